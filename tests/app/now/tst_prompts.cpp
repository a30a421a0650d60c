// SPDX-License-Identifier: MIT
#include "app/now/cell_button.h"
#include "app/now/now_panel.h"
#include "app/now/prompt.h"
#include "app/widgets/action_button.h"
#include "app/widgets/die_button.h"

#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

using app::ActionButton;
using app::NowPanel;
using app::Session;

/// Each kind of question answered by keys and by mouse.
class TstPrompts : public QObject
{
    Q_OBJECT

private slots:
    void byKeys_data();
    void byKeys();
    void byMouse_data();
    void byMouse();
    void pointingAtAUnitChoosesIt();
    void pointingAtAUnitCountsIt();
    void choicesThatExcludeEachOther();
    void leastOfATally();
    void lengthTakesBothDecimalSigns_data();
    void lengthTakesBothDecimalSigns();
    void textIsTyped();
    void sealedTextIsNotShown();
    void hitsOnlyIsKeptForTheNextThrow();
    void theDigitsSayWhatTheyCount();
    void aWrongKeyKeepsTheDefault_data();
    void aWrongKeyKeepsTheDefault();
    void backspaceReopensTheLastDie();
    void programRolls();
    void programDrawsACard();
    void knownDiceAreTakenByEnter();
    void cellThatIsNotPossibleSaysWhy();
    void parkAndTakeUpAgain();
};

namespace {

Option plain(const QString &id)
{
    // The toy game has no sentence of that key, so it is shown as it is.
    return Option::of(id, Text(id));
}

Question ask(QuestionKind kind)
{
    Question question;
    question.kind = kind;
    question.name = u"test"_s;
    question.rule = u"Y1"_s;
    question.text = Text(u"What?"_s);
    question.actor = EntityId{4};
    return question;
}

Question unitQuestion(QuestionKind kind)
{
    Question question = ask(kind);
    for (const int id : {8, 9, 10}) {
        Option option = Option::of(EntityId{id});
        option.maximum = 4;
        question.options.append(option);
    }
    return question;
}

Question wordQuestion(QuestionKind kind)
{
    Question question = ask(kind);
    question.options = {plain(u"Wire"_s), plain(u"Mine"_s), plain(u"Fire"_s)};
    question.assumed =
        kind == QuestionKind::SomeOf ? QJsonValue(QJsonArray()) : QJsonValue(u"Mine"_s);
    return question;
}

Question numberQuestion(int minimum, int maximum)
{
    Question question = ask(QuestionKind::Number);
    question.minimum = minimum;
    question.maximum = maximum;
    return question;
}

Question diceQuestion(int count, Reading reading = Reading::Count)
{
    Question question = ask(QuestionKind::Dice);
    question.reading = reading;
    DiceGroup group;
    group.actor = EntityId{4};
    group.count = count;
    group.score = 4;
    question.dice = {group};
    if (reading == Reading::Opposed) {
        group.actor = EntityId{8};
        question.dice.append(group);
    }
    question.fact = u"test"_s;
    return question;
}

Question cellQuestion()
{
    Question question = ask(QuestionKind::Cells);
    question.table = u"shoot"_s;
    question.subject = EntityId{8};
    int row = 0;
    for (const QString &band : {u"near"_s, u"far"_s}) {
        for (const QString &column : {u"open"_s, u"cover"_s}) {
            Cell cell;
            cell.id = band + u'/' + column;
            cell.rowName = band;
            cell.column = column;
            cell.rowLabel = Text(band);
            cell.columnLabel = Text(column);
            cell.row = row++;
            question.cells.append(cell);
        }
    }
    Cell none;
    none.id = u"none"_s;
    none.rowName = u"none"_s;
    none.rowLabel = Text(u"Not possible"_s);
    none.refusal = Refusal{Text(u"shoot.far"_s), u"Y2"_s};
    question.cells.append(none);
    return question;
}

QJsonValue faces(const QList<int> &values)
{
    QJsonArray array;
    for (const int value : values)
        array.append(value);
    return QJsonObject{{u"groups"_s, QJsonArray{QJsonObject{{u"faces"_s, array}}}}};
}

QJsonValue hits(int number)
{
    return QJsonObject{{u"groups"_s, QJsonArray{QJsonObject{{u"hits"_s, number}}}}};
}

/// The panel on a session that asks \a question.
struct Asked
{
    explicit Asked(const Question &question)
        : session(askingSession(question))
    {
        panel.resize(700, 600);
        panel.setSession(session.get());
        panel.show();
    }

