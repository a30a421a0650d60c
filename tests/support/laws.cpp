// SPDX-License-Identifier: MIT
#include "tests/support/laws.h"

#include "core/storage/rows.h"

#include "tests/support/random_player.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace adjutant::test {

Result<Done> MemoryStore::append(const Step &step)
{
    // As a file does: through a row, so that what it forgets is missed.
    m_kept->steps.append(StepRow::of(step, m_kept->game).read().value());
    m_kept->head = step.id;
    m_kept->tip = step.id;
    return Done{};
}

Result<Done> MemoryStore::moveHead(StepId head, StepId tip)
{
    m_kept->head = head;
    m_kept->tip = tip;
    return Done{};
}

namespace {

StepId conflictIn(const Referee &referee)
{
    const Revision *revision = referee.revision();
    return revision && revision->conflict ? revision->conflicting : StepId::None;
}

} // namespace

Standing Standing::of(const Referee &referee)
{
    return {referee.state(), referee.journal().state(),
            referee.question() ? referee.question()->key : QString(), referee.journal().open(),
            conflictIn(referee)};
}

namespace {

using Referees = Result<std::unique_ptr<Referee>>;

QString differenceIn(const QString &law, const State &before, const State &after)
{
    QString found = law;
    for (const Effect &effect : difference(before, after))
        found +=
            u"\n  "_s +
            QString::fromUtf8(QJsonDocument(effectToJson(effect)).toJson(QJsonDocument::Compact));
    for (const State *state : {&before, &after}) {
        found += u"\n  owed:"_s;
        for (const Owed &item : state->owed())
            found += u' ' + QString::number(item.id) + u' ' + item.procedure;
    }
    return found;
}

/// Where a battle stands, for whoever has to find out why.
QString standingIn(const Referee &referee)
{
    const Moment &moment = referee.state().moment();
    const Revision *revision = referee.revision();
    QString where =
        u"turn %1, side %2, phase %3"_s.arg(moment.turn).arg(number(moment.side)).arg(moment.phase);
    if (const Question *question = referee.question())
        where += u", question %1 of %2"_s.arg(question->key, referee.frontCommand()->procedure);
    if (revision && revision->conflict)
        where += u", step %1 refused by %2"_s.arg(number(revision->conflicting))
                     .arg(revision->conflict->key());
    for (const Owed &item : referee.state().owed())
        where += u", owed "_s + item.procedure +
                 QString::fromUtf8(QJsonDocument(item.arguments).toJson(QJsonDocument::Compact));
    return where;
}

/// Takes back what came after \a head, one answer at a time.
bool undoTo(Referee &referee, StepId head)
{
    while (referee.canUndo() && !referee.journal().isOnTheWay(referee.undoStep(), head)) {
        if (!referee.undo())
            return false;
    }
    return true;
}

bool redoTo(Referee &referee, StepId head)
{
    while (referee.journal().head() != head) {
        if (!referee.canRedo() || !referee.redo())
            return false;
    }
    return true;
}

/// Takes the request that led from \a before, at the step \a head, back and brings it again, twice.
QString checkUndo(Referee &referee, const Standing &before, StepId head)
{
    const Standing after = Standing::of(referee);
    const StepId last = referee.journal().head();
    const qsizetype steps = referee.journal().count();
    for (int i = 0; i < 2; ++i) {
        if (!undoTo(referee, head))
            return u"undo failed"_s;
        if (Standing::of(referee) != before)
            return differenceIn(u"undo"_s, before.state, referee.state());
        if (!redoTo(referee, last))
            return u"redo leads elsewhere"_s;
        if (Standing::of(referee) != after)
            return differenceIn(u"undo and redo"_s, after.state, referee.state());
    }
    return referee.journal().count() == steps ? QString() : u"undo lost or added steps"_s;
}

QString checkReopen(const Game &game, const Referee &referee, const StoredBattle &kept)
{
    Referees again = Referee::resumeBattle(game, kept, nullptr);
    if (!again)
        return u"opening again: "_s + again.fault().message;
    if (Standing::of(**again) != Standing::of(referee))
        return differenceIn(u"opening again"_s, referee.state(), (*again)->state());
    return {};
}

QString checkParking(Referee &referee)
{
    if (!referee.question())
        return {};
    // Setting the battle up is never put aside.
    if (referee.journal().open().find(referee.journal().first()))
        return referee.park() ? u"the beginning was put aside"_s : QString();
    const State before = referee.state();
    const QString key = referee.question()->key;
    const StepId front = referee.journal().open().front;
    if (!referee.park() || !referee.resume(front) || !referee.question())
        return u"parking failed"_s;
    if (referee.state() != before || referee.question()->key != key)
        return differenceIn(u"parking"_s, before, referee.state());
    return {};
}

/// A random step of that kind on the way to the head, the first of all left aside; None for none.
StepId randomStep(const Referee &referee, RandomPlayer &player, Step::Kind kind)
{
    QList<StepId> found;
    const QList<StepId> path = referee.journal().path(referee.journal().head());
    for (const StepId id : path.mid(1)) {
        if (referee.journal().step(id).kind == kind)
            found.append(id);
    }
    return found.isEmpty() ? StepId::None : found.at(player.below(static_cast<int>(found.size())));
}

QString checkCorrection(Referee &referee, RandomPlayer &player)
{
    const StepId answer = randomStep(referee, player, Step::Kind::Answer);
    if (answer == StepId::None || referee.revision())
        return {};
    const Standing before = Standing::of(referee);
    const Result<Reply> same = referee.correct(answer, referee.journal().step(answer).answer);
    if (!same || same->refusal || Standing::of(referee) != before)
        return differenceIn(u"correcting by the same"_s, before.state, referee.state());
    return {};
}

/// Decides and answers until a change of the past is through, or leaves it.
QString finishRevision(Referee &referee, RandomPlayer &player)
{
    constexpr int longest = 2000;
    for (int i = 0; i < longest && referee.revision(); ++i) {
        if (referee.revision()->conflict) {
            const QList<Revision::Choice> choices = referee.choices();
            const auto place = player.below(static_cast<int>(choices.size()));
            if (!referee.decide(choices.at(place)) && !referee.decide(Revision::Choice::Drop))
                return u"no choice was taken"_s;
        } else if (!player.play(referee)) {
            return u"stuck in a revision"_s;
        }
    }
    return referee.revision() ? u"a revision without end"_s : QString();
}

/// Another answer, and everything after it again; or half of that, and back.
QString checkRevision(Referee &referee, RandomPlayer &player)
{
    const StepId answer = randomStep(referee, player, Step::Kind::Answer);
    if (answer == StepId::None || referee.revision())
        return {};
    const Standing before = Standing::of(referee);
    const QJsonValue old = referee.journal().step(answer).answer;
    Result<Reply> corrected = Fault{};
    for (const QJsonValue &value : {QJsonValue(true), QJsonValue(false), QJsonValue(1),
                                    QJsonValue(6), QJsonValue(QJsonObject{{u"hits"_s, 1}})}) {
        if (value == old)
            continue;
        corrected = referee.correct(answer, value);
        if (corrected && !corrected->refusal)
            break;
        if (Standing::of(referee) != before)
            return differenceIn(u"a correction that was refused"_s, before.state, referee.state());
    }
    if (!corrected || corrected->refusal)
        return {};
    if (referee.revision() && player.below(3) == 0) {
        if (!referee.abandonRevision() || Standing::of(referee) != before)
            return differenceIn(u"leaving a correction"_s, before.state, referee.state());
        return {};
    }
    return finishRevision(referee, player);
}

/// An entry that nothing depends on, put in before an old one, changes nothing else.
QString checkInsertion(Referee &referee, RandomPlayer &player)
{
    const StepId entry = randomStep(referee, player, Step::Kind::Command);
    if (entry == StepId::None || referee.revision())
        return {};
    const State before = referee.state();
    const QString question = Standing::of(referee).question;
    const EntityId side = before.entities(u"side"_s).constFirst();
    Command rename;
    rename.procedure = u"set"_s;
    rename.arguments = {{u"entity"_s, number(side)},
                        {u"key"_s, u"name"_s},
                        {u"value"_s, u"Renamed %1"_s.arg(player.below(1'000'000))}};
    const Result<Reply> inserted = referee.insert(entry, rename);
    if (!inserted || inserted->refusal)
        return u"an entry could not be put in: "_s +
               (inserted ? QString() : inserted.fault().message);
    if (referee.revision())
        return u"a neutral entry raised a question: "_s + standingIn(referee);
    State expected = before;
    // A later entry may rename the side again.
    expected.apply(effect::Set{side, u"name"_s, before.entity(side).value(u"name"_s),
                               referee.state().entity(side).value(u"name"_s)});
    if (referee.state() != expected || Standing::of(referee).question != question)
        return differenceIn(u"putting a neutral entry in"_s, expected, referee.state());
    return {};
}

/// The most that \a declaration lets its value be in \a entity; none where it says nothing.
std::optional<int> mostOf(const Entity &entity, const ValueDeclaration &declaration)
{
    if (!declaration.maximumFrom.isEmpty())
        return entity.number(declaration.maximumFrom);
    return declaration.maximum > 0 ? std::optional<int>(declaration.maximum) : std::nullopt;
}

QString checkRanges(const Referee &referee)
{
    const State &state = referee.state();
    for (const EntityId id : state.entities()) {
        const Entity &entity = state.entity(id);
        for (auto it = entity.values().cbegin(); it != entity.values().cend(); ++it) {
            const ValueDeclaration *declaration =
                it.value().isNumber() ? referee.game().rulebook().value(it.key()) : nullptr;
            if (!declaration || declaration->kind != ValueDeclaration::Kind::Number)
                continue;
            const int number = it.value().toInt();
            if (number < declaration->minimum ||
                number > mostOf(entity, *declaration).value_or(number))
                return u"%1 of entity %2 is %3"_s.arg(it.key())
                    .arg(adjutant::number(id))
                    .arg(number);
        }
    }
    return {};
}

QString checkOwed(const Referee &referee, const Moment &before, const QList<Owed> &owed)
{
    if (referee.state().moment() == before)
        return {};
    for (const Owed &item : owed) {
        if (item.due == Due::Gate && referee.state().findOwed(item.id))
            return u"the turn ended over what is owed: "_s + item.procedure;
    }
    return {};
}

} // namespace

