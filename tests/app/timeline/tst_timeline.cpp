// SPDX-License-Identifier: MIT
#include "app/log/log_model.h"
#include "app/order_of_battle/unit_list_model.h"
#include "app/session/lookback.h"
#include "app/style/design.h"
#include "app/table_changes/table_changes_model.h"
#include "app/timeline/timeline_model.h"
#include "app/timeline/timeline_panel.h"

#include "tests/support/app/window_driver.h"
#include "tests/support/app/window_sessions.h"
#include "tests/support/laws.h"
#include "tests/support/test_registry.h"
#include "tests/support/toy_game.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QLabel>
#include <QTest>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// The past, in the real window: looked at, gone on from, corrected and filled in.
class TstTimeline : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();

    void everyEntryIsLookedAt();
    void theLogLeadsThere();
    void orderOfBattleShowsThenOrNow();
    void whatDiffersIsSaid();
    void goingOnKeepsWhatIsLeftBehind();
    void linesLeftBehindAreReturnedTo();
    void anAnswerIsCorrectedByKeys();
    void anAnswerIsCorrectedByMouse();
    void aRefusedCorrectionIsAllowed();
    void aForgottenEntryIsPutIn_data();
    void aForgottenEntryIsPutIn();
    void aConflictIsDecided();
    void aCorrectionIsLeft();
    void whatIsAskedAnewIsDropped();
    void actingEndsTheLook();
    void nothingIsDoneInThePastByMistake();
    void pressesInARowAreOneRow();
    void thousandsOfStepsAreQuick();
};

namespace {

Command shot(int unit, int target, int hits)
{
    return commandOf(u"shoot"_s, {{u"unit"_s, unit},
                                  {u"target"_s, target},
                                  {u"aim"_s, u"0-10/open"_s},
                                  {u"dice"_s, QJsonObject{{u"hits"_s, hits}}}});
}

Command plainMove(int unit)
{
    return commandOf(u"move"_s, {{u"unit"_s, unit}, {u"mine"_s, false}, {u"sight"_s, false}});
}

/// Squad 1 shoots at squad 11 (3 hits of 4 figures are entered), then squad 2 moves.
std::unique_ptr<app::Session> shotAndMove()
{
    std::unique_ptr<app::Session> session = toySession(3);
    session->perform(
        commandOf(u"shoot"_s, {{u"unit"_s, 4}, {u"target"_s, 8}, {u"aim"_s, u"0-10/open"_s}}));
    session->answer(QJsonArray{6, 6, 6, 1});
    session->perform(plainMove(5));
    return session;
}

/// A battle of so many steps, each of which changed something.
std::unique_ptr<app::Session> longBattle(int steps)
{
    static const ToyGame game;
    StoredBattle kept;
    auto begun = Referee::begin(game, toyBattle(3), std::make_unique<MemoryStore>(&kept));
    for (int i = 0; i < steps; ++i) {
        Step step;
        step.id = StepId{number(kept.steps.constLast().id) + 1};
        step.parent = kept.steps.constLast().id;
        step.entry = step.id;
        step.ends = true;
        step.label = Text(u"command.set"_s);
        step.effects = {effect::Set{EntityId{4}, u"figures"_s, 4 - i % 2, 3 + i % 2}};
        kept.steps.append(step);
        kept.tip = kept.head = step.id;
    }
    auto resumed = Referee::resumeBattle(game, kept, nullptr);
    return std::make_unique<app::Session>(std::move(*resumed));
}

int figures(const app::Session &session, int entity)
{
    return session.state().entity(EntityId{entity}).number(u"figures"_s);
}

bool moved(const app::Session &session, int entity)
{
    return session.state().entity(EntityId{entity}).flag(u"moved"_s);
}

/// What the row of a unit in the order of battle says.
app::UnitRow rowOf(const WindowDriver &driver, int number)
{
    const QAbstractItemModel &model = *driver.units()->model();
    for (int i = 0; i < model.rowCount(); ++i) {
        auto row = model.index(i, 0).data(app::UnitListModel::RowRole).value<app::UnitRow>();
        if (!row.isSide && row.number == number)
            return row;
    }
    return {};
}

QStringList tableChangesOf(const WindowDriver &driver)
{
    QStringList found;
    const QAbstractItemModel &model = *driver.find<QAbstractItemView>(u"instructions"_s)->model();
    for (int i = 0; i < model.rowCount(); ++i)
        found.append(model.index(i, 0).data().toString());
    return found;
}

} // namespace

