// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/report_block.h"

#include <QDialog>

#include <memory>

namespace adjutant::app {

namespace Ui {
class ReportWindow;
}

class Session;

/// The report of a battle as it stands: to read, to save, to print and to copy.
class ReportWindow : public QDialog
{
    Q_OBJECT

public:
    explicit ReportWindow(const Session &session, QWidget *parent = nullptr);
    ~ReportWindow() override;

    /// Saves as HTML or PDF, as the name of \a file ends; says in the window what came of it.
    void save(const QString &file);
    void copyMarkdown();

private:
    void refresh();
    void askAndSave(const QString &ending, const QString &filter);
    void print();
    void tell(const QString &notice);

    std::unique_ptr<Ui::ReportWindow> m_form;
    QList<Block> m_report;
    QString m_name; ///< of the battle
};

} // namespace adjutant::app
