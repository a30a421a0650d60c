// SPDX-License-Identifier: MIT
#include "app/order_of_battle/unit_delegate.h"

#include "app/order_of_battle/unit_list_model.h"
#include "app/style/design.h"
#include "app/style/symbols.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

// At 100 percent.
constexpr int SideInset = 15; ///< from the edge of the list to the text
constexpr int RowPadding = 8; ///< above and below
constexpr int LineGap = 5;    ///< between name and figures
constexpr int FigureHeight = 17;
constexpr int FigureGap = 3;
constexpr int BadgeHeight = 20;
constexpr int BadgeGap = 5;
constexpr int Stripe = 5; ///< of the side's colour, on the unit that is picked
constexpr int RowCorner = 6;
constexpr int SideHeight = 36;
constexpr int FewestForSummary = 116; ///< that it keeps beside a long name
constexpr int SummaryGap = 7;
constexpr int NumberGap = 6; ///< between number and name
constexpr qreal Faded = 0.27;

QFont badgeFont()
{
    QFont font = design().font(Type::Badge);
    font.setCapitalization(QFont::AllUppercase);
    return font;
}

QColor toneColour(const QString &tone)
{
    const Palette &colours = design().palette();
    return tone == u"good" ? colours.good : tone == u"warn" ? colours.warn : colours.muted;
}

/// One row laid out at a width: the same for its size and for its paint.
class RowLayout
{
public:
    RowLayout(const UnitRow &row, int width)
        : m_row(row)
        , m_left(design().px(SideInset))
        , m_right(width - design().px(SideInset))
        , m_nameHeight(QFontMetrics(design().font(Type::Strong)).height())
        , m_figuresTop(design().px(RowPadding) + m_nameHeight + design().px(LineGap))
    {
        placeFigures();
        placeBadges();
    }

    int height() const { return m_bottom + design().px(RowPadding); }
    QRect nameLine() const
    {
        return {m_left, design().px(RowPadding), m_right - m_left, m_nameHeight};
    }
    const QList<QRect> &figures() const { return m_figures; }
    const QList<QRect> &badges() const { return m_badges; }

private:
    void placeFigures()
    {
        const int high = design().px(FigureHeight);
        const int wide = qRound(symbolWidth(m_row.symbol, high));
        int x = m_left;
        int y = m_figuresTop;
        for (int i = 0; i < std::max(1, m_row.full); ++i) {
            if (x + wide > m_right && x > m_left) {
                x = m_left;
                y += high + design().px(FigureGap);
            }
            m_figures.append({x, y, wide, high});
            x += wide + design().px(FigureGap);
        }
        m_bottom = y + high;
    }

    /// From the right, beside the figures where there is room, else below them.
    void placeBadges()
    {
        const QFontMetrics metrics(badgeFont());
        const int high = std::max(design().px(BadgeHeight), metrics.height() + design().px(4));
        const int gap = design().px(BadgeGap);
        int y = m_figures.constLast().top() + (m_figures.constLast().height() - high) / 2;
        int free = m_figures.constLast().right() + 2 * gap;
        int x = m_right;
        for (const Badge &badge : m_row.badges) {
            const int text = metrics.horizontalAdvance(badge.word.toUpper());
            const int wide = std::min(text + high + 2 * gap, m_right - m_left);
            if (x - wide < free) {
                x = m_right;
                y = std::max(m_bottom, y + high) + gap;
                free = m_left;
            }
            m_badges.append({x - wide, y, wide, high});
            m_bottom = std::max(m_bottom, y + high);
            x -= wide + gap;
        }
    }

    const UnitRow &m_row;
    int m_left;
    int m_right;
    int m_nameHeight;
    int m_figuresTop = 0;
    int m_bottom = 0;
    QList<QRect> m_figures;
    QList<QRect> m_badges;
};

void paintSide(QPainter &painter, const QRect &rect, const UnitRow &row)
{
    painter.setFont(design().font(Type::Section));
    painter.setPen(design().palette().side(row.side));
    const QString name =
        painter.fontMetrics().elidedText(row.name.toUpper(), Qt::ElideRight, rect.width());
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, name);
}

void paintMark(QPainter &painter, const QRect &rect, const UnitRow &row, UnitListModel::Mark mark)
{
    const Palette &colours = design().palette();
    const qreal corner = design().px(RowCorner);
    if (mark == UnitListModel::Mark::Acting) {
        QPainterPath card;
        card.addRoundedRect(rect, corner, corner);
        painter.fillPath(card, colours.lit);
        painter.setClipPath(card);
        painter.fillRect(rect.left(), rect.top(), design().px(Stripe), rect.height(),
                         colours.side(row.side));
        painter.setClipping(false);
    } else if (mark == UnitListModel::Mark::Target) {
        painter.setPen(QPen(colours.side(row.side), design().px(space::Hair), Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), corner, corner);
    }
}

