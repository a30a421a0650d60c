// SPDX-License-Identifier: MIT
#include "core/referee/off_table.h"

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

/// The steps at which something came or went, in order.
QList<StepId> comingsAndGoings(const Journal &journal)
{
    QList<StepId> steps;
    for (StepId at = journal.comingOrGoing(journal.head()); at != StepId::None;
         at = journal.comingOrGoing(journal.step(at).parent))
        steps.prepend(at);
    return steps;
}

} // namespace

QList<Entity> offTable(const Rulebook &rulebook, const Journal &journal)
{
    QList<Entity> units;
    for (const StepId id : comingsAndGoings(journal)) {
        const Step &step = journal.step(id);
        for (const Effect &effect : step.effects) {
            const auto *removed = std::get_if<effect::Remove>(&effect);
            const KindDeclaration *kind = removed ? rulebook.kind(removed->entity.kind()) : nullptr;
            if (kind && kind->unit)
                units.append(removed->entity);
        }
        const Command &command = journal.step(step.entry).command;
        if (command.procedure != u"restore")
            continue;
        const EntityId back = command.entity(u"entity"_s);
        units.removeIf([back](const Entity &unit) { return unit.id() == back; });
    }
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
