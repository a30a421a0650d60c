// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/referee.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace adjutant::app {

class Lookback;

/// One battle that is open in the window: its referee, its file, and the unit that is picked.
///
/// The widgets read it and send their requests to it; they keep no copy of what it says. Each
/// request tells whether it was carried out, and one signal says what came of it: changed, refused
/// or failed.
class Session : public QObject
{
    Q_OBJECT

public:
    /// \a file is where the referee's store keeps the battle; empty for one in memory.
    explicit Session(std::unique_ptr<Referee> referee, QString file = {},
                     QObject *parent = nullptr);
    ~Session() override;

    const Referee &referee() const { return *m_referee; }
    const Game &game() const { return m_referee->game(); }
    const Rulebook &rulebook() const { return game().rulebook(); }
    const Journal &journal() const { return m_referee->journal(); }
    /// As it is shown: with what the entry in front has done so far.
    const State &state() const { return m_referee->state(); }
    /// What is asked now; null where nothing is.
    const Question *question() const { return m_referee->question(); }
    const QString &file() const { return m_file; }
    /// The name that players gave the battle, or that of its scenario.
    QString battleName() const;

    /// Whether the players want the program to throw the dice.
    bool appDice() const;
    /// The number of the colour that \a side has; 0 where it is none.
    int colourOf(EntityId side) const;
    /// Under it the name of a battle is kept aside that has another than its scenario.
    static inline const QString NameAside = QStringLiteral("name");
    /// What was last kept aside under \a name; empty for nothing.
    QString aside(const QString &name) const { return m_referee->aside().value(name); }

    /// Sentences in the language in use, with the names of this battle.
    QString render(const Text &text) const;
    QString render(const QString &key) const { return rulebook().phrases.render(key); }
    QString nameOf(EntityId id) const;

    /// What the last request that was carried out brought about.
    const Reply &lastReply() const { return m_reply; }
    /// Why the last request was refused; null where it was not.
    const Refusal *refusal() const { return m_refused ? &m_refused->refusal : nullptr; }

    /// Whether the referee can let the refused request pass.
    bool canAllow() const { return m_refused && m_refused->again; }

    /// The moment of the past that is looked at beside what is now.
    Lookback &lookback() const { return *m_lookback; }

    // Requests.
    bool perform(const Command &command);
    /// The action of a unit, or with EntityId::None a command of the turn.
    bool act(const QString &action, EntityId unit);
    /// The same, where nothing special happens: questions about the unit that have an assumed
    /// answer get it; others are put.
    bool actPlainly(const QString &action, EntityId unit);
    bool answer(const QJsonValue &value);
    /// The program throws the dice that are asked for.
    bool rollForMe();
    bool park();
    bool resume(StepId entry);
    /// Gives the entry in front up.
    bool cancel();
    bool settle(int owed);
    bool note(const QJsonValue &content, const Text &label);
    /// Keeps what is no part of the course of the battle, see Referee; nothing changes by it.
    bool keepAside(const QString &name, const QString &value);
    /// Repeats the request that was refused, past the refusal. A reason is invited, not demanded.
    bool allowAnyway(const QString &reason = {});
    /// Leaves the refusal as it is: nothing was done.
    void dismissRefusal();

    bool undo();
    bool redo();
    bool jump(StepId step);
    /// Goes on from \a step on the line that ends with \a tip, with what followed by itself.
    bool goOnFrom(StepId step, StepId tip);
    /// Back by one answer of the entry in front; gives it up where it has none yet.
    bool backOne();
    /// Back to the moment at which \a answer was asked for. What followed stays for redo.
    bool backTo(StepId answer);
    bool correct(StepId answer, const QJsonValue &value);
    bool insert(StepId beforeEntry, const Command &command);
    bool decide(Revision::Choice choice);
    bool abandonRevision();

    /// What undo would take back, and redo bring again; empty where there is nothing.
    QString undoLabel() const;
    QString redoLabel() const;

    /// The unit that is picked; None where none is, or where it is gone.
    EntityId selected() const;
    void select(EntityId unit);

signals:
    /// Something happened: state, question, log and all else may be different.
    void changed();
    /// The rules say no; nothing changed. See allowAnyway.
    void refused(const adjutant::Refusal &refusal);
    /// The refusal that was shown is no longer of interest.
    void refusalDismissed();
    /// A request made no sense or could not be kept; nothing changed.
    void failed(const QString &message);
    void selectionChanged();
    /// After changed(): what was begun had to be given up, and why.
    void givenUp(const adjutant::Refusal &why);
    /// Somebody wants to set something of that unit or marker by hand.
    void handWanted(adjutant::EntityId subject);
    /// Somebody wants to go through the counters of all units.
    void rollCallWanted();
    /// Somebody wants to see the photograph that \a step keeps.
    void photographWanted(adjutant::StepId step);
    /// Somebody wants a number of a table to be another one; it may stand for several rows.
    void houseRuleWanted(const QString &table, const QList<int> &rows, const QString &column);

private:
    /// A request that can be made again, past the refusals of the given keys.
    using Request = std::function<Result<Reply>(const QStringList &allowed, const QString &reason)>;

    struct Refused
    {
        Refusal refusal;
        QStringList allowed;
        Request again; ///< none where nothing can be allowed
    };

    QJsonObject beginning() const;
    bool ask(const Request &request, const QStringList &allowed = {}, const QString &reason = {});
    bool carryOut(const Result<Reply> &reply, const Request &again = {},
                  const QStringList &allowed = {});
    bool goOnPlainly();
    void noteRemoved();
    bool noteSide();

    std::unique_ptr<Referee> m_referee;
    QString m_file;
    Reply m_reply;
    std::optional<Refused> m_refused;
    EntityId m_selected = EntityId::None;
    EntityId m_acting = EntityId::None; ///< the side whose unit that is
    StepId m_plainEntry = StepId::None; ///< the entry that goes on plainly
    QHash<EntityId, Entity> m_removed;  ///< for the names that old lines of the log mention
    qsizetype m_stepsSeen = 0;
    std::unique_ptr<Lookback> m_lookback;
};

} // namespace adjutant::app
