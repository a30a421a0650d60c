// SPDX-License-Identifier: MIT
#include "app/players_view/board_layout.h"

#include "app/order_of_battle/unit_figures.h"
#include "app/players_view/board_words.h"
#include "app/style/design.h"

#include <QFontMetrics>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr qreal TallestRow = 1 / 5.0; ///< of the height of the board
// Type and pictures, of the height of a row.
constexpr qreal NamePart = 0.5;
constexpr qreal StatesPart = 0.42;
constexpr qreal PicturePart = 0.5;
constexpr qreal StackedNamePart = 0.36;
constexpr qreal StackedStatesPart = 0.29;
constexpr qreal StackedPicturePart = 0.31;
constexpr qreal MostOfName = 0.7; ///< of what name and states have together
constexpr int HeaderLine = 2;     ///< below the name of a side, in its colour
constexpr int LongName = 40;      ///< letters: the end of a longer one is given up
constexpr int OnTheLeft = Qt::AlignLeft | Qt::AlignVCenter;
constexpr int OnTheRight = Qt::AlignRight | Qt::AlignVCenter;

QFont boardFont(int size, bool strong)
{
    QFont font = design().font(strong ? adjutant::app::Type::Question : adjutant::app::Type::Body);
    font.setPixelSize(std::max(1, size));
    return font;
}

bool hasRoom(const QFont &font, const QString &text, const QSize &room, int flags)
{
    const QRect all(0, 0, room.width(), 100 * room.height());
    const QRect taken = QFontMetrics(font).boundingRect(all, flags, text);
    return taken.width() <= room.width() && taken.height() <= room.height();
}

QRect cutOff(const QRect &room, int left, int width)
{
    return {left, room.top(), std::max(0, width), room.height()};
}

} // namespace

BoardLayout::BoardLayout(const QList<BoardSide> &sides, const QSize &size, int least,
                         const BoardShape &shape)
    : m_size(size)
    , m_least(least)
    , m_shape(shape)
    , m_smallest(size.height())
{
    measure(sides);
    QPoint corner;
    const int width = m_shape.columns * m_column + (m_shape.columns - 1) * m_gap;
    for (const BoardSide &side : sides) {
        const QRect place(corner, QSize(width, m_header + linesOf(side) * m_row));
        addSide(place, side);
        corner += m_shape.over ? QPoint(0, place.height()) : QPoint(width + m_gap, 0);
    }
}

/// Of a column, below the name of the side.
int BoardLayout::linesOf(const BoardSide &side) const
{
    const auto all = static_cast<int>(side.units.size()) + (side.rest.isEmpty() ? 0 : 1);
    return (all + m_shape.columns - 1) / m_shape.columns;
}

/// What height and width of the board allow.
void BoardLayout::measure(const QList<BoardSide> &sides)
{
    const int count = std::max(1, static_cast<int>(sides.size()));
    int lines = 1;
    for (const BoardSide &side : sides)
        lines = m_shape.over ? lines + linesOf(side) : std::max(lines, linesOf(side));
    const int headers = m_shape.over ? count : 1;
    const int twoLines = 2 * QFontMetrics(boardFont(m_least, false)).height() + 2 * HeaderLine;
    m_row = std::min((m_size.height() - headers * twoLines) / lines,
                     m_size.height() / (lines + headers));
    m_row = std::max(1, std::min(m_row, static_cast<int>(m_size.height() * TallestRow)));
    m_header = std::max(twoLines, m_row);
    m_gap = m_row / 2;
    const int all = m_shape.columns * (m_shape.over ? 1 : count);
    m_column = (m_size.width() - m_gap * (all - 1)) / all;
    measureRows(sides);
}

