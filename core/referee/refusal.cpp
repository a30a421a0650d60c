// SPDX-License-Identifier: MIT
#include "core/referee/refusal.h"

using namespace Qt::StringLiterals;

namespace adjutant {

bool isLetPass(const QString &key, const QStringList &allowed)
{
    return allowed.contains(key) || allowed.contains(u"*"_s);
}

Text letPass(const Refusal &refusal)
{
    return Text(u"log.allowed"_s).with(u"refusal"_s, QList<Text>{refusal.text});
}

} // namespace adjutant
