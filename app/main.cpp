// SPDX-License-Identifier: MIT
#include "app/battles/battles.h"
#include "app/main_window/main_window.h"
#include "app/session/session.h"
#include "app/start/start.h"

#include <QApplication>

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    adjutant::app::prepareApplication();
    const adjutant::app::Start start = adjutant::app::readArguments(QApplication::arguments());
    if (!start.message.isEmpty())
        return adjutant::app::tell(start);
    adjutant::app::MainWindow window;
    adjutant::app::showInPlace(window);
    adjutant::app::openWanted(window, start);
    return QApplication::exec();
}
