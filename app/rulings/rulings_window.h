// SPDX-License-Identifier: MIT
#pragma once

#include "app/rulings/session_rules.h"

#include <QDialog>

#include <memory>

namespace adjutant::app {

namespace Ui {
class RulingsWindow;
}

class Session;

/// The rulings and house rules of the battle that is going on.
class RulingsWindow : public QDialog
{
    Q_OBJECT

public:
    explicit RulingsWindow(Session &session, QWidget *parent = nullptr);
    ~RulingsWindow() override;

private:
    std::unique_ptr<Ui::RulingsWindow> m_form;
    SessionRules m_rules;
};

} // namespace adjutant::app
