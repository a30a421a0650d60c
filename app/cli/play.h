// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/battle_words.h"
#include "app/cli/console.h"

#include "core/referee/odds.h"
#include "core/referee/offer.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace adjutant::cli {

/// The referee as questions in a terminal: reads lines, prints what came of them.
///
/// While something is asked, a line is the answer, unless its first word is a command or names what
/// a unit does. Everything that people need to type is said by "help" and by "?".
class Play
{
public:
    Play(Referee &referee, const Console &console);

    /// Plays until the input ends or somebody leaves.
    void run();
    /// Obeys one line. False for "quit".
    bool obey(const QString &line);

private:
    /// A request that can be made again, past the refusals of the given keys.
    using Request = std::function<Result<Reply>(const QStringList &allowed)>;
    using Handler = void (Play::*)(const QStringList &arguments);
    struct Refused
    {
        Request again;
        QStringList allowed;
    };

    static Handler handler(const QString &word);
    void prompt();
    void put(const QString &line);
    bool carryOut(const Result<Reply> &reply);
    bool ask(const Request &request, const QStringList &allowed = {});
    void perform(const Command &command);
    void answer(const QString &typed);

    // What units and the turn can do.
    bool isUnitCommand(const QStringList &parts) const;
    void unitCommand(const QStringList &parts);
    void showOffers(EntityId unit);
    QString offerText(const Offer &offer) const;
    /// The action that \a word means for \a unit; empty where none does.
    QString actionNamed(EntityId unit, const QString &word) const;
    std::optional<Command> commandOf(const QStringList &parts);
    EntityId targetNamed(const QString &action, const QString &word) const;

    // Commands by their word.
    void help(const QStringList &arguments);
    void undo(const QStringList &arguments);
    void redo(const QStringList &arguments);
    void back(const QStringList &arguments);
    void cancel(const QStringList &arguments);
    void allow(const QStringList &arguments);
    void owed(const QStringList &arguments);
    void settle(const QStringList &arguments);
    void log(const QStringList &arguments);
    void park(const QStringList &arguments);
    void resume(const QStringList &arguments);
    void set(const QStringList &arguments);
    void ruling(const QStringList &arguments);
    void note(const QStringList &arguments);
    void odds(const QStringList &arguments);
    void table(const QStringList &arguments);
    void state(const QStringList &arguments);
    void decide(const QStringList &arguments);

    std::optional<Value> valueFor(const ValueDeclaration &declaration, const QString &word) const;
    void printOdds(const OddsByCell &odds);

    Referee &m_referee;
    Console m_console;
    BattleWords m_words;
    std::optional<Refused> m_refused;
    QString m_explained; ///< key of the question whose hints were shown last
};

} // namespace adjutant::cli
