// SPDX-License-Identifier: MIT
#include "app/rule_table/rule_table.h"

#include "app/rule_table/table_model.h"
#include "app/session/session.h"
#include "app/style/design.h"
#include "app/style/wrapped_height.h"
#include "app/widgets/context_press.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QWheelEvent>

#include <algorithm>
#include <numeric>

namespace adjutant::app {

namespace {

using Density = RuleTable::Density;

constexpr int RuleCellSide = 6; ///< left and right of a text
constexpr int CloseCellSide = 3;
constexpr int RuleCellHigh = 4; ///< above and below it

int sideOf(Density density)
{
    return design().px(density == Density::Wide ? RuleCellSide : CloseCellSide);
}

QFont cellFont(Density density, bool lit)
{
    if (density == Density::Wide || density == Density::Close)
        return design().font(lit ? Type::Strong : Type::Body);
    QFont font = design().font(Type::Small);
    font.setWeight(lit ? design().font(Type::Strong).weight() : font.weight());
    return font;
}

QRect insideOf(const QRect &cell, Density density)
{
    const int side = sideOf(density);
    const int high = design().px(RuleCellHigh);
    return cell.adjusted(side, high, -side, -high);
}

int cellHeight(const QString &text, const QFont &font, int width, Density density)
{
    const int room = width - 2 * sideOf(density);
    return wrappedHeight(QFontMetrics(font), text, room) + 2 * design().px(RuleCellHigh);
}

/// As narrow as it gets: the widest word.
int narrowestOf(const QString &text, const QFont &font, Density density)
{
    int widest = 0;
    for (const QString &word : text.split(u' '))
        widest = std::max(widest, QFontMetrics(font).horizontalAdvance(word));
    return widest + 2 * sideOf(density) + 1;
}

int widestOf(const QString &text, const QFont &font, Density density)
{
    return QFontMetrics(font).horizontalAdvance(text) + 2 * sideOf(density) + 1;
}

/// The least of a column's heading.
int headingWidth(const QString &heading, Density density)
{
    const QFont font = design().font(Type::Badge);
    return density == Density::Turned ? QFontMetrics(font).height()
                                      : narrowestOf(heading, font, density);
}

void drawLineBelow(QPainter &painter, const QRect &cell)
{
    painter.setPen(design().palette().line);
    painter.drawLine(cell.bottomLeft(), cell.bottomRight());
}

class RuleCellDelegate : public QStyledItemDelegate
{
public:
    explicit RuleCellDelegate(RuleTable *table)
        : QStyledItemDelegate(table)
        , m_table(table)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        painter->save();
        if (index.data(TableModel::LitRole).toBool())
            painter->fillRect(option.rect, design().palette().lit);
        drawLineBelow(*painter, option.rect);
        painter->setFont(cellFont(m_table->density(), index.data(TableModel::LitRole).toBool()));
        painter->setPen(index.data(TableModel::HouseRuleRole).toBool() ? design().palette().warn
                                                                       : design().palette().ink);
        painter->drawText(insideOf(option.rect, m_table->density()),
                          index.data(Qt::TextAlignmentRole).toInt() | Qt::TextWordWrap,
                          index.data().toString());
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(design().palette().ink, 2));
            painter->drawRect(option.rect.adjusted(1, 1, -1, -1));
        }
        painter->restore();
    }

private:
    const RuleTable *m_table;
};

class RuleHeadings : public QHeaderView
{
public:
    explicit RuleHeadings(RuleTable *table)
        : QHeaderView(Qt::Horizontal, table)
        , m_table(table)
    {
        setSectionResizeMode(QHeaderView::Fixed);
        setMinimumSectionSize(1);
    }

    int neededHeight() const
    {
        int height = 0;
        for (int column = 0; column < count(); ++column)
            height = std::max(height, neededHeight(column));
        return height;
    }

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override
    {
        painter->save();
        drawLineBelow(*painter, rect);
        painter->setFont(design().font(Type::Badge));
        painter->setPen(design().palette().muted);
        const QString text = model()->headerData(section, orientation()).toString();
        if (m_table->density() == Density::Turned) {
            painter->translate(rect.bottomLeft());
            painter->rotate(-90);
            painter->drawText(QRect(design().px(RuleCellHigh), 0, rect.height(), rect.width()),
                              Qt::AlignLeft | Qt::AlignVCenter, text);
        } else {
            painter->drawText(insideOf(rect, m_table->density()),
                              Qt::AlignCenter | Qt::TextWordWrap, text);
        }
        painter->restore();
    }

private:
    int neededHeight(int column) const
    {
        const QString text = model()->headerData(column, orientation()).toString();
        const QFont font = design().font(Type::Badge);
        if (m_table->density() == Density::Turned)
            return QFontMetrics(font).horizontalAdvance(text) + 2 * design().px(RuleCellHigh);
        return cellHeight(text, font, sectionSize(column), m_table->density());
    }

    const RuleTable *m_table;
};

} // namespace

