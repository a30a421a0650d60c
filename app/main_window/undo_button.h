// SPDX-License-Identifier: MIT
#pragma once

#include "app/widgets/action_button.h"

namespace adjutant::app {

/// Says what undo takes back: on one line, where that is too short in small letters on two. The
/// tooltip has what does not fit even so.
class UndoButton : public ActionButton
{
    Q_OBJECT

public:
    using ActionButton::ActionButton;

    /// What is written where the label is too long: its arrow says the rest.
    void setShortLabel(const QString &label) { m_shortLabel = label; }
    /// What is written on it, line by line.
    QStringList writtenLines() const;

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_shortLabel;
};

} // namespace adjutant::app
