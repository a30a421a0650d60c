// SPDX-License-Identifier: MIT
#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

using app::Session;

class TstSession : public QObject
{
    Q_OBJECT

private slots:
    void saysWhatCameOfARequest();
    void refusedRequestMayBeAllowed();
    void refusedAnswerMayBeAllowed();
    void goesBackOneAnswer();
    void goesBackToAnAnswer();
    void programRollsWhatIsAskedAndKeepsKnownDice();
    void namesWhatIsGone();
    void forgetsAUnitThatIsGone();
};

void TstSession::saysWhatCameOfARequest()
{
    const auto session = toySession();
    const QSignalSpy changed(session.get(), &Session::changed);
    const QSignalSpy failed(session.get(), &Session::failed);
    QVERIFY(session->act(u"shoot"_s, EntityId{4}));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(session->question()->name, u"target"_s);
    QVERIFY(!session->answer(u"99"_s));
    QCOMPARE(failed.count(), 1);
    QCOMPARE(changed.count(), 1);
}

void TstSession::refusedRequestMayBeAllowed()
{
    const auto session = toySession();
    const QSignalSpy refused(session.get(), &Session::refused);
    QVERIFY(!session->act(u"move"_s, EntityId{8})); // of the other side
    QCOMPARE(refused.count(), 1);
    QVERIFY(session->canAllow());
    QCOMPARE(session->refusal()->key(), u"no.turn"_s);
    QVERIFY(session->allowAnyway(u"both sides agreed"_s));
    QVERIFY(!session->refusal());
    const Command &command = *session->referee().frontCommand();
    QCOMPARE(command.allowed, QStringList{u"no.turn"_s});
    QCOMPARE(command.reason, u"both sides agreed"_s);
}

void TstSession::refusedAnswerMayBeAllowed()
{
    const auto session = toySession();
    session->act(u"shoot"_s, EntityId{4});
    session->answer(u"8"_s);
    const QString beyond = session->question()->cells.constLast().id;
    QVERIFY(!session->answer(beyond));
    QVERIFY(session->refusal());
    QVERIFY(session->allowAnyway());
    QCOMPARE(session->question()->name, u"dice"_s);
}

void TstSession::goesBackOneAnswer()
{
    const auto session = toySession();
    session->act(u"shoot"_s, EntityId{4});
    session->answer(u"8"_s);
    QVERIFY(session->backOne());
    QCOMPARE(session->question()->name, u"target"_s);
    QVERIFY(session->backOne()); // nothing answered: the action is given up
    QVERIFY(!session->question());
}

void TstSession::goesBackToAnAnswer()
{
    const auto session = toySession();
    session->act(u"shoot"_s, EntityId{4});
    session->answer(u"8"_s);
    session->answer(session->question()->cells.constFirst().id);
    const QList<StepId> answers = session->referee().frontAnswers();
    QCOMPARE(answers.size(), 2);
    QVERIFY(session->backTo(answers.constFirst()));
    QCOMPARE(session->question()->name, u"target"_s);
    QVERIFY(session->redo() && session->redo());
    QCOMPARE(session->question()->name, u"dice"_s);
}

void TstSession::programRollsWhatIsAskedAndKeepsKnownDice()
{
    const auto session = toySession();
    session->act(u"shoot"_s, EntityId{4});
    QVERIFY(!session->rollForMe()); // no dice are asked for
    session->answer(u"8"_s);
    session->answer(session->question()->cells.constFirst().id);
    QVERIFY(session->rollForMe());
    const QJsonValue first = lastAnswer(*session);
    QCOMPARE(first[u"groups"_s][0][u"faces"_s].toArray().size(), 4);
    session->undo();
    QVERIFY(session->rollForMe());
    QCOMPARE(lastAnswer(*session), first); // undoing is no way to throw again
}

void TstSession::namesWhatIsGone()
{
    const auto session = toySession();
    const QString name = session->nameOf(EntityId{8});
    Command command;
    command.procedure = u"remove"_s;
    command.arguments = {{u"entity"_s, 8}};
    QVERIFY(session->perform(command));
    QVERIFY(!session->state().contains(EntityId{8}));
    QCOMPARE(session->nameOf(EntityId{8}), name);
}

void TstSession::forgetsAUnitThatIsGone()
{
    const auto session = toySession();
    const QSignalSpy picked(session.get(), &Session::selectionChanged);
    session->select(EntityId{8});
    session->select(EntityId{8});
    QCOMPARE(picked.count(), 1);
    Command command;
    command.procedure = u"remove"_s;
    command.arguments = {{u"entity"_s, 8}};
    session->perform(command);
    QCOMPARE(session->selected(), EntityId::None);
    session->undo();
    QCOMPARE(session->selected(), EntityId{8});
}

ADJUTANT_TEST(TstSession)

} // namespace adjutant::test

#include "tst_session.moc"
