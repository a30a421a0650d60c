// SPDX-License-Identifier: MIT
#include "app/main_window/top_bar.h"
#include "app/now/idle_view.h"
#include "app/now/now_panel.h"
#include "app/session/session.h"

#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

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
    const QList<std::pair<QString, Value>> values{
        {u"winner"_s, number(winner)}, {u"wonBy"_s, u"withdrawal"_s}, {u"scenarioDone"_s, 1}};
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

ADJUTANT_TEST(TstVerdict)

} // namespace adjutant::test

#include "tst_verdict.moc"
