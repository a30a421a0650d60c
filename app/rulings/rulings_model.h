// SPDX-License-Identifier: MIT
#pragma once

#include "app/rulings/agreed_rules.h"
#include "app/words/words.h"

#include <QStandardItemModel>

namespace adjutant::app {

/// The rulings by the heading of the rulebook under which they arise, and the tables, of which
/// cells can be changed; with those marked that are not read as usual.
class RulingsModel : public QStandardItemModel
{
    Q_OBJECT

public:
    /// Beside those of RowRole.
    enum Role { RulingRole = Qt::UserRole, TableRole };

    using QStandardItemModel::QStandardItemModel;

    void setRules(const AgreedRules *rules);
    /// Only what has all of \a words in it, and with \a changedOnly what is not read as usual.
    void filter(const SearchWords &words, bool changedOnly);
    /// Shows what is in force now; no row comes or goes.
    void refresh();
    QModelIndex indexOf(Role role, const QString &id) const;

private:
    void build();
    QStandardItem *headingOf(const QString &rule);
    bool isWanted(const QString &text, bool changed) const;
    void show(QStandardItem &item, const Ruling &ruling) const;
    void show(QStandardItem &item, const Table &table) const;
    QString textOf(const Ruling &ruling) const;

    const AgreedRules *m_rules = nullptr;
    SearchWords m_words;
    bool m_changedOnly = false;
};

} // namespace adjutant::app
