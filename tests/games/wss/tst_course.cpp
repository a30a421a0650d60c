// SPDX-License-Identifier: MIT
#include "core/report/course.h"

#include "tests/support/test_registry.h"

#include <QTest>

#include "sample_battle.h"

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// A turn of six phases as the report tells it.
class TstWssCourse : public QObject
{
    Q_OBJECT

private slots:
    void everyPhaseHasItsHeading();
    void theCardStandsBelowItsHeading();
};

/// P5.2
void TstWssCourse::everyPhaseHasItsHeading()
{
    const SampleBattle battle;
    for (const QString &colour : {u"red"_s, u"red"_s, u"black"_s}) {
        battle.draw(colour);
        battle.endPhase();
    }
    const Narrator narrator(battle.referee());
    QStringList headings;
    for (const CourseTurn &turn : courseOf(narrator))
        headings.append(narrator.moment(turn.moment));
    QVERIFY2(headings.contains(u"Turn 1, Alliance, Fire"_s), qPrintable(headings.join(u'\n')));
    QVERIFY(headings.contains(u"Turn 1, Alliance, Cavalry"_s));
    QVERIFY(headings.contains(u"Turn 1, French and Bavarians, Fire"_s));
    QCOMPARE(headings.removeDuplicates(), 0);
}

void TstWssCourse::theCardStandsBelowItsHeading()
{
    const SampleBattle battle;
    for (const QString &colour : {u"red"_s, u"red"_s, u"red"_s}) {
        battle.draw(colour);
        battle.endPhase();
    }
    const Narrator narrator(battle.referee());
    int phases = 0;
    for (const CourseTurn &turn : courseOf(narrator)) {
        if (turn.moment.phase.isEmpty())
            continue;
        ++phases;
        const QString card = turn.lines.value(0).text;
        QVERIFY2(card.startsWith(u"Red"_s) || card.startsWith(u"Black"_s), qPrintable(card));
    }
    QVERIFY(phases > 2);
}

ADJUTANT_TEST(TstWssCourse)

} // namespace adjutant::test

#include "tst_course.moc"
