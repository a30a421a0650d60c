// SPDX-License-Identifier: MIT
#include "app/rule_table/printed_table.h"

#include "core/referee/interview.h"
#include "core/referee/table_words.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr int MostSideBySide = 3;

struct PrintedWords
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::app::PrintedTable)
};

/// The key of a row: in words, and as numbers where neighbours can be joined.
struct LineKey
{
    QString text;
    int minimum = 0;
    int maximum = -1;

    bool isNumber() const { return maximum >= minimum; }
};

/// A line of the printed table while it is put together: its keys, and for each column what stands
/// side by side there.
struct PrintedLine
{
    QList<LineKey> keys;
    QList<QList<PrintedCell>> columns;
};

bool saysTheSame(const PrintedLine &a, const PrintedLine &b)
{
    const auto same = [](const PrintedCell &left, const PrintedCell &right) {
        return left.text == right.text && left.printed == right.printed;
    };
    const auto sameColumn = [&](const QList<PrintedCell> &left, const QList<PrintedCell> &right) {
        return std::equal(left.cbegin(), left.cend(), right.cbegin(), same);
    };
    return std::equal(a.columns.cbegin(), a.columns.cend(), b.columns.cbegin(), sameColumn);
}

/// Whether two numbers, or spans of them, are neighbours.
bool follows(const LineKey &a, const LineKey &b)
{
    const auto touch = [](const LineKey &low, const LineKey &high) {
        return low.maximum < high.minimum && low.maximum + 1 == high.minimum;
    };
    return a.isNumber() && b.isNumber() && (touch(a, b) || touch(b, a));
}

/// Prints one table.
class Printer
{
public:
    Printer(const Table &table, const Rulebook &book, const State &state)
        : m_table(table)
        , m_book(book)
        , m_state(state)
        , m_words(table, book, state)
    {
    }

    PrintedTable print();

private:
    QString lookUp(const QString &ruling) const { return rulingOf(m_book, m_state, ruling); }
    QString phrase(const QString &key) const { return m_book.phrases.render(key); }
    LineKey keyOf(int row, int key) const;
    PrintedCell cellOf(int row, int column);

    void findShared();
    void findSideBySide();
    bool canStandSideBySide(int key) const;
    int optionOf(int row) const;
    void addLine(int row);
    bool sameSideBySide(int column) const;
    void joinLines();
    static bool join(PrintedLine &line, const PrintedLine &next);
    QStringList headings() const;
    QList<PrintedCell> finish(const PrintedLine &line) const;

    const Table &m_table;
    const Rulebook &m_book;
    const State &m_state;
    TableWords m_words;
    QList<int> m_rows;     ///< in force
    QList<int> m_keys;     ///< that stand at the left
    int m_beside = -1;     ///< the key whose options stand side by side, or -1
    QStringList m_options; ///< of that key
    QList<PrintedLine> m_lines;
    PrintedTable m_printed;
};

LineKey Printer::keyOf(int row, int key) const
{
    LineKey result{m_words.keyOf(row, key)};
    using Kind = TableKey::Kind;
    const Kind kind = m_table.keys.at(key).kind;
    if (kind == Kind::Number || kind == Kind::Die) {
        result.minimum = m_table.rows.at(row).keys.at(key).minimum;
        result.maximum = m_words.maximumOf(row, key);
    }
    return result;
}

PrintedCell Printer::cellOf(int row, int column)
{
    const TableColumn &declared = m_table.columns.at(column);
    const QString printed = m_words.printedCellOf(row, column);
    PrintedCell cell;
    cell.text = m_words.cellOf(row, column);
    cell.rows = {row};
    cell.column = declared.name;
    cell.isWord = declared.kind == TableColumn::Kind::Word;
    if (cell.text != printed)
        cell.printed = printed;
    const QString refusal = m_table.rows.at(row).refusal;
    const QString note = TableWords::dash() + u' ' + phrase(refusal);
    if (!refusal.isEmpty() && !m_printed.notes.contains(note))
        m_printed.notes.append(note);
    return cell;
}

