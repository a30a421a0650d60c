// SPDX-License-Identifier: MIT
#include "app/rule_table/rule_table.h"

#include "app/session/session.h"
#include "app/style/design.h"

#include <QHeaderView>
#include <QPainter>
#include <QResizeEvent>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr int WidestColumn = 260;

class CellDelegate : public QStyledItemDelegate
{
public:
    explicit CellDelegate(RuleTable *table)
        : QStyledItemDelegate(table)
        , m_table(table)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const Palette &colours = design().palette();
        const bool lit = m_table->isLit(index.row(), index.column());
        if (lit)
            painter->fillRect(option.rect, colours.lit);
        painter->setFont(design().font(lit ? Type::Strong : Type::Body));
        painter->setPen(colours.ink);
        painter->drawText(textRect(option.rect), flags(index), index.data().toString());
        painter->setPen(colours.line);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        const QFontMetrics metrics(design().font(Type::Strong));
        const QRect most(0, 0, design().px(WidestColumn), 10'000);
        const QSize text = metrics.boundingRect(most, flags(index), index.data().toString()).size();
        return text + QSize(design().px(2 * 9), design().px(2 * 5));
    }

private:
    static QRect textRect(const QRect &rect)
    {
        const int x = design().px(8);
        return rect.adjusted(x, 0, -x, 0);
    }
    static int flags(const QModelIndex &index)
    {
        return index.data(Qt::TextAlignmentRole).toInt() | Qt::TextWordWrap;
    }

    RuleTable *m_table;
};

/// Numbers stand below one another in the middle; sentences begin at the left.
bool isSentence(const QString &text)
{
    return text.size() > 12;
}

} // namespace

RuleTable::RuleTable(QWidget *parent)
    : QTableView(parent)
{
    setModel(new QStandardItemModel(this));
    setItemDelegate(new CellDelegate(this));
    setProperty("look", u"sheet"_s);
    setShowGrid(false);
    setFocusPolicy(Qt::NoFocus);
    setSelectionMode(NoSelection);
    setEditTriggers(NoEditTriggers);
    setWordWrap(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    verticalHeader()->hide();
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignCenter | Qt::AlignBottom);
    connect(&design(), &Design::changed, this, &RuleTable::fit);
}

RuleTable::~RuleTable() = default;

bool RuleTable::showTable(const Session &session, const QString &id, const QList<int> &lit)
{
    const Table *table = session.rulebook().table(id);
    m_printed =
        table ? PrintedTable::of(*table, session.rulebook(), session.state()) : PrintedTable();
    m_lit = lit;
    auto *items = new QStandardItemModel(static_cast<int>(m_printed.cells.size()),
                                         static_cast<int>(m_printed.headers.size()), this);
    items->setHorizontalHeaderLabels(m_printed.headers);
    for (int row = 0; row < m_printed.cells.size(); ++row) {
        for (int column = 0; column < m_printed.headers.size(); ++column) {
            const PrintedTable::Cell &cell = m_printed.cells.at(row).at(column);
            auto *item = new QStandardItem(
                cell.house ? tr("%1 *", "a cell that a house rule changed").arg(cell.text)
                           : cell.text);
            item->setTextAlignment(isSentence(cell.text) ? Qt::AlignVCenter | Qt::AlignLeft
                                                         : Qt::AlignCenter);
            items->setItem(row, column, item);
        }
    }
    QAbstractItemModel *old = model();
    setModel(items);
    delete old;
    setAccessibleName(m_printed.title);
    fit();
    return table != nullptr;
}

bool RuleTable::isLit(int row, int column) const
{
    if (row >= m_printed.cells.size() || column >= m_printed.headers.size())
        return false;
    const QList<int> &rows = m_printed.cells.at(row).at(column).rows;
    return std::any_of(rows.cbegin(), rows.cend(),
                       [this](int each) { return m_lit.contains(each); });
}

QSize RuleTable::sizeHint() const
{
    return {m_wantedWidth, horizontalHeader()->sizeHint().height() + verticalHeader()->length()};
}

QSize RuleTable::minimumSizeHint() const
{
    return {design().px(80), sizeHint().height()};
}

void RuleTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

bool RuleTable::viewportEvent(QEvent *event)
{
    // The wheel belongs to the sheet on which the table stands.
    if (event->type() == QEvent::Wheel) {
        event->ignore();
        return false;
    }
    return QTableView::viewportEvent(event);
}

void RuleTable::fit()
{
    resizeColumnsToContents();
    const int columns = model()->columnCount();
    m_wantedWidth = horizontalHeader()->length();
    const int spare = viewport()->width() - m_wantedWidth;
    // What is left goes to the columns alike; what is missing comes from the widest.
    for (int column = 0; column < columns && spare > 0; ++column)
        setColumnWidth(column, columnWidth(column) + std::min(spare / columns, design().px(36)));
    if (spare < 0 && columns > 0 && viewport()->width() > 0) {
        int widest = 0;
        for (int column = 1; column < columns; ++column) {
            if (columnWidth(column) > columnWidth(widest))
                widest = column;
        }
        setColumnWidth(widest, std::max(design().px(60), columnWidth(widest) + spare));
    }
    resizeRowsToContents();
    updateGeometry();
}

} // namespace adjutant::app
