// SPDX-License-Identifier: MIT
#include "app/main_window/main_window.h"
#include "app/photographs/photograph.h"
#include "app/report/loss_chart.h"
#include "app/report/report_page.h"
#include "app/report/report_window.h"
#include "app/session/session.h"
#include "app/style/design.h"

#include "core/report/battle_report.h"

#include "tests/support/app/window_sessions.h"
#include "tests/support/test_registry.h"

#include <QAbstractTextDocumentLayout>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QJsonArray>
#include <QLabel>
#include <QPageSize>
#include <QPrinter>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QtMath>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::test {

/// The report of the sample battle of To End All Wars after one shot.
class TstReportWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void opensFromTheMainWindow();
    void savesAPage();
    void showsPhotographs();
    void savesAPdf();
    void printedPagesAreWhole_data();
    void printedPagesAreWhole();
    void aChartIsPrintedBelowItsHeading();
    void saysWhereItCannotSave();
    void copiesMarkdown();
    void chartHasALineForEachSide();
    void chartGrowsWithTheText();
    void equalLossesShowBothLines_data();
    void equalLossesShowBothLines();
    void eachTurnIsNamedOnce_data();
    void eachTurnIsNamedOnce();

private:
    QPushButton *button(const QString &name) const
    {
        return m_report->findChild<QPushButton *>(name);
    }
    QString notice() const { return m_report->findChild<QLabel *>(u"noticeLabel"_s)->text(); }

    QTemporaryDir m_folder;
    std::unique_ptr<app::MainWindow> m_window;
    app::ReportWindow *m_report = nullptr;
};

namespace {

/// Of a battle with \a points in each turn.
block::Chart chartOf(int turns, int points = 1)
{
    block::Chart chart;
    chart.title = u"Figures"_s;
    block::Chart::Series british{u"British"_s, 1, {}};
    block::Chart::Series german{u"German"_s, 2, {}};
    for (int point = 0; point <= turns * points; ++point) {
        const int turn = point / points;
        chart.ticks.append(u"Turn %1, British, Fire"_s.arg(turn + 1));
        chart.turns.append(u"Turn %1"_s.arg(turn + 1));
        british.values.append(30 - turn % 30);
        german.values.append(24 - turn % 12);
    }
    chart.ticks.last() = chart.turns.last() = u"Now"_s;
    chart.series = {british, german};
    return chart;
}

/// What stands in a PDF file, page by page.
QString writtenIn(const QString &pdf)
{
    QProcess reader;
    reader.start(u"pdftotext"_s, {u"-layout"_s, pdf, u"-"_s});
    return reader.waitForFinished() ? QString::fromUtf8(reader.readAllStandardOutput()) : QString();
}

/// What is written below a chart, from left to right.
struct AxisWord
{
    QString text;
    qreal left = 0;
};

QList<AxisWord> axisOf(const QString &svg)
{
    static const QRegularExpression written(
        u"<text[^>]* x=\"([-\\d.]+)\" y=\"([-\\d.]+)\"[^>]*>([^<]*)</text>"_s);
    QList<AxisWord> words;
    auto matches = written.globalMatch(svg);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const QString text = match.captured(3).trimmed();
        if (text.startsWith(u"Turn "_s) || text == u"Now"_s)
            words.append({text, match.captured(1).toDouble()});
    }
    std::sort(words.begin(), words.end(),
              [](const AxisWord &one, const AxisWord &other) { return one.left < other.left; });
    return words;
}

bool holds(const QImage &image, const QColor &colour)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y) == colour)
                return true;
        }
    }
    return false;
}

} // namespace

void TstReportWindow::initTestCase()
{
    app::design().setTheme(app::Theme::Light);
    app::design().dress();
}

