// SPDX-License-Identifier: MIT
#include "app/now/row_odds.h"

#include "app/now/chances.h"
#include "app/session/session.h"
#include "app/style/design.h"
#include "app/widgets/empty_layout.h"

#include "core/referee/table_words.h"

#include <QGridLayout>
#include <QLabel>
#include <QSet>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

QLabel *makeRowLabel(const QString &text, const QString &look, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setProperty("look", look);
    label->setTextFormat(Qt::PlainText);
    return label;
}

/// The keys of a table that tell these rows apart: one that has the same for each of them, or
/// anything, says nothing.
QList<int> tellingKeys(const Table &table, const TableWords &words, const QList<int> &rows)
{
    QList<int> telling;
    for (int key = 0; key < table.keys.size(); ++key) {
        QSet<QString> asked;
        for (const int row : rows)
            asked.insert(words.keyOf(row, key));
        asked.remove(TableWords::tr("any"));
        if (asked.size() > 1)
            telling.append(key);
    }
    return telling;
}

} // namespace

RowOdds::RowOdds(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setVerticalSpacing(space::Hair);
    m_grid->setHorizontalSpacing(space::Large);
    hide();
}

void RowOdds::setOdds(const Session &session, const Odds &odds)
{
    emptyLayout(*m_grid);
    for (auto it = odds.rows.cbegin(); it != odds.rows.cend() && odds.exact; ++it) {
        const Table *table = session.rulebook().table(it.key());
        if (table && it->size() > 1) // one row alone is no choice of the dice
            addTable(session, *table, *it);
    }
    setVisible(m_grid->count() > 0);
}

/// Below headings: how likely, on what, and what comes of it.
void RowOdds::addTable(const Session &session, const Table &table, const ChanceOf &rows)
{
    const TableWords words(table, session.rulebook(), session.state());
    const QList<int> keys = tellingKeys(table, words, rows.keys());
    int line = m_grid->rowCount();
    const auto add = [&](int column, const QString &text, const QString &look) {
        auto *label = makeRowLabel(text, look, this);
        m_grid->addWidget(label, line, column, Qt::AlignTop);
        return label;
    };
    add(0, tr("Chance"), u"small"_s);
    for (int i = 0; i < keys.size(); ++i)
        add(1 + i, session.render(Text(table.keys.at(keys.at(i)).label)), u"small"_s);
    const int last = 1 + static_cast<int>(keys.size());
    add(last, tr("What comes of it"), u"small"_s);
    for (auto it = rows.cbegin(); it != rows.cend(); ++it) {
        ++line;
        add(0, percentWords(it.value()), u"strong"_s)->setAlignment(Qt::AlignRight);
        for (int i = 0; i < keys.size(); ++i)
            add(1 + i, words.keyOf(it.key(), keys.at(i)), u"muted"_s);
        add(last, words.rowSays(it.key()), u"muted"_s)->setWordWrap(true);
    }
    m_grid->setColumnStretch(last, 1);
}

} // namespace adjutant::app
