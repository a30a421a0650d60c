// SPDX-License-Identifier: MIT
#include "app/rulings/rulings_sheet.h"

#include "app/rule_table/printed_table.h"
#include "app/rulings/agreed_rules.h"

#include <QCoreApplication>
#include <QDate>
#include <QDir>
#include <QGuiApplication>
#include <QLocale>
#include <QPrinter>
#include <QSaveFile>
#include <QScreen>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

struct SheetWords
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::app::RulingsSheet)
};

constexpr double LargestType = 10.0; ///< in points
constexpr double SmallestType = 6.5;
constexpr double TypeStep = 0.5;
constexpr double Margin = 12.0; ///< of the paper, in millimetres

/// One line of the sheet: what is asked, and how it is read; bold where that is not as usual.
QString lineOf(const QString &what, const QString &reading, bool changed)
{
    const QString text = SheetWords::tr("<b>%1:</b> %2", "a ruling, and how it is read")
                             .arg(what.toHtmlEscaped(), reading.toHtmlEscaped());
    return changed ? u"<p>&#9679; <u>"_s + text + u"</u></p>"_s : u"<p>"_s + text + u"</p>"_s;
}

QStringList rulingLines(const AgreedRules &rules, bool changedOnly)
{
    QStringList lines;
    const Rulebook &book = rules.rulebook();
    for (const Ruling &ruling : book.rulings) {
        const bool changed = rules.isChanged(ruling);
        if (changed || !changedOnly)
            lines.append(
                lineOf(book.phrases.render(ruling.heading), rules.meaning(ruling), changed));
    }
    return lines;
}

QString houseLine(const PrintedTable &table, const QList<PrintedCell> &row, qsizetype column)
{
    QStringList where = table.captions;
    for (qsizetype key = 0; key < row.size() && row.at(key).column.isEmpty(); ++key)
        where.append(table.headings.at(key) + u' ' + row.at(key).text);
    where.append(table.headings.at(column));
    const PrintedCell &cell = row.at(column);
    return lineOf(
        SheetWords::tr("%1 (%2)", "a table, and where in it").arg(table.title, where.join(u", "_s)),
        SheetWords::tr("%1 instead of %2").arg(cell.text, cell.printed), true);
}

QStringList houseLines(const PrintedTable &table)
{
    QStringList lines;
    for (const QList<PrintedCell> &row : table.rows) {
        for (qsizetype column = 0; column < row.size(); ++column) {
            if (row.at(column).houseRule())
                lines.append(houseLine(table, row, column));
        }
    }
    return lines;
}

/// What stands in the tables instead of what is printed.
QStringList houseLines(const AgreedRules &rules)
{
    QStringList lines;
    const Rulebook &book = rules.rulebook();
    for (const Table &table : book.tables) {
        if (!rules.houseRules(table.id).isEmpty())
            lines.append(houseLines(PrintedTable::of(table, book, rules.state())));
    }
    return lines;
}

/// The lines in two columns, the first one down to its end.
QString inColumns(const QStringList &lines)
{
    const qsizetype half = (lines.size() + 1) / 2;
    return u"<table width=\"100%\" cellspacing=\"6\"><tr><td width=\"50%\" valign=\"top\">"_s +
           lines.mid(0, half).join(QString()) + u"</td><td width=\"50%\" valign=\"top\">"_s +
           lines.mid(half).join(QString()) + u"</td></tr></table>"_s;
}

Fault cannotWrite(const QString &file)
{
    return {SheetWords::tr("“%1” cannot be written. Choose a folder of your own.")
                .arg(QDir::toNativeSeparators(file))};
}

} // namespace

QString RulingsSheet::html(const AgreedRules &rules, const QString &battle, bool changedOnly)
{
    const Rulebook &book = rules.rulebook();
    const QString title = SheetWords::tr("%1: rulings in force", "name of a game")
                              .arg(book.phrases.render(book.name));
    QStringList lines = rulingLines(rules, changedOnly);
    const QStringList house = houseLines(rules);
    QString body = u"<h1>"_s + title.toHtmlEscaped() + u"</h1><p>"_s +
                   SheetWords::tr("%1, %2", "name of a battle, and the date")
                       .arg(battle, QLocale().toString(QDate::currentDate()))
                       .toHtmlEscaped() +
                   u"</p>"_s;
    if (!house.isEmpty())
        body += u"<h2>"_s + SheetWords::tr("House rules").toHtmlEscaped() + u"</h2>"_s +
                house.join(QString());
    if (lines.isEmpty())
        lines.append(u"<p>"_s + SheetWords::tr("All rulings are read by default.").toHtmlEscaped() +
                     u"</p>"_s);
    body += u"<h2>"_s + SheetWords::tr("Rulings").toHtmlEscaped() + u"</h2>"_s + inColumns(lines);
    body += u"<p>"_s +
            SheetWords::tr("A dot marks what is not read by default. Agreed:").toHtmlEscaped() +
            u" ____________________ ____________________</p>"_s;
    return u"<html><head><meta charset=\"utf-8\"><title>"_s + title.toHtmlEscaped() +
           u"</title><style>p { margin: 0 0 2px 0; } h1 { font-size: large; margin: 0; } "
           "h2 { font-size: medium; margin: 4px 0 2px 0; }</style></head><body>"_s +
           body + u"</body></html>"_s;
}

void RulingsSheet::print(const QString &html, QPagedPaintDevice &device)
{
    QTextDocument document;
    document.setDocumentMargin(0);
    // The document counts in pixels of the screen; printing it scales them to those of the device.
    const int dots = qRound(QGuiApplication::primaryScreen()->logicalDotsPerInch());
    const QSizeF page = device.pageLayout().paintRectPixels(dots).size();
    const int smaller = qRound((LargestType - SmallestType) / TypeStep);
    for (int steps = 0; steps <= smaller; ++steps) {
        QFont font = document.defaultFont();
        font.setPointSizeF(LargestType - steps * TypeStep);
        document.setDefaultFont(font);
        document.setHtml(html);
        document.setPageSize(page);
        if (document.pageCount() == 1)
            break;
    }
    document.print(&device);
}

Result<Done> RulingsSheet::savePdf(const QString &html, const QString &file)
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(file);
    printer.setPageMargins(QMarginsF(Margin, Margin, Margin, Margin), QPageLayout::Millimeter);
    QFile::remove(file);
    print(html, printer);
    return QFileInfo(file).size() > 0 ? Result<Done>(Done{}) : Result<Done>(cannotWrite(file));
}

Result<Done> RulingsSheet::saveHtml(const QString &html, const QString &file)
{
    QSaveFile out(file);
    const bool done =
        out.open(QIODevice::WriteOnly) && out.write(html.toUtf8()) >= 0 && out.commit();
    return done ? Result<Done>(Done{}) : Result<Done>(cannotWrite(file));
}

} // namespace adjutant::app
