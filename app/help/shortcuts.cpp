// SPDX-License-Identifier: MIT
#include "app/help/shortcuts.h"

#include "core/rules/rulebook.h"

#include <QAction>
#include <QShortcut>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

QString withoutMnemonic(QString text)
{
    return text.remove(u'&').remove(u'…');
}

} // namespace

QList<Shortcut> shortcutsOf(const QWidget &window)
{
    QList<Shortcut> all;
    for (const QAction *action : window.findChildren<QAction *>()) {
        QStringList keys;
        for (const QKeySequence &sequence : action->shortcuts())
            keys.append(sequence.toString(QKeySequence::NativeText));
        if (!keys.isEmpty() && !action->text().isEmpty())
            all.append({keys.join(u", "_s), withoutMnemonic(action->text())});
    }
    for (const QShortcut *shortcut : window.findChildren<QShortcut *>()) {
        if (!shortcut->whatsThis().isEmpty())
            all.append({shortcut->key().toString(QKeySequence::NativeText), shortcut->whatsThis()});
    }
    return all;
}

QList<Shortcut> shortcutsOf(const Rulebook &book)
{
    QList<Shortcut> all;
    for (const ActionDeclaration &action : book.actions) {
        if (!action.key.isEmpty() && !action.internal)
            all.append({action.key, book.phrases.render(action.label)});
    }
    return all;
}

} // namespace adjutant::app
