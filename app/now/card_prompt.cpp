// SPDX-License-Identifier: MIT
#include "app/now/card_prompt.h"

#include "app/keys/key_router.h"
#include "app/widgets/action_button.h"

#include <QLayout>

namespace adjutant::app {

CardPrompt::CardPrompt(const Session &session, QWidget *parent)
    : OneOfPrompt(session, parent)
{
    auto *draw = new ActionButton(tr("Draw for me"), this);
    draw->setKey(tr("D", "key: draw for me"));
    connect(draw, &QAbstractButton::clicked, this, &Prompt::rollWanted);
    layout()->addWidget(draw);
}

bool CardPrompt::takeKey(const QKeyEvent &key)
{
    if (letterOf(key) != tr("D", "key: draw for me"))
        return OneOfPrompt::takeKey(key);
    emit rollWanted();
    return true;
}

} // namespace adjutant::app
