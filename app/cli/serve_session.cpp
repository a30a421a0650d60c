// SPDX-License-Identifier: MIT
#include "app/cli/serve_session.h"

#include "app/cli/serve_methods.h"

#include "core/referee/describe.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

const QHash<QString, RpcMethod> &methods()
{
    static const QHash<QString, RpcMethod> all = [] {
        QHash<QString, RpcMethod> byName;
        for (const QList<RpcMethod> &group : {rulebookMethods(), battleMethods(), playMethods(),
                                              pastMethods(), handMethods(), oddsMethods()}) {
            for (const RpcMethod &method : group)
                byName.insert(method.name, method);
        }
        return byName;
    }();
    return all;
}

QString listOfMethods()
{
    QStringList names = methods().keys();
    names.sort();
    return names.join(u", "_s);
}

/// A name that the method does not know; empty where it knows all.
QString unknownName(const RpcMethod &method, const QJsonObject &params)
{
    if (method.takesOthers)
        return {};
    const QStringList names = params.keys();
    const auto unknown = std::find_if(names.cbegin(), names.cend(), [&](const QString &name) {
        return !method.params.contains(name);
    });
    return unknown == names.cend() ? QString() : *unknown;
}

} // namespace

ServeSession::ServeSession(GameShelf shelf)
    : m_shelf(std::move(shelf))
{
}

RpcResult ServeSession::call(const QString &method, const QJsonObject &params)
{
    const auto found = methods().constFind(method);
    if (found == methods().cend())
        return RpcError{RpcError::MethodNotFound,
                        RpcWords::tr("There is no method “%1”. There are: %2.")
                            .arg(method.left(40), listOfMethods())};
    if (const QString unknown = unknownName(*found, params); !unknown.isEmpty())
        return RpcError{RpcError::InvalidParams,
                        RpcWords::tr("“%1” has no parameter “%2”. It has: %3.")
                            .arg(method, unknown.left(40), found->params.join(u", "_s))};
    if (found->needsBattle && !m_referee)
        return RpcError{
            RpcError::NoBattle,
            RpcWords::tr("No battle is open. Begin one with battle.new, or open a file with "
                         "battle.open.")};
    return found->run(*this, RpcParams(params));
}

Result<const Game *> ServeSession::game(const QString &id)
{
    const auto known = m_games.find(id);
    if (known != m_games.end())
        return known->second.get();
    if (!m_shelf.ids.contains(id))
        return Fault{RpcWords::tr("There is no game “%1”. There are: %2.")
                         .arg(id.left(40), m_shelf.ids.join(u", "_s))};
    Result<std::unique_ptr<Game>> made = m_shelf.make(id);
    if (!made)
        return made.fault();
    return m_games.emplace(id, std::move(*made)).first->second.get();
}

void ServeSession::take(std::unique_ptr<Referee> referee, const QString &file)
{
    close();
    m_referee = std::move(referee);
    m_file = file;
}

void ServeSession::close()
{
    m_referee.reset();
    m_file.clear();
    m_removed.clear();
    m_stepsSeen = 0;
}

QString ServeSession::render(const Text &text) const
{
    return m_referee->game().rulebook().phrases.render(text,
                                                       [this](EntityId id) { return nameOf(id); });
}

QString ServeSession::nameOf(EntityId id) const
{
    const Rulebook &book = m_referee->game().rulebook();
    for (const State *state : {&m_referee->state(), &m_referee->journal().state()}) {
        if (state->contains(id))
            return adjutant::nameOf(*state, book, id);
    }
    noteRemoved();
    return adjutant::nameOf(m_removed.value(id), book);
}

void ServeSession::noteRemoved() const
{
    const Journal &journal = m_referee->journal();
    for (const StepId id : journal.stepsSince(m_stepsSeen)) {
        for (const Effect &effect : journal.step(id).effects) {
            if (const auto *removed = std::get_if<effect::Remove>(&effect))
                m_removed.insert(removed->entity.id(), removed->entity);
        }
    }
    m_stepsSeen = journal.count();
}

} // namespace adjutant::cli
