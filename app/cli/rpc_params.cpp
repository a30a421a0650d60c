// SPDX-License-Identifier: MIT
#include "app/cli/rpc_params.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

bool isWhole(const QJsonValue &json)
{
    constexpr double most = 2147483647;
    return json.isDouble() && std::floor(json.toDouble()) == json.toDouble() &&
           std::abs(json.toDouble()) <= most;
}

} // namespace

RpcParams::RpcParams(QJsonObject params)
    : m_params(std::move(params))
{
}

void RpcParams::fail(const QString &reason) const
{
    if (!m_error)
        m_error = RpcError{RpcError::InvalidParams, reason};
}

QJsonValue RpcParams::value(const QString &name) const
{
    if (!has(name))
        fail(RpcWords::tr("The parameter “%1” is missing.").arg(name));
    return m_params.value(name);
}

QString RpcParams::word(const QString &name) const
{
    const QJsonValue json = value(name);
    if (!json.isString() || json.toString().isEmpty())
        fail(RpcWords::tr("“%1” has to be a text.").arg(name));
    return json.toString();
}

QString RpcParams::wordOr(const QString &name, const QString &otherwise) const
{
    return has(name) ? word(name) : otherwise;
}

int RpcParams::integer(const QString &name) const
{
    const QJsonValue json = value(name);
    if (!isWhole(json))
        fail(RpcWords::tr("“%1” has to be a whole number.").arg(name));
    return json.toInt();
}

int RpcParams::integerOr(const QString &name, int otherwise) const
{
    return has(name) ? integer(name) : otherwise;
}

bool RpcParams::flag(const QString &name) const
{
    if (has(name) && !m_params.value(name).isBool())
        fail(RpcWords::tr("“%1” has to be true or false.").arg(name));
    return m_params.value(name).toBool();
}

QJsonObject RpcParams::objectOr(const QString &name) const
{
    if (has(name) && !m_params.value(name).isObject())
        fail(RpcWords::tr("“%1” has to be an object.").arg(name));
    return m_params.value(name).toObject();
}

QJsonArray RpcParams::arrayOr(const QString &name) const
{
    if (has(name) && !m_params.value(name).isArray())
        fail(RpcWords::tr("“%1” has to be a list.").arg(name));
    return m_params.value(name).toArray();
}

EntityId RpcParams::entity(const QString &name, const Referee &referee) const
{
    const State &state = referee.journal().state();
    const QJsonValue json = value(name);
    EntityId id = EntityId::None;
    if (json.isString())
        id = entityNamed(state, json.toString());
    else if (isWhole(json))
        id = EntityId{json.toInt()};
    else
        fail(RpcWords::tr("“%1” has to be the number of an entity, or its name.").arg(name));
    if (!state.contains(id) && referee.isBeingSetUp())
        fail(Referee::notSetUp().message);
    if (!state.contains(id))
        fail(RpcWords::tr("“%1” names nothing in this battle, or more than one thing.").arg(name));
    return id;
}

QStringList RpcParams::allowed() const
{
    const QJsonValue json = m_params.value(u"allow"_s);
    if (json.isUndefined())
        return {};
    if (json.isBool())
        return json.toBool() ? QStringList{u"*"_s} : QStringList();
    QStringList keys;
    for (const QJsonValue key : json.isString() ? QJsonArray{json} : json.toArray()) {
        if (!key.isString())
            fail(RpcWords::tr("“allow” has to be true, or the keys of refusals."));
        keys.append(key.toString());
    }
    if (keys.isEmpty() && !json.isArray())
        fail(RpcWords::tr("“allow” has to be true, or the keys of refusals."));
    return keys;
}

QJsonObject RpcParams::without(const QStringList &names) const
{
    QJsonObject others = m_params;
    for (const QString &name : names)
        others.remove(name);
    return others;
}

EntityId entityNamed(const State &state, const QString &name)
{
    EntityId found = EntityId::None;
    for (const EntityId id : state.entities()) {
        if (name.isEmpty() || state.entity(id).word(u"name"_s) != name)
            continue;
        if (found != EntityId::None)
            return EntityId::None;
        found = id;
    }
    return found;
}

} // namespace adjutant::cli
