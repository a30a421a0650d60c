// SPDX-License-Identifier: MIT
// What the order of battle shows of a game with stands, morale dice and an end of an army: the
// War of the Spanish Succession.
#include "app/order_of_battle/unit_list_model.h"
#include "app/order_of_battle/unit_row.h"

#include "core/referee/interview.h"

#include "tests/support/app/sessions.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

using app::Badge;
using app::Threat;
using app::UnitListModel;
using app::UnitRow;

class TstUnitRow : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void standsDieAndMarkers();
    void gunsAndOfficersHaveNoDie();
    void symbolFollowsTheArm();
    void qualityIsABadge();
    void statesAreBadges_data();
    void statesAreBadges();
    void firedIsSaidOnce();
    void officerStandsOnBoth();
    void dangerHasItsReason();
    void deadAreInNoDanger();
    void sideCountsItsLosses();
    void otherGamesHaveNoPicture();

private:
    UnitRow row(int number) const;
    UnitRow sideRow(int number) const;
    QString spoken(int number) const;
    void set(int number, const QString &key, const Value &value) const;
    QStringList badges(int number) const;

    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<UnitListModel> m_model;
};

void TstUnitRow::init()
{
    m_session = sampleSession(u"wss"_s);
    m_model = std::make_unique<UnitListModel>();
    m_model->setSession(m_session.get());
}

UnitRow TstUnitRow::row(int number) const
{
    for (int i = 0; i < m_model->rowCount(); ++i) {
        auto row = m_model->index(i).data(UnitListModel::RowRole).value<UnitRow>();
        if (!row.isSide && row.number == number)
            return row;
    }
    return {};
}

UnitRow TstUnitRow::sideRow(int number) const
{
    for (int i = 0; i < m_model->rowCount(); ++i) {
        auto row = m_model->index(i).data(UnitListModel::RowRole).value<UnitRow>();
        if (row.isSide && row.side == number)
            return row;
    }
    return {};
}

/// The accessible name.
QString TstUnitRow::spoken(int number) const
{
    return m_model->index(m_model->find(row(number).id)).data(Qt::AccessibleTextRole).toString();
}

void TstUnitRow::set(int number, const QString &key, const Value &value) const
{
    QVERIFY(m_session->perform(commandOf(u"set"_s, {{u"entity"_s, adjutant::number(row(number).id)},
                                                    {u"key"_s, key},
                                                    {u"value"_s, value.toJson()}})));
}

/// "symbol word tone" of each.
QStringList TstUnitRow::badges(int number) const
{
    QStringList found;
    for (const Badge &badge : row(number).badges)
        found.append(badge.symbol + u' ' + badge.word + u' ' + badge.tone);
    return found;
}

void TstUnitRow::standsDieAndMarkers()
{
    QCOMPARE(row(1).figure, u"stand"_s);
    QCOMPARE(row(1).full, 6);
    QCOMPARE(row(1).die, 0); // P1.2: it may have a die, and has none now
    QVERIFY(row(1).hasPicture());
    set(1, u"stands"_s, 5);
    set(1, u"pips"_s, 3);
    set(1, u"casualties"_s, 2);
    QCOMPARE(row(1).strength, 5);
    QCOMPARE(row(1).die, 3);
    QCOMPARE(row(1).markers, 2);
    const QString words = spoken(1);
    QVERIFY2(words.contains(u"Stands: 5 of 6, Casualty markers: 2, Morale pips: 3"_s),
             qPrintable(words));
}

/// P2.5: artillery has no record dice, but takes casualties.
void TstUnitRow::gunsAndOfficersHaveNoDie()
{
    QCOMPARE(row(8).die, UnitRow::NoDie);
    QCOMPARE(row(8).figure, u"stand"_s);
    set(8, u"casualties"_s, 2);
    QCOMPARE(row(8).markers, 2);
    QCOMPARE(row(9).die, UnitRow::NoDie);
    QVERIFY(!row(9).hasPicture());
}

void TstUnitRow::symbolFollowsTheArm()
{
    QCOMPARE(row(1).symbol, u"battalion"_s);
    QCOMPARE(row(5).symbol, u"cavalry"_s);
    QCOMPARE(row(7).symbol, u"dragoon"_s);
    QCOMPARE(row(8).symbol, u"gun"_s);
    QCOMPARE(row(9).symbol, u"officer"_s);
    QCOMPARE(row(10).symbol, u"commander"_s);
    set(7, u"mounted"_s, 0); // P9.4, P12.8: as infantry
    QCOMPARE(row(7).symbol, u"battalion"_s);
    set(8, u"limbered"_s, 1);
    QCOMPARE(row(8).symbol, u"limber"_s);
    set(7, u"arm"_s, u"hussars"_s);
    set(7, u"mounted"_s, 1);
    QCOMPARE(row(7).symbol, u"hussar"_s);
    set(8, u"arm"_s, u"mortar"_s);
    QCOMPARE(row(8).symbol, u"mortar"_s);
}

