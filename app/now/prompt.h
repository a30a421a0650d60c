// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/odds.h"
#include "core/referee/question.h"

#include <QJsonValue>
#include <QWidget>

class QKeyEvent;

namespace adjutant::app {

class Session;

/// How people like to enter things; kept from question to question.
struct Habits
{
    bool hitsOnly = false; ///< of several dice the number of hits is entered, and not the faces
};

/// How one kind of question is answered. Stands below its sentence, from asking to the answer.
class Prompt : public QWidget
{
    Q_OBJECT

public:
    Prompt(const Session &session, QWidget *parent);

    /// Whether it had a use for the key.
    virtual bool takeKey(const QKeyEvent &key) = 0;
    /// Takes the last thing that was entered back; false where there is nothing.
    virtual bool takeBack() { return false; }
    /// Somebody pointed at a unit in the order of battle; false where it is no part of the answer.
    virtual bool takeUnit(EntityId) { return false; }
    /// Buttons that stand beside "Back one" and "Park".
    virtual QList<QWidget *> extras() const { return {}; }
    /// What would be answered as it stands now, as far as it goes; null where nothing is.
    virtual QJsonValue standing() const { return {}; }
    virtual void showOdds(const OddsByCell &) {}
    /// Whether it takes on another size, theme and preferences by itself, with what is entered.
    virtual bool followsLook() const { return false; }
    /// The widget that text is typed into as soon as the question is put; null for none.
    virtual QWidget *typedInto() const { return nullptr; }

signals:
    void answered(const QJsonValue &answer);
    /// The standing answer is another one now.
    void reconsidered();
    /// Chance is to answer: the program throws the dice, or draws the card.
    void rollWanted();

protected:
    const Session &session() const { return m_session; }
    const Question &question() const { return m_question; }

private:
    const Session &m_session;
    const Question m_question;
};

/// The prompt for the question that \a session asks, which has to ask one.
Prompt *makePrompt(const Session &session, Habits &habits, QWidget *parent);

} // namespace adjutant::app
