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
<context>
    <name>adjutant::Report</name>
    <message numerus="yes">
        <source>Left out, because only the result was noted: %n dice.</source>
        <translation>
            <numerusform>Left out, because only the result was noted: %n die.</numerusform>
            <numerusform>Left out, because only the result was noted: %n dice.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::Storage</name>
    <message numerus="yes">
        <source>%n steps were saved.</source>
        <translation>
            <numerusform>%n step was saved.</numerusform>
            <numerusform>%n steps were saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::CellsPrompt</name>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::DicePrompt</name>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::IdleView</name>
    <message numerus="yes">
        <source>%n actions</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::MomentView</name>
    <message numerus="yes">
        <source>Going on from here leaves %n entries behind, up to “%1”. They are kept: redo leads there, and so does the timeline.</source>
        <translation>
            <numerusform>Going on from here leaves %n entry behind, “%1”. It is kept: redo leads there, and so does the timeline.</numerusform>
            <numerusform>Going on from here leaves %n entries behind, up to “%1”. They are kept: redo leads there, and so does the timeline.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::OwedItem</name>
    <message numerus="yes">
        <source>%n answers given</source>
        <comment>to a question that was put aside</comment>
        <translation>
            <numerusform>%n answer given</numerusform>
            <numerusform>%n answers given</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::ReferencePage</name>
    <message numerus="yes">
        <source>%n actions</source>
        <comment>what an action costs</comment>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::RevisionBar</name>
    <message numerus="yes">
        <source>The past is being changed: %n entries are still to be worked out again.</source>
        <translation>
            <numerusform>The past is being changed: %n entry is still to be worked out again.</numerusform>
            <numerusform>The past is being changed: %n entries are still to be worked out again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::RulingsModel</name>
    <message numerus="yes">
        <source>%n cells changed</source>
        <translation>
            <numerusform>%n cell changed</numerusform>
            <numerusform>%n cells changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::RulingsView</name>
    <message numerus="yes">
        <source>%n rulings changed</source>
        <translation>
            <numerusform>%n ruling changed</numerusform>
            <numerusform>%n rulings changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells of tables changed</source>
        <translation>
            <numerusform>%n cell of a table changed</numerusform>
            <numerusform>%n cells of tables changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::SomeOfPrompt</name>
    <message numerus="yes">
        <source>These %n</source>
        <translation>
            <numerusform>This one</numerusform>
            <numerusform>These %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::TallyPrompt</name>
    <message numerus="yes">
        <source>%n in all</source>
        <translation>
            <numerusform>%n in all</numerusform>
            <numerusform>%n in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::TimelinePanel</name>
    <message numerus="yes">
        <source>Left behind: %n steps, up to %1</source>
        <comment>a line of the battle</comment>
        <translation>
            <numerusform>Left behind: %n step, up to %1</numerusform>
            <numerusform>Left behind: %n steps, up to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::TopBar</name>
    <message numerus="yes">
        <source>%n owed</source>
        <translation>
            <numerusform>%n owed</numerusform>
            <numerusform>%n owed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::UnitBoard</name>
    <message numerus="yes">
        <source>and %n more in trouble</source>
        <comment>units</comment>
        <translation>
            <numerusform>and %n more in trouble</numerusform>
            <numerusform>and %n more in trouble</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more in good order</source>
        <comment>units</comment>
        <translation>
            <numerusform>and %n more in good order</numerusform>
            <numerusform>and %n more in good order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n out of the battle</source>
        <comment>units</comment>
        <translation>
            <numerusform>%n out of the battle</numerusform>
            <numerusform>%n out of the battle</numerusform>
        </translation>
    </message>
</context>
</TS>
