// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <memory>

namespace adjutant::app {

namespace Ui {
class StatusLine;
}

class Session;

/// The last entry of the log in words, and whether it is kept.
class StatusLine : public QWidget
{
    Q_OBJECT

public:
    explicit StatusLine(QWidget *parent = nullptr);
    ~StatusLine() override;

    void setSession(Session *session);

private:
    void restyle();
    void refresh();
    void showFailure(const QString &message);

    std::unique_ptr<Ui::StatusLine> m_form;
    Session *m_session = nullptr;
};

} // namespace adjutant::app