RuleTable::RuleTable(QWidget *parent)
    : QTableView(parent)
    , m_model(new TableModel(this))
{
    setProperty("look", QStringLiteral("sheet"));
    setProperty("opensRows", true); // Enter is for the row, and not for the question
    setFrameShape(NoFrame);
    setShowGrid(false);
    setItemDelegate(new RuleCellDelegate(this));
    setHorizontalHeader(new RuleHeadings(this));
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(1);
    setSelectionMode(NoSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollMode(ScrollPerPixel);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setModel(m_model);
    const auto fitAgain = [this] {
        m_fittedWidth = -1;
        fit();
    };
    connect(&design(), &Design::changed, this, fitAgain);
    connect(m_model, &QAbstractItemModel::modelReset, this, fitAgain);
    connect(this, &QTableView::clicked, this, &RuleTable::pick);
    connect(this, &QTableView::activated, this, &RuleTable::activate);
    auto *other = new ContextPress(this);
    connect(other, &ContextPress::pressed, this, &RuleTable::activate);
}

QString RuleTable::houseRuleHint()
{
    return tr("Right-click, hold or double-click a cell to play it by a house rule.");
}

void RuleTable::activate(const QModelIndex &cell)
{
    const QString column = cell.data(TableModel::ColumnRole).toString();
    const auto rows = cell.data(TableModel::RowsRole).value<QList<int>>();
    if (!column.isEmpty() && !rows.isEmpty())
        emit cellActivated(printed().id, rows, column);
}

void RuleTable::pick(const QModelIndex &cell)
{
    if (cell.isValid())
        emit cellPicked(PrintedCell(printed().rows.at(cell.row()).at(cell.column())));
}

bool RuleTable::showTable(const Session &session, const QString &id, const QList<int> &lit)
{
    const Table *table = session.rulebook().table(id);
    showTable(table ? PrintedTable::of(*table, session.rulebook(), session.state())
                    : PrintedTable(),
              {lit.cbegin(), lit.cend()});
    return table != nullptr;
}

void RuleTable::showTable(const PrintedTable &table, const QSet<int> &lit)
{
    m_model->setTable(table, lit);
    setAccessibleName(table.title);
}

const PrintedTable &RuleTable::printed() const
{
    return m_model->table();
}

bool RuleTable::isLit(int row, int column) const
{
    return m_model->index(row, column).data(TableModel::LitRole).toBool();
}

QSize RuleTable::sizeHint() const
{
    return {QTableView::sizeHint().width(), height()};
}

QSize RuleTable::minimumSizeHint() const
{
    return {design().px(120), height()};
}

/// Each column gets what its words need, and as much of what its texts want as there is.
QList<int> RuleTable::columnWidths(int all) const
{
    QList<int> least;
    QList<int> wanted;
    for (int column = 0; column < model()->columnCount(); ++column) {
        const QString heading = model()->headerData(column, Qt::Horizontal).toString();
        int narrow = headingWidth(heading, m_density);
        int wide = narrow;
        for (int row = 0; row < model()->rowCount(); ++row) {
            const QModelIndex cell = model()->index(row, column);
            const QFont font = cellFont(m_density, true); // so that a lit row moves nothing
            narrow = std::max(narrow, narrowestOf(cell.data().toString(), font, m_density));
            wide = std::max(wide, widestOf(cell.data().toString(), font, m_density));
        }
        least.append(narrow);
        wanted.append(wide);
    }
    const int leastAll = std::accumulate(least.cbegin(), least.cend(), 0);
    const int wantedAll = std::accumulate(wanted.cbegin(), wanted.cend(), 0);
    const int spare = std::max(all - leastAll, 0);
    const int missing = wantedAll - leastAll;
    QList<int> widths;
    for (qsizetype i = 0; i < least.size(); ++i) {
        const int extra = spare >= missing ? wanted.at(i) - least.at(i) +
                                                 (spare - missing) / static_cast<int>(least.size())
                                           : spare * (wanted.at(i) - least.at(i)) / missing;
        widths.append(least.at(i) + extra);
    }
    return widths;
}

void RuleTable::fit()
{
    if (model()->columnCount() == 0 || viewport()->width() == m_fittedWidth)
        return;
    m_fittedWidth = viewport()->width();
    QList<int> widths;
    int all = 0;
    for (const Density density : {Density::Wide, Density::Close, Density::Small, Density::Turned}) {
        m_density = density;
        widths = columnWidths(m_fittedWidth);
        all = std::accumulate(widths.cbegin(), widths.cend(), 0);
        if (all <= m_fittedWidth)
            break;
    }
    const bool tooWide = all > m_fittedWidth;
    setFixedHeight(fitRows(widths) + (tooWide ? horizontalScrollBar()->sizeHint().height() : 0));
}

/// The height of all of them.
int RuleTable::fitRows(const QList<int> &widths)
{
    for (int column = 0; column < widths.size(); ++column)
        setColumnWidth(column, widths.at(column));
    auto *headings = static_cast<RuleHeadings *>(horizontalHeader());
    headings->setFixedHeight(headings->neededHeight());
    int height = headings->height();
    for (int row = 0; row < model()->rowCount(); ++row) {
        int rowHeight = 0;
        for (int column = 0; column < widths.size(); ++column)
            rowHeight = std::max(
                rowHeight, cellHeight(model()->index(row, column).data().toString(),
                                      cellFont(m_density, true), widths.at(column), m_density));
        setRowHeight(row, rowHeight);
        height += rowHeight;
    }
    return height;
}

void RuleTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fit();
}

void RuleTable::showEvent(QShowEvent *event)
{
    QTableView::showEvent(event);
    fit();
}

void RuleTable::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // the sheet that it stands on scrolls
}

void RuleTable::keyPressEvent(QKeyEvent *event)
{
    const bool picks = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                       event->key() == Qt::Key_Space;
    if (picks)
        pick(currentIndex());
    // Letters and figures are keys of the game, not a search in the table.
    const bool typed = !event->text().isEmpty() && event->text().at(0).isPrint();
    if (typed)
        event->ignore();
    else
        QTableView::keyPressEvent(event);
}

} // namespace adjutant::app
