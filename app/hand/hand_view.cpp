// SPDX-License-Identifier: MIT
#include "app/hand/hand_view.h"

#include "hand/ui_hand_view.h"

#include "app/hand/link_row.h"
#include "app/hand/value_row.h"
#include "app/keys/key_router.h"
#include "app/session/session.h"
#include "app/widgets/action_button.h"
#include "app/widgets/flow_layout.h"

#include "core/referee/hand.h"
#include "core/referee/interview.h"

#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

/// What is changed most stands first: counters, then what players write, then the rest.
int rank(const ValueDeclaration &declared)
{
    if (declared.counter)
        return 0;
    return declared.kind == ValueDeclaration::Kind::Word ? 1 : 2;
}

} // namespace

HandView::HandView(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_form(std::make_unique<Ui::HandView>())
    , m_buttons(new QWidget(parent))
{
    m_form->setupUi(this);
    new FlowLayout(m_buttons);
    addButtons();
}

HandView::~HandView() = default;

void HandView::addButtons()
{
    auto *close = new ActionButton(tr("Done"), m_buttons);
    close->setKey(tr("Esc"));
    connect(close, &QAbstractButton::clicked, this, &HandView::closed);
    m_buttons->layout()->addWidget(close);
    m_marker = new ActionButton(tr("Add a marker"), m_buttons);
    m_marker->setKey(tr("A", "key: add a marker"));
    auto *kinds = new QMenu(m_marker);
    for (const KindDeclaration &kind : m_session.rulebook().kinds) {
        if (!kind.marker)
            continue;
        const QString id = kind.id;
        connect(kinds->addAction(m_session.render(kind.label)), &QAction::triggered, this,
                [this, id] { place(id); });
    }
    connect(m_marker, &QAbstractButton::clicked, kinds, [this, kinds] {
        kinds->popup(m_marker->mapToGlobal(QPoint(0, -kinds->sizeHint().height())));
    });
    m_marker->setEnabled(!kinds->isEmpty());
    m_buttons->layout()->addWidget(m_marker);
    m_off = new ActionButton(tr("Take off the table"), m_buttons);
    m_off->setKey(tr("Del"));
    connect(m_off, &QAbstractButton::clicked, this, &HandView::takeOff);
    m_buttons->layout()->addWidget(m_off);
}

void HandView::setSubject(EntityId subject)
{
    m_subject = subject;
    m_current = 0;
    m_form->reasonEdit->clear();
    m_off->setVisible(!isFixed(m_session.rulebook(), m_session.state().entity(subject).kind()));
    makeRows();
    refresh();
}

void HandView::makeRows()
{
    qDeleteAll(m_rows);
    m_rows.clear();
    const Entity &entity = m_session.state().entity(m_subject);
    const KindDeclaration *kind = m_session.rulebook().kind(entity.kind());
    QList<const ValueDeclaration *> values;
    for (const QString &key : kind ? kind->values : QStringList()) {
        const ValueDeclaration *declared = m_session.rulebook().value(key);
        if (declared && !declared->secret)
            values.append(declared);
    }
    std::stable_sort(values.begin(), values.end(), [](const auto *left, const auto *right) {
        return rank(*left) < rank(*right);
    });
    for (const ValueDeclaration *declared : values) {
        auto *row = new ValueRow(m_session, *declared, this);
        // Queued: what is refused or removed may take this very row away.
        connect(row, &ValueRow::changed, this, &HandView::setValue, Qt::QueuedConnection);
        m_form->rowsLayout->addWidget(row);
        row->show();
        m_rows.append(row);
    }
    if (kind)
        makeLinkRows(*kind);
}

void HandView::makeLinkRows(const KindDeclaration &kind)
{
    qDeleteAll(m_links);
    m_links.clear();
    for (const QString &key : kind.links) {
        const LinkDeclaration *declared = m_session.rulebook().link(key);
        if (declared->to.isEmpty())
            continue;
        auto *row = new LinkRow(m_session, *declared, this);
        connect(
            row, &LinkRow::changed, this,
            [this, key](EntityId to, bool linked) { setLink(key, to, linked); },
            Qt::QueuedConnection);
        m_form->rowsLayout->addWidget(row);
        row->show();
        m_links.append(row);
    }
}

void HandView::refresh()
{
    const Entity &entity = m_session.state().entity(m_subject);
    if (entity.isNull()) {
        emit closed();
        return;
    }
    const QString name = m_session.nameOf(m_subject);
    const int number = entity.number(u"number"_s);
    m_form->titleLabel->setText(
        number > 0 ? tr("%1 %2", "number and name of a unit").arg(number).arg(name) : name);
    for (ValueRow *row : std::as_const(m_rows))
        row->setValue(entity.value(row->key()));
    for (LinkRow *row : std::as_const(m_links))
        row->setSubject(entity);
    moveCurrent(0);
}

/// The values, and below them the relations.
QList<HandRow *> HandView::rows() const
{
    QList<HandRow *> rows(m_rows.cbegin(), m_rows.cend());
    rows.append({m_links.cbegin(), m_links.cend()});
    return rows;
}

void HandView::moveCurrent(int by)
{
    const QList<HandRow *> all = rows();
    if (all.isEmpty())
        return;
    m_current = std::clamp(m_current + by, 0, static_cast<int>(all.size()) - 1);
    for (int i = 0; i < all.size(); ++i)
        all.at(i)->setCurrent(i == m_current);
    if (by != 0)
        emit reached(all.at(m_current));
}

void HandView::perform(Command command)
{
    command.reason = m_form->reasonEdit->text().trimmed();
    m_session.perform(command);
    refresh();
}

void HandView::setValue(const QString &key, const Value &value)
{
    Command command;
    command.procedure = u"set"_s;
    command.arguments = {
        {u"entity"_s, number(m_subject)}, {u"key"_s, key}, {u"value"_s, value.toJson()}};
    perform(command);
}

void HandView::setLink(const QString &key, EntityId to, bool linked)
{
    Command command;
    command.procedure = linked ? u"link"_s : u"unlink"_s;
    command.arguments = {{u"entity"_s, number(m_subject)}, {u"key"_s, key}, {u"to"_s, number(to)}};
    perform(command);
}

void HandView::place(const QString &kind)
{
    Command command;
    command.procedure = u"place"_s;
    command.arguments = {{u"kind"_s, kind}};
    const EntityId side = sideOf(m_session.state(), m_subject);
    if (side != EntityId::None)
        command.arguments.insert(u"side"_s, number(side));
    const EntityId placed = m_session.state().nextEntity();
    perform(command);
    // What else is to be said of it is said at once.
    if (m_session.state().entity(placed).kind() == kind)
        setSubject(placed);
}

void HandView::takeOff()
{
    Command command;
    command.procedure = u"remove"_s;
    command.arguments = {{u"entity"_s, number(m_subject)}};
    perform(command);
}

bool HandView::takeKey(const QKeyEvent &key)
{
    if (takeRowKey(key))
        return true;
    if (key.key() == Qt::Key_Escape)
        emit closed();
    else if (key.key() == Qt::Key_Delete)
        takeOff();
    else if (letterOf(key) == tr("A", "key: add a marker"))
        m_marker->click();
    else
        return !letterOf(key).isNull() || digitOf(key) >= 0; // nothing else is begun from here
    return true;
}

/// Keys that walk along the rows, or change the one that is current.
bool HandView::takeRowKey(const QKeyEvent &key)
{
    HandRow *row = rows().value(m_current);
    if (!row)
        return false;
    if (isEnter(key)) {
        row->enter();
        return true;
    }
    switch (key.key()) {
    case Qt::Key_Up:
        moveCurrent(-1);
        return true;
    case Qt::Key_Down:
        moveCurrent(1);
        return true;
    case Qt::Key_Left:
    case Qt::Key_Minus:
        row->step(-1);
        return true;
    case Qt::Key_Right:
    case Qt::Key_Plus:
        row->step(1);
        return true;
    default:
        return false;
    }
}

} // namespace adjutant::app
