// SPDX-License-Identifier: MIT
// Every table of the game against tests/data/teaw/tables.json, which was made from the rulebook.
#include "core/rules/rulebook.h"

#include "tests/support/test_registry.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace adjutant;
using namespace Qt::StringLiterals;

namespace {

using Choices = QMap<QString, QString>;

class Tables
{
public:
    Tables()
        : m_book(Rulebook::read(u":/games/teaw"_s))
    {
    }

    const Rulebook &book() const { return *m_book; }
    QString fault() const { return m_book ? QString() : m_book.fault().message; }

    RulingLookup rulings(const Choices &choices) const
    {
        return [this, choices](const QString &id) {
            return choices.value(id, book().ruling(id)->fallback);
        };
    }

    /// The cell of \a column; empty in a gap, beyond the edge and where the table refuses.
    Value cell(const QString &id, const QString &column, const TableQuery &query,
               const Choices &choices = {}) const
    {
        const Table *table = book().table(id);
        if (!table)
            qFatal("no table %s", qPrintable(id));
        const RulingLookup lookup = rulings(choices);
        const auto row = table->find(query, lookup, book().lengthRule(lookup));
        return row ? table->rows.at(*row).cells.value(table->column(column)) : Value();
    }
    int number(const QString &id, const QString &column, const TableQuery &query,
               const Choices &choices = {}) const
    {
        return cell(id, column, query, choices).toInt();
    }
    QString word(const QString &id, int die, const Choices &choices = {},
                 const QString &column = u"result"_s) const
    {
        return cell(id, column, {{u"die"_s, die}}, choices).toWord();
    }

private:
    Result<Rulebook> m_book;
};

const Tables &tables()
{
    static const Tables read;
    return read;
}

QJsonObject constants()
{
    QFile file(QStringLiteral(ADJUTANT_TEST_DATA "/teaw/tables.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", qPrintable(file.fileName()));
    return QJsonDocument::fromJson(file.readAll()).object();
}

TableQuery at(double distance)
{
    return {{u"distance"_s, Length::fromDouble(distance)}};
}

TableQuery at(double distance, const QString &cover)
{
    return {{u"distance"_s, Length::fromDouble(distance)}, {u"cover"_s, cover}};
}

/// What a table of dice and scores says: "4 dice, 5+", or "nothing".
QString fire(const QString &id, const TableQuery &query, const Choices &choices = {})
{
    if (tables().cell(id, u"dice"_s, query, choices).isEmpty())
        return u"nothing"_s;
    return u"%1 dice, %2+"_s.arg(tables().number(id, u"dice"_s, query, choices))
        .arg(tables().number(id, u"hitsOn"_s, query, choices));
}

QString fire(const QJsonValue &dice, const QJsonValue &score)
{
    return u"%1 dice, %2+"_s.arg(dice.toInt()).arg(score.toInt());
}

/// Compares a table with printed bands [[last cm, dice, score], ...], the nearest first, at both
/// ends and in the middle of each.
void compareBands(const QString &id, const QJsonArray &bands, const QString &cover,
                  const Choices &choices = {})
{
    const auto query = [&](double distance) {
        return cover.isEmpty() ? at(distance) : at(distance, cover);
    };
    double first = 0.0;
    for (const auto &band : bands) {
        const double last = band.toArray()[0].toDouble();
        const QString printed = fire(band.toArray()[1], band.toArray()[2]);
        for (const double distance : {first, (first + last) / 2, last - 0.5, last})
            QCOMPARE(fire(id, query(distance), choices), printed);
        first = last + 0.1;
    }
    QCOMPARE(fire(id, query(first), choices), u"nothing"_s);
}

/// Compares a table of one die with {"1": word, ...}, through our words for theirs.
void compareDice(const QString &id, const QJsonObject &faces, const Choices &words,
                 const Choices &choices = {})
{
    for (int die = 1; die <= 6; ++die) {
        const QString printed = faces.value(QString::number(die)).toString();
        QVERIFY(words.contains(printed));
        QCOMPARE(tables().word(id, die, choices), words.value(printed));
    }
    QVERIFY(tables().word(id, 0, choices).isEmpty());
    QVERIFY(tables().word(id, 7, choices).isEmpty());
}

/// The faces up to \a last give \a low, the others \a high.
void compareSplit(const QString &id, int last, const QString &low, const QString &high)
{
    QVERIFY(last > 0);
    for (int die = 1; die <= 6; ++die)
        QCOMPARE(tables().word(id, die), die <= last ? low : high);
}

} // namespace

class TstTables : public QObject
{
    Q_OBJECT

