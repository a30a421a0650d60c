// SPDX-License-Identifier: MIT
#include "app/rule_table/printed_table.h"

#include "core/referee/interview.h"
#include "core/referee/table_row.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr int FewChoices = 4; ///< as many may go across
constexpr int OpenEnd = 900;  ///< a maximum from here on means "and more"

class Printer
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::app::PrintedTable)

public:
    Printer(const Table &table, const Rulebook &rulebook, const State &state)
        : m_table(table)
        , m_rulebook(rulebook)
        , m_state(state)
    {
        for (int i = 0; i < table.rows.size(); ++i) {
            if (isInForce(table.rows.at(i)))
                m_rows.append(i);
        }
        chooseShape();
    }

    PrintedTable print() const
    {
        PrintedTable printed;
        printed.title = phrase(m_table.title);
        QStringList caption;
        for (const int key : m_captionKeys)
            caption.append(tr("%1: %2").arg(phrase(m_table.keys.at(key).label),
                                            keyText(m_rows.constFirst(), key)));
        printed.caption = caption.join(u" · "_s);
        for (const int key : m_sideKeys)
            printed.headers.append(phrase(m_table.keys.at(key).label));
        for (int column = 0; column < m_table.columns.size(); ++column)
            printed.headers += resultHeaders(column);
        for (const QList<int> &group : groups())
            printed.cells.append(printedRow(group));
        return printed;
    }