/// What all rows ask alike is said once, above.
void Printer::findShared()
{
    for (int key = 0; key < m_table.keys.size(); ++key) {
        const QString first = keyOf(m_rows.constFirst(), key).text;
        const bool shared = m_rows.size() > 1 &&
                            std::all_of(m_rows.cbegin(), m_rows.cend(),
                                        [&](int row) { return keyOf(row, key).text == first; });
        if (shared)
            m_printed.captions.append(
                PrintedWords::tr("%1: %2").arg(phrase(m_table.keys.at(key).label), first));
        else
            m_keys.append(key);
    }
}

/// Whether the rest of the table is the same for each option of a choice, so that the options can
/// be columns.
bool Printer::canStandSideBySide(int key) const
{
    const TableKey &declared = m_table.keys.at(key);
    const bool few = declared.options.size() > 1 && declared.options.size() <= MostSideBySide;
    if (declared.kind != TableKey::Kind::Choice || !few || m_keys.size() < 2)
        return false;
    QHash<QString, QStringList> rests;
    for (const int row : m_rows) {
        QStringList rest;
        for (const int other : m_keys) {
            if (other != key)
                rest.append(keyOf(row, other).text);
        }
        rests[m_table.rows.at(row).keys.at(key).words.join(u' ')].append(rest.join(u'|'));
    }
    const QStringList first = rests.value(declared.options.constFirst());
    return rests.size() == declared.options.size() &&
           std::all_of(rests.cbegin(), rests.cend(),
                       [&](const QStringList &rest) { return rest == first; });
}

void Printer::findSideBySide()
{
    for (auto key = m_keys.crbegin(); key != m_keys.crend(); ++key) {
        if (!canStandSideBySide(*key))
            continue;
        m_beside = *key;
        m_options = m_table.keys.at(m_beside).options;
        m_keys.removeOne(m_beside);
        return;
    }
}

int Printer::optionOf(int row) const
{
    if (m_beside < 0)
        return 0;
    return static_cast<int>(
        m_options.indexOf(m_table.rows.at(row).keys.at(m_beside).words.value(0)));
}

void Printer::addLine(int row)
{
    QList<LineKey> keys;
    for (const int key : std::as_const(m_keys))
        keys.append(keyOf(row, key));
    const auto same = [&](const PrintedLine &line) {
        return std::equal(line.keys.cbegin(), line.keys.cend(), keys.cbegin(), keys.cend(),
                          [](const LineKey &a, const LineKey &b) { return a.text == b.text; });
    };
    const bool isFirst = optionOf(row) == 0;
    auto line = isFirst ? m_lines.end() : std::find_if(m_lines.begin(), m_lines.end(), same);
    if (line == m_lines.end()) {
        const qsizetype beside = qMax(1, m_options.size());
        const QList<PrintedCell> empty(beside);
        m_lines.append({keys, QList<QList<PrintedCell>>(m_table.columns.size(), empty)});
        line = std::prev(m_lines.end());
    }
    for (int column = 0; column < m_table.columns.size(); ++column)
        line->columns[column][optionOf(row)] = cellOf(row, column);
}

bool Printer::sameSideBySide(int column) const
{
    return std::all_of(m_lines.cbegin(), m_lines.cend(), [&](const PrintedLine &line) {
        const QList<PrintedCell> &cells = line.columns.at(column);
        return std::all_of(cells.cbegin(), cells.cend(), [&](const PrintedCell &cell) {
            return cell.text == cells.constFirst().text &&
                   cell.printed == cells.constFirst().printed;
        });
    });
}

