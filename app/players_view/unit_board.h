// SPDX-License-Identifier: MIT
#pragma once

#include "app/order_of_battle/unit_row.h"

#include <QWidget>

namespace adjutant::app {

/// What everybody at the table may know of the units: a column or two a side, as large as there is
/// room for.
class UnitBoard : public QWidget
{
    Q_OBJECT

public:
    explicit UnitBoard(QWidget *parent = nullptr);

    void setRows(const QList<UnitRow> &rows);
    const QList<UnitRow> &rows() const { return m_rows; }
    /// The height of a line of a unit, in the room there is.
    int rowHeight() const;
    /// The words, and the units with a picture, that had no room when it was last painted.
    const QStringList &cutTexts() const { return m_cut; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// A side with its units.
    struct Side
    {
        UnitRow header;
        QList<UnitRow> units;
    };

    int most() const;
    int columns() const;
    int lines(int columns) const;
    int rowHeight(int columns) const;
    void paintSide(QPainter &painter, const QRect &place, const Side &side);
    void paintUnit(QPainter &painter, const QRect &place, const UnitRow &unit);
    void paintPicture(QPainter &painter, const QRect &place, const UnitRow &unit);
    void drawFitted(QPainter &painter, const QRect &room, int flags, const QString &text);

    QList<UnitRow> m_rows;
    QList<Side> m_sides;
    QStringList m_cut;
    qreal m_rowWidth = 1;       ///< that a unit needs, in heights of its row
    bool m_hasPictures = false; ///< of any unit: then all have room for one
};

} // namespace adjutant::app
