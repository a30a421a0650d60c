// SPDX-License-Identifier: MIT
#include "app/timeline/moment_view.h"

#include "timeline/ui_moment_view.h"

#include "app/keys/key_router.h"
#include "app/log/turn_title.h"
#include "app/session/lookback.h"
#include "app/session/session.h"
#include "app/timeline/differences_model.h"
#include "app/timeline/insert_chooser.h"
#include "app/timeline/insertion.h"
#include "app/timeline/timeline_model.h"
#include "app/widgets/action_button.h"
#include "app/widgets/click_guard.h"
#include "app/widgets/empty_layout.h"
#include "app/widgets/flow_layout.h"

#include "core/referee/app_dice.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr int AllRows = 100'000; ///< the view scrolls, not the list in it
constexpr int MostAnswerKeys = 9;

} // namespace

MomentView::MomentView(Session &session, Habits &habits, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_habits(habits)
    , m_form(std::make_unique<Ui::MomentView>())
    , m_differences(new DifferencesModel(this))
    , m_buttons(new QWidget(parent))
{
    m_form->setupUi(this);
    new FlowLayout(m_form->answersBox);
    new FlowLayout(m_buttons);
    m_form->differences->setModel(m_differences);
    m_form->differences->setMostHeight(AllRows);
    addButtons();
}

MomentView::~MomentView()
{
    delete m_task; // before the session that its prompt reads
}

void MomentView::addButtons()
{
    addButton(tr("Back to now"), tr("Esc"), {}, &MomentView::goBackToNow);
    ClickGuard::setSteps(addButton(tr("Earlier"), tr("Left"), {}, &MomentView::goEarlier));
    ClickGuard::setSteps(addButton(tr("Later"), tr("Right"), {}, &MomentView::goLater));
    addButton(tr("Go on from here"), tr("G", "key: go on from here"),
              tr("The battle stands at this moment again; what came after it is kept"),
              &MomentView::goOn);
    addButton(tr("Insert before"), tr("I", "key: insert before"),
              tr("Puts in something that was forgotten; what follows is worked out again"),
              &MomentView::startInsert);
    addButton(tr("Then or now"), tr("V", "key: then or now"),
              tr("Whether the order of battle shows this moment, or what is now"),
              &MomentView::turnOrderOfBattle);
}

ActionButton &MomentView::addButton(const QString &label, const QString &key, const QString &detail,
                                    void (MomentView::*does)())
{
    auto *button = new ActionButton(label, m_buttons);
    button->setKey(key);
    button->setDetail(detail);
    connect(button, &QAbstractButton::clicked, this, does);
    m_buttons->layout()->addWidget(button);
    return *button;
}

void MomentView::refresh()
{
    if (!m_session.lookback().isOpen()) {
        leaveTask();
        m_entries.clear(); // something new happens before the next look
        return;
    }
    findEntries();
    const StepId step = m_session.lookback().step();
    const bool inserting =
        m_before != StepId::None && step == m_session.journal().step(m_before).parent;
    if (inserting)
        showInsert();
    else if (step != m_shown)
        leaveTask();
    m_shown = step;
    showEntry();
    showAnswers();
    showDifferences();
    showWayOn();
}

/// The entries of the line that the moment is on: the one that is played, where it can be.
void MomentView::findEntries()
{
    const Journal &journal = m_session.journal();
    const StepId step = m_session.lookback().step();
    const auto isOn = [&](StepId tip) {
        const QList<StepId> path = journal.path(tip);
        return std::binary_search(path.cbegin(), path.cend(), step);
    };
    if (m_entries.isEmpty() || !isOn(m_tip)) {
        m_tip = journal.tip();
        for (const Branch &branch : journal.branches()) {
            if (!isOn(m_tip))
                m_tip = branch.tip;
        }
        m_entries = pastEntries(journal, m_tip);
    }
    const auto after =
        std::upper_bound(m_entries.cbegin(), m_entries.cend(), step,
                         [](StepId at, const PastEntry &past) { return at < past.last; });
    m_place = after - m_entries.cbegin() - 1;
}

const PastEntry *MomentView::entry() const
{
    return m_place >= 0 && m_place < m_entries.size() ? &m_entries.at(m_place) : nullptr;
}

void MomentView::showEntry()
{
    const PastEntry *past = entry();
    m_form->titleLabel->setVisible(past != nullptr && !m_insert);
    m_form->linesLabel->setVisible(past != nullptr && !m_insert);
    if (!past)
        return;
    m_form->headLabel->setText(tr("%1 · entry %2", "a turn of a side, and a number")
                                   .arg(turnTitle(*m_session.lookback().then(), past->moment))
                                   .arg(past->number));
    m_form->titleLabel->setText(entryTitle(m_session, *past));
    QStringList lines;
    for (const Line &line : m_session.journal().step(past->last).lines)
        lines.append(m_session.render(line.text));
    const QString reason = m_session.journal().step(past->entry).command.reason;
    if (!reason.isEmpty())
        lines.append(tr("Reason: %1").arg(reason));
    m_form->linesLabel->setText(lines.join(u'\n'));
}

/// Each answer can be corrected.
void MomentView::showAnswers()
{
    QLayout &flow = *m_form->answersBox->layout();
    emptyLayout(flow);
    m_answers = entry() && !m_insert && !m_prompt ? answersOf(m_session.journal(), *entry())
                                                  : QList<StepId>();
    for (qsizetype i = 0; i < m_answers.size(); ++i) {
        const StepId id = m_answers.at(i);
        const Step &given = m_session.journal().step(id);
        auto *chip = new ActionButton(m_form->answersBox);
        chip->setWrapping(true);
        chip->setLabel(tr("%1: %2", "a question and its answer")
                           .arg(m_session.render(given.label), m_session.render(given.shown)));
        if (i < MostAnswerKeys)
            chip->setKey(QString::number(i + 1));
        chip->setDetail(tr("Press to correct this answer; what follows is worked out again"));
        connect(chip, &QAbstractButton::clicked, this, [this, id] { startCorrection(id); });
        flow.addWidget(chip);
    }
    m_form->answersLabel->setVisible(!m_answers.isEmpty());
    m_form->answersBox->setVisible(!m_answers.isEmpty());
}

void MomentView::showDifferences()
{
    const bool shown = !m_insert && !m_prompt;
    if (shown)
        m_differences->show(differences(*m_session.lookback().then(), m_session));
    m_form->differencesLabel->setVisible(shown);
    m_form->differences->setVisible(shown && m_differences->rowCount() > 0);
    m_form->sameLabel->setVisible(shown && m_differences->rowCount() == 0);
    m_form->taskLabel->setVisible(m_insert || m_prompt);
}

/// What going on from here leaves behind.
void MomentView::showWayOn()
{
    const auto left = static_cast<int>(m_entries.size() - m_place - 1);
    const bool other = m_tip != m_session.journal().tip();
    m_form->wayOnLabel->setText(
        other ? tr("This is on a line that was left behind. Going on from here returns to it; "
                   "what is played now is kept as a line of its own.")
        : left == 0 ? QString()
                    : tr("Going on from here leaves %n entries behind, up to “%1”. They are kept: "
                         "redo leads there, and so does the timeline.",
                         nullptr, left)
                          .arg(entryTitle(m_session, m_entries.constLast())));
    m_form->wayOnLabel->setVisible(!m_form->wayOnLabel->text().isEmpty() && !m_insert && !m_prompt);
}

/// Whatever was begun here is begun no more.
void MomentView::leaveTask()
{
    delete m_task;
    m_task = nullptr;
    m_prompt = nullptr;
    m_asking.reset();
    m_corrected = StepId::None;
    delete m_insert;
    m_insert = nullptr;
    m_before = StepId::None;
    m_shown = StepId::None;
}

void MomentView::step(int by)
{
    const qsizetype place = m_place + by;
    if (place >= 0 && place < m_entries.size())
        m_session.lookback().look(m_entries.at(place).last);
}

void MomentView::goEarlier()
{
    step(-1);
}

void MomentView::goLater()
{
    step(1);
}

void MomentView::goOn()
{
    m_session.goOnFrom(m_session.lookback().step(), m_tip);
}

/// Back by one: from what was begun here to the moment, from there to now.
void MomentView::goBackToNow()
{
    if (!m_insert && !m_prompt) {
        m_session.lookback().close();
        return;
    }
    const StepId moment = m_insert ? m_cameFrom : m_session.lookback().step();
    leaveTask();
    m_session.lookback().look(moment);
}

void MomentView::turnOrderOfBattle()
{
    m_session.lookback().setShowsThen(!m_session.lookback().showsThen());
}

void MomentView::startInsert()
{
    const PastEntry *past = entry();
    if (!past || m_insert || m_session.journal().step(past->entry).kind != Step::Kind::Command)
        return;
    leaveTask();
    m_form->taskLabel->setText(
        tr("What was forgotten before “%1”? Press the unit in the order of battle or type its "
           "number, then what it did.")
            .arg(entryTitle(m_session, *past)));
    m_before = past->entry;
    m_cameFrom = m_session.lookback().step();
    m_session.lookback().look(m_session.journal().step(m_before).parent);
}

void MomentView::showInsert()
{
    if (m_insert)
        return;
    Session &then = *m_session.lookback().then();
    m_insert = new InsertChooser(then, this);
    connect(&then, &Session::failed, &m_session, &Session::failed, Qt::UniqueConnection);
    m_form->taskLayout->addWidget(m_insert);
    m_insert->show();
    setFocus();
    const StepId before = m_before;
    connect(
        m_insert, &InsertChooser::chosen, this,
        [this, before](const QList<Command> &commands) { insertAll(m_session, before, commands); },
        Qt::QueuedConnection);
    connect(m_insert, &InsertChooser::left, this, &MomentView::goBackToNow, Qt::QueuedConnection);
}

bool MomentView::openHand(EntityId subject)
{
    if (m_insert)
        m_insert->openHand(subject);
    return m_insert != nullptr;
}

void MomentView::startCorrection(StepId answer)
{
    leaveTask();
    Result<std::unique_ptr<Session>> asking = m_session.lookback().asking(answer);
    if (!asking) {
        emit m_session.failed(asking.fault().message);
        return;
    }
    m_asking = std::move(*asking);
    m_corrected = answer;
    m_task = new QWidget(this);
    auto *column = new QVBoxLayout(m_task);
    column->setContentsMargins(0, 0, 0, 0);
    m_prompt = makePrompt(*m_asking, m_habits, m_task);
    connect(m_prompt, &Prompt::answered, this, &MomentView::correct, Qt::QueuedConnection);
    connect(
        m_prompt, &Prompt::rollWanted, this,
        [this] { correct(leaveToChance(*m_asking->question())); }, Qt::QueuedConnection);
    m_form->taskLabel->setText(tr("Correct: %1 It was “%2”.", "a question and its old answer")
                                   .arg(m_asking->render(m_asking->question()->text),
                                        m_session.render(m_session.journal().step(answer).shown)));
    column->addWidget(m_prompt);
    for (QWidget *extra : m_prompt->extras())
        column->addWidget(extra, 0, Qt::AlignLeft);
    m_form->taskLayout->addWidget(m_task);
    m_task->show();
    showAnswers();
    showDifferences();
    showWayOn();
    QWidget *edit = m_prompt->typedInto();
    (edit ? edit : this)->setFocus(); // Enter is for the answer, not for the list of entries
}

void MomentView::correct(const QJsonValue &value)
{
    const StepId answer = m_corrected;
    if (answer != StepId::None)
        m_session.correct(answer, value);
}

bool MomentView::takeKey(const QKeyEvent &key)
{
    if (m_insert && m_insert->isHandOpen())
        return m_insert->takeKey(key);
    if (key.key() == Qt::Key_Escape)
        goBackToNow();
    else if (m_prompt && key.key() == Qt::Key_Backspace)
        m_prompt->takeBack();
    else if (m_prompt)
        m_prompt->takeKey(key);
    else if (m_insert)
        m_insert->takeKey(key);
    else
        return takeMomentKey(key);
    return true;
}

bool MomentView::takeMomentKey(const QKeyEvent &key)
{
    const QString letter = letterOf(key);
    if (const int digit = digitOf(key); digit > 0)
        return takeAnswerKey(digit);
    if (key.key() == Qt::Key_Left || key.key() == Qt::Key_Up) {
        goEarlier();
        return true;
    }
    if (key.key() == Qt::Key_Right || key.key() == Qt::Key_Down) {
        goLater();
        return true;
    }
    if (letter.isEmpty())
        return isEnter(key); // nothing is done in the past by mistake
    const QList<ActionButton *> buttons = m_buttons->findChildren<ActionButton *>();
    const auto meant =
        std::find_if(buttons.cbegin(), buttons.cend(),
                     [&](const ActionButton *each) { return each->key() == letter; });
    if (meant != buttons.cend())
        (*meant)->click();
    return true;
}

bool MomentView::takeAnswerKey(int digit)
{
    if (digit > m_answers.size())
        return false;
    startCorrection(m_answers.at(digit - 1));
    return true;
}

bool MomentView::takeUnit(EntityId unit)
{
    if (m_prompt)
        return m_prompt->takeUnit(unit);
    if (m_insert)
        m_insert->takeUnit(unit);
    else
        m_session.lookback().then()->select(unit);
    return true;
}

} // namespace adjutant::app
