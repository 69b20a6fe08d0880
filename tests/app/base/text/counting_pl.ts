<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL" sourcelanguage="en">
<context>
    <name>engine</name>
    <message numerus="yes">
        <source>%1 gained %n coins (%2).</source>
        <translation>
            <numerusform>%1 zyskuje %n monetę (%2).</numerusform>
            <numerusform>%1 zyskuje %n monety (%2).</numerusform>
            <numerusform>%1 zyskuje %n monet (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each breeding phase you may pay him %n coins.</source>
        <translation>
            <numerusform>W każdej fazie hodowli możesz zapłacić mu %n monetę.</numerusform>
            <numerusform>W każdej fazie hodowli możesz zapłacić mu %n monety.</numerusform>
            <numerusform>W każdej fazie hodowli możesz zapłacić mu %n monet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You then have %n more dice slots until the end of the round.</source>
        <translation>
            <numerusform>Do końca rundy masz wtedy %n dodatkowe miejsce na kości.</numerusform>
            <numerusform>Do końca rundy masz wtedy %n dodatkowe miejsca na kości.</numerusform>
            <numerusform>Do końca rundy masz wtedy %n dodatkowych miejsc na kości.</numerusform>
        </translation>
    </message>
</context>
</TS>
