// SPDX-License-Identifier: MIT
#include "core/referee/app_dice.h"
#include "core/referee/shown.h"

#include "tests/support/test_registry.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

#include "sample_battle.h"

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// Howe's Regiment (11) against the Régiment de Navarre (1): the face-off, the fight, the rout.
class TstFights : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void whoFightsIsInContact();
    void noMoreDiceThanStands();
    void fightIsNothingOnTheTable();
    void nobodyIsLeftToFight();
    void phaseThatIsOverIsOver();
    void attackIsNotLeftBehind();
    void friendIsNearOrPassedThrough();
    void whoCanPassNobodyIsNotAskedWhom();
    void whoeverJoinsComesFromTheRear();
    void whatCannotFailIsSaid();
    void wayBackEndsOnlyOnce();
    void whoIsCaughtRunsOnOrGetsAway_data();
    void whoIsCaughtRunsOnOrGetsAway();
    void winnerMayPursue();
    void whoMovesOtherwiseDoesNotPursue();
    void whoMeetsNobodyMoreIsAskedOnce();
    void theWayOfHorsesQuotesTheirTable();
    void aChargeThatIsGivenUpWasNone();

private:
    const Question &question() const { return *m_battle->referee().question(); }
    QString named(const QString &prefix, int number) const;
    Result<Reply> attack(int number, const QJsonArray &faceOff);
    Result<Reply> answer(const QJsonValue &value) { return m_battle->referee().answer(value); }
    void fight();
    void winFight();
    QStringList offers() const;

    std::unique_ptr<SampleBattle> m_battle;
};

namespace {

constexpr int Horse = 15;
constexpr int FrenchHorse = 6;

bool tells(const Reply &reply, const QString &text)
{
    return std::any_of(
        reply.instructions.cbegin(), reply.instructions.cend(),
        [&text](const effect::Instruct &instruct) { return instruct.text.key() == text; });
}

} // namespace

void TstFights::init()
{
    m_battle = std::make_unique<SampleBattle>();
    for (int card = 0; card < 3; ++card) {
        m_battle->draw(u"red"_s);
        if (card < 2)
            m_battle->endPhase();
    }
    QCOMPARE(m_battle->state().moment().phase, u"infantry"_s);
}

/// "near-12" for unit 2, whose entity is 12.
QString TstFights::named(const QString &prefix, int number) const
{
    return prefix + QString::number(adjutant::number(m_battle->unit(number)));
}

Result<Reply> TstFights::attack(int number, const QJsonArray &faceOff)
{
    Command command;
    command.procedure = u"attack"_s;
    command.arguments = {{u"unit"_s, adjutant::number(m_battle->unit(number))},
                         {u"target"_s, adjutant::number(m_battle->unit(1))},
                         {u"over"_s, u"open"_s},
                         {u"faceoff"_s, faceOff}};
    Result<Reply> reply = m_battle->referee().perform(command);
    if (reply && m_battle->referee().question())
        reply = answer(question().assumed); // what counts, as it is filled in
    return reply;
}

/// Up to the question which stands fight.
void TstFights::fight()
{
    QVERIFY(attack(11, {4, 4}));
    Command endPhase;
    endPhase.procedure = u"endPhase"_s;
    QVERIFY(m_battle->referee().perform(endPhase));
    QVERIFY(answer(QJsonArray())); // nobody has moved
    QCOMPARE(question().name, u"stands"_s);
}

/// P18.2: a fight without a stand in contact is none.
void TstFights::whoFightsIsInContact()
{
    fight();
    const Result<Reply> reply =
        answer(QJsonObject{{u"attackerContact"_s, 0}, {u"defenderContact"_s, 6}});
    QVERIFY(!reply);
    QVERIFY2(reply.fault().message.contains(u"1 to 6"_s), qPrintable(reply.fault().message));
    QCOMPARE(question().name, u"stands"_s);
}

/// P18.2: no stand is in contact and overlaps.
void TstFights::noMoreDiceThanStands()
{
    fight();
    const QJsonObject eight{
        {u"attackerContact"_s, 6}, {u"attackerOverlap"_s, 2}, {u"defenderContact"_s, 6}};
    const Result<Reply> reply = answer(eight);
    QVERIFY(reply && reply->refusal);
    QCOMPARE(reply->refusal->rule, u"P18.2"_s);
    QCOMPARE(question().name, u"stands"_s);
    QVERIFY(answer(QJsonObject{
        {u"attackerContact"_s, 4}, {u"attackerOverlap"_s, 2}, {u"defenderContact"_s, 4}}));
    QCOMPARE(question().dice.at(0).count, 6);
    QCOMPARE(question().dice.at(1).count, 4);
}

