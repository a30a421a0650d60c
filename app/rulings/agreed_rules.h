// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/state.h"
#include "core/rules/rulebook.h"

#include <QList>
#include <QObject>
#include <QString>

namespace adjutant::app {

/// The rulings and house rules of one battle, to be read and changed, whether it is being set up or
/// is going on.
class AgreedRules : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual const Rulebook &rulebook() const = 0;
    /// Holds the rulings and house rules in force.
    virtual const State &state() const = 0;
    /// Reads a ruling as \a choice from now on.
    virtual void choose(const QString &ruling, const QString &choice) = 0;
    /// Reads the cell of \a column in these rows of \a table differently from now on; with an empty
    /// \a value as printed again.
    virtual void setCell(const QString &table, const QList<int> &rows, const QString &column,
                         const Value &value) = 0;

    QString choice(const QString &ruling) const;
    /// Whether \a ruling is not read as it is by default.
    bool isChanged(const Ruling &ruling) const;
    /// What the ruling means as it is in force, in words.
    QString meaning(const Ruling &ruling) const;
    QList<const Ruling *> changedRulings() const;
    /// The cells that are not as printed; of one table where one is named.
    QList<HouseRule> houseRules(const QString &table = {}) const;

signals:
    void changed();
    /// What was wanted cannot be; nothing changed.
    void refused(const QString &why);
};

/// How the choice \a choice of \a ruling is said.
QString choiceText(const Rulebook &book, const Ruling &ruling, const QString &choice);

} // namespace adjutant::app
