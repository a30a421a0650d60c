// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/step.h"
#include "core/rules/result.h"

#include <QList>
#include <QMap>
#include <QString>

namespace adjutant {

/// Where the steps of a battle are kept. What a call acknowledged survives the machine.
class Store
{
public:
    virtual ~Store() = default;
    /// Keeps a step; the head is behind it from then on.
    virtual Result<Done> append(const Step &step) = 0;
    /// Keeps where the head was moved to, and where redo leads.
    virtual Result<Done> moveHead(StepId head, StepId tip) = 0;
    /// Keeps what belongs to the battle and is no part of its course, such as its clock. A store
    /// may have no place for it.
    virtual Result<Done> keepAside(const QString &name, const QString &value);
};

/// A battle as it was kept.
struct StoredBattle
{
    QString game;
    QList<Step> steps; ///< in the order in which they were added
    StepId head = StepId::None;
    StepId tip = StepId::None;
    QMap<QString, QString> aside; ///< by name
};

} // namespace adjutant
