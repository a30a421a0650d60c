// SPDX-License-Identifier: MIT
#include "core/referee/run.h"

#include "core/referee/hand.h"
#include "core/referee/interview.h"
#include "core/referee/shown.h"
#include "core/referee/stop.h"

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

Procedure procedureOf(const Game &game, const QString &id)
{
    const Procedure own = game.procedure(id);
    return own ? own : handProcedure(id);
}

/// The value of the battle that says after which verdict people play on.
const QString PlaysOn = u"playsOn"_s;

/// What tells one verdict from another.
QString nameOf(const Verdict &verdict)
{
    return verdict.text.key() + u' ' + QString::number(number(verdict.winner));
}

/// What the rules owed is done with this; nobody has to do what is owed no more.
void takeUp(Interview &interview)
{
    const int owed = interview.command().owed;
    if (owed == 0)
        return;
    interview.forbidIf(!interview.state().findOwed(owed), {}, Text(u"refusal.notOwed"_s));
    interview.settle(owed);
}

/// Once the battle is over, whoever plays on has to be allowed to, once for each verdict. What the
/// rules still owe and the referee's own hand go on.
void checkGoesOn(Interview &interview)
{
    const Command &command = interview.command();
    const bool ordered = command.isOrder() && interview.game().procedure(command.procedure);
    if (!ordered || !interview.state().contains(EntityId::Battle))
        return;
    const QString playsOn = interview.entity(EntityId::Battle).word(PlaysOn);
    const std::optional<Verdict> verdict = interview.game().verdict(interview.state());
    if (!verdict && !playsOn.isEmpty())
        interview.set(EntityId::Battle, PlaysOn, {});
    if (!verdict || nameOf(*verdict) == playsOn)
        return;
    interview.refuse({Text(u"refusal.battleOver"_s).with(u"verdict"_s, QList<Text>{verdict->text}),
                      verdict->rule});
    interview.set(EntityId::Battle, PlaysOn, nameOf(*verdict));
}

} // namespace

bool hasProcedure(const Game &game, const QString &id)
{
    return procedureOf(game, id) != nullptr;
}

Run run(const Game &game, const State &state, const Command &command, Answers &answers)
{
    const Procedure procedure = procedureOf(game, command.procedure);
    Q_ASSERT_X(procedure, "run", qPrintable(command.procedure));
    Interview interview(game, state, command, answers);
    Run run;
    try {
        takeUp(interview);
        checkGoesOn(interview);
        procedure(interview);
        run.end = Run::End::Done;
    } catch (const stop::Asking &asking) {
        run.end = Run::End::Asks;
        run.question = asking.question;
    } catch (const stop::Refusing &refusing) {
        run.end = Run::End::Refused;
        run.refusal = refusing.refusal;
    }
    run.state = interview.state();
    run.effects = interview.effects();
    run.lines = interview.lines();
    run.answered = interview.answered();
    return run;
}

Run runOpen(const Game &game, const Journal &journal, const OpenEntry &entry, const State &over,
            const Step *answer)
{
    Command command = journal.step(entry.entry).command;
    GivenAnswers answers;
    for (const StepId id : entry.answers) {
        const Step &given = journal.step(id);
        answers.insert(given.key, given.answer);
        command.allowed += given.allowed;
    }
    if (answer) {
        answers.insert(answer->key, answer->answer);
        command.allowed += answer->allowed;
    }
    return run(game, over, command, answers);
}

} // namespace adjutant
