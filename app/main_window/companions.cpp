// SPDX-License-Identifier: MIT
#include "app/main_window/companions.h"

#include "app/report/report_window.h"

namespace adjutant::app {

Companions::Companions(QWidget *window)
    : QObject(window)
    , m_window(window)
{
}

void Companions::setSession(Session *session)
{
    m_session = session;
}

void Companions::openReport()
{
    auto *report = new ReportWindow(*m_session, m_window);
    report->setAttribute(Qt::WA_DeleteOnClose);
    report->open();
}

} // namespace adjutant::app
