// SPDX-License-Identifier: MIT
#pragma once

#include "app/now/prompt.h"

namespace adjutant::app {

/// Yes or no. Enter gives the answer that is assumed.
class YesNoPrompt : public Prompt
{
    Q_OBJECT

public:
    YesNoPrompt(const Session &session, QWidget *parent);

    bool takeKey(const QKeyEvent &key) override;
};

} // namespace adjutant::app
