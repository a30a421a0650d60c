// SPDX-License-Identifier: MIT
#include "core/referee/table_words.h"

#include "core/referee/interview.h"
#include "core/referee/table_row.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

QString shown(int number)
{
    return QLocale().toString(number);
}

} // namespace

TableWords::TableWords(const Table &table, const Rulebook &book, const State &state)
    : m_table(table)
    , m_book(book)
    , m_state(state)
{
}

QString TableWords::dash()
{
    return u"-"_s;
}

QString TableWords::keyOf(int row, int key) const
{
    const TableKey &declared = m_table.keys.at(key);
    const TableMatch &match = m_table.rows.at(row).keys.at(key);
    if (declared.kind == TableKey::Kind::Choice)
        return words(declared, match);
    const int maximum = maximumOf(row, key);
    return declared.kind == TableKey::Kind::Length ? lengths(match, maximum)
                                                   : range(match.minimum, maximum);
}

QString TableWords::words(const TableKey &key, const TableMatch &match) const
{
    if (match.words == key.options)
        return tr("any");
    QStringList options;
    for (const QString &word : match.words)
        options.append(phrase(key.label + u'.' + word));
    return options.join(u", "_s);
}

QString TableWords::range(int minimum, int maximum)
{
    const bool fromAny = minimum == TableMatch::NoMinimum;
    if (maximum == TableMatch::NoMaximum)
        return fromAny || minimum == 0 ? tr("any") : tr("%1 or more").arg(shown(minimum));
    if (fromAny)
        return tr("%1 or less").arg(shown(maximum));
    if (minimum == maximum)
        return shown(minimum);
    // A dash between a number and a negative one would be read as its sign.
    return minimum < 0 ? tr("%1 to %2", "numbers").arg(shown(minimum), shown(maximum))
                       : shown(minimum) + u'-' + shown(maximum);
}

QString TableWords::lengths(const TableMatch &match, int maximum) const
{
    const int minimum = match.minimum;
    if (maximum == TableMatch::NoMaximum)
        return minimum <= 0 ? tr("any") : tr("%1 or more").arg(length(shown(minimum)));
    if (match.above)
        return tr("over %1 to %2", "distances").arg(shown(minimum), length(shown(maximum)));
    if (minimum > 0)
        return length(range(minimum, maximum));
    return match.below ? tr("under %1", "a distance").arg(length(shown(maximum)))
                       : tr("up to %1").arg(length(shown(maximum)));
}

QString TableWords::length(const QString &measure) const
{
    return m_book.unit == u"inch"_s ? tr("%1 in", "inches").arg(measure) : tr("%1 cm").arg(measure);
}

QString TableWords::cellOf(int row, int column) const
{
    const TableColumn &declared = m_table.columns.at(column);
    return cell(declared, Row(m_table, row, m_state).cell(declared.name));
}

QString TableWords::printedCellOf(int row, int column) const
{
    return cell(m_table.columns.at(column), m_table.rows.at(row).cells.at(column));
}

QString TableWords::cell(const TableColumn &column, const Value &value) const
{
    if (value.isEmpty())
        return dash();
    if (value.isWord())
        return phrase(column.label + u'.' + value.toWord());
    const QString number = shown(value.toInt());
    if (column.kind == TableColumn::Kind::Score)
        return tr("%1+", "the score that a die needs").arg(number);
    return column.kind == TableColumn::Kind::Length ? length(number) : number;
}

QString TableWords::rowSays(int row) const
{
    QStringList parts;
    for (const TableColumn &column : m_table.columns) {
        const Value value = Row(m_table, row, m_state).cell(column.name);
        if (value.isWord())
            parts.append(cell(column, value));
        else if (value.toInt() != 0)
            parts.append(tr("%1: %2", "a column of a table, and its number")
                             .arg(phrase(column.label), cell(column, value)));
    }
    return parts.join(u", "_s);
}

QString TableWords::keysOf(int row) const
{
    QStringList parts;
    for (int key = 0; key < m_table.keys.size(); ++key)
        parts.append(keyOf(row, key));
    // What may be anything tells no row from another.
    const QString any = tr("any");
    if (parts.count(any) < parts.size())
        parts.removeAll(any);
    return parts.join(u", "_s);
}

int TableWords::maximumOf(int row, int key) const
{
    return m_table.rows.at(row).keys.at(key).maximumBy(
        [this](const QString &ruling) { return rulingOf(m_book, m_state, ruling); });
}

bool TableWords::isInForce(int row) const
{
    const QMap<QString, QString> &when = m_table.rows.at(row).when;
    return std::all_of(when.keyValueBegin(), when.keyValueEnd(), [this](const auto &each) {
        return rulingOf(m_book, m_state, each.first) == each.second;
    });
}

} // namespace adjutant
