// SPDX-License-Identifier: MIT
#include "core/rules/rulebook.h"

#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;
using namespace Qt::StringLiterals;

namespace {

using Files = QMap<QString, QByteArray>;

/// The smallest game with one of everything. A row of the test changes one thing in it.
Files soundFiles()
{
    return {
        {u"rules.json"_s, R"([{"id": "W1", "heading": "Firing", "text": "Fire."}])"},
        {u"rulings.json"_s, R"([
            {"id": "w.gaps", "kind": "switch", "severity": "A", "rules": ["W1"],
             "heading": "Gaps", "question": "Which way?",
             "options": [["up", "Up."], ["down", "Down."]], "default": "up"},
            {"id": "w.speed", "kind": "note", "severity": "C", "rules": [],
             "heading": "Speed", "question": "How fast?", "options": [["8", "Eight."]],
             "number": [1, 60], "default": "8"}])"},
        {u"game.json"_s, R"({
            "id": "war", "version": "1", "name": "War", "unit": "cm", "roundingRuling": "w.gaps",
            "values": [
              {"key": "men", "kind": "number", "label": "Men", "maximumFrom": "full", "counter": true},
              {"key": "full", "kind": "number", "label": "All", "maximum": 9},
              {"key": "speed", "kind": "number", "label": "Speed", "maximum": 60},
              {"key": "gun", "kind": "choice", "label": "Gun", "options": [["up", "Up"]]},
              {"key": "aimed", "kind": "flag", "label": "Aimed", "clears": "ownTurnEnd"}],
            "links": [{"key": "fights", "label": "Fights", "mutual": true}],
            "kinds": [
              {"id": "battle", "label": "Battle", "values": []},
              {"id": "side", "label": "Side", "values": ["aimed"]},
              {"id": "team", "label": "Team", "unit": true,
               "values": ["men", "full", "speed", "gun"], "links": ["fights"]}],
            "actions": [{"id": "fire", "label": "Fire", "rule": "W1", "key": "F", "target": "enemy"}]})"},
        {u"units.json"_s, R"([{"id": "rifles", "kind": "team", "label": "Rifles",
            "values": {"full": 6}, "valuesFromRuling": {"speed": "w.speed"}, "actions": {"fire": 1}}])"},
        {u"tables.json"_s, R"([{"id": "fire", "title": "Fire", "rule": "W1",
            "keys": [{"name": "men", "kind": "number", "label": "Men"},
                     {"name": "cover", "kind": "choice", "label": "Target",
                      "options": [["open", "Open"], ["cover", "Cover"]]}],
            "columns": [{"name": "dice", "kind": "dice", "label": "Dice"},
                        {"name": "result", "kind": "word", "label": "Result", "words": [["hit", "hit"]]}],
            "rows": [
              [[4, 6], "open", 3, "hit"],
              {"when": {"w.gaps": "up"}, "row": [[1, 3], "open", 2, "-"]},
              {"when": {"w.gaps": "down"}, "row": [[1, 3], "open", 1, "-"]},
              {"row": ["*", "cover"], "refusal": "Not at {n} in cover."}]}])"},
        {u"scenarios.json"_s, R"([{"id": "first", "label": "First", "description": "A start.",
            "rulings": {"w.gaps": "down"},
            "sides": [{"name": "A", "values": {"aimed": true},
                       "units": [{"type": "rifles", "number": 1, "values": {"gun": "up"}}]}]}])"},
        {u"texts/fire.json"_s,
         R"({"fire.hits": {"one": "{n} hit", "other": "{n} hits"}, "fire.none": "Nothing."})"},
    };
}

Result<Rulebook> readFiles(const Files &files)
{
    const QTemporaryDir folder;
    QDir(folder.path()).mkdir(u"texts"_s);
    for (auto each = files.cbegin(); each != files.cend(); ++each) {
        QFile file(folder.filePath(each.key()));
        if (!file.open(QIODevice::WriteOnly) || file.write(each.value()) != each.value().size())
            return Fault{u"cannot write the test's files"_s};
    }
    return Rulebook::read(folder.path());
}

/// One thing in a file is put in place of another, and the fault that this makes.
void spoil(const char *name, const QString &file, const QByteArray &instead,
           const QByteArray &wrong, const QString &fault)
{
    QTest::newRow(name) << file << instead << wrong << fault;
}

