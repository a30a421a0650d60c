// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/entity_id.h"

#include <QMainWindow>

#include <memory>

namespace adjutant::app {

namespace Ui {
class MainWindow;
}

class Companions;
class Session;

/// The one window beside the table: order of battle, now, and the pages at the right. It joins its
/// zones and knows no rule.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    static inline const QString Place = QStringLiteral("main"); ///< its place is kept under it

    explicit MainWindow(QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Shows that battle from now on; what was open is closed.
    void setSession(std::unique_ptr<Session> session);
    /// Opens the window of battles; with \a file that battle, and the window only where it cannot
    /// be opened.
    void openBattle(const QString &file = {});
    /// Opens the sample battle of that game; says in words where it cannot.
    void openSample(const QString &game);
    /// Takes the battle up again that was open last; where there is none, shows those that there
    /// are.
    void takeUpLast();
    Session *session() const { return m_session.get(); }

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    void connectBattles();
    void connectView();
    void connectCompanions();
    void addPageKeys();
    void keepFromRepeating();
    void newBattle();
    void openOtherBattle();
    void openRulings();
    void openPhotographs(StepId picked);
    void showTitle();

    std::unique_ptr<Ui::MainWindow> m_form;
    std::unique_ptr<Session> m_session;
    Companions *m_companions;
};

} // namespace adjutant::app
