// SPDX-License-Identifier: MIT
#pragma once

#include "app/now/option_keys.h"
#include "app/now/prompt.h"

#include <QHash>

namespace adjutant::app {

class ActionButton;

/// One of several: a unit, a way to do something. Pressing it answers.
class OneOfPrompt : public Prompt
{
    Q_OBJECT

public:
    OneOfPrompt(const Session &session, QWidget *parent);

    bool takeKey(const QKeyEvent &key) override;
    bool takeBack() override;
    bool takeUnit(EntityId unit) override;

private:
    void addOption(const Option &option);
    void light(const QString &option);
    void answerWith(const QString &option);

    OptionKeys m_keys;
    QHash<QString, ActionButton *> m_buttons;
    QString m_lit; ///< chosen by keys, Enter takes it
};

} // namespace adjutant::app
