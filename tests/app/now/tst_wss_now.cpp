// SPDX-License-Identifier: MIT
#include "app/now/cell_button.h"
#include "app/order_of_battle/unit_list_model.h"
#include "app/order_of_battle/unit_row.h"
#include "app/session/session.h"
#include "app/style/design.h"
#include "app/widgets/action_button.h"

#include "tests/support/app/window_driver.h"
#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QLabel>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// What the middle says in a battle of the War of the Spanish Succession: French 1 to 8 against the
/// Alliance's 11 to 18, as a tired referee reads it.
class TstWssNow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void resultStaysUntilTheNextAnswer();
    void resultStandsBesideTheNextQuestion();
    void cellsSayWhatTheUnitThrows();
    void hintsComeWithTheirQuestion();
    void onlyWhoCanActIsOffered();
    void aPlainMoveIsSeenAndTakenBack();
    void unitsThatMovedHaveTheirNumbers();
    void friendsOfARoutStandByName();
    void onlyATargetIsCalledOne();

private:
    void fireAt(int cell, const QString &faces);
    void endPhase(const QString &card);
    QString happened() const;
    app::ActionButton *option(const QString &name) const;
    app::UnitListModel::Mark markOf(int number) const;

    std::unique_ptr<WindowDriver> m_driver;
};

void TstWssNow::initTestCase()
{
    app::design().dress();
}

void TstWssNow::init()
{
    m_driver = std::make_unique<WindowDriver>(wssSession());
    m_driver->session().answer(u"black"_s);
}

void TstWssNow::cleanup()
{
    m_driver.reset();
}

/// French 1 at 12.
void TstWssNow::fireAt(int cell, const QString &faces)
{
    m_driver->clickUnit(1);
    m_driver->type(u"f"_s);
    m_driver->clickUnit(12);
    m_driver->type((cell > 0 ? QString::number(cell) : QString()) + faces);
}

void TstWssNow::endPhase(const QString &card)
{
    m_driver->session().act(u"endPhase"_s, EntityId::None);
    while (m_driver->session().question()->kind != QuestionKind::Card)
        m_driver->session().answer(QJsonArray());
    m_driver->session().answer(card);
}

QString TstWssNow::happened() const
{
    for (const QLabel *label : m_driver->window().findChildren<QLabel *>(u"happenedLabel"_s)) {
        if (label->isVisible())
            return label->text();
    }
    return {};
}

app::ActionButton *TstWssNow::option(const QString &name) const
{
    return qobject_cast<app::ActionButton *>(m_driver->button(name));
}

app::UnitListModel::Mark TstWssNow::markOf(int number) const
{
    const QAbstractItemModel &model = *m_driver->units()->model();
    for (int i = 0; i < model.rowCount(); ++i) {
        const QModelIndex index = model.index(i, 0);
        const auto row = index.data(app::UnitListModel::RowRole).value<app::UnitRow>();
        if (!row.isSide && row.number == number)
            return index.data(app::UnitListModel::MarkRole).value<app::UnitListModel::Mark>();
    }
    return {};
}

/// Hits, casualties, pips and the stand that is lost can be read until somebody does something.
void TstWssNow::resultStaysUntilTheNextAnswer()
{
    fireAt(1, u"555511"_s);
    QVERIFY(!m_driver->session().question());
    const QString &name = m_driver->session().nameOf(m_driver->unit(12).id());
    const QStringList all{u"6 dice, 5 or more: 4 hits."_s, name + u" suffers 4 casualties."_s,
                          name + u" has 4 pips now."_s, name + u" loses 1 stand."_s};
    for (const QString &said : all)
        QVERIFY2(happened().contains(said), qPrintable(happened()));
    m_driver->clickUnit(2); // to look at another unit is no answer
    QVERIFY(happened().contains(u"4 hits"_s));
    m_driver->type(u"f"_s);
    QCOMPARE(happened(), QString());
}

/// P7: while the saves are thrown, the hits are to be seen.
void TstWssNow::resultStandsBesideTheNextQuestion()
{
    fireAt(2, u"555111"_s);
    QVERIFY(m_driver->session().question());
    QCOMPARE(m_driver->session().question()->name, u"saves"_s);
    QVERIFY2(happened().contains(u"3 hits"_s), qPrintable(happened()));
    m_driver->type(u"441"_s);
    QVERIFY2(happened().contains(u"saves 2 hits"_s), qPrintable(happened()));
}

/// P6.3, P7.1: six stands, each with a die; what saves there; what a hit does.
void TstWssNow::cellsSayWhatTheUnitThrows()
{
    fireAt(0, {});
    const auto all = m_driver->window().findChildren<app::CellButton *>();
    const auto says = [&](int place, const QString &text) {
        return all.at(place)->accessibleName().contains(text);
    };
    QTRY_VERIFY(says(0, u"Morale pips: 2.0"_s));
    QVERIFY2(says(0, u"6 dice, 5+"_s), qPrintable(all.at(0)->accessibleName()));
    QVERIFY(says(0, u"no save"_s));
    QVERIFY(says(1, u"save 4+"_s));
    const QString hints = m_driver->find<QLabel>(u"hintsLabel"_s)->text();
    QVERIFY2(hints.contains(u"4 casualties take a stand"_s), qPrintable(hints));
}

