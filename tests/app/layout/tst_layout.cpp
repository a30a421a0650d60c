// SPDX-License-Identifier: MIT
#include "app/main_window/main_window.h"
#include "app/main_window/recap.h"
#include "app/main_window/zones.h"
#include "app/now/prompt.h"
#include "app/order_of_battle/order_of_battle.h"
#include "app/session/lookback.h"
#include "app/session/session.h"
#include "app/style/design.h"

#include "core/language.h"

#include "tests/support/app/layout_check.h"
#include "tests/support/app/sample_questions.h"
#include "tests/support/app/sessions.h"
#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QAbstractButton>
#include <QJsonArray>
#include <QLabel>
#include <QListView>
#include <QScrollArea>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

namespace {

struct Screen
{
    QString name;
    QSize size;
    int scale = 100;
};

QList<Screen> screens()
{
    return {{u"laptop"_s, {1366, 768}, 100},
            {u"arm's length"_s, {1920, 1080}, 200},
            {u"largest text"_s, {1920, 1080}, 250},
            {u"tablet upright"_s, {800, 1280}, 100}};
}

} // namespace

/// The window on the screens that it has to fit, with names of any length.
class TstLayout : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();

    void nothingIsCutOrCovered_data();
    void nothingIsCutOrCovered();
    void largestTextFits();
    void whatIsPressedIsInSight_data();
    void whatIsPressedIsInSight();
    void zonesFollowTheRoom();
    void unitsHaveRoomBesideTheTable();
    void changesOfAThrowStandTogether();
    void standsAndCardsFit_data();
    void standsAndCardsFit();
    void everyQuestionFits_data();
    void everyQuestionFits();
    void pagesStandOnOneLine_data();
    void pagesStandOnOneLine();
    void everyPageFits_data();
    void everyPageFits();
    void aCutTextIsFound();

private:
    void open(QSize size, std::unique_ptr<app::Session> session);
    void look(const QString &moment);
    QStringList faults() const;
    void type(const QString &keys);

    Language m_language;
    bool m_longNames = false; ///< as players may give; no button is as long
    std::unique_ptr<app::MainWindow> m_window;
};

void TstLayout::initTestCase()
{
    app::design().dress();
}

void TstLayout::cleanup()
{
    m_window.reset();
    m_longNames = false;
    m_language.use(QLocale(QLocale::English));
    app::design().setScale(100);
    app::design().setTheme(app::Theme::Light);
}

void TstLayout::open(QSize size, std::unique_ptr<app::Session> session)
{
    m_window = std::make_unique<app::MainWindow>();
    m_window->setSession(std::move(session));
    m_window->resize(size);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QTest::qWait(20);
    QCOMPARE(m_window->focusWidget(), m_window->findChild<QWidget *>(u"nowPanel"_s));
    QCOMPARE(m_window->size(), size); // no zone needs more than there is
}

void TstLayout::look(const QString &moment)
{
    const auto settled = [this] { return faults().isEmpty(); };
    QTest::qWait(30); // odds come when nothing else is to do
    const bool well = QTest::qWaitFor(settled);
    const QString folder = qEnvironmentVariable("ADJUTANT_PICTURES");
    if (!folder.isEmpty())
        m_window->grab().save(folder + u'/' + QString::fromUtf8(QTest::currentDataTag()) + u'-' +
                              moment + u".png"_s);
    QVERIFY2(well, qPrintable(moment + u": "_s + faults().join(u'\n')));
}

QStringList TstLayout::faults() const
{
    return layoutFaults(*m_window) + (m_longNames ? QStringList() : cutButtons(*m_window));
}

void TstLayout::type(const QString &keys)
{
    for (const QChar key : keys)
        QTest::keyClick(m_window.get(), key == u'\n' ? '\r' : key.toLatin1());
}

void TstLayout::nothingIsCutOrCovered_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("scale");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("crowded");
    QTest::addColumn<QString>("language");
    const auto row = [](const Screen &screen, bool dark, bool crowded, const QString &language) {
        const QString tag = u"%1 %2%3%4"_s.arg(screen.name, language, dark ? u" dark" : u"",
                                               crowded ? u" crowded" : u"");
        QTest::newRow(qPrintable(tag))
            << screen.size << screen.scale << dark << crowded << language;
    };
    for (const Screen &screen : screens()) {
        for (const bool crowded : {false, true}) {
            row(screen, false, crowded, u"en"_s);
            row(screen, true, crowded, u"en"_s);
            row(screen, false, crowded, u"de"_s);
        }
    }
}

