// SPDX-License-Identifier: MIT
#include "app/main_window/main_window.h"
#include "app/style/design.h"

#include "tests/support/app/window_driver.h"
#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QElapsedTimer>
#include <QFile>
#include <QMainWindow>
#include <QTest>

#include <algorithm>
#include <ctime>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// How long the window takes to its first painting, its memory beside that of an empty window, and
/// how long it takes from a key to the painted answer in a battle of 200 units. Measured, not
/// judged.
class BenchWindow : public QObject
{
    Q_OBJECT

private slots:
    void firstPainting();
    void keyToPainting_data();
    void keyToPainting();
    void pageOpens_data();
    void pageOpens();
};

namespace {

/// Tells when its widget is painted for the first time.
class PaintingWatch : public QObject
{
    Q_OBJECT

public:
    bool painted = false;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        painted = painted || event->type() == QEvent::Paint;
        return QObject::eventFilter(watched, event);
    }
};

/// What this process holds in memory, in kilobytes.
int resident()
{
    QFile file(u"/proc/self/status"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QList<QByteArray> lines = file.readAll().split('\n');
    for (const QByteArray &line : lines) {
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').constFirst().toInt();
    }
    return 0;
}

void showUntilPainted(QWidget &window)
{
    PaintingWatch watch;
    window.installEventFilter(&watch);
    window.show();
    while (!watch.painted)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

/// 100 teams a side, with so many steps behind them, and the throw of a shot asked for.
std::unique_ptr<app::Session> longSession(int steps)
{
    std::unique_ptr<app::Session> session = crowdedSession(100);
    const QList<EntityId> teams = session->state().entities(u"team"_s);
    for (int i = 0; session->journal().count() < steps; ++i) {
        Command set;
        set.procedure = u"set"_s;
        set.arguments = {{u"entity"_s, number(teams.at(i % teams.size()))},
                         {u"key"_s, u"moved"_s},
                         {u"value"_s, (i / teams.size()) % 2}};
        session->perform(set);
    }
    return session;
}

/// From the press of \a key until nothing is left to paint, in milliseconds of the processor: what
/// else the machine does is not counted.
double painted(const WindowDriver &driver, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
{
    const std::clock_t before = std::clock();
    driver.press(key, modifiers);
    return static_cast<double>(std::clock() - before) * 1e3 / CLOCKS_PER_SEC;
}

double median(QList<double> times)
{
    std::sort(times.begin(), times.end());
    return times.at(times.size() / 2);
}

} // namespace

void BenchWindow::keyToPainting_data()
{
    QTest::addColumn<int>("steps");
    QTest::newRow("100 steps behind") << 300; // 200 units are set up in one step of them
    QTest::newRow("10000 steps behind") << 10'000;
}

void BenchWindow::keyToPainting()
{
    QFETCH(const int, steps);
    app::design().setTheme(app::Theme::Light);
    app::design().dress();
    const WindowDriver driver(longSession(steps));
    driver.clickUnit(1);
    driver.type(u"s"_s); // at whom?
    driver.clickUnit(101);
    driver.type(u"1"_s); // the first cell of the table
    driver.type(u"1346"_s);
    driver.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(driver.session().question());
    QList<double> answers;
    QList<double> undos;
    for (int i = 0; i < 21; ++i) {
        // The last die commits; undo asks for the throw again, with the dice as they lie.
        answers.append(painted(driver, Qt::Key_Return));
        QVERIFY(!driver.session().question());
        undos.append(painted(driver, Qt::Key_Z, Qt::ControlModifier));
        QVERIFY(driver.session().question());
    }
    qInfo("undo: %.1f ms", median(undos));
    QTest::setBenchmarkResult(median(answers), QTest::WalltimeMilliseconds);
}

void BenchWindow::pageOpens_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("log") << int(Qt::Key_F3);
    QTest::newRow("timeline") << int(Qt::Key_F6);
}

/// A page about 10,000 steps of one turn, and a step while it is in sight.
void BenchWindow::pageOpens()
{
    QFETCH(const int, key);
    app::design().dress();
    const WindowDriver driver(longSession(10'000));
    qInfo("the page is opened: %.1f ms", painted(driver, static_cast<Qt::Key>(key)));
    qInfo("the next entry: %.1f ms", painted(driver, Qt::Key_Up));
    driver.press(Qt::Key_Escape);
    driver.clickUnit(1);
    driver.type(u"s"_s);
    QTest::setBenchmarkResult(painted(driver, Qt::Key_Escape), QTest::WalltimeMilliseconds);
}

void BenchWindow::firstPainting()
{
    QElapsedTimer timer;
    timer.start();
    QMainWindow empty;
    showUntilPainted(empty);
    qInfo("an empty window: %lld ms, %d MB", timer.restart(), resident() / 1024);
    app::design().setTheme(app::Theme::Light);
    app::design().dress();
    app::MainWindow window;
    window.setSession(teawSession());
    showUntilPainted(window);
    qInfo("the window beside it: %lld ms, %d MB", timer.elapsed(), resident() / 1024);
}

ADJUTANT_TEST(BenchWindow)

} // namespace adjutant::test

#include "bench_window.moc"
