// SPDX-License-Identifier: MIT
#include "app/now/cells_prompt.h"

#include "app/keys/key_router.h"
#include "app/now/cell_button.h"
#include "app/now/chances.h"
#include "app/session/session.h"
#include "app/style/design.h"

#include "core/referee/table_row.h"

#include <QGridLayout>
#include <QLabel>
#include <QResizeEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

CellsPrompt::CellsPrompt(const Session &session, QWidget *parent)
    : Prompt(session, parent)
    , m_grid(new QGridLayout(this))
{
    for (const Cell &cell : question().cells) {
        if (!m_rows.contains(cell.rowName))
            m_rows.append(cell.rowName);
        if (!cell.column.isEmpty() && !m_columns.contains(cell.column))
            m_columns.append(cell.column);
    }
    m_grid->setContentsMargins(0, 0, 0, 0);
    addHeaders(*m_grid);
    addCells(*m_grid);
    m_grid->setColumnStretch(static_cast<int>(m_columns.size()) + 2, 1);
}

void CellsPrompt::addHeaders(QGridLayout &grid)
{
    for (const Cell &cell : question().cells) {
        const auto column = static_cast<int>(m_columns.indexOf(cell.column)) + 1;
        if (column < 1 || grid.itemAtPosition(0, column))
            continue;
        auto *header = new QLabel(session().render(cell.columnLabel), this);
        header->setProperty("look", u"small"_s);
        header->setAlignment(Qt::AlignCenter);
        grid.addWidget(header, 0, column);
    }
}

void CellsPrompt::addCells(QGridLayout &grid)
{
    for (const QString &row : std::as_const(m_rows)) {
        for (const Cell &cell : question().cells) {
            if (cell.rowName == row)
                addCell(grid, cell);
        }
    }
}

void CellsPrompt::addCell(QGridLayout &grid, const Cell &cell)
{
    const int line = lineOf(cell.rowName);
    const auto column = static_cast<int>(m_columns.indexOf(cell.column)) + 1;
    const bool across = column < 1; // no column: it holds for all of them
    grid.addWidget(makeButton(cell), line, across ? 1 : column, 1, across ? span() : 1);
    // A cell that says no more than where it is needs no heading.
    const bool saysNothing = across && tableSays(cell).isEmpty();
    if (m_headings.contains(line) || cell.row < 0 || cell.rowLabel.isEmpty() || saysNothing)
        return;
    auto *heading = new QLabel(session().render(cell.rowLabel), this);
    heading->setProperty("look", u"strong"_s);
    grid.addWidget(heading, line, 0);
    m_headings.insert(line, heading);
}

/// Every second one: the others are for headings that stand above their row.
int CellsPrompt::lineOf(const QString &row) const
{
    return 2 * static_cast<int>(m_rows.indexOf(row)) + 2;
}

int CellsPrompt::span() const
{
    return static_cast<int>(std::max<qsizetype>(1, m_columns.size()));
}

/// The headings stand left of their rows; above them where the cells would be cut otherwise.
void CellsPrompt::arrange()
{
    int widest = 0;
    for (const QLabel *heading : std::as_const(m_headings))
        widest = std::max(widest, heading->sizeHint().width() + m_grid->spacing());
    int cells = 0;
    for (const Cell &cell : question().cells) {
        if (m_columns.isEmpty() || !cell.column.isEmpty())
            cells = std::max(cells, m_buttons.value(cell.id)->sizeHint().width());
    }
    const bool above = widest + span() * (cells + m_grid->spacing()) > width();
    if (above == m_above)
        return;
    m_above = above;
    for (auto it = m_headings.cbegin(); it != m_headings.cend(); ++it) {
        m_grid->removeWidget(it.value());
        m_grid->addWidget(it.value(), above ? it.key() - 1 : it.key(), above ? 1 : 0, 1,
                          above ? span() : 1);
    }
}

void CellsPrompt::resizeEvent(QResizeEvent *event)
{
    Prompt::resizeEvent(event);
    arrange();
}

CellButton *CellsPrompt::makeButton(const Cell &cell)
{
    auto *button = new CellButton(this);
    QStringList where;
    for (const Text &label : {cell.rowLabel, cell.columnLabel}) {
        if (!label.isEmpty())
            where.append(session().render(label));
    }
    const QString place = where.join(u", "_s);
    const QString says = tableSays(cell);
    button->setCell(place, says.isEmpty() ? place : says);
    if (!cell.note.isEmpty())
        button->setNote(session().render(cell.note));
    if (cell.refusal)
        button->setRefused(session().render(cell.refusal->text));
    button->setPreset(question().assumed == QJsonValue(cell.id));
    m_byKey.append(cell.id);
    if (m_byKey.size() <= 9)
        button->setKey(static_cast<int>(m_byKey.size()));
    const QString id = cell.id;
    connect(button, &QAbstractButton::clicked, this, [this, id] { emit answered(id); });
    m_buttons.insert(id, button);
    return button;
}

/// What the row of that cell comes to, or else what the table has there: "4 dice, 4+".
QString CellsPrompt::tableSays(const Cell &cell) const
{
    if (!cell.says.isEmpty())
        return session().render(cell.says);
    const Table *table = session().rulebook().table(question().table);
    if (!table || cell.row < 0 || cell.refusal)
        return {};
    const Row row(*table, cell.row, session().state());
    QStringList parts;
    for (const TableColumn &column : table->columns) {
        const Value value = row.cell(column.name);
        if (value.isEmpty())
            continue;
        if (column.kind == TableColumn::Kind::Dice)
            parts.append(tr("%n dice", nullptr, value.toInt()));
        else if (column.kind == TableColumn::Kind::Score)
            parts.append(tr("%1+", "a score of this or more").arg(value.toInt()));
        else if (value.isWord())
            parts.append(session().render(column.label + u'.' + value.toWord()));
        else
            parts.append(tr("%1 %2", "a number and what it is")
                             .arg(session().render(column.label))
                             .arg(value.toInt()));
    }
    return parts.join(u", "_s);
}

bool CellsPrompt::takeKey(const QKeyEvent &key)
{
    if (isEnter(key) && !question().assumed.isNull() && !question().assumed.isUndefined()) {
        emit answered(question().assumed);
        return true;
    }
    const int digit = digitOf(key);
    if (digit < 1 || digit > m_byKey.size())
        return false;
    emit answered(m_byKey.at(digit - 1));
    return true;
}

void CellsPrompt::showOdds(const OddsByCell &odds)
{
    for (auto it = odds.byCell.cbegin(); it != odds.byCell.cend(); ++it) {
        if (CellButton *button = m_buttons.value(it.key()))
            button->setOdds(chanceWords(session(), it.value(), question()));
    }
    arrange();
}

} // namespace adjutant::app