void TstTimeline::initTestCase()
{
    app::design().setTheme(app::Theme::Light);
    app::design().dress();
}

void TstTimeline::everyEntryIsLookedAt()
{
    const WindowDriver driver(shotAndMove());
    driver.press(Qt::Key_F6);
    auto *panel = driver.window().findChild<app::TimelinePanel *>();
    QVERIFY(panel->isVisible());
    const app::Lookback &lookback = driver.session().lookback();
    QVERIFY(lookback.isOpen());
    QCOMPARE(driver.find<QLabel>(u"titleLabel"_s)->window(), &driver.window());
    driver.press(Qt::Key_Left); // before the move
    QVERIFY(!moved(*lookback.then(), 5));
    QCOMPARE(figures(*lookback.then(), 8), 1);
    driver.press(Qt::Key_Left); // before the shot
    QCOMPARE(figures(*lookback.then(), 8), 4);
    driver.press(Qt::Key_Left); // there is nothing before the beginning
    driver.press(Qt::Key_Right);
    QCOMPARE(figures(*lookback.then(), 8), 1);
    driver.press(Qt::Key_Escape);
    QVERIFY(!lookback.isOpen());
    QVERIFY(moved(driver.session(), 5)); // nothing was changed
}

void TstTimeline::theLogLeadsThere()
{
    const WindowDriver driver(shotAndMove());
    driver.press(Qt::Key_F3);
    auto *lines = driver.find<QTreeView>(u"lines"_s);
    const QModelIndex turn = lines->model()->index(lines->model()->rowCount() - 1, 0);
    const QModelIndex first = lines->model()->index(0, 0, turn);
    const QPoint place = lines->visualRect(first).center();
    QContextMenuEvent right(QContextMenuEvent::Mouse, place, lines->viewport()->mapToGlobal(place));
    QCoreApplication::sendEvent(lines->viewport(), &right);
    QCOMPARE(number(driver.session().lookback().step()),
             first.data(app::LogModel::StepRole).toInt());
    driver.press(Qt::Key_Escape);
    driver.press(Qt::Key_F3);
    // Held down for a while; letting go opens nothing else.
    QTest::mousePress(lines->viewport(), Qt::LeftButton, {}, place);
    QTRY_VERIFY(driver.session().lookback().isOpen());
    driver.press(Qt::Key_Escape);
    driver.press(Qt::Key_F3);
    driver.click(u"Look at this moment"_s);
    QVERIFY(driver.session().lookback().isOpen());
    QVERIFY(driver.window().findChild<app::TimelinePanel *>()->isVisible());
}

void TstTimeline::orderOfBattleShowsThenOrNow()
{
    const WindowDriver driver(shotAndMove());
    QCOMPARE(rowOf(driver, 11).strength, 1);
    driver.press(Qt::Key_F6);
    driver.press(Qt::Key_Left);
    driver.press(Qt::Key_Left);
    QCOMPARE(rowOf(driver, 11).strength, 4);
    driver.type(u"v"_s);
    QCOMPARE(rowOf(driver, 11).strength, 1);
    driver.click(u"Then or now"_s);
    QCOMPARE(rowOf(driver, 11).strength, 4);
    driver.click(u"Back to now"_s);
    QCOMPARE(rowOf(driver, 11).strength, 1);
}

