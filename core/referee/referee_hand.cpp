// SPDX-License-Identifier: MIT
// What is set by hand while something is being asked.
#include "core/referee/referee.h"

using namespace Qt::StringLiterals;

namespace adjutant {

std::optional<Refusal> Referee::setAgain(const Command &command, const Run &begun) const
{
    const OpenEntry *front = m_journal.open().find(m_journal.open().front);
    const EntityId id = command.entity(u"entity"_s);
    const QString key = command.arguments.value(u"key"_s).toString();
    const bool sets = command.procedure == u"set" && begun.end == Run::End::Done;
    if (!sets || !front || !state().contains(id))
        return std::nullopt;
    const Run again = runEntry(*front, begun.state);
    const Value &wanted = begun.state.entity(id).value(key);
    if (again.end != Run::End::Asks || again.state.entity(id).value(key) == wanted)
        return std::nullopt;
    const Text label(m_game.rulebook().value(key)->label);
    return Refusal{Text(u"refusal.setAgain"_s)
                       .with(u"unit"_s, id)
                       .with(u"value"_s, QList<Text>{label})
                       .with(u"what"_s, QList<Text>{m_journal.step(front->entry).label}),
                   {},
                   true};
}

} // namespace adjutant
