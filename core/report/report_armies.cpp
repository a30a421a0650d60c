// SPDX-License-Identifier: MIT
#include "core/report/report_parts.h"
#include "core/report/report_words.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

QStringList unitRow(const Narrator &narrator, const Strengths &strengths, EntityId id)
{
    const Entity &unit = narrator.state().entity(id);
    const std::optional<int> now = strengthOf(narrator.state(), narrator.rulebook(), id);
    const QLocale locale;
    return {locale.toString(unit.number(u"number"_s)), narrator.nameOf(id),
            now ? locale.toString(strengths.atStart.value(id)) : QString(),
            now ? locale.toString(*now) : QString(), narrator.badges(id).join(u"; "_s)};
}

/// The name of what is counted, such as "Figures".
QString strengthLabel(const Narrator &narrator)
{
    for (const ValueDeclaration &value : narrator.rulebook().values) {
        if (value.strength)
            return narrator.render(value.label);
    }
    return ReportWords::tr("Strength");
}

int colourOf(const Entity &side)
{
    const int chosen = side.number(u"colour"_s);
    return chosen > 0 ? chosen : side.number(u"number"_s);
}

QString turnOf(const Moment &moment)
{
    return moment.turn == 0 ? ReportWords::tr("Start", "of a battle, before its first turn")
                            : ReportWords::tr("Turn %1").arg(moment.turn);
}

} // namespace

QList<Block> armiesChapter(const Narrator &narrator, const Strengths &strengths)
{
    QList<Block> blocks{
        block::Heading{2, ReportWords::tr("The armies: %1", "a moment").arg(narrator.moment())}};
    for (const EntityId side : strengths.sides) {
        block::Grid grid;
        grid.columns = {ReportWords::tr("No.", "of a unit"), ReportWords::tr("Unit"),
                        ReportWords::tr("At the start"), ReportWords::tr("Now"),
                        ReportWords::tr("State")};
        for (const EntityId id : narrator.units(side))
            grid.rows.append(unitRow(narrator, strengths, id));
        blocks.append(block::Heading{3, narrator.nameOf(side)});
        blocks.append(grid);
    }
    return blocks;
}

QList<Block> lossesChapter(const Narrator &narrator, const Strengths &strengths)
{
    block::Chart chart;
    chart.title = strengthLabel(narrator);
    for (const Strengths::Point &point : strengths.points) {
        chart.ticks.append(narrator.moment(point.moment));
        chart.turns.append(turnOf(point.moment));
    }
    if (!chart.ticks.isEmpty())
        chart.ticks.last() = chart.turns.last() = ReportWords::tr("Now");
    for (qsizetype side = 0; side < strengths.sides.size(); ++side) {
        const EntityId id = strengths.sides.at(side);
        block::Chart::Series series{narrator.nameOf(id), colourOf(narrator.state().entity(id)), {}};
        for (const Strengths::Point &point : strengths.points)
            series.values.append(point.bySide.value(side));
        chart.series.append(series);
    }
    return {
        block::Heading{2, ReportWords::tr("The losses")},
        block::Paragraph{
            ReportWords::tr("%1 left, turn by turn; a point each time that a side comes to act.",
                            "Figures left")
                .arg(chart.title)},
        chart};
}

} // namespace adjutant
