// SPDX-License-Identifier: MIT
#include "app/now/now_panel.h"

#include "now/ui_now_panel.h"

#include "app/hand/hand_view.h"
#include "app/log/last_line.h"
#include "app/now/conflict_view.h"
#include "app/now/idle_view.h"
#include "app/now/question_view.h"
#include "app/preferences/preferences.h"
#include "app/roll_call/roll_call.h"
#include "app/session/lookback.h"
#include "app/session/session.h"
#include "app/style/design.h"
#include "app/timeline/moment_view.h"

#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr int RoomForButtons = 320; ///< height at 100 percent, of question and buttons

} // namespace

NowPanel::NowPanel(QWidget *parent)
    : QWidget(parent)
    , m_form(std::make_unique<Ui::NowPanel>())
{
    m_form->setupUi(this);
    m_form->buttonsBar->setAttribute(Qt::WA_StyledBackground);
    setFocusPolicy(Qt::ClickFocus);
    connect(&preferences(), &Preferences::changed, this, [this] { // the look, too
        if (m_question)
            m_question->followLook();
        refresh();
    });
}

NowPanel::~NowPanel() = default;

WelcomeView &NowPanel::welcome() const
{
    return *m_form->welcome;
}

void NowPanel::setSession(Session *session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    if (m_session) {
        disconnect(&m_session->lookback(), nullptr, this, nullptr);
        for (const auto &[view, buttons] : buttonsByView())
            delete buttons;
    }
    qDeleteAll(views());
    m_idle = nullptr;
    m_question = nullptr;
    m_conflict = nullptr;
    m_moment = nullptr;
    m_hand = nullptr;
    m_rollCall = nullptr;
    m_page = nullptr;
    m_session = session;
    m_form->refusalBar->setSession(session);
    m_form->revisionBar->setSession(session);
    m_form->houseRuleBar->setSession(session);
    if (session) {
        makeViews();
        connect(session, &Session::changed, this, &NowPanel::refresh);
        connect(session, &Session::selectionChanged, this, &NowPanel::refreshWhenIdle);
        connect(&session->lookback(), &Lookback::changed, this, &NowPanel::refresh);
        connect(session, &Session::handWanted, this, &NowPanel::openHand);
        connect(session, &Session::rollCallWanted, this, &NowPanel::openRollCall);
    }
    refresh();
}

void NowPanel::makeViews()
{
    m_idle = new IdleView(*m_session, m_form->sheet);
    m_question = new QuestionView(*m_session, m_habits, m_form->sheet);
    m_conflict = new ConflictView(*m_session, m_form->sheet);
    m_moment = new MomentView(*m_session, m_habits, m_form->sheet);
    m_hand = new HandView(*m_session, m_form->sheet);
    m_rollCall = new RollCall(*m_session, m_form->sheet);
    connect(m_hand, &HandView::closed, this, &NowPanel::closePage);
    connect(m_hand, &HandView::reached, m_form->scrollArea,
            [this](QWidget *line) { m_form->scrollArea->ensureWidgetVisible(line); });
    connect(m_rollCall, &RollCall::closed, this, &NowPanel::closePage);
    for (QWidget *view : views()) {
        m_form->sheetLayout->insertWidget(0, view); // above the buttons
        view->hide();
    }
    for (const auto &[view, buttons] : buttonsByView())
        m_form->buttonsLayout->addWidget(buttons);
}

/// The views with buttons that keep their place below.
QList<std::pair<QWidget *, QWidget *>> NowPanel::buttonsByView() const
{
    return {{m_question, m_question->buttons()},
            {m_moment, m_moment->buttons()},
            {m_hand, m_hand->buttons()},
            {m_rollCall, m_rollCall->buttons()}};
}

/// What is done by hand is done now: nobody shall take it for a change of the moment looked at.
bool NowPanel::isInPast()
{
    Lookback &lookback = m_session->lookback();
    const bool past = lookback.isOpen() && lookback.step() != m_session->journal().head();
    if (past)
        emit m_session->failed(tr("By hand and roll call change what is now. To change something "
                                  "by hand here, press “Insert before” first."));
    else
        lookback.close();
    return past;
}

void NowPanel::openHand(EntityId subject)
{
    if (m_moment->openHand(subject) || isInPast())
        return;
    m_hand->setSubject(subject);
    m_page = m_hand;
    refresh();
    setFocus();
}

void NowPanel::openRollCall()
{
    if (isInPast())
        return;
    m_page = m_rollCall;
    refresh();
    m_rollCall->takeFocus();
}

void NowPanel::closePage()
{
    m_page = nullptr;
    refresh();
    setFocus();
}

QList<QWidget *> NowPanel::views() const
{
    if (!m_session)
        return {};
    return {m_idle, m_question, m_conflict, m_moment, m_hand, m_rollCall};
}

QWidget *NowPanel::viewInFront() const
{
    if (m_session->lookback().isOpen())
        return m_moment;
    if (m_page)
        return m_page;
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

void NowPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeButtons();
}

