// SPDX-License-Identifier: MIT
// What procedures do: the effects.
#include "core/referee/interview.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace adjutant {

void Interview::apply(const Effect &effect)
{
    m_state.apply(effect);
    m_effects.append(effect);
}

EntityId Interview::create(const QString &kind, EntityId parent, const Entity::Values &values)
{
    if (parent != EntityId::None)
        checkThere(parent);
    Entity entity(m_state.nextEntity(), kind, parent);
    for (auto it = values.cbegin(); it != values.cend(); ++it)
        entity.setValue(it.key(), it.value());
    apply(effect::Create{entity});
    return entity.id();
}

QList<std::pair<EntityId, QString>> Interview::linksTo(EntityId id) const
{
    QList<std::pair<EntityId, QString>> found;
    for (const EntityId from : m_state.entities()) {
        const Entity::Links &links = entity(from).links();
        for (auto it = links.cbegin(); it != links.cend(); ++it) {
            if (it.value().contains(id))
                found.append({from, it.key()});
        }
    }
    return found;
}

void Interview::remove(EntityId id)
{
    if (!m_state.contains(id))
        return;
    for (const auto &[from, key] : linksTo(id))
        apply(effect::Unlink{from, key, id});
    withdraw([id](const Owed &item) { return item.entity(u"unit"_s) == id; });
    apply(effect::Remove{entity(id)});
}

void Interview::restore(EntityId id)
{
    const Entity removed = m_state.removed(id);
    Q_ASSERT(!removed.isNull());
    apply(effect::Restore{removed});
    for (auto it = removed.links().cbegin(); it != removed.links().cend(); ++it) {
        for (const EntityId to : it.value())
            apply(effect::Unlink{id, it.key(), to});
    }
}

/// A refusal that was let pass may have named nothing at all.
void Interview::checkThere(EntityId id) const
{
    forbidIf(!m_state.contains(id), {},
             Text(u"refusal.noEntity"_s).with(u"id"_s, adjutant::number(id)));
}

void Interview::set(EntityId id, const QString &key, const Value &value)
{
    checkThere(id);
    const Value before = entity(id).value(key);
    if (before != value)
        apply(effect::Set{id, key, before, value});
}

int Interview::highest(const Entity &entity, const ValueDeclaration &declaration) const
{
    if (!declaration.maximumFrom.isEmpty() && entity.values().contains(declaration.maximumFrom))
        return entity.number(declaration.maximumFrom);
    return declaration.maximum > 0 ? declaration.maximum : std::numeric_limits<int>::max();
}

int Interview::add(EntityId id, const QString &key, int amount)
{
    const Entity &changed = entity(id);
    const int before = changed.number(key);
    int after = before + amount;
    if (const ValueDeclaration *declaration = rulebook().value(key))
        after = std::clamp(after, declaration->minimum,
                           std::max(declaration->minimum, highest(changed, *declaration)));
    set(id, key, after);
    return after - before;
}

void Interview::link(EntityId from, const QString &key, EntityId to)
{
    checkThere(from);
    checkThere(to);
    if (!entity(from).isLinked(key, to))
        apply(effect::Link{from, key, to});
    const LinkDeclaration *declaration = rulebook().link(key);
    if (declaration && declaration->mutual && !entity(to).isLinked(key, from))
        apply(effect::Link{to, key, from});
}

void Interview::unlink(EntityId from, const QString &key, EntityId to)
{
    if (entity(from).isLinked(key, to))
        apply(effect::Unlink{from, key, to});
    const LinkDeclaration *declaration = rulebook().link(key);
    if (declaration && declaration->mutual && entity(to).isLinked(key, from))
        apply(effect::Unlink{to, key, from});
}

void Interview::unlinkAll(EntityId from, const QString &key)
{
    for (const EntityId to : entity(from).linked(key))
        unlink(from, key, to);
}

void Interview::owe(Owed owed)
{
    owed.id = m_state.nextOwed();
    qsizetype place = m_state.owed().size();
    if (owed.due == Due::Now)
        place = m_dueNow++;
    else if (m_owePlace >= 0)
        place = m_dueNow + m_owePlace++;
    apply(effect::Owe{owed, static_cast<int>(std::min(place, m_state.owed().size()))});
}

void Interview::settle(int owedId)
{
    const QList<Owed> &owed = m_state.owed();
    for (qsizetype place = 0; place < owed.size(); ++place) {
        if (owed.at(place).id != owedId)
            continue;
        const Owed item = owed.at(place);
        if (item.id == m_command.owed)
            m_owePlace = 0;
        apply(effect::Settle{item, static_cast<int>(place)});
        return;
    }
}

void Interview::withdraw(const std::function<bool(const Owed &)> &isVoid)
{
    const QList<Owed> before = m_state.owed(); // settling changes the list
    for (const Owed &item : before) {
        if (isVoid(item))
            settle(item.id);
    }
}

void Interview::lapse(const QString &gate)
{
    withdraw([&gate](const Owed &item) { return item.due == Due::Offer && item.gate == gate; });
}

void Interview::advance(const Moment &moment)
{
    if (moment != m_state.moment())
        apply(effect::Advance{m_state.moment(), moment});
}

void Interview::clear(Clears when, EntityId side)
{
    for (const EntityId id : m_state.entities()) {
        if (side != EntityId::None && sideOf(m_state, id) != side)
            continue;
        for (const ValueDeclaration &declaration : rulebook().values) {
            if (declaration.clears == when)
                clearValue(id, declaration);
        }
        for (const LinkDeclaration &declaration : rulebook().links) {
            if (declaration.clears == when)
                unlinkAll(id, declaration.key);
        }
    }
}

void Interview::clearValue(EntityId id, const ValueDeclaration &declaration)
{
    const Entity &cleared = entity(id);
    if (!cleared.values().contains(declaration.key))
        return;
    const QMap<QString, QString> &when = declaration.clearsWhen;
    for (auto each = when.cbegin(); each != when.cend(); ++each) {
        if (!ruled(each.key(), each.value()))
            return;
    }
    set(id, declaration.key,
        declaration.clearsToFrom.isEmpty() ? declaration.clearsTo
                                           : cleared.value(declaration.clearsToFrom));
}

void Interview::instruct(EntityId subject, const Text &text)
{
    apply(effect::Instruct{subject, text});
}

void Interview::say(const QString &rule, const Text &text)
{
    m_lines.append(Line{text, rule, {}, -1});
}

void Interview::say(const QString &rule, const Text &text, const Row &row)
{
    m_lines.append(Line{text, rule, row.table().id, row.index()});
}

} // namespace adjutant
