// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"
#include "core/referee/referee.h"
#include "core/referee/setup.h"

#include "tests/support/laws.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// Until the battle is set up nothing is there: an action that ran all the same once became the
/// battle itself, and its own parent.
class TstSettingUp : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void nothingElseCanBeDone_data();
    void nothingElseCanBeDone();
    void neverPutAside();
    void undoLeadsBackIntoIt();

private:
    std::unique_ptr<Game> m_game;
    std::unique_ptr<Referee> m_referee;
};

void TstSettingUp::init()
{
    m_game = std::move(*makeGame(u"teaw"_s));
    m_referee =
        std::move(*Referee::begin(*m_game, beginCommand(m_game->rulebook().scenarios.first()), {}));
    QVERIFY(m_referee->question());
}

void TstSettingUp::nothingElseCanBeDone_data()
{
    QTest::addColumn<QString>("procedure");
    QTest::addColumn<QJsonObject>("arguments");
    QTest::newRow("place") << u"place"_s << QJsonObject{{u"kind"_s, u"mine"_s}};
    QTest::newRow("end of the turn") << u"endTurn"_s << QJsonObject();
    QTest::newRow("begin again") << u"begin"_s << QJsonObject();
}

void TstSettingUp::nothingElseCanBeDone()
{
    QFETCH(QString, procedure);
    QFETCH(QJsonObject, arguments);
    const Standing before = Standing::of(*m_referee);
    Command command;
    command.procedure = procedure;
    command.arguments = arguments;
    command.allowed = QStringList{u"*"_s};
    QVERIFY(!m_referee->perform(command));
    QCOMPARE(Standing::of(*m_referee), before);
}

void TstSettingUp::neverPutAside()
{
    const Standing before = Standing::of(*m_referee);
    QVERIFY(!m_referee->park());
    QVERIFY(!m_referee->cancel());
    QCOMPARE(Standing::of(*m_referee), before);
}

void TstSettingUp::undoLeadsBackIntoIt()
{
    const Standing before = Standing::of(*m_referee);
    QVERIFY(m_referee->answer(m_referee->question()->options.first().id));
    while (m_referee->canUndo())
        QVERIFY(m_referee->undo());
    QCOMPARE(Standing::of(*m_referee), before);
    QVERIFY(!m_referee->park());
}

ADJUTANT_TEST(TstSettingUp)

} // namespace adjutant::test

#include "tst_setting_up.moc"
