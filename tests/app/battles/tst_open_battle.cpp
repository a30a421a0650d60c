// SPDX-License-Identifier: MIT
#include "app/battles/battle_colour.h"
#include "app/battles/battle_list.h"
#include "app/battles/battles.h"
#include "app/battles/open_battle.h"
#include "app/battles/shelves.h"
#include "app/battles/standing.h"
#include "app/main_window/main_window.h"
#include "app/rows/row_list.h"
#include "app/rows/row_roles.h"
#include "app/session/session.h"
#include "app/style/design.h"

#include "core/referee/setup.h"
#include "core/storage/battle_file.h"

#include "tests/support/app/sessions.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace adjutant;
using namespace adjutant::app;
using namespace Qt::StringLiterals;

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

/// A battle in a file of its own that is closed again, a few answers into it.
QString battleOf(const QString &scenario)
{
    const Game &game = **gameOf(u"teaw"_s);
    const auto session = begin(game, beginCommand(*game.rulebook().scenario(scenario)));
    (*session)->answer((*session)->question()->options.constFirst().id);
    return (*session)->file();
}

} // namespace

class TstOpenBattle : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void listTellsWhereEachStands();
    void enterOpensWhatIsPicked();
    void doubleClickOpens();
    void removedAndUndone();
    void archivedAndBroughtBack();
    void deletedForGoodOnlyWhenSure();
    void duplicateIsWhole();
    void duplicateIsToldFromItsOriginal();
    void theOpenOneIsMarked();
    void theTimeIsOfWhatWasPlayedLast();
    void playedOneIsLeftAlone();
    void fileElsewhereStaysWhereItIs();
    void damagedFileIsRecoveredIntoACopy();
    void whatCannotBeRecoveredIsNotToldTo();
    void openElsewhereKeepsItsName();
    void newerFileIsRefused();
    void otherFileIsRefused();
    void reopensAtItsQuestion();
    void theOtherTableIsOneKeyAway();
    void everyTableHasItsColour();

private:
    template<typename Widget>
    Widget *find(const QString &name) const
    {
        return m_dialog->findChild<Widget *>(name);
    }
    void open(const Session *played = nullptr);
    void click(const QString &button) const;
    QString notice() const { return find<QLabel>(u"noticeLabel"_s)->text(); }
    bool hasNotice() const { return find<QWidget>(u"noticeBox"_s)->isVisible(); }
    RowList *list() const { return find<RowList>(u"battles"_s); }
    int count() const { return list()->model()->rowCount(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<OpenBattle> m_dialog;
};

void TstOpenBattle::initTestCase()
{
    QCoreApplication::setOrganizationName(u"adjutant-tests"_s);
    QCoreApplication::setApplicationName(u"tst_open_battle"_s);
}

void TstOpenBattle::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder->path());
    QSettings().clear();
    for (const Shelf shelf : {Shelf::Played, Shelf::Archive, Shelf::Removed})
        QVERIFY(QDir(shelfFolder(shelf)).removeRecursively());
}

void TstOpenBattle::cleanup()
{
    m_dialog.reset();
}

void TstOpenBattle::open(const Session *played)
{
    m_dialog = std::make_unique<OpenBattle>(played);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
}

void TstOpenBattle::click(const QString &button) const
{
    auto *found = find<QPushButton>(button);
    QVERIFY(found && found->isVisible() && found->isEnabled());
    QTest::mouseClick(found, Qt::LeftButton);
}

void TstOpenBattle::listTellsWhereEachStands()
{
    open();
    QVERIFY(find<QLabel>(u"emptyLabel"_s)->isVisible());
    battleOf(u"wire-at-dawn"_s);
    battleOf(u"night-raid"_s);
    open();
    QCOMPARE(count(), 2);
    QStringList names;
    for (int row = 0; row < 2; ++row) {
        const QModelIndex index = list()->model()->index(row, 0);
        QTRY_VERIFY(index.data(DetailRole).toString().contains(u"To End All Wars · Turn 1"_s));
        QVERIFY(index.data(DetailRole).toString().contains(u'\n')); // and the last entry
        names.append(index.data().toString());
    }
    QVERIFY(names.contains(u"The Wire at Dawn"_s));
    QVERIFY(names.contains(u"Night Raid"_s));
}

void TstOpenBattle::enterOpensWhatIsPicked()
{
    battleOf(u"wire-at-dawn"_s);
    open();
    QTest::keyClick(list(), Qt::Key_Return);
    QCOMPARE(m_dialog->result(), static_cast<int>(QDialog::Accepted));
    const std::unique_ptr<Session> session = m_dialog->takeSession();
    QVERIFY(session);
    QCOMPARE(session->battleName(), u"The Wire at Dawn"_s);
}

