// SPDX-License-Identifier: MIT
#include "app/main_window/status_line.h"

#include "main_window/ui_status_line.h"

#include "app/log/last_line.h"
#include "app/session/session.h"
#include "app/style/design.h"

namespace adjutant::app {

StatusLine::StatusLine(QWidget *parent)
    : QWidget(parent)
    , m_form(std::make_unique<Ui::StatusLine>())
{
    m_form->setupUi(this);
    setAttribute(Qt::WA_StyledBackground);
    connect(&design(), &Design::changed, this, &StatusLine::restyle);
    restyle();
}

StatusLine::~StatusLine() = default;

void StatusLine::setSession(Session *session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    if (session) {
        connect(session, &Session::changed, this, &StatusLine::refresh);
        connect(session, &Session::failed, this, &StatusLine::showFailure);
    }
    refresh();
}

void StatusLine::restyle()
{
    const int side = design().px(space::Large);
    m_form->lineLayout->setContentsMargins(side, design().px(9), side, design().px(9));
    m_form->lineLayout->setSpacing(design().px(14));
}

void StatusLine::refresh()
{
    m_form->numberLabel->clear();
    m_form->lineLabel->clear();
    m_form->savedLabel->clear();
    if (!m_session)
        return;
    const Journal &journal = m_session->journal();
    const int goesOn = m_session->referee().frontLines().isEmpty() ? 0 : 1;
    m_form->numberLabel->setText(tr("%1.%2", "turn and entry")
                                     .arg(m_session->state().moment().turn)
                                     .arg(journal.entriesOfTurn(journal.head()) + goesOn));
    m_form->lineLabel->setText(m_session->render(lastLine(*m_session)));
    const bool kept = !m_session->file().isEmpty();
    m_form->savedLabel->setText(kept ? tr("saved") : tr("not saved: sample battle"));
    m_form->savedLabel->setToolTip(m_session->file().toHtmlEscaped());
}

void StatusLine::showFailure(const QString &message)
{
    m_form->lineLabel->setText(message);
}

} // namespace adjutant::app
