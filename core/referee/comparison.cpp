// SPDX-License-Identifier: MIT
#include "core/referee/comparison.h"

#include "core/referee/interview.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

const QString LineKey = u"comparison.line"_s;
const QString DieKey = u"comparison.die"_s;

Text partText(const SumPart &part)
{
    return Text(part.amount < 0 ? u"comparison.minus"_s : u"comparison.plus"_s)
        .with(u"number"_s, std::abs(part.amount))
        .with(u"what"_s, QList<Text>{part.what});
}

Text sumText(const Sum &sum, int total)
{
    QList<Text> parts{Text(DieKey).with(u"die"_s, sum.die)};
    for (const SumPart &part : sum.parts)
        parts.append(partText(part));
    return Text(u"comparison.sum"_s)
        .with(u"unit"_s, sum.unit)
        .with(u"parts"_s, parts)
        .with(u"total"_s, total);
}

template<typename Value>
Value argument(const Text &text, const QString &name)
{
    const TextArgument *found = text.argument(name);
    const auto *value = found ? std::get_if<Value>(found) : nullptr;
    return value ? *value : Value();
}

SumPart partOf(const Text &text)
{
    const int number = argument<int>(text, u"number"_s);
    return {argument<QList<Text>>(text, u"what"_s).value(0),
            text.key() == u"comparison.minus" ? -number : number};
}

Sum sumOf(const Text &text)
{
    Sum sum;
    sum.unit = argument<EntityId>(text, u"unit"_s);
    for (const Text &part : argument<QList<Text>>(text, u"parts"_s)) {
        if (part.key() == DieKey)
            sum.die = argument<int>(part, u"die"_s);
        else
            sum.parts.append(partOf(part));
    }
    return sum;
}

} // namespace

int Comparison::totalOf(const Sum &sum) const
{
    const int total = std::accumulate(sum.parts.cbegin(), sum.parts.cend(), sum.die,
                                      [](int so, const SumPart &part) { return so + part.amount; });
    return belowZero ? total : std::max(0, total);
}

Comparison Comparison::thrown(EntityId unit, int face) const
{
    Comparison with = *this;
    for (Sum *sum : {&with.first, &with.second}) {
        if (sum->unit == unit)
            sum->die = face;
    }
    return with;
}

std::optional<int> Comparison::row(const Rulebook &book, const State &state) const
{
    const Table *found = book.table(table);
    if (!found || !isDecided())
        return std::nullopt;
    const RulingLookup rulings = [&](const QString &id) { return rulingOf(book, state, id); };
    return found->find({{key, margin()}}, rulings, {});
}

Text Comparison::text() const
{
    return Text(LineKey)
        .with(u"first"_s, QList<Text>{sumText(first, totalOf(first))})
        .with(u"second"_s, QList<Text>{sumText(second, totalOf(second))})
        .with(u"margin"_s, margin())
        .with(u"table"_s, table)
        .with(u"key"_s, key)
        .with(u"belowZero"_s, belowZero ? 1 : 0);
}

std::optional<Comparison> Comparison::of(const Text &text)
{
    if (text.key() != LineKey)
        return std::nullopt;
    Comparison found;
    found.first = sumOf(argument<QList<Text>>(text, u"first"_s).value(0));
    found.second = sumOf(argument<QList<Text>>(text, u"second"_s).value(0));
    found.table = argument<QString>(text, u"table"_s);
    found.key = argument<QString>(text, u"key"_s);
    found.belowZero = argument<int>(text, u"belowZero"_s) != 0;
    return found;
}

} // namespace adjutant