void TstOpenBattle::doubleClickOpens()
{
    battleOf(u"wire-at-dawn"_s);
    open();
    const QPoint row = list()->visualRect(list()->model()->index(0, 0)).center();
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, row);
    QVERIFY(m_dialog->isVisible()); // picks it only
    QTest::mouseDClick(list()->viewport(), Qt::LeftButton, {}, row);
    QVERIFY(m_dialog->takeSession());
}

void TstOpenBattle::removedAndUndone()
{
    const QString file = battleOf(u"wire-at-dawn"_s);
    const QByteArray before = bytesOf(file);
    open();
    QTest::keyClick(list(), Qt::Key_Delete);
    QVERIFY(!QFile::exists(file));
    QCOMPARE(count(), 0);
    QVERIFY(hasNotice());
    QTest::keyClick(m_dialog.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bytesOf(file), before);
    QCOMPARE(count(), 1);
    QVERIFY(!hasNotice());
}

void TstOpenBattle::archivedAndBroughtBack()
{
    const QString file = battleOf(u"wire-at-dawn"_s);
    open();
    click(u"archiveButton"_s);
    QCOMPARE(count(), 0);
    click(u"archiveTab"_s);
    QCOMPARE(count(), 1);
    click(u"archiveButton"_s);
    QCOMPARE(count(), 0);
    QVERIFY(QFile::exists(file));
}

void TstOpenBattle::deletedForGoodOnlyWhenSure()
{
    battleOf(u"wire-at-dawn"_s);
    open();
    click(u"removeButton"_s);
    click(u"removedTab"_s);
    QCOMPARE(count(), 1);
    const auto answer = [](int button) {
        QTimer::singleShot(0, qApp, [button] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            QVERIFY(box);
            box->buttons().at(button)->click();
        });
    };
    QMessageBox probe(QMessageBox::Question, {}, {}, QMessageBox::Cancel);
    answer(0); // Cancel
    click(u"removeButton"_s);
    QCOMPARE(count(), 1);
    answer(1);
    click(u"removeButton"_s);
    QCOMPARE(count(), 0);
    QVERIFY(!find<QPushButton>(u"undoButton"_s)->isVisible());
    QVERIFY(QDir(shelfFolder(Shelf::Removed)).isEmpty());
}

void TstOpenBattle::duplicateIsWhole()
{
    const QString file = battleOf(u"wire-at-dawn"_s);
    open();
    click(u"duplicateButton"_s);
    QCOMPARE(count(), 2);
    const QStringList files = battleFiles(Shelf::Played);
    const auto first = BattleFile::open(files.at(0));
    const auto second = BattleFile::open(files.at(1));
    QVERIFY(first && second);
    QCOMPARE(first->battle.steps, second->battle.steps);
    QCOMPARE(first->battle.head, second->battle.head);
    QVERIFY(files.contains(file));
}

void TstOpenBattle::duplicateIsToldFromItsOriginal()
{
    battleOf(u"wire-at-dawn"_s);
    open();
    click(u"duplicateButton"_s);
    QStringList names;
    for (int row = 0; row < count(); ++row) {
        const QModelIndex index = list()->model()->index(row, 0);
        QTRY_VERIFY(index.data(DetailRole).toString().contains(u"Turn 1"_s)); // it is read
        names.append(index.data().toString());
    }
    names.sort();
    QCOMPARE(names, (QStringList{u"The Wire at Dawn"_s, u"The Wire at Dawn (copy)"_s}));
    const auto copy = battleFromFile(battleFiles(Shelf::Played).filter(u"copy"_s).constFirst());
    QCOMPARE((*copy)->battleName(), u"The Wire at Dawn (copy)"_s);
}

void TstOpenBattle::theOpenOneIsMarked()
{
    const auto played = battleFromFile(battleOf(u"wire-at-dawn"_s));
    battleOf(u"night-raid"_s);
    open(played->get());
    const QString why = u"This battle is being played."_s;
    for (int row = 0; row < 2; ++row) {
        const QModelIndex index = list()->model()->index(row, 0);
        list()->setCurrentIndex(index);
        const bool isOpen = index.data().toString() == u"The Wire at Dawn"_s;
        QCOMPARE(index.data(DetailRole).toString().startsWith(u"Open now"_s), isOpen);
        QCOMPARE(find<QLabel>(u"whereLabel"_s)->text().contains(why), isOpen);
        for (const QString &name : {u"archiveButton"_s, u"removeButton"_s}) {
            QCOMPARE(find<QPushButton>(name)->isEnabled(), !isOpen);
            QCOMPARE(find<QPushButton>(name)->toolTip().contains(why), isOpen);
        }
    }
}

