// SPDX-License-Identifier: MIT
#include "app/now/refusal_bar.h"

#include "now/ui_refusal_bar.h"

#include "app/session/lookback.h"
#include "app/session/session.h"
#include "app/style/design.h"
#include "app/widgets/flow_layout.h"

#include <QShortcut>

namespace adjutant::app {

RefusalBar::RefusalBar(QWidget *parent)
    : QWidget(parent)
    , m_form(std::make_unique<Ui::RefusalBar>())
{
    m_form->setupUi(this);
    setAttribute(Qt::WA_StyledBackground);
    auto *flow = new FlowLayout(m_form->buttonBox);
    for (ActionButton *button : {m_form->allowButton, m_form->closeButton})
        flow->addWidget(button);
    m_form->allowButton->setLabel(tr("Allow anyway"));
    m_form->allowButton->setKey(tr("Ctrl+Enter"));
    m_form->closeButton->setLabel(tr("Leave it"));
    m_form->closeButton->setKey(tr("Esc"));
    connect(m_form->allowButton, &QAbstractButton::clicked, this, &RefusalBar::allow);
    for (const Qt::Key enter : {Qt::Key_Return, Qt::Key_Enter}) {
        auto *shortcut = new QShortcut(QKeySequence(Qt::CTRL | enter), this);
        shortcut->setAutoRepeat(false);
        if (enter == Qt::Key_Return) // the other one is the same key to people
            shortcut->setWhatsThis(tr("Allow anyway what was refused"));
        connect(shortcut, &QShortcut::activated, this, &RefusalBar::allow);
    }
    connect(m_form->closeButton, &QAbstractButton::clicked, this,
            [this] { m_speaking->dismissRefusal(); });
    connect(&design(), &Design::changed, this, &RefusalBar::restyle);
    restyle();
    hide();
}

RefusalBar::~RefusalBar() = default;

void RefusalBar::setSession(Session *session)
{
    if (m_session) {
        disconnect(m_session, nullptr, this, nullptr);
        disconnect(&m_session->lookback(), nullptr, this, nullptr);
    }
    m_session = session;
    m_speaking = session;
    hide();
    if (!session)
        return;
    listenTo(*session);
    connect(session, &Session::failed, this, &RefusalBar::showFailure);
    connect(session, &Session::givenUp, this, &RefusalBar::showGivenUp);
    connect(&session->lookback(), &Lookback::changed, this, &RefusalBar::listenToThen);
    listenToThen();
}

void RefusalBar::listenTo(Session &session)
{
    connect(&session, &Session::refused, this, [this, &session] { showRefusal(session); });
    connect(&session, &Session::changed, this, &QWidget::hide);
    connect(&session, &Session::refusalDismissed, this, &QWidget::hide);
}

/// What is set by hand in the past is refused by the battle as it stood then.
void RefusalBar::listenToThen()
{
    Session *then = m_session->lookback().then();
    if (then == m_then)
        return;
    if (m_speaking != m_session)
        hide();
    m_speaking = m_session;
    m_then = then;
    if (then)
        listenTo(*then);
}

void RefusalBar::restyle()
{
    const int zone = design().px(space::Zone);
    const int line = design().px(space::Medium);
    m_form->barLayout->setContentsMargins(zone, line, zone, line);
}

void RefusalBar::allow()
{
    const QString reason = m_form->reasonEdit->text().trimmed();
    m_speaking->allowAnyway(reason);
}

void RefusalBar::showRefusal(Session &session)
{
    m_speaking = &session;
    const Refusal &refusal = *session.refusal();
    showSentence(refusal.text, refusal.rule);
    m_form->allowButton->setVisible(session.canAllow());
    m_form->reasonEdit->setVisible(session.canAllow());
    m_form->reasonEdit->clear();
}

/// What has happened cannot be allowed any more; undo takes it back.
void RefusalBar::showGivenUp(const Refusal &why)
{
    m_speaking = m_session;
    showSentence(why.text, why.rule);
    m_form->allowButton->hide();
    m_form->reasonEdit->hide();
}

void RefusalBar::showSentence(const Text &text, const QString &rule)
{
    const RuleParagraph *paragraph = m_speaking->rulebook().paragraph(rule);
    m_form->sentenceLabel->setText(m_speaking->render(text));
    m_form->ruleLabel->setText(paragraph ? m_speaking->render(paragraph->heading) : QString());
    m_form->ruleLabel->setVisible(paragraph != nullptr);
    show();
}

void RefusalBar::showFailure(const QString &message)
{
    m_form->sentenceLabel->setText(message);
    m_form->ruleLabel->hide();
    m_form->allowButton->hide();
    m_form->reasonEdit->hide();
    show();
}

} // namespace adjutant::app
