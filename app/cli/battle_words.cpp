// SPDX-License-Identifier: MIT
#include "app/cli/battle_words.h"

#include "app/cli/console.h"

#include "core/referee/describe.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

int shortNumber(const Entity &entity)
{
    return entity.number(u"number"_s);
}

} // namespace

BattleWords::BattleWords(const Referee &referee)
    : m_referee(referee)
{
    noteRemoved();
}

void BattleWords::noteRemoved()
{
    const Journal &journal = m_referee.journal();
    for (const StepId id : journal.stepsSince(m_stepsSeen)) {
        for (const Effect &effect : journal.step(id).effects) {
            if (const auto *removed = std::get_if<effect::Remove>(&effect))
                m_removed.insert(removed->entity.id(), removed->entity);
        }
    }
    m_stepsSeen = journal.count();
}

QString BattleWords::render(const Text &text) const
{
    return rulebook().phrases.render(text, [this](EntityId id) { return nameOf(id); });
}

QString BattleWords::nameOf(EntityId id) const
{
    if (state().contains(id))
        return adjutant::nameOf(state(), rulebook(), id);
    if (m_referee.journal().state().contains(id))
        return adjutant::nameOf(m_referee.journal().state(), rulebook(), id);
    return adjutant::nameOf(m_removed.value(id), rulebook());
}

QString BattleWords::moment(const Moment &moment) const
{
    if (moment.turn == 0)
        return Words::tr("Before the first turn");
    if (moment.side == EntityId::None)
        return Words::tr("Turn %1").arg(moment.turn);
    return Words::tr("Turn %1, %2").arg(QString::number(moment.turn), nameOf(moment.side));
}

QString BattleWords::heading(const QString &rule) const
{
    const RuleParagraph *paragraph = rulebook().paragraph(rule);
    return paragraph ? render(paragraph->heading) : QString();
}

QString BattleWords::underHeading(const Text &text, const QString &rule) const
{
    const QString under = heading(rule);
    return under.isEmpty() ? render(text)
                           : Words::tr("%1 (%2)", "a sentence and the heading of the rulebook")
                                 .arg(render(text), under);
}

QString BattleWords::badge(const Entity &entity, const ValueDeclaration &value) const
{
    const Value held = entity.value(value.key);
    if (value.badge.isEmpty() || value.secret || held == Value() || held == Value(0))
        return {};
    if (value.kind == ValueDeclaration::Kind::Choice)
        return Words::tr("%1: %2").arg(render(value.label),
                                       render(value.label + u'.' + held.toWord()));
    if (value.kind == ValueDeclaration::Kind::Number)
        return Words::tr("%1: %2").arg(render(value.label), QString::number(held.toInt()));
    return render(value.label);
}

QStringList BattleWords::badges(EntityId id) const
{
    const Entity &entity = state().entity(id);
    QStringList found;
    for (const ValueDeclaration &value : rulebook().values) {
        if (const QString worn = badge(entity, value); !worn.isEmpty())
            found.append(worn);
    }
    for (const LinkDeclaration &link : rulebook().links) {
        QStringList names;
        for (const EntityId to : link.badge.isEmpty() ? QList<EntityId>() : entity.linked(link.key))
            names.append(nameOf(to));
        if (!names.isEmpty())
            found.append(Words::tr("%1: %2").arg(render(link.label), names.join(u", "_s)));
    }
    return found;
}

QString BattleWords::unit(EntityId id) const
{
    QStringList parts;
    for (const Text &text : m_referee.game().summary(state(), id))
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
        for (const EntityId id : state().children(side)) {
            const KindDeclaration *kind = rulebook().kind(state().entity(id).kind());
            if (kind && kind->unit)
                lines.append(unit(id));
        }
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

QStringList BattleWords::owed() const
{
    QStringList lines;
    for (const Owed &item : state().owed()) {
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
    for (const StepId entry : parkedEntries(m_referee))
        lines.append(QString::number(lines.size() + 1).rightJustified(3) + u"  "_s +
                     render(m_referee.journal().step(entry).label));
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
