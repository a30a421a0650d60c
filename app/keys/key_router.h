// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <functional>

class QKeyEvent;
class QWidget;

namespace adjutant::app {

/// Brings the keys of a battle to the one who knows what they mean now, wherever the focus is in
/// the window, except where text is typed, a menu is open or a dialog waits. Undo and redo are the
/// battle's as long as the field that has the focus has nothing of its own to undo.
class KeyRouter : public QObject
{
    Q_OBJECT

public:
    /// Tells whether it had a use for the key.
    using Taker = std::function<bool(const QKeyEvent &key)>;

    KeyRouter(QWidget *window, Taker taker);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool leavesUndo(QKeyEvent &key) const;
    void noteRelease(const QKeyEvent &key);
    bool isRepeated(const QKeyEvent &key) const;

    QWidget *m_window;
    Taker m_taker;
    int m_released = 0; ///< the key that was let go last, and when
    quint64 m_releasedAt = 0;
};

/// The digit of a key from 0 to 9; -1 for any other key.
int digitOf(const QKeyEvent &key);
/// The letter of a key, as a capital; null for any other key.
QChar letterOf(const QKeyEvent &key);
bool isEnter(const QKeyEvent &key);

} // namespace adjutant::app
