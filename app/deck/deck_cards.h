// SPDX-License-Identifier: MIT
#pragma once

#include "app/deck/card_face.h"

#include <QWidget>

namespace adjutant::app {

/// The cards of the deck: all side by side where there is room, else in two lines.
class DeckCards : public QWidget
{
    Q_OBJECT

public:
    explicit DeckCards(QWidget *parent = nullptr);

    void setCards(const QList<CardFace> &cards);
    const QList<CardFace> &cards() const { return m_cards; }
    /// All in one line, as high as the widget, whatever the room; wider than high where they can.
    void setOneLine(bool on);

    /// The size of each card.
    QSizeF cardSize() const { return cardSize(size()); }
    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return !m_oneLine; }
    int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    int columns(int width) const;
    int lines(int width) const;
    QSizeF cardSize(QSize room) const;

    QList<CardFace> m_cards;
    bool m_oneLine = false;
};

} // namespace adjutant::app
