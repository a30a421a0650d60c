// SPDX-License-Identifier: MIT
#include "app/deck/card_face.h"
#include "app/deck/deck_cards.h"
#include "app/main_window/main_window.h"
#include "app/players_view/dice_tray.h"
#include "app/players_view/fitted_text.h"
#include "app/players_view/players_view.h"
#include "app/players_view/unit_board.h"
#include "app/session/session.h"
#include "app/style/design.h"

#include "core/language.h"

#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QApplication>
#include <QJsonArray>
#include <QProcess>
#include <QScreen>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::test {

using app::PlayersView;
using app::PublicDie;
using app::Session;

/// The window for the players beside the real main window, in the sample battle.
class TstPlayersView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void followsTheBattle();
    void showsTheDiceAsThrown();
    void showsNothingSecret();
    void readsFromAcrossTheTable();
    void cardsAreReadFromAcrossTheTable_data();
    void cardsAreReadFromAcrossTheTable();
    void fitsManyLongNames();
    void noWordIsCut();
    void fillsTheScreen();
    void followsAnotherBattle();
    void fillsTheSecondScreen();

private:
    QString text(const QString &name) const
    {
        return m_view->findChild<app::FittedText *>(name)->accessibleName();
    }
    app::DiceTray *tray() const { return m_view->findChild<app::DiceTray *>(); }
    app::UnitBoard *board() const { return m_view->findChild<app::UnitBoard *>(); }
    void aimAtTheFirst();

    std::unique_ptr<app::MainWindow> m_window;
    Session *m_session = nullptr;
    PlayersView *m_view = nullptr;
};

namespace {

PlayersView *visibleView()
{
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (auto *view = qobject_cast<PlayersView *>(widget); view && view->isVisible())
            return view;
    }
    return nullptr;
}

} // namespace

void TstPlayersView::initTestCase()
{
    app::design().setTheme(app::Theme::Light);
    app::design().dress();
}

void TstPlayersView::init()
{
    m_window = std::make_unique<app::MainWindow>();
    m_window->resize(1366, 768);
    m_window->setSession(teawSession());
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_session = m_window->session();
    QTest::keyClick(m_window.get(), Qt::Key_F12);
    m_view = visibleView();
    QVERIFY(m_view);
    m_view->resize(1366, 768);
    const bool apart = QGuiApplication::screens().size() > 1; // then the referee keeps the keys
    QVERIFY(QTest::qWaitForWindowActive(apart ? static_cast<QWidget *>(m_window.get()) : m_view));
}

void TstPlayersView::cleanup()
{
    m_window.reset();
    QVERIFY(!visibleView()); // it goes with the window that it belongs to
}

/// No. 2 Assault shoots at the first target, up to its dice.
void TstPlayersView::aimAtTheFirst()
{
    QVERIFY(m_session->perform(commandOf(u"shoot"_s, {{u"unit"_s, 5}})));
    while (m_session->question() && m_session->question()->kind != QuestionKind::Dice) {
        const Question &asked = *m_session->question();
        const QString first = asked.kind == QuestionKind::Cells ? asked.cells.constFirst().id
                                                                : asked.options.value(0).id;
        QVERIFY(m_session->answer(first));
    }
    QVERIFY(m_session->question());
}

void TstPlayersView::followsTheBattle()
{
    QVERIFY(text(u"turnText"_s).contains(u"British"_s));
    QVERIFY(m_session->perform(commandOf(u"shoot"_s, {{u"unit"_s, 5}})));
    QCOMPARE(text(u"questionText"_s), m_session->render(m_session->question()->text));
    QVERIFY(m_session->cancel());
    QVERIFY(m_session->act(u"endTurn"_s, EntityId::None));
    QVERIFY(text(u"turnText"_s).contains(u"German"_s));
    QVERIFY(m_session->undo());
    QVERIFY(text(u"turnText"_s).contains(u"British"_s));
}

