// SPDX-License-Identifier: MIT
#include "core/referee/shown.h"

#include "tests/support/test_registry.h"

#include <QTest>

#include "sample_battle.h"

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// The deck as everybody may see it (P5.1, P5.2).
class TstShownDeck : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsKnownBeforeTheFirst();
    void cardsArePlayedInTheirOrder();
    void lastColourIsCertain();
    void undoTurnsItBack();
    void newTurnBeginsAnew();
    void orderIsKept();
    void lookingChangesNothing();

private:
    static QString shown(const SampleBattle &battle);
    static QStringList certain(const SampleBattle &battle);
    static void playTurn(const SampleBattle &battle);
};

/// A letter a card, P played, O open, N next, L left; with its colour and phase where it is known.
QString TstShownDeck::shown(const SampleBattle &battle)
{
    QStringList cards;
    for (const ShownCard &card : battle.game().deck(battle.state()).cards) {
        const QString place =
            QStringList{u"P"_s, u"O"_s, u"N"_s, u"L"_s}.at(static_cast<int>(card.place));
        const QString what = card.face.isEmpty() ? QString()
                                                 : u':' + card.face.key().section(u'.', 1) + u'-' +
                                                       card.meaning.key().section(u'.', 1);
        cards.append(place + what);
    }
    return cards.join(u' ');
}

QStringList TstShownDeck::certain(const SampleBattle &battle)
{
    QStringList keys;
    for (const Text &text : battle.game().deck(battle.state()).certain)
        keys.append(text.key());
    return keys;
}

void TstShownDeck::nothingIsKnownBeforeTheFirst()
{
    const SampleBattle battle;
    QCOMPARE(shown(battle), u"N L L L L L"_s);
    QCOMPARE(certain(battle), (QStringList{u"deck.left"_s, u"deck.nextOf"_s, u"deck.nextOf"_s}));
}

/// P5.2: what a card opens is counted by colour.
void TstShownDeck::cardsArePlayedInTheirOrder()
{
    const SampleBattle battle;
    battle.draw(u"red"_s);
    QCOMPARE(shown(battle), u"O:red-fire N L L L L"_s);
    battle.endPhase();
    battle.draw(u"black"_s);
    battle.endPhase();
    battle.draw(u"red"_s);
    QCOMPARE(shown(battle), u"P:red-fire P:black-fire O:red-cavalry N L L"_s);
    QCOMPARE(battle.game().deck(battle.state()).cards.at(0).side, battle.side(2));
    QCOMPARE(battle.game().deck(battle.state()).cards.at(3).side, EntityId::None);
}

/// P5.2: after three of one colour, the rest is known.
void TstShownDeck::lastColourIsCertain()
{
    const SampleBattle battle;
    for (int i = 0; i < 3; ++i) {
        battle.draw(u"black"_s);
        if (i < 2)
            battle.endPhase();
    }
    QCOMPARE(shown(battle), u"P:black-fire P:black-cavalry O:black-infantry N:red-fire "
                            "L:red-cavalry L:red-infantry"_s);
    QCOMPARE(certain(battle), (QStringList{u"deck.onlyOne"_s, u"deck.nextOf"_s}));
}

void TstShownDeck::undoTurnsItBack()
{
    const SampleBattle battle;
    battle.draw(u"red"_s);
    QVERIFY(battle.referee().undo());
    QCOMPARE(shown(battle), u"N L L L L L"_s); // what came is offered again, but not shown
    battle.draw(u"black"_s);
    QCOMPARE(shown(battle), u"O:black-fire N L L L L"_s);
}

/// Ends phases, with the first colour that is left, until the turn is over.
void TstShownDeck::playTurn(const SampleBattle &battle)
{
    const int turn = battle.state().moment().turn;
    while (battle.state().moment().turn == turn) {
        if (const Question *asked = battle.referee().question())
            battle.draw(asked->options.last().id);
        else
            battle.endPhase();
    }
}

/// P5.4
void TstShownDeck::newTurnBeginsAnew()
{
    const SampleBattle battle;
    playTurn(battle);
    QCOMPARE(battle.state().moment().turn, 2);
    QCOMPARE(shown(battle), u"N L L L L L"_s);
}

/// P5.4, `wss.deck.reshuffle`: whoever shuffles once knows all cards from the second turn on.
void TstShownDeck::orderIsKept()
{
    const SampleBattle battle({{u"wss.deck.reshuffle"_s, u"order"_s}});
    QCOMPARE(shown(battle), u"N L L L L L"_s);
    playTurn(battle);
    QVERIFY2(!shown(battle).contains(u"L "_s) && shown(battle).contains(u"-infantry"_s),
             qPrintable(shown(battle)));
}

void TstShownDeck::lookingChangesNothing()
{
    const SampleBattle battle;
    battle.draw(u"red"_s);
    // NOLINTNEXTLINE(performance-unnecessary-copy-initialization): a reference would change, too.
    const State before = battle.state();
    const QString first = shown(battle);
    for (int i = 0; i < 5; ++i)
        QCOMPARE(shown(battle), first);
    QCOMPARE(battle.state(), before);
}

ADJUTANT_TEST(TstShownDeck)

} // namespace adjutant::test

#include "tst_shown_deck.moc"
