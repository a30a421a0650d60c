// SPDX-License-Identifier: MIT
#include "app/main_window/undo_button.h"

#include "app/style/design.h"

#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr int LineGap = 6; ///< above and below two lines together, at 100 percent

/// \a text broken at a space; where two lines are too short, the second is cut in its middle,
/// because what was done stands at its end.
QStringList onTwoLines(const QString &text, const QFontMetrics &metrics, int room)
{
    qsizetype end = 0;
    for (qsizetype at = text.indexOf(u' '); at >= 0; at = text.indexOf(u' ', at + 1)) {
        if (metrics.horizontalAdvance(text.left(at)) > room)
            break;
        end = at;
    }
    if (end == 0)
        return {metrics.elidedText(text, Qt::ElideMiddle, room)};
    return {text.left(end), metrics.elidedText(text.mid(end + 1), Qt::ElideMiddle, room)};
}

} // namespace

QStringList UndoButton::writtenLines() const
{
    if (const QString written = writtenText().trimmed(); written == label())
        return {written};
    const QFontMetrics small(design().font(Type::Small));
    const int room = textRoom();
    for (const QString &text : {label(), m_shortLabel}) {
        QStringList lines = onTwoLines(text, small, room);
        if (lines.join(u' ') == text)
            return lines;
    }
    return onTwoLines(m_shortLabel, small, room);
}

QSize UndoButton::sizeHint() const
{
    const QSize size = ActionButton::sizeHint();
    const int twoLines = 2 * QFontMetrics(design().font(Type::Small)).lineSpacing();
    return {size.width(), std::max(size.height(), twoLines + design().px(LineGap))};
}

void UndoButton::paintEvent(QPaintEvent *event)
{
    const QStringList lines = isLabelShown() ? writtenLines() : QStringList();
    if (lines.size() < 2) {
        ActionButton::paintEvent(event);
        return;
    }
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    const QRect inside = style()->subElementRect(QStyle::SE_PushButtonContents, &option, this);
    option.text.clear();
    option.icon = QIcon(); // else it stands in the middle
    painter.drawControl(QStyle::CE_PushButton, option);
    icon().paint(&painter, {inside.topLeft(), QSize(iconSize().width(), inside.height())},
                 Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled);
    painter.setFont(design().font(Type::Small));
    painter.setPen(isEnabled() ? design().palette().ink : design().palette().muted);
    const QRect beside(rect().left() + inside.right() + 1 - textRoom(), rect().top(), textRoom(),
                       rect().height());
    painter.drawText(beside, Qt::AlignLeft | Qt::AlignVCenter, lines.join(u'\n'));
}

} // namespace adjutant::app
