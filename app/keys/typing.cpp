// SPDX-License-Identifier: MIT
#include "app/keys/typing.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace adjutant::app {

bool takesText(const QWidget *focus)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(focus))
        return !line->isReadOnly();
    if (const auto *text = qobject_cast<const QTextEdit *>(focus))
        return !text->isReadOnly();
    if (const auto *text = qobject_cast<const QPlainTextEdit *>(focus))
        return !text->isReadOnly();
    // A closed list of choices is searched by its first letters.
    return qobject_cast<const QAbstractSpinBox *>(focus) || qobject_cast<const QComboBox *>(focus);
}

bool opensRows(const QWidget *focus)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(focus);
    return view && view->hasFocus() && view->property("opensRows").toBool() &&
           view->currentIndex().isValid();
}

} // namespace adjutant::app
