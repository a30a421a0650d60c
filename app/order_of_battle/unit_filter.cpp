// SPDX-License-Identifier: MIT
#include "app/order_of_battle/unit_filter.h"

#include "app/order_of_battle/unit_list_model.h"

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

/// Without case and accents: "Café" is found by "cafe".
QString folded(const QString &text)
{
    QString bare;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD)) {
        if (letter.category() != QChar::Mark_NonSpacing)
            bare.append(letter);
    }
    return bare.toCaseFolded();
}

/// The "C" locale knows no order of letters.
QLocale lettersOf(const QLocale &locale)
{
    return locale.language() == QLocale::C ? QLocale(QLocale::English) : locale;
}

bool isWarned(const UnitRow &row)
{
    return std::any_of(row.badges.cbegin(), row.badges.cend(),
                       [](const Badge &badge) { return badge.tone == u"warn"; });
}

/// In how much danger a unit is, the most first: what threatens it, what it suffers, what it has
/// lost. Nothing can befall one that is gone.
std::tuple<bool, bool, bool, int> calmness(const UnitRow &row)
{
    constexpr int whole = 100; // percent
    const int left = row.full > 0 ? row.strength * whole / row.full : whole;
    return {row.gone, row.threats.isEmpty(), !isWarned(row), left};
}

template<typename Rank>
int compareRanks(const Rank &left, const Rank &right)
{
    return left < right ? -1 : right < left ? 1 : 0;
}

} // namespace

UnitFilter::UnitFilter(QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_names(lettersOf(QLocale()))
{
    m_names.setNumericMode(true); // Coy 2 before Coy 10
    m_names.setCaseSensitivity(Qt::CaseInsensitive);
    sort(0);
}

void UnitFilter::setUnits(UnitListModel *units)
{
    m_units = units;
    setSourceModel(units);
}

void UnitFilter::setWords(const QString &typed)
{
    m_words = folded(typed).simplified().split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

void UnitFilter::setListing(const UnitListing &listing)
{
    if (m_listing == listing)
        return;
    m_listing = listing;
    invalidate();
}

bool UnitFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const UnitRow &unit = m_units->row(row);
    if (unit.isGroup)
        return m_words.isEmpty() && (m_listing.grouped || unit.offTable);
    if (m_words.isEmpty() || unit.isSide)
        return true;
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const QString text = folded(index.data(Qt::AccessibleTextRole).toString());
    return std::all_of(m_words.cbegin(), m_words.cend(),
                       [&text](const QString &word) { return text.contains(word); });
}

bool UnitFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const UnitRow &first = m_units->row(left.row());
    const UnitRow &second = m_units->row(right.row());
    const auto rank = [](const UnitRow &row) {
        return std::tuple(row.army, !row.isSide, row.offTable);
    };
    int order = compareRanks(rank(first), rank(second));
    if (order == 0)
        order = compareGroups(first, second);
    if (order == 0)
        order = compareUnits(first, second);
    return order != 0 ? order < 0 : left.row() < right.row();
}

/// Units of no group stand first, below their side; a group below its heading.
int UnitFilter::compareGroups(const UnitRow &left, const UnitRow &right) const
{
    if (m_listing.grouped && !left.offTable && left.group != right.group) {
        if (left.group.isEmpty() || right.group.isEmpty())
            return left.group.isEmpty() ? -1 : 1;
        const int order = m_names.compare(left.group, right.group);
        return order != 0 ? order : left.group.compare(right.group);
    }
    return compareRanks(!left.isGroup, !right.isGroup);
}

int UnitFilter::compareUnits(const UnitRow &left, const UnitRow &right) const
{
    int order = 0;
    switch (m_listing.by) {
    case UnitListing::By::Number:
        break;
    case UnitListing::By::Name:
        order = m_names.compare(left.name, right.name);
        break;
    case UnitListing::By::Type:
        order = m_names.compare(left.type, right.type);
        break;
    case UnitListing::By::Danger:
        order = compareRanks(calmness(left), calmness(right));
        break;
    }
    return order != 0 ? order : compareRanks(left.number, right.number);
}

} // namespace adjutant::app
