// SPDX-License-Identifier: MIT
#pragma once

#include "app/words/words.h"

#include "core/rules/rulebook.h"

#include <QStandardItemModel>

namespace adjutant::app {

/// The types of unit of a game, or what can lie on its table, with what a new one has.
class TypeList : public QStandardItemModel
{
    Q_OBJECT

public:
    enum Role { TypeRole = Qt::UserRole };

    using QStandardItemModel::QStandardItemModel;

    /// With \a markers what lies on the table, otherwise units.
    void setBook(const Rulebook &book, bool markers);
    /// Only what has all of \a words in it.
    void filter(const SearchWords &words);

private:
    QString detailOf(const UnitType &type) const;

    const Rulebook *m_book = nullptr;
    bool m_markers = false;
};

} // namespace adjutant::app
