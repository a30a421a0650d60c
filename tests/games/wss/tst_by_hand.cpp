// SPDX-License-Identifier: MIT
#include "core/games/wss/victory.h"
#include "core/referee/off_table.h"

#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>

#include "sample_battle.h"

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// What the referee brings to nothing by hand leaves the battle as by the rules.
class TstWssByHand : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void destroyedByHandIsInTheDeadPool();
    void lastStandByHandScatters();
    void fateIsOfferedByHand();
    void fateOfALostGunIsOffered();
    void fateLapsesWithThePhase();
    void belowHalfByHandIsOfferedToScatter();
    void aboveHalfAgainNobodyScatters();
    void officerFallsByHand();
    void takenUnitFreesItsOfficer();
    void takenOfficerGivesBack();
    void partedOfficerGivesBack();
    void leftByHandNobodyFights();
    void givenStandsAgainItIsBack();
    void comesBackAsItself();
    void deckStays();
    void valuesKeepTheirRange_data();
    void valuesKeepTheirRange();
    void verdictGoesWithWhatWasCounted();
    void verdictOfTheNightIsCountedAgain();

private:
    EntityId unit(int number) const { return m_battle->unit(number); }
    const Entity &entity(int number) const { return m_battle->state().entity(unit(number)); }
    wss::Toll toll(int side) const;
    Reply perform(const QString &procedure, const QJsonObject &arguments);
    Reply set(EntityId entity, const QString &key, const Value &value);
    void startFight();
    void join(int officer, int unit);
    bool said(const QString &key) const;
    QList<Owed> offersOf(const QString &procedure) const;

    std::unique_ptr<SampleBattle> m_battle;
};

void TstWssByHand::init()
{
    m_battle = std::make_unique<SampleBattle>();
    for (int card = 0; card < 3; ++card) {
        m_battle->draw(u"red"_s);
        if (card < 2)
            m_battle->endPhase();
    }
}

wss::Toll TstWssByHand::toll(int side) const
{
    return wss::tollOf({m_battle->game().rulebook(), m_battle->state()}, m_battle->side(side),
                       true);
}

Reply TstWssByHand::perform(const QString &procedure, const QJsonObject &arguments)
{
    Command command;
    command.procedure = procedure;
    command.arguments = arguments;
    const Result<Reply> reply = m_battle->referee().perform(command);
    if (!reply)
        qWarning("%s", qPrintable(reply.fault().message));
    return reply ? *reply : Reply();
}

Reply TstWssByHand::set(EntityId entity, const QString &key, const Value &value)
{
    return perform(u"set"_s,
                   {{u"entity"_s, number(entity)}, {u"key"_s, key}, {u"value"_s, value.toJson()}});
}

/// Howe's Regiment (11) and the Régiment de Navarre (1) fight.
void TstWssByHand::startFight()
{
    perform(u"attack"_s, {{u"unit"_s, number(unit(11))},
                          {u"target"_s, number(unit(1))},
                          {u"over"_s, u"open"_s},
                          {u"faceoff"_s, QJsonArray{4, 4}}});
    QVERIFY(m_battle->referee().answer(m_battle->referee().question()->assumed));
    QCOMPARE(m_battle->state().entities(u"fight"_s).size(), 1);
}

void TstWssByHand::join(int officer, int unit)
{
    perform(u"join"_s,
            {{u"unit"_s, number(this->unit(officer))}, {u"target"_s, number(this->unit(unit))}});
    QVERIFY(entity(officer).isLinked(u"with"_s, this->unit(unit)));
}

bool TstWssByHand::said(const QString &key) const
{
    const Journal &journal = m_battle->referee().journal();
    const QList<StepId> path = journal.path(journal.head());
    return std::any_of(path.cbegin(), path.cend(), [&](StepId id) {
        const QList<Line> &lines = journal.step(id).lines;
        return std::any_of(lines.cbegin(), lines.cend(),
                           [&key](const Line &line) { return line.text.key() == key; });
    });
}

QList<Owed> TstWssByHand::offersOf(const QString &procedure) const
{
    QList<Owed> offers = m_battle->state().owed();
    offers.removeIf([&procedure](const Owed &item) {
        return item.procedure != procedure || item.due != Due::Offer;
    });
    return offers;
}

