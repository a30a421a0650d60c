// SPDX-License-Identifier: MIT
#include "app/now/idle_view.h"

#include "now/ui_idle_view.h"

#include "app/keys/key_router.h"
#include "app/keys/typing.h"
#include "app/now/option_button.h"
#include "app/now/units_to_act.h"
#include "app/rule_table/printed_table.h"
#include "app/session/session.h"
#include "app/widgets/empty_layout.h"
#include "app/widgets/flow_layout.h"

#include "core/referee/shown.h"
#include "core/referee/taken_up.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr int MostHappened = 7; ///< lines; all of them stand in the log

} // namespace

IdleView::IdleView(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_form(std::make_unique<Ui::IdleView>())
{
    m_form->setupUi(this);
    new FlowLayout(m_form->unitsBox);
    new FlowLayout(m_form->owedBox);
    new FlowLayout(m_form->offeredBox);
    new FlowLayout(m_form->parkedBox);
    // A number that was begun does not go on after something else was typed.
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *, const QWidget *now) {
        if (takesText(now))
            m_typing.clear();
    });
}

IdleView::~IdleView() = default;

void IdleView::refresh()
{
    const EntityId unit = m_session.selected();
    m_offers = unit == EntityId::None ? QList<Offer>() : offers(m_session.referee(), unit);
    m_offers += offers(m_session.referee(), EntityId::None);
    m_form->happenedBox->showLast(m_session, MostHappened);
    showHead();
    showUnits();
    showActions();
    showOwed();
    showParked();
}

void IdleView::showHead()
{
    m_form->unitPicture->setRow(unitRow(m_session, m_session.selected()));
    const EntityId side = m_session.state().moment().side;
    const EntityId unit = m_session.selected();
    const UnitType *type =
        m_session.rulebook().unitType(m_session.state().entity(unit).word(u"type"_s));
    m_form->headLabel->setText(type ? m_session.render(type->label)
                               : side == EntityId::None
                                   ? QString()
                                   : tr("%1 to act").arg(m_session.nameOf(side)));
    const std::optional<Verdict> verdict = m_session.game().verdict(m_session.state());
    if (verdict && unit == EntityId::None) {
        showVerdict(*verdict);
        return;
    }
    if (unit == EntityId::None) {
        m_form->titleLabel->setText(tr("Which unit acts?"));
        m_form->summaryLabel->setText(
            tr("Type the number on its base, or press it here or in the order of battle."));
        return;
    }
    m_form->titleLabel->setText(m_session.nameOf(unit));
    QStringList parts;
    for (const Text &part : m_session.game().summary(m_session.state(), unit))
        parts.append(m_session.render(part));
    m_form->summaryLabel->setText(parts.join(u" · "_s));
}

void IdleView::showVerdict(const Verdict &verdict)
{
    m_form->headLabel->setText(ruleHeading(m_session.rulebook(), verdict.rule));
    m_form->titleLabel->setText(m_session.render(verdict.text));
    m_form->summaryLabel->setText(
        tr("The battle is over. Whoever plays on has to allow it each time."));
}

/// While none is picked: those of the side that acts, under the thumb; last, who cannot, and why.
void IdleView::showUnits()
{
    emptyLayout(*m_form->unitsBox->layout());
    const bool picked = m_session.selected() != EntityId::None;
    QStringList unable;
    QStringList idle;
    for (const UnitToAct &unit : picked ? QList<UnitToAct>() : unitsToAct(m_session)) {
        if (unit.able)
            addUnit(unit.row);
        else if (unit.refusal.isEmpty())
            idle.append(unit.name());
        else
            unable.append(unit.refusal);
    }
    if (!idle.isEmpty())
        unable.append(tr("Nothing to do now: %1.").arg(idle.join(u", "_s)));
    if (!unable.isEmpty())
        unable.prepend(tr("Who cannot act now:"));
    m_form->unableLabel->setText(unable.join(u'\n'));
    m_form->unableLabel->setVisible(!unable.isEmpty());
    m_form->unitsBox->setVisible(m_form->unitsBox->layout()->count() > 0);
}

