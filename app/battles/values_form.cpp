// SPDX-License-Identifier: MIT
#include "app/battles/values_form.h"

#include "app/battles/battle_draft.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace adjutant::app {

ValuesForm::ValuesForm(QWidget *parent)
    : QWidget(parent)
    , m_fields(new QFormLayout(this))
{
    m_fields->setContentsMargins(0, 0, 0, 0);
    m_fields->setRowWrapPolicy(QFormLayout::WrapAllRows);
}

void ValuesForm::setValues(const Rulebook &book, const QString &kind,
                           const QMap<QString, Value> &values)
{
    m_book = &book;
    m_kind = kind;
    m_values = values;
    build();
}

void ValuesForm::build()
{
    while (m_fields->rowCount() > 0)
        m_fields->removeRow(0);
    m_shown.clear();
    for (const ValueDeclaration *declared : agreedValues(*m_book, m_kind, m_values)) {
        QWidget *field = fieldFor(*declared);
        const QString label = m_book->phrases.render(declared->label);
        field->setObjectName(declared->key);
        field->setAccessibleName(label);
        if (declared->kind == ValueDeclaration::Kind::Flag)
            m_fields->addRow(field);
        else
            m_fields->addRow(label, field);
        m_shown.append(declared->key);
    }
}

QWidget *ValuesForm::fieldFor(const ValueDeclaration &declared)
{
    switch (declared.kind) {
    case ValueDeclaration::Kind::Choice:
        return choiceFor(declared);
    case ValueDeclaration::Kind::Flag:
        return flagFor(declared);
    case ValueDeclaration::Kind::Number:
        return numberFor(declared);
    case ValueDeclaration::Kind::Word:
        break;
    }
    return wordFor(declared);
}

QWidget *ValuesForm::flagFor(const ValueDeclaration &declared)
{
    auto *check = new QCheckBox(m_book->phrases.render(declared.label), this);
    check->setChecked(m_values.value(declared.key).toInt() != 0);
    connect(check, &QCheckBox::toggled, this,
            [this, key = declared.key](bool on) { take(key, on ? Value(1) : Value()); });
    return check;
}

QWidget *ValuesForm::numberFor(const ValueDeclaration &declared)
{
    auto *spin = new QSpinBox(this);
    spin->setRange(declared.minimum, declared.maximum);
    spin->setValue(m_values.value(declared.key).toInt());
    connect(spin, &QSpinBox::valueChanged, this,
            [this, key = declared.key](int number) { take(key, number); });
    return spin;
}

QWidget *ValuesForm::wordFor(const ValueDeclaration &declared)
{
    auto *edit = new QLineEdit(m_values.value(declared.key).toWord(), this);
    connect(edit, &QLineEdit::textChanged, this,
            [this, key = declared.key](const QString &text) { take(key, text); });
    return edit;
}

QWidget *ValuesForm::choiceFor(const ValueDeclaration &declared)
{
    auto *combo = new QComboBox(this);
    for (const QString &option : declared.options)
        combo->addItem(m_book->phrases.render(declared.label + u'.' + option), option);
    combo->setCurrentIndex(combo->findData(m_values.value(declared.key).toWord()));
    connect(combo, &QComboBox::activated, this,
            [this, combo, key = declared.key] { take(key, combo->currentData().toString()); });
    return combo;
}

void ValuesForm::take(const QString &key, const Value &value)
{
    if (value.isEmpty())
        m_values.remove(key);
    else
        m_values.insert(key, value);
    // What depends on this choice comes or goes, with what is usual.
    QStringList wanted;
    for (const ValueDeclaration *declared : agreedValues(*m_book, m_kind, m_values)) {
        wanted.append(declared->key);
        const bool isNumber = declared->kind == ValueDeclaration::Kind::Number;
        if (isNumber && !m_values.contains(declared->key))
            m_values.insert(declared->key, declared->usual);
    }
    if (wanted != m_shown)
        QMetaObject::invokeMethod(this, &ValuesForm::build, Qt::QueuedConnection);
    emit changed();
}

} // namespace adjutant::app
