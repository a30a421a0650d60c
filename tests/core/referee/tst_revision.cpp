// SPDX-License-Identifier: MIT
#include "core/referee/referee.h"

#include "tests/support/laws.h"
#include "tests/support/test_registry.h"
#include "tests/support/toy_game.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// Correcting an old answer and putting a forgotten entry in, on the toy game.
class TstRevision : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void whatFollowsIsRepeated();
    void whatToChangeOnTheTable();
    void newQuestionsAreAsked();
    void vanishedDuesDoNotComeBack();
    void illegalEntriesAreDecided_data();
    void illegalEntriesAreDecided();
    void itCanBeLeft();
    void itSurvivesARestart();
    void refusedCorrectionsChangeNothing();
    void aForgottenEntryIsPutIn();
    void theOpenQuestionComesBack();

private:
    StepId perform(const QString &procedure, const QJsonObject &arguments = {});
    StepId answer(const QJsonValue &value);
    int figures(int entity) const;

    ToyGame m_game;
    StoredBattle m_kept;
    std::unique_ptr<Referee> m_referee;
};

namespace {

QJsonObject shot(int unit, int target)
{
    return {{u"unit"_s, unit}, {u"target"_s, target}, {u"aim"_s, u"0-10/open"_s}};
}

QJsonObject plainMove(int unit)
{
    return {{u"unit"_s, unit}, {u"mine"_s, false}, {u"sight"_s, false}};
}

QJsonObject hits(int count)
{
    return {{u"hits"_s, count}};
}

} // namespace

void TstRevision::init()
{
    m_kept = {};
    auto begun = Referee::begin(m_game, toyBattle(), std::make_unique<MemoryStore>(&m_kept));
    QVERIFY(begun);
    m_referee = std::move(*begun);
}

StepId TstRevision::perform(const QString &procedure, const QJsonObject &arguments)
{
    Command command;
    command.procedure = procedure;
    command.arguments = arguments;
    const Result<Reply> reply = m_referee->perform(command);
    if (!reply || reply->refusal)
        QTest::qFail(qPrintable(procedure), __FILE__, __LINE__);
    return m_referee->journal().head();
}

StepId TstRevision::answer(const QJsonValue &value)
{
    const StepId next = m_referee->journal().nextStep();
    const Result<Reply> reply = m_referee->answer(value);
    if (!reply || reply->refusal)
        QTest::qFail("answer", __FILE__, __LINE__);
    return next;
}

int TstRevision::figures(int entity) const
{
    return m_referee->state().entity(EntityId{entity}).number(u"figures"_s);
}

void TstRevision::whatFollowsIsRepeated()
{
    perform(u"shoot"_s, shot(4, 8));
    const StepId misread = answer(hits(1));
    perform(u"shoot"_s, shot(5, 9));
    answer(hits(2));
    perform(u"move"_s, plainMove(6));
    QVERIFY(m_referee->correct(misread, hits(2)));
    QVERIFY(!m_referee->revision());
    QCOMPARE(figures(8), 2);
    QCOMPARE(figures(9), 2);
    QVERIFY(m_referee->state().entity(EntityId{6}).flag(u"moved"_s));
}

void TstRevision::whatToChangeOnTheTable()
{
    perform(u"shoot"_s, shot(4, 8));
    const StepId misread = answer(hits(1));
    perform(u"shoot"_s, shot(5, 8));
    answer(hits(1));
    QVERIFY(m_referee->correct(misread, hits(2)));
    const QList<effect::Instruct> &changes = m_referee->tableChanges();
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes.first().subject, EntityId{8});
    QCOMPARE(changes.first().text.key(), u"do.figures"_s);
}

void TstRevision::newQuestionsAreAsked()
{
    const StepId move = perform(u"move"_s, {{u"unit"_s, 4}, {u"sight"_s, false}});
    Q_UNUSED(move)
    const StepId crossing = answer(false);
    perform(u"move"_s, plainMove(5));
    QVERIFY(m_referee->correct(crossing, true));
    // The mine goes off after all: people are asked, and then the rest follows.
    QVERIFY(m_referee->revision());
    QVERIFY(m_referee->question());
    QCOMPARE(m_referee->question()->name, u"caught"_s);
    QVERIFY(!m_referee->state().entity(EntityId{5}).flag(u"moved"_s));
    // The second move knew of a mine that is gone now; its answers fit all the same.
    answer(QJsonObject{{u"4"_s, 2}});
    QVERIFY(!m_referee->revision());
    QCOMPARE(figures(4), 2);
    QVERIFY(m_referee->state().entity(EntityId{5}).flag(u"moved"_s));
}

void TstRevision::vanishedDuesDoNotComeBack()
{
    perform(u"move"_s, {{u"unit"_s, 4}, {u"sight"_s, false}});
    const StepId crossing = answer(true);
    answer(QJsonObject{{u"4"_s, 2}});
    perform(u"move"_s, plainMove(5));
    QVERIFY(m_referee->correct(crossing, false));
    QVERIFY(!m_referee->revision());
    QCOMPARE(figures(4), 4);
    QVERIFY(m_referee->state().contains(EntityId{11}));
    QVERIFY(m_referee->state().entity(EntityId{5}).flag(u"moved"_s));
}

