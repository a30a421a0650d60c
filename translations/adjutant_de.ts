<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>adjutant::Referee</name>
    <message>
        <source>There is no game “%1”. There are: %2.</source>
        <translation>Es gibt kein Spiel „%1“. Es gibt: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice are asked for.</source>
        <translation>
            <numerusform>%n Würfel ist gefragt.</numerusform>
            <numerusform>%n Würfel sind gefragt.</numerusform>
        </translation>
    </message>
    <message>
        <source>A die shows 1 to %1.</source>
        <translation>Ein Würfel zeigt 1 bis %1.</translation>
    </message>
    <message>
        <source>The number of dice or the score cannot be changed to that.</source>
        <translation>Die Zahl der Würfel oder der Mindestwert kann so nicht geändert werden.</translation>
    </message>
    <message>
        <source>The number of hits is from 0 to %1.</source>
        <translation>Die Zahl der Treffer ist 0 bis %1.</translation>
    </message>
    <message>
        <source>The sum is from %1 to %2.</source>
        <translation>Die Summe ist %1 bis %2.</translation>
    </message>
    <message numerus="yes">
        <source>Dice for %n groups are asked for.</source>
        <translation>
            <numerusform>Würfel für %n Gruppe sind gefragt.</numerusform>
            <numerusform>Würfel für %n Gruppen sind gefragt.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not one of the choices: %2.</source>
        <translation>„%1“ steht nicht zur Wahl: %2.</translation>
    </message>
    <message>
        <source>Answer yes or no (true or false).</source>
        <translation>Mit Ja oder Nein antworten (true oder false).</translation>
    </message>
    <message>
        <source>Answer with a text.</source>
        <translation>Mit einem Text antworten.</translation>
    </message>
    <message>
        <source>this</source>
        <translation>dies</translation>
    </message>
    <message>
        <source>Answer with a number from %1 to %2.</source>
        <translation>Mit einer Zahl von %1 bis %2 antworten.</translation>
    </message>
    <message>
        <source>Answer with a list of choices; it may be empty.</source>
        <translation>Mit einer Liste antworten; sie darf leer sein.</translation>
    </message>
    <message>
        <source>Answer with a number for each choice; none is 0.</source>
        <translation>Mit einer Zahl für jede Wahl antworten; keine ist 0.</translation>
    </message>
    <message>
        <source>Nothing is being asked.</source>
        <translation>Nichts ist gefragt.</translation>
    </message>
    <message>
        <source>This battle has begun already.</source>
        <translation>Diese Schlacht hat schon begonnen.</translation>
    </message>
    <message>
        <source>There is no action “%1” in this game.</source>
        <translation>Es gibt keine Aktion „%1“ in diesem Spiel.</translation>
    </message>
    <message>
        <source>No entry %1 is parked.</source>
        <translation>Kein Eintrag %1 ist geparkt.</translation>
    </message>
    <message>
        <source>Nothing of number %1 is owed.</source>
        <translation>Nichts mit der Nummer %1 ist offen.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts wiederherzustellen.</translation>
    </message>
    <message>
        <source>There is no step %1.</source>
        <translation>Es gibt keinen Schritt %1.</translation>
    </message>
    <message>
        <source>Step %1 is no answer that can be corrected.</source>
        <translation>Schritt %1 ist keine Antwort, die sich korrigieren lässt.</translation>
    </message>
    <message>
        <source>Finish or leave the correction that is going on first.</source>
        <translation>Erst die laufende Korrektur abschließen oder verlassen.</translation>
    </message>
    <message>
        <source>That answer can no longer be corrected: the rules ask something else there now.</source>
        <translation>Diese Antwort lässt sich nicht mehr korrigieren: Die Regeln fragen dort jetzt etwas anderes.</translation>
    </message>
    <message>
        <source>Step %1 begins no entry that something can be put before.</source>
        <translation>Schritt %1 beginnt keinen Eintrag, vor den sich etwas setzen lässt.</translation>
    </message>
    <message>
        <source>No correction is going on.</source>
        <translation>Keine Korrektur läuft.</translation>
    </message>
    <message>
        <source>There is nothing to decide.</source>
        <translation>Es gibt nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>That cannot be, not even by hand.</source>
        <translation>Das kann nicht sein, auch nicht von Hand.</translation>
    </message>
    <message>
        <source>“%1” takes nothing, and “%2” is told.</source>
        <translation>„%1“ braucht keine Angaben, und „%2“ ist eine.</translation>
    </message>
    <message>
        <source>“%1” does not ask for “%2”. It takes: %3.</source>
        <translation>„%1“ fragt nicht nach „%2“. Möglich sind: %3.</translation>
    </message>
    <message>
        <source>“%1” and “%2” exclude each other: give one of them.</source>
        <translation>„%1“ und „%2“ schließen einander aus: nur eines davon.</translation>
    </message>
    <message>
        <source>The number for “%1” has to be from %2 to %3.</source>
        <translation>Die Zahl für „%1“ muss von %2 bis %3 sein.</translation>
    </message>
    <message>
        <source>The battle is not set up yet: answer the question first.</source>
        <translation>Die Schlacht ist noch nicht aufgestellt: erst die Frage beantworten.</translation>
    </message>
</context>
<context>
    <name>adjutant::Report</name>
    <message>
        <source>%1, %2</source>
        <comment>game, date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The course of the battle</source>
        <translation>Der Verlauf der Schlacht</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source> [allowed by the referee]</source>
        <translation> [vom Schiedsrichter erlaubt]</translation>
    </message>
    <message>
        <source> [reason: %1]</source>
        <translation> [Grund: %1]</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence and the heading of the rulebook</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>The armies: %1</source>
        <comment>a moment</comment>
        <translation>Die Armeen: %1</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>of a unit</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Zu Beginn</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>The losses</source>
        <translation>Die Verluste</translation>
    </message>
    <message>
        <source>Too few throws to say whether the dice are fair: the faces of %1 dice are the least, and %2 were noted.</source>
        <translation>Zu wenige Würfe, um zu sagen, ob die Würfel gerecht sind: Nötig sind die Augen von mindestens %1 Würfeln, notiert wurden %2.</translation>
    </message>
    <message>
        <source>chi-square %1, degrees of freedom: %2</source>
        <translation>Chi-Quadrat %1, Freiheitsgrade: %2</translation>
    </message>
    <message>
        <source>Hard to put down to chance: fair dice are as uneven as this in fewer than 1 of 100 battles. Look at the dice, and at how they were typed. (%1)</source>
        <translation>Schwer mit Zufall zu erklären: Gerechte Würfel sind in weniger als 1 von 100 Schlachten so ungleich. Die Würfel prüfen und wie sie eingegeben wurden. (%1)</translation>
    </message>
    <message>
        <source>Unusual, and no proof of anything: fair dice are as uneven as this in %1 of 100 battles. (%2)</source>
        <translation>Ungewöhnlich und kein Beweis: Gerechte Würfel sind in %1 von 100 Schlachten so ungleich. (%2)</translation>
    </message>
    <message>
        <source>Nothing unusual: fair dice are as uneven as this in %1 of 100 battles. (%2)</source>
        <translation>Nichts Ungewöhnliches: Gerechte Würfel sind in %1 von 100 Schlachten so ungleich. (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Left out, because only the result was noted: %n dice.</source>
        <translation>
            <numerusform>Nicht mitgezählt, weil nur das Ergebnis notiert wurde: %n Würfel.</numerusform>
            <numerusform>Nicht mitgezählt, weil nur das Ergebnis notiert wurde: %n Würfel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Average face %1; %2 is to be expected.</source>
        <translation>Augen im Mittel %1; zu erwarten sind %2.</translation>
    </message>
    <message>
        <source>Dice that reached the score they needed: %1 of %2; %3 were to be expected.</source>
        <translation>Würfel, die ihren Mindestwert erreichten: %1 von %2; zu erwarten waren %3.</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation>Geworfen</translation>
    </message>
    <message>
        <source>To be expected</source>
        <translation>Zu erwarten</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Die Würfel</translation>
    </message>
    <message>
        <source>%1: %2 dice with %3 faces</source>
        <comment>a side, and its throws</comment>
        <translation>%1: %2 Würfel mit %3 Seiten</translation>
    </message>
    <message>
        <source>No dice were thrown.</source>
        <translation>Es wurde nicht gewürfelt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a ruling and how it is read</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, row %2, %3: %4 instead of %5</source>
        <comment>table, row, column, cells</comment>
        <translation>%1, Zeile %2, %3: %4 statt %5</translation>
    </message>
    <message>
        <source>Rulings and house rules</source>
        <translation>Auslegungen und Hausregeln</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Rulings that are not read by default</source>
        <translation>Auslegungen, die nicht wie üblich gelten</translation>
    </message>
    <message>
        <source>Rulings that are read by default: %1.</source>
        <translation>Auslegungen, die wie üblich gelten: %1.</translation>
    </message>
    <message>
        <source>Hard to put down to chance: fair dice are as uneven as this in fewer than 1 of 100 battles. (%1)</source>
        <translation>Kaum dem Zufall zuzuschreiben: Ehrliche Würfel sind in weniger als 1 von 100 Schlachten so ungleich. (%1)</translation>
    </message>
    <message>
        <source>%1: %2 dice with %3 faces, thrown by the program</source>
        <comment>a side, and what was thrown for it</comment>
        <translation>%1: %2 Würfel mit %3 Seiten, vom Programm gewürfelt</translation>
    </message>
    <message>
        <source>The program&apos;s dice are counted apart: they say nothing of the real dice on the table.</source>
        <translation>Die Würfe des Programms sind für sich gezählt: Über die echten Würfel auf dem Tisch sagen sie nichts.</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>of a battle, before its first turn</comment>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>%1 left, turn by turn; a point each time that a side comes to act.</source>
        <comment>Figures left</comment>
        <translation>%1, Zug um Zug; ein Punkt, sooft eine Seite an die Reihe kommt.</translation>
    </message>
    <message>
        <source>There is nothing to report yet: no unit stands on the table. Set up the battle first.</source>
        <translation>Es gibt noch nichts zu berichten: Keine Einheit steht auf dem Tisch. Zuerst die Schlacht aufbauen.</translation>
    </message>
</context>
<context>
    <name>adjutant::Storage</name>
    <message>
        <source>“%1” exists already. Choose another name, or open it.</source>
        <translation>„%1“ gibt es schon. Einen anderen Namen wählen oder die Datei öffnen.</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>Es gibt keinen Ordner „%1“.</translation>
    </message>
    <message>
        <source>“%1” cannot be created.</source>
        <translation>„%1“ kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>“%1” is open already.</source>
        <translation>„%1“ ist schon geöffnet.</translation>
    </message>
    <message>
        <source>“%1” is damaged: part of the battle cannot be read. Recover what can be read into a new file, or take an older copy.</source>
        <translation>„%1“ ist beschädigt: Ein Teil der Schlacht ist nicht lesbar. Das Lesbare in eine neue Datei retten oder eine ältere Kopie nehmen.</translation>
    </message>
    <message>
        <source>Qt&apos;s driver for SQLite is missing (Debian: libqt6sql6-sqlite).</source>
        <translation>Qts Treiber für SQLite fehlt (Debian: libqt6sql6-sqlite).</translation>
    </message>
    <message>
        <source>“%1” is open in another program. Close it there first.</source>
        <translation>„%1“ ist in einem anderen Programm geöffnet. Dort zuerst schließen.</translation>
    </message>
    <message>
        <source>“%1” or its folder cannot be written. Use a folder of your own.</source>
        <translation>„%1“ oder der Ordner ist schreibgeschützt. Einen eigenen Ordner benutzen.</translation>
    </message>
    <message>
        <source>“%1” could not be written: the disk is full. Make room, then go on.</source>
        <translation>„%1“ konnte nicht geschrieben werden: Der Datenträger ist voll. Platz schaffen, dann weitermachen.</translation>
    </message>
    <message>
        <source>“%1” is damaged. Recover what can be read into a new file, or take an older copy.</source>
        <translation>„%1“ ist beschädigt. Das Lesbare in eine neue Datei retten oder eine ältere Kopie nehmen.</translation>
    </message>
    <message>
        <source>“%1” could not be used: %2.</source>
        <translation>„%1“ konnte nicht benutzt werden: %2.</translation>
    </message>
    <message>
        <source>“%1” is cut short: some of the battle is missing. Recover what can be read into a new file, or take an older copy.</source>
        <translation>„%1“ ist abgeschnitten: Ein Teil der Schlacht fehlt. Das Lesbare in eine neue Datei retten oder eine ältere Kopie nehmen.</translation>
    </message>
    <message>
        <source>“%1” is not a battle of Adjutant. If it was one, it is damaged: recover what can be read into a new file.</source>
        <translation>„%1“ ist keine Schlacht von Adjutant. War sie eine, ist sie beschädigt: das Lesbare in eine neue Datei retten.</translation>
    </message>
    <message>
        <source>“%1” is damaged, or was changed by another program. Recover what can be read into a new file, or take an older copy.</source>
        <translation>„%1“ ist beschädigt oder wurde von einem anderen Programm geändert. Das Lesbare in eine neue Datei retten oder eine ältere Kopie nehmen.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>Es gibt keine Datei „%1“.</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>„%1“ ist keine Datei.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>„%1“ kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>“%1” is empty. Take an older copy, or begin a new battle under another name.</source>
        <translation>„%1“ ist leer. Eine ältere Kopie nehmen oder eine neue Schlacht unter anderem Namen beginnen.</translation>
    </message>
    <message>
        <source>“%1” was written by a newer Adjutant (file version %2; this program knows %3). Open it with that one.</source>
        <translation>„%1“ wurde von einem neueren Adjutant geschrieben (Dateiversion %2; dieses Programm kennt %3). Mit jenem öffnen.</translation>
    </message>
    <message>
        <source>“%1” is too large for a battle.</source>
        <translation>„%1“ ist zu groß für eine Schlacht.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%n steps were saved.</source>
        <translation>
            <numerusform>%n Schritt wurde gerettet.</numerusform>
            <numerusform>%n Schritte wurden gerettet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost, because they cannot be read: steps %1.</source>
        <translation>Verloren, weil nicht lesbar: Schritte %1.</translation>
    </message>
    <message>
        <source>Missing too, because they followed from lost ones: steps %1.</source>
        <translation>Fehlt ebenfalls, weil es auf Verlorenes folgte: Schritte %1.</translation>
    </message>
    <message>
        <source>Nothing that can be noticed is missing. If the file was cut short, steps may be missing at its end.</source>
        <translation>Nichts Erkennbares fehlt. Falls die Datei abgeschnitten wurde, können am Ende Schritte fehlen.</translation>
    </message>
    <message>
        <source>The battle stands at step %1 now, the last that was saved.</source>
        <translation>Die Schlacht steht jetzt bei Schritt %1, dem letzten geretteten.</translation>
    </message>
    <message>
        <source>Nothing of a battle can be read in “%1”.</source>
        <translation>In „%1“ ist nichts von einer Schlacht lesbar.</translation>
    </message>
</context>
<context>
    <name>adjutant::TableWords</name>
    <message>
        <source>any</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>%1 in</source>
        <comment>inches</comment>
        <translation>%1 Zoll</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>%1+</source>
        <comment>the score that a die needs</comment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 oder weniger</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>over %1 to %2</source>
        <comment>distances</comment>
        <translation>über %1 bis %2</translation>
    </message>
    <message>
        <source>under %1</source>
        <comment>a distance</comment>
        <translation>unter %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column of a table, and its number</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::AboutWindow</name>
    <message>
        <source>About Adjutant</source>
        <translation>Über Adjutant</translation>
    </message>
    <message>
        <source>A referee for miniature wargames, beside a real table.</source>
        <translation>Ein Schiedsrichter für Tabletop-Schlachten, neben einem echten Tisch.</translation>
    </message>
    <message>
        <source>Rulebooks</source>
        <translation>Regelwerke</translation>
    </message>
    <message>
        <source>The rules are their authors&apos;. Numbers and facts are from the rulebooks, the sentences are Adjutant&apos;s own. Have the rulebook at the table.</source>
        <translation>Die Regeln gehören ihren Autoren. Zahlen und Fakten stammen aus den Regelwerken, die Sätze sind Adjutants eigene. Das Regelwerk gehört an den Tisch.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, and where its rules are from</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>Version %1, mit Qt %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ActionButton</name>
    <message>
        <source>%1: %2</source>
        <comment>an option, and why it cannot be chosen</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>adjutant::app::BattleDraft</name>
    <message>
        <source>First side</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Zweite Seite</translation>
    </message>
</context>
<context>
    <name>adjutant::app::BattleList</name>
    <message>
        <source>…</source>
        <comment>a battle that is being read</comment>
        <translation>…</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>game, and turn</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Open now · %1</source>
        <comment>where a battle stands</comment>
        <translation>Jetzt offen · %1</translation>
    </message>
</context>
<context>
    <name>adjutant::app::Battles</name>
    <message>
        <source>The game “%1” has no sample battle.</source>
        <translation>Das Spiel „%1“ hat keine Beispielschlacht.</translation>
    </message>
    <message>
        <source>“%1” holds no battle: it was never set up.</source>
        <translation>„%1“ enthält keine Schlacht: Sie wurde nie aufgestellt.</translation>
    </message>
    <message>
        <source>“%1” is not a battle of Adjutant, or so damaged that nothing of it can be read. Take an older copy of it.</source>
        <translation>„%1“ ist keine Schlacht von Adjutant oder so beschädigt, dass nichts davon zu lesen ist. Eine ältere Kopie davon nehmen.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::CardFace</name>
    <message>
        <source>Card %1</source>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>played</source>
        <comment>a card</comment>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>now</source>
        <comment>a card</comment>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>next</source>
        <comment>a card</comment>
        <translation>nächste</translation>
    </message>
    <message>
        <source>left</source>
        <comment>a card</comment>
        <translation>übrig</translation>
    </message>
</context>
<context>
    <name>adjutant::app::CardPrompt</name>
    <message>
        <source>Draw for me</source>
        <translation>Ziehen lassen</translation>
    </message>
    <message>
        <source>D</source>
        <comment>key: draw for me</comment>
        <translation>Z</translation>
    </message>
</context>
<context>
    <name>adjutant::app::CellButton</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a choice and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>adjutant::app::CellsPrompt</name>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1+</source>
        <comment>a score of this or more</comment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number and what it is</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::Chances</name>
    <message>
        <source>&lt; 1 %</source>
        <translation>&lt; 1 %</translation>
    </message>
    <message>
        <source>&gt; 99 %</source>
        <translation>&gt; 99 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 · %2 losses</source>
        <comment>chance of a loss; expected losses</comment>
        <translation>%1 · %2 Verl.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a unit, and a figure of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 then, on average</source>
        <comment>pips or markers</comment>
        <translation>%1 danach, im Mittel</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>morale pips, and how many on average</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>chance of destruction</source>
        <translation>Chance auf Vernichtung</translation>
    </message>
    <message>
        <source>chance of a loss</source>
        <translation>Chance auf einen Verlust</translation>
    </message>
    <message>
        <source>losses on average</source>
        <translation>Verluste im Mittel</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ClockButton</name>
    <message>
        <source>The clock runs</source>
        <translation>Die Uhr läuft</translation>
    </message>
    <message>
        <source>The clock stands</source>
        <translation>Die Uhr steht</translation>
    </message>
    <message>
        <source>This turn: %1</source>
        <translation>Dieser Zug: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side, and the time that it took</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Stop the clock (Ctrl+T)</source>
        <translation>Uhr anhalten (Strg+T)</translation>
    </message>
    <message>
        <source>Let the clock run (Ctrl+T)</source>
        <translation>Uhr laufen lassen (Strg+T)</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ComparisonView</name>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>To the die</source>
        <translation>Zum Würfel</translation>
    </message>
    <message>
        <source>Margin %1: %2</source>
        <comment>a number, and the row of the table that it hits</comment>
        <translation>Abstand %1: %2</translation>
    </message>
    <message>
        <source>Margin %1</source>
        <translation>Abstand %1</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ConflictView</name>
    <message>
        <source>After the correction this cannot be repeated as it was. What is to become of it?</source>
        <translation>Nach der Korrektur lässt sich das nicht wiederholen, wie es war. Was soll daraus werden?</translation>
    </message>
    <message>
        <source>Keep what it did, by hand</source>
        <translation>Von Hand belassen</translation>
    </message>
    <message>
        <source>It did not happen</source>
        <translation>Es ist nicht geschehen</translation>
    </message>
    <message>
        <source>Repeat it all the same</source>
        <translation>Trotzdem wiederholen</translation>
    </message>
    <message>
        <source>Begin it again</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Leave the correction</source>
        <translation>Korrektur verlassen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>adjutant::app::DeckCards</name>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
</context>
<context>
    <name>adjutant::app::DeckPanel</name>
    <message>
        <source>The deck</source>
        <translation>Der Kartenstapel</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Sicher</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>The program shuffles and turns the cards over.</source>
        <translation>Das Programm mischt und deckt auf.</translation>
    </message>
    <message>
        <source>Real cards: the players shuffle and turn over, and the referee says which came.</source>
        <translation>Echte Karten: Die Spieler mischen und decken auf, der Schiedsrichter sagt, welche kam.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::DicePrompt</name>
    <message>
        <source>Dice thrown</source>
        <translation>Geworfene Würfel</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Number of hits</source>
        <translation>Zahl der Treffer</translation>
    </message>
    <message>
        <source>Roll for me</source>
        <translation>Würfeln lassen</translation>
    </message>
    <message>
        <source>R</source>
        <comment>key: roll for me</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>Hits only</source>
        <translation>Nur Treffer</translation>
    </message>
    <message>
        <source>H</source>
        <comment>key: hits only</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>The digits are then the number of hits, also for the next throws</source>
        <translation>Die Ziffern sind dann die Zahl der Treffer, auch bei den nächsten Würfen</translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of dice</source>
        <translation>Zahl der Würfel</translation>
    </message>
    <message>
        <source>Score needed</source>
        <translation>Mindestwert</translation>
    </message>
    <message>
        <source>These dice were thrown before. Enter takes them; type over them to change them</source>
        <translation>Diese Würfel wurden schon geworfen. Enter übernimmt sie; zum Ändern überschreiben</translation>
    </message>
    <message>
        <source>Press or tap what the dice show; the last one commits</source>
        <translation>Drücken oder tippen, was die Würfel zeigen; der letzte schließt ab</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>%1+</source>
        <comment>a score of this or more</comment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>Enter throws them; or press what your own dice show</source>
        <translation>Enter wirft sie; oder drücken, was eigene Würfel zeigen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose dice, and their hits</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Enter throws them; or press how many of your own show %1 or more</source>
        <translation>Enter wirft sie; oder drücken, wie viele der eigenen %1 oder mehr zeigen</translation>
    </message>
    <message>
        <source>Press how many of them show %1 or more</source>
        <translation>Drücken, wie viele davon %1 oder mehr zeigen</translation>
    </message>
</context>
<context>
    <name>adjutant::app::DiceTray</name>
    <message>
        <source>Dice: %1</source>
        <translation>Würfel: %1</translation>
    </message>
</context>
<context>
    <name>adjutant::app::DieButton</name>
    <message>
        <source>Die without a face</source>
        <translation>Würfel ohne Augen</translation>
    </message>
    <message>
        <source>The die shows %1</source>
        <translation>Der Würfel zeigt %1</translation>
    </message>
    <message>
        <source>Die: %1, counts</source>
        <translation>Würfel: %1, zählt</translation>
    </message>
    <message>
        <source>Die: %1</source>
        <translation>Würfel: %1</translation>
    </message>
    <message>
        <source>The die shows %1 (%1)</source>
        <translation>Der Würfel zeigt %1 (%1)</translation>
    </message>
    <message>
        <source>Enter this die again</source>
        <translation>Diesen Würfel neu eingeben</translation>
    </message>
</context>
<context>
    <name>adjutant::app::Difference</name>
    <message>
        <source>was not there yet</source>
        <translation>war noch nicht da</translation>
    </message>
    <message>
        <source>is gone now</source>
        <translation>ist jetzt weg</translation>
    </message>
    <message>
        <source>%1: %2 then, %3 now</source>
        <comment>a value, before and after</comment>
        <translation>%1: damals %2, jetzt %3</translation>
    </message>
    <message>
        <source>%1 %2: now</source>
        <translation>%1 %2: jetzt</translation>
    </message>
    <message>
        <source>%1 %2: no longer</source>
        <translation>%1 %2: nicht mehr</translation>
    </message>
    <message>
        <source>%1 then, %2 now</source>
        <comment>a turn of a side</comment>
        <translation>damals %1, jetzt %2</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>Die Schlacht</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Auslegungen</translation>
    </message>
    <message>
        <source>was off the table</source>
        <translation>war vom Tisch</translation>
    </message>
</context>
<context>
    <name>adjutant::app::DisputePrompt</name>
    <message>
        <source>Disputed. What does one side say?</source>
        <translation>Strittig. Was sagt die eine Seite?</translation>
    </message>
    <message>
        <source>And what does the other side say?</source>
        <translation>Und was sagt die andere Seite?</translation>
    </message>
    <message>
        <source>That is what the first side says. What does the other say?</source>
        <translation>Das sagt die erste Seite. Was sagt die andere?</translation>
    </message>
    <message>
        <source>One die decides. 1 to 3: %1. 4 to 6: %2.</source>
        <translation>Ein Würfel entscheidet. 1 bis 3: %1. 4 bis 6: %2.</translation>
    </message>
    <message>
        <source>Roll for me</source>
        <translation>Würfeln lassen</translation>
    </message>
    <message>
        <source>R</source>
        <comment>key: roll for me</comment>
        <translation>W</translation>
    </message>
</context>
<context>
    <name>adjutant::app::DraftRules</name>
    <message>
        <source>This ruling has no such choice.</source>
        <translation>Diese Auslegung hat keine solche Wahl.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::HandView</name>
    <message>
        <source>By hand: Up and Down choose a line, + and − change it, Enter types into it</source>
        <translation>Von Hand: Auf und Ab wählen eine Zeile, + und − ändern sie, Enter schreibt hinein</translation>
    </message>
    <message>
        <source>Reason, if you like</source>
        <translation>Grund, falls gewünscht</translation>
    </message>
    <message>
        <source>Reason for what is done by hand</source>
        <translation>Grund für den Eingriff von Hand</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Add a marker</source>
        <translation>Marker hinzufügen</translation>
    </message>
    <message>
        <source>A</source>
        <comment>key: add a marker</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Take off the table</source>
        <translation>Vom Tisch nehmen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and name of a unit</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::HappenedBox</name>
    <message>
        <source>Just now</source>
        <translation>Eben</translation>
    </message>
</context>
<context>
    <name>adjutant::app::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>The manual</source>
        <translation>Das Handbuch</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>adjutant::app::HousePage</name>
    <message>
        <source>New value of the cell</source>
        <translation>Neuer Wert des Feldes</translation>
    </message>
    <message>
        <source>New word of the cell</source>
        <translation>Neues Wort des Feldes</translation>
    </message>
    <message>
        <source>Make it a house rule</source>
        <translation>Als Hausregel festlegen</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Wie gedruckt</translation>
    </message>
    <message>
        <source>All of the table as printed</source>
        <translation>Ganze Tabelle wie gedruckt</translation>
    </message>
    <message>
        <source>Pick the cell of the table that you want to read differently.</source>
        <translation>Das Feld der Tabelle wählen, das anders gelesen werden soll.</translation>
    </message>
    <message>
        <source>%1: printed is %2.</source>
        <comment>column of a table</comment>
        <translation>%1: Gedruckt ist %2.</translation>
    </message>
    <message>
        <source>%1: the rulebook has nothing here, so there is nothing to change.</source>
        <translation>%1: Das Regelwerk hat hier nichts, also gibt es nichts zu ändern.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::HouseRuleBar</name>
    <message>
        <source>House rule</source>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>Reason, if you like</source>
        <translation>Grund, falls gewünscht</translation>
    </message>
    <message>
        <source>Reason for the house rule</source>
        <translation>Grund für die Hausregel</translation>
    </message>
    <message>
        <source>Make this a house rule</source>
        <translation>Als Hausregel festlegen</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Wie gedruckt</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lassen</translation>
    </message>
    <message>
        <source>%1: %2. Printed: %3</source>
        <comment>a table, a column of it, and what stands there</comment>
        <translation>%1: %2. Gedruckt: %3</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>adjutant::app::IdleView</name>
    <message>
        <source>Owed before the turn can end</source>
        <translation>Offen, bevor der Zug enden kann</translation>
    </message>
    <message>
        <source>Still possible until the turn ends</source>
        <translation>Noch möglich, bis der Zug endet</translation>
    </message>
    <message>
        <source>Parked</source>
        <translation>Geparkt</translation>
    </message>
    <message>
        <source>%1 to act</source>
        <translation>%1 am Zug</translation>
    </message>
    <message>
        <source>Which unit acts?</source>
        <translation>Welche Einheit handelt?</translation>
    </message>
    <message numerus="yes">
        <source>%n actions</source>
        <translation>
            <numerusform>%n Aktion</numerusform>
            <numerusform>%n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>May be claimed, and lapses if it is not</source>
        <translation>Kann beansprucht werden und verfällt sonst</translation>
    </message>
    <message>
        <source>O</source>
        <comment>key: next thing owed</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key: take up what was parked</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Units to act</source>
        <translation>Einheiten, die handeln können</translation>
    </message>
    <message>
        <source>Type the number on its base, or press it here or in the order of battle.</source>
        <translation>Die Nummer auf der Basis tippen oder sie hier oder in der Schlachtordnung drücken.</translation>
    </message>
    <message>
        <source>%1, all clear</source>
        <comment>an action on which nothing special happens</comment>
        <translation>%1, freie Bahn</translation>
    </message>
    <message>
        <source>The battle is over. Whoever plays on has to allow it each time.</source>
        <translation>Die Schlacht ist vorbei. Wer weiterspielt, muss es jedes Mal zulassen.</translation>
    </message>
    <message>
        <source>Nothing to do now: %1.</source>
        <translation>Jetzt nichts zu tun: %1.</translation>
    </message>
    <message>
        <source>Who cannot act now:</source>
        <translation>Wer jetzt nicht handeln kann:</translation>
    </message>
</context>
<context>
    <name>adjutant::app::InsertChooser</name>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Strg+H</translation>
    </message>
    <message>
        <source>Sets any value of the unit as it was then</source>
        <translation>Setzt jeden Wert der Einheit, wie sie damals stand</translation>
    </message>
</context>
<context>
    <name>adjutant::app::Insertion</name>
    <message>
        <source>Not all of it was put in: what followed is asked anew. Answer that, and put in the rest then.</source>
        <translation>Nicht alles ist eingefügt: Was folgte, wird neu gefragt. Beantworte das und füge dann den Rest ein.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::LeaveBattle</name>
    <message>
        <source>Save this battle</source>
        <translation>Diese Schlacht sichern</translation>
    </message>
    <message>
        <source>Battles (*.adjutant)</source>
        <translation>Schlachten (*.adjutant)</translation>
    </message>
    <message>
        <source>Leave this battle?</source>
        <translation>Diese Schlacht verlassen?</translation>
    </message>
    <message>
        <source>It is kept in no file, and lost when it is left: %1</source>
        <translation>Sie steht in keiner Datei und geht verloren, wenn sie verlassen wird: %1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Drop it</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
</context>
<context>
    <name>adjutant::app::LengthPrompt</name>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>adjutant::app::LinkRow</name>
    <message>
        <source>none</source>
        <comment>relations</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a relation and with whom</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ListingMenu</name>
    <message>
        <source>By number</source>
        <translation>Nach Nummer</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Name</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Nach Art</translation>
    </message>
    <message>
        <source>In danger first</source>
        <translation>Gefährdete zuerst</translation>
    </message>
    <message>
        <source>By brigade</source>
        <translation>Nach Brigaden</translation>
    </message>
    <message>
        <source>Double size</source>
        <translation>Doppelte Größe</translation>
    </message>
    <message>
        <source>With what is off the table</source>
        <translation>Mit allem, was vom Tisch ist</translation>
    </message>
</context>
<context>
    <name>adjutant::app::LogModel</name>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <comment>turn and side</comment>
        <translation>Zug %1 · %2</translation>
    </message>
    <message>
        <source>%1.%2</source>
        <comment>turn and entry</comment>
        <translation>%1.%2</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Grund: %1</translation>
    </message>
    <message>
        <source>!</source>
        <comment>mark of a bookmark</comment>
        <translation>!</translation>
    </message>
</context>
<context>
    <name>adjutant::app::LogPanel</name>
    <message>
        <source>Show only lines with these words</source>
        <translation>Nur Zeilen mit diesen Wörtern zeigen</translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation>Protokoll filtern</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Look at this moment</source>
        <translation>Diesen Moment ansehen</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Strg+L</translation>
    </message>
</context>
<context>
    <name>adjutant::app::MainWindow</name>
    <message>
        <source>Adjutant</source>
        <translation>Adjutant</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>New battle…</source>
        <translation>Neue Schlacht …</translation>
    </message>
    <message>
        <source>Open battle…</source>
        <translation>Schlacht öffnen …</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Filter units</source>
        <translation>Einheiten filtern</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Normal text</source>
        <translation>Normale Schrift</translation>
    </message>
    <message>
        <source>Light or dark as the system</source>
        <translation>Hell oder dunkel wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Rulings and house rules…</source>
        <translation>Auslegungen und Hausregeln …</translation>
    </message>
    <message>
        <source>Photographs…</source>
        <translation>Fotos …</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Einstellungen …</translation>
    </message>
    <message>
        <source>%1 - Adjutant</source>
        <translation>%1 - Adjutant</translation>
    </message>
    <message>
        <source>Battle report…</source>
        <translation>Schlachtbericht …</translation>
    </message>
    <message>
        <source>Players&apos; view</source>
        <translation>Spieleransicht</translation>
    </message>
    <message>
        <source>Stop the clock or let it run</source>
        <translation>Uhr anhalten oder laufen lassen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>About Adjutant…</source>
        <translation>Über Adjutant …</translation>
    </message>
    <message>
        <source>Change a unit by hand</source>
        <translation>Einheit von Hand ändern</translation>
    </message>
    <message>
        <source>Roll call</source>
        <translation>Appell</translation>
    </message>
    <message>
        <source>Page %1 at the right</source>
        <translation>Register %1 rechts</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>The other table</source>
        <translation>Der andere Tisch</translation>
    </message>
    <message>
        <source>Sort units</source>
        <translation>Einheiten ordnen</translation>
    </message>
    <message>
        <source>This battle cannot be opened</source>
        <translation>Diese Schlacht kann nicht geöffnet werden</translation>
    </message>
</context>
<context>
    <name>adjutant::app::Manual</name>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie tut</translation>
    </message>
</context>
<context>
    <name>adjutant::app::MarkersModel</name>
    <message>
        <source>%1 %2</source>
        <comment>such as: Thrown by | No. 1 Assault</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::MarkersPanel</name>
    <message>
        <source>No markers lie on the table.</source>
        <translation>Keine Marker liegen auf dem Tisch.</translation>
    </message>
    <message>
        <source>Markers on the table</source>
        <translation>Marker auf dem Tisch</translation>
    </message>
    <message>
        <source>Take off the table</source>
        <translation>Vom Tisch nehmen</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Change by hand</source>
        <translation>Von Hand ändern</translation>
    </message>
    <message>
        <source>Its number, place and all else; so does a right click or a long press</source>
        <translation>Nummer, Ort und alles andere; auch mit Rechtsklick oder langem Druck</translation>
    </message>
</context>
<context>
    <name>adjutant::app::MomentView</name>
    <message>
        <source>Press an answer to correct it</source>
        <translation>Eine Antwort drücken, um sie zu korrigieren</translation>
    </message>
    <message>
        <source>What is different now</source>
        <translation>Was jetzt anders ist</translation>
    </message>
    <message>
        <source>Nothing: this is how it stands.</source>
        <translation>Nichts: So steht es jetzt.</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zurück zu jetzt</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <translation>Ab hier weiter</translation>
    </message>
    <message>
        <source>G</source>
        <comment>key: go on from here</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>The battle stands at this moment again; what came after it is kept</source>
        <translation>Die Schlacht steht wieder in diesem Moment; was danach kam, bleibt erhalten</translation>
    </message>
    <message>
        <source>Insert before</source>
        <translation>Davor einfügen</translation>
    </message>
    <message>
        <source>I</source>
        <comment>key: insert before</comment>
        <translation>I</translation>
    </message>
    <message>
        <source>Puts in something that was forgotten; what follows is worked out again</source>
        <translation>Fügt etwas Vergessenes ein; was folgt, wird neu abgewickelt</translation>
    </message>
    <message>
        <source>Then or now</source>
        <translation>Damals oder jetzt</translation>
    </message>
    <message>
        <source>V</source>
        <comment>key: then or now</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Whether the order of battle shows this moment, or what is now</source>
        <translation>Ob die Schlachtordnung diesen Moment zeigt oder das Jetzt</translation>
    </message>
    <message>
        <source>%1 · entry %2</source>
        <comment>a turn of a side, and a number</comment>
        <translation>%1 · Eintrag %2</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Grund: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a question and its answer</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Press to correct this answer; what follows is worked out again</source>
        <translation>Drücken, um diese Antwort zu korrigieren; was folgt, wird neu abgewickelt</translation>
    </message>
    <message>
        <source>This is on a line that was left behind. Going on from here returns to it; what is played now is kept as a line of its own.</source>
        <translation>Das liegt auf einem verlassenen Zweig. Ab hier weiter führt dorthin zurück; was jetzt gespielt wird, bleibt als eigener Zweig erhalten.</translation>
    </message>
    <message numerus="yes">
        <source>Going on from here leaves %n entries behind, up to “%1”. They are kept: redo leads there, and so does the timeline.</source>
        <translation>
            <numerusform>Ab hier weiter lässt %n Eintrag zurück, bis „%1“. Er bleibt erhalten: Wiederherstellen führt dorthin, und der Zeitstrahl auch.</numerusform>
            <numerusform>Ab hier weiter lässt %n Einträge zurück, bis „%1“. Sie bleiben erhalten: Wiederherstellen führt dorthin, und der Zeitstrahl auch.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was forgotten before “%1”? Press the unit in the order of battle or type its number, then what it did.</source>
        <translation>Was wurde vor „%1“ vergessen? Die Einheit in der Schlachtordnung drücken oder ihre Nummer tippen, dann, was sie tat.</translation>
    </message>
    <message>
        <source>Correct: %1 It was “%2”.</source>
        <comment>a question and its old answer</comment>
        <translation>Korrigieren: %1 Es war „%2“.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::NewBattle</name>
    <message>
        <source>New battle</source>
        <translation>Neue Schlacht</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Name of the &amp;battle</source>
        <translation>Name der &amp;Schlacht</translation>
    </message>
    <message>
        <source>How it is won</source>
        <translation>Wie sie gewonnen wird</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>You throw real dice</source>
        <translation>Echte Würfel werfen</translation>
    </message>
    <message>
        <source>Adjutant throws when you press Enter</source>
        <translation>Adjutant würfelt auf Enter</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Zweite Seite</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Rulings and house rules</source>
        <translation>Auslegungen</translation>
    </message>
    <message>
        <source>Allow anyway</source>
        <translation>Trotzdem erlauben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Start the battle</source>
        <translation>Schlacht beginnen</translation>
    </message>
    <message>
        <source>Start the battle (Ctrl+Enter)</source>
        <translation>Schlacht beginnen (Strg+Enter)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a side, and how many units it has</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>A battle of your own</source>
        <translation>Eigene Schlacht</translation>
    </message>
    <message>
        <source>Two sides with the units that you put in.</source>
        <translation>Zwei Seiten mit selbst gewählten Einheiten.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::NowPanel</name>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>For every question</source>
        <translation>Für jede Frage</translation>
    </message>
    <message>
        <source>By hand and roll call change what is now. To change something by hand here, press “Insert before” first.</source>
        <translation>Von Hand und Appell ändern, was jetzt ist. Um hier etwas von Hand zu ändern, drücke zuerst „Davor einfügen“.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::NumberPrompt</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Type a number from %1 to %2</source>
        <translation>Eine Zahl von %1 bis %2 tippen</translation>
    </message>
</context>
<context>
    <name>adjutant::app::OpenBattle</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a button and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Open a battle</source>
        <translation>Schlacht öffnen</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Schlachten</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Andere Datei öffnen …</translation>
    </message>
    <message>
        <source>What happened last</source>
        <translation>Was zuletzt geschah</translation>
    </message>
    <message>
        <source>Asked now</source>
        <translation>Jetzt gefragt</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Rückgängig (Strg+Z)</translation>
    </message>
    <message>
        <source>Recover into a copy</source>
        <translation>In eine Kopie retten</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>No battle has been begun yet.</source>
        <translation>Noch wurde keine Schlacht begonnen.</translation>
    </message>
    <message>
        <source>Nothing has been put by.</source>
        <translation>Nichts ist archiviert.</translation>
    </message>
    <message>
        <source>Nothing has been removed.</source>
        <translation>Nichts wurde entfernt.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>game, and turn</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>Endgültig löschen …</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>Von der Liste nehmen</translation>
    </message>
    <message>
        <source>Open another file</source>
        <translation>Andere Datei öffnen</translation>
    </message>
    <message>
        <source>Battles (*.adjutant);;All files (*)</source>
        <translation>Schlachten (*.adjutant);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Duplicated as “%1”.</source>
        <translation>Dupliziert als „%1“.</translation>
    </message>
    <message>
        <source>Put into the archive.</source>
        <translation>Ins Archiv gelegt.</translation>
    </message>
    <message>
        <source>Brought back to the battles.</source>
        <translation>Zu den Schlachten zurückgeholt.</translation>
    </message>
    <message>
        <source>Taken off the list. The file stays where it is.</source>
        <translation>Von der Liste genommen. Die Datei bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>Removed. It stays under “Removed” until it is deleted there.</source>
        <translation>Entfernt. Sie bleibt unter „Entfernt“, bis sie dort gelöscht wird.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Delete “%1” for good? This cannot be undone.</source>
        <translation>„%1“ endgültig löschen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Deleted.</source>
        <translation>Gelöscht.</translation>
    </message>
    <message>
        <source>recovered</source>
        <comment>of a battle</comment>
        <translation>gerettet</translation>
    </message>
    <message>
        <source>Recovered as “%1”. The damaged file is as it was.</source>
        <translation>Gerettet als „%1“. Die beschädigte Datei ist, wie sie war.</translation>
    </message>
    <message>
        <source>Take the picked battle away from here (Del)</source>
        <translation>Gewählte Schlacht hier wegnehmen (Entf)</translation>
    </message>
    <message>
        <source>This battle is being played. To archive or remove it, open another one first.</source>
        <translation>Diese Schlacht wird gerade gespielt. Um sie zu archivieren oder zu entfernen, öffne zuerst eine andere.</translation>
    </message>
    <message>
        <source>It is kept in a folder of your own, and so cannot be archived.</source>
        <translation>Sie liegt in einem eigenen Ordner und kann darum nicht archiviert werden.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::OptionKeys</name>
    <message>
        <source>%1: %2</source>
        <comment>a unit, and what is said of it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::OrderOfBattle</name>
    <message>
        <source>Order of battle</source>
        <translation>Schlachtordnung</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Filter units</source>
        <translation>Einheiten filtern</translation>
    </message>
    <message>
        <source>Filter units  Ctrl+F</source>
        <translation>Einheiten filtern  Strg+F</translation>
    </message>
    <message>
        <source>Show only units in whose row all these words stand (Ctrl+F); Esc shows all again</source>
        <translation>Nur Einheiten zeigen, in deren Zeile alle diese Wörter stehen (Strg+F); Esc zeigt wieder alle</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Strg+H</translation>
    </message>
    <message>
        <source>Sets any value of the unit that is picked; so does a right click or a long press</source>
        <translation>Setzt jeden Wert der gewählten Einheit; auch mit Rechtsklick oder langem Druck</translation>
    </message>
    <message>
        <source>Roll call</source>
        <translation>Appell</translation>
    </message>
    <message>
        <source>Ctrl+Shift+R</source>
        <translation>Strg+Umschalt+R</translation>
    </message>
    <message>
        <source>As it was then</source>
        <translation>Wie es damals war</translation>
    </message>
    <message>
        <source>As it is now</source>
        <translation>Wie es jetzt ist</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordnen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Strg+Umschalt+S</translation>
    </message>
    <message>
        <source>In which order and size the units stand, and whether what is off the table is listed</source>
        <translation>In welcher Folge und Größe die Einheiten stehen, und ob auch da ist, was vom Tisch genommen wurde</translation>
    </message>
    <message>
        <source>Back on the table: %1</source>
        <comment>a unit</comment>
        <translation>Zurück auf den Tisch: %1</translation>
    </message>
</context>
<context>
    <name>adjutant::app::OwedCard</name>
    <message>
        <source>Do it now</source>
        <translation>Jetzt tun</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Nicht getan</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Beanspruchen</translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation>Verfallen lassen</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Weitermachen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a button and what it is about</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::OwedItem</name>
    <message numerus="yes">
        <source>%n answers given</source>
        <comment>to a question that was put aside</comment>
        <translation>
            <numerusform>%n Antwort gegeben</numerusform>
            <numerusform>%n Antworten gegeben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::OwedPanel</name>
    <message>
        <source>Nothing is owed, and nothing waits.</source>
        <translation>Nichts ist offen, und nichts wartet.</translation>
    </message>
    <message>
        <source>Owed</source>
        <translation>Offen</translation>
    </message>
</context>
<context>
    <name>adjutant::app::PageTab</name>
    <message>
        <source>%1 %2</source>
        <comment>title of a page, and how many things are on it</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::Photograph</name>
    <message>
        <source>“%1” cannot be read as a picture: %2</source>
        <translation>„%1“ kann nicht als Bild gelesen werden: %2</translation>
    </message>
    <message>
        <source>Qt&apos;s support for JPEG pictures is missing.</source>
        <translation>Qts Unterstützung für JPEG-Bilder fehlt.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::PhotographsWindow</name>
    <message>
        <source>Photographs of the table</source>
        <translation>Fotos vom Tisch</translation>
    </message>
    <message>
        <source>Photographs</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>The photograph</source>
        <translation>Das Foto</translation>
    </message>
    <message>
        <source>Ca&amp;ption</source>
        <translation>&amp;Bildtext</translation>
    </message>
    <message>
        <source>What the next photograph shows, if you like</source>
        <translation>Was das nächste Foto zeigt, falls gewünscht</translation>
    </message>
    <message>
        <source>Add a photograph…</source>
        <translation>Foto hinzufügen …</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 · not in the log any more</source>
        <translation>%1 · nicht mehr im Protokoll</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>turn and side</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>A photograph of the table belongs to the moment at which it is added, and stands in the log.</source>
        <translation>Ein Foto vom Tisch gehört zu dem Moment, in dem es hinzugefügt wird, und steht im Protokoll.</translation>
    </message>
    <message>
        <source>Add a photograph</source>
        <translation>Foto hinzufügen</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.bmp *.gif);;All files (*)</source>
        <translation>Bilder (*.jpg *.jpeg *.png *.bmp *.gif);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the photograph</source>
        <translation>Foto speichern</translation>
    </message>
    <message>
        <source>Pictures (*.jpg)</source>
        <translation>Bilder (*.jpg)</translation>
    </message>
    <message>
        <source>“%1” cannot be written. Choose a folder of your own.</source>
        <translation>„%1“ kann nicht geschrieben werden. Einen eigenen Ordner wählen.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::PlayersView</name>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Leave the full screen, or close</source>
        <translation>Vollbild verlassen oder schließen</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>Vollbild (F11)</translation>
    </message>
    <message>
        <source>%1 – for the players</source>
        <translation>%1 – für die Spieler</translation>
    </message>
    <message>
        <source>For the players</source>
        <translation>Für die Spieler</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>The referee takes a note.</source>
        <translation>Der Schiedsrichter macht eine Notiz.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Larger: Ctrl++. Smaller: Ctrl+-. Normal: Ctrl+0. Anywhere in the program.</source>
        <translation>Größer: Strg++. Kleiner: Strg+-. Normal: Strg+0. Überall im Programm.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Spoken from the next start on.</source>
        <translation>Gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Real ones: you say what they show</source>
        <translation>Echte: eingeben, was sie zeigen</translation>
    </message>
    <message>
        <source>The program&apos;s: Enter throws them</source>
        <translation>Die des Programms: Enter wirft sie</translation>
    </message>
    <message>
        <source>While playing</source>
        <translation>Beim Spielen</translation>
    </message>
    <message>
        <source>Show the chances before a throw</source>
        <translation>Aussichten vor einem Wurf zeigen</translation>
    </message>
    <message>
        <source>Ask before something is lost for good</source>
        <translation>Fragen, bevor etwas endgültig verloren geht</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Spoken from the next start on: close Adjutant, and open it.</source>
        <translation>Gilt ab dem nächsten Start: Adjutant schließen und öffnen.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::PrintedTable</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>column of a table, and for whom</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>House rule: %1 instead of %2</source>
        <translation>Hausregel: %1 statt %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::PublicDice</name>
    <message>
        <source>%1+</source>
        <comment>a score of this or more</comment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>Needed: %1</source>
        <translation>Nötig: %1</translation>
    </message>
    <message>
        <source>%1 of %2 show %3</source>
        <comment>dice that show a score of 5+</comment>
        <translation>%1 von %2 zeigen %3</translation>
    </message>
</context>
<context>
    <name>adjutant::app::QuestionView</name>
    <message>
        <source>Answers so far</source>
        <translation>Bisherige Antworten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a question and its answer</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 Press to answer this again.</source>
        <translation>%1 Drücken, um neu zu antworten.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>heading of a rule, and what it says</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Back one</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Park</source>
        <translation>Parken</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key: park</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Puts this aside; it comes back when you take it up again</source>
        <translation>Legt das beiseite; es kommt zurück, sobald es wieder aufgenommen wird</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Takes this action back, with its answers. Its dice stay known.</source>
        <translation>Nimmt diese Aktion mit ihren Antworten zurück. Ihre Würfel bleiben bekannt.</translation>
    </message>
    <message>
        <source>Leave the correction</source>
        <translation>Korrektur verlassen</translation>
    </message>
    <message>
        <source>Back to where the battle was before it</source>
        <translation>Zurück dorthin, wo die Schlacht vorher stand</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>Strittig</translation>
    </message>
    <message>
        <source>?</source>
        <comment>key: disputed</comment>
        <translation>?</translation>
    </message>
    <message>
        <source>The sides do not agree: dice for it. The log remembers.</source>
        <translation>Die Seiten sind uneins: Würfel entscheiden. Das Protokoll merkt es sich.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::Recap</name>
    <message>
        <source>Where you left off</source>
        <translation>Wo es weitergeht</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weitermachen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leaves what is open: where you left off, a refusal, a page, a choice</source>
        <translation>Verlässt, was offen ist: wo es weitergeht, eine Ablehnung, eine Seite, eine Auswahl</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ReferenceIndex</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Type of unit</source>
        <translation>Art von Einheit</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Auslegung</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ReferencePage</name>
    <message>
        <source>All tables</source>
        <translation>Alle Tabellen</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>What it may do, and what that costs</source>
        <translation>Was sie tun darf, und was es kostet</translation>
    </message>
    <message numerus="yes">
        <source>%n actions</source>
        <comment>what an action costs</comment>
        <translation>
            <numerusform>%n Aktion</numerusform>
            <numerusform>%n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Ruling: %1</source>
        <translation>Auslegung: %1</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <comment>a ruling</comment>
        <translation>%1 (geändert)</translation>
    </message>
    <message>
        <source>In force: %1</source>
        <translation>Es gilt: %1</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ReferencePanel</name>
    <message>
        <source>Search tables, rules, units   /</source>
        <translation>Tabellen, Regeln, Einheiten suchen   /</translation>
    </message>
    <message>
        <source>Search the reference</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>‹ What is in use</source>
        <translation>‹ Was gebraucht wird</translation>
    </message>
    <message>
        <source>Nothing in this game is called that.</source>
        <translation>Nichts in diesem Spiel heißt so.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Any table, rule, action, unit or ruling of the game (/ or Ctrl+K)</source>
        <translation>Jede Tabelle, Regel, Aktion, Einheit oder Auslegung des Spiels (/ oder Strg+K)</translation>
    </message>
</context>
<context>
    <name>adjutant::app::RefusalBar</name>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Reason, if you like</source>
        <translation>Grund, falls gewünscht</translation>
    </message>
    <message>
        <source>Reason for allowing it</source>
        <translation>Grund für die Erlaubnis</translation>
    </message>
    <message>
        <source>Allow anyway</source>
        <translation>Trotzdem erlauben</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Enter</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lassen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Allow anyway what was refused</source>
        <translation>Abgelehntes trotzdem erlauben</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ReportPage</name>
    <message>
        <source>“%1” cannot be written. Choose a folder of your own.</source>
        <translation>„%1“ kann nicht geschrieben werden. Einen eigenen Ordner wählen.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ReportWindow</name>
    <message>
        <source>Battle report</source>
        <translation>Schlachtbericht</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Der Bericht</translation>
    </message>
    <message>
        <source>&amp;Copy as Markdown</source>
        <translation>&amp;Markdown kopieren</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>&amp;HTML sichern …</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>P&amp;DF sichern …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>D&amp;rucken …</translation>
    </message>
    <message>
        <source>HTML files (*.html)</source>
        <translation>HTML-Dateien (*.html)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Copied as Markdown.</source>
        <translation>Als Markdown kopiert.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Gespeichert als „%1“.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::RevisionBar</name>
    <message>
        <source>A change of the past is going on</source>
        <translation>Die Vergangenheit wird geändert</translation>
    </message>
    <message>
        <source>Keep what it did, by hand</source>
        <translation>Von Hand belassen</translation>
    </message>
    <message>
        <source>It did not happen</source>
        <translation>Es ist nicht geschehen</translation>
    </message>
    <message>
        <source>Leave the correction</source>
        <translation>Korrektur verlassen</translation>
    </message>
    <message>
        <source>Back to where the battle was before it</source>
        <translation>Zurück dorthin, wo die Schlacht vorher stand</translation>
    </message>
    <message numerus="yes">
        <source>The past is being changed: %n entries are still to be worked out again.</source>
        <translation>
            <numerusform>Die Vergangenheit wird geändert: %n Eintrag ist noch neu abzuwickeln.</numerusform>
            <numerusform>Die Vergangenheit wird geändert: %n Einträge sind noch neu abzuwickeln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before, the answer was “%1”.</source>
        <translation>Vorher war die Antwort „%1“.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::RollCall</name>
    <message>
        <source>Roll call</source>
        <translation>Appell</translation>
    </message>
    <message>
        <source>Press − or + beside a number. By keys: the arrows choose, + and − change, a digit sets.</source>
        <translation>− oder + neben einer Zahl drücken. Mit Tasten: Die Pfeile wählen, + und − ändern, eine Ziffer setzt.</translation>
    </message>
    <message>
        <source>Reason, if you like</source>
        <translation>Grund, falls gewünscht</translation>
    </message>
    <message>
        <source>Reason for what is done by hand</source>
        <translation>Grund für den Eingriff von Hand</translation>
    </message>
    <message>
        <source>Counters of all units</source>
        <translation>Zähler aller Einheiten</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>adjutant::app::RollCallModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>a counter and its full number</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a unit, a counter and its number</comment>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>adjutant::app::RowOdds</name>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>What comes of it</source>
        <translation>Was daraus wird</translation>
    </message>
</context>
<context>
    <name>adjutant::app::RuleTable</name>
    <message>
        <source>Right-click, hold or double-click a cell to play it by a house rule.</source>
        <translation>Eine Zelle rechts anklicken, halten oder doppelt anklicken: Dafür gilt dann eine Hausregel.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::RulingPage</name>
    <message>
        <source>Or another &amp;number:</source>
        <translation>Oder eine andere &amp;Zahl:</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Back to the default</source>
        <translation>Zurück zum Üblichen</translation>
    </message>
    <message>
        <source>Where it arises</source>
        <translation>Wo es vorkommt</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <comment>a choice of a ruling</comment>
        <translation>%1 (üblich)</translation>
    </message>
</context>
<context>
    <name>adjutant::app::RulingsModel</name>
    <message>
        <source>Tables: house rules</source>
        <translation>Tabellen: Hausregeln</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message numerus="yes">
        <source>%n cells changed</source>
        <translation>
            <numerusform>%n Feld geändert</numerusform>
            <numerusform>%n Felder geändert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::RulingsSheet</name>
    <message>
        <source>&lt;b&gt;%1:&lt;/b&gt; %2</source>
        <comment>a ruling, and how it is read</comment>
        <translation>&lt;b&gt;%1:&lt;/b&gt; %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a table, and where in it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <source>“%1” cannot be written. Choose a folder of your own.</source>
        <translation>„%1“ kann nicht geschrieben werden. Einen eigenen Ordner wählen.</translation>
    </message>
    <message>
        <source>%1: rulings in force</source>
        <comment>name of a game</comment>
        <translation>%1: geltende Auslegungen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a battle, and the date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>All rulings are read by default.</source>
        <translation>Alle Auslegungen gelten wie üblich.</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Auslegungen</translation>
    </message>
    <message>
        <source>A dot marks what is not read by default. Agreed:</source>
        <translation>Ein Punkt markiert, was nicht wie üblich gilt. Vereinbart:</translation>
    </message>
</context>
<context>
    <name>adjutant::app::RulingsView</name>
    <message>
        <source>Search rulings and tables</source>
        <translation>Auslegungen und Tabellen suchen</translation>
    </message>
    <message>
        <source>Changed only</source>
        <translation>Nur Geändertes</translation>
    </message>
    <message>
        <source>Sheet to agree on…</source>
        <translation>Blatt zum Absprechen …</translation>
    </message>
    <message>
        <source>Rulings and tables</source>
        <translation>Auslegungen und Tabellen</translation>
    </message>
    <message>
        <source>Nothing is changed: everything is read as usual.</source>
        <translation>Nichts ist geändert: Alles gilt wie üblich.</translation>
    </message>
    <message>
        <source>No ruling or table has these words.</source>
        <translation>Keine Auslegung oder Tabelle hat diese Wörter.</translation>
    </message>
    <message>
        <source>All rulings are read by default, all tables as printed.</source>
        <translation>Alle Auslegungen gelten wie üblich, alle Tabellen wie gedruckt.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>rulings and cells of tables that are changed</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n rulings changed</source>
        <translation>
            <numerusform>%n Auslegung geändert</numerusform>
            <numerusform>%n Auslegungen geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells of tables changed</source>
        <translation>
            <numerusform>%n Tabellenfeld geändert</numerusform>
            <numerusform>%n Tabellenfelder geändert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::RulingsWindow</name>
    <message>
        <source>Rulings and house rules</source>
        <translation>Auslegungen und Hausregeln</translation>
    </message>
    <message>
        <source>A change holds from the next entry on. It stands in the log, and can be undone like any other.</source>
        <translation>Eine Änderung gilt ab dem nächsten Eintrag. Sie steht im Protokoll und lässt sich rückgängig machen wie jede andere.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ScreenAwake</name>
    <message>
        <source>A battle is going on</source>
        <translation>Eine Schlacht ist im Gange</translation>
    </message>
</context>
<context>
    <name>adjutant::app::Session</name>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
</context>
<context>
    <name>adjutant::app::SheetWindow</name>
    <message>
        <source>Sheet to agree on</source>
        <translation>Blatt zum Absprechen</translation>
    </message>
    <message>
        <source>Only what is not read by default</source>
        <translation>Nur was nicht wie üblich gilt</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>Das Blatt</translation>
    </message>
    <message>
        <source>Save as HTML…</source>
        <translation>HTML sichern …</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDF sichern …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDF sichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>Save as HTML</source>
        <translation>HTML sichern</translation>
    </message>
    <message>
        <source>HTML files (*.html)</source>
        <translation>HTML-Dateien (*.html)</translation>
    </message>
</context>
<context>
    <name>adjutant::app::Shelves</name>
    <message>
        <source>copy</source>
        <comment>of a battle</comment>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a file, and what it is</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>“%1” is being played. Open another battle first.</source>
        <translation>„%1“ wird gerade gespielt. Erst eine andere Schlacht öffnen.</translation>
    </message>
    <message>
        <source>“%1” cannot be moved to “%2”.</source>
        <translation>„%1“ kann nicht nach „%2“ verschoben werden.</translation>
    </message>
    <message>
        <source>“%1” cannot be deleted.</source>
        <translation>„%1“ kann nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <comment>a battle</comment>
        <translation>%1 (Kopie)</translation>
    </message>
</context>
<context>
    <name>adjutant::app::SideEditor</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Name of the side</source>
        <translation>Name der Seite</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Farbe</translation>
    </message>
    <message>
        <source>Colour of the side</source>
        <translation>Farbe der Seite</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>Who plays the side</source>
        <translation>Wer die Seite spielt</translation>
    </message>
    <message>
        <source>Units of the side</source>
        <translation>Einheiten der Seite</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Duplicate the picked unit (Ctrl+D)</source>
        <translation>Gewählte Einheit duplizieren (Strg+D)</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Rename the picked unit (F2)</source>
        <translation>Gewählte Einheit umbenennen (F2)</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Move the picked unit up (Ctrl+Up)</source>
        <translation>Gewählte Einheit nach oben (Strg+Hoch)</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Runter</translation>
    </message>
    <message>
        <source>Move the picked unit down (Ctrl+Down)</source>
        <translation>Gewählte Einheit nach unten (Strg+Herunter)</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Take the picked unit out (Delete)</source>
        <translation>Gewählte Einheit herausnehmen (Entf)</translation>
    </message>
    <message>
        <source>Add from the catalogue</source>
        <translation>Aus dem Katalog hinzufügen</translation>
    </message>
    <message>
        <source>Search the catalogue</source>
        <translation>Katalog durchsuchen</translation>
    </message>
    <message>
        <source>Catalogue: a press adds one</source>
        <translation>Katalog: Ein Druck fügt eine hinzu</translation>
    </message>
    <message>
        <source>What lies on the table</source>
        <translation>Was auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
</context>
<context>
    <name>adjutant::app::SideZone</name>
    <message>
        <source>Pages</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>F%1</source>
        <comment>key of a page</comment>
        <translation>F%1</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Strg+F</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
</context>
<context>
    <name>adjutant::app::SomeOfPrompt</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Nichts davon</translation>
    </message>
    <message numerus="yes">
        <source>These %n</source>
        <translation>
            <numerusform>Gewählt: %n</numerusform>
            <numerusform>Gewählt: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number and name of a unit</comment>
        <translation>%1  %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::Standing</name>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <comment>turn and side</comment>
        <translation>Zug %1 · %2</translation>
    </message>
    <message>
        <source>It is open in another program. Close it there first.</source>
        <translation>Sie ist in einem anderen Programm offen. Erst dort schließen.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::Start</name>
    <message>
        <source>Open the sample battle of a game: %1.</source>
        <translation>Die Beispielschlacht eines Spiels öffnen: %1.</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>A battle to open.</source>
        <translation>Eine Schlacht zum Öffnen.</translation>
    </message>
    <message>
        <source>[file]</source>
        <translation>[Datei]</translation>
    </message>
    <message>
        <source>Adjutant %1</source>
        <translation>Adjutant %1</translation>
    </message>
    <message>
        <source>A referee for miniature wargames. In the window, F1 opens the manual.</source>
        <translation>Ein Schiedsrichter für Tabletop-Schlachten. Im Fenster öffnet F1 das Handbuch.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::StatusLine</name>
    <message>
        <source>Last entry of the log</source>
        <translation>Letzter Eintrag des Protokolls</translation>
    </message>
    <message>
        <source>%1.%2</source>
        <comment>turn and entry</comment>
        <translation>%1.%2</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>not saved: sample battle</source>
        <translation>nicht gespeichert: Beispielschlacht</translation>
    </message>
</context>
<context>
    <name>adjutant::app::StepButtons</name>
    <message>
        <source>%1: one less</source>
        <translation>%1: eins weniger</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: eins mehr</translation>
    </message>
</context>
<context>
    <name>adjutant::app::TableChanges</name>
    <message>
        <source>DO ON THE TABLE</source>
        <translation>AUF DEM TISCH TUN</translation>
    </message>
    <message>
        <source>Do on the table</source>
        <translation>Auf dem Tisch tun</translation>
    </message>
    <message>
        <source>All done</source>
        <translation>Alles getan</translation>
    </message>
    <message>
        <source>What to change on the table</source>
        <translation>Was auf dem Tisch zu ändern ist</translation>
    </message>
    <message>
        <source>DO ON THE TABLE: %1</source>
        <comment>how many things</comment>
        <translation>AUF DEM TISCH TUN: %1</translation>
    </message>
    <message>
        <source>All done on the table</source>
        <translation>Auf dem Tisch ist alles getan</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Strg+D</translation>
    </message>
</context>
<context>
    <name>adjutant::app::TableModel</name>
    <message>
        <source>%1*</source>
        <comment>a house rule</comment>
        <translation>%1*</translation>
    </message>
</context>
<context>
    <name>adjutant::app::TallyPrompt</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number and name of a unit</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>One less: %1</source>
        <translation>Eins weniger: %1</translation>
    </message>
    <message>
        <source>One more: %1</source>
        <translation>Eins mehr: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message numerus="yes">
        <source>%n in all</source>
        <translation>
            <numerusform>%n insgesamt</numerusform>
            <numerusform>%n insgesamt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::TextPrompt</name>
    <message>
        <source>Sealed note</source>
        <translation>Versiegelte Notiz</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Seal it</source>
        <translation>Versiegeln</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>Notieren</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>adjutant::app::TimelineModel</name>
    <message>
        <source>not finished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>%1.%2</source>
        <comment>turn and entry</comment>
        <translation>%1.%2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::TimelinePanel</name>
    <message>
        <source>Which line of the battle</source>
        <translation>Welcher Zweig der Schlacht</translation>
    </message>
    <message>
        <source>The battle as it is played, and what was left behind when somebody went back and acted anew</source>
        <translation>Die Schlacht, wie sie gespielt wird, und was zurückblieb, als jemand zurückging und neu handelte</translation>
    </message>
    <message>
        <source>Return to this line</source>
        <translation>Zu diesem Zweig zurück</translation>
    </message>
    <message>
        <source>The battle goes on at its end; what is played now is kept as a line of its own</source>
        <translation>Die Schlacht geht an seinem Ende weiter; was jetzt gespielt wird, bleibt als eigener Zweig erhalten</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Entries of the battle</source>
        <translation>Einträge der Schlacht</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitstrahl</translation>
    </message>
    <message>
        <source>The battle as it is played</source>
        <translation>Die Schlacht, wie sie gespielt wird</translation>
    </message>
    <message numerus="yes">
        <source>Left behind: %n steps, up to %1</source>
        <comment>a line of the battle</comment>
        <translation>
            <numerusform>Zurückgeblieben: %n Schritt, bis %1</numerusform>
            <numerusform>Zurückgeblieben: %n Schritte, bis %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Left behind: %1</source>
        <comment>a line of the battle</comment>
        <translation>Zurückgeblieben: %1</translation>
    </message>
</context>
<context>
    <name>adjutant::app::TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Menü (F10)</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Strg+Z</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Strg+Umschalt+Z</translation>
    </message>
    <message>
        <source>Adjutant</source>
        <translation>Adjutant</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>%1 to act</source>
        <translation>%1 am Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n owed</source>
        <translation>
            <numerusform>%n offen</numerusform>
            <numerusform>%n offen</numerusform>
        </translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zugende</translation>
    </message>
    <message>
        <source>Nobody has won</source>
        <translation>Niemand hat gewonnen</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Sieg: %1</translation>
    </message>
</context>
<context>
    <name>adjutant::app::TypeList</name>
    <message>
        <source>%1 %2</source>
        <comment>a value of a unit: Move 12</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::UnitBadges</name>
    <message>
        <source>%1 %2</source>
        <comment>such as: In hand-to-hand with | Jäger Defence</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>May react</source>
        <translation>Darf reagieren</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a value and its number</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::UnitBoard</name>
    <message>
        <source>%1/%2</source>
        <comment>figures left, of how many</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>The units</source>
        <translation>Die Einheiten</translation>
    </message>
    <message numerus="yes">
        <source>and %n more in trouble</source>
        <comment>units</comment>
        <translation>
            <numerusform>und %n weitere in Not</numerusform>
            <numerusform>und %n weitere in Not</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more in good order</source>
        <comment>units</comment>
        <translation>
            <numerusform>und %n weitere in guter Ordnung</numerusform>
            <numerusform>und %n weitere in guter Ordnung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n out of the battle</source>
        <comment>units</comment>
        <translation>
            <numerusform>%n aus dem Kampf</numerusform>
            <numerusform>%n aus dem Kampf</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::UnitDelegate</name>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
</context>
<context>
    <name>adjutant::app::UnitListModel</name>
    <message>
        <source>Off the table</source>
        <translation>Vom Tisch genommen</translation>
    </message>
</context>
<context>
    <name>adjutant::app::UnitRow</name>
    <message>
        <source>%1 %2</source>
        <comment>number and name of a unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Danger: %1, %2</source>
        <comment>Danger: Half, 2 stands from half strength</comment>
        <translation>Gefahr: %1, %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>Figures: 4 of 6</comment>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a counter and its number: Casualties: 3</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>off the table</source>
        <translation>vom Tisch</translation>
    </message>
</context>
<context>
    <name>adjutant::app::UnitToAct</name>
    <message>
        <source>%1 %2</source>
        <comment>number and name of a unit</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::UnitsModel</name>
    <message>
        <source>A number is from 1 to %1.</source>
        <translation>Eine Nummer ist 1 bis %1.</translation>
    </message>
    <message>
        <source>Another unit has the number %1 already.</source>
        <translation>Eine andere Einheit hat die Nummer %1 schon.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ValueRow</name>
    <message>
        <source>+</source>
        <comment>key: the other of yes and no</comment>
        <translation>+</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a value and yes or no</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::WelcomeView</name>
    <message>
        <source>No battle is open</source>
        <translation>Keine Schlacht ist geöffnet</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>Neue Schlacht</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Strg+N</translation>
    </message>
    <message>
        <source>Open a battle</source>
        <translation>Schlacht öffnen</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Strg+O</translation>
    </message>
    <message>
        <source>Sample battle: %1</source>
        <comment>a game</comment>
        <translation>Beispielschlacht: %1</translation>
    </message>
</context>
<context>
    <name>adjutant::app::YesNoPrompt</name>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>key for yes</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key for no</comment>
        <translation>N</translation>
    </message>
</context>
<context>
    <name>adjutant::cli</name>
    <message>
        <source>  On the table: %1</source>
        <translation>  Auf dem Tisch: %1</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Owed (do N)</source>
        <translation>Offen (do N)</translation>
    </message>
    <message>
        <source>Put aside (resume N)</source>
        <translation>Geparkt (resume N)</translation>
    </message>
    <message>
        <source>y</source>
        <comment>the answer yes</comment>
        <translation>j</translation>
    </message>
    <message>
        <source>n</source>
        <comment>the answer no</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>The turns are over.</source>
        <translation>Die Züge sind vorbei.</translation>
    </message>
    <message>
        <source>by the wire</source>
        <translation>am Draht</translation>
    </message>
    <message>
        <source>  %1 %2</source>
        <comment>a question and its answer</comment>
        <translation>  %1 %2</translation>
    </message>
    <message>
        <source>&gt; %1</source>
        <comment>what a unit does</comment>
        <translation>&gt; %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>may be done</source>
        <translation>darf getan werden</translation>
    </message>
    <message>
        <source>has to be done</source>
        <translation>muss getan werden</translation>
    </message>
    <message>
        <source>Say what to do.</source>
        <translation>Sagen, was zu tun ist.</translation>
    </message>
    <message>
        <source>There is no command “%1”. There are: %2.</source>
        <translation>Es gibt keinen Befehl „%1“. Es gibt: %2.</translation>
    </message>
    <message>
        <source>play [FILE] [--sample GAME | --new GAME SCENARIO] [--memory] [--auto [TURNS]]

Plays a battle as questions in the terminal; type “help” there.

  FILE                 go on with this battle; with --sample or --new, the new
                       file to keep it in
  --sample GAME        the sample battle of a game (without all: that of %1)
  --new GAME SCENARIO  another scenario
  --memory             keep the battle nowhere
  --auto [TURNS]       plays by itself until somebody has won or so many turns
                       are over (6); without FILE it is kept nowhere

Without FILE a new battle is kept among the user&apos;s own files, and the first
line says where. Every answer is in the file before the next question.

  adjutant-cli play --new %1 night-raid raid.adjutant
  adjutant-cli play raid.adjutant
</source>
        <translation>play [DATEI] [--sample SPIEL | --new SPIEL SZENARIO] [--memory] [--auto [ZÜGE]]

Spielt eine Schlacht als Fragen im Terminal; dort „help“ eingeben.

  DATEI                 diese Schlacht fortsetzen; mit --sample oder --new die
                        neue Datei für sie
  --sample SPIEL        die Beispielschlacht eines Spiels (ganz ohne: die von %1)
  --new SPIEL SZENARIO  ein anderes Szenario
  --memory              die Schlacht nirgends behalten
  --auto [ZÜGE]         spielt von selbst, bis jemand gewonnen hat oder so viele
                        Züge vorbei sind (6); ohne DATEI nirgends behalten

Ohne DATEI liegt eine neue Schlacht bei den eigenen Dateien, und die erste
Zeile sagt, wo. Jede Antwort ist vor der nächsten Frage in der Datei.

  adjutant-cli play --new %1 night-raid raid.adjutant
  adjutant-cli play raid.adjutant
</translation>
    </message>
    <message>
        <source>lookup GAME TABLE [KEY=VALUE]...

Prints the rows of a table that fit. A key that is left out fits everything;
distances may have a fraction: distance=18.5 or distance=18,5.

  adjutant-cli lookup teaw shoot figures=3 cover=open
  adjutant-cli lookup teaw shoot alive=3 cover=yes
</source>
        <translation>lookup SPIEL TABELLE [SCHLÜSSEL=WERT]...

Gibt die passenden Zeilen einer Tabelle aus. Ein Schlüssel, der fehlt, passt
immer; Entfernungen dürfen Nachkommastellen haben: distance=18.5 oder
distance=18,5.

  adjutant-cli lookup teaw shoot figures=3 cover=open
  adjutant-cli lookup teaw shoot alive=3 cover=yes
</translation>
    </message>
    <message>
        <source>tables GAME [TABLE]

Lists the tables of a rulebook, or prints one of them.

  adjutant-cli tables teaw shoot
</source>
        <translation>tables SPIEL [TABELLE]

Listet die Tabellen eines Regelwerks auf oder gibt eine davon aus.

  adjutant-cli tables teaw shoot
</translation>
    </message>
    <message>
        <source>recover FILE COPY

Saves what can be read of a damaged battle into a new file and
says what is missing. FILE is left as it is.

  adjutant-cli recover raid.adjutant saved.adjutant
</source>
        <translation>recover DATEI KOPIE

Rettet, was von einer beschädigten Schlacht lesbar ist, in eine neue
Datei und sagt, was fehlt. DATEI bleibt, wie sie ist.

  adjutant-cli recover raid.adjutant saved.adjutant
</translation>
    </message>
    <message>
        <source>serve

Speaks JSON-RPC 2.0 on standard input and output, one message a
line.

  echo &apos;{&quot;jsonrpc&quot;:&quot;2.0&quot;,&quot;id&quot;:1,&quot;method&quot;:&quot;games&quot;}&apos; | adjutant-cli serve
</source>
        <translation>serve

Spricht JSON-RPC 2.0 über Standardein- und -ausgabe, eine Nachricht je
Zeile.

  echo &apos;{&quot;jsonrpc&quot;:&quot;2.0&quot;,&quot;id&quot;:1,&quot;method&quot;:&quot;games&quot;}&apos; | adjutant-cli serve
</translation>
    </message>
    <message>
        <source>“%1” is none of %2: %3.</source>
        <translation>„%1“ gehört nicht zu %2: %3.</translation>
    </message>
    <message>
        <source>%1 is a distance such as 18.5, not “%2”.</source>
        <translation>%1 ist eine Entfernung wie 18.5, nicht „%2“.</translation>
    </message>
    <message>
        <source>%1 is a whole number, not “%2”.</source>
        <translation>%1 ist eine ganze Zahl, nicht „%2“.</translation>
    </message>
    <message>
        <source>“%1” is no key of the table “%2”. There are: %3</source>
        <translation>„%1“ ist kein Schlüssel der Tabelle „%2“. Es gibt: %3</translation>
    </message>
    <message>
        <source>There is no table “%1”. There are: %2.</source>
        <translation>Es gibt keine Tabelle „%1“. Es gibt: %2.</translation>
    </message>
    <message>
        <source>Name the game and the table: lookup teaw shoot figures=3</source>
        <translation>Spiel und Tabelle nennen: lookup teaw shoot figures=3</translation>
    </message>
    <message>
        <source>No row of the table “%1” fits that.</source>
        <translation>Keine Zeile der Tabelle „%1“ passt dazu.</translation>
    </message>
    <message>
        <source>Name a game: %1</source>
        <translation>Ein Spiel nennen: %1</translation>
    </message>
    <message>
        <source>There is no scenario “%1” of %2. There are: %3.</source>
        <translation>Es gibt kein Szenario „%1“ von %2. Es gibt: %3.</translation>
    </message>
    <message>
        <source>Type “help” for what can be typed.</source>
        <translation>„help“ sagt, was eingegeben werden kann.</translation>
    </message>
    <message>
        <source>An older entry is not legal any more: %1 Type decide keep, drop, allow or anew; or decide leave.</source>
        <translation>Ein älterer Eintrag ist nicht mehr regelgerecht: %1 „decide keep“, „drop“, „allow“ oder „anew“ eingeben; oder „decide leave“.</translation>
    </message>
    <message>
        <source>Not allowed: %1 Type “allow” to let it pass.</source>
        <translation>Nicht erlaubt: %1 „allow“ lässt es durchgehen.</translation>
    </message>
    <message>
        <source>No unit has the number %1. Type “state” for the numbers.</source>
        <translation>Keine Einheit hat die Nummer %1. „state“ zeigt die Nummern.</translation>
    </message>
    <message>
        <source>costs %1</source>
        <comment>actions</comment>
        <translation>kostet %1</translation>
    </message>
    <message>
        <source>no: %1</source>
        <translation>nein: %1</translation>
    </message>
    <message>
        <source>  It can do nothing now.</source>
        <translation>  Sie kann jetzt nichts tun.</translation>
    </message>
    <message>
        <source>“%1” is not understood. Type a unit&apos;s number for what it may do, “end” to end the turn, or “help”.</source>
        <translation>„%1“ ist nicht verständlich. Die Nummer einer Einheit zeigt, was sie darf, „end“ beendet den Zug, „help“ hilft.</translation>
    </message>
    <message>
        <source>There is no target “%1”.</source>
        <translation>Es gibt kein Ziel „%1“.</translation>
    </message>
    <message>
        <source>Name the game: --sample teaw</source>
        <translation>Das Spiel nennen: --sample teaw</translation>
    </message>
    <message>
        <source>Name the game and the scenario: --new teaw night-raid</source>
        <translation>Spiel und Szenario nennen: --new teaw night-raid</translation>
    </message>
    <message>
        <source>“%1” is not understood here. See: adjutant-cli play --help</source>
        <translation>„%1“ ist hier nicht verständlich. Siehe: adjutant-cli play --help</translation>
    </message>
    <message>
        <source>This battle is kept nowhere: it is gone when you leave.</source>
        <translation>Diese Schlacht wird nirgends behalten: Am Ende ist sie weg.</translation>
    </message>
    <message>
        <source>This battle is kept in %1</source>
        <translation>Diese Schlacht liegt in %1</translation>
    </message>
    <message>
        <source>2              what unit 2 may do, and what it costs
2 shoot 11     unit 2 shoots at unit 11 (a letter from the list will do: 2 s 11)
end            end the turn
allow          let the last refusal pass
undo, redo     back and forward by one answer; b: back within what is asked
cancel         give up what is being asked
park, resume N put a question aside, take it up again
owed, do N     what is owed; settle an item of it
odds 2 shoot 11, table shoot, log, state
set 2 figures 3, ruling ID CHOICE, note TEXT: the referee&apos;s own hand
quit           leave; the battle is kept</source>
        <translation>2              was Einheit 2 tun darf und was es kostet
2 shoot 11     Einheit 2 schießt auf Einheit 11 (ein Buchstabe der Liste genügt: 2 s 11)
end            den Zug beenden
allow          die letzte Ablehnung durchgehen lassen
undo, redo     um eine Antwort zurück und vor; b: zurück in der Frage
cancel         aufgeben, was gefragt ist
park, resume N eine Frage parken, wieder aufnehmen
owed, do N     was offen ist; einen Posten davon erledigen
odds 2 shoot 11, table shoot, log, state
set 2 figures 3, ruling ID WAHL, note TEXT: der Schiedsrichter von Hand
quit           verlassen; die Schlacht bleibt erhalten</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Wiederhergestellt: %1</translation>
    </message>
    <message>
        <source>Given up.</source>
        <translation>Aufgegeben.</translation>
    </message>
    <message>
        <source>Nothing was refused.</source>
        <translation>Nichts wurde abgelehnt.</translation>
    </message>
    <message>
        <source>Nothing is owed.</source>
        <translation>Nichts ist offen.</translation>
    </message>
    <message>
        <source>Type the number of something owed: do 3. See “owed”.</source>
        <translation>Die Nummer von etwas Offenem eingeben: do 3. Siehe „owed“.</translation>
    </message>
    <message>
        <source>Put aside (resume N):
%1</source>
        <translation>Geparkt (resume N):
%1</translation>
    </message>
    <message>
        <source>Nothing was put aside.</source>
        <translation>Nichts ist geparkt.</translation>
    </message>
    <message>
        <source>Type whose value, which one, and the number: set 2 figures 3. For others than units: side1, battle, or #number.</source>
        <translation>Eingeben, wessen Wert, welcher und die Zahl: set 2 figures 3. Für anderes als Einheiten: side1, battle oder #Nummer.</translation>
    </message>
    <message>
        <source>Its values are: %1.</source>
        <translation>Die Werte sind: %1.</translation>
    </message>
    <message>
        <source>“%1” can be: %2.</source>
        <translation>„%1“ kann sein: %2.</translation>
    </message>
    <message>
        <source>“%1” is a number.</source>
        <translation>„%1“ ist eine Zahl.</translation>
    </message>
    <message>
        <source>The rulings are: %1.</source>
        <translation>Die Auslegungen sind: %1.</translation>
    </message>
    <message>
        <source>Type what to note: note We stop here for tea.</source>
        <translation>Die Notiz mit eingeben: note Hier machen wir Pause.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Notiert.</translation>
    </message>
    <message>
        <source>Type decide keep, drop, allow, anew or leave.</source>
        <translation>„decide keep“, „drop“, „allow“, „anew“ oder „leave“ eingeben.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a chance in percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>  There are too many outcomes to work out.</source>
        <translation>  Es gibt zu viele Ausgänge zum Ausrechnen.</translation>
    </message>
    <message>
        <source>  %1: at least one loss %2, on average %3, destroyed %4</source>
        <translation>  %1: mindestens ein Verlust %2, im Mittel %3, vernichtet %4</translation>
    </message>
    <message>
        <source>  Not possible</source>
        <translation>  Nicht möglich</translation>
    </message>
    <message>
        <source>  Nobody can lose anything by the dice.</source>
        <translation>  Niemand kann durch die Würfel etwas verlieren.</translation>
    </message>
    <message>
        <source>Type what a unit would do: odds 2 shoot 11.</source>
        <translation>Eingeben, was eine Einheit täte: odds 2 shoot 11.</translation>
    </message>
    <message>
        <source> (not allowed: %1)</source>
        <translation> (nicht erlaubt: %1)</translation>
    </message>
    <message>
        <source> (at most %1)</source>
        <translation> (höchstens %1)</translation>
    </message>
    <message>
        <source>%1, %2 or more counts</source>
        <comment>dice and their score</comment>
        <translation>%1, %2 oder mehr zählt</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>y/n</source>
        <translation>j/n</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>  Enter: %1</source>
        <translation>  Enter: %1</translation>
    </message>
    <message>
        <source>Type the number of a choice, or the distance with the column: 18.5 2.</source>
        <translation>Die Nummer einer Wahl eingeben oder die Entfernung mit der Spalte: 18.5 2.</translation>
    </message>
    <message>
        <source>Type the number of one choice.</source>
        <translation>Die Nummer einer Wahl eingeben.</translation>
    </message>
    <message>
        <source>Type the numbers of the choices: 1 3. Type - for none.</source>
        <translation>Die Nummern der Wahl eingeben: 1 3. Ein - für keine.</translation>
    </message>
    <message>
        <source>Type choice=number: 11=2 12=1. Type - for none.</source>
        <translation>Wahl=Zahl eingeben: 11=2 12=1. Ein - für keine.</translation>
    </message>
    <message>
        <source>Type the faces: 4 2 6. Or h 2 (hits only), s 9 (the sum), w 1 (who wins), r (roll for me); n=5 and t=4 change the number of dice and the score.</source>
        <translation>Die Augen eingeben: 4 2 6. Oder h 2 (nur Treffer), s 9 (die Summe), w 1 (wer gewinnt), r (würfeln lassen); n=5 und t=4 ändern die Zahl der Würfel und den Mindestwert.</translation>
    </message>
    <message>
        <source>Type a number from %1 to %2.</source>
        <translation>Eine Zahl von %1 bis %2 eingeben.</translation>
    </message>
    <message>
        <source>Type y or n.</source>
        <translation>j oder n eingeben.</translation>
    </message>
    <message>
        <source>Type a text.</source>
        <translation>Einen Text eingeben.</translation>
    </message>
    <message>
        <source>Name the damaged battle and the new file: recover FILE COPY</source>
        <translation>Die beschädigte Schlacht und die neue Datei nennen: recover DATEI KOPIE</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Looked up by</source>
        <translation>Nachgeschlagen mit</translation>
    </message>
    <message>
        <source>adjutant-cli COMMAND: a referee for miniature wargames in the terminal

  play     play a battle, or let it play by itself
  lookup   look up a row of a rulebook&apos;s table
  tables   list and print the tables of a rulebook
  report   print the report of a battle
  recover  save what can be read of a damaged battle file
  serve    speak JSON-RPC 2.0 on standard input and output

  COMMAND --help   what a command can do
  --version        the version

Games: %1
</source>
        <translation>adjutant-cli BEFEHL: ein Schiedsrichter für Tabletop-Schlachten im Terminal

  play     eine Schlacht spielen oder sich selbst spielen lassen
  lookup   eine Zeile einer Tabelle des Regelwerks nachschlagen
  tables   die Tabellen eines Regelwerks auflisten und ausgeben
  report   den Bericht einer Schlacht ausgeben
  recover  retten, was von einer beschädigten Schlacht lesbar ist
  serve    JSON-RPC 2.0 über Standardein- und -ausgabe sprechen

  BEFEHL --help    was ein Befehl kann
  --version        die Version

Spiele: %1
</translation>
    </message>
    <message>
        <source>report FILE [--markdown | --html]

Prints a battle turn by turn, with the armies, the losses, the dice
that were thrown and the rulings in force.

  adjutant-cli report raid.adjutant --markdown &gt; raid.md
</source>
        <translation>report DATEI [--markdown | --html]

Gibt eine Schlacht Zug für Zug aus, mit den Armeen, den Verlusten, den
Würfeln und den geltenden Auslegungen.

  adjutant-cli report raid.adjutant --markdown &gt; raid.md
</translation>
    </message>
    <message>
        <source>Type the number of the card that came, or r (draw for me).</source>
        <translation>Die Nummer der gezogenen Karte eingeben oder r (ziehen lassen).</translation>
    </message>
    <message>
        <source>Name one battle: report FILE [--markdown | --html]</source>
        <translation>Eine Schlacht nennen: report DATEI [--markdown | --html]</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Margin %1</source>
        <translation>Abstand %1</translation>
    </message>
    <message>
        <source>Margin %1: %2</source>
        <comment>a number, and the row of the table that it hits</comment>
        <translation>Abstand %1: %2</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>  %1  %2: %3</source>
        <comment>chance, key of a row of a table, what it says</comment>
        <translation>  %1  %2: %3</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>Die Schlacht ist vorbei</translation>
    </message>
    <message>
        <source>%1, the battle is over</source>
        <translation>%1, die Schlacht ist vorbei</translation>
    </message>
    <message>
        <source> (%1 to %2)</source>
        <translation> (%1 bis %2)</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>Das geht nicht: %1</translation>
    </message>
</context>
<context>
    <name>adjutant::cli::Serve</name>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Zug %1, %2</translation>
    </message>
    <message>
        <source>serve takes no arguments.</source>
        <translation>serve nimmt keine Argumente.</translation>
    </message>
    <message>
        <source>Name an action; nothing is being asked.</source>
        <translation>Eine Aktion nennen; nichts ist gefragt.</translation>
    </message>
    <message>
        <source>A request says &quot;jsonrpc&quot;: &quot;2.0&quot;.</source>
        <translation>Eine Anfrage sagt &quot;jsonrpc&quot;: &quot;2.0&quot;.</translation>
    </message>
    <message>
        <source>The id is a text, a number or null.</source>
        <translation>Die Kennung „id“ ist ein Text, eine Zahl oder null.</translation>
    </message>
    <message>
        <source>The method is missing, or no text.</source>
        <translation>Die Methode fehlt oder ist kein Text.</translation>
    </message>
    <message>
        <source>Parameters are given by name: {&quot;game&quot;: &quot;teaw&quot;}.</source>
        <translation>Parameter werden mit Namen angegeben: {&quot;game&quot;: &quot;teaw&quot;}.</translation>
    </message>
    <message>
        <source>The parameters are no object.</source>
        <translation>Die Parameter sind kein Objekt.</translation>
    </message>
    <message>
        <source>A request is an object.</source>
        <translation>Eine Anfrage ist ein Objekt.</translation>
    </message>
    <message>
        <source>The batch is empty.</source>
        <translation>Der Stapel ist leer.</translation>
    </message>
    <message>
        <source>The message is nested deeper than %1.</source>
        <translation>Die Nachricht ist tiefer verschachtelt als %1.</translation>
    </message>
    <message>
        <source>This is no JSON: %1 at byte %2.</source>
        <translation>Das ist kein JSON: %1 bei Byte %2.</translation>
    </message>
    <message>
        <source>The line is longer than %1 bytes.</source>
        <translation>Die Zeile ist länger als %1 Byte.</translation>
    </message>
    <message>
        <source>The parameter “%1” is missing.</source>
        <translation>Der Parameter „%1“ fehlt.</translation>
    </message>
    <message>
        <source>“%1” has to be a text.</source>
        <translation>„%1“ muss ein Text sein.</translation>
    </message>
    <message>
        <source>“%1” has to be a whole number.</source>
        <translation>„%1“ muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>“%1” has to be true or false.</source>
        <translation>„%1“ muss true oder false sein.</translation>
    </message>
    <message>
        <source>“%1” has to be an object.</source>
        <translation>„%1“ muss ein Objekt sein.</translation>
    </message>
    <message>
        <source>“%1” has to be a list.</source>
        <translation>„%1“ muss eine Liste sein.</translation>
    </message>
    <message>
        <source>“%1” has to be the number of an entity, or its name.</source>
        <translation>„%1“ muss die Nummer oder der Name von etwas in der Schlacht sein.</translation>
    </message>
    <message>
        <source>“%1” names nothing in this battle, or more than one thing.</source>
        <translation>„%1“ benennt nichts in dieser Schlacht oder mehr als eine Sache.</translation>
    </message>
    <message>
        <source>“allow” has to be true, or the keys of refusals.</source>
        <translation>„allow“ muss true sein oder die Schlüssel der Ablehnungen enthalten.</translation>
    </message>
    <message>
        <source>There is no such scenario; “games” lists them.</source>
        <translation>Ein solches Szenario gibt es nicht; „games“ zählt sie auf.</translation>
    </message>
    <message>
        <source>Units are a list.</source>
        <translation>Einheiten sind eine Liste.</translation>
    </message>
    <message>
        <source>A unit is {&quot;type&quot;: &quot;…&quot;}, and may have a name, a number and values.</source>
        <translation>Eine Einheit ist {&quot;type&quot;: &quot;…&quot;} und kann einen Namen, eine Nummer und Werte haben.</translation>
    </message>
    <message>
        <source>A side is {&quot;name&quot;: &quot;…&quot;, &quot;units&quot;: [ … ]}.</source>
        <translation>Eine Seite ist {&quot;name&quot;: &quot;…&quot;, &quot;units&quot;: [ … ]}.</translation>
    </message>
    <message>
        <source>“%1” holds no battle: it was never set up.</source>
        <translation>„%1“ enthält keine Schlacht: Sie wurde nie aufgestellt.</translation>
    </message>
    <message>
        <source>“choice” is one of: %1.</source>
        <translation>„choice“ ist eines von: %1.</translation>
    </message>
    <message>
        <source>No dice are asked for.</source>
        <translation>Nach Würfeln ist nicht gefragt.</translation>
    </message>
    <message>
        <source>There is no action “%1” that can be begun; “actions” lists them.</source>
        <translation>Eine Aktion „%1“, die begonnen werden kann, gibt es nicht; „actions“ zählt sie auf.</translation>
    </message>
    <message>
        <source>There is no table “%1”. There are: %2.</source>
        <translation>Es gibt keine Tabelle „%1“. Es gibt: %2.</translation>
    </message>
    <message>
        <source>“%1” has to be a distance.</source>
        <translation>„%1“ muss eine Entfernung sein.</translation>
    </message>
    <message>
        <source>“%1” is one of: %2.</source>
        <translation>„%1“ ist eines von: %2.</translation>
    </message>
    <message>
        <source>The table has no key “%1”.</source>
        <translation>Die Tabelle hat keinen Schlüssel „%1“.</translation>
    </message>
    <message>
        <source>There is no method “%1”. There are: %2.</source>
        <translation>Es gibt keine Methode „%1“. Es gibt: %2.</translation>
    </message>
    <message>
        <source>“%1” has no parameter “%2”. It has: %3.</source>
        <translation>„%1“ hat keinen Parameter „%2“. Es hat: %3.</translation>
    </message>
    <message>
        <source>No battle is open. Begin one with battle.new, or open a file with battle.open.</source>
        <translation>Keine Schlacht ist geöffnet. Eine mit battle.new beginnen oder eine Datei mit battle.open öffnen.</translation>
    </message>
    <message>
        <source>There is no game “%1”. There are: %2.</source>
        <translation>Es gibt kein Spiel „%1“. Es gibt: %2.</translation>
    </message>
</context>
<context>
    <name>teaw</name>
    <message>
        <source>&quot;6&quot; and &quot;6+&quot;</source>
        <extracomment>rulings.teaw.hit.bare6.heading</extracomment>
        <translation>„6“ und „6+“</translation>
    </message>
    <message>
        <source>&quot;Forward&quot; out of the wire</source>
        <extracomment>rulings.teaw.snare.forward.heading</extracomment>
        <translation>„Vorwärts“ aus dem Draht</translation>
    </message>
    <message>
        <source>&quot;No effect&quot; at the wire</source>
        <extracomment>rulings.teaw.wire.noeffect.heading</extracomment>
        <translation>„Kein Effekt“ am Draht</translation>
    </message>
    <message>
        <source>&quot;Unit&quot; for &quot;team&quot;</source>
        <extracomment>rulings.teaw.term.unit.heading</extracomment>
        <translation>„Einheit“ statt „Trupp“</translation>
    </message>
    <message numerus="yes">
        <source>%n actions</source>
        <extracomment>common.actions</extracomment>
        <translation>
            <numerusform>%n Aktion</numerusform>
            <numerusform>%n Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <extracomment>common.dice, word.dice</extracomment>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figures</source>
        <extracomment>common.figures</extracomment>
        <translation>
            <numerusform>%n Figur</numerusform>
            <numerusform>%n Figuren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grenades are due.</source>
        <extracomment>explosions.due</extracomment>
        <translation>
            <numerusform>Eine Granate ist fällig.</numerusform>
            <numerusform>%n Granaten sind fällig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <extracomment>common.hits, word.hitsOnly</extracomment>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits into the fight: each upper half of the die strikes {unit}.</source>
        <extracomment>fire.strays</extracomment>
        <translation>
            <numerusform>%n Treffer in den Nahkampf: Mit der oberen Hälfte des Würfels trifft er {unit}.</numerusform>
            <numerusform>%n Treffer in den Nahkampf: Jede obere Würfelhälfte trifft {unit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits on {unit}: what do they do?</source>
        <extracomment>fire.tankEffect</extracomment>
        <translation>
            <numerusform>%n Treffer auf {unit}: Was bewirkt er?</numerusform>
            <numerusform>%n Treffer auf {unit}: Was bewirken sie?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits strike {unit} instead.</source>
        <extracomment>fire.strayed</extracomment>
        <translation>
            <numerusform>%n Treffer geht stattdessen auf {unit}.</numerusform>
            <numerusform>%n Treffer gehen stattdessen auf {unit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n successes against {unit}: is the tank destroyed?</source>
        <extracomment>handToHand.tank</extracomment>
        <translation>
            <numerusform>%n Erfolg gegen {unit}: Ist der Panzer vernichtet?</numerusform>
            <numerusform>%n Erfolge gegen {unit}: Ist der Panzer vernichtet?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n teams</source>
        <extracomment>common.teams</extracomment>
        <translation>
            <numerusform>%n Trupp</numerusform>
            <numerusform>%n Trupps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <extracomment>common.turns</extracomment>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>10 cm.</source>
        <extracomment>rulings.teaw.grenade.range.option.10</extracomment>
        <translation>10 cm.</translation>
    </message>
    <message>
        <source>12 cm, like the Assault Team.</source>
        <extracomment>rulings.teaw.speed.antitank.option.12, rulings.teaw.speed.sniper.option.12</extracomment>
        <translation>12 cm, wie der Sturmtrupp.</translation>
    </message>
    <message>
        <source>15 cm, as for throwing one back.</source>
        <extracomment>rulings.teaw.grenade.range.option.15</extracomment>
        <translation>15 cm, wie beim Zurückwerfen.</translation>
    </message>
    <message>
        <source>15 cm, like the Raider Team.</source>
        <extracomment>rulings.teaw.speed.sniper.option.15</extracomment>
        <translation>15 cm, wie der Stoßtrupp.</translation>
    </message>
    <message>
        <source>2 to 4 and 6 succeed, 5 fails.</source>
        <extracomment>rulings.teaw.charge.overlap.option.c</extracomment>
        <translation>2 bis 4 und 6 gelingen, 5 misslingt.</translation>
    </message>
    <message>
        <source>2 to 4 succeed, 5 and 6 fail.</source>
        <extracomment>rulings.teaw.charge.overlap.option.b</extracomment>
        <translation>2 bis 4 gelingen, 5 und 6 misslingen.</translation>
    </message>
    <message>
        <source>2 to 5 succeed, 6 fails.</source>
        <extracomment>rulings.teaw.charge.overlap.option.a</extracomment>
        <translation>2 bis 5 gelingen, 6 misslingt.</translation>
    </message>
    <message>
        <source>20 cm.</source>
        <extracomment>rulings.teaw.grenade.range.option.20</extracomment>
        <translation>20 cm.</translation>
    </message>
    <message>
        <source>25 cm, as for Shoot.</source>
        <extracomment>rulings.teaw.deffire.range.option.25</extracomment>
        <translation>25 cm, wie beim Schießen.</translation>
    </message>
    <message>
        <source>31 to 40 needs 3 or more; the first row is dropped.</source>
        <extracomment>rulings.teaw.sniper.table.option.c</extracomment>
        <translation>31 bis 40 braucht 3 oder mehr; die erste Zeile entfällt.</translation>
    </message>
    <message>
        <source>31 to 40 needs 4 or more; the other row is dropped.</source>
        <extracomment>rulings.teaw.sniper.table.option.a</extracomment>
        <translation>31 bis 40 braucht 4 oder mehr; die andere Zeile entfällt.</translation>
    </message>
    <message>
        <source>45 degrees in all, 22.5 to each side.</source>
        <extracomment>rulings.teaw.cannon.arc.option.total</extracomment>
        <translation>45 Grad insgesamt, 22,5 nach jeder Seite.</translation>
    </message>
    <message>
        <source>45 degrees to each side.</source>
        <extracomment>rulings.teaw.cannon.arc.option.each</extracomment>
        <translation>45 Grad nach jeder Seite.</translation>
    </message>
    <message>
        <source>8 cm, like the other teams with one or two actions.</source>
        <extracomment>rulings.teaw.speed.antitank.option.8, rulings.teaw.speed.sniper.option.8</extracomment>
        <translation>8 cm, wie die anderen Trupps mit einer oder zwei Aktionen.</translation>
    </message>
    <message>
        <source>A Precision Shot ignores cover. Does that bar the Take Cover action too?</source>
        <extracomment>rulings.teaw.sniper.covernegated.question</extracomment>
        <translation>Ein Präzisionsschuss missachtet Deckung. Verhindert er auch die Aktion Deckung nehmen?</translation>
    </message>
    <message>
        <source>A battle needs this; it stays.</source>
        <extracomment>refusal.fixed</extracomment>
        <translation>Eine Schlacht braucht das; es bleibt.</translation>
    </message>
    <message>
        <source>A battle needs two sides.</source>
        <extracomment>refusal.fewSides</extracomment>
        <translation>Eine Schlacht braucht zwei Seiten.</translation>
    </message>
    <message>
        <source>A battle of history is fought again.</source>
        <extracomment>rules.T21.4.text</extracomment>
        <translation>Eine historische Schlacht wird nachgespielt.</translation>
    </message>
    <message>
        <source>A battle with an objective, such as holding the enemy&apos;s trench for some turns.</source>
        <extracomment>rules.T21.3.text</extracomment>
        <translation>Eine Schlacht mit einem Missionsziel, etwa den feindlichen Graben einige Züge lang zu halten.</translation>
    </message>
    <message>
        <source>A cannon shot damages it: roll on the damage table.</source>
        <extracomment>rulings.teaw.explosion.tank.option.cannon-damage</extracomment>
        <translation>Ein Kanonenschuss beschädigt ihn: auf der Schadenstabelle würfeln.</translation>
    </message>
    <message>
        <source>A cannon shot destroys it.</source>
        <extracomment>rulings.teaw.explosion.tank.option.cannon-kill</extracomment>
        <translation>Ein Kanonenschuss vernichtet ihn.</translation>
    </message>
    <message>
        <source>A charge goes off</source>
        <extracomment>actions.chargeBlow</extracomment>
        <translation>Eine Ladung explodiert</translation>
    </message>
    <message>
        <source>A charge once attached cannot be taken off.</source>
        <extracomment>rules.T23.10.text</extracomment>
        <translation>Eine angebrachte Ladung lässt sich nicht mehr entfernen.</translation>
    </message>
    <message>
        <source>A die shows exactly the number of the section. Is the figure killed?</source>
        <extracomment>rulings.teaw.flame.compare.question</extracomment>
        <translation>Ein Würfel zeigt genau die Zahl des Abschnitts. Ist die Figur getötet?</translation>
    </message>
    <message>
        <source>A failed throw-back or charge ends the turn. Whose?</source>
        <extracomment>rulings.teaw.turn.endsscope.question</extracomment>
        <translation>Ein misslungenes Zurückwerfen oder Anbringen einer Ladung beendet den Zug. Wessen Zug?</translation>
    </message>
    <message>
        <source>A few men with blackened faces and bags of grenades. Destroy two enemy teams and be gone.</source>
        <extracomment>scenarios.night-raid.description</extracomment>
        <translation>Wenige Männer mit geschwärzten Gesichtern und Beuteln voller Granaten. Zwei feindliche Trupps vernichten und verschwinden.</translation>
    </message>
    <message>
        <source>A figure is seen if at least half of it shows. The team is in cover when fewer than half its figures are seen; exactly half is in the open.</source>
        <extracomment>rulings.teaw.cover.half.option.count</extracomment>
        <translation>Eine Figur ist zu sehen, wenn mindestens ihre Hälfte zu sehen ist. Der Trupp ist in Deckung, wenn weniger als die Hälfte seiner Figuren zu sehen ist; genau die Hälfte ist ohne Deckung.</translation>
    </message>
    <message>
        <source>A free move that counts as one of two. Actions left may still be used.</source>
        <extracomment>rulings.teaw.withdraw.move.option.granted</extracomment>
        <translation>Eine freie Bewegung, die als eine von zweien zählt. Übrige Aktionen dürfen noch genutzt werden.</translation>
    </message>
    <message>
        <source>A free move, and nothing after it.</source>
        <extracomment>rulings.teaw.withdraw.move.option.only</extracomment>
        <translation>Eine freie Bewegung und danach nichts mehr.</translation>
    </message>
    <message>
        <source>A grenade for each action: nothing else limits their number.</source>
        <extracomment>rules.T17.2.text</extracomment>
        <translation>Eine Granate je Aktion: Sonst begrenzt nichts ihre Zahl.</translation>
    </message>
    <message>
        <source>A grenade inside a trench or shell hole kills only those inside with it. One outside spares those who are inside.</source>
        <extracomment>rules.T8.6.text</extracomment>
        <translation>Eine Granate in einem Graben oder Trichter tötet nur, wer mit ihr darin ist. Eine außerhalb verschont alle darin.</translation>
    </message>
    <message>
        <source>A grenade inside kills only those inside with it; one in the open kills everybody.</source>
        <extracomment>rulings.teaw.grenade.contain.option.openonly</extracomment>
        <translation>Eine Granate darin tötet nur, wer mit ihr darin ist; eine im Freien tötet alle.</translation>
    </message>
    <message>
        <source>A grenade inside kills only those inside with it; one in the open spares all who are in a trench or hole.</source>
        <extracomment>rulings.teaw.grenade.contain.option.same</extracomment>
        <translation>Eine Granate darin tötet nur, wer mit ihr darin ist; eine im Freien verschont alle in einem Graben oder Trichter.</translation>
    </message>
    <message>
        <source>A grenade is thrown back when it lands, not later.</source>
        <extracomment>throwBack.onlyAtOnce</extracomment>
        <translation>Eine Granate wird zurückgeworfen, sobald sie landet, nicht später.</translation>
    </message>
    <message>
        <source>A grenade thrown back goes off at the start of the enemy&apos;s turn.</source>
        <extracomment>rules.T9.4.text</extracomment>
        <translation>Eine zurückgeworfene Granate explodiert zu Beginn des feindlichen Zuges.</translation>
    </message>
    <message>
        <source>A long belt of wire is cut. What goes?</source>
        <extracomment>rulings.teaw.wire.section.question</extracomment>
        <translation>Ein langer Drahtgürtel wird durchgeschnitten. Was fällt weg?</translation>
    </message>
    <message>
        <source>A loss may decide the battle.</source>
        <extracomment>objectives.cause</extracomment>
        <translation>Ein Verlust kann die Schlacht entscheiden.</translation>
    </message>
    <message>
        <source>A mine goes off</source>
        <extracomment>actions.mineBlast</extracomment>
        <translation>Eine Mine explodiert</translation>
    </message>
    <message>
        <source>A mine goes off when any team but Engineers comes close, and kills everybody in its radius, Engineers too.</source>
        <extracomment>rules.T15.4.text</extracomment>
        <translation>Eine Mine explodiert, wenn irgendein Trupp außer Pionieren in die Nähe kommt, und tötet alle in ihrem Umkreis, auch Pioniere.</translation>
    </message>
    <message>
        <source>A mine has been blown between the lines. Whoever holds the crater for three turns has the better ground for the spring.</source>
        <extracomment>scenarios.crater-and-sap.description</extracomment>
        <translation>Zwischen den Linien ist eine Mine gesprengt worden. Wer den Trichter drei Züge lang hält, hat im Frühjahr die bessere Stellung.</translation>
    </message>
    <message>
        <source>A mine is laid within 4 cm of a team. When does it go off?</source>
        <extracomment>rulings.teaw.mine.placed.question</extracomment>
        <translation>Eine Mine wird näher als 4 cm an einem Trupp verlegt. Wann explodiert sie?</translation>
    </message>
    <message>
        <source>A mine is laid within {n} cm of a figure of {unit}.</source>
        <extracomment>mines.placeTooFar</extracomment>
        <translation>{unit}: Eine Mine wird höchstens {n} cm von einer eigenen Figur verlegt.</translation>
    </message>
    <message>
        <source>A move for one of the actions left.</source>
        <extracomment>rulings.teaw.withdraw.move.option.paid</extracomment>
        <translation>Eine Bewegung für eine der übrigen Aktionen.</translation>
    </message>
    <message>
        <source>A move that follows an escape from wire or a withdrawal is a move like any other.</source>
        <extracomment>rules.T4.7.text</extracomment>
        <translation>Die Bewegung nach einer Befreiung aus dem Draht oder einem Rückzug ist eine Bewegung wie jede andere.</translation>
    </message>
    <message>
        <source>A row of simulations makes up a campaign.</source>
        <extracomment>rules.T21.5.text</extracomment>
        <translation>Eine Reihe von Simulationen ergibt eine Kampagne.</translation>
    </message>
    <message>
        <source>A shell hole</source>
        <extracomment>values.place.hole</extracomment>
        <translation>Trichter</translation>
    </message>
    <message>
        <source>A single figure.</source>
        <extracomment>rulings.teaw.term.unit.option.figure</extracomment>
        <translation>Eine einzelne Figur.</translation>
    </message>
    <message>
        <source>A snared team rolls in its next turn to get free. Free, it may take one move forward and nothing else; stuck, it rolls again next turn.</source>
        <extracomment>rules.T5.3.text</extracomment>
        <translation>Ein verfangener Trupp würfelt in seinem nächsten Zug, um freizukommen. Ist er frei, darf er sich einmal vorwärts bewegen und sonst nichts tun; hängt er fest, würfelt er im nächsten Zug erneut.</translation>
    </message>
    <message>
        <source>A tank has a line of sight to what it can clearly see.</source>
        <extracomment>rules.T1.5.text</extracomment>
        <translation>Ein Panzer hat eine Sichtlinie zu allem, was er deutlich sehen kann.</translation>
    </message>
    <message>
        <source>A tank has actions like a team, but only its own. Small arms do not hurt it; flamethrowers, Engineers and Anti-Tank Teams can.</source>
        <extracomment>rules.T20.1.text</extracomment>
        <translation>Ein Panzer hat Aktionen wie ein Trupp, aber nur seine eigenen. Handwaffen schaden ihm nicht; Flammenwerfer, Pioniere und Panzerabwehrtrupps können es.</translation>
    </message>
    <message>
        <source>A tank is not repaired, and its crew is not replaced.</source>
        <extracomment>rules.T23.11.text</extracomment>
        <translation>Ein Panzer wird nicht repariert, und seine Besatzung wird nicht ersetzt.</translation>
    </message>
    <message>
        <source>A tank meets a mine</source>
        <extracomment>actions.mineTank</extracomment>
        <translation>Ein Panzer trifft auf eine Mine</translation>
    </message>
    <message>
        <source>A tank that the marker touches is damaged only by the best roll, whatever the section.</source>
        <extracomment>rules.T16.4.text</extracomment>
        <translation>Ein Panzer, den der Marker berührt, wird nur vom besten Wurf beschädigt, gleich in welchem Abschnitt.</translation>
    </message>
    <message>
        <source>A tank&apos;s attacks</source>
        <extracomment>rulings.teaw.tank.repeatfire.heading</extracomment>
        <translation>Angriffe des Panzers</translation>
    </message>
    <message>
        <source>A target in cover is harder to hit. Use the rows for cover.</source>
        <extracomment>rules.T13.4.text, rules.T14.4.text, rules.T20.4.text, rules.T6.4.text</extracomment>
        <translation>Ein Ziel in Deckung ist schwerer zu treffen. Es gelten die Zeilen für Deckung.</translation>
    </message>
    <message>
        <source>A team has more hits than figures and takes cover. How many dice does it roll?</source>
        <extracomment>rulings.teaw.takecover.overkill.question</extracomment>
        <translation>Ein Trupp hat mehr Treffer als Figuren und nimmt Deckung. Wie viele Würfel wirft er?</translation>
    </message>
    <message>
        <source>A team is in cover when the attacker cannot see at least half of it. Figures that show only in part are not seen.</source>
        <extracomment>rules.T1.6.text</extracomment>
        <translation>Ein Trupp ist in Deckung, wenn der Angreifer nicht mindestens die Hälfte von ihm sehen kann. Figuren, die nur zum Teil zu sehen sind, gelten als nicht gesehen.</translation>
    </message>
    <message>
        <source>A team is snared and engaged. What does it do in its own turn?</source>
        <extracomment>rulings.teaw.snare.engaged.question</extracomment>
        <translation>Ein Trupp ist verfangen und im Nahkampf. Was tut er in seinem eigenen Zug?</translation>
    </message>
    <message>
        <source>A team keeps all its actions when it loses figures.</source>
        <extracomment>rules.T2.2.text</extracomment>
        <translation>Ein Trupp behält alle Aktionen, wenn er Figuren verliert.</translation>
    </message>
    <message>
        <source>A team may try when a grenade lies close to it.</source>
        <extracomment>rules.T9.1.text</extracomment>
        <translation>Ein Trupp darf es versuchen, wenn eine Granate in seiner Nähe liegt.</translation>
    </message>
    <message>
        <source>A team may use the general actions that its type is not barred from, and the specific actions of its own entry.</source>
        <extracomment>rules.T2.4.text</extracomment>
        <translation>Ein Trupp darf die allgemeinen Aktionen nutzen, die seiner Art nicht verwehrt sind, und die besonderen Aktionen seines eigenen Abschnitts.</translation>
    </message>
    <message>
        <source>A team that got away may take one move.</source>
        <extracomment>rules.T7.8.text</extracomment>
        <translation>Ein Trupp, der sich gelöst hat, darf sich einmal bewegen.</translation>
    </message>
    <message>
        <source>A team that runs into wire ends its move there and rolls one die.</source>
        <extracomment>rules.T5.1.text</extracomment>
        <translation>Ein Trupp, der in Draht läuft, beendet dort seine Bewegung und würfelt mit einem Würfel.</translation>
    </message>
    <message>
        <source>A team that was not snared may cross that wire in its next turn without another check.</source>
        <extracomment>rules.T5.5.text</extracomment>
        <translation>Ein Trupp, der sich nicht verfangen hat, darf diesen Draht in seinem nächsten Zug ohne weitere Probe überwinden.</translation>
    </message>
    <message>
        <source>A team whose machine gun is set up cannot move. Pack up first.</source>
        <extracomment>rules.T4.4.text</extracomment>
        <translation>Ein Trupp mit aufgebautem MG kann sich nicht bewegen. Erst abbauen.</translation>
    </message>
    <message>
        <source>A trench</source>
        <extracomment>values.place.trench</extracomment>
        <translation>Graben</translation>
    </message>
    <message>
        <source>Actions each turn</source>
        <extracomment>values.actions</extracomment>
        <translation>Aktionen je Zug</translation>
    </message>
    <message>
        <source>Actions left</source>
        <extracomment>values.actionsLeft</extracomment>
        <translation>Übrige Aktionen</translation>
    </message>
    <message>
        <source>After any move of that team in the turn in which it came into range, measured where it stands.</source>
        <extracomment>rulings.teaw.deffire.timing.option.after-move</extracomment>
        <translation>Nach jeder Bewegung dieses Trupps in dem Zug, in dem er in Reichweite kam, gemessen an seinem Standort.</translation>
    </message>
    <message>
        <source>After cutting, the team may use the actions it has left, another move among them.</source>
        <extracomment>rules.T10.3.text</extracomment>
        <translation>Nach dem Schneiden darf der Trupp seine übrigen Aktionen nutzen, auch für eine weitere Bewegung.</translation>
    </message>
    <message>
        <source>Against every attack.</source>
        <extracomment>rulings.teaw.reaction.count.option.every</extracomment>
        <translation>Gegen jeden Angriff.</translation>
    </message>
    <message>
        <source>Against the figure that carries the flamethrower.</source>
        <extracomment>rulings.teaw.flame.place.option.carrier</extracomment>
        <translation>An der Figur, die den Flammenwerfer trägt.</translation>
    </message>
    <message>
        <source>Against which hits may a team take cover?</source>
        <extracomment>rulings.teaw.takecover.scope.question</extracomment>
        <translation>Gegen welche Treffer darf ein Trupp Deckung nehmen?</translation>
    </message>
    <message>
        <source>All Arms</source>
        <extracomment>scenarios.all-arms</extracomment>
        <translation>Alle Waffengattungen</translation>
    </message>
    <message>
        <source>All figures of each side in the fight roll together.</source>
        <extracomment>rulings.teaw.hth.multi.option.pool</extracomment>
        <translation>Alle Figuren jeder Seite im Nahkampf würfeln zusammen.</translation>
    </message>
    <message>
        <source>All figures within 5 cm; on a 1 the tank too.</source>
        <extracomment>rulings.teaw.charge.bystanders.option.five</extracomment>
        <translation>Allen Figuren im Umkreis von 5 cm; bei einer 1 auch dem Panzer.</translation>
    </message>
    <message>
        <source>All grenades that are due go off together before anything else.</source>
        <extracomment>rulings.teaw.turn.startorder.option.explosions-first</extracomment>
        <translation>Alle fälligen Granaten explodieren zusammen, vor allem anderen.</translation>
    </message>
    <message>
        <source>All round.</source>
        <extracomment>rulings.teaw.tank.mgarc.option.all</extracomment>
        <translation>Rundum.</translation>
    </message>
    <message>
        <source>All three actions</source>
        <extracomment>rulings.teaw.engineer.allthree.heading</extracomment>
        <translation>Alle drei Aktionen</translation>
    </message>
    <message>
        <source>Allowed anyway: {refusal}</source>
        <extracomment>log.allowed</extracomment>
        <translation>Trotzdem erlaubt: {refusal}</translation>
    </message>
    <message>
        <source>Already in range</source>
        <extracomment>rulings.teaw.deffire.snapshot.heading</extracomment>
        <translation>Schon in Reichweite</translation>
    </message>
    <message>
        <source>Ammunition does not run out.</source>
        <extracomment>rules.T23.9.text</extracomment>
        <translation>Munition geht nicht aus.</translation>
    </message>
    <message>
        <source>An enemy team within range and arc.</source>
        <extracomment>rulings.teaw.cannon.target.option.team</extracomment>
        <translation>Auf einen feindlichen Trupp in Reichweite und Schussfeld.</translation>
    </message>
    <message>
        <source>An enemy that begins its turn in range may not be fired at. What counts as in range?</source>
        <extracomment>rulings.teaw.deffire.snapshot.question</extracomment>
        <translation>Ein Feind, der seinen Zug in Reichweite beginnt, darf nicht beschossen werden. Was zählt als in Reichweite?</translation>
    </message>
    <message>
        <source>Anti-Tank Shot</source>
        <extracomment>actions.antiTankShot, tables.antiTankShot</extracomment>
        <translation>Panzerabwehrschuss</translation>
    </message>
    <message>
        <source>Anti-Tank Team</source>
        <extracomment>units.antiTank, values.type.antiTank</extracomment>
        <translation>Panzerabwehrtrupp</translation>
    </message>
    <message>
        <source>Anti-Tank Team: Anti-Tank Shot</source>
        <extracomment>rules.T19.2.heading</extracomment>
        <translation>Panzerabwehrtrupp: Panzerabwehrschuss</translation>
    </message>
    <message>
        <source>Anti-Tank Team: Line Up Shot</source>
        <extracomment>rules.T19.1.heading</extracomment>
        <translation>Panzerabwehrtrupp: Anvisieren</translation>
    </message>
    <message>
        <source>Any friendly team close by.</source>
        <extracomment>rulings.teaw.deffire.support.option.any</extracomment>
        <translation>Jeder eigene Trupp in der Nähe.</translation>
    </message>
    <message>
        <source>Any spot within range and arc.</source>
        <extracomment>rulings.teaw.cannon.target.option.point</extracomment>
        <translation>Auf jeden Punkt in Reichweite und Schussfeld.</translation>
    </message>
    <message>
        <source>Anything but move this turn. It may cross next turn.</source>
        <extracomment>rulings.teaw.wire.noeffect.option.nomove</extracomment>
        <translation>Alles außer sich in diesem Zug zu bewegen. Im nächsten Zug darf er den Draht überwinden.</translation>
    </message>
    <message>
        <source>Anything but move.</source>
        <extracomment>rulings.teaw.hth.otheractions.option.nomove</extracomment>
        <translation>Alles außer sich zu bewegen.</translation>
    </message>
    <message>
        <source>Anything that is not moving.</source>
        <extracomment>rulings.teaw.snare.stuck.option.nonmove</extracomment>
        <translation>Alles, was keine Bewegung ist.</translation>
    </message>
    <message>
        <source>Anything.</source>
        <extracomment>rulings.teaw.hth.otheractions.option.free</extracomment>
        <translation>Alles.</translation>
    </message>
    <message>
        <source>Arc of the cannon</source>
        <extracomment>rulings.teaw.cannon.arc.heading</extracomment>
        <translation>Schussfeld der Kanone</translation>
    </message>
    <message>
        <source>Arc of the tank&apos;s machine gun</source>
        <extracomment>rulings.teaw.tank.mgarc.heading</extracomment>
        <translation>Schussfeld des Panzer-MG</translation>
    </message>
    <message>
        <source>Are mines laid openly?</source>
        <extracomment>rulings.teaw.mine.hidden.question</extracomment>
        <translation>Werden Minen offen verlegt?</translation>
    </message>
    <message>
        <source>Are {unit} and {target} still within {n} cm?</source>
        <extracomment>handToHand.stillClose</extracomment>
        <translation>Sind {unit} und {target} noch höchstens {n} cm voneinander entfernt?</translation>
    </message>
    <message>
        <source>Armies, points and the number of teams: agree before the battle.</source>
        <extracomment>rules.T23.1.text</extracomment>
        <translation>Armeen, Punkte und Zahl der Trupps: vor der Schlacht absprechen.</translation>
    </message>
    <message>
        <source>Artillery and gas belong to an expansion. Points, table, deployment, morale and ammunition are left to the players.</source>
        <extracomment>rules.T1.9.text</extracomment>
        <translation>Artillerie und Gas gehören zu einer Erweiterung. Punkte, Tisch, Aufstellung, Moral und Munition bleiben den Spielern überlassen.</translation>
    </message>
    <message>
        <source>As above, and also whenever every figure is partly hidden, however little.</source>
        <extracomment>rulings.teaw.cover.half.option.anypart</extracomment>
        <translation>Wie oben, und außerdem, wenn jede Figur teilweise verdeckt ist, und sei es noch so wenig.</translation>
    </message>
    <message>
        <source>As far as one likes.</source>
        <extracomment>rulings.teaw.grenade.range.option.unlimited</extracomment>
        <translation>Beliebig weit.</translation>
    </message>
    <message>
        <source>As for the Defensive Team, with the dice of this table. However many hit, it kills only so many as the table says.</source>
        <extracomment>rules.T13.5.text</extracomment>
        <translation>Wie beim Verteidigungstrupp, mit den Würfeln dieser Tabelle. Wie viele auch treffen, es tötet nur so viele, wie die Tabelle sagt.</translation>
    </message>
    <message>
        <source>As for the LMG Team, with more range and dice, and at teams in cover too.</source>
        <extracomment>rules.T14.5.text</extracomment>
        <translation>Wie beim lMG-Trupp, mit mehr Reichweite und Würfeln, und auch gegen Trupps in Deckung.</translation>
    </message>
    <message>
        <source>As long as it stays at that wire.</source>
        <extracomment>rulings.teaw.wire.pass.option.keep</extracomment>
        <translation>Solange er an diesem Draht bleibt.</translation>
    </message>
    <message>
        <source>As often as it has actions.</source>
        <extracomment>rulings.teaw.shoot.repeat.option.repeat</extracomment>
        <translation>So oft, wie er Aktionen hat.</translation>
    </message>
    <message>
        <source>As one of its actions.</source>
        <extracomment>rulings.teaw.snare.when.option.action</extracomment>
        <translation>Als eine seiner Aktionen.</translation>
    </message>
    <message>
        <source>As printed again in the table “{table}”.</source>
        <extracomment>log.housePrinted</extracomment>
        <translation>Wieder wie gedruckt in der Tabelle „{table}“.</translation>
    </message>
    <message>
        <source>As their player chooses.</source>
        <extracomment>rulings.teaw.mg.startstate.option.choose</extracomment>
        <translation>Wie ihr Spieler es will.</translation>
    </message>
    <message>
        <source>Assault Team</source>
        <extracomment>units.assault, values.type.assault</extracomment>
        <translation>Sturmtrupp</translation>
    </message>
    <message>
        <source>Assault Teams</source>
        <extracomment>rules.T11.1.heading</extracomment>
        <translation>Sturmtrupps</translation>
    </message>
    <message>
        <source>Assault Teams: Bayonet Charge</source>
        <extracomment>rules.T11.2.heading</extracomment>
        <translation>Sturmtrupps: Bajonettangriff</translation>
    </message>
    <message>
        <source>Assault and Raider Teams may charge with the bayonet instead.</source>
        <extracomment>rules.T7.5.text</extracomment>
        <translation>Sturm- und Stoßtrupps dürfen stattdessen mit dem Bajonett angreifen.</translation>
    </message>
    <message>
        <source>At any later time in that turn.</source>
        <extracomment>rulings.teaw.deffire.timing.option.any</extracomment>
        <translation>Zu jedem späteren Zeitpunkt in diesem Zug.</translation>
    </message>
    <message>
        <source>At least one; it uses up the rest.</source>
        <extracomment>rulings.teaw.engineer.allthree.option.remaining</extracomment>
        <translation>Mindestens eine; sie verbraucht den Rest.</translation>
    </message>
    <message>
        <source>At once when it lands, for nothing. Failure costs the team its next own turn.</source>
        <extracomment>rulings.teaw.throwback.when.option.instant</extracomment>
        <translation>Sofort, wenn sie landet, und umsonst. Misslingt es, verliert der Trupp seinen nächsten eigenen Zug.</translation>
    </message>
    <message>
        <source>At once, if the team is not one of Engineers.</source>
        <extracomment>rulings.teaw.mine.placed.option.at-once</extracomment>
        <translation>Sofort, wenn es kein Pioniertrupp ist.</translation>
    </message>
    <message>
        <source>At the attempt.</source>
        <extracomment>rulings.teaw.throwback.within.option.now</extracomment>
        <translation>Beim Versuch.</translation>
    </message>
    <message>
        <source>At the end of a turn the charges that are due go off.</source>
        <extracomment>rules.T3.6.text</extracomment>
        <translation>Am Ende eines Zuges explodieren die fälligen Ladungen.</translation>
    </message>
    <message>
        <source>At the end of the Engineers&apos; next turn.</source>
        <extracomment>rulings.teaw.charge.timing.option.next</extracomment>
        <translation>Am Ende des nächsten Zuges der Pioniere.</translation>
    </message>
    <message>
        <source>At the end of the enemy&apos;s turn.</source>
        <extracomment>rulings.teaw.grenade.fuse.option.endturn</extracomment>
        <translation>Am Ende des feindlichen Zuges.</translation>
    </message>
    <message>
        <source>At the end of this turn.</source>
        <extracomment>rulings.teaw.charge.timing.option.this</extracomment>
        <translation>Am Ende dieses Zuges.</translation>
    </message>
    <message>
        <source>At the start of a turn the grenades that are due go off.</source>
        <extracomment>rules.T3.5.text</extracomment>
        <translation>Zu Beginn eines Zuges explodieren die fälligen Granaten.</translation>
    </message>
    <message>
        <source>At the start of the next turn of the enemy of the team that threw it back.</source>
        <extracomment>rulings.teaw.throwback.fuse.option.printed</extracomment>
        <translation>Zu Beginn des nächsten Zuges des Feindes des Trupps, der sie zurückgeworfen hat.</translation>
    </message>
    <message>
        <source>At the start of the thrower&apos;s next turn it goes off and kills everybody in its radius, friend and foe.</source>
        <extracomment>rules.T8.5.text</extracomment>
        <translation>Zu Beginn des nächsten Zuges des Werfers explodiert sie und tötet alle in ihrem Umkreis, Freund und Feind.</translation>
    </message>
    <message>
        <source>At the start of the thrower&apos;s next turn.</source>
        <extracomment>rulings.teaw.grenade.fuse.option.next</extracomment>
        <translation>Zu Beginn des nächsten Zuges des Werfers.</translation>
    </message>
    <message>
        <source>At the start of their turn.</source>
        <extracomment>rulings.teaw.mine.defuserange.option.start</extracomment>
        <translation>Zu Beginn ihres Zuges.</translation>
    </message>
    <message>
        <source>At whom does {unit} fire?</source>
        <extracomment>defensiveFire.target</extracomment>
        <translation>Auf wen feuert {unit}?</translation>
    </message>
    <message>
        <source>Attached to</source>
        <extracomment>links.tank</extracomment>
        <translation>Angebracht an</translation>
    </message>
    <message>
        <source>Attacker</source>
        <extracomment>values.attacker</extracomment>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Bands of the Precision Shot</source>
        <extracomment>rulings.teaw.sniper.table.heading</extracomment>
        <translation>Entfernungen des Präzisionsschusses</translation>
    </message>
    <message numerus="yes">
        <source>Bang: {grenades}. How many figures of each team are within {radius} cm of any of them?</source>
        <extracomment>explosions.caught</extracomment>
        <translation>
            <numerusform>Explosion: {grenades}. Wie viele Figuren jedes Trupps sind im Umkreis von {radius} cm?</numerusform>
            <numerusform>Explosionen: {grenades}. Wie viele Figuren jedes Trupps sind im Umkreis von {radius} cm um eine davon?</numerusform>
        </translation>
    </message>
    <message>
        <source>Barbed wire</source>
        <extracomment>kinds.wire, tables.wireCheck, units.wire, values.type.wire</extracomment>
        <translation>Stacheldraht</translation>
    </message>
    <message>
        <source>Battle</source>
        <extracomment>kinds.battle, values.gameType.battle</extracomment>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>Battle decided</source>
        <extracomment>values.scenarioDone</extracomment>
        <translation>Schlacht entschieden</translation>
    </message>
    <message>
        <source>Bayonet Charge</source>
        <extracomment>actions.bayonetCharge, tables.bayonetCharge</extracomment>
        <translation>Bajonettangriff</translation>
    </message>
    <message>
        <source>Bayonet and hand-to-hand</source>
        <extracomment>rulings.teaw.bayonet.limit.heading</extracomment>
        <translation>Bajonett und Nahkampf</translation>
    </message>
    <message>
        <source>Bayonets when attacked</source>
        <extracomment>rulings.teaw.bayonet.defend.heading</extracomment>
        <translation>Bajonette bei Angriffen des Feindes</translation>
    </message>
    <message>
        <source>Before anybody of {side} moves: who is in range of whom already, seen and not in cover?</source>
        <extracomment>ranges.askSeen</extracomment>
        <translation>{side}, bevor sich jemand bewegt: Wer ist schon in Reichweite von wem, gesehen und ohne Deckung?</translation>
    </message>
    <message>
        <source>Before anybody of {side} moves: who is in range of whom already?</source>
        <extracomment>ranges.ask</extracomment>
        <translation>{side}, bevor sich jemand bewegt: Wer ist schon in Reichweite von wem?</translation>
    </message>
    <message>
        <source>Before anything else in its turn, for no action.</source>
        <extracomment>rulings.teaw.snare.when.option.first</extracomment>
        <translation>Vor allem anderen in seinem Zug, ohne Aktion.</translation>
    </message>
    <message>
        <source>Before its special shot only.</source>
        <extracomment>rulings.teaw.lineup.scope.option.special</extracomment>
        <translation>Nur vor seinem besonderen Schuss.</translation>
    </message>
    <message>
        <source>Before the general Shoot and hand-to-hand too.</source>
        <extracomment>rulings.teaw.lineup.scope.option.everything</extracomment>
        <translation>Auch vor dem allgemeinen Schießen und vor Nahkampf.</translation>
    </message>
    <message>
        <source>Before the general Shoot too.</source>
        <extracomment>rulings.teaw.lineup.scope.option.all</extracomment>
        <translation>Auch vor dem allgemeinen Schießen.</translation>
    </message>
    <message>
        <source>Before which attacks must a Sniper or Anti-Tank Team line up?</source>
        <extracomment>rulings.teaw.lineup.scope.question</extracomment>
        <translation>Vor welchen Angriffen muss ein Scharfschützen- oder Panzerabwehrtrupp anvisieren?</translation>
    </message>
    <message>
        <source>Began its turn in range of</source>
        <extracomment>links.inRange</extracomment>
        <translation>Begann seinen Zug in Reichweite von</translation>
    </message>
    <message>
        <source>Began the fight with</source>
        <extracomment>links.beganFight</extracomment>
        <translation>Begann den Nahkampf mit</translation>
    </message>
    <message>
        <source>Bends in a move</source>
        <extracomment>rulings.teaw.move.path.heading</extracomment>
        <translation>Knicke in einer Bewegung</translation>
    </message>
    <message>
        <source>Between two range bands</source>
        <extracomment>rulings.teaw.range.gaps.heading</extracomment>
        <translation>Zwischen zwei Entfernungen</translation>
    </message>
    <message>
        <source>Between two sections</source>
        <extracomment>rulings.teaw.flame.straddle.heading</extracomment>
        <translation>Zwischen zwei Abschnitten</translation>
    </message>
    <message>
        <source>Between which points is a distance between teams measured?</source>
        <extracomment>rulings.teaw.measure.point.question</extracomment>
        <translation>Zwischen welchen Punkten wird die Entfernung zweier Trupps gemessen?</translation>
    </message>
    <message>
        <source>Blasts and tanks</source>
        <extracomment>rulings.teaw.explosion.tank.heading</extracomment>
        <translation>Explosionen und Panzer</translation>
    </message>
    <message>
        <source>Blasts, mines and wire</source>
        <extracomment>rulings.teaw.explosion.scenery.heading</extracomment>
        <translation>Explosionen, Minen und Draht</translation>
    </message>
    <message>
        <source>Both attack at once.</source>
        <extracomment>rulings.teaw.hth.tie.option.simultaneous</extracomment>
        <translation>Beide greifen gleichzeitig an.</translation>
    </message>
    <message>
        <source>Both sides reach their objective at once: a draw.</source>
        <extracomment>objectives.draw</extracomment>
        <translation>Beide Seiten erreichen ihr Missionsziel zugleich: unentschieden.</translation>
    </message>
    <message>
        <source>Both sides roll one die. The higher attacks first.</source>
        <extracomment>rules.T7.3.text</extracomment>
        <translation>Beide Seiten würfeln mit einem Würfel. Wer höher würfelt, greift zuerst an.</translation>
    </message>
    <message>
        <source>Both sides roll the same for initiative. Who attacks first?</source>
        <extracomment>rulings.teaw.hth.tie.question</extracomment>
        <translation>Beide Seiten würfeln bei der Initiative gleich. Wer greift zuerst an?</translation>
    </message>
    <message>
        <source>Both.</source>
        <extracomment>rulings.teaw.throwback.within.option.both</extracomment>
        <translation>Beides.</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>tables.cannonScatter.distance, tables.grenadeScatter.distance</extracomment>
        <translation>Um</translation>
    </message>
    <message>
        <source>Bystanders of a charge</source>
        <extracomment>tables.distances.what.chargeBlast</extracomment>
        <translation>Umstehende bei einer Ladung</translation>
    </message>
    <message>
        <source>Came within {n} cm of a mine</source>
        <extracomment>move.mine</extracomment>
        <translation>Kam näher als {n} cm an eine Mine</translation>
    </message>
    <message>
        <source>Campaign</source>
        <extracomment>values.gameType.campaign</extracomment>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Can rifles, machine guns, bayonets or a sniper hurt a tank?</source>
        <extracomment>rulings.teaw.tank.smallarms.question</extracomment>
        <translation>Können Gewehre, MGs, Bajonette oder ein Scharfschütze einem Panzer schaden?</translation>
    </message>
    <message>
        <source>Cannon Attack</source>
        <extracomment>actions.cannonAttack</extracomment>
        <translation>Kanonenangriff</translation>
    </message>
    <message>
        <source>Cannon and trenches</source>
        <extracomment>rulings.teaw.cannon.trench.heading</extracomment>
        <translation>Kanone und Gräben</translation>
    </message>
    <message>
        <source>Cannon attacks used</source>
        <extracomment>values.cannonUsed</extracomment>
        <translation>Genutzte Kanonenangriffe</translation>
    </message>
    <message>
        <source>Cannon shots and grenades destroy it.</source>
        <extracomment>rulings.teaw.explosion.tank.option.all-kill</extracomment>
        <translation>Kanonenschüsse und Granaten vernichten ihn.</translation>
    </message>
    <message>
        <source>Capture and Hold for X Turns</source>
        <extracomment>values.objective.captureHold</extracomment>
        <translation>Einnehmen und X Züge halten</translation>
    </message>
    <message>
        <source>Charge</source>
        <extracomment>kinds.charge</extracomment>
        <translation>Ladung</translation>
    </message>
    <message>
        <source>Charge: 5 and 6</source>
        <extracomment>rulings.teaw.charge.overlap.heading</extracomment>
        <translation>Ladung: 5 und 6</translation>
    </message>
    <message>
        <source>Charges and bystanders</source>
        <extracomment>rulings.teaw.charge.bystanders.heading</extracomment>
        <translation>Ladungen und Umstehende</translation>
    </message>
    <message>
        <source>Close enough to throw back</source>
        <extracomment>rulings.teaw.throwback.within.heading</extracomment>
        <translation>Nah genug zum Zurückwerfen</translation>
    </message>
    <message>
        <source>Coming close to a mine may set it off.</source>
        <extracomment>rules.T4.5.text</extracomment>
        <translation>Wer einer Mine nahe kommt, kann sie auslösen.</translation>
    </message>
    <message>
        <source>Coming into range of a Defensive, LMG or HMG Team may draw its Defensive Fire.</source>
        <extracomment>rules.T4.6.text</extracomment>
        <translation>Wer in die Reichweite eines Verteidigungs-, lMG- oder sMG-Trupps kommt, kann dessen Abwehrfeuer auslösen.</translation>
    </message>
    <message>
        <source>Cost of a withdrawal</source>
        <extracomment>rulings.teaw.withdraw.cost.heading</extracomment>
        <translation>Preis eines Rückzugs</translation>
    </message>
    <message>
        <source>Cost of cutting</source>
        <extracomment>rulings.teaw.cut.cost.heading</extracomment>
        <translation>Preis des Schneidens</translation>
    </message>
    <message>
        <source>Cost of the snare roll</source>
        <extracomment>rulings.teaw.snare.when.heading</extracomment>
        <translation>Preis des Befreiungswurfs</translation>
    </message>
    <message>
        <source>Count the dice that reach the score of the table. Each of them is a hit.</source>
        <extracomment>rules.T1.7.text</extracomment>
        <translation>Gezählt werden die Würfel, die den Wert der Tabelle erreichen. Jeder davon ist ein Treffer.</translation>
    </message>
    <message>
        <source>Cover against the sniper</source>
        <extracomment>rulings.teaw.sniper.covernegated.heading</extracomment>
        <translation>Deckung vor dem Scharfschützen</translation>
    </message>
    <message>
        <source>Cover does not help against it.</source>
        <extracomment>rules.T18.4.text</extracomment>
        <translation>Deckung hilft nicht dagegen.</translation>
    </message>
    <message>
        <source>Covers taken</source>
        <extracomment>values.coverTaken</extracomment>
        <translation>Deckungen genommen</translation>
    </message>
    <message>
        <source>Cut Wire</source>
        <extracomment>actions.cutWire, tables.cutWire</extracomment>
        <translation>Draht schneiden</translation>
    </message>
    <message>
        <source>Damage to a tank</source>
        <extracomment>actions.tankDamage, tables.tankDamage</extracomment>
        <translation>Schaden an einem Panzer</translation>
    </message>
    <message>
        <source>Damaged: roll for driver or gunner</source>
        <extracomment>fire.tankEffect.damaged</extracomment>
        <translation>Beschädigt: für Fahrer oder Richtschütze würfeln</translation>
    </message>
    <message>
        <source>Damaging Tanks</source>
        <extracomment>rules.T20.7.heading, rules.T20.8.heading</extracomment>
        <translation>Panzer beschädigen</translation>
    </message>
    <message>
        <source>Defensive Fire</source>
        <extracomment>actions.defensiveFire, tables.defensiveFire</extracomment>
        <translation>Abwehrfeuer</translation>
    </message>
    <message>
        <source>Defensive Fire and setting up</source>
        <extracomment>rulings.teaw.deffire.setup.heading</extracomment>
        <translation>Abwehrfeuer und Aufbauen</translation>
    </message>
    <message>
        <source>Defensive Fire at full strength</source>
        <extracomment>rulings.teaw.deffire.row5.heading</extracomment>
        <translation>Abwehrfeuer bei voller Stärke</translation>
    </message>
    <message>
        <source>Defensive Fire may not be used at a team in cover.</source>
        <extracomment>tables.defensiveFire.refusal.16, tables.defensiveFire.refusal.7, tables.defensiveFire.refusal.9</extracomment>
        <translation>Abwehrfeuer ist gegen einen Trupp in Deckung nicht erlaubt.</translation>
    </message>
    <message>
        <source>Defensive Team</source>
        <extracomment>rules.T12.1.heading, tables.defensiveFire.team.defensive, units.defensive, values.type.defensive</extracomment>
        <translation>Verteidigungstrupp</translation>
    </message>
    <message>
        <source>Defensive Team: Defensive Fire</source>
        <extracomment>rules.T12.2.heading, rules.T12.3.heading</extracomment>
        <translation>Verteidigungstrupp: Abwehrfeuer</translation>
    </message>
    <message>
        <source>Defensive, LMG, HMG, Sniper and Raider Teams may also use one action in the enemy&apos;s turn: Defensive Fire or Take Cover, as their entry says.</source>
        <extracomment>rules.T3.4.text</extracomment>
        <translation>Verteidigungs-, lMG-, sMG-, Scharfschützen- und Stoßtrupps dürfen auch eine Aktion im feindlichen Zug nutzen: Abwehrfeuer oder Deckung nehmen, je nach ihrem Abschnitt.</translation>
    </message>
    <message>
        <source>Defuse Mine</source>
        <extracomment>actions.defuseMine, tables.defuseMine</extracomment>
        <translation>Mine entschärfen</translation>
    </message>
    <message>
        <source>Defusing a mine</source>
        <extracomment>tables.distances.what.mineDefuse</extracomment>
        <translation>Mine entschärfen</translation>
    </message>
    <message>
        <source>Degrees of the cannon&apos;s triangle</source>
        <extracomment>tables.limits.what.cannonArc</extracomment>
        <translation>Grad im Dreieck der Kanone</translation>
    </message>
    <message>
        <source>Degrees of the tank&apos;s machine gun</source>
        <extracomment>tables.limits.what.mgArc</extracomment>
        <translation>Grad für das Panzer-MG</translation>
    </message>
    <message>
        <source>Degrees that a tank may turn</source>
        <extracomment>tables.limits.what.tankTurn</extracomment>
        <translation>Grad, um die ein Panzer drehen darf</translation>
    </message>
    <message>
        <source>Destroy the agreed number of enemy teams to win.</source>
        <extracomment>rules.T22.2.text</extracomment>
        <translation>Die vereinbarte Zahl feindlicher Trupps vernichten, um zu gewinnen.</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <extracomment>fire.tankEffect.destroyed, values.destroyed</extracomment>
        <translation>Vernichtet</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>tables.antiTankShot.dice, tables.defensiveFire.dice, tables.hmg.dice, tables.lmg.dice, tables.precisionShot.dice, tables.shoot.dice, tables.tankMg.dice</extracomment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Did any figure of {unit} really change its place?</source>
        <extracomment>move.shifted</extracomment>
        <translation>{unit}: Hat irgendeine Figur wirklich ihren Platz verändert?</translation>
    </message>
    <message>
        <source>Die</source>
        <extracomment>tables.cannonScatter.die, tables.cutWire.die, tables.defuseMine.die, tables.flameTank.die, tables.grenadeScatter.die, tables.mineTank.die, tables.placeCharge.die, tables.snareRoll.die, tables.tankDamage.die, tables.throwBack.die, tables.wireCheck.die, tables.withdraw.die</extracomment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Directions of a stray shot</source>
        <extracomment>rulings.teaw.cannon.directions.heading</extracomment>
        <translation>Richtungen eines verirrten Schusses</translation>
    </message>
    <message>
        <source>Distance</source>
        <extracomment>tables.antiTankShot.distance, tables.defensiveFire.distance, tables.distances.distance, tables.hmg.distance, tables.lmg.distance, tables.precisionShot.distance, tables.shoot.distance, tables.tankMg.distance</extracomment>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Distance alone.</source>
        <extracomment>rulings.teaw.deffire.snapshot.option.range</extracomment>
        <translation>Nur die Entfernung.</translation>
    </message>
    <message>
        <source>Distances</source>
        <extracomment>tables.distances</extracomment>
        <translation>Entfernungen</translation>
    </message>
    <message>
        <source>Do Precision Shot and Anti-Tank Shot need a line of sight?</source>
        <extracomment>rulings.teaw.special.los.question</extracomment>
        <translation>Brauchen Präzisionsschuss und Panzerabwehrschuss eine Sichtlinie?</translation>
    </message>
    <message>
        <source>Do a bayonet charge and plain hand-to-hand share the limit of one a turn?</source>
        <extracomment>rulings.teaw.bayonet.limit.question</extracomment>
        <translation>Teilen sich Bajonettangriff und einfacher Nahkampf die Grenze von einem je Zug?</translation>
    </message>
    <message>
        <source>Do grenades and cannon shots hurt a tank?</source>
        <extracomment>rulings.teaw.explosion.tank.question</extracomment>
        <translation>Schaden Granaten und Kanonenschüsse einem Panzer?</translation>
    </message>
    <message>
        <source>Do tanks take part in hand-to-hand?</source>
        <extracomment>rulings.teaw.hth.tank.question</extracomment>
        <translation>Nehmen Panzer am Nahkampf teil?</translation>
    </message>
    <message>
        <source>Do trenches and shell holes contain a cannon shot?</source>
        <extracomment>rulings.teaw.cannon.trench.question</extracomment>
        <translation>Halten Gräben und Trichter einen Kanonenschuss auf?</translation>
    </message>
    <message>
        <source>Do trenches and shell holes contain a mine&apos;s blast?</source>
        <extracomment>rulings.teaw.mine.contain.question</extracomment>
        <translation>Halten Gräben und Trichter die Explosion einer Mine auf?</translation>
    </message>
    <message>
        <source>Do trenches and shell holes contain a thrown-back grenade?</source>
        <extracomment>rulings.teaw.throwback.contain.question</extracomment>
        <translation>Halten Gräben und Trichter eine zurückgeworfene Granate auf?</translation>
    </message>
    <message>
        <source>Does a bayonet charge include a move?</source>
        <extracomment>rulings.teaw.bayonet.move.question</extracomment>
        <translation>Gehört zu einem Bajonettangriff eine Bewegung?</translation>
    </message>
    <message>
        <source>Does a die that shows exactly the &quot;hits on&quot; number hit for an HMG or a tank&apos;s machine gun?</source>
        <extracomment>rulings.teaw.mg.above.question</extracomment>
        <translation>Trifft bei einem sMG oder Panzer-MG ein Würfel, der genau die Zahl „Trifft bei“ zeigt?</translation>
    </message>
    <message>
        <source>Does a machine gun lose dice when its crew is shot down?</source>
        <extracomment>rulings.teaw.mg.crew.question</extracomment>
        <translation>Verliert ein MG Würfel, wenn seine Bedienung fällt?</translation>
    </message>
    <message>
        <source>Does a tank count as eliminated?</source>
        <extracomment>rulings.teaw.tank.knockedout.question</extracomment>
        <translation>Gilt ein Panzer als ausgeschaltet?</translation>
    </message>
    <message>
        <source>Does cutting wire cost an action of its own?</source>
        <extracomment>rulings.teaw.cut.cost.question</extracomment>
        <translation>Kostet das Schneiden von Draht eine eigene Aktion?</translation>
    </message>
    <message>
        <source>Does not set off mines</source>
        <extracomment>values.sapper</extracomment>
        <translation>Löst keine Minen aus</translation>
    </message>
    <message>
        <source>Draw a line from one team to the other. If nothing interrupts it, they have a line of sight.</source>
        <extracomment>rules.T1.4.text</extracomment>
        <translation>Eine Linie von einem Trupp zum anderen ziehen. Unterbricht sie nichts, haben sie eine Sichtlinie.</translation>
    </message>
    <message>
        <source>Driver killed</source>
        <extracomment>values.driverDead</extracomment>
        <translation>Fahrer tot</translation>
    </message>
    <message>
        <source>Driving backwards</source>
        <extracomment>rulings.teaw.tank.reverse.heading</extracomment>
        <translation>Rückwärts fahren</translation>
    </message>
    <message>
        <source>Drop the fraction: 20.9 counts as 20.</source>
        <extracomment>rulings.teaw.range.gaps.option.down</extracomment>
        <translation>Nachkommastellen entfallen: 20,9 zählt als 20.</translation>
    </message>
    <message>
        <source>Each acting team picks one enemy for the round. Whoever is attacked fights back every time.</source>
        <extracomment>rulings.teaw.hth.multi.option.pairs</extracomment>
        <translation>Jeder handelnde Trupp wählt für die Runde einen Feind. Wer angegriffen wird, schlägt jedes Mal zurück.</translation>
    </message>
    <message>
        <source>Each die</source>
        <extracomment>tables.bayonetCharge.die, tables.eliteBayonetCharge.die, tables.handToHand.die, tables.takeCover.die</extracomment>
        <translation>Je Würfel</translation>
    </message>
    <message>
        <source>Each side rolls a die; the higher chooses who begins.</source>
        <extracomment>begin.roll</extracomment>
        <translation>Jede Seite würfelt; wer höher würfelt, bestimmt, wer beginnt.</translation>
    </message>
    <message>
        <source>Each team may try once a turn; it may go to and fro.</source>
        <extracomment>rulings.teaw.throwback.again.option.team-once</extracomment>
        <translation>Jeder Trupp darf es einmal je Zug versuchen; sie darf hin und her fliegen.</translation>
    </message>
    <message>
        <source>Each type of team has its own number of actions and figures, and its own speed.</source>
        <extracomment>rules.T2.1.text</extracomment>
        <translation>Jede Art von Trupp hat ihre eigene Zahl an Aktionen und Figuren und ihre eigene Bewegung.</translation>
    </message>
    <message>
        <source>Eliminate Entire Force</source>
        <extracomment>values.objective.eliminateForce</extracomment>
        <translation>Alle Feinde ausschalten</translation>
    </message>
    <message>
        <source>Eliminate X Teams</source>
        <extracomment>values.objective.eliminateTeams</extracomment>
        <translation>X Trupps ausschalten</translation>
    </message>
    <message>
        <source>Elite Bayonet Charge</source>
        <extracomment>actions.eliteBayonetCharge, tables.eliteBayonetCharge</extracomment>
        <translation>Elite-Bajonettangriff</translation>
    </message>
    <message>
        <source>End turn</source>
        <extracomment>actions.endTurn</extracomment>
        <translation>Zugende</translation>
    </message>
    <message>
        <source>End your turn when you have done all that you can or wish to do. Actions left over are lost.</source>
        <extracomment>rules.T3.3.text</extracomment>
        <translation>Den Zug beenden, wenn alles getan ist, was möglich oder gewollt ist. Übrige Aktionen verfallen.</translation>
    </message>
    <message>
        <source>Enemy teams destroyed</source>
        <extracomment>values.teamsDestroyed</extracomment>
        <translation>Vernichtete feindliche Trupps</translation>
    </message>
    <message>
        <source>Engaged teams must fight each turn. When, and at what cost?</source>
        <extracomment>rulings.teaw.hth.continue.question</extracomment>
        <translation>Trupps im Nahkampf müssen in jedem Zug kämpfen. Wann, und zu welchem Preis?</translation>
    </message>
    <message>
        <source>Engineer Team</source>
        <extracomment>rules.T15.1.heading, units.engineer, values.type.engineer</extracomment>
        <translation>Pioniertrupp</translation>
    </message>
    <message>
        <source>Engineer Team: Defuse Mine</source>
        <extracomment>rules.T15.6.heading</extracomment>
        <translation>Pioniertrupp: Mine entschärfen</translation>
    </message>
    <message>
        <source>Engineer Team: Place Charge on Tank</source>
        <extracomment>rules.T15.7.heading, rules.T15.8.heading</extracomment>
        <translation>Pioniertrupp: Ladung an Panzer</translation>
    </message>
    <message>
        <source>Engineer Team: Place Mine</source>
        <extracomment>rules.T15.3.heading, rules.T15.4.heading</extracomment>
        <translation>Pioniertrupp: Mine verlegen</translation>
    </message>
    <message>
        <source>Engineer Team: Place Mine: Damaging Tanks</source>
        <extracomment>rules.T15.5.heading</extracomment>
        <translation>Pioniertrupp: Mine verlegen: Panzer beschädigen</translation>
    </message>
    <message>
        <source>Engineer Team: Place Wire</source>
        <extracomment>rules.T15.2.heading</extracomment>
        <translation>Pioniertrupp: Draht verlegen</translation>
    </message>
    <message>
        <source>Engineers and mines</source>
        <extracomment>rulings.teaw.mine.engineer.heading</extracomment>
        <translation>Pioniere und Minen</translation>
    </message>
    <message>
        <source>Engineers neither set it off nor die in the blast.</source>
        <extracomment>rulings.teaw.mine.engineer.option.immune</extracomment>
        <translation>Pioniere lösen sie weder aus noch sterben sie in der Explosion.</translation>
    </message>
    <message>
        <source>Equal dice: both attack at once.</source>
        <extracomment>handToHand.together</extracomment>
        <translation>Gleiche Würfel: Beide greifen gleichzeitig an.</translation>
    </message>
    <message>
        <source>Equal initiative</source>
        <extracomment>rulings.teaw.hth.tie.heading</extracomment>
        <translation>Gleiche Initiative</translation>
    </message>
    <message>
        <source>Equal to the section</source>
        <extracomment>rulings.teaw.flame.compare.heading</extracomment>
        <translation>Genau der Abschnitt</translation>
    </message>
    <message>
        <source>Every team but the HMG may use it, once a turn, for one action.</source>
        <extracomment>rules.T7.1.text</extracomment>
        <translation>Jeder Trupp außer dem sMG darf ihn nutzen, einmal je Zug, für eine Aktion.</translation>
    </message>
    <message>
        <source>Every team may shoot but LMG, HMG and Flamethrower Teams. Tanks have their own weapons.</source>
        <extracomment>rules.T6.1.text</extracomment>
        <translation>Jeder Trupp darf schießen, außer lMG-, sMG- und Flammenwerfertrupps. Panzer haben ihre eigenen Waffen.</translation>
    </message>
    <message>
        <source>Every team of the rulebook on both sides: a table for a long evening, or for trying things out.</source>
        <extracomment>scenarios.all-arms.description</extracomment>
        <translation>Jeder Trupp des Regelwerks auf beiden Seiten: für einen langen Abend oder zum Ausprobieren.</translation>
    </message>
    <message>
        <source>Everybody within the radius of the spot where it lands is killed at once.</source>
        <extracomment>rules.T20.6.text</extracomment>
        <translation>Alle im Umkreis der Einschlagstelle sterben sofort.</translation>
    </message>
    <message>
        <source>Everything. A second move this turn may cross the wire.</source>
        <extracomment>rulings.teaw.wire.noeffect.option.nothing</extracomment>
        <translation>Alles. Eine zweite Bewegung in diesem Zug darf den Draht überwinden.</translation>
    </message>
    <message>
        <source>Exactly at the limit</source>
        <extracomment>rulings.teaw.range.inclusive.heading</extracomment>
        <translation>Genau an der Grenze</translation>
    </message>
    <message>
        <source>Failed cutting</source>
        <extracomment>rulings.teaw.cut.fail.heading</extracomment>
        <translation>Misslungenes Schneiden</translation>
    </message>
    <message>
        <source>Fight as in hand-to-hand, with a better chance for each die.</source>
        <extracomment>rules.T11.2.text</extracomment>
        <translation>Kämpfen wie im Nahkampf, mit besseren Aussichten je Würfel.</translation>
    </message>
    <message>
        <source>Fight as in hand-to-hand, with the best chance of all for each die.</source>
        <extracomment>rules.T17.4.text</extracomment>
        <translation>Kämpfen wie im Nahkampf, mit den besten Aussichten je Würfel.</translation>
    </message>
    <message>
        <source>Fight on or withdraw</source>
        <extracomment>actions.fightOn</extracomment>
        <translation>Weiterkämpfen oder Rückzug</translation>
    </message>
    <message>
        <source>Fighting on</source>
        <extracomment>rulings.teaw.hth.continue.heading</extracomment>
        <translation>Weiterkämpfen</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>values.figures</extracomment>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Figures alive</source>
        <extracomment>tables.defensiveFire.figures, tables.shoot.figures</extracomment>
        <translation>Lebende Figuren</translation>
    </message>
    <message>
        <source>Figures in a tank&apos;s way</source>
        <extracomment>rulings.teaw.tank.overrun.heading</extracomment>
        <translation>Figuren im Weg eines Panzers</translation>
    </message>
    <message>
        <source>Figures in the wire</source>
        <extracomment>values.figuresSnared</extracomment>
        <translation>Figuren im Draht</translation>
    </message>
    <message>
        <source>Figures lost</source>
        <extracomment>tables.withdraw.losses</extracomment>
        <translation>Verlorene Figuren</translation>
    </message>
    <message>
        <source>Fire when an enemy team moves into range and is not in cover. The firer must not have moved in its own turn, and the enemy must not have begun its turn in range.</source>
        <extracomment>rules.T12.2.text</extracomment>
        <translation>Feuern, wenn ein feindlicher Trupp sich in Reichweite bewegt und nicht in Deckung ist. Der Schießende darf sich in seinem eigenen Zug nicht bewegt haben, und der Feind darf seinen Zug nicht in Reichweite begonnen haben.</translation>
    </message>
    <message>
        <source>Firing into a fight</source>
        <extracomment>rulings.teaw.shoot.engaged.heading</extracomment>
        <translation>Schüsse in einen Nahkampf</translation>
    </message>
    <message>
        <source>First light, 1917. A British force with a Mark IV tank comes through the mist towards a wired German trench. Each side has to wipe out the other.</source>
        <extracomment>scenarios.wire-at-dawn.description</extracomment>
        <translation>Tagesanbruch, 1917. Eine britische Truppe mit einem Mark-IV-Panzer kommt durch den Nebel auf einen deutschen Graben hinter Draht zu. Jede Seite muss die andere auslöschen.</translation>
    </message>
    <message>
        <source>First: {what}</source>
        <extracomment>turn.owed</extracomment>
        <translation>Zuerst: {what}</translation>
    </message>
    <message>
        <source>Five figures hit on 4, four on 5. Is the first a misprint?</source>
        <extracomment>rulings.teaw.deffire.row5.question</extracomment>
        <translation>Fünf Figuren treffen bei 4, vier bei 5. Ist das Erste ein Druckfehler?</translation>
    </message>
    <message>
        <source>Flamethrower</source>
        <extracomment>actions.flamethrower</extracomment>
        <translation>Flammenwerfer</translation>
    </message>
    <message>
        <source>Flamethrower Team</source>
        <extracomment>rules.T16.1.heading, units.flamethrower, values.type.flamethrower</extracomment>
        <translation>Flammenwerfertrupp</translation>
    </message>
    <message>
        <source>Flamethrower Team: Damaging Tanks</source>
        <extracomment>rules.T16.4.heading</extracomment>
        <translation>Flammenwerfertrupp: Panzer beschädigen</translation>
    </message>
    <message>
        <source>Flamethrower Team: Flamethrower</source>
        <extracomment>rules.T16.2.heading, rules.T16.3.heading</extracomment>
        <translation>Flammenwerfertrupp: Flammenwerfer</translation>
    </message>
    <message>
        <source>Flamethrower against a tank</source>
        <extracomment>tables.flameTank</extracomment>
        <translation>Flammenwerfer gegen einen Panzer</translation>
    </message>
    <message>
        <source>For</source>
        <extracomment>tables.distances.what</extracomment>
        <translation>Für</translation>
    </message>
    <message>
        <source>For which attacks must a machine gun be set up?</source>
        <extracomment>rulings.teaw.mg.setupscope.question</extracomment>
        <translation>Für welche Angriffe muss ein MG aufgebaut sein?</translation>
    </message>
    <message>
        <source>From a marker of 15 cm in three sections, numbered 2 (near), 3 and 4 (far).</source>
        <extracomment>rulings.teaw.flame.marker.option.preset</extracomment>
        <translation>Von einem Marker von 15 cm in drei Abschnitten mit den Zahlen 2 (nah), 3 und 4 (fern).</translation>
    </message>
    <message>
        <source>From one figure of the team that its player has named.</source>
        <extracomment>rulings.teaw.measure.point.option.leader</extracomment>
        <translation>Von einer Figur des Trupps, die sein Spieler benannt hat.</translation>
    </message>
    <message>
        <source>From the middle of one team to the middle of the other.</source>
        <extracomment>rulings.teaw.measure.point.option.centre</extracomment>
        <translation>Von der Mitte des einen Trupps zur Mitte des anderen.</translation>
    </message>
    <message>
        <source>From the nearest base edge to the nearest base edge.</source>
        <extracomment>rulings.teaw.measure.point.option.nearest</extracomment>
        <translation>Von der nächsten Basenkante zur nächsten Basenkante.</translation>
    </message>
    <message>
        <source>From the players&apos; own marker; they type the number of the section.</source>
        <extracomment>rulings.teaw.flame.marker.option.ask</extracomment>
        <translation>Vom eigenen Marker der Spieler; sie geben die Zahl des Abschnitts ein.</translation>
    </message>
    <message>
        <source>From the tank. In front is towards it.</source>
        <extracomment>rulings.teaw.cannon.directions.option.tank</extracomment>
        <translation>Vom Panzer aus. Vorn ist zu ihm hin.</translation>
    </message>
    <message>
        <source>From the target, the way it faces.</source>
        <extracomment>rulings.teaw.cannon.directions.option.target</extracomment>
        <translation>Vom Ziel aus, in seiner Blickrichtung.</translation>
    </message>
    <message>
        <source>From where are front, behind, right and left seen?</source>
        <extracomment>rulings.teaw.cannon.directions.question</extracomment>
        <translation>Von wo aus gelten vorn, hinten, rechts und links?</translation>
    </message>
    <message>
        <source>Full rounds in a row.</source>
        <extracomment>rulings.teaw.objective.hold.option.rounds</extracomment>
        <translation>Volle Runden in Folge.</translation>
    </message>
    <message>
        <source>Full strength</source>
        <extracomment>values.figuresFull</extracomment>
        <translation>Volle Stärke</translation>
    </message>
    <message>
        <source>Fuse after throwing back</source>
        <extracomment>rulings.teaw.throwback.fuse.heading</extracomment>
        <translation>Zünder nach dem Zurückwerfen</translation>
    </message>
    <message>
        <source>Fuse of a charge</source>
        <extracomment>rulings.teaw.charge.timing.heading</extracomment>
        <translation>Zünder einer Ladung</translation>
    </message>
    <message>
        <source>Fuse of a grenade</source>
        <extracomment>rulings.teaw.grenade.fuse.heading</extracomment>
        <translation>Zünder einer Granate</translation>
    </message>
    <message>
        <source>Game type</source>
        <extracomment>values.gameType</extracomment>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>Gametypes: Battle</source>
        <extracomment>rules.T21.2.heading</extracomment>
        <translation>Spielarten: Schlacht</translation>
    </message>
    <message>
        <source>Gametypes: Campaign</source>
        <extracomment>rules.T21.5.heading</extracomment>
        <translation>Spielarten: Kampagne</translation>
    </message>
    <message>
        <source>Gametypes: Objective-based Battle</source>
        <extracomment>rules.T21.3.heading</extracomment>
        <translation>Spielarten: Schlacht mit Missionsziel</translation>
    </message>
    <message>
        <source>Gametypes: Simulation</source>
        <extracomment>rules.T21.4.heading</extracomment>
        <translation>Spielarten: Simulation</translation>
    </message>
    <message>
        <source>Gametypes: Skirmish</source>
        <extracomment>rules.T21.1.heading</extracomment>
        <translation>Spielarten: Scharmützel</translation>
    </message>
    <message>
        <source>General actions: Hand to Hand Combat</source>
        <extracomment>rules.T7.1.heading, rules.T7.2.heading, rules.T7.3.heading, rules.T7.4.heading, rules.T7.5.heading, rules.T7.6.heading</extracomment>
        <translation>Allgemeine Aktionen: Nahkampf</translation>
    </message>
    <message>
        <source>General actions: Hand to Hand Combat: Withdraw</source>
        <extracomment>rules.T7.7.heading, rules.T7.8.heading</extracomment>
        <translation>Allgemeine Aktionen: Nahkampf: Rückzug</translation>
    </message>
    <message>
        <source>General actions: Move</source>
        <extracomment>rules.T2.3.heading, rules.T4.1.heading, rules.T4.2.heading, rules.T4.3.heading, rules.T4.4.heading, rules.T4.5.heading, rules.T4.6.heading, rules.T4.7.heading</extracomment>
        <translation>Allgemeine Aktionen: Bewegung</translation>
    </message>
    <message>
        <source>General actions: Move: Barbed Wire</source>
        <extracomment>rules.T5.1.heading, rules.T5.2.heading, rules.T5.3.heading, rules.T5.4.heading, rules.T5.5.heading, rules.T5.6.heading</extracomment>
        <translation>Allgemeine Aktionen: Bewegung: Stacheldraht</translation>
    </message>
    <message>
        <source>General actions: Shoot</source>
        <extracomment>rules.T1.4.heading, rules.T1.7.heading, rules.T1.8.heading, rules.T6.1.heading, rules.T6.2.heading, rules.T6.3.heading</extracomment>
        <translation>Allgemeine Aktionen: Schießen</translation>
    </message>
    <message>
        <source>General actions: Shoot: Cover</source>
        <extracomment>rules.T1.6.heading, rules.T6.4.heading</extracomment>
        <translation>Allgemeine Aktionen: Schießen: Deckung</translation>
    </message>
    <message>
        <source>General actions: Shoot: Example</source>
        <extracomment>rules.T6.5.heading</extracomment>
        <translation>Allgemeine Aktionen: Schießen: Beispiel</translation>
    </message>
    <message>
        <source>General actions: Throw Back Grenade</source>
        <extracomment>rules.T9.1.heading, rules.T9.2.heading, rules.T9.3.heading, rules.T9.4.heading</extracomment>
        <translation>Allgemeine Aktionen: Granate zurückwerfen</translation>
    </message>
    <message>
        <source>Get free of the wire</source>
        <extracomment>actions.snareRoll</extracomment>
        <translation>Aus dem Draht befreien</translation>
    </message>
    <message>
        <source>Getting free of the wire</source>
        <extracomment>tables.snareRoll</extracomment>
        <translation>Befreiung aus dem Draht</translation>
    </message>
    <message>
        <source>Given up</source>
        <extracomment>command.cancel</extracomment>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Goes off at the start of the turn of</source>
        <extracomment>links.explodesFor</extracomment>
        <translation>Explodiert zu Beginn des Zuges von</translation>
    </message>
    <message>
        <source>Grenade</source>
        <extracomment>kinds.grenade</extracomment>
        <translation>Granate</translation>
    </message>
    <message>
        <source>Grenade near enough to throw back</source>
        <extracomment>tables.distances.what.throwBackReach</extracomment>
        <translation>Granate nah genug zum Zurückwerfen</translation>
    </message>
    <message>
        <source>Grenade thrown back</source>
        <extracomment>tables.distances.what.throwBack</extracomment>
        <translation>Zurückgeworfene Granate</translation>
    </message>
    <message>
        <source>Grenade {number} did not land within {n} cm of {unit}.</source>
        <extracomment>throwBack.wasTooFar</extracomment>
        <translation>{unit}: Granate {number} landete weiter als {n} cm entfernt.</translation>
    </message>
    <message>
        <source>Grenade {number} goes off.</source>
        <extracomment>explosions.bang</extracomment>
        <translation>Granate {number} explodiert.</translation>
    </message>
    <message>
        <source>Grenade {number} is more than {n} cm away from {unit}.</source>
        <extracomment>throwBack.tooFar</extracomment>
        <translation>{unit}: Granate {number} ist weiter als {n} cm entfernt.</translation>
    </message>
    <message>
        <source>Grenade {number} lands long: move it {n} cm straight away from {unit}.</source>
        <extracomment>grenades.land.long.thrower</extracomment>
        <translation>Granate {number} landet zu weit: um {n} cm gerade vom Werfer weg verschieben ({unit}).</translation>
    </message>
    <message>
        <source>Grenade {number} lands on its marker.</source>
        <extracomment>grenades.land.mark</extracomment>
        <translation>Granate {number} landet auf ihrem Marker.</translation>
    </message>
    <message>
        <source>Grenade {number} lands short: move it {n} cm straight towards {unit}.</source>
        <extracomment>grenades.land.short.thrower</extracomment>
        <translation>Granate {number} landet zu kurz: um {n} cm gerade auf den Werfer zu verschieben ({unit}).</translation>
    </message>
    <message>
        <source>Grenade {number} lands {n} cm behind the target, the way the target faces.</source>
        <extracomment>grenades.land.long.facing</extracomment>
        <translation>Granate {number} landet {n} cm hinter dem Ziel, in dessen Blickrichtung gesehen.</translation>
    </message>
    <message>
        <source>Grenade {number} lands {n} cm in front of the target, the way the target faces.</source>
        <extracomment>grenades.land.short.facing</extracomment>
        <translation>Granate {number} landet {n} cm vor dem Ziel, in dessen Blickrichtung gesehen.</translation>
    </message>
    <message>
        <source>Grenade {number} lies in the open: those in a trench or shell hole are spared.</source>
        <extracomment>explosions.inOpen</extracomment>
        <translation>Granate {number} liegt im Freien: Wer in einem Graben oder Trichter ist, bleibt verschont.</translation>
    </message>
    <message>
        <source>Grenade {number} lies in {area}: those outside it are spared.</source>
        <extracomment>explosions.inArea</extracomment>
        <translation>{area}: Granate {number} liegt darin. Wer außerhalb ist, bleibt verschont.</translation>
    </message>
    <message>
        <source>Grenade {number} was thrown back once; not again.</source>
        <extracomment>throwBack.onlyOnce</extracomment>
        <translation>Granate {number} wurde schon einmal zurückgeworfen; nicht noch einmal.</translation>
    </message>
    <message>
        <source>Grenade {number}: nobody is spared by a trench or shell hole.</source>
        <extracomment>explosions.everybody</extracomment>
        <translation>Granate {number}: Graben oder Trichter verschonen niemanden.</translation>
    </message>
    <message>
        <source>Grenades each turn</source>
        <extracomment>rulings.teaw.grenade.limit.heading</extracomment>
        <translation>Granaten je Zug</translation>
    </message>
    <message>
        <source>Grenades go off</source>
        <extracomment>actions.explode</extracomment>
        <translation>Granaten explodieren</translation>
    </message>
    <message>
        <source>Grenades of Raiders</source>
        <extracomment>rulings.teaw.raider.grenades.heading</extracomment>
        <translation>Granaten der Stoßtrupps</translation>
    </message>
    <message>
        <source>Grenades of a Raider Team each turn</source>
        <extracomment>tables.limits.what.raiderGrenades</extracomment>
        <translation>Granaten eines Stoßtrupps je Zug</translation>
    </message>
    <message>
        <source>Grenades of a team each turn</source>
        <extracomment>tables.limits.what.grenades</extracomment>
        <translation>Granaten eines Trupps je Zug</translation>
    </message>
    <message>
        <source>Grenades thrown</source>
        <extracomment>values.grenadesThrown</extracomment>
        <translation>Geworfene Granaten</translation>
    </message>
    <message>
        <source>Gunner killed</source>
        <extracomment>rulings.teaw.tank.gunner.heading, values.gunnerDead</extracomment>
        <translation>Richtschütze tot</translation>
    </message>
    <message>
        <source>HMG Defensive Fire at cover</source>
        <extracomment>rulings.teaw.deffire.hmgcover.heading</extracomment>
        <translation>sMG-Abwehrfeuer gegen Deckung</translation>
    </message>
    <message>
        <source>HMG Team</source>
        <extracomment>tables.defensiveFire.team.hmg, units.hmg, values.type.hmg</extracomment>
        <translation>sMG-Trupp</translation>
    </message>
    <message>
        <source>HMG Teams</source>
        <extracomment>rules.T14.6.heading</extracomment>
        <translation>sMG-Trupps</translation>
    </message>
    <message>
        <source>HMG Teams cannot use hand-to-hand. What if one is attacked?</source>
        <extracomment>rulings.teaw.hth.hmg.question</extracomment>
        <translation>sMG-Trupps können keinen Nahkampf führen. Was, wenn einer angegriffen wird?</translation>
    </message>
    <message>
        <source>HMG Teams: Defensive Fire</source>
        <extracomment>rules.T14.5.heading</extracomment>
        <translation>sMG-Trupps: Abwehrfeuer</translation>
    </message>
    <message>
        <source>HMG Teams: Machine Gun Attack</source>
        <extracomment>rules.T14.3.heading</extracomment>
        <translation>sMG-Trupps: MG-Angriff</translation>
    </message>
    <message>
        <source>HMG Teams: Machine Gun Attack: Cover</source>
        <extracomment>rules.T14.4.heading</extracomment>
        <translation>sMG-Trupps: MG-Angriff: Deckung</translation>
    </message>
    <message>
        <source>HMG Teams: Pack Up MG</source>
        <extracomment>rules.T14.2.heading</extracomment>
        <translation>sMG-Trupps: MG abbauen</translation>
    </message>
    <message>
        <source>HMG Teams: Set Up MG</source>
        <extracomment>rules.T14.1.heading</extracomment>
        <translation>sMG-Trupps: MG aufbauen</translation>
    </message>
    <message>
        <source>HMG in hand-to-hand</source>
        <extracomment>rulings.teaw.hth.hmg.heading</extracomment>
        <translation>sMG im Nahkampf</translation>
    </message>
    <message>
        <source>HMG: Machine Gun Attack</source>
        <extracomment>tables.hmg</extracomment>
        <translation>sMG: MG-Angriff</translation>
    </message>
    <message>
        <source>Hand-to-hand</source>
        <extracomment>actions.handToHand, tables.distances.what.handToHand, tables.handToHand</extracomment>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>Has acted</source>
        <extracomment>values.acted</extracomment>
        <translation>Hat gehandelt</translation>
    </message>
    <message>
        <source>Has charged with bayonets</source>
        <extracomment>values.bayonetUsed</extracomment>
        <translation>Hat mit dem Bajonett angegriffen</translation>
    </message>
    <message>
        <source>Has fought or tried to withdraw</source>
        <extracomment>values.hthUsed</extracomment>
        <translation>Hat gekämpft oder den Rückzug versucht</translation>
    </message>
    <message>
        <source>Has moved</source>
        <extracomment>values.moved</extracomment>
        <translation>Hat sich bewegt</translation>
    </message>
    <message>
        <source>Has reacted</source>
        <extracomment>values.reactionUsed</extracomment>
        <translation>Hat reagiert</translation>
    </message>
    <message>
        <source>Has rolled to get free</source>
        <extracomment>values.snareRolled</extracomment>
        <translation>Hat den Befreiungswurf gemacht</translation>
    </message>
    <message>
        <source>Has tried to throw a grenade back</source>
        <extracomment>values.throwbackTried</extracomment>
        <translation>Hat das Zurückwerfen einer Granate versucht</translation>
    </message>
    <message>
        <source>Has tried to throw back</source>
        <extracomment>links.tried</extracomment>
        <translation>Hat das Zurückwerfen versucht bei</translation>
    </message>
    <message>
        <source>Have figures in the area, and no enemy there, for the agreed number of turns to win.</source>
        <extracomment>rules.T22.3.text</extracomment>
        <translation>Die vereinbarte Zahl von Zügen lang Figuren im Gebiet haben und keinen Feind darin, um zu gewinnen.</translation>
    </message>
    <message>
        <source>Having moved</source>
        <extracomment>rulings.teaw.deffire.moved.heading</extracomment>
        <translation>Schon bewegt</translation>
    </message>
    <message>
        <source>Held at the last end of a turn</source>
        <extracomment>values.heldBefore</extracomment>
        <translation>Am letzten Zugende gehalten</translation>
    </message>
    <message>
        <source>Hidden</source>
        <extracomment>values.secret</extracomment>
        <translation>Verborgen</translation>
    </message>
    <message>
        <source>Hidden deployment: agree before the battle.</source>
        <extracomment>rules.T23.12.text</extracomment>
        <translation>Verdeckte Aufstellung: vor der Schlacht absprechen.</translation>
    </message>
    <message>
        <source>Hidden mines</source>
        <extracomment>rulings.teaw.mine.hidden.heading</extracomment>
        <translation>Verdeckte Minen</translation>
    </message>
    <message>
        <source>Hits of HMG and tank</source>
        <extracomment>rulings.teaw.mg.above.heading</extracomment>
        <translation>Treffer von sMG und Panzer</translation>
    </message>
    <message>
        <source>Hits on</source>
        <extracomment>tables.antiTankShot.hitsOn, tables.defensiveFire.hitsOn, tables.hmg.hitsOn, tables.lmg.hitsOn, tables.precisionShot.hitsOn, tables.shoot.hitsOn, tables.tankMg.hitsOn</extracomment>
        <translation>Trifft bei</translation>
    </message>
    <message>
        <source>Holding an objective</source>
        <extracomment>rulings.teaw.objective.hold.heading</extracomment>
        <translation>Ein Missionsziel halten</translation>
    </message>
    <message>
        <source>House flame marker</source>
        <extracomment>tables.flameMarker</extracomment>
        <translation>Flammenmarker als Hausregel</translation>
    </message>
    <message>
        <source>House rule</source>
        <extracomment>command.house</extracomment>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>House rule in the table “{table}”.</source>
        <extracomment>log.house</extracomment>
        <translation>Hausregel in der Tabelle „{table}“.</translation>
    </message>
    <message numerus="yes">
        <source>How are the %n losses shared out?</source>
        <extracomment>handToHand.shareOut</extracomment>
        <translation>
            <numerusform>Welcher Trupp trägt %n Verlust?</numerusform>
            <numerusform>Wie werden %n Verluste verteilt?</numerusform>
        </translation>
    </message>
    <message>
        <source>How close together the figures of a team must stay: agree.</source>
        <extracomment>rules.T23.3.text</extracomment>
        <translation>Wie dicht die Figuren eines Trupps beisammenbleiben müssen: absprechen.</translation>
    </message>
    <message>
        <source>How do Raiders throw several grenades?</source>
        <extracomment>rulings.teaw.raider.grenades.question</extracomment>
        <translation>Wie werfen Stoßtrupps mehrere Granaten?</translation>
    </message>
    <message>
        <source>How do machine guns begin the battle?</source>
        <extracomment>rulings.teaw.mg.startstate.question</extracomment>
        <translation>Wie beginnen MGs die Schlacht?</translation>
    </message>
    <message>
        <source>How do three or more teams fight?</source>
        <extracomment>rulings.teaw.hth.multi.question</extracomment>
        <translation>Wie kämpfen drei oder mehr Trupps?</translation>
    </message>
    <message>
        <source>How long a shot stays lined up</source>
        <extracomment>rulings.teaw.lineup.persist.heading</extracomment>
        <translation>Wie lange ein Ziel anvisiert bleibt</translation>
    </message>
    <message>
        <source>How long may a team that has passed its wire check cross that section without a new one?</source>
        <extracomment>rulings.teaw.wire.pass.question</extracomment>
        <translation>Wie lange darf ein Trupp nach bestandener Drahtprobe diesen Abschnitt ohne neue Probe überwinden?</translation>
    </message>
    <message>
        <source>How many dice has the team that attacks second?</source>
        <extracomment>rulings.teaw.hth.sequence.question</extracomment>
        <translation>Wie viele Würfel hat der Trupp, der als Zweiter angreift?</translation>
    </message>
    <message>
        <source>How many figures are touched by each section?</source>
        <extracomment>flamethrower.sections</extracomment>
        <translation>Wie viele Figuren berührt jeder Abschnitt?</translation>
    </message>
    <message>
        <source>How many figures of each team does {unit} run over?</source>
        <extracomment>tank.overrun</extracomment>
        <translation>Wie viele Figuren jedes Trupps überrollt {unit}?</translation>
    </message>
    <message>
        <source>How many figures of {unit} touch wire {number}?</source>
        <extracomment>barbedWire.touching</extracomment>
        <translation>{unit}: Wie viele Figuren berühren Draht {number}?</translation>
    </message>
    <message>
        <source>How many grenades may teams other than Raiders throw in a turn?</source>
        <extracomment>rulings.teaw.grenade.limit.question</extracomment>
        <translation>Wie viele Granaten dürfen andere Trupps als Stoßtrupps je Zug werfen?</translation>
    </message>
    <message>
        <source>How many of these does a trench or shell hole spare?</source>
        <extracomment>blast.spared</extracomment>
        <translation>Wie viele davon verschont ein Graben oder Trichter?</translation>
    </message>
    <message>
        <source>How much wire is cut</source>
        <extracomment>rulings.teaw.wire.section.heading</extracomment>
        <translation>Wie viel Draht fällt weg</translation>
    </message>
    <message>
        <source>How often may a team fire in one turn?</source>
        <extracomment>rulings.teaw.shoot.repeat.question</extracomment>
        <translation>Wie oft darf ein Trupp in einem Zug schießen?</translation>
    </message>
    <message>
        <source>How often may a team take cover in one enemy turn?</source>
        <extracomment>rulings.teaw.reaction.count.question</extracomment>
        <translation>Wie oft darf ein Trupp in einem feindlichen Zug Deckung nehmen?</translation>
    </message>
    <message>
        <source>How often may one grenade be thrown back?</source>
        <extracomment>rulings.teaw.throwback.again.question</extracomment>
        <translation>Wie oft darf eine Granate zurückgeworfen werden?</translation>
    </message>
    <message>
        <source>How wide is the 45-degree triangle?</source>
        <extracomment>rulings.teaw.cannon.arc.question</extracomment>
        <translation>Wie weit ist das Dreieck von 45 Grad?</translation>
    </message>
    <message>
        <source>In any direction.</source>
        <extracomment>rulings.teaw.snare.forward.option.any</extracomment>
        <translation>In jede Richtung.</translation>
    </message>
    <message>
        <source>In each side&apos;s turn its engaged team spends an action on a round or a withdrawal.</source>
        <extracomment>rulings.teaw.hth.continue.option.ownturn</extracomment>
        <translation>Im Zug jeder Seite gibt ihr kämpfender Trupp eine Aktion für eine Runde oder einen Rückzug aus.</translation>
    </message>
    <message>
        <source>In each side&apos;s turn, and the round costs no action.</source>
        <extracomment>rulings.teaw.hth.continue.option.free</extracomment>
        <translation>Im Zug jeder Seite, und die Runde kostet keine Aktion.</translation>
    </message>
    <message>
        <source>In every round it fights.</source>
        <extracomment>rulings.teaw.bayonet.defend.option.always</extracomment>
        <translation>In jeder Runde, die er kämpft.</translation>
    </message>
    <message>
        <source>In every round.</source>
        <extracomment>rulings.teaw.hth.initiative.option.each</extracomment>
        <translation>In jeder Runde.</translation>
    </message>
    <message>
        <source>In hand-to-hand with</source>
        <extracomment>links.engaged</extracomment>
        <translation>Im Nahkampf mit</translation>
    </message>
    <message>
        <source>In its next own turn only.</source>
        <extracomment>rulings.teaw.wire.pass.option.nextturn</extracomment>
        <translation>Nur in seinem nächsten eigenen Zug.</translation>
    </message>
    <message>
        <source>In its own turn, for one action.</source>
        <extracomment>rulings.teaw.throwback.when.option.ownturn</extracomment>
        <translation>In seinem eigenen Zug, für eine Aktion.</translation>
    </message>
    <message>
        <source>In the blast</source>
        <extracomment>rulings.teaw.explosion.measure.heading</extracomment>
        <translation>Im Umkreis der Explosion</translation>
    </message>
    <message>
        <source>In the enemy&apos;s turn roll one die for each figure hit. Each success cancels a hit.</source>
        <extracomment>rules.T17.3.text, rules.T18.2.text</extracomment>
        <translation>Im feindlichen Zug mit einem Würfel je getroffener Figur würfeln. Jeder Erfolg hebt einen Treffer auf.</translation>
    </message>
    <message>
        <source>In the first round; the winner keeps it.</source>
        <extracomment>rulings.teaw.hth.initiative.option.first</extracomment>
        <translation>In der ersten Runde; der Gewinner behält sie.</translation>
    </message>
    <message>
        <source>In the front half, 180 degrees.</source>
        <extracomment>rulings.teaw.tank.mgarc.option.front</extracomment>
        <translation>In der vorderen Hälfte, 180 Grad.</translation>
    </message>
    <message>
        <source>In the open</source>
        <extracomment>blast.inTheOpen, grenades.inTheOpen</extracomment>
        <translation>Ohne Deckung</translation>
    </message>
    <message>
        <source>Initiative in later rounds</source>
        <extracomment>rulings.teaw.hth.initiative.heading</extracomment>
        <translation>Initiative in späteren Runden</translation>
    </message>
    <message>
        <source>Is a distance of exactly the printed limit inside it?</source>
        <extracomment>rulings.teaw.range.inclusive.question</extracomment>
        <translation>Liegt eine Entfernung von genau der gedruckten Grenze noch darin?</translation>
    </message>
    <message>
        <source>Is a figure of {unit} within {n} cm of the mine?</source>
        <extracomment>mines.defuseReach</extracomment>
        <translation>{unit}: Ist eine Figur höchstens {n} cm von der Mine entfernt?</translation>
    </message>
    <message>
        <source>Is a team that is not of Engineers within {n} cm of mine {number}?</source>
        <extracomment>mines.close</extracomment>
        <translation>Ist ein Trupp, der nicht zu den Pionieren gehört, höchstens {n} cm von Mine {number} entfernt?</translation>
    </message>
    <message>
        <source>Is an action lost when the declared target turns out to be out of range or out of sight?</source>
        <extracomment>rulings.teaw.measure.premeasure.question</extracomment>
        <translation>Ist eine Aktion verloren, wenn das angesagte Ziel außer Reichweite oder außer Sicht ist?</translation>
    </message>
    <message>
        <source>Is grenade {number} within {n} cm of {unit}?</source>
        <extracomment>throwBack.reach</extracomment>
        <translation>{unit}: Ist Granate {number} höchstens {n} cm entfernt?</translation>
    </message>
    <message>
        <source>Is near</source>
        <extracomment>links.nearGrenade</extracomment>
        <translation>Ist nahe bei</translation>
    </message>
    <message>
        <source>Is still at the wire that it may cross</source>
        <extracomment>move.stays</extracomment>
        <translation>Ist noch an dem Draht, den er überwinden darf</translation>
    </message>
    <message>
        <source>Is {target} within {n} cm of {unit}?</source>
        <extracomment>handToHand.reach</extracomment>
        <translation>Sind {target} und {unit} höchstens {n} cm voneinander entfernt?</translation>
    </message>
    <message>
        <source>Is {unit} within {n} cm of {target}?</source>
        <extracomment>charges.reach</extracomment>
        <translation>Sind {unit} und {target} höchstens {n} cm voneinander entfernt?</translation>
    </message>
    <message>
        <source>It always goes off, and figures close by die; the die is for the tank alone.</source>
        <extracomment>rulings.teaw.mine.tankspent.option.spent</extracomment>
        <translation>Sie explodiert immer, und Figuren in der Nähe sterben; der Würfel gilt nur für den Panzer.</translation>
    </message>
    <message>
        <source>It cannot be attacked.</source>
        <extracomment>rulings.teaw.hth.hmg.option.immune</extracomment>
        <translation>Er kann nicht angegriffen werden.</translation>
    </message>
    <message>
        <source>It fights back as usual, but never starts a round.</source>
        <extracomment>rulings.teaw.hth.hmg.option.defend</extracomment>
        <translation>Er schlägt wie üblich zurück, beginnt aber nie eine Runde.</translation>
    </message>
    <message>
        <source>It is a general action: spend it in the team&apos;s own turn.</source>
        <extracomment>rules.T9.2.text</extracomment>
        <translation>Es ist eine allgemeine Aktion: Sie wird im eigenen Zug des Trupps ausgegeben.</translation>
    </message>
    <message>
        <source>It is not the turn of {unit}.</source>
        <extracomment>guard.notItsTurn</extracomment>
        <translation>{unit} ist nicht am Zug.</translation>
    </message>
    <message>
        <source>It is taken away.</source>
        <extracomment>rulings.teaw.tank.wreck.option.removed</extracomment>
        <translation>Er wird weggenommen.</translation>
    </message>
    <message>
        <source>It rolls neither initiative nor attack.</source>
        <extracomment>rulings.teaw.hth.hmg.option.helpless</extracomment>
        <translation>Er würfelt weder Initiative noch Angriff.</translation>
    </message>
    <message>
        <source>It stays on the table and blocks sight.</source>
        <extracomment>rulings.teaw.tank.wreck.option.stays</extracomment>
        <translation>Er bleibt auf dem Tisch und versperrt die Sicht.</translation>
    </message>
    <message>
        <source>It stops.</source>
        <extracomment>rulings.teaw.tank.overrun.option.stop</extracomment>
        <translation>Er hält an.</translation>
    </message>
    <message>
        <source>Keeps the initiative over</source>
        <extracomment>links.initiative</extracomment>
        <translation>Behält die Initiative über</translation>
    </message>
    <message>
        <source>Kept as it was</source>
        <extracomment>command.keep</extracomment>
        <translation>Belassen, wie es war</translation>
    </message>
    <message>
        <source>Kept by hand, as it was before the correction.</source>
        <extracomment>log.kept</extracomment>
        <translation>Von Hand belassen, wie es vor der Korrektur war.</translation>
    </message>
    <message>
        <source>Kill every enemy figure to win.</source>
        <extracomment>rules.T22.1.text</extracomment>
        <translation>Jede feindliche Figur töten, um zu gewinnen.</translation>
    </message>
    <message>
        <source>Kills at most</source>
        <extracomment>tables.defensiveFire.maxKills</extracomment>
        <translation>Tötet höchstens</translation>
    </message>
    <message>
        <source>Kind of place</source>
        <extracomment>values.areaKind</extracomment>
        <translation>Art des Ortes</translation>
    </message>
    <message>
        <source>LMG Team</source>
        <extracomment>tables.defensiveFire.team.lmg, units.lmg, values.type.lmg</extracomment>
        <translation>lMG-Trupp</translation>
    </message>
    <message>
        <source>LMG Team: Defensive Fire</source>
        <extracomment>rules.T13.5.heading</extracomment>
        <translation>lMG-Trupp: Abwehrfeuer</translation>
    </message>
    <message>
        <source>LMG Team: Machine Gun Attack</source>
        <extracomment>rules.T13.3.heading</extracomment>
        <translation>lMG-Trupp: MG-Angriff</translation>
    </message>
    <message>
        <source>LMG Team: Machine Gun Attack: Cover</source>
        <extracomment>rules.T13.4.heading</extracomment>
        <translation>lMG-Trupp: MG-Angriff: Deckung</translation>
    </message>
    <message>
        <source>LMG Team: Pack Up MG</source>
        <extracomment>rules.T13.2.heading</extracomment>
        <translation>lMG-Trupp: MG abbauen</translation>
    </message>
    <message>
        <source>LMG Team: Set Up MG</source>
        <extracomment>rules.T13.1.heading</extracomment>
        <translation>lMG-Trupp: MG aufbauen</translation>
    </message>
    <message>
        <source>LMG: Machine Gun Attack</source>
        <extracomment>tables.lmg</extracomment>
        <translation>lMG: MG-Angriff</translation>
    </message>
    <message>
        <source>Lands</source>
        <extracomment>tables.cannonScatter.result, tables.grenadeScatter.result</extracomment>
        <translation>Landet</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>values.length</extracomment>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Lies in</source>
        <extracomment>links.area, values.place</extracomment>
        <translation>Liegt in</translation>
    </message>
    <message>
        <source>Limit</source>
        <extracomment>tables.limits.number</extracomment>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Limits</source>
        <extracomment>tables.limits</extracomment>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Line Up Shot</source>
        <extracomment>actions.lineUpShot</extracomment>
        <translation>Anvisieren</translation>
    </message>
    <message>
        <source>Look the die up: the team may be held up for this turn, lose its other actions, or be snared.</source>
        <extracomment>rules.T5.2.text</extracomment>
        <translation>Den Würfel nachschlagen: Der Trupp kann für diesen Zug aufgehalten werden, seine übrigen Aktionen verlieren oder sich verfangen.</translation>
    </message>
    <message>
        <source>Loses its next turn</source>
        <extracomment>values.losesTurn</extracomment>
        <translation>Verliert seinen nächsten Zug</translation>
    </message>
    <message>
        <source>Losses open a gap</source>
        <extracomment>rulings.teaw.hth.gap.heading</extracomment>
        <translation>Verluste reißen eine Lücke</translation>
    </message>
    <message>
        <source>Machine Gun Attack</source>
        <extracomment>actions.mgAttack, actions.tankMgAttack</extracomment>
        <translation>MG-Angriff</translation>
    </message>
    <message>
        <source>Machine Gun Attack and Defensive Fire.</source>
        <extracomment>rulings.teaw.mg.setupscope.option.fire</extracomment>
        <translation>MG-Angriff und Abwehrfeuer.</translation>
    </message>
    <message>
        <source>Machine Gun Attack only.</source>
        <extracomment>rulings.teaw.mg.setupscope.option.attack-only</extracomment>
        <translation>Nur MG-Angriff.</translation>
    </message>
    <message>
        <source>Machine gun</source>
        <extracomment>values.mg</extracomment>
        <translation>MG</translation>
    </message>
    <message>
        <source>Machine gun and cannon.</source>
        <extracomment>rulings.teaw.tank.gunner.option.both</extracomment>
        <translation>MG und Kanone.</translation>
    </message>
    <message>
        <source>Machine gun attacks used</source>
        <extracomment>values.mgUsed</extracomment>
        <translation>Genutzte MG-Angriffe</translation>
    </message>
    <message>
        <source>Machine gun with few crew</source>
        <extracomment>rulings.teaw.mg.crew.heading</extracomment>
        <translation>MG mit wenig Bedienung</translation>
    </message>
    <message>
        <source>Machine guns at the start</source>
        <extracomment>rulings.teaw.mg.startstate.heading</extracomment>
        <translation>MGs zu Beginn</translation>
    </message>
    <message>
        <source>Machine guns have no arc of fire; a ruling can give the tank one.</source>
        <extracomment>rules.T23.8.text</extracomment>
        <translation>MGs haben kein begrenztes Schussfeld; eine Auslegung kann dem Panzer eines geben.</translation>
    </message>
    <message>
        <source>May Sniper and Anti-Tank Teams use the general Shoot?</source>
        <extracomment>rulings.teaw.shoot.who.question</extracomment>
        <translation>Dürfen Scharfschützen- und Panzerabwehrtrupps das allgemeine Schießen nutzen?</translation>
    </message>
    <message>
        <source>May a move be shorter than the printed distance?</source>
        <extracomment>rulings.teaw.move.upto.question</extracomment>
        <translation>Darf eine Bewegung kürzer sein als die gedruckte Entfernung?</translation>
    </message>
    <message>
        <source>May a player act with one team, then with another, and then go on with the first?</source>
        <extracomment>rulings.teaw.turn.interleave.question</extracomment>
        <translation>Darf ein Spieler mit einem Trupp handeln, dann mit einem anderen, und dann mit dem ersten weitermachen?</translation>
    </message>
    <message>
        <source>May a slowed or snared team react in the enemy&apos;s turn?</source>
        <extracomment>rulings.teaw.snare.reactions.question</extracomment>
        <translation>Darf ein gebremster oder verfangener Trupp im feindlichen Zug reagieren?</translation>
    </message>
    <message>
        <source>May a tank move backwards?</source>
        <extracomment>rulings.teaw.tank.reverse.question</extracomment>
        <translation>Darf ein Panzer rückwärts fahren?</translation>
    </message>
    <message>
        <source>May a tank use the same attack twice in a turn?</source>
        <extracomment>rulings.teaw.tank.repeatfire.question</extracomment>
        <translation>Darf ein Panzer denselben Angriff zweimal im Zug nutzen?</translation>
    </message>
    <message>
        <source>May a team change direction within one move?</source>
        <extracomment>rulings.teaw.move.path.question</extracomment>
        <translation>Darf ein Trupp in einer Bewegung die Richtung ändern?</translation>
    </message>
    <message>
        <source>May a team whose machine gun is set up move after a withdrawal?</source>
        <extracomment>rulings.teaw.withdraw.mg.question</extracomment>
        <translation>Darf sich ein Trupp mit aufgebautem MG nach einem Rückzug bewegen?</translation>
    </message>
    <message>
        <source>May an HMG use Defensive Fire at a team in cover?</source>
        <extracomment>rulings.teaw.deffire.hmgcover.question</extracomment>
        <translation>Darf ein sMG Abwehrfeuer gegen einen Trupp in Deckung nutzen?</translation>
    </message>
    <message>
        <source>May cross</source>
        <extracomment>links.wirePass</extracomment>
        <translation>Darf überwinden</translation>
    </message>
    <message>
        <source>May cross next turn</source>
        <extracomment>links.wirePassNext</extracomment>
        <translation>Darf im nächsten Zug überwinden</translation>
    </message>
    <message>
        <source>May neither shoot with rifles nor start hand-to-hand. It does one thing a turn.</source>
        <extracomment>rules.T14.6.text</extracomment>
        <translation>Darf weder mit Gewehren schießen noch Nahkampf beginnen. Er tut eine Sache je Zug.</translation>
    </message>
    <message>
        <source>May not move any more</source>
        <extracomment>values.noMoreMoving</extracomment>
        <translation>Darf sich nicht mehr bewegen</translation>
    </message>
    <message>
        <source>May teams in hand-to-hand be fired at, or fire?</source>
        <extracomment>rulings.teaw.shoot.engaged.question</extracomment>
        <translation>Darf auf Trupps im Nahkampf geschossen werden, und dürfen sie schießen?</translation>
    </message>
    <message>
        <source>May use all general actions but Shoot, throw a grenade, and use the flamethrower.</source>
        <extracomment>rules.T16.1.text</extracomment>
        <translation>Darf alle allgemeinen Aktionen außer Schießen nutzen, eine Granate werfen und den Flammenwerfer einsetzen.</translation>
    </message>
    <message>
        <source>May use all general actions, cut and lay wire, lay and defuse mines, throw a grenade and place a charge on a tank.</source>
        <extracomment>rules.T15.1.text</extracomment>
        <translation>Darf alle allgemeinen Aktionen nutzen, Draht schneiden und verlegen, Minen verlegen und entschärfen, eine Granate werfen und eine Ladung an einem Panzer anbringen.</translation>
    </message>
    <message>
        <source>May use all general actions, cut wire, throw a grenade and charge with the bayonet.</source>
        <extracomment>rules.T11.1.text</extracomment>
        <translation>Darf alle allgemeinen Aktionen nutzen, Draht schneiden, eine Granate werfen und mit dem Bajonett angreifen.</translation>
    </message>
    <message>
        <source>May use all general actions, cut wire, throw grenades, charge with the bayonet, and take cover in the enemy&apos;s turn.</source>
        <extracomment>rules.T17.1.text</extracomment>
        <translation>Darf alle allgemeinen Aktionen nutzen, Draht schneiden, Granaten werfen, mit dem Bajonett angreifen und im feindlichen Zug Deckung nehmen.</translation>
    </message>
    <message>
        <source>May use all general actions, throw a grenade, and fire in the enemy&apos;s turn.</source>
        <extracomment>rules.T12.1.text</extracomment>
        <translation>Darf alle allgemeinen Aktionen nutzen, eine Granate werfen und im feindlichen Zug feuern.</translation>
    </message>
    <message>
        <source>Measure in centimetres. Use ordinary six-sided dice and read each one by itself; no table adds dice up.</source>
        <extracomment>rules.T1.3.text</extracomment>
        <translation>In Zentimetern messen. Gewöhnliche sechsseitige Würfel nehmen und jeden für sich lesen; keine Tabelle zählt Würfel zusammen.</translation>
    </message>
    <message>
        <source>Measuring first</source>
        <extracomment>rulings.teaw.measure.premeasure.heading</extracomment>
        <translation>Zuerst messen</translation>
    </message>
    <message>
        <source>Measuring points</source>
        <extracomment>rulings.teaw.measure.point.heading</extracomment>
        <translation>Messpunkte</translation>
    </message>
    <message>
        <source>Medium or large forces fight until one is destroyed.</source>
        <extracomment>rules.T21.2.text</extracomment>
        <translation>Mittlere oder große Verbände kämpfen, bis einer vernichtet ist.</translation>
    </message>
    <message>
        <source>Mine</source>
        <extracomment>kinds.mine, tables.mineTank.mine, units.mine, values.type.mine</extracomment>
        <translation>Mine</translation>
    </message>
    <message>
        <source>Mine against a tank</source>
        <extracomment>tables.mineTank</extracomment>
        <translation>Mine gegen einen Panzer</translation>
    </message>
    <message>
        <source>Mine {number} damages {unit}.</source>
        <extracomment>mines.tankDamaged</extracomment>
        <translation>Mine {number} beschädigt {unit}.</translation>
    </message>
    <message>
        <source>Mine {number} does nothing to {unit}.</source>
        <extracomment>mines.tankUnhurt</extracomment>
        <translation>Mine {number} schadet {unit} nicht.</translation>
    </message>
    <message>
        <source>Mine {number} goes off.</source>
        <extracomment>mines.bang</extracomment>
        <translation>Mine {number} explodiert.</translation>
    </message>
    <message>
        <source>Mine {number} goes off: how many figures of each team are within {radius} cm?</source>
        <extracomment>mines.caught</extracomment>
        <translation>Mine {number} explodiert: Wie viele Figuren jedes Trupps sind im Umkreis von {radius} cm?</translation>
    </message>
    <message>
        <source>Mine {number} was in a blast.</source>
        <extracomment>blast.chain</extracomment>
        <translation>Mine {number} lag im Umkreis einer Explosion.</translation>
    </message>
    <message>
        <source>Mines and trenches</source>
        <extracomment>rulings.teaw.mine.contain.heading</extracomment>
        <translation>Minen und Gräben</translation>
    </message>
    <message>
        <source>Mines under a tank</source>
        <extracomment>rulings.teaw.mine.tankspent.heading</extracomment>
        <translation>Minen unter einem Panzer</translation>
    </message>
    <message>
        <source>Mines within the blast go off as well.</source>
        <extracomment>rulings.teaw.explosion.scenery.option.chain</extracomment>
        <translation>Auch Minen im Umkreis explodieren.</translation>
    </message>
    <message>
        <source>Moment of Defensive Fire</source>
        <extracomment>rulings.teaw.deffire.timing.heading</extracomment>
        <translation>Zeitpunkt des Abwehrfeuers</translation>
    </message>
    <message>
        <source>Moment of a mine</source>
        <extracomment>rulings.teaw.mine.timing.heading</extracomment>
        <translation>Zeitpunkt einer Mine</translation>
    </message>
    <message>
        <source>More hits than figures</source>
        <extracomment>rulings.teaw.takecover.overkill.heading</extracomment>
        <translation>Mehr Treffer als Figuren</translation>
    </message>
    <message>
        <source>More than two teams</source>
        <extracomment>rulings.teaw.hth.multi.heading</extracomment>
        <translation>Mehr als zwei Trupps</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>actions.move, actions.tankMove, values.speed</extracomment>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Move after a withdrawal</source>
        <extracomment>rulings.teaw.withdraw.move.heading</extracomment>
        <translation>Bewegung nach einem Rückzug</translation>
    </message>
    <message>
        <source>Move the team up to its speed in any direction.</source>
        <extracomment>rules.T4.2.text</extracomment>
        <translation>Den Trupp bis zu seiner Bewegungsweite in eine beliebige Richtung bewegen.</translation>
    </message>
    <message>
        <source>Moves of a tank each turn</source>
        <extracomment>tables.limits.what.tankMoves</extracomment>
        <translation>Bewegungen eines Panzers je Zug</translation>
    </message>
    <message>
        <source>Moves of a team each turn</source>
        <extracomment>tables.limits.what.moves</extracomment>
        <translation>Bewegungen eines Trupps je Zug</translation>
    </message>
    <message>
        <source>Moves used</source>
        <extracomment>values.movesUsed</extracomment>
        <translation>Genutzte Bewegungen</translation>
    </message>
    <message>
        <source>Moving through figures, over trenches and in and out of shell holes: agree.</source>
        <extracomment>rules.T23.4.text</extracomment>
        <translation>Bewegung durch Figuren, über Gräben, in Trichter und heraus: absprechen.</translation>
    </message>
    <message>
        <source>Moving with a charge</source>
        <extracomment>rulings.teaw.bayonet.move.heading</extracomment>
        <translation>Bewegung mit Bajonettangriff</translation>
    </message>
    <message>
        <source>Must a machine gun be set up for Defensive Fire?</source>
        <extracomment>rulings.teaw.deffire.setup.question</extracomment>
        <translation>Muss ein MG für Abwehrfeuer aufgebaut sein?</translation>
    </message>
    <message>
        <source>Must the tank see the spot it fires at?</source>
        <extracomment>rulings.teaw.cannon.los.question</extracomment>
        <translation>Muss der Panzer den Punkt sehen, auf den er feuert?</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>values.name</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Neither side, or both</source>
        <extracomment>objectives.nobody</extracomment>
        <translation>Keine Seite oder beide</translation>
    </message>
    <message>
        <source>Never. Tanks do not count.</source>
        <extracomment>rulings.teaw.tank.knockedout.option.never</extracomment>
        <translation>Nie. Panzer zählen nicht.</translation>
    </message>
    <message>
        <source>Next turn</source>
        <extracomment>tables.wireCheck.nextTurn</extracomment>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Night Raid</source>
        <extracomment>scenarios.night-raid</extracomment>
        <translation>Nächtlicher Überfall</translation>
    </message>
    <message>
        <source>No Engineers set one off, but the blast kills them too.</source>
        <extracomment>rulings.teaw.mine.engineer.option.trigger-only</extracomment>
        <translation>Pioniere lösen keine aus, aber die Explosion tötet auch sie.</translation>
    </message>
    <message>
        <source>No die can beat a 6.</source>
        <extracomment>tables.defensiveFire.refusal.15, tables.hmg.refusal.10, tables.tankMg.refusal.10</extracomment>
        <translation>Kein Würfel kann eine 6 übertreffen.</translation>
    </message>
    <message>
        <source>No effect</source>
        <extracomment>tables.wireCheck.state.noEffect</extracomment>
        <translation>Kein Effekt</translation>
    </message>
    <message>
        <source>No enemy team has come into range this turn.</source>
        <extracomment>defensiveFire.nobody</extracomment>
        <translation>In diesem Zug ist kein feindlicher Trupp in Reichweite gekommen.</translation>
    </message>
    <message>
        <source>No figures are within 2 cm of each other any more. Does the fight go on?</source>
        <extracomment>rulings.teaw.hth.gap.question</extracomment>
        <translation>Keine Figuren sind mehr höchstens 2 cm voneinander entfernt. Geht der Nahkampf weiter?</translation>
    </message>
    <message>
        <source>No range is printed for the Defensive Team&apos;s Defensive Fire. How far does it reach?</source>
        <extracomment>rulings.teaw.deffire.range.question</extracomment>
        <translation>Für das Abwehrfeuer des Verteidigungstrupps ist keine Reichweite gedruckt. Wie weit reicht es?</translation>
    </message>
    <message>
        <source>No throwing range is printed. How far can a grenade be thrown?</source>
        <extracomment>rulings.teaw.grenade.range.question</extracomment>
        <translation>Es ist keine Wurfweite gedruckt. Wie weit kann eine Granate geworfen werden?</translation>
    </message>
    <message>
        <source>No, it is over.</source>
        <extracomment>rulings.teaw.hth.gap.option.break</extracomment>
        <translation>Nein, er ist vorbei.</translation>
    </message>
    <message>
        <source>No, like the other teams.</source>
        <extracomment>rulings.teaw.deffire.hmgcover.option.same</extracomment>
        <translation>Nein, wie die anderen Trupps.</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>rulings.teaw.cannon.los.option.none, rulings.teaw.cannon.trench.option.none, rulings.teaw.deffire.setup.option.free, rulings.teaw.explosion.tank.option.immune, rulings.teaw.hth.tank.option.no, rulings.teaw.mg.crew.option.none, rulings.teaw.mine.contain.option.none, rulings.teaw.special.los.option.none, rulings.teaw.tank.smallarms.option.none, rulings.teaw.throwback.contain.option.none</extracomment>
        <translation>Nein.</translation>
    </message>
    <message>
        <source>No. A die that shows 6 hits.</source>
        <extracomment>rulings.teaw.hit.bare6.option.six</extracomment>
        <translation>Nein. Ein Würfel mit einer 6 trifft.</translation>
    </message>
    <message>
        <source>No. A team takes all the actions it is going to take before the next team begins.</source>
        <extracomment>rulings.teaw.turn.interleave.option.finish</extracomment>
        <translation>Nein. Ein Trupp nutzt alle Aktionen, die er nutzen will, bevor der nächste Trupp beginnt.</translation>
    </message>
    <message>
        <source>No. Each attack once.</source>
        <extracomment>rulings.teaw.tank.repeatfire.option.once</extracomment>
        <translation>Nein. Jeder Angriff einmal.</translation>
    </message>
    <message>
        <source>No. Five figures hit on 4 or more.</source>
        <extracomment>rulings.teaw.deffire.row5.option.printed</extracomment>
        <translation>Nein. Fünf Figuren treffen bei 4 oder mehr.</translation>
    </message>
    <message>
        <source>No. It breaks off where it is.</source>
        <extracomment>rulings.teaw.withdraw.mg.option.stay</extracomment>
        <translation>Nein. Er löst sich an Ort und Stelle.</translation>
    </message>
    <message>
        <source>No. It has to be higher; where 6 is needed nothing can hit.</source>
        <extracomment>rulings.teaw.mg.above.option.strict</extracomment>
        <translation>Nein. Es muss höher sein; wo eine 6 nötig ist, kann nichts treffen.</translation>
    </message>
    <message>
        <source>No. It is part of the move that reached the wire.</source>
        <extracomment>rulings.teaw.cut.cost.option.free</extracomment>
        <translation>Nein. Es gehört zu der Bewegung, die den Draht erreicht hat.</translation>
    </message>
    <message>
        <source>No. It turns, then goes forward.</source>
        <extracomment>rulings.teaw.tank.reverse.option.no</extracomment>
        <translation>Nein. Er dreht, dann fährt er vorwärts.</translation>
    </message>
    <message>
        <source>No. Measure first; what is not allowed costs nothing.</source>
        <extracomment>rulings.teaw.measure.premeasure.option.free</extracomment>
        <translation>Nein. Zuerst messen; was nicht erlaubt ist, kostet nichts.</translation>
    </message>
    <message>
        <source>No. One of each.</source>
        <extracomment>rulings.teaw.bayonet.limit.option.separate</extracomment>
        <translation>Nein. Je einer.</translation>
    </message>
    <message>
        <source>No. One straight line each action.</source>
        <extracomment>rulings.teaw.move.path.option.straight</extracomment>
        <translation>Nein. Eine gerade Linie je Aktion.</translation>
    </message>
    <message>
        <source>No. Only the state of being in cover is ignored.</source>
        <extracomment>rulings.teaw.sniper.covernegated.option.terrain</extracomment>
        <translation>Nein. Missachtet wird nur, dass das Ziel in Deckung ist.</translation>
    </message>
    <message>
        <source>No. The die has to be higher.</source>
        <extracomment>rulings.teaw.flame.compare.option.higher</extracomment>
        <translation>Nein. Der Würfel muss höher sein.</translation>
    </message>
    <message>
        <source>No. The distance has to be smaller.</source>
        <extracomment>rulings.teaw.range.inclusive.option.no</extracomment>
        <translation>Nein. Die Entfernung muss kleiner sein.</translation>
    </message>
    <message>
        <source>No. The enemy has to be within 2 cm already.</source>
        <extracomment>rulings.teaw.bayonet.move.option.none</extracomment>
        <translation>Nein. Der Feind muss schon höchstens 2 cm entfernt sein.</translation>
    </message>
    <message>
        <source>No. The full distance, unless something stops the move.</source>
        <extracomment>rulings.teaw.move.upto.option.exact</extracomment>
        <translation>Nein. Die volle Entfernung, sofern nichts die Bewegung aufhält.</translation>
    </message>
    <message>
        <source>No. The program keeps the place until they go off.</source>
        <extracomment>rulings.teaw.mine.hidden.option.secret</extracomment>
        <translation>Nein. Das Programm behält den Ort für sich, bis sie explodieren.</translation>
    </message>
    <message>
        <source>No. They have their special shots only.</source>
        <extracomment>rulings.teaw.shoot.who.option.special</extracomment>
        <translation>Nein. Sie haben nur ihre besonderen Schüsse.</translation>
    </message>
    <message>
        <source>No: no shots, grenades or flames at them or by them.</source>
        <extracomment>rulings.teaw.shoot.engaged.option.forbid</extracomment>
        <translation>Nein: keine Schüsse, Granaten oder Flammen auf sie oder von ihnen.</translation>
    </message>
    <message>
        <source>Nobody has the turn.</source>
        <extracomment>turn.noSide</extracomment>
        <translation>Niemand ist am Zug.</translation>
    </message>
    <message>
        <source>Nobody.</source>
        <extracomment>rulings.teaw.grenade.contain.option.off</extracomment>
        <translation>Niemand.</translation>
    </message>
    <message>
        <source>Nobody: later the tank alone, on a 1 the Engineers alone.</source>
        <extracomment>rulings.teaw.charge.bystanders.option.none</extracomment>
        <translation>Niemandem: später nur dem Panzer, bei einer 1 nur den Pionieren.</translation>
    </message>
    <message>
        <source>Nobody: the figures nearest to the attacker go.</source>
        <extracomment>rulings.teaw.casualty.choice.option.nearest</extracomment>
        <translation>Niemand: Die dem Angreifer nächsten Figuren fallen.</translation>
    </message>
    <message>
        <source>Not in the rulebook</source>
        <extracomment>rules.T23.1.heading, rules.T23.10.heading, rules.T23.11.heading, rules.T23.12.heading, rules.T23.2.heading, rules.T23.3.heading, rules.T23.4.heading, rules.T23.5.heading, rules.T23.6.heading, rules.T23.7.heading, rules.T23.8.heading, rules.T23.9.heading</extracomment>
        <translation>Nicht im Regelwerk</translation>
    </message>
    <message>
        <source>Not possible</source>
        <extracomment>aim.cellNotPossible, measure.notPossible</extracomment>
        <translation>Nicht möglich</translation>
    </message>
    <message>
        <source>Not possible: the action is lost</source>
        <extracomment>aim.cellLost</extracomment>
        <translation>Nicht möglich: Die Aktion ist verloren</translation>
    </message>
    <message>
        <source>Not to be done</source>
        <extracomment>command.drop</extracomment>
        <translation>Nicht zu tun</translation>
    </message>
    <message>
        <source>Not while it is snared.</source>
        <extracomment>rulings.teaw.snare.reactions.option.deny</extracomment>
        <translation>Nicht, solange er verfangen ist.</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>values.note</extracomment>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>fire.tankEffect.nothing</extracomment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Nothing but fight, withdraw and react.</source>
        <extracomment>rulings.teaw.hth.otheractions.option.locked</extracomment>
        <translation>Nichts außer kämpfen, sich zurückziehen und reagieren.</translation>
    </message>
    <message>
        <source>Nothing, in place of its round.</source>
        <extracomment>rulings.teaw.withdraw.cost.option.free</extracomment>
        <translation>Nichts, anstelle seiner Runde.</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <extracomment>rulings.teaw.explosion.scenery.option.figures, rulings.teaw.snare.stuck.option.none, rulings.teaw.tank.repeatdamage.option.nothing</extracomment>
        <translation>Nichts.</translation>
    </message>
    <message>
        <source>Nothing. The tank crosses and the wire stays.</source>
        <extracomment>rulings.teaw.wire.tank.option.ignore</extracomment>
        <translation>Nichts. Der Panzer überquert ihn, und der Draht bleibt.</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>tables.flameMarker.number, values.number</extracomment>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Number of reactions</source>
        <extracomment>rulings.teaw.reaction.count.heading</extracomment>
        <translation>Zahl der Reaktionen</translation>
    </message>
    <message>
        <source>Objective</source>
        <extracomment>actions.objective, kinds.objective, units.objective, values.objective, values.type.objective</extracomment>
        <translation>Missionsziel</translation>
    </message>
    <message>
        <source>Objective Glossary: Capture and Hold for X Turns</source>
        <extracomment>rules.T22.3.heading</extracomment>
        <translation>Missionsziele: Einnehmen und X Züge halten</translation>
    </message>
    <message>
        <source>Objective Glossary: Eliminate Entire Force</source>
        <extracomment>rules.T22.1.heading</extracomment>
        <translation>Missionsziele: Alle Feinde ausschalten</translation>
    </message>
    <message>
        <source>Objective Glossary: Eliminate X Teams</source>
        <extracomment>rules.T22.2.heading</extracomment>
        <translation>Missionsziele: X Trupps ausschalten</translation>
    </message>
    <message>
        <source>Objective-based Battle</source>
        <extracomment>values.gameType.objective</extracomment>
        <translation>Schlacht mit Missionsziel</translation>
    </message>
    <message>
        <source>Of</source>
        <extracomment>tables.limits.what</extracomment>
        <translation>Von</translation>
    </message>
    <message>
        <source>On 5 or 6 it stays. Otherwise it goes off, and figures close by die.</source>
        <extracomment>rulings.teaw.mine.tankspent.option.stays</extracomment>
        <translation>Bei 5 oder 6 bleibt sie liegen. Sonst explodiert sie, und Figuren in der Nähe sterben.</translation>
    </message>
    <message>
        <source>On 5 or 6 it stays. Otherwise it is spent, and figures close by are unhurt.</source>
        <extracomment>rulings.teaw.mine.tankspent.option.tank-only</extracomment>
        <translation>Bei 5 oder 6 bleibt sie liegen. Sonst ist sie verbraucht, und Figuren in der Nähe bleiben unversehrt.</translation>
    </message>
    <message>
        <source>On reaching wire, roll to cut it in place of the wire check. If it fails, the team has run into the wire.</source>
        <extracomment>rules.T10.1.text</extracomment>
        <translation>Am Draht statt der Drahtprobe würfeln, um ihn zu schneiden. Misslingt es, ist der Trupp in den Draht gelaufen.</translation>
    </message>
    <message>
        <source>Once in all.</source>
        <extracomment>rulings.teaw.throwback.again.option.once</extracomment>
        <translation>Insgesamt einmal.</translation>
    </message>
    <message>
        <source>Once.</source>
        <extracomment>rulings.teaw.reaction.count.option.one, rulings.teaw.shoot.repeat.option.once</extracomment>
        <translation>Einmal.</translation>
    </message>
    <message>
        <source>One action in the team&apos;s own turn, in place of its round.</source>
        <extracomment>rulings.teaw.withdraw.cost.option.action</extracomment>
        <translation>Eine Aktion im eigenen Zug des Trupps, anstelle seiner Runde.</translation>
    </message>
    <message>
        <source>One action; if it fails, the round is fought as well.</source>
        <extracomment>rulings.teaw.withdraw.cost.option.then-fight</extracomment>
        <translation>Eine Aktion; misslingt er, wird die Runde zusätzlich gekämpft.</translation>
    </message>
    <message>
        <source>One figure is one soldier. The figures that act together are a team.</source>
        <extracomment>rules.T1.1.text</extracomment>
        <translation>Eine Figur ist ein Soldat. Die Figuren, die zusammen handeln, sind ein Trupp.</translation>
    </message>
    <message>
        <source>One figure touches the wire. Who stops and rolls?</source>
        <extracomment>rulings.teaw.wire.contact.question</extracomment>
        <translation>Eine Figur berührt den Draht. Wer hält an und würfelt?</translation>
    </message>
    <message>
        <source>One for each action.</source>
        <extracomment>rulings.teaw.grenade.limit.option.free, rulings.teaw.raider.grenades.option.one-each</extracomment>
        <translation>Eine je Aktion.</translation>
    </message>
    <message>
        <source>One for each figure it had when the round began.</source>
        <extracomment>rulings.teaw.hth.sequence.option.full</extracomment>
        <translation>Einen je Figur, die er zu Beginn der Runde hatte.</translation>
    </message>
    <message>
        <source>One for each figure still alive.</source>
        <extracomment>rulings.teaw.hth.sequence.option.survivors</extracomment>
        <translation>Einen je Figur, die noch lebt.</translation>
    </message>
    <message>
        <source>One for each figure that would be lost.</source>
        <extracomment>rulings.teaw.takecover.overkill.option.capped</extracomment>
        <translation>Einen je Figur, die verloren ginge.</translation>
    </message>
    <message>
        <source>One for each hit; what is not saved is taken off.</source>
        <extracomment>rulings.teaw.takecover.overkill.option.all-hits</extracomment>
        <translation>Einen je Treffer; was nicht aufgehoben wird, geht ab.</translation>
    </message>
    <message>
        <source>One round in each full cycle, in the turn of the side that began the fight.</source>
        <extracomment>rulings.teaw.hth.continue.option.once-per-pair</extracomment>
        <translation>Eine Runde je vollem Wechsel, im Zug der Seite, die den Nahkampf begonnen hat.</translation>
    </message>
    <message>
        <source>One section of about 5 cm.</source>
        <extracomment>rulings.teaw.wire.section.option.section</extracomment>
        <translation>Ein Abschnitt von etwa 5 cm.</translation>
    </message>
    <message>
        <source>One.</source>
        <extracomment>rulings.teaw.grenade.limit.option.one</extracomment>
        <translation>Eine.</translation>
    </message>
    <message>
        <source>Only a charge destroys a tank for good.</source>
        <extracomment>rules.T20.8.text</extracomment>
        <translation>Nur eine Ladung vernichtet einen Panzer endgültig.</translation>
    </message>
    <message>
        <source>Only a tank is damaged like this.</source>
        <extracomment>tankDamage.noTank</extracomment>
        <translation>Nur ein Panzer wird so beschädigt.</translation>
    </message>
    <message>
        <source>Only a tank rolls for a mine like this.</source>
        <extracomment>mines.noTank</extracomment>
        <translation>Nur ein Panzer würfelt so für eine Mine.</translation>
    </message>
    <message>
        <source>Only if it could also be seen and was not in cover.</source>
        <extracomment>rulings.teaw.deffire.snapshot.option.range-los</extracomment>
        <translation>Nur wenn er auch zu sehen und nicht in Deckung war.</translation>
    </message>
    <message>
        <source>Only the figures that touch it, one die each.</source>
        <extracomment>rulings.teaw.wire.contact.option.figure</extracomment>
        <translation>Nur die Figuren, die ihn berühren, mit je einem Würfel.</translation>
    </message>
    <message>
        <source>Only the snare roll. It fights back when it is attacked.</source>
        <extracomment>rulings.teaw.snare.engaged.option.hold</extracomment>
        <translation>Nur den Befreiungswurf. Er schlägt zurück, wenn er angegriffen wird.</translation>
    </message>
    <message>
        <source>Only those of the side that laid it do not set it off.</source>
        <extracomment>rulings.teaw.mine.engineer.option.own-only</extracomment>
        <translation>Nur die der Seite, die sie verlegt hat, lösen sie nicht aus.</translation>
    </message>
    <message>
        <source>Only when it charges itself.</source>
        <extracomment>rulings.teaw.bayonet.defend.option.active</extracomment>
        <translation>Nur wenn er selbst damit angreift.</translation>
    </message>
    <message>
        <source>Only when it is destroyed.</source>
        <extracomment>rulings.teaw.tank.knockedout.option.wreck-only</extracomment>
        <translation>Nur wenn er vernichtet ist.</translation>
    </message>
    <message>
        <source>Only when the team moves into it or across it.</source>
        <extracomment>rulings.teaw.wire.placedtouch.option.move-in</extracomment>
        <translation>Nur wenn der Trupp sich hinein oder hinüber bewegt.</translation>
    </message>
    <message>
        <source>Order at the start of a turn</source>
        <extracomment>rulings.teaw.turn.startorder.heading</extracomment>
        <translation>Reihenfolge zu Beginn eines Zuges</translation>
    </message>
    <message>
        <source>Order of actions</source>
        <extracomment>rulings.teaw.turn.interleave.heading</extracomment>
        <translation>Reihenfolge der Aktionen</translation>
    </message>
    <message>
        <source>Other</source>
        <extracomment>values.areaKind.other</extracomment>
        <translation>Anderes</translation>
    </message>
    <message>
        <source>Other actions in a fight</source>
        <extracomment>rulings.teaw.hth.otheractions.heading</extracomment>
        <translation>Andere Aktionen im Nahkampf</translation>
    </message>
    <message>
        <source>Overview</source>
        <extracomment>rules.T1.1.heading, rules.T1.2.heading, rules.T1.3.heading, rules.T1.9.heading</extracomment>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Own turns</source>
        <extracomment>values.turns</extracomment>
        <translation>Eigene Züge</translation>
    </message>
    <message>
        <source>Pack Up MG</source>
        <extracomment>actions.packUpMg</extracomment>
        <translation>MG abbauen</translation>
    </message>
    <message>
        <source>Packed up</source>
        <extracomment>values.mg.packed</extracomment>
        <translation>Abgebaut</translation>
    </message>
    <message>
        <source>Packed up.</source>
        <extracomment>rulings.teaw.mg.startstate.option.packed</extracomment>
        <translation>Abgebaut.</translation>
    </message>
    <message>
        <source>Place Charge on Tank</source>
        <extracomment>actions.placeCharge, tables.placeCharge</extracomment>
        <translation>Ladung an Panzer</translation>
    </message>
    <message>
        <source>Place Mine</source>
        <extracomment>actions.placeMine</extracomment>
        <translation>Mine verlegen</translation>
    </message>
    <message>
        <source>Place Wire</source>
        <extracomment>actions.placeWire</extracomment>
        <translation>Draht verlegen</translation>
    </message>
    <message>
        <source>Placed by</source>
        <extracomment>links.placedBy</extracomment>
        <translation>Verlegt von</translation>
    </message>
    <message>
        <source>Placed in turn</source>
        <extracomment>values.turn</extracomment>
        <translation>Verlegt in Zug</translation>
    </message>
    <message>
        <source>Placing a charge on a tank</source>
        <extracomment>tables.distances.what.chargePlace</extracomment>
        <translation>Eine Ladung an einem Panzer anbringen</translation>
    </message>
    <message>
        <source>Placing a mine</source>
        <extracomment>tables.distances.what.minePlace</extracomment>
        <translation>Eine Mine verlegen</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>values.player</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Precision Shot</source>
        <extracomment>actions.precisionShot, tables.precisionShot</extracomment>
        <translation>Präzisionsschuss</translation>
    </message>
    <message>
        <source>Put a marker within range and inside the triangle in front of the tank. Roll one die to see where the shot lands.</source>
        <extracomment>rules.T20.5.text</extracomment>
        <translation>Einen Marker in Reichweite und im Dreieck vor dem Panzer hinlegen. Mit einem Würfel würfeln, wo der Schuss einschlägt.</translation>
    </message>
    <message>
        <source>Put charge {number} on {unit}. It goes off at the end of the Engineers&apos; next turn.</source>
        <extracomment>charges.attachNext</extracomment>
        <translation>{unit}: Ladung {number} anbringen. Sie explodiert am Ende des nächsten Zuges der Pioniere.</translation>
    </message>
    <message>
        <source>Put charge {number} on {unit}. It goes off at the end of this turn.</source>
        <extracomment>charges.attachThis</extracomment>
        <translation>{unit}: Ladung {number} anbringen. Sie explodiert am Ende dieses Zuges.</translation>
    </message>
    <message>
        <source>Put grenade {number} anywhere within {n} cm of {unit}.</source>
        <extracomment>throwBack.landing</extracomment>
        <translation>{unit}: Granate {number} beliebig hinlegen, höchstens {n} cm entfernt.</translation>
    </message>
    <message>
        <source>Put grenade {number} where {unit} throws it, within {n} cm. It does not scatter.</source>
        <extracomment>throwBack.place</extracomment>
        <translation>Granate {number} dorthin legen, wohin {unit} sie wirft, höchstens {n} cm weit. Sie weicht nicht ab.</translation>
    </message>
    <message>
        <source>Put on the table</source>
        <extracomment>command.place</extracomment>
        <translation>Auf den Tisch gestellt</translation>
    </message>
    <message>
        <source>Put the marker of mine {number} on the table.</source>
        <extracomment>mines.putMarker</extracomment>
        <translation>Den Marker von Mine {number} auf den Tisch legen.</translation>
    </message>
    <message>
        <source>Put wire {number}, about {n} cm of it, so that it touches a figure of {unit}.</source>
        <extracomment>placeWire.place</extracomment>
        <translation>{unit}: Draht {number}, etwa {n} cm davon, so hinlegen, dass er eine Figur berührt.</translation>
    </message>
    <message>
        <source>Put {unit} on the table.</source>
        <extracomment>table.put</extracomment>
        <translation>{unit} auf den Tisch stellen.</translation>
    </message>
    <message>
        <source>Radius of an explosion</source>
        <extracomment>tables.distances.what.blast</extracomment>
        <translation>Umkreis einer Explosion</translation>
    </message>
    <message>
        <source>Raider Team</source>
        <extracomment>rules.T17.1.heading, rules.T17.2.heading, units.raider, values.type.raider</extracomment>
        <translation>Stoßtrupp</translation>
    </message>
    <message>
        <source>Raider Team: Elite Bayonet Charge</source>
        <extracomment>rules.T17.4.heading</extracomment>
        <translation>Stoßtrupp: Elite-Bajonettangriff</translation>
    </message>
    <message>
        <source>Raider Team: Take Cover</source>
        <extracomment>rules.T17.3.heading</extracomment>
        <translation>Stoßtrupp: Deckung nehmen</translation>
    </message>
    <message>
        <source>Raiders may throw as many grenades as they have actions. For the others a ruling sets the limit.</source>
        <extracomment>rules.T8.2.text</extracomment>
        <translation>Stoßtrupps dürfen so viele Granaten werfen, wie sie Aktionen haben. Für die anderen setzt eine Auslegung die Grenze.</translation>
    </message>
    <message>
        <source>Ran into wire</source>
        <extracomment>move.wire</extracomment>
        <translation>Lief in Draht</translation>
    </message>
    <message>
        <source>Range of Defensive Fire</source>
        <extracomment>rulings.teaw.deffire.range.heading</extracomment>
        <translation>Reichweite des Abwehrfeuers</translation>
    </message>
    <message>
        <source>Range of a grenade</source>
        <extracomment>rulings.teaw.grenade.range.heading</extracomment>
        <translation>Reichweite einer Granate</translation>
    </message>
    <message>
        <source>Range of the cannon</source>
        <extracomment>tables.distances.what.cannon</extracomment>
        <translation>Reichweite der Kanone</translation>
    </message>
    <message>
        <source>Ranges noted</source>
        <extracomment>values.rangesNoted</extracomment>
        <translation>Reichweiten notiert</translation>
    </message>
    <message>
        <source>Reaching a mine to defuse</source>
        <extracomment>rulings.teaw.mine.defuserange.heading</extracomment>
        <translation>Zum Entschärfen an eine Mine kommen</translation>
    </message>
    <message>
        <source>Reactions each enemy turn</source>
        <extracomment>tables.limits.what.reactions</extracomment>
        <translation>Reaktionen je feindlichem Zug</translation>
    </message>
    <message>
        <source>Reactions in the wire</source>
        <extracomment>rulings.teaw.snare.reactions.heading</extracomment>
        <translation>Reaktionen im Draht</translation>
    </message>
    <message>
        <source>Relation ended by hand</source>
        <extracomment>command.unlink</extracomment>
        <translation>Beziehung von Hand beendet</translation>
    </message>
    <message>
        <source>Relation set by hand</source>
        <extracomment>command.link</extracomment>
        <translation>Beziehung von Hand gesetzt</translation>
    </message>
    <message>
        <source>Remove one figure for each hit; the player of that team picks it. A team without figures is destroyed, and hits left over are lost.</source>
        <extracomment>rules.T1.8.text</extracomment>
        <translation>Je Treffer eine Figur entfernen; der Spieler dieses Trupps wählt sie aus. Ein Trupp ohne Figuren ist vernichtet, und übrige Treffer verfallen.</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>tables.bayonetCharge.result, tables.cutWire.result, tables.defuseMine.result, tables.eliteBayonetCharge.result, tables.flameTank.result, tables.handToHand.result, tables.placeCharge.result, tables.snareRoll.result, tables.takeCover.result, tables.tankDamage.result, tables.throwBack.result, tables.wireCheck.state, tables.withdraw.result</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Rifles of special teams</source>
        <extracomment>rulings.teaw.shoot.who.heading</extracomment>
        <translation>Gewehre der Spezialtrupps</translation>
    </message>
    <message>
        <source>Right to cross</source>
        <extracomment>rulings.teaw.wire.pass.heading</extracomment>
        <translation>Recht zum Überwinden</translation>
    </message>
    <message>
        <source>Roll again.</source>
        <extracomment>rulings.teaw.hth.tie.option.reroll</extracomment>
        <translation>Neu würfeln.</translation>
    </message>
    <message>
        <source>Roll as for Shoot, but with the worse scores of this table.</source>
        <extracomment>rules.T12.3.text</extracomment>
        <translation>Würfeln wie beim Schießen, aber mit den schlechteren Werten dieser Tabelle.</translation>
    </message>
    <message>
        <source>Roll once for the whole team. The figures alive give the dice and the score; each die that reaches it removes one figure.</source>
        <extracomment>rules.T6.3.text</extracomment>
        <translation>Einmal für den ganzen Trupp würfeln. Die lebenden Figuren bestimmen Würfel und Mindestwert; jeder Würfel, der ihn erreicht, entfernt eine Figur.</translation>
    </message>
    <message>
        <source>Roll one die a side. The higher chooses; roll ties again.</source>
        <extracomment>rulings.teaw.turn.first.option.rolloff</extracomment>
        <translation>Mit einem Würfel je Seite würfeln. Wer höher würfelt, wählt; bei Gleichstand neu würfeln.</translation>
    </message>
    <message>
        <source>Roll one die for each figure alive. Each success removes an enemy figure. Then the other team strikes back.</source>
        <extracomment>rules.T7.4.text</extracomment>
        <translation>Mit einem Würfel je lebender Figur würfeln. Jeder Erfolg entfernt eine feindliche Figur. Dann schlägt der andere Trupp zurück.</translation>
    </message>
    <message>
        <source>Roll one die when a tank is damaged. Without its driver it cannot move; without its gunner it cannot shoot.</source>
        <extracomment>rules.T20.7.text</extracomment>
        <translation>Mit einem Würfel würfeln, wenn ein Panzer beschädigt ist. Ohne Fahrer kann er nicht fahren; ohne Richtschützen kann er nicht schießen.</translation>
    </message>
    <message>
        <source>Roll one die. On a success put the grenade anywhere in reach, with no further roll. On a failure that team&apos;s turn ends at once.</source>
        <extracomment>rules.T9.3.text</extracomment>
        <translation>Mit einem Würfel würfeln. Bei einem Erfolg die Granate beliebig in Reichweite hinlegen, ohne weiteren Wurf. Misslingt es, endet der Zug dieses Trupps sofort.</translation>
    </message>
    <message>
        <source>Roll one die: the grenade lands on the marker, in front of it or behind it.</source>
        <extracomment>rules.T8.3.text</extracomment>
        <translation>Mit einem Würfel würfeln: Die Granate landet auf dem Marker, davor oder dahinter.</translation>
    </message>
    <message>
        <source>Round to the nearest whole centimetre, half up: 20.4 counts as 20, 20.5 as 21.</source>
        <extracomment>rulings.teaw.range.gaps.option.nearest</extracomment>
        <translation>Auf ganze Zentimeter runden, ab halb auf: 20,4 zählt als 20, 20,5 als 21.</translation>
    </message>
    <message>
        <source>Round up to the next whole centimetre: 20.1 counts as 21.</source>
        <extracomment>rulings.teaw.range.gaps.option.up</extracomment>
        <translation>Auf den nächsten ganzen Zentimeter aufrunden: 20,1 zählt als 21.</translation>
    </message>
    <message>
        <source>Rounds of hand-to-hand begun each turn</source>
        <extracomment>tables.limits.what.handToHand</extracomment>
        <translation>Begonnene Nahkampfrunden je Zug</translation>
    </message>
    <message>
        <source>Ruling changed</source>
        <extracomment>command.ruling</extracomment>
        <translation>Auslegung geändert</translation>
    </message>
    <message>
        <source>Sealed note on where it lies</source>
        <extracomment>values.sealed</extracomment>
        <translation>Versiegelte Notiz, wo sie liegt</translation>
    </message>
    <message>
        <source>Section</source>
        <extracomment>tables.flameMarker.distance</extracomment>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Section of wire</source>
        <extracomment>tables.distances.what.wireSection</extracomment>
        <translation>Drahtabschnitt</translation>
    </message>
    <message>
        <source>Set Up MG</source>
        <extracomment>actions.setUpMg</extracomment>
        <translation>MG aufbauen</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <extracomment>command.set</extracomment>
        <translation>Von Hand gesetzt</translation>
    </message>
    <message>
        <source>Set up</source>
        <extracomment>values.mg.setUp</extracomment>
        <translation>Aufgebaut</translation>
    </message>
    <message>
        <source>Setting off a mine</source>
        <extracomment>tables.distances.what.mineTrigger</extracomment>
        <translation>Eine Mine auslösen</translation>
    </message>
    <message>
        <source>Several for a single action.</source>
        <extracomment>rulings.teaw.raider.grenades.option.burst</extracomment>
        <translation>Mehrere für eine einzige Aktion.</translation>
    </message>
    <message>
        <source>Shell hole</source>
        <extracomment>names.Shell hole, units.hole, values.areaKind.hole, values.type.hole</extracomment>
        <translation>Trichter</translation>
    </message>
    <message>
        <source>Shoot</source>
        <extracomment>actions.shoot, tables.shoot</extracomment>
        <translation>Schießen</translation>
    </message>
    <message>
        <source>Shoot, Machine Gun Attack and Precision Shot.</source>
        <extracomment>rulings.teaw.takecover.scope.option.shots</extracomment>
        <translation>Schießen, MG-Angriff und Präzisionsschuss.</translation>
    </message>
    <message>
        <source>Shoot, Machine Gun Attack, Precision Shot and flamethrower.</source>
        <extracomment>rulings.teaw.takecover.scope.option.dice-hits</extracomment>
        <translation>Schießen, MG-Angriff, Präzisionsschuss und Flammenwerfer.</translation>
    </message>
    <message>
        <source>Shooting into hand-to-hand: a ruling decides.</source>
        <extracomment>rules.T23.6.text</extracomment>
        <translation>In einen Nahkampf schießen: Eine Auslegung entscheidet.</translation>
    </message>
    <message>
        <source>Shooting more than once</source>
        <extracomment>rulings.teaw.shoot.repeat.heading</extracomment>
        <translation>Mehrmals schießen</translation>
    </message>
    <message>
        <source>Shooting past friends: agree.</source>
        <extracomment>rules.T23.5.text</extracomment>
        <translation>An eigenen Figuren vorbeischießen: absprechen.</translation>
    </message>
    <message>
        <source>Short and long</source>
        <extracomment>rulings.teaw.grenade.front.heading</extracomment>
        <translation>Zu kurz und zu weit</translation>
    </message>
    <message>
        <source>Short moves</source>
        <extracomment>rulings.teaw.move.upto.heading</extracomment>
        <translation>Kurze Bewegungen</translation>
    </message>
    <message>
        <source>Shot lined up</source>
        <extracomment>values.linedUp</extracomment>
        <translation>Ziel anvisiert</translation>
    </message>
    <message>
        <source>Shots used</source>
        <extracomment>values.shotsUsed</extracomment>
        <translation>Genutzte Schüsse</translation>
    </message>
    <message>
        <source>Side</source>
        <extracomment>kinds.side</extracomment>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Side A</source>
        <extracomment>common.side.a</extracomment>
        <translation>Seite A</translation>
    </message>
    <message>
        <source>Side B</source>
        <extracomment>common.side.b</extracomment>
        <translation>Seite B</translation>
    </message>
    <message>
        <source>Sight for special shots</source>
        <extracomment>rulings.teaw.special.los.heading</extracomment>
        <translation>Sicht für besondere Schüsse</translation>
    </message>
    <message>
        <source>Sight for the cannon</source>
        <extracomment>rulings.teaw.cannon.los.heading</extracomment>
        <translation>Sicht für die Kanone</translation>
    </message>
    <message>
        <source>Simulation</source>
        <extracomment>values.gameType.simulation</extracomment>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Skirmish</source>
        <extracomment>values.gameType.skirmish</extracomment>
        <translation>Scharmützel</translation>
    </message>
    <message>
        <source>Slowed</source>
        <extracomment>tables.wireCheck.state.slowed</extracomment>
        <translation>Gebremst</translation>
    </message>
    <message>
        <source>Small arms and tanks</source>
        <extracomment>rulings.teaw.tank.smallarms.heading</extracomment>
        <translation>Handwaffen und Panzer</translation>
    </message>
    <message>
        <source>Snared</source>
        <extracomment>tables.wireCheck.state.snared</extracomment>
        <translation>Verfangen</translation>
    </message>
    <message>
        <source>Snared and in hand-to-hand</source>
        <extracomment>rulings.teaw.snare.engaged.heading</extracomment>
        <translation>Verfangen und im Nahkampf</translation>
    </message>
    <message>
        <source>Snared in</source>
        <extracomment>links.snaredBy</extracomment>
        <translation>Verfangen in</translation>
    </message>
    <message>
        <source>Sniper Team</source>
        <extracomment>units.sniper, values.type.sniper</extracomment>
        <translation>Scharfschützentrupp</translation>
    </message>
    <message>
        <source>Sniper Team: Line Up Shot</source>
        <extracomment>rules.T18.1.heading</extracomment>
        <translation>Scharfschützentrupp: Anvisieren</translation>
    </message>
    <message>
        <source>Sniper Team: Precision Shot</source>
        <extracomment>rules.T18.3.heading, rules.T18.4.heading</extracomment>
        <translation>Scharfschützentrupp: Präzisionsschuss</translation>
    </message>
    <message>
        <source>Sniper Team: Take Cover</source>
        <extracomment>rules.T18.2.heading</extracomment>
        <translation>Scharfschützentrupp: Deckung nehmen</translation>
    </message>
    <message>
        <source>Some tables print 6 where others print 6+. Is there a difference?</source>
        <extracomment>rulings.teaw.hit.bare6.question</extracomment>
        <translation>Manche Tabellen drucken 6, wo andere 6+ drucken. Ist das ein Unterschied?</translation>
    </message>
    <message>
        <source>Somebody is close to mine {number}.</source>
        <extracomment>mines.cause</extracomment>
        <translation>Jemand ist nahe bei Mine {number}.</translation>
    </message>
    <message>
        <source>Specific Actions</source>
        <extracomment>rules.T2.4.heading, rules.T3.8.heading</extracomment>
        <translation>Besondere Aktionen</translation>
    </message>
    <message>
        <source>Specific Actions: Cut Wire</source>
        <extracomment>rules.T10.1.heading, rules.T10.2.heading, rules.T10.3.heading</extracomment>
        <translation>Besondere Aktionen: Draht schneiden</translation>
    </message>
    <message>
        <source>Speed of a Sniper Team</source>
        <extracomment>rulings.teaw.speed.sniper.heading</extracomment>
        <translation>Bewegung eines Scharfschützentrupps</translation>
    </message>
    <message>
        <source>Speed of an Anti-Tank Team</source>
        <extracomment>rulings.teaw.speed.antitank.heading</extracomment>
        <translation>Bewegung eines Panzerabwehrtrupps</translation>
    </message>
    <message>
        <source>Spend all three actions close to a mine and roll one die: the mine is removed, or it goes off.</source>
        <extracomment>rules.T15.6.text</extracomment>
        <translation>Alle drei Aktionen nahe bei einer Mine ausgeben und mit einem Würfel würfeln: Die Mine wird geräumt, oder sie explodiert.</translation>
    </message>
    <message>
        <source>Spend all three actions. Lay a mine close to a figure of the team.</source>
        <extracomment>rules.T15.3.text</extracomment>
        <translation>Alle drei Aktionen ausgeben. Eine Mine nahe bei einer Figur des Trupps verlegen.</translation>
    </message>
    <message>
        <source>Spend all three actions. Lay one section of wire so that it touches a figure of the team.</source>
        <extracomment>rules.T15.2.text</extracomment>
        <translation>Alle drei Aktionen ausgeben. Einen Abschnitt Draht so verlegen, dass er eine Figur des Trupps berührt.</translation>
    </message>
    <message>
        <source>Spend one action after lining up, against a tank only. Roll one die against the score for the distance; a hit damages the tank.</source>
        <extracomment>rules.T19.2.text</extracomment>
        <translation>Eine Aktion nach dem Anvisieren ausgeben, nur gegen einen Panzer. Mit einem Würfel gegen den Mindestwert für die Entfernung würfeln; ein Treffer beschädigt den Panzer.</translation>
    </message>
    <message>
        <source>Spend one action after lining up. Roll one die against the score for the distance.</source>
        <extracomment>rules.T18.3.text</extracomment>
        <translation>Eine Aktion nach dem Anvisieren ausgeben. Mit einem Würfel gegen den Mindestwert für die Entfernung würfeln.</translation>
    </message>
    <message>
        <source>Spend one action and put a marker where the grenade is meant to land.</source>
        <extracomment>rules.T8.1.text</extracomment>
        <translation>Eine Aktion ausgeben und einen Marker dorthin legen, wo die Granate landen soll.</translation>
    </message>
    <message>
        <source>Spend one action and put the flame marker against the team. Roll one die for each figure it touches: higher than the number of the section kills.</source>
        <extracomment>rules.T16.2.text</extracomment>
        <translation>Eine Aktion ausgeben und den Flammenmarker an den Trupp legen. Mit einem Würfel je berührter Figur würfeln: Höher als die Zahl des Abschnitts tötet.</translation>
    </message>
    <message>
        <source>Spend one action close to an enemy tank and roll one die: the charge holds, fails, or goes off in their hands.</source>
        <extracomment>rules.T15.7.text</extracomment>
        <translation>Eine Aktion nahe bei einem feindlichen Panzer ausgeben und mit einem Würfel würfeln: Die Ladung hält, misslingt oder explodiert in den Händen.</translation>
    </message>
    <message>
        <source>Spend one action, once a turn. Turn first if you like, within the limit, then move in one direction.</source>
        <extracomment>rules.T20.2.text</extracomment>
        <translation>Eine Aktion ausgeben, einmal je Zug. Auf Wunsch zuerst drehen, innerhalb der Grenze, dann in eine Richtung fahren.</translation>
    </message>
    <message>
        <source>Spend one action. A team may move only so many times in a turn.</source>
        <extracomment>rules.T4.1.text</extracomment>
        <translation>Eine Aktion ausgeben. Ein Trupp darf sich in einem Zug nur so viele Male bewegen.</translation>
    </message>
    <message>
        <source>Spend one action. Do it in the same turn, before the Anti-Tank Shot.</source>
        <extracomment>rules.T19.1.text</extracomment>
        <translation>Eine Aktion ausgeben. Im selben Zug, vor dem Panzerabwehrschuss.</translation>
    </message>
    <message>
        <source>Spend one action. Do it in the same turn, before the Precision Shot.</source>
        <extracomment>rules.T18.1.text</extracomment>
        <translation>Eine Aktion ausgeben. Im selben Zug, vor dem Präzisionsschuss.</translation>
    </message>
    <message>
        <source>Spend one action. The gun has to be packed up before the team moves again.</source>
        <extracomment>rules.T13.2.text, rules.T14.2.text</extracomment>
        <translation>Eine Aktion ausgeben. Das MG muss abgebaut sein, bevor sich der Trupp wieder bewegt.</translation>
    </message>
    <message>
        <source>Spend one action. The gun has to be set up before it fires, and then the team cannot move.</source>
        <extracomment>rules.T13.1.text, rules.T14.1.text</extracomment>
        <translation>Eine Aktion ausgeben. Das MG muss aufgebaut sein, bevor es feuert, und dann kann sich der Trupp nicht bewegen.</translation>
    </message>
    <message>
        <source>Spend one action. The target has to be in sight and in range.</source>
        <extracomment>rules.T6.2.text</extracomment>
        <translation>Eine Aktion ausgeben. Das Ziel muss in Sicht und in Reichweite sein.</translation>
    </message>
    <message>
        <source>Start of the turn</source>
        <extracomment>actions.turnStart</extracomment>
        <translation>Beginn des Zuges</translation>
    </message>
    <message>
        <source>Still stuck</source>
        <extracomment>rulings.teaw.snare.stuck.heading</extracomment>
        <translation>Hängt weiter fest</translation>
    </message>
    <message>
        <source>Stop at barbed wire. Check what it does to the team, or cut it if the team can.</source>
        <extracomment>rules.T4.3.text</extracomment>
        <translation>An Stacheldraht anhalten. Prüfen, was er mit dem Trupp macht, oder ihn schneiden, wenn der Trupp das kann.</translation>
    </message>
    <message>
        <source>Striking back</source>
        <extracomment>rulings.teaw.hth.sequence.heading</extracomment>
        <translation>Zurückschlagen</translation>
    </message>
    <message>
        <source>Table, deployment and the first turn: agree before the battle.</source>
        <extracomment>rules.T23.2.text</extracomment>
        <translation>Tisch, Aufstellung und erster Zug: vor der Schlacht absprechen.</translation>
    </message>
    <message>
        <source>Take Cover</source>
        <extracomment>actions.takeCover, tables.takeCover</extracomment>
        <translation>Deckung nehmen</translation>
    </message>
    <message>
        <source>Take grenade {number} off the table.</source>
        <extracomment>explosions.remove</extracomment>
        <translation>Granate {number} vom Tisch nehmen.</translation>
    </message>
    <message>
        <source>Take mine {number} off the table.</source>
        <extracomment>mines.remove</extracomment>
        <translation>Mine {number} vom Tisch nehmen.</translation>
    </message>
    <message>
        <source>Take wire {number} off the table.</source>
        <extracomment>blast.removeWire</extracomment>
        <translation>Draht {number} vom Tisch nehmen.</translation>
    </message>
    <message>
        <source>Take {unit} off the table.</source>
        <extracomment>table.take</extracomment>
        <translation>{unit} vom Tisch nehmen.</translation>
    </message>
    <message>
        <source>Taken off the table</source>
        <extracomment>command.remove</extracomment>
        <translation>Vom Tisch genommen</translation>
    </message>
    <message>
        <source>Tank</source>
        <extracomment>kinds.tank, tables.mineTank.tank, units.tank, values.type.tank</extracomment>
        <translation>Panzer</translation>
    </message>
    <message>
        <source>Tank without a crew</source>
        <extracomment>rulings.teaw.tank.knockedout.heading</extracomment>
        <translation>Panzer ohne Besatzung</translation>
    </message>
    <message>
        <source>Tank {unit}</source>
        <extracomment>flamethrower.tank</extracomment>
        <translation>Panzer {unit}</translation>
    </message>
    <message>
        <source>Tank: Machine Gun Attack</source>
        <extracomment>tables.tankMg</extracomment>
        <translation>Panzer: MG-Angriff</translation>
    </message>
    <message>
        <source>Tanks</source>
        <extracomment>rules.T20.1.heading</extracomment>
        <translation>Panzer</translation>
    </message>
    <message>
        <source>Tanks and wire</source>
        <extracomment>rulings.teaw.wire.tank.heading</extracomment>
        <translation>Panzer und Draht</translation>
    </message>
    <message>
        <source>Tanks in hand-to-hand</source>
        <extracomment>rulings.teaw.hth.tank.heading</extracomment>
        <translation>Panzer im Nahkampf</translation>
    </message>
    <message>
        <source>Tanks: Cannon Attack</source>
        <extracomment>rules.T20.5.heading, rules.T20.6.heading</extracomment>
        <translation>Panzer: Kanonenangriff</translation>
    </message>
    <message>
        <source>Tanks: Machine Gun Attack</source>
        <extracomment>rules.T1.5.heading, rules.T20.3.heading</extracomment>
        <translation>Panzer: MG-Angriff</translation>
    </message>
    <message>
        <source>Tanks: Machine Gun Attack: Cover</source>
        <extracomment>rules.T20.4.heading</extracomment>
        <translation>Panzer: MG-Angriff: Deckung</translation>
    </message>
    <message>
        <source>Tanks: Move</source>
        <extracomment>rules.T20.2.heading</extracomment>
        <translation>Panzer: Bewegung</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>tables.defensiveFire.cover, tables.hmg.cover, tables.lmg.cover, tables.shoot.cover, tables.tankMg.cover</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Team</source>
        <extracomment>kinds.team, tables.defensiveFire.team</extracomment>
        <translation>Trupp</translation>
    </message>
    <message>
        <source>Teams close to a new mine</source>
        <extracomment>rulings.teaw.mine.placed.heading</extracomment>
        <translation>Trupps nahe bei einer neuen Mine</translation>
    </message>
    <message>
        <source>Teams may attack a tank; the players say what a success does.</source>
        <extracomment>rulings.teaw.hth.tank.option.yes</extracomment>
        <translation>Trupps dürfen einen Panzer angreifen; die Spieler sagen, was ein Erfolg bewirkt.</translation>
    </message>
    <message>
        <source>Teams that have begun to fight go on each turn until one withdraws or is wiped out.</source>
        <extracomment>rules.T7.6.text</extracomment>
        <translation>Trupps, die zu kämpfen begonnen haben, kämpfen in jedem Zug weiter, bis einer sich zurückzieht oder vernichtet ist.</translation>
    </message>
    <message>
        <source>Teams to eliminate</source>
        <extracomment>values.objectiveTeams</extracomment>
        <translation>Auszuschaltende Trupps</translation>
    </message>
    <message>
        <source>Terrain, tanks and wrecks, and the figures of either side.</source>
        <extracomment>rulings.teaw.los.blockers.option.all</extracomment>
        <translation>Gelände, Panzer und Wracks sowie Figuren beider Seiten.</translation>
    </message>
    <message>
        <source>Terrain, tanks and wrecks. Figures do not.</source>
        <extracomment>rulings.teaw.los.blockers.option.terrain</extracomment>
        <translation>Gelände, Panzer und Wracks. Figuren nicht.</translation>
    </message>
    <message>
        <source>That is more than {n} cm from {unit}: put grenade {number} elsewhere.</source>
        <extracomment>throwBack.landingTooFar</extracomment>
        <translation>{unit}: Das ist weiter als {n} cm entfernt. Granate {number} woanders hinlegen.</translation>
    </message>
    <message>
        <source>That is outside the arc of {unit}, {n} degrees in all.</source>
        <extracomment>cannon.outsideArc</extracomment>
        <translation>{unit}: Das ist außerhalb des Schussfelds, insgesamt {n} Grad.</translation>
    </message>
    <message>
        <source>That is outside {from} to {to}.</source>
        <extracomment>refusal.range</extracomment>
        <translation>Das ist nicht zwischen {from} und {to}.</translation>
    </message>
    <message>
        <source>That of the team alone.</source>
        <extracomment>rulings.teaw.turn.endsscope.option.team</extracomment>
        <translation>Nur der des Trupps.</translation>
    </message>
    <message>
        <source>That of the whole side.</source>
        <extracomment>rulings.teaw.turn.endsscope.option.player</extracomment>
        <translation>Der der ganzen Seite.</translation>
    </message>
    <message>
        <source>That player for rifle fire; the attacker for everything else.</source>
        <extracomment>rulings.teaw.casualty.choice.option.shoot-only</extracomment>
        <translation>Dieser Spieler bei Gewehrfeuer; bei allem anderen der Angreifer.</translation>
    </message>
    <message>
        <source>The Crater and the Sap</source>
        <extracomment>scenarios.crater-and-sap</extracomment>
        <translation>Der Trichter und die Sappe</translation>
    </message>
    <message>
        <source>The Defensive Team that fires.</source>
        <extracomment>rulings.teaw.deffire.support.option.self</extracomment>
        <translation>Der Verteidigungstrupp, der feuert.</translation>
    </message>
    <message>
        <source>The Turn</source>
        <extracomment>rules.T2.1.heading, rules.T2.2.heading, rules.T3.1.heading, rules.T3.2.heading, rules.T3.3.heading, rules.T3.4.heading, rules.T3.5.heading, rules.T3.6.heading, rules.T3.7.heading</extracomment>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>The Wire at Dawn</source>
        <extracomment>scenarios.wire-at-dawn</extracomment>
        <translation>Draht im Morgengrauen</translation>
    </message>
    <message>
        <source>The attacker of the scenario.</source>
        <extracomment>rulings.teaw.turn.first.option.attacker</extracomment>
        <translation>Der Angreifer des Szenarios.</translation>
    </message>
    <message>
        <source>The battle begins</source>
        <extracomment>actions.begin, command.begin</extracomment>
        <translation>Die Schlacht beginnt</translation>
    </message>
    <message>
        <source>The battle begins. {side} has the first turn.</source>
        <extracomment>begin.begins</extracomment>
        <translation>Die Schlacht beginnt. {side} hat den ersten Zug.</translation>
    </message>
    <message>
        <source>The cannon of {unit} reaches what it sees within {n} cm, inside its arc.</source>
        <extracomment>cannon.notPossibleSeen</extracomment>
        <translation>{unit}: Die Kanone erreicht, was sie sieht, bis {n} cm und in ihrem Schussfeld.</translation>
    </message>
    <message>
        <source>The cannon of {unit} reaches {n} cm, inside its arc.</source>
        <extracomment>cannon.notPossible</extracomment>
        <translation>{unit}: Die Kanone reicht {n} cm weit, in ihrem Schussfeld.</translation>
    </message>
    <message>
        <source>The cannon.</source>
        <extracomment>rulings.teaw.tank.gunner.option.cannon-only</extracomment>
        <translation>Die Kanone.</translation>
    </message>
    <message>
        <source>The charge goes off at the end of the Engineers&apos; next turn and destroys the tank.</source>
        <extracomment>rules.T15.8.text</extracomment>
        <translation>Die Ladung explodiert am Ende des nächsten Zuges der Pioniere und vernichtet den Panzer.</translation>
    </message>
    <message>
        <source>The charge goes off in the hands of {unit}.</source>
        <extracomment>charges.outcome.blast</extracomment>
        <translation>{unit}: Die Ladung explodiert in den eigenen Händen.</translation>
    </message>
    <message>
        <source>The charge on {unit} goes off at the end of this turn.</source>
        <extracomment>turn.chargeDue</extracomment>
        <translation>{unit}: Die Ladung explodiert am Ende dieses Zuges.</translation>
    </message>
    <message>
        <source>The charge on {unit} goes off.</source>
        <extracomment>charges.bang</extracomment>
        <translation>{unit}: Die Ladung explodiert.</translation>
    </message>
    <message>
        <source>The charge on {unit} goes off: how many figures of each team are within {radius} cm?</source>
        <extracomment>charges.caught</extracomment>
        <translation>{unit}: Die Ladung explodiert. Wie viele Figuren jedes Trupps sind im Umkreis von {radius} cm?</translation>
    </message>
    <message>
        <source>The charge on {unit} is due.</source>
        <extracomment>charges.cause</extracomment>
        <translation>{unit}: Die Ladung ist fällig.</translation>
    </message>
    <message>
        <source>The damage roll names a crewman who is dead already. What happens?</source>
        <extracomment>rulings.teaw.tank.repeatdamage.question</extracomment>
        <translation>Der Schadenswurf nennt ein Mitglied der Besatzung, das schon tot ist. Was geschieht?</translation>
    </message>
    <message>
        <source>The ends of own turns in a row. It begins anew when the area is lost at the end of any turn.</source>
        <extracomment>rulings.teaw.objective.hold.option.own-consecutive</extracomment>
        <translation>Die Enden eigener Züge in Folge. Es beginnt von vorn, wenn das Gebiet an irgendeinem Zugende verloren ist.</translation>
    </message>
    <message>
        <source>The ends of own turns, all added up.</source>
        <extracomment>rulings.teaw.objective.hold.option.own-total</extracomment>
        <translation>Die Enden eigener Züge, alle zusammengezählt.</translation>
    </message>
    <message>
        <source>The first row was meant as 41 to 50: 4 or more there, 3 or more from 31 to 40.</source>
        <extracomment>rulings.teaw.sniper.table.option.b</extracomment>
        <translation>Die erste Zeile war als 41 bis 50 gemeint: dort 4 oder mehr, von 31 bis 40 dann 3 oder mehr.</translation>
    </message>
    <message>
        <source>The flame marker</source>
        <extracomment>rulings.teaw.flame.marker.heading</extracomment>
        <translation>Der Flammenmarker</translation>
    </message>
    <message>
        <source>The flame spares nobody: roll for friends that it touches as well.</source>
        <extracomment>rules.T16.3.text</extracomment>
        <translation>Die Flamme verschont niemanden: auch für eigene Figuren würfeln, die sie berührt.</translation>
    </message>
    <message>
        <source>The grenade lies on the table through the enemy&apos;s turn.</source>
        <extracomment>rules.T8.4.text</extracomment>
        <translation>Die Granate liegt während des feindlichen Zuges auf dem Tisch.</translation>
    </message>
    <message>
        <source>The grenades go off.</source>
        <extracomment>turn.explosionsFirst</extracomment>
        <translation>Die Granaten explodieren.</translation>
    </message>
    <message>
        <source>The gun of {unit} is not set up.</source>
        <extracomment>defensiveFire.packed</extracomment>
        <translation>{unit}: Das MG ist nicht aufgebaut.</translation>
    </message>
    <message>
        <source>The gun of {unit} is set up: pack it up first.</source>
        <extracomment>move.setUp</extracomment>
        <translation>{unit}: Das MG ist aufgebaut, erst abbauen.</translation>
    </message>
    <message>
        <source>The machine gun of {unit} is packed already.</source>
        <extracomment>machineGun.alreadyPacked</extracomment>
        <translation>{unit}: Das MG ist schon abgebaut.</translation>
    </message>
    <message>
        <source>The machine gun of {unit} is set up already.</source>
        <extracomment>machineGun.alreadySetUp</extracomment>
        <translation>{unit}: Das MG ist schon aufgebaut.</translation>
    </message>
    <message>
        <source>The machine gun.</source>
        <extracomment>rulings.teaw.tank.gunner.option.mg-only</extracomment>
        <translation>Das MG.</translation>
    </message>
    <message>
        <source>The move ends, with no check.</source>
        <extracomment>rulings.teaw.cut.fail.option.stop</extracomment>
        <translation>Die Bewegung endet, ohne Probe.</translation>
    </message>
    <message>
        <source>The move out of the wire goes forward.</source>
        <extracomment>rules.T5.4.text</extracomment>
        <translation>Die Bewegung aus dem Draht geht vorwärts.</translation>
    </message>
    <message>
        <source>The numbers on the flame marker are not printed. Where do they come from?</source>
        <extracomment>rulings.teaw.flame.marker.question</extracomment>
        <translation>Die Zahlen auf dem Flammenmarker sind nicht gedruckt. Woher kommen sie?</translation>
    </message>
    <message>
        <source>The one that covers most of its base; if equal, the lower number.</source>
        <extracomment>rulings.teaw.flame.straddle.option.most</extracomment>
        <translation>Der, der den größten Teil ihrer Basis bedeckt; bei Gleichstand die niedrigere Zahl.</translation>
    </message>
    <message>
        <source>The one with the higher number.</source>
        <extracomment>rulings.teaw.flame.straddle.option.high</extracomment>
        <translation>Der mit der höheren Zahl.</translation>
    </message>
    <message>
        <source>The one with the lower number.</source>
        <extracomment>rulings.teaw.flame.straddle.option.low</extracomment>
        <translation>Der mit der niedrigeren Zahl.</translation>
    </message>
    <message>
        <source>The open</source>
        <extracomment>values.place.open</extracomment>
        <translation>Freies Gelände</translation>
    </message>
    <message>
        <source>The other one is killed.</source>
        <extracomment>rulings.teaw.tank.repeatdamage.option.other</extracomment>
        <translation>Der andere stirbt.</translation>
    </message>
    <message>
        <source>The player of the team that was hit, for every loss that is only a number.</source>
        <extracomment>rulings.teaw.casualty.choice.option.defender</extracomment>
        <translation>Der Spieler des getroffenen Trupps, bei jedem Verlust, der nur eine Zahl ist.</translation>
    </message>
    <message>
        <source>The player whose turn it is chooses the order of explosions and snare rolls.</source>
        <extracomment>rulings.teaw.turn.startorder.option.player-order</extracomment>
        <translation>Der Spieler, der am Zug ist, wählt die Reihenfolge von Explosionen und Befreiungswürfen.</translation>
    </message>
    <message>
        <source>The players answer one question: open or in cover?</source>
        <extracomment>rulings.teaw.cover.half.option.ask</extracomment>
        <translation>Die Spieler beantworten eine Frage: ohne oder in Deckung?</translation>
    </message>
    <message>
        <source>The players judge by eye. As a hint: terrain and tanks block, figures do not.</source>
        <extracomment>rulings.teaw.los.blockers.option.ask</extracomment>
        <translation>Die Spieler urteilen nach Augenmaß. Als Hinweis: Gelände und Panzer versperren die Sicht, Figuren nicht.</translation>
    </message>
    <message>
        <source>The players say so when the battle begins.</source>
        <extracomment>rulings.teaw.turn.first.option.ask</extracomment>
        <translation>Die Spieler sagen es, wenn die Schlacht beginnt.</translation>
    </message>
    <message>
        <source>The players take whole turns one after the other. In yours, all your teams and tanks may act.</source>
        <extracomment>rules.T3.1.text</extracomment>
        <translation>Die Spieler haben abwechselnd ganze Züge. Im eigenen Zug dürfen alle eigenen Trupps und Panzer handeln.</translation>
    </message>
    <message>
        <source>The printed bands leave gaps (20 to 21, 25 to 26). Which band does a distance in a gap belong to?</source>
        <extracomment>rulings.teaw.range.gaps.question</extracomment>
        <translation>Die gedruckten Entfernungen lassen Lücken (20 bis 21, 25 bis 26). Wozu gehört eine Entfernung in einer Lücke?</translation>
    </message>
    <message>
        <source>The printed results name 5 twice and 6 never. What do they mean?</source>
        <extracomment>rulings.teaw.charge.overlap.question</extracomment>
        <translation>Die gedruckten Ergebnisse nennen 5 zweimal und 6 nie. Was bedeuten sie?</translation>
    </message>
    <message>
        <source>The relation of {unit} and {other} was changed by hand.</source>
        <extracomment>log.link</extracomment>
        <translation>{unit} und {other}: Die Beziehung wurde von Hand geändert.</translation>
    </message>
    <message>
        <source>The rulebook speaks of a &quot;support team&quot; that did not move. Which team is that?</source>
        <extracomment>rulings.teaw.deffire.support.question</extracomment>
        <translation>Das Regelwerk spricht von einem unterstützenden Trupp, der sich nicht bewegt hat. Welcher Trupp ist das?</translation>
    </message>
    <message>
        <source>The same action can differ between teams in dice, distance and conditions. Use the entry of the team that acts.</source>
        <extracomment>rules.T3.8.text</extracomment>
        <translation>Dieselbe Aktion kann sich bei verschiedenen Trupps in Würfeln, Entfernung und Bedingungen unterscheiden. Es gilt der Abschnitt des handelnden Trupps.</translation>
    </message>
    <message>
        <source>The same damage twice</source>
        <extracomment>rulings.teaw.tank.repeatdamage.heading</extracomment>
        <translation>Zweimal derselbe Schaden</translation>
    </message>
    <message>
        <source>The shot goes wide: move the marker {n} cm to the left, as {unit} sees it.</source>
        <extracomment>cannon.land.left.tank</extracomment>
        <translation>Der Schuss geht daneben: den Marker um {n} cm nach links verschieben, vom Schützen aus gesehen ({unit}).</translation>
    </message>
    <message>
        <source>The shot goes wide: move the marker {n} cm to the right, as {unit} sees it.</source>
        <extracomment>cannon.land.right.tank</extracomment>
        <translation>Der Schuss geht daneben: den Marker um {n} cm nach rechts verschieben, vom Schützen aus gesehen ({unit}).</translation>
    </message>
    <message>
        <source>The shot lands long: move the marker {n} cm away from {unit}.</source>
        <extracomment>cannon.land.long.tank</extracomment>
        <translation>Der Schuss landet zu weit: den Marker um {n} cm vom Schützen weg verschieben ({unit}).</translation>
    </message>
    <message>
        <source>The shot lands on its marker.</source>
        <extracomment>cannon.land.mark</extracomment>
        <translation>Der Schuss landet auf seinem Marker.</translation>
    </message>
    <message>
        <source>The shot lands short: move the marker {n} cm towards {unit}.</source>
        <extracomment>cannon.land.short.tank</extracomment>
        <translation>Der Schuss landet zu kurz: den Marker um {n} cm auf den Schützen zu verschieben ({unit}).</translation>
    </message>
    <message>
        <source>The shot lands {n} cm behind the target, the way the target faces.</source>
        <extracomment>cannon.land.long.target</extracomment>
        <translation>Der Schuss landet {n} cm hinter dem Ziel, in dessen Blickrichtung gesehen.</translation>
    </message>
    <message>
        <source>The shot lands {n} cm in front of the target, the way the target faces.</source>
        <extracomment>cannon.land.short.target</extracomment>
        <translation>Der Schuss landet {n} cm vor dem Ziel, in dessen Blickrichtung gesehen.</translation>
    </message>
    <message>
        <source>The shot lands {n} cm to the left of the target, the way the target faces.</source>
        <extracomment>cannon.land.left.target</extracomment>
        <translation>Der Schuss landet {n} cm links vom Ziel, in dessen Blickrichtung gesehen.</translation>
    </message>
    <message>
        <source>The shot lands {n} cm to the right of the target, the way the target faces.</source>
        <extracomment>cannon.land.right.target</extracomment>
        <translation>Der Schuss landet {n} cm rechts vom Ziel, in dessen Blickrichtung gesehen.</translation>
    </message>
    <message>
        <source>The shot strikes: how many figures of each team are within {radius} cm?</source>
        <extracomment>cannon.caught</extracomment>
        <translation>Der Schuss schlägt ein: Wie viele Figuren jedes Trupps sind im Umkreis von {radius} cm?</translation>
    </message>
    <message>
        <source>The side that the target team faces.</source>
        <extracomment>rulings.teaw.grenade.front.option.facing</extracomment>
        <translation>Die Seite, zu der der Zieltrupp blickt.</translation>
    </message>
    <message>
        <source>The side towards the thrower.</source>
        <extracomment>rulings.teaw.grenade.front.option.thrower</extracomment>
        <translation>Die Seite zum Werfer hin.</translation>
    </message>
    <message>
        <source>The snare roll, and its round or its withdrawal as well.</source>
        <extracomment>rulings.teaw.snare.engaged.option.fight</extracomment>
        <translation>Den Befreiungswurf und dazu seine Runde oder seinen Rückzug.</translation>
    </message>
    <message>
        <source>The snared teams roll.</source>
        <extracomment>turn.snaresFirst</extracomment>
        <translation>Die verfangenen Trupps würfeln.</translation>
    </message>
    <message>
        <source>The table of speeds has no row for the Anti-Tank Team. How far does it move?</source>
        <extracomment>rulings.teaw.speed.antitank.question</extracomment>
        <translation>Die Bewegungstabelle hat keine Zeile für den Panzerabwehrtrupp. Wie weit bewegt er sich?</translation>
    </message>
    <message>
        <source>The table of speeds has no row for the Sniper Team. How far does it move?</source>
        <extracomment>rulings.teaw.speed.sniper.question</extracomment>
        <translation>Die Bewegungstabelle hat keine Zeile für den Scharfschützentrupp. Wie weit bewegt er sich?</translation>
    </message>
    <message>
        <source>The table of speeds leaves out the Sniper and the Anti-Tank Team. A ruling gives their speed.</source>
        <extracomment>rules.T2.3.text</extracomment>
        <translation>Die Bewegungstabelle lässt Scharfschützen- und Panzerabwehrtrupp aus. Eine Auslegung bestimmt ihre Bewegung.</translation>
    </message>
    <message>
        <source>The tank crosses and the section is destroyed.</source>
        <extracomment>rulings.teaw.wire.tank.option.crush</extracomment>
        <translation>Der Panzer überquert ihn, und der Abschnitt ist zerstört.</translation>
    </message>
    <message>
        <source>The tank makes a wire check like a team.</source>
        <extracomment>rulings.teaw.wire.tank.option.check</extracomment>
        <translation>Der Panzer macht eine Drahtprobe wie ein Trupp.</translation>
    </message>
    <message>
        <source>The target has to be in sight and in range. The distance gives the dice.</source>
        <extracomment>rules.T14.3.text, rules.T20.3.text</extracomment>
        <translation>Das Ziel muss in Sicht und in Reichweite sein. Die Entfernung bestimmt die Würfel.</translation>
    </message>
    <message>
        <source>The target has to be in sight and in range. The distance gives the dice; the number of crew does not matter.</source>
        <extracomment>rules.T13.3.text</extracomment>
        <translation>Das Ziel muss in Sicht und in Reichweite sein. Die Entfernung bestimmt die Würfel; die Stärke der Bedienung spielt keine Rolle.</translation>
    </message>
    <message>
        <source>The team makes a wire check as soon as it moves at all.</source>
        <extracomment>rulings.teaw.wire.placedtouch.option.check-leave</extracomment>
        <translation>Der Trupp macht eine Drahtprobe, sobald er sich überhaupt bewegt.</translation>
    </message>
    <message>
        <source>The team makes the wire check.</source>
        <extracomment>rulings.teaw.cut.fail.option.check</extracomment>
        <translation>Der Trupp macht die Drahtprobe.</translation>
    </message>
    <message>
        <source>The team whose action it is.</source>
        <extracomment>rulings.teaw.hth.tie.option.active</extracomment>
        <translation>Der Trupp, dessen Aktion es ist.</translation>
    </message>
    <message>
        <source>The turn ends: look at the objectives.</source>
        <extracomment>turn.objective</extracomment>
        <translation>Der Zug endet: die Missionsziele prüfen.</translation>
    </message>
    <message>
        <source>The turn of {side} begins.</source>
        <extracomment>turn.next</extracomment>
        <translation>{side}: Der Zug beginnt.</translation>
    </message>
    <message>
        <source>The turn of {unit} is over.</source>
        <extracomment>guard.turnEnded</extracomment>
        <translation>{unit}: Der Zug ist vorbei.</translation>
    </message>
    <message>
        <source>The two teams have to be close together.</source>
        <extracomment>rules.T7.2.text</extracomment>
        <translation>Die beiden Trupps müssen nahe beieinander sein.</translation>
    </message>
    <message>
        <source>The whole belt that hangs together.</source>
        <extracomment>rulings.teaw.wire.section.option.belt</extracomment>
        <translation>Der ganze Gürtel, der zusammenhängt.</translation>
    </message>
    <message>
        <source>The whole team stops and rolls one die.</source>
        <extracomment>rulings.teaw.wire.contact.option.any</extracomment>
        <translation>Der ganze Trupp hält an und würfelt mit einem Würfel.</translation>
    </message>
    <message>
        <source>The whole team.</source>
        <extracomment>rulings.teaw.term.unit.option.team</extracomment>
        <translation>Der ganze Trupp.</translation>
    </message>
    <message>
        <source>The wire is not cut. What then?</source>
        <extracomment>rulings.teaw.cut.fail.question</extracomment>
        <translation>Der Draht ist nicht durchgeschnitten. Was dann?</translation>
    </message>
    <message>
        <source>The wire stopped {unit}: no more moving this turn.</source>
        <extracomment>move.noMore</extracomment>
        <translation>Der Draht hat {unit} aufgehalten: keine Bewegung mehr in diesem Zug.</translation>
    </message>
    <message>
        <source>There are no phases. Let your teams act in any order.</source>
        <extracomment>rules.T3.2.text</extracomment>
        <translation>Es gibt keine Phasen. Die eigenen Trupps handeln in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>There is no grenade to throw back.</source>
        <extracomment>throwBack.none</extracomment>
        <translation>Es gibt keine Granate zum Zurückwerfen.</translation>
    </message>
    <message>
        <source>There is no mine to defuse.</source>
        <extracomment>mines.none</extracomment>
        <translation>Es gibt keine Mine zum Entschärfen.</translation>
    </message>
    <message>
        <source>There is no morale, no rallying and no leader.</source>
        <extracomment>rules.T23.7.text</extracomment>
        <translation>Es gibt keine Moral, kein Sammeln und keinen Anführer.</translation>
    </message>
    <message>
        <source>There is no ruling “{id}” in this game.</source>
        <extracomment>refusal.noRuling</extracomment>
        <translation>Es gibt keine Auslegung „{id}“ in diesem Spiel.</translation>
    </message>
    <message>
        <source>There is no such cell in the tables.</source>
        <extracomment>refusal.noCell</extracomment>
        <translation>Ein solches Feld gibt es in den Tabellen nicht.</translation>
    </message>
    <message>
        <source>There is no such unit in this battle.</source>
        <extracomment>guard.noUnit</extracomment>
        <translation>Eine solche Einheit gibt es in dieser Schlacht nicht.</translation>
    </message>
    <message>
        <source>There is no target for that.</source>
        <extracomment>targets.none</extracomment>
        <translation>Dafür gibt es kein Ziel.</translation>
    </message>
    <message>
        <source>There is no unit of the type “{type}” in this game.</source>
        <extracomment>refusal.noType</extracomment>
        <translation>Es gibt keine Einheit der Art „{type}“ in diesem Spiel.</translation>
    </message>
    <message>
        <source>There is no value “{key}” in this game.</source>
        <extracomment>refusal.noValue</extracomment>
        <translation>Es gibt keinen Wert „{key}“ in diesem Spiel.</translation>
    </message>
    <message>
        <source>There is no wire.</source>
        <extracomment>cutWire.none</extracomment>
        <translation>Es gibt keinen Draht.</translation>
    </message>
    <message>
        <source>There is nothing of number {id}.</source>
        <extracomment>refusal.noEntity</extracomment>
        <translation>Nichts trägt die Nummer {id}.</translation>
    </message>
    <message>
        <source>There is nothing of the kind “{kind}” in this game.</source>
        <extracomment>refusal.noKind</extracomment>
        <translation>In diesem Spiel gibt es nichts von der Art „{kind}“.</translation>
    </message>
    <message>
        <source>They are run over and removed.</source>
        <extracomment>rulings.teaw.tank.overrun.option.kill</extracomment>
        <translation>Sie werden überrollt und entfernt.</translation>
    </message>
    <message>
        <source>They may be aimed at a tank; the players say what a hit does.</source>
        <extracomment>rulings.teaw.tank.smallarms.option.custom</extracomment>
        <translation>Sie dürfen auf einen Panzer zielen; die Spieler sagen, was ein Treffer bewirkt.</translation>
    </message>
    <message>
        <source>They may move up first and use the actions left.</source>
        <extracomment>rulings.teaw.mine.defuserange.option.move-then</extracomment>
        <translation>Sie dürfen sich erst nähern und die übrigen Aktionen ausgeben.</translation>
    </message>
    <message>
        <source>They step aside.</source>
        <extracomment>rulings.teaw.tank.overrun.option.push</extracomment>
        <translation>Sie treten zur Seite.</translation>
    </message>
    <message>
        <source>This does nothing to the tank {unit}.</source>
        <extracomment>targets.tank</extracomment>
        <translation>Das bewirkt beim Panzer {unit} nichts.</translation>
    </message>
    <message>
        <source>This turn</source>
        <extracomment>tables.wireCheck.thisTurn</extracomment>
        <translation>Dieser Zug</translation>
    </message>
    <message>
        <source>Those, and explosions, mines, cannon and hand-to-hand.</source>
        <extracomment>rulings.teaw.takecover.scope.option.all</extracomment>
        <translation>Diese und Explosionen, Minen, Kanone und Nahkampf.</translation>
    </message>
    <message>
        <source>Those, and hand-to-hand.</source>
        <extracomment>rulings.teaw.mg.setupscope.option.all</extracomment>
        <translation>Diese und Nahkampf.</translation>
    </message>
    <message>
        <source>Three British figures fire at a German team in the open. They roll two dice, a 4 and a 2: one German goes.</source>
        <extracomment>rules.T6.5.text</extracomment>
        <translation>Drei britische Figuren schießen auf einen deutschen Trupp ohne Deckung. Sie werfen mit zwei Würfeln eine 4 und eine 2: Ein Deutscher fällt.</translation>
    </message>
    <message>
        <source>Three actions that are all still unused.</source>
        <extracomment>rulings.teaw.engineer.allthree.option.whole</extracomment>
        <translation>Drei Aktionen, die alle noch ungenutzt sind.</translation>
    </message>
    <message>
        <source>Through the wire, away from the side it came from.</source>
        <extracomment>rulings.teaw.snare.forward.option.across</extracomment>
        <translation>Durch den Draht, weg von der Seite, von der er kam.</translation>
    </message>
    <message>
        <source>Throw Back Grenade</source>
        <extracomment>actions.throwBack, tables.throwBack</extracomment>
        <translation>Granate zurückwerfen</translation>
    </message>
    <message>
        <source>Throw a Grenade</source>
        <extracomment>actions.grenade, rules.T8.1.heading, rules.T8.2.heading, rules.T8.3.heading, rules.T8.4.heading, rules.T8.5.heading, rules.T8.6.heading</extracomment>
        <translation>Granate werfen</translation>
    </message>
    <message>
        <source>Throwing back again</source>
        <extracomment>rulings.teaw.throwback.again.heading</extracomment>
        <translation>Erneut zurückwerfen</translation>
    </message>
    <message>
        <source>Throwing back and trenches</source>
        <extracomment>rulings.teaw.throwback.contain.heading</extracomment>
        <translation>Zurückwerfen und Gräben</translation>
    </message>
    <message>
        <source>Thrown back</source>
        <extracomment>values.thrownBack</extracomment>
        <translation>Zurückgeworfen</translation>
    </message>
    <message>
        <source>Thrown by</source>
        <extracomment>links.thrower</extracomment>
        <translation>Geworfen von</translation>
    </message>
    <message>
        <source>Thrown by the side</source>
        <extracomment>links.owner</extracomment>
        <translation>Geworfen von der Seite</translation>
    </message>
    <message>
        <source>To End All Wars</source>
        <extracomment>game.name</extracomment>
        <translation>To End All Wars</translation>
    </message>
    <message>
        <source>To leave a fight, roll one die: the team may get away, and may lose a figure.</source>
        <extracomment>rules.T7.7.text</extracomment>
        <translation>Um einen Nahkampf zu verlassen, mit einem Würfel würfeln: Der Trupp kann sich lösen, und er kann eine Figur verlieren.</translation>
    </message>
    <message>
        <source>Touches</source>
        <extracomment>links.touching</extracomment>
        <translation>Berührt</translation>
    </message>
    <message>
        <source>Trench</source>
        <extracomment>units.trench, values.areaKind.trench, values.type.trench</extracomment>
        <translation>Graben</translation>
    </message>
    <message>
        <source>Trench or shell hole</source>
        <extracomment>kinds.area</extracomment>
        <translation>Graben oder Trichter</translation>
    </message>
    <message>
        <source>Trenches and shell holes</source>
        <extracomment>rulings.teaw.grenade.contain.heading</extracomment>
        <translation>Gräben und Trichter</translation>
    </message>
    <message>
        <source>Turn is over</source>
        <extracomment>values.turnEnded</extracomment>
        <translation>Zug ist vorbei</translation>
    </message>
    <message>
        <source>Turn {turn} of {side}.</source>
        <extracomment>turn.begins</extracomment>
        <translation>Zug {turn}: {side}.</translation>
    </message>
    <message>
        <source>Turns held</source>
        <extracomment>values.hold</extracomment>
        <translation>Gehaltene Züge</translation>
    </message>
    <message>
        <source>Turns to hold</source>
        <extracomment>values.objectiveTurns</extracomment>
        <translation>Zu haltende Züge</translation>
    </message>
    <message>
        <source>Two printed rows cover 31 to 40 cm with different numbers. Which is right?</source>
        <extracomment>rulings.teaw.sniper.table.question</extracomment>
        <translation>Zwei gedruckte Zeilen nennen für 31 bis 40 cm verschiedene Zahlen. Welche stimmt?</translation>
    </message>
    <message>
        <source>Two small forces fight until one is wiped out.</source>
        <extracomment>rules.T21.1.text</extracomment>
        <translation>Zwei kleine Verbände kämpfen, bis einer ausgelöscht ist.</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>values.type</extracomment>
        <translation>Art</translation>
    </message>
    <message>
        <source>Was last in range of</source>
        <extracomment>links.wasInRange</extracomment>
        <translation>War zuletzt in Reichweite von</translation>
    </message>
    <message>
        <source>What becomes of a destroyed tank?</source>
        <extracomment>rulings.teaw.tank.wreck.question</extracomment>
        <translation>Was wird aus einem vernichteten Panzer?</translation>
    </message>
    <message>
        <source>What becomes of a mine that a tank has met?</source>
        <extracomment>rulings.teaw.mine.tankspent.question</extracomment>
        <translation>Was wird aus einer Mine, auf die ein Panzer getroffen ist?</translation>
    </message>
    <message>
        <source>What besides figures suffers from an explosion?</source>
        <extracomment>rulings.teaw.explosion.scenery.question</extracomment>
        <translation>Was leidet außer Figuren unter einer Explosion?</translation>
    </message>
    <message>
        <source>What blocks sight</source>
        <extracomment>rulings.teaw.los.blockers.heading</extracomment>
        <translation>Was die Sicht versperrt</translation>
    </message>
    <message>
        <source>What can a tank no longer fire without its gunner?</source>
        <extracomment>rulings.teaw.tank.gunner.question</extracomment>
        <translation>Was kann ein Panzer ohne seinen Richtschützen nicht mehr abfeuern?</translation>
    </message>
    <message>
        <source>What comes first at the start of a turn?</source>
        <extracomment>rulings.teaw.turn.startorder.question</extracomment>
        <translation>Was kommt zu Beginn eines Zuges zuerst?</translation>
    </message>
    <message>
        <source>What comes first?</source>
        <extracomment>turn.startOrder</extracomment>
        <translation>Was kommt zuerst?</translation>
    </message>
    <message>
        <source>What cover helps against</source>
        <extracomment>rulings.teaw.takecover.scope.heading</extracomment>
        <translation>Wogegen Deckung hilft</translation>
    </message>
    <message>
        <source>What does a job that takes all three actions need?</source>
        <extracomment>rulings.teaw.engineer.allthree.question</extracomment>
        <translation>Was braucht eine Arbeit, die alle drei Aktionen kostet?</translation>
    </message>
    <message>
        <source>What does a wire check of 1 or 2 leave a team to do?</source>
        <extracomment>rulings.teaw.wire.noeffect.question</extracomment>
        <translation>Was bleibt einem Trupp nach einer Drahtprobe von 1 oder 2 zu tun?</translation>
    </message>
    <message>
        <source>What does an attempt to withdraw cost?</source>
        <extracomment>rulings.teaw.withdraw.cost.question</extracomment>
        <translation>Was kostet ein Rückzugsversuch?</translation>
    </message>
    <message>
        <source>What else may an engaged team do?</source>
        <extracomment>rulings.teaw.hth.otheractions.question</extracomment>
        <translation>Was darf ein Trupp im Nahkampf sonst noch tun?</translation>
    </message>
    <message>
        <source>What happens when a tank drives into wire?</source>
        <extracomment>rulings.teaw.wire.tank.question</extracomment>
        <translation>Was geschieht, wenn ein Panzer in Draht fährt?</translation>
    </message>
    <message>
        <source>What happens when a tank meets figures?</source>
        <extracomment>rulings.teaw.tank.overrun.question</extracomment>
        <translation>Was geschieht, wenn ein Panzer auf Figuren trifft?</translation>
    </message>
    <message>
        <source>What interrupts a line of sight?</source>
        <extracomment>rulings.teaw.los.blockers.question</extracomment>
        <translation>Was unterbricht eine Sichtlinie?</translation>
    </message>
    <message>
        <source>What is &quot;in front of&quot; the target of a grenade?</source>
        <extracomment>rulings.teaw.grenade.front.question</extracomment>
        <translation>Was ist „vor“ dem Ziel einer Granate?</translation>
    </message>
    <message>
        <source>What is the move after a successful withdrawal?</source>
        <extracomment>rulings.teaw.withdraw.move.question</extracomment>
        <translation>Was ist die Bewegung nach einem gelungenen Rückzug?</translation>
    </message>
    <message>
        <source>What may a team do in the turn in which it fails to get free?</source>
        <extracomment>rulings.teaw.snare.stuck.question</extracomment>
        <translation>Was darf ein Trupp in dem Zug tun, in dem er nicht freikommt?</translation>
    </message>
    <message>
        <source>What may be aimed at?</source>
        <extracomment>rulings.teaw.cannon.target.question</extracomment>
        <translation>Worauf darf gezielt werden?</translation>
    </message>
    <message>
        <source>What needs a gun set up</source>
        <extracomment>rulings.teaw.mg.setupscope.heading</extracomment>
        <translation>Wofür ein MG aufgebaut sein muss</translation>
    </message>
    <message>
        <source>What needs lining up</source>
        <extracomment>rulings.teaw.lineup.scope.heading</extracomment>
        <translation>Wofür anvisiert werden muss</translation>
    </message>
    <message>
        <source>What the cannon aims at</source>
        <extracomment>rulings.teaw.cannon.target.heading</extracomment>
        <translation>Worauf die Kanone zielt</translation>
    </message>
    <message>
        <source>When a figure comes within 4 cm from outside. Those inside may leave.</source>
        <extracomment>rulings.teaw.mine.placed.option.crossing</extracomment>
        <translation>Wenn eine Figur von außen näher als 4 cm kommt. Wer darin ist, darf hinaus.</translation>
    </message>
    <message>
        <source>When a figure of it has really changed its place.</source>
        <extracomment>rulings.teaw.deffire.moved.option.shifted</extracomment>
        <translation>Wenn eine seiner Figuren wirklich ihren Platz verändert hat.</translation>
    </message>
    <message>
        <source>When a tank comes close to a mine, roll one die to see whether it is damaged.</source>
        <extracomment>rules.T15.5.text</extracomment>
        <translation>Wenn ein Panzer einer Mine nahe kommt, mit einem Würfel würfeln, ob er beschädigt wird.</translation>
    </message>
    <message>
        <source>When a team is in cover</source>
        <extracomment>rulings.teaw.cover.half.heading</extracomment>
        <translation>Wann ein Trupp in Deckung ist</translation>
    </message>
    <message>
        <source>When a team within 4 cm moves at all.</source>
        <extracomment>rulings.teaw.mine.placed.option.inside</extracomment>
        <translation>Wenn sich ein Trupp innerhalb von 4 cm überhaupt bewegt.</translation>
    </message>
    <message>
        <source>When any part of its base is.</source>
        <extracomment>rulings.teaw.explosion.measure.option.edge</extracomment>
        <translation>Wenn es irgendein Teil ihrer Basis ist.</translation>
    </message>
    <message>
        <source>When can half of a team be seen?</source>
        <extracomment>rulings.teaw.cover.half.question</extracomment>
        <translation>Wann ist die Hälfte eines Trupps zu sehen?</translation>
    </message>
    <message>
        <source>When does a grenade go off?</source>
        <extracomment>rulings.teaw.grenade.fuse.question</extracomment>
        <translation>Wann explodiert eine Granate?</translation>
    </message>
    <message>
        <source>When does a mine go off?</source>
        <extracomment>rulings.teaw.mine.timing.question</extracomment>
        <translation>Wann explodiert eine Mine?</translation>
    </message>
    <message>
        <source>When does a snared team roll, and at what cost?</source>
        <extracomment>rulings.teaw.snare.when.question</extracomment>
        <translation>Wann würfelt ein verfangener Trupp, und zu welchem Preis?</translation>
    </message>
    <message>
        <source>When does a team use its bayonet table?</source>
        <extracomment>rulings.teaw.bayonet.defend.question</extracomment>
        <translation>Wann benutzt ein Trupp seine Bajonett-Tabelle?</translation>
    </message>
    <message>
        <source>When does a thrown-back grenade go off?</source>
        <extracomment>rulings.teaw.throwback.fuse.question</extracomment>
        <translation>Wann explodiert eine zurückgeworfene Granate?</translation>
    </message>
    <message>
        <source>When does an attached charge go off?</source>
        <extracomment>rulings.teaw.charge.timing.question</extracomment>
        <translation>Wann explodiert eine angebrachte Ladung?</translation>
    </message>
    <message>
        <source>When driver and gunner are dead, or it is destroyed. It is one team.</source>
        <extracomment>rulings.teaw.tank.knockedout.option.out</extracomment>
        <translation>Wenn Fahrer und Richtschütze tot sind oder er vernichtet ist. Er ist ein Trupp.</translation>
    </message>
    <message>
        <source>When has a team moved, so that it may not use Defensive Fire?</source>
        <extracomment>rulings.teaw.deffire.moved.question</extracomment>
        <translation>Wann hat sich ein Trupp bewegt, sodass er kein Abwehrfeuer nutzen darf?</translation>
    </message>
    <message>
        <source>When is a figure inside a blast?</source>
        <extracomment>rulings.teaw.explosion.measure.question</extracomment>
        <translation>Wann ist eine Figur im Umkreis einer Explosion?</translation>
    </message>
    <message>
        <source>When is a lined-up shot lost?</source>
        <extracomment>rulings.teaw.lineup.persist.question</extracomment>
        <translation>Wann ist ein anvisiertes Ziel verloren?</translation>
    </message>
    <message>
        <source>When is initiative rolled?</source>
        <extracomment>rulings.teaw.hth.initiative.question</extracomment>
        <translation>Wann wird um die Initiative gewürfelt?</translation>
    </message>
    <message>
        <source>When it has used any move, however short.</source>
        <extracomment>rulings.teaw.deffire.moved.option.any</extracomment>
        <translation>Wenn er irgendeine Bewegung genutzt hat, wie kurz auch immer.</translation>
    </message>
    <message>
        <source>When it landed.</source>
        <extracomment>rulings.teaw.throwback.within.option.landing</extracomment>
        <translation>Als sie landete.</translation>
    </message>
    <message>
        <source>When it lands.</source>
        <extracomment>rulings.teaw.grenade.fuse.option.now</extracomment>
        <translation>Wenn sie landet.</translation>
    </message>
    <message>
        <source>When it would have gone off anyway.</source>
        <extracomment>rulings.teaw.throwback.fuse.option.original</extracomment>
        <translation>Wenn sie ohnehin explodiert wäre.</translation>
    </message>
    <message>
        <source>When may Defensive Fire be used?</source>
        <extracomment>rulings.teaw.deffire.timing.question</extracomment>
        <translation>Wann darf Abwehrfeuer genutzt werden?</translation>
    </message>
    <message>
        <source>When may a team throw a grenade back?</source>
        <extracomment>rulings.teaw.throwback.when.question</extracomment>
        <translation>Wann darf ein Trupp eine Granate zurückwerfen?</translation>
    </message>
    <message>
        <source>When must the Engineers be within 5 cm of the mine?</source>
        <extracomment>rulings.teaw.mine.defuserange.question</extracomment>
        <translation>Wann müssen die Pioniere höchstens 5 cm von der Mine entfernt sein?</translation>
    </message>
    <message>
        <source>When must the grenade be within 4 cm of the team?</source>
        <extracomment>rulings.teaw.throwback.within.question</extracomment>
        <translation>Wann muss die Granate höchstens 4 cm vom Trupp entfernt sein?</translation>
    </message>
    <message>
        <source>When the middle of its base is.</source>
        <extracomment>rulings.teaw.explosion.measure.option.centre</extracomment>
        <translation>Wenn es die Mitte ihrer Basis ist.</translation>
    </message>
    <message>
        <source>When the move is done.</source>
        <extracomment>rulings.teaw.mine.timing.option.end</extracomment>
        <translation>Wenn die Bewegung ausgeführt ist.</translation>
    </message>
    <message>
        <source>When the team moves or shoots.</source>
        <extracomment>rulings.teaw.lineup.persist.option.keep</extracomment>
        <translation>Wenn der Trupp sich bewegt oder schießt.</translation>
    </message>
    <message>
        <source>When to throw back</source>
        <extracomment>rulings.teaw.throwback.when.heading</extracomment>
        <translation>Wann zurückgeworfen wird</translation>
    </message>
    <message>
        <source>Where a cannon shot lands</source>
        <extracomment>tables.cannonScatter</extracomment>
        <translation>Wo ein Kanonenschuss landet</translation>
    </message>
    <message>
        <source>Where a grenade lands</source>
        <extracomment>tables.grenadeScatter</extracomment>
        <translation>Wo eine Granate landet</translation>
    </message>
    <message>
        <source>Where can a tank&apos;s machine gun fire?</source>
        <extracomment>rulings.teaw.tank.mgarc.question</extracomment>
        <translation>Wohin kann das MG eines Panzers feuern?</translation>
    </message>
    <message>
        <source>Where does grenade {number} lie now?</source>
        <extracomment>grenades.place</extracomment>
        <translation>Wo liegt Granate {number} jetzt?</translation>
    </message>
    <message>
        <source>Where is the flame marker put?</source>
        <extracomment>rulings.teaw.flame.place.question</extracomment>
        <translation>Wo wird der Flammenmarker angelegt?</translation>
    </message>
    <message>
        <source>Where it first comes into range; then it moves on.</source>
        <extracomment>rulings.teaw.deffire.timing.option.interrupt</extracomment>
        <translation>Wo er zuerst in Reichweite kommt; dann bewegt er sich weiter.</translation>
    </message>
    <message>
        <source>Where may a team go that has got free?</source>
        <extracomment>rulings.teaw.snare.forward.question</extracomment>
        <translation>Wohin darf sich ein Trupp bewegen, der freigekommen ist?</translation>
    </message>
    <message>
        <source>Where the figure reaches it; survivors may finish their move.</source>
        <extracomment>rulings.teaw.mine.timing.option.point</extracomment>
        <translation>Wo die Figur sie erreicht; Überlebende dürfen ihre Bewegung beenden.</translation>
    </message>
    <message>
        <source>Where the flame begins</source>
        <extracomment>rulings.teaw.flame.place.heading</extracomment>
        <translation>Wo die Flamme beginnt</translation>
    </message>
    <message>
        <source>Where the rulebook says &quot;unit&quot; for something that only a team can do, the whole team is meant.</source>
        <extracomment>rules.T1.2.text</extracomment>
        <translation>Wo das Regelwerk „Einheit“ für etwas sagt, das nur ein Trupp tun kann, ist der ganze Trupp gemeint.</translation>
    </message>
    <message>
        <source>Where the rulebook writes &quot;unit&quot; for something that only a team can have, what is meant?</source>
        <extracomment>rulings.teaw.term.unit.question</extracomment>
        <translation>Was ist gemeint, wo das Regelwerk „Einheit“ für etwas schreibt, das nur ein Trupp haben kann?</translation>
    </message>
    <message>
        <source>Whether it works or not, the rest of that move is lost.</source>
        <extracomment>rules.T10.2.text</extracomment>
        <translation>Ob es gelingt oder nicht, der Rest dieser Bewegung ist verloren.</translation>
    </message>
    <message>
        <source>Which Engineers are safe from mines?</source>
        <extracomment>rulings.teaw.mine.engineer.question</extracomment>
        <translation>Welche Pioniere sind vor Minen sicher?</translation>
    </message>
    <message>
        <source>Which machine guns start set up?</source>
        <extracomment>begin.guns</extracomment>
        <translation>Welche MGs beginnen aufgebaut?</translation>
    </message>
    <message>
        <source>Which mines are in the blast and go off as well?</source>
        <extracomment>blast.mines</extracomment>
        <translation>Welche Minen sind im Umkreis der Explosion und explodieren auch?</translation>
    </message>
    <message>
        <source>Which mines does {unit} set off?</source>
        <extracomment>move.whichMines</extracomment>
        <translation>Welche Minen löst {unit} aus?</translation>
    </message>
    <message>
        <source>Which of your own teams fighting {target} do stray hits strike?</source>
        <extracomment>fire.whichFriend</extracomment>
        <translation>Verirrte Schüsse auf {target}: Welche eigenen Trupps im Nahkampf treffen sie?</translation>
    </message>
    <message>
        <source>Which section counts for a figure that touches two?</source>
        <extracomment>rulings.teaw.flame.straddle.question</extracomment>
        <translation>Welcher Abschnitt zählt für eine Figur, die zwei berührt?</translation>
    </message>
    <message>
        <source>Which teams does the new wire touch?</source>
        <extracomment>placeWire.touching</extracomment>
        <translation>Welche Trupps berührt der neue Draht?</translation>
    </message>
    <message>
        <source>Which teams have a figure within {n} cm of grenade {number}?</source>
        <extracomment>grenades.near</extracomment>
        <translation>Welche Trupps haben eine Figur höchstens {n} cm von Granate {number} entfernt?</translation>
    </message>
    <message>
        <source>Which turns count for holding the area?</source>
        <extracomment>rulings.teaw.objective.hold.question</extracomment>
        <translation>Welche Züge zählen für das Halten des Gebiets?</translation>
    </message>
    <message>
        <source>Which wire does {unit} meet?</source>
        <extracomment>move.whichWire</extracomment>
        <translation>Auf welchen Draht trifft {unit}?</translation>
    </message>
    <message>
        <source>Which wire is in the blast?</source>
        <extracomment>blast.wire</extracomment>
        <translation>Welcher Draht ist im Umkreis der Explosion?</translation>
    </message>
    <message>
        <source>Who alone has figures in the objective?</source>
        <extracomment>objectives.ask</extracomment>
        <translation>Wer allein hat Figuren im Missionsziel?</translation>
    </message>
    <message>
        <source>Who alone has figures in {area}?</source>
        <extracomment>objectives.askArea</extracomment>
        <translation>{area}: Wer hat dort allein Figuren?</translation>
    </message>
    <message>
        <source>Who begins</source>
        <extracomment>rulings.teaw.turn.first.heading</extracomment>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Who begins, for how many turns, and where everybody stands: agree before the battle.</source>
        <extracomment>rules.T3.7.text</extracomment>
        <translation>Wer beginnt, wie viele Züge lang, und wo alle stehen: vor der Schlacht absprechen.</translation>
    </message>
    <message>
        <source>Who decides which figures a team loses?</source>
        <extracomment>rulings.teaw.casualty.choice.question</extracomment>
        <translation>Wer entscheidet, welche Figuren ein Trupp verliert?</translation>
    </message>
    <message>
        <source>Who has the first turn of the battle?</source>
        <extracomment>rulings.teaw.turn.first.question</extracomment>
        <translation>Wer hat den ersten Zug der Schlacht?</translation>
    </message>
    <message>
        <source>Who has the first turn?</source>
        <extracomment>begin.first</extracomment>
        <translation>Wer hat den ersten Zug?</translation>
    </message>
    <message>
        <source>Who is safe from a grenade because of a trench or a shell hole?</source>
        <extracomment>rulings.teaw.grenade.contain.question</extracomment>
        <translation>Wer ist durch einen Graben oder Trichter vor einer Granate sicher?</translation>
    </message>
    <message>
        <source>Who must have stood still</source>
        <extracomment>rulings.teaw.deffire.support.heading</extracomment>
        <translation>Wer stillgestanden haben muss</translation>
    </message>
    <message>
        <source>Who picks the losses</source>
        <extracomment>rulings.teaw.casualty.choice.heading</extracomment>
        <translation>Wer die Verluste auswählt</translation>
    </message>
    <message>
        <source>Who rolls at the wire</source>
        <extracomment>rulings.teaw.wire.contact.heading</extracomment>
        <translation>Wer am Draht würfelt</translation>
    </message>
    <message>
        <source>Whom does {unit} fight?</source>
        <extracomment>handToHand.target</extracomment>
        <translation>Gegen wen kämpft {unit}?</translation>
    </message>
    <message>
        <source>Whom else does a charge hurt?</source>
        <extracomment>rulings.teaw.charge.bystanders.question</extracomment>
        <translation>Wem schadet eine Ladung sonst noch?</translation>
    </message>
    <message>
        <source>Whose turn ends</source>
        <extracomment>rulings.teaw.turn.endsscope.heading</extracomment>
        <translation>Wessen Zug endet</translation>
    </message>
    <message>
        <source>Winner</source>
        <extracomment>links.winner</extracomment>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>Wire check</source>
        <extracomment>actions.wireCheck</extracomment>
        <translation>Drahtprobe</translation>
    </message>
    <message>
        <source>Wire has been laid touching a team. Does it hold that team?</source>
        <extracomment>rulings.teaw.wire.placedtouch.question</extracomment>
        <translation>Draht wurde so verlegt, dass er einen Trupp berührt. Hält er diesen Trupp auf?</translation>
    </message>
    <message>
        <source>Wire laid against a team</source>
        <extracomment>rulings.teaw.wire.placedtouch.heading</extracomment>
        <translation>An einen Trupp verlegter Draht</translation>
    </message>
    <message>
        <source>Wire stays until somebody cuts it.</source>
        <extracomment>rules.T5.6.text</extracomment>
        <translation>Draht bleibt, bis ihn jemand durchschneidet.</translation>
    </message>
    <message>
        <source>Wire within the blast is destroyed.</source>
        <extracomment>rulings.teaw.explosion.scenery.option.wire</extracomment>
        <translation>Draht im Umkreis wird zerstört.</translation>
    </message>
    <message>
        <source>Wire {number} does not hold {unit}: with another move it may cross.</source>
        <extracomment>barbedWire.noEffect.free</extracomment>
        <translation>Draht {number} hält {unit} nicht auf: Eine weitere Bewegung darf ihn überwinden.</translation>
    </message>
    <message>
        <source>Wire {number} is destroyed by the blast.</source>
        <extracomment>blast.wireGone</extracomment>
        <translation>Draht {number} ist durch die Explosion zerstört.</translation>
    </message>
    <message>
        <source>Wire {number}: take away a section of {n} cm.</source>
        <extracomment>cutWire.section</extracomment>
        <translation>Draht {number}: einen Abschnitt von {n} cm wegnehmen.</translation>
    </message>
    <message>
        <source>Wire {number}: take it away.</source>
        <extracomment>cutWire.all</extracomment>
        <translation>Draht {number}: wegnehmen.</translation>
    </message>
    <message>
        <source>With its narrow end against any figure of the team, in any direction.</source>
        <extracomment>rulings.teaw.flame.place.option.edge</extracomment>
        <translation>Mit dem schmalen Ende an irgendeiner Figur des Trupps, in beliebiger Richtung.</translation>
    </message>
    <message>
        <source>With the shot, or at the end of the turn.</source>
        <extracomment>rulings.teaw.lineup.persist.option.turn</extracomment>
        <translation>Mit dem Schuss oder am Ende des Zuges.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <extracomment>actions.withdraw</extracomment>
        <translation>Rückzug</translation>
    </message>
    <message>
        <source>Withdrawal</source>
        <extracomment>tables.withdraw</extracomment>
        <translation>Rückzug</translation>
    </message>
    <message>
        <source>Withdrawing with a gun set up</source>
        <extracomment>rulings.teaw.withdraw.mg.heading</extracomment>
        <translation>Rückzug mit aufgebautem MG</translation>
    </message>
    <message>
        <source>Within {n} cm</source>
        <extracomment>measure.within</extracomment>
        <translation>Bis {n} cm</translation>
    </message>
    <message>
        <source>Wrecks</source>
        <extracomment>rulings.teaw.tank.wreck.heading</extracomment>
        <translation>Wracks</translation>
    </message>
    <message>
        <source>Write down, for no eyes but yours, where mine {number} lies.</source>
        <extracomment>mines.sealed</extracomment>
        <translation>Nur für die eigenen Augen aufschreiben, wo Mine {number} liegt.</translation>
    </message>
    <message>
        <source>Yes, and the gun counts as packed up.</source>
        <extracomment>rulings.teaw.withdraw.mg.option.abandon</extracomment>
        <translation>Ja, und das MG gilt als abgebaut.</translation>
    </message>
    <message>
        <source>Yes, and the program reminds you.</source>
        <extracomment>rulings.teaw.shoot.engaged.option.allow</extracomment>
        <translation>Ja, und das Programm erinnert daran.</translation>
    </message>
    <message>
        <source>Yes, as for everybody else.</source>
        <extracomment>rulings.teaw.mg.above.option.equal</extracomment>
        <translation>Ja, wie bei allen anderen.</translation>
    </message>
    <message>
        <source>Yes, as for grenades.</source>
        <extracomment>rulings.teaw.cannon.trench.option.same, rulings.teaw.mine.contain.option.same</extracomment>
        <translation>Ja, wie bei Granaten.</translation>
    </message>
    <message>
        <source>Yes, but for each hit roll a die: on 4 to 6 it strikes the friendly team in the fight.</source>
        <extracomment>rulings.teaw.shoot.engaged.option.random</extracomment>
        <translation>Ja, aber je Treffer würfeln: Bei 4 bis 6 trifft er den eigenen Trupp im Nahkampf.</translation>
    </message>
    <message>
        <source>Yes, but it needs a 6.</source>
        <extracomment>rulings.teaw.deffire.hmgcover.option.worse</extracomment>
        <translation>Ja, aber er braucht eine 6.</translation>
    </message>
    <message>
        <source>Yes, like any other.</source>
        <extracomment>rulings.teaw.throwback.contain.option.same</extracomment>
        <translation>Ja, wie jede andere.</translation>
    </message>
    <message>
        <source>Yes, one more action.</source>
        <extracomment>rulings.teaw.cut.cost.option.action</extracomment>
        <translation>Ja, eine weitere Aktion.</translation>
    </message>
    <message>
        <source>Yes, until one team withdraws or is wiped out.</source>
        <extracomment>rulings.teaw.hth.gap.option.stay</extracomment>
        <translation>Ja, bis sich ein Trupp zurückzieht oder vernichtet ist.</translation>
    </message>
    <message>
        <source>Yes, with a marker on the table.</source>
        <extracomment>rulings.teaw.mine.hidden.option.open</extracomment>
        <translation>Ja, mit einem Marker auf dem Tisch.</translation>
    </message>
    <message>
        <source>Yes, with the same score.</source>
        <extracomment>rulings.teaw.deffire.hmgcover.option.printed</extracomment>
        <translation>Ja, mit demselben Mindestwert.</translation>
    </message>
    <message>
        <source>Yes, with the table for everybody.</source>
        <extracomment>rulings.teaw.shoot.who.option.printed</extracomment>
        <translation>Ja, mit der Tabelle für alle.</translation>
    </message>
    <message>
        <source>Yes.</source>
        <extracomment>rulings.teaw.cannon.los.option.need, rulings.teaw.deffire.setup.option.need, rulings.teaw.flame.compare.option.equal, rulings.teaw.special.los.option.need, rulings.teaw.tank.repeatfire.option.repeat, rulings.teaw.tank.reverse.option.yes</extracomment>
        <translation>Ja.</translation>
    </message>
    <message>
        <source>Yes. 25.0 cm is in a range of 25.</source>
        <extracomment>rulings.teaw.range.inclusive.option.yes</extracomment>
        <translation>Ja. 25,0 cm liegen in einer Reichweite von 25.</translation>
    </message>
    <message>
        <source>Yes. Actions may be taken in any order, team by team or mixed.</source>
        <extracomment>rulings.teaw.turn.interleave.option.free</extracomment>
        <translation>Ja. Aktionen dürfen in beliebiger Reihenfolge genutzt werden, Trupp für Trupp oder gemischt.</translation>
    </message>
    <message>
        <source>Yes. Any distance up to the printed one.</source>
        <extracomment>rulings.teaw.move.upto.option.upto</extracomment>
        <translation>Ja. Jede Entfernung bis zur gedruckten.</translation>
    </message>
    <message>
        <source>Yes. Declare first; a shot that is not possible still uses the action.</source>
        <extracomment>rulings.teaw.measure.premeasure.option.declare</extracomment>
        <translation>Ja. Zuerst ansagen; ein unmöglicher Schuss verbraucht die Aktion trotzdem.</translation>
    </message>
    <message>
        <source>Yes. Five figures hit on 5 or more.</source>
        <extracomment>rulings.teaw.deffire.row5.option.five</extracomment>
        <translation>Ja. Fünf Figuren treffen bei 5 oder mehr.</translation>
    </message>
    <message>
        <source>Yes. It may be declared as part of a move.</source>
        <extracomment>rulings.teaw.bayonet.move.option.move</extracomment>
        <translation>Ja. Er darf als Teil einer Bewegung angesagt werden.</translation>
    </message>
    <message>
        <source>Yes. No figure&apos;s path may be longer than the move.</source>
        <extracomment>rulings.teaw.move.path.option.path</extracomment>
        <translation>Ja. Der Weg keiner Figur darf länger sein als die Bewegung.</translation>
    </message>
    <message>
        <source>Yes. One of them each turn.</source>
        <extracomment>rulings.teaw.bayonet.limit.option.shared</extracomment>
        <translation>Ja. Einer von beiden je Zug.</translation>
    </message>
    <message>
        <source>Yes. Take Cover may not be used against it.</source>
        <extracomment>rulings.teaw.sniper.covernegated.option.both</extracomment>
        <translation>Ja. Deckung nehmen ist dagegen nicht erlaubt.</translation>
    </message>
    <message>
        <source>Yes: fight back, take cover, and fire if it has not moved.</source>
        <extracomment>rulings.teaw.snare.reactions.option.allow</extracomment>
        <translation>Ja: zurückschlagen, Deckung nehmen und feuern, wenn er sich nicht bewegt hat.</translation>
    </message>
    <message>
        <source>Yes: half the dice, rounded up, when fewer than half the crew is left.</source>
        <extracomment>rulings.teaw.mg.crew.option.halve</extracomment>
        <translation>Ja: die Hälfte der Würfel, aufgerundet, wenn weniger als die halbe Bedienung übrig ist.</translation>
    </message>
    <message>
        <source>attack dice</source>
        <extracomment>answer.attack</extracomment>
        <translation>Angriffswürfel</translation>
    </message>
    <message>
        <source>behind the target</source>
        <extracomment>tables.cannonScatter.result.long, tables.grenadeScatter.result.long</extracomment>
        <translation>hinter dem Ziel</translation>
    </message>
    <message>
        <source>blocked</source>
        <extracomment>tables.bayonetCharge.result.blocked, tables.eliteBayonetCharge.result.blocked, tables.handToHand.result.blocked</extracomment>
        <translation>abgewehrt</translation>
    </message>
    <message>
        <source>cannot move</source>
        <extracomment>summary.fixed</extracomment>
        <translation>kann nicht fahren</translation>
    </message>
    <message>
        <source>close enough</source>
        <extracomment>answer.close</extracomment>
        <translation>nah genug</translation>
    </message>
    <message>
        <source>cover dice</source>
        <extracomment>answer.coverDice</extracomment>
        <translation>Deckungswürfel</translation>
    </message>
    <message>
        <source>cut or check</source>
        <extracomment>answer.cut</extracomment>
        <translation>schneiden oder Probe</translation>
    </message>
    <message>
        <source>damage</source>
        <extracomment>answer.damage</extracomment>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>damaged: roll for damage</source>
        <extracomment>tables.flameTank.result.damaged, tables.mineTank.tank.damaged</extracomment>
        <translation>beschädigt: für Schaden würfeln</translation>
    </message>
    <message>
        <source>destroyed</source>
        <extracomment>summary.destroyed</extracomment>
        <translation>vernichtet</translation>
    </message>
    <message>
        <source>dice</source>
        <extracomment>answer.dice</extracomment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>does not get away</source>
        <extracomment>tables.withdraw.result.held</extracomment>
        <translation>löst sich nicht</translation>
    </message>
    <message>
        <source>driver killed: it cannot move</source>
        <extracomment>tables.tankDamage.result.driver</extracomment>
        <translation>Fahrer tot: kann nicht mehr fahren</translation>
    </message>
    <message>
        <source>effect</source>
        <extracomment>answer.effect</extracomment>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>fails: its turn is over</source>
        <extracomment>tables.throwBack.result.failed</extracomment>
        <translation>misslingt: sein Zug ist vorbei</translation>
    </message>
    <message>
        <source>fails: their turn is over</source>
        <extracomment>tables.placeCharge.result.failed</extracomment>
        <translation>misslingt: ihr Zug ist vorbei</translation>
    </message>
    <message>
        <source>first turn</source>
        <extracomment>answer.first</extracomment>
        <translation>erster Zug</translation>
    </message>
    <message>
        <source>free: one move forward and nothing else</source>
        <extracomment>tables.snareRoll.result.free</extracomment>
        <translation>frei: eine Bewegung vorwärts und sonst nichts</translation>
    </message>
    <message>
        <source>friend hit</source>
        <extracomment>answer.friend</extracomment>
        <translation>eigener Trupp getroffen</translation>
    </message>
    <message>
        <source>goes off</source>
        <extracomment>tables.mineTank.mine.blast</extracomment>
        <translation>explodiert</translation>
    </message>
    <message>
        <source>goes off and kills the team</source>
        <extracomment>tables.placeCharge.result.blast</extracomment>
        <translation>explodiert und tötet den Trupp</translation>
    </message>
    <message>
        <source>goes on as it likes</source>
        <extracomment>tables.wireCheck.thisTurn.free</extracomment>
        <translation>handelt weiter, wie er will</translation>
    </message>
    <message>
        <source>grenade {number}</source>
        <extracomment>explosions.one</extracomment>
        <translation>Granate {number}</translation>
    </message>
    <message>
        <source>gunner killed: it cannot shoot</source>
        <extracomment>tables.tankDamage.result.gunner</extracomment>
        <translation>Richtschütze tot: kann nicht mehr schießen</translation>
    </message>
    <message>
        <source>how many</source>
        <extracomment>answer.count</extracomment>
        <translation>wie viele</translation>
    </message>
    <message>
        <source>how they fight</source>
        <extracomment>answer.style</extracomment>
        <translation>Art des Kampfes</translation>
    </message>
    <message>
        <source>in front of the target</source>
        <extracomment>tables.cannonScatter.result.short, tables.grenadeScatter.result.short</extracomment>
        <translation>vor dem Ziel</translation>
    </message>
    <message>
        <source>in range already</source>
        <extracomment>answer.inRange</extracomment>
        <translation>schon in Reichweite</translation>
    </message>
    <message>
        <source>initiative</source>
        <extracomment>answer.initiative</extracomment>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>is removed</source>
        <extracomment>tables.mineTank.mine.spent</extracomment>
        <translation>wird entfernt</translation>
    </message>
    <message>
        <source>losses</source>
        <extracomment>answer.losses</extracomment>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>may cross this wire</source>
        <extracomment>tables.wireCheck.nextTurn.pass</extracomment>
        <translation>darf diesen Draht überwinden</translation>
    </message>
    <message>
        <source>met on the way</source>
        <extracomment>answer.met</extracomment>
        <translation>unterwegs angetroffen</translation>
    </message>
    <message>
        <source>must roll to get free</source>
        <extracomment>tables.wireCheck.nextTurn.roll</extracomment>
        <translation>muss würfeln, um freizukommen</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>flag.no, word.no</extracomment>
        <translation>nein</translation>
    </message>
    <message>
        <source>no damage</source>
        <extracomment>tables.flameTank.result.unhurt</extracomment>
        <translation>kein Schaden</translation>
    </message>
    <message>
        <source>no more actions</source>
        <extracomment>tables.wireCheck.thisTurn.nothing</extracomment>
        <translation>keine Aktionen mehr</translation>
    </message>
    <message>
        <source>no more moving</source>
        <extracomment>tables.wireCheck.thisTurn.noMoving</extracomment>
        <translation>keine Bewegung mehr</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>word.none</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>not cut</source>
        <extracomment>tables.cutWire.result.failed</extracomment>
        <translation>nicht durchgeschnitten</translation>
    </message>
    <message>
        <source>nothing happens</source>
        <extracomment>tables.mineTank.tank.unhurt</extracomment>
        <translation>nichts geschieht</translation>
    </message>
    <message>
        <source>on the marker</source>
        <extracomment>tables.grenadeScatter.result.mark</extracomment>
        <translation>auf dem Marker</translation>
    </message>
    <message>
        <source>on the target</source>
        <extracomment>tables.cannonScatter.result.mark</extracomment>
        <translation>auf dem Ziel</translation>
    </message>
    <message>
        <source>one enemy figure removed</source>
        <extracomment>tables.bayonetCharge.result.hit, tables.eliteBayonetCharge.result.hit, tables.handToHand.result.hit</extracomment>
        <translation>eine feindliche Figur entfernt</translation>
    </message>
    <message>
        <source>order</source>
        <extracomment>answer.startOrder</extracomment>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>overrun</source>
        <extracomment>answer.overrun</extracomment>
        <translation>überrollt</translation>
    </message>
    <message>
        <source>range and cover</source>
        <extracomment>answer.aim</extracomment>
        <translation>Entfernung und Deckung</translation>
    </message>
    <message>
        <source>really moved</source>
        <extracomment>answer.shifted</extracomment>
        <translation>wirklich bewegt</translation>
    </message>
    <message>
        <source>scatter</source>
        <extracomment>answer.scatter</extracomment>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>sealed</source>
        <extracomment>word.sealed</extracomment>
        <translation>versiegelt</translation>
    </message>
    <message>
        <source>sealed place</source>
        <extracomment>answer.sealed</extracomment>
        <translation>versiegelter Ort</translation>
    </message>
    <message>
        <source>set up at the start</source>
        <extracomment>answer.setUp</extracomment>
        <translation>zu Beginn aufgebaut</translation>
    </message>
    <message>
        <source>stays</source>
        <extracomment>tables.mineTank.mine.stays</extracomment>
        <translation>bleibt liegen</translation>
    </message>
    <message>
        <source>still close</source>
        <extracomment>answer.stillClose</extracomment>
        <translation>noch nah</translation>
    </message>
    <message>
        <source>still stuck: roll again next turn</source>
        <extracomment>tables.snareRoll.result.stuck</extracomment>
        <translation>hängt weiter fest: nächsten Zug erneut würfeln</translation>
    </message>
    <message>
        <source>strays</source>
        <extracomment>answer.strays</extracomment>
        <translation>verirrte Treffer</translation>
    </message>
    <message>
        <source>sum {n}</source>
        <extracomment>word.sum</extracomment>
        <translation>Summe {n}</translation>
    </message>
    <message>
        <source>take cover</source>
        <extracomment>answer.cover</extracomment>
        <translation>Deckung nehmen</translation>
    </message>
    <message>
        <source>target</source>
        <extracomment>answer.target</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>the charge is attached</source>
        <extracomment>tables.placeCharge.result.attached</extracomment>
        <translation>die Ladung ist angebracht</translation>
    </message>
    <message>
        <source>the first wins</source>
        <extracomment>word.firstWins</extracomment>
        <translation>der Erste gewinnt</translation>
    </message>
    <message>
        <source>the hit is cancelled</source>
        <extracomment>tables.takeCover.result.saved</extracomment>
        <translation>der Treffer ist aufgehoben</translation>
    </message>
    <message>
        <source>the hit stands</source>
        <extracomment>tables.takeCover.result.hit</extracomment>
        <translation>der Treffer gilt</translation>
    </message>
    <message>
        <source>the mine goes off</source>
        <extracomment>tables.defuseMine.result.blast</extracomment>
        <translation>die Mine explodiert</translation>
    </message>
    <message>
        <source>the mine is removed</source>
        <extracomment>tables.defuseMine.result.removed</extracomment>
        <translation>die Mine ist geräumt</translation>
    </message>
    <message>
        <source>the second wins</source>
        <extracomment>word.secondWins</extracomment>
        <translation>der Zweite gewinnt</translation>
    </message>
    <message>
        <source>the tank too</source>
        <extracomment>answer.tankDestroyed</extracomment>
        <translation>auch der Panzer</translation>
    </message>
    <message>
        <source>the wire is destroyed</source>
        <extracomment>tables.cutWire.result.cut</extracomment>
        <translation>der Draht ist zerstört</translation>
    </message>
    <message>
        <source>throw</source>
        <extracomment>answer.throw</extracomment>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>thrown back</source>
        <extracomment>tables.throwBack.result.thrown</extracomment>
        <translation>zurückgeworfen</translation>
    </message>
    <message>
        <source>to the left of the target</source>
        <extracomment>tables.cannonScatter.result.left</extracomment>
        <translation>links vom Ziel</translation>
    </message>
    <message>
        <source>to the right of the target</source>
        <extracomment>tables.cannonScatter.result.right</extracomment>
        <translation>rechts vom Ziel</translation>
    </message>
    <message>
        <source>up to {to} {measure}</source>
        <extracomment>band.upTo</extracomment>
        <translation>bis {to} {measure}</translation>
    </message>
    <message>
        <source>what happened on the way</source>
        <extracomment>answer.outcome</extracomment>
        <translation>was unterwegs geschah</translation>
    </message>
    <message>
        <source>where it lies</source>
        <extracomment>answer.landing</extracomment>
        <translation>wo sie liegt</translation>
    </message>
    <message>
        <source>which mine</source>
        <extracomment>answer.mine</extracomment>
        <translation>welche Mine</translation>
    </message>
    <message>
        <source>which wire</source>
        <extracomment>answer.wire</extracomment>
        <translation>welcher Draht</translation>
    </message>
    <message>
        <source>who holds it</source>
        <extracomment>answer.holder</extracomment>
        <translation>wer es hält</translation>
    </message>
    <message>
        <source>who is caught</source>
        <extracomment>answer.caught</extracomment>
        <translation>wer betroffen ist</translation>
    </message>
    <message>
        <source>who is near</source>
        <extracomment>answer.near</extracomment>
        <translation>wer in der Nähe ist</translation>
    </message>
    <message>
        <source>who is spared</source>
        <extracomment>answer.spared</extracomment>
        <translation>wer verschont bleibt</translation>
    </message>
    <message>
        <source>who is touched</source>
        <extracomment>answer.touching</extracomment>
        <translation>wer berührt wird</translation>
    </message>
    <message>
        <source>who supports</source>
        <extracomment>answer.support</extracomment>
        <translation>wer unterstützt</translation>
    </message>
    <message>
        <source>withdraws</source>
        <extracomment>tables.withdraw.result.out</extracomment>
        <translation>zieht sich zurück</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>flag.yes, word.yes</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>{at}</source>
        <extracomment>band.one</extracomment>
        <translation>{at}</translation>
    </message>
    <message>
        <source>{entity}</source>
        <extracomment>word.entity</extracomment>
        <translation>{entity}</translation>
    </message>
    <message>
        <source>{entity}: change from {before} to {after} figures.</source>
        <extracomment>onTable.figures</extracomment>
        <translation>{entity}: von {before} auf {after} Figuren ändern.</translation>
    </message>
    <message>
        <source>{from} to {to}</source>
        <extracomment>band.range</extracomment>
        <translation>{from} bis {to}</translation>
    </message>
    <message>
        <source>{from} to {to} {measure}</source>
        <extracomment>band.length</extracomment>
        <translation>{from} bis {to} {measure}</translation>
    </message>
    <message>
        <source>{list}</source>
        <extracomment>word.list</extracomment>
        <translation>{list}</translation>
    </message>
    <message>
        <source>{number}</source>
        <extracomment>word.number</extracomment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>{n} cm</source>
        <extracomment>summary.speed</extracomment>
        <translation>{n} cm</translation>
    </message>
    <message>
        <source>{side}</source>
        <extracomment>begin.die, moment.side</extracomment>
        <translation>{side}</translation>
    </message>
    <message>
        <source>{side} chooses: who has the first turn?</source>
        <extracomment>begin.chooses</extracomment>
        <translation>{side} bestimmt: Wer hat den ersten Zug?</translation>
    </message>
    <message>
        <source>{side} ends its turn.</source>
        <extracomment>turn.ends</extracomment>
        <translation>{side} beendet den Zug.</translation>
    </message>
    <message numerus="yes">
        <source>{side} holds the objective: %n turns.</source>
        <extracomment>objectives.held</extracomment>
        <translation>
            <numerusform>{side} hält das Missionsziel: %n Zug.</numerusform>
            <numerusform>{side} hält das Missionsziel: %n Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} wins: enough enemy teams are destroyed.</source>
        <extracomment>objectives.teams</extracomment>
        <translation>{side} gewinnt: Genug feindliche Trupps sind vernichtet.</translation>
    </message>
    <message>
        <source>{side} wins: it has held the objective long enough.</source>
        <extracomment>objectives.hold</extracomment>
        <translation>{side} gewinnt: Das Missionsziel ist lange genug gehalten.</translation>
    </message>
    <message>
        <source>{side} wins: nothing is left of the enemy.</source>
        <extracomment>objectives.force</extracomment>
        <translation>{side} gewinnt: Vom Feind ist nichts übrig.</translation>
    </message>
    <message>
        <source>{target} is more than {n} cm away from {unit}.</source>
        <extracomment>aim.outOfRange</extracomment>
        <translation>{target} und {unit} sind weiter als {n} cm voneinander entfernt.</translation>
    </message>
    <message>
        <source>{target} is not within {n} cm of {unit}.</source>
        <extracomment>handToHand.tooFar</extracomment>
        <translation>{target} und {unit} sind weiter als {n} cm voneinander entfernt.</translation>
    </message>
    <message>
        <source>{unit}</source>
        <extracomment>handToHand.dice</extracomment>
        <translation>{unit}</translation>
    </message>
    <message numerus="yes">
        <source>{unit} against {target}: %n successes.</source>
        <extracomment>handToHand.hits</extracomment>
        <translation>
            <numerusform>{unit} gegen {target}: %n Erfolg.</numerusform>
            <numerusform>{unit} gegen {target}: %n Erfolge.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit} against {target}: one die each; the higher attacks first.</source>
        <extracomment>handToHand.initiative</extracomment>
        <translation>{unit} gegen {target}: je ein Würfel; wer höher würfelt, greift zuerst an.</translation>
    </message>
    <message>
        <source>{unit} aims its cannon: is the marker in sight, within {n} cm and inside the arc?</source>
        <extracomment>cannon.aimSeen</extracomment>
        <translation>{unit} richtet die Kanone: Ist der Marker in Sicht, höchstens {n} cm entfernt und im Schussfeld?</translation>
    </message>
    <message>
        <source>{unit} aims its cannon: is the marker within {n} cm and inside the arc?</source>
        <extracomment>cannon.aim</extracomment>
        <translation>{unit} richtet die Kanone: Ist der Marker höchstens {n} cm entfernt und im Schussfeld?</translation>
    </message>
    <message>
        <source>{unit} and {target} are apart: the fight is over.</source>
        <extracomment>handToHand.apart</extracomment>
        <translation>{unit} und {target} sind auseinander: Der Nahkampf ist vorbei.</translation>
    </message>
    <message>
        <source>{unit} at the wire: {stopped} stopped, {slowed} slowed, {snared} snared. The others go on.</source>
        <extracomment>barbedWire.figures</extracomment>
        <translation>{unit} am Draht: {stopped} aufgehalten, {slowed} gebremst, {snared} verfangen. Die anderen gehen weiter.</translation>
    </message>
    <message numerus="yes">
        <source>{unit} at {target}: %n dice, {score} or more hits.</source>
        <extracomment>fire.throw</extracomment>
        <translation>
            <numerusform>{unit} auf {target}: %n Würfel, {score} oder mehr trifft.</numerusform>
            <numerusform>{unit} auf {target}: %n Würfel, {score} oder mehr trifft.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit} attacks first.</source>
        <extracomment>handToHand.first</extracomment>
        <translation>{unit} greift zuerst an.</translation>
    </message>
    <message numerus="yes">
        <source>{unit} attacks {target}: %n dice, {score} or more.</source>
        <extracomment>handToHand.attack</extracomment>
        <translation>
            <numerusform>{unit} greift {target} an: %n Würfel, {score} oder mehr.</numerusform>
            <numerusform>{unit} greift {target} an: %n Würfel, {score} oder mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} burns the tank {target}: no damage.</source>
        <extracomment>flamethrower.tankHits</extracomment>
        <translation>
            <numerusform>{unit}: Flammen auf den Panzer, beschädigt: {target}.</numerusform>
            <numerusform>{unit}: Flammen auf den Panzer, kein Schaden: {target}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} burns {target}: %n hits.</source>
        <extracomment>flamethrower.hits</extracomment>
        <translation>
            <numerusform>{unit}: Flammen auf {target}, %n Treffer.</numerusform>
            <numerusform>{unit}: Flammen auf {target}, %n Treffer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} burns: %n dice.</source>
        <extracomment>flamethrower.throw</extracomment>
        <translation>
            <numerusform>{unit}: Flammen, %n Würfel.</numerusform>
            <numerusform>{unit}: Flammen, %n Würfel.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit} can cut only when a move reaches wire, in place of the wire check.</source>
        <extracomment>cutWire.onlyMoving</extracomment>
        <translation>{unit} kann nur schneiden, wenn eine Bewegung Draht erreicht, anstelle der Drahtprobe.</translation>
    </message>
    <message>
        <source>{unit} can use Defensive Fire only in the enemy&apos;s turn.</source>
        <extracomment>defensiveFire.ownTurn</extracomment>
        <translation>{unit} kann Abwehrfeuer nur im feindlichen Zug nutzen.</translation>
    </message>
    <message>
        <source>{unit} cannot be attacked hand to hand.</source>
        <extracomment>handToHand.immune</extracomment>
        <translation>{unit} kann nicht im Nahkampf angegriffen werden.</translation>
    </message>
    <message>
        <source>{unit} cannot cut wire.</source>
        <extracomment>cutWire.cannot</extracomment>
        <translation>{unit} kann keinen Draht schneiden.</translation>
    </message>
    <message>
        <source>{unit} charges {target} with bayonets.</source>
        <extracomment>handToHand.begins.bayonetCharge, handToHand.begins.eliteBayonetCharge</extracomment>
        <translation>{unit} greift {target} mit dem Bajonett an.</translation>
    </message>
    <message>
        <source>{unit} crushes wire {number}: take it off the table.</source>
        <extracomment>tank.crushes</extracomment>
        <translation>{unit} überrollt Draht {number}: vom Tisch nehmen.</translation>
    </message>
    <message>
        <source>{unit} cuts the wire; the rest of its move is lost.</source>
        <extracomment>cutWire.done</extracomment>
        <translation>{unit} schneidet den Draht; der Rest der Bewegung ist verloren.</translation>
    </message>
    <message>
        <source>{unit} cuts: roll one die.</source>
        <extracomment>cutWire.throw</extracomment>
        <translation>{unit} schneidet: mit einem Würfel würfeln.</translation>
    </message>
    <message>
        <source>{unit} defuses mine {number}.</source>
        <extracomment>mines.defused</extracomment>
        <translation>{unit} entschärft Mine {number}.</translation>
    </message>
    <message>
        <source>{unit} digs. Mine {number} is laid out of sight.</source>
        <extracomment>mines.hidden</extracomment>
        <translation>{unit} gräbt. Mine {number} ist verdeckt verlegt.</translation>
    </message>
    <message>
        <source>{unit} does not get away.</source>
        <extracomment>withdrawal.held</extracomment>
        <translation>{unit} löst sich nicht.</translation>
    </message>
    <message>
        <source>{unit} does not see {target}, or it is more than {n} cm away.</source>
        <extracomment>aim.notPossible</extracomment>
        <translation>{unit} sieht {target} nicht, oder die Entfernung ist größer als {n} cm.</translation>
    </message>
    <message>
        <source>{unit} fails to cut the wire.</source>
        <extracomment>cutWire.failed</extracomment>
        <translation>{unit} kann den Draht nicht durchschneiden.</translation>
    </message>
    <message>
        <source>{unit} fails to fix a charge to {target}: its turn is over.</source>
        <extracomment>charges.outcome.failed</extracomment>
        <translation>{unit} bringt keine Ladung an: {target}. Zug vorbei.</translation>
    </message>
    <message>
        <source>{unit} fights its next round in the enemy&apos;s turn.</source>
        <extracomment>handToHand.othersRound</extracomment>
        <translation>{unit} kämpft die nächste Runde im feindlichen Zug.</translation>
    </message>
    <message>
        <source>{unit} fights on or withdraws.</source>
        <extracomment>turn.mustFight</extracomment>
        <translation>{unit} kämpft weiter oder zieht sich zurück.</translation>
    </message>
    <message>
        <source>{unit} fights {target} hand to hand.</source>
        <extracomment>handToHand.begins.handToHand</extracomment>
        <translation>{unit} kämpft gegen {target} im Nahkampf.</translation>
    </message>
    <message>
        <source>{unit} fires at it</source>
        <extracomment>move.fire</extracomment>
        <translation>{unit} feuert darauf</translation>
    </message>
    <message>
        <source>{unit} fires at the tank {target}: how far?</source>
        <extracomment>antiTankShot.aim</extracomment>
        <translation>{unit} feuert auf den Panzer {target}: Wie weit?</translation>
    </message>
    <message>
        <source>{unit} fires at {target} where it came into range: how far, and how much of it is seen?</source>
        <extracomment>defensiveFire.aimAtEdge</extracomment>
        <translation>{unit} feuert auf {target}, wo das Ziel in Reichweite kam: Wie weit, und wie viel davon ist zu sehen?</translation>
    </message>
    <message>
        <source>{unit} fires at {target}: how far, and how much of it is seen?</source>
        <extracomment>defensiveFire.aim</extracomment>
        <translation>{unit} feuert auf {target}: Wie weit, und wie viel davon ist zu sehen?</translation>
    </message>
    <message>
        <source>{unit} fires its cannon: one die for where the shot lands.</source>
        <extracomment>cannon.throw</extracomment>
        <translation>{unit} feuert die Kanone ab: ein Würfel dafür, wo der Schuss landet.</translation>
    </message>
    <message>
        <source>{unit} fires its machine gun at {target}: how far, and open or in cover?</source>
        <extracomment>machineGun.aim</extracomment>
        <translation>{unit} feuert mit dem MG auf {target}: Wie weit, und ohne oder in Deckung?</translation>
    </message>
    <message>
        <source>{unit} fixes a charge to {target}.</source>
        <extracomment>charges.outcome.attached</extracomment>
        <translation>{unit} bringt eine Ladung an: {target}.</translation>
    </message>
    <message>
        <source>{unit} fumbles grenade {number}: its turn is over.</source>
        <extracomment>throwBack.failed</extracomment>
        <translation>{unit} lässt Granate {number} fallen: Zug vorbei.</translation>
    </message>
    <message>
        <source>{unit} hangs in the wire.</source>
        <extracomment>defensiveFire.snared</extracomment>
        <translation>{unit} hängt im Draht.</translation>
    </message>
    <message>
        <source>{unit} hangs in the wire: roll to get free first.</source>
        <extracomment>guard.snared</extracomment>
        <translation>{unit} hängt im Draht: erst würfeln, um freizukommen.</translation>
    </message>
    <message>
        <source>{unit} has come to mine {number}: one die.</source>
        <extracomment>mines.tankThrow</extracomment>
        <translation>{unit} trifft auf Mine {number}: ein Würfel.</translation>
    </message>
    <message>
        <source>{unit} has come to mine {number}: stop there. The survivors may finish their move afterwards.</source>
        <extracomment>mines.stop</extracomment>
        <translation>{unit} trifft auf Mine {number}: dort anhalten. Die Überlebenden dürfen ihre Bewegung danach beenden.</translation>
    </message>
    <message>
        <source>{unit} has fewer than {n} figures.</source>
        <extracomment>flamethrower.tooMany</extracomment>
        <translation>{unit} hat weniger als {n} Figuren.</translation>
    </message>
    <message>
        <source>{unit} has fired already this turn.</source>
        <extracomment>fire.once</extracomment>
        <translation>{unit} hat in diesem Zug schon geschossen.</translation>
    </message>
    <message>
        <source>{unit} has fired its cannon already this turn.</source>
        <extracomment>cannon.once</extracomment>
        <translation>{unit} hat in diesem Zug die Kanone schon abgefeuert.</translation>
    </message>
    <message>
        <source>{unit} has fired its machine gun already this turn.</source>
        <extracomment>machineGun.once</extracomment>
        <translation>{unit} hat in diesem Zug das MG schon abgefeuert.</translation>
    </message>
    <message>
        <source>{unit} has fought or tried to withdraw this turn.</source>
        <extracomment>handToHand.once, withdrawal.fought</extracomment>
        <translation>{unit} hat in diesem Zug gekämpft oder den Rückzug versucht.</translation>
    </message>
    <message>
        <source>{unit} has lined up its shot already.</source>
        <extracomment>lineUp.already</extracomment>
        <translation>{unit} hat das Ziel schon anvisiert.</translation>
    </message>
    <message>
        <source>{unit} has lost driver and gunner: knocked out.</source>
        <extracomment>casualties.knockedOut</extracomment>
        <translation>{unit} hat Fahrer und Richtschützen verloren: außer Gefecht.</translation>
    </message>
    <message numerus="yes">
        <source>{unit} has moved %n times already, and no team moves more often in a turn.</source>
        <extracomment>move.often</extracomment>
        <translation>
            <numerusform>{unit} hat sich schon bewegt; nur %n Bewegung je Zug.</numerusform>
            <numerusform>{unit} hat sich schon %n Mal bewegt, und kein Trupp bewegt sich in einem Zug öfter.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit} has moved already this turn.</source>
        <extracomment>tank.movedAlready</extracomment>
        <translation>{unit} hat sich in diesem Zug schon bewegt.</translation>
    </message>
    <message>
        <source>{unit} has moved past mine {number}: it goes off now that the move is done.</source>
        <extracomment>mines.afterMove</extracomment>
        <translation>{unit} hat sich an Mine {number} vorbeibewegt: Sie explodiert jetzt, nach der Bewegung.</translation>
    </message>
    <message>
        <source>{unit} has no Defensive Fire.</source>
        <extracomment>defensiveFire.notItsAction</extracomment>
        <translation>{unit} hat kein Abwehrfeuer.</translation>
    </message>
    <message>
        <source>{unit} has no action left to fight or withdraw this turn.</source>
        <extracomment>guard.lastAction</extracomment>
        <translation>{unit} hat in diesem Zug keine Aktion mehr, um zu kämpfen oder sich zurückzuziehen.</translation>
    </message>
    <message>
        <source>{unit} has no action “{action}”.</source>
        <extracomment>guard.notItsAction</extracomment>
        <translation>{unit} hat keine Aktion „{action}“.</translation>
    </message>
    <message>
        <source>{unit} has no driver any more.</source>
        <extracomment>tank.driverDead</extracomment>
        <translation>{unit} hat keinen Fahrer mehr.</translation>
    </message>
    <message>
        <source>{unit} has no gunner any more: no cannon.</source>
        <extracomment>cannon.gunnerDead</extracomment>
        <translation>{unit} hat keinen Richtschützen mehr: keine Kanone.</translation>
    </message>
    <message>
        <source>{unit} has no gunner any more: no machine gun.</source>
        <extracomment>machineGun.gunnerDead</extracomment>
        <translation>{unit} hat keinen Richtschützen mehr: kein MG.</translation>
    </message>
    <message>
        <source>{unit} has not moved this turn.</source>
        <extracomment>defensiveFire.noMove</extracomment>
        <translation>{unit} hat sich in diesem Zug nicht bewegt.</translation>
    </message>
    <message>
        <source>{unit} has only its special shot.</source>
        <extracomment>shoot.specialOnly</extracomment>
        <translation>{unit} hat nur den besonderen Schuss.</translation>
    </message>
    <message>
        <source>{unit} has reached wire {number}: does it cut, for one more action?</source>
        <extracomment>cutWire.askCost</extracomment>
        <translation>{unit} hat Draht {number} erreicht: Wird er geschnitten, für eine weitere Aktion?</translation>
    </message>
    <message>
        <source>{unit} has reached wire {number}: does it cut?</source>
        <extracomment>cutWire.ask</extracomment>
        <translation>{unit} hat Draht {number} erreicht: Wird er geschnitten?</translation>
    </message>
    <message>
        <source>{unit} has reacted in this turn already.</source>
        <extracomment>defensiveFire.used</extracomment>
        <translation>{unit} hat in diesem Zug schon reagiert.</translation>
    </message>
    <message>
        <source>{unit} has rolled already this turn.</source>
        <extracomment>snareRoll.rolled</extracomment>
        <translation>{unit} hat in diesem Zug schon gewürfelt.</translation>
    </message>
    <message>
        <source>{unit} has run into wire.</source>
        <extracomment>tank.metWire</extracomment>
        <translation>{unit} ist in Draht gefahren.</translation>
    </message>
    <message>
        <source>{unit} has thrown all its grenades for this turn.</source>
        <extracomment>grenades.limit</extracomment>
        <translation>{unit} hat alle Granaten für diesen Zug geworfen.</translation>
    </message>
    <message>
        <source>{unit} has to line up its shot first.</source>
        <extracomment>lineUp.needed</extracomment>
        <translation>{unit} muss erst anvisieren.</translation>
    </message>
    <message>
        <source>{unit} has to set its gun up before it fights.</source>
        <extracomment>handToHand.packed</extracomment>
        <translation>{unit} muss vor dem Nahkampf das MG aufbauen.</translation>
    </message>
    <message>
        <source>{unit} has to set up its machine gun first.</source>
        <extracomment>machineGun.notSetUp</extracomment>
        <translation>{unit} muss erst das MG aufbauen.</translation>
    </message>
    <message>
        <source>{unit} has tried with grenade {number} already.</source>
        <extracomment>throwBack.tried</extracomment>
        <translation>{unit} hat es mit Granate {number} schon versucht.</translation>
    </message>
    <message>
        <source>{unit} in range of {target}</source>
        <extracomment>ranges.pair</extracomment>
        <translation>In Reichweite: {unit} und {target}</translation>
    </message>
    <message>
        <source>{unit} is asked when it is hit, not before.</source>
        <extracomment>takeCover.onlyWhenHit</extracomment>
        <translation>{unit} wird gefragt, wenn es Treffer gibt, nicht vorher.</translation>
    </message>
    <message>
        <source>{unit} is damaged: one die for driver or gunner.</source>
        <extracomment>tankDamage.throw</extracomment>
        <translation>{unit} ist beschädigt: ein Würfel für Fahrer oder Richtschütze.</translation>
    </message>
    <message>
        <source>{unit} is destroyed already.</source>
        <extracomment>tankDamage.destroyed, targets.destroyed</extracomment>
        <translation>{unit} ist schon vernichtet.</translation>
    </message>
    <message>
        <source>{unit} is destroyed.</source>
        <extracomment>casualties.destroyed, casualties.tankDestroyed, guard.destroyed</extracomment>
        <translation>{unit} ist vernichtet.</translation>
    </message>
    <message>
        <source>{unit} is free of the wire, but held in the fight.</source>
        <extracomment>snareRoll.freeEngaged</extracomment>
        <translation>{unit} ist frei vom Draht, aber im Nahkampf gebunden.</translation>
    </message>
    <message>
        <source>{unit} is free: one move forward, and nothing else this turn.</source>
        <extracomment>snareRoll.gotFree</extracomment>
        <translation>{unit} ist frei: eine Bewegung vorwärts und sonst nichts in diesem Zug.</translation>
    </message>
    <message>
        <source>{unit} is held by wire this turn.</source>
        <extracomment>tank.heldByWire</extracomment>
        <translation>{unit} wird in diesem Zug vom Draht aufgehalten.</translation>
    </message>
    <message numerus="yes">
        <source>{unit} is hit: take cover, %n dice?</source>
        <extracomment>takeCover.ask</extracomment>
        <translation>
            <numerusform>{unit} ist getroffen: Deckung nehmen, %n Würfel?</numerusform>
            <numerusform>{unit} ist getroffen: Deckung nehmen, %n Würfel?</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit} is in hand-to-hand and cannot move away.</source>
        <extracomment>tank.engaged</extracomment>
        <translation>{unit} ist im Nahkampf und kann nicht wegfahren.</translation>
    </message>
    <message>
        <source>{unit} is in hand-to-hand. The rulebook does not forbid the shot.</source>
        <extracomment>fire.warnFight</extracomment>
        <translation>{unit} ist im Nahkampf. Das Regelwerk verbietet den Schuss nicht.</translation>
    </message>
    <message>
        <source>{unit} is in hand-to-hand. What does it do?</source>
        <extracomment>handToHand.style</extracomment>
        <translation>{unit} ist im Nahkampf. Was nun?</translation>
    </message>
    <message>
        <source>{unit} is in hand-to-hand: it can only fight or withdraw.</source>
        <extracomment>guard.locked</extracomment>
        <translation>{unit} ist im Nahkampf: nur kämpfen oder zurückziehen.</translation>
    </message>
    <message>
        <source>{unit} is in hand-to-hand: it has to fight or withdraw.</source>
        <extracomment>move.engaged</extracomment>
        <translation>{unit} ist im Nahkampf: kämpfen oder zurückziehen ist Pflicht.</translation>
    </message>
    <message>
        <source>{unit} is in hand-to-hand: no fire.</source>
        <extracomment>fire.inFight</extracomment>
        <translation>{unit} ist im Nahkampf: kein Feuer.</translation>
    </message>
    <message>
        <source>{unit} is in hand-to-hand: no grenades.</source>
        <extracomment>grenades.inFight</extracomment>
        <translation>{unit} ist im Nahkampf: keine Granaten.</translation>
    </message>
    <message>
        <source>{unit} is in no fight.</source>
        <extracomment>withdrawal.notEngaged</extracomment>
        <translation>{unit} ist in keinem Nahkampf.</translation>
    </message>
    <message>
        <source>{unit} is more than {n} cm away from the mine.</source>
        <extracomment>mines.defuseTooFar</extracomment>
        <translation>{unit} ist weiter als {n} cm von der Mine entfernt.</translation>
    </message>
    <message>
        <source>{unit} is more than {n} cm away from {target}.</source>
        <extracomment>charges.tooFar</extracomment>
        <translation>{unit} und {target} sind weiter als {n} cm voneinander entfernt.</translation>
    </message>
    <message>
        <source>{unit} is no tank.</source>
        <extracomment>targets.noTank</extracomment>
        <translation>{unit} ist kein Panzer.</translation>
    </message>
    <message>
        <source>{unit} is not snared.</source>
        <extracomment>snareRoll.free</extracomment>
        <translation>{unit} ist nicht verfangen.</translation>
    </message>
    <message>
        <source>{unit} is on the same side.</source>
        <extracomment>targets.own</extracomment>
        <translation>{unit} ist auf derselben Seite.</translation>
    </message>
    <message>
        <source>{unit} is out of the fight.</source>
        <extracomment>withdrawal.breaksOff</extracomment>
        <translation>{unit} ist aus dem Nahkampf heraus.</translation>
    </message>
    <message>
        <source>{unit} is slowed in wire {number}: no more actions this turn. It may cross next turn.</source>
        <extracomment>barbedWire.slowed.nothing</extracomment>
        <translation>{unit} ist in Draht {number} gebremst: keine Aktionen mehr in diesem Zug. Im nächsten darf er überwunden werden.</translation>
    </message>
    <message>
        <source>{unit} is snared in wire {number}: no more actions, and it has to roll to get free next turn.</source>
        <extracomment>barbedWire.snared.nothing</extracomment>
        <translation>{unit} ist in Draht {number} verfangen: keine Aktionen mehr, und im nächsten Zug würfeln, um freizukommen.</translation>
    </message>
    <message>
        <source>{unit} is still stuck, and rolls again next turn.</source>
        <extracomment>snareRoll.stuck</extracomment>
        <translation>{unit} hängt weiter fest und würfelt im nächsten Zug erneut.</translation>
    </message>
    <message numerus="yes">
        <source>{unit} kills %n figures at most.</source>
        <extracomment>defensiveFire.oneKill</extracomment>
        <translation>
            <numerusform>{unit} tötet höchstens %n Figur.</numerusform>
            <numerusform>{unit} tötet höchstens %n Figuren.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit} lays a mine: is the spot within {n} cm of one of its figures?</source>
        <extracomment>mines.place</extracomment>
        <translation>{unit} verlegt eine Mine: Ist die Stelle höchstens {n} cm von einer der Figuren entfernt?</translation>
    </message>
    <message>
        <source>{unit} lays mine {number}.</source>
        <extracomment>mines.placed</extracomment>
        <translation>{unit} verlegt Mine {number}.</translation>
    </message>
    <message>
        <source>{unit} lines up its shot.</source>
        <extracomment>lineUp.done</extracomment>
        <translation>{unit} visiert das Ziel an.</translation>
    </message>
    <message numerus="yes">
        <source>{unit} loses %n figures.</source>
        <extracomment>casualties.lost</extracomment>
        <translation>
            <numerusform>{unit} verliert %n Figur.</numerusform>
            <numerusform>{unit} verliert %n Figuren.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit} may fire at {target} if it came into range.</source>
        <extracomment>ranges.offer</extracomment>
        <translation>{unit} darf auf {target} feuern, wenn das Ziel in Reichweite kam.</translation>
    </message>
    <message>
        <source>{unit} may move away, up to {n} cm.</source>
        <extracomment>grant.withdraw</extracomment>
        <translation>{unit} darf sich wegbewegen, bis {n} cm.</translation>
    </message>
    <message>
        <source>{unit} may move forward through the wire, up to {n} cm.</source>
        <extracomment>grant.snare</extracomment>
        <translation>{unit} darf sich vorwärts durch den Draht bewegen, bis {n} cm.</translation>
    </message>
    <message>
        <source>{unit} may throw grenade {number} back at once.</source>
        <extracomment>grenades.mayThrowBack</extracomment>
        <translation>{unit} darf Granate {number} sofort zurückwerfen.</translation>
    </message>
    <message>
        <source>{unit} moved in its own turn.</source>
        <extracomment>defensiveFire.moved</extracomment>
        <translation>{unit} hat sich im eigenen Zug bewegt.</translation>
    </message>
    <message>
        <source>{unit} moved. Is a friendly team close by that did not?</source>
        <extracomment>defensiveFire.support</extracomment>
        <translation>{unit} hat sich bewegt. Ist ein eigener Trupp in der Nähe, der stillstand?</translation>
    </message>
    <message>
        <source>{unit} moves at most {n} cm.</source>
        <extracomment>tank.tooFar</extracomment>
        <translation>{unit} bewegt sich höchstens {n} cm.</translation>
    </message>
    <message>
        <source>{unit} moves up to {n} cm. Anything on the way?</source>
        <extracomment>move.outcome</extracomment>
        <translation>{unit} bewegt sich bis {n} cm. Etwas auf dem Weg?</translation>
    </message>
    <message>
        <source>{unit} moves {n} cm at most.</source>
        <extracomment>move.tooFar</extracomment>
        <translation>{unit} bewegt sich höchstens {n} cm.</translation>
    </message>
    <message>
        <source>{unit} moves, up to {n} cm.</source>
        <extracomment>move.moved</extracomment>
        <translation>{unit} bewegt sich, bis {n} cm.</translation>
    </message>
    <message>
        <source>{unit} moves.</source>
        <extracomment>tank.moved</extracomment>
        <translation>{unit} bewegt sich.</translation>
    </message>
    <message numerus="yes">
        <source>{unit} needs %n actions and has not so many left.</source>
        <extracomment>guard.actions</extracomment>
        <translation>
            <numerusform>{unit} hat keine Aktion mehr.</numerusform>
            <numerusform>{unit} braucht %n Aktionen und hat nicht mehr so viele.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit} packs up its machine gun.</source>
        <extracomment>machineGun.packedUp</extracomment>
        <translation>{unit} baut das MG ab.</translation>
    </message>
    <message>
        <source>{unit} puts a charge on {target}: one die.</source>
        <extracomment>charges.throw</extracomment>
        <translation>{unit} gegen {target}: eine Ladung anbringen, ein Würfel.</translation>
    </message>
    <message>
        <source>{unit} puts up wire {number}.</source>
        <extracomment>placeWire.done</extracomment>
        <translation>{unit} verlegt Draht {number}.</translation>
    </message>
    <message>
        <source>{unit} ran into wire.</source>
        <extracomment>move.ranIntoWire</extracomment>
        <translation>{unit} ist in Draht gelaufen.</translation>
    </message>
    <message>
        <source>{unit} rolls to get free of the wire.</source>
        <extracomment>turn.mustRoll</extracomment>
        <translation>{unit} würfelt, um aus dem Draht freizukommen.</translation>
    </message>
    <message>
        <source>{unit} runs into wire {number}: roll one die for the team.</source>
        <extracomment>barbedWire.throw</extracomment>
        <translation>{unit} läuft in Draht {number}: mit einem Würfel für den Trupp würfeln.</translation>
    </message>
    <message>
        <source>{unit} sets off mine {number}.</source>
        <extracomment>mines.defuseFailed</extracomment>
        <translation>{unit} löst Mine {number} aus.</translation>
    </message>
    <message>
        <source>{unit} sets up its machine gun.</source>
        <extracomment>machineGun.setUp</extracomment>
        <translation>{unit} baut das MG auf.</translation>
    </message>
    <message>
        <source>{unit} shoots at {target}: how far, and open or in cover?</source>
        <extracomment>shoot.aim</extracomment>
        <translation>{unit} schießt auf {target}: Wie weit, und ohne oder in Deckung?</translation>
    </message>
    <message>
        <source>{unit} stops at wire {number}: no more moving this turn. It may cross next turn.</source>
        <extracomment>barbedWire.noEffect.noMoving</extracomment>
        <translation>{unit} hält an Draht {number}: keine Bewegung mehr in diesem Zug. Im nächsten darf er überwunden werden.</translation>
    </message>
    <message>
        <source>{unit} stops where it is: its driver is dead.</source>
        <extracomment>mines.tankStops</extracomment>
        <translation>{unit} bleibt stehen: Der Fahrer ist tot.</translation>
    </message>
    <message>
        <source>{unit} takes a precision shot at {target}: how far?</source>
        <extracomment>precisionShot.aim</extracomment>
        <translation>{unit} gibt einen Präzisionsschuss auf {target} ab: Wie weit?</translation>
    </message>
    <message numerus="yes">
        <source>{unit} takes cover: %n dice.</source>
        <extracomment>takeCover.throw</extracomment>
        <translation>
            <numerusform>{unit} nimmt Deckung: %n Würfel.</numerusform>
            <numerusform>{unit} nimmt Deckung: %n Würfel.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit} throws a grenade: is the marker within {n} cm?</source>
        <extracomment>grenades.aim</extracomment>
        <translation>{unit} wirft eine Granate: Ist der Marker höchstens {n} cm entfernt?</translation>
    </message>
    <message>
        <source>{unit} throws grenade {number} back.</source>
        <extracomment>throwBack.thrown</extracomment>
        <translation>{unit} wirft Granate {number} zurück.</translation>
    </message>
    <message>
        <source>{unit} throws grenade {number} back: one die.</source>
        <extracomment>throwBack.throw</extracomment>
        <translation>{unit} wirft Granate {number} zurück: ein Würfel.</translation>
    </message>
    <message>
        <source>{unit} throws no farther than {n} cm.</source>
        <extracomment>grenades.tooFar</extracomment>
        <translation>{unit} wirft nicht weiter als {n} cm.</translation>
    </message>
    <message>
        <source>{unit} tries to break off: roll one die.</source>
        <extracomment>withdrawal.throw</extracomment>
        <translation>{unit} versucht sich zu lösen: mit einem Würfel würfeln.</translation>
    </message>
    <message>
        <source>{unit} tries to get free of the wire: roll one die.</source>
        <extracomment>snareRoll.throw</extracomment>
        <translation>{unit} versucht, aus dem Draht freizukommen: mit einem Würfel würfeln.</translation>
    </message>
    <message>
        <source>{unit} turns by at most {n} degrees.</source>
        <extracomment>tank.turnTooFar</extracomment>
        <translation>{unit} dreht um höchstens {n} Grad.</translation>
    </message>
    <message>
        <source>{unit} turns up to {degrees} degrees and moves up to {n} cm. What did it come to? Mines count within {near} cm.</source>
        <extracomment>tank.move</extracomment>
        <translation>{unit} dreht um bis zu {degrees} Grad und fährt bis {n} cm. Worauf trifft der Panzer? Minen zählen bis {near} cm.</translation>
    </message>
    <message>
        <source>{unit} was in range already when its turn began.</source>
        <extracomment>defensiveFire.wasInRange</extracomment>
        <translation>{unit} war zu Beginn des eigenen Zuges schon in Reichweite.</translation>
    </message>
    <message>
        <source>{unit} was put on the table by hand.</source>
        <extracomment>log.place</extracomment>
        <translation>{unit} wurde von Hand auf den Tisch gestellt.</translation>
    </message>
    <message>
        <source>{unit} withdraws, at a price.</source>
        <extracomment>withdrawal.outLoss</extracomment>
        <translation>{unit} zieht sich zurück, um einen Preis.</translation>
    </message>
    <message>
        <source>{unit} withdraws.</source>
        <extracomment>withdrawal.out</extracomment>
        <translation>{unit} zieht sich zurück.</translation>
    </message>
    <message>
        <source>{unit} works on mine {number}: one die.</source>
        <extracomment>mines.defuseThrow</extracomment>
        <translation>{unit} arbeitet an Mine {number}: ein Würfel.</translation>
    </message>
    <message>
        <source>{unit}, a figure in wire {number}: roll one die.</source>
        <extracomment>barbedWire.throwFigure</extracomment>
        <translation>{unit}, eine Figur in Draht {number}: mit einem Würfel würfeln.</translation>
    </message>
    <message>
        <source>{unit}, section {section}</source>
        <extracomment>flamethrower.section</extracomment>
        <translation>{unit}, Abschnitt {section}</translation>
    </message>
    <message numerus="yes">
        <source>{unit}: %n figures are spared by a trench or shell hole.</source>
        <extracomment>blast.sparedLog</extracomment>
        <translation>
            <numerusform>{unit}: %n Figur wird durch Graben oder Trichter verschont.</numerusform>
            <numerusform>{unit}: %n Figuren werden durch Graben oder Trichter verschont.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit}: a charge on which tank?</source>
        <extracomment>charges.target</extracomment>
        <translation>{unit}: Ladung an welchen Panzer?</translation>
    </message>
    <message>
        <source>{unit}: a precision shot at whom?</source>
        <extracomment>precisionShot.target</extracomment>
        <translation>{unit}: Präzisionsschuss auf wen?</translation>
    </message>
    <message>
        <source>{unit}: defuse which mine?</source>
        <extracomment>mines.defuseWhich</extracomment>
        <translation>{unit}: Welche Mine entschärfen?</translation>
    </message>
    <message>
        <source>{unit}: fire the cannon at which team?</source>
        <extracomment>cannon.target</extracomment>
        <translation>{unit}: Kanone auf welchen Trupp abfeuern?</translation>
    </message>
    <message>
        <source>{unit}: fire the machine gun at whom?</source>
        <extracomment>machineGun.target</extracomment>
        <translation>{unit}: MG auf wen abfeuern?</translation>
    </message>
    <message>
        <source>{unit}: how many grenades with this action?</source>
        <extracomment>grenades.howMany</extracomment>
        <translation>{unit}: Wie viele Granaten mit dieser Aktion?</translation>
    </message>
    <message>
        <source>{unit}: mark it as a wreck and leave it where it is.</source>
        <extracomment>casualties.wreckStays</extracomment>
        <translation>{unit}: als Wrack markieren und stehen lassen.</translation>
    </message>
    <message>
        <source>{unit}: mark it as knocked out.</source>
        <extracomment>casualties.markKnockedOut</extracomment>
        <translation>{unit}: als außer Gefecht markieren.</translation>
    </message>
    <message>
        <source>{unit}: one die for where grenade {number} lands.</source>
        <extracomment>grenades.scatter</extracomment>
        <translation>{unit}: ein Würfel dafür, wo Granate {number} landet.</translation>
    </message>
    <message numerus="yes">
        <source>{unit}: remove %n figures; its player picks them.</source>
        <extracomment>casualties.defenderPicks</extracomment>
        <translation>
            <numerusform>{unit}: %n Figur entfernen; ihr Spieler wählt sie aus.</numerusform>
            <numerusform>{unit}: %n Figuren entfernen; ihr Spieler wählt sie aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit}: remove %n figures; the attacker picks them.</source>
        <extracomment>casualties.attackerPicks</extracomment>
        <translation>
            <numerusform>{unit}: %n Figur entfernen; der Angreifer wählt sie aus.</numerusform>
            <numerusform>{unit}: %n Figuren entfernen; der Angreifer wählt sie aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit}: remove the %n figures nearest to the attacker.</source>
        <extracomment>casualties.removeNearest</extracomment>
        <translation>
            <numerusform>{unit}: die dem Angreifer nächste Figur entfernen.</numerusform>
            <numerusform>{unit}: die %n dem Angreifer nächsten Figuren entfernen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit}: remove the %n figures that were caught.</source>
        <extracomment>casualties.removeTouched</extracomment>
        <translation>
            <numerusform>{unit}: die betroffene Figur entfernen.</numerusform>
            <numerusform>{unit}: die %n betroffenen Figuren entfernen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit}: remove the last %n figures.</source>
        <extracomment>casualties.removeAll</extracomment>
        <translation>
            <numerusform>{unit}: die letzte Figur entfernen.</numerusform>
            <numerusform>{unit}: die letzten %n Figuren entfernen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit}: shoot at whom?</source>
        <extracomment>shoot.target</extracomment>
        <translation>{unit}: Auf wen schießen?</translation>
    </message>
    <message>
        <source>{unit}: something hidden was set by hand.</source>
        <extracomment>log.setSecret</extracomment>
        <translation>{unit}: etwas Verborgenes wurde von Hand gesetzt.</translation>
    </message>
    <message>
        <source>{unit}: take the wreck off the table.</source>
        <extracomment>casualties.wreckRemoved</extracomment>
        <translation>{unit}: das Wrack vom Tisch nehmen.</translation>
    </message>
    <message>
        <source>{unit}: that man is dead already. Nothing more.</source>
        <extracomment>tankDamage.nothing</extracomment>
        <translation>{unit}: Dieser Mann ist schon tot. Nichts weiter.</translation>
    </message>
    <message>
        <source>{unit}: the driver is killed. It cannot move any more.</source>
        <extracomment>tankDamage.driver</extracomment>
        <translation>{unit}: Der Fahrer ist tot. Der Panzer kann nicht mehr fahren.</translation>
    </message>
    <message>
        <source>{unit}: the gunner is killed. It cannot shoot any more.</source>
        <extracomment>tankDamage.gunner</extracomment>
        <translation>{unit}: Der Richtschütze ist tot. Der Panzer kann nicht mehr schießen.</translation>
    </message>
    <message>
        <source>{unit}: throw grenade {number} back?</source>
        <extracomment>throwBack.want</extracomment>
        <translation>{unit}: Granate {number} zurückwerfen?</translation>
    </message>
    <message>
        <source>{unit}: throw which grenade back?</source>
        <extracomment>throwBack.which</extracomment>
        <translation>{unit}: Welche Granate zurückwerfen?</translation>
    </message>
    <message>
        <source>{unit}: which tank?</source>
        <extracomment>antiTankShot.target</extracomment>
        <translation>{unit}: Welcher Panzer?</translation>
    </message>
    <message>
        <source>{unit}: which teams and tanks does the flame marker touch? Your own count too.</source>
        <extracomment>flamethrower.touched</extracomment>
        <translation>{unit}: Welche Trupps und Panzer berührt der Flammenmarker? Auch die eigenen zählen.</translation>
    </message>
    <message>
        <source>{unit}: {action}</source>
        <extracomment>command.unit</extracomment>
        <translation>{unit}: {action}</translation>
    </message>
    <message>
        <source>{unit}: {n} of {all} figures get free of the wire.</source>
        <extracomment>snareRoll.figures</extracomment>
        <translation>{unit}: {n} von {all} Figuren kommen aus dem Draht frei.</translation>
    </message>
    <message>
        <source>{unit}: {value} set by hand from {before} to {after}.</source>
        <extracomment>log.set</extracomment>
        <translation>{unit}: {value} von Hand von {before} auf {after} gesetzt.</translation>
    </message>
    <message>
        <source>{what}: {count}</source>
        <extracomment>word.tally</extracomment>
        <translation>{what}: {count}</translation>
    </message>
    <message>
        <source>{word}</source>
        <extracomment>word.plain</extracomment>
        <translation>{word}</translation>
    </message>
    <message>
        <source>“{choice}” is no choice of this ruling.</source>
        <extracomment>refusal.noChoice</extracomment>
        <translation>„{choice}“ steht bei dieser Auslegung nicht zur Wahl.</translation>
    </message>
    <message>
        <source>“{name}” does not fit: {why}</source>
        <extracomment>refusal.argument</extracomment>
        <translation>„{name}“ passt nicht: {why}</translation>
    </message>
    <message>
        <source>in cover</source>
        <extracomment>tables.defensiveFire.cover.cover, tables.hmg.cover.cover, tables.lmg.cover.cover, tables.shoot.cover.cover, tables.tankMg.cover.cover</extracomment>
        <translation>in Deckung</translation>
    </message>
    <message>
        <source>in the open</source>
        <extracomment>tables.defensiveFire.cover.open, tables.hmg.cover.open, tables.lmg.cover.open, tables.shoot.cover.open, tables.tankMg.cover.open</extracomment>
        <translation>ohne Deckung</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>values.colour</extracomment>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>From now on: {ruling}: {choice}</source>
        <extracomment>log.ruling</extracomment>
        <translation>Ab jetzt: {ruling}: {choice}</translation>
    </message>
    <message>
        <source>Photograph of the table</source>
        <extracomment>log.photograph</extracomment>
        <translation>Foto vom Tisch</translation>
    </message>
    <message>
        <source>Photograph of the table: {caption}</source>
        <extracomment>log.photographOf</extracomment>
        <translation>Foto vom Tisch: {caption}</translation>
    </message>
    <message>
        <source>The side “{side}” has no units yet.</source>
        <extracomment>refusal.emptySide</extracomment>
        <translation>Die Seite „{side}“ hat noch keine Einheiten.</translation>
    </message>
    <message>
        <source>British</source>
        <extracomment>names.British</extracomment>
        <translation>Großbritannien</translation>
    </message>
    <message>
        <source>British trench</source>
        <extracomment>names.British trench</extracomment>
        <translation>Britischer Graben</translation>
    </message>
    <message>
        <source>Canadian</source>
        <extracomment>names.Canadian</extracomment>
        <translation>Kanada</translation>
    </message>
    <message>
        <source>Chauchat</source>
        <extracomment>names.Chauchat</extracomment>
        <translation>Chauchat</translation>
    </message>
    <message>
        <source>Deuxième escouade</source>
        <extracomment>names.Deuxième escouade</extracomment>
        <translation>Deuxième escouade</translation>
    </message>
    <message>
        <source>Fire trench</source>
        <extracomment>names.Fire trench</extracomment>
        <translation>Schützengraben</translation>
    </message>
    <message>
        <source>French</source>
        <extracomment>names.French</extracomment>
        <translation>Frankreich</translation>
    </message>
    <message>
        <source>Front trench</source>
        <extracomment>names.Front trench</extracomment>
        <translation>Vorderer Graben</translation>
    </message>
    <message>
        <source>Gegenstoss</source>
        <extracomment>names.Gegenstoss</extracomment>
        <translation>Gegenstoß</translation>
    </message>
    <message>
        <source>German</source>
        <extracomment>names.German</extracomment>
        <translation>Deutschland</translation>
    </message>
    <message>
        <source>German trench</source>
        <extracomment>names.German trench</extracomment>
        <translation>Deutscher Graben</translation>
    </message>
    <message>
        <source>Grabenbesatzung</source>
        <extracomment>names.Grabenbesatzung</extracomment>
        <translation>Grabenbesatzung</translation>
    </message>
    <message>
        <source>Inner wire</source>
        <extracomment>names.Inner wire</extracomment>
        <translation>Innerer Draht</translation>
    </message>
    <message>
        <source>Jäger Defence</source>
        <extracomment>names.Jäger Defence</extracomment>
        <translation>Jäger</translation>
    </message>
    <message>
        <source>MG 08</source>
        <extracomment>names.MG 08</extracomment>
        <translation>MG 08</translation>
    </message>
    <message>
        <source>MG 08/15</source>
        <extracomment>names.MG 08/15</extracomment>
        <translation>MG 08/15</translation>
    </message>
    <message>
        <source>Mark IV &quot;Daphne&quot;</source>
        <extracomment>names.Mark IV &quot;Daphne&quot;</extracomment>
        <translation>Mark IV „Daphne“</translation>
    </message>
    <message>
        <source>No. 1 Assault</source>
        <extracomment>names.No. 1 Assault</extracomment>
        <translation>1. Sturmtrupp</translation>
    </message>
    <message>
        <source>No. 2 Assault</source>
        <extracomment>names.No. 2 Assault</extracomment>
        <translation>2. Sturmtrupp</translation>
    </message>
    <message>
        <source>Old shell hole</source>
        <extracomment>names.Old shell hole</extracomment>
        <translation>Alter Trichter</translation>
    </message>
    <message>
        <source>Outer wire</source>
        <extracomment>names.Outer wire</extracomment>
        <translation>Äußerer Draht</translation>
    </message>
    <message>
        <source>Première escouade</source>
        <extracomment>names.Première escouade</extracomment>
        <translation>Première escouade</translation>
    </message>
    <message>
        <source>Royal Engineers</source>
        <extracomment>names.Royal Engineers</extracomment>
        <translation>Royal Engineers</translation>
    </message>
    <message>
        <source>Scharfschütze</source>
        <extracomment>names.Scharfschütze</extracomment>
        <translation>Scharfschütze</translation>
    </message>
    <message>
        <source>Schilt</source>
        <extracomment>names.Schilt</extracomment>
        <translation>Schilt</translation>
    </message>
    <message>
        <source>Sentries</source>
        <extracomment>names.Sentries</extracomment>
        <translation>Posten</translation>
    </message>
    <message>
        <source>Stosstrupp Raider</source>
        <extracomment>names.Stosstrupp Raider</extracomment>
        <translation>Stoßtrupp</translation>
    </message>
    <message>
        <source>Supports</source>
        <extracomment>names.Supports</extracomment>
        <translation>Rückhalt</translation>
    </message>
    <message>
        <source>The crater</source>
        <extracomment>names.The crater</extracomment>
        <translation>Trichter</translation>
    </message>
    <message>
        <source>The sap</source>
        <extracomment>names.The sap</extracomment>
        <translation>Sappe</translation>
    </message>
    <message>
        <source>Trench raiders, left</source>
        <extracomment>names.Trench raiders, left</extracomment>
        <translation>Stoßtrupp, links</translation>
    </message>
    <message>
        <source>Trench raiders, right</source>
        <extracomment>names.Trench raiders, right</extracomment>
        <translation>Stoßtrupp, rechts</translation>
    </message>
    <message>
        <source>Vickers HMG</source>
        <extracomment>names.Vickers HMG</extracomment>
        <translation>Vickers-MG</translation>
    </message>
    <message>
        <source>Wire before the sap</source>
        <extracomment>names.Wire before the sap</extracomment>
        <translation>Draht vor der Sappe</translation>
    </message>
    <message>
        <source>Wire party</source>
        <extracomment>names.Wire party</extracomment>
        <translation>Drahttrupp</translation>
    </message>
    <message>
        <source>Wire, British side</source>
        <extracomment>names.Wire, British side</extracomment>
        <translation>Draht, britische Seite</translation>
    </message>
    <message>
        <source>Wire, German side</source>
        <extracomment>names.Wire, German side</extracomment>
        <translation>Draht, deutsche Seite</translation>
    </message>
    <message>
        <source>Wire, centre</source>
        <extracomment>names.Wire, centre</extracomment>
        <translation>Draht, Mitte</translation>
    </message>
    <message>
        <source>Wire, left</source>
        <extracomment>names.Wire, left</extracomment>
        <translation>Draht, links</translation>
    </message>
    <message>
        <source>Wire, right</source>
        <extracomment>names.Wire, right</extracomment>
        <translation>Draht, rechts</translation>
    </message>
    <message>
        <source>Before the turn ends.</source>
        <extracomment>gate.turnEnd</extracomment>
        <translation>Bevor der Zug endet.</translation>
    </message>
    <message>
        <source>Disputed, and diced for: {question} The die showed {face}: {answer}.</source>
        <extracomment>log.disputed</extracomment>
        <translation>Strittig und ausgewürfelt: {question} Der Würfel zeigte {face}: {answer}.</translation>
    </message>
    <message>
        <source>WW1 Miniature Game, version 1.2 of August 2017, from the Free Wargames Rules wiki.</source>
        <extracomment>credit</extracomment>
        <translation>WW1 Miniature Game, Version 1.2 vom August 2017, aus dem Wiki der Free Wargames Rules.</translation>
    </message>
    <message>
        <source>over {from} to {to} {measure}</source>
        <extracomment>band.over</extracomment>
        <translation>über {from} bis {to} {measure}</translation>
    </message>
    <message>
        <source>under {to} {measure}</source>
        <extracomment>band.under</extracomment>
        <translation>unter {to} {measure}</translation>
    </message>
    <message>
        <source>+{number} {what}</source>
        <extracomment>comparison.plus</extracomment>
        <translation>+{number} {what}</translation>
    </message>
    <message>
        <source>-{number} {what}</source>
        <extracomment>comparison.minus</extracomment>
        <translation>-{number} {what}</translation>
    </message>
    <message>
        <source>die {die}</source>
        <extracomment>comparison.die</extracomment>
        <translation>Würfel {die}</translation>
    </message>
    <message>
        <source>{first} against {second}: margin {margin}.</source>
        <extracomment>comparison.line</extracomment>
        <translation>{first} gegen {second}: Abstand {margin}.</translation>
    </message>
    <message>
        <source>{unit}: {parts} = {total}</source>
        <extracomment>comparison.sum</extracomment>
        <translation>{unit}: {parts} = {total}</translation>
    </message>
    <message>
        <source>Back on the table</source>
        <extracomment>command.restore</extracomment>
        <translation>Zurück auf dem Tisch</translation>
    </message>
    <message>
        <source>“{key}” has to be a text.</source>
        <extracomment>refusal.wrongText</extracomment>
        <translation>„{key}“ muss ein Text sein.</translation>
    </message>
    <message>
        <source>“{key}” has to be a whole number.</source>
        <extracomment>refusal.wrongNumber</extracomment>
        <translation>„{key}“ muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>“{key}” has to be one of these: {choices}.</source>
        <extracomment>refusal.wrongChoice</extracomment>
        <translation>„{key}“ muss eines davon sein: {choices}.</translation>
    </message>
    <message>
        <source>“{key}” knows no such word.</source>
        <extracomment>refusal.wrongWord</extracomment>
        <translation>„{key}“ kennt kein solches Wort.</translation>
    </message>
    <message>
        <source>An objective held</source>
        <extracomment>values.wonBy.hold</extracomment>
        <translation>Gehaltenes Missionsziel</translation>
    </message>
    <message>
        <source>Elimination</source>
        <extracomment>values.wonBy.force</extracomment>
        <translation>Vernichtung</translation>
    </message>
    <message>
        <source>Teams lost</source>
        <extracomment>values.wonBy.teams</extracomment>
        <translation>Verlorene Trupps</translation>
    </message>
    <message>
        <source>The battle is over. {verdict}</source>
        <extracomment>refusal.battleOver</extracomment>
        <translation>Die Schlacht ist vorbei. {verdict}</translation>
    </message>
    <message>
        <source>Won by</source>
        <extracomment>values.wonBy</extracomment>
        <translation>Gewonnen durch</translation>
    </message>
    <message>
        <source>{side} wins.</source>
        <extracomment>objectives.won</extracomment>
        <translation>{side} gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>{unit} fires at {target}: {dice}, {score} or more: %n hits.</source>
        <extracomment>fire.hits</extracomment>
        <translation>
            <numerusform>{unit} feuert auf {target}: {dice}, {score} oder mehr: %n Treffer.</numerusform>
            <numerusform>{unit} feuert auf {target}: {dice}, {score} oder mehr: %n Treffer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} takes cover, {dice}: %n hits are cancelled.</source>
        <extracomment>takeCover.saved</extracomment>
        <translation>
            <numerusform>{unit} nimmt Deckung, {dice}: %n Treffer ist aufgehoben.</numerusform>
            <numerusform>{unit} nimmt Deckung, {dice}: %n Treffer sind aufgehoben.</numerusform>
        </translation>
    </message>
    <message>
        <source>{question} {answer}</source>
        <extracomment>hint.ruling</extracomment>
        <translation>{question} {answer}</translation>
    </message>
    <message>
        <source>Given up: {what}. {why}</source>
        <extracomment>log.givenUp</extracomment>
        <translation>Aufgegeben: {what}. {why}</translation>
    </message>
    <message>
        <source>A battle has all of these that it needs; no other can be added.</source>
        <extracomment>refusal.fixedKind</extracomment>
        <translation>Eine Schlacht hat davon alles, was sie braucht; mehr geht nicht.</translation>
    </message>
    <message>
        <source>Nothing of number {id} was taken off the table.</source>
        <extracomment>refusal.neverTaken</extracomment>
        <translation>Nichts mit der Nummer {id} wurde vom Tisch genommen.</translation>
    </message>
    <message>
        <source>What decided the battle no longer holds: nobody has won yet.</source>
        <extracomment>objectives.withdrawn</extracomment>
        <translation>Was die Schlacht entschieden hat, gilt nicht mehr: Noch hat niemand gewonnen.</translation>
    </message>
    <message>
        <source>{unit} is on the table already.</source>
        <extracomment>refusal.stillThere</extracomment>
        <translation>{unit} ist schon auf dem Tisch.</translation>
    </message>
    <message>
        <source>{value}: that is less than {from}.</source>
        <extracomment>refusal.valueAtLeast</extracomment>
        <translation>{value}: Das ist weniger als {from}.</translation>
    </message>
    <message>
        <source>{value}: that is outside {from} to {to}.</source>
        <extracomment>refusal.valueRange</extracomment>
        <translation>{value}: Das ist nicht zwischen {from} und {to}.</translation>
    </message>
    <message>
        <source>It ended this: {then}. Now is another time: {now}.</source>
        <extracomment>refusal.otherTime</extracomment>
        <translation>Das beendete: {then}. Jetzt ist etwas anderes dran: {now}.</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <extracomment>moment.turn</extracomment>
        <translation>Zug {turn}</translation>
    </message>
    <message>
        <source>Take back what was moved: {what}</source>
        <extracomment>table.moveBack</extracomment>
        <translation>Zurücknehmen, was bewegt wurde: {what}</translation>
    </message>
    <message>
        <source>{entity}: destroyed: {after}.</source>
        <extracomment>onTable.destroyed</extracomment>
        <translation>{entity}: zerstört: {after}.</translation>
    </message>
    <message>
        <source>{entity}: driver dead: {after}.</source>
        <extracomment>onTable.driverDead</extracomment>
        <translation>{entity}: Fahrer tot: {after}.</translation>
    </message>
    <message>
        <source>{entity}: gunner dead: {after}.</source>
        <extracomment>onTable.gunnerDead</extracomment>
        <translation>{entity}: Richtschütze tot: {after}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>value.none</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>“{key}” may have {most} letters at most.</source>
        <extracomment>refusal.longText</extracomment>
        <translation>„{key}“ darf höchstens {most} Buchstaben haben.</translation>
    </message>
    <message>
        <source>Back on the table: {unit}.</source>
        <extracomment>log.restore</extracomment>
        <translation>Wieder auf dem Tisch: {unit}.</translation>
    </message>
    <message>
        <source>Taken off the table by hand: {unit}.</source>
        <extracomment>log.remove</extracomment>
        <translation>Von Hand vom Tisch genommen: {unit}.</translation>
    </message>
    <message>
        <source>What was said of it is not possible any more.</source>
        <extracomment>refusal.overtaken</extracomment>
        <translation>Was dazu gesagt wurde, ist nicht mehr möglich.</translation>
    </message>
    <message>
        <source>Its result is known: {what}. Play it out, or take the throw back with undo.</source>
        <extracomment>refusal.decided</extracomment>
        <translation>Das Ergebnis steht fest: {what}. Zu Ende bringen, oder den Wurf rückgängig machen.</translation>
    </message>
    <message>
        <source>Dice are called for first: {what}.</source>
        <extracomment>refusal.unthrown</extracomment>
        <translation>Erst die verlangten Würfel: {what}.</translation>
    </message>
    <message>
        <source>Not to be done any more: {owed}.</source>
        <extracomment>log.drop</extracomment>
        <translation>Nicht mehr zu tun: {owed}.</translation>
    </message>
    <message>
        <source>Still open: {what}.</source>
        <extracomment>refusal.unfinished</extracomment>
        <translation>Noch offen: {what}.</translation>
    </message>
    <message>
        <source>This comes to its end first: {what}.</source>
        <extracomment>refusal.unplayed</extracomment>
        <translation>Zuerst zu Ende bringen: {what}.</translation>
    </message>
    <message>
        <source>{unit}: {value} set by hand: {after}.</source>
        <extracomment>log.setTo</extracomment>
        <translation>{unit}: {value} von Hand gesetzt: {after}.</translation>
    </message>
    <message>
        <source>{unit}: {value} taken back by hand, it was {before}.</source>
        <extracomment>log.unset</extracomment>
        <translation>{unit}: {value} von Hand zurückgenommen, vorher {before}.</translation>
    </message>
    <message>
        <source>{what} was begun and has not ended: answer what it asks.</source>
        <extracomment>refusal.putAside</extracomment>
        <translation>{what} ist begonnen und noch nicht zu Ende: erst beantworten, was gefragt ist.</translation>
    </message>
    <message>
        <source>That is not owed any more.</source>
        <extracomment>refusal.notOwed</extracomment>
        <translation>Das ist nicht mehr offen.</translation>
    </message>
    <message>
        <source>{owed} The battle goes on with that: it cannot be let pass.</source>
        <extracomment>refusal.goesOn</extracomment>
        <translation>{owed} Damit geht die Schlacht weiter: das kann nicht entfallen.</translation>
    </message>
    <message>
        <source>Disputed, and diced for: {question} The die showed {face}: {answer}, not {other}.</source>
        <extracomment>log.diced</extracomment>
        <translation>Strittig und ausgewürfelt: {question} Der Würfel zeigte {face}: {answer}, nicht {other}.</translation>
    </message>
    <message>
        <source>{value} of {unit} is set by what is being asked, too ({what}): answer that first, or park it.</source>
        <extracomment>refusal.setAgain</extracomment>
        <translation>{unit}: {value} ändert auch, was gerade gefragt wird ({what}). Erst antworten oder parken.</translation>
    </message>
    <message>
        <source>Allowed anyway after the end of the battle.</source>
        <extracomment>refusal.battleOver.letPass</extracomment>
        <translation>Trotzdem erlaubt, nach dem Ende der Schlacht.</translation>
    </message>
    <message>
        <source>Allowed anyway before the dice were thrown: {what}.</source>
        <extracomment>refusal.unthrown.letPass</extracomment>
        <translation>Trotzdem erlaubt, ehe gewürfelt war: {what}.</translation>
    </message>
    <message>
        <source>Allowed anyway before this had ended: {what}.</source>
        <extracomment>refusal.unplayed.letPass</extracomment>
        <translation>Trotzdem erlaubt, ehe dies zu Ende war: {what}.</translation>
    </message>
    <message>
        <source>Allowed anyway, and left open: {what}.</source>
        <extracomment>refusal.putAside.letPass, refusal.unfinished.letPass</extracomment>
        <translation>Trotzdem erlaubt, und offen geblieben: {what}.</translation>
    </message>
    <message>
        <source>Allowed anyway, and left undone: {what}</source>
        <extracomment>turn.owed.letPass</extracomment>
        <translation>Trotzdem erlaubt, und unterblieben: {what}</translation>
    </message>
    <message>
        <source>Allowed anyway: the gun of {unit} is not set up.</source>
        <extracomment>handToHand.packed.letPass</extracomment>
        <translation>Trotzdem erlaubt: {unit} hat das MG nicht aufgebaut.</translation>
    </message>
    <message>
        <source>Allowed anyway: the gun of {unit} is set up.</source>
        <extracomment>move.setUp.letPass</extracomment>
        <translation>Trotzdem erlaubt: {unit} hat das MG aufgebaut.</translation>
    </message>
    <message>
        <source>Allowed anyway: the machine gun of {unit} is not set up.</source>
        <extracomment>machineGun.notSetUp.letPass</extracomment>
        <translation>Trotzdem erlaubt: {unit} hat das MG nicht aufgebaut.</translation>
    </message>
    <message>
        <source>Allowed anyway: {unit} hangs in the wire.</source>
        <extracomment>guard.snared.letPass</extracomment>
        <translation>Trotzdem erlaubt: {unit} hängt im Draht.</translation>
    </message>
    <message>
        <source>Allowed anyway: {unit} has not lined up its shot.</source>
        <extracomment>lineUp.needed.letPass</extracomment>
        <translation>Trotzdem erlaubt: {unit} hat nicht anvisiert.</translation>
    </message>
    <message>
        <source>Allowed anyway: {unit} is in hand-to-hand.</source>
        <extracomment>guard.locked.letPass, move.engaged.letPass</extracomment>
        <translation>Trotzdem erlaubt: {unit} ist im Nahkampf.</translation>
    </message>
    <message>
        <source>Allowed anyway: “{what}” is given up with its result known.</source>
        <extracomment>refusal.decided.letPass</extracomment>
        <translation>Trotzdem erlaubt: „{what}“ wird aufgegeben, obwohl das Ergebnis feststeht.</translation>
    </message>
</context>
<context>
    <name>wss</name>
    <message numerus="yes">
        <source>%n hits</source>
        <extracomment>word.hitsOnly</extracomment>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>+1 on the die for any mortar at that building.</source>
        <extracomment>rulings.wss.fire.mortar_plus1.option.any</extracomment>
        <translation>+1 auf den Würfel für jeden Mörser gegen dieses Gebäude.</translation>
    </message>
    <message>
        <source>+1 on the die, for the same mortar at the same building.</source>
        <extracomment>rulings.wss.fire.mortar_plus1.option.same</extracomment>
        <translation>+1 auf den Würfel, für denselben Mörser gegen dasselbe Gebäude.</translation>
    </message>
    <message>
        <source>+1 pip</source>
        <extracomment>tables.friends.result.pip</extracomment>
        <translation>+1 Auge</translation>
    </message>
    <message>
        <source>+{number} {what}</source>
        <extracomment>comparison.plus</extracomment>
        <translation>+{number} {what}</translation>
    </message>
    <message>
        <source>-{number} {what}</source>
        <extracomment>comparison.minus</extracomment>
        <translation>-{number} {what}</translation>
    </message>
    <message>
        <source>30% of an army</source>
        <extracomment>values.victory.percent</extracomment>
        <translation>30 % einer Armee</translation>
    </message>
    <message>
        <source>4, 5 or 6, as on the playsheet.</source>
        <extracomment>rulings.wss.fire.save_value.option.three</extracomment>
        <translation>4, 5 oder 6, wie in der Kurzübersicht.</translation>
    </message>
    <message>
        <source>45 degrees in all, half of it to each side.</source>
        <extracomment>rulings.wss.fire.arc.option.narrow</extracomment>
        <translation>45 Grad insgesamt, die Hälfte nach jeder Seite.</translation>
    </message>
    <message>
        <source>45 degrees to each side of straight ahead.</source>
        <extracomment>rulings.wss.fire.arc.option.wide</extracomment>
        <translation>45 Grad nach jeder Seite von geradeaus.</translation>
    </message>
    <message>
        <source>5 or 6 is a hit.</source>
        <extracomment>rules.P18.3.text</extracomment>
        <translation>5 oder 6 ist ein Treffer.</translation>
    </message>
    <message>
        <source>6 stands or more.</source>
        <extracomment>rulings.wss.army.cav_size.option.enforce6</extracomment>
        <translation>6 Basen oder mehr.</translation>
    </message>
    <message>
        <source>8 to 16 stands only.</source>
        <extracomment>rulings.wss.army.cav_size.option.enforce8</extracomment>
        <translation>Nur 8 bis 16 Basen.</translation>
    </message>
    <message>
        <source>A badly beaten cavalry attacker</source>
        <extracomment>rulings.wss.faceoff.cavcav_d4.heading</extracomment>
        <translation>Hoch geschlagene Kavallerie im Angriff</translation>
    </message>
    <message>
        <source>A battle needs this; it stays.</source>
        <extracomment>refusal.fixed</extracomment>
        <translation>Eine Schlacht braucht das; es bleibt.</translation>
    </message>
    <message>
        <source>A battle needs two sides.</source>
        <extracomment>refusal.fewSides</extracomment>
        <translation>Eine Schlacht braucht zwei Seiten.</translation>
    </message>
    <message>
        <source>A blocked rout</source>
        <extracomment>rulings.wss.rout.blocked.heading</extracomment>
        <translation>Versperrte Flucht</translation>
    </message>
    <message>
        <source>A breach one stand wide, or a contested bridge, is fought for by a single stand on each side.</source>
        <extracomment>rules.P21.1.text</extracomment>
        <translation>Um eine Bresche von einer Basis Breite oder eine umkämpfte Brücke kämpft auf jeder Seite eine einzige Basis.</translation>
    </message>
    <message>
        <source>A burning building is evacuated next turn and burns for the rest of the battle.</source>
        <extracomment>rules.P8.4.text</extracomment>
        <translation>Ein brennendes Gebäude wird im nächsten Zug geräumt und brennt für den Rest der Schlacht.</translation>
    </message>
    <message>
        <source>A cannon at 25 cm or less fires at close range.</source>
        <extracomment>rules.P6.7.text</extracomment>
        <translation>Eine Kanone feuert bis 25 cm auf kurze Entfernung.</translation>
    </message>
    <message>
        <source>A cannon at exactly 25 cm</source>
        <extracomment>rulings.wss.fire.cannon25.heading</extracomment>
        <translation>Eine Kanone bei genau 25 cm</translation>
    </message>
    <message>
        <source>A casualty and a pip, and it counts in the fight.</source>
        <extracomment>rulings.wss.fire.pistol_effect.option.full</extracomment>
        <translation>Einen Verlust und ein Auge, und er zählt im Nahkampf.</translation>
    </message>
    <message>
        <source>A casualty, and it counts in the fight.</source>
        <extracomment>rulings.wss.fire.pistol_effect.option.nopip</extracomment>
        <translation>Einen Verlust, und er zählt im Nahkampf.</translation>
    </message>
    <message>
        <source>A charge too, if it is not used up.</source>
        <extracomment>rulings.wss.glory.move.option.charge</extracomment>
        <translation>Auch eine Attacke, wenn sie nicht verbraucht ist.</translation>
    </message>
    <message>
        <source>A charge without contact</source>
        <extracomment>rulings.wss.move.charge_spent_on_refusal.heading</extracomment>
        <translation>Eine Attacke ohne Kontakt</translation>
    </message>
    <message>
        <source>A critical manoeuvre is anything but a plain advance or retreat, within 30 cm of an enemy, that changes how stands face within the unit.</source>
        <extracomment>rules.P10.1.text</extracomment>
        <translation>Ein kritisches Manöver ist alles außer schlichtem Vorgehen oder Zurückgehen, wenn es bis 30 cm vor einem Feind die Front von Basen innerhalb der Einheit ändert.</translation>
    </message>
    <message>
        <source>A die for each face-off.</source>
        <extracomment>rulings.wss.faceoff.multi.option.each</extracomment>
        <translation>Ein Würfel für jedes Kräftemessen.</translation>
    </message>
    <message>
        <source>A difference of three</source>
        <extracomment>rulings.wss.fight.diff3.heading</extracomment>
        <translation>Ein Unterschied von drei</translation>
    </message>
    <message>
        <source>A duel</source>
        <extracomment>values.duel</extracomment>
        <translation>Ein Zweikampf</translation>
    </message>
    <message>
        <source>A face-off from the rear; if it loses, it routs on.</source>
        <extracomment>rulings.wss.rout.contacted.option.faceoff</extracomment>
        <translation>Kräftemessen im Rücken; verliert sie, flieht sie weiter.</translation>
    </message>
    <message>
        <source>A face-off won by four or more.</source>
        <extracomment>rulings.wss.glory.trigger.option.faceoff</extracomment>
        <translation>Ein Kräftemessen, um vier oder mehr gewonnen.</translation>
    </message>
    <message>
        <source>A fight that makes the enemy rout as well.</source>
        <extracomment>rulings.wss.glory.trigger.option.fights</extracomment>
        <translation>Auch ein Nahkampf, der den Feind in die Flucht schlägt.</translation>
    </message>
    <message>
        <source>A fortress wall with a gap, grenadiers before it, a mortar battery behind. Storm the gate tower or go home.</source>
        <extracomment>scenarios.breach.description</extracomment>
        <translation>Eine Festungsmauer mit einer Lücke, Grenadiere davor, eine Mörserbatterie dahinter. Den Torturm stürmen oder heimgehen.</translation>
    </message>
    <message>
        <source>A grenadier stand gives its battalion nothing, except in a breach or on a bridge.</source>
        <extracomment>rules.P2.2.text</extracomment>
        <translation>Eine Grenadierbasis bringt ihrem Bataillon nichts, außer in einer Bresche oder auf einer Brücke.</translation>
    </message>
    <message>
        <source>A grenadier stand may attack and claim Elite. If a stand is lost, it is that one.</source>
        <extracomment>rules.P21.4.text</extracomment>
        <translation>Eine Grenadierbasis darf angreifen und als Elite zählen. Geht eine Basis verloren, ist es diese.</translation>
    </message>
    <message>
        <source>A lone officer attacked</source>
        <extracomment>rulings.wss.officer.alone.heading</extracomment>
        <translation>Angriff auf einen einzelnen Offizier</translation>
    </message>
    <message>
        <source>A margin of {n}: no row says anything. Both stay.</source>
        <extracomment>faceoff.nothing</extracomment>
        <translation>Abstand {n}: Dazu sagt keine Zeile etwas. Beide bleiben stehen.</translation>
    </message>
    <message>
        <source>A mortar hit on a building sets it on fire on a 5 or 6.</source>
        <extracomment>rules.P8.3.text</extracomment>
        <translation>Ein Mörsertreffer auf ein Gebäude setzt es bei 5 oder 6 in Brand.</translation>
    </message>
    <message>
        <source>A mounted officer may join a routing unit and help it to rally.</source>
        <extracomment>rules.P14.9.text</extracomment>
        <translation>Ein berittener Offizier darf sich einer fliehenden Einheit anschließen und ihr helfen, sich zu sammeln.</translation>
    </message>
    <message>
        <source>A move meant to end in contact leads to a test in most cases.</source>
        <extracomment>rules.P11.1.text</extracomment>
        <translation>Eine Bewegung, die in Kontakt enden soll, führt meist zu einer Probe.</translation>
    </message>
    <message>
        <source>A new point of aim</source>
        <extracomment>rulings.wss.fire.reaim.heading</extracomment>
        <translation>Ein neuer Richtpunkt</translation>
    </message>
    <message>
        <source>A new turn begins.</source>
        <extracomment>phase.newTurn</extracomment>
        <translation>Ein neuer Zug beginnt.</translation>
    </message>
    <message>
        <source>A quarter of his units</source>
        <extracomment>rulings.wss.deploy.quarter.heading</extracomment>
        <translation>Ein Viertel seiner Einheiten</translation>
    </message>
    <message>
        <source>A rout of one move</source>
        <extracomment>rulings.wss.friends.distance_one.heading</extracomment>
        <translation>Flucht um eine Bewegung</translation>
    </message>
    <message>
        <source>A routing unit does nothing of its own will.</source>
        <extracomment>rules.P14.5.text</extracomment>
        <translation>Eine fliehende Einheit tut nichts aus eigenem Willen.</translation>
    </message>
    <message>
        <source>A routing unit goes straight back and ends facing away.</source>
        <extracomment>rules.P14.1.text</extracomment>
        <translation>Eine fliehende Einheit läuft gerade zurück und endet mit dem Rücken zum Feind.</translation>
    </message>
    <message>
        <source>A score is the die plus modifiers minus pips. The margin is the attacker&apos;s score minus the defender&apos;s. One move is the ordinary move of the unit&apos;s arm.</source>
        <extracomment>rules.P1.4.text</extracomment>
        <translation>Der Wert ist der Wurf plus Modifikatoren minus Augen. Der Abstand ist der Wert des Angreifers minus den des Verteidigers. Eine Bewegung ist die gewöhnliche Bewegung der Waffengattung.</translation>
    </message>
    <message>
        <source>A side&apos;s first card is Firing, its second Cavalry movement, its third Infantry and artillery movement.</source>
        <extracomment>rules.P5.2.text</extracomment>
        <translation>Die erste Karte einer Seite ist Feuern, die zweite Kavalleriebewegung, die dritte Bewegung von Infanterie und Artillerie.</translation>
    </message>
    <message>
        <source>A square</source>
        <extracomment>manoeuvre.square</extracomment>
        <translation>Ein Karree</translation>
    </message>
    <message>
        <source>A test is called: {unit} comes too late.</source>
        <extracomment>officers.called</extracomment>
        <translation>Eine Probe ist angesagt: {unit} kommt zu spät.</translation>
    </message>
    <message>
        <source>A third of the table</source>
        <extracomment>rulings.wss.deploy.third.heading</extracomment>
        <translation>Ein Drittel des Tisches</translation>
    </message>
    <message>
        <source>A unit behind bullet-proof cover throws a die for each hit. 4, 5 or 6 cancels it. Walls do not stop artillery, earth ramparts do. Nothing stops a mortar.</source>
        <extracomment>rules.P7.1.text</extracomment>
        <translation>Eine Einheit hinter kugelsicherer Deckung wirft einen Würfel je Treffer. 4, 5 oder 6 hebt ihn auf. Mauern halten Artillerie nicht auf, Erdwälle schon. Nichts hält einen Mörser auf.</translation>
    </message>
    <message>
        <source>A unit gets Glory only once per game.</source>
        <extracomment>rules.P13.4.text</extracomment>
        <translation>Eine Einheit erlangt nur einmal im Spiel Ruhm.</translation>
    </message>
    <message>
        <source>A unit has to fire, but no enemy is in range or arc. What then?</source>
        <extracomment>rulings.wss.fire.must_fire_none.question</extracomment>
        <translation>Eine Einheit muss feuern, aber kein Feind ist in Reichweite oder Schussfeld. Was dann?</translation>
    </message>
    <message>
        <source>A unit that does not rally routs one more move and loses a stand.</source>
        <extracomment>rules.P14.7.text</extracomment>
        <translation>Eine Einheit, die sich nicht sammelt, flieht um eine weitere Bewegung und verliert eine Basis.</translation>
    </message>
    <message>
        <source>A unit that falls below half strength is scattered. Friends do not test for that.</source>
        <extracomment>rules.P20.3.text</extracomment>
        <translation>Eine Einheit, die unter halbe Stärke fällt, wird zersprengt. Freunde machen dafür keine Probe.</translation>
    </message>
    <message>
        <source>A unit that has to retreat or rout while it is engaged front and rear surrenders.</source>
        <extracomment>rules.P17.4.text</extracomment>
        <translation>Eine Einheit, die zurückgehen oder fliehen muss, während sie vorn und im Rücken gebunden ist, ergibt sich.</translation>
    </message>
    <message>
        <source>A unit that routs off the table goes to the dead pool.</source>
        <extracomment>rules.P14.3.text</extracomment>
        <translation>Eine Einheit, die vom Tisch flieht, kommt zu den Gefallenen.</translation>
    </message>
    <message>
        <source>A unit that routs off the table or loses half its stands goes to the dead pool.</source>
        <extracomment>rules.P20.2.text</extracomment>
        <translation>Eine Einheit, die vom Tisch flieht oder die Hälfte ihrer Basen verliert, kommt zu den Gefallenen.</translation>
    </message>
    <message>
        <source>A unit that scatters makes nobody test.</source>
        <extracomment>rules.P23.6.text</extracomment>
        <translation>Eine Einheit, die zersprengt wird, verlangt von niemandem eine Probe.</translation>
    </message>
    <message>
        <source>A unit that suffers three or more casualties from shooting in one turn tests when the enemy&apos;s fire phase ends.</source>
        <extracomment>rules.P22.1.text</extracomment>
        <translation>Eine Einheit, die in einem Zug drei oder mehr Verluste durch Feuer erleidet, macht am Ende der feindlichen Feuerphase eine Probe.</translation>
    </message>
    <message>
        <source>A unit with six pips may not move towards an enemy.</source>
        <extracomment>rules.P9.6.text</extracomment>
        <translation>Eine Einheit mit sechs Augen darf sich nicht auf den Feind zu bewegen.</translation>
    </message>
    <message>
        <source>A unit with six pips shoots with half its stands.</source>
        <extracomment>rules.P6.10.text</extracomment>
        <translation>Eine Einheit mit sechs Augen feuert mit der Hälfte ihrer Basen.</translation>
    </message>
    <message>
        <source>Add the hits of pistols. Compare the totals.</source>
        <extracomment>rules.P18.5.text</extracomment>
        <translation>Die Treffer der Pistolen dazuzählen. Die Summen vergleichen.</translation>
    </message>
    <message>
        <source>After a rally</source>
        <extracomment>rulings.wss.rally.after.heading</extracomment>
        <translation>Nach dem Sammeln</translation>
    </message>
    <message>
        <source>After an overrun</source>
        <extracomment>rulings.wss.faceoff.overrun_continue.heading</extracomment>
        <translation>Nach dem Überrennen</translation>
    </message>
    <message>
        <source>After the fight dice.</source>
        <extracomment>rulings.wss.fight.pistol_stand_loss.option.after</extracomment>
        <translation>Nach den Nahkampfwürfeln.</translation>
    </message>
    <message>
        <source>After the sixth card units recover pips, then routing units try to rally. Then shuffle again.</source>
        <extracomment>rules.P5.4.text</extracomment>
        <translation>Nach der sechsten Karte erholen sich Einheiten von Augen, dann versuchen fliehende Einheiten, sich zu sammeln. Dann neu mischen.</translation>
    </message>
    <message>
        <source>After two rounds without a result the attacker falls back.</source>
        <extracomment>rules.P18.7.text</extracomment>
        <translation>Nach zwei Runden ohne Ergebnis weicht der Angreifer zurück.</translation>
    </message>
    <message>
        <source>Against anybody mounted.</source>
        <extracomment>rulings.wss.faceoff.dragoon_mod.option.any</extracomment>
        <translation>Gegen alle Berittenen.</translation>
    </message>
    <message>
        <source>Against horse.</source>
        <extracomment>rulings.wss.faceoff.dragoon_mod.option.horse</extracomment>
        <translation>Gegen Reiterei.</translation>
    </message>
    <message>
        <source>Against whom have mounted dragoons and hussars the -2?</source>
        <extracomment>rulings.wss.faceoff.dragoon_mod.question</extracomment>
        <translation>Gegen wen haben berittene Dragoner und Husaren das -2?</translation>
    </message>
    <message>
        <source>Agree how the battle is won: an objective; nightfall and the fewer dead stands; or an army that has lost control of 30% of its stands.</source>
        <extracomment>rules.P25.1.text</extracomment>
        <translation>Absprechen, wie die Schlacht gewonnen wird: durch ein Missionsziel; bei Einbruch der Nacht durch weniger gefallene Basen; oder wenn einer Armee 30 % ihrer Basen entglitten sind.</translation>
    </message>
    <message>
        <source>Agree who defends and who attacks in the story, and what each needs to win. Either side may attack in play.</source>
        <extracomment>rules.P4.1.text</extracomment>
        <translation>Absprechen, wer in der Geschichte verteidigt und wer angreift und was jeder zum Sieg braucht. Im Spiel darf jede Seite angreifen.</translation>
    </message>
    <message>
        <source>All cards are out.</source>
        <extracomment>deck.empty</extracomment>
        <translation>Alle Karten sind aufgedeckt.</translation>
    </message>
    <message>
        <source>All mounted units.</source>
        <extracomment>rulings.wss.fire.pistol_dragoons.option.all</extracomment>
        <translation>Alle berittenen Einheiten.</translation>
    </message>
    <message>
        <source>All of them.</source>
        <extracomment>rulings.wss.fire.bearing_stands.option.every</extracomment>
        <translation>Alle.</translation>
    </message>
    <message>
        <source>All.</source>
        <extracomment>rulings.wss.friends.trigger.option.first, rulings.wss.heavy.must_fire.option.both</extracomment>
        <translation>Alle.</translation>
    </message>
    <message>
        <source>Alliance</source>
        <extracomment>names.Alliance</extracomment>
        <translation>Allianz</translation>
    </message>
    <message>
        <source>Alliance (red)</source>
        <extracomment>tables.quality.army.alliance, values.army.alliance</extracomment>
        <translation>Allianz (rot)</translation>
    </message>
    <message>
        <source>Allowed anyway: {refusal}</source>
        <extracomment>log.allowed</extracomment>
        <translation>Trotzdem erlaubt: {refusal}</translation>
    </message>
    <message>
        <source>Already within 10 cm</source>
        <extracomment>rulings.wss.faceoff.start_within_10.heading</extracomment>
        <translation>Schon innerhalb von 10 cm</translation>
    </message>
    <message>
        <source>Always duels.</source>
        <extracomment>rulings.wss.breach.wide.option.always</extracomment>
        <translation>Immer Zweikämpfe.</translation>
    </message>
    <message>
        <source>Always two, or three.</source>
        <extracomment>rulings.wss.officer.partial.option.full</extracomment>
        <translation>Immer zwei oder drei.</translation>
    </message>
    <message>
        <source>Always.</source>
        <extracomment>rulings.wss.recover.raw_wording.option.always, rulings.wss.victory.routing_count.option.both</extracomment>
        <translation>Immer.</translation>
    </message>
    <message>
        <source>An attacker who is halted</source>
        <extracomment>rulings.wss.faceoff.d23_must_fire.heading</extracomment>
        <translation>Ein angehaltener Angreifer</translation>
    </message>
    <message>
        <source>An attacker who wins by four or more gets Glory.</source>
        <extracomment>rules.P13.1.text</extracomment>
        <translation>Ein Angreifer, der um vier oder mehr gewinnt, erlangt Ruhm.</translation>
    </message>
    <message>
        <source>An objective</source>
        <extracomment>values.victory.objective, values.wonBy.objective</extracomment>
        <translation>Ein Missionsziel</translation>
    </message>
    <message>
        <source>An officer and the rally</source>
        <extracomment>rulings.wss.rally.officer.heading</extracomment>
        <translation>Offizier und Sammeln</translation>
    </message>
    <message>
        <source>An officer in the ranks takes two pips from the record dice, the commander-in-chief three. They come back when he leaves. Each time the unit loses a stand he lives on 4, 5 or 6.</source>
        <extracomment>rules.P24.1.text</extracomment>
        <translation>Ein Offizier in den Reihen nimmt zwei Augen vom Moralwürfel, der Oberbefehlshaber drei. Sie kommen zurück, wenn er geht. Immer wenn die Einheit eine Basis verliert, überlebt er bei 4, 5 oder 6.</translation>
    </message>
    <message>
        <source>An officer who is killed is not replaced.</source>
        <extracomment>rules.P24.2.text</extracomment>
        <translation>Ein gefallener Offizier wird nicht ersetzt.</translation>
    </message>
    <message>
        <source>An officer with a lost gun</source>
        <extracomment>rulings.wss.officer.gun_loss.heading</extracomment>
        <translation>Ein Offizier bei verlorenem Geschütz</translation>
    </message>
    <message>
        <source>An officer without a unit</source>
        <extracomment>rulings.wss.officer.unit_destroyed.heading</extracomment>
        <translation>Ein Offizier ohne Einheit</translation>
    </message>
    <message>
        <source>Another die for each hit, 5 or 6.</source>
        <extracomment>rulings.wss.fire.mortar_ignite.option.extra</extracomment>
        <translation>Ein weiterer Würfel je Treffer, bei 5 oder 6.</translation>
    </message>
    <message>
        <source>Another unit may join a fight only from the rear, after a face-off of its own.</source>
        <extracomment>rules.P17.3.text</extracomment>
        <translation>Eine weitere Einheit kann nur im Rücken in einen Nahkampf eintreten, nach einem eigenen Kräftemessen.</translation>
    </message>
    <message>
        <source>Any change of direction or formation.</source>
        <extracomment>rulings.wss.manoeuvre.scope.option.any</extracomment>
        <translation>Jede Änderung von Richtung oder Formation.</translation>
    </message>
    <message>
        <source>Any enemy unit.</source>
        <extracomment>rulings.wss.rally.enemy_types.option.any</extracomment>
        <translation>Jede feindliche Einheit.</translation>
    </message>
    <message>
        <source>Any.</source>
        <extracomment>rulings.wss.friends.pip_condition.option.any</extracomment>
        <translation>Alle.</translation>
    </message>
    <message>
        <source>Anybody.</source>
        <extracomment>rulings.wss.fight.obstacle_who.option.any</extracomment>
        <translation>Alle.</translation>
    </message>
    <message>
        <source>Anything, with a warning outside 8 to 16.</source>
        <extracomment>rulings.wss.army.cav_size.option.warn</extracomment>
        <translation>Alles, mit einem Hinweis außerhalb von 8 bis 16.</translation>
    </message>
    <message>
        <source>Are forced moves halved in difficult ground?</source>
        <extracomment>rulings.wss.move.terrain_forced.question</extracomment>
        <translation>Werden unfreiwillige Bewegungen in schwierigem Gelände halbiert?</translation>
    </message>
    <message>
        <source>Are hits in a fight casualty markers?</source>
        <extracomment>rulings.wss.fight.hits_markers.question</extracomment>
        <translation>Sind Treffer im Nahkampf Verlustmarker?</translation>
    </message>
    <message>
        <source>Arm</source>
        <extracomment>values.arm</extracomment>
        <translation>Waffengattung</translation>
    </message>
    <message>
        <source>Army</source>
        <extracomment>tables.quality.army, values.army</extracomment>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Army composition</source>
        <extracomment>tables.sizes</extracomment>
        <translation>Zusammensetzung der Armee</translation>
    </message>
    <message>
        <source>Artillery</source>
        <extracomment>tables.targets.target.artillery, values.arm.artillery</extracomment>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>Artillery fires at the nearest target too, unless a mounted officer with the stand points out another in the arc.</source>
        <extracomment>rules.P6.5.text</extracomment>
        <translation>Auch Artillerie feuert auf das nächste Ziel, wenn nicht ein berittener Offizier bei der Basis ein anderes im Schussfeld anweist.</translation>
    </message>
    <message>
        <source>Artillery has no record dice, but takes casualties.</source>
        <extracomment>rules.P2.5.text</extracomment>
        <translation>Artillerie hat keinen Moralwürfel, erleidet aber Verluste.</translation>
    </message>
    <message>
        <source>Artillery, wagons and held Dragoon horses</source>
        <extracomment>rules.P16.1.heading</extracomment>
        <translation>Artillerie, Wagen und Handpferde der Dragoner</translation>
    </message>
    <message>
        <source>As -1 in its face-offs this turn, without a pip.</source>
        <extracomment>rulings.wss.faceoff.friend_mod.option.modifier</extracomment>
        <translation>Als -1 in ihrem Kräftemessen dieses Zuges, ohne Auge.</translation>
    </message>
    <message>
        <source>As a pip before its test, nothing more.</source>
        <extracomment>rulings.wss.faceoff.friend_mod.option.pip</extracomment>
        <translation>Als ein Auge vor ihrer Probe, mehr nicht.</translation>
    </message>
    <message>
        <source>As both.</source>
        <extracomment>rulings.wss.faceoff.friend_mod.option.both</extracomment>
        <translation>Als beides.</translation>
    </message>
    <message>
        <source>As long as no stand goes too far, units wheel, change formation and pass through friends freely.</source>
        <extracomment>rules.P9.2.text</extracomment>
        <translation>Solange keine Basis zu weit kommt, schwenken Einheiten, wechseln die Formation und gehen durch eigene Truppen, wie sie wollen.</translation>
    </message>
    <message>
        <source>As many as he took.</source>
        <extracomment>rulings.wss.officer.partial.option.taken</extracomment>
        <translation>So viele, wie er nahm.</translation>
    </message>
    <message>
        <source>As many as its owner sets.</source>
        <extracomment>rulings.wss.army.guard_cav.option.owner</extracomment>
        <translation>So viele, wie ihr Besitzer festlegt.</translation>
    </message>
    <message>
        <source>As on the playsheet: infantry 15, cavalry 30 and 15.</source>
        <extracomment>rulings.wss.move.table_garble.option.playsheet</extracomment>
        <translation>Wie in der Kurzübersicht: Infanterie 15, Kavallerie 30 und 15.</translation>
    </message>
    <message>
        <source>As printed again in the table “{table}”.</source>
        <extracomment>log.housePrinted</extracomment>
        <translation>Wieder wie gedruckt in der Tabelle „{table}“.</translation>
    </message>
    <message>
        <source>As the arm they are: dismount with the cavalry, remount with the infantry.</source>
        <extracomment>rulings.wss.move.dragoon_card.option.arm</extracomment>
        <translation>Als die Waffe, die sie gerade sind: absitzen mit der Kavallerie, aufsitzen mit der Infanterie.</translation>
    </message>
    <message>
        <source>As the first, and one stand more as every rout.</source>
        <extracomment>rulings.wss.faceoff.cavinf_rout_loss.option.plus</extracomment>
        <translation>Wie das Erste, und eine Basis mehr wie bei jeder Flucht.</translation>
    </message>
    <message>
        <source>As the playsheet: pistols cannot be saved.</source>
        <extracomment>rulings.wss.fire.save_scope.option.strict</extracomment>
        <translation>Wie in der Kurzübersicht: gegen Pistolen nicht.</translation>
    </message>
    <message>
        <source>As their owner likes.</source>
        <extracomment>rulings.wss.friends.order.option.owner</extracomment>
        <translation>Wie ihr Besitzer will.</translation>
    </message>
    <message>
        <source>As they are.</source>
        <extracomment>rulings.wss.faceoff.minus1.option.margin</extracomment>
        <translation>So, wie sie sind.</translation>
    </message>
    <message>
        <source>As zero.</source>
        <extracomment>rulings.wss.faceoff.minus1.option.positive</extracomment>
        <translation>Als null.</translation>
    </message>
    <message>
        <source>At 30% yes, at nightfall no.</source>
        <extracomment>rulings.wss.victory.routing_count.option.split</extracomment>
        <translation>Bei 30 % ja, bei Einbruch der Nacht nein.</translation>
    </message>
    <message>
        <source>At any time during the move.</source>
        <extracomment>rulings.wss.manoeuvre.range_when.option.any</extracomment>
        <translation>Jederzeit während der Bewegung.</translation>
    </message>
    <message>
        <source>At any time, but not between a test that is called and its dice.</source>
        <extracomment>rulings.wss.move.officer_timing.option.any</extracomment>
        <translation>Jederzeit, aber nicht zwischen einer angesagten Probe und ihrem Wurf.</translation>
    </message>
    <message>
        <source>At once, at the end of the turn.</source>
        <extracomment>rulings.wss.rout.when_moves.option.end</extracomment>
        <translation>Sofort, am Zugende.</translation>
    </message>
    <message>
        <source>At once.</source>
        <extracomment>rulings.wss.fire.evacuate.option.once, rulings.wss.victory.when.option.once</extracomment>
        <translation>Sofort.</translation>
    </message>
    <message>
        <source>At the end of the attacker&apos;s first movement phase next turn.</source>
        <extracomment>rulings.wss.fight.round2_when.option.first</extracomment>
        <translation>Am Ende der ersten Bewegungsphase des Angreifers im nächsten Zug.</translation>
    </message>
    <message>
        <source>At the end of the same movement phase of the attacker next turn.</source>
        <extracomment>rulings.wss.fight.round2_when.option.arm</extracomment>
        <translation>Am Ende derselben Bewegungsphase des Angreifers im nächsten Zug.</translation>
    </message>
    <message>
        <source>At the end of the same turn.</source>
        <extracomment>rulings.wss.rout.first_rally.option.same</extracomment>
        <translation>Am Ende desselben Zuges.</translation>
    </message>
    <message>
        <source>At the end of the turn Elite units lose a pip unless they fought; Trained ones unless they fought, routed or were under fire; Raw ones as Trained, on a 4, 5 or 6.</source>
        <extracomment>rules.P19.1.text</extracomment>
        <translation>Am Zugende verliert Elite ein Auge, wenn sie nicht gekämpft hat; Ausgebildete, wenn sie nicht gekämpft haben, nicht flohen und nicht unter Feuer waren; Unerfahrene wie Ausgebildete, bei 4, 5 oder 6.</translation>
    </message>
    <message>
        <source>At the end of the turn after the rout.</source>
        <extracomment>rulings.wss.rout.first_rally.option.next</extracomment>
        <translation>Am Ende des Zuges nach der Flucht.</translation>
    </message>
    <message>
        <source>At the end of the turn throw a die: equal or beat the pips, and the unit rallies. Not with an enemy within 15 cm.</source>
        <extracomment>rules.P14.6.text</extracomment>
        <translation>Am Zugende einen Würfel werfen: Mindestens so viel wie die Augen, und die Einheit sammelt sich. Nicht, wenn ein Feind höchstens 15 cm entfernt ist.</translation>
    </message>
    <message>
        <source>At the end of the turn.</source>
        <extracomment>rulings.wss.victory.when.option.end</extracomment>
        <translation>Am Zugende.</translation>
    </message>
    <message>
        <source>At the rout and at the end of each turn, and nothing besides.</source>
        <extracomment>rulings.wss.faceoff.cavinf_rout_loss.option.each</extracomment>
        <translation>Bei der Flucht und am Ende jedes Zuges, sonst nicht.</translation>
    </message>
    <message>
        <source>Attack</source>
        <extracomment>actions.attack</extracomment>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Attacked in an open flank or rear</source>
        <extracomment>tables.modifiers.name.flank</extracomment>
        <translation>In offener Flanke oder im Rücken angegriffen</translation>
    </message>
    <message>
        <source>Attacker falls back</source>
        <extracomment>tables.cavalryFaceoff.result.attackerBack, tables.cavalryInfantry.result.attackerBack, tables.infantryFaceoff.result.attackerBack</extracomment>
        <translation>Angreifer weicht zurück</translation>
    </message>
    <message>
        <source>Attacker gains pips</source>
        <extracomment>tables.cavalryFaceoff.attackerPips, tables.cavalryInfantry.attackerPips, tables.infantryFaceoff.attackerPips</extracomment>
        <translation>Augen für Angreifer</translation>
    </message>
    <message>
        <source>Attacker halts</source>
        <extracomment>tables.cavalryFaceoff.result.halt, tables.cavalryInfantry.result.halt, tables.infantryFaceoff.result.halt</extracomment>
        <translation>Angreifer hält an</translation>
    </message>
    <message>
        <source>Attacker loses stands</source>
        <extracomment>tables.cavalryFaceoff.attackerStands, tables.cavalryInfantry.attackerStands, tables.infantryFaceoff.attackerStands</extracomment>
        <translation>Angreifer verliert Basen</translation>
    </message>
    <message>
        <source>Attacker&apos;s margin</source>
        <extracomment>tables.cavalryFaceoff.margin, tables.cavalryInfantry.margin, tables.infantryFaceoff.margin</extracomment>
        <translation>Abstand des Angreifers</translation>
    </message>
    <message>
        <source>Attacks in</source>
        <extracomment>links.attacks</extracomment>
        <translation>Greift an in</translation>
    </message>
    <message>
        <source>August 1704. The Alliance comes across the brook against a French line with a village on its right. Seven turns until nightfall, or until an army has lost control of 30 percent of its stands.</source>
        <extracomment>scenarios.blenheim.description</extracomment>
        <translation>August 1704. Die Allianz kommt über den Bach gegen eine französische Linie mit einem Dorf zur Rechten. Sieben Züge bis zum Einbruch der Nacht, oder bis einer Armee 30 Prozent ihrer Basen entglitten sind.</translation>
    </message>
    <message>
        <source>Austrian</source>
        <extracomment>values.nation.austrian</extracomment>
        <translation>Österreich</translation>
    </message>
    <message>
        <source>Away from him.</source>
        <extracomment>rulings.wss.fight.back_facing.option.away</extracomment>
        <translation>Vom Feind weg.</translation>
    </message>
    <message>
        <source>Back into line</source>
        <extracomment>manoeuvre.line</extracomment>
        <translation>Zurück zur Linie</translation>
    </message>
    <message>
        <source>Barricade of carts and earth</source>
        <extracomment>names.Barricade of carts and earth</extracomment>
        <translation>Barrikade aus Karren und Erde</translation>
    </message>
    <message>
        <source>Bastion gun</source>
        <extracomment>names.Bastion gun</extracomment>
        <translation>Bastionsgeschütz</translation>
    </message>
    <message>
        <source>Battery at the village</source>
        <extracomment>names.Battery at the village</extracomment>
        <translation>Batterie am Dorf</translation>
    </message>
    <message>
        <source>Battle</source>
        <extracomment>kinds.battle</extracomment>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>Battle decided</source>
        <extracomment>values.scenarioDone</extracomment>
        <translation>Schlacht entschieden</translation>
    </message>
    <message>
        <source>Bavarian</source>
        <extracomment>values.nation.bavarian</extracomment>
        <translation>Bayern</translation>
    </message>
    <message>
        <source>Bavarian Leib-Regiment</source>
        <extracomment>names.Bavarian Leib-Regiment</extracomment>
        <translation>Bayerisches Leibregiment</translation>
    </message>
    <message>
        <source>Bavarian line</source>
        <extracomment>names.Bavarian line</extracomment>
        <translation>Bayerische Linie</translation>
    </message>
    <message>
        <source>Before deployment roll one die for every other unit. A low die makes it Raw.</source>
        <extracomment>rules.P3.3.text</extracomment>
        <translation>Vor der Aufstellung für jede andere Einheit einen Würfel werfen. Ein niedriger Wurf macht sie unerfahren.</translation>
    </message>
    <message>
        <source>Before the battle grenadier stands may be grouped as a new battalion, which is Elite. Their battalions are that much weaker.</source>
        <extracomment>rules.P2.3.text</extracomment>
        <translation>Vor der Schlacht dürfen Grenadierbasen zu einem neuen Bataillon vereinigt werden, das Elite ist. Ihre Bataillone sind um so viel schwächer.</translation>
    </message>
    <message>
        <source>Before them.</source>
        <extracomment>rulings.wss.fight.pistol_stand_loss.option.before</extracomment>
        <translation>Vor ihnen.</translation>
    </message>
    <message>
        <source>Begun in turn</source>
        <extracomment>values.begunTurn</extracomment>
        <translation>Begonnen in Zug</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>deck.black, values.colour.black</extracomment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Blood&apos;s battery</source>
        <extracomment>names.Blood&apos;s battery</extracomment>
        <translation>Batterie Blood</translation>
    </message>
    <message>
        <source>Body</source>
        <extracomment>tables.sizes.body</extracomment>
        <translation>Verband</translation>
    </message>
    <message>
        <source>Both are lost.</source>
        <extracomment>rulings.wss.fight.both_scatter.option.both</extracomment>
        <translation>Beide sind verloren.</translation>
    </message>
    <message>
        <source>Both below half</source>
        <extracomment>rulings.wss.fight.both_scatter.heading</extracomment>
        <translation>Beide unter der Hälfte</translation>
    </message>
    <message>
        <source>Both sides, from their own edge.</source>
        <extracomment>rulings.wss.deploy.third.option.both</extracomment>
        <translation>Für beide Seiten, von der eigenen Kante aus.</translation>
    </message>
    <message>
        <source>Breached</source>
        <extracomment>tables.storm.state.breached, values.breached</extracomment>
        <translation>Mit Bresche</translation>
    </message>
    <message>
        <source>Breaching gun</source>
        <extracomment>names.Breaching gun</extracomment>
        <translation>Breschgeschütz</translation>
    </message>
    <message>
        <source>Brick or stone</source>
        <extracomment>values.material.stone</extracomment>
        <translation>Ziegel oder Stein</translation>
    </message>
    <message>
        <source>Bridge</source>
        <extracomment>kinds.bridge, names.Bridge, units.bridge, values.type.bridge</extracomment>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Brigade</source>
        <extracomment>values.brigade</extracomment>
        <translation>Brigade</translation>
    </message>
    <message>
        <source>Brigadier</source>
        <extracomment>names.Brigadier</extracomment>
        <translation>Brigadier</translation>
    </message>
    <message>
        <source>British</source>
        <extracomment>names.British, values.nation.british</extracomment>
        <translation>Großbritannien</translation>
    </message>
    <message>
        <source>British Line Cavalry</source>
        <extracomment>names.British Line Cavalry</extracomment>
        <translation>Britische Linienkavallerie</translation>
    </message>
    <message>
        <source>British dragoons</source>
        <extracomment>units.britishDragoons, values.type.britishDragoons</extracomment>
        <translation>Britische Dragoner</translation>
    </message>
    <message>
        <source>Building</source>
        <extracomment>kinds.building, tables.storm.position.building, units.building, values.type.building</extracomment>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Building on fire on</source>
        <extracomment>tables.limits.name.fire</extracomment>
        <translation>Gebäude in Brand bei</translation>
    </message>
    <message>
        <source>Built works: wall, building, rampart, breach, bridge.</source>
        <extracomment>rulings.wss.faceoff.cover_scope.option.works</extracomment>
        <translation>Gebautes: Mauer, Gebäude, Wall, Bresche, Brücke.</translation>
    </message>
    <message>
        <source>Burning</source>
        <extracomment>values.burning</extracomment>
        <translation>Brennt</translation>
    </message>
    <message>
        <source>By +1 on the die as well.</source>
        <extracomment>rulings.wss.rally.officer.option.one</extracomment>
        <translation>Auch mit +1 auf den Würfel.</translation>
    </message>
    <message>
        <source>By +2 on the die as well, the commander-in-chief by +3.</source>
        <extracomment>rulings.wss.rally.officer.option.full</extracomment>
        <translation>Auch mit +2 auf den Würfel, der Oberbefehlshaber mit +3.</translation>
    </message>
    <message>
        <source>By the pips that he takes, nothing more.</source>
        <extracomment>rulings.wss.rally.officer.option.pips</extracomment>
        <translation>Mit den Augen, die er nimmt, mehr nicht.</translation>
    </message>
    <message>
        <source>By the table of fights, so it never is.</source>
        <extracomment>rulings.wss.breach.duel.option.table</extracomment>
        <translation>Nach der Nahkampftabelle, also nie.</translation>
    </message>
    <message>
        <source>Came as number</source>
        <extracomment>values.place</extracomment>
        <translation>Gekommen als Nummer</translation>
    </message>
    <message>
        <source>Came last turn as number</source>
        <extracomment>values.placeBefore</extracomment>
        <translation>Im letzten Zug gekommen als Nummer</translation>
    </message>
    <message>
        <source>Can the position be stormed?</source>
        <extracomment>tables.storm</extracomment>
        <translation>Kann die Stellung gestürmt werden?</translation>
    </message>
    <message>
        <source>Cannon</source>
        <extracomment>tables.saves.weapon.cannon, tables.values.name.cannon, tables.weapons.weapon.cannon, units.cannon, values.type.cannon</extracomment>
        <translation>Kanone</translation>
    </message>
    <message>
        <source>Cannon hits</source>
        <extracomment>values.hits</extracomment>
        <translation>Kanonentreffer</translation>
    </message>
    <message>
        <source>Cannon hits for a breach</source>
        <extracomment>tables.limits.name.breach</extracomment>
        <translation>Kanonentreffer für eine Bresche</translation>
    </message>
    <message>
        <source>Captured</source>
        <extracomment>values.status.captured</extracomment>
        <translation>Gefangen</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>kinds.card</extracomment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Card of that colour</source>
        <extracomment>tables.cards.count</extracomment>
        <translation>Karte dieser Farbe</translation>
    </message>
    <message>
        <source>Casualties by fire this turn</source>
        <extracomment>values.fireCasualties</extracomment>
        <translation>Verluste durch Feuer in diesem Zug</translation>
    </message>
    <message>
        <source>Casualties of dismounted dragoons</source>
        <extracomment>rulings.wss.fire.dismounted_casualties.heading</extracomment>
        <translation>Verluste abgesessener Dragoner</translation>
    </message>
    <message>
        <source>Casualties of earlier turns do not count.</source>
        <extracomment>rules.P22.5.text</extracomment>
        <translation>Verluste früherer Züge zählen nicht.</translation>
    </message>
    <message>
        <source>Casualties of this turn, after saves.</source>
        <extracomment>rulings.wss.heavy.count.option.turn</extracomment>
        <translation>Verluste dieses Zuges, nach Rettungswürfen.</translation>
    </message>
    <message>
        <source>Casualties that remove a stand</source>
        <extracomment>tables.targets.casualties</extracomment>
        <translation>Verluste, die eine Basis entfernen</translation>
    </message>
    <message>
        <source>Casualty markers</source>
        <extracomment>values.casualties</extracomment>
        <translation>Verlustmarker</translation>
    </message>
    <message>
        <source>Cause</source>
        <extracomment>tables.routs.cause</extracomment>
        <translation>Ursache</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <extracomment>phase.cavalry, tables.moves.name.cavalry, tables.targets.target.cavalry</extracomment>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>Cavalry -v- cavalry</source>
        <extracomment>tables.cavalryFaceoff</extracomment>
        <translation>Kavallerie gegen Kavallerie</translation>
    </message>
    <message>
        <source>Cavalry -v- infantry</source>
        <extracomment>tables.cavalryInfantry</extracomment>
        <translation>Kavallerie gegen Infanterie</translation>
    </message>
    <message>
        <source>Cavalry against cavalry: as for infantry, but an attacker who is two or more behind falls back.</source>
        <extracomment>rules.P12.6.text</extracomment>
        <translation>Kavallerie gegen Kavallerie: wie Infanterie, aber ein Angreifer, der um zwei oder mehr zurückliegt, weicht zurück.</translation>
    </message>
    <message>
        <source>Cavalry against dragoons</source>
        <extracomment>rulings.wss.fight.dragoon_mod.heading</extracomment>
        <translation>Kavallerie gegen Dragoner</translation>
    </message>
    <message>
        <source>Cavalry against hussars or dragoons</source>
        <extracomment>tables.fightDice.name.light</extracomment>
        <translation>Kavallerie gegen Husaren oder Dragoner</translation>
    </message>
    <message>
        <source>Cavalry against hussars or dragoons +1; cavalry that charged +2; infantry defending a wall or earthwork +1. Nothing else.</source>
        <extracomment>rules.P18.4.text</extracomment>
        <translation>Kavallerie gegen Husaren oder Dragoner +1; Kavallerie nach einer Attacke +2; Infanterie, die Mauer oder Erdwerk verteidigt, +1. Sonst nichts.</translation>
    </message>
    <message>
        <source>Cavalry against infantry, where contact is allowed: read the margin of the cavalry in the table.</source>
        <extracomment>rules.P12.7.text</extracomment>
        <translation>Kavallerie gegen Infanterie, wo Kontakt erlaubt ist: den Abstand der Kavallerie in der Tabelle nachschlagen.</translation>
    </message>
    <message>
        <source>Cavalry and steady infantry</source>
        <extracomment>rulings.wss.faceoff.cavinf_gate.heading</extracomment>
        <translation>Kavallerie und standfeste Infanterie</translation>
    </message>
    <message>
        <source>Cavalry cannot close frontally with infantry that has less than 5 pips. Flank and rear are always open.</source>
        <extracomment>rules.P12.11.text</extracomment>
        <translation>Kavallerie darf nicht von vorn in Kontakt mit Infanterie gehen, die weniger als 5 Augen hat. Flanke und Rücken sind immer offen.</translation>
    </message>
    <message>
        <source>Cavalry movement</source>
        <extracomment>tables.cards.phase.cavalry</extracomment>
        <translation>Kavalleriebewegung</translation>
    </message>
    <message>
        <source>Cavalry regiment</source>
        <extracomment>tables.sizes.body.regiment, units.horse, values.type.horse</extracomment>
        <translation>Kavallerieregiment</translation>
    </message>
    <message>
        <source>Cavalry stands for each stand lost</source>
        <extracomment>tables.limits.name.pursuit</extracomment>
        <translation>Kavalleriebasen je verlorener Basis</translation>
    </message>
    <message>
        <source>Cavalry stands in pursuit</source>
        <extracomment>values.pursuers</extracomment>
        <translation>Kavalleriebasen in der Verfolgung</translation>
    </message>
    <message>
        <source>Cavalry that charged</source>
        <extracomment>tables.fightDice.name.charge</extracomment>
        <translation>Kavallerie nach einer Attacke</translation>
    </message>
    <message>
        <source>Cavalry that makes infantry rout stays in pursuit.</source>
        <extracomment>rules.P15.2.text</extracomment>
        <translation>Kavallerie, die Infanterie in die Flucht schlägt, bleibt in der Verfolgung.</translation>
    </message>
    <message>
        <source>Charge</source>
        <extracomment>actions.charge</extracomment>
        <translation>Attacke</translation>
    </message>
    <message>
        <source>Charge bonus</source>
        <extracomment>tables.moves.name.charge</extracomment>
        <translation>Zuschlag für Attacke</translation>
    </message>
    <message>
        <source>Charge used</source>
        <extracomment>values.chargeUsed</extracomment>
        <translation>Attacke verbraucht</translation>
    </message>
    <message>
        <source>Charging cavalry</source>
        <extracomment>tables.modifiers.name.charging</extracomment>
        <translation>Attackierende Kavallerie</translation>
    </message>
    <message>
        <source>Choose a unit that can do that.</source>
        <extracomment>guard.noUnit</extracomment>
        <translation>Eine Einheit wählen, die das kann.</translation>
    </message>
    <message>
        <source>Coehorn mortar</source>
        <extracomment>names.Coehorn mortar, units.mortar, values.type.mortar</extracomment>
        <translation>Coehorn-Mörser</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>values.colour</extracomment>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Commander-in-chief</source>
        <extracomment>tables.officers.officer.commander, units.commander, values.type.commander</extracomment>
        <translation>Oberbefehlshaber</translation>
    </message>
    <message>
        <source>Contested bridge</source>
        <extracomment>tables.storm.position.bridge</extracomment>
        <translation>Umkämpfte Brücke</translation>
    </message>
    <message>
        <source>Converged grenadiers</source>
        <extracomment>units.grenadiers, values.type.grenadiers</extracomment>
        <translation>Grenadierbataillon</translation>
    </message>
    <message>
        <source>Counting heavy casualties</source>
        <extracomment>rulings.wss.heavy.count.heading</extracomment>
        <translation>Schwere Verluste zählen</translation>
    </message>
    <message>
        <source>Counting the dead pool</source>
        <extracomment>rulings.wss.unit.deadpool.heading</extracomment>
        <translation>Die Gefallenen zählen</translation>
    </message>
    <message>
        <source>Counts as horse</source>
        <extracomment>values.asHorse</extracomment>
        <translation>Zählt als Reiterei</translation>
    </message>
    <message>
        <source>Cover</source>
        <extracomment>tables.saves.cover</extracomment>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>Cover +2; charging cavalry +1; Elite +1; Raw -1; a friend routing round or through -1; mounted dragoons and hussars facing cavalry -2; open flank or rear -2. These are cumulative.</source>
        <extracomment>rules.P12.4.text</extracomment>
        <translation>Deckung +2; attackierende Kavallerie +1; Elite +1; Unerfahren -1; ein Freund, der herum oder hindurch flieht, -1; berittene Dragoner und Husaren gegen Kavallerie -2; offene Flanke oder Rücken -2. Alles wird zusammengezählt.</translation>
    </message>
    <message>
        <source>Cover in a face-off</source>
        <extracomment>rulings.wss.faceoff.cover_scope.heading</extracomment>
        <translation>Deckung im Kräftemessen</translation>
    </message>
    <message>
        <source>Critical manoeuvre</source>
        <extracomment>tables.manoeuvre</extracomment>
        <translation>Kritisches Manöver</translation>
    </message>
    <message>
        <source>Critical manoeuvre (cm)</source>
        <extracomment>tables.limits.name.manoeuvre</extracomment>
        <translation>Kritisches Manöver (cm)</translation>
    </message>
    <message>
        <source>Curtain wall</source>
        <extracomment>names.Curtain wall</extracomment>
        <translation>Kurtine</translation>
    </message>
    <message>
        <source>Danish Horse</source>
        <extracomment>names.Danish Horse</extracomment>
        <translation>Dänisches Reiterregiment</translation>
    </message>
    <message>
        <source>Danish dragoons</source>
        <extracomment>names.Danish dragoons</extracomment>
        <translation>Dänisches Dragonerregiment</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>kinds.deck</extracomment>
        <translation>Kartenstapel</translation>
    </message>
    <message>
        <source>Defender falls back</source>
        <extracomment>tables.cavalryFaceoff.result.back, tables.cavalryInfantry.result.back, tables.infantryFaceoff.result.back</extracomment>
        <translation>Verteidiger weicht zurück</translation>
    </message>
    <message>
        <source>Defender gains pips</source>
        <extracomment>tables.cavalryFaceoff.defenderPips, tables.cavalryInfantry.defenderPips, tables.infantryFaceoff.defenderPips</extracomment>
        <translation>Augen für Verteidiger</translation>
    </message>
    <message>
        <source>Defender loses stands</source>
        <extracomment>tables.cavalryFaceoff.defenderStands, tables.cavalryInfantry.defenderStands, tables.infantryFaceoff.defenderStands</extracomment>
        <translation>Verteidiger verliert Basen</translation>
    </message>
    <message>
        <source>Defender of the story</source>
        <extracomment>values.defender</extracomment>
        <translation>Verteidiger der Geschichte</translation>
    </message>
    <message>
        <source>Defender routs</source>
        <extracomment>tables.cavalryFaceoff.result.rout, tables.cavalryInfantry.result.rout, tables.infantryFaceoff.result.rout</extracomment>
        <translation>Verteidiger flieht</translation>
    </message>
    <message>
        <source>Defends in</source>
        <extracomment>links.defends</extracomment>
        <translation>Verteidigt in</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <extracomment>values.status.destroyed</extracomment>
        <translation>Vernichtet</translation>
    </message>
    <message>
        <source>Dice per stand</source>
        <extracomment>tables.weapons.dice</extracomment>
        <translation>Würfel je Basis</translation>
    </message>
    <message>
        <source>Did it move last?</source>
        <extracomment>tables.heavy.moved</extracomment>
        <translation>Zuletzt bewegt?</translation>
    </message>
    <message>
        <source>Die</source>
        <extracomment>tables.quality.die</extracomment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Die of its face-off</source>
        <extracomment>values.faceoffDie</extracomment>
        <translation>Würfel im Kräftemessen</translation>
    </message>
    <message>
        <source>Difference in hits</source>
        <extracomment>tables.fightResult.difference</extracomment>
        <translation>Unterschied der Treffer</translation>
    </message>
    <message>
        <source>Difficult ground</source>
        <extracomment>kinds.ground, units.ground, values.type.ground</extracomment>
        <translation>Schwieriges Gelände</translation>
    </message>
    <message>
        <source>Difficult ground counts times</source>
        <extracomment>tables.limits.name.difficult</extracomment>
        <translation>Schwieriges Gelände zählt mal</translation>
    </message>
    <message>
        <source>Dismount</source>
        <extracomment>actions.dismount</extracomment>
        <translation>Absitzen</translation>
    </message>
    <message>
        <source>Dismounted dragoons count as infantry, British dragoons as horse. Steady infantry that advances on standing cavalry makes it give way.</source>
        <extracomment>rules.P12.8.text</extracomment>
        <translation>Abgesessene Dragoner zählen als Infanterie, britische Dragoner als Reiterei. Standfeste Infanterie, die gegen stehende Kavallerie vorgeht, bringt sie zum Ausweichen.</translation>
    </message>
    <message>
        <source>Disputed, and diced for: {question} The die showed {face}: {answer}.</source>
        <extracomment>log.disputed</extracomment>
        <translation>Strittig und ausgewürfelt: {question} Der Würfel zeigte {face}: {answer}.</translation>
    </message>
    <message>
        <source>Distance</source>
        <extracomment>tables.moves.value, tables.weapons.distance</extracomment>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Do Elite and charging add up?</source>
        <extracomment>rulings.wss.faceoff.elite_charge.question</extracomment>
        <translation>Werden Elite und Attacke zusammengezählt?</translation>
    </message>
    <message>
        <source>Do fall-backs and the like use up the unit&apos;s own move or fire?</source>
        <extracomment>rulings.wss.move.forced_moves.question</extracomment>
        <translation>Verbraucht Zurückweichen und Ähnliches die eigene Bewegung oder das Feuer der Einheit?</translation>
    </message>
    <message>
        <source>Do flank and rear add up?</source>
        <extracomment>rulings.wss.faceoff.cumulative.question</extracomment>
        <translation>Werden Flanke und Rücken zusammengezählt?</translation>
    </message>
    <message>
        <source>Do friends test for a first rout of one move?</source>
        <extracomment>rulings.wss.friends.distance_one.question</extracomment>
        <translation>Machen Freunde bei einer ersten Flucht um eine Bewegung eine Probe?</translation>
    </message>
    <message>
        <source>Do friends test for a unit that scatters while it routs?</source>
        <extracomment>rulings.wss.unit.scatter_friends.question</extracomment>
        <translation>Machen Freunde eine Probe für eine Einheit, die auf der Flucht zersprengt wird?</translation>
    </message>
    <message>
        <source>Do hits on a wall add up?</source>
        <extracomment>rulings.wss.fire.breach_accumulate.question</extracomment>
        <translation>Werden Treffer auf eine Mauer zusammengezählt?</translation>
    </message>
    <message>
        <source>Do modifiers of the fight dice add up?</source>
        <extracomment>rulings.wss.fight.stack.question</extracomment>
        <translation>Werden Modifikatoren der Nahkampfwürfel zusammengezählt?</translation>
    </message>
    <message>
        <source>Do pips and glory of the infantry table count for cavalry against infantry?</source>
        <extracomment>rulings.wss.faceoff.cavinf_extras.question</extracomment>
        <translation>Gelten Augen und Ruhm der Infanterietabelle für Kavallerie gegen Infanterie?</translation>
    </message>
    <message>
        <source>Do routing stands count as lost?</source>
        <extracomment>rulings.wss.victory.routing_count.question</extracomment>
        <translation>Zählen fliehende Basen als verloren?</translation>
    </message>
    <message>
        <source>Does &quot;+4&quot; mean 4 or more?</source>
        <extracomment>rulings.wss.faceoff.rows.question</extracomment>
        <translation>Bedeutet „+4“ 4 oder mehr?</translation>
    </message>
    <message>
        <source>Does a Raw unit without pips test for a manoeuvre?</source>
        <extracomment>rulings.wss.manoeuvre.zero_pips.question</extracomment>
        <translation>Macht eine unerfahrene Einheit ohne Augen die Manöverprobe?</translation>
    </message>
    <message>
        <source>Does a cavalry attacker who is four or more behind take pips?</source>
        <extracomment>rulings.wss.faceoff.cavcav_d4.question</extracomment>
        <translation>Bekommt angreifende Kavallerie, die um vier oder mehr zurückliegt, Augen?</translation>
    </message>
    <message>
        <source>Does a friend test that is in a fight?</source>
        <extracomment>rulings.wss.friends.who_tests.question</extracomment>
        <translation>Macht ein Freund im Nahkampf die Probe?</translation>
    </message>
    <message>
        <source>Does a hit on a wall also hit the troops behind it?</source>
        <extracomment>rulings.wss.fire.breach_collateral.question</extracomment>
        <translation>Trifft ein Treffer auf eine Mauer auch die Truppen dahinter?</translation>
    </message>
    <message>
        <source>Does a mortar hit on a building hit the troops inside?</source>
        <extracomment>rulings.wss.fire.mortar_garrison.question</extracomment>
        <translation>Trifft ein Mörsertreffer auf ein Gebäude auch die Truppen darin?</translation>
    </message>
    <message>
        <source>Does a unit take the pip again, when it has tested already?</source>
        <extracomment>rulings.wss.friends.once.question</extracomment>
        <translation>Bekommt eine Einheit das Auge noch einmal, wenn sie die Probe schon gemacht hat?</translation>
    </message>
    <message>
        <source>Does a unit test that reaches three by pistols at contact?</source>
        <extracomment>rulings.wss.heavy.pistols.question</extracomment>
        <translation>Macht eine Einheit die Probe, die beim Kontakt durch Pistolen auf drei kommt?</translation>
    </message>
    <message>
        <source>Does a unit that routs with its friend lose a stand at once?</source>
        <extracomment>rulings.wss.friends.stand_loss.question</extracomment>
        <translation>Verliert eine Einheit, die mit ihrem Freund flieht, sofort eine Basis?</translation>
    </message>
    <message>
        <source>Does a unit without pips roll for a plain test?</source>
        <extracomment>rulings.wss.pips.zero.question</extracomment>
        <translation>Würfelt eine Einheit ohne Augen bei einer schlichten Probe?</translation>
    </message>
    <message>
        <source>Does a whole unit fire at one target?</source>
        <extracomment>rulings.wss.fire.target_split.question</extracomment>
        <translation>Feuert eine ganze Einheit auf ein Ziel?</translation>
    </message>
    <message>
        <source>Does cover count when the attack comes round its end?</source>
        <extracomment>rulings.wss.faceoff.cover_side.question</extracomment>
        <translation>Zählt Deckung, wenn der Angriff um ihr Ende herumkommt?</translation>
    </message>
    <message>
        <source>Does not move this turn</source>
        <extracomment>values.staysPut</extracomment>
        <translation>Bleibt diesen Zug stehen</translation>
    </message>
    <message>
        <source>Does the +1 count against dismounted dragoons?</source>
        <extracomment>rulings.wss.fight.dragoon_mod.question</extracomment>
        <translation>Zählt das +1 gegen abgesessene Dragoner?</translation>
    </message>
    <message>
        <source>Does {unit} give way to the infantry, up to {n} cm?</source>
        <extracomment>contact.givesWay</extracomment>
        <translation>Weicht {unit} der Infanterie aus, bis zu {n} cm?</translation>
    </message>
    <message>
        <source>Does {unit} have to leave the table?</source>
        <extracomment>rout.edge</extracomment>
        <translation>Muss {unit} den Tisch verlassen?</translation>
    </message>
    <message>
        <source>Doubled moves</source>
        <extracomment>rulings.wss.deploy.double_moves.heading, tables.limits.name.doubled</extracomment>
        <translation>Doppelte Bewegungen</translation>
    </message>
    <message>
        <source>Doubled moves are over</source>
        <extracomment>values.doubledDone</extracomment>
        <translation>Doppelte Bewegungen vorbei</translation>
    </message>
    <message>
        <source>Down, but one at least.</source>
        <extracomment>rulings.wss.deploy.quarter.option.down</extracomment>
        <translation>Abgerundet, aber mindestens eine.</translation>
    </message>
    <message>
        <source>Down.</source>
        <extracomment>rulings.wss.fire.six_pips_half.option.down</extracomment>
        <translation>Abgerundet.</translation>
    </message>
    <message>
        <source>Dragons du Roi</source>
        <extracomment>names.Dragons du Roi</extracomment>
        <translation>Dragons du Roi</translation>
    </message>
    <message>
        <source>Dragoons</source>
        <extracomment>units.dragoons, values.arm.dragoons, values.type.dragoons</extracomment>
        <translation>Dragoner</translation>
    </message>
    <message>
        <source>Dragoons and hussars</source>
        <extracomment>rulings.wss.faceoff.dragoon_mod.heading</extracomment>
        <translation>Dragoner und Husaren</translation>
    </message>
    <message>
        <source>Duke of Marlborough</source>
        <extracomment>names.Duke of Marlborough</extracomment>
        <translation>Herzog von Marlborough</translation>
    </message>
    <message>
        <source>Dutch</source>
        <extracomment>names.Dutch, values.nation.dutch</extracomment>
        <translation>Niederlande</translation>
    </message>
    <message>
        <source>Each gun is a unit of its own and goes with its third casualty from fire.</source>
        <extracomment>rules.P20.6.text</extracomment>
        <translation>Jedes Geschütz ist eine eigene Einheit und fällt mit seinem dritten Verlust durch Feuer weg.</translation>
    </message>
    <message>
        <source>Each hit also adds a pip. Pips stop at six; the casualty is still taken.</source>
        <extracomment>rules.P6.12.text</extracomment>
        <translation>Jeder Treffer bringt auch ein Auge. Bei sechs Augen ist Schluss; der Verlust zählt trotzdem.</translation>
    </message>
    <message>
        <source>Each hit is a casualty marker behind the unit. Four remove an infantry stand, three a cavalry stand. Markers left over stay.</source>
        <extracomment>rules.P6.11.text</extracomment>
        <translation>Jeder Treffer ist ein Verlustmarker hinter der Einheit. Vier entfernen eine Infanteriebasis, drei eine Kavalleriebasis. Übrige Marker bleiben.</translation>
    </message>
    <message>
        <source>Each is a duel of its own; a wide gap is attacked normally.</source>
        <extracomment>rulings.wss.breach.wide.option.each</extracomment>
        <translation>Jede ist ein eigener Zweikampf; eine breite Lücke wird gewöhnlich angegriffen.</translation>
    </message>
    <message>
        <source>Each row means its margin or more at the outer end.</source>
        <extracomment>rules.P12.10.text</extracomment>
        <translation>Jede Zeile meint ihren Abstand oder am äußeren Ende mehr.</translation>
    </message>
    <message>
        <source>Each stand gets one die; a cannon at close range gets two.</source>
        <extracomment>rules.P6.3.text</extracomment>
        <translation>Jede Basis bekommt einen Würfel; eine Kanone auf kurze Entfernung bekommt zwei.</translation>
    </message>
    <message>
        <source>Each unit throws a die, takes off its pips and adds its modifiers. Compare the scores.</source>
        <extracomment>rules.P12.2.text</extracomment>
        <translation>Jede Einheit wirft einen Würfel, zieht ihre Augen ab und zählt ihre Modifikatoren dazu. Die Werte vergleichen.</translation>
    </message>
    <message>
        <source>Earth</source>
        <extracomment>values.material.earth</extracomment>
        <translation>Erde</translation>
    </message>
    <message>
        <source>Earth rampart</source>
        <extracomment>tables.saves.cover.rampart, tables.storm.position.rampart, units.rampart, values.type.rampart</extracomment>
        <translation>Erdwall</translation>
    </message>
    <message>
        <source>Earth ramparts cannot be breached by cannon or mortar.</source>
        <extracomment>rules.P8.2.text</extracomment>
        <translation>In Erdwälle schlagen weder Kanone noch Mörser eine Bresche.</translation>
    </message>
    <message>
        <source>Elite</source>
        <extracomment>modifiers.short.elite, tables.friendsDice.quality.elite, tables.manoeuvre.quality.elite, tables.modifiers.name.elite, tables.recovery.quality.elite, values.quality.elite</extracomment>
        <translation>Elite</translation>
    </message>
    <message>
        <source>Elite and charging</source>
        <extracomment>rulings.wss.faceoff.elite_charge.heading</extracomment>
        <translation>Elite und Attacke</translation>
    </message>
    <message>
        <source>Elite units and recovery</source>
        <extracomment>rulings.wss.recover.elite_routing.heading</extracomment>
        <translation>Elite und Erholung</translation>
    </message>
    <message>
        <source>Elite units do not test. Others throw a die that has to equal or beat their pips; Raw units take 2 off. Failing, the unit cannot move this turn.</source>
        <extracomment>rules.P10.3.text</extracomment>
        <translation>Elite macht keine Probe. Andere müssen mindestens so viel würfeln, wie sie Augen haben; Unerfahrene ziehen 2 ab. Misslingt es, kann sich die Einheit in diesem Zug nicht bewegen.</translation>
    </message>
    <message>
        <source>End phase</source>
        <extracomment>actions.endPhase</extracomment>
        <translation>Phase beenden</translation>
    </message>
    <message>
        <source>Enemies or impassable ground block it</source>
        <extracomment>rout.blocked</extracomment>
        <translation>Feinde oder unpassierbares Gelände versperren den Weg</translation>
    </message>
    <message>
        <source>Enemies within 15 cm</source>
        <extracomment>rulings.wss.rally.enemy_types.heading</extracomment>
        <translation>Feinde innerhalb von 15 cm</translation>
    </message>
    <message>
        <source>Equal at nightfall</source>
        <extracomment>rulings.wss.victory.tie.heading</extracomment>
        <translation>Gleichstand bei Einbruch der Nacht</translation>
    </message>
    <message>
        <source>Equal hits</source>
        <extracomment>rulings.wss.fight.diff0.heading</extracomment>
        <translation>Gleich viele Treffer</translation>
    </message>
    <message>
        <source>Equal or better quality</source>
        <extracomment>rulings.wss.friends.quality_equal.heading</extracomment>
        <translation>Gleiche oder bessere Qualität</translation>
    </message>
    <message>
        <source>Every hit that is not named as an exception.</source>
        <extracomment>rulings.wss.fire.save_scope.option.any</extracomment>
        <translation>Gegen jeden, der nicht als Ausnahme genannt ist.</translation>
    </message>
    <message>
        <source>Every stand that is gone.</source>
        <extracomment>rulings.wss.unit.deadpool.option.all</extracomment>
        <translation>Jede Basis, die fort ist.</translation>
    </message>
    <message>
        <source>Every turn.</source>
        <extracomment>rulings.wss.deck.reshuffle.option.turn</extracomment>
        <translation>Jeden Zug.</translation>
    </message>
    <message>
        <source>Everything of the enemy&apos;s.</source>
        <extracomment>rulings.wss.fire.target_types.option.everything</extracomment>
        <translation>Alles, was dem Feind gehört.</translation>
    </message>
    <message>
        <source>Exactly 30%</source>
        <extracomment>rulings.wss.victory.threshold.heading</extracomment>
        <translation>Genau 30 %</translation>
    </message>
    <message>
        <source>Exactly at the limit</source>
        <extracomment>rulings.wss.measure.inclusive.heading</extracomment>
        <translation>Genau an der Grenze</translation>
    </message>
    <message>
        <source>Example: cavalry against cavalry</source>
        <extracomment>scenarios.example-cavalry</extracomment>
        <translation>Beispiel: Kavallerie gegen Kavallerie</translation>
    </message>
    <message>
        <source>Example: infantry against infantry</source>
        <extracomment>scenarios.example-infantry</extracomment>
        <translation>Beispiel: Infanterie gegen Infanterie</translation>
    </message>
    <message>
        <source>Examples of play</source>
        <extracomment>rules.P27.1.heading, rules.P28.1.heading, rules.P28.2.heading</extracomment>
        <translation>Spielbeispiele</translation>
    </message>
    <message>
        <source>Face-off modifiers</source>
        <extracomment>tables.modifiers</extracomment>
        <translation>Modifikatoren im Kräftemessen</translation>
    </message>
    <message>
        <source>Facing of the loser</source>
        <extracomment>rulings.wss.fight.back_facing.heading</extracomment>
        <translation>Front des Verlierers</translation>
    </message>
    <message>
        <source>Failed a manoeuvre</source>
        <extracomment>values.manoeuvreFailed</extracomment>
        <translation>Manöver misslungen</translation>
    </message>
    <message>
        <source>Fall back. Four is a rout.</source>
        <extracomment>rulings.wss.fight.diff3.option.back</extracomment>
        <translation>Zurückweichen. Vier ist Flucht.</translation>
    </message>
    <message>
        <source>Falling back to the edge</source>
        <extracomment>rulings.wss.move.fallback_edge.heading</extracomment>
        <translation>Zurückweichen bis zur Kante</translation>
    </message>
    <message>
        <source>Farther than {n} cm</source>
        <extracomment>measure.beyond</extracomment>
        <translation>Weiter als {n} cm</translation>
    </message>
    <message>
        <source>Fate of an officer</source>
        <extracomment>actions.survival</extracomment>
        <translation>Schicksal eines Offiziers</translation>
    </message>
    <message>
        <source>Fewer pips than he takes</source>
        <extracomment>rulings.wss.officer.partial.heading</extracomment>
        <translation>Weniger Augen, als er nimmt</translation>
    </message>
    <message>
        <source>Fight</source>
        <extracomment>actions.fightRound, kinds.fight, tables.cavalryFaceoff.result.fight, tables.cavalryInfantry.result.fight, tables.infantryFaceoff.result.fight</extracomment>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>Fight dice</source>
        <extracomment>tables.fightDice</extracomment>
        <translation>Nahkampfwürfel</translation>
    </message>
    <message>
        <source>Fight results</source>
        <extracomment>tables.fightResult</extracomment>
        <translation>Nahkampfergebnisse</translation>
    </message>
    <message>
        <source>Fighting</source>
        <extracomment>rules.P18.1.heading, rules.P18.10.heading, rules.P18.2.heading, rules.P18.3.heading, rules.P18.4.heading, rules.P18.5.heading, rules.P18.6.heading, rules.P18.7.heading, rules.P18.8.heading, rules.P18.9.heading, rulings.wss.recover.fighting.heading</extracomment>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>Fighting only.</source>
        <extracomment>rulings.wss.recover.elite_routing.option.fighting</extracomment>
        <translation>Nur Nahkampf.</translation>
    </message>
    <message>
        <source>Fights are resolved when the attacker&apos;s move phase ends.</source>
        <extracomment>rules.P18.1.text</extracomment>
        <translation>Nahkämpfe werden abgehandelt, wenn die Bewegungsphase des Angreifers endet.</translation>
    </message>
    <message>
        <source>Fire</source>
        <extracomment>actions.fire, phase.fire</extracomment>
        <translation>Feuern</translation>
    </message>
    <message>
        <source>Fire and fights</source>
        <extracomment>rulings.wss.fire.into_fight.heading</extracomment>
        <translation>Feuer und Nahkämpfe</translation>
    </message>
    <message>
        <source>Fire at a building</source>
        <extracomment>actions.shell</extracomment>
        <translation>Auf Gebäude feuern</translation>
    </message>
    <message>
        <source>Fire at a wall</source>
        <extracomment>actions.batter</extracomment>
        <translation>Auf Mauer feuern</translation>
    </message>
    <message>
        <source>Fired for the first time this turn</source>
        <extracomment>values.firstFire</extracomment>
        <translation>Feuerte in diesem Zug zum ersten Mal</translation>
    </message>
    <message>
        <source>Firing</source>
        <extracomment>rules.P6.1.heading, rules.P6.10.heading, rules.P6.11.heading, rules.P6.12.heading, rules.P6.13.heading, rules.P6.2.heading, rules.P6.3.heading, rules.P6.4.heading, rules.P6.5.heading, rules.P6.6.heading, rules.P6.7.heading, rules.P6.8.heading, rules.P6.9.heading, tables.cards.phase.fire</extracomment>
        <translation>Feuern</translation>
    </message>
    <message>
        <source>Firing: Hitting buildings with cannons and mortars</source>
        <extracomment>rules.P8.1.heading, rules.P8.2.heading, rules.P8.3.heading, rules.P8.4.heading, rules.P8.5.heading</extracomment>
        <translation>Feuern: Gebäude mit Kanonen und Mörsern treffen</translation>
    </message>
    <message>
        <source>Firing: Saving throws</source>
        <extracomment>rules.P7.1.heading</extracomment>
        <translation>Feuern: Rettungswürfe</translation>
    </message>
    <message>
        <source>First Guards</source>
        <extracomment>names.First Guards</extracomment>
        <translation>Erste Garde</translation>
    </message>
    <message>
        <source>First at the end of the next turn.</source>
        <extracomment>rulings.wss.faceoff.cavinf_rout_loss.option.later</extracomment>
        <translation>Zum ersten Mal am Ende des nächsten Zuges.</translation>
    </message>
    <message>
        <source>First of all in the occupant&apos;s next move phase.</source>
        <extracomment>rulings.wss.fire.evacuate.option.next</extracomment>
        <translation>Vor allem anderen in der nächsten Bewegungsphase der Besatzung.</translation>
    </message>
    <message>
        <source>First: {what}</source>
        <extracomment>phase.owed</extracomment>
        <translation>Zuerst: {what}</translation>
    </message>
    <message>
        <source>Flank and rear</source>
        <extracomment>rulings.wss.faceoff.cumulative.heading</extracomment>
        <translation>Flanke und Rücken</translation>
    </message>
    <message>
        <source>For a first game take one mounted officer, four battalions and two cannon; add two cavalry regiments next time.</source>
        <extracomment>rules.P1.8.text</extracomment>
        <translation>Für ein erstes Spiel einen berittenen Offizier, vier Bataillone und zwei Kanonen nehmen; beim nächsten Mal zwei Kavallerieregimenter dazu.</translation>
    </message>
    <message>
        <source>For each stand.</source>
        <extracomment>rulings.wss.officer.per_stand.option.stand</extracomment>
        <translation>Für jede Basis.</translation>
    </message>
    <message>
        <source>For even numbers the two sentences about half strength differ. A ruling decides.</source>
        <extracomment>rules.P20.5.text</extracomment>
        <translation>Bei geraden Zahlen widersprechen sich die beiden Sätze über die halbe Stärke. Eine Auslegung entscheidet.</translation>
    </message>
    <message>
        <source>For how long are moves doubled, where that was agreed?</source>
        <extracomment>rulings.wss.deploy.double_moves.question</extracomment>
        <translation>Wie lange sind Bewegungen verdoppelt, wo das abgesprochen war?</translation>
    </message>
    <message>
        <source>For how long do charging cavalry have their +2?</source>
        <extracomment>rulings.wss.fight.charge_bonus_rounds.question</extracomment>
        <translation>Wie lange hat attackierende Kavallerie ihr +2?</translation>
    </message>
    <message>
        <source>For huge battles let a regiment stand for a brigade.</source>
        <extracomment>rules.P28.2.text</extracomment>
        <translation>In sehr großen Schlachten steht ein Regiment für eine Brigade.</translation>
    </message>
    <message>
        <source>For the agreed number of turns.</source>
        <extracomment>rulings.wss.deploy.double_moves.option.turns</extracomment>
        <translation>Für die abgesprochene Zahl von Zügen.</translation>
    </message>
    <message>
        <source>For the first movement card only.</source>
        <extracomment>rulings.wss.deploy.double_moves.option.phase</extracomment>
        <translation>Nur bei der ersten Bewegungskarte.</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <extracomment>rulings.wss.move.forced_moves.heading</extracomment>
        <translation>Unfreiwillige Bewegungen</translation>
    </message>
    <message>
        <source>Forced moves in difficult ground</source>
        <extracomment>rulings.wss.move.terrain_forced.heading</extracomment>
        <translation>Unfreiwillig in schwierigem Gelände</translation>
    </message>
    <message>
        <source>Formed troops only.</source>
        <extracomment>rulings.wss.rally.enemy_types.option.formed</extracomment>
        <translation>Nur geordnete Truppen.</translation>
    </message>
    <message>
        <source>Four, as infantry.</source>
        <extracomment>rulings.wss.fire.dismounted_casualties.option.mode</extracomment>
        <translation>Vier, wie bei Infanterie.</translation>
    </message>
    <message>
        <source>French</source>
        <extracomment>names.French, values.nation.french</extracomment>
        <translation>Frankreich</translation>
    </message>
    <message>
        <source>French (black)</source>
        <extracomment>tables.quality.army.french, values.army.french</extracomment>
        <translation>Frankreich (schwarz)</translation>
    </message>
    <message>
        <source>French and Bavarian cavalry that has not fired may shoot just before contact.</source>
        <extracomment>rules.P12.9.text</extracomment>
        <translation>Französische und bayerische Kavallerie, die noch nicht gefeuert hat, darf kurz vor dem Kontakt schießen.</translation>
    </message>
    <message>
        <source>French and Bavarians</source>
        <extracomment>names.French and Bavarians</extracomment>
        <translation>Frankreich</translation>
    </message>
    <message>
        <source>French guns</source>
        <extracomment>names.French guns</extracomment>
        <translation>Französische Artillerie</translation>
    </message>
    <message>
        <source>French or Bavarian cavalry that has not fired this game may fire its pistols in either side&apos;s move phase, just before contact, if there is to be a proper fight.</source>
        <extracomment>rules.P6.8.text</extracomment>
        <translation>Französische oder bayerische Kavallerie, die in diesem Spiel noch nicht gefeuert hat, darf in der Bewegungsphase jeder Seite kurz vor dem Kontakt ihre Pistolen abfeuern, wenn es zu einem richtigen Nahkampf kommt.</translation>
    </message>
    <message>
        <source>Friend routing round or through</source>
        <extracomment>tables.modifiers.name.friends</extracomment>
        <translation>Freund flieht herum oder hindurch</translation>
    </message>
    <message>
        <source>Friends in a fight</source>
        <extracomment>rulings.wss.friends.who_tests.heading</extracomment>
        <translation>Freunde im Nahkampf</translation>
    </message>
    <message>
        <source>Friends of a scattered unit</source>
        <extracomment>rulings.wss.unit.scatter_friends.heading</extracomment>
        <translation>Freunde einer zersprengten Einheit</translation>
    </message>
    <message>
        <source>Friends routing</source>
        <extracomment>tables.friends</extracomment>
        <translation>Fliehende Freunde</translation>
    </message>
    <message>
        <source>Friends routing through</source>
        <extracomment>rulings.wss.faceoff.friend_mod.heading</extracomment>
        <translation>Freunde fliehen hindurch</translation>
    </message>
    <message>
        <source>Friends routing: the die</source>
        <extracomment>tables.friendsDice</extracomment>
        <translation>Fliehende Freunde: der Würfel</translation>
    </message>
    <message>
        <source>Friends test (cm)</source>
        <extracomment>tables.limits.name.friends</extracomment>
        <translation>Probe für Freunde (cm)</translation>
    </message>
    <message>
        <source>Friends test before the extra move. Artillery in its way is overrun.</source>
        <extracomment>rules.P13.5.text</extracomment>
        <translation>Freunde machen ihre Probe vor der zusätzlichen Bewegung. Artillerie im Weg wird überrannt.</translation>
    </message>
    <message>
        <source>Friends who routed through it</source>
        <extracomment>values.friendsThrough</extracomment>
        <translation>Freunde, die hindurch flohen</translation>
    </message>
    <message>
        <source>From anywhere.</source>
        <extracomment>rulings.wss.faceoff.cavinf_gate.option.all</extracomment>
        <translation>Von allen Seiten.</translation>
    </message>
    <message>
        <source>From now on: {ruling}: {choice}</source>
        <extracomment>log.ruling</extracomment>
        <translation>Ab jetzt: {ruling}: {choice}</translation>
    </message>
    <message>
        <source>From the front.</source>
        <extracomment>rulings.wss.faceoff.cavinf_gate.option.front</extracomment>
        <translation>Von vorn.</translation>
    </message>
    <message>
        <source>From the original size.</source>
        <extracomment>rulings.wss.army.strength_base.option.original</extracomment>
        <translation>Von der ursprünglichen Größe.</translation>
    </message>
    <message>
        <source>From the stands that are left.</source>
        <extracomment>rulings.wss.army.strength_base.option.after</extracomment>
        <translation>Von den verbliebenen Basen.</translation>
    </message>
    <message>
        <source>From where may cavalry not close with infantry of less than 5 pips?</source>
        <extracomment>rulings.wss.faceoff.cavinf_gate.question</extracomment>
        <translation>Von wo aus darf Kavallerie nicht in Kontakt mit Infanterie unter 5 Augen gehen?</translation>
    </message>
    <message>
        <source>From which number is half strength counted when grenadiers have left?</source>
        <extracomment>rulings.wss.army.strength_base.question</extracomment>
        <translation>Von welcher Zahl wird die halbe Stärke gerechnet, wenn die Grenadiere fort sind?</translation>
    </message>
    <message>
        <source>Garden wall</source>
        <extracomment>names.Garden wall</extracomment>
        <translation>Gartenmauer</translation>
    </message>
    <message>
        <source>Garrison, first battalion</source>
        <extracomment>names.Garrison, first battalion</extracomment>
        <translation>Besatzung, erstes Bataillon</translation>
    </message>
    <message>
        <source>Garrison, second battalion</source>
        <extracomment>names.Garrison, second battalion</extracomment>
        <translation>Besatzung, zweites Bataillon</translation>
    </message>
    <message>
        <source>Gate</source>
        <extracomment>names.Gate</extracomment>
        <translation>Tor</translation>
    </message>
    <message>
        <source>Gate tower</source>
        <extracomment>names.Gate tower</extracomment>
        <translation>Torturm</translation>
    </message>
    <message>
        <source>Gendarmerie</source>
        <extracomment>names.Gendarmerie</extracomment>
        <translation>Gendarmerie</translation>
    </message>
    <message>
        <source>Generals and mounted officers</source>
        <extracomment>rules.P24.1.heading, rules.P24.2.heading</extracomment>
        <translation>Generäle und berittene Offiziere</translation>
    </message>
    <message>
        <source>German</source>
        <extracomment>values.nation.german</extracomment>
        <translation>Deutschland</translation>
    </message>
    <message>
        <source>Getting started</source>
        <extracomment>rules.P4.1.heading, rules.P4.2.heading, rules.P4.3.heading, rules.P4.4.heading, rules.P4.5.heading</extracomment>
        <translation>Vor dem Spiel</translation>
    </message>
    <message>
        <source>Given up</source>
        <extracomment>command.cancel</extracomment>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Glorious cavalry must make the extra move and attack any unit in the way.</source>
        <extracomment>rules.P13.3.text</extracomment>
        <translation>Ruhmreiche Kavallerie muss sich zusätzlich bewegen und jede Einheit im Weg angreifen.</translation>
    </message>
    <message>
        <source>Glorious cavalry pursues at once.</source>
        <extracomment>rules.P15.1.text</extracomment>
        <translation>Ruhmreiche Kavallerie verfolgt sofort.</translation>
    </message>
    <message>
        <source>Glory</source>
        <extracomment>actions.gloryMove, badges.gloryUsed</extracomment>
        <translation>Ruhm</translation>
    </message>
    <message>
        <source>Glory a second time</source>
        <extracomment>rulings.wss.glory.repeat.heading</extracomment>
        <translation>Ruhm zum zweiten Mal</translation>
    </message>
    <message>
        <source>Glory and an officer&apos;s pips</source>
        <extracomment>rulings.wss.glory.officer_bank.heading</extracomment>
        <translation>Ruhm und die Augen beim Offizier</translation>
    </message>
    <message>
        <source>Glory at</source>
        <extracomment>tables.limits.name.glory</extracomment>
        <translation>Ruhm bei</translation>
    </message>
    <message>
        <source>Glory declined</source>
        <extracomment>rulings.wss.glory.decline.heading</extracomment>
        <translation>Verzicht auf Ruhm</translation>
    </message>
    <message>
        <source>Glory used</source>
        <extracomment>values.gloryUsed</extracomment>
        <translation>Ruhm verbraucht</translation>
    </message>
    <message>
        <source>Guard battalion</source>
        <extracomment>units.guardBattalion, values.type.guardBattalion</extracomment>
        <translation>Gardebataillon</translation>
    </message>
    <message>
        <source>Guard cavalry</source>
        <extracomment>units.guardHorse, values.type.guardHorse</extracomment>
        <translation>Gardekavallerie</translation>
    </message>
    <message>
        <source>Guard squadrons</source>
        <extracomment>rulings.wss.army.guard_cav.heading</extracomment>
        <translation>Gardeschwadronen</translation>
    </message>
    <message>
        <source>Guard units, artillery and converged grenadiers are Elite without a roll.</source>
        <extracomment>rules.P3.2.text</extracomment>
        <translation>Garden, Artillerie und vereinigte Grenadiere sind ohne Wurf Elite.</translation>
    </message>
    <message>
        <source>Guards D</source>
        <extracomment>names.Guards D</extracomment>
        <translation>Garde D</translation>
    </message>
    <message>
        <source>Gun</source>
        <extracomment>kinds.gun</extracomment>
        <translation>Geschütz</translation>
    </message>
    <message>
        <source>Guns and officers at nightfall</source>
        <extracomment>rulings.wss.victory.deadpool_values.heading</extracomment>
        <translation>Geschütze und Offiziere am Abend</translation>
    </message>
    <message>
        <source>Guns, wagons and held horses that any enemy touches are lost, without a test.</source>
        <extracomment>rules.P16.1.text</extracomment>
        <translation>Geschütze, Wagen und Handpferde, die ein Feind berührt, sind ohne Probe verloren.</translation>
    </message>
    <message>
        <source>Half is rounded up: a unit of seven goes when four are lost.</source>
        <extracomment>rules.P20.4.text</extracomment>
        <translation>Die Hälfte wird aufgerundet: Eine Einheit von sieben fällt weg, wenn vier verloren sind.</translation>
    </message>
    <message>
        <source>Half strength</source>
        <extracomment>rulings.wss.unit.half.heading</extracomment>
        <translation>Halbe Stärke</translation>
    </message>
    <message>
        <source>Half strength is rounded up; stands lost to pursuing cavalry are rounded down. Nothing else is said about rounding.</source>
        <extracomment>rules.P1.5.text</extracomment>
        <translation>Halbe Stärke wird aufgerundet; Basen, die an verfolgende Kavallerie verloren gehen, werden abgerundet. Sonst steht nichts über das Runden da.</translation>
    </message>
    <message>
        <source>Half the stands</source>
        <extracomment>rulings.wss.fire.six_pips_half.heading</extracomment>
        <translation>Die Hälfte der Basen</translation>
    </message>
    <message>
        <source>Halted before the enemy</source>
        <extracomment>values.halted</extracomment>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Has a square flanks?</source>
        <extracomment>rulings.wss.faceoff.square.question</extracomment>
        <translation>Hat ein Karree Flanken?</translation>
    </message>
    <message>
        <source>Has an army to withdraw at exactly 30%?</source>
        <extracomment>rulings.wss.victory.threshold.question</extracomment>
        <translation>Muss sich eine Armee bei genau 30 % zurückziehen?</translation>
    </message>
    <message>
        <source>Has faced off this turn</source>
        <extracomment>values.facedOff</extracomment>
        <translation>Kräftemessen in diesem Zug</translation>
    </message>
    <message>
        <source>Has fired in this game</source>
        <extracomment>values.firedEver</extracomment>
        <translation>Feuerte im Spiel</translation>
    </message>
    <message>
        <source>Has fired this turn</source>
        <extracomment>values.fired</extracomment>
        <translation>Feuerte diesen Zug</translation>
    </message>
    <message>
        <source>Has fought this turn</source>
        <extracomment>values.fought</extracomment>
        <translation>Kämpfte diesen Zug</translation>
    </message>
    <message>
        <source>Has its grenadier stand</source>
        <extracomment>values.grenadiers</extracomment>
        <translation>Hat noch die Grenadierbasis</translation>
    </message>
    <message>
        <source>Has ridden this turn</source>
        <extracomment>values.rode</extracomment>
        <translation>Ist geritten</translation>
    </message>
    <message>
        <source>Has tested for routing friends</source>
        <extracomment>values.friendsTested</extracomment>
        <translation>Hat die Probe für fliehende Freunde gemacht</translation>
    </message>
    <message>
        <source>Has to fire next</source>
        <extracomment>values.mustFire</extracomment>
        <translation>Muss feuern</translation>
    </message>
    <message>
        <source>Hay&apos;s Dragoons</source>
        <extracomment>names.Hay&apos;s Dragoons</extracomment>
        <translation>Dragonerregiment Hay</translation>
    </message>
    <message>
        <source>He is captured.</source>
        <extracomment>rulings.wss.officer.alone.option.captured</extracomment>
        <translation>Er ist gefangen.</translation>
    </message>
    <message>
        <source>He is lost with it.</source>
        <extracomment>rulings.wss.officer.unit_destroyed.option.lost</extracomment>
        <translation>Er ist mit ihr verloren.</translation>
    </message>
    <message>
        <source>He is safe.</source>
        <extracomment>rulings.wss.officer.gun_loss.option.safe</extracomment>
        <translation>Ihm geschieht nichts.</translation>
    </message>
    <message>
        <source>He stands there, if he is alive.</source>
        <extracomment>rulings.wss.officer.unit_destroyed.option.stands</extracomment>
        <translation>Er steht dort, wenn er lebt.</translation>
    </message>
    <message>
        <source>Heavy casualties</source>
        <extracomment>tables.heavy, tables.limits.name.heavy</extracomment>
        <translation>Schwere Verluste</translation>
    </message>
    <message>
        <source>Heavy casualties by pistols</source>
        <extracomment>rulings.wss.heavy.pistols.heading</extracomment>
        <translation>Schwere Verluste durch Pistolen</translation>
    </message>
    <message>
        <source>Height</source>
        <extracomment>values.height</extracomment>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Held horses</source>
        <extracomment>kinds.horses</extracomment>
        <translation>Handpferde</translation>
    </message>
    <message>
        <source>Hessian battalion</source>
        <extracomment>names.Hessian battalion</extracomment>
        <translation>Hessisches Bataillon</translation>
    </message>
    <message>
        <source>High</source>
        <extracomment>values.height.high</extracomment>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>High wall</source>
        <extracomment>tables.storm.position.high</extracomment>
        <translation>Hohe Mauer</translation>
    </message>
    <message>
        <source>His fate is rolled.</source>
        <extracomment>rulings.wss.officer.gun_loss.option.die</extracomment>
        <translation>Sein Schicksal wird ausgewürfelt.</translation>
    </message>
    <message>
        <source>His pips.</source>
        <extracomment>rulings.wss.officer.bank_recovers.option.bank</extracomment>
        <translation>Seine Augen.</translation>
    </message>
    <message>
        <source>Hit a building in turn</source>
        <extracomment>values.shelledTurn</extracomment>
        <translation>Traf ein Gebäude in Zug</translation>
    </message>
    <message>
        <source>Hit in a fight on</source>
        <extracomment>tables.limits.name.fight</extracomment>
        <translation>Treffer im Nahkampf bei</translation>
    </message>
    <message>
        <source>Hit in this phase</source>
        <extracomment>values.hitThisPhase</extracomment>
        <translation>In dieser Phase getroffen</translation>
    </message>
    <message>
        <source>Hits as casualties</source>
        <extracomment>rulings.wss.fight.hits_markers.heading</extracomment>
        <translation>Treffer als Verluste</translation>
    </message>
    <message>
        <source>Hits by fire this turn</source>
        <extracomment>values.fireHits</extracomment>
        <translation>Treffer durch Feuer in diesem Zug</translation>
    </message>
    <message>
        <source>Hits in a fight are no casualty markers.</source>
        <extracomment>rules.P18.10.text</extracomment>
        <translation>Treffer im Nahkampf sind keine Verlustmarker.</translation>
    </message>
    <message>
        <source>Hits of this turn, before saves.</source>
        <extracomment>rulings.wss.heavy.count.option.before</extracomment>
        <translation>Treffer dieses Zuges, vor Rettungswürfen.</translation>
    </message>
    <message>
        <source>Hits on</source>
        <extracomment>tables.weapons.hitsOn</extracomment>
        <translation>Trifft bei</translation>
    </message>
    <message>
        <source>Horse</source>
        <extracomment>values.arm.horse</extracomment>
        <translation>Reiterei</translation>
    </message>
    <message>
        <source>Horse only.</source>
        <extracomment>rulings.wss.fire.pistol_dragoons.option.horse</extracomment>
        <translation>Nur Reiterei.</translation>
    </message>
    <message>
        <source>Horses of</source>
        <extracomment>links.horsesOf</extracomment>
        <translation>Pferde von</translation>
    </message>
    <message>
        <source>House rule</source>
        <extracomment>command.house</extracomment>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>House rule in the table “{table}”.</source>
        <extracomment>log.house</extracomment>
        <translation>Hausregel in der Tabelle „{table}“.</translation>
    </message>
    <message>
        <source>How</source>
        <extracomment>tables.storm.how</extracomment>
        <translation>Wie</translation>
    </message>
    <message>
        <source>How do scores below zero count?</source>
        <extracomment>rulings.wss.faceoff.minus1.question</extracomment>
        <translation>Wie zählen Werte unter null?</translation>
    </message>
    <message>
        <source>How do the dice of a joining unit count?</source>
        <extracomment>rulings.wss.fight.join.question</extracomment>
        <translation>Wie zählen die Würfel einer Einheit, die hinzukommt?</translation>
    </message>
    <message>
        <source>How does a friend who routs through a unit count?</source>
        <extracomment>rulings.wss.faceoff.friend_mod.question</extracomment>
        <translation>Wie zählt ein Freund, der durch eine Einheit flieht?</translation>
    </message>
    <message>
        <source>How does a unit face several attackers in one phase?</source>
        <extracomment>rulings.wss.faceoff.multi.question</extracomment>
        <translation>Wie misst sich eine Einheit in einer Phase mit mehreren Angreifern?</translation>
    </message>
    <message>
        <source>How does an officer help a unit to rally?</source>
        <extracomment>rulings.wss.rally.officer.question</extracomment>
        <translation>Wie hilft ein Offizier einer Einheit, sich zu sammeln?</translation>
    </message>
    <message>
        <source>How does the loser face after falling back?</source>
        <extracomment>rulings.wss.fight.back_facing.question</extracomment>
        <translation>Wohin zeigt die Front des Verlierers nach dem Zurückweichen?</translation>
    </message>
    <message>
        <source>How far a beaten unit routs</source>
        <extracomment>rulings.wss.fight.rout_distance.heading</extracomment>
        <translation>Wie weit Geschlagene fliehen</translation>
    </message>
    <message>
        <source>How far does the loser of a fight rout?</source>
        <extracomment>rulings.wss.fight.rout_distance.question</extracomment>
        <translation>Wie weit flieht der Verlierer eines Nahkampfs?</translation>
    </message>
    <message>
        <source>How far is the extra move?</source>
        <extracomment>rulings.wss.glory.move.question</extracomment>
        <translation>Wie weit ist die zusätzliche Bewegung?</translation>
    </message>
    <message>
        <source>How is &quot;5 6&quot; in the line of the pistol read?</source>
        <extracomment>rulings.wss.fire.table_columns.question</extracomment>
        <translation>Wie ist „5 6“ in der Zeile der Pistole zu lesen?</translation>
    </message>
    <message>
        <source>How is a duel decided?</source>
        <extracomment>rulings.wss.breach.duel.question</extracomment>
        <translation>Wie wird ein Zweikampf entschieden?</translation>
    </message>
    <message>
        <source>How is half the stands rounded at six pips?</source>
        <extracomment>rulings.wss.fire.six_pips_half.question</extracomment>
        <translation>Wie wird die Hälfte der Basen bei sechs Augen gerundet?</translation>
    </message>
    <message>
        <source>How is the damaged table of moves read?</source>
        <extracomment>rulings.wss.move.table_garble.question</extracomment>
        <translation>Wie ist die beschädigte Bewegungstabelle zu lesen?</translation>
    </message>
    <message>
        <source>How is the quarter rounded?</source>
        <extracomment>rulings.wss.deploy.quarter.question</extracomment>
        <translation>Wie wird das Viertel gerundet?</translation>
    </message>
    <message>
        <source>How many casualties remove a stand of dismounted dragoons?</source>
        <extracomment>rulings.wss.fire.dismounted_casualties.question</extracomment>
        <translation>Wie viele Verluste entfernen eine Basis abgesessener Dragoner?</translation>
    </message>
    <message>
        <source>How many stands does the routing loser of a fight lose?</source>
        <extracomment>rulings.wss.fight.rout_stands.question</extracomment>
        <translation>Wie viele Basen verliert der fliehende Verlierer eines Nahkampfs?</translation>
    </message>
    <message>
        <source>How many stands has a French Guard squadron?</source>
        <extracomment>rulings.wss.army.guard_cav.question</extracomment>
        <translation>Wie viele Basen hat eine französische Gardeschwadron?</translation>
    </message>
    <message>
        <source>How many stands is the commander-in-chief worth?</source>
        <extracomment>rulings.wss.victory.cinc_value.question</extracomment>
        <translation>Wie viele Basen ist der Oberbefehlshaber wert?</translation>
    </message>
    <message>
        <source>How many stands may overlap?</source>
        <extracomment>rulings.wss.fight.overlap.question</extracomment>
        <translation>Wie viele Basen dürfen überlappen?</translation>
    </message>
    <message>
        <source>How may a unit with six pips move?</source>
        <extracomment>rulings.wss.pips.six_toward.question</extracomment>
        <translation>Wie darf sich eine Einheit mit sechs Augen bewegen?</translation>
    </message>
    <message>
        <source>How often is his fate rolled?</source>
        <extracomment>rulings.wss.officer.per_stand.question</extracomment>
        <translation>Wie oft wird sein Schicksal ausgewürfelt?</translation>
    </message>
    <message>
        <source>How often may a unit fire its pistols?</source>
        <extracomment>rulings.wss.fire.pistol_repeat.question</extracomment>
        <translation>Wie oft darf eine Einheit ihre Pistolen abfeuern?</translation>
    </message>
    <message>
        <source>How wide is the arc to the front?</source>
        <extracomment>rulings.wss.fire.arc.question</extracomment>
        <translation>Wie weit ist das Schussfeld vor der Front?</translation>
    </message>
    <message>
        <source>Howe&apos;s Regiment</source>
        <extracomment>names.Howe&apos;s Regiment</extracomment>
        <translation>Regiment Howe</translation>
    </message>
    <message>
        <source>Hussars</source>
        <extracomment>units.hussars, values.arm.hussars, values.type.hussars</extracomment>
        <translation>Husaren</translation>
    </message>
    <message>
        <source>Hussars of Berchény</source>
        <extracomment>names.Hussars of Berchény</extracomment>
        <translation>Husarenregiment Berchény</translation>
    </message>
    <message>
        <source>If a friend of the same arm and of equal or better quality routs within 15 cm, a unit tests.</source>
        <extracomment>rules.P23.1.text</extracomment>
        <translation>Flieht bis 15 cm entfernt eine befreundete Einheit derselben Waffengattung und gleicher oder besserer Qualität, macht eine Einheit eine Probe.</translation>
    </message>
    <message>
        <source>If it comes to a fight, it is a duel without overlaps. High walls cannot be attacked without a breach.</source>
        <extracomment>rules.P21.3.text</extracomment>
        <translation>Kommt es zum Nahkampf, ist es ein Zweikampf ohne Überlappung. Hohe Mauern können ohne Bresche nicht angegriffen werden.</translation>
    </message>
    <message>
        <source>If it moved in its most recent move phase.</source>
        <extracomment>rulings.wss.heavy.moved_last_turn.option.phase</extracomment>
        <translation>Wenn sie sich in ihrer letzten Bewegungsphase bewegt hat.</translation>
    </message>
    <message>
        <source>If it moved in the turn before.</source>
        <extracomment>rulings.wss.heavy.moved_last_turn.option.turn</extracomment>
        <translation>Wenn sie sich im Zug davor bewegt hat.</translation>
    </message>
    <message>
        <source>If that cannot be done, fight two combats and divide the unit in between.</source>
        <extracomment>rules.P17.2.text</extracomment>
        <translation>Geht das nicht, zwei Nahkämpfe austragen und die Einheit dazwischen teilen.</translation>
    </message>
    <message>
        <source>If the forces seem far apart, the players may agree to double the moves at the very start.</source>
        <extracomment>rules.P4.5.text</extracomment>
        <translation>Scheinen die Armeen weit voneinander entfernt, dürfen die Spieler absprechen, die Bewegungen ganz am Anfang zu verdoppeln.</translation>
    </message>
    <message>
        <source>If the friend routs round or through it, it first takes a pip, which stays.</source>
        <extracomment>rules.P23.2.text</extracomment>
        <translation>Flieht der Freund um sie herum oder durch sie hindurch, bekommt sie vorher ein Auge, das bleibt.</translation>
    </message>
    <message>
        <source>If units hit several enemies, both players pair them off one against one.</source>
        <extracomment>rules.P17.1.text</extracomment>
        <translation>Treffen Einheiten auf mehrere Feinde, teilen beide Spieler sie eins gegen eins auf.</translation>
    </message>
    <message>
        <source>Imperial hussars</source>
        <extracomment>names.Imperial hussars</extracomment>
        <translation>Kaiserliches Husarenregiment</translation>
    </message>
    <message>
        <source>In a face-off as well.</source>
        <extracomment>rulings.wss.recover.fighting.option.faceoff</extracomment>
        <translation>Auch im Kräftemessen.</translation>
    </message>
    <message>
        <source>In a fight of its own.</source>
        <extracomment>rulings.wss.fight.join.option.separate</extracomment>
        <translation>In einem eigenen Nahkampf.</translation>
    </message>
    <message>
        <source>In a fight.</source>
        <extracomment>rulings.wss.recover.fighting.option.fight</extracomment>
        <translation>Im Nahkampf.</translation>
    </message>
    <message>
        <source>In a turn a unit either fires or moves.</source>
        <extracomment>rules.P6.1.text</extracomment>
        <translation>In einem Zug feuert eine Einheit, oder sie bewegt sich.</translation>
    </message>
    <message>
        <source>In a typical army of the period infantry and cavalry have about as many stands as each other.</source>
        <extracomment>rules.P2.1.text</extracomment>
        <translation>In einer typischen Armee der Zeit haben Infanterie und Kavallerie etwa gleich viele Basen.</translation>
    </message>
    <message>
        <source>In any of its fire phases; at contact only if it has never fired.</source>
        <extracomment>rulings.wss.fire.pistol_repeat.option.any</extracomment>
        <translation>In jeder ihrer Feuerphasen; beim Kontakt nur, wenn sie noch nie gefeuert hat.</translation>
    </message>
    <message>
        <source>In both rounds.</source>
        <extracomment>rulings.wss.fight.charge_bonus_rounds.option.both</extracomment>
        <translation>In beiden Runden.</translation>
    </message>
    <message>
        <source>In its own next move phase.</source>
        <extracomment>rulings.wss.rout.when_moves.option.own</extracomment>
        <translation>In ihrer nächsten Bewegungsphase.</translation>
    </message>
    <message>
        <source>In square</source>
        <extracomment>values.square</extracomment>
        <translation>Im Karree</translation>
    </message>
    <message>
        <source>In the cavalry phase</source>
        <extracomment>values.cavalryFight</extracomment>
        <translation>In der Kavalleriephase</translation>
    </message>
    <message>
        <source>In the face-off.</source>
        <extracomment>rulings.wss.breach.grenadier.option.faceoff</extracomment>
        <translation>Im Kräftemessen.</translation>
    </message>
    <message>
        <source>In the first round.</source>
        <extracomment>rulings.wss.fight.charge_bonus_rounds.option.first</extracomment>
        <translation>In der ersten Runde.</translation>
    </message>
    <message>
        <source>In their own fire phase French and Bavarian cavalry may use pistols too, also at infantry that they may not close with.</source>
        <extracomment>rules.P6.9.text</extracomment>
        <translation>In ihrer eigenen Feuerphase darf französische und bayerische Kavallerie ebenfalls Pistolen nutzen, auch gegen Infanterie, mit der sie nicht in Kontakt gehen darf.</translation>
    </message>
    <message>
        <source>In which order do several friends test?</source>
        <extracomment>rulings.wss.friends.order.question</extracomment>
        <translation>In welcher Reihenfolge machen mehrere Freunde die Probe?</translation>
    </message>
    <message>
        <source>Infantry</source>
        <extracomment>tables.moves.name.infantry, tables.targets.target.infantry, values.arm.infantry</extracomment>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Infantry -v- infantry</source>
        <extracomment>tables.infantryFaceoff</extracomment>
        <translation>Infanterie gegen Infanterie</translation>
    </message>
    <message>
        <source>Infantry against cavalry</source>
        <extracomment>rulings.wss.faceoff.inf_v_cav.heading</extracomment>
        <translation>Infanterie gegen Kavallerie</translation>
    </message>
    <message>
        <source>Infantry against infantry: read the margin of the attacker in the table.</source>
        <extracomment>rules.P12.5.text</extracomment>
        <translation>Infanterie gegen Infanterie: den Abstand des Angreifers in der Tabelle nachschlagen.</translation>
    </message>
    <message>
        <source>Infantry and French or Bavarian cavalry fire at the nearest target in the arc to their front.</source>
        <extracomment>rules.P6.4.text</extracomment>
        <translation>Infanterie und französische oder bayerische Kavallerie feuern auf das nächste Ziel im Schussfeld vor ihrer Front.</translation>
    </message>
    <message>
        <source>Infantry and artillery movement</source>
        <extracomment>tables.cards.phase.infantry</extracomment>
        <translation>Bewegung von Infanterie und Artillerie</translation>
    </message>
    <message>
        <source>Infantry battalion</source>
        <extracomment>tables.sizes.body.battalion, units.battalion, values.type.battalion</extracomment>
        <translation>Infanteriebataillon</translation>
    </message>
    <message>
        <source>Infantry defending a wall or earthwork</source>
        <extracomment>tables.fightDice.name.obstacle</extracomment>
        <translation>Infanterie verteidigt Mauer oder Erdwerk</translation>
    </message>
    <message>
        <source>Infantry defending cover</source>
        <extracomment>tables.modifiers.name.cover</extracomment>
        <translation>Infanterie verteidigt Deckung</translation>
    </message>
    <message>
        <source>Infantry on the flank</source>
        <extracomment>names.Infantry on the flank</extracomment>
        <translation>Infanterie an der Flanke</translation>
    </message>
    <message>
        <source>Infantry or cavalry stand</source>
        <extracomment>tables.values.name.stand</extracomment>
        <translation>Infanterie- oder Kavalleriebasis</translation>
    </message>
    <message>
        <source>Infantry pursued by cavalry loses one stand for each three cavalry stands in contact, every turn, until friends stand in between.</source>
        <extracomment>rules.P14.8.text</extracomment>
        <translation>Von Kavallerie verfolgte Infanterie verliert jeden Zug eine Basis je drei Kavalleriebasen in Kontakt, bis Freunde dazwischenstehen.</translation>
    </message>
    <message>
        <source>Infantry that has not fired yet in the game may fire and then move.</source>
        <extracomment>rules.P6.2.text</extracomment>
        <translation>Infanterie, die im Spiel noch nicht gefeuert hat, darf feuern und sich danach bewegen.</translation>
    </message>
    <message>
        <source>Infantry.</source>
        <extracomment>rulings.wss.fight.obstacle_who.option.infantry</extracomment>
        <translation>Infanterie.</translation>
    </message>
    <message>
        <source>Ingoldsby&apos;s Regiment</source>
        <extracomment>names.Ingoldsby&apos;s Regiment</extracomment>
        <translation>Regiment Ingoldsby</translation>
    </message>
    <message>
        <source>Inside</source>
        <extracomment>links.inside</extracomment>
        <translation>Innen</translation>
    </message>
    <message>
        <source>Is a distance of exactly the limit within it?</source>
        <extracomment>rulings.wss.measure.inclusive.question</extracomment>
        <translation>Liegt eine Entfernung genau an der Grenze noch darin?</translation>
    </message>
    <message>
        <source>Is a mortar removed with its third casualty?</source>
        <extracomment>rulings.wss.fire.mortar_removal.question</extracomment>
        <translation>Wird ein Mörser mit dem dritten Verlust entfernt?</translation>
    </message>
    <message>
        <source>Is exactly 25 cm close range?</source>
        <extracomment>rulings.wss.fire.cannon25.question</extracomment>
        <translation>Sind genau 25 cm kurze Entfernung?</translation>
    </message>
    <message>
        <source>It cannot be attacked.</source>
        <extracomment>rulings.wss.rout.contacted.option.ignore</extracomment>
        <translation>Sie kann nicht angegriffen werden.</translation>
    </message>
    <message>
        <source>It has to back off first.</source>
        <extracomment>rulings.wss.faceoff.start_within_10.option.back</extracomment>
        <translation>Er muss sich erst entfernen.</translation>
    </message>
    <message>
        <source>It has to fire in its next fire phase and does not move that turn.</source>
        <extracomment>rulings.wss.faceoff.d23_must_fire.option.stay</extracomment>
        <translation>Er muss in seiner nächsten Feuerphase feuern und bewegt sich in diesem Zug nicht.</translation>
    </message>
    <message>
        <source>It has to fire; if that is its first fire, it may move as well.</source>
        <extracomment>rulings.wss.faceoff.d23_must_fire.option.may</extracomment>
        <translation>Er muss feuern; ist es sein erstes Feuer, darf er sich auch bewegen.</translation>
    </message>
    <message>
        <source>It is lost.</source>
        <extracomment>rulings.wss.move.fallback_edge.option.removed, rulings.wss.rout.blocked.option.destroyed, rulings.wss.rout.contacted.option.destroyed</extracomment>
        <translation>Sie ist verloren.</translation>
    </message>
    <message>
        <source>It keeps pips and glory for later.</source>
        <extracomment>rulings.wss.glory.decline.option.kept</extracomment>
        <translation>Sie behält Augen und Ruhm für später.</translation>
    </message>
    <message>
        <source>It leaves the table</source>
        <extracomment>rout.off</extracomment>
        <translation>Verlässt den Tisch</translation>
    </message>
    <message>
        <source>It may act freely.</source>
        <extracomment>rulings.wss.fire.must_fire_none.option.free</extracomment>
        <translation>Sie darf frei handeln.</translation>
    </message>
    <message>
        <source>It may finish its move.</source>
        <extracomment>rulings.wss.faceoff.winner_position.option.finish</extracomment>
        <translation>Er darf seine Bewegung beenden.</translation>
    </message>
    <message>
        <source>It may not.</source>
        <extracomment>rulings.wss.faceoff.inf_v_cav.option.forbidden</extracomment>
        <translation>Sie darf es nicht.</translation>
    </message>
    <message>
        <source>It may turn round at once.</source>
        <extracomment>rulings.wss.rally.after.option.turn</extracomment>
        <translation>Sie darf sofort kehrtmachen.</translation>
    </message>
    <message>
        <source>It only counts in the fight.</source>
        <extracomment>rulings.wss.fire.pistol_effect.option.hit</extracomment>
        <translation>Er zählt nur im Nahkampf.</translation>
    </message>
    <message>
        <source>It routs.</source>
        <extracomment>rulings.wss.friends.three_less.option.more</extracomment>
        <translation>Sie flieht.</translation>
    </message>
    <message>
        <source>It stays as it is and acts next turn.</source>
        <extracomment>rulings.wss.rally.after.option.stays</extracomment>
        <translation>Sie bleibt, wie sie steht, und handelt im nächsten Zug.</translation>
    </message>
    <message>
        <source>It stays where it is</source>
        <extracomment>glory.declined</extracomment>
        <translation>Bleibt stehen</translation>
    </message>
    <message>
        <source>It stops at the edge.</source>
        <extracomment>rulings.wss.move.fallback_edge.option.stop</extracomment>
        <translation>Sie hält an der Kante.</translation>
    </message>
    <message>
        <source>It tests where it stands.</source>
        <extracomment>rulings.wss.faceoff.start_within_10.option.test</extracomment>
        <translation>Kräftemessen, wo er steht.</translation>
    </message>
    <message>
        <source>Its last move phase counts for whether it moved.</source>
        <extracomment>rules.P22.3.text</extracomment>
        <translation>Ob sie sich bewegt hat, sagt ihre letzte Bewegungsphase.</translation>
    </message>
    <message>
        <source>Its move phase only.</source>
        <extracomment>rulings.wss.fire.reaim.option.move</extracomment>
        <translation>Nur seine Bewegungsphase.</translation>
    </message>
    <message>
        <source>Its record dice goes back to zero, and it may make an extra move at once to attack another enemy.</source>
        <extracomment>rules.P13.2.text</extracomment>
        <translation>Sein Moralwürfel geht auf null zurück, und er darf sich sofort zusätzlich bewegen, um einen anderen Feind anzugreifen.</translation>
    </message>
    <message>
        <source>Join</source>
        <extracomment>actions.join</extracomment>
        <translation>Anschließen</translation>
    </message>
    <message>
        <source>Joined from the rear</source>
        <extracomment>links.joins</extracomment>
        <translation>Kam im Rücken dazu</translation>
    </message>
    <message>
        <source>Joining a fight</source>
        <extracomment>rulings.wss.fight.join.heading</extracomment>
        <translation>Eintritt in einen Nahkampf</translation>
    </message>
    <message>
        <source>Kept as it was</source>
        <extracomment>command.keep</extracomment>
        <translation>Belassen, wie es war</translation>
    </message>
    <message>
        <source>Kept by hand, as it was before the correction.</source>
        <extracomment>log.kept</extracomment>
        <translation>Von Hand belassen, wie es vor der Korrektur war.</translation>
    </message>
    <message>
        <source>Killed</source>
        <extracomment>values.status.killed</extracomment>
        <translation>Gefallen</translation>
    </message>
    <message>
        <source>Last hit</source>
        <extracomment>links.shelled</extracomment>
        <translation>Zuletzt getroffen</translation>
    </message>
    <message>
        <source>Last turn in which it moved</source>
        <extracomment>values.movedTurn</extracomment>
        <translation>Letzter Zug mit Bewegung</translation>
    </message>
    <message>
        <source>Least stands</source>
        <extracomment>tables.sizes.least</extracomment>
        <translation>Basen mindestens</translation>
    </message>
    <message>
        <source>Least stands of cavalry in an example</source>
        <extracomment>tables.limits.name.leastCavalry</extracomment>
        <translation>Kleinste Zahl Kavalleriebasen in einem Beispiel</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>actions.leave</extracomment>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Leave the building</source>
        <extracomment>actions.evacuate</extracomment>
        <translation>Gebäude verlassen</translation>
    </message>
    <message>
        <source>Leaving a burning building</source>
        <extracomment>rulings.wss.fire.evacuate.heading</extracomment>
        <translation>Ein brennendes Gebäude verlassen</translation>
    </message>
    <message>
        <source>Leaving the table</source>
        <extracomment>rulings.wss.rout.exit.heading</extracomment>
        <translation>Den Tisch verlassen</translation>
    </message>
    <message>
        <source>Limber up</source>
        <extracomment>actions.limberUp</extracomment>
        <translation>Aufprotzen</translation>
    </message>
    <message>
        <source>Limbered</source>
        <extracomment>values.limbered</extracomment>
        <translation>Aufgeprotzt</translation>
    </message>
    <message>
        <source>Limbering up again</source>
        <extracomment>rulings.wss.move.relimber.heading</extracomment>
        <translation>Wieder aufprotzen</translation>
    </message>
    <message>
        <source>Limbers and carts</source>
        <extracomment>tables.moves.name.limber</extracomment>
        <translation>Protzen und Karren</translation>
    </message>
    <message>
        <source>Lives on</source>
        <extracomment>tables.officers.survives</extracomment>
        <translation>Überlebt bei</translation>
    </message>
    <message>
        <source>Lone numbers</source>
        <extracomment>tables.limits</extracomment>
        <translation>Einzelne Zahlen</translation>
    </message>
    <message>
        <source>Lord Cutts</source>
        <extracomment>names.Lord Cutts</extracomment>
        <translation>Lord Cutts</translation>
    </message>
    <message>
        <source>Loser loses stands</source>
        <extracomment>tables.fightResult.loserStands</extracomment>
        <translation>Verlierer verliert Basen</translation>
    </message>
    <message>
        <source>Losses in a fight add no pips.</source>
        <extracomment>rules.P18.9.text</extracomment>
        <translation>Verluste im Nahkampf bringen keine Augen.</translation>
    </message>
    <message>
        <source>Losses of the second round</source>
        <extracomment>rulings.wss.fight.round2_loss.heading</extracomment>
        <translation>Verluste der zweiten Runde</translation>
    </message>
    <message>
        <source>Losses to pursuing cavalry</source>
        <extracomment>rulings.wss.faceoff.cavinf_rout_loss.heading</extracomment>
        <translation>Verluste an verfolgende Kavallerie</translation>
    </message>
    <message>
        <source>Low</source>
        <extracomment>values.height.low</extracomment>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>Low wall</source>
        <extracomment>tables.storm.position.low</extracomment>
        <translation>Niedrige Mauer</translation>
    </message>
    <message>
        <source>Lumley&apos;s Horse</source>
        <extracomment>names.Lumley&apos;s Horse</extracomment>
        <translation>Reiterregiment Lumley</translation>
    </message>
    <message>
        <source>Manhandled cannon, carried mortar</source>
        <extracomment>tables.moves.name.manhandled</extracomment>
        <translation>Kanone von Hand, getragener Mörser</translation>
    </message>
    <message>
        <source>Manoeuvre</source>
        <extracomment>actions.manoeuvre</extracomment>
        <translation>Manöver</translation>
    </message>
    <message>
        <source>Margin {margin}: {attacker} and {defender} fight.</source>
        <extracomment>faceoff.result.fight</extracomment>
        <translation>Abstand {margin}: {attacker} und {defender} kämpfen.</translation>
    </message>
    <message>
        <source>Margin {margin}: {attacker} falls back.</source>
        <extracomment>faceoff.result.attackerBack</extracomment>
        <translation>Abstand {margin}: {attacker} weicht zurück.</translation>
    </message>
    <message>
        <source>Margin {margin}: {attacker} halts.</source>
        <extracomment>faceoff.result.halt</extracomment>
        <translation>Abstand {margin}: {attacker} hält an.</translation>
    </message>
    <message>
        <source>Margin {margin}: {defender} falls back.</source>
        <extracomment>faceoff.result.back</extracomment>
        <translation>Abstand {margin}: {defender} weicht zurück.</translation>
    </message>
    <message>
        <source>Margin {margin}: {defender} routs.</source>
        <extracomment>faceoff.result.rout</extracomment>
        <translation>Abstand {margin}: {defender} flieht.</translation>
    </message>
    <message>
        <source>Markers left over</source>
        <extracomment>rulings.wss.fire.casualty_carry.heading</extracomment>
        <translation>Übrige Marker</translation>
    </message>
    <message>
        <source>Marquis de Clérambault</source>
        <extracomment>names.Marquis de Clérambault</extracomment>
        <translation>Marquis de Clérambault</translation>
    </message>
    <message>
        <source>Marsh of the brook</source>
        <extracomment>names.Marsh of the brook</extracomment>
        <translation>Sumpf am Bach</translation>
    </message>
    <message>
        <source>Maréchal de Tallard</source>
        <extracomment>names.Maréchal de Tallard</extracomment>
        <translation>Maréchal de Tallard</translation>
    </message>
    <message>
        <source>Material</source>
        <extracomment>values.material</extracomment>
        <translation>Material</translation>
    </message>
    <message>
        <source>May a gun be limbered up again?</source>
        <extracomment>rulings.wss.move.relimber.question</extracomment>
        <translation>Darf ein Geschütz wieder aufgeprotzt werden?</translation>
    </message>
    <message>
        <source>May a lone officer be fired at?</source>
        <extracomment>rulings.wss.fire.officer_target.question</extracomment>
        <translation>Darf ein einzelner Offizier beschossen werden?</translation>
    </message>
    <message>
        <source>May a unit go on after it overran a gun?</source>
        <extracomment>rulings.wss.faceoff.overrun_continue.question</extracomment>
        <translation>Darf eine Einheit weiter, nachdem sie ein Geschütz überrannt hat?</translation>
    </message>
    <message>
        <source>May infantry that fires for the first time move in the same turn?</source>
        <extracomment>rulings.wss.fire.first_fire_move.question</extracomment>
        <translation>Darf sich Infanterie, die zum ersten Mal feuert, im selben Zug bewegen?</translation>
    </message>
    <message>
        <source>May pistols be fired at contact with infantry?</source>
        <extracomment>rulings.wss.fire.pistol_vs_inf.question</extracomment>
        <translation>Dürfen beim Kontakt mit Infanterie Pistolen abgefeuert werden?</translation>
    </message>
    <message>
        <source>May the winner pursue?</source>
        <extracomment>rulings.wss.fight.pursue.question</extracomment>
        <translation>Darf der Gewinner verfolgen?</translation>
    </message>
    <message>
        <source>May two officers join one unit?</source>
        <extracomment>rulings.wss.officer.stack.question</extracomment>
        <translation>Dürfen sich zwei Offiziere einer Einheit anschließen?</translation>
    </message>
    <message>
        <source>Measuring the 30 cm</source>
        <extracomment>rulings.wss.manoeuvre.range_when.heading</extracomment>
        <translation>Die 30 cm messen</translation>
    </message>
    <message>
        <source>Misses its move from turn</source>
        <extracomment>values.missesFrom</extracomment>
        <translation>Setzt die Bewegung aus ab Zug</translation>
    </message>
    <message>
        <source>Misses its next move</source>
        <extracomment>values.missesMove</extracomment>
        <translation>Setzt Bewegung aus</translation>
    </message>
    <message>
        <source>Modifier</source>
        <extracomment>tables.modifiers.value</extracomment>
        <translation>Modifikator</translation>
    </message>
    <message>
        <source>Modifiers together</source>
        <extracomment>rulings.wss.fight.stack.heading</extracomment>
        <translation>Modifikatoren zusammen</translation>
    </message>
    <message>
        <source>Morale pips</source>
        <extracomment>values.pips</extracomment>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Morale, pips and the test</source>
        <extracomment>rules.P11.1.heading, rules.P11.2.heading, rules.P11.3.heading, rules.P11.4.heading, rules.P11.5.heading</extracomment>
        <translation>Moral, Augen und die Probe</translation>
    </message>
    <message>
        <source>Mortar</source>
        <extracomment>tables.saves.weapon.mortar, tables.values.name.mortar, tables.weapons.weapon.mortar, values.arm.mortar</extracomment>
        <translation>Mörser</translation>
    </message>
    <message>
        <source>Mortar shells fall inside cover: no saving throw.</source>
        <extracomment>rules.P8.5.text</extracomment>
        <translation>Mörsergranaten fallen hinter die Deckung: kein Rettungswurf.</translation>
    </message>
    <message>
        <source>Mortar&apos;s bonus</source>
        <extracomment>tables.limits.name.mortar</extracomment>
        <translation>Zuschlag des Mörsers</translation>
    </message>
    <message>
        <source>Mortars under fire</source>
        <extracomment>rulings.wss.fire.mortar_removal.heading</extracomment>
        <translation>Mörser unter Feuer</translation>
    </message>
    <message>
        <source>Most stands</source>
        <extracomment>tables.sizes.most</extracomment>
        <translation>Basen höchstens</translation>
    </message>
    <message>
        <source>Mounted</source>
        <extracomment>values.mounted</extracomment>
        <translation>Beritten</translation>
    </message>
    <message>
        <source>Mounted dragoons and hussars facing cavalry</source>
        <extracomment>tables.modifiers.name.light</extracomment>
        <translation>Berittene Dragoner und Husaren gegen Kavallerie</translation>
    </message>
    <message>
        <source>Mounted officer</source>
        <extracomment>tables.moves.name.officer, tables.officers.officer.officer, tables.values.name.officer, units.officer, values.type.officer</extracomment>
        <translation>Berittener Offizier</translation>
    </message>
    <message>
        <source>Mounted officers do not wait for a card.</source>
        <extracomment>rules.P5.5.text</extracomment>
        <translation>Berittene Offiziere warten auf keine Karte.</translation>
    </message>
    <message>
        <source>Mounted officers move once a turn, at any point.</source>
        <extracomment>rules.P9.5.text</extracomment>
        <translation>Berittene Offiziere bewegen sich einmal je Zug, zu beliebiger Zeit.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>actions.move</extracomment>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Moved in its last move phase</source>
        <extracomment>values.moved</extracomment>
        <translation>Bewegte sich in der letzten Bewegungsphase</translation>
    </message>
    <message>
        <source>Moved last turn</source>
        <extracomment>rulings.wss.heavy.moved_last_turn.heading</extracomment>
        <translation>Bewegung im letzten Zug</translation>
    </message>
    <message>
        <source>Mover</source>
        <extracomment>tables.moves.name</extracomment>
        <translation>Wer sich bewegt</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>tables.cavalryFaceoff.moves, tables.cavalryInfantry.moves, tables.fightResult.moves, tables.infantryFaceoff.moves, tables.moves, tables.routs.moves</extracomment>
        <translation>Bewegungen</translation>
    </message>
    <message>
        <source>Moves are maximum moves. A unit may go less far.</source>
        <extracomment>rules.P1.3.text</extracomment>
        <translation>Bewegungen sind Höchstweiten. Eine Einheit darf sich weniger weit bewegen.</translation>
    </message>
    <message>
        <source>Moves in this phase</source>
        <extracomment>values.movedNow</extracomment>
        <translation>Bewegt sich</translation>
    </message>
    <message>
        <source>Moves may be doubled at the start, if that was agreed.</source>
        <extracomment>rules.P9.7.text</extracomment>
        <translation>Zu Beginn dürfen Bewegungen verdoppelt werden, wenn das abgesprochen war.</translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>rules.P9.1.heading, rules.P9.2.heading, rules.P9.3.heading, rules.P9.4.heading, rules.P9.5.heading, rules.P9.6.heading, rules.P9.7.heading</extracomment>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Moving an artillery stand to another point of aim takes one turn.</source>
        <extracomment>rules.P6.6.text</extracomment>
        <translation>Eine Artilleriebasis neu zu richten dauert einen Zug.</translation>
    </message>
    <message>
        <source>Moving: Critical manoeuvres</source>
        <extracomment>rules.P10.1.heading, rules.P10.2.heading, rules.P10.3.heading</extracomment>
        <translation>Bewegung: Kritische Manöver</translation>
    </message>
    <message>
        <source>Musket</source>
        <extracomment>tables.saves.weapon.musket, tables.weapons.weapon.musket</extracomment>
        <translation>Muskete</translation>
    </message>
    <message>
        <source>Musket and pistol behind walls and ramparts, cannon behind ramparts.</source>
        <extracomment>rulings.wss.fire.save_scope.option.table</extracomment>
        <translation>Muskete und Pistole hinter Mauern und Wällen, Kanone hinter Wällen.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>values.name</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Nation</source>
        <extracomment>values.nation</extracomment>
        <translation>Nation</translation>
    </message>
    <message>
        <source>Nightfall</source>
        <extracomment>values.victory.nightfall, values.wonBy.nightfall</extracomment>
        <translation>Einbruch der Nacht</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>tables.heavy.moved.no</extracomment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No cover</source>
        <extracomment>tables.saves.cover.none</extracomment>
        <translation>Keine Deckung</translation>
    </message>
    <message>
        <source>No glory; the rest stands.</source>
        <extracomment>rulings.wss.glory.repeat.option.none</extracomment>
        <translation>Kein Ruhm; das Übrige gilt.</translation>
    </message>
    <message>
        <source>No phase is going on.</source>
        <extracomment>phase.none</extracomment>
        <translation>Es läuft keine Phase.</translation>
    </message>
    <message>
        <source>No rally (cm)</source>
        <extracomment>tables.limits.name.rally</extracomment>
        <translation>Kein Sammeln (cm)</translation>
    </message>
    <message>
        <source>No target left</source>
        <extracomment>rulings.wss.fire.must_fire_none.heading</extracomment>
        <translation>Kein Ziel mehr</translation>
    </message>
    <message>
        <source>No unit tests for friends more than once a turn.</source>
        <extracomment>rules.P23.4.text</extracomment>
        <translation>Keine Einheit macht die Probe für Freunde mehr als einmal je Zug.</translation>
    </message>
    <message>
        <source>No, +1 for either or both.</source>
        <extracomment>rulings.wss.faceoff.elite_charge.option.one</extracomment>
        <translation>Nein, +1 für eines oder beides.</translation>
    </message>
    <message>
        <source>No, -2 once.</source>
        <extracomment>rulings.wss.faceoff.cumulative.option.once</extracomment>
        <translation>Nein, einmal -2.</translation>
    </message>
    <message>
        <source>No, above it.</source>
        <extracomment>rulings.wss.victory.threshold.option.above</extracomment>
        <translation>Nein, erst darüber.</translation>
    </message>
    <message>
        <source>No, exactly that. Other margins do nothing.</source>
        <extracomment>rulings.wss.faceoff.rows.option.exact</extracomment>
        <translation>Nein, genau das. Andere Abstände bewirken nichts.</translation>
    </message>
    <message>
        <source>No, it can only set it on fire.</source>
        <extracomment>rulings.wss.fire.mortar_garrison.option.fire</extracomment>
        <translation>Nein, er kann es nur in Brand setzen.</translation>
    </message>
    <message>
        <source>No, it is in a fight by then.</source>
        <extracomment>rulings.wss.heavy.pistols.option.no</extracomment>
        <translation>Nein, sie ist dann schon im Nahkampf.</translation>
    </message>
    <message>
        <source>No, one die.</source>
        <extracomment>rulings.wss.fire.cannon25.option.long</extracomment>
        <translation>Nein, ein Würfel.</translation>
    </message>
    <message>
        <source>No, only at cavalry.</source>
        <extracomment>rulings.wss.fire.pistol_vs_inf.option.cavalry</extracomment>
        <translation>Nein, nur gegen Kavallerie.</translation>
    </message>
    <message>
        <source>No, only for two moves.</source>
        <extracomment>rulings.wss.friends.distance_one.option.double</extracomment>
        <translation>Nein, nur bei zwei Bewegungen.</translation>
    </message>
    <message>
        <source>No, only fronts.</source>
        <extracomment>rulings.wss.faceoff.square.option.fronts</extracomment>
        <translation>Nein, nur Fronten.</translation>
    </message>
    <message>
        <source>No, only when the attack crosses it.</source>
        <extracomment>rulings.wss.faceoff.cover_side.option.crossed</extracomment>
        <translation>Nein, nur wenn der Angriff sie überwindet.</translation>
    </message>
    <message>
        <source>No, the best counts.</source>
        <extracomment>rulings.wss.fight.stack.option.best</extracomment>
        <translation>Nein, der beste gilt.</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>rulings.wss.faceoff.cavcav_d4.option.none, rulings.wss.faceoff.cavinf_extras.option.none, rulings.wss.faceoff.overrun_continue.option.stop, rulings.wss.faceoff.raw_mod.option.ignore, rulings.wss.fight.dragoon_mod.option.mounted, rulings.wss.fight.hits_markers.option.none, rulings.wss.fight.pursue.option.no, rulings.wss.fire.first_fire_move.option.never, rulings.wss.fire.mortar_removal.option.never, rulings.wss.fire.officer_target.option.no, rulings.wss.friends.once.option.once, rulings.wss.friends.stand_loss.option.none, rulings.wss.friends.who_tests.option.skip, rulings.wss.manoeuvre.zero_pips.option.none, rulings.wss.move.forced_moves.option.free, rulings.wss.move.terrain_forced.option.full, rulings.wss.officer.stack.option.one, rulings.wss.unit.scatter_friends.option.none</extracomment>
        <translation>Nein.</translation>
    </message>
    <message>
        <source>No. Both have to come in one volley.</source>
        <extracomment>rulings.wss.fire.breach_accumulate.option.volley</extracomment>
        <translation>Nein. Beide müssen in einer Salve fallen.</translation>
    </message>
    <message>
        <source>No. Each stand fires at its own nearest target.</source>
        <extracomment>rulings.wss.fire.target_split.option.stand</extracomment>
        <translation>Nein. Jede Basis feuert auf das Ziel, das ihr am nächsten ist.</translation>
    </message>
    <message>
        <source>No. The distance has to be smaller.</source>
        <extracomment>rulings.wss.measure.inclusive.option.no</extracomment>
        <translation>Nein. Die Entfernung muss kleiner sein.</translation>
    </message>
    <message>
        <source>No. The limber has gone.</source>
        <extracomment>rulings.wss.move.relimber.option.once</extracomment>
        <translation>Nein. Die Protze ist fort.</translation>
    </message>
    <message>
        <source>No. Wall or troops is declared.</source>
        <extracomment>rulings.wss.fire.breach_collateral.option.one</extracomment>
        <translation>Nein. Mauer oder Truppen wird angesagt.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>victory.nobody, works.nobody</extracomment>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Nobody in range or arc</source>
        <extracomment>fire.nobody</extracomment>
        <translation>Niemand in Reichweite oder Schussfeld</translation>
    </message>
    <message>
        <source>Nobody is in the way</source>
        <extracomment>glory.nobody</extracomment>
        <translation>Niemand ist im Weg</translation>
    </message>
    <message>
        <source>Nobody.</source>
        <extracomment>rulings.wss.victory.tie.option.draw</extracomment>
        <translation>Niemand.</translation>
    </message>
    <message>
        <source>None at all from the face-off.</source>
        <extracomment>rulings.wss.pips.note_playsheet.option.none</extracomment>
        <translation>Überhaupt keine aus dem Kräftemessen.</translation>
    </message>
    <message>
        <source>None for stands that are lost. The printed pips stand.</source>
        <extracomment>rulings.wss.pips.note_playsheet.option.losses</extracomment>
        <translation>Keine für verlorene Basen. Die gedruckten Augen gelten.</translation>
    </message>
    <message>
        <source>None.</source>
        <extracomment>rulings.wss.move.charge_french.option.never</extracomment>
        <translation>Keine.</translation>
    </message>
    <message>
        <source>None. The players say which units are Raw.</source>
        <extracomment>rulings.wss.army.raw_scope.option.agreed</extracomment>
        <translation>Keine. Die Spieler sagen, welche Einheiten unerfahren sind.</translation>
    </message>
    <message>
        <source>Not in range or arc</source>
        <extracomment>fire.notPossible</extracomment>
        <translation>Nicht in Reichweite oder Schussfeld</translation>
    </message>
    <message>
        <source>Not nearer to any enemy than it began.</source>
        <extracomment>rulings.wss.pips.six_toward.option.nearer</extracomment>
        <translation>An keinen Feind näher heran als zu Beginn.</translation>
    </message>
    <message>
        <source>Not rallied</source>
        <extracomment>tables.routs.cause.continued</extracomment>
        <translation>Nicht gesammelt</translation>
    </message>
    <message>
        <source>Not to be done</source>
        <extracomment>command.drop</extracomment>
        <translation>Nicht zu tun</translation>
    </message>
    <message>
        <source>Not when</source>
        <extracomment>tables.recovery.bar</extracomment>
        <translation>Nicht bei</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>values.note</extracomment>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note on confused combats</source>
        <extracomment>rules.P17.1.heading, rules.P17.2.heading, rules.P17.3.heading, rules.P17.4.heading</extracomment>
        <translation>Zu unübersichtlichen Nahkämpfen</translation>
    </message>
    <message>
        <source>Nothing, but after a face-off it does not move either.</source>
        <extracomment>rulings.wss.fire.must_fire_none.option.lapse</extracomment>
        <translation>Nichts, aber nach einem Kräftemessen bewegt sie sich auch nicht.</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <extracomment>rulings.wss.friends.three_less.option.exact</extracomment>
        <translation>Nichts.</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>values.number</extracomment>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Objective</source>
        <extracomment>kinds.objective, units.objective, values.type.objective</extracomment>
        <translation>Missionsziel</translation>
    </message>
    <message>
        <source>Off the table</source>
        <extracomment>values.status.offTable</extracomment>
        <translation>Vom Tisch</translation>
    </message>
    <message>
        <source>Officer</source>
        <extracomment>badges.with, kinds.officer, tables.officers.officer</extracomment>
        <translation>Offizier</translation>
    </message>
    <message>
        <source>Officers</source>
        <extracomment>tables.officers</extracomment>
        <translation>Offiziere</translation>
    </message>
    <message>
        <source>Officers as targets</source>
        <extracomment>rulings.wss.fire.officer_target.heading</extracomment>
        <translation>Offiziere als Ziele</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>tables.recovery.score</extracomment>
        <translation>Bei</translation>
    </message>
    <message>
        <source>On each die</source>
        <extracomment>tables.fightDice.value</extracomment>
        <translation>Auf jeden Würfel</translation>
    </message>
    <message>
        <source>On either movement card.</source>
        <extracomment>rulings.wss.move.dragoon_card.option.either</extracomment>
        <translation>Bei beiden Bewegungskarten.</translation>
    </message>
    <message>
        <source>On its declared charge, once per game.</source>
        <extracomment>rulings.wss.move.charge_def.option.declared</extracomment>
        <translation>Bei ihrer angesagten Attacke, einmal im Spiel.</translation>
    </message>
    <message>
        <source>On the Nebel</source>
        <extracomment>scenarios.blenheim</extracomment>
        <translation>Am Nebelbach</translation>
    </message>
    <message>
        <source>On the die</source>
        <extracomment>tables.friendsDice.modifier, tables.manoeuvre.modifier</extracomment>
        <translation>Auf den Würfel</translation>
    </message>
    <message>
        <source>On the die of the duel as well.</source>
        <extracomment>rulings.wss.breach.grenadier.option.both</extracomment>
        <translation>Auch auf den Würfel im Zweikampf.</translation>
    </message>
    <message>
        <source>On the rally die</source>
        <extracomment>tables.officers.rally</extracomment>
        <translation>Auf den Sammelwurf</translation>
    </message>
    <message>
        <source>On which card do dragoons dismount and remount?</source>
        <extracomment>rulings.wss.move.dragoon_card.question</extracomment>
        <translation>Bei welcher Karte sitzen Dragoner ab und auf?</translation>
    </message>
    <message>
        <source>Once a gun is deployed its limber leaves the field. After that the gun can only be manhandled.</source>
        <extracomment>rules.P2.4.text</extracomment>
        <translation>Ist ein Geschütz in Stellung, verlässt seine Protze das Feld. Danach kann das Geschütz nur noch von Hand bewegt werden.</translation>
    </message>
    <message>
        <source>Once for each loss.</source>
        <extracomment>rulings.wss.officer.per_stand.option.event</extracomment>
        <translation>Einmal je Verlust.</translation>
    </message>
    <message>
        <source>Once per turn</source>
        <extracomment>rulings.wss.friends.once.heading</extracomment>
        <translation>Einmal je Zug</translation>
    </message>
    <message>
        <source>One die each, the difference read in the table of fights.</source>
        <extracomment>rulings.wss.breach.duel.option.opposed</extracomment>
        <translation>Je ein Würfel, der Unterschied in der Nahkampftabelle.</translation>
    </message>
    <message>
        <source>One die each: a hit without an answer wins.</source>
        <extracomment>rulings.wss.breach.duel.option.reply</extracomment>
        <translation>Je ein Würfel: Ein Treffer ohne Antwort gewinnt.</translation>
    </message>
    <message>
        <source>One die for all of them.</source>
        <extracomment>rulings.wss.faceoff.multi.option.one</extracomment>
        <translation>Ein Würfel für alle.</translation>
    </message>
    <message>
        <source>One die for each stand in contact, and one stand overlapping on each flank.</source>
        <extracomment>rules.P18.2.text</extracomment>
        <translation>Ein Würfel je Basis in Kontakt und für je eine überlappende Basis an jeder Flanke.</translation>
    </message>
    <message>
        <source>One die for the quality of each unit.</source>
        <extracomment>quality.roll</extracomment>
        <translation>Ein Würfel für die Qualität jeder Einheit.</translation>
    </message>
    <message>
        <source>One each.</source>
        <extracomment>rulings.wss.victory.deadpool_values.option.one</extracomment>
        <translation>Je eine.</translation>
    </message>
    <message>
        <source>One in all.</source>
        <extracomment>rulings.wss.fight.overlap.option.army</extracomment>
        <translation>Insgesamt eine.</translation>
    </message>
    <message>
        <source>One more die.</source>
        <extracomment>rulings.wss.fire.mortar_plus1.option.dice</extracomment>
        <translation>Ein Würfel mehr.</translation>
    </message>
    <message>
        <source>One move without a charge.</source>
        <extracomment>rulings.wss.glory.move.option.plain</extracomment>
        <translation>Eine Bewegung ohne Attacke.</translation>
    </message>
    <message>
        <source>One move, as on the playsheet.</source>
        <extracomment>rulings.wss.fight.rout_distance.option.one</extracomment>
        <translation>Eine Bewegung, wie in der Kurzübersicht.</translation>
    </message>
    <message>
        <source>One on each flank.</source>
        <extracomment>rulings.wss.fight.overlap.option.unit</extracomment>
        <translation>Eine an jeder Flanke.</translation>
    </message>
    <message>
        <source>One side is the French one, the other the Alliance.</source>
        <extracomment>begin.sameArmy</extracomment>
        <translation>Eine Seite ist die französische, die andere die Allianz.</translation>
    </message>
    <message>
        <source>One stand each.</source>
        <extracomment>rulings.wss.fight.round2_loss.option.one</extracomment>
        <translation>Je eine Basis.</translation>
    </message>
    <message>
        <source>One target or several</source>
        <extracomment>rulings.wss.fire.target_split.heading</extracomment>
        <translation>Ein Ziel oder mehrere</translation>
    </message>
    <message>
        <source>One volley in the game.</source>
        <extracomment>rulings.wss.fire.pistol_repeat.option.once</extracomment>
        <translation>Eine Salve im Spiel.</translation>
    </message>
    <message>
        <source>One, as on the playsheet.</source>
        <extracomment>rulings.wss.fight.rout_stands.option.one</extracomment>
        <translation>Eine, wie in der Kurzübersicht.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n units may be moved.</source>
        <extracomment>begin.tooMany</extracomment>
        <translation>
            <numerusform>Nur %n Einheit darf umgestellt werden.</numerusform>
            <numerusform>Nur %n Einheiten dürfen umgestellt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only once. Every turn takes the cards in the same order.</source>
        <extracomment>rulings.wss.deck.reshuffle.option.order</extracomment>
        <translation>Nur einmal. Jeder Zug nimmt die Karten in derselben Reihenfolge.</translation>
    </message>
    <message>
        <source>Only right after a card, before anything is done.</source>
        <extracomment>rulings.wss.move.officer_timing.option.cards</extracomment>
        <translation>Nur gleich nach einer Karte, bevor etwas getan ist.</translation>
    </message>
    <message>
        <source>Only the first rout move makes friends test.</source>
        <extracomment>rules.P14.4.text</extracomment>
        <translation>Nur die erste Fluchtbewegung verlangt von Freunden eine Probe.</translation>
    </message>
    <message>
        <source>Only the one that fights.</source>
        <extracomment>rulings.wss.fire.pistol_who.option.one</extracomment>
        <translation>Nur das, das kämpft.</translation>
    </message>
    <message>
        <source>Only those of units that are gone.</source>
        <extracomment>rulings.wss.unit.deadpool.option.whole</extracomment>
        <translation>Nur die von Einheiten, die fort sind.</translation>
    </message>
    <message>
        <source>Only those that turn stands against each other.</source>
        <extracomment>rulings.wss.manoeuvre.scope.option.turn</extracomment>
        <translation>Nur solche, die Basen gegeneinander drehen.</translation>
    </message>
    <message>
        <source>Only those without a record dice.</source>
        <extracomment>rulings.wss.heavy.who.option.all</extracomment>
        <translation>Nur die ohne Moralwürfel.</translation>
    </message>
    <message>
        <source>Only when it comes to contact.</source>
        <extracomment>rulings.wss.move.charge_spent_on_refusal.option.contact</extracomment>
        <translation>Nur wenn es zum Kontakt kommt.</translation>
    </message>
    <message>
        <source>Only when it would rout.</source>
        <extracomment>rulings.wss.fight.surrender.option.rout</extracomment>
        <translation>Nur wenn sie fliehen würde.</translation>
    </message>
    <message>
        <source>Open ground</source>
        <extracomment>contact.open</extracomment>
        <translation>Offenes Gelände</translation>
    </message>
    <message>
        <source>Order of the tests</source>
        <extracomment>rulings.wss.friends.order.heading</extracomment>
        <translation>Reihenfolge der Proben</translation>
    </message>
    <message>
        <source>Other regiments close by too.</source>
        <extracomment>rulings.wss.fire.pistol_who.option.both</extracomment>
        <translation>Auch andere Regimenter in der Nähe.</translation>
    </message>
    <message>
        <source>Other tests: Friends routing test</source>
        <extracomment>rules.P23.1.heading, rules.P23.2.heading, rules.P23.3.heading, rules.P23.4.heading, rules.P23.5.heading, rules.P23.6.heading</extracomment>
        <translation>Weitere Proben: Fliehende Freunde</translation>
    </message>
    <message>
        <source>Other tests: Heavy Casualties to fire</source>
        <extracomment>rules.P22.1.heading, rules.P22.2.heading, rules.P22.3.heading, rules.P22.4.heading, rules.P22.5.heading</extracomment>
        <translation>Weitere Proben: Schwere Verluste durch Feuer</translation>
    </message>
    <message>
        <source>Out of the battle</source>
        <extracomment>values.status</extracomment>
        <translation>Aus der Schlacht</translation>
    </message>
    <message>
        <source>Over an obstacle</source>
        <extracomment>values.obstacle</extracomment>
        <translation>Über ein Hindernis</translation>
    </message>
    <message>
        <source>Overlaps</source>
        <extracomment>rulings.wss.fight.overlap.heading</extracomment>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>Overrun</source>
        <extracomment>values.status.overrun</extracomment>
        <translation>Überrannt</translation>
    </message>
    <message>
        <source>Overrun held horses</source>
        <extracomment>actions.overrun</extracomment>
        <translation>Handpferde überrennen</translation>
    </message>
    <message>
        <source>Part lost to scatter</source>
        <extracomment>tables.limits.name.half</extracomment>
        <translation>Zersprengt bei verlorenem Teil</translation>
    </message>
    <message>
        <source>Part of the stands that fire</source>
        <extracomment>tables.limits.name.halfFire</extracomment>
        <translation>Teil der Basen, die feuern</translation>
    </message>
    <message>
        <source>Part of the table to deploy in</source>
        <extracomment>tables.limits.name.deploy</extracomment>
        <translation>Teil des Tisches zum Aufstellen</translation>
    </message>
    <message>
        <source>Part of the units re-arranged</source>
        <extracomment>tables.limits.name.rearrange</extracomment>
        <translation>Teil der umgestellten Einheiten</translation>
    </message>
    <message>
        <source>Passes into {unit}</source>
        <extracomment>pursuit.into</extracomment>
        <translation>Gerät an {unit}</translation>
    </message>
    <message>
        <source>Passing one line through another is no manoeuvre if both keep their formation.</source>
        <extracomment>rules.P10.2.text</extracomment>
        <translation>Eine Linie durch eine andere zu führen ist kein Manöver, wenn beide ihre Formation behalten.</translation>
    </message>
    <message>
        <source>Phase</source>
        <extracomment>tables.cards.phase</extracomment>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Photograph of the table</source>
        <extracomment>log.photograph</extracomment>
        <translation>Foto vom Tisch</translation>
    </message>
    <message>
        <source>Photograph of the table: {caption}</source>
        <extracomment>log.photographOf</extracomment>
        <translation>Foto vom Tisch: {caption}</translation>
    </message>
    <message>
        <source>Piece</source>
        <extracomment>tables.values.name</extracomment>
        <translation>Stück</translation>
    </message>
    <message>
        <source>Pips</source>
        <extracomment>tables.recovery.pips, tables.targets.pips</extracomment>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Pips above six</source>
        <extracomment>values.pipsOver</extracomment>
        <translation>Augen über sechs</translation>
    </message>
    <message>
        <source>Pips and glory against infantry</source>
        <extracomment>rulings.wss.faceoff.cavinf_extras.heading</extracomment>
        <translation>Augen und Ruhm gegen Infanterie</translation>
    </message>
    <message>
        <source>Pips and unit losses</source>
        <extracomment>rules.P19.1.heading</extracomment>
        <translation>Augen und Verluste</translation>
    </message>
    <message>
        <source>Pips and unit losses: Casualties to units</source>
        <extracomment>rules.P20.1.heading, rules.P20.2.heading, rules.P20.3.heading, rules.P20.4.heading, rules.P20.5.heading, rules.P20.6.heading</extracomment>
        <translation>Augen und Verluste: Verluste von Einheiten</translation>
    </message>
    <message>
        <source>Pips from tests</source>
        <extracomment>rulings.wss.pips.note_playsheet.heading</extracomment>
        <translation>Augen aus Proben</translation>
    </message>
    <message>
        <source>Pips given back above six</source>
        <extracomment>rulings.wss.pips.cap_return.heading</extracomment>
        <translation>Zurückgegebene Augen über sechs</translation>
    </message>
    <message>
        <source>Pips go up to six. More are ignored.</source>
        <extracomment>rules.P11.2.text</extracomment>
        <translation>Augen gehen bis sechs. Weitere verfallen.</translation>
    </message>
    <message>
        <source>Pips never go below none.</source>
        <extracomment>rules.P11.3.text</extracomment>
        <translation>Weniger als keine Augen gibt es nicht.</translation>
    </message>
    <message>
        <source>Pips of a dead officer</source>
        <extracomment>rulings.wss.officer.death.heading</extracomment>
        <translation>Augen eines gefallenen Offiziers</translation>
    </message>
    <message>
        <source>Pips of disorder</source>
        <extracomment>tables.limits.name.sixPips</extracomment>
        <translation>Augen für Unordnung</translation>
    </message>
    <message>
        <source>Pips taken</source>
        <extracomment>tables.officers.pips</extracomment>
        <translation>Augen genommen</translation>
    </message>
    <message>
        <source>Pips that he holds</source>
        <extracomment>values.bank</extracomment>
        <translation>Augen beim Offizier</translation>
    </message>
    <message>
        <source>Pips that open infantry to cavalry</source>
        <extracomment>tables.limits.name.steady</extracomment>
        <translation>Augen, die Infanterie für Kavallerie öffnen</translation>
    </message>
    <message>
        <source>Pistol</source>
        <extracomment>tables.saves.weapon.pistol, tables.weapons.weapon.pistol</extracomment>
        <translation>Pistole</translation>
    </message>
    <message>
        <source>Pistol hits of the attacker</source>
        <extracomment>values.pistolsAttacker</extracomment>
        <translation>Pistolentreffer des Angreifers</translation>
    </message>
    <message>
        <source>Pistol hits of the defender</source>
        <extracomment>values.pistolsDefender</extracomment>
        <translation>Pistolentreffer des Verteidigers</translation>
    </message>
    <message>
        <source>Pistols again</source>
        <extracomment>rulings.wss.fire.pistol_repeat.heading</extracomment>
        <translation>Pistolen noch einmal</translation>
    </message>
    <message>
        <source>Pistols at contact</source>
        <extracomment>rulings.wss.fire.pistol_effect.heading</extracomment>
        <translation>Pistolen beim Kontakt</translation>
    </message>
    <message>
        <source>Pistols at infantry</source>
        <extracomment>rulings.wss.fire.pistol_vs_inf.heading</extracomment>
        <translation>Pistolen gegen Infanterie</translation>
    </message>
    <message>
        <source>Pistols of dragoons</source>
        <extracomment>rulings.wss.fire.pistol_dragoons.heading</extracomment>
        <translation>Pistolen der Dragoner</translation>
    </message>
    <message>
        <source>Pitch one unit squarely against one.</source>
        <extracomment>rules.P11.5.text</extracomment>
        <translation>Eine Einheit klar gegen eine stellen.</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>values.player</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Playsheet</source>
        <extracomment>rules.P26.1.heading</extracomment>
        <translation>Kurzübersicht</translation>
    </message>
    <message>
        <source>Pointing out a target</source>
        <extracomment>rulings.wss.fire.officer_order.heading</extracomment>
        <translation>Ein Ziel anweisen</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>tables.storm.position</extracomment>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Powder wagon</source>
        <extracomment>names.Powder wagon</extracomment>
        <translation>Pulverwagen</translation>
    </message>
    <message>
        <source>Prince Eugene</source>
        <extracomment>names.Prince Eugene</extracomment>
        <translation>Prinz Eugen</translation>
    </message>
    <message>
        <source>Pursued by</source>
        <extracomment>links.pursuedBy</extracomment>
        <translation>Verfolgt von</translation>
    </message>
    <message>
        <source>Pursuit after a fight</source>
        <extracomment>rulings.wss.fight.pursue.heading</extracomment>
        <translation>Verfolgung nach dem Nahkampf</translation>
    </message>
    <message>
        <source>Put on the table</source>
        <extracomment>command.place</extracomment>
        <translation>Auf den Tisch gestellt</translation>
    </message>
    <message>
        <source>Put {unit} on the table.</source>
        <extracomment>table.put</extracomment>
        <translation>{unit} auf den Tisch stellen.</translation>
    </message>
    <message>
        <source>Quality</source>
        <extracomment>tables.friendsDice.quality, tables.manoeuvre.quality, tables.quality.quality, tables.recovery.quality, values.quality</extracomment>
        <translation>Qualität</translation>
    </message>
    <message>
        <source>Quality dice</source>
        <extracomment>tables.quality</extracomment>
        <translation>Qualitätswürfel</translation>
    </message>
    <message>
        <source>Rally</source>
        <extracomment>actions.rally, phase.rally</extracomment>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>Range 5, hits on 5 or 6.</source>
        <extracomment>rulings.wss.fire.table_columns.option.five</extracomment>
        <translation>Reichweite 5, trifft bei 5 oder 6.</translation>
    </message>
    <message>
        <source>Range 5, hits on 6.</source>
        <extracomment>rulings.wss.fire.table_columns.option.six</extracomment>
        <translation>Reichweite 5, trifft bei 6.</translation>
    </message>
    <message>
        <source>Ravelin</source>
        <extracomment>names.Ravelin</extracomment>
        <translation>Ravelin</translation>
    </message>
    <message>
        <source>Raw</source>
        <extracomment>modifiers.short.raw, tables.friendsDice.quality.raw, tables.manoeuvre.quality.raw, tables.modifiers.name.raw, tables.quality.quality.raw, tables.recovery.quality.raw, values.quality.raw</extracomment>
        <translation>Unerfahren</translation>
    </message>
    <message>
        <source>Raw in a face-off</source>
        <extracomment>rulings.wss.faceoff.raw_mod.heading</extracomment>
        <translation>Unerfahrene im Kräftemessen</translation>
    </message>
    <message>
        <source>Raw units</source>
        <extracomment>answer.raw</extracomment>
        <translation>Unerfahrene Einheiten</translation>
    </message>
    <message>
        <source>Raw units and recovery</source>
        <extracomment>rulings.wss.recover.raw_wording.heading</extracomment>
        <translation>Unerfahrene und Erholung</translation>
    </message>
    <message>
        <source>Raw units carry a ticket in their command stand.</source>
        <extracomment>rules.P3.4.text</extracomment>
        <translation>Unerfahrene Einheiten tragen einen Zettel in ihrer Kommandobasis.</translation>
    </message>
    <message>
        <source>Raw units without pips</source>
        <extracomment>rulings.wss.manoeuvre.zero_pips.heading</extracomment>
        <translation>Unerfahrene ohne Augen</translation>
    </message>
    <message>
        <source>Read the difference in the table. A loser that routs does as all routing units.</source>
        <extracomment>rules.P18.6.text</extracomment>
        <translation>Den Unterschied in der Tabelle nachschlagen. Ein Verlierer, der flieht, handelt wie alle fliehenden Einheiten.</translation>
    </message>
    <message>
        <source>Recovering with an officer</source>
        <extracomment>rulings.wss.officer.bank_recovers.heading</extracomment>
        <translation>Erholung mit Offizier</translation>
    </message>
    <message>
        <source>Recovery</source>
        <extracomment>actions.recover</extracomment>
        <translation>Erholung</translation>
    </message>
    <message>
        <source>Recovery of pips</source>
        <extracomment>tables.recovery</extracomment>
        <translation>Erholung von Augen</translation>
    </message>
    <message>
        <source>Recovery: a die for each Raw unit.</source>
        <extracomment>recovery.roll</extracomment>
        <translation>Erholung: ein Würfel je unerfahrener Einheit.</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>deck.red, values.colour.red</extracomment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Regiment A</source>
        <extracomment>names.Regiment A</extracomment>
        <translation>Regiment A</translation>
    </message>
    <message>
        <source>Regiment B</source>
        <extracomment>names.Regiment B</extracomment>
        <translation>Regiment B</translation>
    </message>
    <message>
        <source>Regiment C</source>
        <extracomment>names.Regiment C</extracomment>
        <translation>Regiment C</translation>
    </message>
    <message>
        <source>Relation ended by hand</source>
        <extracomment>command.unlink</extracomment>
        <translation>Beziehung von Hand beendet</translation>
    </message>
    <message>
        <source>Relation set by hand</source>
        <extracomment>command.link</extracomment>
        <translation>Beziehung von Hand gesetzt</translation>
    </message>
    <message>
        <source>Remount</source>
        <extracomment>actions.remount</extracomment>
        <translation>Aufsitzen</translation>
    </message>
    <message>
        <source>Resolve combats and tests as they occur.</source>
        <extracomment>rules.P5.3.text</extracomment>
        <translation>Nahkämpfe und Proben abhandeln, sobald sie anfallen.</translation>
    </message>
    <message>
        <source>Resolved this phase</source>
        <extracomment>values.resolved</extracomment>
        <translation>In dieser Phase abgehandelt</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>tables.cavalryFaceoff.result, tables.cavalryInfantry.result, tables.fightResult.result, tables.friends.result, tables.heavy.result, tables.infantryFaceoff.result</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Ride</source>
        <extracomment>actions.ride</extracomment>
        <translation>Reiten</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>tables.fightResult.round, values.round</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Round the end of cover</source>
        <extracomment>rulings.wss.faceoff.cover_side.heading</extracomment>
        <translation>Um das Ende der Deckung</translation>
    </message>
    <message>
        <source>Rounds of a fight</source>
        <extracomment>tables.limits.name.rounds</extracomment>
        <translation>Runden eines Nahkampfs</translation>
    </message>
    <message>
        <source>Rout on</source>
        <extracomment>actions.routOn</extracomment>
        <translation>Weiter fliehen</translation>
    </message>
    <message>
        <source>Rout.</source>
        <extracomment>rulings.wss.fight.diff3.option.rout</extracomment>
        <translation>Flucht.</translation>
    </message>
    <message>
        <source>Routed in turn</source>
        <extracomment>values.routedTurn</extracomment>
        <translation>Geflohen in Zug</translation>
    </message>
    <message>
        <source>Routed this turn</source>
        <extracomment>values.wasRouting</extracomment>
        <translation>Floh in diesem Zug</translation>
    </message>
    <message>
        <source>Routing</source>
        <extracomment>values.routing</extracomment>
        <translation>Auf der Flucht</translation>
    </message>
    <message>
        <source>Routing on</source>
        <extracomment>rulings.wss.rout.when_moves.heading</extracomment>
        <translation>Weitere Flucht</translation>
    </message>
    <message>
        <source>Routing stands</source>
        <extracomment>rulings.wss.victory.routing_count.heading</extracomment>
        <translation>Fliehende Basen</translation>
    </message>
    <message>
        <source>Routing units attacked</source>
        <extracomment>rulings.wss.rout.contacted.heading</extracomment>
        <translation>Angriff auf Fliehende</translation>
    </message>
    <message>
        <source>Routing units try to rally. Officers may join them first.</source>
        <extracomment>rally.now</extracomment>
        <translation>Fliehende Einheiten versuchen, sich zu sammeln. Offiziere dürfen sich ihnen vorher anschließen.</translation>
    </message>
    <message>
        <source>Routing with a friend</source>
        <extracomment>rulings.wss.friends.stand_loss.heading</extracomment>
        <translation>Flucht mit einem Freund</translation>
    </message>
    <message>
        <source>Routs</source>
        <extracomment>tables.routs</extracomment>
        <translation>Flucht</translation>
    </message>
    <message>
        <source>Routs on in its next move phase</source>
        <extracomment>values.routsOn</extracomment>
        <translation>Flieht in der nächsten Bewegungsphase weiter</translation>
    </message>
    <message>
        <source>Royal Cravates</source>
        <extracomment>names.Royal Cravates</extracomment>
        <translation>Royal-Cravates</translation>
    </message>
    <message>
        <source>Ruling changed</source>
        <extracomment>command.ruling</extracomment>
        <translation>Auslegung geändert</translation>
    </message>
    <message>
        <source>Régiment d&apos;Artois</source>
        <extracomment>names.Régiment d&apos;Artois</extracomment>
        <translation>Régiment d&apos;Artois</translation>
    </message>
    <message>
        <source>Régiment de Navarre</source>
        <extracomment>names.Régiment de Navarre</extracomment>
        <translation>Régiment de Navarre</translation>
    </message>
    <message>
        <source>Régiment de Provence</source>
        <extracomment>names.Régiment de Provence</extracomment>
        <translation>Régiment de Provence</translation>
    </message>
    <message>
        <source>Saved on</source>
        <extracomment>tables.saves.save</extracomment>
        <translation>Gerettet bei</translation>
    </message>
    <message>
        <source>Saving throws</source>
        <extracomment>tables.saves</extracomment>
        <translation>Rettungswürfe</translation>
    </message>
    <message>
        <source>Scattered</source>
        <extracomment>values.status.scattered</extracomment>
        <translation>Zersprengt</translation>
    </message>
    <message>
        <source>Scores below zero</source>
        <extracomment>rulings.wss.faceoff.minus1.heading</extracomment>
        <translation>Werte unter null</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <extracomment>command.set</extracomment>
        <translation>Von Hand gesetzt</translation>
    </message>
    <message>
        <source>Set on fire in turn</source>
        <extracomment>values.burnTurn</extracomment>
        <translation>In Brand gesetzt in Zug</translation>
    </message>
    <message>
        <source>Setting a building on fire</source>
        <extracomment>rulings.wss.fire.mortar_ignite.heading</extracomment>
        <translation>Ein Gebäude in Brand setzen</translation>
    </message>
    <message>
        <source>Several attackers</source>
        <extracomment>rulings.wss.faceoff.multi.heading</extracomment>
        <translation>Mehrere Angreifer</translation>
    </message>
    <message>
        <source>Several breaches</source>
        <extracomment>rulings.wss.breach.wide.heading</extracomment>
        <translation>Mehrere Breschen</translation>
    </message>
    <message>
        <source>Short by</source>
        <extracomment>tables.friends.shortfall</extracomment>
        <translation>Es fehlen</translation>
    </message>
    <message>
        <source>Shuffle the six cards.</source>
        <extracomment>deck.shuffle</extracomment>
        <translation>Die sechs Karten mischen.</translation>
    </message>
    <message>
        <source>Shuffle three red and three black cards. The French side is black, the Alliance red. Turn them over one at a time.</source>
        <extracomment>rules.P5.1.text</extracomment>
        <translation>Drei rote und drei schwarze Karten mischen. Die französische Seite ist schwarz, die Allianz rot. Die Karten einzeln aufdecken.</translation>
    </message>
    <message>
        <source>Shuffling</source>
        <extracomment>rulings.wss.deck.reshuffle.heading</extracomment>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Side</source>
        <extracomment>kinds.side</extracomment>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Situation</source>
        <extracomment>tables.fightDice.name, tables.modifiers.name</extracomment>
        <translation>Lage</translation>
    </message>
    <message>
        <source>Six pips</source>
        <extracomment>rulings.wss.pips.six_toward.heading</extracomment>
        <translation>Sechs Augen</translation>
    </message>
    <message>
        <source>Size of a cavalry regiment</source>
        <extracomment>rulings.wss.army.cav_size.heading</extracomment>
        <translation>Größe eines Kavallerieregiments</translation>
    </message>
    <message>
        <source>Something was done in this phase</source>
        <extracomment>values.busy</extracomment>
        <translation>In dieser Phase geschah etwas</translation>
    </message>
    <message>
        <source>Spanish</source>
        <extracomment>values.nation.spanish</extracomment>
        <translation>Spanien</translation>
    </message>
    <message>
        <source>Squares</source>
        <extracomment>rulings.wss.faceoff.square.heading</extracomment>
        <translation>Karrees</translation>
    </message>
    <message>
        <source>Stands</source>
        <extracomment>tables.values.value, values.stands</extracomment>
        <translation>Basen</translation>
    </message>
    <message>
        <source>Stands at the start</source>
        <extracomment>values.standsFull</extracomment>
        <translation>Basen zu Beginn</translation>
    </message>
    <message>
        <source>Stands for half strength</source>
        <extracomment>values.halfFrom</extracomment>
        <translation>Basen für halbe Stärke</translation>
    </message>
    <message>
        <source>Stands leave by casualties, by the results of tests and fights, and by routs.</source>
        <extracomment>rules.P20.1.text</extracomment>
        <translation>Basen fallen durch Verluste, durch Ergebnisse von Proben und Nahkämpfen und durch Flucht weg.</translation>
    </message>
    <message>
        <source>Stands lost</source>
        <extracomment>tables.routs.stands</extracomment>
        <translation>Verlorene Basen</translation>
    </message>
    <message>
        <source>Stands lost by a rout add no pips.</source>
        <extracomment>rules.P14.2.text</extracomment>
        <translation>Basen, die durch Flucht verloren gehen, bringen keine Augen.</translation>
    </message>
    <message>
        <source>Stands lost to pistols</source>
        <extracomment>rulings.wss.fight.pistol_stand_loss.heading</extracomment>
        <translation>Durch Pistolen verlorene Basen</translation>
    </message>
    <message>
        <source>Stands that can fire</source>
        <extracomment>rulings.wss.fire.bearing_stands.heading</extracomment>
        <translation>Basen, die feuern können</translation>
    </message>
    <message>
        <source>Stands that have fired</source>
        <extracomment>values.standsFired</extracomment>
        <translation>Basen, die gefeuert haben</translation>
    </message>
    <message>
        <source>Start of the turn</source>
        <extracomment>actions.turnStart</extracomment>
        <translation>Beginn des Zuges</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>tables.storm.state</extracomment>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Stop before contact (cm)</source>
        <extracomment>tables.limits.name.stop</extracomment>
        <translation>Halt vor dem Kontakt (cm)</translation>
    </message>
    <message>
        <source>Stop within {n} cm of the enemy for the test.</source>
        <extracomment>attack.stop</extracomment>
        <translation>Für das Kräftemessen bis auf {n} cm vor dem Feind anhalten.</translation>
    </message>
    <message>
        <source>Storming party</source>
        <extracomment>names.Storming party</extracomment>
        <translation>Sturmkolonne</translation>
    </message>
    <message>
        <source>Straight back only.</source>
        <extracomment>rulings.wss.pips.six_toward.option.back</extracomment>
        <translation>Nur gerade zurück.</translation>
    </message>
    <message>
        <source>Strength after grenadiers leave</source>
        <extracomment>rulings.wss.army.strength_base.heading</extracomment>
        <translation>Stärke nach Abgabe der Grenadiere</translation>
    </message>
    <message>
        <source>Supports</source>
        <extracomment>names.Supports</extracomment>
        <translation>Rückhalt</translation>
    </message>
    <message>
        <source>Surrender</source>
        <extracomment>rulings.wss.fight.surrender.heading</extracomment>
        <translation>Kapitulation</translation>
    </message>
    <message>
        <source>Surrendered</source>
        <extracomment>values.status.surrendered</extracomment>
        <translation>Hat sich ergeben</translation>
    </message>
    <message>
        <source>Take {unit} off the table.</source>
        <extracomment>table.take</extracomment>
        <translation>{unit} vom Tisch nehmen.</translation>
    </message>
    <message>
        <source>Taken off the table</source>
        <extracomment>command.remove</extracomment>
        <translation>Vom Tisch genommen</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>tables.targets.target</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Test</source>
        <extracomment>tables.manoeuvre.test</extracomment>
        <translation>Probe</translation>
    </message>
    <message>
        <source>Test for heavy casualties</source>
        <extracomment>actions.heavyTest</extracomment>
        <translation>Probe: schwere Verluste</translation>
    </message>
    <message>
        <source>Test for routing friends</source>
        <extracomment>actions.friendsTest</extracomment>
        <translation>Probe: Freunde fliehen</translation>
    </message>
    <message>
        <source>Tests without pips</source>
        <extracomment>rulings.wss.pips.zero.heading</extracomment>
        <translation>Proben ohne Augen</translation>
    </message>
    <message>
        <source>That fight is over.</source>
        <extracomment>fight.over</extracomment>
        <translation>Dieser Nahkampf ist vorbei.</translation>
    </message>
    <message>
        <source>That is outside {from} to {to}.</source>
        <extracomment>refusal.range</extracomment>
        <translation>Das ist nicht zwischen {from} und {to}.</translation>
    </message>
    <message>
        <source>That of its side&apos;s card: the French side&apos;s for black.</source>
        <extracomment>rulings.wss.army.raw_scope.option.colour</extracomment>
        <translation>Die der Karte ihrer Seite: die der französischen Seite für Schwarz.</translation>
    </message>
    <message>
        <source>That of the next turn.</source>
        <extracomment>rulings.wss.heavy.miss_next.option.turn</extracomment>
        <translation>Die des nächsten Zuges.</translation>
    </message>
    <message>
        <source>The Bavarians.</source>
        <extracomment>rulings.wss.move.charge_french.option.bavarian</extracomment>
        <translation>Die Bayern.</translation>
    </message>
    <message>
        <source>The Breach</source>
        <extracomment>scenarios.breach</extracomment>
        <translation>Die Bresche</translation>
    </message>
    <message>
        <source>The French row for French units, the other row for all others.</source>
        <extracomment>rulings.wss.army.raw_scope.option.nation</extracomment>
        <translation>Die französische Zeile für französische Einheiten, die andere für alle übrigen.</translation>
    </message>
    <message>
        <source>The Turn</source>
        <extracomment>rules.P5.1.heading, rules.P5.2.heading, rules.P5.3.heading, rules.P5.4.heading, rules.P5.5.heading</extracomment>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>The War of the Spanish Succession Paperboys Rules</source>
        <extracomment>rules.P1.1.heading, rules.P1.2.heading, rules.P1.3.heading, rules.P1.4.heading, rules.P1.5.heading, rules.P1.6.heading, rules.P1.7.heading, rules.P1.8.heading, rules.P1.9.heading</extracomment>
        <translation>Die Paperboys-Regeln</translation>
    </message>
    <message>
        <source>The arc</source>
        <extracomment>rulings.wss.fire.arc.heading</extracomment>
        <translation>Das Schussfeld</translation>
    </message>
    <message>
        <source>The armies</source>
        <extracomment>rules.P2.1.heading, rules.P2.2.heading, rules.P2.3.heading, rules.P2.4.heading, rules.P2.5.heading, rules.P3.1.heading, rules.P3.2.heading, rules.P3.3.heading, rules.P3.4.heading</extracomment>
        <translation>Die Armeen</translation>
    </message>
    <message>
        <source>The armies are deployed. The battle begins.</source>
        <extracomment>begin.begins</extracomment>
        <translation>Die Armeen sind aufgestellt. Die Schlacht beginnt.</translation>
    </message>
    <message>
        <source>The attacker falls back</source>
        <extracomment>tables.fightResult.result.ends</extracomment>
        <translation>Der Angreifer weicht zurück</translation>
    </message>
    <message>
        <source>The attacker looks at that and deploys.</source>
        <extracomment>rules.P4.3.text</extracomment>
        <translation>Der Angreifer sieht sich das an und stellt auf.</translation>
    </message>
    <message>
        <source>The attacker stays.</source>
        <extracomment>rulings.wss.fight.both_scatter.option.attacker</extracomment>
        <translation>Der Angreifer bleibt.</translation>
    </message>
    <message>
        <source>The battle begins</source>
        <extracomment>actions.begin, command.begin</extracomment>
        <translation>Die Schlacht beginnt</translation>
    </message>
    <message>
        <source>The brigadier</source>
        <extracomment>names.The brigadier</extracomment>
        <translation>Der Brigadier</translation>
    </message>
    <message>
        <source>The card of dragoons</source>
        <extracomment>rulings.wss.move.dragoon_card.heading</extracomment>
        <translation>Die Karte der Dragoner</translation>
    </message>
    <message>
        <source>The card of {unit} is not out.</source>
        <extracomment>guard.notItsCard</extracomment>
        <translation>{unit}: Die Karte ist nicht aufgedeckt.</translation>
    </message>
    <message>
        <source>The cavalry gives way up to one move, without a test; or it stands, and the table for cavalry counts.</source>
        <extracomment>rulings.wss.faceoff.inf_v_cav.option.herd</extracomment>
        <translation>Die Kavallerie weicht ohne Probe bis zu einer Bewegung aus; oder sie bleibt stehen, und die Tabelle für Kavallerie gilt.</translation>
    </message>
    <message>
        <source>The charge in a fight</source>
        <extracomment>rulings.wss.fight.charge_bonus_rounds.heading</extracomment>
        <translation>Die Attacke im Nahkampf</translation>
    </message>
    <message>
        <source>The defender alone.</source>
        <extracomment>rulings.wss.deploy.third.option.defender</extracomment>
        <translation>Nur für den Verteidiger.</translation>
    </message>
    <message>
        <source>The defender counts as defending an obstacle.</source>
        <extracomment>rules.P21.2.text</extracomment>
        <translation>Der Verteidiger zählt als Verteidiger eines Hindernisses.</translation>
    </message>
    <message>
        <source>The defender deploys first. No troops stand further in than a third of the table, except by agreement.</source>
        <extracomment>rules.P4.2.text</extracomment>
        <translation>Der Verteidiger stellt zuerst auf. Keine Truppen stehen weiter vorn als ein Drittel des Tisches, außer nach Absprache.</translation>
    </message>
    <message>
        <source>The defender may then re-arrange a quarter of his units.</source>
        <extracomment>rules.P4.4.text</extracomment>
        <translation>Der Verteidiger darf dann ein Viertel seiner Einheiten umstellen.</translation>
    </message>
    <message>
        <source>The defender of the story.</source>
        <extracomment>rulings.wss.victory.tie.option.defender</extracomment>
        <translation>Der Verteidiger der Geschichte.</translation>
    </message>
    <message>
        <source>The duel</source>
        <extracomment>rulings.wss.breach.duel.heading</extracomment>
        <translation>Der Zweikampf</translation>
    </message>
    <message>
        <source>The extra move</source>
        <extracomment>rulings.wss.glory.move.heading</extracomment>
        <translation>Die zusätzliche Bewegung</translation>
    </message>
    <message>
        <source>The face-off test</source>
        <extracomment>rules.P12.1.heading, rules.P12.10.heading, rules.P12.11.heading, rules.P12.2.heading, rules.P12.3.heading, rules.P12.4.heading, rules.P12.5.heading, rules.P12.6.heading, rules.P12.7.heading, rules.P12.8.heading, rules.P12.9.heading</extracomment>
        <translation>Das Kräftemessen</translation>
    </message>
    <message>
        <source>The face-off test: Cavalry -v- infantry</source>
        <extracomment>rules.P15.1.heading, rules.P15.2.heading, rules.P15.3.heading</extracomment>
        <translation>Das Kräftemessen: Kavallerie gegen Infanterie</translation>
    </message>
    <message>
        <source>The face-off test: Infantry -v- infantry</source>
        <extracomment>rules.P13.1.heading, rules.P13.2.heading, rules.P13.3.heading, rules.P13.4.heading, rules.P13.5.heading, rules.P14.1.heading, rules.P14.2.heading, rules.P14.3.heading, rules.P14.4.heading, rules.P14.5.heading, rules.P14.6.heading, rules.P14.7.heading, rules.P14.8.heading, rules.P14.9.heading</extracomment>
        <translation>Das Kräftemessen: Infanterie gegen Infanterie</translation>
    </message>
    <message>
        <source>The fight goes on</source>
        <extracomment>tables.fightResult.result.on</extracomment>
        <translation>Der Nahkampf geht weiter</translation>
    </message>
    <message>
        <source>The fight goes on without losses.</source>
        <extracomment>rulings.wss.fight.diff0.option.none</extracomment>
        <translation>Der Nahkampf geht ohne Verluste weiter.</translation>
    </message>
    <message>
        <source>The fight goes on, each loses a stand.</source>
        <extracomment>rulings.wss.fight.diff0.option.both</extracomment>
        <translation>Der Nahkampf geht weiter, jeder verliert eine Basis.</translation>
    </message>
    <message>
        <source>The figure scale is about 1:10. An infantry stand is about 120 men, a cavalry stand about 60.</source>
        <extracomment>rules.P1.9.text</extracomment>
        <translation>Der Figurenmaßstab ist etwa 1:10. Eine Infanteriebasis sind etwa 120 Mann, eine Kavalleriebasis etwa 60.</translation>
    </message>
    <message>
        <source>The first fire of the game</source>
        <extracomment>rulings.wss.fire.first_fire_move.heading</extracomment>
        <translation>Das erste Feuer im Spiel</translation>
    </message>
    <message>
        <source>The first rally</source>
        <extracomment>rulings.wss.rout.first_rally.heading</extracomment>
        <translation>Das erste Sammeln</translation>
    </message>
    <message>
        <source>The governor</source>
        <extracomment>names.The governor</extracomment>
        <translation>Der Gouverneur</translation>
    </message>
    <message>
        <source>The grenadier stand</source>
        <extracomment>rulings.wss.breach.grenadier.heading</extracomment>
        <translation>Die Grenadierbasis</translation>
    </message>
    <message>
        <source>The hit die itself, if it shows 5 or 6.</source>
        <extracomment>rulings.wss.fire.mortar_ignite.option.natural</extracomment>
        <translation>Der Trefferwürfel selbst, wenn er 5 oder 6 zeigt.</translation>
    </message>
    <message>
        <source>The horses of {unit} are gone.</source>
        <extracomment>fullMoves.noHorses</extracomment>
        <translation>{unit}: Die Pferde sind fort.</translation>
    </message>
    <message>
        <source>The limber of {unit} has left the field.</source>
        <extracomment>fullMoves.limberGone</extracomment>
        <translation>{unit}: Die Protze hat das Feld verlassen.</translation>
    </message>
    <message>
        <source>The line of the pistol</source>
        <extracomment>rulings.wss.fire.table_columns.heading</extracomment>
        <translation>Die Zeile der Pistole</translation>
    </message>
    <message>
        <source>The loser falls back</source>
        <extracomment>tables.fightResult.result.back</extracomment>
        <translation>Der Verlierer weicht zurück</translation>
    </message>
    <message>
        <source>The loser routs</source>
        <extracomment>tables.fightResult.result.rout</extracomment>
        <translation>Der Verlierer flieht</translation>
    </message>
    <message>
        <source>The markers that stand with the unit.</source>
        <extracomment>rulings.wss.heavy.count.option.markers</extracomment>
        <translation>Die Marker, die bei der Einheit stehen.</translation>
    </message>
    <message>
        <source>The mortar&apos;s +1</source>
        <extracomment>rulings.wss.fire.mortar_plus1.heading</extracomment>
        <translation>Das +1 des Mörsers</translation>
    </message>
    <message>
        <source>The nearest enemy in the arc is the target.</source>
        <extracomment>fire.nearest</extracomment>
        <translation>Ziel ist der nächste Feind im Schussfeld.</translation>
    </message>
    <message>
        <source>The nearest to the rout first.</source>
        <extracomment>rulings.wss.friends.order.option.nearest</extracomment>
        <translation>Wer der Flucht am nächsten ist, zuerst.</translation>
    </message>
    <message>
        <source>The next card of its arm, in this turn or the next.</source>
        <extracomment>rulings.wss.heavy.miss_next.option.card</extracomment>
        <translation>Die nächste Karte ihrer Waffengattung, in diesem Zug oder im nächsten.</translation>
    </message>
    <message>
        <source>The next card.</source>
        <extracomment>phase.nextCard</extracomment>
        <translation>Die nächste Karte.</translation>
    </message>
    <message>
        <source>The next move phase</source>
        <extracomment>rulings.wss.heavy.miss_next.heading</extracomment>
        <translation>Die nächste Bewegungsphase</translation>
    </message>
    <message>
        <source>The officer may point out any enemy in the arc.</source>
        <extracomment>fire.directed</extracomment>
        <translation>Der Offizier darf jeden Feind im Schussfeld anweisen.</translation>
    </message>
    <message>
        <source>The other {n} cards are all: {colour}.</source>
        <extracomment>deck.rest</extracomment>
        <translation>Die anderen {n} Karten sind alle: {colour}.</translation>
    </message>
    <message>
        <source>The phase ends</source>
        <extracomment>actions.closePhase</extracomment>
        <translation>Die Phase endet</translation>
    </message>
    <message>
        <source>The phase ends.</source>
        <extracomment>phase.closes</extracomment>
        <translation>Die Phase endet.</translation>
    </message>
    <message>
        <source>The phase ends. Which units have moved?</source>
        <extracomment>move.ticks</extracomment>
        <translation>Die Phase endet. Welche Einheiten haben sich bewegt?</translation>
    </message>
    <message>
        <source>The pips are gone and the glory is used.</source>
        <extracomment>rulings.wss.glory.decline.option.wiped</extracomment>
        <translation>Die Augen sind fort, und der Ruhm ist verbraucht.</translation>
    </message>
    <message>
        <source>The pips go, but there is no extra move.</source>
        <extracomment>rulings.wss.glory.repeat.option.wipe</extracomment>
        <translation>Die Augen gehen, aber es gibt keine zusätzliche Bewegung.</translation>
    </message>
    <message>
        <source>The players say whether it surrenders.</source>
        <extracomment>rulings.wss.rout.blocked.option.ask</extracomment>
        <translation>Die Spieler sagen, ob sie sich ergibt.</translation>
    </message>
    <message>
        <source>The players say; he may ride off.</source>
        <extracomment>rulings.wss.officer.alone.option.ask</extracomment>
        <translation>Die Spieler sagen es; er darf davonreiten.</translation>
    </message>
    <message>
        <source>The playsheet differs from the rules in places. Rulings say which is followed.</source>
        <extracomment>rules.P26.1.text</extracomment>
        <translation>Die Kurzübersicht weicht stellenweise von den Regeln ab. Auslegungen sagen, was gilt.</translation>
    </message>
    <message>
        <source>The playsheet leaves out the -1 of Raw units. Does it count?</source>
        <extracomment>rulings.wss.faceoff.raw_mod.question</extracomment>
        <translation>Die Kurzübersicht lässt das -1 der Unerfahrenen weg. Zählt es?</translation>
    </message>
    <message>
        <source>The playsheet says that no pips come of tests. Which pips?</source>
        <extracomment>rulings.wss.pips.note_playsheet.question</extracomment>
        <translation>Die Kurzübersicht sagt, dass Proben keine Augen bringen. Welche Augen?</translation>
    </message>
    <message>
        <source>The record dice beside a unit shows its morale pips, for both players to see. No record dice means no pips.</source>
        <extracomment>rules.P1.2.text</extracomment>
        <translation>Der Moralwürfel neben einer Einheit zeigt ihre Augen, für beide Spieler sichtbar. Kein Moralwürfel heißt: keine Augen.</translation>
    </message>
    <message>
        <source>The record dice. His pips wait.</source>
        <extracomment>rulings.wss.officer.bank_recovers.option.dice</extracomment>
        <translation>Der Moralwürfel. Seine Augen warten.</translation>
    </message>
    <message>
        <source>The relation of {unit} and {other} was changed by hand.</source>
        <extracomment>log.link</extracomment>
        <translation>{unit} und {other}: Die Beziehung wurde von Hand geändert.</translation>
    </message>
    <message>
        <source>The rows of the playsheet</source>
        <extracomment>rulings.wss.faceoff.rows.heading</extracomment>
        <translation>Die Zeilen der Kurzübersicht</translation>
    </message>
    <message>
        <source>The rules are a skeleton. Add house rules as you like.</source>
        <extracomment>rules.P1.7.text</extracomment>
        <translation>Die Regeln sind ein Gerüst. Hausregeln nach Belieben hinzufügen.</translation>
    </message>
    <message>
        <source>The rules say 8 to 16 stands, an example plays 6. What is accepted?</source>
        <extracomment>rulings.wss.army.cav_size.question</extracomment>
        <translation>Die Regeln sagen 8 bis 16 Basen, ein Beispiel spielt mit 6. Was ist zulässig?</translation>
    </message>
    <message>
        <source>The save</source>
        <extracomment>rulings.wss.fire.save_value.heading</extracomment>
        <translation>Der Rettungswurf</translation>
    </message>
    <message>
        <source>The side that attacks in the story, always.</source>
        <extracomment>rulings.wss.faceoff.who_defends.option.story</extracomment>
        <translation>Immer die Seite, die in der Geschichte angreift.</translation>
    </message>
    <message>
        <source>The side “{side}” has no units yet.</source>
        <extracomment>refusal.emptySide</extracomment>
        <translation>Die Seite „{side}“ hat noch keine Einheiten.</translation>
    </message>
    <message>
        <source>The table of moves</source>
        <extracomment>rulings.wss.move.table_garble.heading</extracomment>
        <translation>Die Bewegungstabelle</translation>
    </message>
    <message>
        <source>The test comes before anything else is done.</source>
        <extracomment>rules.P23.5.text</extracomment>
        <translation>Die Probe kommt vor allem anderen.</translation>
    </message>
    <message>
        <source>The turn ends</source>
        <extracomment>actions.endTurn</extracomment>
        <translation>Der Zug endet</translation>
    </message>
    <message>
        <source>The turn ends.</source>
        <extracomment>phase.turnEnds</extracomment>
        <translation>Der Zug endet.</translation>
    </message>
    <message>
        <source>The turn ends: who has won?</source>
        <extracomment>victory.look</extracomment>
        <translation>Der Zug endet: Wer hat gewonnen?</translation>
    </message>
    <message>
        <source>The unit that moves.</source>
        <extracomment>rulings.wss.faceoff.who_defends.option.mover</extracomment>
        <translation>Die Einheit, die sich bewegt.</translation>
    </message>
    <message>
        <source>The unit that routs.</source>
        <extracomment>rulings.wss.friends.quality_equal.option.router</extracomment>
        <translation>Die Einheit, die flieht.</translation>
    </message>
    <message>
        <source>The unit that tests.</source>
        <extracomment>rulings.wss.friends.quality_equal.option.tester</extracomment>
        <translation>Die Einheit, die die Probe macht.</translation>
    </message>
    <message>
        <source>The whole turn: no fire and no move.</source>
        <extracomment>rulings.wss.fire.reaim.option.turn</extracomment>
        <translation>Den ganzen Zug: kein Feuer und keine Bewegung.</translation>
    </message>
    <message>
        <source>The winner may pursue in its next move phase.</source>
        <extracomment>rules.P18.8.text</extracomment>
        <translation>Der Gewinner darf in seiner nächsten Bewegungsphase verfolgen.</translation>
    </message>
    <message>
        <source>The winner of a fight may pursue in its next move phase.</source>
        <extracomment>rules.P15.3.text</extracomment>
        <translation>Der Gewinner eines Nahkampfs darf in seiner nächsten Bewegungsphase verfolgen.</translation>
    </message>
    <message>
        <source>There are no held horses.</source>
        <extracomment>overrun.none</extracomment>
        <translation>Es gibt keine Handpferde.</translation>
    </message>
    <message>
        <source>There is no enemy left.</source>
        <extracomment>fire.noEnemy</extracomment>
        <translation>Es ist kein Feind mehr da.</translation>
    </message>
    <message>
        <source>There is no ruling “{id}” in this game.</source>
        <extracomment>refusal.noRuling</extracomment>
        <translation>Es gibt keine Auslegung „{id}“ in diesem Spiel.</translation>
    </message>
    <message>
        <source>There is no such cell in the tables.</source>
        <extracomment>refusal.noCell</extracomment>
        <translation>Ein solches Feld gibt es in den Tabellen nicht.</translation>
    </message>
    <message>
        <source>There is no unit of the type “{type}” in this game.</source>
        <extracomment>refusal.noType</extracomment>
        <translation>Es gibt keine Einheit der Art „{type}“ in diesem Spiel.</translation>
    </message>
    <message>
        <source>There is no value “{key}” in this game.</source>
        <extracomment>refusal.noValue</extracomment>
        <translation>Es gibt keinen Wert „{key}“ in diesem Spiel.</translation>
    </message>
    <message>
        <source>There is nobody to join.</source>
        <extracomment>officers.nobody</extracomment>
        <translation>Niemand ist zum Anschließen da.</translation>
    </message>
    <message>
        <source>There is none on the table.</source>
        <extracomment>works.none</extracomment>
        <translation>So etwas steht nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>There is nothing of number {id}.</source>
        <extracomment>refusal.noEntity</extracomment>
        <translation>Nichts trägt die Nummer {id}.</translation>
    </message>
    <message>
        <source>There is nothing of the kind “{kind}” in this game.</source>
        <extracomment>refusal.noKind</extracomment>
        <translation>In diesem Spiel gibt es nichts von der Art „{kind}“.</translation>
    </message>
    <message>
        <source>They are gone.</source>
        <extracomment>rulings.wss.officer.death.option.lost</extracomment>
        <translation>Sie sind fort.</translation>
    </message>
    <message>
        <source>They are ignored.</source>
        <extracomment>rulings.wss.pips.cap_return.option.cap</extracomment>
        <translation>Sie verfallen.</translation>
    </message>
    <message>
        <source>They are remembered, and recovered first.</source>
        <extracomment>rulings.wss.pips.cap_return.option.excess</extracomment>
        <translation>Sie werden gemerkt, und von ihnen erholt man sich zuerst.</translation>
    </message>
    <message>
        <source>They come back at once.</source>
        <extracomment>rulings.wss.officer.death.option.back</extracomment>
        <translation>Sie kommen sofort zurück.</translation>
    </message>
    <message>
        <source>They come back when he leaves.</source>
        <extracomment>rulings.wss.glory.officer_bank.option.kept</extracomment>
        <translation>Sie kommen zurück, wenn er geht.</translation>
    </message>
    <message>
        <source>They go too.</source>
        <extracomment>rulings.wss.glory.officer_bank.option.zero</extracomment>
        <translation>Sie gehen auch.</translation>
    </message>
    <message>
        <source>They go with the stand.</source>
        <extracomment>rulings.wss.fire.casualty_carry.option.lost</extracomment>
        <translation>Sie gehen mit der Basis.</translation>
    </message>
    <message>
        <source>They may be fired at.</source>
        <extracomment>rulings.wss.fire.into_fight.option.target</extracomment>
        <translation>Sie dürfen beschossen werden.</translation>
    </message>
    <message>
        <source>They neither fire nor are fired at.</source>
        <extracomment>rulings.wss.fire.into_fight.option.no</extracomment>
        <translation>Sie feuern nicht und werden nicht beschossen.</translation>
    </message>
    <message>
        <source>They stay with the unit.</source>
        <extracomment>rulings.wss.fire.casualty_carry.option.stay</extracomment>
        <translation>Sie bleiben bei der Einheit.</translation>
    </message>
    <message>
        <source>They test by the table for cavalry.</source>
        <extracomment>rulings.wss.faceoff.inf_v_cav.option.table</extracomment>
        <translation>Kräftemessen nach der Tabelle für Kavallerie.</translation>
    </message>
    <message>
        <source>Those of a face-off.</source>
        <extracomment>rulings.wss.friends.trigger.option.faceoff</extracomment>
        <translation>Die aus einem Kräftemessen.</translation>
    </message>
    <message>
        <source>Those that halted.</source>
        <extracomment>rulings.wss.heavy.must_fire.option.halted</extracomment>
        <translation>Die, die angehalten haben.</translation>
    </message>
    <message>
        <source>Those that rout or fight, and those without a record dice.</source>
        <extracomment>rulings.wss.heavy.who.option.skip</extracomment>
        <translation>Die auf der Flucht, die im Nahkampf und die ohne Moralwürfel.</translation>
    </message>
    <message>
        <source>Those that the unit tests for.</source>
        <extracomment>rulings.wss.friends.pip_condition.option.same</extracomment>
        <translation>Die, für die die Einheit eine Probe macht.</translation>
    </message>
    <message>
        <source>Those with a clear field. Change the number of dice in the throw.</source>
        <extracomment>rulings.wss.fire.bearing_stands.option.clear</extracomment>
        <translation>Die mit freiem Schussfeld. Die Zahl der Würfel im Wurf ändern.</translation>
    </message>
    <message>
        <source>Three less</source>
        <extracomment>rulings.wss.friends.three_less.heading</extracomment>
        <translation>Drei zu wenig</translation>
    </message>
    <message>
        <source>Three stands in two rows. Which counts?</source>
        <extracomment>rulings.wss.fight.diff3.question</extracomment>
        <translation>Drei steht in zwei Zeilen. Welche gilt?</translation>
    </message>
    <message>
        <source>Three, as cavalry.</source>
        <extracomment>rulings.wss.fire.dismounted_casualties.option.arm</extracomment>
        <translation>Drei, wie bei Kavallerie.</translation>
    </message>
    <message>
        <source>Three.</source>
        <extracomment>rulings.wss.victory.cinc_value.option.3</extracomment>
        <translation>Drei.</translation>
    </message>
    <message>
        <source>Throw a die against the pips; Raw -1. One less is a pip, two less is one move back, three less is a rout.</source>
        <extracomment>rules.P23.3.text</extracomment>
        <translation>Einen Würfel gegen die Augen werfen; Unerfahrene -1. Eins zu wenig ist ein Auge, zwei zu wenig eine Bewegung zurück, drei zu wenig die Flucht.</translation>
    </message>
    <message>
        <source>Throw a die that equals or beats the pips. Failing, a unit that did not move retreats one move; one that did halts and misses its next move. With an enemy in range it has to fire next.</source>
        <extracomment>rules.P22.2.text</extracomment>
        <translation>Einen Würfel werfen: Er muss mindestens die Augen erreichen. Sonst geht eine Einheit, die sich nicht bewegt hat, um eine Bewegung zurück; eine, die es tat, hält an und setzt die nächste Bewegung aus. Mit einem Feind in Reichweite muss sie als Nächstes feuern.</translation>
    </message>
    <message>
        <source>To the nearest.</source>
        <extracomment>rulings.wss.deploy.quarter.option.nearest</extracomment>
        <translation>Zur nächsten ganzen Zahl.</translation>
    </message>
    <message>
        <source>Towards the enemy.</source>
        <extracomment>rulings.wss.fight.back_facing.option.facing</extracomment>
        <translation>Zum Feind.</translation>
    </message>
    <message>
        <source>Trained</source>
        <extracomment>tables.friendsDice.quality.trained, tables.manoeuvre.quality.trained, tables.quality.quality.trained, tables.recovery.quality.trained, values.quality.trained</extracomment>
        <translation>Ausgebildet</translation>
    </message>
    <message>
        <source>Troops behind the wall</source>
        <extracomment>rulings.wss.fire.breach_collateral.heading</extracomment>
        <translation>Truppen hinter der Mauer</translation>
    </message>
    <message>
        <source>Troops in the building</source>
        <extracomment>rulings.wss.fire.mortar_garrison.heading</extracomment>
        <translation>Truppen im Gebäude</translation>
    </message>
    <message>
        <source>Turn over a card</source>
        <extracomment>actions.drawCard</extracomment>
        <translation>Karte aufdecken</translation>
    </message>
    <message>
        <source>Turn over card {n} of the turn.</source>
        <extracomment>deck.draw</extracomment>
        <translation>Karte {n} des Zuges aufdecken.</translation>
    </message>
    <message>
        <source>Turn some of its stands</source>
        <extracomment>manoeuvre.other</extracomment>
        <translation>Einige Basen drehen</translation>
    </message>
    <message>
        <source>Turn to a new aim</source>
        <extracomment>actions.reaim</extracomment>
        <translation>Neu richten</translation>
    </message>
    <message>
        <source>Turn {turn} is over.</source>
        <extracomment>phase.turnOver</extracomment>
        <translation>Zug {turn} ist vorbei.</translation>
    </message>
    <message>
        <source>Turn {turn}.</source>
        <extracomment>phase.turn</extracomment>
        <translation>Zug {turn}.</translation>
    </message>
    <message>
        <source>Turned to a new aim</source>
        <extracomment>values.reaimed</extracomment>
        <translation>Neu gerichtet</translation>
    </message>
    <message>
        <source>Turns with doubled moves</source>
        <extracomment>values.doubledTurns</extracomment>
        <translation>Züge mit doppelter Bewegung</translation>
    </message>
    <message>
        <source>Two cannon hits on a wall make a breach one stand wide.</source>
        <extracomment>rules.P8.1.text</extracomment>
        <translation>Zwei Kanonentreffer auf eine Mauer schlagen eine Bresche, eine Basis breit.</translation>
    </message>
    <message>
        <source>Two hits for a breach</source>
        <extracomment>rulings.wss.fire.breach_accumulate.heading</extracomment>
        <translation>Zwei Treffer für eine Bresche</translation>
    </message>
    <message>
        <source>Two moves, as in the rules.</source>
        <extracomment>rulings.wss.fight.rout_distance.option.two</extracomment>
        <translation>Zwei Bewegungen, wie in den Regeln.</translation>
    </message>
    <message>
        <source>Two officers</source>
        <extracomment>rulings.wss.officer.stack.heading</extracomment>
        <translation>Zwei Offiziere</translation>
    </message>
    <message>
        <source>Two stands at once</source>
        <extracomment>rulings.wss.officer.per_stand.heading</extracomment>
        <translation>Zwei Basen auf einmal</translation>
    </message>
    <message>
        <source>Two stands each: the row&apos;s and another.</source>
        <extracomment>rulings.wss.fight.round2_loss.option.two</extracomment>
        <translation>Je zwei Basen: die der Zeile und eine weitere.</translation>
    </message>
    <message>
        <source>Two, as in the rules.</source>
        <extracomment>rulings.wss.fight.rout_stands.option.two</extracomment>
        <translation>Zwei, wie in den Regeln.</translation>
    </message>
    <message>
        <source>Two, like others.</source>
        <extracomment>rulings.wss.army.guard_cav.option.two</extracomment>
        <translation>Zwei, wie andere.</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>values.type</extracomment>
        <translation>Art</translation>
    </message>
    <message>
        <source>Under fire</source>
        <extracomment>rulings.wss.recover.under_fire.heading</extracomment>
        <translation>Unter Feuer</translation>
    </message>
    <message>
        <source>Under fire this turn</source>
        <extracomment>values.underFire</extracomment>
        <translation>Diesen Zug unter Feuer</translation>
    </message>
    <message>
        <source>Unit</source>
        <extracomment>kinds.unit</extracomment>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Units and guns. Wagons, held horses and lone officers do not count.</source>
        <extracomment>rulings.wss.fire.target_types.option.troops</extracomment>
        <translation>Einheiten und Geschütze. Wagen, Handpferde und einzelne Offiziere zählen nicht.</translation>
    </message>
    <message>
        <source>Units are Elite, Trained or Raw. Trained is the ordinary grade.</source>
        <extracomment>rules.P3.1.text</extracomment>
        <translation>Einheiten sind Elite, ausgebildet oder unerfahren. Ausgebildet ist der gewöhnliche Grad.</translation>
    </message>
    <message>
        <source>Units without a record dice do not test.</source>
        <extracomment>rules.P22.4.text</extracomment>
        <translation>Einheiten ohne Moralwürfel machen keine Probe.</translation>
    </message>
    <message>
        <source>Unlimber</source>
        <extracomment>actions.unlimber</extracomment>
        <translation>Abprotzen</translation>
    </message>
    <message>
        <source>Unlimbering, dismounting and remounting take a full move. Mark where the horses are held.</source>
        <extracomment>rules.P9.4.text</extracomment>
        <translation>Abprotzen, Absitzen und Aufsitzen kosten eine volle Bewegung. Markieren, wo die Pferde gehalten werden.</translation>
    </message>
    <message>
        <source>Unto the Breach</source>
        <extracomment>rules.P21.1.heading, rules.P21.2.heading, rules.P21.3.heading, rules.P21.4.heading</extracomment>
        <translation>Durch die Bresche</translation>
    </message>
    <message>
        <source>Up.</source>
        <extracomment>rulings.wss.deploy.quarter.option.up, rulings.wss.fire.six_pips_half.option.up</extracomment>
        <translation>Aufgerundet.</translation>
    </message>
    <message>
        <source>Values for the 30%</source>
        <extracomment>tables.values</extracomment>
        <translation>Werte für die 30 %</translation>
    </message>
    <message>
        <source>Victory</source>
        <extracomment>actions.victory, values.victory</extracomment>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Village</source>
        <extracomment>names.Village</extracomment>
        <translation>Dorf</translation>
    </message>
    <message>
        <source>Wagon</source>
        <extracomment>kinds.wagon, tables.values.name.wagon, units.wagon, values.type.wagon</extracomment>
        <translation>Wagen</translation>
    </message>
    <message>
        <source>Wall</source>
        <extracomment>units.wall, values.type.wall</extracomment>
        <translation>Mauer</translation>
    </message>
    <message>
        <source>Wall or building</source>
        <extracomment>tables.saves.cover.wall</extracomment>
        <translation>Mauer oder Gebäude</translation>
    </message>
    <message>
        <source>Wall or rampart</source>
        <extracomment>kinds.works</extracomment>
        <translation>Mauer oder Wall</translation>
    </message>
    <message>
        <source>War of the Spanish Succession</source>
        <extracomment>game.name</extracomment>
        <translation>Spanischer Erbfolgekrieg</translation>
    </message>
    <message>
        <source>Was moved by force</source>
        <extracomment>values.forced</extracomment>
        <translation>Wurde unfreiwillig bewegt</translation>
    </message>
    <message>
        <source>Weapon</source>
        <extracomment>tables.saves.weapon, tables.weapons.weapon</extracomment>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Weapons</source>
        <extracomment>tables.weapons</extracomment>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>tables.limits.name</extracomment>
        <translation>Was</translation>
    </message>
    <message>
        <source>What a beaten unit loses</source>
        <extracomment>rulings.wss.fight.rout_stands.heading</extracomment>
        <translation>Was Geschlagene verlieren</translation>
    </message>
    <message>
        <source>What a hit does</source>
        <extracomment>tables.targets</extracomment>
        <translation>Was ein Treffer bewirkt</translation>
    </message>
    <message>
        <source>What are guns and officers worth at nightfall?</source>
        <extracomment>rulings.wss.victory.deadpool_values.question</extracomment>
        <translation>Was sind Geschütze und Offiziere bei Einbruch der Nacht wert?</translation>
    </message>
    <message>
        <source>What brings glory</source>
        <extracomment>rulings.wss.glory.trigger.heading</extracomment>
        <translation>Was Ruhm bringt</translation>
    </message>
    <message>
        <source>What brings glory?</source>
        <extracomment>rulings.wss.glory.trigger.question</extracomment>
        <translation>Was bringt Ruhm?</translation>
    </message>
    <message>
        <source>What counts as the nearest target?</source>
        <extracomment>rulings.wss.fire.target_types.question</extracomment>
        <translation>Was zählt als nächstes Ziel?</translation>
    </message>
    <message>
        <source>What counts towards the three casualties?</source>
        <extracomment>rulings.wss.heavy.count.question</extracomment>
        <translation>Was zählt zu den drei Verlusten?</translation>
    </message>
    <message>
        <source>What do both lose when the second round brings no result?</source>
        <extracomment>rulings.wss.fight.round2_loss.question</extracomment>
        <translation>Was verlieren beide, wenn die zweite Runde kein Ergebnis bringt?</translation>
    </message>
    <message>
        <source>What does &quot;45 or 6&quot; mean?</source>
        <extracomment>rulings.wss.fire.save_value.question</extracomment>
        <translation>Was bedeutet „45 or 6“?</translation>
    </message>
    <message>
        <source>What does a pistol hit at contact do?</source>
        <extracomment>rulings.wss.fire.pistol_effect.question</extracomment>
        <translation>Was bewirkt ein Pistolentreffer beim Kontakt?</translation>
    </message>
    <message>
        <source>What does an officer give back who found fewer pips?</source>
        <extracomment>rulings.wss.officer.partial.question</extracomment>
        <translation>Was gibt ein Offizier zurück, der weniger Augen vorfand?</translation>
    </message>
    <message>
        <source>What does turning a gun cost?</source>
        <extracomment>rulings.wss.fire.reaim.question</extracomment>
        <translation>Was kostet es, ein Geschütz neu zu richten?</translation>
    </message>
    <message>
        <source>What each card means</source>
        <extracomment>tables.cards</extracomment>
        <translation>Was jede Karte bedeutet</translation>
    </message>
    <message>
        <source>What if an enemy reaches a lone officer?</source>
        <extracomment>rulings.wss.officer.alone.question</extracomment>
        <translation>Was, wenn ein Feind einen einzelnen Offizier erreicht?</translation>
    </message>
    <message>
        <source>What if an enemy reaches a routing unit?</source>
        <extracomment>rulings.wss.rout.contacted.question</extracomment>
        <translation>Was, wenn ein Feind eine fliehende Einheit erreicht?</translation>
    </message>
    <message>
        <source>What if both have the same number of hits?</source>
        <extracomment>rulings.wss.fight.diff0.question</extracomment>
        <translation>Was, wenn beide gleich viele Treffer haben?</translation>
    </message>
    <message>
        <source>What if both sides of a fight fall below half?</source>
        <extracomment>rulings.wss.fight.both_scatter.question</extracomment>
        <translation>Was, wenn in einem Nahkampf beide Seiten unter die Hälfte fallen?</translation>
    </message>
    <message>
        <source>What if enemies or impassable ground block the way?</source>
        <extracomment>rulings.wss.rout.blocked.question</extracomment>
        <translation>Was, wenn Feinde oder unpassierbares Gelände den Weg versperren?</translation>
    </message>
    <message>
        <source>What if infantry does not make the extra move?</source>
        <extracomment>rulings.wss.glory.decline.question</extracomment>
        <translation>Was, wenn Infanterie sich nicht zusätzlich bewegt?</translation>
    </message>
    <message>
        <source>What if steady infantry advances on cavalry?</source>
        <extracomment>rulings.wss.faceoff.inf_v_cav.question</extracomment>
        <translation>Was, wenn standfeste Infanterie gegen Kavallerie vorgeht?</translation>
    </message>
    <message>
        <source>What if the attacker begins within 10 cm?</source>
        <extracomment>rulings.wss.faceoff.start_within_10.question</extracomment>
        <translation>Was, wenn der Angreifer innerhalb von 10 cm beginnt?</translation>
    </message>
    <message>
        <source>What if the die is more than three short?</source>
        <extracomment>rulings.wss.friends.three_less.question</extracomment>
        <translation>Was, wenn mehr als drei fehlen?</translation>
    </message>
    <message>
        <source>What is a charge</source>
        <extracomment>rulings.wss.move.charge_def.heading</extracomment>
        <translation>Was eine Attacke ist</translation>
    </message>
    <message>
        <source>What is a manoeuvre</source>
        <extracomment>rulings.wss.manoeuvre.scope.heading</extracomment>
        <translation>Was ein Manöver ist</translation>
    </message>
    <message>
        <source>What is a target</source>
        <extracomment>rulings.wss.fire.target_types.heading</extracomment>
        <translation>Was ein Ziel ist</translation>
    </message>
    <message>
        <source>What is cover in a face-off?</source>
        <extracomment>rulings.wss.faceoff.cover_scope.question</extracomment>
        <translation>Was ist Deckung im Kräftemessen?</translation>
    </message>
    <message>
        <source>What is the +1 of a mortar that hit its building last turn?</source>
        <extracomment>rulings.wss.fire.mortar_plus1.question</extracomment>
        <translation>Was ist das +1 eines Mörsers, der sein Gebäude im letzten Zug traf?</translation>
    </message>
    <message>
        <source>What may an attacker do who was halted?</source>
        <extracomment>rulings.wss.faceoff.d23_must_fire.question</extracomment>
        <translation>Was darf ein Angreifer tun, der angehalten wurde?</translation>
    </message>
    <message>
        <source>What of a second face-off won by four or more?</source>
        <extracomment>rulings.wss.glory.repeat.question</extracomment>
        <translation>Was ist mit einem zweiten Kräftemessen, um vier oder mehr gewonnen?</translation>
    </message>
    <message>
        <source>What of a unit that has rallied?</source>
        <extracomment>rulings.wss.rally.after.question</extracomment>
        <translation>Was ist mit einer Einheit, die sich gesammelt hat?</translation>
    </message>
    <message>
        <source>What of a unit that would fall back off the table?</source>
        <extracomment>rulings.wss.move.fallback_edge.question</extracomment>
        <translation>Was ist mit einer Einheit, die vom Tisch zurückweichen würde?</translation>
    </message>
    <message>
        <source>What of an officer whose gun is removed?</source>
        <extracomment>rulings.wss.officer.gun_loss.question</extracomment>
        <translation>Was ist mit einem Offizier, dessen Geschütz entfernt wird?</translation>
    </message>
    <message>
        <source>What of an officer whose unit is scattered?</source>
        <extracomment>rulings.wss.officer.unit_destroyed.question</extracomment>
        <translation>Was ist mit einem Offizier, dessen Einheit zersprengt ist?</translation>
    </message>
    <message>
        <source>What of an officer&apos;s pips when he is killed?</source>
        <extracomment>rulings.wss.officer.death.question</extracomment>
        <translation>Was ist mit den Augen eines Offiziers, wenn er fällt?</translation>
    </message>
    <message>
        <source>What of breaches side by side?</source>
        <extracomment>rulings.wss.breach.wide.question</extracomment>
        <translation>Was ist mit Breschen nebeneinander?</translation>
    </message>
    <message>
        <source>What of casualty markers when a stand is lost otherwise?</source>
        <extracomment>rulings.wss.fire.casualty_carry.question</extracomment>
        <translation>Was ist mit Verlustmarkern, wenn eine Basis anders verloren geht?</translation>
    </message>
    <message>
        <source>What of pips that would go above six when they come back?</source>
        <extracomment>rulings.wss.pips.cap_return.question</extracomment>
        <translation>Was ist mit Augen, die bei der Rückgabe über sechs gingen?</translation>
    </message>
    <message>
        <source>What of the pips that an officer holds?</source>
        <extracomment>rulings.wss.glory.officer_bank.question</extracomment>
        <translation>Was ist mit den Augen beim Offizier?</translation>
    </message>
    <message>
        <source>What of units that are in a fight?</source>
        <extracomment>rulings.wss.fire.into_fight.question</extracomment>
        <translation>Was ist mit Einheiten im Nahkampf?</translation>
    </message>
    <message>
        <source>What only the examples show is done as they show it.</source>
        <extracomment>rules.P27.1.text</extracomment>
        <translation>Was nur die Beispiele zeigen, wird so gemacht, wie sie es zeigen.</translation>
    </message>
    <message>
        <source>What recovers first while an officer is with the unit?</source>
        <extracomment>rulings.wss.officer.bank_recovers.question</extracomment>
        <translation>Was erholt sich zuerst, solange ein Offizier bei der Einheit ist?</translation>
    </message>
    <message>
        <source>What sets a building on fire?</source>
        <extracomment>rulings.wss.fire.mortar_ignite.question</extracomment>
        <translation>Was setzt ein Gebäude in Brand?</translation>
    </message>
    <message>
        <source>What stops Trained units.</source>
        <extracomment>rulings.wss.recover.elite_routing.option.same</extracomment>
        <translation>Was Ausgebildete hindert.</translation>
    </message>
    <message>
        <source>What stops an Elite unit from recovering?</source>
        <extracomment>rulings.wss.recover.elite_routing.question</extracomment>
        <translation>Was hindert eine Eliteeinheit an der Erholung?</translation>
    </message>
    <message>
        <source>What they are worth for the 30%.</source>
        <extracomment>rulings.wss.victory.deadpool_values.option.points</extracomment>
        <translation>Was sie für die 30 % wert sind.</translation>
    </message>
    <message>
        <source>When 30% is looked at</source>
        <extracomment>rulings.wss.victory.when.heading</extracomment>
        <translation>Wann 30 % geprüft wird</translation>
    </message>
    <message>
        <source>When a Trained unit would recover.</source>
        <extracomment>rulings.wss.recover.raw_wording.option.calm</extracomment>
        <translation>Wenn sich eine ausgebildete Einheit erholen würde.</translation>
    </message>
    <message>
        <source>When a move will reach an enemy unit, stop within 10 cm and test. Artillery and held horses are overrun without a test.</source>
        <extracomment>rules.P12.1.text</extracomment>
        <translation>Erreicht eine Bewegung eine feindliche Einheit, bis auf 10 cm herangehen, anhalten und die Kräfte messen. Artillerie und Handpferde werden ohne Probe überrannt.</translation>
    </message>
    <message>
        <source>When all stands are.</source>
        <extracomment>rulings.wss.rout.exit.option.all</extracomment>
        <translation>Wenn alle Basen es haben.</translation>
    </message>
    <message>
        <source>When are the six cards shuffled?</source>
        <extracomment>rulings.wss.deck.reshuffle.question</extracomment>
        <translation>Wann werden die sechs Karten gemischt?</translation>
    </message>
    <message>
        <source>When dice were rolled at it.</source>
        <extracomment>rulings.wss.recover.under_fire.option.dice</extracomment>
        <translation>Wenn auf sie gewürfelt wurde.</translation>
    </message>
    <message>
        <source>When do stands go that were lost to pistols at contact?</source>
        <extracomment>rulings.wss.fight.pistol_stand_loss.question</extracomment>
        <translation>Wann gehen Basen, die beim Kontakt durch Pistolen verloren sind?</translation>
    </message>
    <message>
        <source>When does a Raw unit roll to recover?</source>
        <extracomment>rulings.wss.recover.raw_wording.question</extracomment>
        <translation>Wann würfelt eine unerfahrene Einheit zur Erholung?</translation>
    </message>
    <message>
        <source>When does a routing unit first roll to rally?</source>
        <extracomment>rulings.wss.rout.first_rally.question</extracomment>
        <translation>Wann würfelt eine fliehende Einheit zum ersten Mal, um sich zu sammeln?</translation>
    </message>
    <message>
        <source>When does a unit surrender that is engaged front and rear?</source>
        <extracomment>rulings.wss.fight.surrender.question</extracomment>
        <translation>Wann ergibt sich eine Einheit, die vorn und im Rücken gebunden ist?</translation>
    </message>
    <message>
        <source>When does a unit that did not rally move on?</source>
        <extracomment>rulings.wss.rout.when_moves.question</extracomment>
        <translation>Wann flieht eine Einheit weiter, die sich nicht gesammelt hat?</translation>
    </message>
    <message>
        <source>When does an officer point out a gun&apos;s target?</source>
        <extracomment>rulings.wss.fire.officer_order.question</extracomment>
        <translation>Wann weist ein Offizier das Ziel eines Geschützes an?</translation>
    </message>
    <message>
        <source>When does cavalry count as charging?</source>
        <extracomment>rulings.wss.move.charge_def.question</extracomment>
        <translation>Wann zählt Kavallerie als attackierend?</translation>
    </message>
    <message>
        <source>When does pursued infantry lose stands?</source>
        <extracomment>rulings.wss.faceoff.cavinf_rout_loss.question</extracomment>
        <translation>Wann verliert verfolgte Infanterie Basen?</translation>
    </message>
    <message>
        <source>When has a unit been fighting?</source>
        <extracomment>rulings.wss.recover.fighting.question</extracomment>
        <translation>Wann hat eine Einheit gekämpft?</translation>
    </message>
    <message>
        <source>When has a unit left the table?</source>
        <extracomment>rulings.wss.rout.exit.question</extracomment>
        <translation>Wann hat eine Einheit den Tisch verlassen?</translation>
    </message>
    <message>
        <source>When has a unit moved &quot;last turn&quot;?</source>
        <extracomment>rulings.wss.heavy.moved_last_turn.question</extracomment>
        <translation>Wann hat sich eine Einheit „im letzten Zug“ bewegt?</translation>
    </message>
    <message>
        <source>When he is close by, as agreed.</source>
        <extracomment>rulings.wss.fire.officer_order.option.near</extracomment>
        <translation>Wenn er in der Nähe ist, wie abgesprochen.</translation>
    </message>
    <message>
        <source>When his base touches the stand.</source>
        <extracomment>rulings.wss.fire.officer_order.option.touching</extracomment>
        <translation>Wenn seine Basis die des Geschützes berührt.</translation>
    </message>
    <message>
        <source>When is a burning building left?</source>
        <extracomment>rulings.wss.fire.evacuate.question</extracomment>
        <translation>Wann wird ein brennendes Gebäude verlassen?</translation>
    </message>
    <message>
        <source>When is a unit below half strength?</source>
        <extracomment>rulings.wss.unit.half.question</extracomment>
        <translation>Wann ist eine Einheit unter halber Stärke?</translation>
    </message>
    <message>
        <source>When is the 30 cm measured?</source>
        <extracomment>rulings.wss.manoeuvre.range_when.question</extracomment>
        <translation>Wann werden die 30 cm gemessen?</translation>
    </message>
    <message>
        <source>When is the 30% looked at?</source>
        <extracomment>rulings.wss.victory.when.question</extracomment>
        <translation>Wann werden die 30 % geprüft?</translation>
    </message>
    <message>
        <source>When is the charge of the game used up?</source>
        <extracomment>rulings.wss.move.charge_spent_on_refusal.question</extracomment>
        <translation>Wann ist die Attacke des Spiels verbraucht?</translation>
    </message>
    <message>
        <source>When is the second round?</source>
        <extracomment>rulings.wss.fight.round2_when.question</extracomment>
        <translation>Wann ist die zweite Runde?</translation>
    </message>
    <message>
        <source>When it has lost half, rounded up: 6 stands go at 3.</source>
        <extracomment>rulings.wss.unit.half.option.half</extracomment>
        <translation>Wenn die Hälfte verloren ist, aufgerundet: 6 Basen fallen bei 3.</translation>
    </message>
    <message>
        <source>When it is declared and moved.</source>
        <extracomment>rulings.wss.move.charge_spent_on_refusal.option.spent</extracomment>
        <translation>Wenn sie angesagt und geritten ist.</translation>
    </message>
    <message>
        <source>When it was hit.</source>
        <extracomment>rulings.wss.recover.under_fire.option.hit</extracomment>
        <translation>Wenn sie getroffen wurde.</translation>
    </message>
    <message>
        <source>When its card comes up, a side may move any of its units of that arm that did not fire, up to the distance of the table.</source>
        <extracomment>rules.P9.1.text</extracomment>
        <translation>Kommt ihre Karte, darf eine Seite alle Einheiten dieser Waffengattung, die nicht gefeuert haben, bis zur Entfernung der Tabelle bewegen.</translation>
    </message>
    <message>
        <source>When its first stand is over the edge.</source>
        <extracomment>rulings.wss.rout.exit.option.first</extracomment>
        <translation>Wenn ihre erste Basis über die Kante ist.</translation>
    </message>
    <message>
        <source>When its owner likes, but it loses a stand each turn inside.</source>
        <extracomment>rulings.wss.fire.evacuate.option.stand</extracomment>
        <translation>Wenn es ihr Besitzer will, aber die Einheit verliert jeden Zug darin eine Basis.</translation>
    </message>
    <message>
        <source>When less than half is left: 6 stands go at 4.</source>
        <extracomment>rulings.wss.unit.half.option.below</extracomment>
        <translation>Wenn weniger als die Hälfte übrig ist: 6 Basen fallen bei 4.</translation>
    </message>
    <message>
        <source>When may a mounted officer move?</source>
        <extracomment>rulings.wss.move.officer_timing.question</extracomment>
        <translation>Wann darf sich ein berittener Offizier bewegen?</translation>
    </message>
    <message>
        <source>When officers move</source>
        <extracomment>rulings.wss.move.officer_timing.heading</extracomment>
        <translation>Wann sich Offiziere bewegen</translation>
    </message>
    <message>
        <source>When the fire phase ends, units that suffered heavily test.</source>
        <extracomment>rules.P6.13.text</extracomment>
        <translation>Endet die Feuerphase, machen Einheiten mit schweren Verlusten eine Probe.</translation>
    </message>
    <message>
        <source>When the move starts.</source>
        <extracomment>rulings.wss.manoeuvre.range_when.option.start</extracomment>
        <translation>Wenn die Bewegung beginnt.</translation>
    </message>
    <message>
        <source>When the pack is empty, which is every turn.</source>
        <extracomment>rulings.wss.deck.reshuffle.option.empty</extracomment>
        <translation>Wenn der Stapel leer ist, also jeden Zug.</translation>
    </message>
    <message>
        <source>When the second round is fought</source>
        <extracomment>rulings.wss.fight.round2_when.heading</extracomment>
        <translation>Wann die zweite Runde ist</translation>
    </message>
    <message>
        <source>When was a unit under fire?</source>
        <extracomment>rulings.wss.recover.under_fire.question</extracomment>
        <translation>Wann war eine Einheit unter Feuer?</translation>
    </message>
    <message>
        <source>Whenever a result would move it.</source>
        <extracomment>rulings.wss.fight.surrender.option.moved</extracomment>
        <translation>Immer, wenn ein Ergebnis sie bewegen würde.</translation>
    </message>
    <message>
        <source>Whenever it moves into contact.</source>
        <extracomment>rulings.wss.move.charge_def.option.any</extracomment>
        <translation>Immer, wenn sie in Kontakt geht.</translation>
    </message>
    <message>
        <source>Where do grenadiers claim Elite?</source>
        <extracomment>rulings.wss.breach.grenadier.question</extracomment>
        <translation>Wo zählen Grenadiere als Elite?</translation>
    </message>
    <message>
        <source>Where does a winning attacker end?</source>
        <extracomment>rulings.wss.faceoff.winner_position.question</extracomment>
        <translation>Wo endet ein Angreifer, der gewinnt?</translation>
    </message>
    <message>
        <source>Where it is not clear who attacks, the defender of the story defends.</source>
        <extracomment>rules.P12.3.text</extracomment>
        <translation>Ist nicht klar, wer angreift, verteidigt der Verteidiger der Geschichte.</translation>
    </message>
    <message>
        <source>Where it stopped.</source>
        <extracomment>rulings.wss.faceoff.winner_position.option.stays</extracomment>
        <translation>Wo er angehalten hat.</translation>
    </message>
    <message>
        <source>Where the winner stands</source>
        <extracomment>rulings.wss.faceoff.winner_position.heading</extracomment>
        <translation>Wo der Gewinner steht</translation>
    </message>
    <message>
        <source>Which battalions give their grenadiers to a battalion of their own?</source>
        <extracomment>quality.converge</extracomment>
        <translation>Welche Bataillone geben ihre Grenadiere an ein eigenes Bataillon ab?</translation>
    </message>
    <message>
        <source>Which cavalry of the French side may charge?</source>
        <extracomment>rulings.wss.move.charge_french.question</extracomment>
        <translation>Welche Kavallerie der französischen Seite darf attackieren?</translation>
    </message>
    <message>
        <source>Which changes are a manoeuvre?</source>
        <extracomment>rulings.wss.manoeuvre.scope.question</extracomment>
        <translation>Welche Änderungen sind ein Manöver?</translation>
    </message>
    <message>
        <source>Which enemies stop a rally?</source>
        <extracomment>rulings.wss.rally.enemy_types.question</extracomment>
        <translation>Welche Feinde verhindern das Sammeln?</translation>
    </message>
    <message>
        <source>Which failing units have to fire?</source>
        <extracomment>rulings.wss.heavy.must_fire.question</extracomment>
        <translation>Welche Einheiten müssen nach misslungener Probe feuern?</translation>
    </message>
    <message>
        <source>Which first routs make friends test?</source>
        <extracomment>rulings.wss.friends.trigger.question</extracomment>
        <translation>Welche ersten Fluchten verlangen von Freunden eine Probe?</translation>
    </message>
    <message>
        <source>Which hits can be saved</source>
        <extracomment>rulings.wss.fire.save_scope.heading</extracomment>
        <translation>Treffer mit Rettungswurf</translation>
    </message>
    <message>
        <source>Which hits may a unit in cover save?</source>
        <extracomment>rulings.wss.fire.save_scope.question</extracomment>
        <translation>Gegen welche Treffer hat eine Einheit in Deckung einen Rettungswurf?</translation>
    </message>
    <message>
        <source>Which move does a failing unit miss?</source>
        <extracomment>rulings.wss.heavy.miss_next.question</extracomment>
        <translation>Welche Bewegung setzt eine Einheit aus, die nicht bestand?</translation>
    </message>
    <message>
        <source>Which regiments fire their pistols at contact?</source>
        <extracomment>rulings.wss.fire.pistol_who.question</extracomment>
        <translation>Welche Regimenter feuern beim Kontakt ihre Pistolen ab?</translation>
    </message>
    <message>
        <source>Which routing friends bring the pip?</source>
        <extracomment>rulings.wss.friends.pip_condition.question</extracomment>
        <translation>Welche fliehenden Freunde bringen das Auge?</translation>
    </message>
    <message>
        <source>Which routs</source>
        <extracomment>rulings.wss.friends.trigger.heading</extracomment>
        <translation>Welche Fluchten</translation>
    </message>
    <message>
        <source>Which row of the quality dice does a unit use?</source>
        <extracomment>rulings.wss.army.raw_scope.question</extracomment>
        <translation>Welche Zeile der Qualitätswürfel nutzt eine Einheit?</translation>
    </message>
    <message>
        <source>Which stands count as dead?</source>
        <extracomment>rulings.wss.unit.deadpool.question</extracomment>
        <translation>Welche Basen zählen als gefallen?</translation>
    </message>
    <message>
        <source>Which stands of a unit fire?</source>
        <extracomment>rulings.wss.fire.bearing_stands.question</extracomment>
        <translation>Welche Basen einer Einheit feuern?</translation>
    </message>
    <message>
        <source>Which units are Raw?</source>
        <extracomment>quality.which</extracomment>
        <translation>Welche Einheiten sind unerfahren?</translation>
    </message>
    <message>
        <source>Which units do not test for heavy casualties?</source>
        <extracomment>rulings.wss.heavy.who.question</extracomment>
        <translation>Welche Einheiten machen keine Probe auf schwere Verluste?</translation>
    </message>
    <message>
        <source>Who defends an obstacle</source>
        <extracomment>rulings.wss.fight.obstacle_who.heading</extracomment>
        <translation>Wer ein Hindernis verteidigt</translation>
    </message>
    <message>
        <source>Who defends in the story?</source>
        <extracomment>begin.defender</extracomment>
        <translation>Wer verteidigt in der Geschichte?</translation>
    </message>
    <message>
        <source>Who fires at contact</source>
        <extracomment>rulings.wss.fire.pistol_who.heading</extracomment>
        <translation>Wer beim Kontakt feuert</translation>
    </message>
    <message>
        <source>Who has the +1 behind an obstacle?</source>
        <extracomment>rulings.wss.fight.obstacle_who.question</extracomment>
        <translation>Wer hat hinter einem Hindernis das +1?</translation>
    </message>
    <message>
        <source>Who has to be as good as the other?</source>
        <extracomment>rulings.wss.friends.quality_equal.question</extracomment>
        <translation>Wer muss so gut sein wie der andere?</translation>
    </message>
    <message>
        <source>Who has to fire</source>
        <extracomment>rulings.wss.heavy.must_fire.heading</extracomment>
        <translation>Wer feuern muss</translation>
    </message>
    <message>
        <source>Who is in or behind {place}?</source>
        <extracomment>works.occupant</extracomment>
        <translation>{place}: Wer ist darin oder dahinter?</translation>
    </message>
    <message>
        <source>Who is the attacker</source>
        <extracomment>rulings.wss.faceoff.who_defends.heading</extracomment>
        <translation>Wer der Angreifer ist</translation>
    </message>
    <message>
        <source>Who is the attacker of a face-off?</source>
        <extracomment>rulings.wss.faceoff.who_defends.question</extracomment>
        <translation>Wer ist der Angreifer im Kräftemessen?</translation>
    </message>
    <message>
        <source>Who may charge</source>
        <extracomment>rulings.wss.move.charge_french.heading</extracomment>
        <translation>Wer attackieren darf</translation>
    </message>
    <message>
        <source>Who of the French side has pistols?</source>
        <extracomment>rulings.wss.fire.pistol_dragoons.question</extracomment>
        <translation>Wer hat auf der französischen Seite Pistolen?</translation>
    </message>
    <message>
        <source>Who tests</source>
        <extracomment>rulings.wss.heavy.who.heading</extracomment>
        <translation>Wer die Probe macht</translation>
    </message>
    <message>
        <source>Who wins when both have lost as much?</source>
        <extracomment>rulings.wss.victory.tie.question</extracomment>
        <translation>Wer gewinnt, wenn beide gleich viel verloren haben?</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <extracomment>rules.P25.1.heading</extracomment>
        <translation>Wer gewinnt?</translation>
    </message>
    <message>
        <source>Whole</source>
        <extracomment>tables.storm.state.whole</extracomment>
        <translation>Unversehrt</translation>
    </message>
    <message>
        <source>Whom does the third of the table bind?</source>
        <extracomment>rulings.wss.deploy.third.question</extracomment>
        <translation>Für wen gilt das Drittel des Tisches?</translation>
    </message>
    <message>
        <source>Whose quality dice</source>
        <extracomment>rulings.wss.army.raw_scope.heading</extracomment>
        <translation>Wessen Qualitätswürfel</translation>
    </message>
    <message>
        <source>Whose rout brings the pip</source>
        <extracomment>rulings.wss.friends.pip_condition.heading</extracomment>
        <translation>Wessen Flucht das Auge bringt</translation>
    </message>
    <message>
        <source>Winner</source>
        <extracomment>links.winner</extracomment>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>Winner loses stands</source>
        <extracomment>tables.fightResult.winnerStands</extracomment>
        <translation>Gewinner verliert Basen</translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>links.with</extracomment>
        <translation>Bei</translation>
    </message>
    <message>
        <source>With a friend</source>
        <extracomment>tables.routs.cause.friends</extracomment>
        <translation>Mit einem Freund</translation>
    </message>
    <message>
        <source>With more than one player a side, give each two brigades.</source>
        <extracomment>rules.P28.1.text</extracomment>
        <translation>Bei mehr als einem Spieler je Seite bekommt jeder zwei Brigaden.</translation>
    </message>
    <message>
        <source>With six pips a unit may not move towards an enemy. It may retreat, shoot with half its stands and defend itself.</source>
        <extracomment>rules.P11.4.text</extracomment>
        <translation>Mit sechs Augen darf sich eine Einheit nicht auf den Feind zu bewegen. Sie darf zurückgehen, mit der Hälfte ihrer Basen feuern und sich verteidigen.</translation>
    </message>
    <message>
        <source>With the grenadier stand</source>
        <extracomment>values.grenadierAttack</extracomment>
        <translation>Mit der Grenadierbasis</translation>
    </message>
    <message>
        <source>With those of its friends.</source>
        <extracomment>rulings.wss.fight.join.option.added</extracomment>
        <translation>Mit denen ihrer Freunde.</translation>
    </message>
    <message>
        <source>Withdrawal at per cent</source>
        <extracomment>tables.limits.name.percent</extracomment>
        <translation>Rückzug bei Prozent</translation>
    </message>
    <message>
        <source>Within a distance includes exactly that distance, unless a ruling says otherwise.</source>
        <extracomment>rules.P1.6.text</extracomment>
        <translation>Innerhalb einer Entfernung schließt genau diese Entfernung ein, wenn keine Auslegung anderes sagt.</translation>
    </message>
    <message>
        <source>Within {n} cm</source>
        <extracomment>measure.within, rout.nearHere</extracomment>
        <translation>Bis {n} cm</translation>
    </message>
    <message>
        <source>Wood</source>
        <extracomment>names.Wood</extracomment>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Woods and difficult ground halve all movement. Artillery cannot enter.</source>
        <extracomment>rules.P9.3.text</extracomment>
        <translation>Wald und schwieriges Gelände halbieren jede Bewegung. Artillerie kann nicht hinein.</translation>
    </message>
    <message>
        <source>Woods as well.</source>
        <extracomment>rulings.wss.faceoff.cover_scope.option.woods</extracomment>
        <translation>Auch Wald.</translation>
    </message>
    <message>
        <source>Worth of the commander-in-chief</source>
        <extracomment>rulings.wss.victory.cinc_value.heading</extracomment>
        <translation>Wert des Oberbefehlshabers</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>tables.heavy.moved.yes</extracomment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Yes, +2.</source>
        <extracomment>rulings.wss.faceoff.elite_charge.option.two</extracomment>
        <translation>Ja, +2.</translation>
    </message>
    <message>
        <source>Yes, -4 for both.</source>
        <extracomment>rulings.wss.faceoff.cumulative.option.both</extracomment>
        <translation>Ja, -4 für beide.</translation>
    </message>
    <message>
        <source>Yes, and falling back breaks it off.</source>
        <extracomment>rulings.wss.friends.who_tests.option.fight</extracomment>
        <translation>Ja, und Zurückweichen bricht ihn ab.</translation>
    </message>
    <message>
        <source>Yes, as agreed.</source>
        <extracomment>rulings.wss.fire.officer_target.option.may</extracomment>
        <translation>Ja, wie abgesprochen.</translation>
    </message>
    <message>
        <source>Yes, as well.</source>
        <extracomment>rulings.wss.fight.hits_markers.option.markers</extracomment>
        <translation>Ja, zusätzlich.</translation>
    </message>
    <message>
        <source>Yes, at the nearest.</source>
        <extracomment>rulings.wss.fire.target_split.option.unit</extracomment>
        <translation>Ja, auf das nächste.</translation>
    </message>
    <message>
        <source>Yes, for a full move.</source>
        <extracomment>rulings.wss.move.relimber.option.allowed</extracomment>
        <translation>Ja, für eine volle Bewegung.</translation>
    </message>
    <message>
        <source>Yes, like a gun.</source>
        <extracomment>rulings.wss.fire.mortar_removal.option.gun</extracomment>
        <translation>Ja, wie ein Geschütz.</translation>
    </message>
    <message>
        <source>Yes, like all movement.</source>
        <extracomment>rulings.wss.move.terrain_forced.option.half</extracomment>
        <translation>Ja, wie jede Bewegung.</translation>
    </message>
    <message>
        <source>Yes, over turns and guns, on one section.</source>
        <extracomment>rulings.wss.fire.breach_accumulate.option.add</extracomment>
        <translation>Ja, über Züge und Geschütze hinweg, auf einen Abschnitt.</translation>
    </message>
    <message>
        <source>Yes, two dice.</source>
        <extracomment>rulings.wss.fire.cannon25.option.close</extracomment>
        <translation>Ja, zwei Würfel.</translation>
    </message>
    <message>
        <source>Yes, two, as infantry.</source>
        <extracomment>rulings.wss.faceoff.cavcav_d4.option.pips</extracomment>
        <translation>Ja, zwei, wie Infanterie.</translation>
    </message>
    <message>
        <source>Yes, when that phase ends.</source>
        <extracomment>rulings.wss.heavy.pistols.option.test</extracomment>
        <translation>Ja, wenn diese Phase endet.</translation>
    </message>
    <message>
        <source>Yes, with an ordinary move in its next move phase.</source>
        <extracomment>rulings.wss.fight.pursue.option.may</extracomment>
        <translation>Ja, mit einer gewöhnlichen Bewegung in seiner nächsten Bewegungsphase.</translation>
    </message>
    <message>
        <source>Yes, without a save.</source>
        <extracomment>rulings.wss.fire.mortar_garrison.option.both</extracomment>
        <translation>Ja, ohne Rettungswurf.</translation>
    </message>
    <message>
        <source>Yes.</source>
        <extracomment>rulings.wss.faceoff.cavinf_extras.option.infantry, rulings.wss.faceoff.cover_side.option.always, rulings.wss.faceoff.overrun_continue.option.go, rulings.wss.faceoff.raw_mod.option.apply, rulings.wss.faceoff.square.option.flanks, rulings.wss.fight.dragoon_mod.option.dismounted, rulings.wss.fight.stack.option.add, rulings.wss.fire.breach_collateral.option.both, rulings.wss.fire.first_fire_move.option.may, rulings.wss.fire.pistol_vs_inf.option.both, rulings.wss.friends.distance_one.option.any, rulings.wss.friends.once.option.pip, rulings.wss.friends.stand_loss.option.one, rulings.wss.move.forced_moves.option.count, rulings.wss.officer.stack.option.many, rulings.wss.unit.scatter_friends.option.test, rulings.wss.victory.threshold.option.reach</extracomment>
        <translation>Ja.</translation>
    </message>
    <message>
        <source>Yes. 15.0 cm is within 15.</source>
        <extracomment>rulings.wss.measure.inclusive.option.yes</extracomment>
        <translation>Ja. 15,0 cm liegen innerhalb von 15.</translation>
    </message>
    <message>
        <source>Yes. Each row means that or more.</source>
        <extracomment>rulings.wss.faceoff.rows.option.more</extracomment>
        <translation>Ja. Jede Zeile meint das oder mehr.</translation>
    </message>
    <message>
        <source>Yes. It fails on a 1.</source>
        <extracomment>rulings.wss.manoeuvre.zero_pips.option.sum</extracomment>
        <translation>Ja. Sie misslingt bei einer 1.</translation>
    </message>
    <message>
        <source>You need ordinary six-sided dice, a measure in centimetres, a table, casualty markers, three red and three black cards, and a record dice for each unit.</source>
        <extracomment>rules.P1.1.text</extracomment>
        <translation>Gebraucht werden gewöhnliche sechsseitige Würfel, ein Zentimetermaß, ein Tisch, Verlustmarker, drei rote und drei schwarze Karten und ein Moralwürfel je Einheit.</translation>
    </message>
    <message>
        <source>as a duel</source>
        <extracomment>tables.storm.how.duel</extracomment>
        <translation>als Zweikampf</translation>
    </message>
    <message>
        <source>at the edge</source>
        <extracomment>answer.edge</extracomment>
        <translation>an der Kante</translation>
    </message>
    <message>
        <source>captured</source>
        <extracomment>answer.captured</extracomment>
        <translation>gefangen</translation>
    </message>
    <message>
        <source>card</source>
        <extracomment>answer.card</extracomment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>charging</source>
        <extracomment>modifiers.short.charging</extracomment>
        <translation>Attacke</translation>
    </message>
    <message>
        <source>cover</source>
        <extracomment>modifiers.short.cover</extracomment>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>defender</source>
        <extracomment>answer.defender</extracomment>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>deployment</source>
        <extracomment>answer.foremost</extracomment>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>dice</source>
        <extracomment>answer.dice</extracomment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>die against pips</source>
        <extracomment>tables.manoeuvre.test.roll</extracomment>
        <translation>Würfel gegen Augen</translation>
    </message>
    <message>
        <source>dragoons or hussars</source>
        <extracomment>modifiers.short.light</extracomment>
        <translation>Dragoner oder Husaren</translation>
    </message>
    <message>
        <source>enemy near</source>
        <extracomment>answer.near</extracomment>
        <translation>Feind in der Nähe</translation>
    </message>
    <message>
        <source>face-off</source>
        <extracomment>answer.faceoff</extracomment>
        <translation>Kräftemessen</translation>
    </message>
    <message>
        <source>falls back one move, facing</source>
        <extracomment>tables.friends.result.back</extracomment>
        <translation>weicht eine Bewegung zurück, Front zum Feind</translation>
    </message>
    <message>
        <source>fate of the officer</source>
        <extracomment>answer.fate</extracomment>
        <translation>Schicksal des Offiziers</translation>
    </message>
    <message>
        <source>fight dice</source>
        <extracomment>answer.fightDice</extracomment>
        <translation>Nahkampfwürfel</translation>
    </message>
    <message>
        <source>fighting</source>
        <extracomment>tables.recovery.bar.fighting</extracomment>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>fighting, routing or under fire</source>
        <extracomment>tables.recovery.bar.calm</extracomment>
        <translation>Nahkampf, Flucht oder unter Feuer</translation>
    </message>
    <message>
        <source>fire</source>
        <extracomment>answer.ignites</extracomment>
        <translation>Brand</translation>
    </message>
    <message>
        <source>flank or rear</source>
        <extracomment>modifiers.short.flank</extracomment>
        <translation>Flanke oder Rücken</translation>
    </message>
    <message>
        <source>formation</source>
        <extracomment>answer.formation</extracomment>
        <translation>Formation</translation>
    </message>
    <message>
        <source>friend routing</source>
        <extracomment>modifiers.short.friends</extracomment>
        <translation>Freund flieht</translation>
    </message>
    <message>
        <source>gives way</source>
        <extracomment>answer.givesWay</extracomment>
        <translation>weicht aus</translation>
    </message>
    <message>
        <source>grenadiers</source>
        <extracomment>answer.converge</extracomment>
        <translation>Grenadiere</translation>
    </message>
    <message>
        <source>halts and misses its next move</source>
        <extracomment>tables.heavy.result.halt</extracomment>
        <translation>hält an und setzt die nächste Bewegung aus</translation>
    </message>
    <message>
        <source>manoeuvre</source>
        <extracomment>answer.manoeuvreDie</extracomment>
        <translation>Manöver</translation>
    </message>
    <message>
        <source>modifiers</source>
        <extracomment>answer.modifiers</extracomment>
        <translation>Modifikatoren</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>flag.no, word.no</extracomment>
        <translation>nein</translation>
    </message>
    <message>
        <source>no roll</source>
        <extracomment>tables.manoeuvre.test.none</extracomment>
        <translation>ohne Wurf</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>word.none</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>normal attack</source>
        <extracomment>tables.storm.how.attack</extracomment>
        <translation>gewöhnlicher Angriff</translation>
    </message>
    <message>
        <source>not at all</source>
        <extracomment>tables.storm.how.no</extracomment>
        <translation>gar nicht</translation>
    </message>
    <message>
        <source>objective</source>
        <extracomment>answer.holder</extracomment>
        <translation>Missionsziel</translation>
    </message>
    <message>
        <source>out of the battle</source>
        <extracomment>summary.gone</extracomment>
        <translation>aus der Schlacht</translation>
    </message>
    <message>
        <source>over what</source>
        <extracomment>answer.over</extracomment>
        <translation>worüber</translation>
    </message>
    <message>
        <source>over {from} to {to} {measure}</source>
        <extracomment>band.over</extracomment>
        <translation>über {from} bis {to} {measure}</translation>
    </message>
    <message>
        <source>overrun</source>
        <extracomment>answer.overrun</extracomment>
        <translation>überrannt</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>tables.friends.result.pass</extracomment>
        <translation>hält stand</translation>
    </message>
    <message>
        <source>pistols</source>
        <extracomment>answer.pistolDice</extracomment>
        <translation>Pistolen</translation>
    </message>
    <message>
        <source>quality dice</source>
        <extracomment>answer.quality</extracomment>
        <translation>Qualitätswürfel</translation>
    </message>
    <message>
        <source>rally</source>
        <extracomment>answer.rallyDie</extracomment>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>range and cover</source>
        <extracomment>answer.aim</extracomment>
        <translation>Entfernung und Deckung</translation>
    </message>
    <message>
        <source>re-arranged</source>
        <extracomment>answer.rearranged</extracomment>
        <translation>umgestellt</translation>
    </message>
    <message>
        <source>recovery</source>
        <extracomment>answer.recovery</extracomment>
        <translation>Erholung</translation>
    </message>
    <message>
        <source>retreats one move, facing</source>
        <extracomment>tables.heavy.result.retreat</extracomment>
        <translation>geht eine Bewegung zurück, Front zum Feind</translation>
    </message>
    <message>
        <source>routs with the friend</source>
        <extracomment>tables.friends.result.rout</extracomment>
        <translation>flieht mit dem Freund</translation>
    </message>
    <message>
        <source>saves</source>
        <extracomment>answer.saves</extracomment>
        <translation>Rettungswürfe</translation>
    </message>
    <message>
        <source>sealed</source>
        <extracomment>word.sealed</extracomment>
        <translation>versiegelt</translation>
    </message>
    <message>
        <source>stands</source>
        <extracomment>answer.stands</extracomment>
        <translation>Basen</translation>
    </message>
    <message>
        <source>stands in contact</source>
        <extracomment>answer.inContact</extracomment>
        <translation>Basen in Kontakt</translation>
    </message>
    <message>
        <source>sum {n}</source>
        <extracomment>word.sum</extracomment>
        <translation>Summe {n}</translation>
    </message>
    <message>
        <source>surrender</source>
        <extracomment>answer.surrenders</extracomment>
        <translation>Kapitulation</translation>
    </message>
    <message>
        <source>target</source>
        <extracomment>answer.target</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>test</source>
        <extracomment>answer.heavyDie</extracomment>
        <translation>Probe</translation>
    </message>
    <message>
        <source>test for friends</source>
        <extracomment>answer.friendsDie</extracomment>
        <translation>Probe für Freunde</translation>
    </message>
    <message>
        <source>the first wins</source>
        <extracomment>word.firstWins</extracomment>
        <translation>der Erste gewinnt</translation>
    </message>
    <message>
        <source>the second wins</source>
        <extracomment>word.secondWins</extracomment>
        <translation>der Zweite gewinnt</translation>
    </message>
    <message>
        <source>the way back</source>
        <extracomment>answer.path</extracomment>
        <translation>der Weg zurück</translation>
    </message>
    <message>
        <source>under {to} {measure}</source>
        <extracomment>band.under</extracomment>
        <translation>unter {to} {measure}</translation>
    </message>
    <message>
        <source>up to {to} {measure}</source>
        <extracomment>band.upTo</extracomment>
        <translation>bis {to} {measure}</translation>
    </message>
    <message>
        <source>what happened on the way</source>
        <extracomment>answer.outcome</extracomment>
        <translation>was unterwegs geschah</translation>
    </message>
    <message>
        <source>who fires pistols</source>
        <extracomment>answer.pistols</extracomment>
        <translation>wer Pistolen abfeuert</translation>
    </message>
    <message>
        <source>who is inside</source>
        <extracomment>answer.occupant</extracomment>
        <translation>wer darin ist</translation>
    </message>
    <message>
        <source>who moved</source>
        <extracomment>answer.moved</extracomment>
        <translation>wer sich bewegt hat</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>flag.yes, word.yes</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>{at}</source>
        <extracomment>band.one</extracomment>
        <translation>{at}</translation>
    </message>
    <message>
        <source>{colour}: {side} may fire.</source>
        <extracomment>deck.opens.fire</extracomment>
        <translation>{colour}: {side} darf feuern.</translation>
    </message>
    <message>
        <source>{colour}: {side} may move cavalry.</source>
        <extracomment>deck.opens.cavalry</extracomment>
        <translation>{colour}: {side} darf Kavallerie bewegen.</translation>
    </message>
    <message>
        <source>{colour}: {side} may move infantry and artillery.</source>
        <extracomment>deck.opens.infantry</extracomment>
        <translation>{colour}: {side} darf Infanterie und Artillerie bewegen.</translation>
    </message>
    <message>
        <source>{dead} of {start} lost, {routing} routing</source>
        <extracomment>summary.side</extracomment>
        <translation>{dead} von {start} verloren, {routing} auf der Flucht</translation>
    </message>
    <message>
        <source>{entity}</source>
        <extracomment>word.entity</extracomment>
        <translation>{entity}</translation>
    </message>
    <message>
        <source>{entity}: change from {before} to {after} casualty markers.</source>
        <extracomment>onTable.casualties</extracomment>
        <translation>{entity}: von {before} auf {after} Verlustmarker ändern.</translation>
    </message>
    <message>
        <source>{entity}: change from {before} to {after} stands.</source>
        <extracomment>onTable.stands</extracomment>
        <translation>{entity}: von {before} auf {after} Basen ändern.</translation>
    </message>
    <message>
        <source>{entity}: give or take the ticket of Raw units ({before} to {after}).</source>
        <extracomment>onTable.quality</extracomment>
        <translation>{entity}: den Zettel der Unerfahrenen geben oder nehmen ({before} auf {after}).</translation>
    </message>
    <message>
        <source>{entity}: turn the record dice from {before} to {after}.</source>
        <extracomment>onTable.pips</extracomment>
        <translation>{entity}: den Moralwürfel von {before} auf {after} drehen.</translation>
    </message>
    <message>
        <source>{from} to {to}</source>
        <extracomment>band.range</extracomment>
        <translation>{from} bis {to}</translation>
    </message>
    <message>
        <source>{from} to {to} {measure}</source>
        <extracomment>band.length</extracomment>
        <translation>{from} bis {to} {measure}</translation>
    </message>
    <message>
        <source>{hits} against {against} hits: no result, {attacker} falls back.</source>
        <extracomment>fight.result.ends</extracomment>
        <translation>{hits} gegen {against} Treffer: kein Ergebnis, {attacker} weicht zurück.</translation>
    </message>
    <message>
        <source>{hits} against {against} hits: the loser falls back.</source>
        <extracomment>fight.result.back</extracomment>
        <translation>{hits} gegen {against} Treffer: Der Verlierer weicht zurück.</translation>
    </message>
    <message>
        <source>{hits} against {against} hits: the loser routs.</source>
        <extracomment>fight.result.rout</extracomment>
        <translation>{hits} gegen {against} Treffer: Der Verlierer flieht.</translation>
    </message>
    <message>
        <source>{hits} against {against} hits: {attacker} and {defender} fight on.</source>
        <extracomment>fight.result.on</extracomment>
        <translation>{hits} gegen {against} Treffer: {attacker} und {defender} kämpfen weiter.</translation>
    </message>
    <message>
        <source>{list}</source>
        <extracomment>word.list</extracomment>
        <translation>{list}</translation>
    </message>
    <message>
        <source>{number}</source>
        <extracomment>word.number</extracomment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>{place} burns for the rest of the battle.</source>
        <extracomment>works.burns</extracomment>
        <translation>{place} brennt für den Rest der Schlacht.</translation>
    </message>
    <message numerus="yes">
        <source>{place} catches fire on {score} or more: %n dice.</source>
        <extracomment>works.ignites</extracomment>
        <translation>
            <numerusform>{place} gerät bei {score} oder mehr in Brand: %n Würfel.</numerusform>
            <numerusform>{place} gerät bei {score} oder mehr in Brand: %n Würfel.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} has a breach, one stand wide.</source>
        <extracomment>works.breached</extracomment>
        <translation>{place} hat eine Bresche, eine Basis breit.</translation>
    </message>
    <message>
        <source>{place} is high and has no breach: it cannot be attacked.</source>
        <extracomment>contact.highWall</extracomment>
        <translation>{place} ist hoch und hat keine Bresche: ein Angriff ist nicht möglich.</translation>
    </message>
    <message>
        <source>{place} is of earth and cannot be breached.</source>
        <extracomment>works.earth</extracomment>
        <translation>{place} ist aus Erde: Eine Bresche ist nicht möglich.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n hits.</source>
        <extracomment>works.hit</extracomment>
        <translation>
            <numerusform>{place}: %n Treffer.</numerusform>
            <numerusform>{place}: %n Treffer.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: mark the breach, one stand wide.</source>
        <extracomment>works.markBreach</extracomment>
        <translation>{place}: die Bresche markieren, eine Basis breit.</translation>
    </message>
    <message>
        <source>{place}: set smoke on it.</source>
        <extracomment>works.markFire</extracomment>
        <translation>{place}: Rauch daraufsetzen.</translation>
    </message>
    <message>
        <source>{side} can do nothing in this phase.</source>
        <extracomment>phase.idle</extracomment>
        <translation>{side} kann in dieser Phase nichts tun.</translation>
    </message>
    <message>
        <source>{side}: deploy first.</source>
        <extracomment>begin.deploysFirst</extracomment>
        <translation>{side}: zuerst aufstellen.</translation>
    </message>
    <message>
        <source>{side}: how far from your own edge are the foremost troops? {n} cm at most.</source>
        <extracomment>begin.foremost</extracomment>
        <translation>{side}: Wie weit von der eigenen Kante stehen die vordersten Truppen? Höchstens {n} cm.</translation>
    </message>
    <message>
        <source>{side}: look at that and deploy.</source>
        <extracomment>begin.deploysSecond</extracomment>
        <translation>{side}: das ansehen und aufstellen.</translation>
    </message>
    <message>
        <source>{side}: which units stand elsewhere now? {n} at most.</source>
        <extracomment>begin.rearrange</extracomment>
        <translation>{side}: Welche Einheiten stehen jetzt anderswo? Höchstens {n}.</translation>
    </message>
    <message>
        <source>{side}: {lost} of {start} lost or routing; the army withdraws at {n}.</source>
        <extracomment>victory.count</extracomment>
        <translation>{side}: {lost} von {start} verloren oder auf der Flucht; die Armee zieht sich bei {n} zurück.</translation>
    </message>
    <message>
        <source>{side}: {n} cm from your own edge at most, unless both agree.</source>
        <extracomment>begin.tooFar</extracomment>
        <translation>{side}: höchstens {n} cm von der eigenen Kante, außer beide sind sich einig.</translation>
    </message>
    <message>
        <source>{target} is not in range or arc of {unit}.</source>
        <extracomment>fire.outOfRange</extracomment>
        <translation>{unit}: {target} ist nicht in Reichweite oder Schussfeld.</translation>
    </message>
    <message>
        <source>{unit}</source>
        <extracomment>faceoff.die, quality.die, recovery.die</extracomment>
        <translation>{unit}</translation>
    </message>
    <message>
        <source>{unit} against {target}: over what does it go?</source>
        <extracomment>contact.over</extracomment>
        <translation>{unit} gegen {target}: Worüber geht es?</translation>
    </message>
    <message>
        <source>{unit} against {target}: what counts?</source>
        <extracomment>modifiers.ask</extracomment>
        <translation>{unit} gegen {target}: Was zählt?</translation>
    </message>
    <message>
        <source>{unit} against {target}: which stands fight?</source>
        <extracomment>fight.who</extracomment>
        <translation>{unit} gegen {target}: Welche Basen kämpfen?</translation>
    </message>
    <message>
        <source>{unit} and {target} fight: round {round}.</source>
        <extracomment>fight.due</extracomment>
        <translation>{unit} und {target} kämpfen: Runde {round}.</translation>
    </message>
    <message>
        <source>{unit} and {target} fight: throw all dice.</source>
        <extracomment>fight.throw</extracomment>
        <translation>{unit} und {target} kämpfen: alle Würfel werfen.</translation>
    </message>
    <message>
        <source>{unit} are no dragoons.</source>
        <extracomment>fullMoves.noDragoons</extracomment>
        <translation>{unit} gehört nicht zu den Dragonern.</translation>
    </message>
    <message numerus="yes">
        <source>{unit} at {target}: %n dice, {score} or more hits.</source>
        <extracomment>fire.throw</extracomment>
        <translation>
            <numerusform>{unit} auf {target}: %n Würfel, {score} oder mehr trifft.</numerusform>
            <numerusform>{unit} auf {target}: %n Würfel, {score} oder mehr trifft.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit} attacks nobody.</source>
        <extracomment>glory.stays</extracomment>
        <translation>{unit} greift niemanden an.</translation>
    </message>
    <message>
        <source>{unit} cannot attack.</source>
        <extracomment>attack.noTroops</extracomment>
        <translation>{unit} kann nicht angreifen.</translation>
    </message>
    <message>
        <source>{unit} cannot breach walls.</source>
        <extracomment>works.cannonOnly</extracomment>
        <translation>{unit} kann keine Bresche in Mauern schießen.</translation>
    </message>
    <message>
        <source>{unit} cannot close with steady infantry and stops.</source>
        <extracomment>glory.barred</extracomment>
        <translation>{unit} darf nicht in Kontakt mit standfester Infanterie gehen und hält an.</translation>
    </message>
    <message>
        <source>{unit} cannot enter difficult ground.</source>
        <extracomment>move.noGuns</extracomment>
        <translation>{unit} kann nicht in schwieriges Gelände.</translation>
    </message>
    <message>
        <source>{unit} cannot fire into buildings.</source>
        <extracomment>works.mortarOnly</extracomment>
        <translation>{unit} kann nicht in Gebäude feuern.</translation>
    </message>
    <message>
        <source>{unit} cannot get away. Does it surrender?</source>
        <extracomment>rout.surrenders</extracomment>
        <translation>{unit} kann nicht entkommen. Ergibt sich die Einheit?</translation>
    </message>
    <message>
        <source>{unit} charges {target}.</source>
        <extracomment>attack.charges</extracomment>
        <translation>{unit} attackiert {target}.</translation>
    </message>
    <message>
        <source>{unit} dismounts.</source>
        <extracomment>fullMoves.dismounts</extracomment>
        <translation>{unit} sitzt ab.</translation>
    </message>
    <message>
        <source>{unit} does not rout.</source>
        <extracomment>rally.notRouting</extracomment>
        <translation>{unit} flieht nicht.</translation>
    </message>
    <message>
        <source>{unit} faces {target}: one die each.</source>
        <extracomment>faceoff.throw</extracomment>
        <translation>{unit} gegen {target}: je ein Würfel.</translation>
    </message>
    <message>
        <source>{unit} failed its manoeuvre and stays.</source>
        <extracomment>guard.confused</extracomment>
        <translation>{unit} bleibt nach misslungenem Manöver stehen.</translation>
    </message>
    <message>
        <source>{unit} falls back {n} cm.</source>
        <extracomment>rout.fallsBack</extracomment>
        <translation>{unit} weicht {n} cm zurück.</translation>
    </message>
    <message>
        <source>{unit} fires at the nearest enemy in its arc.</source>
        <extracomment>fire.notNearest</extracomment>
        <translation>{unit} feuert auf den nächsten Feind im Schussfeld.</translation>
    </message>
    <message>
        <source>{unit} fires at {target}: how far, and what cover?</source>
        <extracomment>fire.aim</extracomment>
        <translation>{unit} feuert auf {target}: Wie weit, und welche Deckung?</translation>
    </message>
    <message>
        <source>{unit} fires on the first card of its side.</source>
        <extracomment>guard.phase.fire</extracomment>
        <translation>{unit} feuert bei der ersten Karte der eigenen Seite.</translation>
    </message>
    <message numerus="yes">
        <source>{unit} fires pistols at {target}: %n dice, {score} or more hits.</source>
        <extracomment>pistols.throw</extracomment>
        <translation>
            <numerusform>{unit} feuert Pistolen auf {target} ab: %n Würfel, {score} oder mehr trifft.</numerusform>
            <numerusform>{unit} feuert Pistolen auf {target} ab: %n Würfel, {score} oder mehr trifft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} fires pistols at {target}: %n hits for the fight.</source>
        <extracomment>pistols.hits</extracomment>
        <translation>
            <numerusform>{unit} feuert Pistolen auf {target} ab: %n Treffer für den Nahkampf.</numerusform>
            <numerusform>{unit} feuert Pistolen auf {target} ab: %n Treffer für den Nahkampf.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit} forms line.</source>
        <extracomment>manoeuvre.done.line</extracomment>
        <translation>{unit} bildet eine Linie.</translation>
    </message>
    <message>
        <source>{unit} forms square.</source>
        <extracomment>manoeuvre.done.square</extracomment>
        <translation>{unit} bildet ein Karree.</translation>
    </message>
    <message>
        <source>{unit} gives way.</source>
        <extracomment>contact.retires</extracomment>
        <translation>{unit} weicht aus.</translation>
    </message>
    <message>
        <source>{unit} halts and misses its next move.</source>
        <extracomment>heavy.halts</extracomment>
        <translation>{unit} hält an und setzt die nächste Bewegung aus.</translation>
    </message>
    <message>
        <source>{unit} halts. It has to fire in its next fire phase and stays until then.</source>
        <extracomment>faceoff.halts</extracomment>
        <translation>{unit} hält an, muss in der nächsten eigenen Feuerphase feuern und bleibt bis dahin stehen.</translation>
    </message>
    <message>
        <source>{unit} has an officer already.</source>
        <extracomment>officers.occupied</extracomment>
        <translation>{unit} hat schon einen Offizier.</translation>
    </message>
    <message>
        <source>{unit} has enemies too near and cannot rally.</source>
        <extracomment>rally.noChance</extracomment>
        <translation>{unit} hat Feinde zu nahe und kann sich nicht sammeln.</translation>
    </message>
    <message>
        <source>{unit} has fired and does not move.</source>
        <extracomment>guard.fired</extracomment>
        <translation>{unit} hat gefeuert und bewegt sich nicht.</translation>
    </message>
    <message>
        <source>{unit} has fired its pistols.</source>
        <extracomment>fire.pistolsEmpty</extracomment>
        <translation>{unit} hat die Pistolen abgefeuert.</translation>
    </message>
    <message>
        <source>{unit} has fired this turn.</source>
        <extracomment>fire.fired</extracomment>
        <translation>{unit} hat in diesem Zug gefeuert.</translation>
    </message>
    <message>
        <source>{unit} has glory: no more pips, and an extra move.</source>
        <extracomment>glory.won</extracomment>
        <translation>{unit} hat Ruhm: keine Augen mehr und eine Bewegung zusätzlich.</translation>
    </message>
    <message>
        <source>{unit} has had its glory.</source>
        <extracomment>glory.again</extracomment>
        <translation>{unit} hatte schon Ruhm.</translation>
    </message>
    <message>
        <source>{unit} has left the table.</source>
        <extracomment>losses.offTable</extracomment>
        <translation>{unit} hat den Tisch verlassen.</translation>
    </message>
    <message>
        <source>{unit} has moved already.</source>
        <extracomment>overrun.hasRidden</extracomment>
        <translation>{unit} hat sich schon bewegt.</translation>
    </message>
    <message>
        <source>{unit} has moved this turn.</source>
        <extracomment>guard.moved, officers.rode</extracomment>
        <translation>{unit} hat sich in diesem Zug bewegt.</translation>
    </message>
    <message>
        <source>{unit} has nobody to fire at.</source>
        <extracomment>fire.lapses</extracomment>
        <translation>{unit} hat kein Ziel zum Feuern.</translation>
    </message>
    <message>
        <source>{unit} has not moved: he may ride off.</source>
        <extracomment>overrun.mayRide</extracomment>
        <translation>{unit} hat sich noch nicht bewegt und darf davonreiten.</translation>
    </message>
    <message>
        <source>{unit} has nothing to fire with.</source>
        <extracomment>fire.noWeapon</extracomment>
        <translation>{unit} hat keine Waffe zum Feuern.</translation>
    </message>
    <message>
        <source>{unit} has six pips and may not move towards an enemy.</source>
        <extracomment>move.disordered</extracomment>
        <translation>{unit} hat sechs Augen und darf sich nicht auf den Feind zu bewegen.</translation>
    </message>
    <message>
        <source>{unit} has suffered heavily ({n}) and tests.</source>
        <extracomment>heavy.must</extracomment>
        <translation>{unit} hat schwere Verluste ({n}) und macht eine Probe.</translation>
    </message>
    <message>
        <source>{unit} has to fire.</source>
        <extracomment>fire.must</extracomment>
        <translation>{unit} muss feuern.</translation>
    </message>
    <message>
        <source>{unit} has to leave {place}.</source>
        <extracomment>works.mustLeave</extracomment>
        <translation>{unit} muss {place} verlassen.</translation>
    </message>
    <message>
        <source>{unit} has turned some of its stands.</source>
        <extracomment>manoeuvre.done.other</extracomment>
        <translation>{unit} hat einige Basen gedreht.</translation>
    </message>
    <message>
        <source>{unit} has used its charge.</source>
        <extracomment>attack.chargeUsed</extracomment>
        <translation>{unit} hat die Attacke verbraucht.</translation>
    </message>
    <message>
        <source>{unit} is Elite</source>
        <extracomment>modifiers.elite</extracomment>
        <translation>{unit} ist Elite</translation>
    </message>
    <message>
        <source>{unit} is Raw</source>
        <extracomment>modifiers.raw</extracomment>
        <translation>{unit} ist unerfahren</translation>
    </message>
    <message>
        <source>{unit} is Raw.</source>
        <extracomment>quality.raw</extracomment>
        <translation>{unit} ist unerfahren.</translation>
    </message>
    <message>
        <source>{unit} is alone before the enemy. Is he captured?</source>
        <extracomment>overrun.officer</extracomment>
        <translation>{unit} steht allein vor dem Feind. Gefangen?</translation>
    </message>
    <message>
        <source>{unit} is below half strength and scattered.</source>
        <extracomment>losses.scattered</extracomment>
        <translation>{unit} ist unter halber Stärke und zersprengt.</translation>
    </message>
    <message>
        <source>{unit} is dead and is not replaced.</source>
        <extracomment>officers.killed</extracomment>
        <translation>{unit} ist gefallen und wird nicht ersetzt.</translation>
    </message>
    <message>
        <source>{unit} is in a fight and no target.</source>
        <extracomment>fire.inFight</extracomment>
        <translation>{unit} ist im Nahkampf und kein Ziel.</translation>
    </message>
    <message>
        <source>{unit} is in a fight.</source>
        <extracomment>guard.fights</extracomment>
        <translation>{unit} ist im Nahkampf.</translation>
    </message>
    <message>
        <source>{unit} is in a fight: attack it from the rear.</source>
        <extracomment>contact.rearOnly</extracomment>
        <translation>{unit} ist im Nahkampf: im Rücken angreifen.</translation>
    </message>
    <message>
        <source>{unit} is in no building.</source>
        <extracomment>works.notInside</extracomment>
        <translation>{unit} ist in keinem Gebäude.</translation>
    </message>
    <message>
        <source>{unit} is limbered up already.</source>
        <extracomment>fullMoves.limbered</extracomment>
        <translation>{unit} ist schon aufgeprotzt.</translation>
    </message>
    <message>
        <source>{unit} is limbered up.</source>
        <extracomment>fire.limbered</extracomment>
        <translation>{unit} ist aufgeprotzt.</translation>
    </message>
    <message>
        <source>{unit} is lost.</source>
        <extracomment>officers.captured</extracomment>
        <translation>{unit} ist verloren.</translation>
    </message>
    <message>
        <source>{unit} is mounted already.</source>
        <extracomment>fullMoves.mounted</extracomment>
        <translation>{unit} ist schon beritten.</translation>
    </message>
    <message>
        <source>{unit} is no cavalry and cannot charge.</source>
        <extracomment>attack.onFoot</extracomment>
        <translation>{unit} ist keine Kavallerie und kann nicht attackieren.</translation>
    </message>
    <message>
        <source>{unit} is on foot already.</source>
        <extracomment>fullMoves.onFoot</extracomment>
        <translation>{unit} ist schon zu Fuß.</translation>
    </message>
    <message>
        <source>{unit} is out of the battle.</source>
        <extracomment>guard.gone</extracomment>
        <translation>{unit} ist aus der Schlacht.</translation>
    </message>
    <message>
        <source>{unit} is steady: cavalry cannot close with it from there.</source>
        <extracomment>contact.steady</extracomment>
        <translation>{unit} ist standfest: Von dort darf Kavallerie nicht in Kontakt gehen.</translation>
    </message>
    <message>
        <source>{unit} is unlimbered already.</source>
        <extracomment>fullMoves.unlimbered</extracomment>
        <translation>{unit} ist schon abgeprotzt.</translation>
    </message>
    <message>
        <source>{unit} is with nobody.</source>
        <extracomment>officers.alone</extracomment>
        <translation>{unit} ist bei niemandem.</translation>
    </message>
    <message>
        <source>{unit} joins whom?</source>
        <extracomment>officers.join</extracomment>
        <translation>Wem schließt sich {unit} an?</translation>
    </message>
    <message numerus="yes">
        <source>{unit} joins {other}: %n pips less.</source>
        <extracomment>officers.joined</extracomment>
        <translation>
            <numerusform>{unit} schließt sich {other} an: %n Auge weniger.</numerusform>
            <numerusform>{unit} schließt sich {other} an: %n Augen weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit} leaves the building.</source>
        <extracomment>works.leaves</extracomment>
        <translation>{unit} verlässt das Gebäude.</translation>
    </message>
    <message>
        <source>{unit} leaves {other}.</source>
        <extracomment>officers.left</extracomment>
        <translation>{unit} verlässt {other}.</translation>
    </message>
    <message>
        <source>{unit} limbers up.</source>
        <extracomment>fullMoves.limbersUp</extracomment>
        <translation>{unit} protzt auf.</translation>
    </message>
    <message numerus="yes">
        <source>{unit} loses %n stands.</source>
        <extracomment>losses.lost</extracomment>
        <translation>
            <numerusform>{unit} verliert %n Basis.</numerusform>
            <numerusform>{unit} verliert %n Basen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit} manoeuvres close to the enemy: {score} or more.</source>
        <extracomment>manoeuvre.roll</extracomment>
        <translation>{unit} manövriert nahe am Feind: {score} oder mehr.</translation>
    </message>
    <message>
        <source>{unit} may attack at once, up to {n} cm. Whom?</source>
        <extracomment>glory.may</extracomment>
        <translation>{unit} darf sofort angreifen, bis zu {n} cm. Wen?</translation>
    </message>
    <message>
        <source>{unit} may move at once with glory.</source>
        <extracomment>glory.owed</extracomment>
        <translation>{unit} darf sich mit Ruhm sofort bewegen.</translation>
    </message>
    <message>
        <source>{unit} may move into contact, but the French side does not charge.</source>
        <extracomment>attack.noCharge</extracomment>
        <translation>{unit} darf in Kontakt gehen, aber die französische Seite attackiert nicht.</translation>
    </message>
    <message>
        <source>{unit} may not advance on cavalry.</source>
        <extracomment>contact.notAtCavalry</extracomment>
        <translation>{unit} darf nicht gegen Kavallerie vorgehen.</translation>
    </message>
    <message>
        <source>{unit} may pursue in its next move phase.</source>
        <extracomment>fight.mayPursue</extracomment>
        <translation>{unit} darf in der nächsten eigenen Bewegungsphase verfolgen.</translation>
    </message>
    <message>
        <source>{unit} meets {other}.</source>
        <extracomment>pursuit.meets</extracomment>
        <translation>{unit} trifft auf {other}.</translation>
    </message>
    <message>
        <source>{unit} meets {target}: who fires pistols?</source>
        <extracomment>pistols.ask</extracomment>
        <translation>{unit} trifft auf {target}: Wer feuert Pistolen ab?</translation>
    </message>
    <message>
        <source>{unit} misses this move.</source>
        <extracomment>guard.misses</extracomment>
        <translation>{unit} setzt diese Bewegung aus.</translation>
    </message>
    <message>
        <source>{unit} mounts again.</source>
        <extracomment>fullMoves.remounts</extracomment>
        <translation>{unit} sitzt wieder auf.</translation>
    </message>
    <message>
        <source>{unit} moves against {target}.</source>
        <extracomment>attack.attacks</extracomment>
        <translation>{unit} geht gegen {target} vor.</translation>
    </message>
    <message>
        <source>{unit} moves into whom? It reaches {n} cm.</source>
        <extracomment>attack.target</extracomment>
        <translation>Gegen wen geht {unit} vor? Die Bewegung reicht {n} cm.</translation>
    </message>
    <message>
        <source>{unit} moves on the second card of its side.</source>
        <extracomment>guard.phase.cavalry</extracomment>
        <translation>{unit} bewegt sich bei der zweiten Karte der eigenen Seite.</translation>
    </message>
    <message>
        <source>{unit} moves on the third card of its side.</source>
        <extracomment>guard.phase.infantry</extracomment>
        <translation>{unit} bewegt sich bei der dritten Karte der eigenen Seite.</translation>
    </message>
    <message>
        <source>{unit} moves right after a card only.</source>
        <extracomment>officers.cards</extracomment>
        <translation>{unit} bewegt sich nur gleich nach einer Karte.</translation>
    </message>
    <message>
        <source>{unit} moves with glory. What does it overrun on the way?</source>
        <extracomment>glory.way</extracomment>
        <translation>{unit} bewegt sich mit Ruhm. Was wird unterwegs überrannt?</translation>
    </message>
    <message>
        <source>{unit} moves {n} cm at most.</source>
        <extracomment>move.tooFar</extracomment>
        <translation>{unit} bewegt sich höchstens {n} cm.</translation>
    </message>
    <message>
        <source>{unit} overruns {target}.</source>
        <extracomment>overrun.done</extracomment>
        <translation>{unit} überrennt {target}.</translation>
    </message>
    <message>
        <source>{unit} pursues up to {n} cm. Whom does it reach?</source>
        <extracomment>glory.must</extracomment>
        <translation>{unit} verfolgt bis zu {n} cm. Wer wird erreicht?</translation>
    </message>
    <message>
        <source>{unit} pursues {other}: how many stands are in contact?</source>
        <extracomment>pursuit.contact</extracomment>
        <translation>{unit} verfolgt {other}: Wie viele Basen sind in Kontakt?</translation>
    </message>
    <message>
        <source>{unit} rallies on {score} or more.</source>
        <extracomment>rally.roll</extracomment>
        <translation>{unit} sammelt sich bei {score} oder mehr.</translation>
    </message>
    <message>
        <source>{unit} recovers a pip.</source>
        <extracomment>recovery.recovers</extracomment>
        <translation>{unit} erholt sich um ein Auge.</translation>
    </message>
    <message>
        <source>{unit} rides up to {n} cm.</source>
        <extracomment>officers.rides</extracomment>
        <translation>{unit} reitet bis zu {n} cm.</translation>
    </message>
    <message>
        <source>{unit} routs and cannot be attacked.</source>
        <extracomment>contact.routing</extracomment>
        <translation>{unit} flieht und kann nicht angegriffen werden.</translation>
    </message>
    <message>
        <source>{unit} routs and obeys nobody.</source>
        <extracomment>guard.routs</extracomment>
        <translation>{unit} flieht und gehorcht niemandem.</translation>
    </message>
    <message>
        <source>{unit} routs on.</source>
        <extracomment>rout.goesOn</extracomment>
        <translation>{unit} flieht weiter.</translation>
    </message>
    <message>
        <source>{unit} routs {n} cm.</source>
        <extracomment>rout.routs</extracomment>
        <translation>{unit} flieht {n} cm.</translation>
    </message>
    <message>
        <source>{unit} routs. Is an enemy within {n} cm?</source>
        <extracomment>rally.near</extracomment>
        <translation>{unit} flieht. Ist ein Feind höchstens {n} cm entfernt?</translation>
    </message>
    <message>
        <source>{unit} runs {n} cm straight back. What happens on the way?</source>
        <extracomment>rout.alone</extracomment>
        <translation>{unit} flieht {n} cm gerade zurück. Was geschieht unterwegs?</translation>
    </message>
    <message numerus="yes">
        <source>{unit} saves %n hits.</source>
        <extracomment>fire.saved</extracomment>
        <translation>
            <numerusform>{unit} wehrt %n Treffer ab.</numerusform>
            <numerusform>{unit} wehrt %n Treffer ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} saves: %n dice, {score} or more.</source>
        <extracomment>fire.saves</extracomment>
        <translation>
            <numerusform>{unit}: Rettungswurf mit %n Würfel, {score} oder mehr.</numerusform>
            <numerusform>{unit}: Rettungswurf mit %n Würfeln, {score} oder mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit} stands alone.</source>
        <extracomment>officers.standsAlone</extracomment>
        <translation>{unit} steht allein.</translation>
    </message>
    <message>
        <source>{unit} stands in the way of {other}.</source>
        <extracomment>pursuit.barrier</extracomment>
        <translation>{unit} steht {other} im Weg.</translation>
    </message>
    <message numerus="yes">
        <source>{unit} suffers %n casualties.</source>
        <extracomment>fire.casualties</extracomment>
        <translation>
            <numerusform>{unit} erleidet %n Verlust.</numerusform>
            <numerusform>{unit} erleidet %n Verluste.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit} surrenders.</source>
        <extracomment>losses.surrendered</extracomment>
        <translation>{unit} ergibt sich.</translation>
    </message>
    <message>
        <source>{unit} tests, because {other} routs.</source>
        <extracomment>friends.must</extracomment>
        <translation>{unit} macht eine Probe, weil {other} flieht.</translation>
    </message>
    <message>
        <source>{unit} tries to rally when the turn ends.</source>
        <extracomment>rally.notNow</extracomment>
        <translation>{unit} versucht am Zugende, sich zu sammeln.</translation>
    </message>
    <message>
        <source>{unit} tries to rally.</source>
        <extracomment>rally.must</extracomment>
        <translation>{unit} versucht, sich zu sammeln.</translation>
    </message>
    <message>
        <source>{unit} turns to a new aim this turn.</source>
        <extracomment>guard.reaimed</extracomment>
        <translation>{unit} wird in diesem Zug neu gerichtet.</translation>
    </message>
    <message>
        <source>{unit} turns to a new point of aim.</source>
        <extracomment>fullMoves.reaims</extracomment>
        <translation>{unit} wird neu gerichtet.</translation>
    </message>
    <message>
        <source>{unit} under heavy fire: {score} or more on a die.</source>
        <extracomment>heavy.roll</extracomment>
        <translation>{unit} unter schwerem Feuer: {score} oder mehr auf einem Würfel.</translation>
    </message>
    <message>
        <source>{unit} unlimbers.</source>
        <extracomment>fullMoves.unlimbers</extracomment>
        <translation>{unit} protzt ab.</translation>
    </message>
    <message>
        <source>{unit} was driven back and has had its move.</source>
        <extracomment>guard.forced</extracomment>
        <translation>{unit} wurde zurückgetrieben und hatte damit die Bewegung.</translation>
    </message>
    <message>
        <source>{unit} was halted and does not move this turn.</source>
        <extracomment>guard.halted</extracomment>
        <translation>{unit} wurde angehalten und bewegt sich in diesem Zug nicht.</translation>
    </message>
    <message>
        <source>{unit} was put on the table by hand.</source>
        <extracomment>log.place</extracomment>
        <translation>{unit} wurde von Hand auf den Tisch gestellt.</translation>
    </message>
    <message>
        <source>{unit}: a friend routed through it</source>
        <extracomment>modifiers.friends</extracomment>
        <translation>{unit}: ein Freund floh hindurch</translation>
    </message>
    <message>
        <source>{unit}: back {n} cm, facing the enemy.</source>
        <extracomment>rout.goesBack</extracomment>
        <translation>{unit}: {n} cm zurück, Front zum Feind.</translation>
    </message>
    <message>
        <source>{unit}: dragoons or hussars against horse</source>
        <extracomment>modifiers.light</extracomment>
        <translation>{unit}: Dragoner oder Husaren gegen Reiterei</translation>
    </message>
    <message>
        <source>{unit}: fire at which building?</source>
        <extracomment>works.whichBuilding</extracomment>
        <translation>{unit}: Auf welches Gebäude feuern?</translation>
    </message>
    <message>
        <source>{unit}: fire at which wall?</source>
        <extracomment>works.whichWall</extracomment>
        <translation>{unit}: Auf welche Mauer feuern?</translation>
    </message>
    <message>
        <source>{unit}: fire at whom?</source>
        <extracomment>fire.target</extracomment>
        <translation>{unit}: Auf wen feuern?</translation>
    </message>
    <message>
        <source>{unit}: how many stands fire at this target?</source>
        <extracomment>fire.stands</extracomment>
        <translation>{unit}: Wie viele Basen feuern auf dieses Ziel?</translation>
    </message>
    <message>
        <source>{unit}: is an enemy within {n} cm?</source>
        <extracomment>manoeuvre.near</extracomment>
        <translation>{unit}: Ist ein Feind höchstens {n} cm entfernt?</translation>
    </message>
    <message>
        <source>{unit}: leave it where it is.</source>
        <extracomment>manoeuvre.stays</extracomment>
        <translation>{unit}: unverändert stehen lassen.</translation>
    </message>
    <message>
        <source>{unit}: move it back out of reach, up to {n} cm.</source>
        <extracomment>contact.goesBack</extracomment>
        <translation>{unit}: außer Reichweite zurücknehmen, bis zu {n} cm.</translation>
    </message>
    <message>
        <source>{unit}: move it into contact with {target}.</source>
        <extracomment>fight.closes</extracomment>
        <translation>{unit} und {target} in Kontakt bringen.</translation>
    </message>
    <message>
        <source>{unit}: move it out of the building.</source>
        <extracomment>works.moveOut</extracomment>
        <translation>{unit}: aus dem Gebäude herausstellen.</translation>
    </message>
    <message>
        <source>{unit}: put its foot stands on the table and held horses behind them.</source>
        <extracomment>fullMoves.dismounts.table</extracomment>
        <translation>{unit}: die Basen zu Fuß auf den Tisch stellen und die Handpferde dahinter.</translation>
    </message>
    <message>
        <source>{unit}: put its limber on the table.</source>
        <extracomment>fullMoves.limbersUp.table</extracomment>
        <translation>{unit}: die Protze auf den Tisch stellen.</translation>
    </message>
    <message>
        <source>{unit}: put its mounted stands back and take the held horses away.</source>
        <extracomment>fullMoves.remounts.table</extracomment>
        <translation>{unit}: die berittenen Basen zurückstellen und die Handpferde wegnehmen.</translation>
    </message>
    <message>
        <source>{unit}: put the ticket of Raw units into its command stand.</source>
        <extracomment>quality.ticket</extracomment>
        <translation>{unit}: den Zettel der Unerfahrenen in die Kommandobasis stecken.</translation>
    </message>
    <message numerus="yes">
        <source>{unit}: remove %n stands.</source>
        <extracomment>losses.take</extracomment>
        <translation>
            <numerusform>{unit}: %n Basis entfernen.</numerusform>
            <numerusform>{unit}: %n Basen entfernen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit}: remove the grenadier stand first; %n stands in all.</source>
        <extracomment>losses.takeGrenadiers</extracomment>
        <translation>
            <numerusform>{unit}: die Grenadierbasis entfernen.</numerusform>
            <numerusform>{unit}: zuerst die Grenadierbasis entfernen; insgesamt %n Basen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit}: something hidden was set by hand.</source>
        <extracomment>log.setSecret</extracomment>
        <translation>{unit}: etwas Verborgenes wurde von Hand gesetzt.</translation>
    </message>
    <message>
        <source>{unit}: stands in contact</source>
        <extracomment>fight.stands.Contact</extracomment>
        <translation>{unit}: Basen in Kontakt</translation>
    </message>
    <message>
        <source>{unit}: stands overlapping a flank</source>
        <extracomment>fight.stands.Overlap</extracomment>
        <translation>{unit}: überlappende Basen</translation>
    </message>
    <message>
        <source>{unit}: straight back {n} cm, facing away.</source>
        <extracomment>rout.runs</extracomment>
        <translation>{unit}: {n} cm gerade zurück, Rücken zum Feind.</translation>
    </message>
    <message>
        <source>{unit}: take its limber off the table.</source>
        <extracomment>fullMoves.unlimbers.table</extracomment>
        <translation>{unit}: die Protze vom Tisch nehmen.</translation>
    </message>
    <message>
        <source>{unit}: take the held horses off the table.</source>
        <extracomment>overrun.takeHorses</extracomment>
        <translation>{unit}: die Handpferde vom Tisch nehmen.</translation>
    </message>
    <message>
        <source>{unit}: to the dead pool.</source>
        <extracomment>losses.toDeadPool</extracomment>
        <translation>{unit}: zu den Gefallenen legen.</translation>
    </message>
    <message>
        <source>{unit}: what does it form?</source>
        <extracomment>manoeuvre.what</extracomment>
        <translation>{unit}: Was wird gebildet?</translation>
    </message>
    <message>
        <source>{unit}: which horses?</source>
        <extracomment>overrun.which</extracomment>
        <translation>{unit}: Welche Pferde?</translation>
    </message>
    <message>
        <source>{unit}: {action}</source>
        <extracomment>command.unit</extracomment>
        <translation>{unit}: {action}</translation>
    </message>
    <message>
        <source>{unit}: {value} set by hand from {before} to {after}.</source>
        <extracomment>log.set</extracomment>
        <translation>{unit}: {value} von Hand von {before} auf {after} gesetzt.</translation>
    </message>
    <message>
        <source>{what}: {count}</source>
        <extracomment>word.tally</extracomment>
        <translation>{what}: {count}</translation>
    </message>
    <message>
        <source>{word}</source>
        <extracomment>word.plain</extracomment>
        <translation>{word}</translation>
    </message>
    <message>
        <source>“{choice}” is no choice of this ruling.</source>
        <extracomment>refusal.noChoice</extracomment>
        <translation>„{choice}“ steht bei dieser Auslegung nicht zur Wahl.</translation>
    </message>
    <message>
        <source>“{name}” does not fit: {why}</source>
        <extracomment>refusal.argument</extracomment>
        <translation>„{name}“ passt nicht: {why}</translation>
    </message>
    <message>
        <source>Infantry and artillery</source>
        <extracomment>phase.infantry</extracomment>
        <translation>Infanterie und Artillerie</translation>
    </message>
    <message>
        <source>Paperboys rules by Peter Dennis, with ideas of Andy Callan.</source>
        <extracomment>credit</extracomment>
        <translation>Paperboys-Regeln von Peter Dennis, mit Ideen von Andy Callan.</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>tables.limits.value</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Near is a friend within {n} cm of the way; through, one whom it runs round or through.</source>
        <extracomment>rout.whoIsNear</extracomment>
        <translation>Nahe ist ein Freund bis {n} cm neben dem Weg; hindurch heißt: um ihn herum oder durch ihn hindurch.</translation>
    </message>
    <message>
        <source>die {die}</source>
        <extracomment>comparison.die, die.shows</extracomment>
        <translation>Würfel {die}</translation>
    </message>
    <message>
        <source>pips</source>
        <extracomment>modifiers.short.pips</extracomment>
        <translation>Augen</translation>
    </message>
    <message>
        <source>{first} against {second}: margin {margin}.</source>
        <extracomment>comparison.line</extracomment>
        <translation>{first} gegen {second}: Abstand {margin}.</translation>
    </message>
    <message>
        <source>{unit}: near</source>
        <extracomment>rout.near</extracomment>
        <translation>{unit}: nahe</translation>
    </message>
    <message>
        <source>{unit}: through</source>
        <extracomment>rout.through</extracomment>
        <translation>{unit}: hindurch</translation>
    </message>
    <message>
        <source>{unit}: {parts} = {total}</source>
        <extracomment>comparison.sum</extracomment>
        <translation>{unit}: {parts} = {total}</translation>
    </message>
    <message>
        <source>Cover: {unit} is behind works that the attack has to cross</source>
        <extracomment>modifiers.cover</extracomment>
        <translation>Deckung: {unit} ist hinter Werken, die der Angriff überwinden muss</translation>
    </message>
    <message>
        <source>Flank: {unit} is attacked in an open flank</source>
        <extracomment>modifiers.flank</extracomment>
        <translation>Flanke: {unit} wird in einer offenen Flanke angegriffen</translation>
    </message>
    <message>
        <source>Grenadiers: {unit} sends its grenadier stand</source>
        <extracomment>modifiers.grenadiers</extracomment>
        <translation>Grenadiere: {unit} schickt die Grenadierbasis</translation>
    </message>
    <message>
        <source>Rear: {unit} is attacked in the rear</source>
        <extracomment>modifiers.rear</extracomment>
        <translation>Rücken: {unit} wird im Rücken angegriffen</translation>
    </message>
    <message>
        <source>Woods: {unit} is in woods</source>
        <extracomment>modifiers.woods</extracomment>
        <translation>Wald: {unit} ist im Wald</translation>
    </message>
    <message>
        <source>The first example of play of the rulebook. A British regiment rides at two French ones that threaten the flank of its infantry. What happens in the rulebook is ahead: Redo goes through it.</source>
        <extracomment>scenarios.example-cavalry.description</extracomment>
        <translation>Das erste Spielbeispiel des Regelwerks. Ein britisches Regiment reitet gegen zwei französische, die die Flanke seiner Infanterie bedrohen. Was im Regelwerk geschieht, liegt voraus: „Wiederherstellen“ geht es Schritt für Schritt durch.</translation>
    </message>
    <message>
        <source>against dragoons or hussars</source>
        <extracomment>fight.bonus.light</extracomment>
        <translation>gegen Dragoner oder Husaren</translation>
    </message>
    <message>
        <source>behind works</source>
        <extracomment>fight.bonus.obstacle</extracomment>
        <translation>hinter Werken</translation>
    </message>
    <message>
        <source>charged</source>
        <extracomment>fight.bonus.charge</extracomment>
        <translation>attackiert</translation>
    </message>
    <message>
        <source>{unit}: {score} or more hits</source>
        <extracomment>fight.dice</extracomment>
        <translation>{unit}: {score} oder mehr trifft</translation>
    </message>
    <message>
        <source>{unit}: {score} or more hits ({sum})</source>
        <extracomment>fight.diceWith</extracomment>
        <translation>{unit}: {score} oder mehr trifft ({sum})</translation>
    </message>
    <message numerus="yes">
        <source>%n stands from half strength</source>
        <extracomment>danger.halfReason</extracomment>
        <translation>
            <numerusform>%n Basis bis zur halben Stärke</numerusform>
            <numerusform>%n Basen bis zur halben Stärke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stands from the {percent}% line</source>
        <extracomment>danger.lineReason</extracomment>
        <translation>
            <numerusform>%n Basis bis zur Grenze von {percent} %</numerusform>
            <numerusform>%n Basen bis zur Grenze von {percent} %</numerusform>
        </translation>
    </message>
    <message>
        <source>All six cards are out: pips recover, units rally, and the cards are shuffled.</source>
        <extracomment>deck.allOut</extracomment>
        <translation>Alle sechs Karten sind aufgedeckt: Einheiten erholen sich von Augen und sammeln sich, dann wird gemischt.</translation>
    </message>
    <message>
        <source>Charged</source>
        <extracomment>badges.chargeUsed</extracomment>
        <translation>Hat attackiert</translation>
    </message>
    <message>
        <source>Fired</source>
        <extracomment>badges.fired</extracomment>
        <translation>Gefeuert</translation>
    </message>
    <message>
        <source>Half</source>
        <extracomment>danger.half</extracomment>
        <translation>Hälfte</translation>
    </message>
    <message>
        <source>Halted</source>
        <extracomment>badges.halted</extracomment>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Has fired</source>
        <extracomment>badges.firedEver</extracomment>
        <translation>Hat gefeuert</translation>
    </message>
    <message>
        <source>Has ridden</source>
        <extracomment>badges.rode</extracomment>
        <translation>Ist geritten</translation>
    </message>
    <message>
        <source>Left: {black} black, {red} red.</source>
        <extracomment>deck.left</extracomment>
        <translation>Übrig: {black} schwarz, {red} rot.</translation>
    </message>
    <message>
        <source>Misses move</source>
        <extracomment>badges.missesMove</extracomment>
        <translation>Setzt aus</translation>
    </message>
    <message>
        <source>Moved</source>
        <extracomment>badges.movedNow</extracomment>
        <translation>Bewegt</translation>
    </message>
    <message>
        <source>Must fire</source>
        <extracomment>badges.mustFire</extracomment>
        <translation>Muss feuern</translation>
    </message>
    <message>
        <source>Nearly lost</source>
        <extracomment>danger.gun</extracomment>
        <translation>Fast verloren</translation>
    </message>
    <message>
        <source>Stays</source>
        <extracomment>badges.staysPut</extracomment>
        <translation>Bleibt stehen</translation>
    </message>
    <message numerus="yes">
        <source>The last %n cards: {colour}.</source>
        <extracomment>deck.onlyOne</extracomment>
        <translation>
            <numerusform>Die letzte Karte: {colour}.</numerusform>
            <numerusform>Die letzten %n Karten: {colour}.</numerusform>
        </translation>
    </message>
    <message>
        <source>below half strength</source>
        <extracomment>danger.belowHalf</extracomment>
        <translation>unter halber Stärke</translation>
    </message>
    <message>
        <source>no advance, half fire</source>
        <extracomment>danger.sixPipsReason</extracomment>
        <translation>kein Vorrücken, halbes Feuer</translation>
    </message>
    <message>
        <source>one casualty more and it is gone</source>
        <extracomment>danger.gunReason</extracomment>
        <translation>noch ein Verlust, und es ist verloren</translation>
    </message>
    <message>
        <source>one casualty more and it scatters</source>
        <extracomment>danger.lastCasualty</extracomment>
        <translation>noch ein Verlust, und sie wird zersprengt</translation>
    </message>
    <message>
        <source>range {n} cm</source>
        <extracomment>summary.range</extracomment>
        <translation>Reichweite {n} cm</translation>
    </message>
    <message>
        <source>the {percent}% line is reached</source>
        <extracomment>danger.lineReached</extracomment>
        <translation>die Grenze von {percent} % ist erreicht</translation>
    </message>
    <message>
        <source>{colour}, when it comes next: {side}, {phase}.</source>
        <extracomment>deck.nextOf</extracomment>
        <translation>{colour} als Nächstes: {side}, {phase}.</translation>
    </message>
    <message>
        <source>{dead} lost, {routing} routing, {percent}% line at {mark} of {start}</source>
        <extracomment>gauge.percent</extracomment>
        <translation>{dead} verloren, {routing} auf der Flucht, {percent} % sind {mark} von {start}</translation>
    </message>
    <message>
        <source>{dead} of {start} stands lost, {routing} routing</source>
        <extracomment>gauge.count</extracomment>
        <translation>{dead} von {start} Basen verloren, {routing} auf der Flucht</translation>
    </message>
    <message>
        <source>{n} cm</source>
        <extracomment>summary.move</extracomment>
        <translation>{n} cm</translation>
    </message>
    <message>
        <source>{n} pips</source>
        <extracomment>danger.sixPips</extracomment>
        <translation>{n} Augen</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <extracomment>danger.line</extracomment>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Back on the table</source>
        <extracomment>command.restore</extracomment>
        <translation>Zurück auf dem Tisch</translation>
    </message>
    <message>
        <source>“{key}” has to be a text.</source>
        <extracomment>refusal.wrongText</extracomment>
        <translation>„{key}“ muss ein Text sein.</translation>
    </message>
    <message>
        <source>“{key}” has to be a whole number.</source>
        <extracomment>refusal.wrongNumber</extracomment>
        <translation>„{key}“ muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>“{key}” has to be one of these: {choices}.</source>
        <extracomment>refusal.wrongChoice</extracomment>
        <translation>„{key}“ muss eines davon sein: {choices}.</translation>
    </message>
    <message>
        <source>“{key}” knows no such word.</source>
        <extracomment>refusal.wrongWord</extracomment>
        <translation>„{key}“ kennt kein solches Wort.</translation>
    </message>
    <message numerus="yes">
        <source>%n cavalry stands</source>
        <extracomment>pursuit.behind</extracomment>
        <translation>
            <numerusform>%n Kavalleriebasis</numerusform>
            <numerusform>%n Kavalleriebasen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <extracomment>word.dice</extracomment>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>Depth of the table in cm (0: not measured)</source>
        <extracomment>values.depth</extracomment>
        <translation>Tiefe des Tisches in cm (0: nicht gemessen)</translation>
    </message>
    <message>
        <source>Night falls: {first} against {second} lost.</source>
        <extracomment>victory.night</extracomment>
        <translation>Die Nacht bricht an: {first} gegen {second} verloren.</translation>
    </message>
    <message>
        <source>No. It passes, Raw or not.</source>
        <extracomment>rulings.wss.pips.zero.option.skip</extracomment>
        <translation>Nein. Sie besteht, auch unerfahren.</translation>
    </message>
    <message>
        <source>The battle is over. {verdict}</source>
        <extracomment>refusal.battleOver</extracomment>
        <translation>Die Schlacht ist vorbei. {verdict}</translation>
    </message>
    <message>
        <source>Turns until nightfall (0: no limit)</source>
        <extracomment>values.turnLimit</extracomment>
        <translation>Züge bis zum Einbruch der Nacht (0: ohne Grenze)</translation>
    </message>
    <message>
        <source>Withdrawal</source>
        <extracomment>values.wonBy.withdrawal</extracomment>
        <translation>Rückzug</translation>
    </message>
    <message>
        <source>Won by</source>
        <extracomment>values.wonBy</extracomment>
        <translation>Gewonnen durch</translation>
    </message>
    <message>
        <source>Won by nobody.</source>
        <extracomment>verdict.draw</extracomment>
        <translation>Kein Sieger.</translation>
    </message>
    <message>
        <source>Won by nobody: at nightfall both have lost alike.</source>
        <extracomment>verdict.draw.nightfall</extracomment>
        <translation>Kein Sieger: Bei Einbruch der Nacht haben beide gleich viel verloren.</translation>
    </message>
    <message>
        <source>Won by nobody: both armies withdraw.</source>
        <extracomment>verdict.draw.withdrawal</extracomment>
        <translation>Kein Sieger: Beide Armeen ziehen sich zurück.</translation>
    </message>
    <message>
        <source>Won by {side}.</source>
        <extracomment>verdict.won</extracomment>
        <translation>Sieg: {side}.</translation>
    </message>
    <message>
        <source>Won by {side}: the army of {other} has lost control of too much and withdraws.</source>
        <extracomment>verdict.won.withdrawal</extracomment>
        <translation>Sieg: {side}. {other}: Zu viel von der Armee ist entglitten, sie zieht sich zurück.</translation>
    </message>
    <message>
        <source>Won by {side}: the field is theirs at nightfall.</source>
        <extracomment>verdict.won.nightfall</extracomment>
        <translation>Sieg: {side}. Bei Einbruch der Nacht gehört ihnen das Feld.</translation>
    </message>
    <message>
        <source>Won by {side}: the objective is theirs.</source>
        <extracomment>verdict.won.objective</extracomment>
        <translation>Sieg: {side}. Das Missionsziel gehört ihnen.</translation>
    </message>
    <message>
        <source>Yes. Only a Raw unit can fail; where no die can fail, none is thrown.</source>
        <extracomment>rulings.wss.pips.zero.option.roll</extracomment>
        <translation>Ja. Nur eine unerfahrene Einheit kann scheitern; wo kein Würfel misslingen kann, wird keiner geworfen.</translation>
    </message>
    <message>
        <source>no die can pass, it would take {score} or more</source>
        <extracomment>die.cannotPass</extracomment>
        <translation>kein Würfel kann es schaffen, nötig wäre {score} oder mehr</translation>
    </message>
    <message>
        <source>no pips, no die</source>
        <extracomment>die.noPips</extracomment>
        <translation>keine Augen, kein Würfel</translation>
    </message>
    <message>
        <source>{unit} comes into the fight of {target} from the rear.</source>
        <extracomment>attack.joins</extracomment>
        <translation>{unit} greift {target} im Nahkampf von hinten an.</translation>
    </message>
    <message numerus="yes">
        <source>{unit} fires at {target}: {dice}, {score} or more: %n hits.</source>
        <extracomment>fire.hits</extracomment>
        <translation>
            <numerusform>{unit} feuert auf {target}: {dice}, {score} oder mehr: %n Treffer.</numerusform>
            <numerusform>{unit} feuert auf {target}: {dice}, {score} oder mehr: %n Treffer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} has %n stands. The rules say {least} to {most}.</source>
        <extracomment>begin.size</extracomment>
        <translation>
            <numerusform>{unit} hat %n Basis. Die Regeln sagen {least} bis {most}.</numerusform>
            <numerusform>{unit} hat %n Basen. Die Regeln sagen {least} bis {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit} is no infantry: only infantry forms square.</source>
        <extracomment>manoeuvre.noSquare</extracomment>
        <translation>{unit} ist keine Infanterie: Nur Infanterie bildet ein Karree.</translation>
    </message>
    <message numerus="yes">
        <source>{unit} with {contact} behind it: %n stands lost.</source>
        <extracomment>pursuit.loses</extracomment>
        <translation>
            <numerusform>{unit}, mit {contact} im Rücken: %n Basis verloren.</numerusform>
            <numerusform>{unit}, mit {contact} im Rücken: %n Basen verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit}, in a fight: from the rear</source>
        <extracomment>attack.fromRear</extracomment>
        <translation>{unit}, im Nahkampf: im Rücken</translation>
    </message>
    <message>
        <source>{unit}: {die}. He falls.</source>
        <extracomment>officers.dies</extracomment>
        <translation>{unit}: {die}. Fällt.</translation>
    </message>
    <message>
        <source>{unit}: {die}. He lives.</source>
        <extracomment>officers.lives</extracomment>
        <translation>{unit}: {die}. Überlebt.</translation>
    </message>
    <message>
        <source>{unit}: {die}. It does not rally.</source>
        <extracomment>rally.failed</extracomment>
        <translation>{unit}: {die}. Sammelt sich nicht.</translation>
    </message>
    <message>
        <source>{unit}: {die}. It fails.</source>
        <extracomment>heavy.failed</extracomment>
        <translation>{unit}: {die}. Nicht bestanden.</translation>
    </message>
    <message>
        <source>{unit}: {die}. It falls back.</source>
        <extracomment>friends.back</extracomment>
        <translation>{unit}: {die}. Weicht zurück.</translation>
    </message>
    <message>
        <source>{unit}: {die}. It rallies.</source>
        <extracomment>rally.rallied</extracomment>
        <translation>{unit}: {die}. Sammelt sich.</translation>
    </message>
    <message>
        <source>{unit}: {die}. It routs with them.</source>
        <extracomment>friends.rout</extracomment>
        <translation>{unit}: {die}. Flieht mit.</translation>
    </message>
    <message>
        <source>{unit}: {die}. It stands.</source>
        <extracomment>friends.pass, heavy.passed</extracomment>
        <translation>{unit}: {die}. Hält stand.</translation>
    </message>
    <message>
        <source>{unit}: {die}. It wavers: one pip.</source>
        <extracomment>friends.pip</extracomment>
        <translation>{unit}: {die}. Wankt: ein Auge.</translation>
    </message>
    <message>
        <source>{unit}: {die}. The manoeuvre fails.</source>
        <extracomment>manoeuvre.failed</extracomment>
        <translation>{unit}: {die}. Das Manöver misslingt.</translation>
    </message>
    <message>
        <source>{unit}: {die}. The manoeuvre succeeds.</source>
        <extracomment>manoeuvre.passed</extracomment>
        <translation>{unit}: {die}. Das Manöver gelingt.</translation>
    </message>
    <message numerus="yes">
        <source>{unit}: {given} dice from %n stands. Contact and overlap together are %n at most.</source>
        <extracomment>fight.tooMany</extracomment>
        <translation>
            <numerusform>{unit}: {given} Würfel aus %n Basis. Kontakt und Überlappung sind zusammen höchstens %n.</numerusform>
            <numerusform>{unit}: {given} Würfel aus %n Basen. Kontakt und Überlappung sind zusammen höchstens %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice, {score}+</source>
        <extracomment>fire.cell</extracomment>
        <translation>
            <numerusform>%n Würfel, {score}+</numerusform>
            <numerusform>%n Würfel, {score}+</numerusform>
        </translation>
    </message>
    <message>
        <source>Each hit that is not saved is a casualty and a pip. {n} casualties take a stand.</source>
        <extracomment>fire.does</extracomment>
        <translation>Jeder Treffer, der nicht gerettet wird, ist ein Verlust und ein Auge. {n} Verluste kosten eine Basis.</translation>
    </message>
    <message>
        <source>Each hit that is not saved is a casualty. {n} of them destroy {unit}.</source>
        <extracomment>fire.doesGun</extracomment>
        <translation>Jeder Treffer, der nicht gerettet wird, ist ein Verlust. {n} davon zerstören {unit}.</translation>
    </message>
    <message>
        <source>Runs through it</source>
        <extracomment>rout.throughHere</extracomment>
        <translation>Läuft hindurch</translation>
    </message>
    <message>
        <source>no save</source>
        <extracomment>fire.noSave</extracomment>
        <translation>keine Rettung</translation>
    </message>
    <message>
        <source>save {score}+</source>
        <extracomment>fire.save</extracomment>
        <translation>gerettet ab {score}</translation>
    </message>
    <message>
        <source>up to {n} cm</source>
        <extracomment>move.far</extracomment>
        <translation>bis zu {n} cm</translation>
    </message>
    <message>
        <source>up to {n} cm, away from the enemy</source>
        <extracomment>move.farAway</extracomment>
        <translation>bis zu {n} cm, vom Feind weg</translation>
    </message>
    <message>
        <source>{question} {answer}</source>
        <extracomment>hint.ruling</extracomment>
        <translation>{question} {answer}</translation>
    </message>
    <message numerus="yes">
        <source>{unit} has %n pips now.</source>
        <extracomment>fire.pips</extracomment>
        <translation>
            <numerusform>{unit} hat jetzt %n Auge.</numerusform>
            <numerusform>{unit} hat jetzt %n Augen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit} moves up to {n} cm, away from the enemy.</source>
        <extracomment>move.movesAway</extracomment>
        <translation>{unit} bewegt sich bis zu {n} cm, vom Feind weg.</translation>
    </message>
    <message>
        <source>{unit} moves up to {n} cm.</source>
        <extracomment>move.moves</extracomment>
        <translation>{unit} bewegt sich bis zu {n} cm.</translation>
    </message>
    <message>
        <source>{unit} runs {n} cm straight back. Whom does it pass?</source>
        <extracomment>rout.path</extracomment>
        <translation>{unit} läuft {n} cm gerade zurück. An wem kommt die Einheit vorbei?</translation>
    </message>
    <message>
        <source>{unit}: {how}</source>
        <extracomment>move.with, rally.after</extracomment>
        <translation>{unit}: {how}</translation>
    </message>
    <message>
        <source>The phase is over: {unit} comes too late.</source>
        <extracomment>guard.phaseOver</extracomment>
        <translation>Die Phase ist vorbei: {unit} kommt zu spät.</translation>
    </message>
    <message>
        <source>Held horses lost</source>
        <extracomment>values.horsesLost</extracomment>
        <translation>Verlorene Handpferde</translation>
    </message>
    <message>
        <source>Overran something in this phase</source>
        <extracomment>values.overran</extracomment>
        <translation>Hat in dieser Phase etwas überrannt</translation>
    </message>
    <message>
        <source>{place} has another breach, one stand wide.</source>
        <extracomment>works.breachedAgain</extracomment>
        <translation>{place} hat eine weitere Bresche, eine Basis breit.</translation>
    </message>
    <message>
        <source>{place}: mark another breach, one stand wide.</source>
        <extracomment>works.widenBreach</extracomment>
        <translation>{place}: eine weitere Bresche markieren, eine Basis breit.</translation>
    </message>
    <message>
        <source>{unit} is in danger, for {other} has lost a stand: he lives on {score} or more.</source>
        <extracomment>officers.fate</extracomment>
        <translation>{unit} ist in Gefahr, denn {other} hat eine Basis verloren: überlebt bei {score} oder mehr.</translation>
    </message>
    <message>
        <source>{unit} sees {other} rout: {score} or more on a die.</source>
        <extracomment>friends.roll</extracomment>
        <translation>{unit} sieht {other} fliehen: {score} oder mehr auf einem Würfel.</translation>
    </message>
    <message>
        <source>{unit}: difficult ground is a part of the distance, and not more than it.</source>
        <extracomment>move.moreDifficult</extracomment>
        <translation>{unit}: Schwieriges Gelände ist ein Teil der Strecke und nicht mehr als sie.</translation>
    </message>
    <message>
        <source>Given up: {what}. {why}</source>
        <extracomment>log.givenUp</extracomment>
        <translation>Aufgegeben: {what}. {why}</translation>
    </message>
    <message>
        <source>A battle has all of these that it needs; no other can be added.</source>
        <extracomment>refusal.fixedKind</extracomment>
        <translation>Eine Schlacht hat davon alles, was sie braucht; mehr geht nicht.</translation>
    </message>
    <message>
        <source>Both armies withdraw.</source>
        <extracomment>victory.bothWithdraw</extracomment>
        <translation>Beide Armeen ziehen sich zurück.</translation>
    </message>
    <message>
        <source>Night falls, {first} against {second} lost: nobody keeps the field.</source>
        <extracomment>victory.draw</extracomment>
        <translation>Die Nacht bricht herein, {first} gegen {second} verloren: Niemand behält das Feld.</translation>
    </message>
    <message>
        <source>No dice are thrown: whatever they show, the margin is {least} to {most}.</source>
        <extracomment>faceoff.unthrown</extracomment>
        <translation>Es wird nicht gewürfelt: Was auch fällt, der Abstand ist {least} bis {most}.</translation>
    </message>
    <message>
        <source>Nothing of number {id} was taken off the table.</source>
        <extracomment>refusal.neverTaken</extracomment>
        <translation>Nichts mit der Nummer {id} wurde vom Tisch genommen.</translation>
    </message>
    <message>
        <source>The army of {side} has lost control of too much and withdraws.</source>
        <extracomment>victory.withdraws</extracomment>
        <translation>{side}: Zu viel von der Armee ist entglitten, sie zieht sich zurück.</translation>
    </message>
    <message>
        <source>The objective is reached by {side}.</source>
        <extracomment>victory.reached</extracomment>
        <translation>Das Missionsziel ist erreicht: {side}.</translation>
    </message>
    <message>
        <source>What decided the battle no longer holds: nobody has won yet.</source>
        <extracomment>verdict.withdrawn</extracomment>
        <translation>Was die Schlacht entschieden hat, gilt nicht mehr: Noch hat niemand gewonnen.</translation>
    </message>
    <message>
        <source>{attacker} and {defender} fight.</source>
        <extracomment>faceoff.sure.fight</extracomment>
        <translation>{attacker} und {defender} kämpfen.</translation>
    </message>
    <message>
        <source>{attacker} falls back.</source>
        <extracomment>faceoff.sure.attackerBack</extracomment>
        <translation>{attacker} weicht zurück.</translation>
    </message>
    <message>
        <source>{attacker} halts.</source>
        <extracomment>faceoff.sure.halt</extracomment>
        <translation>{attacker} hält an.</translation>
    </message>
    <message>
        <source>{defender} falls back.</source>
        <extracomment>faceoff.sure.back</extracomment>
        <translation>{defender} weicht zurück.</translation>
    </message>
    <message>
        <source>{defender} routs.</source>
        <extracomment>faceoff.sure.rout</extracomment>
        <translation>{defender} flieht.</translation>
    </message>
    <message>
        <source>{unit} has beaten {other} and may pursue in its next move phase.</source>
        <extracomment>pursuit.may</extracomment>
        <translation>{unit} hat {other} geschlagen und darf in der nächsten eigenen Bewegungsphase verfolgen.</translation>
    </message>
    <message>
        <source>{unit} has no cover that stops this: no saving throws.</source>
        <extracomment>fire.noCover</extracomment>
        <translation>{unit} hat keine Deckung, die das aufhält: keine Rettungswürfe.</translation>
    </message>
    <message>
        <source>{unit} is on the table already.</source>
        <extracomment>refusal.stillThere</extracomment>
        <translation>{unit} ist schon auf dem Tisch.</translation>
    </message>
    <message numerus="yes">
        <source>{unit}: %n casualty markers behind it now.</source>
        <extracomment>fire.mark</extracomment>
        <translation>
            <numerusform>{unit}: jetzt %n Verlustmarker dahinter.</numerusform>
            <numerusform>{unit}: jetzt %n Verlustmarker dahinter.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit}: die {die}, modifiers {modifier}, pips {pips}: score {score}.</source>
        <extracomment>faceoff.score</extracomment>
        <translation>{unit}: Würfel {die}, Modifikatoren {modifier}, Augen {pips}: Ergebnis {score}.</translation>
    </message>
    <message>
        <source>{unit}: record dice from {before} to {after}.</source>
        <extracomment>pips.turn</extracomment>
        <translation>{unit}: Moralwürfel von {before} auf {after}.</translation>
    </message>
    <message>
        <source>{unit}: up to {n} cm</source>
        <extracomment>move.upTo</extracomment>
        <translation>{unit}: bis zu {n} cm</translation>
    </message>
    <message>
        <source>{unit}: up to {n} cm, away from the enemy</source>
        <extracomment>move.away</extracomment>
        <translation>{unit}: bis zu {n} cm, vom Feind weg</translation>
    </message>
    <message>
        <source>{value}: that is less than {from}.</source>
        <extracomment>refusal.valueAtLeast</extracomment>
        <translation>{value}: Das ist weniger als {from}.</translation>
    </message>
    <message>
        <source>{value}: that is outside {from} to {to}.</source>
        <extracomment>refusal.valueRange</extracomment>
        <translation>{value}: Das ist nicht zwischen {from} und {to}.</translation>
    </message>
    <message>
        <source>A second enemy</source>
        <extracomment>actions.secondEnemy</extracomment>
        <translation>Ein zweiter Gegner</translation>
    </message>
    <message>
        <source>Attacked from the rear</source>
        <extracomment>values.fromRear</extracomment>
        <translation>Im Rücken angegriffen</translation>
    </message>
    <message>
        <source>Bridge: {unit} runs into a second enemy, and they cannot be paired off</source>
        <extracomment>modifiers.second</extracomment>
        <translation>Brücke: {unit} stößt auf einen zweiten Gegner, und einer gegen einen geht nicht auf</translation>
    </message>
    <message>
        <source>Nobody any more</source>
        <extracomment>attack.nobodyElse</extracomment>
        <translation>Niemanden mehr</translation>
    </message>
    <message>
        <source>The last fight is over. Officers who have not moved may ride before the turn ends.</source>
        <extracomment>officers.last</extracomment>
        <translation>Der letzte Nahkampf ist vorbei. Offiziere, die sich nicht bewegt haben, dürfen reiten, bevor der Zug endet.</translation>
    </message>
    <message>
        <source>{unit} meets {target} as well, and is divided between two fights.</source>
        <extracomment>attack.alsoMeets</extracomment>
        <translation>{unit} trifft auch auf {target} und teilt sich auf zwei Nahkämpfe auf.</translation>
    </message>
    <message>
        <source>{unit} runs into whom as well?</source>
        <extracomment>attack.second</extracomment>
        <translation>Auf wen stößt {unit} noch?</translation>
    </message>
    <message>
        <source>{unit} stands against two enemies: each of its stands fights on one side only.</source>
        <extracomment>fight.divided</extracomment>
        <translation>{unit} steht gegen zwei Gegner: Jede Base kämpft nur auf einer Seite.</translation>
    </message>
    <message>
        <source>{unit} stands between two enemies.</source>
        <extracomment>attack.between</extracomment>
        <translation>{unit} steht zwischen zwei Gegnern.</translation>
    </message>
    <message>
        <source>{unit}: stands in the enemy&apos;s rear</source>
        <extracomment>fight.stands.Rear</extracomment>
        <translation>{unit}: Basen im Rücken des Gegners</translation>
    </message>
    <message>
        <source>It ended this: {then}. Now is another time: {now}.</source>
        <extracomment>refusal.otherTime</extracomment>
        <translation>Das beendete: {then}. Jetzt ist etwas anderes dran: {now}.</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <extracomment>moment.turn</extracomment>
        <translation>Zug {turn}</translation>
    </message>
    <message>
        <source>{side}</source>
        <extracomment>moment.side</extracomment>
        <translation>{side}</translation>
    </message>
    <message>
        <source>Take back what was moved: {what}</source>
        <extracomment>table.moveBack</extracomment>
        <translation>Zurücknehmen, was bewegt wurde: {what}</translation>
    </message>
    <message>
        <source>{entity}: a breach, one stand wide: {after}.</source>
        <extracomment>onTable.breached</extracomment>
        <translation>{entity}: Bresche, eine Basis breit: {after}.</translation>
    </message>
    <message>
        <source>{entity}: on fire: {after}.</source>
        <extracomment>onTable.burning</extracomment>
        <translation>{entity}: brennt: {after}.</translation>
    </message>
    <message>
        <source>{entity}: routing: {after}.</source>
        <extracomment>onTable.routing</extracomment>
        <translation>{entity}: auf der Flucht: {after}.</translation>
    </message>
    <message>
        <source>Scatter</source>
        <extracomment>actions.scatter</extracomment>
        <translation>Zersprengen</translation>
    </message>
    <message>
        <source>Stands that have fought in this phase</source>
        <extracomment>values.standsTaken</extracomment>
        <translation>Basen, die in dieser Phase gekämpft haben</translation>
    </message>
    <message>
        <source>{unit} is not below half strength.</source>
        <extracomment>losses.notBelowHalf</extracomment>
        <translation>{unit} ist nicht unter halber Stärke.</translation>
    </message>
    <message numerus="yes">
        <source>{unit}: {given} dice, but it has %n stands for this fight. The others fight another enemy.</source>
        <extracomment>fight.tooManyDivided</extracomment>
        <translation>
            <numerusform>{unit}: {given} Würfel, aber für diesen Kampf hat sie %n Basis. Die anderen kämpfen gegen einen anderen Feind.</numerusform>
            <numerusform>{unit}: {given} Würfel, aber für diesen Kampf hat sie %n Basen. Die anderen kämpfen gegen einen anderen Feind.</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>value.none</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>“{key}” may have {most} letters at most.</source>
        <extracomment>refusal.longText</extracomment>
        <translation>„{key}“ darf höchstens {most} Buchstaben haben.</translation>
    </message>
    <message>
        <source>chance of being killed</source>
        <extracomment>odds.gone.officer</extracomment>
        <translation>Chance, zu fallen</translation>
    </message>
    <message>
        <source>Back on the table: {unit}.</source>
        <extracomment>log.restore</extracomment>
        <translation>Wieder auf dem Tisch: {unit}.</translation>
    </message>
    <message>
        <source>Charged into</source>
        <extracomment>links.charged</extracomment>
        <translation>Attackierte in</translation>
    </message>
    <message>
        <source>Margin {margin}: {unit} gets away, and nothing else happens.</source>
        <extracomment>faceoff.away</extracomment>
        <translation>Abstand {margin}: {unit} entkommt, sonst geschieht nichts.</translation>
    </message>
    <message>
        <source>Margin {margin}: {unit} is caught and runs on.</source>
        <extracomment>faceoff.caught</extracomment>
        <translation>Abstand {margin}: {unit} wird eingeholt und flieht weiter.</translation>
    </message>
    <message>
        <source>Taken off the table by hand: {unit}.</source>
        <extracomment>log.remove</extracomment>
        <translation>Von Hand vom Tisch genommen: {unit}.</translation>
    </message>
    <message>
        <source>What was said of it is not possible any more.</source>
        <extracomment>refusal.overtaken</extracomment>
        <translation>Was dazu gesagt wurde, ist nicht mehr möglich.</translation>
    </message>
    <message>
        <source>no die can fail</source>
        <extracomment>die.cannotFail</extracomment>
        <translation>kein Wurf kann misslingen</translation>
    </message>
    <message>
        <source>{unit} comes on and meets {target} as well.</source>
        <extracomment>attack.meetsNext</extracomment>
        <translation>{unit} rückt weiter vor und trifft auch auf {target}.</translation>
    </message>
    <message>
        <source>{unit} is in another fight and stays there.</source>
        <extracomment>glory.held</extracomment>
        <translation>{unit} steht in einem anderen Kampf und bleibt dort.</translation>
    </message>
    <message>
        <source>Met in this phase</source>
        <extracomment>links.met</extracomment>
        <translation>Traf in dieser Phase auf</translation>
    </message>
    <message>
        <source>Its result is known: {what}. Play it out, or take the throw back with undo.</source>
        <extracomment>refusal.decided</extracomment>
        <translation>Das Ergebnis steht fest: {what}. Zu Ende bringen, oder den Wurf rückgängig machen.</translation>
    </message>
    <message>
        <source>Dice are called for first: {what}.</source>
        <extracomment>refusal.unthrown</extracomment>
        <translation>Erst die verlangten Würfel: {what}.</translation>
    </message>
    <message>
        <source>Lost: {unit}.</source>
        <extracomment>losses.destroyed</extracomment>
        <translation>Verloren: {unit}.</translation>
    </message>
    <message>
        <source>Not to be done any more: {owed}.</source>
        <extracomment>log.drop</extracomment>
        <translation>Nicht mehr zu tun: {owed}.</translation>
    </message>
    <message>
        <source>Overrun: {unit}.</source>
        <extracomment>losses.overrun</extracomment>
        <translation>Überrannt: {unit}.</translation>
    </message>
    <message>
        <source>Still open: {what}.</source>
        <extracomment>refusal.unfinished</extracomment>
        <translation>Noch offen: {what}.</translation>
    </message>
    <message>
        <source>This comes to its end first: {what}.</source>
        <extracomment>refusal.unplayed</extracomment>
        <translation>Zuerst zu Ende bringen: {what}.</translation>
    </message>
    <message>
        <source>{unit} fires at {target}: how far?</source>
        <extracomment>works.aim</extracomment>
        <translation>{unit} feuert auf {target}: Wie weit?</translation>
    </message>
    <message>
        <source>{unit} gets away, and nothing else happens.</source>
        <extracomment>faceoff.sure.away</extracomment>
        <translation>{unit} entkommt, sonst geschieht nichts.</translation>
    </message>
    <message>
        <source>{unit} is below half strength now and may be scattered.</source>
        <extracomment>losses.mayScatter</extracomment>
        <translation>{unit} ist jetzt unter halber Stärke und kann zersprengt werden.</translation>
    </message>
    <message>
        <source>{unit} is caught and runs on.</source>
        <extracomment>faceoff.sure.caught</extracomment>
        <translation>{unit} wird eingeholt und flieht weiter.</translation>
    </message>
    <message>
        <source>{unit} is in danger, for {other} has lost a stand.</source>
        <extracomment>officers.mustRoll</extracomment>
        <translation>{unit} ist in Gefahr, denn {other} hat eine Basis verloren.</translation>
    </message>
    <message>
        <source>{unit} moves 0 to {n} cm.</source>
        <extracomment>move.noDistance</extracomment>
        <translation>{unit} bewegt sich 0 bis {n} cm.</translation>
    </message>
    <message>
        <source>{unit}: {value} set by hand: {after}.</source>
        <extracomment>log.setTo</extracomment>
        <translation>{unit}: {value} von Hand gesetzt: {after}.</translation>
    </message>
    <message>
        <source>{unit}: {value} taken back by hand, it was {before}.</source>
        <extracomment>log.unset</extracomment>
        <translation>{unit}: {value} von Hand zurückgenommen, vorher {before}.</translation>
    </message>
    <message>
        <source>{what} was begun and has not ended: answer what it asks.</source>
        <extracomment>refusal.putAside</extracomment>
        <translation>{what} ist begonnen und noch nicht zu Ende: erst beantworten, was gefragt ist.</translation>
    </message>
    <message>
        <source>Officers may ride until its dice are called for.</source>
        <extracomment>fight.duelRiders</extracomment>
        <translation>Bis zu seinen Würfeln dürfen Offiziere reiten.</translation>
    </message>
    <message>
        <source>{unit} against {target}: a duel, one stand a side.</source>
        <extracomment>fight.duel</extracomment>
        <translation>{unit} gegen {target}: ein Zweikampf, eine Basis je Seite.</translation>
    </message>
    <message>
        <source>Friends in the way who run</source>
        <extracomment>rulings.wss.rout.barrier_runs.heading</extracomment>
        <translation>Freunde im Weg, die selbst fliehen</translation>
    </message>
    <message>
        <source>It moves against the friends all the same.</source>
        <extracomment>rulings.wss.rout.barrier_runs.option.meets</extracomment>
        <translation>Sie geht trotzdem gegen die Freunde vor.</translation>
    </message>
    <message>
        <source>It stays behind those whom it pursued.</source>
        <extracomment>rulings.wss.rout.barrier_runs.option.on</extracomment>
        <translation>Sie bleibt hinter denen, die sie verfolgt hat.</translation>
    </message>
    <message>
        <source>Where pursued infantry passes into friends and they rout, what does the cavalry do?</source>
        <extracomment>rulings.wss.rout.barrier_runs.question</extracomment>
        <translation>Was tut die Kavallerie, wenn verfolgte Infanterie in Freunde läuft und diese selbst fliehen?</translation>
    </message>
    <message>
        <source>{other} does not stand: {unit} rides past.</source>
        <extracomment>pursuit.noBarrier</extracomment>
        <translation>{other} hält nicht stand: {unit} reitet vorbei.</translation>
    </message>
    <message>
        <source>That is not owed any more.</source>
        <extracomment>refusal.notOwed</extracomment>
        <translation>Das ist nicht mehr offen.</translation>
    </message>
    <message>
        <source>{owed} The battle goes on with that: it cannot be let pass.</source>
        <extracomment>refusal.goesOn</extracomment>
        <translation>{owed} Damit geht die Schlacht weiter: das kann nicht entfallen.</translation>
    </message>
    <message>
        <source>At the rear of</source>
        <extracomment>links.behind</extracomment>
        <translation>Im Rücken von</translation>
    </message>
    <message>
        <source>It is a duel, one stand a side: {unit} throws no dice in it.</source>
        <extracomment>fight.noDice</extracomment>
        <translation>Es ist ein Duell, eine Basis je Seite: {unit} würfelt darin nicht mit.</translation>
    </message>
    <message>
        <source>The second example of play of the rulebook. Dutch infantry with the Guards behind it comes at the right of the French line. What happens in the rulebook is ahead: Redo goes through it. One of its dice is not asked for: the 3 of Regiment B for its friends, for with one pip no die can fail.</source>
        <extracomment>scenarios.example-infantry.description</extracomment>
        <translation>Das zweite Spielbeispiel des Regelwerks. Niederländische Infanterie, die Garde dahinter, geht gegen die Rechte der französischen Linie vor. Was im Regelwerk geschieht, liegt voraus: „Wiederherstellen“ geht es Schritt für Schritt durch. Nach einem seiner Würfel wird nicht gefragt: der 3 von Regiment B für seine Freunde, denn mit einem Auge kann kein Wurf misslingen.</translation>
    </message>
    <message>
        <source>Who has held the objective for a whole turn, or has done all that was agreed?</source>
        <extracomment>victory.objective</extracomment>
        <translation>Wer hat das Missionsziel einen ganzen Zug lang gehalten oder alles getan, was vereinbart war?</translation>
    </message>
    <message>
        <source>{hits} against {against}: no result, {attacker} falls back.</source>
        <extracomment>fight.result.sums.ends</extracomment>
        <translation>{hits} gegen {against}: kein Ergebnis, {attacker} weicht zurück.</translation>
    </message>
    <message>
        <source>{hits} against {against}: the loser falls back.</source>
        <extracomment>fight.result.sums.back</extracomment>
        <translation>{hits} gegen {against}: Der Verlierer weicht zurück.</translation>
    </message>
    <message>
        <source>{hits} against {against}: the loser routs.</source>
        <extracomment>fight.result.sums.rout</extracomment>
        <translation>{hits} gegen {against}: Der Verlierer flieht.</translation>
    </message>
    <message>
        <source>{hits} against {against}: {attacker} and {defender} fight on.</source>
        <extracomment>fight.result.sums.on</extracomment>
        <translation>{hits} gegen {against}: {attacker} und {defender} kämpfen weiter.</translation>
    </message>
    <message>
        <source>{unit} is in danger, for {other} is lost.</source>
        <extracomment>officers.mustRoll.gun</extracomment>
        <translation>{unit} ist in Gefahr, denn {other} ist verloren.</translation>
    </message>
    <message>
        <source>{unit} is in danger, for {other} is lost: he lives on {score} or more.</source>
        <extracomment>officers.fate.gun</extracomment>
        <translation>{unit} ist in Gefahr, denn {other} ist verloren: überlebt bei {score} oder mehr.</translation>
    </message>
    <message>
        <source>{unit} is not captured: he rides off.</source>
        <extracomment>overrun.notTaken</extracomment>
        <translation>{unit} wird nicht gefangen: Er reitet davon.</translation>
    </message>
    <message>
        <source>{unit}: ride off, out of the way of {other}.</source>
        <extracomment>overrun.ridesOff</extracomment>
        <translation>{unit}: davonreiten, {other} aus dem Weg.</translation>
    </message>
    <message>
        <source>Disputed, and diced for: {question} The die showed {face}: {answer}, not {other}.</source>
        <extracomment>log.diced</extracomment>
        <translation>Strittig und ausgewürfelt: {question} Der Würfel zeigte {face}: {answer}, nicht {other}.</translation>
    </message>
    <message>
        <source>{value} of {unit} is set by what is being asked, too ({what}): answer that first, or park it.</source>
        <extracomment>refusal.setAgain</extracomment>
        <translation>{unit}: {value} ändert auch, was gerade gefragt wird ({what}). Erst antworten oder parken.</translation>
    </message>
    <message>
        <source>Allowed anyway after the end of the battle.</source>
        <extracomment>refusal.battleOver.letPass</extracomment>
        <translation>Trotzdem erlaubt, nach dem Ende der Schlacht.</translation>
    </message>
    <message>
        <source>Allowed anyway before the dice were thrown: {what}.</source>
        <extracomment>refusal.unthrown.letPass</extracomment>
        <translation>Trotzdem erlaubt, ehe gewürfelt war: {what}.</translation>
    </message>
    <message>
        <source>Allowed anyway before this had ended: {what}.</source>
        <extracomment>refusal.unplayed.letPass</extracomment>
        <translation>Trotzdem erlaubt, ehe dies zu Ende war: {what}.</translation>
    </message>
    <message>
        <source>Allowed anyway, and left open: {what}.</source>
        <extracomment>refusal.putAside.letPass, refusal.unfinished.letPass</extracomment>
        <translation>Trotzdem erlaubt, und offen geblieben: {what}.</translation>
    </message>
    <message>
        <source>Allowed anyway, and left undone: {what}</source>
        <extracomment>phase.owed.letPass</extracomment>
        <translation>Trotzdem erlaubt, und unterblieben: {what}</translation>
    </message>
    <message>
        <source>Allowed anyway: cavalry closes with {unit}, which is steady.</source>
        <extracomment>contact.steady.letPass</extracomment>
        <translation>Trotzdem erlaubt: {unit} ist standfest, und Kavallerie geht doch in Kontakt.</translation>
    </message>
    <message>
        <source>Allowed anyway: {side} set up more than {n} cm from its own edge.</source>
        <extracomment>begin.tooFar.letPass</extracomment>
        <translation>Trotzdem erlaubt: {side} steht mehr als {n} cm vom eigenen Rand.</translation>
    </message>
    <message>
        <source>Allowed anyway: {unit} is in a fight and attacked from elsewhere than its rear.</source>
        <extracomment>contact.rearOnly.letPass</extracomment>
        <translation>Trotzdem erlaubt: {unit} ist im Nahkampf und wird nicht im Rücken angegriffen.</translation>
    </message>
    <message numerus="yes">
        <source>Allowed anyway: {unit} throws {given} dice from %n stands.</source>
        <extracomment>fight.tooMany.letPass</extracomment>
        <translation>
            <numerusform>Trotzdem erlaubt: {unit} wirft {given} Würfel aus %n Basis.</numerusform>
            <numerusform>Trotzdem erlaubt: {unit} wirft {given} Würfel aus %n Basen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allowed anyway: {unit} throws {given} dice, with %n stands for this fight.</source>
        <extracomment>fight.tooManyDivided.letPass</extracomment>
        <translation>
            <numerusform>Trotzdem erlaubt: {unit} wirft {given} Würfel, mit %n Basis für diesen Kampf.</numerusform>
            <numerusform>Trotzdem erlaubt: {unit} wirft {given} Würfel, mit %n Basen für diesen Kampf.</numerusform>
        </translation>
    </message>
    <message>
        <source>Allowed anyway: “{what}” is given up with its result known.</source>
        <extracomment>refusal.decided.letPass</extracomment>
        <translation>Trotzdem erlaubt: „{what}“ wird aufgegeben, obwohl das Ergebnis feststeht.</translation>
    </message>
    <message>
        <source>The charge of {unit} is used up.</source>
        <extracomment>glory.spent</extracomment>
        <translation>{unit} hat die Attacke damit verbraucht.</translation>
    </message>
    <message>
        <source>{unit} charges, and its charge of the game is used up with that.</source>
        <extracomment>glory.spends</extracomment>
        <translation>{unit} attackiert und verbraucht damit die Attacke des Spiels.</translation>
    </message>
</context>
</TS>
