// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/step.h"
#include "core/rules/result.h"

#include <QByteArray>
#include <QImage>
#include <QString>

#include <optional>

namespace adjutant::app {

class Session;

/// A photograph of the table, which belongs to a moment of the battle. It is kept as a note: one
/// step of the journal, with its checksum in the battle's own file.
struct Photograph
{
    QByteArray jpeg;
    QString caption;

    QImage image() const { return QImage::fromData(jpeg); }

    /// The picture in \a file, made no larger than it has to be to see a table well.
    static Result<Photograph> fromFile(const QString &file, const QString &caption);
    /// The one that \a step keeps; nothing where it keeps none.
    static std::optional<Photograph> of(const Step &step);
    /// Keeps it at the moment at which the battle stands.
    bool keep(Session &session) const;
};

/// All steps that keep a photograph, the oldest first: those too that a correction left behind or
/// that were taken back, for nothing of a battle is lost.
QList<StepId> photographsOf(const Session &session);

} // namespace adjutant::app
