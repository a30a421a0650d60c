// SPDX-License-Identifier: MIT
#include "tests/support/scenario_laws.h"

#include "core/referee/referee.h"
#include "core/referee/setup.h"

#include "tests/support/laws.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace adjutant::test {

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

/// The rulings of \a scenario in words, to play the battle again.
QString rulingsOf(const Scenario &scenario)
{
    QString words;
    for (auto it = scenario.rulings.cbegin(); it != scenario.rulings.cend(); ++it)
        words += u' ' + it.key() + u'=' + it.value();
    return words;
}

} // namespace

Seeds seedsOr(Seeds usual)
{
    const QStringList named = qEnvironmentVariable("ADJUTANT_SEEDS").split(u'-');
    return named.size() == 2 ? Seeds{named.at(0).toUInt(), named.at(1).toUInt()} : usual;
}

Seeds seedsUpTo(quint32 most)
{
#ifdef ADJUTANT_SANITIZED
    constexpr quint32 fewer = 20;
    return seedsOr({1, most / fewer});
#else
    return seedsOr({1, most});
#endif
}

QString checkScenario(const Game &game, const Scenario &scenario, Seeds seeds)
{
    for (quint32 seed = seeds.first; seed <= seeds.last; ++seed) {
        QRandomGenerator random(seed);
        Scenario played = scenario;
        if (seed % 2 == 0)
            shuffleRulings(game.rulebook(), random, played);
        // A choice may refuse an army that all others let pass.
        if (seed % 2 == 0 && !Referee::begin(game, beginCommand(played), nullptr))
            continue;
        const QString wrong = checkLaws(game, beginCommand(played), seed, requestsOf(seed));
        if (!wrong.isEmpty())
            return wrong + u"\nscenario "_s + scenario.id + u", rulings:"_s + rulingsOf(played);
    }
    return {};
}

} // namespace adjutant::test
