// SPDX-License-Identifier: MIT
#include "app/cli/json_words.h"

#include "app/cli/serve_session.h"

using namespace Qt::StringLiterals;

namespace adjutant::cli {

void insertRule(QJsonObject &json, const Rulebook &book, const QString &rule)
{
    if (rule.isEmpty())
        return;
    json.insert(u"rule"_s, rule);
    if (const RuleParagraph *paragraph = book.paragraph(rule))
        json.insert(u"heading"_s, book.phrases.render(paragraph->heading));
}

bool isShown(const Rulebook &book, const QString &key)
{
    const ValueDeclaration *declared = book.value(key);
    return declared && !declared->secret;
}

QJsonObject refusalToJson(const ServeSession &session, const Refusal &refusal)
{
    QJsonObject json{{u"reason"_s, session.render(refusal.text)}, {u"refusal"_s, refusal.key()}};
    if (refusal.isFinal)
        json.insert(u"final"_s, true);
    insertRule(json, session.referee()->game().rulebook(), refusal.rule);
    return json;
}

QJsonObject momentToJson(const ServeSession &session, const Moment &moment)
{
    QString text = RpcWords::tr("Before the first turn");
    if (moment.turn > 0)
        text = moment.side == EntityId::None
                   ? RpcWords::tr("Turn %1").arg(moment.turn)
                   : RpcWords::tr("Turn %1, %2")
                         .arg(QString::number(moment.turn), session.nameOf(moment.side));
    return {{u"turn"_s, moment.turn},
            {u"side"_s, idToJson(moment.side)},
            {u"phase"_s, moment.phase},
            {u"text"_s, text}};
}

QJsonValue idToJson(EntityId id)
{
    return id == EntityId::None ? QJsonValue(QJsonValue::Null) : QJsonValue(number(id));
}

QJsonValue idToJson(StepId id)
{
    return id == StepId::None ? QJsonValue(QJsonValue::Null) : QJsonValue(number(id));
}

} // namespace adjutant::cli
