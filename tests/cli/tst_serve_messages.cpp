// SPDX-License-Identifier: MIT
#include "app/cli/serve.h"

#include "core/games/game_systems.h"

#include "tests/cli/serve_client.h"
#include "tests/support/test_registry.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTest>

#include <cstdio>

using namespace adjutant;
using namespace adjutant::test;
using namespace Qt::StringLiterals;

/// The forms of JSON-RPC, kept and broken: whatever comes, something sensible is said, and all or
/// nothing is changed.
class TstServeMessages : public QObject
{
    Q_OBJECT

private slots:
    void forms_data();
    void forms();
    void notificationsAreCarriedOutInSilence();
    void batch();
    void deepNesting();
    void linesAndEnds();
    void hugeLine();
    void mutations_data();
    void mutations();
};

namespace {

#ifdef ADJUTANT_SANITIZED
constexpr int Mutations = 600;
#else
constexpr int Mutations = 4000;
#endif
constexpr quint32 Seed = 1;
/// Longer than any request takes on the slowest machine; some once took for ever.
constexpr int LongestMilliseconds = 10'000;

/// What was written to a file that is only a file for C.
QByteArray served(const QByteArray &input)
{
    std::FILE *in = std::tmpfile();
    std::FILE *out = std::tmpfile();
    std::fwrite(input.constData(), 1, static_cast<size_t>(input.size()), in);
    std::rewind(in);
    cli::ServeSession session(toyShelf());
    cli::serve(session, in, out);
    std::rewind(out);
    QByteArray output;
    for (int byte = std::getc(out); byte != EOF; byte = std::getc(out))
        output.append(static_cast<char>(byte));
    std::fclose(in);
    std::fclose(out);
    return output;
}

/// Takes requests apart and puts them together wrongly.
class Mutator
{
public:
    explicit Mutator(quint32 seed)
        : m_random(seed)
    {
    }

    int below(qsizetype bound)
    {
        return m_random.bounded(static_cast<int>(qMax<qsizetype>(bound, 1)));
    }

    QByteArray mutated(const QByteArray &line)
    {
        return below(2) == 0 ? brokenBytes(line) : brokenValues(line);
    }

private:
    QByteArray brokenBytes(QByteArray line)
    {
        static const QList<QByteArray> tokens{
            "{",
            "}",
            "[",
            "]",
            ",",
            ":",
            "\"",
            "\\",
            "\\u",
            "\\ud800",
            "null",
            "NaN",
            "1e999",
            "-0",
            "Infinity",
            "\xff\xfe",
            "\xc3",
            "\xf0\x9f",
            QByteArray(1, '\0'),
            "\r",
            "\t",
            "//",
            "'",
            "-1",
            "99999999999999999999",
            "0x1",
            "1.",
            ".5",
            "[[[[[[[[",
            "\"\"",
            "true",
        };
        for (int changes = 1 + below(3); changes > 0; --changes) {
            const int at = below(line.size() + 1);
            switch (below(5)) {
            case 0:
                line.insert(at, tokens.at(below(tokens.size())));
                break;
            case 1:
                line.remove(at, 1 + below(6));
                break;
            case 2:
                line.truncate(at);
                break;
            case 3:
                if (at < line.size())
                    line[at] = static_cast<char>(below(256));
                break;
            default:
                line.insert(at, line.mid(below(line.size()), below(20)));
                break;
            }
        }
        return line.replace('\n', ' ');
    }

    QJsonValue nonsense()
    {
        const QList<QJsonValue> values{
            QJsonValue::Null,
            true,
            false,
            0,
            -1,
            1,
            3,
            4,
            8,
            11,
            2.5,
            1e308,
            -1e308,
            2147483648.0,
            -2147483648.0,
            QString(),
            u"x"_s,
            u"*"_s,
            u"8"_s,
            u"figures"_s,
            QString(5000, u'ä'),
            QString(QChar(0xd800)),
            u"a\0b"_s,
            QJsonArray(),
            QJsonArray{1, 1, 1, 1},
            QJsonArray{QJsonValue::Null},
            QJsonObject(),
            QJsonObject{{u"hits"_s, 2}},
            QJsonObject{{u"groups"_s, QJsonArray{QJsonObject{{u"faces"_s, QJsonArray{9}}}}}},
            QJsonObject{{u"distance"_s, -3}},
            QJsonObject{{u"count"_s, 999999}},
        };
        return values.at(below(values.size()));
    }

