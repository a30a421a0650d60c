// SPDX-License-Identifier: MIT
#include "app/clock/clock_button.h"

#include "app/clock/battle_clock.h"
#include "app/session/session.h"
#include "app/style/design.h"
#include "app/style/symbols.h"

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr qint64 Hour = 3'600'000; ///< in milliseconds

} // namespace

ClockButton::ClockButton(QWidget *parent)
    : QToolButton(parent)
{
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setFocusPolicy(Qt::TabFocus);
    setProperty("look", u"clock"_s);
    connect(&design(), &Design::changed, this, &ClockButton::restyle);
    restyle();
}

void ClockButton::setClock(BattleClock *clock)
{
    m_clock = clock;
    connect(clock, &BattleClock::ticked, this, &ClockButton::refresh);
    connect(this, &QAbstractButton::clicked, clock,
            [clock] { clock->setRunning(!clock->isRunning()); });
    refresh();
}

void ClockButton::setSession(const Session *session)
{
    m_session = session;
    setVisible(session != nullptr);
    refresh();
}

void ClockButton::restyle()
{
    // With room for hours, so that nothing moves when they come.
    ensurePolished();
    setIcon(symbolIcon(u"clock-runs"_s, design().palette().muted));
    setText(clockText(Hour));
    setFixedWidth(sizeHint().width());
    refresh();
}

void ClockButton::refresh()
{
    if (!m_clock || !m_session)
        return;
    const bool runs = m_clock->isRunning();
    setIcon(symbolIcon(runs ? u"clock-runs"_s : u"clock-stands"_s, design().palette().muted));
    setText(clockText(m_clock->turnTime()));
    setAccessibleName(runs ? tr("The clock runs") : tr("The clock stands"));
    setAccessibleDescription(times());
    setToolTip(times().toHtmlEscaped());
}

QString ClockButton::times() const
{
    QStringList lines{tr("This turn: %1").arg(text())};
    for (const EntityId side : m_session->state().entities(u"side"_s))
        lines.append(tr("%1: %2", "a side, and the time that it took")
                         .arg(m_session->nameOf(side), clockText(m_clock->sideTime(side))));
    lines.append(m_clock->isRunning() ? tr("Stop the clock (Ctrl+T)")
                                      : tr("Let the clock run (Ctrl+T)"));
    return lines.join(u" · "_s);
}

} // namespace adjutant::app
