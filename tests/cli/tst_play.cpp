// SPDX-License-Identifier: MIT
#include "app/cli/auto_play.h"
#include "app/cli/open_battle.h"
#include "app/cli/play.h"
#include "app/cli/question_text.h"

#include "tests/cli/terminal.h"
#include "tests/support/test_registry.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

class TstPlay : public QObject
{
    Q_OBJECT

private slots:
    void shootsAndTakesBack();
    void refusesAndAllows();
    void namesTheSideOnce();
    void readsDice_data();
    void readsDice();
    void setsByHand();
    void parksAndResumes();
    void saysOneLineToNonsense_data();
    void saysOneLineToNonsense();
    void goesOnInTheFile();
    void leavesAtTheEndOfInput();
    void playsByItself();
};

namespace {

/// A sample battle in memory that is played line by line.
class Played
{
public:
    Played()
        : m_battle(std::move(*cli::newBattle(u"teaw"_s, {}, {})))
        , m_in(&m_input, QIODeviceBase::ReadOnly)
        , m_out(&m_printed)
        , m_play(*m_battle.referee, {m_in, m_out, m_out})
    {
        type({u"1"_s}); // who has the first turn
    }

    /// Types \a lines; what was printed for the last of them.
    QString type(const QStringList &lines)
    {
        for (const QString &line : lines) {
            m_out.flush();
            m_printed.clear();
            m_play.obey(line);
        }
        m_out.flush();
        return m_printed;
    }

    int figures(int unit) const
    {
        return state().entity(cli::BattleWords(referee()).unitNumbered(unit)).number(u"figures"_s);
    }
    QString asked() const { return referee().question() ? referee().question()->name : QString(); }
    const Referee &referee() const { return *m_battle.referee; }
    const State &state() const { return referee().state(); }

private:
    cli::OpenBattle m_battle;
    QString m_input;
    QString m_printed;
    QTextStream m_in;
    QTextStream m_out;
    cli::Play m_play;
};

} // namespace

void TstPlay::shootsAndTakesBack()
{
    Played game;
    QVERIFY(game.type({u"2"_s}).contains(u"Shoot"_s));
    game.type({u"2 shoot 11"_s});
    QCOMPARE(game.asked(), u"aim"_s);
    game.type({u"1"_s});
    QCOMPARE(game.asked(), u"dice"_s);
    const QString said = game.type({u"4 4 1 1"_s}); // T6.3: 4 and more hit
    QCOMPARE(game.figures(11), 3);
    QVERIFY2(said.contains(u"General actions: Shoot"_s), qPrintable(said));
    QVERIFY2(said.contains(u"On the table"_s), qPrintable(said));
    game.type({u"undo"_s});
    QCOMPARE(game.figures(11), 5);
    QCOMPARE(game.asked(), u"dice"_s);
    game.type({u"redo"_s});
    QCOMPARE(game.figures(11), 3);
    QVERIFY(game.type({u"log"_s}).contains(u"2 hits"_s));
    QVERIFY(game.type({u"odds 2 s 11"_s}).contains(u'%'));
    game.type({u"end"_s});
    QCOMPARE(cli::BattleWords(game.referee()).moment(), u"Turn 1, German"_s);
}

void TstPlay::refusesAndAllows()
{
    Played game;
    QString said = game.type({u"2 shoot 11"_s, u"3"_s}); // T6.2: out of range or sight
    QVERIFY2(said.contains(u"Not allowed"_s) && said.contains(u"General actions: Shoot"_s),
             qPrintable(said));
    QCOMPARE(game.asked(), u"aim"_s);
    said = game.type({u"allow"_s});
    QVERIFY2(said.contains(u"Allowed anyway"_s), qPrintable(said));
    QCOMPARE(game.asked(), u"dice"_s);
    game.type({u"h 1"_s});
    QCOMPARE(game.figures(11), 4);
    QVERIFY(game.type({u"allow"_s}).contains(u"Nothing was refused"_s));
    // T13.1: a packed gun does not fire, unless the referee says so.
    QVERIFY(game.type({u"3 a 11"_s}).contains(u"Not allowed"_s));
    QVERIFY(game.asked().isEmpty());
    game.type({u"allow"_s});
    QCOMPARE(game.asked(), u"aim"_s);
}

/// Some sentences begin with the side that they ask.
void TstPlay::namesTheSideOnce()
{
    const Played game;
    const cli::BattleWords words(game.referee());
    const EntityId side = game.state().entities(u"side"_s).constFirst();
    Question question;
    question.kind = QuestionKind::YesNo;
    question.side = side;
    question.text = Text(u"turn.ends"_s).with(u"side"_s, side);
    QVERIFY(cli::questionText(question, words).startsWith(u"British ends its turn."_s));
    question.text = Text(u"objectives.ask"_s);
    QVERIFY(cli::questionText(question, words).startsWith(u"British: Who alone"_s));
}

void TstPlay::readsDice_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("left"); ///< figures of five; -1 where it is not understood
    QTest::newRow("faces") << u"4 5 6 1"_s << 2;
    QTest::newRow("in one word") << u"4561"_s << 2;
    QTest::newRow("hits only") << u"h 2"_s << 3;
    QTest::newRow("hits in one word") << u"h2"_s << 3;
    QTest::newRow("other number") << u"n=2 6 6"_s << 3;
    QTest::newRow("other score") << u"t=6 6 5 5 5"_s << 4;
    QTest::newRow("too few") << u"4 4"_s << -1;
    QTest::newRow("no die") << u"7 1 1 1"_s << -1;
    QTest::newRow("too many hits") << u"h 5"_s << -1;
    QTest::newRow("words") << u"all of them"_s << -1;
}

