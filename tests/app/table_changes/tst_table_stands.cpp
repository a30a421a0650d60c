// SPDX-License-Identifier: MIT
#include "app/table_changes/table_changes_model.h"

#include "tests/support/app/sessions.h"
#include "tests/support/random_player.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

using namespace adjutant;
using namespace adjutant::app;
using namespace Qt::StringLiterals;

namespace {

/// The real table: how many figures of each squad stand on it.
using Table = QMap<EntityId, int>;

Table tableOf(const State &state)
{
    Table table;
    for (const EntityId squad : state.entities(u"squad"_s))
        table.insert(squad, state.entity(squad).number(u"figures"_s));
    return table;
}

int numberIn(const Text &text, const QString &argument)
{
    const TextArgument *value = text.argument(argument);
    const auto *number = value ? std::get_if<int>(value) : nullptr;
    return number ? *number : 0;
}

/// Something that is not ticked off, as it is kept with the battle.
struct Waiting
{
    effect::Instruct told;
    int step = 0;
    int figures = 0; ///< of what is put on the table

    explicit Waiting(const QJsonObject &json)
        : step(json.value(u"step"_s).toInt())
    {
        told = std::get<effect::Instruct>(*effectFromJson(json.value(u"instruction"_s).toObject()));
        const auto change = effectFromJson(json.value(u"changes"_s)[0].toObject());
        if (const auto *put = change ? std::get_if<effect::Restore>(&*change) : nullptr)
            figures = put->entity.number(u"figures"_s);
    }
};

/// What people do with their figures who are told that.
void follow(Table &table, const Waiting &waiting)
{
    const effect::Instruct &told = waiting.told;
    const QString key = told.text.key();
    if (key == u"table.put"_s)
        table.insert(told.subject, waiting.figures);
    if (!table.contains(told.subject))
        return; // the last figures went with their base
    if (key == u"do.take"_s)
        table[told.subject] -= numberIn(told.text, u"n"_s);
    else if (key == u"do.figures"_s)
        table[told.subject] += numberIn(told.text, u"after"_s) - numberIn(told.text, u"before"_s);
    else if (key == u"do.gone"_s || key == u"table.take"_s)
        table.remove(told.subject);
}

/// A battle with people at the table who do what they are told, some time or other.
class People
{
public:
    explicit People(quint32 seed)
        : m_session(test::toySession())
        , m_player(seed)
    {
        m_model.setSession(m_session.get());
        QObject::connect(m_session.get(), &Session::changed, &m_model,
                         [this] { m_model.update(); });
        m_table = tableOf(m_session->state());
    }

    void doAnything();
    void doAllThatIsTold();
    bool tableStandsAsShown() const;
    QString words() const;

private:
    QList<Waiting> waiting() const;
    void tick(int nth);
    void doOne(int nth);
    void play();
    void correctSomething();
    StepId someStep() { return StepId{1 + m_player.below(int(m_session->journal().count()))}; }

    std::unique_ptr<Session> m_session;
    TableChangesModel m_model;
    test::RandomPlayer m_player;
    Table m_table;
};

QList<Waiting> People::waiting() const
{
    QList<Waiting> all;
    for (const QJsonValue each : QJsonDocument::fromJson(m_model.kept().toUtf8()).array())
        all.append(Waiting(each.toObject()));
    return all;
}

/// The nth of what is not ticked off.
void People::tick(int nth)
{
    follow(m_table, waiting().at(nth));
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const QModelIndex index = m_model.index(row);
        const bool waits = index.data(Qt::CheckStateRole).toInt() == Qt::Unchecked;
        if (waits && nth-- == 0)
            m_model.setData(index, Qt::Checked, Qt::CheckStateRole);
    }
}

/// One thing: what was told of a squad is done in its order, and what was told at the same time
/// with it.
void People::doOne(int nth)
{
    const QList<Waiting> all = waiting();
    const auto isSame = [squad = all.at(nth).told.subject](const Waiting &other) {
        return other.told.subject == squad;
    };
    const int step = std::find_if(all.cbegin(), all.cend(), isSame)->step;
    for (int i = int(all.size()) - 1; i >= 0; --i) {
        if (isSame(all.at(i)) && all.at(i).step == step)
            tick(i);
    }
}

void People::doAllThatIsTold()
{
    while (m_model.waiting() > 0)
        tick(0);
}

void People::play()
{
    if (m_session->question()) {
        m_session->answer(m_player.answer(*m_session->question()));
        return;
    }
    const QList<EntityId> squads = m_session->state().entities(u"squad"_s);
    Command shot = test::commandOf(
        u"shoot"_s, {{u"unit"_s, number(squads.value(m_player.below(int(squads.size()))))}});
    shot.allowed = {u"*"_s};
    m_session->perform(shot);
}

/// Other dice for an old throw; what is asked meanwhile is answered somehow.
void People::correctSomething()
{
    constexpr int longest = 200;
    if (m_session->referee().revision())
        return;
    m_session->correct(someStep(), QJsonObject{{u"hits"_s, m_player.below(3)}});
    for (int i = 0; i < longest && m_session->referee().revision(); ++i) {
        if (m_session->referee().revision()->conflict)
            m_session->decide(m_session->referee().choices().constLast());
        else if (m_session->question())
            m_session->answer(m_player.answer(*m_session->question()));
        else
            break;
    }
    if (m_session->referee().revision())
        m_session->abandonRevision();
}

void People::doAnything()
{
    enum { Undo = 8, Redo, Jump, Correct, DoOne, GiveUp, Ways };
    switch (m_player.below(Ways)) {
    case Undo:
        m_session->undo();
        break;
    case Redo:
        m_session->redo();
        break;
    case Jump:
        m_session->jump(someStep());
        break;
    case Correct:
        correctSomething();
        break;
    case DoOne:
        if (m_model.waiting() > 0)
            doOne(m_player.below(m_model.waiting()));
        break;
    case GiveUp:
        if (m_session->question())
            m_session->cancel();
        break;
    default:
        play();
    }
}

bool People::tableStandsAsShown() const
{
    // Nobody touches the table before a change of the past is through.
    return m_session->referee().revision() || m_table == tableOf(m_session->state());
}

QString People::words() const
{
    QStringList words;
    const Table shown = tableOf(m_session->state());
    for (const EntityId squad : m_table.keys() + shown.keys())
        words.append(u"%1: %2 on the table, %3 shown"_s.arg(number(squad))
                         .arg(m_table.value(squad, -1))
                         .arg(shown.value(squad, -1)));
    words.removeDuplicates();
    return words.join(u'\n');
}

} // namespace

/// Whoever does all that he is told has the figures on the table that the program shows, whatever
/// was played, undone, corrected and left in whatever order.
class TstTableStands : public QObject
{
    Q_OBJECT

private slots:
    void asShownOnceAllIsDone_data();
    void asShownOnceAllIsDone();
};

void TstTableStands::asShownOnceAllIsDone_data()
{
    constexpr int battles = 100;
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= battles; ++seed)
        QTest::addRow("%u", seed) << seed;
}

void TstTableStands::asShownOnceAllIsDone()
{
    QFETCH(const quint32, seed);
    constexpr int longest = 80;
    constexpr int rest = 7; ///< now and then people do all that waits
    People people(seed);
    for (int i = 1; i <= longest; ++i) {
        people.doAnything();
        if (i % rest != 0)
            continue;
        people.doAllThatIsTold();
        QVERIFY2(people.tableStandsAsShown(), qPrintable(u"after %1:\n"_s.arg(i) + people.words()));
    }
}

ADJUTANT_TEST(TstTableStands)

#include "tst_table_stands.moc"
