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

class TstRulebook : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void rulingsAreThoseOfTheIndex();
    void shortcutsOfATypeDiffer();
    void everyTeamIsInTheLargestScenario();
    void aSampleStandsReady();
    void everyParagraphIsShort();

private:
    Rulebook m_book;
};

void TstRulebook::initTestCase()
{
    Result<Rulebook> read = Rulebook::read(u":/games/teaw"_s);
    QVERIFY2(read.ok(), read ? "" : qPrintable(read.fault().message));
    m_book = *read;
}

void TstRulebook::rulingsAreThoseOfTheIndex()
{
    QFile file(QStringLiteral(ADJUTANT_TEST_DATA "/teaw/rulings_index.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray index = QJsonDocument::fromJson(file.readAll()).array();
    QCOMPARE(m_book.rulings.size(), index.size());
    for (const QJsonValue &entry : index) {
        const QString id = entry[u"id"].toString();
        const Ruling *ruling = m_book.ruling(id);
        QVERIFY2(ruling, qPrintable(id));
        QCOMPARE(ruling->severity, entry[u"severity"].toString());
        QCOMPARE(ruling->fallback, entry[u"default"].toString());
        QVERIFY(!ruling->rules.isEmpty());
        // A "custom" number is no option but a number; where it is a custom rule, it is an option.
        QStringList options = entry[u"options"].toVariant().toStringList();
        if (ruling->takesNumber)
            QVERIFY2(options.removeOne(u"custom"_s), qPrintable(id));
        QStringList ours;
        for (const RulingOption &option : ruling->options)
            ours.append(option.id);
        QCOMPARE(ours, options);
    }
}

void TstRulebook::shortcutsOfATypeDiffer()
{
    for (const UnitType &type : m_book.unitTypes) {
        QSet<QString> keys;
        for (const QString &id : type.actions.keys()) {
            const QString key = m_book.action(id)->key;
            QVERIFY2(key.isEmpty() || !keys.contains(key), qPrintable(type.id + u' ' + id));
            keys.insert(key);
        }
    }
}

void TstRulebook::everyTeamIsInTheLargestScenario()
{
    const Scenario *scenario = m_book.scenario(u"all-arms"_s);
    QVERIFY(scenario);
    for (const SideEntry &side : scenario->sides) {
        QSet<QString> types;
        for (const UnitEntry &unit : side.units)
            types.insert(unit.type);
        for (const UnitType &type : m_book.unitTypes)
            QCOMPARE(types.contains(type.id), m_book.kind(type.kind)->unit);
    }
}

void TstRulebook::aSampleStandsReady()
{
    const Scenario *sample = m_book.scenario(u"wire-at-dawn"_s);
    QVERIFY(sample && sample->sample);
    QCOMPARE(m_book.phrases.render(sample->label), u"The Wire at Dawn"_s);
    QCOMPARE(sample->sides.size(), 2);
    QCOMPARE(sample->sides[0].units[4].name, u"Mark IV \"Daphne\""_s);
    QCOMPARE(sample->sides[1].units[0].number, 11);
    for (const Scenario &scenario : m_book.scenarios) {
        QSet<int> numbers;
        for (const SideEntry &side : scenario.sides) {
            for (const UnitEntry &unit : side.units)
                QVERIFY2(!numbers.contains(unit.number), qPrintable(scenario.id));
            for (const UnitEntry &unit : side.units)
                numbers.insert(unit.number);
        }
    }
}

void TstRulebook::everyParagraphIsShort()
{
    for (const RuleParagraph &paragraph : m_book.paragraphs) {
        const QString text = m_book.phrases.render(paragraph.text);
        QVERIFY2(text.size() < 260 && text.endsWith(u'.'), qPrintable(paragraph.id));
    }
}

ADJUTANT_TEST(TstRulebook)

#include "tst_rulebook.moc"
