// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"
#include "core/language.h"

#include "tests/cli/serve_client.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace adjutant;
using namespace adjutant::test;
using namespace Qt::StringLiterals;

/// The line protocol gives its texts in the user's language, and its ids as they are.
class TstServeGerman : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_language.use(QLocale(u"de_DE"_s)); }
    void errors();
    void questions();
    void cleanupTestCase() { QLocale::setDefault(QLocale::c()); }

private:
    Language m_language;
    ServeClient m_client{cli::GameShelf{gameIds(), makeGame}};
};

void TstServeGerman::errors()
{
    QCOMPARE(m_client.error(u"question"_s).value(u"message"_s),
             u"Keine Schlacht ist geöffnet. Eine mit battle.new beginnen oder eine Datei mit "
             u"battle.open öffnen."_s);
    QCOMPARE(m_client.error(u"tables"_s).value(u"message"_s), u"Der Parameter „game“ fehlt."_s);
}

/// P2.3: what the first question offers are the units of the scenario.
void TstServeGerman::questions()
{
    const QJsonObject question =
        m_client.object(u"battle.new"_s, {{u"game"_s, u"wss"_s}}).value(u"question"_s).toObject();
    QCOMPARE(question.value(u"text"_s),
             u"Welche Bataillone geben ihre Grenadiere an ein eigenes Bataillon ab?"_s);
    QCOMPARE(question.value(u"name"_s), u"converge"_s);
    QCOMPARE(question.value(u"options"_s).toArray().at(3).toObject().value(u"text"_s),
             u"Bayerisches Leibregiment"_s);
}

ADJUTANT_TEST(TstServeGerman)

#include "tst_serve_german.moc"
