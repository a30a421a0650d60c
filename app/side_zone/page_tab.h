// SPDX-License-Identifier: MIT
#pragma once

#include "app/widgets/action_button.h"

namespace adjutant::app {

/// The tab of a page, with the number of things on that page small above its word: it takes no room
/// from the other tabs.
class PageTab : public ActionButton
{
    Q_OBJECT

public:
    explicit PageTab(QWidget *parent);

    /// No number is shown where there is nothing.
    void setTitle(const QString &title, int count);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_count = 0;
};

} // namespace adjutant::app
