// SPDX-License-Identifier: MIT
#include "app/style/design.h"

#include "app/style/sheet_style.h"
#include "app/style/style_sheet.h"

#include <QApplication>
#include <QEvent>
#include <QPalette>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

struct TypeSize
{
    int pixels; ///< at 100 percent
    QFont::Weight weight;
    qreal tracking; ///< percent of the normal distance between letters
};

TypeSize sizeOf(Type type)
{
    switch (type) {
    case Type::Body:
        return {15, QFont::Normal, 100};
    case Type::Strong:
        return {15, QFont::DemiBold, 100};
    case Type::Small:
        return {13, QFont::Normal, 100};
    case Type::Badge:
        return {11, QFont::DemiBold, 102};
    case Type::Section:
        return {13, QFont::Bold, 108};
    case Type::Title:
        return {17, QFont::DemiBold, 100};
    case Type::Figure:
        return {21, QFont::DemiBold, 100};
    case Type::Question:
        return {27, QFont::Bold, 98};
    }
    Q_UNREACHABLE();
}

QPalette qtPalette(const Palette &colours)
{
    QPalette palette;
    palette.setColor(QPalette::Window, colours.paper);
    palette.setColor(QPalette::Base, colours.button);
    palette.setColor(QPalette::AlternateBase, colours.card);
    palette.setColor(QPalette::Button, colours.button);
    palette.setColor(QPalette::WindowText, colours.ink);
    palette.setColor(QPalette::Text, colours.ink);
    palette.setColor(QPalette::ButtonText, colours.ink);
    palette.setColor(QPalette::BrightText, colours.warn);
    palette.setColor(QPalette::PlaceholderText, colours.muted);
    palette.setColor(QPalette::ToolTipBase, colours.card);
    palette.setColor(QPalette::ToolTipText, colours.ink);
    palette.setColor(QPalette::Highlight, colours.lit);
    palette.setColor(QPalette::HighlightedText, colours.ink);
    palette.setColor(QPalette::Link, colours.side(1));
    palette.setColor(QPalette::Mid, colours.line);
    palette.setColor(QPalette::Light, colours.card);
    palette.setColor(QPalette::Dark, colours.line);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colours.muted);
    return palette;
}

bool isDarkPalette(const QPalette &palette)
{
    constexpr int middle = 128;
    return palette.color(QPalette::Window).lightness() < middle;
}

} // namespace

Design &Design::instance()
{
    static auto *design = new Design(qApp); // goes with the application
    return *design;
}

Design::Design(QObject *parent)
    : QObject(parent)
{
}

void Design::dress()
{
    m_systemDark = isDarkPalette(QApplication::palette());
    m_dressed = true;
    QApplication::setStyle(new SheetStyle);
    apply();
    qApp->installEventFilter(this);
}

void Design::setSystemDark(bool dark)
{
    m_systemTold = true;
    noteSystem(dark);
}

void Design::setSystemPalette(const QPalette &palette)
{
    if (!m_systemTold)
        noteSystem(isDarkPalette(palette));
}

void Design::noteSystem(bool dark)
{
    if (m_systemDark == dark)
        return;
    m_systemDark = dark;
    if (m_theme == Theme::System)
        apply();
}

/// The palette of the desktop, which ours hides as long as it is set.
void Design::readSystem()
{
    QApplication::setPalette(QPalette());
    const QPalette system = QApplication::palette();
    QApplication::setPalette(qtPalette(palette()));
    setSystemPalette(system);
}

/// Qt tells each window that the desktop has another theme.
bool Design::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ThemeChange && watched->isWindowType() && !m_systemTold)
        readSystem();
    return QObject::eventFilter(watched, event);
}

const Palette &Design::palette() const
{
    return isDark() ? Palette::dark() : Palette::light();
}

bool Design::isDark() const
{
    return m_theme == Theme::Dark || (m_theme == Theme::System && m_systemDark);
}

void Design::setTheme(Theme theme)
{
    if (m_theme == theme)
        return;
    m_theme = theme;
    apply();
}

void Design::setScale(int percent)
{
    percent = std::clamp(percent, SmallestScale, LargestScale);
    if (m_scale == percent)
        return;
    m_scale = percent;
    apply();
}

QFont Design::font(Type type) const
{
    const TypeSize size = sizeOf(type);
    QFont font;
    font.setFamilies({u"Inter"_s, u"Noto Sans"_s, u"Source Sans 3"_s, u"DejaVu Sans"_s});
    font.setStyleHint(QFont::SansSerif);
    font.setPixelSize(px(size.pixels));
    font.setWeight(size.weight);
    font.setLetterSpacing(QFont::PercentageSpacing, size.tracking);
    return font;
}

void Design::apply()
{
    if (m_dressed) {
        QApplication::setPalette(qtPalette(palette()));
        QApplication::setFont(font(Type::Body));
        qApp->setStyleSheet(styleSheet(*this));
    }
    emit changed();
}

} // namespace adjutant::app
