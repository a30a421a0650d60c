// SPDX-License-Identifier: MIT
#include "app/rulings/rulings_model.h"

#include "app/rows/row_roles.h"
#include "app/rule_table/printed_table.h"

#include <algorithm>

namespace adjutant::app {

namespace {

QStandardItem *makeHeading(const QString &text)
{
    auto *heading = new QStandardItem(text);
    heading->setData(true, HeadingRole);
    heading->setFlags(Qt::ItemIsEnabled);
    return heading;
}

QStandardItem *makeRow(RulingsModel::Role role, const QString &id)
{
    auto *row = new QStandardItem;
    row->setData(id, role);
    row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    return row;
}

} // namespace

void RulingsModel::setRules(const AgreedRules *rules)
{
    m_rules = rules;
    build();
}

void RulingsModel::filter(const SearchWords &words, bool changedOnly)
{
    m_words = words;
    m_changedOnly = changedOnly;
    build();
}

void RulingsModel::build()
{
    clear();
    if (!m_rules)
        return;
    const Rulebook &book = m_rules->rulebook();
    for (const Ruling &ruling : book.rulings) {
        if (!isWanted(textOf(ruling), m_rules->isChanged(ruling)))
            continue;
        QStandardItem *row = makeRow(RulingRole, ruling.id);
        show(*row, ruling);
        headingOf(ruling.rules.value(0))->appendRow(row);
    }
    auto *tables = makeHeading(tr("Tables: house rules"));
    for (const Table &table : book.tables) {
        const QString title = book.phrases.render(table.title);
        if (!isWanted(title + u' ' + ruleHeading(book, table.rule),
                      !m_rules->houseRules(table.id).isEmpty()))
            continue;
        QStandardItem *row = makeRow(TableRole, table.id);
        show(*row, table);
        tables->appendRow(row);
    }
    if (tables->rowCount() > 0)
        appendRow(tables);
    else
        delete tables;
}

/// The heading of that paragraph in the rulebook, in the order in which headings first come.
QStandardItem *RulingsModel::headingOf(const QString &rule)
{
    const QString text = ruleHeading(m_rules->rulebook(), rule);
    for (int row = 0; row < rowCount(); ++row) {
        if (item(row)->text() == text)
            return item(row);
    }
    auto *heading = makeHeading(text);
    appendRow(heading);
    return heading;
}

bool RulingsModel::isWanted(const QString &text, bool changed) const
{
    return (changed || !m_changedOnly) && m_words.allIn(folded(text));
}

QString RulingsModel::textOf(const Ruling &ruling) const
{
    const Phrasebook &phrases = m_rules->rulebook().phrases;
    QStringList texts{phrases.render(ruling.heading), phrases.render(ruling.question)};
    for (const RulingOption &option : ruling.options)
        texts.append(phrases.render(option.text));
    for (const QString &rule : ruling.rules)
        texts.append(rule + u' ' + ruleHeading(m_rules->rulebook(), rule));
    return texts.join(u' ');
}

void RulingsModel::show(QStandardItem &item, const Ruling &ruling) const
{
    const bool changed = m_rules->isChanged(ruling);
    item.setText(m_rules->rulebook().phrases.render(ruling.heading));
    item.setData(m_rules->meaning(ruling), DetailRole);
    item.setData(changed, ChangedRole);
    item.setData(changed ? tr("changed") : QString(), AsideRole);
}

void RulingsModel::show(QStandardItem &item, const Table &table) const
{
    const auto cells = static_cast<int>(m_rules->houseRules(table.id).size());
    item.setText(m_rules->rulebook().phrases.render(table.title));
    item.setData(cells > 0, ChangedRole);
    item.setData(cells > 0 ? tr("%n cells changed", nullptr, cells) : QString(), AsideRole);
}

void RulingsModel::refresh()
{
    for (int group = 0; group < rowCount(); ++group) {
        for (int row = 0; row < item(group)->rowCount(); ++row) {
            QStandardItem &each = *item(group)->child(row);
            if (const Ruling *ruling = m_rules->rulebook().ruling(each.data(RulingRole).toString()))
                show(each, *ruling);
            else
                show(each, *m_rules->rulebook().table(each.data(TableRole).toString()));
        }
    }
}

QModelIndex RulingsModel::indexOf(Role role, const QString &id) const
{
    return match(index(0, 0), role, id, 1, Qt::MatchExactly | Qt::MatchRecursive).value(0);
}

} // namespace adjutant::app
