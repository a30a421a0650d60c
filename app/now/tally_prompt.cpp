// SPDX-License-Identifier: MIT
#include "app/now/tally_prompt.h"

#include "app/keys/key_router.h"
#include "app/now/option_button.h"
#include "app/session/session.h"
#include "app/style/design.h"
#include "app/style/sheet_property.h"
#include "app/widgets/click_guard.h"
#include "app/widgets/elided_label.h"

#include <QGridLayout>
#include <QKeyEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr int RowsInColumn = 8; ///< more of them stand in a second column

} // namespace

TallyPrompt::TallyPrompt(const Session &session, QWidget *parent)
    : Prompt(session, parent)
    , m_done(new ActionButton(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto *grid = new QGridLayout;
    grid->setVerticalSpacing(design().px(space::Small));
    column->addLayout(grid);
    const QList<Option> &options = question().options;
    for (int i = 0; i < options.size(); ++i)
        addRow(options.at(i), *grid, i);
    grid->setColumnStretch(9, 1);
    m_done->setKey(tr("Enter"));
    markPreset(*m_done, true);
    connect(m_done, &QAbstractButton::clicked, this, &TallyPrompt::commit);
    column->addWidget(m_done, 0, Qt::AlignLeft);
    setCurrent(0);
    showSum();
}

void TallyPrompt::addRow(const Option &option, QGridLayout &grid, int place)
{
    const int assumed = question().assumed.toObject().value(option.id).toInt(option.preset.toInt());
    const int most = option.maximum > 0 ? option.maximum : 99;
    m_rows.append(
        {option.id, option.minimum, most, assumed, new ElidedLabel(this), new QLabel(this)});
    Row &row = m_rows.last();
    const QString name = optionLabel(session(), option);
    const int number = session().state().entity(option.entity).number(u"number"_s);
    row.name->setText(number > 0 ? tr("%1  %2", "number and name of a unit").arg(number).arg(name)
                                 : name);
    row.name->setMinimumWidth(design().px(150));
    row.number->setAlignment(Qt::AlignCenter);
    row.number->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred); // the name gives way
    const int column = place < RowsInColumn ? 0 : 5;
    const int line = place < RowsInColumn ? place : place - RowsInColumn;
    grid.addWidget(row.name, line, column);
    grid.addWidget(stepButton(u"−"_s, place, -1), line, column + 1);
    grid.addWidget(row.number, line, column + 2);
    grid.setColumnMinimumWidth(column + 2, design().px(52));
    grid.addWidget(stepButton(u"+"_s, place, 1), line, column + 3);
    showRow(place);
}

ActionButton *TallyPrompt::stepButton(const QString &sign, int row, int by)
{
    auto *button = new ActionButton(sign, this);
    const QString name = m_rows.at(row).name->text();
    ClickGuard::setSteps(*button);
    button->setAccessibleName(by < 0 ? tr("One less: %1").arg(name) : tr("One more: %1").arg(name));
    connect(button, &QAbstractButton::clicked, this, [this, row, by] {
        setCurrent(row);
        setCount(row, m_rows.at(row).count + by);
    });
    return button;
}

bool TallyPrompt::takeKey(const QKeyEvent &key)
{
    const int digit = digitOf(key);
    if (isEnter(key)) {
        commit();
    } else if (digit >= 0) {
        const int longer = m_rows.at(m_current).count * 10 + digit;
        const bool goesOn =
            m_rows.at(m_current).count > 0 && longer <= m_rows.at(m_current).maximum;
        setCount(m_current, goesOn ? longer : digit);
    } else if (key.key() == Qt::Key_Down) {
        setCurrent(m_current + 1);
    } else if (key.key() == Qt::Key_Up) {
        setCurrent(m_current - 1);
    } else if (key.key() == Qt::Key_Plus || key.key() == Qt::Key_Right) {
        setCount(m_current, m_rows.at(m_current).count + 1);
    } else if (key.key() == Qt::Key_Minus || key.key() == Qt::Key_Left) {
        setCount(m_current, m_rows.at(m_current).count - 1);
    } else {
        return false;
    }
    return true;
}

bool TallyPrompt::takeUnit(EntityId unit)
{
    // Each press on a unit of the order of battle is one more of it.
    for (int i = 0; i < m_rows.size(); ++i) {
        if (m_rows.at(i).option == QString::number(number(unit))) {
            setCurrent(i);
            setCount(i, m_rows.at(i).count + 1);
            return true;
        }
    }
    return false;
}

void TallyPrompt::setCount(int row, int count)
{
    m_rows[row].count = std::clamp(count, m_rows.at(row).minimum, m_rows.at(row).maximum);
    showRow(row);
    showSum();
}

void TallyPrompt::setCurrent(int row)
{
    const int before = m_current;
    m_current = std::clamp(row, 0, static_cast<int>(m_rows.size()) - 1);
    showRow(before);
    showRow(m_current);
}

void TallyPrompt::showRow(int row)
{
    const Row &shown = m_rows.at(row);
    shown.number->setText(tr("%1 of %2").arg(shown.count).arg(shown.maximum));
    for (QLabel *label : {shown.name, shown.number})
        setSheetProperty(*label, "look", row == m_current ? u"current"_s : QString());
}

void TallyPrompt::showSum()
{
    int sum = 0;
    for (const Row &row : std::as_const(m_rows))
        sum += row.count;
    m_done->setLabel(sum == 0 ? tr("Nobody") : tr("%n in all", nullptr, sum));
}

void TallyPrompt::commit()
{
    QJsonObject tally;
    for (const Row &row : std::as_const(m_rows)) {
        if (row.count > 0)
            tally.insert(row.option, row.count);
    }
    emit answered(tally);
}

} // namespace adjutant::app
