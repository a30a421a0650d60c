// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>

namespace adjutant {

/// CRC-32 (ISO-HDLC, as in zip files) of \a bytes, continuing from \a before.
quint32 checksum(QByteArrayView bytes, quint32 before = 0);

} // namespace adjutant
