// SPDX-License-Identifier: MIT
#include "tests/cli/serve_client.h"
#include "tests/support/test_registry.h"

#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;
using namespace adjutant::test;
using namespace Qt::StringLiterals;

/// Every method of the line protocol, on the toy game.
class TstServe : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void games();
    void catalogue();
    void tables();
    void lookup_data();
    void lookup();
    void rulings();
    void battleFromSides();
    void battleNeedsSense_data();
    void battleNeedsSense();
    void battleFileIsKept();
    void battleFileTrouble();
    void refusedBattleLeavesNoFile();
    void state();
    void secretsAreNotShown();
    void actions();
    void shootQuestionByQuestion();
    void shootInOneRequest();
    void refusalIsAnError();
    void rollThrowsAndKeepsKnownDice();
    void parkAndResume();
    void whatComesBackTooLateIsSaid();
    void cancel();
    void owedAndSettle();
    void undoRedoJump();
    void correct();
    void insert();
    void decide();
    void setByHand();
    void changedRuling();
    void houseRule();
    void odds();
    void log();
    void noteIsKept();
    void namesInsteadOfNumbers();
    void internalActionsAreNotBegun();
    void needsABattle();

private:
    /// Shoots at close range; the dice fall as given.
    QJsonObject shot(int unit, int target, const QJsonArray &dice);
    QJsonObject value(int entity);

    std::unique_ptr<ServeClient> m_client;
};

namespace {

QJsonObject byId(const QJsonArray &list, const QString &name, const QJsonValue &id)
{
    for (const QJsonValue each : list) {
        if (each.toObject().value(name) == id)
            return each.toObject();
    }
    return {};
}

} // namespace

void TstServe::init()
{
    m_client = std::make_unique<ServeClient>();
    m_client->call(u"battle.new"_s, {{u"game"_s, u"toy"_s}});
}

QJsonObject TstServe::shot(int unit, int target, const QJsonArray &dice)
{
    return m_client->object(u"do"_s, {{u"action"_s, u"shoot"_s},
                                      {u"unit"_s, unit},
                                      {u"target"_s, target},
                                      {u"aim"_s, u"0-10/open"_s},
                                      {u"dice"_s, dice}});
}

QJsonObject TstServe::value(int entity)
{
    const QJsonArray entities = m_client->object(u"state"_s).value(u"entities"_s).toArray();
    return byId(entities, u"id"_s, entity).value(u"values"_s).toObject();
}

void TstServe::games()
{
    const QJsonObject game = m_client->array(u"games"_s).at(0).toObject();
    QCOMPARE(game.value(u"id"_s), u"toy"_s);
    QCOMPARE(game.value(u"text"_s), u"Toy Soldiers"_s);
    QCOMPARE(game.value(u"scenarios"_s).toArray().at(0).toObject().value(u"id"_s), u"meeting"_s);
}

void TstServe::catalogue()
{
    const QJsonObject catalogue = m_client->object(u"catalogue"_s, {{u"game"_s, u"toy"_s}});
    const QJsonObject rifles = byId(catalogue.value(u"types"_s).toArray(), u"id"_s, u"rifles"_s);
    QCOMPARE(rifles.value(u"actions"_s).toObject().value(u"shoot"_s), 1);
    QVERIFY(byId(catalogue.value(u"actions"_s).toArray(), u"id"_s, u"rally"_s).isEmpty());
    QCOMPARE(byId(catalogue.value(u"values"_s).toArray(), u"key"_s, u"plan"_s).value(u"secret"_s),
             true);
    QCOMPARE(m_client->error(u"catalogue"_s, {{u"game"_s, u"chess"_s}}).value(u"code"_s), -32602);
}

void TstServe::tables()
{
    const QJsonObject shoot = m_client->array(u"tables"_s).at(0).toObject();
    QCOMPARE(shoot.value(u"rows"_s).toArray().size(), 5);
    QCOMPARE(m_client->array(u"tables"_s, {{u"table"_s, u"shoot"_s}}).at(0).toObject(), shoot);
    const QString why =
        m_client->error(u"tables"_s, {{u"table"_s, u"cook"_s}}).value(u"message"_s).toString();
    QVERIFY2(why.contains(u"cook"_s) && why.contains(u"shoot"_s), qPrintable(why));
}

