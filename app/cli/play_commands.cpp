// SPDX-License-Identifier: MIT
// What is typed as a word: everything but answers and what units do.
#include "app/cli/announce.h"
#include "app/cli/battle_log.h"
#include "app/cli/play.h"
#include "app/cli/question_text.h"
#include "app/cli/table_text.h"

#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace adjutant::cli {

Play::Handler Play::handler(const QString &word)
{
    static const QHash<QString, Handler> handlers{
        {u"help"_s, &Play::help},     {u"?"_s, &Play::help},        {u"undo"_s, &Play::undo},
        {u"u"_s, &Play::undo},        {u"redo"_s, &Play::redo},     {u"b"_s, &Play::back},
        {u"back"_s, &Play::back},     {u"cancel"_s, &Play::cancel}, {u"allow"_s, &Play::allow},
        {u"owed"_s, &Play::owed},     {u"do"_s, &Play::settle},     {u"log"_s, &Play::log},
        {u"park"_s, &Play::park},     {u"resume"_s, &Play::resume}, {u"set"_s, &Play::set},
        {u"ruling"_s, &Play::ruling}, {u"note"_s, &Play::note},     {u"odds"_s, &Play::odds},
        {u"table"_s, &Play::table},   {u"state"_s, &Play::state},   {u"decide"_s, &Play::decide},
    };
    return handlers.value(word, nullptr);
}

void Play::help(const QStringList &)
{
    if (const Question *question = m_referee.question())
        put(answerHelp(*question));
    put(Words::tr(
        "2              what unit 2 may do, and what it costs\n"
        "2 shoot 11     unit 2 shoots at unit 11 (a letter from the list will do: 2 s 11)\n"
        "end            end the turn\n"
        "allow          let the last refusal pass\n"
        "undo, redo     back and forward by one answer; b: back within what is asked\n"
        "cancel         give up what is being asked\n"
        "park, resume N put a question aside, take it up again\n"
        "owed, do N     what is owed; settle an item of it\n"
        "odds 2 shoot 11, table shoot, log, state\n"
        "set 2 figures 3, ruling ID CHOICE, note TEXT: the referee's own hand\n"
        "quit           leave; the battle is kept"));
}

void Play::undo(const QStringList &)
{
    const StepId step = m_referee.undoStep();
    const QString label =
        step == StepId::None ? QString() : m_words.render(m_referee.journal().step(step).label);
    if (carryOut(m_referee.undo()))
        put(Words::tr("Undone: %1").arg(label));
}

void Play::redo(const QStringList &)
{
    const StepId step = m_referee.redoStep();
    const QString label =
        step == StepId::None ? QString() : m_words.render(m_referee.journal().step(step).label);
    if (carryOut(m_referee.redo()))
        put(Words::tr("Done again: %1").arg(label));
}

void Play::back(const QStringList &)
{
    const Journal &journal = m_referee.journal();
    const StepId front = journal.open().front;
    const StepId last = m_referee.undoStep();
    const bool asked = front != StepId::None && last != StepId::None;
    const bool untouched = asked && m_referee.frontAnswers().isEmpty() &&
                           journal.step(front).command.origin != Command::Origin::Owed;
    if (untouched)
        cancel({});
    else
        undo({});
}

void Play::cancel(const QStringList &)
{
    if (ask([this](const QStringList &allowed) { return m_referee.cancel(allowed); }))
        put(Words::tr("Given up."));
}

void Play::allow(const QStringList &)
{
    if (!m_refused) {
        put(Words::tr("Nothing was refused."));
        return;
    }
    const Refused refused = *m_refused;
    ask(refused.again, refused.allowed);
}

void Play::owed(const QStringList &)
{
    const QStringList lines = m_words.owed();
    put(lines.isEmpty() ? Words::tr("Nothing is owed.") : lines.join(u'\n'));
}

void Play::settle(const QStringList &arguments)
{
    const int id = arguments.value(0).toInt();
    if (!m_referee.journal().state().findOwed(id)) {
        put(Words::tr("Type the number of something owed: do 3. See “owed”."));
        return;
    }
    ask([this, id](const QStringList &allowed) { return m_referee.settle(id, allowed); });
}

void Play::log(const QStringList &arguments)
{
    constexpr int few = 20;
    const int wanted = arguments.isEmpty() ? few : arguments.constFirst().toInt();
    const QStringList lines = logLines(m_words);
    put(lines.mid(wanted > 0 ? lines.size() - wanted : 0).join(u'\n'));
}

void Play::park(const QStringList &)
{
    if (carryOut(m_referee.park()))
        put(Words::tr("Put aside (resume N):\n%1").arg(m_words.parked().join(u'\n')));
}

