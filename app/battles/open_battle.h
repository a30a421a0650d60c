// SPDX-License-Identifier: MIT
#pragma once

#include "app/battles/shelves.h"

#include <QDialog>

#include <functional>
#include <memory>

class QModelIndex;

namespace adjutant::app {

namespace Ui {
class OpenBattle;
}

class BattleList;
class Session;

/// The battles that there are, and where each of them stands: to open one, put it by, duplicate it
/// or take it away. What is done to a file here can be undone; one that cannot be read is left as
/// it is, and recovered into a copy.
class OpenBattle : public QDialog
{
    Q_OBJECT

public:
    /// \a played is the battle that is open already, or null.
    explicit OpenBattle(const Session *played, QWidget *parent = nullptr);
    ~OpenBattle() override;

    /// Opens \a file and closes the window; says why where it cannot be, and returns false.
    bool openFile(const QString &file);
    /// The battle that was opened; null where none was.
    std::unique_ptr<Session> takeSession();

private:
    void connectButtons();
    void showShelf(Shelf shelf);
    /// Reads the shelf anew, with \a file picked; with the first where it is not there.
    void reload(const QString &file);
    void showDetails();
    QString whyLeftAlone() const;
    void showButtons();
    QString pickedFile() const;

    void askForFile();
    void duplicate();
    void archive();
    void remove();
    void deleteForGood(const QString &file);
    void move(Shelf to, const QString &notice);
    void recover();

    void tell(const QString &notice);
    /// The same, with a way back: \a undo does it and returns the file to be picked.
    void tell(const QString &notice, std::function<QString()> undo);
    void undo();
    void takeNoticeAway();

    std::unique_ptr<Ui::OpenBattle> m_form;
    const Session *m_played;
    BattleList *m_list;
    Shelf m_shelf = Shelf::Played;
    std::function<QString()> m_undo;
    QString m_damaged; ///< the file that can be recovered
    std::unique_ptr<Session> m_session;
};

} // namespace adjutant::app