void TstServe::lookup_data()
{
    QTest::addColumn<QJsonObject>("query");
    QTest::addColumn<QList<int>>("rows");
    const auto row = [](const char *name, const QJsonObject &query, const QList<int> &rows) {
        QTest::newRow(name) << query << rows;
    };
    row("one row", {{u"distance"_s, 10}, {u"cover"_s, u"cover"_s}}, {1});
    row("fraction", {{u"distance"_s, 10.1}, {u"cover"_s, u"open"_s}}, {2});
    row("one key left out", {{u"distance"_s, 15}}, {2, 3});
    row("nothing given", {}, {0, 1, 2, 3, 4});
    row("beyond", {{u"distance"_s, 5000}}, {});
}

void TstServe::lookup()
{
    QFETCH(QJsonObject, query);
    QFETCH(QList<int>, rows);
    query.insert(u"table"_s, u"shoot"_s);
    QList<int> found;
    for (const QJsonValue row : m_client->array(u"lookup"_s, query))
        found.append(row.toObject().value(u"row"_s).toInt());
    QCOMPARE(found, rows);
}

void TstServe::rulings()
{
    const QJsonArray rulings = m_client->array(u"rulings"_s);
    QCOMPARE(byId(rulings, u"id"_s, u"toy.rally"_s).value(u"choice"_s), u"4"_s);
    QCOMPARE(byId(rulings, u"id"_s, u"toy.blast"_s).value(u"options"_s).toArray().size(), 2);
}

void TstServe::battleFromSides()
{
    const QJsonArray units{QJsonObject{{u"type"_s, u"rifles"_s}, {u"name"_s, u"Guards"_s}}};
    const QJsonArray sides{QJsonObject{{u"name"_s, u"A"_s}, {u"units"_s, units}},
                           QJsonObject{{u"name"_s, u"B"_s}, {u"units"_s, units}}};
    const QJsonObject begun =
        m_client->object(u"battle.new"_s, {{u"game"_s, u"toy"_s},
                                           {u"sides"_s, sides},
                                           {u"rulings"_s, QJsonObject{{u"toy.rally"_s, 5}}}});
    QVERIFY(begun.value(u"question"_s).isNull());
    QCOMPARE(begun.value(u"effects"_s).toArray().size(), 7);
    QCOMPARE(value(4).value(u"name"_s), u"Guards"_s);
    QCOMPARE(byId(m_client->array(u"rulings"_s), u"id"_s, u"toy.rally"_s).value(u"choice"_s),
             u"5"_s);
}

void TstServe::battleNeedsSense_data()
{
    QTest::addColumn<QJsonObject>("params");
    const QJsonObject game{{u"game"_s, u"toy"_s}};
    const auto row = [&game](const char *name, const QString &key, const QJsonValue &value) {
        QJsonObject params = game;
        params.insert(key, value);
        QTest::newRow(name) << params;
    };
    row("no such game", u"game"_s, u"chess"_s);
    row("game is a number", u"game"_s, 1);
    row("no such scenario", u"scenario"_s, u"waterloo"_s);
    row("one side", u"sides"_s, QJsonArray{QJsonObject{{u"name"_s, u"A"_s}}});
    row("sides are words", u"sides"_s, QJsonArray{u"A"_s, u"B"_s});
    const QJsonObject unknown{{u"type"_s, u"dragon"_s}};
    const QJsonObject side{{u"name"_s, u"A"_s}, {u"units"_s, QJsonArray{unknown}}};
    row("no such type", u"sides"_s, QJsonArray{side, side});
    row("no such ruling", u"rulings"_s, QJsonObject{{u"toy.none"_s, u"x"_s}});
    row("no such choice", u"rulings"_s, QJsonObject{{u"toy.blast"_s, u"x"_s}});
    row("number out of range", u"rulings"_s, QJsonObject{{u"toy.rally"_s, 7}});
    row("no such value", u"values"_s, QJsonObject{{u"mood"_s, 1}});
    row("unknown parameter", u"size"_s, 3);
}

