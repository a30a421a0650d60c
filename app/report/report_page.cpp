// SPDX-License-Identifier: MIT
#include "app/report/report_page.h"

#include "app/report/loss_chart.h"
#include "app/style/design.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPageLayout>
#include <QPrinter>
#include <QSaveFile>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QtMath>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

struct ReportPageWords
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::app::ReportPage)
};

constexpr int ScreenScale = 2;
constexpr int PaperScale = 4;
constexpr double PaperType = 10; ///< in points
constexpr int WidestPicture = 640;
constexpr int MostBetween = 2;           ///< blocks from a heading to its chart
constexpr double PaperMargin = 2 / 2.54; ///< in inches, as a text document leaves them
constexpr int ImageDots = 96;            ///< of a picture to the inch

QString imageTag(const QByteArray &file, int width, const QString &words)
{
    const QString kind = file.startsWith("\x89PNG") ? u"png"_s : u"jpeg"_s;
    return u"<p><img src=\"data:image/%1;base64,%2\" width=\"%3\" alt=\"%4\"></p>\n"_s.arg(
        kind, QString::fromLatin1(file.toBase64()), QString::number(width), words.toHtmlEscaped());
}

QString chartTag(const block::Chart &chart, Medium medium, int widest)
{
    if (medium == Medium::Web)
        return u"<figure role=\"img\" aria-label=\"%1\">%2</figure>\n"_s.arg(
            chart.title.toHtmlEscaped(), chartSvg(chart, Palette::light()));
    const bool screen = medium == Medium::Screen;
    const int width = screen ? design().px(ChartSize.width()) : ChartSize.width();
    QBuffer file;
    file.open(QIODevice::WriteOnly);
    chartImage(chart, screen ? design().palette() : Palette::light(),
               screen ? ScreenScale * qCeil(qreal(width) / ChartSize.width()) : PaperScale)
        .save(&file, "PNG");
    return imageTag(file.data(), std::min(width, widest), chart.title);
}

QString pictureTag(const block::Picture &picture, int widest)
{
    const QImage image = QImage::fromData(picture.image);
    QString caption = u"<p>"_s + picture.caption.toHtmlEscaped() + u"</p>\n"_s;
    if (image.isNull())
        return caption;
    return imageTag(picture.image, std::min(image.width(), widest), picture.caption) + caption;
}

Fault cannotWrite(const QString &file)
{
    return {ReportPageWords::tr("“%1” cannot be written. Choose a folder of your own.")
                .arg(QDir::toNativeSeparators(file))};
}

int pageOf(const QTextDocument &document, qreal place)
{
    return qFloor(place / document.pageSize().height());
}

/// A chart stands on the page of its heading, and so does what is said between them.
void keepTogether(QTextDocument &document)
{
    const QAbstractTextDocumentLayout &layout = *document.documentLayout();
    QTextBlock heading;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0)
            heading = block;
        const bool near =
            heading.isValid() && block.blockNumber() - heading.blockNumber() <= MostBetween;
        if (!near || !block.text().contains(QChar::ObjectReplacementCharacter))
            continue;
        const qreal top = layout.blockBoundingRect(heading).top();
        const qreal bottom = layout.blockBoundingRect(block).bottom() - 1;
        if (pageOf(document, top) == pageOf(document, bottom))
            continue;
        QTextBlockFormat format = heading.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(heading).setBlockFormat(format);
    }
}

} // namespace

QString reportPage(const QList<Block> &report, Medium medium, int widest)
{
    const auto chart = [medium, widest](const block::Chart &each) {
        return chartTag(each, medium, widest);
    };
    const auto picture = [widest](const block::Picture &each) {
        return pictureTag(each, std::min(widest, WidestPicture));
    };
    return htmlOf(report, {chart, picture, medium != Medium::Web});
}

std::unique_ptr<QTextDocument> printedReport(const QList<Block> &report, const QPageSize &paper)
{
    auto document = std::make_unique<QTextDocument>();
    QFont font = document->defaultFont();
    font.setPointSizeF(PaperType);
    document->setDefaultFont(font);
    const QSizeF sheet = paper.size(QPageSize::Inch) - QSizeF(2 * PaperMargin, 2 * PaperMargin);
    document->setHtml(reportPage(
        report, Medium::Paper, qFloor(sheet.width() * ImageDots - 2 * document->documentMargin())));
    document->setPageSize(sheet * ImageDots);
    keepTogether(*document);
    return document;
}

void printReport(const QList<Block> &report, QPagedPaintDevice &device)
{
    const auto document = printedReport(report, device.pageLayout().pageSize());
    document->setPageSize({}); // with margins and the numbers of the pages
    document->print(&device);
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
