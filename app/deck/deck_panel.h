// SPDX-License-Identifier: MIT
#pragma once

#include "app/side_zone/side_panel.h"

#include <memory>

namespace adjutant::app {

namespace Ui {
class DeckPanel;
}

/// The cards that steer the turn: played, next, left, and what is certain of those. To look at;
/// nothing here draws or shuffles.
class DeckPanel : public SidePanel
{
    Q_OBJECT

public:
    explicit DeckPanel(QWidget *parent = nullptr);
    ~DeckPanel() override;

    QString title() const override;
    bool isNeeded() const override;

protected:
    void catchUp() override;
    void changeEvent(QEvent *event) override;

private:
    void comeForward(bool wasNeeded);

    std::unique_ptr<Ui::DeckPanel> m_form;
    bool m_cardIsAsked = false;
};

} // namespace adjutant::app
