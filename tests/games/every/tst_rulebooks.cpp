// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"
#include "core/referee/refusal.h"

#include "tests/support/test_registry.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <map>
#include <memory>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// What holds for the rulebook of every game that ships.
class TstRulebooks : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void rulingsAreThoseOfTheIndex_data();
    void rulingsAreThoseOfTheIndex();
    void thereAreNoOtherRulings_data() { addGames(); }
    void thereAreNoOtherRulings();
    void shortcutsOfATypeDiffer_data() { addGames(); }
    void shortcutsOfATypeDiffer();
    void numbersOfAScenarioDiffer_data() { addGames(); }
    void numbersOfAScenarioDiffer();
    void aSampleStandsReady_data() { addGames(); }
    void aSampleStandsReady();
    void whatIsAllowedIsSaidShortly_data() { addGames(); }
    void whatIsAllowedIsSaidShortly();
    void everyParagraphIsShort_data();
    void everyParagraphIsShort();

private:
    static void addGames();
    /// Of the game that the row of the data names.
    const Rulebook &book() const;

    std::map<QString, std::unique_ptr<Game>> m_games;
};

namespace {

/// The rulings of the game, as the files beside the tests list them.
QJsonArray indexOf(const QString &game)
{
    QFile file(QStringLiteral(ADJUTANT_TEST_DATA "/%1/rulings_index.json").arg(game));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", qPrintable(file.fileName()));
    return QJsonDocument::fromJson(file.readAll()).array();
}

} // namespace

void TstRulebooks::initTestCase()
{
    for (const QString &id : gameIds()) {
        Result<std::unique_ptr<Game>> made = makeGame(id);
        QVERIFY2(made.ok(), made ? "" : qPrintable(made.fault().message));
        m_games[id] = std::move(*made);
    }
}

void TstRulebooks::addGames()
{
    QTest::addColumn<QString>("game");
    for (const QString &id : gameIds())
        QTest::newRow(qPrintable(id)) << id;
}

const Rulebook &TstRulebooks::book() const
{
    const QString id = *static_cast<QString *>(QTest::qData("game", qMetaTypeId<QString>()));
    return m_games.at(id)->rulebook();
}

void TstRulebooks::rulingsAreThoseOfTheIndex_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QJsonObject>("entry");
    for (const QString &id : gameIds()) {
        for (const auto &entry : indexOf(id))
            QTest::newRow(qPrintable(entry.toObject()[u"id"].toString())) << id << entry.toObject();
    }
}

void TstRulebooks::rulingsAreThoseOfTheIndex()
{
    QFETCH(const QJsonObject, entry);
    const Ruling *ruling = book().ruling(entry[u"id"].toString());
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

void TstRulebooks::thereAreNoOtherRulings()
{
    QFETCH(const QString, game);
    QCOMPARE(book().rulings.size(), indexOf(game).size());
}

void TstRulebooks::shortcutsOfATypeDiffer()
{
    for (const UnitType &type : book().unitTypes) {
        QStringList keys;
        for (const QString &id : type.actions.keys())
            keys.append(book().action(id)->key);
        keys.removeAll({});
        keys.sort();
        QStringList different = keys;
        different.removeDuplicates();
        QCOMPARE(keys, different);
    }
}

void TstRulebooks::numbersOfAScenarioDiffer()
{
    for (const Scenario &scenario : book().scenarios) {
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

void TstRulebooks::aSampleStandsReady()
{
    const QList<Scenario> &scenarios = book().scenarios;
    const auto isSample = [](const Scenario &scenario) { return scenario.sample; };
    const auto sample = std::find_if(scenarios.cbegin(), scenarios.cend(), isSample);
    QVERIFY(sample != scenarios.cend());
    QCOMPARE(std::count_if(scenarios.cbegin(), scenarios.cend(), isSample), 1);
    QCOMPARE(sample->sides.size(), 2);
    for (const SideEntry &side : sample->sides)
        QVERIFY(!side.units.isEmpty());
}

/// The log names what was let pass, of a refusal that says what to do instead, too.
void TstRulebooks::whatIsAllowedIsSaidShortly()
{
    const Phrasebook &phrases = book().phrases;
    const Refusal refusal{Text(u"refusal.decided"_s).with(u"what"_s, u"The charge"_s), {}};
    QVERIFY(phrases.render(refusal.text, {}).contains(u"Play it out"_s));
    QCOMPARE(phrases.render(letPass(refusal, phrases), {}),
             u"Allowed anyway: “The charge” is given up with its result known."_s);
    static const QRegularExpression name(u"\\{\\w+\\}"_s);
    const QString ending = u".letPass"_s;
    for (auto each = phrases.phrases().cbegin(); each != phrases.phrases().cend(); ++each) {
        if (!each.key().endsWith(ending))
            continue;
        const auto refused = phrases.phrases().constFind(each.key().chopped(ending.size()));
        QVERIFY2(refused != phrases.phrases().cend(), qPrintable(each.key()));
        for (const QRegularExpressionMatch &used : name.globalMatch(each->other))
            QVERIFY2(refused->other.contains(used.captured()), qPrintable(each.key()));
    }
}

void TstRulebooks::everyParagraphIsShort_data()
{
    QTest::addColumn<QString>("text");
    for (const auto &[id, game] : m_games) {
        for (const RuleParagraph &paragraph : game->rulebook().paragraphs)
            QTest::newRow(qPrintable(paragraph.id))
                << game->rulebook().phrases.render(paragraph.text);
    }
}

void TstRulebooks::everyParagraphIsShort()
{
    constexpr int longest = 260;
    QFETCH(const QString, text);
    QVERIFY(text.endsWith(u'.'));
    QVERIFY(text.size() < longest);
}

ADJUTANT_TEST(TstRulebooks)

} // namespace adjutant::test

#include "tst_rulebooks.moc"
