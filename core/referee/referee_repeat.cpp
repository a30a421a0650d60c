// SPDX-License-Identifier: MIT
// How a change of the past repeats the old entries on the new branch.
#include "core/referee/describe.h"
#include "core/referee/messages.h"
#include "core/referee/referee.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

/// \a command with nothing told ahead but who acts.
Command untold(Command command)
{
    const QJsonValue unit = command.arguments.value(u"unit"_s);
    command.arguments = {};
    if (!unit.isUndefined())
        command.arguments.insert(u"unit"_s, unit);
    return command;
}

/// "turn 2, Fire, Alliance"
QList<Text> wordsOf(const Moment &moment, const Phrasebook &phrases)
{
    QList<Text> words{Text(u"moment.turn"_s).with(u"turn"_s, moment.turn)};
    const QString phase = u"phase."_s + moment.phase;
    if (phrases.contains(phase))
        words.append(Text(phase));
    if (moment.side != EntityId::None)
        words.append(Text(u"moment.side"_s).with(u"side"_s, moment.side));
    return words;
}

} // namespace

Result<bool> Referee::continueRevision()
{
    if (!m_revision || m_revision->conflict)
        return false;
    if (m_front)
        return repeatAnswer();
    if (m_revision->nextEntry(m_journal) != StepId::None)
        return repeatEntry();
    const Result<Done> finished = finishRevision();
    return finished ? Result<bool>(true) : Result<bool>(finished.fault());
}

Result<bool> Referee::repeatAnswer()
{
    const Step &entry = m_journal.step(m_journal.open().front);
    const Question &asked = *m_front->question;
    const Step *old = m_revision->oldAnswer(m_journal, entry, asked.key);
    const Result<QJsonValue> accepted =
        old ? asked.accept(old->answer) : Result<QJsonValue>(Fault{});
    if (!accepted) {
        if (m_revision->isOpenEnd(m_journal, entry) &&
            m_revision->nextEntry(m_journal) == StepId::None) {
            const Result<Done> finished = finishRevision();
            return finished ? Result<bool>(true) : Result<bool>(finished.fault());
        }
        return false;
    }
    Step step = answerStep(*accepted, old->allowed);
    step.replays = old->id;
    Run next = runEntry(*m_journal.open().find(step.entry), m_journal.state(), &step);
    // An answer that leads into a refusal now is put to people again.
    if (next.end == Run::End::Refused)
        return false;
    const Result<Done> kept = keepAnswer(step, next);
    return kept ? Result<bool>(true) : Result<bool>(kept.fault());
}

Result<bool> Referee::repeatEntry()
{
    const StepId old = m_revision->nextEntry(m_journal);
    const Command command = repeated(old);
    GivenAnswers none;
    const Run begun = run(m_game, m_journal.state(), command, none);
    if (noteConflict(old, begun))
        return false;
    const Result<Done> kept = start(command, begun, old);
    if (!kept)
        return kept.fault();
    m_revision->markThrough(old);
    return true;
}

bool Referee::noteConflict(StepId old, const Run &begun)
{
    m_revision->conflict = begun.end == Run::End::Refused ? begun.refusal : otherTime(old);
    if (m_revision->conflict)
        m_revision->conflicting = old;
    return m_revision->conflict.has_value();
}

std::optional<Refusal> Referee::otherTime(StepId old) const
{
    const Step &step = m_journal.step(old);
    const ActionDeclaration *action = m_game.rulebook().action(step.command.procedure);
    if (!action || !action->turnCommand)
        return std::nullopt;
    const Moment &now = m_journal.state().moment();
    const Moment then = m_journal.stateAt(step.parent).moment();
    if (then == now)
        return std::nullopt;
    const Phrasebook &phrases = m_game.rulebook().phrases;
    return Refusal{Text(u"refusal.otherTime"_s)
                       .with(u"then"_s, wordsOf(then, phrases))
                       .with(u"now"_s, wordsOf(now, phrases)),
                   action->rule};
}

Command Referee::repeated(StepId old) const
{
    Command command = m_journal.step(old).command;
    if (command.owed != 0)
        command.owed = sameOwed(m_journal.step(old));
    return command;
}

