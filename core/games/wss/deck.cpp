// SPDX-License-Identifier: MIT
#include "core/games/wss/deck.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/phases.h"
#include "core/games/wss/unit.h"

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString DeckRule = u"P5.1"_s;

EntityId deckOf(const Interview &table)
{
    return table.state().entities(kind::Deck).value(0, EntityId::None);
}

QList<EntityId> cardsOf(const Interview &table, const QString &colour, bool shown)
{
    QList<EntityId> cards = table.state().children(deckOf(table), kind::Card);
    cards.removeIf([&](EntityId id) {
        const Entity &card = table.entity(id);
        return card.word(key::Colour) != colour || (card.number(key::Place) > 0) != shown;
    });
    return cards;
}

/// The colour that has to come where the cards keep their order (`wss.deck.reshuffle`).
QString foreseenColour(const Interview &table)
{
    if (!table.ruled(u"wss.deck.reshuffle"_s, u"order"_s))
        return {};
    for (const EntityId id : table.state().children(deckOf(table), kind::Card)) {
        if (table.entity(id).number(key::PlaceBefore) == cardsShown(table) + 1)
            return table.entity(id).word(key::Colour);
    }
    return {};
}

/// One option a colour that is left, with how many of it are.
QList<Option> colours(const Interview &table)
{
    const QString foreseen = foreseenColour(table);
    QList<Option> options;
    for (const QString &colour : {u"black"_s, u"red"_s}) {
        const auto left = cardsOf(table, colour, false).size();
        if (left == 0 || (!foreseen.isEmpty() && foreseen != colour))
            continue;
        Option option = Option::of(colour, Text(u"deck."_s + colour));
        option.maximum = static_cast<int>(left);
        options.append(option);
    }
    return options;
}

/// The French side is black, the Alliance red (P5.1).
EntityId sideOfColour(const Interview &table, const QString &colour)
{
    const QString wanted = colour == u"black" ? army::French : army::Alliance;
    for (const EntityId side : table.state().entities(kind::Side)) {
        if (table.entity(side).word(key::Army) == wanted)
            return side;
    }
    return EntityId::None;
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
    for (const EntityId id : table.state().children(deckOf(table), kind::Card)) {
        table.set(id, key::PlaceBefore, table.entity(id).value(key::Place));
        table.set(id, key::Place, {});
    }
    table.instruct(deckOf(table), Text(u"deck.shuffle"_s));
}

int cardsShown(const Interview &table)
{
    return static_cast<int>(cardsOf(table, u"black"_s, true).size() +
                            cardsOf(table, u"red"_s, true).size());
}

void drawCard(Interview &table)
{
    const EntityId deck = deckOf(table);
    Question card = question(
        table, QuestionKind::Card,
        {u"card"_s, DeckRule, Text(u"deck.draw"_s).with(u"n"_s, cardsShown(table) + 1), deck});
    card.side = EntityId::None;
    card.options = colours(table);
    table.forbidIf(card.options.isEmpty(), DeckRule, Text(u"deck.empty"_s));
    const QString colour = table.oneOf(card);
    table.set(cardsOf(table, colour, false).first(), key::Place, cardsShown(table) + 1);
    const auto count = static_cast<int>(cardsOf(table, colour, true).size());
    const QString phase = table.row(u"cards"_s, {{u"count"_s, count}}).word(u"phase"_s);
    table.advance({table.moment().turn, sideOfColour(table, colour), phase});
    table.say(u"P5.2"_s, Text(u"deck.opens."_s + phase)
                             .with(u"colour"_s, QList<Text>{Text(u"deck."_s + colour)})
                             .with(u"side"_s, table.moment().side));
    tellTheRest(table);
    openPhase(table);
}

} // namespace adjutant::wss
