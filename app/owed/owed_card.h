// SPDX-License-Identifier: MIT
#pragma once

#include "app/owed/owed_items.h"

#include <QWidget>

#include <memory>

namespace adjutant::app {

namespace Ui {
class OwedCard;
}

/// One thing that waits, with a button that takes it up and one that lets it go.
class OwedCard : public QWidget
{
    Q_OBJECT

public:
    explicit OwedCard(QWidget *parent = nullptr);
    ~OwedCard() override;

    void setItem(const OwedItem &item);
    const OwedItem &item() const { return m_item; }
    void takeFocus();

signals:
    void takenUp(const adjutant::app::OwedItem &item);
    void letGo(const adjutant::app::OwedItem &item);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::unique_ptr<Ui::OwedCard> m_form;
    OwedItem m_item;
};

} // namespace adjutant::app
