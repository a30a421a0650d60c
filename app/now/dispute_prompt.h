// SPDX-License-Identifier: MIT
#pragma once

#include "app/now/prompt.h"

#include <QList>

class QLabel;
class QVBoxLayout;

namespace adjutant::app {

/// Two sides do not agree on the answer: each says its own, and one die decides. Works for every
/// kind of question, because the claims are entered through its own prompt.
class DisputePrompt : public Prompt
{
    Q_OBJECT

public:
    DisputePrompt(const Session &session, Habits &habits, QWidget *parent);

    bool takeKey(const QKeyEvent &key) override;
    bool takeBack() override;
    bool takeUnit(EntityId unit) override;

signals:
    /// The die showed \a face, and so the answer is \a value and not \a other.
    void decided(const QJsonValue &value, const QJsonValue &other, int face);

private:
    void askForClaim();
    void take(const QJsonValue &claim);
    void askForDie();
    void throwDie();
    void decide(int face);
    QString claimWords(int claim) const;

    Habits &m_habits;
    QVBoxLayout *m_column;
    QLabel *m_label;
    QWidget *m_below = nullptr; ///< the prompt for a claim with its extras, or the die
    Prompt *m_prompt = nullptr;
    QList<QJsonValue> m_claims;
};

} // namespace adjutant::app
