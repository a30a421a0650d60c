// SPDX-License-Identifier: MIT
#pragma once

#include "app/side_zone/side_panel.h"

#include "core/battle/entity_id.h"

#include <memory>

namespace adjutant::app {

class LogFilter;
class LogModel;

namespace Ui {
class LogPanel;
}

/// What happened, turn by turn in sentences; a line leads to the table or rule behind it.
class LogPanel : public SidePanel
{
    Q_OBJECT

public:
    explicit LogPanel(QWidget *parent = nullptr);
    ~LogPanel() override;

    QString title() const override;
    void takeFocus() override;

signals:
    /// Somebody wants to see where a number came from.
    void sourceWanted(const QString &table, int row, const QString &rule);
    /// Somebody wants to look at the moment after that step.
    void momentWanted(adjutant::StepId step);

protected:
    void begin() override;
    void catchUp() override;
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showEnd();
    void filter(const QString &typed);
    void choose(const QModelIndex &index);
    void lookAtCurrent();
    void lookAt(const QModelIndex &line);

    std::unique_ptr<Ui::LogPanel> m_form;
    LogModel *m_model;
    LogFilter *m_filter;
};

} // namespace adjutant::app