/// The numbers stand below one another, and so do the names.
int numberWidth(const QString &number)
{
    const QFontMetrics metrics(design().font(Type::Strong));
    return std::max(metrics.horizontalAdvance(u"00"_s), metrics.horizontalAdvance(number)) +
           design().px(NumberGap);
}

/// The width that the summary gets beside a name of that width.
int summaryRoom(const QString &summary, int line, int name)
{
    const int wanted = QFontMetrics(design().font(Type::Small)).horizontalAdvance(summary) +
                       design().px(space::Hair);
    const int least = std::min({wanted, design().px(FewestForSummary), line / 2});
    return std::clamp(line - name - design().px(SummaryGap), least, wanted);
}

void paintName(QPainter &painter, const QRect &line, const UnitRow &row, UnitListModel::Mark mark)
{
    const Palette &colours = design().palette();
    const QFont font =
        design().font(mark == UnitListModel::Mark::Acting ? Type::Strong : Type::Body);
    const QFontMetrics metrics(font);
    const QString number = QString::number(row.number);
    const QRect nameLine = line.adjusted(numberWidth(number), 0, 0, 0);
    const QString summary =
        mark == UnitListModel::Mark::Target ? UnitDelegate::tr("target") : row.summary;
    const int beside = summaryRoom(summary, nameLine.width(), metrics.horizontalAdvance(row.name));
    const int room = nameLine.width() - (beside > 0 ? beside + design().px(SummaryGap) : 0);
    painter.setFont(font);
    painter.setPen(row.gone ? colours.muted : colours.ink);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, number);
    painter.drawText(nameLine, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(row.name, Qt::ElideRight, room));
    const QFont small = design().font(Type::Small);
    painter.setFont(small);
    painter.setPen(colours.muted);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter,
                     QFontMetrics(small).elidedText(summary, Qt::ElideRight, beside));
}

void paintFigures(QPainter &painter, const QList<QRect> &places, const UnitRow &row)
{
    const QColor colour = design().palette().side(row.side);
    for (int i = 0; i < places.size(); ++i) {
        const bool fallen = row.gone || (row.full > 0 && i >= row.strength);
        painter.setOpacity(fallen ? Faded : 1.0);
        paintSymbol(painter, row.symbol, places.at(i), colour);
    }
    painter.setOpacity(1.0);
}

void paintBadge(QPainter &painter, const QRect &place, const Badge &badge)
{
    const QColor colour = toneColour(badge.tone);
    painter.setPen(QPen(colour, qMax(1, design().px(1))));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), design().px(4),
                            design().px(4));
    const int inset = design().px(BadgeGap);
    const int icon = place.height() - 2 * inset;
    paintSymbol(painter, badge.symbol,
                QRectF(place.left() + inset, place.top() + inset, icon, icon), colour);
    painter.setFont(badgeFont());
    const QRect text = place.adjusted(icon + 2 * inset - design().px(1), 0, -inset, 0);
    painter.drawText(
        text, Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(badge.word.toUpper(), Qt::ElideRight, text.width()));
}

int widthOf(const QStyleOptionViewItem &option)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    return view ? view->viewport()->width() : option.rect.width();
}

} // namespace

void UnitDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const auto row = index.data(UnitListModel::RowRole).value<UnitRow>();
    const auto mark = index.data(UnitListModel::MarkRole).value<UnitListModel::Mark>();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (row.isSide) {
        paintSide(*painter, option.rect, row);
        painter->restore();
        return;
    }
    paintMark(*painter, option.rect, row, mark);
    if (option.state & QStyle::State_HasFocus && option.state & QStyle::State_KeyboardFocusChange) {
        painter->setPen(QPen(design().palette().ink, 1, Qt::DotLine));
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    painter->translate(option.rect.topLeft());
    const RowLayout layout(row, option.rect.width());
    paintName(*painter, layout.nameLine(), row, mark);
    paintFigures(*painter, layout.figures(), row);
    for (int i = 0; i < row.badges.size(); ++i)
        paintBadge(*painter, layout.badges().at(i), row.badges.at(i));
    painter->restore();
}

QSize UnitDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto row = index.data(UnitListModel::RowRole).value<UnitRow>();
    const int width = widthOf(option);
    if (row.isSide)
        return {width, design().px(SideHeight)};
    return {width, RowLayout(row, width).height()};
}

} // namespace adjutant::app
