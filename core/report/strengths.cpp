// SPDX-License-Identifier: MIT
#include "core/report/strengths.h"

#include "core/referee/interview.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

QList<int> sumsOf(const State &state, const Rulebook &book, const QList<EntityId> &sides)
{
    QList<int> sums(sides.size(), 0);
    for (const EntityId id : state.entities()) {
        const qsizetype side = sides.indexOf(sideOf(state, id));
        if (side >= 0)
            sums[side] += std::max(0, strengthOf(state, book, id).value_or(0));
    }
    return sums;
}

bool beginsTurn(const Step &step)
{
    return std::any_of(step.effects.cbegin(), step.effects.cend(), [](const Effect &effect) {
        const auto *advance = std::get_if<effect::Advance>(&effect);
        return advance && (advance->before.turn != advance->after.turn ||
                           advance->before.side != advance->after.side);
    });
}

void noteNewcomers(Strengths &strengths, const State &state, const Rulebook &book, const Step &step)
{
    for (const Effect &effect : step.effects) {
        const auto *created = std::get_if<effect::Create>(&effect);
        if (!created)
            continue;
        const EntityId id = created->entity.id();
        if (const std::optional<int> strength = strengthOf(state, book, id))
            strengths.atStart.insert(id, *strength);
        if (created->entity.kind() == u"side"_s)
            strengths.sides.append(id);
    }
}

} // namespace

std::optional<int> strengthOf(const State &state, const Rulebook &book, EntityId unit)
{
    const Entity &entity = state.entity(unit);
    const KindDeclaration *kind = book.kind(entity.kind());
    if (!kind)
        return std::nullopt;
    for (const QString &key : kind->values) {
        const ValueDeclaration *value = book.value(key);
        if (value && value->strength)
            return entity.number(key);
    }
    return std::nullopt;
}

Strengths strengthsOf(const Referee &referee)
{
    const Journal &journal = referee.journal();
    const Rulebook &book = referee.game().rulebook();
    Strengths strengths;
    State state;
    for (const StepId id : journal.path(journal.head())) {
        const Step &step = journal.step(id);
        for (const Effect &effect : step.effects)
            state.apply(effect);
        noteNewcomers(strengths, state, book, step);
        if (beginsTurn(step))
            strengths.points.append({state.moment(), sumsOf(state, book, strengths.sides)});
    }
    strengths.points.append({state.moment(), sumsOf(state, book, strengths.sides)});
    return strengths;
}

} // namespace adjutant
