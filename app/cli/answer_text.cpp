// SPDX-License-Identifier: MIT
// How what people type becomes an answer.
#include "app/cli/console.h"
#include "app/cli/question_text.h"

#include "core/referee/app_dice.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

Fault notUnderstood(const Question &question)
{
    return {answerHelp(question)};
}

/// A number with either decimal sign.
std::optional<double> decimal(QString word)
{
    bool valid = false;
    const double number = word.replace(u',', u'.').toDouble(&valid);
    return valid ? std::optional(number) : std::nullopt;
}

std::optional<int> whole(const QString &word)
{
    bool valid = false;
    const int number = word.toInt(&valid);
    return valid ? std::optional(number) : std::nullopt;
}

QStringList columnsOf(const Question &question)
{
    QStringList columns;
    for (const Cell &cell : question.cells) {
        if (cell.row >= 0 && !columns.contains(cell.column))
            columns.append(cell.column);
    }
    return columns;
}

/// "18.5 2", "18.5 cover", "18.5cm": a distance, and where there are several, the column.
Result<QJsonValue> readDistance(const Question &question, const QStringList &parts)
{
    static const QRegularExpression unit(u"[a-zA-Z\"]+$"_s);
    QString measure = parts.constFirst();
    const std::optional<double> distance = decimal(measure.remove(unit));
    const QStringList columns = columnsOf(question);
    if (!distance || parts.size() > 2 || (parts.size() == 1 && columns.size() > 1))
        return notUnderstood(question);
    QString column = columns.value(0);
    if (parts.size() == 2) {
        const std::optional<int> place = whole(parts.at(1));
        column = place ? columns.value(*place - 1) : QString();
        for (const QString &name : columns) {
            if (name.startsWith(parts.at(1), Qt::CaseInsensitive))
                column = name;
        }
    }
    return QJsonValue(QJsonObject{{u"distance"_s, *distance}, {u"column"_s, column}});
}

Result<QJsonValue> readCell(const Question &question, const QStringList &parts)
{
    const std::optional<int> place = whole(parts.constFirst());
    if (parts.size() == 1 && place && *place >= 1 && *place <= question.cells.size())
        return QJsonValue(question.cells.at(*place - 1).id);
    if (parts.size() == 1 && question.cell(parts.constFirst()))
        return QJsonValue(parts.constFirst());
    return readDistance(question, parts);
}

/// The id of the option that \a handle stands for; empty for none.
QString optionId(const Question &question, const QString &handle, const State &state)
{
    const qsizetype place = optionHandles(question, state).indexOf(handle);
    if (place >= 0)
        return question.options.at(place).id;
    return whole(handle) || !question.option(handle) ? QString() : handle;
}

Result<QJsonValue> readOption(const Question &question, const QStringList &parts,
                              const State &state)
{
    const QString id =
        parts.size() == 1 ? optionId(question, parts.constFirst(), state) : QString();
    return id.isEmpty() ? Result<QJsonValue>(notUnderstood(question)) : QJsonValue(id);
}

Result<QJsonValue> readOptions(const Question &question, const QStringList &parts,
                               const State &state)
{
    QJsonArray chosen;
    if (parts == QStringList{u"-"_s})
        return QJsonValue(chosen);
    for (const QString &part : parts) {
        const QString id = optionId(question, part, state);
        if (id.isEmpty())
            return notUnderstood(question);
        chosen.append(id);
    }
    return QJsonValue(chosen);
}

Result<QJsonValue> readTally(const Question &question, const QStringList &parts, const State &state)
{
    QJsonObject tally;
    if (parts == QStringList{u"-"_s})
        return QJsonValue(tally);
    for (const QString &part : parts) {
        const QString id = optionId(question, part.section(u'=', 0, 0), state);
        const std::optional<int> count =
            part.contains(u'=') ? whole(part.section(u'=', 1)) : std::optional(1);
        if (id.isEmpty() || !count)
            return notUnderstood(question);
        tally.insert(id, *count);
    }
    return QJsonValue(tally);
}

/// What Enter alone gives.
Result<QJsonValue> readNothing(const Question &question)
{
    QJsonArray some;
    QJsonObject tally;
    for (const Option &option : question.options) {
        if (option.preset.toBool())
            some.append(option.id);
        else if (option.preset.toInt() > 0)
            tally.insert(option.id, option.preset.toInt());
    }
    if (question.kind == QuestionKind::SomeOf)
        return QJsonValue(some);
    if (question.kind == QuestionKind::Tally)
        return QJsonValue(tally);
    const QJsonValue filled = isChance(question.kind) ? question.offered : question.assumed;
    if (filled.isNull() || filled.isUndefined())
        return notUnderstood(question);
    return filled;
}

/// A throw while it is read: what was typed, word by word.
class DiceReader
{
public:
    explicit DiceReader(const Question &question)
        : m_question(question)
    {
    }

