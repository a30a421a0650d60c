// SPDX-License-Identifier: MIT
#include "sample_battle.h"

#include "core/games/game_systems.h"
#include "core/referee/setup.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

SampleBattle::SampleBattle(const QMap<QString, QString> &rulings,
                           const QMap<QString, Value> &values)
{
    Result<std::unique_ptr<Game>> game = makeGame(u"wss"_s);
    if (!game)
        qFatal("%s", qPrintable(game.fault().message));
    m_game = std::move(*game);
    Scenario scenario = *m_game->rulebook().scenario(u"blenheim"_s);
    scenario.rulings.insert(rulings);
    scenario.values.insert(values);
    Result<std::unique_ptr<Referee>> referee =
        Referee::begin(*m_game, beginCommand(scenario), nullptr);
    if (!referee)
        qFatal("%s", qPrintable(referee.fault().message));
    m_referee = std::move(*referee);
    while (m_referee->question() && m_referee->question()->kind != QuestionKind::Card)
        QVERIFY(m_referee->answer(QJsonArray()));
}

EntityId SampleBattle::unit(int number) const
{
    for (const EntityId id : state().entities()) {
        const Entity &entity = state().entity(id);
        const KindDeclaration *kind = m_game->rulebook().kind(entity.kind());
        if (kind && kind->unit && entity.number(u"number"_s) == number)
            return id;
    }
    return EntityId::None;
}

Command SampleBattle::order(const QString &procedure, int number) const
{
    Command command;
    command.procedure = procedure;
    command.arguments = {{u"unit"_s, adjutant::number(unit(number))}};
    return command;
}

void SampleBattle::set(EntityId entity, const QString &key, const Value &value) const
{
    Command command;
    command.procedure = u"set"_s;
    command.arguments = {
        {u"entity"_s, number(entity)}, {u"key"_s, key}, {u"value"_s, value.toJson()}};
    const Result<Reply> reply = m_referee->perform(command);
    QVERIFY2(reply, reply ? "" : qPrintable(reply.fault().message));
}

void SampleBattle::draw(const QString &colour) const
{
    if (m_referee->question())
        QVERIFY(m_referee->answer(colour));
}

void SampleBattle::endPhase() const
{
    Command command;
    command.procedure = u"endPhase"_s;
    QVERIFY(m_referee->perform(command));
    while (m_referee->question() && m_referee->question()->kind != QuestionKind::Card)
        QVERIFY(m_referee->answer(QJsonArray()));
}

} // namespace adjutant::test