void TstLayout::nothingIsCutOrCovered()
{
    QFETCH(const QSize, size);
    QFETCH(const int, scale);
    QFETCH(const bool, dark);
    QFETCH(const bool, crowded);
    QFETCH(const QString, language);
    m_language.use(QLocale(language));
    app::design().setTheme(dark ? app::Theme::Dark : app::Theme::Light);
    app::design().setScale(scale);
    m_longNames = crowded;
    open(size, crowded ? crowdedSession() : teawSession());
    look(u"idle"_s);
    type(u"1"_s);
    if (crowded)
        type(u"\n"_s); // 1 could begin 10
    look(u"picked"_s);
    type(u"\n\n1\n"_s);
    look(u"moved"_s);
    m_window->session()->select(EntityId::None);
    type(u"1m"_s);
    look(u"refused"_s);
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    type(u"1s"_s);
    look(u"targets"_s);
    const Question *asked = m_window->session()->question();
    QVERIFY(asked && !asked->options.isEmpty());
    m_window->session()->answer(asked->options.constFirst().id);
    look(u"cells"_s);
    type(u"1"_s);
    look(u"dice"_s);
}

/// 250 percent on a laptop is for eyes that need it: the window stays on the screen, and its bar
/// whole.
void TstLayout::largestTextFits()
{
    app::design().setScale(app::Design::LargestScale);
    open({1366, 768}, teawSession());
    // The units have what the tabs leave, without buttons that stand in the menu, too.
    const auto *units = m_window->findChild<QListView *>(u"unitList"_s);
    QTRY_VERIFY2(units->height() > 768 * 3 / 8, qPrintable(QString::number(units->height())));
    auto *bar = m_window->findChild<QWidget *>(u"topBar"_s);
    const auto isWhole = [bar] { return layoutFaults(*bar).isEmpty(); };
    QVERIFY2(QTest::qWaitFor(isWhole), qPrintable(layoutFaults(*bar).join(u'\n')));
    type(u"2s21"_s);
    QVERIFY2(QTest::qWaitFor(isWhole), qPrintable(layoutFaults(*bar).join(u'\n')));
    QCOMPARE(m_window->size(), QSize(1366, 768));
    const auto *now = m_window->findChild<QWidget *>(u"nowPanel"_s);
    // Half of the room is the question's, and a title bar has its place above the window.
    const auto *question = now->findChild<QScrollArea *>(u"scrollArea"_s);
    QVERIFY2(question->height() > 768 / 2, qPrintable(QString::number(question->height())));
    const auto *buttons = m_window->findChild<QWidget *>(u"buttonsBar"_s);
    const auto *view = m_window->findChild<QWidget *>(u"questionLabel"_s);
    QVERIFY(buttons->mapTo(now, QPoint()).y() > view->mapTo(now, QPoint()).y());
    m_window->findChild<app::Recap *>()->showFor(*m_window->session());
    QTest::qWait(50);
    const int least = m_window->minimumSizeHint().height();
    QVERIFY2(least < 768 - 40, qPrintable(QString::number(least)));
}

void TstLayout::whatIsPressedIsInSight_data()
{
    everyQuestionFits_data();
}

/// However many answers stand above it. The largest text has no room for all of it: there the
/// question begins at the top.
void TstLayout::whatIsPressedIsInSight()
{
    QFETCH(const QSize, size);
    QFETCH(const int, scale);
    QFETCH(const QString, language);
    m_language.use(QLocale(language));
    app::design().setScale(scale);
    open(size, teawSession());
    type(u"2s211"_s);
    QCOMPARE(m_window->session()->question()->name, u"dice"_s);
    const auto isWhole = [](const QWidget *widget) {
        return widget && widget->visibleRegion().boundingRect() == widget->rect();
    };
    const auto *now = m_window->findChild<QWidget *>(u"nowPanel"_s);
    const auto inSight = [&] {
        const auto *question = m_window->findChild<QLabel *>(u"questionLabel"_s);
        const bool both = isWhole(question) && isWhole(m_window->findChild<app::Prompt *>());
        const auto *area = now->findChild<QScrollArea *>();
        const int top = question->mapTo(area->viewport(), QPoint()).y();
        return both || (scale == app::Design::LargestScale && top == 0);
    };
    QVERIFY(QTest::qWaitFor(inSight));
}

