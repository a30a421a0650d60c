// SPDX-License-Identifier: MIT
#include "app/cli/report.h"

#include "tests/cli/terminal.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

class TstReport : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void tellsTheBattleByTurns();
    void speaksMarkdown();
    void speaksHtml();
    void countsTheDice();
    void saysWhatWasRecovered();

private:
    QTemporaryDir m_folder;
    QString m_file;
};

void TstReport::initTestCase()
{
    m_file = m_folder.filePath(u"dawn.adjutant"_s);
    const Ran played =
        ran({u"play"_s, m_file, u"--sample"_s, u"teaw"_s},
            {u"1"_s, u"2 shoot 11"_s, u"1"_s, u"6 6 1 1"_s, u"note a * in the mud"_s,
             u"1 shoot 12"_s, u"1"_s, u"6 6 1 1"_s, u"undo"_s, u"cancel"_s, u"end"_s, u"quit"_s});
    QCOMPARE(played.code, 0);
}

void TstReport::tellsTheBattleByTurns()
{
    const Ran report = ran({u"report"_s, m_file});
    QCOMPARE(report.code, 0);
    const qsizetype first = report.out.indexOf(u"\nTurn 1, British\n"_s);
    const qsizetype shot = report.out.indexOf(u"loses 2 figures"_s);
    const qsizetype second = report.out.indexOf(u"\nTurn 1, German\n"_s);
    QVERIFY2(report.out.startsWith(u"The Wire at Dawn"_s), qPrintable(report.out));
    QVERIFY2(first > 0 && first < shot && shot < second, qPrintable(report.out));
    QVERIFY(report.out.contains(u"a * in the mud"_s));
    // What was undone did not happen.
    QCOMPARE(report.out.count(u"loses 2 figures"_s), 1);
}

void TstReport::speaksMarkdown()
{
    const Ran report = ran({u"report"_s, m_file, u"--markdown"_s});
    QCOMPARE(report.code, 0);
    QVERIFY(report.out.startsWith(u"# The Wire at Dawn\n"_s));
    QVERIFY(report.out.contains(u"\n### Turn 1, British\n\n- "_s));
    QVERIFY(report.out.contains(u"a \\* in the mud"_s));
    QVERIFY(report.out.contains(u"| 11 | Jäger Defence |"_s));
}

void TstReport::speaksHtml()
{
    const Ran report = ran({u"report"_s, m_file, u"--html"_s});
    QCOMPARE(report.code, 0);
    QVERIFY(report.out.contains(u"<h1>The Wire at Dawn</h1>"_s));
    QVERIFY(report.out.contains(u"<td>Jäger Defence</td>"_s));
    QVERIFY(ran({u"report"_s, m_file, u"--html"_s, u"--markdown"_s}).code != 0);
}

void TstReport::countsTheDice()
{
    const Ran report = ran({u"report"_s, m_file});
    QVERIFY2(report.out.contains(u"British: 4 dice with 6 faces\n"_s), qPrintable(report.out));
    QVERIFY(report.out.contains(u"Average face 3.5; 3.5 is to be expected."_s));
    QVERIFY(report.out.contains(u"Too few throws to say"_s));
}

void TstReport::saysWhatWasRecovered()
{
    const QString copy = m_folder.filePath(u"copy.adjutant"_s);
    QVERIFY(ran({u"recover"_s, u"/nowhere"_s, copy}).code != 0);
    const Ran saved = ran({u"recover"_s, m_file, copy});
    QCOMPARE(saved.err, QString());
    QCOMPARE(saved.code, 0);
    QVERIFY(!saved.out.isEmpty());
    QCOMPARE(ran({u"report"_s, copy}).out, ran({u"report"_s, m_file}).out);
}

ADJUTANT_TEST(TstReport)

} // namespace adjutant::test

#include "tst_report.moc"
