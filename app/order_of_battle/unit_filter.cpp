// SPDX-License-Identifier: MIT
#include "app/order_of_battle/unit_filter.h"

#include "app/order_of_battle/unit_list_model.h"

#include <algorithm>

namespace adjutant::app {

namespace {

/// Without case and accents: "Café" is found by "cafe".
QString folded(const QString &text)
{
    QString bare;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD)) {
        if (letter.category() != QChar::Mark_NonSpacing)
            bare.append(letter);
    }
    return bare.toCaseFolded();
}

} // namespace

void UnitFilter::setWords(const QString &typed)
{
    m_words = folded(typed).simplified().split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool UnitFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (m_words.isEmpty() || !(sourceModel()->flags(index) & Qt::ItemIsSelectable))
        return true;
    const QString text = folded(index.data(Qt::AccessibleTextRole).toString());
    return std::all_of(m_words.cbegin(), m_words.cend(),
                       [&text](const QString &word) { return text.contains(word); });
}

} // namespace adjutant::app
