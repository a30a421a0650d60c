// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"

#include "tests/support/test_registry.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// Every sentence that the code names is there in every game.
class TstWords : public QObject
{
    Q_OBJECT

private slots:
    void everyNamedSentenceIsThere_data();
    void everyNamedSentenceIsThere();
};

namespace {

/// The keys that the sources below \a folder of the project make Texts of.
QSet<QString> namedKeys(const QString &folder)
{
    static const QRegularExpression key(u"u\"((?:[a-z][A-Za-z]*\\.)+[a-zA-Z]+)\"_s"_s);
    QSet<QString> found;
    QDirIterator files(QStringLiteral(ADJUTANT_TEST_DATA "/../../core/") + folder, {u"*.cpp"_s},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        auto match = key.globalMatch(QString::fromUtf8(file.readAll()));
        while (match.hasNext()) {
            const QString word = match.next().captured(1);
            // Ids of rulings look alike and are no sentences.
            if (!word.endsWith(u".json") && !word.startsWith(folder.section(u'/', -1) + u'.'))
                found.insert(word);
        }
    }
    return found;
}

} // namespace

void TstWords::everyNamedSentenceIsThere_data()
{
    QTest::addColumn<QString>("game");
    for (const QString &id : gameIds())
        QTest::newRow(qPrintable(id)) << id;
}

void TstWords::everyNamedSentenceIsThere()
{
    QFETCH(QString, game);
    auto made = makeGame(game);
    QVERIFY2(made, made ? "" : qPrintable(made.fault().message));
    const QSet<QString> keys = namedKeys(u"referee"_s) + namedKeys(u"games/"_s + game);
    QVERIFY(keys.size() > 20);
    QStringList missing;
    for (const QString &key : keys) {
        if (!(*made)->rulebook().phrases.contains(key))
            missing.append(key);
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u", "_s)));
}

ADJUTANT_TEST(TstWords)

} // namespace adjutant::test

#include "tst_words.moc"
