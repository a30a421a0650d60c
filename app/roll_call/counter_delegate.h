// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace adjutant::app {

/// Paints a counter of the roll call: less, what is drawn for it on the table with its number,
/// more. A counter for which nothing is drawn is its text.
class CounterDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
};

} // namespace adjutant::app
