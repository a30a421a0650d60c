// SPDX-License-Identifier: MIT
#include "core/battle/entity.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant {

Entity::Entity()
{
    // One shared nothing, so that the places of removed entities cost no memory each.
    static const QSharedDataPointer<Data> nothing(new Data);
    m_data = nothing;
}

Entity::Entity(EntityId id, const QString &kind, EntityId parent, const Values &values,
               const Links &links)
    : m_data(new Data)
{
    m_data->values = values;
    m_data->links = links;
    m_data->id = id;
    m_data->kind = kind;
    m_data->parent = parent;
}

bool Entity::isLinked(const QString &key, EntityId to) const
{
    const auto found = m_data->links.constFind(key);
    return found != m_data->links.cend() && found->contains(to);
}

void Entity::setValue(const QString &key, const Value &value)
{
    if (value.isEmpty())
        m_data->values.remove(key);
    else
        m_data->values.insert(key, value);
}

void Entity::link(const QString &key, EntityId to)
{
    QList<EntityId> &ids = m_data->links[key];
    const auto place = std::lower_bound(ids.begin(), ids.end(), to);
    if (place == ids.end() || *place != to)
        ids.insert(place, to);
}

void Entity::unlink(const QString &key, EntityId to)
{
    const auto found = m_data->links.find(key);
    if (found == m_data->links.end())
        return;
    found->removeAll(to);
    if (found->isEmpty())
        m_data->links.erase(found);
}

QJsonObject Entity::toJson() const
{
    QJsonObject values;
    for (auto it = m_data->values.cbegin(); it != m_data->values.cend(); ++it)
        values.insert(it.key(), it.value().toJson());
    QJsonObject links;
    for (auto it = m_data->links.cbegin(); it != m_data->links.cend(); ++it) {
        QJsonArray ids;
        for (const EntityId to : it.value())
            ids.append(adjutant::number(to));
        links.insert(it.key(), ids);
    }
    QJsonObject json{{u"id"_s, adjutant::number(id())},
                     {u"kind"_s, kind()},
                     {u"parent"_s, adjutant::number(parent())},
                     {u"values"_s, values}};
    if (!links.isEmpty())
        json.insert(u"links"_s, links);
    return json;
}

Entity Entity::fromJson(const QJsonObject &json)
{
    Entity entity(EntityId{json.value(u"id"_s).toInt()}, json.value(u"kind"_s).toString(),
                  EntityId{json.value(u"parent"_s).toInt()});
    const QJsonObject values = json.value(u"values"_s).toObject();
    for (auto it = values.begin(); it != values.end(); ++it)
        entity.setValue(it.key(), Value::fromJson(it.value()));
    const QJsonObject links = json.value(u"links"_s).toObject();
    for (auto it = links.begin(); it != links.end(); ++it) {
        for (const QJsonValue to : it.value().toArray())
            entity.link(it.key(), EntityId{to.toInt()});
    }
    return entity;
}

bool operator==(const Entity &left, const Entity &right)
{
    if (left.m_data == right.m_data)
        return true;
    return left.id() == right.id() && left.parent() == right.parent() &&
           left.kind() == right.kind() && left.values() == right.values() &&
           left.links() == right.links();
}

} // namespace adjutant
