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
    return arrange({0, 0, width, 0}, false);
}

QSize FlowLayout::sizeHint() const
{
    // All on one line, so that a parent that has the room gives it.
    QSize size;
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
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect &rect, bool place) const
{
    const int gap = design().px(m_gap);
    int x = rect.x();
    int y = rect.y();
    int lineHeight = 0;
    QList<QLayoutItem *> line;
    QList<QRect> places;
    const auto endLine = [&] {
        if (place)
            placeLine(line, places, lineHeight);
        line.clear();
        places.clear();
    };
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        QSize size = item->sizeHint();
        size.setWidth(std::min(size.width(), std::max(rect.width(), item->minimumSize().width())));
        if (item->hasHeightForWidth())
            size.setHeight(item->heightForWidth(size.width()));
        if (x > rect.x() && x + size.width() > rect.right() + 1) {
            endLine();
            x = rect.x();
            y += lineHeight + gap;
            lineHeight = 0;
        }
        line.append(item);
        places.append({{x, y}, size});
        x += size.width() + gap;
        lineHeight = std::max(lineHeight, size.height());
    }
    endLine();
    return y + lineHeight - rect.y();
}

/// What is lower than its line stands in the middle of it.
void FlowLayout::placeLine(const QList<QLayoutItem *> &line, const QList<QRect> &places, int height)
{
    for (int i = 0; i < line.size(); ++i)
        line.at(i)->setGeometry(places.at(i).translated(0, (height - places.at(i).height()) / 2));
}

} // namespace adjutant::app
