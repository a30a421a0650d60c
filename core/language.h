// SPDX-License-Identifier: MIT
#pragma once

#include <QLocale>
#include <QStringList>
#include <QTranslator>

namespace adjutant {

/// The language that the program speaks: installs the translators for it.
class Language
{
public:
    /// The languages that there are texts in, as codes such as "de"; English is always among them.
    static QStringList available();

    /// Speaks the language of \a locale from now on; English where there is none of it. Numbers
    /// follow \a locale in any case.
    void use(const QLocale &locale);

private:
    QTranslator m_english; ///< plural forms, and whatever the chosen language lacks
    QTranslator m_qt;      ///< Qt's own buttons and dialogs
    QTranslator m_chosen;
};

} // namespace adjutant
