// SPDX-License-Identifier: MIT
#include "app/battles/battles.h"
#include "app/clock/battle_clock.h"
#include "app/clock/clock_button.h"
#include "app/main_window/main_window.h"
#include "app/session/session.h"
#include "app/style/design.h"

#include "core/games/game_systems.h"
#include "core/referee/setup.h"
#include "core/storage/battle_file.h"

#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

using app::BattleClock;
using app::Session;

namespace {

/// A battle that is kept in \a file; null where that does not work.
std::unique_ptr<Session> keptSession(const QString &file)
{
    Result<const Game *> game = app::gameOf(u"teaw"_s);
    Result<std::unique_ptr<Store>> store = BattleFile::create(file, u"teaw"_s);
    if (!game || !store)
        return nullptr;
    Result<std::unique_ptr<Referee>> referee = Referee::begin(
        **game, beginCommand((*game)->rulebook().scenarios.constFirst()), std::move(*store));
    return referee ? std::make_unique<Session>(std::move(*referee), file) : nullptr;
}

} // namespace

class TstClock : public QObject
{
    Q_OBJECT

private slots:
    void standsUntilSomethingHappens();
    void countsEachTurnForItself();
    void standsWhileItIsStopped();
    void undoTakesNoTimeBack();
    void survivesARestart();
    void aSuddenEndCostsNothingBeforeTheLastStep_data();
    void aSuddenEndCostsNothingBeforeTheLastStep();
    void anotherBattleHasItsOwnTime();
    void readsAsPeopleDo();
    void showsInTheTopBar();

private:
    qint64 m_time = 1000;
    BattleClock::Now m_now = [this] { return m_time; };
};

void TstClock::standsUntilSomethingHappens()
{
    const auto session = teawSession();
    BattleClock clock(nullptr, m_now);
    clock.setSession(session.get());
    m_time += 5000;
    QVERIFY(!clock.isRunning());
    QCOMPARE(clock.turnTime(), 0);
    QVERIFY(session->note(u"Tea."_s, {}));
    m_time += 5000;
    QVERIFY(clock.isRunning());
    QCOMPARE(clock.turnTime(), 5000);
}

