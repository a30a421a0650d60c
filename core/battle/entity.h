// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/entity_id.h"
#include "core/battle/value.h"

#include <QJsonObject>
#include <QList>
#include <QMap>
#include <QSharedDataPointer>
#include <QString>

namespace adjutant {

/// One thing of a battle: the battle itself, a side, a unit, a figure, a marker, wire, a card.
///
/// What it means is the game's: the core knows only its number, kind, parent, values and links.
/// Copies are cheap; two entities are equal when everything in them is.
class Entity
{
public:
    using Values = QMap<QString, Value>;
    using Links = QMap<QString, QList<EntityId>>;

    /// No entity: the place of one that was removed.
    Entity();
    Entity(EntityId id, const QString &kind, EntityId parent, const Values &values = {},
           const Links &links = {});

    bool isNull() const { return id() == EntityId::None; }
    EntityId id() const { return m_data->id; }
    /// What it belongs to, always created before it.
    EntityId parent() const { return m_data->parent; }
    const QString &kind() const { return m_data->kind; }

    const Values &values() const { return m_data->values; }
    Value value(const QString &key) const { return m_data->values.value(key); }
    int number(const QString &key) const { return value(key).toInt(); }
    bool flag(const QString &key) const { return number(key) != 0; }
    QString word(const QString &key) const { return value(key).toWord(); }

    const Links &links() const { return m_data->links; }
    /// The entities that this one is linked to by \a key, in ascending order.
    QList<EntityId> linked(const QString &key) const { return m_data->links.value(key); }
    bool isLinked(const QString &key, EntityId to) const;

    /// Sets a value; an empty one takes it away.
    void setValue(const QString &key, const Value &value);
    void link(const QString &key, EntityId to);
    void unlink(const QString &key, EntityId to);

    QJsonObject toJson() const;
    static Entity fromJson(const QJsonObject &json);

    friend bool operator==(const Entity &left, const Entity &right);

private:
    struct Data : QSharedData
    {
        EntityId id = EntityId::None;
        EntityId parent = EntityId::None;
        QString kind;
        Values values;
        Links links;
    };

    QSharedDataPointer<Data> m_data;
};

} // namespace adjutant
