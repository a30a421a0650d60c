// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"

#include "tests/games/wss/whole_battle.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace adjutant;
using namespace Qt::StringLiterals;

/// Whole battles with rulings chosen otherwise, played to their end by people who know nothing of
/// the rules.
class TstBattlesByRulings : public QObject
{
    Q_OBJECT

private slots:
    void playedToTheEnd_data();
    void playedToTheEnd();
};

void TstBattlesByRulings::playedToTheEnd_data()
{
#ifdef ADJUTANT_SANITIZED
    constexpr quint32 last = 5006;
#else
    constexpr quint32 last = 6000;
#endif
    test::addSeeds({5001, last});
}

void TstBattlesByRulings::playedToTheEnd()
{
    QFETCH(test::Seeds, seeds);
    static const Result<std::unique_ptr<Game>> game = makeGame(u"wss"_s);
    QVERIFY(game);
    const QString wrong = test::playWholeBattles(**game, seeds, true);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

ADJUTANT_TEST(TstBattlesByRulings)

#include "tst_battles_by_rulings.moc"
