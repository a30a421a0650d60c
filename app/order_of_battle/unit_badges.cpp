// SPDX-License-Identifier: MIT
#include "app/order_of_battle/unit_badges.h"

#include "app/session/session.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

bool isSet(const Value &value)
{
    return value.isWord() ? !value.toWord().isEmpty() : value.toInt() != 0;
}

/// Symbol and tone of the badge for \a value; without a symbol for none.
BadgeLook lookOf(const ValueDeclaration &declared, const Value &value)
{
    if (declared.badges.isEmpty())
        return {declared.badge, declared.tone};
    return declared.badges.value(value.toWord());
}

} // namespace

UnitBadges::UnitBadges(const Session &session)
    : m_session(session)
{
    const State &state = session.state();
    for (const LinkDeclaration &link : session.rulebook().links) {
        if (link.backBadge.isEmpty())
            continue;
        for (const EntityId id : state.entities())
            noteLinks(state.entity(id), link);
    }
    for (const Owed &item : state.owed()) {
        if (item.due == Due::Offer)
            m_mayReact.insert(EntityId{item.arguments.value(u"unit"_s).toInt()});
    }
}

/// By the number on its base, which is shorter than its name.
void UnitBadges::noteLinks(const Entity &from, const LinkDeclaration &link)
{
    const int number = from.number(u"number"_s);
    const QString who = number > 0 ? QLocale().toString(number) : m_session.nameOf(from.id());
    for (const EntityId to : from.linked(link.key)) {
        const QString word = tr("%1 %2", "such as: In hand-to-hand with | Jäger Defence")
                                 .arg(m_session.render(link.backLabel), who);
        m_others[to].append({link.backBadge, word, link.tone});
    }
}

QList<Badge> UnitBadges::of(const Entity &unit, const KindDeclaration &kind) const
{
    QList<Badge> badges;
    if (const QString note = unit.word(u"note"_s); !note.isEmpty())
        badges.append({u"mark"_s, note, u"plain"_s});
    for (const QString &key : kind.values)
        addValue(badges, unit, key);
    for (const QString &key : kind.links)
        addLink(badges, unit, key);
    badges += m_others.value(unit.id());
    if (m_mayReact.contains(unit.id()))
        badges.append({u"may-react"_s, tr("May react"), u"good"_s});
    return badges;
}

void UnitBadges::addValue(QList<Badge> &badges, const Entity &unit, const QString &key) const
{
    const ValueDeclaration *declared = m_session.rulebook().value(key);
    const Value value = unit.value(key);
    if (!declared || declared->secret || !isSet(value))
        return;
    const BadgeLook look = lookOf(*declared, value);
    const bool isSaid =
        !declared->badgeUnless.isEmpty() && isSet(unit.value(declared->badgeUnless));
    if (!look.symbol.isEmpty() && !isSaid)
        badges.append({look.symbol, wordOf(*declared, value), look.tone});
}

QString UnitBadges::wordOf(const ValueDeclaration &declared, const Value &value) const
{
    if (!declared.badgeWord.isEmpty())
        return m_session.render(declared.badgeWord);
    switch (declared.kind) {
    case ValueDeclaration::Kind::Choice:
        return m_session.render(declared.label + u'.' + value.toWord());
    case ValueDeclaration::Kind::Number:
        return tr("%1: %2", "a value and its number")
            .arg(m_session.render(declared.label), QLocale().toString(value.toInt()));
    case ValueDeclaration::Kind::Word:
        return value.toWord();
    case ValueDeclaration::Kind::Flag:
        break;
    }
    return m_session.render(declared.label);
}

void UnitBadges::addLink(QList<Badge> &badges, const Entity &unit, const QString &key) const
{
    const LinkDeclaration *declared = m_session.rulebook().link(key);
    const QList<EntityId> linked = unit.linked(key);
    if (!declared || declared->badge.isEmpty() || linked.isEmpty())
        return;
    QStringList names;
    for (const EntityId other : linked)
        names.append(m_session.nameOf(other));
    badges.append(
        {declared->badge,
         tr("%1 %2", "such as: In hand-to-hand with | Jäger Defence")
             .arg(m_session.render(declared->label), QLocale().createSeparatedList(names)),
         declared->tone});
}

} // namespace adjutant::app