void spoilTables()
{
    const QString tables = u"tables.json"_s;
    spoil("broken JSON", tables, R"("rows": [)", R"("rows": [[,)",
          u"tables.json: line 7: illegal value"_s);
    spoil("unknown field", tables, R"("rule": "W1")", R"("rule": "W1", "colour": 1)",
          u"tables.json: fire: unknown field \"colour\""_s);
    spoil("missing field", tables, R"("title": "Fire", )", "",
          u"tables.json: fire: \"title\" is missing"_s);
    spoil("missing id", tables, R"("id": "fire", )", "",
          u"tables.json: entry 1: \"id\" is missing"_s);
    spoil("not a list", u"rules.json"_s, soundFiles()[u"rules.json"_s], "{}",
          u"rules.json: is not a list"_s);
    spoil("unknown paragraph", tables, R"("rule": "W1")", R"("rule": "W9")",
          u"tables.json: fire: rule: there is no paragraph \"W9\""_s);
    spoil("too few cells", tables, R"([[4, 6], "open", 3, "hit"])", R"([[4, 6], "open", 3])",
          u"tables.json: fire: rows: row 1: has 3 cells instead of 4"_s);
    spoil("overlap", tables, R"({"w.gaps": "down"})", R"({"w.gaps": "up"})",
          u"tables.json: fire: row 3: overlaps row 2"_s);
}

void spoilRows()
{
    const QString tables = u"tables.json"_s;
    spoil("overlap without a ruling", tables, R"([[4, 6], "open")", R"([[3, 6], "open")",
          u"tables.json: fire: row 2: overlaps row 1"_s);
    spoil("upside down", tables, R"([4, 6])", R"([6, 4])",
          u"tables.json: fire: rows: row 1: cell 1: ends before it begins"_s);
    spoil("unknown option of a key", tables, R"([[4, 6], "open")", R"([[4, 6], "smoke")",
          u"tables.json: fire: rows: row 1: cell 2: \"smoke\" is no option of \"cover\""_s);
    spoil("unknown word of a column", tables, R"(3, "hit")", R"(3, "miss")",
          u"tables.json: fire: rows: row 1: cell 4: \"miss\" is no word of \"result\""_s);
    spoil("not a whole number", tables, R"(3, "hit")", R"(3.5, "hit")",
          u"tables.json: fire: rows: row 1: cell 3: is not a whole number"_s);
    spoil("unknown option of a ruling", tables, R"({"w.gaps": "down"})", R"({"w.gaps": "left"})",
          u"tables.json: fire: rows: row 3: when: the ruling \"w.gaps\" has no option \"left\""_s);
    spoil("unknown ruling", tables, R"({"w.gaps": "down"})", R"({"w.none": "down"})",
          u"tables.json: fire: rows: row 3: when: there is no ruling \"w.none\""_s);
    spoil("unknown kind of key", tables, R"("kind": "number")", R"("kind": "colour")",
          u"tables.json: fire: keys: men: kind: \"colour\" is not known here"_s);
    spoil("a brace too many", tables, R"(Not at {n} in)", R"(Not at {n in)",
          u"tables.json: fire: rows: row 4: refusal: has a { or } that belongs to no {name}"_s);
}

void spoilRulings()
{
    const QString rulings = u"rulings.json"_s;
    spoil("a default that is no option", rulings, R"("default": "up")", R"("default": "left")",
          u"rulings.json: w.gaps: the default \"left\" is no option"_s);
    spoil("the same ruling twice", rulings, R"("id": "w.speed")", R"("id": "w.gaps")",
          u"rulings.json: entry 2: \"w.gaps\" is there twice"_s);
    spoil("limits upside down", rulings, R"([1, 60])", R"([60, 1])",
          u"rulings.json: w.speed: \"number\" is not the least and the greatest"_s);
    spoil("the same option twice", rulings, R"(["down", "Down."])", R"(["up", "Down."])",
          u"rulings.json: w.gaps: options: option 2: part 2: there is a text "
          "\"rulings.w.gaps.option.up\" already"_s);
}

