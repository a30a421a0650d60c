// SPDX-License-Identifier: MIT
#include "app/owed/owed_panel.h"

#include "owed/ui_owed_panel.h"

#include "app/owed/owed_card.h"
#include "app/session/session.h"

#include <QEvent>

using namespace Qt::StringLiterals;

namespace adjutant::app {

OwedPanel::OwedPanel(QWidget *parent)
    : SidePanel(parent)
    , m_form(std::make_unique<Ui::OwedPanel>())
{
    m_form->setupUi(this);
}

OwedPanel::~OwedPanel() = default;

QString OwedPanel::title() const
{
    return tr("Owed");
}

void OwedPanel::takeFocus()
{
    if (m_items.isEmpty())
        setFocus(Qt::ShortcutFocusReason);
    else
        m_cards.constFirst()->takeFocus();
}

void OwedPanel::catchUp()
{
    const QList<OwedItem> items = session() ? owedItems(*session()) : QList<OwedItem>();
    if (items == m_items)
        return;
    const bool counted = items.size() != m_items.size();
    m_items = items;
    showItems();
    if (counted)
        emit titleChanged();
}

OwedCard *OwedPanel::makeCard()
{
    auto *card = new OwedCard(m_form->sheet);
    connect(card, &OwedCard::takenUp, this, &OwedPanel::takeUp, Qt::QueuedConnection);
    connect(card, &OwedCard::letGo, this, &OwedPanel::letGo, Qt::QueuedConnection);
    m_form->cardLayout->insertWidget(static_cast<int>(m_cards.size()), card);
    return card;
}

void OwedPanel::showItems()
{
    while (m_cards.size() < m_items.size())
        m_cards.append(makeCard());
    for (qsizetype i = 0; i < m_cards.size(); ++i) {
        m_cards.at(i)->setVisible(i < m_items.size());
        if (i < m_items.size() && m_cards.at(i)->item() != m_items.at(i))
            m_cards.at(i)->setItem(m_items.at(i));
    }
    m_form->emptyLabel->setVisible(m_items.isEmpty());
}

void OwedPanel::takeUp(const OwedItem &item)
{
    if (!session())
        return;
    if (item.kind == OwedItem::Kind::Parked)
        session()->resume(item.entry);
    else
        session()->settle(item.owed);
}

void OwedPanel::letGo(const OwedItem &item)
{
    if (!session())
        return;
    Command command;
    command.procedure = u"drop"_s;
    command.arguments = {{u"owed"_s, item.owed}};
    session()->perform(command);
}

void OwedPanel::changeEvent(QEvent *event)
{
    SidePanel::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_form->retranslateUi(this);
    catchUp();
    emit titleChanged();
}

} // namespace adjutant::app
