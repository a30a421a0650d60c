// SPDX-License-Identifier: MIT
#include "tests/support/toy_game.h"

#include "core/referee/interview.h"

#include <QHash>
#include <QJsonArray>

#include <utility>

using namespace Qt::StringLiterals;

namespace adjutant::test {

namespace {

// The rulebook.

const std::pair<QString, Phrasebook::Phrase> Phrases[] = {
    {u"game.name"_s, {{}, u"Toy Soldiers"_s}},
    {u"Y1.heading"_s, {{}, u"Moving"_s}},
    {u"Y1.text"_s, {{}, u"A squad that is not pinned moves."_s}},
    {u"Y2.heading"_s, {{}, u"Shooting"_s}},
    {u"Y2.text"_s, {{}, u"Look up the range, roll, take figures off."_s}},
    {u"Y3.heading"_s, {{}, u"Snap shots"_s}},
    {u"Y3.text"_s, {{}, u"Who sees a squad move may shoot once."_s}},
    {u"Y4.heading"_s, {{}, u"Turns"_s}},
    {u"Y4.text"_s, {{}, u"The sides take turns."_s}},
    {u"Y5.heading"_s, {{}, u"Duels"_s}},
    {u"Y5.text"_s, {{}, u"The higher die wins."_s}},

    {u"value.name"_s, {{}, u"Name"_s}},
    {u"value.type"_s, {{}, u"Type"_s}},
    {u"value.number"_s, {{}, u"Number"_s}},
    {u"value.figures"_s, {{}, u"Figures"_s}},
    {u"value.figuresFull"_s, {{}, u"Full strength"_s}},
    {u"value.actions"_s, {{}, u"Actions each turn"_s}},
    {u"value.actionsLeft"_s, {{}, u"Actions left"_s}},
    {u"value.pinned"_s, {{}, u"Pinned"_s}},
    {u"value.moved"_s, {{}, u"Has moved"_s}},
    {u"value.plan"_s, {{}, u"Plan"_s}},
    {u"value.stance"_s, {{}, u"Stance"_s}},
    {u"value.stance.up"_s, {{}, u"Up"_s}},
    {u"value.stance.down"_s, {{}, u"Down"_s}},
    {u"link.facing"_s, {{}, u"Duels with"_s}},
    {u"kind.battle"_s, {{}, u"Battle"_s}},
    {u"kind.rulings"_s, {{}, u"Rulings"_s}},
    {u"kind.side"_s, {{}, u"Side"_s}},
    {u"kind.squad"_s, {{}, u"Squad"_s}},
    {u"kind.mine"_s, {{}, u"Mine"_s}},
    {u"type.rifles"_s, {{}, u"Rifles"_s}},
    {u"type.mine"_s, {{}, u"Mine"_s}},
    {u"scenario.meeting"_s, {{}, u"A Meeting"_s}},
    {u"scenario.meeting.text"_s, {{}, u"Reds and Blues meet."_s}},

    {u"action.move"_s, {{}, u"Move"_s}},
    {u"action.shoot"_s, {{}, u"Shoot"_s}},
    {u"action.duel"_s, {{}, u"Duel"_s}},
    {u"action.endTurn"_s, {{}, u"End turn"_s}},
    {u"action.snapShot"_s, {{}, u"Snap shot"_s}},
    {u"action.rally"_s, {{}, u"Rally"_s}},
    {u"action.blast"_s, {{}, u"A mine goes off"_s}},

    {u"shoot.title"_s, {{}, u"Shooting"_s}},
    {u"shoot.distance"_s, {{}, u"Distance"_s}},
    {u"shoot.cover"_s, {{}, u"Cover"_s}},
    {u"shoot.cover.open"_s, {{}, u"in the open"_s}},
    {u"shoot.cover.cover"_s, {{}, u"in cover"_s}},
    {u"shoot.dice"_s, {{}, u"Dice"_s}},
    {u"shoot.hitsOn"_s, {{}, u"Hits on"_s}},
    {u"shoot.far"_s, {{}, u"That is out of range."_s}},

    {u"ruling.rally"_s, {{}, u"Rallying"_s}},
    {u"ruling.rally.question"_s, {{}, u"What does a squad rally on?"_s}},
    {u"ruling.blast"_s, {{}, u"Mines"_s}},
    {u"ruling.blast.question"_s, {{}, u"Whom does a mine hit?"_s}},
    {u"ruling.blast.ask"_s, {{}, u"Ask."_s}},
    {u"ruling.blast.one"_s, {{}, u"One figure."_s}},

    {u"ask.mine"_s, {{}, u"Does {unit} cross a mine?"_s}},
    {u"ask.sight"_s, {{}, u"Does anybody see {unit} move?"_s}},
    {u"ask.target"_s, {{}, u"Whom does {unit} shoot at?"_s}},
    {u"ask.aim"_s, {{}, u"How far is it from {unit} to {target}?"_s}},
    {u"ask.shots"_s, {u"{unit}: throw {n} die."_s, u"{unit}: throw {n} dice."_s}},
    {u"ask.blast"_s, {{}, u"How many of each squad are caught?"_s}},
    {u"ask.rally"_s, {{}, u"{unit}: throw one die to rally."_s}},
    {u"ask.duel"_s, {{}, u"{unit} and {target}: throw one die each."_s}},
    {u"no.unit"_s, {{}, u"There is no such squad."_s}},
    {u"no.turn"_s, {{}, u"It is not this squad's turn."_s}},
    {u"no.turn.letPass"_s, {{}, u"Allowed anyway out of its turn."_s}},
    {u"no.actions"_s, {{}, u"No actions left."_s}},
    {u"no.pinned"_s, {{}, u"{unit} is pinned."_s}},
    {u"no.owed"_s, {{}, u"First: {owed}"_s}},
    {u"no.enemy"_s, {{}, u"There is nobody left to shoot at."_s}},
    {u"say.move"_s, {{}, u"{unit} moves."_s}},
    {u"say.shoot"_s, {u"{unit} hits {target} once."_s, u"{unit} hits {target} {n} times."_s}},
    {u"say.gone"_s, {{}, u"{unit} is destroyed."_s}},
    {u"say.blast"_s, {u"The mine takes {n} figure."_s, u"The mine takes {n} figures."_s}},
    {u"say.rally"_s, {{}, u"{unit} rallies."_s}},
    {u"say.flee"_s, {{}, u"{unit} stays pinned."_s}},
    {u"say.duel"_s, {{}, u"{unit} wins the duel."_s}},
    {u"say.turn"_s, {{}, u"{side} is next."_s}},
    {u"say.won"_s, {{}, u"{side} wins."_s}},
    {u"do.take"_s, {u"Take {n} figure off {unit}."_s, u"Take {n} figures off {unit}."_s}},
    {u"do.gone"_s, {{}, u"Take {unit} off the table."_s}},
    {u"owe.rally"_s, {{}, u"{unit} was hit and has to rally."_s}},
    {u"owe.snap"_s, {{}, u"{unit} was seen moving: a snap shot is possible."_s}},
    {u"owe.blast"_s, {{}, u"{unit} crossed a mine."_s}},
    // Some of what the referee itself says in every game.
    {u"command.unit"_s, {{}, u"{unit}: {action}"_s}},
    {u"log.givenUp"_s, {{}, u"Given up: {what}. {why}"_s}},
    {u"log.diced"_s,
     {{}, u"Disputed, and diced for: {question} The die showed {face}: {answer}, not {other}."_s}},
    {u"log.set"_s, {{}, u"{unit}: {value} set by hand from {before} to {after}."_s}},
    {u"word.plain"_s, {{}, u"{word}"_s}},
    {u"flag.no"_s, {{}, u"no"_s}},
    {u"flag.yes"_s, {{}, u"yes"_s}},
    {u"value.none"_s, {{}, u"nothing"_s}},
    {u"word.entity"_s, {{}, u"{entity}"_s}},
    {u"word.list"_s, {{}, u"{list}"_s}},
    {u"word.yes"_s, {{}, u"yes"_s}},
    {u"word.no"_s, {{}, u"no"_s}},
    {u"band.length"_s, {{}, u"{from} to {to} {measure}"_s}},
    {u"unit.summary"_s, {u"{n} action"_s, u"{n} actions"_s}},
};

ValueDeclaration value(const QString &key, ValueDeclaration::Kind kind, int maximum = 0)
{
    ValueDeclaration declared;
    declared.key = key;
    declared.kind = kind;
    declared.label = u"value."_s + key;
    declared.maximum = maximum;
    return declared;
}

QList<ValueDeclaration> values()
{
    using Kind = ValueDeclaration::Kind;
    ValueDeclaration figures = value(u"figures"_s, Kind::Number);
    figures.maximumFrom = u"figuresFull"_s;
    figures.strength = true;
    figures.counter = true;
    figures.onTable = u"do.figures"_s;
    ValueDeclaration left = value(u"actionsLeft"_s, Kind::Number);
    left.maximumFrom = u"actions"_s;
    left.counter = true;
    left.clears = Clears::OwnTurnStart;
    left.clearsToFrom = u"actions"_s;
    ValueDeclaration pinned = value(u"pinned"_s, Kind::Flag);
    pinned.badge = u"pinned"_s;
    pinned.tone = u"warn"_s;
    ValueDeclaration moved = value(u"moved"_s, Kind::Flag);
    moved.clears = Clears::OwnTurnStart;
    ValueDeclaration plan = value(u"plan"_s, Kind::Word);
    plan.secret = true;
    ValueDeclaration stance = value(u"stance"_s, Kind::Choice);
    stance.options = {u"up"_s, u"down"_s};
    ValueDeclaration type = value(u"type"_s, Kind::Choice);
    type.options = {u"rifles"_s, u"mine"_s};
    return {value(u"name"_s, Kind::Word),
            type,
            value(u"number"_s, Kind::Number, 999),
            figures,
            value(u"figuresFull"_s, Kind::Number, 99),
            value(u"actions"_s, Kind::Number, 9),
            left,
            pinned,
            moved,
            plan,
            stance};
}

QList<KindDeclaration> kinds()
{
    return {
        {u"battle"_s, u"kind.battle"_s, {}, {}, {}, false, false, {u"name"_s}, {}},
        {u"rulings"_s, u"kind.rulings"_s, {}, {}, {}, false, false, {}, {}},
        {u"side"_s, u"kind.side"_s, {}, {}, {}, false, false, {u"name"_s, u"number"_s}, {}},
        {u"squad"_s,
         u"kind.squad"_s,
         {},
         {},
         {},
         true,
         false,
         {u"number"_s, u"name"_s, u"type"_s, u"figures"_s, u"figuresFull"_s, u"actionsLeft"_s,
          u"actions"_s, u"pinned"_s, u"moved"_s, u"plan"_s, u"stance"_s},
         {u"facing"_s}},
        {u"mine"_s,
         u"kind.mine"_s,
         {},
         {},
         {},
         false,
         true,
         {u"number"_s, u"name"_s, u"type"_s},
         {}},
    };
}

ActionDeclaration action(const QString &id, const QString &rule, const QString &key,
                         const QStringList &arguments)
{
    ActionDeclaration declared;
    declared.id = id;
    declared.label = u"action."_s + id;
    declared.rule = rule;
    declared.key = key;
    declared.arguments = arguments;
    return declared;
}

QList<ActionDeclaration> actionDeclarations()
{
    const ActionDeclaration move = action(u"move"_s, u"Y1"_s, u"M"_s, {u"mine"_s, u"sight"_s});
    ActionDeclaration shoot =
        action(u"shoot"_s, u"Y2"_s, u"S"_s, {u"target"_s, u"aim"_s, u"dice"_s});
    shoot.target = u"enemy"_s;
    ActionDeclaration duel = action(u"duel"_s, u"Y5"_s, u"D"_s, {u"target"_s});
    duel.target = u"enemy"_s;
    ActionDeclaration snapShot = action(u"snapShot"_s, u"Y3"_s, u"F"_s, {u"dice"_s});
    snapShot.reaction = true;
    ActionDeclaration endTurn = action(u"endTurn"_s, u"Y4"_s, u"E"_s, {});
    endTurn.turnCommand = true;
    ActionDeclaration rally = action(u"rally"_s, u"Y2"_s, {}, {});
    rally.internal = true;
    ActionDeclaration blast = action(u"blast"_s, u"Y1"_s, {}, {});
    blast.internal = true;
    return {move, shoot, duel, snapShot, endTurn, rally, blast};
}

TableRow shootRow(int from, int to, const QString &cover, int dice, int hitsOn)
{
    TableRow row;
    row.keys = {{{}, from, to, {}}, {{cover}, 0, 0, {}}};
    row.cells = {dice, hitsOn};
    return row;
}

Table shootTable()
{
    Table table;
    table.id = u"shoot"_s;
    table.title = u"shoot.title"_s;
    table.rule = u"Y2"_s;
    table.keys = {
        {u"distance"_s, TableKey::Kind::Length, u"shoot.distance"_s, {}, false},
        {u"cover"_s, TableKey::Kind::Choice, u"shoot.cover"_s, {u"open"_s, u"cover"_s}, false}};
    table.columns = {{u"dice"_s, TableColumn::Kind::Dice, u"shoot.dice"_s},
                     {u"hitsOn"_s, TableColumn::Kind::Score, u"shoot.hitsOn"_s}};
    table.rows = {shootRow(0, 10, u"open"_s, 4, 3), shootRow(0, 10, u"cover"_s, 4, 5),
                  shootRow(11, 20, u"open"_s, 2, 4), shootRow(11, 20, u"cover"_s, 2, 6)};
    TableRow far = shootRow(21, 999, u"open"_s, 0, 0);
    far.keys[1].words.append(u"cover"_s);
    far.cells = {Value(), Value()};
    far.refusal = u"shoot.far"_s;
    table.rows.append(far);
    return table;
}

QList<Ruling> rulings()
{
    Ruling rally;
    rally.id = u"toy.rally"_s;
    rally.severity = u"A"_s;
    rally.rules = QStringList{u"Y2"_s};
    rally.heading = u"ruling.rally"_s;
    rally.question = u"ruling.rally.question"_s;
    rally.fallback = u"4"_s;
    rally.takesNumber = true;
    rally.minimum = 2;
    rally.maximum = 6;
    Ruling blast;
    blast.id = u"toy.blast"_s;
    blast.severity = u"B"_s;
    blast.rules = QStringList{u"Y1"_s};
    blast.heading = u"ruling.blast"_s;
    blast.question = u"ruling.blast.question"_s;
    blast.options = {{u"ask"_s, u"ruling.blast.ask"_s}, {u"one"_s, u"ruling.blast.one"_s}};
    blast.fallback = u"ask"_s;
    return {rally, blast};
}

Scenario meeting(int squads)
{
    Scenario scenario;
    scenario.id = u"meeting"_s;
    scenario.label = u"scenario.meeting"_s;
    scenario.description = u"scenario.meeting.text"_s;
    scenario.sample = true;
    for (const auto &[name, first] : {std::pair(u"Reds"_s, 1), std::pair(u"Blues"_s, 11)}) {
        SideEntry side;
        side.name = name;
        for (int i = 0; i < squads; ++i)
            side.units.append({u"rifles"_s, {}, squads > 10 ? 0 : first + i, {}});
        scenario.sides.append(side);
    }
    scenario.markers = {{u"mine"_s, {}, 0, {}}};
    return scenario;
}

Rulebook makeRulebook()
{
    Rulebook book;
    book.id = u"toy"_s;
    book.version = u"1/1"_s;
    book.name = u"game.name"_s;
    book.unit = u"cm"_s;
    book.phrases.setContext("toy");
    for (const auto &[key, phrase] : Phrases)
        book.phrases.insert(key, phrase);
    book.phrases.insert(u"do.figures"_s,
                        {{}, u"{entity}: change from {before} to {after} figures."_s});
    for (const QString &id : {u"Y1"_s, u"Y2"_s, u"Y3"_s, u"Y4"_s, u"Y5"_s})
        book.paragraphs.append({id, id + u".heading"_s, id + u".text"_s});
    book.tables = {shootTable()};
    book.rulings = rulings();
    book.kinds = kinds();
    book.values = values();
    LinkDeclaration facing;
    facing.key = u"facing"_s;
    facing.label = u"link.facing"_s;
    facing.mutual = true;
    book.links = {facing};
    book.actions = actionDeclarations();
    UnitType rifles;
    rifles.id = u"rifles"_s;
    rifles.kind = u"squad"_s;
    rifles.label = u"type.rifles"_s;
    rifles.values = {
        {u"figures"_s, 4}, {u"figuresFull"_s, 4}, {u"actions"_s, 2}, {u"actionsLeft"_s, 2}};
    rifles.actions = {{u"move"_s, 1}, {u"shoot"_s, 1}, {u"duel"_s, 1}};
    UnitType mine;
    mine.id = u"mine"_s;
    mine.kind = u"mine"_s;
    mine.label = u"type.mine"_s;
    book.unitTypes = {rifles, mine};
    book.scenarios = {meeting(3)};
    return book;
}

// The procedures.

Text withUnit(const QString &key, EntityId unit)
{
    return Text(key).with(u"unit"_s, unit);
}

Question question(const Interview &table, QuestionKind kind, const QString &rule, EntityId actor)
{
    Question question;
    question.kind = kind;
    question.rule = rule;
    question.actor = actor;
    question.side = sideOf(table.state(), actor);
    return question;
}

void begin(Interview &table)
{
    deploy(table);
    table.advance({1, table.state().entities(u"side"_s).constFirst(), {}});
}

/// What every action of a squad begins with.
EntityId actingSquad(Interview &table)
{
    const EntityId unit = table.unit();
    table.forbidIf(table.entity(unit).kind() != u"squad", u"Y4.1"_s, Text(u"no.unit"_s));
    table.refuseIf(sideOf(table.state(), unit) != table.moment().side, u"Y4.1"_s,
                   Text(u"no.turn"_s));
    table.refuseIf(table.entity(unit).number(u"actionsLeft"_s) == 0, u"Y4.2"_s,
                   Text(u"no.actions"_s));
    return unit;
}

void lose(Interview &table, EntityId unit, int figures)
{
    const int lost = -table.add(unit, u"figures"_s, -figures);
    if (lost > 0)
        table.instruct(unit, withUnit(u"do.take"_s, unit).with(u"n"_s, lost));
    if (table.entity(unit).number(u"figures"_s) > 0)
        return;
    const QString name = u'#' + QString::number(table.entity(unit).number(u"number"_s));
    table.instruct(unit, Text(u"do.gone"_s).with(u"unit"_s, name));
    table.say(u"Y2.4"_s, Text(u"say.gone"_s).with(u"unit"_s, name));
    table.remove(unit);
}

void move(Interview &table)
{
    const EntityId unit = actingSquad(table);
    table.refuseIf(table.entity(unit).flag(u"pinned"_s), u"Y1.2"_s, withUnit(u"no.pinned"_s, unit));
    bool mined = false;
    if (!table.state().entities(u"mine"_s).isEmpty()) {
        Question crossing = question(table, QuestionKind::YesNo, u"Y1.1"_s, unit);
        crossing.name = u"mine"_s;
        crossing.text = withUnit(u"ask.mine"_s, unit);
        crossing.assumed = false;
        mined = table.yes(crossing);
    }
    Question seen = question(table, QuestionKind::YesNo, u"Y3.1"_s, unit);
    seen.name = u"sight"_s;
    seen.text = withUnit(u"ask.sight"_s, unit);
    seen.assumed = false;
    const bool inSight = table.yes(seen);
    table.add(unit, u"actionsLeft"_s, -1);
    table.set(unit, u"moved"_s, 1);
    table.say(u"Y1.1"_s, withUnit(u"say.move"_s, unit));
    const QJsonObject arguments{{u"unit"_s, number(unit)}};
    if (mined)
        table.owe({0, u"blast"_s, arguments, Due::Now, {}, withUnit(u"owe.blast"_s, unit), 0, {}});
    if (inSight)
        table.owe({0, u"snapShot"_s, arguments, Due::Offer, u"turn"_s,
                   withUnit(u"owe.snap"_s, unit), 0,
                   enemies(table.state(), sideOf(table.state(), unit)).value(0)});
}

void blast(Interview &table)
{
    const QList<EntityId> mines = table.state().entities(u"mine"_s);
    table.settle(table.command().owed);
    int taken = 0;
    if (table.ruled(u"toy.blast"_s, u"one"_s)) {
        taken = 1;
        lose(table, table.unit(), 1);
    } else {
        Question caught = question(table, QuestionKind::Tally, u"Y1.3"_s, table.unit());
        caught.name = u"caught"_s;
        caught.text = Text(u"ask.blast"_s);
        for (const EntityId id : table.state().entities(u"squad"_s)) {
            Option option = Option::of(id);
            option.maximum = table.entity(id).number(u"figures"_s);
            caught.options.append(option);
        }
        const QMap<QString, int> tally = table.tally(caught);
        for (auto it = tally.cbegin(); it != tally.cend(); ++it) {
            taken += it.value();
            lose(table, EntityId{it.key().toInt()}, it.value());
        }
    }
    table.say(u"Y1.3"_s, Text(u"say.blast"_s).with(u"n"_s, taken));
    if (!mines.isEmpty())
        table.remove(mines.constFirst());
}

EntityId targetOf(Interview &table, EntityId unit, const QString &rule)
{
    Question whom = question(table, QuestionKind::OneOf, rule, unit);
    whom.name = u"target"_s;
    whom.text = withUnit(u"ask.target"_s, unit);
    for (const EntityId enemy : enemies(table.state(), sideOf(table.state(), unit))) {
        for (const EntityId id : table.state().children(enemy, u"squad"_s))
            whom.options.append(Option::of(id));
    }
    table.forbidIf(whom.options.isEmpty(), rule, Text(u"no.enemy"_s));
    return table.oneEntity(whom);
}

void oweRally(Interview &table, EntityId unit)
{
    table.set(unit, u"pinned"_s, 1);
    table.owe({0,
               u"rally"_s,
               {{u"unit"_s, number(unit)}},
               Due::Gate,
               u"turn"_s,
               withUnit(u"owe.rally"_s, unit),
               0,
               sideOf(table.state(), unit)});
}

void shoot(Interview &table)
{
    const EntityId unit = actingSquad(table);
    const EntityId target = targetOf(table, unit, u"Y2.1"_s);
    Question aim = question(table, QuestionKind::Cells, u"Y2.1"_s, unit);
    aim.name = u"aim"_s;
    aim.text = withUnit(u"ask.aim"_s, unit).with(u"target"_s, target);
    aim.subject = target;
    aim.table = u"shoot"_s;
    aim.cells = table.cells(u"shoot"_s, {}, u"distance"_s, u"cover"_s);
    Cell cell = table.cell(aim);
    // Allowed anyway: the farthest band counts.
    const Row row = table.row(u"shoot"_s, cell.refusal ? 3 : cell.row);
    Question shots = question(table, QuestionKind::Dice, u"Y2.2"_s, unit);
    shots.name = u"dice"_s;
    shots.text = withUnit(u"ask.shots"_s, unit).with(u"n"_s, row.number(u"dice"_s));
    shots.subject = target;
    shots.table = u"shoot"_s;
    shots.rows = {row.index()};
    DiceGroup group;
    group.actor = unit;
    group.count = row.number(u"dice"_s);
    group.score = row.number(u"hitsOn"_s);
    shots.dice = {group};
    const int hits = table.roll(shots).hits();
    table.add(unit, u"actionsLeft"_s, -1);
    table.say(u"Y2.2"_s,
              withUnit(u"say.shoot"_s, unit).with(u"target"_s, target).with(u"n"_s, hits), row);
    if (hits == 0)
        return;
    lose(table, target, hits);
    if (table.state().contains(target))
        oweRally(table, target);
}

void rally(Interview &table)
{
    const EntityId unit = table.unit();
    table.forbidIf(!table.state().contains(unit), u"Y2.3"_s, Text(u"no.unit"_s));
    Question test = question(table, QuestionKind::Dice, u"Y2.3"_s, unit);
    test.name = u"dice"_s;
    test.text = withUnit(u"ask.rally"_s, unit);
    DiceGroup group;
    group.actor = unit;
    group.score = table.rulingNumber(u"toy.rally"_s);
    test.dice = {group};
    const bool steady = table.roll(test).hits() > 0;
    table.settle(table.command().owed);
    if (steady)
        table.set(unit, u"pinned"_s, 0);
    table.say(u"Y2.3"_s, withUnit(steady ? u"say.rally"_s : u"say.flee"_s, unit));
}

void snapShot(Interview &table)
{
    const EntityId target = table.unit();
    table.forbidIf(!table.state().contains(target), u"Y3.1"_s, Text(u"no.unit"_s));
    Question shot = question(table, QuestionKind::Dice, u"Y3.1"_s, target);
    shot.name = u"dice"_s;
    shot.side = enemies(table.state(), shot.side).value(0);
    shot.text = withUnit(u"ask.shots"_s, target).with(u"n"_s, 1);
    DiceGroup group;
    group.actor = target;
    group.score = 5;
    shot.dice = {group};
    const int hits = table.roll(shot).hits();
    table.settle(table.command().owed);
    if (hits > 0)
        lose(table, target, 1);
}

void duel(Interview &table)
{
    const EntityId unit = actingSquad(table);
    const EntityId target = targetOf(table, unit, u"Y5.1"_s);
    Question dice = question(table, QuestionKind::Dice, u"Y5.2"_s, unit);
    dice.text = withUnit(u"ask.duel"_s, unit).with(u"target"_s, target);
    dice.subject = target;
    dice.reading = Reading::RollOff;
    DiceGroup own;
    own.label = withUnit(u"word.entity"_s, unit);
    own.actor = unit;
    DiceGroup other = own;
    other.actor = target;
    dice.dice = {own, other};
    const EntityId winner = table.rollOff(dice) == 0 ? unit : target;
    table.add(unit, u"actionsLeft"_s, -1);
    table.link(unit, u"facing"_s, target);
    table.say(u"Y5.2"_s, withUnit(u"say.duel"_s, winner));
    table.set(winner == unit ? target : unit, u"pinned"_s, 1);
}

void endTurn(Interview &table)
{
    for (const Owed &item : table.state().owed()) {
        table.refuseIf(item.due == Due::Gate, u"Y4.1"_s,
                       Text(u"no.owed"_s).with(u"owed"_s, QList<Text>{item.cause}));
    }
    table.lapse(u"turn"_s);
    const EntityId ended = table.moment().side;
    const EntityId next = enemies(table.state(), ended).value(0);
    table.clear(Clears::OwnTurnEnd, ended);
    if (table.state().children(next, u"squad"_s).isEmpty())
        table.say(u"Y4.3"_s, Text(u"say.won"_s).with(u"side"_s, ended));
    const bool newRound = number(next) < number(ended);
    table.advance({table.moment().turn + (newRound ? 1 : 0), next, {}});
    table.clear(Clears::OwnTurnStart, next);
    table.say(u"Y4.1"_s, Text(u"say.turn"_s).with(u"side"_s, next));
}

} // namespace

ToyGame::ToyGame()
    : Game(makeRulebook())
{
}

Procedure ToyGame::procedure(const QString &id) const
{
    static const QHash<QString, Procedure> procedures{
        {u"begin"_s, begin}, {u"move"_s, move},         {u"shoot"_s, shoot},
        {u"duel"_s, duel},   {u"snapShot"_s, snapShot}, {u"endTurn"_s, endTurn},
        {u"rally"_s, rally}, {u"blast"_s, blast},
    };
    return procedures.value(id, nullptr);
}

QStringList ToyGame::actions(const State &state, EntityId unit) const
{
    if (unit == EntityId::None)
        return {u"endTurn"_s};
    if (state.entity(unit).kind() != u"squad")
        return {};
    return {u"move"_s, u"shoot"_s, u"duel"_s};
}

std::optional<int> ToyGame::cost(const State &state, EntityId unit, const QString &action) const
{
    const UnitType *type = rulebook().unitType(state.entity(unit).word(u"type"_s));
    if (!type || !type->actions.contains(action))
        return std::nullopt;
    return type->actions.value(action);
}

QList<Text> ToyGame::summary(const State &state, EntityId unit) const
{
    return {Text(u"unit.summary"_s).with(u"n"_s, state.entity(unit).number(u"actionsLeft"_s))};
}

Command toyBattle()
{
    return toyBattle(3);
}

Command toyBattle(int squads)
{
    return beginCommand(meeting(squads));
}

} // namespace adjutant::test
