// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/state.h"
#include "core/battle/step.h"
#include "core/referee/answers.h"
#include "core/referee/dice.h"
#include "core/referee/game.h"
#include "core/referee/question.h"
#include "core/referee/refusal.h"
#include "core/referee/table_row.h"

#include <QHash>
#include <QMap>
#include <QStringList>

#include <functional>

namespace adjutant {

/// What a procedure talks to: it asks people, reads tables and rulings, and acts on the state.
///
/// A procedure is run from its first line each time; answers that were given are found by the keys
/// of the questions. Where they end, asking stops the run, and so does a refusal. A procedure holds
/// no state of its own, touches no file, clock or random generator, and never sees who answers.
class Interview
{
public:
    Interview(const Game &game, State state, const Command &command, Answers &answers);

    // What is known.
    const Game &game() const { return m_game; }
    const Rulebook &rulebook() const { return m_game.rulebook(); }
    const Command &command() const { return m_command; }
    const State &state() const { return m_state; }
    const Entity &entity(EntityId id) const { return m_state.entity(id); }
    const Moment &moment() const { return m_state.moment(); }
    /// The unit that acts: the argument "unit".
    EntityId unit() const { return m_unit; }
    /// The option in force for that ruling.
    QString ruling(const QString &id) const;
    bool ruled(const QString &id, const QString &option) const { return ruling(id) == option; }
    /// For rulings that are numbers.
    int rulingNumber(const QString &id) const;
    const LengthRule &lengths() const { return m_lengths; }

    // Tables. Each asserts that the table exists.
    /// The row for \a query; nothing in a gap or beyond the edge.
    std::optional<Row> find(const QString &table, const TableQuery &query) const;
    /// The row for \a query, which has to be there.
    Row row(const QString &table, const TableQuery &query) const;
    Row row(const QString &table, int index) const;
    /// Column "value" of the row \a name of a table with the one key "name": a lone number.
    int limit(const QString &table, const QString &name) const;
    /// The cells of a table as a question: rows by \a rowKey (a distance or a number; may be
    /// empty), columns by \a columnKey (a choice; may be empty), the other keys known.
    QList<Cell> cells(const QString &table, const TableQuery &known, const QString &rowKey,
                      const QString &columnKey) const;

    // Asking. Each returns only once it is answered.
    QJsonValue ask(Question question);
    bool yes(const Question &question);
    int number(const Question &question);
    Length length(const Question &question);
    QString oneOf(const Question &question);
    EntityId oneEntity(const Question &question);
    QStringList someOf(const Question &question);
    QList<EntityId> someEntities(const Question &question);
    /// The options with a number above 0, by their id.
    QMap<QString, int> tally(const Question &question);
    /// The cell that was tapped. Refuses where it is one that is not possible.
    Cell cell(const Question &question);
    Throw roll(const Question &question);
    /// The winning group of two; thrown again while the dice are equal.
    int rollOff(const Question &question);

    // Refusing. Does nothing where the referee lets it pass.
    void refuse(const Refusal &refusal);
    void refuseIf(bool condition, const QString &rule, const Text &text);
    /// For what cannot be, whatever anybody allows: an entity that is not there, a word that means
    /// nothing.
    void forbidIf(bool condition, const QString &rule, const Text &text) const;
    /// Whether that refusal was let pass.
    bool allows(const QString &refusalKey) const;

    // Acting. What would change nothing leaves no effect.
    EntityId create(const QString &kind, EntityId parent, const Entity::Values &values = {});
    /// Takes the entity away, with every link from and to it and what it still owes (as "unit").
    void remove(EntityId id);
    /// What was removed is there again under its own number, with its values and no links.
    void restore(EntityId id);
    void set(EntityId id, const QString &key, const Value &value);
    /// Adds to a number and keeps it within its declared range. Returns by how much it changed.
    int add(EntityId id, const QString &key, int amount);
    void link(EntityId from, const QString &key, EntityId to);
    void unlink(EntityId from, const QString &key, EntityId to);
    void unlinkAll(EntityId from, const QString &key);
    /// What an owed item owes goes in front of the rest; items due now go before all others.
    void owe(Owed owed);
    void settle(int owedId);
    /// Settles what is owed or offered and \a isVoid.
    void withdraw(const std::function<bool(const Owed &)> &isVoid);
    /// Settles everything that waits for \a gate and is only offered.
    void lapse(const QString &gate);
    void advance(const Moment &moment);
    /// Sets back what is declared to clear at \a when, for the entities of \a side (with
    /// EntityId::None for all).
    void clear(Clears when, EntityId side);
    void instruct(EntityId subject, const Text &text);
    /// A line of the log.
    void say(const QString &rule, const Text &text);
    void say(const QString &rule, const Text &text, const Row &row);

    // What came of it.
    const QList<Effect> &effects() const { return m_effects; }
    const QList<Line> &lines() const { return m_lines; }
    /// The keys of the questions that were asked so far and answered by people.
    const QStringList &answered() const { return m_answered; }

private:
    void complete(Question &question);
    QString freeKey(const QString &stem);
    void apply(const Effect &effect);
    void checkThere(EntityId id) const;
    void clearValue(EntityId id, const ValueDeclaration &declaration);
    int highest(const Entity &entity, const ValueDeclaration &declaration) const;
    QList<std::pair<EntityId, QString>> linksTo(EntityId id) const;

    const Game &m_game;
    const Command &m_command;
    EntityId m_unit;
    Answers &m_answers;
    State m_state;
    LengthRule m_lengths; ///< rulings change between entries, never within one
    QList<Effect> m_effects;
    QList<Line> m_lines;
    QStringList m_answered;
    QHash<QString, int> m_asked; ///< how often a stem of a key was asked in this run
    qsizetype m_owePlace = -1;   ///< where an owed item's own debts go; -1 for nobody's
    qsizetype m_dueNow = 0;      ///< how many items due now this run owed
};

/// The side that \a id belongs to: itself, or the first parent that is one; None for none.
EntityId sideOf(const State &state, EntityId id);
/// The other sides of the battle.
QList<EntityId> enemies(const State &state, EntityId side);
/// The option in force for a ruling, in any state.
QString rulingOf(const Rulebook &rulebook, const State &state, const QString &id);

} // namespace adjutant