/// A line that was left behind ends earlier; to return to it is to play it now.
void TstOpenBattle::theTimeIsOfWhatWasPlayedLast()
{
    const auto played = battleFromFile(battleOf(u"wire-at-dawn"_s));
    Session &session = **played;
    const StepId before = session.journal().head();
    QTest::qWait(5);
    QVERIFY(session.act(u"shoot"_s, session.state().entities(u"team"_s).constFirst()));
    QVERIFY(session.answer(session.question()->options.constFirst().id));
    const QDateTime last = Standing::of(session).when;
    QVERIFY(session.jump(before));
    QCOMPARE(Standing::of(session).when, last);
}

void TstOpenBattle::playedOneIsLeftAlone()
{
    const auto played = battleFromFile(battleOf(u"wire-at-dawn"_s));
    QVERIFY(played);
    open(played->get());
    QVERIFY(list()->model()->index(0, 0).data(DetailRole).toString().contains(u"Turn 1"_s));
    QVERIFY(!find<QPushButton>(u"removeButton"_s)->isEnabled());
    QVERIFY(!find<QPushButton>(u"archiveButton"_s)->isEnabled());
    click(u"duplicateButton"_s);
    QCOMPARE(count(), 2);
    const auto copy = battleFromFile(battleFiles(Shelf::Played).filter(u"copy"_s).constFirst());
    QVERIFY(copy);
    QCOMPARE((*copy)->state(), (*played)->state());
    QVERIFY((*played)->undo()); // still writes to its file
    list()->setCurrentIndex(list()->model()->index(0, 0));
}

void TstOpenBattle::fileElsewhereStaysWhereItIs()
{
    const QString file = m_folder->filePath(u"Café “Élysée”.adjutant"_s);
    QVERIFY(QFile::rename(battleOf(u"wire-at-dawn"_s), file));
    open();
    m_dialog->openFile(file);
    QVERIFY(m_dialog->takeSession());
    open();
    QCOMPARE(count(), 1);
    QVERIFY(!find<QPushButton>(u"archiveButton"_s)->isEnabled());
    click(u"removeButton"_s);
    QCOMPARE(count(), 0);
    QVERIFY(QFile::exists(file));
    click(u"undoButton"_s);
    QCOMPARE(count(), 1);
}

void TstOpenBattle::damagedFileIsRecoveredIntoACopy()
{
    const QString file = battleOf(u"wire-at-dawn"_s);
    QByteArray bytes = bytesOf(file);
    // In the key of the last answer.
    const QByteArray key = QStringEncoder(QStringEncoder::Utf16BE)(u"/oneOf/"_s);
    const qsizetype broken = bytes.lastIndexOf(key);
    QVERIFY(broken > 0);
    bytes[broken + 1] = '?';
    write(file, bytes);
    open();
    QTRY_VERIFY(list()->model()->index(0, 0).data(DetailRole).toString().contains(u"damaged"_s));
    click(u"openButton"_s);
    QVERIFY(m_dialog->isVisible());
    QVERIFY(notice().contains(u"damaged"_s));
    click(u"recoverButton"_s);
    QVERIFY(notice().contains(u"Lost, because they cannot be read: steps"_s));
    QCOMPARE(bytesOf(file), bytes); // to the last byte
    QCOMPARE(count(), 2);
    click(u"openButton"_s); // the copy is picked
    const auto session = m_dialog->takeSession();
    QVERIFY(session);
    QVERIFY(session->file().contains(u"recovered"_s));
}

/// There is no button for it, so nothing says to recover it.
void TstOpenBattle::whatCannotBeRecoveredIsNotToldTo()
{
    const QString file = battleOf(u"wire-at-dawn"_s);
    write(file, bytesOf(file).first(1000));
    open();
    const auto isHonest = [this](const QString &said) {
        const bool tells = said.contains(u"ecover"_s);
        return tells == find<QPushButton>(u"recoverButton"_s)->isVisible() && !said.isEmpty();
    };
    QTRY_VERIFY(list()->model()->index(0, 0).data(DetailRole).toString().contains(u"damaged"_s));
    QVERIFY(isHonest(list()->model()->index(0, 0).data(DetailRole).toString()));
    click(u"openButton"_s);
    QVERIFY2(isHonest(notice()), qPrintable(notice()));
    QVERIFY(notice().contains(u"older copy"_s));
}

