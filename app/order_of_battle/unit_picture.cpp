// SPDX-License-Identifier: MIT
#include "app/order_of_battle/unit_picture.h"

#include "app/order_of_battle/threat_lines.h"
#include "app/order_of_battle/unit_figures.h"
#include "app/style/design.h"

#include <QPainter>

namespace adjutant::app {

namespace {

// At 100 percent.
constexpr int PictureHeight = 26; ///< of a figure
constexpr int PictureWidth = 300;
constexpr int PictureGap = 8;

} // namespace

UnitPicture::UnitPicture(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&design(), &Design::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void UnitPicture::setRow(const UnitRow &row)
{
    m_row = row;
    setVisible(row.hasPicture());
    setAccessibleName(row.spoken());
    updateGeometry();
    update();
}

QSize UnitPicture::sizeHint() const
{
    const int width = design().px(PictureWidth);
    return {width, heightForWidth(width)};
}

int UnitPicture::heightForWidth(int width) const
{
    const int figures = UnitFigures(m_row, design().px(PictureHeight), width).height();
    const int threats = ThreatLines(m_row.threats, width).height();
    return figures + (threats > 0 ? design().px(PictureGap) + threats : 0);
}

void UnitPicture::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const UnitFigures figures(m_row, design().px(PictureHeight), width());
    figures.paint(painter, {});
    painter.translate(0, figures.height() + design().px(PictureGap));
    ThreatLines(m_row.threats, width()).paint(painter);
}

} // namespace adjutant::app
