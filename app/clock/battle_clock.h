// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/entity_id.h"

#include <QMap>
#include <QObject>
#include <QTimer>

#include <functional>

namespace adjutant::app {

class Session;

/// Counts how long each side thinks about each of its turns.
///
/// It stands until something happens in the battle, and can be stopped. What it counted is kept in
/// the battle's own file beside the steps, so that it goes wherever the file goes, and undo, which
/// takes back steps, does not take back time. A program that ends all at once loses what it counted
/// since its last step, which has its own time.
class BattleClock : public QObject
{
    Q_OBJECT

public:
    /// Milliseconds since some moment, that only ever grow.
    using Now = std::function<qint64()>;

    explicit BattleClock(QObject *parent = nullptr, Now now = &steadyNow);
    ~BattleClock() override;

    /// The battle that it counts for; null for none. What it counted of another one is kept.
    void setSession(Session *session);

    bool isRunning() const { return m_running; }
    void setRunning(bool running);

    /// How long this turn of this side has lasted, in milliseconds.
    qint64 turnTime() const;
    /// How long all turns of that side have lasted.
    qint64 sideTime(EntityId side) const;

    static qint64 steadyNow();

signals:
    /// The time is another one; every second while it runs.
    void ticked();
    void runningChanged(bool running);

private:
    void follow();
    void bank();
    void keep();
    void read();
    QString turnKey() const;

    Now m_now;
    QTimer m_timer;
    Session *m_session = nullptr;
    QMap<QString, qint64> m_spent; ///< "turn/side" -> milliseconds
    QString m_turn;                ///< the turn that is counted
    qint64 m_since = 0;
    qint64 m_keptAt = 0;
    bool m_running = false;
    bool m_stopped = false; ///< by somebody, who has to start it again
};

/// "7:05", from an hour on "1:07:05".
QString clockText(qint64 milliseconds);

} // namespace adjutant::app
