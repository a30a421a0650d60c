// SPDX-License-Identifier: MIT
#include "core/referee/run.h"

#include "tests/support/test_registry.h"
#include "tests/support/toy_game.h"

#include <QJsonArray>
#include <QTest>

using namespace adjutant;
using namespace Qt::StringLiterals;

class TstToyGame : public QObject
{
    Q_OBJECT

private slots:
    void setsUp();
    void shotHitsAndOwes();
    void pinnedSquadIsRefused();
};

namespace {

const test::ToyGame &game()
{
    static const test::ToyGame toy;
    return toy;
}

State started()
{
    GivenAnswers none;
    return run(game(), State(), test::toyBattle(), none).state;
}

Command commandOf(const QString &procedure, const QJsonObject &arguments)
{
    Command command;
    command.procedure = procedure;
    command.arguments = arguments;
    return command;
}

} // namespace

void TstToyGame::setsUp()
{
    const State state = started();
    QCOMPARE(state.entities(u"squad"_s).size(), 6);
    QCOMPARE(state.entity(EntityId{8}).number(u"number"_s), 11);
    QCOMPARE(state.entity(EntityId{11}).kind(), u"mine"_s);
    QCOMPARE(state.moment().side, EntityId{3});
}

void TstToyGame::shotHitsAndOwes()
{
    GivenAnswers none;
    const State state = started();
    const Run asked = run(game(), state, commandOf(u"shoot"_s, {{u"unit"_s, 4}}), none);
    QCOMPARE(asked.end, Run::End::Asks);
    QCOMPARE(asked.question->name, u"target"_s);
    const Run done = run(game(), state,
                         commandOf(u"shoot"_s, {{u"unit"_s, 4},
                                                {u"target"_s, 8},
                                                {u"aim"_s, u"0-10/open"_s},
                                                {u"dice"_s, QJsonArray{1, 2, 3, 6}}}),
                         none);
    QCOMPARE(done.end, Run::End::Done);
    QCOMPARE(done.state.entity(EntityId{8}).number(u"figures"_s), 2);
    QCOMPARE(done.state.owed().size(), 1);
    const Run ended = run(game(), done.state, commandOf(u"endTurn"_s, {}), none);
    QCOMPARE(ended.end, Run::End::Refused);
    QCOMPARE(ended.refusal->key(), u"no.owed"_s);
}

void TstToyGame::pinnedSquadIsRefused()
{
    GivenAnswers none;
    State state = started();
    state.apply(effect::Set{EntityId{4}, u"pinned"_s, {}, 1});
    Command command = commandOf(u"move"_s, {{u"unit"_s, 4}});
    QCOMPARE(run(game(), state, command, none).end, Run::End::Refused);
    command.allowed = QStringList{u"no.pinned"_s};
    QCOMPARE(run(game(), state, command, none).end, Run::End::Asks);
}

ADJUTANT_TEST(TstToyGame)

#include "tst_toy_game.moc"