/// Below what scrolls, where they keep their place; in a low panel they would leave nothing of it,
/// and scroll with it.
void NowPanel::placeButtons()
{
    const bool low = height() < design().px(RoomForButtons);
    QWidget *bar = m_form->buttonsBar;
    const int side = low ? 0 : design().px(space::Zone); // the sheet has a margin
    const int line = design().px(space::Medium);
    m_form->buttonsLayout->setContentsMargins(side, line, side, line);
    if (low == (bar->parentWidget() == m_form->sheet))
        return;
    const bool shown = !bar->isHidden();
    if (low)
        m_form->sheetLayout->addWidget(bar);
    else
        m_form->panelLayout->insertWidget(m_form->panelLayout->indexOf(m_form->scrollArea) + 1,
                                          bar);
    bar->setVisible(shown); // whoever gets a new parent is hidden
}

void NowPanel::refresh()
{
    placeButtons();
    const int zone = design().px(space::Zone);
    m_form->sheetLayout->setContentsMargins(zone, design().px(space::Large), zone,
                                            design().px(space::Medium));
    m_form->welcome->setVisible(!m_session);
    if (!m_session) {
        m_form->buttonsBar->hide();
        m_form->resultView->hide();
        return;
    }
    m_moment->refresh();
    if (m_page == m_hand && m_hand && !m_session->state().contains(m_hand->subject()))
        m_page = nullptr;
    QWidget *view = viewInFront();
    if (view == m_conflict)
        m_conflict->refresh();
    else if (view == m_question)
        m_question->refresh();
    else if (view == m_idle)
        m_idle->refresh();
    else if (view == m_hand)
        m_hand->refresh();
    else if (view == m_rollCall)
        m_rollCall->refresh();
    showView(view);
    showResult(view);
}

/// How the sums came out stays until something else has happened; below a question, whose buttons
/// come first.
void NowPanel::showResult(const QWidget *view)
{
    QVBoxLayout &sheet = *m_form->sheetLayout;
    sheet.removeWidget(m_form->resultView);
    sheet.insertWidget(view == m_idle ? 0 : sheet.count(), m_form->resultView);
    const bool goesOn =
        view == m_idle || (view == m_question && !m_session->question()->comparison);
    m_form->resultView->setComparison(*m_session,
                                      goesOn ? lastComparison(*m_session) : std::nullopt);
}

void NowPanel::refreshWhenIdle()
{
    if (viewInFront() == m_idle)
        refresh();
}

void NowPanel::showView(QWidget *view)
{
    const bool fromPast = m_moment->isVisible() && view != m_moment;
    for (QWidget *each : views())
        each->setVisible(each == view);
    bool asked = false;
    for (const auto &[each, buttons] : buttonsByView()) {
        buttons->setVisible(each == view);
        asked = asked || each == view;
    }
    m_form->buttonsBar->setVisible(asked);
    // The keys follow from the list of entries, which has no use for them any more.
    if (fromPast && !isAncestorOf(window()->focusWidget()))
        setFocus();
    // A page that is worked on stays where it was scrolled to.
    if (view != m_hand && view != m_rollCall)
        m_form->scrollArea->verticalScrollBar()->setValue(0);
    if (view == m_question) // once it has been laid out
        QMetaObject::invokeMethod(this, &NowPanel::scrollToQuestion, Qt::QueuedConnection);
}

/// Head and earlier answers give way where what is to be pressed would be out of sight otherwise.
void NowPanel::scrollToQuestion()
{
    if (!m_session || viewInFront() != m_question)
        return;
    const QRect heart = m_question->heart().translated(m_question->pos());
    const int hidden =
        heart.bottom() + design().px(space::Medium) - m_form->scrollArea->viewport()->height();
    m_form->scrollArea->verticalScrollBar()->setValue(std::min(hidden, heart.top()));
}

bool NowPanel::takeKey(const QKeyEvent &key)
{
    if (!m_session)
        return false;
    if (key.key() == Qt::Key_Escape && m_form->refusalBar->isVisible()) {
        m_session->dismissRefusal();
        return true;
    }
    if (m_form->houseRuleBar->isVisible())
        return m_form->houseRuleBar->takeKey(key);
    const QWidget *view = viewInFront();
    if (view == m_moment)
        return m_moment->takeKey(key);
    if (view == m_hand)
        return m_hand->takeKey(key);
    if (view == m_rollCall)
        return m_rollCall->takeKey(key);
    if (view == m_conflict)
        return m_conflict->takeKey(key);
    return view == m_question ? m_question->takeKey(key) : m_idle->takeKey(key);
}

void NowPanel::takeUnit(EntityId unit)
{
    const QWidget *view = viewInFront();
    if (view == m_moment)
        m_moment->takeUnit(unit);
    else if (view == m_hand)
        openHand(unit);
    else if (view == m_idle)
        m_session->select(unit);
    else if (view == m_question)
        m_question->takeUnit(unit);
}

} // namespace adjutant::app
