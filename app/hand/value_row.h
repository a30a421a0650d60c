// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/value.h"
#include "core/rules/declaration.h"

#include <QFrame>

class QComboBox;
class QLabel;
class QLineEdit;

namespace adjutant::app {

class ActionButton;
class Session;
class StepButtons;

/// One value of a unit or marker, to be set by hand: a number with minus and plus, a yes or no, a
/// list of choices, or a word that is typed.
class ValueRow : public QFrame
{
    Q_OBJECT

public:
    ValueRow(const Session &session, const ValueDeclaration &declared, QWidget *parent);

    const QString &key() const { return m_declared.key; }
    void setValue(const Value &value);
    /// The row that the keys change.
    void setCurrent(bool current);
    /// One more or less; the other of yes and no; the next choice.
    void step(int by);
    /// Puts the focus where text is typed; false where none is.
    bool startTyping();

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
    QLabel *m_label;
    StepButtons *m_number = nullptr;
    ActionButton *m_flag = nullptr;
    QComboBox *m_choice = nullptr;
    QLineEdit *m_word = nullptr;
};

} // namespace adjutant::app
