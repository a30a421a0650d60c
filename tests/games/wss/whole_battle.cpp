// SPDX-License-Identifier: MIT
#include "tests/games/wss/whole_battle.h"

#include "core/games/wss/victory.h"
#include "core/referee/run.h"
#include "core/referee/setup.h"

#include "tests/games/wss/recount.h"
#include "tests/support/random_player.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::test {

namespace {

QList<EntityId> piecesOfSide(const State &state, EntityId side)
{
    QList<EntityId> pieces;
    for (const QString &kind : {u"unit"_s, u"gun"_s, u"officer"_s, u"wagon"_s})
        pieces += state.children(side, kind);
    return pieces;
}

QString checkPiece(const State &state, EntityId id)
{
    const Entity &piece = state.entity(id);
    const int stands = piece.number(u"stands"_s);
    const int pips = piece.number(u"pips"_s);
    if (pips < 0 || pips > 6)
        return u"%1 pips"_s.arg(pips);
    if (stands < 0 || stands > piece.number(u"standsFull"_s))
        return u"%1 stands of %2"_s.arg(stands).arg(piece.number(u"standsFull"_s));
    const bool gone = !piece.word(u"status"_s).isEmpty();
    if (gone != (stands == 0))
        return u"%1 stands, status %2"_s.arg(stands).arg(piece.word(u"status"_s));
    const bool fights = !(piece.linked(u"attacks"_s) + piece.linked(u"defends"_s)).isEmpty();
    if (gone && (fights || pips > 0 || piece.flag(u"routing"_s)))
        return u"something goes on after its end"_s;
    if (state.moment().phase == u"fire" && !piece.linked(u"met"_s).isEmpty())
        return u"it has met somebody amid fire"_s;
    return fights && piece.flag(u"routing"_s) ? u"it routs and fights"_s : QString();
}

QString checkFights(const State &state)
{
    for (const EntityId fight : state.entities(u"fight"_s)) {
        bool attacked = false;
        bool defended = false;
        for (const EntityId id : state.entities(u"unit"_s)) {
            attacked = attacked || state.entity(id).isLinked(u"attacks"_s, fight);
            defended = defended || state.entity(id).isLinked(u"defends"_s, fight);
        }
        const int round = state.entity(fight).number(u"round"_s);
        if (!attacked || !defended || round < 1 || round > 2)
            return u"a fight without two sides, or in round %1"_s.arg(round);
    }
    return {};
}

QString checkCards(const State &state)
{
    QSet<int> places;
    int shown = 0;
    for (const EntityId id : state.entities(u"card"_s)) {
        const int place = state.entity(id).number(u"place"_s);
        if (place > 0)
            places.insert(place);
        shown += place > 0 ? 1 : 0;
    }
    const bool inOrder = places.size() == shown &&
                         (shown == 0 || *std::max_element(places.cbegin(), places.cend()) == shown);
    return inOrder ? QString() : u"the cards are out of order"_s;
}

/// The stands that each side began with: without the horses of those who have dismounted since.
QList<int> startOf(const Rulebook &book, const State &state)
{
    QList<int> start;
    for (const EntityId side : state.entities(u"side"_s)) {
        const auto held = static_cast<int>(state.children(side, u"horses"_s).size());
        const int lost = state.entity(side).number(u"horsesLost"_s);
        start.append(wss::tollOf({book, state}, side, false).start - held - lost);
    }
    return start;
}

QString checkPieces(const State &state)
{
    for (const EntityId side : state.entities(u"side"_s)) {
        for (const EntityId id : piecesOfSide(state, side)) {
            const QString wrong = checkPiece(state, id);
            if (!wrong.isEmpty())
                return u"entity %1: "_s.arg(number(id)) + wrong;
        }
    }
    return {};
}

/// One random battle while it is played.
class WholeBattle
{
public:
    WholeBattle(Referee &referee, quint32 seed)
        : m_referee(referee)
        , m_player(seed)
    {
    }

    QString play();

private:
    bool request();
    bool act();
    bool byHand();
    QString checkAfter(const Moment &moment, const QList<Owed> &owed);
    QString checkOwed(const Moment &moment, const QList<Owed> &owed) const;
    QString checkResultKept() const;
    QString checkThereAndBack();
    QString checkWholeWay();
    QString standing() const;

    const State &state() const { return m_referee.state(); }

