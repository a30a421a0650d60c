// SPDX-License-Identifier: MIT
#include "core/referee/app_dice.h"
#include "core/report/battle_report.h"
#include "core/report/dice_record.h"
#include "core/report/strengths.h"

#include "tests/support/test_registry.h"
#include "tests/support/toy_game.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// Reports of the toy game: Reds (3) with squads 4 to 6, Blues (7) with squads 8 to 10, four
/// figures each; a shot at 0-10 in the open is four dice, hits on 3 or more.
class TstBattleReport : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void countsTheFacesOfEachSide();
    void leavesOutWhatWasNotNoted();
    void programsDiceAreToldApart();
    void offeredDiceStayThePrograms();
    void givenUpDiceCountOnce();
    void bothThrowInADuel();
    void undoneThrowsAreNotThrown();
    void followsTheStrengthOfTheSides();
    void saysThatNothingIsSetUp();
    void tellsTurnsAndRules();
    void pressesInARowAreOneSentence();
    void disputesAreTold();
    void whatIsAllowedIsToldOnce();
    void saysWhetherTheDiceAreFair();
    void escapesWhatPlayersWrote();
    void showsPicturesOfNotes();

private:
    void perform(const QString &procedure, const QJsonObject &arguments = {});
    void answer(const QJsonValue &value);
    void shoot(const QJsonValue &dice);
    QList<DiceRecord> records() const;
    QString text() const { return textOf(battleReport(Narrator(*m_referee))); }

    ToyGame m_game;
    std::unique_ptr<Referee> m_referee;
};

namespace {

const EntityId Reds{3};
const EntityId Blues{7};

} // namespace

void TstBattleReport::init()
{
    Result<std::unique_ptr<Referee>> begun = Referee::begin(m_game, toyBattle(), nullptr);
    QVERIFY(begun);
    m_referee = std::move(*begun);
}

void TstBattleReport::perform(const QString &procedure, const QJsonObject &arguments)
{
    Command command;
    command.procedure = procedure;
    command.arguments = arguments;
    const Result<Reply> reply = m_referee->perform(command);
    QVERIFY(reply && !reply->refusal);
}

void TstBattleReport::answer(const QJsonValue &value)
{
    const Result<Reply> reply = m_referee->answer(value);
    QVERIFY(reply && !reply->refusal);
}

void TstBattleReport::shoot(const QJsonValue &dice)
{
    perform(u"shoot"_s, {{u"unit"_s, 4}, {u"target"_s, 8}, {u"aim"_s, u"0-10/open"_s}});
    answer(dice);
}

QList<DiceRecord> TstBattleReport::records() const
{
    return diceRecords({Reds, Blues}, throwsOf(*m_referee));
}

void TstBattleReport::countsTheFacesOfEachSide()
{
    QVERIFY(records().isEmpty());
    shoot(QJsonArray{3, 2, 1, 6});
    const QList<DiceRecord> all = records();
    QCOMPARE(all.size(), 1);
    const DiceRecord &reds = all.constFirst();
    QCOMPARE(reds.side, Reds);
    QCOMPARE(reds.faces, (QList<int>{1, 1, 1, 0, 0, 1}));
    QCOMPARE(reds.average(), 3.0);
    QCOMPARE(reds.fairAverage(), 3.5);
    QCOMPARE(reds.scored, 4);
    QCOMPARE(reds.hits, 2);
    QCOMPARE(reds.expected, 4 * 4 / 6.0);
    QVERIFY(!reds.test());
}

void TstBattleReport::leavesOutWhatWasNotNoted()
{
    shoot(QJsonObject{{u"hits"_s, 3}});
    const DiceRecord reds = records().value(0);
    QCOMPARE(reds.dice(), 0);
    QCOMPARE(reds.hits, 0);
    QCOMPARE(reds.notNoted, 4);
    QVERIFY(text().contains(u"only the result was noted"_s));
}

void TstBattleReport::programsDiceAreToldApart()
{
    shoot(QJsonArray{3, 2, 1, 6});
    QVERIFY(!text().contains(u"thrown by the program"_s));
    perform(u"shoot"_s, {{u"unit"_s, 5}, {u"target"_s, 8}, {u"aim"_s, u"0-10/open"_s}});
    answer(throwDice(*m_referee->question()));
    const QList<DiceRecord> all = records();
    QCOMPARE(all.size(), 2);
    QCOMPARE(all.at(0).faces, (QList<int>{1, 1, 1, 0, 0, 1})); // the real ones, and they alone
    QVERIFY(!all.at(0).byProgram);
    QVERIFY(all.at(1).byProgram);
    QCOMPARE(all.at(1).side, Reds);
    QCOMPARE(all.at(1).dice(), 4);
    const QString report = text();
    QVERIFY2(report.contains(u"Reds: 4 dice with 6 faces\n"_s), qPrintable(report));
    QVERIFY(report.contains(u"Reds: 4 dice with 6 faces, thrown by the program\n"_s));
    QVERIFY(report.contains(u"are counted apart"_s));
}

