// SPDX-License-Identifier: MIT
#pragma once

#include <QPoint>
#include <QString>

class QAbstractButton;
class QWidget;

namespace adjutant::app {
class MainWindow;
class Session;
} // namespace adjutant::app

namespace adjutant::test {

/// Somebody who plays through the real window in one way only, and counts what it takes: a press is
/// a key, a click or a tap.
class WindowHand
{
public:
    enum class Way { Keys, Mouse, Touch };

    WindowHand(app::MainWindow &window, Way way);

    int presses() const { return m_presses; }
    app::Session &session() const;

    /// A unit by the number on its base: picked, or pointed at for an answer.
    void unit(int number);
    /// What stands on a button, such as "Shoot"; false where it is not there.
    bool button(const QString &label);
    /// The cell at that place of the table, from 0.
    void cell(int place);
    /// The number of hits of a throw.
    void hits(int number);
    /// The face of one die.
    void face(int number);
    /// What Enter does: the answer or action that is marked. False where none is.
    bool marked();
    void endTurn();

private:
    QAbstractButton *find(const QString &label) const;
    void press(QAbstractButton *button, const QString &key);
    void tap(QWidget *widget, QPoint place);
    void type(const QString &key);
    void pointAt(int number);
    QString numberToType(int number) const;

    app::MainWindow &m_window;
    Way m_way;
    int m_presses = 0;
};

} // namespace adjutant::test
