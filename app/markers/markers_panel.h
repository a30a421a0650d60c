// SPDX-License-Identifier: MIT
#pragma once

#include "app/side_zone/side_panel.h"

#include <memory>

class QModelIndex;

namespace adjutant::app {

class MarkersModel;

namespace Ui {
class MarkersPanel;
}

/// What lies on the table, as numbered chits.
class MarkersPanel : public SidePanel
{
    Q_OBJECT

public:
    explicit MarkersPanel(QWidget *parent = nullptr);
    ~MarkersPanel() override;

    QString title() const override;
    int count() const override;
    void takeFocus() override;

protected:
    void begin() override;
    void catchUp() override;
    void changeEvent(QEvent *event) override;

private:
    void showState();
    void removeCurrent();
    void changeByHand(const QModelIndex &marker);

    std::unique_ptr<Ui::MarkersPanel> m_form;
    MarkersModel *m_model;
    int m_count = 0;
};

} // namespace adjutant::app
