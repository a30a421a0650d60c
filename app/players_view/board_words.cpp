// SPDX-License-Identifier: MIT
#include "app/players_view/board_words.h"

#include "app/players_view/unit_board.h"
#include "app/style/design.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

const QString Warning = u"⚠ "_s;
const QString Bad = u"warn"_s;
const QString Good = u"good"_s;

qsizetype countOf(const UnitRow &unit, const QString &tone)
{
    return std::count_if(unit.badges.cbegin(), unit.badges.cend(),
                         [&](const Badge &badge) { return badge.tone == tone; });
}

/// No break amid the words of one state.
QString whole(QString state)
{
    return state.replace(u' ', QChar::Nbsp);
}

} // namespace

QString boardStates(const UnitRow &unit, bool plain)
{
    QStringList words;
    for (const Threat &threat : unit.threats)
        words.append(whole((words.isEmpty() ? Warning : QString()) + threat.word));
    for (const QString &tone : {Bad, Good, QString()}) {
        for (const Badge &badge : unit.badges) {
            const bool other = badge.tone != Bad && badge.tone != Good;
            if (tone.isEmpty() ? other && plain : badge.tone == tone)
                words.append(whole(badge.word));
        }
    }
    return words.join(u" · "_s);
}

QColor boardColour(const UnitRow &unit)
{
    const Palette &colours = design().palette();
    if (unit.gone)
        return colours.muted;
    if (boardTrouble(unit) > 0)
        return colours.warn;
    return countOf(unit, Good) > 0 ? colours.good : colours.muted;
}

QString boardStrength(const UnitRow &unit)
{
    if (unit.full == 0)
        return {};
    return UnitBoard::tr("%1/%2", "figures left, of how many")
        .arg(QLocale().toString(unit.strength), QLocale().toString(unit.full));
}

QString boardLosses(const UnitRow &side)
{
    return side.threats.isEmpty() ? side.losses.words : Warning + side.losses.words;
}

int boardTrouble(const UnitRow &unit)
{
    constexpr int ofAThreat = 2;
    return unit.gone ? 0
                     : ofAThreat * static_cast<int>(unit.threats.size()) +
                           static_cast<int>(countOf(unit, Bad));
}

QString boardRest(const QList<UnitRow> &hidden)
{
    const auto gone = static_cast<int>(std::count_if(
        hidden.cbegin(), hidden.cend(), [](const UnitRow &unit) { return unit.gone; }));
    const auto bad =
        static_cast<int>(std::count_if(hidden.cbegin(), hidden.cend(),
                                       [](const UnitRow &unit) { return boardTrouble(unit) > 0; }));
    const int ordered = static_cast<int>(hidden.size()) - gone - bad;
    QStringList parts;
    if (bad > 0)
        parts.append(UnitBoard::tr("and %n more in trouble", "units", bad));
    if (ordered > 0)
        parts.append(UnitBoard::tr("and %n more in good order", "units", ordered));
    if (gone > 0)
        parts.append(UnitBoard::tr("%n out of the battle", "units", gone));
    return parts.join(u", "_s);
}

} // namespace adjutant::app
