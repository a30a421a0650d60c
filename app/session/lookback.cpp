// SPDX-License-Identifier: MIT
#include "app/session/lookback.h"

#include "app/session/session.h"

namespace adjutant::app {

Lookback::Lookback(Session &session)
    : m_session(session)
{
    connect(&session, &Session::changed, this, &Lookback::close);
}

Lookback::~Lookback() = default;

void Lookback::setShowsThen(bool then)
{
    if (m_showsThen == then)
        return;
    m_showsThen = then;
    emit changed();
}

void Lookback::look(StepId step)
{
    if (!m_session.journal().contains(step))
        return;
    // What shows the old one still listens to it until the signal is through.
    const std::unique_ptr<Session> before = std::move(m_then);
    m_then = std::make_unique<Session>(m_session.referee().at(step), m_session.file());
    m_step = step;
    emit changed();
}

void Lookback::close()
{
    if (!isOpen())
        return;
    const std::unique_ptr<Session> before = std::move(m_then);
    m_step = StepId::None;
    m_showsThen = true;
    emit changed();
}

Result<std::unique_ptr<Session>> Lookback::asking(StepId answer) const
{
    Result<std::unique_ptr<Referee>> referee = m_session.referee().asking(answer);
    if (!referee)
        return referee.fault();
    return std::make_unique<Session>(std::move(*referee));
}

} // namespace adjutant::app