void TstServe::battleNeedsSense()
{
    QFETCH(QJsonObject, params);
    const QByteArray before = m_client->snapshot();
    QVERIFY(!m_client->error(u"battle.new"_s, params).value(u"message"_s).toString().isEmpty());
    QCOMPARE(m_client->snapshot(), before);
}

void TstServe::battleFileIsKept()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"battle.adjutant"_s);
    m_client->call(u"battle.new"_s, {{u"game"_s, u"toy"_s}, {u"file"_s, file}});
    m_client->call(u"do"_s, {{u"action"_s, u"shoot"_s}, {u"unit"_s, 4}, {u"target"_s, 8}});
    const QByteArray before = m_client->snapshot();
    m_client->call(u"battle.close"_s);
    const QJsonObject opened = m_client->object(u"battle.open"_s, {{u"file"_s, file}});
    QCOMPARE(m_client->snapshot(), before);
    QCOMPARE(opened.value(u"question"_s).toObject().value(u"name"_s), u"aim"_s);
    QCOMPARE(opened.value(u"game"_s), u"toy"_s);
}

void TstServe::battleFileTrouble()
{
    const QTemporaryDir folder;
    const QByteArray before = m_client->snapshot();
    const QString missing = folder.filePath(u"missing"_s);
    const QJsonObject error = m_client->error(u"battle.open"_s, {{u"file"_s, missing}});
    QCOMPARE(error.value(u"code"_s), 4);
    QVERIFY(error.value(u"message"_s).toString().contains(missing));
    QVERIFY(!m_client->error(u"battle.new"_s, {{u"game"_s, u"toy"_s}, {u"file"_s, folder.path()}})
                 .isEmpty());
    QCOMPARE(m_client->snapshot(), before);
}

void TstServe::refusedBattleLeavesNoFile()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"battle"_s);
    m_client->error(u"battle.new"_s, {{u"game"_s, u"toy"_s},
                                      {u"file"_s, file},
                                      {u"rulings"_s, QJsonObject{{u"toy.rally"_s, 7}}}});
    QVERIFY(!QFile::exists(file));
}

void TstServe::state()
{
    const QJsonObject state = m_client->object(u"state"_s);
    QCOMPARE(state.value(u"game"_s), u"toy"_s);
    QCOMPARE(state.value(u"moment"_s).toObject().value(u"text"_s), u"Turn 1, Reds"_s);
    const QJsonObject squad = byId(state.value(u"entities"_s).toArray(), u"id"_s, 4);
    QCOMPARE(squad.value(u"kind"_s), u"squad"_s);
    QCOMPARE(squad.value(u"name"_s), u"Rifles 1"_s);
    QCOMPARE(squad.value(u"parent"_s), 3);
    QCOMPARE(squad.value(u"summary"_s).toArray().at(0), u"2 actions"_s);
}

void TstServe::secretsAreNotShown()
{
    const QJsonObject set = m_client->object(
        u"set"_s, {{u"entity"_s, 4}, {u"value"_s, u"plan"_s}, {u"to"_s, u"xyzzy"_s}});
    QByteArray all = QJsonDocument(set).toJson();
    for (const QString &method : {u"state"_s, u"log"_s}) {
        const QJsonObject response = m_client->request(method);
        all += QJsonDocument(response).toJson();
    }
    QVERIFY(!all.contains("xyzzy"));
}

void TstServe::actions()
{
    const QJsonArray own = m_client->array(u"actions"_s, {{u"unit"_s, 4}});
    const QJsonObject shoot = byId(own, u"action"_s, u"shoot"_s);
    QCOMPARE(shoot.value(u"legal"_s), true);
    QCOMPARE(shoot.value(u"cost"_s), 1);
    const QJsonObject target = shoot.value(u"arguments"_s).toArray().at(0).toObject();
    QCOMPARE(target.value(u"name"_s), u"target"_s);
    QCOMPARE(target.value(u"options"_s).toArray().size(), 3);
    const QJsonArray theirs = m_client->array(u"actions"_s, {{u"unit"_s, 8}});
    const QJsonObject refused = byId(theirs, u"action"_s, u"shoot"_s);
    QCOMPARE(refused.value(u"legal"_s), false);
    QCOMPARE(refused.value(u"refused"_s).toObject().value(u"refusal"_s), u"no.turn"_s);
    QCOMPARE(m_client->array(u"actions"_s).at(0).toObject().value(u"action"_s), u"endTurn"_s);
}

