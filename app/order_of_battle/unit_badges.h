// SPDX-License-Identifier: MIT
#pragma once

#include "app/order_of_battle/unit_row.h"

#include "core/battle/entity.h"
#include "core/rules/declaration.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

namespace adjutant::app {

/// The badges of units, as the game declares them for values and links.
class UnitBadges
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::app::UnitBadges)

public:
    explicit UnitBadges(const Session &session);

    /// Those of \a unit, in the order of its values and links; then what others say of it.
    QList<Badge> of(const Entity &unit, const KindDeclaration &kind) const;

private:
    void addValue(QList<Badge> &badges, const Entity &unit, const QString &key) const;
    void addLink(QList<Badge> &badges, const Entity &unit, const QString &key) const;
    QString wordOf(const ValueDeclaration &declared, const Value &value) const;
    void noteLinks(const Entity &from, const LinkDeclaration &link);

    const Session &m_session;
    QHash<EntityId, QList<Badge>> m_others; ///< of those that a link leads to
    QSet<EntityId> m_mayReact;
};

} // namespace adjutant::app
