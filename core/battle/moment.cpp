// SPDX-License-Identifier: MIT
#include "core/battle/moment.h"

using namespace Qt::StringLiterals;

namespace adjutant {

QJsonObject Moment::toJson() const
{
    return {{u"turn"_s, turn}, {u"side"_s, number(side)}, {u"phase"_s, phase}};
}

Moment Moment::fromJson(const QJsonObject &json)
{
    return {json.value(u"turn"_s).toInt(), EntityId{json.value(u"side"_s).toInt()},
            json.value(u"phase"_s).toString()};
}

} // namespace adjutant
