// SPDX-License-Identifier: MIT
#pragma once

#include "app/now/option_keys.h"
#include "app/now/prompt.h"

#include <QHash>
#include <QStringList>

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
    void addOption(const Option &option);
    void makeWayFor(const QString &option);
    void toggle(const QString &option);
    void point(const QString &option);
    void takeBackTo(qsizetype toggled);
    QStringList chosen() const;
    void showChosen();
    void commit();

    OptionKeys m_keys;
    QHash<QString, ActionButton *> m_buttons;
    QStringList m_toggled;         ///< in the order in which they were, to take them back
    QString m_pending;             ///< chosen by a digit that may still go on
    qsizetype m_toggledBefore = 0; ///< it
    ActionButton *m_done;
};

} // namespace adjutant::app
