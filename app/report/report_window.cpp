// SPDX-License-Identifier: MIT
#include "app/report/report_window.h"

#include "report/ui_report_window.h"

#include "app/photographs/photograph.h"
#include "app/report/loss_chart.h"
#include "app/report/report_page.h"
#include "app/session/session.h"
#include "app/style/design.h"
#include "app/widgets/flow_layout.h"
#include "app/widgets/window_place.h"

#include "core/report/battle_report.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QPrintDialog>
#include <QPrinter>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr QSize ReportSize(860, 680); ///< at 100 percent

/// A name for a file, from one that players gave.
QString fileNameOf(QString name)
{
    for (const QChar forbidden : {u'/', u'\\', u':', u'*', u'?', u'"', u'<', u'>', u'|'})
        name.replace(forbidden, u'-');
    return name;
}

QList<block::Picture> picturesOf(const Step &note)
{
    const std::optional<Photograph> photograph = Photograph::of(note);
    if (!photograph)
        return {};
    return {block::Picture{photograph->caption, photograph->jpeg}};
}

} // namespace

ReportWindow::ReportWindow(const Session &session, QWidget *parent)
    : QDialog(parent)
    , m_form(std::make_unique<Ui::ReportWindow>())
    , m_report(battleReport(Narrator(session.referee()), &picturesOf))
    , m_name(session.battleName())
{
    m_form->setupUi(this);
    m_form->noticeLabel->hide();
    auto *ways = new FlowLayout(m_form->keepBox);
    for (QPushButton *each : {m_form->copyButton, m_form->htmlButton, m_form->pdfButton})
        ways->addWidget(each);
    connect(m_form->copyButton, &QPushButton::clicked, this, &ReportWindow::copyMarkdown);
    connect(m_form->htmlButton, &QPushButton::clicked, this,
            [this] { askAndSave(u"html"_s, tr("HTML files (*.html)")); });
    connect(m_form->pdfButton, &QPushButton::clicked, this,
            [this] { askAndSave(u"pdf"_s, tr("PDF files (*.pdf)")); });
    connect(m_form->printButton, &QPushButton::clicked, this, &ReportWindow::print);
    connect(m_form->closeButton, &QPushButton::clicked, this, &QDialog::reject);
    connect(&design(), &Design::changed, this, &ReportWindow::refresh);
    new WindowPlace(this, u"report"_s, ReportSize);
    refresh();
}

ReportWindow::~ReportWindow() = default;

void ReportWindow::refresh()
{
    m_form->preview->document()->setDefaultFont(design().font(Type::Body));
    const int widest = std::max(ChartSize.width(), width() * 9 / 10); // nothing scrolls sideways
    m_form->preview->setHtml(reportPage(m_report, Medium::Screen, widest));
}

void ReportWindow::tell(const QString &notice)
{
    m_form->noticeLabel->setText(notice);
    m_form->noticeLabel->show();
}

void ReportWindow::copyMarkdown()
{
    QGuiApplication::clipboard()->setText(markdownOf(m_report));
    tell(tr("Copied as Markdown."));
}

void ReportWindow::askAndSave(const QString &ending, const QString &filter)
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    const QString proposed = folder.filePath(fileNameOf(m_name) + u'.' + ending);
    QString file = QFileDialog::getSaveFileName(this, tr("Save the report"), proposed, filter);
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty())
        file += u'.' + ending;
    save(file);
}

void ReportWindow::save(const QString &file)
{
    const bool pdf = QFileInfo(file).suffix().compare(u"pdf"_s, Qt::CaseInsensitive) == 0;
    const Result<Done> saved = pdf ? saveReportPdf(m_report, file) : saveReportHtml(m_report, file);
    tell(saved ? tr("Saved as “%1”.").arg(QDir::toNativeSeparators(file)) : saved.fault().message);
}

void ReportWindow::print()
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(m_name);
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() == QDialog::Accepted)
        printReport(m_report, printer);
}

} // namespace adjutant::app
