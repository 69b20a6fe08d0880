<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>app::GameBoard</name>
    <message numerus="yes">
        <source>%n more, to be read with E</source>
        <translation>
            <numerusform>%n more, to be read with E</numerusform>
            <numerusform>%n more, to be read with E</numerusform>
        </translation>
    </message>
</context>
</TS>
