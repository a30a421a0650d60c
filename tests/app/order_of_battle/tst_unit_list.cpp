// SPDX-License-Identifier: MIT
#include "app/order_of_battle/order_of_battle.h"
#include "app/order_of_battle/unit_filter.h"
#include "app/order_of_battle/unit_list_model.h"

#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QAbstractItemModelTester>
#include <QListView>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

using app::UnitFilter;
using app::UnitListModel;
using app::UnitRow;
using Mark = UnitListModel::Mark;

class TstUnitList : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void rowsStandBySide();
    void rowSaysWhatTheUnitHas();
    void followsTheBattle();
    void marksWhoActsAndWhoIsMeant();
    void filterKnowsNoCaseNorAccents();
    void numbersAreCounted();
    void pointingNamesAUnit();

private:
    UnitRow row(EntityId unit) const;
    Mark mark(EntityId unit) const;

    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<UnitListModel> m_model;
};

void TstUnitList::init()
{
    m_session = toySession();
    m_model = std::make_unique<UnitListModel>();
    new QAbstractItemModelTester(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest, m_model.get());
    m_model->setSession(m_session.get());
}

UnitRow TstUnitList::row(EntityId unit) const
{
    return m_model->index(m_model->find(unit)).data(UnitListModel::RowRole).value<UnitRow>();
}

Mark TstUnitList::mark(EntityId unit) const
{
    return m_model->index(m_model->find(unit)).data(UnitListModel::MarkRole).value<Mark>();
}

void TstUnitList::rowsStandBySide()
{
    QStringList names;
    for (int i = 0; i < m_model->rowCount(); ++i)
        names.append(m_model->index(i).data(Qt::AccessibleTextRole).toString().section(u',', 0, 0));
    QCOMPARE(names,
             (QStringList{u"Reds"_s, u"1 Rifles 1"_s, u"2 Rifles 2"_s, u"3 Rifles 3"_s, u"Blues"_s,
                          u"11 Rifles 11"_s, u"12 Rifles 12"_s, u"13 Rifles 13"_s}));
    QVERIFY(!(m_model->flags(m_model->index(0)) & Qt::ItemIsSelectable));
    QVERIFY(m_model->flags(m_model->index(1)) & Qt::ItemIsSelectable);
}

void TstUnitList::rowSaysWhatTheUnitHas()
{
    const UnitRow squad = row(EntityId{4});
    QCOMPARE(squad.strength, 4);
    QCOMPARE(squad.full, 4);
    QCOMPARE(squad.summary, u"2 actions"_s);
    QCOMPARE(squad.side, 1);
    QVERIFY(squad.badges.isEmpty());
    QVERIFY(!squad.gone);
}

void TstUnitList::followsTheBattle()
{
    const QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    const QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
    Command command;
    command.procedure = u"set"_s;
    command.arguments = {{u"entity"_s, 8}, {u"key"_s, u"pinned"_s}, {u"value"_s, 1}};
    QVERIFY(m_session->perform(command));
    QCOMPARE(row(EntityId{8}).badges, (QList<app::Badge>{{u"pinned"_s, u"Pinned"_s, u"warn"_s}}));
    QCOMPARE(reset.count(), 0);
    QCOMPARE(changed.count(), 1); // one row, and nothing else is painted again
    command.procedure = u"remove"_s;
    command.arguments = {{u"entity"_s, 8}};
    QVERIFY(m_session->perform(command));
    QCOMPARE(m_model->find(EntityId{8}), -1);
    m_session->undo();
    QVERIFY(m_model->find(EntityId{8}) > 0);
}

void TstUnitList::marksWhoActsAndWhoIsMeant()
{
    m_session->select(EntityId{5});
    QCOMPARE(mark(EntityId{5}), Mark::Acting);
    m_session->act(u"shoot"_s, EntityId{4});
    QCOMPARE(mark(EntityId{5}), Mark::None);
    QCOMPARE(mark(EntityId{4}), Mark::Acting);
    QCOMPARE(mark(EntityId{9}), Mark::Target); // may be chosen
    m_session->answer(u"9"_s);
    QCOMPARE(mark(EntityId{9}), Mark::Target);
    QCOMPARE(mark(EntityId{8}), Mark::None);
}

void TstUnitList::filterKnowsNoCaseNorAccents()
{
    Command command;
    command.procedure = u"set"_s;
    command.arguments = {{u"entity"_s, 9}, {u"key"_s, u"name"_s}, {u"value"_s, u"Jäger im Café"_s}};
    m_session->perform(command);
    UnitFilter filter;
    filter.setUnits(m_model.get());
    filter.setWords(u"cafe JAGER"_s);
    QCOMPARE(filter.rowCount(), 3); // two sides and one unit
    filter.setWords(u"nobody"_s);
    QCOMPARE(filter.rowCount(), 2);
    filter.setWords(u"  "_s);
    QCOMPARE(filter.rowCount(), 8);
}

void TstUnitList::numbersAreCounted()
{
    const auto large = toySession(12);
    m_model->setSession(large.get());
    int before = 0;
    for (int i = 1; i <= 12; ++i) {
        const auto squad = m_model->index(i).data(UnitListModel::RowRole).value<UnitRow>();
        QVERIFY(squad.number > before); // 2 before 10
        before = squad.number;
    }
    m_model->setSession(nullptr);
    QCOMPARE(m_model->rowCount(), 0);
}

void TstUnitList::pointingNamesAUnit()
{
    app::OrderOfBattle zone;
    zone.resize(316, 600);
    zone.setSession(m_session.get());
    zone.show();
    const QSignalSpy pressed(&zone, &app::OrderOfBattle::unitPressed);
    auto *list = zone.findChild<QListView *>(u"unitList"_s);
    for (const int line : {0, 2}) {
        const QPoint at = list->visualRect(list->model()->index(line, 0)).center();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, at);
    }
    QCOMPARE(pressed.count(), 1); // a side is no unit
    QCOMPARE(pressed.at(0).at(0).value<EntityId>(), EntityId{5});
}

ADJUTANT_TEST(TstUnitList)

} // namespace adjutant::test

#include "tst_unit_list.moc"
