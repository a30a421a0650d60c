// SPDX-License-Identifier: MIT
#include "tests/support/app/window_player.h"

#include "app/order_of_battle/unit_row.h"
#include "app/session/session.h"

#include "core/referee/offer.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::test {

namespace {

constexpr int MostAnswers = 40; ///< to one action

} // namespace

WindowPlayer::WindowPlayer(app::MainWindow &window, WindowHand::Way way)
    : m_hand(window, way)
{
}

const Entity &WindowPlayer::unit(int number) const
{
    const app::Session &session = m_hand.session();
    for (const app::UnitRow &row : app::unitRows(session)) {
        if (!row.isSide && row.number == number)
            return session.state().entity(row.id);
    }
    return session.state().entity(EntityId::None);
}

bool WindowPlayer::canDo(int number, const QString &action) const
{
    const app::Session &session = m_hand.session();
    const EntityId id = unit(number).id();
    if (id == EntityId::None)
        return false;
    const QList<Offer> all = offers(session.referee(), id);
    return std::any_of(all.cbegin(), all.cend(), [&](const Offer &offer) {
        const auto *declared = session.rulebook().action(offer.action);
        return declared && !offer.refusal && session.render(declared->label) == action;
    });
}

bool WindowPlayer::act(int number, const QString &action, int target)
{
    if (!canDo(number, action))
        return false;
    if (m_hand.session().selected() != unit(number).id())
        m_hand.unit(number);
    const bool plain = action == u"Move" && m_hand.marked();
    const bool begun = plain || m_hand.button(action);
    finish(target);
    return begun;
}

void WindowPlayer::finish(int target)
{
    const app::Session &session = m_hand.session();
    for (int i = 0; i < MostAnswers && session.question(); ++i)
        answer(*session.question(), target);
    QVERIFY2(!session.question(), "no end of questions");
}

void WindowPlayer::answer(const Question &asked, int target)
{
    const QString wanted = QString::number(adjutant::number(unit(target).id()));
    if (asked.kind == QuestionKind::Dice) {
        answerDice(asked);
    } else if (target > 0 && asked.name == u"target" && asked.option(wanted)) {
        m_hand.unit(target);
    } else if (asked.kind == QuestionKind::Cells) {
        m_hand.cell(0);
    } else if (!m_hand.marked()) {
        const Option first = asked.options.value(0);
        const app::Session &session = m_hand.session();
        const QString label =
            first.label.isEmpty() ? session.nameOf(first.entity) : session.render(first.label);
        QVERIFY2(m_hand.button(asked.options.isEmpty() ? u"No"_s : label), qPrintable(asked.key));
    }
}

void WindowPlayer::answerDice(const Question &asked)
{
    if (asked.reading == Reading::Count)
        m_hand.hits(std::min(m_hits, asked.dice.constFirst().count));
    else
        m_hand.face(3);
}

void WindowPlayer::endTurn()
{
    const app::Session &session = m_hand.session();
    const EntityId acting = session.state().moment().side;
    const auto first = [&session] {
        const QList<Owed> &owed = session.state().owed();
        const auto found = std::find_if(owed.cbegin(), owed.cend(),
                                        [](const Owed &item) { return item.due == Due::Gate; });
        return found == owed.cend() ? QString() : session.render(found->cause);
    };
    for (int i = 0; i < MostAnswers && !first().isEmpty(); ++i) {
        QVERIFY(m_hand.button(first()));
        finish(0);
    }
    m_hand.endTurn();
    finish(0);
    QVERIFY(session.state().moment().side != acting);
}

} // namespace adjutant::test
