// SPDX-License-Identifier: MIT
#include "core/report/chi_square.h"

#include "tests/support/test_registry.h"

#include <QTest>

#include <cmath>

namespace adjutant::test {

/// Against the printed tables of the chi-square distribution.
class TstChiSquare : public QObject
{
    Q_OBJECT

private slots:
    void tailOfKnownValues_data();
    void tailOfKnownValues();
    void comparesWithEvenCounts();
    void saysNothingOfTooFew();
};

void TstChiSquare::tailOfKnownValues_data()
{
    QTest::addColumn<double>("statistic");
    QTest::addColumn<int>("freedom");
    QTest::addColumn<double>("chance");
    QTest::newRow("1, one half") << 0.45494 << 1 << 0.50;
    QTest::newRow("1, 5 %") << 3.84146 << 1 << 0.05;
    QTest::newRow("2, 5 %") << 5.99146 << 2 << 0.05;
    QTest::newRow("3, 1 %") << 11.34487 << 3 << 0.01;
    QTest::newRow("5, 95 %") << 1.14548 << 5 << 0.95;
    QTest::newRow("5, one half") << 4.35146 << 5 << 0.50;
    QTest::newRow("5, 10 %") << 9.23636 << 5 << 0.10;
    QTest::newRow("5, 5 %") << 11.07050 << 5 << 0.05;
    QTest::newRow("5, 1 %") << 15.08627 << 5 << 0.01;
    QTest::newRow("5, one in a thousand") << 20.51501 << 5 << 0.001;
    QTest::newRow("9, 5 %") << 16.91898 << 9 << 0.05;
    QTest::newRow("10, 5 %") << 18.30704 << 10 << 0.05;
    QTest::newRow("19, 1 %") << 36.19087 << 19 << 0.01;
}

void TstChiSquare::tailOfKnownValues()
{
    QFETCH(double, statistic);
    QFETCH(int, freedom);
    QFETCH(double, chance);
    const double tail = chiSquareTail(statistic, freedom);
    QVERIFY2(std::abs(tail - chance) < 1e-5, qPrintable(QString::number(tail)));
}

void TstChiSquare::comparesWithEvenCounts()
{
    // Sixty throws: (25 + 4 + 1 + 1 + 4 + 25) / 10.
    const std::optional<ChiSquare> test = chiSquare({5, 8, 9, 11, 12, 15});
    QVERIFY(test.has_value());
    QCOMPARE(test->statistic, 6.0);
    QCOMPARE(test->freedom, 5);
    QVERIFY(std::abs(test->chance - 0.30622) < 1e-5);
    const std::optional<ChiSquare> even = chiSquare({10, 10, 10, 10, 10, 10});
    QVERIFY(even.has_value());
    QCOMPARE(even->statistic, 0.0);
    QCOMPARE(even->chance, 1.0);
}

void TstChiSquare::saysNothingOfTooFew()
{
    QCOMPARE(leastForChiSquare(6), 30);
    QVERIFY(!chiSquare({29, 0, 0, 0, 0, 0}).has_value());
    QVERIFY(chiSquare({30, 0, 0, 0, 0, 0}).has_value());
    QVERIFY(!chiSquare({}).has_value());
}

ADJUTANT_TEST(TstChiSquare)

} // namespace adjutant::test

#include "tst_chi_square.moc"
