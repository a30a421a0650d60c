// SPDX-License-Identifier: MIT
#include "core/games/teaw/one_die.h"

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

/// The row of each face, from 1.
QList<int> rowsByFace(const Interview &table, const QString &tableId)
{
    QList<int> rows;
    for (int face = 1; face <= DiceGroup().sides; ++face)
        rows.append(table.row(tableId, {{u"die"_s, face}}).index());
    return rows;
}

/// The last face of each row, which is how odds take equal faces together.
QList<int> edgesOf(const QList<int> &rows)
{
    QList<int> edges;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (i + 1 == rows.size() || rows.at(i) != rows.at(i + 1))
            edges.append(static_cast<int>(i) + 1);
    }
    return edges;
}

} // namespace

Row rollOn(Interview &table, const QString &tableId, Question question)
{
    question.kind = QuestionKind::Dice;
    question.reading = Reading::Table;
    question.table = tableId;
    DiceGroup die;
    die.actor = question.actor;
    die.edges = edgesOf(rowsByFace(table, tableId));
    question.dice = {die};
    const int face = table.roll(question).face();
    return table.row(tableId, {{u"die"_s, face}});
}

int scoreOf(const Interview &table, const QString &tableId, const QString &column,
            const QString &outcome)
{
    for (int face = 1; face <= DiceGroup().sides; ++face) {
        if (table.row(tableId, {{u"die"_s, face}}).word(column) == outcome)
            return face;
    }
    return DiceGroup().sides + 1;
}

} // namespace adjutant::teaw
