// SPDX-License-Identifier: MIT
#include "core/referee/script.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

/// What is filled in: people who only press Enter answer that.
QJsonArray filledOptions(const Question &question)
{
    QJsonArray filled;
    for (const Option &option : question.options) {
        if (option.preset.toBool())
            filled.append(option.id);
    }
    return filled;
}

QJsonObject filledCounts(const Question &question)
{
    QJsonObject filled;
    for (const Option &option : question.options)
        filled.insert(option.id, option.preset.toInt());
    return filled;
}

/// ["+", "flank"] is "flank" besides what is filled in; {"+": true, "a": 2} likewise.
QJsonValue besidesFilled(const Question &question, const QJsonValue &answer)
{
    QJsonArray list = answer.toArray();
    if (!list.isEmpty() && list.first() == u"+"_s) {
        list.removeFirst();
        for (const QJsonValue filled : filledOptions(question))
            list.append(filled);
        return list;
    }
    QJsonObject given = answer.toObject();
    if (!given.contains(u"+"_s))
        return answer;
    given.remove(u"+"_s);
    QJsonObject tally = filledCounts(question);
    for (auto it = given.constBegin(); it != given.constEnd(); ++it)
        tally.insert(it.key(), it.value());
    return tally;
}

/// What the entities of \a scenario are called in its script: by the names that it gives them. The
/// battle may have them in another language, but under the same numbers.
ScriptNames namesIn(const State &state, const Scenario &scenario)
{
    ScriptNames names;
    const QList<EntityId> sides = state.entities(u"side"_s);
    for (qsizetype i = 0; i < sides.size() && i < scenario.sides.size(); ++i) {
        const SideEntry &side = scenario.sides.at(i);
        names.insert(side.name, sides.at(i));
        QHash<int, EntityId> numbered;
        for (const EntityId unit : state.children(sides.at(i)))
            numbered.insert(state.entity(unit).number(u"number"_s), unit);
        for (const UnitEntry &unit : side.units) {
            if (numbered.contains(unit.number))
                names.insert(unit.name, numbered.value(unit.number));
        }
    }
    return names;
}

/// The number of the owed item that \a step settles; 0 for none.
int owedLike(const State &state, const QJsonObject &step, const ScriptNames &names)
{
    for (const Owed &owed : state.owed()) {
        bool fits = owed.procedure == step.value(u"settle"_s).toString();
        for (const QString &name : {u"unit"_s, u"target"_s}) {
            if (step.contains(name))
                fits = fits && owed.arguments.value(name) == names.resolved(step.value(name));
        }
        if (fits)
            return owed.id;
    }
    return 0;
}

Result<Done> checked(const Referee &referee, const Result<Reply> &reply)
{
    if (!reply)
        return reply.fault();
    if (reply->refusal)
        return Fault{u"%1: %2"_s.arg(
            reply->refusal->rule,
            referee.game().rulebook().phrases.render(reply->refusal->text, [&referee](EntityId id) {
                return referee.state().entity(id).word(u"name"_s);
            }))};
    return Done{};
}

Result<Done> answerAll(Referee &referee, ScriptAnswers &answers)
{
    while (const Question *question = referee.question()) {
        const std::optional<QJsonValue> answer = answers.take(*question);
        if (!answer)
            break; // the next step may answer it
        const QString name = question->name;
        Result<Done> given = checked(referee, referee.answer(*answer));
        if (!given)
            return Fault{u"\"%1\": %2"_s.arg(name, given.fault().message)};
    }
    const QStringList unused = answers.unused();
    return unused.isEmpty() ? Result<Done>(Done{})
                            : Fault{u"never asked: "_s + unused.join(u", "_s)};
}

Result<Done> playStep(Referee &referee, const QJsonObject &step, const ScriptNames &names)
{
    const bool begins = step.contains(u"do"_s) || step.contains(u"settle"_s);
    if (const Question *open = referee.question(); open && begins)
        return Fault{u"no answer to \"%1\" (%2)"_s.arg(open->name, kindWord(open->kind))};
    Result<Done> begun = checked(referee, beginScriptStep(referee, step, names));
    if (!begun)
        return begun;
    ScriptAnswers answers(step.value(u"answers"_s).toObject(), names);
    return answerAll(referee, answers);
}

