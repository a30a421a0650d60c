// SPDX-License-Identifier: MIT
// Odds, worked out by the procedures themselves.
#include "app/cli/json_question.h"
#include "app/cli/serve_methods.h"

#include "core/referee/odds.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

QJsonObject chancesToJson(const ChanceOf &chances)
{
    QJsonObject json;
    for (auto it = chances.cbegin(); it != chances.cend(); ++it)
        json.insert(QString::number(it.key()), it.value());
    return json;
}

/// By unit and value, how likely it is what then.
QJsonObject valuesToJson(const Odds &odds)
{
    QJsonObject units;
    for (auto unit = odds.values.cbegin(); unit != odds.values.cend(); ++unit) {
        QJsonObject values;
        for (auto value = unit->cbegin(); value != unit->cend(); ++value)
            values.insert(value.key(), chancesToJson(*value));
        units.insert(QString::number(number(unit.key())), values);
    }
    return units;
}

/// By table, how likely each row is.
QJsonObject rowsToJson(const Odds &odds)
{
    QJsonObject tables;
    for (auto it = odds.rows.cbegin(); it != odds.rows.cend(); ++it)
        tables.insert(it.key(), chancesToJson(*it));
    return tables;
}

QJsonObject oddsToJson(const ServeSession &session, const Odds &odds)
{
    QJsonArray units;
    for (auto it = odds.units.cbegin(); it != odds.units.cend(); ++it) {
        units.append(QJsonObject{{u"unit"_s, number(it.key())},
                                 {u"text"_s, session.nameOf(it.key())},
                                 {u"strength"_s, it->strength},
                                 {u"losses"_s, chancesToJson(it->losses)},
                                 {u"atLeastOne"_s, it->atLeastOne()},
                                 {u"expected"_s, it->expected()},
                                 {u"destroyed"_s, it->destroyed()}});
    }
    return {{u"units"_s, units},
            {u"values"_s, valuesToJson(odds)},
            {u"rows"_s, rowsToJson(odds)},
            {u"refused"_s, odds.refused},
            {u"exact"_s, odds.exact}};
}

RpcResult odds(ServeSession &session, const RpcParams &params)
{
    const Referee &referee = *session.referee();
    const State &state = referee.journal().state();
    QHash<QString, QJsonValue> given;
    Command command;
    if (params.has(u"action"_s)) {
        command = commandOf(session, params);
    } else if (referee.frontCommand()) {
        // Of what is being asked.
        command = *referee.frontCommand();
        for (const StepId id : referee.frontAnswers()) {
            const Step &step = referee.journal().step(id);
            given.insert(step.key, step.answer);
            command.allowed += step.allowed;
        }
    } else {
        params.fail(RpcWords::tr("Name an action; nothing is being asked."));
    }
    if (params.error())
        return *params.error();
    const OddsByCell worked = workOutOdds(referee.game(), state, command, given);
    if (!worked.cells)
        return QJsonValue(oddsToJson(session, worked.odds));
    QJsonObject cells;
    for (auto it = worked.byCell.cbegin(); it != worked.byCell.cend(); ++it)
        cells.insert(it.key(), oddsToJson(session, it.value()));
    return QJsonValue(
        QJsonObject{{u"question"_s, questionToJson(session, *worked.cells)}, {u"cells"_s, cells}});
}

} // namespace

QList<RpcMethod> oddsMethods()
{
    return {{u"odds"_s, {u"action"_s, u"allow"_s, u"reason"_s}, true, true, odds}};
}

} // namespace adjutant::cli