private:
    QString phrase(const QString &key) const { return m_rulebook.phrases.render(key); }
    QString ruling(const QString &id) const { return rulingOf(m_rulebook, m_state, id); }

    bool isInForce(const TableRow &row) const
    {
        return std::all_of(row.when.keyValueBegin(), row.when.keyValueEnd(),
                           [this](const auto &each) { return ruling(each.first) == each.second; });
    }

    /// Which keys go to the side, which one across, and which into the caption.
    void chooseShape()
    {
        for (int key = 0; key < m_table.keys.size(); ++key) {
            const bool same = std::all_of(m_rows.cbegin(), m_rows.cend(), [&](int row) {
                return keyText(row, key) == keyText(m_rows.constFirst(), key);
            });
            if (same && m_rows.size() > 1)
                m_captionKeys.append(key);
            else
                m_sideKeys.append(key);
        }
        if (m_sideKeys.size() < 2)
            return;
        for (qsizetype i = m_sideKeys.size() - 1; i >= 0 && m_acrossKey < 0; --i) {
            if (mayGoAcross(m_sideKeys.at(i)))
                m_acrossKey = m_sideKeys.takeAt(i);
        }
        if (m_acrossKey >= 0)
            m_across = m_table.keys.at(m_acrossKey).options;
    }

    bool mayGoAcross(int key) const
    {
        const TableKey &declared = m_table.keys.at(key);
        if (declared.kind != TableKey::Kind::Choice || declared.options.size() > FewChoices)
            return false;
        // Every combination of the others has a row for each option.
        QStringList seen;
        for (const int row : m_rows) {
            if (m_table.rows.at(row).keys.at(key).words.size() != 1)
                return false;
            const QString name = sideName(row, key);
            if (!seen.contains(name))
                seen.append(name);
        }
        return seen.size() * declared.options.size() == m_rows.size();
    }

    QString sideName(int row, int without) const
    {
        QStringList parts;
        for (const int key : m_sideKeys) {
            if (key != without)
                parts.append(keyText(row, key));
        }
        return parts.join(u'|');
    }

    /// The rows that are printed as one: one for each option that goes across.
    QList<QList<int>> groups() const
    {
        QStringList names;
        QList<QList<int>> found;
        for (const int row : m_rows) {
            const QString name =
                m_acrossKey < 0 ? QString::number(row) : sideName(row, m_acrossKey);
            qsizetype at = names.indexOf(name);
            if (at < 0) {
                at = names.size();
                names.append(name);
                found.append(QList<int>());
            }
            found[at].append(row);
        }
        return found;
    }

    /// Whether a result says the same whatever the option that goes across.
    bool isCommon(int column) const
    {
        const QList<QList<int>> all = groups();
        return m_acrossKey < 0 ||
               std::all_of(all.cbegin(), all.cend(), [&](const QList<int> &group) {
                   return std::all_of(group.cbegin(), group.cend(), [&](int row) {
                       return resultText(row, column) == resultText(group.constFirst(), column);
                   });
               });
    }

    QStringList resultHeaders(int column) const
    {
        const QString label = phrase(m_table.columns.at(column).label);
        if (isCommon(column))
            return {label};
        QStringList headers;
        for (const QString &option : m_across)
            headers.append(
                tr("%1\n%2", "a result, and for what it holds")
                    .arg(label, phrase(m_table.keys.at(m_acrossKey).label + u'.' + option)));
        return headers;
    }

    QList<PrintedTable::Cell> printedRow(const QList<int> &group) const
    {
        QList<PrintedTable::Cell> cells;
        for (const int key : m_sideKeys)
            cells.append({keyText(group.constFirst(), key), group, false, false});
        for (int column = 0; column < m_table.columns.size(); ++column) {
            if (isCommon(column)) {
                cells.append(resultCell(group.constFirst(), column));
                cells.last().rows = group;
                continue;
            }
            for (const QString &option : m_across) {
                const auto row = std::find_if(group.cbegin(), group.cend(), [&](int each) {
                    return m_table.rows.at(each).keys.at(m_acrossKey).words.contains(option);
                });
                cells.append(row == group.cend() ? PrintedTable::Cell() : resultCell(*row, column));
            }
        }
        return cells;
    }

    PrintedTable::Cell resultCell(int row, int column) const
    {
        const QString key = houseRuleKey(m_table.id, row, m_table.columns.at(column).name);
        const bool house = m_state.entity(EntityId::Rulings).values().contains(key);
        return {resultText(row, column), {row}, house, true};
    }

    QString keyText(int row, int key) const
    {
        const TableKey &declared = m_table.keys.at(key);
        const TableMatch &match = m_table.rows.at(row).keys.at(key);
        if (declared.kind == TableKey::Kind::Choice) {
            QStringList words;
            for (const QString &word : match.words)
                words.append(phrase(declared.label + u'.' + word));
            return words.join(u", "_s);
        }
        const int maximum = match.maximumBy([this](const QString &id) { return ruling(id); });
        const QString range = rangeText(match.minimum, maximum, declared.kind);
        return declared.kind == TableKey::Kind::Length
                   ? tr("%1 %2", "a distance and its unit").arg(range, m_rulebook.unit)
                   : range;
    }

    static QString rangeText(int minimum, int maximum, TableKey::Kind kind)
    {
        const QLocale locale;
        if (minimum == maximum)
            return locale.toString(minimum);
        if (maximum >= OpenEnd)
            return tr("%1 or more").arg(minimum);
        if (kind == TableKey::Kind::Length && minimum == 0)
            return tr("up to %1").arg(maximum);
        return tr("%1–%2", "a range").arg(locale.toString(minimum), locale.toString(maximum));
    }

    QString resultText(int row, int column) const
    {
        const TableColumn &declared = m_table.columns.at(column);
        const QString refusal = m_table.rows.at(row).refusal;
        if (!refusal.isEmpty())
            return column == 0 ? phrase(refusal) : QString();
        const Value cell = Row(m_table, row, m_state).cell(declared.name);
        if (cell.isEmpty())
            return u"–"_s;
        if (cell.isWord())
            return phrase(declared.label + u'.' + cell.toWord());
        const QString number = QLocale().toString(cell.toInt());
        if (declared.kind == TableColumn::Kind::Score)
            return tr("%1+", "a score of this or more").arg(number);
        if (declared.kind == TableColumn::Kind::Length)
            return tr("%1 %2", "a distance and its unit").arg(number, m_rulebook.unit);
        return number;
    }

    const Table &m_table;
    const Rulebook &m_rulebook;
    const State &m_state;
    QList<int> m_rows; ///< in force
    QList<int> m_sideKeys;
    QList<int> m_captionKeys;
    int m_acrossKey = -1;
    QStringList m_across; ///< options of the key that goes across
};

} // namespace

PrintedTable PrintedTable::of(const Table &table, const Rulebook &rulebook, const State &state)
{
    return Printer(table, rulebook, state).print();
}

} // namespace adjutant::app