/// The scenario that \a begin is of, where it has a script that fits; otherwise null.
const Scenario *fittingScript(const Game &game, const Command &begin)
{
    const Scenario *scenario =
        game.rulebook().scenario(begin.arguments.value(u"scenario"_s).toString());
    if (!scenario || scenario->script.isEmpty())
        return nullptr;
    const Result<std::unique_ptr<Referee>> tried = Referee::begin(game, begin, nullptr);
    return tried && playScript(**tried, *scenario) ? scenario : nullptr;
}

} // namespace

QString ScriptNames::resolvedPart(const QString &part) const
{
    return contains(part) ? QString::number(number(m_ids.value(part))) : part;
}

/// An option for two at once, such as "A-D" or "fire-D".
QString ScriptNames::resolvedParts(const QString &word) const
{
    QStringList parts = word.split(u'-');
    for (QString &part : parts)
        part = resolvedPart(part);
    return parts.join(u'-');
}

QJsonValue ScriptNames::resolved(const QJsonValue &json) const
{
    if (json.isString() && contains(json.toString()))
        return number(m_ids.value(json.toString()));
    if (json.isString())
        return resolvedParts(json.toString());
    if (json.isArray()) {
        QJsonArray array;
        for (const QJsonValue item : json.toArray())
            array.append(resolved(item));
        return array;
    }
    if (!json.isObject())
        return json;
    const QJsonObject object = json.toObject();
    QJsonObject replaced;
    for (auto it = object.begin(); it != object.end(); ++it)
        replaced.insert(resolvedParts(it.key()), resolved(it.value()));
    return replaced;
}

ScriptAnswers::ScriptAnswers(const QJsonObject &answers, const ScriptNames &names)
{
    for (auto it = answers.begin(); it != answers.end(); ++it) {
        const QJsonValue value = names.resolved(it.value());
        const QJsonArray list = value.toArray();
        // A list may be one answer; of lists, of objects, or marked with a star, it is several.
        const bool marked = it.key().endsWith(u'*');
        const bool several =
            marked || (!list.isEmpty() && (list.first().isArray() || list.first().isObject()));
        m_queues.insert(marked ? it.key().chopped(1) : it.key(),
                        several ? list : QJsonArray{value});
    }
}

std::optional<QJsonValue> ScriptAnswers::take(const Question &question)
{
    for (const QString &key : {question.name, kindWord(question.kind)}) {
        const auto queue = m_queues.find(key);
        if (queue != m_queues.end() && !queue->isEmpty())
            return besidesFilled(question, queue->takeAt(0));
    }
    if (question.kind == QuestionKind::SomeOf)
        return filledOptions(question);
    if (question.kind == QuestionKind::Tally)
        return filledCounts(question);
    return std::nullopt;
}

QStringList ScriptAnswers::unused() const
{
    QStringList keys;
    for (auto it = m_queues.cbegin(); it != m_queues.cend(); ++it) {
        if (!it.value().isEmpty())
            keys.append(it.key());
    }
    return keys;
}

Result<Reply> beginScriptStep(Referee &referee, const QJsonObject &step, const ScriptNames &names)
{
    if (step.contains(u"settle"_s))
        return referee.settle(owedLike(referee.state(), step, names));
    if (!step.contains(u"do"_s))
        return Reply{};
    QJsonObject asked = step.value(u"do"_s).toObject();
    Command command;
    command.procedure = asked.take(u"action"_s).toString();
    command.arguments = names.resolved(asked).toObject();
    for (const QJsonValue key : step.value(u"allow"_s).toArray())
        command.allowed.append(key.toString());
    return referee.perform(command);
}

Result<Done> playScript(Referee &referee, const Scenario &scenario)
{
    const StepId start = referee.journal().head();
    const ScriptNames names = namesIn(referee.state(), scenario);
    int place = 0;
    for (const QJsonValue step : scenario.script) {
        ++place;
        const Result<Done> played = playStep(referee, step.toObject(), names);
        if (!played)
            return Fault{u"%1: script: step %2: %3"_s.arg(scenario.id)
                             .arg(place)
                             .arg(played.fault().message)};
    }
    const Result<Reply> back = referee.jump(start);
    return back ? Result<Done>(Done{}) : back.fault();
}

Result<std::unique_ptr<Referee>> beginScenario(const Game &game, const Command &begin,
                                               std::unique_ptr<Store> store)
{
    const Scenario *scripted = fittingScript(game, begin);
    Result<std::unique_ptr<Referee>> referee = Referee::begin(game, begin, std::move(store));
    if (!referee || !scripted)
        return referee;
    const Result<Done> played = playScript(**referee, *scripted);
    return played ? std::move(referee) : Result<std::unique_ptr<Referee>>(played.fault());
}

} // namespace adjutant
