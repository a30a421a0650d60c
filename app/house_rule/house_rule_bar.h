// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/value.h"

#include <QWidget>

#include <memory>

namespace adjutant {
class Table;
}

class QKeyEvent;

namespace adjutant::app {

namespace Ui {
class HouseRuleBar;
}

class Session;
class StepButtons;

/// Makes a house rule of one number or word of a table, or has it as printed again. Not to be seen
/// before somebody presses such a cell.
class HouseRuleBar : public QWidget
{
    Q_OBJECT

public:
    explicit HouseRuleBar(QWidget *parent = nullptr);
    ~HouseRuleBar() override;

    void setSession(Session *session);
    /// While it is open all keys are its own: none answers the question above it.
    bool takeKey(const QKeyEvent &key);

private:
    void open(const QString &table, const QList<int> &rows, const QString &column);
    QString placeIn(const Table &table) const;
    void restyle();
    void catchUp();
    Value valueOf(const Table &table) const;
    void showCell(const Table &table, int column);
    void showNumber();
    void step(int by);
    void typeDigit(int digit);
    void make(bool asPrinted);

    std::unique_ptr<Ui::HouseRuleBar> m_form;
    StepButtons *m_steps;
    Session *m_session = nullptr;
    QString m_table;
    QList<int> m_rows; ///< that the printed cell stands for
    QString m_column;
    Value m_value; ///< that it has in this battle
    bool m_isWord = false;
    int m_number = 0;
    bool m_typed = false; ///< the next digit belongs to the same number
};

} // namespace adjutant::app
