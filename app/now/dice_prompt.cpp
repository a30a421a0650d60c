// SPDX-License-Identifier: MIT
#include "app/now/dice_prompt.h"

#include "now/ui_dice_prompt.h"

#include "app/keys/key_router.h"
#include "app/now/option_button.h"
#include "app/now/step_buttons.h"
#include "app/preferences/preferences.h"
#include "app/session/session.h"
#include "app/style/design.h"
#include "app/style/sheet_property.h"
#include "app/widgets/click_guard.h"
#include "app/widgets/die_button.h"
#include "app/widgets/flow_layout.h"

#include "core/referee/interview.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>

#include <numeric>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr int MostLargeDice = 8;   ///< more are drawn smaller
constexpr int MostHitButtons = 24; ///< more are typed

} // namespace

DicePrompt::DicePrompt(const Session &session, Habits &habits, QWidget *parent)
    : Prompt(session, parent)
    , m_habits(habits)
    , m_entry(question())
    , m_form(std::make_unique<Ui::DicePrompt>())
{
    m_form->setupUi(this);
    addFaceKeys();
    addHits();
    addChanges();
    build();
    connect(&preferences(), &Preferences::changed, this, &DicePrompt::build); // the look, too
}

DicePrompt::~DicePrompt() = default;

void DicePrompt::build()
{
    addThrown();
    showEntry();
}

