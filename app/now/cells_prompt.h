// SPDX-License-Identifier: MIT
#pragma once

#include "app/keys/number_keys.h"
#include "app/now/prompt.h"

#include <QHash>
#include <QStringList>

class QGridLayout;
class QLabel;

namespace adjutant::app {

class CellButton;

/// The table is the button: sight, range and cover in one tap on the cell that holds.
class CellsPrompt : public Prompt
{
    Q_OBJECT

public:
    CellsPrompt(const Session &session, QWidget *parent);

    bool takeKey(const QKeyEvent &key) override;
    void showOdds(const OddsByCell &odds) override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void addCells(QGridLayout &grid);
    void addCell(QGridLayout &grid, const Cell &cell);
    void addHeaders(QGridLayout &grid);
    CellButton *makeButton(const Cell &cell);
    QString tableSays(const Cell &cell) const;
    int lineOf(const QString &row) const;
    int span() const;
    void arrange();

    QGridLayout *m_grid;
    bool m_above = false;            ///< the headings stand above their rows
    QHash<int, QLabel *> m_headings; ///< of the rows, by the line of their cells
    QStringList m_rows;              ///< names, in the order of the table
    QStringList m_columns;           ///< those of cells that stand in columns
    QList<QString> m_byKey;          ///< cell ids, in the order of their digits
    QHash<QString, CellButton *> m_buttons;
};

} // namespace adjutant::app
