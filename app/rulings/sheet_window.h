// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include <memory>

namespace adjutant::app {

namespace Ui {
class SheetWindow;
}

class AgreedRules;

/// The sheet of rulings and house rules in force: to look at, print and save.
class SheetWindow : public QDialog
{
    Q_OBJECT

public:
    SheetWindow(const AgreedRules &rules, QString battle, QWidget *parent = nullptr);
    ~SheetWindow() override;

private:
    void refresh();
    void print();
    void savePdf();
    void saveHtml();

    std::unique_ptr<Ui::SheetWindow> m_form;
    const AgreedRules &m_rules;
    QString m_battle;
    QString m_html;
};

} // namespace adjutant::app
