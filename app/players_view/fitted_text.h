// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QWidget>

namespace adjutant::app {

/// Text as large as the room allows, within limits; broken into lines where it has to be.
class FittedText : public QWidget
{
    Q_OBJECT

public:
    explicit FittedText(QWidget *parent = nullptr);

    void setText(const QString &text);
    const QString &text() const { return m_text; }
    /// An invalid colour is that of ordinary text.
    void setColour(const QColor &colour);
    /// The largest and smallest size of the type, in pixels.
    void setSizes(int largest, int smallest);
    void setAlignment(Qt::Alignment alignment);
    /// The size that the type has in the room there is.
    int typeSize() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QFont fontOf(int size) const;

    QString m_text;
    QColor m_colour;
    int m_largest = 24;
    int m_smallest = 12;
    Qt::Alignment m_alignment = Qt::AlignLeft | Qt::AlignVCenter;
};

} // namespace adjutant::app
