// SPDX-License-Identifier: MIT
#include "core/battle/journal.h"

#include "tests/support/test_registry.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace adjutant::test {

class TstJournal : public QObject
{
    Q_OBJECT

private slots:
    void effectsAreTakenBackToTheLastBit();
    void everyEffectSurvivesJson();
    void headMovesAcrossBranches();
    void stateAtLeavesTheHeadAlone();
    void openEntriesComeBack();
    void diceStayKnownWhenUndone();
    void differenceLeadsFromOneToTheOther();
    void entriesAreCountedByTurn();
};

namespace {

Step ended(const QList<Effect> &effects)
{
    Step step;
    step.kind = Step::Kind::Command;
    step.command.procedure = u"do"_s;
    step.ends = true;
    step.effects = effects;
    return step;
}

Entity unit(EntityId id, int figures)
{
    Entity entity(id, u"unit"_s, EntityId::None);
    entity.setValue(u"figures"_s, figures);
    return entity;
}

/// One of each, in an order in which they fit an empty state.
QList<Effect> allEffects()
{
    Owed owed;
    owed.id = 1;
    owed.procedure = u"rally"_s;
    owed.cause = Text(u"owe.rally"_s).with(u"unit"_s, EntityId{1});
    owed.due = Due::Gate;
    owed.gate = u"turn"_s;
    return {effect::Create{unit(EntityId{1}, 6)},
            effect::Create{unit(EntityId{2}, 4)},
            effect::Set{EntityId{1}, u"figures"_s, 6, 3},
            effect::Set{EntityId{1}, u"name"_s, {}, u"No. 1"_s},
            effect::Link{EntityId{1}, u"engaged"_s, EntityId{2}},
            effect::Unlink{EntityId{1}, u"engaged"_s, EntityId{2}},
            effect::Owe{owed, 0},
            effect::Settle{owed, 0},
            effect::Advance{{}, {1, EntityId{2}, u"move"_s}},
            effect::Instruct{EntityId{1}, Text(u"do.take"_s).with(u"n"_s, 3)},
            effect::Remove{unit(EntityId{2}, 4)},
            effect::Restore{unit(EntityId{2}, 4)}};
}

} // namespace

void TstJournal::effectsAreTakenBackToTheLastBit()
{
    State state;
    QList<State> before;
    const QList<Effect> effects = allEffects();
    for (const Effect &effect : effects) {
        before.append(state);
        state.apply(effect);
    }
    for (qsizetype i = effects.size() - 1; i >= 0; --i) {
        state.revert(effects.at(i));
        QVERIFY2(state == before.at(i), qPrintable(QString::number(i)));
    }
}

void TstJournal::everyEffectSurvivesJson()
{
    for (const Effect &effect : allEffects()) {
        const std::optional<Effect> read = effectFromJson(effectToJson(effect));
        QVERIFY(read);
        QVERIFY(*read == effect);
    }
    QVERIFY(!effectFromJson({{u"effect"_s, u"nonsense"_s}}));
}

void TstJournal::headMovesAcrossBranches()
{
    Journal journal;
    const StepId root = journal.append(ended({effect::Create{unit(EntityId{1}, 6)}}));
    const StepId left = journal.append(ended({effect::Set{EntityId{1}, u"figures"_s, 6, 5}}));
    const State atLeft = journal.state();
    journal.moveHead(root, left);
    const StepId right = journal.append(ended({effect::Set{EntityId{1}, u"figures"_s, 6, 2}}));
    QCOMPARE(journal.state().entity(EntityId{1}).number(u"figures"_s), 2);
    journal.moveHead(left, left);
    QVERIFY(journal.state() == atLeft);
    QCOMPARE(journal.children(root), (QList<StepId>{left, right}));
    QCOMPARE(journal.path(right), (QList<StepId>{root, right}));
    QCOMPARE(journal.count(), 3);
}

void TstJournal::stateAtLeavesTheHeadAlone()
{
    Journal journal;
    const StepId root = journal.append(ended({effect::Create{unit(EntityId{1}, 6)}}));
    journal.append(ended({effect::Set{EntityId{1}, u"figures"_s, 6, 1}}));
    QCOMPARE(journal.stateAt(root).entity(EntityId{1}).number(u"figures"_s), 6);
    QVERIFY(journal.stateAt(StepId::None) == State());
    QCOMPARE(journal.state().entity(EntityId{1}).number(u"figures"_s), 1);
}

void TstJournal::openEntriesComeBack()
{
    Journal journal;
    Step open;
    open.kind = Step::Kind::Command;
    const StepId first = journal.append(open);
    const StepId second = journal.append(open);
    QCOMPARE(journal.open().front, second);
    Step done;
    done.kind = Step::Kind::Answer;
    done.entry = second;
    done.ends = true;
    journal.append(done);
    // The one that was displaced comes back by itself ...
    QCOMPARE(journal.open().front, first);
    Step park;
    park.kind = Step::Kind::Front;
    journal.append(park);
    journal.append(open);
    done.entry = journal.head();
    journal.append(done);
    // ... the one that was put aside does not.
    QCOMPARE(journal.open().front, StepId::None);
    QVERIFY(journal.open().find(first));
}

void TstJournal::diceStayKnownWhenUndone()
{
    Journal journal;
    const StepId root = journal.append(ended({}));
    Step thrown;
    thrown.kind = Step::Kind::Answer;
    thrown.fact = u"shoot/4#1"_s;
    thrown.answer = u"4 2"_s;
    journal.append(thrown);
    journal.moveHead(root, root);
    QCOMPARE(journal.dice(u"shoot/4#1"_s).toString(), u"4 2"_s);
    QVERIFY(journal.dice(u"shoot/4#2"_s).isUndefined());
}

void TstJournal::differenceLeadsFromOneToTheOther()
{
    State before;
    State after;
    for (const Effect &effect : allEffects())
        after.apply(effect);
    before.apply(effect::Create{unit(EntityId{1}, 6)});
    State walked = before;
    for (const Effect &effect : difference(before, after))
        walked.apply(effect);
    QVERIFY(walked.entity(EntityId{1}) == after.entity(EntityId{1}));
    QVERIFY(walked.moment() == after.moment());
    QVERIFY(difference(after, after).isEmpty());
}

void TstJournal::entriesAreCountedByTurn()
{
    Journal journal;
    QCOMPARE(journal.entriesOfTurn(journal.head()), 0);
    const StepId first = journal.append(ended({}));
    journal.append(ended({}));
    QCOMPARE(journal.entriesOfTurn(journal.head()), 2);
    Step silent = ended({});
    silent.ends = false; // goes on with a question, and has said nothing yet
    journal.append(silent);
    QCOMPARE(journal.entriesOfTurn(journal.head()), 2);
    const Moment move{1, EntityId{2}, u"move"_s};
    journal.append(ended({effect::Advance{{}, move}}));
    QCOMPARE(journal.entriesOfTurn(journal.head()), 1);
    journal.append(ended({effect::Advance{move, {1, EntityId{2}, u"shoot"_s}}}));
    QCOMPARE(journal.entriesOfTurn(journal.head()), 2); // another phase of the same turn
    journal.append(ended({effect::Advance{move, {1, EntityId{3}, {}}}}));
    QCOMPARE(journal.entriesOfTurn(journal.head()), 1); // the other side
    journal.moveHead(first, journal.tip());
    QCOMPARE(journal.entriesOfTurn(journal.head()), 1);
}

ADJUTANT_TEST(TstJournal)

} // namespace adjutant::test

#include "tst_journal.moc"
