// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/result.h"

#include <QString>

class QPagedPaintDevice;

namespace adjutant::app {

class AgreedRules;

/// The rulings and house rules of a battle on a sheet for the players to agree on.
struct RulingsSheet
{
    /// The sheet as HTML. With \a changedOnly what is read as usual is left out.
    static QString html(const AgreedRules &rules, const QString &battle, bool changedOnly);
    /// Prints it, in type so small that it goes on one page, if it can still be read.
    static void print(const QString &html, QPagedPaintDevice &device);
    static Result<Done> savePdf(const QString &html, const QString &file);
    static Result<Done> saveHtml(const QString &html, const QString &file);
};

} // namespace adjutant::app
