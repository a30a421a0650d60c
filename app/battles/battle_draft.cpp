// SPDX-License-Identifier: MIT
#include "app/battles/battle_draft.h"

#include "core/referee/run.h"
#include "core/referee/setup.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

struct DraftWords
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::app::BattleDraft)
};

/// Something for each value that is agreed, so that a new battle can begin at once.
void fillAgreed(const Rulebook &book, const QString &kind, QMap<QString, Value> &values)
{
    for (const ValueDeclaration *declared : agreedValues(book, kind, values)) {
        if (values.contains(declared->key))
            continue;
        if (declared->kind == ValueDeclaration::Kind::Choice)
            values.insert(declared->key, declared->options.constFirst());
        else if (declared->kind == ValueDeclaration::Kind::Number)
            values.insert(declared->key, declared->usual);
    }
}

bool has(const Rulebook &book, const QString &kind, const QString &key)
{
    const KindDeclaration *declared = book.kind(kind);
    return declared && declared->values.contains(key);
}

/// Units that have no player of their own belong to that of their side.
void givePlayer(const Rulebook &book, SideEntry &side, const QString &player)
{
    for (UnitEntry &unit : side.units) {
        const UnitType *type = book.unitType(unit.type);
        if (!player.isEmpty() && type && has(book, type->kind, u"player"_s) &&
            !unit.values.contains(u"player"_s))
            unit.values.insert(u"player"_s, player);
    }
}

std::optional<Refusal> refusalOf(const Game &game, const Command &command)
{
    GivenAnswers nothing;
    return run(game, {}, command, nothing).refusal;
}

} // namespace

BattleDraft BattleDraft::of(const Game &game, const Scenario *scenario)
{
    BattleDraft draft;
    draft.game = &game;
    if (scenario) {
        draft.scenario = game.rulebook().inWords(*scenario);
    } else {
        draft.scenario.sides = {{DraftWords::tr("First side"), {}, {}},
                                {DraftWords::tr("Second side"), {}, {}}};
        fillAgreed(game.rulebook(), u"battle"_s, draft.scenario.values);
    }
    for (qsizetype i = 0; i < draft.scenario.sides.size(); ++i) {
        draft.players.append(QString());
        if (has(game.rulebook(), u"side"_s, u"colour"_s))
            draft.scenario.sides[i].values.insert(u"colour"_s, static_cast<int>(i) + 1);
    }
    return draft;
}

Command BattleDraft::command() const
{
    const Rulebook &book = game->rulebook();
    Scenario asAgreed = scenario;
    for (qsizetype i = 0; i < asAgreed.sides.size(); ++i)
        givePlayer(book, asAgreed.sides[i], players.value(i));
    // What is agreed only with another choice would mean nothing.
    const QList<const ValueDeclaration *> agreed = agreedValues(book, u"battle"_s, asAgreed.values);
    for (const QString &key : scenario.values.keys()) {
        const ValueDeclaration *declared = book.value(key);
        if (declared && declared->setup && !agreed.contains(declared))
            asAgreed.values.remove(key);
    }
    Command begin = beginCommand(asAgreed);
    if (appDice)
        begin.arguments.insert(u"dice"_s, u"app"_s);
    begin.allowed = allowed;
    return begin;
}

std::optional<Refusal> BattleDraft::refusal() const
{
    return refusalOf(*game, command());
}

QList<const ValueDeclaration *> agreedValues(const Rulebook &book, const QString &kind,
                                             const QMap<QString, Value> &values)
{
    QList<const ValueDeclaration *> agreed;
    const KindDeclaration *declared = book.kind(kind);
    for (const QString &key : declared ? declared->values : QStringList()) {
        const ValueDeclaration *value = book.value(key);
        const QMap<QString, QString> &when = value->setupWhen;
        const bool fits =
            std::all_of(when.constKeyValueBegin(), when.constKeyValueEnd(), [&](const auto &each) {
                return values.value(each.first).toWord() == each.second;
            });
        if (value->setup && fits)
            agreed.append(value);
    }
    return agreed;
}

} // namespace adjutant::app
