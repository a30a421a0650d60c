// SPDX-License-Identifier: MIT
#include "app/markers/markers_model.h"

#include "app/rows/row_roles.h"
#include "app/session/session.h"
#include "app/words/words.h"

#include "core/referee/interview.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

/// Those that will do something (somebody threw them) before those that only lie there; then by
/// kind, number and name.
bool comesBefore(const Entity &left, const Entity &right)
{
    const bool leftActs = !left.links().isEmpty();
    const bool rightActs = !right.links().isEmpty();
    if (leftActs != rightActs)
        return leftActs;
    if (left.kind() != right.kind())
        return left.kind() < right.kind();
    if (left.number(u"number"_s) != right.number(u"number"_s))
        return left.number(u"number"_s) < right.number(u"number"_s);
    return naturallyLess(left.word(u"name"_s), right.word(u"name"_s));
}

} // namespace

void MarkersModel::setSession(const Session *session)
{
    beginResetModel();
    m_session = session;
    m_markers.clear();
    endResetModel();
    update();
}

void MarkersModel::update()
{
    QList<Entity> markers;
    if (m_session) {
        const State &state = m_session->state();
        for (const EntityId id : state.entities()) {
            const KindDeclaration *kind = m_session->rulebook().kind(state.entity(id).kind());
            if (kind && kind->marker)
                markers.append(state.entity(id));
        }
        std::sort(markers.begin(), markers.end(), comesBefore);
    }
    if (markers == m_markers) {
        // What a row says may still be new: the name of the one who threw it.
        if (!markers.isEmpty())
            emit dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_markers = markers;
    endResetModel();
}

int MarkersModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_markers.size());
}

/// The side of a marker: that of its parents, or of the first thing it is linked to.
EntityId MarkersModel::owner(const Entity &marker) const
{
    const State &state = m_session->state();
    if (const EntityId side = sideOf(state, marker.id()); side != EntityId::None)
        return side;
    for (const QString &key : {u"owner"_s, u"placedBy"_s, u"thrower"_s}) {
        for (const EntityId to : marker.linked(key)) {
            if (const EntityId side = sideOf(state, to); side != EntityId::None)
                return side;
        }
    }
    return EntityId::None;
}

QString MarkersModel::title(const Entity &marker) const
{
    const KindDeclaration *kind = m_session->rulebook().kind(marker.kind());
    const QString name = marker.word(u"name"_s);
    const QString what = m_session->render(kind->label);
    return name.isEmpty() || name == what ? what : name;
}

QString MarkersModel::shownLink(const Entity &marker, const QString &key) const
{
    QStringList names;
    for (const EntityId to : marker.linked(key))
        names.append(m_session->nameOf(to));
    if (names.isEmpty())
        return {};
    return tr("%1 %2", "such as: Thrown by | No. 1 Assault")
        .arg(m_session->render(m_session->rulebook().link(key)->label), names.join(u", "_s));
}

/// What there is to say of a value; empty where it is not set.
QString MarkersModel::shownValue(const Value &value, const ValueDeclaration &declared) const
{
    const QString label = m_session->render(declared.label);
    switch (declared.kind) {
    case ValueDeclaration::Kind::Flag:
        return value.toInt() != 0 ? label : QString();
    case ValueDeclaration::Kind::Choice:
        return tr("%1: %2").arg(label, m_session->render(declared.label + u'.' + value.toWord()));
    default:
        return tr("%1: %2").arg(label, value.isWord() ? value.toWord()
                                                      : QLocale().toString(value.toInt()));
    }
}

QString MarkersModel::details(const Entity &marker) const
{
    const Rulebook &book = m_session->rulebook();
    const KindDeclaration *kind = book.kind(marker.kind());
    QStringList parts;
    if (title(marker) != m_session->render(kind->label))
        parts.append(m_session->render(kind->label));
    for (const QString &key : kind->links)
        parts.append(shownLink(marker, key));
    for (const QString &key : kind->values) {
        const ValueDeclaration *declared = book.value(key);
        const Value value = marker.value(key);
        const bool inTitle = key == u"name"_s || key == u"number"_s || key == u"type"_s;
        if (!declared->secret && !inTitle && !value.isEmpty())
            parts.append(shownValue(value, *declared));
    }
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

QVariant MarkersModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !m_session)
        return {};
    const Entity &marker = m_markers.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return title(marker);
    case Qt::AccessibleTextRole:
        return QStringList{title(marker), QString::number(marker.number(u"number"_s)),
                           details(marker)}
            .join(u", "_s);
    case DetailRole:
        return details(marker);
    case ChitRole:
        return marker.value(u"number"_s).isEmpty() ? QString()
                                                   : QLocale().toString(marker.number(u"number"_s));
    case SideRole:
        return m_session->colourOf(owner(marker));
    case EntityRole:
        return adjutant::number(marker.id());
    default:
        return {};
    }
}

} // namespace adjutant::app
