// SPDX-License-Identifier: MIT
#pragma once

#include "app/words/words.h"

#include <QSortFilterProxyModel>

namespace adjutant::app {

/// The lines of a log in which all words that were typed are found, below their turns; of presses
/// in a row on one value only the last, which says it all.
class LogFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit LogFilter(QObject *parent = nullptr);

    void setTyped(const QString &typed);
    bool isFiltering() const { return !m_words.isEmpty(); }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    SearchWords m_words;
};

} // namespace adjutant::app
