// SPDX-License-Identifier: MIT
#include "app/main_window/main_window.h"
#include "app/main_window/undo_button.h"
#include "app/now/cell_button.h"
#include "app/order_of_battle/unit_list_model.h"
#include "app/session/session.h"
#include "app/style/design.h"
#include "app/widgets/action_button.h"
#include "app/widgets/wheel_guard.h"

#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSpinBox>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

using app::MainWindow;
using app::Session;
using app::UnitListModel;
using app::UnitRow;

namespace {

constexpr int PatienceMs = 60'000; ///< with a window under the sanitizers on a busy machine

} // namespace

/// The real window in the sample battle of To End All Wars: British units 1 to 5, German 11 to 13.
class TstTurn : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void plainMoveTakesTwoKeys();
    void shotTakesFiveKeys();
    void turnByKeys();
    void turnByMouse();
    void refusalIsShownAndAllowed();
    void turnWaitsForWhatIsOpen();
    void whatComesBackTooLateIsSaid();
    void buttonsKeepTheirPlace();
    void typedTextFiresNothing();
    void arrowsPickUnits();
    void undoUsesTheWidthThereIs();
    void textGrowsFromTheKeyboard();
    void wheelChangesNothingInPassing();

private:
    void press(const QString &keys);
    void pressKey(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void clickUnit(int number);
    void clickButton(const QString &name);
    void clickCell(int place);
    const Entity &unit(int number) const;
    QString asked() const;

    std::unique_ptr<MainWindow> m_window;
    Session *m_session = nullptr;
    int m_presses = 0;
};

void TstTurn::initTestCase()
{
    app::design().setTheme(app::Theme::Light);
    app::design().dress();
}

void TstTurn::init()
{
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1366, 768);
    m_window->setSession(teawSession());
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get(), PatienceMs));
    m_session = m_window->session();
    m_presses = 0;
}

void TstTurn::cleanup()
{
    m_window.reset();
}

void TstTurn::press(const QString &keys)
{
    for (const QChar key : keys) {
        QWidget *focus = m_window->focusWidget() ? m_window->focusWidget() : m_window.get();
        if (key == u'\n')
            QTest::keyClick(focus, Qt::Key_Return);
        else
            QTest::keyClick(focus, key.toLatin1());
        ++m_presses;
    }
}

void TstTurn::pressKey(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_window.get(), key, modifiers);
    ++m_presses;
}

void TstTurn::clickUnit(int number)
{
    auto *list = m_window->findChild<QListView *>(u"unitList"_s);
    for (int i = 0; i < list->model()->rowCount(); ++i) {
        const QModelIndex index = list->model()->index(i, 0);
        const auto row = index.data(UnitListModel::RowRole).value<UnitRow>();
        if (row.isSide || row.number != number)
            continue;
        list->scrollTo(index);
        QTRY_VERIFY(list->viewport()->rect().contains(list->visualRect(index).center()));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
        ++m_presses;
        return;
    }
    QFAIL("no such unit");
}

/// Waits until it is there: what a slow machine has still to lay out is no fault.
void TstTurn::clickButton(const QString &name)
{
    const auto find = [this, &name]() -> QAbstractButton * {
        for (QAbstractButton *button : m_window->findChildren<QAbstractButton *>()) {
            if (button->isVisible() && button->accessibleName() == name)
                return button;
        }
        return nullptr;
    };
    QTRY_VERIFY2(find(), qPrintable(u"no button "_s + name));
    QTest::mouseClick(find(), Qt::LeftButton);
    ++m_presses;
}

void TstTurn::clickCell(int place)
{
    const auto find = [this, place] {
        QList<app::CellButton *> cells = m_window->findChildren<app::CellButton *>();
        cells.removeIf([](const app::CellButton *cell) { return !cell->isVisible(); });
        return cells.value(place);
    };
    QTRY_VERIFY(find());
    QTest::mouseClick(find(), Qt::LeftButton);
    ++m_presses;
}

const Entity &TstTurn::unit(int number) const
{
    for (const UnitRow &row : app::unitRows(*m_session)) {
        if (!row.isSide && row.number == number)
            return m_session->state().entity(row.id);
    }
    return m_session->state().entity(EntityId::None);
}

QString TstTurn::asked() const
{
    return m_session->question() ? m_session->question()->name : QString();
}

void TstTurn::plainMoveTakesTwoKeys()
{
    press(u"1\n"_s);
    QCOMPARE(asked(), u"inRange"_s); // once a turn, before anybody moves
    press(u"\n"_s);
    QCOMPARE(unit(1).number(u"movesUsed"_s), 1);
    m_presses = 0;
    press(u"2\n"_s); // the unit, and Enter for a move on which nothing happens
    QCOMPARE(asked(), QString());
    QCOMPARE(unit(2).number(u"movesUsed"_s), 1);
    QCOMPARE(m_presses, 2);
}

