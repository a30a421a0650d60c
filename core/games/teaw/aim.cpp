// SPDX-License-Identifier: MIT
#include "core/games/teaw/aim.h"

#include "core/games/teaw/guard.h"
#include "core/games/teaw/measure.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

const QString DistanceKey = u"distance"_s;
const QString CoverKey = u"cover"_s;

/// The farthest band that can be shot at, in the column printed first.
const Cell *farthest(const QList<Cell> &cells)
{
    const Cell *found = nullptr;
    for (const Cell &cell : cells) {
        const bool possible = cell.row >= 0 && !cell.refusal;
        if (possible && (!found || cell.maximum > found->maximum))
            found = &cell;
    }
    return found;
}

/// Says why there is no shot; the text depends on what was asked.
Text notPossible(const Interview &table, const Aim &aim, int reach)
{
    return Text(aim.needsSight ? u"aim.notPossible"_s : u"aim.outOfRange"_s)
        .with(u"unit"_s, table.unit())
        .with(u"target"_s, aim.target)
        .with(u"n"_s, reach);
}

QList<Text> hintsOf(const Interview &table, const Aim &aim, bool cover)
{
    QList<Text> hints = aim.hints;
    if (aim.needsSight)
        hints.append(meaning(table, u"teaw.los.blockers"_s));
    if (cover)
        hints.append(meaning(table, u"teaw.cover.half"_s));
    hints.append(meaning(table, u"teaw.measure.point"_s));
    return hints;
}

} // namespace

std::optional<Row> takeAim(Interview &table, const Aim &aim)
{
    const Table *bands = table.rulebook().table(aim.table);
    Q_ASSERT_X(bands, "takeAim", qPrintable(aim.table));
    const bool cover = bands->key(CoverKey) >= 0;
    Question question;
    question.kind = QuestionKind::Cells;
    question.name = u"aim"_s;
    question.rule = aim.rule;
    question.text = aim.text;
    question.table = aim.table;
    question.side = aim.side == EntityId::None ? table.moment().side : aim.side;
    question.actor = table.unit();
    question.subject = aim.target;
    question.cells = table.cells(aim.table, aim.known, DistanceKey, cover ? CoverKey : QString());
    question.hints = hintsOf(table, aim, cover);
    for (const Cell &cell : question.cells)
        question.rows.append(cell.row);

    const Cell *last = farthest(question.cells);
    Q_ASSERT(last);
    const int lastRow = last->row;
    const Text why = notPossible(table, aim, last->maximum);
    const bool declared = table.ruled(u"teaw.measure.premeasure"_s, u"declare"_s);
    Cell none;
    none.id = u"notPossible"_s;
    none.rowName = none.id;
    none.rowLabel = Text(declared ? u"aim.cellLost"_s : u"aim.cellNotPossible"_s);
    if (!declared)
        none.refusal = Refusal{why, aim.rule};
    question.cells.append(none);

    const int row = table.cell(question).row;
    if (row >= 0)
        return table.row(aim.table, row);
    if (declared && misjudged(table, aim.action, aim.rule, why))
        return std::nullopt;
    return table.row(aim.table, lastRow);
}

int figuresOnTable(const Interview &table, const QString &tableId, const TableQuery &known,
                   int figures)
{
    const RulingLookup rulings = [&table](const QString &id) { return table.ruling(id); };
    const std::optional<int> most =
        table.rulebook().table(tableId)->reach(u"figures"_s, known, rulings);
    return std::clamp(figures, 1, most.value_or(1));
}

} // namespace adjutant::teaw
