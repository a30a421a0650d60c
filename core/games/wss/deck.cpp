// SPDX-License-Identifier: MIT
#include "core/games/wss/deck.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/phases.h"
#include "core/games/wss/unit.h"

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString DeckRule = u"P5.1"_s;

EntityId deckOf(const State &state)
{
    return state.entities(kind::Deck).value(0, EntityId::None);
}

/// One option a colour that is left, with how many of it are.
QList<Option> colours(const Interview &table)
{
    const QString foreseen = foreseenColour(table, cardsShown(table.state()) + 1);
    QList<Option> options;
    for (const QString &colour : {u"black"_s, u"red"_s}) {
        const auto left = cardsOf(table.state(), colour, false).size();
        if (left == 0 || (!foreseen.isEmpty() && foreseen != colour))
            continue;
        Option option = Option::of(colour, Text(u"deck."_s + colour));
        option.maximum = static_cast<int>(left);
        options.append(option);
    }
    return options;
}

/// Says what is certain once one colour is used up (P5.2).
void tellTheRest(Interview &table)
{
    const QList<Option> left = colours(table);
    if (left.size() == 1 && left.first().maximum > 1)
        table.say(u"P5.2"_s, Text(u"deck.rest"_s)
                                 .with(u"colour"_s, QList<Text>{left.first().label})
                                 .with(u"n"_s, left.first().maximum));
}

} // namespace

void createDeck(Interview &table)
{
    const EntityId deck = table.create(kind::Deck, EntityId::Battle);
    int number = 0;
    for (const QString &colour : {u"black"_s, u"red"_s}) {
        const auto phases = table.rulebook().table(u"cards"_s)->rows.size();
        for (qsizetype i = 0; i < phases; ++i)
            table.create(kind::Card, deck, {{key::Colour, colour}, {key::Number, ++number}});
    }
}

void shuffleDeck(Interview &table)
{
    for (const EntityId id : table.state().children(deckOf(table.state()), kind::Card)) {
        table.set(id, key::PlaceBefore, table.entity(id).value(key::Place));
        table.set(id, key::Place, {});
    }
    table.instruct(deckOf(table.state()), Text(u"deck.shuffle"_s));
}

QList<EntityId> cardsOf(const State &state, const QString &colour, bool shown)
{
    QList<EntityId> cards = state.children(deckOf(state), kind::Card);
    cards.removeIf([&](EntityId id) {
        const Entity &card = state.entity(id);
        return card.word(key::Colour) != colour || (card.number(key::Place) > 0) != shown;
    });
    return cards;
}

int cardsShown(const State &state)
{
    return static_cast<int>(cardsOf(state, u"black"_s, true).size() +
                            cardsOf(state, u"red"_s, true).size());
}

QString foreseenColour(const InForce &rules, int place)
{
    if (!rules.ruled(u"wss.deck.reshuffle"_s, u"order"_s))
        return {};
    for (const EntityId id : rules.state().entities(kind::Card)) {
        const Entity &card = rules.state().entity(id);
        if (card.number(key::PlaceBefore) == place)
            return card.word(key::Colour);
    }
    return {};
}

EntityId sideOfColour(const State &state, const QString &colour)
{
    const QString wanted = colour == u"black" ? army::French : army::Alliance;
    for (const EntityId side : state.entities(kind::Side)) {
        if (state.entity(side).word(key::Army) == wanted)
            return side;
    }
    return EntityId::None;
}

QString phaseOfCard(const InForce &rules, int count)
{
    return rules.cell(u"cards"_s, {{u"count"_s, count}}, u"phase"_s).toWord();
}

void drawCard(Interview &table)
{
    const EntityId deck = deckOf(table.state());
    Question card =
        question(table, QuestionKind::Card,
                 {u"card"_s, DeckRule,
                  Text(u"deck.draw"_s).with(u"n"_s, cardsShown(table.state()) + 1), deck});
    card.side = EntityId::None;
    card.options = colours(table);
    table.forbidIf(card.options.isEmpty(), DeckRule, Text(u"deck.empty"_s));
    const QString colour = table.oneOf(card);
    table.set(cardsOf(table.state(), colour, false).first(), key::Place,
              cardsShown(table.state()) + 1);
    const auto count = static_cast<int>(cardsOf(table.state(), colour, true).size());
    const QString phase = phaseOfCard(table, count);
    table.advance({table.moment().turn, sideOfColour(table.state(), colour), phase});
    table.say(u"P5.2"_s, Text(u"deck.opens."_s + phase)
                             .with(u"colour"_s, QList<Text>{Text(u"deck."_s + colour)})
                             .with(u"side"_s, table.moment().side));
    tellTheRest(table);
    openPhase(table);
}

} // namespace adjutant::wss