    void type(const QString &keys)
    {
        for (const QChar key : keys)
            press(key);
    }

    void press(QChar sign)
    {
        static const QHash<QChar, int> named{{u'\n', Qt::Key_Return},
                                             {u'\b', Qt::Key_Backspace},
                                             {u'^', Qt::Key_Up},
                                             {u'v', Qt::Key_Down},
                                             {u'\x1b', Qt::Key_Escape}};
        const int key = named.value(sign, sign.toUpper().unicode());
        const QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier, sign);
        panel.takeKey(event);
    }

    /// The button whose accessible name begins so.
    QAbstractButton *button(const QString &name) const
    {
        for (QAbstractButton *each : panel.findChildren<QAbstractButton *>()) {
            if (each->isVisible() && each->accessibleName().startsWith(name))
                return each;
        }
        return nullptr;
    }

    bool click(const QString &name) const
    {
        QAbstractButton *found = button(name);
        if (!found)
            return false;
        QTest::mouseClick(found, Qt::LeftButton);
        return true;
    }

    bool isAnswered() const { return !session->question(); }

    std::unique_ptr<Session> session;
    NowPanel panel;
};

} // namespace

void TstPrompts::byKeys_data()
{
    QTest::addColumn<Question>("question");
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QJsonValue>("answer");
    using Kind = QuestionKind;
    QTest::newRow("yes") << ask(Kind::YesNo) << u"y"_s << QJsonValue(true);
    QTest::newRow("no") << ask(Kind::YesNo) << u"n"_s << QJsonValue(false);
    QTest::newRow("one of: letter") << wordQuestion(Kind::OneOf) << u"w"_s << QJsonValue(u"Wire"_s);
    QTest::newRow("one of: preset")
        << wordQuestion(Kind::OneOf) << u"\n"_s << QJsonValue(u"Mine"_s);
    QTest::newRow("one of: place") << wordQuestion(Kind::OneOf) << u"3"_s << QJsonValue(u"Fire"_s);
    QTest::newRow("target: last digit")
        << unitQuestion(Kind::OneOf) << u"3"_s << QJsonValue(u"10"_s);
    QTest::newRow("target: both digits")
        << unitQuestion(Kind::OneOf) << u"11"_s << QJsonValue(u"8"_s);
    QTest::newRow("target: one digit, Enter")
        << unitQuestion(Kind::OneOf) << u"1\n"_s << QJsonValue(u"8"_s);
    QTest::newRow("some of: none")
        << wordQuestion(Kind::SomeOf) << u"\n"_s << QJsonValue(QJsonArray());
    QTest::newRow("some of: two") << wordQuestion(Kind::SomeOf) << u"wf\n"_s
                                  << QJsonValue(QJsonArray{u"Wire"_s, u"Fire"_s});
    QTest::newRow("some of: taken back")
        << wordQuestion(Kind::SomeOf) << u"wf\b\n"_s << QJsonValue(QJsonArray{u"Wire"_s});
    QTest::newRow("some units") << unitQuestion(Kind::SomeOf) << u"12\n"_s
                                << QJsonValue(QJsonArray{u"9"_s});
    QTest::newRow("tally: nobody")
        << unitQuestion(Kind::Tally) << u"\n"_s << QJsonValue(QJsonObject());
    QTest::newRow("tally") << unitQuestion(Kind::Tally) << u"2v3\n"_s
                           << QJsonValue(QJsonObject{{u"8"_s, 2}, {u"9"_s, 3}});
    QTest::newRow("tally: no more than there are")
        << unitQuestion(Kind::Tally) << u"9\n"_s << QJsonValue(QJsonObject{{u"8"_s, 4}});
    QTest::newRow("number") << numberQuestion(0, 6) << u"4"_s << QJsonValue(4);
    QTest::newRow("number: two digits") << numberQuestion(1, 12) << u"12"_s << QJsonValue(12);
    QTest::newRow("number: Enter") << numberQuestion(1, 12) << u"1\n"_s << QJsonValue(1);
    QTest::newRow("large number") << numberQuestion(0, 360) << u"18\b5\n"_s << QJsonValue(15);
    QTest::newRow("dice") << diceQuestion(3) << u"461"_s << faces({4, 6, 1});
    QTest::newRow("dice: one back") << diceQuestion(2) << u"4\b66"_s << faces({6, 6});
    QTest::newRow("hits only") << diceQuestion(8) << u"h3"_s << hits(3);
    QTest::newRow("hits of many") << diceQuestion(12) << u"h1\n0"_s << hits(10);
    QTest::newRow("one die is typed as it is") << diceQuestion(1) << u"h5"_s << faces({5});
    QTest::newRow("cell") << cellQuestion() << u"2"_s << QJsonValue(u"near/cover"_s);
}

