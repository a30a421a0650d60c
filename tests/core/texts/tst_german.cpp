// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"
#include "core/language.h"
#include "core/referee/referee.h"
#include "core/referee/setup.h"
#include "core/storage/battle_file.h"

#include "tests/support/test_registry.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant {

/// A battle of To End All Wars speaks German: with plural forms, with the names of things within a
/// sentence, with what the rules refuse, and with what is wrong with its file.
class TstGerman : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void numbersHaveTheirForms_data();
    void numbersHaveTheirForms();
    void whatTheSingularSaysOtherwiseIsKept();
    void scenariosNameWhatIsInThem();
    void refusalsNameTheAction();
    void numbersFollowTheLanguage();
    void filesSayWhatIsWrong();
    void cleanupTestCase();

private:
    QString said(const Text &text) const;

    std::unique_ptr<Language> m_language;
    std::unique_ptr<Game> m_game;
};

void TstGerman::initTestCase()
{
    m_language = std::make_unique<Language>();
    m_language->use(QLocale(u"de_DE"_s));
    Result<std::unique_ptr<Game>> game = makeGame(u"teaw"_s);
    QVERIFY(game.ok());
    m_game = std::move(*game);
}

void TstGerman::cleanupTestCase()
{
    m_language.reset(); // a translator that is gone is asked no more
    QLocale::setDefault(QLocale::c());
}

QString TstGerman::said(const Text &text) const
{
    return m_game->rulebook().phrases.render(text, {});
}

void TstGerman::numbersHaveTheirForms_data()
{
    QTest::addColumn<int>("n");
    QTest::addColumn<QString>("figures");
    QTest::addColumn<QString>("lost");
    QTest::newRow("none") << 0 << u"0 Figuren"_s << u"Stoßtrupp verliert 0 Figuren."_s;
    QTest::newRow("one") << 1 << u"1 Figur"_s << u"Stoßtrupp verliert 1 Figur."_s;
    QTest::newRow("more") << 3 << u"3 Figuren"_s << u"Stoßtrupp verliert 3 Figuren."_s;
}

void TstGerman::numbersHaveTheirForms()
{
    QFETCH(int, n);
    QTEST(said(Text(u"common.figures"_s).with(u"n"_s, n)), "figures");
    QTEST(said(Text(u"casualties.lost"_s).with(u"n"_s, n).with(u"unit"_s, u"Stoßtrupp"_s)), "lost");
}

/// T16.4: the two forms of this sentence say opposite things.
void TstGerman::whatTheSingularSaysOtherwiseIsKept()
{
    const Text burnt =
        Text(u"flamethrower.tankHits"_s).with(u"unit"_s, u"Schilt"_s).with(u"target"_s, u"A7V"_s);
    QCOMPARE(said(Text(burnt).with(u"n"_s, 1)),
             u"Schilt: Flammen auf den Panzer, beschädigt: A7V."_s);
    QCOMPARE(said(Text(burnt).with(u"n"_s, 0)),
             u"Schilt: Flammen auf den Panzer, kein Schaden: A7V."_s);
}

/// A battle keeps the names that its scenario had in the language of the moment.
void TstGerman::scenariosNameWhatIsInThem()
{
    const Rulebook &book = m_game->rulebook();
    const Scenario scenario = book.inWords(book.scenarios.constFirst());
    QCOMPARE(scenario.sides.constFirst().name, u"Großbritannien"_s);
    QCOMPARE(scenario.sides.constFirst().units.constFirst().name, u"1. Sturmtrupp"_s);
    QCOMPARE(scenario.markers.constFirst().name, u"Draht, links"_s);
    QCOMPARE(book.scenarios.constFirst().sides.constFirst().name, u"British"_s);
}

/// T2.4: a Heavy Machine Gun Team does not shoot with rifles.
void TstGerman::refusalsNameTheAction()
{
    const Rulebook &book = m_game->rulebook();
    Result<std::unique_ptr<Referee>> begun =
        Referee::begin(*m_game, beginCommand(book.inWords(book.scenarios.constFirst())), {});
    QVERIFY(begun.ok());
    Referee &referee = **begun;
    QCOMPARE(said(referee.question()->text), u"Wer hat den ersten Zug?"_s);
    while (const Question *question = referee.question())
        QVERIFY(referee.answer(question->options.constFirst().id).ok());

    const QList<EntityId> teams = referee.state().entities(u"team"_s);
    const auto gun = std::find_if(teams.cbegin(), teams.cend(), [&](EntityId id) {
        return referee.state().entity(id).word(u"type"_s) == u"hmg"_s;
    });
    QVERIFY(gun != teams.cend());
    Command shoot;
    shoot.procedure = u"shoot"_s;
    shoot.arguments.insert(u"unit"_s, number(*gun));
    const Result<Reply> reply = referee.perform(shoot);
    QVERIFY(reply.ok());
    QVERIFY(reply->refusal);
    const NameOf nameOf = [&](EntityId id) { return referee.state().entity(id).word(u"name"_s); };
    QCOMPARE(book.phrases.render(reply->refusal->text, nameOf),
             u"Vickers-MG hat keine Aktion „Schießen“."_s);
}

void TstGerman::numbersFollowTheLanguage()
{
    QCOMPARE(QLocale().toString(18.5), u"18,5"_s);
}

void TstGerman::filesSayWhatIsWrong()
{
    const Result<OpenedBattle> opened = BattleFile::open(u"nowhere.adjutant"_s);
    QVERIFY(!opened);
    QCOMPARE(opened.fault().message, u"Es gibt keine Datei „nowhere.adjutant“."_s);
}

ADJUTANT_TEST(TstGerman)

} // namespace adjutant

#include "tst_german.moc"
