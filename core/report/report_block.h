// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <variant>

namespace adjutant {

/// What a report is made of, whatever it is written as.
namespace block {

struct Heading
{
    int level = 1;
    QString text;
};

struct Paragraph
{
    QString text;
};

struct Items
{
    QStringList lines;
};

struct Grid
{
    QStringList columns;
    QList<QStringList> rows;
};

/// Numbers that change from turn to turn, one line a side.
struct Chart
{
    struct Series
    {
        QString name;
        int colour = 0; ///< number of the side's colour
        QList<int> values;
    };

    QString title;     ///< what is counted
    QStringList ticks; ///< what each value is called in a table
    QStringList turns; ///< the turn that each value is of, written once below all of its values
    QList<Series> series;

    /// The same as rows of numbers.
    Grid grid() const;
};

struct Picture
{
    QString caption;
    QByteArray image; ///< as a file: PNG, JPEG
};

} // namespace block

using Block = std::variant<block::Heading, block::Paragraph, block::Items, block::Grid,
                           block::Chart, block::Picture>;

/// How a chart or a picture is written in HTML; empty for not at all.
struct HtmlImages
{
    std::function<QString(const block::Chart &)> chart;
    std::function<QString(const block::Picture &)> picture;
    bool fills = false; ///< as wide as what shows it, and not a column for a browser
};

/// The report as text, as Markdown and as a page of HTML.
QString textOf(const QList<Block> &blocks);
QString markdownOf(const QList<Block> &blocks);
QString htmlOf(const QList<Block> &blocks, const HtmlImages &images = {});

} // namespace adjutant
