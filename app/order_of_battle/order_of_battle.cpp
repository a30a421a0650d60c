// SPDX-License-Identifier: MIT
#include "app/order_of_battle/order_of_battle.h"

#include "order_of_battle/ui_order_of_battle.h"

#include "app/order_of_battle/listing_menu.h"
#include "app/order_of_battle/unit_delegate.h"
#include "app/order_of_battle/unit_filter.h"
#include "app/order_of_battle/unit_list_model.h"
#include "app/session/lookback.h"
#include "app/session/session.h"
#include "app/style/design.h"
#include "app/widgets/context_press.h"

#include "core/referee/off_table.h"

#include <QKeyEvent>
#include <QScopedValueRollback>

namespace adjutant::app {

namespace {

constexpr int RoomForUnitButtons = 220; ///< height at 100 percent, of units and buttons

} // namespace

OrderOfBattle::OrderOfBattle(QWidget *parent)
    : QWidget(parent)
    , m_form(std::make_unique<Ui::OrderOfBattle>())
    , m_model(new UnitListModel(this))
    , m_filter(new UnitFilter(this))
    , m_delegate(new UnitDelegate(this))
    , m_listing(new ListingMenu(this))
{
    m_form->setupUi(this);
    m_filter->setUnits(m_model);
    m_form->unitList->setModel(m_filter);
    m_form->unitList->setItemDelegate(m_delegate);
    m_form->filterEdit->installEventFilter(this);
    connect(m_form->filterEdit, &QLineEdit::textChanged, m_filter, &UnitFilter::setWords);
    connect(m_form->unitList, &QAbstractItemView::clicked, this, [this](const QModelIndex &index) {
        const auto row = index.data(UnitListModel::RowRole).value<UnitRow>();
        if (row.isUnit())
            emit unitPressed(row.id);
        else if (row.offTable)
            offerBack(index);
    });
    connect(m_form->unitList->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &OrderOfBattle::moveTo);
    connect(&design(), &Design::changed, m_form->unitList, &QListView::doItemsLayout);
    connect(&design(), &Design::changed, this, &OrderOfBattle::shareHeight);
    addHand();
    addListing();
}

OrderOfBattle::~OrderOfBattle() = default;

/// The referee's own hand: the other press on a unit, and a button.
void OrderOfBattle::addHand()
{
    auto *other = new ContextPress(m_form->unitList);
    connect(other, &ContextPress::pressed, this, &OrderOfBattle::openHandOn);
    m_form->handButton->setLabel(tr("By hand"));
    m_form->handButton->setKey(tr("Ctrl+H"));
    m_form->handButton->setDetail(
        tr("Sets any value of the unit that is picked; so does a right click or a long press"));
    m_form->rollCallButton->setLabel(tr("Roll call"));
    m_form->rollCallButton->setKey(tr("Ctrl+Shift+R"));
    for (ActionButton *button : {m_form->handButton, m_form->rollCallButton})
        button->setKeyShown(false);
    connect(m_form->handButton, &QAbstractButton::clicked, this, &OrderOfBattle::openHand);
    connect(m_form->rollCallButton, &QAbstractButton::clicked, this, &OrderOfBattle::openRollCall);
}

/// How the units stand: a menu at its button, and what was chosen last.
void OrderOfBattle::addListing()
{
    m_form->listingButton->setLabel(tr("Sort"));
    m_form->listingButton->setKey(tr("Ctrl+Shift+S"));
    m_form->listingButton->setKeyShown(false);
    m_form->listingButton->setDetail(
        tr("In which order and size the units stand, and whether what is off the table is listed"));
    connect(m_form->listingButton, &QAbstractButton::clicked, this, &OrderOfBattle::openListing);
    connect(m_listing, &ListingMenu::chosen, this, [this] {
        m_listing->listing().keep();
        showListing();
    });
    m_listing->setListing(UnitListing::load());
    showListing();
}

void OrderOfBattle::showListing()
{
    const UnitListing &listing = m_listing->listing();
    m_model->setOffTableShown(listing.offTable);
    m_filter->setListing(listing);
    m_delegate->setLarge(listing.large);
    m_form->unitList->doItemsLayout();
    emit sizeChanged();
}

bool OrderOfBattle::isLarge() const
{
    return m_listing->listing().large;
}

void OrderOfBattle::openListing()
{
    m_listing->setGroupsKnown(m_model->hasGroups());
    const QPoint above(0, -m_listing->sizeHint().height());
    m_listing->popup(m_form->listingButton->mapToGlobal(above));
}

/// The unit that is picked in the list, or is off the table there.
void OrderOfBattle::openHandOn(const QModelIndex &index)
{
    const auto row = index.data(UnitListModel::RowRole).value<UnitRow>();
    if (!m_session || !index.isValid() || row.isGroup)
        return;
    if (row.offTable)
        offerBack(index);
    else
        emit m_session->handWanted(row.id);
}

/// A unit that was taken off the table can be put back.
void OrderOfBattle::offerBack(const QModelIndex &index)
{
    const auto row = index.data(UnitListModel::RowRole).value<UnitRow>();
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QString name = QString(row.name).replace(u'&', QStringLiteral("&&"));
    QAction *back = menu->addAction(tr("Back on the table: %1", "a unit").arg(name));
    connect(back, &QAction::triggered, this, [this, unit = row.id] { putBack(unit); });
    menu->setActiveAction(back);
    const QRect place = m_form->unitList->visualRect(index);
    menu->popup(m_form->unitList->viewport()->mapToGlobal(place.bottomLeft()));
}

void OrderOfBattle::putBack(EntityId unit)
{
    // What else is to be said of it is said at once.
    if (m_session->perform(restoreCommand(unit)))
        emit m_session->handWanted(unit);
}

QModelIndex OrderOfBattle::firstUnit() const
{
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const QModelIndex index = m_filter->index(row, 0);
        if (index.data(UnitListModel::RowRole).value<UnitRow>().isUnit())
            return index;
    }
    return {};
}

