// SPDX-License-Identifier: MIT
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QTest>

#include "sample_battle.h"

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// What a correction asks people to change on the table.
class TstCorrections : public QObject
{
    Q_OBJECT

private slots:
    void movesThatWereNotDueAreTakenBack();
    void undoOfAMoveSaysWhatToMoveBack();
    void sentencesOfMovesAreThere();
};

namespace {

/// The sentences of what is to be done for \a unit, one within another with a bar between.
QStringList keysOf(const QList<effect::Instruct> &changes, EntityId unit)
{
    QStringList keys;
    for (const effect::Instruct &change : changes) {
        if (change.subject != unit)
            continue;
        QString key = change.text.key();
        for (const Text::Named &named : change.text.arguments()) {
            const auto *within = std::get_if<QList<Text>>(&named.argument);
            if (within && named.name != u"before")
                key += u'|' + within->value(0).key();
        }
        keys.append(key);
    }
    return keys;
}

/// Howe's Regiment (11) attacks the Régiment de Navarre (1) in its move phase.
Command attackOf(const SampleBattle &battle)
{
    for (int card = 0; card < 3; ++card) {
        battle.draw(u"red"_s);
        if (card < 2)
            battle.endPhase();
    }
    Command attack;
    attack.procedure = u"attack"_s;
    attack.arguments = {{u"unit"_s, number(battle.unit(11))},
                        {u"target"_s, number(battle.unit(1))},
                        {u"over"_s, u"open"_s},
                        {u"modifiers"_s, QJsonArray()}};
    return attack;
}

} // namespace

/// The die of a face-off was misread: who fell back should have run (T10).
void TstCorrections::movesThatWereNotDueAreTakenBack()
{
    SampleBattle battle;
    Referee &referee = battle.referee();
    const EntityId defender = battle.unit(1);
    QVERIFY(referee.perform(attackOf(battle)));
    const StepId dice = referee.journal().nextStep();
    QVERIFY(referee.answer(QJsonArray{5, 3}));
    QVERIFY(battle.state().entity(defender).flag(u"forced"_s));
    QVERIFY(referee.correct(dice, QJsonArray{6, 1}));
    while (referee.question()) {
        const Question &asked = *referee.question();
        const bool path = asked.name == u"path";
        QVERIFY(referee.answer(path ? QJsonValue(QJsonArray()) : asked.assumed));
    }
    QVERIFY(!referee.revision());
    QVERIFY(battle.state().entity(defender).flag(u"routing"_s));
    const QStringList keys = keysOf(referee.tableChanges(), defender);
    QVERIFY2(keys.contains(u"table.moveBack|rout.goesBack"_s), qPrintable(keys.join(u' ')));
    QVERIFY2(keys.contains(u"rout.runs"_s), qPrintable(keys.join(u' ')));
    QVERIFY2(keys.contains(u"onTable.routing|flag.yes"_s), qPrintable(keys.join(u' ')));
}

/// T10: who fell back stands where he stood; an answer that moved nobody moves nobody back.
void TstCorrections::undoOfAMoveSaysWhatToMoveBack()
{
    SampleBattle battle;
    Referee &referee = battle.referee();
    const EntityId defender = battle.unit(1);
    QVERIFY(referee.perform(attackOf(battle)));
    Result<Reply> reply = referee.undo();
    QVERIFY(reply && reply->instructions.isEmpty());
    QVERIFY(referee.redo());
    QVERIFY(referee.answer(QJsonArray{5, 3}));
    reply = referee.undo();
    QVERIFY(reply);
    const QStringList keys = keysOf(reply->instructions, defender);
    QVERIFY2(keys.contains(u"table.moveBack|rout.goesBack"_s), qPrintable(keys.join(u' ')));
    reply = referee.redo();
    QVERIFY(reply);
    QVERIFY(keysOf(reply->instructions, defender).contains(u"rout.goesBack"_s));
}

void TstCorrections::sentencesOfMovesAreThere()
{
    const SampleBattle battle;
    const Rulebook &book = battle.referee().game().rulebook();
    QVERIFY(!book.movement.isEmpty());
    for (const QString &key : book.movement)
        QVERIFY2(book.phrases.contains(key), qPrintable(key));
}

ADJUTANT_TEST(TstCorrections)

} // namespace adjutant::test

#include "tst_corrections.moc"
