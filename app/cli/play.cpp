// SPDX-License-Identifier: MIT
#include "app/cli/play.h"

#include "app/cli/announce.h"
#include "app/cli/comparison_text.h"
#include "app/cli/question_text.h"

#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

bool isNumber(const QString &word)
{
    bool valid = false;
    return word.toInt(&valid) > 0 && valid;
}

bool isText(const Question &question)
{
    return question.kind == QuestionKind::Place || question.kind == QuestionKind::Secret ||
           question.kind == QuestionKind::Note;
}

QString squeezed(const QString &label)
{
    QString word = label.toLower();
    return word.remove(u' ').remove(u'-');
}

} // namespace

Play::Play(Referee &referee, const Console &console)
    : m_referee(referee)
    , m_console(console)
    , m_words(referee)
{
}

void Play::run()
{
    printState(m_words, m_console.out);
    put(Words::tr("Type “help” for what can be typed."));
    for (;;) {
        prompt();
        const QString line = m_console.in.readLine();
        if (line.isNull()) {
            put({});
            return;
        }
        if (!obey(line))
            return;
    }
}

void Play::put(const QString &line)
{
    m_console.out << line << '\n';
}

void Play::prompt()
{
    if (const Revision *revision = m_referee.revision(); revision && revision->conflict)
        put(Words::tr("An older entry is not legal any more: %1 Type decide keep, drop, allow or "
                      "anew; or "
                      "decide leave.")
                .arg(m_words.underHeading(revision->conflict->text, revision->conflict->rule)));
    if (const Question *question = m_referee.question()) {
        put(questionText(*question, m_words));
        if (question->comparison)
            put(u"    "_s + comparisonLines(*question->comparison, m_words).join(u"\n    "_s));
        // Asked once more, it needs no explaining.
        if (question->key != m_explained)
            m_console.out << hintText(*question, m_words);
        m_explained = question->key;
    }
    const QString moment = m_words.verdict().isEmpty()
                               ? m_words.moment()
                               : Words::tr("%1, the battle is over").arg(m_words.moment());
    m_console.out << (m_referee.question() ? u"? "_s : QString(moment + u"> "_s)) << Qt::flush;
}

bool Play::obey(const QString &line)
{
    const QString typed = line.simplified();
    const QStringList parts = typed.split(u' ', Qt::SkipEmptyParts);
    const Question *question = m_referee.question();
    const QString word = parts.value(0).toLower();
    if (word == u"quit" || word == u"q" || word == u"exit")
        return false;
    const bool written = question && isText(*question) && parts.size() > 1;
    if (const Handler known = written ? nullptr : handler(word)) {
        (this->*known)(parts.mid(1));
    } else if (isUnitCommand(parts) && !written) {
        unitCommand(parts);
    } else if (question) {
        answer(typed);
    } else if (!parts.isEmpty()) {
        const std::optional<Command> command = commandOf(parts);
        if (command)
            perform(*command);
    }
    return true;
}

bool Play::carryOut(const Result<Reply> &reply)
{
    m_refused.reset();
    if (!reply) {
        put(reply.fault().message);
        return false;
    }
    if (reply->refusal) {
        const QString why = m_words.underHeading(reply->refusal->text, reply->refusal->rule);
        put((reply->refusal->isFinal ? Words::tr("Not possible: %1")
                                     : Words::tr("Not allowed: %1 Type “allow” to let it pass."))
                .arg(why));
        return false;
    }
    announce(*reply, m_words, m_console.out);
    return true;
}

bool Play::ask(const Request &request, const QStringList &allowed)
{
    const Result<Reply> reply = request(allowed);
    const bool done = carryOut(reply);
    if (!done && reply && reply->refusal && !reply->refusal->isFinal)
        m_refused = Refused{request, allowed + QStringList{reply->refusal->key()}};
    return done;
}

void Play::perform(const Command &command)
{
    ask([this, command](const QStringList &allowed) {
        Command permitted = command;
        permitted.allowed += allowed;
        return m_referee.perform(permitted);
    });
}

void Play::answer(const QString &typed)
{
    const Result<QJsonValue> value = readAnswer(*m_referee.question(), typed, m_words);
    if (!value) {
        put(value.fault().message);
        return;
    }
    ask([this, given = *value](const QStringList &allowed) {
        return m_referee.answer(given, allowed);
    });
}

