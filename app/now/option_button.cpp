// SPDX-License-Identifier: MIT
#include "app/now/option_button.h"

#include "app/session/session.h"
#include "app/style/sheet_property.h"

using namespace Qt::StringLiterals;

namespace adjutant::app {

ActionButton *makeOptionButton(const Session &session, const Option &option, const OptionKeys &keys,
                               QWidget *parent)
{
    QString label = optionLabel(session, option);
    auto *button = new ActionButton(parent);
    if (option.refusal) {
        const QString reason = session.render(option.refusal->text);
        label =
            ActionButton::tr("%1: %2", "an option, and why it cannot be chosen").arg(label, reason);
        button->setDetail(reason);
        button->setLook(u"refused"_s);
    }
    button->setLabel(label);
    button->setWrapping(true);
    button->setKey(keys.shown(option.id));
    return button;
}

void markPreset(ActionButton &button, bool preset)
{
    setSheetProperty(button, "preset", preset);
}

} // namespace adjutant::app
