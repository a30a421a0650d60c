// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"

#include "tests/support/test_registry.h"
#include "tests/support/vector_runner.h"

#include <QDir>
#include <QTest>

using namespace adjutant;
using namespace Qt::StringLiterals;

/// Every vector of tests/data/teaw/vectors_*.json: the test vectors of the rules and a row for each
/// choice of each ruling. A new row or file needs no new code.
class TstVectors : public QObject
{
    Q_OBJECT

private slots:
    void vector_data();
    void vector();
};

void TstVectors::vector_data()
{
    QTest::addColumn<QJsonObject>("vector");
    const QString folder = QStringLiteral(ADJUTANT_TEST_DATA) + u"/teaw"_s;
    const QStringList files = QDir(folder).entryList({u"vectors_*.json"_s}, QDir::Files);
    QVERIFY(!files.isEmpty());
    for (const QString &file : files) {
        for (const QJsonObject &vector : test::readVectors(u"teaw/"_s + file)) {
            const QString row = file.mid(8).chopped(5) + u' ' + vector.value(u"id"_s).toString();
            QTest::newRow(qPrintable(row)) << vector;
        }
    }
}

void TstVectors::vector()
{
    QFETCH(QJsonObject, vector);
    static const Result<std::unique_ptr<Game>> game = makeGame(u"teaw"_s);
    QVERIFY2(game.ok(), game ? "" : qPrintable(game.fault().message));
    const QString fault = test::playVector(**game, vector);
    QVERIFY2(fault.isEmpty(), qPrintable(vector.value(u"rule"_s).toString() + u": "_s + fault));
}

ADJUTANT_TEST(TstVectors)

#include "tst_vectors.moc"