void OrderOfBattle::openHand()
{
    if (!m_session)
        return;
    const QModelIndex current = m_form->unitList->currentIndex();
    if (m_form->unitList->hasFocus() &&
        current.data(UnitListModel::RowRole).value<UnitRow>().offTable) {
        offerBack(current);
        return;
    }
    const Question *asked = m_session->question();
    const Lookback &lookback = m_session->lookback();
    const Session &shown = lookback.showsThen() ? *lookback.then() : *m_session;
    EntityId unit = shown.selected();
    if (&shown == m_session && asked && asked->actor != EntityId::None)
        unit = asked->actor;
    if (unit == EntityId::None) // nobody is picked: the first one
        unit = firstUnit().data(UnitListModel::RowRole).value<UnitRow>().id;
    if (m_session->state().contains(unit))
        emit m_session->handWanted(unit);
}

void OrderOfBattle::openRollCall()
{
    if (m_session)
        emit m_session->rollCallWanted();
}

void OrderOfBattle::setSession(Session *session)
{
    if (m_session) {
        disconnect(m_session, nullptr, this, nullptr);
        disconnect(&m_session->lookback(), nullptr, this, nullptr);
    }
    m_session = session;
    m_form->filterEdit->clear();
    for (QWidget *each : std::initializer_list<QWidget *>{
             m_form->handButton, m_form->rollCallButton, m_form->listingButton, m_form->filterEdit})
        each->setEnabled(session != nullptr);
    if (session) {
        connect(session, &Session::selectionChanged, this, &OrderOfBattle::follow);
        // Queued: the rows are those of the battle as it is by then.
        connect(session, &Session::changed, this, &OrderOfBattle::followBattle,
                Qt::QueuedConnection);
        connect(&session->lookback(), &Lookback::changed, this, &OrderOfBattle::showMoment);
    }
    showMoment();
    m_side = EntityId::None;
    followBattle();
}

/// What is now, or the moment of the past that is looked at.
void OrderOfBattle::showMoment()
{
    const bool then = m_session && m_session->lookback().showsThen();
    m_model->setSession(then ? m_session->lookback().then() : m_session);
    m_form->thenLabel->setVisible(m_session && m_session->lookback().isOpen());
    m_form->thenLabel->setText(then ? tr("As it was then") : tr("As it is now"));
}

void OrderOfBattle::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    shareHeight();
}

/// In a low zone the units have all of it: the buttons stand in the menu, too, and the filter comes
/// when it is wanted.
void OrderOfBattle::shareHeight()
{
    const bool low = height() < design().px(RoomForUnitButtons);
    for (QWidget *button : {m_form->handButton, m_form->rollCallButton, m_form->listingButton})
        button->setVisible(!low);
    const QLineEdit &filter = *m_form->filterEdit;
    m_form->filterEdit->setVisible(!low || filter.hasFocus() || !filter.text().isEmpty());
}

void OrderOfBattle::startFilter()
{
    m_form->filterEdit->show();
    m_form->filterEdit->setFocus(Qt::ShortcutFocusReason);
    m_form->filterEdit->selectAll();
}

bool OrderOfBattle::eventFilter(QObject *watched, QEvent *event)
{
    // Escape in the filter shows all units again and goes back to the battle.
    if (watched == m_form->filterEdit && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        m_form->filterEdit->clear();
        m_form->filterEdit->clearFocus();
        shareHeight();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

/// Brings the unit that is picked into view.
void OrderOfBattle::follow()
{
    const int row = m_model->find(m_session->selected());
    const QModelIndex index = m_filter->mapFromSource(m_model->index(row));
    const QScopedValueRollback<bool> following(m_following, true);
    m_form->unitList->setCurrentIndex(index);
    if (index.isValid())
        m_form->unitList->scrollTo(index);
}

/// The side whose turn comes stands at the top, and whom the question is about can be seen.
void OrderOfBattle::followBattle()
{
    if (!m_session || m_session->lookback().isOpen())
        return;
    const EntityId side = m_session->state().moment().side;
    if (side != m_side)
        bringIntoView(m_model->findSide(side), QAbstractItemView::PositionAtTop);
    m_side = side;
    const bool asked = m_session->question() != nullptr;
    const bool ended = m_asked && !asked; // who acted is looked at again, no longer its target
    m_asked = asked;
    bringIntoView(ended ? m_model->find(m_session->selected()) : m_model->firstConcerned(),
                  QAbstractItemView::EnsureVisible);
}

void OrderOfBattle::bringIntoView(int row, QAbstractItemView::ScrollHint hint)
{
    const QModelIndex index = m_filter->mapFromSource(m_model->index(row));
    if (index.isValid())
        m_form->unitList->scrollTo(index, hint);
}

/// The arrow keys pick units, as long as nothing is asked.
void OrderOfBattle::moveTo(const QModelIndex &index)
{
    if (m_following || !index.isValid() || !m_session || m_session->question() ||
        m_session->lookback().isOpen() || !m_form->unitList->hasFocus())
        return;
    const auto row = index.data(UnitListModel::RowRole).value<UnitRow>();
    if (row.isUnit())
        m_session->select(row.id);
}

} // namespace adjutant::app
