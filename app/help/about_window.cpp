// SPDX-License-Identifier: MIT
#include "app/help/about_window.h"

#include "help/ui_about_window.h"

#include "app/battles/battles.h"
#include "app/style/design.h"

#include "core/games/game_systems.h"

#include <QCoreApplication>
#include <QFile>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr QSize AboutSize(620, 520); ///< at 100 percent

/// A game and the rulebook that it is read from.
QString creditOf(const Rulebook &book)
{
    const QString credit = u"credit"_s;
    const QString name = book.phrases.render(book.name);
    return book.phrases.contains(credit)
               ? AboutWindow::tr("%1: %2", "a game, and where its rules are from")
                     .arg(name, book.phrases.render(credit))
               : name;
}

QString licence()
{
    QFile file(u":/LICENSE"_s);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

AboutWindow::AboutWindow(QWidget *parent)
    : QDialog(parent)
{
    Ui::AboutWindow form;
    form.setupUi(this);
    form.versionLabel->setText(
        tr("Version %1, with Qt %2")
            .arg(QStringLiteral(ADJUTANT_VERSION), QString::fromLatin1(qVersion())));
    QStringList credits;
    for (const QString &id : gameIds()) {
        if (const Result<const Game *> game = gameOf(id))
            credits.append(creditOf((*game)->rulebook()));
    }
    form.creditsLabel->setText(credits.join(u'\n'));
    form.licenceEdit->setPlainText(licence());
    connect(form.closeButton, &QPushButton::clicked, this, &QDialog::reject);
    const auto fit = [this] {
        resize(design().px(AboutSize.width()), design().px(AboutSize.height()));
    };
    connect(&design(), &Design::changed, this, fit);
    fit();
}

} // namespace adjutant::app
