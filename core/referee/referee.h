// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/journal.h"
#include "core/referee/game.h"
#include "core/referee/revision.h"
#include "core/referee/run.h"
#include "core/referee/store.h"

#include <QJsonValue>
#include <QStringList>

#include <memory>
#include <optional>

namespace adjutant {

/// What became of what somebody asked of the referee.
struct Reply
{
    QList<Effect> effects;                ///< how the state that is shown changed
    QList<Line> lines;                    ///< new lines of the log
    QList<effect::Instruct> instructions; ///< what people have to do on the table
    std::optional<Refusal> refusal;       ///< the rules say no; then nothing changed
    /// What had been begun and was given up, because the rules have no place for it any more.
    std::optional<Refusal> givenUp;

    static Reply refusing(const Refusal &why) { return {{}, {}, {}, why, {}}; }
};

/// The conversation about one battle: commands in, questions out.
///
/// Holds the journal and the entry in front; every step is in the store before a call returns.
/// A Fault means that a request made no sense or could not be kept; like a refusal it changes
/// nothing. Calls never leave a question that has only one answer, nor anything due at once that is
/// not being asked.
class Referee
{
public:
    /// Begins a battle with the command "begin" (see beginCommand). \a store may be null: then the
    /// battle lives in memory.
    static Result<std::unique_ptr<Referee>> begin(const Game &game, const Command &begin,
                                                  std::unique_ptr<Store> store);
    /// Takes a kept battle up where it was left.
    static Result<std::unique_ptr<Referee>>
    resumeBattle(const Game &game, const StoredBattle &battle, std::unique_ptr<Store> store);

    const Game &game() const { return m_game; }
    const Journal &journal() const { return m_journal; }
    /// The state as it is shown: with what the entry in front has done so far.
    const State &state() const { return m_front ? m_front->state : m_journal.state(); }
    /// What is asked now; null where nothing is.
    const Question *question() const;
    /// The command of the entry in front; null where none is open.
    const Command *frontCommand() const;
    /// The lines that the entry in front has produced so far.
    QList<Line> frontLines() const { return m_front ? m_front->lines : QList<Line>(); }
    /// What it has told people to do on the table so far.
    QList<effect::Instruct> frontInstructions() const;
    /// The answers of the entry in front so far, in order.
    QList<StepId> frontAnswers() const;

    /// Whether the first entry is still open: until it ends nothing is there that could act.
    bool isBeingSetUp() const;
    static Fault notSetUp();

    Result<Reply> perform(const Command &command);
    /// Answers the open question. \a allowed names refusals that are let pass.
    Result<Reply> answer(const QJsonValue &value, const QStringList &allowed = {});
    Result<Reply> park();
    Result<Reply> resume(StepId entry);
    /// Gives the entry in front up. Its dice stay noted.
    Result<Reply> cancel(const QStringList &allowed = {});
    /// Takes up something that is owed or offered.
    Result<Reply> settle(int owed, const QStringList &allowed = {}, const QString &reason = {});
    /// Keeps what is no part of the course of the battle, such as its clock: no step, not undone.
    Result<Done> keepAside(const QString &name, const QString &value);
    /// What was last kept, by name.
    const QMap<QString, QString> &aside() const { return m_aside; }
    /// Keeps a note: changes nothing in the state.
    Result<Reply> note(const QJsonValue &content, const Text &label);

    // The past.
    bool canUndo() const { return undoStep() != StepId::None; }
    bool canRedo() const { return redoTarget() != StepId::None; }
    /// The step that undo takes back, or None.
    StepId undoStep() const;
    /// The step that redo brings back, or None.
    StepId redoStep() const;
    Result<Reply> undo();
    Result<Reply> redo();
    /// Moves to any step. What is ahead of it stays, and redo leads there.
    Result<Reply> jump(StepId step);
    /// The last step that followed \a step by itself, on the line that ends with \a tip.
    StepId settledAfter(StepId step, StepId tip) const;

    // Looking at the past. Both are referees of their own, in memory, who change nothing here.
    /// One who stands at \a step.
    std::unique_ptr<Referee> at(StepId step) const;
    /// One who asks what \a answer answered.
    Result<std::unique_ptr<Referee>> asking(StepId answer) const;

    // Changing the past. What follows is asked again and answered from the old steps; see Revision.
    Result<Reply> correct(StepId answer, const QJsonValue &value, const QStringList &allowed = {});
    Result<Reply> insert(StepId beforeEntry, const Command &command);
    /// The change of the past that is going on; null where none is.
    const Revision *revision() const { return m_revision ? &*m_revision : nullptr; }
    /// The old entry that people are asked about now: it is no longer legal, or one of its old
    /// answers does not fit any more. None where nothing is in the way.
    StepId disputedEntry() const;
    /// What can be done with that entry; nothing where there is none.
    QList<Revision::Choice> choices() const;
    Result<Reply> decide(Revision::Choice choice);
    /// Leaves the change of the past: back to where one was.
    Result<Reply> abandonRevision();
    /// What the last finished change of the past asks to be changed on the real table.
    const QList<effect::Instruct> &tableChanges() const { return m_tableChanges; }

private:
    Referee(const Game &game, std::unique_ptr<Store> store);

