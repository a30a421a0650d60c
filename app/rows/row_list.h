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
    /// Where it does not, a click only picks a row, and a double click chooses it.
    void setClickChooses(bool chooses) { m_clickChooses = chooses; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// A row was clicked (see setClickChooses), or Enter or Space pressed on it.
    void chosen(const QModelIndex &index);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void updateGeometries() override;

private:
    int m_mostHeight = 0;
    bool m_clickChooses = true;
};

} // namespace adjutant::app