void TstServe::shootQuestionByQuestion()
{
    QJsonObject reply = m_client->object(u"do"_s, {{u"action"_s, u"shoot"_s}, {u"unit"_s, 4}});
    QJsonObject question = reply.value(u"question"_s).toObject();
    QCOMPARE(question.value(u"kind"_s), u"oneOf"_s);
    QCOMPARE(question.value(u"asks"_s), 3);
    reply = m_client->object(u"answer"_s, {{u"value"_s, 8}});
    question = reply.value(u"question"_s).toObject();
    QCOMPARE(question.value(u"kind"_s), u"cells"_s);
    QCOMPARE(question.value(u"table"_s), u"shoot"_s);
    QCOMPARE(question.value(u"cells"_s).toArray().size(), 5);
    reply = m_client->object(u"answer"_s, {{u"value"_s, u"0-10/open"_s}});
    question = reply.value(u"question"_s).toObject();
    QCOMPARE(question.value(u"kind"_s), u"dice"_s);
    QCOMPARE(question.value(u"row"_s), 0);
    const QJsonObject group =
        question.value(u"dice"_s).toObject().value(u"groups"_s).toArray().at(0).toObject();
    QCOMPARE(group.value(u"count"_s), 4);
    QCOMPARE(group.value(u"score"_s), 3);
    QCOMPARE(m_client->call(u"question"_s).toObject(), question);
    reply = m_client->object(u"answer"_s, {{u"value"_s, QJsonArray{1, 2, 3, 6}}});
    QVERIFY(reply.value(u"question"_s).isNull());
    QCOMPARE(reply.value(u"table"_s).toArray().at(0).toObject().value(u"text"_s),
             u"Take 2 figures off Rifles 11."_s);
    QCOMPARE(reply.value(u"lines"_s).toArray().at(0).toObject().value(u"text"_s),
             u"Rifles 1 hits Rifles 11 2 times."_s);
    QCOMPARE(reply.value(u"owed"_s).toArray().at(0).toObject().value(u"action"_s), u"rally"_s);
    QCOMPARE(value(8).value(u"figures"_s), 2);
}

void TstServe::shootInOneRequest()
{
    const QJsonObject reply = shot(4, 8, {1, 1, 1, 6});
    QVERIFY(reply.value(u"question"_s).isNull());
    QCOMPARE(value(8).value(u"figures"_s), 3);
    bool counted = false;
    for (const QJsonValue effect : reply.value(u"effects"_s).toArray())
        counted = counted || effect.toObject().value(u"key"_s) == u"figures"_s;
    QVERIFY(counted);
}

void TstServe::refusalIsAnError()
{
    const QByteArray before = m_client->snapshot();
    const QJsonObject wish{
        {u"action"_s, u"move"_s}, {u"unit"_s, 8}, {u"mine"_s, false}, {u"sight"_s, false}};
    const QJsonObject error = m_client->error(u"do"_s, wish);
    QCOMPARE(error.value(u"code"_s), 1);
    const QJsonObject data = error.value(u"data"_s).toObject();
    QCOMPARE(data.value(u"refusal"_s), u"no.turn"_s);
    QCOMPARE(data.value(u"rule"_s), u"Y4.1"_s);
    QCOMPARE(m_client->snapshot(), before);
    for (const QJsonValue &allow :
         {QJsonValue(true), QJsonValue(u"no.turn"_s), QJsonValue(QJsonArray{u"no.turn"_s})}) {
        QJsonObject allowed = wish;
        allowed.insert(u"allow"_s, allow);
        m_client->call(u"do"_s, allowed);
        QCOMPARE(value(8).value(u"moved"_s), 1);
        m_client->call(u"undo"_s);
    }
    // The same for an answer.
    m_client->call(u"do"_s, {{u"action"_s, u"shoot"_s}, {u"unit"_s, 4}, {u"target"_s, 8}});
    QCOMPARE(m_client->error(u"answer"_s, {{u"value"_s, 99}}).value(u"code"_s), 2);
    const QJsonObject far{{u"value"_s, QJsonObject{{u"distance"_s, 30}, {u"column"_s, u"open"_s}}}};
    QCOMPARE(m_client->error(u"answer"_s, far).value(u"code"_s), 1);
    QJsonObject allowed = far;
    allowed.insert(u"allow"_s, true);
    const QJsonObject reply = m_client->object(u"answer"_s, allowed);
    QCOMPARE(reply.value(u"question"_s).toObject().value(u"kind"_s), u"dice"_s);
}

