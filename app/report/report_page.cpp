// SPDX-License-Identifier: MIT
#include "app/report/report_page.h"

#include "app/report/loss_chart.h"
#include "app/style/design.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPrinter>
#include <QSaveFile>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

struct PageWords
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::app::ReportPage)
};

constexpr int ScreenScale = 2;
constexpr int PaperScale = 4;
constexpr double PaperType = 10; ///< in points
constexpr int WidestPicture = 640;

QString imageTag(const QByteArray &file, int width, const QString &words)
{
    const QString kind = file.startsWith("\x89PNG") ? u"png"_s : u"jpeg"_s;
    return u"<p><img src=\"data:image/%1;base64,%2\" width=\"%3\" alt=\"%4\"></p>\n"_s.arg(
        kind, QString::fromLatin1(file.toBase64()), QString::number(width), words.toHtmlEscaped());
}

QString chartTag(const block::Chart &chart, Medium medium)
{
    if (medium == Medium::Web)
        return u"<figure role=\"img\" aria-label=\"%1\">%2</figure>\n"_s.arg(
            chart.title.toHtmlEscaped(), chartSvg(chart, Palette::light()));
    const bool screen = medium == Medium::Screen;
    QBuffer file;
    file.open(QIODevice::WriteOnly);
    chartImage(chart, screen ? design().palette() : Palette::light(),
               screen ? ScreenScale : PaperScale)
        .save(&file, "PNG");
    return imageTag(file.data(), ChartSize.width(), chart.title);
}

QString pictureTag(const block::Picture &picture)
{
    const QImage image = QImage::fromData(picture.image);
    QString caption = u"<p>"_s + picture.caption.toHtmlEscaped() + u"</p>\n"_s;
    if (image.isNull())
        return caption;
    return imageTag(picture.image, std::min(image.width(), WidestPicture), picture.caption) +
           caption;
}

Fault cannotWrite(const QString &file)
{
    return {PageWords::tr("“%1” cannot be written. Choose a folder of your own.")
                .arg(QDir::toNativeSeparators(file))};
}

} // namespace

QString reportPage(const QList<Block> &report, Medium medium)
{
    return htmlOf(report, {[medium](const block::Chart &chart) { return chartTag(chart, medium); },
                           &pictureTag});
}

void printReport(const QList<Block> &report, QPagedPaintDevice &device)
{
    QTextDocument document;
    QFont font = document.defaultFont();
    font.setPointSizeF(PaperType);
    document.setDefaultFont(font);
    document.setHtml(reportPage(report, Medium::Paper));
    document.print(&device); // with margins and the numbers of the pages
}

Result<Done> saveReportPdf(const QList<Block> &report, const QString &file)
{
    QFile::remove(file);
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(file);
    printReport(report, printer);
    return QFileInfo(file).size() > 0 ? Result<Done>(Done{}) : Result<Done>(cannotWrite(file));
}

Result<Done> saveReportHtml(const QList<Block> &report, const QString &file)
{
    QSaveFile out(file);
    const bool done = out.open(QIODevice::WriteOnly) &&
                      out.write(reportPage(report, Medium::Web).toUtf8()) >= 0 && out.commit();
    return done ? Result<Done>(Done{}) : Result<Done>(cannotWrite(file));
}

} // namespace adjutant::app
