// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"

#include "tests/support/scenario_laws.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// What holds for every battle, on thousands of random ones of To End All Wars.
class TstRandomBattles : public QObject
{
    Q_OBJECT

private slots:
    void lawsHold_data();
    void lawsHold();
};

namespace {

const Game &game()
{
    static const Result<std::unique_ptr<Game>> made = makeGame(u"teaw"_s);
    return **made;
}

} // namespace

void TstRandomBattles::lawsHold_data()
{
    QTest::addColumn<QString>("scenario");
    for (const Scenario &scenario : game().rulebook().scenarios)
        QTest::newRow(qPrintable(scenario.id)) << scenario.id;
}

void TstRandomBattles::lawsHold()
{
    QFETCH(const QString, scenario);
    constexpr quint32 battles = 500;
    const QString wrong =
        checkScenario(game(), *game().rulebook().scenario(scenario), seedsUpTo(battles));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

ADJUTANT_TEST(TstRandomBattles)

} // namespace adjutant::test

#include "tst_random_battles.moc"
