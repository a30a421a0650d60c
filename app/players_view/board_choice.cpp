// SPDX-License-Identifier: MIT
#include "app/players_view/board_choice.h"

#include "app/players_view/board_words.h"

#include <algorithm>
#include <iterator>

namespace adjutant::app {

namespace {

constexpr int MostColumns = 2;   ///< of a side
constexpr qreal GoodScale = 0.8; ///< of type and pictures in a row
constexpr qreal SmallestScale = 0.6;

/// The sides with all of their units.
QList<BoardSide> wholeSides(const QList<UnitRow> &rows)
{
    QList<BoardSide> sides;
    for (const UnitRow &row : rows) {
        if (row.isSide)
            sides.append({row, {}, {}});
        else if (!sides.isEmpty())
            sides.last().units.append(row);
    }
    return sides;
}

/// Only the units in trouble, at most so many: the worst. They keep their order.
BoardSide inTrouble(const BoardSide &side, qsizetype most)
{
    QList<UnitRow> worst;
    std::copy_if(side.units.cbegin(), side.units.cend(), std::back_inserter(worst),
                 [](const UnitRow &unit) { return boardTrouble(unit) > 0; });
    std::stable_sort(worst.begin(), worst.end(), [](const UnitRow &one, const UnitRow &other) {
        return boardTrouble(one) > boardTrouble(other);
    });
    worst = worst.mid(0, most);
    BoardSide shown{side.header, {}, {}};
    QList<UnitRow> hidden;
    for (const UnitRow &unit : side.units)
        (worst.contains(unit) ? shown.units : hidden).append(unit);
    shown.rest = boardRest(hidden);
    return shown;
}

QList<BoardSide> inTrouble(const QList<BoardSide> &sides, qsizetype most)
{
    QList<BoardSide> shown;
    for (const BoardSide &side : sides)
        shown.append(inTrouble(side, most));
    return shown;
}

/// In which the smallest type is largest, of those that are whole; one that is cut least, where
/// none is.
bool isBetter(const BoardLayout &one, const BoardLayout &other)
{
    if (one.isWhole() != other.isWhole())
        return one.isWhole();
    if (!one.isWhole())
        return one.cut().size() < other.cut().size();
    return one.smallestType() > other.smallestType();
}

bool hasPictures(const QList<BoardSide> &sides)
{
    return std::any_of(sides.cbegin(), sides.cend(), [](const BoardSide &side) {
        return std::any_of(side.units.cbegin(), side.units.cend(),
                           [](const UnitRow &unit) { return unit.hasPicture(); });
    });
}

/// Those that are worth a try: the sides face each other, unless the board is narrow.
QList<BoardShape> shapesFor(const QList<BoardSide> &sides, const QSize &size)
{
    const bool narrow = size.width() < 2 * size.height();
    const bool pictures = hasPictures(sides);
    QList<BoardShape> shapes;
    for (const qreal scale : {1.0, GoodScale, SmallestScale}) {
        for (const int columns : {1, MostColumns}) {
            shapes.append({columns, false, false, true, scale});
            if (pictures)
                shapes.append({columns, false, true, true, scale});
            if (narrow)
                shapes.append({columns, true, false, true, scale});
            if (narrow && pictures)
                shapes.append({columns, true, true, true, scale});
        }
    }
    return shapes;
}

/// In every shape whose type is at least so large in its rows.
BoardLayout bestOf(const QList<BoardSide> &sides, const QSize &size, int least, bool plain,
                   qreal smallestScale)
{
    BoardLayout best;
    for (BoardShape shape : shapesFor(sides, size)) {
        shape.plain = plain;
        if (shape.scale < smallestScale)
            continue;
        BoardLayout next(sides, size, least, shape);
        if (best.texts().isEmpty() || isBetter(next, best))
            best = std::move(next);
    }
    return best;
}

} // namespace

BoardLayout chooseBoard(const QList<UnitRow> &rows, const QSize &size, int least)
{
    const QList<BoardSide> all = wholeSides(rows);
    qsizetype most = 0;
    for (const BoardSide &side : all)
        most = std::max(most, side.units.size());
    BoardLayout best = bestOf(all, size, least, true, GoodScale);
    const auto attempt = [&](const QList<BoardSide> &sides, bool plain, qreal smallestScale) {
        if (best.isWhole())
            return;
        BoardLayout next = bestOf(sides, size, least, plain, smallestScale);
        if (isBetter(next, best))
            best = std::move(next);
    };
    attempt(all, false, GoodScale);
    attempt(inTrouble(all, most), true, GoodScale);
    attempt(inTrouble(all, most), false, GoodScale);
    attempt(all, false, SmallestScale);
    for (; most > 0; most /= 2)
        attempt(inTrouble(all, most), false, SmallestScale);
    return best;
}

} // namespace adjutant::app