bool Play::isUnitCommand(const QStringList &parts) const
{
    if (!isNumber(parts.value(0)))
        return false;
    if (!m_referee.question())
        return true;
    // While something is asked, a number may be an answer: only the name of an action tells.
    const EntityId unit = m_words.unitNumbered(parts.constFirst().toInt());
    return parts.size() > 1 && parts.at(1).size() > 2 && !isNumber(parts.at(1)) &&
           unit != EntityId::None && !actionNamed(unit, parts.at(1)).isEmpty();
}

void Play::unitCommand(const QStringList &parts)
{
    const EntityId unit = m_words.unitNumbered(parts.constFirst().toInt());
    if (unit == EntityId::None) {
        put(Words::tr("No unit has the number %1. Type “state” for the numbers.")
                .arg(parts.constFirst()));
        return;
    }
    if (parts.size() == 1) {
        put(m_words.unit(unit));
        showOffers(unit);
        return;
    }
    const std::optional<Command> command = commandOf(parts);
    if (command)
        perform(*command);
}

QString Play::offerText(const Offer &offer) const
{
    const ActionDeclaration *action = m_words.rulebook().action(offer.action);
    const QString label = action ? m_words.render(action->label) : offer.action;
    const QString key = action ? action->key.toLower() : QString();
    QString line = u"  "_s + key.leftJustified(2) + u' ' + label.leftJustified(24);
    if (offer.cost)
        line += Words::tr("costs %1", "actions").arg(*offer.cost).leftJustified(10);
    if (offer.refusal)
        line +=
            Words::tr("no: %1").arg(m_words.underHeading(offer.refusal->text, offer.refusal->rule));
    return line;
}

void Play::showOffers(EntityId unit)
{
    const QList<Offer> found = offers(m_referee, unit);
    for (const Offer &offer : found)
        put(offerText(offer));
    if (found.isEmpty())
        put(Words::tr("  It can do nothing now."));
}

QString Play::actionNamed(EntityId unit, const QString &word) const
{
    const QString wanted = squeezed(word);
    const State &now = m_referee.journal().state();
    QStringList candidates = m_referee.game().actions(now, unit);
    for (const ActionDeclaration &action : m_words.rulebook().actions) {
        if (!action.internal && action.turnCommand == (unit == EntityId::None))
            candidates.append(action.id);
    }
    const auto first = [&](const auto &accepts) {
        for (const QString &id : candidates) {
            const ActionDeclaration *action = m_words.rulebook().action(id);
            if (action && accepts(*action))
                return id;
        }
        return QString();
    };
    QString exact = first([&](const ActionDeclaration &action) {
        return action.id.toLower() == wanted || action.key.toLower() == wanted ||
               squeezed(m_words.render(action.label)) == wanted;
    });
    if (!exact.isEmpty() || wanted.size() < 2)
        return exact;
    return first([&](const ActionDeclaration &action) {
        return action.id.toLower().startsWith(wanted) ||
               squeezed(m_words.render(action.label)).startsWith(wanted);
    });
}

EntityId Play::targetNamed(const QString &action, const QString &word) const
{
    const ActionDeclaration *declared = m_words.rulebook().action(action);
    const QString target = declared ? declared->target : QString();
    if (target.startsWith(u"marker:") && isNumber(word))
        return m_words.markerNumbered(target.section(u':', 1), word.toInt());
    return m_words.entityNamed(word);
}

/// "2 shoot 11" or "end".
std::optional<Command> Play::commandOf(const QStringList &parts)
{
    const bool ofUnit = isNumber(parts.value(0));
    const EntityId unit =
        ofUnit ? m_words.unitNumbered(parts.constFirst().toInt()) : EntityId::None;
    const QString word = parts.value(ofUnit ? 1 : 0);
    Command command;
    command.procedure = ofUnit && unit == EntityId::None ? QString() : actionNamed(unit, word);
    if (command.procedure.isEmpty()) {
        put(Words::tr(
                "“%1” is not understood. Type a unit's number for what it may do, “end” to end "
                "the turn, or “help”.")
                .arg(parts.join(u' ')));
        return std::nullopt;
    }
    if (ofUnit)
        command.arguments.insert(u"unit"_s, number(unit));
    const QString aimedAt = parts.value(ofUnit ? 2 : 1);
    if (aimedAt.isEmpty())
        return command;
    const EntityId target = targetNamed(command.procedure, aimedAt);
    if (target == EntityId::None) {
        put(Words::tr("There is no target “%1”.").arg(aimedAt));
        return std::nullopt;
    }
    command.arguments.insert(u"target"_s, number(target));
    return command;
}

} // namespace adjutant::cli
