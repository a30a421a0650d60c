// SPDX-License-Identifier: MIT
#include "app/house_rule/house_rule_bar.h"

#include "house_rule/ui_house_rule_bar.h"

#include "app/house_rule/column_words.h"
#include "app/keys/key_router.h"
#include "app/now/step_buttons.h"
#include "app/session/session.h"
#include "app/style/design.h"
#include "app/widgets/flow_layout.h"

#include "core/referee/table_row.h"
#include "core/referee/table_words.h"

#include <QJsonArray>
#include <QKeyEvent>
#include <QLocale>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr int LargestNumber = 999;

} // namespace

HouseRuleBar::HouseRuleBar(QWidget *parent)
    : QWidget(parent)
    , m_form(std::make_unique<Ui::HouseRuleBar>())
    , m_steps(new StepButtons(tr("House rule"), u"-"_s, u"+"_s, this))
{
    m_form->setupUi(this);
    setAttribute(Qt::WA_StyledBackground);
    auto *flow = new FlowLayout(m_form->buttonBox);
    for (QWidget *each :
         {static_cast<QWidget *>(m_steps), static_cast<QWidget *>(m_form->wordCombo),
          static_cast<QWidget *>(m_form->makeButton), static_cast<QWidget *>(m_form->printedButton),
          static_cast<QWidget *>(m_form->closeButton)})
        flow->addWidget(each);
    m_form->makeButton->setLabel(tr("Make this a house rule"));
    m_form->makeButton->setKey(tr("Enter"));
    m_form->printedButton->setLabel(tr("As printed"));
    m_form->closeButton->setLabel(tr("Leave it"));
    m_form->closeButton->setKey(tr("Esc"));
    connect(m_steps, &StepButtons::stepped, this, &HouseRuleBar::step);
    connect(m_form->makeButton, &QAbstractButton::clicked, this, [this] { make(false); });
    connect(m_form->reasonEdit, &QLineEdit::returnPressed, m_form->makeButton,
            &QAbstractButton::click);
    connect(m_form->printedButton, &QAbstractButton::clicked, this, [this] { make(true); });
    connect(m_form->closeButton, &QAbstractButton::clicked, this, &QWidget::hide);
    connect(&design(), &Design::changed, this, &HouseRuleBar::restyle);
    restyle();
    hide();
}

HouseRuleBar::~HouseRuleBar() = default;

void HouseRuleBar::restyle()
{
    const int zone = design().px(space::Zone);
    const int line = design().px(space::Medium);
    m_form->barLayout->setContentsMargins(zone, line, zone, line);
}

void HouseRuleBar::setSession(Session *session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    hide();
    if (!session)
        return;
    connect(session, &Session::houseRuleWanted, this, &HouseRuleBar::open);
    connect(session, &Session::changed, this, &HouseRuleBar::catchUp);
}

/// The cell may have been changed elsewhere, or a change of it taken back.
void HouseRuleBar::catchUp()
{
    const Table *table = isHidden() ? nullptr : m_session->rulebook().table(m_table);
    if (table && valueOf(*table) != m_value)
        showCell(*table, table->column(m_column));
}

Value HouseRuleBar::valueOf(const Table &table) const
{
    return Row(table, m_rows.constFirst(), m_session->state()).cell(m_column);
}

/// "Shoot, 6 and 5": the table, and what tells these rows from the others.
QString HouseRuleBar::placeIn(const Table &table) const
{
    const TableWords words(table, m_session->rulebook(), m_session->state());
    const auto distinct = [&words](int key, const QList<int> &rows) {
        QStringList found;
        for (const int row : rows)
            found.append(words.keyOf(row, key));
        found.removeDuplicates();
        return found;
    };
    QList<int> all(table.rows.size());
    std::iota(all.begin(), all.end(), 0);
    QStringList parts{m_session->render(table.title)};
    for (int key = 0; key < table.keys.size(); ++key) {
        const QStringList here = distinct(key, m_rows);
        if (here.size() < distinct(key, all).size())
            parts.append(QLocale().createSeparatedList(here));
    }
    return parts.join(u", "_s);
}

void HouseRuleBar::open(const QString &table, const QList<int> &rows, const QString &column)
{
    const Table *changed = m_session->rulebook().table(table);
    const int place = changed ? changed->column(column) : -1;
    if (place < 0 || rows.isEmpty())
        return;
    if (changed->rows.at(rows.constFirst()).cells.at(place).isEmpty())
        return; // the rulebook has nothing there
    m_table = table;
    m_rows = rows;
    m_column = column;
    showCell(*changed, place);
    m_form->reasonEdit->clear();
    show();
}

void HouseRuleBar::showCell(const Table &table, int column)
{
    const TableColumn &declared = table.columns.at(column);
    const Value printed = table.rows.at(m_rows.constFirst()).cells.at(column);
    m_value = valueOf(table);
    const auto wordOf = [this, &declared](const QString &word) {
        return m_session->render(declared.label + u'.' + word);
    };
    m_isWord = printed.isWord();
    m_form->titleLabel->setText(
        tr("%1: %2. Printed: %3", "a table, a column of it, and what stands there")
            .arg(placeIn(table), m_session->render(declared.label),
                 m_isWord ? wordOf(printed.toWord()) : QLocale().toString(printed.toInt())));
    m_form->printedButton->setEnabled(m_value != printed);
    m_steps->setHidden(m_isWord);
    m_form->wordCombo->setVisible(m_isWord);
    m_form->wordCombo->clear();
    if (m_isWord) {
        for (const QString &word : columnWords(table, column))
            m_form->wordCombo->addItem(wordOf(word), word);
        m_form->wordCombo->setCurrentIndex(m_form->wordCombo->findData(m_value.toWord()));
    }
    m_number = m_value.toInt();
    m_typed = false;
    showNumber();
}

void HouseRuleBar::showNumber()
{
    m_steps->setText(QLocale().toString(m_number));
}

void HouseRuleBar::step(int by)
{
    m_number = std::clamp(m_number + by, 0, LargestNumber);
    m_typed = false;
    showNumber();
}

void HouseRuleBar::typeDigit(int digit)
{
    const int number = m_typed ? 10 * m_number + digit : digit;
    m_number = number > LargestNumber ? digit : number;
    m_typed = true;
    showNumber();
}

bool HouseRuleBar::takeKey(const QKeyEvent &key)
{
    if (key.key() == Qt::Key_Escape)
        hide();
    else if (isEnter(key))
        make(false);
    else if (m_isWord)
        return true;
    else if (key.key() == Qt::Key_Plus || key.key() == Qt::Key_Minus)
        step(key.key() == Qt::Key_Plus ? 1 : -1);
    else if (const int digit = digitOf(key); digit >= 0)
        typeDigit(digit);
    return true;
}

void HouseRuleBar::make(bool asPrinted)
{
    QJsonArray rows;
    for (const int row : m_rows)
        rows.append(row);
    Command command;
    command.procedure = u"house"_s;
    command.arguments = {{u"table"_s, m_table}, {u"rows"_s, rows}, {u"column"_s, m_column}};
    const QJsonValue value =
        m_isWord ? QJsonValue(m_form->wordCombo->currentData().toString()) : QJsonValue(m_number);
    if (!asPrinted)
        command.arguments.insert(u"value"_s, value);
    command.reason = m_form->reasonEdit->text().trimmed();
    if (m_session->perform(command))
        hide();
}

} // namespace adjutant::app
