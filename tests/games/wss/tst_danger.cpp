// SPDX-License-Identifier: MIT
#include "core/referee/shown.h"

#include "tests/support/test_registry.h"

#include <QTest>

#include "sample_battle.h"

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// What threatens units and armies, on both sides of each boundary.
class TstDanger : public QObject
{
    Q_OBJECT

private slots:
    void sixPips();
    void halfStrength_data();
    void halfStrength();
    void lastCasualty();
    void gunsHaveThreeCasualties();
    void whoIsGoneIsInNoDanger();
    void armyNearItsLine();
    void lineIsReached();
    void onlyThirtyPercentHasALine();

private:
    static QStringList reasons(const SampleBattle &battle, EntityId subject);
    static Gauge gauge(const SampleBattle &battle, int side);
};

/// "danger.halfReason 2" for each.
QStringList TstDanger::reasons(const SampleBattle &battle, EntityId subject)
{
    QStringList found;
    for (const Danger &danger : battle.game().dangers(battle.state(), subject)) {
        QString reason = danger.reason.key();
        for (const Text::Named &named : danger.reason.arguments()) {
            if (named.name == u"n")
                reason += u' ' + QString::number(std::get<int>(named.argument));
        }
        found.append(reason);
    }
    return found;
}

Gauge TstDanger::gauge(const SampleBattle &battle, int side)
{
    return *battle.game().gauge(battle.state(), battle.side(side));
}

/// P11.4: at six pips, not at five.
void TstDanger::sixPips()
{
    const SampleBattle battle;
    const EntityId unit = battle.unit(1);
    battle.set(unit, u"pips"_s, 5);
    QCOMPARE(reasons(battle, unit), QStringList());
    battle.set(unit, u"pips"_s, 6);
    QCOMPARE(reasons(battle, unit), QStringList{u"danger.sixPipsReason"_s});
}

void TstDanger::halfStrength_data()
{
    QTest::addColumn<QString>("half");
    QTest::addColumn<int>("number"); ///< 1 has six stands, 5 has eight
    QTest::addColumn<int>("stands");
    QTest::addColumn<QString>("reason");
    QTest::newRow("P20.4: 6 of 6") << u"half"_s << 1 << 6 << QString();
    QTest::newRow("P20.4: 5 of 6") << u"half"_s << 1 << 5 << u"danger.halfReason 2"_s;
    QTest::newRow("P20.4: 4 of 6") << u"half"_s << 1 << 4 << u"danger.halfReason 1"_s;
    QTest::newRow("P20.4: 3 of 6") << u"half"_s << 1 << 3 << u"danger.belowHalf"_s;
    QTest::newRow("P20.4: 7 of 8") << u"half"_s << 5 << 7 << QString();
    QTest::newRow("P20.4: 6 of 8") << u"half"_s << 5 << 6 << u"danger.halfReason 2"_s;
    QTest::newRow("P20.4, below: 5 of 6") << u"below"_s << 1 << 5 << QString();
    QTest::newRow("P20.4, below: 4 of 6") << u"below"_s << 1 << 4 << u"danger.halfReason 2"_s;
    QTest::newRow("P20.4, below: 3 of 6") << u"below"_s << 1 << 3 << u"danger.halfReason 1"_s;
}

void TstDanger::halfStrength()
{
    QFETCH(const QString, half);
    QFETCH(const int, number);
    QFETCH(const int, stands);
    QFETCH(const QString, reason);
    const SampleBattle battle({{u"wss.unit.half"_s, half}});
    const EntityId unit = battle.unit(number);
    battle.set(unit, u"stands"_s, stands);
    QCOMPARE(reasons(battle, unit), reason.isEmpty() ? QStringList() : QStringList{reason});
}

