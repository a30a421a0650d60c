// SPDX-License-Identifier: MIT
#include "core/games/teaw/place_wire.h"

#include "core/games/teaw/guard.h"
#include "core/games/teaw/limits.h"
#include "core/games/teaw/markers.h"
#include "core/games/teaw/team.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace adjutant::teaw {

namespace {

const QString PlaceWireRule = u"T15.2"_s;

/// The teams that the new wire touches, where they must check when they next move
/// (`teaw.wire.placedtouch`).
void noteTouching(Interview &table, EntityId wire)
{
    if (!table.ruled(u"teaw.wire.placedtouch"_s, u"check-leave"_s))
        return;
    Question question;
    question.kind = QuestionKind::SomeOf;
    question.name = u"touching"_s;
    question.rule = PlaceWireRule;
    question.text = Text(u"placeWire.touching"_s);
    question.side = table.moment().side;
    question.actor = table.unit();
    question.subject = wire;
    for (const EntityId id : teamsOf(table.state(), EntityId::None)) {
        Option option = Option::of(id);
        // It is put against one of their own figures.
        option.preset = id == table.unit();
        question.options.append(option);
    }
    question.assumed = QJsonArray{QString::number(number(table.unit()))};
    for (const EntityId team : table.someEntities(question))
        table.link(team, link::Touching, wire);
}

} // namespace

void placeWire(Interview &table)
{
    guard(table, action::PlaceWire);
    const EntityId unit = table.unit();
    const int length = distance(table, u"wireSection"_s);
    spend(table, action::PlaceWire);
    const EntityId wire =
        table.create(kind::Wire, EntityId::Battle,
                     {{key::Number, nextChit(table, kind::Wire)}, {key::Length, length}});
    table.link(wire, link::PlacedBy, unit);
    const Text done = Text(u"placeWire.done"_s)
                          .with(u"unit"_s, unit)
                          .with(u"number"_s, chitOf(table, wire))
                          .with(u"n"_s, length);
    table.say(PlaceWireRule, done);
    table.instruct(wire, Text(u"placeWire.place"_s)
                             .with(u"unit"_s, unit)
                             .with(u"number"_s, chitOf(table, wire))
                             .with(u"n"_s, length));
    noteTouching(table, wire);
}

} // namespace adjutant::teaw
