// SPDX-License-Identifier: MIT
#include "core/storage/battle_file.h"

#include "tests/core/storage/battle_files.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <functional>
#include <sys/wait.h>
#include <unistd.h>

using namespace adjutant;
using namespace Qt::StringLiterals;

/// What was acknowledged is there after the program died, at whatever instant.
class TstCrashes : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void killedWhileWriting();
    void hotJournalIsRolledBack();
    void twoPrograms();
    void killedWhileCreating();

private:
    QString path(const QString &name = u"battle.adjutant"_s) const
    {
        return m_folder->path() + u'/' + name;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

/// A child process that reports numbers through a pipe.
class Child
{
public:
    using Report = std::function<void(int)>;

    explicit Child(const std::function<void(const Report &)> &work)
    {
        int ends[2];
        if (pipe(ends) != 0)
            qFatal("pipe");
        m_pipe = ends[0];
        m_process = fork();
        if (m_process == 0) {
            close(ends[0]);
            work([out = ends[1]](int number) {
                if (write(out, &number, sizeof(number)) != sizeof(number))
                    _exit(1);
            });
            _exit(0);
        }
        close(ends[1]);
    }

    ~Child()
    {
        kill();
        close(m_pipe);
    }
    Child(const Child &) = delete;
    Child &operator=(const Child &) = delete;

    /// The next number that the child reports; -1 when it is gone.
    int next() const
    {
        int number = 0;
        return read(m_pipe, &number, sizeof(number)) == sizeof(number) ? number : -1;
    }

    void kill()
    {
        if (m_process <= 0)
            return;
        ::kill(m_process, SIGKILL);
        waitpid(m_process, nullptr, 0);
        m_process = 0;
    }

private:
    pid_t m_process = 0;
    int m_pipe = -1;
};

/// What a child does: takes the battle up and adds steps, and now and then moves the head.
void writeOn(const QString &path, const Child::Report &report)
{
    Result<OpenedBattle> opened = BattleFile::open(path);
    if (!opened)
        _exit(2);
    auto id = static_cast<int>(opened->battle.steps.size());
    for (;;) {
        if (!opened->store->append(test::fullStep(id + 1, id)))
            _exit(3);
        ++id;
        if (id % 5 == 0 && !opened->store->moveHead(StepId{id - 1}, StepId{id}))
            _exit(4);
        report(id);
    }
}

#ifdef ADJUTANT_SANITIZED
constexpr int Rounds = 10;
#else
constexpr int Rounds = 40;
#endif

} // namespace

void TstCrashes::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(BattleFile::create(path(), u"toy"_s).ok());
}

void TstCrashes::killedWhileWriting()
{
    QRandomGenerator random(7);
    int known = 0;
    int journals = 0;
    for (int round = 0; round < Rounds; ++round) {
        Child child([this](const Child::Report &report) { writeOn(path(), report); });
        int acknowledged = known;
        for (int i = random.bounded(4); i >= 0; --i)
            acknowledged = child.next();
        QVERIFY(acknowledged > known);
        usleep(static_cast<useconds_t>(random.bounded(3000)));
        child.kill();
        for (int more = child.next(); more > 0; more = child.next())
            acknowledged = more;
        journals += QFile(path() + u"-journal").size() > 0 ? 1 : 0;

        const Result<OpenedBattle> opened = BattleFile::open(path());
        QVERIFY2(opened.ok(), opened ? "" : qPrintable(opened.fault().message));
        const StoredBattle &battle = opened->battle;
        QVERIFY(battle.steps.size() >= acknowledged);
        QVERIFY(battle.steps.size() <= acknowledged + 1);
        for (const Step &step : battle.steps)
            QVERIFY(step == test::fullStep(number(step.id), number(step.id) - 1));
        QCOMPARE(battle.tip, battle.steps.constLast().id);
        if (battle.steps.size() == acknowledged && acknowledged % 5 == 0)
            QCOMPARE(battle.head, StepId{acknowledged - 1});
        known = static_cast<int>(battle.steps.size());
    }
    qInfo("%d steps, %d of %d deaths in mid-transaction", known, journals, Rounds);
}

void TstCrashes::hotJournalIsRolledBack()
{
    // A transaction that was cut off when the file had grown and its first page was written, and
    // then when its first page was written and the file had not grown yet.
    Result<OpenedBattle> opened = BattleFile::open(path());
    QVERIFY(opened.ok());
    for (int id = 1; id <= 20; ++id)
        QVERIFY(opened->store->append(test::fullStep(id, id - 1)).ok());
    opened->store.reset();
    const QByteArray before = test::stateOf(path()).bytes;
    QByteArray journal("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);
    const auto pages = static_cast<quint32>(before.size() / 4096);
    const auto append = [&journal](quint32 number) {
        for (int shift = 24; shift >= 0; shift -= 8)
            journal.append(static_cast<char>(number >> shift));
    };
    for (const quint32 number : {1U, 5U, pages, 512U, 4096U}) // one page, nonce, sizes
        append(number);
    journal.append(QByteArray(512 - journal.size(), '\0'));
    append(1);
    journal.append(before.left(4096));
    quint32 sum = 5;
    for (int i = 4096 - 200; i > 0; i -= 200)
        sum += static_cast<quint8>(before.at(i));
    append(sum);
    QByteArray halfway = before;
    halfway[31] = static_cast<char>(pages + 1);
    for (const QByteArray &half : {halfway, QByteArray(halfway + QByteArray(4096, 'x'))}) {
        test::writeFile(path(), half);
        test::writeFile(path() + u"-journal", journal);
        const Result<OpenedBattle> again = BattleFile::open(path());
        QVERIFY2(again.ok(), again ? "" : qPrintable(again.fault().message));
        QCOMPARE(again->battle.steps.size(), 20);
        QCOMPARE(test::stateOf(path()).bytes.size(), before.size());
    }
}

void TstCrashes::twoPrograms()
{
    const auto hold = [this](const Child::Report &report) {
        const Result<OpenedBattle> opened = BattleFile::open(path());
        report(opened.ok() ? 1 : 0);
        pause();
    };
    Child child(hold);
    QCOMPARE(child.next(), 1);
    const test::FileState before = test::stateOf(path());
    const Result<OpenedBattle> opened = BattleFile::open(path());
    QVERIFY(!opened.ok());
    QVERIFY(opened.fault().message.contains(path()));
    QVERIFY(opened.fault().message.contains(u"another program"_s));
    QVERIFY(test::stateOf(path()) == before);
    // Looking at it did not take it away from the first program.
    Child third(hold);
    QCOMPARE(third.next(), 0);
    child.kill();
    third.kill();
    const Result<OpenedBattle> free = BattleFile::open(path());
    QVERIFY2(free.ok(), free ? "" : qPrintable(free.fault().message));
}

void TstCrashes::killedWhileCreating()
{
    QRandomGenerator random(8);
    for (int round = 0; round < Rounds / 2; ++round) {
        const QString fresh = path(QString::number(round));
        Child child([&fresh](const Child::Report &report) {
            report(1);
            report(BattleFile::create(fresh, u"toy"_s).ok() ? 2 : 0);
            pause();
        });
        QCOMPARE(child.next(), 1);
        usleep(static_cast<useconds_t>(random.bounded(12'000)));
        child.kill();
        const bool acknowledged = child.next() == 2;
        // It is whole, or not there.
        if (acknowledged || QFile::exists(fresh))
            QVERIFY(BattleFile::open(fresh).ok());
        else
            QVERIFY(BattleFile::create(fresh, u"toy"_s).ok());
    }
}

ADJUTANT_TEST(TstCrashes)

#include "tst_crashes.moc"
