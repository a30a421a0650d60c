// SPDX-License-Identifier: MIT
#include "app/battles/new_battle.h"

#include "battles/ui_new_battle.h"

#include "app/battles/battles.h"
#include "app/preferences/preferences.h"
#include "app/rows/row_roles.h"
#include "app/rule_table/printed_table.h"
#include "app/rulings/draft_rules.h"
#include "app/session/session.h"
#include "app/widgets/window_place.h"

#include "core/games/game_systems.h"

#include <QShortcut>
#include <QStandardItemModel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr QSize NewSize(1080, 660); ///< at 100 percent
constexpr int CheckAfter = 150;     ///< milliseconds without a change
constexpr int ScenarioRole = Qt::UserRole;

/// A side in the title of its page: "British (5)".
QString titleOf(const SideEntry &side, const QString &otherwise)
{
    return NewBattle::tr("%1 (%2)", "a side, and how many units it has")
        .arg(side.name.isEmpty() ? otherwise : side.name, QLocale().toString(side.units.size()))
        .replace(u'&', u"&&"_s);
}

} // namespace

NewBattle::NewBattle(QWidget *parent)
    : QDialog(parent)
    , m_form(std::make_unique<Ui::NewBattle>())
    , m_scenarios(new QStandardItemModel(this))
{
    m_form->setupUi(this);
    m_form->refusalBox->setAttribute(Qt::WA_StyledBackground);
    m_form->scenarios->setClickChooses(false);
    m_form->scenarios->setModel(m_scenarios);
    m_form->firstSide->setOther(*m_form->secondSide);
    m_form->secondSide->setOther(*m_form->firstSide);
    m_idle.setSingleShot(true);
    m_idle.setInterval(CheckAfter);
    connectFields();
    addGames();
    new WindowPlace(this, u"newBattle"_s, NewSize);
    m_form->scenarios->setFocus();
}

NewBattle::~NewBattle()
{
    m_form->rulings->setRules(nullptr, {});
    delete m_form->pages; // an editor that is open hands in what was typed while it goes
}

void NewBattle::connectFields()
{
    connect(&m_idle, &QTimer::timeout, this, &NewBattle::check);
    connect(m_form->gameCombo, &QComboBox::activated, this, &NewBattle::showGame);
    connect(m_form->scenarios->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &NewBattle::pickScenario);
    connect(m_form->scenarios, &RowList::chosen, this, &NewBattle::start);
    connect(m_form->battleNameEdit, &QLineEdit::textChanged, this, &NewBattle::noteChange);
    connect(m_form->conditions, &ValuesForm::changed, this, &NewBattle::noteChange);
    for (SideEditor *editor : {m_form->firstSide, m_form->secondSide, m_form->markers}) {
        connect(editor, &SideEditor::changed, this, &NewBattle::noteChange);
        connect(editor, &SideEditor::refused, this, &NewBattle::tell);
    }
    connect(m_form->firstSide, &SideEditor::colourChanged, this,
            [this](int before) { swapColours(*m_form->firstSide, *m_form->secondSide, before); });
    connect(m_form->secondSide, &SideEditor::colourChanged, this,
            [this](int before) { swapColours(*m_form->secondSide, *m_form->firstSide, before); });
    connect(m_form->allowButton, &QPushButton::clicked, this, &NewBattle::allow);
    connect(m_form->startButton, &QPushButton::clicked, this, &NewBattle::start);
    connect(m_form->cancelButton, &QPushButton::clicked, this, &QDialog::reject);
    for (const Qt::Key enter : {Qt::Key_Return, Qt::Key_Enter}) {
        auto *shortcut = new QShortcut(QKeySequence(Qt::CTRL | enter), this);
        connect(shortcut, &QShortcut::activated, this, &NewBattle::start);
    }
}

void NewBattle::setGame(const QString &id)
{
    const int place = m_form->gameCombo->findData(id);
    if (place < 0 || place == m_form->gameCombo->currentIndex())
        return;
    m_form->gameCombo->setCurrentIndex(place);
    showGame();
}

void NewBattle::addGames()
{
    for (const QString &id : gameIds()) {
        const Result<const Game *> game = gameOf(id);
        if (!game) {
            tell(game.fault().message);
            continue;
        }
        const Rulebook &book = (*game)->rulebook();
        m_form->gameCombo->addItem(book.phrases.render(book.name), id);
    }
    showGame();
}

void NewBattle::showGame()
{
    const Result<const Game *> game = gameOf(m_form->gameCombo->currentData().toString());
    if (!game) {
        tell(game.fault().message);
        return;
    }
    m_form->rulings->setRules(nullptr, {});
    m_rules.reset();
    m_game = *game;
    m_drafts.clear();
    m_scenarios->clear();
    const Rulebook &book = m_game->rulebook();
    int sample = 0;
    for (const Scenario &scenario : book.scenarios) {
        if (scenario.sample)
            sample = m_scenarios->rowCount();
        addScenario(book.phrases.render(scenario.label), book.phrases.render(scenario.description),
                    scenario.id);
    }
    addScenario(tr("A battle of your own"), tr("Two sides with the units that you put in."), {});
    m_form->scenarios->setCurrentIndex(m_scenarios->index(sample, 0));
}

void NewBattle::addScenario(const QString &title, const QString &description, const QString &id)
{
    auto *row = new QStandardItem(title);
    row->setData(description, DetailRole);
    row->setData(id, ScenarioRole);
    row->setEditable(false);
    m_scenarios->appendRow(row);
}

