// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <memory>

class QKeyEvent;

namespace adjutant::app {

namespace Ui {
class ConflictView;
}

class Session;

/// A correction of the past met an old entry that cannot be repeated as it was: people decide.
class ConflictView : public QWidget
{
    Q_OBJECT

public:
    ConflictView(Session &session, QWidget *parent);
    ~ConflictView() override;

    void refresh();
    bool takeKey(const QKeyEvent &key);

private:
    Session &m_session;
    std::unique_ptr<Ui::ConflictView> m_form;
};

} // namespace adjutant::app
