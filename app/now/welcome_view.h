// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLayout;

namespace adjutant::app {

class ActionButton;

/// The ways to a battle, while none is open.
class WelcomeView : public QWidget
{
    Q_OBJECT

public:
    explicit WelcomeView(QWidget *parent = nullptr);

signals:
    void newBattleWanted();
    void openWanted();
    /// Somebody wants to play the sample battle of that game.
    void sampleWanted(const QString &game);

private:
    ActionButton &addButton(QLayout &flow, const QString &label);
};

} // namespace adjutant::app