void TstTimeline::whatDiffersIsSaid()
{
    const WindowDriver driver(shotAndMove());
    driver.press(Qt::Key_F6);
    driver.press(Qt::Key_Left);
    driver.press(Qt::Key_Left);
    const QAbstractItemModel &model = *driver.find<QAbstractItemView>(u"differences"_s)->model();
    QStringList said;
    for (int i = 0; i < model.rowCount(); ++i)
        said.append(model.index(i, 0).data(Qt::AccessibleTextRole).toString());
    const QString all = said.join(u'\n');
    QVERIFY2(all.contains(u"4 then, 1 now"_s), qPrintable(all));
    QVERIFY2(all.contains(u"no then, yes now"_s), qPrintable(all));
}

void TstTimeline::goingOnKeepsWhatIsLeftBehind()
{
    const WindowDriver driver(shotAndMove());
    driver.press(Qt::Key_F6);
    driver.press(Qt::Key_Left);
    const auto *word = driver.find<QLabel>(u"wayOnLabel"_s);
    QVERIFY(word->isVisible());
    QVERIFY(word->text().contains(u"1 entr"_s));
    driver.type(u"g"_s);
    QVERIFY(!driver.session().lookback().isOpen());
    QVERIFY(!moved(driver.session(), 5));
    QVERIFY(driver.session().redo());
    QVERIFY(moved(driver.session(), 5));
}

void TstTimeline::linesLeftBehindAreReturnedTo()
{
    const WindowDriver driver(shotAndMove());
    driver.session().undo();
    driver.session().perform(plainMove(6));
    driver.press(Qt::Key_F6);
    auto *lines = driver.find<QComboBox>(u"lineChoice"_s);
    QVERIFY(lines->isVisible());
    QCOMPARE(lines->count(), 2);
    lines->setFocus();
    QTest::keyClick(lines, Qt::Key_Down);
    QVERIFY(moved(*driver.session().lookback().then(), 5)); // it is looked at
    QVERIFY(!moved(driver.session(), 5));
    QTest::mouseClick(driver.find<QAbstractButton>(u"returnButton"_s), Qt::LeftButton);
    QVERIFY(moved(driver.session(), 5));
    QVERIFY(!moved(driver.session(), 6));
    QCOMPARE(lines->count(), 2); // the other one was left behind in its turn
}

void TstTimeline::anAnswerIsCorrectedByKeys()
{
    const WindowDriver driver(shotAndMove());
    driver.press(Qt::Key_F6);
    driver.press(Qt::Key_Left);
    driver.type(u"1"_s); // its only answer: the dice
    driver.type(u"6111"_s);
    QVERIFY(!driver.session().lookback().isOpen());
    QVERIFY(!driver.session().referee().revision());
    QCOMPARE(figures(driver.session(), 8), 3);
    QVERIFY(moved(driver.session(), 5)); // worked out again
    const QStringList changes = tableChangesOf(driver);
    QCOMPARE(changes.size(), 1);
    QVERIFY2(changes.constFirst().contains(u"Rifles 11"_s), qPrintable(changes.constFirst()));
    // It is ticked off.
    auto *list = driver.find<QAbstractItemView>(u"instructions"_s);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualRect(list->model()->index(0, 0)).center());
    QCOMPARE(list->model()->index(0, 0).data(Qt::CheckStateRole).toInt(),
             static_cast<int>(Qt::Checked));
}

void TstTimeline::anAnswerIsCorrectedByMouse()
{
    const WindowDriver driver(teawSession());
    driver.type(u"2s2"_s);
    driver.type(u"1"_s);
    driver.click(u"3 hits"_s);
    while (driver.session().question())
        driver.type(u"n"_s); // nobody reacts
    const int before = driver.unit(12).number(u"figures"_s);
    driver.click(u"Timeline"_s);
    // The last entry in which something was thrown.
    for (int i = 0; i < 4 && !driver.button(u"dice: 3 hits"_s); ++i)
        driver.click(u"Earlier"_s);
    driver.click(u"dice: 3 hits"_s);
    driver.click(u"1 hits"_s);
    QVERIFY(!driver.session().lookback().isOpen());
    while (driver.session().question())
        driver.type(u"n"_s);
    QCOMPARE(driver.unit(12).number(u"figures"_s), before + 2);
}

