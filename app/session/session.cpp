// SPDX-License-Identifier: MIT
#include "app/session/session.h"

#include "app/session/lookback.h"

#include "core/referee/app_dice.h"
#include "core/referee/describe.h"

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

/// \a command with what the referee lets pass, and why.
Command permitted(Command command, const QStringList &allowed, const QString &reason)
{
    command.allowed = allowed;
    if (!reason.isEmpty())
        command.reason = reason;
    return command;
}

/// What the log remembers of a die that decided a dispute: one thing with the answer before it.
bool isVerdict(const Journal &journal, StepId id)
{
    return id != StepId::None && journal.step(id).kind == Step::Kind::Note &&
           journal.step(id).answer.toObject().value(u"bookmark"_s) == u"disputed"_s;
}

} // namespace

Session::Session(std::unique_ptr<Referee> referee, QString file, QObject *parent)
    : QObject(parent)
    , m_referee(std::move(referee))
    , m_file(std::move(file))
    , m_lookback(std::make_unique<Lookback>(*this))
{
    noteRemoved();
    noteSide();
}

Session::~Session() = default;

QString Session::battleName() const
{
    QString own = aside(NameAside);
    if (!own.isEmpty())
        return own;
    QString given = state().entity(EntityId::Battle).word(u"name"_s);
    if (!given.isEmpty())
        return given;
    const Scenario *scenario = rulebook().scenario(beginning().value(u"scenario"_s).toString());
    return scenario ? render(scenario->label) : tr("Battle");
}

/// What the battle was begun with. The first step of a journal is that of every branch.
QJsonObject Session::beginning() const
{
    const StepId first{1};
    return journal().contains(first) ? journal().step(first).command.arguments : QJsonObject();
}

bool Session::appDice() const
{
    return beginning().value(u"dice"_s) == u"app"_s;
}

int Session::colourOf(EntityId side) const
{
    const Entity &entity = state().entity(side);
    const int colour = entity.number(u"colour"_s);
    return colour > 0 ? colour : entity.number(u"number"_s);
}

QString Session::render(const Text &text) const
{
    return rulebook().phrases.render(text, [this](EntityId id) { return nameOf(id); });
}

QString Session::nameOf(EntityId id) const
{
    if (state().contains(id))
        return adjutant::nameOf(state(), rulebook(), id);
    if (journal().state().contains(id))
        return adjutant::nameOf(journal().state(), rulebook(), id);
    return adjutant::nameOf(m_removed.value(id), rulebook());
}

bool Session::perform(const Command &command)
{
    const auto request = [this, command](const QStringList &allowed, const QString &reason) {
        return m_referee->perform(permitted(command, allowed, reason));
    };
    return ask(request, command.allowed);
}

bool Session::act(const QString &action, EntityId unit)
{
    Command command;
    command.procedure = action;
    if (unit != EntityId::None)
        command.arguments = {{u"unit"_s, number(unit)}};
    return perform(command);
}

bool Session::actPlainly(const QString &action, EntityId unit)
{
    if (!act(action, unit))
        return false;
    m_plainEntry = journal().open().front;
    return goOnPlainly();
}

bool Session::answer(const QJsonValue &value)
{
    const bool done = ask([this, value](const QStringList &allowed, const QString &) {
        return m_referee->answer(value, allowed);
    });
    return done && goOnPlainly();
}

/// Answers what is asked about the unit itself as it is assumed, as long as the entry that was
/// begun plainly is in front.
bool Session::goOnPlainly()
{
    const Question *asked = question();
    const Command *command = m_referee->frontCommand();
    const bool plain = asked && m_plainEntry != StepId::None &&
                       journal().open().front == m_plainEntry &&
                       asked->actor == command->entity(u"unit"_s);
    if (!plain || asked->assumed.isNull() || asked->kind == QuestionKind::Dice)
        return true;
    const QJsonValue assumed = asked->assumed; // the question goes with its answer
    return answer(assumed);
}

bool Session::rollForMe()
{
    const Question *asked = question();
    if (!asked || !isChance(asked->kind))
        return false;
    return answer(leaveToChance(*asked));
}

bool Session::park()
{
    return carryOut(m_referee->park());
}

bool Session::resume(StepId entry)
{
    return carryOut(m_referee->resume(entry));
}

bool Session::cancel()
{
    return ask(
        [this](const QStringList &allowed, const QString &) { return m_referee->cancel(allowed); });
}

bool Session::settle(int owed)
{
    return ask([this, owed](const QStringList &allowed, const QString &reason) {
        return m_referee->settle(owed, allowed, reason);
    });
}

bool Session::note(const QJsonValue &content, const Text &label)
{
    return carryOut(m_referee->note(content, label));
}

