// SPDX-License-Identifier: MIT
#include "app/hand/hand_view.h"
#include "app/hand/link_row.h"
#include "app/roll_call/roll_call_model.h"
#include "app/style/design.h"

#include "core/referee/table_row.h"

#include "tests/support/app/window_driver.h"
#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTableView>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// The referee's own hand, in the real window of To End All Wars: British units 1 to 5, German
/// 11 to 13.
class TstHand : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();

    void opens_data();
    void opens();
    void figuresAreTakenAndGivenBack();
    void aReasonIsKept();
    void beyondTheLimitIsAllowedAnyway();
    void whatCannotBeIsNotOffered();
    void playersAreNamedAndFilteredBy();
    void aFightIsSetByHand();
    void aFightIsSetByKeys();
    void aMarkerIsPlaced();
    void aUnitIsTakenOffTheTable();
    void theBattleStays();
    void rollCallByMouse();
    void rollCallByKeys();
    void handWhileAQuestionWaits();
    void whatIsAskedChangesTheValueToo();
    void rollCallWhileAQuestionWaits();
    void disputedAnswersAreDicedFor();
    void disputedThrowsAreDicedFor();
    void aCellBecomesAHouseRule();
    void aHouseRuleHoldsInAllRowsOfItsCell();
    void escapeClosesTheHouseRuleFirst();
    void aHouseRuleFollowsWhatIsAgreedElsewhere();
    void aWordOfATableBecomesAHouseRule();
    void parkedQuestionsComeBackInAnyOrder();
    void unclaimedReactionsStayListed();
};

namespace {

QString title(const WindowDriver &driver)
{
    for (const QLabel *label : driver.window().findChildren<QLabel *>(u"titleLabel"_s)) {
        if (label->isVisible())
            return label->text();
    }
    return {};
}

} // namespace

void TstHand::initTestCase()
{
    app::design().setTheme(app::Theme::Light);
    app::design().dress();
}

void TstHand::opens_data()
{
    QTest::addColumn<QString>("way");
    for (const char *way : {"right click", "long press", "button", "key", "menu key"})
        QTest::newRow(way) << QString::fromLatin1(way);
}

void TstHand::opens()
{
    QFETCH(QString, way);
    const WindowDriver driver(teawSession());
    QWidget *list = driver.units()->viewport();
    const QPoint place = driver.placeOf(12).center();
    if (way == u"right click") {
        QContextMenuEvent right(QContextMenuEvent::Mouse, place, list->mapToGlobal(place));
        QCoreApplication::sendEvent(list, &right);
    } else if (way == u"long press") {
        QTest::mousePress(list, Qt::LeftButton, {}, place);
        QTRY_COMPARE(title(driver), u"12 Stosstrupp Raider"_s);
        QTest::mouseRelease(list, Qt::LeftButton, {}, place);
    } else {
        driver.clickUnit(12);
        if (way == u"button")
            driver.click(u"By hand"_s);
        else if (way == u"key")
            driver.press(Qt::Key_H, Qt::ControlModifier);
        QContextMenuEvent menu(QContextMenuEvent::Keyboard, {}, {});
        if (way == u"menu key")
            QCoreApplication::sendEvent(driver.units(), &menu);
    }
    QCOMPARE(title(driver), u"12 Stosstrupp Raider"_s);
    driver.press(Qt::Key_Escape);
    QVERIFY(!driver.button(u"Done"_s));
}

void TstHand::figuresAreTakenAndGivenBack()
{
    const WindowDriver driver(teawSession());
    driver.clickUnit(12);
    driver.press(Qt::Key_H, Qt::ControlModifier);
    driver.type(u"--"_s); // its figures come first
    QCOMPARE(driver.unit(12).number(u"figures"_s), 2);
    driver.type(u"+"_s);
    QCOMPARE(driver.unit(12).number(u"figures"_s), 3);
    driver.click(u"Figures: one less"_s);
    QCOMPARE(driver.unit(12).number(u"figures"_s), 2);
    driver.press(Qt::Key_Down);
    driver.press(Qt::Key_Left);
    QCOMPARE(driver.unit(12).number(u"figures"_s), 2); // another line is lit
    driver.press(Qt::Key_Z, Qt::ControlModifier);
    driver.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(driver.unit(12).number(u"figures"_s) >= 2);
}

