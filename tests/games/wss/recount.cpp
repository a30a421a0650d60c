// SPDX-License-Identifier: MIT
#include "tests/games/wss/recount.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::test {

namespace {

constexpr int CardsOfTurn = 6;

/// Six cards between one turn and the next, on the whole way.
QString checkTurns(const Journal &journal)
{
    int drawn = 0;
    for (const StepId id : journal.path(journal.head())) {
        const Step &step = journal.step(id);
        if (step.ends && journal.step(step.entry).command.procedure == u"drawCard")
            ++drawn;
        for (const Effect &effect : step.effects) {
            const auto *advance = std::get_if<effect::Advance>(&effect);
            if (!advance || advance->after.turn == advance->before.turn)
                continue;
            if (advance->before.turn > 0 && drawn != CardsOfTurn)
                return u"%1 cards in turn %2"_s.arg(drawn).arg(advance->before.turn);
            drawn = 0;
        }
    }
    return {};
}

/// Goes the whole way of a battle once more, entry by entry, and counts what the rules do.
class Recount
{
public:
    explicit Recount(const Journal &journal)
        : m_journal(journal)
    {
    }

    /// Stands never come back, and no test is passed over that anybody still had to take. Empty
    /// where that is so.
    QString check();

private:
    QString take(const Effect &effect, const Step &step);
    bool isVoid(const Owed &owed) const;
    static int takenBy(const Command &command);

    const Journal &m_journal;
    State m_state;
    QSet<int> m_taken;     ///< the numbers of what was owed and taken up
    QList<Owed> m_settled; ///< in this entry
};

QString Recount::take(const Effect &effect, const Step &step)
{
    if (const auto *set = std::get_if<effect::Set>(&effect)) {
        const bool byHand = m_journal.step(step.entry).command.procedure == u"set";
        const bool rises = set->key == u"stands" && set->after.toInt() > set->before.toInt();
        if (rises && !byHand && set->before.isNumber())
            return u"stands come back to entity %1"_s.arg(number(set->entity));
    }
    if (const auto *settled = std::get_if<effect::Settle>(&effect))
        m_settled.append(settled->owed);
    return {};
}

/// Whether somebody is not there any more whom the test needs.
bool Recount::isVoid(const Owed &owed) const
{
    const auto isGone = [&](const QString &name) {
        const Entity &entity = m_state.entity(EntityId{owed.arguments.value(name).toInt()});
        const bool isPiece = entity.kind() != u"fight";
        return entity.isNull() || (isPiece && entity.number(u"stands"_s) == 0);
    };
    const QStringList names{u"unit"_s, u"fight"_s, u"target"_s};
    return std::any_of(names.cbegin(), names.cend(), [&](const QString &name) {
        return owed.arguments.contains(name) && isGone(name);
    });
}

/// The number of what was owed and was taken up with \a command, or refused by the rules once it
/// came to that: a friend who routs himself is no barrier, whom nobody may attack (P14.5).
int Recount::takenBy(const Command &command)
{
    const bool isRefused = command.procedure == u"drop" && command.origin == Command::Origin::Owed;
    return isRefused ? command.arguments.value(u"owed"_s).toInt() : command.owed;
}

QString Recount::check()
{
    static const QSet<QString> tests{u"fightRound"_s, u"heavyTest"_s, u"friendsTest"_s,
                                     u"survival"_s,   u"rally"_s,     u"gloryMove"_s};
    for (const StepId id : m_journal.path(m_journal.head())) {
        const Step &step = m_journal.step(id);
        if (step.kind == Step::Kind::Command)
            m_taken.insert(takenBy(step.command));
        m_settled.clear();
        for (const Effect &effect : step.effects) {
            QString wrong = take(effect, step);
            if (!wrong.isEmpty())
                return wrong;
            m_state.apply(effect);
        }
        for (const Owed &owed : std::as_const(m_settled)) {
            const bool isDemanded = owed.due != Due::Offer; // what is offered may lapse
            if (isDemanded && tests.contains(owed.procedure) && !m_taken.contains(owed.id) &&
                !isVoid(owed))
                return u"nobody took what was owed: "_s + owed.procedure;
        }
    }
    return {};
}

} // namespace

QString recounted(const Journal &journal)
{
    QString wrong = checkTurns(journal);
    return wrong.isEmpty() ? Recount(journal).check() : wrong;
}

} // namespace adjutant::test
