// SPDX-License-Identifier: MIT
#include "core/battle/effect.h"

#include "core/battle/overloaded.h"

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

QJsonObject linkToJson(const QString &name, EntityId from, const QString &key, EntityId to)
{
    return {
        {u"effect"_s, name}, {u"entity"_s, number(from)}, {u"key"_s, key}, {u"to"_s, number(to)}};
}

template<typename LinkEffect>
LinkEffect linkFromJson(const QJsonObject &json)
{
    return {EntityId{json.value(u"entity"_s).toInt()}, json.value(u"key"_s).toString(),
            EntityId{json.value(u"to"_s).toInt()}};
}

template<typename OwedEffect>
OwedEffect owedFromJson(const QJsonObject &json)
{
    return {Owed::fromJson(json.value(u"owed"_s).toObject()), json.value(u"place"_s).toInt()};
}

/// Nothing where its parent does not come before it: what is above an entity has to end.
std::optional<Effect> createFromJson(const QJsonObject &json)
{
    const Entity entity = Entity::fromJson(json.value(u"entity"_s).toObject());
    return entity.parent() < entity.id() ? std::optional<Effect>(effect::Create{entity})
                                         : std::nullopt;
}

effect::Set setFromJson(const QJsonObject &json)
{
    return {EntityId{json.value(u"entity"_s).toInt()}, json.value(u"key"_s).toString(),
            Value::fromJson(json.value(u"before"_s)), Value::fromJson(json.value(u"after"_s))};
}

} // namespace

QJsonObject effectToJson(const Effect &effect)
{
    using namespace effect;
    return std::visit(
        Overloaded{
            [](const Create &e) {
                return QJsonObject{{u"effect"_s, u"create"_s}, {u"entity"_s, e.entity.toJson()}};
            },
            [](const Remove &e) {
                return QJsonObject{{u"effect"_s, u"remove"_s}, {u"entity"_s, e.entity.toJson()}};
            },
            [](const Restore &e) {
                return QJsonObject{{u"effect"_s, u"restore"_s}, {u"entity"_s, e.entity.toJson()}};
            },
            [](const Set &e) {
                return QJsonObject{{u"effect"_s, u"set"_s},
                                   {u"entity"_s, number(e.entity)},
                                   {u"key"_s, e.key},
                                   {u"before"_s, e.before.toJson()},
                                   {u"after"_s, e.after.toJson()}};
            },
            [](const Link &e) { return linkToJson(u"link"_s, e.from, e.key, e.to); },
            [](const Unlink &e) { return linkToJson(u"unlink"_s, e.from, e.key, e.to); },
            [](const Owe &e) {
                return QJsonObject{
                    {u"effect"_s, u"owe"_s}, {u"owed"_s, e.owed.toJson()}, {u"place"_s, e.place}};
            },
            [](const Settle &e) {
                return QJsonObject{{u"effect"_s, u"settle"_s},
                                   {u"owed"_s, e.owed.toJson()},
                                   {u"place"_s, e.place}};
            },
            [](const Advance &e) {
                return QJsonObject{{u"effect"_s, u"advance"_s},
                                   {u"before"_s, e.before.toJson()},
                                   {u"after"_s, e.after.toJson()}};
            },
            [](const Instruct &e) {
                return QJsonObject{{u"effect"_s, u"instruct"_s},
                                   {u"entity"_s, number(e.subject)},
                                   {u"text"_s, e.text.toJson()}};
            },
        },
        effect);
}

std::optional<Effect> effectFromJson(const QJsonObject &json)
{
    const QString name = json.value(u"effect"_s).toString();
    if (name == u"set")
        return setFromJson(json);
    if (name == u"create")
        return createFromJson(json);
    if (name == u"remove")
        return effect::Remove{Entity::fromJson(json.value(u"entity"_s).toObject())};
    if (name == u"restore")
        return effect::Restore{Entity::fromJson(json.value(u"entity"_s).toObject())};
    if (name == u"link")
        return linkFromJson<effect::Link>(json);
    if (name == u"unlink")
        return linkFromJson<effect::Unlink>(json);
    if (name == u"owe")
        return owedFromJson<effect::Owe>(json);
    if (name == u"settle")
        return owedFromJson<effect::Settle>(json);
    if (name == u"advance")
        return effect::Advance{Moment::fromJson(json.value(u"before"_s).toObject()),
                               Moment::fromJson(json.value(u"after"_s).toObject())};
    if (name == u"instruct")
        return effect::Instruct{EntityId{json.value(u"entity"_s).toInt()},
                                Text::fromJson(json.value(u"text"_s))};
    return std::nullopt;
}

} // namespace adjutant
