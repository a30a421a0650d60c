// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/step.h"
#include "core/rules/declaration.h"

#include <QWidget>

#include <memory>

class QKeyEvent;

namespace adjutant::app {

namespace Ui {
class HandView;
}

class ActionButton;
class HandRow;
class LinkRow;
class Session;
class ValueRow;

/// The referee's own hand on one unit or marker: any value, its note and player, whom it fights and
/// what holds it, its place on the table; a marker beside it. A reason is invited, never demanded.
class HandView : public QWidget
{
    Q_OBJECT

public:
    HandView(Session &session, QWidget *parent);
    ~HandView() override;

    /// The buttons below, which keep their place while the view scrolls.
    QWidget *buttons() const { return m_buttons; }
    EntityId subject() const { return m_subject; }
    void setSubject(EntityId subject);
    /// Shows what is true now; closes where the subject is gone.
    void refresh();
    bool takeKey(const QKeyEvent &key);

signals:
    void closed();
    /// The keys have come to that line: it shall be seen.
    void reached(QWidget *line);

private:
    void addButtons();
    bool takeRowKey(const QKeyEvent &key);
    void makeRows();
    void makeLinkRows(const KindDeclaration &kind);
    QList<HandRow *> rows() const;
    void moveCurrent(int by);
    void perform(Command command);
    void setValue(const QString &key, const Value &value);
    void setLink(const QString &key, EntityId to, bool linked);
    void place(const QString &kind);
    void takeOff();

    Session &m_session;
    std::unique_ptr<Ui::HandView> m_form;
    QWidget *m_buttons; ///< belongs to whoever shows it
    EntityId m_subject = EntityId::None;
    ActionButton *m_marker = nullptr;
    ActionButton *m_off = nullptr;
    QList<ValueRow *> m_rows;
    QList<LinkRow *> m_links;
    int m_current = 0;
};

} // namespace adjutant::app
