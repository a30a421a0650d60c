// SPDX-License-Identifier: MIT
#include "app/players_view/public_dice.h"

#include "app/session/session.h"

#include "core/referee/interview.h"
#include "core/report/throws.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

struct DiceWords
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::app::PublicDice)
};

int colourOf(const Session &session, EntityId actor)
{
    return session.colourOf(sideOf(session.state(), actor));
}

QString scoreText(int score)
{
    return DiceWords::tr("%1+", "a score of this or more").arg(QLocale().toString(score));
}

/// The dice that are to be thrown, without faces yet.
PublicDice wantedDice(const Session &session, const Question &question)
{
    PublicDice wanted;
    QStringList scores;
    for (const DiceGroup &group : question.dice) {
        const PublicDie die{0, group.sides, false, colourOf(session, group.actor)};
        wanted.dice += QList<PublicDie>(group.count, die);
        const QString score = scoreText(group.score);
        if (question.reading == Reading::Count && !scores.contains(score))
            scores.append(score);
    }
    if (!scores.isEmpty())
        wanted.words = DiceWords::tr("Needed: %1").arg(scores.join(u", "_s));
    return wanted;
}

/// "2 of 4 show 5+".
QString reached(const ThrownGroup &group)
{
    const auto hits = std::count_if(group.faces.cbegin(), group.faces.cend(),
                                    [&](int face) { return face >= group.score; });
    return DiceWords::tr("%1 of %2 show %3", "dice that show a score of 5+")
        .arg(QLocale().toString(hits), QLocale().toString(group.faces.size()),
             scoreText(group.score));
}

bool beginsTurn(const Step &step)
{
    return std::any_of(step.effects.cbegin(), step.effects.cend(), [](const Effect &effect) {
        return std::holds_alternative<effect::Advance>(effect);
    });
}

/// The last throw of the turn that is going on; None where there was none.
StepId lastThrow(const Journal &journal)
{
    for (StepId at = journal.head(); at != StepId::None; at = journal.step(at).parent) {
        const Step &step = journal.step(at);
        if (beginsTurn(step))
            break;
        if (!step.fact.isEmpty())
            return at;
    }
    return StepId::None;
}

} // namespace

PublicDice publicDice(const Session &session)
{
    const Question *asked = session.question();
    if (asked && asked->kind == QuestionKind::Dice)
        return wantedDice(session, *asked);
    const Journal &journal = session.journal();
    const StepId answer = lastThrow(journal);
    if (answer == StepId::None)
        return {};
    const Step &step = journal.step(answer);
    const std::optional<Thrown> thrown =
        throwAt(session.referee(), journal.stateAt(step.parent), answer);
    PublicDice shown;
    QStringList words;
    for (const ThrownGroup &group : thrown ? thrown->groups : QList<ThrownGroup>()) {
        if (group.score > 0 && !group.faces.isEmpty())
            words.append(reached(group));
        const int colour = colourOf(session, group.side);
        for (const int face : group.faces)
            shown.dice.append({face, group.sides, group.score > 0 && face >= group.score, colour});
    }
    shown.words = shown.dice.isEmpty() ? session.render(step.shown) : words.join(u", "_s);
    return shown;
}

} // namespace adjutant::app
