// SPDX-License-Identifier: MIT
#include "app/keys/number_keys.h"

#include "tests/support/test_registry.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

using app::NumberKeys;

class TstNumberKeys : public QObject
{
    Q_OBJECT

private slots:
    void namesANumber_data();
    void namesANumber();
};

void TstNumberKeys::namesANumber_data()
{
    QTest::addColumn<QList<int>>("numbers");
    QTest::addColumn<QList<int>>("near");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("number");
    QTest::addColumn<bool>("certain");
    const QList<int> units{1, 2, 3, 4, 5, 11, 12, 13};
    const QList<int> first{1, 2, 3, 4, 5};
    const QList<int> second{11, 12, 13};
    const QList<int> hits{0, 1, 2, 3, 4};
    const QList<int> many{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};

    QTest::newRow("own unit") << units << first << u"2"_s << 2 << true;
    QTest::newRow("own unit, others begin alike") << units << first << u"1"_s << 1 << false;
    QTest::newRow("both digits") << units << first << u"13"_s << 13 << true;
    QTest::newRow("last digit, own turn") << units << second << u"3"_s << 13 << false;
    QTest::newRow("last digit and whole number") << units << second << u"13"_s << 13 << true;
    QTest::newRow("11 by its last digit") << units << second << u"1"_s << 11 << false;
    QTest::newRow("whole number after 0") << units << second << u"03"_s << 3 << true;
    QTest::newRow("one after the other") << units << first << u"25"_s << 5 << true;
    QTest::newRow("no such unit") << units << first << u"9"_s << -1 << false;
    QTest::newRow("then one that is") << units << first << u"94"_s << 4 << true;
    QTest::newRow("target by last digit") << second << second << u"2"_s << 12 << true;
    QTest::newRow("target waits") << second << second << u"1"_s << 11 << false;
    QTest::newRow("target in full") << second << second << u"12"_s << 12 << true;
    QTest::newRow("no hits") << hits << QList<int>() << u"0"_s << 0 << true;
    QTest::newRow("hits") << hits << QList<int>() << u"4"_s << 4 << true;
    QTest::newRow("too many hits") << hits << QList<int>() << u"5"_s << -1 << false;
    QTest::newRow("one of twelve waits") << many << QList<int>() << u"1"_s << 1 << false;
    QTest::newRow("twelve") << many << QList<int>() << u"12"_s << 12 << true;
}

void TstNumberKeys::namesANumber()
{
    QFETCH(QList<int>, numbers);
    QFETCH(QList<int>, near);
    QFETCH(QString, typed);
    NumberKeys keys;
    NumberKeys::Match match;
    for (const QChar digit : typed)
        match = keys.type(digit.digitValue(), numbers, near);
    QTEST(match.number, "number");
    QTEST(match.certain, "certain");
}

ADJUTANT_TEST(TstNumberKeys)

} // namespace adjutant::test

#include "tst_number_keys.moc"
