// SPDX-License-Identifier: MIT
#include "core/storage/rows.h"

#include "core/storage/checksum.h"

#include <QJsonDocument>
#include <QtCore/QtEndian>

#include <initializer_list>
#include <limits>

using namespace Qt::StringLiterals;

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
    QJsonObject json = step.toJson();
    // A file of which anything can be saved has its first step, and so its game.
    if (step.parent == StepId::None)
        json.insert(u"game"_s, game);
    StepRow row;
    row.id = number(step.id);
    row.parent = number(step.parent);
    row.body = QJsonDocument(json).toJson(QJsonDocument::Compact);
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
    const QJsonDocument json = QJsonDocument::fromJson(body);
    if (!placed || !json.isObject())
        return std::nullopt;
    Step step = Step::fromJson(json.object());
    step.id = StepId{static_cast<int>(id)};
    step.parent = StepId{static_cast<int>(parent)};
    return step;
}

QString StepRow::game() const
{
    return QJsonDocument::fromJson(body).object().value(u"game"_s).toString();
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
