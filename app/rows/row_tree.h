// SPDX-License-Identifier: MIT
#pragma once

#include <QTreeView>

namespace adjutant::app {

/// Rows as RowDelegate paints them, below headings that can be folded.
class RowTree : public QTreeView
{
    Q_OBJECT

public:
    explicit RowTree(QWidget *parent = nullptr);

signals:
    /// A row was clicked, or Enter pressed on it; never a heading.
    void chosen(const QModelIndex &index);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    /// Qt measures all rows above for it, and asks at each painting; what lies behind the rows is
    /// of one colour wherever it begins.
    int verticalOffset() const override { return 0; }

private:
    void choose(const QModelIndex &index);
};

} // namespace adjutant::app
