// SPDX-License-Identifier: MIT
#include "app/main_window/main_window.h"

#include "main_window/ui_main_window.h"

#include "app/battles/battles.h"
#include "app/battles/last_battle.h"
#include "app/battles/leave_battle.h"
#include "app/battles/new_battle.h"
#include "app/battles/open_battle.h"
#include "app/battles/shelves.h"
#include "app/keys/focus_home.h"
#include "app/keys/key_router.h"
#include "app/main_window/companions.h"
#include "app/now/welcome_view.h"
#include "app/photographs/photographs_window.h"
#include "app/preferences/preferences_dialog.h"
#include "app/rulings/rulings_window.h"
#include "app/session/session.h"
#include "app/style/design.h"
#include "app/widgets/click_guard.h"
#include "app/widgets/window_place.h"

#include <QActionGroup>
#include <QCloseEvent>
#include <QMenu>
#include <QMessageBox>
#include <QShortcut>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr int MostPages = 8; ///< that have a key of their own

} // namespace

MainWindow::MainWindow(QWidget *parent)
    : QMainWindow(parent)
    , m_form(std::make_unique<Ui::MainWindow>())
    , m_companions(new Companions(this))
{
    m_form->setupUi(this);
    m_form->topBar->setMenu(m_form->windowMenu);
    m_form->menubar->hide();
    addActions(m_form->windowMenu->actions());
    addActions(m_form->viewMenu->actions());
    connectBattles();
    connectView();
    connectCompanions();
    addPageKeys();
    keepFromRepeating();
    new ClickGuard(this);
    new FocusHome(this, m_form->nowPanel);
    new KeyRouter(this, [this](const QKeyEvent &key) { return m_form->nowPanel->takeKey(key); });
    connect(m_form->topBar, &TopBar::owedWanted, m_form->sideZone, &SideZone::openOwed);
    connect(m_form->orderOfBattle, &OrderOfBattle::unitPressed, m_form->nowPanel,
            &NowPanel::takeUnit);
    m_form->zones->setZones(m_form->orderOfBattle, m_form->nowPanel, m_form->sideZone);
    new WindowPlace(this, Place, {});
    setSession(nullptr);
}

MainWindow::~MainWindow()
{
    setSession(nullptr);
}

void MainWindow::connectBattles()
{
    connect(m_form->newBattleAction, &QAction::triggered, this, &MainWindow::newBattle);
    connect(m_form->openBattleAction, &QAction::triggered, this, [this] { openBattle(); });
    connect(m_form->otherBattleAction, &QAction::triggered, this, &MainWindow::openOtherBattle);
    connect(m_form->rulingsAction, &QAction::triggered, this, &MainWindow::openRulings);
    connect(m_form->photographsAction, &QAction::triggered, this,
            [this] { openPhotographs(StepId::None); });
    connect(m_form->handAction, &QAction::triggered, m_form->orderOfBattle,
            &OrderOfBattle::openHand);
    connect(m_form->rollCallAction, &QAction::triggered, m_form->orderOfBattle,
            &OrderOfBattle::openRollCall);
    const WelcomeView &welcome = m_form->nowPanel->welcome();
    connect(&welcome, &WelcomeView::newBattleWanted, this, &MainWindow::newBattle);
    connect(&welcome, &WelcomeView::openWanted, this, [this] { openBattle(); });
    connect(&welcome, &WelcomeView::sampleWanted, this, &MainWindow::openSample);
    connect(m_form->quitAction, &QAction::triggered, this, &QWidget::close);
    connect(m_form->undoAction, &QAction::triggered, this, [this] { m_session->undo(); });
    connect(m_form->redoAction, &QAction::triggered, this, [this] { m_session->redo(); });
    m_form->redoAction->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z),
                                      QKeySequence(Qt::CTRL | Qt::Key_Y)}); // either habit
}

void MainWindow::connectView()
{
    connect(m_form->largerAction, &QAction::triggered, &design(), &Design::larger);
    connect(m_form->smallerAction, &QAction::triggered, &design(), &Design::smaller);
    connect(m_form->fullSizeAction, &QAction::triggered, &design(),
            [] { design().setScale(Design::SmallestScale); });
    connect(m_form->preferencesAction, &QAction::triggered, this,
            [this] { PreferencesDialog(this).exec(); });
    m_form->largerAction->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    connect(m_form->filterAction, &QAction::triggered, this, [this] {
        m_form->sideZone->openGuest();
        m_form->orderOfBattle->startFilter();
    });
    connect(m_form->listingAction, &QAction::triggered, this, [this] {
        m_form->sideZone->openGuest();
        m_form->orderOfBattle->openListing();
    });
    connect(m_form->fullScreenAction, &QAction::triggered, this,
            [this](bool on) { on ? showFullScreen() : showNormal(); });
    auto *themes = new QActionGroup(this);
    const auto showTheme = [this] {
        m_form->systemThemeAction->setChecked(design().theme() == Theme::System);
        m_form->lightThemeAction->setChecked(design().theme() == Theme::Light);
        m_form->darkThemeAction->setChecked(design().theme() == Theme::Dark);
    };
    const QList<std::pair<QAction *, Theme>> choices{{m_form->systemThemeAction, Theme::System},
                                                     {m_form->lightThemeAction, Theme::Light},
                                                     {m_form->darkThemeAction, Theme::Dark}};
    for (const auto &[action, theme] : choices) {
        themes->addAction(action);
        connect(action, &QAction::triggered, &design(),
                [chosen = theme] { design().setTheme(chosen); });
    }
    showTheme();
    connect(&design(), &Design::changed, this, showTheme);
}