void TstReportWindow::init()
{
    m_window = std::make_unique<app::MainWindow>();
    m_window->resize(1366, 768);
    m_window->setSession(teawSession());
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    app::Session *session = m_window->session();
    QVERIFY(session->perform(commandOf(u"shoot"_s, {{u"unit"_s, 5}})));
    while (session->question() && session->question()->kind != QuestionKind::Dice) {
        const Question &asked = *session->question();
        const QString first = asked.kind == QuestionKind::Cells ? asked.cells.constFirst().id
                                                                : asked.options.value(0).id;
        QVERIFY(session->answer(first));
    }
    QVERIFY(session->question());
    QJsonArray dice;
    for (int i = 0; i < session->question()->dice.constFirst().count; ++i)
        dice.append(6);
    QVERIFY(session->answer(dice));
    QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier);
    m_report = m_window->findChild<app::ReportWindow *>();
    QVERIFY(m_report);
    QVERIFY(m_report->isVisible());
}

void TstReportWindow::cleanup()
{
    m_window.reset();
}

void TstReportWindow::opensFromTheMainWindow()
{
    const QString text = m_report->findChild<QTextBrowser *>(u"preview"_s)->toPlainText();
    QVERIFY2(text.startsWith(u"The Wire at Dawn"_s), qPrintable(text));
    QVERIFY(text.contains(u"Jäger Defence"_s));
    QVERIFY(text.contains(u"Turn 1, British"_s));
    QVERIFY(text.contains(u"Too few throws to say"_s));
    // The chart is there as an image.
    QVERIFY(text.contains(QChar::ObjectReplacementCharacter));
    QTest::keyClick(m_report, Qt::Key_Escape);
    QVERIFY(!m_report->isVisible());
}

void TstReportWindow::savesAPage()
{
    const QString file = m_folder.filePath(u"dawn.html"_s);
    m_report->save(file);
    QVERIFY2(notice().contains(u"dawn.html"_s), qPrintable(notice()));
    QFile saved(file);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    const QString page = QString::fromUtf8(saved.readAll());
    QVERIFY(page.startsWith(u"<!DOCTYPE html>"_s));
    QVERIFY(page.contains(u"<figure role=\"img\" aria-label=\"Figures\"><svg"_s));
    QVERIFY(!page.contains(u"<?xml"_s));
    QVERIFY(page.contains(u"<td>Jäger Defence</td>"_s));
}

void TstReportWindow::showsPhotographs()
{
    QImage image(64, 48, QImage::Format_RGB32);
    image.fill(Qt::darkGreen);
    const QString taken = m_folder.filePath(u"table.png"_s);
    QVERIFY(image.save(taken));
    const Result<app::Photograph> photograph =
        app::Photograph::fromFile(taken, u"The left flank"_s);
    QVERIFY(photograph);
    QVERIFY(photograph->keep(*m_window->session()));
    app::ReportWindow report(*m_window->session());
    const QString file = m_folder.filePath(u"with-photographs.html"_s);
    report.save(file);
    QFile saved(file);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    const QString page = QString::fromUtf8(saved.readAll());
    QVERIFY(page.contains(u"<img src=\"data:image/jpeg;base64,"_s));
    QVERIFY(page.contains(u"<p>The left flank</p>"_s));
}

void TstReportWindow::savesAPdf()
{
    const QString file = m_folder.filePath(u"dawn.PDF"_s);
    m_report->save(file);
    // As poppler reads it: a form feed ends each page.
    const QString text = writtenIn(file);
    QVERIFY2(text.startsWith(u"The Wire at Dawn"_s), qPrintable(text));
    for (const QString &part :
         {u"Jäger Defence"_s, u"Turn 1, British"_s, u"Too few throws to say"_s})
        QVERIFY2(text.contains(part), qPrintable(text));
    const QStringList pages = text.split(u'\f', Qt::SkipEmptyParts);
    QVERIFY(pages.size() >= 2);
    for (int page = 1; page <= pages.size(); ++page)
        QCOMPARE(pages.at(page - 1).trimmed().section(u'\n', -1).trimmed(), QString::number(page));
}

