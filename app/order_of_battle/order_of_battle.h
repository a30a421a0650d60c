// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/entity_id.h"

#include <QAbstractItemView>
#include <QWidget>

#include <memory>

class QModelIndex;

namespace adjutant::app {

namespace Ui {
class OrderOfBattle;
}

class ListingMenu;
class Session;
class UnitDelegate;
class UnitFilter;
class UnitListModel;

/// The left zone: both sides, a row a unit.
class OrderOfBattle : public QWidget
{
    Q_OBJECT

public:
    explicit OrderOfBattle(QWidget *parent = nullptr);
    ~OrderOfBattle() override;

    void setSession(Session *session);
    /// Begins to type words that filter the units.
    void startFilter();
    UnitListModel &model() { return *m_model; }
    /// Opens the unit that acts, or the one that is picked, to be changed by hand.
    void openHand();
    void openRollCall();
    /// Opens the menu of how the units stand.
    void openListing();
    /// Whether the rows are of double size: then the zone needs more width.
    bool isLarge() const;

signals:
    /// See isLarge().
    void sizeChanged();
    /// Somebody pointed at that unit.
    void unitPressed(adjutant::EntityId unit);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void shareHeight();
    void follow();
    void followBattle();
    void bringIntoView(int row, QAbstractItemView::ScrollHint hint);
    void showMoment();
    void addHand();
    void addListing();
    void showListing();
    void openHandOn(const QModelIndex &index);
    void offerBack(const QModelIndex &index);
    void putBack(EntityId unit);
    QModelIndex firstUnit() const;
    void moveTo(const QModelIndex &index);

    std::unique_ptr<Ui::OrderOfBattle> m_form;
    UnitListModel *m_model;
    UnitFilter *m_filter;
    UnitDelegate *m_delegate;
    ListingMenu *m_listing;
    Session *m_session = nullptr;
    bool m_following = false;
    EntityId m_side = EntityId::None; ///< that had the turn when it was last looked at
    bool m_asked = false;             ///< whether there was a question then
};

} // namespace adjutant::app
