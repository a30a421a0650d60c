// SPDX-License-Identifier: MIT
#include "app/main_window/status_line.h"

#include "main_window/ui_status_line.h"

#include "app/log/last_line.h"
#include "app/session/session.h"
#include "app/style/design.h"

#include <algorithm>

namespace adjutant::app {

namespace {

bool beginsTurn(const Step &step)
{
    return std::any_of(step.effects.cbegin(), step.effects.cend(), [](const Effect &effect) {
        const auto *advance = std::get_if<effect::Advance>(&effect);
        return advance && advance->before.turn != advance->after.turn;
    });
}

/// How many entries the turn has had; counted back from the head, so that a long battle costs
/// nothing.
int entriesOfTurn(const Journal &journal)
{
    int entries = 0;
    for (StepId at = journal.head(); at != StepId::None; at = journal.step(at).parent) {
        const Step &step = journal.step(at);
        if (beginsTurn(step))
            break;
        const bool person = step.command.origin == Command::Origin::Person;
        if (step.kind == Step::Kind::Command && person)
            ++entries;
    }
    return entries;
}

} // namespace

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
    m_form->numberLabel->setText(tr("%1.%2", "turn and entry")
                                     .arg(m_session->state().moment().turn)
                                     .arg(entriesOfTurn(m_session->journal())));
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
