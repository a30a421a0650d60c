// SPDX-License-Identifier: MIT
#include "app/markers/markers_model.h"
#include "app/markers/markers_panel.h"
#include "app/rows/row_list.h"
#include "app/rows/row_roles.h"
#include "app/session/session.h"

#include "tests/support/app/sessions.h"
#include "tests/support/test_registry.h"

#include <QAbstractItemModelTester>
#include <QContextMenuEvent>
#include <QJsonArray>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace adjutant;
using namespace adjutant::app;
using namespace Qt::StringLiterals;

class TstMarkers : public QObject
{
    Q_OBJECT

private slots:
    void rowSaysNumberOwnerAndWhen();
    void placedMarkersComeAndGo();
    void panelCounts();
    void takenOffByAPress();
    void theOtherPressOpensTheHand_data();
    void theOtherPressOpensTheHand();
    void sortsNaturally();
};

/// T8: a grenade says who threw it and when it goes off.
void TstMarkers::rowSaysNumberOwnerAndWhen()
{
    const auto session = test::sampleSession(u"teaw"_s);
    MarkersModel model;
    const QAbstractItemModelTester tester(&model);
    model.setSession(session.get());
    const int before = model.rowCount();
    QVERIFY(before >= 4); // wire and a trench
    const EntityId british = session->state().entities(u"side"_s).constFirst();
    const EntityId thrower = session->state().children(british).constFirst();
    QVERIFY(session->perform(test::commandOf(
        u"place"_s, {{u"kind"_s, u"grenade"_s}, {u"values"_s, QJsonObject{{u"number"_s, 1}}}})));
    const EntityId grenade = session->state().entities(u"grenade"_s).constFirst();
    for (const auto &[key, to] : {std::pair(u"thrower"_s, thrower), std::pair(u"owner"_s, british),
                                  std::pair(u"explodesFor"_s, british)})
        QVERIFY(session->perform(test::commandOf(
            u"link"_s, {{u"entity"_s, number(grenade)}, {u"key"_s, key}, {u"to"_s, number(to)}})));
    model.update();
    QCOMPARE(model.rowCount(), before + 1);
    const QModelIndex first = model.index(0); // what goes off stands before what lies there
    QCOMPARE(first.data().toString(), u"Grenade"_s);
    QCOMPARE(first.data(ChitRole).toString(), u"1"_s);
    QCOMPARE(first.data(SideRole).toInt(), 1);
    const QString detail = first.data(DetailRole).toString();
    QVERIFY2(detail.contains(u"Thrown by No. 1 Assault"_s), qPrintable(detail));
    QVERIFY2(detail.contains(u"Goes off at the start of the turn of British"_s),
             qPrintable(detail));
}

void TstMarkers::placedMarkersComeAndGo()
{
    const auto session = test::toySession();
    MarkersModel model;
    const QAbstractItemModelTester tester(&model);
    model.setSession(session.get());
    QCOMPARE(model.rowCount(), 1);
    QVERIFY(session->perform(test::commandOf(u"place"_s, {{u"kind"_s, u"mine"_s}})));
    model.update();
    QCOMPARE(model.rowCount(), 2);
    QVERIFY(session->undo());
    model.update();
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0).data().toString(), u"Mine"_s);
}

void TstMarkers::panelCounts()
{
    const auto session = test::toySession();
    MarkersPanel panel;
    QSignalSpy changed(&panel, &SidePanel::titleChanged);
    panel.setSession(session.get());
    QCOMPARE(panel.count(), 1);
    QVERIFY(session->perform(test::commandOf(u"place"_s, {{u"kind"_s, u"mine"_s}})));
    QCOMPARE(panel.count(), 2);
    QCOMPARE(changed.size(), 2);
    panel.setSession(nullptr);
    QCOMPARE(panel.count(), 0);
}

void TstMarkers::takenOffByAPress()
{
    const auto session = test::toySession();
    MarkersPanel panel;
    panel.setSession(session.get());
    panel.resize(320, 400);
    panel.show();
    auto *list = panel.findChild<RowList *>();
    auto *button = panel.findChild<QPushButton *>(u"removeButton"_s);
    QVERIFY(!button->isVisible());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualRect(list->model()->index(0, 0)).center());
    QVERIFY(button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(panel.count(), 0);
    QVERIFY(!button->isVisible());
    QVERIFY(session->undo());
    QCOMPARE(panel.count(), 1);
}

void TstMarkers::theOtherPressOpensTheHand_data()
{
    QTest::addColumn<bool>("held");
    QTest::newRow("right click") << false;
    QTest::newRow("long press") << true;
}

void TstMarkers::theOtherPressOpensTheHand()
{
    QFETCH(const bool, held);
    const auto session = test::toySession();
    MarkersPanel panel;
    panel.setSession(session.get());
    panel.resize(320, 400);
    panel.show();
    const QSignalSpy wanted(session.get(), &Session::handWanted);
    auto *list = panel.findChild<RowList *>();
    const QModelIndex marker = list->model()->index(0, 0);
    const QPoint place = list->visualRect(marker).center();
    if (held) {
        QTest::mousePress(list->viewport(), Qt::LeftButton, {}, place);
        QTRY_COMPARE(wanted.size(), 1);
        QTest::mouseRelease(list->viewport(), Qt::LeftButton, {}, place);
    } else {
        QContextMenuEvent right(QContextMenuEvent::Mouse, place,
                                list->viewport()->mapToGlobal(place));
        QCoreApplication::sendEvent(list->viewport(), &right);
    }
    QCOMPARE(wanted.size(), 1);
    const int entity = marker.data(MarkersModel::EntityRole).toInt();
    QCOMPARE(wanted.constFirst().constFirst().value<EntityId>(), EntityId{entity});
}

void TstMarkers::sortsNaturally()
{
    const auto session = test::toySession();
    for (const QString &name : {u"Mine 10"_s, u"Mine 2"_s})
        QVERIFY(session->perform(test::commandOf(
            u"place"_s, {{u"kind"_s, u"mine"_s}, {u"values"_s, QJsonObject{{u"name"_s, name}}}})));
    MarkersModel model;
    model.setSession(session.get());
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row)
        names.append(model.index(row).data().toString());
    QVERIFY(names.indexOf(u"Mine 2"_s) < names.indexOf(u"Mine 10"_s));
}

ADJUTANT_TEST(TstMarkers)

#include "tst_markers.moc"
