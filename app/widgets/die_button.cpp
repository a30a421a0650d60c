// SPDX-License-Identifier: MIT
#include "app/widgets/die_button.h"

#include "app/style/design.h"
#include "app/widgets/die_face.h"

#include <QLocale>
#include <QPainter>

namespace adjutant::app {

namespace {

constexpr int ThrownEdge = 74;
constexpr int SmallEdge = 36; ///< of many dice, so that the keys below them stay in sight
constexpr int KeyEdge = 50;
constexpr int Halo = 3;
constexpr int Digit = 22; ///< room for the number below a key

} // namespace

DieButton::DieButton(Role role, QWidget *parent)
    : QAbstractButton(parent)
    , m_role(role)
{
    setFocusPolicy(Qt::TabFocus);
    connect(&design(), &Design::changed, this, [this] { updateGeometry(); });
    describe();
}

void DieButton::setFace(int face)
{
    m_face = face;
    describe();
    update();
}

void DieButton::setSides(int sides)
{
    m_sides = sides;
    update();
}

void DieButton::setCounts(bool counts)
{
    m_counts = counts;
    describe();
    update();
}

void DieButton::setInk(const QColor &ink)
{
    m_ink = ink;
    update();
}

QSize DieButton::sizeHint() const
{
    const int size = edge() + 2 * design().px(Halo);
    return {size, m_role == Role::Key ? size + design().px(Digit) : size};
}

int DieButton::edge() const
{
    switch (m_role) {
    case Role::Thrown:
        return design().px(ThrownEdge);
    case Role::ThrownSmall:
        return design().px(SmallEdge);
    case Role::Key:
        break;
    }
    return design().px(KeyEdge);
}

void DieButton::describe()
{
    if (m_face == 0)
        setAccessibleName(tr("Die without a face"));
    else if (m_role == Role::Key)
        setAccessibleName(tr("The die shows %1").arg(m_face));
    else
        setAccessibleName(m_counts ? tr("Die: %1, counts").arg(m_face) : tr("Die: %1").arg(m_face));
    setToolTip(m_role == Role::Key ? tr("The die shows %1 (%1)").arg(m_face)
               : m_face == 0       ? QString()
                                   : tr("Enter this die again"));
}

void DieButton::paintEvent(QPaintEvent *)
{
    const Palette &colours = design().palette();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal halo = design().px(Halo);
    const QRectF die(halo, halo, edge(), edge());
    const qreal radius = edge() * 0.16;
    const bool marked = m_counts || isDown();
    if (marked) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.halo);
        painter.drawRoundedRect(die.adjusted(-halo, -halo, halo, halo), radius + halo,
                                radius + halo);
    }
    const QColor border = hasFocus() ? colours.side(1) : marked ? colours.good : colours.ink;
    const qreal thickness = m_role == Role::Thrown || hasFocus() ? 2 : 1.2;
    painter.setPen(QPen(border, thickness * edge() / ThrownEdge + 0.6));
    painter.setBrush(underMouse() && isEnabled() ? colours.lit : colours.button);
    painter.drawRoundedRect(die.adjusted(1, 1, -1, -1), radius, radius);
    paintDieFace(painter, die, m_face, m_sides, m_ink.isValid() ? m_ink : colours.ink);
    if (m_role == Role::Key) {
        painter.setPen(colours.muted);
        painter.setFont(design().font(Type::Small));
        painter.drawText(QRectF(0, die.bottom() + halo, this->width(), design().px(Digit)),
                         Qt::AlignCenter, locale().toString(m_face));
    }
}

} // namespace adjutant::app
