// SPDX-License-Identifier: MIT
#include "app/rows/row_delegate.h"

#include "app/rows/row_roles.h"
#include "app/rows/row_text.h"
#include "app/style/design.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QTreeView>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr int TitleLines = 4;
constexpr int DetailLines = 4;
constexpr int RowBar = 4;    ///< the stripe in the colour of a side
constexpr int ChitSize = 24; ///< across
constexpr int TickSize = 18; ///< across
constexpr int FoldSize = 8;  ///< across
constexpr int NumberEm = 4;  ///< widest number, in digits

QFont titleFont(const QModelIndex &index)
{
    if (index.data(HeadingRole).toBool())
        return design().font(Type::Section);
    QFont font = design().font(index.data(ChangedRole).toBool() ? Type::Strong : Type::Body);
    font.setItalic(index.data(PendingRole).toBool());
    font.setStrikeOut(index.data(Qt::CheckStateRole).toInt() == Qt::Checked);
    return font;
}

/// Where the parts of one row stand; both painting and measuring ask it.
class RowParts
{
public:
    RowParts(const QModelIndex &index, int width)
        : m_index(index)
        , m_width(width)
    {
    }

    bool isHeading() const { return m_index.data(HeadingRole).toBool(); }
    bool hasTick() const { return m_index.data(Qt::CheckStateRole).isValid(); }
    QString chit() const { return m_index.data(ChitRole).toString(); }
    QString number() const { return m_index.data(NumberRole).toString(); }

    /// What stands before the text takes this much.
    int indent() const;
    int chitWidth() const;
    RowText aside() const;
    RowText title() const;
    RowText detail() const;
    int height() const;

    static int edge() { return design().px(space::Medium); }
    static int above() { return design().px(space::Small); }

private:
    int textWidth() const { return m_width - indent() - edge() - foldWidth(); }
    /// The arrow at the end of a heading.
    int foldWidth() const
    {
        return isHeading() ? 2 * design().px(FoldSize) + design().px(space::Medium) : 0;
    }

    const QModelIndex m_index;
    int m_width;
};

int RowParts::chitWidth() const
{
    const int wide =
        QFontMetrics(design().font(Type::Badge)).horizontalAdvance(chit()) + design().px(12);
    return std::max(design().px(ChitSize), wide);
}

int RowParts::indent() const
{
    if (isHeading())
        return edge();
    int indent = edge();
    if (hasTick())
        indent += design().px(TickSize) + design().px(space::Medium);
    if (!chit().isEmpty())
        indent += chitWidth() + design().px(space::Medium);
    if (!number().isEmpty())
        indent += QFontMetrics(design().font(Type::Small)).horizontalAdvance(u'0') * NumberEm +
                  design().px(space::Medium);
    return indent;
}

RowText RowParts::aside() const
{
    return {m_index.data(AsideRole).toString(), design().font(Type::Small), textWidth() / 2, 2};
}

RowText RowParts::title() const
{
    QString text = m_index.data(Qt::DisplayRole).toString();
    if (isHeading())
        text = text.toUpper();
    const RowText beside = aside();
    const int taken = beside.isEmpty() ? 0 : beside.width() + design().px(space::Medium);
    return {text, titleFont(m_index), textWidth() - taken, TitleLines};
}

RowText RowParts::detail() const
{
    return {m_index.data(DetailRole).toString(), design().font(Type::Small), textWidth(),
            DetailLines};
}

int RowParts::height() const
{
    const int text = std::max(title().height(), aside().height()) + detail().height();
    const int mark = chit().isEmpty() && !hasTick() ? 0 : design().px(ChitSize);
    return std::max(text, mark) + 2 * above() + (isHeading() ? above() : 0);
}

