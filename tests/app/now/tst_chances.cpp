// SPDX-License-Identifier: MIT
#include "app/now/chances.h"
#include "app/now/row_odds.h"
#include "app/style/design.h"
#include "app/widgets/die_button.h"

#include "tests/support/app/window_driver.h"
#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QGridLayout>
#include <QLabel>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// The chances say in words what they are of, and the dice that they are of stand in even rows.
class TstChances : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();

    void officerIsKilledOrNot();
    void unitLosesSomeOrAll();
    void rowsStandBelowHeadings();
    void noDieStandsAlone();
};

namespace {

QStringList textsOf(const QWidget &view)
{
    QStringList texts;
    for (const QLabel *label : view.findChildren<QLabel *>())
        texts.append(label->text());
    return texts;
}

/// What is shown of that unit, which has so much strength and loses one of it by half.
QStringList chancesOf(const app::Session &session, EntityId unit, int strength)
{
    Odds odds;
    odds.units.insert(unit, {{{0, 0.5}, {1, 0.5}}, strength});
    Question asked;
    asked.subject = unit;
    app::Chances chances;
    chances.setOdds(session, odds, asked);
    return textsOf(chances);
}

} // namespace

void TstChances::initTestCase()
{
    app::design().dress();
}

/// P24.5: one man, who falls or does not.
void TstChances::officerIsKilledOrNot()
{
    const auto session = sampleSession(u"wss"_s);
    const EntityId officer = session->state().entities(u"officer"_s).constFirst();
    QCOMPARE(chancesOf(*session, officer, 1),
             (QStringList{u"50 %"_s, u"chance of being killed"_s}));
}

void TstChances::unitLosesSomeOrAll()
{
    const auto session = sampleSession(u"wss"_s);
    const EntityId unit = session->state().entities(u"unit"_s).constFirst();
    QCOMPARE(chancesOf(*session, unit, 6),
             (QStringList{u"50 %"_s, u"chance of a loss"_s, u"0.5"_s, u"losses on average"_s,
                          u"0 %"_s, u"chance of destruction"_s}));
}

/// P18.6: the round is known, so only the difference in hits tells the rows apart.
void TstChances::rowsStandBelowHeadings()
{
    const auto session = sampleSession(u"wss"_s);
    Odds odds;
    odds.rows.insert(u"fightResult"_s, {{0, 0.25}, {2, 0.5}, {5, 0.25}});
    app::RowOdds shown;
    shown.setOdds(*session, odds);
    const QStringList texts = textsOf(shown);
    QCOMPARE(texts.mid(0, 3),
             (QStringList{u"Chance"_s, u"Difference in hits"_s, u"What comes of it"_s}));
    QVERIFY2(texts.contains(u"The fight goes on, Loser loses stands: 1, Winner loses stands: 1"_s),
             qPrintable(texts.join(u'|')));
    QCOMPARE(texts.size(), 4 * 3);
    const auto *grid = qobject_cast<QGridLayout *>(shown.layout());
    for (int line = 1; line <= 4; ++line)
        QVERIFY(grid->itemAtPosition(line, 0) && grid->itemAtPosition(line, 2));
}

/// P18.2: at 1366 pixels six dice have no room beside the name of their unit.
void TstChances::noDieStandsAlone()
{
    Question question;
    question.kind = QuestionKind::Dice;
    question.name = u"dice"_s;
    question.rule = u"Y1"_s;
    question.text = Text(u"word.plain"_s).with(u"word"_s, u"All throw"_s);
    for (const int count : {6, 13, 14}) {
        DiceGroup group;
        group.count = count;
        group.score = 5;
        group.label =
            Text(u"word.plain"_s).with(u"word"_s, u"Ingoldsby's Regiment of Foot Guards"_s);
        question.dice.append(group);
    }
    const WindowDriver driver(askingSession(question));
    QMap<int, int> byLine;
    for (const auto *die : driver.window().findChildren<app::DieButton *>()) {
        if (die->isVisible() && die->sizeHint().width() < app::design().px(48))
            ++byLine[die->mapTo(&driver.window(), QPoint()).y()];
    }
    const QList<int> lines = byLine.values();
    QVERIFY2(lines.size() >= 3, qPrintable(QString::number(lines.size())));
    for (const int dice : lines)
        QVERIFY2(dice >= 5, qPrintable(QString::number(dice)));
}

ADJUTANT_TEST(TstChances)

} // namespace adjutant::test

#include "tst_chances.moc"
