// SPDX-License-Identifier: MIT
#include "core/battle/owed.h"

using namespace Qt::StringLiterals;

namespace adjutant {

EntityId Owed::entity(const QString &argument) const
{
    return EntityId{arguments.value(argument).toInt()};
}

QString dueWord(Due due)
{
    switch (due) {
    case Due::Now:
        return u"now"_s;
    case Due::Gate:
        return u"gate"_s;
    case Due::Offer:
        return u"offer"_s;
    }
    Q_UNREACHABLE();
}

Due dueFromWord(const QString &word)
{
    for (const Due due : {Due::Gate, Due::Offer}) {
        if (word == dueWord(due))
            return due;
    }
    return Due::Now;
}

QJsonObject Owed::toJson() const
{
    return {{u"id"_s, id},
            {u"procedure"_s, procedure},
            {u"arguments"_s, arguments},
            {u"due"_s, dueWord(due)},
            {u"gate"_s, gate},
            {u"cause"_s, cause.toJson()},
            {u"group"_s, group},
            {u"side"_s, number(side)}};
}

Owed Owed::fromJson(const QJsonObject &json)
{
    Owed owed;
    owed.id = json.value(u"id"_s).toInt();
    owed.procedure = json.value(u"procedure"_s).toString();
    owed.arguments = json.value(u"arguments"_s).toObject();
    owed.due = dueFromWord(json.value(u"due"_s).toString());
    owed.gate = json.value(u"gate"_s).toString();
    owed.group = json.value(u"group"_s).toInt();
    owed.cause = Text::fromJson(json.value(u"cause"_s));
    owed.side = EntityId{json.value(u"side"_s).toInt()};
    return owed;
}

} // namespace adjutant
