// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/catalogue.h"
#include "core/rules/declaration.h"
#include "core/rules/phrasebook.h"
#include "core/rules/result.h"
#include "core/rules/ruling.h"
#include "core/rules/table.h"

#include <QList>
#include <QString>

namespace adjutant {

/// One paragraph of a rulebook: what players are shown in its place.
struct RuleParagraph
{
    QString id;      ///< ours, such as T6.3
    QString heading; ///< key of the rulebook's own heading
    QString text;    ///< key of what it says, in our words
};

/// Everything about a game that is data: read once from resources/games/<id>/.
class Rulebook
{
public:
    QString id;      ///< such as teaw
    QString version; ///< of our reading of the rules; stands on every step
    QString name;    ///< key of its text
    QString unit;    ///< cm or inch

    Phrasebook phrases;
    QList<Table> tables;
    QList<Ruling> rulings;
    QList<RuleParagraph> paragraphs;
    QList<KindDeclaration> kinds;
    QList<ValueDeclaration> values;
    QList<LinkDeclaration> links;
    QList<ActionDeclaration> actions;
    QList<UnitType> unitTypes;
    QList<Scenario> scenarios;
    QString roundingRuling;  ///< id of the ruling on fractions, or empty
    QStringList movement;    ///< keys of the sentences that tell people to move something
    QString inclusiveRuling; ///< id of the ruling on exact limits, or empty
    QString resultsFirst; ///< rule by which a result is played out before anybody begins anything

    // Each returns null where there is none of that id.
    const Table *table(const QString &wanted) const;
    const Ruling *ruling(const QString &wanted) const;
    const RuleParagraph *paragraph(const QString &wanted) const;
    const KindDeclaration *kind(const QString &wanted) const;
    const ValueDeclaration *value(const QString &key) const;
    const LinkDeclaration *link(const QString &key) const;
    const ActionDeclaration *action(const QString &wanted) const;
    const UnitType *unitType(const QString &wanted) const;
    const Scenario *scenario(const QString &wanted) const;

    /// \a scenario with the names of sides, units and markers in the language that is spoken now.
    Scenario inWords(Scenario scenario) const;

    /// How lengths meet limits with these rulings in force.
    LengthRule lengthRule(const RulingLookup &inForce) const;

    /// Reads the folder (`:/games/teaw`). The fault names the file and the place in it.
    static Result<Rulebook> read(const QString &folder);
};

} // namespace adjutant
