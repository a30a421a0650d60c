// SPDX-License-Identifier: MIT
#include "app/battles/battle_colour.h"

#include "app/session/session.h"

#include <QFileInfo>
#include <QSettings>

#include <array>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

/// First those that sides have least: a battle is no side.
constexpr std::array Colours{3, 4, 1, 2};

const QString ColourAside = u"colour"_s;
const QString LastColourKey = u"battles/lastColour"_s;

} // namespace

int battleColour(const Session &battle)
{
    const QString kept = battle.aside(ColourAside);
    const size_t place = kept.isEmpty() ? qHash(QFileInfo(battle.file()).fileName(), 0)
                                        : static_cast<size_t>(qMax(0, kept.toInt()));
    return Colours.at(place % Colours.size());
}

void giveColour(Session &battle)
{
    QSettings settings;
    const int next =
        (settings.value(LastColourKey, -1).toInt() + 1) % static_cast<int>(Colours.size());
    settings.setValue(LastColourKey, next);
    battle.keepAside(ColourAside, QString::number(next));
}

} // namespace adjutant::app
