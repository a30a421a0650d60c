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

/// Walks through everything that can happen: it answers each throw, and every run goes one way down
/// to its end; the next run turns at the last throw that has another outcome left.
class Walk : public Answers
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

    /// All that can come of it after the answers \a given.
    Odds odds(const QHash<QString, QJsonValue> &given)
    {
        Odds odds;
        m_given = given;
        m_forks.clear();
        do {
            if (m_runsLeft-- <= 0) {
                odds.exact = false;
                break;
            }
            m_depth = 0;
            m_chance = 1;
            count(run(m_game, m_state, m_command, *this), odds);
        } while (turn());
        addTheUnchanged(m_state, odds);
        return odds;
    }

    std::optional<QJsonValue> find(const Question &question) override
    {
        if (const auto given = m_given.constFind(question.key); given != m_given.cend())
            return *given;
        if (m_depth == m_forks.size())
            m_forks.append({waysOn(question)});
        const Fork &fork = m_forks.at(m_depth);
        if (fork.ways.isEmpty())
            return std::nullopt;
        ++m_depth;
        const Outcome &way = fork.ways.at(fork.taken);
        m_chance *= way.chance;
        return way.answer;
    }

private:
    struct Fork
    {
        QList<Outcome> ways;
        qsizetype taken = 0;
    };

    static QList<Outcome> waysOn(const Question &question)
    {
        if (question.kind == QuestionKind::Dice)
            return outcomes(question);
        const QJsonValue assumed = assumedAnswer(question);
        return question.accept(assumed) ? QList<Outcome>{{assumed, 1.0}} : QList<Outcome>{};
    }

    /// Turns to the next way; false where all were gone.
    bool turn()
    {
        while (!m_forks.isEmpty() && m_forks.last().taken + 1 >= m_forks.last().ways.size())
            m_forks.removeLast();
        if (m_forks.isEmpty())
            return false;
        ++m_forks.last().taken;
        return true;
    }

    void count(const Run &ended, Odds &odds) const
    {
        if (ended.end == Run::End::Asks) {
            odds.exact = false;
        } else if (ended.end == Run::End::Refused) {
            odds.refused += m_chance;
        } else {
            countEntities(ended.state, odds);
            countRows(ended.lines, m_chance, odds);
        }
    }

    void countEntities(const State &after, Odds &odds) const
    {
        for (const EntityId id : m_state.entities()) {
            if (m_state.entity(id) == after.entity(id))
                continue;
            for (const QString &key : m_strengths)
                countLoss(after, id, key, odds);
            for (const ValueDeclaration &declaration : m_marked)
                countValue(after, id, declaration, odds);
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
                    Odds &odds) const
    {
        using Kind = ValueDeclaration::Kind;
        const bool counts = declaration.kind == Kind::Number || declaration.kind == Kind::Flag;
        const int now = m_state.entity(id).number(declaration.key);
        const int then = after.entity(id).number(declaration.key);
        if (counts && then != now)
            odds.values[id][declaration.key][then] += m_chance;
    }

    void countLoss(const State &after, EntityId id, const QString &key, Odds &odds) const
    {
        const int strength = m_state.entity(id).number(key);
        const int lost = strength - after.entity(id).number(key);
        if (lost <= 0)
            return;
        UnitOdds &unit = odds.units[id];
        unit.strength = strength;
        unit.losses[lost] += m_chance;
    }

    const Game &m_game;
    const State &m_state;
    const Command &m_command;
    int m_runsLeft;
    QStringList m_strengths;
    QList<ValueDeclaration> m_marked; ///< on the table
    QHash<QString, QJsonValue> m_given;
    QList<Fork> m_forks;
    qsizetype m_depth = 0; ///< how many forks this run has passed
    double m_chance = 1;   ///< of the way that this run goes
};

/// The question at which the answers \a given end; nothing where nothing is asked.
std::optional<Question> askedAfter(const Game &game, const State &state, const Command &command,
                                   const QHash<QString, QJsonValue> &given)
{
    GivenAnswers answers;
    for (auto it = given.cbegin(); it != given.cend(); ++it)
        answers.insert(it.key(), it.value());
    return run(game, state, command, answers).question;
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
    const std::optional<Question> asked = askedAfter(game, state, command, given);
    if (asked)
        result.comparison = asked->comparison;
    if (!asked || asked->kind != QuestionKind::Cells) {
        result.odds = walk.odds(given);
        return result;
    }
    result.cells = asked;
    QHash<QString, QJsonValue> answers = given;
    for (const Cell &cell : asked->cells) {
        if (cell.refusal)
            continue;
        answers.insert(asked->key, cell.id);
        result.byCell.insert(cell.id, walk.odds(answers));
    }
    return result;
}

} // namespace adjutant
