// SPDX-License-Identifier: MIT
#pragma once

#include <QLayout>
#include <QList>

namespace adjutant::app {

/// Puts widgets side by side, and on to the next line where a line is full.
class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(QWidget *parent = nullptr);
    ~FlowLayout() override;

    /// The distance between its widgets, at 100 percent.
    void setGap(int gap) { m_gap = gap; }
    /// Whether its lines are about as long as one another, rather than full one after the other.
    void setEven(bool even) { m_even = even; }

    void addItem(QLayoutItem *item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    /// Widgets beside each other.
    struct Line
    {
        QList<QLayoutItem *> items;
        QList<QSize> sizes;
        int width = 0;
        int height = 0;
    };

    QList<Line> linesOf(int width) const;
    QList<Line> evenLinesOf(int width) const;
    void add(QList<Line> &lines, QLayoutItem *item, int width) const;
    void placeLine(const Line &line, const QPoint &corner) const;

    QList<QLayoutItem *> m_items;
    int m_gap;
    bool m_even = false;
};

} // namespace adjutant::app
