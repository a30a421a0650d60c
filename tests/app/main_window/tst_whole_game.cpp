// SPDX-License-Identifier: MIT
#include "app/main_window/main_window.h"
#include "app/session/session.h"
#include "app/style/design.h"

#include "tests/support/app/window_player.h"
#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QLabel>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

using Way = WindowHand::Way;

/// The sample battle through the real window, from the first move to victory.
class TstWholeGame : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void toVictory_data();
    void toVictory();
};

void TstWholeGame::initTestCase()
{
    app::design().dress();
}

void TstWholeGame::toVictory_data()
{
    QTest::addColumn<int>("way");
    QTest::newRow("by keys alone") << static_cast<int>(Way::Keys);
    QTest::newRow("by mouse") << static_cast<int>(Way::Mouse);
    QTest::newRow("by touch") << static_cast<int>(Way::Touch);
}

/// The British shoot whoever is left; every die hits (T22.1: the force is eliminated).
void TstWholeGame::toVictory()
{
    QFETCH(const int, way);
    app::MainWindow window;
    // A finger is only felt on the screen, and that of the tests is small.
    window.resize(static_cast<Way>(way) == Way::Touch ? QSize(800, 780) : QSize(1366, 768));
    window.setSession(teawSession());
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    WindowPlayer player(window, static_cast<Way>(way));
    player.setHits(99);
    const auto battle = [&window] { return window.session()->state().entity(EntityId::Battle); };
    const auto isOver = [&battle] { return battle().flag(u"scenarioDone"_s); };
    const EntityId british = window.session()->state().moment().side;
    const auto target = [&player] {
        for (const int number : {11, 12, 13}) {
            if (player.unit(number).number(u"figures"_s) > 0)
                return number;
        }
        return 0;
    };
    for (int turn = 0; turn < 10 && !isOver(); ++turn) {
        for (const int number : {1, 2, 4}) {
            while (!isOver() && player.act(number, u"Shoot"_s, target()))
                QVERIFY(!window.session()->refusal());
        }
        if (isOver())
            break;
        player.endTurn();
        player.act(11, u"Move"_s);
        player.endTurn();
    }
    QVERIFY(isOver());
    QCOMPARE(battle().linked(u"winner"_s), QList{british});
    const auto *line = window.findChild<QLabel *>(u"lineLabel"_s);
    QVERIFY2(line->text().contains(window.session()->nameOf(british)), qPrintable(line->text()));
}

ADJUTANT_TEST(TstWholeGame)

} // namespace adjutant::test

#include "tst_whole_game.moc"