void TstTimeline::aRefusedCorrectionIsAllowed()
{
    std::unique_ptr<app::Session> battle = toySession(3);
    battle->perform(commandOf(u"shoot"_s, {{u"unit"_s, 4}, {u"target"_s, 8}}));
    battle->answer(u"0-10/open"_s);
    battle->answer(QJsonArray{6, 1, 1, 1});
    const WindowDriver driver(std::move(battle));
    driver.press(Qt::Key_F6);
    const QList<StepId> answers = app::answersOf(
        driver.session().journal(),
        app::pastEntries(driver.session().journal(), driver.session().journal().tip()).constLast());
    driver.session().correct(answers.constFirst(),
                             QJsonObject{{u"distance"_s, 40}, {u"column"_s, u"open"_s}});
    QVERIFY(driver.session().refusal());
    driver.click(u"Allow anyway"_s);
    QVERIFY(!driver.session().refusal());
}

void TstTimeline::aForgottenEntryIsPutIn_data()
{
    QTest::addColumn<bool>("byKeys");
    QTest::newRow("keys") << true;
    QTest::newRow("mouse") << false;
}

void TstTimeline::aForgottenEntryIsPutIn()
{
    QFETCH(bool, byKeys);
    const WindowDriver driver(shotAndMove());
    driver.press(Qt::Key_F6);
    if (byKeys) {
        driver.type(u"i3"_s); // squad 3
        driver.type(u"m"_s);
    } else {
        driver.click(u"Insert before"_s);
        driver.clickUnit(3);
        driver.click(u"Move"_s);
    }
    QVERIFY(!driver.session().lookback().isOpen());
    QVERIFY(driver.session().referee().revision());
    QVERIFY(driver.window().findChild<QWidget *>(u"revisionBar"_s)->isVisible());
    QVERIFY(!moved(driver.session(), 5));
    driver.type(u"nn"_s); // no mine, not in sight
    QVERIFY(!driver.session().referee().revision());
    QVERIFY(!driver.window().findChild<QWidget *>(u"revisionBar"_s)->isVisible());
    QVERIFY(moved(driver.session(), 5));
    QVERIFY(moved(driver.session(), 6));
}

void TstTimeline::aConflictIsDecided()
{
    std::unique_ptr<app::Session> battle = toySession(3);
    battle->perform(commandOf(u"duel"_s, {{u"unit"_s, 4}, {u"target"_s, 8}}));
    battle->answer(QJsonArray{5, 2});
    battle->perform(plainMove(4));
    battle->perform(plainMove(5));
    const WindowDriver driver(std::move(battle));
    driver.press(Qt::Key_F6);
    driver.press(Qt::Key_Left);
    driver.press(Qt::Key_Left);
    driver.type(u"1"_s);
    driver.type(u"12"_s); // it lost: pinned, it could not have moved (Y1.2)
    QVERIFY(driver.session().referee().revision());
    driver.click(u"It did not happen"_s);
    QVERIFY(!driver.session().referee().revision());
    QVERIFY(!moved(driver.session(), 4));
    QVERIFY(moved(driver.session(), 5));
}

void TstTimeline::aCorrectionIsLeft()
{
    std::unique_ptr<app::Session> battle = toySession(3);
    battle->perform(commandOf(u"move"_s, {{u"unit"_s, 4}, {u"sight"_s, false}}));
    battle->answer(false);
    battle->perform(plainMove(5));
    const WindowDriver driver(std::move(battle));
    const StepId head = driver.session().journal().head();
    driver.press(Qt::Key_F6);
    driver.press(Qt::Key_Left);
    driver.type(u"1"_s);
    driver.press(Qt::Key_Escape); // the correction was not begun
    QVERIFY(driver.session().lookback().isOpen());
    QCOMPARE(driver.session().journal().head(), head);
    driver.type(u"1y"_s); // across the mine
    QVERIFY(driver.session().referee().revision());
    QVERIFY(driver.session().question());
    driver.press(Qt::Key_Escape);
    QVERIFY(!driver.session().referee().revision());
    QCOMPARE(driver.session().journal().head(), head);
    QVERIFY(tableChangesOf(driver).isEmpty());
}

