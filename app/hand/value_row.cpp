// SPDX-License-Identifier: MIT
#include "app/hand/value_row.h"

#include "app/now/step_buttons.h"
#include "app/session/session.h"
#include "app/widgets/action_button.h"
#include "app/words/value_words.h"

#include "core/referee/told_value.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace adjutant::app {

ValueRow::ValueRow(const Session &session, const ValueDeclaration &declared, QWidget *parent)
    : HandRow(session.render(declared.label), parent)
    , m_session(session)
    , m_declared(declared)
{
    switch (declared.kind) {
    case ValueDeclaration::Kind::Number:
        addNumber();
        break;
    case ValueDeclaration::Kind::Flag:
        addFlag();
        break;
    case ValueDeclaration::Kind::Choice:
        addChoice();
        break;
    case ValueDeclaration::Kind::Word:
        addWord();
        break;
    }
}

void ValueRow::addNumber()
{
    m_number = new StepButtons(label(), u"-"_s, u"+"_s, this);
    connect(m_number, &StepButtons::stepped, this, &ValueRow::step);
    line().addWidget(m_number);
}

void ValueRow::addFlag()
{
    m_flag = new ActionButton(this);
    m_flag->setCheckable(true);
    m_flag->setKey(tr("+", "key: the other of yes and no"));
    m_flag->setKeyShown(false);
    connect(m_flag, &QAbstractButton::clicked, this, [this] { step(1); });
    line().addWidget(m_flag);
}

void ValueRow::addChoice()
{
    m_choice = new QComboBox(this);
    m_choice->setAccessibleName(label());
    m_choice->addItem(valueWords(m_session.rulebook(), m_declared, Value()), QString());
    for (const QString &option : m_declared.options)
        m_choice->addItem(m_session.render(m_declared.label + u'.' + option), option);
    connect(m_choice, &QComboBox::activated, this, [this] {
        const QString chosen = m_choice->currentData().toString();
        emit changed(key(), chosen.isEmpty() ? Value() : Value(chosen));
    });
    line().addWidget(m_choice);
}

void ValueRow::addWord()
{
    m_word = new QLineEdit(this);
    m_word->setAccessibleName(label());
    m_word->setMaxLength(LongestWord);
    connect(m_word, &QLineEdit::editingFinished, this, [this] {
        const QString typed = plainWord(m_word->text());
        if (typed != m_value.toWord())
            emit changed(key(), typed.isEmpty() ? Value() : Value(typed));
    });
    connect(m_word, &QLineEdit::returnPressed, m_word, &QWidget::clearFocus);
    line().addWidget(m_word, 2);
}

void ValueRow::setValue(const Value &value)
{
    m_value = value;
    const QString words = valueWords(m_session.rulebook(), m_declared, value);
    if (m_number)
        m_number->setText(words);
    if (m_flag) {
        m_flag->setLabel(words);
        m_flag->setAccessibleName(tr("%1: %2", "a value and yes or no").arg(label(), words));
        m_flag->setChecked(value.toInt() != 0);
    }
    if (m_choice)
        m_choice->setCurrentIndex(std::max(0, m_choice->findData(value.toWord())));
    if (m_word && !m_word->hasFocus())
        m_word->setText(value.toWord());
}

void ValueRow::step(int by)
{
    // Counted from here, so that quick presses add up before the first one is carried out.
    if (m_number)
        m_value = m_value.toInt() + by;
    else if (m_flag)
        m_value = m_value.toInt() == 0 ? 1 : 0;
    if (m_number || m_flag)
        emit changed(key(), m_value);
    if (!m_choice)
        return;
    const int count = m_choice->count();
    m_choice->setCurrentIndex((m_choice->currentIndex() + by + count) % count);
    emit m_choice->activated(m_choice->currentIndex());
}

void ValueRow::enter()
{
    if (!m_word)
        return;
    m_word->setFocus(Qt::ShortcutFocusReason);
    m_word->selectAll();
}

} // namespace adjutant::app
