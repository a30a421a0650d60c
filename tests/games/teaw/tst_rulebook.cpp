// SPDX-License-Identifier: MIT
#include "core/rules/rulebook.h"

#include "tests/support/test_registry.h"

#include <QSet>
#include <QTest>

using namespace adjutant;
using namespace Qt::StringLiterals;

class TstRulebook : public QObject
{
    Q_OBJECT

    Rulebook m_book;

private slots:
    void initTestCase();
    void everyTeamIsInTheLargestScenario();
    void aSampleStandsReady();
};

void TstRulebook::initTestCase()
{
    Result<Rulebook> read = Rulebook::read(u":/games/teaw"_s);
    QVERIFY2(read.ok(), read ? "" : qPrintable(read.fault().message));
    m_book = *read;
}

void TstRulebook::everyTeamIsInTheLargestScenario()
{
    const Scenario *scenario = m_book.scenario(u"all-arms"_s);
    QVERIFY(scenario);
    for (const SideEntry &side : scenario->sides) {
        QSet<QString> types;
        for (const UnitEntry &unit : side.units)
            types.insert(unit.type);
        for (const UnitType &type : m_book.unitTypes)
            QCOMPARE(types.contains(type.id), m_book.kind(type.kind)->unit);
    }
}

void TstRulebook::aSampleStandsReady()
{
    const Scenario *sample = m_book.scenario(u"wire-at-dawn"_s);
    QVERIFY(sample && sample->sample);
    QCOMPARE(m_book.phrases.render(sample->label), u"The Wire at Dawn"_s);
    QCOMPARE(sample->sides.size(), 2);
    QCOMPARE(sample->sides[0].units[4].name, u"Mark IV \"Daphne\""_s);
    QCOMPARE(sample->sides[1].units[0].number, 11);
}

ADJUTANT_TEST(TstRulebook)

#include "tst_rulebook.moc"
