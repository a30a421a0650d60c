// SPDX-License-Identifier: MIT
#pragma once

#include "app/keys/number_keys.h"

#include "core/battle/step.h"

#include <QHash>
#include <QWidget>

class QKeyEvent;

namespace adjutant::app {

class ActionButton;
class Session;

/// What was forgotten: the unit, picked by its number or in the order of battle, and what it did;
/// or something that was still offered at that moment.
class InsertChooser : public QWidget
{
    Q_OBJECT

public:
    /// \a then is the battle as it stood before the entry.
    InsertChooser(Session &then, QWidget *parent);

    bool takeKey(const QKeyEvent &key);
    void takeUnit(EntityId unit);

signals:
    void chosen(const adjutant::Command &command);

private:
    void showChoices();
    void addAction(const QString &action, EntityId unit);
    void addOffers();
    bool takeDigit(int digit);

    Session &m_then;
    QHash<QChar, ActionButton *> m_byKey;
    NumberKeys m_typing;
};

} // namespace adjutant::app
