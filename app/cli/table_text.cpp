// SPDX-License-Identifier: MIT
#include "app/cli/table_text.h"

#include "app/cli/console.h"

#include "core/referee/table_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

QStringList headers(const Table &table, const Rulebook &book)
{
    QStringList cells;
    for (const TableKey &key : table.keys)
        cells.append(book.phrases.render(key.label));
    for (const TableColumn &column : table.columns)
        cells.append(book.phrases.render(column.label));
    return cells;
}

QStringList line(const Table &table, const Rulebook &book, const TableWords &words, int row)
{
    QStringList cells;
    for (int key = 0; key < table.keys.size(); ++key)
        cells.append(words.keyOf(row, key));
    if (!table.rows.at(row).refusal.isEmpty()) {
        cells.append(book.phrases.render(table.rows.at(row).refusal));
        return cells;
    }
    for (int column = 0; column < table.columns.size(); ++column)
        cells.append(words.cellOf(row, column));
    return cells;
}

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
    const TableWords words(table, book, state);
    QList<QStringList> lines{headers(table, book)};
    for (int i = 0; i < table.rows.size(); ++i) {
        if (words.isInForce(i) && (rows.isEmpty() || rows.contains(i)))
            lines.append(line(table, book, words, i));
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
