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
    void spansMeetWithoutAGap();
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

void TstLength::spansMeetWithoutAGap()
{
    const LengthSpan close{0, 25};
    const LengthSpan far{25, 70, true};
    const LengthSpan under{0, 25, false, true};
    const LengthSpan from{25, 70};
    const LengthRule inclusive{};
    const LengthRule exclusive{LengthRule::Rounding::Up, false};
    for (const double length : {0.0, 24.9, 25.0, 25.1, 69.9}) {
        const Length measured = Length::fromDouble(length);
        QVERIFY(close.holds(measured, inclusive) != far.holds(measured, inclusive));
        QVERIFY(close.holds(measured, exclusive) != far.holds(measured, exclusive));
        QVERIFY(under.holds(measured, inclusive) != from.holds(measured, inclusive));
    }
    QVERIFY(close.holds(Length::units(25), inclusive));
    QVERIFY(far.holds(Length::units(25), exclusive));
    QVERIFY(from.holds(Length::units(25), inclusive));
    QVERIFY(from.holds(Length::units(70), inclusive));
    QVERIFY(!from.holds(Length::units(70), exclusive));
}

ADJUTANT_TEST(TstLength)

#include "tst_length.moc"
