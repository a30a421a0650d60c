// SPDX-License-Identifier: MIT
#include "app/now/row_odds.h"

#include "app/now/chances.h"
#include "app/session/session.h"
#include "app/style/design.h"

#include "core/referee/table_words.h"

#include <QGridLayout>
#include <QLabel>

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

} // namespace

RowOdds::RowOdds(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setVerticalSpacing(space::Hair);
    m_grid->setHorizontalSpacing(space::Large);
    m_grid->setColumnStretch(2, 1);
    hide();
}

void RowOdds::setOdds(const Session &session, const Odds &odds)
{
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        if (QWidget *label = item->widget()) {
            label->hide();
            label->deleteLater();
        }
        delete item;
    }
    for (auto it = odds.rows.cbegin(); it != odds.rows.cend() && odds.exact; ++it) {
        const Table *table = session.rulebook().table(it.key());
        if (table && it->size() > 1) // one row alone is no choice of the dice
            addTable(session, *table, *it);
    }
    setVisible(m_grid->count() > 0);
}

void RowOdds::addTable(const Session &session, const Table &table, const ChanceOf &rows)
{
    const TableWords words(table, session.rulebook(), session.state());
    for (auto it = rows.cbegin(); it != rows.cend(); ++it) {
        const int line = m_grid->rowCount();
        m_grid->addWidget(makeRowLabel(percentWords(it.value()), u"strong"_s, this), line, 0,
                          Qt::AlignRight | Qt::AlignTop);
        m_grid->addWidget(makeRowLabel(words.keysOf(it.key()), u"muted"_s, this), line, 1,
                          Qt::AlignTop);
        auto *says = makeRowLabel(words.rowSays(it.key()), u"muted"_s, this);
        says->setWordWrap(true);
        m_grid->addWidget(says, line, 2, Qt::AlignTop);
    }
}

} // namespace adjutant::app
