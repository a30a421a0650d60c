// SPDX-License-Identifier: MIT
#include "app/order_of_battle/badge_painting.h"

#include "app/style/design.h"
#include "app/style/symbols.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

// At 100 percent.
constexpr int BadgeHeight = 20;
constexpr int BadgeInset = 5; ///< within the border
constexpr int BadgeCorner = 4;

QFont badgeFont()
{
    QFont font = design().font(Type::Badge);
    font.setCapitalization(QFont::AllUppercase);
    return font;
}

QColor toneColour(const QString &tone)
{
    const Palette &colours = design().palette();
    return tone == u"good" ? colours.good : tone == u"warn" ? colours.warn : colours.muted;
}

void paintContent(QPainter &painter, const QRect &place, const Badge &badge, const QColor &colour)
{
    const int inset = design().px(BadgeInset);
    const int icon = place.height() - 2 * inset;
    paintSymbol(painter, badge.symbol,
                QRectF(place.left() + inset, place.top() + inset, icon, icon), colour);
    painter.setFont(badgeFont());
    painter.setPen(colour);
    const QRect text = place.adjusted(icon + 2 * inset - design().px(1), 0, -inset, 0);
    painter.drawText(
        text, Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(badge.word.toUpper(), Qt::ElideRight, text.width()));
}

void paintBorder(QPainter &painter, const QRect &place, const QColor &colour, const QBrush &fill)
{
    painter.setPen(QPen(colour, qMax(1, design().px(1))));
    painter.setBrush(fill);
    painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), design().px(BadgeCorner),
                            design().px(BadgeCorner));
}

} // namespace

QSize badgeSize(const QString &word, int most)
{
    const QFontMetrics metrics(badgeFont());
    const int high = std::max(design().px(BadgeHeight), metrics.height() + design().px(4));
    const int text = metrics.horizontalAdvance(word.toUpper());
    return {std::min(text + high + 2 * design().px(BadgeInset), most), high};
}

void paintBadge(QPainter &painter, const QRect &place, const Badge &badge)
{
    const QColor colour = toneColour(badge.tone);
    paintBorder(painter, place, colour, Qt::NoBrush);
    paintContent(painter, place, badge, colour);
}

void paintFilledBadge(QPainter &painter, const QRect &place, const Badge &badge)
{
    const QColor colour = toneColour(badge.tone);
    paintBorder(painter, place, colour, colour);
    paintContent(painter, place, badge, design().palette().paper);
}

} // namespace adjutant::app
