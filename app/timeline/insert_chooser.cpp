// SPDX-License-Identifier: MIT
#include "app/timeline/insert_chooser.h"

#include "app/hand/hand_view.h"
#include "app/keys/key_router.h"
#include "app/order_of_battle/unit_row.h"
#include "app/session/session.h"
#include "app/widgets/action_button.h"
#include "app/widgets/empty_layout.h"
#include "app/widgets/flow_layout.h"

#include "core/referee/describe.h"
#include "core/referee/offer.h"

#include <QKeyEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

/// Whether both set the same value of the same unit.
bool isSameValue(const Command &first, const Command &second)
{
    return first.procedure == u"set"_s && second.procedure == u"set"_s &&
           first.entity(u"entity"_s) == second.entity(u"entity"_s) &&
           first.arguments.value(u"key"_s) == second.arguments.value(u"key"_s);
}

} // namespace

InsertChooser::InsertChooser(Session &then, QWidget *parent)
    : QWidget(parent)
    , m_then(then)
    , m_moment(then.journal().head())
    , m_choices(new QWidget(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    new FlowLayout(m_choices);
    column->addWidget(m_choices);
    connect(&then, &Session::selectionChanged, this, &InsertChooser::showChoices);
    showChoices();
}

void InsertChooser::showChoices()
{
    m_byKey.clear();
    emptyLayout(*m_choices->layout());
    const EntityId unit = m_then.selected();
    if (unit != EntityId::None) {
        for (const Offer &offer : offers(m_then.referee(), unit))
            addAction(offer.action, unit);
        addHand(unit);
    }
    addOffers();
}

void InsertChooser::addHand(EntityId unit)
{
    auto *button = new ActionButton(tr("By hand"), m_choices);
    button->setKey(tr("Ctrl+H"));
    button->setDetail(tr("Sets any value of the unit as it was then"));
    connect(button, &QAbstractButton::clicked, this, [this, unit] { openHand(unit); });
    m_choices->layout()->addWidget(button);
    button->show();
}

void InsertChooser::choose(const Command &command)
{
    emit chosen({command});
}

/// What is done there changes only this copy of the battle, until it is put in as a whole.
void InsertChooser::openHand(EntityId unit)
{
    if (m_hand || !m_then.state().contains(unit))
        return;
    m_choices->hide();
    m_hand = new HandView(m_then, this);
    m_hand->setSubject(unit);
    // Queued: it is one of its buttons that closes it.
    connect(m_hand, &HandView::closed, this, &InsertChooser::closeHand, Qt::QueuedConnection);
    for (QWidget *part : {static_cast<QWidget *>(m_hand), m_hand->buttons()}) {
        layout()->addWidget(part);
        part->show();
    }
    connect(&m_then, &Session::changed, m_hand, &HandView::refresh);
}

void InsertChooser::closeHand()
{
    const QList<Command> commands = doneByHand();
    if (commands.isEmpty())
        emit left();
    else
        emit chosen(commands);
}

/// Of several presses on one value the last says it all.
QList<Command> InsertChooser::doneByHand() const
{
    const Journal &journal = m_then.journal();
    QList<Command> commands;
    for (const StepId id : journal.path(journal.head())) {
        const Step &step = journal.step(id);
        if (id <= m_moment || step.kind != Step::Kind::Command)
            continue;
        if (!commands.isEmpty() && isSameValue(commands.constLast(), step.command))
            commands.removeLast();
        commands.append(step.command);
    }
    return commands;
}

void InsertChooser::addAction(const QString &action, EntityId unit)
{
    const ActionDeclaration *declared = m_then.rulebook().action(action);
    if (!declared)
        return;
    Command command;
    command.procedure = action;
    command.arguments = {{u"unit"_s, number(unit)}};
    auto *button = new ActionButton(m_then.render(declared->label), m_choices);
    connect(button, &QAbstractButton::clicked, this, [this, command] { choose(command); });
    const QChar key = declared->key.isEmpty() ? QChar() : declared->key.at(0);
    if (!key.isNull() && !m_byKey.contains(key)) {
        button->setKey(key);
        m_byKey.insert(key, button);
    }
    m_choices->layout()->addWidget(button);
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
            new ActionButton(m_then.render(describeCommand(command, m_then.rulebook())), m_choices);
        button->setDetail(m_then.render(item.cause));
        connect(button, &QAbstractButton::clicked, this, [this, command] { choose(command); });
        m_choices->layout()->addWidget(button);
        button->show();
    }
}

void InsertChooser::takeUnit(EntityId unit)
{
    if (m_hand)
        m_hand->setSubject(unit);
    m_then.select(unit);
}

bool InsertChooser::takeKey(const QKeyEvent &key)
{
    if (m_hand)
        return m_hand->takeKey(key);
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
