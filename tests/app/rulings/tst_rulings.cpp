// SPDX-License-Identifier: MIT
#include "app/rows/row_roles.h"
#include "app/rows/row_tree.h"
#include "app/rule_table/rule_table.h"
#include "app/rulings/draft_rules.h"
#include "app/rulings/house_page.h"
#include "app/rulings/rulings_model.h"
#include "app/rulings/rulings_sheet.h"
#include "app/rulings/rulings_view.h"
#include "app/rulings/rulings_window.h"
#include "app/rulings/sheet_window.h"
#include "app/style/design.h"
#include "app/widgets/choice_button.h"

#include "core/referee/interview.h"

#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;
using namespace adjutant::app;
using namespace Qt::StringLiterals;

class TstRulings : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void allAreThereByHeading();
    void headingEndsBeforeItsArrow();
    void searchTakesNoAccountOfCaseAndAccents();
    void changeIsAnEntryOfTheLog();
    void changedByKeys();
    void numberOtherThanTheChoices();
    void defaultComesBack();
    void changedOnlyShowsWhatIsChanged();
    void changeWhileAQuestionWaits();
    void cellOfSeveralRowsIsOneHouseRule();
    void tableAsPrintedAgain();
    void wordsAreChosenFromTheColumn();
    void draftKeepsOnlyWhatDiffers();
    void sheetGoesOnOnePage();
    void sheetOfChangesTellsThem();

private:
    template<typename Widget>
    Widget *find(const QString &name) const
    {
        return m_window->findChild<Widget *>(name);
    }
    RowTree *tree() const { return find<RowTree>(u"tree"_s); }
    void pick(RulingsModel::Role role, const QString &id) const;
    void click(const QString &button) const;
    QList<ChoiceButton *> choices() const
    {
        return find<QWidget>(u"choicesBox"_s)->findChildren<ChoiceButton *>();
    }
    void clickCell(int row, int column) const;
    QString ruling(const QString &id) const
    {
        return rulingOf(m_session->rulebook(), m_session->state(), id);
    }
    Value cell(const QString &table, int row, const QString &column) const
    {
        return Row(*m_session->rulebook().table(table), row, m_session->state()).cell(column);
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<RulingsWindow> m_window;
};

void TstRulings::init()
{
    m_session = test::teawSession();
    m_window = std::make_unique<RulingsWindow>(*m_session);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TstRulings::cleanup()
{
    m_window.reset();
    m_session.reset();
}

void TstRulings::pick(RulingsModel::Role role, const QString &id) const
{
    const auto *model = qobject_cast<RulingsModel *>(tree()->model());
    const QModelIndex index = model->indexOf(role, id);
    QVERIFY(index.isValid());
    tree()->scrollTo(index);
    QTest::mouseClick(tree()->viewport(), Qt::LeftButton, {}, tree()->visualRect(index).center());
    QCOMPARE(tree()->currentIndex(), index);
    QCoreApplication::processEvents(); // the choices show
}

void TstRulings::click(const QString &button) const
{
    auto *found = find<QPushButton>(button);
    QVERIFY(found && found->isVisible() && found->isEnabled());
    QTest::mouseClick(found, Qt::LeftButton);
}

void TstRulings::clickCell(int row, int column) const
{
    auto *table = find<HousePage>(u"housePage"_s)->findChild<RuleTable *>();
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                      table->visualRect(table->model()->index(row, column)).center());
}

void TstRulings::allAreThereByHeading()
{
    int rulings = 0;
    int tables = 0;
    const QAbstractItemModel *model = tree()->model();
    for (int group = 0; group < model->rowCount(); ++group) {
        const QModelIndex heading = model->index(group, 0);
        QVERIFY(heading.data(HeadingRole).toBool());
        for (int row = 0; row < model->rowCount(heading); ++row) {
            const QModelIndex index = model->index(row, 0, heading);
            rulings += index.data(RulingsModel::RulingRole).toString().isEmpty() ? 0 : 1;
            tables += index.data(RulingsModel::TableRole).toString().isEmpty() ? 0 : 1;
        }
    }
    QCOMPARE(rulings, m_session->rulebook().rulings.size());
    QCOMPARE(tables, m_session->rulebook().tables.size());
    QCOMPARE(model->index(1, 0).data().toString(), u"The Turn"_s);
}

/// However long it is: left of the arrow nothing is written.
void TstRulings::headingEndsBeforeItsArrow()
{
    tree()->collapseAll();
    QCoreApplication::processEvents();
    const QImage image = tree()->viewport()->grab().toImage();
    const int arrow = image.width() - design().px(space::Medium) - 2 * design().px(8);
    const QColor empty = image.pixelColor(arrow - 1, 1);
    for (int y = 1; y < image.height(); ++y) {
        for (int x = arrow - design().px(6); x < arrow - design().px(1); ++x)
            QVERIFY2(image.pixelColor(x, y) == empty, qPrintable(u"%1, %2"_s.arg(x).arg(y)));
    }
}

