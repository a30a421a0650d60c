// SPDX-License-Identifier: MIT
// The odds of whole procedures against a count of all dice, one by one, by rules written here once
// more from the rulebook.
#include "core/games/game_systems.h"
#include "core/referee/odds.h"
#include "core/referee/referee.h"
#include "core/referee/setup.h"

#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace adjutant;
using namespace Qt::StringLiterals;

namespace {

using Counted = QMap<int, int>; ///< result -> number of throws that have it
using Faces = QList<int>;

constexpr int Sides = 6;

/// All throws of \a dice dice.
void forAllThrows(int dice, const std::function<void(const Faces &)> &count)
{
    int throws = 1;
    for (int die = 0; die < dice; ++die)
        throws *= Sides;
    for (int number = 0; number < throws; ++number) {
        Faces faces;
        for (int rest = number; faces.size() < dice; rest /= Sides)
            faces.append(rest % Sides + 1);
        count(faces);
    }
}

int reaching(const Faces &faces, int from, int dice, int score)
{
    return static_cast<int>(std::count_if(faces.cbegin() + from, faces.cbegin() + from + dice,
                                          [score](int face) { return face >= score; }));
}

QString compared(const ChanceOf &chances, const Counted &counted)
{
    int all = 0;
    for (const int number : counted)
        all += number;
    for (const int result : counted.keys() + chances.keys()) {
        const double expected = static_cast<double>(counted.value(result)) / all;
        if (std::abs(chances.value(result) - expected) > 1e-9)
            return u"%1: %2 instead of %3"_s.arg(result).arg(chances.value(result)).arg(expected);
    }
    return {};
}

/// P12.10, P12.5: the row of a margin, from the top.
int infantryRow(int margin)
{
    if (margin >= 4)
        return 0;
    if (margin >= 2)
        return 1;
    if (margin >= -1)
        return 2;
    return margin >= -3 ? 3 : 4;
}

} // namespace

class TstWssExactOdds : public QObject
{
    Q_OBJECT

    std::unique_ptr<Game> m_game;
    State m_state; ///< battalions A of the French; D, E of the Alliance; horse H, K
    EntityId m_french = EntityId::None;

private slots:
    void initTestCase();
    void init();

    void fireThroughSavesToPipsAndStands_data();
    void fireThroughSavesToPipsAndStands();
    void faceOffByRow_data();
    void faceOffByRow();
    void fight_data();
    void fight();
    void rally_data();
    void rally();
    void friendsTest_data();
    void friendsTest();
    void heavyTest();
    void survival();

private:
    EntityId called(const QString &name) const;
    void set(const QString &name, const QString &key, const Value &value);
    void phase(const QString &phase);
    Odds oddsOf(const QString &procedure, const QString &unit, QJsonObject arguments = {}) const;
    QString rows(const Odds &odds, const QString &table, const Counted &counted) const;
    QString values(const Odds &odds, const QString &name, const QString &key,
                   const Counted &counted) const;
    QString losses(const Odds &odds, const QString &name, const Counted &counted) const;
};

void TstWssExactOdds::initTestCase()
{
    Result<std::unique_ptr<Game>> made = makeGame(u"wss"_s);
    QVERIFY2(made.ok(), made ? "" : qPrintable(made.fault().message));
    m_game = std::move(*made);
}

void TstWssExactOdds::init()
{
    const auto unit = [](const QString &name, const QString &type) {
        return QJsonObject{{u"type"_s, type},
                           {u"name"_s, name},
                           {u"values"_s, QJsonObject{{u"quality"_s, u"trained"_s},
                                                     {u"standsFull"_s, 6},
                                                     {u"nation"_s, u"dutch"_s}}}};
    };
    const QString foot = u"battalion"_s;
    const QJsonArray sides{
        QJsonObject{{u"name"_s, u"French"_s},
                    {u"values"_s, QJsonObject{{u"army"_s, u"french"_s}}},
                    {u"units"_s, QJsonArray{unit(u"A"_s, foot), unit(u"H"_s, u"horse"_s)}}},
        QJsonObject{
            {u"name"_s, u"Alliance"_s},
            {u"values"_s, QJsonObject{{u"army"_s, u"alliance"_s}, {u"defender"_s, 1}}},
            {u"units"_s, QJsonArray{unit(u"D"_s, foot), unit(u"E"_s, foot),
                                    QJsonObject{{u"type"_s, u"officer"_s}, {u"name"_s, u"O"_s}}}}}};
    Result<std::unique_ptr<Referee>> referee =
        Referee::begin(*m_game, beginCommand(QJsonObject{{u"sides"_s, sides}}), nullptr);
    QVERIFY2(referee.ok(), referee ? "" : qPrintable(referee.fault().message));
    while ((*referee)->question()->kind != QuestionKind::Card)
        QVERIFY((*referee)->answer(QJsonArray()));
    m_state = (*referee)->journal().state();
    m_french = m_state.entity(called(u"A"_s)).parent();
}

