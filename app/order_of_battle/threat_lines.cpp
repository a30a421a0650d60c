// SPDX-License-Identifier: MIT
#include "app/order_of_battle/threat_lines.h"

#include "app/order_of_battle/badge_painting.h"
#include "app/style/design.h"
#include "app/style/symbols.h"
#include "app/style/wrapped_height.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

// At 100 percent.
constexpr int ThreatGap = 4;
constexpr int ReasonGap = 7; ///< between word and reason

const QString Symbol = u"danger"_s;

} // namespace

ThreatLines::ThreatLines(const QList<Threat> &threats, int width)
    : m_threats(threats)
{
    const QFontMetrics small(design().font(Type::Small));
    const int gap = design().px(ReasonGap);
    for (const Threat &threat : threats) {
        Line line;
        const QSize badge = badgeSize(threat.word, width);
        line.badge = QRect(QPoint(0, m_height), badge);
        const bool isBeside = badge.width() + gap + small.horizontalAdvance(threat.reason) <= width;
        const QPoint at =
            isBeside ? QPoint(badge.width() + gap, m_height) : QPoint(0, m_height + badge.height());
        const int room = width - at.x();
        const int high = isBeside ? badge.height() : wrappedHeight(small, threat.reason, room);
        line.reason = QRect(at, QSize(room, high));
        m_lines.append(line);
        m_height = line.reason.bottom() + 1 + design().px(ThreatGap);
    }
    m_height = std::max(0, m_height - design().px(ThreatGap));
}

void ThreatLines::paint(QPainter &painter) const
{
    for (int i = 0; i < m_lines.size(); ++i) {
        paintFilledBadge(painter, m_lines.at(i).badge, {Symbol, m_threats.at(i).word, u"warn"_s});
        painter.setFont(design().font(Type::Small));
        painter.setPen(design().palette().warn);
        painter.drawText(m_lines.at(i).reason, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                         m_threats.at(i).reason);
    }
}

} // namespace adjutant::app
