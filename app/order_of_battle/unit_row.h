// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/entity_id.h"

#include <QList>
#include <QString>

namespace adjutant::app {

class Session;

/// A state that a unit is in, drawn as symbol, word and colour.
struct Badge
{
    QString symbol;
    QString word;
    QString tone; ///< good, warn or plain
    friend bool operator==(const Badge &, const Badge &) = default;
};

/// Something bad that is near: drawn as symbol, word and colour, with its reason.
struct Threat
{
    QString word;
    QString reason;
    friend bool operator==(const Threat &, const Threat &) = default;
};

/// How far the losses of a side have come, drawn as a bar with a mark.
struct LossBar
{
    QString words; ///< empty where the game counts none
    int whole = 0;
    int gone = 0;
    int shaken = 0; ///< counted with them, but may come back
    int mark = 0;   ///< 0 for none
    friend bool operator==(const LossBar &, const LossBar &) = default;
};

/// What a row of the order of battle says: of a unit, or the name of a side above its units.
struct UnitRow
{
    static constexpr int NoDie = -1;

    EntityId id = EntityId::None;
    bool isSide = false;
    bool isGroup = false; ///< the heading of a group of units, or of what is off the table
    int army = 0;         ///< the how many-th side it belongs to
    int side = 0;         ///< number of its side, for the colour
    int number = 0;
    QString name;
    QString type;   ///< in words
    QString group;  ///< the brigade that it belongs to; empty for none
    QString symbol; ///< of the unit; drawn once for each figure where these have none of their own
    QString figure; ///< drawn once for each figure, after the symbol; empty for none
    int strength = 0;
    int full = 0;        ///< 0 where the unit is one thing and not of figures
    int die = NoDie;     ///< what the die beside it shows; 0 for a unit that may have one
    int markers = 0;     ///< on the last figure that is left
    QStringList counted; ///< strength, die and markers in words: "Stands: 5 of 6"
    QString summary;
    QString player; ///< who plays it, where somebody said so
    QList<Badge> badges;
    QList<Threat> threats;
    LossBar losses;        ///< of a side
    bool gone = false;     ///< destroyed
    bool offTable = false; ///< taken off the table: no part of the battle any more
    friend bool operator==(const UnitRow &, const UnitRow &) = default;

    /// Whether it stands above units.
    bool isHeading() const { return isSide || isGroup; }
    /// Whether it is a unit that plays.
    bool isUnit() const { return !isHeading() && !offTable; }
    /// Whether it is drawn as on the table: with a die, with stands.
    bool hasPicture() const { return die != NoDie || !figure.isEmpty(); }
    /// All of it as one sentence, for those who listen.
    QString spoken() const;
};

/// The rows of the order of battle, side by side.
QList<UnitRow> unitRows(const Session &session);
/// That of one unit alone; an empty one where it is none.
UnitRow unitRow(const Session &session, EntityId unit);

/// The units that were taken off the table.
QList<UnitRow> offTableRows(const Session &session);

} // namespace adjutant::app
