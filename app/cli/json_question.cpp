// SPDX-License-Identifier: MIT
#include "app/cli/json_question.h"

#include "app/cli/comparison_text.h"
#include "app/cli/json_words.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace adjutant::cli {

namespace {

/// One question while it is written down.
class Writer
{
public:
    Writer(const ServeSession &session, const Question &question)
        : m_session(session)
        , m_question(question)
    {
    }

    QJsonObject write()
    {
        writeWhat();
        writeWho();
        switch (m_question.kind) {
        case QuestionKind::Cells:
            writeCells();
            break;
        case QuestionKind::Number:
        case QuestionKind::Length:
            writeLimits();
            break;
        case QuestionKind::OneOf:
        case QuestionKind::SomeOf:
        case QuestionKind::Tally:
        case QuestionKind::Card:
            writeOptions();
            break;
        case QuestionKind::Dice:
            writeDice();
            break;
        case QuestionKind::YesNo:
        case QuestionKind::Place:
        case QuestionKind::Secret:
        case QuestionKind::Note:
            break;
        }
        return m_json;
    }

private:
    const Rulebook &book() const { return m_session.referee()->game().rulebook(); }

    void writeWhat()
    {
        m_json = {{u"key"_s, m_question.key},
                  {u"kind"_s, kindWord(m_question.kind)},
                  {u"name"_s, m_question.name},
                  {u"text"_s, m_session.render(m_question.text)}};
        insertRule(m_json, book(), m_question.rule);
        if (!m_question.table.isEmpty())
            m_json.insert(u"table"_s, m_question.table);
        if (!m_question.rows.isEmpty())
            m_json.insert(u"row"_s, m_question.rows.constFirst());
        QJsonArray hints;
        for (const Text &hint : m_question.hints)
            hints.append(m_session.render(hint));
        if (!hints.isEmpty())
            m_json.insert(u"hints"_s, hints);
        if (!m_question.assumed.isNull())
            m_json.insert(u"assumed"_s, m_question.assumed);
    }

    void writeWho()
    {
        m_json.insert(u"asks"_s, idToJson(m_question.side));
        m_json.insert(u"unit"_s, idToJson(m_question.actor));
        if (m_question.subject != EntityId::None)
            m_json.insert(u"subject"_s, number(m_question.subject));
    }

    void writeCells()
    {
        QJsonArray cells;
        for (const Cell &cell : m_question.cells) {
            QStringList words;
            for (const Text &label : {cell.rowLabel, cell.columnLabel}) {
                if (!label.isEmpty())
                    words.append(m_session.render(label));
            }
            QJsonObject json{{u"id"_s, cell.id}, {u"text"_s, words.join(u", "_s)}};
            if (cell.maximum > 0 && !cell.refusal)
                json.insert(u"band"_s, QJsonArray{cell.minimum, cell.maximum});
            if (!cell.column.isEmpty())
                json.insert(u"column"_s, cell.column);
            if (cell.row >= 0)
                json.insert(u"row"_s, cell.row);
            if (cell.refusal)
                json.insert(u"refused"_s, refusalToJson(m_session, *cell.refusal));
            cells.append(json);
        }
        m_json.insert(u"cells"_s, cells);
    }

    void writeLimits()
    {
        QJsonObject limits{{u"minimum"_s, m_question.minimum}, {u"maximum"_s, m_question.maximum}};
        if (m_question.kind == QuestionKind::Length)
            limits.insert(u"unit"_s, book().unit);
        m_json.insert(u"limits"_s, limits);
    }

    QJsonObject optionToJson(const Option &option) const
    {
        QJsonObject json{{u"id"_s, option.id},
                         {u"text"_s, option.label.isEmpty() ? m_session.nameOf(option.entity)
                                                            : m_session.render(option.label)}};
        if (option.minimum > 0)
            json.insert(u"minimum"_s, option.minimum);
        if (option.maximum > 0)
            json.insert(u"maximum"_s, option.maximum);
        if (!option.group.isEmpty())
            json.insert(u"group"_s, option.group);
        if (option.label.isEmpty() && !option.detail.isEmpty())
            json.insert(u"detail"_s, m_session.render(option.detail));
        if (!option.preset.isNull())
            json.insert(u"preset"_s, option.preset);
        if (option.refusal)
            json.insert(u"refused"_s, refusalToJson(m_session, *option.refusal));
        return json;
    }

    void writeOptions()
    {
        QJsonArray options;
        for (const Option &option : m_question.options)
            options.append(optionToJson(option));
        m_json.insert(u"options"_s, options);
        writeOffered();
    }

    void writeOffered()
    {
        if (!m_question.offered.isNull())
            m_json.insert(u"offered"_s, m_question.offered);
    }

    void writeDice()
    {
        QJsonArray groups;
        for (const DiceGroup &group : m_question.dice) {
            QJsonObject json{{u"count"_s, group.count},
                             {u"sides"_s, group.sides},
                             {u"unit"_s, idToJson(group.actor)}};
            if (!group.label.isEmpty())
                json.insert(u"text"_s, m_session.render(group.label));
            if (m_question.reading == Reading::Count)
                json.insert(u"score"_s, group.score);
            groups.append(json);
        }
        m_json.insert(u"dice"_s, QJsonObject{{u"reading"_s, readingWord(m_question.reading)},
                                             {u"groups"_s, groups}});
        if (m_question.comparison)
            m_json.insert(u"comparison"_s, comparisonToJson(m_session, *m_question.comparison));
        writeOffered();
    }

    const ServeSession &m_session;
    const Question &m_question;
    QJsonObject m_json;
};

} // namespace

QJsonObject questionToJson(const ServeSession &session, const Question &question)
{
    return Writer(session, question).write();
}

QJsonValue openQuestion(const ServeSession &session)
{
    const Question *question = session.referee()->question();
    return question ? QJsonValue(questionToJson(session, *question)) : QJsonValue(QJsonValue::Null);
}

} // namespace adjutant::cli
