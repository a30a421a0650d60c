// SPDX-License-Identifier: MIT
#include "core/rules/reading.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

JsonNode openFile(const QString &folder, const QString &name)
{
    QFile file(folder + u'/' + name);
    if (!file.open(QIODevice::ReadOnly))
        return JsonNode::unusable(name, file.errorString());
    return JsonNode::parse(file.readAll(), name);
}

/// The names of the files of the folder's texts, relative to it.
QStringList textFiles(const QString &folder)
{
    QStringList names;
    const QStringList found =
        QDir(folder + u"/texts").entryList({u"*.json"_s}, QDir::Files, QDir::Name);
    for (const QString &name : found)
        names.append(u"texts/" + name);
    return names;
}

bool hasSoundBraces(const QString &pattern)
{
    static const QRegularExpression unsound(u"[{}]"_s);
    static const QRegularExpression argument(u"\\{[A-Za-z][A-Za-z0-9]*\\}"_s);
    return !QString(pattern).remove(argument).contains(unsound);
}

} // namespace

Result<Rulebook> Rulebook::read(const QString &folder)
{
    struct Part
    {
        QString folder;
        QString file;
        void (RulebookReading::*read)(const JsonNode &);
    };
    QList<Part> parts{
        {folder, u"rules.json"_s, &RulebookReading::readRules},
        {folder, u"rulings.json"_s, &RulebookReading::readRulings},
        {folder, u"game.json"_s, &RulebookReading::readGame},
        {folder, u"units.json"_s, &RulebookReading::readUnits},
        {folder, u"tables.json"_s, &RulebookReading::readTables},
        {folder, u"scenarios.json"_s, &RulebookReading::readScenarios},
        // What the referee itself says is the same in every game.
        {u":/games"_s, u"referee.json"_s, &RulebookReading::readTexts},
    };
    for (const QString &name : textFiles(folder))
        parts.append({folder, name, &RulebookReading::readTexts});

    RulebookReading reading;
    for (const Part &part : parts) {
        const JsonNode file = openFile(part.folder, part.file);
        if (!file.fault())
            (reading.*part.read)(file);
        if (file.fault())
            return *file.fault();
    }
    return reading.book;
}

QString RulebookReading::phrase(const JsonNode &node, const QString &key)
{
    Phrasebook::Phrase phrase;
    if (node.isObject()) {
        node.only({u"one", u"other"});
        phrase = {node[u"one"_s].word(), node[u"other"_s].word()};
    } else {
        phrase.other = node.word();
    }
    if (!hasSoundBraces(phrase.one) || !hasSoundBraces(phrase.other))
        node.fail(u"has a { or } that belongs to no {name}"_s);
    if (book.phrases.contains(key))
        node.fail(u"there is a text \"%1\" already"_s.arg(key));
    book.phrases.insert(key, phrase);
    return key;
}

QString RulebookReading::phraseIn(const JsonNode &node, const QString &name, const QString &key)
{
    return node.has(name) ? phrase(node[name], key) : QString();
}

QStringList RulebookReading::choices(const JsonNode &node, const QString &key)
{
    QStringList ids;
    for (const JsonNode &item : node.items(u"option"_s)) {
        const QList<JsonNode> pair = item.items(u"part"_s);
        if (pair.size() != 2) {
            item.fail(u"is not an id with its text"_s);
            continue;
        }
        const QString id = pair[0].word();
        phrase(pair[1], key + u'.' + id);
        ids.append(id);
    }
    return ids;
}

QString RulebookReading::paragraph(const JsonNode &node) const
{
    QString id = node.word();
    if (!book.paragraph(id))
        node.fail(u"there is no paragraph \"%1\""_s.arg(id));
    return id;
}

QString RulebookReading::rulingId(const JsonNode &node, bool number) const
{
    QString id = node.word();
    const Ruling *ruling = book.ruling(id);
    if (!ruling)
        node.fail(u"there is no ruling \"%1\""_s.arg(id));
    else if (number && !ruling->takesNumber)
        node.fail(u"the ruling \"%1\" takes no number"_s.arg(id));
    return id;
}

QMap<QString, QString> RulebookReading::conditions(const JsonNode &node) const
{
    QMap<QString, QString> conditions;
    if (node.names().isEmpty())
        node.fail(u"names no ruling"_s);
    for (const QString &id : node.names()) {
        const QString option = node[id].word();
        const Ruling *ruling = book.ruling(id);
        if (!ruling)
            node.fail(u"there is no ruling \"%1\""_s.arg(id));
        else if (!ruling->accepts(option))
            node.fail(u"the ruling \"%1\" has no option \"%2\""_s.arg(id, option));
        conditions.insert(id, option);
    }
    return conditions;
}

QMap<QString, Value> RulebookReading::values(const JsonNode &node, const QString &kind) const
{
    QMap<QString, Value> values;
    const KindDeclaration *declaration = book.kind(kind);
    for (const QString &key : node.names()) {
        const JsonNode field = node[key];
        const Value value = field.value();
        values.insert(key, value);
        const ValueDeclaration *declared = book.value(key);
        if (!declared)
            node.fail(u"there is no value \"%1\""_s.arg(key));
        else if (declaration && !declaration->values.contains(key))
            node.fail(u"a %1 has no value \"%2\""_s.arg(kind, key));
        else if (!declared->accepts(value))
            field.fail(u"is not what this value can be"_s);
    }
    return values;
}

void RulebookReading::readTexts(const JsonNode &file)
{
    for (const QString &key : file.names())
        phrase(file[key], key);
}

void RulebookReading::readRules(const JsonNode &file)
{
    for (const JsonNode &node : file.entries(u"id"_s)) {
        node.only({u"id", u"heading", u"text"});
        const QString id = node[u"id"_s].word();
        const QString key = u"rules." + id;
        book.paragraphs.append({id, phrase(node[u"heading"_s], key + u".heading"),
                                phrase(node[u"text"_s], key + u".text")});
    }
}

} // namespace adjutant
