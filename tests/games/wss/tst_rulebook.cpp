// SPDX-License-Identifier: MIT
#include "core/rules/rulebook.h"

#include "tests/support/test_registry.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

using namespace adjutant;
using namespace Qt::StringLiterals;

namespace {

QJsonArray index()
{
    QFile file(QStringLiteral(ADJUTANT_TEST_DATA "/wss/rulings_index.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", qPrintable(file.fileName()));
    return QJsonDocument::fromJson(file.readAll()).array();
}

} // namespace

class TstWssRulebook : public QObject
{
    Q_OBJECT

    Rulebook m_book;

private slots:
    void initTestCase();
    void rulingsAreThoseOfTheIndex_data();
    void rulingsAreThoseOfTheIndex();
    void thereAreNoOtherRulings() const;
    void shortcutsOfATypeDiffer();
    void everyTypeIsInAScenario();
    void aSampleStandsReady();
    void numbersOfAScenarioDiffer();
    void everyParagraphIsShort_data();
    void everyParagraphIsShort();
    void logsOfOlderBattlesAreRead_data();
    void logsOfOlderBattlesAreRead() const;
};

void TstWssRulebook::initTestCase()
{
    Result<Rulebook> read = Rulebook::read(u":/games/wss"_s);
    QVERIFY2(read.ok(), read ? "" : qPrintable(read.fault().message));
    m_book = *read;
}

void TstWssRulebook::rulingsAreThoseOfTheIndex_data()
{
    QTest::addColumn<QJsonObject>("entry");
    for (const auto &entry : index())
        QTest::newRow(qPrintable(entry.toObject()[u"id"].toString())) << entry.toObject();
}

void TstWssRulebook::rulingsAreThoseOfTheIndex()
{
    QFETCH(const QJsonObject, entry);
    const Ruling *ruling = m_book.ruling(entry[u"id"].toString());
    QVERIFY(ruling);
    QCOMPARE(ruling->severity, entry[u"severity"].toString());
    QCOMPARE(ruling->fallback, entry[u"default"].toString());
    QVERIFY(!ruling->rules.isEmpty());
    QStringList ours;
    for (const RulingOption &option : ruling->options)
        ours.append(option.id);
    // The index lists a number of the players' own as "custom".
    if (ruling->takesNumber)
        ours.append(u"custom"_s);
    QCOMPARE(ours, entry[u"options"].toVariant().toStringList());
}

void TstWssRulebook::thereAreNoOtherRulings() const
{
    QCOMPARE(m_book.rulings.size(), index().size());
}

void TstWssRulebook::shortcutsOfATypeDiffer()
{
    for (const UnitType &type : m_book.unitTypes) {
        QStringList keys;
        for (const QString &id : type.actions.keys())
            keys.append(m_book.action(id)->key);
        keys.removeAll({});
        keys.sort();
        QStringList different = keys;
        different.removeDuplicates();
        QCOMPARE(keys, different);
    }
}

/// Whatever an army can have stands in some scenario, so that random battles meet it.
void TstWssRulebook::everyTypeIsInAScenario()
{
    // Converged grenadiers are made before the battle, never entered.
    QSet<QString> types{u"grenadiers"_s};
    for (const Scenario &scenario : m_book.scenarios) {
        for (const SideEntry &side : scenario.sides) {
            for (const UnitEntry &unit : side.units)
                types.insert(unit.type);
        }
        for (const UnitEntry &marker : scenario.markers)
            types.insert(marker.type);
    }
    for (const UnitType &type : m_book.unitTypes)
        QVERIFY2(types.contains(type.id), qPrintable(type.id));
}

void TstWssRulebook::aSampleStandsReady()
{
    const Scenario *sample = m_book.scenario(u"blenheim"_s);
    QVERIFY(sample && sample->sample);
    QCOMPARE(m_book.phrases.render(sample->label), u"On the Nebel"_s);
    QCOMPARE(sample->sides.size(), 2);
    QCOMPARE(sample->sides[1].units[9].name, u"Duke of Marlborough"_s);
}

void TstWssRulebook::numbersOfAScenarioDiffer()
{
    for (const Scenario &scenario : m_book.scenarios) {
        QSet<int> numbers;
        qsizetype units = 0;
        for (const SideEntry &side : scenario.sides) {
            units += side.units.size();
            for (const UnitEntry &unit : side.units)
                numbers.insert(unit.number);
        }
        QCOMPARE(numbers.size(), units);
    }
}

void TstWssRulebook::everyParagraphIsShort_data()
{
    QTest::addColumn<QString>("text");
    for (const RuleParagraph &paragraph : m_book.paragraphs)
        QTest::newRow(qPrintable(paragraph.id)) << m_book.phrases.render(paragraph.text);
}

void TstWssRulebook::everyParagraphIsShort()
{
    QFETCH(const QString, text);
    QVERIFY(text.endsWith(u'.'));
    QVERIFY(text.size() < 260);
}

/// Sentences that are not said any more, with the arguments that they had.
void TstWssRulebook::logsOfOlderBattlesAreRead_data()
{
    QTest::addColumn<Text>("line");
    QTest::newRow("pips.turn") << Text(u"pips.turn"_s)
                                      .with(u"unit"_s, EntityId{4})
                                      .with(u"before"_s, 1)
                                      .with(u"after"_s, 2);
    for (const QString &key :
         {u"fire.mark"_s, u"move.upTo"_s, u"move.away"_s, u"fight.mayPursue"_s})
        QTest::newRow(qPrintable(key)) << Text(key).with(u"unit"_s, EntityId{4}).with(u"n"_s, 2);
    QTest::newRow("faceoff.score") << Text(u"faceoff.score"_s)
                                          .with(u"unit"_s, EntityId{4})
                                          .with(u"die"_s, 5)
                                          .with(u"modifier"_s, -1)
                                          .with(u"pips"_s, 2)
                                          .with(u"score"_s, 2);
    for (const QString &key : {u"victory.withdraws"_s, u"victory.bothWithdraw"_s, u"victory.draw"_s,
                               u"victory.reached"_s})
        QTest::newRow(qPrintable(key))
            << Text(key).with(u"side"_s, EntityId{3}).with(u"first"_s, 12).with(u"second"_s, 12);
}

void TstWssRulebook::logsOfOlderBattlesAreRead() const
{
    QFETCH(const Text, line);
    const QString shown = m_book.phrases.render(line, [](EntityId) { return u"Navarre"_s; });
    QVERIFY2(shown != line.key() && !shown.contains(u'{'), qPrintable(shown));
}

ADJUTANT_TEST(TstWssRulebook)

#include "tst_rulebook.moc"
