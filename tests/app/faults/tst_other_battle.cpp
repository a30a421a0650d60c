// SPDX-License-Identifier: MIT
#include "app/style/design.h"

#include "tests/support/app/window_driver.h"
#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// The window goes over to another battle: nothing of the one before is left on the screen.
class TstOtherBattle : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void showsNothingOfTheOneBefore_data();
    void showsNothingOfTheOneBefore();
};

namespace {

const QString Mark = u"Zouaves"_s;

QString wordsOf(const QAbstractItemView &view)
{
    QStringList words;
    const QAbstractItemModel *model = view.model();
    for (int row = 0; model && row < model->rowCount(); ++row) {
        for (int column = 0; column < model->columnCount(); ++column) {
            const QModelIndex index = model->index(row, column);
            words += index.data().toString() + index.data(Qt::AccessibleTextRole).toString() +
                     index.data(Qt::ToolTipRole).toString();
        }
    }
    return words.join(u'\n');
}

QString wordsOf(const QWidget &widget)
{
    QString words = widget.accessibleName() + widget.toolTip();
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        words += label->text();
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        words += button->text();
    if (const auto *edit = qobject_cast<const QLineEdit *>(&widget))
        words += edit->text();
    if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget))
        words += wordsOf(*view);
    return words;
}

/// What on the screen speaks of the battle before.
QStringList leftOvers()
{
    QStringList found;
    for (const QWidget *widget : QApplication::allWidgets()) {
        if (widget->isVisible() && wordsOf(*widget).contains(Mark))
            found += widget->objectName() + u' ' +
                     QString::fromLatin1(widget->metaObject()->className());
    }
    return found;
}

} // namespace

void TstOtherBattle::initTestCase()
{
    app::design().setTheme(app::Theme::Light);
    app::design().dress();
}

void TstOtherBattle::showsNothingOfTheOneBefore_data()
{
    QTest::addColumn<QString>("keys");
    QTest::newRow("nothing asked") << u""_s;
    QTest::newRow("a unit is picked") << u"1"_s;
    QTest::newRow("a question") << u"1s"_s;
    QTest::newRow("dice") << u"1s11"_s;
    QTest::newRow("a shot") << u"1s111661"_s;
    QTest::newRow("a parked question") << u"1s11p"_s;
}

void TstOtherBattle::showsNothingOfTheOneBefore()
{
    QFETCH(const QString, keys);
    for (int page = 0; page < 8; ++page) {
        const WindowDriver driver(teawSession());
        for (int team = 4; team <= 11; ++team)
            driver.session().perform(commandOf(
                u"set"_s, {{u"entity"_s, team}, {u"key"_s, u"name"_s}, {u"value"_s, Mark}}));
        driver.press(Qt::Key_F12);
        driver.type(keys);
        driver.press(static_cast<Qt::Key>(Qt::Key_F2 + page));
        if (page == 7)
            driver.press(Qt::Key_H, Qt::ControlModifier);
        QVERIFY(!leftOvers().isEmpty());
        driver.window().setSession(toySession(3));
        QTest::qWait(30);
        const QStringList found = leftOvers();
        QVERIFY2(found.isEmpty(), qPrintable(u"page %1: "_s.arg(page) + found.join(u'\n')));
    }
}

ADJUTANT_TEST(TstOtherBattle)

} // namespace adjutant::test

#include "tst_other_battle.moc"
