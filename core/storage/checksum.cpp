// SPDX-License-Identifier: MIT
#include "core/storage/checksum.h"

#include <array>

namespace adjutant {

namespace {

constexpr quint32 Polynomial = 0xEDB88320;
constexpr size_t Slices = 8;
using Tables = std::array<std::array<quint32, 256>, Slices>;

/// Table n tells what a byte does to the sum when n more bytes follow it.
constexpr Tables makeTables()
{
    Tables tables{};
    for (quint32 byte = 0; byte < 256; ++byte) {
        quint32 sum = byte;
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum >> 1U) ^ ((sum & 1U) != 0 ? Polynomial : 0);
        tables[0][byte] = sum;
    }
    for (size_t n = 1; n < Slices; ++n) {
        for (size_t byte = 0; byte < 256; ++byte) {
            const quint32 sum = tables[n - 1][byte];
            tables[n][byte] = (sum >> 8U) ^ tables[0][sum & 0xFFU];
        }
    }
    return tables;
}

constexpr Tables Sums = makeTables();

} // namespace

quint32 checksum(QByteArrayView bytes, quint32 before)
{
    quint32 sum = ~before;
    const auto *at = reinterpret_cast<const quint8 *>(bytes.data());
    qsizetype left = bytes.size();
    // Eight bytes at a time, since opening a battle sums all of it.
    for (; left >= 8; left -= 8, at += 8) {
        const quint32 low =
            sum ^ (at[0] | quint32(at[1]) << 8U | quint32(at[2]) << 16U | quint32(at[3]) << 24U);
        sum = Sums[7][low & 0xFFU] ^ Sums[6][(low >> 8U) & 0xFFU] ^ Sums[5][(low >> 16U) & 0xFFU] ^
              Sums[4][low >> 24U] ^ Sums[3][at[4]] ^ Sums[2][at[5]] ^ Sums[1][at[6]] ^
              Sums[0][at[7]];
    }
    for (; left > 0; --left, ++at)
        sum = (sum >> 8U) ^ Sums[0][(sum ^ *at) & 0xFFU];
    return ~sum;
}

} // namespace adjutant