void TstWssNow::hintsComeWithTheirQuestion()
{
    fireAt(0, {});
    const QString hints = m_driver->find<QLabel>(u"hintsLabel"_s)->text();
    QVERIFY2(hints.contains(u"How wide is the arc to the front? 45 degrees"_s), qPrintable(hints));
}

/// P5: in the cavalry phase the infantry has no buttons, and one line says so.
void TstWssNow::onlyWhoCanActIsOffered()
{
    const auto nameOf = [this](int number) {
        return m_driver->session().nameOf(m_driver->unit(number).id());
    };
    const auto *unable = m_driver->find<QLabel>(u"unableLabel"_s);
    QVERIFY(m_driver->button(nameOf(1)));
    fireAt(1, u"111111"_s);
    m_driver->press(Qt::Key_Escape);
    QVERIFY(!m_driver->button(nameOf(1)));
    QVERIFY2(unable->text().contains(nameOf(1) + u" has fired this turn."_s),
             qPrintable(unable->text()));
    endPhase(u"black"_s);
    QVERIFY(m_driver->button(nameOf(6)));
    QVERIFY(!m_driver->button(nameOf(2)));
    QVERIFY2(unable->text().contains(u"2 "_s + nameOf(2)), qPrintable(unable->text()));
    m_driver->type(u"2"_s); // its number still shows it
    QCOMPARE(m_driver->session().selected(), m_driver->unit(2).id());
}

/// A number and Enter move a unit; that is said at once, and one key takes it back.
void TstWssNow::aPlainMoveIsSeenAndTakenBack()
{
    endPhase(u"black"_s);
    m_driver->type(u"6"_s);
    auto *marked = option(u"Move, all clear"_s);
    QVERIFY(marked && marked->isVisible());
    m_driver->type(u"\n"_s);
    const QString &name = m_driver->session().nameOf(m_driver->unit(6).id());
    QVERIFY2(happened().contains(name + u" moves up to 30 cm."_s), qPrintable(happened()));
    QVERIFY(m_driver->unit(6).flag(u"movedNow"_s));
    m_driver->press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!m_driver->unit(6).flag(u"movedNow"_s));
}

void TstWssNow::unitsThatMovedHaveTheirNumbers()
{
    endPhase(u"black"_s);
    m_driver->session().act(u"endPhase"_s, EntityId::None);
    QCOMPARE(m_driver->session().question()->name, u"moved"_s);
    const QString &name = m_driver->session().nameOf(m_driver->unit(7).id());
    const app::ActionButton *seven = option(name + u": up to 30 cm"_s);
    QVERIFY(seven);
    QCOMPARE(seven->key(), u"7"_s);
}

/// P23: each friend by name, and what the rout may be to it beside it.
void TstWssNow::friendsOfARoutStandByName()
{
    endPhase(u"black"_s);
    endPhase(u"black"_s);
    app::Session &session = m_driver->session();
    m_driver->clickUnit(1);
    m_driver->type(u"a"_s);
    m_driver->clickUnit(12);
    m_driver->type(u"\n\n61"_s); // over open ground, nothing else counts; the attack wins by far
    QVERIFY(session.question());
    QCOMPARE(session.question()->name, u"path"_s);
    const QString &friendly = session.nameOf(m_driver->unit(13).id());
    const QList<QLabel *> labels = m_driver->window().findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.cbegin(), labels.cend(), [&](const QLabel *label) {
        return label->isVisible() && label->text() == u"13  "_s + friendly;
    }));
    const app::ActionButton *near = option(friendly + u": near"_s);
    const app::ActionButton *through = option(friendly + u": through"_s);
    QVERIFY(near && through);
    QVERIFY(near->text().contains(u"Within 15 cm"_s));
    QCOMPARE(near->y(), through->y());
    m_driver->type(u"3"_s);
    QVERIFY(near->isChecked() && !through->isChecked());
    m_driver->type(u"3"_s);
    QVERIFY(!near->isChecked() && through->isChecked());
    m_driver->type(u"3"_s);
    QVERIFY(!near->isChecked() && !through->isChecked());
}

/// Who saves is no target of its own, nor is who fired; friends of a rout are none, either.
void TstWssNow::onlyATargetIsCalledOne()
{
    using Mark = app::UnitListModel::Mark;
    fireAt(0, {});
    QCOMPARE(markOf(12), Mark::Target);
    m_driver->type(u"2555111"_s);
    QCOMPARE(m_driver->session().question()->name, u"saves"_s);
    QCOMPARE(markOf(12), Mark::Acting);
    QCOMPARE(markOf(1), Mark::Choice);
    m_driver->type(u"444"_s);
    endPhase(u"black"_s);
    m_driver->session().act(u"endPhase"_s, EntityId::None);
    QCOMPARE(markOf(7), Mark::Choice); // may have moved
}

ADJUTANT_TEST(TstWssNow)

} // namespace adjutant::test

#include "tst_wss_now.moc"
