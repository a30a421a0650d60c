// SPDX-License-Identifier: MIT
#include "app/cli/comparison_text.h"

#include "app/cli/console.h"

#include "core/referee/table_words.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

constexpr int AmountWidth = 5;
constexpr int Gap = 4;

/// What stands in one column, line by line: a name or a modifier, and its number.
struct ColumnLine
{
    QString what;
    QString amount;
};

QString signedNumber(int number)
{
    return number > 0 ? u'+' + QString::number(number) : QString::number(number);
}

QList<ColumnLine> columnOf(const Sum &sum, const BattleWords &words)
{
    QList<ColumnLine> lines{{words.nameOf(sum.unit), {}},
                            {Words::tr("Die"), sum.isThrown() ? QString::number(sum.die) : u"?"_s}};
    for (const SumPart &part : sum.parts)
        lines.append({words.render(part.what), signedNumber(part.amount)});
    return lines;
}

QString column(const ColumnLine &line, qsizetype width)
{
    return line.what.leftJustified(width) + line.amount.rightJustified(AmountWidth);
}

/// "Margin +2: Defender falls back, Moves: 1".
QString marginLine(const Comparison &comparison, const BattleWords &words)
{
    const std::optional<int> row = comparison.row(words.rulebook(), words.state());
    const QString margin = signedNumber(comparison.margin());
    if (!row)
        return Words::tr("Margin %1").arg(margin);
    const Table &table = *words.rulebook().table(comparison.table);
    return Words::tr("Margin %1: %2", "a number, and the row of the table that it hits")
        .arg(margin, TableWords(table, words.rulebook(), words.state()).rowSays(*row));
}

QJsonObject sumToJson(const ServeSession &session, const Comparison &comparison, const Sum &sum)
{
    QJsonArray parts;
    for (const SumPart &part : sum.parts)
        parts.append(
            QJsonObject{{u"text"_s, session.render(part.what)}, {u"amount"_s, part.amount}});
    QJsonObject json{
        {u"unit"_s, number(sum.unit)}, {u"text"_s, session.nameOf(sum.unit)}, {u"parts"_s, parts}};
    if (sum.isThrown()) {
        json.insert(u"die"_s, sum.die);
        json.insert(u"sum"_s, comparison.totalOf(sum));
    }
    return json;
}

} // namespace

QStringList comparisonLines(const Comparison &comparison, const BattleWords &words)
{
    QList<ColumnLine> first = columnOf(comparison.first, words);
    QList<ColumnLine> second = columnOf(comparison.second, words);
    const qsizetype most = std::max(first.size(), second.size());
    first.resize(most);
    second.resize(most);
    if (comparison.isDecided()) {
        first.append({Words::tr("Sum"), QString::number(comparison.totalOf(comparison.first))});
        second.append({Words::tr("Sum"), QString::number(comparison.totalOf(comparison.second))});
    }
    qsizetype width = 0;
    for (const ColumnLine &line : first + second)
        width = std::max(width, line.what.size());
    QStringList lines;
    for (qsizetype i = 0; i < first.size(); ++i) {
        QString line =
            column(first.at(i), width) + QString(Gap, u' ') + column(second.at(i), width);
        while (line.endsWith(u' '))
            line.chop(1);
        lines.append(line);
    }
    if (comparison.isDecided())
        lines.append(marginLine(comparison, words));
    return lines;
}

QJsonObject comparisonToJson(const ServeSession &session, const Comparison &comparison)
{
    QJsonObject json{{u"first"_s, sumToJson(session, comparison, comparison.first)},
                     {u"second"_s, sumToJson(session, comparison, comparison.second)},
                     {u"table"_s, comparison.table}};
    if (comparison.isDecided())
        json.insert(u"margin"_s, comparison.margin());
    const Referee &referee = *session.referee();
    if (const std::optional<int> row =
            comparison.row(referee.game().rulebook(), referee.journal().state()))
        json.insert(u"row"_s, *row);
    return json;
}

} // namespace adjutant::cli
