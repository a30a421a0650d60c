// SPDX-License-Identifier: MIT
#pragma once

#include "app/timeline/past_entries.h"

#include <QAbstractItemModel>

namespace adjutant::app {

class Session;

/// What happened on one line of steps: a branch for each turn of a side, below it a row an entry.
/// Presses in a row on one value have a row together.
///
/// Holds numbers only; texts are made when a row is shown, so that thousands of steps cost little.
class TimelineModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    /// Beside those of RowRole.
    enum Role { StepRole = Qt::UserRole }; ///< int: the step behind which the entry had happened

    using QAbstractItemModel::QAbstractItemModel;

    /// Shows the line that ends with \a tip; \a session may be null.
    void show(const Session *session, StepId tip);
    StepId tip() const { return m_tip; }
    const QList<PastEntry> &entries() const { return m_entries; }
    /// The place in entries() of the last one that had happened at \a step; -1 for none.
    qsizetype placeOf(StepId step) const;
    /// The row that tells of that entry; an invalid index where there is none.
    QModelIndex indexOf(qsizetype place) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    bool goesOn(qsizetype place) const;
    QString rowTitle(const PastEntry &past) const;
    QVariant turnData(const PastEntry &first, int role) const;
    QVariant entryData(const PastEntry &past, int role) const;

    const Session *m_session = nullptr;
    StepId m_tip = StepId::None;
    QList<PastEntry> m_entries;
    QList<qsizetype> m_rows;  ///< the place of the entry of each, the last one of a run
    QList<qsizetype> m_turns; ///< the first row of each
    QHash<StepId, qsizetype> m_places;
};

/// What an entry of the past is, in words.
QString entryTitle(const Session &session, const PastEntry &past);

} // namespace adjutant::app
