// SPDX-License-Identifier: MIT
#include "app/battles/battles.h"
#include "app/battles/new_battle.h"
#include "app/battles/shelves.h"
#include "app/battles/side_editor.h"
#include "app/battles/type_list.h"
#include "app/battles/units_model.h"
#include "app/main_window/main_window.h"
#include "app/rows/row_list.h"
#include "app/session/session.h"

#include "core/referee/interview.h"

#include "tests/support/test_registry.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;
using namespace adjutant::app;
using namespace Qt::StringLiterals;

class TstNewBattle : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void onePressAfterTheWindow();
    void sampleByKeys();
    void scenariosAndOwnBattleAreOffered();
    void ownBattleFromTheCatalogue();
    void emptySideIsNamedAndAllowed();
    void unitsAreNamedNumberedOrderedAndTakenOut();
    void numberIsGivenOnce();
    void playerStandsOnTheUnits();
    void coloursDiffer();
    void objectiveAsksForItsNumber();
    void spanishSuccessionAsksHowItIsWon();
    void gameOfTheRunningBattleIsOffered();
    void rulingsAndHouseRulesGoIn();
    void appDiceAreThrownByEnter();
    void changesSurviveALookAtAnotherScenario();
    void oddNames();
    void markersLieOnTheTable();

private:
    template<typename Widget>
    Widget *find(const QString &name) const
    {
        return m_dialog->findChild<Widget *>(name);
    }
    template<typename Widget>
    Widget *inSide(const QString &side, const QString &name) const
    {
        return find<SideEditor>(side)->findChild<Widget *>(name);
    }
    void showPage(const QString &name) const;
    void pickScenario(const QString &title) const;
    void click(QPushButton *button) const;
    void addUnit(const QString &side, const QString &typed) const;
    std::unique_ptr<Session> start();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<NewBattle> m_dialog;
};

void TstNewBattle::initTestCase()
{
    QCoreApplication::setOrganizationName(u"adjutant-tests"_s);
    QCoreApplication::setApplicationName(u"tst_new_battle"_s);
}

void TstNewBattle::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder->path());
    QVERIFY(QDir(shelfFolder(Shelf::Played)).removeRecursively());
    m_dialog = std::make_unique<NewBattle>();
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
}

void TstNewBattle::cleanup()
{
    m_dialog.reset();
}

void TstNewBattle::showPage(const QString &name) const
{
    auto *pages = find<QTabWidget>(u"pages"_s);
    pages->setCurrentWidget(pages->findChild<QWidget *>(name));
}

void TstNewBattle::pickScenario(const QString &title) const
{
    auto *list = find<RowList>(u"scenarios"_s);
    const QModelIndex index =
        list->model()->match(list->model()->index(0, 0), Qt::DisplayRole, title).value(0);
    QVERIFY(index.isValid());
    list->scrollTo(index);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
    QCOMPARE(list->currentIndex(), index);
}

void TstNewBattle::click(QPushButton *button) const
{
    QVERIFY(button && button->isVisible() && button->isEnabled());
    QTest::mouseClick(button, Qt::LeftButton);
}

/// By keys alone: what was found first is added by Enter.
void TstNewBattle::addUnit(const QString &side, const QString &typed) const
{
    showPage(side);
    auto *search = inSide<QLineEdit>(side, u"searchEdit"_s);
    search->setFocus();
    search->clear();
    QTest::keyClicks(search, typed);
    QTest::keyClick(search, Qt::Key_Return);
    QVERIFY(m_dialog->isVisible()); // and never begins the battle
}

std::unique_ptr<Session> TstNewBattle::start()
{
    auto *button = find<QPushButton>(u"startButton"_s);
    if (QTest::qWaitFor([button] { return button->isEnabled(); })) // it is checked first
        QTest::mouseClick(button, Qt::LeftButton);
    return m_dialog->takeSession();
}

void TstNewBattle::onePressAfterTheWindow()
{
    MainWindow window;
    window.show();
    window.findChild<QAction *>(u"newBattleAction"_s)->trigger();
    auto *dialog = window.findChild<NewBattle *>();
    QVERIFY(dialog && dialog->isVisible());
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"startButton"_s), Qt::LeftButton);
    QVERIFY(window.session());
    QCOMPARE(window.session()->battleName(), u"The Wire at Dawn"_s);
    QVERIFY(QFile::exists(window.session()->file()));
    QVERIFY(window.session()->question());
}

