// SPDX-License-Identifier: MIT
#include "app/house_rule/house_rule_bar.h"

#include "house_rule/ui_house_rule_bar.h"

#include "app/now/step_buttons.h"
#include "app/session/session.h"

#include "core/referee/table_row.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr int LargestNumber = 999;

} // namespace

HouseRuleBar::HouseRuleBar(QWidget *parent)
    : QWidget(parent)
    , m_form(std::make_unique<Ui::HouseRuleBar>())
    , m_steps(new StepButtons(tr("House rule"), {}, {}, this))
{
    m_form->setupUi(this);
    setAttribute(Qt::WA_StyledBackground);
    m_form->buttonLayout->insertWidget(0, m_steps);
    m_form->makeButton->setLabel(tr("Make this a house rule"));
    m_form->printedButton->setLabel(tr("As printed"));
    m_form->closeButton->setLabel(tr("Leave it"));
    connect(m_steps, &StepButtons::stepped, this, &HouseRuleBar::step);
    connect(m_form->makeButton, &QAbstractButton::clicked, this, [this] { make(false); });
    connect(m_form->printedButton, &QAbstractButton::clicked, this, [this] { make(true); });
    connect(m_form->closeButton, &QAbstractButton::clicked, this, &QWidget::hide);
    hide();
}

HouseRuleBar::~HouseRuleBar() = default;

void HouseRuleBar::setSession(Session *session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    hide();
    if (session)
        connect(session, &Session::houseRuleWanted, this, &HouseRuleBar::open);
}

void HouseRuleBar::open(const QString &table, int row, const QString &column)
{
    const Table *changed = m_session->rulebook().table(table);
    const int place = changed ? changed->column(column) : -1;
    if (place < 0 || row < 0 || row >= changed->rows.size())
        return;
    const Value printed = changed->rows.at(row).cells.at(place);
    if (!printed.isNumber())
        return;
    m_table = table;
    m_row = row;
    m_column = column;
    m_number = Row(*changed, row, m_session->state()).number(column);
    m_form->titleLabel->setText(
        tr("%1: %2. Printed: %3", "a table, a column of it, and the number there")
            .arg(m_session->render(changed->title),
                 m_session->render(changed->columns.at(place).label),
                 QLocale().toString(printed.toInt())));
    m_form->printedButton->setEnabled(m_number != printed.toInt());
    m_form->reasonEdit->clear();
    showNumber();
    show();
}

void HouseRuleBar::showNumber()
{
    m_steps->setText(QLocale().toString(m_number));
}

void HouseRuleBar::step(int by)
{
    m_number = std::clamp(m_number + by, 0, LargestNumber);
    showNumber();
}

void HouseRuleBar::make(bool asPrinted)
{
    Command command;
    command.procedure = u"house"_s;
    command.arguments = {{u"table"_s, m_table}, {u"row"_s, m_row}, {u"column"_s, m_column}};
    if (!asPrinted)
        command.arguments.insert(u"value"_s, m_number);
    command.reason = m_form->reasonEdit->text().trimmed();
    if (m_session->perform(command))
        hide();
}

} // namespace adjutant::app
