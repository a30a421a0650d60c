// SPDX-License-Identifier: MIT
#pragma once

#include "app/order_of_battle/unit_row.h"

#include <QColor>
#include <QFont>
#include <QRect>

class QPainter;

namespace adjutant::app {

/// A side of the players' board: the units that are shown, and a line for those that are not.
struct BoardSide
{
    UnitRow header;
    QList<UnitRow> units;
    QString rest; ///< "and 9 more in good order"; empty where all are shown
};

/// How the rows of the board are built.
struct BoardShape
{
    int columns = 1;      ///< of a side
    bool over = false;    ///< one side above the other, rather than beside it
    bool stacked = false; ///< picture and states below the name, rather than beside it
    bool plain = true;    ///< with the states that are neither good nor bad
    qreal scale = 1;      ///< of type and pictures, in the height of a row
};

/// The players' board laid out in the room there is: what stands where, and in which type. No type
/// is smaller than the least that is read from across the table; what has no room then is cut, and
/// said to be.
class BoardLayout
{
public:
    BoardLayout() = default;
    BoardLayout(const QList<BoardSide> &sides, const QSize &size, int least,
                const BoardShape &shape);

    void paint(QPainter &painter) const;

    int rowHeight() const { return m_row; }
    /// The smallest type in it, in pixels.
    int smallestType() const { return m_smallest; }
    /// The words, and the units with a picture, that have no room.
    const QStringList &cut() const { return m_cut; }
    /// All that is written.
    QStringList texts() const;
    /// Whether nothing is cut but the end of an endless name.
    bool isWhole() const { return m_whole; }

private:
    struct Words
    {
        QRect room;
        QString text;
        QFont font;
        QColor colour;
        int flags = 0;
    };
    struct Picture
    {
        QPoint at;
        UnitRow unit;
        int height = 0;
        int width = 0;
    };
    struct Type
    {
        int size = 0;
        bool strong = false;
    };

    void measure(const QList<BoardSide> &sides);
    void measureRows(const QList<BoardSide> &sides);
    int linesOf(const BoardSide &side) const;
    void addSide(const QRect &place, const BoardSide &side);
    void addHeader(const QRect &place, const UnitRow &side);
    void addUnit(const QRect &place, const UnitRow &unit);
    void addBeside(QRect place, const UnitRow &unit);
    void addBelow(const QRect &place, const UnitRow &unit);
    int addNumber(const QRect &place, const UnitRow &unit);
    void addName(const QRect &room, const UnitRow &unit);
    int addPicture(const QRect &room, const UnitRow &unit);
    void addStates(const QRect &room, const UnitRow &unit);
    bool add(const QRect &room, int flags, const QString &text, Type type, const QColor &colour);
    int widthOf(const QString &text, Type type) const;
    Type nameType() const;
    Type statesType() const;

    QSize m_size;
    int m_least = 1;
    BoardShape m_shape;
    int m_header = 0; ///< the height of the name of a side
    int m_row = 0;
    int m_column = 0;       ///< the width of a column
    int m_gap = 0;          ///< between two of them
    int m_pictureWidth = 0; ///< of the widest; 0 where no unit has one
    int m_numberWidth = 0;
    int m_nameWidth = 0; ///< beside a picture
    int m_smallest = 0;
    bool m_whole = true;
    QStringList m_cut;
    QList<Words> m_words;
    QList<Picture> m_pictures;
    QList<std::pair<QRect, QColor>> m_lines;
};

} // namespace adjutant::app
