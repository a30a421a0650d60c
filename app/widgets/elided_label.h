// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace adjutant::app {

/// Lines of plain text that are cut with an ellipsis where there is no room for all of them; then
/// the tooltip has them.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    using QLabel::QLabel;

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void describe();
    QString shownText() const;
};

} // namespace adjutant::app
