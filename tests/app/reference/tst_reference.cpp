// SPDX-License-Identifier: MIT
#include "app/reference/reference_index.h"
#include "app/reference/reference_page.h"
#include "app/reference/reference_panel.h"
#include "app/rows/row_list.h"
#include "app/rule_table/table_sheet.h"

#include "core/referee/interview.h"

#include "tests/support/app/sessions.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace adjutant;
using namespace adjutant::app;
using namespace Qt::StringLiterals;

namespace {

QStringList titles(const QList<ReferenceItem> &items)
{
    QStringList all;
    for (const ReferenceItem &item : items)
        all.append(ReferenceIndex::kindName(item.kind) + u": "_s + item.title);
    return all;
}

/// The blocks of a page in words, lit ones with a star.
QStringList texts(const QList<ReferenceBlock> &blocks)
{
    QStringList all;
    for (const ReferenceBlock &block : blocks)
        all.append((block.lit ? u"* "_s : QString()) +
                   (block.kind == ReferenceBlock::Kind::Table ? block.table.title : block.text));
    return all;
}

Command houseRule(int dice)
{
    return test::commandOf(
        u"house"_s,
        {{u"table"_s, u"shoot"_s}, {u"row"_s, 0}, {u"column"_s, u"dice"_s}, {u"value"_s, dice}});
}

} // namespace

class TstReference : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void findsTablesRulesActionsUnitsAndRulings();
    void bestFitsFirst();
    void unitsOfTheBattleAreFound();
    void typedAndOpenedByKeys();
    void openedByMouse();
    void escapeGoesBackToWhatIsInUse();
    void tableInUseIsLit();
    void houseRuleShowsAtOnce();
    void lastUseStaysWhenNothingIsAsked();
    void rulingTellsWhatIsInForce();
    void everythingHasAPage();
    void hiddenPageCostsNothing();
    void cleanup();

private:
    QLineEdit *search() const { return m_panel->findChild<QLineEdit *>(u"searchEdit"_s); }
    RowList *results() const { return m_panel->findChild<RowList *>(u"results"_s); }
    ReferencePage *page() const { return m_panel->findChild<ReferencePage *>(); }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<ReferencePanel> m_panel;
};

void TstReference::init()
{
    m_session = test::sampleSession(u"teaw"_s);
    m_panel = std::make_unique<ReferencePanel>();
    m_panel->resize(340, 600);
    m_panel->setSession(m_session.get());
    m_panel->show();
}

void TstReference::cleanup()
{
    m_panel.reset();
    m_session.reset();
}

void TstReference::findsTablesRulesActionsUnitsAndRulings()
{
    const ReferenceIndex index(m_session->rulebook());
    const State &state = m_session->state();
    QVERIFY(titles(index.find(u"barbed"_s, state)).contains(u"Table: Barbed wire"_s));
    QVERIFY(titles(index.find(u"bayonet"_s, state)).contains(u"Action: Bayonet Charge"_s));
    QVERIFY(titles(index.find(u"SNIPER"_s, state)).contains(u"Type of unit: Sniper Team"_s));
    QVERIFY(
        titles(index.find(u"order of actions"_s, state)).contains(u"Ruling: Order of actions"_s));
    QVERIFY(titles(index.find(u"T6.3"_s, state)).contains(u"Rule: General actions: Shoot"_s));
    QVERIFY(index.find(u"   "_s, state).isEmpty());
    QVERIFY(index.find(u"xyzzy"_s, state).isEmpty());
}

void TstReference::bestFitsFirst()
{
    const ReferenceIndex index(m_session->rulebook());
    const QStringList found = titles(index.find(u"take cover"_s, m_session->state()));
    QCOMPARE(found.constFirst(), u"Table: Take Cover"_s);
    QVERIFY(found.indexOf(u"Action: Take Cover"_s) == 1);
}

void TstReference::unitsOfTheBattleAreFound()
{
    const ReferenceIndex index(m_session->rulebook());
    QCOMPARE(titles(index.find(u"jager"_s, m_session->state())),
             QStringList{u"Unit: Jäger Defence"_s});
    const EntityId team = m_session->state().entities(u"team"_s).constFirst();
    QVERIFY(m_session->perform(test::commandOf(
        u"set"_s,
        {{u"entity"_s, number(team)}, {u"key"_s, u"name"_s}, {u"value"_s, u"Café “Élysée”"_s}})));
    QCOMPARE(titles(index.find(u"cafe elysee"_s, m_session->state())),
             QStringList{u"Unit: Café “Élysée”"_s});
}

void TstReference::typedAndOpenedByKeys()
{
    QSignalSpy wanted(m_panel.get(), &SidePanel::wanted);
    m_panel->takeFocus();
    QTest::keyClicks(search(), u"wire"_s);
    QVERIFY(results()->isVisible());
    QVERIFY(results()->model()->rowCount() > 0);
    QTest::keyClick(search(), Qt::Key_Down);
    QCOMPARE(results()->currentIndex().row(), 0);
    QTest::keyClick(search(), Qt::Key_Return);
    QVERIFY(page()->isVisible());
    QVERIFY(search()->text().isEmpty());
    QCOMPARE(wanted.size(), 1);
    QVERIFY(m_panel->findChild<QPushButton *>(u"backButton"_s)->isVisible());
}

