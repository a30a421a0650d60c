// SPDX-License-Identifier: MIT
#pragma once

#include "app/players_view/public_dice.h"

#include <QWidget>

namespace adjutant::app {

/// The dice of the moment side by side, as large as there is room for.
class DiceTray : public QWidget
{
    Q_OBJECT

public:
    explicit DiceTray(QWidget *parent = nullptr);

    void setDice(const PublicDice &dice);
    const PublicDice &dice() const { return m_dice; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintDie(QPainter &painter, const QRectF &place, const PublicDie &die) const;

    PublicDice m_dice;
};

} // namespace adjutant::app
