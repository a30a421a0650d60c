// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"

#include "tests/games/wss/whole_battle.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace adjutant;
using namespace Qt::StringLiterals;

/// Whole battles of the War of the Spanish Succession by its default rulings, played to their end
/// by people who know nothing of the rules.
class TstWholeBattles : public QObject
{
    Q_OBJECT

private slots:
    void playedToTheEnd_data();
    void playedToTheEnd();
};

void TstWholeBattles::playedToTheEnd_data()
{
#ifdef ADJUTANT_SANITIZED
    constexpr quint32 battles = 6;
#else
    constexpr quint32 battles = 1000;
#endif
    test::addSeeds({1, battles});
}

void TstWholeBattles::playedToTheEnd()
{
    QFETCH(test::Seeds, seeds);
    static const Result<std::unique_ptr<Game>> game = makeGame(u"wss"_s);
    QVERIFY(game);
    const QString wrong = test::playWholeBattles(**game, seeds, false);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

ADJUTANT_TEST(TstWholeBattles)

#include "tst_whole_battles.moc"
