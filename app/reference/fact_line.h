// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;

namespace adjutant::app {

/// One line of a page: what it is about at the left, what it is at the right.
class FactLine : public QWidget
{
    Q_OBJECT

public:
    explicit FactLine(QWidget *parent = nullptr);

    void setFact(const QString &label, const QString &value);

private:
    QLabel *m_label;
    QLabel *m_value;
};

} // namespace adjutant::app