/// Pictures, names and states each stand below one another.
void BoardLayout::measureRows(const QList<BoardSide> &sides)
{
    int names = 0;
    int states = 0;
    int strengths = 0;
    const int space = nameType().size / 2;
    const int figure = qRound(m_row * m_shape.scale * PicturePart);
    for (const BoardSide &side : sides) {
        for (const UnitRow &unit : side.units) {
            m_numberWidth =
                std::max(m_numberWidth,
                         widthOf(QLocale().toString(unit.number), {nameType().size, true}) + space);
            names = std::max(names, widthOf(unit.name.left(LongName), nameType()));
            states = std::max(states, widthOf(boardStates(unit, m_shape.plain), statesType()));
            if (unit.hasPicture())
                m_pictureWidth = std::max(
                    m_pictureWidth,
                    UnitFigures(unit, figure, std::numeric_limits<int>::max()).last().right());
            else
                strengths = std::max(strengths, widthOf(u"00/00"_s, nameType()));
        }
    }
    const int beside = m_pictureWidth > 0 ? m_pictureWidth + space : strengths;
    const int free = std::max(0, m_column - m_numberWidth - beside - space);
    const int least = std::min(names, qRound(free * MostOfName));
    m_nameWidth = states == 0 ? free : std::clamp(free - states, least / 2, least);
}

BoardLayout::Type BoardLayout::nameType() const
{
    const qreal part = m_shape.stacked ? StackedNamePart : NamePart;
    return {std::max(m_least, qRound(m_row * m_shape.scale * part)), false};
}

BoardLayout::Type BoardLayout::statesType() const
{
    const qreal part = m_shape.stacked ? StackedStatesPart : StatesPart;
    return {std::max(m_least, qRound(m_row * m_shape.scale * part)), false};
}

int BoardLayout::widthOf(const QString &text, Type type) const
{
    return text.isEmpty()
               ? 0
               : QFontMetrics(boardFont(type.size, type.strong)).horizontalAdvance(text) + 1;
}

void BoardLayout::addSide(const QRect &place, const BoardSide &side)
{
    addHeader(QRect(place.topLeft(), QSize(place.width(), m_header)), side.header);
    const int lines = std::max(1, linesOf(side));
    const auto roomOf = [&](qsizetype i) {
        return QRect(place.left() + static_cast<int>(i / lines) * (m_column + m_gap),
                     place.top() + m_header + static_cast<int>(i % lines) * m_row, m_column, m_row);
    };
    for (qsizetype i = 0; i < side.units.size(); ++i)
        addUnit(roomOf(i), side.units.at(i));
    add(roomOf(side.units.size()), OnTheLeft | Qt::TextWordWrap, side.rest, statesType(),
        design().palette().muted);
}

void BoardLayout::addHeader(const QRect &place, const UnitRow &side)
{
    const Palette &colours = design().palette();
    const QColor colour = colours.side(side.side);
    const QRect words = place.adjusted(0, 0, 0, -2 * HeaderLine);
    const Type type{std::max(m_least, qRound(m_header * NamePart)), true};
    const QString losses = boardLosses(side);
    const int wanted = losses.isEmpty() ? 0 : place.width() / 2;
    const int width = std::min(widthOf(side.name, type), place.width() - wanted);
    add(cutOff(words, words.left(), width), OnTheLeft | Qt::TextWordWrap, side.name, type, colour);
    const int left = words.left() + width + type.size / 2;
    add(cutOff(words, left, words.right() + 1 - left), OnTheRight | Qt::TextWordWrap, losses,
        {m_least, false}, side.threats.isEmpty() ? colours.muted : colours.warn);
    m_lines.append(
        {QRect(place.left(), place.bottom() - HeaderLine, place.width(), HeaderLine), colour});
}

void BoardLayout::addUnit(const QRect &place, const UnitRow &unit)
{
    if (m_shape.stacked)
        addBelow(place, unit);
    else
        addBeside(place, unit);
}

/// All on one line: number, name, picture, states, strength.
void BoardLayout::addBeside(QRect place, const UnitRow &unit)
{
    const int space = nameType().size / 2;
    place.setLeft(addNumber(place, unit));
    addName(cutOff(place, place.left(), m_nameWidth), unit);
    place.setLeft(place.left() + m_nameWidth + space);
    if (m_pictureWidth > 0) {
        addPicture(place, unit);
        place.setLeft(place.left() + m_pictureWidth + space);
    } else if (const QString strength = boardStrength(unit); !strength.isEmpty()) {
        add(place, OnTheRight, strength, nameType(), design().palette().ink);
        place.setRight(place.right() - widthOf(u"00/00"_s, nameType()));
    }
    addStates(place, unit);
}

