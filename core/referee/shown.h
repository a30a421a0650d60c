// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/entity_id.h"
#include "core/battle/text.h"

#include <QList>
#include <QString>

namespace adjutant {

/// Something bad that is near, before it happens.
struct Danger
{
    Text word;   ///< "Near half"
    Text reason; ///< "2 stands from half strength"
};

/// How far the losses of a side have come.
struct Gauge
{
    Text words;
    int whole = 0;  ///< all that there was
    int gone = 0;   ///< for good
    int shaken = 0; ///< counted with them, but may come back
    int mark = 0;   ///< at which it ends; 0 for nowhere
};

/// How a battle has ended.
struct Verdict
{
    EntityId winner = EntityId::None; ///< None where nobody has won
    Text text;                        ///< who has won, and why
    QString rule;                     ///< paragraph
};

/// One card of the deck that steers a turn, as everybody at the table may know it.
struct ShownCard
{
    enum class Place {
        Played,
        Open, ///< the one that is played now
        Next,
        Left,
    };

    Place place = Place::Left;
    EntityId side = EntityId::None; ///< whose it is; None while nobody can know
    QString symbol;                 ///< icon of its face; empty while nobody can know
    Text face;                      ///< "Black"; without a key while nobody can know
    Text meaning;                   ///< "Firing"
};

/// The cards in the order in which they come, and what is certain of those that are left.
struct ShownDeck
{
    QList<ShownCard> cards;
    QList<Text> certain;
};

} // namespace adjutant
