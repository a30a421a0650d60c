// SPDX-License-Identifier: MIT
#include "app/rule_table/printed_table.h"

#include "core/referee/table_row.h"

#include "tests/support/test_registry.h"

#include <QTest>

using namespace adjutant;
using namespace adjutant::app;
using namespace Qt::StringLiterals;

namespace {

const Rulebook &teaw()
{
    static const Result<Rulebook> book = Rulebook::read(u":/games/teaw"_s);
    return *book;
}

/// A battle in which nothing is but rulings and house rules.
State stateWith(const Entity::Values &rulings)
{
    State state;
    state.apply(effect::Create{Entity(EntityId::Battle, u"battle"_s, EntityId::None)});
    Entity entity(EntityId::Rulings, u"rulings"_s, EntityId::Battle);
    for (auto each = rulings.cbegin(); each != rulings.cend(); ++each)
        entity.setValue(each.key(), each.value());
    state.apply(effect::Create{entity});
    return state;
}

PrintedTable printed(const QString &table, const Entity::Values &rulings = {})
{
    return PrintedTable::of(*teaw().table(table), teaw(), stateWith(rulings));
}

/// The keys at the left of a table of the Spanish Succession, line by line.
QStringList wssKeys(const QString &table, int column)
{
    static const Result<Rulebook> wss = Rulebook::read(u":/games/wss"_s);
    QStringList keys;
    for (const QList<PrintedCell> &row :
         PrintedTable::of(*wss->table(table), *wss, stateWith({})).rows)
        keys.append(row.at(column).text);
    return keys;
}

QStringList texts(const QList<PrintedCell> &row)
{
    QStringList result;
    for (const PrintedCell &cell : row)
        result.append(cell.text);
    return result;
}

} // namespace

class TstPrintedTable : public QObject
{
    Q_OBJECT

private slots:
    void shootStandsAsOnThePage();
    void cellsKnowTheirRows();
    void houseRuleIsMarked();
    void rulingsChooseTheRows();
    void refusalIsANote();
    void openEndsSayWhereTheyAre();
    void everyTableOfTheGame();
};

/// T6.3.
void TstPrintedTable::shootStandsAsOnThePage()
{
    const PrintedTable table = printed(u"shoot"_s);
    QCOMPARE(table.captions, QStringList{u"Distance: up to 25 cm"_s});
    const QStringList headings{u"Figures alive"_s, u"Dice"_s, u"Hits on, in the open"_s,
                               u"Hits on, in cover"_s};
    QCOMPARE(table.headings, headings);
    QCOMPARE(table.rows.size(), 5);
    QCOMPARE(texts(table.rows.at(0)), (QStringList{u"5-6"_s, u"4"_s, u"4+"_s, u"5+"_s}));
    QCOMPARE(texts(table.rows.at(2)), (QStringList{u"3"_s, u"2"_s, u"4+"_s, u"5+"_s}));
    QCOMPARE(texts(table.rows.at(4)), (QStringList{u"1"_s, u"1"_s, u"5+"_s, u"6+"_s}));
    QCOMPARE(ruleHeading(teaw(), table.rule), u"General actions: Shoot"_s);
}

void TstPrintedTable::cellsKnowTheirRows()
{
    const Table &shoot = *teaw().table(u"shoot"_s);
    const PrintedTable table = printed(u"shoot"_s);
    const auto lookup = [](const QString &id) { return teaw().ruling(id)->fallback; };
    const std::optional<int> row =
        shoot.find({{u"figures"_s, 3}, {u"distance"_s, Length::units(10)}, {u"cover"_s, u"open"_s}},
                   lookup, LengthRule());
    QVERIFY(row);
    const QList<PrintedCell> line = table.rows.at(2);
    QVERIFY(line.at(0).rows.contains(*row)); // figures
    QVERIFY(line.at(1).rows.contains(*row)); // dice
    QVERIFY(line.at(2).rows.contains(*row)); // in the open
    QVERIFY(!line.at(3).rows.contains(*row));
    QCOMPARE(line.at(2).column, u"hitsOn"_s);
    QCOMPARE(table.rows.at(0).at(1).rows.size(), 4); // 5 and 6, open and cover
}

void TstPrintedTable::houseRuleIsMarked()
{
    const Table &shoot = *teaw().table(u"shoot"_s);
    QCOMPARE(shoot.rows.at(0).keys.at(0).minimum, 6);
    const PrintedTable table = printed(u"shoot"_s, {{houseRuleKey(u"shoot"_s, 0, u"dice"_s), 5}});
    // Six figures are no longer what five are, and in the open not what they are in cover.
    QCOMPARE(texts(table.rows.at(0)), (QStringList{u"6"_s, u"5"_s, u"4"_s, u"4+"_s, u"5+"_s}));
    QVERIFY(table.rows.at(0).at(1).houseRule());
    QCOMPARE(table.rows.at(0).at(1).printed, u"4"_s);
    QVERIFY(!table.rows.at(0).at(2).houseRule());
    QCOMPARE(table.notes, QStringList{u"House rule: 5 instead of 4"_s});
}

void TstPrintedTable::rulingsChooseTheRows()
{
    const PrintedTable table = printed(u"hmg"_s, {{u"teaw.mg.above"_s, u"equal"_s}});
    QCOMPARE(table.rows.size(), 3);
    QCOMPARE(texts(table.rows.at(0)), (QStringList{u"26-35 cm"_s, u"4"_s, u"5+"_s, u"6+"_s}));
    QCOMPARE(table.rows.at(2).at(0).text, u"up to 15 cm"_s);
    QVERIFY(table.notes.isEmpty());
}

void TstPrintedTable::refusalIsANote()
{
    const PrintedTable table = printed(u"hmg"_s, {{u"teaw.mg.above"_s, u"strict"_s}});
    QCOMPARE(texts(table.rows.at(0)),
             (QStringList{u"26-35 cm"_s, u"4"_s, u"-"_s, u"6+"_s, u"-"_s}));
    QCOMPARE(table.notes, QStringList{u"- No die can beat a 6."_s});
}

/// P6.7 and P12.10: over 25, and four or more.
void TstPrintedTable::openEndsSayWhereTheyAre()
{
    const QStringList distances{u"up to 5 cm"_s, u"up to 25 cm"_s, u"up to 25 cm"_s,
                                u"over 25 to 70 cm"_s, u"15-40 cm"_s};
    QCOMPARE(wssKeys(u"weapons"_s, 1), distances);
    const QStringList margins{u"4 or more"_s, u"2-3"_s, u"-1 to 1"_s, u"-3 to -2"_s,
                              u"-4 or less"_s};
    QCOMPARE(wssKeys(u"infantryFaceoff"_s, 0), margins);
    // Two rows that say the same are printed as one.
    QCOMPARE(wssKeys(u"cavalryFaceoff"_s, 0).last(), u"-2 or less"_s);
    QCOMPARE(wssKeys(u"friends"_s, 0),
             (QStringList{u"0 or less"_s, u"1"_s, u"2"_s, u"3 or more"_s}));
}

void TstPrintedTable::everyTableOfTheGame()
{
    for (const Table &table : teaw().tables) {
        const PrintedTable page = printed(table.id);
        QVERIFY2(!page.isEmpty(), qPrintable(table.id));
        for (const QList<PrintedCell> &row : page.rows) {
            QCOMPARE(row.size(), page.headings.size());
            for (const PrintedCell &cell : row)
                QVERIFY2(!cell.text.isEmpty(), qPrintable(table.id));
        }
    }
}

ADJUTANT_TEST(TstPrintedTable)

#include "tst_printed_table.moc"
