// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/report_block.h"
#include "core/rules/result.h"

#include <QString>

class QPagedPaintDevice;

namespace adjutant::app {

/// What a report is made for; it decides on colours and how fine the chart is.
enum class Medium {
    Screen, ///< in the colours of the window
    Paper,
    Web, ///< a file of its own that a browser shows
};

/// The report as a page with its chart and photographs in it.
QString reportPage(const QList<Block> &report, Medium medium);

void printReport(const QList<Block> &report, QPagedPaintDevice &device);
Result<Done> saveReportPdf(const QList<Block> &report, const QString &file);
Result<Done> saveReportHtml(const QList<Block> &report, const QString &file);

} // namespace adjutant::app
