// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

class QWidget;

namespace adjutant {
class Rulebook;
}

namespace adjutant::app {

/// A key and what it does.
struct Shortcut
{
    QString keys;
    QString what;
    friend bool operator==(const Shortcut &, const Shortcut &) = default;
};

/// The keys of the menus and of the window itself, read off them. Of a QShortcut its "what's this"
/// says what it does; one that does not say is left out.
QList<Shortcut> shortcutsOf(const QWidget &window);
/// The letters of a game's actions.
QList<Shortcut> shortcutsOf(const Rulebook &book);

} // namespace adjutant::app
