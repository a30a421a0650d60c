// SPDX-License-Identifier: MIT
#include "tests/support/laws.h"
#include "tests/support/scenario_laws.h"
#include "tests/support/test_registry.h"
#include "tests/support/toy_game.h"

#include <QTest>

using namespace adjutant;

namespace adjutant::test {

/// What holds for every battle of every game, on many random ones of the toy game.
class TstLaws : public QObject
{
    Q_OBJECT

private slots:
    void randomBattles();
};

void TstLaws::randomBattles()
{
    const ToyGame game;
    const Seeds seeds = seedsUpTo(2000);
    for (quint32 seed = seeds.first; seed <= seeds.last; ++seed) {
        const QString wrong = checkLaws(game, toyBattle(), seed, requestsOf(seed));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }
}

ADJUTANT_TEST(TstLaws)

} // namespace adjutant::test

#include "tst_laws.moc"
