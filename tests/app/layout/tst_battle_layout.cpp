// SPDX-License-Identifier: MIT
#include "app/main_window/main_window.h"
#include "app/session/session.h"
#include "app/style/design.h"

#include "core/games/game_systems.h"
#include "core/language.h"
#include "core/referee/setup.h"

#include "tests/support/app/layout_check.h"
#include "tests/support/random_battle.h"
#include "tests/support/test_registry.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// What real battles ask fits on the screens, in German, where words are long.
class TstBattleLayout : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void questionsFit_data();
    void questionsFit();
    void cleanup();
};

namespace {

/// The sample battle, played at random for so many steps.
std::unique_ptr<app::Session> played(const Game &game, int steps)
{
    const Rulebook &book = game.rulebook();
    const auto sample = std::find_if(book.scenarios.cbegin(), book.scenarios.cend(),
                                     [](const Scenario &each) { return each.sample; });
    const StoredBattle battle = randomBattle(game, beginCommand(book.inWords(*sample)), steps);
    Result<std::unique_ptr<Referee>> referee = Referee::resumeBattle(game, battle, nullptr);
    if (!referee)
        qFatal("%s", qPrintable(referee.fault().message));
    return std::make_unique<app::Session>(std::move(*referee));
}

/// What is wrong once the window has settled; empty where all is well.
QStringList lastingFaults(const QWidget &window)
{
    QTest::qWait(30); // odds come when nothing else is to do
    const bool well = QTest::qWaitFor([&window] { return layoutFaults(window).isEmpty(); }, 1000);
    return well ? QStringList() : layoutFaults(window);
}

} // namespace

void TstBattleLayout::initTestCase()
{
    app::design().dress();
}

void TstBattleLayout::cleanup()
{
    app::design().setScale(100);
    QLocale::setDefault(QLocale::c());
}

void TstBattleLayout::questionsFit_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("scale");
    for (const QString &game : gameIds()) {
        QTest::newRow(qPrintable(game + u" laptop"_s)) << game << QSize(1366, 768) << 100;
        QTest::newRow(qPrintable(game + u" arm's length"_s)) << game << QSize(1920, 1080) << 200;
    }
}

void TstBattleLayout::questionsFit()
{
    QFETCH(const QString, game);
    QFETCH(const QSize, size);
    QFETCH(const int, scale);
    Language german;
    german.use(QLocale(u"de_DE"_s));
    app::design().setScale(scale);
    const Result<std::unique_ptr<Game>> made = makeGame(game);
    QVERIFY(made.ok());
    app::MainWindow window;
    window.setSession(played(**made, 300));
    window.resize(size);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));

    app::Session &session = *window.session();
    QSet<QString> seen; // a question that is asked again looks the same
    for (int step = 2; step <= session.journal().count(); ++step) {
        QVERIFY(session.jump(StepId{step}));
        const Question *question = session.question();
        if (!question || seen.contains(question->text.key()))
            continue;
        seen.insert(question->text.key());
        const QStringList faults = lastingFaults(window);
        QVERIFY2(faults.isEmpty(), qPrintable(question->text.key() + u": "_s + faults.join(u'\n')));
    }
    QVERIFY2(seen.size() >= 20, qPrintable(QString::number(seen.size())));
}

ADJUTANT_TEST(TstBattleLayout)

} // namespace adjutant::test

#include "tst_battle_layout.moc"
