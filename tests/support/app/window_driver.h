// SPDX-License-Identifier: MIT
#pragma once

#include "app/main_window/main_window.h"
#include "app/session/session.h"

#include <QListView>
#include <QString>

#include <memory>

class QAbstractButton;

namespace adjutant::test {

/// The real window, driven as people do: by keys and by the mouse.
class WindowDriver
{
public:
    /// Opens the window at 1366x768 with that battle.
    explicit WindowDriver(std::unique_ptr<app::Session> session);

    app::MainWindow &window() const { return *m_window; }
    app::Session &session() const { return *m_window->session(); }

    /// Types plain keys, one after the other; a line feed is Enter.
    void type(const QString &keys) const;
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const;
    /// The button of that accessible name that is to be seen; null where there is none.
    QAbstractButton *button(const QString &name) const;
    /// Clicks that button; the test fails where it cannot be seen.
    void click(const QString &name) const;
    /// The place of a unit in the order of battle, by the number on its base.
    QRect placeOf(int number) const;
    QListView *units() const;
    void clickUnit(int number) const;
    const Entity &unit(int number) const;
    template<typename T>
    T *find(const QString &name) const
    {
        return m_window->findChild<T *>(name);
    }

private:
    std::unique_ptr<app::MainWindow> m_window;
};

} // namespace adjutant::test
