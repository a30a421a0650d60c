// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QWidget;

namespace adjutant::app {

class Session;

/// The windows beside the main one.
class Companions : public QObject
{
    Q_OBJECT

public:
    /// \a window is the main one.
    explicit Companions(QWidget *window);

    /// The battle that they show from now on; null for none.
    void setSession(Session *session);

    void openReport();

private:
    QWidget *m_window;
    Session *m_session = nullptr;
};

} // namespace adjutant::app
