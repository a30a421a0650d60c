// SPDX-License-Identifier: MIT
#include "app/rulings/house_page.h"

#include "rulings/ui_house_page.h"

#include "app/house_rule/column_words.h"
#include "app/rulings/agreed_rules.h"

#include "core/referee/table_row.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

HousePage::HousePage(QWidget *parent)
    : QScrollArea(parent)
    , m_form(std::make_unique<Ui::HousePage>())
{
    m_form->setupUi(this);
    m_form->editBox->setAttribute(Qt::WA_StyledBackground);
    connect(m_form->table, &TableSheet::cellPicked, this, &HousePage::pick);
    connect(m_form->setButton, &QPushButton::clicked, this, [this] { setPicked(false); });
    connect(m_form->printedButton, &QPushButton::clicked, this, [this] { setPicked(true); });
    connect(m_form->allPrintedButton, &QPushButton::clicked, this, &HousePage::printAll);
}

HousePage::~HousePage() = default;

void HousePage::showTable(AgreedRules &rules, const Table &table)
{
    m_rules = &rules;
    m_table = &table;
    m_picked = {};
    refresh();
}

void HousePage::refresh()
{
    if (!m_table)
        return;
    m_form->table->setTable(PrintedTable::of(*m_table, m_rules->rulebook(), m_rules->state()),
                            m_picked.rows);
    m_form->allPrintedButton->setEnabled(!m_rules->houseRules(m_table->id).isEmpty());
    showPicked();
}

void HousePage::pick(const PrintedCell &cell)
{
    m_picked = cell.column.isEmpty() ? PrintedCell() : cell;
    refresh();
}

void HousePage::showPicked()
{
    const int column = m_table->column(m_picked.column);
    const bool any = column >= 0 && !m_picked.rows.isEmpty();
    for (QWidget *each :
         {static_cast<QWidget *>(m_form->setButton), static_cast<QWidget *>(m_form->printedButton)})
        each->setVisible(any);
    m_form->valueSpin->setVisible(any && !m_picked.isWord);
    m_form->valueCombo->setVisible(any && m_picked.isWord);
    if (!any) {
        m_form->cellLabel->setText(tr("Pick the cell of the table that you want to read "
                                      "differently."));
        return;
    }
    const int row = *std::min_element(m_picked.rows.cbegin(), m_picked.rows.cend());
    const Value printed = m_table->rows.at(row).cells.at(column);
    const Value value = Row(*m_table, row, m_rules->state()).cell(m_picked.column);
    const Phrasebook &phrases = m_rules->rulebook().phrases;
    const QString label = phrases.render(m_table->columns.at(column).label);
    const bool possible = !printed.isEmpty();
    const QString shown =
        printed.isWord()
            ? phrases.render(m_table->columns.at(column).label + u'.' + printed.toWord())
            : QLocale().toString(printed.toInt());
    m_form->cellLabel->setText(
        possible
            ? tr("%1: printed is %2.", "column of a table").arg(label, shown)
            : tr("%1: the rulebook has nothing here, so there is nothing to change.").arg(label));
    m_form->valueSpin->setValue(value.toInt());
    fillWords(m_table->columns.at(column));
    m_form->valueCombo->setCurrentIndex(m_form->valueCombo->findData(value.toWord()));
    for (QWidget *each :
         {static_cast<QWidget *>(m_form->valueSpin), static_cast<QWidget *>(m_form->valueCombo),
          static_cast<QWidget *>(m_form->setButton)})
        each->setEnabled(possible);
    m_form->printedButton->setEnabled(value != printed);
}

/// The words that stand in that column of the table.
void HousePage::fillWords(const TableColumn &column)
{
    m_form->valueCombo->clear();
    if (column.kind != TableColumn::Kind::Word)
        return;
    const Phrasebook &phrases = m_rules->rulebook().phrases;
    for (const QString &word : columnWords(*m_table, m_table->column(column.name)))
        m_form->valueCombo->addItem(phrases.render(column.label + u'.' + word), word);
}

void HousePage::setPicked(bool printed)
{
    Value value;
    if (!printed)
        value = m_picked.isWord ? Value(m_form->valueCombo->currentData().toString())
                                : Value(m_form->valueSpin->value());
    QList<int> rows = m_picked.rows.values();
    std::sort(rows.begin(), rows.end());
    m_rules->setCell(m_table->id, rows, m_picked.column, value);
}

void HousePage::printAll()
{
    for (const HouseRule &rule : m_rules->houseRules(m_table->id))
        m_rules->setCell(rule.table, {rule.row}, rule.column, {});
}

} // namespace adjutant::app
