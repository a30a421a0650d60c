// SPDX-License-Identifier: MIT
#include "tests/support/app/window_sessions.h"

#include "core/games/game_systems.h"
#include "core/referee/interview.h"
#include "core/referee/setup.h"

#include "tests/support/toy_game.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::test {

namespace {

class AskingGame : public ToyGame
{
public:
    explicit AskingGame(Question question)
        : m_question(std::move(question))
    {
    }

    Procedure procedure(const QString &id) const override
    {
        return id == u"ask" ? &AskingGame::ask : ToyGame::procedure(id);
    }

private:
    static void ask(Interview &table)
    {
        table.ask(static_cast<const AskingGame &>(table.game()).m_question);
    }

    Question m_question;
};

/// Sessions refer to their game: all games of a test program live as long as it does.
const Game &keep(std::unique_ptr<Game> game)
{
    static std::vector<std::unique_ptr<Game>> games;
    games.push_back(std::move(game));
    return *games.back();
}

std::unique_ptr<app::Session> sessionOf(const Game &game, const Command &begin)
{
    Result<std::unique_ptr<Referee>> referee = Referee::begin(game, begin, nullptr);
    if (!referee)
        qFatal("%s", qPrintable(referee.fault().message));
    return std::make_unique<app::Session>(std::move(*referee));
}

const Game &gameOf(const QString &id)
{
    Result<std::unique_ptr<Game>> made = makeGame(id);
    if (!made)
        qFatal("%s", qPrintable(made.fault().message));
    return keep(std::move(*made));
}

const Game &teaw()
{
    return gameOf(u"teaw"_s);
}

/// Eight units of one army of the Spanish Succession.
QJsonArray armyOf(const QString &nation, int first)
{
    const QStringList types{u"battalion"_s, u"battalion"_s, u"battalion"_s, u"guardBattalion"_s,
                            u"battalion"_s, u"horse"_s,     u"horse"_s,     u"cannon"_s};
    QJsonArray units;
    for (int i = 0; i < types.size(); ++i) {
        QJsonObject values{{u"nation"_s, nation}};
        if (types.at(i) == u"battalion" || types.at(i) == u"horse")
            values.insert(u"quality"_s, i == 4 ? u"raw"_s : u"trained"_s);
        units.append(QJsonObject{{u"type"_s, types.at(i)},
                                 {u"number"_s, first + i},
                                 {u"name"_s, u"%1 %2"_s.arg(nation, QString(QChar(u'A' + i)))},
                                 {u"values"_s, values}});
    }
    return units;
}

/// Who begins is asked.
std::unique_ptr<app::Session> firstTurn(std::unique_ptr<app::Session> session)
{
    while (session->question())
        session->answer(session->question()->options.constFirst().id);
    return session;
}

} // namespace

std::unique_ptr<app::Session> toySession(int squads)
{
    return sessionOf(keep(std::make_unique<ToyGame>()), toyBattle(squads));
}

std::unique_ptr<app::Session> teawSession()
{
    const Game &game = teaw();
    const QList<Scenario> &scenarios = game.rulebook().scenarios;
    const auto sample = std::find_if(scenarios.cbegin(), scenarios.cend(),
                                     [](const Scenario &scenario) { return scenario.sample; });
    return firstTurn(sessionOf(game, beginCommand(*sample)));
}

std::unique_ptr<app::Session> wssSession()
{
    const QJsonArray sides{
        QJsonObject{{u"name"_s, u"French"_s},
                    {u"values"_s, QJsonObject{{u"army"_s, u"french"_s}, {u"defender"_s, true}}},
                    {u"units"_s, armyOf(u"french"_s, 1)}},
        QJsonObject{{u"name"_s, u"Alliance"_s},
                    {u"values"_s, QJsonObject{{u"army"_s, u"alliance"_s}}},
                    {u"units"_s, armyOf(u"british"_s, 11)}}};
    const QJsonObject values{{u"victory"_s, u"nightfall"_s}, {u"turnLimit"_s, 7}};
    auto session = sessionOf(gameOf(u"wss"_s),
                             beginCommand(QJsonObject{{u"values"_s, values}, {u"sides"_s, sides}}));
    // No grenadiers are converged, and nobody is re-arranged.
    while (session->question() && session->question()->kind == QuestionKind::SomeOf)
        session->answer(QJsonArray());
    return session;
}

std::unique_ptr<app::Session> crowdedSession(int teams)
{
    const QStringList types{u"assault"_s,  u"hmg"_s,    u"tank"_s,
                            u"engineer"_s, u"sniper"_s, u"lmg"_s};
    QJsonArray sides;
    for (int side = 0; side < 2; ++side) {
        QJsonArray units;
        for (int i = 0; i < teams; ++i) {
            const QString name = u"Königlich Preussisches Wachkommando Nr. %1 "_s.arg(i + 1);
            units.append(QJsonObject{{u"type"_s, types.at(i % types.size())},
                                     {u"number"_s, side * 100 + i + 1},
                                     {u"name"_s, name.repeated(4).left(120)}});
        }
        const QString name = u"The long-winded Allied and Associated Powers of the %1 bank "_s;
        sides.append(QJsonObject{{u"name"_s, name.arg(side + 1).repeated(2).left(120)},
                                 {u"values"_s, QJsonObject{{u"attacker"_s, side == 0}}},
                                 {u"units"_s, units}});
    }
    const QJsonObject begin{{u"values"_s, QJsonObject{{u"gameType"_s, u"battle"_s},
                                                      {u"objective"_s, u"eliminateForce"_s}}},
                            {u"sides"_s, sides}};
    return firstTurn(sessionOf(teaw(), beginCommand(begin)));
}

std::unique_ptr<app::Session> askingSession(const Question &question)
{
    auto session = sessionOf(keep(std::make_unique<AskingGame>(question)), toyBattle());
    session->act(u"ask"_s, EntityId{4});
    return session;
}

QJsonValue lastAnswer(const app::Session &session)
{
    const Journal &journal = session.journal();
    const Step &step = journal.step(journal.head());
    return step.kind == Step::Kind::Answer ? step.answer : QJsonValue();
}

} // namespace adjutant::test
