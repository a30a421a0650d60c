// SPDX-License-Identifier: MIT
#include "app/main_window/main_window.h"
#include "app/style/design.h"

#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QElapsedTimer>
#include <QFile>
#include <QMainWindow>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// How long the window takes to its first painting, and its memory beside that of an empty window.
/// Measured, not judged.
class BenchWindow : public QObject
{
    Q_OBJECT

private slots:
    void firstPainting();
};

namespace {

/// Tells when its widget is painted for the first time.
class PaintingWatch : public QObject
{
    Q_OBJECT

public:
    bool painted = false;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        painted = painted || event->type() == QEvent::Paint;
        return QObject::eventFilter(watched, event);
    }
};

/// What this process holds in memory, in kilobytes.
int resident()
{
    QFile file(u"/proc/self/status"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QList<QByteArray> lines = file.readAll().split('\n');
    for (const QByteArray &line : lines) {
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').constFirst().toInt();
    }
    return 0;
}

void showUntilPainted(QWidget &window)
{
    PaintingWatch watch;
    window.installEventFilter(&watch);
    window.show();
    while (!watch.painted)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

} // namespace

void BenchWindow::firstPainting()
{
    QElapsedTimer timer;
    timer.start();
    QMainWindow empty;
    showUntilPainted(empty);
    qInfo("an empty window: %lld ms, %d MB", timer.restart(), resident() / 1024);
    app::design().setTheme(app::Theme::Light);
    app::design().dress();
    app::MainWindow window;
    window.setSession(teawSession());
    showUntilPainted(window);
    qInfo("the window beside it: %lld ms, %d MB", timer.elapsed(), resident() / 1024);
}

ADJUTANT_TEST(BenchWindow)

} // namespace adjutant::test

#include "bench_window.moc"