    Result<QJsonValue> read(QStringList parts)
    {
        takeChanges(parts);
        const QString word = parts.value(0).toLower();
        if (word == u"r" && parts.size() == 1)
            return rolled();
        if (word == u"w" && parts.size() == 2)
            return QJsonValue(QJsonObject{{u"winner"_s, parts.at(1).toInt() - 1}});
        static const QRegularExpression counted(u"^[hs]\\d+$"_s);
        if (counted.match(word).hasMatch())
            parts = QStringList{word.left(1), word.mid(1)} + parts.mid(1);
        if (parts.value(0).toLower() == u"h")
            return grouped(u"hits"_s, parts.mid(1));
        if (parts.value(0).toLower() == u"s")
            return grouped(u"sum"_s, parts.mid(1));
        return faces(parts);
    }

private:
    /// n=5 and t=4: another number of dice, another score, for this throw.
    void takeChanges(QStringList &parts)
    {
        for (qsizetype i = parts.size() - 1; i >= 0; --i) {
            const QString name = parts.at(i).section(u'=', 0, 0).toLower();
            if (name != u"n" && name != u"t")
                continue;
            m_changes.insert(name == u"n" ? u"count"_s : u"score"_s,
                             parts.at(i).section(u'=', 1).toInt());
            parts.removeAt(i);
        }
    }

    QJsonObject withChanges(QJsonObject group) const
    {
        for (auto it = m_changes.begin(); it != m_changes.end(); ++it)
            group.insert(it.key(), it.value());
        return group;
    }

    QJsonValue rolled() const
    {
        Question changed = m_question;
        for (DiceGroup &group : changed.dice)
            group.count = m_changes.value(u"count"_s).toInt(group.count);
        QJsonArray groups;
        const QJsonArray thrown = throwDice(changed).toObject().value(u"groups"_s).toArray();
        for (const QJsonValue group : thrown)
            groups.append(withChanges(group.toObject()));
        return QJsonObject{{u"groups"_s, groups}};
    }

    Result<QJsonValue> grouped(const QString &name, const QStringList &numbers) const
    {
        QJsonArray groups;
        for (const QString &number : numbers) {
            if (!whole(number))
                return notUnderstood(m_question);
            groups.append(withChanges({{name, *whole(number)}}));
        }
        if (groups.isEmpty())
            return notUnderstood(m_question);
        return QJsonValue(QJsonObject{{u"groups"_s, groups}});
    }

    Result<QJsonValue> faces(const QStringList &parts) const
    {
        QJsonArray shown;
        for (const QString &part : inDigits(parts)) {
            if (!whole(part))
                return notUnderstood(m_question);
            shown.append(*whole(part));
        }
        if (shown.isEmpty())
            return notUnderstood(m_question);
        if (m_question.dice.size() > 1)
            return QJsonValue(shown);
        return QJsonValue(
            QJsonObject{{u"groups"_s, QJsonArray{withChanges({{u"faces"_s, shown}})}}});
    }

    /// "426" are three dice.
    QStringList inDigits(const QStringList &parts) const
    {
        if (parts.size() != 1 || m_question.dice.value(0).sides > 9)
            return parts;
        QStringList digits;
        for (const QChar digit : parts.constFirst())
            digits.append(digit);
        return digits;
    }

    const Question &m_question;
    QJsonObject m_changes;
};

Result<QJsonValue> readYesNo(const Question &question, const QString &typed)
{
    const QString word = typed.toLower();
    if (word == u"y" || word == u"yes" || word == Words::tr("y", "the answer yes"))
        return QJsonValue(true);
    if (word == u"n" || word == u"no" || word == Words::tr("n", "the answer no"))
        return QJsonValue(false);
    return notUnderstood(question);
}

} // namespace

Result<QJsonValue> readAnswer(const Question &question, const QString &typed,
                              const BattleWords &words)
{
    const QString line = typed.simplified();
    if (line.isEmpty())
        return readNothing(question);
    const QStringList parts = line.split(u' ');
    switch (question.kind) {
    case QuestionKind::Cells:
        return readCell(question, parts);
    case QuestionKind::Number:
    case QuestionKind::Length:
        if (const std::optional<double> number = decimal(line))
            return QJsonValue(*number);
        return notUnderstood(question);
    case QuestionKind::YesNo:
        return readYesNo(question, line);
    case QuestionKind::Card:
        if (line == u"r")
            return drawCard(question);
        return readOption(question, parts, words.state());
    case QuestionKind::OneOf:
        return readOption(question, parts, words.state());
    case QuestionKind::SomeOf:
        return readOptions(question, parts, words.state());
    case QuestionKind::Tally:
        return readTally(question, parts, words.state());
    case QuestionKind::Dice:
        return DiceReader(question).read(parts);
    case QuestionKind::Place:
    case QuestionKind::Secret:
    case QuestionKind::Note:
        return QJsonValue(line);
    }
    Q_UNREACHABLE();
}

} // namespace adjutant::cli
