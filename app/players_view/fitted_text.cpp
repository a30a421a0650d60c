// SPDX-License-Identifier: MIT
#include "app/players_view/fitted_text.h"

#include "app/style/design.h"
#include "app/words/words.h"

#include <QFontMetrics>
#include <QPainter>

namespace adjutant::app {

FittedText::FittedText(QWidget *parent)
    : QWidget(parent)
{
    connect(&design(), &Design::changed, this, qOverload<>(&QWidget::update));
}

void FittedText::setText(const QString &text)
{
    m_text = breakable(text);
    setAccessibleName(text);
    update();
}

void FittedText::setColour(const QColor &colour)
{
    m_colour = colour;
    update();
}

void FittedText::setSizes(int largest, int smallest)
{
    m_largest = largest;
    m_smallest = smallest;
    update();
}

void FittedText::setAlignment(Qt::Alignment alignment)
{
    m_alignment = alignment;
    update();
}

QFont FittedText::fontOf(int size) const
{
    QFont font = design().font(Type::Question);
    font.setPixelSize(size);
    return font;
}

int FittedText::typeSize() const
{
    const QRect room(0, 0, width(), 100 * height());
    for (int size = m_largest; size > m_smallest; --size) {
        const QRect taken = QFontMetrics(fontOf(size)).boundingRect(room, Qt::TextWordWrap, m_text);
        if (taken.height() <= height() && taken.width() <= width())
            return size;
    }
    return m_smallest;
}

void FittedText::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setFont(fontOf(typeSize()));
    painter.setPen(m_colour.isValid() ? m_colour : design().palette().ink);
    painter.drawText(rect(), static_cast<int>(m_alignment) | Qt::TextWordWrap, m_text);
}

} // namespace adjutant::app
