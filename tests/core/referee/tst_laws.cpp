// SPDX-License-Identifier: MIT
#include "tests/support/laws.h"
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
#ifdef ADJUTANT_SANITIZED
    constexpr quint32 battles = 100;
#else
    constexpr quint32 battles = 1500;
#endif
    const ToyGame game;
    for (quint32 seed = 1; seed <= battles; ++seed) {
        const QString wrong = checkLaws(game, toyBattle(), seed, requestsOf(seed));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }
}

ADJUTANT_TEST(TstLaws)

} // namespace adjutant::test

#include "tst_laws.moc"
