// SPDX-License-Identifier: MIT
#pragma once

#include "app/keys/number_keys.h"

#include "core/battle/step.h"

#include <QHash>
#include <QWidget>

class QKeyEvent;

namespace adjutant::app {

class ActionButton;
class HandView;
class Session;

/// What was forgotten: the unit, picked by its number or in the order of battle, and what it did or
/// what is changed of it by hand; or something that was still offered at that moment.
class InsertChooser : public QWidget
{
    Q_OBJECT

public:
    /// \a then is the battle as it stood before the entry.
    InsertChooser(Session &then, QWidget *parent);

    bool takeKey(const QKeyEvent &key);
    void takeUnit(EntityId unit);
    /// Changes something of that unit by hand, as it was then.
    void openHand(EntityId unit);
    bool isHandOpen() const { return m_hand != nullptr; }

signals:
    /// What is to be put in, one after the other.
    void chosen(const QList<adjutant::Command> &commands);
    /// Nothing was changed by hand.
    void left();

private:
    void showChoices();
    void choose(const Command &command);
    void closeHand();
    QList<Command> doneByHand() const;
    void addAction(const QString &action, EntityId unit);
    void addHand(EntityId unit);
    void addOffers();
    bool takeDigit(int digit);

    Session &m_then;
    const StepId m_moment; ///< before which nothing was done here
    QWidget *m_choices;
    HandView *m_hand = nullptr;
    QHash<QChar, ActionButton *> m_byKey;
    NumberKeys m_typing;
};

} // namespace adjutant::app