void TstPlayersView::showsTheDiceAsThrown()
{
    QVERIFY(tray()->dice().dice.isEmpty());
    aimAtTheFirst();
    const qsizetype count = m_session->question()->dice.constFirst().count;
    QCOMPARE(tray()->dice().dice.size(), count);
    QCOMPARE(tray()->dice().dice.constFirst().face, 0);
    QVERIFY(tray()->dice().words.contains(u'+'));
    QJsonArray faces{6};
    while (faces.size() < count)
        faces.append(1);
    QVERIFY(m_session->answer(faces));
    const QList<PublicDie> dice = tray()->dice().dice;
    QCOMPARE(dice.size(), count);
    QCOMPARE(dice.constFirst(), (PublicDie{6, 6, true, 1}));
    QCOMPARE(dice.constLast(), (PublicDie{1, 6, false, 1}));
    // The next turn has thrown nothing yet.
    QVERIFY(m_session->act(u"endTurn"_s, EntityId::None));
    if (!m_session->question())
        QVERIFY(tray()->dice().dice.isEmpty());
}

void TstPlayersView::showsNothingSecret()
{
    Question question;
    question.kind = QuestionKind::Secret;
    question.name = u"place"_s;
    question.rule = u"Y1"_s;
    question.text = Text(u"word.plain"_s).with(u"word"_s, u"Under the third fence post"_s);
    question.assumed = u"Under the third fence post"_s;
    m_window->setSession(askingSession(question));
    m_session = m_window->session();
    QVERIFY(m_session->question());
    QCOMPARE(text(u"questionText"_s), u"The referee takes a note."_s);
    QVERIFY(m_session->answer(u"Behind the mill"_s));
    for (const QWidget *widget : m_view->findChildren<QWidget *>()) {
        QVERIFY(!widget->accessibleName().contains(u"mill"_s));
        QVERIFY(!widget->accessibleDescription().contains(u"mill"_s));
        QVERIFY(!widget->accessibleName().contains(u"fence post"_s));
    }
}

void TstPlayersView::readsFromAcrossTheTable()
{
    aimAtTheFirst();
    // A 24 inch screen is 30 cm high; a capital letter is seven tenths of its type. Good eyes make
    // out 4.4 mm from three metres.
    const double millimetre = m_view->height() / 300.0;
    const auto *question = m_view->findChild<app::FittedText *>(u"questionText"_s);
    QVERIFY(question->typeSize() * 0.7 >= 12 * millimetre);
    const auto *turn = m_view->findChild<app::FittedText *>(u"turnText"_s);
    QVERIFY(turn->typeSize() * 0.7 >= 10 * millimetre);
    QVERIFY(board()->layOut().smallestType() * 0.7 >= 4.4 * millimetre);
}

void TstPlayersView::cardsAreReadFromAcrossTheTable_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QLocale::Language>("spoken");
    for (const QLocale::Language spoken : {QLocale::English, QLocale::German}) {
        for (const QSize size : {QSize(1366, 768), QSize(1920, 1080)})
            QTest::addRow("%d, %s", size.width(), qPrintable(QLocale::languageToString(spoken)))
                << size << spoken;
    }
}

void TstPlayersView::cardsAreReadFromAcrossTheTable()
{
    QFETCH(const QSize, size);
    QFETCH(const QLocale::Language, spoken);
    Language language;
    language.use(QLocale(spoken));
    m_window->setSession(wssSession());
    m_view->resize(size);
    QCoreApplication::processEvents();
    const auto *deck = m_view->findChild<app::DeckCards *>();
    QVERIFY(deck->isVisible());
    app::CardFace card;
    for (const QString &phase : {u"fire"_s, u"cavalry"_s, u"infantry"_s}) {
        card.meaning = m_window->session()->render(Text(u"phase."_s + phase));
        QVERIFY2(app::isWhole(card, deck->cardSize()), qPrintable(card.meaning));
        QVERIFY(app::smallestType(card, deck->cardSize()) * 0.7 >= 4.4 * size.height() / 300);
    }
}

