// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"

#include "tests/cli/terminal.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

class TstHelp : public QObject
{
    Q_OBJECT

private slots:
    void namesEveryCommand();
    void explainsEachCommand();
    void tellsTheVersion();
    void refusesNonsense_data();
    void refusesNonsense();
};

void TstHelp::namesEveryCommand()
{
    const Ran help = ran({u"--help"_s});
    QCOMPARE(help.code, 0);
    for (const QString &name : cli::commandNames())
        QVERIFY2(help.out.contains(u"  "_s + name + u' '), qPrintable(name));
}

void TstHelp::explainsEachCommand()
{
    for (const QString &name : cli::commandNames()) {
        const Ran help = ran({name, u"--help"_s});
        QCOMPARE(help.code, 0);
        QVERIFY2(help.out.startsWith(name), qPrintable(help.out));
        QVERIFY2(help.out.contains(u"adjutant-cli "_s + name), qPrintable(help.out));
    }
}

void TstHelp::tellsTheVersion()
{
    const Ran version = ran({u"--version"_s});
    QCOMPARE(version.code, 0);
    QCOMPARE(version.out, u"adjutant-cli "_s + QStringLiteral(ADJUTANT_VERSION) + u'\n');
}

void TstHelp::refusesNonsense_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("says");
    QTest::newRow("nothing") << QStringList() << u"--help"_s;
    QTest::newRow("unknown command") << QStringList{u"plya"_s} << u"There are: play"_s;
    QTest::newRow("unknown option") << QStringList{u"play"_s, u"--fast"_s} << u"--fast"_s;
    QTest::newRow("sample of nothing") << QStringList{u"play"_s, u"--sample"_s} << u"teaw"_s;
    QTest::newRow("unknown game") << QStringList{u"play"_s, u"--sample"_s, u"chess"_s} << u"teaw"_s;
    QTest::newRow("unknown scenario")
        << QStringList{u"play"_s, u"--memory"_s, u"--new"_s, u"teaw"_s, u"verdun"_s}
        << u"night-raid"_s;
    QTest::newRow("no file") << QStringList{u"play"_s, u"/nowhere/at/all"_s}
                             << u"/nowhere/at/all"_s;
    QTest::newRow("report of nothing") << QStringList{u"report"_s} << u"report FILE"_s;
    QTest::newRow("recover of one") << QStringList{u"recover"_s, u"a"_s} << u"COPY"_s;
}

void TstHelp::refusesNonsense()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, says);
    const Ran refused = ran(arguments);
    QVERIFY(refused.code != 0);
    QVERIFY2(refused.err.contains(says), qPrintable(refused.err));
    QVERIFY(refused.out.isEmpty());
}

ADJUTANT_TEST(TstHelp)

} // namespace adjutant::test

#include "tst_help.moc"
