// SPDX-License-Identifier: MIT
#include "app/now/comparison_view.h"
#include "app/now/row_odds.h"
#include "app/style/design.h"

#include "tests/support/app/window_driver.h"
#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QAbstractButton>
#include <QLabel>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// Two sums side by side, in the battle with eight units a side: 14 is Elite and attacks 1.
class TstComparisonView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void sumsFollowTheTicks();
    void sumsFollowTheDice();
    void outcomeStaysInSight();
    void outcomeMakesWayForAnotherQuestion();
    void numberGoesThroughWhatIsSaidOfAUnit();
    void elevenIsTickedByTwoDigits();

private:
    void goToTheTicks() const;
    QString shown(const QString &view) const;

    std::unique_ptr<WindowDriver> m_driver;
};

void TstComparisonView::initTestCase()
{
    app::design().dress();
}

void TstComparisonView::init()
{
    m_driver = std::make_unique<WindowDriver>(wssSession());
}

void TstComparisonView::cleanup()
{
    m_driver.reset();
}

/// The third red card, and the attack up to its modifiers.
void TstComparisonView::goToTheTicks() const
{
    m_driver->type(u"rere\nr"_s);
    m_driver->type(u"4a1"_s);
    QCOMPARE(m_driver->session().question()->name, u"modifiers"_s);
    QCoreApplication::processEvents();
}

/// All labels of a view, in one line; empty where it is hidden.
QString TstComparisonView::shown(const QString &view) const
{
    const auto *widget = m_driver->find<QWidget>(view);
    QStringList texts;
    for (const QLabel *label : widget->findChildren<QLabel *>()) {
        if (label->isVisible())
            texts.append(label->text().remove(QRegularExpression(u"<[^>]*>"_s)));
    }
    return texts.join(u'|');
}

/// P12.4: what the program knows is in the sum, what people tick is added; the chance of each row
/// follows.
void TstComparisonView::sumsFollowTheTicks()
{
    goToTheTicks();
    QTRY_VERIFY(shown(u"comparison"_s).contains(u"Elite|+1"_s));
    const QString before = shown(u"rowOdds"_s);
    QVERIFY2(before.contains(u"Defender routs"_s), qPrintable(before));
    m_driver->type(u"f"_s);
    QTRY_VERIFY(shown(u"comparison"_s).contains(u"flank or rear|-2"_s));
    QTRY_VERIFY(shown(u"rowOdds"_s) != before);
}

/// P12.2, P12.10: the margin and its row are there with the last die.
void TstComparisonView::sumsFollowTheDice()
{
    goToTheTicks();
    m_driver->type(u"\n5"_s);
    QVERIFY2(shown(u"comparison"_s).contains(u"Die|5|Elite|+1|Sum|6"_s),
             qPrintable(shown(u"comparison"_s)));
    QVERIFY(shown(u"comparison"_s).contains(u"Die|?"_s));
    QVERIFY(!shown(u"comparison"_s).contains(u"Margin"_s));
    m_driver->press(Qt::Key_Backspace);
    QVERIFY(shown(u"comparison"_s).startsWith(u"british D|Die|?"_s));
}

void TstComparisonView::outcomeStaysInSight()
{
    goToTheTicks();
    m_driver->type(u"\n54"_s); // 6 against 4: falls back
    QVERIFY(!m_driver->session().question());
    const QString outcome = shown(u"resultView"_s);
    QVERIFY2(outcome.contains(u"Margin +2: Defender falls back"_s), qPrintable(outcome));
    m_driver->type(u"3a2\n44"_s); // another one
    QVERIFY2(shown(u"resultView"_s).contains(u"Margin 0: Fight"_s),
             qPrintable(shown(u"resultView"_s)));
    m_driver->type(u"2m"_s);
    QVERIFY(shown(u"resultView"_s).isEmpty());
}

/// Which units moved is nothing that the sums have to do with; what came of them can be read still.
void TstComparisonView::outcomeMakesWayForAnotherQuestion()
{
    goToTheTicks();
    m_driver->type(u"\n44"_s); // 5 against 4: they fight
    QVERIFY(!m_driver->session().question());
    QVERIFY(!shown(u"resultView"_s).isEmpty());
    m_driver->session().act(u"endPhase"_s, EntityId::None);
    QVERIFY(m_driver->session().question());
    QVERIFY2(shown(u"resultView"_s).isEmpty(), qPrintable(shown(u"resultView"_s)));
    const auto labels = m_driver->window().findChildren<QLabel *>(u"happenedLabel"_s);
    QVERIFY(std::any_of(labels.cbegin(), labels.cend(), [](const QLabel *label) {
        return label->isVisible() && label->text().contains(u"Margin 1"_s);
    }));
}

/// P23.1: near, through, neither.
void TstComparisonView::numberGoesThroughWhatIsSaidOfAUnit()
{
    goToTheTicks();
    m_driver->type(u"\n61"_s); // 7 against 1: routs
    QCOMPARE(m_driver->session().question()->name, u"path"_s);
    const auto ticked = [this](const QString &label) {
        return m_driver->button(label)->isChecked();
    };
    m_driver->type(u"2"_s);
    QVERIFY(ticked(u"french B: near"_s));
    m_driver->type(u"2"_s);
    QVERIFY(!ticked(u"french B: near"_s));
    QVERIFY(ticked(u"french B: through"_s));
    m_driver->type(u"23"_s);
    QVERIFY(!ticked(u"french B: through"_s));
    QVERIFY(ticked(u"french C: near"_s));
}

void TstComparisonView::elevenIsTickedByTwoDigits()
{
    m_driver->type(u"rere\nre"_s);
    QCOMPARE(m_driver->session().question()->name, u"moved"_s);
    m_driver->type(u"1123"_s);
    m_driver->press(Qt::Key_Return);
    QList<bool> moved;
    for (const int number : {11, 12, 13, 14})
        moved.append(m_driver->unit(number).flag(u"moved"_s));
    QCOMPARE(moved, (QList<bool>{true, true, true, false}));
}

ADJUTANT_TEST(TstComparisonView)

} // namespace adjutant::test

#include "tst_comparison_view.moc"