void MainWindow::connectCompanions()
{
    const QList<std::pair<QAction *, void (Companions::*)()>> openers{
        {m_form->reportAction, &Companions::openReport},
        {m_form->playersViewAction, &Companions::togglePlayersView},
        {m_form->clockAction, &Companions::toggleClock},
        {m_form->helpAction, &Companions::openHelp},
        {m_form->aboutAction, &Companions::openAbout}};
    for (const auto &[action, open] : openers)
        connect(action, &QAction::triggered, m_companions, open);
    m_form->topBar->setClock(m_companions->clock());
}

/// F2 for the first page at the right, F3 for the second.
void MainWindow::addPageKeys()
{
    for (int page = 0; page < std::min(MostPages, m_form->sideZone->pageCount()); ++page) {
        auto *shortcut = new QShortcut(QKeySequence(Qt::Key_F2 + page), this);
        shortcut->setWhatsThis(tr("Page %1 at the right").arg(page + 1));
        connect(shortcut, &QShortcut::activated, m_form->sideZone,
                [this, page] { m_form->sideZone->open(page); });
    }
    for (const QKeySequence &key :
         {QKeySequence(Qt::Key_Slash), QKeySequence(Qt::CTRL | Qt::Key_K)}) {
        auto *search = new QShortcut(key, this);
        search->setWhatsThis(tr("Search the rules"));
        connect(search, &QShortcut::activated, m_form->sideZone,
                [this] { m_form->sideZone->open(0); });
    }
}

/// A key that is held down undoes one thing, and opens one window; only sizes go on changing.
void MainWindow::keepFromRepeating()
{
    for (QAction *action : findChildren<QAction *>()) {
        const bool sizes = action == m_form->largerAction || action == m_form->smallerAction;
        if (!sizes && !action->shortcuts().isEmpty())
            action->setAutoRepeat(false);
    }
}

void MainWindow::setSession(std::unique_ptr<Session> session)
{
    Session *next = session.get();
    m_form->topBar->setSession(next);
    m_form->orderOfBattle->setSession(next);
    m_form->nowPanel->setSession(next);
    m_form->sideZone->setSession(next);
    m_form->statusLine->setSession(next);
    m_form->recap->hide();
    m_companions->setSession(next);
    m_session = std::move(session); // the old one goes when nobody looks at it any more
    if (next) {
        noteLastBattle(next->file());
        connect(next, &Session::changed, this, &MainWindow::showTitle);
        connect(next, &Session::photographWanted, this, &MainWindow::openPhotographs);
    }
    showTitle();
    m_form->nowPanel->setFocus();
}

void MainWindow::newBattle()
{
    if (!mayLeave(m_session.get(), this))
        return;
    auto *dialog = new NewBattle(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (m_session)
        dialog->setGame(m_session->rulebook().id);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { setSession(dialog->takeSession()); });
    dialog->open();
}

void MainWindow::openBattle(const QString &file)
{
    if (!mayLeave(m_session.get(), this))
        return;
    auto *dialog = new OpenBattle(m_session.get(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        setSession(dialog->takeSession());
        m_form->recap->showFor(*m_session);
    });
    if (!file.isEmpty() && dialog->openFile(file))
        dialog->deleteLater();
    else
        dialog->open();
}

void MainWindow::openSample(const QString &game)
{
    Result<std::unique_ptr<Session>> battle = sampleBattle(game);
    if (battle)
        setSession(std::move(*battle));
    else
        QMessageBox::warning(this, tr("This battle cannot be opened"), battle.fault().message);
}

void MainWindow::takeUpLast()
{
    const QString last = lastBattle();
    if (!last.isEmpty() || !battleFiles(Shelf::Played).isEmpty())
        openBattle(last);
}

/// There and back with the same key, where two battles are played at a time.
void MainWindow::openOtherBattle()
{
    openBattle(otherBattle(m_session ? m_session->file() : QString()));
}

void MainWindow::openRulings()
{
    auto *dialog = new RulingsWindow(*m_session, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::openPhotographs(StepId picked)
{
    auto *dialog = new PhotographsWindow(*m_session, this);
    dialog->pick(picked);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::showTitle()
{
    setWindowTitle(m_session ? tr("%1 - Adjutant").arg(m_session->battleName()) : tr("Adjutant"));
    for (QAction *action : {m_form->rulingsAction, m_form->photographsAction, m_form->reportAction,
                            m_form->playersViewAction, m_form->clockAction, m_form->handAction,
                            m_form->rollCallAction, m_form->filterAction, m_form->listingAction})
        action->setEnabled(m_session != nullptr);
    m_form->undoAction->setEnabled(m_session && m_session->referee().canUndo());
    m_form->redoAction->setEnabled(m_session && m_session->referee().canRedo());
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (mayLeave(m_session.get(), this))
        QMainWindow::closeEvent(event);
    else
        event->ignore();
}

} // namespace adjutant::app
