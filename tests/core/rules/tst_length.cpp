// SPDX-License-Identifier: MIT
#include "core/rules/length.h"

#include "tests/support/test_registry.h"

#include <QTest>

using namespace adjutant;

class TstLength : public QObject
{
    Q_OBJECT

private slots:
    void wholeUnit_data();
    void wholeUnit();
    void exclusiveIsBeyondWhateverTheRounding();
    void withinKnowsNoRounding();
    void takesNonsenseCalmly();
};

void TstLength::wholeUnit_data()
{
    QTest::addColumn<double>("length");
    QTest::addColumn<int>("up");
    QTest::addColumn<int>("nearest");
    QTest::addColumn<int>("down");

    QTest::newRow("nothing") << 0.0 << 0 << 0 << 0;
    QTest::newRow("a whole unit") << 20.0 << 20 << 20 << 20;
    QTest::newRow("a hair more") << 20.001 << 21 << 20 << 20;
    QTest::newRow("less than half") << 20.4 << 21 << 20 << 20;
    QTest::newRow("half") << 20.5 << 21 << 21 << 20;
    QTest::newRow("nearly the next") << 20.999 << 21 << 21 << 20;
}

void TstLength::wholeUnit()
{
    QFETCH(const double, length);
    const Length measured = Length::fromDouble(length);
    QTEST(LengthRule{LengthRule::Rounding::Up}.wholeUnit(measured), "up");
    QTEST(LengthRule{LengthRule::Rounding::Nearest}.wholeUnit(measured), "nearest");
    QTEST(LengthRule{LengthRule::Rounding::Down}.wholeUnit(measured), "down");
}

void TstLength::exclusiveIsBeyondWhateverTheRounding()
{
    for (const auto rounding :
         {LengthRule::Rounding::Up, LengthRule::Rounding::Nearest, LengthRule::Rounding::Down}) {
        const LengthRule rule{rounding, false};
        QCOMPARE(rule.wholeUnit(Length::fromDouble(19.9)), 20);
        QCOMPARE(rule.wholeUnit(Length::fromDouble(20.0)), 21);
        QCOMPARE(rule.wholeUnit(Length::fromDouble(20.4)), 21);
    }
}

void TstLength::withinKnowsNoRounding()
{
    const LengthRule nearest{LengthRule::Rounding::Nearest};
    QVERIFY(nearest.within(Length::fromDouble(4.0), 4));
    QVERIFY(!nearest.within(Length::fromDouble(4.1), 4));
    const LengthRule exclusive{LengthRule::Rounding::Up, false};
    QVERIFY(exclusive.within(Length::fromDouble(3.9), 4));
    QVERIFY(!exclusive.within(Length::fromDouble(4.0), 4));
}

void TstLength::takesNonsenseCalmly()
{
    QCOMPARE(LengthRule{}.wholeUnit(Length::fromDouble(-3.5)), 0);
    QVERIFY(!LengthRule{}.within(Length::fromDouble(1e300), 1000));
    QVERIFY(LengthRule{}.wholeUnit(Length::fromDouble(1e300)) > 1000);
}

ADJUTANT_TEST(TstLength)

#include "tst_length.moc"
