// SPDX-License-Identifier: MIT
#include "core/referee/hand.h"

#include "core/referee/describe.h"
#include "core/referee/house_rule.h"
#include "core/referee/ruling_words.h"
#include "core/referee/told_value.h"

#include <QHash>
#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

QString word(const Interview &table, const QString &name)
{
    return table.command().arguments.value(name).toString();
}

/// The entity that an argument names; refuses where there is none.
EntityId named(Interview &table, const QString &argument)
{
    const EntityId id = table.command().entity(argument);
    table.forbidIf(!table.state().contains(id), {},
                   Text(u"refusal.noEntity"_s).with(u"id"_s, adjutant::number(id)));
    return id;
}

/// Refuses what is beyond what the game declares. The referee may let it pass.
void refuseOutside(Interview &table, const std::optional<Text> &outside)
{
    table.refuseIf(outside.has_value(), {}, outside.value_or(Text()));
}

/// The sentence for a value that changed: from nothing, to nothing, from one to another.
QString setText(const ValueDeclaration &declaration, const Value &before, const Value &after)
{
    using Kind = ValueDeclaration::Kind;
    const bool isWord = declaration.kind == Kind::Word || declaration.kind == Kind::Choice;
    if (isWord && before.isEmpty())
        return u"log.setTo"_s;
    return isWord && after.isEmpty() ? u"log.unset"_s : u"log.set"_s;
}

void saySet(Interview &table, EntityId id, const ValueDeclaration &declaration, const Value &before)
{
    if (declaration.secret) {
        table.say({}, Text(u"log.setSecret"_s).with(u"unit"_s, id));
        return;
    }
    const Value after = table.entity(id).value(declaration.key);
    table.say({}, Text(setText(declaration, before, after))
                      .with(u"unit"_s, id)
                      .with(u"value"_s, QList<Text>{Text(declaration.label)})
                      .with(u"before"_s, valueText(declaration, before))
                      .with(u"after"_s, valueText(declaration, after)));
}

void setByHand(Interview &table)
{
    const EntityId id = named(table, u"entity"_s);
    const QString key = word(table, u"key"_s);
    const Value value = toldValue(table, key, table.command().arguments.value(u"value"_s));
    Entity::Values values = table.entity(id).values();
    values.insert(key, value);
    refuseOutside(table, outOfRange(table.rulebook(), values, key));
    const State before = table.state();
    table.set(id, key, value);
    saySet(table, id, *table.rulebook().value(key), before.entity(id).value(key));
    table.game().followHand(table, before, id);
}

void changeRuling(Interview &table)
{
    const QString id = word(table, u"id"_s);
    const QString choice = word(table, u"choice"_s);
    const Ruling *ruling = table.rulebook().ruling(id);
    table.forbidIf(!ruling, {}, Text(u"refusal.noRuling"_s).with(u"id"_s, id));
    table.forbidIf(!ruling->accepts(choice), ruling->rules.value(0),
                   Text(u"refusal.noChoice"_s).with(u"choice"_s, choice));
    table.set(EntityId::Rulings, id, choice);
    const Text option = choiceOf(table, id);
    const TextArgument meaning =
        option.isEmpty() ? TextArgument(choice) : TextArgument(QList<Text>{option});
    table.say(ruling->rules.value(0), Text(u"log.ruling"_s)
                                          .with(u"ruling"_s, QList<Text>{Text(ruling->heading)})
                                          .with(u"choice"_s, meaning));
}

void changeCell(Interview &table)
{
    const Row row = setHouseRule(table, table.command().arguments);
    const bool printed = !table.command().arguments.contains(u"value"_s);
    table.say(row.table().rule,
              Text(printed ? u"log.housePrinted"_s : u"log.house"_s)
                  .with(u"table"_s, QList<Text>{Text(row.table().title)}),
              table.row(row.table().id, row.index()));
}