void Play::resume(const QStringList &arguments)
{
    const QList<StepId> parked = parkedEntries(m_referee);
    const int place = arguments.isEmpty() ? 1 : arguments.constFirst().toInt();
    if (place < 1 || place > parked.size()) {
        put(parked.isEmpty() ? Words::tr("Nothing was put aside.") : m_words.parked().join(u'\n'));
        return;
    }
    carryOut(m_referee.resume(parked.at(place - 1)));
}

/// The option that \a word means, by its id or as it is shown.
std::optional<Value> Play::choiceFor(const ValueDeclaration &declaration, const QString &word) const
{
    for (const QString &option : declaration.options) {
        const QString label = m_words.render(declaration.label + u'.' + option);
        if (option == word || label.compare(word, Qt::CaseInsensitive) == 0)
            return Value(option);
    }
    return std::nullopt;
}

/// What \a word means for such a value; nothing where it means none.
std::optional<Value> Play::valueFor(const ValueDeclaration &declaration, const QString &word) const
{
    bool isNumber = false;
    const int number = word.toInt(&isNumber);
    switch (declaration.kind) {
    case ValueDeclaration::Kind::Number:
        return isNumber ? std::optional<Value>(number) : std::nullopt;
    case ValueDeclaration::Kind::Flag:
        if (word == u"yes" || word == u"no")
            return Value(word == u"yes" ? 1 : 0);
        return isNumber ? std::optional<Value>(number) : std::nullopt;
    case ValueDeclaration::Kind::Choice:
        return choiceFor(declaration, word);
    case ValueDeclaration::Kind::Word:
        return Value(word);
    }
    Q_UNREACHABLE();
}

void Play::set(const QStringList &arguments)
{
    const EntityId entity = m_words.entityNamed(arguments.value(0));
    const QString key = arguments.value(1);
    const KindDeclaration *kind = m_words.rulebook().kind(m_words.state().entity(entity).kind());
    if (entity == EntityId::None || !kind) {
        put(Words::tr(
            "Type whose value, which one, and the number: set 2 figures 3. For others than "
            "units: side1, battle, or #number."));
        return;
    }
    const ValueDeclaration *value =
        kind->values.contains(key) ? m_words.rulebook().value(key) : nullptr;
    const std::optional<Value> wanted =
        value ? valueFor(*value, arguments.mid(2).join(u' ')) : std::nullopt;
    if (!value)
        put(Words::tr("Its values are: %1.").arg(kind->values.join(u", "_s)));
    else if (!wanted && !value->options.isEmpty())
        put(Words::tr("“%1” can be: %2.").arg(key, value->options.join(u", "_s)));
    else if (!wanted)
        put(Words::tr("“%1” is a number.").arg(key));
    if (!wanted)
        return;
    Command command;
    command.procedure = u"set"_s;
    command.arguments = {
        {u"entity"_s, number(entity)}, {u"key"_s, key}, {u"value"_s, wanted->toJson()}};
    perform(command);
}

void Play::ruling(const QStringList &arguments)
{
    const Ruling *known = m_words.rulebook().ruling(arguments.value(0));
    if (!known) {
        QStringList ids;
        for (const Ruling &each : m_words.rulebook().rulings)
            ids.append(each.id);
        put(Words::tr("The rulings are: %1.").arg(ids.join(u", "_s)));
        return;
    }
    if (arguments.size() < 2) {
        put(m_words.render(known->question));
        for (const RulingOption &option : known->options)
            put(u"  "_s + option.id + u": "_s + m_words.render(option.text));
        return;
    }
    Command command;
    command.procedure = u"ruling"_s;
    command.arguments = {{u"id"_s, known->id}, {u"choice"_s, arguments.at(1)}};
    perform(command);
}

void Play::note(const QStringList &arguments)
{
    if (arguments.isEmpty()) {
        put(Words::tr("Type what to note: note We stop here for tea."));
        return;
    }
    const QString content = arguments.join(u' ');
    if (carryOut(m_referee.note(content, Text(u"word.plain"_s).with(u"word"_s, content))))
        put(Words::tr("Noted."));
}

void Play::table(const QStringList &arguments)
{
    const Table *wanted = findTable(m_words.rulebook(), arguments.value(0));
    put(wanted ? tableText(*wanted, m_words.rulebook(), m_words.state())
               : tableList(m_words.rulebook()));
}

void Play::state(const QStringList &)
{
    printState(m_words, m_console.out);
}

void Play::decide(const QStringList &arguments)
{
    const QString word = arguments.value(0);
    if (word == u"leave")
        carryOut(m_referee.abandonRevision());
    else if (const std::optional<Revision::Choice> choice = Revision::choiceOf(word))
        carryOut(m_referee.decide(*choice));
    else
        put(Words::tr("Type decide keep, drop, allow, anew or leave."));
}

} // namespace adjutant::cli