int Referee::sameOwed(const Step &old) const
{
    const auto same = [&old](const Owed &item) {
        return item.procedure == old.command.procedure && item.arguments == old.command.arguments;
    };
    // The numbers of owed items may have shifted on the new branch; two may be alike.
    const Owed *itself = m_journal.state().findOwed(old.command.owed);
    if (itself && same(*itself))
        return itself->id;
    const QList<Owed> &owed = m_journal.state().owed();
    const auto found = std::find_if(owed.cbegin(), owed.cend(), same);
    return found == owed.cend() ? 0 : found->id;
}

Result<Done> Referee::finishRevision()
{
    const StepId played = m_revision->oldTip();
    const State old = tableState();
    const QList<effect::Instruct> inFront = movesInFrontOfTable();
    Result<Done> closed = appendNote(Revision::closingNote());
    if (!closed)
        return closed;
    m_revision.reset();
    m_tableChanges =
        adjutant::tableChanges(old, state(), m_game.rulebook()) + movesSince(played, inFront);
    return closed;
}

StepId Referee::disputedEntry() const
{
    if (m_revision && m_revision->conflict)
        return m_revision->conflicting;
    if (!m_revision || !question())
        return StepId::None;
    // What the rules demanded is demanded still: it cannot be dropped.
    const Step &entry = m_journal.step(m_journal.open().front);
    return entry.command.origin == Command::Origin::Person ? entry.replays : StepId::None;
}

QList<Revision::Choice> Referee::choices() const
{
    using Choice = Revision::Choice;
    const StepId old = disputedEntry();
    if (old == StepId::None)
        return {};
    if (!m_revision->conflict)
        return {Choice::Keep, Choice::Drop};
    GivenAnswers none;
    const Command &command = m_journal.step(old).command;
    const bool anew =
        command.owed == 0 && m_game.procedure(command.procedure) &&
        run(m_game, m_journal.state(), untold(command), none).end != Run::End::Refused;
    return anew ? QList<Choice>{Choice::Keep, Choice::Drop, Choice::Allow, Choice::Anew}
                : QList<Choice>{Choice::Keep, Choice::Drop, Choice::Allow};
}

Result<Reply> Referee::decide(Revision::Choice choice)
{
    const StepId old = disputedEntry();
    const bool refused = m_revision && m_revision->conflict;
    if (!choices().contains(choice))
        return Fault{Messages::tr("There is nothing to decide.")};
    const Before seen = before();
    Result<Done> done = refused ? Result<Done>(Done{}) : giveUpFront();
    if (done)
        done = carryOut(choice, m_journal.step(old), m_revision->conflict.value_or(Refusal()));
    if (!done)
        return done.fault();
    m_revision->conflict.reset();
    m_revision->markThrough(old);
    return settleAndReply(seen);
}

Result<Done> Referee::giveUpFront()
{
    Step step;
    step.kind = Step::Kind::Cancel;
    step.entry = m_journal.open().front;
    Result<Done> kept = append(step);
    refresh();
    return kept;
}

Result<Done> Referee::carryOut(Revision::Choice choice, const Step &old, const Refusal &conflict)
{
    Command command = repeated(old.id);
    GivenAnswers none;
    switch (choice) {
    case Revision::Choice::Drop:
        return appendNote(Revision::droppingNote(old.id));
    case Revision::Choice::Keep: {
        command.procedure = u"keep"_s;
        QJsonArray effects;
        for (const Effect &effect : effectsOf(old))
            effects.append(effectToJson(effect));
        command.arguments = {{u"effects"_s, effects}};
        command.owed = 0;
        break;
    }
    case Revision::Choice::Allow:
        command.allowed.append(conflict.key());
        break;
    case Revision::Choice::Anew:
        command = untold(command);
        break;
    }
    const Run begun = run(m_game, m_journal.state(), command, none);
    if (begun.end == Run::End::Refused)
        return Fault{Messages::tr("That cannot be, not even by hand.")};
    return start(command, begun, old.id);
}

QList<Effect> Referee::effectsOf(const Step &entry) const
{
    // They stand on the step that ended the entry, on the old branch.
    for (StepId at = m_revision->oldTip(); at != StepId::None; at = m_journal.step(at).parent) {
        const Step &step = m_journal.step(at);
        if (step.entry == entry.id && step.ends)
            return step.effects;
    }
    return {};
}

} // namespace adjutant
