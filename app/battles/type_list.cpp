// SPDX-License-Identifier: MIT
#include "app/battles/type_list.h"

#include "app/rows/row_roles.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace adjutant::app {

void TypeList::setBook(const Rulebook &book, bool markers)
{
    m_book = &book;
    m_markers = markers;
    filter({});
}

void TypeList::filter(const SearchWords &words)
{
    clear();
    for (const UnitType &type : m_book->unitTypes) {
        const KindDeclaration *kind = m_book->kind(type.kind);
        const QString name = m_book->phrases.render(type.label);
        if (!kind || !(m_markers ? kind->marker : kind->unit) || !words.allIn(folded(name)))
            continue;
        auto *row = new QStandardItem(name);
        row->setData(type.id, TypeRole);
        row->setData(detailOf(type), DetailRole);
        row->setEditable(false);
        appendRow(row);
    }
}

/// The numbers that it begins with: "Full strength 6 · Actions each turn 3 · Move 12".
QString TypeList::detailOf(const UnitType &type) const
{
    QStringList parts;
    for (const QString &key : m_book->kind(type.kind)->values) {
        const ValueDeclaration *declared = m_book->value(key);
        const Value value = type.values.value(key);
        const bool follows = !declared->maximumFrom.isEmpty(); // full strength says it already
        if (declared->kind == ValueDeclaration::Kind::Number && value.toInt() > 0 && !follows)
            parts.append(tr("%1 %2", "a value of a unit: Move 12")
                             .arg(m_book->phrases.render(declared->label),
                                  QLocale().toString(value.toInt())));
    }
    return parts.join(u" · "_s);
}

} // namespace adjutant::app