void TstPlayersView::fitsManyLongNames()
{
    m_window->setSession(crowdedSession());
    QCOMPARE(board()->rows().size(), 50);
    QVERIFY(board()->layOut().isWhole()); // but for the ends of names of 120 letters
    QVERIFY(!m_view->grab().isNull());
    QVERIFY(m_view->minimumSizeHint().height() < 768);
}

/// Names, states and losses shrink before they are cut, and stands stay in their line.
void TstPlayersView::noWordIsCut()
{
    m_window->setSession(foughtSession());
    for (const QSize size : {QSize(1366, 768), QSize(1920, 1080), QSize(1100, 680), QSize(800, 680),
                             QSize(800, 1280)}) {
        m_view->resize(size);
        const QStringList cut = board()->layOut().cut();
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
        QVERIFY(board()->layOut().smallestType() >= board()->leastType());
    }
}

void TstPlayersView::fillsTheScreen()
{
    QVERIFY(!m_view->isFullScreen()); // there is one screen only
    QTest::keyClick(m_view, Qt::Key_F11);
    QVERIFY(m_view->isFullScreen());
    QTest::keyClick(m_view, Qt::Key_Escape);
    QVERIFY(!m_view->isFullScreen());
    QVERIFY(m_view->isVisible());
    QTest::keyClick(m_view, Qt::Key_Escape);
    QVERIFY(!m_view->isVisible());
    // What happened meanwhile is there when it is opened again.
    QVERIFY(m_session->act(u"endTurn"_s, EntityId::None));
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTest::keyClick(m_window.get(), Qt::Key_F12);
    QVERIFY(m_view->isVisible());
    QVERIFY(text(u"turnText"_s).contains(u"German"_s));
}

void TstPlayersView::followsAnotherBattle()
{
    m_window->setSession(toySession(3));
    QVERIFY(text(u"turnText"_s).contains(u"Reds"_s));
    m_window->setSession(nullptr);
    QCOMPARE(text(u"turnText"_s), QString());
    QVERIFY(board()->rows().isEmpty());
}

/// In a program of its own, which is told that it has a screen beside the table and one on the
/// wall.
void TstPlayersView::fillsTheSecondScreen()
{
    if (QGuiApplication::screens().size() < 2) {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"QT_QPA_PLATFORM"_s,
                           u"offscreen:configfile=" ADJUTANT_TEST_DATA "/two_screens.json"_s);
        program.setProcessEnvironment(environment);
        program.setProcessChannelMode(QProcess::MergedChannels);
        program.start(QCoreApplication::applicationFilePath(),
                      {u"--only"_s, u"tst_players_view"_s, u"fillsTheSecondScreen"_s});
        QVERIFY(program.waitForFinished());
        QVERIFY2(program.exitCode() == 0, program.readAll().constData());
        return;
    }
    m_view->close();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTest::keyClick(m_window.get(), Qt::Key_F12);
    QVERIFY(m_view->isVisible());
    const QScreen *wall = QGuiApplication::screens().constLast();
    QVERIFY(m_window->screen() != wall);
    QTRY_COMPARE(m_view->screen(), wall);
    QTRY_COMPARE(m_view->frameGeometry(), wall->geometry());
    QVERIFY(m_view->isFullScreen());
    QVERIFY(m_window->isActiveWindow());
    QTest::qWait(50);
    QVERIFY(m_window->isActiveWindow());
    QTest::keyClick(m_window.get(), Qt::Key_F12);
    QVERIFY(!m_view->isVisible());
    QTest::keyClick(m_window.get(), Qt::Key_F12);
    QVERIFY(m_view->isFullScreen());
}

ADJUTANT_TEST(TstPlayersView)

} // namespace adjutant::test

#include "tst_players_view.moc"
