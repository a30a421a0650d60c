// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <memory>

class QKeyEvent;
class QModelIndex;

namespace adjutant::app {

namespace Ui {
class RollCall;
}

class RollCallModel;
class Session;

/// All units' counters on one page, to walk along the table with: a press at the left of a number
/// is one less, at the right one more.
class RollCall : public QWidget
{
    Q_OBJECT

public:
    RollCall(Session &session, QWidget *parent);
    ~RollCall() override;

    /// The buttons below.
    QWidget *buttons() const { return m_buttons; }
    void refresh();
    bool takeKey(const QKeyEvent &key);
    /// Puts the focus into the table.
    void takeFocus();

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void closed();

private:
    void set(const QModelIndex &index, int value);

    Session &m_session;
    std::unique_ptr<Ui::RollCall> m_form;
    RollCallModel *m_model;
    QWidget *m_buttons; ///< belongs to whoever shows it
};

} // namespace adjutant::app
