// SPDX-License-Identifier: MIT
#include "app/side_zone/page_tab.h"

#include "app/style/design.h"

#include <QLocale>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace adjutant::app {

PageTab::PageTab(QWidget *parent)
    : ActionButton(parent)
{
    setLook(u"tab"_s);
    setCheckable(true);
    setAutoExclusive(true);
    setKeyShown(false);
}

void PageTab::setTitle(const QString &title, int count)
{
    m_count = count;
    setLabel(title);
    if (count > 0)
        setAccessibleName(
            tr("%1 %2", "title of a page, and how many things are on it").arg(title).arg(count));
}

void PageTab::paintEvent(QPaintEvent *event)
{
    ActionButton::paintEvent(event);
    if (m_count == 0)
        return;
    QPainter painter(this);
    painter.setFont(design().font(Type::Badge));
    painter.setPen(design().palette().ink);
    // In the corner, clear of the title.
    painter.drawText(rect(), Qt::AlignRight | Qt::AlignTop, QLocale().toString(m_count));
}

} // namespace adjutant::app
