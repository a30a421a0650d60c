// SPDX-License-Identifier: MIT
#include "app/owed/owed_items.h"

#include "app/session/session.h"

#include "core/referee/describe.h"
#include "core/referee/hand.h"
#include "core/referee/interview.h"
#include "core/referee/taken_up.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

struct OwedWords
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::app::OwedItem)
};

OwedItem parkedItem(const Session &session, const OpenEntry &open)
{
    const Step &step = session.journal().step(open.entry);
    OwedItem item;
    item.kind = OwedItem::Kind::Parked;
    item.canPass = false;
    item.entry = open.entry;
    item.title = session.render(step.label);
    item.cause = OwedWords::tr("%n answers given", "to a question that was put aside",
                               static_cast<int>(open.answers.size()));
    item.side = session.colourOf(sideOf(session.state(), step.command.entity(u"unit"_s)));
    return item;
}

/// Until when something can wait; empty where the game has no words for it.
QString deadlineOf(const Session &session, const Owed &owed)
{
    const QString key = u"gate."_s + owed.gate;
    return session.rulebook().phrases.contains(key) ? session.render(key) : QString();
}

OwedItem waitingItem(const Session &session, const Owed &owed)
{
    Command command;
    command.procedure = owed.procedure;
    command.arguments = owed.arguments;
    OwedItem item;
    item.kind = owed.due == Due::Offer ? OwedItem::Kind::Offer : OwedItem::Kind::Owed;
    item.owed = owed.id;
    item.title = session.render(describeCommand(command, session.rulebook()));
    QStringList causes;
    if (!owed.cause.isEmpty())
        causes.append(session.render(owed.cause));
    if (const QString until = deadlineOf(session, owed); !until.isEmpty())
        causes.append(until);
    item.cause = causes.join(u' ');
    item.side = session.colourOf(owed.side);
    item.canPass = !goesOn(session.rulebook(), owed);
    return item;
}

} // namespace

QList<OwedItem> owedItems(const Session &session)
{
    QList<OwedItem> items;
    const OpenEntries &open = session.journal().open();
    for (const OpenEntry &entry : open.entries) {
        if (entry.entry != open.front)
            items.append(parkedItem(session, entry));
    }
    for (const Owed &owed : session.state().owed()) {
        if (!isTakenUp(session.journal(), owed))
            items.append(waitingItem(session, owed));
    }
    std::stable_sort(items.begin(), items.end(), [](const OwedItem &a, const OwedItem &b) {
        const auto rank = [](const OwedItem &item) {
            return item.kind == OwedItem::Kind::Parked ? 0
                   : item.kind == OwedItem::Kind::Owed ? 1
                                                       : 2;
        };
        return rank(a) < rank(b);
    });
    return items;
}

} // namespace adjutant::app
