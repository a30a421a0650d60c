// SPDX-License-Identifier: MIT
#include "app/now/welcome_view.h"

#include "app/battles/battles.h"
#include "app/widgets/action_button.h"
#include "app/widgets/flow_layout.h"
#include "app/widgets/wrapped_label.h"

#include "core/games/game_systems.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace adjutant::app {

WelcomeView::WelcomeView(QWidget *parent)
    : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addStretch();
    auto *title = new WrappedLabel(this);
    title->setProperty("look", u"question"_s);
    title->setText(tr("No battle is open"));
    column->addWidget(title);
    auto *ways = new QWidget(this);
    auto *flow = new FlowLayout(ways);
    column->addWidget(ways);
    column->addStretch();
    ActionButton &begin = addButton(*flow, tr("New battle"));
    begin.setKey(tr("Ctrl+N"));
    connect(&begin, &QAbstractButton::clicked, this, &WelcomeView::newBattleWanted);
    ActionButton &open = addButton(*flow, tr("Open a battle"));
    open.setKey(tr("Ctrl+O"));
    connect(&open, &QAbstractButton::clicked, this, &WelcomeView::openWanted);
    for (const QString &id : gameIds()) {
        const Result<const Game *> game = gameOf(id);
        if (!game)
            continue;
        const Rulebook &book = (*game)->rulebook();
        ActionButton &sample =
            addButton(*flow, tr("Sample battle: %1", "a game").arg(book.phrases.render(book.name)));
        connect(&sample, &QAbstractButton::clicked, this, [this, id] { emit sampleWanted(id); });
    }
}

ActionButton &WelcomeView::addButton(QLayout &flow, const QString &label)
{
    auto *button = new ActionButton(label, this);
    button->setWrapping(true);
    flow.addWidget(button);
    return *button;
}

} // namespace adjutant::app
