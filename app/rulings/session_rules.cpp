// SPDX-License-Identifier: MIT
#include "app/rulings/session_rules.h"

#include "app/session/session.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace adjutant::app {

SessionRules::SessionRules(Session &session, QObject *parent)
    : AgreedRules(parent)
    , m_session(session)
{
    connect(&session, &Session::changed, this, &AgreedRules::changed);
    connect(&session, &Session::failed, this, &AgreedRules::refused);
}

const Rulebook &SessionRules::rulebook() const
{
    return m_session.rulebook();
}

const State &SessionRules::state() const
{
    return m_session.journal().state();
}

void SessionRules::choose(const QString &ruling, const QString &choice)
{
    Command command;
    command.procedure = u"ruling"_s;
    command.arguments = {{u"id"_s, ruling}, {u"choice"_s, choice}};
    perform(command);
}

void SessionRules::setCell(const QString &table, const QList<int> &rows, const QString &column,
                           const Value &value)
{
    QJsonArray numbers;
    for (const int row : rows)
        numbers.append(row);
    Command command;
    command.procedure = u"house"_s;
    command.arguments = {{u"table"_s, table}, {u"rows"_s, numbers}, {u"column"_s, column}};
    if (!value.isEmpty())
        command.arguments.insert(u"value"_s, value.toJson());
    perform(command);
}

void SessionRules::perform(const Command &command)
{
    if (m_session.perform(command) || !m_session.refusal())
        return;
    const QString why = m_session.render(m_session.refusal()->text);
    m_session.dismissRefusal();
    emit refused(why);
}

} // namespace adjutant::app
