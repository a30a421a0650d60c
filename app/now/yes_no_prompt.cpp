// SPDX-License-Identifier: MIT
#include "app/now/yes_no_prompt.h"

#include "app/keys/key_router.h"
#include "app/now/option_button.h"
#include "app/widgets/flow_layout.h"

namespace adjutant::app {

YesNoPrompt::YesNoPrompt(const Session &session, QWidget *parent)
    : Prompt(session, parent)
{
    auto *row = new FlowLayout(this);
    for (const bool yes : {true, false}) {
        auto *button = new ActionButton(yes ? tr("Yes") : tr("No"), this);
        button->setKey(yes ? tr("Y", "key for yes") : tr("N", "key for no"));
        markPreset(*button, question().assumed == QJsonValue(yes));
        connect(button, &QAbstractButton::clicked, this, [this, yes] { emit answered(yes); });
        row->addWidget(button);
    }
}

bool YesNoPrompt::takeKey(const QKeyEvent &key)
{
    if (isEnter(key) && question().assumed.isBool()) {
        emit answered(question().assumed);
        return true;
    }
    const QString letter = letterOf(key);
    const bool yes = letter == tr("Y", "key for yes");
    if (!yes && letter != tr("N", "key for no"))
        return false;
    emit answered(yes);
    return true;
}

} // namespace adjutant::app
