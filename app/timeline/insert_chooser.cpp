// SPDX-License-Identifier: MIT
#include "app/timeline/insert_chooser.h"

#include "app/keys/key_router.h"
#include "app/order_of_battle/unit_row.h"
#include "app/session/session.h"
#include "app/widgets/action_button.h"
#include "app/widgets/flow_layout.h"

#include "core/referee/describe.h"
#include "core/referee/offer.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace adjutant::app {

InsertChooser::InsertChooser(Session &then, QWidget *parent)
    : QWidget(parent)
    , m_then(then)
{
    new FlowLayout(this);
    connect(&then, &Session::selectionChanged, this, &InsertChooser::showChoices);
    showChoices();
}

void InsertChooser::showChoices()
{
    m_byKey.clear();
    const QList<QWidget *> old = findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
    for (QWidget *each : old) {
        layout()->removeWidget(each);
        each->hide();
        each->deleteLater();
    }
    const EntityId unit = m_then.selected();
    if (unit != EntityId::None) {
        for (const Offer &offer : offers(m_then.referee(), unit))
            addAction(offer.action, unit);
    }
    addOffers();
}

void InsertChooser::addAction(const QString &action, EntityId unit)
{
    const ActionDeclaration *declared = m_then.rulebook().action(action);
    if (!declared)
        return;
    Command command;
    command.procedure = action;
    command.arguments = {{u"unit"_s, number(unit)}};
    auto *button = new ActionButton(m_then.render(declared->label), this);
    connect(button, &QAbstractButton::clicked, this, [this, command] { emit chosen(command); });
    const QChar key = declared->key.isEmpty() ? QChar() : declared->key.at(0);
    if (!key.isNull() && !m_byKey.contains(key)) {
        button->setKey(key);
        m_byKey.insert(key, button);
    }
    layout()->addWidget(button);
    button->show();
}

/// Reactions that nobody had claimed by then.
void InsertChooser::addOffers()
{
    for (const Owed &item : m_then.state().owed()) {
        if (item.due != Due::Offer)
            continue;
        Command command;
        command.procedure = item.procedure;
        command.arguments = item.arguments;
        command.owed = item.id;
        auto *button =
            new ActionButton(m_then.render(describeCommand(command, m_then.rulebook())), this);
        button->setDetail(m_then.render(item.cause));
        connect(button, &QAbstractButton::clicked, this, [this, command] { emit chosen(command); });
        layout()->addWidget(button);
        button->show();
    }
}

void InsertChooser::takeUnit(EntityId unit)
{
    m_then.select(unit);
}

bool InsertChooser::takeKey(const QKeyEvent &key)
{
    if (const int digit = digitOf(key); digit >= 0)
        return takeDigit(digit);
    m_typing.clear();
    ActionButton *button = m_byKey.value(letterOf(key));
    if (!button)
        return false;
    button->click();
    return true;
}

bool InsertChooser::takeDigit(int digit)
{
    QHash<int, EntityId> units;
    for (const UnitRow &row : unitRows(m_then)) {
        if (!row.isSide && row.number > 0)
            units.insert(row.number, row.id);
    }
    const NumberKeys::Match match = m_typing.type(digit, units.keys());
    if (match.number >= 0)
        takeUnit(units.value(match.number));
    return true;
}

} // namespace adjutant::app
