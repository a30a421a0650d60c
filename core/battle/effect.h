// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/entity.h"
#include "core/battle/moment.h"
#include "core/battle/owed.h"
#include "core/battle/text.h"

#include <QJsonObject>
#include <QList>

#include <optional>
#include <variant>

namespace adjutant {

/// The effects: each knows before and after, so that it can be taken back to the last bit.
namespace effect {

struct Create
{
    Entity entity;
    friend bool operator==(const Create &, const Create &) = default;
};

struct Remove
{
    Entity entity;
    friend bool operator==(const Remove &, const Remove &) = default;
};

/// What was removed is there again, under its own number.
struct Restore
{
    Entity entity;
    friend bool operator==(const Restore &, const Restore &) = default;
};

struct Set
{
    EntityId entity = EntityId::None;
    QString key;
    Value before;
    Value after;
    friend bool operator==(const Set &, const Set &) = default;
};

struct Link
{
    EntityId from = EntityId::None;
    QString key;
    EntityId to = EntityId::None;
    friend bool operator==(const Link &, const Link &) = default;
};

struct Unlink
{
    EntityId from = EntityId::None;
    QString key;
    EntityId to = EntityId::None;
    friend bool operator==(const Unlink &, const Unlink &) = default;
};

struct Owe
{
    Owed owed;
    int place = 0; ///< in the list of what is owed
    friend bool operator==(const Owe &, const Owe &) = default;
};

struct Settle
{
    Owed owed;
    int place = 0;
    friend bool operator==(const Settle &, const Settle &) = default;
};

struct Advance
{
    Moment before;
    Moment after;
    friend bool operator==(const Advance &, const Advance &) = default;
};

/// What people have to do on the table. Changes nothing in the state, but is part of what happened.
struct Instruct
{
    EntityId subject = EntityId::None;
    Text text;
    friend bool operator==(const Instruct &, const Instruct &) = default;
};

} // namespace effect

using Effect =
    std::variant<effect::Create, effect::Remove, effect::Set, effect::Link, effect::Unlink,
                 effect::Owe, effect::Settle, effect::Advance, effect::Instruct, effect::Restore>;

QJsonObject effectToJson(const Effect &effect);
/// Nothing where \a json is no effect.
std::optional<Effect> effectFromJson(const QJsonObject &json);

} // namespace adjutant
