// SPDX-License-Identifier: MIT
#include "app/deck/card_face.h"

#include "app/session/session.h"
#include "app/style/design.h"
#include "app/style/symbols.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

/// Parts of the height of a card.
struct Parts
{
    qreal top;    ///< above the symbol
    qreal symbol; ///< its height
    qreal number; ///< type of it, of the words and of the place
    qreal meaning;
    qreal place;
    qreal band;  ///< the height of what the place stands on
    qreal least; ///< of the type of the words, where they are many
};

constexpr Parts Upright{0.12, 0.27, 0.15, 0.115, 0.105, 0.2, 0.6};
/// To be read from afar: more of it is words.
constexpr Parts Wide{0.04, 0.26, 0.17, 0.17, 0.165, 0.23, 0.92};

constexpr qreal Corner = 0.07;
constexpr qreal Inset = 0.06;
constexpr qreal UnknownType = 0.36;

const Parts &partsOf(const QSizeF &card)
{
    return card.width() > card.height() ? Wide : Upright;
}

constexpr int WordFlags = Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextWordWrap;

class FaceMaker
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::app::CardFace)

public:
    explicit FaceMaker(const Session &session)
        : m_session(session)
    {
    }

    CardFace face(const ShownCard &card, int number) const
    {
        CardFace face;
        face.place = card.place;
        face.number = number;
        face.placeWord = placeWord(card.place);
        const bool isKnown = !card.face.isEmpty();
        QStringList parts{tr("Card %1").arg(number), face.placeWord};
        if (isKnown) {
            face.side = m_session.colourOf(card.side);
            face.symbol = card.symbol;
            face.face = m_session.render(card.face);
            face.meaning = m_session.render(card.meaning);
            parts += {face.face, m_session.nameOf(card.side), face.meaning};
        } else {
            parts.append(tr("unknown"));
        }
        face.spoken = parts.join(u", "_s);
        return face;
    }

private:
    static QString placeWord(ShownCard::Place place)
    {
        switch (place) {
        case ShownCard::Place::Played:
            return tr("played", "a card");
        case ShownCard::Place::Open:
            return tr("now", "a card");
        case ShownCard::Place::Next:
            return tr("next", "a card");
        case ShownCard::Place::Left:
            break;
        }
        return tr("left", "a card");
    }

    const Session &m_session;
};

QFont fontFor(const QRectF &card, qreal share, bool strong)
{
    QFont font = design().font(strong ? Type::Strong : Type::Small);
    font.setPixelSize(std::max(1, qRound(card.height() * share)));
    return font;
}

/// Where the words of a card stand, between its symbol and its foot.
QRectF wordsPlace(const QRectF &card)
{
    const qreal inset = card.height() * Inset;
    const Parts &parts = partsOf(card.size());
    const qreal top = card.top() + card.height() * (parts.top + parts.symbol) + inset / 2;
    return {card.left() + inset / 2, top, card.width() - inset,
            card.bottom() - card.height() * parts.band - top};
}

bool hasRoom(const QString &words, const QFont &font, const QSizeF &room)
{
    const QRectF taken =
        QFontMetricsF(font).boundingRect(QRectF(QPointF(), room), WordFlags, words);
    return taken.width() <= room.width() && taken.height() <= room.height();
}

