// SPDX-License-Identifier: MIT
#include "app/now/chances.h"

#include "app/style/design.h"
#include "app/widgets/flow_layout.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

/// A chance that is there is never shown as none, nor one that is not certain as certain.
QString percent(double chance)
{
    const QLocale locale;
    if (chance > 0 && chance < 0.005)
        return Chances::tr("< 1 %");
    if (chance < 1 && chance > 0.995)
        return Chances::tr("> 99 %");
    return Chances::tr("%1 %", "percent").arg(locale.toString(qRound(chance * 100)));
}

QString losses(double expected)
{
    return QLocale().toString(expected, 'f', 1);
}

} // namespace

const UnitOdds *oddsOf(const Odds &odds, EntityId subject)
{
    if (!odds.exact)
        return nullptr;
    if (const auto found = odds.units.constFind(subject); found != odds.units.cend())
        return &*found;
    const UnitOdds *most = nullptr;
    for (const UnitOdds &unit : odds.units) {
        if (!most || unit.expected() > most->expected())
            most = &unit;
    }
    return most;
}

QString chanceWords(const Odds &odds, EntityId subject)
{
    const UnitOdds *unit = oddsOf(odds, subject);
    if (!unit)
        return {};
    return Chances::tr("%1 · %2 losses", "chance of a loss; expected losses")
        .arg(percent(unit->atLeastOne()), losses(unit->expected()));
}

Chances::Chances(QWidget *parent)
    : QWidget(parent)
{
    auto *row = new FlowLayout(this);
    row->setGap(space::Zone);
    addFigure(tr("at least one loss"));
    addFigure(tr("expected losses"));
    addFigure(tr("destroyed"));
    hide();
}

void Chances::addFigure(const QString &what)
{
    auto *pair = new QWidget(this);
    auto *column = new QVBoxLayout(pair);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *figure = new QLabel(pair);
    figure->setProperty("look", u"figure"_s);
    auto *caption = new QLabel(what, pair);
    caption->setProperty("look", u"small"_s);
    column->addWidget(figure);
    column->addWidget(caption);
    layout()->addWidget(pair);
    m_figures.append(figure);
}

void Chances::setFigure(int place, const QString &text)
{
    m_figures.at(place)->setText(text);
}

void Chances::setOdds(const Odds &odds, EntityId subject)
{
    const UnitOdds *unit = oddsOf(odds, subject);
    setVisible(unit != nullptr);
    if (!unit)
        return;
    setFigure(0, percent(unit->atLeastOne()));
    setFigure(1, losses(unit->expected()));
    setFigure(2, percent(unit->destroyed()));
}

} // namespace adjutant::app