/// P18.1: a fight is going on, but nobody can put it on the table or take it off.
void TstFights::fightIsNothingOnTheTable()
{
    QVERIFY(attack(11, {4, 4}));
    QCOMPARE(m_battle->state().entities(u"fight"_s).size(), 1);
    const Result<Reply> undone = m_battle->referee().undo();
    QVERIFY(undone);
    QVERIFY(m_battle->state().entities(u"fight"_s).isEmpty());
    QVERIFY(!tells(*undone, u"table.take"_s));
    const Result<Reply> redone = m_battle->referee().redo();
    QVERIFY(redone);
    QVERIFY(!tells(*redone, u"table.put"_s));
}

/// P18.1: who is taken off by hand, before the round or in it, ends the fight.
void TstFights::nobodyIsLeftToFight()
{
    Command remove;
    remove.procedure = u"remove"_s;
    remove.arguments = {{u"entity"_s, adjutant::number(m_battle->unit(1))}};
    fight();
    QVERIFY(m_battle->referee().perform(remove));
    QVERIFY(m_battle->state().entities(u"fight"_s).isEmpty());
    QVERIFY(m_battle->referee().undo());
    QCOMPARE(question().name, u"stands"_s);

    init();
    QVERIFY(attack(11, {4, 4}));
    QVERIFY(m_battle->referee().perform(remove));
    Command endPhase;
    endPhase.procedure = u"endPhase"_s;
    QVERIFY(m_battle->referee().perform(endPhase));
    QVERIFY(answer(QJsonArray()));
    QVERIFY(m_battle->state().entities(u"fight"_s).isEmpty());
    QCOMPARE(m_battle->state().moment().phase, u"fire"_s); // on to the next card
}

/// P5.3: while the next card is to come nobody acts any more; an officer may ride (P9.5).
void TstFights::phaseThatIsOverIsOver()
{
    m_battle = std::make_unique<SampleBattle>();
    m_battle->draw(u"red"_s);
    Command endPhase;
    endPhase.procedure = u"endPhase"_s;
    QVERIFY(m_battle->referee().perform(endPhase));
    QCOMPARE(question().kind, QuestionKind::Card);
    Command fire;
    fire.procedure = u"fire"_s;
    fire.arguments = {{u"unit"_s, adjutant::number(m_battle->unit(11))}};
    const Result<Reply> late = m_battle->referee().perform(fire);
    QVERIFY(late && late->refusal);
    QCOMPARE(late->refusal->text.key(), u"guard.phaseOver"_s);
    Command ride;
    ride.procedure = u"ride"_s;
    ride.arguments = {{u"unit"_s, adjutant::number(m_battle->unit(19))}};
    const Result<Reply> ridden = m_battle->referee().perform(ride);
    QVERIFY(ridden && !ridden->refusal);
    QCOMPARE(question().kind, QuestionKind::Card);
}

void TstFights::whoIsCaughtRunsOnOrGetsAway_data()
{
    QTest::addColumn<QJsonArray>("faces");
    QTest::addColumn<QString>("told");
    QTest::newRow("it loses") << QJsonArray{6, 1} << u"faceoff.caught"_s;
    QTest::newRow("it holds") << QJsonArray{2, 6} << u"faceoff.away"_s;
    QTest::newRow("it wins") << QJsonArray{1, 6} << u"faceoff.away"_s;
}

/// P14.5, `wss.rout.contacted`: no row of the table is carried out, and the log names none.
void TstFights::whoIsCaughtRunsOnOrGetsAway()
{
    QFETCH(const QJsonArray, faces);
    QFETCH(const QString, told);
    Command routs;
    routs.procedure = u"set"_s;
    routs.arguments = {{u"entity"_s, adjutant::number(m_battle->unit(1))},
                       {u"key"_s, u"routing"_s},
                       {u"value"_s, 1}};
    QVERIFY(m_battle->referee().perform(routs));
    QVERIFY(attack(11, faces));
    if (m_battle->referee().question())
        QVERIFY(answer(QJsonArray())); // its way on leads past nobody
    QVERIFY(!m_battle->referee().question());
    const Journal &journal = m_battle->referee().journal();
    QStringList keys;
    for (const Line &line : journal.step(journal.head()).lines)
        keys.append(line.text.key());
    QVERIFY2(keys.contains(told), qPrintable(keys.join(u' ')));
    QVERIFY(keys.filter(u"faceoff.result"_s).isEmpty());
}

