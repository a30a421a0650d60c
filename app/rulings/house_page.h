// SPDX-License-Identifier: MIT
#pragma once

#include "app/rule_table/printed_table.h"

#include <QScrollArea>

#include <memory>

namespace adjutant::app {

namespace Ui {
class HousePage;
}

class AgreedRules;

/// One table of the rulebook, of which a cell is picked and given another value: a house rule.
class HousePage : public QScrollArea
{
    Q_OBJECT

public:
    explicit HousePage(QWidget *parent = nullptr);
    ~HousePage() override;

    void showTable(AgreedRules &rules, const Table &table);
    /// Shows what is in force now.
    void refresh();

private:
    void pick(const PrintedCell &cell);
    void showPicked();
    void fillWords(const TableColumn &column);
    void setPicked(bool printed);
    void printAll();

    std::unique_ptr<Ui::HousePage> m_form;
    AgreedRules *m_rules = nullptr;
    const Table *m_table = nullptr;
    PrintedCell m_picked; ///< of no column where none is
};

} // namespace adjutant::app
