// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/game.h"

#include <QJsonObject>
#include <QList>
#include <QString>

namespace adjutant::test {

/// Reads the vectors of a file below tests/data: rows of a rulebook with what has to come of them.
/// Fails the running test where the file is not a list of objects.
QList<QJsonObject> readVectors(const QString &file);

/// Plays one vector through a Referee. Returns an empty text, or what came out otherwise.
///
/// A vector is {id, rule, rulings?, values?, sides, markers?, first?, begin?, links?, steps,
/// expect?}:
///
///   sides    [{"A": {"type": "assault", "figures": 3}}, {"D": {"type": "defensive"}}]; the keys
///            are names by which the rest of the vector calls the units, the values are set once
///            the first turn has begun; "side1", "side2" and "battle" are names too
///   markers  {"w": {"type": "wire"}}
///   rulings  {"teaw.hth.tie": "active"}; values: of the battle; first: 1 or 2, whose turn it is
///   begin    answers to what is asked before the first turn
///   links    [["A", "engaged", "D"]]
///   steps    in this order; each has one of
///              "do": {"action": "shoot", "unit": "A", "target": "D"}
///              "settle": "defensiveFire", with "unit" and "target" where needed: what is owed
///              "set": ["A", "figures", 3]: the referee's own hand
///            and besides
///              "answers": {"aim": {...}, "dice": [[4, 2], [6]]}, by the question's name or kind;
///                 a list of lists or objects answers one question after the other. A "some of"
///                 that has no answer gets none of its options.
///              "allow": keys of refusals that are let pass ("*" for all)
///              "refused": the rule that refuses, or true
///              "asks": the name of the question at which the step ends; where it has answers,
///                 it is the next one of that name
///              "expect": as at the end of the vector
///              "redo": "charge": see scenario
///   scenario instead of sides: the id of one of the rulebook's. Its script is played, and the
///            steps go through it again: {"redo": "charge"} until the next charge is done. The
///            scenario's names of units are those of the vector.
///   expect   {"A": {"figures": 4, "snaredBy": ["w"]}, "gone": ["w"], "count": {"grenade": 3},
///             "owed": ["snareRoll"], "moment": {"turn": 2, "side": "side2"},
///             "legal": {"A": {"shoot": true, "move": "T5.2"}},
///             "offered": {"A": {"shoot": false}},
///             "question": "cannon.aim", "hints": ["..."]: keys of texts of the open question,
///             "options": {"off": true}: ids of its options or cells, which are there or are not,
///             "instructed": ["..."]: keys of what people were told to do in the step,
///             "said": ["..."]: and of its lines,
///             "gauge": {"side1": {"gone": 1, "shaken": 0, "whole": 15}}}
///            A value that is null or 0 may be absent. "owed" is complete.
QString playVector(const Game &game, const QJsonObject &vector);

} // namespace adjutant::test
