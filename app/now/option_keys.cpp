// SPDX-License-Identifier: MIT
#include "app/now/option_keys.h"

#include "app/keys/key_router.h"
#include "app/session/session.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

const QString Reserved = u"PO"_s; // park, owed

struct OptionWords
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::app::OptionKeys)
};

} // namespace

QString optionLabel(const Session &session, const Option &option)
{
    if (!option.label.isEmpty())
        return session.render(option.label);
    const QString name = session.nameOf(option.entity);
    return option.detail.isEmpty() ? name
                                   : OptionWords::tr("%1: %2", "a unit, and what is said of it")
                                         .arg(name, session.render(option.detail));
}

OptionKeys::OptionKeys(const Session &session, const QList<Option> &options)
{
    const bool byBase = numberUnits(session, options);
    int place = 0;
    for (const Option &option : options) {
        ++place;
        if (!byBase || !isNumbered(option, options))
            giveLetter(option.id, optionLabel(session, option));
        if (!byBase)
            m_byNumber.insert(place, option.id);
    }
}

/// Whether the number on a base reaches \a option: as the only one for its unit it keeps the letter
/// of its label, where it has one.
bool OptionKeys::isNumbered(const Option &option, const QList<Option> &options) const
{
    const auto ofUnit = std::count_if(options.cbegin(), options.cend(), [&](const Option &other) {
        return other.entity == option.entity;
    });
    return option.entity != EntityId::None && (option.label.isEmpty() || ofUnit > 1);
}

/// Whether the numbers on their bases tell the units apart. Of several options for one unit, the
/// number means the first.
bool OptionKeys::numberUnits(const Session &session, const QList<Option> &options)
{
    QHash<int, EntityId> units;
    for (const Option &option : options) {
        if (option.entity == EntityId::None)
            continue;
        const int number = session.state().entity(option.entity).number(u"number"_s);
        const auto known = units.constFind(number);
        if (known != units.cend() && *known == option.entity)
            continue;
        if (number <= 0 || known != units.cend()) {
            m_byNumber.clear();
            return false;
        }
        units.insert(number, option.entity);
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
