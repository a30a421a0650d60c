<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>adjutant::Referee</name>
    <message numerus="yes">
        <source>%n dice are asked for.</source>
        <translation>
            <numerusform>%n die is asked for.</numerusform>
            <numerusform>%n dice are asked for.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dice for %n groups are asked for.</source>
        <translation>
            <numerusform>Dice for %n group are asked for.</numerusform>
            <numerusform>Dice for %n groups are asked for.</numerusform>
        </translation>
    </message>
</context>
</TS>
