// SPDX-License-Identifier: MIT
#include "app/style/design.h"
#include "app/widgets/flow_layout.h"

#include "tests/support/test_registry.h"

#include <QTest>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace adjutant::test {

class TstFlowLayout : public QObject
{
    Q_OBJECT

private slots:
    void linesAreFilledOrEven_data();
    void linesAreFilledOrEven();

private:
    static QList<int> lineLengths(int items, int width, bool even);
};

/// How many of \a items, each 50 pixels wide, stand on each line.
QList<int> TstFlowLayout::lineLengths(int items, int width, bool even)
{
    QWidget parent;
    auto *flow = new app::FlowLayout(&parent);
    flow->setEven(even);
    QList<QWidget *> all;
    for (int i = 0; i < items; ++i) {
        all.append(new QWidget(&parent));
        all.last()->setFixedSize(50, 20);
        flow->addWidget(all.last());
        all.last()->show();
    }
    flow->setGeometry({0, 0, width, flow->heightForWidth(width)});
    QMap<int, int> byLine;
    for (const QWidget *item : std::as_const(all)) {
        if (item->geometry().right() < width)
            ++byLine[item->y()];
    }
    return byLine.values();
}

void TstFlowLayout::linesAreFilledOrEven_data()
{
    QTest::addColumn<int>("items");
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("even");
    QTest::addColumn<QList<int>>("lines");
    QTest::newRow("all on one line") << 6 << 1000 << true << QList<int>{6};
    QTest::newRow("filled") << 6 << 320 << false << QList<int>{5, 1};
    QTest::newRow("even") << 6 << 320 << true << QList<int>{3, 3};
    QTest::newRow("even, one more") << 7 << 320 << true << QList<int>{4, 3};
    QTest::newRow("three lines") << 13 << 320 << true << QList<int>{5, 5, 3};
    QTest::newRow("one a line") << 3 << 60 << true << QList<int>{1, 1, 1};
    QTest::newRow("nothing") << 0 << 60 << true << QList<int>{};
}

void TstFlowLayout::linesAreFilledOrEven()
{
    QFETCH(const int, items);
    QFETCH(const int, width);
    QFETCH(const bool, even);
    QFETCH(const QList<int>, lines);
    QCOMPARE(lineLengths(items, width, even), lines);
}

ADJUTANT_TEST(TstFlowLayout)

} // namespace adjutant::test

#include "tst_flow_layout.moc"
