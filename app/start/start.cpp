// SPDX-License-Identifier: MIT
#include "app/start/start.h"

#include "app/awake/screen_awake.h"
#include "app/main_window/main_window.h"
#include "app/preferences/preferences.h"
#include "app/style/design.h"
#include "app/style/desktop_theme.h"
#include "app/widgets/wheel_guard.h"
#include "app/widgets/window_place.h"

#include "core/games/game_systems.h"
#include "core/language.h"

#include <QApplication>
#include <QCommandLineParser>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

/// What the command line says.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::app::Start)
};

} // namespace

Start readArguments(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        Words::tr("A referee for miniature wargames. In the window, F1 opens the manual."));
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    const QCommandLineOption sample(
        u"sample"_s,
        Words::tr("Open the sample battle of a game: %1.").arg(gameIds().join(u", "_s)),
        Words::tr("game"));
    parser.addOption(sample);
    parser.addPositionalArgument(Words::tr("file"), Words::tr("A battle to open."),
                                 Words::tr("[file]"));
    Start start;
    if (!parser.parse(arguments)) {
        start.message = parser.errorText();
        start.failed = true;
    } else if (parser.isSet(help)) {
        start.message = parser.helpText();
    } else if (parser.isSet(version)) {
        start.message = Words::tr("Adjutant %1").arg(QCoreApplication::applicationVersion());
    }
    start.sample = parser.value(sample);
    start.file = parser.positionalArguments().value(0);
    return start;
}

int tell(const Start &start)
{
    std::fprintf(start.failed ? stderr : stdout, "%s\n", qPrintable(start.message));
    return start.failed ? 2 : 0;
}

void prepareApplication()
{
    QApplication::setApplicationName(u"adjutant"_s);
    QApplication::setOrganizationName(u"adjutant"_s);
    QApplication::setApplicationVersion(QStringLiteral(ADJUTANT_VERSION));
    QApplication::setApplicationDisplayName(u"Adjutant"_s);
    QApplication::setDesktopFileName(u"org.adjutant.Adjutant"_s);
    QApplication::setWindowIcon(QIcon(u":/icons/adjutant.svg"_s));
    preferences().load();
    static Language language; // as long as the program
    const QString code = preferences().language();
    language.use(code.isEmpty() ? QLocale() : QLocale(code));
    design().dress();
    const auto *desktop = new DesktopTheme(ScreenAwake::sessionBus(), qApp);
    QObject::connect(desktop, &DesktopTheme::told, &design(), &Design::setSystemDark);
    qApp->installEventFilter(new WheelGuard(qApp));
}

void showInPlace(MainWindow &window)
{
    // It stands beside a table, and has the screen to itself.
    WindowPlace::isKept(MainWindow::Place) ? window.show() : window.showMaximized();
}

void openWanted(MainWindow &window, const Start &start)
{
    if (!start.file.isEmpty()) {
        window.openBattle(start.file);
        return;
    }
    if (!start.sample.isEmpty())
        window.openSample(start.sample);
    else
        window.takeUpLast();
}

} // namespace adjutant::app
