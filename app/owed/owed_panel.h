// SPDX-License-Identifier: MIT
#pragma once

#include "app/owed/owed_items.h"
#include "app/side_zone/side_panel.h"

#include <memory>

namespace adjutant::app {

class OwedCard;

namespace Ui {
class OwedPanel;
}

/// What the rules still demand or offer, and the questions that were put aside; one press each.
class OwedPanel : public SidePanel
{
    Q_OBJECT

public:
    explicit OwedPanel(QWidget *parent = nullptr);
    ~OwedPanel() override;

    QString title() const override;
    int count() const override { return static_cast<int>(m_items.size()); }
    void takeFocus() override;

protected:
    void catchUp() override;
    void changeEvent(QEvent *event) override;

private:
    void showItems();
    OwedCard *makeCard();
    void takeUp(const OwedItem &item);
    void letGo(const OwedItem &item);

    std::unique_ptr<Ui::OwedPanel> m_form;
    QList<OwedItem> m_items; ///< as the cards show them
    QList<OwedCard *> m_cards;
};

} // namespace adjutant::app
