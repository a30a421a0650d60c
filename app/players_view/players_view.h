// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <memory>

class QAction;

namespace adjutant::app {

namespace Ui {
class PlayersView;
}

class BattleClock;
class Session;

/// A window for a screen that faces the players, to be read from across the table: the turn, the
/// question of the moment, the dice and the units. It shows nothing secret, and nothing can be done
/// in it but to make it fill the screen.
class PlayersView : public QWidget
{
    Q_OBJECT

public:
    explicit PlayersView(QWidget *parent = nullptr);
    ~PlayersView() override;

    /// The battle that it follows; null for none.
    void setSession(const Session *session);
    /// The clock that it shows; once.
    void setClock(const BattleClock *clock);
    /// Shows it: on another screen than \a main where there is one, filling it.
    void showApartFrom(QWidget &main);
    /// Whether it is seen on another screen than \a main.
    bool isApartFrom(const QWidget &main) const;
    bool isFullScreenWanted() const;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void addKeys();
    void follow();
    void refresh();
    void restyle();
    void showTurn();
    void showQuestion();
    void setFilling(bool on);
    void leave();

    std::unique_ptr<Ui::PlayersView> m_form;
    const Session *m_session = nullptr;
    QAction *m_fullScreen;
};

} // namespace adjutant::app
