// SPDX-License-Identifier: MIT
#include "core/rules/rulebook.h"

#include "tests/support/test_registry.h"

#include <QSet>
#include <QTest>

using namespace adjutant;
using namespace Qt::StringLiterals;

class TstWssRulebook : public QObject
{
    Q_OBJECT

    Rulebook m_book;

private slots:
    void initTestCase();
    void everyTypeIsInAScenario();
    void aSampleStandsReady();
    void logsOfOlderBattlesAreRead_data();
    void logsOfOlderBattlesAreRead() const;
};

void TstWssRulebook::initTestCase()
{
    Result<Rulebook> read = Rulebook::read(u":/games/wss"_s);
    QVERIFY2(read.ok(), read ? "" : qPrintable(read.fault().message));
    m_book = *read;
}

/// Whatever an army can have stands in some scenario, so that random battles meet it.
void TstWssRulebook::everyTypeIsInAScenario()
{
    // Converged grenadiers are made before the battle, never entered.
    QSet<QString> types{u"grenadiers"_s};
    for (const Scenario &scenario : m_book.scenarios) {
        for (const SideEntry &side : scenario.sides) {
            for (const UnitEntry &unit : side.units)
                types.insert(unit.type);
        }
        for (const UnitEntry &marker : scenario.markers)
            types.insert(marker.type);
    }
    for (const UnitType &type : m_book.unitTypes)
        QVERIFY2(types.contains(type.id), qPrintable(type.id));
}

void TstWssRulebook::aSampleStandsReady()
{
    const Scenario *sample = m_book.scenario(u"blenheim"_s);
    QVERIFY(sample && sample->sample);
    QCOMPARE(m_book.phrases.render(sample->label), u"On the Nebel"_s);
    QCOMPARE(sample->sides.size(), 2);
    QCOMPARE(sample->sides[1].units[9].name, u"Duke of Marlborough"_s);
}

/// Sentences that are not said any more, with the arguments that they had.
void TstWssRulebook::logsOfOlderBattlesAreRead_data()
{
    QTest::addColumn<Text>("line");
    QTest::newRow("pips.turn") << Text(u"pips.turn"_s)
                                      .with(u"unit"_s, EntityId{4})
                                      .with(u"before"_s, 1)
                                      .with(u"after"_s, 2);
    for (const QString &key :
         {u"fire.mark"_s, u"move.upTo"_s, u"move.away"_s, u"fight.mayPursue"_s})
        QTest::newRow(qPrintable(key)) << Text(key).with(u"unit"_s, EntityId{4}).with(u"n"_s, 2);
    QTest::newRow("faceoff.score") << Text(u"faceoff.score"_s)
                                          .with(u"unit"_s, EntityId{4})
                                          .with(u"die"_s, 5)
                                          .with(u"modifier"_s, -1)
                                          .with(u"pips"_s, 2)
                                          .with(u"score"_s, 2);
    for (const QString &key : {u"victory.withdraws"_s, u"victory.bothWithdraw"_s, u"victory.draw"_s,
                               u"victory.reached"_s})
        QTest::newRow(qPrintable(key))
            << Text(key).with(u"side"_s, EntityId{3}).with(u"first"_s, 12).with(u"second"_s, 12);
}

void TstWssRulebook::logsOfOlderBattlesAreRead() const
{
    QFETCH(const Text, line);
    const QString shown = m_book.phrases.render(line, [](EntityId) { return u"Navarre"_s; });
    QVERIFY2(shown != line.key() && !shown.contains(u'{'), qPrintable(shown));
}

ADJUTANT_TEST(TstWssRulebook)

#include "tst_rulebook.moc"
