// SPDX-License-Identifier: MIT
#include "app/rulings/rulings_window.h"

#include "rulings/ui_rulings_window.h"

#include "app/session/session.h"
#include "app/widgets/window_place.h"

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr QSize RulingsSize(1040, 660); ///< at 100 percent

} // namespace

RulingsWindow::RulingsWindow(Session &session, QWidget *parent)
    : QDialog(parent)
    , m_form(std::make_unique<Ui::RulingsWindow>())
    , m_rules(session)
{
    m_form->setupUi(this);
    m_form->view->setRules(&m_rules, session.battleName());
    connect(m_form->closeButton, &QPushButton::clicked, this, &QDialog::reject);
    new WindowPlace(this, u"rulings"_s, RulingsSize);
    m_form->view->setFocus();
}

RulingsWindow::~RulingsWindow()
{
    m_form->view->setRules(nullptr, {}); // they go before the view does
}

} // namespace adjutant::app