void TstTurn::shotTakesFiveKeys()
{
    press(u"2s"_s);
    QCOMPARE(asked(), u"target"_s);
    press(u"2"_s); // of 11, 12 and 13 the last digit is enough
    QCOMPARE(asked(), u"aim"_s);
    press(u"1"_s);
    QCOMPARE(m_session->question()->kind, QuestionKind::Dice);
    m_presses = 4;
    press(u"h"_s); // once for the battle
    --m_presses;
    press(u"3"_s);
    QVERIFY(!m_session->question() || m_session->question()->kind != QuestionKind::Cells);
    QCOMPARE(m_presses, 5);
}

void TstTurn::turnByKeys()
{
    press(u"1\n\n1\n"_s);
    QCOMPARE(unit(1).number(u"movesUsed"_s), 2);
    press(u"1m"_s); // a third move is refused
    QVERIFY(m_session->refusal());
    pressKey(Qt::Key_Escape);
    QVERIFY(!m_session->refusal());
    press(u"2s2"_s);
    press(u"1"_s);
    press(u"6511"_s); // faces
    pressKey(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_session->question()->kind, QuestionKind::Dice);
    press(u"\n"_s); // the same dice are known
    while (m_session->question())
        press(u"n"_s); // nobody reacts
    QCOMPARE(unit(12).number(u"figures"_s), 2);
    const EntityId british = m_session->state().moment().side;
    press(u"e"_s);
    QVERIFY(m_session->state().moment().side != british);
    press(u"1"_s); // in their own turn the last digit of 11 is enough
    QCOMPARE(m_session->selected(), unit(11).id());
}

void TstTurn::turnByMouse()
{
    clickUnit(1);
    clickButton(u"Move, all clear"_s);
    clickButton(u"None of these"_s); // were in range before
    QCOMPARE(unit(1).number(u"movesUsed"_s), 1);
    clickUnit(2);
    clickButton(u"Shoot"_s);
    clickUnit(12); // the target, in the order of battle
    QCOMPARE(asked(), u"aim"_s);
    clickCell(0);
    clickButton(u"2 hits"_s);
    if (m_session->question())
        clickButton(u"No"_s); // nobody takes cover
    QCOMPARE(unit(12).number(u"figures"_s), 2);
    const EntityId british = m_session->state().moment().side;
    clickButton(u"End turn"_s);
    QVERIFY(m_session->state().moment().side != british);
    QCOMPARE(m_presses, 10);
}

void TstTurn::refusalIsShownAndAllowed()
{
    clickUnit(11);
    press(u"m"_s); // not offered in the other side's turn
    QVERIFY(!m_session->question());
    press(u"1\n\n1\n1m"_s);
    auto *bar = m_window->findChild<QWidget *>(u"refusalBar"_s);
    QVERIFY(bar->isVisible());
    pressKey(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!bar->isVisible());
    while (m_session->question())
        press(u"\n"_s);
    QCOMPARE(unit(1).number(u"movesUsed"_s), 3);
}

void TstTurn::turnWaitsForWhatIsOpen()
{
    const EntityId side = m_session->state().moment().side;
    press(u"1s"_s);
    QVERIFY(m_session->question());
    const Text shot = m_session->journal().step(m_session->journal().open().front).label;
    auto *bar = m_window->findChild<QWidget *>(u"refusalBar"_s);
    auto *sentence = bar->findChild<QLabel *>(u"sentenceLabel"_s);
    auto *endTurn = m_window->findChild<QAbstractButton *>(u"endTurnButton"_s);
    QTest::mouseClick(endTurn, Qt::LeftButton);
    QVERIFY(bar->isVisible());
    QVERIFY(sentence->text().contains(m_session->render(shot)));
    QVERIFY(m_session->question());
    // Put aside it is named as well, and one key brings it back.
    QVERIFY(m_session->park());
    QVERIFY(m_window->findChild<QWidget *>(u"owedButton"_s)->isVisible());
    press(u"e"_s);
    QVERIFY(bar->isVisible());
    QCOMPARE(m_session->state().moment().side, side);
    press(u"p"_s);
    QVERIFY(!bar->isVisible());
    QVERIFY(m_session->question());
}

