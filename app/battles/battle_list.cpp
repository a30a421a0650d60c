// SPDX-License-Identifier: MIT
#include "app/battles/battle_list.h"

#include "app/rows/row_roles.h"
#include "app/session/session.h"

#include <QFileInfo>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

BattleList::BattleList(QObject *parent)
    : QAbstractListModel(parent)
{
    connect(&m_idle, &QTimer::timeout, this, &BattleList::readNext);
}

void BattleList::setShelf(Shelf shelf, const Session *open)
{
    beginResetModel();
    m_open = open;
    m_battles.clear();
    for (const QString &file : battleFiles(shelf))
        m_battles.append({file, std::nullopt});
    endResetModel();
    m_idle.start();
}

QString BattleList::file(const QModelIndex &index) const
{
    return m_battles.value(index.row()).file;
}

Standing BattleList::standing(const QModelIndex &index)
{
    if (!index.isValid())
        return {};
    if (!m_battles.at(index.row()).standing)
        read(index.row());
    return *m_battles.at(index.row()).standing;
}

QModelIndex BattleList::indexOf(const QString &file) const
{
    const auto at = std::find_if(m_battles.cbegin(), m_battles.cend(),
                                 [&file](const Battle &battle) { return battle.file == file; });
    return at == m_battles.cend() ? QModelIndex()
                                  : index(static_cast<int>(at - m_battles.cbegin()));
}

int BattleList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_battles.size());
}

void BattleList::readNext()
{
    const auto unread = std::find_if(m_battles.cbegin(), m_battles.cend(),
                                     [](const Battle &battle) { return !battle.standing; });
    if (unread == m_battles.cend())
        m_idle.stop();
    else
        read(static_cast<int>(unread - m_battles.cbegin()));
}

void BattleList::read(int row)
{
    Battle &battle = m_battles[row];
    battle.standing = isOpen(battle) ? Standing::of(*m_open) : Standing::ofFile(battle.file);
    emit dataChanged(index(row), index(row));
}

bool BattleList::isOpen(const Battle &battle) const
{
    return m_open && m_open->file() == battle.file;
}

/// The second line: where it stands, and what happened last; or why it cannot be read.
QString BattleList::detailOf(const Battle &battle) const
{
    const Standing &standing = *battle.standing;
    if (standing.name.isEmpty())
        return standing.trouble;
    QString where = tr("%1 · %2", "game, and turn").arg(standing.game, standing.turn);
    if (isOpen(battle))
        where = tr("Open now · %1", "where a battle stands").arg(where);
    const QString last = standing.trouble.isEmpty()
                             ? standing.lastEntries.value(standing.lastEntries.size() - 1)
                             : standing.trouble;
    return last.isEmpty() ? where : where + u'\n' + last;
}

QVariant BattleList::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Battle &battle = m_battles.at(index.row());
    const QFileInfo file(battle.file);
    const bool known = battle.standing && !battle.standing->name.isEmpty();
    switch (role) {
    case Qt::DisplayRole:
        return known ? battle.standing->name : file.completeBaseName();
    case DetailRole:
        return battle.standing ? detailOf(battle) : tr("…", "a battle that is being read");
    case AsideRole:
        return QLocale().toString(known ? battle.standing->when : file.lastModified(),
                                  QLocale::ShortFormat);
    case SideRole: // the stripe that its window has, too
        return known ? battle.standing->colour : 0;
    case ChangedRole:
        return isOpen(battle);
    default:
        return {};
    }
}

} // namespace adjutant::app