void IdleView::addUnit(const UnitRow &row)
{
    auto *button = new ActionButton(row.name, m_form->unitsBox);
    button->setKey(QString::number(row.number));
    button->setDetail(row.summary);
    const EntityId unit = row.id;
    connect(button, &QAbstractButton::clicked, &m_session,
            [this, unit] { m_session.select(unit); });
    m_form->unitsBox->layout()->addWidget(button);
}

void IdleView::showActions()
{
    QGridLayout &grid = *m_form->actionsLayout;
    emptyLayout(grid);
    const bool picked = m_session.selected() != EntityId::None;
    const Offer *plain = plainAction();
    for (const Offer &offer : std::as_const(m_offers)) {
        if (picked && offer.unit == EntityId::None)
            continue; // the end of the turn has its button in the top bar; its key does here, too
        if (&offer == plain)
            addPlainly(offer);
        addOffer(offer);
    }
    grid.setColumnStretch(1, 1);
}

void IdleView::addOffer(const Offer &offer)
{
    const ActionDeclaration *declared = m_session.rulebook().action(offer.action);
    if (!declared)
        return;
    const QString reason = offer.refusal ? m_session.render(offer.refusal->text) : QString();
    auto *button = new ActionButton(m_session.render(declared->label), this);
    button->setKey(declared->key);
    button->setLook(offer.refusal ? u"refusedAction"_s : u"action"_s);
    button->setDetail(reason);
    const QString action = offer.action;
    const EntityId unit = offer.unit;
    connect(button, &QAbstractButton::clicked, &m_session,
            [this, action, unit] { m_session.act(action, unit); });
    addLine(button, reason.isEmpty() ? costOf(offer) : reason);
}

/// What Enter does: the action with nothing special on the way.
void IdleView::addPlainly(const Offer &offer)
{
    const ActionDeclaration *declared = m_session.rulebook().action(offer.action);
    if (!declared)
        return;
    auto *button =
        new ActionButton(tr("%1, all clear", "an action on which nothing special happens")
                             .arg(m_session.render(declared->label)),
                         this);
    button->setKey(tr("Enter"));
    button->setLook(u"action"_s);
    markPreset(*button, true);
    const QString action = offer.action;
    const EntityId unit = offer.unit;
    connect(button, &QAbstractButton::clicked, &m_session,
            [this, action, unit] { m_session.actPlainly(action, unit); });
    addLine(button, costOf(offer));
}

QString IdleView::costOf(const Offer &offer) const
{
    return offer.cost ? tr("%n actions", nullptr, *offer.cost) : QString();
}

void IdleView::addLine(QWidget *button, const QString &beside)
{
    QGridLayout &grid = *m_form->actionsLayout;
    const int line = grid.count() / 2;
    auto *label = new QLabel(beside, this);
    label->setProperty("look", u"small"_s);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    grid.addWidget(button, line, 0);
    grid.addWidget(label, line, 1);
}

void IdleView::showOwed()
{
    QLayout &owed = *m_form->owedBox->layout();
    QLayout &offered = *m_form->offeredBox->layout();
    emptyLayout(owed);
    emptyLayout(offered);
    m_firstOwed = 0;
    for (const Owed &item : m_session.state().owed()) {
        if (isTakenUp(m_session.journal(), item))
            continue; // it was put aside, and stands below
        const bool offer = item.due == Due::Offer;
        auto *button = new ActionButton(m_session.render(item.cause),
                                        offer ? m_form->offeredBox : m_form->owedBox);
        button->setWrapping(true);
        if (offer) {
            button->setDetail(tr("May be claimed, and lapses if it is not"));
        } else if (m_firstOwed == 0) {
            m_firstOwed = item.id;
            button->setKey(tr("O", "key: next thing owed"));
        }
        const int id = item.id;
        connect(button, &QAbstractButton::clicked, &m_session,
                [this, id] { m_session.settle(id); });
        (offer ? offered : owed).addWidget(button);
    }
    m_form->owedLabel->setVisible(owed.count() > 0);
    m_form->owedBox->setVisible(owed.count() > 0);
    m_form->offeredLabel->setVisible(offered.count() > 0);
    m_form->offeredBox->setVisible(offered.count() > 0);
}