void TstPrompts::byKeys()
{
    QFETCH(Question, question);
    QFETCH(QString, keys);
    Asked asked(question);
    asked.type(keys);
    QVERIFY(asked.isAnswered());
    QTEST(lastAnswer(*asked.session), "answer");
}

void TstPrompts::byMouse_data()
{
    QTest::addColumn<Question>("question");
    QTest::addColumn<QStringList>("buttons");
    QTest::addColumn<QJsonValue>("answer");
    using Kind = QuestionKind;
    QTest::newRow("yes") << ask(Kind::YesNo) << QStringList{u"Yes"_s} << QJsonValue(true);
    QTest::newRow("one of") << wordQuestion(Kind::OneOf) << QStringList{u"Fire"_s}
                            << QJsonValue(u"Fire"_s);
    QTest::newRow("some of: none") << wordQuestion(Kind::SomeOf) << QStringList{u"None of these"_s}
                                   << QJsonValue(QJsonArray());
    QTest::newRow("some of") << wordQuestion(Kind::SomeOf) << QStringList{u"Fire"_s, u"These 1"_s}
                             << QJsonValue(QJsonArray{u"Fire"_s});
    QTest::newRow("tally") << unitQuestion(Kind::Tally)
                           << QStringList{u"One more: 12"_s, u"One more: 12"_s, u"One less: 12"_s,
                                          u"1 in all"_s}
                           << QJsonValue(QJsonObject{{u"9"_s, 1}});
    QTest::newRow("number") << numberQuestion(0, 6) << QStringList{u"5"_s} << QJsonValue(5);
    QTest::newRow("dice") << diceQuestion(2)
                          << QStringList{u"The die shows 3"_s, u"The die shows 6"_s}
                          << faces({3, 6});
    QTest::newRow("dice: opened again") << diceQuestion(2)
                                        << QStringList{u"The die shows 3"_s, u"Die: 3"_s,
                                                       u"The die shows 5"_s, u"The die shows 6"_s}
                                        << faces({5, 6});
    QTest::newRow("hits in one press") << diceQuestion(8) << QStringList{u"3 hits"_s} << hits(3);
    QTest::newRow("more dice") << diceQuestion(2)
                               << QStringList{u"Number of dice: one more"_s, u"3 hits"_s}
                               << QJsonValue(QJsonObject{
                                      {u"groups"_s,
                                       QJsonArray{QJsonObject{{u"count"_s, 3}, {u"hits"_s, 3}}}}});
    QTest::newRow("easier score")
        << diceQuestion(2) << QStringList{u"Score needed: one less"_s, u"1 hits"_s}
        << QJsonValue(QJsonObject{
               {u"groups"_s, QJsonArray{QJsonObject{{u"score"_s, 3}, {u"hits"_s, 1}}}}});
    QTest::newRow("cell") << cellQuestion() << QStringList{u"far, open"_s}
                          << QJsonValue(u"far/open"_s);
}

