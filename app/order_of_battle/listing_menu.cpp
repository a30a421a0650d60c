// SPDX-License-Identifier: MIT
#include "app/order_of_battle/listing_menu.h"

#include <QActionGroup>

namespace adjutant::app {

ListingMenu::ListingMenu(QWidget *parent)
    : QMenu(parent)
    , m_sorts(new QActionGroup(this))
{
    addSort(tr("By number"), UnitListing::By::Number);
    addSort(tr("By name"), UnitListing::By::Name);
    addSort(tr("By type"), UnitListing::By::Type);
    addSort(tr("In danger first"), UnitListing::By::Danger);
    addSeparator();
    m_grouped = addSwitch(tr("By brigade"), &UnitListing::grouped);
    addSwitch(tr("Double size"), &UnitListing::large);
    addSwitch(tr("With what is off the table"), &UnitListing::offTable);
    showListing();
}

void ListingMenu::addSort(const QString &text, UnitListing::By by)
{
    QAction *action = addAction(text);
    action->setCheckable(true);
    action->setData(static_cast<int>(by));
    m_sorts->addAction(action);
    connect(action, &QAction::triggered, this, [this, by] {
        m_listing.by = by;
        emit chosen();
    });
}

QAction *ListingMenu::addSwitch(const QString &text, bool UnitListing::*on)
{
    QAction *action = addAction(text);
    action->setCheckable(true);
    m_switches.append({action, on});
    connect(action, &QAction::triggered, this, [this, on](bool checked) {
        m_listing.*on = checked;
        emit chosen();
    });
    return action;
}

void ListingMenu::setListing(const UnitListing &listing)
{
    m_listing = listing;
    showListing();
}

void ListingMenu::showListing()
{
    for (QAction *action : m_sorts->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(m_listing.by));
    for (const auto &[action, on] : std::as_const(m_switches))
        action->setChecked(m_listing.*on);
}

} // namespace adjutant::app
