// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/odds.h"

#include <QString>
#include <QWidget>

namespace adjutant::app {

class Session;

/// A chance in percent. One that is there is never shown as none, nor one that is not certain as
/// certain.
QString percentWords(double chance);

/// The units that \a odds are about: the one that the question concerns, those that throw, or the
/// one with most to lose. None where the odds are not known.
QList<EntityId> concernedBy(const Odds &odds, const Question &asked);

/// In a few words, for a cell, line by line: "75 %, 1.0 losses"; empty where there is nothing to
/// say.
QStringList chanceWords(const Session &session, const Odds &odds, const Question &asked);

/// The odds of units in figures: at least one loss, expected losses, destroyed, and what is then
/// marked beside them.
class Chances : public QWidget
{
    Q_OBJECT

public:
    explicit Chances(QWidget *parent = nullptr);

    /// Hides itself where there is nothing to say.
    void setOdds(const Session &session, const Odds &odds, const Question &asked);

private:
    void addLosses(const UnitOdds &unit, const QString &gone);
    void addFigure(const QString &text, const QString &what);
    void addValue(const QString &label, const ValueDeclaration &declaration,
                  const ChanceOf &chances);

    QString m_name; ///< of the unit that figures are added of, where there are several
};

} // namespace adjutant::app
