// SPDX-License-Identifier: MIT
#include "core/rules/phrasebook.h"

#include "tests/support/test_registry.h"

#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

using namespace adjutant;
using namespace Qt::StringLiterals;

namespace {

/// Speaks a little German. Qt hands it the number, as it does to a .qm file.
class German : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *sourceText, const char * /*comment*/,
                      int n) const override
    {
        const QByteArray source(sourceText);
        if (QByteArray(context) != "war")
            return {};
        if (source == "%n figures fall.")
            return n == 1 ? u"%n Figur fällt."_s : u"%n Figuren fallen."_s;
        return source == "{unit} waits." ? u"Es wartet {unit}."_s : QString();
    }
};

Phrasebook book()
{
    Phrasebook phrases;
    phrases.setContext("war");
    phrases.insert(u"waits"_s, {{}, u"{unit} waits."_s});
    phrases.insert(u"falls"_s, {u"One figure falls."_s, u"{n} figures fall."_s});
    phrases.insert(u"list"_s, {{}, u"Then {steps}."_s});
    phrases.insert(u"turn"_s, {{}, u"turn {n}"_s});
    return phrases;
}

QString nameOf(EntityId id)
{
    return u"unit "_s + QString::number(number(id));
}

QString falls(int n)
{
    return book().render(Text(u"falls"_s).with(u"n"_s, n), nameOf, QLocale::c());
}

} // namespace

class TstPhrasebook : public QObject
{
    Q_OBJECT

private slots:
    void fillsNames();
    void anArgumentIsNeverATemplate();
    void unknownIsShownAsItIs();
    void countsInEnglish();
    void countsInAnotherLanguage();
    void joinsLists();
    void aSentenceBringsItsStop();
    void numbersFollowTheLocale();
};

void TstPhrasebook::fillsNames()
{
    const Text text = Text(u"waits"_s).with(u"unit"_s, EntityId{7});
    QCOMPARE(book().render(text, nameOf), u"unit 7 waits."_s);
    QCOMPARE(book().render(text, {}), u"#7 waits."_s);
    QCOMPARE(book().render(Text(u"waits"_s).with(u"unit"_s, u"Café"_s), nameOf), u"Café waits."_s);
}

void TstPhrasebook::anArgumentIsNeverATemplate()
{
    const Text text = Text(u"waits"_s).with(u"unit"_s, u"{n} %1 %n {unit}"_s).with(u"n"_s, 3);
    QCOMPARE(book().render(text, nameOf), u"{n} %1 %n {unit} waits."_s);
}

void TstPhrasebook::unknownIsShownAsItIs()
{
    QCOMPARE(book().render(Text(u"no.such"_s), nameOf), u"no.such"_s);
    QCOMPARE(book().render(u"no.such"_s), u"no.such"_s);
    QCOMPARE(book().render(Text(u"waits"_s), nameOf), u"{unit} waits."_s);
}

void TstPhrasebook::countsInEnglish()
{
    QCOMPARE(falls(1), u"One figure falls."_s);
    QCOMPARE(falls(0), u"0 figures fall."_s);
    QCOMPARE(falls(2), u"2 figures fall."_s);
    QCOMPARE(falls(-1), u"-1 figures fall."_s);
    QCOMPARE(book().render(Text(u"turn"_s).with(u"n"_s, 1), nameOf), u"turn 1"_s);
    QCOMPARE(book().render(u"falls"_s), u"{n} figures fall."_s);
}

void TstPhrasebook::countsInAnotherLanguage()
{
    German german;
    QVERIFY(QCoreApplication::installTranslator(&german));
    QCOMPARE(falls(1), u"1 Figur fällt."_s);
    QCOMPARE(falls(5), u"5 Figuren fallen."_s);
    QCOMPARE(book().render(Text(u"waits"_s).with(u"unit"_s, EntityId{2}), nameOf),
             u"Es wartet unit 2."_s);
    QCoreApplication::removeTranslator(&german);
    QCOMPARE(falls(1), u"One figure falls."_s);
}

void TstPhrasebook::joinsLists()
{
    const auto steps = [](const QList<Text> &parts) {
        return book().render(Text(u"list"_s).with(u"steps"_s, parts), nameOf,
                             QLocale(QLocale::English));
    };
    const Text one = Text(u"turn"_s).with(u"n"_s, 1);
    const Text two = Text(u"turn"_s).with(u"n"_s, 2);
    QCOMPARE(steps({one}), u"Then turn 1."_s);
    QCOMPARE(steps({one, two}), u"Then turn 1 and turn 2."_s);
    QCOMPARE(steps({one, two, one}), u"Then turn 1, turn 2, and turn 1."_s);
    QCOMPARE(steps({}), u"Then ."_s);
}

void TstPhrasebook::aSentenceBringsItsStop()
{
    QCOMPARE(book().render(Text(u"list"_s).with(u"steps"_s, u"what now?"_s), nameOf),
             u"Then what now?"_s);
    const Text waits = Text(u"waits"_s).with(u"unit"_s, u"A"_s);
    QCOMPARE(book().render(Text(u"list"_s).with(u"steps"_s, QList<Text>{waits}), nameOf),
             u"Then A waits."_s);
}

void TstPhrasebook::numbersFollowTheLocale()
{
    QCOMPARE(book().render(Text(u"turn"_s).with(u"n"_s, 1500), nameOf,
                           QLocale(QLocale::German, QLocale::Germany)),
             u"turn 1.500"_s);
}

ADJUTANT_TEST(TstPhrasebook)

#include "tst_phrasebook.moc"
