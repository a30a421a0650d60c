// SPDX-License-Identifier: MIT
#include "app/now/number_prompt.h"

#include "app/keys/key_router.h"
#include "app/now/option_button.h"
#include "app/widgets/flow_layout.h"

#include <QLocale>

namespace adjutant::app {

namespace {

constexpr int MostButtons = 25;
constexpr int LargestNumber = 99'999'999;

} // namespace

NumberPrompt::NumberPrompt(const Session &session, QWidget *parent)
    : Prompt(session, parent)
{
    new FlowLayout(this);
    if (question().maximum - question().minimum < MostButtons)
        addButtons();
    else
        addTyped();
    if (question().assumed.isDouble())
        light(question().assumed.toInt());
}

QList<int> NumberPrompt::numbers() const
{
    QList<int> all;
    for (int number = question().minimum; number <= question().maximum; ++number)
        all.append(number);
    return all;
}

void NumberPrompt::addButtons()
{
    for (const int number : numbers()) {
        auto *button = new ActionButton(QLocale().toString(number), this);
        connect(button, &QAbstractButton::clicked, this, [this, number] { emit answered(number); });
        layout()->addWidget(button);
        m_buttons.insert(number, button);
    }
}

void NumberPrompt::addTyped()
{
    m_done = new ActionButton(this);
    m_done->setKey(tr("Enter"));
    markPreset(*m_done, true);
    connect(m_done, &QAbstractButton::clicked, this, [this] {
        if (m_number >= 0)
            emit answered(m_number);
    });
    layout()->addWidget(m_done);
    showTyped();
}

bool NumberPrompt::takeKey(const QKeyEvent &key)
{
    if (isEnter(key)) {
        if (m_number >= 0)
            emit answered(m_number);
        return m_number >= 0;
    }
    const int digit = digitOf(key);
    if (digit < 0)
        return false;
    if (m_done) {
        const bool fits = m_number <= LargestNumber / 10;
        light(m_number > 0 && fits ? m_number * 10 + digit : digit);
        return true;
    }
    const NumberKeys::Match match = m_typing.type(digit, numbers());
    if (match.number >= 0 || !m_typing.typed().isEmpty())
        light(match.number);
    if (match.certain && match.number >= 0)
        emit answered(match.number);
    return true;
}

bool NumberPrompt::takeBack()
{
    if (!m_done || m_number < 0)
        return false;
    light(m_number < 10 ? -1 : m_number / 10);
    return true;
}

void NumberPrompt::light(int number)
{
    m_number = number;
    for (auto it = m_buttons.cbegin(); it != m_buttons.cend(); ++it)
        markPreset(*it.value(), it.key() == number);
    if (m_done)
        showTyped();
}

void NumberPrompt::showTyped()
{
    m_done->setLabel(m_number < 0 ? tr("Type a number from %1 to %2")
                                        .arg(QLocale().toString(question().minimum),
                                             QLocale().toString(question().maximum))
                                  : QLocale().toString(m_number));
}

} // namespace adjutant::app
