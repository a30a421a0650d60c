// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/entity_id.h"

#include <QDialog>
#include <QImage>

#include <memory>

class QStandardItemModel;

namespace adjutant::app {

namespace Ui {
class PhotographsWindow;
}

class Session;

/// The photographs of a battle, each with the moment to which it belongs; to add one for now.
class PhotographsWindow : public QDialog
{
    Q_OBJECT

public:
    explicit PhotographsWindow(Session &session, QWidget *parent = nullptr);
    ~PhotographsWindow() override;

    /// Keeps the picture in \a file at the moment at which the battle stands.
    void add(const QString &file);
    /// Picks the photograph that \a step keeps.
    void pick(StepId step);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void reload();
    QString momentOf(StepId step) const;
    void showPicked();
    void showPicture();
    void askForFile();
    void save();
    void tell(const QString &notice);
    StepId picked() const;

    std::unique_ptr<Ui::PhotographsWindow> m_form;
    Session &m_session;
    QStandardItemModel *m_list;
    QImage m_picture;
};

} // namespace adjutant::app
