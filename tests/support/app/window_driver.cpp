// SPDX-License-Identifier: MIT
#include "tests/support/app/window_driver.h"

#include "app/order_of_battle/unit_list_model.h"

#include <QAbstractButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

WindowDriver::WindowDriver(std::unique_ptr<app::Session> session)
    : m_window(std::make_unique<app::MainWindow>())
{
    m_window->resize(1366, 768);
    m_window->setSession(std::move(session));
    m_window->show();
    m_window->activateWindow();
    if (!QTest::qWaitForWindowActive(m_window.get()))
        QTest::qFail("the window is not active", __FILE__, __LINE__);
}

void WindowDriver::type(const QString &keys) const
{
    for (const QChar key : keys) {
        if (key == u'\n')
            press(Qt::Key_Return);
        else
            QTest::keyClick(m_window->focusWidget() ? m_window->focusWidget() : m_window.get(),
                            key.toLatin1());
    }
    QCoreApplication::processEvents();
}

void WindowDriver::press(Qt::Key key, Qt::KeyboardModifiers modifiers) const
{
    QTest::keyClick(m_window->focusWidget() ? m_window->focusWidget() : m_window.get(), key,
                    modifiers);
    QCoreApplication::processEvents();
}

QAbstractButton *WindowDriver::button(const QString &name) const
{
    QCoreApplication::processEvents();
    for (QAbstractButton *each : m_window->findChildren<QAbstractButton *>()) {
        if (each->isVisible() && each->accessibleName() == name)
            return each;
    }
    return nullptr;
}

void WindowDriver::click(const QString &name) const
{
    QAbstractButton *found = button(name);
    if (!found) {
        QTest::qFail(qPrintable(u"no button "_s + name), __FILE__, __LINE__);
        return;
    }
    QTest::mouseClick(found, Qt::LeftButton);
    QCoreApplication::processEvents();
}

QListView *WindowDriver::units() const
{
    return find<QListView>(u"unitList"_s);
}

QRect WindowDriver::placeOf(int number) const
{
    for (int i = 0; i < units()->model()->rowCount(); ++i) {
        const QModelIndex index = units()->model()->index(i, 0);
        const auto row = index.data(app::UnitListModel::RowRole).value<app::UnitRow>();
        if (row.isSide || row.number != number)
            continue;
        units()->scrollTo(index);
        return units()->visualRect(index);
    }
    QTest::qFail("no such unit", __FILE__, __LINE__);
    return {};
}

void WindowDriver::clickUnit(int number) const
{
    QTest::mouseClick(units()->viewport(), Qt::LeftButton, {}, placeOf(number).center());
    QCoreApplication::processEvents();
}

const Entity &WindowDriver::unit(int number) const
{
    for (const app::UnitRow &row : app::unitRows(session())) {
        if (!row.isSide && row.number == number)
            return session().state().entity(row.id);
    }
    return session().state().entity(EntityId::None);
}

} // namespace adjutant::test
