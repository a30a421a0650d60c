// SPDX-License-Identifier: MIT
#include "core/referee/question.h"

#include "core/referee/dice.h"
#include "core/referee/messages.h"

#include <QJsonArray>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

/// An option is answered with its id, or with the number of its entity.
QString optionId(const QJsonValue &json)
{
    if (json.isDouble())
        return QString::number(json.toInt());
    return json.toString();
}

bool isWhole(const QJsonValue &json)
{
    return json.isDouble() && std::floor(json.toDouble()) == json.toDouble();
}

QStringList optionIds(const QList<Option> &options)
{
    QStringList ids;
    for (const Option &option : options)
        ids.append(option.id);
    return ids;
}

Fault notAnOption(const QString &given, const QStringList &choices)
{
    return {Messages::tr("“%1” is not one of the choices: %2.").arg(given, choices.join(u", "_s))};
}

} // namespace

Option Option::of(EntityId entity)
{
    Option option;
    option.id = QString::number(adjutant::number(entity));
    option.entity = entity;
    return option;
}

Option Option::of(const QString &id, const Text &label)
{
    Option option;
    option.id = id;
    option.label = label;
    return option;
}

const Option *Question::option(const QString &id) const
{
    const auto found = std::find_if(options.cbegin(), options.cend(),
                                    [&id](const Option &option) { return option.id == id; });
    return found == options.cend() ? nullptr : &*found;
}

const Option *Question::optionOf(EntityId entity) const
{
    const auto found =
        std::find_if(options.cbegin(), options.cend(),
                     [entity](const Option &option) { return option.entity == entity; });
    return found == options.cend() ? nullptr : &*found;
}

const Cell *Question::cell(const QString &id) const
{
    const auto found = std::find_if(cells.cbegin(), cells.cend(),
                                    [&id](const Cell &cell) { return cell.id == id; });
    return found == cells.cend() ? nullptr : &*found;
}

std::optional<QJsonValue> Question::foregone() const
{
    switch (kind) {
    case QuestionKind::OneOf:
    case QuestionKind::Card:
        if (options.size() == 1 && !options.first().refusal)
            return QJsonValue(options.first().id);
        break;
    case QuestionKind::SomeOf:
        if (options.isEmpty())
            return QJsonValue(QJsonArray());
        break;
    case QuestionKind::Tally:
        if (options.isEmpty())
            return QJsonValue(QJsonObject());
        break;
    case QuestionKind::Cells:
        if (cells.size() == 1 && !cells.first().refusal)
            return QJsonValue(cells.first().id);
        break;
    case QuestionKind::Number:
        if (minimum == maximum)
            return QJsonValue(minimum);
        break;
    case QuestionKind::Dice:
        return foregoneThrow(*this);
    case QuestionKind::Length:
    case QuestionKind::YesNo:
    case QuestionKind::Place:
    case QuestionKind::Secret:
    case QuestionKind::Note:
        break;
    }
    return std::nullopt;
}

Result<QJsonValue> Question::accept(const QJsonValue &given) const
{
    switch (kind) {
    case QuestionKind::Cells:
        return acceptCell(given);
    case QuestionKind::Number:
    case QuestionKind::Length:
        return acceptLimited(given);
    case QuestionKind::YesNo:
        if (given.isBool())
            return given;
        return Fault{Messages::tr("Answer yes or no (true or false).")};
    case QuestionKind::OneOf:
    case QuestionKind::Card:
        return acceptOption(given);
    case QuestionKind::SomeOf:
        return acceptOptions(given);
    case QuestionKind::Tally:
        return acceptTally(given);
    case QuestionKind::Dice:
        return acceptDice(*this, given);
    case QuestionKind::Place:
    case QuestionKind::Secret:
    case QuestionKind::Note:
        if (given.isString())
            return given;
        return Fault{Messages::tr("Answer with a text.")};
    }
    Q_UNREACHABLE();
}

bool Question::holds(const Cell &cell, Length distance) const
{
    if (cell.exact)
        return LengthSpan{cell.minimum, cell.maximum, cell.above, cell.below}.holds(distance,
                                                                                    lengths);
    const int units = lengths.wholeUnit(distance);
    return units >= cell.minimum && units <= cell.maximum;
}

