// SPDX-License-Identifier: MIT
#pragma once

#include <QSplitter>

namespace adjutant::app {

class OrderOfBattle;
class SideZone;

/// The three zones of the window, arranged by the room there is for the size of the text: beside
/// each other; on a tall screen with the pages below; on a small one with the order of battle as a
/// page.
class Zones : public QSplitter
{
    Q_OBJECT

public:
    enum class Arrangement { Row, Below, Pages };

    explicit Zones(QWidget *parent = nullptr);

    void setZones(OrderOfBattle *order, QWidget *now, SideZone *side);
    Arrangement arrangement() const { return m_arrangement; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    Arrangement fitting() const;
    void setLeast();
    void arrange();
    void place(Arrangement arrangement);
    void divide();

    OrderOfBattle *m_order = nullptr;
    QWidget *m_now = nullptr;
    SideZone *m_side = nullptr;
    QSplitter *m_upper; ///< holds order of battle and now where the pages are below
    Arrangement m_arrangement = Arrangement::Row;
};

} // namespace adjutant::app
