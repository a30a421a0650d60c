// SPDX-License-Identifier: MIT
#include "app/main_window/zones.h"

#include "app/order_of_battle/order_of_battle.h"
#include "app/side_zone/side_zone.h"
#include "app/style/design.h"

#include <QPointer>

#include <algorithm>

namespace adjutant::app {

namespace {

// At 100 percent.
constexpr int LeftZone = 332;
constexpr int LargeLeftZone = 480; ///< with units of double size
constexpr int RightZone = 376;
constexpr int RoomForRow = 1160;  ///< width from which three zones stand beside each other
constexpr int RoomForBelow = 900; ///< height from which the pages stand below
constexpr int LeastWidth = 480;   ///< of all zones
constexpr int LeastHeight = 120;

} // namespace

Zones::Zones(QWidget *parent)
    : QSplitter(Qt::Horizontal, parent)
    , m_upper(new QSplitter(Qt::Horizontal, this))
{
    setChildrenCollapsible(false);
    m_upper->setChildrenCollapsible(false);
    setLeast();
    m_upper->hide();
    connect(&design(), &Design::changed, this, [this] {
        setLeast();
        arrange();
        divide();
    });
}

/// What three zones need must not keep them from becoming two.
void Zones::setLeast()
{
    setMinimumSize(design().px(LeastWidth), design().px(LeastHeight));
}

void Zones::setZones(OrderOfBattle *order, QWidget *now, SideZone *side)
{
    m_order = order;
    m_now = now;
    m_side = side;
    connect(order, &OrderOfBattle::sizeChanged, this, &Zones::divide);
    place(fitting());
}

void Zones::resizeEvent(QResizeEvent *event)
{
    QSplitter::resizeEvent(event);
    arrange();
}

void Zones::showEvent(QShowEvent *event)
{
    QSplitter::showEvent(event);
    divide(); // before, there was no width to divide
}

Zones::Arrangement Zones::fitting() const
{
    if (width() >= design().px(RoomForRow))
        return Arrangement::Row;
    return height() >= design().px(RoomForBelow) ? Arrangement::Below : Arrangement::Pages;
}

void Zones::arrange()
{
    if (m_side && fitting() != m_arrangement)
        place(fitting());
}

void Zones::place(Arrangement arrangement)
{
    m_arrangement = arrangement;
    const QPointer<QWidget> focus = window()->focusWidget(); // whoever gets a new parent loses it
    if (arrangement != Arrangement::Pages)
        m_side->giveBack(m_order);
    const bool below = arrangement == Arrangement::Below;
    QSplitter *pair = below ? m_upper : this;
    if (arrangement == Arrangement::Pages) {
        m_side->takeIn(m_order);
        insertWidget(0, m_side);
        insertWidget(1, m_now);
    } else {
        pair->insertWidget(0, m_order);
        pair->insertWidget(1, m_now);
        addWidget(m_side);
    }
    insertWidget(below ? 0 : count(), m_upper);
    m_upper->setVisible(below);
    m_order->show();
    setOrientation(below ? Qt::Vertical : Qt::Horizontal);
    const bool kept = focus && focus->isVisibleTo(window()); // its page may have been covered
    (kept ? focus.data() : m_now)->setFocus();
    divide();
}

/// The outer zones keep the width of their contents, the question has the rest.
void Zones::divide()
{
    if (!m_side)
        return;
    const int wanted = m_order->isLarge() ? LargeLeftZone : LeftZone;
    const int left = std::min(design().px(wanted), width() * 2 / 5);
    const int rest = std::max(width() - left, 1);
    const int right = design().px(RightZone);
    switch (m_arrangement) {
    case Arrangement::Row:
        setSizes({left, std::max(left, rest - right), right, 0});
        break;
    case Arrangement::Below:
        m_upper->setSizes({left, rest});
        setSizes({height() * 3 / 5, height() * 2 / 5});
        break;
    case Arrangement::Pages:
        setSizes({left, rest, 0});
        break;
    }
    for (QSplitter *splitter : {static_cast<QSplitter *>(this), m_upper}) {
        for (int i = 0; i < splitter->count(); ++i) {
            QWidget *zone = splitter->widget(i);
            splitter->setStretchFactor(i, zone == m_now || zone == m_upper ? 1 : 0);
        }
    }
}

} // namespace adjutant::app
