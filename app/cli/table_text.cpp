// SPDX-License-Identifier: MIT
#include "app/cli/table_text.h"

#include "app/cli/console.h"

#include "core/referee/interview.h"
#include "core/referee/table_row.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

constexpr int OpenEnd = 900; ///< a maximum from here on means "and more"

class Writer
{
public:
    Writer(const Table &table, const Rulebook &book, const State &state)
        : m_table(table)
        , m_book(book)
        , m_state(state)
    {
    }

    QStringList headers() const
    {
        QStringList cells;
        for (const TableKey &key : m_table.keys)
            cells.append(phrase(key.label));
        for (const TableColumn &column : m_table.columns)
            cells.append(phrase(column.label));
        return cells;
    }

    QStringList row(int index) const
    {
        QStringList cells;
        for (qsizetype key = 0; key < m_table.keys.size(); ++key)
            cells.append(keyText(m_table.keys.at(key), m_table.rows.at(index).keys.at(key)));
        if (!m_table.rows.at(index).refusal.isEmpty()) {
            cells.append(phrase(m_table.rows.at(index).refusal));
            return cells;
        }
        for (const TableColumn &column : m_table.columns)
            cells.append(cellText(column, Row(m_table, index, m_state).cell(column.name)));
        return cells;
    }

    bool isInForce(int index) const
    {
        const QMap<QString, QString> &when = m_table.rows.at(index).when;
        return std::all_of(when.keyValueBegin(), when.keyValueEnd(), [this](const auto &each) {
            return rulingOf(m_book, m_state, each.first) == each.second;
        });
    }

private:
    QString phrase(const QString &key) const { return m_book.phrases.render(key); }

    QString keyText(const TableKey &key, const TableMatch &match) const
    {
        if (key.kind == TableKey::Kind::Choice) {
            QStringList words;
            for (const QString &word : match.words)
                words.append(phrase(key.label + u'.' + word));
            return words.join(u", "_s);
        }
        const int maximum = match.maximumBy(
            [this](const QString &ruling) { return rulingOf(m_book, m_state, ruling); });
        const QString range = rangeText(match.minimum, maximum);
        return key.kind == TableKey::Kind::Length ? QString(range + u' ' + m_book.unit) : range;
    }

    static QString rangeText(int minimum, int maximum)
    {
        const QLocale locale;
        if (minimum == maximum)
            return locale.toString(minimum);
        if (maximum >= OpenEnd)
            return minimum <= 0 ? Words::tr("any") : Words::tr("%1 or more").arg(minimum);
        return Words::tr("%1-%2", "a range")
            .arg(locale.toString(minimum), locale.toString(maximum));
    }

    QString cellText(const TableColumn &column, const Value &cell) const
    {
        if (cell.isEmpty())
            return u"-"_s;
        if (cell.isWord())
            return phrase(column.label + u'.' + cell.toWord());
        const QString number = QLocale().toString(cell.toInt());
        if (column.kind == TableColumn::Kind::Score)
            return Words::tr("%1+", "a score of this or more").arg(number);
        return column.kind == TableColumn::Kind::Length ? QString(number + u' ' + m_book.unit)
                                                        : number;
    }

    const Table &m_table;
    const Rulebook &m_book;
    const State &m_state;
};

} // namespace

const Table *findTable(const Rulebook &book, const QString &id)
{
    const auto found =
        std::find_if(book.tables.cbegin(), book.tables.cend(), [&](const Table &each) {
            return each.id.compare(id, Qt::CaseInsensitive) == 0;
        });
    return found == book.tables.cend() ? nullptr : &*found;
}

QString tableList(const Rulebook &book)
{
    QList<QStringList> lines{{Words::tr("Table"), Words::tr("Title"), Words::tr("Looked up by")}};
    for (const Table &table : book.tables) {
        QStringList keys;
        for (const TableKey &key : table.keys)
            keys.append(key.name);
        lines.append({table.id, book.phrases.render(table.title), keys.join(u", "_s)});
    }
    return inColumns(lines);
}

QString tableText(const Table &table, const Rulebook &book, const State &state,
                  const QList<int> &rows)
{
    const Writer writer(table, book, state);
    QList<QStringList> lines{writer.headers()};
    for (int i = 0; i < table.rows.size(); ++i) {
        if (writer.isInForce(i) && (rows.isEmpty() || rows.contains(i)))
            lines.append(writer.row(i));
    }
    const RuleParagraph *paragraph = book.paragraph(table.rule);
    QString title = book.phrases.render(table.title);
    if (paragraph)
        title += u" ("_s + book.phrases.render(paragraph->heading) + u')';
    return title + u'\n' + inColumns(lines);
}

QString inColumns(const QList<QStringList> &lines)
{
    QList<qsizetype> widths;
    for (const QStringList &line : lines) {
        // The last cell of a line (a refusal, a title) widens no column.
        for (qsizetype i = 0; i + 1 < line.size(); ++i) {
            if (i >= widths.size())
                widths.append(0);
            widths[i] = qMax(widths.at(i), line.at(i).size());
        }
    }
    QString text;
    for (const QStringList &line : lines) {
        QString row;
        for (qsizetype i = 0; i < line.size(); ++i)
            row += i + 1 < line.size() ? line.at(i).leftJustified(widths.at(i) + 2) : line.at(i);
        text += row + u'\n';
        if (&line == &lines.constFirst())
            text += QString(row.size(), u'-') + u'\n';
    }
    return text;
}

} // namespace adjutant::cli
