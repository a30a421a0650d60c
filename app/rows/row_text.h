// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QRect>
#include <QString>
#include <QStringList>

class QPainter;

namespace adjutant::app {

/// A text broken into lines for a width, at most so many; what does not fit ends in an ellipsis. A
/// word that is too long is broken too.
class RowText
{
public:
    RowText(const QString &text, const QFont &font, int width, int mostLines);

    int height() const;
    int width() const;
    bool isEmpty() const { return m_lines.isEmpty(); }
    void paint(QPainter &painter, QPoint topLeft, Qt::Alignment alignment = Qt::AlignLeft) const;

private:
    QFont m_font;
    int m_width;
    QStringList m_lines;
};

} // namespace adjutant::app
