// SPDX-License-Identifier: MIT
#include "app/rulings/rulings_view.h"

#include "rulings/ui_rulings_view.h"

#include "app/rulings/agreed_rules.h"
#include "app/rulings/rulings_model.h"
#include "app/rulings/sheet_window.h"

using namespace Qt::StringLiterals;

namespace adjutant::app {

RulingsView::RulingsView(QWidget *parent)
    : QWidget(parent)
    , m_form(std::make_unique<Ui::RulingsView>())
    , m_model(new RulingsModel(this))
{
    m_form->setupUi(this);
    m_form->noticeLabel->hide();
    m_form->tree->setModel(m_model);
    setFocusProxy(m_form->searchEdit);
    connect(m_form->searchEdit, &QLineEdit::textChanged, this, &RulingsView::search);
    connect(m_form->changedButton, &QPushButton::toggled, this, &RulingsView::search);
    connect(m_form->tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &RulingsView::showPicked);
    connect(m_form->sheetButton, &QPushButton::clicked, this, &RulingsView::makeSheet);
}

RulingsView::~RulingsView() = default;

void RulingsView::setRules(AgreedRules *rules, const QString &battle)
{
    if (m_rules)
        m_rules->disconnect(this);
    m_rules = rules;
    m_battle = battle;
    m_model->setRules(rules);
    if (!rules)
        return;
    connect(rules, &AgreedRules::changed, this, &RulingsView::refresh);
    connect(rules, &AgreedRules::refused, this, [this](const QString &why) {
        m_form->noticeLabel->setText(why);
        m_form->noticeLabel->show();
        m_form->rulingPage->refresh();
    });
    search();
    showSummary();
}

void RulingsView::search()
{
    const QModelIndex before = m_form->tree->currentIndex();
    const QString ruling = before.data(RulingsModel::RulingRole).toString();
    const QString table = before.data(RulingsModel::TableRole).toString();
    m_model->filter(SearchWords(m_form->searchEdit->text()), m_form->changedButton->isChecked());
    m_form->tree->expandAll();
    QModelIndex wanted = ruling.isEmpty() ? m_model->indexOf(RulingsModel::TableRole, table)
                                          : m_model->indexOf(RulingsModel::RulingRole, ruling);
    if (!wanted.isValid())
        wanted = m_model->index(0, 0, m_model->index(0, 0));
    m_form->tree->setCurrentIndex(wanted);
    showPicked(wanted);
}

void RulingsView::showPicked(const QModelIndex &index)
{
    m_form->noticeLabel->hide();
    m_form->nothingLabel->setText(m_model->rowCount() > 0 ? QString()
                                  : m_form->searchEdit->text().trimmed().isEmpty()
                                      ? tr("Nothing is changed: everything is read as usual.")
                                      : tr("No ruling or table has these words."));
    if (!m_rules || !index.isValid() || !index.parent().isValid()) {
        m_form->pages->setCurrentWidget(m_form->nothingPage);
        return;
    }
    const Rulebook &book = m_rules->rulebook();
    if (const Ruling *ruling = book.ruling(index.data(RulingsModel::RulingRole).toString())) {
        m_form->rulingPage->showRuling(*m_rules, *ruling);
        m_form->pages->setCurrentWidget(m_form->rulingPage);
    } else if (const Table *table = book.table(index.data(RulingsModel::TableRole).toString())) {
        m_form->housePage->showTable(*m_rules, *table);
        m_form->pages->setCurrentWidget(m_form->housePage);
    }
}

void RulingsView::refresh()
{
    m_form->noticeLabel->hide();
    m_model->refresh();
    if (m_form->pages->currentWidget() == m_form->rulingPage)
        m_form->rulingPage->refresh();
    else if (m_form->pages->currentWidget() == m_form->housePage)
        m_form->housePage->refresh();
    showSummary();
}

void RulingsView::showSummary()
{
    const auto rulings = static_cast<int>(m_rules->changedRulings().size());
    const auto cells = static_cast<int>(m_rules->houseRules().size());
    m_form->summaryLabel->setText(
        rulings + cells == 0 ? tr("All rulings are read by default, all tables as printed.")
                             : tr("%1, %2", "rulings and cells of tables that are changed")
                                   .arg(tr("%n rulings changed", nullptr, rulings),
                                        tr("%n cells of tables changed", nullptr, cells)));
}

void RulingsView::makeSheet()
{
    auto *window = new SheetWindow(*m_rules, m_battle, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->open();
}

} // namespace adjutant::app