/// One more than the highest number on what is of that kind.
int nextNumber(const State &state, const QString &kind)
{
    int highest = 0;
    for (const EntityId id : state.entities(kind))
        highest = std::max(highest, state.entity(id).number(u"number"_s));
    return highest + 1;
}

/// The values that the command gives.
Entity::Values givenValues(const Interview &table)
{
    Entity::Values values;
    const QJsonObject given = table.command().arguments.value(u"values"_s).toObject();
    for (auto it = given.begin(); it != given.end(); ++it)
        values.insert(it.key(), toldValue(table, it.key(), it.value()));
    return values;
}

void placeByHand(Interview &table)
{
    const QString kind = word(table, u"kind"_s);
    const KindDeclaration *declaration = table.rulebook().kind(kind);
    table.forbidIf(!declaration, {}, Text(u"refusal.noKind"_s).with(u"kind"_s, kind));
    table.forbidIf(isFixed(table.rulebook(), kind), {}, Text(u"refusal.fixedKind"_s));
    Entity::Values values = givenValues(table);
    refuseOutside(table, outOfRange(table.rulebook(), values));
    // What has neither name nor number could not be told from the others of its kind.
    const bool isNamed = values.contains(u"name"_s) || values.contains(u"number"_s);
    if (declaration->values.contains(u"number"_s) && !isNamed)
        values.insert(u"number"_s, nextNumber(table.state(), kind));
    EntityId parent = EntityId::Battle;
    if (table.command().arguments.contains(u"side"_s))
        parent = named(table, u"side"_s);
    const State before = table.state();
    const EntityId id = table.create(kind, parent, values);
    table.say({}, Text(u"log.place"_s).with(u"unit"_s, id));
    table.game().followHand(table, before, id);
}

/// What is there cannot come back, nor what never was.
void restoreByHand(Interview &table)
{
    const EntityId id = table.command().entity(u"entity"_s);
    table.forbidIf(table.state().contains(id), {},
                   Text(u"refusal.stillThere"_s).with(u"unit"_s, id));
    const Entity removed = table.state().removed(id);
    table.forbidIf(removed.isNull() || !table.state().contains(removed.parent()), {},
                   Text(u"refusal.neverTaken"_s).with(u"id"_s, adjutant::number(id)));
    const State before = table.state();
    table.restore(id);
    table.say({}, Text(u"log.restore"_s).with(u"unit"_s, id));
    table.game().followHand(table, before, id);
}

void removeByHand(Interview &table)
{
    const EntityId id = named(table, u"entity"_s);
    table.forbidIf(isFixed(table.rulebook(), table.entity(id).kind()), {},
                   Text(u"refusal.fixed"_s));
    const State before = table.state();
    table.say({}, Text(u"log.remove"_s).with(u"unit"_s, id));
    table.remove(id);
    table.game().followHand(table, before, id);
}

void linkByHand(Interview &table)
{
    const EntityId from = named(table, u"entity"_s);
    const EntityId to = named(table, u"to"_s);
    const QString key = word(table, u"key"_s);
    const LinkDeclaration *link = table.rulebook().link(key);
    table.forbidIf(!link, {}, Text(u"refusal.noValue"_s).with(u"key"_s, key));
    const State before = table.state();
    const auto change =
        table.command().procedure == u"link" ? &Interview::link : &Interview::unlink;
    (table.*change)(from, key, to);
    if (link->mutual)
        (table.*change)(to, key, from);
    table.say({}, Text(u"log.link"_s).with(u"unit"_s, from).with(u"other"_s, to));
    table.game().followHand(table, before, from);
}

void dropOwed(Interview &table)
{
    const int id = table.command().arguments.value(u"owed"_s).toInt();
    const Owed *owed = table.state().findOwed(id);
    table.forbidIf(!owed, {}, Text(u"refusal.notOwed"_s));
    table.forbidIf(goesOn(table.rulebook(), *owed), {},
                   Text(u"refusal.goesOn"_s).with(u"owed"_s, QList<Text>{owed->cause}));
    table.say({}, Text(u"log.drop"_s).with(u"owed"_s, QList<Text>{owed->cause}));
    table.settle(id);
}

