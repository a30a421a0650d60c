// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/entity_id.h"

#include <QList>
#include <QString>

namespace adjutant::app {

class Session;

/// One thing that waits: a debt, an offer, or a question that was put aside.
struct OwedItem
{
    enum class Kind {
        Owed,   ///< the rules demand it
        Offer,  ///< may be claimed until its time is over
        Parked, ///< was begun, and comes back when somebody says so
    };

    Kind kind = Kind::Owed;
    int owed = 0;                ///< number of the owed item; 0 where it is parked
    StepId entry = StepId::None; ///< of the parked one
    QString title;               ///< who and what
    QString cause;               ///< why, and until when
    int side = 0;                ///< number of the side that does it; 0 for none
    bool canPass = true;         ///< whether it may be left undone

    friend bool operator==(const OwedItem &, const OwedItem &) = default;
};

/// All that waits in \a session: what is parked first, then what is owed, then what is offered.
/// What is being asked at this moment is left out.
QList<OwedItem> owedItems(const Session &session);

} // namespace adjutant::app
