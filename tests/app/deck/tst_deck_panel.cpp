// SPDX-License-Identifier: MIT
#include "app/deck/card_face.h"
#include "app/deck/deck_cards.h"
#include "app/deck/deck_panel.h"
#include "app/side_zone/side_zone.h"
#include "app/widgets/action_button.h"

#include "core/games/game_systems.h"
#include "core/language.h"
#include "core/referee/setup.h"

#include "tests/support/app/sessions.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

class TstDeckPanel : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void sixCardsAreShown();
    void followsDrawsAndUndo();
    void newTurnTurnsAllOver();
    void lookingChangesNothing();
    void saysWhoDraws();
    void comesForwardForACard();
    void otherGamesHaveNoTab();
    void cardsAreSpoken();
    void noWordRunsOverACard();

private:
    QStringList cards() const;
    QString text(const QString &label) const;
    void upToTheCard() const;

    std::unique_ptr<app::Session> m_session; // at the first card that is black
    std::unique_ptr<app::DeckPanel> m_panel;
};

void TstDeckPanel::init()
{
    m_panel = std::make_unique<app::DeckPanel>();
    m_session = sampleSession(u"wss"_s);
    m_panel->setSession(m_session.get());
}

/// "now Black Fire" for each.
QStringList TstDeckPanel::cards() const
{
    QStringList found;
    for (const app::CardFace &card : m_panel->findChild<app::DeckCards *>()->cards()) {
        QStringList words{card.placeWord, card.face, card.meaning};
        words.removeAll(QString());
        found.append(words.join(u' '));
    }
    return found;
}

QString TstDeckPanel::text(const QString &label) const
{
    return m_panel->findChild<QLabel *>(label)->text();
}

/// Ends the phase; nothing is thrown or done.
void TstDeckPanel::upToTheCard() const
{
    QVERIFY(m_session->act(u"endPhase"_s, EntityId::None));
    while (m_session->question() && m_session->question()->kind != QuestionKind::Card)
        QVERIFY(m_session->answer(QJsonArray()));
}

/// P5.1, P5.2
void TstDeckPanel::sixCardsAreShown()
{
    QCOMPARE(cards(), (QStringList{u"now Black Fire"_s, u"next"_s, u"left"_s, u"left"_s, u"left"_s,
                                   u"left"_s}));
    const QString certain = text(u"certainText"_s);
    QVERIFY2(certain.contains(u"Left: 2 black, 3 red."_s), qPrintable(certain));
    QVERIFY2(certain.contains(u"Black, when it comes next: French and Bavarians, Cavalry."_s),
             qPrintable(certain));
    QVERIFY2(certain.contains(u"Red, when it comes next: Alliance, Fire."_s), qPrintable(certain));
}

void TstDeckPanel::followsDrawsAndUndo()
{
    upToTheCard();
    QCOMPARE(cards().mid(0, 3),
             (QStringList{u"now Black Fire"_s, u"next"_s, u"left"_s})); // until the next has come
    QVERIFY(m_session->answer(u"red"_s));
    QCOMPARE(cards().mid(0, 3),
             (QStringList{u"played Black Fire"_s, u"now Red Fire"_s, u"next"_s}));
    QVERIFY(m_session->undo());
    QCOMPARE(cards().mid(0, 2), (QStringList{u"now Black Fire"_s, u"next"_s}));
}

/// P5.4: shuffled, nothing is known.
void TstDeckPanel::newTurnTurnsAllOver()
{
    while (m_session->state().moment().turn == 1) {
        if (const Question *asked = m_session->question())
            QVERIFY(m_session->answer(asked->options.last().id));
        else
            upToTheCard();
    }
    QCOMPARE(cards(),
             (QStringList{u"next"_s, u"left"_s, u"left"_s, u"left"_s, u"left"_s, u"left"_s}));
}

void TstDeckPanel::lookingChangesNothing()
{
    upToTheCard();
    const State before = m_session->state();
    const auto steps = m_session->journal().count();
    m_panel->resize(320, 600);
    m_panel->show();
    for (int i = 0; i < 3; ++i)
        m_panel->grab();
    m_panel->setSession(m_session.get());
    QCOMPARE(m_session->state(), before);
    QCOMPARE(m_session->journal().count(), steps);
}

void TstDeckPanel::saysWhoDraws()
{
    QVERIFY(text(u"whoDrawsLabel"_s).startsWith(u"Real cards"_s));
    const Result<std::unique_ptr<Game>> game = makeGame(u"wss"_s);
    QVERIFY(game.ok());
    Command begin = beginCommand(*(*game)->rulebook().scenario(u"blenheim"_s));
    begin.arguments.insert(u"dice"_s, u"app"_s);
    Result<std::unique_ptr<Referee>> referee = Referee::begin(**game, begin, nullptr);
    QVERIFY(referee.ok());
    app::Session session(std::move(*referee));
    m_panel->setSession(&session);
    QVERIFY(text(u"whoDrawsLabel"_s).startsWith(u"The program"_s));
    m_panel->setSession(nullptr);
    QVERIFY(!m_panel->isNeeded());
}

void TstDeckPanel::comesForwardForACard()
{
    const QSignalSpy suggested(m_panel.get(), &app::SidePanel::suggested);
    upToTheCard();
    QCOMPARE(suggested.count(), 1);
    QVERIFY(m_session->answer(u"red"_s));
    QCOMPARE(suggested.count(), 1);
}

void TstDeckPanel::otherGamesHaveNoTab()
{
    app::SideZone zone;
    zone.resize(340, 700);
    zone.setVisible(true);
    const auto tab = [&zone]() -> app::ActionButton * {
        for (auto *button : zone.findChildren<app::ActionButton *>()) {
            if (button->accessibleName() == u"Deck")
                return button;
        }
        return nullptr;
    };
    QVERIFY(tab());
    QVERIFY(!tab()->isVisible());
    zone.setSession(m_session.get());
    QVERIFY(tab()->isVisible());
    QVERIFY(zone.findChild<app::DeckPanel *>()->isVisible());
    const auto teaw = sampleSession(u"teaw"_s);
    zone.setSession(teaw.get());
    QVERIFY(!tab()->isVisible());
    QVERIFY(!zone.findChild<app::DeckPanel *>()->isVisible());
    zone.setSession(nullptr);
}

void TstDeckPanel::cardsAreSpoken()
{
    const QString spoken = m_panel->findChild<app::DeckCards *>()->accessibleDescription();
    QVERIFY2(spoken.startsWith(u"Card 1, now, Black, French and Bavarians, Fire; Card 2, next, "
                               "unknown"_s),
             qPrintable(spoken));
}

/// In the language with the longest words, from the smallest card of the zone at the right on.
void TstDeckPanel::noWordRunsOverACard()
{
    Language language;
    for (const QLocale::Language spoken : {QLocale::German, QLocale::English}) {
        language.use(QLocale(spoken));
        app::CardFace card;
        for (const QString &meaning : {u"fire"_s, u"cavalry"_s, u"infantry"_s}) {
            card.meaning = m_session->render(Text(u"phase."_s + meaning));
            for (const int width : {60, 96, 118, 236})
                QVERIFY2(app::isWhole(card, QSizeF(width, width / 0.78)),
                         qPrintable(u"%1, %2 wide"_s.arg(card.meaning).arg(width)));
        }
    }
}

ADJUTANT_TEST(TstDeckPanel)

} // namespace adjutant::test

#include "tst_deck_panel.moc"
