<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name></name>
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
        <source>The number for “%1” has to be from 0 to %2.</source>
        <translation>Die Zahl für „%1“ muss zwischen 0 und %2 liegen.</translation>
    </message>
    <message>
        <source>Nothing is being asked.</source>
        <translation>Nichts ist gefragt.</translation>
    </message>
    <message>
        <source>The battle has to be set up first.</source>
        <translation>Die Schlacht muss erst aufgestellt werden.</translation>
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
        <source>at least one loss</source>
        <translation>mindestens ein Verlust</translation>
    </message>
    <message>
        <source>expected losses</source>
        <translation>erwartete Verluste</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>vernichtet</translation>
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
        <source>Leave the correction</source>
        <translation>Korrektur verlassen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
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
        <source>Press the number of hits</source>
        <translation>Die Zahl der Treffer drücken</translation>
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
        <translation>Enter würfelt; oder drücken, was die eigenen Würfel zeigen</translation>
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
    <name>adjutant::app::DraftRules</name>
    <message>
        <source>This ruling has no such choice.</source>
        <translation>Diese Auslegung hat keine solche Wahl.</translation>
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
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>%1 - Adjutant</source>
        <translation>%1 - Adjutant</translation>
    </message>
    <message>
        <source>Leave this battle?</source>
        <translation>Diese Schlacht verlassen?</translation>
    </message>
    <message>
        <source>%1 is kept in no file. It is lost when it is left.</source>
        <translation>%1 steht in keiner Datei und ist verloren, sobald sie verlassen wird.</translation>
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
        <translation>Auslegungen und Hausregeln</translation>
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
        <source>No battle is open</source>
        <translation>Keine Schlacht ist geöffnet</translation>
    </message>
    <message>
        <source>For every question</source>
        <translation>Für jede Frage</translation>
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
        <source>This battle is being played. Open another one first.</source>
        <translation>Diese Schlacht wird gerade gespielt. Erst eine andere öffnen.</translation>
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
        <translation>Die gewählte Schlacht von hier wegnehmen (Entf)</translation>
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
        <translation>Echte: ihr sagt, was sie zeigen</translation>
    </message>
    <message>
        <source>The program&apos;s: Enter throws them</source>
        <translation>Die des Programms: Enter würfelt</translation>
    </message>
    <message>
        <source>While playing</source>
        <translation>Beim Spielen</translation>
    </message>
    <message>
        <source>Show the chances before a throw</source>
        <translation>Die Chancen vor dem Wurf zeigen</translation>
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
        <translation>Gilt ab dem nächsten Start: Adjutant schließen und wieder öffnen.</translation>
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
        <translation>Als HTML speichern …</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern …</translation>
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
        <translation>Als PDF speichern</translation>
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
        <translation>Als HTML speichern</translation>
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
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move the picked unit up (Ctrl+Up)</source>
        <translation>Gewählte Einheit nach oben (Strg+Auf)</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move the picked unit down (Ctrl+Down)</source>
        <translation>Gewählte Einheit nach unten (Strg+Ab)</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Herausnehmen</translation>
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
        <source>%1 %2</source>
        <comment>title of a page, and how many things are on it</comment>
        <translation>%1 %2</translation>
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
</context>
<context>
    <name>adjutant::app::Start</name>
    <message>
        <source>A referee for miniature wargames.</source>
        <translation>Ein Schiedsrichter für Tabletop-Schlachten.</translation>
    </message>
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
        <source>This battle cannot be opened</source>
        <translation>Diese Schlacht kann nicht geöffnet werden</translation>
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
        <translation>Zug beenden</translation>
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
    <name>adjutant::app::UnitDelegate</name>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
</context>
<context>
    <name>adjutant::app::UnitRow</name>
    <message>
        <source>May react</source>
        <translation>Darf reagieren</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and name of a unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2 figures</source>
        <translation>%1 von %2 Figuren</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a value and its number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>In hand-to-hand with Jäger Defence</comment>
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
        <source>The battle is decided.</source>
        <translation>Die Schlacht ist entschieden.</translation>
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
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
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
        <source>The armies now: %1</source>
        <translation>Die Armeen jetzt: %1</translation>
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
        <source>Turn %1, %2</source>
        <translation>Zug %1, %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence and the heading of the rulebook</comment>
        <translation>%1 (%2)</translation>
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
        <source>adjutant-cli COMMAND: a referee for miniature wargames in the terminal

  play     play a battle, or let it play by itself
  lookup   look up a row of a rulebook&apos;s table
  tables   list and print the tables of a rulebook
  report   print the log of a battle
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
  report   das Protokoll einer Schlacht ausgeben
  recover  retten, was von einer beschädigten Schlacht lesbar ist
  serve    JSON-RPC 2.0 über Standardein- und -ausgabe sprechen

  BEFEHL --help    was ein Befehl kann
  --version        die Version

