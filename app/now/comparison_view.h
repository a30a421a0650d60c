// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/comparison.h"

#include <QFrame>

#include <optional>

class QGridLayout;
class QLabel;

namespace adjutant::app {

class Session;

/// Two sums side by side, like a printed example: the dice, what counts for whom, the margin, and
/// the row that it hits.
class ComparisonView : public QFrame
{
    Q_OBJECT

public:
    explicit ComparisonView(QWidget *parent = nullptr);

    /// Hides itself for none.
    void setComparison(const Session &session, const std::optional<Comparison> &comparison);

private:
    void addSum(const Session &session, const Comparison &comparison, const Sum &sum, int column);
    void addLine(int line, int column, const QString &what, const QString &amount, bool total);
    void showMargin(const Session &session, const Comparison &comparison);

    QGridLayout *m_grid;
    QLabel *m_margin;
    std::optional<Comparison> m_shown;
};

} // namespace adjutant::app