    QJsonObject brokenObject(QJsonObject object)
    {
        const QStringList keys = object.keys();
        const QString key = keys.isEmpty() ? QString() : keys.at(below(keys.size()));
        switch (below(5)) {
        case 0:
            object.remove(key);
            break;
        case 1:
            object.insert(u"extra"_s, nonsense());
            break;
        case 2:
            if (object.value(key).isObject()) {
                object.insert(key, brokenObject(object.value(key).toObject()));
                break;
            }
            [[fallthrough]];
        default:
            object.insert(key, nonsense());
            break;
        }
        return object;
    }

    QByteArray brokenValues(const QByteArray &line)
    {
        QJsonObject request = QJsonDocument::fromJson(line).object();
        if (below(6) == 0)
            request = brokenObject(request);
        else
            request.insert(u"params"_s, brokenObject(request.value(u"params"_s).toObject()));
        return QJsonDocument(request).toJson(QJsonDocument::Compact);
    }

    QRandomGenerator m_random;
};

QByteArray requestLine(const QString &method, const QJsonObject &params)
{
    return QJsonDocument(QJsonObject{{u"jsonrpc"_s, u"2.0"_s},
                                     {u"id"_s, 1},
                                     {u"method"_s, method},
                                     {u"params"_s, params}})
        .toJson(QJsonDocument::Compact);
}

/// One request of each method, sensible in a battle of the toy game and mostly in others.
QList<QByteArray> sensibleRequests(const QString &game)
{
    const QJsonObject shoot{{u"action"_s, u"shoot"_s}, {u"unit"_s, 4}, {u"target"_s, 8}};
    QJsonObject inserted = shoot;
    inserted.insert(u"before"_s, 2);
    return {
        requestLine(u"games"_s, {}),
        requestLine(u"catalogue"_s, {{u"game"_s, game}}),
        requestLine(u"tables"_s, {{u"game"_s, game}, {u"table"_s, u"shoot"_s}}),
        requestLine(u"lookup"_s, {{u"table"_s, u"shoot"_s}, {u"distance"_s, 5}}),
        requestLine(u"rulings"_s, {}),
        requestLine(u"battle.new"_s, {{u"game"_s, game}}),
        requestLine(u"battle.open"_s, {{u"file"_s, u"/nowhere/battle"_s}}),
        requestLine(u"state"_s, {}),
        requestLine(u"actions"_s, {{u"unit"_s, 4}}),
        requestLine(u"do"_s, shoot),
        requestLine(u"do"_s, {{u"action"_s, u"move"_s}, {u"unit"_s, 5}}),
        requestLine(u"do"_s, {{u"action"_s, u"endTurn"_s}, {u"allow"_s, true}}),
        requestLine(u"do"_s, {{u"action"_s, u"place"_s}, {u"kind"_s, u"mine"_s}}),
        requestLine(
            u"do"_s,
            {{u"action"_s, u"link"_s}, {u"entity"_s, 4}, {u"to"_s, 8}, {u"key"_s, u"facing"_s}}),
        requestLine(u"question"_s, {}),
        requestLine(u"answer"_s, {{u"value"_s, 8}}),
        requestLine(u"answer"_s, {{u"value"_s, true}}),
        requestLine(u"answer"_s, {{u"value"_s, u"0-10/open"_s}, {u"allow"_s, true}}),
        requestLine(u"answer"_s, {{u"value"_s, QJsonArray{1, 2, 5, 6}}}),
        requestLine(u"roll"_s, {{u"allow"_s, true}}),
        requestLine(u"park"_s, {}),
        requestLine(u"resume"_s, {{u"command"_s, 2}}),
        requestLine(u"cancel"_s, {}),
        requestLine(u"settle"_s, {{u"owed"_s, 1}}),
        requestLine(u"note"_s, {{u"text"_s, u"note"_s}}),
        requestLine(u"undo"_s, {}),
        requestLine(u"redo"_s, {}),
        requestLine(u"jump"_s, {{u"step"_s, 3}}),
        requestLine(u"correct"_s, {{u"step"_s, 3}, {u"value"_s, 9}}),
        requestLine(u"insert"_s, inserted),
        requestLine(u"decide"_s, {{u"choice"_s, u"keep"_s}}),
        requestLine(u"abandon"_s, {}),
        requestLine(u"set"_s, {{u"entity"_s, 4}, {u"value"_s, u"figures"_s}, {u"to"_s, 2}}),
        requestLine(u"ruling"_s, {{u"id"_s, u"toy.rally"_s}, {u"choice"_s, 5}}),
        requestLine(
            u"house"_s,
            {{u"table"_s, u"shoot"_s}, {u"row"_s, 0}, {u"column"_s, u"dice"_s}, {u"to"_s, 3}}),
        requestLine(u"odds"_s, shoot),
        requestLine(u"owed"_s, {}),
        requestLine(u"log"_s, {{u"since"_s, 1}}),
    };
}

/// Whether \a response is one of JSON-RPC.
bool isResponse(const QJsonValue &response)
{
    const QJsonObject json = response.toObject();
    const bool failed = json.contains(u"error"_s);
    return json.value(u"jsonrpc"_s) == u"2.0"_s && json.contains(u"id"_s) &&
           json.contains(u"result"_s) != failed &&
           (!failed || !json.value(u"error"_s).toObject().value(u"message"_s).toString().isEmpty());
}

} // namespace

