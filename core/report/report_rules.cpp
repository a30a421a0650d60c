// SPDX-License-Identifier: MIT
#include "core/referee/interview.h"
#include "core/referee/table_row.h"
#include "core/report/report_parts.h"
#include "core/report/report_words.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

QString choiceText(const Narrator &narrator, const Ruling &ruling, const QString &choice)
{
    const auto option = std::find_if(ruling.options.cbegin(), ruling.options.cend(),
                                     [&](const RulingOption &each) { return each.id == choice; });
    return option == ruling.options.cend() ? choice : narrator.render(option->text);
}

QStringList rulingLines(const Narrator &narrator)
{
    QStringList lines;
    for (const Ruling &ruling : narrator.rulebook().rulings) {
        const QString choice = rulingOf(narrator.rulebook(), narrator.state(), ruling.id);
        if (choice != ruling.fallback)
            lines.append(
                ReportWords::tr("%1: %2", "a ruling and how it is read")
                    .arg(narrator.render(ruling.heading), choiceText(narrator, ruling, choice)));
    }
    return lines;
}

QString cellText(const Narrator &narrator, const TableColumn &column, const Value &cell)
{
    if (cell.isEmpty())
        return u"-"_s;
    return cell.isWord() ? narrator.render(column.label + u'.' + cell.toWord())
                         : QLocale().toString(cell.toInt());
}

QStringList houseLinesOf(const Narrator &narrator, const Table &table)
{
    QStringList lines;
    const Entity &rulings = narrator.state().entity(EntityId::Rulings);
    for (int row = 0; row < table.rows.size(); ++row) {
        for (int i = 0; i < table.columns.size(); ++i) {
            const TableColumn &column = table.columns.at(i);
            const Value house = rulings.value(houseRuleKey(table.id, row, column.name));
            if (house.isEmpty())
                continue;
            lines.append(
                ReportWords::tr("%1, row %2, %3: %4 instead of %5", "table, row, column, cells")
                    .arg(narrator.render(table.title), QLocale().toString(row + 1),
                         narrator.render(column.label), cellText(narrator, column, house),
                         cellText(narrator, column, table.rows.at(row).cells.value(i))));
        }
    }
    return lines;
}

} // namespace

QList<Block> rulesChapter(const Narrator &narrator)
{
    const QStringList rulings = rulingLines(narrator);
    QStringList house;
    for (const Table &table : narrator.rulebook().tables)
        house += houseLinesOf(narrator, table);
    QList<Block> blocks{block::Heading{2, ReportWords::tr("Rulings and house rules")}};
    if (!house.isEmpty()) {
        blocks.append(block::Heading{3, ReportWords::tr("House rules")});
        blocks.append(block::Items{house});
    }
    if (!rulings.isEmpty()) {
        blocks.append(block::Heading{3, ReportWords::tr("Rulings that are not read by default")});
        blocks.append(block::Items{rulings});
    }
    const auto others = narrator.rulebook().rulings.size() - rulings.size();
    blocks.append(block::Paragraph{
        ReportWords::tr("Rulings that are read by default: %1.").arg(QLocale().toString(others))});
    return blocks;
}

} // namespace adjutant
