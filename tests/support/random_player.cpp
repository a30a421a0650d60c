// SPDX-License-Identifier: MIT
#include "tests/support/random_player.h"

#include "core/referee/offer.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace adjutant::test {

namespace {

constexpr int Patience = 40;

/// The refusal that a random player lets pass: it plays on when the battle is over.
const QString BattleOver = u"refusal.battleOver"_s;

/// Whether \a reply came through: no fault, no refusal.
bool went(const Result<Reply> &reply)
{
    return reply && !reply->refusal;
}

} // namespace

QJsonValue RandomPlayer::answer(const Question &question)
{
    switch (question.kind) {
    case QuestionKind::Cells:
        return question.cells.at(below(static_cast<int>(question.cells.size()))).id;
    case QuestionKind::Number:
    case QuestionKind::Length:
        return question.minimum + below(question.maximum - question.minimum + 1);
    case QuestionKind::YesNo:
        return below(2) == 1;
    case QuestionKind::OneOf:
    case QuestionKind::Card:
        return question.options.at(below(static_cast<int>(question.options.size()))).id;
    case QuestionKind::SomeOf: {
        QStringList some;
        for (const Option &option : question.options) {
            if (below(4) == 0 && !question.excluding(option.id, some))
                some.append(option.id);
        }
        return QJsonArray::fromStringList(some);
    }
    case QuestionKind::Tally: {
        QJsonObject tally;
        for (const Option &option : question.options) {
            const int more = qMax(1, option.maximum - option.minimum);
            if (below(3) == 0 || option.minimum > 0)
                tally.insert(option.id, option.minimum + below(more + 1));
        }
        return tally;
    }
    case QuestionKind::Dice: {
        QJsonArray groups;
        for (const DiceGroup &group : question.dice) {
            QJsonArray faces;
            for (int i = 0; i < group.count; ++i)
                faces.append(1 + below(group.sides));
            groups.append(QJsonObject{{u"faces"_s, faces}});
        }
        return QJsonObject{{u"groups"_s, groups}};
    }
    case QuestionKind::Place:
    case QuestionKind::Secret:
    case QuestionKind::Note:
        return u"by the mill"_s;
    }
    Q_UNREACHABLE();
}

bool RandomPlayer::answerOpen(Referee &referee)
{
    for (int i = 0; i < Patience && referee.question(); ++i) {
        if (went(referee.answer(answer(*referee.question()))))
            return true;
    }
    // Every answer is refused: people would take the command back.
    return went(referee.cancel());
}

bool RandomPlayer::actOf(Referee &referee, EntityId unit)
{
    QList<Offer> legal;
    for (const Offer &offer : offers(referee, unit)) {
        if (!offer.refusal || offer.refusal->key() == BattleOver)
            legal.append(offer);
    }
    if (legal.isEmpty())
        return false;
    const Offer &chosen = legal.at(below(static_cast<int>(legal.size())));
    Command command;
    command.procedure = chosen.action;
    if (chosen.refusal)
        command.allowed = {BattleOver};
    if (unit != EntityId::None)
        command.arguments = {{u"unit"_s, number(unit)}};
    return went(referee.perform(command));
}

bool RandomPlayer::act(Referee &referee)
{
    const QList<EntityId> all = referee.state().entities();
    for (int i = 0; i < Patience; ++i) {
        const EntityId unit = all.at(below(static_cast<int>(all.size())));
        if (actOf(referee, unit))
            return true;
    }
    return false;
}

bool RandomPlayer::play(Referee &referee)
{
    if (referee.question())
        return answerOpen(referee);
    const QList<OpenEntry> parked = referee.journal().open().entries;
    if (!parked.isEmpty())
        return went(referee.resume(parked.constFirst().entry));
    const QList<Owed> owed = referee.state().owed();
    if (!owed.isEmpty() && below(3) == 0 &&
        went(referee.settle(owed.at(below(static_cast<int>(owed.size()))).id)))
        return true;
    if (below(12) != 0 && act(referee))
        return true;
    if (actOf(referee, EntityId::None))
        return true;
    // Something is owed before the turn can end.
    for (const Owed &item : owed) {
        if (went(referee.settle(item.id)))
            return true;
    }
    return act(referee);
}

} // namespace adjutant::test
