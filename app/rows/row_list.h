// SPDX-License-Identifier: MIT
#pragma once

#include <QListView>

namespace adjutant::app {

/// A list of rows as RowDelegate paints them, as wide as it is and scrolled only up and down.
class RowList : public QListView
{
    Q_OBJECT

public:
    explicit RowList(QWidget *parent = nullptr);

    /// Takes as much height as its rows need, up to \a pixels; 0 fills what there is.
    void setMostHeight(int pixels);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// A row was clicked, or Enter or Space pressed on it.
    void chosen(const QModelIndex &index);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void updateGeometries() override;

private:
    int m_mostHeight = 0;
};

} // namespace adjutant::app