/// P20.2: its fight is over, it is counted, nobody can attack it; one step takes it all back.
void TstWssByHand::destroyedByHandIsInTheDeadPool()
{
    startFight();
    set(unit(1), u"pips"_s, 4);
    const State before = m_battle->state();
    const int dead = toll(1).dead;
    const Reply reply = set(unit(1), u"status"_s, u"destroyed"_s);
    QCOMPARE(entity(1).number(u"stands"_s), 0);
    QCOMPARE(entity(1).word(u"status"_s), u"destroyed"_s);
    QCOMPARE(entity(1).number(u"pips"_s), 0);
    QVERIFY(m_battle->state().entities(u"fight"_s).isEmpty());
    QVERIFY(entity(11).linked(u"attacks"_s).isEmpty());
    QCOMPARE(toll(1).dead, dead + entity(1).number(u"standsFull"_s));
    QVERIFY(std::any_of(reply.instructions.cbegin(), reply.instructions.cend(),
                        [](const effect::Instruct &instruct) {
                            return instruct.text.key() == u"losses.toDeadPool"_s;
                        }));
    QVERIFY(m_battle->referee().undo());
    QCOMPARE(m_battle->state(), before);
}

/// P20.2, P24.1
void TstWssByHand::lastStandByHandScatters()
{
    startFight();
    set(unit(1), u"stands"_s, 0);
    QCOMPARE(entity(1).word(u"status"_s), u"scattered"_s);
    QVERIFY(m_battle->state().entities(u"fight"_s).isEmpty());
    QVERIFY(said(u"losses.scattered"_s));
}

/// P24.1: by hand nothing is thrown of itself; his dice can be taken up, one for each stand.
void TstWssByHand::fateIsOfferedByHand()
{
    join(19, 11);
    set(unit(11), u"stands"_s, entity(11).number(u"stands"_s) - 2);
    QVERIFY(!m_battle->referee().question());
    QCOMPARE(offersOf(u"survival"_s).size(), 2);
    QVERIFY(m_battle->referee().settle(offersOf(u"survival"_s).constFirst().id));
    QCOMPARE(m_battle->referee().question()->name, u"fate"_s);
    QVERIFY(m_battle->referee().answer(QJsonArray{1}));
    QCOMPARE(entity(19).word(u"status"_s), u"killed"_s);
    QVERIFY(offersOf(u"survival"_s).isEmpty());
}

/// `wss.officer.gun_loss`
void TstWssByHand::fateOfALostGunIsOffered()
{
    const EntityId gun = m_battle->state().children(m_battle->side(2), u"gun"_s).constFirst();
    perform(u"join"_s, {{u"unit"_s, number(unit(19))}, {u"target"_s, number(gun)}});
    QVERIFY(entity(19).isLinked(u"with"_s, gun));
    set(gun, u"stands"_s, 0);
    QVERIFY(!m_battle->referee().question());
    QCOMPARE(offersOf(u"survival"_s).size(), 1);
    QVERIFY(entity(19).word(u"status"_s).isEmpty());
}

/// P24.1, `wss.officer.unit_destroyed`: he stands alone, and is not asked for once the phase is
/// over.
void TstWssByHand::fateLapsesWithThePhase()
{
    join(19, 11);
    set(unit(11), u"stands"_s, 0);
    QVERIFY(!m_battle->referee().question());
    QVERIFY(entity(19).linked(u"with"_s).isEmpty());
    QVERIFY(said(u"officers.standsAlone"_s));
    QCOMPARE(offersOf(u"survival"_s).size(), 3); // three of six, and it is below half strength
    m_battle->endPhase();
    QVERIFY(offersOf(u"survival"_s).isEmpty());
    QVERIFY(entity(19).word(u"status"_s).isEmpty());
}

/// P20.3
void TstWssByHand::belowHalfByHandIsOfferedToScatter()
{
    startFight();
    set(unit(11), u"stands"_s, entity(11).number(u"standsFull"_s) / 2);
    set(unit(11), u"stands"_s, entity(11).number(u"stands"_s) - 1);
    QVERIFY(entity(11).word(u"status"_s).isEmpty());
    QCOMPARE(offersOf(u"scatter"_s).size(), 1);
    QVERIFY(said(u"losses.mayScatter"_s));
    QVERIFY(m_battle->referee().settle(offersOf(u"scatter"_s).constFirst().id));
    QCOMPARE(entity(11).word(u"status"_s), u"scattered"_s);
    QVERIFY(m_battle->state().entities(u"fight"_s).isEmpty());
}

