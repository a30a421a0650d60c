// SPDX-License-Identifier: MIT
#include "app/words/words.h"

#include "tests/support/test_registry.h"

#include <QTest>

#include <algorithm>

using namespace adjutant::app;
using namespace Qt::StringLiterals;

class TstWords : public QObject
{
    Q_OBJECT

private slots:
    void findsWhateverCaseAndAccents_data();
    void findsWhateverCaseAndAccents();
    void everyWordHasToBeFound();
    void beginsOfWords();
    void sortsAsPeopleDo();
    void breaksWhatIsTooLong();
};

void TstWords::findsWhateverCaseAndAccents_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("typed");
    QTest::newRow("accent") << u"Café"_s << u"cafe"_s;
    QTest::newRow("accent typed") << u"Cafe"_s << u"CAFÉ"_s;
    QTest::newRow("umlaut") << u"Jäger Defence"_s << u"JAGER"_s;
    QTest::newRow("sharp s") << u"Straßenkampf"_s << u"strassen"_s;
    QTest::newRow("ligature") << u"Œuvre"_s << u"oeuv"_s;
    QTest::newRow("stroke") << u"Łódź"_s << u"lodz"_s;
    QTest::newRow("full width") << u"ＭＧ ０８"_s << u"mg 08"_s;
    QTest::newRow("combining mark") << u"Cafe\u0301"_s << u"café"_s;
    QTest::newRow("curly quote") << u"Mark IV “Daphne”"_s << u"\"daph"_s;
    QTest::newRow("Hebrew") << u"גדוד"_s << u"גדוד"_s;
}

void TstWords::findsWhateverCaseAndAccents()
{
    QFETCH(QString, text);
    QFETCH(QString, typed);
    QVERIFY(SearchWords(typed).allIn(folded(text)));
}

void TstWords::everyWordHasToBeFound()
{
    const QString text = folded(u"Mine against a tank"_s);
    QVERIFY(SearchWords(u"tank mine"_s).allIn(text));
    QVERIFY(!SearchWords(u"tank gun"_s).allIn(text));
    QVERIFY(SearchWords(u"  "_s).isEmpty());
    QVERIFY(SearchWords(u""_s).allIn(text));
}

void TstWords::beginsOfWords()
{
    const QString text = folded(u"Determine the mine"_s);
    QVERIFY(SearchWords(u"mine"_s).allBeginIn(text));
    QVERIFY(!SearchWords(u"ermine"_s).allBeginIn(text));
    QVERIFY(SearchWords(u"min det"_s).allBeginIn(text));
}

void TstWords::sortsAsPeopleDo()
{
    QStringList names{u"Coy 10"_s, u"coy 2"_s, u"Égalité"_s, u"Coy 02b"_s,
                      u"Zug"_s,    u"Coy"_s,   u"9"_s};
    std::sort(names.begin(), names.end(), naturallyLess);
    const QStringList wanted{u"9"_s,      u"Coy"_s,     u"coy 2"_s, u"Coy 02b"_s,
                             u"Coy 10"_s, u"Égalité"_s, u"Zug"_s};
    QCOMPARE(names, wanted);
    QVERIFY(!naturallyLess(u"Coy 2"_s, u"Coy 2"_s));
    // Beyond any integer.
    QVERIFY(naturallyLess(u"No. 99999999999999999999"_s, u"No. 100000000000000000000"_s));
}

void TstWords::breaksWhatIsTooLong()
{
    const QString plain = u"Royal Engineers, Stosstruppführer"_s;
    QCOMPARE(breakable(plain), plain);
    QString broken = breakable(QString(300, u'W'));
    QVERIFY(broken.count(QChar(0x200B)) >= 10);
    QCOMPARE(broken.remove(QChar(0x200B)), QString(300, u'W'));
    const QString accented = u"e\u0301"_s.repeated(40);
    QVERIFY(!breakable(accented).contains(u"\u200B\u0301"_s));
}

ADJUTANT_TEST(TstWords)

#include "tst_words.moc"
