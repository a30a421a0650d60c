// SPDX-License-Identifier: MIT
#include "app/keys/typing.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace adjutant::app {

namespace {

struct TypedBefore
{
    bool undo = false;
    bool redo = false;
};

/// What can be taken back of what was typed into \a field, and what was.
TypedBefore typedBefore(const QWidget *field)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(field))
        return {line->isUndoAvailable(), line->isRedoAvailable()};
    const auto *text = qobject_cast<const QTextEdit *>(field);
    const auto *plain = qobject_cast<const QPlainTextEdit *>(field);
    if (!text && !plain) // a number, or a choice that can be written, has a line of its own
        return field ? typedBefore(field->findChild<QLineEdit *>()) : TypedBefore();
    const QTextDocument *document = text ? text->document() : plain->document();
    return {document->isUndoAvailable(), document->isRedoAvailable()};
}

} // namespace

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

bool undoesTyping(const QWidget *focus, const QKeyEvent &key)
{
    const TypedBefore typed = typedBefore(focus);
    return key.matches(QKeySequence::Undo) ? typed.undo : typed.redo;
}

bool opensRows(const QWidget *focus)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(focus);
    return view && view->hasFocus() && view->property("opensRows").toBool() &&
           view->currentIndex().isValid();
}

} // namespace adjutant::app
