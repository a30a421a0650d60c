// SPDX-License-Identifier: MIT
#include "app/now/one_of_prompt.h"

#include "app/keys/key_router.h"
#include "app/now/option_button.h"
#include "app/session/session.h"
#include "app/widgets/flow_layout.h"

namespace adjutant::app {

OneOfPrompt::OneOfPrompt(const Session &session, QWidget *parent)
    : Prompt(session, parent)
    , m_keys(session, question().options)
{
    new FlowLayout(this);
    for (const Option &option : question().options)
        addOption(option);
    light(question().assumed.toString());
}

void OneOfPrompt::addOption(const Option &option)
{
    ActionButton *button = makeOptionButton(session(), option, m_keys, this);
    const QString id = option.id;
    connect(button, &QAbstractButton::clicked, this, [this, id] { answerWith(id); });
    layout()->addWidget(button);
    m_buttons.insert(id, button);
}

bool OneOfPrompt::takeKey(const QKeyEvent &key)
{
    if (isEnter(key)) {
        if (m_lit.isEmpty())
            return false;
        answerWith(m_lit);
        return true;
    }
    const bool wasPending = m_keys.isPending();
    const OptionKeys::Choice choice = m_keys.take(key);
    const bool fits = !choice.option.isEmpty() || m_keys.isPending();
    light(fits ? choice.option : question().assumed.toString());
    if (!choice.option.isEmpty() && choice.certain)
        answerWith(choice.option);
    return wasPending || fits;
}

bool OneOfPrompt::takeBack()
{
    const bool pending = m_keys.isPending();
    m_keys.clear();
    light(question().assumed.toString());
    return pending;
}

bool OneOfPrompt::takeUnit(EntityId unit)
{
    const Option *option = question().optionOf(unit);
    if (option)
        answerWith(option->id);
    return option != nullptr;
}

void OneOfPrompt::light(const QString &option)
{
    m_lit = option;
    for (auto it = m_buttons.cbegin(); it != m_buttons.cend(); ++it)
        markPreset(*it.value(), it.key() == option);
}

void OneOfPrompt::answerWith(const QString &option)
{
    emit answered(option);
}

} // namespace adjutant::app
