// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/app/window_hand.h"

#include <QList>
#include <QMap>
#include <QString>

namespace adjutant {
class Question;
} // namespace adjutant

namespace adjutant::test {

/// One thing that a unit of the Spanish Succession does in a phase.
struct WssOrder
{
    int unit = 0;
    QString action; ///< as it stands on its button
    int target = 0;
    int cell = 0;     ///< of the bands of its weapon
    QList<int> faces; ///< of the dice of a face-off, its own first
};

/// What happens in the phase that a card opens.
struct WssPhase
{
    QString card; ///< "Black", "Red" or "Draw for me"
    QList<WssOrder> orders;
    QList<int> moved; ///< the plain moves
};

/// Plays whole turns of the War of the Spanish Succession through the real window, as planned.
///
/// What is not planned takes what is filled in; each throw has the hits that are wanted. Who is
/// near a rout is those of setNear().
class WssPlayer
{
public:
    WssPlayer(app::MainWindow &window, WindowHand::Way way);

    WindowHand &hand() { return m_hand; }
    void setHits(int hits) { m_hits = hits; }
    void setNear(const QList<int> &units) { m_near = units; }
    /// What a single die shows: of tests, rallies, fates.
    void setTestFace(int face) { m_testFace = face; }

    /// From its first card until the next turn asks for one; the phases of cards that open nothing
    /// have no orders. The number of orders that were carried out is added to done().
    void playTurn(const QList<WssPhase> &phases);
    int done() const { return m_done; }
    /// How often each question was asked, by its name.
    const QMap<QString, int> &asked() const { return m_asked; }

private:
    void playPhase(const WssPhase &phase);
    void carryOut(const WssOrder &order);
    void answerAll(const WssPhase &phase, const WssOrder &order);
    void answer(const Question &asked, const WssPhase &phase, const WssOrder &order);
    void answerDice(const Question &asked, const WssOrder &order);
    void tick(const Question &asked, const QList<int> &units);
    void closePhase(const WssPhase &phase);
    bool settleOwed();

    WindowHand m_hand;
    int m_hits = 1;
    int m_testFace = 4;
    QList<int> m_near;
    int m_done = 0;
    QMap<QString, int> m_asked;
};

} // namespace adjutant::test