/// P20.4
void TstWssByHand::aboveHalfAgainNobodyScatters()
{
    const int full = entity(11).number(u"standsFull"_s);
    set(unit(11), u"stands"_s, full / 2);
    QCOMPARE(offersOf(u"scatter"_s).size(), 1);
    set(unit(11), u"stands"_s, full);
    QVERIFY(offersOf(u"scatter"_s).isEmpty());
}

/// `wss.officer.death`: what he held goes back to his unit.
void TstWssByHand::officerFallsByHand()
{
    set(unit(11), u"pips"_s, 3);
    join(19, 11);
    QCOMPARE(entity(11).number(u"pips"_s), 1);
    set(unit(19), u"status"_s, u"killed"_s);
    QCOMPARE(entity(19).number(u"stands"_s), 0);
    QVERIFY(entity(19).linked(u"with"_s).isEmpty());
    QCOMPARE(entity(11).number(u"pips"_s), 3);
}

void TstWssByHand::takenUnitFreesItsOfficer()
{
    set(unit(11), u"pips"_s, 3);
    join(19, 11);
    QCOMPARE(entity(19).number(u"bank"_s), 2);
    perform(u"remove"_s, {{u"entity"_s, number(unit(11))}});
    QVERIFY(entity(19).linked(u"with"_s).isEmpty());
    QCOMPARE(entity(19).number(u"bank"_s), 0);
    QVERIFY(said(u"officers.standsAlone"_s));
}

void TstWssByHand::takenOfficerGivesBack()
{
    set(unit(11), u"pips"_s, 3);
    join(19, 11);
    perform(u"remove"_s, {{u"entity"_s, number(unit(19))}});
    QCOMPARE(entity(11).number(u"pips"_s), 3);
}

void TstWssByHand::partedOfficerGivesBack()
{
    set(unit(11), u"pips"_s, 3);
    join(19, 11);
    perform(u"unlink"_s,
            {{u"entity"_s, number(unit(19))}, {u"key"_s, u"with"_s}, {u"to"_s, number(unit(11))}});
    QCOMPARE(entity(11).number(u"pips"_s), 3);
    QCOMPARE(entity(19).number(u"bank"_s), 0);
}

/// P18.1: a fight that nobody is left in is over at once.
void TstWssByHand::leftByHandNobodyFights()
{
    startFight();
    const EntityId fight = m_battle->state().entities(u"fight"_s).constFirst();
    perform(u"unlink"_s,
            {{u"entity"_s, number(unit(1))}, {u"key"_s, u"defends"_s}, {u"to"_s, number(fight)}});
    QVERIFY(m_battle->state().entities(u"fight"_s).isEmpty());
    QVERIFY(entity(11).linked(u"attacks"_s).isEmpty());
}

void TstWssByHand::givenStandsAgainItIsBack()
{
    set(unit(1), u"status"_s, u"destroyed"_s);
    set(unit(1), u"stands"_s, 4);
    QVERIFY(entity(1).word(u"status"_s).isEmpty());
}

/// A unit that was taken off comes back under its number, with its values; once.
void TstWssByHand::comesBackAsItself()
{
    set(unit(11), u"pips"_s, 3);
    const EntityId howes = unit(11);
    const Entity before = entity(11);
    perform(u"remove"_s, {{u"entity"_s, number(howes)}});
    const State without = m_battle->state();
    perform(u"restore"_s, {{u"entity"_s, number(howes)}});
    QCOMPARE(m_battle->state().entity(howes), before);
    const Reply twice = perform(u"restore"_s, {{u"entity"_s, number(howes)}});
    QVERIFY(twice.refusal);
    QCOMPARE(twice.refusal->text.key(), u"refusal.stillThere"_s);
    const Reply never = perform(u"restore"_s, {{u"entity"_s, 4711}});
    QVERIFY(never.refusal);
    QCOMPARE(never.refusal->text.key(), u"refusal.neverTaken"_s);
    QVERIFY(m_battle->referee().undo());
    QCOMPARE(m_battle->state(), without);
}

