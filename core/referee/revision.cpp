// SPDX-License-Identifier: MIT
#include "core/referee/revision.h"

#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

StepId noted(const Step &step, const QString &name)
{
    return StepId{step.answer.toObject().value(name).toInt()};
}

QString noteWord(const Step &note)
{
    return note.answer.toObject().value(u"revision"_s).toString();
}

/// The note that opened the revision that is going on at \a at; None where none is.
StepId openingNoteOf(const Journal &journal, StepId at)
{
    for (StepId id = journal.ownNote(at); id != StepId::None;) {
        const Step &note = journal.step(id);
        if (noteWord(note) == u"open")
            return id;
        if (noteWord(note) == u"closed")
            break;
        id = journal.ownNote(note.parent);
    }
    return StepId::None;
}

} // namespace

QString Revision::wordOf(Choice choice)
{
    switch (choice) {
    case Choice::Keep:
        return u"keep"_s;
    case Choice::Drop:
        return u"drop"_s;
    case Choice::Allow:
        return u"allow"_s;
    case Choice::Anew:
        return u"anew"_s;
    }
    Q_UNREACHABLE();
}

std::optional<Revision::Choice> Revision::choiceOf(const QString &word)
{
    for (const Choice choice : {Choice::Keep, Choice::Drop, Choice::Allow, Choice::Anew}) {
        if (word == wordOf(choice))
            return choice;
    }
    return std::nullopt;
}

QJsonValue Revision::openingNote(StepId oldTip)
{
    return QJsonObject{{u"revision"_s, u"open"_s}, {u"oldTip"_s, number(oldTip)}};
}

QJsonValue Revision::closingNote()
{
    return QJsonObject{{u"revision"_s, u"closed"_s}};
}

QJsonValue Revision::droppingNote(StepId oldEntry)
{
    return QJsonObject{{u"revision"_s, u"dropped"_s}, {u"entry"_s, number(oldEntry)}};
}

std::optional<Revision> Revision::find(const Journal &journal, StepId at)
{
    const StepId opening = openingNoteOf(journal, at);
    if (opening == StepId::None)
        return std::nullopt;
    Revision revision;
    revision.m_oldTip = noted(journal.step(opening), u"oldTip"_s);
    if (!journal.contains(revision.m_oldTip))
        return std::nullopt;
    revision.m_fork = journal.step(opening).parent;
    revision.readOldBranch(journal, revision.m_fork);
    revision.readNewBranch(journal, opening, at);
    return revision;
}

void Revision::readOldBranch(const Journal &journal, StepId fork)
{
    for (const StepId id : journal.steps(fork, m_oldTip)) {
        const Step &step = journal.step(id);
        if (step.kind == Step::Kind::Answer)
            m_answers[step.entry].insert(step.key, step.id);
        if (step.ends && step.entry > fork)
            m_left.append(step.entry);
    }
    for (const OpenEntry &open : journal.openAt(m_oldTip).entries) {
        if (open.entry > fork)
            m_left.append(open.entry);
    }
}

void Revision::readNewBranch(const Journal &journal, StepId opening, StepId at)
{
    for (const StepId id : journal.steps(opening, at)) {
        const Step &step = journal.step(id);
        if (step.isOwnNote() && noteWord(step) == u"dropped")
            markThrough(noted(step, u"entry"_s));
        else if (step.kind == Step::Kind::Command && step.replays != StepId::None)
            markThrough(step.replays);
    }
}

StepId Revision::nextEntry(const Journal &journal) const
{
    // What the rules demanded comes again by itself where it is still demanded.
    const auto next = std::find_if(m_left.cbegin(), m_left.cend(), [&journal](StepId entry) {
        return journal.step(entry).command.origin == Command::Origin::Person;
    });
    return next == m_left.cend() ? StepId::None : *next;
}

int Revision::waiting(const Journal &journal) const
{
    return static_cast<int>(std::count_if(m_left.cbegin(), m_left.cend(), [&](StepId entry) {
        return journal.step(entry).command.origin == Command::Origin::Person;
    }));
}

const Step *Revision::oldAnswer(const Journal &journal, const Step &entry, const QString &key) const
{
    const StepId old = entry.replays == StepId::None ? entry.id : entry.replays;
    const StepId answer = m_answers.value(old).value(key, StepId::None);
    return answer == StepId::None ? nullptr : &journal.step(answer);
}

StepId Revision::matching(const Journal &journal, const Command &command) const
{
    const auto same = [&journal, &command](StepId entry) {
        const Command &old = journal.step(entry).command;
        return old.origin == Command::Origin::Owed && old.procedure == command.procedure &&
               old.arguments == command.arguments;
    };
    const auto found = std::find_if(m_left.cbegin(), m_left.cend(), same);
    return found == m_left.cend() ? StepId::None : *found;
}

bool Revision::waitsForOthers(const Journal &journal, StepId oldEntry) const
{
    const StepId next = nextEntry(journal);
    return next != StepId::None && m_left.indexOf(next) < m_left.indexOf(oldEntry);
}

bool Revision::isOpenEnd(const Journal &journal, const Step &entry) const
{
    const StepId old = entry.replays == StepId::None ? entry.id : entry.replays;
    return journal.openAt(m_oldTip).find(old) != nullptr;
}

} // namespace adjutant
