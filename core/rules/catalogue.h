// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/value.h"

#include <QJsonArray>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace adjutant {

/// One type of unit that an army can hold.
struct UnitType
{
    QString id;
    QString kind;                ///< of entity
    QString label;               ///< key of its text
    QMap<QString, Value> values; ///< what a new unit of the type has: figures 6, actions 3
    QMap<QString, QString> valuesFromRuling; ///< value key -> ruling id whose number it takes
    QMap<QString, int> actions; ///< action id -> cost; what is not here the type may not do
};

/// One unit that a scenario or a player puts into a battle.
struct UnitEntry
{
    QString type;
    QString name;                ///< as given; empty takes the type's label
    int number = 0;              ///< short number; 0 gives the next free one
    QMap<QString, Value> values; ///< what differs from the type's
};

struct SideEntry
{
    QString name;
    QMap<QString, Value> values; ///< of the side: attacker
    QList<UnitEntry> units;
};

/// A cell of a table that players agreed to read differently.
struct HouseRule
{
    QString table;
    int row = 0;
    QString column;
    Value value;
    friend bool operator==(const HouseRule &, const HouseRule &) = default;
};

/// A battle ready to be set up.
struct Scenario
{
    QString id;
    QString label;       ///< key of its text
    QString description; ///< key of its text
    QList<SideEntry> sides;
    QMap<QString, QString> rulings; ///< what differs from the defaults
    QList<HouseRule> houseRules;
    QMap<QString, Value> values; ///< of the battle: game type, victory conditions
    QList<UnitEntry> markers;    ///< terrain with a name, wire: no side
    bool sample = false;
    QJsonArray script; ///< how it is played in the rulebook, for playScript()

    /// Key of the text by which a name of a scenario is translated.
    static QString nameKey(const QString &name) { return u"names." + name; }
};

} // namespace adjutant
