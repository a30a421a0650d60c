// SPDX-License-Identifier: MIT
#include "core/referee/off_table.h"
#include "core/referee/referee.h"

#include "tests/support/test_registry.h"
#include "tests/support/toy_game.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// What was taken off the table comes back by hand. In the toy game squads 1 to 3 are the entities
/// 4 to 6.
class TstOffTable : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void takenOffIsListed();
    void undoneIsNotListed();
    void comesBackAsItWas();
    void whatIsThereStays();
    void whatNeverWasCannotComeBack();
    void goesAndComesAgain();

private:
    QList<Entity> gone() const { return offTable(m_game.rulebook(), m_referee->journal().state()); }
    Reply perform(const Command &command);
    void take(EntityId unit);

    const ToyGame m_game;
    std::unique_ptr<Referee> m_referee;
};

void TstOffTable::init()
{
    Result<std::unique_ptr<Referee>> begun = Referee::begin(m_game, toyBattle(), nullptr);
    QVERIFY(begun);
    m_referee = std::move(*begun);
}

Reply TstOffTable::perform(const Command &command)
{
    const Result<Reply> reply = m_referee->perform(command);
    return reply ? *reply : Reply();
}

void TstOffTable::take(EntityId unit)
{
    Command command;
    command.procedure = u"remove"_s;
    command.arguments = {{u"entity"_s, number(unit)}};
    perform(command);
    QVERIFY(!m_referee->state().contains(unit));
}

void TstOffTable::takenOffIsListed()
{
    QVERIFY(gone().isEmpty());
    const Entity before = m_referee->state().entity(EntityId{5});
    take(EntityId{5});
    take(EntityId{4});
    QCOMPARE(gone().size(), 2);
    QCOMPARE(gone().constLast().values(), before.values()); // by their numbers
}

void TstOffTable::undoneIsNotListed()
{
    take(EntityId{5});
    QVERIFY(m_referee->undo());
    QVERIFY(gone().isEmpty());
    QVERIFY(m_referee->redo());
    QCOMPARE(gone().size(), 1);
}

void TstOffTable::comesBackAsItWas()
{
    const Entity before = m_referee->state().entity(EntityId{5});
    take(EntityId{5});
    const EntityId next = m_referee->state().nextEntity();
    const Reply reply = perform(restoreCommand(EntityId{5}));
    QVERIFY(!reply.refusal);
    QCOMPARE(reply.lines.value(0).text.key(), u"log.restore"_s);
    QCOMPARE(m_referee->state().entity(EntityId{5}), before);
    QCOMPARE(m_referee->state().nextEntity(), next);
    QVERIFY(gone().isEmpty());
    QVERIFY(m_referee->undo()); // an entry like any other
    QVERIFY(!m_referee->state().contains(EntityId{5}));
    QCOMPARE(gone().size(), 1);
}

void TstOffTable::whatIsThereStays()
{
    const Reply reply = perform(restoreCommand(EntityId{5}));
    QVERIFY(reply.refusal);
    QCOMPARE(reply.refusal->text.key(), u"refusal.stillThere"_s);
}

void TstOffTable::whatNeverWasCannotComeBack()
{
    const Reply reply = perform(restoreCommand(m_referee->state().nextEntity()));
    QVERIFY(reply.refusal);
    QCOMPARE(reply.refusal->text.key(), u"refusal.neverTaken"_s);
}

void TstOffTable::goesAndComesAgain()
{
    take(EntityId{5});
    perform(restoreCommand(EntityId{5}));
    take(EntityId{5});
    QCOMPARE(gone().size(), 1);
    QCOMPARE(gone().constFirst().id(), EntityId{5});
}

ADJUTANT_TEST(TstOffTable)

} // namespace adjutant::test

#include "tst_off_table.moc"
