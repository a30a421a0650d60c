// SPDX-License-Identifier: MIT
#include "app/now/conflict_view.h"

#include "now/ui_conflict_view.h"

#include "app/keys/key_router.h"
#include "app/session/session.h"

#include <QKeyEvent>

#include <array>

namespace adjutant::app {

ConflictView::ConflictView(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_form(std::make_unique<Ui::ConflictView>())
{
    m_form->setupUi(this);
    struct Choice
    {
        ActionButton *button;
        QString label;
        Revision::Choice choice;
    };
    const std::array choices{
        Choice{m_form->keepButton, tr("Keep what it did, by hand"), Revision::Choice::Keep},
        Choice{m_form->dropButton, tr("It did not happen"), Revision::Choice::Drop},
        Choice{m_form->allowButton, tr("Repeat it all the same"), Revision::Choice::Allow},
        Choice{m_form->anewButton, tr("Begin it again"), Revision::Choice::Anew},
    };
    int key = 1;
    for (const Choice &each : choices) {
        each.button->setLabel(each.label);
        each.button->setKey(QString::number(key++));
        const Revision::Choice choice = each.choice;
        connect(each.button, &QAbstractButton::clicked, &m_session,
                [this, choice] { m_session.decide(choice); });
    }
    m_form->leaveButton->setLabel(tr("Leave the correction"));
    m_form->leaveButton->setKey(tr("Esc"));
    connect(m_form->leaveButton, &QAbstractButton::clicked, &m_session, &Session::abandonRevision);
}

ConflictView::~ConflictView() = default;

void ConflictView::refresh()
{
    const Revision &revision = *m_session.referee().revision();
    const Step &entry = m_session.journal().step(revision.conflicting);
    m_form->titleLabel->setText(m_session.render(entry.label));
    m_form->reasonLabel->setText(m_session.render(revision.conflict->text));
    m_form->anewButton->setVisible(m_session.referee().choices().contains(Revision::Choice::Anew));
}

bool ConflictView::takeKey(const QKeyEvent &key)
{
    const std::array buttons{m_form->keepButton, m_form->dropButton, m_form->allowButton,
                             m_form->anewButton};
    const int digit = digitOf(key);
    if (key.key() == Qt::Key_Escape)
        m_form->leaveButton->click();
    else if (digit >= 1 && digit <= (m_form->anewButton->isHidden() ? 3 : 4))
        buttons.at(static_cast<size_t>(digit - 1))->click();
    else
        return false;
    return true;
}

} // namespace adjutant::app
