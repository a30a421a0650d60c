// SPDX-License-Identifier: MIT
#include "core/rules/table.h"

#include <algorithm>

namespace adjutant {

namespace {

constexpr int FacesOfDie = 6;

template<typename Named>
int placeOf(const QList<Named> &list, const QString &name)
{
    const auto at = std::find_if(list.cbegin(), list.cend(),
                                 [&](const Named &each) { return each.name == name; });
    return at == list.cend() ? -1 : static_cast<int>(at - list.cbegin());
}

bool inForce(const TableRow &row, const RulingLookup &rulings)
{
    for (auto each = row.when.cbegin(); each != row.when.cend(); ++each) {
        if (rulings(each.key()) != each.value())
            return false;
    }
    return true;
}

/// A row's key meets what is asked with.
class Meeting
{
public:
    Meeting(const TableKey &key, const TableMatch &match, const RulingLookup &rulings,
            const LengthRule &lengths)
        : m_key(key)
        , m_match(match)
        , m_rulings(rulings)
        , m_lengths(lengths)
    {
    }

    bool operator()(int number) const
    {
        return number >= m_match.minimum && number <= m_match.maximumBy(m_rulings);
    }
    bool operator()(const QString &word) const { return m_match.accepts(word); }
    bool operator()(Length length) const
    {
        if (!m_key.exact)
            return (*this)(m_lengths.wholeUnit(length));
        return m_match.holds(length, m_lengths, m_rulings);
    }

private:
    const TableKey &m_key;
    const TableMatch &m_match;
    const RulingLookup &m_rulings;
    const LengthRule &m_lengths;
};

bool acceptsAll(const Table &table, const TableRow &row, const TableQuery &query,
                const RulingLookup &rulings, const LengthRule &lengths)
{
    for (qsizetype i = 0; i < table.keys.size(); ++i) {
        const auto asked = query.constFind(table.keys[i].name);
        if (asked == query.cend())
            continue;
        if (!std::visit(Meeting(table.keys[i], row.keys[i], rulings, lengths), *asked))
            return false;
    }
    return true;
}

bool holdsEveryKey(const Table &table, const TableQuery &query)
{
    return std::all_of(table.keys.cbegin(), table.keys.cend(),
                       [&](const TableKey &key) { return query.contains(key.name); });
}

} // namespace

int TableMatch::maximumBy(const RulingLookup &rulings) const
{
    return maximumFromRuling.isEmpty() ? maximum : rulings(maximumFromRuling).toInt();
}

bool TableMatch::holds(Length length, const LengthRule &rule, const RulingLookup &rulings) const
{
    return LengthSpan{minimum, maximumBy(rulings), above, below}.holds(length, rule);
}

int Table::column(const QString &name) const
{
    return placeOf(columns, name);
}

int Table::key(const QString &name) const
{
    return placeOf(keys, name);
}

std::optional<int> Table::find(const TableQuery &query, const RulingLookup &rulings,
                               const LengthRule &lengths) const
{
    Q_ASSERT_X(holdsEveryKey(*this, query), "Table::find", qPrintable(id));
    const QList<int> rowsFound = findAll(query, rulings, lengths);
    return rowsFound.isEmpty() ? std::nullopt : std::optional(rowsFound.first());
}

QList<int> Table::findAll(const TableQuery &query, const RulingLookup &rulings,
                          const LengthRule &lengths) const
{
    QList<int> found;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (inForce(rows[i], rulings) && acceptsAll(*this, rows[i], query, rulings, lengths))
            found.append(static_cast<int>(i));
    }
    return found;
}

std::optional<int> Table::reach(const QString &key, const TableQuery &query,
                                const RulingLookup &rulings) const
{
    const int place = this->key(key);
    Q_ASSERT_X(place >= 0, "Table::reach", qPrintable(key));
    std::optional<int> farthest;
    for (const int row : findAll(query, rulings, {})) {
        if (rows[row].refusal.isEmpty())
            farthest = std::max(farthest.value_or(0), rows[row].keys[place].maximumBy(rulings));
    }
    return farthest;
}

QList<int> Table::faces(const QString &column, const Value &cell, const TableQuery &query,
                        const RulingLookup &rulings) const
{
    const auto die = std::find_if(keys.cbegin(), keys.cend(), [](const TableKey &each) {
        return each.kind == TableKey::Kind::Die;
    });
    const int place = this->column(column);
    Q_ASSERT_X(die != keys.cend() && place >= 0, "Table::faces", qPrintable(id));
    QList<int> found;
    TableQuery asked = query;
    for (int face = 1; face <= FacesOfDie; ++face) {
        asked.insert(die->name, face);
        const std::optional<int> row = find(asked, rulings, {});
        if (row && rows[*row].cells[place] == cell)
            found.append(face);
    }
    return found;
}

} // namespace adjutant
