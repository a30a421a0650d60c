// SPDX-License-Identifier: MIT
#include "app/now/now_panel.h"

#include "now/ui_now_panel.h"

#include "app/now/conflict_view.h"
#include "app/now/idle_view.h"
#include "app/now/question_view.h"
#include "app/session/session.h"
#include "app/style/design.h"

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
    if (m_question)
        delete m_question->buttons();
    for (QWidget *view : QList<QWidget *>{m_idle, m_question, m_conflict})
        delete view;
    m_idle = nullptr;
    m_question = nullptr;
    m_conflict = nullptr;
    m_session = session;
    m_form->refusalBar->setSession(session);
    if (session) {
        makeViews();
        connect(session, &Session::changed, this, &NowPanel::refresh);
        connect(session, &Session::selectionChanged, this, &NowPanel::refreshWhenIdle);
    }
    refresh();
}

void NowPanel::makeViews()
{
    m_idle = new IdleView(*m_session, m_form->sheet);
    m_question = new QuestionView(*m_session, m_habits, m_form->sheet);
    m_conflict = new ConflictView(*m_session, m_form->sheet);
    for (QWidget *view : QList<QWidget *>{m_idle, m_question, m_conflict}) {
        m_form->sheetLayout->addWidget(view);
        view->hide();
    }
    m_form->buttonsLayout->addWidget(m_question->buttons());
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
    if (isConflict()) {
        m_conflict->refresh();
        showView(m_conflict);
    } else if (m_session->question()) {
        m_question->refresh();
        showView(m_question);
    } else {
        m_idle->refresh();
        showView(m_idle);
    }
}

void NowPanel::refreshWhenIdle()
{
    if (!m_session->question())
        refresh();
}

void NowPanel::showView(QWidget *view)
{
    for (QWidget *each : QList<QWidget *>{m_idle, m_question, m_conflict})
        each->setVisible(each == view);
    m_form->buttonsBar->setVisible(view == m_question);
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
    if (isConflict())
        return m_conflict->takeKey(key);
    return m_session->question() ? m_question->takeKey(key) : m_idle->takeKey(key);
}

void NowPanel::takeUnit(EntityId unit)
{
    if (!m_session->question())
        m_session->select(unit);
    else if (!isConflict())
        m_question->takeUnit(unit);
}

} // namespace adjutant::app