void TstTurn::whatComesBackTooLateIsSaid()
{
    press(u"1s"_s);
    const StepId entry = m_session->journal().open().front;
    const QString shot = m_session->render(m_session->journal().step(entry).label);
    QVERIFY(m_session->park());
    press(u"e"_s);
    QVERIFY(m_session->allowAnyway());
    auto *bar = m_window->findChild<QWidget *>(u"refusalBar"_s);
    QVERIFY(!bar->isVisible());
    press(u"p"_s); // the other side acts: there is no shot any more
    QVERIFY(!m_session->question());
    QVERIFY(bar->isVisible());
    QVERIFY(bar->findChild<QLabel *>(u"sentenceLabel"_s)->text().contains(shot));
    QVERIFY(!bar->findChild<QWidget *>(u"allowButton"_s)->isVisible());
    pressKey(Qt::Key_Escape);
    QVERIFY(!bar->isVisible());
}

void TstTurn::buttonsKeepTheirPlace()
{
    const QStringList names{u"undoButton"_s, u"redoButton"_s, u"endTurnButton"_s};
    QList<QRect> before;
    for (const QString &name : names)
        before.append(m_window->findChild<QWidget *>(name)->geometry());
    press(u"1\n\n2s2"_s);
    pressKey(Qt::Key_Z, Qt::ControlModifier);
    QCoreApplication::processEvents();
    for (int i = 0; i < names.size(); ++i)
        QCOMPARE(m_window->findChild<QWidget *>(names.at(i))->geometry(), before.at(i));
}

void TstTurn::typedTextFiresNothing()
{
    auto *filter = m_window->findChild<QLineEdit *>(u"filterEdit"_s);
    const StepId head = m_session->journal().head();
    pressKey(Qt::Key_F, Qt::ControlModifier);
    filter->setFocus();
    QTest::keyClicks(filter, u"1mse2"_s);
    QTest::keyClick(filter, Qt::Key_Return);
    QTest::keyClick(filter, Qt::Key_Backspace);
    QCOMPARE(filter->text(), u"1mse"_s);
    QCOMPARE(m_session->journal().head(), head);
    QCOMPARE(m_session->selected(), EntityId::None);
    QTest::keyClick(filter, Qt::Key_Escape);
    QVERIFY(filter->text().isEmpty());
}

void TstTurn::arrowsPickUnits()
{
    auto *list = m_window->findChild<QListView *>(u"unitList"_s);
    m_window->activateWindow();
    list->setFocus();
    clickUnit(1);
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(m_session->selected(), unit(2).id());
}

void TstTurn::undoUsesTheWidthThereIs()
{
    const auto *undo = m_window->findChild<app::UndoButton *>(u"undoButton"_s);
    QCOMPARE(undo->writtenLines().size(), 1);
    clickUnit(1);
    m_session->perform(
        commandOf(u"set"_s, {{u"entity"_s, number(unit(1).id())},
                             {u"key"_s, u"name"_s},
                             {u"value"_s, u"Royal Northumberland Fusiliers, Third Company"_s}}));
    m_session->act(u"move"_s, unit(1).id());
    const int width = undo->width();
    QVERIFY(undo->label().size() > 40);
    QCOMPARE(undo->accessibleName(), undo->label());
    QVERIFY(undo->toolTip().contains(undo->label().toHtmlEscaped()));
    const QStringList cut = undo->writtenLines();
    QCOMPARE(cut.size(), 2);
    QVERIFY(cut.join(u' ') != undo->label());
    QVERIFY2(cut.first().startsWith(u"Royal"_s) && cut.last().endsWith(undo->label().right(4)),
             qPrintable(cut.join(u'\n'))); // whose, and what
    m_window->resize(1920, 1080);
    QTRY_VERIFY(undo->width() > width + 100);
    QCOMPARE(undo->writtenLines().join(u' '), undo->label());
    const int wide = undo->width();
    m_session->undo();
    QCOMPARE(undo->width(), wide); // whatever its label
}

void TstTurn::textGrowsFromTheKeyboard()
{
    const int before = m_window->findChild<QWidget *>(u"endTurnButton"_s)->width();
    for (int i = 0; i < 10; ++i)
        app::design().larger();
    QCOMPARE(app::design().scale(), 200);
    QVERIFY(m_window->findChild<QWidget *>(u"endTurnButton"_s)->width() > before);
    app::design().setScale(1000);
    QCOMPARE(app::design().scale(), app::Design::LargestScale);
    app::design().setScale(100);
}

void TstTurn::wheelChangesNothingInPassing()
{
    app::WheelGuard guard;
    QSpinBox box;
    box.setRange(0, 9);
    box.setValue(5);
    box.installEventFilter(&guard);
    box.show();
    const QPoint middle = box.rect().center();
    QWheelEvent wheel(middle, box.mapToGlobal(middle), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    box.clearFocus();
    QCoreApplication::sendEvent(&box, &wheel);
    QCOMPARE(box.value(), 5);
}

ADJUTANT_TEST(TstTurn)

} // namespace adjutant::test

#include "tst_turn.moc"