EntityId TstWssExactOdds::called(const QString &name) const
{
    for (const EntityId id : m_state.entities()) {
        if (m_state.entity(id).word(u"name"_s) == name)
            return id;
    }
    return EntityId::None;
}

void TstWssExactOdds::set(const QString &name, const QString &key, const Value &value)
{
    const EntityId id = called(name);
    m_state.apply(effect::Set{id, key, m_state.entity(id).value(key), value});
}

void TstWssExactOdds::phase(const QString &phase)
{
    m_state.apply(effect::Advance{m_state.moment(), {1, m_french, phase}});
    // Its card is turned over.
    const QList<Owed> owed = m_state.owed();
    for (const Owed &item : owed)
        m_state.apply(effect::Settle{item, 0});
}

Odds TstWssExactOdds::oddsOf(const QString &procedure, const QString &unit,
                             QJsonObject arguments) const
{
    Command command;
    command.procedure = procedure;
    arguments.insert(u"unit"_s, number(called(unit)));
    command.arguments = arguments;
    return workOutOdds(*m_game, m_state, command).odds;
}

QString TstWssExactOdds::rows(const Odds &odds, const QString &table, const Counted &counted) const
{
    return odds.exact ? compared(odds.rows.value(table), counted) : u"not exact"_s;
}

/// What cannot change is not among the odds.
QString TstWssExactOdds::values(const Odds &odds, const QString &name, const QString &key,
                                const Counted &counted) const
{
    const ChanceOf unchanged{{m_state.entity(called(name)).number(key), 1.0}};
    return odds.exact ? compared(odds.values.value(called(name)).value(key, unchanged), counted)
                      : u"not exact"_s;
}

QString TstWssExactOdds::losses(const Odds &odds, const QString &name, const Counted &counted) const
{
    const ChanceOf unhurt{{0, 1.0}};
    const auto unit = odds.units.constFind(called(name));
    return odds.exact ? compared(unit == odds.units.cend() ? unhurt : unit->losses, counted)
                      : u"not exact"_s;
}

void TstWssExactOdds::fireThroughSavesToPipsAndStands_data()
{
    QTest::addColumn<QString>("cover");
    QTest::addColumn<int>("save"); ///< 7: none
    QTest::newRow("in the open") << u"0-25/none"_s << 7;
    QTest::newRow("behind a wall") << u"0-25/wall"_s << 4;
}

/// P6, P7: hits, saves, markers and pips (5 at most 6), a stand for four markers.
void TstWssExactOdds::fireThroughSavesToPipsAndStands()
{
    QFETCH(const QString, cover);
    QFETCH(const int, save);
    constexpr int firing = 3;
    constexpr int markers = 2;
    constexpr int pips = 5;
    set(u"A"_s, u"stands"_s, firing);
    set(u"D"_s, u"casualties"_s, markers);
    set(u"D"_s, u"pips"_s, pips);
    phase(u"fire"_s);
    const Odds odds =
        oddsOf(u"fire"_s, u"A"_s, {{u"target"_s, number(called(u"D"_s))}, {u"aim"_s, cover}});
    Counted stands;
    Counted left;
    Counted morale;
    forAllThrows(2 * firing, [&](const Faces &faces) {
        const int hits = reaching(faces, 0, firing, 5);
        const int harm = hits - reaching(faces, firing, hits, save);
        ++stands[(markers + harm) / 4];
        ++left[(markers + harm) % 4];
        ++morale[std::min(6, pips + harm)];
    });
    QCOMPARE(losses(odds, u"D"_s, stands), QString());
    QCOMPARE(values(odds, u"D"_s, u"casualties"_s, left), QString());
    QCOMPARE(values(odds, u"D"_s, u"pips"_s, morale), QString());
}

