// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/step.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace adjutant {

// The rows of a battle file as they are kept, each with the checksum that guards it.

/// A step: what encodeStep() makes of it. The first one also names the game.
struct StepRow
{
    qint64 id = 0;
    qint64 parent = 0;
    QByteArray body;
    qint64 sum = 0;

    static StepRow of(const Step &step, const QString &game);
    bool isWhole() const;
    /// The step; nothing where the row is damaged.
    std::optional<Step> read() const;
    /// The game that a first step names; empty for others.
    QString game() const;
};

/// A move of the head. It counts until a later step is added.
struct HeadRow
{
    qint64 id = 0;
    qint64 step = 0; ///< the last step when it was made
    qint64 head = 0;
    qint64 tip = 0;
    qint64 sum = 0;

    void seal() { sum = expectedSum(); }
    bool isWhole() const { return sum == expectedSum(); }

private:
    qint64 expectedSum() const;
};

/// A fact about the file: game, created, version.
struct MetaRow
{
    QString key;
    QString value;
    qint64 sum = 0;

    void seal() { sum = expectedSum(); }
    bool isWhole() const { return sum == expectedSum(); }

private:
    qint64 expectedSum() const;
};

} // namespace adjutant