/// The dice on the table, group below group; those of two sums side by side.
void DicePrompt::addThrown()
{
    qDeleteAll(m_form->thrownBox->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
    m_thrown.clear();
    m_labels.clear();
    QWidget *line = nullptr;
    for (int group = 0; group < m_entry.groupCount(); ++group) {
        if (!line || !question().comparison)
            line = addLine();
        m_thrown.append(QList<DieButton *>());
        addThrown(group, *line);
    }
}

QWidget *DicePrompt::addLine()
{
    auto *line = new QWidget(m_form->thrownBox);
    new FlowLayout(line);
    m_form->thrownLayout->addWidget(line);
    line->show();
    return line;
}

void DicePrompt::addThrown(int group, QWidget &line)
{
    QLayout *flow = line.layout();
    const DiceGroup &asked = question().dice.at(group);
    m_labels.append(asked.label.isEmpty() ? nullptr : new QLabel(&line));
    if (m_labels.last())
        flow->addWidget(m_labels.last());
    // What has no room beside its name stands below it, in even rows.
    auto *dice = new QWidget(&line);
    auto *rows = new FlowLayout(dice);
    rows->setEven(true);
    flow->addWidget(dice);
    for (int die = 0; die < m_entry.count(group); ++die) {
        DieButton *button = makeThrown(group, die, *dice);
        rows->addWidget(button);
        m_thrown.last().append(button);
    }
}

/// One die on the table, in the ink of its side where several throw; pressing it takes it up again.
DieButton *DicePrompt::makeThrown(int group, int die, QWidget &line)
{
    // What two dice make of two sums is shown beside them.
    const bool large = m_entry.diceCount() <= MostLargeDice && !question().comparison;
    const DiceGroup &asked = question().dice.at(group);
    const EntityId side = sideOf(session().state(), asked.actor);
    auto *button =
        new DieButton(large ? DieButton::Role::Thrown : DieButton::Role::ThrownSmall, &line);
    button->setSides(asked.sides);
    if (m_entry.groupCount() > 1 && side != EntityId::None)
        button->setInk(design().palette().side(session().colourOf(side)));
    connect(button, &QAbstractButton::clicked, this, [this, group, die] {
        m_entry.reopen(group, die);
        showEntry();
    });
    return button;
}

void DicePrompt::addFaceKeys()
{
    auto *flow = new FlowLayout(m_form->facesBox);
    int sides = 6;
    for (const DiceGroup &group : question().dice)
        sides = std::max(sides, group.sides);
    for (int face = 1; face <= sides; ++face) {
        auto *key = new DieButton(DieButton::Role::Key, m_form->facesBox);
        key->setSides(sides);
        key->setFace(face);
        ClickGuard::setSteps(*key);
        connect(key, &QAbstractButton::clicked, this, [this, face] { takeFace(face); });
        flow->addWidget(key);
    }
    m_roll = new ActionButton(tr("Roll for me"), this);
    m_roll->setKey(tr("R", "key: roll for me"));
    connect(m_roll, &QAbstractButton::clicked, this, &DicePrompt::rollWanted);
    flow->addWidget(m_roll);
}

/// The number of hits in one press.
void DicePrompt::addHits()
{
    m_form->hitsBox->setVisible(m_entry.takesHits() && m_entry.diceCount() > 1);
    if (!m_form->hitsBox->isVisibleTo(this))
        return;
    new FlowLayout(m_form->hitsBox);
    m_hitsOnly = new ActionButton(tr("Hits only"), m_form->hitsBox);
    m_hitsOnly->setKey(tr("H", "key: hits only"));
    m_hitsOnly->setDetail(tr("The digits are then the number of hits, also for the next throws"));
    m_hitsOnly->setCheckable(true);
    m_hitsOnly->setChecked(m_habits.hitsOnly);
    connect(m_hitsOnly, &QAbstractButton::clicked, this, &DicePrompt::setHitsOnly);
    m_form->hitsBox->layout()->addWidget(m_hitsOnly);
}

void DicePrompt::addHitButton()
{
    const auto hits = static_cast<int>(m_hitButtons.size());
    auto *button = new ActionButton(QString::number(hits), m_form->hitsBox);
    button->setLook(u"number"_s);
    button->setAccessibleName(tr("%n hits", nullptr, hits));
    connect(button, &QAbstractButton::clicked, this, [this, hits] { takeHits(hits); });
    m_form->hitsBox->layout()->addWidget(button);
    m_hitButtons.append(button);
}

/// One for each number that the dice of the open group can have.
void DicePrompt::showHitButtons()
{
    if (!m_hitsOnly)
        return;
    const int most = std::min(m_entry.count(std::max(0, m_entry.openGroup())), MostHitButtons);
    while (m_hitButtons.size() <= most)
        addHitButton();
    for (int hits = 0; hits < m_hitButtons.size(); ++hits)
        m_hitButtons.at(hits)->setVisible(hits <= most);
}

/// The referee's hand on this one throw.
void DicePrompt::addChanges()
{
    if (!m_entry.canChange())
        return;
    m_changes = new QWidget(this);
    auto *pair = new QHBoxLayout(m_changes); // neither stands alone on a line of buttons
    pair->setContentsMargins(0, 0, 0, 0);
    pair->setSpacing(design().px(space::Medium));
    m_count = new StepButtons(tr("Number of dice"), u"-"_s, u"+"_s, m_changes);
    m_score = new StepButtons(tr("Score needed"), u","_s, u"."_s, m_changes);
    pair->addWidget(m_count);
    pair->addWidget(m_score);
    connect(m_count, &StepButtons::stepped, this, [this](int by) {
        m_entry.changeCount(by);
        build();
    });
    connect(m_score, &StepButtons::stepped, this, [this](int by) {
        m_entry.changeScore(by);
        showEntry();
    });
}

QList<QWidget *> DicePrompt::extras() const
{
    return m_changes ? QList<QWidget *>{m_changes} : QList<QWidget *>();
}

bool DicePrompt::typesHits() const
{
    return m_hitsOnly && m_hitsOnly->isChecked();
}

/// The program throws where people want it to, and as long as they have not entered anything.
bool DicePrompt::enterRolls() const
{
    return (session().appDice() || preferences().appDice()) && !m_entry.isBegun();
}

QString DicePrompt::invitation() const
{
    if (m_entry.isOffered() && m_entry.isComplete())
        return tr("These dice were thrown before. Enter takes them; type over them to change them");
    if (typesHits()) {
        const int score = m_entry.score(std::max(0, m_entry.openGroup()));
        return enterRolls() ? tr("Enter throws them; or press how many of your own show %1 or more")
                                  .arg(score)
                            : tr("Press how many of them show %1 or more").arg(score);
    }
    return enterRolls() ? tr("Enter throws them; or press what your own dice show")
                        : tr("Press or tap what the dice show; the last one commits");
}

void DicePrompt::showEntry()
{
    showThrown();
    m_form->howLabel->setText(invitation());
    markPreset(*m_roll, enterRolls());
    showHitButtons();
    if (m_count) {
        m_count->setText(tr("%n dice", nullptr, m_entry.count(0)));
        m_score->setText(m_entry.score(0) > m_entry.sides(0)
                             ? tr("never")
                             : tr("%1+", "a score of this or more").arg(m_entry.score(0)));
    }
    emit reconsidered();
}

void DicePrompt::showThrown()
{
    for (int group = 0; group < m_thrown.size(); ++group) {
        showHits(group);
        const QList<int> &faces = m_entry.faces(group);
        for (int die = 0; die < m_thrown.at(group).size(); ++die) {
            const int face = faces.value(die);
            m_thrown.at(group).at(die)->setFace(face);
            m_thrown.at(group).at(die)->setCounts(face > 0 && m_entry.counts(group, face));
        }
    }
}

/// Whose dice these are; where only the hits were entered, with their number. What is entered steps
/// back.
void DicePrompt::showHits(int group)
{
    QLabel *label = m_labels.at(group);
    if (!label)
        return;
    const QString whose = session().render(question().dice.at(group).label);
    const std::optional<int> hits = m_entry.hits(group);
    label->setText(
        hits ? tr("%1: %2", "whose dice, and their hits").arg(whose, tr("%n hits", nullptr, *hits))
             : whose);
    const int open = m_entry.openGroup();
    setSheetProperty(*label, "look", open > group ? u"muted"_s : QString());
}

bool DicePrompt::takeKey(const QKeyEvent &key)
{
    const QString letter = letterOf(key);
    if (const int digit = digitOf(key); digit >= 0)
        return takeDigit(digit);
    const bool mayRoll = !m_entry.isComplete() && enterRolls();
    if (letter == tr("R", "key: roll for me") || (isEnter(key) && mayRoll))
        emit rollWanted();
    else if (m_hitsOnly && letter == tr("H", "key: hits only"))
        m_hitsOnly->click();
    else if (isEnter(key) && m_entry.isComplete())
        emit answered(m_entry.answer());
    else
        return takeStep(key.key());
    return true;
}

/// More or fewer dice, a higher or a lower score.
bool DicePrompt::takeStep(int key)
{
    if (m_count && (key == Qt::Key_Plus || key == Qt::Key_Minus))
        emit m_count->stepped(key == Qt::Key_Plus ? 1 : -1);
    else if (m_score && (key == Qt::Key_Period || key == Qt::Key_Comma))
        emit m_score->stepped(key == Qt::Key_Period ? 1 : -1);
    else
        return false;
    return true;
}

bool DicePrompt::takeDigit(int digit)
{
    if (!typesHits()) {
        takeFace(digit);
        return true;
    }
    QList<int> numbers(m_entry.count(std::max(0, m_entry.openGroup())) + 1);
    std::iota(numbers.begin(), numbers.end(), 0);
    const NumberKeys::Match match = m_typing.type(digit, numbers);
    for (int i = 0; i < m_hitButtons.size(); ++i)
        markPreset(*m_hitButtons.at(i), i == match.number && !match.certain);
    if (match.certain && match.number >= 0)
        takeHits(match.number);
    return true;
}

bool DicePrompt::takeBack()
{
    m_typing.clear();
    if (!m_entry.back())
        return false;
    showEntry();
    return true;
}

void DicePrompt::takeFace(int face)
{
    if (m_entry.addFace(face))
        commitWhenComplete();
}

void DicePrompt::takeHits(int hits)
{
    m_typing.clear();
    if (m_entry.setHits(hits))
        commitWhenComplete();
}

void DicePrompt::commitWhenComplete()
{
    if (m_entry.isComplete())
        emit answered(m_entry.answer());
    else
        showEntry();
}

void DicePrompt::setHitsOnly(bool on)
{
    m_habits.hitsOnly = on;
    m_typing.clear();
    showEntry();
}

} // namespace adjutant::app
