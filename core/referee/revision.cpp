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

} // namespace

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

std::optional<Revision> Revision::find(const Journal &journal, StepId tip)
{
    Revision revision;
    const StepId opening = revision.readNewBranch(journal, tip);
    if (opening == StepId::None || !journal.contains(revision.m_oldTip))
        return std::nullopt;
    revision.readOldBranch(journal, journal.step(opening).parent);
    return revision;
}

/// Walks back from \a tip over what is through already to the note that opened the revision; None
/// where a closing note is met first, or no opening one.
StepId Revision::readNewBranch(const Journal &journal, StepId tip)
{
    for (StepId at = tip; at != StepId::None; at = journal.step(at).parent) {
        const Step &step = journal.step(at);
        const QString word = step.kind == Step::Kind::Note
                                 ? step.answer.toObject().value(u"revision"_s).toString()
                                 : QString();
        if (word == u"closed")
            return StepId::None;
        if (word == u"open") {
            m_oldTip = noted(step, u"oldTip"_s);
            return at;
        }
        if (word == u"dropped")
            m_through.insert(noted(step, u"entry"_s));
        else if (step.kind == Step::Kind::Command && step.replays != StepId::None)
            m_through.insert(step.replays);
    }
    return StepId::None;
}

/// What is to be repeated: the entries behind \a from on the way to the old tip, and their answers.
void Revision::readOldBranch(const Journal &journal, StepId from)
{
    const QList<StepId> oldPath = journal.path(m_oldTip);
    for (qsizetype i = journal.path(from).size(); i < oldPath.size(); ++i) {
        const Step &step = journal.step(oldPath.at(i));
        if (step.kind == Step::Kind::Answer)
            m_answers[step.entry].insert(step.key, step.id);
        if (step.ends && number(step.entry) > number(from))
            m_entries.append(step.entry);
    }
    for (const OpenEntry &open : journal.openAt(m_oldTip).entries) {
        if (number(open.entry) > number(from))
            m_entries.append(open.entry);
    }
}

StepId Revision::nextEntry(const Journal &journal) const
{
    for (const StepId entry : m_entries) {
        // What the rules demanded comes again by itself where it is still demanded.
        if (journal.step(entry).command.origin == Command::Origin::Person &&
            !m_through.contains(entry))
            return entry;
    }
    return StepId::None;
}

int Revision::waiting(const Journal &journal) const
{
    return static_cast<int>(std::count_if(m_entries.cbegin(), m_entries.cend(), [&](StepId entry) {
        return journal.step(entry).command.origin == Command::Origin::Person &&
               !m_through.contains(entry);
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
    for (const StepId entry : m_entries) {
        const Command &old = journal.step(entry).command;
        if (old.origin == Command::Origin::Owed && !m_through.contains(entry) &&
            old.procedure == command.procedure && old.arguments == command.arguments)
            return entry;
    }
    return StepId::None;
}

bool Revision::waitsForOthers(const Journal &journal, StepId oldEntry) const
{
    const StepId next = nextEntry(journal);
    return next != StepId::None && m_entries.contains(oldEntry) &&
           m_entries.indexOf(next) < m_entries.indexOf(oldEntry);
}

bool Revision::isOpenEnd(const Journal &journal, const Step &entry) const
{
    const StepId old = entry.replays == StepId::None ? entry.id : entry.replays;
    return journal.openAt(m_oldTip).find(old) != nullptr;
}

} // namespace adjutant
