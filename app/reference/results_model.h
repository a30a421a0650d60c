// SPDX-License-Identifier: MIT
#pragma once

#include "app/reference/reference_index.h"

#include <QAbstractListModel>

namespace adjutant::app {

/// What a search found, the best first.
class ResultsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setItems(const QList<ReferenceItem> &items);
    const ReferenceItem &item(int row) const { return m_items.at(row); }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QList<ReferenceItem> m_items;
};

} // namespace adjutant::app
