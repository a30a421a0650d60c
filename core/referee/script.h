// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/referee.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QMap>

#include <memory>
#include <optional>

namespace adjutant {

/// The names by which a script calls the entities of its battle.
class ScriptNames
{
public:
    void insert(const QString &name, EntityId id) { m_ids.insert(name, id); }
    bool contains(const QString &name) const { return m_ids.contains(name); }
    EntityId operator[](const QString &name) const { return m_ids.value(name, EntityId::None); }

    /// \a json with every name replaced by the number of its entity.
    QJsonValue resolved(const QJsonValue &json) const;

private:
    QString resolvedPart(const QString &part) const;
    QString resolvedParts(const QString &word) const;

    QMap<QString, EntityId> m_ids;
};

/// The answers of one step of a script, each given once: {"aim": {...}, "dice": [[4, 2], [6]]}, by
/// the question's name or kind.
///
/// A list of lists or objects answers one question after the other; so does any list whose key ends
/// with a star. Where there is none, what is filled in is left as it is. ["+", "flank"] is "flank"
/// besides what is filled in.
class ScriptAnswers
{
public:
    ScriptAnswers(const QJsonObject &answers, const ScriptNames &names);

    std::optional<QJsonValue> take(const Question &question);
    /// What nothing has asked for.
    QStringList unused() const;

private:
    QMap<QString, QJsonArray> m_queues;
};

/// Begins what \a step says: {"do": {"action": "shoot", "unit": "A"}}, with the refusals in "allow"
/// let pass, or {"settle": "fire", "unit": "C"}, what is owed. A step of answers alone begins
/// nothing.
Result<Reply> beginScriptStep(Referee &referee, const QJsonObject &step, const ScriptNames &names);

/// Plays the script of \a scenario through \a referee, who stands at its beginning, and goes back
/// there: its steps are ahead, for redo. The fault names the step that does not fit; then the
/// battle is of no use any more.
Result<Done> playScript(Referee &referee, const Scenario &scenario);

/// Begins a battle as Referee::begin does, with the script of its scenario ahead. A battle that was
/// changed so that the script does not fit any more begins without it.
Result<std::unique_ptr<Referee>> beginScenario(const Game &game, const Command &begin,
                                               std::unique_ptr<Store> store);

} // namespace adjutant
