// SPDX-License-Identifier: MIT
#include "app/log/log_filter.h"

#include "app/log/log_model.h"
#include "app/rows/row_roles.h"

namespace adjutant::app {

LogFilter::LogFilter(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
}

void LogFilter::setTyped(const QString &typed)
{
    m_words = SearchWords(typed);
    invalidateFilter();
}

bool LogFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (index.data(LogModel::GoesOnRole).toBool())
        return false;
    if (m_words.isEmpty())
        return true;
    if (index.data(HeadingRole).toBool())
        return false; // unless one of its lines is there
    const QStringList texts{index.data(NumberRole).toString(), index.data().toString(),
                            index.data(DetailRole).toString()};
    return m_words.allIn(folded(texts.join(u' ')));
}

} // namespace adjutant::app
