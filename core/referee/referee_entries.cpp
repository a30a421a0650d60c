// SPDX-License-Identifier: MIT
// Entries that wait, come back and end, and what falls due after them.
#include "core/referee/describe.h"
#include "core/referee/held_back.h"
#include "core/referee/messages.h"
#include "core/referee/referee.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant {

Result<Reply> Referee::park()
{
    if (!question())
        return nothingAsked();
    if (isBeingSetUp())
        return notSetUp();
    const Before seen = before();
    Step step;
    step.kind = Step::Kind::Front;
    const Result<Done> kept = append(step);
    if (!kept)
        return kept.fault();
    refresh();
    return replySince(seen);
}

Result<Reply> Referee::resume(StepId entry)
{
    if (!m_journal.open().find(entry))
        return Fault{Messages::tr("No entry %1 is parked.").arg(number(entry))};
    const Before seen = before();
    Step step;
    step.kind = Step::Kind::Front;
    step.entry = entry;
    const Result<Done> kept = append(step);
    if (!kept)
        return kept.fault();
    refresh();
    return settleAndReply(seen);
}

Result<Reply> Referee::cancel(const QStringList &allowed)
{
    const StepId front = m_journal.open().front;
    if (front == StepId::None)
        return nothingAsked();
    if (isBeingSetUp())
        return notSetUp();
    const std::optional<Refusal> held =
        m_revision ? std::nullopt : keepsResult(m_game, m_journal, *m_journal.open().find(front));
    if (held && !isLetPass(held->key(), allowed))
        return Reply::refusing(*held);
    const Before seen = before();
    Step step;
    step.kind = Step::Kind::Cancel;
    step.entry = front;
    step.label = Text(u"command.cancel"_s);
    if (held)
        step.lines.append(Line{letPass(*held, m_game.rulebook().phrases), held->rule, {}, -1});
    const Result<Done> kept = append(step);
    if (!kept)
        return kept.fault();
    refresh();
    if (m_revision)
        return settleAndReply(seen);
    Reply reply = replySince(seen);
    reply.instructions += adjutant::tableChanges(seen.state, m_journal.state(), m_game.rulebook());
    return reply;
}

Result<Reply> Referee::settle(int owed, const QStringList &allowed, const QString &reason)
{
    const Owed *item = m_journal.state().findOwed(owed);
    if (!item)
        return Fault{Messages::tr("Nothing of number %1 is owed.").arg(owed)};
    if (const StepId begun = m_journal.begun(owed); begun != StepId::None)
        return resume(begun);
    Command command;
    command.procedure = item->procedure;
    command.arguments = item->arguments;
    command.owed = owed;
    command.allowed = allowed;
    command.reason = reason;
    return perform(command);
}

Result<Done> Referee::proceed()
{
    // Each turn of the loop keeps a step; when neither has anything to do, people are asked.
    for (;;) {
        Result<bool> moved = closeFront();
        if (moved && !*moved)
            moved = openDue();
        if (moved && !*moved)
            moved = continueRevision();
        if (!moved)
            return moved.fault();
        if (!*moved)
            return Done{};
    }
}

Result<Done> Referee::proceedAtTheEnd()
{
    const Step &last = m_journal.step(m_journal.head());
    // Whoever put an entry aside or gave one up says himself how it goes on.
    const bool parked = last.kind == Step::Kind::Front && last.entry == StepId::None;
    const bool givenUp = last.kind == Step::Kind::Cancel && !isAutomatic(last) && !m_revision;
    const bool goesOn = m_journal.head() == m_journal.tip() && !parked && !givenUp;
    return goesOn ? proceed() : Result<Done>(Done{});
}

Result<bool> Referee::closeFront()
{
    if (!m_front || m_front->end == Run::End::Asks)
        return false;
    // The state has changed under an open entry: nothing more has to be asked, or it makes no sense
    // any more (its unit is gone).
    Step step;
    step.entry = m_journal.open().front;
    step.ends = m_front->end == Run::End::Done;
    step.kind = step.ends ? Step::Kind::Front : Step::Kind::Cancel;
    if (step.ends) {
        step.effects = m_front->effects;
        step.lines = m_front->lines;
    } else {
        const Text what = m_journal.step(step.entry).label;
        const Refusal &why = *m_front->refusal;
        const bool overtaken = why.text.key() == u"refusal.argument";
        step.lines.append(Line{
            Text(u"log.givenUp"_s)
                .with(u"what"_s, QList<Text>{what})
                .with(u"why"_s, QList<Text>{overtaken ? Text(u"refusal.overtaken"_s) : why.text}),
            why.rule,
            {},
            -1});
    }
    const Result<Done> kept = append(step);
    refresh();
    return kept ? Result<bool>(true) : Result<bool>(kept.fault());
}

const Owed *Referee::nextDue() const
{
    // What is put aside is still the first: what comes after it waits, too.
    const QList<Owed> &owed = m_journal.state().owed();
    const auto first = std::find_if(owed.cbegin(), owed.cend(),
                                    [](const Owed &item) { return item.due == Due::Now; });
    return first == owed.cend() || m_journal.begun(first->id) != StepId::None ? nullptr : &*first;
}

bool Referee::isDisplaced() const
{
    // The entry in front came back when another one ended; what that one owes goes first.
    const Step &last = m_journal.step(m_journal.head());
    return last.ends && last.entry != m_journal.open().front;
}

Run Referee::dropRefused(Command &command, const Refusal &refusal) const
{
    // What the rules demanded makes no sense any more (the unit is gone): it is settled, and the
    // log says why.
    command.arguments = {{u"owed"_s, command.owed}};
    command.procedure = u"drop"_s;
    command.owed = 0;
    GivenAnswers none;
    Run dropped = run(m_game, m_journal.state(), command, none);
    dropped.lines.append(Line{refusal.text, refusal.rule, {}, -1});
    return dropped;
}

Result<bool> Referee::openDue()
{
    // An entry that is being asked comes first; what it owes falls due when it is done.
    const Owed *item = m_front && !isDisplaced() ? nullptr : nextDue();
    if (!item)
        return false;
    Command command;
    command.procedure = item->procedure;
    command.arguments = item->arguments;
    command.origin = Command::Origin::Owed;
    command.owed = item->id;
    const StepId old = m_revision ? m_revision->matching(m_journal, command) : StepId::None;
    // What was put in between an item and the entry that owed it comes first again.
    const bool waits = old != StepId::None && !m_front && !m_revision->conflict &&
                       m_revision->waitsForOthers(m_journal, old);
    if (waits)
        return false;
    GivenAnswers none;
    Run begun = run(m_game, m_journal.state(), command, none);
    if (begun.end == Run::End::Refused)
        begun = dropRefused(command, *begun.refusal);
    const Result<Done> kept = start(command, begun, old);
    if (!kept)
        return kept.fault();
    if (old != StepId::None)
        m_revision->markThrough(old);
    return true;
}

} // namespace adjutant
