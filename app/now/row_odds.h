// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/odds.h"

#include <QWidget>

class QGridLayout;

namespace adjutant::app {

class Session;

/// How likely each row of the tables is that the dice choose from.
class RowOdds : public QWidget
{
    Q_OBJECT

public:
    explicit RowOdds(QWidget *parent = nullptr);

    /// Hides itself where the dice choose no row.
    void setOdds(const Session &session, const Odds &odds);

private:
    void addTable(const Session &session, const Table &table, const ChanceOf &rows);

    QGridLayout *m_grid;
};

} // namespace adjutant::app
