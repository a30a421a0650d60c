// SPDX-License-Identifier: MIT
#include "core/referee/off_table.h"

using namespace Qt::StringLiterals;

namespace adjutant {

QList<Entity> offTable(const Rulebook &rulebook, const State &state)
{
    QList<Entity> units = state.removed();
    units.removeIf([&rulebook](const Entity &entity) {
        const KindDeclaration *kind = rulebook.kind(entity.kind());
        return !kind || !kind->unit;
    });
    return units;
}

Command restoreCommand(EntityId unit)
{
    Command command;
    command.procedure = u"restore"_s;
    command.arguments = {{u"entity"_s, number(unit)}};
    return command;
}

} // namespace adjutant
