// SPDX-License-Identifier: MIT
#include "app/hand/hand_view.h"
#include "app/main_window/top_bar.h"
#include "app/now/idle_view.h"
#include "app/now/now_panel.h"
#include "app/session/session.h"

#include "core/referee/shown.h"

#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QAbstractButton>
#include <QLabel>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// When somebody has won, the window says so, and who plays on has to be allowed to.
class TstVerdict : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void nobodyHasWonYet();
    void winnerIsNamed();
    void playGoesOnWhenAllowed();
    void winnerIsChosenByName();
    void aBattleOfBeforeHasItsWinner();

private:
    void decide();
    QString shown(const QWidget &view, const QString &label) const;

    std::unique_ptr<app::Session> m_session;
};

void TstVerdict::init()
{
    m_session = wssSession();
    QVERIFY(m_session->answer(u"black"_s));
}

/// The second side has won, as the end of a turn finds it.
void TstVerdict::decide()
{
    const EntityId winner = m_session->state().entities(u"side"_s).at(1);
    Command won;
    won.procedure = u"link"_s;
    won.arguments = {{u"entity"_s, number(EntityId::Battle)},
                     {u"key"_s, u"winner"_s},
                     {u"to"_s, number(winner)}};
    QVERIFY(m_session->perform(won));
    const QList<std::pair<QString, Value>> values{{u"wonBy"_s, u"withdrawal"_s},
                                                  {u"scenarioDone"_s, 1}};
    for (const auto &[key, value] : values) {
        Command command;
        command.procedure = u"set"_s;
        command.arguments = {
            {u"entity"_s, number(EntityId::Battle)}, {u"key"_s, key}, {u"value"_s, value.toJson()}};
        QVERIFY(m_session->perform(command));
    }
}

QString TstVerdict::shown(const QWidget &view, const QString &label) const
{
    return view.findChild<QLabel *>(label)->text();
}

void TstVerdict::nobodyHasWonYet()
{
    app::TopBar bar;
    bar.setSession(m_session.get());
    QVERIFY2(!shown(bar, u"turnLabel"_s).contains(u"Won"_s),
             qPrintable(shown(bar, u"turnLabel"_s)));
}

/// P25.1
void TstVerdict::winnerIsNamed()
{
    decide();
    const QString winner = m_session->nameOf(m_session->state().entities(u"side"_s).at(1));
    app::TopBar bar;
    bar.setSession(m_session.get());
    QVERIFY2(shown(bar, u"turnLabel"_s).contains(u"Won by "_s + winner),
             qPrintable(shown(bar, u"turnLabel"_s)));
    app::NowPanel panel;
    panel.setSession(m_session.get());
    const QString title = shown(*panel.findChild<app::IdleView *>(), u"titleLabel"_s);
    QVERIFY2(title.startsWith(u"Won by "_s + winner) && title.contains(u"withdraws"_s),
             qPrintable(title));
}

void TstVerdict::playGoesOnWhenAllowed()
{
    decide();
    QVERIFY(!m_session->act(u"endPhase"_s, EntityId::None));
    QVERIFY(m_session->refusal());
    QCOMPARE(m_session->refusal()->rule, u"P25.1"_s);
    QVERIFY(m_session->canAllow());
    m_session->allowAnyway();
    QVERIFY(!m_session->refusal());
}

/// By hand, on the battle itself; how it is kept that somebody plays on is nobody's business.
void TstVerdict::winnerIsChosenByName()
{
    decide();
    const QString winner = m_session->nameOf(m_session->state().entities(u"side"_s).at(1));
    QWidget window;
    auto *view = new app::HandView(*m_session, &window);
    view->setSubject(EntityId::Battle);
    QStringList rows;
    for (const QAbstractButton *row : view->findChildren<QAbstractButton *>())
        rows.append(row->accessibleName());
    QVERIFY2(rows.contains(u"Winner: "_s + winner), qPrintable(rows.join(u'\n')));
    QVERIFY(!m_session->rulebook().value(u"playsOn"_s));
}

/// It was a number, and the battle still opens with who has won.
void TstVerdict::aBattleOfBeforeHasItsWinner()
{
    const Journal &journal = m_session->journal();
    StoredBattle kept;
    kept.game = u"wss"_s;
    for (const StepId id : journal.path(journal.head()))
        kept.steps.append(journal.step(id));
    const EntityId winner = m_session->state().entities(u"side"_s).at(1);
    Step step;
    step.id = StepId{number(journal.head()) + 1};
    step.parent = journal.head();
    step.entry = step.id;
    step.ends = true;
    step.effects = {effect::Set{EntityId::Battle, u"winner"_s, {}, number(winner)},
                    effect::Set{EntityId::Battle, u"wonBy"_s, {}, u"withdrawal"_s},
                    effect::Set{EntityId::Battle, u"scenarioDone"_s, {}, 1}};
    kept.steps.append(step);
    kept.tip = kept.head = step.id;
    const auto opened = Referee::resumeBattle(m_session->game(), kept, nullptr);
    QVERIFY(opened);
    const auto verdict = m_session->game().verdict((*opened)->state());
    QVERIFY(verdict);
    QCOMPARE(verdict->winner, winner);
}

ADJUTANT_TEST(TstVerdict)

} // namespace adjutant::test

#include "tst_verdict.moc"