void spoilGame()
{
    const QString game = u"game.json"_s;
    spoil("undeclared value of a kind", game, R"("values": ["men", )", R"("values": ["women", )",
          u"game.json: kinds: team: values: word 1: \"women\" is not declared"_s);
    spoil("a limit that the kind has not", game, R"(["men", "full", )", R"(["men", )",
          u"game.json: kinds: team: \"men\" needs the value \"full\""_s);
    spoil("a number without a maximum", game, R"("label": "All", "maximum": 9)",
          R"("label": "All")",
          u"game.json: values: full: a number has a maximum, and nothing else has"_s);
    spoil("an unknown moment", game, R"("ownTurnEnd")", R"("someday")",
          u"game.json: values: aimed: clears: \"someday\" is not known here"_s);
    spoil("nothing to aim at", game, R"("target": "enemy")", R"("target": "marker:mine")",
          u"game.json: actions: fire: \"marker:mine\" is nothing to aim at"_s);
    spoil("an unknown unit of measure", game, R"("unit": "cm")", R"("unit": "ell")",
          u"game.json: \"ell\" is no unit of measure"_s);
}

/// How things are drawn.
void spoilLooks()
{
    const QString game = u"game.json"_s;
    const QByteArray gun = R"("options": [["up", "Up"]])";
    spoil("a badge of no option", game, gun, gun + R"(, "badges": {"down": ["arrow", "good"]})",
          u"game.json: values: gun: badges: \"down\" is none of the options"_s);
    spoil("a badge without a tone", game, gun, gun + R"(, "badges": {"up": ["arrow"]})",
          u"game.json: values: gun: badges: up: is not an icon and a tone"_s);
    spoil("a badge of an unknown tone", game, gun, gun + R"(, "badges": {"up": ["arrow", "loud"]})",
          u"game.json: values: gun: badges: \"loud\" is no tone"_s);
    spoil("drawn as nothing known", game, R"("counter": true)",
          R"("counter": true, "drawn": "balloon")",
          u"game.json: values: men: drawn: \"balloon\" is not known here"_s);
    spoil("an icon for a value that is not there", game, R"("label": "Team", )",
          R"("label": "Team", "symbols": [{"symbol": "gun", "when": {"aimed": 1}}], )",
          u"game.json: kinds: team: symbols: symbol 1: when: \"aimed\" is no value of this kind"_s);
    spoil("a badge that waits for a value that is not there", game, R"("label": "Speed", )",
          R"("label": "Speed", "badgeUnless": "aimed", )",
          u"game.json: kinds: team: \"speed\" needs the value \"aimed\""_s);
}

void spoilUnits()
{
    const QString units = u"units.json"_s;
    spoil("an unknown action", units, R"({"fire": 1})", R"({"sing": 1})",
          u"units.json: rifles: actions: there is no action \"sing\""_s);
    spoil("an unknown kind", units, R"("kind": "team")", R"("kind": "ship")",
          u"units.json: rifles: there is no kind \"ship\""_s);
    spoil("an unknown value", units, R"({"full": 6})", R"({"empty": 6})",
          u"units.json: rifles: values: there is no value \"empty\""_s);
    spoil("a value of another kind", units, R"({"full": 6})", R"({"aimed": true})",
          u"units.json: rifles: values: a team has no value \"aimed\""_s);
    spoil("a value beyond its limit", units, R"({"full": 6})", R"({"full": 10})",
          u"units.json: rifles: values: full: is not what this value can be"_s);
    spoil("a ruling that is no number", units, R"("w.speed")", R"("w.gaps")",
          u"units.json: rifles: valuesFromRuling: speed: the ruling \"w.gaps\" takes no number"_s);
}

void spoilScenarios()
{
    const QString scenarios = u"scenarios.json"_s;
    spoil("an unknown unit", scenarios, R"("type": "rifles")", R"("type": "ghosts")",
          u"scenarios.json: first: sides: side 1: units: unit 1: there is no unit \"ghosts\""_s);
    spoil("an unknown choice", scenarios, R"("gun": "up")", R"("gun": "left")",
          u"scenarios.json: first: sides: side 1: units: unit 1: values: gun: "
          "is not what this value can be"_s);
}

void spoilTexts()
{
    const QString texts = u"texts/fire.json"_s;
    spoil("a text that is there already", texts, R"("fire.none")", R"("values.gun")",
          u"texts/fire.json: values.gun: there is a text \"values.gun\" already"_s);
    spoil("a text without a plural", texts, R"(, "other": "{n} hits")", "",
          u"texts/fire.json: fire.hits: \"other\" is missing"_s);
    spoil("an empty text", texts, R"("Nothing.")", R"("")",
          u"texts/fire.json: fire.none: is not a word"_s);
}

} // namespace

class TstRulebookReader : public QObject
{
    Q_OBJECT

private slots:
    void readsAll();
    void namesFileAndPlace_data();
    void namesFileAndPlace();
    void aFileIsMissing();
    void lengthRuleFollowsTheRulings();
};

