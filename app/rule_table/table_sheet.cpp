// SPDX-License-Identifier: MIT
#include "app/rule_table/table_sheet.h"

#include "rule_table/ui_table_sheet.h"

namespace adjutant::app {

TableSheet::TableSheet(QWidget *parent)
    : QWidget(parent)
    , m_form(std::make_unique<Ui::TableSheet>())
{
    m_form->setupUi(this);
    m_form->houseLabel->hide();
    connect(m_form->cells, &RuleTable::cellActivated, this, &TableSheet::cellActivated);
    connect(m_form->cells, &RuleTable::cellPicked, this, &TableSheet::cellPicked);
}

TableSheet::~TableSheet() = default;

void TableSheet::offerHouseRules()
{
    m_form->houseLabel->setText(RuleTable::houseRuleHint());
    m_form->houseLabel->show();
}

const PrintedTable &TableSheet::table() const
{
    return m_form->cells->printed();
}

void TableSheet::setTable(const PrintedTable &table, const QSet<int> &litRows)
{
    m_form->cells->showTable(table, litRows);
    m_form->titleLabel->setText(table.title.toUpper());
    m_form->titleLabel->setAccessibleName(table.title);
    m_form->captionLabel->setText(table.captions.join(u'\n'));
    m_form->captionLabel->setHidden(table.captions.isEmpty());
    m_form->notesLabel->setText(table.notes.join(u'\n'));
    m_form->notesLabel->setHidden(table.notes.isEmpty());
}

} // namespace adjutant::app
