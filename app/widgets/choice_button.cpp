// SPDX-License-Identifier: MIT
#include "app/widgets/choice_button.h"

#include "app/style/design.h"
#include "app/style/wrapped_height.h"

#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr int WantedWidth = 320; ///< at 100 percent; the layout gives more

} // namespace

ChoiceButton::ChoiceButton(const QString &text, QWidget *parent)
    : QRadioButton(parent)
{
    QString plain = text; // an ampersand is no mnemonic
    setText(plain.replace(u'&', QStringLiteral("&&")));
    setAccessibleName(text);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int ChoiceButton::textLeft() const
{
    return style()->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth, nullptr, this) +
           design().px(space::Medium);
}

int ChoiceButton::heightForWidth(int width) const
{
    const int room = width - textLeft() - design().px(space::Small);
    const int text = wrappedHeight(fontMetrics(), accessibleName(), room);
    const int mark = style()->pixelMetric(QStyle::PM_ExclusiveIndicatorHeight, nullptr, this);
    return std::max(text, mark) + 2 * design().px(space::Small);
}

QSize ChoiceButton::sizeHint() const
{
    const int width = design().px(WantedWidth);
    return {width, heightForWidth(width)};
}

QSize ChoiceButton::minimumSizeHint() const
{
    return {design().px(WantedWidth / 2), design().px(space::Zone)};
}

bool ChoiceButton::hitButton(const QPoint &place) const
{
    return rect().contains(place);
}

void ChoiceButton::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    const int high = design().px(space::Small);
    const int mark = style()->pixelMetric(QStyle::PM_ExclusiveIndicatorHeight, nullptr, this);
    const QRect text = rect().adjusted(textLeft(), high, -high, -high);
    painter.setPen(isEnabled() ? design().palette().ink : design().palette().muted);
    painter.drawText(text, Qt::TextWordWrap, accessibleName());
    if (hasFocus()) {
        painter.setPen(QPen(design().palette().ink, 2));
        painter.drawRoundedRect(rect().adjusted(1, 1, -1, -1), high, high);
    }
    option.rect = QRect(high / 2, high + (fontMetrics().height() - mark) / 2, mark, mark);
    painter.drawPrimitive(QStyle::PE_IndicatorRadioButton, option);
}

} // namespace adjutant::app
