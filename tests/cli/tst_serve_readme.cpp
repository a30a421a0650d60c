// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"

#include "tests/cli/serve_client.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;
using namespace Qt::StringLiterals;

/// Every example of the protocol's README is run, in its order, and answers as it says there.
class TstServeReadme : public QObject
{
    Q_OBJECT

private slots:
    void examples();
    void everyValueStandsThere();
};

namespace {

struct Example
{
    QByteArray request;
    QByteArray answer;
};

/// The lines of the page's blocks: "> " a request, "< " the answer, which may go on below.
QList<Example> examplesOf(const QByteArray &page)
{
    QList<Example> examples;
    bool inBlock = false;
    for (const QByteArray &line : page.split('\n')) {
        if (line.startsWith("```"))
            inBlock = line == "```json";
        else if (inBlock && line.startsWith("> "))
            examples.append({line.mid(2), {}});
        else if (inBlock && !examples.isEmpty())
            examples.last().answer += line.startsWith("< ") ? line.mid(2) : line;
    }
    return examples;
}

const QString &anything()
{
    static const QString word = u"…"_s;
    return word;
}

QString difference(const QJsonValue &shown, const QJsonValue &real, const QString &place);

QString objectDifference(const QJsonObject &shown, const QJsonObject &real, const QString &place)
{
    for (auto it = shown.begin(); it != shown.end(); ++it) {
        if (it.key() == anything())
            continue;
        const QString member = place + u'.' + it.key();
        if (!real.contains(it.key()))
            return member + u" is missing"_s;
        QString found = difference(it.value(), real.value(it.key()), member);
        if (!found.isEmpty())
            return found;
    }
    const bool all = shown.contains(anything()) || shown.size() == real.size();
    return all ? QString() : QString(place + u" has more members than shown"_s);
}

QString arrayDifference(QJsonArray shown, const QJsonArray &real, const QString &place)
{
    const bool more = !shown.isEmpty() && shown.last() == anything();
    if (more)
        shown.removeLast();
    if (real.size() < shown.size() || (!more && real.size() != shown.size()))
        return place + u" has another number of members"_s;
    for (qsizetype i = 0; i < shown.size(); ++i) {
        QString found =
            difference(shown.at(i), real.at(i), place + u'[' + QString::number(i) + u']');
        if (!found.isEmpty())
            return found;
    }
    return {};
}

/// Where \a real is not what is \a shown; empty where it is.
QString difference(const QJsonValue &shown, const QJsonValue &real, const QString &place)
{
    if (shown == anything())
        return {};
    if (shown.isObject() && real.isObject())
        return objectDifference(shown.toObject(), real.toObject(), place);
    if (shown.isArray() && real.isArray())
        return arrayDifference(shown.toArray(), real.toArray(), place);
    return shown == real ? QString() : QString(place + u" is something else"_s);
}

QByteArray readPage()
{
    QFile page(QStringLiteral(ADJUTANT_TEST_DATA "/../../app/cli/README.md"));
    return page.open(QIODevice::ReadOnly) ? page.readAll() : QByteArray();
}

} // namespace

void TstServeReadme::examples()
{
    const QList<Example> examples = examplesOf(readPage());
    QVERIFY(examples.size() > 35);
    // One of them keeps its battle in a file.
    const QTemporaryDir folder;
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(folder.path()));
    {
        test::ServeClient client({gameIds(), makeGame});
        for (const Example &example : examples) {
            const QByteArray answer = client.send(example.request);
            const QJsonDocument shown = QJsonDocument::fromJson(example.answer);
            QVERIFY2(shown.isObject(), example.request.constData());
            QString found =
                difference(shown.object(), QJsonDocument::fromJson(answer).object(), u"$"_s);
            QVERIFY2(
                found.isEmpty(),
                QByteArray(example.request + '\n' + found.toUtf8() + '\n' + answer).constData());
        }
    }
    QVERIFY(QDir::setCurrent(before));
}

/// What `state` tells of the War of the Spanish Succession stands in its section.
void TstServeReadme::everyValueStandsThere()
{
    const QByteArray page = readPage();
    const qsizetype section = page.indexOf("## War of the Spanish Succession");
    QVERIFY(section > 0);
    const Result<std::unique_ptr<Game>> game = makeGame(u"wss"_s);
    QVERIFY(game);
    const QStringList common{u"name"_s, u"number"_s, u"note"_s, u"type"_s, u"player"_s};
    for (const KindDeclaration &kind : (*game)->rulebook().kinds) {
        for (const QString &key : kind.values) {
            const bool stands = page.indexOf(QString(u'`' + key + u'`').toUtf8(), section) > 0;
            QVERIFY2(stands || common.contains(key), qPrintable(kind.id + u'.' + key));
        }
    }
}

ADJUTANT_TEST(TstServeReadme)

#include "tst_serve_readme.moc"