void IdleView::showParked()
{
    QLayout &flow = *m_form->parkedBox->layout();
    emptyLayout(flow);
    for (const OpenEntry &entry : m_session.journal().open().entries) {
        const Step &step = m_session.journal().step(entry.entry);
        auto *button = new ActionButton(m_session.render(step.label), m_form->parkedBox);
        button->setWrapping(true);
        if (flow.count() == 0)
            button->setKey(tr("P", "key: take up what was parked"));
        const StepId id = entry.entry;
        connect(button, &QAbstractButton::clicked, &m_session,
                [this, id] { m_session.resume(id); });
        flow.addWidget(button);
    }
    m_form->parkedLabel->setVisible(flow.count() > 0);
    m_form->parkedBox->setVisible(flow.count() > 0);
}

bool IdleView::takeKey(const QKeyEvent &key)
{
    if (const int digit = digitOf(key); digit >= 0)
        return takeDigit(digit);
    m_typing.clear();
    if (isEnter(key))
        takeDefault();
    else if (key.key() == Qt::Key_Backspace)
        m_session.undo();
    else if (key.key() == Qt::Key_Escape)
        m_session.select(EntityId::None);
    else
        return takeLetter(letterOf(key));
    return true;
}

bool IdleView::takeDigit(int digit)
{
    QList<int> numbers;
    QList<int> near;
    QHash<int, EntityId> units;
    const EntityId acting = m_session.state().moment().side;
    const int side = m_session.colourOf(acting);
    for (const UnitRow &row : unitRows(m_session)) {
        if (row.isSide || row.number <= 0)
            continue;
        numbers.append(row.number);
        units.insert(row.number, row.id);
        if (row.side == side)
            near.append(row.number);
    }
    const NumberKeys::Match match = m_typing.type(digit, numbers, near);
    if (match.number >= 0)
        m_session.select(units.value(match.number));
    return true;
}

bool IdleView::takeLetter(QChar letter)
{
    if (letter.isNull())
        return false;
    // Two actions may share a letter, as long as one of them is not to be had.
    const Offer *found = nullptr;
    for (const Offer &offer : std::as_const(m_offers)) {
        const ActionDeclaration *declared = m_session.rulebook().action(offer.action);
        if (declared && declared->key == letter && (!found || (found->refusal && !offer.refusal)))
            found = &offer;
    }
    const QList<OpenEntry> &parked = m_session.journal().open().entries;
    if (found)
        m_session.act(found->action, found->unit);
    else if (letter == tr("O", "key: next thing owed") && m_firstOwed > 0)
        m_session.settle(m_firstOwed);
    else if (letter == tr("P", "key: take up what was parked") && !parked.isEmpty())
        m_session.resume(parked.constFirst().entry);
    else
        return false;
    return true;
}

/// The first action of the picked unit, where it is to be had and needs no dice or target: a move.
/// (A later one never takes its place: Enter must not do what nobody meant.)
const Offer *IdleView::plainAction() const
{
    if (m_offers.isEmpty() || m_offers.constFirst().unit == EntityId::None)
        return nullptr;
    const Offer &first = m_offers.constFirst();
    const bool plain = !first.question || !first.question->assumed.isNull();
    return plain && !first.refusal ? &first : nullptr;
}

/// Enter: what is owed first, else the plain action of the unit with what is filled in.
void IdleView::takeDefault()
{
    if (const Offer *plain = plainAction())
        m_session.actPlainly(plain->action, plain->unit);
    else if (m_firstOwed > 0)
        m_session.settle(m_firstOwed);
}

} // namespace adjutant::app
