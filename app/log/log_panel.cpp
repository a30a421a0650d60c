// SPDX-License-Identifier: MIT
#include "app/log/log_panel.h"

#include "log/ui_log_panel.h"

#include "app/log/log_filter.h"
#include "app/log/log_model.h"
#include "app/photographs/photograph.h"
#include "app/session/session.h"
#include "app/widgets/context_press.h"

#include <QKeyEvent>
#include <QScrollBar>
#include <QShortcut>

namespace adjutant::app {

LogPanel::LogPanel(QWidget *parent)
    : SidePanel(parent)
    , m_form(std::make_unique<Ui::LogPanel>())
    , m_model(new LogModel(this))
    , m_filter(new LogFilter(this))
{
    m_form->setupUi(this);
    m_filter->setSourceModel(m_model);
    m_form->lines->setModel(m_filter);
    m_form->logFilterEdit->installEventFilter(this);
    connect(m_form->logFilterEdit, &QLineEdit::textChanged, this, &LogPanel::filter);
    connect(m_form->lines, &RowTree::chosen, this, &LogPanel::choose);
    m_form->lookButton->setLabel(tr("Look at this moment"));
    m_form->lookButton->setKey(tr("Ctrl+L"));
    connect(m_form->lookButton, &QAbstractButton::clicked, this, &LogPanel::lookAtCurrent);
    auto *look = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_L), this);
    connect(look, &QShortcut::activated, this, &LogPanel::lookAtCurrent);
    auto *other = new ContextPress(m_form->lines);
    connect(other, &ContextPress::pressed, this, &LogPanel::lookAt);
}

LogPanel::~LogPanel() = default;

QString LogPanel::title() const
{
    return tr("Log");
}

void LogPanel::begin()
{
    m_form->logFilterEdit->clear();
    m_model->setSession(session());
    showEnd();
}

void LogPanel::takeFocus()
{
    m_form->logFilterEdit->setFocus(Qt::ShortcutFocusReason);
}

void LogPanel::catchUp()
{
    if (!isVisible())
        return; // done when it is shown
    const QScrollBar *bar = m_form->lines->verticalScrollBar();
    const bool atEnd = bar->value() >= bar->maximum();
    m_model->update();
    if (atEnd)
        showEnd();
}

void LogPanel::showEnd()
{
    const int turns = m_filter->rowCount();
    if (turns == 0)
        return;
    m_form->lines->expand(m_filter->index(turns - 1, 0));
    m_form->lines->scrollToBottom();
}

void LogPanel::filter(const QString &typed)
{
    m_filter->setTyped(typed);
    if (m_filter->isFiltering())
        m_form->lines->expandAll();
    else
        m_form->lines->collapseAll();
    showEnd();
}

/// Leads to the picture, or to the table and rule behind the line.
void LogPanel::choose(const QModelIndex &index)
{
    const StepId step{index.data(LogModel::StepRole).toInt()};
    if (session() && step > StepId::None && Photograph::of(session()->journal().step(step))) {
        emit session()->photographWanted(step);
        return;
    }
    const QString table = index.data(LogModel::TableRole).toString();
    const QString rule = index.data(LogModel::RuleRole).toString();
    if (!table.isEmpty() || !rule.isEmpty())
        emit sourceWanted(table, index.data(LogModel::TableRowRole).toInt(), rule);
}

/// The entry of the line that was chosen, on the timeline.
void LogPanel::lookAtCurrent()
{
    const QModelIndex current = m_form->lines->currentIndex();
    if (current.data(LogModel::StepRole).toInt() > 0)
        lookAt(current);
    else if (session())
        emit momentWanted(session()->journal().head());
}

void LogPanel::lookAt(const QModelIndex &line)
{
    const int step = line.data(LogModel::StepRole).toInt();
    if (step > 0)
        emit momentWanted(StepId{step});
}

void LogPanel::showEvent(QShowEvent *event)
{
    SidePanel::showEvent(event);
    m_model->update();
    showEnd();
}

bool LogPanel::eventFilter(QObject *watched, QEvent *event)
{
    // Escape in the filter shows all lines again and goes back to the battle.
    if (watched == m_form->logFilterEdit && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        m_form->logFilterEdit->clear();
        m_form->logFilterEdit->clearFocus();
        return true;
    }
    return SidePanel::eventFilter(watched, event);
}

void LogPanel::changeEvent(QEvent *event)
{
    SidePanel::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_form->retranslateUi(this);
    m_form->lookButton->setLabel(tr("Look at this moment"));
    emit titleChanged();
}

} // namespace adjutant::app
