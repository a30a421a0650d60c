// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/step.h"
#include "core/referee/store.h"

#include <QString>

namespace adjutant::test {

/// What a file is to its last byte, and when it was changed.
struct FileState
{
    QByteArray bytes;
    qint64 modified = 0;
    friend bool operator==(const FileState &, const FileState &) = default;
};

FileState stateOf(const QString &path);
void writeFile(const QString &path, const QByteArray &bytes);

/// A step with something in every field that its kind has: odd ones are commands, even ones
/// answers.
Step fullStep(int id, int parent);
/// A battle of some random steps of the toy game.
const StoredBattle &toyStored();

} // namespace adjutant::test
