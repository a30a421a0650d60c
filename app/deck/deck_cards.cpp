// SPDX-License-Identifier: MIT
#include "app/deck/deck_cards.h"

#include "app/style/design.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr int Columns = 3;        ///< where there is no room for all in one line
constexpr int NarrowestCard = 96; ///< at 100 percent
constexpr qreal Shape = 0.78;     ///< width of a card by its height
constexpr qreal WideShape = 1.5;  ///< at most, of those in one line
constexpr int WidestCard = 118;   ///< at 100 percent
constexpr qreal GapPart = 0.07;   ///< of the width of a card

} // namespace

DeckCards::DeckCards(QWidget *parent)
    : QWidget(parent)
{
    setAccessibleName(tr("The cards"));
    connect(&design(), &Design::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void DeckCards::setCards(const QList<CardFace> &cards)
{
    if (cards == m_cards)
        return;
    m_cards = cards;
    QStringList spoken;
    for (const CardFace &card : cards)
        spoken.append(card.spoken);
    setAccessibleDescription(spoken.join(u"; "_s));
    updateGeometry();
    update();
}

void DeckCards::setOneLine(bool on)
{
    m_oneLine = on;
    QSizePolicy policy(QSizePolicy::Preferred, on ? QSizePolicy::Expanding : QSizePolicy::Fixed);
    policy.setHeightForWidth(!on);
    setSizePolicy(policy);
}

int DeckCards::columns(int width) const
{
    const auto all = std::max(1, static_cast<int>(m_cards.size()));
    const bool haveRoom = width >= all * design().px(NarrowestCard);
    return m_oneLine || haveRoom ? all : std::min(all, Columns);
}

int DeckCards::lines(int width) const
{
    return (static_cast<int>(m_cards.size()) + columns(width) - 1) / columns(width);
}

QSizeF DeckCards::cardSize(QSize room) const
{
    const int beside = columns(room.width());
    qreal width = room.width() / (beside + (beside - 1) * GapPart);
    if (m_oneLine) {
        width = std::min(width, room.height() * WideShape);
        return {width, std::min<qreal>(room.height(), width / Shape)};
    }
    width = std::min<qreal>(width, design().px(WidestCard));
    return {width, width / Shape};
}

QSize DeckCards::sizeHint() const
{
    return {design().px(WidestCard) * Columns, m_oneLine ? 1 : heightForWidth(width())};
}

/// Its height follows its width, also within an area that scrolls.
void DeckCards::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    updateGeometry();
}

int DeckCards::heightForWidth(int width) const
{
    const QSizeF card = cardSize({width, 0});
    const int high = lines(width);
    return qRound(high * card.height() + std::max(0, high - 1) * card.width() * GapPart);
}

void DeckCards::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QSizeF card = cardSize(size());
    const qreal gap = card.width() * GapPart;
    const int beside = columns(width());
    for (int i = 0; i < m_cards.size(); ++i) {
        const int column = i % beside;
        const int line = i / beside;
        const QPointF at(column * (card.width() + gap), line * (card.height() + gap));
        paintCard(painter, QRectF(at, card), m_cards.at(i));
    }
}

} // namespace adjutant::app
