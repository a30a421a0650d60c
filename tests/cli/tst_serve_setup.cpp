// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"

#include "tests/cli/serve_client.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace adjutant;
using namespace adjutant::test;
using namespace Qt::StringLiterals;

/// A battle that still asks what it begins with.
class TstServeSetup : public QObject
{
    Q_OBJECT

private slots:
    void unitsWaitForTheAnswers();
};

/// P2.3: the units that are listed are no pieces yet; who wants one is told what is in the way.
void TstServeSetup::unitsWaitForTheAnswers()
{
    ServeClient client{cli::GameShelf{gameIds(), makeGame}};
    client.object(u"battle.new"_s, {{u"game"_s, u"wss"_s}});
    const QJsonObject unit =
        client.object(u"state"_s).value(u"entities"_s).toArray().last().toObject();
    const QJsonValue id = unit.value(u"id"_s);
    const QString expected = u"The battle is not set up yet: answer the question first."_s;
    QCOMPARE(client.error(u"set"_s, {{u"entity"_s, id}, {u"value"_s, u"stands"_s}, {u"to"_s, 4}})
                 .value(u"message"_s),
             expected);
    QCOMPARE(client.error(u"actions"_s, {{u"unit"_s, id}}).value(u"message"_s), expected);
}

ADJUTANT_TEST(TstServeSetup)

#include "tst_serve_setup.moc"
