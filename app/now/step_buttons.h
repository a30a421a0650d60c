// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QLabel;

namespace adjutant::app {

/// "− 2 dice +": a number with a button on either side.
class StepButtons : public QFrame
{
    Q_OBJECT

public:
    /// \a what it is, for those who listen; the keys stand in the tooltips.
    StepButtons(const QString &what, const QString &lessKey, const QString &moreKey,
                QWidget *parent);

    void setText(const QString &text);

signals:
    void stepped(int by);

private:
    void addButton(const QString &sign, const QString &name, const QString &key, int by);

    QLabel *m_label;
};

} // namespace adjutant::app
