// SPDX-License-Identifier: MIT
#pragma once

#include "app/battles/shelves.h"
#include "app/battles/standing.h"

#include <QAbstractListModel>
#include <QTimer>

#include <optional>

namespace adjutant::app {

class Session;

/// The battles of a shelf, with where each of them stands. Files are read one after the other while
/// nothing else is to be done, so that a long list is there at once.
class BattleList : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit BattleList(QObject *parent = nullptr);

    /// \a open is the battle that is being played, or null: it is not read again.
    void setShelf(Shelf shelf, const Session *open);
    QString file(const QModelIndex &index) const;
    /// Where it stands; read now where that was not done yet.
    Standing standing(const QModelIndex &index);
    QModelIndex indexOf(const QString &file) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Battle
    {
        QString file;
        std::optional<Standing> standing;
    };

    QString detailOf(const Battle &battle) const;
    bool isOpen(const Battle &battle) const;
    void readNext();
    void read(int row);

    QList<Battle> m_battles;
    const Session *m_open = nullptr;
    QTimer m_idle;
};

} // namespace adjutant::app
