// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"
#include "core/referee/setup.h"
#include "core/storage/battle_file.h"
#include "core/storage/begin_battle.h"

#include "tests/support/laws.h"
#include "tests/support/random_player.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// `adjutant-cli serve` is killed at a random instant, again and again: what it acknowledged is in
/// the file, at most what it was just doing besides, and the same question is open.
class TstServeKilled : public QObject
{
    Q_OBJECT

private slots:
    void nothingAcknowledgedIsLost();
};

namespace {

#ifdef ADJUTANT_SANITIZED
constexpr int Deaths = 6;
#else
constexpr int Deaths = 30;
#endif
constexpr int RequestsOfALife = 25;
constexpr int Patience = 60'000;

QByteArray requestLine(const QString &method, const QJsonObject &params)
{
    const QJsonObject request{
        {u"jsonrpc"_s, u"2.0"_s}, {u"id"_s, 1}, {u"method"_s, method}, {u"params"_s, params}};
    return QJsonDocument(request).toJson(QJsonDocument::Compact) + '\n';
}

/// The request that makes the referee add \a step.
QByteArray requestFor(const Step &step)
{
    switch (step.kind) {
    case Step::Kind::Answer:
        return requestLine(u"answer"_s, {{u"value"_s, step.answer}});
    case Step::Kind::Front:
        return requestLine(u"resume"_s, {{u"command"_s, number(step.entry)}});
    case Step::Kind::Cancel:
        return requestLine(u"cancel"_s, {});
    case Step::Kind::Command:
        break;
    case Step::Kind::Note:
        Q_UNREACHABLE();
    }
    if (step.command.owed != 0)
        return requestLine(u"settle"_s, {{u"owed"_s, step.command.owed}});
    QJsonObject params = step.command.arguments;
    params.insert(u"action"_s, step.command.procedure);
    if (!step.command.allowed.isEmpty())
        params.insert(u"allow"_s, QJsonArray::fromStringList(step.command.allowed));
    return requestLine(u"do"_s, params);
}

/// What is going to be asked of the program, and how the battle stands after each of it.
struct Plan
{
    QList<QByteArray> requests;
    QList<Standing> standings; ///< one more: how it begins
};

Plan planFrom(const Game &game, const StoredBattle &battle, RandomPlayer &player)
{
    const auto referee = Referee::resumeBattle(game, battle, nullptr);
    Plan plan;
    plan.standings.append(Standing::of(**referee));
    for (int i = 0; i < RequestsOfALife; ++i) {
        const qsizetype steps = (*referee)->journal().count();
        if (!player.play(**referee))
            break;
        const StepId first = (*referee)->journal().stepsSince(steps).constFirst();
        plan.requests.append(requestFor((*referee)->journal().step(first)));
        plan.standings.append(Standing::of(**referee));
    }
    return plan;
}

/// The program, opened on one battle.
class Served
{
public:
    explicit Served(const QString &file) { open(file); }

    bool isOpen() const { return m_opened; }
    const QByteArray &output() const { return m_output; }

    void send(const QList<QByteArray> &requests)
    {
        for (const QByteArray &request : requests)
            m_process.write(request);
        m_process.waitForBytesWritten(Patience);
    }

    bool waitForAnswers(qsizetype count)
    {
        while (m_output.count('\n') < count) {
            if (!m_process.waitForReadyRead(Patience))
                return false;
            m_output += m_process.readAllStandardOutput();
        }
        return true;
    }

    /// Kills it and returns how many requests it had answered.
    qsizetype kill()
    {
        m_process.kill();
        m_process.waitForFinished(Patience);
        m_output += m_process.readAllStandardOutput();
        return m_output.count('\n');
    }

private:
    void open(const QString &file)
    {
        m_process.start(QStringLiteral(ADJUTANT_CLI), {u"serve"_s});
        m_process.write(requestLine(u"battle.open"_s, {{u"file"_s, file}}));
        m_opened = waitForAnswers(1) && !m_output.contains("\"error\"");
        m_output.clear();
    }

    QProcess m_process;
    QByteArray m_output;
    bool m_opened = false;
};

} // namespace

void TstServeKilled::nothingAcknowledgedIsLost()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"battle.adjutant"_s);
    auto game = makeGame(u"teaw"_s);
    QVERIFY(game);
    const Scenario *scenario = (*game)->rulebook().scenario(u"night-raid"_s);
    QVERIFY(scenario && beginBattle(**game, beginCommand(*scenario), file));
    RandomPlayer player(3);
    QRandomGenerator random(4);
    qsizetype acknowledged = 0;
    int cutShort = 0;
    for (int death = 0; death < Deaths; ++death) {
        Plan plan;
        {
            const auto kept = BattleFile::open(file);
            QVERIFY2(kept, kept ? "" : qPrintable(kept.fault().message));
            plan = planFrom(**game, kept->battle, player);
        }
        Served served(file);
        QVERIFY2(served.isOpen(), served.output().constData());
        served.send(plan.requests);
        QVERIFY(served.waitForAnswers(random.bounded(static_cast<int>(plan.requests.size()))));
        QThread::usleep(random.bounded(1500U));
        const qsizetype answered = served.kill();
        QVERIFY2(!served.output().contains("\"error\""), served.output().constData());

        auto kept = BattleFile::open(file);
        QVERIFY2(kept, kept ? "" : qPrintable(kept.fault().message));
        const auto again = Referee::resumeBattle(**game, kept->battle, std::move(kept->store));
        QVERIFY(again);
        // It may have kept one more and died before it could say so.
        const Standing found = Standing::of(**again);
        const bool one = found == plan.standings.at(answered);
        const bool more = answered < plan.requests.size() && found == plan.standings[answered + 1];
        QVERIFY2(one || more, qPrintable(u"after %1 answers"_s.arg(answered)));
        acknowledged += answered;
        cutShort += answered < plan.requests.size() ? 1 : 0;
    }
    QVERIFY2(cutShort > Deaths / 2, qPrintable(QString::number(cutShort)));
    qInfo("%d requests acknowledged, %d of %d lives cut short", static_cast<int>(acknowledged),
          cutShort, Deaths);
}

ADJUTANT_TEST(TstServeKilled)

} // namespace adjutant::test

#include "tst_serve_killed.moc"