void TstWssExactOdds::faceOffByRow_data()
{
    QTest::addColumn<int>("attackerPips");
    QTest::addColumn<int>("defenderPips");
    QTest::addColumn<QString>("quality"); ///< of the attacker
    QTest::addColumn<int>("modifier");
    QTest::addColumn<QStringList>("ticks");
    QTest::newRow("level") << 0 << 0 << u"trained"_s << 0 << QStringList();
    QTest::newRow("Elite against pips")
        << 1 << 3 << u"elite"_s << 1 << QStringList{u"mover-elite"_s};
    QTest::newRow("Raw against works")
        << 2 << 0 << u"raw"_s << -3 << QStringList{u"mover-raw"_s, u"cover"_s};
}

/// P12.2, P12.4, P12.5; a defender who routs loses a stand, one who falls back takes a pip.
void TstWssExactOdds::faceOffByRow()
{
    QFETCH(const int, attackerPips);
    QFETCH(const int, defenderPips);
    QFETCH(const QString, quality);
    QFETCH(const int, modifier);
    QFETCH(const QStringList, ticks);
    set(u"A"_s, u"pips"_s, attackerPips);
    set(u"A"_s, u"quality"_s, quality);
    set(u"D"_s, u"pips"_s, defenderPips);
    phase(u"infantry"_s);
    const Odds odds = oddsOf(u"attack"_s, u"A"_s,
                             {{u"target"_s, number(called(u"D"_s))},
                              {u"modifiers"_s, QJsonArray::fromStringList(ticks)}});
    Counted rowsHit;
    Counted stands;
    Counted routing;
    Counted morale;
    forAllThrows(2, [&](const Faces &faces) {
        const int margin = faces.at(0) + modifier - attackerPips - (faces.at(1) - defenderPips);
        const int row = infantryRow(margin);
        ++rowsHit[row];
        ++stands[row == 0 ? 1 : 0];
        ++routing[row == 0 ? 1 : 0];
        ++morale[row == 1 ? defenderPips + 1 : defenderPips];
    });
    // Of the two rows for each outer margin, one for each ruling, the first is in force.
    const QMap<int, int> printed{{0, 0}, {1, 2}, {2, 3}, {3, 4}, {4, 5}};
    Counted rowsInForce;
    for (auto it = rowsHit.cbegin(); it != rowsHit.cend(); ++it)
        rowsInForce.insert(printed.value(it.key()), it.value());
    QCOMPARE(rows(odds, u"infantryFaceoff"_s, rowsInForce), QString());
    QCOMPARE(losses(odds, u"D"_s, stands), QString());
    QCOMPARE(values(odds, u"D"_s, u"routing"_s, routing), QString());
    QCOMPARE(values(odds, u"D"_s, u"pips"_s, morale), QString());
}

void TstWssExactOdds::fight_data()
{
    QTest::addColumn<int>("attackers");
    QTest::addColumn<int>("defenders");
    QTest::addColumn<bool>("obstacle");
    QTest::newRow("three against three") << 3 << 3 << false;
    QTest::newRow("four against three, over a wall") << 4 << 3 << true;
}

/// P18: five or six hits, one more of each die behind works; the difference, in the first round.
void TstWssExactOdds::fight()
{
    QFETCH(const int, attackers);
    QFETCH(const int, defenders);
    QFETCH(const bool, obstacle);
    const EntityId id = m_state.nextEntity();
    Entity fight(id, u"fight"_s, EntityId::Battle);
    fight.setValue(u"round"_s, 1);
    fight.setValue(u"obstacle"_s, obstacle ? 1 : 0);
    m_state.apply(effect::Create{fight});
    m_state.apply(effect::Link{called(u"A"_s), u"attacks"_s, id});
    m_state.apply(effect::Link{called(u"D"_s), u"defends"_s, id});
    phase(u"infantry"_s);
    const QJsonObject stands{{u"attackerContact"_s, attackers}, {u"defenderContact"_s, defenders}};
    const Odds odds =
        oddsOf(u"fightRound"_s, u"A"_s, {{u"fight"_s, number(id)}, {u"stands"_s, stands}});
    Counted attackerLoses;
    Counted defenderLoses;
    Counted defenderRouts;
    forAllThrows(attackers + defenders, [&](const Faces &faces) {
        const int ahead = reaching(faces, 0, attackers, 5) -
                          reaching(faces, attackers, defenders, obstacle ? 4 : 5);
        const bool level = std::abs(ahead) <= 1;
        const int loss = std::abs(ahead) >= 4 ? 2 : 1;
        ++attackerLoses[level || ahead < 0 ? loss : 0];
        ++defenderLoses[level || ahead > 0 ? loss : 0];
        ++defenderRouts[ahead >= 4 ? 1 : 0];
    });
    QCOMPARE(losses(odds, u"A"_s, attackerLoses), QString());
    QCOMPARE(losses(odds, u"D"_s, defenderLoses), QString());
    QCOMPARE(values(odds, u"D"_s, u"routing"_s, defenderRouts), QString());
}

