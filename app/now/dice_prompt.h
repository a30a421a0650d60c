// SPDX-License-Identifier: MIT
#pragma once

#include "app/keys/number_keys.h"
#include "app/now/dice_entry.h"
#include "app/now/prompt.h"

#include <memory>

class QLabel;

namespace adjutant::app {

namespace Ui {
class DicePrompt;
}

class ActionButton;
class DieButton;
class StepButtons;

/// Real dice, typed or tapped; the last one commits. Or the number of hits alone, or the program
/// throws.
class DicePrompt : public Prompt
{
    Q_OBJECT

public:
    DicePrompt(const Session &session, Habits &habits, QWidget *parent);
    ~DicePrompt() override;

    bool takeKey(const QKeyEvent &key) override;
    bool takeBack() override;
    QList<QWidget *> extras() const override;
    bool followsLook() const override { return true; }
    QJsonValue standing() const override { return m_entry.answer(); }

private:
    void build();
    void addThrown();
    QWidget *addLine();
    void addThrown(int group, QWidget &line);
    DieButton *makeThrown(int group, int die, QWidget &line);
    void addFaceKeys();
    void addHits();
    void addHitButton();
    void showHitButtons();
    void addChanges();
    void showEntry();
    void showThrown();
    void showHits(int group);
    bool typesHits() const;
    bool enterRolls() const;
    QString invitation() const;
    void takeFace(int face);
    void takeHits(int hits);
    bool takeDigit(int digit);
    bool takeStep(int key);
    void setHitsOnly(bool on);
    void commitWhenComplete();

    Habits &m_habits;
    DiceEntry m_entry;
    NumberKeys m_typing;
    std::unique_ptr<Ui::DicePrompt> m_form;
    QList<QList<DieButton *>> m_thrown; ///< by group
    QList<QLabel *> m_labels;           ///< by group; null where it needs none
    QList<ActionButton *> m_hitButtons;
    ActionButton *m_roll = nullptr;
    ActionButton *m_hitsOnly = nullptr;
    QWidget *m_changes = nullptr; ///< the two that follow, which are no part of the prompt
    StepButtons *m_count = nullptr;
    StepButtons *m_score = nullptr;
};

} // namespace adjutant::app
