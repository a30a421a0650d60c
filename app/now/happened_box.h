// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QLabel;

namespace adjutant::app {

class Session;

/// What came of the last answer: it stays to be read beside what comes next, until that is
/// answered.
class HappenedBox : public QFrame
{
    Q_OBJECT

public:
    explicit HappenedBox(QWidget *parent = nullptr);

    /// The last lines of it, \a most of them; hides itself where there are none.
    void showLast(const Session &session, int most);

private:
    QLabel *m_heading;
    QLabel *m_lines;
};

} // namespace adjutant::app
