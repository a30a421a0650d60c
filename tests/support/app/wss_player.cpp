// SPDX-License-Identifier: MIT
#include "tests/support/app/wss_player.h"

#include "app/order_of_battle/unit_row.h"
#include "app/session/session.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::test {

namespace {

constexpr int AnswersOfAPhase = 40; ///< in one phase

EntityId unitOf(const app::Session &session, int number)
{
    for (const app::UnitRow &row : app::unitRows(session)) {
        if (!row.isSide && row.number == number)
            return row.id;
    }
    return EntityId::None;
}

} // namespace

WssPlayer::WssPlayer(app::MainWindow &window, WindowHand::Way way)
    : m_hand(window, way)
{
}

void WssPlayer::playTurn(const QList<WssPhase> &phases)
{
    const int turn = m_hand.session().state().moment().turn;
    for (const WssPhase &phase : phases) {
        if (m_hand.session().state().moment().turn == turn)
            playPhase(phase);
    }
    answerAll({}, {});
    for (int i = 0; i < AnswersOfAPhase && m_hand.session().state().moment().turn == turn; ++i)
        closePhase({});
    QCOMPARE(m_hand.session().state().moment().turn, turn + 1);
}

/// Its card, what its units do, and its end, where it does not end by itself.
void WssPlayer::playPhase(const WssPhase &phase)
{
    const app::Session &session = m_hand.session();
    answerAll(phase, {});
    const Moment opened = session.state().moment();
    for (const WssOrder &order : phase.orders)
        carryOut(order);
    // Where nobody can do anything more it has ended by itself.
    if (session.state().moment() == opened)
        closePhase(phase);
}

void WssPlayer::carryOut(const WssOrder &order)
{
    const app::Session &session = m_hand.session();
    const QByteArray what = u"%1 %2"_s.arg(order.unit).arg(order.action).toUtf8();
    if (session.selected() != unitOf(session, order.unit))
        m_hand.unit(order.unit);
    QVERIFY2(m_hand.button(order.action), what.constData());
    answerAll({}, order);
    QVERIFY2(!session.refusal(), what.constData());
    ++m_done;
}

void WssPlayer::closePhase(const WssPhase &phase)
{
    while (settleOwed())
        answerAll({}, {});
    m_hand.endTurn();
    answerAll({{}, {}, phase.moved}, {});
}

/// The first thing that has to be done before the phase ends.
bool WssPlayer::settleOwed()
{
    const app::Session &session = m_hand.session();
    const QList<Owed> owed = session.state().owed();
    const auto first = std::find_if(owed.cbegin(), owed.cend(),
                                    [](const Owed &item) { return item.due == Due::Gate; });
    return first != owed.cend() && m_hand.button(session.render(first->cause));
}

/// Up to the next card.
void WssPlayer::answerAll(const WssPhase &phase, const WssOrder &order)
{
    const app::Session &session = m_hand.session();
    bool drawn = phase.card.isEmpty();
    for (int i = 0; i < AnswersOfAPhase && session.question(); ++i) {
        const Question asked = *session.question();
        if (asked.kind == QuestionKind::Card && drawn)
            return;
        drawn = drawn || asked.kind == QuestionKind::Card;
        ++m_asked[asked.name];
        answer(asked, phase, order);
    }
    QVERIFY2(!session.question(),
             session.question() ? qPrintable(session.question()->key) : nullptr);
}

void WssPlayer::answer(const Question &asked, const WssPhase &phase, const WssOrder &order)
{
    if (asked.kind == QuestionKind::Card)
        QVERIFY(m_hand.button(phase.card));
    else if (asked.kind == QuestionKind::Dice)
        answerDice(asked, order);
    else if (asked.name == u"target" &&
             asked.optionOf(unitOf(m_hand.session(), order.target))) // glory is for another one
        m_hand.unit(order.target);
    else if (asked.name == u"aim")
        m_hand.cell(order.cell);
    else if (asked.name == u"moved")
        tick(asked, phase.moved);
    else if (asked.name == u"path")
        tick(asked, m_near);
    else
        QVERIFY2(m_hand.marked(), qPrintable(asked.name));
}

void WssPlayer::answerDice(const Question &asked, const WssOrder &order)
{
    for (qsizetype i = 0; i < asked.dice.size(); ++i) {
        if (asked.reading == Reading::Count)
            m_hand.hits(std::min(m_hits, asked.dice.at(i).count));
        else
            m_hand.face(asked.dice.size() == 1 ? m_testFace : order.faces.value(i, m_testFace));
    }
}

/// Those of \a units that the question is about.
void WssPlayer::tick(const Question &asked, const QList<int> &units)
{
    for (const int number : units) {
        if (asked.optionOf(unitOf(m_hand.session(), number)))
            m_hand.unit(number);
    }
    QVERIFY(m_hand.marked());
}

} // namespace adjutant::test
