// SPDX-License-Identifier: MIT
#include "core/rules/reading.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

Clears clearsOf(const JsonNode &node)
{
    return oneOf<Clears>(node, {
                                   {u"never", Clears::Never},
                                   {u"entryEnd", Clears::EntryEnd},
                                   {u"phaseEnd", Clears::PhaseEnd},
                                   {u"ownTurnStart", Clears::OwnTurnStart},
                                   {u"ownTurnEnd", Clears::OwnTurnEnd},
                                   {u"enemyTurnStart", Clears::EnemyTurnStart},
                                   {u"enemyTurnEnd", Clears::EnemyTurnEnd},
                                   {u"roundEnd", Clears::RoundEnd},
                                   {u"battleEnd", Clears::BattleEnd},
                               });
}

ValueDeclaration::Kind valueKindOf(const JsonNode &node)
{
    using Kind = ValueDeclaration::Kind;
    return oneOf<Kind>(node, {
                                 {u"number", Kind::Number},
                                 {u"flag", Kind::Flag},
                                 {u"choice", Kind::Choice},
                                 {u"word", Kind::Word},
                             });
}

void checkTone(const JsonNode &node, const QString &tone)
{
    if (!tone.isEmpty() && tone != u"good"_s && tone != u"warn"_s && tone != u"plain"_s)
        node.fail(u"\"%1\" is no tone"_s.arg(tone));
}

QString toneOf(const JsonNode &node)
{
    QString tone = node.word(u"tone"_s);
    checkTone(node, tone);
    return tone;
}

ValueDeclaration::Drawn drawnOf(const JsonNode &node)
{
    using Drawn = ValueDeclaration::Drawn;
    return oneOf<Drawn>(node, {{u"die", Drawn::Die}, {u"markers", Drawn::Markers}});
}

/// {"elite": ["star", "good"], ...}: symbol and tone of the options that have a badge.
QMap<QString, BadgeLook> badgesOf(const JsonNode &node, const QStringList &options)
{
    QMap<QString, BadgeLook> badges;
    for (const QString &option : node.names()) {
        const QStringList look = node[option].words();
        if (look.size() != 2)
            node[option].fail(u"is not an icon and a tone"_s);
        if (!options.contains(option))
            node.fail(u"\"%1\" is none of the options"_s.arg(option));
        checkTone(node, look.value(1));
        badges.insert(option, {look.value(0), look.value(1)});
    }
    return badges;
}

/// [{"symbol": "mortar", "when": {"arm": "mortar"}}, ...]
QList<SymbolChoice> symbolsOf(const JsonNode &node, const QStringList &values)
{
    QList<SymbolChoice> symbols;
    for (const JsonNode &item : node.items(u"symbol"_s)) {
        item.only({u"symbol", u"when"});
        SymbolChoice choice;
        choice.symbol = item[u"symbol"_s].word();
        const JsonNode when = item[u"when"_s];
        for (const QString &key : when.names()) {
            if (!values.contains(key))
                when.fail(u"\"%1\" is no value of this kind"_s.arg(key));
            choice.when.insert(key, when[key].value());
        }
        symbols.append(choice);
    }
    return symbols;
}

/// The declared names of a list.
template<typename Declared>
QStringList declaredNames(const JsonNode &node, Declared isDeclared)
{
    for (const JsonNode &item : node.items(u"word"_s)) {
        if (!isDeclared(item.word()))
            item.fail(u"\"%1\" is not declared"_s.arg(item.word()));
    }
    return node.words();
}

/// A value that leans on another one is nothing without it.
void needOtherValues(const JsonNode &node, const KindDeclaration &kind,
                     const ValueDeclaration &value)
{
    for (const QString &other : {value.maximumFrom, value.clearsToFrom, value.badgeUnless}) {
        if (!other.isEmpty() && !kind.values.contains(other))
            node.fail(u"\"%1\" needs the value \"%2\""_s.arg(value.key, other));
    }
}

} // namespace

