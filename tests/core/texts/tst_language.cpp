// SPDX-License-Identifier: MIT
#include "core/language.h"
#include "core/referee/dice.h"

#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant {

class TstLanguage : public QObject
{
    Q_OBJECT

private slots:
    void englishIsAlwaysThere() { QVERIFY(Language::available().contains(u"en"_s)); }
    void germanIsThere() { QVERIFY(Language::available().contains(u"de"_s)); }
    void englishHasItsPlurals();
    void germanIsSpokenWhereverItIs_data();
    void germanIsSpokenWhereverItIs();
    void anUnknownLanguageSpeaksEnglish();
    void cleanup() { QLocale::setDefault(QLocale::c()); }

private:
    /// A sentence of the core with a number in it.
    static QString complaint(int dice);
};

QString TstLanguage::complaint(int dice)
{
    Question question;
    question.kind = QuestionKind::Dice;
    DiceGroup group;
    group.count = dice;
    group.score = 4;
    question.dice = {group};
    const Result<QJsonValue> accepted = acceptDice(question, QJsonArray{1, 2, 3, 4, 5, 6, 1});
    return accepted ? QString() : accepted.fault().message;
}

void TstLanguage::englishHasItsPlurals()
{
    Language language;
    language.use(QLocale(u"en_GB"_s));
    QCOMPARE(complaint(1), u"1 die is asked for."_s);
    QCOMPARE(complaint(3), u"3 dice are asked for."_s);
}

void TstLanguage::germanIsSpokenWhereverItIs_data()
{
    QTest::addColumn<QString>("locale");
    for (const QString &locale : {u"de"_s, u"de_DE"_s, u"de_AT"_s, u"de_CH"_s})
        QTest::newRow(qPrintable(locale)) << locale;
}

void TstLanguage::germanIsSpokenWhereverItIs()
{
    QFETCH(QString, locale);
    Language language;
    language.use(QLocale(locale));
    QCOMPARE(complaint(1), u"1 Würfel ist gefragt."_s);
    QCOMPARE(complaint(3), u"3 Würfel sind gefragt."_s);
    language.use(QLocale(u"en_GB"_s));
    QCOMPARE(complaint(1), u"1 die is asked for."_s);
}

void TstLanguage::anUnknownLanguageSpeaksEnglish()
{
    Language language;
    language.use(QLocale(u"fi_FI"_s));
    QCOMPARE(complaint(1), u"1 die is asked for."_s);
    QCOMPARE(QLocale().decimalPoint(), u","_s);
}

ADJUTANT_TEST(TstLanguage)

} // namespace adjutant

#include "tst_language.moc"
