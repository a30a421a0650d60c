// SPDX-License-Identifier: MIT
#include "app/now/step_buttons.h"

#include "app/widgets/action_button.h"
#include "app/widgets/click_guard.h"

#include <QHBoxLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace adjutant::app {

StepButtons::StepButtons(const QString &what, const QString &lessKey, const QString &moreKey,
                         QWidget *parent)
    : QFrame(parent)
    , m_label(new QLabel(this))
{
    setProperty("look", u"steps"_s);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    addButton(u"−"_s, tr("%1: one less").arg(what), lessKey, -1);
    m_label->setProperty("look", u"strong"_s);
    m_label->setAlignment(Qt::AlignCenter);
    row->addWidget(m_label);
    addButton(u"+"_s, tr("%1: one more").arg(what), moreKey, 1);
}

void StepButtons::addButton(const QString &sign, const QString &name, const QString &key, int by)
{
    auto *button = new ActionButton(sign, this);
    button->setKeyShown(false);
    button->setKey(key);
    button->setDetail(name);
    button->setAccessibleName(name);
    button->setLook(u"step"_s);
    ClickGuard::setSteps(*button);
    connect(button, &QAbstractButton::clicked, this, [this, by] { emit stepped(by); });
    layout()->addWidget(button);
}

void StepButtons::setText(const QString &text)
{
    m_label->setText(text);
}

} // namespace adjutant::app
