// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/effect.h"

#include <QJsonObject>
#include <QList>
#include <QMap>

namespace adjutant {

/// What is true now: the entities, the moment, and what is owed.
///
/// Changes only by effects. Copies are cheap. Applying an effect and reverting it gives a state
/// equal to the one before.
class State
{
public:
    const Moment &moment() const { return m_moment; }
    const QList<Owed> &owed() const { return m_owed; }
    /// The owed item of that number, or null.
    const Owed *findOwed(int id) const;

    /// The entity of that number; a null one where there is none (any more).
    const Entity &entity(EntityId id) const;
    bool contains(EntityId id) const { return !entity(id).isNull(); }
    /// What was removed under that number, as it was then; a null one where nothing was, or where
    /// it is there again.
    Entity removed(EntityId id) const { return m_removed.value(id); }
    /// All that was removed and is not there again, each as it was then, by number.
    QList<Entity> removed() const { return m_removed.values(); }
    /// Every living entity of that kind, in ascending order; of every kind where it is empty.
    QList<EntityId> entities(const QString &kind = {}) const;
    /// The entities of that kind below \a parent (their parent), in ascending order.
    QList<EntityId> children(EntityId parent, const QString &kind = {}) const;

    /// The number that the next created entity gets.
    EntityId nextEntity() const { return EntityId{static_cast<int>(m_entities.size()) + 1}; }
    int nextOwed() const { return m_nextOwed; }

    /// Carries out \a effect. It has to fit (its `before` is what stands here).
    void apply(const Effect &effect);
    /// Takes back \a effect, which has to be the last one applied.
    void revert(const Effect &effect);

    QJsonObject toJson() const;
    static State fromJson(const QJsonObject &json);

    friend bool operator==(const State &, const State &) = default;

private:
    Entity &place(EntityId id);
    void take(const Entity &entity);
    void putBack(const Entity &entity);
    void changeLink(EntityId from, const QString &key, EntityId to, bool linked);

    QList<Entity> m_entities; ///< at its number less one; null where removed
    QMap<EntityId, Entity> m_removed;
    QList<Owed> m_owed;
    Moment m_moment;
    int m_nextOwed = 1;
};

/// The effects that lead from \a before to \a after; instructions and lists owed left aside.
QList<Effect> difference(const State &before, const State &after);

} // namespace adjutant
