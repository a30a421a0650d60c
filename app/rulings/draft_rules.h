// SPDX-License-Identifier: MIT
#pragma once

#include "app/rulings/agreed_rules.h"

#include <QMap>

namespace adjutant::app {

/// What is agreed for a battle that has not begun.
class DraftRules : public AgreedRules
{
    Q_OBJECT

public:
    /// Begins with what \a scenario differs in.
    DraftRules(const Rulebook &book, const Scenario &scenario, QObject *parent = nullptr);

    const Rulebook &rulebook() const override { return m_book; }
    const State &state() const override { return m_state; }
    void choose(const QString &ruling, const QString &choice) override;
    void setCell(const QString &table, const QList<int> &rows, const QString &column,
                 const Value &value) override;

    /// The rulings that are not read as they are by default.
    QMap<QString, QString> rulings() const;

private:
    void set(const QString &key, const Value &value);

    const Rulebook &m_book;
    State m_state; ///< nothing but the rulings stands in it
};

} // namespace adjutant::app
