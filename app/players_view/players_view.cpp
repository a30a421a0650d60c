// SPDX-License-Identifier: MIT
#include "app/players_view/players_view.h"

#include "players_view/ui_players_view.h"

#include "app/clock/battle_clock.h"
#include "app/log/last_line.h"
#include "app/players_view/public_dice.h"
#include "app/session/session.h"
#include "app/style/design.h"
#include "app/widgets/window_place.h"

#include "core/referee/shown.h"

#include <QAction>
#include <QGuiApplication>
#include <QScreen>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr QSize FirstSize(1100, 680);

// Parts of the height of the window. A capital letter is seven tenths of its type: on a screen 30
// cm high the question is 14 mm, and 4.4 mm is what good eyes make out from three metres.
constexpr qreal TurnType = 0.055;
constexpr qreal QuestionType = 0.085;
constexpr qreal SmallestType = 0.03;
constexpr qreal Margin = 0.03;

/// A screen other than \a own; null where there is none.
QScreen *otherScreen(const QScreen *own)
{
    const QList<QScreen *> screens = QGuiApplication::screens();
    const auto other = std::find_if(screens.cbegin(), screens.cend(),
                                    [own](const QScreen *screen) { return screen != own; });
    return other == screens.cend() ? nullptr : *other;
}

} // namespace

PlayersView::PlayersView(QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_form(std::make_unique<Ui::PlayersView>())
    , m_fullScreen(new QAction(tr("Full screen"), this))
{
    m_form->setupUi(this);
    setAttribute(Qt::WA_QuitOnClose, false); // the program ends with the referee's window
    setAttribute(Qt::WA_StyledBackground);
    m_form->deck->setOneLine(true);
    m_form->clockText->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    addKeys();
    connect(&design(), &Design::changed, this, &PlayersView::refresh);
    new WindowPlace(this, u"players"_s, FirstSize);
}

PlayersView::~PlayersView() = default;

void PlayersView::addKeys()
{
    m_fullScreen->setCheckable(true);
    m_fullScreen->setShortcut(Qt::Key_F11);
    connect(m_fullScreen, &QAction::toggled, this, &PlayersView::setFilling);
    addAction(m_fullScreen);
    auto *away = new QAction(tr("Leave the full screen, or close"), this);
    away->setShortcut(Qt::Key_Escape);
    connect(away, &QAction::triggered, this, &PlayersView::leave);
    addAction(away);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    setFocusPolicy(Qt::StrongFocus);
    setFocus();
    m_form->fullScreenButton->setDefaultAction(m_fullScreen);
    m_form->fullScreenButton->setToolTip(tr("Full screen (F11)"));
}

void PlayersView::setSession(const Session *session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    if (session)
        connect(session, &Session::changed, this, &PlayersView::follow);
    refresh();
}

void PlayersView::setClock(const BattleClock *clock)
{
    connect(clock, &BattleClock::ticked, this, [this, clock] {
        m_form->clockText->setText(m_session ? clockText(clock->turnTime()) : QString());
    });
}

/// On a screen of its own it leaves the keys with the referee.
void PlayersView::showApartFrom(QWidget &main)
{
    QScreen *other = otherScreen(main.screen());
    setAttribute(Qt::WA_ShowWithoutActivating, other != nullptr);
    if (other) {
        setGeometry(other->availableGeometry());
        m_fullScreen->setChecked(true);
    }
    show();
    raise();
    (other ? &main : this)->activateWindow();
}

bool PlayersView::isApartFrom(const QWidget &main) const
{
    return isVisible() && screen() != main.screen();
}

bool PlayersView::isFullScreenWanted() const
{
    return m_fullScreen->isChecked();
}

/// showFullScreen() would take the keys as well.
void PlayersView::setFilling(bool on)
{
    m_form->fullScreenButton->setHidden(on); // F11 or Escape bring it back
    setWindowState(on ? Qt::WindowFullScreen : Qt::WindowNoState);
    show();
}

void PlayersView::leave()
{
    if (m_fullScreen->isChecked())
        m_fullScreen->setChecked(false);
    else
        close();
}

void PlayersView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    restyle();
}

void PlayersView::restyle()
{
    const auto part = [this](qreal share) { return std::max(1, qRound(height() * share)); };
    const int margin = part(Margin);
    m_form->viewLayout->setContentsMargins(margin, margin, margin, margin);
    m_form->viewLayout->setSpacing(margin);
    m_form->turnText->setSizes(part(TurnType), part(SmallestType));
    m_form->clockText->setSizes(part(TurnType), part(SmallestType));
    m_form->questionText->setSizes(part(QuestionType), part(SmallestType));
}

void PlayersView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh(); // it did not follow while it was hidden
}

void PlayersView::follow()
{
    if (isVisible())
        refresh();
}

void PlayersView::refresh()
{
    showTurn();
    showQuestion();
    m_form->dice->setDice(m_session ? publicDice(*m_session) : PublicDice());
    m_form->deck->setCards(
        m_session ? cardFaces(*m_session, m_session->game().deck(m_session->state()).cards)
                  : QList<CardFace>());
    m_form->deck->setHidden(m_form->deck->cards().isEmpty());
    m_form->units->setRows(m_session ? unitRows(*m_session) : QList<UnitRow>());
    setWindowTitle(m_session ? tr("%1 – for the players").arg(m_session->battleName())
                             : tr("For the players"));
}

void PlayersView::showTurn()
{
    QStringList parts;
    QColor colour;
    if (m_session) {
        const Moment &moment = m_session->state().moment();
        const Entity &side = m_session->state().entity(moment.side);
        if (moment.turn > 0)
            parts.append(tr("Turn %1").arg(moment.turn));
        const QString phase = u"phase."_s + moment.phase;
        if (m_session->rulebook().phrases.contains(phase))
            parts.append(m_session->render(phase));
        if (const auto verdict = m_session->game().verdict(m_session->state())) {
            parts.append(m_session->render(verdict->text));
        } else if (!side.isNull()) {
            parts.append(m_session->nameOf(moment.side));
            colour = design().palette().side(m_session->colourOf(moment.side));
        }
        if (parts.isEmpty())
            parts.append(m_session->battleName());
    }
    m_form->turnText->setText(parts.join(u" · "_s));
    m_form->turnText->setColour(colour);
}

void PlayersView::showQuestion()
{
    QString text;
    const Question *asked = m_session ? m_session->question() : nullptr;
    const bool sealed =
        asked && (asked->kind == QuestionKind::Secret || asked->kind == QuestionKind::Note);
    if (sealed)
        text = tr("The referee takes a note.");
    else if (asked)
        text = m_session->render(asked->text);
    else if (m_session)
        text = m_session->render(lastLine(*m_session));
    m_form->questionText->setText(text);
    m_form->questionText->setColour(asked ? design().palette().ink : design().palette().muted);
}

} // namespace adjutant::app
