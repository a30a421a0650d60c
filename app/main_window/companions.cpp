// SPDX-License-Identifier: MIT
#include "app/main_window/companions.h"

#include "app/awake/screen_awake.h"
#include "app/clock/battle_clock.h"
#include "app/help/about_window.h"
#include "app/help/help_window.h"
#include "app/help/manual.h"
#include "app/players_view/players_view.h"
#include "app/report/report_window.h"
#include "app/session/session.h"

namespace adjutant::app {

Companions::Companions(QWidget *window)
    : QObject(window)
    , m_window(window)
    , m_clock(new BattleClock(this))
    , m_awake(new ScreenAwake(ScreenAwake::sessionBus(), this))
{
}

Companions::~Companions() = default;

void Companions::setSession(Session *session)
{
    m_session = session;
    m_clock->setSession(session);
    m_awake->setWanted(session != nullptr);
    if (m_playersView)
        m_playersView->setSession(session);
}

void Companions::openReport()
{
    auto *report = new ReportWindow(*m_session, m_window);
    report->setAttribute(Qt::WA_DeleteOnClose);
    report->open();
}

void Companions::togglePlayersView()
{
    if (!m_playersView) {
        m_playersView = std::make_unique<PlayersView>();
        m_playersView->setClock(m_clock);
        m_playersView->setSession(m_session);
    }
    // Beside the table the keys stay with the referee: he takes it off the wall from here.
    if (m_playersView->isApartFrom(*m_window))
        m_playersView->close();
    else
        m_playersView->showApartFrom(*m_window);
}

void Companions::openHelp()
{
    if (!m_help)
        m_help = new HelpWindow(m_window);
    m_help->setManual(manual(*m_window, m_session ? &m_session->rulebook() : nullptr));
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
}

void Companions::openAbout()
{
    auto *about = new AboutWindow(m_window);
    about->setAttribute(Qt::WA_DeleteOnClose);
    about->open();
}

void Companions::toggleClock()
{
    m_clock->setRunning(!m_clock->isRunning());
}

} // namespace adjutant::app
