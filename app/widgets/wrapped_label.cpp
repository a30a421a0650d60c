// SPDX-License-Identifier: MIT
#include "app/widgets/wrapped_label.h"

namespace adjutant::app {

WrappedLabel::WrappedLabel(QWidget *parent)
    : QLabel(parent)
{
    setWordWrap(true);
}

int WrappedLabel::heightForWidth(int width) const
{
    if (m_measured != text()) {
        m_heights.clear();
        m_measured = text();
    }
    const auto known = m_heights.constFind(width);
    if (known != m_heights.cend())
        return *known;
    const int height = QLabel::heightForWidth(width);
    m_heights.insert(width, height);
    return height;
}

/// With another font or style it is as high as that makes it.
void WrappedLabel::changeEvent(QEvent *event)
{
    m_heights.clear();
    QLabel::changeEvent(event);
}

} // namespace adjutant::app
