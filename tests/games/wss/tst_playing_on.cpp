// SPDX-License-Identifier: MIT
#include "core/referee/offer.h"
#include "core/referee/shown.h"

#include "tests/support/test_registry.h"

#include <QTest>

#include "sample_battle.h"

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// P25.1: once the battle is over, whoever plays on is allowed to once, until it ends otherwise.
class TstPlayingOn : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void allowedOnceItIsAllowed();
    void undoTakesItBack();
    void anotherVerdictIsAllowedAnew();
    void aVerdictThatComesAgainIsAllowedAnew();

private:
    bool isOver() const;
    void wins(int side);
    void playOn();
    void rideOn();

    std::unique_ptr<SampleBattle> m_battle;
};

void TstPlayingOn::init()
{
    m_battle = std::make_unique<SampleBattle>();
    m_battle->draw(u"red"_s);
    wins(1);
    m_battle->set(EntityId::Battle, u"scenarioDone"_s, 1);
    QVERIFY(isOver());
}

/// That side alone, by hand.
void TstPlayingOn::wins(int side)
{
    for (const EntityId each : m_battle->state().entities(u"side"_s)) {
        Command command;
        command.procedure = each == m_battle->side(side) ? u"link"_s : u"unlink"_s;
        command.arguments = {{u"entity"_s, number(EntityId::Battle)},
                             {u"key"_s, u"winner"_s},
                             {u"to"_s, number(each)}};
        const Result<Reply> reply = m_battle->referee().perform(command);
        QVERIFY(reply && !reply->refusal);
    }
}

/// Whether an action is refused because somebody has won.
bool TstPlayingOn::isOver() const
{
    const Offer offer = offerOf(m_battle->referee(), m_battle->unit(20), u"ride"_s);
    return offer.refusal && offer.refusal->key() == u"refusal.battleOver"_s;
}

/// The referee lets it pass that an officer rides.
void TstPlayingOn::playOn()
{
    Command ride;
    ride.procedure = u"ride"_s;
    ride.arguments = {{u"unit"_s, number(m_battle->unit(19))}};
    ride.allowed = {u"refusal.battleOver"_s};
    const Result<Reply> reply = m_battle->referee().perform(ride);
    QVERIFY(reply && !reply->refusal);
}

/// Another rides, without that.
void TstPlayingOn::rideOn()
{
    Command ride;
    ride.procedure = u"ride"_s;
    ride.arguments = {{u"unit"_s, number(m_battle->unit(20))}};
    const Result<Reply> reply = m_battle->referee().perform(ride);
    QVERIFY(reply && !reply->refusal);
}

void TstPlayingOn::allowedOnceItIsAllowed()
{
    playOn();
    QVERIFY(!isOver());
    rideOn();
    QVERIFY(m_battle->game().verdict(m_battle->state()));
}

void TstPlayingOn::undoTakesItBack()
{
    playOn();
    QVERIFY(m_battle->referee().undo());
    QVERIFY(isOver());
    QVERIFY(m_battle->referee().redo());
    QVERIFY(!isOver());
}

void TstPlayingOn::anotherVerdictIsAllowedAnew()
{
    playOn();
    wins(2);
    QVERIFY(isOver());
}

void TstPlayingOn::aVerdictThatComesAgainIsAllowedAnew()
{
    playOn();
    m_battle->set(EntityId::Battle, u"scenarioDone"_s, 0);
    rideOn();
    wins(1);
    m_battle->set(EntityId::Battle, u"scenarioDone"_s, 1);
    Command end;
    end.procedure = u"endPhase"_s;
    const Result<Reply> reply = m_battle->referee().perform(end);
    QVERIFY(reply && reply->refusal);
    QCOMPARE(reply->refusal->key(), u"refusal.battleOver"_s);
}

ADJUTANT_TEST(TstPlayingOn)

} // namespace adjutant::test

#include "tst_playing_on.moc"
