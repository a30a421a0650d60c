// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/state.h"

#include <QList>
#include <QString>

namespace adjutant::teaw {

/// The keys of the values that teams and tanks have (S2, S3): each spelt once, here.
namespace key {

inline const QString Type = QStringLiteral("type");
inline const QString Figures = QStringLiteral("figures");
inline const QString FiguresFull = QStringLiteral("figuresFull");
inline const QString Actions = QStringLiteral("actions");
inline const QString ActionsLeft = QStringLiteral("actionsLeft");
inline const QString Speed = QStringLiteral("speed");
inline const QString MovesUsed = QStringLiteral("movesUsed");
inline const QString Moved = QStringLiteral("moved");
inline const QString NoMoreMoving = QStringLiteral("noMoreMoving");
inline const QString TurnEnded = QStringLiteral("turnEnded");
inline const QString Acted = QStringLiteral("acted");
inline const QString SnareRolled = QStringLiteral("snareRolled");
inline const QString FiguresSnared = QStringLiteral("figuresSnared");
inline const QString HthUsed = QStringLiteral("hthUsed");
inline const QString BayonetUsed = QStringLiteral("bayonetUsed");
inline const QString GrenadesThrown = QStringLiteral("grenadesThrown");
inline const QString ShotsUsed = QStringLiteral("shotsUsed");
inline const QString MgUsed = QStringLiteral("mgUsed");
inline const QString CannonUsed = QStringLiteral("cannonUsed");
inline const QString Mg = QStringLiteral("mg");
inline const QString LinedUp = QStringLiteral("linedUp");
inline const QString ReactionUsed = QStringLiteral("reactionUsed");
inline const QString CoverTaken = QStringLiteral("coverTaken");
inline const QString Sapper = QStringLiteral("sapper");
inline const QString DriverDead = QStringLiteral("driverDead");
inline const QString GunnerDead = QStringLiteral("gunnerDead");
inline const QString Destroyed = QStringLiteral("destroyed");

inline const QString LosesTurn = QStringLiteral("losesTurn");
inline const QString Length = QStringLiteral("length"); ///< of wire, in cm

// Of a side (S1).
inline const QString Turns = QStringLiteral("turns");                   ///< its own turns so far
inline const QString TeamsDestroyed = QStringLiteral("teamsDestroyed"); ///< enemy teams, a tally
inline const QString RangesNoted = QStringLiteral("rangesNoted");
inline const QString Hold = QStringLiteral("hold");
inline const QString HeldBefore = QStringLiteral("heldBefore");
inline const QString Attacker = QStringLiteral("attacker");

// Of the battle.
inline const QString Objective = QStringLiteral("objective");
inline const QString ObjectiveTeams = QStringLiteral("objectiveTeams");
inline const QString ObjectiveTurns = QStringLiteral("objectiveTurns");
inline const QString Decided = QStringLiteral("scenarioDone");
inline const QString Winner = QStringLiteral("winner");

} // namespace key

/// The links between teams, and from teams to what lies on the table.
namespace link {

inline const QString Engaged = QStringLiteral("engaged");
/// From the team that began a fight to the other.
inline const QString BeganFight = QStringLiteral("beganFight");
/// From the team that attacks first in every round of a fight to the other (`teaw.hth.initiative`).
inline const QString Initiative = QStringLiteral("initiative");
inline const QString SnaredBy = QStringLiteral("snaredBy");
inline const QString WirePass = QStringLiteral("wirePass");
inline const QString WirePassNext = QStringLiteral("wirePassNext");
/// From a mover to each team that it was in range of before its first move of the turn.
inline const QString InRange = QStringLiteral("inRange");
/// The same as it was last told, to be filled in when it is asked again.
inline const QString WasInRange = QStringLiteral("wasInRange");
/// From a team to wire that was put against it (`teaw.wire.placedtouch`).
inline const QString Touching = QStringLiteral("touching");
/// From a team to each grenade that it has tried to throw back this turn.
inline const QString Tried = QStringLiteral("tried");

} // namespace link

/// The types of teams (T2).
namespace type {

inline const QString Assault = QStringLiteral("assault");
inline const QString Defensive = QStringLiteral("defensive");
inline const QString Lmg = QStringLiteral("lmg");
inline const QString Hmg = QStringLiteral("hmg");
inline const QString Engineer = QStringLiteral("engineer");
inline const QString Flamethrower = QStringLiteral("flamethrower");
inline const QString Raider = QStringLiteral("raider");
inline const QString Sniper = QStringLiteral("sniper");
inline const QString AntiTank = QStringLiteral("antiTank");
inline const QString Tank = QStringLiteral("tank");

} // namespace type

/// The words for the two states of a machine gun (S2.14).
namespace gun {

inline const QString Packed = QStringLiteral("packed");
inline const QString SetUp = QStringLiteral("setUp");

} // namespace gun

/// The kinds of entities that fight.
namespace kind {

inline const QString Team = QStringLiteral("team");
inline const QString Tank = QStringLiteral("tank");
inline const QString Side = QStringLiteral("side");
inline const QString Wire = QStringLiteral("wire");
inline const QString Mine = QStringLiteral("mine");
inline const QString Grenade = QStringLiteral("grenade");
inline const QString Charge = QStringLiteral("charge");
inline const QString Area = QStringLiteral("area");
inline const QString Objective = QStringLiteral("objective");

} // namespace kind

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

/// Every team and tank, also the destroyed ones, of \a side or (None) of all.
QList<EntityId> unitsOf(const State &state, EntityId side);
/// The teams with figures left, without tanks, of \a side or (None) of all.
QList<EntityId> teamsOf(const State &state, EntityId side);
/// The tanks that are not destroyed, of \a side or (None) of all.
QList<EntityId> tanksOf(const State &state, EntityId side);
/// The side that fights against \a side.
EntityId enemyOf(const State &state, EntityId side);

} // namespace adjutant::teaw
