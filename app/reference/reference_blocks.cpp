// SPDX-License-Identifier: MIT
#include "app/reference/reference_blocks.h"

#include "core/referee/describe.h"
#include "core/referee/interview.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

using Kind = ReferenceBlock::Kind;

struct PageWords
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::app::ReferencePage)
};

/// Puts one page together.
class PageWriter
{
public:
    PageWriter(const Rulebook &book, const State &state)
        : m_book(book)
        , m_state(state)
    {
    }

    void table(const QString &id, const QSet<int> &litRows);
    void action(const QString &id);
    void unitType(const QString &id);
    void unit(EntityId id);
    void ruling(const QString &id);
    /// What the rulebook says under the heading of \a rule; that paragraph is lit.
    void chapter(const QString &rule);
    void paragraph(const QString &rule);
    void contents();

    const QList<ReferenceBlock> &blocks() const { return m_blocks; }

private:
    QString phrase(const QString &key) const { return m_book.phrases.render(key); }
    void add(Kind kind, const QString &text, const QString &value = {}, bool lit = false);
    void sheet(const Table &table, const QSet<int> &litRows);
    void facts(const QMap<QString, Value> &values, const QStringList &order);
    void costs(const UnitType &type);
    QString shown(const ValueDeclaration &declared, const Value &value) const;

    const Rulebook &m_book;
    const State &m_state;
    QList<ReferenceBlock> m_blocks;
};

void PageWriter::add(Kind kind, const QString &text, const QString &value, bool lit)
{
    ReferenceBlock block;
    block.kind = kind;
    block.text = text;
    block.value = value;
    block.lit = lit;
    m_blocks.append(block);
}

void PageWriter::sheet(const Table &table, const QSet<int> &litRows)
{
    ReferenceBlock block;
    block.kind = Kind::Table;
    block.table = PrintedTable::of(table, m_book, m_state);
    block.litRows = litRows;
    if (!block.table.isEmpty())
        m_blocks.append(block);
}

void PageWriter::table(const QString &id, const QSet<int> &litRows)
{
    const Table *table = m_book.table(id);
    if (!table)
        return;
    sheet(*table, litRows);
    paragraph(table->rule);
}

void PageWriter::paragraph(const QString &rule)
{
    const RuleParagraph *paragraph = m_book.paragraph(rule);
    if (!paragraph)
        return;
    add(Kind::Muted, phrase(paragraph->heading));
    add(Kind::Text, phrase(paragraph->text));
}

void PageWriter::chapter(const QString &rule)
{
    const RuleParagraph *asked = m_book.paragraph(rule);
    if (!asked)
        return;
    const QString heading = phrase(asked->heading);
    add(Kind::Heading, heading);
    QStringList rules;
    for (const RuleParagraph &paragraph : m_book.paragraphs) {
        if (phrase(paragraph.heading) != heading)
            continue;
        rules.append(paragraph.id);
        add(Kind::Text, phrase(paragraph.text), {}, paragraph.id == rule);
    }
    for (const Table &table : m_book.tables) {
        if (rules.contains(table.rule))
            sheet(table, {});
    }
    for (const Ruling &each : m_book.rulings) {
        const bool arisesHere = std::any_of(each.rules.cbegin(), each.rules.cend(),
                                            [&](const QString &id) { return rules.contains(id); });
        if (arisesHere)
            ruling(each.id);
    }
}

void PageWriter::contents()
{
    add(Kind::Heading, PageWords::tr("All tables"));
    for (const Table &table : m_book.tables) {
        add(Kind::Link, phrase(table.title));
        m_blocks.last().item = {ReferenceItem::Kind::Table, table.id, phrase(table.title), {}};
    }
}

void PageWriter::action(const QString &id)
{
    if (const ActionDeclaration *action = m_book.action(id))
        chapter(action->rule);
}

QString PageWriter::shown(const ValueDeclaration &declared, const Value &value) const
{
    if (declared.kind == ValueDeclaration::Kind::Choice)
        return phrase(declared.label + u'.' + value.toWord());
    return value.isWord() ? value.toWord() : QLocale().toString(value.toInt());
}

