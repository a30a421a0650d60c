// SPDX-License-Identifier: MIT
#include "core/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>

using namespace Qt::StringLiterals;

namespace adjutant {

QStringList Language::available()
{
    QStringList codes;
    for (const QString &file : QDir(u":/translations"_s).entryList({u"adjutant_*.qm"_s}))
        codes.append(file.section(u'_', 1).section(u'.', 0, 0));
    if (!codes.contains(u"en"_s))
        codes.append(u"en"_s);
    codes.sort();
    return codes;
}

void Language::use(const QLocale &locale)
{
    QLocale::setDefault(locale);
    for (QTranslator *each : {&m_chosen, &m_qt, &m_english})
        QCoreApplication::removeTranslator(each);
    // The one that was installed last is asked first.
    if (m_english.load(u":/translations/adjutant_en.qm"_s))
        QCoreApplication::installTranslator(&m_english);
    // Qt speaks no language that the program itself does not speak.
    if (locale.language() == QLocale::English ||
        !m_chosen.load(locale, u"adjutant"_s, u"_"_s, u":/translations"_s))
        return;
    if (m_qt.load(locale, u"qtbase"_s, u"_"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    QCoreApplication::installTranslator(&m_chosen);
}

} // namespace adjutant
