// SPDX-License-Identifier: MIT
#include "core/storage/rows.h"

#include "core/storage/checksum.h"
#include "core/storage/step_codec.h"

#include <QtCore/QtEndian>

#include <initializer_list>
#include <limits>

namespace adjutant {

namespace {

/// The sum of some numbers; \a table keeps equal rows of two tables apart.
quint32 sumOf(char table, std::initializer_list<qint64> numbers)
{
    quint32 sum = checksum({&table, 1});
    for (const qint64 number : numbers) {
        const qint64 bytes = qToLittleEndian(number);
        sum = checksum({reinterpret_cast<const char *>(&bytes), sizeof(bytes)}, sum);
    }
    return sum;
}

qint64 stepSum(const StepRow &row)
{
    return checksum(row.body, sumOf('s', {row.id, row.parent}));
}

} // namespace

StepRow StepRow::of(const Step &step, const QString &game)
{
    StepRow row;
    row.id = number(step.id);
    row.parent = number(step.parent);
    // A file of which anything can be saved has its first step, and so its game.
    row.body = encodeStep(step, step.parent == StepId::None ? game : QString());
    row.sum = stepSum(row);
    return row;
}

bool StepRow::isWhole() const
{
    return sum == stepSum(*this);
}

std::optional<Step> StepRow::read() const
{
    if (!isWhole())
        return std::nullopt;
    const bool placed =
        id > 0 && id <= std::numeric_limits<int>::max() && parent >= 0 && parent < id;
    std::optional<DecodedStep> decoded = placed ? decodeStep(body) : std::nullopt;
    if (!decoded)
        return std::nullopt;
    decoded->step.id = StepId{static_cast<int>(id)};
    decoded->step.parent = StepId{static_cast<int>(parent)};
    return std::move(decoded->step);
}

QString StepRow::game() const
{
    const std::optional<DecodedStep> decoded = decodeStep(body);
    return decoded ? decoded->game : QString();
}

qint64 HeadRow::expectedSum() const
{
    return sumOf('h', {id, step, head, tip});
}

qint64 MetaRow::expectedSum() const
{
    return checksum((key + u'\n' + value).toUtf8(), sumOf('m', {}));
}

} // namespace adjutant