/// P5.1: three red and three black cards, whatever the referee does.
void TstWssByHand::deckStays()
{
    const EntityId card = m_battle->state().entities(u"card"_s).constFirst();
    const EntityId deck = m_battle->state().entities(u"deck"_s).constFirst();
    for (const EntityId fixed : {card, deck}) {
        const Reply reply = perform(u"remove"_s, {{u"entity"_s, number(fixed)}});
        QVERIFY(reply.refusal);
        QCOMPARE(reply.refusal->text.key(), u"refusal.fixed"_s);
    }
    const Reply seventh = perform(u"place"_s, {{u"kind"_s, u"card"_s}});
    QVERIFY(seventh.refusal);
    QCOMPARE(seventh.refusal->text.key(), u"refusal.fixedKind"_s);
    QCOMPARE(m_battle->state().entities(u"card"_s).size(), 6);
}

void TstWssByHand::valuesKeepTheirRange_data()
{
    QTest::addColumn<QJsonObject>("values");
    QTest::newRow("seven pips") << QJsonObject{{u"pips"_s, 7}};
    QTest::newRow("more stands than at the start")
        << QJsonObject{{u"stands"_s, 9}, {u"standsFull"_s, 6}};
    QTest::newRow("more stands than any unit") << QJsonObject{{u"stands"_s, 600}};
    QTest::newRow("less than none") << QJsonObject{{u"casualties"_s, -1}};
}

void TstWssByHand::valuesKeepTheirRange()
{
    QFETCH(const QJsonObject, values);
    const Reply reply = perform(
        u"place"_s,
        {{u"kind"_s, u"unit"_s}, {u"side"_s, number(m_battle->side(1))}, {u"values"_s, values}});
    QVERIFY(reply.refusal);
    QCOMPARE(reply.refusal->text.key(), u"refusal.valueRange"_s);
    QJsonObject begin = m_battle->referee().journal().step(StepId{1}).command.arguments;
    QJsonArray sides = begin.value(u"sides"_s).toArray();
    QJsonObject side = sides.at(0).toObject();
    side.insert(u"units"_s,
                QJsonArray{QJsonObject{{u"type"_s, u"battalion"_s}, {u"values"_s, values}}});
    sides.replace(0, side);
    begin.insert(u"sides"_s, sides);
    Command command;
    command.procedure = u"begin"_s;
    command.arguments = begin;
    QVERIFY(!Referee::begin(m_battle->game(), command, nullptr));
}

/// P25.1: who has withdrawn has not, once the referee sets back what was lost; what is set besides
/// changes nothing.
void TstWssByHand::verdictGoesWithWhatWasCounted()
{
    m_battle =
        std::make_unique<SampleBattle>(QMap<QString, QString>{{u"wss.victory.when"_s, u"once"_s}});
    m_battle->draw(u"red"_s);
    for (const int number : {1, 2, 4})
        set(unit(number), u"status"_s, u"destroyed"_s);
    QVERIFY(m_battle->game().verdict(m_battle->state()));
    set(unit(11), u"pips"_s, 2);
    QVERIFY(m_battle->game().verdict(m_battle->state()));
    set(unit(1), u"stands"_s, 6);
    set(unit(2), u"stands"_s, 6);
    QVERIFY(!m_battle->game().verdict(m_battle->state()));
    QVERIFY(said(u"verdict.withdrawn"_s));
}

/// P25.1
void TstWssByHand::verdictOfTheNightIsCountedAgain()
{
    m_battle = std::make_unique<SampleBattle>(
        QMap<QString, QString>(),
        QMap<QString, Value>{{u"victory"_s, u"nightfall"_s}, {u"turnLimit"_s, 1}});
    set(unit(1), u"stands"_s, 5);
    for (const QString &colour :
         {u"red"_s, u"red"_s, u"red"_s, u"black"_s, u"black"_s, u"black"_s}) {
        m_battle->draw(colour);
        m_battle->endPhase();
    }
    if (!m_battle->game().verdict(m_battle->state()))
        m_battle->endPhase();
    QCOMPARE(m_battle->game().verdict(m_battle->state())->winner, m_battle->side(2));
    set(unit(11), u"stands"_s, 4);
    QCOMPARE(m_battle->game().verdict(m_battle->state())->winner, m_battle->side(1));
    set(EntityId::Battle, u"turnLimit"_s, 7);
    QVERIFY(!m_battle->game().verdict(m_battle->state()));
}

ADJUTANT_TEST(TstWssByHand)

} // namespace adjutant::test

#include "tst_by_hand.moc"
