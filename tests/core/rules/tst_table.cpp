// SPDX-License-Identifier: MIT
#include "core/rules/table.h"

#include "tests/support/test_registry.h"

#include <QTest>

using namespace adjutant;
using namespace Qt::StringLiterals;

namespace {

TableKey distanceKey(bool exact = false)
{
    TableKey key;
    key.name = u"distance"_s;
    key.kind = TableKey::Kind::Length;
    key.exact = exact;
    return key;
}

TableMatch band(int minimum, int maximum)
{
    TableMatch match;
    match.minimum = minimum;
    match.maximum = maximum;
    return match;
}

TableMatch word(const QString &word)
{
    TableMatch match;
    match.words = {word};
    return match;
}

TableRow row(const QList<TableMatch> &keys, int dice, const QMap<QString, QString> &when = {})
{
    TableRow made;
    made.keys = keys;
    made.cells = {Value(dice)};
    made.when = when;
    return made;
}

TableColumn diceColumn()
{
    TableColumn column;
    column.name = u"dice"_s;
    return column;
}

/// 0-10 six dice, 11-20 four, 21-25 two; in cover half of it.
Table machineGun()
{
    Table table;
    table.id = u"mg"_s;
    TableKey cover;
    cover.name = u"cover"_s;
    cover.options = {u"open"_s, u"cover"_s};
    table.keys = {distanceKey(), cover};
    table.columns = {diceColumn()};
    table.rows = {
        row({band(21, 25), word(u"open"_s)}, 2),  row({band(11, 20), word(u"open"_s)}, 4),
        row({band(0, 10), word(u"open"_s)}, 6),   row({band(21, 25), word(u"cover"_s)}, 1),
        row({band(11, 20), word(u"cover"_s)}, 2), row({band(0, 10), word(u"cover"_s)}, 3),
    };
    return table;
}

/// A die: 1-3 gives 1; 4 gives 2 under the ruling "odd" and 1 under "even"; 5 and 6 are a gap
/// and 2.
Table dieTable()
{
    Table table;
    table.id = u"die"_s;
    TableKey die;
    die.name = u"die"_s;
    die.kind = TableKey::Kind::Die;
    table.keys = {die};
    table.columns = {diceColumn()};
    table.rows = {row({band(1, 3)}, 1), row({band(4, 4)}, 2, {{u"four"_s, u"odd"_s}}),
                  row({band(4, 4)}, 1, {{u"four"_s, u"even"_s}}), row({band(6, 6)}, 2)};
    return table;
}

RulingLookup ruled(const QString &option)
{
    return [option](const QString &) { return option; };
}

int diceAt(double distance, const LengthRule &lengths)
{
    const Table table = machineGun();
    const auto found =
        table.find({{u"distance"_s, Length::fromDouble(distance)}, {u"cover"_s, u"open"_s}},
                   ruled({}), lengths);
    return found ? table.rows.at(*found).cells.first().toInt() : 0;
}

} // namespace

class TstTable : public QObject
{
    Q_OBJECT

private slots:
    void roundsToTheBand_data();
    void roundsToTheBand();
    void exclusiveLimitsFallIntoTheNextBand();
    void exactKeysAreNotRounded();
    void findAllTakesMissingKeysForAnything();
    void rulingsChooseRows();
    void aRulingCanBeTheMaximum();
    void reachLeavesOutWhatIsRefused();
    void facesOfADie();
    void namesOfColumnsAndKeys();
};

void TstTable::roundsToTheBand_data()
{
    QTest::addColumn<double>("distance");
    QTest::addColumn<int>("up");
    QTest::addColumn<int>("nearest");
    QTest::addColumn<int>("down");

    QTest::newRow("touching") << 0.0 << 6 << 6 << 6;
    QTest::newRow("end of a band") << 10.0 << 6 << 6 << 6;
    QTest::newRow("low in a gap") << 10.4 << 4 << 6 << 6;
    QTest::newRow("middle of a gap") << 10.5 << 4 << 4 << 6;
    QTest::newRow("start of a band") << 11.0 << 4 << 4 << 4;
    QTest::newRow("high in a gap") << 20.9 << 2 << 2 << 4;
    QTest::newRow("the last that counts") << 25.0 << 2 << 2 << 2;
    QTest::newRow("a little beyond") << 25.1 << 0 << 2 << 2;
    QTest::newRow("half a unit beyond") << 25.5 << 0 << 0 << 2;
    QTest::newRow("beyond") << 26.0 << 0 << 0 << 0;
}

void TstTable::roundsToTheBand()
{
    QFETCH(const double, distance);
    QTEST(diceAt(distance, {LengthRule::Rounding::Up}), "up");
    QTEST(diceAt(distance, {LengthRule::Rounding::Nearest}), "nearest");
    QTEST(diceAt(distance, {LengthRule::Rounding::Down}), "down");
}

