// SPDX-License-Identifier: MIT
#pragma once

#include "app/keys/number_keys.h"

#include "core/referee/question.h"

#include <QHash>
#include <QString>

#include <optional>

class QKeyEvent;

namespace adjutant::app {

class Session;

/// Which key chooses which option: units have the number on their base, all else a letter of its
/// label, or its place in the list.
class OptionKeys
{
public:
    OptionKeys(const Session &session, const QList<Option> &options);

    /// As it stands on the button of the option.
    QString shown(const QString &option) const;
    /// What \a key chooses. Uncertain as long as a further digit may follow.
    struct Choice
    {
        QString option; ///< empty for none
        bool certain = false;
    };
    Choice take(const QKeyEvent &key);
    bool isPending() const { return !m_typing.typed().isEmpty(); }
    /// The key was for something else: what comes next begins anew.
    void clear() { m_typing.clear(); }

private:
    bool numberUnits(const Session &session, const QList<Option> &options);
    bool isNumbered(const Option &option, const QList<Option> &options) const;
    void giveLetter(const QString &option, const QString &label);

    QHash<int, QString> m_byNumber;
    QHash<QChar, QString> m_byLetter;
    NumberKeys m_typing;
};

/// The label of \a option in words.
QString optionLabel(const Session &session, const Option &option);

} // namespace adjutant::app
