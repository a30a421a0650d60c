// SPDX-License-Identifier: MIT
// How the referee moves in the past and changes it.
#include "core/referee/describe.h"
#include "core/referee/messages.h"
#include "core/referee/referee.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

Fault asksSomethingElse()
{
    return {Messages::tr("That answer can no longer be corrected: the rules ask something else "
                         "there now.")};
}

} // namespace

/// What the program added by itself is undone and redone together with what caused it.
bool Referee::isAutomatic(const Step &step) const
{
    switch (step.kind) {
    case Step::Kind::Front:
        return true;
    case Step::Kind::Note:
        return step.label.isEmpty();
    case Step::Kind::Command:
        return step.command.origin == Command::Origin::Owed;
    case Step::Kind::Cancel:
        return step.label.isEmpty();
    case Step::Kind::Answer:
        return false;
    }
    Q_UNREACHABLE();
}

StepId Referee::undoStep() const
{
    StepId at = m_journal.head();
    while (at != StepId::None && isAutomatic(m_journal.step(at)))
        at = m_journal.step(at).parent;
    // A battle that was begun stays begun.
    const bool first = at == StepId::None || m_journal.step(at).parent == StepId::None;
    return first ? StepId::None : at;
}

StepId Referee::redoStep() const
{
    const QList<StepId> ahead = m_journal.steps(m_journal.head(), m_journal.tip());
    const auto step = std::find_if_not(ahead.cbegin(), ahead.cend(), [this](StepId id) {
        return isAutomatic(m_journal.step(id));
    });
    return step == ahead.cend() ? StepId::None : *step;
}

StepId Referee::redoTarget() const
{
    const StepId step = redoStep();
    return step == StepId::None ? step : settledAfter(step, m_journal.tip());
}

StepId Referee::settledAfter(StepId step, StepId tip) const
{
    StepId last = step;
    if (!m_journal.isOnTheWay(step, tip))
        return last;
    for (const StepId id : m_journal.steps(step, tip)) {
        if (!isAutomatic(m_journal.step(id)))
            break;
        last = id;
    }
    return last;
}

Result<Done> Referee::moveHead(StepId head, StepId tip)
{
    if (m_store) {
        Result<Done> kept = m_store->moveHead(head, tip);
        if (!kept)
            return kept;
    }
    m_journal.moveHead(head, tip);
    refresh();
    findRevision();
    return Done{};
}

void Referee::findRevision()
{
    m_revision.reset();
    // One that is through is not taken up again by going back into it.
    if (Revision::find(m_journal, m_journal.tip()))
        m_revision = Revision::find(m_journal, m_journal.head());
    const StepId next = m_revision && !m_front ? m_revision->nextEntry(m_journal) : StepId::None;
    if (next == StepId::None)
        return;
    GivenAnswers none;
    noteConflict(next, run(m_game, m_journal.state(), repeated(next), none));
}

Result<Reply> Referee::goTo(StepId head, StepId tip)
{
    const Before here = before();
    const StepId from = m_journal.head();
    const State onTable = tableState();
    const StepId played = tableStep();
    const QList<effect::Instruct> inFront = movesInFrontOfTable();
    const Result<Done> moved = moveHead(head, tip);
    if (!moved)
        return moved.fault();
    Reply reply;
    // What comes again is to be done as it was told; what was taken back, by what differs.
    const bool onward = m_journal.isOnTheWay(from, head);
    if (onward && !here.revising && !m_revision)
        tell(reply, m_journal.steps(from, head), here);
    else
        reply.instructions = adjutant::tableChanges(onTable, tableState(), m_game.rulebook()) +
                             movesSince(played, inFront);
    reply.effects = difference(here.state, state());
    return reply;
}

Result<Reply> Referee::undo()
{
    const StepId step = undoStep();
    if (step == StepId::None)
        return Fault{Messages::tr("There is nothing to undo.")};
    // Back over the beginning of a change of the past is back to where one was before it.
    if (m_revision && !Revision::find(m_journal, m_journal.step(step).parent))
        return abandonRevision();
    return goTo(m_journal.step(step).parent, m_journal.tip());
}

Result<Reply> Referee::redo()
{
    const StepId target = redoTarget();
    if (target == StepId::None)
        return Fault{Messages::tr("There is nothing to redo.")};
    return goTo(target, m_journal.tip());
}

StepId Referee::latestLeaf(StepId step) const
{
    for (;;) {
        const QList<StepId> next = m_journal.children(step);
        if (next.isEmpty())
            return step;
        step = next.constLast();
    }
}

Result<Reply> Referee::jump(StepId step)
{
    if (!m_journal.contains(step))
        return Fault{Messages::tr("There is no step %1.").arg(number(step))};
    const bool behind = m_journal.isOnTheWay(step, m_journal.tip());
    return goTo(step, behind ? m_journal.tip() : latestLeaf(step));
}

std::unique_ptr<Referee> Referee::at(StepId step) const
{
    std::unique_ptr<Referee> there(new Referee(m_game, nullptr));
    there->m_journal = m_journal; // shares what it holds
    there->m_journal.moveHead(step, step);
    there->refresh();
    return there;
}