void TstLayout::zonesFollowTheRoom()
{
    using Arrangement = app::Zones::Arrangement;
    open({1366, 768}, teawSession());
    auto *zones = m_window->findChild<app::Zones *>();
    auto *order = m_window->findChild<app::OrderOfBattle *>();
    auto *now = m_window->findChild<QWidget *>(u"nowPanel"_s);
    const auto lookAt = [&](QSize size, Arrangement wanted) {
        m_window->resize(size);
        QTRY_COMPARE(zones->arrangement(), wanted);
        QCOMPARE(m_window->size(), size); // from wide to narrow at once
        QTRY_VERIFY(order->isVisible() && now->isVisible());
        QVERIFY(order->width() > 100 && now->width() > order->width());
        QVERIFY(now->hasFocus() || m_window->focusWidget() == now);
    };
    lookAt({800, 1280}, Arrangement::Below);
    lookAt({900, 600}, Arrangement::Pages);
    lookAt({1366, 768}, Arrangement::Row);
    lookAt({900, 600}, Arrangement::Pages);
    QTest::keyClick(m_window.get(), Qt::Key_F3); // the log instead of the units
    QVERIFY(!order->isVisible());
    QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(order->isVisible());
    now->setFocus();
    lookAt({1366, 768}, Arrangement::Row);
    app::design().setScale(200);
    lookAt({1366, 768}, Arrangement::Pages);
}

/// Beside what is to be done on the table there is room for units, however large the letters are.
void TstLayout::unitsHaveRoomBesideTheTable()
{
    app::design().setScale(200);
    constexpr int squads = 8;
    constexpr int shots = 6;
    open({1920, 1080}, toySession(squads));
    const QList<EntityId> all = m_window->session()->state().entities(u"squad"_s);
    for (int i = 0; i < shots; ++i)
        m_window->session()->perform(
            commandOf(u"shoot"_s, {{u"unit"_s, number(all.at(i))},
                                   {u"target"_s, number(all.at(squads + i))},
                                   {u"aim"_s, u"0-10/open"_s},
                                   {u"dice"_s, QJsonArray{1, 1, 3, 6}}}));
    look(u"much to do"_s);
    QVERIFY(m_window->findChild<QWidget *>(u"tableChanges"_s)->isVisible());
    const auto *units = m_window->findChild<QListView *>(u"unitList"_s);
    const QRect second = units->visualRect(units->model()->index(2, 0)); // below the side
    QVERIFY(second.height() > 0 && units->viewport()->rect().contains(second));
}

/// What changes one throw stands together on the bar of buttons.
void TstLayout::changesOfAThrowStandTogether()
{
    open({1366, 768}, teawSession());
    type(u"2s21"_s);
    look(u"changes of a throw"_s);
    QSet<int> lines;
    for (const QString &name : {u"Number of dice: one more"_s, u"Score needed: one more"_s}) {
        for (const auto *button : m_window->findChildren<QAbstractButton *>()) {
            if (button->isVisible() && button->accessibleName() == name)
                lines.insert(button->mapTo(m_window.get(), QPoint()).y());
        }
    }
    QCOMPARE(lines.size(), 1);
}

void TstLayout::standsAndCardsFit_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("scale");
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("dark");
    const auto row = [](const Screen &screen, const QString &language, bool dark) {
        const QString tag = u"wss %1 %2%3"_s.arg(screen.name, language, dark ? u" dark" : u"");
        QTest::newRow(qPrintable(tag)) << screen.size << screen.scale << language << dark;
    };
    for (const Screen &screen : screens()) {
        row(screen, u"en"_s, false);
        row(screen, u"en"_s, true);
        row(screen, u"de"_s, false);
    }
}

