// SPDX-License-Identifier: MIT
#include "core/games/teaw/markers.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

int chitOf(const Interview &table, EntityId marker)
{
    return table.entity(marker).number(key::Number);
}

int nextChit(const Interview &table, const QString &kind)
{
    int highest = 0;
    for (const EntityId id : table.state().entities(kind))
        highest = std::max(highest, chitOf(table, id));
    return highest + 1;
}

EntityId chooseMarker(Interview &table, const QString &name, const QString &kind,
                      const Refusal &none, const Text &question)
{
    const EntityId named = table.command().entity(name);
    const bool isOne = table.entity(named).kind() == kind;
    table.forbidIf(named != EntityId::None && !isOne, none.rule, none.text);
    if (isOne)
        return named;
    const QList<EntityId> markers = table.state().entities(kind);
    table.forbidIf(markers.isEmpty(), none.rule, none.text);
    Question which;
    which.kind = QuestionKind::OneOf;
    which.name = name;
    which.rule = none.rule;
    which.text = question;
    which.side = table.moment().side;
    which.actor = table.unit();
    for (const EntityId id : markers)
        which.options.append(Option::of(id));
    return table.oneEntity(which);
}

} // namespace adjutant::teaw