Spiele: %1
</translation>
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
        <source>report FILE [--markdown]

Prints the log of a battle turn by turn, and the armies as they
stand.

  adjutant-cli report raid.adjutant --markdown &gt; raid.md
</source>
        <translation>report DATEI [--markdown]

Gibt das Protokoll einer Schlacht Zug für Zug aus und die Armeen,
wie sie stehen.

  adjutant-cli report raid.adjutant --markdown &gt; raid.md
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
        <source>An older entry is not legal any more: %1 Type decide keep, drop or allow; or decide leave.</source>
        <translation>Ein älterer Eintrag ist nicht mehr regelgerecht: %1 „decide keep“, „drop“ oder „allow“ eingeben; oder „decide leave“.</translation>
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
        <source>Type decide keep, drop, allow or leave.</source>
        <translation>„decide keep“, „drop“, „allow“ oder „leave“ eingeben.</translation>
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
        <source>Name one battle: report FILE [--markdown]</source>
        <translation>Eine Schlacht nennen: report DATEI [--markdown]</translation>
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
        <extracomment>common.dice</extracomment>
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
        <translation>Eine Mine wird höchstens {n} cm von einer Figur von {unit} verlegt.</translation>
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
        <translation>Bevor sich jemand von {side} bewegt: Wer ist schon in Reichweite von wem, gesehen und ohne Deckung?</translation>
    </message>
    <message>
        <source>Before anybody of {side} moves: who is in range of whom already?</source>
        <extracomment>ranges.ask</extracomment>
        <translation>Bevor sich jemand von {side} bewegt: Wer ist schon in Reichweite von wem?</translation>
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
        <translation>Hat irgendeine Figur von {unit} wirklich ihren Platz verändert?</translation>
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
        <translation>Zug beenden</translation>
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
        <translation>Granate {number} landete weiter als {n} cm von {unit} entfernt.</translation>
    </message>
    <message>
        <source>Grenade {number} goes off.</source>
        <extracomment>explosions.bang</extracomment>
        <translation>Granate {number} explodiert.</translation>
    </message>
    <message>
        <source>Grenade {number} is more than {n} cm away from {unit}.</source>
        <extracomment>throwBack.tooFar</extracomment>
        <translation>Granate {number} ist weiter als {n} cm von {unit} entfernt.</translation>
    </message>
    <message>
        <source>Grenade {number} lands long: move it {n} cm straight away from {unit}.</source>
        <extracomment>grenades.land.long.thrower</extracomment>
        <translation>Granate {number} landet zu weit: um {n} cm gerade von {unit} weg verschieben.</translation>
    </message>
    <message>
        <source>Grenade {number} lands on its marker.</source>
        <extracomment>grenades.land.mark</extracomment>
        <translation>Granate {number} landet auf ihrem Marker.</translation>
    </message>
    <message>
        <source>Grenade {number} lands short: move it {n} cm straight towards {unit}.</source>
        <extracomment>grenades.land.short.thrower</extracomment>
        <translation>Granate {number} landet zu kurz: um {n} cm gerade auf {unit} zu verschieben.</translation>
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
        <translation>Granate {number} liegt in {area}: Wer außerhalb ist, bleibt verschont.</translation>
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
        <translation>Wie viele Figuren von {unit} berühren Draht {number}?</translation>
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
        <extracomment>grenades.inTheOpen</extracomment>
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
        <translation>Ist eine Figur von {unit} höchstens {n} cm von der Mine entfernt?</translation>
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
        <translation>Ist Granate {number} höchstens {n} cm von {unit} entfernt?</translation>
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
        <translation>Ist {target} höchstens {n} cm von {unit} entfernt?</translation>
    </message>
    <message>
        <source>Is {unit} within {n} cm of {target}?</source>
        <extracomment>charges.reach</extracomment>
        <translation>Ist {unit} höchstens {n} cm von {target} entfernt?</translation>
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
        <source>Not to be done any more: {owed}</source>
        <extracomment>log.drop</extracomment>
        <translation>Nicht mehr zu tun: {owed}</translation>
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
        <translation>Ladung {number} an {unit} anbringen. Sie explodiert am Ende des nächsten Zuges der Pioniere.</translation>
    </message>
    <message>
        <source>Put charge {number} on {unit}. It goes off at the end of this turn.</source>
        <extracomment>charges.attachThis</extracomment>
        <translation>Ladung {number} an {unit} anbringen. Sie explodiert am Ende dieses Zuges.</translation>
    </message>
    <message>
        <source>Put grenade {number} anywhere within {n} cm of {unit}.</source>
        <extracomment>throwBack.landing</extracomment>
        <translation>Granate {number} beliebig hinlegen, höchstens {n} cm von {unit} entfernt.</translation>
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
        <translation>Draht {number}, etwa {n} cm davon, so hinlegen, dass er eine Figur von {unit} berührt.</translation>
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
        <extracomment>units.hole, values.areaKind.hole, values.type.hole</extracomment>
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
        <translation>Das ist weiter als {n} cm von {unit} entfernt: Granate {number} woanders hinlegen.</translation>
    </message>
    <message>
        <source>That is not owed.</source>
        <extracomment>refusal.notOwed</extracomment>
        <translation>Das ist nicht offen.</translation>
    </message>
    <message>
        <source>That is outside the arc of {unit}, {n} degrees in all.</source>
        <extracomment>cannon.outsideArc</extracomment>
        <translation>Das ist außerhalb des Schussfelds von {unit}, insgesamt {n} Grad.</translation>
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
        <translation>Die Kanone von {unit} erreicht, was sie sieht, bis {n} cm und in ihrem Schussfeld.</translation>
    </message>
    <message>
        <source>The cannon of {unit} reaches {n} cm, inside its arc.</source>
        <extracomment>cannon.notPossible</extracomment>
        <translation>Die Kanone von {unit} reicht {n} cm weit, in ihrem Schussfeld.</translation>
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
        <translation>Die Ladung explodiert in den Händen von {unit}.</translation>
    </message>
    <message>
        <source>The charge on {unit} goes off at the end of this turn.</source>
        <extracomment>turn.chargeDue</extracomment>
        <translation>Die Ladung an {unit} explodiert am Ende dieses Zuges.</translation>
    </message>
    <message>
        <source>The charge on {unit} goes off.</source>
        <extracomment>charges.bang</extracomment>
        <translation>Die Ladung an {unit} explodiert.</translation>
    </message>
    <message>
        <source>The charge on {unit} goes off: how many figures of each team are within {radius} cm?</source>
        <extracomment>charges.caught</extracomment>
        <translation>Die Ladung an {unit} explodiert: Wie viele Figuren jedes Trupps sind im Umkreis von {radius} cm?</translation>
    </message>
    <message>
        <source>The charge on {unit} is due.</source>
        <extracomment>charges.cause</extracomment>
        <translation>Die Ladung an {unit} ist fällig.</translation>
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
        <translation>Das MG von {unit} ist nicht aufgebaut.</translation>
    </message>
    <message>
        <source>The gun of {unit} is set up: pack it up first.</source>
        <extracomment>move.setUp</extracomment>
        <translation>Das MG von {unit} ist aufgebaut: erst abbauen.</translation>
    </message>
    <message>
        <source>The machine gun of {unit} is packed already.</source>
        <extracomment>machineGun.alreadyPacked</extracomment>
        <translation>Das MG von {unit} ist schon abgebaut.</translation>
    </message>
    <message>
        <source>The machine gun of {unit} is set up already.</source>
        <extracomment>machineGun.alreadySetUp</extracomment>
        <translation>Das MG von {unit} ist schon aufgebaut.</translation>
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
        <translation>Die Beziehung zwischen {unit} und {other} wurde von Hand geändert.</translation>
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
        <translation>Der Schuss geht daneben: den Marker um {n} cm nach links verschieben, von {unit} aus gesehen.</translation>
    </message>
    <message>
        <source>The shot goes wide: move the marker {n} cm to the right, as {unit} sees it.</source>
        <extracomment>cannon.land.right.tank</extracomment>
        <translation>Der Schuss geht daneben: den Marker um {n} cm nach rechts verschieben, von {unit} aus gesehen.</translation>
    </message>
    <message>
        <source>The shot lands long: move the marker {n} cm away from {unit}.</source>
        <extracomment>cannon.land.long.tank</extracomment>
        <translation>Der Schuss landet zu weit: den Marker um {n} cm von {unit} weg verschieben.</translation>
    </message>
    <message>
        <source>The shot lands on its marker.</source>
        <extracomment>cannon.land.mark</extracomment>
        <translation>Der Schuss landet auf seinem Marker.</translation>
    </message>
    <message>
        <source>The shot lands short: move the marker {n} cm towards {unit}.</source>
        <extracomment>cannon.land.short.tank</extracomment>
        <translation>Der Schuss landet zu kurz: den Marker um {n} cm auf {unit} zu verschieben.</translation>
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
        <translation>Der Zug von {side} beginnt.</translation>
    </message>
    <message>
        <source>The turn of {unit} is over.</source>
        <extracomment>guard.turnEnded</extracomment>
        <translation>Der Zug von {unit} ist vorbei.</translation>
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
        <translation>Zug {turn} von {side}.</translation>
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
        <translation>Welche eigenen Trupps im Nahkampf mit {target} treffen verirrte Schüsse?</translation>
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
        <translation>Wer allein hat Figuren in {area}?</translation>
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
        <extracomment>values.winner</extracomment>
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
        <extracomment>word.no</extracomment>
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
        <extracomment>word.yes</extracomment>
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
        <source>{entity}: mark whether it is destroyed.</source>
        <extracomment>onTable.destroyed</extracomment>
        <translation>{entity}: markieren, ob vernichtet.</translation>
    </message>
    <message>
        <source>{entity}: mark whether the driver is dead.</source>
        <extracomment>onTable.driverDead</extracomment>
        <translation>{entity}: markieren, ob der Fahrer tot ist.</translation>
    </message>
    <message>
        <source>{entity}: mark whether the gunner is dead.</source>
        <extracomment>onTable.gunnerDead</extracomment>
        <translation>{entity}: markieren, ob der Richtschütze tot ist.</translation>
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
        <extracomment>begin.die</extracomment>
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
        <translation>{target} ist weiter als {n} cm von {unit} entfernt.</translation>
    </message>
    <message>
        <source>{target} is not within {n} cm of {unit}.</source>
        <extracomment>handToHand.tooFar</extracomment>
        <translation>{target} ist nicht innerhalb von {n} cm um {unit}.</translation>
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
            <numerusform>Flammen von {unit} auf den Panzer {target}: beschädigt.</numerusform>
            <numerusform>Flammen von {unit} auf den Panzer {target}: kein Schaden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} burns {target}: %n hits.</source>
        <extracomment>flamethrower.hits</extracomment>
        <translation>
            <numerusform>Flammen von {unit} auf {target}: %n Treffer.</numerusform>
            <numerusform>Flammen von {unit} auf {target}: %n Treffer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} burns: %n dice.</source>
        <extracomment>flamethrower.throw</extracomment>
        <translation>
            <numerusform>Flammen von {unit}: %n Würfel.</numerusform>
            <numerusform>Flammen von {unit}: %n Würfel.</numerusform>
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
        <translation>{unit} kann an {target} keine Ladung anbringen: Zug vorbei.</translation>
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
    <message numerus="yes">
        <source>{unit} fires at {target}: {dice} dice, {score} or more: %n hits.</source>
        <extracomment>fire.hits</extracomment>
        <translation>
            <numerusform>{unit} feuert auf {target}: {dice} Würfel, {score} oder mehr: %n Treffer.</numerusform>
            <numerusform>{unit} feuert auf {target}: {dice} Würfel, {score} oder mehr: %n Treffer.</numerusform>
        </translation>
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
        <translation>{unit} bringt eine Ladung an {target} an.</translation>
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
        <translation>{unit} in Reichweite von {target}</translation>
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
        <translation>{unit} ist weiter als {n} cm von {target} entfernt.</translation>
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
        <translation>{unit} setzt eine Ladung an {target}: ein Würfel.</translation>
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
        <source>{unit} takes cover, {dice} dice: %n hits are cancelled.</source>
        <extracomment>takeCover.saved</extracomment>
        <translation>
            <numerusform>{unit} nimmt Deckung, {dice} Würfel: %n Treffer ist aufgehoben.</numerusform>
            <numerusform>{unit} nimmt Deckung, {dice} Würfel: %n Treffer sind aufgehoben.</numerusform>
        </translation>
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
        <source>{unit} was taken off the table by hand.</source>
        <extracomment>log.remove</extracomment>
        <translation>{unit} wurde von Hand vom Tisch genommen.</translation>
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
        <source>“{key}” cannot be that.</source>
        <extracomment>refusal.wrongValue</extracomment>
        <translation>„{key}“ kann das nicht sein.</translation>
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
        <source>Before the turn ends.</source>
        <extracomment>gate.turnEnd</extracomment>
        <translation>Bevor der Zug endet.</translation>
    </message>
</context>
</TS>
