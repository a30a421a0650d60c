// SPDX-License-Identifier: MIT
#include "app/cli/play.h"

#include "core/referee/table_words.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

QString percent(double chance)
{
    return Words::tr("%1 %", "a chance in percent").arg(QLocale().toString(100 * chance, 'f', 0));
}

/// How likely each row is of the tables that the dice choose from.
QStringList rowLines(const Odds &odds, const BattleWords &words)
{
    QStringList lines;
    for (auto it = odds.rows.cbegin(); it != odds.rows.cend(); ++it) {
        const Table *table = words.rulebook().table(it.key());
        if (!table || it->size() < 2) // one row alone is no choice of the dice
            continue;
        const TableWords rows(*table, words.rulebook(), words.state());
        for (auto row = it->cbegin(); row != it->cend(); ++row)
            lines.append(
                Words::tr("  %1  %2: %3", "chance, key of a row of a table, what it says")
                    .arg(percent(row.value()), rows.keysOf(row.key()), rows.rowSays(row.key())));
    }
    return lines;
}

QStringList oddsLines(const Odds &odds, const BattleWords &words)
{
    QStringList lines;
    if (!odds.exact)
        return {Words::tr("  There are too many outcomes to work out.")};
    for (auto it = odds.units.cbegin(); it != odds.units.cend(); ++it)
        lines.append(Words::tr("  %1: at least one loss %2, on average %3, destroyed %4")
                         .arg(words.nameOf(it.key()), percent(it->atLeastOne()),
                              QLocale().toString(it->expected(), 'f', 1),
                              percent(it->destroyed())));
    lines += rowLines(odds, words);
    if (lines.isEmpty())
        lines.append(odds.refused > 0 ? Words::tr("  Not possible")
                                      : Words::tr("  Nobody can lose anything by the dice."));
    return lines;
}

QString cellName(const Cell &cell, const BattleWords &words)
{
    QStringList labels;
    for (const Text &label : {cell.rowLabel, cell.columnLabel}) {
        if (!label.isEmpty())
            labels.append(words.render(label));
    }
    return labels.join(u", "_s);
}

} // namespace

void Play::printOdds(const OddsByCell &odds)
{
    if (!odds.cells) {
        put(oddsLines(odds.odds, m_words).join(u'\n'));
        return;
    }
    for (const Cell &cell : odds.cells->cells) {
        if (!odds.byCell.contains(cell.id) || cell.refusal)
            continue;
        put(cellName(cell, m_words));
        put(oddsLines(odds.byCell.value(cell.id), m_words).join(u'\n'));
    }
}

void Play::odds(const QStringList &arguments)
{
    const State &now = m_referee.journal().state();
    if (arguments.isEmpty() && m_referee.frontCommand()) {
        QHash<QString, QJsonValue> given;
        for (const StepId id : m_referee.frontAnswers()) {
            const Step &step = m_referee.journal().step(id);
            given.insert(step.key, step.answer);
        }
        printOdds(workOutOdds(m_referee.game(), now, *m_referee.frontCommand(), given));
        return;
    }
    if (arguments.size() < 2) {
        put(Words::tr("Type what a unit would do: odds 2 shoot 11."));
        return;
    }
    if (const std::optional<Command> command = commandOf(arguments))
        printOdds(workOutOdds(m_referee.game(), now, *command));
}

} // namespace adjutant::cli
