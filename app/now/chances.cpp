// SPDX-License-Identifier: MIT
#include "app/now/chances.h"

#include "app/session/session.h"
#include "app/style/design.h"
#include "app/widgets/empty_layout.h"
#include "app/widgets/flow_layout.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

QString losses(double expected)
{
    return QLocale().toString(expected, 'f', 1);
}

double expectedOf(const ChanceOf &chances)
{
    double expected = 0;
    for (auto it = chances.cbegin(); it != chances.cend(); ++it)
        expected += it.key() * it.value();
    return expected;
}

/// A game may have a word of its own for the end of a kind of unit.
QString goneWords(const Session &session, EntityId unit)
{
    const QString own = u"odds.gone."_s + session.state().entity(unit).kind();
    return session.rulebook().phrases.contains(own) ? session.render(Text(own))
                                                    : Chances::tr("chance of destruction");
}

} // namespace

QString percentWords(double chance)
{
    const QLocale locale;
    if (chance > 0 && chance < 0.005)
        return Chances::tr("< 1 %");
    if (chance < 1 && chance > 0.995)
        return Chances::tr("> 99 %");
    return Chances::tr("%1 %", "percent").arg(locale.toString(qRound(chance * 100)));
}

QList<EntityId> concernedBy(const Odds &odds, const Question &asked)
{
    const auto isConcerned = [&odds](EntityId id) {
        return odds.units.contains(id) || odds.values.contains(id);
    };
    if (!odds.exact)
        return {};
    if (isConcerned(asked.subject))
        return {asked.subject};
    QList<EntityId> throwers;
    for (const DiceGroup &group : asked.dice) {
        if (isConcerned(group.actor) && !throwers.contains(group.actor))
            throwers.append(group.actor);
    }
    const auto most = std::max_element(odds.units.cbegin(), odds.units.cend(),
                                       [](const UnitOdds &left, const UnitOdds &right) {
                                           return left.expected() < right.expected();
                                       });
    if (throwers.isEmpty() && most != odds.units.cend())
        throwers.append(most.key());
    return throwers;
}

QStringList chanceWords(const Session &session, const Odds &odds, const Question &asked)
{
    const QList<EntityId> units = concernedBy(odds, asked);
    if (units.isEmpty())
        return {};
    const EntityId id = units.constFirst();
    QStringList lines;
    const QMap<QString, ChanceOf> values = odds.values.value(id);
    for (const ValueDeclaration &declared : session.rulebook().values) {
        if (declared.drawn == ValueDeclaration::Drawn::Die && values.contains(declared.key))
            lines.append(
                Chances::tr("%1: %2", "morale pips, and how many on average")
                    .arg(session.render(declared.label), losses(expectedOf(values[declared.key]))));
    }
    if (odds.units.contains(id))
        lines.append(Chances::tr("%1 · %2 losses", "chance of a loss; expected losses")
                         .arg(percentWords(odds.units.value(id).atLeastOne()),
                              losses(odds.units.value(id).expected())));
    return lines;
}

Chances::Chances(QWidget *parent)
    : QWidget(parent)
{
    auto *row = new FlowLayout(this);
    row->setGap(space::Zone);
    hide();
}

void Chances::addFigure(const QString &text, const QString &what)
{
    auto *pair = new QWidget(this);
    auto *column = new QVBoxLayout(pair);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *figure = new QLabel(text, pair);
    figure->setProperty("look", u"figure"_s);
    auto *caption = new QLabel(
        m_name.isEmpty() ? what : tr("%1: %2", "a unit, and a figure of it").arg(m_name, what),
        pair);
    caption->setProperty("look", u"small"_s);
    column->addWidget(figure);
    column->addWidget(caption);
    layout()->addWidget(pair);
    pair->show();
}

void Chances::setOdds(const Session &session, const Odds &odds, const Question &asked)
{
    emptyLayout(*layout());
    const QList<EntityId> units = concernedBy(odds, asked);
    for (const EntityId unit : units) {
        m_name = units.size() > 1 ? session.nameOf(unit) : QString();
        if (odds.units.contains(unit))
            addLosses(odds.units.value(unit), goneWords(session, unit));
        const QMap<QString, ChanceOf> values = odds.values.value(unit);
        for (const ValueDeclaration &declaration : session.rulebook().values) {
            if (values.contains(declaration.key))
                addValue(session.render(declaration.label), declaration, values[declaration.key]);
        }
    }
    setVisible(layout()->count() > 0);
}

/// Of one that is a single thing only whether it is gone.
void Chances::addLosses(const UnitOdds &unit, const QString &gone)
{
    if (unit.strength > 1) {
        addFigure(percentWords(unit.atLeastOne()), tr("chance of a loss"));
        addFigure(losses(unit.expected()), tr("losses on average"));
    }
    addFigure(percentWords(unit.destroyed()), gone);
}

/// What is marked beside the unit: how many on average, or how likely.
void Chances::addValue(const QString &label, const ValueDeclaration &declaration,
                       const ChanceOf &chances)
{
    if (declaration.kind == ValueDeclaration::Kind::Flag) {
        addFigure(percentWords(chances.value(1)), label);
        return;
    }
    addFigure(losses(expectedOf(chances)), tr("%1 then, on average", "pips or markers").arg(label));
}

} // namespace adjutant::app
