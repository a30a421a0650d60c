// SPDX-License-Identifier: MIT
#include "app/order_of_battle/unit_delegate.h"

#include "app/order_of_battle/badge_painting.h"
#include "app/order_of_battle/side_header.h"
#include "app/order_of_battle/threat_lines.h"
#include "app/order_of_battle/unit_figures.h"
#include "app/order_of_battle/unit_list_model.h"
#include "app/rows/row_text.h"
#include "app/style/design.h"

#include <QAbstractItemView>
#include <QCache>
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
constexpr int BadgeGap = 5;
constexpr int Stripe = 5; ///< of the side's colour, on the unit that is picked
constexpr int RowCorner = 6;
constexpr int FewestForSummary = 116; ///< that it keeps beside a long name
constexpr int SummaryGap = 7;
constexpr int NumberGap = 6; ///< between number and name
constexpr int NameLines = 2; ///< at most
constexpr int GroupHeight = 28;
constexpr int DoubleSize = 2;

QString summaryOf(const UnitRow &row, UnitListModel::Mark mark)
{
    return mark == UnitListModel::Mark::Target ? UnitDelegate::tr("target") : row.summary;
}

/// The numbers stand below one another, and so do the names.
int numberWidth(int number)
{
    const QFontMetrics metrics(design().font(Type::Strong));
    return std::max(metrics.horizontalAdvance(u"00"_s),
                    metrics.horizontalAdvance(QString::number(number))) +
           design().px(NumberGap);
}

/// The width that the summary gets beside a name in \a font.
int summaryRoom(const UnitRow &row, const QString &summary, const QFont &font, int width)
{
    const int line = width - numberWidth(row.number);
    const int name = QFontMetrics(font).horizontalAdvance(row.name);
    const int wanted = QFontMetrics(design().font(Type::Small)).horizontalAdvance(summary) +
                       design().px(space::Hair);
    const int least = std::min({wanted, design().px(FewestForSummary), line * 3 / 5});
    return std::clamp(line - name - design().px(SummaryGap), least, wanted);
}

/// On a second line where it has no room beside the summary.
RowText nameText(const UnitRow &row, const QString &summary, Type type, int width)
{
    const QFont font = design().font(type);
    const int beside = summary.isEmpty() ? 0 : summaryRoom(row, summary, font, width);
    const int gap = beside > 0 ? beside + design().px(SummaryGap) : 0;
    return {row.name, font, width - numberWidth(row.number) - gap, NameLines};
}

/// The same when the unit is picked or meant, so that nothing moves then.
int tallestName(const UnitRow &row, int width)
{
    int height = QFontMetrics(design().font(Type::Strong)).height();
    for (const auto mark : {UnitListModel::Mark::None, UnitListModel::Mark::Target})
        height = std::max(height, nameText(row, summaryOf(row, mark), Type::Body, width).height());
    return height;
}

/// The same, remembered: to break the names of hundreds of rows at each change would be felt.
int nameHeight(const UnitRow &row, int width)
{
    constexpr int most = 4'000; // of several battles, widths and sizes of text
    static QCache<QString, int> heights(most);
    const QString key = row.name + u'\n' + row.summary + u'\n' +
                        summaryOf(row, UnitListModel::Mark::Target) +
                        u"\n%1 %2 %3"_s.arg(row.number).arg(width).arg(design().scale());
    if (const int *known = heights.object(key))
        return *known;
    const int height = tallestName(row, width);
    heights.insert(key, new int(height));
    return height;
}

/// One row laid out at a width: the same for its size and for its paint.
class RowLayout
{
public:
    RowLayout(const UnitRow &row, int width)
        : m_row(row)
        , m_left(design().px(SideInset))
        , m_right(width - design().px(SideInset))
        , m_nameHeight(nameHeight(row, m_right - m_left))
        , m_figuresTop(design().px(RowPadding) + m_nameHeight + design().px(LineGap))
        , m_figures(row, design().px(FigureHeight), m_right - m_left)
        , m_threats(row.threats, m_right - m_left)
        , m_bottom(m_figuresTop + m_figures.height())
    {
        placeBadges();
        if (m_threats.height() > 0) {
            m_threatsTop = m_bottom + design().px(LineGap);
            m_bottom = m_threatsTop + m_threats.height();
        }
    }

