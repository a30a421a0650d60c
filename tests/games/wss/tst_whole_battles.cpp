// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"
#include "core/referee/setup.h"

#include "tests/support/random_player.h"
#include "tests/support/test_registry.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// Whole battles of the War of the Spanish Succession, played to their end by people who know
/// nothing of the rules: what has to hold after every request.
class TstWholeBattles : public QObject
{
    Q_OBJECT

private slots:
    void playedToTheEnd();
};

namespace {

/// What a side began with.
using Strength = QMap<EntityId, int>;

QList<EntityId> piecesOf(const State &state, EntityId side)
{
    QList<EntityId> pieces;
    for (const QString &kind : {u"unit"_s, u"gun"_s, u"officer"_s, u"wagon"_s})
        pieces += state.children(side, kind);
    return pieces;
}

QString checkPiece(const State &state, EntityId id)
{
    const Entity &piece = state.entity(id);
    const int stands = piece.number(u"stands"_s);
    const int pips = piece.number(u"pips"_s);
    if (pips < 0 || pips > 6)
        return u"%1 pips"_s.arg(pips);
    if (stands < 0 || stands > piece.number(u"standsFull"_s))
        return u"%1 stands of %2"_s.arg(stands).arg(piece.number(u"standsFull"_s));
    const bool gone = !piece.word(u"status"_s).isEmpty();
    if (gone != (stands == 0))
        return u"%1 stands, status %2"_s.arg(stands).arg(piece.word(u"status"_s));
    const bool fights = !(piece.linked(u"attacks"_s) + piece.linked(u"defends"_s)).isEmpty();
    if (gone && (fights || pips > 0 || piece.flag(u"routing"_s)))
        return u"something goes on after its end"_s;
    return fights && piece.flag(u"routing"_s) ? u"it routs and fights"_s : QString();
}

QString checkFights(const State &state)
{
    for (const EntityId fight : state.entities(u"fight"_s)) {
        bool attacked = false;
        bool defended = false;
        for (const EntityId id : state.entities(u"unit"_s)) {
            attacked = attacked || state.entity(id).isLinked(u"attacks"_s, fight);
            defended = defended || state.entity(id).isLinked(u"defends"_s, fight);
        }
        const int round = state.entity(fight).number(u"round"_s);
        if (!attacked || !defended || round < 1 || round > 2)
            return u"a fight without two sides, or in round %1"_s.arg(round);
    }
    return {};
}

QString checkCards(const State &state)
{
    QSet<int> places;
    int shown = 0;
    for (const EntityId id : state.entities(u"card"_s)) {
        const int place = state.entity(id).number(u"place"_s);
        if (place > 0)
            places.insert(place);
        shown += place > 0 ? 1 : 0;
    }
    const bool inOrder = places.size() == shown &&
                         (shown == 0 || *std::max_element(places.cbegin(), places.cend()) == shown);
    return inOrder ? QString() : u"the cards are out of order"_s;
}

QString checkAll(const Referee &referee)
{
    const State &state = referee.state();
    for (const EntityId side : state.entities(u"side"_s)) {
        for (const EntityId id : piecesOf(state, side)) {
            const QString wrong = checkPiece(state, id);
            if (!wrong.isEmpty())
                return u"entity %1: "_s.arg(number(id)) + wrong;
        }
    }
    const QString wrong = checkFights(state);
    return wrong.isEmpty() ? checkCards(state) : wrong;
}

/// Plays until the battle is decided. Returns what is wrong, empty where nothing is.
QString playBattle(const Game &game, const Scenario &scenario, quint32 seed)
{
    Result<std::unique_ptr<Referee>> begun = Referee::begin(game, beginCommand(scenario), nullptr);
    if (!begun)
        return begun.fault().message;
    Referee &referee = **begun;
    RandomPlayer player(seed);
    constexpr int longest = 6000;
    for (int i = 0; i < longest; ++i) {
        if (referee.state().entity(EntityId::Battle).flag(u"scenarioDone"_s))
            return {};
        if (!player.play(referee))
            return u"seed %1: nothing can be done"_s.arg(seed);
        const QString wrong = checkAll(referee);
        if (!wrong.isEmpty())
            return u"seed %1, request %2: "_s.arg(seed).arg(i) + wrong;
    }
    return u"seed %1: a battle without end"_s.arg(seed);
}

} // namespace

void TstWholeBattles::playedToTheEnd()
{
#ifdef ADJUTANT_SANITIZED
    constexpr int battles = 6;
#else
    constexpr int battles = 400;
#endif
    auto game = makeGame(u"wss"_s);
    QVERIFY(game);
    const Rulebook &book = (*game)->rulebook();
    for (quint32 seed = 1; seed <= battles; ++seed) {
        Scenario scenario = book.scenarios.at(seed % book.scenarios.size());
        QRandomGenerator random(seed);
        for (int i = 0; i < 8 && seed % 2 == 0; ++i) {
            const Ruling &ruling = book.rulings.at(random.bounded(book.rulings.size()));
            if (!ruling.options.isEmpty())
                scenario.rulings.insert(
                    ruling.id, ruling.options.at(random.bounded(ruling.options.size())).id);
        }
        const QString wrong = playBattle(**game, scenario, seed);
        QVERIFY2(wrong.isEmpty(),
                 qPrintable(wrong + u"\nrulings: "_s + scenario.rulings.values().join(u' ')));
    }
}

ADJUTANT_TEST(TstWholeBattles)

} // namespace adjutant::test

#include "tst_whole_battles.moc"