void TstReference::openedByMouse()
{
    QTest::keyClicks(search(), u"where a grenade lands"_s);
    const QModelIndex first = results()->model()->index(0, 0);
    QTest::mouseClick(results()->viewport(), Qt::LeftButton, {},
                      results()->visualRect(first).center());
    const auto *sheet = page()->findChild<TableSheet *>();
    QVERIFY(sheet);
    QCOMPARE(sheet->table().id, u"grenadeScatter"_s);
}

void TstReference::escapeGoesBackToWhatIsInUse()
{
    const QStringList home = texts(page()->blocks());
    QVERIFY(home.contains(u"All tables"_s));
    QTest::keyClicks(search(), u"sniper"_s);
    QTest::keyClick(search(), Qt::Key_Return);
    QVERIFY(texts(page()->blocks()) != home);
    QTest::keyClick(search(), Qt::Key_Escape);
    QCOMPARE(texts(page()->blocks()), home);
    QVERIFY(!m_panel->findChild<QPushButton *>(u"backButton"_s)->isVisible());
}

/// T6.3: the table of the question that is asked, with its rows lit.
void TstReference::tableInUseIsLit()
{
    const State &state = m_session->state();
    const EntityId side = state.moment().side;
    const EntityId unit = state.children(side, u"team"_s).constFirst();
    const EntityId target =
        state.children(enemies(state, side).constFirst(), u"team"_s).constFirst();
    QVERIFY(m_session->perform(
        test::commandOf(u"shoot"_s, {{u"unit"_s, number(unit)}, {u"target"_s, number(target)}})));
    const Question *asked = m_session->question();
    QVERIFY(asked);
    const ReferenceBlock first = page()->blocks().constFirst();
    QCOMPARE(first.kind, ReferenceBlock::Kind::Table);
    QCOMPARE(first.table.id, asked->table);
    QCOMPARE(first.litRows, QSet<int>(asked->rows.cbegin(), asked->rows.cend()));
}

void TstReference::houseRuleShowsAtOnce()
{
    m_panel->showSource(u"shoot"_s, 0, {});
    const auto dice = [this] {
        return page()->findChild<TableSheet *>()->table().rows.constFirst().at(1).text;
    };
    QCOMPARE(dice(), u"4"_s);
    QVERIFY(m_session->perform(houseRule(6)));
    QCOMPARE(dice(), u"6"_s);
}

void TstReference::lastUseStaysWhenNothingIsAsked()
{
    const auto toy = test::toySession();
    m_panel->setSession(toy.get());
    QVERIFY(toy->perform(test::commandOf(u"shoot"_s, {{u"unit"_s, 4},
                                                      {u"target"_s, 8},
                                                      {u"aim"_s, u"11-20/cover"_s},
                                                      {u"dice"_s, QJsonArray{1, 1}}})));
    QVERIFY(!toy->question());
    QCOMPARE(page()->blocks().constFirst().table.id, u"shoot"_s);
    QCOMPARE(page()->blocks().constFirst().litRows, QSet<int>{3});
    m_panel->setSession(m_session.get());
}

void TstReference::rulingTellsWhatIsInForce()
{
    const ReferenceItem ruling{ReferenceItem::Kind::Ruling, u"teaw.turn.interleave"_s, {}, {}};
    m_panel->open(ruling);
    const QStringList before = texts(page()->blocks()).filter(u"* "_s);
    QCOMPARE(before.size(), 1);
    QVERIFY(before.constFirst().startsWith(u"* Yes."_s));
    QVERIFY(m_session->perform(
        test::commandOf(u"ruling"_s, {{u"id"_s, ruling.id}, {u"choice"_s, u"finish"_s}})));
    const QStringList after = texts(page()->blocks()).filter(u"* "_s);
    QVERIFY(after.constFirst().startsWith(u"* No."_s));
    QVERIFY(page()->blocks().constFirst().mended);
}

void TstReference::everythingHasAPage()
{
    const Rulebook &book = m_session->rulebook();
    using Kind = ReferenceItem::Kind;
    QList<ReferenceItem> all;
    for (const Table &table : book.tables)
        all.append({Kind::Table, table.id, {}, {}});
    for (const RuleParagraph &rule : book.paragraphs)
        all.append({Kind::Rule, rule.id, {}, {}});
    for (const ActionDeclaration &action : book.actions)
        all.append({Kind::Action, action.id, {}, {}});
    for (const UnitType &type : book.unitTypes)
        all.append({Kind::UnitType, type.id, {}, {}});
    for (const Ruling &ruling : book.rulings)
        all.append({Kind::Ruling, ruling.id, {}, {}});
    for (const ReferenceItem &item : all)
        QVERIFY2(!referencePage(item, book, m_session->state()).isEmpty(), qPrintable(item.id));
    m_panel->showSource({}, -1, u"T6.3"_s);
    QVERIFY(!texts(page()->blocks()).filter(u"* "_s).isEmpty());
}

void TstReference::hiddenPageCostsNothing()
{
    m_panel->showSource(u"shoot"_s, 0, {});
    m_panel->hide();
    const QList<ReferenceBlock> before = page()->blocks();
    QVERIFY(m_session->perform(houseRule(6)));
    QVERIFY(page()->blocks() == before);
    m_panel->show();
    QVERIFY(page()->blocks() != before);
}

ADJUTANT_TEST(TstReference)

#include "tst_reference.moc"
