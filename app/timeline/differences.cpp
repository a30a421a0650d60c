// SPDX-License-Identifier: MIT
#include "app/timeline/differences.h"

#include "app/log/turn_title.h"
#include "app/session/session.h"
#include "app/words/value_words.h"

#include "core/battle/overloaded.h"
#include "core/referee/interview.h"

#include <QCoreApplication>
#include <QMap>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

class Differ
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::app::Difference)

public:
    Differ(const Session &then, const Session &now)
        : m_then(then)
        , m_now(now)
    {
    }

    QList<Difference> all()
    {
        for (const Effect &effect : difference(m_then.state(), m_now.state()))
            std::visit([this](const auto &e) { take(e); }, effect);
        QList<Difference> found = m_found.values();
        found.removeIf([](const Difference &each) { return each.words.isEmpty(); });
        return found;
    }

private:
    void take(const effect::Create &e)
    {
        if (isShown(e.entity))
            add(e.entity.id(), tr("was not there yet"));
    }
    void take(const effect::Restore &e)
    {
        if (isShown(e.entity))
            add(e.entity.id(), tr("was off the table"));
    }
    void take(const effect::Remove &e)
    {
        if (isShown(e.entity))
            add(e.entity.id(), tr("is gone now"));
    }
    void take(const effect::Set &e)
    {
        const ValueDeclaration *declared = m_now.rulebook().value(e.key);
        // What a new thing begins with, and what is kept hidden, is no news.
        if (!declared || declared->secret || !m_then.state().contains(e.entity))
            return;
        const QString before = valueWords(m_now.rulebook(), *declared, e.before);
        const QString after = valueWords(m_now.rulebook(), *declared, e.after);
        if (before != after) // nothing and no are the same to people
            add(e.entity, tr("%1: %2 then, %3 now", "a value, before and after")
                              .arg(m_now.render(declared->label), before, after));
    }
    void take(const effect::Link &e) { addLink(e.from, e.key, e.to, tr("%1 %2: now")); }
    void take(const effect::Unlink &e) { addLink(e.from, e.key, e.to, tr("%1 %2: no longer")); }
    void take(const effect::Advance &e)
    {
        add(EntityId::None, tr("%1 then, %2 now", "a turn of a side")
                                .arg(turnTitle(m_then, e.before), turnTitle(m_now, e.after)));
    }
    void take(const effect::Owe &) {}
    void take(const effect::Settle &) {}
    void take(const effect::Instruct &) {}

    void addLink(EntityId from, const QString &key, EntityId to, const QString &pattern)
    {
        const LinkDeclaration *declared = m_now.rulebook().link(key);
        const bool both = m_then.state().contains(from) && m_now.state().contains(from);
        if (declared && both)
            add(from, pattern.arg(m_now.render(declared->label), nameOf(to)));
    }

    bool isShown(const Entity &entity) const
    {
        const KindDeclaration *kind = m_now.rulebook().kind(entity.kind());
        return kind && (kind->unit || kind->marker);
    }

    QString nameOf(EntityId id) const
    {
        return m_then.state().contains(id) ? m_then.nameOf(id) : m_now.nameOf(id);
    }

    void add(EntityId subject, const QString &words)
    {
        Difference &found = m_found[subject];
        if (found.words.isEmpty()) {
            const bool there = m_then.state().contains(subject);
            const State &state = there ? m_then.state() : m_now.state();
            found.subject = subject;
            found.name = subject == EntityId::None      ? tr("The battle")
                         : subject == EntityId::Battle  ? tr("The battle")
                         : subject == EntityId::Rulings ? tr("Rulings")
                                                        : nameOf(subject);
            found.side = state.entity(sideOf(state, subject)).number(u"number"_s);
        }
        found.words.append(words);
    }

    const Session &m_then;
    const Session &m_now;
    QMap<EntityId, Difference> m_found;
};

} // namespace

QList<Difference> differences(const Session &then, const Session &now)
{
    return Differ(then, now).all();
}

} // namespace adjutant::app
