// SPDX-License-Identifier: MIT
#include "app/order_of_battle/unit_row.h"

#include "app/session/session.h"

#include <QCoreApplication>
#include <QLocale>

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
    {
        for (const Owed &item : session.state().owed()) {
            if (item.due == Due::Offer)
                m_mayReact.append(EntityId{item.arguments.value(u"unit"_s).toInt()});
        }
    }

    UnitRow sideRow(EntityId side) const
    {
        UnitRow row;
        row.id = side;
        row.isSide = true;
        row.side = m_session.colourOf(side);
        row.name = m_session.nameOf(side);
        return row;
    }

    UnitRow unitRow(const Entity &unit, const KindDeclaration &kind, const UnitRow &side) const
    {
        UnitRow row;
        row.id = unit.id();
        row.side = side.side;
        row.number = unit.number(u"number"_s);
        row.name = m_session.nameOf(unit.id());
        row.symbol = kind.symbol.isEmpty() ? u"team"_s : kind.symbol;
        row.summary = summary(unit.id());
        row.player = unit.word(u"player"_s);
        if (!row.player.isEmpty())
            row.summary = row.summary.isEmpty() ? row.player : row.player + u" · "_s + row.summary;
        if (const QString note = unit.word(u"note"_s); !note.isEmpty())
            row.badges.append({u"mark"_s, note, u"plain"_s});
        for (const QString &key : kind.values)
            addValue(row, unit, key);
        for (const QString &key : kind.links)
            addLink(row, unit, key);
        if (m_mayReact.contains(unit.id()))
            row.badges.append({u"may-react"_s, tr("May react"), u"good"_s});
        return row;
    }

    static QString spoken(const UnitRow &row)
    {
        QStringList parts{
            row.isSide ? row.name
                       : tr("%1 %2", "number and name of a unit").arg(row.number).arg(row.name)};
        if (row.full > 0)
            parts.append(tr("%1 of %2 figures").arg(row.strength).arg(row.full));
        if (!row.summary.isEmpty())
            parts.append(row.summary);
        for (const Badge &badge : row.badges)
            parts.append(badge.word);
        return parts.join(u", "_s);
    }

private:
    QString summary(EntityId unit) const
    {
        QStringList parts;
        for (const Text &part : m_session.game().summary(m_session.state(), unit))
            parts.append(m_session.render(part));
        return parts.join(u" · "_s);
    }

    void addValue(UnitRow &row, const Entity &unit, const QString &key) const
    {
        const ValueDeclaration *declared = m_rulebook.value(key);
        const Value value = unit.value(key);
        if (!declared || declared->secret)
            return;
        if (declared->strength && !declared->maximumFrom.isEmpty()) {
            row.strength = std::max(0, value.toInt());
            row.full = std::max(row.strength, unit.number(declared->maximumFrom));
            row.gone = row.strength == 0;
        }
        const bool set = value.isWord() ? !value.toWord().isEmpty() : value.toInt() != 0;
        if (declared->badge.isEmpty() || !set)
            return;
        row.badges.append({declared->badge, wordOf(*declared, value), declared->tone});
        row.gone = row.gone || declared->badge == u"destroyed";
    }

    QString wordOf(const ValueDeclaration &declared, const Value &value) const
    {
        switch (declared.kind) {
        case ValueDeclaration::Kind::Choice:
            return m_session.render(declared.label + u'.' + value.toWord());
        case ValueDeclaration::Kind::Number:
            return tr("%1: %2", "a value and its number")
                .arg(m_session.render(declared.label), QLocale().toString(value.toInt()));
        case ValueDeclaration::Kind::Word:
            return value.toWord();
        case ValueDeclaration::Kind::Flag:
            break;
        }
        return m_session.render(declared.label);
    }

    void addLink(UnitRow &row, const Entity &unit, const QString &key) const
    {
        const LinkDeclaration *declared = m_rulebook.link(key);
        const QList<EntityId> linked = unit.linked(key);
        if (!declared || declared->badge.isEmpty() || linked.isEmpty())
            return;
        QStringList names;
        for (const EntityId other : linked)
            names.append(m_session.nameOf(other));
        row.badges.append(
            {declared->badge,
             tr("%1 %2", "In hand-to-hand with Jäger Defence")
                 .arg(m_session.render(declared->label), QLocale().createSeparatedList(names)),
             declared->tone});
    }

    const Session &m_session;
    const Rulebook &m_rulebook;
    QList<EntityId> m_mayReact;
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
    for (const EntityId side : state.entities(u"side"_s)) {
        const UnitRow header = maker.sideRow(side);
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

} // namespace adjutant::app
