// SPDX-License-Identifier: MIT
#pragma once

#include "app/rulings/agreed_rules.h"

#include "core/battle/step.h"

namespace adjutant::app {

class Session;

/// What is agreed in a battle that is going on: each change is an entry of its log, from which it
/// holds on.
class SessionRules : public AgreedRules
{
    Q_OBJECT

public:
    explicit SessionRules(Session &session, QObject *parent = nullptr);

    const Rulebook &rulebook() const override;
    const State &state() const override;
    void choose(const QString &ruling, const QString &choice) override;
    void setCell(const QString &table, const QList<int> &rows, const QString &column,
                 const Value &value) override;

private:
    void perform(const Command &command);

    Session &m_session;
};

} // namespace adjutant::app