    QJsonObject m_constants;

private slots:
    void initTestCase();
    void teams_data();
    void teams();
    void limitsAndDistances();
    void reaches();
    void shoot_data();
    void shoot();
    void machineGuns();
    void machineGunsThatMustBeBeaten();
    void rangeGaps();
    void defensiveFire();
    void defensiveFireUnderRulings();
    void precisionShot();
    void antiTankShot();
    void wire();
    void handToHand();
    void withdraw();
    void scatter();
    void otherDice();
    void mineAgainstTank_data();
    void mineAgainstTank();
    void charge();
    void flameMarker();
};

void TstTables::initTestCase()
{
    QVERIFY2(tables().fault().isEmpty(), qPrintable(tables().fault()));
    m_constants = constants();
}

void TstTables::teams_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QJsonObject>("printed");
    const Choices types{{u"flame"_s, u"flamethrower"_s}, {u"antitank"_s, u"antiTank"_s}};
    const QJsonObject teams = m_constants[u"teams"].toObject();
    for (const QString &id : teams.keys())
        QTest::newRow(qPrintable(id)) << types.value(id, id) << teams[id].toObject();
}

void TstTables::teams()
{
    QFETCH(const QString, type);
    QFETCH(const QJsonObject, printed);
    const UnitType *unit = tables().book().unitType(type);
    QVERIFY(unit);
    QCOMPARE(unit->values[u"type"_s].toWord(), type);
    QCOMPARE(unit->values[u"actions"_s].toInt(), printed[u"actions"].toInt());
    QCOMPARE(unit->values[u"actionsLeft"_s].toInt(), printed[u"actions"].toInt());
    QCOMPARE(unit->values.value(u"figures"_s).toInt(), printed[u"figures"].toInt());
    QCOMPARE(unit->values.value(u"figuresFull"_s).toInt(), printed[u"figures"].toInt());
    const QString ruling = printed[u"speed_is_ruling"].toString();
    QCOMPARE(unit->valuesFromRuling.value(u"speed"_s), ruling);
    const int speed = ruling.isEmpty() ? unit->values[u"speed"_s].toInt()
                                       : tables().book().ruling(ruling)->fallback.toInt();
    QCOMPARE(speed, printed[u"speed"].toInt());
    const QString reaction = printed[u"reaction"].toString();
    QCOMPARE(unit->actions.contains(u"defensiveFire"_s), reaction == u"defensive_fire");
    QCOMPARE(unit->actions.contains(u"takeCover"_s), reaction == u"take_cover");
}

void TstTables::limitsAndDistances()
{
    const QJsonObject limits = m_constants[u"limits"].toObject();
    const QJsonObject distances = m_constants[u"distances_cm"].toObject();
    const auto limit = [](const QString &what, const Choices &choices = {}) {
        return tables().number(u"limits"_s, u"number"_s, {{u"what"_s, what}}, choices);
    };
    const auto distance = [](const QString &what) {
        return tables().number(u"distances"_s, u"distance"_s, {{u"what"_s, what}});
    };
    QCOMPARE(limit(u"moves"_s), limits[u"moves_per_turn"].toInt());
    QCOMPARE(limit(u"tankMoves"_s), limits[u"tank_moves_per_turn"].toInt());
    QCOMPARE(limit(u"tankTurn"_s), limits[u"tank_turn_deg"].toInt());
    QCOMPARE(limit(u"handToHand"_s), limits[u"hth_per_turn"].toInt());
    QCOMPARE(limit(u"reactions"_s), limits[u"reactions_per_opponent_turn"].toInt());
    QCOMPARE(limit(u"grenades"_s), limits[u"grenades_per_turn_default"].toInt());
    QCOMPARE(limit(u"raiderGrenades"_s), limits[u"grenades_per_turn_raider"].toInt());
    const int arc = distances[u"cannon_arc_deg_total"].toInt();
    QCOMPARE(limit(u"cannonArc"_s), arc);
    QCOMPARE(limit(u"cannonArc"_s, {{u"teaw.cannon.arc"_s, u"each"_s}}), 2 * arc);

    QCOMPARE(distance(u"handToHand"_s), distances[u"hth"].toInt());
    QCOMPARE(distance(u"throwBackReach"_s), distances[u"throwback_reach"].toInt());
    QCOMPARE(distance(u"throwBack"_s), distances[u"throwback_throw"].toInt());
    QCOMPARE(distance(u"blast"_s), distances[u"blast_radius"].toInt());
    QCOMPARE(distance(u"wireSection"_s), distances[u"wire_section"].toInt());
    QCOMPARE(distance(u"minePlace"_s), distances[u"mine_place"].toInt());
    QCOMPARE(distance(u"mineTrigger"_s), distances[u"mine_trigger"].toInt());
    QCOMPARE(distance(u"mineDefuse"_s), distances[u"mine_defuse"].toInt());
    QCOMPARE(distance(u"chargePlace"_s), distances[u"charge_place"].toInt());
    QCOMPARE(distance(u"cannon"_s), distances[u"cannon"].toInt());
    QCOMPARE(tables().book().ruling(u"teaw.grenade.range"_s)->fallback.toInt(),
             distances[u"grenade_throw_ruling"].toInt());
}

