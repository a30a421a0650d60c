// SPDX-License-Identifier: MIT
#include "tests/support/app/dialogs.h"

#include "app/battles/new_battle.h"
#include "app/battles/open_battle.h"
#include "app/help/about_window.h"
#include "app/help/help_window.h"
#include "app/photographs/photographs_window.h"
#include "app/players_view/players_view.h"
#include "app/preferences/preferences_dialog.h"
#include "app/report/report_window.h"
#include "app/rulings/rulings_window.h"

#include <QMap>

#include <functional>

using namespace Qt::StringLiterals;

namespace adjutant::test {

namespace {

using Maker = std::function<std::unique_ptr<QWidget>(app::Session &)>;

const QMap<QString, Maker> &makers()
{
    static const QMap<QString, Maker> all{
        {u"preferences"_s,
         [](app::Session &) { return std::make_unique<app::PreferencesDialog>(); }},
        {u"new battle"_s, [](app::Session &) { return std::make_unique<app::NewBattle>(nullptr); }},
        {u"open battle"_s,
         [](app::Session &session) {
             return std::make_unique<app::OpenBattle>(&session, nullptr);
         }},
        {u"rulings"_s,
         [](app::Session &session) {
             return std::make_unique<app::RulingsWindow>(session, nullptr);
         }},
        {u"report"_s,
         [](app::Session &session) { return std::make_unique<app::ReportWindow>(session); }},
        {u"help"_s, [](app::Session &) { return std::make_unique<app::HelpWindow>(); }},
        {u"about"_s, [](app::Session &) { return std::make_unique<app::AboutWindow>(); }},
        {u"players' view"_s,
         [](app::Session &session) {
             auto view = std::make_unique<app::PlayersView>();
             view->setSession(&session);
             return view;
         }},
        {u"photographs"_s,
         [](app::Session &session) {
             return std::make_unique<app::PhotographsWindow>(session, nullptr);
         }},
    };
    return all;
}

} // namespace

QStringList dialogNames()
{
    return makers().keys();
}

std::unique_ptr<QWidget> makeDialog(const QString &name, app::Session &session)
{
    return makers().value(name)(session);
}

} // namespace adjutant::test