/// A battle of the War of the Spanish Succession: die faces, stands, cards, units in danger.
void TstLayout::standsAndCardsFit()
{
    QFETCH(const QSize, size);
    QFETCH(const int, scale);
    QFETCH(const QString, language);
    QFETCH(const bool, dark);
    m_language.use(QLocale(language));
    app::design().setTheme(dark ? app::Theme::Dark : app::Theme::Light);
    app::design().setScale(scale);
    open(size, foughtSession());
    look(u"idle"_s);
    QTest::keyClick(m_window.get(), Qt::Key_F7);
    look(u"deck"_s);
    type(u"2"_s);
    look(u"picked"_s);
    type(u"f"_s);
    look(u"targets"_s);
    const Question *asked = m_window->session()->question();
    QVERIFY(asked && !asked->options.isEmpty());
    m_window->session()->answer(asked->options.constFirst().id);
    look(u"cells"_s);
    m_window->session()->cancel();
    QTest::keyClick(m_window.get(), Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    look(u"roll call"_s);
}

void TstLayout::everyQuestionFits_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("scale");
    QTest::addColumn<QString>("language");
    for (const Screen &screen : screens()) {
        for (const QString &language : {u"en"_s, u"de"_s})
            QTest::newRow(qPrintable(screen.name + u' ' + language))
                << screen.size << screen.scale << language;
    }
}

void TstLayout::everyQuestionFits()
{
    QFETCH(const QSize, size);
    QFETCH(const int, scale);
    QFETCH(const QString, language);
    m_language.use(QLocale(language));
    app::design().setScale(scale);
    for (const QuestionKind kind : sampleKinds()) {
        open(size, askingSession(sampleQuestion(kind)));
        look(u"kind %1"_s.arg(static_cast<int>(kind)));
    }
}

void TstLayout::pagesStandOnOneLine_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("cards");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("scale");
    for (const QString &language : {u"en"_s, u"de"_s}) {
        QTest::newRow(qPrintable(language)) << language << false << QSize(1366, 768) << 100;
        QTest::newRow(qPrintable(language + u" with a deck"_s))
            << language << true << QSize(1366, 768) << 100;
    }
    QTest::newRow("at arm's length") << u"en"_s << false << QSize(1920, 1080) << 200;
}

void TstLayout::pagesStandOnOneLine()
{
    QFETCH(const QString, language);
    QFETCH(const bool, cards);
    QFETCH(const QSize, size);
    QFETCH(const int, scale);
    m_language.use(QLocale(language));
    app::design().setScale(scale);
    open(size, cards ? foughtSession() : teawSession());
    type(u"1\n"_s); // which leaves something to claim
    QSet<int> lines;
    for (const auto *tab :
         m_window->findChild<QWidget *>(u"tabsBox"_s)->findChildren<QWidget *>()) {
        if (tab->isVisible())
            lines.insert(tab->y());
    }
    QCOMPARE(lines.size(), 1);
}

void TstLayout::everyPageFits_data()
{
    everyQuestionFits_data();
}

/// The pages at the right, what is opened by hand, and the past, each as it is after some play.
void TstLayout::everyPageFits()
{
    QFETCH(const QSize, size);
    QFETCH(const int, scale);
    QFETCH(const QString, language);
    m_language.use(QLocale(language));
    app::design().setScale(scale);
    open(size, teawSession());
    type(u"2s216666"_s);
    for (int page = 0; page < 5; ++page) {
        QTest::keyClick(m_window.get(), static_cast<Qt::Key>(Qt::Key_F2 + page));
        look(u"page %1"_s.arg(page));
    }
    auto *now = m_window->findChild<QWidget *>(u"nowPanel"_s);
    QVERIFY(m_window->session()->lookback().isOpen());
    QTest::keyClick(now, Qt::Key_Left);
    look(u"a moment of the past"_s);
    QTest::keyClick(now, Qt::Key_Escape);
    emit m_window->session()->handWanted(m_window->session()->selected());
    look(u"by hand"_s);
    QTest::keyClick(now, Qt::Key_Escape);
    emit m_window->session()->rollCallWanted();
    look(u"roll call"_s);
    emit m_window->session()->houseRuleWanted(u"shoot"_s, {0, 1, 6, 7}, u"dice"_s);
    look(u"house rule"_s);
}

/// The check itself can fail: a text that the window has no room for.
void TstLayout::aCutTextIsFound()
{
    open({1366, 768}, teawSession());
    QVERIFY(layoutFaults(*m_window).isEmpty());
    QLabel cut(u"Nobody has room for this"_s, m_window.get());
    cut.setGeometry(400, 600, 60, 12);
    cut.show();
    QCOMPARE(layoutFaults(*m_window).size(), 1);
}

ADJUTANT_TEST(TstLayout)

} // namespace adjutant::test

#include "tst_layout.moc"
