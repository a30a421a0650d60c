// SPDX-License-Identifier: MIT
#include "app/battles/standing.h"
#include "app/log/last_line.h"
#include "app/log/log_filter.h"
#include "app/log/log_model.h"
#include "app/log/log_panel.h"
#include "app/rows/row_roles.h"
#include "app/rows/row_tree.h"

#include "tests/support/app/sessions.h"
#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QAbstractItemModelTester>
#include <QJsonArray>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace adjutant;
using namespace adjutant::app;
using namespace Qt::StringLiterals;

class TstLog : public QObject
{
    Q_OBJECT

private slots:
    void linesStandBelowTheirTurn();
    void followsUndoAndRedo();
    void showsTheOpenEntryAsPending();
    void anotherBattleLeavesNothingBehind();
    void filterFindsAccentsAndCase();
    void clickLeadsToTheTable();
    void keysOfTheGamePassThrough();
    void growsAtTheCostOfTheChange();
    void pressesInARowAreOneLine();
    void pressesInARowAreToldAsOne();
};

namespace {

const QJsonObject PlainMove{{u"unit"_s, 4}, {u"mine"_s, false}, {u"sight"_s, false}};
const QJsonObject Shot{{u"unit"_s, 4},
                       {u"target"_s, 8},
                       {u"aim"_s, u"0-10/open"_s},
                       {u"dice"_s, QJsonArray{1, 2, 3, 6}}};

QStringList lines(const QAbstractItemModel &model)
{
    QStringList all;
    for (int turn = 0; turn < model.rowCount(); ++turn) {
        const QModelIndex heading = model.index(turn, 0);
        all.append(u"= "_s + heading.data().toString());
        for (int row = 0; row < model.rowCount(heading); ++row) {
            const QModelIndex line = model.index(row, 0, heading);
            all.append(line.data(NumberRole).toString() + u' ' + line.data().toString());
        }
    }
    return all;
}

} // namespace

void TstLog::linesStandBelowTheirTurn()
{
    const auto session = test::toySession();
    LogModel model;
    const QAbstractItemModelTester tester(&model);
    model.setSession(session.get());
    QVERIFY(session->perform(test::commandOf(u"move"_s, PlainMove)));
    QVERIFY(session->perform(test::commandOf(u"endTurn"_s)));
    model.update();
    // What begins a turn speaks of it.
    const QStringList wanted{u"= Turn 1 · Reds"_s, u"1.1 command.begin"_s, u"1.2 Rifles 1 moves."_s,
                             u"= Turn 1 · Blues"_s, u"1.1 Blues is next."_s};
    QCOMPARE(lines(model), wanted);
    QVERIFY(session->perform(
        test::commandOf(u"move"_s, {{u"unit"_s, 8}, {u"mine"_s, false}, {u"sight"_s, false}})));
    model.update();
    QCOMPARE(lines(model), wanted + QStringList{u"1.2 Rifles 11 moves."_s});
}

void TstLog::followsUndoAndRedo()
{
    const auto session = test::toySession();
    LogModel model;
    const QAbstractItemModelTester tester(&model);
    model.setSession(session.get());
    const QStringList before = lines(model);
    QVERIFY(session->perform(test::commandOf(u"move"_s, PlainMove)));
    model.update();
    const QStringList after = lines(model);
    QVERIFY(session->undo());
    model.update();
    QCOMPARE(lines(model), before);
    QVERIFY(session->redo());
    model.update();
    QCOMPARE(lines(model), after);
    // Another branch: what was undone is not told any more.
    QVERIFY(session->undo());
    QVERIFY(session->perform(test::commandOf(u"endTurn"_s)));
    model.update();
    QVERIFY(lines(model).contains(u"1.1 Blues is next."_s));
    QVERIFY(!lines(model).contains(u"1.2 Rifles 1 moves."_s));
}

void TstLog::showsTheOpenEntryAsPending()
{
    // Grenades that go off are said before the dice of the next question are thrown; here a duel
    // says nothing yet, so the model shows just what the referee hands out.
    const auto session = test::toySession();
    LogModel model;
    const QAbstractItemModelTester tester(&model);
    model.setSession(session.get());
    QVERIFY(session->perform(test::commandOf(u"move"_s, {{u"unit"_s, 4}})));
    model.update();
    const QModelIndex turn = model.index(model.rowCount() - 1, 0);
    QCOMPARE(model.rowCount(turn), 1 + session->referee().frontLines().size() - 0);
}

