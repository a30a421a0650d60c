// SPDX-License-Identifier: MIT
#pragma once

#include "app/hand/hand_row.h"

#include "core/battle/value.h"
#include "core/rules/declaration.h"

class QComboBox;
class QLineEdit;

namespace adjutant::app {

class ActionButton;
class Session;
class StepButtons;

/// One value of a unit or marker, to be set by hand: a number with minus and plus, a yes or no, a
/// list of choices, or a word that is typed.
class ValueRow : public HandRow
{
    Q_OBJECT

public:
    ValueRow(const Session &session, const ValueDeclaration &declared, QWidget *parent);

    const QString &key() const { return m_declared.key; }
    void setValue(const Value &value);
    /// One more or less; the other of yes and no; the next choice.
    void step(int by) override;
    /// Puts the focus where text is typed.
    void enter() override;

signals:
    void changed(const QString &key, const adjutant::Value &value);

private:
    void addNumber();
    void addFlag();
    void addChoice();
    void addWord();

    const Session &m_session;
    const ValueDeclaration m_declared;
    Value m_value;
    StepButtons *m_number = nullptr;
    ActionButton *m_flag = nullptr;
    QComboBox *m_choice = nullptr;
    QLineEdit *m_word = nullptr;
};

} // namespace adjutant::app