void TstPlay::readsDice()
{
    QFETCH(QString, typed);
    QFETCH(int, left);
    Played game;
    game.type({u"2 shoot 11"_s, u"1"_s, typed});
    QCOMPARE(game.asked().isEmpty(), left >= 0);
    if (left >= 0)
        QCOMPARE(game.figures(11), left);
}

void TstPlay::setsByHand()
{
    Played game;
    QVERIFY(game.type({u"set 2 figures 3"_s}).contains(u"by hand"_s));
    QCOMPARE(game.figures(2), 3);
    QVERIFY(game.type({u"set 2 figures many"_s}).contains(u"number"_s));
    QVERIFY(game.type({u"set 2 hats 1"_s}).contains(u"figures"_s));
    QVERIFY(game.type({u"set 3 mg flying"_s}).contains(u"setUp"_s));
    QVERIFY(game.type({u"set 99 figures 1"_s}).contains(u"set 2 figures 3"_s));
    // More than full strength: the referee may.
    QVERIFY(game.type({u"set 2 figures 9"_s}).contains(u"Not allowed"_s));
    game.type({u"allow"_s});
    QCOMPARE(game.figures(2), 9);
}

void TstPlay::parksAndResumes()
{
    Played game;
    game.type({u"2 shoot 11"_s});
    QVERIFY(game.type({u"park"_s}).contains(u"resume"_s));
    QVERIFY(game.asked().isEmpty());
    game.type({u"1 shoot 12"_s, u"4 shoot 12"_s}); // the second puts the first aside
    QCOMPARE(cli::parkedEntries(game.referee()).size(), 2);
    game.type({u"cancel"_s, u"resume 1"_s});
    QCOMPARE(game.asked(), u"aim"_s);
    game.type({u"1"_s, u"r"_s});
    // What was only displaced comes back by itself.
    QCOMPARE(game.asked(), u"aim"_s);
    game.type({u"cancel"_s});
    QVERIFY(game.asked().isEmpty());
    game.type({u"2 shoot 11"_s, u"b"_s}); // nothing was answered yet: given up
    QVERIFY(game.asked().isEmpty());
}

void TstPlay::saysOneLineToNonsense_data()
{
    QTest::addColumn<QString>("typed");
    for (const char *typed : {"dance", "99", "2 fly", "2 shoot 99", "do 9", "do", "resume 7", "set",
                              "ruling", "odds", "decide", "park", "0", "-3", "2 shoot shoot"})
        QTest::newRow(typed) << QString::fromLatin1(typed);
}

void TstPlay::saysOneLineToNonsense()
{
    QFETCH(QString, typed);
    Played game;
    const QString said = game.type({typed});
    QVERIFY2(said.count(u'\n') == 1 && said.size() > 10, qPrintable(said));
    QVERIFY(game.asked().isEmpty());
}

void TstPlay::goesOnInTheFile()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"raid.adjutant"_s);
    const Ran first = ran({u"play"_s, u"--new"_s, u"teaw"_s, u"night-raid"_s, file},
                          {u"1"_s, u"1 shoot 11"_s, u"1"_s});
    QCOMPARE(first.code, 0);
    QVERIFY(first.out.contains(u"raid.adjutant"_s));
    const Ran second = ran({u"play"_s, file}, {u"h 1"_s, u"quit"_s, u"end"_s});
    QCOMPARE(second.code, 0);
    QVERIFY2(second.out.contains(u"loses 1 figure"_s), qPrintable(second.out));
    QVERIFY(!second.out.contains(u"ends its turn"_s));
    // What is there is not replaced.
    QVERIFY(ran({u"play"_s, u"--sample"_s, u"teaw"_s, file}).code != 0);
}

void TstPlay::leavesAtTheEndOfInput()
{
    QCOMPARE(ran({u"play"_s, u"--memory"_s}).code, 0);
    QCOMPARE(ran({u"play"_s, u"--memory"_s}, {u"1"_s, u"2 shoot 11"_s}).code, 0);
}

void TstPlay::playsByItself()
{
    const QStringList scenarios{u"wire-at-dawn"_s, u"crater-and-sap"_s, u"night-raid"_s,
                                u"all-arms"_s};
    for (quint32 seed = 1; seed <= 20; ++seed) {
        auto battle = cli::newBattle(u"teaw"_s, scenarios.at(seed % scenarios.size()), {});
        QVERIFY(battle);
        QString printed;
        QString nothing;
        QTextStream in(&nothing);
        QTextStream out(&printed);
        cli::AutoPlay player(*battle->referee, {in, out, out}, QRandomGenerator(seed));
        player.play(3);
        const int turn = battle->referee->state().moment().turn;
        QVERIFY2(player.isDecided() || turn == 4, qPrintable(printed.right(2000)));
        QVERIFY(turn <= 4);
    }
}

ADJUTANT_TEST(TstPlay)

} // namespace adjutant::test

#include "tst_play.moc"
