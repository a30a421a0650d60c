// SPDX-License-Identifier: MIT
#pragma once

#include "app/order_of_battle/unit_row.h"

#include <QWidget>

namespace adjutant::app {

/// One unit as it stands on the table, larger than in the order of battle: its die, its stands and
/// what threatens it. Hidden for a unit of which a game draws nothing of the kind.
class UnitPicture : public QWidget
{
    Q_OBJECT

public:
    explicit UnitPicture(QWidget *parent = nullptr);

    void setRow(const UnitRow &row);
    const UnitRow &row() const { return m_row; }

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    UnitRow m_row;
};

} // namespace adjutant::app
