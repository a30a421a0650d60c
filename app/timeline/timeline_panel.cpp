// SPDX-License-Identifier: MIT
#include "app/timeline/timeline_panel.h"

#include "timeline/ui_timeline_panel.h"

#include "app/log/turn_title.h"
#include "app/session/lookback.h"
#include "app/session/session.h"
#include "app/timeline/timeline_model.h"

#include <QScopedValueRollback>
#include <QShowEvent>

using namespace Qt::StringLiterals;

namespace adjutant::app {

TimelinePanel::TimelinePanel(QWidget *parent)
    : SidePanel(parent)
    , m_form(std::make_unique<Ui::TimelinePanel>())
    , m_model(new TimelineModel(this))
{
    m_form->setupUi(this);
    m_form->entries->setModel(m_model);
    connect(m_form->entries, &RowTree::chosen, this, &TimelinePanel::look);
    connect(m_form->entries->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) {
                if (!m_following && m_form->entries->hasFocus())
                    look(current);
            });
    connect(m_form->lineChoice, &QComboBox::activated, this, &TimelinePanel::showLine);
    connect(m_form->returnButton, &QAbstractButton::clicked, this, [this] {
        const StepId tip = chosenTip();
        session()->goOnFrom(tip, tip);
    });
}

TimelinePanel::~TimelinePanel() = default;

QString TimelinePanel::title() const
{
    return tr("Timeline");
}

void TimelinePanel::begin()
{
    disconnect(m_lookback);
    if (session())
        m_lookback =
            connect(&session()->lookback(), &Lookback::changed, this, &TimelinePanel::follow);
    m_model->show(nullptr, StepId::None);
    catchUp();
}

void TimelinePanel::takeFocus()
{
    m_form->entries->setFocus(Qt::ShortcutFocusReason);
    if (session() && !session()->lookback().isOpen())
        session()->lookback().look(session()->journal().head());
}

void TimelinePanel::lookAt(StepId step)
{
    emit wanted();
    m_form->entries->setFocus(Qt::ShortcutFocusReason);
    session()->lookback().look(step);
}

StepId TimelinePanel::chosenTip() const
{
    const StepId chosen{m_form->lineChoice->currentData().toInt()};
    return chosen == StepId::None ? session()->journal().tip() : chosen;
}

void TimelinePanel::catchUp()
{
    if (!isVisible())
        return; // done when it is shown
    fillLines();
    showLine();
}

/// The line that is played, and those that were left behind.
void TimelinePanel::fillLines()
{
    m_form->lineChoice->clear();
    m_form->lineChoice->addItem(tr("The battle as it is played"), 0);
    const QList<Branch> branches = session() ? session()->journal().branches() : QList<Branch>();
    for (const Branch &branch : branches) {
        const Step &last = session()->journal().step(branch.tip);
        const StepId entry = last.entry == StepId::None ? branch.tip : last.entry;
        const QString upTo = session()->render(session()->journal().step(entry).label);
        m_form->lineChoice->addItem(tr("Left behind: %1", "a line of the battle").arg(upTo),
                                    number(branch.tip));
        m_form->lineChoice->setItemData(
            m_form->lineChoice->count() - 1,
            tr("Left behind: %n steps, up to %1", "a line of the battle", branch.acts).arg(upTo),
            Qt::ToolTipRole);
    }
    m_form->lineChoice->setVisible(!branches.isEmpty());
}

void TimelinePanel::showLine()
{
    m_model->show(session(), session() ? chosenTip() : StepId::None);
    const bool other = session() && chosenTip() != session()->journal().tip();
    m_form->returnButton->setVisible(other);
    m_form->emptyLabel->setVisible(m_model->entries().isEmpty());
    if (other && !m_model->entries().isEmpty())
        session()->lookback().look(m_model->entries().constLast().last);
    follow();
}

/// Lights the entry that is looked at, or the one at which the battle stands.
void TimelinePanel::follow()
{
    if (!session() || !isVisible())
        return;
    const Lookback &lookback = session()->lookback();
    const StepId step = lookback.isOpen() ? lookback.step() : session()->journal().head();
    const QModelIndex index = m_model->indexOf(m_model->placeOf(step));
    const QScopedValueRollback<bool> following(m_following, true);
    if (m_form->entries->currentIndex() != index)
        m_form->entries->setCurrentIndex(index);
    if (index.isValid()) {
        m_form->entries->expand(index.parent());
        m_form->entries->scrollTo(index);
    }
}

void TimelinePanel::look(const QModelIndex &index)
{
    const StepId step{index.data(TimelineModel::StepRole).toInt()};
    if (step != StepId::None && session()->lookback().step() != step)
        session()->lookback().look(step);
}

void TimelinePanel::showEvent(QShowEvent *event)
{
    SidePanel::showEvent(event);
    catchUp();
    // Whoever opens the page wants to see a moment.
    if (session() && !event->spontaneous() && !session()->lookback().isOpen())
        session()->lookback().look(session()->journal().head());
}

void TimelinePanel::changeEvent(QEvent *event)
{
    SidePanel::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_form->retranslateUi(this);
    catchUp();
    emit titleChanged();
}

} // namespace adjutant::app
