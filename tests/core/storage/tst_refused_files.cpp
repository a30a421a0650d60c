// SPDX-License-Identifier: MIT
#include "core/storage/battle_file.h"
#include "core/storage/recovery.h"

#include "tests/core/storage/battle_files.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <functional>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace adjutant;
using namespace Qt::StringLiterals;

/// What cannot be opened or written is refused in words and left as it is.
class TstRefusedFiles : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void refuses_data();
    void refuses();
    void missingFile();
    void folder();
    void unreadableFile();
    void readOnlyFile();
    void readOnlyFolder();
    void fullDiskLosesNothing();

private:
    QString path(const QString &name = u"battle.adjutant"_s) const
    {
        return m_folder->path() + u'/' + name;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

using Change = std::function<QByteArray(QByteArray)>;

/// The file with some bytes at \a offset replaced.
Change patched(qsizetype offset, const QByteArray &bytes)
{
    return [offset, bytes](QByteArray file) { return file.replace(offset, bytes.size(), bytes); };
}

Change replacedBy(const QByteArray &bytes)
{
    return [bytes](const QByteArray &) { return bytes; };
}

/// Acts as somebody who may not do everything, for as long as it lives.
class AsNobody
{
public:
    AsNobody()
        : m_worked(geteuid() == 0 && seteuid(65534) == 0)
    {
    }
    ~AsNobody()
    {
        if (m_worked && seteuid(0) != 0)
            qFatal("cannot become root again");
    }
    AsNobody(const AsNobody &) = delete;
    AsNobody &operator=(const AsNobody &) = delete;

private:
    bool m_worked;
};

void setMode(const QString &path, mode_t mode)
{
    if (chmod(QFile::encodeName(path).constData(), mode) != 0)
        qFatal("chmod");
}

} // namespace

Q_DECLARE_METATYPE(Change)

void TstRefusedFiles::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const Result<Done> written = BattleFile::write(path(), test::toyStored());
    QVERIFY2(written.ok(), written ? "" : qPrintable(written.fault().message));
}

void TstRefusedFiles::refuses_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("reason");

    QTest::newRow("newer version") << patched(60, QByteArray("\0\0\0\2", 4)) << u"newer"_s;
    QTest::newRow("far newer version") << patched(60, "\xff\xff\xff\xff") << u"newer"_s;
    QTest::newRow("other SQLite file") << patched(68, QByteArray(4, '\0')) << u"not a battle"_s;
    QTest::newRow("other magic") << patched(0, "X") << u"not a battle"_s;
    QTest::newRow("text") << replacedBy("Dear diary,\n") << u"not a battle"_s;
    QTest::newRow("long text") << replacedBy(QByteArray(10'000, 'x')) << u"not a battle"_s;
    QTest::newRow("picture") << replacedBy("\x89PNG\r\n\x1a\n") << u"not a battle"_s;
    QTest::newRow("empty") << replacedBy({}) << u"is empty"_s;
    for (const int length : {1, 15, 16, 50, 99, 100, 4095, 4096, 8192, 20'000}) {
        QTest::addRow("cut to %d", length)
            << Change([length](const QByteArray &file) { return file.left(length); })
            << u"cut short"_s;
    }
    QTest::newRow("last byte gone")
        << Change([](const QByteArray &file) { return file.chopped(1); }) << u"cut short"_s;
    QTest::newRow("write-ahead mode") << patched(18, "\2\2") << u"damaged"_s;
    QTest::newRow("page size") << patched(16, "\x20") << u"damaged"_s;
    QTest::newRow("first table's page") << patched(100, "\x77") << u"damaged"_s;
    QTest::newRow("all but the header") << Change([](const QByteArray &file) {
        return QByteArray(file.left(100) + QByteArray(file.size() - 100, '\x5a'));
    }) << u"damaged"_s;
}

void TstRefusedFiles::refuses()
{
    QFETCH(Change, change);
    QFETCH(QString, reason);
    test::writeFile(path(), change(test::stateOf(path()).bytes));
    const test::FileState before = test::stateOf(path());
    const Result<OpenedBattle> opened = BattleFile::open(path());
    QVERIFY(!opened.ok());
    const QString message = opened.fault().message;
    QVERIFY2(message.contains(path()) && message.contains(reason), qPrintable(message));
    QVERIFY(test::stateOf(path()) == before);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"battle.adjutant"_s});
}

void TstRefusedFiles::missingFile()
{
    const Result<OpenedBattle> opened = BattleFile::open(path(u"missing"_s));
    QVERIFY(!opened.ok());
    QVERIFY(opened.fault().message.contains(path(u"missing"_s)));
    QVERIFY(!QFile::exists(path(u"missing"_s)));
}

void TstRefusedFiles::folder()
{
    const Result<OpenedBattle> opened = BattleFile::open(m_folder->path());
    QVERIFY(!opened.ok());
    QVERIFY(opened.fault().message.contains(u"not a file"_s));
}

void TstRefusedFiles::unreadableFile()
{
    setMode(m_folder->path(), 0755);
    setMode(path(), 0000);
    {
        const AsNobody nobody;
        const Result<OpenedBattle> opened = BattleFile::open(path());
        QVERIFY(!opened.ok());
        QVERIFY(opened.fault().message.contains(u"cannot be read"_s));
    }
    setMode(path(), 0644);
}

void TstRefusedFiles::readOnlyFile()
{
    setMode(m_folder->path(), 0777);
    setMode(path(), 0444);
    const test::FileState before = test::stateOf(path());
    {
        const AsNobody nobody;
        const Result<OpenedBattle> opened = BattleFile::open(path());
        QVERIFY(!opened.ok());
        QVERIFY2(opened.fault().message.contains(u"cannot be written"_s),
                 qPrintable(opened.fault().message));
    }
    QVERIFY(test::stateOf(path()) == before);
}

void TstRefusedFiles::readOnlyFolder()
{
    setMode(path(), 0666);
    setMode(m_folder->path(), 0555);
    const test::FileState before = test::stateOf(path());
    {
        const AsNobody nobody;
        const Result<OpenedBattle> opened = BattleFile::open(path());
        QVERIFY(!opened.ok());
        QVERIFY2(opened.fault().message.contains(u"cannot be written"_s),
                 qPrintable(opened.fault().message));
        QVERIFY(!BattleFile::create(path(u"new"_s), u"toy"_s).ok());
    }
    setMode(m_folder->path(), 0755);
    QVERIFY(test::stateOf(path()) == before);
}

void TstRefusedFiles::fullDiskLosesNothing()
{
    QFile::remove(path());
    Result<std::unique_ptr<Store>> store = BattleFile::create(path(), u"toy"_s);
    QVERIFY(store.ok());
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    rlimit narrow = before;
    narrow.rlim_cur = 30'000;
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &narrow), 0);
    int kept = 0;
    QString message;
    while (message.isEmpty() && kept < 1000) {
        const Result<Done> done = (*store)->append(test::fullStep(kept + 1, kept));
        if (done)
            ++kept;
        else
            message = done.fault().message;
    }
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
    QVERIFY2(message.contains(path()), qPrintable(message));
    QVERIFY(kept > 3);
    // There is room again.
    QVERIFY((*store)->append(test::fullStep(kept + 1, kept)).ok());
    store->reset();
    const Result<OpenedBattle> opened = BattleFile::open(path());
    QVERIFY(opened.ok());
    QCOMPARE(opened->battle.steps.size(), kept + 1);
}

ADJUTANT_TEST(TstRefusedFiles)

#include "tst_refused_files.moc"