void TstHand::aReasonIsKept()
{
    const WindowDriver driver(teawSession());
    driver.clickUnit(1);
    driver.press(Qt::Key_H, Qt::ControlModifier);
    QList<QLineEdit *> edits = driver.window().findChildren<QLineEdit *>(u"reasonEdit"_s);
    edits.removeIf([](const QLineEdit *edit) { return !edit->isVisible(); });
    QCOMPARE(edits.size(), 1);
    edits.constFirst()->setText(u"fell off the table"_s);
    driver.click(u"Figures: one less"_s);
    const Journal &journal = driver.session().journal();
    QCOMPARE(journal.step(journal.head()).command.reason, u"fell off the table"_s);
}

void TstHand::beyondTheLimitIsAllowedAnyway()
{
    const WindowDriver driver(teawSession());
    driver.clickUnit(1);
    driver.press(Qt::Key_H, Qt::ControlModifier);
    const int before = driver.unit(1).number(u"figures"_s);
    driver.type(u"+"_s); // it is complete
    QVERIFY(driver.session().refusal());
    QCOMPARE(driver.unit(1).number(u"figures"_s), before);
    driver.click(u"Allow anyway"_s);
    QCOMPARE(driver.unit(1).number(u"figures"_s), before + 1);
}

void TstHand::whatCannotBeIsNotOffered()
{
    const WindowDriver driver(teawSession());
    driver.session().perform(commandOf(u"remove"_s, {{u"entity"_s, 9999}}));
    QVERIFY(driver.session().refusal());
    QVERIFY(!driver.session().canAllow()); // nobody can take away what is not there
}

