// SPDX-License-Identifier: MIT
#include "tests/support/app/window_hand.h"

#include "app/main_window/main_window.h"
#include "app/now/cell_button.h"
#include "app/order_of_battle/unit_list_model.h"
#include "app/session/session.h"
#include "app/widgets/action_button.h"
#include "app/widgets/die_button.h"

#include <QApplication>
#include <QListView>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::test {

using app::ActionButton;
using app::CellButton;
using app::DieButton;

namespace {

QPointingDevice &finger()
{
    static QPointingDevice *device = QTest::createTouchDevice();
    return *device;
}

/// The visible ones of a class, in the order in which they were made.
template<typename Button>
QList<Button *> visible(const QWidget &window)
{
    QList<Button *> shown = window.findChildren<Button *>();
    shown.removeIf([](const Button *button) { return !button->isVisible(); });
    return shown;
}

int keyOf(const QString &key)
{
    static const QHash<QString, int> named{{u"Enter"_s, Qt::Key_Return},
                                           {u"Esc"_s, Qt::Key_Escape},
                                           {u"Backspace"_s, Qt::Key_Backspace}};
    return named.value(key, 0);
}

} // namespace

WindowHand::WindowHand(app::MainWindow &window, Way way)
    : m_window(window)
    , m_way(way)
{
}

app::Session &WindowHand::session() const
{
    return *m_window.session();
}

void WindowHand::type(const QString &key)
{
    QWidget *focus = m_window.focusWidget() ? m_window.focusWidget() : &m_window;
    if (const int named = keyOf(key)) {
        QTest::keyClick(focus, static_cast<Qt::Key>(named));
        ++m_presses;
        return;
    }
    for (const QChar letter : key) {
        QTest::keyClick(focus, letter.toLatin1());
        ++m_presses;
    }
}

void WindowHand::tap(QWidget *widget, QPoint place)
{
    if (m_way == Way::Touch) {
        // Nobody's thumb taps twice in a moment; mouseClick() keeps the time between two by itself.
        const int interval = QApplication::doubleClickInterval();
        QApplication::setDoubleClickInterval(0);
        QTest::touchEvent(widget, &finger()).press(0, place, widget);
        QTest::touchEvent(widget, &finger()).release(0, place, widget);
        QApplication::setDoubleClickInterval(interval);
    } else {
        QTest::mouseClick(widget, Qt::LeftButton, {}, place);
    }
    ++m_presses;
}

void WindowHand::press(QAbstractButton *button, const QString &key)
{
    if (m_way == Way::Keys)
        type(key);
    else
        tap(button, button->rect().center());
    QCoreApplication::processEvents();
}

/// Its row in the order of battle.
void WindowHand::pointAt(int number)
{
    auto *list = m_window.findChild<QListView *>(u"unitList"_s);
    for (int i = 0; i < list->model()->rowCount(); ++i) {
        const QModelIndex index = list->model()->index(i, 0);
        const auto row = index.data(app::UnitListModel::RowRole).value<app::UnitRow>();
        if (row.isSide || row.number != number)
            continue;
        list->scrollTo(index);
        tap(list->viewport(), list->visualRect(index).center());
        QCoreApplication::processEvents();
        return;
    }
    QFAIL("no such unit");
}

/// The last digit is enough where it tells the units of the side apart.
QString WindowHand::numberToType(int number) const
{
    return number > 10 && number < 20 ? QString::number(number % 10) : QString::number(number);
}

void WindowHand::unit(int number)
{
    if (m_way == Way::Keys)
        type(numberToType(number));
    else
        pointAt(number);
    QCoreApplication::processEvents();
}

QAbstractButton *WindowHand::find(const QString &label) const
{
    for (ActionButton *button : visible<ActionButton>(m_window)) {
        if (button->accessibleName() == label && button->isEnabled())
            return button;
    }
    return nullptr;
}

bool WindowHand::button(const QString &label)
{
    auto *found = static_cast<ActionButton *>(find(label));
    if (found)
        press(found, found->key().isEmpty() ? label : found->key());
    return found != nullptr;
}

void WindowHand::cell(int place)
{
    CellButton *cell = visible<CellButton>(m_window).value(place);
    QVERIFY(cell);
    press(cell, QString::number(place + 1));
}

void WindowHand::hits(int number)
{
    for (ActionButton *each : visible<ActionButton>(m_window)) {
        if (each->property("look").toString() != u"number" ||
            each->text() != QString::number(number))
            continue;
        QAbstractButton *only = find(u"Hits only"_s);
        if (m_way == Way::Keys && !only->isChecked())
            button(only->accessibleName()); // once: it stays so
        press(each, QString::number(number));
        return;
    }
    face(number > 0 ? 6 : 1); // of a single die
}

void WindowHand::face(int number)
{
    for (DieButton *die : visible<DieButton>(m_window)) {
        if (die->role() != DieButton::Role::Key || die->face() != number)
            continue;
        press(die, QString::number(number));
        return;
    }
    QFAIL("no die is asked for");
}

bool WindowHand::marked()
{
    const auto buttons = visible<QAbstractButton>(*m_window.findChild<QWidget *>(u"nowPanel"_s));
    const auto preset = std::ranges::find_if(
        buttons, [](const auto *button) { return button->property("preset").toBool(); });
    if (preset == buttons.end())
        return false;
    press(*preset, u"Enter"_s);
    return true;
}

void WindowHand::endTurn()
{
    auto *end = m_window.findChild<ActionButton *>(u"endTurnButton"_s);
    press(end, end->key());
}

} // namespace adjutant::test
