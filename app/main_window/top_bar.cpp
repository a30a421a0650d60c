// SPDX-License-Identifier: MIT
#include "app/main_window/top_bar.h"

#include "main_window/ui_top_bar.h"

#include "app/battles/battle_colour.h"
#include "app/owed/owed_items.h"
#include "app/session/session.h"
#include "app/style/design.h"
#include "app/style/sheet_property.h"
#include "app/style/symbols.h"
#include "app/widgets/click_guard.h"

#include "core/referee/offer.h"
#include "core/referee/shown.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

// At 100 percent.
constexpr int UndoWidth = 240;
constexpr int WidestUndo = 480;   ///< up to here it has its share of what a wide window has over
constexpr int RoomForMore = 1366; ///< width from which there is something over
constexpr int RedoWidth = 84;
constexpr int EndTurnWidth = 110;
constexpr int Apart = 46;        ///< between redo and the end of the turn
constexpr int RoomForAll = 1160; ///< width from which nothing has to be shortened
constexpr int NarrowUndoWidth = 150;
constexpr int NarrowRedoWidth = 46;
constexpr int NarrowApart = 22;
constexpr int Gap = 14;
constexpr int NarrowGap = 8;
constexpr int MarkHeight = 4;     ///< of the battle's colour
constexpr int RoomForWords = 860; ///< width below which only the turn has words
constexpr int LeastBarWidth = 480;

const QString Between = u" · "_s;

} // namespace

TopBar::TopBar(QWidget *parent)
    : QWidget(parent)
    , m_form(std::make_unique<Ui::TopBar>())
{
    m_form->setupUi(this);
    setAttribute(Qt::WA_StyledBackground);
    m_form->undoButton->setKey(tr("Ctrl+Z"));
    m_form->redoButton->setKey(tr("Ctrl+Shift+Z"));
    m_form->undoButton->setKeyShown(false);
    for (ActionButton *button : {m_form->redoButton, m_form->endTurnButton})
        button->setKeyShown(false);
    ClickGuard::setSteps(*m_form->undoButton);
    ClickGuard::setSteps(*m_form->redoButton);
    m_form->endTurnButton->setLook(u"strong"_s);
    m_form->owedButton->setLook(u"pill"_s);
    connect(m_form->undoButton, &QAbstractButton::clicked, this, [this] { m_session->undo(); });
    connect(m_form->redoButton, &QAbstractButton::clicked, this, [this] { m_session->redo(); });
    connect(m_form->endTurnButton, &QAbstractButton::clicked, this, &TopBar::endTurn);
    connect(m_form->owedButton, &QAbstractButton::clicked, this, &TopBar::owedWanted);
    connect(&design(), &Design::changed, this, &TopBar::restyle);
    // Queued: all have their new type by then.
    connect(&design(), &Design::changed, this, &TopBar::layOut, Qt::QueuedConnection);
    restyle();
}

TopBar::~TopBar() = default;

void TopBar::setSession(Session *session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    if (session)
        connect(session, &Session::changed, this, &TopBar::refresh);
    m_form->clockButton->setSession(session);
    refresh();
}

void TopBar::setMenu(QMenu *menu)
{
    m_form->menuButton->setMenu(menu);
}

void TopBar::setClock(BattleClock *clock)
{
    m_form->clockButton->setClock(clock);
}

bool TopBar::isNarrow() const
{
    return width() < design().px(RoomForAll);
}

bool TopBar::isTight() const
{
    return width() < design().px(RoomForWords);
}

void TopBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (isNarrow() != m_narrow || isTight() != m_tight)
        restyle();
    else
        layOut();
}

/// The colour of this battle, for a referee of two tables.
void TopBar::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    if (m_session)
        QPainter(this).fillRect(0, 0, width(), design().px(MarkHeight),
                                design().palette().side(battleColour(*m_session)));
}

void TopBar::restyle()
{
    m_narrow = isNarrow();
    m_tight = isTight();
    setMinimumWidth(
        design().px(LeastBarWidth)); // or its contents would keep it from being made narrow
    const QColor ink = design().palette().ink;
    m_form->menuButton->setIcon(symbolIcon(u"menu"_s, ink));
    m_form->undoButton->setIcon(symbolIcon(u"undo"_s, ink));
    m_form->redoButton->setIcon(m_narrow ? symbolIcon(u"redo"_s, ink) : QIcon());
    m_form->redoButton->setLabelShown(!m_narrow);
    m_form->undoButton->setLabelShown(!m_tight);
    const int side = design().px(space::Large);
    m_form->barLayout->setContentsMargins(side - design().px(6), design().px(space::Small), side,
                                          design().px(space::Small));
    m_form->barLayout->setSpacing(design().px(m_tight ? space::Small : m_narrow ? NarrowGap : Gap));
    setSheetProperty(*m_form->turnLabel, "look", m_narrow ? u"strong"_s : u"turn"_s);
    m_form->apart->changeSize(design().px(m_narrow ? NarrowApart : Apart), 0, QSizePolicy::Fixed);
    refresh();
}

void TopBar::refresh()
{
    const bool open = m_session != nullptr;
    m_form->battleLabel->setText(open ? m_session->battleName() : tr("Adjutant"));
    m_form->gameLabel->setText(open ? m_session->render(m_session->rulebook().name) : QString());
    const QString undo = open ? m_session->undoLabel() : QString();
    const QString redo = open ? m_session->redoLabel() : QString();
    m_form->undoButton->setEnabled(!undo.isEmpty());
    m_form->undoButton->setLabel(undo.isEmpty() ? tr("Undo") : tr("Undo: %1").arg(undo));
    m_form->undoButton->setShortLabel(undo); // its arrow says the rest
    m_form->redoButton->setEnabled(!redo.isEmpty());
    m_form->redoButton->setLabel(tr("Redo"));
    m_form->redoButton->setDetail(redo);
    showTurn();
    showOwed();
    showTurnCommand();
    layOut();
}