void TstServe::rollThrowsAndKeepsKnownDice()
{
    const QJsonObject wish{
        {u"action"_s, u"shoot"_s}, {u"unit"_s, 4}, {u"target"_s, 8}, {u"aim"_s, u"0-10/open"_s}};
    m_client->call(u"do"_s, wish);
    const QJsonValue thrown = m_client->object(u"roll"_s).value(u"thrown"_s);
    QCOMPARE(thrown.toObject()
                 .value(u"groups"_s)
                 .toArray()
                 .at(0)
                 .toObject()
                 .value(u"faces"_s)
                 .toArray()
                 .size(),
             4);
    // Undoing is no way to throw again.
    m_client->call(u"undo"_s);
    QCOMPARE(m_client->object(u"question"_s).value(u"offered"_s), thrown);
    QCOMPARE(m_client->object(u"roll"_s).value(u"thrown"_s), thrown);
    QCOMPARE(m_client->error(u"roll"_s).value(u"code"_s), 2);
}

void TstServe::parkAndResume()
{
    m_client->call(u"do"_s, {{u"action"_s, u"shoot"_s}, {u"unit"_s, 4}, {u"target"_s, 8}});
    const QString first = m_client->object(u"question"_s).value(u"key"_s).toString();
    QJsonObject reply = m_client->object(u"park"_s);
    QVERIFY(reply.value(u"question"_s).isNull());
    const QJsonValue entry =
        reply.value(u"parked"_s).toArray().at(0).toObject().value(u"command"_s);
    m_client->call(u"do"_s, {{u"action"_s, u"shoot"_s}, {u"unit"_s, 5}});
    reply = m_client->object(u"resume"_s, {{u"command"_s, entry}});
    QCOMPARE(reply.value(u"question"_s).toObject().value(u"key"_s), first);
    QVERIFY(reply.value(u"givenUp"_s).isNull());
    QCOMPARE(m_client->error(u"resume"_s, {{u"command"_s, 99}}).value(u"code"_s), 2);
    QCOMPARE(m_client->error(u"resume"_s, {{u"command"_s, u"x"_s}}).value(u"code"_s), -32602);
}

void TstServe::whatComesBackTooLateIsSaid()
{
    m_client->call(u"do"_s, {{u"action"_s, u"shoot"_s}, {u"unit"_s, 4}, {u"target"_s, 8}});
    const QJsonArray parked = m_client->object(u"park"_s).value(u"parked"_s).toArray();
    const QJsonObject shot = parked.at(0).toObject();
    const QJsonObject endTurn{{u"action"_s, u"endTurn"_s},
                              {u"allow"_s, QJsonArray{u"refusal.unfinished"_s}}};
    QVERIFY(m_client->object(u"do"_s, endTurn).value(u"givenUp"_s).isNull());
    const QJsonObject late =
        m_client->object(u"resume"_s, {{u"command"_s, shot.value(u"command"_s)}});
    QVERIFY(late.value(u"question"_s).isNull());
    const QString said = late.value(u"givenUp"_s).toObject().value(u"text"_s).toString();
    QVERIFY(said.contains(shot.value(u"text"_s).toString()));
}

void TstServe::cancel()
{
    const QByteArray before =
        QJsonDocument(m_client->object(u"state"_s).value(u"entities"_s).toArray()).toJson();
    m_client->call(u"do"_s, {{u"action"_s, u"shoot"_s}, {u"unit"_s, 4}});
    QVERIFY(m_client->object(u"cancel"_s).value(u"question"_s).isNull());
    QCOMPARE(QJsonDocument(m_client->object(u"state"_s).value(u"entities"_s).toArray()).toJson(),
             before);
    QCOMPARE(m_client->error(u"cancel"_s).value(u"code"_s), 2);
}

