// SPDX-License-Identifier: MIT
#include "app/main_window/main_window.h"
#include "app/main_window/zones.h"
#include "app/order_of_battle/order_of_battle.h"
#include "app/session/session.h"
#include "app/style/design.h"

#include "tests/support/app/layout_check.h"
#include "tests/support/app/sample_questions.h"
#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

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
    void zonesFollowTheRoom();
    void everyQuestionFits_data();
    void everyQuestionFits();

private:
    void open(QSize size, std::unique_ptr<app::Session> session);
    void look(const QString &moment);
    void type(const QString &keys);

    std::unique_ptr<app::MainWindow> m_window;
};

void TstLayout::initTestCase()
{
    app::design().dress();
}

void TstLayout::cleanup()
{
    m_window.reset();
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
    const auto settled = [this] { return layoutFaults(*m_window).isEmpty(); };
    QTest::qWait(30); // odds come when nothing else is to do
    const bool well = QTest::qWaitFor(settled);
    const QString folder = qEnvironmentVariable("ADJUTANT_PICTURES");
    if (!folder.isEmpty())
        m_window->grab().save(folder + u'/' + QString::fromUtf8(QTest::currentDataTag()) + u'-' +
                              moment + u".png"_s);
    QVERIFY2(well, qPrintable(moment + u": "_s + layoutFaults(*m_window).join(u'\n')));
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
    for (const bool crowded : {false, true}) {
        for (const bool dark : {false, true}) {
            const auto row = [&](const char *name, QSize size, int scale) {
                const QString tag = u"%1%2%3"_s.arg(QLatin1String(name), dark ? u" dark" : u"",
                                                    crowded ? u" crowded" : u"");
                QTest::newRow(qPrintable(tag)) << size << scale << dark << crowded;
            };
            row("laptop", {1366, 768}, 100);
            row("arm's length", {1920, 1080}, 200);
            row("tablet upright", {800, 1280}, 100);
        }
    }
}

void TstLayout::nothingIsCutOrCovered()
{
    QFETCH(const QSize, size);
    QFETCH(const int, scale);
    QFETCH(const bool, dark);
    QFETCH(const bool, crowded);
    app::design().setTheme(dark ? app::Theme::Dark : app::Theme::Light);
    app::design().setScale(scale);
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
    auto *bar = m_window->findChild<QWidget *>(u"topBar"_s);
    const auto isWhole = [bar] { return layoutFaults(*bar).isEmpty(); };
    QVERIFY2(QTest::qWaitFor(isWhole), qPrintable(layoutFaults(*bar).join(u'\n')));
    type(u"2s21"_s);
    QVERIFY2(QTest::qWaitFor(isWhole), qPrintable(layoutFaults(*bar).join(u'\n')));
    QCOMPARE(m_window->size(), QSize(1366, 768));
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

void TstLayout::everyQuestionFits_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("scale");
    QTest::newRow("laptop") << QSize(1366, 768) << 100;
    QTest::newRow("arm's length") << QSize(1920, 1080) << 200;
    QTest::newRow("tablet upright") << QSize(800, 1280) << 100;
}

void TstLayout::everyQuestionFits()
{
    QFETCH(const QSize, size);
    QFETCH(const int, scale);
    app::design().setScale(scale);
    for (const QuestionKind kind : sampleKinds()) {
        open(size, askingSession(sampleQuestion(kind)));
        look(u"kind %1"_s.arg(static_cast<int>(kind)));
    }
}

ADJUTANT_TEST(TstLayout)

} // namespace adjutant::test

#include "tst_layout.moc"
