// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace adjutant::app {

/// One line of plain text that is cut with an ellipsis where there is no room for all of it; then
/// the tooltip has it.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    using QLabel::QLabel;

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QString shownText() const;
};

} // namespace adjutant::app
