// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

namespace adjutant::app {

/// Digits typed one after the other that name one of some numbers: units by the number on their
/// base, options, hits. A number is named as soon as no other can be meant.
class NumberKeys
{
public:
    struct Match
    {
        int number = -1;      ///< -1 for none (yet)
        bool certain = false; ///< no further digit can change it
    };

    /// One more digit. Of \a near (the units of the side that acts, say) the last digit is enough
    /// where it is enough to tell: of 11, 12 and 13 a 3 is 13, even where there is a 3 elsewhere.
    /// A leading 0 says that the whole number follows.
    Match type(int digit, const QList<int> &numbers, const QList<int> &near = {});
    /// What is typed next begins a new number.
    void clear() { m_typed.clear(); }
    const QString &typed() const { return m_typed; }

private:
    Match match(const QList<int> &numbers, const QList<int> &near) const;

    QString m_typed;
};

} // namespace adjutant::app
