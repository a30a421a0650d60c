// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/odds.h"

#include <QString>
#include <QWidget>

class QLabel;

namespace adjutant::app {

/// The odds of the unit that they are about: \a subject, or the one with most to lose. Null where
/// nobody can lose anything, or where the odds are not known.
const UnitOdds *oddsOf(const Odds &odds, EntityId subject);

/// In a few words, for a cell: "75 %, 1.0 losses"; empty where there is nothing to say.
QString chanceWords(const Odds &odds, EntityId subject);

/// Three figures: at least one loss, expected losses, destroyed.
class Chances : public QWidget
{
    Q_OBJECT

public:
    explicit Chances(QWidget *parent = nullptr);

    /// Hides itself where there is nothing to say.
    void setOdds(const Odds &odds, EntityId subject);

private:
    void addFigure(const QString &what);
    void setFigure(int place, const QString &text);

    QList<QLabel *> m_figures;
};

} // namespace adjutant::app