void TstBattleReport::offeredDiceStayThePrograms()
{
    const QJsonObject shot{{u"unit"_s, 4}, {u"target"_s, 8}, {u"aim"_s, u"0-10/open"_s}};
    perform(u"shoot"_s, shot);
    const QJsonValue thrown = throwDice(*m_referee->question());
    answer(thrown);
    QVERIFY(m_referee->undo());
    // Taken as they are offered, whoever types them.
    answer(QJsonObject{{u"groups"_s, thrown[u"groups"_s]}});
    QVERIFY(records().value(0).byProgram);
    QVERIFY(m_referee->undo());
    const QJsonArray faces = thrown[u"groups"_s][0][u"faces"_s].toArray();
    answer(QJsonArray{faces.at(0), faces.at(1), faces.at(2), 7 - faces.at(3).toInt()});
    QVERIFY(!records().value(0).byProgram); // real dice went over them
}

void TstBattleReport::givenUpDiceCountOnce()
{
    perform(u"duel"_s, {{u"unit"_s, 4}, {u"target"_s, 8}});
    answer(QJsonArray{4, 4});
    QVERIFY(m_referee->cancel());
    perform(u"duel"_s, {{u"unit"_s, 4}, {u"target"_s, 8}});
    answer(QJsonArray{4, 4});
    answer(QJsonArray{5, 2});
    const QList<DiceRecord> all = records();
    QCOMPARE(all.size(), 2);
    QCOMPARE(all.at(0).faces, (QList<int>{0, 0, 0, 1, 1, 0}));
    QCOMPARE(all.at(1).faces, (QList<int>{0, 1, 0, 1, 0, 0}));
}

void TstBattleReport::bothThrowInADuel()
{
    perform(u"duel"_s, {{u"unit"_s, 4}, {u"target"_s, 8}});
    answer(QJsonObject{{u"winner"_s, 0}});
    const QList<DiceRecord> all = records();
    QCOMPARE(all.size(), 2);
    QCOMPARE(all.at(0).notNoted, 1);
    QCOMPARE(all.at(1).notNoted, 1);
}

void TstBattleReport::undoneThrowsAreNotThrown()
{
    shoot(QJsonArray{3, 2, 1, 6});
    QVERIFY(m_referee->undo());
    QVERIFY(records().isEmpty());
}

void TstBattleReport::followsTheStrengthOfTheSides()
{
    shoot(QJsonArray{6, 6, 6, 1});
    const Strengths strengths = strengthsOf(*m_referee);
    QCOMPARE(strengths.sides, (QList<EntityId>{Reds, Blues}));
    QCOMPARE(strengths.points.size(), 2);
    QCOMPARE(strengths.points.at(0).moment.turn, 1);
    QCOMPARE(strengths.points.at(0).bySide, (QList<int>{12, 12}));
    QCOMPARE(strengths.points.at(1).bySide, (QList<int>{12, 9}));
    QCOMPARE(strengths.atStart.value(EntityId{8}), 4);
    QCOMPARE(strengthOf(m_referee->state(), m_game.rulebook(), EntityId{8}), 1);
    QCOMPARE(strengthOf(m_referee->state(), m_game.rulebook(), Reds), std::nullopt);
}

void TstBattleReport::saysThatNothingIsSetUp()
{
    Command empty = toyBattle(0);
    empty.allowed = {u"*"_s};
    Result<std::unique_ptr<Referee>> begun = Referee::begin(m_game, empty, nullptr);
    QVERIFY(begun);
    m_referee = std::move(*begun);
    QVERIFY2(text().contains(u"There is nothing to report yet"_s), qPrintable(text()));
    QVERIFY(!text().contains(u"The losses"_s));
}

void TstBattleReport::tellsTurnsAndRules()
{
    shoot(QJsonArray{3, 2, 1, 6});
    perform(u"ruling"_s, {{u"id"_s, u"toy.rally"_s}, {u"choice"_s, u"5"_s}});
    perform(u"house"_s,
            {{u"table"_s, u"shoot"_s}, {u"row"_s, 0}, {u"column"_s, u"dice"_s}, {u"value"_s, 5}});
    const QString report = text();
    QVERIFY2(report.contains(u"\nTurn 1, Reds\n"_s), qPrintable(report));
    QVERIFY(report.contains(u"  Rifles 1 hits Rifles 11 2 times.\n"_s));
    QVERIFY(report.contains(u"Shooting, row 1, Dice: 5 instead of 4"_s));
    QVERIFY(report.contains(u"Rulings that are not read by default\n"_s));
    QVERIFY(report.contains(u": 5\n"_s));
}