void TstNewBattle::sampleByKeys()
{
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    const auto session = m_dialog->takeSession();
    QVERIFY(session);
    QCOMPARE(session->battleName(), u"The Wire at Dawn"_s);
}

void TstNewBattle::scenariosAndOwnBattleAreOffered()
{
    const auto *list = find<RowList>(u"scenarios"_s);
    const auto &scenarios = (*gameOf(u"teaw"_s))->rulebook().scenarios;
    QCOMPARE(list->model()->rowCount(), scenarios.size() + 1);
    pickScenario(u"Night Raid"_s);
    QCOMPARE(find<QComboBox>(u"objective"_s)->currentData().toString(), u"eliminateTeams"_s);
    const auto session = start();
    QCOMPARE(session->battleName(), u"Night Raid"_s);
}

void TstNewBattle::ownBattleFromTheCatalogue()
{
    pickScenario(u"A battle of your own"_s);
    find<QLineEdit>(u"battleNameEdit"_s)->setText(u"  Hill 60 "_s);
    addUnit(u"firstSide"_s, u"assault"_s);
    addUnit(u"firstSide"_s, u"SNIPER"_s);
    addUnit(u"secondSide"_s, u"tank"_s);
    const auto session = start();
    QVERIFY(session);
    QCOMPARE(session->battleName(), u"Hill 60"_s);
    const State &state = session->state();
    const QList<EntityId> sides = state.entities(u"side"_s);
    QCOMPARE(state.children(sides.at(0)).size(), 2);
    QCOMPARE(state.entity(state.children(sides.at(0)).at(0)).number(u"number"_s), 1);
    QCOMPARE(state.entity(state.children(sides.at(0)).at(0)).number(u"figures"_s), 6);
    // "tank" finds the Anti-Tank Team first.
    QCOMPARE(state.entity(state.children(sides.at(1)).at(0)).word(u"type"_s), u"antiTank"_s);
    QCOMPARE(state.entity(state.children(sides.at(1)).at(0)).number(u"number"_s), 11);
}

void TstNewBattle::emptySideIsNamedAndAllowed()
{
    pickScenario(u"A battle of your own"_s);
    QVERIFY(!find<QPushButton>(u"startButton"_s)->isEnabled());
    QCOMPARE(find<QLabel>(u"refusalLabel"_s)->text(), u"The side “First side” has no units yet."_s);
    addUnit(u"firstSide"_s, u"assault"_s);
    QTRY_VERIFY(find<QLabel>(u"refusalLabel"_s)->text().contains(u"Second side"_s));
    click(find<QPushButton>(u"allowButton"_s));
    QVERIFY(find<QPushButton>(u"startButton"_s)->isEnabled());
    QVERIFY(start());
}

