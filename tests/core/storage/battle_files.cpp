// SPDX-License-Identifier: MIT
#include "tests/core/storage/battle_files.h"

#include "tests/support/random_battle.h"
#include "tests/support/toy_game.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace adjutant::test {

FileState stateOf(const QString &path)
{
    QFile file(path);
    const bool open = file.open(QIODevice::ReadOnly);
    Q_ASSERT(open);
    return {open ? file.readAll() : QByteArray(),
            QFileInfo(path).lastModified().toMSecsSinceEpoch()};
}

void writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    const bool written =
        file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size();
    Q_ASSERT(written);
    Q_UNUSED(written)
}

Step fullStep(int id, int parent)
{
    Entity entity(EntityId{3}, u"squad"_s, EntityId::Battle);
    entity.setValue(u"name"_s, u"Ünit “quoted” \\ \"1\"\n🎲"_s);
    entity.setValue(u"figures"_s, -7);
    entity.link(u"facing"_s, EntityId{4});
    const Text cause = Text(u"owe"_s)
                           .with(u"n"_s, 3)
                           .with(u"unit"_s, EntityId{3})
                           .with(u"word"_s, u"plain"_s)
                           .with(u"parts"_s, QList<Text>{Text(u"a"_s), Text(u"b"_s)});
    const Owed owed{5, u"rally"_s, {{u"unit"_s, 3}}, Due::Gate, u"turn"_s, cause, 2, EntityId{3}};
    Step step;
    step.id = StepId{id};
    step.parent = StepId{parent};
    step.entry = step.id;
    if (id % 2 == 1) {
        step.kind = Step::Kind::Command;
        step.command.procedure = u"shoot"_s;
        step.command.arguments = {{u"unit"_s, 3},
                                  {u"deep"_s, QJsonArray{1, u"x"_s, QJsonObject{}}}};
        step.command.allowed = QStringList{u"no.turn"_s, u"*"_s};
        step.command.reason = u"because"_s;
        step.command.origin = Command::Origin::Owed;
        step.command.owed = 9;
    } else {
        step.kind = Step::Kind::Answer;
        step.key = u"Y2.1/oneOf/3/0#2"_s;
        step.allowed = QStringList{u"no.pinned"_s};
        step.fact = u"shoot/Y2.2/3#1"_s;
        step.shown = Text(u"word.yes"_s);
    }
    step.ends = true;
    step.effects = {effect::Create{entity},
                    effect::Set{EntityId{3}, u"figures"_s, -7, 4},
                    effect::Set{EntityId{3}, u"name"_s, Value(), u"word"_s},
                    effect::Link{EntityId{3}, u"facing"_s, EntityId{5}},
                    effect::Unlink{EntityId{3}, u"facing"_s, EntityId{4}},
                    effect::Owe{owed, 1},
                    effect::Settle{owed, 1},
                    effect::Advance{{1, EntityId{3}, u"fire"_s}, {2, EntityId{4}, {}}},
                    effect::Instruct{EntityId{3}, cause},
                    effect::Remove{entity},
                    effect::Restore{entity}};
    step.lines = {{cause, u"Y2.1"_s, u"shoot"_s, 4}, {Text(u"plain"_s), {}, {}, -1}};
    step.label = cause;
    step.replays = StepId{1};
    step.rules = u"1/1"_s;
    step.time = 1'700'000'000'123;
    return step;
}

const StoredBattle &toyStored()
{
    static const StoredBattle battle = [] {
        static const ToyGame game;
        return randomBattle(game, toyBattle(), 200);
    }();
    return battle;
}

} // namespace adjutant::test
