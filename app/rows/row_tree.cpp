// SPDX-License-Identifier: MIT
#include "app/rows/row_tree.h"

#include "app/rows/row_delegate.h"
#include "app/rows/row_roles.h"
#include "app/style/design.h"

#include <QKeyEvent>

namespace adjutant::app {

RowTree::RowTree(QWidget *parent)
    : QTreeView(parent)
{
    setProperty("look", QStringLiteral("sheet"));
    setProperty("opensRows", true); // Enter is for the row, and not for the question
    setItemDelegate(new RowDelegate(this));
    setHeaderHidden(true);
    setIndentation(0);
    setRootIsDecorated(false);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Row by row, only those in sight are measured: a log has thousands of them.
    setVerticalScrollMode(ScrollPerItem);
    connect(this, &QTreeView::clicked, this, &RowTree::choose);
    connect(&design(), &Design::changed, this, &RowTree::scheduleDelayedItemsLayout);
}

void RowTree::choose(const QModelIndex &index)
{
    if (index.data(HeadingRole).toBool())
        setExpanded(index, !isExpanded(index));
    else
        emit chosen(index);
}

void RowTree::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        scheduleDelayedItemsLayout();
}

void RowTree::keyPressEvent(QKeyEvent *event)
{
    const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                        event->key() == Qt::Key_Space;
    if (enters && currentIndex().isValid()) {
        choose(currentIndex());
        return;
    }
    // Letters and figures are keys of the game, not a search in the list.
    if (!event->text().isEmpty() && event->text().at(0).isPrint()) {
        event->ignore();
        return;
    }
    QTreeView::keyPressEvent(event);
}

void RowTree::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        scheduleDelayedItemsLayout();
}

} // namespace adjutant::app
