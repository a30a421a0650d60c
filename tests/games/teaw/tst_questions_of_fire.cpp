// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"
#include "core/referee/interview.h"
#include "core/referee/odds.h"
#include "core/referee/referee.h"
#include "core/referee/setup.h"

#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>

using namespace adjutant;
using namespace Qt::StringLiterals;

namespace {

/// A battle in its first turn: units of two sides by their types, and markers.
struct Setting
{
    QStringList ours;
    QStringList theirs;
    QStringList markers;
    QJsonObject rulings;
};

QJsonArray listed(const QStringList &types)
{
    QJsonArray list;
    for (const QString &type : types)
        list.append(QJsonObject{{u"type"_s, type}});
    return list;
}

const Game &teaw()
{
    static const Result<std::unique_ptr<Game>> game = makeGame(u"teaw"_s);
    Q_ASSERT_X(game.ok(), "teaw", qPrintable(game ? QString() : game.fault().message));
    return **game;
}

std::unique_ptr<Referee> battle(const Setting &setting)
{
    const QJsonArray sides{
        QJsonObject{{u"name"_s, u"British"_s}, {u"units"_s, listed(setting.ours)}},
        QJsonObject{{u"name"_s, u"German"_s}, {u"units"_s, listed(setting.theirs)}}};
    Result<std::unique_ptr<Referee>> begun =
        Referee::begin(teaw(),
                       beginCommand({{u"sides"_s, sides},
                                     {u"rulings"_s, setting.rulings},
                                     {u"markers"_s, listed(setting.markers)},
                                     {u"first"_s, u"1"_s}}),
                       nullptr);
    return begun ? std::move(*begun) : nullptr;
}

/// The first unit or marker of that type.
EntityId find(const Referee &referee, const QString &type)
{
    for (const EntityId id : referee.state().entities()) {
        if (referee.state().entity(id).word(u"type"_s) == type)
            return id;
    }
    return EntityId::None;
}

Command command(const Referee &referee, const QString &action, const QString &unit,
                const QString &target = {})
{
    Command command;
    command.procedure = action;
    command.arguments = {{u"unit"_s, number(find(referee, unit))}};
    if (!target.isEmpty())
        command.arguments.insert(u"target"_s, number(find(referee, target)));
    return command;
}

/// Everything that \a reply put into the log, with the arguments of the sentences.
QString logOf(const Reply &reply)
{
    QJsonArray texts;
    for (const Line &line : reply.lines)
        texts.append(line.text.toJson());
    for (const effect::Instruct &instruct : reply.instructions)
        texts.append(instruct.text.toJson());
    return QString::fromUtf8(QJsonDocument(texts).toJson());
}

QStringList hintKeys(const Question &question)
{
    QStringList keys;
    for (const Text &hint : question.hints)
        keys.append(hint.key());
    return keys;
}

/// Whether \a hint says that \a option is in force, with the question that it answers.
bool means(const Text &hint, const QString &ruling, const RulingOption &option)
{
    const QString question = teaw().rulebook().ruling(ruling)->question;
    return hint == Text(u"hint.ruling"_s)
                       .with(u"question"_s, QList<Text>{Text(question)})
                       .with(u"answer"_s, QList<Text>{Text(option.text)});
}

} // namespace

/// What the questions of the chapters on fire carry beside their text: who answers, what is lit,
/// how people measure, how dice are read.
class TstQuestionsOfFire : public QObject
{
    Q_OBJECT

private slots:
    void aimIsOneTapOnTheTable();
    void rulingsOnMeasuringAreHints_data();
    void rulingsOnMeasuringAreHints();
    void fightIsWarnedOf();
    void coverIsAskedOfTheDefender();
    void oneDieTablesCollapse_data();
    void oneDieTablesCollapse();
    void blastsAskForEveryTeam();
    void flamesAreOneThrow();
    void secretMineLeavesNoTrace();
    void largerTeamsFireAsTheLargest();
    void oddsOfAShot();
    void oddsTakeCoverForGranted();
};

