// SPDX-License-Identifier: MIT
#include "core/referee/arguments.h"

#include "core/referee/hand.h"
#include "core/referee/messages.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

QStringList argumentsOf(const ActionDeclaration &action)
{
    return action.turnCommand ? action.arguments : QStringList{u"unit"_s} + action.arguments;
}

} // namespace

std::optional<Fault> unknownArgument(const Rulebook &rulebook, const Command &command)
{
    const ActionDeclaration *action = rulebook.action(command.procedure);
    const bool byPeople = action ? !action->internal : bool(handProcedure(command.procedure));
    if (!byPeople || command.owed != 0)
        return std::nullopt;
    const QStringList known = action ? argumentsOf(*action) : handArguments(command.procedure);
    const QStringList names = command.arguments.keys();
    const auto unknown = std::find_if(names.cbegin(), names.cend(),
                                      [&](const QString &name) { return !known.contains(name); });
    if (unknown == names.cend())
        return std::nullopt;
    if (known.isEmpty())
        return Fault{Messages::tr("“%1” takes nothing, and “%2” is told.")
                         .arg(command.procedure, unknown->left(40))};
    return Fault{Messages::tr("“%1” does not ask for “%2”. It takes: %3.")
                     .arg(command.procedure, unknown->left(40), known.join(u", "_s))};
}

} // namespace adjutant