/// P6.11, P20.3: infantry loses a stand with the fourth casualty, cavalry with the third.
void TstDanger::lastCasualty()
{
    const SampleBattle battle;
    const EntityId foot = battle.unit(1);
    battle.set(foot, u"stands"_s, 4);
    battle.set(foot, u"casualties"_s, 2);
    QCOMPARE(reasons(battle, foot), QStringList{u"danger.halfReason 1"_s});
    battle.set(foot, u"casualties"_s, 3);
    QCOMPARE(reasons(battle, foot), QStringList{u"danger.lastCasualty"_s});
    battle.set(foot, u"stands"_s, 5); // it loses a stand, but stays
    QCOMPARE(reasons(battle, foot), QStringList{u"danger.halfReason 2"_s});
    const EntityId horse = battle.unit(6);
    battle.set(horse, u"stands"_s, 5);
    battle.set(horse, u"casualties"_s, 2);
    QCOMPARE(reasons(battle, horse), QStringList{u"danger.lastCasualty"_s});
}

/// P20.6
void TstDanger::gunsHaveThreeCasualties()
{
    const SampleBattle battle;
    const EntityId gun = battle.unit(8);
    battle.set(gun, u"casualties"_s, 1);
    QCOMPARE(reasons(battle, gun), QStringList());
    battle.set(gun, u"casualties"_s, 2);
    QCOMPARE(reasons(battle, gun), QStringList{u"danger.gunReason"_s});
}

void TstDanger::whoIsGoneIsInNoDanger()
{
    const SampleBattle battle;
    const EntityId unit = battle.unit(1);
    battle.set(unit, u"pips"_s, 6);
    battle.set(unit, u"stands"_s, 0);
    QCOMPARE(reasons(battle, unit), QStringList());
    QCOMPARE(reasons(battle, battle.unit(9)), QStringList()); // an officer
}

/// P25.1: near is where the rout of the largest unit (here 8 stands) may be enough.
void TstDanger::armyNearItsLine()
{
    const SampleBattle battle;
    const EntityId side = battle.side(1);
    const Gauge before = gauge(battle, 1);
    QCOMPARE(before.whole, 54); // 24 + 24 stands, a cannon, an officer, a commander
    QCOMPARE(before.mark, 17);
    QCOMPARE(before.gone + before.shaken, 0);
    QCOMPARE(reasons(battle, side), QStringList());
    battle.set(battle.unit(1), u"stands"_s, 0);
    battle.set(battle.unit(2), u"stands"_s, 4); // 8 lost, 9 left
    QCOMPARE(reasons(battle, side), QStringList());
    battle.set(battle.unit(2), u"stands"_s, 3); // 9 lost, 8 left
    QCOMPARE(reasons(battle, side), QStringList{u"danger.lineReason 8"_s});
    battle.set(battle.unit(2), u"routing"_s, 1);
    QCOMPARE(gauge(battle, 1).gone, 9);
    QCOMPARE(gauge(battle, 1).shaken, 3);
    QCOMPARE(reasons(battle, side), QStringList{u"danger.lineReason 5"_s});
    QCOMPARE(reasons(battle, battle.side(2)), QStringList());
}

/// P25.1: exactly at the line an army withdraws, or not yet (`wss.victory.threshold`).
void TstDanger::lineIsReached()
{
    for (const bool reach : {true, false}) {
        const SampleBattle battle({{u"wss.victory.threshold"_s, reach ? u"reach"_s : u"above"_s}});
        QCOMPARE(gauge(battle, 1).mark, 17); // 16.2
        battle.set(battle.unit(5), u"stands"_s, 0);
        battle.set(battle.unit(6), u"stands"_s, 0);
        QCOMPARE(reasons(battle, battle.side(1)), QStringList{u"danger.lineReason 1"_s});
        battle.set(battle.unit(7), u"stands"_s, 7);
        QCOMPARE(reasons(battle, battle.side(1)), QStringList{u"danger.lineReached"_s});
    }
}

void TstDanger::onlyThirtyPercentHasALine()
{
    const SampleBattle battle({}, {{u"victory"_s, u"nightfall"_s}});
    battle.set(battle.unit(5), u"stands"_s, 0);
    battle.set(battle.unit(6), u"stands"_s, 0);
    QCOMPARE(gauge(battle, 1).mark, 0);
    QCOMPARE(gauge(battle, 1).gone, 16);
    QCOMPARE(gauge(battle, 1).whole, 51); // each stand is one
    QCOMPARE(reasons(battle, battle.side(1)), QStringList());
}

ADJUTANT_TEST(TstDanger)

} // namespace adjutant::test

#include "tst_danger.moc"