void TstHand::playersAreNamedAndFilteredBy()
{
    const WindowDriver driver(teawSession());
    const int all = driver.units()->model()->rowCount();
    driver.clickUnit(2);
    driver.press(Qt::Key_H, Qt::ControlModifier);
    for (QLineEdit *edit : driver.window().findChildren<QLineEdit *>()) {
        if (!edit->isVisible() || edit->accessibleName() != u"Player")
            continue;
        edit->setFocus();
        edit->insert(u"Zoë"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        break;
    }
    QTRY_COMPARE(driver.unit(2).word(u"player"_s), u"Zoë"_s);
    driver.find<QLineEdit>(u"filterEdit"_s)->setText(u"zoe"_s);
    QCOMPARE(driver.units()->model()->rowCount(), 3); // the sides, and the one unit
    driver.find<QLineEdit>(u"filterEdit"_s)->clear();
    QCOMPARE(driver.units()->model()->rowCount(), all);
}

/// Whom it fights: the other one fights it, too, and both cease when it is taken back.
void TstHand::aFightIsSetByHand()
{
    const WindowDriver driver(teawSession());
    const auto engage = [&driver](const QString &name) {
        driver.click(name);
        for (QMenu *menu : driver.window().findChildren<QMenu *>()) {
            for (QAction *other : menu->isVisible() ? menu->actions() : QList<QAction *>()) {
                if (other->text() == u"Jäger Defence")
                    other->trigger();
            }
            menu->hide();
        }
        QCoreApplication::processEvents();
    };
    driver.clickUnit(1);
    driver.press(Qt::Key_H, Qt::ControlModifier);
    engage(u"In hand-to-hand with: none"_s);
    QVERIFY(driver.unit(1).isLinked(u"engaged"_s, driver.unit(11).id()));
    QVERIFY(driver.unit(11).isLinked(u"engaged"_s, driver.unit(1).id()));
    engage(u"In hand-to-hand with: Jäger Defence"_s);
    QVERIFY(driver.unit(1).linked(u"engaged"_s).isEmpty());
    QVERIFY(driver.unit(11).linked(u"engaged"_s).isEmpty());
}

/// The relations are lines like the others: the arrows lead there, and it stays in sight.
void TstHand::aFightIsSetByKeys()
{
    const WindowDriver driver(teawSession());
    driver.clickUnit(1);
    driver.press(Qt::Key_H, Qt::ControlModifier);
    for (int i = 0; i < 100; ++i)
        driver.press(Qt::Key_Down);
    const QAbstractButton *last = nullptr;
    for (const auto *row : driver.window().findChildren<app::LinkRow *>()) {
        if (row->isVisible() && row->property("look") == u"current"_s)
            last = row->findChild<QAbstractButton *>();
    }
    QVERIFY(last);
    QVERIFY(!last->visibleRegion().isEmpty());
    while (!last->accessibleName().startsWith(u"In hand-to-hand with"_s)) {
        driver.press(Qt::Key_Up);
        const auto rows = driver.window().findChildren<app::LinkRow *>();
        const auto current = std::find_if(rows.cbegin(), rows.cend(), [](const auto *row) {
            return row->property("look") == u"current"_s;
        });
        QVERIFY(current != rows.cend());
        last = (*current)->findChild<QAbstractButton *>();
    }
    driver.press(Qt::Key_Return);
    QMenu *open = nullptr;
    for (QMenu *menu : driver.window().findChildren<QMenu *>()) {
        if (menu->isVisible())
            open = menu;
    }
    QVERIFY(open);
    QTest::keyClick(open, Qt::Key_Return);
    QTRY_VERIFY(!driver.unit(1).linked(u"engaged"_s).isEmpty());
}

void TstHand::aMarkerIsPlaced()
{
    const WindowDriver driver(teawSession());
    const qsizetype before = driver.session().state().entities(u"grenade"_s).size();
    driver.clickUnit(1);
    driver.press(Qt::Key_H, Qt::ControlModifier);
    QAbstractButton *add = driver.button(u"Add a marker"_s);
    QVERIFY(add);
    for (QAction *kind : add->findChild<QMenu *>()->actions()) {
        if (kind->text() == u"Grenade")
            kind->trigger();
    }
    const QList<EntityId> grenades = driver.session().state().entities(u"grenade"_s);
    QCOMPARE(grenades.size(), before + 1);
    QVERIFY(driver.session().state().entity(grenades.constLast()).number(u"number"_s) > 0);
    QVERIFY(title(driver).contains(u"Grenade"_s)); // where it lies is said next
}

void TstHand::aUnitIsTakenOffTheTable()
{
    const WindowDriver driver(teawSession());
    driver.clickUnit(13);
    driver.press(Qt::Key_H, Qt::ControlModifier);
    driver.press(Qt::Key_Delete);
    QVERIFY(driver.unit(13).isNull());
    QVERIFY(!driver.button(u"Done"_s)); // there is nothing left to change
    QVERIFY(driver.session().undo());
    QVERIFY(!driver.unit(13).isNull());
}

/// Without it there is nothing to be a referee of.
void TstHand::theBattleStays()
{
    const WindowDriver driver(teawSession());
    driver.clickUnit(1);
    driver.press(Qt::Key_H, Qt::ControlModifier);
    QVERIFY(driver.button(u"Take off the table"_s));
    driver.window().findChild<app::HandView *>()->setSubject(EntityId::Battle);
    QCOMPARE(title(driver), u"Battle"_s);
    QVERIFY(!driver.button(u"Take off the table"_s));
    driver.press(Qt::Key_Delete);
    QVERIFY(driver.session().state().contains(EntityId::Battle));
}

void TstHand::rollCallByMouse()
{
    const WindowDriver driver(teawSession());
    driver.click(u"Roll call"_s);
    auto *table = driver.find<QTableView>(u"counters"_s);
    QVERIFY(table->isVisible());
    const QRect cell = table->visualRect(table->model()->index(0, 0));
    const int before = driver.unit(1).number(u"figures"_s);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                      {cell.left() + cell.width() / 4, cell.center().y()});
    QCOMPARE(driver.unit(1).number(u"figures"_s), before - 1);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                      {cell.right() - cell.width() / 4, cell.center().y()});
    QCOMPARE(driver.unit(1).number(u"figures"_s), before);
    QVERIFY(table->model()
                ->index(0, 0)
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(u"No. 1 Assault"_s));
}

