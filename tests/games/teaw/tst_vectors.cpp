// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"

#include "tests/support/test_registry.h"
#include "tests/support/vector_runner.h"

#include <QDir>
#include <QSet>
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
    void everyChoiceIsPlayed();
    void everyNumberOfOnesOwnIsPlayed();
};

namespace {

/// All vectors with the names of their rows.
QList<std::pair<QString, QJsonObject>> allVectors()
{
    QList<std::pair<QString, QJsonObject>> all;
    const QString folder = QStringLiteral(ADJUTANT_TEST_DATA) + u"/teaw"_s;
    for (const QString &file : QDir(folder).entryList({u"vectors_*.json"_s}, QDir::Files)) {
        for (const QJsonObject &vector : test::readVectors(u"teaw/"_s + file))
            all.append({file.mid(8).chopped(5) + u' ' + vector.value(u"id"_s).toString(), vector});
    }
    return all;
}

const Result<std::unique_ptr<Game>> &theGame()
{
    static const Result<std::unique_ptr<Game>> game = makeGame(u"teaw"_s);
    return game;
}

/// For each ruling the choices that some vector plays by.
QHash<QString, QSet<QString>> playedChoices()
{
    QHash<QString, QSet<QString>> played;
    for (const auto &[row, vector] : allVectors()) {
        const QJsonObject rulings = vector.value(u"rulings"_s).toObject();
        for (auto it = rulings.begin(); it != rulings.end(); ++it)
            played[it.key()].insert(it.value().toString());
    }
    return played;
}

} // namespace

void TstVectors::vector_data()
{
    QTest::addColumn<QJsonObject>("vector");
    QVERIFY(!allVectors().isEmpty());
    for (const auto &[row, vector] : allVectors())
        QTest::newRow(qPrintable(row)) << vector;
}

void TstVectors::vector()
{
    QFETCH(QJsonObject, vector);
    QVERIFY2(theGame().ok(), theGame() ? "" : qPrintable(theGame().fault().message));
    const QString fault = test::playVector(**theGame(), vector);
    QVERIFY2(fault.isEmpty(), qPrintable(vector.value(u"rule"_s).toString() + u": "_s + fault));
}

/// The defaults are what all other vectors play by.
void TstVectors::everyChoiceIsPlayed()
{
    QVERIFY(theGame().ok());
    const QHash<QString, QSet<QString>> played = playedChoices();
    for (const Ruling &ruling : (*theGame())->rulebook().rulings) {
        for (const RulingOption &option : ruling.options) {
            const bool changes =
                ruling.kind == Ruling::Kind::Switch && option.id != ruling.fallback;
            QVERIFY2(!changes || played.value(ruling.id).contains(option.id),
                     qPrintable(ruling.id + u'=' + option.id));
        }
    }
}

void TstVectors::everyNumberOfOnesOwnIsPlayed()
{
    QVERIFY(theGame().ok());
    const QHash<QString, QSet<QString>> played = playedChoices();
    for (const Ruling &ruling : (*theGame())->rulebook().rulings) {
        QSet<QString> numbers = played.value(ruling.id);
        for (const RulingOption &option : ruling.options)
            numbers.remove(option.id);
        QVERIFY2(!ruling.takesNumber || !numbers.isEmpty(), qPrintable(ruling.id));
    }
}

ADJUTANT_TEST(TstVectors)

#include "tst_vectors.moc"
