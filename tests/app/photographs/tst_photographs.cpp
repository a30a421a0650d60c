// SPDX-License-Identifier: MIT
#include "app/log/log_model.h"
#include "app/main_window/main_window.h"
#include "app/photographs/photograph.h"
#include "app/photographs/photographs_window.h"
#include "app/rows/row_list.h"
#include "app/rows/row_roles.h"
#include "app/rows/row_tree.h"

#include "core/storage/battle_file.h"
#include "core/storage/recovery.h"

#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;
using namespace adjutant::app;
using namespace Qt::StringLiterals;

class TstPhotographs : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void belongsToItsMomentAndIsUndone();
    void isKeptSmall();
    void whatIsNoPictureIsRefused();
    void standsInTheLog();
    void lineOfTheLogOpensIt();
    void survivesTheFileAndItsRecovery();
    void waitingQuestionStays();

private:
    QString picture(QSize size) const;

    std::unique_ptr<Session> m_session;
    QTemporaryDir m_folder;
};

void TstPhotographs::init()
{
    m_session = test::teawSession();
}

QString TstPhotographs::picture(QSize size) const
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::darkGreen);
    QString file = m_folder.filePath(u"table.png"_s);
    image.save(file);
    return file;
}

void TstPhotographs::belongsToItsMomentAndIsUndone()
{
    PhotographsWindow window(*m_session);
    window.show();
    window.findChild<QLineEdit *>(u"captionEdit"_s)->setText(u"  After the barrage "_s);
    window.add(picture({64, 48}));
    auto *list = window.findChild<RowList *>(u"photographs"_s);
    QCOMPARE(list->model()->rowCount(), 1);
    QVERIFY(list->model()->index(0, 0).data().toString().contains(u"After the barrage"_s));
    QVERIFY(!window.findChild<QLabel *>(u"pictureLabel"_s)->pixmap().isNull());
    const auto detail = [list] { return list->model()->index(0, 0).data(DetailRole).toString(); };
    QVERIFY(detail().startsWith(u"Turn 1"_s));
    QVERIFY(!detail().contains(u"not in the log"_s));
    QVERIFY(m_session->undo());
    QVERIFY(detail().contains(u"not in the log"_s)); // and not lost
    QVERIFY(m_session->redo());
    QVERIFY(!detail().contains(u"not in the log"_s));
}

void TstPhotographs::isKeptSmall()
{
    const auto photograph = Photograph::fromFile(picture({4000, 1000}), {});
    QVERIFY(photograph);
    QCOMPARE(photograph->image().size(), QSize(1600, 400));
    QCOMPARE(Photograph::fromFile(picture({40, 10}), {})->image().size(), QSize(40, 10));
}

void TstPhotographs::whatIsNoPictureIsRefused()
{
    QFile file(m_folder.filePath(u"letter.jpg"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Dear Sir");
    file.close();
    PhotographsWindow window(*m_session);
    window.show();
    const StepId head = m_session->journal().head();
    window.add(file.fileName());
    QVERIFY(window.findChild<QLabel *>(u"noticeLabel"_s)->isVisible());
    QCOMPARE(m_session->journal().head(), head);
    QVERIFY(!window.findChild<QPushButton *>(u"saveButton"_s)->isEnabled());
}

void TstPhotographs::standsInTheLog()
{
    QVERIFY(Photograph::fromFile(picture({64, 48}), u"The wire"_s)->keep(*m_session));
    LogModel log;
    log.setSession(m_session.get());
    const QModelIndex turn = log.index(log.rowCount() - 1, 0);
    const QModelIndex last = log.index(log.rowCount(turn) - 1, 0, turn);
    QVERIFY(last.data().toString().contains(u"The wire"_s));
    QCOMPARE(last.data(LogModel::StepRole).toInt(), number(m_session->journal().head()));
}

void TstPhotographs::lineOfTheLogOpensIt()
{
    QVERIFY(Photograph::fromFile(picture({64, 48}), u"The wire"_s)->keep(*m_session));
    QVERIFY(Photograph::fromFile(picture({64, 48}), u"The trench"_s)->keep(*m_session));
    MainWindow window;
    window.resize(1366, 768);
    window.setSession(std::move(m_session));
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&window, Qt::Key_F3);
    auto *lines = window.findChild<RowTree *>(u"lines"_s);
    const QModelIndex turn = lines->model()->index(lines->model()->rowCount() - 1, 0);
    const QModelIndex wire = lines->model()->index(lines->model()->rowCount(turn) - 2, 0, turn);
    QVERIFY(wire.data().toString().contains(u"The wire"_s));
    QTest::mouseClick(lines->viewport(), Qt::LeftButton, {}, lines->visualRect(wire).center());
    auto *photographs = window.findChild<PhotographsWindow *>();
    QVERIFY(photographs && photographs->isVisible());
    auto *list = photographs->findChild<RowList *>(u"photographs"_s);
    QVERIFY(list->currentIndex().data().toString().contains(u"The wire"_s));
}

void TstPhotographs::survivesTheFileAndItsRecovery()
{
    QVERIFY(Photograph::fromFile(picture({800, 600}), u"The wire"_s)->keep(*m_session));
    const Journal &journal = m_session->journal();
    StoredBattle battle;
    battle.game = m_session->rulebook().id;
    battle.head = journal.head();
    battle.tip = journal.tip();
    for (const StepId id : journal.stepsSince(0))
        battle.steps.append(journal.step(id));
    const QString file = m_folder.filePath(u"battle.adjutant"_s);
    const QString copy = m_folder.filePath(u"copy.adjutant"_s);
    QVERIFY(BattleFile::write(file, battle));
    QVERIFY(recoverBattle(file, copy));
    for (const QString &path : {file, copy}) {
        const auto opened = BattleFile::open(path);
        QVERIFY(opened);
        const auto photograph = Photograph::of(opened->battle.steps.constLast());
        QVERIFY(photograph);
        QCOMPARE(photograph->caption, u"The wire"_s);
        QCOMPARE(photograph->image().size(), QSize(800, 600));
    }
}

void TstPhotographs::waitingQuestionStays()
{
    QVERIFY(m_session->act(u"shoot"_s, m_session->state().entities(u"team"_s).constFirst()));
    const QString asked = m_session->question()->key;
    QVERIFY(Photograph::fromFile(picture({64, 48}), {})->keep(*m_session));
    QCOMPARE(m_session->question()->key, asked);
}

ADJUTANT_TEST(TstPhotographs)

#include "tst_photographs.moc"