    int height() const { return m_bottom + design().px(RowPadding); }
    QRect namePlace() const
    {
        return {m_left, design().px(RowPadding), m_right - m_left, m_nameHeight};
    }
    void paint(QPainter &painter) const
    {
        m_figures.paint(painter, {m_left, m_figuresTop});
        painter.translate(m_left, m_threatsTop);
        m_threats.paint(painter);
        painter.translate(-m_left, -m_threatsTop);
        for (int i = 0; i < m_badges.size(); ++i)
            paintBadge(painter, m_badges.at(i), m_row.badges.at(i));
    }

private:
    /// From the right, beside the figures where there is room, else below them.
    void placeBadges()
    {
        const int gap = design().px(BadgeGap);
        const QRect last = m_figures.last().translated(m_left, m_figuresTop);
        int free = last.right() + 2 * gap;
        int x = m_right;
        int y = 0;
        for (const Badge &badge : m_row.badges) {
            const QSize size = badgeSize(badge.word, m_right - m_left);
            if (m_badges.isEmpty())
                y = last.top() + (last.height() - size.height()) / 2;
            if (x - size.width() < free) {
                x = m_right;
                y = std::max(m_bottom, y + size.height()) + gap;
                free = m_left;
            }
            m_badges.append({QPoint(x - size.width(), y), size});
            m_bottom = std::max(m_bottom, y + size.height());
            x -= size.width() + gap;
        }
    }

    const UnitRow &m_row;
    int m_left;
    int m_right;
    int m_nameHeight;
    int m_figuresTop;
    UnitFigures m_figures;
    ThreatLines m_threats;
    int m_bottom;
    int m_threatsTop = 0;
    QList<QRect> m_badges;
};

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
    } else if (mark != UnitListModel::Mark::None) {
        painter.setPen(QPen(colours.side(row.side), design().px(space::Hair), Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), corner, corner);
    }
}

/// Number and name, and at the right what it may do.
void paintName(QPainter &painter, const QRect &place, const UnitRow &row, UnitListModel::Mark mark)
{
    const Palette &colours = design().palette();
    const QString summary = summaryOf(row, mark);
    const bool acts = mark == UnitListModel::Mark::Acting;
    RowText name = nameText(row, summary, acts ? Type::Strong : Type::Body, place.width());
    if (name.height() > place.height()) // heavier type would take a line more
        name = nameText(row, summary, Type::Body, place.width());
    const QFont font = design().font(acts ? Type::Strong : Type::Body);
    const QRect line(place.topLeft(), QSize(place.width(), QFontMetrics(font).height()));
    painter.setFont(font);
    painter.setPen(row.gone ? colours.muted : colours.ink);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, QString::number(row.number));
    name.paint(painter, {place.left() + numberWidth(row.number), place.top()});
    const QFont small = design().font(Type::Small);
    painter.setFont(small);
    painter.setPen(colours.muted);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter,
                     QFontMetrics(small).elidedText(
                         summary, Qt::ElideRight, summaryRoom(row, summary, font, place.width())));
}

int widthOf(const QStyleOptionViewItem &option)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    return view ? view->viewport()->width() : option.rect.width();
}

/// The name of a brigade, with a line up to the edge.
void paintGroup(QPainter &painter, const QRect &place, const UnitRow &row)
{
    const Palette &colours = design().palette();
    const QFont font = design().font(Type::Small);
    const QFontMetrics metrics(font);
    const QRect line = place.adjusted(design().px(SideInset), 0, -design().px(SideInset), 0);
    const QString name = metrics.elidedText(row.name, Qt::ElideRight, line.width());
    painter.setFont(font);
    painter.setPen(colours.muted);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, name);
    const int from = line.left() + metrics.horizontalAdvance(name) + design().px(SummaryGap);
    if (from < line.right())
        painter.fillRect(from, line.center().y(), line.right() - from, 1, colours.line);
}

void paintUnit(QPainter &painter, const QRect &place, const UnitRow &row, UnitListModel::Mark mark)
{
    paintMark(painter, place, row, mark);
    const RowLayout layout(row, place.width());
    paintName(painter, layout.namePlace(), row, mark);
    layout.paint(painter);
}

int heightOf(const UnitRow &row, int width)
{
    if (row.isGroup)
        return design().px(GroupHeight);
    return row.isSide ? SideHeader(row, width).height() : RowLayout(row, width).height();
}

} // namespace

void UnitDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const auto row = index.data(UnitListModel::RowRole).value<UnitRow>();
    const auto mark = index.data(UnitListModel::MarkRole).value<UnitListModel::Mark>();
    const QRect place(QPoint(), option.rect.size() / times());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(option.rect.topLeft());
    painter->scale(times(), times());
    if (row.isSide)
        SideHeader(row, place.width()).paint(*painter);
    else if (row.isGroup)
        paintGroup(*painter, place, row);
    else
        paintUnit(*painter, place, row, mark);
    painter->restore();
    if (option.state & QStyle::State_HasFocus && option.state & QStyle::State_KeyboardFocusChange) {
        painter->setPen(QPen(design().palette().ink, 1, Qt::DotLine));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
}

int UnitDelegate::times() const
{
    return m_large ? DoubleSize : 1;
}

QSize UnitDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto row = index.data(UnitListModel::RowRole).value<UnitRow>();
    const int width = widthOf(option);
    return {width, heightOf(row, width / times()) * times()};
}

} // namespace adjutant::app
