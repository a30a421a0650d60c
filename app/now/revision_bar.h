// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <memory>

namespace adjutant::app {

namespace Ui {
class RevisionBar;
}

class Session;

/// A change of the past is going on: how much is still to be repeated, what was answered before,
/// and the ways out. Not to be seen while none is.
class RevisionBar : public QWidget
{
    Q_OBJECT

public:
    explicit RevisionBar(QWidget *parent = nullptr);
    ~RevisionBar() override;

    void setSession(Session *session);

private:
    void refresh();
    void showBefore();

    std::unique_ptr<Ui::RevisionBar> m_form;
    Session *m_session = nullptr;
};

} // namespace adjutant::app
