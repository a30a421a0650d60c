// SPDX-License-Identifier: MIT
#pragma once

#include "app/rule_table/printed_table.h"

#include <QTableView>

namespace adjutant::app {

class Session;

/// A table of the rulebook as people see it: thin lines, the row in use lit, house rules marked.
/// As high as it is, so that it stands on a sheet among others.
class RuleTable : public QTableView
{
    Q_OBJECT

public:
    explicit RuleTable(QWidget *parent = nullptr);
    ~RuleTable() override;

    /// Shows the table \a id as it is in force in \a session, with the rows \a lit (of the table)
    /// lit. False where there is no such table; then it shows nothing.
    bool showTable(const Session &session, const QString &id, const QList<int> &lit = {});
    const PrintedTable &printed() const { return m_printed; }
    /// Whether the printed cell belongs to a lit row.
    bool isLit(int row, int column) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    void fit();

    PrintedTable m_printed;
    QList<int> m_lit;
    int m_wantedWidth = 0; ///< at which nothing wraps
};

} // namespace adjutant::app
