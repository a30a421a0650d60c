// SPDX-License-Identifier: MIT
#include "tests/support/app/sessions.h"

#include "core/games/game_systems.h"
#include "core/referee/script.h"
#include "core/referee/setup.h"

#include "tests/support/toy_game.h"

#include <QHash>
#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::test {

namespace {

std::unique_ptr<app::Session> begin(const Game &game, const Command &command)
{
    Result<std::unique_ptr<Referee>> referee = Referee::begin(game, command, nullptr);
    Q_ASSERT_X(referee.ok(), "begin", referee.ok() ? "" : qPrintable(referee.fault().message));
    return std::make_unique<app::Session>(std::move(*referee));
}

/// Each game once; a session needs it for as long as it lives.
const Game &gameOf(const QString &id)
{
    static QHash<QString, std::shared_ptr<Game>> games;
    if (!games.contains(id)) {
        Result<std::unique_ptr<Game>> game = makeGame(id);
        Q_ASSERT_X(game.ok(), "gameOf", qPrintable(id));
        games.insert(id, std::move(*game));
    }
    return *games.value(id);
}

} // namespace

std::unique_ptr<app::Session> toySession()
{
    static const ToyGame toy;
    return begin(toy, toyBattle());
}

std::unique_ptr<app::Session> sampleSession(const QString &id)
{
    const Game &game = gameOf(id);
    const QList<Scenario> &all = game.rulebook().scenarios;
    const auto sample =
        std::find_if(all.cbegin(), all.cend(), [](const Scenario &each) { return each.sample; });
    std::unique_ptr<app::Session> session = begin(game, beginCommand(*sample));
    // Who begins, and what else is asked before the first turn: whatever comes first, or none.
    while (const Question *asked = session->question()) {
        const bool isSome = asked->kind == QuestionKind::SomeOf;
        const QJsonValue first = isSome ? QJsonValue(QJsonArray()) : asked->options.value(0).id;
        const bool answered = session->answer(first);
        Q_ASSERT(answered);
    }
    return session;
}

namespace {

struct SetValue
{
    int number; ///< on the base of the unit
    QString key;
    Value value;
};

EntityId numbered(const State &state, int number)
{
    for (const EntityId id : state.entities()) {
        const Entity &entity = state.entity(id);
        const bool isUnit = !entity.value(u"stands"_s).isEmpty();
        if (isUnit && entity.number(u"number"_s) == number)
            return id;
    }
    return EntityId::None;
}

QList<SetValue> fighting()
{
    return {{1, u"pips"_s, 6},        {1, u"stands"_s, 4},      {1, u"casualties"_s, 3},
            {2, u"pips"_s, 2},        {2, u"casualties"_s, 1},  {3, u"pips"_s, 4},
            {3, u"stands"_s, 5},      {3, u"routing"_s, 1},     {5, u"stands"_s, 7},
            {5, u"gloryUsed"_s, 1},   {6, u"stands"_s, 0},      {6, u"status"_s, u"scattered"_s},
            {8, u"casualties"_s, 2},  {11, u"firedEver"_s, 1},  {11, u"pips"_s, 1},
            {12, u"stands"_s, 5},     {12, u"underFire"_s, 1},  {12, u"pips"_s, 3},
            {15, u"chargeUsed"_s, 1}, {15, u"casualties"_s, 2}, {15, u"pips"_s, 5}};
}

} // namespace

std::unique_ptr<app::Session> foughtSession()
{
    std::unique_ptr<app::Session> session = sampleSession(u"wss"_s);
    for (const SetValue &set : fighting()) {
        const EntityId unit = numbered(session->state(), set.number);
        const bool done = session->perform(commandOf(
            u"set"_s,
            {{u"entity"_s, number(unit)}, {u"key"_s, set.key}, {u"value"_s, set.value.toJson()}}));
        Q_ASSERT(done);
    }
    return session;
}

std::unique_ptr<app::Session> exampleSession(const QString &scenario)
{
    const Game &game = gameOf(u"wss"_s);
    Result<std::unique_ptr<Referee>> referee =
        beginScenario(game, beginCommand(*game.rulebook().scenario(scenario)), nullptr);
    Q_ASSERT_X(referee.ok(), "exampleSession", qPrintable(scenario));
    return std::make_unique<app::Session>(std::move(*referee));
}

Command commandOf(const QString &procedure, const QJsonObject &arguments)
{
    Command command;
    command.procedure = procedure;
    command.arguments = arguments;
    return command;
}

} // namespace adjutant::test
