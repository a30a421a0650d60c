// SPDX-License-Identifier: MIT
#pragma once

#include <QRadioButton>

namespace adjutant::app {

/// One of several choices, of which the text may take several lines.
class ChoiceButton : public QRadioButton
{
    Q_OBJECT

public:
    explicit ChoiceButton(const QString &text, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool hitButton(const QPoint &place) const override;

private:
    int textLeft() const;
};

} // namespace adjutant::app