void TstPrompts::byMouse()
{
    QFETCH(Question, question);
    QFETCH(QStringList, buttons);
    Asked asked(question);
    for (const QString &name : buttons)
        QVERIFY2(asked.click(name), qPrintable(name));
    QVERIFY(asked.isAnswered());
    QTEST(lastAnswer(*asked.session), "answer");
}

void TstPrompts::pointingAtAUnitChoosesIt()
{
    Asked asked(unitQuestion(QuestionKind::OneOf));
    asked.panel.takeUnit(EntityId{4}); // not among those that may be chosen
    QVERIFY(!asked.isAnswered());
    asked.panel.takeUnit(EntityId{9});
    QCOMPARE(lastAnswer(*asked.session), QJsonValue(u"9"_s));
}

void TstPrompts::pointingAtAUnitCountsIt()
{
    Asked asked(unitQuestion(QuestionKind::Tally));
    asked.panel.takeUnit(EntityId{9});
    asked.panel.takeUnit(EntityId{9});
    asked.type(u"\n"_s);
    QCOMPARE(lastAnswer(*asked.session), QJsonValue(QJsonObject{{u"9"_s, 2}}));
}

/// The later press counts, and can be taken back.
void TstPrompts::choicesThatExcludeEachOther()
{
    Question question = wordQuestion(QuestionKind::SomeOf);
    question.options[0].group = question.options[2].group = u"one of them"_s;
    Asked asked(question);
    QVERIFY(asked.click(u"Wire"_s));
    QVERIFY(asked.click(u"Mine"_s));
    QVERIFY(asked.click(u"Fire"_s));
    asked.type(u"\n"_s);
    QCOMPARE(lastAnswer(*asked.session), QJsonValue(QJsonArray{u"Mine"_s, u"Fire"_s}));
}

void TstPrompts::leastOfATally()
{
    Question question = unitQuestion(QuestionKind::Tally);
    question.options[0].minimum = 1;
    question.options[0].preset = 3;
    Asked asked(question);
    asked.type(u"0\n"_s);
    QCOMPARE(lastAnswer(*asked.session), QJsonValue(QJsonObject{{u"8"_s, 1}}));
}

void TstPrompts::lengthTakesBothDecimalSigns_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("length");
    QTest::newRow("point") << u"12.5"_s << 12.5;
    QTest::newRow("comma") << u"12,5"_s << 12.5;
    QTest::newRow("whole") << u"7"_s << 7.0;
}

void TstPrompts::lengthTakesBothDecimalSigns()
{
    QFETCH(QString, typed);
    Question question = ask(QuestionKind::Length);
    question.maximum = 48;
    Asked asked(question);
    auto *edit = asked.panel.findChild<app::Prompt *>()->findChild<QLineEdit *>();
    QVERIFY(edit);
    QTest::keyClicks(edit, typed);
    QTest::keyClick(edit, Qt::Key_Return);
    QVERIFY(asked.isAnswered());
    QTEST(lastAnswer(*asked.session).toDouble(), "length");
}

void TstPrompts::textIsTyped()
{
    Asked asked(ask(QuestionKind::Note));
    auto *edit = asked.panel.findChild<app::Prompt *>()->findChild<QLineEdit *>();
    QTest::keyClicks(edit, u"by the poplar "_s);
    QVERIFY(asked.click(u"Note it"_s));
    QCOMPARE(lastAnswer(*asked.session), QJsonValue(u"by the poplar"_s));
}

void TstPrompts::sealedTextIsNotShown()
{
    Asked asked(ask(QuestionKind::Secret));
    const auto *edit = asked.panel.findChild<app::Prompt *>()->findChild<QLineEdit *>();
    QCOMPARE(edit->echoMode(), QLineEdit::Password);
}

void TstPrompts::hitsOnlyIsKeptForTheNextThrow()
{
    Asked asked(diceQuestion(8));
    asked.type(u"h3"_s);
    asked.session->act(u"ask"_s, EntityId{4});
    asked.type(u"5"_s);
    QCOMPARE(lastAnswer(*asked.session), hits(5));
}