QString checkLaws(const Game &game, const Command &begin, quint32 seed, int requests)
{
    StoredBattle kept;
    kept.game = game.rulebook().id;
    Referees begun = Referee::begin(game, begin, std::make_unique<MemoryStore>(&kept));
    if (!begun)
        return begun.fault().message;
    Referee &referee = **begun;
    RandomPlayer player(seed);
    const auto named = [seed](int request, const QString &wrong) {
        return u"seed %1, request %2: %3"_s.arg(seed).arg(request).arg(wrong);
    };
    for (int request = 0; request < requests; ++request) {
        const Standing before = Standing::of(referee);
        const StepId head = referee.journal().head();
        const Moment moment = referee.state().moment();
        const QList<Owed> owed = referee.state().owed();
        if (!player.play(referee))
            return named(request, u"nothing can be done at "_s + standingIn(referee));
        QString wrong = checkRanges(referee);
        if (wrong.isEmpty())
            wrong = checkOwed(referee, moment, owed);
        if (wrong.isEmpty() && player.below(4) == 0)
            wrong = checkUndo(referee, before, head);
        if (wrong.isEmpty() && player.below(8) == 0)
            wrong = checkParking(referee);
        if (wrong.isEmpty() && player.below(16) == 0)
            wrong = checkReopen(game, referee, kept);
        if (wrong.isEmpty() && player.below(16) == 0)
            wrong = checkCorrection(referee, player);
        if (wrong.isEmpty() && player.below(24) == 0)
            wrong = checkInsertion(referee, player);
        if (wrong.isEmpty() && player.below(24) == 0)
            wrong = checkRevision(referee, player);
        if (!wrong.isEmpty())
            return named(request, wrong);
    }
    return {};
}

} // namespace adjutant::test