void TstQuestionsOfFire::aimIsOneTapOnTheTable() // T6.2, T1.6
{
    const auto referee = battle({{u"assault"_s}, {u"defensive"_s}, {}, {}});
    QVERIFY(referee);
    QVERIFY(referee->perform(command(*referee, u"shoot"_s, u"assault"_s, u"defensive"_s)).ok());
    const Question *question = referee->question();
    QVERIFY(question);
    QCOMPARE(question->kind, QuestionKind::Cells);
    QCOMPARE(question->name, u"aim"_s);
    QCOMPARE(question->rule, u"T6.2"_s);
    QCOMPARE(question->table, u"shoot"_s);
    QCOMPARE(question->rows.size(), 2);
    QCOMPARE(question->actor, find(*referee, u"assault"_s));
    QCOMPARE(question->subject, find(*referee, u"defensive"_s));
    QCOMPARE(question->side, referee->state().moment().side);
    QStringList ids;
    for (const Cell &cell : question->cells)
        ids.append(cell.id);
    QCOMPARE(ids, QStringList({u"0-25/open"_s, u"0-25/cover"_s, u"notPossible"_s}));
    QVERIFY(question->cells.last().refusal.has_value());
    // A typed distance is as good; without the column it says nothing about cover.
    QVERIFY(!question->accept(20.0).ok());
    QCOMPARE(*question->accept(QJsonObject{{u"distance"_s, 20.0}, {u"column"_s, u"cover"_s}}),
             QJsonValue(u"0-25/cover"_s));

    QVERIFY(referee->answer(u"0-25/cover"_s).ok());
    question = referee->question();
    QVERIFY(question);
    QCOMPARE(question->kind, QuestionKind::Dice);
    QCOMPARE(question->reading, Reading::Count);
    QCOMPARE(question->dice.first().count, 4);
    QCOMPARE(question->dice.first().score, 5);
    QCOMPARE(question->dice.first().actor, find(*referee, u"assault"_s));
    QCOMPARE(question->rows.size(), 1);
}

void TstQuestionsOfFire::rulingsOnMeasuringAreHints_data()
{
    QTest::addColumn<QString>("ruling");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QString>("target");
    const auto add = [](const char *ruling, const char *action, const char *unit,
                        const char *target) {
        QTest::newRow(ruling) << QString::fromLatin1(ruling) << QString::fromLatin1(action)
                              << QString::fromLatin1(unit) << QString::fromLatin1(target);
    };
    add("teaw.los.blockers", "shoot", "assault", "defensive");
    add("teaw.cover.half", "shoot", "assault", "defensive");
    add("teaw.measure.point", "shoot", "assault", "defensive");
    add("teaw.flame.place", "flamethrower", "flamethrower", "");
    add("teaw.flame.straddle", "flamethrower", "flamethrower", "");
    add("teaw.tank.reverse", "tankMove", "tank", "");
    add("teaw.tank.mgarc", "tankMgAttack", "tank", "defensive");
    add("teaw.cannon.arc", "cannonAttack", "tank", "");
}

void TstQuestionsOfFire::rulingsOnMeasuringAreHints()
{
    QFETCH(QString, ruling);
    QFETCH(QString, action);
    QFETCH(QString, unit);
    QFETCH(QString, target);
    for (const RulingOption &option : teaw().rulebook().ruling(ruling)->options) {
        const auto referee = battle({{u"assault"_s, u"flamethrower"_s, u"tank"_s},
                                     {u"defensive"_s},
                                     {u"mine"_s},
                                     {{ruling, option.id}}});
        QVERIFY(referee);
        QVERIFY(referee->perform(command(*referee, action, unit, target)).ok());
        QVERIFY(referee->question());
        const QList<Text> &hints = referee->question()->hints;
        QVERIFY2(std::any_of(hints.cbegin(), hints.cend(),
                             [&](const Text &hint) { return means(hint, ruling, option); }),
                 qPrintable(option.text));
    }
}

void TstQuestionsOfFire::fightIsWarnedOf() // T23.6
{
    const auto referee = battle({{u"assault"_s, u"raider"_s}, {u"defensive"_s}, {}, {}});
    QVERIFY(referee);
    Command link;
    link.procedure = u"link"_s;
    link.arguments = {{u"entity"_s, number(find(*referee, u"raider"_s))},
                      {u"key"_s, u"engaged"_s},
                      {u"to"_s, number(find(*referee, u"defensive"_s))}};
    QVERIFY(referee->perform(link).ok());
    QVERIFY(referee->perform(command(*referee, u"shoot"_s, u"assault"_s, u"defensive"_s)).ok());
    QVERIFY(hintKeys(*referee->question()).contains(u"fire.warnFight"_s));
}

