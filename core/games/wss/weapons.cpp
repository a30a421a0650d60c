// SPDX-License-Identifier: MIT
#include "core/games/wss/weapons.h"

#include "core/games/wss/ask.h"
#include "core/games/wss/limits.h"
#include "core/games/wss/losses.h"
#include "core/games/wss/unit.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::wss {

namespace {

const QString RangeRule = u"P6.3"_s;

/// Whether it makes a difference what \a target is behind: for a wall it does not.
bool canBeSaved(const Interview &table, const QString &weapon, EntityId target)
{
    if (!Unit(table.state(), target).isThere())
        return false;
    const RulingLookup rulings = [&table](const QString &id) { return table.ruling(id); };
    const Table *saves = table.rulebook().table(u"saves"_s);
    const QList<int> rows = saves->findAll({{u"weapon"_s, weapon}}, rulings, {});
    return std::any_of(rows.cbegin(), rows.cend(), [&table](int index) {
        return table.row(u"saves"_s, index).number(u"save"_s) > 0;
    });
}

/// How many dice \a table's unit throws there, and what they need.
Text diceOf(const Interview &table, int index)
{
    const Row row = table.row(u"weapons"_s, index);
    return Text(u"fire.cell"_s)
        .with(u"n"_s, firingStands(table, table.unit()) * row.number(u"dice"_s))
        .with(u"score"_s, row.number(u"hitsOn"_s));
}

Text saveOf(const Interview &table, const QString &weapon, const QString &cover)
{
    const int score =
        table.row(u"saves"_s, {{u"weapon"_s, weapon}, {u"cover"_s, cover}}).number(u"save"_s);
    return score > 0 ? Text(u"fire.save"_s).with(u"score"_s, score) : Text(u"fire.noSave"_s);
}

/// What a hit takes from \a target; nothing where that is no unit.
Text doneTo(const Interview &table, EntityId target)
{
    const Unit hit(table.state(), target);
    const int each = hit.isTroops() || hit.isGun() ? casualtiesEach(table, target) : 0;
    if (each == 0)
        return {};
    return aboutUnit(hit.isGun() ? u"fire.doesGun"_s : u"fire.does"_s, target).with(u"n"_s, each);
}

/// Who is a target, and what a hit does to it.
QList<Text> targetHints(const Interview &table, EntityId target)
{
    QList<Text> hints{
        meaning(table, u"wss.fire.target_types"_s),
        Text(isDirected(table, table.unit()) ? u"fire.directed"_s : u"fire.nearest"_s)};
    if (const Text done = doneTo(table, target); !done.isEmpty())
        hints.prepend(done);
    return hints;
}

/// The bands of the weapon, once for each kind of cover.
QList<Cell> aimCells(const Interview &table, const QString &weapon, EntityId target)
{
    QList<Cell> bands = table.cells(u"weapons"_s, {{u"weapon"_s, weapon}}, u"distance"_s, {});
    for (Cell &band : bands)
        band.says = diceOf(table, band.row);
    if (!canBeSaved(table, weapon, target))
        return bands;
    const Table *saves = table.rulebook().table(u"saves"_s);
    const TableKey &covers = saves->keys.at(saves->key(u"cover"_s));
    QList<Cell> cells;
    for (const QString &cover : covers.options) {
        for (Cell cell : bands) {
            cell.column = cover;
            cell.columnLabel = Text(covers.label + u'.' + cover);
            cell.id = cell.rowName + u'/' + cover;
            cell.note = saveOf(table, weapon, cover);
            cells.append(cell);
        }
    }
    return cells;
}

} // namespace

bool hasPistols(const InForce &rules, EntityId id)
{
    const Unit unit(rules.state(), id);
    if (!unit.isCavalry() || !unit.isFrenchSide())
        return false;
    return unit.arm() == arm::Horse || rules.ruled(u"wss.fire.pistol_dragoons"_s, u"all"_s);
}

QString weaponOf(const InForce &rules, EntityId id)
{
    const Unit unit(rules.state(), id);
    if (unit.isGun())
        return unit.isMortar() ? u"mortar"_s : u"cannon"_s;
    if (unit.isInfantry())
        return u"musket"_s;
    return hasPistols(rules, id) ? u"pistol"_s : QString();
}

bool isDirected(const Interview &table, EntityId id)
{
    const Unit unit(table.state(), id);
    return unit.isGun() && !unit.officers().isEmpty();
}

int firingStands(const Interview &table, EntityId id)
{
    const Unit unit(table.state(), id);
    const int stands = unit.stands() - unit.number(key::StandsFired);
    if (unit.pips() < limit(table, u"sixPips"_s))
        return stands;
    const int parts = limit(table, u"halfFire"_s);
    return table.ruled(u"wss.fire.six_pips_half"_s, u"down"_s) ? stands / parts
                                                               : roundedUp(stands, parts);
}

Aim takeAim(Interview &table, const QString &weapon, EntityId target, bool mayLapse)
{
    const EntityId unit = table.unit();
    const bool atWall = !Unit(table.state(), target).isThere();
    const QList<Cell> cells = aimCells(table, weapon, target);
    const bool mayCover = std::any_of(cells.cbegin(), cells.cend(),
                                      [](const Cell &cell) { return !cell.column.isEmpty(); });
    const QString what = mayCover ? u"fire.aim"_s : u"works.aim"_s;
    Question aim = question(
        table, QuestionKind::Cells,
        {u"aim"_s, RangeRule, aboutUnit(what, unit).with(u"target"_s, target), unit, target});
    aim.table = u"weapons"_s;
    aim.cells = cells;
    for (const Cell &cell : aim.cells)
        aim.rows.append(cell.row);
    Cell none;
    none.id = u"none"_s;
    none.rowName = none.id;
    none.rowLabel = Text(mayLapse ? u"fire.nobody"_s : u"fire.notPossible"_s);
    if (!mayLapse)
        none.refusal =
            Refusal{aboutUnit(u"fire.outOfRange"_s, unit).with(u"target"_s, target), RangeRule};
    aim.cells.append(none);
    aim.hints = {meaning(table, u"wss.fire.arc"_s)};
    if (!atWall)
        aim.hints += targetHints(table, target);
    const Cell met = table.cell(aim);
    if (met.row < 0 && mayLapse)
        return {};
    // A refusal that was let pass: the farthest band stands in.
    const int row = met.row < 0 ? aim.cells.at(aim.cells.size() - 2).row : met.row;
    return {table.row(u"weapons"_s, row), met.column.isEmpty() ? u"none"_s : met.column};
}

} // namespace adjutant::wss
