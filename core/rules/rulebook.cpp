// SPDX-License-Identifier: MIT
#include "core/rules/rulebook.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

template<typename Entry>
const Entry *entryOf(const QList<Entry> &list, QString Entry::*idField, const QString &id)
{
    const auto at = std::find_if(list.cbegin(), list.cend(),
                                 [&](const Entry &each) { return each.*idField == id; });
    return at == list.cend() ? nullptr : &*at;
}

LengthRule::Rounding roundingOf(const QString &option)
{
    if (option == u"nearest"_s)
        return LengthRule::Rounding::Nearest;
    return option == u"down"_s ? LengthRule::Rounding::Down : LengthRule::Rounding::Up;
}

} // namespace

const Table *Rulebook::table(const QString &wanted) const
{
    return entryOf(tables, &Table::id, wanted);
}

const Ruling *Rulebook::ruling(const QString &wanted) const
{
    return entryOf(rulings, &Ruling::id, wanted);
}

const RuleParagraph *Rulebook::paragraph(const QString &wanted) const
{
    return entryOf(paragraphs, &RuleParagraph::id, wanted);
}

const KindDeclaration *Rulebook::kind(const QString &wanted) const
{
    return entryOf(kinds, &KindDeclaration::id, wanted);
}

const ValueDeclaration *Rulebook::value(const QString &key) const
{
    return entryOf(values, &ValueDeclaration::key, key);
}

const LinkDeclaration *Rulebook::link(const QString &key) const
{
    return entryOf(links, &LinkDeclaration::key, key);
}

const ActionDeclaration *Rulebook::action(const QString &wanted) const
{
    return entryOf(actions, &ActionDeclaration::id, wanted);
}

const UnitType *Rulebook::unitType(const QString &wanted) const
{
    return entryOf(unitTypes, &UnitType::id, wanted);
}

const Scenario *Rulebook::scenario(const QString &wanted) const
{
    return entryOf(scenarios, &Scenario::id, wanted);
}

Scenario Rulebook::inWords(Scenario scenario) const
{
    const auto translate = [this](QString &word) {
        if (const QString key = Scenario::nameKey(word); phrases.contains(key))
            word = phrases.render(key);
    };
    for (SideEntry &side : scenario.sides) {
        translate(side.name);
        for (UnitEntry &entry : side.units)
            translate(entry.name);
    }
    for (UnitEntry &marker : scenario.markers)
        translate(marker.name);
    return scenario;
}

LengthRule Rulebook::lengthRule(const RulingLookup &inForce) const
{
    LengthRule rule;
    if (!roundingRuling.isEmpty())
        rule.rounding = roundingOf(inForce(roundingRuling));
    if (!inclusiveRuling.isEmpty())
        rule.inclusive = inForce(inclusiveRuling) != u"no"_s;
    return rule;
}

} // namespace adjutant