void TstTimeline::whatIsAskedAnewIsDropped()
{
    std::unique_ptr<app::Session> battle = toySession(3);
    battle->perform(shot(4, 8, 1));
    battle->perform(commandOf(u"shoot"_s, {{u"unit"_s, 5}}));
    battle->answer(9);
    battle->answer(u"0-10/open"_s);
    battle->answer(QJsonObject{{u"hits"_s, 1}});
    battle->perform(plainMove(6));
    const StepId first = battle->journal().path(battle->journal().head()).at(1);
    const WindowDriver driver(std::move(battle));
    driver.session().insert(first, commandOf(u"remove"_s, {{u"entity"_s, 9}}));
    QVERIFY(driver.session().question()); // at whom does squad 2 shoot then?
    driver.click(u"It did not happen"_s);
    QVERIFY(!driver.session().referee().revision());
    QVERIFY(moved(driver.session(), 6));
}

void TstTimeline::actingEndsTheLook()
{
    const WindowDriver driver(shotAndMove());
    driver.press(Qt::Key_F6);
    driver.press(Qt::Key_Left);
    driver.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!driver.session().lookback().isOpen());
    QVERIFY(!moved(driver.session(), 5));
}

void TstTimeline::nothingIsDoneInThePastByMistake()
{
    const WindowDriver driver(shotAndMove());
    const StepId head = driver.session().journal().head();
    driver.press(Qt::Key_F6);
    driver.press(Qt::Key_Left);
    driver.clickUnit(3);
    driver.type(u"3m\ne"_s);
    QCOMPARE(driver.session().journal().head(), head);
}

/// One row tells of them all, and the arrows stop at each: it may be the third that was too many.
void TstTimeline::pressesInARowAreOneRow()
{
    std::unique_ptr<app::Session> session = toySession(3);
    for (const int figures : {3, 2, 1})
        session->perform(commandOf(
            u"set"_s, {{u"entity"_s, 4}, {u"key"_s, u"figures"_s}, {u"value"_s, figures}}));
    const WindowDriver driver(std::move(session));
    driver.press(Qt::Key_F6);
    const auto *entries = driver.find<QTreeView>(u"entries"_s);
    const auto rows = [&] { return entries->model()->rowCount(entries->currentIndex().parent()); };
    const auto row = [&] { return entries->currentIndex().data().toString(); };
    QVERIFY2(row().endsWith(u"from 4 to 1."_s), qPrintable(row()));
    QCOMPARE(rows(), 2); // the first is how the battle began
    const app::Lookback &lookback = driver.session().lookback();
    QList<int> figures;
    for (int press = 0; press < 3; ++press) {
        figures.append(lookback.then()->state().entity(EntityId{4}).number(u"figures"_s));
        QVERIFY(row().endsWith(u"from 4 to 1."_s));
        driver.press(Qt::Key_Left);
    }
    QCOMPARE(figures, (QList<int>{1, 2, 3}));
    driver.press(Qt::Key_Escape);
    driver.session().undo();
    driver.press(Qt::Key_F6);
    QVERIFY2(row().endsWith(u"from 4 to 2."_s), qPrintable(row()));
    QCOMPARE(rows(), 3); // the last press is taken back
}

void TstTimeline::thousandsOfStepsAreQuick()
{
    const WindowDriver driver(longBattle(10'000));
    QElapsedTimer timer;
    timer.start();
    driver.press(Qt::Key_F6);
    const qint64 opened = timer.restart();
    for (int i = 0; i < 20; ++i)
        driver.press(Qt::Key_Left);
    const qint64 stepped = timer.elapsed() / 20;
    qInfo("opened in %lld ms, a step in %lld ms", opened, stepped);
    QVERIFY(opened < 10'000); // a quarter of a second where nothing else runs
    QVERIFY(stepped < 2'000);
    QCOMPARE(driver.window().findChild<app::TimelineModel *>()->entries().size(), 10'001);
}

ADJUTANT_TEST(TstTimeline)

} // namespace adjutant::test

#include "tst_timeline.moc"
