// SPDX-License-Identifier: MIT
#pragma once

#include "app/now/prompt.h"

#include <QHash>
#include <QJsonObject>

class QGridLayout;
class QLabel;

namespace adjutant::app {

class ActionButton;

/// A number for each of several units, none where nothing is said. The arrow keys choose a row, a
/// digit is its number, Enter answers.
class TallyPrompt : public Prompt
{
    Q_OBJECT

public:
    TallyPrompt(const Session &session, QWidget *parent);

    bool takeKey(const QKeyEvent &key) override;
    bool takeUnit(EntityId unit) override;

private:
    struct Row
    {
        QString option;
        int minimum = 0;
        int maximum = 0;
        int count = 0;
        QLabel *name = nullptr;
        QLabel *number = nullptr;
    };

    void addRow(const Option &option, QGridLayout &grid, int place);
    ActionButton *stepButton(const QString &sign, int row, int by);
    void setCount(int row, int count);
    void setCurrent(int row);
    void showRow(int row);
    void showSum();
    void commit();

    QList<Row> m_rows;
    int m_current = 0;
    ActionButton *m_done;
};

} // namespace adjutant::app
