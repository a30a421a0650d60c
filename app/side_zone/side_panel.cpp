// SPDX-License-Identifier: MIT
#include "app/side_zone/side_panel.h"

#include "app/session/session.h"

namespace adjutant::app {

void SidePanel::setSession(Session *session)
{
    if (m_session)
        m_session->disconnect(this);
    m_session = session;
    if (session)
        connect(session, &Session::changed, this, &SidePanel::catchUp);
    begin();
}

} // namespace adjutant::app
