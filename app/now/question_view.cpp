// SPDX-License-Identifier: MIT
#include "app/now/question_view.h"

#include "now/ui_question_view.h"

#include "app/keys/key_router.h"
#include "app/now/dispute_prompt.h"
#include "app/preferences/preferences.h"
#include "app/session/session.h"
#include "app/style/design.h"
#include "app/style/symbols.h"
#include "app/widgets/action_button.h"
#include "app/widgets/empty_layout.h"
#include "app/widgets/flow_layout.h"

#include "core/referee/describe.h"

#include <QJsonArray>
#include <QKeyEvent>

#include <utility>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr int MostBeside = 5;   ///< lines of what happened; all of them stand in the log
constexpr int MostRuns = 4'000; ///< of a procedure for odds: a few milliseconds

} // namespace

QuestionView::QuestionView(Session &session, Habits &habits, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_habits(habits)
    , m_form(std::make_unique<Ui::QuestionView>())
    , m_buttons(new QWidget(parent))
{
    m_form->setupUi(this);
    m_form->questionLabel->setForegroundRole(QPalette::WindowText);
    new FlowLayout(m_form->answersBox);
    new FlowLayout(m_buttons);
    connect(m_form->ruleTable, &RuleTable::cellActivated, &m_session, &Session::houseRuleWanted);
    m_form->houseLabel->setText(RuleTable::houseRuleHint());
    connect(&session, &Session::changed, this, [this] { m_asksAnew = true; });
    m_whenIdle.setSingleShot(true);
    connect(&m_whenIdle, &QTimer::timeout, this, &QuestionView::workOutOdds);
}

QuestionView::~QuestionView() = default;

void QuestionView::refresh()
{
    showHead();
    showAnswers();
    showQuestion();
    // What is half entered stays while only something else was looked at.
    std::exchange(m_asksAnew, false) ? showPrompt() : takeUpAgain();
    m_form->happenedBox->showLast(m_session, MostBeside);
    showTable();
    showButtons();
    m_form->chances->hide();
    m_form->rowOdds->hide();
    m_whenIdle.start(0);
}

void QuestionView::followLook()
{
    m_asksAnew = m_asksAnew || !m_prompt || !m_prompt->followsLook();
}

QRect QuestionView::heart() const
{
    return m_form->questionLabel->geometry() | (m_prompt ? m_prompt->geometry() : QRect());
}

/// "No. 2 Assault · Shoot · Jäger Defence": who acts, and with whom, whoever is asked.
void QuestionView::showHead()
{
    const Question &asked = *m_session.question();
    const Command *command = m_session.referee().frontCommand();
    Command bare = command ? *command : Command();
    const EntityId unit = bare.entity(u"unit"_s);
    const EntityId first = unit == EntityId::None ? asked.actor : unit;
    const EntityId other = asked.actor == first ? asked.subject : asked.actor;
    bare.arguments = {};
    QStringList parts;
    if (first != EntityId::None)
        parts.append(m_session.nameOf(first).toHtmlEscaped());
    parts.append(u"<b>%1</b>"_s.arg(
        m_session.render(describeCommand(bare, m_session.rulebook())).toHtmlEscaped()));
    if (other != EntityId::None && other != first)
        parts.append(m_session.nameOf(other).toHtmlEscaped());
    m_form->headLabel->setText(parts.join(u" · "_s));
}

/// Each answer goes back to its question.
void QuestionView::showAnswers()
{
    QLayout &flow = *m_form->answersBox->layout();
    emptyLayout(flow);
    const QList<StepId> answers = m_session.referee().frontAnswers();
    for (const StepId id : answers) {
        const Step &step = m_session.journal().step(id);
        const QString label = m_session.render(step.label);
        const bool isName = step.label.key().startsWith(u"answer."_s);
        auto *chip = new ActionButton(m_form->answersBox);
        chip->setLook(u"chip"_s);
        chip->setWrapping(true);
        chip->setLabel(
            isName
                ? tr("%1: %2", "a question and its answer").arg(label, m_session.render(step.shown))
                : m_session.render(step.shown));
        chip->setDetail(tr("%1 Press to answer this again.").arg(label));
        connect(chip, &QAbstractButton::clicked, &m_session, [this, id] { m_session.backTo(id); });
        flow.addWidget(chip);
    }
    m_form->answersBox->setVisible(!answers.isEmpty());
}

void QuestionView::showQuestion()
{
    const Question &asked = *m_session.question();
    m_form->questionLabel->setText(m_session.render(asked.text));
    QStringList hints;
    for (const Text &hint : asked.hints) {
        if (!hint.isEmpty())
            hints.append(m_session.render(hint));
    }
    m_form->hintsLabel->setText(hints.join(u'\n'));
    m_form->hintsLabel->setVisible(!hints.isEmpty());
}

void QuestionView::showPrompt()
{
    Prompt *prompt = makePrompt(m_session, m_habits, this);
    connect(prompt, &Prompt::reconsidered, this, &QuestionView::reconsider);
    connect(prompt, &Prompt::answered, &m_session, &Session::answer);
    connect(prompt, &Prompt::rollWanted, &m_session, &Session::rollForMe);
    putUp(prompt);
    showSums();
}

void QuestionView::putUp(Prompt *prompt)
{
    emptyLayout(*m_form->promptLayout);
    m_prompt = prompt;
    m_form->promptLayout->addWidget(m_prompt);
    m_prompt->show();
    takeUpAgain();
}

void QuestionView::takeUpAgain()
{
    if (QWidget *edit = m_prompt->typedInto())
        edit->setFocus();
}

/// The answer is disputed: a die decides it, and the log remembers.
void QuestionView::dispute()
{
    auto *prompt = new DisputePrompt(m_session, m_habits, this);
    // Queued: the answer takes the prompt away.
    connect(prompt, &DisputePrompt::decided, this, &QuestionView::settleDispute,
            Qt::QueuedConnection);
    putUp(prompt);
    showButtons(); // without those of the prompt that is gone
}

void QuestionView::settleDispute(const QJsonValue &value, const QJsonValue &other, int face)
{
    const Question asked = *m_session.question();
    const bool plain = asked.kind == QuestionKind::YesNo; // what the other side said goes without
    const Text label = Text(plain ? u"log.disputed"_s : u"log.diced"_s)
                           .with(u"question"_s, QList<Text>{asked.text})
                           .with(u"answer"_s, QList<Text>{describeAnswer(asked, value)})
                           .with(u"other"_s, QList<Text>{describeAnswer(asked, other)})
                           .with(u"face"_s, face);
    if (m_session.answer(value))
        m_session.note(QJsonObject{{u"bookmark"_s, u"disputed"_s}, {u"face"_s, face}}, label);
}

void QuestionView::showTable()
{
    const Question &asked = *m_session.question();
    const bool shown = m_form->ruleTable->showTable(m_session, asked.table, asked.rows);
    m_form->ruleTable->setVisible(shown);
    m_form->houseLabel->setVisible(shown);
    const RuleParagraph *paragraph = m_session.rulebook().paragraph(asked.rule);
    m_form->ruleLabel->setVisible(paragraph != nullptr);
    if (paragraph)
        m_form->ruleLabel->setText(
            tr("%1. %2", "heading of a rule, and what it says")
                .arg(m_session.render(paragraph->heading), m_session.render(paragraph->text)));
}

void QuestionView::showButtons()
{
    QLayout &flow = *m_buttons->layout();
    for (QWidget *extra : m_prompt->extras())
        flow.removeWidget(extra); // they go with their prompt
    emptyLayout(flow);
    auto *back = new ActionButton(tr("Back one"), m_buttons);
    back->setIcon(symbolIcon(u"back"_s, design().palette().ink));
    back->setKeyShown(false);
    back->setKey(tr("Backspace"));
    connect(back, &QAbstractButton::clicked, this, &QuestionView::goBack);
    flow.addWidget(back);
    auto *park = new ActionButton(tr("Park"), m_buttons);
    park->setKey(tr("P", "key: park"));
    park->setDetail(tr("Puts this aside; it comes back when you take it up again"));
    connect(park, &QAbstractButton::clicked, &m_session, &Session::park);
    flow.addWidget(park);
    const bool revising = m_session.referee().revision() != nullptr;
    auto *cancel =
        new ActionButton(revising ? tr("Leave the correction") : tr("Give up"), m_buttons);
    cancel->setKey(tr("Esc"));
    cancel->setDetail(revising
                          ? tr("Back to where the battle was before it")
                          : tr("Takes this action back, with its answers. Its dice stay known."));
    connect(cancel, &QAbstractButton::clicked, this, &QuestionView::giveUp);
    flow.addWidget(cancel);
    auto *disputed = new ActionButton(tr("Disputed"), m_buttons);
    disputed->setKey(tr("?", "key: disputed"));
    disputed->setDetail(tr("The sides do not agree: dice for it. The log remembers."));
    connect(disputed, &QAbstractButton::clicked, this, &QuestionView::dispute);
    flow.addWidget(disputed);
    for (QWidget *extra : m_prompt->extras()) {
        flow.addWidget(extra);
        extra->show();
    }
}

bool QuestionView::takeKey(const QKeyEvent &key)
{
    if (key.key() == Qt::Key_Backspace) {
        goBack();
        return true;
    }
    if (key.text() == tr("?", "key: disputed")) {
        dispute();
        return true;
    }
    if (m_prompt->takeKey(key))
        return true;
    if (letterOf(key) == tr("P", "key: park"))
        m_session.park();
    else if (key.key() == Qt::Key_Escape)
        giveUp();
    else
        return false;
    return true;
}

bool QuestionView::takeUnit(EntityId unit)
{
    return m_prompt->takeUnit(unit);
}

void QuestionView::giveUp()
{
    if (m_session.referee().revision())
        m_session.abandonRevision();
    else
        m_session.cancel();
}

void QuestionView::goBack()
{
    if (!m_prompt->takeBack())
        m_session.backOne();
}

/// The sums follow the dice; the odds follow what is ticked.
void QuestionView::reconsider()
{
    if (m_asksAnew)
        return; // what it was put up for is answered
    if (m_session.question()->comparison)
        showSums();
    else
        m_whenIdle.start(0);
}

void QuestionView::showSums()
{
    const Question &asked = *m_session.question();
    std::optional<Comparison> sums = asked.comparison;
    const QJsonArray groups = m_prompt->standing().toObject().value(u"groups"_s).toArray();
    for (qsizetype i = 0; sums && i < groups.size(); ++i) {
        const QJsonArray faces = groups.at(i).toObject().value(u"faces"_s).toArray();
        sums = sums->thrown(asked.dice.at(i).actor, faces.at(0).toInt());
    }
    m_form->comparison->setComparison(m_session, sums);
}

void QuestionView::workOutOdds()
{
    const Command *command = m_session.referee().frontCommand();
    if (!command || !m_session.question())
        return;
    QHash<QString, QJsonValue> given;
    for (const StepId id : m_session.referee().frontAnswers()) {
        const Step &step = m_session.journal().step(id);
        given.insert(step.key, step.answer);
    }
    const Question &asked = *m_session.question();
    if (asked.kind == QuestionKind::SomeOf && m_prompt->standing().isArray())
        given.insert(asked.key, m_prompt->standing());
    // Without chances, only as far as the sums that are thrown for next.
    const int runs = preferences().oddsHidden() ? 1 : MostRuns;
    showOdds(adjutant::workOutOdds(m_session.game(), m_session.journal().state(), *command, given,
                                   runs));
}

void QuestionView::showOdds(const OddsByCell &odds)
{
    const Question &asked = *m_session.question();
    if (!asked.comparison)
        m_form->comparison->setComparison(m_session, odds.comparison);
    if (preferences().oddsHidden())
        return;
    m_prompt->showOdds(odds);
    const bool throws = asked.kind == QuestionKind::Dice;
    if (throws)
        m_form->chances->setOdds(m_session, odds.odds, asked);
    if (throws || odds.comparison)
        m_form->rowOdds->setOdds(m_session, odds.odds);
}

} // namespace adjutant::app