/// The name, and below it the picture with the states beside it.
void BoardLayout::addBelow(const QRect &place, const UnitRow &unit)
{
    const QRect upper(place.topLeft(), QSize(place.width(), place.height() / 2));
    const int left = addNumber(upper, unit);
    addName(cutOff(upper, left, upper.right() + 1 - left), unit);
    QRect lower = upper.translated(0, upper.height());
    lower.setLeft(addPicture(lower, unit));
    addStates(lower, unit);
}

/// Returns where it ends.
int BoardLayout::addNumber(const QRect &place, const UnitRow &unit)
{
    const Palette &colours = design().palette();
    const Type type{nameType().size, true};
    add(cutOff(place, place.left(), m_numberWidth), OnTheLeft, QLocale().toString(unit.number),
        type, unit.gone ? colours.muted : colours.ink);
    return place.left() + m_numberWidth;
}

void BoardLayout::addName(const QRect &room, const UnitRow &unit)
{
    const Palette &colours = design().palette();
    const bool cut = !add(room, OnTheLeft | Qt::TextWordWrap, unit.name, nameType(),
                          unit.gone ? colours.muted : colours.ink);
    m_whole = m_whole && (!cut || unit.name.size() > LongName);
}

/// Returns where it ends.
int BoardLayout::addPicture(const QRect &room, const UnitRow &unit)
{
    if (m_pictureWidth == 0)
        return room.left();
    const qreal part = m_shape.stacked ? StackedPicturePart : PicturePart;
    const int height = qRound(m_row * m_shape.scale * part);
    const UnitFigures figures(unit, height, room.width());
    if (figures.height() > room.height()) {
        m_cut.append(unit.name);
        m_whole = false;
    }
    const QPoint at(room.left(), room.top() + (room.height() - figures.height()) / 2);
    m_pictures.append({at, unit, height, room.width()});
    return room.left() + figures.last().right() + height / 2;
}

void BoardLayout::addStates(const QRect &room, const UnitRow &unit)
{
    m_whole = add(room, OnTheLeft | Qt::TextWordWrap, boardStates(unit, m_shape.plain),
                  statesType(), boardColour(unit)) &&
              m_whole;
}

/// In smaller type rather than cut; cut only where nobody could read it any more.
bool BoardLayout::add(const QRect &room, int flags, const QString &text, Type type,
                      const QColor &colour)
{
    if (text.isEmpty())
        return true;
    QFont font = boardFont(type.size, type.strong);
    while (font.pixelSize() > m_least && !hasRoom(font, text, room.size(), flags))
        font.setPixelSize(font.pixelSize() - 1);
    m_smallest = std::min(m_smallest, font.pixelSize());
    const bool fits = hasRoom(font, text, room.size(), flags);
    if (!fits)
        m_cut.append(text);
    const QString shown =
        fits ? text : QFontMetrics(font).elidedText(text, Qt::ElideRight, room.width());
    m_words.append({room, shown, font, colour, fits ? flags : flags & ~Qt::TextWordWrap});
    return fits;
}

QStringList BoardLayout::texts() const
{
    QStringList texts;
    for (const Words &words : m_words)
        texts.append(words.text);
    return texts;
}

void BoardLayout::paint(QPainter &painter) const
{
    for (const auto &[place, colour] : m_lines)
        painter.fillRect(place, colour);
    for (const Picture &picture : m_pictures)
        UnitFigures(picture.unit, picture.height, picture.width).paint(painter, picture.at);
    for (const Words &words : m_words) {
        painter.setFont(words.font);
        painter.setPen(words.colour);
        painter.drawText(words.room, words.flags, words.text);
    }
}

} // namespace adjutant::app
