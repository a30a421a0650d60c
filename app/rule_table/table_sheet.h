// SPDX-License-Identifier: MIT
#pragma once

#include "app/rule_table/printed_table.h"

#include <QWidget>

#include <memory>

namespace adjutant::app {

namespace Ui {
class TableSheet;
}

/// One table as it stands on a playsheet: its title, what holds for all of it, its rows with those
/// in use lit, and notes.
class TableSheet : public QWidget
{
    Q_OBJECT

public:
    explicit TableSheet(QWidget *parent = nullptr);
    ~TableSheet() override;

    void setTable(const PrintedTable &table, const QSet<int> &litRows);
    const PrintedTable &table() const;
    /// Says below it how a house rule is made of a cell.
    void offerHouseRules();

signals:
    /// A cell with a number or word of the rulebook was double-clicked, right-clicked or
    /// held, or Enter pressed on it.
    void cellActivated(const QString &table, const QList<int> &rows, const QString &column);
    /// A cell was clicked, or Enter or Space pressed on it.
    void cellPicked(const adjutant::app::PrintedCell &cell);

private:
    std::unique_ptr<Ui::TableSheet> m_form;
};

} // namespace adjutant::app
