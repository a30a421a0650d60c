// SPDX-License-Identifier: MIT
#pragma once

#include "app/rule_table/printed_table.h"

#include <QTableView>

namespace adjutant::app {

class Session;
class TableModel;

/// The cells of a table as people see it on a playsheet: thin lines between the rows, those in use
/// lit, house rules marked. As high as it is, so that it stands on a sheet among others.
class RuleTable : public QTableView
{
    Q_OBJECT

public:
    explicit RuleTable(QWidget *parent = nullptr);

    /// How close its texts stand: a table of many columns in a narrow zone has to.
    enum class Density {
        Wide,
        Close, ///< less space around them
        Small, ///< in smaller type as well
        Turned ///< and the headings on their side
    };
    /// How a house rule is made of a cell, in words to stand below a table where that can be done.
    static QString houseRuleHint();
    Density density() const { return m_density; }

    /// Shows the table \a id as it is in force in \a session, with the rows \a lit (of the table)
    /// lit. False where there is no such table; then it shows nothing.
    bool showTable(const Session &session, const QString &id, const QList<int> &lit = {});
    void showTable(const PrintedTable &table, const QSet<int> &lit);
    const PrintedTable &printed() const;
    /// Whether the printed cell belongs to a lit row.
    bool isLit(int row, int column) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// A cell of the rulebook was double-clicked, right-clicked or held, or Enter pressed on it.
    void cellActivated(const QString &table, const QList<int> &rows, const QString &column);
    /// A cell was clicked, or Enter or Space pressed on it.
    void cellPicked(const adjutant::app::PrintedCell &cell);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void pick(const QModelIndex &cell);
    void activate(const QModelIndex &cell);
    void fit();
    int fitRows(const QList<int> &widths);
    QList<int> columnWidths(int all) const;

    TableModel *m_model;
    int m_fittedWidth = -1;
    Density m_density = Density::Wide;
};

} // namespace adjutant::app
