// SPDX-License-Identifier: MIT
#include "app/now/comparison_view.h"

#include "app/session/session.h"
#include "app/style/design.h"
#include "app/widgets/empty_layout.h"

#include "core/referee/interview.h"
#include "core/referee/table_words.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr int SecondColumn = 3; ///< of the grid: what, amount, a gap, what, amount
constexpr int NameLine = 0;
constexpr int DieLine = 1;
constexpr int FirstPartLine = 2;

QString withSign(int number)
{
    const QString shown = QLocale().toString(number);
    return number > 0 ? u'+' + shown : shown;
}

QLabel *makeLabel(const QString &text, const QString &look, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setProperty("look", look);
    label->setTextFormat(Qt::PlainText);
    return label;
}

/// In the colour of its side.
QLabel *makeName(const Session &session, EntityId unit, QWidget *parent)
{
    const int side = session.colourOf(sideOf(session.state(), unit));
    auto *label = makeLabel({}, u"strong"_s, parent);
    label->setTextFormat(Qt::RichText);
    label->setText(u"<span style=\"color: %1\">%2</span>"_s.arg(
        design().palette().side(side).name(), session.nameOf(unit).toHtmlEscaped()));
    return label;
}

} // namespace

ComparisonView::ComparisonView(QWidget *parent)
    : QFrame(parent)
    , m_grid(new QGridLayout)
    , m_margin(new QLabel(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(m_grid);
    column->addWidget(m_margin);
    m_grid->setVerticalSpacing(space::Hair);
    m_grid->setColumnMinimumWidth(SecondColumn - 1, design().px(space::Zone));
    m_grid->setColumnStretch(SecondColumn + 2, 1);
    m_margin->setProperty("look", u"lit"_s);
    m_margin->setWordWrap(true);
    m_margin->setTextFormat(Qt::PlainText);
    hide();
}

void ComparisonView::setComparison(const Session &session,
                                   const std::optional<Comparison> &comparison)
{
    setVisible(comparison.has_value());
    if (comparison == m_shown)
        return;
    emptyLayout(*m_grid);
    m_shown = comparison;
    if (!comparison)
        return;
    addSum(session, *comparison, comparison->first, 0);
    addSum(session, *comparison, comparison->second, SecondColumn);
    showMargin(session, *comparison);
}

void ComparisonView::addSum(const Session &session, const Comparison &comparison, const Sum &sum,
                            int column)
{
    m_grid->addWidget(makeName(session, sum.unit, this), NameLine, column, 1, 2);
    addLine(DieLine, column, tr("Die"), sum.isThrown() ? QLocale().toString(sum.die) : u"?"_s,
            false);
    int line = FirstPartLine;
    for (const SumPart &part : sum.parts)
        addLine(line++, column, session.render(part.what), withSign(part.amount), false);
    const auto most =
        std::max(comparison.first.parts.size(), comparison.second.parts.size()) + FirstPartLine;
    const int total = comparison.totalOf(sum);
    addLine(static_cast<int>(most), column, sum.isThrown() ? tr("Sum") : tr("To the die"),
            sum.isThrown() ? QLocale().toString(total) : withSign(total), true);
}

void ComparisonView::addLine(int line, int column, const QString &what, const QString &amount,
                             bool total)
{
    m_grid->addWidget(makeLabel(what, total ? u"strong"_s : u"muted"_s, this), line, column);
    m_grid->addWidget(makeLabel(amount, total ? u"figure"_s : u"strong"_s, this), line, column + 1,
                      Qt::AlignRight | Qt::AlignVCenter);
}

/// "Margin +2: Defender falls back, Moves: 1".
void ComparisonView::showMargin(const Session &session, const Comparison &comparison)
{
    m_margin->setVisible(comparison.isDecided());
    if (!comparison.isDecided())
        return;
    const Rulebook &book = session.rulebook();
    const std::optional<int> row = comparison.row(book, session.state());
    const Table *table = book.table(comparison.table);
    const QString margin = withSign(comparison.margin());
    m_margin->setText(
        row ? tr("Margin %1: %2", "a number, and the row of the table that it hits")
                  .arg(margin, TableWords(*table, book, session.state()).rowSays(*row))
            : tr("Margin %1").arg(margin));
}

} // namespace adjutant::app