bool Session::keepAside(const QString &name, const QString &value)
{
    const Result<Done> kept = m_referee->keepAside(name, value);
    if (!kept)
        emit failed(kept.fault().message);
    return kept.ok();
}

bool Session::allowAnyway(const QString &reason)
{
    if (!canAllow())
        return false;
    const Refused refused = *m_refused;
    return ask(refused.again, refused.allowed + QStringList{refused.refusal.key()}, reason);
}

void Session::dismissRefusal()
{
    m_refused.reset();
    emit refusalDismissed();
}

bool Session::undo()
{
    m_plainEntry = StepId::None;
    const bool verdict = isVerdict(journal(), m_referee->undoStep());
    Result<Reply> reply = m_referee->undo();
    if (reply && verdict)
        reply = m_referee->undo(); // the answer that it gave
    return carryOut(reply);
}

bool Session::redo()
{
    const Result<Reply> reply = m_referee->redo();
    if (!reply || !isVerdict(journal(), m_referee->redoStep()))
        return carryOut(reply);
    const Result<Reply> verdict = m_referee->redo();
    return carryOut(verdict ? reply : verdict); // the answer says what to do on the table
}

bool Session::jump(StepId step)
{
    m_plainEntry = StepId::None;
    return carryOut(m_referee->jump(step));
}

bool Session::goOnFrom(StepId step, StepId tip)
{
    return jump(m_referee->settledAfter(step, tip));
}

bool Session::backOne()
{
    const StepId front = journal().open().front;
    const StepId last = m_referee->undoStep();
    if (front == StepId::None || last == StepId::None)
        return undo();
    const bool owed = journal().step(front).command.origin == Command::Origin::Owed;
    const bool answered = journal().step(last).entry == front && last != front;
    return owed || answered ? undo() : cancel();
}

bool Session::backTo(StepId answer)
{
    return jump(journal().step(answer).parent);
}

bool Session::correct(StepId answer, const QJsonValue &value)
{
    return ask([this, answer, value](const QStringList &allowed, const QString &) {
        return m_referee->correct(answer, value, allowed);
    });
}

bool Session::insert(StepId beforeEntry, const Command &command)
{
    const auto request = [this, beforeEntry, command](const QStringList &allowed,
                                                      const QString &reason) {
        return m_referee->insert(beforeEntry, permitted(command, allowed, reason));
    };
    return ask(request, command.allowed);
}

bool Session::decide(Revision::Choice choice)
{
    return carryOut(m_referee->decide(choice));
}

bool Session::abandonRevision()
{
    return carryOut(m_referee->abandonRevision());
}

QString Session::undoLabel() const
{
    const StepId step = m_referee->undoStep();
    return step == StepId::None ? QString() : render(journal().step(step).label);
}

QString Session::redoLabel() const
{
    const StepId step = m_referee->redoStep();
    return step == StepId::None ? QString() : render(journal().step(step).label);
}

EntityId Session::selected() const
{
    return state().contains(m_selected) ? m_selected : EntityId::None;
}

void Session::select(EntityId unit)
{
    if (m_selected == unit)
        return;
    m_selected = unit;
    emit selectionChanged();
}

bool Session::ask(const Request &request, const QStringList &allowed, const QString &reason)
{
    return carryOut(request(allowed, reason), request, allowed);
}

bool Session::carryOut(const Result<Reply> &reply, const Request &again, const QStringList &allowed)
{
    m_refused.reset();
    if (!reply) {
        emit failed(reply.fault().message);
        return false;
    }
    if (reply->refusal) {
        // What stays refused although it was let pass cannot be.
        const bool forbidden = reply->refusal->isFinal || allowed.contains(reply->refusal->key());
        m_refused = Refused{*reply->refusal, allowed, forbidden ? Request() : again};
        emit refused(*reply->refusal);
        return false;
    }
    m_reply = *reply;
    noteRemoved();
    const bool forgotten = noteSide();
    emit changed();
    if (forgotten)
        emit selectionChanged();
    if (m_reply.givenUp)
        emit givenUp(*m_reply.givenUp);
    return true;
}

/// Another side acts: the unit that was picked has done what it could. Tells whether one was.
bool Session::noteSide()
{
    const EntityId side = state().moment().side;
    if (side == m_acting)
        return false;
    m_acting = side;
    const bool picked = m_selected != EntityId::None;
    m_selected = EntityId::None;
    return picked;
}

void Session::noteRemoved()
{
    for (const StepId id : journal().stepsSince(m_stepsSeen)) {
        for (const Effect &effect : journal().step(id).effects) {
            if (const auto *removed = std::get_if<effect::Remove>(&effect))
                m_removed.insert(removed->entity.id(), removed->entity);
        }
    }
    m_stepsSeen = journal().count();
}

} // namespace adjutant::app
