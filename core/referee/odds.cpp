// SPDX-License-Identifier: MIT
#include "core/referee/odds.h"

#include "core/referee/outcomes.h"
#include "core/referee/run.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <numeric>
#include <utility>

namespace adjutant {

namespace {

/// What odds take for the answer to a question that nobody was asked yet.
QJsonValue assumedAnswer(const Question &question)
{
    if (!question.assumed.isNull() && !question.assumed.isUndefined())
        return question.assumed;
    switch (question.kind) {
    case QuestionKind::OneOf:
    case QuestionKind::Card:
        return question.options.isEmpty() ? QJsonValue() : QJsonValue(question.options.first().id);
    case QuestionKind::SomeOf:
        return QJsonArray();
    case QuestionKind::Tally:
        return QJsonObject();
    case QuestionKind::Number:
    case QuestionKind::Length:
        return question.minimum;
    case QuestionKind::YesNo:
        return false;
    case QuestionKind::Cells:
        return question.cells.isEmpty() ? QJsonValue() : QJsonValue(question.cells.first().id);
    case QuestionKind::Dice:
    case QuestionKind::Place:
    case QuestionKind::Secret:
    case QuestionKind::Note:
        break;
    }
    return QString();
}

/// Walks through everything that can happen.
class Walk
{
public:
    Walk(const Game &game, const State &state, const Command &command, int bound)
        : m_game(game)
        , m_state(state)
        , m_command(command)
        , m_runsLeft(bound)
    {
        for (const ValueDeclaration &declaration : game.rulebook().values) {
            if (declaration.strength)
                m_strengths.append(declaration.key);
            else if (!declaration.onTable.isEmpty() && !declaration.secret)
                m_marked.append(declaration);
        }
    }

    Run start(const QHash<QString, QJsonValue> &given)
    {
        m_given = given;
        return next();
    }

    /// Follows \a begun, which came about with \a chance, to all its ends.
    void follow(const Run &begun, double chance, Odds &odds)
    {
        if (begun.end == Run::End::Refused) {
            odds.refused += chance;
            return;
        }
        if (begun.end == Run::End::Done) {
            count(begun.state, chance, odds);
            countRows(begun.lines, chance, odds);
            return;
        }
        const Question &question = *begun.question;
        if (question.kind == QuestionKind::Dice) {
            for (const Outcome &outcome : outcomes(question))
                answer(question, outcome.answer, chance * outcome.chance, odds);
        } else {
            answer(question, assumedAnswer(question), chance, odds);
        }
    }

    void answer(const Question &question, const QJsonValue &value, double chance, Odds &odds)
    {
        if (m_runsLeft <= 0 || !question.accept(value)) {
            odds.exact = false;
            return;
        }
        m_given.insert(question.key, value);
        follow(next(), chance, odds);
        m_given.remove(question.key);
    }

private:
    class Source : public Answers
    {
    public:
        explicit Source(const QHash<QString, QJsonValue> &given)
            : m_given(given)
        {
        }
        std::optional<QJsonValue> find(const Question &question) override
        {
            const auto found = m_given.constFind(question.key);
            return found == m_given.cend() ? std::nullopt : std::optional<QJsonValue>(*found);
        }

    private:
        const QHash<QString, QJsonValue> &m_given;
    };

    Run next()
    {
        --m_runsLeft;
        Source source(m_given);
        return run(m_game, m_state, m_command, source);
    }

    void count(const State &after, double chance, Odds &odds) const
    {
        for (const EntityId id : m_state.entities()) {
            for (const QString &key : m_strengths)
                countLoss(after, id, key, chance, odds);
            for (const ValueDeclaration &declaration : m_marked)
                countValue(after, id, declaration, chance, odds);
        }
    }

    /// A row counts once, however often the log names it.
    static void countRows(const QList<Line> &lines, double chance, Odds &odds)
    {
        QSet<std::pair<QString, int>> seen;
        for (const Line &line : lines) {
            if (line.row >= 0 && !seen.contains({line.table, line.row}))
                odds.rows[line.table][line.row] += chance;
            seen.insert({line.table, line.row});
        }
    }

    void countValue(const State &after, EntityId id, const ValueDeclaration &declaration,
                    double chance, Odds &odds) const
    {
        using Kind = ValueDeclaration::Kind;
        const bool counts = declaration.kind == Kind::Number || declaration.kind == Kind::Flag;
        const int now = m_state.entity(id).number(declaration.key);
        const int then = after.entity(id).number(declaration.key);
        if (counts && then != now)
            odds.values[id][declaration.key][then] += chance;
    }

    void countLoss(const State &after, EntityId id, const QString &key, double chance,
                   Odds &odds) const
    {
        const int strength = m_state.entity(id).number(key);
        const int lost = strength - after.entity(id).number(key);
        if (lost <= 0)
            return;
        odds.units[id].strength = strength;
        odds.units[id].losses[lost] += chance;
    }

    const Game &m_game;
    const State &m_state;
    const Command &m_command;
    int m_runsLeft;
    QStringList m_strengths;
    QList<ValueDeclaration> m_marked; ///< on the table
    QHash<QString, QJsonValue> m_given;
};

/// Gives \a otherwise what is left of certainty.
void fillUp(ChanceOf &chances, int otherwise)
{
    const double known = std::accumulate(chances.cbegin(), chances.cend(), 0.0);
    chances.insert(otherwise, std::max(0.0, 1.0 - known));
}

/// What does not change in some of the ways stays in them what it is in \a now.
void addTheUnchanged(const State &now, Odds &odds)
{
    for (UnitOdds &unit : odds.units)
        fillUp(unit.losses, 0);
    for (auto unit = odds.values.begin(); unit != odds.values.end(); ++unit) {
        for (auto value = unit->begin(); value != unit->end(); ++value)
            fillUp(*value, now.entity(unit.key()).number(value.key()));
    }
}

} // namespace

double UnitOdds::atLeastOne() const
{
    return 1.0 - losses.value(0, 1.0);
}

double UnitOdds::expected() const
{
    double sum = 0;
    for (auto it = losses.cbegin(); it != losses.cend(); ++it)
        sum += it.key() * it.value();
    return sum;
}

double UnitOdds::destroyed() const
{
    return strength > 0 ? losses.value(strength, 0.0) : 0.0;
}

OddsByCell workOutOdds(const Game &game, const State &state, const Command &command,
                       const QHash<QString, QJsonValue> &given, int bound)
{
    Walk walk(game, state, command, bound);
    OddsByCell result;
    const Run begun = walk.start(given);
    if (begun.end == Run::End::Asks)
        result.comparison = begun.question->comparison;
    const bool asksForCell =
        begun.end == Run::End::Asks && begun.question->kind == QuestionKind::Cells;
    if (!asksForCell) {
        walk.follow(begun, 1.0, result.odds);
        addTheUnchanged(state, result.odds);
        return result;
    }
    result.cells = begun.question;
    for (const Cell &cell : begun.question->cells) {
        if (cell.refusal)
            continue;
        Odds odds;
        walk.answer(*begun.question, cell.id, 1.0, odds);
        addTheUnchanged(state, odds);
        result.byCell.insert(cell.id, odds);
    }
    return result;
}

} // namespace adjutant
