// SPDX-License-Identifier: MIT
#include "app/hand/link_row.h"

#include "app/session/session.h"
#include "app/widgets/action_button.h"

#include "core/referee/interview.h"

#include <QHBoxLayout>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace adjutant::app {

LinkRow::LinkRow(const Session &session, const LinkDeclaration &declared, QWidget *parent)
    : HandRow(session.render(declared.label), parent)
    , m_session(session)
    , m_declared(declared)
    , m_button(new ActionButton(this))
    , m_menu(new QMenu(this))
{
    line().addWidget(m_button);
    connect(m_button, &QAbstractButton::clicked, this, &LinkRow::enter);
}

void LinkRow::step(int)
{
    enter();
}

void LinkRow::enter()
{
    fillMenu();
    m_menu->popup(m_button->mapToGlobal(QPoint(0, m_button->height())));
    m_menu->setActiveAction(m_menu->actions().value(0));
}

void LinkRow::setSubject(const Entity &subject)
{
    m_subject = subject;
    QStringList names;
    for (const EntityId id : subject.linked(m_declared.key))
        names.append(m_session.nameOf(id));
    const QString words = names.isEmpty() ? tr("none", "relations") : names.join(u", "_s);
    m_button->setLabel(words);
    m_button->setAccessibleName(tr("%1: %2", "a relation and with whom").arg(label(), words));
}

/// What the relation may lead to: things of the declared kinds; of units those of other sides, if
/// it is mutual, because people of one side have nothing against each other.
QList<EntityId> LinkRow::candidates() const
{
    const State &state = m_session.state();
    const EntityId side = sideOf(state, m_subject.id());
    QList<EntityId> found;
    for (const QString &kind : m_declared.to) {
        for (const EntityId id : state.entities(kind)) {
            const bool friendly = m_declared.mutual && sideOf(state, id) == side;
            if (id != m_subject.id() && !friendly)
                found.append(id);
        }
    }
    return found;
}

void LinkRow::fillMenu()
{
    m_menu->clear();
    for (const EntityId id : candidates()) {
        QAction *action = m_menu->addAction(m_session.nameOf(id));
        action->setCheckable(true);
        action->setChecked(m_subject.isLinked(m_declared.key, id));
        connect(action, &QAction::triggered, this,
                [this, id](bool checked) { emit changed(id, checked); });
    }
}

} // namespace adjutant::app