void PageWriter::facts(const QMap<QString, Value> &values, const QStringList &order)
{
    for (const QString &key : order) {
        const ValueDeclaration *declared = m_book.value(key);
        const Value value = values.value(key);
        // The type is the page itself; a flag that is not set says nothing.
        const bool silent = !declared || declared->secret || value.isEmpty() || key == u"type"_s ||
                            key == u"name"_s;
        if (silent || (declared->kind == ValueDeclaration::Kind::Flag && value.toInt() == 0))
            continue;
        const bool flag = declared->kind == ValueDeclaration::Kind::Flag;
        add(Kind::Fact, phrase(declared->label),
            flag ? PageWords::tr("Yes") : shown(*declared, value));
    }
}

void PageWriter::costs(const UnitType &type)
{
    if (!type.actions.isEmpty())
        add(Kind::Muted, PageWords::tr("What it may do, and what that costs"));
    // In the order in which the game lists them.
    for (const ActionDeclaration &action : m_book.actions) {
        if (type.actions.contains(action.id) && !action.internal)
            add(Kind::Fact, phrase(action.label),
                PageWords::tr("%n actions", "what an action costs", type.actions.value(action.id)));
    }
}

void PageWriter::unitType(const QString &id)
{
    const UnitType *type = m_book.unitType(id);
    if (!type)
        return;
    add(Kind::Heading, phrase(type->label));
    QMap<QString, Value> values = type->values;
    for (auto each = type->valuesFromRuling.cbegin(); each != type->valuesFromRuling.cend(); ++each)
        values.insert(each.key(), rulingOf(m_book, m_state, each.value()).toInt());
    const KindDeclaration *kind = m_book.kind(type->kind);
    facts(values, kind ? kind->values : QStringList());
    costs(*type);
}

void PageWriter::unit(EntityId id)
{
    const Entity &entity = m_state.entity(id);
    const KindDeclaration *kind = m_book.kind(entity.kind());
    if (!kind)
        return;
    add(Kind::Heading, adjutant::nameOf(entity, m_book));
    const UnitType *type = m_book.unitType(entity.word(u"type"_s));
    add(Kind::Muted, phrase(type ? type->label : kind->label));
    facts(entity.values(), kind->values);
    if (type)
        costs(*type);
}

void PageWriter::ruling(const QString &id)
{
    const Ruling *ruling = m_book.ruling(id);
    if (!ruling)
        return;
    const QString inForce = rulingOf(m_book, m_state, id);
    add(Kind::Heading, phrase(ruling->heading));
    m_blocks.last().mended = inForce != ruling->fallback;
    QStringList headings;
    for (const QString &rule : ruling->rules)
        headings.append(ruleHeading(m_book, rule));
    headings.removeDuplicates();
    add(Kind::Muted, PageWords::tr("Ruling: %1").arg(headings.join(u"; "_s)));
    add(Kind::Text, phrase(ruling->question));
    bool isOption = false;
    for (const RulingOption &option : ruling->options) {
        add(Kind::Choice, phrase(option.text), {}, option.id == inForce);
        isOption |= option.id == inForce;
    }
    if (!isOption)
        add(Kind::Choice, inForce, {}, true);
}

} // namespace

QList<ReferenceBlock> tablePage(const QString &table, const QSet<int> &litRows,
                                const Rulebook &book, const State &state)
{
    PageWriter page(book, state);
    page.table(table, litRows);
    return page.blocks();
}

QList<ReferenceBlock> homePage(const Question *question, const Line *line, const Rulebook &book,
                               const State &state)
{
    PageWriter page(book, state);
    if (question && !question->table.isEmpty())
        page.table(question->table, {question->rows.cbegin(), question->rows.cend()});
    else if (question)
        page.paragraph(question->rule);
    else if (line)
        page.table(line->table, {line->row});
    page.contents();
    return page.blocks();
}

QList<ReferenceBlock> referencePage(const ReferenceItem &item, const Rulebook &book,
                                    const State &state)
{
    PageWriter page(book, state);
    switch (item.kind) {
    case ReferenceItem::Kind::Table:
        page.table(item.id, {});
        break;
    case ReferenceItem::Kind::Rule:
        page.chapter(item.id);
        break;
    case ReferenceItem::Kind::Action:
        page.action(item.id);
        break;
    case ReferenceItem::Kind::UnitType:
        page.unitType(item.id);
        break;
    case ReferenceItem::Kind::Ruling:
        page.ruling(item.id);
        if (const Ruling *ruling = book.ruling(item.id)) {
            for (const QString &rule : ruling->rules)
                page.paragraph(rule);
        }
        break;
    case ReferenceItem::Kind::Unit:
        page.unit(EntityId{item.id.toInt()});
        break;
    }
    return page.blocks();
}

} // namespace adjutant::app