void TstNewBattle::unitsAreNamedNumberedOrderedAndTakenOut()
{
    showPage(u"firstSide"_s);
    auto *units = inSide<QTableView>(u"firstSide"_s, u"units"_s);
    auto *model = qobject_cast<UnitsModel *>(units->model());
    const qsizetype before = model->units().size();
    units->setFocus();
    QTest::keyClick(units, Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(model->units().size(), before + 1);
    QCOMPARE(model->units().at(1).name, u"No. 1 Assault 2"_s);
    QCOMPARE(model->units().at(1).number, 6); // the next free one
    QCOMPARE(units->currentIndex().row(), 1);
    QTest::keyClick(units, Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(model->units().at(2).name, u"No. 1 Assault 2"_s);
    click(inSide<QPushButton>(u"firstSide"_s, u"renameButton"_s));
    auto *editor = units->findChild<QLineEdit *>();
    QVERIFY(editor);
    editor->setText(u"Café “Élysée”"_s);
    QTest::keyClick(editor, Qt::Key_Return);
    QVERIFY(m_dialog->isVisible());
    QTRY_COMPARE(model->units().at(2).name, u"Café “Élysée”"_s);
    units->setFocus();
    QTest::keyClick(units, Qt::Key_Delete);
    QCOMPARE(model->units().size(), before);
}

void TstNewBattle::numberIsGivenOnce()
{
    showPage(u"firstSide"_s);
    auto *model =
        qobject_cast<UnitsModel *>(inSide<QTableView>(u"firstSide"_s, u"units"_s)->model());
    const QModelIndex number = model->index(0, UnitsModel::NumberColumn);
    QVERIFY(!model->setData(number, 12, Qt::EditRole)); // the other side's
    QVERIFY(find<QLabel>(u"refusalLabel"_s)->isVisible());
    QVERIFY(!model->setData(number, 0, Qt::EditRole));
    QVERIFY(model->setData(number, 40, Qt::EditRole));
    const auto session = start();
    const EntityId side = session->state().entities(u"side"_s).constFirst();
    QCOMPARE(
        session->state().entity(session->state().children(side).constFirst()).number(u"number"_s),
        40);
}

void TstNewBattle::playerStandsOnTheUnits()
{
    inSide<QLineEdit>(u"firstSide"_s, u"playerEdit"_s)->setText(u"Ann"_s);
    auto *model =
        qobject_cast<UnitsModel *>(inSide<QTableView>(u"firstSide"_s, u"units"_s)->model());
    QVERIFY(model->setData(model->index(1, UnitsModel::PlayerColumn), u"Bob"_s, Qt::EditRole));
    const auto session = start();
    const State &state = session->state();
    const QList<EntityId> units = state.children(state.entities(u"side"_s).constFirst());
    QCOMPARE(state.entity(units.at(0)).word(u"player"_s), u"Ann"_s);
    QCOMPARE(state.entity(units.at(1)).word(u"player"_s), u"Bob"_s);
}

void TstNewBattle::coloursDiffer()
{
    showPage(u"firstSide"_s);
    auto *colour = inSide<QComboBox>(u"firstSide"_s, u"colourCombo"_s);
    colour->setFocus();
    QTest::keyClick(colour, Qt::Key_Down); // the second colour, which the other side has
    QCOMPARE(find<SideEditor>(u"firstSide"_s)->colour(), 2);
    QCOMPARE(find<SideEditor>(u"secondSide"_s)->colour(), 1);
    const auto session = start();
    const QList<EntityId> sides = session->state().entities(u"side"_s);
    QCOMPARE(session->colourOf(sides.at(0)), 2);
    QCOMPARE(session->colourOf(sides.at(1)), 1);
}

/// T22.2, T22.3: the number belongs to the objective.
void TstNewBattle::objectiveAsksForItsNumber()
{
    auto *objective = find<QComboBox>(u"objective"_s);
    QVERIFY(!find<QSpinBox>(u"objectiveTurns"_s));
    objective->setFocus();
    QTest::keyClick(objective, Qt::Key_End);
    QTRY_VERIFY(find<QSpinBox>(u"objectiveTurns"_s));
    find<QSpinBox>(u"objectiveTurns"_s)->setValue(4);
    const auto session = start();
    const Entity &battle = session->state().entity(EntityId::Battle);
    QCOMPARE(battle.word(u"objective"_s), u"captureHold"_s);
    QCOMPARE(battle.number(u"objectiveTurns"_s), 4);
    QVERIFY(battle.value(u"objectiveTeams"_s).isEmpty());
}

/// P25.1: an objective, nightfall after so many turns, or 30% of an army.
void TstNewBattle::spanishSuccessionAsksHowItIsWon()
{
    m_dialog->setGame(u"wss"_s);
    pickScenario(u"A battle of your own"_s);
    auto *victory = find<QComboBox>(u"victory"_s);
    QVERIFY(victory);
    QCOMPARE(victory->count(), 3);
    auto *turns = find<QSpinBox>(u"turnLimit"_s);
    QVERIFY(turns);
    QCOMPARE(turns->value(), 7);
    QCOMPARE(m_dialog->draft().scenario.values.value(u"victory"_s), Value(u"nightfall"_s));
    victory->setFocus();
    QTest::keyClick(victory, Qt::Key_End);
    turns->setValue(5);
    const QMap<QString, Value> values = m_dialog->draft().scenario.values;
    QCOMPARE(values.value(u"victory"_s), Value(u"objective"_s));
    QCOMPARE(values.value(u"turnLimit"_s), Value(5));
}

void TstNewBattle::gameOfTheRunningBattleIsOffered()
{
    QCOMPARE(m_dialog->draft().game->rulebook().id, u"teaw"_s);
    m_dialog->setGame(u"wss"_s);
    QCOMPARE(m_dialog->draft().game->rulebook().id, u"wss"_s);
    QCOMPARE(find<QComboBox>(u"gameCombo"_s)->currentData().toString(), u"wss"_s);
    const auto session = start();
    QCOMPARE(session->rulebook().id, u"wss"_s);
}

void TstNewBattle::rulingsAndHouseRulesGoIn()
{
    BattleDraft draft = m_dialog->draft();
    draft.scenario.rulings.insert(u"teaw.turn.interleave"_s, u"finish"_s);
    draft.scenario.houseRules = {{u"shoot"_s, 0, u"dice"_s, Value(6)}};
    const auto session = begin(*draft.game, draft.command());
    QVERIFY(session);
    const State &state = (*session)->state();
    const Rulebook &book = (*session)->rulebook();
    QCOMPARE(rulingOf(book, state, u"teaw.turn.interleave"_s), u"finish"_s);
    QCOMPARE(Row(*book.table(u"shoot"_s), 0, state).cell(u"dice"_s), Value(6));
    draft.scenario.houseRules = {{u"shoot"_s, 0, u"luck"_s, Value(6)}};
    QVERIFY(draft.refusal());
    QVERIFY(draft.refusal()->isFinal);
}

void TstNewBattle::appDiceAreThrownByEnter()
{
    find<QRadioButton>(u"appDiceRadio"_s)->setChecked(true);
    MainWindow window;
    window.setSession(start());
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    Session &session = *window.session();
    QVERIFY(session.appDice());
    QVERIFY(session.answer(session.question()->options.constFirst().id));
    QTest::keyClick(&window, Qt::Key_2);
    QTest::keyClick(&window, Qt::Key_S);
    QTest::keyClick(&window, Qt::Key_2);
    QTest::keyClick(&window, Qt::Key_1);
    QCOMPARE(session.question()->kind, QuestionKind::Dice);
    QTest::keyClick(&window, Qt::Key_Return);
    QVERIFY(!session.question() || session.question()->kind != QuestionKind::Dice);
}

void TstNewBattle::changesSurviveALookAtAnotherScenario()
{
    inSide<QLineEdit>(u"firstSide"_s, u"nameEdit"_s)->setText(u"Tommies"_s);
    pickScenario(u"Night Raid"_s);
    QCOMPARE(inSide<QLineEdit>(u"firstSide"_s, u"nameEdit"_s)->text(), u"Canadian"_s);
    pickScenario(u"The Wire at Dawn"_s);
    QCOMPARE(inSide<QLineEdit>(u"firstSide"_s, u"nameEdit"_s)->text(), u"Tommies"_s);
}

void TstNewBattle::oddNames()
{
    const QString odd = u"  \"O'Neill\" & <b>Söhne</b> \u202e😀 "_s;
    find<QLineEdit>(u"battleNameEdit"_s)->setText(odd);
    inSide<QLineEdit>(u"firstSide"_s, u"nameEdit"_s)->setText(odd);
    inSide<QLineEdit>(u"secondSide"_s, u"nameEdit"_s)->setText(u"   "_s);
    const auto session = start();
    QVERIFY(session);
    QCOMPARE(session->battleName(), u"\"O'Neill\" & <b>Söhne</b> 😀"_s);
    QVERIFY(!session->nameOf(session->state().entities(u"side"_s).at(1)).isEmpty());
}

void TstNewBattle::markersLieOnTheTable()
{
    addUnit(u"markers"_s, u"shell"_s);
    const auto session = start();
    QCOMPARE(session->state().entities(u"area"_s).size(), 2);
}

ADJUTANT_TEST(TstNewBattle)

#include "tst_new_battle.moc"
