// SPDX-License-Identifier: MIT
#pragma once

#include "app/keys/number_keys.h"
#include "app/now/prompt.h"

#include <QHash>

namespace adjutant::app {

class ActionButton;

/// A whole number: a button for each where there are few, typed digits where there are many.
class NumberPrompt : public Prompt
{
    Q_OBJECT

public:
    NumberPrompt(const Session &session, QWidget *parent);

    bool takeKey(const QKeyEvent &key) override;
    bool takeBack() override;

private:
    void addButtons();
    void addTyped();
    void showTyped();
    void light(int number);
    QList<int> numbers() const;

    NumberKeys m_typing;
    QHash<int, ActionButton *> m_buttons;
    ActionButton *m_done = nullptr; ///< null where there are buttons
    int m_number = -1;              ///< so far; -1 for none
};

} // namespace adjutant::app
