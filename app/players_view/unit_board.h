// SPDX-License-Identifier: MIT
#pragma once

#include "app/players_view/board_layout.h"

#include <QWidget>

namespace adjutant::app {

/// What everybody at the table may know of the units, as large as there is room for: all of them,
/// or those that matter.
class UnitBoard : public QWidget
{
    Q_OBJECT

public:
    explicit UnitBoard(QWidget *parent = nullptr);

    void setRows(const QList<UnitRow> &rows);
    const QList<UnitRow> &rows() const { return m_rows; }
    /// The smallest type that is read from across the table, on a screen that the window fills.
    int leastType() const;
    /// What stands where, in the room there is.
    const BoardLayout &layOut();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void forget();

    QList<UnitRow> m_rows;
    std::optional<BoardLayout> m_layout; ///< none before it is needed
};

} // namespace adjutant::app
