// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/question.h"
#include "core/referee/referee.h"
#include "core/referee/refusal.h"

#include <QList>

#include <optional>

namespace adjutant {

/// Something that a unit or the turn could do now.
struct Offer
{
    QString action;
    EntityId unit = EntityId::None;
    std::optional<int> cost;
    std::optional<Refusal> refusal; ///< why not; empty where it is legal
    /// What would be asked first (the target, a cell); empty where nothing is, or it is not legal.
    std::optional<Question> question;
};

/// Whether \a unit (with EntityId::None: the turn) could do \a action now. Its own procedure says:
/// it is run until it asks or refuses.
Offer offerOf(const Referee &referee, EntityId unit, const QString &action);
/// What \a unit (with EntityId::None: the turn) could do now, legal or not, beside what is being
/// asked.
QList<Offer> offers(const Referee &referee, EntityId unit);

} // namespace adjutant
