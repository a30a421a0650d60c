// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/state.h"
#include "core/rules/rulebook.h"

#include <QList>
#include <QString>

namespace adjutant::app {

/// One thing that can be looked up.
struct ReferenceItem
{
    enum class Kind { Table, Rule, Action, UnitType, Ruling, Unit };

    Kind kind = Kind::Table;
    QString id; ///< of the table, the action and so on; a unit of the battle has its number
    QString title;
    QString detail; ///< a line more: the heading in the rulebook, the question of a ruling

    friend bool operator==(const ReferenceItem &, const ReferenceItem &) = default;
};

/// All that can be looked up in a game, in the language in use, and how it is found.
class ReferenceIndex
{
public:
    ReferenceIndex() = default;
    explicit ReferenceIndex(const Rulebook &book);

    /// What fits \a typed, the best first; the units of \a state are found too. Nothing for blanks.
    QList<ReferenceItem> find(const QString &typed, const State &state) const;

    /// The word for a kind of thing, such as "Ruling".
    static QString kindName(ReferenceItem::Kind kind);

private:
    struct Entry
    {
        ReferenceItem item;
        QString title; ///< folded
        QString rest;  ///< folded: everything else that it is found by
    };

    void add(const ReferenceItem &item, const QString &rest);
    void addTables();
    void addRules();
    void addActions();
    void addUnitTypes();
    void addRulings();

    const Rulebook *m_book = nullptr;
    QList<Entry> m_entries;
};

} // namespace adjutant::app
