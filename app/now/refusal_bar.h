// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/refusal.h"

#include <QWidget>

#include <memory>

namespace adjutant::app {

namespace Ui {
class RefusalBar;
}

class Session;

/// Why the last request was not carried out, with the rule; the referee may allow it anyway.
class RefusalBar : public QWidget
{
    Q_OBJECT

public:
    explicit RefusalBar(QWidget *parent = nullptr);
    ~RefusalBar() override;

    void setSession(Session *session);

private:
    void restyle();
    void allow();
    void listenTo(Session &session);
    void listenToThen();
    void showRefusal(Session &session);
    void showGivenUp(const Refusal &why);
    void showSentence(const Text &text, const QString &rule);
    void showFailure(const QString &message);

    std::unique_ptr<Ui::RefusalBar> m_form;
    Session *m_session = nullptr;
    Session *m_then = nullptr;     ///< the moment of the past that is looked at
    Session *m_speaking = nullptr; ///< whichever of the two refused last
};

} // namespace adjutant::app
