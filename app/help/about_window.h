// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

namespace adjutant::app {

/// Name, version, the rulebooks that the games are of, and the licence.
class AboutWindow : public QDialog
{
    Q_OBJECT

public:
    explicit AboutWindow(QWidget *parent = nullptr);
};

} // namespace adjutant::app