/// In smaller type rather than over symbol and foot.
QFont wordsFont(const QRectF &card, const QString &words)
{
    const Parts &parts = partsOf(card.size());
    QFont font = fontFor(card, parts.meaning, true);
    const int least = qRound(font.pixelSize() * parts.least);
    while (font.pixelSize() > least && !hasRoom(words, font, wordsPlace(card).size()))
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

void paintBack(QPainter &painter, const QRectF &card)
{
    const Palette &colours = design().palette();
    painter.setPen(colours.muted);
    painter.setFont(fontFor(card, UnknownType, true));
    painter.drawText(card.adjusted(0, 0, 0, -card.height() * partsOf(card.size()).band),
                     Qt::AlignCenter, u"?"_s);
}

void paintFront(QPainter &painter, const QRectF &card, const CardFace &face)
{
    const Palette &colours = design().palette();
    const Parts &parts = partsOf(card.size());
    const qreal high = card.height() * parts.symbol;
    const QRectF symbol(card.center().x() - high / 2, card.top() + card.height() * parts.top, high,
                        high);
    paintSymbol(painter, face.symbol, symbol, colours.side(face.side));
    painter.setPen(colours.ink);
    painter.setFont(wordsFont(card, face.meaning));
    painter.drawText(wordsPlace(card), WordFlags, face.meaning);
}

/// A band below says where the card is: filled for the one that is played now.
void paintPlace(QPainter &painter, const QRectF &card, const CardFace &face,
                const QPainterPath &edge)
{
    const Palette &colours = design().palette();
    const Parts &parts = partsOf(card.size());
    QRectF band = card;
    band.setTop(card.bottom() - card.height() * parts.band);
    const bool isOpen = face.place == ShownCard::Place::Open;
    painter.save();
    painter.setClipPath(edge);
    painter.fillRect(band, isOpen ? colours.side(face.side) : colours.chip);
    painter.restore();
    painter.setPen(isOpen ? colours.paper : colours.muted);
    painter.setFont(fontFor(card, parts.place, true));
    painter.drawText(band, Qt::AlignCenter, face.placeWord.toUpper());
}

} // namespace

QList<CardFace> cardFaces(const Session &session, const QList<ShownCard> &cards)
{
    const FaceMaker maker(session);
    QList<CardFace> faces;
    for (const ShownCard &card : cards)
        faces.append(maker.face(card, static_cast<int>(faces.size()) + 1));
    return faces;
}

bool isWhole(const CardFace &card, const QSizeF &size)
{
    const QRectF place(QPointF(), size);
    return hasRoom(card.meaning, wordsFont(place, card.meaning), wordsPlace(place).size());
}

int smallestType(const CardFace &card, const QSizeF &size)
{
    const QRectF place(QPointF(), size);
    const Parts &parts = partsOf(size);
    const int words = wordsFont(place, card.meaning).pixelSize();
    return std::min({words, fontFor(place, parts.number, true).pixelSize(),
                     fontFor(place, parts.place, true).pixelSize()});
}

void paintCard(QPainter &painter, const QRectF &place, const CardFace &card)
{
    const Palette &colours = design().palette();
    const bool isKnown = !card.face.isEmpty();
    const bool isOpen = card.place == ShownCard::Place::Open;
    const qreal line = isOpen ? design().px(space::Hair) + 1 : 1;
    const qreal half = line / 2;
    const QRectF edge = place.adjusted(half, half, -half, -half);
    QPainterPath path;
    path.addRoundedRect(edge, place.height() * Corner, place.height() * Corner);
    const bool isOver = card.place == ShownCard::Place::Played;
    painter.fillPath(path, isKnown && !isOver ? colours.button : colours.paper);
    if (!isKnown)
        painter.fillPath(path, QBrush(colours.line, Qt::BDiagPattern));
    painter.setOpacity(isOver ? 0.65 : 1);
    isKnown ? paintFront(painter, edge, card) : paintBack(painter, edge);
    painter.setOpacity(1);
    paintPlace(painter, edge, card, path);
    painter.setPen(QPen(isOpen ? colours.side(card.side) : colours.muted, line,
                        card.place == ShownCard::Place::Next ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    painter.setPen(colours.muted);
    painter.setFont(fontFor(place, partsOf(place.size()).number, true));
    const qreal inset = place.height() * Inset;
    painter.drawText(edge.adjusted(inset, inset / 2, 0, 0), Qt::AlignLeft | Qt::AlignTop,
                     QString::number(card.number));
}

} // namespace adjutant::app
