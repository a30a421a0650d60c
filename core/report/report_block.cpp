// SPDX-License-Identifier: MIT
#include "core/report/report_block.h"

#include "core/battle/overloaded.h"
#include "core/report/report_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant {

namespace {

QString escaped(QString text)
{
    for (const QChar special : {u'\\', u'*', u'_', u'`', u'[', u']', u'<', u'#', u'|'})
        text.replace(special, u'\\' + QString(special));
    return text;
}

QString cellOf(const QString &text)
{
    return escaped(text.simplified());
}

QString markdownRow(const QStringList &cells)
{
    QStringList written;
    for (const QString &cell : cells)
        written.append(cellOf(cell));
    return u"| "_s + written.join(u" | "_s) + u" |\n"_s;
}

QString markdownGrid(const block::Grid &grid)
{
    QString text =
        markdownRow(grid.columns) + u'|' + u"---|"_s.repeated(grid.columns.size()) + u'\n';
    for (const QStringList &row : grid.rows)
        text += markdownRow(row);
    return text;
}

QString textGrid(const block::Grid &grid)
{
    QList<QStringList> rows{grid.columns};
    rows += grid.rows;
    QString text;
    for (const QStringList &row : rows) {
        QString line;
        for (qsizetype column = 0; column < row.size(); ++column) {
            qsizetype width = 0;
            for (const QStringList &each : rows)
                width = std::max(width, each.value(column).size());
            line += u"  "_s + row.at(column).leftJustified(width);
        }
        while (line.endsWith(u' '))
            line.chop(1);
        text += line + u'\n';
    }
    return text;
}

QString htmlRow(const QStringList &cells, const QString &tag)
{
    QString row = u"<tr>"_s;
    for (const QString &cell : cells)
        row += u'<' + tag + u'>' + cell.toHtmlEscaped() + u"</"_s + tag + u'>';
    return row + u"</tr>\n"_s;
}

QString htmlGrid(const block::Grid &grid)
{
    QString table = u"<table>\n"_s + htmlRow(grid.columns, u"th"_s);
    for (const QStringList &row : grid.rows)
        table += htmlRow(row, u"td"_s);
    return table + u"</table>\n"_s;
}

QString htmlItems(const block::Items &items)
{
    QString list = u"<ul>\n"_s;
    for (const QString &line : items.lines)
        list += u"<li>"_s + line.toHtmlEscaped() + u"</li>\n"_s;
    return list + u"</ul>\n"_s;
}

QString titleOf(const QList<Block> &blocks)
{
    const auto *heading = blocks.isEmpty() ? nullptr : std::get_if<block::Heading>(&blocks.first());
    return heading ? heading->text : QString();
}

} // namespace

block::Grid block::Chart::grid() const
{
    Grid grid;
    grid.columns.append(title);
    for (const Series &each : series)
        grid.columns.append(each.name);
    for (qsizetype i = 0; i < ticks.size(); ++i) {
        QStringList row{ticks.at(i)};
        for (const Series &each : series)
            row.append(QString::number(each.values.value(i)));
        grid.rows.append(row);
    }
    return grid;
}

QString textOf(const QList<Block> &blocks)
{
    QString text;
    const auto write = Overloaded{
        [&](const block::Heading &heading) {
            const QChar line = heading.level == 1 ? u'=' : u'-';
            text += (text.isEmpty() ? QString() : u"\n"_s) + heading.text + u'\n' +
                    QString(heading.text.size(), line) + u'\n';
        },
        [&](const block::Paragraph &paragraph) { text += paragraph.text + u'\n'; },
        [&](const block::Items &items) {
            for (const QString &line : items.lines)
                text += u"  "_s + line + u'\n';
        },
        [&](const block::Grid &grid) { text += textGrid(grid); },
        [&](const block::Chart &chart) { text += textGrid(chart.grid()); },
        [&](const block::Picture &picture) { text += u"  "_s + picture.caption + u'\n'; },
    };
    for (const Block &block : blocks)
        std::visit(write, block);
    return text;
}

QString markdownOf(const QList<Block> &blocks)
{
    QStringList parts;
    const auto write = Overloaded{
        [](const block::Heading &heading) {
            return QString(QString(heading.level, u'#') + u' ' + cellOf(heading.text) + u'\n');
        },
        [](const block::Paragraph &paragraph) { return QString(cellOf(paragraph.text) + u'\n'); },
        [](const block::Items &items) {
            QString list;
            for (const QString &line : items.lines)
                list += u"- "_s + cellOf(line) + u'\n';
            return list;
        },
        [](const block::Grid &grid) { return markdownGrid(grid); },
        [](const block::Chart &chart) { return markdownGrid(chart.grid()); },
        [](const block::Picture &picture) { return QString(cellOf(picture.caption) + u'\n'); },
    };
    for (const Block &block : blocks)
        parts.append(std::visit(write, block));
    return parts.join(u'\n');
}

QString htmlOf(const QList<Block> &blocks, const HtmlImages &images)
{
    const auto write = Overloaded{
        [](const block::Heading &heading) {
            return u"<h%1>%2</h%1>\n"_s.arg(QString::number(heading.level),
                                            heading.text.toHtmlEscaped());
        },
        [](const block::Paragraph &paragraph) {
            return QString(u"<p>"_s + paragraph.text.toHtmlEscaped() + u"</p>\n"_s);
        },
        [](const block::Items &items) { return htmlItems(items); },
        [](const block::Grid &grid) { return htmlGrid(grid); },
        [&](const block::Chart &chart) {
            return images.chart ? images.chart(chart) : htmlGrid(chart.grid());
        },
        [&](const block::Picture &picture) {
            return images.picture
                       ? images.picture(picture)
                       : QString(u"<p>"_s + picture.caption.toHtmlEscaped() + u"</p>\n"_s);
        },
    };
    QString body;
    for (const Block &block : blocks)
        body += std::visit(write, block);
    const QString page = u"<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n<title>%1"
                         "</title>\n<style>\n"
                         "body { font-family: Inter, sans-serif;%3 }\n"
                         "th { text-align: left; }\n"
                         "table { margin-bottom: 12px; }\n"
                         "td, th { padding: 2px 12px 2px 0; }\n"
                         "</style>\n</head>\n<body>\n%2</body>\n</html>\n"_s;
    const QString column = images.fills ? QString() : u" max-width: 48em; margin: auto;"_s;
    return page.arg(titleOf(blocks).toHtmlEscaped(), body, column);
}

} // namespace adjutant
