// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>

namespace adjutant::app {

/// Scrolls what is too high for the room there is, and is never narrower than what it holds.
class ColumnArea : public QScrollArea
{
    Q_OBJECT

public:
    explicit ColumnArea(QWidget *parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace adjutant::app