void TstClock::countsEachTurnForItself()
{
    const auto session = teawSession();
    const QList<EntityId> sides = session->state().entities(u"side"_s);
    BattleClock clock(nullptr, m_now);
    clock.setSession(session.get());
    clock.setRunning(true);
    m_time += 60'000;
    QVERIFY(session->act(u"endTurn"_s, EntityId::None));
    QCOMPARE(clock.turnTime(), 0);
    m_time += 20'000;
    QCOMPARE(clock.turnTime(), 20'000);
    QCOMPARE(clock.sideTime(sides.at(0)), 60'000);
    QCOMPARE(clock.sideTime(sides.at(1)), 20'000);
    QVERIFY(session->act(u"endTurn"_s, EntityId::None));
    m_time += 1000;
    QCOMPARE(clock.turnTime(), 1000);
    QCOMPARE(clock.sideTime(sides.at(0)), 61'000);
}

void TstClock::standsWhileItIsStopped()
{
    const auto session = teawSession();
    BattleClock clock(nullptr, m_now);
    QSignalSpy changes(&clock, &BattleClock::runningChanged);
    clock.setSession(session.get());
    clock.setRunning(true);
    m_time += 3000;
    clock.setRunning(false);
    m_time += 3000;
    // Whoever stopped it starts it again; what happens meanwhile does not.
    QVERIFY(session->note(u"Tea."_s, {}));
    m_time += 3000;
    QCOMPARE(clock.turnTime(), 3000);
    clock.setRunning(true);
    m_time += 1000;
    QCOMPARE(clock.turnTime(), 4000);
    QCOMPARE(changes.count(), 3);
}

void TstClock::undoTakesNoTimeBack()
{
    const auto session = teawSession();
    BattleClock clock(nullptr, m_now);
    clock.setSession(session.get());
    clock.setRunning(true);
    m_time += 10'000;
    QVERIFY(session->act(u"endTurn"_s, EntityId::None));
    m_time += 2000;
    QVERIFY(session->undo());
    // The time of the turn goes on where it was.
    QCOMPARE(clock.turnTime(), 10'000);
    QCOMPARE(session->undoLabel().contains(u"clock"_s), false);
}

void TstClock::survivesARestart()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"dawn.adjutant"_s);
    {
        const std::unique_ptr<Session> session = keptSession(file);
        QVERIFY(session);
        BattleClock clock(nullptr, m_now);
        clock.setSession(session.get());
        clock.setRunning(true);
        m_time += 90'000;
        clock.setRunning(false);
        clock.setRunning(true);
        m_time += 5000;
        clock.setSession(nullptr); // closed while it runs
    }
    Result<std::unique_ptr<Session>> again = app::battleFromFile(file);
    QVERIFY2(again, again ? "" : qPrintable(again.fault().message));
    BattleClock clock(nullptr, m_now);
    clock.setSession(again->get());
    QCOMPARE(clock.turnTime(), 95'000);
    QVERIFY(!clock.isRunning());
    // Steps that follow are kept as ever.
    QVERIFY((*again)->answer((*again)->question()->options.constFirst().id));
}

void TstClock::aSuddenEndCostsNothingBeforeTheLastStep_data()
{
    QTest::addColumn<bool>("running");
    QTest::newRow("while it runs") << true;
    QTest::newRow("while it stands") << false;
}

/// The file as it is on disk while the program runs is what a sudden end leaves of it.
void TstClock::aSuddenEndCostsNothingBeforeTheLastStep()
{
    QFETCH(const bool, running);
    constexpr int pause = 60;
    const QTemporaryDir folder;
    const QString left = folder.filePath(u"left.adjutant"_s);
    {
        const QString file = folder.filePath(u"dawn.adjutant"_s);
        const std::unique_ptr<Session> session = keptSession(file);
        QVERIFY(session);
        BattleClock clock(nullptr, m_now);
        clock.setSession(session.get());
        clock.setRunning(true);
        m_time += 1000;
        clock.setRunning(false);
        if (running)
            clock.setRunning(true);
        QTest::qSleep(pause);
        QVERIFY(session->note(u"Tea."_s, {}));
        QVERIFY(QFile::copy(file, left));
    }
    Result<std::unique_ptr<Session>> again = app::battleFromFile(left);
    QVERIFY2(again, again ? "" : qPrintable(again.fault().message));
    BattleClock clock(nullptr, m_now);
    clock.setSession(again->get());
    QCOMPARE(clock.turnTime() >= 1000 + pause - 1, running);
    QCOMPARE(clock.turnTime() == 1000, !running);
    QVERIFY(clock.turnTime() <= 61'000);
}

void TstClock::anotherBattleHasItsOwnTime()
{
    const auto first = teawSession();
    const auto second = teawSession();
    BattleClock clock(nullptr, m_now);
    clock.setSession(first.get());
    clock.setRunning(true);
    m_time += 7000;
    clock.setSession(second.get());
    QCOMPARE(clock.turnTime(), 0);
    m_time += 7000;
    clock.setSession(first.get());
    QCOMPARE(clock.turnTime(), 7000);
}

void TstClock::readsAsPeopleDo()
{
    QCOMPARE(app::clockText(0), u"0:00"_s);
    QCOMPARE(app::clockText(9'999), u"0:09"_s);
    QCOMPARE(app::clockText(425'000), u"7:05"_s);
    QCOMPARE(app::clockText(3'599'999), u"59:59"_s);
    QCOMPARE(app::clockText(4'025'000), u"1:07:05"_s);
}

void TstClock::showsInTheTopBar()
{
    app::design().setTheme(app::Theme::Light);
    app::design().dress();
    app::MainWindow window;
    auto *button = window.findChild<app::ClockButton *>();
    QVERIFY(button && button->isHidden());
    window.resize(1366, 768);
    window.setSession(teawSession());
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(button->isVisible());
    QVERIFY(button->accessibleName().contains(u"stands"_s));
    QTest::keyClick(&window, Qt::Key_T, Qt::ControlModifier);
    QVERIFY(!button->accessibleName().contains(u"stands"_s));
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(button->accessibleName().contains(u"stands"_s));
    QVERIFY(button->toolTip().contains(u"German"_s));
}

ADJUTANT_TEST(TstClock)

} // namespace adjutant::test

#include "tst_clock.moc"