Result<std::unique_ptr<Referee>> Referee::asking(StepId answer) const
{
    const Step &given = m_journal.step(answer);
    std::unique_ptr<Referee> there = at(given.parent);
    const Result<Done> done = there->bringToFront(given.entry);
    if (!done)
        return done.fault();
    if (!there->question() || there->question()->key != given.key)
        return asksSomethingElse();
    return there;
}

Result<Done> Referee::beginRevision(StepId from)
{
    const StepId oldTip = m_journal.head();
    m_tableChanges.clear();
    Result<Done> done = moveHead(from, oldTip);
    if (done)
        done = appendNote(Revision::openingNote(oldTip));
    if (done)
        m_revision = Revision::find(m_journal, m_journal.head());
    return done;
}

Result<Done> Referee::closeStaleRevision()
{
    // Somebody went back into a finished revision and acts anew: what was repeated there stays, but
    // nothing more is to be repeated.
    if (m_revision || !Revision::find(m_journal, m_journal.head()))
        return Done{};
    return appendNote(Revision::closingNote());
}

Result<Reply> Referee::correct(StepId answer, const QJsonValue &value, const QStringList &allowed)
{
    if (!m_journal.isOnTheWay(answer, m_journal.head()) ||
        m_journal.step(answer).kind != Step::Kind::Answer)
        return Fault{
            Messages::tr("Step %1 is no answer that can be corrected.").arg(number(answer))};
    if (m_revision)
        return Fault{Messages::tr("Finish or leave the correction that is going on first.")};
    const Step old = m_journal.step(answer);
    const State shown = state();
    const OpenEntry *entry = m_journal.openAt(old.parent).find(old.entry);
    Q_ASSERT(entry);
    const Result<Step> corrected = correctedStep(old, *entry, value, allowed);
    if (!corrected)
        return corrected.fault();
    if (corrected->answer == old.answer)
        return Reply{};
    const Run tried = runEntry(*entry, m_journal.stateAt(old.parent), &*corrected);
    if (tried.end == Run::End::Refused)
        return Reply::refusing(*tried.refusal);
    const StepId here = m_journal.head();
    const StepId tip = m_journal.tip();
    Result<Done> done = beginRevision(old.parent);
    if (done)
        done = bringToFront(old.entry);
    if (!done)
        return done.fault();
    const Result<Reply> answered = this->answer(corrected->answer, corrected->allowed);
    if (!answered || answered->refusal) {
        const Result<Done> back = moveHead(here, tip);
        return back ? answered : Result<Reply>(back.fault());
    }
    Reply reply = *answered;
    reply.effects = difference(shown, state());
    return reply;
}

Result<Step> Referee::correctedStep(const Step &old, const OpenEntry &entry,
                                    const QJsonValue &value, const QStringList &allowed) const
{
    const Run asked = runEntry(entry, m_journal.stateAt(old.parent));
    if (!asked.question || asked.question->key != old.key)
        return asksSomethingElse();
    const Result<QJsonValue> accepted = asked.question->accept(value);
    if (!accepted)
        return accepted.fault();
    Step corrected = old;
    corrected.answer = *accepted;
    corrected.allowed += allowed;
    return corrected;
}

Result<Done> Referee::bringToFront(StepId entry)
{
    if (m_journal.open().front == entry)
        return Done{};
    Step step;
    step.kind = Step::Kind::Front;
    step.entry = entry;
    Result<Done> kept = append(step);
    refresh();
    return kept;
}

Result<Reply> Referee::insert(StepId beforeEntry, const Command &command)
{
    const bool found =
        beforeEntry != m_journal.first() && m_journal.isOnTheWay(beforeEntry, m_journal.head());
    if (!found || m_journal.step(beforeEntry).kind != Step::Kind::Command)
        return Fault{Messages::tr("Step %1 begins no entry that something can be put before.")
                         .arg(number(beforeEntry))};
    if (m_revision)
        return Fault{Messages::tr("Finish or leave the correction that is going on first.")};
    if (const std::optional<Fault> wrong = senseless(command))
        return *wrong;
    // What is refused must not leave the beginning of a revision behind.
    const StepId from = m_journal.step(beforeEntry).parent;
    GivenAnswers none;
    const Run tried = run(m_game, m_journal.stateAt(from), command, none);
    if (tried.end == Run::End::Refused)
        return Reply::refusing(*tried.refusal);
    const State shown = state();
    const StepId here = m_journal.head();
    const StepId tip = m_journal.tip();
    const Result<Done> begun = beginRevision(from);
    if (!begun)
        return begun.fault();
    const Result<Reply> performed = perform(command);
    if (!performed || performed->refusal) {
        const Result<Done> back = moveHead(here, tip);
        return back ? performed : Result<Reply>(back.fault());
    }
    Reply reply = *performed;
    reply.effects = difference(shown, state());
    return reply;
}

Result<Reply> Referee::abandonRevision()
{
    if (!m_revision)
        return Fault{Messages::tr("No correction is going on.")};
    const StepId oldTip = m_revision->oldTip();
    return goTo(oldTip, oldTip);
}

} // namespace adjutant