void TstTables::reaches()
{
    const QJsonObject distances = m_constants[u"distances_cm"].toObject();
    const auto reach = [](const QString &id, const TableQuery &query = {}) {
        return tables().book().table(id)->reach(u"distance"_s, query, tables().rulings({}));
    };
    QCOMPARE(reach(u"shoot"_s), std::optional(distances[u"shoot"].toInt()));
    QCOMPARE(reach(u"lmg"_s), std::optional(distances[u"lmg"].toInt()));
    QCOMPARE(reach(u"hmg"_s), std::optional(distances[u"hmg"].toInt()));
    QCOMPARE(reach(u"tankMg"_s), std::optional(distances[u"tank_mg"].toInt()));
    QCOMPARE(reach(u"precisionShot"_s), std::optional(distances[u"sniper"].toInt()));
    QCOMPARE(reach(u"antiTankShot"_s), std::optional(distances[u"antitank"].toInt()));
    const QJsonObject fire = m_constants[u"defensive_fire"].toObject();
    for (const QString &team : fire.keys()) {
        QCOMPARE(reach(u"defensiveFire"_s, {{u"team"_s, team}}),
                 std::optional(fire[team][u"range"].toInt()));
    }
}

void TstTables::shoot_data()
{
    QTest::addColumn<QString>("cover");
    QTest::addColumn<int>("figures");
    QTest::addColumn<QString>("printed");
    const QJsonObject shoot = m_constants[u"shoot"].toObject();
    for (const QString &cover : shoot.keys()) {
        const QJsonObject rows = shoot[cover].toObject();
        for (const QString &figures : rows.keys())
            QTest::newRow(qPrintable(cover + figures))
                << cover << figures.toInt() << fire(rows[figures][0], rows[figures][1]);
    }
}

void TstTables::shoot()
{
    QFETCH(const QString, cover);
    QFETCH(const int, figures);
    TableQuery query = at(25.0, cover);
    query.insert(u"figures"_s, figures);
    QTEST(fire(u"shoot"_s, query), "printed");
    // A plain limit: the ruling on gaps between bands does not lengthen it.
    query.insert(u"distance"_s, Length::fromDouble(25.1));
    for (const QString &rounding : {u"up"_s, u"nearest"_s, u"down"_s})
        QCOMPARE(fire(u"shoot"_s, query, {{u"teaw.range.gaps"_s, rounding}}), u"nothing"_s);
}

void TstTables::machineGuns()
{
    const Choices ids{{u"lmg"_s, u"lmg"_s}, {u"hmg"_s, u"hmg"_s}, {u"tank_mg"_s, u"tankMg"_s}};
    for (auto id = ids.cbegin(); id != ids.cend(); ++id) {
        const QJsonObject printed = m_constants[id.key()].toObject();
        for (const QString &cover : {u"open"_s, u"cover"_s})
            compareBands(id.value(), printed[cover].toArray(), cover);
    }
}

