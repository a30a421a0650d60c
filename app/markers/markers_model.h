// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/state.h"
#include "core/rules/declaration.h"

#include <QAbstractListModel>

namespace adjutant::app {

class Session;

/// What lies on the table: a row a marker, with its number, whose it is, and what is to be known of
/// it (when it goes off, where it lies). Nothing secret.
class MarkersModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// Beside those of RowRole.
    enum Role { EntityRole = Qt::UserRole };

    using QAbstractListModel::QAbstractListModel;

    /// The battle that it shows from now on; null for none.
    void setSession(const Session *session);
    /// Catches up with what happened in the battle.
    void update();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    EntityId owner(const Entity &marker) const;
    QString title(const Entity &marker) const;
    QString details(const Entity &marker) const;
    QString shownLink(const Entity &marker, const QString &key) const;
    QString shownValue(const Value &value, const ValueDeclaration &declared) const;

    const Session *m_session = nullptr;
    QList<Entity> m_markers; ///< as they were when the rows were last laid out
};

} // namespace adjutant::app