void TstReportWindow::printedPagesAreWhole_data()
{
    QTest::addColumn<QPageSize::PageSizeId>("paper");
    QTest::addColumn<bool>("crowded");
    QTest::newRow("A4") << QPageSize::A4 << false;
    QTest::newRow("A4, names of 120 letters") << QPageSize::A4 << true;
    QTest::newRow("Letter") << QPageSize::Letter << false;
    QTest::newRow("A5, names of 120 letters") << QPageSize::A5 << true;
}

/// Nothing runs over the edge of a page, however long the names are.
void TstReportWindow::printedPagesAreWhole()
{
    QFETCH(const QPageSize::PageSizeId, paper);
    QFETCH(const bool, crowded);
    const auto session = crowded ? crowdedSession() : foughtSession();
    const QList<Block> report = battleReport(Narrator(session->referee()));
    const auto document = app::printedReport(report, QPageSize(paper));
    const QSizeF page = document->pageSize();
    QVERIFY2(document->size().width() <= page.width() + 1,
             qPrintable(u"%1 of %2"_s.arg(document->size().width()).arg(page.width())));
    const QString file = m_folder.filePath(u"printed.pdf"_s);
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(file);
    printer.setPageSize(QPageSize(paper));
    app::printReport(report, printer);
    if (const QString folder = qEnvironmentVariable("ADJUTANT_PICTURES"); !folder.isEmpty())
        QFile::copy(file, u"%1/%2.pdf"_s.arg(folder, QString::fromUtf8(QTest::currentDataTag())));
    QFile printed(file);
    QVERIFY(printed.open(QIODevice::ReadOnly));
    QVERIFY(printed.readAll().count("/Type /Page\n") >= 2);
}

/// However much stands above them on the page.
void TstReportWindow::aChartIsPrintedBelowItsHeading()
{
    block::Chart chart;
    chart.title = u"Figures"_s;
    chart.ticks = {u"1"_s, u"2"_s};
    chart.turns = chart.ticks;
    chart.series = {{u"Reds"_s, 1, {5, 3}}, {u"Blues"_s, 2, {5, 4}}};
    bool moved = false;
    for (int lines = 0; lines < 60; ++lines) {
        QList<Block> report(lines, block::Paragraph{u"A line."_s});
        report.append({block::Heading{2, u"The losses"_s}, block::Paragraph{u"Left."_s}, chart});
        const auto document = app::printedReport(report, QPageSize(QPageSize::A4));
        const auto pageOf = [&document](const QTextBlock &block, bool top) {
            const QRectF place = document->documentLayout()->blockBoundingRect(block);
            return qFloor((top ? place.top() : place.bottom() - 1) / document->pageSize().height());
        };
        const QTextBlock heading = document->findBlockByNumber(document->blockCount() - 3);
        QCOMPARE(heading.text(), u"The losses"_s);
        QCOMPARE(pageOf(heading, true), pageOf(document->lastBlock(), false));
        moved = moved || pageOf(heading, true) > 0;
    }
    QVERIFY(moved);
}

void TstReportWindow::saysWhereItCannotSave()
{
    m_report->save(m_folder.filePath(u"no/such/folder.html"_s));
    QVERIFY2(notice().contains(u"cannot be written"_s), qPrintable(notice()));
    m_report->save(m_folder.filePath(u"no/such/folder.pdf"_s));
    QVERIFY2(notice().contains(u"cannot be written"_s), qPrintable(notice()));
}

void TstReportWindow::copiesMarkdown()
{
    QTest::mouseClick(button(u"copyButton"_s), Qt::LeftButton);
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"# The Wire at Dawn\n"_s));
    QVERIFY(!notice().isEmpty());
}

void TstReportWindow::chartHasALineForEachSide()
{
    const app::Palette &palette = app::Palette::light();
    const QImage image = app::chartImage(chartOf(4), palette, 1);
    QVERIFY(holds(image, palette.side(1)));
    QVERIFY(holds(image, palette.side(2)));
    const QString svg = app::chartSvg(chartOf(4), palette);
    QVERIFY(svg.startsWith(u"<svg"_s));
    QVERIFY(svg.contains(u"British 26"_s));
    // Nothing to show is no reason to fall over.
    QVERIFY(!app::chartImage({}, palette, 1).isNull());
}

