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

QStringList texts(const QAbstractItemModel &model)
{
    QStringList all;
    for (int row = 0; row < model.rowCount(); ++row)
        all.append(model.index(row, 0).data().toString());
    return all;
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
