// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rulebook.h"

#include <QMap>
#include <QWidget>

class QFormLayout;

namespace adjutant::app {

/// Fields for what is agreed before a battle, as the game declares it: game type, objective, who
/// attacks. A field comes and goes with the choice that it depends on.
class ValuesForm : public QWidget
{
    Q_OBJECT

public:
    explicit ValuesForm(QWidget *parent = nullptr);

    /// Shows the values of an entity of \a kind.
    void setValues(const Rulebook &book, const QString &kind, const QMap<QString, Value> &values);
    const QMap<QString, Value> &values() const { return m_values; }

signals:
    void changed();

private:
    void build();
    QWidget *fieldFor(const ValueDeclaration &declared);
    QWidget *choiceFor(const ValueDeclaration &declared);
    QWidget *flagFor(const ValueDeclaration &declared);
    QWidget *numberFor(const ValueDeclaration &declared);
    QWidget *wordFor(const ValueDeclaration &declared);
    void take(const QString &key, const Value &value);

    const Rulebook *m_book = nullptr;
    QString m_kind;
    QMap<QString, Value> m_values;
    QFormLayout *m_fields;
    QStringList m_shown; ///< keys of the fields that are there
};

} // namespace adjutant::app
