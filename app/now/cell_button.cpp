// SPDX-License-Identifier: MIT
#include "app/now/cell_button.h"

#include "app/style/design.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr int Width = 140;
constexpr int WidestCell = 300;
constexpr int Height = 64;
constexpr int CellCorner = 8;
constexpr int KeyWidth = 18;

} // namespace

CellButton::CellButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void CellButton::setCell(const QString &where, const QString &what)
{
    m_where = where;
    m_what = what;
    describe();
}

void CellButton::setNote(const QString &note)
{
    m_note = note;
    describe();
}

void CellButton::setRefused(const QString &reason)
{
    m_reason = reason;
    describe();
}

void CellButton::setKey(int digit)
{
    m_key = digit;
    describe();
}

void CellButton::setOdds(const QStringList &odds)
{
    m_odds = odds;
    describe();
}

void CellButton::setPreset(bool preset)
{
    m_preset = preset;
    setProperty("preset", preset);
    update();
}

QSize CellButton::sizeHint() const
{
    const int width = neededWidth() + 2 * design().px(KeyWidth);
    return {std::clamp(width, design().px(Width), design().px(WidestCell)), heightInAll()};
}

/// For all its words; what the table says stands below the key where it must.
int CellButton::neededWidth() const
{
    const int what = QFontMetrics(design().font(Type::Strong)).horizontalAdvance(m_what);
    int width = what + 2 * design().px(space::Medium);
    const QFontMetrics metrics(design().font(Type::Small));
    for (const QString &line : small())
        width = std::max(width, metrics.horizontalAdvance(line) + 2 * design().px(space::Small));
    return width;
}

bool CellButton::isWhole() const
{
    return width() >= neededWidth();
}

QSize CellButton::minimumSizeHint() const
{
    return {design().px(88), heightInAll()};
}

/// One small line has room; each further one needs its own.
int CellButton::heightInAll() const
{
    const int more = std::max(0, static_cast<int>(small().size()) - 1);
    return design().px(Height) + more * QFontMetrics(design().font(Type::Small)).height();
}

QStringList CellButton::small() const
{
    return m_note.isEmpty() ? m_odds : QStringList{m_note} + m_odds;
}

void CellButton::describe()
{
    QStringList parts{m_where};
    if (m_what != m_where)
        parts.append(m_what);
    parts += small();
    if (!m_reason.isEmpty())
        parts.append(m_reason);
    setAccessibleName(parts.join(u", "_s));
    if (m_key > 0)
        parts.first() = tr("%1 (%2)", "a choice and its key").arg(m_where).arg(m_key);
    setToolTip(parts.join(u'\n').toHtmlEscaped().replace(u'\n', u"<br>"_s));
    updateGeometry();
    update();
}

void CellButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSheet(painter);
    const int inset = design().px(space::Medium);
    const QRect inside = rect().adjusted(inset, design().px(6), -inset, -design().px(6));
    paintSmall(painter, inside);
    paintWhat(painter, inside);
}

void CellButton::paintSheet(QPainter &painter) const
{
    const Palette &colours = design().palette();
    const bool possible = m_reason.isEmpty();
    const qreal border = hasFocus() || m_preset ? 2 : 1;
    const bool marked = hasFocus() || m_preset || underMouse();
    const QColor quiet = possible ? colours.line : colours.muted;
    const QColor edge = marked ? colours.ink : quiet;
    painter.setPen(QPen(edge, border, possible ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(isDown() ? colours.lit : possible ? colours.button : colours.paper);
    const qreal corner = design().px(CellCorner);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), corner, corner);
}

/// The key at the top, and the small lines at the bottom.
void CellButton::paintSmall(QPainter &painter, const QRect &inside) const
{
    painter.setPen(design().palette().muted);
    painter.setFont(design().font(Type::Small));
    if (m_key > 0)
        painter.drawText(inside, Qt::AlignLeft | Qt::AlignTop, QString::number(m_key));
    const int more = design().px(space::Medium) - design().px(space::Small);
    const QRect below = inside.adjusted(-more, 0, more, 0);
    QStringList lines = small();
    for (QString &line : lines)
        line = painter.fontMetrics().elidedText(line, Qt::ElideRight, below.width());
    painter.drawText(below, Qt::AlignHCenter | Qt::AlignBottom, lines.join(u'\n'));
}

/// What the table says: beside the key, or below it where it is too long for that.
void CellButton::paintWhat(QPainter &painter, const QRect &inside) const
{
    const bool possible = m_reason.isEmpty();
    const bool alone = small().isEmpty();
    const int keyHeight = QFontMetrics(design().font(Type::Small)).height();
    const int left = m_key > 0 ? design().px(KeyWidth) : 0;
    painter.setPen(possible ? design().palette().ink : design().palette().muted);
    painter.setFont(design().font(possible ? Type::Strong : Type::Body));
    const QRect text = inside.adjusted(left, 0, alone ? -left / 2 : 0, 0);
    const bool beside = painter.fontMetrics().horizontalAdvance(m_what) <= text.width();
    const QRect room = beside ? text : inside.adjusted(0, alone ? 0 : keyHeight, 0, 0);
    const int align = alone ? Qt::AlignVCenter : Qt::AlignTop;
    painter.drawText(room, Qt::AlignHCenter | align,
                     painter.fontMetrics().elidedText(m_what, Qt::ElideRight, room.width()));
}

} // namespace adjutant::app
