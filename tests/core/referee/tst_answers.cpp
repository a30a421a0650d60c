// SPDX-License-Identifier: MIT
#include "core/referee/dice.h"
#include "core/referee/question.h"

#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// Which answers a question takes, and which it does not even ask for.
class TstAnswers : public QObject
{
    Q_OBJECT

private slots:
    void tallyKeepsItsLimits_data();
    void tallyKeepsItsLimits();
    void optionsOfAGroupExcludeEachOther_data();
    void optionsOfAGroupExcludeEachOther();
    void facesThatAllDoTheSameAreNotAskedFor_data();
    void facesThatAllDoTheSameAreNotAskedFor();
};

void TstAnswers::tallyKeepsItsLimits_data()
{
    QTest::addColumn<QJsonObject>("given");
    QTest::addColumn<bool>("taken");
    QTest::newRow("least") << QJsonObject{{u"front"_s, 2}} << true;
    QTest::newRow("most") << QJsonObject{{u"front"_s, 4}, {u"flank"_s, 1}} << true;
    QTest::newRow("below the least") << QJsonObject{{u"front"_s, 1}} << false;
    QTest::newRow("the least left out") << QJsonObject{{u"flank"_s, 1}} << false;
    QTest::newRow("above the most") << QJsonObject{{u"front"_s, 5}} << false;
    QTest::newRow("no such choice") << QJsonObject{{u"front"_s, 2}, {u"rear"_s, 1}} << false;
    QTest::newRow("no whole number") << QJsonObject{{u"front"_s, 2.5}} << false;
}

void TstAnswers::tallyKeepsItsLimits()
{
    QFETCH(const QJsonObject, given);
    QFETCH(const bool, taken);
    Question question;
    question.kind = QuestionKind::Tally;
    question.options = {Option::of(u"front"_s, {}), Option::of(u"flank"_s, {})};
    question.options[0].minimum = 2;
    question.options[0].maximum = 4;
    const Result<QJsonValue> accepted = question.accept(given);
    QCOMPARE(accepted.ok(), taken);
    if (taken)
        QCOMPARE(*accepted, QJsonValue(given));
    else
        QVERIFY(!accepted.fault().message.isEmpty());
}

void TstAnswers::optionsOfAGroupExcludeEachOther_data()
{
    QTest::addColumn<QJsonArray>("given");
    QTest::addColumn<bool>("taken");
    QTest::newRow("one of them") << QJsonArray{u"near"_s, u"off"_s} << true;
    QTest::newRow("the other") << QJsonArray{u"through"_s} << true;
    QTest::newRow("the same twice") << QJsonArray{u"near"_s, u"near"_s} << true;
    QTest::newRow("both") << QJsonArray{u"near"_s, u"through"_s} << false;
    QTest::newRow("without a group") << QJsonArray{u"off"_s, u"blocked"_s} << true;
}

void TstAnswers::optionsOfAGroupExcludeEachOther()
{
    QFETCH(const QJsonArray, given);
    QFETCH(const bool, taken);
    Question question;
    question.kind = QuestionKind::SomeOf;
    for (const QString &id : {u"off"_s, u"blocked"_s, u"near"_s, u"through"_s})
        question.options.append(Option::of(id, {}));
    question.options[2].group = question.options[3].group = u"friend"_s;
    const Result<QJsonValue> accepted = question.accept(given);
    QCOMPARE(accepted.ok(), taken);
    if (!taken)
        QVERIFY2(accepted.fault().message.contains(u"near"_s),
                 qPrintable(accepted.fault().message));
}

void TstAnswers::facesThatAllDoTheSameAreNotAskedFor_data()
{
    QTest::addColumn<int>("reading");
    QTest::addColumn<int>("score");
    QTest::addColumn<QList<int>>("edges");
    QTest::addColumn<bool>("asked");
    const auto table = static_cast<int>(Reading::Table);
    const auto count = static_cast<int>(Reading::Count);
    QTest::newRow("every face by itself") << table << 0 << QList<int>() << true;
    QTest::newRow("two rows") << table << 0 << QList<int>{3, 6} << true;
    QTest::newRow("one row") << table << 0 << QList<int>{6} << false;
    QTest::newRow("0 or more") << count << 0 << QList<int>() << false;
    QTest::newRow("1 or more") << count << 1 << QList<int>() << false;
    QTest::newRow("2 or more") << count << 2 << QList<int>() << true;
    QTest::newRow("6 or more") << count << 6 << QList<int>() << true;
    QTest::newRow("7 or more") << count << 7 << QList<int>() << false;
}

void TstAnswers::facesThatAllDoTheSameAreNotAskedFor()
{
    QFETCH(const int, reading);
    QFETCH(const int, score);
    QFETCH(const QList<int>, edges);
    QFETCH(const bool, asked);
    Question question;
    question.kind = QuestionKind::Dice;
    question.reading = static_cast<Reading>(reading);
    DiceGroup die;
    die.score = score;
    die.edges = edges;
    question.dice = {die};
    const std::optional<QJsonValue> foregone = question.foregone();
    QCOMPARE(foregone.has_value(), !asked);
    if (foregone && question.reading == Reading::Table)
        QCOMPARE(Throw(question, *foregone).face(), 6);
}

ADJUTANT_TEST(TstAnswers)

} // namespace adjutant::test

#include "tst_answers.moc"
