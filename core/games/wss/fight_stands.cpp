// SPDX-License-Identifier: MIT
#include "core/games/wss/fight_stands.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/fight_round.h"
#include "core/games/wss/limits.h"
#include "core/games/wss/officers.h"
#include "core/games/wss/unit.h"

#include <QJsonObject>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString StandsRule = u"P18.2"_s;
const QString BetweenRule = u"P17.2"_s;

/// The two kinds of stands in front, in the options of a side.
const QString ContactPart = u"Contact"_s;
const QString OverlapPart = u"Overlap"_s;

/// Who fights has one stand at least in it.
int oneAtLeast(const Unit &unit, int stands)
{
    return std::max(stands, std::min(unit.stands(), 1));
}

int untaken(const Unit &unit)
{
    return unit.stands() - unit.number(key::StandsTaken);
}

/// The fights of this phase that \a id still has ahead of it, this one among them.
int fightsAhead(const Interview &table, EntityId id)
{
    const QList<EntityId> due = fightsDue(table);
    const QList<EntityId> fights = Unit(table.state(), id).fights();
    const auto ahead = std::count_if(fights.cbegin(), fights.cend(),
                                     [&due](EntityId fight) { return due.contains(fight); });
    return std::max(1, static_cast<int>(ahead));
}

/// The stands that \a id may send into this fight: none that has fought in this phase, and each
/// fight that is still to come is left one (P17.2).
int mostStands(const Interview &table, EntityId id)
{
    const Unit unit(table.state(), id);
    return oneAtLeast(unit, untaken(unit) - (fightsAhead(table, id) - 1));
}

/// Its stands in this fight where a unit between two enemies is divided evenly.
int shareOf(const Interview &table, EntityId id)
{
    const Unit unit(table.state(), id);
    const int parts = unit.number(key::StandsTaken) > 0
                          ? fightsAhead(table, id)
                          : std::max(1, static_cast<int>(unit.fights().size()));
    return oneAtLeast(unit, roundedUp(untaken(unit), parts));
}

int standsOf(const Interview &table, EntityId id)
{
    return Unit(table.state(), id).stands();
}

/// \a count over all of \a units.
int sumOver(const Interview &table, const QList<EntityId> &units,
            int (*count)(const Interview &, EntityId))
{
    return std::accumulate(units.cbegin(), units.cend(), 0,
                           [&](int sum, EntityId id) { return sum + count(table, id); });
}

/// How many stands may overlap besides (`wss.fight.overlap`).
int mostOverlap(const Interview &table, const Party &party)
{
    constexpr int flanks = 2;
    const auto units = static_cast<int>(party.front.size());
    return table.ruled(u"wss.fight.overlap"_s, u"army"_s) ? 1 : flanks * units;
}

/// The option for the stands of a joiner: "attackerRear", "attackerRear2".
QString rearOption(const Party &party, qsizetype place)
{
    return party.name + u"Rear"_s + (place > 0 ? QString::number(place + 1) : QString());
}

Option standOption(const QString &id, const Text &label, int preset, int maximum)
{
    Option option = Option::of(id, label);
    option.maximum = maximum;
    option.preset = preset;
    return option;
}

QList<Option> standOptions(const Interview &table, const Party &party, const Party &other)
{
    const int own = sumOver(table, party.front, &standsOf);
    const int share = sumOver(table, party.front, &shareOf);
    const int inContact = std::min(share, sumOver(table, other.front, &shareOf));
    const int most = mostOverlap(table, party);
    const auto label = [](const QString &what, EntityId unit, int maximum) {
        return aboutUnit(u"fight.stands."_s + what, unit).with(u"n"_s, maximum);
    };
    QList<Option> options{standOption(party.name + ContactPart,
                                      label(ContactPart, party.first(), own), inContact, own),
                          standOption(party.name + OverlapPart,
                                      label(OverlapPart, party.first(), most),
                                      std::min(most, share - inContact), most)};
    options.first().minimum = std::min(own, 1); // who fights is in contact
    for (qsizetype i = 0; i < party.joiners.size(); ++i) {
        const EntityId joiner = party.joiners.at(i);
        const int stands = standsOf(table, joiner);
        options.append(standOption(rearOption(party, i), label(u"Rear"_s, joiner, stands),
                                   shareOf(table, joiner), stands));
    }
    return options;
}