/// P12.5: a phase that has begun to end waits for an attack that was put aside since.
void TstFights::attackIsNotLeftBehind()
{
    Command endPhase;
    endPhase.procedure = u"endPhase"_s;
    QVERIFY(m_battle->referee().perform(endPhase));
    QCOMPARE(question().name, u"moved"_s);
    const StepId ending = m_battle->referee().journal().open().front;
    QVERIFY(attack(11, {6, 1}));
    QCOMPARE(question().name, u"path"_s);
    const StepId attacking = m_battle->referee().journal().open().front;
    QVERIFY(m_battle->referee().park());
    QVERIFY(m_battle->referee().resume(ending));
    const Result<Reply> reply = answer(QJsonArray());
    QVERIFY(reply && reply->refusal);
    QCOMPARE(reply->refusal->text.key(), u"refusal.unfinished"_s);
    QCOMPARE(question().name, u"moved"_s);
    QVERIFY(m_battle->referee().resume(attacking));
    QCOMPARE(question().name, u"path"_s);
}

/// P23.2: a unit that is passed through is not also merely near.
void TstFights::friendIsNearOrPassedThrough()
{
    QVERIFY(attack(11, {6, 1}));
    QCOMPARE(question().name, u"path"_s);
    const Result<Reply> both = answer(QJsonArray{named(u"near-"_s, 2), named(u"through-"_s, 2)});
    QVERIFY(!both);
    QCOMPARE(question().name, u"path"_s);
    QVERIFY(answer(QJsonArray{named(u"through-"_s, 2), named(u"near-"_s, 3)}));
    QCOMPARE(m_battle->state().entity(m_battle->unit(2)).number(u"pips"_s), 1);
}

/// P14.7: one that does not rally runs on, and whom it passes matters only to a pursuer.
void TstFights::whoCanPassNobodyIsNotAskedWhom()
{
    m_battle->set(m_battle->unit(1), u"routing"_s, 1);
    m_battle->set(m_battle->unit(1), u"pips"_s, 5);
    for (int card = 0; card < 3; ++card) {
        m_battle->endPhase();
        m_battle->draw(u"black"_s);
    }
    m_battle->endPhase();
    Command rally;
    rally.procedure = u"rally"_s;
    rally.arguments = {{u"unit"_s, adjutant::number(m_battle->unit(1))}};
    QVERIFY(m_battle->referee().perform(rally));
    while (m_battle->referee().question() && question().name != u"path") {
        const bool dice = question().kind == QuestionKind::Dice;
        QVERIFY(
            answer(dice ? QJsonValue(QJsonArray{1}) : QJsonValue(question().cells.constLast().id)));
    }
    QVERIFY(m_battle->referee().question());
    QCOMPARE(question().text.key(), u"rout.alone"_s);
    QVERIFY(std::all_of(question().options.cbegin(), question().options.cend(),
                        [](const Option &option) { return option.entity == EntityId::None; }));
}

/// P17.3
void TstFights::whoeverJoinsComesFromTheRear()
{
    QVERIFY(attack(11, {4, 4}));
    Command join;
    join.procedure = u"attack"_s;
    join.arguments = {{u"unit"_s, adjutant::number(m_battle->unit(12))}};
    QVERIFY(m_battle->referee().perform(join));
    QCOMPARE(question().optionOf(m_battle->unit(1))->label.key(), u"attack.fromRear"_s);
    QVERIFY(question().optionOf(m_battle->unit(2))->label.isEmpty());
    QVERIFY(answer(QString::number(adjutant::number(m_battle->unit(1)))));
    QVERIFY(answer(u"open"_s));
    QCOMPARE(question().name, u"modifiers"_s);
    QVERIFY(!question().option(u"flank"_s));
    QCOMPARE(question().assumed.toArray(), QJsonArray{u"rear"_s});
    QVERIFY(answer(question().assumed));
    const Result<Reply> joined = answer(QJsonArray{3, 5}); // P12.4: -2 from the rear
    QVERIFY(joined);
    QVERIFY(tells(*joined, u"fight.closes"_s));
    QCOMPARE(m_battle->state().entities(u"fight"_s).size(), 1);
    QVERIFY(!m_battle->state().entity(m_battle->unit(12)).linked(u"joins"_s).isEmpty());
}

