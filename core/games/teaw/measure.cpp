// SPDX-License-Identifier: MIT
#include "core/games/teaw/measure.h"

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

void checkWithin(Interview &table, const Limit &limit)
{
    Question question;
    question.kind = QuestionKind::Cells;
    question.name = limit.name.isEmpty() ? u"distance"_s : limit.name;
    question.rule = limit.rule;
    question.text = limit.text;
    question.hints = limit.hints + QList{meaning(table, u"teaw.measure.point"_s)};
    question.side = table.moment().side;
    question.actor = table.unit();
    question.subject = limit.subject;
    Cell within;
    within.id = u"within"_s;
    within.rowName = within.id;
    within.rowLabel = Text(u"measure.within"_s).with(u"n"_s, limit.within);
    within.row = 0;
    within.maximum = limit.within;
    within.exact = true;
    Cell beyond;
    beyond.id = u"notPossible"_s;
    beyond.rowName = beyond.id;
    beyond.rowLabel = Text(u"measure.notPossible"_s);
    beyond.refusal = Refusal{limit.refusal, limit.rule};
    question.cells = {within, beyond};
    question.assumed = within.id;
    table.cell(question);
}

} // namespace adjutant::teaw
