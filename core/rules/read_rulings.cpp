// SPDX-License-Identifier: MIT
#include "core/rules/reading.h"

using namespace Qt::StringLiterals;

namespace adjutant {

void RulebookReading::readRulings(const JsonNode &file)
{
    for (const JsonNode &node : file.entries(u"id"_s))
        book.rulings.append(ruling(node));
}

Ruling RulebookReading::ruling(const JsonNode &node)
{
    node.only({u"id", u"kind", u"severity", u"rules", u"heading", u"question", u"options",
               u"default", u"number"});
    Ruling ruling;
    ruling.id = node[u"id"_s].word();
    const QString key = u"rulings." + ruling.id;
    ruling.kind = oneOf<Ruling::Kind>(
        node[u"kind"_s], {{u"switch", Ruling::Kind::Switch}, {u"note", Ruling::Kind::Note}});
    ruling.severity = node[u"severity"_s].word();
    for (const JsonNode &item : node[u"rules"_s].items(u"rule"_s))
        ruling.rules.append(paragraph(item));
    ruling.heading = phrase(node[u"heading"_s], key + u".heading");
    ruling.question = phrase(node[u"question"_s], key + u".question");
    const QString optionKey = key + u".option";
    for (const QString &id : choices(node[u"options"_s], optionKey)) {
        if (ruling.accepts(id))
            node.fail(u"the option \"%1\" is there twice"_s.arg(id));
        ruling.options.append({id, optionKey + u'.' + id});
    }
    if (node.has(u"number")) {
        const QList<JsonNode> limits = node[u"number"_s].items(u"limit"_s);
        ruling.takesNumber = true;
        ruling.minimum = limits.isEmpty() ? 0 : limits.first().integer();
        ruling.maximum = limits.isEmpty() ? 0 : limits.last().integer();
        if (limits.size() != 2 || ruling.maximum < ruling.minimum)
            node.fail(u"\"number\" is not the least and the greatest"_s);
    }
    ruling.fallback = node[u"default"_s].word();
    if (!ruling.accepts(ruling.fallback))
        node.fail(u"the default \"%1\" is no option"_s.arg(ruling.fallback));
    return ruling;
}

} // namespace adjutant
