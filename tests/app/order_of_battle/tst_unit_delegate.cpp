// SPDX-License-Identifier: MIT
#include "app/order_of_battle/unit_delegate.h"
#include "app/order_of_battle/unit_list_model.h"
#include "app/style/design.h"

#include "tests/support/test_registry.h"

#include <QStandardItemModel>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

using app::UnitListModel;
using app::UnitRow;

class TstUnitDelegate : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();

    void longNameTakesASecondLine();
    void pickingMovesNothing();

private:
    static int heightOf(const QString &name, UnitListModel::Mark mark = UnitListModel::Mark::None);
};

void TstUnitDelegate::initTestCase()
{
    app::design().dress();
}

/// Of a row with what it may do beside its name, at the width that it has at 1366 pixels.
int TstUnitDelegate::heightOf(const QString &name, UnitListModel::Mark mark)
{
    UnitRow row;
    row.number = 4;
    row.name = name;
    row.figure = u"stand"_s;
    row.strength = row.full = 6;
    row.summary = u"range 25 cm"_s;
    QStandardItemModel model(1, 1);
    const QModelIndex index = model.index(0, 0);
    model.setData(index, QVariant::fromValue(row), UnitListModel::RowRole);
    model.setData(index, QVariant::fromValue(mark), UnitListModel::MarkRole);
    QStyleOptionViewItem option;
    option.rect = {0, 0, 302, 600};
    return app::UnitDelegate().sizeHint(option, index).height();
}

/// No name is cut in the middle of a line.
void TstUnitDelegate::longNameTakesASecondLine()
{
    const int line = QFontMetrics(app::design().font(app::Type::Strong)).height();
    const int one = heightOf(u"Gendarmerie"_s);
    QCOMPARE(heightOf(u"Bavarian Leib-Regiment"_s), one + line);
    QCOMPARE(heightOf(u"a name that goes on and on, longer than two lines are, to no end"_s),
             one + line);
}

void TstUnitDelegate::pickingMovesNothing()
{
    for (const QString &name : {u"Gendarmerie"_s, u"Battery at the inn"_s,
                                u"Bavarian Leib-Regiment"_s, u"Régiment d'Artois"_s}) {
        using Mark = UnitListModel::Mark;
        QCOMPARE(heightOf(name, Mark::Acting), heightOf(name, Mark::None));
        QCOMPARE(heightOf(name, Mark::Target), heightOf(name, Mark::None));
    }
}

ADJUTANT_TEST(TstUnitDelegate)

} // namespace adjutant::test

#include "tst_unit_delegate.moc"
