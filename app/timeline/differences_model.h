// SPDX-License-Identifier: MIT
#pragma once

#include "app/timeline/differences.h"

#include <QAbstractListModel>

namespace adjutant::app {

/// What differs between then and now, a row a thing of the battle.
class DifferencesModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void show(const QList<Difference> &differences);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QList<Difference> m_differences;
};

} // namespace adjutant::app
