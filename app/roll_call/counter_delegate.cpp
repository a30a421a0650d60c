// SPDX-License-Identifier: MIT
#include "app/roll_call/counter_delegate.h"

#include "app/order_of_battle/unit_figures.h"
#include "app/roll_call/roll_call_model.h"
#include "app/style/design.h"

#include <QApplication>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

// At 100 percent.
constexpr int CounterHeight = 16; ///< of a figure beside its number
constexpr int BelowHeight = 13;   ///< of one below it
constexpr int CounterGap = 8;
constexpr int Endless = 100000; ///< all in one line

/// Less, the number, more; in the middle, \a before of it left free before the number.
void paintNumber(QPainter &painter, const QRect &place, const QString &number, int before)
{
    const int sign = painter.fontMetrics().horizontalAdvance(u"−"_s) + design().px(CounterGap);
    const int wide = before + painter.fontMetrics().horizontalAdvance(number);
    const QRect middle(place.center().x() - wide / 2, place.top(), wide, place.height());
    painter.drawText(middle.adjusted(-sign, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, u"−"_s);
    painter.drawText(middle, Qt::AlignRight | Qt::AlignVCenter, number);
    painter.drawText(middle.adjusted(0, 0, sign, 0), Qt::AlignRight | Qt::AlignVCenter, u"+"_s);
}

/// Beside the number where there is room, else below it.
void paintCounter(QPainter &painter, const QRect &cell, const UnitRow &picture,
                  const QString &number)
{
    const UnitFigures beside(picture, design().px(CounterHeight), Endless);
    const int gap = design().px(CounterGap);
    const int sign = painter.fontMetrics().horizontalAdvance(u"−"_s) + gap;
    const int words = painter.fontMetrics().horizontalAdvance(number);
    const int wide = beside.last().right() + gap + words;
    if (wide + 2 * sign <= cell.width()) {
        paintNumber(painter, cell, number, wide - words);
        beside.paint(painter,
                     {cell.center().x() - wide / 2, cell.center().y() - beside.height() / 2});
        return;
    }
    const UnitFigures below(picture, design().px(BelowHeight), Endless);
    const int left = cell.center().x() - below.last().right() / 2;
    paintNumber(painter, cell.adjusted(0, 0, 0, -below.height()), number, 0);
    below.paint(painter, {left, cell.bottom() - below.height()});
}

} // namespace

void CounterDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const auto picture = index.data(RollCallModel::PictureRole).value<UnitRow>();
    if (picture.die == UnitRow::NoDie && picture.symbol.isEmpty()) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    ground.text.clear();
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(design().palette().ink);
    painter->setFont(ground.font);
    paintCounter(*painter, option.rect, picture, index.data(RollCallModel::CountRole).toString());
    painter->restore();
}

} // namespace adjutant::app
