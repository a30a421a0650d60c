// SPDX-License-Identifier: MIT
#include "tests/support/app/accessibility_check.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QShortcut>
#include <QTextEdit>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::test {

namespace {

/// What people can press, type into or choose from, and what is not a part of such a thing.
bool isControl(const QWidget &widget)
{
    if (qobject_cast<const QScrollBar *>(&widget) || qobject_cast<const QHeaderView *>(&widget) ||
        widget.objectName().startsWith(u"qt_"))
        return false;
    for (const QWidget *above = widget.parentWidget(); above; above = above->parentWidget()) {
        if (qobject_cast<const QAbstractSpinBox *>(above) ||
            qobject_cast<const QComboBox *>(above) ||
            qobject_cast<const QAbstractItemView *>(above))
            return false;
    }
    return qobject_cast<const QAbstractButton *>(&widget) ||
           qobject_cast<const QLineEdit *>(&widget) || qobject_cast<const QTextEdit *>(&widget) ||
           qobject_cast<const QComboBox *>(&widget) ||
           qobject_cast<const QAbstractSpinBox *>(&widget) ||
           qobject_cast<const QAbstractSlider *>(&widget) ||
           qobject_cast<const QAbstractItemView *>(&widget);
}

QString faultOf(QWidget &widget)
{
    const QString what =
        u"%1 %2"_s.arg(QString::fromLatin1(widget.metaObject()->className()), widget.objectName());
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&widget);
    if (!spoken)
        return what + u" says nothing"_s;
    if (spoken->text(QAccessible::Name).trimmed().isEmpty())
        return what + u" has no name"_s;
    const QAccessible::Role role = spoken->role();
    if (role == QAccessible::NoRole || role == QAccessible::Client)
        return what + u" has no role"_s;
    // Of exclusive buttons the one that is on can be reached, and the arrows lead to the others.
    const auto *button = qobject_cast<QAbstractButton *>(&widget);
    const bool byArrows = button && button->autoExclusive();
    if (widget.isEnabled() && widget.focusPolicy() == Qt::NoFocus && !byArrows)
        return what + u" cannot be reached by keyboard"_s;
    return {};
}

/// Every word that can be read somewhere about keys: tooltips, buttons, menus, placeholders.
QString allTold(const QWidget &window)
{
    QStringList told;
    QList<const QWidget *> widgets{&window};
    for (const QWidget *child : window.findChildren<QWidget *>())
        widgets.append(child);
    for (const QWidget *widget : std::as_const(widgets)) {
        told << widget->toolTip() << widget->property("placeholderText").toString();
        for (const QAction *action : widget->actions()) {
            const bool inMenu = qobject_cast<const QMenu *>(widget) ||
                                widget->contextMenuPolicy() == Qt::ActionsContextMenu;
            if (inMenu) // which shows the keys of its actions
                for (const QKeySequence &key : action->shortcuts())
                    told << u'(' + key.toString(QKeySequence::NativeText) + u')';
        }
    }
    return told.join(u'\n');
}

/// Keys that a neighbour on the keyboard stands for: the other Enter, the plus without Shift.
QString namedAs(const QKeySequence &key)
{
    QString name = key.toString(QKeySequence::NativeText);
    name.replace(u"Return"_s, u"Enter"_s);
    return name == u"Ctrl+=" ? u"Ctrl++"_s : name;
}

QStringList keyFaults(const QWidget &window)
{
    QList<QKeySequence> keys;
    for (const QShortcut *shortcut : window.findChildren<QShortcut *>()) {
        if (shortcut->isEnabled()) // the first one; others are what some keyboards have for it
            keys.append(shortcut->key());
    }
    for (const QAction *action : window.findChildren<QAction *>())
        keys.append(action->shortcuts());
    for (const QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
        if (button->shortcut() != QKeySequence::mnemonic(button->text())) // that is underlined
            keys.append(button->shortcut());
    }
    const QString told = allTold(window);
    QStringList faults;
    for (const QKeySequence &key : keys) {
        if (!key.isEmpty() && !told.contains(namedAs(key)))
            faults.append(namedAs(key) + u" is a key that nothing tells of"_s);
    }
    return faults;
}

} // namespace

QStringList accessibilityFaults(const QWidget &window)
{
    QStringList faults = keyFaults(window);
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || !isControl(*widget))
            continue;
        if (const QString fault = faultOf(*widget); !fault.isEmpty())
            faults.append(fault);
    }
    return faults;
}

} // namespace adjutant::test
