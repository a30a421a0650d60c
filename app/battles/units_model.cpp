// SPDX-License-Identifier: MIT
#include "app/battles/units_model.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr int LongestName = 80;
constexpr int LargestNumber = 999;

/// "Left" is followed by "Left 2", "Coy 9" by "Coy 10".
QString nextName(const QString &name)
{
    static const QRegularExpression counted(u"^(.*?)(\\d{1,4})$"_s);
    const QRegularExpressionMatch match = counted.match(name);
    if (name.isEmpty())
        return {};
    return match.hasMatch() ? match.captured(1) + QString::number(match.captured(2).toInt() + 1)
                            : name + u" 2"_s;
}

} // namespace

void UnitsModel::setUnits(const Rulebook &book, const QList<UnitEntry> &units, int firstNumber)
{
    beginResetModel();
    m_book = &book;
    m_units = units;
    m_firstNumber = firstNumber;
    for (UnitEntry &unit : m_units) {
        if (unit.number == 0 && firstNumber > 0)
            unit.number = freeNumber();
    }
    endResetModel();
}

bool UnitsModel::isTaken(int number) const
{
    const auto has = [number](const UnitEntry &unit) { return unit.number == number; };
    return std::any_of(m_units.cbegin(), m_units.cend(), has) ||
           (m_other && std::any_of(m_other->m_units.cbegin(), m_other->m_units.cend(), has));
}

int UnitsModel::freeNumber() const
{
    int number = m_firstNumber;
    while (number > 0 && isTaken(number))
        ++number;
    return number;
}

int UnitsModel::insert(int row, const UnitEntry &unit)
{
    beginInsertRows({}, row, row);
    m_units.insert(row, unit);
    endInsertRows();
    emit changed();
    return row;
}

int UnitsModel::add(const QString &type)
{
    return insert(rowCount(), {type, {}, freeNumber(), {}});
}

int UnitsModel::duplicate(int row)
{
    if (row < 0 || row >= rowCount())
        return -1;
    UnitEntry unit = m_units.at(row);
    unit.name = nextName(unit.name);
    unit.number = freeNumber();
    return insert(row + 1, unit);
}

int UnitsModel::remove(int row)
{
    if (row < 0 || row >= rowCount())
        return -1;
    beginRemoveRows({}, row, row);
    m_units.removeAt(row);
    endRemoveRows();
    emit changed();
    return std::min(row, rowCount() - 1);
}

int UnitsModel::move(int row, int by)
{
    const int to = row + by;
    if (row < 0 || row >= rowCount() || to < 0 || to >= rowCount())
        return row;
    beginMoveRows({}, row, row, {}, by > 0 ? to + 1 : to);
    m_units.move(row, to);
    endMoveRows();
    emit changed();
    return to;
}

int UnitsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_units.size());
}

int UnitsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString UnitsModel::nameOfType(const QString &type) const
{
    const UnitType *known = m_book->unitType(type);
    return known ? m_book->phrases.render(known->label) : type;
}

QVariant UnitsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::EditRole))
        return {};
    const UnitEntry &unit = m_units.at(index.row());
    switch (index.column()) {
    case NumberColumn:
        return unit.number > 0 ? QVariant(unit.number) : QVariant();
    case NameColumn:
        return unit.name.isEmpty() && role == Qt::DisplayRole ? nameOfType(unit.type) : unit.name;
    case TypeColumn:
        return nameOfType(unit.type);
    case PlayerColumn:
        return unit.values.value(u"player"_s).toWord();
    default:
        return {};
    }
}

bool UnitsModel::setNumber(UnitEntry &unit, int number)
{
    if (number == unit.number)
        return true;
    if (number < 1 || number > LargestNumber) {
        emit refused(tr("A number is from 1 to %1.").arg(LargestNumber));
        return false;
    }
    if (isTaken(number)) {
        emit refused(tr("Another unit has the number %1 already.").arg(number));
        return false;
    }
    unit.number = number;
    return true;
}

bool UnitsModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || role != Qt::EditRole)
        return false;
    UnitEntry &unit = m_units[index.row()];
    const QString text = value.toString().simplified().left(LongestName);
    if (index.column() == NumberColumn && !setNumber(unit, value.toInt()))
        return false;
    if (index.column() == NameColumn)
        unit.name = text;
    if (index.column() == PlayerColumn) {
        if (text.isEmpty())
            unit.values.remove(u"player"_s);
        else
            unit.values.insert(u"player"_s, text);
    }
    emit dataChanged(index, index);
    emit changed();
    return true;
}

Qt::ItemFlags UnitsModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == TypeColumn ? flags : flags | Qt::ItemIsEditable;
}

QVariant UnitsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NumberColumn:
        return tr("Number");
    case NameColumn:
        return tr("Name");
    case TypeColumn:
        return tr("Type");
    default:
        return tr("Player");
    }
}

} // namespace adjutant::app
