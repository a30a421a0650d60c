// SPDX-License-Identifier: MIT
#include "app/preferences/preferences.h"

#include "app/style/design.h"

#include <QApplication>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

const QString ScaleKey = u"look/scale"_s;
const QString ThemeKey = u"look/theme"_s;
const QString LanguageKey = u"look/language"_s;
const QString DiceKey = u"play/appDice"_s;
const QString OddsKey = u"play/oddsHidden"_s;
const QString ConfirmKey = u"play/confirm"_s;

/// A word in the file, so that it can be read there, and means the same in every version.
QString wordOf(Theme theme)
{
    return theme == Theme::Light ? u"light"_s : theme == Theme::Dark ? u"dark"_s : u"system"_s;
}

Theme themeOf(const QString &word)
{
    return word == u"light" ? Theme::Light : word == u"dark" ? Theme::Dark : Theme::System;
}

} // namespace

Preferences &Preferences::instance()
{
    static auto *preferences = new Preferences(qApp); // goes with the application
    return *preferences;
}

Preferences::Preferences(QObject *parent)
    : QObject(parent)
{
    connect(&design(), &Design::changed, this, &Preferences::keepLook);
}

void Preferences::load()
{
    const QSettings settings;
    m_appDice = settings.value(DiceKey, false).toBool();
    m_oddsHidden = settings.value(OddsKey, false).toBool();
    m_confirms = settings.value(ConfirmKey, true).toBool();
    m_language = settings.value(LanguageKey).toString();
    const Theme theme = themeOf(settings.value(ThemeKey).toString());
    const int scale = settings.value(ScaleKey, Design::SmallestScale).toInt();
    design().setTheme(theme);
    design().setScale(scale);
    emit changed();
}

void Preferences::reset()
{
    setAppDice(false);
    setOddsHidden(false);
    setConfirms(true);
    setLanguage({});
    design().setTheme(Theme::System);
    design().setScale(Design::SmallestScale);
}

void Preferences::setAppDice(bool on)
{
    m_appDice = on;
    keep(DiceKey, on);
}

void Preferences::setOddsHidden(bool hidden)
{
    m_oddsHidden = hidden;
    keep(OddsKey, hidden);
}

void Preferences::setConfirms(bool on)
{
    m_confirms = on;
    keep(ConfirmKey, on);
}

void Preferences::setLanguage(const QString &code)
{
    m_language = code;
    keep(LanguageKey, code);
}

void Preferences::keepLook()
{
    QSettings settings;
    settings.setValue(ScaleKey, design().scale());
    settings.setValue(ThemeKey, wordOf(design().theme()));
    emit changed();
}

void Preferences::keep(const QString &key, const QVariant &value)
{
    QSettings().setValue(key, value);
    emit changed();
}

} // namespace adjutant::app