void TstServeMessages::forms_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("code");
    QTest::addColumn<QJsonValue>("id");
    const QJsonValue none = QJsonValue::Null;
    QTest::newRow("no JSON") << QByteArray("hello") << -32700 << none;
    QTest::newRow("half") << QByteArray(R"({"jsonrpc": "2.0", "id")") << -32700 << none;
    QTest::newRow("a number") << QByteArray("1") << -32700 << none;
    QTest::newRow("illegal UTF-8")
        << QByteArray("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\xff\"}") << -32700 << none;
    QTest::newRow("empty object") << QByteArray("{}") << -32600 << none;
    QTest::newRow("empty batch") << QByteArray("[]") << -32600 << none;
    QTest::newRow("no version") << QByteArray(R"({"id": 7, "method": "games"})") << -32600
                                << QJsonValue(7);
    QTest::newRow("old version") << QByteArray(R"({"jsonrpc":"1.0","id":7,"method":"games"})")
                                 << -32600 << QJsonValue(7);
    QTest::newRow("id is an object")
        << QByteArray(R"({"jsonrpc":"2.0","id":{},"method":"games"})") << -32600 << none;
    QTest::newRow("method is a number")
        << QByteArray(R"({"jsonrpc":"2.0","id":"x","method":1})") << -32600 << QJsonValue(u"x"_s);
    QTest::newRow("no such method")
        << QByteArray(R"({"jsonrpc":"2.0","id":1,"method":"sing"})") << -32601 << QJsonValue(1);
    QTest::newRow("params by position")
        << QByteArray(R"({"jsonrpc":"2.0","id":1,"method":"games","params":[1]})") << -32602
        << QJsonValue(1);
    QTest::newRow("params are a word")
        << QByteArray(R"({"jsonrpc":"2.0","id":1,"method":"games","params":"x"})") << -32600
        << QJsonValue(1);
    QTest::newRow("unknown parameter")
        << QByteArray(R"({"jsonrpc":"2.0","id":1,"method":"games","params":{"x":1}})") << -32602
        << QJsonValue(1);
    QTest::newRow("null id") << QByteArray(R"({"jsonrpc":"2.0","id":null,"method":"sing"})")
                             << -32601 << none;
}

void TstServeMessages::forms()
{
    QFETCH(QByteArray, line);
    QFETCH(int, code);
    QFETCH(QJsonValue, id);
    ServeClient client;
    const QJsonObject response = QJsonDocument::fromJson(client.send(line)).object();
    QVERIFY(isResponse(response));
    QCOMPARE(response.value(u"error"_s).toObject().value(u"code"_s), code);
    QCOMPARE(response.value(u"id"_s), id);
}

void TstServeMessages::notificationsAreCarriedOutInSilence()
{
    ServeClient client;
    QCOMPARE(client.send(R"({"jsonrpc":"2.0","method":"battle.new","params":{"game":"toy"}})"),
             QByteArray());
    QVERIFY(client.session().referee());
    QCOMPARE(client.send(R"({"jsonrpc":"2.0","method":"sing"})"), QByteArray());
    QCOMPARE(client.send("   "), QByteArray());
}

