// SPDX-License-Identifier: MIT
#include "tests/support/vector_runner.h"

#include "core/referee/script.h"
#include "core/referee/setup.h"
#include "core/referee/shown.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::test {

namespace {

QString shown(const QJsonValue &json)
{
    if (json.isString())
        return json.toString();
    return QString::fromUtf8(QJsonDocument(QJsonArray{json}).toJson(QJsonDocument::Compact));
}

/// The key of a sentence and those of the sentences in it.
QStringList keysIn(const Text &text)
{
    QStringList keys{text.key()};
    for (const Text::Named &named : text.arguments()) {
        if (const auto *parts = std::get_if<QList<Text>>(&named.argument)) {
            for (const Text &part : *parts)
                keys.append(part.key());
        }
    }
    return keys;
}

class Play
{
public:
    Play(const Game &game, QJsonObject vector)
        : m_game(game)
        , m_vector(std::move(vector))
        , m_cards(m_vector.value(u"cards"_s).toArray())
    {
    }

    QString run();

private:
    QString begin();
    QString checkBeginning(const QString &fault) const;
    Command beginning() const;
    const Scenario *scenario() const;
    QString setUp();
    void nameEntities();
    QString playStep(const QJsonObject &step);
    QString playUntil(const QJsonObject &step);
    QString redoThrough(const QString &procedure);
    std::optional<QJsonValue> cardFor(const Question &question);
    QString answerAll(const QJsonObject &step, std::optional<Refusal> &refusal);
    QString answerFrom(ScriptAnswers &script, const QString &stop, std::optional<Refusal> &refusal);
    QString byHand(const QString &procedure, const QJsonObject &arguments);
    QString setValue(const QString &name, const QString &key, const QJsonValue &value);

    QString check(const QJsonObject &expect) const;
    QString checkEntity(const QString &name, const QJsonObject &expected) const;
    QString checkOwed(const QJsonArray &expected) const;
    QString checkLegal(const QJsonObject &expected) const;
    QString checkOffered(const QJsonObject &expected) const;
    QString checkOptions(const QJsonObject &expected) const;
    QString checkMoment(const QJsonObject &expected) const;
    QString checkGauges(const QJsonObject &expected) const;
    QString checkTexts(const QString &key, const QJsonValue &expected) const;
    void noteTexts(const Reply &reply);
    QString checkRest(const QString &key, const QJsonValue &expected) const;
    QString sentence(const Refusal &refusal) const;

    const State &state() const { return m_referee->state(); }