    Referee &m_referee;
    RandomPlayer m_player;
    QList<int> m_start; ///< empty while the battle is being set up
};

/// The first action that is legal, from a random one on: asking for all of them costs most of the
/// time.
bool WholeBattle::act()
{
    constexpr int patience = 12;
    const QList<EntityId> all = state().entities();
    for (int i = 0; i < patience; ++i) {
        const EntityId unit = all.at(m_player.below(static_cast<int>(all.size())));
        const QStringList actions = m_referee.game().actions(state(), unit);
        const int from = m_player.below(static_cast<int>(actions.size()) + 1);
        for (qsizetype k = 0; k < actions.size(); ++k) {
            Command command;
            command.procedure = actions.at((from + k) % actions.size());
            command.arguments = {{u"unit"_s, number(unit)}};
            const Result<Reply> reply = m_referee.perform(command);
            if (reply && !reply->refusal)
                return true;
        }
    }
    return false;
}

/// Now and then the referee takes a piece out of the battle by himself.
bool WholeBattle::byHand()
{
    const QList<EntityId> units = state().entities(u"unit"_s) + state().entities(u"officer"_s);
    const EntityId unit = units.at(m_player.below(static_cast<int>(units.size())));
    const bool destroys = m_player.below(2) == 0;
    Command set;
    set.procedure = u"set"_s;
    set.arguments = {{u"entity"_s, number(unit)},
                     {u"key"_s, destroys ? u"status"_s : u"stands"_s},
                     {u"value"_s, destroys ? QJsonValue(u"destroyed"_s) : QJsonValue(0)}};
    const bool isThere = state().entity(unit).number(u"stands"_s) > 0;
    const Result<Reply> reply = isThere ? m_referee.perform(set) : Result<Reply>(Fault{});
    return reply && !reply->refusal;
}

bool WholeBattle::request()
{
    if (!m_start.isEmpty() && m_player.below(80) == 0 && byHand())
        return true;
    const bool free = !m_referee.question() && m_referee.journal().open().entries.isEmpty();
    if (free && state().owed().isEmpty() && m_player.below(5) != 0 && act())
        return true;
    return m_player.play(m_referee);
}

QString WholeBattle::checkOwed(const Moment &moment, const QList<Owed> &owed) const
{
    const Journal &journal = m_referee.journal();
    // Whoever gave a test up is asked again with the next request.
    const bool asked = m_referee.question() || !journal.open().entries.isEmpty() ||
                       journal.step(journal.head()).kind == Step::Kind::Cancel;
    for (const Owed &item : state().owed()) {
        if (item.due == Due::Now && !asked)
            return u"nobody is asked for what is due: "_s + item.procedure;
        const bool before = std::any_of(owed.cbegin(), owed.cend(),
                                        [&item](const Owed &each) { return each.id == item.id; });
        if (item.due == Due::Gate && before && state().moment() != moment)
            return u"the phase ended over what is owed: "_s + item.procedure;
    }
    return {};
}

/// P5.3: what is asked once a result was told belongs to it, with dice or without any.
QString WholeBattle::checkResultKept() const
{
    static const QSet<QString> results{u"rout.routs"_s, u"rout.goesOn"_s, u"rout.fallsBack"_s};
    const Question *asked = m_referee.question();
    const QList<Line> lines = m_referee.frontLines();
    const bool told = std::any_of(lines.cbegin(), lines.cend(), [](const Line &line) {
        return results.contains(line.text.key()) ||
               line.text.key().startsWith(u"faceoff.sure."_s) ||
               line.text.key().startsWith(u"faceoff.result."_s);
    });
    const bool marked = !asked || asked->playsOut || asked->kind == QuestionKind::Dice;
    return told && !marked ? u"a known result may be given up at "_s + asked->name : QString();
}

QString WholeBattle::checkThereAndBack()
{
    if (!m_referee.canUndo())
        return {};
    const State after = state();
    const StepId head = m_referee.journal().head();
    const bool went = m_referee.undo() && m_referee.canRedo() && m_referee.redo();
    return went && m_referee.journal().head() == head && state() == after ? QString()
                                                                          : u"undo and redo"_s;
}

QString WholeBattle::checkAfter(const Moment &moment, const QList<Owed> &owed)
{
    const Rulebook &book = m_referee.game().rulebook();
    if (m_start.isEmpty() && !m_referee.journal().open().find(m_referee.journal().first()))
        m_start = startOf(book, state());
    QString wrong = checkPieces(state());
    if (wrong.isEmpty())
        wrong = checkFights(state());
    if (wrong.isEmpty())
        wrong = checkCards(state());
    if (wrong.isEmpty() && !m_start.isEmpty() && startOf(book, state()) != m_start)
        wrong = u"dead pool and table are not what it began with"_s;
    if (wrong.isEmpty())
        wrong = checkOwed(moment, owed);
    if (wrong.isEmpty())
        wrong = checkResultKept();
    if (wrong.isEmpty() && m_player.below(16) == 0)
        wrong = checkThereAndBack();
    return wrong;
}

/// From the end to the beginning and back.
QString WholeBattle::checkWholeWay()
{
    const State end = state();
    const StepId tip = m_referee.journal().head();
    const StepId first = m_referee.journal().first();
    const bool went =
        m_referee.jump(first) && m_referee.journal().head() == first && m_referee.jump(tip);
    return went && state() == end ? QString() : u"to the beginning and back"_s;
}

/// Where the battle stands, for whoever has to find out why.
QString WholeBattle::standing() const
{
    const Moment &moment = state().moment();
    QString where = u"turn %1, phase %2"_s.arg(moment.turn).arg(moment.phase);
    if (const Question *question = m_referee.question())
        where += u", question %1 of %2"_s.arg(question->key, m_referee.frontCommand()->procedure);
    for (const Owed &item : state().owed()) {
        GivenAnswers none;
        Command command;
        command.procedure = item.procedure;
        command.arguments = item.arguments;
        const Run tried = run(m_referee.game(), state(), command, none);
        where += u", owed "_s + item.procedure + u' ' +
                 (tried.refusal ? tried.refusal->key() : QString());
    }
    return where;
}

QString WholeBattle::play()
{
    constexpr int longest = 6000;
    for (int i = 0; i < longest; ++i) {
        if (state().entity(EntityId::Battle).flag(u"scenarioDone"_s)) {
            const QString wrong = recounted(m_referee.journal());
            return wrong.isEmpty() ? checkWholeWay() : wrong;
        }
        const Moment moment = state().moment();
        const QList<Owed> owed = state().owed();
        if (!request())
            return u"nothing can be done at "_s + standing();
        const QString wrong = checkAfter(moment, owed);
        if (!wrong.isEmpty())
            return u"request %1: "_s.arg(i) + wrong;
    }
    return u"a battle without end"_s;
}

void changeRulings(const Rulebook &book, quint32 seed, Scenario &scenario)
{
    constexpr int changed = 8;
    QRandomGenerator random(seed);
    for (int i = 0; i < changed; ++i) {
        const Ruling &ruling = book.rulings.at(random.bounded(book.rulings.size()));
        if (!ruling.options.isEmpty())
            scenario.rulings.insert(ruling.id,
                                    ruling.options.at(random.bounded(ruling.options.size())).id);
    }
}

QString playOne(const Game &game, const Scenario &scenario, quint32 seed)
{
    Command begin = beginCommand(scenario);
    begin.allowed = {u"*"_s}; // a ruling may not bear the armies of a scenario
    Result<std::unique_ptr<Referee>> begun = Referee::begin(game, begin, nullptr);
    return begun ? WholeBattle(**begun, seed).play() : begun.fault().message;
}

} // namespace

void addSeeds(Seeds seeds)
{
    constexpr quint32 together = 50; // a row that takes minutes is taken for one that hangs
    seeds = seedsOr(seeds);
    QTest::addColumn<Seeds>("seeds");
    for (quint32 seed = seeds.first; seed <= seeds.last; seed += together)
        QTest::addRow("seeds from %u", seed)
            << Seeds{seed, std::min(seed + together - 1, seeds.last)};
}

QString playWholeBattles(const Game &game, const Seeds &seeds, bool rulings)
{
    const Rulebook &book = game.rulebook();
    for (quint32 seed = seeds.first; seed <= seeds.last; ++seed) {
        Scenario scenario = book.scenarios.at(seed % book.scenarios.size());
        if (rulings)
            changeRulings(book, seed, scenario);
        const QString wrong = playOne(game, scenario, seed);
        if (wrong.isEmpty())
            continue;
        QString found = u"seed %1 of %2: %3"_s.arg(seed).arg(scenario.id, wrong);
        for (auto it = scenario.rulings.cbegin(); it != scenario.rulings.cend(); ++it)
            found += u"\n  %1 = %2"_s.arg(it.key(), it.value());
        return found;
    }
    return {};
}

} // namespace adjutant::test
