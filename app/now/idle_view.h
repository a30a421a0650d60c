// SPDX-License-Identifier: MIT
#pragma once

#include "app/keys/number_keys.h"

#include "core/referee/offer.h"

#include <QWidget>

#include <memory>

class QKeyEvent;

namespace adjutant::app {

namespace Ui {
class IdleView;
}

class ActionButton;
class Session;
struct UnitRow;

/// Nothing is asked: what the unit that is picked, and the turn, could do now, each with its cost
/// and, where it is not legal, the reason; what is owed; what was parked.
class IdleView : public QWidget
{
    Q_OBJECT

public:
    IdleView(Session &session, QWidget *parent);
    ~IdleView() override;

    void refresh();
    bool takeKey(const QKeyEvent &key);

private:
    void showHead();
    void showVerdict(const Verdict &verdict);
    void showUnits();
    void addUnit(const UnitRow &row);
    void showActions();
    void addOffer(const Offer &offer);
    void addPlainly(const Offer &offer);
    void addLine(QWidget *button, const QString &beside);
    QString costOf(const Offer &offer) const;
    void showOwed();
    void showParked();
    bool takeDigit(int digit);
    bool takeLetter(QChar letter);
    void takeDefault();
    const Offer *plainAction() const;

    Session &m_session;
    std::unique_ptr<Ui::IdleView> m_form;
    QList<Offer> m_offers; ///< of the picked unit first, then of the turn
    NumberKeys m_typing;
    int m_firstOwed = 0;
};

} // namespace adjutant::app
