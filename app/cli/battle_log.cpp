// SPDX-License-Identifier: MIT
#include "app/cli/battle_log.h"

#include "app/cli/console.h"

#include <QDateTime>
#include <QJsonObject>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

/// What one step says, with what the referee did by hand.
QStringList stepLines(const Step &step, const Journal &journal, const BattleWords &words)
{
    QStringList lines;
    if (step.kind == Step::Kind::Note && step.answer.isString())
        lines.append(Words::tr("Note: %1").arg(step.answer.toString()));
    for (const Line &line : step.lines)
        lines.append(words.line(line));
    if (!step.ends || lines.isEmpty())
        return lines;
    const Command &command = journal.step(step.entry).command;
    if (!command.allowed.isEmpty() || !step.allowed.isEmpty())
        lines.last() += Words::tr(" [allowed by the referee]");
    if (!command.reason.isEmpty())
        lines.last() += Words::tr(" [reason: %1]").arg(command.reason);
    return lines;
}

std::optional<Moment> advanced(const Step &step)
{
    std::optional<Moment> last;
    for (const Effect &effect : step.effects) {
        if (const auto *advance = std::get_if<effect::Advance>(&effect))
            last = advance->after;
    }
    return last;
}

QString battleName(const BattleWords &words)
{
    const QString given = words.state().entity(EntityId::Battle).word(u"name"_s);
    const Journal &journal = words.referee().journal();
    const QList<StepId> path = journal.path(journal.head());
    if (!given.isEmpty() || path.isEmpty())
        return given;
    const QJsonObject begin = journal.step(path.constFirst()).command.arguments;
    const Scenario *scenario = words.rulebook().scenario(begin.value(u"scenario"_s).toString());
    return scenario ? words.render(scenario->label) : Words::tr("Battle");
}

QString dateOf(const Journal &journal)
{
    const QList<StepId> path = journal.path(journal.head());
    const qint64 time = path.isEmpty() ? 0 : journal.step(path.constFirst()).time;
    return time == 0 ? QString()
                     : QLocale().toString(QDateTime::fromMSecsSinceEpoch(time).date(),
                                          QLocale::LongFormat);
}

/// How a report is laid out.
class Layout
{
public:
    explicit Layout(bool markdown)
        : m_markdown(markdown)
    {
    }

    void heading(int level, const QString &text)
    {
        if (!m_text.isEmpty())
            m_text += u'\n';
        if (m_markdown)
            m_text += QString(level, u'#') + u' ' + escaped(text) + u"\n\n"_s;
        else
            m_text += text + u'\n' + QString(text.size(), level == 1 ? u'=' : u'-') + u'\n';
    }
    void paragraph(const QString &text) { m_text += (m_markdown ? escaped(text) : text) + u'\n'; }
    void item(const QString &text)
    {
        m_text += m_markdown ? QString(u"- "_s + escaped(text.simplified()) + u'\n')
                             : QString(u"  "_s + text + u'\n');
    }
    QString text() const { return m_text; }

private:
    static QString escaped(QString text)
    {
        for (const QChar special : {u'\\', u'*', u'_', u'`', u'[', u']', u'<', u'#', u'|'})
            text.replace(special, u'\\' + QString(special));
        return text;
    }

    bool m_markdown;
    QString m_text;
};

void addArmies(Layout &layout, const BattleWords &words)
{
    for (const EntityId side : words.state().entities(u"side"_s)) {
        layout.heading(3, words.nameOf(side));
        for (const EntityId id : words.state().children(side)) {
            const KindDeclaration *kind = words.rulebook().kind(words.state().entity(id).kind());
            if (kind && kind->unit)
                layout.item(words.unit(id));
        }
    }
}

} // namespace

QList<LogSection> logSections(const BattleWords &words)
{
    const Journal &journal = words.referee().journal();
    QList<LogSection> sections{{}};
    for (const StepId id : journal.path(journal.head())) {
        const Step &step = journal.step(id);
        const std::optional<Moment> next = advanced(step);
        const QStringList lines = stepLines(step, journal, words);
        // The step that begins a turn ends the one before: its last line speaks of the new one.
        const qsizetype before = next ? qMax<qsizetype>(0, lines.size() - 1) : lines.size();
        sections.last().lines += lines.mid(0, before);
        if (next)
            sections.append({*next, lines.mid(before)});
    }
    for (const Line &line : words.referee().frontLines())
        sections.last().lines.append(words.line(line));
    return sections;
}

QStringList logLines(const BattleWords &words)
{
    QStringList lines;
    for (const LogSection &section : logSections(words)) {
        if (section.lines.isEmpty())
            continue;
        lines.append(words.moment(section.moment));
        for (const QString &line : section.lines)
            lines.append(u"  "_s + line);
    }
    return lines;
}

QString battleReport(const BattleWords &words, bool markdown)
{
    Layout layout(markdown);
    layout.heading(1, battleName(words));
    const QString date = dateOf(words.referee().journal());
    const QString game = words.render(words.rulebook().name);
    layout.paragraph(date.isEmpty() ? game : Words::tr("%1, %2", "game, date").arg(game, date));
    layout.heading(2, Words::tr("The course of the battle"));
    for (const LogSection &section : logSections(words)) {
        if (section.lines.isEmpty())
            continue;
        layout.heading(3, words.moment(section.moment));
        for (const QString &line : section.lines)
            layout.item(line);
    }
    layout.heading(2, Words::tr("The armies now: %1").arg(words.moment()));
    addArmies(layout, words);
    return layout.text();
}

} // namespace adjutant::cli
