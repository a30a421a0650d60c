// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/entity_id.h"
#include "core/battle/text.h"

#include <QJsonObject>
#include <QString>

namespace adjutant {

/// When an owed item has to be done.
enum class Due {
    Now,   ///< before anything else is begun; the referee puts it next by itself
    Gate,  ///< before the gate of that name (the end of a phase, of a turn) is passed
    Offer, ///< may be done before its gate is passed (an unclaimed reaction), and then lapses
};

/// Something that the rules still demand or allow: a procedure with its arguments and its cause.
struct Owed
{
    int id = 0; ///< counts from 1 in a battle, never given twice
    QString procedure;
    QJsonObject arguments;
    Due due = Due::Now;
    QString gate;  ///< the game's word for the gate; empty for Due::Now
    Text cause;    ///< why, in words
    int group = 0; ///< items of one cause, which can be withdrawn together; 0 for none
    EntityId side = EntityId::None; ///< who has to answer, or may claim it

    /// The entity that an argument names; None where it names none.
    EntityId entity(const QString &argument) const;

    QJsonObject toJson() const;
    static Owed fromJson(const QJsonObject &json);
    friend bool operator==(const Owed &, const Owed &) = default;
};

QString dueWord(Due due);
/// The due time of that word; Due::Now for a word that is none.
Due dueFromWord(const QString &word);

} // namespace adjutant
