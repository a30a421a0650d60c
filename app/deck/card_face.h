// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/shown.h"

#include <QList>
#include <QString>

class QPainter;
class QRectF;
class QSizeF;

namespace adjutant::app {

class Session;

/// A card of the deck in words, as it is drawn.
struct CardFace
{
    ShownCard::Place place = ShownCard::Place::Left;
    int number = 0; ///< as which it comes
    int side = 0;   ///< number of its side, for the colour; 0 while nobody can know
    QString symbol;
    QString face;      ///< "Black"
    QString meaning;   ///< "Fire"
    QString placeWord; ///< "played", "now", "next", "left"
    QString spoken;    ///< all of it, for those who listen
    friend bool operator==(const CardFace &, const CardFace &) = default;
};

/// The faces of \a cards, the first as number 1.
QList<CardFace> cardFaces(const Session &session, const QList<ShownCard> &cards);

/// Whether what the card says has room on a card of that size.
bool isWhole(const CardFace &card, const QSizeF &size);

/// The smallest type on a card of that size, in pixels.
int smallestType(const CardFace &card, const QSizeF &size);

/// Paints the card: its face where it is known, else its back.
void paintCard(QPainter &painter, const QRectF &place, const CardFace &card);

} // namespace adjutant::app
