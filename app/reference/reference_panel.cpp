// SPDX-License-Identifier: MIT
#include "app/reference/reference_panel.h"

#include "reference/ui_reference_panel.h"

#include "app/reference/results_model.h"
#include "app/session/session.h"

#include <QEvent>
#include <QKeyEvent>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr int StepsToLookBack = 20;

/// The last line of the log that used a table, where that is not long ago; else null.
const Line *lastUse(const Journal &journal)
{
    StepId at = journal.head();
    for (int i = 0; i < StepsToLookBack && at != StepId::None; ++i) {
        const Step &step = journal.step(at);
        for (auto line = step.lines.crbegin(); line != step.lines.crend(); ++line) {
            if (!line->table.isEmpty())
                return &*line;
        }
        at = step.parent;
    }
    return nullptr;
}

} // namespace

ReferencePanel::ReferencePanel(QWidget *parent)
    : SidePanel(parent)
    , m_form(std::make_unique<Ui::ReferencePanel>())
    , m_results(new ResultsModel(this))
{
    m_form->setupUi(this);
    m_form->results->setModel(m_results);
    m_form->searchEdit->installEventFilter(this);
    connect(m_form->searchEdit, &QLineEdit::textChanged, this, &ReferencePanel::search);
    connect(m_form->searchEdit, &QLineEdit::returnPressed, this, &ReferencePanel::openFirst);
    connect(m_form->backButton, &QPushButton::clicked, this, &ReferencePanel::goHome);
    connect(m_form->results, &RowList::chosen, this,
            [this](const QModelIndex &index) { open(m_results->item(index.row())); });
    connect(m_form->page, &ReferencePage::linkFollowed, this, &ReferencePanel::open);
    connect(m_form->page, &ReferencePage::cellActivated, this,
            [this](const QString &table, const QList<int> &rows, const QString &column) {
                if (session())
                    emit session()->houseRuleWanted(table, rows, column);
            });
    search({});
}

ReferencePanel::~ReferencePanel() = default;

QString ReferencePanel::title() const
{
    return tr("Reference");
}

void ReferencePanel::begin()
{
    m_shown.reset();
    m_index = session() ? ReferenceIndex(session()->rulebook()) : ReferenceIndex();
    m_form->searchEdit->clear();
    catchUp();
}

void ReferencePanel::takeFocus()
{
    m_form->searchEdit->setFocus(Qt::ShortcutFocusReason);
    m_form->searchEdit->selectAll();
}

void ReferencePanel::showSource(const QString &table, int row, const QString &rule)
{
    const auto kind = table.isEmpty() ? ReferenceItem::Kind::Rule : ReferenceItem::Kind::Table;
    open({kind, table.isEmpty() ? rule : table, {}, {}});
    if (m_shown && row >= 0)
        m_shown->rows = {row};
    catchUp();
}

void ReferencePanel::open(const ReferenceItem &item)
{
    m_shown = Shown{item, {}};
    m_form->searchEdit->clear();
    search({});
    catchUp();
    m_form->page->verticalScrollBar()->setValue(0);
    emit wanted();
}

void ReferencePanel::goHome()
{
    m_shown.reset();
    m_form->searchEdit->clear();
    search({});
    catchUp();
}

void ReferencePanel::search(const QString &typed)
{
    const bool searching = !typed.trimmed().isEmpty() && session();
    m_results->setItems(searching ? m_index.find(typed, session()->state())
                                  : QList<ReferenceItem>());
    m_form->pages->setCurrentWidget(searching ? m_form->resultsPage : m_form->readingPage);
    m_form->nothingLabel->setVisible(searching && m_results->rowCount() == 0);
}

void ReferencePanel::openFirst()
{
    if (m_results->rowCount() == 0)
        return;
    const QModelIndex current = m_form->results->currentIndex();
    open(m_results->item(current.isValid() ? current.row() : 0));
}

QList<ReferenceBlock> ReferencePanel::blocks() const
{
    if (!session())
        return {};
    const Rulebook &book = session()->rulebook();
    const State &state = session()->state();
    if (!m_shown)
        return homePage(session()->question(), lastUse(session()->journal()), book, state);
    if (m_shown->item.kind == ReferenceItem::Kind::Table)
        return tablePage(m_shown->item.id, m_shown->rows, book, state);
    return referencePage(m_shown->item, book, state);
}

void ReferencePanel::catchUp()
{
    if (!isVisible())
        return; // done when it is shown
    m_form->backButton->setVisible(m_shown.has_value());
    m_form->page->setBlocks(blocks());
}

void ReferencePanel::showEvent(QShowEvent *event)
{
    SidePanel::showEvent(event);
    catchUp();
}

void ReferencePanel::changeEvent(QEvent *event)
{
    SidePanel::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_form->retranslateUi(this);
    if (session())
        m_index = ReferenceIndex(session()->rulebook());
    search(m_form->searchEdit->text());
    catchUp();
    emit titleChanged();
}

bool ReferencePanel::eventFilter(QObject *watched, QEvent *event)
{
    // Up and Down in the search field go through what was found; Escape leaves it.
    if (watched != m_form->searchEdit || event->type() != QEvent::KeyPress)
        return SidePanel::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up) {
        const int rows = m_results->rowCount();
        const QModelIndex current = m_form->results->currentIndex();
        const int step = key->key() == Qt::Key_Down ? 1 : -1;
        const int row = current.isValid() ? current.row() + step : 0;
        if (row >= 0 && row < rows)
            m_form->results->setCurrentIndex(m_results->index(row));
        return true;
    }
    if (key->key() == Qt::Key_Escape) {
        goHome();
        m_form->searchEdit->clearFocus();
        return true;
    }
    return SidePanel::eventFilter(watched, event);
}

} // namespace adjutant::app
