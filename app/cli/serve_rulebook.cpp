// SPDX-License-Identifier: MIT
// The methods that read a rulebook: games, catalogue, tables, lookup, rulings.
#include "app/cli/json_rulebook.h"
#include "app/cli/serve_methods.h"

#include "core/referee/interview.h"

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

/// A rulebook, and the battle whose rulings and house rules count.
struct Reader
{
    const Rulebook *book = nullptr;
    State state;
};

/// The game that is named, or that of the open battle. An error is kept in \a params.
Reader readerOf(ServeSession &session, const RpcParams &params)
{
    const Referee *referee = session.referee();
    QString id = params.wordOr(u"game"_s, referee ? referee->game().rulebook().id : QString());
    if (id.isEmpty())
        id = params.word(u"game"_s);
    const Result<const Game *> game = session.game(id);
    if (!game) {
        params.fail(game.fault().message);
        return {};
    }
    const bool isOpen = referee && &referee->game() == *game;
    return {&(*game)->rulebook(), isOpen ? referee->state() : State()};
}

const Table *tableOf(const Reader &reader, const RpcParams &params)
{
    const QString id = params.word(u"table"_s);
    const Table *table = reader.book ? reader.book->table(id) : nullptr;
    if (reader.book && !table) {
        QStringList ids;
        for (const Table &each : reader.book->tables)
            ids.append(each.id);
        params.fail(
            RpcWords::tr("There is no table “%1”. There are: %2.").arg(id, ids.join(u", "_s)));
    }
    return table;
}

RpcResult games(ServeSession &session, const RpcParams &)
{
    QJsonArray games;
    for (const QString &id : session.gameIds()) {
        const Result<const Game *> game = session.game(id);
        if (!game)
            return RpcError{RpcError::FileTrouble, game.fault().message};
        games.append(gameToJson((*game)->rulebook()));
    }
    return QJsonValue(games);
}

RpcResult catalogue(ServeSession &session, const RpcParams &params)
{
    const Reader reader = readerOf(session, params);
    if (params.error())
        return *params.error();
    return QJsonValue(catalogueToJson(*reader.book));
}

RpcResult tables(ServeSession &session, const RpcParams &params)
{
    const Reader reader = readerOf(session, params);
    if (params.has(u"table"_s)) {
        const Table *table = tableOf(reader, params);
        if (params.error())
            return *params.error();
        return QJsonValue(QJsonArray{tableToJson(*reader.book, *table, reader.state)});
    }
    if (params.error())
        return *params.error();
    QJsonArray all;
    for (const Table &table : reader.book->tables)
        all.append(tableToJson(*reader.book, table, reader.state));
    return QJsonValue(all);
}

/// What is asked of one key; a wrong form is an error kept in \a params.
std::variant<int, QString, Length> queried(const TableKey &key, const RpcParams &params)
{
    switch (key.kind) {
    case TableKey::Kind::Number:
    case TableKey::Kind::Die:
        return params.integer(key.name);
    case TableKey::Kind::Length: {
        const QJsonValue json = params.value(key.name);
        constexpr double most = 100'000;
        if (!json.isDouble() || json.toDouble() < 0 || json.toDouble() > most)
            params.fail(RpcWords::tr("“%1” has to be a distance.").arg(key.name));
        return Length::fromDouble(json.toDouble());
    }
    case TableKey::Kind::Choice:
        break;
    }
    const QString word = params.word(key.name);
    if (!key.options.contains(word))
        params.fail(RpcWords::tr("“%1” is one of: %2.").arg(key.name, key.options.join(u", "_s)));
    return word;
}

RpcResult lookup(ServeSession &session, const RpcParams &params)
{
    const Reader reader = readerOf(session, params);
    const Table *table = tableOf(reader, params);
    if (params.error())
        return *params.error();
    QJsonObject unknown = params.without({u"game"_s, u"table"_s});
    TableQuery query;
    for (const TableKey &key : table->keys) {
        unknown.remove(key.name);
        if (params.has(key.name))
            query.insert(key.name, queried(key, params));
    }
    for (const QString &name : unknown.keys())
        params.fail(RpcWords::tr("The table has no key “%1”.").arg(name));
    if (params.error())
        return *params.error();
    const RulingLookup rulings = [&reader](const QString &id) {
        return rulingOf(*reader.book, reader.state, id);
    };
    QJsonArray rows;
    for (const int index : table->findAll(query, rulings, reader.book->lengthRule(rulings)))
        rows.append(rowToJson(*reader.book, Row(*table, index, reader.state), reader.state));
    return QJsonValue(rows);
}

RpcResult rulings(ServeSession &session, const RpcParams &params)
{
    const Reader reader = readerOf(session, params);
    if (params.error())
        return *params.error();
    return QJsonValue(rulingsToJson(*reader.book, reader.state));
}

} // namespace

QList<RpcMethod> rulebookMethods()
{
    return {
        {u"games"_s, {}, false, false, games},
        {u"catalogue"_s, {u"game"_s}, false, false, catalogue},
        {u"tables"_s, {u"game"_s, u"table"_s}, false, false, tables},
        {u"lookup"_s, {u"game"_s, u"table"_s}, true, false, lookup},
        {u"rulings"_s, {u"game"_s}, false, false, rulings},
    };
}

} // namespace adjutant::cli