void TstQuestionsOfFire::coverIsAskedOfTheDefender() // T17.3
{
    const auto referee = battle({{u"assault"_s}, {u"raider"_s}, {}, {}});
    QVERIFY(referee);
    Command shot = command(*referee, u"shoot"_s, u"assault"_s, u"raider"_s);
    shot.arguments.insert(u"aim"_s, u"0-25/open"_s);
    QVERIFY(referee->perform(shot).ok());
    QVERIFY(referee->answer(QJsonArray{4, 4, 1, 1}).ok());
    const Question *question = referee->question();
    QVERIFY(question);
    const EntityId raider = find(*referee, u"raider"_s);
    QCOMPARE(question->kind, QuestionKind::YesNo);
    QCOMPARE(question->side, sideOf(referee->state(), raider));
    QCOMPARE(question->actor, raider);
    QCOMPARE(question->assumed, QJsonValue(true));
    QVERIFY(referee->answer(true).ok());
    question = referee->question();
    QVERIFY(question);
    QCOMPARE(question->side, sideOf(referee->state(), raider));
    QCOMPARE(question->dice.first().actor, raider);
    QCOMPARE(question->dice.first().count, 2);
    QCOMPARE(question->dice.first().score, 6);
    QCOMPARE(question->table, u"takeCover"_s);
}

void TstQuestionsOfFire::oneDieTablesCollapse_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QList<int>>("edges");
    QTest::newRow("grenade") << u"grenade"_s << u"assault"_s << QList<int>{3, 5, 6};
    QTest::newRow("cannon") << u"cannonAttack"_s << u"tank"_s << QList<int>{1, 2, 4, 5, 6};
    QTest::newRow("defuse") << u"defuseMine"_s << u"engineer"_s << QList<int>{4, 6};
}

void TstQuestionsOfFire::oneDieTablesCollapse()
{
    QFETCH(QString, action);
    QFETCH(QString, unit);
    QFETCH(QList<int>, edges);
    const auto referee =
        battle({{u"assault"_s, u"tank"_s, u"engineer"_s}, {u"defensive"_s}, {u"mine"_s}, {}});
    QVERIFY(referee);
    Command asked = command(*referee, action, unit);
    asked.arguments.insert(u"distance"_s, 3);
    QVERIFY(referee->perform(asked).ok());
    QVERIFY(referee->question());
    QCOMPARE(referee->question()->reading, Reading::Table);
    QCOMPARE(referee->question()->dice.first().edges, edges);
}

void TstQuestionsOfFire::blastsAskForEveryTeam() // T8.5
{
    const auto referee = battle({{u"assault"_s, u"tank"_s}, {u"defensive"_s, u"raider"_s}, {}, {}});
    QVERIFY(referee);
    Command shot = command(*referee, u"cannonAttack"_s, u"tank"_s);
    shot.arguments.insert(u"distance"_s, 30.0);
    QVERIFY(referee->perform(shot).ok());
    QVERIFY(referee->answer(QJsonArray{3}).ok());
    const Question *question = referee->question();
    QVERIFY(question);
    QCOMPARE(question->kind, QuestionKind::Tally);
    QList<int> most;
    for (const Option &option : question->options)
        most.append(option.maximum);
    QCOMPARE(most, QList<int>({6, 5, 4}));
    QCOMPARE(question->assumed, QJsonValue(QJsonObject()));
}

void TstQuestionsOfFire::flamesAreOneThrow() // T16.2, T16.4
{
    const auto referee =
        battle({{u"flamethrower"_s}, {u"defensive"_s, u"raider"_s, u"tank"_s}, {}, {}});
    QVERIFY(referee);
    const QString defensive = QString::number(number(find(*referee, u"defensive"_s)));
    const QString raider = QString::number(number(find(*referee, u"raider"_s)));
    QVERIFY(referee->perform(command(*referee, u"flamethrower"_s, u"flamethrower"_s)).ok());
    QVERIFY(referee
                ->answer(QJsonArray{defensive, raider,
                                    QString::number(number(find(*referee, u"tank"_s)))})
                .ok());
    QVERIFY(referee->answer(QJsonObject{{defensive + u"-2", 2}, {raider + u"-4", 1}}).ok());
    const Question *question = referee->question();
    QVERIFY(question);
    QList<std::pair<int, int>> groups;
    for (const DiceGroup &group : question->dice)
        groups.append({group.count, group.score});
    const QList<std::pair<int, int>> expected{{2, 3}, {1, 5}, {1, 6}};
    QCOMPARE(groups, expected);
    QVERIFY(question->accept(QJsonArray{1, 6, 5, 6}).ok());
    QVERIFY(!question->accept(QJsonArray{1, 6, 5}).ok());
}