void TstWssExactOdds::rally_data()
{
    QTest::addColumn<int>("pips");
    for (int pips = 2; pips <= 6; ++pips)
        QTest::addRow("%d pips", pips) << pips;
}

/// P14.6, P14.7: equal or beat the pips, or lose a stand.
void TstWssExactOdds::rally()
{
    QFETCH(const int, pips);
    set(u"D"_s, u"pips"_s, pips);
    set(u"D"_s, u"routing"_s, 1);
    phase(u"rally"_s);
    const Odds odds = oddsOf(u"rally"_s, u"D"_s, {{u"near"_s, u"beyond"_s}});
    Counted routing;
    Counted stands;
    forAllThrows(1, [&](const Faces &faces) {
        ++routing[faces.at(0) >= pips ? 0 : 1];
        ++stands[faces.at(0) >= pips ? 0 : 1];
    });
    QCOMPARE(values(odds, u"D"_s, u"routing"_s, routing), QString());
    QCOMPARE(losses(odds, u"D"_s, stands), QString());
}

void TstWssExactOdds::friendsTest_data()
{
    QTest::addColumn<int>("pips");
    QTest::addColumn<QString>("quality");
    QTest::addColumn<int>("modifier");
    for (int pips = 2; pips <= 5; ++pips) {
        QTest::addRow("trained, %d pips", pips) << pips << u"trained"_s << 0;
        QTest::addRow("Raw, %d pips", pips) << pips << u"raw"_s << -1;
    }
}

/// P23.3: one short is a pip, two are a move back, three or more a rout.
void TstWssExactOdds::friendsTest()
{
    QFETCH(const int, pips);
    QFETCH(const QString, quality);
    QFETCH(const int, modifier);
    set(u"E"_s, u"pips"_s, pips);
    set(u"E"_s, u"quality"_s, quality);
    phase(u"infantry"_s);
    const Odds odds = oddsOf(u"friendsTest"_s, u"E"_s, {{u"router"_s, number(called(u"D"_s))}});
    Counted results; ///< rows of the table
    Counted morale;
    forAllThrows(1, [&](const Faces &faces) {
        const int shortfall = pips - (faces.at(0) + modifier);
        ++results[std::clamp(shortfall, 0, 3)];
        ++morale[shortfall == 1 ? pips + 1 : pips];
    });
    QCOMPARE(rows(odds, u"friends"_s, results), QString());
    QCOMPARE(values(odds, u"E"_s, u"pips"_s, morale), QString());
}

/// P22.2: equal or beat the pips; who has moved halts.
void TstWssExactOdds::heavyTest()
{
    set(u"D"_s, u"pips"_s, 4);
    set(u"D"_s, u"moved"_s, 1);
    phase(u"fire"_s);
    const Odds odds = oddsOf(u"heavyTest"_s, u"D"_s);
    QVERIFY(odds.exact);
    QCOMPARE(odds.rows.value(u"heavy"_s).value(1), 3.0 / 6); // halts
}

/// P24: an officer lives on 4 to 6.
void TstWssExactOdds::survival()
{
    m_state.apply(effect::Link{called(u"O"_s), u"with"_s, called(u"D"_s)});
    phase(u"infantry"_s);
    const Odds odds = oddsOf(u"survival"_s, u"O"_s);
    QVERIFY(odds.exact);
    QCOMPARE(odds.units.value(called(u"O"_s)).losses.value(1), 0.5);
}

ADJUTANT_TEST(TstWssExactOdds)

#include "tst_exact_odds.moc"
