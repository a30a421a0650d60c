// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace adjutant::app {

/// Paints a row of the order of battle: number and name, figures as small figures with the fallen
/// ones faded, what it may still do, and its states as badges.
class UnitDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// All of double size.
    void setLarge(bool large) { m_large = large; }

private:
    int times() const;

    bool m_large = false;
};

} // namespace adjutant::app