void TstHand::rollCallByKeys()
{
    const WindowDriver driver(teawSession());
    driver.press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    driver.press(Qt::Key_Down); // No. 2
    driver.type(u"-"_s);
    const int full = driver.unit(2).number(u"figuresFull"_s);
    QCOMPARE(driver.unit(2).number(u"figures"_s), full - 1);
    driver.type(u"3"_s);
    QCOMPARE(driver.unit(2).number(u"figures"_s), 3);
    driver.press(Qt::Key_Right);
    driver.type(u"0"_s);
    QCOMPARE(driver.unit(2).number(u"actionsLeft"_s), 0);
    driver.press(Qt::Key_Escape);
    QVERIFY(!driver.find<QTableView>(u"counters"_s)->isVisible());
}

void TstHand::handWhileAQuestionWaits()
{
    const WindowDriver driver(teawSession());
    driver.type(u"2s"_s);
    const QString asked = driver.session().question()->key;
    driver.press(Qt::Key_H, Qt::ControlModifier);
    driver.type(u"-"_s);
    driver.press(Qt::Key_Escape);
    QVERIFY(driver.session().question());
    QCOMPARE(driver.session().question()->key, asked);
}

/// The shot that is being asked for spends an action: what is set would not be what is shown.
void TstHand::whatIsAskedChangesTheValueToo()
{
    const WindowDriver driver(teawSession());
    driver.type(u"2s"_s);
    driver.type(u"11"_s);
    driver.type(u"1"_s);
    const app::Session &session = driver.session();
    const EntityId unit = session.referee().frontCommand()->entity(u"unit"_s);
    const auto actions = [&session, unit] {
        return session.state().entity(unit).number(u"actionsLeft"_s);
    };
    const int shown = actions();
    QVERIFY(shown < session.journal().state().entity(unit).number(u"actionsLeft"_s));
    const qsizetype steps = session.journal().count();
    for (const int by : {1, -1}) {
        driver.session().perform(commandOf(
            u"set"_s,
            {{u"entity"_s, number(unit)}, {u"key"_s, u"actionsLeft"_s}, {u"value"_s, shown + by}}));
        QVERIFY(session.refusal());
        QCOMPARE(session.refusal()->key(), u"refusal.setAgain"_s);
        QVERIFY(!session.canAllow());
        QCOMPARE(actions(), shown);
        QCOMPARE(session.journal().count(), steps);
    }
    QVERIFY(driver.session().park()); // then it is as it is shown
    driver.session().perform(commandOf(
        u"set"_s, {{u"entity"_s, number(unit)}, {u"key"_s, u"actionsLeft"_s}, {u"value"_s, 1}}));
    QCOMPARE(actions(), 1);
}

/// The roll call says the same, and sets what the question leaves alone.
void TstHand::rollCallWhileAQuestionWaits()
{
    const WindowDriver driver(teawSession());
    driver.type(u"2s"_s);
    driver.type(u"11"_s);
    driver.type(u"1"_s);
    const app::Session &session = driver.session();
    const QString asked = session.question()->key;
    driver.press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    driver.press(Qt::Key_Down); // No. 2 Assault, its figures
    driver.press(Qt::Key_Minus);
    QCOMPARE(driver.unit(2).number(u"figures"_s), 5);
    driver.press(Qt::Key_Right); // its actions: the shot spends one
    driver.press(Qt::Key_Minus);
    QVERIFY(session.refusal());
    QCOMPARE(session.refusal()->key(), u"refusal.setAgain"_s);
    QCOMPARE(driver.unit(2).number(u"actionsLeft"_s), 2);
    driver.press(Qt::Key_Escape);
    driver.press(Qt::Key_Escape);
    QCOMPARE(session.question()->key, asked);
}

void TstHand::disputedAnswersAreDicedFor()
{
    std::unique_ptr<app::Session> battle = toySession(3);
    battle->perform(commandOf(u"move"_s, {{u"unit"_s, 4}, {u"sight"_s, false}}));
    const WindowDriver driver(std::move(battle));
    driver.click(u"Disputed"_s);
    driver.type(u"5"_s); // 4 to 6: no mine
    QVERIFY(!driver.session().question());
    QVERIFY(driver.session().state().entity(EntityId{4}).flag(u"moved"_s));
    const Journal &journal = driver.session().journal();
    const Step &note = journal.step(journal.head());
    QCOMPARE(note.kind, Step::Kind::Note);
    QVERIFY(note.answer.toObject().contains(u"bookmark"_s));
    QCOMPARE(note.label.key(), u"log.disputed"_s);
    // The answer and what the log remembers of it are one thing to undo.
    const StepId decided = journal.head();
    driver.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(driver.session().question());
    driver.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!driver.session().question());
    QCOMPARE(journal.head(), decided);
    driver.press(Qt::Key_Z, Qt::ControlModifier);
    driver.press(Qt::Key_Y, Qt::ControlModifier); // either key for redo
    QCOMPARE(journal.head(), decided);
}

