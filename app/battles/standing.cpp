// SPDX-License-Identifier: MIT
#include "app/battles/standing.h"

#include "app/battles/battle_colour.h"
#include "app/battles/battles.h"
#include "app/session/session.h"

#include "core/referee/hand_run.h"
#include "core/referee/shown.h"
#include "core/storage/database.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

struct StandingWords
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::app::Standing)
};

constexpr qsizetype MostEntries = 3;

QString turnOf(const Session &session)
{
    const Moment &moment = session.state().moment();
    if (moment.turn == 0)
        return StandingWords::tr("Before the first turn");
    const QString number = QLocale().toString(moment.turn);
    if (const auto verdict = session.game().verdict(session.state()))
        return session.render(verdict->text);
    if (moment.side == EntityId::None)
        return StandingWords::tr("Turn %1").arg(number);
    return StandingWords::tr("Turn %1 · %2", "turn and side")
        .arg(number, session.nameOf(moment.side));
}

/// All that an entry has to say, on one line.
QString lineOf(const Session &session, const QList<Line> &lines)
{
    QStringList texts;
    for (const Line &line : lines)
        texts.append(session.render(line.text));
    return texts.join(u' ');
}

QStringList lastEntriesOf(const Session &session)
{
    QStringList entries;
    const QList<Line> pending = session.referee().frontLines();
    if (!pending.isEmpty())
        entries.prepend(lineOf(session, pending));
    const Journal &journal = session.journal();
    for (StepId at = journal.head(); at != StepId::None && entries.size() < MostEntries;
         at = journal.step(at).parent) {
        QList<Line> lines = journal.step(at).lines;
        if (lines.isEmpty())
            continue;
        lines.first().text = wholeRun(journal, at);
        entries.prepend(lineOf(session, lines));
        at = firstByHand(journal, at);
    }
    return entries;
}

/// Another program has the file to itself, but a copy of it is whole at any time. One that this
/// program has open is never touched: to close it once would give up its lock.
Standing ofCopy(const QString &file)
{
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QFileInfo(file).fileName());
    if (Database::holds(file) || !QFile::copy(file, copy))
        return {};
    const Result<std::unique_ptr<Session>> session = battleFromFile(copy);
    return session ? Standing::of(**session) : Standing();
}

} // namespace

Standing Standing::of(const Session &session)
{
    Standing standing;
    standing.game = session.render(session.rulebook().name);
    standing.name = session.battleName();
    standing.turn = turnOf(session);
    standing.colour = battleColour(session);
    standing.lastEntries = lastEntriesOf(session);
    if (const Question *question = session.question())
        standing.question = session.render(question->text);
    const Journal &journal = session.journal();
    // Not that of the head: a line that was returned to may end before one that was played later.
    for (const StepId last : journal.stepsSince(journal.count() - 1))
        standing.when = QDateTime::fromMSecsSinceEpoch(journal.step(last).time);
    return standing;
}

Standing Standing::ofFile(const QString &file)
{
    const Result<std::unique_ptr<Session>> session = battleFromFile(file);
    if (session)
        return of(**session);
    Standing standing = session.fault().damaged ? Standing() : ofCopy(file);
    standing.trouble =
        standing.name.isEmpty()
            ? session.fault().message
            : StandingWords::tr("It is open in another program. Close it there first.");
    standing.damaged = session.fault().damaged;
    return standing;
}

} // namespace adjutant::app
