// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QLabel>

namespace adjutant::app {

/// A label that goes on in further lines and remembers how high it is at which width: layouts ask a
/// dozen times whenever anything changes, and breaking a text into lines is what costs most.
class WrappedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit WrappedLabel(QWidget *parent = nullptr);

    int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    mutable QString m_measured; ///< the text that these are the heights of
    mutable QHash<int, int> m_heights;
};

} // namespace adjutant::app
