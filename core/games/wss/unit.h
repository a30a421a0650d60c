// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/state.h"
#include "core/battle/text.h"
#include "core/games/wss/keys.h"
#include "core/games/wss/words.h"

namespace adjutant::wss {

/// A unit, gun, wagon or officer of a battle, with the words of the rulebook for its values.
class Unit
{
public:
    Unit(const State &state, EntityId id)
        : m_state(&state)
        , m_id(id)
    {
    }

    EntityId id() const { return m_id; }
    EntityId side() const;
    bool isThere() const;
    /// Still in the battle: neither dead nor off the table.
    bool isOnTable() const;
    bool isOfKind(const QString &kind) const { return entity().kind() == kind; }
    bool isTroops() const { return isOfKind(kind::Unit); }
    bool isGun() const { return isOfKind(kind::Gun); }
    bool isOfficer() const { return isOfKind(kind::Officer); }
    bool isCommander() const { return word(key::Type) == type::Commander; }

    QString arm() const { return word(key::Arm); }
    bool isMounted() const { return flag(key::Mounted); }
    /// Infantry and dismounted dragoons (P12.8).
    bool isInfantry() const;
    bool isCavalry() const;
    /// Mounted dragoons and hussars, but not British dragoons (P12.4, P12.8).
    bool isLight() const;
    /// Whether its side turns black cards.
    bool isFrenchSide() const;
    bool isMortar() const { return arm() == arm::Mortar; }

    QString quality() const { return word(key::Quality); }
    bool isElite() const { return quality() == quality::Elite; }
    bool isRaw() const { return quality() == quality::Raw; }

    int stands() const { return number(key::Stands); }
    int standsFull() const { return number(key::StandsFull); }
    int pips() const { return number(key::Pips); }
    bool isRouting() const { return flag(key::Routing); }
    bool hasFired() const { return flag(key::Fired); }
    bool hasEverFired() const { return flag(key::FiredEver); }

    /// The fights that it is in, from whichever side; more than one only by a ruling.
    QList<EntityId> fights() const;
    bool isInFight() const { return !fights().isEmpty(); }
    /// Who rides in its ranks.
    QList<EntityId> officers() const;

    bool flag(const QString &key) const { return entity().flag(key); }
    int number(const QString &key) const { return entity().number(key); }
    QString word(const QString &key) const { return entity().word(key); }

private:
    const Entity &entity() const { return m_state->entity(m_id); }

    const State *m_state;
    EntityId m_id;
};

/// A sentence about one unit, which stands in it as {unit}.
inline Text aboutUnit(const QString &key, EntityId unit)
{
    return Text(key).with(QStringLiteral("unit"), unit);
}

/// Everything of a side that was deployed, alive or not.
QList<EntityId> piecesOf(const State &state, EntityId side);
/// What of \a side is on the table, of one kind.
QList<EntityId> onTable(const State &state, EntityId side, const QString &kind);
/// Units and guns on the table.
QList<EntityId> troopsOf(const State &state, EntityId side);
EntityId enemyOf(const State &state, EntityId side);
/// Elite 2, Trained 1, Raw 0 (P3.1).
int gradeOf(const Unit &unit);

} // namespace adjutant::wss
