// SPDX-License-Identifier: MIT
#include "core/referee/referee.h"

#include "core/referee/arguments.h"
#include "core/referee/describe.h"
#include "core/referee/dice.h"
#include "core/referee/held_back.h"
#include "core/referee/messages.h"
#include "core/referee/moves_to_change.h"
#include "core/referee/run.h"

#include <QDateTime>

using namespace Qt::StringLiterals;

namespace adjutant {

Referee::Referee(const Game &game, std::unique_ptr<Store> store)
    : m_game(game)
    , m_store(std::move(store))
{
}

Result<std::unique_ptr<Referee>> Referee::begin(const Game &game, const Command &begin,
                                                std::unique_ptr<Store> store)
{
    std::unique_ptr<Referee> referee(new Referee(game, std::move(store)));
    const Result<Reply> reply = referee->perform(begin);
    if (!reply)
        return reply.fault();
    if (reply->refusal) {
        // Those whom it names were gone with it.
        GivenAnswers none;
        const State refused = run(game, {}, begin, none).state;
        return Fault{game.rulebook().phrases.render(reply->refusal->text, [&refused](EntityId id) {
            return refused.entity(id).word(u"name"_s);
        })};
    }
    return referee;
}

Result<std::unique_ptr<Referee>> Referee::resumeBattle(const Game &game, const StoredBattle &battle,
                                                       std::unique_ptr<Store> store)
{
    std::unique_ptr<Referee> referee(new Referee(game, std::move(store)));
    for (const Step &step : battle.steps)
        referee->m_journal.restore(step);
    referee->m_journal.moveHead(battle.head, battle.tip);
    referee->m_aside = battle.aside;
    referee->refresh();
    referee->findRevision();
    const Result<Done> proceeded = referee->proceedAtTheEnd();
    if (!proceeded)
        return proceeded.fault();
    return referee;
}

const Question *Referee::question() const
{
    return m_front && m_front->question ? &*m_front->question : nullptr;
}

const Command *Referee::frontCommand() const
{
    const StepId front = m_journal.open().front;
    return front == StepId::None ? nullptr : &m_journal.step(front).command;
}

QList<StepId> Referee::frontAnswers() const
{
    const OpenEntry *front = m_journal.open().find(m_journal.open().front);
    return front ? front->answers : QList<StepId>();
}

Referee::Before Referee::before() const
{
    return {state(),
            m_journal.head(),
            m_journal.count(),
            m_front ? m_front->lines.size() : 0,
            m_front ? m_front->effects.size() : 0,
            m_journal.open().front,
            m_revision.has_value()};
}

Reply Referee::replySince(const Before &before) const
{
    Reply reply;
    reply.effects = difference(before.state, state());
    tell(reply, m_journal.stepsSince(before.steps), before);
    // What is repeated was done on the table long ago; at the end the difference is.
    if (m_revision)
        reply.instructions.clear();
    else if (before.revising)
        reply.instructions = m_tableChanges;
    return reply;
}

/// What \a steps and the entry in front say beyond what was said \a before.
void Referee::tell(Reply &reply, const QList<StepId> &steps, const Before &before) const
{
    for (const StepId id : steps) {
        const Step &step = m_journal.step(id);
        // What the entry in front had said before this request is not new.
        const bool continued = step.ends && step.entry == before.front;
        reply.lines += step.lines.mid(continued ? before.lines : 0);
        reply.instructions += instructionsAmong(step.effects, continued ? before.effects : 0);
        if (step.kind == Step::Kind::Cancel)
            tellGivenUp(reply, step, before);
    }
    if (m_front)
        tellFront(reply, before);
}

void Referee::tellGivenUp(Reply &reply, const Step &cancelled, const Before &before) const
{
    if (wasOpen(cancelled.entry, before))
        reply.instructions += takenBackBy(cancelled);
    if (isAutomatic(cancelled) && !cancelled.lines.isEmpty())
        reply.givenUp = Refusal{cancelled.lines.constLast().text, cancelled.lines.constLast().rule};
}

void Referee::tellFront(Reply &reply, const Before &before) const
{
    const StepId front = m_journal.open().front;
    const bool continued = front == before.front;
    reply.lines += m_front->lines.mid(continued ? before.lines : 0);
    if (!continued && wasOpen(front, before))
        reply.instructions += toldAnew(front, before.head);
    else
        reply.instructions += instructionsAmong(m_front->effects, continued ? before.effects : 0);
}

bool Referee::wasOpen(StepId entry, const Before &before) const
{
    return before.head != StepId::None && m_journal.openAt(before.head).find(entry);
}

Run Referee::runEntry(const OpenEntry &entry, const State &over, const Step *answer) const
{
    return runOpen(m_game, m_journal, entry, over, answer);
}

void Referee::refresh()
{
    const OpenEntry *front = m_journal.open().find(m_journal.open().front);
    m_front.reset();
    if (!front)
        return;
    m_front = runEntry(*front, m_journal.state());
    offerKnownDice(*m_front);
}

void Referee::offerKnownDice(Run &run) const
{
    if (!run.question || !isChance(run.question->kind))
        return;
    const QJsonValue known = m_journal.dice(run.question->fact);
    if (run.question->kind == QuestionKind::Dice)
        run.question->offered = knownDice(*run.question, known);
    else if (run.question->option(known.toString()))
        run.question->offered = known;
}

Result<Done> Referee::append(Step step)
{
    step.id = m_journal.nextStep();
    step.parent = m_journal.head();
    if (step.kind == Step::Kind::Command)
        step.entry = step.id;
    step.rules = m_game.rulebook().version;
    step.time = QDateTime::currentMSecsSinceEpoch();
    if (m_store) {
        Result<Done> kept = m_store->append(step);
        if (!kept)
            return kept;
    }
    m_journal.append(step);
    return Done{};
}

Result<Done> Referee::appendNote(const QJsonValue &content, const Text &label)
{
    Step step;
    step.kind = Step::Kind::Note;
    step.answer = content;
    step.label = label;
    return append(step);
}

Result<Done> Referee::keepAside(const QString &name, const QString &value)
{
    Result<Done> kept = m_store ? m_store->keepAside(name, value) : Result<Done>(Done{});
    if (kept)
        m_aside.insert(name, value);
    return kept;
}

Result<Reply> Referee::note(const QJsonValue &content, const Text &label)
{
    const Before seen = before();
    const Result<Done> kept = appendNote(content, label);
    if (!kept)
        return kept.fault();
    return settleAndReply(seen);
}

Step Referee::commandStep(const Command &command, const Run &run) const
{
    Step step;
    step.kind = Step::Kind::Command;
    step.command = command;
    step.label = describeCommand(command, m_game.rulebook());
    if (run.end == Run::End::Done) {
        step.ends = true;
        step.effects = run.effects;
        step.lines = run.lines;
    }
    return step;
}

Result<Done> Referee::start(const Command &command, const Run &run, StepId replays)
{
    Step step = commandStep(command, run);
    step.replays = replays;
    Result<Done> kept = append(step);
    refresh();
    return kept;
}

bool Referee::isBeingSetUp() const
{
    return m_journal.open().find(m_journal.first()) != nullptr;
}

std::optional<Fault> Referee::senseless(const Command &command) const
{
    if (isBeingSetUp())
        return notSetUp();
    if (command.procedure == u"begin" && m_journal.count() > 0)
        return Fault{Messages::tr("This battle has begun already.")};
    if (!hasProcedure(m_game, command.procedure))
        return Fault{Messages::tr("There is no action “%1” in this game.").arg(command.procedure)};
    return unknownArgument(m_game.rulebook(), command);
}

Fault Referee::nothingAsked()
{
    return {Messages::tr("Nothing is being asked.")};
}

Fault Referee::notSetUp()
{
    return {Messages::tr("The battle is not set up yet: answer the question first.")};
}

Result<Reply> Referee::perform(const Command &command)
{
    if (const std::optional<Fault> wrong = senseless(command))
        return *wrong;
    const Before seen = before();
    const std::optional<Refusal> held = heldBack(m_game, m_journal, command);
    if (held && !isLetPass(held->key(), command.allowed))
        return Reply::refusing(*held);
    GivenAnswers none;
    Run begun = run(m_game, m_journal.state(), command, none);
    if (begun.end == Run::End::Refused)
        return Reply::refusing(*begun.refusal);
    if (const std::optional<Refusal> again = setAgain(command, begun))
        return Reply::refusing(*again);
    if (held)
        begun.lines.prepend(Line{letPass(*held, m_game.rulebook().phrases), held->rule, {}, -1});
    Result<Done> kept = closeStaleRevision();
    if (kept)
        kept = start(command, begun, StepId::None);
    if (!kept)
        return kept.fault();
    return settleAndReply(seen);
}

Step Referee::answerStep(const QJsonValue &value, const QStringList &allowed) const
{
    const Question &asked = *m_front->question;
    Step step;
    step.kind = Step::Kind::Answer;
    step.entry = m_journal.open().front;
    step.key = asked.key;
    step.answer = value;
    step.allowed = allowed;
    step.fact = asked.fact;
    step.label = describeQuestion(asked, m_game.rulebook());
    step.shown = describeAnswer(asked, value);
    return step;
}

Result<Reply> Referee::answer(const QJsonValue &value, const QStringList &allowed)
{
    if (!question())
        return nothingAsked();
    const Result<QJsonValue> accepted = question()->accept(value);
    if (!accepted)
        return accepted.fault();
    const Before seen = before();
    Step step = answerStep(*accepted, allowed);
    Run next = runEntry(*m_journal.open().find(step.entry), m_journal.state(), &step);
    if (next.end == Run::End::Refused)
        return Reply::refusing(*next.refusal);
    // What was begun after a command of the turn was, has to be ended before it is.
    const Command &front = m_journal.step(step.entry).command;
    const std::optional<Refusal> held =
        next.end == Run::End::Done ? heldBack(m_game, m_journal, front, step.entry) : std::nullopt;
    if (held && !isLetPass(held->key(), front.allowed + allowed))
        return Reply::refusing(*held);
    Result<Done> kept = closeStaleRevision();
    if (kept)
        kept = keepAnswer(step, next);
    if (!kept)
        return kept.fault();
    return settleAndReply(seen);
}

Result<Done> Referee::keepAnswer(Step step, Run &next)
{
    if (next.end == Run::End::Done) {
        step.ends = true;
        step.effects = next.effects;
        step.lines = next.lines;
    }
    Result<Done> kept = append(step);
    if (!kept)
        return kept;
    if (next.end == Run::End::Asks) {
        offerKnownDice(next);
        m_front = std::move(next);
    } else {
        refresh();
    }
    return kept;
}

Result<Reply> Referee::settleAndReply(const Before &seen)
{
    // What was refused in a revision may be possible now.
    if (m_revision)
        m_revision->conflict.reset();
    const Result<Done> proceeded = proceed();
    if (!proceeded)
        return proceeded.fault();
    return replySince(seen);
}

} // namespace adjutant
