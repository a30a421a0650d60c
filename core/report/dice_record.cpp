// SPDX-License-Identifier: MIT
#include "core/report/dice_record.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

namespace adjutant {

namespace {

void count(DiceRecord &record, const ThrownGroup &group)
{
    if (group.faces.isEmpty()) {
        record.notNoted += group.count;
        return;
    }
    for (const int face : group.faces)
        ++record.faces[face - 1];
    if (group.score <= 0)
        return;
    const int reaching = std::clamp(group.sides - group.score + 1, 0, group.sides);
    record.scored += static_cast<int>(group.faces.size());
    record.hits += static_cast<int>(std::count_if(group.faces.cbegin(), group.faces.cend(),
                                                  [&](int face) { return face >= group.score; }));
    record.expected += static_cast<double>(group.faces.size()) * reaching / group.sides;
}

bool isReadable(const ThrownGroup &group)
{
    return std::all_of(group.faces.cbegin(), group.faces.cend(),
                       [&](int face) { return face >= 1 && face <= group.sides; });
}

} // namespace

int DiceRecord::dice() const
{
    return std::accumulate(faces.cbegin(), faces.cend(), 0);
}

double DiceRecord::average() const
{
    int sum = 0;
    for (qsizetype i = 0; i < faces.size(); ++i)
        sum += faces.at(i) * static_cast<int>(i + 1);
    return dice() == 0 ? 0 : sum / static_cast<double>(dice());
}

QList<DiceRecord> diceRecords(const QList<EntityId> &sides, const QList<Thrown> &throws)
{
    std::map<std::tuple<qsizetype, bool, int>, DiceRecord> records;
    for (const Thrown &thrown : throws) {
        for (const ThrownGroup &group : thrown.groups) {
            const qsizetype side = sides.indexOf(group.side);
            if (side < 0 || !isReadable(group))
                continue;
            DiceRecord &record = records[{side, thrown.byProgram, group.sides}];
            record.side = group.side;
            record.byProgram = thrown.byProgram;
            record.sides = group.sides;
            record.faces.resize(group.sides);
            count(record, group);
        }
    }
    QList<DiceRecord> all;
    for (const auto &[key, record] : records)
        all.append(record);
    return all;
}

} // namespace adjutant