/// Takes \a next into \a line where only one number differs, and follows.
bool Printer::join(PrintedLine &line, const PrintedLine &next)
{
    if (!saysTheSame(line, next))
        return false;
    const auto same = [](const LineKey &a, const LineKey &b) { return a.text == b.text; };
    const auto [differing, other] =
        std::mismatch(line.keys.begin(), line.keys.end(), next.keys.begin(), same);
    if (differing == line.keys.end() || !follows(*differing, *other) ||
        !std::equal(std::next(differing), line.keys.end(), std::next(other), same))
        return false;
    differing->minimum = qMin(differing->minimum, other->minimum);
    differing->maximum = qMax(differing->maximum, other->maximum);
    for (qsizetype column = 0; column < line.columns.size(); ++column) {
        for (qsizetype i = 0; i < line.columns.at(column).size(); ++i)
            line.columns[column][i].rows.unite(next.columns.at(column).at(i).rows);
    }
    return true;
}

void Printer::joinLines()
{
    QList<PrintedLine> lines;
    for (const PrintedLine &line : std::as_const(m_lines)) {
        if (lines.isEmpty() || !join(lines.last(), line))
            lines.append(line);
    }
    m_lines = lines;
}

QStringList Printer::headings() const
{
    QStringList result;
    for (const int key : m_keys)
        result.append(phrase(m_table.keys.at(key).label));
    for (int column = 0; column < m_table.columns.size(); ++column) {
        const QString label = phrase(m_table.columns.at(column).label);
        if (m_beside < 0 || sameSideBySide(column)) {
            result.append(label);
            continue;
        }
        for (const QString &option : m_options)
            result.append(PrintedWords::tr("%1, %2", "column of a table, and for whom")
                              .arg(label, phrase(m_table.keys.at(m_beside).label + u'.' + option)));
    }
    return result;
}

QList<PrintedCell> Printer::finish(const PrintedLine &line) const
{
    QSet<int> rows;
    QList<PrintedCell> results;
    for (int column = 0; column < m_table.columns.size(); ++column) {
        const QList<PrintedCell> &cells = line.columns.at(column);
        const bool one = sameSideBySide(column);
        if (one)
            results.append(cells.constFirst());
        for (const PrintedCell &cell : cells) {
            rows.unite(cell.rows);
            if (one)
                results.last().rows.unite(cell.rows);
            else
                results.append(cell);
        }
    }
    QList<PrintedCell> all;
    for (const LineKey &key : line.keys)
        all.append({key.isNumber() ? TableWords::range(key.minimum, key.maximum) : key.text,
                    rows,
                    {},
                    {},
                    false});
    return all + results;
}

PrintedTable Printer::print()
{
    const RulingLookup lookup = [this](const QString &id) { return lookUp(id); };
    m_printed.id = m_table.id;
    m_printed.title = phrase(m_table.title);
    m_printed.rule = m_table.rule;
    m_rows = m_table.findAll({}, lookup, m_book.lengthRule(lookup));
    if (m_rows.isEmpty())
        return m_printed;
    findShared();
    findSideBySide();
    for (const int row : std::as_const(m_rows))
        addLine(row);
    joinLines();
    m_printed.headings = headings();
    for (const PrintedLine &line : std::as_const(m_lines))
        m_printed.rows.append(finish(line));
    for (const QList<PrintedCell> &row : std::as_const(m_printed.rows)) {
        for (const PrintedCell &cell : row) {
            if (cell.houseRule())
                m_printed.notes.append(
                    PrintedWords::tr("House rule: %1 instead of %2").arg(cell.text, cell.printed));
        }
    }
    m_printed.notes.removeDuplicates();
    return m_printed;
}

} // namespace

PrintedTable PrintedTable::of(const Table &table, const Rulebook &book, const State &state)
{
    return Printer(table, book, state).print();
}

QString ruleHeading(const Rulebook &book, const QString &rule)
{
    const RuleParagraph *paragraph = book.paragraph(rule);
    return paragraph ? book.phrases.render(paragraph->heading) : QString();
}

} // namespace adjutant::app
