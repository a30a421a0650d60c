// SPDX-License-Identifier: MIT
#include "app/players_view/unit_board.h"

#include "app/players_view/board_choice.h"
#include "app/style/design.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

// Of the shorter side of the window: a capital letter is seven tenths of its type, and 4.4 mm high
// on a screen of 30 cm, what good eyes make out from three metres.
constexpr qreal LeastPart = 0.021;
constexpr int LeastType = 9; ///< px: smaller is read by nobody

} // namespace

UnitBoard::UnitBoard(QWidget *parent)
    : QWidget(parent)
{
    connect(&design(), &Design::changed, this, &UnitBoard::forget);
}

void UnitBoard::setRows(const QList<UnitRow> &rows)
{
    if (rows == m_rows)
        return;
    m_rows = rows;
    QStringList spoken;
    for (const UnitRow &row : rows)
        spoken.append(row.spoken());
    setAccessibleName(tr("The units"));
    setAccessibleDescription(spoken.join(u"; "_s));
    forget();
}

int UnitBoard::leastType() const
{
    const QSize screen = window()->size();
    return std::max(LeastType, qRound(std::min(screen.width(), screen.height()) * LeastPart));
}

const BoardLayout &UnitBoard::layOut()
{
    if (!m_layout)
        m_layout = chooseBoard(m_rows, size(), leastType());
    return *m_layout;
}

void UnitBoard::forget()
{
    m_layout.reset();
    update();
}

void UnitBoard::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    forget();
}

void UnitBoard::paintEvent(QPaintEvent *)
{
    if (m_rows.isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    layOut().paint(painter);
}

} // namespace adjutant::app
