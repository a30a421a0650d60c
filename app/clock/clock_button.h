// SPDX-License-Identifier: MIT
#pragma once

#include <QToolButton>

namespace adjutant::app {

class BattleClock;
class Session;

/// The time of the turn in the top bar; pressing it stops the clock or lets it go on.
class ClockButton : public QToolButton
{
    Q_OBJECT

public:
    explicit ClockButton(QWidget *parent = nullptr);

    /// What it shows; once.
    void setClock(BattleClock *clock);
    /// Names the sides; null hides the clock.
    void setSession(const Session *session);

private:
    void refresh();
    void restyle();
    QString times() const;

    BattleClock *m_clock = nullptr;
    const Session *m_session = nullptr;
};

} // namespace adjutant::app
