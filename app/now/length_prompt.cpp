// SPDX-License-Identifier: MIT
#include "app/now/length_prompt.h"

#include "app/now/option_button.h"
#include "app/session/session.h"
#include "app/style/design.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>

using namespace Qt::StringLiterals;

namespace adjutant::app {

LengthPrompt::LengthPrompt(const Session &session, QWidget *parent)
    : Prompt(session, parent)
    , m_edit(new QLineEdit(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    m_edit->setMaximumWidth(design().px(120));
    m_edit->setAccessibleName(tr("Distance"));
    m_edit->setValidator(
        new QRegularExpressionValidator(QRegularExpression(u"\\d{0,4}[.,]?\\d{0,3}"_s), m_edit));
    row->addWidget(m_edit);
    row->addWidget(new QLabel(session.rulebook().unit, this));
    auto *done = new ActionButton(tr("Measured"), this);
    done->setKey(tr("Enter"));
    markPreset(*done, true);
    row->addWidget(done);
    row->addStretch();
    connect(done, &QAbstractButton::clicked, this, &LengthPrompt::commit);
    connect(m_edit, &QLineEdit::returnPressed, this, &LengthPrompt::commit);
    if (question().assumed.isDouble())
        m_edit->setText(QLocale().toString(question().assumed.toDouble()));
}

bool LengthPrompt::takeKey(const QKeyEvent &)
{
    return false;
}

QWidget *LengthPrompt::typedInto() const
{
    return m_edit;
}

void LengthPrompt::commit()
{
    // The last sign is the decimal one, whichever it is: nobody types thousands of inches.
    const QString typed = m_edit->text().replace(u',', u'.');
    bool isNumber = false;
    const double distance = typed.toDouble(&isNumber);
    if (isNumber)
        emit answered(distance);
}

} // namespace adjutant::app
