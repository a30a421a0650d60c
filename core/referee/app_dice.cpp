// SPDX-License-Identifier: MIT
#include "core/referee/app_dice.h"

#include "core/referee/dice.h"

#include <QJsonArray>
#include <QJsonObject>

#include <limits>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

/// One of the numbers from 1 to \a last.
int drawNumber(int last, QRandomGenerator &random)
{
    // Numbers above the last full round of faces would favour the low ones: they are drawn anew.
    const auto faces = static_cast<quint32>(qMax(1, last));
    const quint32 most = std::numeric_limits<quint32>::max();
    const quint32 end = most - most % faces;
    quint32 drawn = random.generate();
    while (drawn >= end)
        drawn = random.generate();
    return static_cast<int>(drawn % faces) + 1;
}

} // namespace

QJsonValue throwDice(const Question &question, QRandomGenerator &random)
{
    const QJsonArray known = question.offered.toObject().value(u"groups"_s).toArray();
    bool thrown = false;
    QJsonArray groups;
    for (qsizetype i = 0; i < question.dice.size(); ++i) {
        const DiceGroup &group = question.dice.at(i);
        QJsonArray faces = known.at(i).toObject().value(u"faces"_s).toArray();
        while (faces.size() < group.count) {
            faces.append(drawNumber(group.sides, random));
            thrown = true;
        }
        groups.append(QJsonObject{{u"faces"_s, faces}});
    }
    const QJsonObject answer{{u"groups"_s, groups}};
    return thrown || isThrownByProgram(question.offered) ? markedAsProgram(answer)
                                                         : QJsonValue(answer);
}

QJsonValue drawCard(const Question &question, QRandomGenerator &random)
{
    if (question.option(question.offered.toString()))
        return question.offered;
    int left = 0;
    for (const Option &card : question.options)
        left += qMax(1, card.maximum);
    int drawn = drawNumber(left, random);
    for (const Option &card : question.options) {
        drawn -= qMax(1, card.maximum);
        if (drawn <= 0)
            return card.id;
    }
    return {};
}

QJsonValue leaveToChance(const Question &question, QRandomGenerator &random)
{
    return question.kind == QuestionKind::Card ? drawCard(question, random)
                                               : throwDice(question, random);
}

} // namespace adjutant
