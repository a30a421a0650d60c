// SPDX-License-Identifier: MIT
#include "app/players_view/dice_tray.h"

#include "app/style/design.h"
#include "app/widgets/die_face.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr qreal GapPart = 0.2;     ///< between two dice, of their edge
constexpr qreal HaloPart = 0.06;   ///< around one that counts
constexpr qreal CornerPart = 0.16; ///< how round the corners are
constexpr qreal WordsPart = 0.4;   ///< of the height of the dice

} // namespace

DiceTray::DiceTray(QWidget *parent)
    : QWidget(parent)
{
    connect(&design(), &Design::changed, this, qOverload<>(&QWidget::update));
}

void DiceTray::setDice(const PublicDice &dice)
{
    m_dice = dice;
    setAccessibleName(tr("Dice: %1").arg(dice.words));
    update();
}

void DiceTray::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = design().font(Type::Question);
    font.setPixelSize(std::max(1, qRound(height() * WordsPart)));
    const int gap = qRound(height() * GapPart);
    const int words = std::min(QFontMetrics(font).horizontalAdvance(m_dice.words), width() / 2);
    const auto count = static_cast<qreal>(std::max<qsizetype>(1, m_dice.dice.size()));
    const qreal halo = height() * HaloPart;
    const qreal edge =
        std::min((width() - words - 2 * gap) / (count * (1 + GapPart)), height() - 2 * halo);
    qreal x = halo;
    for (const PublicDie &die : m_dice.dice) {
        paintDie(painter, QRectF(x, (height() - edge) / 2, edge, edge), die);
        x += edge * (1 + GapPart);
    }
    painter.setFont(font);
    painter.setPen(design().palette().muted);
    const QRectF rest(x + (m_dice.dice.isEmpty() ? 0 : gap), 0, width() - x, height());
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(font).elidedText(m_dice.words, Qt::ElideRight,
                                                   static_cast<int>(rest.width())));
}

void DiceTray::paintDie(QPainter &painter, const QRectF &place, const PublicDie &die) const
{
    const Palette &colours = design().palette();
    const qreal radius = place.width() * CornerPart;
    const qreal halo = place.width() * HaloPart;
    if (die.counts) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.halo);
        painter.drawRoundedRect(place.adjusted(-halo, -halo, halo, halo), radius + halo,
                                radius + halo);
    }
    const QColor ink = die.side > 0 ? colours.side(die.side) : colours.ink;
    painter.setPen(QPen(die.counts ? colours.good : ink, std::max(1.0, halo / 2),
                        die.face == 0 ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(die.face == 0 ? QBrush(Qt::NoBrush) : QBrush(colours.button));
    painter.drawRoundedRect(place, radius, radius);
    paintDieFace(painter, place, die.face, die.sides, ink);
}

} // namespace adjutant::app