void TstRulings::searchTakesNoAccountOfCaseAndAccents()
{
    auto *search = find<QLineEdit>(u"searchEdit"_s);
    search->setText(u"SPEED snipér"_s);
    QCOMPARE(tree()->model()->rowCount(), 1);
    QCOMPARE(find<QLabel>(u"headingLabel"_s)->text(), u"Speed of a Sniper Team"_s);
    search->setText(u"xyzzy"_s);
    QCOMPARE(tree()->model()->rowCount(), 0);
    QVERIFY(find<QLabel>(u"nothingLabel"_s)->isVisible());
}

void TstRulings::changeIsAnEntryOfTheLog()
{
    pick(RulingsModel::RulingRole, u"teaw.turn.interleave"_s);
    QVERIFY(choices().at(0)->isChecked());
    QTest::mouseClick(choices().at(1), Qt::LeftButton);
    QCOMPARE(ruling(u"teaw.turn.interleave"_s), u"finish"_s);
    const Step &step = m_session->journal().step(m_session->journal().head());
    QVERIFY(m_session->render(step.lines.constFirst().text).contains(u"Order of actions"_s));
    QVERIFY(!m_session->render(step.lines.constFirst().text).contains(u"finish"_s));
    QCOMPARE(tree()->currentIndex().data(ChangedRole).toBool(), true);
    QVERIFY(m_session->undo());
    QCOMPARE(ruling(u"teaw.turn.interleave"_s), u"free"_s);
    QVERIFY(choices().at(0)->isChecked());
    QCOMPARE(tree()->currentIndex().data(ChangedRole).toBool(), false);
}

void TstRulings::changedByKeys()
{
    pick(RulingsModel::RulingRole, u"teaw.turn.interleave"_s);
    choices().at(0)->setFocus();
    QTest::keyClick(choices().at(0), Qt::Key_Down);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QCOMPARE(ruling(u"teaw.turn.interleave"_s), u"finish"_s);
}

/// T8.1: the range of a grenade may be any that players agree on.
void TstRulings::numberOtherThanTheChoices()
{
    pick(RulingsModel::RulingRole, u"teaw.grenade.range"_s);
    auto *spin = find<QSpinBox>(u"numberSpin"_s);
    spin->setValue(18);
    click(u"numberButton"_s);
    QCOMPARE(ruling(u"teaw.grenade.range"_s), u"18"_s);
    for (const ChoiceButton *choice : choices())
        QVERIFY(!choice->isChecked());
    QCOMPARE(tree()->currentIndex().data(DetailRole).toString(), u"18"_s);
}

void TstRulings::defaultComesBack()
{
    pick(RulingsModel::RulingRole, u"teaw.turn.interleave"_s);
    auto *back = find<QPushButton>(u"defaultButton"_s);
    QVERIFY(!back->isEnabled());
    QTest::mouseClick(choices().at(1), Qt::LeftButton);
    click(u"defaultButton"_s);
    QCOMPARE(ruling(u"teaw.turn.interleave"_s), u"free"_s);
}

void TstRulings::changedOnlyShowsWhatIsChanged()
{
    click(u"changedButton"_s);
    QCOMPARE(tree()->model()->rowCount(), 0);
    click(u"changedButton"_s);
    pick(RulingsModel::RulingRole, u"teaw.turn.interleave"_s);
    QTest::mouseClick(choices().at(1), Qt::LeftButton);
    click(u"changedButton"_s);
    QCOMPARE(tree()->model()->rowCount(), 1);
}

void TstRulings::changeWhileAQuestionWaits()
{
    QVERIFY(m_session->act(u"shoot"_s, m_session->state().entities(u"team"_s).constFirst()));
    const QString asked = m_session->question()->key;
    pick(RulingsModel::RulingRole, u"teaw.turn.interleave"_s);
    QTest::mouseClick(choices().at(1), Qt::LeftButton);
    QCOMPARE(ruling(u"teaw.turn.interleave"_s), u"finish"_s);
    QVERIFY(m_session->question());
    QCOMPARE(m_session->question()->key, asked);
}

