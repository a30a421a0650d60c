// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

class QPainter;

namespace adjutant::app {

/// A cell of a table as a button: what the table says there, the odds below it, and its key.
class CellButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit CellButton(QWidget *parent = nullptr);

    /// \a where is the row and column in words, \a what the table says there.
    void setCell(const QString &where, const QString &what);
    /// Stands small below it, such as what saves there; empty for nothing.
    void setNote(const QString &note);
    /// A cell that is not possible; pressing it says why.
    void setRefused(const QString &reason);
    void setKey(int digit);
    /// Line by line.
    void setOdds(const QStringList &odds);
    /// Marks it as the one that Enter presses.
    void setPreset(bool preset);

    /// All that it says has room.
    bool isWhole() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void describe();
    QStringList small() const;
    int neededWidth() const;
    void paintSheet(QPainter &painter) const;
    void paintSmall(QPainter &painter, const QRect &inside) const;
    void paintWhat(QPainter &painter, const QRect &inside) const;
    int heightInAll() const;

    QString m_where;
    QString m_what;
    QString m_note;
    QStringList m_odds;
    QString m_reason;
    int m_key = 0;
    bool m_preset = false;
};

} // namespace adjutant::app
