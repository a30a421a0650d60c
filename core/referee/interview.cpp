// SPDX-License-Identifier: MIT
#include "core/referee/interview.h"

#include "core/referee/stop.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

QString withOrdinal(const QString &stem, int ordinal)
{
    return ordinal == 1 ? stem : stem + u'#' + QString::number(ordinal);
}

/// The value under which an entity counts the throws that it made in a procedure.
QString throwCounter(const QString &procedure)
{
    return u"thrown:"_s + procedure;
}

/// Whether the rulebook says of an action of people that this can be told ahead.
[[maybe_unused]] bool isDeclared(const Rulebook &rulebook, const QString &procedure,
                                 const QString &name)
{
    const ActionDeclaration *action = rulebook.action(procedure);
    return name.isEmpty() || !action || action->internal || action->arguments.contains(name);
}

/// Whose dice or cards these are.
EntityId owner(const Question &question)
{
    if (question.kind == QuestionKind::Card)
        return question.actor;
    return question.dice.isEmpty() ? EntityId::None : question.dice.first().actor;
}

} // namespace

Interview::Interview(const Game &game, State state, const Command &command, Answers &answers)
    : m_game(game)
    , m_command(command)
    , m_unit(command.entity(u"unit"_s))
    , m_answers(answers)
    , m_state(std::move(state))
    , m_lengths(rulebook().lengthRule([this](const QString &id) { return ruling(id); }))
{
}

QString Interview::ruling(const QString &id) const
{
    return rulingOf(rulebook(), m_state, id);
}

int Interview::rulingNumber(const QString &id) const
{
    return ruling(id).toInt();
}

void Interview::complete(Question &question)
{
    const QString stem = question.rule + u'/' + kindWord(question.kind) + u'/' +
                         QString::number(adjutant::number(question.actor)) + u'/' +
                         QString::number(adjutant::number(question.subject));
    question.key = freeKey(stem);
    if (question.kind == QuestionKind::Cells || question.kind == QuestionKind::Length)
        question.lengths = lengths();
    if (isChance(question.kind)) {
        const EntityId thrower = owner(question);
        const int ordinal = entity(thrower).number(throwCounter(m_command.procedure)) + 1;
        question.fact = m_command.procedure + u'/' + question.rule + u'/' +
                        QString::number(adjutant::number(thrower)) + u'#' +
                        QString::number(ordinal);
    }
}

QString Interview::freeKey(const QString &stem)
{
    return withOrdinal(stem, ++m_asked[stem]);
}

QJsonValue Interview::ask(Question question)
{
    complete(question);
    Q_ASSERT_X(isDeclared(rulebook(), m_command.procedure, question.name), "Interview::ask",
               qPrintable(m_command.procedure + u' ' + question.name));
    const QJsonValue argument =
        question.name.isEmpty() ? QJsonValue() : m_command.arguments.value(question.name);
    if (!argument.isNull() && !argument.isUndefined()) {
        const Result<QJsonValue> accepted = question.accept(argument);
        if (accepted)
            return *accepted;
        forbidIf(true, question.rule,
                 Text(u"refusal.argument"_s)
                     .with(u"name"_s, question.name)
                     .with(u"why"_s, accepted.fault().message));
    }
    if (const std::optional<QJsonValue> foregone = question.foregone())
        return *foregone;
    const std::optional<QJsonValue> answer = m_answers.find(question);
    if (!answer)
        throw stop::Asking{question};
    m_answered.append(question.key);
    const EntityId thrower = owner(question);
    if (isChance(question.kind) && m_state.contains(thrower)) {
        const QString counter = throwCounter(m_command.procedure);
        set(thrower, counter, entity(thrower).number(counter) + 1);
    }
    return *answer;
}

bool Interview::yes(const Question &question)
{
    return ask(question).toBool();
}

int Interview::number(const Question &question)
{
    return ask(question).toInt();
}

Length Interview::length(const Question &question)
{
    return Length::fromDouble(ask(question).toDouble());
}

QString Interview::oneOf(const Question &question)
{
    QString id = ask(question).toString();
    const Option *chosen = question.option(id);
    if (chosen && chosen->refusal)
        refuse(*chosen->refusal);
    return id;
}

EntityId Interview::oneEntity(const Question &question)
{
    return EntityId{oneOf(question).toInt()};
}

QStringList Interview::someOf(const Question &question)
{
    return ask(question).toVariant().toStringList();
}

QList<EntityId> Interview::someEntities(const Question &question)
{
    QList<EntityId> entities;
    for (const QString &id : someOf(question))
        entities.append(EntityId{id.toInt()});
    return entities;
}

QMap<QString, int> Interview::tally(const Question &question)
{
    const QJsonObject counts = ask(question).toObject();
    QMap<QString, int> tally;
    for (auto it = counts.begin(); it != counts.end(); ++it)
        tally.insert(it.key(), it.value().toInt());
    return tally;
}

Cell Interview::cell(const Question &question)
{
    const Cell *chosen = question.cell(ask(question).toString());
    Q_ASSERT(chosen);
    if (chosen->refusal)
        refuse(*chosen->refusal);
    return *chosen;
}

Throw Interview::roll(const Question &question)
{
    return {question, ask(question)};
}

int Interview::rollOff(const Question &question)
{
    for (;;) {
        if (const std::optional<int> winner = roll(question).winner())
            return *winner;
    }
}

void Interview::refuse(const Refusal &refusal)
{
    if (!allows(refusal.key()))
        throw stop::Refusing{refusal};
    say(refusal.rule, letPass(refusal, rulebook().phrases));
}

void Interview::refuseIf(bool condition, const QString &rule, const Text &text)
{
    if (condition)
        refuse({text, rule});
}

void Interview::forbidIf(bool condition, const QString &rule, const Text &text) const
{
    if (condition)
        throw stop::Refusing{{text, rule, true}};
}

bool Interview::allows(const QString &refusalKey) const
{
    return isLetPass(refusalKey, m_command.allowed);
}

EntityId sideOf(const State &state, EntityId id)
{
    for (EntityId at = id; state.contains(at); at = state.entity(at).parent()) {
        if (state.entity(at).kind() == u"side")
            return at;
    }
    return EntityId::None;
}

QList<EntityId> enemies(const State &state, EntityId side)
{
    QList<EntityId> others = state.entities(u"side"_s);
    others.removeAll(side);
    return others;
}

QString rulingOf(const Rulebook &rulebook, const State &state, const QString &id)
{
    const Value chosen = state.entity(EntityId::Rulings).value(id);
    if (chosen.isWord())
        return chosen.toWord();
    const Ruling *ruling = rulebook.ruling(id);
    Q_ASSERT_X(ruling, "rulingOf", qPrintable(id));
    return ruling ? ruling->fallback : QString();
}

} // namespace adjutant
