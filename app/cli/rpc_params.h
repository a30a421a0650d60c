// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/rpc_message.h"

#include "core/referee/referee.h"

#include <QJsonArray>
#include <QStringList>

#include <optional>

namespace adjutant::cli {

/// The parameters of one call.
///
/// What is wrong with them is kept (the first of it), and reading goes on with something empty. A
/// method asks for the error before it does anything.
class RpcParams
{
public:
    explicit RpcParams(QJsonObject params);

    const std::optional<RpcError> &error() const { return m_error; }
    void fail(const QString &reason) const;

    bool has(const QString &name) const { return m_params.contains(name); }
    /// A text that has to be there.
    QString word(const QString &name) const;
    /// A text that may be missing.
    QString wordOr(const QString &name, const QString &otherwise = {}) const;
    /// A whole number that has to be there.
    int integer(const QString &name) const;
    int integerOr(const QString &name, int otherwise) const;
    bool flag(const QString &name) const;
    /// Anything, which has to be there.
    QJsonValue value(const QString &name) const;
    QJsonObject objectOr(const QString &name) const;
    QJsonArray arrayOr(const QString &name) const;
    /// The number of an entity, or the name of exactly one.
    EntityId entity(const QString &name, const Referee &referee) const;
    /// `allow`: true for every refusal, or the keys of some.
    QStringList allowed() const;
    /// All but the named ones.
    QJsonObject without(const QStringList &names) const;

private:
    QJsonObject m_params;
    mutable std::optional<RpcError> m_error;
};

/// The living entity of that name; None where there is none or more than one.
EntityId entityNamed(const State &state, const QString &name);

} // namespace adjutant::cli