void TstTable::exclusiveLimitsFallIntoTheNextBand()
{
    const LengthRule exclusive{LengthRule::Rounding::Up, false};
    QCOMPARE(diceAt(9.9, exclusive), 6);
    QCOMPARE(diceAt(10.0, exclusive), 4);
    QCOMPARE(diceAt(20.0, exclusive), 2);
    QCOMPARE(diceAt(24.9, exclusive), 2);
    QCOMPARE(diceAt(25.0, exclusive), 0);
}

void TstTable::exactKeysAreNotRounded()
{
    Table table;
    table.keys = {distanceKey(true)};
    table.columns = {diceColumn()};
    table.rows = {row({band(0, 25)}, 4)};
    const auto finds = [&](double distance, const LengthRule &lengths) {
        return table.find({{u"distance"_s, Length::fromDouble(distance)}}, ruled({}), lengths)
            .has_value();
    };
    for (const auto rounding :
         {LengthRule::Rounding::Up, LengthRule::Rounding::Nearest, LengthRule::Rounding::Down}) {
        QVERIFY(finds(25.0, {rounding}));
        QVERIFY(!finds(25.1, {rounding}));
    }
    QVERIFY(!finds(25.0, {LengthRule::Rounding::Down, false}));
}

void TstTable::findAllTakesMissingKeysForAnything()
{
    const Table table = machineGun();
    QCOMPARE(table.findAll({}, ruled({}), {}).size(), 6);
    QCOMPARE(table.findAll({{u"cover"_s, u"cover"_s}}, ruled({}), {}), QList<int>({3, 4, 5}));
    QCOMPARE(table.findAll({{u"distance"_s, Length::units(15)}}, ruled({}), {}),
             QList<int>({1, 4}));
    QCOMPARE(table.findAll({{u"cover"_s, u"smoke"_s}}, ruled({}), {}), QList<int>());
}

void TstTable::rulingsChooseRows()
{
    const Table table = dieTable();
    QCOMPARE(table.find({{u"die"_s, 4}}, ruled(u"odd"_s), {}), std::optional(1));
    QCOMPARE(table.find({{u"die"_s, 4}}, ruled(u"even"_s), {}), std::optional(2));
    QCOMPARE(table.find({{u"die"_s, 4}}, ruled(u"neither"_s), {}), std::nullopt);
    QCOMPARE(table.find({{u"die"_s, 5}}, ruled(u"odd"_s), {}), std::nullopt);
}

void TstTable::aRulingCanBeTheMaximum()
{
    Table table;
    table.keys = {distanceKey(true)};
    table.columns = {diceColumn()};
    table.rows = {row({band(0, 100)}, 3)};
    table.rows[0].keys[0].maximumFromRuling = u"range"_s;
    const TableQuery far{{u"distance"_s, Length::units(28)}};
    QVERIFY(!table.find(far, ruled(u"25"_s), {}));
    QVERIFY(table.find(far, ruled(u"30"_s), {}));
    QCOMPARE(table.reach(u"distance"_s, {}, ruled(u"30"_s)), std::optional(30));
}

void TstTable::reachLeavesOutWhatIsRefused()
{
    Table table = machineGun();
    table.rows[3].refusal = u"no"_s;
    QCOMPARE(table.reach(u"distance"_s, {}, ruled({})), std::optional(25));
    QCOMPARE(table.reach(u"distance"_s, {{u"cover"_s, u"cover"_s}}, ruled({})), std::optional(20));
    QCOMPARE(table.reach(u"distance"_s, {{u"cover"_s, u"smoke"_s}}, ruled({})), std::nullopt);
}

void TstTable::facesOfADie()
{
    const Table table = dieTable();
    QCOMPARE(table.faces(u"dice"_s, Value(2), {}, ruled(u"odd"_s)), QList<int>({4, 6}));
    QCOMPARE(table.faces(u"dice"_s, Value(1), {}, ruled(u"even"_s)), QList<int>({1, 2, 3, 4}));
    QCOMPARE(table.faces(u"dice"_s, Value(7), {}, ruled(u"even"_s)), QList<int>());
}

void TstTable::namesOfColumnsAndKeys()
{
    const Table table = machineGun();
    QCOMPARE(table.key(u"cover"_s), 1);
    QCOMPARE(table.key(u"dice"_s), -1);
    QCOMPARE(table.column(u"dice"_s), 0);
    QCOMPARE(table.column(u"cover"_s), -1);
}

ADJUTANT_TEST(TstTable)

#include "tst_table.moc"
