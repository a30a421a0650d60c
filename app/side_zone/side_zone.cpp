// SPDX-License-Identifier: MIT
#include "app/side_zone/side_zone.h"

#include "side_zone/ui_side_zone.h"

#include "app/owed/owed_panel.h"
#include "app/side_zone/page_tab.h"
#include "app/side_zone/side_panel.h"
#include "app/style/design.h"
#include "app/style/sheet_property.h"
#include "app/widgets/flow_layout.h"

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

// What is to be done on the table has one part of so many.
constexpr int PageParts = 4;
constexpr int UnitParts = 6;    ///< where the order of battle is a page
constexpr auto Tight = "tight"; ///< a property of a tab

} // namespace

SideZone::SideZone(QWidget *parent)
    : QWidget(parent)
    , m_form(std::make_unique<Ui::SideZone>())
{
    m_form->setupUi(this);
    setAttribute(Qt::WA_StyledBackground);
    (new FlowLayout(m_form->tabsBox))->setGap(space::Hair);
    m_guestTab = makeTab(tr("Ctrl+F"));
    m_guestTab->setLabel(tr("Units"));
    m_guestTab->hide();
    connect(m_guestTab, &QAbstractButton::clicked, this, &SideZone::openGuest);
    for (SidePanel *panel : createSidePanels(this))
        addPanel(panel);
    show(0);
    // Queued: the tabs have their new type by then.
    connect(&design(), &Design::changed, this, &SideZone::fitTabs, Qt::QueuedConnection);
}

SideZone::~SideZone() = default;

PageTab *SideZone::makeTab(const QString &key)
{
    auto *tab = new PageTab(m_form->tabsBox);
    tab->setKey(key);
    m_form->tabsBox->layout()->addWidget(tab);
    return tab;
}

void SideZone::addPanel(SidePanel *panel)
{
    const auto page = static_cast<int>(m_panels.size());
    PageTab *tab = makeTab(tr("F%1", "key of a page").arg(page + 2));
    m_form->pages->addWidget(panel);
    m_panels.append(panel);
    m_tabs.append(tab);
    showTitle(page);
    connect(tab, &QAbstractButton::clicked, this, [this, page] { show(page); });
    connect(panel, &SidePanel::titleChanged, this, [this, page] { showTitle(page); });
    connect(panel, &SidePanel::wanted, this, [this, page] { show(page); });
    connect(panel, &SidePanel::suggested, this, [this, page] {
        if (!m_guest)
            show(page);
    });
}

void SideZone::setSession(Session *session)
{
    for (SidePanel *panel : std::as_const(m_panels))
        panel->setSession(session);
    m_form->tableChanges->setSession(session);
}

void SideZone::open(int page)
{
    if (page < 0 || page >= m_panels.size() || !m_panels.at(page)->isNeeded())
        return;
    show(page);
    m_panels.at(page)->takeFocus();
}

void SideZone::openOwed()
{
    open(static_cast<int>(m_panels.indexOf(findChild<OwedPanel *>())));
}

void SideZone::showTitle(int page)
{
    const SidePanel *panel = m_panels.at(page);
    m_tabs.at(page)->setTitle(panel->title(), panel->count());
    m_tabs.at(page)->setVisible(panel->isNeeded());
    fitTabs();
    if (!panel->isNeeded() && m_form->pages->currentWidget() == panel)
        show(0);
}

void SideZone::show(int page)
{
    if (page >= m_panels.size())
        return;
    m_form->pages->setCurrentWidget(m_panels.at(page));
    m_tabs.at(page)->setChecked(true);
}

void SideZone::takeIn(QWidget *guest)
{
    m_guest = guest;
    m_form->pages->addWidget(guest);
    guest->layout()->setContentsMargins(0, 0, 0, 0); // this zone has a margin
    m_guestTab->show();
    shareRoom();
    openGuest();
}

void SideZone::giveBack(QWidget *guest)
{
    if (m_guest != guest)
        return;
    if (m_form->pages->currentWidget() == guest)
        show(0);
    m_guest = nullptr;
    m_form->pages->removeWidget(guest);
    guest->layout()->unsetContentsMargins();
    m_guestTab->hide();
    shareRoom();
}

void SideZone::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    shareRoom();
}

void SideZone::shareRoom()
{
    m_form->tableChanges->setMostHeight(height() / (m_guest ? UnitParts : PageParts));
    fitTabs();
}

/// In smaller type where that leaves them on one line.
void SideZone::fitTabs()
{
    const QMargins margins = layout()->contentsMargins();
    const int room = width() - margins.left() - margins.right();
    setTabsTight(false);
    if (tabsWidth() <= room)
        return;
    setTabsTight(true);
    if (tabsWidth() > room) // two lines either way
        setTabsTight(false);
}

void SideZone::setTabsTight(bool tight)
{
    setSheetProperty(*m_guestTab, Tight, tight);
    for (PageTab *tab : std::as_const(m_tabs))
        setSheetProperty(*tab, Tight, tight);
}

int SideZone::tabsWidth() const
{
    return m_form->tabsBox->layout()->sizeHint().width();
}

void SideZone::openGuest()
{
    if (!m_guest)
        return;
    m_form->pages->setCurrentWidget(m_guest);
    m_guestTab->setChecked(true);
}

} // namespace adjutant::app
