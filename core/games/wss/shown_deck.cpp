// SPDX-License-Identifier: MIT
#include "core/games/wss/shown_deck.h"

#include "core/games/wss/deck.h"
#include "core/games/wss/unit.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QStringList &colours()
{
    static const QStringList both{u"black"_s, u"red"_s};
    return both;
}

int cardsLeft(const State &state, const QString &colour)
{
    return static_cast<int>(cardsOf(state, colour, false).size());
}

/// The colour that has come as number \a place, or has to; empty while nobody knows.
QString colourAt(const InForce &rules, int place)
{
    const State &state = rules.state();
    for (const EntityId id : state.entities(kind::Card)) {
        if (state.entity(id).number(key::Place) == place)
            return state.entity(id).word(key::Colour);
    }
    if (cardsLeft(state, u"black"_s) == 0)
        return u"red"_s;
    if (cardsLeft(state, u"red"_s) == 0)
        return u"black"_s;
    return foreseenColour(rules, place);
}

ShownCard::Place placeOf(const State &state, int place)
{
    const int shown = cardsShown(state);
    const bool isPhase = !state.moment().phase.isEmpty() && state.moment().phase != phase::Rally;
    if (place == shown && isPhase)
        return ShownCard::Place::Open;
    if (place <= shown)
        return ShownCard::Place::Played;
    return place == shown + 1 ? ShownCard::Place::Next : ShownCard::Place::Left;
}

Text phaseText(const InForce &rules, int count)
{
    return Text(u"phase."_s + phaseOfCard(rules, count));
}

/// What the next card of \a colour opens, whenever it comes.
Text nextOf(const InForce &rules, const QString &colour)
{
    const auto count = static_cast<int>(cardsOf(rules.state(), colour, true).size()) + 1;
    return Text(u"deck.nextOf"_s)
        .with(u"colour"_s, QList<Text>{Text(u"deck."_s + colour)})
        .with(u"side"_s, sideOfColour(rules.state(), colour))
        .with(u"phase"_s, QList<Text>{phaseText(rules, count)});
}

QList<Text> certainties(const InForce &rules)
{
    const State &state = rules.state();
    QList<Text> certain;
    QStringList open = colours();
    open.removeIf([&state](const QString &colour) { return cardsLeft(state, colour) == 0; });
    for (const QString &colour : std::as_const(open))
        certain.append(nextOf(rules, colour));
    if (open.isEmpty())
        certain.append(Text(u"deck.allOut"_s));
    else if (open.size() == 1)
        certain.prepend(Text(u"deck.onlyOne"_s)
                            .with(u"n"_s, cardsLeft(state, open.constFirst()))
                            .with(u"colour"_s, QList<Text>{Text(u"deck."_s + open.constFirst())}));
    else
        certain.prepend(Text(u"deck.left"_s)
                            .with(u"black"_s, cardsLeft(state, u"black"_s))
                            .with(u"red"_s, cardsLeft(state, u"red"_s)));
    return certain;
}

} // namespace

ShownDeck shownDeck(const InForce &rules)
{
    const State &state = rules.state();
    const auto all = static_cast<int>(state.entities(kind::Card).size());
    ShownDeck deck;
    QHash<QString, int> counts;
    for (int place = 1; place <= all; ++place) {
        ShownCard card;
        card.place = placeOf(state, place);
        if (const QString colour = colourAt(rules, place); !colour.isEmpty()) {
            card.side = sideOfColour(state, colour);
            card.symbol = colour == u"black" ? u"spade"_s : u"heart"_s;
            card.face = Text(u"deck."_s + colour);
            card.meaning = phaseText(rules, ++counts[colour]);
        }
        deck.cards.append(card);
    }
    if (all > 0)
        deck.certain = certainties(rules);
    return deck;
}

} // namespace adjutant::wss
