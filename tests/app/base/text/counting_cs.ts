<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs_CZ" sourcelanguage="en">
<context>
    <name>engine</name>
    <message numerus="yes">
        <source>%1 gained %n coins (%2).</source>
        <translation>
            <numerusform>%1 získává %n minci (%2).</numerusform>
            <numerusform>%1 získává %n mince (%2).</numerusform>
            <numerusform>%1 získává %n mincí (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each breeding phase you may pay him %n coins.</source>
        <translation>
            <numerusform>V každé fázi šlechtění mu můžeš zaplatit %n minci.</numerusform>
            <numerusform>V každé fázi šlechtění mu můžeš zaplatit %n mince.</numerusform>
            <numerusform>V každé fázi šlechtění mu můžeš zaplatit %n mincí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You then have %n more dice slots until the end of the round.</source>
        <translation>
            <numerusform>Do konce kola pak máš o %n místo na kostky víc.</numerusform>
            <numerusform>Do konce kola pak máš o %n místa na kostky víc.</numerusform>
            <numerusform>Do konce kola pak máš o %n míst na kostky víc.</numerusform>
        </translation>
    </message>
</context>
</TS>