void RulebookReading::readGame(const JsonNode &file)
{
    file.only({u"id", u"version", u"name", u"unit", u"roundingRuling", u"inclusiveRuling",
               u"movement", u"resultsFirst", u"values", u"links", u"kinds", u"actions"});
    book.id = file[u"id"_s].word();
    book.phrases.setContext(book.id.toUtf8());
    book.version = file[u"version"_s].word();
    book.name = phrase(file[u"name"_s], u"game.name"_s);
    book.unit = file[u"unit"_s].word();
    if (book.unit != u"cm"_s && book.unit != u"inch"_s)
        file.fail(u"\"%1\" is no unit of measure"_s.arg(book.unit));
    if (file.has(u"roundingRuling"))
        book.roundingRuling = rulingId(file[u"roundingRuling"_s]);
    if (file.has(u"inclusiveRuling"))
        book.inclusiveRuling = rulingId(file[u"inclusiveRuling"_s]);
    if (file.has(u"resultsFirst"))
        book.resultsFirst = paragraph(file[u"resultsFirst"_s]);
    if (file.has(u"movement"))
        book.movement = file[u"movement"_s].words();
    for (const JsonNode &node : file[u"values"_s].entries(u"key"_s))
        book.values.append(valueDeclaration(node));
    for (const JsonNode &node : file[u"links"_s].entries(u"key"_s))
        book.links.append(linkDeclaration(node));
    for (const JsonNode &node : file[u"kinds"_s].entries(u"id"_s))
        book.kinds.append(kindDeclaration(node));
    readLinkedKinds(file[u"links"_s]);
    for (const JsonNode &node : file[u"actions"_s].entries(u"id"_s))
        book.actions.append(actionDeclaration(node));
}

ValueDeclaration RulebookReading::valueDeclaration(const JsonNode &node)
{
    node.only({u"key",          u"kind",    u"label",    u"minimum",    u"maximum",
               u"maximumFrom",  u"options", u"clears",   u"clearsWhen", u"clearsTo",
               u"clearsToFrom", u"badge",   u"badges",   u"badgeWord",  u"badgeUnless",
               u"tone",         u"drawn",   u"onTable",  u"strength",   u"counter",
               u"setup",        u"usual",   u"grouping", u"secret"});
    ValueDeclaration value;
    value.key = node[u"key"_s].word();
    value.kind = valueKindOf(node[u"kind"_s]);
    value.label = phrase(node[u"label"_s], u"values." + value.key);
    value.minimum = node.integer(u"minimum"_s);
    value.maximum = node.integer(u"maximum"_s);
    value.maximumFrom = node.word(u"maximumFrom"_s);
    if (node.has(u"options"))
        value.options = choices(node[u"options"_s], value.label);
    readClearing(node, value);
    readBadge(node, value);
    value.onTable = phraseIn(node, u"onTable"_s, u"onTable." + value.key);
    value.strength = node.flag(u"strength"_s);
    value.counter = node.flag(u"counter"_s);
    value.grouping = node.flag(u"grouping"_s);
    value.secret = node.flag(u"secret"_s);
    readSetup(node, value);

    const bool isNumber = value.kind == ValueDeclaration::Kind::Number;
    const bool hasLimits = node.has(u"maximum") || node.has(u"maximumFrom");
    if (isNumber != hasLimits)
        node.fail(u"a number has a maximum, and nothing else has"_s);
    if (isNumber && value.maximumFrom.isEmpty() && value.maximum < value.minimum)
        node.fail(u"the maximum is below the minimum"_s);
    if ((value.kind == ValueDeclaration::Kind::Choice) != node.has(u"options"))
        node.fail(u"a choice has options, and nothing else has"_s);
    return value;
}

void RulebookReading::readBadge(const JsonNode &node, ValueDeclaration &value)
{
    value.badge = node.word(u"badge"_s);
    value.tone = toneOf(node);
    value.badgeWord = phraseIn(node, u"badgeWord"_s, u"badges." + value.key);
    value.badgeUnless = node.word(u"badgeUnless"_s);
    if (node.has(u"badges"))
        value.badges = badgesOf(node[u"badges"_s], value.options);
    if (node.has(u"drawn"))
        value.drawn = drawnOf(node[u"drawn"_s]);
}

/// "setup": true, or the choices of other values with which it is agreed: {"objective": "hold"}.
void RulebookReading::readSetup(const JsonNode &node, ValueDeclaration &value)
{
    if (!node.has(u"setup"))
        return;
    const JsonNode setup = node[u"setup"_s];
    value.setup = true;
    value.usual = std::max(value.minimum, node.integer(u"usual"_s));
    if (!setup.isObject()) {
        value.setup = setup.flag();
        return;
    }
    for (const QString &key : setup.names())
        value.setupWhen.insert(key, setup[key].word());
}