void TstTables::machineGunsThatMustBeBeaten()
{
    const Choices strict{{u"teaw.mg.above"_s, u"strict"_s}};
    const auto score = [&](const QString &id, double distance, const QString &cover) {
        return tables().number(id, u"hitsOn"_s, at(distance, cover), strict);
    };
    // What printed n+ needs more than n; a 6 cannot be beaten.
    for (const QString &id : {u"hmg"_s, u"tankMg"_s}) {
        QCOMPARE(score(id, 35, u"open"_s), 6);
        QCOMPARE(score(id, 25, u"open"_s), 5);
        QCOMPARE(score(id, 15, u"open"_s), 5);
        QCOMPARE(score(id, 35, u"cover"_s), 0);
        QCOMPARE(score(id, 25, u"cover"_s), 6);
        QCOMPARE(score(id, 15, u"cover"_s), 6);
    }
    QCOMPARE(score(u"lmg"_s, 25, u"open"_s), 4);
    QCOMPARE(score(u"lmg"_s, 25, u"cover"_s), 5);
}

void TstTables::rangeGaps()
{
    const auto dice = [](double distance, const Choices &choices) {
        return tables().number(u"lmg"_s, u"dice"_s, at(distance, u"open"_s), choices);
    };
    const Choices up{{u"teaw.range.gaps"_s, u"up"_s}};
    const Choices nearest{{u"teaw.range.gaps"_s, u"nearest"_s}};
    const Choices down{{u"teaw.range.gaps"_s, u"down"_s}};
    QCOMPARE(dice(20.4, up), 2);
    QCOMPARE(dice(20.4, nearest), 4);
    QCOMPARE(dice(20.5, nearest), 2);
    QCOMPARE(dice(20.9, down), 4);
    QCOMPARE(dice(25.1, up), 0);
    QCOMPARE(dice(25.4, nearest), 2);
    QCOMPARE(dice(25.5, nearest), 0);
    const Choices exclusive{{u"teaw.range.inclusive"_s, u"no"_s}};
    QCOMPARE(dice(19.9, exclusive), 4);
    QCOMPARE(dice(20.0, exclusive), 2);
    QCOMPARE(dice(25.0, exclusive), 0);
}

void TstTables::defensiveFire()
{
    const QJsonObject printed = m_constants[u"defensive_fire"].toObject();
    const auto check = [&](const QString &team, int figures, int dice, int score) {
        const QJsonObject row = printed[team].toObject();
        TableQuery query = at(row[u"range"].toDouble(), u"open"_s);
        query.insert(u"team"_s, team);
        query.insert(u"figures"_s, figures);
        QCOMPARE(tables().number(u"defensiveFire"_s, u"dice"_s, query), dice);
        QCOMPARE(tables().number(u"defensiveFire"_s, u"hitsOn"_s, query), score);
        QCOMPARE(tables().number(u"defensiveFire"_s, u"maxKills"_s, query),
                 row[u"max_kills"].toInt());
        query.insert(u"cover"_s, u"cover"_s);
        QCOMPARE(!tables().cell(u"defensiveFire"_s, u"dice"_s, query).isEmpty(),
                 row[u"target_in_cover"].toBool());
        query.insert(u"distance"_s, Length::fromDouble(row[u"range"].toDouble() + 0.1));
        query.insert(u"cover"_s, u"open"_s);
        QVERIFY(tables().cell(u"defensiveFire"_s, u"dice"_s, query).isEmpty());
    };
    const QJsonObject byFigures = printed[u"defensive"][u"by_figures"].toObject();
    QCOMPARE(byFigures.size(), 5);
    for (const QString &figures : byFigures.keys())
        check(u"defensive"_s, figures.toInt(), byFigures[figures][0].toInt(),
              byFigures[figures][1].toInt());
    for (const QString &team : {u"lmg"_s, u"hmg"_s}) {
        for (int crew = 1; crew <= 3; ++crew)
            check(team, crew, printed[team][u"dice"].toInt(), printed[team][u"hits_on"].toInt());
    }
}

