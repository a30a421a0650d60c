// SPDX-License-Identifier: MIT
#include "app/now/revision_bar.h"

#include "now/ui_revision_bar.h"

#include "app/session/session.h"

#include <QShortcut>

using namespace Qt::StringLiterals;

namespace adjutant::app {

RevisionBar::RevisionBar(QWidget *parent)
    : QWidget(parent)
    , m_form(std::make_unique<Ui::RevisionBar>())
{
    m_form->setupUi(this);
    setAttribute(Qt::WA_StyledBackground);
    m_form->keepButton->setLabel(tr("Keep what it did, by hand"));
    m_form->dropButton->setLabel(tr("It did not happen"));
    m_form->leaveButton->setLabel(tr("Leave the correction"));
    m_form->leaveButton->setDetail(tr("Back to where the battle was before it"));
    const auto keyed = [this](ActionButton *button, const QString &key) {
        button->setKey(key);
        button->setKeyShown(false);
        auto *shortcut = new QShortcut(QKeySequence(key), this);
        shortcut->setAutoRepeat(false);
        connect(shortcut, &QShortcut::activated, button, [button] {
            if (button->isVisible())
                button->click();
        });
    };
    keyed(m_form->keepButton, u"Ctrl+Shift+K"_s);
    keyed(m_form->dropButton, u"Ctrl+Shift+D"_s);
    keyed(m_form->leaveButton, u"Ctrl+Shift+L"_s);
    connect(m_form->keepButton, &QAbstractButton::clicked, this,
            [this] { m_session->decide(Revision::Choice::Keep); });
    connect(m_form->dropButton, &QAbstractButton::clicked, this,
            [this] { m_session->decide(Revision::Choice::Drop); });
    connect(m_form->leaveButton, &QAbstractButton::clicked, this,
            [this] { m_session->abandonRevision(); });
    hide();
}

RevisionBar::~RevisionBar() = default;

void RevisionBar::setSession(Session *session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    if (session)
        connect(session, &Session::changed, this, &RevisionBar::refresh);
    refresh();
}

void RevisionBar::refresh()
{
    const Revision *revision = m_session ? m_session->referee().revision() : nullptr;
    setVisible(revision != nullptr);
    if (!revision)
        return;
    m_form->progressLabel->setText(tr("The past is being changed: %n entries are still to be "
                                      "worked out again.",
                                      nullptr, revision->waiting(m_session->journal())));
    // A conflict has choices of its own.
    const bool asked = !revision->conflict && m_session->referee().disputedEntry() != StepId::None;
    m_form->keepButton->setVisible(asked);
    m_form->dropButton->setVisible(asked);
    showBefore();
}

/// What was answered here before the change.
void RevisionBar::showBefore()
{
    const Referee &referee = m_session->referee();
    const Question *question = referee.question();
    const StepId front = m_session->journal().open().front;
    const Step *old =
        question ? referee.revision()->oldAnswer(m_session->journal(),
                                                 m_session->journal().step(front), question->key)
                 : nullptr;
    m_form->beforeLabel->setVisible(old != nullptr);
    if (old)
        m_form->beforeLabel->setText(
            tr("Before, the answer was “%1”.").arg(m_session->render(old->shown)));
}

} // namespace adjutant::app
