// SPDX-License-Identifier: MIT
#include "core/report/throws.h"

#include "core/referee/dice.h"
#include "core/referee/interview.h"
#include "core/referee/run.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

/// The question that \a answer answered: its entry run again over the answers that it had.
std::optional<Question> questionOf(const Referee &referee, const State &before, const Step &answer)
{
    const Journal &journal = referee.journal();
    GivenAnswers given;
    if (const OpenEntry *entry = journal.openAt(answer.parent).find(answer.entry)) {
        for (const StepId id : entry->answers)
            given.insert(journal.step(id).key, journal.step(id).answer);
    }
    const Command &command = journal.step(answer.entry).command;
    std::optional<Question> question = run(referee.game(), before, command, given).question;
    // A battle that was played with an older reading of the rules may have asked something else.
    if (question && question->key != answer.key)
        question.reset();
    return question;
}

/// What the answer alone tells, where the question is not known any more.
Question questionFrom(const Step &answer)
{
    Question question;
    question.kind = QuestionKind::Dice;
    question.reading = Reading::Sum;
    const QString thrower = answer.fact.section(u'/', 2).section(u'#', 0, 0);
    const qsizetype groups = answer.answer[u"groups"_s].toArray().size();
    DiceGroup group;
    group.actor = EntityId{thrower.toInt()};
    question.dice = QList<DiceGroup>(groups, group);
    return question;
}

} // namespace

std::optional<Thrown> throwAt(const Referee &referee, const State &before, StepId answer)
{
    const Step &step = referee.journal().step(answer);
    if (step.kind != Step::Kind::Answer || step.fact.isEmpty())
        return std::nullopt;
    const Question question =
        questionOf(referee, before, step).value_or(questionFrom(step)); // dice are facts either way
    const Throw dice(question, step.answer);
    const bool winnerAlone = step.answer.toObject().contains(u"winner"_s);
    Thrown thrown{answer, isThrownByProgram(step.answer), {}};
    for (int i = 0; i < question.dice.size(); ++i) {
        const DiceGroup &asked = question.dice.at(i);
        const bool scored = question.reading == Reading::Count;
        thrown.groups.append({sideOf(before, asked.actor), asked.sides,
                              winnerAlone ? asked.count : dice.count(i), dice.faces(i),
                              scored ? dice.score(i) : 0});
    }
    return thrown;
}

QList<Thrown> throwsOf(const Referee &referee)
{
    const Journal &journal = referee.journal();
    QList<Thrown> all;
    QHash<QString, qsizetype> places;
    State state;
    for (const StepId id : journal.path(journal.head())) {
        const Step &step = journal.step(id);
        if (const std::optional<Thrown> thrown = throwAt(referee, state, id)) {
            const qsizetype place = places.value(step.fact, all.size());
            places.insert(step.fact, place);
            if (place < all.size())
                all[place] = *thrown;
            else
                all.append(*thrown);
        }
        for (const Effect &effect : step.effects)
            state.apply(effect);
    }
    return all;
}

} // namespace adjutant
