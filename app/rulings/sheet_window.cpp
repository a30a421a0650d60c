// SPDX-License-Identifier: MIT
#include "app/rulings/sheet_window.h"

#include "rulings/ui_sheet_window.h"

#include "app/rulings/rulings_sheet.h"
#include "app/widgets/window_place.h"

#include <QFileDialog>
#include <QPrintDialog>
#include <QPrinter>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr QSize SheetSize(820, 680); ///< at 100 percent

} // namespace

SheetWindow::SheetWindow(const AgreedRules &rules, QString battle, QWidget *parent)
    : QDialog(parent)
    , m_form(std::make_unique<Ui::SheetWindow>())
    , m_rules(rules)
    , m_battle(std::move(battle))
{
    m_form->setupUi(this);
    m_form->noticeLabel->hide();
    connect(m_form->changedCheck, &QCheckBox::toggled, this, &SheetWindow::refresh);
    connect(m_form->printButton, &QPushButton::clicked, this, &SheetWindow::print);
    connect(m_form->pdfButton, &QPushButton::clicked, this, &SheetWindow::savePdf);
    connect(m_form->htmlButton, &QPushButton::clicked, this, &SheetWindow::saveHtml);
    connect(m_form->closeButton, &QPushButton::clicked, this, &QDialog::reject);
    new WindowPlace(this, u"sheet"_s, SheetSize);
    refresh();
}

SheetWindow::~SheetWindow() = default;

void SheetWindow::refresh()
{
    m_html = RulingsSheet::html(m_rules, m_battle, m_form->changedCheck->isChecked());
    m_form->preview->setHtml(m_html);
}

void SheetWindow::print()
{
    QPrinter printer(QPrinter::HighResolution);
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() == QDialog::Accepted)
        RulingsSheet::print(m_html, printer);
}

void SheetWindow::savePdf()
{
    const QString file = QFileDialog::getSaveFileName(this, tr("Save as PDF"), QDir::homePath(),
                                                      tr("PDF files (*.pdf)"));
    if (file.isEmpty())
        return;
    const Result<Done> saved = RulingsSheet::savePdf(m_html, file);
    m_form->noticeLabel->setText(saved ? tr("Saved.") : saved.fault().message);
    m_form->noticeLabel->show();
}

void SheetWindow::saveHtml()
{
    const QString file = QFileDialog::getSaveFileName(this, tr("Save as HTML"), QDir::homePath(),
                                                      tr("HTML files (*.html)"));
    if (file.isEmpty())
        return;
    const Result<Done> saved = RulingsSheet::saveHtml(m_html, file);
    m_form->noticeLabel->setText(saved ? tr("Saved.") : saved.fault().message);
    m_form->noticeLabel->show();
}

} // namespace adjutant::app
