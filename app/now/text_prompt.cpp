// SPDX-License-Identifier: MIT
#include "app/now/text_prompt.h"

#include "app/now/option_button.h"

#include <QHBoxLayout>
#include <QLineEdit>

namespace adjutant::app {

TextPrompt::TextPrompt(const Session &session, QWidget *parent)
    : Prompt(session, parent)
    , m_edit(new QLineEdit(this))
{
    const bool sealed = question().kind == QuestionKind::Secret;
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    m_edit->setEchoMode(sealed ? QLineEdit::Password : QLineEdit::Normal);
    m_edit->setAccessibleName(sealed ? tr("Sealed note") : tr("Answer"));
    m_edit->setText(question().assumed.toString());
    row->addWidget(m_edit, 1);
    auto *done = new ActionButton(sealed ? tr("Seal it") : tr("Note it"), this);
    done->setKey(tr("Enter"));
    markPreset(*done, true);
    row->addWidget(done);
    const auto commit = [this] { emit answered(m_edit->text().trimmed()); };
    connect(done, &QAbstractButton::clicked, this, commit);
    connect(m_edit, &QLineEdit::returnPressed, this, commit);
}

bool TextPrompt::takeKey(const QKeyEvent &)
{
    return false;
}

QWidget *TextPrompt::typedInto() const
{
    return m_edit;
}

} // namespace adjutant::app