/// P3.1
void TstUnitRow::qualityIsABadge()
{
    QCOMPARE(badges(4).value(0), u"elite Elite good"_s);
    QCOMPARE(badges(1).value(0), u"trained Trained plain"_s);
    QCOMPARE(badges(3).value(0), u"raw Raw warn"_s);
}

void TstUnitRow::statesAreBadges_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("badge");
    QTest::newRow("P6.1 fired") << u"fired"_s << u"fired Fired plain"_s;
    QTest::newRow("P6.2 has fired") << u"firedEver"_s << u"fired-ever Has fired plain"_s;
    QTest::newRow("P9.1 charged") << u"chargeUsed"_s << u"charged Charged plain"_s;
    QTest::newRow("P13.4 glory") << u"gloryUsed"_s << u"glory Glory good"_s;
    QTest::newRow("P14.1 routing") << u"routing"_s << u"routing Routing warn"_s;
    QTest::newRow("P22.2 misses its move") << u"missesMove"_s << u"no-move Misses move warn"_s;
    QTest::newRow("P12.5 must fire") << u"mustFire"_s << u"must-fire Must fire warn"_s;
    QTest::newRow("P12.11 square") << u"square"_s << u"square In square plain"_s;
}

void TstUnitRow::statesAreBadges()
{
    QFETCH(const QString, key);
    QFETCH(const QString, badge);
    QVERIFY(!badges(2).contains(badge));
    set(2, key, 1);
    QVERIFY2(badges(2).contains(badge), qPrintable(badges(2).join(u'\n')));
    QVERIFY(spoken(2).contains(badge.section(u' ', 1, -2)));
    m_session->undo();
    QVERIFY(!badges(2).contains(badge));
}

void TstUnitRow::firedIsSaidOnce()
{
    set(2, u"fired"_s, 1);
    set(2, u"firedEver"_s, 1);
    QVERIFY(badges(2).contains(u"fired Fired plain"_s));
    QVERIFY(!badges(2).contains(u"fired-ever Has fired plain"_s));
}

/// P24.1
void TstUnitRow::officerStandsOnBoth()
{
    QVERIFY(m_session->perform(commandOf(u"join"_s, {{u"unit"_s, adjutant::number(row(9).id)},
                                                     {u"target"_s, adjutant::number(row(1).id)}})));
    while (const Question *asked = m_session->question())
        QVERIFY(m_session->answer(asked->assumed.isNull() ? QJsonValue(asked->options.value(0).id)
                                                          : asked->assumed));
    QVERIFY2(badges(1).contains(u"officer Officer 9 good"_s), qPrintable(badges(1).join(u'\n')));
    QVERIFY(badges(9).contains(u"officer With Régiment de Navarre good"_s));
}

/// P11.4, P20.4
void TstUnitRow::dangerHasItsReason()
{
    QCOMPARE(row(1).threats, QList<Threat>());
    set(1, u"pips"_s, 6);
    set(1, u"stands"_s, 4);
    QCOMPARE(row(1).threats, (QList<Threat>{{u"6 pips"_s, u"no advance, half fire"_s},
                                            {u"Half"_s, u"1 stand from half strength"_s}}));
    const QString words = spoken(1);
    QVERIFY2(words.contains(u"Danger: Half, 1 stand from half strength"_s), qPrintable(words));
    set(1, u"stands"_s, 5);
    QCOMPARE(row(1).threats.value(1).reason, u"2 stands from half strength"_s);
}

void TstUnitRow::deadAreInNoDanger()
{
    set(1, u"pips"_s, 6);
    set(1, u"status"_s, u"scattered"_s);
    set(1, u"stands"_s, 0);
    QVERIFY(row(1).gone);
    QCOMPARE(row(1).threats, QList<Threat>());
}

/// P25.1
void TstUnitRow::sideCountsItsLosses()
{
    QCOMPARE(sideRow(1).losses.words, u"0 lost, 0 routing, 30% line at 17 of 54"_s);
    QCOMPARE(sideRow(1).threats, QList<Threat>());
    set(5, u"stands"_s, 0);
    set(1, u"stands"_s, 5);
    set(2, u"routing"_s, 1);
    const UnitRow side = sideRow(1);
    QCOMPARE(side.losses,
             (app::LossBar{u"9 lost, 6 routing, 30% line at 17 of 54"_s, 54, 9, 6, 17}));
    QCOMPARE(side.threats, (QList<Threat>{{u"30%"_s, u"2 stands from the 30% line"_s}}));
    const QString words = m_model->index(0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(words.contains(u"9 lost, 6 routing"_s) &&
                 words.contains(u"Danger: 30%, 2 stands from the 30% line"_s),
             qPrintable(words));
}

void TstUnitRow::otherGamesHaveNoPicture()
{
    const auto teaw = sampleSession(u"teaw"_s);
    for (const UnitRow &row : app::unitRows(*teaw)) {
        QVERIFY(!row.hasPicture());
        QVERIFY(row.threats.isEmpty() && row.losses.words.isEmpty());
    }
}

ADJUTANT_TEST(TstUnitRow)

} // namespace adjutant::test

#include "tst_unit_row.moc"
