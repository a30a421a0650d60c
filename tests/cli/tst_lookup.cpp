// SPDX-License-Identifier: MIT
#include "app/cli/lookup.h"

#include "core/games/game_systems.h"

#include "tests/cli/terminal.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

class TstLookup : public QObject
{
    Q_OBJECT

private slots:
    void findsRows_data();
    void findsRows();
    void saysWhatThereIs_data();
    void saysWhatThereIs();
    void printsEveryTable();
};

namespace {

/// The rows of a printed table: its lines below the rule, with single blanks.
QStringList rowsOf(const QString &printed)
{
    QStringList rows;
    bool below = false;
    for (const QString &line : printed.split(u'\n', Qt::SkipEmptyParts)) {
        if (below)
            rows.append(line.simplified());
        below = below || line.startsWith(u"---");
    }
    return rows;
}

} // namespace

void TstLookup::findsRows_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("rows");
    QTest::newRow("P6.7: over 25") << u"wss weapons weapon=cannon distance=25.1"_s
                                   << QStringList{u"Cannon over 25 to 70 cm 1 5+"_s};
    QTest::newRow("P12.5: behind by four")
        << u"wss infantryFaceoff margin=-4"_s
        << QStringList{u"-4 or less Attacker falls back 1 0 0 2 0"_s};
    const QStringList three{u"3 up to 25 cm in the open 2 4+"_s};
    QTest::newRow("T6.3") << u"teaw shoot figures=3 cover=open"_s << three;
    QTest::newRow("other words") << u"teaw shoot alive=3 cover=no"_s << three;
    QTest::newRow("T6.4") << u"teaw SHOOT alive=3 cover=yes"_s
                          << QStringList{u"3 up to 25 cm in cover 2 5+"_s};
    QTest::newRow("fraction") << u"teaw lmg distance=20.5 cover=open"_s
                              << QStringList{u"21-25 cm in the open 2 4+"_s};
    QTest::newRow("the other decimal sign")
        << u"teaw lmg distance=20,5 cover=open"_s << QStringList{u"21-25 cm in the open 2 4+"_s};
    QTest::newRow("a key left out")
        << u"teaw lmg distance=10"_s
        << QStringList{u"up to 10 cm in the open 6 4+"_s, u"up to 10 cm in cover 6 5+"_s};
    QTest::newRow("T12.3: not possible")
        << u"teaw defensiveFire team=lmg distance=10 cover=cover"_s
        << QStringList{
               u"LMG Team any up to 25 cm in cover Defensive Fire may not be used at a team in cover."_s};
}

void TstLookup::findsRows()
{
    QFETCH(QString, typed);
    QFETCH(QStringList, rows);
    const Ran found = ran(QStringList{u"lookup"_s} + typed.split(u' '));
    QCOMPARE(found.err, QString());
    QCOMPARE(found.code, 0);
    QCOMPARE(rowsOf(found.out), rows);
    QVERIFY(found.out.contains(u'('));
}

void TstLookup::saysWhatThereIs_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("says");
    QTest::newRow("no table") << u"teaw"_s << u"lookup teaw shoot"_s;
    QTest::newRow("game") << u"chess shoot"_s << u"There are: teaw, wss"_s;
    QTest::newRow("table") << u"teaw shot"_s << u"There are: shoot"_s;
    QTest::newRow("key") << u"teaw shoot men=3"_s << u"figures= distance= cover=open|cover"_s;
    QTest::newRow("no value") << u"teaw shoot figures"_s << u"figures="_s;
    QTest::newRow("choice") << u"teaw shoot cover=wood"_s << u"open, cover"_s;
    QTest::newRow("number") << u"teaw shoot figures=3.5"_s << u"whole number"_s;
    QTest::newRow("distance") << u"teaw shoot distance=far"_s << u"18.5"_s;
    QTest::newRow("beyond the edge") << u"teaw shoot distance=25.1"_s << u"No row"_s;
}

void TstLookup::saysWhatThereIs()
{
    QFETCH(QString, typed);
    QFETCH(QString, says);
    const Ran failed = ran(QStringList{u"lookup"_s} + typed.split(u' '));
    QVERIFY(failed.code != 0);
    QVERIFY2(failed.err.contains(says), qPrintable(failed.err));
}

void TstLookup::printsEveryTable()
{
    for (const QString &id : gameIds()) {
        const auto game = makeGame(id);
        QVERIFY(game);
        const Ran list = ran({u"tables"_s, id});
        QCOMPARE(list.code, 0);
        for (const Table &table : (*game)->rulebook().tables) {
            QVERIFY(list.out.contains(table.id));
            const Ran printed = ran({u"tables"_s, id, table.id});
            QCOMPARE(printed.code, 0);
            QVERIFY2(!rowsOf(printed.out).isEmpty(), qPrintable(table.id));
        }
    }
}

ADJUTANT_TEST(TstLookup)

} // namespace adjutant::test

#include "tst_lookup.moc"
