// SPDX-License-Identifier: MIT
#include "app/house_rule/column_words.h"

namespace adjutant::app {

QStringList columnWords(const Table &table, int column)
{
    QStringList words;
    for (const TableRow &row : table.rows) {
        const QString word = row.cells.value(column).toWord();
        if (!word.isEmpty() && !words.contains(word))
            words.append(word);
    }
    return words;
}

} // namespace adjutant::app
