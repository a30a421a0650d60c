// SPDX-License-Identifier: MIT
#include "app/style/style_sheet.h"

#include "app/style/design.h"

#include <QFile>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

QString colourOf(const Palette &palette, const QString &name)
{
    const QHash<QString, QColor> colours{
        {u"paper"_s, palette.paper},   {u"card"_s, palette.card}, {u"button"_s, palette.button},
        {u"chip"_s, palette.chip},     {u"ink"_s, palette.ink},   {u"muted"_s, palette.muted},
        {u"line"_s, palette.line},     {u"lit"_s, palette.lit},   {u"good"_s, palette.good},
        {u"warn"_s, palette.warn},     {u"halo"_s, palette.halo}, {u"sideA"_s, palette.side(1)},
        {u"sideB"_s, palette.side(2)},
    };
    Q_ASSERT_X(colours.contains(name), "styleSheet", qPrintable(name));
    return colours.value(name).name();
}

QString fontOf(const Design &design, const QString &name)
{
    const QHash<QString, Type> types{
        {u"body"_s, Type::Body},         {u"strong"_s, Type::Strong}, {u"small"_s, Type::Small},
        {u"badge"_s, Type::Badge},       {u"title"_s, Type::Title},   {u"section"_s, Type::Section},
        {u"question"_s, Type::Question}, {u"figure"_s, Type::Figure},
    };
    Q_ASSERT_X(types.contains(name), "styleSheet", qPrintable(name));
    const QFont font = design.font(types.value(name));
    return u"font-size: %1px; font-weight: %2"_s.arg(font.pixelSize()).arg(font.weight());
}

QString filledIn(const Design &design, const QRegularExpressionMatch &match)
{
    const QString name = match.captured(1);
    const QString argument = match.captured(2);
    if (name == u"px")
        return QString::number(design.px(argument.toInt())) + u"px"_s;
    if (name == u"font")
        return fontOf(design, argument);
    return colourOf(design.palette(), name);
}

} // namespace

QString styleSheet(const Design &design)
{
    QFile file(u":/style/adjutant.qss"_s);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened);
    const QString pattern = opened ? QString::fromUtf8(file.readAll()) : QString();
    static const QRegularExpression mark(u"@(\\w+)(?:\\((\\w+)\\))?"_s);
    QString sheet;
    qsizetype from = 0;
    auto matches = mark.globalMatch(pattern);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        sheet += QStringView(pattern).mid(from, match.capturedStart() - from);
        sheet += filledIn(design, match);
        from = match.capturedEnd();
    }
    return sheet + QStringView(pattern).mid(from);
}

} // namespace adjutant::app
