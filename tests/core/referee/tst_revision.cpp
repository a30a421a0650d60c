// SPDX-License-Identifier: MIT
#include "core/referee/describe.h"
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
    void noNumberAndZeroLookTheSame();
    void newQuestionsAreAsked();
    void vanishedDuesDoNotComeBack();
    void illegalEntriesAreDecided_data();
    void illegalEntriesAreDecided();
    void anEntryIsBegunAnew();
    void anotherTurnIsNotEnded();
    void onlyWhatHelpsIsOffered();
    void itCanBeLeft();
    void itSurvivesARestart();
    void refusedCorrectionsChangeNothing();
    void aForgottenEntryIsPutIn();
    void theOpenQuestionComesBack();
    void nothingIsDoneOnTheTableBeforeItIsThrough();
    void undoLeavesIt();
    void undoneRepetitionsComeAgain();
    void aConflictSurvivesARestart();
    void whatIsAskedAnewIsDecided_data();
    void whatIsAskedAnewIsDecided();
    void aCorrectionIsAllowedAnyway();
    void thePastIsLookedAt();
    void anOldQuestionIsAskedAgain();
    void linesLeftBehindAreListed();

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

void TstRevision::noNumberAndZeroLookTheSame()
{
    const Value held = m_referee->state().entity(EntityId{8}).value(u"figures"_s);
    State before = m_referee->state();
    before.apply(effect::Set{EntityId{8}, u"figures"_s, held, {}});
    State after = before;
    after.apply(effect::Set{EntityId{8}, u"figures"_s, {}, 0});
    const Rulebook &book = m_referee->game().rulebook();
    QVERIFY(tableChanges(before, after, book).isEmpty());
    after.apply(effect::Set{EntityId{8}, u"figures"_s, 0, 1});
    QCOMPARE(tableChanges(before, after, book).size(), 1);
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

/// The target is gone now: another one is asked for.
void TstRevision::anEntryIsBegunAnew()
{
    const StepId shooting = perform(u"shoot"_s, shot(4, 8));
    answer(hits(1));
    Command remove;
    remove.procedure = u"remove"_s;
    remove.arguments = {{u"entity"_s, 8}};
    QVERIFY(m_referee->insert(shooting, remove));
    QVERIFY(m_referee->revision()->conflict);
    QVERIFY(m_referee->choices().contains(Revision::Choice::Anew));
    QVERIFY(m_referee->decide(Revision::Choice::Anew));
    QCOMPARE(m_referee->question()->name, u"target"_s);
    QVERIFY(m_referee->answer(u"9"_s));
    QVERIFY(m_referee->answer(u"0-10/open"_s));
    QCOMPARE(m_referee->question()->kind, QuestionKind::Dice);
    QVERIFY(m_referee->answer(hits(1)));
    QVERIFY(!m_referee->revision());
    QCOMPARE(figures(9), 3);
}

/// What ended one turn does not silently end another.
void TstRevision::anotherTurnIsNotEnded()
{
    perform(u"move"_s, plainMove(4));
    const StepId first = perform(u"endTurn"_s);
    const StepId ending = m_referee->journal().step(first).entry;
    perform(u"move"_s, plainMove(8));
    perform(u"endTurn"_s);
    const Moment reached = m_referee->state().moment();
    Command early;
    early.procedure = u"endTurn"_s;
    QVERIFY(m_referee->insert(ending, early));
    QVERIFY(m_referee->revision() && m_referee->revision()->conflict);
    QCOMPARE(m_referee->revision()->conflict->key(), u"refusal.otherTime"_s);
    QCOMPARE(m_referee->revision()->conflict->rule, u"Y4"_s);
    QVERIFY(m_referee->decide(Revision::Choice::Drop)); // it came too late
    QVERIFY(!m_referee->revision());                    // the other one ends the turn that it ended
    QCOMPARE(m_referee->state().moment(), reached);
}

void TstRevision::onlyWhatHelpsIsOffered()
{
    using Choice = Revision::Choice;
    QVERIFY(m_referee->choices().isEmpty());
    perform(u"duel"_s, {{u"unit"_s, 4}, {u"target"_s, 8}});
    const StepId dice = answer(QJsonArray{5, 2});
    perform(u"move"_s, plainMove(4));
    QVERIFY(m_referee->correct(dice, QJsonArray{1, 2}));
    // A pinned squad may not move, whatever it answers.
    QCOMPARE(m_referee->choices(), (QList<Choice>{Choice::Keep, Choice::Drop, Choice::Allow}));
    QVERIFY(!m_referee->decide(Choice::Anew));
    QVERIFY(m_referee->revision()->conflict);
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

void TstRevision::nothingIsDoneOnTheTableBeforeItIsThrough()
{
    perform(u"move"_s, {{u"unit"_s, 4}, {u"sight"_s, false}});
    const StepId crossing = answer(false);
    perform(u"shoot"_s, shot(5, 8));
    answer(hits(1));
    const Result<Reply> begun = m_referee->correct(crossing, true);
    QVERIFY(begun);
    QVERIFY(begun->instructions.isEmpty());
    const Result<Reply> ended = m_referee->answer(QJsonObject{{u"4"_s, 2}});
    QVERIFY(ended);
    // The shot was taken off long ago; what differs is the blast.
    QCOMPARE(ended->instructions, m_referee->tableChanges());
    for (const effect::Instruct &change : ended->instructions)
        QVERIFY(change.subject != EntityId{8});
}

void TstRevision::undoLeavesIt()
{
    perform(u"move"_s, {{u"unit"_s, 4}, {u"sight"_s, false}});
    const StepId crossing = answer(false);
    perform(u"move"_s, plainMove(5));
    const Standing before = Standing::of(*m_referee);
    QVERIFY(m_referee->correct(crossing, true));
    QVERIFY(m_referee->undo()); // the corrected answer: it is asked for again
    QCOMPARE(m_referee->question()->name, u"mine"_s);
    QVERIFY(m_referee->revision());
    const Result<Reply> left = m_referee->undo();
    QVERIFY(left);
    QVERIFY(left->instructions.isEmpty());
    QVERIFY(!m_referee->revision());
    QVERIFY(Standing::of(*m_referee) == before);
}

void TstRevision::undoneRepetitionsComeAgain()
{
    perform(u"duel"_s, {{u"unit"_s, 4}, {u"target"_s, 8}});
    const StepId dice = answer(QJsonArray{5, 2});
    perform(u"move"_s, plainMove(5));
    perform(u"move"_s, plainMove(4));
    perform(u"move"_s, plainMove(6));
    QVERIFY(m_referee->correct(dice, QJsonArray{1, 2}));
    QVERIFY(m_referee->revision()->conflict); // 4 is pinned; 5 has moved
    QVERIFY(m_referee->undo());
    QVERIFY(!m_referee->state().entity(EntityId{5}).flag(u"moved"_s));
    QVERIFY(m_referee->undo());
    answer(QJsonArray{6, 2}); // it was won after all
    QVERIFY(!m_referee->revision());
    for (const int unit : {4, 5, 6})
        QVERIFY(m_referee->state().entity(EntityId{unit}).flag(u"moved"_s));
}

void TstRevision::aConflictSurvivesARestart()
{
    perform(u"duel"_s, {{u"unit"_s, 4}, {u"target"_s, 8}});
    const StepId dice = answer(QJsonArray{5, 2});
    perform(u"move"_s, plainMove(4));
    QVERIFY(m_referee->correct(dice, QJsonArray{1, 2}));
    const StoredBattle kept = m_kept;
    auto again = Referee::resumeBattle(m_game, kept, nullptr);
    QVERIFY(again);
    QVERIFY((*again)->revision()->conflict);
    QVERIFY((*again)->decide(Revision::Choice::Drop));
    QVERIFY(!(*again)->revision());
}

void TstRevision::whatIsAskedAnewIsDecided_data()
{
    QTest::addColumn<int>("choice");
    QTest::newRow("drop") << static_cast<int>(Revision::Choice::Drop);
    QTest::newRow("keep") << static_cast<int>(Revision::Choice::Keep);
}

void TstRevision::whatIsAskedAnewIsDecided()
{
    QFETCH(int, choice);
    perform(u"shoot"_s, shot(4, 8));
    const StepId misread = answer(hits(3));
    perform(u"shoot"_s, {{u"unit"_s, 5}});
    answer(9); // squad 12; squad 11 is alive, too
    answer(u"0-10/open"_s);
    answer(hits(2));
    perform(u"move"_s, plainMove(6));
    Command removed;
    removed.procedure = u"remove"_s;
    removed.arguments = {{u"entity"_s, 9}};
    QVERIFY(m_referee->insert(m_referee->journal().step(misread).entry, removed));
    // Squad 12 is no target any more: the second shot is asked anew.
    QVERIFY(m_referee->revision());
    QCOMPARE(m_referee->question()->name, u"target"_s);
    QVERIFY(m_referee->disputedEntry() != StepId::None);
    QVERIFY(!m_referee->decide(Revision::Choice::Allow)); // nothing is refused
    QVERIFY(m_referee->decide(static_cast<Revision::Choice>(choice)));
    QVERIFY(!m_referee->revision());
    QVERIFY(!m_referee->question());
    QVERIFY(m_referee->state().entity(EntityId{6}).flag(u"moved"_s));
}

void TstRevision::aCorrectionIsAllowedAnyway()
{
    perform(u"shoot"_s, {{u"unit"_s, 4}, {u"target"_s, 8}});
    const StepId aim = answer(u"0-10/open"_s);
    answer(hits(1));
    const QJsonValue far = QJsonObject{{u"distance"_s, 40}, {u"column"_s, u"open"_s}};
    const Result<Reply> refused = m_referee->correct(aim, far);
    QVERIFY(refused && refused->refusal);
    const Result<Reply> allowed = m_referee->correct(aim, far, {refused->refusal->key()});
    QVERIFY(allowed && !allowed->refusal);
}

void TstRevision::thePastIsLookedAt()
{
    const StepId first = perform(u"move"_s, plainMove(4));
    perform(u"move"_s, plainMove(5));
    const Standing before = Standing::of(*m_referee);
    const std::unique_ptr<Referee> then = m_referee->at(first);
    QVERIFY(then->state().entity(EntityId{4}).flag(u"moved"_s));
    QVERIFY(!then->state().entity(EntityId{5}).flag(u"moved"_s));
    Command other;
    other.procedure = u"move"_s;
    other.arguments = plainMove(6);
    QVERIFY(then->perform(other));
    QVERIFY(Standing::of(*m_referee) == before);
    QCOMPARE(m_kept.steps.size(), m_referee->journal().count());
}

void TstRevision::anOldQuestionIsAskedAgain()
{
    perform(u"shoot"_s, {{u"unit"_s, 4}, {u"target"_s, 8}});
    const StepId aim = answer(u"0-10/open"_s);
    const StepId dice = answer(hits(1));
    perform(u"move"_s, plainMove(5));
    const auto asksAim = m_referee->asking(aim);
    QVERIFY(asksAim);
    QCOMPARE((*asksAim)->question()->name, u"aim"_s);
    const auto asksDice = m_referee->asking(dice);
    QVERIFY(asksDice);
    QCOMPARE((*asksDice)->question()->kind, QuestionKind::Dice);
}

void TstRevision::linesLeftBehindAreListed()
{
    const StepId first = perform(u"move"_s, plainMove(4));
    const StepId left = perform(u"move"_s, plainMove(5));
    QVERIFY(m_referee->journal().branches().isEmpty());
    QVERIFY(m_referee->undo());
    QVERIFY(m_referee->journal().branches().isEmpty()); // redo leads there
    perform(u"move"_s, plainMove(6));
    const QList<Branch> branches = m_referee->journal().branches();
    QCOMPARE(branches, QList<Branch>({{left, first, 1}}));
    QVERIFY(m_referee->jump(left));
    QVERIFY(m_referee->state().entity(EntityId{5}).flag(u"moved"_s));
    QCOMPARE(m_referee->journal().branches().size(), 1);
}

ADJUTANT_TEST(TstRevision)

} // namespace adjutant::test

#include "tst_revision.moc"
