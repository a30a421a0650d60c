// SPDX-License-Identifier: MIT
#include "app/rows/row_list.h"

#include "app/rows/row_delegate.h"
#include "app/style/design.h"

#include <QKeyEvent>

#include <algorithm>

namespace adjutant::app {

RowList::RowList(QWidget *parent)
    : QListView(parent)
{
    setProperty("look", QStringLiteral("sheet"));
    setProperty("opensRows", true); // Enter is for the row, and not for the question
    setItemDelegate(new RowDelegate(this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setResizeMode(Adjust);
    setFrameShape(NoFrame);
    connect(this, &QListView::clicked, this, [this](const QModelIndex &index) {
        if (m_clickChooses)
            emit chosen(index);
    });
    connect(this, &QListView::doubleClicked, this, [this](const QModelIndex &index) {
        if (!m_clickChooses)
            emit chosen(index);
    });
    connect(&design(), &Design::changed, this, &RowList::scheduleDelayedItemsLayout);
}

void RowList::setMostHeight(int pixels)
{
    if (m_mostHeight == pixels)
        return;
    m_mostHeight = pixels;
    setSizePolicy(QSizePolicy::Preferred, pixels > 0 ? QSizePolicy::Fixed : QSizePolicy::Expanding);
    updateGeometry();
}

QSize RowList::sizeHint() const
{
    if (m_mostHeight == 0)
        return QListView::sizeHint();
    int height = 0;
    for (int row = 0; model() && row < model()->rowCount() && height < m_mostHeight; ++row)
        height += sizeHintForRow(row);
    return {QListView::sizeHint().width(), std::min(height, m_mostHeight)};
}

QSize RowList::minimumSizeHint() const
{
    const int row = design().px(40);
    return {design().px(120), m_mostHeight == 0 ? row : std::min(row, sizeHint().height())};
}

void RowList::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout();
}

void RowList::updateGeometries()
{
    QListView::updateGeometries();
    if (m_mostHeight > 0)
        updateGeometry();
}

void RowList::keyPressEvent(QKeyEvent *event)
{
    const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                        event->key() == Qt::Key_Space;
    if (enters && currentIndex().isValid()) {
        emit chosen(currentIndex());
        return;
    }
    // Letters and figures are keys of the game, not a search in the list.
    if (!event->text().isEmpty() && event->text().at(0).isPrint()) {
        event->ignore();
        return;
    }
    QListView::keyPressEvent(event);
}

void RowList::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        scheduleDelayedItemsLayout();
}

} // namespace adjutant::app
