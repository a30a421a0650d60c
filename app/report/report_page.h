// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/report_block.h"
#include "core/rules/result.h"

#include <QString>

#include <memory>

class QPageSize;
class QPagedPaintDevice;
class QTextDocument;

namespace adjutant::app {

/// What a report is made for; it decides on colours and how fine the chart is.
enum class Medium {
    Screen, ///< in the colours of the window
    Paper,
    Web, ///< a file of its own that a browser shows
};

/// The report as a page with its chart and photographs in it, none of them wider than \a widest
/// pixels.
QString reportPage(const QList<Block> &report, Medium medium, int widest = 10000);

/// The report as it is printed: on pages of \a paper without its margins.
std::unique_ptr<QTextDocument> printedReport(const QList<Block> &report, const QPageSize &paper);
void printReport(const QList<Block> &report, QPagedPaintDevice &device);
Result<Done> saveReportPdf(const QList<Block> &report, const QString &file);
Result<Done> saveReportHtml(const QList<Block> &report, const QString &file);

} // namespace adjutant::app
