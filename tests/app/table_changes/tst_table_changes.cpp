// SPDX-License-Identifier: MIT
#include "app/rows/row_list.h"
#include "app/table_changes/table_changes.h"
#include "app/table_changes/table_changes_model.h"

#include "tests/support/app/sessions.h"
#include "tests/support/test_registry.h"

#include <QAbstractItemModelTester>
#include <QJsonArray>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace adjutant;
using namespace adjutant::app;
using namespace Qt::StringLiterals;

class TstTableChanges : public QObject
{
    Q_OBJECT

private slots:
    void asksForWhatTheLastEntryChanged();
    void tickedOffGoesWithTheNextReply();
    void undoSaysWhatToPutBack();
    void whatIsUndoneBeforeItIsDoneGoes();
    void aValueThatChangesAgainIsOneThing();
    void whatACorrectionMakesVoidGoes();
    void whatACorrectionAsksForIsUndone();
    void aCorrectionOfWhatWasDoneIsUndone();
    void whatACorrectionHitsIsTold();
    void whatIsGivenUpGoes_data();
    void whatIsGivenUpGoes();
    void whatIsAskedStillIsCorrected();
    void whatWasDoneIsReversedByACorrection();
    void movesAreTakenBackWhereTheyWereMade_data();
    void movesAreTakenBackWhereTheyWereMade();
    void aMoveThatComesAgainStands();
    void aCorrectedMoveIsTakenBackWhereItWasMade_data();
    void aCorrectedMoveIsTakenBackWhereItWasMade();
    void hiddenWhileThereIsNothing();
    void whatIsLeftIsThereAgain();
};

namespace {

bool shoot(Session &session, int unit, int target)
{
    return session.perform(test::commandOf(u"shoot"_s, {{u"unit"_s, unit},
                                                        {u"target"_s, target},
                                                        {u"aim"_s, u"0-10/open"_s},
                                                        {u"dice"_s, QJsonArray{1, 1, 3, 6}}}));
}

/// The dice of the last entry were others; the question of its losses is answered as filled in.
bool correctDice(Session &session, StepId answer, const QJsonArray &dice)
{
    bool went = session.correct(answer, dice);
    while (went && session.question())
        went = session.answer(session.question()->assumed);
    return went && !session.referee().revision();
}

/// Shoots with the dice as an answer of their own. Returns the step of that answer.
StepId shootWith(Session &session, const QJsonArray &dice)
{
    const bool asked = session.perform(test::commandOf(
        u"shoot"_s, {{u"unit"_s, 4}, {u"target"_s, 8}, {u"aim"_s, u"0-10/open"_s}}));
    const StepId answer = session.journal().nextStep();
    return asked && session.answer(dice) ? answer : StepId::None;
}

QStringList texts(const QAbstractItemModel &model)
{
    QStringList all;
    for (int row = 0; row < model.rowCount(); ++row)
        all.append(model.index(row, 0).data().toString());
    return all;
}

EntityId numbered(const Session &session, int unit)
{
    for (const EntityId id : session.state().entities(u"unit"_s)) {
        if (session.state().entity(id).number(u"number"_s) == unit)
            return id;
    }
    return EntityId::None;
}

/// Answers with nothing until a card comes or nobody is asked, and draws a red one.
bool drawRed(Session &session)
{
    bool went = true;
    while (went && session.question() && session.question()->kind != QuestionKind::Card)
        went = session.answer(QJsonArray());
    return went && (!session.question() || session.answer(u"red"_s));
}

/// A black card lies there; after three red ones the infantry of the Alliance moves.
bool playToInfantry(Session &session)
{
    constexpr int redCards = 3;
    bool went = true;
    for (int card = 0; went && card < redCards; ++card)
        went = session.act(u"endPhase"_s, EntityId::None) && drawRed(session);
    return went && session.state().moment().phase == u"infantry"_s;
}

/// Howe's Regiment attacks the Régiment de Navarre with those dice. Returns the step of the dice.
StepId attack(Session &session, const QJsonArray &dice)
{
    const QJsonObject order{{u"unit"_s, number(numbered(session, 11))},
                            {u"target"_s, number(numbered(session, 1))},
                            {u"over"_s, u"open"_s},
                            {u"modifiers"_s, QJsonArray()}};
    const bool asked = session.perform(test::commandOf(u"attack"_s, order));
    const StepId answer = session.journal().nextStep();
    return asked && session.answer(dice) ? answer : StepId::None;
}

/// Through an example of play until somebody is told to move.
bool redoUntilMove(Session &session, TableChangesModel &model)
{
    while (session.redo()) {
        model.update();
        const QList<effect::Instruct> &told = session.lastReply().instructions;
        const bool moves =
            std::any_of(told.cbegin(), told.cend(), [&session](const effect::Instruct &each) {
                return session.rulebook().movement.contains(each.text.key());
            });
        if (moves)
            return true;
    }
    return false;
}

} // namespace

