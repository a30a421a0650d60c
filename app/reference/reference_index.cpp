// SPDX-License-Identifier: MIT
#include "app/reference/reference_index.h"

#include "app/rule_table/printed_table.h"
#include "app/words/words.h"

#include "core/referee/describe.h"

#include <QCoreApplication>
#include <QMultiMap>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

struct IndexWords
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::app::ReferenceIndex)
};

/// How well something fits; lower is better.
enum class Fit { TitleBegins, WordsBegin, InTitle, InRest, Not };

Fit fitOf(const SearchWords &words, const QString &typed, const QString &title, const QString &rest)
{
    if (title.startsWith(typed))
        return Fit::TitleBegins;
    if (words.allBeginIn(title))
        return Fit::WordsBegin;
    if (words.allIn(title))
        return Fit::InTitle;
    return words.allIn(title + u' ' + rest) ? Fit::InRest : Fit::Not;
}

} // namespace

ReferenceIndex::ReferenceIndex(const Rulebook &book)
    : m_book(&book)
{
    addTables();
    addActions();
    addUnitTypes();
    addRulings();
    addRules();
}

QString ReferenceIndex::kindName(ReferenceItem::Kind kind)
{
    switch (kind) {
    case ReferenceItem::Kind::Table:
        return IndexWords::tr("Table");
    case ReferenceItem::Kind::Rule:
        return IndexWords::tr("Rule");
    case ReferenceItem::Kind::Action:
        return IndexWords::tr("Action");
    case ReferenceItem::Kind::UnitType:
        return IndexWords::tr("Type of unit");
    case ReferenceItem::Kind::Ruling:
        return IndexWords::tr("Ruling");
    case ReferenceItem::Kind::Unit:
        return IndexWords::tr("Unit");
    }
    Q_UNREACHABLE();
}

void ReferenceIndex::add(const ReferenceItem &item, const QString &rest)
{
    m_entries.append({item, folded(item.title), folded(item.detail + u' ' + rest)});
}

void ReferenceIndex::addTables()
{
    const Phrasebook &phrases = m_book->phrases;
    for (const Table &table : m_book->tables) {
        QStringList words{table.rule};
        for (const TableKey &key : table.keys) {
            words.append(phrases.render(key.label));
            for (const QString &option : key.options)
                words.append(phrases.render(key.label + u'.' + option));
        }
        for (const TableColumn &column : table.columns)
            words.append(phrases.render(column.label));
        add({ReferenceItem::Kind::Table, table.id, phrases.render(table.title),
             ruleHeading(*m_book, table.rule)},
            words.join(u' '));
    }
}

void ReferenceIndex::addRules()
{
    for (const RuleParagraph &rule : m_book->paragraphs)
        add({ReferenceItem::Kind::Rule, rule.id, m_book->phrases.render(rule.heading),
             m_book->phrases.render(rule.text)},
            rule.id);
}

void ReferenceIndex::addActions()
{
    for (const ActionDeclaration &action : m_book->actions) {
        if (!action.internal)
            add({ReferenceItem::Kind::Action, action.id, m_book->phrases.render(action.label),
                 ruleHeading(*m_book, action.rule)},
                action.rule);
    }
}

void ReferenceIndex::addUnitTypes()
{
    for (const UnitType &type : m_book->unitTypes) {
        const KindDeclaration *kind = m_book->kind(type.kind);
        add({ReferenceItem::Kind::UnitType, type.id, m_book->phrases.render(type.label),
             kind ? m_book->phrases.render(kind->label) : QString()},
            {});
    }
}

void ReferenceIndex::addRulings()
{
    for (const Ruling &ruling : m_book->rulings) {
        QStringList words = ruling.rules;
        for (const RulingOption &option : ruling.options)
            words.append(m_book->phrases.render(option.text));
        add({ReferenceItem::Kind::Ruling, ruling.id, m_book->phrases.render(ruling.heading),
             m_book->phrases.render(ruling.question)},
            words.join(u' '));
    }
}

QList<ReferenceItem> ReferenceIndex::find(const QString &typed, const State &state) const
{
    const SearchWords words(typed);
    if (words.isEmpty() || !m_book)
        return {};
    const QString whole = folded(typed).trimmed();
    QMultiMap<Fit, ReferenceItem> found; // equal ones stand last first
    for (auto entry = m_entries.crbegin(); entry != m_entries.crend(); ++entry) {
        const Fit fit = fitOf(words, whole, entry->title, entry->rest);
        if (fit != Fit::Not)
            found.insert(fit, entry->item);
    }
    const QList<EntityId> entities = state.entities();
    for (auto id = entities.crbegin(); id != entities.crend(); ++id) {
        const Entity &entity = state.entity(*id);
        const KindDeclaration *kind = m_book->kind(entity.kind());
        if (!kind || !kind->unit)
            continue;
        const UnitType *type = m_book->unitType(entity.word(u"type"_s));
        const QString detail = m_book->phrases.render(type ? type->label : kind->label);
        const QString title = adjutant::nameOf(entity, *m_book);
        const QString number = QString::number(entity.number(u"number"_s));
        const Fit fit = fitOf(words, whole, folded(title), folded(detail + u' ' + number));
        if (fit != Fit::Not)
            found.insert(fit, {ReferenceItem::Kind::Unit, QString::number(adjutant::number(*id)),
                               title, detail});
    }
    return found.values();
}

} // namespace adjutant::app
