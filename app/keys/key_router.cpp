// SPDX-License-Identifier: MIT
#include "app/keys/key_router.h"

#include "app/keys/typing.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QWidget>

#include <algorithm>
#include <array>

namespace adjutant::app {

namespace {

/// A key that is held down goes on moving and counting, and does nothing else twice.
constexpr std::array StepKeys{Qt::Key_Left,     Qt::Key_Right,    Qt::Key_Up,   Qt::Key_Down,
                              Qt::Key_PageUp,   Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End,
                              Qt::Key_Plus,     Qt::Key_Minus,    Qt::Key_Tab,  Qt::Key_Backtab,
                              Qt::Key_Backspace};

bool goesOnWhenHeld(int key)
{
    return std::find(StepKeys.cbegin(), StepKeys.cend(), key) != StepKeys.cend();
}

/// A closed list of choices has no use for Escape.
bool leaves(const QWidget *focus, const QKeyEvent &key)
{
    return key.key() == Qt::Key_Escape && qobject_cast<const QComboBox *>(focus);
}

/// The row or cell that the focus is at is opened by the view.
bool opensRow(const QWidget *focus, const QKeyEvent &key)
{
    return opensRows(focus) && (isEnter(key) || key.key() == Qt::Key_Space);
}

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
    if (event->type() == QEvent::ShortcutOverride && widget && widget->window() == m_window)
        return leavesUndo(*static_cast<QKeyEvent *>(event));
    if (event->type() == QEvent::KeyRelease)
        noteRelease(*static_cast<QKeyEvent *>(event));
    if (event->type() != QEvent::KeyPress || !widget || widget->window() != m_window ||
        QApplication::activeModalWidget() || QApplication::activePopupWidget())
        return QObject::eventFilter(watched, event);
    const auto &key = *static_cast<QKeyEvent *>(event);
    auto *focus = m_window->focusWidget();
    if (!isPlain(key) || (takesText(focus) && !leaves(focus, key)))
        return QObject::eventFilter(watched, event);
    if (isRepeated(key) && !goesOnWhenHeld(key.key()))
        return true;
    auto *button = qobject_cast<QAbstractButton *>(focus);
    if (button && isEnter(key) && button->hasFocus()) {
        button->click();
        return true;
    }
    if (opensRow(focus, key))
        return QObject::eventFilter(watched, event);
    return m_taker(key) || QObject::eventFilter(watched, event);
}

/// A field would keep the keys of undo and redo to itself, also where nothing was typed into it.
bool KeyRouter::leavesUndo(QKeyEvent &key) const
{
    const bool undo = key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo);
    if (!undo || undoesTyping(m_window->focusWidget(), key))
        return false;
    key.ignore();
    return true;
}

void KeyRouter::noteRelease(const QKeyEvent &key)
{
    m_released = key.key();
    m_releasedAt = key.timestamp();
}

/// X11 repeats a key by a release and a press of the same moment, and under load Qt takes the press
/// for a new one.
bool KeyRouter::isRepeated(const QKeyEvent &key) const
{
    return key.isAutoRepeat() ||
           (key.key() == m_released && key.timestamp() > 0 && key.timestamp() == m_releasedAt);
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
