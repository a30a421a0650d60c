// SPDX-License-Identifier: MIT
#include "app/battles/battles.h"
#include "app/battles/new_battle.h"
#include "app/battles/open_battle.h"
#include "app/battles/shelves.h"
#include "app/start/start.h"
#include "app/widgets/action_button.h"

#include "tests/support/app/window_driver.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QLabel>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// What the program shows when it is started: the battle that was open last, or the ways to one.
class TstStart : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void withoutABattleTheWaysToOneAreShown();
    void theSampleBattleIsOnePress();
    void whatNeedsABattleIsNotOffered();
    void theBattleThatWasOpenIsTakenUp();
    void aBrokenBattleIsSaid();
    void aBattlePutByIsNotTakenUp();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

/// As the program does without arguments.
void start(const WindowDriver &driver)
{
    app::openWanted(driver.window(), {});
    QCoreApplication::processEvents();
}

/// A battle that is played for a moment; then the program ends, as it is. Returns its file.
QString playAndEnd()
{
    const WindowDriver driver(std::move(*app::sampleBattle(u"teaw"_s)));
    driver.type(u"12"_s);
    driver.type(u"s"_s); // whom does No. 2 shoot at?
    return driver.session().file();
}

} // namespace

void TstStart::initTestCase()
{
    QCoreApplication::setOrganizationName(u"adjutant-tests"_s);
    QCoreApplication::setApplicationName(u"tst_start"_s);
}

void TstStart::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder->path());
    QSettings().clear();
    for (const app::Shelf shelf : {app::Shelf::Played, app::Shelf::Archive, app::Shelf::Removed})
        QVERIFY(QDir(app::shelfFolder(shelf)).removeRecursively());
}

void TstStart::withoutABattleTheWaysToOneAreShown()
{
    const WindowDriver driver(nullptr);
    start(driver);
    QVERIFY(!driver.window().findChild<QDialog *>());
    driver.click(u"New battle"_s);
    auto *begun = driver.window().findChild<app::NewBattle *>();
    QVERIFY(begun && begun->isVisible());
    begun->reject();
    driver.click(u"Open a battle"_s);
    auto *open = driver.window().findChild<app::OpenBattle *>();
    QVERIFY(open && open->isVisible());
}

void TstStart::theSampleBattleIsOnePress()
{
    const WindowDriver driver(nullptr);
    start(driver);
    driver.click(u"Sample battle: To End All Wars"_s);
    QVERIFY(driver.window().session());
    QCOMPARE(driver.session().battleName(), u"The Wire at Dawn"_s);
    QVERIFY(!driver.button(u"New battle"_s));
}

void TstStart::whatNeedsABattleIsNotOffered()
{
    const WindowDriver driver(nullptr);
    const QStringList buttons{u"handButton"_s, u"rollCallButton"_s, u"listingButton"_s};
    const QStringList actions{u"handAction"_s, u"rollCallAction"_s, u"filterAction"_s};
    const auto areEnabled = [&](bool enabled) {
        for (const QString &name : buttons)
            QCOMPARE(driver.find<QWidget>(name)->isEnabled(), enabled);
        for (const QString &name : actions)
            QCOMPARE(driver.find<QAction>(name)->isEnabled(), enabled);
    };
    areEnabled(false);
    driver.window().openSample(u"teaw"_s);
    areEnabled(true);
}

void TstStart::theBattleThatWasOpenIsTakenUp()
{
    const QString other = (*app::sampleBattle(u"wss"_s))->file();
    const QString file = playAndEnd();
    const WindowDriver driver(nullptr);
    start(driver);
    QVERIFY(driver.window().session());
    QVERIFY(other != file);
    QCOMPARE(driver.session().file(), file);
    QVERIFY(driver.session().question());
    QCOMPARE(driver.session().question()->name, u"target"_s);
    QVERIFY(driver.find<QWidget>(u"recap"_s)->isVisible());
}

void TstStart::aBrokenBattleIsSaid()
{
    const QString file = playAndEnd();
    QFile broken(file);
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("no battle");
    broken.close();
    const WindowDriver driver(nullptr);
    start(driver);
    QVERIFY(!driver.window().session());
    const auto *dialog = driver.window().findChild<app::OpenBattle *>();
    QVERIFY(dialog && dialog->isVisible());
    const auto *notice = dialog->findChild<QLabel *>(u"noticeLabel"_s);
    QVERIFY2(notice->isVisible() && notice->text().contains(QFileInfo(file).fileName()),
             qPrintable(notice->text()));
}

void TstStart::aBattlePutByIsNotTakenUp()
{
    const QString other = (*app::sampleBattle(u"wss"_s))->file();
    QVERIFY(app::moveToShelf(playAndEnd(), app::Shelf::Archive).ok());
    const WindowDriver driver(nullptr);
    start(driver);
    QVERIFY(!driver.window().session());
    const auto *dialog = driver.window().findChild<app::OpenBattle *>();
    QVERIFY(dialog && dialog->isVisible()); // it has the other one
    QCOMPARE(dialog->findChild<QAbstractItemView *>(u"battles"_s)->model()->rowCount(), 1);
}

ADJUTANT_TEST(TstStart)

} // namespace adjutant::test

#include "tst_start.moc"