void TstServe::owedAndSettle()
{
    shot(4, 8, {6, 1, 1, 1});
    const QJsonObject item = m_client->array(u"owed"_s).at(0).toObject();
    QCOMPARE(item.value(u"due"_s), u"gate"_s);
    QCOMPARE(item.value(u"side"_s), 7);
    const QJsonObject end{{u"action"_s, u"endTurn"_s}};
    QCOMPARE(m_client->error(u"do"_s, end).value(u"data"_s).toObject().value(u"refusal"_s),
             u"no.owed"_s);
    const QJsonObject settled = m_client->object(u"settle"_s, {{u"owed"_s, item.value(u"owed"_s)}});
    QCOMPARE(settled.value(u"question"_s).toObject().value(u"kind"_s), u"dice"_s);
    m_client->call(u"answer"_s, {{u"value"_s, 6}});
    QVERIFY(m_client->array(u"owed"_s).isEmpty());
    const QJsonObject ended = m_client->object(u"do"_s, end);
    QCOMPARE(ended.value(u"moment"_s).toObject().value(u"side"_s), 7);
    QCOMPARE(m_client->error(u"settle"_s, {{u"owed"_s, 99}}).value(u"code"_s), 2);
}

void TstServe::undoRedoJump()
{
    const QByteArray start = m_client->snapshot();
    const QJsonObject shotReply = shot(4, 8, {6, 1, 1, 1});
    QCOMPARE(shotReply.value(u"undo"_s), u"Rifles 1: Shoot"_s);
    const int step = shotReply.value(u"step"_s).toInt();
    const QJsonObject undone = m_client->object(u"undo"_s);
    QCOMPARE(undone.value(u"redo"_s), shotReply.value(u"undo"_s));
    QCOMPARE(value(8).value(u"figures"_s), 4);
    QVERIFY(!undone.value(u"effects"_s).toArray().isEmpty());
    QCOMPARE(m_client->error(u"undo"_s).value(u"code"_s), 2);
    m_client->call(u"redo"_s);
    QCOMPARE(value(8).value(u"figures"_s), 3);
    m_client->call(u"jump"_s, {{u"step"_s, 1}});
    QCOMPARE(value(8).value(u"figures"_s), 4);
    m_client->call(u"jump"_s, {{u"step"_s, step}});
    QCOMPARE(value(8).value(u"figures"_s), 3);
    QCOMPARE(m_client->error(u"jump"_s, {{u"step"_s, 77}}).value(u"code"_s), 2);
    QVERIFY(m_client->snapshot() != start);
}

void TstServe::correct()
{
    m_client->call(
        u"do"_s,
        {{u"action"_s, u"shoot"_s}, {u"unit"_s, 4}, {u"target"_s, 8}, {u"aim"_s, u"0-10/open"_s}});
    const QJsonObject answered =
        m_client->object(u"answer"_s, {{u"value"_s, QJsonArray{6, 6, 1, 1}}});
    const QJsonValue step = answered.value(u"step"_s);
    const QJsonObject corrected =
        m_client->object(u"correct"_s, {{u"step"_s, step}, {u"value"_s, QJsonArray{6, 1, 1, 1}}});
    QCOMPARE(value(8).value(u"figures"_s), 3);
    QCOMPARE(corrected.value(u"changes"_s).toArray().at(0).toObject().value(u"text"_s),
             u"Rifles 11: change from 2 to 3 figures."_s);
    QCOMPARE(m_client->error(u"correct"_s, {{u"step"_s, 1}, {u"value"_s, 1}}).value(u"code"_s), 2);
}

void TstServe::insert()
{
    const QJsonValue step = shot(4, 8, {6, 6, 1, 1}).value(u"step"_s);
    m_client->call(u"insert"_s, {{u"before"_s, step},
                                 {u"action"_s, u"set"_s},
                                 {u"entity"_s, 8},
                                 {u"key"_s, u"figures"_s},
                                 {u"value"_s, 3}});
    QCOMPARE(value(8).value(u"figures"_s), 1);
    QCOMPARE(m_client->error(u"insert"_s, {{u"before"_s, 1}, {u"action"_s, u"endTurn"_s}})
                 .value(u"code"_s),
             2);
}

