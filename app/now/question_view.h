// SPDX-License-Identifier: MIT
#pragma once

#include "app/now/prompt.h"

#include <QTimer>
#include <QWidget>

#include <memory>

namespace adjutant::app {

namespace Ui {
class QuestionView;
}

class Session;

/// One question: what goes on, the answers so far, the sentence, its prompt, the table in use.
class QuestionView : public QWidget
{
    Q_OBJECT

public:
    QuestionView(Session &session, Habits &habits, QWidget *parent);
    ~QuestionView() override;

    /// The buttons below every question, which keep their place while it scrolls.
    QWidget *buttons() const { return m_buttons; }
    /// Where the question stands with what is pressed to answer it.
    QRect heart() const;
    /// Puts the question that the session asks.
    void refresh();
    /// Size, theme or preferences are others from the next refresh() on.
    void followLook();
    bool takeKey(const QKeyEvent &key);
    bool takeUnit(EntityId unit);

private:
    void showHead();
    void showAnswers();
    void showQuestion();
    void showTable();
    void showPrompt();
    void takeUpAgain();
    void showButtons();
    void putUp(Prompt *prompt);
    void dispute();
    void settleDispute(const QJsonValue &value, const QJsonValue &other, int face);
    void reconsider();
    void showSums();
    void workOutOdds();
    void showOdds(const OddsByCell &odds);
    void goBack();
    void giveUp();

    Session &m_session;
    Habits &m_habits;
    std::unique_ptr<Ui::QuestionView> m_form;
    QWidget *m_buttons; ///< belongs to whoever shows it
    Prompt *m_prompt = nullptr;
    bool m_asksAnew = true; ///< something happened since the prompt was put up
    QTimer m_whenIdle;      ///< odds wait until nothing else is to do
};

} // namespace adjutant::app
