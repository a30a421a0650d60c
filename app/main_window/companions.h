// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <memory>

class QWidget;

namespace adjutant::app {

class BattleClock;
class HelpWindow;
class PlayersView;
class ScreenAwake;
class Session;

/// What stands beside the main window: the report, the players' view and the help, and what runs
/// while a battle is open: its clock, and that the screen stays awake.
class Companions : public QObject
{
    Q_OBJECT

public:
    /// \a window is the main one.
    explicit Companions(QWidget *window);
    ~Companions() override;

    /// The battle that they belong to from now on; null for none.
    void setSession(Session *session);
    BattleClock *clock() const { return m_clock; }

    void openReport();
    /// Opens it or brings it to the front; on another screen it goes away again.
    void togglePlayersView();
    void openHelp();
    void openAbout();
    void toggleClock();

private:
    QWidget *m_window;
    BattleClock *m_clock;
    ScreenAwake *m_awake;
    HelpWindow *m_help = nullptr;
    std::unique_ptr<PlayersView> m_playersView; ///< no child of the window: it may lie below it
    Session *m_session = nullptr;
};

} // namespace adjutant::app