/// P23.3: one pip, and any die is enough: nobody throws, and the log says why.
void TstFights::whatCannotFailIsSaid()
{
    QVERIFY(attack(11, {6, 1}));
    const Result<Reply> reply = answer(QJsonArray{named(u"through-"_s, 2)});
    QVERIFY(reply);
    const auto says = [](const Line &line) {
        const QList<Text::Named> &arguments = line.text.arguments();
        return line.text.key() == u"friends.pass" &&
               std::any_of(arguments.cbegin(), arguments.cend(), [](const Text::Named &each) {
                   const auto *words = std::get_if<QList<Text>>(&each.argument);
                   return words && words->constFirst().key() == u"die.cannotFail";
               });
    };
    QVERIFY(std::any_of(reply->lines.cbegin(), reply->lines.cend(), says));
}

/// P14.1: off the table, or held up on it.
void TstFights::wayBackEndsOnlyOnce()
{
    QVERIFY(attack(11, {6, 1}));
    QCOMPARE(question().name, u"path"_s);
    QVERIFY(!answer(QJsonArray{u"off"_s, u"blocked"_s}));
    QCOMPARE(question().name, u"path"_s);
    QVERIFY(answer(QJsonArray{u"off"_s}));
}

/// Howe's Regiment beats the Régiment de Navarre, which goes back.
void TstFights::winFight()
{
    fight();
    QVERIFY(answer(QJsonObject{{u"attackerContact"_s, 6}, {u"defenderContact"_s, 6}}));
    QVERIFY(answer(QJsonArray{5, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}));
}

/// The causes of what may be done.
QStringList TstFights::offers() const
{
    QStringList causes;
    for (const Owed &item : m_battle->state().owed()) {
        if (item.due == Due::Offer)
            causes.append(item.cause.key());
    }
    return causes;
}

/// P15.3: in its next move phase, which is in the next turn; nothing waits for it.
void TstFights::winnerMayPursue()
{
    winFight();
    QCOMPARE(offers(), QStringList{u"pursuit.may"_s});
    for (int card = 0; card < 3; ++card) {
        m_battle->draw(u"black"_s);
        m_battle->endPhase();
    }
    m_battle->endPhase(); // the rallies
    for (const QString &phase : {u"fire"_s, u"cavalry"_s, u"infantry"_s}) {
        m_battle->draw(u"red"_s);
        QCOMPARE(m_battle->state().moment().phase, phase);
        QCOMPARE(offers(), QStringList{u"pursuit.may"_s});
        if (phase != u"infantry")
            m_battle->endPhase();
    }
    Command endPhase;
    endPhase.procedure = u"endPhase"_s;
    QVERIFY(m_battle->referee().perform(endPhase));
    QCOMPARE(question().name, u"moved"_s);
    QCOMPARE(question().hints.value(0).key(), u"pursuit.may"_s);
    QVERIFY(answer(QJsonArray()));
    QVERIFY(offers().isEmpty()); // it let them go
    QVERIFY(m_battle->referee().undo());
    QVERIFY(m_battle->referee().cancel());
    QVERIFY(m_battle->referee().settle(m_battle->state().owed().constFirst().id));
    QCOMPARE(question().name, u"target"_s);
    QVERIFY(m_battle->referee().cancel());
    Command attack;
    attack.procedure = u"attack"_s;
    attack.arguments = {{u"unit"_s, adjutant::number(m_battle->unit(11))}};
    QVERIFY(m_battle->referee().perform(attack));
    QVERIFY(std::any_of(question().hints.cbegin(), question().hints.cend(),
                        [](const Text &hint) { return hint.key() == u"pursuit.may"; }));
}

