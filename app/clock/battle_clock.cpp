// SPDX-License-Identifier: MIT
#include "app/clock/battle_clock.h"

#include "app/session/session.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr int Tick = 1000;
constexpr qint64 KeepEvery = 60'000; ///< while nothing happens

const QString Aside = QStringLiteral("clock");

// Besides the times of the turns: what ran when it was kept, and at what time of day.
const QString RunningKey = QStringLiteral("running");
const QString KeptKey = QStringLiteral("kept");

/// The time of day at which the last step was added; 0 where there is none.
qint64 timeOfLastStep(const Journal &journal)
{
    const QList<StepId> last = journal.stepsSince(journal.count() - 1);
    return last.isEmpty() ? 0 : journal.step(last.constLast()).time;
}

/// What the program counted and could not keep any more before it ended all at once: up to its last
/// step, for that has its time. Nothing where it was closed, or its clock stood.
qint64 unkept(const QJsonObject &kept, const Journal &journal)
{
    if (!kept.contains(RunningKey))
        return 0;
    const qint64 since = timeOfLastStep(journal) - kept.value(KeptKey).toInteger();
    return std::clamp<qint64>(since, 0, KeepEvery);
}

} // namespace

BattleClock::BattleClock(QObject *parent, Now now)
    : QObject(parent)
    , m_now(std::move(now))
{
    m_timer.setInterval(Tick);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (m_now() - m_keptAt >= KeepEvery) {
            bank();
            keep();
        }
        emit ticked();
    });
}

BattleClock::~BattleClock()
{
    setSession(nullptr);
}

qint64 BattleClock::steadyNow()
{
    static const QElapsedTimer since = [] {
        QElapsedTimer timer;
        timer.start();
        return timer;
    }();
    return since.elapsed();
}

void BattleClock::setSession(Session *session)
{
    if (m_session) {
        setRunning(false);
        disconnect(m_session, nullptr, this, nullptr);
    }
    m_session = session;
    m_stopped = false;
    read();
    if (session)
        connect(session, &Session::changed, this, &BattleClock::follow);
    emit ticked();
}

void BattleClock::setRunning(bool running)
{
    m_stopped = !running;
    if (m_running == running || !m_session)
        return;
    if (running) {
        m_since = m_now();
        m_timer.start();
    } else {
        bank();
        m_timer.stop();
    }
    m_running = running;
    keep();
    emit runningChanged(running);
    emit ticked();
}

/// Something happened: the first thing sets the clock going, another turn counts for itself.
void BattleClock::follow()
{
    if (!m_running && !m_stopped)
        setRunning(true);
    const QString turn = turnKey();
    if (turn == m_turn)
        return;
    if (m_running)
        bank();
    m_turn = turn;
    if (m_running)
        keep();
    emit ticked();
}

/// Adds what has passed to the turn that is counted.
void BattleClock::bank()
{
    const qint64 now = m_now();
    m_spent[m_turn] += now - m_since;
    m_since = now;
}

void BattleClock::keep()
{
    m_keptAt = m_now();
    QJsonObject json;
    for (auto it = m_spent.cbegin(); it != m_spent.cend(); ++it)
        json.insert(it.key(), it.value());
    if (m_running) {
        json.insert(RunningKey, m_turn);
        json.insert(KeptKey, QDateTime::currentMSecsSinceEpoch());
    }
    m_session->keepAside(Aside,
                         QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact)));
}

void BattleClock::read()
{
    m_spent.clear();
    m_turn.clear();
    if (!m_session)
        return;
    m_turn = turnKey();
    const QJsonObject json = QJsonDocument::fromJson(m_session->aside(Aside).toUtf8()).object();
    for (auto it = json.begin(); it != json.end(); ++it) {
        if (it.key() != RunningKey && it.key() != KeptKey)
            m_spent.insert(it.key(), std::max<qint64>(0, it.value().toInteger()));
    }
    if (const qint64 more = unkept(json, m_session->journal()); more > 0)
        m_spent[json.value(RunningKey).toString()] += more;
}

QString BattleClock::turnKey() const
{
    const Moment &moment = m_session->journal().state().moment();
    return QString::number(moment.turn) + u'/' + QString::number(number(moment.side));
}

qint64 BattleClock::turnTime() const
{
    return m_spent.value(m_turn) + (m_running ? m_now() - m_since : 0);
}

qint64 BattleClock::sideTime(EntityId side) const
{
    const QString ending = u'/' + QString::number(number(side));
    qint64 time = m_running && m_turn.endsWith(ending) ? m_now() - m_since : 0;
    for (auto it = m_spent.cbegin(); it != m_spent.cend(); ++it)
        time += it.key().endsWith(ending) ? it.value() : 0;
    return time;
}

QString clockText(qint64 milliseconds)
{
    const qint64 seconds = milliseconds / 1000;
    const qint64 minutes = seconds / 60;
    const auto two = [](qint64 number) { return u"%1"_s.arg(number, 2, 10, QChar(u'0')); };
    if (minutes < 60)
        return u"%1:%2"_s.arg(QString::number(minutes), two(seconds % 60));
    return u"%1:%2:%3"_s.arg(QString::number(minutes / 60), two(minutes % 60), two(seconds % 60));
}

} // namespace adjutant::app
