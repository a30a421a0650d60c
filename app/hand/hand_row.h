// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;

namespace adjutant::app {

/// A line of the referee's hand: what it is about, and beside it what changes that.
class HandRow : public QFrame
{
    Q_OBJECT

public:
    HandRow(const QString &label, QWidget *parent);

    /// The line that the keys change.
    void setCurrent(bool current);
    /// What plus and minus do.
    virtual void step(int by) = 0;
    /// What Enter does.
    virtual void enter() = 0;

protected:
    QString label() const;
    QHBoxLayout &line() const { return *m_line; }

private:
    QHBoxLayout *m_line;
    QLabel *m_label;
};

} // namespace adjutant::app
