// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"
#include "core/referee/describe.h"
#include "core/referee/referee.h"
#include "core/referee/setup.h"
#include "core/referee/told_value.h"

#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// What players call their units, whatever they type.
class TstToldValue : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void nameIsALineOfPlainLetters_data();
    void nameIsALineOfPlainLetters();
    void blanksAreNoName();
    void nameHasAnEnd();
    void namesFromTheBeginning();

private:
    Reply callIt(const QString &name);
    QString written(const Text &text) const;

    std::unique_ptr<Game> m_game;
    Command m_begin;
    std::unique_ptr<Referee> m_referee;
};

void TstToldValue::initTestCase()
{
    Result<std::unique_ptr<Game>> made = makeGame(u"teaw"_s);
    QVERIFY(made);
    m_game = std::move(*made);
    m_begin = beginCommand(m_game->rulebook().scenarios.constFirst());
}

void TstToldValue::init()
{
    Result<std::unique_ptr<Referee>> begun = Referee::begin(*m_game, m_begin, nullptr);
    QVERIFY(begun);
    m_referee = std::move(*begun);
    QVERIFY(m_referee->answer(m_referee->question()->options.constFirst().id)); // who begins
}

/// The first team of the first side is the entity 4.
Reply TstToldValue::callIt(const QString &name)
{
    Command command;
    command.procedure = u"set"_s;
    command.arguments = {{u"entity"_s, 4}, {u"key"_s, u"name"_s}, {u"value"_s, name}};
    const Result<Reply> reply = m_referee->perform(command);
    return reply ? *reply : Reply();
}

QString TstToldValue::written(const Text &text) const
{
    return m_game->rulebook().phrases.render(
        text, [this](EntityId id) { return nameOf(m_referee->state(), m_game->rulebook(), id); });
}

void TstToldValue::nameIsALineOfPlainLetters_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("kept");
    QTest::newRow("quotes and slashes") << u"O'Brien \"the\" /\\"_s << u"O'Brien \"the\" /\\"_s;
    QTest::newRow("tags") << u"<b>Bold</b> & Co"_s << u"<b>Bold</b> & Co"_s;
    QTest::newRow("placeholders") << u"%1 {unit} %n"_s << u"%1 {unit} %n"_s;
    QTest::newRow("letters of two units") << u"🐴 Cavalry"_s << u"🐴 Cavalry"_s;
    QTest::newRow("letters that join") << u"👩‍👩‍👧"_s << u"👩‍👩‍👧"_s;
    QTest::newRow("from right to left") << u"חיל הפרשים"_s << u"חיל הפרשים"_s;
    QTest::newRow("turned round for good") << u"A\u202eB\u2066C"_s << u"A B C"_s;
    QTest::newRow("lines") << u" Old\r\nGuard\t\x1b[1m\u2028"_s << u"Old Guard [1m"_s;
}

void TstToldValue::nameIsALineOfPlainLetters()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, kept);
    const Reply reply = callIt(typed);
    QVERIFY(!reply.refusal);
    QCOMPARE(nameOf(m_referee->state(), m_game->rulebook(), EntityId{4}), kept);
    QVERIFY(written(reply.lines.constFirst().text).contains(kept));
}

void TstToldValue::blanksAreNoName()
{
    for (const QString &blank : {u""_s, u"   "_s, u"\n\t"_s}) {
        callIt(u"Old Guard"_s);
        const Reply reply = callIt(blank);
        QVERIFY(!reply.refusal);
        QVERIFY(m_referee->state().entity(EntityId{4}).value(u"name"_s).isEmpty());
        QVERIFY(!nameOf(m_referee->state(), m_game->rulebook(), EntityId{4}).trimmed().isEmpty());
        QVERIFY2(written(reply.lines.constFirst().text).endsWith(u"it was Old Guard."_s),
                 qPrintable(written(reply.lines.constFirst().text)));
    }
}

void TstToldValue::nameHasAnEnd()
{
    QVERIFY(!callIt(QString(LongestWord, u'x')).refusal);
    const Reply reply = callIt(QString(LongestWord + 1, u'y'));
    QVERIFY(reply.refusal);
    QCOMPARE(reply.refusal->text.key(), u"refusal.longText"_s);
    QCOMPARE(nameOf(m_referee->state(), m_game->rulebook(), EntityId{4}),
             QString(LongestWord, u'x'));
}

/// Names that come with a battle are as those that are set.
void TstToldValue::namesFromTheBeginning()
{
    Command begin = m_begin;
    QJsonArray sides = begin.arguments.value(u"sides"_s).toArray();
    QJsonObject side = sides.at(0).toObject();
    side.insert(u"name"_s, u"The\nBritish"_s);
    QJsonArray units = side.value(u"units"_s).toArray();
    QJsonObject unit = units.at(0).toObject();
    unit.insert(u"name"_s, u" Old\nGuard "_s);
    units.replace(0, unit);
    side.insert(u"units"_s, units);
    sides.replace(0, side);
    begin.arguments.insert(u"sides"_s, sides);
    const Result<std::unique_ptr<Referee>> begun = Referee::begin(*m_game, begin, nullptr);
    QVERIFY(begun);
    const State &state = (*begun)->state();
    QCOMPARE(nameOf(state, m_game->rulebook(), EntityId{4}), u"Old Guard"_s);
    QCOMPARE(nameOf(state, m_game->rulebook(), EntityId{3}), u"The British"_s);
}

ADJUTANT_TEST(TstToldValue)

} // namespace adjutant::test

#include "tst_told_value.moc"
