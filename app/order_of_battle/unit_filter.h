// SPDX-License-Identifier: MIT
#pragma once

#include "app/order_of_battle/unit_listing.h"

#include <QCollator>
#include <QSortFilterProxyModel>
#include <QStringList>

namespace adjutant::app {

class UnitListModel;
struct UnitRow;

/// The order of battle as it is looked at: the units in whose row all the typed words stand,
/// whatever their case and accents, each below its side, in the order that was chosen.
class UnitFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit UnitFilter(QObject *parent = nullptr);

    void setUnits(UnitListModel *units);
    void setWords(const QString &typed);
    void setListing(const UnitListing &listing);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    int compareGroups(const UnitRow &left, const UnitRow &right) const;
    int compareUnits(const UnitRow &left, const UnitRow &right) const;

    UnitListModel *m_units = nullptr;
    QStringList m_words;
    UnitListing m_listing;
    QCollator m_names;
};

} // namespace adjutant::app