void TstHand::disputedThrowsAreDicedFor()
{
    std::unique_ptr<app::Session> battle = toySession(3);
    battle->perform(
        commandOf(u"shoot"_s, {{u"unit"_s, 4}, {u"target"_s, 8}, {u"aim"_s, u"0-10/open"_s}}));
    const WindowDriver driver(std::move(battle));
    driver.type(u"?"_s);
    driver.type(u"6111"_s); // one side says
    driver.type(u"6611"_s); // the other
    driver.type(u"2"_s);    // 1 to 3: the first
    QCOMPARE(driver.session().state().entity(EntityId{8}).number(u"figures"_s), 3);
    const Journal &journal = driver.session().journal();
    const QString told = driver.session().render(journal.step(journal.head()).label);
    QVERIFY2(told.endsWith(u"The die showed 2: 6 1 1 1, not 6 6 1 1."_s), qPrintable(told));
}

void TstHand::aCellBecomesAHouseRule()
{
    const WindowDriver driver(teawSession());
    emit driver.session().houseRuleWanted(u"shoot"_s, {0}, u"dice"_s);
    const int printed =
        driver.session().rulebook().table(u"shoot"_s)->rows.at(0).cells.at(0).toInt();
    QVERIFY(driver.button(u"Make this a house rule"_s));
    driver.click(u"House rule: one more"_s);
    driver.click(u"Make this a house rule"_s);
    QVERIFY(!driver.button(u"Make this a house rule"_s));
    const Table &table = *driver.session().rulebook().table(u"shoot"_s);
    QCOMPARE(Row(table, 0, driver.session().state()).number(u"dice"_s), printed + 1);
    emit driver.session().houseRuleWanted(u"shoot"_s, {0}, u"dice"_s);
    driver.click(u"As printed"_s);
    QCOMPARE(Row(table, 0, driver.session().state()).number(u"dice"_s), printed);
}

/// Five and six figures have one cell, in the open and in cover.
void TstHand::aHouseRuleHoldsInAllRowsOfItsCell()
{
    const WindowDriver driver(teawSession());
    driver.type(u"2s21"_s);
    QVERIFY(driver.session().question());
    auto *table = driver.find<QTableView>(u"ruleTable"_s);
    emit table->activated(table->model()->index(0, 1));
    const QString title =
        driver.find<QWidget>(u"houseRuleBar"_s)->findChild<QLabel *>(u"titleLabel"_s)->text();
    driver.click(u"House rule: one more"_s);
    driver.click(u"Make this a house rule"_s);
    const Table &shoot = *driver.session().rulebook().table(u"shoot"_s);
    const int dice = shoot.column(u"dice"_s);
    for (int row = 0; row < shoot.rows.size(); ++row) {
        const int printed = shoot.rows.at(row).cells.at(dice).toInt();
        const bool concerned = printed == 4;
        QCOMPARE(Row(shoot, row, driver.session().state()).number(u"dice"_s),
                 printed + (concerned ? 1 : 0));
    }
    QVERIFY2(title.startsWith(u"Shoot, 6, 5:"_s), qPrintable(title)); // not: in the open
}

void TstHand::escapeClosesTheHouseRuleFirst()
{
    const WindowDriver driver(teawSession());
    driver.type(u"2s21"_s);
    emit driver.session().houseRuleWanted(u"shoot"_s, {0}, u"dice"_s);
    driver.press(Qt::Key_Escape);
    QVERIFY(!driver.button(u"Make this a house rule"_s));
    QVERIFY(driver.session().question());
    driver.press(Qt::Key_Escape);
    QVERIFY(!driver.session().question());
}

