// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/entity_id.h"

#include <QWidget>

#include <memory>

namespace adjutant::app {

namespace Ui {
class OrderOfBattle;
}

class Session;
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

signals:
    /// Somebody pointed at that unit.
    void unitPressed(adjutant::EntityId unit);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();
    void showMoment();
    void addHand();
    void moveTo(const QModelIndex &index);

    std::unique_ptr<Ui::OrderOfBattle> m_form;
    UnitListModel *m_model;
    UnitFilter *m_filter;
    Session *m_session = nullptr;
    bool m_following = false;
};

} // namespace adjutant::app
