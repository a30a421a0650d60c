// SPDX-License-Identifier: MIT
#include "app/now/now_panel.h"

#include "now/ui_now_panel.h"

#include "app/now/conflict_view.h"
#include "app/now/idle_view.h"
#include "app/now/question_view.h"
#include "app/session/lookback.h"
#include "app/session/session.h"
#include "app/style/design.h"
#include "app/timeline/moment_view.h"

#include <QKeyEvent>
#include <QScrollBar>

namespace adjutant::app {

NowPanel::NowPanel(QWidget *parent)
    : QWidget(parent)
    , m_form(std::make_unique<Ui::NowPanel>())
{
    m_form->setupUi(this);
    m_form->buttonsBar->setAttribute(Qt::WA_StyledBackground);
    setFocusPolicy(Qt::ClickFocus);
    connect(&design(), &Design::changed, this, &NowPanel::refresh);
}

NowPanel::~NowPanel() = default;

void NowPanel::setSession(Session *session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    if (m_session) {
        disconnect(&m_session->lookback(), nullptr, this, nullptr);
        delete m_question->buttons();
        delete m_moment->buttons();
    }
    qDeleteAll(views());
    m_idle = nullptr;
    m_question = nullptr;
    m_conflict = nullptr;
    m_moment = nullptr;
    m_session = session;
    m_form->refusalBar->setSession(session);
    m_form->revisionBar->setSession(session);
    if (session) {
        makeViews();
        connect(session, &Session::changed, this, &NowPanel::refresh);
        connect(session, &Session::selectionChanged, this, &NowPanel::refreshWhenIdle);
        connect(&session->lookback(), &Lookback::changed, this, &NowPanel::refresh);
    }
    refresh();
}

void NowPanel::makeViews()
{
    m_idle = new IdleView(*m_session, m_form->sheet);
    m_question = new QuestionView(*m_session, m_habits, m_form->sheet);
    m_conflict = new ConflictView(*m_session, m_form->sheet);
    m_moment = new MomentView(*m_session, m_habits, m_form->sheet);
    for (QWidget *view : views()) {
        m_form->sheetLayout->addWidget(view);
        view->hide();
    }
    m_form->buttonsLayout->addWidget(m_question->buttons());
    m_form->buttonsLayout->addWidget(m_moment->buttons());
}

QList<QWidget *> NowPanel::views() const
{
    return m_session ? QList<QWidget *>{m_idle, m_question, m_conflict, m_moment}
                     : QList<QWidget *>();
}

QWidget *NowPanel::viewInFront() const
{
    if (m_session->lookback().isOpen())
        return m_moment;
    if (isConflict())
        return m_conflict;
    if (m_session->question())
        return m_question;
    return m_idle;
}

bool NowPanel::isConflict() const
{
    const Revision *revision = m_session->referee().revision();
    return revision && revision->conflict;
}

void NowPanel::refresh()
{
    const int zone = design().px(space::Zone);
    m_form->sheetLayout->setContentsMargins(zone, design().px(space::Large), zone,
                                            design().px(space::Medium));
    m_form->buttonsLayout->setContentsMargins(zone, design().px(space::Medium), zone,
                                              design().px(space::Medium));
    m_form->welcomeLabel->setVisible(!m_session);
    if (!m_session) {
        m_form->buttonsBar->hide();
        return;
    }
    m_moment->refresh();
    QWidget *view = viewInFront();
    if (view == m_conflict)
        m_conflict->refresh();
    else if (view == m_question)
        m_question->refresh();
    else if (view == m_idle)
        m_idle->refresh();
    showView(view);
}

void NowPanel::refreshWhenIdle()
{
    if (viewInFront() == m_idle)
        refresh();
}

void NowPanel::showView(QWidget *view)
{
    for (QWidget *each : views())
        each->setVisible(each == view);
    const bool asked = view == m_question || view == m_moment;
    m_question->buttons()->setVisible(view == m_question);
    m_moment->buttons()->setVisible(view == m_moment);
    m_form->buttonsBar->setVisible(asked);
    m_form->scrollArea->verticalScrollBar()->setValue(0);
}

bool NowPanel::takeKey(const QKeyEvent &key)
{
    if (!m_session)
        return false;
    if (key.key() == Qt::Key_Escape && m_form->refusalBar->isVisible()) {
        m_session->dismissRefusal();
        return true;
    }
    const QWidget *view = viewInFront();
    if (view == m_moment)
        return m_moment->takeKey(key);
    if (view == m_conflict)
        return m_conflict->takeKey(key);
    return view == m_question ? m_question->takeKey(key) : m_idle->takeKey(key);
}

void NowPanel::takeUnit(EntityId unit)
{
    const QWidget *view = viewInFront();
    if (view == m_moment)
        m_moment->takeUnit(unit);
    else if (view == m_idle)
        m_session->select(unit);
    else if (view == m_question)
        m_question->takeUnit(unit);
}

} // namespace adjutant::app