void paintTick(QPainter &painter, const QRect &place, bool ticked)
{
    painter.setPen(QPen(design().palette().ink, design().px(1) + 0.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(place, design().px(4), design().px(4));
    if (!ticked)
        return;
    const QRectF box = QRectF(place).adjusted(1, 1, -1, -1);
    painter.setPen(QPen(design().palette().good, design().px(2) + 0.5, Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
    painter.drawPolyline(QPolygonF{{box.left() + box.width() * 0.2, box.center().y()},
                                   {box.left() + box.width() * 0.42, box.bottom() - 4},
                                   {box.right() - box.width() * 0.15, box.top() + 4}});
}

void paintChit(QPainter &painter, const QRect &place, const QString &text, const QColor &colour)
{
    painter.setPen(QPen(colour, design().px(1) + 0.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(place, place.height() / 2.0, place.height() / 2.0);
    painter.setPen(design().palette().ink);
    painter.setFont(design().font(Type::Badge));
    painter.drawText(place, Qt::AlignCenter, text);
}

QColor sideColour(const QModelIndex &index, const QColor &otherwise)
{
    const int side = index.data(SideRole).toInt();
    return side > 0 ? design().palette().side(side) : otherwise;
}

int rowWidth(const QStyleOptionViewItem &option)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    return view ? view->viewport()->width() : option.rect.width();
}

/// The arrow of a heading that can be folded.
void paintFold(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const auto *tree = qobject_cast<const QTreeView *>(option.widget);
    if (!tree || !index.data(HeadingRole).toBool())
        return;
    const qreal size = design().px(FoldSize);
    const QPointF middle(option.rect.right() - RowParts::edge() - size,
                         option.rect.center().y() + 2);
    QPolygonF arrow;
    if (tree->isExpanded(index))
        arrow << QPointF(-size / 2, -size / 4) << QPointF(0, size / 4)
              << QPointF(size / 2, -size / 4);
    else
        arrow << QPointF(-size / 4, -size / 2) << QPointF(size / 4, 0)
              << QPointF(-size / 4, size / 2);
    painter.setPen(QPen(design().palette().muted, design().px(2)));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(arrow.translated(middle));
}

/// The tick, chit and number before the text.
void paintMarks(QPainter &painter, const QRect &rect, const QModelIndex &index)
{
    const RowParts layout(index, rect.width());
    const Palette &colours = design().palette();
    int x = rect.left() + RowParts::edge();
    const int y = rect.top() + RowParts::above();
    if (layout.hasTick()) {
        const int size = design().px(TickSize);
        paintTick(painter, {x, y + design().px(1), size, size},
                  index.data(Qt::CheckStateRole).toInt() == Qt::Checked);
        x += size + design().px(space::Medium);
    }
    if (!layout.chit().isEmpty()) {
        paintChit(painter, {x, y, layout.chitWidth(), design().px(ChitSize)}, layout.chit(),
                  sideColour(index, colours.muted));
        x += layout.chitWidth() + design().px(space::Medium);
    }
    painter.setPen(colours.muted);
    const QFont small = design().font(Type::Small);
    RowText(layout.number(), small, rect.left() + layout.indent() - x, 1).paint(painter, {x, y});
}

} // namespace

void RowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                        const QModelIndex &index) const
{
    const Palette &colours = design().palette();
    const QRect rect = option.rect;
    const RowParts layout(index, rect.width());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state.testFlag(QStyle::State_Selected) && !layout.isHeading())
        painter->fillRect(rect, colours.lit);
    const bool barred = index.data(SideRole).toInt() > 0 && !layout.isHeading();
    if (barred)
        painter->fillRect(rect.left(), rect.top() + design().px(space::Hair), design().px(RowBar),
                          rect.height() - 2 * design().px(space::Hair), sideColour(index, {}));
    paintMarks(*painter, rect, index);
    paintFold(*painter, option, index);

    const int top = rect.top() + RowParts::above() + (layout.isHeading() ? RowParts::above() : 0);
    const int left = rect.left() + layout.indent();
    const RowText title = layout.title();
    const RowText aside = layout.aside();
    const bool quiet = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    painter->setPen(layout.isHeading() ? sideColour(index, colours.ink)
                    : quiet            ? colours.muted
                                       : colours.ink);
    title.paint(*painter, {left, top});
    painter->setPen(colours.muted);
    aside.paint(*painter, {rect.right() - RowParts::edge() - aside.width(), top}, Qt::AlignLeft);
    layout.detail().paint(*painter, {left, top + std::max(title.height(), aside.height())});
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(colours.ink, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(rect.adjusted(1, 1, -1, -1));
    }
    painter->restore();
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int width = rowWidth(option);
    return {width, RowParts(index, width).height()};
}

} // namespace adjutant::app