/// The window of rulings can change the cell, too, and undo takes that back.
void TstHand::aHouseRuleFollowsWhatIsAgreedElsewhere()
{
    const WindowDriver driver(teawSession());
    const Table &table = *driver.session().rulebook().table(u"shoot"_s);
    const int printed = table.rows.at(0).cells.at(0).toInt();
    emit driver.session().houseRuleWanted(u"shoot"_s, {0}, u"dice"_s);
    driver.session().perform(commandOf(
        u"house"_s,
        {{u"table"_s, table.id}, {u"row"_s, 0}, {u"column"_s, u"dice"_s}, {u"value"_s, 9}}));
    driver.click(u"House rule: one more"_s);
    driver.click(u"Make this a house rule"_s);
    QCOMPARE(Row(table, 0, driver.session().state()).number(u"dice"_s), 10);
    emit driver.session().houseRuleWanted(u"shoot"_s, {0}, u"dice"_s);
    driver.session().undo();
    driver.session().undo();
    QVERIFY(!driver.button(u"As printed"_s)->isEnabled());
    driver.click(u"House rule: one less"_s);
    driver.click(u"Make this a house rule"_s);
    QCOMPARE(Row(table, 0, driver.session().state()).number(u"dice"_s), printed - 1);
}

/// A 4 gets the team free of the wire, too.
void TstHand::aWordOfATableBecomesAHouseRule()
{
    const WindowDriver driver(teawSession());
    const Table &table = *driver.session().rulebook().table(u"snareRoll"_s);
    const int stuck = [&table] {
        int row = 0;
        while (table.rows.at(row).cells.at(table.column(u"result"_s)).toWord() != u"stuck")
            ++row;
        return row;
    }();
    emit driver.session().houseRuleWanted(u"snareRoll"_s, {stuck}, u"result"_s);
    auto *words = driver.find<QComboBox>(u"wordCombo"_s);
    QVERIFY(words->isVisible() && !driver.button(u"House rule: one more"_s));
    QCOMPARE(words->currentData().toString(), u"stuck"_s);
    words->setCurrentIndex(words->findData(u"free"_s));
    driver.click(u"Make this a house rule"_s);
    QCOMPARE(Row(table, stuck, driver.session().state()).word(u"result"_s), u"free"_s);
    emit driver.session().houseRuleWanted(u"snareRoll"_s, {stuck}, u"result"_s);
    QCOMPARE(words->currentData().toString(), u"free"_s);
    driver.click(u"As printed"_s);
    QCOMPARE(Row(table, stuck, driver.session().state()).word(u"result"_s), u"stuck"_s);
}

void TstHand::parkedQuestionsComeBackInAnyOrder()
{
    const WindowDriver driver(toySession(3));
    for (const int unit : {4, 5, 6}) {
        driver.session().perform(commandOf(u"shoot"_s, {{u"unit"_s, unit}, {u"target"_s, 8}}));
        driver.session().park();
    }
    driver.press(Qt::Key_F5);
    QList<QAbstractButton *> takeUp =
        driver.window().findChildren<QAbstractButton *>(u"takeUpButton"_s);
    takeUp.removeIf([](const QAbstractButton *button) { return !button->isVisible(); });
    QCOMPARE(takeUp.size(), 3);
    QTest::mouseClick(takeUp.at(1), Qt::LeftButton);
    QTRY_VERIFY(driver.session().question());
    QCOMPARE(driver.session().question()->actor, EntityId{5});
}

void TstHand::unclaimedReactionsStayListed()
{
    const WindowDriver driver(toySession(3));
    driver.session().perform(
        commandOf(u"move"_s, {{u"unit"_s, 4}, {u"mine"_s, false}, {u"sight"_s, true}}));
    driver.session().perform(
        commandOf(u"move"_s, {{u"unit"_s, 5}, {u"mine"_s, false}, {u"sight"_s, false}}));
    driver.press(Qt::Key_F5);
    driver.click(driver.find<QAbstractButton>(u"takeUpButton"_s)->accessibleName());
    QTRY_VERIFY(driver.session().question()); // one press claims it
}

ADJUTANT_TEST(TstHand)

} // namespace adjutant::test

#include "tst_hand.moc"
