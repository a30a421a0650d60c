// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QWidget>

#include <memory>

namespace adjutant::app {

namespace Ui {
class SideZone;
}

class ActionButton;
class Session;
class SidePanel;

/// The right zone: one page at a time, chosen by its tab, and below it what is to be done on the
/// table.
class SideZone : public QWidget
{
    Q_OBJECT

public:
    explicit SideZone(QWidget *parent = nullptr);
    ~SideZone() override;

    void setSession(Session *session);
    /// Opens the page at that place and puts the focus into it; nothing where there is none.
    void open(int page);

private:
    void addPanel(SidePanel *panel);
    void showTitle(int page);
    void show(int page);

    std::unique_ptr<Ui::SideZone> m_form;
    QList<SidePanel *> m_panels;
    QList<ActionButton *> m_tabs;
};

} // namespace adjutant::app
