// SPDX-License-Identifier: MIT
#include "app/cli/auto_play.h"

#include "app/cli/announce.h"

#include "core/referee/app_dice.h"
#include "core/referee/describe.h"
#include "core/referee/offer.h"
#include "core/referee/shown.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

constexpr int Patience = 20;      ///< tries for an answer or an action that is accepted
constexpr int StepsOfTurn = 120;  ///< after these the turn is ended
constexpr int StepsPerTurn = 400; ///< and after these times the turns, all of it

} // namespace

AutoPlay::AutoPlay(Referee &referee, const Console &console, const QRandomGenerator &random)
    : m_referee(referee)
    , m_console(console)
    , m_words(referee)
    , m_random(random)
{
}

bool AutoPlay::isDecided() const
{
    return m_referee.game().verdict(m_referee.state()).has_value();
}

void AutoPlay::play(int turns)
{
    report(m_words.orderOfBattle().join(u'\n'));
    Moment seen = m_referee.state().moment();
    const int last = qMax(seen.turn, 1) + turns - 1;
    for (int i = 0; i < turns * StepsPerTurn && !isDecided(); ++i) {
        if (!step())
            break;
        const Moment &now = m_referee.state().moment();
        if (now == seen)
            continue;
        if (now.turn > last)
            break;
        seen = now;
        m_stepsOfTurn = 0;
        report(u"\n"_s + m_words.moment());
    }
    report({});
    printState(m_words, m_console.out);
    if (!isDecided())
        report(Words::tr("The turns are over."));
    m_console.out.flush();
}

void AutoPlay::report(const QString &line)
{
    m_console.out << line << '\n';
}

bool AutoPlay::carryOut(const Result<Reply> &reply)
{
    if (!reply || reply->refusal)
        return false;
    announce(*reply, m_words, m_console.out);
    return true;
}

QJsonValue AutoPlay::anyOf(const Question &question)
{
    QStringList some;
    for (const Option &option : question.options) {
        if (below(3) == 0 && !question.excluding(option.id, some))
            some.append(option.id);
    }
    return QJsonArray::fromStringList(some);
}

QJsonValue AutoPlay::anyTally(const QList<Option> &options)
{
    QJsonObject tally;
    for (const Option &option : options) {
        const int more = qMax(1, option.maximum - option.minimum);
        if (below(3) == 0 || option.minimum > 0)
            tally.insert(option.id, option.minimum + below(more + 1));
    }
    return tally;
}

QJsonValue AutoPlay::anyAnswer(const Question &question)
{
    switch (question.kind) {
    case QuestionKind::Cells:
        return question.cells.at(below(question.cells.size())).id;
    case QuestionKind::Number:
    case QuestionKind::Length:
        return question.minimum + below(question.maximum - question.minimum + 1);
    case QuestionKind::YesNo:
        return below(2) == 1;
    case QuestionKind::OneOf:
        return question.options.at(below(question.options.size())).id;
    case QuestionKind::SomeOf:
        return anyOf(question);
    case QuestionKind::Tally:
        return anyTally(question.options);
    case QuestionKind::Dice:
    case QuestionKind::Card:
        return leaveToChance(question, m_random);
    case QuestionKind::Place:
    case QuestionKind::Secret:
    case QuestionKind::Note:
        return Words::tr("by the wire");
    }
    Q_UNREACHABLE();
}

bool AutoPlay::answerOpen()
{
    for (int i = 0; i < Patience && m_referee.question(); ++i) {
        const Question asked = *m_referee.question();
        const QJsonValue given = anyAnswer(asked);
        const Result<Reply> reply = m_referee.answer(given);
        if (!reply || reply->refusal)
            continue;
        const Result<QJsonValue> kept = asked.accept(given);
        report(Words::tr("  %1 %2", "a question and its answer")
                   .arg(m_words.render(asked.text),
                        kept ? m_words.render(describeAnswer(asked, *kept)) : QString()));
        return carryOut(reply);
    }
    // Every answer was refused: people would take it back, or let it pass.
    if (carryOut(m_referee.cancel()))
        return true;
    return m_referee.question() &&
           carryOut(m_referee.answer(anyAnswer(*m_referee.question()), {u"*"_s}));
}

bool AutoPlay::actOf(EntityId unit)
{
    QList<Offer> legal;
    for (const Offer &offer : offers(m_referee, unit)) {
        if (!offer.refusal)
            legal.append(offer);
    }
    if (legal.isEmpty())
        return false;
    Command command;
    command.procedure = legal.at(below(legal.size())).action;
    if (unit != EntityId::None)
        command.arguments = {{u"unit"_s, number(unit)}};
    report(Words::tr("> %1", "what a unit does")
               .arg(m_words.render(describeCommand(command, m_words.rulebook()))));
    return carryOut(m_referee.perform(command));
}

bool AutoPlay::act()
{
    QList<EntityId> units;
    for (const EntityId id : m_referee.state().entities()) {
        const KindDeclaration *kind = m_words.rulebook().kind(m_referee.state().entity(id).kind());
        if (kind && kind->unit)
            units.append(id);
    }
    for (int i = 0; i < Patience && !units.isEmpty(); ++i) {
        if (actOf(units.at(below(units.size()))))
            return true;
    }
    return false;
}

bool AutoPlay::endTurn()
{
    if (actOf(EntityId::None))
        return true;
    // Something has to be done before.
    for (const Owed &item : m_referee.journal().state().owed()) {
        if (carryOut(m_referee.settle(item.id)))
            return true;
    }
    for (const QString &action : m_referee.game().actions(m_referee.state(), EntityId::None)) {
        Command command;
        command.procedure = action;
        command.allowed = QStringList{u"*"_s};
        if (carryOut(m_referee.perform(command)))
            return true;
    }
    return false;
}

bool AutoPlay::step()
{
    if (const Revision *revision = m_referee.revision(); revision && revision->conflict)
        return carryOut(m_referee.abandonRevision());
    if (m_referee.question())
        return answerOpen();
    const QList<StepId> parked = parkedEntries(m_referee);
    if (!parked.isEmpty())
        return carryOut(m_referee.resume(parked.constFirst()));
    if (++m_stepsOfTurn <= StepsOfTurn && below(15) != 0 && act())
        return true;
    return endTurn();
}

} // namespace adjutant::cli