void TstLog::anotherBattleLeavesNothingBehind()
{
    const auto first = test::toySession();
    const auto second = test::toySession();
    LogModel model;
    const QAbstractItemModelTester tester(&model);
    model.setSession(first.get());
    const QStringList fresh = lines(model);
    QVERIFY(first->perform(test::commandOf(u"move"_s, PlainMove)));
    model.update();
    QVERIFY(lines(model) != fresh);
    model.setSession(second.get());
    QCOMPARE(lines(model), fresh);
    model.setSession(nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void TstLog::filterFindsAccentsAndCase()
{
    const auto session = test::toySession();
    QVERIFY(session->perform(test::commandOf(
        u"set"_s, {{u"entity"_s, 4}, {u"key"_s, u"name"_s}, {u"value"_s, u"Café"_s}})));
    QVERIFY(session->perform(test::commandOf(u"move"_s, PlainMove)));
    QVERIFY(session->perform(test::commandOf(u"endTurn"_s)));
    LogModel model;
    model.setSession(session.get());
    LogFilter filter;
    filter.setSourceModel(&model);
    filter.setTyped(u"CAFE moves"_s);
    QCOMPARE(lines(filter), (QStringList{u"= Turn 1 · Reds"_s, u"1.3 Café moves."_s}));
    filter.setTyped({});
    QCOMPARE(lines(filter), lines(model));
}

void TstLog::clickLeadsToTheTable()
{
    const auto session = test::toySession();
    LogPanel panel;
    panel.setSession(session.get());
    panel.resize(320, 400);
    panel.show();
    QVERIFY(session->perform(test::commandOf(u"shoot"_s, Shot)));
    QSignalSpy wanted(&panel, &LogPanel::sourceWanted);
    auto *tree = panel.findChild<RowTree *>();
    const QAbstractItemModel &model = *tree->model();
    const QModelIndex turn = model.index(model.rowCount() - 1, 0);
    const QModelIndex shot = model.index(1, 0, turn); // below the beginning
    QVERIFY(tree->isExpanded(turn));
    QCOMPARE(shot.data().toString(), u"Rifles 1 hits Rifles 11 2 times."_s);
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(shot).center());
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.at(0).at(0).toString(), u"shoot"_s);
    QCOMPARE(wanted.at(0).at(1).toInt(), 0);
    tree->setCurrentIndex(shot);
    QTest::keyClick(tree, Qt::Key_Return);
    QCOMPARE(wanted.size(), 2);
}

void TstLog::keysOfTheGamePassThrough()
{
    const auto session = test::toySession();
    LogPanel panel;
    panel.setSession(session.get());
    panel.show();
    auto *tree = panel.findChild<RowTree *>();
    QKeyEvent letter(QEvent::KeyPress, Qt::Key_M, Qt::NoModifier, u"m"_s);
    QCoreApplication::sendEvent(tree, &letter);
    QVERIFY(!letter.isAccepted());
}

void TstLog::growsAtTheCostOfTheChange()
{
    const auto session = test::toySession();
    LogModel model;
    model.setSession(session.get());
    for (int i = 0; i < 500; ++i)
        QVERIFY(session->perform(test::commandOf(u"endTurn"_s)));
    model.update();
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QVERIFY(session->perform(test::commandOf(u"endTurn"_s)));
    model.update();
    QCOMPARE(inserted.size(), 2); // the turn and its line
    QCOMPARE(reset.size(), 0);
}

/// Each press is an entry that can be undone, and the log says in one line what became of all.
void TstLog::pressesInARowAreOneLine()
{
    const auto session = test::teawSession();
    const QList<EntityId> teams = session->state().entities(u"team"_s);
    LogModel model;
    LogFilter shown;
    shown.setSourceModel(&model);
    const QAbstractItemModelTester tester(&shown);
    model.setSession(session.get());
    const auto set = [&](qsizetype team, int value) {
        QVERIFY(session->perform(test::commandOf(u"set"_s, {{u"entity"_s, number(teams.at(team))},
                                                            {u"key"_s, u"figures"_s},
                                                            {u"value"_s, value}})));
        model.update();
    };
    const auto byHand = [&] { return lines(shown).filter(u"by hand"_s); };
    for (const int figures : {5, 4, 3})
        set(0, figures);
    QCOMPARE(byHand().size(), 1);
    QVERIFY2(byHand().constFirst().endsWith(u"from 6 to 3."_s), qPrintable(byHand().constFirst()));
    QVERIFY(session->undo());
    model.update();
    QCOMPARE(byHand().size(), 1);
    QVERIFY2(byHand().constFirst().endsWith(u"from 6 to 4."_s), qPrintable(byHand().constFirst()));
    set(1, 3); // another unit
    set(0, 3);
    QCOMPARE(byHand().size(), 3);
    QVERIFY(byHand().constLast().endsWith(u"from 4 to 3."_s));
    shown.setTyped(u"hand"_s);
    QCOMPARE(byHand().size(), 3);
}

/// Below "Just now", and where the battle is taken up again.
void TstLog::pressesInARowAreToldAsOne()
{
    const auto session = test::teawSession();
    const EntityId team = session->state().entities(u"team"_s).constFirst();
    for (const int figures : {5, 4, 3})
        QVERIFY(session->perform(test::commandOf(
            u"set"_s,
            {{u"entity"_s, number(team)}, {u"key"_s, u"figures"_s}, {u"value"_s, figures}})));
    const QList<Text> told = whatHappened(*session);
    QCOMPARE(told.size(), 1);
    QVERIFY(session->render(told.constFirst()).endsWith(u"from 6 to 3."_s));
    const QStringList entries = Standing::of(*session).lastEntries;
    QVERIFY(entries.constLast().endsWith(u"from 6 to 3."_s));
    QCOMPARE(entries.filter(u"by hand"_s).size(), 1);
}

ADJUTANT_TEST(TstLog)

#include "tst_log.moc"
