// SPDX-License-Identifier: MIT
#include "app/order_of_battle/unit_row.h"

#include "app/order_of_battle/unit_badges.h"
#include "app/session/session.h"

#include "core/referee/interview.h"
#include "core/referee/off_table.h"
#include "core/referee/shown.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

class RowMaker
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::app::UnitRow)

public:
    explicit RowMaker(const Session &session)
        : m_session(session)
        , m_rulebook(session.rulebook())
        , m_badges(session)
    {
    }

    UnitRow sideRow(EntityId side, int army) const
    {
        UnitRow row;
        row.id = side;
        row.isSide = true;
        row.army = army;
        row.side = m_session.colourOf(side);
        row.name = m_session.nameOf(side);
        row.threats = threats(side);
        if (const std::optional<Gauge> gauge = m_session.game().gauge(m_session.state(), side))
            row.losses = {m_session.render(gauge->words), gauge->whole, gauge->gone, gauge->shaken,
                          gauge->mark};
        return row;
    }

    UnitRow unitRow(const Entity &unit, const KindDeclaration &kind, const UnitRow &side) const
    {
        UnitRow row = describedRow(unit, kind);
        row.army = side.army;
        row.side = side.side;
        row.summary = summary(unit.id());
        row.player = unit.word(u"player"_s);
        if (!row.player.isEmpty())
            row.summary = row.summary.isEmpty() ? row.player : row.player + u" · "_s + row.summary;
        row.badges = m_badges.of(unit, kind);
        row.threats = threats(unit.id());
        row.gone = row.gone || std::any_of(row.badges.cbegin(), row.badges.cend(), isDestroyed);
        return row;
    }

    /// As it was when it went.
    UnitRow offTableRow(const Entity &unit) const
    {
        UnitRow row = describedRow(unit, *m_rulebook.kind(unit.kind()));
        const QList<EntityId> sides = m_session.state().entities(u"side"_s);
        row.army = static_cast<int>(sides.indexOf(sideOf(m_session.state(), unit.parent())));
        row.side = m_session.colourOf(sides.value(row.army));
        row.summary = tr("off the table");
        row.gone = true;
        row.offTable = true;
        return row;
    }

    static QString spoken(const UnitRow &row)
    {
        QStringList parts{
            row.isHeading()
                ? row.name
                : tr("%1 %2", "number and name of a unit").arg(row.number).arg(row.name)};
        parts += row.counted;
        parts += {row.losses.words, row.summary};
        for (const Threat &threat : row.threats)
            parts.append(tr("Danger: %1, %2", "Danger: Half, 2 stands from half strength")
                             .arg(threat.word, threat.reason));
        for (const Badge &badge : row.badges)
            parts.append(badge.word);
        parts.removeAll(QString());
        return parts.join(u", "_s);
    }

private:
    /// What a unit is by itself.
    UnitRow describedRow(const Entity &unit, const KindDeclaration &kind) const
    {
        UnitRow row;
        row.id = unit.id();
        row.number = unit.number(u"number"_s);
        row.name = m_session.nameOf(unit.id());
        const UnitType *type = m_rulebook.unitType(unit.word(u"type"_s));
        row.type = m_session.render(type ? type->label : kind.label);
        row.symbol = kind.symbolOf(unit);
        if (row.symbol.isEmpty())
            row.symbol = u"team"_s;
        row.figure = kind.figure;
        for (const QString &key : kind.values)
            addValue(row, unit, key);
        return row;
    }

    static bool isDestroyed(const Badge &badge) { return badge.symbol == u"destroyed"; }

    QString summary(EntityId unit) const
    {
        QStringList parts;
        for (const Text &part : m_session.game().summary(m_session.state(), unit))
            parts.append(m_session.render(part));
        return parts.join(u" · "_s);
    }

    QList<Threat> threats(EntityId id) const
    {
        QList<Threat> threats;
        for (const Danger &danger : m_session.game().dangers(m_session.state(), id))
            threats.append({m_session.render(danger.word), m_session.render(danger.reason)});
        return threats;
    }

    void addValue(UnitRow &row, const Entity &unit, const QString &key) const
    {
        const ValueDeclaration *declared = m_rulebook.value(key);
        if (!declared || declared->secret)
            return;
        if (declared->grouping)
            row.group = unit.word(key);
        const int value = std::max(0, unit.number(key));
        if (declared->strength && !declared->maximumFrom.isEmpty()) {
            row.strength = value;
            row.full = std::max(row.strength, unit.number(declared->maximumFrom));
            row.gone = row.strength == 0;
            row.counted.append(tr("%1: %2 of %3", "Figures: 4 of 6")
                                   .arg(m_session.render(declared->label))
                                   .arg(row.strength)
                                   .arg(row.full));
        }
        if (declared->drawn == ValueDeclaration::Drawn::No)
            return;
        int &drawn = declared->drawn == ValueDeclaration::Drawn::Die ? row.die : row.markers;
        drawn = value;
        row.counted.append(tr("%1: %2", "a counter and its number: Casualties: 3")
                               .arg(m_session.render(declared->label))
                               .arg(value));
    }

    const Session &m_session;
    const Rulebook &m_rulebook;
    UnitBadges m_badges;
};

/// By their numbers, as they are counted: 2 before 10.
void sortByNumber(QList<UnitRow> &rows, qsizetype from)
{
    std::stable_sort(
        rows.begin() + from, rows.end(),
        [](const UnitRow &left, const UnitRow &right) { return left.number < right.number; });
}

} // namespace

QString UnitRow::spoken() const
{
    return RowMaker::spoken(*this);
}

QList<UnitRow> unitRows(const Session &session)
{
    const RowMaker maker(session);
    const State &state = session.state();
    QList<UnitRow> rows;
    int army = 0;
    for (const EntityId side : state.entities(u"side"_s)) {
        const UnitRow header = maker.sideRow(side, army++);
        rows.append(header);
        const qsizetype first = rows.size();
        for (const EntityId id : state.children(side)) {
            const KindDeclaration *kind = session.rulebook().kind(state.entity(id).kind());
            if (kind && kind->unit)
                rows.append(maker.unitRow(state.entity(id), *kind, header));
        }
        sortByNumber(rows, first);
    }
    return rows;
}

UnitRow unitRow(const Session &session, EntityId unit)
{
    const State &state = session.state();
    const Entity &entity = state.entity(unit);
    const KindDeclaration *kind = session.rulebook().kind(entity.kind());
    if (!kind || !kind->unit)
        return {};
    const RowMaker maker(session);
    const EntityId side = entity.parent();
    const auto army = static_cast<int>(state.entities(u"side"_s).indexOf(side));
    return maker.unitRow(entity, *kind, maker.sideRow(side, army));
}

QList<UnitRow> offTableRows(const Session &session)
{
    const RowMaker maker(session);
    QList<UnitRow> rows;
    for (const Entity &unit : offTable(session.rulebook(), session.journal().state()))
        rows.append(maker.offTableRow(unit));
    return rows;
}

} // namespace adjutant::app
