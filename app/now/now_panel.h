// SPDX-License-Identifier: MIT
#pragma once

#include "app/now/prompt.h"

#include <QWidget>

#include <memory>

class QKeyEvent;

namespace adjutant::app {

namespace Ui {
class NowPanel;
}

class ConflictView;
class HandView;
class IdleView;
class MomentView;
class QuestionView;
class RollCall;
class Session;
class WelcomeView;

/// The middle zone: the one question of the moment, or what could be done.
class NowPanel : public QWidget
{
    Q_OBJECT

public:
    explicit NowPanel(QWidget *parent = nullptr);
    ~NowPanel() override;

    void setSession(Session *session);
    /// What it shows while there is no battle.
    WelcomeView &welcome() const;
    /// Whether the key means something now.
    bool takeKey(const QKeyEvent &key);
    /// Somebody pointed at a unit: it is part of the answer, or it is picked.
    void takeUnit(EntityId unit);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeViews();
    void placeButtons();
    void refresh();
    void refreshWhenIdle();
    void showView(QWidget *view);
    void scrollToQuestion();
    void showResult(const QWidget *view);
    bool isConflict() const;
    QWidget *viewInFront() const;
    QList<QWidget *> views() const;
    bool isInPast();
    void openHand(EntityId subject);
    void openRollCall();
    void closePage();
    QList<std::pair<QWidget *, QWidget *>> buttonsByView() const;

    std::unique_ptr<Ui::NowPanel> m_form;
    Session *m_session = nullptr;
    Habits m_habits;
    IdleView *m_idle = nullptr;
    QuestionView *m_question = nullptr;
    ConflictView *m_conflict = nullptr;
    MomentView *m_moment = nullptr;
    HandView *m_hand = nullptr;
    RollCall *m_rollCall = nullptr;
    QWidget *m_page = nullptr; ///< the one of the last two that was opened; null for neither
};

} // namespace adjutant::app
