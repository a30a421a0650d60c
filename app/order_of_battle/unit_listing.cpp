// SPDX-License-Identifier: MIT
#include "app/order_of_battle/unit_listing.h"

#include <QSettings>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

const QString SortKey = u"orderOfBattle/sort"_s;
const QString GroupsKey = u"orderOfBattle/groups"_s;
const QString LargeKey = u"orderOfBattle/large"_s;
const QString OffTableKey = u"orderOfBattle/offTable"_s;

/// Words in the file, in the order of UnitListing::By.
QStringList sortWords()
{
    return {u"number"_s, u"name"_s, u"type"_s, u"danger"_s};
}

} // namespace

UnitListing UnitListing::load()
{
    const QSettings settings;
    const auto sort = sortWords().indexOf(settings.value(SortKey).toString());
    UnitListing listing;
    listing.by = sort < 0 ? By::Number : static_cast<By>(sort);
    listing.grouped = settings.value(GroupsKey).toBool();
    listing.large = settings.value(LargeKey).toBool();
    listing.offTable = settings.value(OffTableKey).toBool();
    return listing;
}

void UnitListing::keep() const
{
    QSettings settings;
    settings.setValue(SortKey, sortWords().at(static_cast<int>(by)));
    settings.setValue(GroupsKey, grouped);
    settings.setValue(LargeKey, large);
    settings.setValue(OffTableKey, offTable);
}

} // namespace adjutant::app