void TstTables::defensiveFireUnderRulings()
{
    const auto score = [](const QString &team, const QString &cover, double distance,
                          const Choices &choices) {
        TableQuery query = at(distance, cover);
        query.insert(u"team"_s, team);
        query.insert(u"figures"_s, 5);
        return tables().cell(u"defensiveFire"_s, u"hitsOn"_s, query, choices);
    };
    const QString open = u"open"_s;
    const QString cover = u"cover"_s;
    const QString hmgCover = u"teaw.deffire.hmgcover"_s;
    const Choices strict{{u"teaw.mg.above"_s, u"strict"_s}};
    QCOMPARE(score(u"defensive"_s, open, 25, {{u"teaw.deffire.row5"_s, u"five"_s}}), Value(5));
    QVERIFY(score(u"defensive"_s, open, 28, {}).isEmpty());
    QCOMPARE(score(u"defensive"_s, open, 28, {{u"teaw.deffire.range"_s, u"30"_s}}), Value(4));
    QVERIFY(score(u"defensive"_s, open, 25, {{u"teaw.deffire.range"_s, u"20"_s}}).isEmpty());
    QCOMPARE(score(u"hmg"_s, cover, 35, {{hmgCover, u"printed"_s}}), Value(5));
    QCOMPARE(score(u"hmg"_s, cover, 35, {{hmgCover, u"worse"_s}}), Value(6));
    QVERIFY(score(u"hmg"_s, cover, 35, {{hmgCover, u"same"_s}}).isEmpty());
    QCOMPARE(score(u"hmg"_s, open, 35, {{hmgCover, u"same"_s}}), Value(5));
    QCOMPARE(score(u"hmg"_s, open, 35, strict), Value(6));
    QCOMPARE(score(u"hmg"_s, cover, 35, strict), Value(6));
    QCOMPARE(score(u"lmg"_s, open, 25, strict), Value(5));
}

void TstTables::precisionShot()
{
    const QJsonObject variants = m_constants[u"sniper"].toObject();
    QCOMPARE(variants.keys(), QStringList({u"a"_s, u"b"_s, u"c"_s}));
    for (const QString &variant : variants.keys())
        compareBands(u"precisionShot"_s, variants[variant].toArray(), {},
                     {{u"teaw.sniper.table"_s, variant}});
}

void TstTables::antiTankShot()
{
    compareBands(u"antiTankShot"_s, m_constants[u"antitank"].toArray(), {});
}

void TstTables::wire()
{
    const Choices states{
        {u"no_move"_s, u"noEffect"_s}, {u"slowed"_s, u"slowed"_s}, {u"snared"_s, u"snared"_s}};
    const QJsonObject printed = m_constants[u"wire"].toObject();
    const Choices nothing{{u"teaw.wire.noeffect"_s, u"nothing"_s}};
    for (int die = 1; die <= 6; ++die) {
        const QString state = states.value(printed[QString::number(die)].toString());
        QVERIFY(!state.isEmpty());
        QCOMPARE(tables().word(u"wireCheck"_s, die, {}, u"state"_s), state);
        const bool noEffect = state == u"noEffect";
        QCOMPARE(tables().word(u"wireCheck"_s, die, {}, u"thisTurn"_s),
                 noEffect ? u"noMoving"_s : u"nothing"_s);
        QCOMPARE(tables().word(u"wireCheck"_s, die, nothing, u"thisTurn"_s),
                 noEffect ? u"free"_s : u"nothing"_s);
        QCOMPARE(tables().word(u"wireCheck"_s, die, {}, u"nextTurn"_s),
                 state == u"snared" ? u"roll"_s : u"pass"_s);
    }
    compareSplit(u"snareRoll"_s, m_constants[u"snare_free_max"].toInt(), u"free"_s, u"stuck"_s);
    compareSplit(u"cutWire"_s, m_constants[u"cut_success_max"].toInt(), u"cut"_s, u"failed"_s);
}

void TstTables::handToHand()
{
    const Choices ids{{u"plain"_s, u"handToHand"_s},
                      {u"bayonet"_s, u"bayonetCharge"_s},
                      {u"elite_bayonet"_s, u"eliteBayonetCharge"_s}};
    const QJsonObject printed = m_constants[u"melee_hits_on"].toObject();
    QCOMPARE(printed.size(), 3);
    for (const QString &style : printed.keys()) {
        const int score = printed[style].toInt();
        compareSplit(ids.value(style), score - 1, u"blocked"_s, u"hit"_s);
        const QList<int> hits = tables()
                                    .book()
                                    .table(ids.value(style))
                                    ->faces(u"result"_s, Value(u"hit"_s), {}, tables().rulings({}));
        QCOMPARE(hits.first(), score);
        QCOMPARE(hits.last(), 6);
    }
}

