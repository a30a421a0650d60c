// SPDX-License-Identifier: MIT
#include "core/report/narrator.h"

#include "core/referee/describe.h"
#include "core/report/report_words.h"

using namespace Qt::StringLiterals;

namespace adjutant {

Narrator::Narrator(const Referee &referee)
    : m_referee(referee)
{
    noteRemoved();
}

void Narrator::noteRemoved()
{
    for (const StepId id : journal().stepsSince(m_stepsSeen)) {
        for (const Effect &effect : journal().step(id).effects) {
            if (const auto *removed = std::get_if<effect::Remove>(&effect))
                m_removed.insert(removed->entity.id(), removed->entity);
        }
    }
    m_stepsSeen = journal().count();
}

QString Narrator::render(const Text &text) const
{
    return rulebook().phrases.render(text, [this](EntityId id) { return nameOf(id); });
}

QString Narrator::nameOf(EntityId id) const
{
    if (state().contains(id))
        return adjutant::nameOf(state(), rulebook(), id);
    if (journal().state().contains(id))
        return adjutant::nameOf(journal().state(), rulebook(), id);
    return adjutant::nameOf(m_removed.value(id), rulebook());
}

QString Narrator::battleName() const
{
    QString given = state().entity(EntityId::Battle).word(u"name"_s);
    const StepId first = journal().first();
    if (!given.isEmpty() || first == StepId::None)
        return given;
    const QJsonObject begin = journal().step(first).command.arguments;
    const Scenario *scenario = rulebook().scenario(begin.value(u"scenario"_s).toString());
    return scenario ? render(scenario->label) : ReportWords::tr("Battle");
}

QString Narrator::moment(const Moment &moment) const
{
    if (moment.turn == 0)
        return ReportWords::tr("Before the first turn");
    QStringList parts{ReportWords::tr("Turn %1").arg(moment.turn)};
    if (moment.side != EntityId::None)
        parts.append(nameOf(moment.side));
    if (const QString phase = u"phase."_s + moment.phase; rulebook().phrases.contains(phase))
        parts.append(render(phase));
    return parts.join(u", "_s);
}

QString Narrator::heading(const QString &rule) const
{
    const RuleParagraph *paragraph = rulebook().paragraph(rule);
    return paragraph ? render(paragraph->heading) : QString();
}

QString Narrator::underHeading(const Text &text, const QString &rule) const
{
    const QString under = heading(rule);
    return under.isEmpty()
               ? render(text)
               : ReportWords::tr("%1 (%2)", "a sentence and the heading of the rulebook")
                     .arg(render(text), under);
}

QString Narrator::badge(const Entity &entity, const ValueDeclaration &value) const
{
    const Value held = entity.value(value.key);
    const bool isBadge = !value.badge.isEmpty() || value.badges.contains(held.toWord());
    if (!isBadge || value.secret || held == Value() || held == Value(0))
        return {};
    if (value.kind == ValueDeclaration::Kind::Choice)
        return ReportWords::tr("%1: %2").arg(render(value.label),
                                             render(value.label + u'.' + held.toWord()));
    if (value.kind == ValueDeclaration::Kind::Number)
        return ReportWords::tr("%1: %2").arg(render(value.label), QString::number(held.toInt()));
    return render(value.label);
}

QStringList Narrator::badges(EntityId id) const
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
            found.append(ReportWords::tr("%1: %2").arg(render(link.label), names.join(u", "_s)));
    }
    return found;
}

QList<EntityId> Narrator::units(EntityId side) const
{
    QList<EntityId> found;
    for (const EntityId id : state().children(side)) {
        const KindDeclaration *kind = rulebook().kind(state().entity(id).kind());
        if (kind && kind->unit)
            found.append(id);
    }
    return found;
}

} // namespace adjutant
