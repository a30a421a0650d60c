// SPDX-License-Identifier: MIT
#include "app/main_window/main_window.h"
#include "app/order_of_battle/unit_row.h"
#include "app/session/session.h"
#include "app/style/design.h"

#include "core/language.h"

#include "tests/support/app/sessions.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QLabel>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::test {

namespace {

/// Up to the infantry phase of the French side, in which a rout is owed and put aside: the
/// longest words of all.
void goToInfantryPhase(app::Session &session)
{
    for (const app::UnitRow &row : app::unitRows(session)) {
        if (!row.isSide && row.number == 3)
            session.perform(commandOf(
                u"set"_s,
                {{u"entity"_s, number(row.id)}, {u"key"_s, u"routsOn"_s}, {u"value"_s, 1}}));
    }
    while (session.state().moment().phase != u"infantry") {
        const Question *asked = session.question();
        if (!asked)
            session.act(u"endPhase"_s, EntityId::None);
        else if (asked->kind == QuestionKind::Card)
            session.answer(u"black"_s);
        else if (asked->kind == QuestionKind::SomeOf)
            session.answer(QJsonArray());
        else
            session.rollForMe();
    }
    session.park();
}

} // namespace

/// Whose turn it is can be read at any time; other things give way.
class TstTopBar : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void turnPhaseAndSideAreWhole_data();
    void turnPhaseAndSideAreWhole();
    void namesAreShownWhereThereIsRoom();

private:
    void open(QSize size);
    QLabel *label(const QString &name) const;

    Language m_language;
    std::unique_ptr<app::MainWindow> m_window;
};

void TstTopBar::initTestCase()
{
    app::design().dress();
}

void TstTopBar::cleanup()
{
    m_window.reset();
    m_language.use(QLocale(QLocale::English));
    app::design().setScale(100);
}

void TstTopBar::open(QSize size)
{
    m_window = std::make_unique<app::MainWindow>();
    m_window->setSession(foughtSession());
    goToInfantryPhase(*m_window->session());
    m_window->resize(size);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

QLabel *TstTopBar::label(const QString &name) const
{
    return m_window->findChild<QLabel *>(name);
}

void TstTopBar::turnPhaseAndSideAreWhole_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("scale");
    QTest::addColumn<QString>("language");
    for (const QString &language : {u"en"_s, u"de"_s}) {
        const auto row = [&](const QString &screen, QSize size, int scale) {
            QTest::newRow(qPrintable(screen + u' ' + language)) << size << scale << language;
        };
        row(u"laptop"_s, {1366, 768}, 100);
        row(u"arm's length"_s, {1920, 1080}, 200);
        row(u"tablet upright"_s, {800, 1280}, 100);
    }
}

void TstTopBar::turnPhaseAndSideAreWhole()
{
    QFETCH(const QSize, size);
    QFETCH(const int, scale);
    QFETCH(const QString, language);
    m_language.use(QLocale(language));
    app::design().setScale(scale);
    open(size);
    QVERIFY(m_window->findChild<QWidget *>(u"owedButton"_s)->isVisible());
    const app::Session &session = *m_window->session();
    const QLabel *turn = label(u"turnLabel"_s);
    QVERIFY(turn->text().contains(session.render(u"phase.infantry"_s)));
    QVERIFY(turn->text().contains(session.nameOf(session.state().moment().side)));
    QTRY_VERIFY2(turn->width() >= turn->sizeHint().width(),
                 qPrintable(u"%1 of %2"_s.arg(turn->width()).arg(turn->sizeHint().width())));
    QVERIFY(turn->height() >= turn->sizeHint().height());
}

/// They are not thrown away without need.
void TstTopBar::namesAreShownWhereThereIsRoom()
{
    open({1366, 768});
    QVERIFY(label(u"battleLabel"_s)->isVisible());
    QVERIFY(!label(u"gameLabel"_s)->isVisible());
    QVERIFY(!label(u"turnLabel"_s)->text().contains(u'\n'));
    m_window->resize(1920, 768);
    QTRY_VERIFY(label(u"gameLabel"_s)->isVisible());
    app::design().setScale(150);
    QTRY_VERIFY(!label(u"gameLabel"_s)->isVisible());
    app::design().setScale(100); // they come back
    QTRY_VERIFY(label(u"gameLabel"_s)->isVisible());
}

ADJUTANT_TEST(TstTopBar)

} // namespace adjutant::test

#include "tst_top_bar.moc"
