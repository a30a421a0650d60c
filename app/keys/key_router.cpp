// SPDX-License-Identifier: MIT
#include "app/keys/key_router.h"

#include "app/keys/typing.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

namespace adjutant::app {

namespace {

/// Keys with Ctrl, Alt and the like belong to the menus.
bool isPlain(const QKeyEvent &key)
{
    return !(key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
}

} // namespace

KeyRouter::KeyRouter(QWidget *window, Taker taker)
    : QObject(window)
    , m_window(window)
    , m_taker(std::move(taker))
{
    qApp->installEventFilter(this);
}

bool KeyRouter::eventFilter(QObject *watched, QEvent *event)
{
    const auto *widget = qobject_cast<QWidget *>(watched);
    if (event->type() != QEvent::KeyPress || !widget || widget->window() != m_window ||
        QApplication::activeModalWidget() || QApplication::activePopupWidget())
        return QObject::eventFilter(watched, event);
    const auto &key = *static_cast<QKeyEvent *>(event);
    auto *focus = m_window->focusWidget();
    if (!isPlain(key) || takesText(focus))
        return QObject::eventFilter(watched, event);
    auto *button = qobject_cast<QAbstractButton *>(focus);
    if (button && isEnter(key) && button->hasFocus()) {
        button->click();
        return true;
    }
    if (opensRows(focus) && (isEnter(key) || key.key() == Qt::Key_Space))
        return QObject::eventFilter(watched, event);
    return m_taker(key) || QObject::eventFilter(watched, event);
}

int digitOf(const QKeyEvent &key)
{
    const int digit = key.key() - Qt::Key_0;
    return digit >= 0 && digit <= 9 ? digit : -1;
}

QChar letterOf(const QKeyEvent &key)
{
    const QString text = key.text().toUpper();
    return text.size() == 1 && text.at(0).isLetter() ? text.at(0) : QChar();
}

bool isEnter(const QKeyEvent &key)
{
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

} // namespace adjutant::app