/// Carries out an older effect where it still means something.
class Keeper
{
public:
    explicit Keeper(Interview &table)
        : m_table(table)
    {
    }

    void operator()(const effect::Create &e) const
    {
        if (exists(e.entity.parent()))
            m_table.create(e.entity.kind(), e.entity.parent(), e.entity.values());
    }
    void operator()(const effect::Remove &e) const { m_table.remove(e.entity.id()); }
    void operator()(const effect::Restore &e) const
    {
        if (!m_table.state().removed(e.entity.id()).isNull())
            m_table.restore(e.entity.id());
    }
    void operator()(const effect::Set &e) const
    {
        if (exists(e.entity))
            m_table.set(e.entity, e.key, e.after);
    }
    void operator()(const effect::Link &e) const
    {
        if (exists(e.from) && exists(e.to))
            m_table.link(e.from, e.key, e.to);
    }
    void operator()(const effect::Unlink &e) const
    {
        if (exists(e.from))
            m_table.unlink(e.from, e.key, e.to);
    }
    void operator()(const effect::Advance &e) const { m_table.advance(e.after); }
    void operator()(const effect::Instruct &e) const { m_table.instruct(e.subject, e.text); }
    // What was owed was owed by the rules, and they refuse this entry now.
    void operator()(const effect::Owe &) const {}
    void operator()(const effect::Settle &) const {}

private:
    bool exists(EntityId id) const { return m_table.state().contains(id); }

    Interview &m_table;
};

/// Carries out an older entry's effects.
void keepByHand(Interview &table)
{
    for (const QJsonValue json : table.command().arguments.value(u"effects"_s).toArray()) {
        if (const std::optional<Effect> effect = effectFromJson(json.toObject()))
            std::visit(Keeper(table), *effect);
    }
    table.say({}, Text(u"log.kept"_s));
}

struct HandProcedure
{
    Procedure run = nullptr;
    QStringList arguments;
};

HandProcedure handProcedureOf(const QString &id)
{
    static const QHash<QString, HandProcedure> procedures{
        {u"set"_s, {setByHand, {u"entity"_s, u"key"_s, u"value"_s}}},
        {u"ruling"_s, {changeRuling, {u"id"_s, u"choice"_s}}},
        {u"house"_s, {changeCell, {u"table"_s, u"row"_s, u"rows"_s, u"column"_s, u"value"_s}}},
        {u"place"_s, {placeByHand, {u"kind"_s, u"values"_s, u"side"_s}}},
        {u"remove"_s, {removeByHand, {u"entity"_s}}},
        {u"restore"_s, {restoreByHand, {u"entity"_s}}},
        {u"link"_s, {linkByHand, {u"entity"_s, u"key"_s, u"to"_s}}},
        {u"unlink"_s, {linkByHand, {u"entity"_s, u"key"_s, u"to"_s}}},
        {u"drop"_s, {dropOwed, {u"owed"_s}}},
        {u"keep"_s, {keepByHand, {u"effects"_s}}},
    };
    return procedures.value(id);
}

} // namespace

bool goesOn(const Rulebook &rulebook, const Owed &owed)
{
    const ActionDeclaration *action = rulebook.action(owed.procedure);
    return action && action->turnCommand;
}

bool isFixed(const Rulebook &rulebook, const QString &kind)
{
    const KindDeclaration *declaration = rulebook.kind(kind);
    return !declaration || declaration->fixed || kind == u"battle" || kind == u"side";
}

Procedure handProcedure(const QString &id)
{
    return handProcedureOf(id).run;
}

QStringList handArguments(const QString &id)
{
    return handProcedureOf(id).arguments;
}

} // namespace adjutant
