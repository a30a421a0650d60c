// SPDX-License-Identifier: MIT
#include "app/main_window/main_window.h"
#include "app/order_of_battle/unit_row.h"
#include "app/session/session.h"
#include "app/style/design.h"

#include "tests/support/app/window_sessions.h"
#include "tests/support/app/wss_player.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

using Way = WindowHand::Way;

namespace {

constexpr int WssBudget = 240; ///< presses for three turns; on paper they are 500

const QString Black = u"Black"_s;
const QString Red = u"Red"_s;
const QString Fire = u"Fire"_s;

/// A cannon at long range, in the open.
constexpr int Far = 1;

WssOrder volley(int unit, int target, int cell = 0)
{
    return {unit, Fire, target, cell, {}};
}

/// Three turns with eight units a side, as people play them who know the rules: the Alliance comes
/// on under the fire of the guns; then both lines fire while the horse meets; then the bayonet, a
/// rout and what it does to the others.
QList<QList<WssPhase>> threeTurns()
{
    return {
        {{Black, {volley(8, 14, Far)}, {}},
         {Red, {volley(18, 5, Far)}, {}},
         {Red, {}, {16, 17}},
         {Black, {}, {6, 7}},
         {Red, {}, {12, 13, 14, 15, 11}},
         {Black, {}, {5}}},
        {{Red,
          {volley(18, 1, Far), volley(14, 1), volley(12, 2), volley(13, 3), volley(11, 1)},
          {}},
         {Black, {volley(8, 14), volley(1, 11), volley(2, 12), volley(3, 13), volley(4, 14)}, {}},
         {Black, {}, {7}},
         {Red, {{16, u"Charge"_s, 6, 0, {4, 4}}}, {17}},
         {Black, {}, {5}},
         {Red, {}, {15}}},
        {{Black, {volley(8, 14), volley(1, 11), volley(2, 12), volley(3, 13)}, {}},
         {Red, {volley(18, 2), volley(11, 1), volley(12, 2), volley(13, 3)}, {}},
         {Black, {}, {7}},
         {Red, {}, {17}},
         {Red, {{14, u"Attack"_s, 1, 0, {6, 2}}}, {15}},
         {Black, {}, {5}}},
    };
}

} // namespace

/// It has to be quicker than the paper chart in the War of the Spanish Succession, too.
class TstWssPace : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void threeTurnsStayWithinTheBudget_data();
    void threeTurnsStayWithinTheBudget();
    void volleyTakesFivePresses_data();
    void volleyTakesFivePresses();
    void plainMovesTakeOnePressEach();

private:
    std::unique_ptr<app::MainWindow> openedFor(Way way) const;
    void addWays() const;
};

void TstWssPace::initTestCase()
{
    app::design().dress();
}

void TstWssPace::addWays() const
{
    QTest::addColumn<int>("way");
    QTest::newRow("keys") << static_cast<int>(Way::Keys);
    QTest::newRow("mouse") << static_cast<int>(Way::Mouse);
    QTest::newRow("touch") << static_cast<int>(Way::Touch);
}

std::unique_ptr<app::MainWindow> TstWssPace::openedFor(Way way) const
{
    auto window = std::make_unique<app::MainWindow>();
    // A finger is only felt on the screen, and that of the tests is small.
    window->resize(way == Way::Touch ? QSize(800, 780) : QSize(1366, 768));
    window->setSession(wssSession());
    window->show();
    if (!QTest::qWaitForWindowExposed(window.get()))
        QTest::qFail("the window is not shown", __FILE__, __LINE__);
    return window;
}

void TstWssPace::threeTurnsStayWithinTheBudget_data()
{
    addWays();
}

void TstWssPace::threeTurnsStayWithinTheBudget()
{
    QFETCH(const int, way);
    const auto window = openedFor(static_cast<Way>(way));
    WssPlayer player(*window, static_cast<Way>(way));
    player.setNear({2});
    for (const QList<WssPhase> &turn : threeTurns()) {
        player.playTurn(turn);
        if (QTest::currentTestFailed())
            return;
        qInfo("turn over after %d presses", player.hand().presses());
    }
    qInfo("%d actions in %d presses", player.done(), player.hand().presses());
    QCOMPARE(window->session()->state().moment().turn, 4);
    // They did play: volleys, a charge and a fight, a rout and who saw it, the end of the turn.
    QCOMPARE(player.done(), 22);
    for (const QString &name : {u"faceoff"_s, u"fightDice"_s, u"path"_s, u"friendsDie"_s,
                                u"heavyDie"_s, u"recovery"_s, u"pistols"_s})
        QVERIFY2(player.asked().contains(name), qPrintable(name));
    QVERIFY2(player.hand().presses() <= WssBudget,
             qPrintable(QString::number(player.hand().presses())));
}

void TstWssPace::volleyTakesFivePresses_data()
{
    addWays();
}

/// A volley of six stands: the unit, Fire, the target, its distance and cover, the hits.
void TstWssPace::volleyTakesFivePresses()
{
    QFETCH(const int, way);
    const auto window = openedFor(static_cast<Way>(way));
    WindowHand hand(*window, static_cast<Way>(way));
    hand.button(Black);
    hand.unit(1);
    hand.button(Fire);
    hand.unit(12);
    hand.cell(0);
    // Hits only is chosen once for the battle.
    hand.button(u"Hits only"_s);
    const int before = hand.presses();
    QCOMPARE(before, 6);
    hand.hits(3);
    QCOMPARE(hand.presses() - before, 1);
    QVERIFY(!window->session()->question());
}

/// The units that moved, between the end of the phase and Enter.
void TstWssPace::plainMovesTakeOnePressEach()
{
    const auto window = openedFor(Way::Keys);
    WindowHand hand(*window, Way::Keys);
    hand.button(Black);
    hand.endTurn(); // nobody fires
    hand.button(Black);
    hand.endTurn(); // no horse moves
    hand.marked();
    hand.button(Black);
    QCOMPARE(window->session()->state().moment().phase, u"infantry"_s);
    const int before = hand.presses();
    hand.endTurn();
    for (const int unit : {1, 2, 3, 4, 5})
        hand.unit(unit);
    hand.marked();
    QCOMPARE(hand.presses() - before, 5 + 2);
    for (const app::UnitRow &row : app::unitRows(*window->session())) {
        if (!row.isSide && row.number < 6)
            QVERIFY(window->session()->state().entity(row.id).flag(u"moved"_s));
    }
}

ADJUTANT_TEST(TstWssPace)

} // namespace adjutant::test

#include "tst_wss_pace.moc"
