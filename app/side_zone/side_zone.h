// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QWidget>

#include <memory>

namespace adjutant::app {

namespace Ui {
class SideZone;
}

class PageTab;
class Session;
class SidePanel;

/// The right zone: one page at a time, chosen by its tab, and below it what is to be done on the
/// table. Where there is little room it takes another zone in, as its first page.
class SideZone : public QWidget
{
    Q_OBJECT

public:
    explicit SideZone(QWidget *parent = nullptr);
    ~SideZone() override;

    void setSession(Session *session);
    int pageCount() const { return static_cast<int>(m_panels.size()); }
    /// Opens the page at that place and puts the focus into it; nothing where there is none.
    void open(int page);
    void openOwed();

    /// The order of battle becomes a page of this zone.
    void takeIn(QWidget *guest);
    /// It stands by itself again; its next parent shows it.
    void giveBack(QWidget *guest);
    /// Shows it where it is a page.
    void openGuest();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void shareRoom();
    void fitTabs();
    void setTabsTight(bool tight);
    int tabsWidth() const;
    PageTab *makeTab(const QString &key);
    void addPanel(SidePanel *panel);
    void showTitle(int page);
    void show(int page);

    std::unique_ptr<Ui::SideZone> m_form;
    QList<SidePanel *> m_panels;
    QList<PageTab *> m_tabs;
    PageTab *m_guestTab;
    QWidget *m_guest = nullptr;
};

} // namespace adjutant::app
