// SPDX-License-Identifier: MIT
#include "app/now/option_keys.h"

#include "app/keys/key_router.h"
#include "app/session/session.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

const QString Reserved = u"PO"_s; // park, owed

} // namespace

QString optionLabel(const Session &session, const Option &option)
{
    return option.label.isEmpty() ? session.nameOf(option.entity) : session.render(option.label);
}

OptionKeys::OptionKeys(const Session &session, const QList<Option> &options)
{
    const bool byBase = numberUnits(session, options);
    int place = 0;
    for (const Option &option : options) {
        ++place;
        if (option.entity == EntityId::None || !option.label.isEmpty())
            giveLetter(option.id, optionLabel(session, option));
        if (!byBase)
            m_byNumber.insert(place, option.id);
    }
}

/// Whether the numbers on their bases tell the units apart.
bool OptionKeys::numberUnits(const Session &session, const QList<Option> &options)
{
    for (const Option &option : options) {
        if (option.entity == EntityId::None)
            continue;
        const int number = session.state().entity(option.entity).number(u"number"_s);
        if (number <= 0 || m_byNumber.contains(number)) {
            m_byNumber.clear();
            return false;
        }
        m_byNumber.insert(number, option.id);
    }
    return !m_byNumber.isEmpty();
}

void OptionKeys::giveLetter(const QString &option, const QString &label)
{
    // The first letter of a word, rather than one from its middle.
    for (const QString &word : label.toUpper().split(u' ', Qt::SkipEmptyParts)) {
        const QChar letter = word.at(0);
        if (letter.isLetter() && !m_byLetter.contains(letter) && !Reserved.contains(letter)) {
            m_byLetter.insert(letter, option);
            return;
        }
    }
}

QString OptionKeys::shown(const QString &option) const
{
    const QChar letter = m_byLetter.key(option, QChar());
    if (!letter.isNull())
        return letter;
    const int number = m_byNumber.key(option, -1);
    return number < 0 ? QString() : QString::number(number);
}

OptionKeys::Choice OptionKeys::take(const QKeyEvent &key)
{
    if (const int digit = digitOf(key); digit >= 0) {
        const NumberKeys::Match match = m_typing.type(digit, m_byNumber.keys(), m_byNumber.keys());
        if (match.certain)
            m_typing.clear();
        return {m_byNumber.value(match.number), match.certain};
    }
    m_typing.clear();
    return {m_byLetter.value(letterOf(key)), true};
}

} // namespace adjutant::app
