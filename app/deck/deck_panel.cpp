// SPDX-License-Identifier: MIT
#include "app/deck/deck_panel.h"

#include "deck/ui_deck_panel.h"

#include "app/deck/card_face.h"
#include "app/session/session.h"

#include "core/referee/shown.h"

#include <QEvent>

namespace adjutant::app {

DeckPanel::DeckPanel(QWidget *parent)
    : SidePanel(parent)
    , m_form(std::make_unique<Ui::DeckPanel>())
{
    m_form->setupUi(this);
    m_form->cards->setOneLine(false);
}

DeckPanel::~DeckPanel() = default;

QString DeckPanel::title() const
{
    return tr("Deck");
}

bool DeckPanel::isNeeded() const
{
    return !m_form->cards->cards().isEmpty();
}

void DeckPanel::catchUp()
{
    const bool wasNeeded = isNeeded();
    ShownDeck deck;
    QStringList sentences;
    if (session()) {
        deck = session()->game().deck(session()->state());
        for (const Text &text : std::as_const(deck.certain))
            sentences.append(session()->render(text));
    }
    m_form->cards->setCards(session() ? cardFaces(*session(), deck.cards) : QList<CardFace>());
    m_form->certainText->setText(sentences.join(u'\n'));
    m_form->whoDrawsLabel->setText(session() && session()->appDice()
                                       ? tr("The program shuffles and turns the cards over.")
                                       : tr("Real cards: the players shuffle and turn over, and "
                                            "the referee says which came."));
    if (wasNeeded != isNeeded())
        emit titleChanged();
    comeForward(wasNeeded);
}

/// When there are cards for the first time, and when one is asked for; not with each step after.
void DeckPanel::comeForward(bool wasNeeded)
{
    const Question *asked = session() ? session()->question() : nullptr;
    const bool isAsked = asked && asked->kind == QuestionKind::Card;
    if (isNeeded() && (!wasNeeded || (isAsked && !m_cardIsAsked)))
        emit suggested();
    m_cardIsAsked = isAsked;
}

void DeckPanel::changeEvent(QEvent *event)
{
    SidePanel::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_form->retranslateUi(this);
    catchUp();
    emit titleChanged();
}

} // namespace adjutant::app