/// P15.3
void TstFights::whoMovesOtherwiseDoesNotPursue()
{
    winFight();
    for (int card = 0; card < 3; ++card) {
        m_battle->draw(u"black"_s);
        m_battle->endPhase();
    }
    m_battle->endPhase();
    for (int card = 0; card < 3; ++card) {
        m_battle->draw(u"red"_s);
        if (card < 2)
            m_battle->endPhase();
    }
    Command move;
    move.procedure = u"move"_s;
    move.arguments = {{u"unit"_s, adjutant::number(m_battle->unit(11))}};
    QVERIFY(m_battle->referee().perform(move));
    QVERIFY(offers().isEmpty());
}

/// P17.2: with a second enemy ticked in the attack and again in the move with glory.
void TstFights::whoMeetsNobodyMoreIsAskedOnce()
{
    Command command = m_battle->order(u"attack"_s, 11);
    command.arguments.insert(u"target"_s, adjutant::number(m_battle->unit(1)));
    command.arguments.insert(u"faceoff"_s, QJsonArray{6, 1});
    QVERIFY(m_battle->referee().perform(command));
    const QHash<QString, QJsonValue> answers{
        {u"over"_s, u"open"_s},
        {u"modifiers"_s, QJsonArray{u"second"_s}},
        {u"glory.may"_s, QString::number(adjutant::number(m_battle->unit(2)))},
        {u"faceoff"_s, QJsonArray{3, 3}},
        {u"attack.second"_s, u"none"_s}};
    int asked = 0;
    for (int i = 0; i < 30 && m_battle->referee().question(); ++i) {
        const Question open = question();
        const QString name = open.name == u"target" ? open.text.key() : open.name;
        asked += name == u"attack.second" ? 1 : 0;
        const QJsonValue usual = open.kind == QuestionKind::Dice ? throwDice(open) : open.assumed;
        QVERIFY2(answer(answers.value(name, usual)), qPrintable(name));
    }
    QVERIFY(m_battle->state().entity(m_battle->unit(11)).isLinked(u"met"_s, m_battle->unit(2)));
    QCOMPARE(asked, 1);
}

/// P12.6: the rulebook has their way with that of infantry.
void TstFights::theWayOfHorsesQuotesTheirTable()
{
    SampleBattle battle;
    battle.draw(u"red"_s);
    battle.endPhase();
    battle.draw(u"red"_s);
    Command charge = battle.order(u"charge"_s, Horse);
    charge.arguments.insert(u"target"_s, adjutant::number(battle.unit(FrenchHorse)));
    charge.arguments.insert(u"modifiers"_s, QJsonArray());
    charge.arguments.insert(u"faceoff"_s, QJsonArray{6, 1});
    QVERIFY(battle.referee().perform(charge));
    const Question &path = *battle.referee().question();
    QCOMPARE(path.name, u"path"_s);
    QCOMPARE(path.rule, u"P14.1"_s);
    QCOMPARE(path.hints.constFirst().key(), battle.game().rulebook().paragraph(u"P12.6"_s)->text);
}

/// P9.1: before its dice it may be taken back, like all that was begun by mistake.
void TstFights::aChargeThatIsGivenUpWasNone()
{
    SampleBattle battle;
    battle.draw(u"red"_s);
    battle.endPhase();
    battle.draw(u"red"_s);
    Command charge = battle.order(u"charge"_s, Horse);
    charge.arguments.insert(u"target"_s, adjutant::number(battle.unit(FrenchHorse)));
    QVERIFY(battle.referee().perform(charge));
    QCOMPARE(battle.referee().question()->name, u"modifiers"_s);
    QVERIFY(battle.state().entity(battle.unit(Horse)).flag(u"chargeUsed"_s));
    const Result<Reply> given = battle.referee().cancel();
    QVERIFY(given && !given->refusal);
    QVERIFY(!battle.state().entity(battle.unit(Horse)).flag(u"chargeUsed"_s));
    // Once they are thrown it is not.
    QVERIFY(battle.referee().perform(charge));
    QVERIFY(battle.referee().answer(QJsonArray()));
    QVERIFY(battle.referee().answer(QJsonArray{6, 1}));
    const Result<Reply> kept = battle.referee().cancel();
    QVERIFY(kept && kept->refusal);
    QCOMPARE(kept->refusal->key(), u"refusal.decided"_s);
    QVERIFY(battle.state().entity(battle.unit(Horse)).flag(u"chargeUsed"_s));
}

ADJUTANT_TEST(TstFights)

} // namespace adjutant::test

#include "tst_fights.moc"
