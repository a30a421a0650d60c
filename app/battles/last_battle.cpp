// SPDX-License-Identifier: MIT
#include "app/battles/last_battle.h"

#include "app/battles/shelves.h"

#include <QFileInfo>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

const QString LastBattleKey = u"battles/last"_s;

} // namespace

QString lastBattle()
{
    const QString file = QSettings().value(LastBattleKey).toString();
    return QFileInfo(file).isFile() && shelfOf(file) == Shelf::Played ? file : QString();
}

void noteLastBattle(const QString &file)
{
    QSettings().setValue(LastBattleKey,
                         file.isEmpty() ? QString() : QFileInfo(file).absoluteFilePath());
}

} // namespace adjutant::app
