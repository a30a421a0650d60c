// SPDX-License-Identifier: MIT
#include "app/help/manual.h"

#include "core/rules/rulebook.h"

#include <QCoreApplication>
#include <QFile>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

struct ManualWords
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::app::Manual)
};

const QString English = QStringLiteral("en");

QString textOf(const QString &language)
{
    QFile file(u":/help/%1/manual.md"_s.arg(language));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString escaped(QString text)
{
    for (const QChar special : {u'\\', u'|', u'*', u'_', u'`', u'<', u'['})
        text.replace(special, u'\\' + QString(special));
    return text;
}

QString tableOf(const QList<Shortcut> &shortcuts)
{
    QString table =
        u"| %1 | %2 |\n|---|---|\n"_s.arg(ManualWords::tr("Key"), ManualWords::tr("What it does"));
    for (const Shortcut &shortcut : shortcuts)
        table += u"| %1 | %2 |\n"_s.arg(escaped(shortcut.keys), escaped(shortcut.what));
    return table;
}

} // namespace

QString manual(const QWidget &window, const Rulebook *book, const QLocale &locale)
{
    QString text = textOf(locale.name().section(u'_', 0, 0));
    if (text.isEmpty())
        text = textOf(English);
    QString keys = tableOf(shortcutsOf(window));
    if (book)
        keys += u"\n### %1\n\n%2"_s.arg(escaped(book->phrases.render(book->name)),
                                        tableOf(shortcutsOf(*book)));
    return text.replace(u"{shortcuts}"_s, keys);
}

} // namespace adjutant::app