void NewBattle::pickScenario(const QModelIndex &picked, const QModelIndex &before)
{
    if (!picked.isValid())
        return;
    if (before.isValid() && m_rules)
        m_drafts.insert(before.data(ScenarioRole).toString(), draft());
    const QString id = picked.data(ScenarioRole).toString();
    const auto left = m_drafts.constFind(id);
    if (left != m_drafts.cend()) {
        showDraft(*left);
        return;
    }
    BattleDraft fresh = BattleDraft::of(*m_game, m_game->rulebook().scenario(id));
    fresh.appDice = preferences().appDice();
    showDraft(fresh);
}

void NewBattle::showDraft(const BattleDraft &draft)
{
    const Rulebook &book = m_game->rulebook();
    m_scenario = draft.scenario;
    m_allowed = draft.allowed;
    const Scenario *named = book.scenario(m_scenario.id);
    m_form->battleNameEdit->setText(m_scenario.values.value(u"name"_s).toWord());
    m_form->battleNameEdit->setPlaceholderText(named ? book.phrases.render(named->label)
                                                     : tr("Battle"));
    m_form->conditions->setValues(book, u"battle"_s, m_scenario.values);
    const bool any = !agreedValues(book, u"battle"_s, m_scenario.values).isEmpty();
    m_form->conditionsHeading->setVisible(any);
    m_form->appDiceRadio->setChecked(draft.appDice);
    m_form->realDiceRadio->setChecked(!draft.appDice);
    m_form->firstSide->setSide(book, m_scenario.sides.value(0), draft.players.value(0), 1);
    m_form->secondSide->setSide(book, m_scenario.sides.value(1), draft.players.value(1), 2);
    m_form->markers->setMarkers(book, m_scenario.markers);
    setRules(m_scenario);
    noteChange();
    check();
}

void NewBattle::setRules(const Scenario &scenario)
{
    auto rules = std::make_unique<DraftRules>(m_game->rulebook(), scenario);
    connect(rules.get(), &AgreedRules::changed, this, &NewBattle::noteChange);
    const QString name = m_form->battleNameEdit->text().simplified();
    m_form->rulings->setRules(rules.get(),
                              name.isEmpty() ? m_form->battleNameEdit->placeholderText() : name);
    m_rules = std::move(rules); // what was shown goes when nobody looks at it any more
}

BattleDraft NewBattle::draft() const
{
    BattleDraft draft;
    draft.game = m_game;
    draft.scenario = m_scenario;
    draft.scenario.values = m_form->conditions->values();
    const QString name = m_form->battleNameEdit->text().simplified();
    if (name.isEmpty())
        draft.scenario.values.remove(u"name"_s);
    else
        draft.scenario.values.insert(u"name"_s, name);
    draft.scenario.sides = {m_form->firstSide->side(), m_form->secondSide->side()};
    draft.scenario.sides.append(m_scenario.sides.mid(2));
    draft.scenario.markers = m_form->markers->units();
    draft.scenario.rulings = m_rules->rulings();
    draft.scenario.houseRules = m_rules->houseRules();
    draft.players = {m_form->firstSide->player(), m_form->secondSide->player()};
    draft.appDice = m_form->appDiceRadio->isChecked();
    draft.allowed = m_allowed;
    return draft;
}

/// Two sides of one colour could not be told apart.
void NewBattle::swapColours(SideEditor &chosen, SideEditor &other, int before)
{
    if (other.colour() == chosen.colour())
        other.setColour(before);
}

void NewBattle::noteChange()
{
    m_form->pages->setTabText(m_form->pages->indexOf(m_form->firstSide),
                              titleOf(m_form->firstSide->side(), tr("First side")));
    m_form->pages->setTabText(m_form->pages->indexOf(m_form->secondSide),
                              titleOf(m_form->secondSide->side(), tr("Second side")));
    m_idle.start();
}

void NewBattle::check()
{
    const BattleDraft wanted = draft();
    const std::optional<Refusal> refusal = wanted.refusal();
    m_form->startButton->setEnabled(!refusal);
    m_form->refusalBox->setVisible(refusal.has_value());
    if (!refusal)
        return;
    const Rulebook &book = m_game->rulebook();
    const QString sentence = book.phrases.render(refusal->text, [](EntityId) { return QString(); });
    const QString heading = ruleHeading(book, refusal->rule);
    m_form->refusalLabel->setText(heading.isEmpty() ? sentence : sentence + u'\n' + heading);
    m_form->allowButton->setVisible(!refusal->isFinal);
}

void NewBattle::tell(const QString &notice)
{
    m_form->refusalLabel->setText(notice);
    m_form->allowButton->hide();
    m_form->refusalBox->show();
}

void NewBattle::allow()
{
    if (const std::optional<Refusal> refusal = draft().refusal())
        m_allowed.append(refusal->key());
    check();
}

void NewBattle::start()
{
    check();
    if (!m_form->startButton->isEnabled())
        return;
    Result<std::unique_ptr<Session>> begun = begin(*m_game, draft().command());
    if (!begun) {
        tell(begun.fault().message);
        return;
    }
    m_session = std::move(*begun);
    accept();
}

std::unique_ptr<Session> NewBattle::takeSession()
{
    return std::move(m_session);
}

} // namespace adjutant::app
