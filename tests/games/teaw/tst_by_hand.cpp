// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"
#include "core/referee/referee.h"
#include "core/referee/setup.h"
#include "core/referee/shown.h"

#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QTest>

using namespace adjutant;
using namespace Qt::StringLiterals;

/// What the referee brings to nothing by hand leaves the battle as by the rules.
class TstTeawByHand : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void teamWithoutFiguresIsDestroyed();
    void destroyedTankIsCounted();
    void givenFiguresAgainItCountsNoMore();
    void knockedOutTankIsCounted();
    void verdictGoesWithWhatWasCounted();

private:
    const State &state() const { return m_referee->state(); }
    EntityId find(const QString &type, int side) const;
    int destroyedBy(int side) const;
    void set(EntityId entity, const QString &key, const Value &value);

    std::unique_ptr<Game> m_game;
    std::unique_ptr<Referee> m_referee;
};

void TstTeawByHand::initTestCase()
{
    Result<std::unique_ptr<Game>> made = makeGame(u"teaw"_s);
    QVERIFY(made);
    m_game = std::move(*made);
}

/// An assault team and a tank of the British, two German assault teams.
void TstTeawByHand::init()
{
    const auto unit = [](const QString &type) { return QJsonObject{{u"type"_s, type}}; };
    const QJsonArray ours{unit(u"assault"_s), unit(u"tank"_s)};
    const QJsonArray theirs{unit(u"assault"_s), unit(u"defensive"_s)};
    Result<std::unique_ptr<Referee>> begun = Referee::begin(
        *m_game,
        beginCommand(
            {{u"sides"_s, QJsonArray{QJsonObject{{u"name"_s, u"British"_s}, {u"units"_s, ours}},
                                     QJsonObject{{u"name"_s, u"German"_s}, {u"units"_s, theirs}}}},
             {u"first"_s, u"1"_s}}),
        nullptr);
    QVERIFY(begun);
    m_referee = std::move(*begun);
}

EntityId TstTeawByHand::find(const QString &type, int side) const
{
    const EntityId parent = state().entities(u"side"_s).at(side - 1);
    for (const EntityId id : state().children(parent)) {
        if (state().entity(id).word(u"type"_s) == type)
            return id;
    }
    return EntityId::None;
}

int TstTeawByHand::destroyedBy(int side) const
{
    return state().entity(state().entities(u"side"_s).at(side - 1)).number(u"teamsDestroyed"_s);
}

void TstTeawByHand::set(EntityId entity, const QString &key, const Value &value)
{
    Command command;
    command.procedure = u"set"_s;
    command.arguments = {
        {u"entity"_s, number(entity)}, {u"key"_s, key}, {u"value"_s, value.toJson()}};
    const Result<Reply> reply = m_referee->perform(command);
    QVERIFY(reply && !reply->refusal);
}

/// T1.8, T7.6, T22.2: its fight is over, it is counted; one step takes it all back.
void TstTeawByHand::teamWithoutFiguresIsDestroyed()
{
    const EntityId ours = find(u"assault"_s, 1);
    const EntityId theirs = find(u"assault"_s, 2);
    Command link;
    link.procedure = u"link"_s;
    link.arguments = {
        {u"entity"_s, number(ours)}, {u"key"_s, u"engaged"_s}, {u"to"_s, number(theirs)}};
    QVERIFY(m_referee->perform(link));
    QVERIFY(!state().entity(theirs).linked(u"engaged"_s).isEmpty());
    const State before = state();
    set(theirs, u"figures"_s, 0);
    QVERIFY(state().entity(ours).linked(u"engaged"_s).isEmpty());
    QCOMPARE(destroyedBy(1), 1);
    QVERIFY(m_referee->undo());
    QCOMPARE(state(), before);
}

/// T20.8, T22.2
void TstTeawByHand::destroyedTankIsCounted()
{
    set(find(u"tank"_s, 1), u"destroyed"_s, 1);
    QCOMPARE(destroyedBy(2), 1);
    QCOMPARE(state().entity(find(u"tank"_s, 1)).number(u"actionsLeft"_s), 0);
    set(find(u"tank"_s, 1), u"destroyed"_s, 0);
    QCOMPARE(destroyedBy(2), 0);
}

void TstTeawByHand::givenFiguresAgainItCountsNoMore()
{
    const EntityId theirs = find(u"assault"_s, 2);
    set(theirs, u"figures"_s, 0);
    set(theirs, u"figures"_s, 3);
    QCOMPARE(destroyedBy(1), 0);
}

/// T20.7: once, however it came.
void TstTeawByHand::knockedOutTankIsCounted()
{
    const EntityId tank = find(u"tank"_s, 1);
    Command ruling;
    ruling.procedure = u"ruling"_s;
    ruling.arguments = {{u"id"_s, u"teaw.tank.knockedout"_s}, {u"choice"_s, u"out"_s}};
    QVERIFY(m_referee->perform(ruling));
    set(tank, u"driverDead"_s, 1);
    QCOMPARE(destroyedBy(2), 0);
    set(tank, u"gunnerDead"_s, 1);
    QCOMPARE(destroyedBy(2), 1);
    set(tank, u"destroyed"_s, 1);
    QCOMPARE(destroyedBy(2), 1);
}

/// T22.1
void TstTeawByHand::verdictGoesWithWhatWasCounted()
{
    set(find(u"assault"_s, 2), u"figures"_s, 0);
    QVERIFY(!m_game->verdict(state()));
    set(find(u"defensive"_s, 2), u"figures"_s, 0);
    QVERIFY(m_game->verdict(state()));
    set(find(u"assault"_s, 1), u"moved"_s, 1);
    QVERIFY(m_game->verdict(state()));
    set(find(u"defensive"_s, 2), u"figures"_s, 2);
    QVERIFY(!m_game->verdict(state()));
}

ADJUTANT_TEST(TstTeawByHand)

#include "tst_by_hand.moc"