void TstRulebookReader::readsAll()
{
    const Result<Rulebook> book = readFiles(soundFiles());
    QVERIFY2(book.ok(), book ? "" : qPrintable(book.fault().message));
    QCOMPARE(book->phrases.render(book->name), u"War"_s);
    QCOMPARE(book->value(u"gun"_s)->label, u"values.gun"_s);
    QCOMPARE(book->phrases.render(u"values.gun.up"_s), u"Up"_s);
    QCOMPARE(book->value(u"aimed"_s)->clears, Clears::OwnTurnEnd);
    QVERIFY(book->link(u"fights"_s)->mutual);

    const UnitType *rifles = book->unitType(u"rifles"_s);
    QVERIFY(rifles);
    QCOMPARE(rifles->values.value(u"men"_s), Value(6)); // a counter starts at its limit
    QCOMPARE(rifles->valuesFromRuling.value(u"speed"_s), u"w.speed"_s);
    QCOMPARE(rifles->actions.value(u"fire"_s), 1);

    const Table *fire = book->table(u"fire"_s);
    QVERIFY(fire);
    QCOMPARE(fire->rows.size(), 4);
    QCOMPARE(fire->rows[0].cells, QList<Value>({Value(3), Value(u"hit"_s)}));
    QVERIFY(fire->rows[1].cells[1].isEmpty());
    QVERIFY(fire->rows[3].keys[0].accepts(1000));
    QCOMPARE(book->phrases.render(fire->rows[3].refusal), u"Not at {n} in cover."_s);
    QCOMPARE(book->phrases.render(fire->columns[1].label + u".hit"), u"hit"_s);

    QVERIFY(book->ruling(u"w.speed"_s)->accepts(u"60"_s));
    QVERIFY(!book->ruling(u"w.speed"_s)->accepts(u"61"_s));
    QVERIFY(!book->ruling(u"w.speed"_s)->accepts(u" 8"_s));
    QVERIFY(!book->ruling(u"w.gaps"_s)->accepts(u"8"_s));
    QCOMPARE(book->scenario(u"first"_s)->sides[0].values.value(u"aimed"_s), Value(1));
    QVERIFY(book->phrases.contains(u"fire.hits"_s));
    QVERIFY(!book->table(u"none"_s) && !book->kind(u"none"_s) && !book->action(u"none"_s));
}

void TstRulebookReader::namesFileAndPlace_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("instead");
    QTest::addColumn<QByteArray>("wrong");
    QTest::addColumn<QString>("fault");
    spoilTables();
    spoilRows();
    spoilRulings();
    spoilGame();
    spoilLooks();
    spoilUnits();
    spoilScenarios();
    spoilTexts();
}

void TstRulebookReader::namesFileAndPlace()
{
    QFETCH(const QString, file);
    QFETCH(const QByteArray, instead);
    QFETCH(const QByteArray, wrong);
    Files files = soundFiles();
    const auto at = files[file].indexOf(instead);
    QVERIFY(at >= 0);
    files[file].replace(at, instead.size(), wrong);
    const Result<Rulebook> book = readFiles(files);
    QVERIFY(!book.ok());
    QTEST(book.fault().message, "fault");
}

void TstRulebookReader::aFileIsMissing()
{
    Files files = soundFiles();
    files.remove(u"units.json"_s);
    const Result<Rulebook> book = readFiles(files);
    QVERIFY(!book.ok());
    QVERIFY(book.fault().message.startsWith(u"units.json: "_s));
}

void TstRulebookReader::lengthRuleFollowsTheRulings()
{
    Rulebook book;
    const auto always = [](const QString &option) {
        return [option](const QString &) { return option; };
    };
    QCOMPARE(book.lengthRule(always(u"down"_s)), LengthRule());
    book.roundingRuling = u"w.gaps"_s;
    QCOMPARE(book.lengthRule(always(u"down"_s)).rounding, LengthRule::Rounding::Down);
    QCOMPARE(book.lengthRule(always(u"nearest"_s)).rounding, LengthRule::Rounding::Nearest);
    QCOMPARE(book.lengthRule(always(u"up"_s)).rounding, LengthRule::Rounding::Up);
    book.inclusiveRuling = u"w.limits"_s;
    QVERIFY(!book.lengthRule(always(u"no"_s)).inclusive);
    QVERIFY(book.lengthRule(always(u"yes"_s)).inclusive);
}

ADJUTANT_TEST(TstRulebookReader)

#include "tst_rulebook_reader.moc"