    /// What is shown before a request, to say afterwards what it changed.
    struct Before
    {
        State state;
        StepId head = StepId::None;
        qsizetype steps = 0;
        qsizetype lines = 0;
        qsizetype effects = 0;
        StepId front = StepId::None;
        bool revising = false;
    };
    Before before() const;
    /// The step up to which the real table was played: nobody touches it before a change of the
    /// past is through.
    StepId tableStep() const;
    /// As it stands.
    State tableState() const;
    /// The moves that the entry in front has told people to make.
    QList<effect::Instruct> frontMoves() const;
    /// What the open \a entry had told people when it was asked last on the way to \a upTo.
    QList<Effect> toldIn(StepId entry, StepId upTo) const;
    /// What is to be done for an entry that comes back to the front: what it tells now and had not
    /// told, and the moves to take back that it tells no more.
    QList<effect::Instruct> toldAnew(StepId entry, StepId upTo) const;
    /// What an entry had told that \a cancelled gave up, taken back.
    QList<effect::Instruct> takenBackBy(const Step &cancelled) const;
    /// Those that the entry told of that was in front while the real table was played last.
    QList<effect::Instruct> movesInFrontOfTable() const;
    /// How the moves that were made up to \a played, and \a inFront there, differ from those that
    /// are to be made now.
    QList<effect::Instruct> movesSince(StepId played, const QList<effect::Instruct> &inFront) const;
    Reply replySince(const Before &before) const;
    void tell(Reply &reply, const QList<StepId> &steps, const Before &before) const;
    void tellGivenUp(Reply &reply, const Step &cancelled, const Before &before) const;
    void tellFront(Reply &reply, const Before &before) const;
    /// Whether \a entry was open before the request.
    bool wasOpen(StepId entry, const Before &before) const;
    /// Finishes a request: what is due follows, and the reply says what changed.
    Result<Reply> settleAndReply(const Before &seen);
    Run runEntry(const OpenEntry &entry, const State &over, const Step *answer = nullptr) const;
    /// Why the value that \a command sets by hand would not be shown: the entry in front sets it,
    /// too, over what \a begun came to.
    std::optional<Refusal> setAgain(const Command &command, const Run &begun) const;
    /// Why \a command makes no sense; nothing where it does.
    std::optional<Fault> senseless(const Command &command) const;
    static Fault nothingAsked();
    Result<Done> append(Step step);
    Result<Done> appendNote(const QJsonValue &content, const Text &label = {});
    Result<Done> closeStaleRevision();
    Result<Done> moveHead(StepId head, StepId tip);
    Result<Reply> goTo(StepId head, StepId tip);
    void refresh();
    void offerKnownDice(Run &run) const;
    Step commandStep(const Command &command, const Run &run) const;
    Step answerStep(const QJsonValue &value, const QStringList &allowed) const;
    Result<Done> keepAnswer(Step step, Run &next);

    /// Opens what is due at once and goes on with a revision, until people have to be asked.
    Result<Done> proceed();
    /// The same where the head stands at the end of its branch: the program may have ended between
    /// two steps.
    Result<Done> proceedAtTheEnd();
    /// Ends an entry in front that asks nothing any more, or gives it up.
    Result<bool> closeFront();
    Result<bool> openDue();
    /// What is due next and not being asked yet; null where nothing is, or where it was put aside.
    const Owed *nextDue() const;
    bool isDisplaced() const;
    Run dropRefused(Command &command, const Refusal &refusal) const;
    Result<bool> continueRevision();
    Result<bool> repeatAnswer();
    Result<bool> repeatEntry();
    /// Whether the old entry cannot simply be repeated now, where it comes to \a begun.
    bool noteConflict(StepId old, const Run &begun);
    /// What ended a phase ends that one only; it is not for another that has not been played yet.
    std::optional<Refusal> otherTime(StepId old) const;
    Command repeated(StepId old) const;
    void findRevision();
    Result<Done> carryOut(Revision::Choice choice, const Step &old, const Refusal &conflict);
    Result<Done> giveUpFront();
    QList<Effect> effectsOf(const Step &entry) const;
    int sameOwed(const Step &old) const;
    Result<Step> correctedStep(const Step &old, const OpenEntry &entry, const QJsonValue &value,
                               const QStringList &allowed) const;
    Result<Done> bringToFront(StepId entry);
    Result<Done> finishRevision();
    Result<Done> beginRevision(StepId from);
    Result<Done> start(const Command &command, const Run &run, StepId replays);
    bool isAutomatic(const Step &step) const;
    StepId redoTarget() const;
    StepId latestLeaf(StepId step) const;

    const Game &m_game;
    std::unique_ptr<Store> m_store;
    Journal m_journal;
    std::optional<Run> m_front; ///< the run of the entry in front over its answers so far
    std::optional<Revision> m_revision;
    QList<effect::Instruct> m_tableChanges;
    QMap<QString, QString> m_aside;
};

} // namespace adjutant
