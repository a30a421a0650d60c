// SPDX-License-Identifier: MIT
#include "app/widgets/flow_layout.h"

#include "app/style/design.h"

#include <QWidget>

#include <algorithm>

namespace adjutant::app {

FlowLayout::FlowLayout(QWidget *parent)
    : QLayout(parent)
    , m_gap(space::Medium)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.append(item);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= m_items.size())
        return nullptr;
    return m_items.takeAt(index);
}

int FlowLayout::heightForWidth(int width) const
{
    const QList<Line> lines = evenLinesOf(width);
    int height = design().px(m_gap) * std::max(0, static_cast<int>(lines.size()) - 1);
    for (const Line &line : lines)
        height += line.height;
    return height;
}

QSize FlowLayout::sizeHint() const
{
    // All on one line, so that a parent that has the room gives it.
    QSize size(0, 0);
    for (const QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize hint = item->sizeHint();
        const int gap = size.width() > 0 ? design().px(m_gap) : 0;
        size = {size.width() + gap + hint.width(), std::max(size.height(), hint.height())};
    }
    return size;
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size;
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    QPoint corner = rect.topLeft();
    for (const Line &line : evenLinesOf(rect.width())) {
        placeLine(line, corner);
        corner.ry() += line.height + design().px(m_gap);
    }
}

QList<FlowLayout::Line> FlowLayout::linesOf(int width) const
{
    QList<Line> lines;
    for (QLayoutItem *item : m_items) {
        if (!item->isEmpty())
            add(lines, item, width);
    }
    return lines;
}

/// The narrowest that take no more lines.
QList<FlowLayout::Line> FlowLayout::evenLinesOf(int width) const
{
    QList<Line> lines = linesOf(width);
    while (m_even && lines.size() > 1) {
        int longest = 0;
        for (const Line &line : std::as_const(lines))
            longest = std::max(longest, line.width);
        QList<Line> narrower = linesOf(longest - 1);
        if (narrower.size() > lines.size() || longest <= minimumSize().width())
            break;
        lines = std::move(narrower);
    }
    return lines;
}

void FlowLayout::add(QList<Line> &lines, QLayoutItem *item, int width) const
{
    const int gap = design().px(m_gap);
    QSize size = item->sizeHint();
    size.setWidth(std::min(size.width(), std::max(width, item->minimumSize().width())));
    if (item->hasHeightForWidth())
        size.setHeight(item->heightForWidth(size.width()));
    if (lines.isEmpty() || lines.constLast().width + gap + size.width() > width)
        lines.append(Line());
    Line &line = lines.last();
    line.width += size.width() + (line.items.isEmpty() ? 0 : gap);
    line.height = std::max(line.height, size.height());
    line.items.append(item);
    line.sizes.append(size);
}

/// What is lower than its line stands in the middle of it.
void FlowLayout::placeLine(const Line &line, const QPoint &corner) const
{
    int x = corner.x();
    for (qsizetype i = 0; i < line.items.size(); ++i) {
        const QSize size = line.sizes.at(i);
        const int y = corner.y() + (line.height - size.height()) / 2;
        line.items.at(i)->setGeometry({{x, y}, size});
        x += size.width() + design().px(m_gap);
    }
}

} // namespace adjutant::app
