// SPDX-License-Identifier: MIT
#include "app/players_view/unit_board.h"

#include "app/order_of_battle/unit_figures.h"
#include "app/style/design.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr int OneColumn = 9;          ///< as many units of a side stand below each other
constexpr int MostColumns = 2;        ///< of a side
constexpr qreal TallestRow = 1 / 5.0; ///< of the height of the board
// Of the half line that a name has to itself where stands are drawn below it.
constexpr qreal NamePart = 0.72;
constexpr qreal PicturePart = 0.62;
constexpr qreal StatesPart = 0.5;
constexpr qreal LossesPart = 0.25;
constexpr qreal TypePart = 0.5;   ///< the type, of the height of its line
constexpr qreal LeastPart = 0.55; ///< to which type may shrink before words are cut
constexpr int LeastRow = 16;      ///< px: smaller is read by nobody, better some words are cut
// What a unit needs beside it, in heights of its row.
constexpr qreal WordsWidth = 4;  ///< where there is no picture
constexpr qreal StatesWidth = 1; ///< beside a picture
constexpr int OnTheLeft = Qt::AlignLeft | Qt::AlignVCenter;
constexpr int OnTheRight = Qt::AlignRight | Qt::AlignVCenter;

QFont fontOf(int size, bool strong)
{
    QFont font = design().font(strong ? Type::Question : Type::Body);
    font.setPixelSize(std::max(1, size));
    return font;
}

QString statesOf(const UnitRow &unit)
{
    QStringList words;
    QStringList threats;
    for (const Threat &threat : unit.threats)
        threats.append(threat.word);
    if (!threats.isEmpty())
        words.append(u"⚠ "_s + threats.join(u", "_s));
    for (const Badge &badge : unit.badges)
        words.append(badge.word);
    return words.join(u" · "_s);
}

/// That of what is worst about it.
QColor colourOf(const UnitRow &unit)
{
    const auto has = [&](const QString &tone) {
        return std::any_of(unit.badges.cbegin(), unit.badges.cend(),
                           [&](const Badge &badge) { return badge.tone == tone; });
    };
    const Palette &colours = design().palette();
    if (unit.gone)
        return colours.muted;
    if (!unit.threats.isEmpty() || has(u"warn"_s))
        return colours.warn;
    return has(u"good"_s) ? colours.good : colours.muted;
}

QString strengthOf(const UnitRow &unit)
{
    if (unit.full == 0)
        return {};
    return UnitBoard::tr("%1/%2", "figures left, of how many")
        .arg(QLocale().toString(unit.strength), QLocale().toString(unit.full));
}

/// With a sign where the end is near.
QString lossesOf(const UnitRow &side)
{
    return side.threats.isEmpty() ? side.losses.words : u"⚠ "_s + side.losses.words;
}

/// What the picture of \a unit needs, in heights of its row.
qreal pictureWidth(const UnitRow &unit)
{
    constexpr int figure = 100;
    const UnitFigures figures(unit, figure, std::numeric_limits<int>::max());
    return figures.last().right() * PicturePart / 2 / figure;
}

bool fits(const QFont &font, const QString &text, const QSize &room, int flags)
{
    const QRect all(0, 0, room.width(), 100 * room.height());
    const QRect taken = QFontMetrics(font).boundingRect(all, flags, text);
    return taken.width() <= room.width() && taken.height() <= room.height();
}

} // namespace

UnitBoard::UnitBoard(QWidget *parent)
    : QWidget(parent)
{
    connect(&design(), &Design::changed, this, qOverload<>(&QWidget::update));
}

void UnitBoard::setRows(const QList<UnitRow> &rows)
{
    m_rows = rows;
    m_sides.clear();
    QStringList spoken;
    for (const UnitRow &row : rows) {
        spoken.append(row.spoken());
        if (row.isSide)
            m_sides.append({row, {}});
        else if (!m_sides.isEmpty())
            m_sides.last().units.append(row);
    }
    m_hasPictures = std::any_of(rows.cbegin(), rows.cend(),
                                [](const UnitRow &row) { return row.hasPicture(); });
    m_rowWidth = WordsWidth;
    if (m_hasPictures) {
        for (const UnitRow &row : rows)
            m_rowWidth = std::max(m_rowWidth, pictureWidth(row) + StatesWidth);
    }
    setAccessibleName(tr("The units"));
    setAccessibleDescription(spoken.join(u"; "_s));
    update();
}

int UnitBoard::most() const
{
    qsizetype units = 1;
    for (const Side &side : m_sides)
        units = std::max(units, side.units.size());
    return static_cast<int>(units);
}

/// One, unless a second one makes the type larger.
int UnitBoard::columns() const
{
    const bool many = most() > OneColumn;
    return many && rowHeight(MostColumns) > rowHeight(1) ? MostColumns : 1;
}

/// Of a column, below the name of the side.
int UnitBoard::lines(int columns) const
{
    return (most() + columns - 1) / columns;
}

/// What height and width of the board allow.
int UnitBoard::rowHeight(int columns) const
{
    const int all = columns * std::max(1, static_cast<int>(m_sides.size()));
    const qreal gaps = (all - 1) / 2.0; // half a row each
    const int inWidth = static_cast<int>(width() / (all * m_rowWidth + gaps));
    const int inHeight =
        std::min(height() / (lines(columns) + 1), static_cast<int>(height() * TallestRow));
    return std::min(std::max(inWidth, LeastRow), inHeight);
}

