// SPDX-License-Identifier: MIT
#include "core/battle/state.h"

#include "core/battle/overloaded.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant {

const Owed *State::findOwed(int id) const
{
    const auto found = std::find_if(m_owed.cbegin(), m_owed.cend(),
                                    [id](const Owed &owed) { return owed.id == id; });
    return found == m_owed.cend() ? nullptr : &*found;
}

const Entity &State::entity(EntityId id) const
{
    static const Entity nothing;
    const qsizetype index = qsizetype{number(id)} - 1;
    return index >= 0 && index < m_entities.size() ? m_entities.at(index) : nothing;
}

QList<EntityId> State::entities(const QString &kind) const
{
    QList<EntityId> ids;
    for (const Entity &entity : m_entities) {
        if (!entity.isNull() && (kind.isEmpty() || entity.kind() == kind))
            ids.append(entity.id());
    }
    return ids;
}

QList<EntityId> State::children(EntityId parent, const QString &kind) const
{
    QList<EntityId> ids;
    for (const Entity &entity : m_entities) {
        if (!entity.isNull() && entity.parent() == parent &&
            (kind.isEmpty() || entity.kind() == kind))
            ids.append(entity.id());
    }
    return ids;
}

Entity &State::place(EntityId id)
{
    const qsizetype index = qsizetype{number(id)} - 1;
    Q_ASSERT(index >= 0 && index < m_entities.size());
    return m_entities[index];
}

void State::take(const Entity &entity)
{
    m_removed.insert(entity.id(), entity);
    place(entity.id()) = Entity();
}

void State::putBack(const Entity &entity)
{
    m_removed.remove(entity.id());
    place(entity.id()) = entity;
}

void State::changeLink(EntityId from, const QString &key, EntityId to, bool linked)
{
    if (linked)
        place(from).link(key, to);
    else
        place(from).unlink(key, to);
}

void State::apply(const Effect &effect)
{
    using namespace effect;
    std::visit(Overloaded{
                   [this](const Create &e) {
                       Q_ASSERT(e.entity.id() == nextEntity());
                       Q_ASSERT(e.entity.parent() < e.entity.id());
                       m_entities.append(e.entity);
                   },
                   [this](const Remove &e) { take(e.entity); },
                   [this](const Restore &e) { putBack(e.entity); },
                   [this](const Set &e) { place(e.entity).setValue(e.key, e.after); },
                   [this](const Link &e) { changeLink(e.from, e.key, e.to, true); },
                   [this](const Unlink &e) { changeLink(e.from, e.key, e.to, false); },
                   [this](const Owe &e) {
                       m_owed.insert(e.place, e.owed);
                       m_nextOwed = e.owed.id + 1;
                   },
                   [this](const Settle &e) { m_owed.removeAt(e.place); },
                   [this](const Advance &e) { m_moment = e.after; },
                   [](const Instruct &) {},
               },
               effect);
}

void State::revert(const Effect &effect)
{
    using namespace effect;
    std::visit(Overloaded{
                   [this](const Create &e) {
                       Q_ASSERT(number(e.entity.id()) == m_entities.size());
                       m_entities.removeLast();
                   },
                   [this](const Remove &e) { putBack(e.entity); },
                   [this](const Restore &e) { take(e.entity); },
                   [this](const Set &e) { place(e.entity).setValue(e.key, e.before); },
                   [this](const Link &e) { changeLink(e.from, e.key, e.to, false); },
                   [this](const Unlink &e) { changeLink(e.from, e.key, e.to, true); },
                   [this](const Owe &e) {
                       m_owed.removeAt(e.place);
                       m_nextOwed = e.owed.id;
                   },
                   [this](const Settle &e) { m_owed.insert(e.place, e.owed); },
                   [this](const Advance &e) { m_moment = e.before; },
                   [](const Instruct &) {},
               },
               effect);
}

QJsonObject State::toJson() const
{
    QJsonArray entities;
    for (const Entity &entity : m_entities)
        entities.append(entity.isNull() ? QJsonValue(QJsonValue::Null) : entity.toJson());
    QJsonArray removed;
    for (const Entity &entity : m_removed)
        removed.append(entity.toJson());
    QJsonArray owed;
    for (const Owed &item : m_owed)
        owed.append(item.toJson());
    return {{u"entities"_s, entities},
            {u"removed"_s, removed},
            {u"owed"_s, owed},
            {u"nextOwed"_s, m_nextOwed},
            {u"moment"_s, m_moment.toJson()}};
}

State State::fromJson(const QJsonObject &json)
{
    State state;
    for (const QJsonValue entity : json.value(u"entities"_s).toArray())
        state.m_entities.append(entity.isNull() ? Entity() : Entity::fromJson(entity.toObject()));
    for (const QJsonValue value : json.value(u"removed"_s).toArray()) {
        const Entity entity = Entity::fromJson(value.toObject());
        state.m_removed.insert(entity.id(), entity);
    }
    for (const QJsonValue owed : json.value(u"owed"_s).toArray())
        state.m_owed.append(Owed::fromJson(owed.toObject()));
    state.m_nextOwed = json.value(u"nextOwed"_s).toInt(1);
    state.m_moment = Moment::fromJson(json.value(u"moment"_s).toObject());
    return state;
}

namespace {

void addValueDifferences(QList<Effect> &effects, const Entity &before, const Entity &after)
{
    QStringList keys = before.values().keys();
    for (auto it = after.values().cbegin(); it != after.values().cend(); ++it) {
        if (!before.values().contains(it.key()))
            keys.append(it.key());
    }
    for (const QString &key : std::as_const(keys)) {
        if (before.value(key) != after.value(key))
            effects.append(effect::Set{before.id(), key, before.value(key), after.value(key)});
    }
}

void addLinkDifferences(QList<Effect> &effects, const Entity &before, const Entity &after)
{
    for (auto it = before.links().cbegin(); it != before.links().cend(); ++it) {
        for (const EntityId to : it.value()) {
            if (!after.isLinked(it.key(), to))
                effects.append(effect::Unlink{before.id(), it.key(), to});
        }
    }
    for (auto it = after.links().cbegin(); it != after.links().cend(); ++it) {
        for (const EntityId to : it.value()) {
            if (!before.isLinked(it.key(), to))
                effects.append(effect::Link{before.id(), it.key(), to});
        }
    }
}

/// \a wasThere says that the number was given already.
void addDifferences(QList<Effect> &effects, const Entity &before, const Entity &after,
                    bool wasThere)
{
    if (before == after)
        return;
    const bool same = !before.isNull() && !after.isNull() && before.kind() == after.kind();
    if (same) {
        addValueDifferences(effects, before, after);
        addLinkDifferences(effects, before, after);
        return;
    }
    if (!before.isNull())
        effects.append(effect::Remove{before});
    if (!after.isNull() && wasThere)
        effects.append(effect::Restore{after});
    else if (!after.isNull())
        effects.append(effect::Create{after});
}

} // namespace

QList<Effect> difference(const State &before, const State &after)
{
    QList<Effect> effects;
    const int count = std::max(number(before.nextEntity()), number(after.nextEntity()));
    for (int id = 1; id < count; ++id)
        addDifferences(effects, before.entity(EntityId{id}), after.entity(EntityId{id}),
                       EntityId{id} < before.nextEntity());
    if (before.moment() != after.moment())
        effects.append(effect::Advance{before.moment(), after.moment()});
    return effects;
}

} // namespace adjutant
