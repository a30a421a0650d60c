// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"

#include "tests/support/test_registry.h"
#include "tests/support/vector_runner.h"

#include <QDir>
#include <QSet>
#include <QTest>

using namespace adjutant;
using namespace Qt::StringLiterals;

/// Every vector of tests/data/wss/vectors_*.json: the test vectors of the rules and a row for each
/// choice of each ruling. A new row or file needs no new code.
class TstWssVectors : public QObject
{
    Q_OBJECT

private slots:
    void vector_data();
    void vector();
    void everyChoiceIsPlayed();
};

namespace {

/// All vectors with the names of their rows.
QList<std::pair<QString, QJsonObject>> allVectors()
{
    QList<std::pair<QString, QJsonObject>> all;
    const QString folder = QStringLiteral(ADJUTANT_TEST_DATA) + u"/wss"_s;
    for (const QString &file : QDir(folder).entryList({u"vectors_*.json"_s}, QDir::Files)) {
        for (const QJsonObject &vector : test::readVectors(u"wss/"_s + file))
            all.append({file.mid(8).chopped(5) + u' ' + vector.value(u"id"_s).toString(), vector});
    }
    return all;
}

const Result<std::unique_ptr<Game>> &theGame()
{
    static const Result<std::unique_ptr<Game>> game = makeGame(u"wss"_s);
    return game;
}

} // namespace

void TstWssVectors::vector_data()
{
    QTest::addColumn<QJsonObject>("vector");
    QVERIFY(!allVectors().isEmpty());
    for (const auto &[row, vector] : allVectors())
        QTest::newRow(qPrintable(row)) << vector;
}

void TstWssVectors::vector()
{
    QFETCH(QJsonObject, vector);
    QVERIFY2(theGame().ok(), theGame() ? "" : qPrintable(theGame().fault().message));
    const QString fault = test::playVector(**theGame(), vector);
    QVERIFY2(fault.isEmpty(), qPrintable(vector.value(u"rule"_s).toString() + u": "_s + fault));
}

/// The defaults are what all other vectors play by.
void TstWssVectors::everyChoiceIsPlayed()
{
    QVERIFY(theGame().ok());
    QSet<QString> played;
    for (const auto &[row, vector] : allVectors()) {
        const QJsonObject rulings = vector.value(u"rulings"_s).toObject();
        for (auto it = rulings.begin(); it != rulings.end(); ++it)
            played.insert(it.key() + u'=' + it.value().toString());
    }
    for (const Ruling &ruling : (*theGame())->rulebook().rulings) {
        for (const RulingOption &option : ruling.options) {
            const bool changes =
                ruling.kind == Ruling::Kind::Switch && option.id != ruling.fallback;
            const QString choice = ruling.id + u'=' + option.id;
            QVERIFY2(!changes || played.contains(choice), qPrintable(choice));
        }
    }
}

ADJUTANT_TEST(TstWssVectors)

#include "tst_vectors.moc"
