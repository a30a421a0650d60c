// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"
#include "core/referee/comparison.h"
#include "core/referee/game.h"

#include "tests/support/test_registry.h"

#include <QTest>

using namespace adjutant;
using namespace Qt::StringLiterals;

class TstComparison : public QObject
{
    Q_OBJECT

private slots:
    void sumsAndMargin();
    void belowZero();
    void diceBelongToTheirUnits();
    void lineHoldsAllOfIt();
    void marginHitsARow_data();
    void marginHitsARow();
};

namespace {

constexpr EntityId A{4};
constexpr EntityId D{7};

/// P12.4: Elite and charging against three pips.
Comparison open()
{
    const Sum first{A, 0, {{Text(u"elite"_s), 1}, {Text(u"charging"_s), 1}}};
    const Sum second{D, 0, {{Text(u"pips"_s), -3}}};
    return {first, second, u"infantryFaceoff"_s, u"margin"_s};
}

} // namespace

void TstComparison::sumsAndMargin()
{
    const Comparison sums = open().thrown(A, 4).thrown(D, 2);
    QCOMPARE(sums.totalOf(sums.first), 6);
    QCOMPARE(sums.totalOf(sums.second), -1); // P12.2: may be negative
    QCOMPARE(sums.margin(), 7);
}

/// `wss.faceoff.minus1`.
void TstComparison::belowZero()
{
    Comparison sums = open().thrown(A, 4).thrown(D, 2);
    sums.belowZero = false;
    QCOMPARE(sums.totalOf(sums.second), 0);
    QCOMPARE(sums.margin(), 6);
}

void TstComparison::diceBelongToTheirUnits()
{
    const Comparison sums = open();
    QVERIFY(!sums.isDecided());
    QVERIFY(!sums.thrown(D, 5).isDecided());
    QCOMPARE(sums.thrown(D, 5).second.die, 5);
    QCOMPARE(sums.thrown(D, 5).first.die, 0);
    QCOMPARE(sums.thrown(EntityId{9}, 5), sums);
}

void TstComparison::lineHoldsAllOfIt()
{
    Comparison sums = open().thrown(A, 4).thrown(D, 2);
    sums.belowZero = false;
    // As a battle file keeps it.
    QCOMPARE(Comparison::of(Text::fromJson(sums.text().toJson())), std::optional(sums));
    QCOMPARE(Comparison::of(Text(u"faceoff.halts"_s)), std::nullopt);
}

void TstComparison::marginHitsARow_data()
{
    QTest::addColumn<int>("attacker");
    QTest::addColumn<int>("defender");
    QTest::addColumn<QString>("result"); ///< empty while a die is open
    QTest::newRow("open") << 6 << 0 << QString();
    QTest::newRow("four ahead") << 1 << 2 << u"rout"_s;
    QTest::newRow("level") << 1 << 6 << u"fight"_s;
}

void TstComparison::marginHitsARow()
{
    QFETCH(const int, attacker);
    QFETCH(const int, defender);
    QFETCH(const QString, result);
    const auto game = makeGame(u"wss"_s);
    QVERIFY(game);
    const Rulebook &book = (*game)->rulebook();
    const std::optional<int> row =
        open().thrown(A, attacker).thrown(D, defender).row(book, State());
    QCOMPARE(row.has_value(), !result.isEmpty());
    if (row)
        QCOMPARE(book.table(u"infantryFaceoff"_s)->rows.at(*row).cells.at(0).toWord(), result);
}

ADJUTANT_TEST(TstComparison)

#include "tst_comparison.moc"