    const Game &m_game;
    const QJsonObject m_vector;
    ScriptNames m_names;
    std::unique_ptr<Referee> m_referee;
    QJsonArray m_cards; ///< what still comes off the deck
    bool m_begun = false;
    QStringList m_silent;     ///< names of questions that the current step may not ask
    QStringList m_instructed; ///< keys of what people were told to do in the current step
    QStringList m_said;       ///< and of its lines
};

QString Play::run()
{
    const QString stopped = begin();
    if (m_vector.contains(u"refused"_s))
        return checkBeginning(stopped);
    if (!stopped.isEmpty())
        return u"begin: "_s + stopped;
    int place = 0;
    for (const QJsonValue step : m_vector.value(u"steps"_s).toArray()) {
        ++place;
        if (const QString fault = playStep(step.toObject()); !fault.isEmpty())
            return u"step %1: "_s.arg(place) + fault;
    }
    if (scenario() && m_referee->canRedo())
        return u"the script goes on"_s;
    return check(m_vector.value(u"expect"_s).toObject());
}

QJsonArray unitList(const QJsonObject &units)
{
    QJsonArray list;
    for (auto it = units.begin(); it != units.end(); ++it)
        list.append(QJsonObject{{u"type"_s, it.value().toObject().value(u"type"_s)},
                                {u"name"_s, it.key()},
                                {u"values"_s, it.value().toObject().value(u"values"_s)}});
    return list;
}

/// The scenario of the rulebook that the vector goes through; null where it has sides of its own.
const Scenario *Play::scenario() const
{
    return m_game.rulebook().scenario(m_vector.value(u"scenario"_s).toString());
}

Command Play::beginning() const
{
    if (scenario())
        return beginCommand(*scenario());
    QJsonArray sides;
    for (const QJsonValue side : m_vector.value(u"sides"_s).toArray()) {
        const int place = static_cast<int>(sides.size()) + 1;
        sides.append(QJsonObject{{u"name"_s, u"side%1"_s.arg(place)},
                                 {u"values"_s, m_vector.value(u"side%1"_s.arg(place))},
                                 {u"units"_s, unitList(side.toObject())}});
    }
    QJsonObject arguments{{u"sides"_s, sides},
                          {u"rulings"_s, m_vector.value(u"rulings"_s).toObject()},
                          {u"values"_s, m_vector.value(u"values"_s).toObject()},
                          {u"markers"_s, unitList(m_vector.value(u"markers"_s).toObject())}};
    if (!m_vector.value(u"begin"_s).toObject().contains(u"first"_s))
        arguments.insert(u"first"_s, QString::number(m_vector.value(u"first"_s).toInt(1)));
    return beginCommand(arguments);
}

QString Play::begin()
{
    Result<std::unique_ptr<Referee>> referee = Referee::begin(m_game, beginning(), nullptr);
    if (!referee)
        return referee.fault().message;
    m_referee = std::move(*referee);
    nameEntities();
    if (scenario()) {
        m_begun = true;
        const Result<Done> played = playScript(*m_referee, *scenario());
        return played ? QString() : played.fault().message;
    }
    std::optional<Refusal> refusal;
    QString fault = answerAll({{u"answers"_s, m_vector.value(u"begin"_s)}}, refusal);
    if (!fault.isEmpty())
        return fault;
    m_begun = !refusal;
    return refusal ? sentence(*refusal) : setUp();
}

/// {"refused": "8 to 16"}: such a battle does not begin, in these words.
QString Play::checkBeginning(const QString &fault) const
{
    const QString words = m_vector.value(u"refused"_s).toString();
    if (!words.isEmpty() && fault.contains(words))
        return {};
    return u"begin: \"%1\" is not \"%2\""_s.arg(fault, words);
}

void Play::nameEntities()
{
    m_names.insert(u"battle"_s, EntityId::Battle);
    for (const EntityId id : state().entities()) {
        const QString name = state().entity(id).word(u"name"_s);
        if (!name.isEmpty())
            m_names.insert(name, id);
    }
}

QString Play::setUp()
{
    QList<QJsonObject> groups;
    for (const QJsonValue side : m_vector.value(u"sides"_s).toArray())
        groups.append(side.toObject());
    groups.append(m_vector.value(u"markers"_s).toObject());
    for (const QJsonObject &units : groups) {
        for (auto unit = units.begin(); unit != units.end(); ++unit) {
            const QJsonObject values = unit.value().toObject();
            for (auto it = values.begin(); it != values.end(); ++it) {
                QString fault = it.key() == u"type" || it.key() == u"values"
                                    ? QString()
                                    : setValue(unit.key(), it.key(), it.value());
                if (!fault.isEmpty())
                    return fault;
            }
        }
    }
    for (const QJsonValue json : m_vector.value(u"links"_s).toArray()) {
        const QJsonArray link = json.toArray();
        QString fault = byHand(u"link"_s, {{u"entity"_s, m_names.resolved(link.at(0))},
                                           {u"key"_s, link.at(1)},
                                           {u"to"_s, m_names.resolved(link.at(2))}});
        if (!fault.isEmpty())
            return fault;
    }
    return {};
}

QString Play::byHand(const QString &procedure, const QJsonObject &arguments)
{
    Command command;
    command.procedure = procedure;
    command.arguments = arguments;
    command.allowed = {u"*"_s};
    const Result<Reply> reply = m_referee->perform(command);
    if (!reply)
        return reply.fault().message;
    return reply->refusal ? sentence(*reply->refusal) : QString();
}

QString Play::setValue(const QString &name, const QString &key, const QJsonValue &value)
{
    if (!m_names.contains(name))
        return u"nothing is called \"%1\""_s.arg(name);
    const QJsonValue kept = value.isBool() ? QJsonValue(value.toBool() ? 1 : 0) : value;
    return byHand(u"set"_s,
                  {{u"entity"_s, number(m_names[name])}, {u"key"_s, key}, {u"value"_s, kept}});
}

QString Play::answerAll(const QJsonObject &step, std::optional<Refusal> &refusal)
{
    ScriptAnswers script(step.value(u"answers"_s).toObject(), m_names);
    m_silent = step.value(u"never"_s).toVariant().toStringList();
    QString fault = answerFrom(script, step.value(u"asks"_s).toString(), refusal);
    if (!fault.isEmpty() || refusal || step.contains(u"asks"_s) || script.unused().isEmpty())
        return fault;
    return u"never asked: "_s + script.unused().join(u", "_s);
}

QString Play::answerFrom(ScriptAnswers &script, const QString &stop,
                         std::optional<Refusal> &refusal)
{
    while (const Question *question = m_referee->question()) {
        // What is answered first and asked again ends the step when it is asked again.
        if (!stop.isEmpty() && question->name == stop && !script.unused().contains(stop))
            return {};
        if (m_silent.contains(question->name))
            return u"\"%1\" is asked"_s.arg(question->name);
        std::optional<QJsonValue> answer = script.take(*question);
        if (!answer)
            answer = cardFor(*question);
        if (!answer)
            return u"no answer to \"%1\" (%2, %3)"_s.arg(question->name, kindWord(question->kind),
                                                         question->text.key());
        const Result<Reply> reply = m_referee->answer(*answer);
        if (!reply)
            return u"\"%1\": %2"_s.arg(question->name, reply.fault().message);
        noteTexts(*reply);
        if (reply->refusal) {
            refusal = reply->refusal;
            if (!m_begun)
                return {}; // there is nothing to go back to
            const Result<Reply> cancelled = m_referee->cancel();
            return cancelled ? QString() : cancelled.fault().message;
        }
    }
    return stop.isEmpty() ? QString() : u"\"%1\" is not asked"_s.arg(stop);
}

/// The next card of the vector's deck; any card once they are used up.
std::optional<QJsonValue> Play::cardFor(const Question &question)
{
    if (question.kind != QuestionKind::Card)
        return std::nullopt;
    if (m_cards.isEmpty())
        return question.options.first().id;
    return m_cards.takeAt(0);
}

/// {"until": {"phase": "fire"}, "by": "endPhase"}: the command again and again until the moment is
/// there.
QString Play::playUntil(const QJsonObject &step)
{
    const QJsonObject moment = step.value(u"until"_s).toObject();
    constexpr int patience = 40;
    Command command;
    command.procedure = step.value(u"by"_s).toString();
    ScriptAnswers script(step.value(u"answers"_s).toObject(), m_names);
    for (int i = 0; i < patience && !checkMoment(moment).isEmpty(); ++i) {
        const Result<Reply> reply = m_referee->perform(command);
        if (!reply)
            return reply.fault().message;
        if (reply->refusal)
            return sentence(*reply->refusal);
        std::optional<Refusal> refusal;
        QString fault = answerFrom(script, {}, refusal);
        if (!fault.isEmpty() || refusal)
            return refusal ? sentence(*refusal) : fault;
    }
    if (!script.unused().isEmpty())
        return u"never asked: "_s + script.unused().join(u", "_s);
    return checkMoment(moment);
}

/// {"redo": "charge"}: on through the script of the scenario until the next charge is done.
QString Play::redoThrough(const QString &procedure)
{
    const Journal &journal = m_referee->journal();
    bool done = false;
    while (!done && m_referee->canRedo()) {
        const StepId from = journal.head();
        const Result<Reply> redone = m_referee->redo();
        if (!redone)
            return redone.fault().message;
        const QList<StepId> passed = journal.steps(from, journal.head());
        done = std::any_of(passed.cbegin(), passed.cend(), [&](StepId id) {
            const Step &step = journal.step(id);
            return step.ends && journal.step(step.entry).command.procedure == procedure;
        });
    }
    return done ? QString() : u"\"%1\" is not ahead"_s.arg(procedure);
}

QString Play::playStep(const QJsonObject &step)
{
    if (step.contains(u"redo"_s)) {
        const QString fault = redoThrough(step.value(u"redo"_s).toString());
        return fault.isEmpty() ? check(step.value(u"expect"_s).toObject()) : fault;
    }
    if (step.contains(u"until"_s))
        return playUntil(step);
    if (step.contains(u"set"_s)) {
        const QJsonArray set = step.value(u"set"_s).toArray();
        return setValue(set.at(0).toString(), set.at(1).toString(), set.at(2));
    }
    m_instructed = {};
    m_said = {};
    const Result<Reply> reply = beginScriptStep(*m_referee, step, m_names);
    if (!reply)
        return reply.fault().message;
    noteTexts(*reply);
    std::optional<Refusal> refusal = reply->refusal;
    if (!refusal) {
        if (QString fault = answerAll(step, refusal); !fault.isEmpty())
            return fault;
    }
    const QJsonValue expected = step.value(u"refused"_s);
    const bool wanted = expected.isString() || expected.toBool();
    if (refusal && !wanted)
        return u"refused by %1: %2"_s.arg(refusal->rule, sentence(*refusal));
    if (!refusal && wanted)
        return u"not refused"_s;
    if (refusal && expected.isString() && expected.toString() != refusal->rule)
        return u"refused by %1 (%2), not by %3"_s.arg(refusal->rule, sentence(*refusal),
                                                      expected.toString());
    return check(step.value(u"expect"_s).toObject());
}

QString Play::sentence(const Refusal &refusal) const
{
    return m_game.rulebook().phrases.render(
        refusal.text, [this](EntityId id) { return state().entity(id).word(u"name"_s); });
}

QString Play::check(const QJsonObject &expect) const
{
    for (auto it = expect.begin(); it != expect.end(); ++it) {
        QString fault = m_names.contains(it.key()) ? checkEntity(it.key(), it.value().toObject())
                                                   : checkRest(it.key(), it.value());
        if (!fault.isEmpty())
            return fault;
    }
    return {};
}

QString Play::checkEntity(const QString &name, const QJsonObject &expected) const
{
    const Entity &entity = state().entity(m_names[name]);
    for (auto it = expected.begin(); it != expected.end(); ++it) {
        QJsonValue is = entity.value(it.key()).toJson();
        QJsonValue wanted = m_names.resolved(it.value());
        if (wanted.isArray()) {
            QJsonArray linked;
            for (const EntityId id : entity.linked(it.key()))
                linked.append(number(id));
            is = linked;
        } else if (!wanted.isString()) {
            is = is.toInt();
            wanted = wanted.isBool() ? (wanted.toBool() ? 1 : 0) : wanted.toInt();
        }
        if (is != wanted)
            return u"%1.%2 is %3, not %4"_s.arg(name, it.key(), shown(is), shown(wanted));
    }
    return {};
}

QString Play::checkOwed(const QJsonArray &expected) const
{
    QStringList is;
    for (const Owed &owed : state().owed())
        is.append(owed.procedure);
    QStringList wanted;
    for (const QJsonValue procedure : expected)
        wanted.append(procedure.toString());
    is.sort();
    wanted.sort();
    return is == wanted ? QString()
                        : u"owed is %1, not %2"_s.arg(is.join(u", "_s), wanted.join(u", "_s));
}

QString Play::checkLegal(const QJsonObject &expected) const
{
    for (auto unit = expected.begin(); unit != expected.end(); ++unit) {
        const QJsonObject actions = unit.value().toObject();
        for (auto it = actions.begin(); it != actions.end(); ++it) {
            Command command;
            command.procedure = it.key();
            if (unit.key() != u"turn")
                command.arguments = {{u"unit"_s, number(m_names[unit.key()])}};
            GivenAnswers none;
            const Run tried = adjutant::run(m_game, state(), command, none);
            const QString rule = tried.refusal ? tried.refusal->rule : QString();
            const bool fits = it.value().isString() ? rule == it.value().toString()
                                                    : it.value().toBool() == !tried.refusal;
            if (!fits)
                return u"%1 of %2: %3"_s.arg(it.key(), unit.key(),
                                             tried.refusal ? rule + u' ' + sentence(*tried.refusal)
                                                           : u"legal"_s);
        }
    }
    return {};
}

QString Play::checkOffered(const QJsonObject &expected) const
{
    for (auto unit = expected.begin(); unit != expected.end(); ++unit) {
        const QStringList open = m_game.actions(state(), m_names[unit.key()]);
        const QJsonObject actions = unit.value().toObject();
        for (auto it = actions.begin(); it != actions.end(); ++it) {
            if (open.contains(it.key()) != it.value().toBool())
                return u"%1 is offered %2"_s.arg(unit.key(), open.join(u", "_s));
        }
    }
    return {};
}

/// {"near-T": false}: what the open question has to offer, and what it may not.
QString Play::checkOptions(const QJsonObject &expected) const
{
    const Question *question = m_referee->question();
    QStringList is;
    for (const Option &option : question ? question->options : QList<Option>())
        is.append(option.id);
    for (const Cell &cell : question ? question->cells : QList<Cell>())
        is.append(cell.id);
    const QJsonObject wanted = m_names.resolved(expected).toObject();
    for (auto it = wanted.begin(); it != wanted.end(); ++it) {
        if (is.contains(it.key()) != it.value().toBool())
            return u"the options are %1"_s.arg(is.join(u", "_s));
    }
    return {};
}

/// {"side1": {"gone": 1, "whole": 15}}: what an army has lost, as it is shown.
QString Play::checkGauges(const QJsonObject &expected) const
{
    for (auto it = expected.begin(); it != expected.end(); ++it) {
        const std::optional<Gauge> gauge = m_game.gauge(state(), m_names[it.key()]);
        if (!gauge)
            return u"%1 has no gauge"_s.arg(it.key());
        const QJsonObject is{
            {u"gone"_s, gauge->gone}, {u"shaken"_s, gauge->shaken}, {u"whole"_s, gauge->whole}};
        if (is != it.value().toObject())
            return u"the gauge of %1 is %2"_s.arg(it.key(), shown(is));
    }
    return {};
}

QString Play::checkMoment(const QJsonObject &expected) const
{
    const Moment &moment = state().moment();
    if (expected.contains(u"turn"_s) && expected.value(u"turn"_s).toInt() != moment.turn)
        return u"it is turn %1"_s.arg(moment.turn);
    if (expected.contains(u"phase"_s) && expected.value(u"phase"_s).toString() != moment.phase)
        return u"it is the phase %1"_s.arg(moment.phase);
    if (expected.contains(u"side"_s) &&
        m_names[expected.value(u"side"_s).toString()] != moment.side)
        return u"it is the turn of entity %1"_s.arg(number(moment.side));
    return {};
}

void Play::noteTexts(const Reply &reply)
{
    for (const Line &line : reply.lines)
        m_said += keysIn(line.text);
    for (const effect::Instruct &instruct : reply.instructions)
        m_instructed.append(instruct.text.key());
}

QString Play::checkTexts(const QString &key, const QJsonValue &expected) const
{
    const Question *question = m_referee->question();
    QStringList is = key == u"said" ? m_said : m_instructed;
    if (key != u"instructed" && key != u"said") {
        is = {};
        if (key == u"question" && question)
            is.append(question->text.key());
        for (const Text &hint : question ? question->hints : QList<Text>()) {
            if (key == u"hints")
                is += keysIn(hint);
        }
    }
    const QStringList wanted =
        expected.isArray() ? expected.toVariant().toStringList() : QStringList(expected.toString());
    for (const QString &text : wanted) {
        if (!is.contains(text))
            return u"%1 is %2, without %3"_s.arg(key, is.join(u", "_s), text);
    }
    return {};
}

QString Play::checkRest(const QString &key, const QJsonValue &expected) const
{
    if (key == u"owed")
        return checkOwed(expected.toArray());
    if (key == u"legal")
        return checkLegal(expected.toObject());
    if (key == u"offered")
        return checkOffered(expected.toObject());
    if (key == u"options")
        return checkOptions(expected.toObject());
    if (key == u"moment")
        return checkMoment(expected.toObject());
    if (key == u"gauge")
        return checkGauges(expected.toObject());
    if (key == u"instructed" || key == u"said" || key == u"hints" || key == u"question")
        return checkTexts(key, expected);
    if (key == u"gone") {
        for (const QJsonValue name : expected.toArray()) {
            if (state().contains(m_names[name.toString()]))
                return u"%1 is still there"_s.arg(name.toString());
        }
        return {};
    }
    if (key == u"count") {
        const QJsonObject counts = expected.toObject();
        for (auto it = counts.begin(); it != counts.end(); ++it) {
            const auto is = state().entities(it.key()).size();
            if (is != it.value().toInt())
                return u"there are %1 of %2"_s.arg(is).arg(it.key());
        }
        return {};
    }
    return u"\"%1\" is nothing to expect"_s.arg(key);
}

} // namespace

QList<QJsonObject> readVectors(const QString &file)
{
    QFile data(QStringLiteral(ADJUTANT_TEST_DATA) + u'/' + file);
    QJsonParseError error;
    QJsonDocument json;
    if (data.open(QIODevice::ReadOnly))
        json = QJsonDocument::fromJson(data.readAll(), &error);
    if (!json.isArray()) {
        QTest::qFail(qPrintable(file + u": "_s + error.errorString()), __FILE__, __LINE__);
        return {};
    }
    QList<QJsonObject> vectors;
    for (const QJsonValue vector : json.array())
        vectors.append(vector.toObject());
    return vectors;
}

QString playVector(const Game &game, const QJsonObject &vector)
{
    return Play(game, vector).run();
}

} // namespace adjutant::test
