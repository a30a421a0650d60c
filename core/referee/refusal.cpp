// SPDX-License-Identifier: MIT
#include "core/referee/refusal.h"

#include "core/rules/phrasebook.h"

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

const QString Plain = u"log.allowed"_s;
const QString Own = u".letPass"_s;

} // namespace

bool isLetPass(const QString &key, const QStringList &allowed)
{
    return allowed.contains(key) || allowed.contains(u"*"_s);
}

Text letPass(const Refusal &refusal, const Phrasebook &phrases)
{
    const QString own = refusal.key() + Own;
    if (phrases.contains(own))
        return Text(own, refusal.text.arguments());
    return Text(Plain).with(u"refusal"_s, QList<Text>{refusal.text});
}

bool saysLetPass(const Text &text)
{
    return text.key() == Plain || text.key().endsWith(Own);
}

} // namespace adjutant