void TstReportWindow::chartGrowsWithTheText()
{
    const QList<Block> report{chartOf(4)};
    QVERIFY(app::reportPage(report, app::Medium::Screen).contains(u"width=\"680\""_s));
    app::design().setScale(200);
    const QString page = app::reportPage(report, app::Medium::Screen);
    app::design().setScale(app::Design::SmallestScale);
    QVERIFY(page.contains(u"width=\"1360\""_s));
}

void TstReportWindow::equalLossesShowBothLines_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

/// Both colours, all along the line and at its points; and as an image for paper.
void TstReportWindow::equalLossesShowBothLines()
{
    QFETCH(const bool, dark);
    const app::Palette &palette = dark ? app::Palette::dark() : app::Palette::light();
    block::Chart chart = chartOf(4);
    for (block::Chart::Series &each : chart.series)
        each.values = {7, 7, 7, 7, 7};
    const QImage image = app::chartImage(chart, palette, 4);
    const int names = image.width() * 3 / 4; // the names at the right are in their colours anyway
    for (int piece = image.width() / 8; piece < names; piece += image.width() / 8) {
        const QImage part = image.copy(piece, 0, image.width() / 8, image.height());
        QVERIFY(holds(part, palette.side(1)));
        QVERIFY(holds(part, palette.side(2)));
    }
    QVERIFY(app::chartSvg(chart, palette).contains(u"stroke-dasharray"_s));
}

void TstReportWindow::eachTurnIsNamedOnce_data()
{
    QTest::addColumn<int>("turns");
    QTest::addColumn<int>("points");
    QTest::addColumn<int>("fewest");
    QTest::newRow("a turn of cards") << 1 << 6 << 2;
    QTest::newRow("a turn of two sides") << 1 << 2 << 2;
    QTest::newRow("three turns of cards") << 3 << 6 << 4;
    QTest::newRow("12 turns of cards") << 12 << 6 << 6;
    QTest::newRow("40 turns of two sides") << 40 << 2 << 6;
    QTest::newRow("80 turns of one point") << 80 << 1 << 6;
}

/// The axis reads "Turn 1, Turn 2, ... Now", with room between the words.
void TstReportWindow::eachTurnIsNamedOnce()
{
    QFETCH(const int, turns);
    QFETCH(const int, points);
    QFETCH(const int, fewest);
    const block::Chart chart = chartOf(turns, points);
    const QList<AxisWord> words = axisOf(app::chartSvg(chart, app::Palette::light()));
    QVERIFY2(words.size() >= fewest, qPrintable(QString::number(words.size())));
    QCOMPARE(words.constFirst().text, u"Turn 1"_s);
    QCOMPARE(words.constLast().text, u"Now"_s);
    QFont font = QGuiApplication::font();
    font.setPixelSize(12);
    const QFontMetricsF metrics(font);
    for (qsizetype i = 1; i < words.size(); ++i) {
        const AxisWord &before = words.at(i - 1);
        const QString both = before.text + u" and "_s + words.at(i).text;
        QVERIFY2(words.at(i).text != before.text, qPrintable(both));
        QVERIFY2(before.left + metrics.horizontalAdvance(before.text) < words.at(i).left,
                 qPrintable(both));
    }
    if (const QString folder = qEnvironmentVariable("ADJUTANT_PICTURES"); !folder.isEmpty())
        app::chartImage(chart, app::Palette::light(), 2)
            .save(u"%1/chart-%2.png"_s.arg(folder, QString::fromUtf8(QTest::currentDataTag())));
}

ADJUTANT_TEST(TstReportWindow)

} // namespace adjutant::test

#include "tst_report_window.moc"
