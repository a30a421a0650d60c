// SPDX-License-Identifier: MIT
#pragma once

#include "app/now/prompt.h"
#include "app/timeline/past_entries.h"

#include <QWidget>

#include <memory>
#include <optional>

class QKeyEvent;

namespace adjutant::app {

namespace Ui {
class MomentView;
}

class ActionButton;
class DifferencesModel;
class InsertChooser;
class Session;

/// A moment of the past beside now: what was done there, what differs since, and the ways from
/// there: go on, put in what was forgotten, correct one answer.
class MomentView : public QWidget
{
    Q_OBJECT

public:
    MomentView(Session &session, Habits &habits, QWidget *parent);
    ~MomentView() override;

    /// The buttons below, which keep their place while the view scrolls.
    QWidget *buttons() const { return m_buttons; }
    void refresh();
    bool takeKey(const QKeyEvent &key);
    bool takeUnit(EntityId unit);
    /// While something is put in: changes that unit by hand there. False where nothing is.
    bool openHand(EntityId subject);

private:
    void addButtons();
    ActionButton &addButton(const QString &label, const QString &key, const QString &detail,
                            void (MomentView::*does)());
    void findEntries();
    const PastEntry *entry() const;
    void showEntry();
    void showAnswers();
    void showDifferences();
    void showWayOn();
    void leaveTask();
    void goEarlier();
    void goLater();
    void goOn();
    void goBackToNow();
    void startInsert();
    void showInsert();
    void turnOrderOfBattle();
    void step(int by);
    void startCorrection(StepId answer);
    void correct(const QJsonValue &value);
    bool takeMomentKey(const QKeyEvent &key);
    bool takeAnswerKey(int digit);

    Session &m_session;
    Habits &m_habits;
    std::unique_ptr<Ui::MomentView> m_form;
    DifferencesModel *m_differences;
    QWidget *m_buttons; ///< belongs to whoever shows it
    StepId m_tip = StepId::None;
    QList<PastEntry> m_entries; ///< of the line that is looked along
    qsizetype m_place = -1;
    QList<StepId> m_answers;
    std::unique_ptr<Session> m_asking; ///< asks what is to be corrected
    StepId m_corrected = StepId::None;
    QWidget *m_task = nullptr; ///< holds the prompt of a correction, and its extras
    Prompt *m_prompt = nullptr;
    InsertChooser *m_insert = nullptr;
    StepId m_before = StepId::None;   ///< the entry before which something is put in
    StepId m_cameFrom = StepId::None; ///< the moment at which that was begun
    StepId m_shown = StepId::None;    ///< the moment that was shown last
};

} // namespace adjutant::app
