// SPDX-License-Identifier: MIT
#include "app/cli/lookup.h"

#include "app/cli/table_text.h"

#include "core/games/game_systems.h"
#include "core/referee/interview.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

/// The key that \a name means: by its name, or by a word of its label ("alive" for "Figures
/// alive").
const TableKey *keyNamed(const Table &table, const Rulebook &book, const QString &name)
{
    const auto named = [&](const auto &accepts) {
        const auto found = std::find_if(table.keys.cbegin(), table.keys.cend(), accepts);
        return found == table.keys.cend() ? nullptr : &*found;
    };
    const TableKey *key = named(
        [&](const TableKey &each) { return each.name.compare(name, Qt::CaseInsensitive) == 0; });
    return key ? key : named([&](const TableKey &each) {
        return book.phrases.render(each.label).toLower().split(u' ').contains(name.toLower());
    });
}

/// A choice by its id; yes is the choice that bears the name of its key (cover=yes), no is the
/// other one.
QString choiceNamed(const TableKey &key, const QString &value)
{
    for (const QString &option : key.options) {
        if (option.compare(value, Qt::CaseInsensitive) == 0)
            return option;
    }
    if (key.options.size() != 2 || !key.options.contains(key.name))
        return {};
    const QString other = key.options.at(key.options.constFirst() == key.name ? 1 : 0);
    return value == u"yes" ? key.name : value == u"no" ? other : QString();
}

/// What \a value means for \a key. The fault says what there is.
Result<Done> addTo(TableQuery &query, const TableKey &key, const QString &value)
{
    if (key.kind == TableKey::Kind::Choice) {
        const QString choice = choiceNamed(key, value);
        if (choice.isEmpty())
            return Fault{Words::tr("“%1” is none of %2: %3.")
                             .arg(value, key.name, key.options.join(u", "_s))};
        query.insert(key.name, choice);
        return Done{};
    }
    QString typed = value;
    bool valid = false;
    const double number = typed.replace(u',', u'.').toDouble(&valid);
    const bool length = key.kind == TableKey::Kind::Length;
    const double least = key.kind == TableKey::Kind::Number ? -1e6 : 0; // margins have a sign
    if (!valid || number < least || number > 1e6 || (!length && number != static_cast<int>(number)))
        return Fault{
            length ? Words::tr("%1 is a distance such as 18.5, not “%2”.").arg(key.name, value)
                   : Words::tr("%1 is a whole number, not “%2”.").arg(key.name, value)};
    if (length)
        query.insert(key.name, Length::fromDouble(number));
    else
        query.insert(key.name, static_cast<int>(number));
    return Done{};
}

Result<TableQuery> readQuery(const Table &table, const Rulebook &book, const QStringList &words)
{
    TableQuery query;
    for (const QString &word : words) {
        const TableKey *key = keyNamed(table, book, word.section(u'=', 0, 0));
        if (!key || !word.contains(u'=')) {
            QStringList names;
            for (const TableKey &each : table.keys)
                names.append(each.kind == TableKey::Kind::Choice
                                 ? QString(each.name + u'=' + each.options.join(u'|'))
                                 : QString(each.name + u'='));
            return Fault{Words::tr("“%1” is no key of the table “%2”. There are: %3")
                             .arg(word, table.id, names.join(u' '))};
        }
        const Result<Done> added = addTo(query, *key, word.section(u'=', 1));
        if (!added)
            return added.fault();
    }
    return query;
}

/// The table that the arguments name; prints what is wrong with them otherwise.
const Table *namedTable(const Rulebook &book, const QString &id, const Console &console)
{
    const Table *table = findTable(book, id);
    if (table)
        return table;
    QStringList ids;
    for (const Table &each : book.tables)
        ids.append(each.id);
    fail(console, Words::tr("There is no table “%1”. There are: %2.").arg(id, ids.join(u", "_s)));
    return nullptr;
}

} // namespace

int runLookup(const QStringList &arguments, const Console &console)
{
    if (arguments.size() < 2)
        return fail(console, Words::tr("Name the game and the table: lookup teaw shoot figures=3"),
                    Misused);
    const Result<std::unique_ptr<Game>> game = makeGame(arguments.at(0));
    if (!game)
        return fail(console, game.fault().message);
    const Rulebook &book = (*game)->rulebook();
    const Table *table = namedTable(book, arguments.at(1), console);
    if (!table)
        return Failed;
    const Result<TableQuery> query = readQuery(*table, book, arguments.mid(2));
    if (!query)
        return fail(console, query.fault().message);
    const auto inForce = [&book](const QString &id) { return rulingOf(book, State(), id); };
    const QList<int> rows = table->findAll(*query, inForce, book.lengthRule(inForce));
    if (rows.isEmpty())
        return fail(console, Words::tr("No row of the table “%1” fits that.").arg(table->id));
    console.out << tableText(*table, book, State(), rows);
    return Succeeded;
}

int runTables(const QStringList &arguments, const Console &console)
{
    if (arguments.isEmpty() || arguments.size() > 2)
        return fail(console, Words::tr("Name a game: %1").arg(gameIds().join(u", "_s)), Misused);
    const Result<std::unique_ptr<Game>> game = makeGame(arguments.at(0));
    if (!game)
        return fail(console, game.fault().message);
    const Rulebook &book = (*game)->rulebook();
    if (arguments.size() == 1) {
        console.out << tableList(book);
        return Succeeded;
    }
    const Table *table = namedTable(book, arguments.at(1), console);
    if (!table)
        return Failed;
    console.out << tableText(*table, book, State());
    return Succeeded;
}

} // namespace adjutant::cli
