// SPDX-License-Identifier: MIT
#include "app/keys/number_keys.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

/// The only number that ends with \a typed; -1 where none or several do.
int onlyEndingWith(const QString &typed, const QList<int> &numbers)
{
    int found = -1;
    for (const int number : numbers) {
        if (!QString::number(number).endsWith(typed))
            continue;
        if (found >= 0)
            return -1;
        found = number;
    }
    return found;
}

/// Whether a further digit could name another number.
bool goesOn(const QString &typed, const QList<int> &numbers)
{
    return std::any_of(numbers.cbegin(), numbers.cend(), [&](int number) {
        const QString text = QString::number(number);
        return text.size() > typed.size() && text.startsWith(typed);
    });
}

} // namespace

NumberKeys::Match NumberKeys::type(int digit, const QList<int> &numbers, const QList<int> &near)
{
    const QString last = QString::number(digit);
    m_typed += last;
    Match found = match(numbers, near);
    const auto isUseless = [&] {
        return found.number < 0 && m_typed != u"0"_s && !goesOn(m_typed, numbers);
    };
    if (isUseless() && m_typed != last) { // together they name nothing: the last one begins anew
        m_typed = last;
        found = match(numbers, near);
    }
    if (isUseless())
        m_typed.clear(); // as if it had not been typed
    return found;
}

NumberKeys::Match NumberKeys::match(const QList<int> &numbers, const QList<int> &near) const
{
    const bool whole = m_typed.size() > 1 && m_typed.startsWith(u'0');
    const QString typed = whole ? m_typed.mid(1) : m_typed;
    const bool more = goesOn(typed, numbers);
    const int exact = numbers.contains(typed.toInt()) ? typed.toInt() : -1;
    const int ending = whole || near.contains(exact) ? -1 : onlyEndingWith(typed, near);
    if (ending >= 0)
        return {ending, exact < 0 && !more};
    return {exact, exact >= 0 && !more};
}

} // namespace adjutant::app
