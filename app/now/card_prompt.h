// SPDX-License-Identifier: MIT
#pragma once

#include "app/now/one_of_prompt.h"

namespace adjutant::app {

/// Which card came off the real deck; or the program draws one.
class CardPrompt : public OneOfPrompt
{
    Q_OBJECT

public:
    CardPrompt(const Session &session, QWidget *parent);

    bool takeKey(const QKeyEvent &key) override;
};

} // namespace adjutant::app