/// What was set by hand press by press; a reason of its own is not lost.
void TstBattleReport::pressesInARowAreOneSentence()
{
    const auto set = [&](int figures, const QString &reason = {}) {
        Command command;
        command.procedure = u"set"_s;
        command.arguments = {{u"entity"_s, 4}, {u"key"_s, u"figures"_s}, {u"value"_s, figures}};
        command.reason = reason;
        QVERIFY(m_referee->perform(command));
    };
    set(3);
    set(2);
    set(1);
    QCOMPARE(text().count(u"set by hand"_s), 1);
    QVERIFY2(text().contains(u"set by hand from 4 to 1."_s), qPrintable(text()));
    set(2, u"miscounted"_s);
    QVERIFY2(text().contains(u"set by hand from 4 to 1.\n"_s), qPrintable(text()));
    QVERIFY(text().contains(u"set by hand from 1 to 2. [reason: miscounted]"_s));
}

/// Among what happened, in the turn in which the die decided.
void TstBattleReport::disputesAreTold()
{
    perform(u"shoot"_s, {{u"unit"_s, 4}, {u"target"_s, 8}, {u"aim"_s, u"0-10/open"_s}});
    const Text label = Text(u"log.diced"_s)
                           .with(u"question"_s, QList<Text>{m_referee->question()->text})
                           .with(u"answer"_s, QList<Text>{Text(u"flag.yes"_s)})
                           .with(u"other"_s, QList<Text>{Text(u"flag.no"_s)})
                           .with(u"face"_s, 5);
    answer(QJsonArray{3, 2, 1, 6});
    QVERIFY(m_referee->note(QJsonObject{{u"bookmark"_s, u"disputed"_s}, {u"face"_s, 5}}, label));
    const QString told = Narrator(*m_referee).render(label);
    QVERIFY2(told.contains(u"The die showed 5: yes, not no."_s), qPrintable(told));
    const QString report = text();
    const qsizetype place = report.indexOf(u"  "_s + told + u'\n');
    QVERIFY2(place > report.indexOf(u"\nTurn 1, Reds\n"_s), qPrintable(report));
    QVERIFY(report.contains(u"\nTurn 1, Reds\n"_s));
}

/// By its own sentence where the game has one; else it is added to what was done.
void TstBattleReport::whatIsAllowedIsToldOnce()
{
    const auto shootWith = [this](int unit, int target, const QString &allowed) {
        Command command;
        command.procedure = u"shoot"_s;
        command.arguments = {{u"unit"_s, unit}, {u"target"_s, target}, {u"aim"_s, u"0-10/open"_s}};
        command.allowed = {allowed};
        const Result<Reply> reply = m_referee->perform(command);
        QVERIFY(reply && !reply->refusal);
        answer(QJsonArray{3, 2, 1, 6});
    };
    shootWith(8, 4, u"no.turn"_s);
    QVERIFY2(text().contains(u"  Allowed anyway out of its turn.\n"_s), qPrintable(text()));
    QVERIFY2(!text().contains(u"[allowed by the referee]"_s), qPrintable(text()));
    shootWith(4, 8, u"*"_s);
    QVERIFY2(text().contains(u"2 times. [allowed by the referee]\n"_s), qPrintable(text()));
}

void TstBattleReport::saysWhetherTheDiceAreFair()
{
    shoot(QJsonArray{3, 2, 1, 6});
    QVERIFY(text().contains(u"the faces of 30 dice are the least, and 4 were noted"_s));
    DiceRecord even;
    even.faces = {5, 5, 5, 5, 5, 5};
    QVERIFY(even.test());
    QCOMPARE(even.test()->chance, 1.0);
    DiceRecord loaded;
    loaded.faces = {1, 1, 1, 1, 1, 25};
    QVERIFY(loaded.test()->chance < 0.001);
}

void TstBattleReport::escapesWhatPlayersWrote()
{
    QVERIFY(m_referee->note(u"<b>a * in | the mud"_s, {}));
    const QList<Block> report = battleReport(Narrator(*m_referee));
    QVERIFY(htmlOf(report).contains(u"&lt;b&gt;a * in | the mud"_s));
    QVERIFY(markdownOf(report).contains(u"\\<b>a \\* in \\| the mud"_s));
}

void TstBattleReport::showsPicturesOfNotes()
{
    QVERIFY(m_referee->note(QJsonObject{{u"photograph"_s, 1}}, {}));
    const auto pictures = [](const Step &note) {
        return QList<block::Picture>{
            {note.answer.toObject().contains(u"photograph"_s) ? u"The wire"_s : u"None"_s, {}}};
    };
    const QList<Block> report = battleReport(Narrator(*m_referee), pictures);
    QVERIFY(htmlOf(report).contains(u"<p>The wire</p>"_s));
    QVERIFY(!htmlOf(battleReport(Narrator(*m_referee))).contains(u"The wire"_s));
}

ADJUTANT_TEST(TstBattleReport)

} // namespace adjutant::test

#include "tst_battle_report.moc"
