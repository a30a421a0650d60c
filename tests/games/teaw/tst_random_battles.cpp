// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"
#include "core/referee/setup.h"

#include "tests/support/laws.h"
#include "tests/support/test_registry.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// What holds for every battle, on random ones of To End All Wars: its scenarios in turn, each time
/// with some rulings chosen otherwise.
class TstRandomBattles : public QObject
{
    Q_OBJECT

private slots:
    void lawsHold();
};

namespace {

/// Chooses a few rulings of \a scenario at random.
void shuffleRulings(const Rulebook &book, QRandomGenerator &random, Scenario &scenario)
{
    constexpr int changed = 6;
    for (int i = 0; i < changed; ++i) {
        const Ruling &ruling = book.rulings.at(random.bounded(book.rulings.size()));
        if (ruling.options.isEmpty())
            continue;
        scenario.rulings.insert(ruling.id,
                                ruling.options.at(random.bounded(ruling.options.size())).id);
    }
}

} // namespace

void TstRandomBattles::lawsHold()
{
#ifdef ADJUTANT_SANITIZED
    constexpr quint32 battles = 80;
#else
    constexpr quint32 battles = 900;
#endif
    auto game = makeGame(u"teaw"_s);
    QVERIFY(game);
    const Rulebook &book = (*game)->rulebook();
    for (quint32 seed = 1; seed <= battles; ++seed) {
        QRandomGenerator random(seed);
        Scenario scenario = book.scenarios.at(seed % book.scenarios.size());
        if (seed % 2 == 0)
            shuffleRulings(book, random, scenario);
        const QString wrong = checkLaws(**game, beginCommand(scenario), seed, requestsOf(seed));
        QVERIFY2(wrong.isEmpty(),
                 qPrintable(wrong + u"\nrulings: "_s + scenario.rulings.values().join(u' ')));
    }
}

ADJUTANT_TEST(TstRandomBattles)

} // namespace adjutant::test

#include "tst_random_battles.moc"
