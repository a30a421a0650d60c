// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/narrator.h"
#include "core/report/report_block.h"

namespace adjutant {

/// The pictures that belong to a note.
using PicturesOf = std::function<QList<block::Picture>(const Step &note)>;

/// The report of a battle up to where it stands: how it went, the losses, the dice, the armies and
/// the rules in force. \a pictures hands out what was photographed; none where it is empty.
QList<Block> battleReport(const Narrator &narrator, const PicturesOf &pictures = {});

} // namespace adjutant
