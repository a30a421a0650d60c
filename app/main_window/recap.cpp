// SPDX-License-Identifier: MIT
#include "app/main_window/recap.h"

#include "main_window/ui_recap.h"

#include "app/battles/standing.h"
#include "app/session/session.h"

#include <QShortcut>

namespace adjutant::app {

Recap::Recap(QWidget *parent)
    : QWidget(parent)
    , m_form(std::make_unique<Ui::Recap>())
{
    m_form->setupUi(this);
    setAttribute(Qt::WA_StyledBackground);
    m_form->goOnButton->setLabel(tr("Go on"));
    m_form->goOnButton->setKeyShown(false); // the page below says what Escape leaves there
    m_form->goOnButton->setKey(tr("Esc"));
    auto *key = new QShortcut(QKeySequence(Qt::Key_Escape), this);
    key->setAutoRepeat(false);
    key->setWhatsThis(tr("Leaves what is open: where you left off, a refusal, a page, a choice"));
    connect(key, &QShortcut::activated, this, &QWidget::hide);
    connect(m_form->goOnButton, &QAbstractButton::clicked, this, &QWidget::hide);
    hide();
}

Recap::~Recap() = default;

void Recap::showFor(const Session &session)
{
    const QStringList entries = Standing::of(session).lastEntries;
    m_form->entriesLabel->setText(entries.join(u'\n'));
    setVisible(!entries.isEmpty());
    connect(&session, &Session::changed, this, &QWidget::hide);
}

} // namespace adjutant::app