void TstTables::withdraw()
{
    const QJsonObject printed = m_constants[u"withdraw"].toObject();
    for (int die = 1; die <= 6; ++die) {
        const QString outcome = printed[QString::number(die)].toString();
        QCOMPARE(tables().word(u"withdraw"_s, die),
                 outcome.startsWith(u"out") ? u"out"_s : u"held"_s);
        QCOMPARE(tables().number(u"withdraw"_s, u"losses"_s, {{u"die"_s, die}}),
                 outcome.endsWith(u"lose1") ? 1 : 0);
    }
}

void TstTables::scatter()
{
    const auto landing = [](const QString &id, int die) {
        const int distance = tables().number(id, u"distance"_s, {{u"die"_s, die}});
        const QString word = tables().word(id, die);
        return distance == 0 ? word : word + QString::number(distance);
    };
    for (int die = 1; die <= 6; ++die) {
        const QString face = QString::number(die);
        QCOMPARE(landing(u"grenadeScatter"_s, die),
                 m_constants[u"grenade_scatter"][face].toString());
        QCOMPARE(landing(u"cannonScatter"_s, die), m_constants[u"cannon_scatter"][face].toString());
    }
}

void TstTables::otherDice()
{
    compareSplit(u"throwBack"_s, m_constants[u"throwback_success_max"].toInt(), u"thrown"_s,
                 u"failed"_s);
    compareSplit(u"defuseMine"_s, m_constants[u"defuse_success_max"].toInt(), u"removed"_s,
                 u"blast"_s);
    compareSplit(u"flameTank"_s, m_constants[u"flame_vs_tank_min"].toInt() - 1, u"unhurt"_s,
                 u"damaged"_s);
    compareSplit(u"takeCover"_s, m_constants[u"take_cover_min"].toInt() - 1, u"hit"_s, u"saved"_s);
    compareDice(u"tankDamage"_s, m_constants[u"tank_damage"].toObject(),
                {{u"driver"_s, u"driver"_s}, {u"gunner"_s, u"gunner"_s}});
}

void TstTables::mineAgainstTank_data()
{
    QTest::addColumn<QString>("damaged");
    QTest::addColumn<QString>("unhurt");
    QTest::newRow("stays") << u"blast"_s << u"stays"_s;
    QTest::newRow("spent") << u"blast"_s << u"blast"_s;
    QTest::newRow("tank-only") << u"spent"_s << u"stays"_s;
}

void TstTables::mineAgainstTank()
{
    QFETCH(const QString, damaged);
    QFETCH(const QString, unhurt);
    const Choices choice{{u"teaw.mine.tankspent"_s, QString::fromUtf8(QTest::currentDataTag())}};
    const int last = m_constants[u"mine_vs_tank_damage_max"].toInt();
    for (int die = 1; die <= 6; ++die) {
        QCOMPARE(tables().word(u"mineTank"_s, die, choice, u"tank"_s),
                 die <= last ? u"damaged"_s : u"unhurt"_s);
        QCOMPARE(tables().word(u"mineTank"_s, die, choice, u"mine"_s),
                 die <= last ? damaged : unhurt);
    }
}

void TstTables::charge()
{
    const QJsonObject variants = m_constants[u"charge"].toObject();
    QCOMPARE(variants.keys(), QStringList({u"a"_s, u"b"_s, u"c"_s}));
    for (const QString &variant : variants.keys()) {
        compareDice(
            u"placeCharge"_s, variants[variant].toObject(),
            {{u"explode"_s, u"blast"_s}, {u"ok"_s, u"attached"_s}, {u"fail"_s, u"failed"_s}},
            {{u"teaw.charge.overlap"_s, variant}});
    }
}

void TstTables::flameMarker()
{
    // A house value (`teaw.flame.marker`): 15 cm in three sections, 2 near and 4 far.
    QCOMPARE(tables().number(u"flameMarker"_s, u"number"_s, at(0)), 2);
    QCOMPARE(tables().number(u"flameMarker"_s, u"number"_s, at(5)), 2);
    QCOMPARE(tables().number(u"flameMarker"_s, u"number"_s, at(10)), 3);
    QCOMPARE(tables().number(u"flameMarker"_s, u"number"_s, at(15)), 4);
    QVERIFY(tables().cell(u"flameMarker"_s, u"number"_s, at(15.1)).isEmpty());
}

ADJUTANT_TEST(TstTables)

#include "tst_tables.moc"