void TstRevision::illegalEntriesAreDecided_data()
{
    QTest::addColumn<int>("choice");
    QTest::addColumn<bool>("moved");
    QTest::newRow("drop") << static_cast<int>(Revision::Choice::Drop) << false;
    QTest::newRow("keep") << static_cast<int>(Revision::Choice::Keep) << true;
    QTest::newRow("allow") << static_cast<int>(Revision::Choice::Allow) << true;
}

void TstRevision::illegalEntriesAreDecided()
{
    QFETCH(int, choice);
    perform(u"duel"_s, {{u"unit"_s, 4}, {u"target"_s, 8}});
    const StepId dice = answer(QJsonArray{5, 2});
    perform(u"move"_s, plainMove(4));
    perform(u"move"_s, plainMove(5));
    // Had it lost the duel, it would be pinned and could not have moved.
    QVERIFY(m_referee->correct(dice, QJsonArray{1, 2}));
    QVERIFY(m_referee->revision());
    QVERIFY(m_referee->revision()->conflict);
    QCOMPARE(m_referee->revision()->conflict->rule, u"Y1.2"_s);
    QVERIFY(m_referee->decide(static_cast<Revision::Choice>(choice)));
    QVERIFY(!m_referee->revision());
    QTEST(m_referee->state().entity(EntityId{4}).flag(u"moved"_s), "moved");
    QVERIFY(m_referee->state().entity(EntityId{4}).flag(u"pinned"_s));
    QVERIFY(m_referee->state().entity(EntityId{5}).flag(u"moved"_s));
}

void TstRevision::itCanBeLeft()
{
    perform(u"duel"_s, {{u"unit"_s, 4}, {u"target"_s, 8}});
    const StepId dice = answer(QJsonArray{5, 2});
    perform(u"move"_s, plainMove(4));
    const Standing before = Standing::of(*m_referee);
    QVERIFY(m_referee->correct(dice, QJsonArray{1, 2}));
    QVERIFY(m_referee->revision());
    QVERIFY(m_referee->abandonRevision());
    QVERIFY(!m_referee->revision());
    QVERIFY(Standing::of(*m_referee) == before);
}

void TstRevision::itSurvivesARestart()
{
    perform(u"move"_s, {{u"unit"_s, 4}, {u"sight"_s, false}});
    const StepId crossing = answer(false);
    perform(u"move"_s, plainMove(5));
    QVERIFY(m_referee->correct(crossing, true));
    QVERIFY(m_referee->revision());
    StoredBattle kept = m_kept;
    auto again = Referee::resumeBattle(m_game, kept, std::make_unique<MemoryStore>(&m_kept));
    QVERIFY(again);
    QVERIFY((*again)->revision());
    QCOMPARE((*again)->question()->name, u"caught"_s);
    QVERIFY((*again)->answer(QJsonObject()));
    QVERIFY(!(*again)->revision());
    QVERIFY((*again)->state().entity(EntityId{5}).flag(u"moved"_s));
}

void TstRevision::refusedCorrectionsChangeNothing()
{
    perform(u"shoot"_s, {{u"unit"_s, 4}, {u"target"_s, 8}});
    const StepId aim = answer(u"0-10/open"_s);
    answer(hits(1));
    const Standing before = Standing::of(*m_referee);
    const QJsonValue far = QJsonObject{{u"distance"_s, 40}, {u"column"_s, u"open"_s}};
    const Result<Reply> refused = m_referee->correct(aim, far);
    QVERIFY(refused);
    QVERIFY(refused->refusal);
    QVERIFY(!m_referee->revision());
    QVERIFY(Standing::of(*m_referee) == before);
    QVERIFY(!m_referee->correct(aim, u"nowhere"_s));
    QVERIFY(Standing::of(*m_referee) == before);
}

void TstRevision::aForgottenEntryIsPutIn()
{
    perform(u"move"_s, plainMove(5));
    const StepId shooting = perform(u"shoot"_s, shot(4, 8));
    answer(hits(3));
    Command forgotten;
    forgotten.procedure = u"shoot"_s;
    forgotten.arguments = shot(6, 8);
    QVERIFY(m_referee->insert(shooting, forgotten));
    QVERIFY(m_referee->revision());
    QCOMPARE(m_referee->question()->actor, EntityId{6});
    answer(hits(1));
    QVERIFY(!m_referee->revision());
    QVERIFY(!m_referee->state().contains(EntityId{8}));
    QVERIFY(m_referee->state().entity(EntityId{5}).flag(u"moved"_s));
}

void TstRevision::theOpenQuestionComesBack()
{
    perform(u"shoot"_s, shot(4, 8));
    const StepId misread = answer(hits(1));
    perform(u"shoot"_s, {{u"unit"_s, 5}});
    answer(9);
    QCOMPARE(m_referee->question()->name, u"aim"_s);
    QVERIFY(m_referee->correct(misread, hits(2)));
    QVERIFY(!m_referee->revision());
    QCOMPARE(figures(8), 2);
    QCOMPARE(m_referee->question()->name, u"aim"_s);
    QCOMPARE(m_referee->question()->actor, EntityId{5});
}

ADJUTANT_TEST(TstRevision)

} // namespace adjutant::test

#include "tst_revision.moc"
