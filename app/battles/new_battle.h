// SPDX-License-Identifier: MIT
#pragma once

#include "app/battles/battle_draft.h"

#include <QDialog>
#include <QMap>
#include <QTimer>

#include <memory>

class QModelIndex;
class QStandardItemModel;

namespace adjutant::app {

namespace Ui {
class NewBattle;
}

class DraftRules;
class Session;
class SideEditor;

/// Sets a battle up: a scenario as it is takes no more than one press; everything of it can be
/// changed, or a battle of the players' own be made from the catalogue.
class NewBattle : public QDialog
{
    Q_OBJECT

public:
    explicit NewBattle(QWidget *parent = nullptr);
    ~NewBattle() override;

    /// Offers the battles of that game.
    void setGame(const QString &id);
    /// The battle that was begun; null where none was.
    std::unique_ptr<Session> takeSession();
    /// The battle as it stands in the window.
    BattleDraft draft() const;

private:
    void connectFields();
    void addGames();
    void showGame();
    void addScenario(const QString &title, const QString &description, const QString &id);
    void pickScenario(const QModelIndex &picked, const QModelIndex &before);
    void showDraft(const BattleDraft &draft);
    void setRules(const Scenario &scenario);
    void swapColours(SideEditor &chosen, SideEditor &other, int before);
    void noteChange();
    void check();
    void tell(const QString &notice);
    void allow();
    void start();

    std::unique_ptr<Ui::NewBattle> m_form;
    QStandardItemModel *m_scenarios;
    const Game *m_game = nullptr;
    QMap<QString, BattleDraft> m_drafts; ///< what was changed in scenarios that were left again
    Scenario m_scenario;                 ///< what the fields began with
    std::unique_ptr<DraftRules> m_rules;
    QStringList m_allowed;
    QTimer m_idle; ///< checks when nothing was typed for a moment
    std::unique_ptr<Session> m_session;
};

} // namespace adjutant::app