void TstQuestionsOfFire::secretMineLeavesNoTrace() // T15.3, teaw.mine.hidden
{
    const auto referee =
        battle({{u"engineer"_s}, {u"assault"_s}, {}, {{u"teaw.mine.hidden"_s, u"secret"_s}}});
    QVERIFY(referee);
    Command lay = command(*referee, u"placeMine"_s, u"engineer"_s);
    lay.arguments.insert(u"distance"_s, 2);
    QVERIFY(referee->perform(lay).ok());
    QVERIFY(referee->question());
    QCOMPARE(referee->question()->kind, QuestionKind::Secret);
    const Result<Reply> reply = referee->answer(u"left of the church"_s);
    QVERIFY(reply.ok());
    QVERIFY(!referee->question());
    const QList<EntityId> mines = referee->state().entities(u"mine"_s);
    QCOMPARE(mines.size(), 1);
    QCOMPARE(referee->state().entity(mines.first()).word(u"sealed"_s), u"left of the church"_s);
    QVERIFY(teaw().rulebook().value(u"sealed"_s)->secret);
    QVERIFY(!logOf(*reply).contains(u"church"_s));
    QVERIFY(!logOf(*reply).contains(u"putMarker"_s));
}

void TstQuestionsOfFire::largerTeamsFireAsTheLargest() // T6.3: the table ends at 6
{
    const auto referee = battle({{u"assault"_s}, {u"defensive"_s}, {}, {}});
    QVERIFY(referee);
    for (const QString &key : {u"figuresFull"_s, u"figures"_s}) {
        Command set;
        set.procedure = u"set"_s;
        set.arguments = {
            {u"entity"_s, number(find(*referee, u"assault"_s))}, {u"key"_s, key}, {u"value"_s, 8}};
        QVERIFY(referee->perform(set).ok());
    }
    Command shot = command(*referee, u"shoot"_s, u"assault"_s, u"defensive"_s);
    shot.arguments.insert(u"aim"_s, u"0-25/open"_s);
    QVERIFY(referee->perform(shot).ok());
    QVERIFY(referee->question());
    QCOMPARE(referee->question()->dice.first().count, 4);
}

void TstQuestionsOfFire::oddsOfAShot() // T6.3
{
    const auto referee = battle({{u"assault"_s}, {u"defensive"_s}, {}, {}});
    QVERIFY(referee);
    const OddsByCell odds = workOutOdds(
        teaw(), referee->state(), command(*referee, u"shoot"_s, u"assault"_s, u"defensive"_s));
    const EntityId target = find(*referee, u"defensive"_s);
    QVERIFY(odds.cells.has_value());
    const UnitOdds open = odds.byCell.value(u"0-25/open"_s).units.value(target);
    QVERIFY(qAbs(open.expected() - 2.0) < 1e-9);
    QVERIFY(qAbs(open.atLeastOne() - 15.0 / 16.0) < 1e-9);
    const UnitOdds cover = odds.byCell.value(u"0-25/cover"_s).units.value(target);
    QVERIFY(qAbs(cover.expected() - 4.0 / 3.0) < 1e-9);
}

void TstQuestionsOfFire::oddsTakeCoverForGranted() // T17.3
{
    const auto referee = battle({{u"assault"_s}, {u"raider"_s}, {}, {}});
    QVERIFY(referee);
    const OddsByCell odds = workOutOdds(teaw(), referee->state(),
                                        command(*referee, u"shoot"_s, u"assault"_s, u"raider"_s));
    const UnitOdds open =
        odds.byCell.value(u"0-25/open"_s).units.value(find(*referee, u"raider"_s));
    QVERIFY(qAbs(open.expected() - 2.0 * 5.0 / 6.0) < 1e-9);
}

ADJUTANT_TEST(TstQuestionsOfFire)

#include "tst_questions_of_fire.moc"
