// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QWidget>

namespace adjutant::app {

class Session;

/// One page of the right zone: the reference, the log, the markers, what is owed.
class SidePanel : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// What stands on its tab, in the language in use.
    virtual QString title() const = 0;
    /// The number beside the title; 0 shows none.
    virtual int count() const { return 0; }
    /// Whether the battle that is shown has anything of the kind; without, it has no tab.
    virtual bool isNeeded() const { return true; }
    /// The battle that it shows from now on; null for none. It stays alive until the next call.
    void setSession(Session *session);
    /// The page was opened by key: what is typed next belongs into it.
    virtual void takeFocus() { setFocus(Qt::ShortcutFocusReason); }

signals:
    /// title(), count() or isNeeded() say something new.
    void titleChanged();
    /// The page has something that people should see now.
    void wanted();
    /// It has something of use now; where there is room for one page at a time only, others go
    /// first.
    void suggested();

protected:
    Session *session() const { return m_session; }
    /// session() is another one.
    virtual void begin() { catchUp(); }
    /// The battle is no longer as it was shown.
    virtual void catchUp() = 0;

private:
    Session *m_session = nullptr;
};

/// The pages, in the order in which they are shown.
QList<SidePanel *> createSidePanels(QWidget *parent);

} // namespace adjutant::app
