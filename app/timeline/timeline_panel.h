// SPDX-License-Identifier: MIT
#pragma once

#include "app/side_zone/side_panel.h"

#include "core/battle/entity_id.h"

#include <memory>

namespace adjutant::app {

class TimelineModel;

namespace Ui {
class TimelinePanel;
}

/// Every entry of the battle, also on the lines that were left behind; the one that is chosen is
/// looked at.
class TimelinePanel : public SidePanel
{
    Q_OBJECT

public:
    explicit TimelinePanel(QWidget *parent = nullptr);
    ~TimelinePanel() override;

    QString title() const override;
    void takeFocus() override;
    /// Shows the timeline and looks at the moment after \a step.
    void lookAt(StepId step);

protected:
    void begin() override;
    void catchUp() override;
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fillLines();
    void showLine();
    void follow();
    void look(const QModelIndex &index);
    StepId chosenTip() const;

    std::unique_ptr<Ui::TimelinePanel> m_form;
    TimelineModel *m_model;
    QMetaObject::Connection m_lookback; ///< to what this battle's past shows
    bool m_following = false;
};

} // namespace adjutant::app
