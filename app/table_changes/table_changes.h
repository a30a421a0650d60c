// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <QWidget>

#include <memory>

namespace adjutant::app {

class Session;
class TableChangesModel;

namespace Ui {
class TableChanges;
}

/// "Do on the table": what the last entries ask people to change there, ticked off by a press. Not
/// to be seen while there is nothing.
class TableChanges : public QWidget
{
    Q_OBJECT

public:
    explicit TableChanges(QWidget *parent = nullptr);
    ~TableChanges() override;

    /// The battle that it shows from now on; null for none.
    void setSession(Session *session);
    /// Its list gets no higher than \a pixels; what is older is scrolled to.
    void setMostHeight(int pixels);

protected:
    void changeEvent(QEvent *event) override;

private:
    void catchUp();
    void showState();
    void limit();
    void keep();

    std::unique_ptr<Ui::TableChanges> m_form;
    TableChangesModel *m_model;
    Session *m_session = nullptr;
    int m_mostHeight = 0; ///< 0 for any
    QTimer m_keeping;
};

} // namespace adjutant::app
