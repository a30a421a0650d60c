// SPDX-License-Identifier: MIT
#pragma once

#include "app/order_of_battle/unit_listing.h"

#include <QList>
#include <QMenu>

#include <utility>

class QActionGroup;

namespace adjutant::app {

/// How the units shall stand in the order of battle, as a menu.
class ListingMenu : public QMenu
{
    Q_OBJECT

public:
    explicit ListingMenu(QWidget *parent);

    const UnitListing &listing() const { return m_listing; }
    void setListing(const UnitListing &listing);
    /// Whether any unit belongs to a group: else there is nothing to group by.
    void setGroupsKnown(bool known) { m_grouped->setEnabled(known); }

signals:
    /// Somebody chose another listing().
    void chosen();

private:
    void addSort(const QString &text, UnitListing::By by);
    QAction *addSwitch(const QString &text, bool UnitListing::*on);
    void showListing();

    UnitListing m_listing;
    QActionGroup *m_sorts;
    QAction *m_grouped = nullptr;
    QList<std::pair<QAction *, bool UnitListing::*>> m_switches;
};

} // namespace adjutant::app
