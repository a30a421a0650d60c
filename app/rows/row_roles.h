// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/qnamespace.h>

namespace adjutant::app {

/// What a row of the side zone shows besides its text (Qt::DisplayRole). See RowDelegate.
enum RowRole {
    DetailRole = Qt::UserRole + 100, ///< QString: a second, quieter line
    AsideRole,                       ///< QString: quietly at the right
    NumberRole,                      ///< QString: at the left, in a column of its own
    ChitRole,                        ///< QString: the number on a round chit at the left
    SideRole,                        ///< int: number of the side whose colour it has, 0 for none
    HeadingRole,                     ///< bool: a heading above rows
    ChangedRole,                     ///< bool: differs from what is usual
    PendingRole,                     ///< bool: not yet settled
};

} // namespace adjutant::app
