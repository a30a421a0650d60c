// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace adjutant::app {

/// Paints a row of the side zone: what RowRole names, and a tick where the row can be ticked off.
class RowDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    /// Whoever shows the list decides what a press does.
    bool editorEvent(QEvent *, QAbstractItemModel *, const QStyleOptionViewItem &,
                     const QModelIndex &) override
    {
        return false;
    }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace adjutant::app
