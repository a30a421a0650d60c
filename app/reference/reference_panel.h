// SPDX-License-Identifier: MIT
#pragma once

#include "app/reference/reference_blocks.h"
#include "app/side_zone/side_panel.h"

#include <memory>
#include <optional>

namespace adjutant::app {

class ResultsModel;

namespace Ui {
class ReferencePanel;
}

/// The quick reference of the game that is played: a search field, and below it the page that was
/// asked for, or the table and rule that are in use.
class ReferencePanel : public SidePanel
{
    Q_OBJECT

public:
    explicit ReferencePanel(QWidget *parent = nullptr);
    ~ReferencePanel() override;

    QString title() const override;
    void takeFocus() override;

    /// Opens the page on a table with one of its rows lit, or on a rule where \a table is empty.
    void showSource(const QString &table, int row, const QString &rule);
    /// Opens the page on one thing.
    void open(const ReferenceItem &item);

protected:
    void begin() override;
    void catchUp() override;
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// What the page shows: one thing, or a table with a row lit; nothing for what is in use.
    struct Shown
    {
        ReferenceItem item;
        QSet<int> rows;
    };

    void search(const QString &typed);
    void openFirst();
    void goHome();
    QList<ReferenceBlock> blocks() const;

    std::unique_ptr<Ui::ReferencePanel> m_form;
    ResultsModel *m_results;
    ReferenceIndex m_index;
    std::optional<Shown> m_shown;
};

} // namespace adjutant::app
