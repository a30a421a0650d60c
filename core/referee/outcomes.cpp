// SPDX-License-Identifier: MIT
#include "core/referee/outcomes.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

/// Faces of one die that a reading does not tell apart, and a face that stands for them.
struct Band
{
    int face = 0;
    double chance = 0;
};

struct GroupOutcome
{
    QJsonObject group;
    double chance = 0;
};

double choose(int n, int k)
{
    double ways = 1;
    for (int i = 1; i <= k; ++i)
        ways = ways * (n - k + i) / i;
    return ways;
}

QList<GroupOutcome> countOutcomes(const DiceGroup &group)
{
    const int good = std::clamp(group.sides - group.score + 1, 0, group.sides);
    const double hit = static_cast<double>(good) / group.sides;
    QList<GroupOutcome> found;
    for (int hits = 0; hits <= group.count; ++hits) {
        const double chance =
            choose(group.count, hits) * std::pow(hit, hits) * std::pow(1 - hit, group.count - hits);
        if (chance > 0)
            found.append({{{u"hits"_s, hits}}, chance});
    }
    return found;
}

QList<GroupOutcome> sumOutcomes(const DiceGroup &group)
{
    QList<double> chances{1.0};
    for (int die = 0; die < group.count; ++die) {
        QList<double> next(chances.size() + group.sides, 0.0);
        for (qsizetype sum = 0; sum < chances.size(); ++sum) {
            for (int face = 1; face <= group.sides; ++face)
                next[sum + face] += chances.at(sum) / group.sides;
        }
        chances = next;
    }
    QList<GroupOutcome> found;
    for (qsizetype sum = 0; sum < chances.size(); ++sum) {
        if (chances.at(sum) > 0)
            found.append({{{u"sum"_s, static_cast<int>(sum)}}, chances.at(sum)});
    }
    return found;
}

QList<Band> bandsOf(const DiceGroup &group, Reading reading)
{
    if (reading == Reading::EvenOdd)
        return {{1, 0.5}, {2, 0.5}};
    QList<int> edges = group.edges;
    if (edges.isEmpty() || reading != Reading::Table) {
        edges.clear();
        for (int face = 1; face <= group.sides; ++face)
            edges.append(face);
    }
    QList<Band> bands;
    int below = 0;
    for (const int edge : edges) {
        bands.append({edge, static_cast<double>(edge - below) / group.sides});
        below = edge;
    }
    return bands;
}

/// Every way to spread the dice of a group over the bands; the order of the dice does not matter.
void spread(const QList<Band> &bands, qsizetype band, int dice, const GroupOutcome &sofar,
            QList<GroupOutcome> &found)
{
    if (band == bands.size() - 1 || dice == 0) {
        GroupOutcome whole = sofar;
        QJsonArray faces = whole.group.value(u"faces"_s).toArray();
        for (int i = 0; i < dice; ++i)
            faces.append(bands.at(band).face);
        whole.group.insert(u"faces"_s, faces);
        whole.chance *= std::pow(bands.at(band).chance, dice);
        found.append(whole);
        return;
    }
    for (int here = 0; here <= dice; ++here) {
        GroupOutcome next = sofar;
        QJsonArray faces = next.group.value(u"faces"_s).toArray();
        for (int i = 0; i < here; ++i)
            faces.append(bands.at(band).face);
        next.group.insert(u"faces"_s, faces);
        next.chance *= choose(dice, here) * std::pow(bands.at(band).chance, here);
        spread(bands, band + 1, dice - here, next, found);
    }
}

QList<GroupOutcome> groupOutcomes(const DiceGroup &group, Reading reading)
{
    switch (reading) {
    case Reading::Count:
        return countOutcomes(group);
    case Reading::Sum:
        return sumOutcomes(group);
    case Reading::Table:
    case Reading::EvenOdd:
    case Reading::Opposed:
    case Reading::RollOff:
        break;
    }
    QList<GroupOutcome> found;
    spread(bandsOf(group, reading), 0, group.count, {{}, 1.0}, found);
    return found;
}

/// The groups of a throw so far.
struct Partial
{
    QJsonArray groups;
    double chance = 1;
};

/// Each of \a partials, with each of \a ways behind it.
QList<Partial> lengthened(const QList<Partial> &partials, const QList<GroupOutcome> &ways)
{
    QList<Partial> longer;
    longer.reserve(partials.size() * ways.size());
    for (const Partial &partial : partials) {
        for (const GroupOutcome &way : ways) {
            longer.append(partial);
            longer.last().groups.append(way.group);
            longer.last().chance *= way.chance;
        }
    }
    return longer;
}

} // namespace

QList<Outcome> outcomes(const Question &question)
{
    // Thrown again while equal, both are equally likely to win: no tree of throws is needed.
    if (question.reading == Reading::RollOff)
        return {{QJsonObject{{u"winner"_s, 0}}, 0.5}, {QJsonObject{{u"winner"_s, 1}}, 0.5}};
    QList<Partial> partials{Partial{}};
    for (const DiceGroup &group : question.dice)
        partials = lengthened(partials, groupOutcomes(group, question.reading));
    QList<Outcome> found;
    found.reserve(partials.size());
    for (const Partial &partial : partials)
        found.append({QJsonObject{{u"groups"_s, partial.groups}}, partial.chance});
    return found;
}

} // namespace adjutant
