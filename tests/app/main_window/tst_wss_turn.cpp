// SPDX-License-Identifier: MIT
#include "app/main_window/main_window.h"
#include "app/order_of_battle/unit_row.h"
#include "app/session/session.h"
#include "app/style/design.h"

#include "tests/support/app/window_sessions.h"
#include "tests/support/app/wss_player.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::test {

using Way = WindowHand::Way;

namespace {

const QString Black = u"Black"_s;
const QString Red = u"Red"_s;
const QString Drawn = u"Draw for me"_s;

WssOrder fires(int unit, int target)
{
    return {unit, u"Fire"_s, target, 0, {}};
}

WssOrder faces(int unit, const QString &action, int target, const QList<int> &dice)
{
    return {unit, action, target, 0, dice};
}

} // namespace

/// Whole turns of the War of the Spanish Succession in the real window, by keys and by mouse:
/// French 1 to 8 against the Alliance's 11 to 18.
class TstWssTurn : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void wholeTurns_data();
    void wholeTurns();

private:
    const Entity &unit(int number) const;
    bool logged(const QString &text) const;
    void checkFire() const;
    void checkCharge() const;
    void checkRout() const;

    std::unique_ptr<app::MainWindow> m_window;
};

void TstWssTurn::initTestCase()
{
    app::design().dress();
}

const Entity &TstWssTurn::unit(int number) const
{
    const app::Session &session = *m_window->session();
    for (const app::UnitRow &row : app::unitRows(session)) {
        if (!row.isSide && row.number == number)
            return session.state().entity(row.id);
    }
    return session.state().entity(EntityId::None);
}

/// Whether a line of the log begins like that.
bool TstWssTurn::logged(const QString &text) const
{
    const app::Session &session = *m_window->session();
    const Journal &journal = session.journal();
    for (StepId at = journal.head(); at != StepId::None; at = journal.step(at).parent) {
        const QList<Line> &lines = journal.step(at).lines;
        if (std::any_of(lines.cbegin(), lines.cend(), [&](const Line &line) {
                return session.render(line.text).startsWith(text);
            }))
            return true;
    }
    return false;
}

/// P6, P22: four casualties take a stand and bring four pips; the test fails.
void TstWssTurn::checkFire() const
{
    QVERIFY(logged(u"british B fires at french B: 6 dice, 5 or more: 4 hits."_s));
    QVERIFY(logged(u"french B: die 1. It fails."_s));
}

/// P9, P12.6, P18: the charge, a fight, its end.
void TstWssTurn::checkCharge() const
{
    QVERIFY(unit(16).flag(u"chargeUsed"_s));
    QVERIFY(logged(u"british F: die 4, +1 charging = 5 against french F: die 4 = 4: margin 1."_s));
    QVERIFY(logged(u"Margin 1: british F and french F fight."_s));
    QVERIFY(unit(6).flag(u"firedEver"_s)); // pistols
    // Four pistol hits beside four: four ahead. The pistols' hits are casualties, too (P6.8).
    QVERIFY(logged(u"4 against 8 hits: the loser routs."_s));
    QCOMPARE(unit(6).number(u"stands"_s), 8);
    QVERIFY(unit(16).flag(u"routing"_s));
    QCOMPARE(unit(16).number(u"stands"_s), 8 - 2 - 1);
}

/// P12.5, P13, P14, P23: the rout, glory, and the friends who see it, one of whom routs, too.
void TstWssTurn::checkRout() const
{
    QVERIFY(unit(14).flag(u"gloryUsed"_s));
    QVERIFY(logged(u"Margin 6: french A routs."_s));
    QVERIFY(unit(1).flag(u"routing"_s));
    QVERIFY(logged(u"british D attacks nobody."_s)); // the extra move is for another enemy
    QCOMPARE(unit(1).number(u"stands"_s), 6 - 1);
    QVERIFY(logged(u"french B: die 1. It routs with them."_s));
    QVERIFY(unit(2).flag(u"routing"_s));
    QVERIFY(logged(u"french C: no die can fail. It stands."_s));
    QVERIFY(!unit(3).flag(u"routing"_s));
}

void TstWssTurn::wholeTurns_data()
{
    QTest::addColumn<int>("way");
    QTest::newRow("keys") << static_cast<int>(Way::Keys);
    QTest::newRow("mouse") << static_cast<int>(Way::Mouse);
}

void TstWssTurn::wholeTurns()
{
    QFETCH(const int, way);
    m_window = std::make_unique<app::MainWindow>();
    m_window->resize(1366, 768);
    m_window->setSession(wssSession());
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    WssPlayer player(*m_window, static_cast<Way>(way));
    player.playTurn({{Red, {{18, u"Fire"_s, 5, 1, {}}}, {}},
                     {Black, {}, {}},
                     {Black, {}, {}},
                     {Red, {}, {16, 17}},
                     {Red, {}, {12, 13, 14, 11}},
                     {Black, {}, {2}}});
    QCOMPARE(unit(5).number(u"pips"_s), 1); // Raw, and under fire: none recovered
    QVERIFY(unit(12).flag(u"moved"_s));
    QVERIFY(!unit(15).flag(u"moved"_s));
    // A whole turn with real cards.
    player.setHits(4);
    player.setTestFace(1);
    player.setNear({2, 3});
    player.playTurn({{Red, {fires(12, 2)}, {}},
                     {Red, {faces(16, u"Charge"_s, 6, {4, 4})}, {17}},
                     {Red, {faces(14, u"Attack"_s, 1, {6, 1})}, {}},
                     {Black, {}, {}},
                     {Black, {}, {7}},
                     {Black, {}, {4}}});
    checkFire();
    checkCharge();
    checkRout();
    QCOMPARE(unit(5).number(u"pips"_s), 0); // P19: calm, and its die was good
    // And one with cards that the program draws; at its end both try to rally (P14.6).
    player.setHits(0);
    player.setTestFace(6);
    player.playTurn({{Drawn, {}, {}},
                     {Drawn, {}, {}},
                     {Drawn, {}, {}},
                     {Drawn, {}, {}},
                     {Drawn, {}, {}},
                     {Drawn, {}, {}}});
    QVERIFY(!unit(1).flag(u"routing"_s));
    QVERIFY(!unit(2).flag(u"routing"_s));
    QCOMPARE(m_window->session()->state().moment().turn, 4);
}

ADJUTANT_TEST(TstWssTurn)

} // namespace adjutant::test

#include "tst_wss_turn.moc"
