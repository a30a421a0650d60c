// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rulebook.h"

#include <QAbstractTableModel>
#include <QList>

namespace adjutant::app {

/// The units of one side of a battle that is being set up, or what lies on the table: to be named,
/// numbered, put in order, duplicated and taken out.
class UnitsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NumberColumn, NameColumn, TypeColumn, PlayerColumn, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// \a firstNumber is the least short number that a new unit gets; 0 for units without.
    void setUnits(const Rulebook &book, const QList<UnitEntry> &units, int firstNumber);
    const QList<UnitEntry> &units() const { return m_units; }
    /// The units of the other side, whose numbers are taken too.
    void setOther(const UnitsModel *other) { m_other = other; }

    // Each returns the row that is to be picked next; -1 for none.
    int add(const QString &type);
    int duplicate(int row);
    int remove(int row);
    int move(int row, int by);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void changed();
    /// What was typed cannot be; nothing changed.
    void refused(const QString &why);

private:
    bool isTaken(int number) const;
    int freeNumber() const;
    int insert(int row, const UnitEntry &unit);
    bool setNumber(UnitEntry &unit, int number);
    QString nameOfType(const QString &type) const;

    const Rulebook *m_book = nullptr;
    const UnitsModel *m_other = nullptr;
    QList<UnitEntry> m_units;
    int m_firstNumber = 0;
};

} // namespace adjutant::app
