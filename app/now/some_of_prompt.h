// SPDX-License-Identifier: MIT
#pragma once

#include "app/now/option_keys.h"
#include "app/now/prompt.h"

#include <QHash>
#include <QStringList>

class QGridLayout;
class QLabel;

namespace adjutant::app {

class ActionButton;

/// Any number of several, filled in with what is known. Enter answers.
class SomeOfPrompt : public Prompt
{
    Q_OBJECT

public:
    SomeOfPrompt(const Session &session, QWidget *parent);

    bool takeKey(const QKeyEvent &key) override;
    bool takeBack() override;
    bool takeUnit(EntityId unit) override;
    QJsonValue standing() const override;

private:
    void makeWayFor(const QString &option);
    bool isOneOfSeveral(const Option &option) const;
    void addToLine(QGridLayout &lines, const Option &option, ActionButton &button);
    ActionButton *makeButton(const Option &option);
    void toggle(const QString &option);
    void point(const QString &option);
    void takeBackTo(qsizetype toggled);
    QStringList chosen() const;
    void showChosen();
    void commit();

    OptionKeys m_keys;
    QHash<QString, ActionButton *> m_buttons;
    QHash<EntityId, QLabel *> m_names; ///< of units of which there is more than one thing to say
    QStringList m_toggled;             ///< in the order in which they were, to take them back
    QString m_pending;                 ///< chosen by a digit that may still go on
    qsizetype m_toggledBefore = 0;     ///< it
    ActionButton *m_done;
};

} // namespace adjutant::app
