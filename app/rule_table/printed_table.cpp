// SPDX-License-Identifier: MIT
#include "app/rule_table/printed_table.h"

#include "core/referee/interview.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <limits>
#include <optional>

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

QString shownNumber(int value)
{
    return QLocale().toString(value);
}

QString printedDash()
{
    return u"–"_s;
}

/// Prints one table.
class Printer
{
public:
    Printer(const Table &table, const Rulebook &book, const State &state)
        : m_table(table)
        , m_book(book)
        , m_state(state)
    {
    }

    PrintedTable print();

private:
    QString lookUp(const QString &ruling) const { return rulingOf(m_book, m_state, ruling); }
    QString phrase(const QString &key) const { return m_book.phrases.render(key); }
    QString length(const QString &measure) const;
    LineKey keyOf(int row, int key) const;
    QString words(const TableKey &key, const TableMatch &match) const;
    QString range(const TableKey &key, int minimum, int maximum) const;
    PrintedCell cellOf(int row, int column);
    QString cellText(const TableColumn &column, const Value &value) const;

    void findShared();
    void findSideBySide();
    bool canStandSideBySide(int key) const;
    int optionOf(int row) const;
    void addLine(int row);
    bool sameSideBySide(int column) const;
    void joinLines();
    static bool join(PrintedLine &line, const PrintedLine &next);
    QString joined(const LineKey &key) const;
    QStringList headings() const;
    QList<PrintedCell> finish(const PrintedLine &line) const;

    const Table &m_table;
    const Rulebook &m_book;
    const State &m_state;
    QList<int> m_rows;     ///< in force
    QList<int> m_keys;     ///< that stand at the left
    int m_beside = -1;     ///< the key whose options stand side by side, or -1
    QStringList m_options; ///< of that key
    QList<PrintedLine> m_lines;
    PrintedTable m_printed;
};

QString Printer::length(const QString &measure) const
{
    return m_book.unit == u"inch"_s ? PrintedWords::tr("%1 in").arg(measure)
                                    : PrintedWords::tr("%1 cm").arg(measure);
}

QString Printer::words(const TableKey &key, const TableMatch &match) const
{
    if (match.words == key.options)
        return PrintedWords::tr("any");
    QStringList shown;
    for (const QString &word : match.words)
        shown.append(phrase(key.label + u'.' + word));
    return shown.join(u", "_s);
}

QString Printer::range(const TableKey &key, int minimum, int maximum) const
{
    const bool measured = key.kind == TableKey::Kind::Length;
    const bool open = maximum == std::numeric_limits<int>::max();
    const auto shown = [&](const QString &text) { return measured ? length(text) : text; };
    if (open && minimum <= 0)
        return PrintedWords::tr("any");
    if (open)
        return PrintedWords::tr("%1 or more").arg(shown(shownNumber(minimum)));
    if (measured && minimum <= 0)
        return PrintedWords::tr("up to %1").arg(shown(shownNumber(maximum)));
    if (minimum == maximum)
        return shown(shownNumber(minimum));
    return shown(shownNumber(minimum) + printedDash() + shownNumber(maximum));
}

LineKey Printer::keyOf(int row, int key) const
{
    const TableKey &declared = m_table.keys.at(key);
    const TableMatch &match = m_table.rows.at(row).keys.at(key);
    if (declared.kind == TableKey::Kind::Choice)
        return {words(declared, match)};
    const int maximum = match.maximumBy([this](const QString &id) { return lookUp(id); });
    LineKey result{range(declared, match.minimum, maximum)};
    if (declared.kind != TableKey::Kind::Length) {
        result.minimum = match.minimum;
        result.maximum = maximum;
    }
    return result;
}

QString Printer::cellText(const TableColumn &column, const Value &value) const
{
    if (value.isEmpty())
        return printedDash();
    using Kind = TableColumn::Kind;
    if (column.kind == Kind::Word)
        return phrase(column.label + u'.' + value.toWord());
    const QString shown = shownNumber(value.toInt());
    if (column.kind == Kind::Score)
        return PrintedWords::tr("%1+", "the score that a die needs").arg(shown);
    return column.kind == Kind::Length ? length(shown) : shown;
}

PrintedCell Printer::cellOf(int row, int column)
{
    const TableColumn &declared = m_table.columns.at(column);
    const Value printed = m_table.rows.at(row).cells.at(column);
    const Value value = Row(m_table, row, m_state).cell(declared.name);
    PrintedCell cell;
    cell.text = cellText(declared, value);
    cell.rows = {row};
    cell.column = declared.name;
    cell.isWord = declared.kind == TableColumn::Kind::Word;
    if (value != printed)
        cell.printed = cellText(declared, printed);
    const QString refusal = m_table.rows.at(row).refusal;
    const QString note = printedDash() + u' ' + phrase(refusal);
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
    for (qsizetype column = 0; column < line.columns.size(); ++column) {
        const auto same = [](const PrintedCell &a, const PrintedCell &b) {
            return a.text == b.text && a.printed == b.printed;
        };
        if (!std::equal(line.columns.at(column).cbegin(), line.columns.at(column).cend(),
                        next.columns.at(column).cbegin(), same))
            return false;
    }
    LineKey *differing = nullptr;
    const LineKey *other = nullptr;
    for (qsizetype i = 0; i < line.keys.size(); ++i) {
        if (line.keys.at(i).text == next.keys.at(i).text)
            continue;
        if (differing)
            return false;
        differing = &line.keys[i];
        other = &next.keys.at(i);
    }
    if (!differing || !differing->isNumber() || !other->isNumber())
        return false;
    const bool follows =
        other->minimum - 1 == differing->maximum || other->maximum + 1 == differing->minimum;
    if (!follows)
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

QString Printer::joined(const LineKey &key) const
{
    if (!key.isNumber())
        return key.text;
    TableKey plain;
    plain.kind = TableKey::Kind::Number;
    return range(plain, key.minimum, key.maximum);
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
        all.append({joined(key), rows, {}, {}, false});
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
