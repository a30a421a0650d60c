// SPDX-License-Identifier: MIT
#include "core/games/game_systems.h"

#include "core/games/teaw/teaw_game.h"
#include "core/games/wss/wss_game.h"
#include "core/referee/messages.h"

#include <array>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

struct System
{
    const char *id;
    Result<std::unique_ptr<Game>> (*make)();
};

// A list and no self-registering objects: those vanish from a static library.
constexpr std::array Systems{
    System{"teaw", teaw::makeGame},
    System{"wss", wss::makeGame},
};

} // namespace

QStringList gameIds()
{
    QStringList ids;
    for (const System &system : Systems)
        ids.append(QString::fromLatin1(system.id));
    return ids;
}

Result<std::unique_ptr<Game>> makeGame(const QString &id)
{
    for (const System &system : Systems) {
        if (id == QLatin1StringView(system.id))
            return system.make();
    }
    return Fault{
        Messages::tr("There is no game “%1”. There are: %2.").arg(id, gameIds().join(u", "_s))};
}

} // namespace adjutant