const Cell *Question::cellAt(Length distance, const QString &column) const
{
    const auto first = [this](const auto &accepts) {
        const auto found = std::find_if(cells.cbegin(), cells.cend(), accepts);
        return found == cells.cend() ? nullptr : &*found;
    };
    const auto isItsColumn = [&column](const Cell &cell) {
        return cell.row >= 0 && (cell.column.isEmpty() || cell.column == column);
    };
    if (!first(isItsColumn))
        return nullptr;
    const Cell *met =
        first([&](const Cell &cell) { return isItsColumn(cell) && holds(cell, distance); });
    if (met)
        return met;
    // Beyond every band: the cell that is none of the table's and says why not.
    const Cell *none = first([](const Cell &cell) { return cell.row < 0; });
    return none ? none : first([](const Cell &cell) { return cell.refusal.has_value(); });
}

Result<QJsonValue> Question::acceptCell(const QJsonValue &given) const
{
    if (given.isString() && cell(given.toString()))
        return given;
    // A measured distance instead of a cell; a lone number where there are no columns.
    const QJsonObject measured =
        given.isDouble() ? QJsonObject{{u"distance"_s, given}} : given.toObject();
    if (measured.value(u"distance"_s).toDouble(-1) >= 0) {
        const Cell *met = cellAt(Length::fromDouble(measured.value(u"distance"_s).toDouble()),
                                 measured.value(u"column"_s).toString());
        if (met)
            return QJsonValue(met->id);
    }
    QStringList ids;
    for (const Cell &cell : cells)
        ids.append(cell.id);
    return notAnOption(given.isString() ? given.toString() : Messages::tr("this"), ids);
}

Result<QJsonValue> Question::acceptLimited(const QJsonValue &given) const
{
    const bool fits = kind == QuestionKind::Length ? given.isDouble() : isWhole(given);
    if (!fits || given.toDouble() < minimum || given.toDouble() > maximum)
        return Fault{Messages::tr("Answer with a number from %1 to %2.").arg(minimum).arg(maximum)};
    return given;
}

Result<QJsonValue> Question::acceptOption(const QJsonValue &given) const
{
    const QString id = optionId(given);
    if (!option(id))
        return notAnOption(id, optionIds(options));
    return QJsonValue(id);
}

const Option *Question::excluding(const QString &id, const QStringList &chosen) const
{
    const QString group = option(id)->group;
    const auto found = std::find_if(options.cbegin(), options.cend(), [&](const Option &other) {
        return !group.isEmpty() && other.group == group && other.id != id &&
               chosen.contains(other.id);
    });
    return found == options.cend() ? nullptr : &*found;
}

Result<QJsonValue> Question::acceptOptions(const QJsonValue &given) const
{
    if (!given.isArray())
        return Fault{Messages::tr("Answer with a list of choices; it may be empty.")};
    QStringList chosen;
    for (const QJsonValue json : given.toArray()) {
        const QString id = optionId(json);
        if (!option(id))
            return notAnOption(id, optionIds(options));
        if (const Option *other = excluding(id, chosen))
            return Fault{Messages::tr("“%1” and “%2” exclude each other: give one of them.")
                             .arg(other->id, id)};
        if (!chosen.contains(id))
            chosen.append(id);
    }
    return QJsonValue(QJsonArray::fromStringList(chosen));
}

Result<QJsonValue> Question::acceptTally(const QJsonValue &given) const
{
    if (!given.isObject())
        return Fault{Messages::tr("Answer with a number for each choice; none is 0.")};
    const QJsonObject tally = given.toObject();
    for (const QString &id : tally.keys()) {
        if (!option(id))
            return notAnOption(id, optionIds(options));
    }
    QJsonObject kept;
    for (const Option &each : options) {
        const QJsonValue number = tally.contains(each.id) ? tally.value(each.id) : QJsonValue(0);
        const int most = each.maximum > 0 ? each.maximum : 999;
        if (!isWhole(number) || number.toInt() < each.minimum || number.toInt() > most)
            return Fault{Messages::tr("The number for “%1” has to be from %2 to %3.")
                             .arg(each.id)
                             .arg(each.minimum)
                             .arg(most)};
        if (number.toInt() > 0)
            kept.insert(each.id, number.toInt());
    }
    return QJsonValue(kept);
}

QString kindWord(QuestionKind kind)
{
    constexpr std::array words{"cells", "number", "length", "yesNo", "oneOf",  "someOf",
                               "tally", "dice",   "place",  "card",  "secret", "note"};
    return QString::fromLatin1(words.at(static_cast<size_t>(kind)));
}

QString readingWord(Reading reading)
{
    constexpr std::array words{"count", "sum", "table", "evenOdd", "opposed", "rollOff"};
    return QString::fromLatin1(words.at(static_cast<size_t>(reading)));
}

} // namespace adjutant