void TstTableChanges::asksForWhatTheLastEntryChanged()
{
    const auto session = test::toySession();
    TableChangesModel model;
    const QAbstractItemModelTester tester(&model);
    model.setSession(session.get());
    QVERIFY(shoot(*session, 4, 8));
    model.update();
    QCOMPARE(texts(model), QStringList{u"Take 2 figures off Rifles 11."_s});
    QCOMPARE(model.waiting(), 1);
}

void TstTableChanges::tickedOffGoesWithTheNextReply()
{
    const auto session = test::toySession();
    TableChanges widget;
    widget.setSession(session.get());
    widget.resize(320, 200);
    QVERIFY(shoot(*session, 4, 8));
    widget.show();
    auto *list = widget.findChild<RowList *>();
    QAbstractItemModel &model = *list->model();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualRect(model.index(0, 0)).center());
    QCOMPARE(model.index(0, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    QCOMPARE(model.rowCount(), 1); // still there, so that a slip can be taken back
    QTest::keyClick(list, Qt::Key_Space);
    QCOMPARE(model.index(0, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    QTest::keyClick(list, Qt::Key_Return);
    QVERIFY(shoot(*session, 5, 9));
    QCOMPARE(texts(model), QStringList{u"Take 2 figures off Rifles 12."_s});
    QVERIFY(shoot(*session, 6, 10));
    QCOMPARE(model.rowCount(), 2); // what nobody ticked off stays
    QTest::mouseClick(widget.findChild<QPushButton *>(u"allDoneButton"_s), Qt::LeftButton);
    QVERIFY(session->perform(test::commandOf(u"place"_s, {{u"kind"_s, u"mine"_s}})));
    QCOMPARE(model.rowCount(), 0);
}

void TstTableChanges::undoSaysWhatToPutBack()
{
    const auto session = test::toySession();
    TableChangesModel model;
    model.setSession(session.get());
    QVERIFY(shoot(*session, 4, 8));
    model.update();
    model.tickAll();
    QVERIFY(session->undo());
    model.update();
    QCOMPARE(model.rowCount(), 1);
    QVERIFY(texts(model).constLast().contains(u"from 2 to 4"_s));
}

/// What nobody did needs no undoing: the list says what is to be done now, and no more.
void TstTableChanges::whatIsUndoneBeforeItIsDoneGoes()
{
    const auto session = test::toySession();
    TableChangesModel model;
    model.setSession(session.get());
    QVERIFY(shoot(*session, 4, 8));
    model.update();
    QVERIFY(session->undo());
    model.update();
    QCOMPARE(texts(model), QStringList());
    QVERIFY(session->redo());
    model.update();
    QCOMPARE(texts(model), QStringList{u"Take 2 figures off Rifles 11."_s}); // as it was told
}

/// Through the second example of play: a record dice that goes up and down again is one thing to
/// do.
void TstTableChanges::aValueThatChangesAgainIsOneThing()
{
    const auto session = test::exampleSession(u"example-infantry"_s);
    TableChangesModel model;
    model.setSession(session.get());
    while (!session->redoLabel().isEmpty()) {
        QVERIFY(session->redo());
        model.update();
        QStringList seen;
        for (const QString &text : texts(model)) {
            const QString what = text.section(u" from "_s, 0, 0); // whose, and which value
            if (!text.contains(u" from "_s))
                continue;
            QVERIFY2(!seen.contains(what), qPrintable(texts(model).join(u'\n')));
            seen.append(what);
        }
    }
    QVERIFY2(texts(model).join(u'\n').contains(u"record dice"_s),
             qPrintable(texts(model).join(u'\n')));
}

/// Nobody took the figures off that were not hit after all.
void TstTableChanges::whatACorrectionMakesVoidGoes()
{
    const auto session = test::toySession();
    TableChangesModel model;
    model.setSession(session.get());
    const StepId dice = shootWith(*session, {1, 1, 3, 6});
    model.update();
    QCOMPARE(texts(model), QStringList{u"Take 2 figures off Rifles 11."_s});
    QVERIFY(correctDice(*session, dice, {1, 1, 1, 6}));
    model.update();
    QCOMPARE(texts(model), QStringList{u"Take 1 figure off Rifles 11."_s}); // as it was told
}

/// What a correction asks for goes back as what was told at once: with the step that did it.
void TstTableChanges::whatACorrectionAsksForIsUndone()
{
    const auto session = test::toySession();
    TableChangesModel model;
    model.setSession(session.get());
    const StepId dice = shootWith(*session, {1, 1, 3, 6});
    model.update();
    QVERIFY(correctDice(*session, dice, {1, 1, 1, 6}));
    model.update();
    const QStringList told = texts(model);
    QVERIFY(shoot(*session, 5, 9));
    model.update();
    QVERIFY(session->undo());
    model.update();
    QCOMPARE(texts(model), told); // that came after it
    QVERIFY(session->undo());
    model.update();
    QCOMPARE(texts(model), QStringList());
}

/// Figures were taken off, and one of them was put back on paper only: the table stands as it did.
void TstTableChanges::aCorrectionOfWhatWasDoneIsUndone()
{
    const auto session = test::toySession();
    TableChangesModel model;
    model.setSession(session.get());
    const StepId dice = shootWith(*session, {1, 1, 3, 6});
    model.update();
    model.tickAll();
    QVERIFY(correctDice(*session, dice, {1, 1, 1, 6}));
    model.update();
    QVERIFY(texts(model).constFirst().contains(u"from 2 to 3"_s));
    QVERIFY(session->undo());
    model.update();
    QCOMPARE(model.rowCount(), 1);
    QVERIFY2(texts(model).constFirst().contains(u"from 2 to 4"_s),
             qPrintable(texts(model).join(u'\n')));
}

void TstTableChanges::whatIsGivenUpGoes_data()
{
    QTest::addColumn<bool>("done");
    QTest::newRow("nobody did it") << false;
    QTest::newRow("it was done") << true;
}

/// A rout has cost its stand and asks for its path: it is given up after all.
void TstTableChanges::whatIsGivenUpGoes()
{
    QFETCH(const bool, done);
    const auto session = test::sampleSession(u"wss"_s);
    QVERIFY(playToInfantry(*session));
    TableChangesModel model;
    model.setSession(session.get());
    QVERIFY(attack(*session, {6, 1}) != StepId::None);
    QVERIFY(session->question());
    model.update();
    QVERIFY(model.rowCount() > 0);
    const QString told = texts(model).join(u'\n');
    if (done)
        model.tickAll();
    QVERIFY(!session->cancel());
    QVERIFY(session->allowAnyway());
    model.update();
    const QStringList left = texts(model);
    QCOMPARE(left.isEmpty(), !done);
    for (const QString &text : left)
        QVERIFY2(!told.contains(text), qPrintable(text));
}

/// Another throw for a rout that asks for its path: the stand is not lost after all.
void TstTableChanges::whatIsAskedStillIsCorrected()
{
    const auto session = test::sampleSession(u"wss"_s);
    QVERIFY(playToInfantry(*session));
    TableChangesModel model;
    model.setSession(session.get());
    const StepId dice = attack(*session, {6, 1});
    QVERIFY(session->question());
    model.update();
    const QString told = texts(model).join(u'\n');
    QVERIFY(correctDice(*session, dice, {3, 3}));
    model.update();
    const QStringList left = texts(model);
    for (const QString &text : left) {
        QVERIFY2(!told.contains(text), qPrintable(text));
        QVERIFY2(!text.contains(u" from "_s), qPrintable(text));
    }
}

/// A miss that was a hit is told as a hit.
void TstTableChanges::whatACorrectionHitsIsTold()
{
    const auto session = test::toySession();
    TableChangesModel model;
    model.setSession(session.get());
    const StepId dice = shootWith(*session, {1, 1, 1, 1});
    model.update();
    QCOMPARE(texts(model), QStringList());
    QVERIFY(correctDice(*session, dice, {1, 1, 3, 6}));
    model.update();
    QCOMPARE(texts(model), QStringList{u"Take 2 figures off Rifles 11."_s});
}

void TstTableChanges::whatWasDoneIsReversedByACorrection()
{
    const auto session = test::toySession();
    TableChangesModel model;
    model.setSession(session.get());
    const StepId dice = shootWith(*session, {1, 1, 3, 6});
    model.update();
    model.tickAll();
    QVERIFY(correctDice(*session, dice, {1, 1, 1, 6}));
    model.update();
    QCOMPARE(model.rowCount(), 1);
    QVERIFY2(texts(model).constFirst().contains(u"from 2 to 3"_s),
             qPrintable(texts(model).join(u'\n')));
}

void TstTableChanges::movesAreTakenBackWhereTheyWereMade_data()
{
    QTest::addColumn<bool>("made");
    QTest::newRow("nobody moved anything") << false;
    QTest::newRow("it was moved") << true;
}

/// Back to the last step before the example of play had somebody move.
void TstTableChanges::movesAreTakenBackWhereTheyWereMade()
{
    QFETCH(const bool, made);
    const auto session = test::exampleSession(u"example-infantry"_s);
    TableChangesModel model;
    model.setSession(session.get());
    QVERIFY(redoUntilMove(*session, model));
    if (made)
        model.tickAll();
    QVERIFY(session->undo());
    model.update();
    const QString list = texts(model).join(u'\n');
    QCOMPARE(list.contains(u"Take back what was moved"_s), made);
}

void TstTableChanges::aMoveThatComesAgainStands()
{
    const auto session = test::exampleSession(u"example-infantry"_s);
    TableChangesModel model;
    model.setSession(session.get());
    QVERIFY(redoUntilMove(*session, model));
    model.tickAll();
    QVERIFY(session->undo());
    model.update();
    QVERIFY(session->redo());
    model.update();
    for (const effect::Instruct &told : session->lastReply().instructions) {
        if (session->rulebook().movement.contains(told.text.key()))
            QVERIFY(!texts(model).contains(session->render(told.text)));
    }
    QVERIFY(!texts(model).join(u'\n').contains(u"Take back what was moved"_s));
}

void TstTableChanges::aCorrectedMoveIsTakenBackWhereItWasMade_data()
{
    movesAreTakenBackWhereTheyWereMade_data();
}

/// A face-off is a fight after all: who was to fall back stays.
void TstTableChanges::aCorrectedMoveIsTakenBackWhereItWasMade()
{
    QFETCH(const bool, made);
    const auto session = test::sampleSession(u"wss"_s);
    QVERIFY(playToInfantry(*session));
    TableChangesModel model;
    model.setSession(session.get());
    const StepId dice = attack(*session, {5, 3});
    QVERIFY(dice != StepId::None);
    model.update();
    QVERIFY(model.rowCount() > 0);
    const QString told = texts(model).join(u'\n');
    if (made)
        model.tickAll();
    QVERIFY(correctDice(*session, dice, {3, 3}));
    model.update();
    const QStringList left = texts(model);
    QCOMPARE(left.join(u'\n').contains(u"Take back what was moved"_s), made);
    for (const QString &text : left)
        QVERIFY2(!told.contains(text), qPrintable(text));
}

/// The list belongs to the battle: another window, another day has what is left of it.
void TstTableChanges::whatIsLeftIsThereAgain()
{
    const auto session = test::toySession();
    QStringList wanted;
    const auto rowsOf = [](TableChanges &widget) {
        return texts(*widget.findChild<RowList *>()->model());
    };
    {
        TableChanges widget;
        widget.setSession(session.get());
        QVERIFY(shoot(*session, 4, 8));
        QVERIFY(shoot(*session, 5, 9));
        QAbstractItemModel &model = *widget.findChild<RowList *>()->model();
        QVERIFY(model.setData(model.index(0, 0), Qt::Checked, Qt::CheckStateRole));
        wanted = texts(model).mid(1);
        QVERIFY(!wanted.isEmpty());
        QTRY_VERIFY(!session->aside(u"tableChanges"_s).isEmpty());
        widget.setSession(nullptr);
    }
    TableChanges again;
    again.setSession(session.get());
    QCOMPARE(rowsOf(again), wanted);
    QTest::mouseClick(again.findChild<QPushButton *>(u"allDoneButton"_s), Qt::LeftButton);
    again.setSession(nullptr);
    again.setSession(session.get());
    QCOMPARE(rowsOf(again), QStringList());
}

void TstTableChanges::hiddenWhileThereIsNothing()
{
    const auto session = test::toySession();
    TableChanges widget;
    widget.setSession(session.get());
    QVERIFY(widget.isHidden());
    QVERIFY(shoot(*session, 4, 8));
    QVERIFY(!widget.isHidden());
    widget.setSession(nullptr);
    QVERIFY(widget.isHidden());
}

ADJUTANT_TEST(TstTableChanges)

#include "tst_table_changes.moc"