/// No stand throws twice: in contact and overlapping, or here and against another enemy.
void checkDice(Interview &table, const QList<EntityId> &units, int given)
{
    const int own = sumOver(table, units, &standsOf);
    const int most = sumOver(table, units, &mostStands);
    const bool divided = most < own;
    table.refuseIf(given > most, divided ? BetweenRule : StandsRule,
                   aboutUnit(divided ? u"fight.tooManyDivided"_s : u"fight.tooMany"_s,
                             units.value(0, EntityId::None))
                       .with(u"given"_s, given)
                       .with(u"n"_s, most));
}

/// Where \a id fights again in this phase, these stands are not there any more.
void take(Interview &table, EntityId id, int stands)
{
    if (fightsAhead(table, id) > 1)
        table.add(id, key::StandsTaken, stands);
}

/// Those in front fight in their order, and the last is with the rest.
void takeFront(Interview &table, const Party &party, int stands)
{
    for (const EntityId id : party.front) {
        const int own =
            id == party.front.constLast() ? stands : std::min(stands, mostStands(table, id));
        take(table, id, own);
        stands -= own;
    }
}

void checkAndTake(Interview &table, const Party &party, const FightingStands &stands)
{
    checkDice(table, party.front, frontStands(stands, party));
    for (qsizetype i = 0; i < party.joiners.size(); ++i)
        checkDice(table, {party.joiners.at(i)}, rearStands(stands, party, i));
    takeFront(table, party, frontStands(stands, party));
    for (qsizetype i = 0; i < party.joiners.size(); ++i)
        take(table, party.joiners.at(i), rearStands(stands, party, i));
}

bool isDivided(const Unit &unit)
{
    return unit.fights().size() > 1 || unit.number(key::StandsTaken) > 0;
}

/// One stand a side, for certain: what is left open is whether an officer rides before the dice
/// (P9.5).
Question duelQuestion(const Interview &table, const Fight &fight, const Party &attacker,
                      const Party &defender)
{
    Question duel =
        question(table, QuestionKind::Tally,
                 {u"stands"_s, u"P21.3"_s,
                  aboutUnit(u"fight.duel"_s, attacker.first()).with(u"target"_s, defender.first()),
                  attacker.first(), fight.id()});
    duel.hints = {Text(u"fight.duelRiders"_s)};
    QJsonObject filled;
    for (const Party &party : {attacker, defender}) {
        const Text label =
            aboutUnit(u"fight.stands."_s + ContactPart, party.first()).with(u"n"_s, 1);
        Option option = standOption(party.name + ContactPart, label, 1, 1);
        option.minimum = 1;
        duel.options.append(option);
        filled.insert(option.id, 1);
    }
    duel.assumed = filled;
    return duel;
}

} // namespace

int frontStands(const FightingStands &stands, const Party &party)
{
    return stands.value(party.name + ContactPart) + stands.value(party.name + OverlapPart);
}

int rearStands(const FightingStands &stands, const Party &party, qsizetype place)
{
    return stands.value(rearOption(party, place));
}

FightingStands askStands(Interview &table, const Fight &fight, const Party &attacker,
                         const Party &defender)
{
    Question which =
        question(table, QuestionKind::Tally,
                 {u"stands"_s, StandsRule,
                  aboutUnit(u"fight.who"_s, attacker.first()).with(u"target"_s, defender.first()),
                  attacker.first(), fight.id()});
    which.options =
        standOptions(table, attacker, defender) + standOptions(table, defender, attacker);
    for (const EntityId id : {attacker.first(), defender.first()}) {
        if (isDivided(Unit(table.state(), id)))
            which.hints.append(aboutUnit(u"fight.divided"_s, id));
    }
    QJsonObject filled;
    for (const Option &option : which.options)
        filled.insert(option.id, option.preset);
    which.assumed = filled;
    FightingStands stands = table.tally(which);
    checkAndTake(table, attacker, stands);
    checkAndTake(table, defender, stands);
    return stands;
}

void sendDuellists(Interview &table, const Fight &fight, const Party &attacker,
                   const Party &defender)
{
    if (isRiderLeft(table) && !table.ruled(u"wss.move.officer_timing"_s, u"cards"_s))
        table.tally(duelQuestion(table, fight, attacker, defender));
    for (const EntityId id : {attacker.first(), defender.first()})
        take(table, id, 1);
}

} // namespace adjutant::wss