void TstServeMessages::batch()
{
    ServeClient client;
    const QByteArray reply =
        client.send(R"([{"jsonrpc":"2.0","id":1,"method":"battle.new","params":{"game":"toy"}},)"
                    R"({"jsonrpc":"2.0","method":"note","params":{"text":"quiet"}},)"
                    R"(5,{"jsonrpc":"2.0","id":2,"method":"log"}])");
    const QJsonArray responses = QJsonDocument::fromJson(reply).array();
    QCOMPARE(responses.size(), 3);
    QCOMPARE(responses.at(0).toObject().value(u"id"_s), 1);
    QCOMPARE(responses.at(1).toObject().value(u"error"_s).toObject().value(u"code"_s), -32600);
    QCOMPARE(responses.at(2).toObject().value(u"result"_s).toArray().size(), 2);
    QCOMPARE(client.send(R"([{"jsonrpc":"2.0","method":"undo"}])"), QByteArray());
}

void TstServeMessages::deepNesting()
{
    ServeClient client;
    for (const int depth : {65, 2000, 1'000'000}) {
        const QByteArray line = QByteArray(depth, '[') + QByteArray(depth, ']');
        const QJsonObject response = QJsonDocument::fromJson(client.send(line)).object();
        QCOMPARE(response.value(u"error"_s).toObject().value(u"code"_s), -32700);
    }
    // Brackets within a text are only text.
    client.call(u"battle.new"_s, {{u"game"_s, u"toy"_s}});
    const QString brackets = QString(500, u'[') + u"\\\"";
    client.call(u"note"_s, {{u"text"_s, brackets}});
}

void TstServeMessages::linesAndEnds()
{
    const QByteArray games = R"({"jsonrpc":"2.0","id":1,"method":"games"})";
    QCOMPARE(served(games).count('\n'), 1);
    QCOMPARE(served(games + "\n").count('\n'), 1);
    QCOMPARE(served(games + "\r\n\r\n\n" + games + "\n").count('\n'), 2);
    QCOMPARE(served({}), QByteArray());
}

void TstServeMessages::hugeLine()
{
    const QByteArray games = R"({"jsonrpc":"2.0","id":1,"method":"games"})";
    const QByteArray output = served(QByteArray(9'000'000, 'x') + "\n" + games + "\n");
    const QList<QByteArray> lines = output.trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines.at(0).contains("-32700"));
    QVERIFY(lines.at(1).contains("result"));
}

void TstServeMessages::mutations_data()
{
    QTest::addColumn<QString>("game");
    QTest::newRow("toy") << u"toy"_s;
    for (const QString &id : gameIds())
        QTest::newRow(qPrintable(id)) << id;
}

void TstServeMessages::mutations()
{
    QFETCH(QString, game);
    ServeClient client(game == u"toy"_s ? toyShelf() : cli::GameShelf{gameIds(), makeGame});
    client.call(u"battle.new"_s, {{u"game"_s, game}});
    const QList<QByteArray> requests = sensibleRequests(game);
    // Not qHash(): that differs between processors, and so would what is tried.
    Mutator mutator(Seed);
    int carriedOut = 0;
    constexpr int requestsOfABattle = 250;
    for (int i = 0; i < Mutations; ++i) {
        // What came through may have brought a battle to a stand; the next one is fresh.
        if (i % requestsOfABattle == 0)
            client.call(u"battle.new"_s, {{u"game"_s, game}});
        const QByteArray &sensible = requests.at(mutator.below(requests.size()));
        // A sensible one now and then, so that there is something to disturb.
        const QByteArray line = mutator.below(4) == 0 ? sensible : mutator.mutated(sensible);
        const QByteArray before = client.snapshot();
        QElapsedTimer timer;
        timer.start();
        const QByteArray reply = client.send(line);
        QVERIFY2(timer.elapsed() < LongestMilliseconds, line.constData());
        if (reply.isEmpty())
            continue;
        const QJsonDocument json = QJsonDocument::fromJson(reply);
        QVERIFY2(json.isArray() || isResponse(json.object()), line.constData());
        if (json.object().contains(u"error"_s))
            QVERIFY2(client.snapshot() == before, line.constData());
        else
            ++carriedOut;
    }
    // Enough came through that the rest met a battle in motion.
    QVERIFY2(carriedOut > Mutations / 10, qPrintable(QString::number(carriedOut)));
    client.call(u"battle.new"_s, {{u"game"_s, game}});
}

ADJUTANT_TEST(TstServeMessages)

#include "tst_serve_messages.moc"