void TstServe::decide()
{
    const QJsonValue step = shot(4, 8, {6, 6, 1, 1}).value(u"step"_s);
    // With no actions left the shot is no longer legal.
    const QJsonObject inserted = m_client->object(u"insert"_s, {{u"before"_s, step},
                                                                {u"action"_s, u"set"_s},
                                                                {u"entity"_s, 4},
                                                                {u"key"_s, u"actionsLeft"_s},
                                                                {u"value"_s, 0}});
    const QJsonObject conflict = inserted.value(u"decide"_s).toObject();
    QCOMPARE(conflict.value(u"refusal"_s), u"no.actions"_s);
    QCOMPARE(conflict.value(u"step"_s), step);
    QCOMPARE(m_client->error(u"decide"_s, {{u"choice"_s, u"perhaps"_s}}).value(u"code"_s), -32602);
    const QJsonObject decided = m_client->object(u"decide"_s, {{u"choice"_s, u"drop"_s}});
    QVERIFY(decided.value(u"decide"_s).isNull());
    QCOMPARE(value(8).value(u"figures"_s), 4);
    QVERIFY(!decided.value(u"changes"_s).toArray().isEmpty());
    QCOMPARE(m_client->error(u"abandon"_s).value(u"code"_s), 2);
}

void TstServe::setByHand()
{
    const QJsonObject reply = m_client->object(u"set"_s, {{u"entity"_s, 4},
                                                          {u"value"_s, u"figures"_s},
                                                          {u"to"_s, 2},
                                                          {u"reason"_s, u"counted wrong"_s}});
    QVERIFY(!reply.value(u"effects"_s).toArray().isEmpty());
    QCOMPARE(value(4).value(u"figures"_s), 2);
    const QJsonObject tooMany{{u"entity"_s, 4}, {u"value"_s, u"figures"_s}, {u"to"_s, 9}};
    QCOMPARE(m_client->error(u"set"_s, tooMany).value(u"code"_s), 1);
    QJsonObject allowed = tooMany;
    allowed.insert(u"allow"_s, true);
    m_client->call(u"set"_s, allowed);
    QCOMPARE(value(4).value(u"figures"_s), 9);
    QCOMPARE(
        m_client->error(u"set"_s, {{u"entity"_s, 99}, {u"value"_s, u"figures"_s}, {u"to"_s, 1}})
            .value(u"code"_s),
        -32602);
}

void TstServe::changedRuling()
{
    m_client->call(u"ruling"_s, {{u"id"_s, u"toy.blast"_s}, {u"choice"_s, u"one"_s}});
    m_client->call(u"ruling"_s, {{u"id"_s, u"toy.rally"_s}, {u"choice"_s, 6}});
    const QJsonArray rulings = m_client->array(u"rulings"_s);
    QCOMPARE(byId(rulings, u"id"_s, u"toy.blast"_s).value(u"choice"_s), u"one"_s);
    QCOMPARE(byId(rulings, u"id"_s, u"toy.rally"_s).value(u"choice"_s), u"6"_s);
    QCOMPARE(m_client->error(u"ruling"_s, {{u"id"_s, u"toy.blast"_s}, {u"choice"_s, u"x"_s}})
                 .value(u"code"_s),
             1);
}

void TstServe::houseRule()
{
    const QJsonObject cell{{u"table"_s, u"shoot"_s}, {u"row"_s, 0}, {u"column"_s, u"dice"_s}};
    QJsonObject change = cell;
    change.insert(u"to"_s, 8);
    m_client->call(u"house"_s, change);
    const QJsonObject query{{u"table"_s, u"shoot"_s}, {u"distance"_s, 5}, {u"cover"_s, u"open"_s}};
    QJsonObject row = m_client->array(u"lookup"_s, query).at(0).toObject();
    QCOMPARE(row.value(u"cells"_s).toObject().value(u"dice"_s), 8);
    QCOMPARE(row.value(u"house"_s).toArray(), QJsonArray{u"dice"_s});
    m_client->call(u"house"_s, cell);
    row = m_client->array(u"lookup"_s, query).at(0).toObject();
    QCOMPARE(row.value(u"cells"_s).toObject().value(u"dice"_s), 4);
    QVERIFY(!row.contains(u"house"_s));
}

