// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <QWidget>

#include <memory>

class QMenu;

namespace adjutant::app {

namespace Ui {
class TopBar;
}

class BattleClock;
class Session;

/// The battle, whose turn it is, what is owed; undo and redo, which keep their place and size
/// whatever their labels; and the end of the turn apart from both. Turn, phase and side are whole:
/// the names of game and battle give way to them.
class TopBar : public QWidget
{
    Q_OBJECT

public:
    explicit TopBar(QWidget *parent = nullptr);
    ~TopBar() override;

    void setSession(Session *session);
    /// What stands behind the three lines.
    void setMenu(QMenu *menu);
    /// The clock that is shown; once.
    void setClock(BattleClock *clock);

signals:
    /// Somebody wants to see what is owed.
    void owedWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool isNarrow() const;
    bool isTight() const;
    void restyle();
    void refresh();
    void showTurn();
    void colourTurn();
    void showOwed();
    void showTurnCommand();
    void layOut();
    void fixWidths();
    void makeRoomForTurn();
    bool hasRoomFor(const QString &turn);
    int undoWidth() const;
    void endTurn();

    std::unique_ptr<Ui::TopBar> m_form;
    Session *m_session = nullptr;
    bool m_narrow = false; ///< what can be shortened is
    bool m_tight = false;  ///< so narrow that nearly all is
    QStringList m_turn;    ///< turn and phase, the side that acts
    QString m_turnCommand; ///< the action that the last button does; empty for none
};

} // namespace adjutant::app
