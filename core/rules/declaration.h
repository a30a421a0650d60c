// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/entity.h"
#include "core/battle/value.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace adjutant {

/// The moments at which a value falls back to its start. Closed: games choose from these.
enum class Clears {
    Never,
    EntryEnd,
    PhaseEnd,
    OwnTurnStart,
    OwnTurnEnd,
    EnemyTurnStart,
    EnemyTurnEnd,
    RoundEnd, ///< when all sides have had their turn
    BattleEnd,
};

/// The look of a badge beside its word.
struct BadgeLook
{
    QString symbol; ///< icon
    QString tone;   ///< good, warn or plain: its colour
};

/// What a game says of one value of its entities.
struct ValueDeclaration
{
    enum class Kind { Number, Flag, Choice, Word };
    /// What stands for the number beside a unit, as it does on the table.
    enum class Drawn {
        No,
        Die,     ///< a die that shows it
        Markers, ///< markers on the last figure that is left
    };

    QString key;
    Kind kind = Kind::Number;
    QString label; ///< key of its text
    int minimum = 0;
    int maximum = 0;     ///< for Kind::Number; where `maximumFrom` is set, that value is the limit
    QString maximumFrom; ///< key of the entity's value that limits this one (full strength)
    QStringList options; ///< Kind::Choice: ids; their texts are label.id
    Clears clears = Clears::Never;
    QMap<QString, QString> clearsWhen; ///< ruling id -> option: clears only with these in force
    Value clearsTo;                    ///< what it falls back to; empty takes the value away
    QString clearsToFrom; ///< or the entity's value of this key (actions -> actionsLeft)
    QString badge;        ///< icon of the badge shown while it is set; empty for none
    QString tone;         ///< good, warn or plain: the badge's colour
    QString badgeWord;    ///< key of its text on the badge, where the label is too long
    QString badgeUnless;  ///< no badge while the value of this key is set: that says it, too
    QMap<QString, BadgeLook> badges; ///< Kind::Choice: of each option; one without has no badge
    Drawn drawn = Drawn::No;
    QString onTable; ///< key of what people do on the table when it changes: {entity}, {before},
                     ///< {after}; empty for nothing
    bool strength = false;            ///< losses are counted in this value
    bool counter = false;             ///< shown on the roll call, with plus and minus
    bool setup = false;               ///< agreed before the battle begins: victory conditions
    QMap<QString, QString> setupWhen; ///< only where these values of the entity are so chosen
    int usual = 0;                    ///< of a number that is agreed: what is filled in
    bool grouping = false;            ///< units of which this is the same belong together
    bool secret = false;              ///< never shown by log, odds, search or players' view

    /// Whether it can be \a value, apart from the limit that `maximumFrom` sets.
    bool accepts(const Value &value) const;
};

/// What a game says of one link between its entities.
struct LinkDeclaration
{
    QString key;
    QString label;
    bool mutual = false;           ///< always set both ways
    Clears clears = Clears::Never; ///< of the entity that it leads from
    QString badge;
    QString tone;
    QStringList to;    ///< the kinds that people may link to by hand; empty where only the rules do
    QString backBadge; ///< icon of the badge on those that it leads to; empty for none
    QString backLabel; ///< key of the text on that badge, before the name
};

/// An icon that an entity has while its values are these.
struct SymbolChoice
{
    QString symbol;
    QMap<QString, Value> when;
};

/// What a game says of one kind of entity.
struct KindDeclaration
{
    QString id;
    QString label;               ///< key of its text
    QString symbol;              ///< icon
    QList<SymbolChoice> symbols; ///< the first that fits goes before `symbol`
    QString figure;      ///< icon of each of its strength; empty where that is the symbol itself
    bool unit = false;   ///< stands in the order of battle
    bool marker = false; ///< lies on the table: listed under Markers
    QStringList values;  ///< keys, in the order in which they are shown
    QStringList links;
    bool intangible = false; ///< a marker of which nothing lies there: nobody puts or takes it
    bool fixed = false;      ///< no battle is without it: not even by hand is one put or taken

    /// The icon of \a entity as it is now.
    QString symbolOf(const Entity &entity) const;
};

/// What a game says of one thing that can be done.
struct ActionDeclaration
{
    QString id;     ///< also the name of its procedure
    QString label;  ///< key of its text
    QString rule;   ///< paragraph
    QString key;    ///< shortcut: one letter
    QString target; ///< what it is aimed at: "enemy", "enemyVehicle", "marker:grenade", or empty
    bool turnCommand = false; ///< concerns no unit (end the turn)
    bool reaction = false;    ///< done in the other side's turn
    bool internal = false;    ///< only owed or begun by the program
    /// The paragraph by which it waits while dice are called for and not thrown; empty for none.
    QString waitsForDice;
    /// What can be told ahead with it besides "unit": the names of its questions, and what somebody
    /// may have measured already.
    QStringList arguments;
};

} // namespace adjutant
