// SPDX-License-Identifier: MIT
#include "app/main_window/main_window.h"
#include "app/session/session.h"
#include "app/style/design.h"

#include "tests/support/app/window_player.h"
#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

using Way = WindowHand::Way;

namespace {

constexpr int Budget = 200; ///< presses for three turns; on paper they are 530

/// One thing that a team does.
struct Order
{
    int unit;
    const char *action;
    int target = 0;
};

/// The first three turns of the sample battle as somebody would play them who knows the rules: the
/// British come on, the Germans wait behind their gun; then they shoot it out.
const QList<QList<Order>> ThreeTurns{
    {{1, "Move"},
     {1, "Move"},
     {2, "Move"},
     {2, "Move"},
     {3, "Move"},
     {4, "Move"},
     {4, "Move"},
     {5, "Move"},
     {5, "Move"}},
    {{13, "Set Up MG"}, {12, "Move"}, {12, "Move"}, {11, "Move"}},
    {{1, "Move"},
     {1, "Shoot", 12},
     {1, "Shoot", 12},
     {2, "Move"},
     {2, "Shoot", 11},
     {2, "Throw a Grenade"},
     {3, "Set Up MG"},
     {4, "Move"},
     {4, "Shoot", 12},
     {5, "Move"}},
    {{13, "Machine Gun Attack", 1},
     {11, "Shoot", 2},
     {11, "Shoot", 2},
     {12, "Shoot", 1},
     {12, "Shoot", 1},
     {12, "Throw a Grenade"}},
    {{1, "Shoot", 12},
     {1, "Shoot", 12},
     {2, "Shoot", 11},
     {2, "Throw a Grenade"},
     {3, "Machine Gun Attack", 11},
     {4, "Shoot", 11},
     {4, "Shoot", 11},
     {5, "Move"}},
    {{13, "Machine Gun Attack", 2}, {11, "Shoot", 2}, {12, "Shoot", 1}, {12, "Shoot", 1}},
};

} // namespace

/// It has to be quicker than the paper chart.
class TstPace : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void threeTurnsStayWithinTheBudget_data();
    void threeTurnsStayWithinTheBudget();
};

void TstPace::initTestCase()
{
    app::design().dress();
}

void TstPace::threeTurnsStayWithinTheBudget_data()
{
    QTest::addColumn<int>("way");
    QTest::newRow("keys") << static_cast<int>(Way::Keys);
    QTest::newRow("mouse") << static_cast<int>(Way::Mouse);
    QTest::newRow("touch") << static_cast<int>(Way::Touch);
}

void TstPace::threeTurnsStayWithinTheBudget()
{
    QFETCH(const int, way);
    app::MainWindow window;
    // A finger is only felt on the screen, and that of the tests is small.
    window.resize(static_cast<Way>(way) == Way::Touch ? QSize(800, 780) : QSize(1366, 768));
    window.setSession(teawSession());
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    WindowPlayer player(window, static_cast<Way>(way));
    int done = 0;
    for (const QList<Order> &turn : ThreeTurns) {
        for (const Order &order : turn) {
            done += player.act(order.unit, QString::fromLatin1(order.action), order.target) ? 1 : 0;
            QVERIFY2(!window.session()->refusal(), order.action);
        }
        player.endTurn();
    }
    qInfo("%d actions in %d presses", done, player.hand().presses());
    QVERIFY(done >= 30); // they did play
    QVERIFY2(player.hand().presses() <= Budget,
             qPrintable(QString::number(player.hand().presses())));
}

ADJUTANT_TEST(TstPace)

} // namespace adjutant::test

#include "tst_pace.moc"
