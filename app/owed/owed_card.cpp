// SPDX-License-Identifier: MIT
#include "app/owed/owed_card.h"

#include "owed/ui_owed_card.h"

#include "app/style/design.h"
#include "app/words/words.h"

#include <QEvent>
#include <QPainter>

namespace adjutant::app {

namespace {

constexpr int CardBar = 4; ///< the stripe in the colour of a side

} // namespace

OwedCard::OwedCard(QWidget *parent)
    : QWidget(parent)
    , m_form(std::make_unique<Ui::OwedCard>())
{
    m_form->setupUi(this);
    m_form->takeUpButton->installEventFilter(this);
    m_form->letGoButton->installEventFilter(this);
    connect(m_form->takeUpButton, &QPushButton::clicked, this, [this] { emit takenUp(m_item); });
    connect(m_form->letGoButton, &QPushButton::clicked, this, [this] { emit letGo(m_item); });
}

OwedCard::~OwedCard() = default;

void OwedCard::takeFocus()
{
    m_form->takeUpButton->setFocus(Qt::ShortcutFocusReason);
}

void OwedCard::setItem(const OwedItem &item)
{
    m_item = item;
    m_form->titleLabel->setText(breakable(item.title));
    m_form->titleLabel->setAccessibleName(item.title);
    m_form->causeLabel->setText(breakable(item.cause));
    m_form->causeLabel->setAccessibleName(item.cause);
    m_form->causeLabel->setHidden(item.cause.isEmpty());
    switch (item.kind) {
    case OwedItem::Kind::Owed:
        m_form->takeUpButton->setText(tr("Do it now"));
        m_form->letGoButton->setText(tr("Not done"));
        break;
    case OwedItem::Kind::Offer:
        m_form->takeUpButton->setText(tr("Claim"));
        m_form->letGoButton->setText(tr("Let it pass"));
        break;
    case OwedItem::Kind::Parked:
        m_form->takeUpButton->setText(tr("Go on with it"));
        break;
    }
    m_form->letGoButton->setVisible(item.canPass);
    m_form->takeUpButton->setAccessibleName(tr("%1: %2", "a button and what it is about")
                                                .arg(m_form->takeUpButton->text(), item.title));
    m_form->letGoButton->setAccessibleName(
        tr("%1: %2", "a button and what it is about").arg(m_form->letGoButton->text(), item.title));
    update();
}

void OwedCard::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    QPainter painter(this);
    const Palette &colours = design().palette();
    painter.fillRect(0, 0, design().px(CardBar), height(),
                     m_item.side > 0 ? colours.side(m_item.side) : colours.line);
}

bool OwedCard::eventFilter(QObject *watched, QEvent *event)
{
    // The first click of two moves the next card below the pointer; the second is not meant for it.
    return event->type() == QEvent::MouseButtonDblClick || QWidget::eventFilter(watched, event);
}

void OwedCard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setItem(m_item);
}

} // namespace adjutant::app
