// SPDX-License-Identifier: MIT
#include "app/cli/battle_words.h"

#include "app/cli/console.h"

#include "core/referee/shown.h"
#include "core/referee/taken_up.h"

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

int shortNumber(const Entity &entity)
{
    return entity.number(u"number"_s);
}

} // namespace

QStringList BattleWords::drawnCounters(EntityId id) const
{
    const Entity &unit = state().entity(id);
    const KindDeclaration *kind = rulebook().kind(unit.kind());
    QStringList counters;
    for (const QString &key : kind ? kind->values : QStringList()) {
        const ValueDeclaration *value = rulebook().value(key);
        const bool isStand = value->strength && !kind->figure.isEmpty();
        if (isStand || value->drawn != ValueDeclaration::Drawn::No)
            counters.append(render(value->label) + u' ' + QString::number(unit.number(key)));
    }
    return counters;
}

QString BattleWords::unit(EntityId id) const
{
    QStringList parts = drawnCounters(id);
    for (const Text &text : referee().game().summary(state(), id))
        parts.append(render(text));
    const QString worn = badges(id).join(u"; "_s);
    const QString line = QString::number(shortNumber(state().entity(id))).rightJustified(3) +
                         u"  "_s + nameOf(id).leftJustified(22) + u"  "_s + parts.join(u", "_s);
    return worn.isEmpty() ? line : QString(line + u"  ["_s + worn + u']');
}

QStringList BattleWords::orderOfBattle() const
{
    QStringList lines;
    for (const EntityId side : state().entities(u"side"_s)) {
        lines.append(nameOf(side));
        for (const EntityId id : units(side))
            lines.append(unit(id));
    }
    return lines;
}

QStringList BattleWords::markers() const
{
    QStringList lines;
    for (const EntityId id : state().entities()) {
        const KindDeclaration *kind = rulebook().kind(state().entity(id).kind());
        if (!kind || !kind->marker)
            continue;
        const QString worn = badges(id).join(u"; "_s);
        const QString line = QString(u'#' + QString::number(number(id))).rightJustified(5) +
                             u"  "_s + nameOf(id) +
                             (worn.isEmpty() ? QString() : u"  ["_s + worn + u']');
        lines.append(line);
    }
    return lines;
}

QStringList BattleWords::verdict() const
{
    const std::optional<Verdict> verdict = referee().game().verdict(state());
    return verdict ? QStringList{underHeading(verdict->text, verdict->rule)} : QStringList();
}

QStringList BattleWords::owed() const
{
    QStringList lines;
    for (const Owed &item : state().owed()) {
        if (isTakenUp(referee().journal(), item))
            continue; // it is being asked, or was put aside
        const QString what = item.cause.isEmpty() ? item.procedure : render(item.cause);
        const QString due =
            item.due == Due::Offer ? Words::tr("may be done") : Words::tr("has to be done");
        lines.append(QString::number(item.id).rightJustified(3) + u"  "_s +
                     (item.side == EntityId::None ? QString() : nameOf(item.side) + u": "_s) +
                     what + u" - "_s + due);
    }
    return lines;
}

QStringList BattleWords::parked() const
{
    QStringList lines;
    for (const StepId entry : parkedEntries(referee()))
        lines.append(QString::number(lines.size() + 1).rightJustified(3) + u"  "_s +
                     render(referee().journal().step(entry).label));
    return lines;
}

EntityId BattleWords::unitNumbered(int number) const
{
    for (const EntityId id : state().entities()) {
        const Entity &entity = state().entity(id);
        const KindDeclaration *kind = rulebook().kind(entity.kind());
        if (kind && kind->unit && number > 0 && shortNumber(entity) == number)
            return id;
    }
    return EntityId::None;
}

EntityId BattleWords::markerNumbered(const QString &kind, int number) const
{
    for (const EntityId id : state().entities(kind)) {
        if (shortNumber(state().entity(id)) == number)
            return id;
    }
    return EntityId::None;
}

EntityId BattleWords::entityNamed(const QString &word) const
{
    if (word.startsWith(u'#')) {
        const EntityId id{word.mid(1).toInt()};
        return state().contains(id) ? id : EntityId::None;
    }
    if (word == u"battle")
        return EntityId::Battle;
    if (word.startsWith(u"side"))
        return state().entities(u"side"_s).value(word.mid(4).toInt() - 1, EntityId::None);
    return unitNumbered(word.toInt());
}

QList<StepId> parkedEntries(const Referee &referee)
{
    const OpenEntries &open = referee.journal().open();
    QList<StepId> entries;
    for (const OpenEntry &entry : open.entries) {
        if (entry.entry != open.front)
            entries.append(entry.entry);
    }
    return entries;
}

} // namespace adjutant::cli
