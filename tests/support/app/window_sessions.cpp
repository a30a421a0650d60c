// SPDX-License-Identifier: MIT
#include "tests/support/app/window_sessions.h"

#include "core/games/game_systems.h"
#include "core/referee/interview.h"
#include "core/referee/setup.h"

#include "tests/support/toy_game.h"

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

} // namespace

std::unique_ptr<app::Session> toySession(int squads)
{
    return sessionOf(keep(std::make_unique<ToyGame>()), toyBattle(squads));
}

std::unique_ptr<app::Session> teawSession()
{
    Result<std::unique_ptr<Game>> made = makeGame(u"teaw"_s);
    if (!made)
        qFatal("%s", qPrintable(made.fault().message));
    const Game &game = keep(std::move(*made));
    const QList<Scenario> &scenarios = game.rulebook().scenarios;
    const auto sample = std::find_if(scenarios.cbegin(), scenarios.cend(),
                                     [](const Scenario &scenario) { return scenario.sample; });
    auto session = sessionOf(game, beginCommand(*sample));
    // Who begins is asked.
    while (session->question())
        session->answer(session->question()->options.constFirst().id);
    return session;
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