void TopBar::layOut()
{
    fixWidths();
    makeRoomForTurn();
}

/// Of the window's width, not of the label's.
int TopBar::undoWidth() const
{
    if (m_narrow)
        return design().px(m_tight ? NarrowRedoWidth : NarrowUndoWidth);
    const int over = std::max(0, width() - design().px(RoomForMore)) / 3;
    return std::min(design().px(UndoWidth) + over, design().px(WidestUndo));
}

/// No button moves when a label changes; all are as high as the one of two lines. Redo and the end
/// of the turn are wider than designed where a language needs it.
void TopBar::fixWidths()
{
    const auto room = [](const QWidget &button, int designed) {
        return std::max(design().px(designed), button.sizeHint().width());
    };
    m_form->undoButton->setFixedWidth(undoWidth());
    m_form->redoButton->setFixedWidth(m_narrow ? design().px(NarrowRedoWidth)
                                               : room(*m_form->redoButton, RedoWidth));
    const int height = m_form->undoButton->sizeHint().height(); // the tallest of them
    for (ActionButton *button : {m_form->redoButton, m_form->endTurnButton})
        button->setFixedHeight(height);
    m_form->endTurnButton->setFixedWidth(room(*m_form->endTurnButton, EndTurnWidth));
}

void TopBar::showTurn()
{
    m_turn.clear();
    if (!m_session)
        return;
    const Moment &moment = m_session->state().moment();
    QStringList when;
    if (moment.turn > 0)
        when.append(tr("Turn %1").arg(moment.turn));
    const QString phase = u"phase."_s + moment.phase;
    if (m_session->rulebook().phrases.contains(phase))
        when.append(m_session->render(phase));
    if (!when.isEmpty())
        m_turn.append(when.join(Between));
    if (const std::optional<Verdict> verdict = m_session->game().verdict(m_session->state()))
        m_turn.append(verdict->winner == EntityId::None
                          ? tr("Nobody has won")
                          : tr("Won by %1").arg(m_session->nameOf(verdict->winner)));
    else if (moment.side != EntityId::None)
        m_turn.append(tr("%1 to act").arg(m_session->nameOf(moment.side)));
    colourTurn();
}

void TopBar::colourTurn()
{
    const EntityId side = m_session->state().moment().side;
    QPalette colours = m_form->turnLabel->palette();
    colours.setColor(QPalette::WindowText,
                     side == EntityId::None ? design().palette().ink
                                            : design().palette().side(m_session->colourOf(side)));
    m_form->turnLabel->setPalette(colours);
}

/// The name of the game gives way first, then that of the battle is shortened; then the side stands
/// below turn and phase, and at last the name of the battle, which the title has, too, goes.
void TopBar::makeRoomForTurn()
{
    const QString line = m_turn.join(Between);
    const QString lines = m_turn.join(u'\n');
    m_form->battleLabel->show();
    m_form->gameLabel->setVisible(!m_narrow);
    for (ElidedLabel *name : {m_form->battleLabel, m_form->gameLabel})
        name->setMinimumWidth(name->sizeHint().width());
    const bool hasRoom = hasRoomFor(line);
    m_form->gameLabel->setVisible(!m_narrow && hasRoom);
    m_form->battleLabel->setMinimumWidth(0);
    const bool onOneLine = hasRoom || hasRoomFor(line);
    if (!onOneLine)
        m_form->battleLabel->setVisible(!m_tight && hasRoomFor(lines));
    m_form->turnLabel->setText(onOneLine ? line : lines);
    const QSize twoLines = m_form->turnLabel->fontMetrics().size(0, u"\n"_s);
    m_form->turnLabel->setMinimumHeight(twoLines.height() + 1); // the bar keeps its height
}

/// Whether all that has to be seen fits beside \a turn, which has as much of the room as it needs.
bool TopBar::hasRoomFor(const QString &turn)
{
    m_form->turnLabel->setText(turn);
    m_form->turnLabel->setMinimumWidth(0);
    m_form->barLayout->invalidate();
    const int others = m_form->barLayout->totalMinimumSize().width() -
                       m_form->turnLabel->minimumSizeHint().width();
    const int room = std::max(0, width() - others);
    const int needed = m_form->turnLabel->sizeHint().width();
    m_form->turnLabel->setMinimumWidth(std::min(needed, room));
    return needed <= room;
}

void TopBar::showOwed()
{
    int count = 0;
    if (m_session) {
        const QList<OwedItem> items = owedItems(*m_session);
        count =
            static_cast<int>(std::count_if(items.cbegin(), items.cend(), [](const OwedItem &item) {
                return item.kind != OwedItem::Kind::Offer;
            }));
    }
    m_form->owedButton->setVisible(count > 0);
    m_form->owedButton->setLabel(tr("%n owed", nullptr, count));
}

void TopBar::showTurnCommand()
{
    m_turnCommand.clear();
    QString label = tr("End turn");
    QString key;
    if (m_session) {
        const QStringList actions = m_session->game().actions(m_session->state(), EntityId::None);
        if (const auto *declared = m_session->rulebook().action(actions.value(0))) {
            m_turnCommand = declared->id;
            label = m_session->render(declared->label);
            key = declared->key;
        }
    }
    m_form->endTurnButton->setLabel(label);
    m_form->endTurnButton->setKey(key);
    m_form->endTurnButton->setEnabled(!m_turnCommand.isEmpty());
}

void TopBar::endTurn()
{
    m_session->act(m_turnCommand, EntityId::None);
}

} // namespace adjutant::app