void TstServe::odds()
{
    const QJsonObject wish{{u"action"_s, u"shoot"_s}, {u"unit"_s, 4}, {u"target"_s, 8}};
    const QJsonObject byCell = m_client->object(u"odds"_s, wish);
    const QJsonObject near = byCell.value(u"cells"_s).toObject().value(u"0-10/open"_s).toObject();
    const QJsonObject unit = near.value(u"units"_s).toArray().at(0).toObject();
    QCOMPARE(unit.value(u"unit"_s), 8);
    // Four dice that hit on 3 and more: 1 - (1/3)^4.
    QCOMPARE(unit.value(u"atLeastOne"_s).toDouble(), 1 - 1.0 / 81);
    m_client->call(u"do"_s, wish);
    QCOMPARE(m_client->object(u"odds"_s).value(u"cells"_s), byCell.value(u"cells"_s));
    m_client->call(u"cancel"_s);
    QCOMPARE(m_client->error(u"odds"_s).value(u"code"_s), -32602);
}

void TstServe::log()
{
    shot(4, 8, {6, 1, 1, 1});
    m_client->call(u"do"_s, {{u"action"_s, u"shoot"_s}, {u"unit"_s, 5}, {u"target"_s, 9}});
    m_client->call(u"answer"_s, {{u"value"_s, u"0-10/open"_s}});
    const QJsonArray log = m_client->array(u"log"_s);
    QCOMPARE(log.at(1).toObject().value(u"text"_s), u"Rifles 1: Shoot"_s);
    QCOMPARE(log.at(1).toObject().value(u"table"_s).toArray().size(), 1);
    QCOMPARE(log.last().toObject().value(u"kind"_s), u"answer"_s);
    const QJsonValue since = log.at(1).toObject().value(u"step"_s);
    QCOMPARE(m_client->array(u"log"_s, {{u"since"_s, since}}).size(), log.size() - 2);
}

void TstServe::noteIsKept()
{
    m_client->call(u"note"_s, {{u"text"_s, u"Tea at four."_s}});
    QCOMPARE(m_client->array(u"log"_s).last().toObject().value(u"note"_s), u"Tea at four."_s);
}

void TstServe::namesInsteadOfNumbers()
{
    m_client->call(u"set"_s, {{u"entity"_s, 4}, {u"value"_s, u"name"_s}, {u"to"_s, u"Guards"_s}});
    m_client->call(u"set"_s, {{u"entity"_s, 8}, {u"value"_s, u"name"_s}, {u"to"_s, u"Greys"_s}});
    const QJsonObject reply = m_client->object(
        u"do"_s, {{u"action"_s, u"shoot"_s}, {u"unit"_s, u"Guards"_s}, {u"target"_s, u"Greys"_s}});
    QCOMPARE(reply.value(u"question"_s).toObject().value(u"subject"_s), 8);
    m_client->call(u"set"_s, {{u"entity"_s, u"Greys"_s}, {u"value"_s, u"figures"_s}, {u"to"_s, 1}});
    QCOMPARE(value(8).value(u"figures"_s), 1);
    QVERIFY(!m_client->array(u"actions"_s, {{u"unit"_s, u"Guards"_s}}).isEmpty());
}

void TstServe::internalActionsAreNotBegun()
{
    const QByteArray before = m_client->snapshot();
    for (const QString &action : {u"rally"_s, u"begin"_s, u"keep"_s, u"sing"_s, QString()})
        QCOMPARE(m_client->error(u"do"_s, {{u"action"_s, action}}).value(u"code"_s), -32602);
    QCOMPARE(m_client->snapshot(), before);
}

void TstServe::needsABattle()
{
    m_client->call(u"battle.close"_s);
    for (const QString &method : {u"state"_s, u"undo"_s, u"do"_s, u"question"_s})
        QCOMPARE(m_client->error(method).value(u"code"_s), 3);
    QVERIFY(!m_client->array(u"tables"_s, {{u"game"_s, u"toy"_s}}).isEmpty());
    QCOMPARE(m_client->error(u"tables"_s).value(u"code"_s), -32602);
}

ADJUTANT_TEST(TstServe)

#include "tst_serve.moc"