/// Another program has it: its name and where it stands can be read all the same.
void TstOpenBattle::openElsewhereKeepsItsName()
{
    const QString file = battleOf(u"wire-at-dawn"_s);
    {
        QSqlDatabase other = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"other"_s);
        other.setDatabaseName(file);
        QVERIFY(other.open());
        QVERIFY(QSqlQuery(other).exec(u"PRAGMA locking_mode = EXCLUSIVE"_s));
        QVERIFY(QSqlQuery(other).exec(u"BEGIN EXCLUSIVE"_s));
        open();
        const QModelIndex row = list()->model()->index(0, 0);
        QTRY_VERIFY(row.data(DetailRole).toString().contains(u"another program"_s));
        QCOMPARE(row.data(Qt::DisplayRole).toString(), u"The Wire at Dawn"_s);
        QVERIFY(row.data(DetailRole).toString().contains(u"To End All Wars"_s));
        QCOMPARE(find<QLabel>(u"nameLabel"_s)->text(), u"The Wire at Dawn"_s);
        click(u"openButton"_s);
        QVERIFY(notice().contains(u"another program"_s));
    }
    QSqlDatabase::removeDatabase(u"other"_s);
}

void TstOpenBattle::newerFileIsRefused()
{
    const QString file = battleOf(u"wire-at-dawn"_s);
    QByteArray bytes = bytesOf(file);
    bytes[63] = 99; // the version, in the file's first bytes
    write(file, bytes);
    open();
    click(u"openButton"_s);
    QVERIFY(notice().contains(u"newer Adjutant"_s));
    QVERIFY(!find<QPushButton>(u"recoverButton"_s)->isVisible());
    QCOMPARE(bytesOf(file), bytes);
}

void TstOpenBattle::otherFileIsRefused()
{
    const QString file = m_folder->filePath(u"letter.txt"_s);
    write(file, "Dear Sir, this is no battle at all.");
    open();
    m_dialog->openFile(file);
    QVERIFY(m_dialog->isVisible());
    QVERIFY(notice().contains(u"is not a battle"_s));
    QVERIFY(!find<QPushButton>(u"recoverButton"_s)->isVisible());
}

void TstOpenBattle::reopensAtItsQuestion()
{
    const QString file = battleOf(u"wire-at-dawn"_s);
    QString asked;
    {
        const auto session = battleFromFile(file);
        const QList<EntityId> teams = (*session)->state().entities(u"team"_s);
        for (int i = 0; i < 4; ++i)
            QVERIFY((*session)->perform(test::commandOf(
                u"set"_s,
                {{u"entity"_s, number(teams.at(i))}, {u"key"_s, u"figures"_s}, {u"value"_s, 1}})));
        QVERIFY((*session)->act(u"shoot"_s, teams.constFirst()));
        asked = (*session)->question()->key;
    }
    MainWindow window;
    window.show();
    window.openBattle(file);
    QVERIFY(window.session());
    QCOMPARE(window.session()->question()->key, asked);
    auto *recap = window.findChild<QWidget *>(u"recap"_s);
    QVERIFY(recap->isVisible());
    QCOMPARE(recap->findChild<QLabel *>(u"entriesLabel"_s)->text(),
             // The last three; the first one is too long ago.
             u"No. 2 Assault: Figures set by hand from 6 to 1.\n"
             "Vickers HMG: Figures set by hand from 3 to 1.\n"
             "Royal Engineers: Figures set by hand from 4 to 1."_s);
    QVERIFY(window.session()->undo());
    QVERIFY(!recap->isVisible());
}

void TstOpenBattle::theOtherTableIsOneKeyAway()
{
    const QString first = battleOf(u"wire-at-dawn"_s);
    MainWindow window;
    window.show();
    window.openBattle(first);
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(otherBattle(first).isEmpty());
    const QString second = battleOf(u"wire-at-dawn"_s);
    for (const QString &there : {second, first, second}) {
        QTest::keyClick(&window, Qt::Key_E, Qt::ControlModifier);
        QTRY_COMPARE(window.session()->file(), there);
        QVERIFY(window.session()->state().moment().turn > 0);
    }
}

/// Two that are begun one after the other are never alike, and keep their colours.
void TstOpenBattle::everyTableHasItsColour()
{
    const QString first = battleOf(u"wire-at-dawn"_s);
    const QString second = battleOf(u"wire-at-dawn"_s);
    const int colour = battleColour(**battleFromFile(first));
    QVERIFY(battleColour(**battleFromFile(second)) != colour);
    QCOMPARE(battleColour(**battleFromFile(first)), colour);
    open();
    for (const QString &file : {first, second}) { // the list has the stripe of each, too
        const auto *battles = qobject_cast<BattleList *>(list()->model());
        QTRY_COMPARE(battles->indexOf(file).data(SideRole).toInt(),
                     battleColour(**battleFromFile(file)));
    }
    MainWindow window;
    window.resize(1366, 768);
    window.show();
    window.openBattle(first);
    auto *bar = window.findChild<QWidget *>(u"topBar"_s);
    QCOMPARE(bar->grab().toImage().pixelColor(bar->width() / 2, 1),
             design().palette().side(colour));
}

ADJUTANT_TEST(TstOpenBattle)

#include "tst_open_battle.moc"
