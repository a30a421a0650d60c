// SPDX-License-Identifier: MIT
#pragma once

#include "app/now/option_keys.h"
#include "app/widgets/action_button.h"

namespace adjutant::app {

/// The button of one option: its key, its label, and where it cannot be chosen, why.
ActionButton *makeOptionButton(const Session &session, const Option &option, const OptionKeys &keys,
                               QWidget *parent);

/// Marks \a button as the one that Enter presses.
void markPreset(ActionButton &button, bool preset);

} // namespace adjutant::app
