// SPDX-License-Identifier: MIT
#include "app/now/dice_entry.h"

#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

using app::DiceEntry;

class TstDiceEntry : public QObject
{
    Q_OBJECT

private slots:
    void facesFillGroupAfterGroup();
    void hitsStandForFaces();
    void lastEntryIsTakenBack();
    void aDieIsOpenedAgain();
    void knownDiceAreOffered();
    void fewerKnownDiceAreCompleted();
    void refereeChangesDiceAndScore();
    void everyAnswerIsAccepted();
};

namespace {

Question throwOf(const QList<int> &counts, Reading reading = Reading::Count)
{
    Question question;
    question.kind = QuestionKind::Dice;
    question.reading = reading;
    for (const int count : counts) {
        DiceGroup group;
        group.count = count;
        group.score = 4;
        question.dice.append(group);
    }
    return question;
}

QJsonArray facesOf(const DiceEntry &entry, int group = 0)
{
    return entry.answer()[u"groups"_s][group][u"faces"_s].toArray();
}

} // namespace

void TstDiceEntry::facesFillGroupAfterGroup()
{
    DiceEntry entry(throwOf({2, 1}));
    QVERIFY(!entry.addFace(0));
    QVERIFY(!entry.addFace(7));
    QVERIFY(entry.addFace(6) && entry.addFace(1));
    QCOMPARE(entry.openGroup(), 1);
    QVERIFY(entry.addFace(3));
    QVERIFY(entry.isComplete());
    QVERIFY(!entry.addFace(3));
    QCOMPARE(facesOf(entry), (QJsonArray{6, 1}));
    QCOMPARE(facesOf(entry, 1), QJsonArray{3});
}

void TstDiceEntry::hitsStandForFaces()
{
    DiceEntry entry(throwOf({4}));
    QVERIFY(!entry.setHits(5));
    QVERIFY(entry.setHits(0));
    QVERIFY(entry.isComplete());
    QCOMPARE(entry.answer()[u"groups"_s][0][u"hits"_s].toInt(-1), 0);
    QVERIFY(!DiceEntry(throwOf({2}, Reading::Sum)).setHits(1));
}

void TstDiceEntry::lastEntryIsTakenBack()
{
    DiceEntry entry(throwOf({2, 2}));
    QVERIFY(!entry.back());
    entry.setHits(1);
    entry.addFace(5);
    QVERIFY(entry.back() && entry.back());
    QCOMPARE(entry.openGroup(), 0);
    QVERIFY(!entry.back());
}

void TstDiceEntry::aDieIsOpenedAgain()
{
    DiceEntry entry(throwOf({3}));
    for (const int face : {1, 2, 3})
        entry.addFace(face);
    entry.reopen(0, 1);
    QCOMPARE(entry.faces(0), QList<int>{1});
    QVERIFY(!entry.isComplete());
}

void TstDiceEntry::knownDiceAreOffered()
{
    Question question = throwOf({2});
    question.offered =
        QJsonObject{{u"groups"_s, QJsonArray{QJsonObject{{u"faces"_s, QJsonArray{4, 2}}}}}};
    DiceEntry entry(question);
    QVERIFY(entry.isComplete() && entry.isOffered());
    QVERIFY(entry.addFace(6)); // typing over them begins anew
    QCOMPARE(entry.faces(0), QList<int>{6});
    QVERIFY(!entry.isComplete());
}

void TstDiceEntry::fewerKnownDiceAreCompleted()
{
    Question question = throwOf({3});
    question.offered =
        QJsonObject{{u"groups"_s, QJsonArray{QJsonObject{{u"faces"_s, QJsonArray{4, 2}}}}}};
    DiceEntry entry(question);
    QVERIFY(entry.addFace(6));
    QCOMPARE(facesOf(entry), (QJsonArray{4, 2, 6}));
}

void TstDiceEntry::refereeChangesDiceAndScore()
{
    DiceEntry entry(throwOf({2}));
    entry.changeCount(1);
    entry.changeScore(-1);
    for (const int face : {3, 3, 2})
        QVERIFY(entry.addFace(face));
    QVERIFY(entry.counts(0, 3));
    QCOMPARE(entry.answer()[u"groups"_s][0][u"count"_s].toInt(), 3);
    QCOMPARE(entry.answer()[u"groups"_s][0][u"score"_s].toInt(), 3);
    entry.changeCount(-1);
    QCOMPARE(entry.faces(0), (QList<int>{3, 3}));
    QVERIFY(!entry.answer()[u"groups"_s][0].toObject().contains(u"count"_s)); // as asked
    entry.changeCount(-9);
    QCOMPARE(entry.count(0), 0);
    QVERIFY(entry.isComplete());
}

void TstDiceEntry::everyAnswerIsAccepted()
{
    const Question question = throwOf({2, 3});
    DiceEntry entry(question);
    for (const int face : {1, 2})
        entry.addFace(face);
    entry.setHits(3);
    QVERIFY(question.accept(entry.answer()));
}

ADJUTANT_TEST(TstDiceEntry)

} // namespace adjutant::test

#include "tst_dice_entry.moc"