void TstPrompts::theDigitsSayWhatTheyCount()
{
    Asked asked(diceQuestion(8));
    asked.type(u"h"_s);
    const auto *how = asked.panel.findChild<QLabel *>(u"howLabel"_s);
    QCOMPARE(how->text(), u"Press how many of them show 4 or more"_s);
    asked.type(u"."_s);
    QCOMPARE(how->text(), u"Press how many of them show 5 or more"_s);
}

void TstPrompts::aWrongKeyKeepsTheDefault_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("letter") << u"x\n"_s;
    QTest::newRow("digit") << u"9\n"_s;
    QTest::newRow("both") << u"9x\n"_s;
}

void TstPrompts::aWrongKeyKeepsTheDefault()
{
    QFETCH(const QString, typed);
    Asked asked(wordQuestion(QuestionKind::OneOf));
    asked.type(typed);
    QCOMPARE(lastAnswer(*asked.session), QJsonValue(u"Mine"_s));
}

void TstPrompts::backspaceReopensTheLastDie()
{
    Asked asked(diceQuestion(2));
    asked.type(u"4"_s);
    QVERIFY(asked.button(u"Die: 4, counts"_s));
    asked.type(u"\b"_s);
    QVERIFY(!asked.button(u"Die: 4"_s));
    QVERIFY(!asked.isAnswered());
    asked.type(u"\b"_s); // no die is left: the action is given up
    QVERIFY(!asked.session->question());
    QVERIFY(lastAnswer(*asked.session).isNull());
}

void TstPrompts::programRolls()
{
    Asked asked(diceQuestion(4));
    asked.type(u"r"_s);
    QVERIFY(asked.isAnswered());
    QCOMPARE(lastAnswer(*asked.session)[u"groups"_s][0][u"faces"_s].toArray().size(), 4);
}

void TstPrompts::programDrawsACard()
{
    for (const bool byMouse : {false, true}) {
        Question question = wordQuestion(QuestionKind::Card);
        question.assumed = {};
        question.options = {plain(u"Black"_s), plain(u"Red"_s)};
        Asked asked(question);
        if (byMouse)
            QVERIFY(asked.click(u"Draw for me"_s));
        else
            asked.type(u"d"_s);
        QVERIFY(asked.isAnswered());
        QVERIFY(question.option(lastAnswer(*asked.session).toString()));
    }
}

void TstPrompts::knownDiceAreTakenByEnter()
{
    Asked asked(diceQuestion(2));
    asked.type(u"46"_s);
    asked.session->undo();
    QVERIFY(asked.button(u"Die: 4"_s) && asked.button(u"Die: 6"_s));
    asked.type(u"\n"_s);
    QCOMPARE(lastAnswer(*asked.session), faces({4, 6}));
}

void TstPrompts::cellThatIsNotPossibleSaysWhy()
{
    const auto session = toySession();
    session->act(u"shoot"_s, EntityId{4});
    session->answer(u"8"_s);
    NowPanel panel;
    panel.setSession(session.get());
    panel.show();
    const QList<app::CellButton *> cells = panel.findChildren<app::CellButton *>();
    QCOMPARE(cells.size(), 5);
    QTest::mouseClick(cells.constLast(), Qt::LeftButton);
    QVERIFY(session->refusal());
    auto *bar = panel.findChild<QWidget *>(u"refusalBar"_s);
    auto *allow = bar->findChild<ActionButton *>(u"allowButton"_s);
    QVERIFY(allow->isVisible());
    QTest::mouseClick(allow, Qt::LeftButton);
    QCOMPARE(session->question()->name, u"dice"_s);
    QVERIFY(!allow->isVisible());
}

void TstPrompts::parkAndTakeUpAgain()
{
    Asked asked(diceQuestion(2));
    asked.type(u"p"_s);
    QVERIFY(!asked.session->question());
    asked.type(u"p"_s);
    QVERIFY(asked.session->question());
    asked.type(u"\x1b"_s);
    QVERIFY(!asked.session->question());
    QVERIFY(asked.session->journal().open().entries.isEmpty());
}

ADJUTANT_TEST(TstPrompts)

} // namespace adjutant::test

#include "tst_prompts.moc"