void RulebookReading::readClearing(const JsonNode &node, ValueDeclaration &value) const
{
    if (node.has(u"clears"))
        value.clears = clearsOf(node[u"clears"_s]);
    else if (node.has(u"clearsTo") || node.has(u"clearsToFrom") || node.has(u"clearsWhen"))
        node.fail(u"is never cleared, but says how"_s);
    if (node.has(u"clearsWhen"))
        value.clearsWhen = conditions(node[u"clearsWhen"_s]);
    if (node.has(u"clearsTo"))
        value.clearsTo = node[u"clearsTo"_s].value();
    value.clearsToFrom = node.word(u"clearsToFrom"_s);
}

LinkDeclaration RulebookReading::linkDeclaration(const JsonNode &node)
{
    node.only({u"key", u"label", u"mutual", u"clears", u"badge", u"tone", u"backBadge",
               u"backLabel", u"to"});
    LinkDeclaration link;
    link.key = node[u"key"_s].word();
    link.label = phrase(node[u"label"_s], u"links." + link.key);
    link.mutual = node.flag(u"mutual"_s);
    if (node.has(u"clears"))
        link.clears = clearsOf(node[u"clears"_s]);
    link.badge = node.word(u"badge"_s);
    link.tone = toneOf(node);
    link.backBadge = node.word(u"backBadge"_s);
    link.backLabel = phraseIn(node, u"backLabel"_s, u"badges." + link.key);
    return link;
}

/// Kinds name links, and links name kinds.
void RulebookReading::readLinkedKinds(const JsonNode &links)
{
    qsizetype place = 0;
    for (const JsonNode &node : links.entries(u"key"_s)) {
        LinkDeclaration &link = book.links[place++];
        if (node.has(u"to"))
            link.to = declaredNames(node[u"to"_s],
                                    [this](const QString &id) { return book.kind(id) != nullptr; });
    }
}

KindDeclaration RulebookReading::kindDeclaration(const JsonNode &node)
{
    node.only({u"id", u"label", u"symbol", u"symbols", u"figure", u"unit", u"marker", u"intangible",
               u"fixed", u"values", u"links"});
    KindDeclaration kind;
    kind.id = node[u"id"_s].word();
    kind.label = phrase(node[u"label"_s], u"kinds." + kind.id);
    kind.symbol = node.word(u"symbol"_s);
    kind.figure = node.word(u"figure"_s);
    kind.unit = node.flag(u"unit"_s);
    kind.marker = node.flag(u"marker"_s);
    kind.intangible = node.flag(u"intangible"_s);
    kind.fixed = node.flag(u"fixed"_s);
    kind.values = declaredNames(node[u"values"_s],
                                [&](const QString &key) { return book.value(key) != nullptr; });
    if (node.has(u"symbols"))
        kind.symbols = symbolsOf(node[u"symbols"_s], kind.values);
    if (node.has(u"links"))
        kind.links = declaredNames(node[u"links"_s],
                                   [&](const QString &key) { return book.link(key) != nullptr; });
    for (const QString &key : kind.values) {
        if (const ValueDeclaration *value = book.value(key))
            needOtherValues(node, kind, *value);
    }
    return kind;
}

ActionDeclaration RulebookReading::actionDeclaration(const JsonNode &node)
{
    node.only({u"id", u"label", u"rule", u"key", u"target", u"turnCommand", u"reaction",
               u"internal", u"waitsForDice", u"arguments"});
    ActionDeclaration action;
    action.id = node[u"id"_s].word();
    action.label = phrase(node[u"label"_s], u"actions." + action.id);
    action.rule = paragraph(node[u"rule"_s]);
    action.key = node.word(u"key"_s);
    action.target = node.word(u"target"_s);
    action.turnCommand = node.flag(u"turnCommand"_s);
    action.reaction = node.flag(u"reaction"_s);
    action.internal = node.flag(u"internal"_s);
    if (node.has(u"waitsForDice"))
        action.waitsForDice = paragraph(node[u"waitsForDice"_s]);
    if (node.has(u"arguments"))
        action.arguments = node[u"arguments"_s].words();

    static const QRegularExpression targets(u"^(|friend|enemy|enemyVehicle|marker:(\\w+))$"_s);
    const QRegularExpressionMatch match = targets.match(action.target);
    const QString marker = match.captured(2);
    if (!match.hasMatch() || (!marker.isEmpty() && !book.kind(marker)))
        node.fail(u"\"%1\" is nothing to aim at"_s.arg(action.target));
    static const QRegularExpression letter(u"^(|[A-Z])$"_s);
    if (!letter.match(action.key).hasMatch())
        node.fail(u"a shortcut is one letter from A to Z"_s);
    return action;
}

} // namespace adjutant
