// SPDX-License-Identifier: MIT
#pragma once

#include "app/reference/reference_blocks.h"

#include <QScrollArea>

class QVBoxLayout;

namespace adjutant::app {

/// Shows a page of the reference, block below block.
class ReferencePage : public QScrollArea
{
    Q_OBJECT

public:
    explicit ReferencePage(QWidget *parent = nullptr);

    /// Shows \a blocks; what is there already stays where it is.
    void setBlocks(const QList<ReferenceBlock> &blocks);
    const QList<ReferenceBlock> &blocks() const { return m_blocks; }

signals:
    void linkFollowed(const adjutant::app::ReferenceItem &item);
    void cellActivated(const QString &table, const QList<int> &rows, const QString &column);

private:
    QWidget *makeWidget(ReferenceBlock::Kind kind);
    QWidget *makeLink();
    void fill(QWidget *widget, qsizetype place);

    QWidget *m_sheet;
    QVBoxLayout *m_column;
    QList<ReferenceBlock> m_blocks;
    QList<QWidget *> m_widgets; ///< one for each block
};

} // namespace adjutant::app