/// T6.3: five and six figures are printed as one row, and stay one.
void TstRulings::cellOfSeveralRowsIsOneHouseRule()
{
    pick(RulingsModel::TableRole, u"shoot"_s);
    clickCell(0, 1);
    auto *spin = find<QSpinBox>(u"valueSpin"_s);
    QVERIFY(spin->isVisible());
    QCOMPARE(spin->value(), 4);
    spin->setValue(6);
    const qsizetype steps = m_session->journal().count();
    click(u"setButton"_s);
    QCOMPARE(m_session->journal().count(), steps + 1);
    QCOMPARE(cell(u"shoot"_s, 0, u"dice"_s), Value(6));
    QCOMPARE(cell(u"shoot"_s, 1, u"dice"_s), Value(6));
    QCOMPARE(cell(u"shoot"_s, 2, u"dice"_s), Value(3));
    click(u"printedButton"_s);
    QCOMPARE(cell(u"shoot"_s, 1, u"dice"_s), Value(4));
}

void TstRulings::tableAsPrintedAgain()
{
    QVERIFY(m_session->perform(test::commandOf(
        u"house"_s,
        {{u"table"_s, u"shoot"_s}, {u"row"_s, 3}, {u"column"_s, u"dice"_s}, {u"value"_s, 5}})));
    pick(RulingsModel::TableRole, u"shoot"_s);
    QVERIFY(!tree()->currentIndex().data(AsideRole).toString().isEmpty());
    click(u"allPrintedButton"_s);
    QCOMPARE(cell(u"shoot"_s, 3, u"dice"_s), Value(2));
    QVERIFY(!find<QPushButton>(u"allPrintedButton"_s)->isEnabled());
}

void TstRulings::wordsAreChosenFromTheColumn()
{
    // The core refuses what no cell of the table can hold.
    const auto house = [this](const QString &column, const QJsonValue &value) {
        return m_session->perform(test::commandOf(
            u"house"_s,
            {{u"table"_s, u"shoot"_s}, {u"row"_s, 0}, {u"column"_s, column}, {u"value"_s, value}}));
    };
    QVERIFY(!house(u"dice"_s, u"many"_s));
    QVERIFY(!house(u"dice"_s, -1));
    QVERIFY(!house(u"dice"_s, 1000));
    QVERIFY(!house(u"luck"_s, 1));
    QVERIFY(house(u"dice"_s, 0));
}

void TstRulings::draftKeepsOnlyWhatDiffers()
{
    DraftRules draft(m_session->rulebook(), {});
    QVERIFY(draft.rulings().isEmpty());
    draft.choose(u"teaw.turn.interleave"_s, u"finish"_s);
    draft.choose(u"teaw.turn.interleave"_s, u"nonsense"_s);
    QCOMPARE(draft.rulings().value(u"teaw.turn.interleave"_s), u"finish"_s);
    draft.setCell(u"shoot"_s, {0, 1}, u"dice"_s, Value(6));
    QCOMPARE(draft.houseRules().size(), 2);
    draft.setCell(u"shoot"_s, {1}, u"dice"_s, Value(4)); // as printed
    QCOMPARE(draft.houseRules(), (QList<HouseRule>{{u"shoot"_s, 0, u"dice"_s, Value(6)}}));
}

void TstRulings::sheetGoesOnOnePage()
{
    const QTemporaryDir folder;
    DraftRules draft(m_session->rulebook(), {});
    draft.choose(u"teaw.turn.interleave"_s, u"finish"_s);
    const QString html = RulingsSheet::html(draft, u"Dawn & <Dusk>"_s, false);
    QVERIFY(html.contains(u"Dawn &amp; &lt;Dusk&gt;"_s));
    const QString pdf = folder.filePath(u"sheet.pdf"_s);
    QVERIFY(RulingsSheet::savePdf(html, pdf));
    QFile file(pdf);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count("/Type /Page\n"), 1);
    QVERIFY(RulingsSheet::saveHtml(html, folder.filePath(u"sheet.html"_s)));
    QVERIFY(!RulingsSheet::saveHtml(html, folder.filePath(u"no/such/folder.html"_s)));
}

void TstRulings::sheetOfChangesTellsThem()
{
    DraftRules draft(m_session->rulebook(), {});
    QVERIFY(RulingsSheet::html(draft, {}, true).contains(u"All rulings are read by default"_s));
    draft.choose(u"teaw.turn.interleave"_s, u"finish"_s);
    draft.setCell(u"shoot"_s, {0, 1}, u"dice"_s, Value(6));
    const QString html = RulingsSheet::html(draft, {}, true);
    QVERIFY(html.contains(u"Order of actions"_s));
    QVERIFY(html.contains(u"6 instead of 4"_s));
    QVERIFY(!html.contains(u"Who begins"_s));
    click(u"sheetButton"_s);
    QVERIFY(m_window->findChild<SheetWindow *>());
}

ADJUTANT_TEST(TstRulings)

#include "tst_rulings.moc"