int UnitBoard::rowHeight() const
{
    return rowHeight(columns());
}

/// In smaller type rather than cut; cut only where nobody could read it any more.
void UnitBoard::drawFitted(QPainter &painter, const QRect &room, int flags, const QString &text)
{
    QFont font = painter.font();
    const int least = std::max(1, qRound(font.pixelSize() * LeastPart));
    while (font.pixelSize() > least && !fits(font, text, room.size(), flags))
        font.setPixelSize(font.pixelSize() - 1);
    painter.setFont(font);
    if (text.isEmpty() || fits(font, text, room.size(), flags)) {
        painter.drawText(room, flags, text);
        return;
    }
    m_cut.append(text);
    painter.drawText(room, flags & ~Qt::TextWordWrap,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, room.width()));
}

void UnitBoard::paintEvent(QPaintEvent *)
{
    m_cut.clear();
    if (m_sides.isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int gap = rowHeight() / 2;
    const auto sides = static_cast<int>(m_sides.size());
    const int width = (this->width() - gap * (sides - 1)) / sides;
    for (int i = 0; i < sides; ++i)
        paintSide(painter, QRect(i * (width + gap), 0, width, height()), m_sides.at(i));
}

void UnitBoard::paintSide(QPainter &painter, const QRect &place, const Side &side)
{
    const int line = rowHeight();
    const QColor colour = design().palette().side(side.header.side);
    painter.setFont(fontOf(qRound(line * TypePart), true));
    painter.setPen(colour);
    drawFitted(painter, QRect(place.left(), 0, place.width(), line - 3), OnTheLeft,
               side.header.name);
    const int name = painter.fontMetrics().horizontalAdvance(side.header.name) + line / 2;
    painter.fillRect(QRect(place.left(), line - 3, place.width(), 2), colour);
    painter.setFont(fontOf(qRound(line * LossesPart), false));
    painter.setPen(side.header.threats.isEmpty() ? design().palette().muted
                                                 : design().palette().warn);
    drawFitted(painter, QRect(place.left() + name, 0, place.width() - name, line - 3),
               OnTheRight | Qt::TextWordWrap, lossesOf(side.header));
    const int columns = this->columns();
    const int lines = this->lines(columns);
    const int width = (place.width() - (columns - 1) * line / 2) / columns;
    for (int i = 0; i < side.units.size(); ++i) {
        const int left = place.left() + (i / lines) * (width + line / 2);
        const QRect room(left, (1 + i % lines) * line, width, line);
        if (m_hasPictures)
            paintPicture(painter, room, side.units.at(i));
        else
            paintUnit(painter, room, side.units.at(i));
    }
}

/// The name, and below it die and stands with the states beside them.
void UnitBoard::paintPicture(QPainter &painter, const QRect &place, const UnitRow &unit)
{
    const Palette &colours = design().palette();
    const int half = place.height() / 2;
    QRect upper(place.topLeft(), QSize(place.width(), half));
    QRect lower = upper.translated(0, half);
    painter.setFont(fontOf(qRound(half * NamePart), true));
    painter.setPen(unit.gone ? colours.muted : colours.ink);
    painter.drawText(upper, Qt::AlignLeft | Qt::AlignVCenter, QLocale().toString(unit.number));
    upper.setLeft(upper.left() + painter.fontMetrics().horizontalAdvance(u"000"_s));
    painter.setFont(fontOf(qRound(half * NamePart), false));
    drawFitted(painter, upper, OnTheLeft, unit.name);
    const UnitFigures figures(unit, qRound(half * PicturePart), place.width());
    if (figures.height() > half)
        m_cut.append(unit.name);
    figures.paint(painter, {lower.left(), lower.top() + (half - figures.height()) / 2});
    lower.setLeft(lower.left() + figures.last().right() + half / 4);
    painter.setFont(fontOf(qRound(half * StatesPart), false));
    painter.setPen(colourOf(unit));
    drawFitted(painter, lower, OnTheLeft | Qt::TextWordWrap, statesOf(unit));
}

void UnitBoard::paintUnit(QPainter &painter, const QRect &place, const UnitRow &unit)
{
    const Palette &colours = design().palette();
    const int type = qRound(place.height() * TypePart);
    const int gap = type / 2;
    painter.setFont(fontOf(type, true));
    painter.setPen(unit.gone ? colours.muted : colours.ink);
    const int numberWidth = painter.fontMetrics().horizontalAdvance(u"000"_s);
    QRect rest = place;
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, QLocale().toString(unit.number));
    rest.setLeft(rest.left() + numberWidth);
    const QString strength = strengthOf(unit);
    painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter, strength);
    rest.setRight(rest.right() - painter.fontMetrics().horizontalAdvance(u"00/00"_s) - gap);
    const QString states = statesOf(unit);
    painter.setFont(fontOf(type, false));
    // The name has what the states leave, and at least half.
    const QFont small = fontOf(qRound(type * 0.7), false);
    const int statesWidth =
        states.isEmpty()
            ? 0
            : std::min(QFontMetrics(small).horizontalAdvance(states) + gap, rest.width() / 2);
    drawFitted(painter, QRect(rest.topLeft(), QSize(rest.width() - statesWidth, rest.height())),
               OnTheLeft, unit.name);
    painter.setFont(small);
    painter.setPen(colourOf(unit));
    drawFitted(painter,
               QRect(rest.right() - statesWidth + 1, rest.top(), statesWidth, rest.height()),
               OnTheRight, states);
}

} // namespace adjutant::app
