// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/state.h"
#include "core/games/teaw/keys.h"
#include "core/games/teaw/words.h"

#include <QList>
#include <QString>

namespace adjutant::teaw {

/// One team or tank as it is now (S2, S3). Reads the state and changes nothing.
class Team
{
public:
    Team(const State &state, EntityId id)
        : m_state(&state)
        , m_id(id)
    {
    }

    EntityId id() const { return m_id; }
    /// Its side.
    EntityId side() const;
    bool isThere() const;
    bool isTank() const;
    QString type() const { return entity().word(key::Type); }
    bool is(const QString &type) const { return this->type() == type; }

    int figures() const { return entity().number(key::Figures); }
    int full() const { return entity().number(key::FiguresFull); }
    /// A team with figures left, or a tank that is not destroyed.
    bool isAlive() const;
    int actions() const { return entity().number(key::Actions); }
    int actionsLeft() const { return entity().number(key::ActionsLeft); }
    /// In cm for one Move action (T2.1).
    int speed() const { return entity().number(key::Speed); }
    int movesUsed() const { return entity().number(key::MovesUsed); }
    /// In its own last turn; holds through the enemy's (S2.5).
    bool hasMoved() const { return entity().flag(key::Moved); }
    bool noMoreMoving() const { return entity().flag(key::NoMoreMoving); }
    bool turnEnded() const { return entity().flag(key::TurnEnded); }
    bool hasActed() const { return entity().flag(key::Acted); }
    bool snareRolled() const { return entity().flag(key::SnareRolled); }
    bool hthUsed() const { return entity().flag(key::HthUsed); }
    /// Has fought or tried to withdraw in this turn, in whatever way.
    bool hasFought() const { return hthUsed() || bayonetUsed(); }
    bool bayonetUsed() const { return entity().flag(key::BayonetUsed); }
    int grenadesThrown() const { return entity().number(key::GrenadesThrown); }
    int shotsUsed() const { return entity().number(key::ShotsUsed); }
    int machineGunAttacks() const { return entity().number(key::MgUsed); }
    int cannonAttacks() const { return entity().number(key::CannonUsed); }
    bool isLinedUp() const { return entity().flag(key::LinedUp); }
    bool reactionUsed() const { return entity().flag(key::ReactionUsed); }
    /// How often in this enemy turn it took cover (T17.3).
    int coverTaken() const { return entity().number(key::CoverTaken); }
    /// Engineers, who set off no mines (T15.4).
    bool isSapper() const { return entity().flag(key::Sapper); }

    /// LMG and HMG teams.
    bool hasMachineGun() const { return is(type::Lmg) || is(type::Hmg); }
    bool isSetUp() const { return entity().word(key::Mg) == gun::SetUp; }

    QList<EntityId> engagedWith() const { return entity().linked(link::Engaged); }
    bool isEngaged() const { return !engagedWith().isEmpty(); }
    QList<EntityId> snaredBy() const { return entity().linked(link::SnaredBy); }
    /// The whole team hangs in wire (T5.2).
    bool isSnared() const;
    /// How many figures hang in wire where each rolls for itself (`teaw.wire.contact`).
    int figuresSnared() const { return entity().number(key::FiguresSnared); }
    bool mayPass(EntityId wire) const { return entity().isLinked(link::WirePass, wire); }
    bool wasInRangeOf(EntityId reactor) const { return entity().isLinked(link::InRange, reactor); }

    bool driverDead() const { return entity().flag(key::DriverDead); }
    bool gunnerDead() const { return entity().flag(key::GunnerDead); }
    bool isDestroyed() const { return entity().flag(key::Destroyed); }
    /// A tank without driver and gunner (T20.7).
    bool isKnockedOut() const { return driverDead() && gunnerDead(); }

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

/// Every team and tank, also the destroyed ones, of \a side or (None) of all.
QList<EntityId> unitsOf(const State &state, EntityId side);
/// The teams with figures left, without tanks, of \a side or (None) of all.
QList<EntityId> teamsOf(const State &state, EntityId side);
/// The tanks that are not destroyed, of \a side or (None) of all.
QList<EntityId> tanksOf(const State &state, EntityId side);
/// The side that fights against \a side.
EntityId enemyOf(const State &state, EntityId side);

} // namespace adjutant::teaw
