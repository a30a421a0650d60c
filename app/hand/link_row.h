// SPDX-License-Identifier: MIT
#pragma once

#include "app/hand/hand_row.h"

#include "core/battle/entity.h"
#include "core/rules/declaration.h"

class QMenu;

namespace adjutant::app {

class ActionButton;
class Session;

/// One relation of a unit or marker, to be set by hand: a list of all it may lead to, with those
/// ticked that it does lead to.
class LinkRow : public HandRow
{
    Q_OBJECT

public:
    LinkRow(const Session &session, const LinkDeclaration &declared, QWidget *parent);

    void setSubject(const Entity &subject);
    /// Opens the list.
    void step(int by) override;
    void enter() override;

signals:
    void changed(adjutant::EntityId to, bool linked);

private:
    void fillMenu();
    QList<EntityId> candidates() const;

    const Session &m_session;
    const LinkDeclaration m_declared;
    Entity m_subject;
    ActionButton *m_button;
    QMenu *m_menu;
};

} // namespace adjutant::app
