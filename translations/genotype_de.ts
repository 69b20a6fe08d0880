<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>FindWords</name>
    <message>
        <source>This computer is on no network. Plug in its cable or switch on the wireless network, then search again.</source>
        <translation>Dieser Rechner ist in keinem Netz. Stecke das Netzwerkkabel ein oder schalte das WLAN an und suche dann noch einmal.</translation>
    </message>
    <message>
        <source>The teacher’s computer is in another network, and nothing comes back from there. Choose the network that your teacher names.</source>
        <translation>Der Rechner der Lehrkraft ist in einem anderen Netz, und von dort kommt nichts zurück. Wähle das Netz, das deine Lehrkraft nennt.</translation>
    </message>
    <message>
        <source>This network isolates computers: no other one answers. The class needs a network in which computers can reach each other.</source>
        <translation>Dieses Netz trennt die Rechner voneinander: Kein anderer antwortet. Die Klasse braucht ein Netz, in dem sich die Rechner gegenseitig erreichen.</translation>
    </message>
    <message>
        <source>The teacher’s computer is there, but the teacher’s firewall swallows what is sent to the class. It must let in port %1.</source>
        <translation>Der Rechner der Lehrkraft ist da, aber seine Firewall verschluckt alles, was an die Klasse geschickt wird. Sie muss Port %1 hereinlassen.</translation>
    </message>
    <message>
        <source>That computer answers, but no class is open on it. Compare address and port with the projector.</source>
        <translation>Dieser Rechner antwortet, aber auf ihm ist keine Klasse geöffnet. Vergleiche Adresse und Port mit dem, was der Beamer zeigt.</translation>
    </message>
    <message>
        <source>No computer has that address. Compare it with the projector.</source>
        <translation>Kein Rechner hat diese Adresse. Vergleiche sie mit der auf dem Beamer.</translation>
    </message>
    <message>
        <source>Other computers answer, but none of them has an open class. Type the address from the projector.</source>
        <translation>Andere Rechner antworten, aber auf keinem ist eine Klasse geöffnet. Tippe die Adresse vom Beamer ein.</translation>
    </message>
    <message>
        <source>No computer has that name. Type the address in numbers.</source>
        <translation>Kein Rechner hat diesen Namen. Tippe die Adresse in Zahlen ein.</translation>
    </message>
    <message>
        <source>That is no address. One looks like this: %1</source>
        <translation>Das ist keine Adresse. Eine sieht so aus: %1</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>Lesson: %1</source>
        <translation>Lektion: %1</translation>
    </message>
</context>
<context>
    <name>OddsLens</name>
    <message>
        <source>Unchanged</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>Left parent %1</source>
        <translation>Links %1</translation>
    </message>
    <message>
        <source>Top parent %1</source>
        <translation>Oben %1</translation>
    </message>
    <message>
        <source>Left tile off</source>
        <translation>Plättchen links weg</translation>
    </message>
    <message>
        <source>Top tile off</source>
        <translation>Plättchen oben weg</translation>
    </message>
</context>
<context>
    <name>RatioStrip</name>
    <message>
        <source>No dice have been rolled yet.</source>
        <translation>Es wurde noch nicht gewürfelt.</translation>
    </message>
    <message>
        <source>Only one outcome was possible with these parents, and it came up.</source>
        <translation>Bei diesen Eltern war nur ein Ergebnis möglich, und genau das kam.</translation>
    </message>
    <message>
        <source>At least one outcome was counted that is impossible with these parents.</source>
        <translation>Gezählt wurde etwas, das diese Eltern nicht hervorbringen können.</translation>
    </message>
    <message>
        <source>No possible count is closer to what is expected.</source>
        <translation>Keine mögliche Zählung liegt näher an der Erwartung.</translation>
    </message>
    <message>
        <source>only outcome</source>
        <translation>nur das möglich</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>by chance: under %1 %</source>
        <translation>durch Zufall: unter %1 %</translation>
    </message>
    <message>
        <source>by chance: %1 %</source>
        <translation>durch Zufall: %1 %</translation>
    </message>
    <message>
        <source>by chance: over %1 %</source>
        <translation>durch Zufall: über %1 %</translation>
    </message>
    <message>
        <source>closest count possible</source>
        <translation>nächste mögliche Zählung</translation>
    </message>
    <message>
        <source>If the squares hold, chance alone gives a gap at least this large in fewer than %1 of %2 such samples (p %3).</source>
        <translation>Wenn die Quadrate gelten, ergibt der Zufall allein bei so vielen Würfeln in weniger als %1 von %2 Fällen eine mindestens so große Abweichung (p %3).</translation>
    </message>
    <message>
        <source>If the squares hold, chance alone gives a gap at least this large in about %1 of %2 such samples (p %3).</source>
        <translation>Wenn die Quadrate gelten, ergibt der Zufall allein bei so vielen Würfeln in etwa %1 von %2 Fällen eine mindestens so große Abweichung (p %3).</translation>
    </message>
    <message>
        <source>If the squares hold, chance alone gives a gap at least this large in more than %1 of %2 such samples (p %3).</source>
        <translation>Wenn die Quadrate gelten, ergibt der Zufall allein bei so vielen Würfeln in mehr als %1 von %2 Fällen eine mindestens so große Abweichung (p %3).</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>de novo</source>
        <translation>de novo</translation>
    </message>
</context>
<context>
    <name>app::ActionChoice</name>
    <message>
        <source>How the genes act</source>
        <translation>Wie die Gene wirken</translation>
    </message>
    <message>
        <source>This is called: %1.</source>
        <translation>Fachwort: %1.</translation>
    </message>
    <message>
        <source>%1 % of the embryos die and are not counted.</source>
        <translation>%1 % der Embryonen sterben und werden nicht gezählt.</translation>
    </message>
</context>
<context>
    <name>app::AnswerSheet</name>
    <message>
        <source>“%1”: %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>More than one of your answers fits this idea: “%1” What is true: %2</source>
        <translation>Mehr als eine deiner Antworten passt zu dieser Vorstellung: „%1“ Richtig ist: %2</translation>
    </message>
</context>
<context>
    <name>app::AssistantCard</name>
    <message>
        <source>Empty place</source>
        <translation>Leerer Platz</translation>
    </message>
    <message>
        <source>%1, used this round</source>
        <translation>%1, in dieser Runde schon genutzt</translation>
    </message>
</context>
<context>
    <name>app::AutomaPicture</name>
    <message>
        <source>Automa card: %1</source>
        <translation>Automakarte: %1</translation>
    </message>
</context>
<context>
    <name>app::BeginPage</name>
    <message>
        <source>With the box on the table</source>
        <translation>Mit der Schachtel auf dem Tisch</translation>
    </message>
    <message>
        <source>Demonstrations…</source>
        <translation>Vorführungen …</translation>
    </message>
    <message>
        <source>Demonstrations</source>
        <translation>Vorführungen</translation>
    </message>
    <message>
        <source>Ready to be shown to the class on a projector</source>
        <translation>Fertig vorbereitet, um sie der Klasse mit dem Beamer zu zeigen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Moments of games: which choice is best?</source>
        <translation>Momente aus Partien: Welche Wahl ist die beste?</translation>
    </message>
    <message>
        <source>Join a class</source>
        <translation>Einer Klasse beitreten</translation>
    </message>
    <message>
        <source>Play at the tables of your class, on the computers of this room</source>
        <translation>An den Tischen deiner Klasse spielen, an den Rechnern dieses Raums</translation>
    </message>
</context>
<context>
    <name>app::BoardCards</name>
    <message>
        <source>Cell %1: %2</source>
        <translation>Feld %1: %2</translation>
    </message>
    <message>
        <source>Coin at the square</source>
        <translation>Münze am Quadrat</translation>
    </message>
    <message>
        <source>A click shows this garden.</source>
        <translation>Ein Klick zeigt diesen Garten.</translation>
    </message>
    <message>
        <source>A click shows them in full.</source>
        <translation>Ein Klick zeigt sie ausführlich.</translation>
    </message>
    <message>
        <source>Dice rolled so far</source>
        <translation>Bisher gefallene Würfel</translation>
    </message>
</context>
<context>
    <name>app::BoardChoices</name>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1: choose the plant to sow in your garden.</source>
        <translation>%1: Wähle die Pflanze, die du in deinem Garten säst.</translation>
    </message>
    <message>
        <source>%1: now choose the plant to keep in hand; the third is discarded.</source>
        <translation>%1: Wähle jetzt die Pflanze, die du auf der Hand behältst; die dritte wird abgeworfen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Use Gardening to sow plants from your hand.</source>
        <translation>Pflanzen aus der Hand säst du mit „Gartenarbeit“.</translation>
    </message>
    <message>
        <source>This plant is complete: harvest it with Gardening.</source>
        <translation>Diese Pflanze ist vollständig: Ernte sie mit „Gartenarbeit“.</translation>
    </message>
    <message>
        <source>Use Gardening to sow a plant here.</source>
        <translation>Mit „Gartenarbeit“ säst du hier eine Pflanze.</translation>
    </message>
    <message>
        <source>Click the die that should validate it.</source>
        <translation>Klicke auf den Würfel, der es nachweisen soll.</translation>
    </message>
    <message>
        <source>Validate a trait with a die that shows its genotype, or at the University.</source>
        <translation>Ein Merkmal weist du mit einem Würfel nach, der seinen Genotyp zeigt, oder an der Universität.</translation>
    </message>
    <message>
        <source>You take dice in the plant breeding phase.</source>
        <translation>Würfel nimmst du in der Züchtungsphase.</translation>
    </message>
    <message>
        <source>Use Set Parent Genes to change the parents of this trait.</source>
        <translation>Mit „Elterngene setzen“ änderst du die Eltern dieses Merkmals.</translation>
    </message>
    <message>
        <source>Mark goals at the Research Goal spaces.</source>
        <translation>Ziele belegst du auf den Feldern „Forschungsziel“.</translation>
    </message>
    <message>
        <source>Take plant cards at the Nursery or with Gardening.</source>
        <translation>Pflanzenkarten nimmst du in der Baumschule oder mit „Gartenarbeit“.</translation>
    </message>
    <message>
        <source>Take tools at the Tool Shed or with Gardening.</source>
        <translation>Werkzeuge nimmst du im Werkzeugschuppen oder mit „Gartenarbeit“.</translation>
    </message>
    <message numerus="yes">
        <source>Click to choose from %n options.</source>
        <translation>
            <numerusform>Klicke, um aus %n Möglichkeit zu wählen.</numerusform>
            <numerusform>Klicke, um aus %n Möglichkeiten zu wählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to put it away again.</source>
        <translation>Klicke, um es wieder wegzulegen.</translation>
    </message>
    <message>
        <source>Click to use it.</source>
        <translation>Klicke, um es zu nutzen.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>It is possible with %1.</source>
        <translation>Möglich ist es mit %1.</translation>
    </message>
    <message>
        <source>It is possible without “%1”.</source>
        <translation>Möglich ist es ohne „%1“.</translation>
    </message>
</context>
<context>
    <name>app::BoardSheets</name>
    <message>
        <source>Chance that at least one of five dice shows %1:</source>
        <translation>Chance, dass mindestens einer von fünf Würfeln %1 zeigt:</translation>
    </message>
</context>
<context>
    <name>app::BoardView</name>
    <message>
        <source>Chances after changing a gene tile</source>
        <translation>Chancen, wenn sich ein Genplättchen ändert</translation>
    </message>
    <message>
        <source>Dice rolled so far</source>
        <translation>Bisher gefallene Würfel</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Point at anything to see what it does or why you cannot use it.</source>
        <translation>Zeige auf etwas, um zu lesen, was es bewirkt oder warum du es nicht nutzen kannst.</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>Escape or its button puts it away again.</source>
        <translation>Mit Escape oder derselben Taste legst du es wieder weg.</translation>
    </message>
    <message>
        <source>What your plants still need, and the exact chance that at least one of the five dice shows it. Click a row to see what gene tiles would change.</source>
        <translation>Was deine Pflanzen noch brauchen und wie wahrscheinlich es genau ist, dass mindestens einer der fünf Würfel es zeigt. Klicke auf eine Zeile, um zu sehen, was Genplättchen ändern würden.</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>Vorschau: %1</translation>
    </message>
</context>
<context>
    <name>app::BoxCount</name>
    <message>
        <source>What lies before each player</source>
        <translation>Was vor jedem Spieler liegt</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points printed on each completed plant, such as 4 6 3</source>
        <translation>Punkte auf jeder vollständigen Pflanze, zum Beispiel 4 6 3</translation>
    </message>
    <message>
        <source>Markers on other plants</source>
        <translation>Marker auf anderen Pflanzen</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>%1: points of each completed plant</source>
        <translation>%1: Punkte jeder vollständigen Pflanze</translation>
    </message>
    <message>
        <source>%1: markers on plants that are not complete</source>
        <translation>%1: Marker auf unvollständigen Pflanzen</translation>
    </message>
    <message>
        <source>%1: coins</source>
        <translation>%1: Münzen</translation>
    </message>
    <message>
        <source>Research goals: who claimed them, and how many of that player&apos;s completed plants match</source>
        <translation>Forschungsziele: wer sie beansprucht hat und wie viele seiner vollständigen Pflanzen passen</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n points each</source>
        <translation>
            <numerusform>%1, je %n Punkt</numerusform>
            <numerusform>%1, je %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>%1: claimed by</source>
        <translation>%1: beansprucht von</translation>
    </message>
    <message>
        <source>%1: matching plants</source>
        <translation>%1: passende Pflanzen</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Plants (tie-break)</source>
        <translation>Pflanzen (bei Gleichstand)</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Type the points of each plant with a space between them, such as 4 6 3.</source>
        <translation>Gib die Punkte jeder Pflanze mit einem Leerzeichen dazwischen ein, zum Beispiel 4 6 3.</translation>
    </message>
    <message>
        <source>Count the points</source>
        <translation>Punkte zählen</translation>
    </message>
</context>
<context>
    <name>app::BoxPage</name>
    <message>
        <source>With the box on the table</source>
        <translation>Mit der Schachtel auf dem Tisch</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>You play with the real box, and this page keeps the dice: it shows what the parents make likely, counts what was rolled, and adds up the points at the end.</source>
        <translation>Ihr spielt mit der echten Schachtel, und diese Seite hält die Würfel fest: Sie zeigt, was die Eltern wahrscheinlich machen, zählt die Würfe und rechnet am Ende die Punkte zusammen.</translation>
    </message>
    <message>
        <source>R III IV, F mutation</source>
        <translation>R III IV, F Mutation</translation>
    </message>
    <message>
        <source>Type dice</source>
        <translation>Würfel tippen</translation>
    </message>
    <message>
        <source>Add these dice</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>or press the faces below. A mutation counts once it has been rolled again and is still one.</source>
        <translation>oder drücke unten die Seiten. Eine Mutation zählt erst, wenn sie nach dem Nachwürfeln immer noch eine ist.</translation>
    </message>
    <message>
        <source>New game with the box</source>
        <translation>Neues Spiel mit der Schachtel</translation>
    </message>
    <message>
        <source>Dice of the box</source>
        <translation>Würfel der Schachtel</translation>
    </message>
    <message>
        <source>Type a trait&apos;s letter and then its dice, such as R III or F mutation.</source>
        <translation>Gib den Buchstaben eines Merkmals und dann seine Würfel ein, zum Beispiel R III oder F Mutation.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Order of play: %1</source>
        <translation>Reihenfolge: %1</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Count the points</source>
        <translation>Punkte zählen</translation>
    </message>
</context>
<context>
    <name>app::BoxSession</name>
    <message>
        <source>The last game with the box could not be read.</source>
        <translation>Das letzte Spiel mit der Schachtel konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 has all five dice of this round already. To correct one, choose it first.</source>
        <translation>%1: Alle fünf Würfel dieser Runde sind schon eingetragen. Um einen zu berichtigen, wähle ihn zuerst aus.</translation>
    </message>
    <message>
        <source>This could not be saved in “%1”, so it was not done.</source>
        <translation>Das konnte nicht in „%1“ gespeichert werden und wurde deshalb nicht ausgeführt.</translation>
    </message>
</context>
<context>
    <name>app::BoxSetup</name>
    <message>
        <source>Who sits at the table?</source>
        <translation>Wer sitzt am Tisch?</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>In the order in which they sit, clockwise.</source>
        <translation>In der Reihenfolge, in der sie im Uhrzeigersinn sitzen.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Flower colour</source>
        <translation>Blütenfarbe</translation>
    </message>
    <message>
        <source>Codominance</source>
        <translation>Kodominanz</translation>
    </message>
    <message>
        <source>Incomplete dominance</source>
        <translation>Unvollständige Dominanz</translation>
    </message>
    <message>
        <source>Plant height</source>
        <translation>Wuchshöhe</translation>
    </message>
</context>
<context>
    <name>app::BoxTrait</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>each die</source>
        <translation>je Würfel</translation>
    </message>
    <message>
        <source>one of five</source>
        <translation>einer von fünf</translation>
    </message>
    <message>
        <source>Add a die</source>
        <translation>Würfel eintragen</translation>
    </message>
    <message>
        <source>%1: enter %2</source>
        <translation>%1: %2 eintragen</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>Remove this die</source>
        <translation>Diesen Würfel entfernen</translation>
    </message>
    <message>
        <source>Press the face that it really shows.</source>
        <translation>Drücke die Seite, die er wirklich zeigt.</translation>
    </message>
    <message>
        <source>no dice</source>
        <translation>keine Würfel</translation>
    </message>
    <message>
        <source>%1: correct %2</source>
        <translation>%1: %2 berichtigen</translation>
    </message>
    <message>
        <source>%1: no die yet</source>
        <translation>%1: noch kein Würfel</translation>
    </message>
</context>
<context>
    <name>app::Breeding</name>
    <message>
        <source>Choose two parents on the shelves.</source>
        <translation>Wähle zwei Eltern in den Regalen.</translation>
    </message>
    <message>
        <source>Make this cross to test the prediction.</source>
        <translation>Führe diese Kreuzung durch, um die Vorhersage zu prüfen.</translation>
    </message>
    <message>
        <source>bred on the bench, mystery %1</source>
        <translation>auf dem Zuchttisch gezüchtet, Rätsel %1</translation>
    </message>
    <message>
        <source>Type the ratio that you expect.</source>
        <translation>Gib das Verhältnis ein, das du erwartest.</translation>
    </message>
    <message>
        <source>the breeding bench: %1, seed %2</source>
        <translation>der Zuchttisch: %1, Startzahl %2</translation>
    </message>
    <message>
        <source>All crosses</source>
        <translation>Alle Kreuzungen</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Parents</source>
        <translation>Eltern</translation>
    </message>
    <message>
        <source>Offspring</source>
        <translation>Nachkommen</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Vorhersagen</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Gemacht</translation>
    </message>
    <message>
        <source>before the cross</source>
        <translation>vor der Kreuzung</translation>
    </message>
    <message>
        <source>after the cross</source>
        <translation>nach der Kreuzung</translation>
    </message>
    <message>
        <source>What the evidence says</source>
        <translation>Was die Belege sagen</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Find out by crosses how the forms are inherited, and show which other models your evidence excludes.</source>
        <translation>Finde durch Kreuzungen heraus, wie die Formen vererbt werden, und zeige, welche anderen Modelle deine Belege ausschließen.</translation>
    </message>
    <message>
        <source>The answer was shown.</source>
        <translation>Die Lösung wurde gezeigt.</translation>
    </message>
    <message>
        <source>The answer was not shown.</source>
        <translation>Die Lösung wurde nicht gezeigt.</translation>
    </message>
    <message>
        <source>Mother</source>
        <translation>Mutter</translation>
    </message>
    <message>
        <source>Father</source>
        <translation>Vater</translation>
    </message>
    <message>
        <source>Counted (offspring)</source>
        <translation>Gezählt (Nachkommen)</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Im Regal</translation>
    </message>
    <message>
        <source>Mystery</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>was shown</source>
        <translation>wurde gezeigt</translation>
    </message>
    <message>
        <source>was not shown</source>
        <translation>wurde nicht gezeigt</translation>
    </message>
    <message>
        <source>strain %1</source>
        <translation>Stamm %1</translation>
    </message>
    <message>
        <source>individual %1</source>
        <translation>Individuum %1</translation>
    </message>
    <message>
        <source>labelled %1</source>
        <translation>beschriftet mit %1</translation>
    </message>
    <message>
        <source>Starting strains</source>
        <translation>Ausgangsstämme</translation>
    </message>
    <message>
        <source>Generation %1</source>
        <translation>Generation %1</translation>
    </message>
    <message>
        <source>Cross %1</source>
        <translation>Kreuzung %1</translation>
    </message>
    <message>
        <source>%1, self-pollinated</source>
        <translation>%1, selbstbestäubt</translation>
    </message>
    <message>
        <source>Level %1 · %2</source>
        <translation>Stufe %1 · %2</translation>
    </message>
    <message>
        <source>Mystery %1</source>
        <translation>Rätsel %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <translation>Im Regal: %1</translation>
    </message>
    <message>
        <source>dominant: %1</source>
        <translation>dominant: %1</translation>
    </message>
    <message>
        <source>Other models excluded: %1 of %2.</source>
        <translation>Andere Modelle ausgeschlossen: %1 von %2.</translation>
    </message>
    <message>
        <source>Your model is excluded.</source>
        <translation>Dein Modell ist ausgeschlossen.</translation>
    </message>
    <message>
        <source>Your model is not excluded.</source>
        <translation>Dein Modell ist nicht ausgeschlossen.</translation>
    </message>
    <message>
        <source>The answer: %1. Strains: %2.</source>
        <translation>Die Lösung: %1. Stämme: %2.</translation>
    </message>
    <message>
        <source>Recombinants: %1 %.</source>
        <translation>Rekombinanten: %1 %.</translation>
    </message>
    <message>
        <source>Pairs of parents whose cross was undone after its offspring had been seen: %1.</source>
        <translation>Elternpaare, deren Kreuzung zurückgenommen wurde, nachdem ihre Nachkommen zu sehen waren: %1.</translation>
    </message>
    <message>
        <source>Undo the last cross</source>
        <translation>Die letzte Kreuzung zurücknehmen</translation>
    </message>
    <message>
        <source>Put the last one kept back with its siblings</source>
        <translation>Das zuletzt behaltene Lebewesen zu seinen Geschwistern zurücksetzen</translation>
    </message>
    <message>
        <source>Bring back the last one discarded</source>
        <translation>Das zuletzt aussortierte Lebewesen zurückholen</translation>
    </message>
    <message>
        <source>Undo the last label</source>
        <translation>Die letzte Beschriftung zurücknehmen</translation>
    </message>
    <message>
        <source>The last cross is undone.</source>
        <translation>Die letzte Kreuzung ist zurückgenommen.</translation>
    </message>
    <message>
        <source>The last one kept is back with its siblings.</source>
        <translation>Das zuletzt behaltene Lebewesen ist wieder bei seinen Geschwistern.</translation>
    </message>
    <message>
        <source>The last one discarded is on its shelf again.</source>
        <translation>Das zuletzt aussortierte Lebewesen steht wieder in seinem Regal.</translation>
    </message>
    <message>
        <source>The last label is undone.</source>
        <translation>Die letzte Beschriftung ist zurückgenommen.</translation>
    </message>
    <message>
        <source>The cross is made again.</source>
        <translation>Die Kreuzung ist wiederhergestellt.</translation>
    </message>
    <message>
        <source>It is kept again.</source>
        <translation>Es ist wieder behalten.</translation>
    </message>
    <message>
        <source>It is discarded again.</source>
        <translation>Es ist wieder aussortiert.</translation>
    </message>
    <message>
        <source>The label is there again.</source>
        <translation>Die Beschriftung ist wieder da.</translation>
    </message>
</context>
<context>
    <name>app::BreedingBench</name>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>Level 1: one gene. Level 2: also X-linked, lethal and two genes. Level 3: also genes that act together, three alleles, and a linked lethal.</source>
        <translation>Stufe 1: ein Gen. Stufe 2: auch X-chromosomal, letal und zwei Gene. Stufe 3: auch Gene, die zusammenwirken, drei Allele und ein gekoppeltes Letalgen.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Organism</source>
        <translation>Organismus</translation>
    </message>
    <message>
        <source>New mystery</source>
        <translation>Neues Rätsel</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open the mystery with this code</source>
        <translation>Das Rätsel mit diesem Code öffnen</translation>
    </message>
    <message>
        <source>Shelves</source>
        <translation>Regale</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The crosses of this mystery will be cleared.</source>
        <translation>Die Kreuzungen dieses Rätsels werden gelöscht.</translation>
    </message>
    <message>
        <source>Stay with this mystery</source>
        <translation>Bei diesem Rätsel bleiben</translation>
    </message>
    <message>
        <source>Clear them and begin</source>
        <translation>Löschen und beginnen</translation>
    </message>
</context>
<context>
    <name>app::CardWords</name>
    <message>
        <source>Promoter</source>
        <translation>Promotor</translation>
    </message>
    <message>
        <source>Operon</source>
        <translation>Operon</translation>
    </message>
    <message>
        <source>Transcription
factor</source>
        <translation>Transkriptions-
faktor</translation>
    </message>
    <message>
        <source>Expressed
gene</source>
        <translation>Exprimiertes
Gen</translation>
    </message>
</context>
<context>
    <name>app::CardsBoard</name>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1 won this hand. Here is what the others still held.</source>
        <translation>%1 hat diese Runde gewonnen. Das hatten die anderen noch auf der Hand.</translation>
    </message>
    <message>
        <source>%1: who should swap hands with %2?</source>
        <translation>%1: Wer soll mit %2 die Karten tauschen?</translation>
    </message>
    <message>
        <source>Draw pile: %1</source>
        <translation>Nachziehstapel: %1</translation>
    </message>
    <message>
        <source>Discards: %1</source>
        <translation>Ablage: %1</translation>
    </message>
    <message>
        <source>Choose this player for the swap.</source>
        <translation>Diesen Spieler für den Tausch wählen.</translation>
    </message>
    <message>
        <source>Undo this choice.</source>
        <translation>Diese Wahl zurücknehmen.</translation>
    </message>
    <message>
        <source>Swap the two hands.</source>
        <translation>Die Karten der beiden tauschen.</translation>
    </message>
    <message>
        <source>Hand %1 is over: %2 scores all the cards left.</source>
        <translation>Runde %1 ist vorbei: %2 bekommt die Punkte aller übrigen Karten.</translation>
    </message>
    <message>
        <source>Hands are hidden.</source>
        <translation>Die Handkarten sind verdeckt.</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Handkarten von %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message numerus="yes">
        <source>%n cards. %1 of %2 points.</source>
        <translation>
            <numerusform>%n Karte. %1 von %2 Punkten.</numerusform>
            <numerusform>%n Karten. %1 von %2 Punkten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::CardsEnd</name>
    <message>
        <source>Scores after each hand</source>
        <translation>Punkte nach jeder Runde</translation>
    </message>
    <message>
        <source>Hand by hand</source>
        <translation>Runde für Runde</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>The winner of each hand and the scores after it</source>
        <translation>Wer jede Runde gewann und wie es danach stand</translation>
    </message>
    <message>
        <source>The genes are expressed</source>
        <translation>Die Gene sind exprimiert</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %2 points after %n hands.</source>
        <translation>
            <numerusform>%1 gewinnt mit %2 Punkten nach %n Runde.</numerusform>
            <numerusform>%1 gewinnt mit %2 Punkten nach %n Runden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::CardsHistoryWords</name>
    <message>
        <source>Hand</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Points in this hand</source>
        <translation>Punkte der Runde</translation>
    </message>
</context>
<context>
    <name>app::CardsSheet</name>
    <message>
        <source>Bot: Thoughtful (calculates)</source>
        <translation>Bot: Bedacht (rechnet)</translation>
    </message>
    <message>
        <source>Bot: Random</source>
        <translation>Bot: Zufall</translation>
    </message>
    <message>
        <source>Game length</source>
        <translation>Spieldauer</translation>
    </message>
    <message>
        <source>one hand</source>
        <translation>eine Runde</translation>
    </message>
    <message>
        <source>to %1 points</source>
        <translation>bis %1 Punkte</translation>
    </message>
    <message>
        <source>The first player out wins. Takes about ten minutes.</source>
        <translation>Wer zuerst alle Karten los ist, gewinnt. Dauert etwa zehn Minuten.</translation>
    </message>
    <message>
        <source>You play hands until somebody has %1 points. With four players, the winner of a hand scores about 130.</source>
        <translation>Gespielt wird, bis jemand %1 Punkte hat. Zu viert bringt eine Runde ihrem Sieger etwa 130.</translation>
    </message>
    <message>
        <source>to %1 points: as printed</source>
        <translation>bis %1 Punkte: wie im Original</translation>
    </message>
    <message>
        <source>Bot: Monod (plays ahead)</source>
        <translation>Bot: Monod (spielt voraus)</translation>
    </message>
</context>
<context>
    <name>app::ChallengeFaults</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>app::ChallengePanel</name>
    <message>
        <source>Challenge</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Gene tiles used: %1 of %2</source>
        <translation>Genplättchen verwendet: %1 von %2</translation>
    </message>
    <message>
        <source>That takes more gene tiles than the %1 you have.</source>
        <translation>Das braucht mehr Genplättchen als die %1, die du hast.</translation>
    </message>
    <message>
        <source>There are no better parents for this garden.</source>
        <translation>Bessere Eltern gibt es für diesen Garten nicht.</translation>
    </message>
    <message>
        <source>%1 % of what the gene tiles can add</source>
        <translation>%1 % von dem, was die Genplättchen bringen können</translation>
    </message>
    <message>
        <source>Of five dice a trait, the garden can expect to use %1; with the parents as they were, %2; with the best, %3: %4.</source>
        <translation>Von fünf Würfeln je Merkmal kann der Garten im Mittel %1 gebrauchen; mit den Eltern, wie sie waren, %2; mit den besten %3: %4.</translation>
    </message>
    <message>
        <source>Its plants still need %1.</source>
        <translation>Seine Pflanzen brauchen noch %1.</translation>
    </message>
</context>
<context>
    <name>app::ChartSheet</name>
    <message>
        <source>Observed against expected</source>
        <translation>Gezählt und erwartet</translation>
    </message>
    <message>
        <source>%1: n = %2, %3</source>
        <translation>%1: n = %2, %3</translation>
    </message>
    <message>
        <source>‹ The chart</source>
        <translation>‹ Das Diagramm</translation>
    </message>
    <message>
        <source>Table and test ›</source>
        <translation>Tabelle und Test ›</translation>
    </message>
    <message>
        <source>Show the chart</source>
        <translation>Das Diagramm zeigen</translation>
    </message>
    <message>
        <source>Show table and test</source>
        <translation>Tabelle und Test zeigen</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Anzahlen</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>95 % range</source>
        <translation>95-%-Bereich</translation>
    </message>
    <message>
        <source>Expected counts below 5: %1. The chi-square test is only approximate here.</source>
        <translation>Weniger als 5 erwartet: %1. Der Chi-Quadrat-Test ist hier nur eine Näherung.</translation>
    </message>
    <message>
        <source>Expected counts below 5: %1. This test is still valid.</source>
        <translation>Weniger als 5 erwartet: %1. Dieser Test gilt trotzdem.</translation>
    </message>
    <message>
        <source>p comes from simulated samples; its standard error is %1.</source>
        <translation>p stammt aus simulierten Stichproben; sein Standardfehler ist %1.</translation>
    </message>
    <message>
        <source>The size of a gap is measured by the chi-square statistic.</source>
        <translation>Wie groß eine Abweichung ist, misst die Chi-Quadrat-Prüfgröße.</translation>
    </message>
    <message>
        <source>p is the share of such samples in which chance alone gives a gap at least this large, if the expectation holds. A large p means that the counts are consistent with it. No p-value, large or small, proves anything.</source>
        <translation>p ist der Anteil solcher Stichproben, in denen der Zufall allein eine mindestens so große Abweichung ergibt, wenn die Erwartung gilt. Ein großes p heißt, dass die Zählung mit ihr vereinbar ist. Kein p-Wert, ob groß oder klein, beweist etwas.</translation>
    </message>
    <message>
        <source>In 95 of 100 such samples, the count is within the 95 % range.</source>
        <translation>Im 95-%-Bereich liegen 95 von 100 solchen Stichproben.</translation>
    </message>
</context>
<context>
    <name>app::ClassCodeButton</name>
    <message>
        <source>Class code</source>
        <translation>Klassencode</translation>
    </message>
    <message>
        <source>Class code of these counts</source>
        <translation>Klassencode dieser Zählung</translation>
    </message>
    <message>
        <source>A code of these counts, which a class can add up without a network</source>
        <translation>Ein Code dieser Zählung, mit dem eine Klasse ohne Netz zusammenzählen kann</translation>
    </message>
</context>
<context>
    <name>app::ClassFiles</name>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1 konnte nicht gelesen werden.</translation>
    </message>
    <message numerus="yes">
        <source>Rolls of %n pupils were read.</source>
        <translation>
            <numerusform>Die Würfe von %n Person wurden gelesen.</numerusform>
            <numerusform>Die Würfe von %n Personen wurden gelesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files hold no rolls that a class can add up.</source>
        <translation>
            <numerusform>%n Datei enthält keine Würfe, die eine Klasse zusammenzählen kann.</numerusform>
            <numerusform>%n Dateien enthalten keine Würfe, die eine Klasse zusammenzählen kann.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files are no lesson progress.</source>
        <translation>
            <numerusform>%n Datei enthält keinen Fortschritt in den Lektionen.</numerusform>
            <numerusform>%n Dateien enthalten keinen Fortschritt in den Lektionen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n files there is no group left.</source>
        <translation>
            <numerusform>Für %n Datei ist keine Gruppe mehr frei.</numerusform>
            <numerusform>Für %n Dateien ist keine Gruppe mehr frei.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ClassNetwork</name>
    <message numerus="yes">
        <source>%n tables are left out, because their games cannot be read: %1.</source>
        <translation>
            <numerusform>%n Tisch fehlt, weil sich sein Spiel nicht lesen lässt: %1.</numerusform>
            <numerusform>%n Tische fehlen, weil sich ihre Spiele nicht lesen lassen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Join the class</source>
        <translation>Der Klasse beitreten</translation>
    </message>
</context>
<context>
    <name>app::ClassNumbers</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Pearson&apos;s chi-square test</source>
        <translation>Chi-Quadrat-Test nach Pearson</translation>
    </message>
    <message>
        <source>Exact multinomial test: every possible outcome is counted</source>
        <translation>Exakter Multinomialtest: Jeder mögliche Ausgang wird gezählt</translation>
    </message>
    <message>
        <source>Chi-square test for parents that changed during the game</source>
        <translation>Chi-Quadrat-Test bei wechselnden Eltern</translation>
    </message>
    <message>
        <source>Exact test for parents that changed during the game: every possible outcome is counted</source>
        <translation>Exakter Test bei wechselnden Eltern: Jeder mögliche Ausgang wird gezählt</translation>
    </message>
    <message>
        <source>statistic %1, df %2, p %3</source>
        <translation>Prüfgröße %1, Freiheitsgrade %2, p %3</translation>
    </message>
    <message>
        <source>Fewer than 5 expected: %1. The exact test is still valid.</source>
        <translation>Weniger als 5 erwartet: %1. Der exakte Test gilt trotzdem.</translation>
    </message>
    <message>
        <source>Fewer than 5 expected: %1. The chi-square test is only approximate here.</source>
        <translation>Weniger als 5 erwartet: %1. Der Chi-Quadrat-Test ist hier nur eine Näherung.</translation>
    </message>
    <message>
        <source>%1: rolled %2, expected %3, 95 % range %4</source>
        <translation>%1: gewürfelt %2, erwartet %3, 95-%-Bereich %4</translation>
    </message>
    <message>
        <source>Test against simulated samples</source>
        <translation>Test gegen simulierte Stichproben</translation>
    </message>
    <message>
        <source>G-test</source>
        <translation>G-Test</translation>
    </message>
    <message>
        <source>Fisher&apos;s exact test</source>
        <translation>Exakter Test nach Fisher</translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2 (%Ln dice)</source>
        <translation>
            <numerusform>%1 × %2 (%Ln Würfel)</numerusform>
            <numerusform>%1 × %2 (%Ln Würfel)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ClassPage</name>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>Choose an experiment</source>
        <translation>Versuch wählen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Removes all groups of this experiment. Undo brings them back.</source>
        <translation>Entfernt alle Gruppen dieses Versuchs. „Rückgängig“ holt sie zurück.</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Type counts into the last row, or correct any count.</source>
        <translation>Tippe Anzahlen in die letzte Zeile oder verbessere eine Anzahl.</translation>
    </message>
    <message>
        <source>Remove this group</source>
        <translation>Diese Gruppe entfernen</translation>
    </message>
    <message>
        <source>By group</source>
        <translation>Nach Gruppen</translation>
    </message>
    <message>
        <source>One sample from the whole class</source>
        <translation>Eine Stichprobe aus der ganzen Klasse</translation>
    </message>
    <message>
        <source>1. Give every group a number from 1 to 40.</source>
        <translation>1. Gib jeder Gruppe eine Nummer von 1 bis 40.</translation>
    </message>
    <message>
        <source>2. In the Lab or in a lesson, each group rolls and opens “Class code”: a code that carries its counts. No network is needed.</source>
        <translation>2. Jede Gruppe würfelt im Labor oder in einer Lektion und öffnet „Klassencode“: einen Code, der ihre Zählung enthält. Dazu braucht es kein Netz.</translation>
    </message>
    <message>
        <source>3. Type, paste or scan the codes here. Or choose the experiment above and type the counts of each group into the table.</source>
        <translation>3. Tippe, kopiere oder scanne die Codes hier ein. Oder wähle oben den Versuch und tippe die Anzahlen jeder Gruppe in die Tabelle.</translation>
    </message>
    <message>
        <source>The page adds them up, compares them with the expected ratio and shows how much the groups differ. Names are not needed. F11 shows the chart to the class.</source>
        <translation>Die Seite zählt zusammen, vergleicht mit dem erwarteten Verhältnis und zeigt, wie stark sich die Gruppen unterscheiden. Namen braucht es nicht. F11 zeigt der Klasse das Diagramm.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>an experiment and how many groups have counted it</comment>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>%n groups</source>
        <translation>
            <numerusform>%n Gruppe</numerusform>
            <numerusform>%n Gruppen</numerusform>
        </translation>
    </message>
    <message>
        <source>Part of the page</source>
        <translation>Teil der Seite</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Zählungen</translation>
    </message>
    <message>
        <source>On the network</source>
        <translation>Im Netzwerk</translation>
    </message>
</context>
<context>
    <name>app::ClassReading</name>
    <message>
        <source>%1 (%2 outcomes)</source>
        <translation>%1 (%2 Ergebnisse)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a cross and its outcomes</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Enter the ratio that you expect, to compare the counts with it.</source>
        <translation>Gib das erwartete Verhältnis ein, um die Zählung damit zu vergleichen.</translation>
    </message>
    <message numerus="yes">
        <source>from %n groups</source>
        <translation>
            <numerusform>aus %n Gruppe</numerusform>
            <numerusform>aus %n Gruppen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been counted yet.</source>
        <translation>Noch ist nichts gezählt.</translation>
    </message>
    <message>
        <source>All groups counted the same outcome, so there is nothing to compare.</source>
        <translation>Alle Gruppen haben nur ein und dasselbe Ergebnis gezählt; es gibt nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>If the same ratio holds in all groups, chance alone makes them differ at least this much in fewer than %1 of %2 such classes (p %3).</source>
        <translation>Gilt in allen Gruppen dasselbe Verhältnis, so unterscheiden sie sich allein durch Zufall in weniger als %1 von %2 solchen Klassen mindestens so stark (p %3).</translation>
    </message>
    <message>
        <source>If the same ratio holds in all groups, chance alone makes them differ at least this much in about %1 of %2 such classes (p %3).</source>
        <translation>Gilt in allen Gruppen dasselbe Verhältnis, so unterscheiden sie sich allein durch Zufall in etwa %1 von %2 solchen Klassen mindestens so stark (p %3).</translation>
    </message>
    <message>
        <source>If the same ratio holds in all groups, chance alone makes them differ at least this much in more than %1 of %2 such classes (p %3).</source>
        <translation>Gilt in allen Gruppen dasselbe Verhältnis, so unterscheiden sie sich allein durch Zufall in mehr als %1 von %2 solchen Klassen mindestens so stark (p %3).</translation>
    </message>
    <message>
        <source>χ² of the groups %1 (df %2), of the pooled counts %3 (df %4); between groups %5 (df %6).</source>
        <translation>χ² der Gruppen %1 (df %2), der Gesamtzählung %3 (df %4); zwischen den Gruppen %5 (df %6).</translation>
    </message>
    <message>
        <source>χ² between groups %1 (df %2).</source>
        <translation>χ² zwischen den Gruppen %1 (df %2).</translation>
    </message>
    <message>
        <source>Some groups are so small that fewer than 5 are expected: p is only approximate.</source>
        <translation>Manche Gruppen sind so klein, dass weniger als 5 erwartet werden: p ist nur ein Näherungswert.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>All groups</source>
        <translation>Alle Gruppen</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Between groups</source>
        <translation>Zwischen den Gruppen</translation>
    </message>
</context>
<context>
    <name>app::ClassSession</name>
    <message>
        <source>The class sample was damaged. The file has been kept as %1.</source>
        <translation>Die Stichprobe der Klasse war beschädigt. Die Datei ist als %1 noch vorhanden.</translation>
    </message>
    <message>
        <source>This could not be saved in “%1”, so it was not done.</source>
        <translation>Das konnte nicht in „%1“ gespeichert werden und wurde deshalb nicht ausgeführt.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>„%1“: %2</translation>
    </message>
</context>
<context>
    <name>app::CodePanel</name>
    <message>
        <source>Class codes</source>
        <translation>Klassencodes</translation>
    </message>
    <message>
        <source>Type or paste codes, one in a line</source>
        <translation>Codes eintippen oder einfügen, einen je Zeile</translation>
    </message>
    <message>
        <source>Add these codes</source>
        <translation>Codes übernehmen</translation>
    </message>
    <message>
        <source>From a text file…</source>
        <translation>Aus einer Textdatei …</translation>
    </message>
    <message>
        <source>Open codes</source>
        <translation>Codes öffnen</translation>
    </message>
    <message>
        <source>Pupils&apos; progress files…</source>
        <translation>Fortschrittsdateien …</translation>
    </message>
    <message>
        <source>Folder with pupils&apos; progress files</source>
        <translation>Ordner mit Fortschrittsdateien der Klasse</translation>
    </message>
    <message>
        <source>Adds what pupils rolled in the lessons, without their names</source>
        <translation>Übernimmt, was in den Lektionen gewürfelt wurde, ohne Namen</translation>
    </message>
    <message numerus="yes">
        <source>%n groups added.</source>
        <translation>
            <numerusform>%n Gruppe übernommen.</numerusform>
            <numerusform>%n Gruppen übernommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n groups brought up to date.</source>
        <translation>
            <numerusform>%n Gruppe auf den neuen Stand gebracht.</numerusform>
            <numerusform>%n Gruppen auf den neuen Stand gebracht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n codes were here already.</source>
        <translation>
            <numerusform>%n Code war schon da.</numerusform>
            <numerusform>%n Codes waren schon da.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some codes are of another experiment: %1.</source>
        <translation>Einige Codes gehören zu einem anderen Versuch: %1.</translation>
    </message>
    <message>
        <source>There is no code here.</source>
        <translation>Hier steht kein Code.</translation>
    </message>
    <message>
        <source>Group %1: this code (%2) is older than the one that is here.</source>
        <translation>Gruppe %1: Dieser Code (%2) ist älter als der vorhandene.</translation>
    </message>
    <message>
        <source>Group %1 has other counts here already. Do two groups have this number? The new code says %2.</source>
        <translation>Für Gruppe %1 ist schon eine andere Zählung da. Haben zwei Gruppen diese Nummer? Der neue Code sagt %2.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Add as group %1</source>
        <translation>Als Gruppe %1 übernehmen</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Weglassen</translation>
    </message>
</context>
<context>
    <name>app::CodeSheet</name>
    <message>
        <source>Class code</source>
        <translation>Klassencode</translation>
    </message>
    <message>
        <source>%1: n = %2</source>
        <translation>%1: n = %2</translation>
    </message>
    <message>
        <source>Number of your group</source>
        <translation>Nummer deiner Gruppe</translation>
    </message>
    <message>
        <source>Your teacher enters this code on the page “Class”: read it out, or let a phone read the square and pass the text on.</source>
        <translation>Deine Lehrkraft gibt diesen Code auf der Seite „Klasse“ ein: Lies ihn vor, oder lies das Quadrat mit einem Handy und gib den Text weiter.</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Code kopieren</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Class code: %1</source>
        <translation>Klassencode: %1</translation>
    </message>
    <message>
        <source>Nothing has been counted yet: roll first.</source>
        <translation>Noch ist nichts gezählt: Würfle zuerst.</translation>
    </message>
    <message>
        <source>A class code needs 2 to 16 outcomes; here are %1.</source>
        <translation>Ein Klassencode braucht 2 bis 16 Ergebnisse; hier sind es %1.</translation>
    </message>
    <message>
        <source>Choose the number of your group. It is remembered for the next codes.</source>
        <translation>Wähle die Nummer deiner Gruppe. Sie bleibt für die nächsten Codes gespeichert.</translation>
    </message>
    <message>
        <source>These are too many plants for a class code.</source>
        <translation>Das sind zu viele Pflanzen für einen Klassencode.</translation>
    </message>
    <message>
        <source>The code carries only the counts, in this order: %1. Your teacher adds the ratio.</source>
        <translation>Der Code enthält nur die Anzahlen, in dieser Reihenfolge: %1. Das Verhältnis gibt deine Lehrkraft dazu.</translation>
    </message>
    <message>
        <source>The number of your group could not be saved.</source>
        <translation>Die Nummer deiner Gruppe konnte nicht gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>app::ComparePanel</name>
    <message>
        <source>Your prediction and the result</source>
        <translation>Deine Vorhersage und das Ergebnis</translation>
    </message>
    <message>
        <source>Roll first: there is nothing to compare yet.</source>
        <translation>Würfle zuerst: Noch gibt es nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>‹ Roll</source>
        <translation>‹ Würfeln</translation>
    </message>
    <message>
        <source>Prediction and result</source>
        <translation>Vorhersage und Ergebnis</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorhergesagt</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>95 % range</source>
        <translation>95-%-Bereich</translation>
    </message>
    <message>
        <source>Your own %1: %2</source>
        <translation>Dein eigenes %1: %2</translation>
    </message>
    <message>
        <source>Show the test ›</source>
        <translation>Test zeigen ›</translation>
    </message>
    <message>
        <source>Some expected counts are below 5, so the chi-square test is only approximate here.</source>
        <translation>Manche erwarteten Anzahlen liegen unter 5; der Chi-Quadrat-Test ist hier nur eine Näherung.</translation>
    </message>
    <message>
        <source>[p](p-value) is the share of such samples in which chance alone gives a gap at least this large, if the ratio holds. A large p means that the counts are consistent with the ratio. No p-value, large or small, proves anything. [df](degrees-of-freedom) is the number of outcomes whose counts can vary freely.</source>
        <translation>[p](p-value) ist der Anteil solcher Stichproben, in denen der Zufall allein eine mindestens so große Abweichung ergibt, wenn das Verhältnis gilt. Ein großes p heißt, dass die Zählung mit dem Verhältnis vereinbar ist. Kein p-Wert, ob groß oder klein, beweist etwas. [df](degrees-of-freedom) ist die Zahl der Ergebnisse, deren Anzahlen frei schwanken können.</translation>
    </message>
</context>
<context>
    <name>app::CriticalValues</name>
    <message>
        <source>By chance alone, chi-square exceeds the value in the table in 10 %, 5 %, 1 % or 0.1 % of samples, if the null hypothesis is true. df: degrees of freedom.</source>
        <translation>Gilt die Nullhypothese, so liegt Chi-Quadrat allein durch Zufall in 10 %, 5 %, 1 % oder 0,1 % der Stichproben über dem Wert der Tabelle. df: Freiheitsgrade.</translation>
    </message>
    <message>
        <source>Critical values of chi-square</source>
        <translation>Kritische Werte von Chi-Quadrat</translation>
    </message>
    <message>
        <source>df</source>
        <translation>df</translation>
    </message>
    <message>
        <source>Save for printing (PDF)…</source>
        <translation>Zum Drucken speichern (PDF) …</translation>
    </message>
    <message>
        <source>Save for printing</source>
        <translation>Zum Drucken speichern</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>app::CrossBench</name>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Punnett square</source>
        <translation>Punnett-Quadrat</translation>
    </message>
    <message>
        <source>The first %1 of %2</source>
        <translation>Die ersten %1 von %2</translation>
    </message>
    <message>
        <source>All %1, in the order they were rolled</source>
        <translation>Alle %1, in der Reihenfolge, in der sie gewürfelt wurden</translation>
    </message>
    <message>
        <source>Point at a cell or use the arrow keys.</source>
        <translation>Zeige auf ein Feld oder nutze die Pfeiltasten.</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>Einzeln</translation>
    </message>
    <message>
        <source>Roll some offspring to see them one by one.</source>
        <translation>Würfle Nachkommen, um sie einzeln zu sehen.</translation>
    </message>
    <message>
        <source>These offspring were counted, but not kept one by one. To see them, start over and roll again.</source>
        <translation>Diese Nachkommen wurden gezählt, aber nicht einzeln behalten. Um sie zu sehen, beginne von vorn und würfle noch einmal.</translation>
    </message>
</context>
<context>
    <name>app::CrossPanel</name>
    <message>
        <source>Add a gene</source>
        <translation>Gen hinzufügen</translation>
    </message>
    <message>
        <source>Genotypes of the parents</source>
        <translation>Genotypen der Eltern</translation>
    </message>
    <message>
        <source>First parent</source>
        <translation>Erster Elternteil</translation>
    </message>
    <message>
        <source>Second parent</source>
        <translation>Zweiter Elternteil</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Inheritance of %1</source>
        <translation>Erbgang von %1</translation>
    </message>
    <message>
        <source>one allele dominant</source>
        <translation>ein Allel dominant</translation>
    </message>
    <message>
        <source>incomplete dominance</source>
        <translation>unvollständige Dominanz</translation>
    </message>
    <message>
        <source>codominance</source>
        <translation>Kodominanz</translation>
    </message>
    <message>
        <source>Gene %1</source>
        <translation>Gen %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>First parent, %1, allele %2: %3</source>
        <translation>Erster Elternteil, %1, Allel %2: %3</translation>
    </message>
    <message>
        <source>Second parent, %1, allele %2: %3</source>
        <translation>Zweiter Elternteil, %1, Allel %2: %3</translation>
    </message>
    <message>
        <source>Click to switch the allele</source>
        <translation>Klicke, um das Allel zu wechseln</translation>
    </message>
    <message>
        <source>not linked: 50 % recombinants</source>
        <translation>ungekoppelt: 50 % Rekombinanten</translation>
    </message>
    <message>
        <source>completely linked: no recombinants</source>
        <translation>vollständig gekoppelt: keine Rekombinanten</translation>
    </message>
    <message>
        <source>linked: %1 % recombinants</source>
        <translation>gekoppelt: %1 % Rekombinanten</translation>
    </message>
    <message>
        <source>Recombination between %1 and %2 in per cent</source>
        <translation>Rekombination zwischen %1 und %2 in Prozent</translation>
    </message>
    <message>
        <source>With another allele, this parent would die</source>
        <translation>Mit einem anderen Allel wäre dieser Elternteil nicht lebensfähig</translation>
    </message>
</context>
<context>
    <name>app::CrossingPanel</name>
    <message>
        <source>Cross</source>
        <translation>Kreuzen</translation>
    </message>
    <message>
        <source>Offspring</source>
        <translation>Nachkommen</translation>
    </message>
    <message>
        <source>Cross that is shown</source>
        <translation>Gezeigte Kreuzung</translation>
    </message>
    <message>
        <source>Number of offspring</source>
        <translation>Anzahl der Nachkommen</translation>
    </message>
    <message>
        <source>%1 offspring</source>
        <translation>%1 Nachkommen</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Aussortieren</translation>
    </message>
    <message>
        <source>No parents chosen</source>
        <translation>Keine Eltern gewählt</translation>
    </message>
    <message>
        <source>Choose a female and a male on the shelves.</source>
        <translation>Wähle in den Regalen ein Weibchen und ein Männchen.</translation>
    </message>
    <message>
        <source>Choose two plants on the shelves, or one that pollinates itself.</source>
        <translation>Wähle in den Regalen zwei Pflanzen oder eine, die sich selbst bestäubt.</translation>
    </message>
    <message>
        <source>Self-pollinate</source>
        <translation>Selbst bestäuben</translation>
    </message>
    <message>
        <source>Label of %1</source>
        <translation>Beschriftung von %1</translation>
    </message>
    <message>
        <source>No cross yet</source>
        <translation>Noch keine Kreuzung</translation>
    </message>
    <message>
        <source>These parents: no cross yet</source>
        <translation>Diese Eltern: noch keine Kreuzung</translation>
    </message>
    <message>
        <source>Click offspring to keep one of them on the shelf.</source>
        <translation>Klicke auf Nachkommen, um einen davon ins Regal zu stellen.</translation>
    </message>
    <message>
        <source>Here you will see the offspring, sorted by what they look like.</source>
        <translation>Hier siehst du die Nachkommen, nach ihrem Phänotyp geordnet.</translation>
    </message>
    <message>
        <source>%1: %2. Keep one</source>
        <translation>%1: %2. Einen ins Regal stellen</translation>
    </message>
    <message>
        <source>Male fruit flies have no crossing over.</source>
        <translation>Männliche Taufliegen haben kein Crossing-over.</translation>
    </message>
</context>
<context>
    <name>app::Curtain</name>
    <message>
        <source>%1, it is your turn</source>
        <translation>%1, du bist am Zug</translation>
    </message>
    <message>
        <source>Hands stay hidden until you are at the screen.</source>
        <translation>Die Handkarten bleiben verdeckt, bis du vor dem Bildschirm sitzt.</translation>
    </message>
    <message>
        <source>I am %1: lift the curtain</source>
        <translation>Ich bin %1: Vorhang auf</translation>
    </message>
    <message>
        <source>Everyone else looks away while you choose your genome.</source>
        <translation>Alle anderen schauen weg, während ihr euer Genom wählt.</translation>
    </message>
    <message>
        <source>We are %1: choose our genome</source>
        <translation>Wir sind %1: unser Genom wählen</translation>
    </message>
</context>
<context>
    <name>app::DamagedLesson</name>
    <message>
        <source>The school&apos;s file cannot be shown as a lesson yet. It is read again whenever it is saved.</source>
        <translation>Die Datei der Schule lässt sich noch nicht als Lektion zeigen. Sie wird bei jedem Speichern neu gelesen.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
</context>
<context>
    <name>app::DeckButton</name>
    <message numerus="yes">
        <source>Plant deck, %n cards left</source>
        <translation>
            <numerusform>Pflanzenstapel, noch %n Karte</numerusform>
            <numerusform>Pflanzenstapel, noch %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tool deck, %n cards left</source>
        <translation>
            <numerusform>Werkzeugstapel, noch %n Karte</numerusform>
            <numerusform>Werkzeugstapel, noch %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::Demonstrations</name>
    <message>
        <source>Demonstrations</source>
        <translation>Vorführungen</translation>
    </message>
</context>
<context>
    <name>app::DiceChart</name>
    <message>
        <source>Chart of rolled and expected dice, %1, n = %2</source>
        <translation>Diagramm der gewürfelten und erwarteten Würfel, %1, n = %2</translation>
    </message>
</context>
<context>
    <name>app::DiceDetail</name>
    <message>
        <source>%1: n = %2</source>
        <translation>%1: n = %2</translation>
    </message>
    <message>
        <source>Father Omari&apos;s dice: n = %1</source>
        <translation>Pater Omaris Würfel: n = %1</translation>
    </message>
    <message>
        <source>He re-rolls until no mutation shows, so his dice have different probabilities and are counted separately.</source>
        <translation>Er würfelt, bis keine Mutation mehr zu sehen ist. Deshalb gelten für seine Würfel andere Wahrscheinlichkeiten, und sie werden getrennt gezählt.</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Anzahlen</translation>
    </message>
    <message>
        <source>Genotype</source>
        <translation>Genotyp</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Gewürfelt</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>95 % range</source>
        <translation>95-%-Bereich</translation>
    </message>
    <message>
        <source>Parents: %1</source>
        <translation>Eltern: %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>p is the share of such samples in which chance alone gives a gap at least this large, if the squares hold. A large p means that the dice are consistent with them. No p-value, large or small, proves anything.</source>
        <translation>p ist der Anteil solcher Stichproben, in denen der Zufall allein eine mindestens so große Abweichung ergibt, wenn die Quadrate gelten. Ein großes p heißt, dass die Würfel mit ihnen vereinbar sind. Kein p-Wert, ob groß oder klein, beweist etwas.</translation>
    </message>
    <message>
        <source>The 95 % range is for one bar on its own: in about 95 of 100 such samples, that count lies within it.</source>
        <translation>Der 95-%-Bereich gilt für einen Balken allein: In etwa 95 von 100 solchen Stichproben liegt dessen Anzahl darin.</translation>
    </message>
    <message>
        <source>Hide the test</source>
        <translation>Test ausblenden</translation>
    </message>
    <message>
        <source>Show the test ›</source>
        <translation>Test zeigen ›</translation>
    </message>
    <message>
        <source>Hide counts and test</source>
        <translation>Anzahlen und Test ausblenden</translation>
    </message>
    <message>
        <source>Show counts and test of %1</source>
        <translation>Anzahlen und Test zeigen: %1</translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <translation>Würfel: %1</translation>
    </message>
    <message>
        <source>Dice of</source>
        <translation>Würfel von</translation>
    </message>
    <message>
        <source>Rolled (dice)</source>
        <translation>Gewürfelt (Würfel)</translation>
    </message>
    <message>
        <source>Expected (dice)</source>
        <translation>Erwartet (Würfel)</translation>
    </message>
    <message>
        <source>95 % range from (dice)</source>
        <translation>95-%-Bereich von (Würfel)</translation>
    </message>
    <message>
        <source>95 % range to (dice)</source>
        <translation>95-%-Bereich bis (Würfel)</translation>
    </message>
    <message>
        <source>breeding phase</source>
        <translation>Züchtungsphase</translation>
    </message>
    <message>
        <source>Father Omari</source>
        <translation>Pater Omari</translation>
    </message>
    <message>
        <source>The parents have changed in this game, so there is no single ratio to test as in an exam.</source>
        <translation>Die Eltern haben sich in dieser Partie geändert. Deshalb gibt es kein einzelnes Verhältnis, das man wie in einer Prüfung testen könnte.</translation>
    </message>
</context>
<context>
    <name>app::DiceLedger</name>
    <message>
        <source>The dice of your games could not be read from %1.</source>
        <translation>Die Würfel deiner Partien konnten aus %1 nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The file with your dice was damaged: %1 All dice that could be read have been kept.</source>
        <translation>Die Datei mit deinen Würfeln war beschädigt: %1 Alle lesbaren Würfel sind noch da.</translation>
    </message>
    <message>
        <source>The file with your dice is damaged, and it could not be copied. It has been left as it is: %1</source>
        <translation>Die Datei mit deinen Würfeln ist beschädigt und ließ sich nicht kopieren. Sie bleibt, wie sie ist: %1</translation>
    </message>
    <message>
        <source>The dice of this game could not be saved to %1. The game itself is not affected.</source>
        <translation>Die Würfel dieser Partie konnten nicht in %1 gespeichert werden. Die Partie selbst ist davon nicht betroffen.</translation>
    </message>
    <message>
        <source>The dice that you entered could not be saved to %1. They are still in the game itself.</source>
        <translation>Die eingetragenen Würfel konnten nicht in %1 gespeichert werden. Im Spiel selbst sind sie noch vorhanden.</translation>
    </message>
</context>
<context>
    <name>app::DiceProof</name>
    <message>
        <source>Commitment</source>
        <translation>Festlegung</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>Nothing is proved about these dice: commitment, key, word and seed of this record do not fit together.</source>
        <translation>Über diese Würfel ist nichts bewiesen: Festlegung, Schlüssel, Wort und Startzahl dieser Aufzeichnung passen nicht zusammen.</translation>
    </message>
    <message>
        <source>These dice were fixed before the first move: anyone who noted the commitment below before the word “%1” was typed can be sure of that.</source>
        <translation>Diese Würfel standen vor dem ersten Zug fest; dessen kann sicher sein, wer die Festlegung unten notiert hat, bevor das Wort „%1“ eingegeben wurde.</translation>
    </message>
    <message>
        <source>Sealed dice</source>
        <translation>Versiegelte Würfel</translation>
    </message>
    <message>
        <source>The dice of this game are sealed with the word “%1”. Their commitment is %2. They are revealed when the game is over.</source>
        <translation>Die Würfel dieses Spiels sind mit dem Wort „%1“ versiegelt. Ihre Festlegung ist %2. Am Ende des Spiels werden sie offengelegt.</translation>
    </message>
</context>
<context>
    <name>app::DieButton</name>
    <message>
        <source>mutation</source>
        <translation>Mutation</translation>
    </message>
</context>
<context>
    <name>app::DieWay</name>
    <message>
        <source>mutation</source>
        <translation>Mutation</translation>
    </message>
    <message>
        <source>Use %1…</source>
        <translation>%1 nutzen…</translation>
    </message>
    <message>
        <source>A mutation and a second die of its colour together count as any genotype of that colour.</source>
        <translation>Eine Mutation und ein zweiter Würfel ihrer Farbe zählen zusammen als ein beliebiger Genotyp dieser Farbe.</translation>
    </message>
    <message>
        <source>Choose the die that the Rake changes. The Rake is then used up.</source>
        <translation>Wähle den Würfel, den die Harke ändert. Danach ist die Harke verbraucht.</translation>
    </message>
    <message>
        <source>Choose the trait to validate. The Rake is then used up.</source>
        <translation>Wähle das Merkmal, das du nachweist. Danach ist die Harke verbraucht.</translation>
    </message>
    <message>
        <source>Choose the die that Sister Maria changes.</source>
        <translation>Wähle den Würfel, den Schwester Maria ändert.</translation>
    </message>
    <message>
        <source>Choose the die to take together with the mutation.</source>
        <translation>Wähle den Würfel, den du zusammen mit der Mutation nimmst.</translation>
    </message>
    <message>
        <source>Choose one more die.</source>
        <translation>Wähle noch einen Würfel.</translation>
    </message>
    <message numerus="yes">
        <source>%n Graft Knives are then used up.</source>
        <translation>
            <numerusform>Danach ist %n Pfropfmesser verbraucht.</numerusform>
            <numerusform>Danach sind %n Pfropfmesser verbraucht.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::DoorPanel</name>
    <message>
        <source>A class on the network</source>
        <translation>Eine Klasse im Netzwerk</translation>
    </message>
    <message>
        <source>The class is open. The words are: %1.</source>
        <translation>Die Klasse ist offen. Die drei Wörter sind: %1.</translation>
    </message>
    <message>
        <source>This computer can host the class: pupils at other computers in the room join with three words and play at tables together. Nobody types a name, and nothing leaves the room.</source>
        <translation>Auf diesem Rechner kann die Klasse laufen: An den anderen Rechnern im Raum tritt man ihr mit drei Wörtern bei und spielt gemeinsam an Tischen. Niemand gibt einen Namen ein, und nichts verlässt den Raum.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Erase everything of this class…</source>
        <translation>Alles von dieser Klasse löschen …</translation>
    </message>
    <message>
        <source>The three words of this class</source>
        <translation>Die drei Wörter dieser Klasse</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Close the class</source>
        <translation>Klasse schließen</translation>
    </message>
    <message>
        <source>The class is closed. Everything is saved.</source>
        <translation>Die Klasse ist geschlossen. Alles ist gespeichert.</translation>
    </message>
    <message>
        <source>New words…</source>
        <translation>Neue Wörter …</translation>
    </message>
    <message>
        <source>The class is being opened…</source>
        <translation>Die Klasse wird geöffnet …</translation>
    </message>
    <message>
        <source>Open the class</source>
        <translation>Klasse öffnen</translation>
    </message>
    <message>
        <source>This computer is on no network.</source>
        <translation>Dieser Rechner ist mit keinem Netzwerk verbunden.</translation>
    </message>
    <message>
        <source>Also: %1</source>
        <translation>Auch: %1</translation>
    </message>
    <message>
        <source>Pupils&apos; computers find the class by themselves. If they do not, the address is typed in.</source>
        <translation>Die anderen Rechner finden die Klasse von selbst. Gelingt das nicht, gibt man dort die Adresse ein.</translation>
    </message>
    <message>
        <source>Another program answers searches on this computer, so the address has to be typed in.</source>
        <translation>Ein anderes Programm auf diesem Rechner beantwortet die Suche; deshalb muss man die Adresse eingeben.</translation>
    </message>
    <message>
        <source>F11 shows this to the class.</source>
        <translation>F11 zeigt dies der Klasse.</translation>
    </message>
    <message>
        <source>New words? The old ones let nobody in any more. Who has joined stays in the class.</source>
        <translation>Neue Wörter? Mit den alten kann niemand mehr beitreten. Wer schon beigetreten ist, bleibt in der Klasse.</translation>
    </message>
    <message>
        <source>Make new words</source>
        <translation>Neue Wörter bilden</translation>
    </message>
    <message>
        <source>Keep these</source>
        <translation>Diese behalten</translation>
    </message>
    <message>
        <source>Erase all members, tables and games of this class, and its words? This cannot be undone.</source>
        <translation>Alle Mitglieder, Tische und Spiele dieser Klasse und ihre drei Wörter löschen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Erase everything</source>
        <translation>Alles löschen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Everything of this class is erased.</source>
        <translation>Alles von dieser Klasse ist gelöscht.</translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be erased, the first is %1.</source>
        <translation>
            <numerusform>%n Datei ließ sich nicht löschen: %1.</numerusform>
            <numerusform>%n Dateien ließen sich nicht löschen, die erste ist %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The words are now: %1.</source>
        <translation>Die Wörter sind jetzt: %1.</translation>
    </message>
</context>
<context>
    <name>app::ExamSheet</name>
    <message>
        <source>The calculation</source>
        <translation>Die Rechnung</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Observed O</source>
        <translation>Beobachtet B</translation>
    </message>
    <message>
        <source>Expected E</source>
        <translation>Erwartet E</translation>
    </message>
    <message>
        <source>(O − E)² / E</source>
        <translation>(B − E)² / E</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>χ² = %1</source>
        <translation>χ² = %1</translation>
    </message>
    <message>
        <source>Table of critical values ›</source>
        <translation>Tabelle der kritischen Werte ›</translation>
    </message>
</context>
<context>
    <name>app::ExplainPanel</name>
    <message>
        <source>Why</source>
        <translation>Warum das so ist</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>The science</source>
        <translation>Die Wissenschaft</translation>
    </message>
    <message>
        <source>Play Genome Wars</source>
        <translation>Genome Wars spielen</translation>
    </message>
</context>
<context>
    <name>app::ExportButton</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export the table or the chart</source>
        <translation>Tabelle oder Diagramm exportieren</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>Tabelle (CSV) …</translation>
    </message>
    <message>
        <source>Picture (PNG)…</source>
        <translation>Bild (PNG) …</translation>
    </message>
    <message>
        <source>Drawing (SVG)…</source>
        <translation>Zeichnung (SVG) …</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>app::ExportFacts</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>Veröffentlicht in</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Null hypothesis</source>
        <translation>Nullhypothese</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Erstellt mit</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and value of a fact</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>app::ExportFile</name>
    <message>
        <source>%1 could not be saved. Choose another folder or free some disk space.</source>
        <translation>%1 konnte nicht gespeichert werden. Wähle einen anderen Ordner oder schaffe Platz auf dem Datenträger.</translation>
    </message>
</context>
<context>
    <name>app::Figures</name>
    <message>
        <source>Trait</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Count by</source>
        <translation>Zählen nach</translation>
    </message>
    <message>
        <source>by phenotype</source>
        <translation>nach Phänotyp</translation>
    </message>
    <message>
        <source>by genotype</source>
        <translation>nach Genotyp</translation>
    </message>
    <message>
        <source>Three generations, %1</source>
        <translation>Kreuzungsschema über drei Generationen, %1</translation>
    </message>
    <message>
        <source>P: %1 × %3. F1: all %2. F2: %1, %2, %2, %3.</source>
        <translation>P: %1 × %3. F1: alle %2. F2: %1, %2, %2, %3.</translation>
    </message>
    <message>
        <source>Genes</source>
        <translation>Gene</translation>
    </message>
    <message>
        <source>two genes</source>
        <translation>zwei Gene</translation>
    </message>
    <message>
        <source>three genes</source>
        <translation>drei Gene</translation>
    </message>
    <message>
        <source>four genes</source>
        <translation>vier Gene</translation>
    </message>
    <message>
        <source>Point at a cell, or use the arrow keys.</source>
        <translation>Zeig auf ein Feld oder benutze die Pfeiltasten.</translation>
    </message>
    <message>
        <source>Punnett square of %1</source>
        <translation>Punnett-Quadrat von %1</translation>
    </message>
    <message>
        <source>Plant</source>
        <translation>Pflanze</translation>
    </message>
    <message>
        <source>Draw one gamete</source>
        <translation>Eine Keimzelle ziehen</translation>
    </message>
    <message>
        <source>The plant&apos;s allele pairs: one allele of each pair goes into a gamete.</source>
        <translation>Die Allelpaare der Pflanze: Von jedem Paar kommt ein Allel in eine Keimzelle.</translation>
    </message>
    <message>
        <source>Drawn, most recent first: %1</source>
        <translation>Gezogen, die letzte zuerst: %1</translation>
    </message>
    <message>
        <source>A plant and its gametes</source>
        <translation>Eine Pflanze und ihre Keimzellen</translation>
    </message>
    <message>
        <source>Johann Mendel is born on a farm in Hynčice.</source>
        <translation>Johann Mendel wird auf einem Bauernhof in Heinzendorf (Hynčice) geboren.</translation>
    </message>
    <message>
        <source>He enters the abbey of St Thomas in Brno and becomes Gregor.</source>
        <translation>Er tritt in die Abtei St. Thomas in Brünn ein und heißt nun Gregor.</translation>
    </message>
    <message>
        <source>He studies physics, mathematics and botany in Vienna.</source>
        <translation>Er studiert in Wien Physik, Mathematik und Botanik.</translation>
    </message>
    <message>
        <source>He tests 34 varieties of peas: which ones breed true?</source>
        <translation>Er prüft 34 Erbsensorten: Welche bleiben rein?</translation>
    </message>
    <message>
        <source>The crosses begin; they take eight seasons.</source>
        <translation>Die Kreuzungen beginnen; sie dauern acht Jahre.</translation>
    </message>
    <message>
        <source>He lectures on two evenings in Brno.</source>
        <translation>Er hält in Brünn zwei Vorträge.</translation>
    </message>
    <message>
        <source>His paper is printed. Hardly anyone takes notice.</source>
        <translation>Seine Arbeit wird gedruckt. Kaum jemand beachtet sie.</translation>
    </message>
    <message>
        <source>He is elected abbot and has little time left for plants.</source>
        <translation>Er wird zum Abt gewählt und hat nur noch wenig Zeit für Pflanzen.</translation>
    </message>
    <message>
        <source>Mendel dies. People know him as an abbot, not as a scientist.</source>
        <translation>Mendel stirbt. Man kennt ihn als Abt, nicht als Forscher.</translation>
    </message>
    <message>
        <source>Correns, de Vries and Tschermak find the same ratios and rediscover Mendel&apos;s paper.</source>
        <translation>Correns, de Vries und Tschermak finden dieselben Verhältnisse und entdecken Mendels Arbeit wieder.</translation>
    </message>
    <message>
        <source>Morgan explains linkage: linked genes are on the same chromosome.</source>
        <translation>Morgan erklärt die Kopplung: Gekoppelte Gene liegen auf demselben Chromosom.</translation>
    </message>
    <message>
        <source>The double helix shows what Mendel&apos;s elements are made of.</source>
        <translation>Die Doppelhelix zeigt, woraus Mendels Elemente bestehen.</translation>
    </message>
    <message>
        <source>pea beds</source>
        <translation>Erbsenbeete</translation>
    </message>
    <message>
        <source>The beds are your garden: this is where you sow, tend and harvest plants.</source>
        <translation>Die Beete sind dein Garten: Dort säst, pflegst und erntest du Pflanzen.</translation>
    </message>
    <message>
        <source>glasshouse</source>
        <translation>Gewächshaus</translation>
    </message>
    <message>
        <source>In the glasshouse, chosen parents are crossed by hand: set parent genes.</source>
        <translation>Im Gewächshaus werden ausgesuchte Eltern von Hand gekreuzt: Elterngene setzen.</translation>
    </message>
    <message>
        <source>nursery</source>
        <translation>Anzucht</translation>
    </message>
    <message>
        <source>The nursery supplies young plants to start with: draw plant cards.</source>
        <translation>Die Anzucht liefert die Pflanzen für den Anfang: Pflanzenkarten ziehen.</translation>
    </message>
    <message>
        <source>tool shed</source>
        <translation>Geräteschuppen</translation>
    </message>
    <message>
        <source>Brushes, lenses and lines come from the shed: draw tools.</source>
        <translation>Pinsel, Lupe und Schnur kommen aus dem Schuppen: Werkzeuge ziehen.</translation>
    </message>
    <message>
        <source>university</source>
        <translation>Universität</translation>
    </message>
    <message>
        <source>What Mendel learned in Vienna explains what he sees: the University validates a trait.</source>
        <translation>Was Mendel in Wien gelernt hat, erklärt, was er sieht: Die Universität bestätigt ein Merkmal.</translation>
    </message>
    <message>
        <source>treasury</source>
        <translation>Schatzkammer</translation>
    </message>
    <message>
        <source>The abbey pays for seed, helpers and time: the Treasury gives coins.</source>
        <translation>Die Abtei bezahlt Saatgut, Helfer und Zeit: Die Schatzkammer gibt Münzen.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>time line</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>map of the garden</source>
        <translation>Karte des Gartens</translation>
    </message>
    <message>
        <source>Walk through the years</source>
        <translation>Durch die Jahre gehen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Time line from 1822 to 1953</source>
        <translation>Zeitleiste von 1822 bis 1953</translation>
    </message>
    <message>
        <source>Map of the abbey&apos;s garden</source>
        <translation>Karte des Klostergartens</translation>
    </message>
    <message>
        <source>Recombination fraction in per cent</source>
        <translation>Rekombinationshäufigkeit in Prozent</translation>
    </message>
    <message>
        <source>The genes are never separated: 0 %</source>
        <translation>Die Gene werden nie getrennt: 0 %</translation>
    </message>
    <message>
        <source>The genes are independent: 50 %</source>
        <translation>Die Gene sind unabhängig: 50 %</translation>
    </message>
    <message>
        <source>%1 % of the gametes are recombinant</source>
        <translation>%1 % der Keimzellen sind rekombinant</translation>
    </message>
    <message>
        <source>Two chromosomes with the genes R and G</source>
        <translation>Zwei Chromosomen mit den Genen R und G</translation>
    </message>
    <message>
        <source>Roll to estimate the recombination fraction from the offspring alone.</source>
        <translation>Würfle, um die Rekombinationshäufigkeit allein aus den Nachkommen zu schätzen.</translation>
    </message>
    <message>
        <source>New combinations: %1 %, 95 % interval %2 to %3 %. Are seed shape and pod colour independent? %4</source>
        <translation>Neue Kombinationen: %1 %, 95-%-Bereich %2 bis %3 %. Sind Samenform und Hülsenfarbe unabhängig? %4</translation>
    </message>
    <message>
        <source>%1: %2. No other genotype looks like this one.</source>
        <translation>%1: %2. Kein anderer Genotyp sieht so aus.</translation>
    </message>
    <message>
        <source>%1: %2. Genotypes that look just like it: %3.</source>
        <translation>%1: %2. Genotypen, die genauso aussehen: %3.</translation>
    </message>
    <message>
        <source>The plant %1</source>
        <translation>Die Pflanze %1</translation>
    </message>
    <message>
        <source>plants examined</source>
        <translation>untersuchte Pflanzen</translation>
    </message>
    <message>
        <source>The faces of a die: four numerals, two mutations</source>
        <translation>Die Seiten eines Würfels: vier Zahlen, zwei Mutationen</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>the game&apos;s dice</source>
        <translation>Würfel des Spiels</translation>
    </message>
    <message>
        <source>peas treated with EMS</source>
        <translation>mit EMS behandelte Erbsen</translation>
    </message>
    <message>
        <source>untreated peas</source>
        <translation>unbehandelte Erbsen</translation>
    </message>
    <message>
        <source>1 in %1. To have a 50 % chance of at least one mutant, you need %2 plants; for 95 %, %3; for 99 %, %4.</source>
        <translation>1 von %1. Für mindestens eine Mutante braucht man %2 Pflanzen bei einer Wahrscheinlichkeit von 50 %, %3 bei 95 %, %4 bei 99 %.</translation>
    </message>
    <message>
        <source>Two of the six faces are mutations; a first mutation is rolled again.</source>
        <translation>Zwei der sechs Seiten sind Mutationen; die erste Mutation wird neu gewürfelt.</translation>
    </message>
    <message>
        <source>Curve: the chance of at least one mutant</source>
        <translation>Kurve: die Wahrscheinlichkeit für mindestens eine Mutante</translation>
    </message>
    <message>
        <source>plus alleles: 0 to %1</source>
        <translation>Plus-Allele: 0 bis %1</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>snapdragon</source>
        <translation>Löwenmäulchen</translation>
    </message>
    <message>
        <source>camellia</source>
        <translation>Kamelie</translation>
    </message>
    <message>
        <source>medium height</source>
        <translation>mittlerer Wuchs</translation>
    </message>
    <message>
        <source>dog&apos;s coat</source>
        <translation>Fell bei Hunden</translation>
    </message>
    <message>
        <source>blood groups</source>
        <translation>Blutgruppen</translation>
    </message>
    <message>
        <source>many genes</source>
        <translation>viele Gene</translation>
    </message>
    <message>
        <source>Mother</source>
        <translation>Mutter</translation>
    </message>
    <message>
        <source>Father</source>
        <translation>Vater</translation>
    </message>
    <message>
        <source>Number of genes</source>
        <translation>Zahl der Gene</translation>
    </message>
    <message>
        <source>genes alone</source>
        <translation>nur Gene</translation>
    </message>
    <message>
        <source>with environment</source>
        <translation>mit Umwelt</translation>
    </message>
    <message>
        <source>Shares of plants by number of plus alleles</source>
        <translation>Anteile der Pflanzen nach Zahl der Plus-Allele</translation>
    </message>
    <message>
        <source>%1 genes, %2 classes</source>
        <translation>%1 Gene, %2 Klassen</translation>
    </message>
    <message>
        <source>%1 genes give %2 classes. Each plus allele adds one step of height.</source>
        <translation>%1 Gene ergeben %2 Klassen. Jedes Plus-Allel macht die Pflanze eine Stufe höher.</translation>
    </message>
    <message>
        <source>dominant</source>
        <translation>dominant</translation>
    </message>
    <message>
        <source>recessive</source>
        <translation>rezessiv</translation>
    </message>
    <message>
        <source>This trait is in play.</source>
        <translation>Dieses Merkmal ist im Spiel.</translation>
    </message>
    <message>
        <source>This trait is not in play.</source>
        <translation>Dieses Merkmal ist nicht im Spiel.</translation>
    </message>
    <message>
        <source>%1 Mendel&apos;s F2: %2 to %3, that is %4 to 1.</source>
        <translation>%1 Mendels F2: %2 zu %3, also %4 zu 1.</translation>
    </message>
    <message>
        <source>The two forms: %1, %2</source>
        <translation>Die zwei Formen: %1, %2</translation>
    </message>
    <message>
        <source>Mendel&apos;s seeds</source>
        <translation>Mendels Samen</translation>
    </message>
    <message>
        <source>Cell %1: %2</source>
        <translation>Feld %1: %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Cell %1 does not combine its two alleles yet: %2 from the left, %3 from the top.</source>
        <translation>Feld %1 verbindet seine zwei Allele noch nicht: %2 von links, %3 von oben.</translation>
    </message>
    <message>
        <source>Press a cell again and again until its genotype is right.</source>
        <translation>Drück so oft auf ein Feld, bis sein Genotyp stimmt.</translation>
    </message>
    <message>
        <source>Every cell is right.</source>
        <translation>Jedes Feld stimmt.</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>fill in a square</source>
        <translation>Quadrat ausfüllen</translation>
    </message>
    <message>
        <source>riddle: who were the parents?</source>
        <translation>Rätsel: Wer waren die Eltern?</translation>
    </message>
    <message>
        <source>Left parent</source>
        <translation>Linker Elternteil</translation>
    </message>
    <message>
        <source>Top parent</source>
        <translation>Oberer Elternteil</translation>
    </message>
    <message>
        <source>New riddle</source>
        <translation>Neues Rätsel</translation>
    </message>
    <message>
        <source>Show the parents</source>
        <translation>Eltern zeigen</translation>
    </message>
    <message>
        <source>The parents are %1.</source>
        <translation>Die Eltern sind %1.</translation>
    </message>
    <message>
        <source>Somebody has crossed two plants. Roll their offspring, then choose tiles that fit.</source>
        <translation>Jemand hat zwei Pflanzen gekreuzt. Würfle ihre Nachkommen und wähle dann passende Plättchen.</translation>
    </message>
    <message>
        <source>These parents can have such offspring. If all six pairs were equally likely at first, this pair now has a probability of %1 %.</source>
        <translation>Diese Eltern können solche Nachkommen haben. Wenn zuerst alle sechs Paare gleich wahrscheinlich waren, hat dieses Paar jetzt eine Wahrscheinlichkeit von %1 %.</translation>
    </message>
    <message>
        <source>These parents cannot have such offspring: check again what each of them can pass on.</source>
        <translation>Diese Eltern können solche Nachkommen nicht haben: Sieh noch einmal nach, was jeder weitergeben kann.</translation>
    </message>
    <message>
        <source>offspring, all purple so far</source>
        <translation>Nachkommen, bisher alle violett</translation>
    </message>
    <message>
        <source>Origin of the plant</source>
        <translation>Herkunft der Pflanze</translation>
    </message>
    <message>
        <source>FF and Ff equally likely</source>
        <translation>FF und Ff gleich wahrscheinlich</translation>
    </message>
    <message>
        <source>a purple plant from an F2</source>
        <translation>violette Pflanze aus einer F2</translation>
    </message>
    <message>
        <source>I say FF</source>
        <translation>Ich sage FF</translation>
    </message>
    <message>
        <source>I say Ff</source>
        <translation>Ich sage Ff</translation>
    </message>
    <message>
        <source>New plant</source>
        <translation>Neue Pflanze</translation>
    </message>
    <message>
        <source>Yes, it is %1. Take a new plant.</source>
        <translation>Ja, sie ist %1. Nimm eine neue Pflanze.</translation>
    </message>
    <message>
        <source>No, it is %1. Take a new plant.</source>
        <translation>Nein, sie ist %1. Nimm eine neue Pflanze.</translation>
    </message>
    <message>
        <source>A white one has come up: the plant is Ff.</source>
        <translation>Ein weißer ist dabei: Die Pflanze ist Ff.</translation>
    </message>
    <message>
        <source>After %1 purple offspring, the chance of FF is %2.</source>
        <translation>Nach %1 violetten Nachkommen ist FF zu %2 wahrscheinlich.</translation>
    </message>
    <message>
        <source>Purple offspring needed in a row: %1 for 95 %, %2 for 99 %.</source>
        <translation>So viele violette hintereinander sind nötig: %1 für 95 %, %2 für 99 %.</translation>
    </message>
    <message>
        <source>Curve: the probability that the plant is FF</source>
        <translation>Kurve: die Wahrscheinlichkeit, dass die Pflanze FF ist</translation>
    </message>
    <message>
        <source>Punnett&apos;s book “Mendelism” is published. Soon afterwards, he draws his first squares.</source>
        <translation>Punnetts Buch „Mendelism“ erscheint. Bald darauf zeichnet er seine ersten Quadrate.</translation>
    </message>
    <message>
        <source>The beginning of the human gene for the β chain of haemoglobin: ten amino acids and an added stop codon.</source>
        <translation>Der Anfang des menschlichen Gens für die β-Kette des Hämoglobins: zehn Aminosäuren und ein angefügtes Stoppcodon.</translation>
    </message>
    <message>
        <source>Silent: a different codon, but the same protein.</source>
        <translation>Stumm: ein anderes Codon, aber dasselbe Protein.</translation>
    </message>
    <message>
        <source>Missense: amino acid %1 is now %2 instead of %3.</source>
        <translation>Missense: Aminosäure %1 ist jetzt %2 statt %3.</translation>
    </message>
    <message>
        <source>%1 Anyone with this change in both alleles has sickle cell anaemia. (Most books call it position 6: they do not count the methionine at the start.)</source>
        <translation>%1 Wer diese Änderung in beiden Allelen hat, hat Sichelzellanämie. (In den meisten Büchern ist das Position 6: Sie zählen das Methionin am Anfang nicht mit.)</translation>
    </message>
    <message>
        <source>Nonsense: a stop codon comes too early. Amino acids: %1 instead of %2.</source>
        <translation>Nonsense: Ein Stoppcodon kommt zu früh. Aminosäuren: %1 statt %2.</translation>
    </message>
    <message>
        <source>Frameshift: after the change, the letters are grouped into different triplets.</source>
        <translation>Rasterverschiebung: Nach der Änderung werden die Buchstaben in andere Dreiergruppen eingeteilt.</translation>
    </message>
    <message>
        <source>The reading frame is kept because whole triplets were added or lost. Amino acids: %1 instead of %2.</source>
        <translation>Das Leseraster bleibt erhalten, weil ganze Dreiergruppen dazukamen oder wegfielen. Aminosäuren: %1 statt %2.</translation>
    </message>
    <message>
        <source>Several amino acids have changed; the reading frame after them is kept.</source>
        <translation>Mehrere Aminosäuren haben sich geändert; das Leseraster dahinter bleibt erhalten.</translation>
    </message>
    <message>
        <source>The start codon ATG is gone: translation does not begin here.</source>
        <translation>Das Startcodon ATG ist weg: Hier beginnt keine Translation.</translation>
    </message>
    <message>
        <source>The stop codon is gone: translation runs on into the letters that follow.</source>
        <translation>Das Stoppcodon ist weg: Die Translation läuft in die folgenden Buchstaben weiter.</translation>
    </message>
    <message>
        <source>letters of a gene</source>
        <translation>Buchstaben eines Gens</translation>
    </message>
    <message>
        <source>switches: bacterium</source>
        <translation>Schalter: Bakterium</translation>
    </message>
    <message>
        <source>switches: pea</source>
        <translation>Schalter: Erbse</translation>
    </message>
    <message>
        <source>Change letters in</source>
        <translation>Buchstaben ändern in</translation>
    </message>
    <message>
        <source>this gene</source>
        <translation>diesem Gen</translation>
    </message>
    <message>
        <source>all 61 codons</source>
        <translation>allen 61 Codons</translation>
    </message>
    <message>
        <source>Transcription factor</source>
        <translation>Transkriptionsfaktor</translation>
    </message>
    <message>
        <source>not bound</source>
        <translation>nicht gebunden</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>gebunden</translation>
    </message>
    <message>
        <source>Substitution: change the letter to %1</source>
        <translation>Substitution: den Buchstaben durch %1 ersetzen</translation>
    </message>
    <message>
        <source>Insertion: insert %1 before the letter</source>
        <translation>Insertion: %1 vor dem Buchstaben einfügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Deletion: remove the letter</source>
        <translation>Deletion: den Buchstaben entfernen</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Change one letter at random</source>
        <translation>Einen Buchstaben zufällig austauschen</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Back to the original gene</source>
        <translation>Zurück zum ursprünglichen Gen</translation>
    </message>
    <message>
        <source>Insert here</source>
        <translation>Hier einsetzen</translation>
    </message>
    <message>
        <source>Cut out three</source>
        <translation>Drei ausschneiden</translation>
    </message>
    <message>
        <source>Translocation: insert the piece before the letter</source>
        <translation>Translokation: das Stück vor dem Buchstaben einsetzen</translation>
    </message>
    <message>
        <source>Translocation: cut out three letters to insert them elsewhere</source>
        <translation>Translokation: drei Buchstaben ausschneiden, um sie anderswo einzusetzen</translation>
    </message>
    <message>
        <source>Choose the letter before which the piece is inserted.</source>
        <translation>Wähle den Buchstaben, vor dem das Stück eingesetzt wird.</translation>
    </message>
    <message>
        <source>promoter</source>
        <translation>Promotor</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>gene %1</source>
        <translation>Gen %1</translation>
    </message>
    <message>
        <source>enhancer</source>
        <translation>Enhancer</translation>
    </message>
    <message>
        <source>gene</source>
        <translation>Gen</translation>
    </message>
    <message>
        <source>A gene and its switches</source>
        <translation>Ein Gen und seine Schalter</translation>
    </message>
    <message>
        <source>A repressor (one kind of transcription factor) sits on the operator, so RNA polymerase cannot pass. All three genes of the operon are off.</source>
        <translation>Ein Repressor (eine Art Transkriptionsfaktor) sitzt auf dem Operator, deshalb kommt die RNA-Polymerase nicht vorbei. Alle drei Gene des Operons sind abgeschaltet.</translation>
    </message>
    <message>
        <source>Nothing is in the way: RNA polymerase copies all three genes of the operon into one mRNA. They are switched on together.</source>
        <translation>Nichts ist im Weg: Die RNA-Polymerase liest die drei Gene des Operons in eine mRNA ab. Sie sind gemeinsam angeschaltet.</translation>
    </message>
    <message>
        <source>A transcription factor has bound to the enhancer. The DNA bends, and RNA polymerase starts at the promoter: this gene, and only this gene, is on.</source>
        <translation>Ein Transkriptionsfaktor hat an den Enhancer gebunden. Die DNA biegt sich, und die RNA-Polymerase beginnt am Promotor: Dieses Gen ist angeschaltet, und nur dieses.</translation>
    </message>
    <message>
        <source>Without its transcription factor the gene is hardly read, even though promoter and gene are intact.</source>
        <translation>Ohne seinen Transkriptionsfaktor wird das Gen kaum abgelesen, obwohl Promotor und Gen intakt sind.</translation>
    </message>
    <message>
        <source>repressor</source>
        <translation>Repressor</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>no mRNA</source>
        <translation>keine mRNA</translation>
    </message>
    <message>
        <source>one mRNA, three proteins</source>
        <translation>eine mRNA, drei Proteine</translation>
    </message>
    <message>
        <source>one mRNA, one protein</source>
        <translation>eine mRNA, ein Protein</translation>
    </message>
    <message>
        <source>Letter %1 of %2: %3</source>
        <translation>Buchstabe %1 von %2: %3</translation>
    </message>
    <message>
        <source>The letters of the gene</source>
        <translation>Die Buchstaben des Gens</translation>
    </message>
    <message>
        <source>%1, in the codon %2: %3</source>
        <translation>%1, im Codon %2: %3</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Selektion</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Drift</translation>
    </message>
    <message>
        <source>Mutation</source>
        <translation>Mutation</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umwelt</translation>
    </message>
    <message>
        <source>First genome</source>
        <translation>Erstes Genom</translation>
    </message>
    <message>
        <source>Second genome</source>
        <translation>Zweites Genom</translation>
    </message>
    <message>
        <source>%1 individuals</source>
        <translation>%1 Lebewesen</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Population</translation>
    </message>
    <message>
        <source>Genome</source>
        <translation>Genom</translation>
    </message>
    <message>
        <source>The two genomes in their environment</source>
        <translation>Die zwei Genome in ihrer Umwelt</translation>
    </message>
    <message>
        <source>No mutations, ten turns each. How often does each genome win?</source>
        <translation>Ohne Mutationen, je zehn Züge. Wie oft gewinnt welches Genom?</translation>
    </message>
    <message>
        <source>One allele, chosen at random, becomes another. How often is that useful here?</source>
        <translation>Ein zufällig gewähltes Allel wird zu einem anderen. Wie oft ist das hier nützlich?</translation>
    </message>
    <message>
        <source>Expected change before the mutation: %1 in the team&apos;s own turn, %2 in the other team&apos;s turn.</source>
        <translation>Erwartete Änderung vor der Mutation: %1 im eigenen Zug, %2 im Zug des anderen Teams.</translation>
    </message>
    <message>
        <source>Expected change per pair of turns in this environment: %1 for the first team, %2 for the second.</source>
        <translation>Erwartete Änderung je Zugpaar in dieser Umwelt: %1 für das erste Team, %2 für das zweite.</translation>
    </message>
    <message>
        <source>The F2 appears once its first plants have been rolled.</source>
        <translation>Die F2 erscheint, sobald die ersten Pflanzen gewürfelt sind.</translation>
    </message>
    <message>
        <source>The phenotypes appear once the first offspring have been rolled.</source>
        <translation>Die Phänotypen erscheinen, sobald die ersten Nachkommen gewürfelt sind.</translation>
    </message>
    <message>
        <source>%1 Mendel&apos;s count appears once the first plants have been rolled.</source>
        <translation>%1 Mendels Zählung erscheint, sobald die ersten Pflanzen gewürfelt sind.</translation>
    </message>
    <message>
        <source>%1 (%2 % of the offspring)</source>
        <translation>%1 (%2 % der Nachkommen)</translation>
    </message>
    <message>
        <source>How the class tests</source>
        <translation>So testet die Klasse</translation>
    </message>
    <message>
        <source>3 : 1, once at 80 peas</source>
        <translation>3 : 1, einmal bei 80 Erbsen</translation>
    </message>
    <message>
        <source>3 : 1, 20 times, after every 16 peas</source>
        <translation>3 : 1, 20-mal, nach je 16 Erbsen</translation>
    </message>
    <message>
        <source>9 : 3 : 3 : 1, once at 80 peas</source>
        <translation>9 : 3 : 3 : 1, einmal bei 80 Erbsen</translation>
    </message>
    <message>
        <source>Count one class</source>
        <translation>Eine Klasse auszählen</translation>
    </message>
    <message>
        <source>Repeat 1000 times</source>
        <translation>1000-mal wiederholen</translation>
    </message>
    <message>
        <source>The ratio is true in every class. Critical value at 5 %: %1 (df = %2).</source>
        <translation>Das Verhältnis stimmt in jeder Klasse. Kritischer Wert für 5 %: %1 (df = %2).</translation>
    </message>
    <message>
        <source>No class has counted yet.</source>
        <translation>Noch keine Klasse hat gezählt.</translation>
    </message>
    <message>
        <source>Gap χ² of 1000 classes</source>
        <translation>Abweichung χ² von 1000 Klassen</translation>
    </message>
    <message>
        <source>One class: %1, so χ² = %2.</source>
        <translation>Eine Klasse: %1, also χ² = %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n of 1000 classes have a gap at least as large, although the ratio is true. Calculated from all possible counts: p = %1.</source>
        <translation>
            <numerusform>%n von 1000 Klassen weicht mindestens so stark ab, obwohl das Verhältnis stimmt. Aus allen möglichen Anzahlen berechnet: p = %1.</numerusform>
            <numerusform>%n von 1000 Klassen weichen mindestens so stark ab, obwohl das Verhältnis stimmt. Aus allen möglichen Anzahlen berechnet: p = %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>dies before birth</source>
        <translation>stirbt vor der Geburt</translation>
    </message>
    <message>
        <source>%1 (%2 % of them)</source>
        <translation>%1 (%2 % davon)</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Second parent</source>
        <translation>Zweiter Elternteil</translation>
    </message>
    <message>
        <source>heterozygous</source>
        <translation>heterozygot</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>Gene</source>
        <translation>Gen</translation>
    </message>
    <message>
        <source>Meiosis of %1</source>
        <translation>Meiose von %1</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Elternteil</translation>
    </message>
    <message>
        <source>Meiosis</source>
        <translation>Meiose</translation>
    </message>
    <message>
        <source>Show meiosis</source>
        <translation>Meiose zeigen</translation>
    </message>
    <message>
        <source>Cells: %1 · chromosomes in each: %2 · chromatids of each chromosome: %3</source>
        <translation>Zellen: %1 · Chromosomen in jeder: %2 · Chromatiden je Chromosom: %3</translation>
    </message>
    <message>
        <source>Meiosis, %1</source>
        <translation>Meiose, %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>carrier for certain</source>
        <translation>sicher Träger des Allels</translation>
    </message>
    <message>
        <source>next child</source>
        <translation>nächstes Kind</translation>
    </message>
    <message>
        <source>The next child of %1 and %2, who is asked about</source>
        <translation>Das nächste Kind von %1 und %2, nach dem gefragt wird</translation>
    </message>
    <message>
        <source>%1: carrier for certain</source>
        <translation>%1: trägt das Allel sicher, ohne betroffen zu sein</translation>
    </message>
    <message numerus="yes">
        <source>Pedigree of %n people</source>
        <translation>
            <numerusform>Stammbaum von %n Person</numerusform>
            <numerusform>Stammbaum von %n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: bonus in %2</source>
        <translation>%1: Bonus (%2)</translation>
    </message>
    <message>
        <source>%1: grows by %2 more</source>
        <translation>%1: wächst um %2 mehr</translation>
    </message>
    <message>
        <source>%1: a mass extinction costs only %2</source>
        <translation>%1: Ein Massenaussterben kostet nur %2</translation>
    </message>
    <message>
        <source>Last cells with the mutation: %1 of %2, germ cells among them: %3.</source>
        <translation>Letzte Zellen mit der Mutation: %1 von %2, davon Keimzellen: %3.</translation>
    </message>
    <message>
        <source>It cannot be inherited.</source>
        <translation>Sie kann nicht vererbt werden.</translation>
    </message>
    <message>
        <source>It does not show in this body, but can be inherited.</source>
        <translation>In diesem Körper zeigt sie sich nicht, kann aber vererbt werden.</translation>
    </message>
    <message>
        <source>It can show in this body, and can be inherited.</source>
        <translation>Sie kann sich in diesem Körper zeigen und kann vererbt werden.</translation>
    </message>
    <message>
        <source>A fertilised egg divides into %1 cells; the last %2 are germ cells.</source>
        <translation>Eine befruchtete Eizelle teilt sich in %1 Zellen; die letzten %2 sind Keimzellen.</translation>
    </message>
    <message>
        <source>Cells of an embryo</source>
        <translation>Zellen eines Embryos</translation>
    </message>
    <message>
        <source>germ cell</source>
        <translation>Keimzelle</translation>
    </message>
    <message>
        <source>body cell</source>
        <translation>Körperzelle</translation>
    </message>
    <message>
        <source>with the mutation</source>
        <translation>mit der Mutation</translation>
    </message>
    <message>
        <source>green branch</source>
        <translation>grüner Zweig</translation>
    </message>
    <message>
        <source>variegated branch</source>
        <translation>panaschierter Zweig</translation>
    </message>
    <message>
        <source>white branch</source>
        <translation>weißer Zweig</translation>
    </message>
    <message>
        <source>Mother: %1</source>
        <translation>Mutter: %1</translation>
    </message>
    <message>
        <source>Father: %1</source>
        <translation>Vater: %1</translation>
    </message>
    <message>
        <source>Six egg cells with their plastids, and their seedlings</source>
        <translation>Sechs Eizellen mit ihren Plastiden, und ihre Keimlinge</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>variegated</source>
        <translation>panaschiert</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>Mother (egg cells)</source>
        <translation>Mutter (Eizellen)</translation>
    </message>
    <message>
        <source>Father (pollen)</source>
        <translation>Vater (Pollen)</translation>
    </message>
    <message>
        <source>Plastids in an egg cell</source>
        <translation>Plastiden in einer Eizelle</translation>
    </message>
    <message>
        <source>Draw six other egg cells</source>
        <translation>Sechs andere Eizellen ziehen</translation>
    </message>
    <message>
        <source>Seedlings of these six egg cells: %1 green, %2 variegated, %3 white.</source>
        <translation>Keimlinge dieser sechs Eizellen: %1 grün, %2 panaschiert, %3 weiß.</translation>
    </message>
    <message>
        <source>The plastids appear once the first seedlings have been rolled.</source>
        <translation>Die Plastiden erscheinen, sobald die ersten Keimlinge gewürfelt sind.</translation>
    </message>
    <message>
        <source>%1 cM</source>
        <translation>%1 cM</translation>
    </message>
    <message>
        <source>Map of the three genes</source>
        <translation>Karte der drei Gene</translation>
    </message>
    <message>
        <source>Their order is not known yet.</source>
        <translation>Ihre Reihenfolge ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>The plant was rolled with %1 % and %2 % and an interference of %3.</source>
        <translation>Die Pflanze wurde mit %1 % und %2 % und einer Interferenz von %3 gewürfelt.</translation>
    </message>
    <message>
        <source>Germ cells</source>
        <translation>Keimzellen</translation>
    </message>
    <message>
        <source>Mutation strikes one of</source>
        <translation>Mutation trifft eine</translation>
    </message>
    <message>
        <source>all 31 cells</source>
        <translation>der 31 Zellen</translation>
    </message>
    <message>
        <source>the first 3</source>
        <translation>der ersten 3</translation>
    </message>
    <message>
        <source>the last 16</source>
        <translation>der letzten 16</translation>
    </message>
    <message>
        <source>Let a mutation strike</source>
        <translation>Eine Mutation auslösen</translation>
    </message>
    <message>
        <source>Mutations show once the first embryos have been rolled.</source>
        <translation>Mutationen erscheinen, sobald die ersten Embryonen gewürfelt sind.</translation>
    </message>
    <message>
        <source>The pair in its cell</source>
        <translation>Das Paar in seiner Zelle</translation>
    </message>
    <message>
        <source>After the first division</source>
        <translation>Nach der ersten Teilung</translation>
    </message>
    <message>
        <source>Gametes, after the second</source>
        <translation>Keimzellen, nach der zweiten</translation>
    </message>
    <message>
        <source>fails to separate</source>
        <translation>trennt sich nicht</translation>
    </message>
    <message>
        <source>Chromosomes</source>
        <translation>Chromosomen</translation>
    </message>
    <message>
        <source>any pair</source>
        <translation>irgendein Paar</translation>
    </message>
    <message>
        <source>X of fruit flies</source>
        <translation>X der Taufliege</translation>
    </message>
    <message>
        <source>X and Y of people</source>
        <translation>X und Y des Menschen</translation>
    </message>
    <message>
        <source>What fails</source>
        <translation>Was misslingt</translation>
    </message>
    <message>
        <source>first division</source>
        <translation>erste Teilung</translation>
    </message>
    <message>
        <source>second division</source>
        <translation>zweite Teilung</translation>
    </message>
    <message>
        <source>In whom</source>
        <translation>Bei wem</translation>
    </message>
    <message>
        <source>in the mother</source>
        <translation>bei der Mutter</translation>
    </message>
    <message>
        <source>in the father</source>
        <translation>beim Vater</translation>
    </message>
    <message>
        <source>The cells fill once the first offspring or gametes have been rolled.</source>
        <translation>Die Zellen füllen sich, sobald die ersten Nachkommen oder Keimzellen gewürfelt sind.</translation>
    </message>
    <message>
        <source>A meiosis in which one pair fails to separate</source>
        <translation>Eine Meiose, in der sich ein Paar nicht trennt</translation>
    </message>
    <message>
        <source>Its four gametes: %1.</source>
        <translation>Ihre vier Keimzellen: %1.</translation>
    </message>
    <message>
        <source>With a normal gamete, n + 1 gives three of this chromosome (trisomy), n − 1 gives one (monosomy).</source>
        <translation>Mit einer normalen Keimzelle ergibt n + 1 drei dieser Chromosomen (Trisomie), n − 1 eines (Monosomie).</translation>
    </message>
    <message>
        <source>No gamete is normal.</source>
        <translation>Keine Keimzelle ist normal.</translation>
    </message>
    <message>
        <source>Half of the gametes are normal: in this picture, the two on the right.</source>
        <translation>Die Hälfte der Keimzellen ist normal: in diesem Bild die beiden rechts.</translation>
    </message>
    <message>
        <source>With everybody drawn here, %1 is a carrier with a chance of %2.</source>
        <translation>Nach allem, was die Zeichnung zeigt, trägt %1 das Allel mit einer Wahrscheinlichkeit von %2.</translation>
    </message>
    <message>
        <source>“%1” fits too, but makes this family more than %2 times less likely.</source>
        <translation>Auch „%1“ passt, aber damit wäre diese Familie mehr als %2-mal so unwahrscheinlich.</translation>
    </message>
    <message>
        <source>“%1” fits too, but makes this family about %2 times less likely.</source>
        <translation>Auch „%1“ passt, aber damit wäre diese Familie etwa %2-mal so unwahrscheinlich.</translation>
    </message>
    <message>
        <source>(For an allele of frequency 0.01.)</source>
        <translation>(Bei einem Allel der Häufigkeit 0,01.)</translation>
    </message>
    <message>
        <source>Phenylketonuria, 1934</source>
        <translation>Phenylketonurie, 1934</translation>
    </message>
    <message>
        <source>Colour blindness, 1778</source>
        <translation>Farbenblindheit, 1778</translation>
    </message>
    <message>
        <source>Queen Victoria&apos;s family</source>
        <translation>Familie von Königin Victoria</translation>
    </message>
    <message>
        <source>New family</source>
        <translation>Neue Familie</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>ausgeschlossen</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>✓ as you said, ✗ not as you said</source>
        <translation>✓ wie du gesagt hast, ✗ anders als du gesagt hast</translation>
    </message>
    <message>
        <source>By whom?</source>
        <translation>Durch wen?</translation>
    </message>
    <message>
        <source>%1: ruled out by whom?</source>
        <translation>%1: durch wen ausgeschlossen?</translation>
    </message>
    <message>
        <source>Point at a person, or use the arrow keys.</source>
        <translation>Zeig auf eine Person oder benutze die Pfeiltasten.</translation>
    </message>
    <message>
        <source>%1, as you said</source>
        <translation>%1, wie du gesagt hast</translation>
    </message>
    <message>
        <source>%1, not as you said</source>
        <translation>%1, anders als du gesagt hast</translation>
    </message>
    <message>
        <source>generation</source>
        <translation>Generation</translation>
    </message>
    <message>
        <source>a population</source>
        <translation>eine Population</translation>
    </message>
    <message>
        <source>without chance</source>
        <translation>ohne Zufall</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>Was betrachtet wird</translation>
    </message>
    <message>
        <source>Next generation</source>
        <translation>Nächste Generation</translation>
    </message>
    <message>
        <source>Many generations</source>
        <translation>Viele Generationen</translation>
    </message>
    <message>
        <source>Real populations</source>
        <translation>Wirkliche Populationen</translation>
    </message>
    <message>
        <source>%1 % red</source>
        <translation>%1 % Rot</translation>
    </message>
    <message>
        <source>Gene pool at the start</source>
        <translation>Genpool am Anfang</translation>
    </message>
    <message numerus="yes">
        <source>%n plants</source>
        <translation>
            <numerusform>%n Pflanze</numerusform>
            <numerusform>%n Pflanzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Size of the population</source>
        <translation>Größe der Population</translation>
    </message>
    <message>
        <source>no selection</source>
        <translation>keine Selektion</translation>
    </message>
    <message>
        <source>against white</source>
        <translation>gegen Weiß</translation>
    </message>
    <message>
        <source>in favour of pink</source>
        <translation>zugunsten von Rosa</translation>
    </message>
    <message>
        <source>Migration</source>
        <translation>Migration</translation>
    </message>
    <message>
        <source>no migration</source>
        <translation>keine Migration</translation>
    </message>
    <message>
        <source>white pollen</source>
        <translation>weißer Pollen</translation>
    </message>
    <message>
        <source>A large meadow of snapdragons: %1 % of all alleles are %2 (red), %3 % are %4 (white). Pollen and egg cells meet at random.</source>
        <translation>Eine große Wiese mit Löwenmäulchen: %1 % aller Allele sind %2 (rot), %3 % sind %4 (weiß). Pollen und Eizellen treffen zufällig aufeinander.</translation>
    </message>
    <message>
        <source>p² = %1, 2pq = %2, q² = %3: the areas of the square.</source>
        <translation>p² = %1, 2pq = %2, q² = %3: die Flächen im Quadrat.</translation>
    </message>
    <message>
        <source>Each offspring draws two alleles from the gene pool.</source>
        <translation>Jeder Nachkomme zieht zwei Allele aus dem Genpool.</translation>
    </message>
    <message>
        <source>Gene pool</source>
        <translation>Genpool</translation>
    </message>
    <message>
        <source>Frequency of %1 in each meadow</source>
        <translation>Häufigkeit von %1 auf jeder Wiese</translation>
    </message>
    <message>
        <source>Without chance, %1 would go from %2 to %3.</source>
        <translation>Ohne Zufall ginge %1 von %2 auf %3.</translation>
    </message>
    <message>
        <source>Every roll is a meadow of its own. The chart shows the last 20.</source>
        <translation>Jeder Wurf ist eine eigene Wiese. Das Diagramm zeigt die letzten 20.</translation>
    </message>
    <message>
        <source>Roll more to see how meadows get there.</source>
        <translation>Würfle weiter, um zu sehen, wie Wiesen dorthin gelangen.</translation>
    </message>
    <message>
        <source>After %1 generations: %2.</source>
        <translation>Nach %1 Generationen: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n plants in every generation.</source>
        <translation>
            <numerusform>%n Pflanze in jeder Generation.</numerusform>
            <numerusform>%n Pflanzen in jeder Generation.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of 10 white seedlings only 8 grow up.</source>
        <translation>Von 10 weißen Keimlingen werden nur 8 groß.</translation>
    </message>
    <message>
        <source>Of 10 red or 10 white seedlings only 8 grow up.</source>
        <translation>Von 10 roten oder 10 weißen Keimlingen werden nur 8 groß.</translation>
    </message>
    <message>
        <source>5 % of all gametes blow in from a meadow where every flower is white.</source>
        <translation>5 % aller Keimzellen weht der Wind von einer Wiese herüber, auf der alle Blüten weiß sind.</translation>
    </message>
    <message>
        <source>Nothing acts but chance.</source>
        <translation>Es wirkt nichts als der Zufall.</translation>
    </message>
    <message>
        <source>%3 of the alleles are %4, %5 are %6 (%1, n = %2).</source>
        <translation>%3 der Allele sind %4, %5 sind %6 (%1, n = %2).</translation>
    </message>
    <message>
        <source>What was really counted appears once you have drawn a sample yourself.</source>
        <translation>Was wirklich gezählt wurde, erscheint, sobald du selbst eine Stichprobe gezogen hast.</translation>
    </message>
    <message>
        <source>%1: counted %2, expected %3</source>
        <translation>%1: gezählt %2, erwartet %3</translation>
    </message>
    <message>
        <source>p &lt; %1</source>
        <translation>p &lt; %1</translation>
    </message>
    <message>
        <source>χ² = %1, df = %2; exact %3.</source>
        <translation>χ² = %1, df = %2; exakt %3.</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>erwartet %1</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>gezählt</translation>
    </message>
    <message>
        <source>expected in equilibrium</source>
        <translation>im Gleichgewicht erwartet</translation>
    </message>
    <message>
        <source>first neutral allele</source>
        <translation>erstes neutrales Allel</translation>
    </message>
    <message>
        <source>second neutral allele</source>
        <translation>zweites neutrales Allel</translation>
    </message>
    <message>
        <source>A bonus adds %1 to the rolls of the other team, and %2 more for each further copy.</source>
        <translation>Ein Bonus zählt zu den Würfen des anderen Teams %1 hinzu und %2 für jede weitere Kopie.</translation>
    </message>
    <message>
        <source>The two teams differ in one neutral allele alone. At the start each allele has a frequency of 1/2. What does chance make of it?</source>
        <translation>Die zwei Teams unterscheiden sich nur in einem neutralen Allel. Am Anfang hat jedes Allel die Häufigkeit 1/2. Was macht der Zufall daraus?</translation>
    </message>
    <message>
        <source>The expected change is the same for both teams, so the frequencies of the two neutral alleles change by chance alone: genetic drift.</source>
        <translation>Die erwartete Änderung ist für beide Teams gleich. Die Häufigkeiten der zwei neutralen Allele ändern sich also allein durch Zufall: Gendrift.</translation>
    </message>
    <message>
        <source>Parents</source>
        <translation>Eltern</translation>
    </message>
    <message>
        <source>families of %1</source>
        <translation>%1 Nachkommen</translation>
    </message>
    <message>
        <source>Size of each family</source>
        <translation>Größe jeder Familie</translation>
    </message>
    <message>
        <source>The last families rolled</source>
        <translation>Die zuletzt gewürfelten Familien</translation>
    </message>
    <message>
        <source>Empty pods</source>
        <translation>Leere Hülsen</translation>
    </message>
    <message>
        <source>Each pod is a family. Predict first, then roll.</source>
        <translation>Jede Hülse ist eine Familie. Sage zuerst vorher, dann würfle.</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%1 von %2 %3</translation>
    </message>
    <message>
        <source>Exactly %1 (framed): %2 of %3 families, %4 %. Calculated: %5 %.</source>
        <translation>Genau %1 (umrandet): %2 von %3 Familien, %4 %. Berechnet: %5 %.</translation>
    </message>
    <message>
        <source>A family of %1 can never be exactly %2.</source>
        <translation>Eine Familie mit %1 Nachkommen kann nie genau %2 haben.</translation>
    </message>
    <message>
        <source>Product rule: each order has the chance %1 = %2 %. Sum rule: there are %3 orders, so %3 times as much.</source>
        <translation>Produktregel: Jede Reihenfolge hat die Wahrscheinlichkeit %1 = %2 %. Summenregel: Es gibt %3 Reihenfolgen, also das %3-Fache.</translation>
    </message>
    <message>
        <source>No memory: in no family yet was the first one %1.</source>
        <translation>Kein Gedächtnis: Noch in keiner Familie war der erste Nachkomme %1.</translation>
    </message>
    <message>
        <source>No memory: in no family yet were the first %1 all %2.</source>
        <translation>Kein Gedächtnis: Noch in keiner Familie waren die ersten %1 alle %2.</translation>
    </message>
    <message>
        <source>In %1 of these (%2 %) the last one is %3.</source>
        <translation>Bei %1 davon (%2 %) ist der letzte %3.</translation>
    </message>
    <message>
        <source>No memory: in %1 families the first one is %2. %3</source>
        <translation>Kein Gedächtnis: In %1 Familien ist der erste Nachkomme %2. %3</translation>
    </message>
    <message>
        <source>No memory: in %1 families the first %2 are all %3. %4</source>
        <translation>Kein Gedächtnis: In %1 Familien sind die ersten %2 alle %3. %4</translation>
    </message>
    <message>
        <source>An unknown plant</source>
        <translation>Eine unbekannte Pflanze</translation>
    </message>
    <message>
        <source>Flies, table %1</source>
        <translation>Fliegen, Tabelle %1</translation>
    </message>
    <message>
        <source>Whose offspring</source>
        <translation>Wessen Nachkommen</translation>
    </message>
    <message>
        <source>Show the published counts</source>
        <translation>Veröffentlichte Zählung zeigen</translation>
    </message>
    <message>
        <source>%1 were counted %2 times together. Another pair is more frequent.</source>
        <translation>%1 wurden zusammen %2-mal gezählt. Ein anderes Paar ist häufiger.</translation>
    </message>
    <message>
        <source>%1 were counted %2 times together. Another pair is rarer.</source>
        <translation>%1 wurden zusammen %2-mal gezählt. Ein anderes Paar ist seltener.</translation>
    </message>
    <message>
        <source>Morgan and Bridges 1916, table %1</source>
        <translation>Morgan und Bridges 1916, Tabelle %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>A plant AaBbCc was crossed with aabbcc. Its three genes are linked. Which one is in the middle? The letters do not tell you.</source>
        <translation>Eine Pflanze AaBbCc wurde mit aabbcc gekreuzt. Ihre drei Gene sind gekoppelt. Welches liegt in der Mitte? Die Buchstaben verraten es nicht.</translation>
    </message>
    <message>
        <source>Fruit flies of Morgan and Bridges (1916), %1. A plus sign stands for the allele of wild flies. Rolls follow the shares that were counted.</source>
        <translation>Taufliegen von Morgan und Bridges (1916), %1. Ein Pluszeichen steht für das Allel der Wildform. Gewürfelt wird nach den gezählten Anteilen.</translation>
    </message>
    <message>
        <source>%1 in the middle</source>
        <translation>%1 in der Mitte</translation>
    </message>
    <message>
        <source>Roll first. Then find the parental pair, the double crossovers and the gene in the middle.</source>
        <translation>Würfle zuerst. Finde dann das Elternpaar, die Doppel-Crossing-over und das Gen in der Mitte.</translation>
    </message>
    <message>
        <source>%1 Roll more.</source>
        <translation>%1 Würfle mehr.</translation>
    </message>
    <message>
        <source>1. Which pair of classes is parental, made without a crossover?</source>
        <translation>1. Welches Klassenpaar entspricht den Eltern, entstand also ohne Crossing-over?</translation>
    </message>
    <message>
        <source>2. Which pair comes from double crossovers?</source>
        <translation>2. Welches Paar stammt aus Doppel-Crossing-over?</translation>
    </message>
    <message>
        <source>3. Compare the two pairs: which gene is in the middle? So few offspring hardly settle it: roll more first.</source>
        <translation>3. Vergleiche die beiden Paare: Welches Gen liegt in der Mitte? So wenige Nachkommen entscheiden es kaum: Würfle erst mehr.</translation>
    </message>
    <message>
        <source>3. Compare the two pairs: which gene is in the middle?</source>
        <translation>3. Vergleiche die beiden Paare: Welches Gen liegt in der Mitte?</translation>
    </message>
    <message>
        <source>Yes, %1 is in the middle.</source>
        <translation>Ja, %1 liegt in der Mitte.</translation>
    </message>
    <message>
        <source>No, %1 is in the middle.</source>
        <translation>Nein, %1 liegt in der Mitte.</translation>
    </message>
    <message>
        <source>So few offspring can mislead: these counts do not show it. Roll more.</source>
        <translation>So wenige Nachkommen können täuschen: Diese Zählung zeigt es nicht. Würfle mehr.</translation>
    </message>
    <message>
        <source>Plants</source>
        <translation>Pflanzen</translation>
    </message>
    <message>
        <source>mixed population</source>
        <translation>gemischte Population</translation>
    </message>
    <message>
        <source>pure line</source>
        <translation>reine Linie</translation>
    </message>
    <message>
        <source>Sown</source>
        <translation>Ausgesät</translation>
    </message>
    <message>
        <source>heaviest 10 %</source>
        <translation>schwerste 10 %</translation>
    </message>
    <message>
        <source>heavier half</source>
        <translation>schwerere Hälfte</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Dashed: the mean of the upper generation. Solid: the mean of its offspring.</source>
        <translation>Gestrichelt: der Mittelwert der oberen Generation. Durchgezogen: der Mittelwert ihrer Nachkommen.</translation>
    </message>
    <message>
        <source>First generation</source>
        <translation>Erste Generation</translation>
    </message>
    <message>
        <source>All seeds are sown: mean %1, S = 0 mg.</source>
        <translation>Alle Samen werden ausgesät: Mittelwert %1, S = 0 mg.</translation>
    </message>
    <message>
        <source>The chosen seeds have a mean of %1: they are S = %2 ahead.</source>
        <translation>Die ausgewählten Samen haben einen Mittelwert von %1: Sie liegen um S = %2 vorn.</translation>
    </message>
    <message>
        <source>%1 mg</source>
        <translation>%1 mg</translation>
    </message>
    <message>
        <source>Their offspring are R = %1 ahead. Breeder&apos;s equation: h² = %2, so h² · S = %3.</source>
        <translation>Ihre Nachkommen liegen um R = %1 vorn. Züchtergleichung: h² = %2, also h² · S = %3.</translation>
    </message>
    <message>
        <source>Generation %1: mean %2.</source>
        <translation>Generation %1: Mittelwert %2.</translation>
    </message>
    <message>
        <source>Chosen: seeds of more than %1.</source>
        <translation>Ausgewählt: Samen von mehr als %1.</translation>
    </message>
    <message>
        <source>Seeds by mass, two generations</source>
        <translation>Samen nach ihrer Masse, zwei Generationen</translation>
    </message>
    <message>
        <source>Generation %1: mean %2; chosen: over %3</source>
        <translation>Generation %1: Mittelwert %2; ausgewählt: über %3</translation>
    </message>
    <message>
        <source>Generation %1: mean %2; all are sown</source>
        <translation>Generation %1: Mittelwert %2; alle werden ausgesät</translation>
    </message>
    <message>
        <source>Generation %1, their offspring: mean %2</source>
        <translation>Generation %1, ihre Nachkommen: Mittelwert %2</translation>
    </message>
    <message>
        <source>Generation %1, their offspring: predict, then roll</source>
        <translation>Generation %1, ihre Nachkommen: erst vorhersagen, dann würfeln</translation>
    </message>
    <message>
        <source>guide %1</source>
        <translation>Leit-RNA %1</translation>
    </message>
    <message>
        <source>Guide RNA</source>
        <translation>Leit-RNA</translation>
    </message>
    <message>
        <source>1 to %1 letters lost</source>
        <translation>1 bis %1 Buchstaben verloren</translation>
    </message>
    <message>
        <source>Letters lost at the cut</source>
        <translation>Am Schnitt verlorene Buchstaben</translation>
    </message>
    <message>
        <source>Cut and repair</source>
        <translation>Schneiden und reparieren</translation>
    </message>
    <message>
        <source>Bar: matches the 20 letters of the guide. Dashed: the PAM (NGG). Wedge: the cut. Below the letters: mRNA and protein.</source>
        <translation>Balken: passt zu den 20 Buchstaben der Leit-RNA. Gestrichelt: das PAM (NGG). Keil: der Schnitt. Unter den Buchstaben: mRNA und Protein.</translation>
    </message>
    <message>
        <source>After the 20 letters comes %1, which fits NGG. Cas9 cuts both strands three letters before it, between letters %2 and %3.</source>
        <translation>Auf die 20 Buchstaben folgt %1, das zu NGG passt. Cas9 schneidet beide Stränge drei Buchstaben davor, zwischen den Buchstaben %2 und %3.</translation>
    </message>
    <message>
        <source>Wedge: here the two ends were joined. Bold: other amino acids than before.</source>
        <translation>Keil: Hier wurden die beiden Enden verbunden. Fett: andere Aminosäuren als vorher.</translation>
    </message>
    <message numerus="yes">
        <source>%n letters are lost.</source>
        <translation>
            <numerusform>%n Buchstabe ist verloren.</numerusform>
            <numerusform>%n Buchstaben sind verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The reading frame is shifted: after the cut, the letters are grouped into other triplets, and the stop codon is no longer read. In the whole gene, the protein would have wrong amino acids until a stop codon happens to come up.</source>
        <translation>%1 Das Leseraster ist verschoben: Nach dem Schnitt werden die Buchstaben zu anderen Tripletts zusammengefasst, und das Stoppcodon wird nicht mehr gelesen. Im ganzen Gen hätte das Protein falsche Aminosäuren, bis zufällig ein Stoppcodon kommt.</translation>
    </message>
    <message>
        <source>%1 The reading frame is kept: the triplets after the cut are read as before. Amino acids in this piece: %2 instead of %3.</source>
        <translation>%1 Das Leseraster ist erhalten: Die Tripletts nach dem Schnitt werden gelesen wie zuvor. Aminosäuren in diesem Stück: %2 statt %3.</translation>
    </message>
    <message>
        <source>the two ends are joined before it</source>
        <translation>davor sind die beiden Enden verbunden</translation>
    </message>
    <message>
        <source>the cut is before it</source>
        <translation>davor liegt der Schnitt</translation>
    </message>
    <message>
        <source>matched by the guide</source>
        <translation>passt zur Leit-RNA</translation>
    </message>
    <message>
        <source>part of the PAM</source>
        <translation>Teil des PAM</translation>
    </message>
    <message>
        <source>%1 is certainly %2.</source>
        <translation>%1 ist sicher %2.</translation>
    </message>
    <message>
        <source>%1 is %2 with a chance of %3 %.</source>
        <translation>%1 ist mit einer Wahrscheinlichkeit von %3 % %2.</translation>
    </message>
    <message>
        <source>If the gene is %1: %2 %3</source>
        <translation>Wenn der Erbgang %1 ist: %2 %3</translation>
    </message>
    <message>
        <source>dies</source>
        <translation>stirbt</translation>
    </message>
    <message numerus="yes">
        <source>Pedigree of %n plants</source>
        <translation>
            <numerusform>Stammbaum von %n Pflanze</numerusform>
            <numerusform>Stammbaum von %n Pflanzen</numerusform>
        </translation>
    </message>
    <message>
        <source>The colours appear once the first offspring have been rolled.</source>
        <translation>Die Farben erscheinen, sobald die ersten Nachkommen gewürfelt sind.</translation>
    </message>
    <message>
        <source>One gene of 1500 letters; the mutagen changes 1 letter in 200,000.</source>
        <translation>Ein Gen mit 1500 Buchstaben; das Mutagen ändert einen von 200 000 Buchstaben.</translation>
    </message>
    <message>
        <source>One gene of 1500 letters, two copies; 7 letters in 1,000,000,000 change.</source>
        <translation>Ein Gen mit 1500 Buchstaben, zwei Kopien; von 1 Milliarde Buchstaben ändern sich 7.</translation>
    </message>
    <message>
        <source>Order and distances are those of your map. Crossovers are drawn independently of each other, without interference.</source>
        <translation>Reihenfolge und Abstände sind die deiner Genkarte. Die Crossing-over werden unabhängig voneinander gezogen, ohne Interferenz.</translation>
    </message>
    <message>
        <source>Point at a cell of the embryo, or use the arrow keys.</source>
        <translation>Zeig auf eine Zelle des Embryos oder benutze die Pfeiltasten.</translation>
    </message>
</context>
<context>
    <name>app::FilePanel</name>
    <message>
        <source>Open a table…</source>
        <translation>Tabelle öffnen …</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Tabelle öffnen</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>aus einer Datei</translation>
    </message>
    <message>
        <source>No table has been opened yet.</source>
        <translation>Noch ist keine Tabelle geöffnet.</translation>
    </message>
    <message>
        <source>What a table can look like</source>
        <translation>Wie eine Tabelle aussehen kann</translation>
    </message>
    <message>
        <source>A name and a count in each row:</source>
        <translation>Ein Name und eine Anzahl in jeder Zeile:</translation>
    </message>
    <message>
        <source>purple; 705
white; 224</source>
        <translation>violett; 705
weiß; 224</translation>
    </message>
    <message>
        <source>Or a row of names above a row of counts:</source>
        <translation>Oder eine Zeile Namen über einer Zeile Anzahlen:</translation>
    </message>
    <message>
        <source>purple; white
705; 224</source>
        <translation>violett; weiß
705; 224</translation>
    </message>
    <message>
        <source>Or one observation in each row; they are counted for you:</source>
        <translation>Oder eine Beobachtung in jeder Zeile; gezählt wird dann hier:</translation>
    </message>
    <message>
        <source>purple
purple
white</source>
        <translation>violett
violett
weiß</translation>
    </message>
    <message>
        <source>Separate the columns with commas, semicolons or tabs. Save a spreadsheet as CSV.</source>
        <translation>Trenne die Spalten mit Kommas, Semikolons oder Tabulatoren. Aus einer Tabellenkalkulation speicherst du die Tabelle als CSV.</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1 konnte nicht gelesen werden.</translation>
    </message>
</context>
<context>
    <name>app::GameBoard</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1 spielt.</translation>
    </message>
    <message>
        <source>%1 is waiting until you press “Next”.</source>
        <translation>%1 wartet, bis du auf „Weiter“ drückst.</translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation>Seit deinem Zug</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message numerus="yes">
        <source>%n more: press E to read them</source>
        <translation>
            <numerusform>%n weiteres Ereignis: Mit E liest du es</numerusform>
            <numerusform>%n weitere Ereignisse: Mit E liest du sie</numerusform>
        </translation>
    </message>
    <message>
        <source>The only choice: %1</source>
        <translation>Nur das ist möglich: %1</translation>
    </message>
    <message>
        <source>Replay. %1 moves next.</source>
        <translation>Nachspielen. Als Nächstes zieht %1.</translation>
    </message>
    <message>
        <source>%1 (F1: the rule)</source>
        <translation>%1 (F1: die Regel)</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Auswählen</translation>
    </message>
</context>
<context>
    <name>app::GameEnd</name>
    <message>
        <source>End of the game</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Zwischenstand</translation>
    </message>
    <message>
        <source>The game is still running.</source>
        <translation>Die Partie läuft noch.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Partie nachspielen</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Zurück zum Spielplan</translation>
    </message>
</context>
<context>
    <name>app::GameKeeper</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Woanders speichern …</translation>
    </message>
    <message>
        <source>%1 This game is not being saved: it will be lost when you leave it or close the window.</source>
        <translation>%1 Diese Partie wird nicht gespeichert: Sie geht verloren, wenn du sie verlässt oder das Fenster schließt.</translation>
    </message>
    <message>
        <source>%1 The game on the board has not been saved and would be lost.</source>
        <translation>%1 Die Partie auf dem Spielplan ist nicht gespeichert und ginge verloren.</translation>
    </message>
    <message>
        <source>From now on, the game is saved in “%1”.</source>
        <translation>Die Partie wird von jetzt an in „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>From now on, the game is saved in “%1”. To resume it another day, choose Import on the Games page.</source>
        <translation>Die Partie wird von jetzt an in „%1“ gespeichert. Um sie an einem anderen Tag fortzusetzen, wähle „Importieren“ auf der Seite „Partien“.</translation>
    </message>
    <message>
        <source>Save the game elsewhere</source>
        <translation>Die Partie woanders speichern</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Genotype Companion games (%1)</source>
        <translation>Partien von Genotype Companion (%1)</translation>
    </message>
</context>
<context>
    <name>app::GameLibrary</name>
    <message>
        <source>The games folder “%1” cannot be created.</source>
        <translation>Der Ordner „%1“ für die Partien lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>%1 None of it can be recovered.</source>
        <translation>%1 Davon lässt sich nichts retten.</translation>
    </message>
    <message>
        <source>This game is open. Close it first.</source>
        <translation>Diese Partie ist offen. Schließe sie zuerst.</translation>
    </message>
    <message>
        <source>“%1” could not be moved to the trash.</source>
        <translation>„%1“ konnte nicht in den Papierkorb gelegt werden.</translation>
    </message>
    <message>
        <source>“%1” could not be deleted: %2</source>
        <translation>„%1“ konnte nicht gelöscht werden: %2</translation>
    </message>
    <message>
        <source>Saved games are kept in this folder. Choose another one for the copy.</source>
        <translation>In diesem Ordner liegen die gespeicherten Partien. Wähle für die Kopie einen anderen.</translation>
    </message>
    <message>
        <source>“%1” could not be saved. The folder is read-only or missing, or its disk is full.</source>
        <translation>„%1“ konnte nicht gespeichert werden. Der Ordner ist schreibgeschützt oder fehlt, oder der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>“%1” is an open game. Choose another name.</source>
        <translation>„%1“ ist eine Partie, die gerade offen ist. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>The name could not be saved. %1</source>
        <translation>Der Name konnte nicht gespeichert werden. %1</translation>
    </message>
    <message>
        <source>The dice of this game are sealed until it is over. Until then it cannot be copied, because its dice could be seen by playing the copy.</source>
        <translation>Die Würfel dieses Spiels sind versiegelt, bis es zu Ende ist. Bis dahin lässt es sich nicht kopieren, denn wer die Kopie spielt, sähe seine Würfel im Voraus.</translation>
    </message>
</context>
<context>
    <name>app::GameLog</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>Protokoll schließen</translation>
    </message>
    <message>
        <source>What has happened so far</source>
        <translation>Was bisher geschah</translation>
    </message>
    <message>
        <source>Press Enter to see the board as it was then.</source>
        <translation>Mit der Eingabetaste siehst du den Spielplan, wie er damals war.</translation>
    </message>
</context>
<context>
    <name>app::GameSheet</name>
    <message>
        <source>Start the game</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Eine neue Partie</translation>
    </message>
    <message>
        <source>Set up a table</source>
        <translation>Einen Tisch einrichten</translation>
    </message>
    <message>
        <source>Fix the problems above first.</source>
        <translation>Berichtige erst die Angaben oben.</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Ordinary</source>
        <translation>Gewöhnlich</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Versiegelt</translation>
    </message>
    <message>
        <source>Fixed before the first move by the program and by a word of yours, so that anyone can check afterwards that nobody chose them.</source>
        <translation>Die Würfel legen das Programm und ein Wort von dir vor dem ersten Zug fest, sodass nachher jeder prüfen kann, dass niemand sie gewählt hat.</translation>
    </message>
    <message>
        <source>Drawn by this program.</source>
        <translation>Die Würfel zieht dieses Programm.</translation>
    </message>
</context>
<context>
    <name>app::GameWords</name>
    <message>
        <source>Cross pea plants, roll their offspring and complete the plants in your garden.</source>
        <translation>Kreuze Erbsenpflanzen, würfle ihre Nachkommen und vollende die Pflanzen in deinem Garten.</translation>
    </message>
    <message>
        <source>Play promoter, operon, transcription factor and gene in order, and watch out for mutations.</source>
        <translation>Spiele Promotor, Operon, Transkriptionsfaktor und Gen in der richtigen Reihenfolge und hüte dich vor Mutationen.</translation>
    </message>
    <message>
        <source>Build a genome and see whether its population survives.</source>
        <translation>Baue ein Genom und sieh zu, ob seine Population überlebt.</translation>
    </message>
</context>
<context>
    <name>app::GamesPage</name>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Adds a game file from elsewhere to your saved games</source>
        <translation>Nimmt eine Partie aus einer Datei von anderswo in deine gespeicherten Partien auf</translation>
    </message>
    <message>
        <source>open now</source>
        <translation>gerade offen</translation>
    </message>
    <message>
        <source>The game was deleted.</source>
        <translation>Die Partie wurde gelöscht.</translation>
    </message>
    <message>
        <source>All moves before the damage are now in a new game. The damaged file is still there.</source>
        <translation>Alle Züge vor dem Schaden sind jetzt in einer neuen Partie. Die beschädigte Datei ist noch da.</translation>
    </message>
    <message>
        <source>The game was imported.</source>
        <translation>Die Partie wurde importiert.</translation>
    </message>
    <message>
        <source>A copy was saved: %1</source>
        <translation>Eine Kopie wurde gespeichert: %1</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Partie importieren</translation>
    </message>
    <message>
        <source>Genotype Companion games (%1);;All files (%2)</source>
        <translation>Partien von Genotype Companion (%1);;Alle Dateien (%2)</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>Genotype Companion games (%1)</source>
        <translation>Partien von Genotype Companion (%1)</translation>
    </message>
    <message>
        <source>The edited moves are now in a new game. The changed file is still there.</source>
        <translation>Die bearbeiteten Züge sind jetzt in einer neuen Partie. Die geänderte Datei ist noch da.</translation>
    </message>
    <message>
        <source>Open as edited</source>
        <translation>Bearbeitet öffnen</translation>
    </message>
    <message>
        <source>Creates a new game from the moves now in the file; the file stays as it is.</source>
        <translation>Macht aus den Zügen, wie sie jetzt in der Datei stehen, eine gespeicherte Partie; die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Herbarium</source>
        <translation>Herbarium</translation>
    </message>
    <message>
        <source>The plants that you have bred</source>
        <translation>Die Pflanzen, die du gezüchtet hast</translation>
    </message>
</context>
<context>
    <name>app::GamesPanel</name>
    <message>
        <source>Dice of</source>
        <translation>Würfel von</translation>
    </message>
    <message>
        <source>Trait</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Only Father Omari&apos;s dice</source>
        <translation>Nur Pater Omaris Würfel</translation>
    </message>
    <message>
        <source>He re-rolls until no mutation shows, so his dice have different probabilities and are counted separately.</source>
        <translation>Er würfelt, bis keine Mutation mehr zu sehen ist. Deshalb gelten für seine Würfel andere Wahrscheinlichkeiten, und sie werden getrennt gezählt.</translation>
    </message>
    <message>
        <source>dice of my games</source>
        <translation>Würfel meiner Partien</translation>
    </message>
    <message>
        <source>dice of one game</source>
        <translation>Würfel einer Partie</translation>
    </message>
    <message>
        <source>all my games</source>
        <translation>alle meine Partien</translation>
    </message>
    <message>
        <source>No dice have been rolled in a game yet. Play one, and its dice will appear here.</source>
        <translation>Noch wurde in keiner Partie gewürfelt. Spiel eine, dann erscheinen ihre Würfel hier.</translation>
    </message>
    <message>
        <source>The parents at the time of each roll</source>
        <translation>Die Eltern beim jeweiligen Wurf</translation>
    </message>
    <message>
        <source>No dice for this trait yet.</source>
        <translation>Noch keine Würfel für dieses Merkmal.</translation>
    </message>
    <message>
        <source>Parents</source>
        <translation>Eltern</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dice by their parents</source>
        <translation>Würfel nach ihren Eltern</translation>
    </message>
    <message>
        <source>The expectation is the sum over all dice, each with its own parents. A re-rolled die counts once, with its final face.</source>
        <translation>Die Erwartung ist die Summe über alle Würfel, jeder mit seinen eigenen Eltern. Ein noch einmal geworfener Würfel zählt einmal, mit seiner letzten Seite.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln dice</source>
        <translation>
            <numerusform>%1, %Ln Würfel</numerusform>
            <numerusform>%1, %Ln Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an older game, %Ln dice</source>
        <translation>
            <numerusform>eine ältere Partie, %Ln Würfel</numerusform>
            <numerusform>eine ältere Partie, %Ln Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this game, %Ln dice</source>
        <translation>
            <numerusform>diese Partie, %Ln Würfel</numerusform>
            <numerusform>diese Partie, %Ln Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out because the seed or the position was set: %Ln dice.</source>
        <translation>
            <numerusform>Weggelassen, weil die Startzahl oder die Ausgangslage vorgegeben war: %Ln Würfel.</numerusform>
            <numerusform>Weggelassen, weil die Startzahl oder die Ausgangslage vorgegeben war: %Ln Würfel.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::GardenPanel</name>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Hand (hidden from others)</source>
        <translation>Hand (für andere verdeckt)</translation>
    </message>
    <message>
        <source>Your three plants: sow one, keep one, discard one</source>
        <translation>Deine drei Pflanzen: eine säen, eine behalten, eine abwerfen</translation>
    </message>
    <message>
        <source>Seed Bag: choose the plants to keep</source>
        <translation>Saatgutbeutel: Wähle die Pflanzen, die du behältst</translation>
    </message>
    <message>
        <source>sow</source>
        <translation>säen</translation>
    </message>
    <message>
        <source>%1: your garden</source>
        <translation>%1: dein Garten</translation>
    </message>
    <message>
        <source>%1&apos;s garden</source>
        <translation>Garten von %1</translation>
    </message>
    <message>
        <source>draw, harvest, sow</source>
        <translation>ziehen, ernten, säen</translation>
    </message>
    <message>
        <source>one extra die</source>
        <translation>ein Würfel mehr</translation>
    </message>
    <message>
        <source>roll your own dice</source>
        <translation>eigene Würfel werfen</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Beete</translation>
    </message>
    <message>
        <source>Plots · harvested: %1</source>
        <translation>Beete · geerntet: %1</translation>
    </message>
    <message>
        <source>Dice slots</source>
        <translation>Würfelplätze</translation>
    </message>
    <message>
        <source>Dice slots: %1, all free</source>
        <translation>Würfelplätze: %1, alle frei</translation>
    </message>
    <message>
        <source>Dice slots: %1; free: %2</source>
        <translation>Würfelplätze: %1; frei: %2</translation>
    </message>
    <message>
        <source>%1. Still needs %2.</source>
        <translation>%1. Es fehlen noch %2.</translation>
    </message>
    <message>
        <source>In hand: %1, %2</source>
        <translation>Auf der Hand: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n plants</source>
        <translation>
            <numerusform>%n Pflanze</numerusform>
            <numerusform>%n Pflanzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tools</source>
        <translation>
            <numerusform>%n Werkzeug</numerusform>
            <numerusform>%n Werkzeuge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::GardenPedigree</name>
    <message>
        <source>Pedigree of a garden</source>
        <translation>Stammbaum eines Gartens</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Garten</translation>
    </message>
    <message>
        <source>Gene</source>
        <translation>Gen</translation>
    </message>
    <message>
        <source>No offspring die has become a trait of this garden yet.</source>
        <translation>Noch ist kein Nachkommenwürfel zu einem Merkmal dieses Gartens geworden.</translation>
    </message>
    <message>
        <source>Parents at the square: %1 × %2.</source>
        <translation>Eltern am Punnett-Quadrat: %1 × %2.</translation>
    </message>
    <message>
        <source>A diamond is a pea plant: its flowers have both sexes. In the game each gene is bred by itself: the parents are the two beside the Punnett square when the die was rolled. Plants in a garden are never crossed, so there are only two generations.</source>
        <translation>Eine Raute ist eine Erbsenpflanze: Ihre Blüten haben beide Geschlechter. Im Spiel wird jedes Gen für sich gezüchtet: Eltern sind die beiden, die beim Wurf am Punnett-Quadrat standen. Pflanzen eines Gartens werden nie gekreuzt, deshalb gibt es nur zwei Generationen.</translation>
    </message>
    <message>
        <source>These dice were chosen, so their numbers say nothing about the ratio of a cross. For that, count all the dice that were rolled.</source>
        <translation>Diese Würfel wurden ausgesucht, ihre Anzahlen sagen also nichts über das Zahlenverhältnis einer Kreuzung. Dafür zählen alle Würfel, die geworfen wurden.</translation>
    </message>
    <message>
        <source>Without parents at the square: %1.</source>
        <translation>Ohne Eltern am Punnett-Quadrat: %1.</translation>
    </message>
    <message>
        <source>Point at a plant, or use the arrow keys.</source>
        <translation>Zeig auf eine Pflanze oder benutze die Pfeiltasten.</translation>
    </message>
</context>
<context>
    <name>app::GeneAction</name>
    <message>
        <source>%1 dies</source>
        <translation>%1 ist letal</translation>
    </message>
    <message>
        <source>each by itself</source>
        <translation>jedes für sich</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>app::GenomeBuilder</name>
    <message>
        <source>Keep this genome</source>
        <translation>Dieses Genom behalten</translation>
    </message>
    <message>
        <source>Place %1: %2</source>
        <translation>Platz %1: %2</translation>
    </message>
    <message>
        <source>Remove %1.</source>
        <translation>%1 entfernen.</translation>
    </message>
    <message>
        <source>Place %1: empty</source>
        <translation>Platz %1: leer</translation>
    </message>
    <message>
        <source>A genome has four alleles.</source>
        <translation>Ein Genom hat vier Allele.</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
</context>
<context>
    <name>app::GenotypeEnd</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>Die Partie ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>%1 share the win: level on points (%2) and on completed plants (%3).</source>
        <translation>%1 gewinnen gemeinsam: gleich viele Punkte (%2) und gleich viele vollständige Pflanzen (%3).</translation>
    </message>
    <message>
        <source>%1 wins: level on points with %3 (%2), but with more completed plants (%4).</source>
        <translation>%1 gewinnt: gleich viele Punkte (%2) wie %3, aber mehr vollständige Pflanzen (%4).</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1 (winner)</source>
        <translation>%1 (gewinnt)</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Replay this game</source>
        <translation>Partie nachspielen</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Spielplan ansehen</translation>
    </message>
    <message>
        <source>The dice of this game</source>
        <translation>Die Würfel dieser Partie</translation>
    </message>
    <message>
        <source>Every die that was rolled counts, taken or not. Bars: dice rolled. Dashed line: what the parents at each roll predict. Grey: the 95 % range for that bar on its own.</source>
        <translation>Jeder geworfene Würfel zählt, ob genommen oder nicht. Balken: gewürfelt. Gestrichelte Linie: was die Eltern beim jeweiligen Wurf vorhersagen. Grau: der 95-%-Bereich für diesen Balken allein.</translation>
    </message>
    <message>
        <source>Plants (tie-break)</source>
        <translation>Pflanzen (bei Gleichstand)</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n points.</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Punkt.</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::GenotypeSheet</name>
    <message>
        <source>As Mendel saw it: Ff is as purple as FF. Two research goals.</source>
        <translation>Wie Mendel es sah: Ff ist so violett wie FF. Zwei Forschungsziele.</translation>
    </message>
    <message>
        <source>Ff is pink, halfway between FF and ff. Three research goals, one for each genotype.</source>
        <translation>Ff ist rosa, in der Mitte zwischen FF und ff. Drei Forschungsziele, eines für jeden Genotyp.</translation>
    </message>
    <message>
        <source>Ff shows both colours at once, red and white. Three research goals, one for each genotype.</source>
        <translation>Ff zeigt beide Farben zugleich, Rot und Weiß. Drei Forschungsziele, eines für jeden Genotyp.</translation>
    </message>
    <message>
        <source>As Mendel saw it: Tt is as tall as TT. Two research goals.</source>
        <translation>Wie Mendel es sah: Tt ist so hochwüchsig wie TT. Zwei Forschungsziele.</translation>
    </message>
    <message>
        <source>Tt is of medium height, between TT and tt. Three research goals, one for each genotype.</source>
        <translation>Tt ist mittelhoch, zwischen TT und tt. Drei Forschungsziele, eines für jeden Genotyp.</translation>
    </message>
    <message>
        <source>Play now against two bots</source>
        <translation>Jetzt gegen zwei Bots spielen</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Start this game</source>
        <translation>Diese Partie beginnen</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Flower colour</source>
        <translation>Blütenfarbe</translation>
    </message>
    <message>
        <source>Complete dominance</source>
        <translation>Vollständige Dominanz</translation>
    </message>
    <message>
        <source>Codominance</source>
        <translation>Kodominanz</translation>
    </message>
    <message>
        <source>Incomplete dominance</source>
        <translation>Unvollständige Dominanz</translation>
    </message>
    <message>
        <source>Plant height</source>
        <translation>Wuchshöhe</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>In later rounds, the first turn moves on clockwise.</source>
        <translation>In den nächsten Runden wandert der erste Zug im Uhrzeigersinn weiter.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>The whole game.</source>
        <translation>Die ganze Partie.</translation>
    </message>
    <message>
        <source>A shorter game that fits into a lesson: the last round has no upgrades and ends with the harvest.</source>
        <translation>Eine kürzere Partie für eine Schulstunde: Die letzte Runde hat keinen Ausbau und endet mit der Ernte.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>1: solo</source>
        <translation>1: solo</translation>
    </message>
    <message>
        <source>1: alone against Brother Johann</source>
        <translation>1: allein gegen Bruder Johann</translation>
    </message>
    <message>
        <source>Helped by</source>
        <translation>Unterstützt von</translation>
    </message>
    <message>
        <source>Playing alone, you begin every round.</source>
        <translation>Wenn du allein spielst, beginnst du jede Runde.</translation>
    </message>
    <message>
        <source>The Researcher, a strong bot, won %1 of %2 games (%3 %).</source>
        <translation>Der Forscher, ein starker Bot, gewann %1 von %2 Partien (%3 %).</translation>
    </message>
    <message>
        <source>%1. %2 (won: %3 %)</source>
        <translation>%1. %2 (gewonnen: %3 %)</translation>
    </message>
    <message>
        <source>The list begins with the easiest.</source>
        <translation>Die Liste beginnt mit dem leichtesten.</translation>
    </message>
    <message numerus="yes">
        <source>Three seats, %n rounds, standard rules. Everything else is random.</source>
        <translation>
            <numerusform>Drei Plätze, %n Runde, die normalen Regeln. Alles andere entscheidet der Zufall.</numerusform>
            <numerusform>Drei Plätze, %n Runden, die normalen Regeln. Alles andere entscheidet der Zufall.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: as printed</source>
        <translation>%1: wie im Original</translation>
    </message>
</context>
<context>
    <name>app::GenotypeTable</name>
    <message>
        <source>This game starts from a set position, in round %1, with the parents of the lesson. Complete the plants in your garden, and see whether the dice turn out as you predicted. Its dice are left out when the dice of all games are counted.</source>
        <translation>Diese Partie beginnt mit einer gestellten Ausgangslage in Runde %1 mit den Eltern aus der Lektion. Vollende die Pflanzen in deinem Garten und achte darauf, ob die Würfel so fallen, wie du es vorhergesagt hast. Bei der Zählung aller Partien werden ihre Würfel nicht mitgezählt.</translation>
    </message>
</context>
<context>
    <name>app::GlossaryPage</name>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Search in the glossary</source>
        <translation>Im Glossar suchen</translation>
    </message>
    <message>
        <source>Lesson: %1 ›</source>
        <translation>Lektion: %1 ›</translation>
    </message>
    <message>
        <source>No matching word.</source>
        <translation>Kein passendes Wort.</translation>
    </message>
    <message>
        <source>In the rules ›</source>
        <translation>In den Regeln ›</translation>
    </message>
</context>
<context>
    <name>app::GlowButton</name>
    <message>
        <source>can be done now</source>
        <translation>jetzt möglich</translation>
    </message>
    <message>
        <source>helps your plants, can be done now</source>
        <translation>hilft deinen Pflanzen, jetzt möglich</translation>
    </message>
</context>
<context>
    <name>app::GoalButton</name>
    <message>
        <source>%1, free</source>
        <translation>%1, frei</translation>
    </message>
    <message>
        <source>%1, marked by %2</source>
        <translation>%1, belegt von %2</translation>
    </message>
</context>
<context>
    <name>app::GroupBars</name>
    <message>
        <source>%1 %2</source>
        <comment>a count and what was counted</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Group %1: %2</source>
        <translation>Gruppe %1: %2</translation>
    </message>
    <message>
        <source>Shares of the outcomes, group by group</source>
        <translation>Anteile der Ergebnisse, Gruppe für Gruppe</translation>
    </message>
</context>
<context>
    <name>app::GroupTable</name>
    <message>
        <source>Counts of the groups</source>
        <translation>Zählungen der Gruppen</translation>
    </message>
    <message>
        <source>“%1” is not a count.</source>
        <translation>„%1“ ist keine Anzahl.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
</context>
<context>
    <name>app::GuideCoach</name>
    <message>
        <source>You play without the guide.</source>
        <translation>Du spielst ohne die Anleitung.</translation>
    </message>
    <message>
        <source>%1 of %2 · %3</source>
        <translation>%1 von %2 · %3</translation>
    </message>
</context>
<context>
    <name>app::GuideFarewell</name>
    <message>
        <source>You have played your first game!</source>
        <translation>Du hast deine erste Partie gespielt!</translation>
    </message>
    <message>
        <source>Now you know enough for a game without a guide. A short one against one bot can begin at once.</source>
        <translation>Jetzt weißt du genug für eine Partie ohne Anleitung. Eine kurze gegen einen Bot kann gleich beginnen.</translation>
    </message>
    <message>
        <source>Play a short game</source>
        <translation>Eine kurze Partie spielen</translation>
    </message>
    <message>
        <source>What you have learned</source>
        <translation>Was du gelernt hast</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>app::GuideOffer</name>
    <message>
        <source>Learn by playing</source>
        <translation>Spielend lernen</translation>
    </message>
    <message>
        <source>Resume the guided game</source>
        <translation>Die Partie mit Anleitung fortsetzen</translation>
    </message>
    <message>
        <source>You are at section %1.</source>
        <translation>Du bist bei Abschnitt %1.</translation>
    </message>
    <message>
        <source>New here? A guide leads you through a real game in eight short sections. It takes ten minutes, and there is nothing to read beforehand.</source>
        <translation>Neu hier? Eine Anleitung führt dich in acht kurzen Abschnitten durch eine echte Partie. Sie dauert zehn Minuten, und du musst vorher nichts lesen.</translation>
    </message>
    <message>
        <source>A guided game in eight short sections, against one bot.</source>
        <translation>Eine Partie mit Anleitung in acht kurzen Abschnitten, gegen einen Bot.</translation>
    </message>
</context>
<context>
    <name>app::GuidePanel</name>
    <message>
        <source>Lesson: %1</source>
        <translation>Lektion: %1</translation>
    </message>
    <message>
        <source>You play without the guide.</source>
        <translation>Du spielst ohne die Anleitung.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go on when you have read this</source>
        <translation>Weiter, wenn du das gelesen hast</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Read the last step again</source>
        <translation>Den letzten Schritt noch einmal lesen</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Skip section</source>
        <translation>Abschnitt überspringen</translation>
    </message>
    <message>
        <source>Go on to the next section</source>
        <translation>Weiter zum nächsten Abschnitt</translation>
    </message>
    <message>
        <source>Leave the guide</source>
        <translation>Ohne Anleitung</translation>
    </message>
    <message>
        <source>Play on without the guide (Esc); it can be called back</source>
        <translation>Ohne die Anleitung weiterspielen (Esc); sie lässt sich zurückholen</translation>
    </message>
    <message>
        <source>Back to the guide</source>
        <translation>Zurück zur Anleitung</translation>
    </message>
    <message>
        <source>Let the guide explain the game again</source>
        <translation>Die Anleitung soll das Spiel wieder erklären</translation>
    </message>
</context>
<context>
    <name>app::HandOverView</name>
    <message>
        <source>%1 is out.</source>
        <translation>%1 hat keine Karten mehr.</translation>
    </message>
    <message>
        <source>Cards left in the hands</source>
        <translation>Was auf den Händen übrig blieb</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>fertig</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n points.</source>
        <translation>
            <numerusform>%1: %2, %n Punkt.</numerusform>
            <numerusform>%1: %2, %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::HarvestButton</name>
    <message>
        <source>Throw again</source>
        <translation>Noch einmal würfeln</translation>
    </message>
    <message>
        <source>Throws the dice of this round again, a thousand times.</source>
        <translation>Wirft die Würfel dieser Runde noch tausendmal.</translation>
    </message>
</context>
<context>
    <name>app::HarvestSheet</name>
    <message>
        <source>A thousand other harvests</source>
        <translation>Tausend andere Ernten</translation>
    </message>
    <message>
        <source>The dice of round %1, thrown again a thousand times: the same parents, the same gardens. From there on, a Novice plays in every seat.</source>
        <translation>Die Würfel der Runde %1, noch tausendmal geworfen: dieselben Eltern, dieselben Gärten. Von da an spielt auf jedem Platz ein Neuling.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Throwing the dice …</source>
        <translation>Die Würfel fallen …</translation>
    </message>
    <message>
        <source>This could not be worked out: the computer ran out of memory.</source>
        <translation>Das ließ sich nicht berechnen: Dem Rechner ging der Speicher aus.</translation>
    </message>
    <message>
        <source>Traits that %1 would have validated in this phase</source>
        <translation>Merkmale, die %1 in dieser Phase nachgewiesen hätte</translation>
    </message>
    <message>
        <source>Lead of %1 at the end of the game</source>
        <translation>Vorsprung von %1 am Ende des Spiels</translation>
    </message>
    <message>
        <source>Traits: %1 on average with other dice, %2 with the real dice played on in the same way, %3 in the real game. Of 100 other throws, %4 brought fewer than the real game (equal ones count half).</source>
        <translation>Merkmale: im Mittel %1 mit anderen Würfeln, %2 mit den echten Würfeln und ebenso weitergespielt, %3 im echten Spiel. Von 100 anderen Würfen brachten %4 weniger als das echte Spiel (gleich viele zählen halb).</translation>
    </message>
    <message>
        <source>Lead at the end: %1 on average with other dice, %2 with the real dice, %3 in the real game.</source>
        <translation>Vorsprung am Ende: im Mittel %1 mit anderen Würfeln, %2 mit den echten Würfeln, %3 im echten Spiel.</translation>
    </message>
</context>
<context>
    <name>app::Help</name>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>You do research in the monastery garden where Gregor Mendel bred his peas. Each plant card asks for two to four genotypes, pairs of letters such as Rr.</source>
        <translation>Du forschst in dem Klostergarten, in dem Gregor Mendel seine Erbsen züchtete. Jede Pflanzenkarte verlangt zwei bis vier Genotypen, das sind Buchstabenpaare wie Rr.</translation>
    </message>
    <message>
        <source>Find these genotypes among the dice and cover them: that validates a trait. A plant with all its traits covered is complete and can be harvested for points. Most points win.</source>
        <translation>Finde diese Genotypen unter den Würfeln und decke sie ab: Damit ist ein Merkmal nachgewiesen. Eine Pflanze, deren Merkmale alle abgedeckt sind, ist vollständig und bringt bei der Ernte Punkte. Wer die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>A game has five rounds, or fewer if you agree on that. A round has three phases: working, plant breeding and research upgrades.</source>
        <translation>Eine Partie hat fünf Runden oder weniger, wenn das so vereinbart ist. Eine Runde hat drei Phasen: Arbeit, Züchtung und Ausbau der Forschung.</translation>
    </message>
    <message>
        <source>Working phase</source>
        <translation>Arbeitsphase</translation>
    </message>
    <message>
        <source>Players take turns: put one action marker on a free space and do what the space says. A space stays taken for the rest of the round; only the 2nd Shift holds any number of markers. The phase ends when all markers are placed.</source>
        <translation>Reihum setzt jeder einen Aktionsmarker auf ein freies Feld und tut, was das Feld sagt. Ein besetztes Feld bleibt für die Runde besetzt; nur die 2. Schicht nimmt beliebig viele Marker auf. Die Phase endet, wenn alle Marker gesetzt sind.</translation>
    </message>
    <message>
        <source>Plant breeding phase</source>
        <translation>Züchtungsphase</translation>
    </message>
    <message>
        <source>All twenty dice are rolled, five for each trait. A numeral points to one cell of the trait&apos;s Punnett square: I top left, II top right, III bottom left, IV bottom right. The cell&apos;s pair of letters comes from its row and its column, and the die goes below that genotype.</source>
        <translation>Alle zwanzig Würfel werden geworfen, fünf für jedes Merkmal. Eine Ziffer zeigt auf ein Feld im Punnett-Quadrat des Merkmals: I oben links, II oben rechts, III unten links, IV unten rechts. Das Buchstabenpaar des Feldes kommt aus seiner Zeile und seiner Spalte, und der Würfel kommt unter diesen Genotyp.</translation>
    </message>
    <message>
        <source>A die that shows a mutation is rolled once more. If it shows a mutation again, it goes to the de novo mutations.</source>
        <translation>Ein Würfel, der eine Mutation zeigt, wird noch einmal geworfen. Zeigt er wieder eine Mutation, kommt er zu den De-novo-Mutationen.</translation>
    </message>
    <message>
        <source>Then the players take dice, one at a time: first those with a 1st Shift (one die of that trait), then those with a 2nd Shift (any die), then everybody in turn until all have passed.</source>
        <translation>Dann nehmen die Spieler Würfel, immer einen auf einmal: zuerst, wer eine 1. Schicht hat (einen Würfel dieses Merkmals), dann, wer eine 2. Schicht hat (einen beliebigen), dann alle reihum, bis alle gepasst haben.</translation>
    </message>
    <message>
        <source>A die that you take fills one of your dice slots and validates one matching trait in your garden. A mutation die brings 1 coin instead, or, together with a second die of its colour, it validates any trait of that colour.</source>
        <translation>Ein Würfel, den du nimmst, füllt einen deiner Würfelplätze und weist ein passendes Merkmal in deinem Garten nach. Ein Mutationswürfel bringt stattdessen 1 Münze, oder er weist zusammen mit einem zweiten Würfel seiner Farbe ein beliebiges Merkmal dieser Farbe nach.</translation>
    </message>
    <message>
        <source>Gene tiles change the parents, and with them what the dice can show: with parents RR and rr every numeral is Rr.</source>
        <translation>Genplättchen ändern die Eltern und damit, was die Würfel zeigen können: Bei den Eltern RR und rr bedeutet jede Ziffer Rr.</translation>
    </message>
    <message>
        <source>Upgrades and the end of a round</source>
        <translation>Ausbau und Ende der Runde</translation>
    </message>
    <message>
        <source>In reverse order, beginning with the last player, you make one purchase a turn until all have passed. Every purchase raises the price of its kind by 1; at the end of the round, all prices fall by 1.</source>
        <translation>In umgekehrter Reihenfolge, beginnend beim letzten Spieler, macht jeder einen Kauf je Zug, bis alle gepasst haben. Jeder Kauf hebt den Preis seiner Art um 1; am Ende der Runde sinken alle Preise um 1.</translation>
    </message>
    <message>
        <source>Then the round ends: the rows are refilled, each Punnett square gets its coin back, you take back your markers, and the first turn moves on clockwise. Gene tiles, plants and goals stay. The last round has no upgrades.</source>
        <translation>Dann endet die Runde: Die Auslagen werden aufgefüllt, jedes Punnett-Quadrat bekommt seine Münze zurück, alle nehmen ihre Marker zurück, und der erste Zug wandert im Uhrzeigersinn weiter. Genplättchen, Pflanzen und Ziele bleiben. In der letzten Runde gibt es keinen Ausbau.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>At the end, every complete plant is harvested. Then count:</source>
        <translation>Am Ende wird jede vollständige Pflanze geerntet. Dann zählen:</translation>
    </message>
    <message>
        <source>the points on your completed plants,</source>
        <translation>die Punkte auf deinen vollständigen Pflanzen,</translation>
    </message>
    <message>
        <source>2 or 3 points for each completed plant that fits a research goal you have marked,</source>
        <translation>2 oder 3 Punkte für jede vollständige Pflanze, die zu einem von dir belegten Forschungsziel passt,</translation>
    </message>
    <message>
        <source>1 point for each trait marker on plants that are not complete,</source>
        <translation>1 Punkt für jeden Merkmalmarker auf unvollständigen Pflanzen,</translation>
    </message>
    <message>
        <source>1 point for each coin.</source>
        <translation>1 Punkt für jede Münze.</translation>
    </message>
    <message>
        <source>A tie goes to the player with more completed plants; if that is equal too, the win is shared.</source>
        <translation>Bei Gleichstand gewinnt, wer mehr vollständige Pflanzen hat; ist auch das gleich, wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>Tools and assistants</source>
        <translation>Werkzeuge und Helfer</translation>
    </message>
    <message>
        <source>A tool works once and is discarded. An assistant stays with you.</source>
        <translation>Ein Werkzeug wirkt einmal und wird abgeworfen. Ein Helfer bleibt bei dir.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>Helfer</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>Maus und Tasten</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>next or previous thing you can do</source>
        <translation>zum nächsten oder vorigen, was man tun kann</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>from one space, card or die to its neighbour</source>
        <translation>von einem Feld, einer Karte oder einem Würfel zum Nachbarn</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>do it</source>
        <translation>ausführen</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>close what is open, or take back a choice</source>
        <translation>schließen, was offen ist, oder eine Wahl zurücknehmen</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Strg+Z</translation>
    </message>
    <message>
        <source>undo, as far back as the last thing revealed</source>
        <translation>rückgängig, bis zu dem, was zuletzt aufgedeckt wurde</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Strg+Y</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>wiederholen</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>continue: end the turn, pass or skip a step</source>
        <translation>weiter: den Zug beenden, passen oder einen Schritt auslassen</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>open or close the log</source>
        <translation>das Protokoll öffnen oder schließen</translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <translation>Strg+W</translation>
    </message>
    <message>
        <source>leave the game; you can resume it from the start page</source>
        <translation>die Partie verlassen; auf der Startseite lässt sie sich fortsetzen</translation>
    </message>
    <message>
        <source>1 to 5</source>
        <translation>1 bis 5</translation>
    </message>
    <message>
        <source>look at the garden of that player</source>
        <translation>den Garten dieses Spielers ansehen</translation>
    </message>
    <message>
        <source>House rulings and departures</source>
        <translation>Hausregeln und Abweichungen</translation>
    </message>
    <message>
        <source>Where a rulebook leaves something open, a program has to decide. Here is every decision.</source>
        <translation>Wo eine Spielregel etwas offenlässt, muss ein Programm entscheiden. Hier steht jede Entscheidung.</translation>
    </message>
    <message>
        <source>Departure from the rulebook</source>
        <translation>Abweichung von der Spielregel</translation>
    </message>
    <message>
        <source>House rulings: your table may see it differently</source>
        <translation>Hausregeln: An deinem Tisch mag man es anders sehen</translation>
    </message>
    <message>
        <source>The rest is how this program fills gaps in the rulebook.</source>
        <translation>Der Rest zeigt, wie dieses Programm Lücken in der Spielregel füllt.</translation>
    </message>
    <message>
        <source>Cards, board and setup</source>
        <translation>Karten, Spielplan und Aufbau</translation>
    </message>
    <message>
        <source>What is hidden</source>
        <translation>Was verdeckt ist</translation>
    </message>
    <message>
        <source>Upgrades and the end</source>
        <translation>Ausbau und Ende</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Auflagen</translation>
    </message>
    <message>
        <source>Alone against Brother Johann</source>
        <translation>Allein gegen Bruder Johann</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>Über dieses Programm</translation>
    </message>
    <message>
        <source>Genotype Companion, version %1.</source>
        <translation>Genotype Companion, Version %1.</translation>
    </message>
    <message>
        <source>This is an unofficial companion. The game “Genotype: A Mendelian Genetics Game” and its name belong to their publisher, Genius Games. The card data and all pictures here are our own.</source>
        <translation>Dies ist ein inoffizieller Begleiter. Das Spiel „Genotype: A Mendelian Genetics Game“ und sein Name gehören dem Verlag Genius Games. Die Kartendaten und alle Bilder hier sind unsere eigenen.</translation>
    </message>
    <message>
        <source>The program is free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later): you may use, study, change and share it. It comes without any warranty.</source>
        <translation>Das Programm ist freie Software unter der GNU General Public License, Version 3 oder später (GPL-3.0-or-later): Du darfst es benutzen, untersuchen, ändern und weitergeben. Es kommt ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>Genome Wars</source>
        <translation>Genome Wars</translation>
    </message>
    <message>
        <source>Gene Expression</source>
        <translation>Genexpression</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>a hint: what the strongest bot would do</source>
        <translation>ein Tipp: was der stärkste Bot täte</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>the next bot move, if bots wait for a key</source>
        <translation>der nächste Zug eines Bots, wenn die Bots auf eine Taste warten</translation>
    </message>
    <message>
        <source>F1, right mouse button</source>
        <translation>F1, rechte Maustaste</translation>
    </message>
    <message>
        <source>T, P, D, C</source>
        <translation>T, P, D, C</translation>
    </message>
    <message>
        <source>hear from a screen reader: whose turn it is, what you have and still need, the dice or cards on the table, coins and scores</source>
        <translation>vom Bildschirmleser hören: wer am Zug ist, was du hast und noch brauchst, welche Würfel oder Karten auf dem Tisch liegen, wie Münzen und Punkte stehen</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>read the last events again</source>
        <translation>die letzten Ereignisse noch einmal lesen</translation>
    </message>
    <message>
        <source>Made with Qt and Qt Charts, Boost, PCG, OpenSSL and the Noto fonts.</source>
        <translation>Erstellt mit Qt und Qt Charts, Boost, PCG, OpenSSL und den Noto-Schriften.</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>Beim Nachspielen</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>play by itself, or pause</source>
        <translation>von selbst abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>a step back or forward</source>
        <translation>einen Schritt zurück oder vor</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>to the beginning of a round, or of the next one</source>
        <translation>zum Anfang einer Runde oder zum Anfang der nächsten</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>to the beginning or the end of the game</source>
        <translation>zum Anfang oder zum Ende des Spiels</translation>
    </message>
    <message>
        <source>leave the replay</source>
        <translation>das Nachspielen beenden</translation>
    </message>
    <message>
        <source>the lesson or the rule about what you point at; after a refusal, F1 opens the rule</source>
        <translation>die Lektion oder die Regel zu dem, worauf du zeigst; wenn etwas nicht geht, öffnet F1 die Regel dazu</translation>
    </message>
    <message>
        <source>Click what glows. A thick violet ring helps one of your plants now; a thin dashed ring is merely allowed. Rest the pointer on anything, or hold it down, and a card says what it is, what it costs and when you can use it.</source>
        <translation>Klicke auf das, was leuchtet. Ein dicker violetter Rahmen hilft jetzt einer deiner Pflanzen, ein dünner gestrichelter ist nur erlaubt. Bleib mit dem Zeiger auf etwas stehen oder halte es gedrückt: Dann sagt eine Karte, was es ist, was es kostet und wann du es nutzen kannst.</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>explain the thing that has the focus; F2 or Escape closes the card</source>
        <translation>erklärt, worauf der Fokus liegt; F2 oder Escape schließt die Karte</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>on every page: present it to a class, full screen and in large type; the line at the bottom names the keys</source>
        <translation>auf jeder Seite: sie einer Klasse zeigen, auf dem ganzen Bildschirm und in großer Schrift; die Zeile ganz unten nennt die Tasten</translation>
    </message>
    <message>
        <source>Ctrl and +, −, 0</source>
        <translation>Strg und +, −, 0</translation>
    </message>
    <message>
        <source>on every page: larger type, smaller, and as usual</source>
        <translation>auf jeder Seite: größere Schrift, kleinere und wieder die gewöhnliche</translation>
    </message>
</context>
<context>
    <name>app::HelpCompanions</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Genome Wars</source>
        <translation>Genome Wars</translation>
    </message>
    <message>
        <source>Two to six teams build the genome of a bacterium and let natural selection judge it. The team with the largest population at the end wins.</source>
        <translation>Zwei bis sechs Teams bauen das Genom eines Bakteriums und lassen die natürliche Selektion darüber urteilen. Wer am Ende die größte Population hat, gewinnt.</translation>
    </message>
    <message>
        <source>Build a genome</source>
        <translation>Ein Genom bauen</translation>
    </message>
    <message>
        <source>Each team chooses four alleles in secret; then all are shown. An allele may be taken more than once, but Fast Reproduction and Adaptability only once each.</source>
        <translation>Jedes Team wählt geheim vier Allele; dann werden alle gezeigt. Ein Allel darf mehrfach vorkommen, nur Schnelle Vermehrung und Anpassungsfähigkeit höchstens je einmal.</translation>
    </message>
    <message>
        <source>First gene pool</source>
        <translation>Erster Genpool</translation>
    </message>
    <message>
        <source>The frequency of an allele is its share of all alleles in all genomes. The team that holds the rarest allele begins.</source>
        <translation>Die Häufigkeit eines Allels ist sein Anteil an allen Allelen aller Genome. Das Team mit dem seltensten Allel beginnt.</translation>
    </message>
    <message>
        <source>Evolution</source>
        <translation>Evolution</translation>
    </message>
    <message>
        <source>Every population begins with 3 individuals in an environment decided by a die. A team&apos;s turn is one roll of two dice, and it counts for everybody. The natural roll counts for the team whose turn it is:</source>
        <translation>Jede Population beginnt mit 3 Individuen in einer Umwelt, die ein Würfel bestimmt. Der Zug eines Teams ist ein Wurf mit zwei Würfeln, und er zählt für alle. Für das Team am Zug gilt der natürliche Wurf:</translation>
    </message>
    <message>
        <source>Every other team adds a bonus if the environment suits one of its alleles. For these teams, the modified roll counts:</source>
        <translation>Jedes andere Team zählt einen Bonus dazu, wenn die Umwelt zu einem seiner Allele passt. Für diese Teams gilt der veränderte Wurf:</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>Umwelten</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>After the agreed number of rounds, or when only one team is left, the second gene pool is counted. The largest population wins; a tie goes to the team that holds the more frequent allele.</source>
        <translation>Nach der vereinbarten Zahl von Runden, oder wenn nur ein Team übrig ist, wird der zweite Genpool gezählt. Die größte Population gewinnt; bei Gleichstand das Team mit dem häufigeren Allel.</translation>
    </message>
    <message>
        <source>Gene Expression</source>
        <translation>Genexpression</translation>
    </message>
    <message>
        <source>Four to six players try to get rid of their cards first. Which card may follow which depends on the order in which a cell switches a gene on.</source>
        <translation>Zu viert bis zu sechst versucht ihr, als Erste alle Karten loszuwerden. Welche Karte auf welche folgen darf, bestimmt die Reihenfolge, in der eine Zelle ein Gen anschaltet.</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>Was passt</translation>
    </message>
    <message>
        <source>The order is %1; then it starts again.</source>
        <translation>Die Reihenfolge ist %1; dann geht es von vorn los.</translation>
    </message>
    <message>
        <source>A card fits on the top card if its category is the next in that order, if it has the same number, or if it is the same action. The same category alone does not fit.</source>
        <translation>Eine Karte passt auf die oberste, wenn ihre Kategorie die nächste in dieser Reihenfolge ist, wenn sie die gleiche Zahl hat oder die gleiche Aktion ist. Die gleiche Kategorie allein passt nicht.</translation>
    </message>
    <message>
        <source>If you hold a card that fits, you must play one. If not, you draw a card and may play it at once if it fits.</source>
        <translation>Wer eine passende Karte hat, muss eine ausspielen. Wer keine hat, zieht eine Karte und darf sie gleich ausspielen, wenn sie passt.</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Each category has every action twice. An action card belongs to its category, as a number card does.</source>
        <translation>In jeder Kategorie gibt es jede Aktion zweimal. Eine Aktionskarte gehört zu ihrer Kategorie wie eine Zahlenkarte.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>A hand ends when somebody has played their last card. That player scores the cards of all others: the number on each number card and %1 for each action. Then a new hand is dealt, until somebody reaches the agreed number of points.</source>
        <translation>Eine Runde endet, wenn jemand die letzte eigene Karte ausgespielt hat. Diese Person bekommt Punkte für die Karten aller anderen: Zahlen nach ihrem Wert, %1 für jede Aktion. Dann wird neu ausgeteilt, bis jemand die vereinbarte Punktzahl erreicht hat.</translation>
    </message>
    <message>
        <source>%1: roll again</source>
        <translation>%1: neu würfeln</translation>
    </message>
    <message>
        <source>The die is rolled until it shows an environment.</source>
        <translation>Es wird gewürfelt, bis der Würfel eine Umwelt zeigt.</translation>
    </message>
</context>
<context>
    <name>app::HelpLearning</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>1 Predict</source>
        <translation>1 Vorhersagen</translation>
    </message>
    <message>
        <source>Say what you expect. Once recorded, a prediction stays until you start over, and nothing on the page gives the answer away.</source>
        <translation>Sag, was du erwartest. Eine festgehaltene Vorhersage bleibt, bis du von vorn beginnst, und nichts auf der Seite verrät die Antwort.</translation>
    </message>
    <message>
        <source>2 Roll</source>
        <translation>2 Würfeln</translation>
    </message>
    <message>
        <source>Roll offspring, as many as you like. You can also take the dice of your last game, count by hand or open a table.</source>
        <translation>Würfle so viele Nachkommen, wie du willst. Du kannst auch die Würfel deiner letzten Partie nehmen, von Hand zählen oder eine Tabelle öffnen.</translation>
    </message>
    <message>
        <source>3 Compare</source>
        <translation>3 Vergleichen</translation>
    </message>
    <message>
        <source>See how far the counts are from your prediction and from what the theory expects.</source>
        <translation>Sieh, wie weit die Anzahlen von deiner Vorhersage und von der Erwartung der Theorie entfernt sind.</translation>
    </message>
    <message>
        <source>4 Explain</source>
        <translation>4 Erklären</translation>
    </message>
    <message>
        <source>Read why, practise, and save a report.</source>
        <translation>Lies, warum das so ist, übe und speichere einen Bericht.</translation>
    </message>
    <message>
        <source>Questions and practice</source>
        <translation>Fragen und Übungen</translation>
    </message>
    <message>
        <source>A question counts as passed if your first answer is right. If it was wrong, you are asked the same idea in another way. Every answer is explained, and there are hints.</source>
        <translation>Eine Frage gilt als bestanden, wenn deine erste Antwort richtig ist. War sie falsch, wird noch einmal anders nach derselben Idee gefragt. Jede Antwort wird erklärt, und es gibt Tipps.</translation>
    </message>
    <message>
        <source>Practice problems have new traits and numbers each time. Three right answers in a row, without a hint, master a kind of problem; what you missed most comes next.</source>
        <translation>Übungsaufgaben haben jedes Mal neue Merkmale und Zahlen. Mit drei richtigen Antworten hintereinander ohne Tipp beherrschst du eine Art von Aufgabe; als Nächstes kommt, was dir am schwersten fiel.</translation>
    </message>
    <message>
        <source>Type a name in the list of lessons to keep your progress apart from that of others at this computer.</source>
        <translation>Gib unter der Liste der Lektionen einen Namen ein, damit dein Fortschritt von dem anderer an diesem Rechner getrennt bleibt.</translation>
    </message>
    <message>
        <source>From the lesson to the board and back</source>
        <translation>Von der Lektion zum Spielplan und zurück</translation>
    </message>
    <message>
        <source>Where the game can roll the same cross, “Play this on the board” deals a game with these parents. On a board, F1 or the right mouse button opens the lesson about what you point at.</source>
        <translation>Wo das Spiel dieselbe Kreuzung würfeln kann, beginnt „Auf dem Spielplan spielen“ eine Partie mit diesen Eltern. Auf dem Spielplan öffnen F1 oder die rechte Maustaste die Lektion zu dem, worauf du zeigst.</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Cross what you like: up to four genes, linked or not, with any parents, and up to a billion offspring at a time. Everything can be undone.</source>
        <translation>Kreuze, was du willst: bis zu vier Gene, gekoppelt oder nicht, mit beliebigen Eltern und bis zu einer Milliarde Nachkommen auf einmal. Alles lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Writing a cross</source>
        <translation>Eine Kreuzung schreiben</translation>
    </message>
    <message>
        <source>Two letters for each gene, one for each allele. You can type “x” for ×.</source>
        <translation>Zwei Buchstaben für jedes Gen, einer für jedes Allel. Statt × kannst du „x“ tippen.</translation>
    </message>
    <message>
        <source>A gene on the X chromosome: every X has its allele, and the Y none.</source>
        <translation>Ein Gen auf dem X-Chromosom: Jedes X hat sein Allel, das Y keines.</translation>
    </message>
    <message>
        <source>Linked genes</source>
        <translation>Gekoppelte Gene</translation>
    </message>
    <message>
        <source>Other counts</source>
        <translation>Andere Anzahlen</translation>
    </message>
    <message>
        <source>The Lab also tests counts from your games, from the tally pad, from a table (CSV) and from Mendel&apos;s paper. If a table could be read in several ways, choose what its columns mean.</source>
        <translation>Das Labor prüft auch Anzahlen aus deinen Partien, von der Strichliste, aus einer Tabelle (CSV) und aus Mendels Arbeit. Lässt sich eine Tabelle auf mehrere Arten lesen, wähle, was ihre Spalten bedeuten.</translation>
    </message>
    <message>
        <source>“Export” saves the table or the chart, with its source and test. “Lab report” makes a report to hand in.</source>
        <translation>„Exportieren“ speichert die Tabelle oder das Diagramm mit Quelle und Test. „Laborbericht“ macht daraus einen Bericht zum Abgeben.</translation>
    </message>
    <message>
        <source>Chi-square and p</source>
        <translation>Chi-Quadrat und p</translation>
    </message>
    <message>
        <source>Counts hardly ever match a ratio exactly. A test says how often chance alone gives a gap at least as large, if the ratio holds: that share is p.</source>
        <translation>Anzahlen passen fast nie genau zu einem Verhältnis. Ein Test sagt, wie oft der Zufall allein eine mindestens so große Abweichung ergibt, wenn das Verhältnis gilt: Dieser Anteil ist p.</translation>
    </message>
    <message>
        <source>A large p means that the counts are consistent with the ratio. It does not prove it.</source>
        <translation>Ein großes p bedeutet, dass die Anzahlen mit dem Verhältnis vereinbar sind. Bewiesen ist es damit nicht.</translation>
    </message>
    <message>
        <source>A small p means that such a gap would be rare. It is not the chance that the ratio is right.</source>
        <translation>Ein kleines p bedeutet, dass eine solche Abweichung selten wäre. Es ist nicht die Wahrscheinlichkeit, dass das Verhältnis stimmt.</translation>
    </message>
    <message>
        <source>If you look again and again while counting, a rare gap turns up sooner or later. Decide before you begin how many you will count.</source>
        <translation>Wer beim Zählen immer wieder nachsieht, trifft früher oder später auf eine seltene Abweichung. Lege vorher fest, wie viele du zählst.</translation>
    </message>
    <message>
        <source>As in an exam</source>
        <translation>Wie in der Prüfung</translation>
    </message>
    <message>
        <source>“Show the test” or “Table and test” has a switch: plain words, or the way it is examined, with null hypothesis, the table of O and E, chi-square, degrees of freedom, critical value and decision. There you can also open and print the table of critical values.</source>
        <translation>Unter „Test zeigen“ oder „Tabelle und Test“ kannst du wählen: in einfachen Worten oder so, wie es geprüft wird, mit Nullhypothese, der Tabelle aus B (beobachtet) und E (erwartet), Chi-Quadrat, Freiheitsgraden, kritischem Wert und Entscheidung. Dort lässt sich auch die Tabelle der kritischen Werte öffnen und drucken.</translation>
    </message>
    <message>
        <source>Where it is fast enough, p is exact: it comes from all possible counts, not from the chi-square distribution. The exam form shows both.</source>
        <translation>Wo es schnell genug geht, ist p exakt: Es kommt von allen möglichen Anzahlen, nicht von der Chi-Quadrat-Verteilung. Die Prüfungsform zeigt beide.</translation>
    </message>
    <message>
        <source>For teachers</source>
        <translation>Für Lehrkräfte</translation>
    </message>
    <message>
        <source>Plans and notes</source>
        <translation>Pläne und Hinweise</translation>
    </message>
    <message>
        <source>Step 4 of every lesson ends with “For the teacher”: aim, steps, board, misconceptions, curricula and sources. “Save the plan” puts them on paper, with all questions and their answers. On pupils&apos; computers you can hide these notes in the settings.</source>
        <translation>Schritt 4 jeder Lektion endet mit „Für die Lehrkraft“: Ziel, Verlauf, Tafelbild, Fehlvorstellungen, Lehrpläne und Quellen. „Plan speichern“ bringt sie zu Papier, mit allen Fragen und ihren Antworten. Auf den Rechnern der Schülerinnen und Schüler lassen sich diese Hinweise in den Optionen ausblenden.</translation>
    </message>
    <message>
        <source>Worksheets</source>
        <translation>Arbeitsblätter</translation>
    </message>
    <message>
        <source>Lab › Worksheets makes a sheet for every pupil, with the same kinds of problems and other numbers, and the answers or a one-page key to them. Empty Punnett squares and a table for chi-square can be added. The same worksheet ID gives the same sheets again.</source>
        <translation>Labor › Arbeitsblätter erstellt für alle ein eigenes Blatt, mit denselben Arten von Aufgaben und anderen Zahlen, und dazu die Lösungen oder einen Lösungsschlüssel auf einer Seite. Leere Punnett-Quadrate und eine Tabelle für Chi-Quadrat können dazukommen. Dieselbe Kennnummer ergibt wieder dieselben Blätter.</translation>
    </message>
    <message>
        <source>Lessons of your own</source>
        <translation>Eigene Lektionen</translation>
    </message>
    <message>
        <source>“Copy this lesson” in the notes makes a text file that you can change, and puts the description of its format beside it. Lessons for everybody at a computer belong in /usr/local/share/genotype-companion/lessons.</source>
        <translation>„Diese Lektion kopieren“ in den Hinweisen macht daraus eine Textdatei, die du ändern kannst, und legt die Beschreibung des Formats daneben. Lektionen für alle an einem Rechner gehören nach /usr/local/share/genotype-companion/lessons.</translation>
    </message>
    <message>
        <source>Counts of a class</source>
        <translation>Die Anzahlen einer Klasse</translation>
    </message>
    <message>
        <source>On a projector</source>
        <translation>Mit dem Beamer</translation>
    </message>
    <message>
        <source>Settings › Text size makes everything larger. The light and the high-contrast colours are easiest to read from the last row.</source>
        <translation>Optionen › Schriftgröße macht alles größer. Die hellen Farben und die mit hohem Kontrast sind aus der letzten Reihe am besten zu lesen.</translation>
    </message>
    <message>
        <source>Breeding</source>
        <translation>Züchten</translation>
    </message>
    <message>
        <source>Every lesson is an experiment in four steps. Their tabs are at the top of the lesson, and you can go back at any time.</source>
        <translation>Jede Lektion ist ein Versuch in vier Schritten. Ihre Reiter stehen oben in der Lektion, und du kannst jederzeit zurückgehen.</translation>
    </message>
    <message>
        <source>Move the slider between two genes. At 50 % they are independent; the lower the value, the closer together they lie on a chromosome.</source>
        <translation>Verschiebe den Regler zwischen zwei Genen. Bei 50 % sind sie unabhängig; je kleiner der Wert, desto näher liegen sie auf einem Chromosom beieinander.</translation>
    </message>
    <message>
        <source>A mystery hides how a trait is inherited. Choose two individuals, cross them, keep offspring on the shelf and cross those. State a model, predict a cross, test it and defend it: the program says which other models your crosses exclude. A code gives the same mystery to others.</source>
        <translation>Ein Rätsel verbirgt, wie ein Merkmal vererbt wird. Wähle zwei Individuen, kreuze sie, stelle Nachkommen ins Regal und kreuze diese weiter. Stell ein Modell auf, sag eine Kreuzung vorher, prüfe und verteidige es: Das Programm sagt, welche anderen Modelle deine Kreuzungen ausschließen. Mit einem Code bekommen andere dasselbe Rätsel.</translation>
    </message>
    <message>
        <source>Under “How the genes act”, two genes decide one trait together, as in Labradors or sweet peas, or a genotype of one gene dies.</source>
        <translation>Unter „Wie die Gene wirken“ bestimmen zwei Gene gemeinsam ein Merkmal, wie beim Labrador oder der Gartenwicke, oder ein Genotyp eines Gens ist letal.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>A puzzle shows a moment of a game and a few choices. Each was played on to the end a thousand times, so it is known what they lead to; no bot judges your answer.</source>
        <translation>Ein Rätsel zeigt einen Moment eines Spiels und ein paar Möglichkeiten. Jede wurde tausendmal bis zum Ende weitergespielt, sodass man weiß, wohin sie führt; kein Bot beurteilt deine Antwort.</translation>
    </message>
    <message>
        <source>1 to 5</source>
        <translation>1 bis 5</translation>
    </message>
    <message>
        <source>answer: which choice is best for the player whose turn it is?</source>
        <translation>antworten: Was ist für den, der an der Reihe ist, am besten?</translation>
    </message>
    <message>
        <source>the last number</source>
        <translation>die letzte Zahl</translation>
    </message>
    <message>
        <source>“It hardly matters”: no choice is clearly better. There are such puzzles too.</source>
        <translation>„Es macht kaum einen Unterschied“: Keine Wahl ist eindeutig besser. Auch solche Rätsel gibt es.</translation>
    </message>
    <message>
        <source>show the whole board, and the question again</source>
        <translation>den ganzen Spielplan zeigen, und wieder die Frage</translation>
    </message>
    <message>
        <source>A missed puzzle comes back tomorrow, a solved one after 3 days, then after 7, 16 and 35. What is due comes first.</source>
        <translation>Ein verfehltes Rätsel kommt morgen wieder, ein gelöstes nach 3 Tagen, dann nach 7, 16 und 35. Was fällig ist, kommt zuerst.</translation>
    </message>
    <message>
        <source>Puzzles of your own: after a game, the report on luck and skill shows turning points. “Keep as a puzzle” stands beside each choice that cost points.</source>
        <translation>Eigene Rätsel: Nach einem Spiel zeigt der Bericht über Glück und Können die Wendepunkte. „Als Rätsel behalten“ steht neben jeder Entscheidung, die Punkte gekostet hat.</translation>
    </message>
    <message>
        <source>Challenges: a teacher&apos;s text file sets a position, and you choose the parents for its garden. Your choice is graded by exact odds.</source>
        <translation>Aufgaben: Die Textdatei einer Lehrkraft gibt eine Stellung vor, und du wählst die Eltern für den Garten. Deine Wahl wird mit genauen Wahrscheinlichkeiten bewertet.</translation>
    </message>
    <message>
        <source>The page “Class” adds up what the groups counted, without a network. Every group has a number, and “Class code” in the Lab or in a lesson shows a code that carries its counts: twelve characters for up to four outcomes and 1,000 plants, and a square that a phone reads as text.</source>
        <translation>Die Seite „Klasse“ zählt ohne Netz zusammen, was die Gruppen gezählt haben. Jede Gruppe hat eine Nummer, und „Klassencode“ im Labor oder in einer Lektion zeigt einen Code, der ihre Zählung enthält: zwölf Zeichen für bis zu vier Ergebnisse und 1000 Pflanzen, dazu ein Quadrat, das ein Handy als Text liest.</translation>
    </message>
    <message>
        <source>Type, paste or open the codes; a wrong character is noticed. Counts can also be typed into the table, or come from a folder of pupils&apos; progress files, without their names. The chart compares the sum with the expected ratio, and the test between groups says how often chance alone makes groups differ as much. “Export” saves the table.</source>
        <translation>Tippe die Codes ein, füge sie ein oder öffne eine Datei; ein falsches Zeichen fällt auf. Anzahlen kannst du auch in die Tabelle tippen oder aus einem Ordner mit Fortschrittsdateien übernehmen, ohne Namen. Das Diagramm vergleicht die Summe mit dem erwarteten Verhältnis, und der Test zwischen den Gruppen sagt, wie oft sich Gruppen allein durch Zufall so stark unterscheiden. „Exportieren“ speichert die Tabelle.</translation>
    </message>
</context>
<context>
    <name>app::HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search in the help</source>
        <translation>In der Hilfe suchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Nicht gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>%n places found. Press Enter for the next one.</source>
        <translation>
            <numerusform>%n Fundstelle. Die Eingabetaste zeigt die nächste.</numerusform>
            <numerusform>%n Fundstellen. Die Eingabetaste zeigt die nächste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Spielend lernen</translation>
    </message>
    <message>
        <source>A guided first game</source>
        <translation>Eine erste Partie mit Anleitung</translation>
    </message>
    <message>
        <source>Rules from A to Z</source>
        <translation>Regeln von A bis Z</translation>
    </message>
    <message numerus="yes">
        <source>%n rules found.</source>
        <translation>
            <numerusform>%n Regel gefunden.</numerusform>
            <numerusform>%n Regeln gefunden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::HelpSealed</name>
    <message>
        <source>With sealed dice, everybody at the table can be sure that nobody chose how the dice fall: neither a player nor this program.</source>
        <translation>Bei versiegelten Würfeln kann jeder am Tisch sicher sein, dass niemand gewählt hat, wie sie fallen: weder ein Spieler noch dieses Programm.</translation>
    </message>
    <message>
        <source>The program draws a secret and shows its commitment, a number with 64 digits that belongs to this secret and this setup only. Write it down; its first 32 digits are enough.</source>
        <translation>Das Programm zieht ein Geheimnis und zeigt dessen Festlegung, eine Zahl mit 64 Ziffern, die nur zu diesem Geheimnis und diesem Aufbau passt. Schreib sie auf; die ersten 32 Ziffern genügen.</translation>
    </message>
    <message>
        <source>Then one of you types a word. The dice of the whole game follow from the secret and the word together.</source>
        <translation>Dann gibt jemand von euch ein Wort ein. Aus Geheimnis und Wort zusammen ergeben sich die Würfel des ganzen Spiels.</translation>
    </message>
    <message>
        <source>When the game is over, the secret is shown and saved with the game. Anyone can then compute the commitment and the dice again.</source>
        <translation>Ist das Spiel zu Ende, wird das Geheimnis gezeigt und mit dem Spiel gespeichert. Dann kann jeder Festlegung und Würfel nachrechnen.</translation>
    </message>
    <message>
        <source>To check a game, export it and run: genotype-cli verify FILE --commitment TEXT --word WORD. If you did not note the commitment, nothing is proved.</source>
        <translation>Um ein Spiel zu prüfen, exportiere es und starte: genotype-cli verify DATEI --commitment TEXT --word WORT. Wer die Festlegung nicht notiert hat, kann nichts beweisen.</translation>
    </message>
    <message>
        <source>What is hidden, and from whom</source>
        <translation>Was verborgen ist, und vor wem</translation>
    </message>
    <message>
        <source>Until the game is over, no file contains its seed in readable form. The saved game is encrypted at this point, and the key is in another file, in the folder “keys” of the program&apos;s data.</source>
        <translation>Bis das Spiel zu Ende ist, enthält keine Datei seine Startzahl in lesbarer Form. Das gespeicherte Spiel ist an dieser Stelle verschlüsselt, und der Schlüssel liegt in einer anderen Datei, im Ordner „keys“ der Daten des Programms.</translation>
    </message>
    <message>
        <source>The program has to resume the game by itself, so both files are on this computer. Someone who can read all your files and write programs can find the dice in advance, and someone who copies the whole data folder can play ahead in the copy. They can still not change the dice.</source>
        <translation>Das Programm muss das Spiel allein fortsetzen können, deshalb liegen beide Dateien auf diesem Rechner. Wer alle deine Dateien lesen und Programme schreiben kann, kann die Würfel im Voraus herausfinden, und wer den ganzen Datenordner kopiert, kann in der Kopie vorausspielen. Ändern kann er die Würfel trotzdem nicht.</translation>
    </message>
    <message>
        <source>If the key is lost, the game cannot be resumed. Once a game is over, it needs the key no longer. A game that is abandoned never shows its secret.</source>
        <translation>Geht der Schlüssel verloren, lässt sich das Spiel nicht fortsetzen. Ein beendetes Spiel braucht ihn nicht mehr. Ein abgebrochenes Spiel zeigt sein Geheimnis nie.</translation>
    </message>
    <message>
        <source>Sealed dice</source>
        <translation>Versiegelte Würfel</translation>
    </message>
</context>
<context>
    <name>app::HerbariumKeeper</name>
    <message>
        <source>The plant that you harvested could not be added to your herbarium: the data folder is full or read-only. It will be tried again with the next harvest.</source>
        <translation>Die geerntete Pflanze konnte nicht in dein Herbarium gelegt werden: Der Datenordner ist voll oder schreibgeschützt. Bei der nächsten Ernte wird es noch einmal versucht.</translation>
    </message>
    <message>
        <source>The file of your herbarium was damaged. It was put aside as “%1”, and the herbarium starts empty.</source>
        <translation>Die Datei deines Herbariums war beschädigt. Sie liegt jetzt unter „%1“, und das Herbarium beginnt leer.</translation>
    </message>
</context>
<context>
    <name>app::HerbariumPage</name>
    <message>
        <source>Herbarium</source>
        <translation>Herbarium</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n plants</source>
        <translation>
            <numerusform>%1 von %n Pflanze</numerusform>
            <numerusform>%1 von %n Pflanzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>Plants of the herbarium</source>
        <translation>Pflanzen des Herbariums</translation>
    </message>
    <message>
        <source>The file of your herbarium was damaged. It was put aside as “%1”, and the herbarium starts empty.</source>
        <translation>Die Datei deines Herbariums war beschädigt. Sie liegt jetzt unter „%1“, und das Herbarium beginnt leer.</translation>
    </message>
    <message>
        <source>Plant %1</source>
        <translation>Pflanze %1</translation>
    </message>
    <message>
        <source>%1, %2, not grown yet</source>
        <translation>%1, %2, noch nicht gezüchtet</translation>
    </message>
    <message>
        <source>%1, %2, in the herbarium</source>
        <translation>%1, %2, im Herbarium</translation>
    </message>
    <message>
        <source>Not grown yet. Complete and harvest it in a game, and it will be pressed here.</source>
        <translation>Noch nicht gezüchtet. Mach sie in einer Partie vollständig und ernte sie, dann wird sie hier gepresst.</translation>
    </message>
    <message>
        <source>Bred by %1 in round %2, on %3</source>
        <translation>Gezüchtet von %1 in Runde %2, am %3</translation>
    </message>
    <message>
        <source>Bred by %1 in round %2 of “%4”, on %3</source>
        <translation>Gezüchtet von %1 in Runde %2 von „%4“, am %3</translation>
    </message>
</context>
<context>
    <name>app::HintPanel</name>
    <message>
        <source>Do it</source>
        <translation>So machen</translation>
    </message>
    <message>
        <source>Show me where</source>
        <translation>Zeig mir, wo</translation>
    </message>
    <message>
        <source>I&apos;ll decide</source>
        <translation>Ich entscheide selbst</translation>
    </message>
    <message>
        <source>%1&apos;s move: %2</source>
        <translation>%1s Zug: %2</translation>
    </message>
</context>
<context>
    <name>app::HistogramStrip</name>
    <message>
        <source>Repeated samples</source>
        <translation>Wiederholte Stichproben</translation>
    </message>
    <message>
        <source>No samples have been repeated yet.</source>
        <translation>Noch wurde keine Stichprobe wiederholt.</translation>
    </message>
    <message>
        <source>%1 samples; the tallest bar holds %2, from %3 to %4</source>
        <translation>%1 Stichproben; der höchste Balken enthält %2, von %3 bis %4</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Stichproben</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>this one</source>
        <translation>diese</translation>
    </message>
</context>
<context>
    <name>app::HistoryWords</name>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umwelt</translation>
    </message>
</context>
<context>
    <name>app::HostWords</name>
    <message>
        <source>The system says: %1.</source>
        <translation>Das System meldet: %1.</translation>
    </message>
    <message>
        <source>The class cannot be opened, because nothing can be saved in %1.</source>
        <translation>Die Klasse lässt sich nicht öffnen, weil in %1 nichts gespeichert werden kann.</translation>
    </message>
    <message>
        <source>Another window has this class open. Close the class there first.</source>
        <translation>Diese Klasse ist in einem anderen Fenster offen. Schließe sie zuerst dort.</translation>
    </message>
    <message>
        <source>The file of the class cannot be read.</source>
        <translation>Die Datei der Klasse lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>A table could not be saved.</source>
        <translation>Ein Tisch ließ sich nicht speichern.</translation>
    </message>
    <message>
        <source>The three words could not be worked out: there is too little free memory.</source>
        <translation>Die drei Wörter ließen sich nicht berechnen: Es ist zu wenig Speicher frei.</translation>
    </message>
    <message>
        <source>Another program on this computer uses port %1. Close it, or choose another port.</source>
        <translation>Ein anderes Programm auf diesem Rechner benutzt den Port %1. Schließe es oder wähle einen anderen Port.</translation>
    </message>
    <message>
        <source>The class cannot be reached over the network.</source>
        <translation>Die Klasse ist über das Netzwerk nicht erreichbar.</translation>
    </message>
    <message>
        <source>This could not be saved, so it was not done. Is the disk full?</source>
        <translation>Das ließ sich nicht speichern und ist deshalb nicht geschehen. Ist der Datenträger voll?</translation>
    </message>
    <message>
        <source>This game has begun already.</source>
        <translation>Dieses Spiel hat schon begonnen.</translation>
    </message>
    <message>
        <source>This cannot be done any more.</source>
        <translation>Das ist nicht mehr möglich.</translation>
    </message>
</context>
<context>
    <name>app::JohannLine</name>
    <message>
        <source>%1 has not had a turn yet.</source>
        <translation>%1 war noch nicht an der Reihe.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>points gained, what happened</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>+%n points</source>
        <translation>
            <numerusform>+%n Punkt</numerusform>
            <numerusform>+%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(%n more)</source>
        <translation>
            <numerusform>(und eine weitere Handlung)</numerusform>
            <numerusform>(und %n weitere Handlungen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Folds his turn to one line.</source>
        <translation>Klappt seinen Zug zu einer Zeile zusammen.</translation>
    </message>
    <message>
        <source>Shows his turn card by card.</source>
        <translation>Zeigt seinen Zug Karte für Karte.</translation>
    </message>
    <message numerus="yes">
        <source>−%n points</source>
        <translation>
            <numerusform>−%n Punkt</numerusform>
            <numerusform>−%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::JohannPanel</name>
    <message>
        <source>harvested: %1</source>
        <translation>geerntet: %1</translation>
    </message>
    <message>
        <source>Garden of Brother Johann. %1</source>
        <translation>Garten von Bruder Johann. %1</translation>
    </message>
</context>
<context>
    <name>app::JohannPlant</name>
    <message>
        <source>Place %1 from the bottom, empty</source>
        <translation>Platz %1 von unten, leer</translation>
    </message>
    <message>
        <source>Place %1 from the bottom. %2. Validated: %3</source>
        <translation>Platz %1 von unten. %2. Nachgewiesen: %3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>%1. Beside it: %2</source>
        <translation>%1. Daneben: %2</translation>
    </message>
</context>
<context>
    <name>app::JohannStory</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Nächste Karte</translation>
    </message>
    <message>
        <source>Continue playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>What Brother Johann did</source>
        <translation>Was Bruder Johann getan hat</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Previous card</source>
        <translation>Vorige Karte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the cards of Brother Johann</source>
        <translation>Die Karten von Bruder Johann schließen</translation>
    </message>
</context>
<context>
    <name>app::JoinPage</name>
    <message>
        <source>Joining the class…</source>
        <translation>Verbindung zur Klasse wird hergestellt …</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>These are three words of the list.</source>
        <translation>Das sind drei Wörter aus der Liste.</translation>
    </message>
    <message>
        <source>They are on the projector. Capital letters make no difference.</source>
        <translation>Sie stehen auf dem Beamer. Groß- und Kleinschreibung spielt keine Rolle.</translation>
    </message>
    <message>
        <source>There are only three words.</source>
        <translation>Es sind nur drei Wörter.</translation>
    </message>
    <message>
        <source>“%1” is not one of the words. Compare it with the projector.</source>
        <translation>„%1“ ist keines der Wörter. Vergleiche es mit dem Beamer.</translation>
    </message>
    <message>
        <source>“%1” is not one of the words. Perhaps this is meant: %2</source>
        <translation>„%1“ ist keines der Wörter. Vielleicht ist das gemeint: %2</translation>
    </message>
    <message>
        <source>Asking all computers of this network…</source>
        <translation>Alle Rechner dieses Netzes werden gefragt …</translation>
    </message>
    <message>
        <source>Trying the computers of this network one by one…</source>
        <translation>Die Rechner dieses Netzes werden einzeln versucht …</translation>
    </message>
    <message>
        <source>Trying the computers that are set for this room…</source>
        <translation>Die für diesen Raum eingestellten Rechner werden versucht …</translation>
    </message>
    <message>
        <source>Trying the address…</source>
        <translation>Die Adresse wird versucht …</translation>
    </message>
    <message numerus="yes">
        <source>%n computers with a class were found.</source>
        <translation>
            <numerusform>%n Rechner mit einer Klasse wurde gefunden.</numerusform>
            <numerusform>%n Rechner mit einer Klasse wurden gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>No class has been found yet. Type the address from the projector, or wait.</source>
        <translation>Es wurde noch keine Klasse gefunden. Gib die Adresse vom Beamer ein oder warte.</translation>
    </message>
    <message>
        <source>Join a class</source>
        <translation>Einer Klasse beitreten</translation>
    </message>
    <message>
        <source>This computer is in a class as %1. The seat is kept.</source>
        <translation>Dieser Rechner ist als %1 in einer Klasse. Der Platz ist noch reserviert.</translation>
    </message>
    <message>
        <source>Back to the class</source>
        <translation>Zurück in die Klasse</translation>
    </message>
    <message>
        <source>Somebody else sits here now</source>
        <translation>Hier sitzt jetzt jemand anderes</translation>
    </message>
    <message>
        <source>The three words of the class</source>
        <translation>Die drei Wörter der Klasse</translation>
    </message>
    <message>
        <source>The teacher’s computer</source>
        <translation>Der Rechner der Lehrkraft</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Noch einmal suchen</translation>
    </message>
    <message>
        <source>Its address, if it is not found</source>
        <translation>Seine Adresse, falls er nicht gefunden wird</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Beitreten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop joining</source>
        <translation>Die Verbindung abbrechen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <translation>Zurück zu den Spielen</translation>
    </message>
</context>
<context>
    <name>app::Journal</name>
    <message>
        <source>Nothing can be saved in the folder “%1”. It is read-only or missing, or its disk is full.</source>
        <translation>Im Ordner „%1“ lässt sich nichts speichern. Er ist schreibgeschützt oder fehlt, oder der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>This game is open in another window of the program. Play it there, or look at it here without playing.</source>
        <translation>Diese Partie ist in einem anderen Fenster des Programms offen. Spiele dort weiter oder sieh sie dir hier an, ohne zu spielen.</translation>
    </message>
    <message>
        <source>name unknown</source>
        <translation>Name unbekannt</translation>
    </message>
    <message>
        <source>A file “%1” already exists.</source>
        <translation>Es gibt schon eine Datei „%1“.</translation>
    </message>
    <message>
        <source>The file “%1” no longer exists.</source>
        <translation>Die Datei „%1“ gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read.</source>
        <translation>Die Datei „%1“ lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read: %2</source>
        <translation>Die Datei „%1“ lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>The file “%1” is read-only. You can look at the game but not continue it here.</source>
        <translation>Die Datei „%1“ ist schreibgeschützt. Du kannst die Partie ansehen, aber hier nicht fortsetzen.</translation>
    </message>
    <message>
        <source>The file or its folder is gone.</source>
        <translation>Die Datei oder ihr Ordner ist verschwunden.</translation>
    </message>
    <message>
        <source>The file was changed by another program.</source>
        <translation>Die Datei wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>The disk is read-only.</source>
        <translation>Der Datenträger ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>The file is read-only.</source>
        <translation>Die Datei ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>Writing to the disk failed.</source>
        <translation>Das Schreiben auf den Datenträger ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>The file was replaced by another program.</source>
        <translation>Die Datei wurde von einem anderen Programm ersetzt.</translation>
    </message>
    <message>
        <source>This could not be saved, so it was not done. %1 Your game is still open in this window but may no longer be in “%2”. Put the file back and try again, or save the game in another place.</source>
        <translation>Das ließ sich nicht speichern und wurde deshalb nicht ausgeführt. %1 Deine Partie ist in diesem Fenster noch offen, steht aber vielleicht nicht mehr in „%2“. Lege die Datei zurück und versuche es noch einmal oder speichere die Partie an einem anderen Ort.</translation>
    </message>
    <message>
        <source>This game seems to be open on another computer (%1). If it is not, take it over.</source>
        <translation>Diese Partie ist anscheinend auf einem anderen Rechner offen (%1). Wenn nicht, übernimm sie.</translation>
    </message>
    <message>
        <source>The game cannot be saved in “%1”. %2</source>
        <translation>Die Partie kann in „%1“ nicht gespeichert werden. %2</translation>
    </message>
    <message>
        <source>This could not be saved, so it was not done. %1 The game is safe up to here, in “%2”. Try again, or save the game elsewhere.</source>
        <translation>Das konnte nicht gespeichert werden und wurde darum nicht ausgeführt. %1 Bis hierher ist die Partie sicher, in „%2“. Versuche es noch einmal oder speichere die Partie woanders.</translation>
    </message>
    <message>
        <source>This could not be saved, so it was not done. The file “%1” or its folder is gone. Save the game elsewhere, or it will be lost when you leave it.</source>
        <translation>Das konnte nicht gespeichert werden und wurde darum nicht ausgeführt. Die Datei „%1“ oder ihr Ordner ist nicht mehr da. Speichere die Partie woanders, sonst ist sie verloren, wenn du sie verlässt.</translation>
    </message>
</context>
<context>
    <name>app::KeepPuzzle</name>
    <message>
        <source>Keep as a puzzle</source>
        <translation>Als Rätsel behalten</translation>
    </message>
    <message>
        <source>Plays each choice on to the end a thousand times, and adds what comes out to your puzzles.</source>
        <translation>Spielt jede Wahl tausendmal bis zum Ende weiter und legt das Ergebnis zu deinen Rätseln.</translation>
    </message>
    <message>
        <source>Each choice is being played on to the end a thousand times …</source>
        <translation>Jede Wahl wird tausendmal bis zum Ende weitergespielt …</translation>
    </message>
    <message>
        <source>It is among your puzzles.</source>
        <translation>Es liegt bei deinen Rätseln.</translation>
    </message>
    <message>
        <source>This makes no puzzle: played on a thousand times, no other choice is clearly better.</source>
        <translation>Daraus wird kein Rätsel: Tausendmal weitergespielt, ist keine andere Wahl eindeutig besser.</translation>
    </message>
    <message>
        <source>The puzzle could not be saved: the data folder is full or read-only.</source>
        <translation>Das Rätsel konnte nicht gespeichert werden: Der Datenordner ist voll oder schreibgeschützt.</translation>
    </message>
    <message>
        <source>No puzzle could be made: the computer ran out of memory.</source>
        <translation>Es konnte kein Rätsel gemacht werden: Dem Rechner ging der Speicher aus.</translation>
    </message>
</context>
<context>
    <name>app::LabHeader</name>
    <message>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Where the counts come from</source>
        <translation>Woher die Zählung kommt</translation>
    </message>
    <message>
        <source>Simulated cross</source>
        <translation>Simulierte Kreuzung</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>Tally pad</source>
        <translation>Strichliste</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>Eine Datei</translation>
    </message>
    <message>
        <source>Mendel&apos;s counts</source>
        <translation>Mendels Zählungen</translation>
    </message>
    <message>
        <source>Counts from: %1</source>
        <translation>Zählung aus: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Lab report</source>
        <translation>Laborbericht</translation>
    </message>
    <message>
        <source>Worksheets</source>
        <translation>Arbeitsblätter</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>Undo the choice of genes</source>
        <translation>Die Wahl der Gene zurücknehmen</translation>
    </message>
    <message>
        <source>Undo the change of the parents</source>
        <translation>Die Änderung der Eltern zurücknehmen</translation>
    </message>
    <message>
        <source>Undo the change of the linkage</source>
        <translation>Die Änderung der Kopplung zurücknehmen</translation>
    </message>
    <message>
        <source>Undo the last roll</source>
        <translation>Den letzten Wurf zurücknehmen</translation>
    </message>
    <message>
        <source>Breeding</source>
        <translation>Züchten</translation>
    </message>
    <message>
        <source>Breeding bench with a mystery</source>
        <translation>Zuchttisch mit einem Rätsel</translation>
    </message>
    <message>
        <source>Undo the change of how the genes act</source>
        <translation>Die Änderung der Genwirkung zurücknehmen</translation>
    </message>
</context>
<context>
    <name>app::LabPage</name>
    <message>
        <source>Genes and parents</source>
        <translation>Gene und Eltern</translation>
    </message>
    <message>
        <source>Count by</source>
        <translation>Gezählt nach</translation>
    </message>
    <message>
        <source>phenotype</source>
        <translation>Phänotyp</translation>
    </message>
    <message>
        <source>genotype</source>
        <translation>Genotyp</translation>
    </message>
    <message>
        <source>Tally pad</source>
        <translation>Strichliste</translation>
    </message>
    <message>
        <source>Mendel&apos;s counts</source>
        <translation>Mendels Zählungen</translation>
    </message>
    <message>
        <source>Dice of my games</source>
        <translation>Würfel meiner Partien</translation>
    </message>
    <message>
        <source>Counts from a file</source>
        <translation>Zählung aus einer Datei</translation>
    </message>
    <message>
        <source>The Lab&apos;s saved data was damaged. The file has been kept as %1.</source>
        <translation>Die gespeicherten Daten des Labors waren beschädigt. Die Datei wurde als %1 aufgehoben.</translation>
    </message>
    <message>
        <source>The Lab cannot save its data: the disk may be full or read-only. What is counted here will be lost when the window closes.</source>
        <translation>Das Labor kann seine Daten nicht speichern: Der Datenträger ist vielleicht voll oder schreibgeschützt. Was hier gezählt ist, geht verloren, wenn das Fenster schließt.</translation>
    </message>
    <message>
        <source>In what ratio will the offspring appear?</source>
        <translation>In welchem Verhältnis treten die Nachkommen auf?</translation>
    </message>
</context>
<context>
    <name>app::LabReading</name>
    <message>
        <source>a simulated cross</source>
        <translation>eine simulierte Kreuzung</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Counted (offspring)</source>
        <translation>Gezählt (Nachkommen)</translation>
    </message>
    <message>
        <source>Expected (offspring)</source>
        <translation>Erwartet (Nachkommen)</translation>
    </message>
    <message>
        <source>95 % range from (offspring)</source>
        <translation>95-%-Bereich von (Nachkommen)</translation>
    </message>
    <message>
        <source>95 % range to (offspring)</source>
        <translation>95-%-Bereich bis (Nachkommen)</translation>
    </message>
    <message>
        <source>The ratio needs one number for each of the %1 outcomes, for example %2.</source>
        <translation>Das Verhältnis braucht für jedes der %1 Ergebnisse eine Zahl, zum Beispiel %2.</translation>
    </message>
    <message>
        <source>the prediction from the parents</source>
        <translation>die Vorhersage aus den Eltern</translation>
    </message>
    <message>
        <source>the prediction of the Punnett squares</source>
        <translation>die Vorhersage der Punnett-Quadrate</translation>
    </message>
    <message>
        <source>%1 and %2 linked, %3 % recombinants</source>
        <translation>%1 und %2 gekoppelt, %3 % Rekombinanten</translation>
    </message>
    <message>
        <source>a simulated cross (%1)</source>
        <translation>eine simulierte Kreuzung (%1)</translation>
    </message>
    <message>
        <source>Cross %1 and compare the offspring with the prediction.</source>
        <translation>Kreuze %1 und vergleiche die Nachkommen mit der Vorhersage.</translation>
    </message>
    <message>
        <source>Compare the dice of the game with what the Punnett squares predict.</source>
        <translation>Vergleiche die Würfel der Partie mit der Vorhersage der Punnett-Quadrate.</translation>
    </message>
    <message>
        <source>Compare Mendel&apos;s counts with the prediction.</source>
        <translation>Vergleiche Mendels Zählung mit der Vorhersage.</translation>
    </message>
    <message>
        <source>Compare the counts with the ratio %1.</source>
        <translation>Vergleiche die Zählung mit dem Verhältnis %1.</translation>
    </message>
</context>
<context>
    <name>app::LabReportWriter</name>
    <message>
        <source>Name: %1</source>
        <translation>Name: %1</translation>
    </message>
    <message>
        <source>Date: %1</source>
        <translation>Datum: %1</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>My prediction</source>
        <translation>Meine Vorhersage</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>Prediction and data compared</source>
        <translation>Vorhersage und Daten im Vergleich</translation>
    </message>
    <message>
        <source>My explanation</source>
        <translation>Meine Erklärung</translation>
    </message>
</context>
<context>
    <name>app::LastEvents</name>
    <message>
        <source>Last events</source>
        <translation>Letzte Ereignisse</translation>
    </message>
    <message>
        <source>The newest comes last; use the arrow keys to go back.</source>
        <translation>Das neueste steht zuletzt; mit den Pfeiltasten gehst du zurück.</translation>
    </message>
</context>
<context>
    <name>app::LessonCounts</name>
    <message>
        <source>“%1” in the table is not an outcome of this lesson.</source>
        <translation>„%1“ in der Tabelle ist kein Ergebnis dieser Lektion.</translation>
    </message>
    <message>
        <source>The table counts %1 kinds, but this lesson has %2 outcomes.</source>
        <translation>Die Tabelle zählt %1 Sorten, diese Lektion hat aber %2 Ergebnisse.</translation>
    </message>
</context>
<context>
    <name>app::LessonLink</name>
    <message>
        <source>Lesson: %1</source>
        <translation>Lektion: %1</translation>
    </message>
</context>
<context>
    <name>app::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>%1, %2 of %3 steps done</source>
        <translation>%1, %2 von %3 Schritten erledigt</translation>
    </message>
</context>
<context>
    <name>app::LessonPlan</name>
    <message>
        <source>Questions and answers</source>
        <translation>Fragen und Antworten</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>Frage %1</translation>
    </message>
    <message>
        <source>Question %1, asked again</source>
        <translation>Frage %1, noch einmal gestellt</translation>
    </message>
    <message>
        <source>Lesson plan: %1</source>
        <translation>Unterrichtsplan: %1</translation>
    </message>
    <message>
        <source>Behind it: “%1”</source>
        <comment>a misconception behind an answer</comment>
        <translation>Dahinter steckt: „%1“</translation>
    </message>
</context>
<context>
    <name>app::LessonReport</name>
    <message>
        <source>rolled in the lesson</source>
        <translation>in der Lektion gewürfelt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>app::LessonShelf</name>
    <message>
        <source>%1 (school)</source>
        <translation>%1 (Schule)</translation>
    </message>
    <message>
        <source>%1 (cannot be read)</source>
        <translation>%1 (nicht lesbar)</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>Copied from “%1”. The file %2 beside this one describes the format.</source>
        <translation>Kopie von „%1“. Die Datei %2 daneben beschreibt das Format.</translation>
    </message>
</context>
<context>
    <name>app::LessonView</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Observed against expected</source>
        <translation>Beobachtet und erwartet</translation>
    </message>
    <message>
        <source>n = %1 rolled</source>
        <translation>n = %1 gewürfelt</translation>
    </message>
    <message>
        <source>n = %1, %2</source>
        <translation>n = %1, %2</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>In 95 of 100 such samples, the count is within the 95 % range.</source>
        <translation>Im 95-%-Bereich liegen 95 von 100 solchen Stichproben.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3.</source>
        <translation>Schritt %1 von %2: %3.</translation>
    </message>
</context>
<context>
    <name>app::LessonWords</name>
    <message>
        <source>Nothing has been counted yet.</source>
        <translation>Noch nichts gezählt.</translation>
    </message>
    <message>
        <source>Only one outcome was possible, and it came up.</source>
        <translation>Nur ein Ergebnis war möglich, und genau das kam.</translation>
    </message>
    <message>
        <source>At least one outcome was counted that %1 rules out.</source>
        <translation>Gezählt wurde etwas, das %1 ausschließt.</translation>
    </message>
    <message>
        <source>If %1 holds, chance alone gives a gap at least this large in fewer than %2 of %3 such samples (p %4).</source>
        <translation>Wenn %1 gilt, ergibt der Zufall allein eine mindestens so große Abweichung in weniger als %2 von %3 solchen Stichproben (p %4).</translation>
    </message>
    <message>
        <source>If %1 holds, chance alone gives a gap at least this large in about %2 of %3 such samples (p %4).</source>
        <translation>Wenn %1 gilt, ergibt der Zufall allein eine mindestens so große Abweichung in etwa %2 von %3 solchen Stichproben (p %4).</translation>
    </message>
    <message>
        <source>If %1 holds, chance alone gives a gap at least this large in more than %2 of %3 such samples (p %4).</source>
        <translation>Wenn %1 gilt, ergibt der Zufall allein eine mindestens so große Abweichung in mehr als %2 von %3 solchen Stichproben (p %4).</translation>
    </message>
    <message>
        <source>No possible count is closer to %1.</source>
        <translation>Keine mögliche Zählung liegt näher an %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>Vorhersagen</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>the expected ratio</source>
        <translation>das erwartete Verhältnis</translation>
    </message>
    <message>
        <source>p applies to counts that are tested once. If you look again after every roll, a rare gap turns up sooner or later, even if the expectation holds.</source>
        <translation>p gilt für Anzahlen, die einmal geprüft werden. Wer nach jedem Wurf wieder nachsieht, trifft früher oder später auf eine seltene Abweichung, auch wenn die Erwartung stimmt.</translation>
    </message>
</context>
<context>
    <name>app::LessonsPage</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>‹ Back to my game</source>
        <translation>‹ Zurück zu meiner Partie</translation>
    </message>
</context>
<context>
    <name>app::LobbyPage</name>
    <message>
        <source>The connection was lost. The program is trying to come back.</source>
        <translation>Die Verbindung ist abgebrochen. Das Programm versucht, sie wiederherzustellen.</translation>
    </message>
    <message>
        <source>The class</source>
        <translation>Die Klasse</translation>
    </message>
    <message>
        <source>You are %1</source>
        <translation>Du bist %1</translation>
    </message>
    <message>
        <source>Your teacher has not opened a table yet. Tables appear here by themselves.</source>
        <translation>Deine Lehrkraft hat noch keinen Tisch geöffnet. Tische erscheinen hier von selbst.</translation>
    </message>
    <message>
        <source>Sit down at a table. Whoever sits there can begin its game; bots take the free seats.</source>
        <translation>Setz dich an einen Tisch. Wer dort sitzt, kann das Spiel beginnen; freie Plätze übernehmen Bots.</translation>
    </message>
    <message>
        <source>Your teacher has paused all tables.</source>
        <translation>Deine Lehrkraft hat alle Tische angehalten.</translation>
    </message>
    <message>
        <source>Leave the class</source>
        <translation>Klasse verlassen</translation>
    </message>
</context>
<context>
    <name>app::LockedPage</name>
    <message>
        <source>For the teacher</source>
        <translation>Für die Lehrkraft</translation>
    </message>
    <message>
        <source>The teacher’s password opens this page, until the program ends.</source>
        <translation>Das Passwort der Lehrkraft öffnet diese Seite, bis das Programm endet.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message numerus="yes">
        <source>That was not the password. Try again in %n seconds.</source>
        <translation>
            <numerusform>Das war nicht das Passwort. Versuche es in einer Sekunde noch einmal.</numerusform>
            <numerusform>Das war nicht das Passwort. Versuche es in %n Sekunden noch einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>That was not the password.</source>
        <translation>Das war nicht das Passwort.</translation>
    </message>
</context>
<context>
    <name>app::LuckChart</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2 in all; %3.</source>
        <translation>%1: zusammen %2; %3.</translation>
    </message>
</context>
<context>
    <name>app::LuckPanel</name>
    <message>
        <source>Luck and skill</source>
        <translation>Glück und Können</translation>
    </message>
    <message>
        <source>Looking at every position of the game, to see what else could have happened …</source>
        <translation>Jede Stellung des Spiels wird betrachtet, um zu sehen, was sonst hätte geschehen können …</translation>
    </message>
    <message>
        <source>Luck and skill are being worked out</source>
        <translation>Glück und Können werden berechnet</translation>
    </message>
    <message>
        <source>Luck and skill have been worked out.</source>
        <translation>Glück und Können sind berechnet.</translation>
    </message>
    <message>
        <source>This could not be worked out: the computer ran out of memory.</source>
        <translation>Das ließ sich nicht berechnen: Dem Rechner ging der Speicher aus.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>In points of lead over the mean of the other players; ± is a 95 % interval. What is in brackets cannot be distinguished from chance. Dice and cards are compared with others that could have come; the lead is estimated as the Apprentice does it. What choices cost is compared with the best that a search found. Estimates rise while a garden grows, so own choices are above zero for nearly everybody: compare the players.</source>
        <translation>In Punkten Vorsprung vor dem Mittel der anderen; ± ist ein 95-%-Intervall. Was in Klammern steht, lässt sich vom Zufall nicht unterscheiden. Würfel und Karten werden mit anderen verglichen, die hätten kommen können; der Vorsprung wird geschätzt, wie es der Lehrling tut. Was Entscheidungen kosteten, wird mit dem Besten verglichen, das eine Suche fand. Die Schätzung steigt, während ein Garten wächst; daher liegen die eigenen Entscheidungen bei fast allen über null: Vergleiche die Spieler.</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Punkte nach Herkunft</translation>
    </message>
    <message>
        <source>%1: lead at the end %2, with average luck %3 ± %4.</source>
        <translation>%1: Vorsprung am Ende %2, mit durchschnittlichem Glück %3 ± %4.</translation>
    </message>
    <message>
        <source>The luck of this game cannot be distinguished from none.</source>
        <translation>Das Glück in diesem Spiel lässt sich von keinem nicht unterscheiden.</translation>
    </message>
    <message>
        <source>Dice and cards were kind: %1 points.</source>
        <translation>Würfel und Karten meinten es gut: %1 Punkte.</translation>
    </message>
    <message>
        <source>Dice and cards were unkind: %1 points.</source>
        <translation>Würfel und Karten meinten es nicht gut: %1 Punkte.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Austeilen</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>What changed the lead of %1</source>
        <translation>Was den Vorsprung von %1 veränderte</translation>
    </message>
    <message>
        <source>Part of the game</source>
        <translation>Teil des Spiels</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Cost of choices</source>
        <translation>Preis der Entscheidungen</translation>
    </message>
    <message>
        <source>Whole game</source>
        <translation>Ganzes Spiel</translation>
    </message>
    <message>
        <source>After round</source>
        <translation>Nach Runde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>No single moment can be distinguished from chance.</source>
        <translation>Kein einzelner Augenblick lässt sich vom Zufall unterscheiden.</translation>
    </message>
    <message>
        <source>A thousand other harvests</source>
        <translation>Tausend andere Ernten</translation>
    </message>
    <message>
        <source>Throw the dice of a round again, a thousand times, with the same parents and the same gardens: what would they have brought?</source>
        <translation>Wirf die Würfel einer Runde noch tausendmal, mit denselben Eltern und denselben Gärten: Was hätten sie gebracht?</translation>
    </message>
    <message>
        <source>Dice of round %1</source>
        <translation>Würfel der Runde %1</translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <translation>%1: %2 Punkte</translation>
    </message>
    <message>
        <source>Show this moment</source>
        <translation>Diesen Augenblick zeigen</translation>
    </message>
    <message>
        <source>Try the other way</source>
        <translation>Den anderen Weg versuchen</translation>
    </message>
    <message>
        <source>Starts a game from this moment with the best choice found.</source>
        <translation>Beginnt ein Spiel von diesem Augenblick an, mit der besten gefundenen Wahl.</translation>
    </message>
</context>
<context>
    <name>app::MachineConfig</name>
    <message>
        <source>The configuration %1 could not be read in full. What could be read applies.</source>
        <translation>Die Konfiguration %1 ließ sich nicht vollständig lesen. Was sich lesen ließ, gilt.</translation>
    </message>
    <message>
        <source>In the configuration %1, this was not understood: %2. Everything else in it applies.</source>
        <translation>In der Konfiguration %1 wurde dies nicht verstanden: %2. Alles andere darin gilt.</translation>
    </message>
    <message>
        <source>The configuration %1 could not be read. Nothing in it applies.</source>
        <translation>Die Konfiguration %1 ließ sich nicht lesen. Nichts daraus gilt.</translation>
    </message>
</context>
<context>
    <name>app::MainWindow</name>
    <message>
        <source>Something went wrong in the program. Your last action may not have worked; everything else is unchanged, and you can carry on. The error: %1</source>
        <translation>Im Programm ist etwas schiefgegangen. Was du zuletzt getan hast, hat vielleicht nicht geklappt; alles andere ist, wie es war, und du kannst weitermachen. Der Fehler: %1</translation>
    </message>
    <message>
        <source>That page is not open on this computer.</source>
        <translation>Diese Seite ist auf diesem Rechner nicht freigegeben.</translation>
    </message>
</context>
<context>
    <name>app::MeiosisView</name>
    <message>
        <source>Gametes of all meioses so far</source>
        <translation>Keimzellen aller Meiosen bisher</translation>
    </message>
    <message>
        <source>Gamete</source>
        <translation>Keimzelle</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Zurück</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>Weiter ›</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Another meiosis</source>
        <translation>Noch eine Meiose</translation>
    </message>
    <message>
        <source>100 meioses</source>
        <translation>100 Meiosen</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Zählung</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>What follows is shown after your first roll.</source>
        <translation>Was folgt, siehst du nach deinem ersten Wurf.</translation>
    </message>
    <message>
        <source>Meioses: %1, gametes: %2</source>
        <translation>Meiosen: %1, Keimzellen: %2</translation>
    </message>
</context>
<context>
    <name>app::MemberPage</name>
    <message>
        <source>Your place could not be saved on this computer. After a restart, type the three words again.</source>
        <translation>Dein Platz konnte auf diesem Rechner nicht gespeichert werden. Gib nach einem Neustart die drei Wörter noch einmal ein.</translation>
    </message>
    <message>
        <source>Your teacher has closed the table.</source>
        <translation>Deine Lehrkraft hat den Tisch geschlossen.</translation>
    </message>
    <message>
        <source>This program does not have the game of that table.</source>
        <translation>Das Spiel dieses Tisches gibt es in diesem Programm nicht.</translation>
    </message>
</context>
<context>
    <name>app::MemberWords</name>
    <message>
        <source>These are not the words of that class. Compare them with the projector.</source>
        <translation>Das sind nicht die Wörter dieser Klasse. Vergleiche sie mit dem Beamer.</translation>
    </message>
    <message>
        <source>This is not the computer of your class. Tell your teacher, and do not type the words again.</source>
        <translation>Das ist nicht der Rechner deiner Klasse. Sag es deiner Lehrkraft und gib die Wörter nicht noch einmal ein.</translation>
    </message>
    <message>
        <source>The class does not know this computer any more. Type the three words.</source>
        <translation>Die Klasse kennt diesen Rechner nicht mehr. Gib die drei Wörter ein.</translation>
    </message>
    <message>
        <source>The teacher’s computer does not answer. Perhaps the class is closed.</source>
        <translation>Der Rechner der Lehrkraft antwortet nicht. Vielleicht ist die Klasse geschlossen.</translation>
    </message>
    <message>
        <source>Your teacher has closed the class.</source>
        <translation>Deine Lehrkraft hat die Klasse geschlossen.</translation>
    </message>
    <message>
        <source>You have come into the class from another window, which goes on.</source>
        <translation>Du bist der Klasse von einem anderen Fenster aus beigetreten; dort geht es weiter.</translation>
    </message>
    <message>
        <source>The class is full.</source>
        <translation>Die Klasse ist voll.</translation>
    </message>
    <message>
        <source>This program and the teacher’s do not understand each other. Both should have the same version.</source>
        <translation>Dieses Programm und das der Lehrkraft verstehen sich nicht. Beide sollten dieselbe Version haben.</translation>
    </message>
    <message>
        <source>The connection to the class has ended (%1).</source>
        <translation>Die Verbindung zur Klasse wurde beendet (%1).</translation>
    </message>
    <message>
        <source>Somebody else has just taken that seat.</source>
        <translation>Auf diesen Platz hat sich gerade jemand anderes gesetzt.</translation>
    </message>
    <message>
        <source>That table has been closed.</source>
        <translation>Dieser Tisch wurde geschlossen.</translation>
    </message>
    <message>
        <source>The game has already begun.</source>
        <translation>Das Spiel hat schon begonnen.</translation>
    </message>
    <message>
        <source>Your teacher has paused all tables.</source>
        <translation>Deine Lehrkraft hat alle Tische angehalten.</translation>
    </message>
    <message>
        <source>The game has gone on in the meantime.</source>
        <translation>Das Spiel ist inzwischen weitergegangen.</translation>
    </message>
    <message>
        <source>There is nothing that can be undone.</source>
        <translation>Es gibt nichts, was sich zurücknehmen lässt.</translation>
    </message>
    <message>
        <source>The teacher’s computer could not save this, so it was not done. Try again.</source>
        <translation>Der Rechner der Lehrkraft konnte das nicht speichern, deshalb ist es nicht geschehen. Versuche es noch einmal.</translation>
    </message>
    <message>
        <source>That was too fast. Try again.</source>
        <translation>Das war zu schnell. Versuche es noch einmal.</translation>
    </message>
    <message>
        <source>The teacher’s computer refused this (%1).</source>
        <translation>Der Rechner der Lehrkraft hat das abgelehnt (%1).</translation>
    </message>
    <message numerus="yes">
        <source>Try again in %n seconds.</source>
        <translation>
            <numerusform>Versuche es in %n Sekunde noch einmal.</numerusform>
            <numerusform>Versuche es in %n Sekunden noch einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many wrong words came from this computer.</source>
        <translation>Von diesem Rechner kamen zu viele falsche Wörter.</translation>
    </message>
</context>
<context>
    <name>app::MembersPanel</name>
    <message>
        <source>table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>here</source>
        <translation>da</translation>
    </message>
    <message>
        <source>away</source>
        <translation>nicht da</translation>
    </message>
    <message>
        <source>away, %1</source>
        <translation>nicht da, %1</translation>
    </message>
    <message>
        <source>Members of the class</source>
        <translation>Mitglieder der Klasse</translation>
    </message>
    <message>
        <source>Nickname</source>
        <translation>Spitzname</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen …</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>Nobody has joined yet.</source>
        <translation>Noch ist niemand beigetreten.</translation>
    </message>
    <message numerus="yes">
        <source>%n members</source>
        <translation>
            <numerusform>%n Mitglied</numerusform>
            <numerusform>%n Mitglieder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n here</source>
        <translation>
            <numerusform>%n da</numerusform>
            <numerusform>%n da</numerusform>
        </translation>
    </message>
    <message>
        <source>Here now: %1.</source>
        <translation>Jetzt da: %1.</translation>
    </message>
    <message>
        <source>Away now: %1.</source>
        <translation>Nicht mehr da: %1.</translation>
    </message>
    <message>
        <source>Remove %1 from the class? With the words, they can join again under another nickname.</source>
        <translation>%1 aus der Klasse entfernen? Mit den drei Wörtern kann man unter einem anderen Spitznamen wieder beitreten.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Remove %1…</source>
        <translation>%1 entfernen …</translation>
    </message>
</context>
<context>
    <name>app::MendelPanel</name>
    <message>
        <source>Mendel&apos;s experiments</source>
        <translation>Mendels Versuche</translation>
    </message>
    <message>
        <source>Cross them in the Lab</source>
        <translation>Im Labor kreuzen</translation>
    </message>
    <message>
        <source>Opens the same cross here, ready to roll</source>
        <translation>Öffnet dieselbe Kreuzung hier zum Würfeln</translation>
    </message>
    <message>
        <source>published by Mendel</source>
        <translation>von Mendel veröffentlicht</translation>
    </message>
</context>
<context>
    <name>app::ModelPanel</name>
    <message>
        <source>How is it inherited?</source>
        <translation>Wie wird es vererbt?</translation>
    </message>
    <message>
        <source>I do not know yet</source>
        <translation>Ich weiß es noch nicht</translation>
    </message>
    <message>
        <source>But only one character differs on this bench.</source>
        <translation>Hier unterscheidet sich aber nur ein Merkmal.</translation>
    </message>
    <message>
        <source>But two characters differ on this bench.</source>
        <translation>Hier unterscheiden sich aber zwei Merkmale.</translation>
    </message>
    <message>
        <source>Cross the strains with each other, and their offspring among themselves. Then say how you think the forms are inherited.</source>
        <translation>Kreuze die Stämme miteinander und ihre Nachkommen untereinander. Sag dann, wie die Formen deiner Meinung nach vererbt werden.</translation>
    </message>
    <message>
        <source>In each strain all individuals are alike. They are homozygous, except where homozygotes cannot live. How the forms are inherited is made up for each mystery.</source>
        <translation>In jedem Stamm sind alle Individuen gleich. Sie sind homozygot, außer wo Homozygote nicht leben können. Wie die Formen vererbt werden, ist für jedes Rätsel neu erfunden.</translation>
    </message>
    <message>
        <source>More forms have been seen than this model has.</source>
        <translation>Es wurden mehr Formen gesehen, als dieses Modell hat.</translation>
    </message>
    <message>
        <source>Each form that was seen needs its place.</source>
        <translation>Jede gesehene Form braucht ihren Platz.</translation>
    </message>
    <message>
        <source>Dominant (%1)</source>
        <translation>Dominant (%1)</translation>
    </message>
    <message>
        <source>The report will say that the answer was shown.</source>
        <translation>Im Bericht wird stehen, dass die Lösung gezeigt wurde.</translation>
    </message>
    <message>
        <source>Go on breeding</source>
        <translation>Weiterzüchten</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>My model</source>
        <translation>Mein Modell</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>State it</source>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>Test it</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Defend it</source>
        <translation>Verteidigen</translation>
    </message>
    <message>
        <source>I expect the ratio</source>
        <translation>Ich erwarte das Verhältnis</translation>
    </message>
    <message>
        <source>Count females and males apart</source>
        <translation>Weibchen und Männchen getrennt zählen</translation>
    </message>
    <message>
        <source>A model is excluded if offspring were seen that it does not allow, or if p is below 0.01 even for the parents&apos; genotypes that fit best: the smallest p of any cross, times the number of crosses.</source>
        <translation>Ein Modell ist ausgeschlossen, wenn es Nachkommen gibt, die es nicht zulässt, oder wenn p selbst bei den am besten passenden Genotypen der Eltern unter 0,01 liegt: das kleinste p einer Kreuzung, mal die Zahl der Kreuzungen.</translation>
    </message>
    <message>
        <source>Judge the evidence</source>
        <translation>Belege beurteilen</translation>
    </message>
    <message>
        <source>Show me the answer…</source>
        <translation>Zeig mir die Lösung …</translation>
    </message>
    <message>
        <source>Choose two parents on the shelves.</source>
        <translation>Wähle zwei Eltern in den Regalen.</translation>
    </message>
    <message>
        <source>In this order: %1</source>
        <translation>In dieser Reihenfolge: %1</translation>
    </message>
    <message>
        <source>Your model can give this ratio with parents that look like these.</source>
        <translation>Nach deinem Modell kann dieses Verhältnis bei Eltern mit diesem Phänotyp auftreten.</translation>
    </message>
    <message>
        <source>Your model cannot give this ratio with parents that look like these.</source>
        <translation>Nach deinem Modell kann dieses Verhältnis bei Eltern mit diesem Phänotyp nicht auftreten.</translation>
    </message>
    <message>
        <source>First state a model that has a place for every form seen.</source>
        <translation>Stelle zuerst ein Modell auf, in dem jede gesehene Form ihren Platz hat.</translation>
    </message>
    <message>
        <source>First predict a ratio for a cross and make that cross.</source>
        <translation>Sag zuerst für eine Kreuzung ein Verhältnis vorher und führe sie durch.</translation>
    </message>
    <message>
        <source>Your model: %1</source>
        <translation>Dein Modell: %1</translation>
    </message>
    <message>
        <source>%1, with other forms</source>
        <translation>%1, mit anderen Formen</translation>
    </message>
</context>
<context>
    <name>app::NetworkDesk</name>
    <message>
        <source>The host could not save this, so nothing has changed. Try again.</source>
        <translation>Das konnte nicht gespeichert werden, deshalb hat sich nichts geändert. Versuche es noch einmal.</translation>
    </message>
    <message>
        <source>The host has refused this (%1).</source>
        <translation>Das wurde abgelehnt (%1).</translation>
    </message>
</context>
<context>
    <name>app::NewsList</name>
    <message>
        <source>Show it step by step</source>
        <translation>Schritt für Schritt zeigen</translation>
    </message>
</context>
<context>
    <name>app::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>app::OddsLens</name>
    <message>
        <source>Odds lens</source>
        <translation>Chancenlupe</translation>
    </message>
    <message>
        <source>%1: %2 %3 → %4</source>
        <translation>%1: %2 %3 → %4</translation>
    </message>
    <message>
        <source>No trait in your garden is open.</source>
        <translation>In deinem Garten ist kein Merkmal offen.</translation>
    </message>
    <message>
        <source>Dice showing it now</source>
        <translation>Würfel, die es jetzt zeigen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>At least one of five dice shows:</source>
        <translation>Mind. 1 von 5 Würfeln zeigt:</translation>
    </message>
</context>
<context>
    <name>app::OddsRowButton</name>
    <message>
        <source>%1: chance of at least one die %2</source>
        <translation>%1: Chance auf mindestens einen Würfel %2</translation>
    </message>
    <message>
        <source>At least one of five dice shows %1: %2.</source>
        <translation>Mindestens einer von fünf Würfeln zeigt %1: %2.</translation>
    </message>
    <message>
        <source>At least %1 of them, as your plants need: %2.</source>
        <translation>Mindestens %1 davon, wie deine Pflanzen sie brauchen: %2.</translation>
    </message>
    <message>
        <source>%1 in pool</source>
        <translation>%1 im Vorrat</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n dice in the pool</source>
        <translation>
            <numerusform>%1: %n Würfel im Vorrat</numerusform>
            <numerusform>%1: %n Würfel im Vorrat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice in the pool show %1.</source>
        <translation>
            <numerusform>%n Würfel im Vorrat zeigt %1.</numerusform>
            <numerusform>%n Würfel im Vorrat zeigen %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::OffspringPanel</name>
    <message>
        <source>Offspring</source>
        <translation>Nachkommen</translation>
    </message>
    <message>
        <source>Number of offspring</source>
        <translation>Anzahl der Nachkommen</translation>
    </message>
    <message>
        <source>%1 offspring</source>
        <translation>%1 Nachkommen</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Adds this many to the counts</source>
        <translation>Zählt so viele zu den bisherigen dazu</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Neu würfeln</translation>
    </message>
    <message>
        <source>Clears the counts and rolls the same number again</source>
        <translation>Löscht die Zählung und würfelt ebenso viele neu</translation>
    </message>
    <message>
        <source>Draw every gamete</source>
        <translation>Jede Keimzelle ziehen</translation>
    </message>
    <message>
        <source>Draws both gametes of every single offspring instead of only the totals</source>
        <translation>Zieht für jeden einzelnen Nachkommen beide Keimzellen, statt nur die Summen</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Clears the counts</source>
        <translation>Löscht die Zählung</translation>
    </message>
    <message>
        <source>Gametes drawn</source>
        <translation>Gezogene Keimzellen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Enter a whole number from 1 to %1.</source>
        <translation>Gib eine ganze Zahl von 1 bis %1 ein.</translation>
    </message>
    <message>
        <source>That is more than can be counted. “Roll again” starts from zero.</source>
        <translation>Das ist mehr, als gezählt werden kann. „Neu würfeln“ fängt bei null an.</translation>
    </message>
    <message>
        <source>%1 of %2 drawn</source>
        <translation>%1 von %2 gezogen</translation>
    </message>
    <message>
        <source>Not in this cross: some offspring die or do not show their genotype</source>
        <translation>Nicht bei dieser Kreuzung: Manche Nachkommen sterben oder zeigen ihren Genotyp nicht</translation>
    </message>
</context>
<context>
    <name>app::OptionButton</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>app::OutcomeChart</name>
    <message>
        <source>%1: counted %2, expected %3</source>
        <translation>%1: gezählt %2, erwartet %3</translation>
    </message>
    <message>
        <source>Chart of counts against expectation, n = %1</source>
        <translation>Diagramm der Zählung gegen die Erwartung, n = %1</translation>
    </message>
    <message>
        <source>%1: counted %2</source>
        <translation>%1: gezählt %2</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>gezählt</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>95 % range</source>
        <translation>95-%-Bereich</translation>
    </message>
    <message>
        <source>your prediction</source>
        <translation>deine Vorhersage</translation>
    </message>
</context>
<context>
    <name>app::OwnPanel</name>
    <message>
        <source>red; pink; white</source>
        <translation>rot; rosa; weiß</translation>
    </message>
    <message>
        <source>Names of the outcomes</source>
        <translation>Namen der Ergebnisse</translation>
    </message>
    <message>
        <source>Expected ratio</source>
        <translation>Erwartetes Verhältnis</translation>
    </message>
    <message>
        <source>The ratio needs %1 parts.</source>
        <translation>Das Verhältnis braucht %1 Teile.</translation>
    </message>
</context>
<context>
    <name>app::OwnPuzzleList</name>
    <message>
        <source>Parents</source>
        <translation>Eltern</translation>
    </message>
    <message>
        <source>Action Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Plants</source>
        <translation>Pflanzen</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Ausbau</translation>
    </message>
    <message>
        <source>Tools and goals</source>
        <translation>Werkzeuge und Ziele</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>due</source>
        <translation>fällig</translation>
    </message>
    <message>
        <source>comes back on %1</source>
        <translation>kommt am %1 wieder</translation>
    </message>
    <message>
        <source>From your game, kept on %1</source>
        <translation>Aus deinem Spiel, behalten am %1</translation>
    </message>
    <message>
        <source>From your game “%2”, kept on %1</source>
        <translation>Aus deinem Spiel „%2“, behalten am %1</translation>
    </message>
    <message>
        <source>My puzzles</source>
        <translation>Meine Rätsel</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>None yet. After a game, the report on luck and skill shows turning points. “Keep as a puzzle” beside one of your choices puts it here.</source>
        <translation>Noch keine. Nach einem Spiel zeigt der Bericht über Glück und Können die Wendepunkte. „Als Rätsel behalten“ neben einer deiner Entscheidungen legt sie hierher.</translation>
    </message>
    <message numerus="yes">
        <source>%n files in the folder of your puzzles cannot be read; they are left as they are.</source>
        <translation>
            <numerusform>%n Datei im Ordner deiner Rätsel kann nicht gelesen werden; sie bleibt, wie sie ist.</numerusform>
            <numerusform>%n Dateien im Ordner deiner Rätsel können nicht gelesen werden; sie bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ParentButton</name>
    <message>
        <source>Left parent, %1</source>
        <translation>Linker Elternteil, %1</translation>
    </message>
    <message>
        <source>Top parent, %1</source>
        <translation>Oberer Elternteil, %1</translation>
    </message>
</context>
<context>
    <name>app::PileButton</name>
    <message numerus="yes">
        <source>Draw pile, %n cards</source>
        <translation>
            <numerusform>Nachziehstapel, %n Karte</numerusform>
            <numerusform>Nachziehstapel, %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PlantCard</name>
    <message>
        <source>Empty place</source>
        <translation>Leerer Platz</translation>
    </message>
    <message numerus="yes">
        <source>Plant %1: %2; %n points</source>
        <translation>
            <numerusform>Pflanze %1: %2; %n Punkt</numerusform>
            <numerusform>Pflanze %1: %2; %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>Nr. %1</translation>
    </message>
</context>
<context>
    <name>app::PlantNickname</name>
    <message>
        <source>Clover</source>
        <translation>Klee</translation>
    </message>
    <message>
        <source>Daisy</source>
        <translation>Gänseblümchen</translation>
    </message>
    <message>
        <source>Fern</source>
        <translation>Farn</translation>
    </message>
    <message>
        <source>Poppy</source>
        <translation>Mohn</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Ahorn</translation>
    </message>
    <message>
        <source>Lupin</source>
        <translation>Lupine</translation>
    </message>
    <message>
        <source>Hazel</source>
        <translation>Hasel</translation>
    </message>
    <message>
        <source>Thistle</source>
        <translation>Distel</translation>
    </message>
    <message>
        <source>Ivy</source>
        <translation>Efeu</translation>
    </message>
    <message>
        <source>Mallow</source>
        <translation>Malve</translation>
    </message>
    <message>
        <source>Sage</source>
        <translation>Salbei</translation>
    </message>
    <message>
        <source>Larch</source>
        <translation>Lärche</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Veilchen</translation>
    </message>
    <message>
        <source>Barley</source>
        <translation>Gerste</translation>
    </message>
    <message>
        <source>Crocus</source>
        <translation>Krokus</translation>
    </message>
    <message>
        <source>Elder</source>
        <translation>Holunder</translation>
    </message>
    <message>
        <source>Heather</source>
        <translation>Heidekraut</translation>
    </message>
    <message>
        <source>Iris</source>
        <translation>Iris</translation>
    </message>
    <message>
        <source>Juniper</source>
        <translation>Wacholder</translation>
    </message>
    <message>
        <source>Lilac</source>
        <translation>Flieder</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Minze</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>Eiche</translation>
    </message>
    <message>
        <source>Peony</source>
        <translation>Pfingstrose</translation>
    </message>
    <message>
        <source>Rowan</source>
        <translation>Eberesche</translation>
    </message>
    <message>
        <source>Sorrel</source>
        <translation>Sauerampfer</translation>
    </message>
    <message>
        <source>Thyme</source>
        <translation>Thymian</translation>
    </message>
    <message>
        <source>Vetch</source>
        <translation>Wicke</translation>
    </message>
    <message>
        <source>Willow</source>
        <translation>Weide</translation>
    </message>
    <message>
        <source>Yarrow</source>
        <translation>Schafgarbe</translation>
    </message>
    <message>
        <source>Arnica</source>
        <translation>Arnika</translation>
    </message>
    <message>
        <source>Basil</source>
        <translation>Basilikum</translation>
    </message>
    <message>
        <source>Cedar</source>
        <translation>Zeder</translation>
    </message>
    <message>
        <source>Dahlia</source>
        <translation>Dahlie</translation>
    </message>
    <message>
        <source>Flax</source>
        <translation>Flachs</translation>
    </message>
    <message>
        <source>Gentian</source>
        <translation>Enzian</translation>
    </message>
    <message>
        <source>Holly</source>
        <translation>Stechpalme</translation>
    </message>
    <message>
        <source>Jasmine</source>
        <translation>Jasmin</translation>
    </message>
    <message>
        <source>Lotus</source>
        <translation>Lotos</translation>
    </message>
    <message>
        <source>Millet</source>
        <translation>Hirse</translation>
    </message>
    <message>
        <source>Orchid</source>
        <translation>Orchidee</translation>
    </message>
    <message>
        <source>Bot %1</source>
        <translation>Bot %1</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>Lehrkraft</translation>
    </message>
</context>
<context>
    <name>app::PlantsPicture</name>
    <message>
        <source>Offspring shown one by one: %1</source>
        <translation>Einzeln gezeigte Nachkommen: %1</translation>
    </message>
    <message>
        <source>No. %1: %2, %3</source>
        <translation>Nr. %1: %2, %3</translation>
    </message>
</context>
<context>
    <name>app::PlayPage</name>
    <message>
        <source>Abandon the game</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Import a copy</source>
        <translation>Eine Kopie importieren</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Verlassen, ohne zu speichern</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Schließen, ohne zu speichern</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Zurück zur Lektion</translation>
    </message>
    <message>
        <source>Open as edited</source>
        <translation>Bearbeitet öffnen</translation>
    </message>
</context>
<context>
    <name>app::PlayerButton</name>
    <message>
        <source>to play</source>
        <translation>ist am Zug</translation>
    </message>
    <message>
        <source>chosen first</source>
        <translation>zuerst gewählt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 von %2 Punkten</translation>
    </message>
</context>
<context>
    <name>app::PlayerChip</name>
    <message>
        <source>playing now</source>
        <translation>gerade am Zug</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>beginnt die Runde</translation>
    </message>
    <message>
        <source>Shows this garden</source>
        <translation>Zeigt diesen Garten</translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points so far</source>
        <translation>
            <numerusform>bisher %n Punkt</numerusform>
            <numerusform>bisher %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n markers left</source>
        <translation>
            <numerusform>noch %n Marker</numerusform>
            <numerusform>noch %n Marker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plants in hand</source>
        <translation>
            <numerusform>%n Pflanze auf der Hand</numerusform>
            <numerusform>%n Pflanzen auf der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tools in hand</source>
        <translation>
            <numerusform>%n Werkzeug auf der Hand</numerusform>
            <numerusform>%n Werkzeuge auf der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pts</source>
        <translation>
            <numerusform>%n P.</numerusform>
            <numerusform>%n P.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PlotCard</name>
    <message>
        <source>Brother Eduard&apos;s plot</source>
        <translation>Bruder Eduards Beet</translation>
    </message>
    <message>
        <source>Flower Pot</source>
        <translation>Blumentopf</translation>
    </message>
    <message>
        <source>Plot %1</source>
        <translation>Beet %1</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, leer</translation>
    </message>
    <message>
        <source>%1, complete: %2</source>
        <translation>%1, vollständig: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Eduard</source>
        <translation>Eduard</translation>
    </message>
    <message>
        <source>Empty plot</source>
        <translation>Leeres Beet</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
</context>
<context>
    <name>app::PoolColumn</name>
    <message>
        <source>mutation</source>
        <translation>Mutation</translation>
    </message>
    <message>
        <source>Dice for %1: none</source>
        <translation>Würfel für %1: keine</translation>
    </message>
    <message>
        <source>Dice for %1: %2</source>
        <translation>Würfel für %1: %2</translation>
    </message>
</context>
<context>
    <name>app::PoolPanel</name>
    <message>
        <source>Counts of the class</source>
        <translation>Zählungen der Klasse</translation>
    </message>
    <message>
        <source>Choose an experiment</source>
        <translation>Versuch wählen</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Removes everything that the class has given for this experiment</source>
        <translation>Entfernt alles, was die Klasse zu diesem Versuch beigetragen hat</translation>
    </message>
    <message>
        <source>Hidden from the class</source>
        <translation>Für die Klasse verborgen</translation>
    </message>
    <message numerus="yes">
        <source>%n pupils have given counts.</source>
        <translation>
            <numerusform>%n Person hat Zählungen beigetragen.</numerusform>
            <numerusform>%n Personen haben Zählungen beigetragen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sum is shown from five on.</source>
        <translation>Die Summe erscheint ab fünf.</translation>
    </message>
    <message>
        <source>Nothing is taken while this is paused.</source>
        <translation>Solange angehalten ist, wird nichts angenommen.</translation>
    </message>
    <message numerus="yes">
        <source>from %n pupils</source>
        <translation>
            <numerusform>von %n Person</numerusform>
            <numerusform>von %n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>Pupils send their counts from “Class code” in the Lab and in the lessons. No screen says whose they are.</source>
        <translation>Die Zählungen werden über „Klassencode“ im Labor und in den Lektionen geschickt. Kein Bildschirm zeigt, von wem sie sind.</translation>
    </message>
</context>
<context>
    <name>app::Popover</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>app::PracticePanel</name>
    <message>
        <source>Practise: %1</source>
        <translation>Üben: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New problem ›</source>
        <translation>Neue Aufgabe ›</translation>
    </message>
    <message>
        <source>Mastered: %1 in a row at the first attempt.</source>
        <translation>Gemeistert: %1 hintereinander im ersten Anlauf.</translation>
    </message>
    <message>
        <source>In a row at the first attempt, without a hint: %1 of %2.</source>
        <translation>Hintereinander im ersten Anlauf und ohne Tipp: %1 von %2.</translation>
    </message>
    <message>
        <source>Kinds of problem mastered: %1 of %2.</source>
        <translation>Gemeisterte Aufgabenarten: %1 von %2.</translation>
    </message>
    <message>
        <source>The traits are invented, so looking them up does not help.</source>
        <translation>Die Merkmale sind erfunden, Nachschlagen hilft also nicht.</translation>
    </message>
    <message>
        <source>Point at a person, or use the arrow keys.</source>
        <translation>Zeig auf eine Person oder benutze die Pfeiltasten.</translation>
    </message>
</context>
<context>
    <name>app::PredictPanel</name>
    <message>
        <source>Your prediction</source>
        <translation>Deine Vorhersage</translation>
    </message>
    <message>
        <source>Record my prediction</source>
        <translation>Vorhersage festhalten</translation>
    </message>
    <message>
        <source>Continue to rolling ›</source>
        <translation>Weiter zum Würfeln ›</translation>
    </message>
    <message>
        <source>Give at least one outcome a number.</source>
        <translation>Gib mindestens einem Ergebnis eine Zahl.</translation>
    </message>
    <message>
        <source>Share of %1</source>
        <translation>Anteil von %1</translation>
    </message>
    <message>
        <source>You predicted %1 before rolling. Start over to predict again.</source>
        <translation>Du hast %1 vorhergesagt, bevor gewürfelt wurde. Beginne neu, um neu vorherzusagen.</translation>
    </message>
    <message>
        <source>Your prediction: %1.</source>
        <translation>Deine Vorhersage: %1.</translation>
    </message>
    <message>
        <source>In what ratio will they appear? Small whole numbers will do, and so will percentages.</source>
        <translation>In welchem Verhältnis treten sie auf? Kleine ganze Zahlen gehen ebenso wie Prozente.</translation>
    </message>
</context>
<context>
    <name>app::PresentBars</name>
    <message>
        <source>Counts</source>
        <translation>Anzahlen</translation>
    </message>
</context>
<context>
    <name>app::PresentButton</name>
    <message>
        <source>Present</source>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>Show this page to the class, full screen and in large type (F11)</source>
        <translation>Diese Seite der Klasse zeigen, bildschirmfüllend und in großer Schrift (F11)</translation>
    </message>
</context>
<context>
    <name>app::PresentShare</name>
    <message>
        <source>Share of %1</source>
        <translation>Anteil: %1</translation>
    </message>
</context>
<context>
    <name>app::PresentSquare</name>
    <message>
        <source>Punnett square of %1</source>
        <translation>Punnett-Quadrat von %1</translation>
    </message>
</context>
<context>
    <name>app::PresentView</name>
    <message>
        <source>%1 so far.</source>
        <translation>Bisher %1.</translation>
    </message>
    <message>
        <source>The screen is black.</source>
        <translation>Der Bildschirm ist schwarz.</translation>
    </message>
    <message>
        <source>The picture is shown again.</source>
        <translation>Das Bild ist wieder zu sehen.</translation>
    </message>
    <message>
        <source>The picture stands still.</source>
        <translation>Das Bild steht still.</translation>
    </message>
    <message>
        <source>The picture moves again.</source>
        <translation>Das Bild bewegt sich wieder.</translation>
    </message>
    <message>
        <source>Demonstrations</source>
        <translation>Vorführungen</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>frozen, F: go on</source>
        <translation>angehalten, F: weiter</translation>
    </message>
    <message>
        <source>A: rolling on or off, ↑ ↓: %1 a second</source>
        <translation>A: Würfeln an oder aus, ↑ ↓: %1 pro Sekunde</translation>
    </message>
    <message>
        <source>E: expectation</source>
        <translation>E: Erwartung</translation>
    </message>
    <message>
        <source>X: axis</source>
        <translation>X: Achse</translation>
    </message>
    <message>
        <source>F: freeze</source>
        <translation>F: anhalten</translation>
    </message>
    <message>
        <source>B: black</source>
        <translation>B: schwarz</translation>
    </message>
    <message>
        <source>W: black on white</source>
        <translation>W: Schwarz auf Weiß</translation>
    </message>
    <message>
        <source>Esc: leave</source>
        <translation>Esc: verlassen</translation>
    </message>
    <message>
        <source>Readable from %1 m away on a picture %2 m wide (Ctrl and + or −)</source>
        <translation>Lesbar aus %1 m Entfernung auf einem %2 m breiten Bild (Strg und + oder −)</translation>
    </message>
</context>
<context>
    <name>app::Presenting</name>
    <message>
        <source>There is nothing to present on this page. A lesson, the Lab or a demonstration can be shown to the class.</source>
        <translation>Auf dieser Seite gibt es nichts vorzuführen. Eine Lektion, das Labor oder eine Vorführung kannst du der Klasse zeigen.</translation>
    </message>
</context>
<context>
    <name>app::PromptBar</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Rückgängig (Strg+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Y)</source>
        <translation>Wiederholen (Strg+Y)</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>What has happened so far (L)</source>
        <translation>Was bisher geschah (L)</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Lets the next bot move (N)</source>
        <translation>Lässt den nächsten Bot ziehen (N)</translation>
    </message>
    <message>
        <source>Since your turn: %1</source>
        <translation>Seit deinem Zug: %1</translation>
    </message>
    <message>
        <source>What the others did since your last turn</source>
        <translation>Was die anderen seit deinem letzten Zug getan haben</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Back to the start page; the game is saved and can be resumed there (Ctrl+W)</source>
        <translation>Zurück zur Startseite; die Partie bleibt gespeichert und lässt sich dort fortsetzen (Strg+W)</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach …</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Ask what the strongest bot would do, and why (H)</source>
        <translation>Frage, was der stärkste Bot tun würde und warum (H)</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Partie verlassen</translation>
    </message>
    <message>
        <source>Other uses…</source>
        <translation>Anders nutzen…</translation>
    </message>
</context>
<context>
    <name>app::PunnettSquare</name>
    <message>
        <source>Punnett square: %1</source>
        <translation>Punnett-Quadrat: %1</translation>
    </message>
    <message>
        <source>A coin lies beside the square.</source>
        <translation>Neben dem Quadrat liegt eine Münze.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>app::PupilPanel</name>
    <message>
        <source>your name, if you like</source>
        <translation>dein Name, wenn du magst</translation>
    </message>
    <message>
        <source>Progress of</source>
        <translation>Fortschritt von</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Save the progress as a file</source>
        <translation>Den Fortschritt als Datei speichern</translation>
    </message>
    <message>
        <source>Saves the progress under this name as a file, for another computer or the teacher</source>
        <translation>Speichert den Fortschritt unter diesem Namen als Datei, für einen anderen Rechner oder die Lehrkraft</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Open a progress file</source>
        <translation>Eine Datei mit Fortschritt öffnen</translation>
    </message>
    <message>
        <source>Adds the progress from a file that was saved on another computer</source>
        <translation>Fügt den Fortschritt aus einer Datei hinzu, die auf einem anderen Rechner gespeichert wurde</translation>
    </message>
    <message>
        <source>Erase for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Erase progress</source>
        <translation>Fortschritt löschen</translation>
    </message>
    <message>
        <source>This erases everything done under this name. Press again to confirm.</source>
        <translation>Das löscht alles, was unter diesem Namen gemacht wurde. Drück noch einmal, um es zu bestätigen.</translation>
    </message>
    <message>
        <source>Your progress could not be saved.</source>
        <translation>Der Fortschritt ließ sich nicht auf die Platte schreiben.</translation>
    </message>
    <message>
        <source>The progress file was damaged. It has been kept as %1.</source>
        <translation>Die Datei mit dem Fortschritt war beschädigt. Sie wurde als %1 aufgehoben.</translation>
    </message>
    <message>
        <source>Kept on this computer only.</source>
        <translation>Bleibt nur auf diesem Rechner.</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>Fortschritt von %1</translation>
    </message>
    <message>
        <source>Save progress</source>
        <translation>Fortschritt speichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Open progress</source>
        <translation>Fortschritt öffnen</translation>
    </message>
    <message>
        <source>Added: the progress of %1.</source>
        <translation>Hinzugefügt: der Fortschritt von %1.</translation>
    </message>
    <message>
        <source>%1 is not a file of lesson progress.</source>
        <translation>%1 enthält keinen Fortschritt aus Lektionen.</translation>
    </message>
</context>
<context>
    <name>app::PuzzleGarden</name>
    <message>
        <source>In the garden</source>
        <translation>Im Garten</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>Auf der Hand</translation>
    </message>
</context>
<context>
    <name>app::PuzzleOdds</name>
    <message numerus="yes">
        <source>You need %1: %n dice in the pool show it.</source>
        <translation>
            <numerusform>Du brauchst %1: %n Würfel im Vorrat zeigt es.</numerusform>
            <numerusform>Du brauchst %1: %n Würfel im Vorrat zeigen es.</numerusform>
        </translation>
    </message>
    <message>
        <source>You need %1: %2 gives it to %3 in 9 dice, and at least one of five dice shows it in %4 of 100 rolls.</source>
        <translation>Du brauchst %1: %2 gibt es %3 von 9 Würfeln, und mindestens einer von fünf Würfeln zeigt es bei %4 von 100 Würfen.</translation>
    </message>
    <message>
        <source>The best choice makes it %1: %2 in 9 dice, %3 of 100 rolls.</source>
        <translation>Die beste Wahl macht daraus %1: %2 von 9 Würfeln, %3 von 100 Würfen.</translation>
    </message>
    <message>
        <source>A gene tile can make it %1: %2 in 9 dice, %3 of 100 rolls.</source>
        <translation>Ein Genplättchen kann daraus %1 machen: %2 von 9 Würfeln, %3 von 100 Würfen.</translation>
    </message>
    <message>
        <source>%1 in %2 of 9 dice</source>
        <translation>%1 bei %2 von 9 Würfeln</translation>
    </message>
    <message>
        <source>Plant %1: %2.</source>
        <translation>Pflanze %1: %2.</translation>
    </message>
</context>
<context>
    <name>app::PuzzlePage</name>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n fällig</numerusform>
            <numerusform>%n fällig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n neu</numerusform>
            <numerusform>%n neu</numerusform>
        </translation>
    </message>
    <message>
        <source>solved at the first try: %1 of %2</source>
        <translation>beim ersten Mal gelöst: %1 von %2</translation>
    </message>
    <message>
        <source>Your answer could not be saved: the data folder is full or read-only. It will be tried again with the next one.</source>
        <translation>Deine Antwort konnte nicht gespeichert werden: Der Datenordner ist voll oder schreibgeschützt. Mit der nächsten wird es wieder versucht.</translation>
    </message>
    <message>
        <source>The file of your answers was damaged. It was put aside as “%1”, and all puzzles count as new.</source>
        <translation>Die Datei mit deinen Antworten war beschädigt. Sie wurde als „%1“ beiseitegelegt, und alle Rätsel gelten als neu.</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Heute ist nichts fällig.</translation>
    </message>
    <message>
        <source>The next puzzle comes back on %1.</source>
        <translation>Das nächste Rätsel kommt am %1 wieder.</translation>
    </message>
    <message>
        <source>After a game, the report on luck and skill can make puzzles of your own choices.</source>
        <translation>Nach einem Spiel kann der Bericht über Glück und Können aus deinen eigenen Entscheidungen Rätsel machen.</translation>
    </message>
    <message>
        <source>From a puzzle</source>
        <translation>Aus einem Rätsel</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>My puzzles</source>
        <translation>Meine Rätsel</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Ganzer Spielplan</translation>
    </message>
    <message>
        <source>The board of the puzzle</source>
        <translation>Der Spielplan des Rätsels</translation>
    </message>
    <message>
        <source>%1 has to choose. What is best?</source>
        <translation>%1 ist an der Reihe. Was ist am besten?</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>This is the garden of %1.</source>
        <translation>Das ist der Garten von %1.</translation>
    </message>
    <message>
        <source>The puzzle could not be removed: the data folder is read-only.</source>
        <translation>Das Rätsel konnte nicht entfernt werden: Der Datenordner ist schreibgeschützt.</translation>
    </message>
</context>
<context>
    <name>app::PuzzlePanel</name>
    <message>
        <source>What is best for %1?</source>
        <translation>Was ist für %1 am besten?</translation>
    </message>
    <message>
        <source>It hardly matters</source>
        <translation>Es macht kaum einen Unterschied</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Am besten: %1</translation>
    </message>
    <message>
        <source>%1 (your answer)</source>
        <translation>%1 (deine Antwort)</translation>
    </message>
    <message>
        <source>Lead with choice %1</source>
        <translation>Vorsprung mit Wahl %1</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Deine Antwort</translation>
    </message>
    <message>
        <source>Bars: the seat&apos;s lead over the mean of the others at the end, in points. Each choice was played on in %1 games that fit what the seat can see. ±, the dark line: 95 % interval.</source>
        <translation>Balken: Vorsprung am Ende vor dem Mittel der anderen, in Punkten. Jede Wahl wurde in %1 Spielen weitergespielt, die zu dem passen, was an diesem Platz zu sehen ist. ±, die dunkle Linie: 95-%-Intervall.</translation>
    </message>
    <message>
        <source>Why %1</source>
        <translation>Warum %1</translation>
    </message>
    <message>
        <source>The chances</source>
        <translation>Die Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächstes Rätsel</translation>
    </message>
    <message>
        <source>Try it on the board</source>
        <translation>Auf dem Spielplan ausprobieren</translation>
    </message>
    <message>
        <source>Starts a game against bots from this moment.</source>
        <translation>Beginnt von diesem Moment an ein Spiel gegen Bots.</translation>
    </message>
    <message>
        <source>The plants still need %1.</source>
        <translation>Die Pflanzen brauchen noch %1.</translation>
    </message>
</context>
<context>
    <name>app::PuzzleWords</name>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n markers to place</source>
        <translation>
            <numerusform>%n Marker zu setzen</numerusform>
            <numerusform>%n Marker zu setzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plants in hand</source>
        <translation>
            <numerusform>%n Pflanze auf der Hand</numerusform>
            <numerusform>%n Pflanzen auf der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tools</source>
        <translation>
            <numerusform>%n Werkzeug</numerusform>
            <numerusform>%n Werkzeuge</numerusform>
        </translation>
    </message>
    <message>
        <source>Right, and so are the others: it hardly matters here.</source>
        <translation>Richtig, und die anderen sind es auch: Es macht hier kaum einen Unterschied.</translation>
    </message>
    <message>
        <source>Right: it hardly matters here.</source>
        <translation>Richtig: Es macht hier kaum einen Unterschied.</translation>
    </message>
    <message>
        <source>Right: %1 is best.</source>
        <translation>Richtig: %1 ist am besten.</translation>
    </message>
    <message>
        <source>It does matter: %1 is best.</source>
        <translation>Es macht einen Unterschied: %1 ist am besten.</translation>
    </message>
    <message>
        <source>One choice is the best by at least %1 points, and it looks it.</source>
        <translation>Eine Wahl ist um mindestens %1 Punkte die beste, und man sieht es ihr an.</translation>
    </message>
    <message>
        <source>The best is not the obvious one: at first sight, %1 looks better.</source>
        <translation>Die beste Wahl ist nicht die naheliegende: Auf den ersten Blick sieht %1 besser aus.</translation>
    </message>
    <message>
        <source>No choice is more than half a point behind another.</source>
        <translation>Keine Wahl liegt mehr als einen halben Punkt hinter einer anderen.</translation>
    </message>
    <message>
        <source>%1 is best: %2 points better than your answer.</source>
        <translation>%1 ist am besten: %2 Punkte besser als deine Antwort.</translation>
    </message>
</context>
<context>
    <name>app::QrPicture</name>
    <message>
        <source>QR code</source>
        <translation>QR-Code</translation>
    </message>
    <message>
        <source>Reads as text: %1</source>
        <translation>Als Text gelesen: %1</translation>
    </message>
</context>
<context>
    <name>app::QuestionPanel</name>
    <message>
        <source>Check yourself: %1 of %2</source>
        <translation>Prüf dich: %1 von %2</translation>
    </message>
    <message>
        <source>‹ Previous question</source>
        <translation>‹ Vorige Frage</translation>
    </message>
    <message>
        <source>Next question ›</source>
        <translation>Nächste Frage ›</translation>
    </message>
    <message>
        <source>Next: %1 ›</source>
        <translation>Weiter: %1 ›</translation>
    </message>
    <message>
        <source>A question is passed when your first answer to it is right.</source>
        <translation>Eine Frage ist bestanden, wenn deine erste Antwort stimmt.</translation>
    </message>
    <message>
        <source>Passed: %1 of %2. Right at the very first try: %3.</source>
        <translation>Bestanden: %1 von %2. Gleich beim ersten Mal richtig: %3.</translation>
    </message>
    <message>
        <source>Try a similar question ›</source>
        <translation>Ähnliche Frage versuchen ›</translation>
    </message>
    <message>
        <source>Try again ›</source>
        <translation>Noch einmal versuchen ›</translation>
    </message>
    <message>
        <source>To pass, get a similar question right at the first answer.</source>
        <translation>Bestanden ist sie, wenn du bei einer ähnlichen Frage gleich richtig antwortest.</translation>
    </message>
</context>
<context>
    <name>app::RatioStrip</name>
    <message>
        <source>Rolled: %1</source>
        <translation>Gewürfelt: %1</translation>
    </message>
    <message>
        <source>no rolls yet</source>
        <translation>noch kein Wurf</translation>
    </message>
    <message numerus="yes">
        <source>%n dice rolled so far</source>
        <translation>
            <numerusform>bisher %n Würfel geworfen</numerusform>
            <numerusform>bisher %n Würfel geworfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Bar: dice rolled. Upright lines: expected.</source>
        <translation>Balken: gewürfelt. Senkrechte Striche: erwartet.</translation>
    </message>
</context>
<context>
    <name>app::ReadingReport</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Counts, n = %1</source>
        <translation>Anzahlen, n = %1</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>95 % range</source>
        <translation>95-%-Bereich</translation>
    </message>
    <message>
        <source>Bars: counted. Dashed lines: expected, with the range that contains 95 of 100 such samples.</source>
        <translation>Balken: gezählt. Gestrichelt: erwartet, mit dem Bereich von 95 aus 100 solchen Stichproben.</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorhergesagt</translation>
    </message>
</context>
<context>
    <name>app::ReplayBar</name>
    <message>
        <source>Leave the replay</source>
        <translation>Nachspielen beenden</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Pause (space bar)</source>
        <translation>Anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Play by itself (space bar)</source>
        <translation>Von selbst abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Stelle im Spiel</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Vorige Runde</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Pace of the replay</source>
        <translation>Tempo des Nachspielens</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
</context>
<context>
    <name>app::ReplayFrame</name>
    <message>
        <source>%1, step %2 of %3</source>
        <translation>%1, Schritt %2 von %3</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>Das Spiel beginnt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>app::ReportPanel</name>
    <message>
        <source>Lab report</source>
        <translation>Laborbericht</translation>
    </message>
    <message>
        <source>Data, chart and test are added to the report for you. What you leave empty becomes lines to write on.</source>
        <translation>Daten, Diagramm und Test kommen von selbst in den Bericht. Wo du nichts einträgst, werden Linien zum Schreiben gedruckt.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>My prediction</source>
        <translation>Meine Vorhersage</translation>
    </message>
    <message>
        <source>My explanation</source>
        <translation>Meine Erklärung</translation>
    </message>
    <message>
        <source>Save report (PDF)…</source>
        <translation>Bericht speichern (PDF) …</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>app::ResumePanel</name>
    <message>
        <source>Resume the last game</source>
        <translation>Letzte Partie fortsetzen</translation>
    </message>
</context>
<context>
    <name>app::RollPanel</name>
    <message>
        <source>Roll the offspring</source>
        <translation>Würfle die Nachkommen</translation>
    </message>
    <message>
        <source>Roll %1 more</source>
        <translation>%1 weitere würfeln</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>‹ Predict first</source>
        <translation>‹ Erst vorhersagen</translation>
    </message>
    <message>
        <source>Make your prediction before rolling.</source>
        <translation>Triff deine Vorhersage, bevor du würfelst.</translation>
    </message>
    <message>
        <source>These counts were not rolled here: %1.</source>
        <translation>Diese Zahlen wurden nicht hier gewürfelt: %1.</translation>
    </message>
    <message>
        <source>Dice of my last game</source>
        <translation>Würfel meiner letzten Partie</translation>
    </message>
    <message>
        <source>the dice of “%1”</source>
        <translation>die Würfel von „%1“</translation>
    </message>
    <message>
        <source>No saved game has rolled dice with these parents yet.</source>
        <translation>In keiner gespeicherten Partie wurde mit diesen Eltern gewürfelt.</translation>
    </message>
    <message>
        <source>Tally pad</source>
        <translation>Strichliste</translation>
    </message>
    <message>
        <source>Count real dice, seeds or plants on your desk</source>
        <translation>Echte Würfel, Samen oder Pflanzen auf deinem Tisch zählen</translation>
    </message>
    <message>
        <source>counted by hand</source>
        <translation>von Hand gezählt</translation>
    </message>
    <message>
        <source>Show Mendel&apos;s count</source>
        <translation>Mendels Zählung zeigen</translation>
    </message>
    <message>
        <source>Mendel&apos;s count</source>
        <translation>Mendels Zählung</translation>
    </message>
    <message>
        <source>the dice of “%1”, a game that began at a set position</source>
        <translation>die Würfel von „%1“, einer Partie mit gestellter Ausgangslage</translation>
    </message>
    <message>
        <source>Play this on the board</source>
        <translation>Auf dem Spielplan spielen</translation>
    </message>
    <message>
        <source>Starts a game from a set position: these parents lie on the board, and plants that need them grow in your garden</source>
        <translation>Beginnt eine Partie mit gestellter Ausgangslage: Diese Eltern liegen auf dem Spielplan, und in deinem Garten wachsen Pflanzen, die sie brauchen</translation>
    </message>
    <message>
        <source>Open table…</source>
        <translation>Tabelle öffnen …</translation>
    </message>
    <message>
        <source>Counts or observations from a CSV file</source>
        <translation>Anzahlen oder Beobachtungen aus einer CSV-Datei</translation>
    </message>
    <message>
        <source>from “%1”</source>
        <translation>aus „%1“</translation>
    </message>
    <message>
        <source>from “%1”, rows in the order of the lesson&apos;s outcomes</source>
        <translation>aus „%1“, Zeilen in der Reihenfolge der Ergebnisse dieser Lektion</translation>
    </message>
    <message>
        <source>Play %1 more</source>
        <translation>%1 weitere spielen</translation>
    </message>
    <message>
        <source>Roll %1, as many as Mendel</source>
        <translation>%1 würfeln, so viele wie Mendel</translation>
    </message>
</context>
<context>
    <name>app::RollTables</name>
    <message>
        <source>The two tables of rolls</source>
        <translation>Die zwei Tabellen der Würfe</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>%1 (last roll: %2)</source>
        <translation>%1 (letzter Wurf: %2)</translation>
    </message>
</context>
<context>
    <name>app::RoundTrack</name>
    <message>
        <source>Round %1 of %2, %3</source>
        <translation>Runde %1 von %2, %3</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Plant breeding</source>
        <translation>Züchtung</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Ausbau</translation>
    </message>
</context>
<context>
    <name>app::RoundUpPanel</name>
    <message numerus="yes">
        <source>Of the %1 dice, %n showed a genotype that your plants needed; %2 were expected.</source>
        <translation>
            <numerusform>Von den %1 Würfeln zeigte %n einen Genotyp, den deine Pflanzen brauchten; zu erwarten waren %2.</numerusform>
            <numerusform>Von den %1 Würfeln zeigten %n einen Genotyp, den deine Pflanzen brauchten; zu erwarten waren %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the %1 dice, %n showed a heterozygous genotype; %2 were expected.</source>
        <translation>
            <numerusform>Von den %1 Würfeln zeigte %n einen heterozygoten Genotyp; zu erwarten waren %2.</numerusform>
            <numerusform>Von den %1 Würfeln zeigten %n einen heterozygoten Genotyp; zu erwarten waren %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation>Runde %1 ist vorbei.</translation>
    </message>
    <message>
        <source>%1: %2, of them %3 for plants and %4 for goals.</source>
        <translation>%1: %2, davon %3 für Pflanzen und %4 für Ziele.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 is over</source>
        <translation>Runde %1 ist vorbei</translation>
    </message>
    <message>
        <source>Points gained in this round:</source>
        <translation>Punkte aus dieser Runde:</translation>
    </message>
    <message>
        <source>Points gained in this round</source>
        <translation>Punkte aus dieser Runde</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Plants</source>
        <translation>Pflanzen</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Coins and markers</source>
        <translation>Münzen, Marker</translation>
    </message>
    <message>
        <source>Plants completed</source>
        <translation>Vervollständigt</translation>
    </message>
    <message>
        <source>Go on to round %1</source>
        <translation>Weiter zu Runde %1</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>You can turn these summaries off in Settings.</source>
        <translation>In den Optionen lassen sich diese Rückblicke abschalten.</translation>
    </message>
</context>
<context>
    <name>app::RuleRows</name>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
</context>
<context>
    <name>app::Rules</name>
    <message>
        <source>Departure from the rulebook: %1</source>
        <translation>Abweichung von der Spielregel: %1</translation>
    </message>
    <message>
        <source>House ruling: %1</source>
        <translation>Hausregel: %1</translation>
    </message>
    <message>
        <source>How the program reads it: %1</source>
        <translation>So liest es das Programm: %1</translation>
    </message>
    <message>
        <source>%1; in its rules: %2</source>
        <translation>%1; in der Spielregel: %2</translation>
    </message>
    <message>
        <source>Genome Wars</source>
        <translation>Genome Wars</translation>
    </message>
    <message>
        <source>Gene Expression</source>
        <translation>Genexpression</translation>
    </message>
    <message>
        <source>Genotype</source>
        <translation>Genotype</translation>
    </message>
</context>
<context>
    <name>app::RulesPanel</name>
    <message>
        <source>Rules from A to Z</source>
        <translation>Regeln von A bis Z</translation>
    </message>
    <message>
        <source>No matching rule.</source>
        <translation>Keine passende Regel.</translation>
    </message>
</context>
<context>
    <name>app::Rulings</name>
    <message>
        <source>A game may be set to 1 to 4 rounds instead of 5; its last round has no upgrade phase and ends with the final harvest.</source>
        <translation>Eine Partie kann statt 5 auch 1 bis 4 Runden haben; ihre letzte Runde hat keine Ausbauphase und endet mit der letzten Ernte.</translation>
    </message>
    <message>
        <source>The plant cards, the number of copies of each tool, the prices on the abacus, the stock of upgrades and the three dice slots of a player mat are our own data.</source>
        <translation>Die Pflanzenkarten, die Anzahl jedes Werkzeugs, die Preise auf dem Abakus, der Vorrat an Ausbauten und die drei Würfelplätze einer Spielertafel sind unsere eigenen Daten.</translation>
    </message>
    <message>
        <source>The second spaces of Treasury, Nursery and Tool Shed are used with four or five players only.</source>
        <translation>Ein zweites Feld für Schatzkammer, Baumschule und Werkzeugschuppen gibt es nur zu viert oder zu fünft.</translation>
    </message>
    <message>
        <source>An offspring die has six faces: I, II, III, IV and two mutations; a mutation is re-rolled once, so it stays in 1 of 9 rolls.</source>
        <translation>Ein Nachkommenwürfel hat sechs Seiten: I, II, III, IV und zwei Mutationen; eine Mutation wird einmal neu geworfen und bleibt so in 1 von 9 Würfen.</translation>
    </message>
    <message>
        <source>The first player is chosen at setup or at random, no matter who did garden work last.</source>
        <translation>Wer beginnt, wird beim Aufbau bestimmt oder ausgelost, gleich wer zuletzt im Garten gearbeitet hat.</translation>
    </message>
    <message>
        <source>Which plant to sow, keep and discard is chosen in secret and revealed when all have chosen.</source>
        <translation>Welche Pflanze gesät, behalten und abgeworfen wird, bleibt geheim und wird aufgedeckt, wenn alle gewählt haben.</translation>
    </message>
    <message>
        <source>Hands (but not their sizes), the order of the decks and cards seen at setup or in a Seed Bag are hidden; everything else is public, including the running score.</source>
        <translation>Verdeckt sind die Handkarten (ihre Zahl ist bekannt), die Reihenfolge der Stapel und Karten, die jemand beim Aufbau oder im Saatgutbeutel sieht; alles andere ist offen, auch der Punktestand.</translation>
    </message>
    <message>
        <source>A turn consists of any tools and assistants, one marker placed and resolved, and again any tools and assistants.</source>
        <translation>Ein Zug ist: beliebige Werkzeuge und Helfer, ein Marker gesetzt und ausgeführt, beliebige Werkzeuge und Helfer.</translation>
    </message>
    <message>
        <source>A player with a marker must place it; a player without one has no more turns in this phase and so cannot use tools or assistants in it either.</source>
        <translation>Wer einen Marker hat, muss ihn setzen; wer keinen hat, kommt in dieser Phase nicht mehr zum Zug und nutzt darin auch kein Werkzeug und keinen Helfer.</translation>
    </message>
    <message>
        <source>Tools and assistants may be used whenever your own turn is waiting for a choice: between two cards drawn, between the steps of Gardening, between Father Omari&apos;s dice.</source>
        <translation>Werkzeuge und Helfer kannst du immer nutzen, wenn dein eigener Zug auf eine Wahl wartet: zwischen zwei gezogenen Karten, zwischen den Schritten der Gartenarbeit, zwischen Pater Omaris Würfeln.</translation>
    </message>
    <message>
        <source>A tool that could do nothing may not be played; a played tool is discarded at once, a Flower Pot with its harvest.</source>
        <translation>Ein Werkzeug, das nichts bewirken könnte, darf nicht gespielt werden; ein gespieltes wird sofort abgeworfen, ein Blumentopf mit seiner Ernte.</translation>
    </message>
    <message>
        <source>Cards are drawn one after another and each is seen before the next is chosen; gaps in a row stay until the end of the round.</source>
        <translation>Karten werden nacheinander gezogen, und jede wird angesehen, bevor die nächste gewählt wird; Lücken in einer Auslage bleiben bis zum Ende der Runde.</translation>
    </message>
    <message>
        <source>A deck is reshuffled only when a card has to be drawn from it; if there are too few cards, you get as many as there are.</source>
        <translation>Ein Stapel wird erst neu gemischt, wenn eine Karte von ihm zu ziehen ist; sind es zu wenige Karten, bekommst du so viele, wie da sind.</translation>
    </message>
    <message>
        <source>Any empty space may be taken, even the more expensive one, even for no effect; but not a University without an uncovered trait, a Research Goal without a free goal and a marker, or anything you cannot pay for.</source>
        <translation>Jedes freie Feld darf besetzt werden, auch das teurere, auch ohne Wirkung; nicht aber eine Universität ohne offenes Merkmal, ein Forschungsziel ohne freies Ziel und Marker und nichts, was du nicht bezahlen kannst.</translation>
    </message>
    <message>
        <source>The coin beside a Punnett square goes to the first marker on Set Parent Genes or 1st Shift of that trait; the 2nd Shift gives no coin.</source>
        <translation>Die Münze neben einem Punnett-Quadrat geht an den ersten Marker auf „Elterngene setzen“ oder „1. Schicht“ dieses Merkmals; die 2. Schicht gibt keine Münze.</translation>
    </message>
    <message>
        <source>Set Parent Genes: put a free tile on a free side with either face up, or remove a tile, or change nothing; a placed tile is never turned over.</source>
        <translation>Elterngene setzen: Lege ein freies Plättchen auf eine freie Seite, gleich welche Seite oben, oder entferne eines, oder lass alles; ein gelegtes Plättchen wird nie umgedreht.</translation>
    </message>
    <message>
        <source>Gardening has a fixed order: draw one card, harvest every complete plant, sow any number; a plant leaves its plot in no other way.</source>
        <translation>Gartenarbeit hat eine feste Reihenfolge: eine Karte ziehen, jede vollständige Pflanze ernten, beliebig viele säen; anders verlässt keine Pflanze ihr Beet.</translation>
    </message>
    <message>
        <source>A Watering Funnel is played as soon as you get it, one in the starting hand in the first turn; with nothing to validate, it is discarded.</source>
        <translation>Ein Gießtrichter wird sofort gespielt, wenn er kommt, einer auf der Starthand im ersten Zug; gibt es nichts nachzuweisen, wird er abgeworfen.</translation>
    </message>
    <message>
        <source>Brother Leopold&apos;s minimum of 1 coin limits his own reduction only: he applies first, then each Grant takes off 2 more, not below 0; several Grants may be used in one purchase.</source>
        <translation>Bruder Leopolds Mindestpreis von 1 Münze begrenzt nur seinen eigenen Nachlass: Er gilt zuerst, dann senkt jedes Stipendium um weitere 2, nicht unter 0; bei einem Kauf dürfen mehrere Stipendien helfen.</translation>
    </message>
    <message>
        <source>A research goal holds one marker for good; one player may hold several goals of a trait.</source>
        <translation>Ein Forschungsziel trägt einen Marker, und das für immer; ein Spieler darf mehrere Ziele eines Merkmals haben.</translation>
    </message>
    <message>
        <source>A Dissertation uses no space and costs 1 coin, even with Brother Leopold; it needs a free goal and a marker.</source>
        <translation>Eine Dissertation braucht kein Feld und kostet 1 Münze, auch mit Bruder Leopold; nötig sind ein freies Ziel und ein Marker.</translation>
    </message>
    <message>
        <source>Pollen Brush and Sister May widen every validation, wherever it comes from, to each uncovered copy of that genotype in your own plots.</source>
        <translation>Pollenpinsel und Schwester May weiten jeden Nachweis, woher er auch kommt, auf jedes offene gleiche Paar in deinen eigenen Beeten aus.</translation>
    </message>
    <message>
        <source>Hand Lens, Pocket Watch and Garden Line are played together with the marker, not later; two copies may be played; Garden Line does not work with Father Anton&apos;s pick.</source>
        <translation>Lupe, Taschenuhr und Pflanzschnur werden zusammen mit dem Marker gespielt, nicht später; auch zwei gleiche dürfen es sein; die Pflanzschnur wirkt nicht bei Pater Antons Würfelwahl.</translation>
    </message>
    <message>
        <source>A Seed Bag draws from the deck only; the cards that you do not keep are discarded afterwards.</source>
        <translation>Ein Saatgutbeutel zieht nur vom Stapel; was nicht behalten wird, kommt danach auf die Ablage.</translation>
    </message>
    <message>
        <source>The plant for a Flower Pot comes from the row or the deck, never from the hand; Flower Pot and Brother Eduard count as plots.</source>
        <translation>Die Pflanze für einen Blumentopf kommt aus der Auslage oder vom Stapel, nie von der Hand; Blumentopf und Bruder Eduard zählen als Beete.</translation>
    </message>
    <message>
        <source>Brother Eduard takes a new plant in the harvest step, before sowing; if there is none, he stays empty and may be sown like a plot; at the final harvest he takes none.</source>
        <translation>Bruder Eduard nimmt im Ernteschritt eine neue Pflanze, vor dem Säen; gibt es keine, bleibt er leer und darf wie ein Beet besät werden; bei der letzten Ernte nimmt er keine.</translation>
    </message>
    <message>
        <source>Sister Elisabeth validates any genotype of a goal that you have marked, even one marked in this turn; if the trait has an overlay, only that goal&apos;s one genotype.</source>
        <translation>Schwester Elisabeth weist jeden Genotyp eines Ziels nach, das du belegt hast, auch eines aus diesem Zug; hat ein Merkmal eine Auflage, nur den einen Genotyp dieses Ziels.</translation>
    </message>
    <message>
        <source>An assistant works from the moment you hire them.</source>
        <translation>Ein Helfer wirkt von dem Moment an, in dem du ihn einstellst.</translation>
    </message>
    <message>
        <source>The order is: 1st Shifts, Father Anton, 2nd Shifts, then single picks in turn order; 1st Shifts go in turn order of their owners, and for one owner from seed shape to plant height.</source>
        <translation>Die Reihenfolge ist: 1. Schichten, Pater Anton, 2. Schichten, dann einzeln reihum; die 1. Schichten in der Zugfolge ihrer Besitzer und bei einem Besitzer von der Samenform bis zur Wuchshöhe.</translation>
    </message>
    <message>
        <source>A player who cannot take a die in a 1st or 2nd Shift loses only that pick; taken literally, the rulebook would exclude that player for the rest of the phase.</source>
        <translation>Wer in einer 1. oder 2. Schicht keinen Würfel nehmen kann, verliert nur diese Wahl; nach dem Wortlaut der Spielregel wäre er für den Rest der Phase heraus.</translation>
    </message>
    <message>
        <source>A pick must be used if it can: with a free slot and a matching trait, a mutation die for its coin, or a pair with a mutation; nobody is obliged to use a tool, Sister Maria or unpaid slots of Brother Franz.</source>
        <translation>Eine Würfelwahl muss genutzt werden, wenn es geht: mit freiem Platz und passendem Merkmal, mit einem Mutationswürfel für seine Münze oder mit einem Mutationspaar; niemand muss ein Werkzeug, Schwester Maria oder unbezahlte Plätze von Bruder Franz nutzen.</translation>
    </message>
    <message>
        <source>A pass in the normal picks is final for the phase; Father Anton&apos;s pick may be declined.</source>
        <translation>Wer in der gewöhnlichen Würfelwahl passt, ist für die Phase fertig; Pater Antons Wahl darf man auslassen.</translation>
    </message>
    <message>
        <source>A 1st Shift takes dice of its colour only, numerals or mutations.</source>
        <translation>Eine 1. Schicht nimmt nur Würfel ihrer Farbe, Ziffern oder Mutationen.</translation>
    </message>
    <message>
        <source>A mutation die on one slot brings 1 coin; with a second die of its colour, on two slots, it validates any one trait of that colour.</source>
        <translation>Ein Mutationswürfel ist auf einem Platz 1 Münze wert oder mit einem zweiten Würfel seiner Farbe auf zwei Plätzen ein beliebiges Merkmal dieser Farbe.</translation>
    </message>
    <message>
        <source>Rake and Sister Maria each change one die on one slot, but not both the same die and not a pair with a mutation; a mutation die changed in this way gives no coin.</source>
        <translation>Harke und Schwester Maria ändern je einen Würfel auf einem Platz, nicht beide denselben und kein Mutationspaar; ein so geänderter Mutationswürfel gibt keine Münze.</translation>
    </message>
    <message>
        <source>A Graft Knife gives one more place in the same pick and needs a die that is being taken, so it cannot be played when every slot is full; every die must be used.</source>
        <translation>Ein Pfropfmesser ist ein weiterer Platz in derselben Wahl und braucht einen Würfel, der gerade genommen wird: Sind alle Plätze voll, kann es nicht gespielt werden; jeder Würfel muss genutzt werden.</translation>
    </message>
    <message>
        <source>Brother Franz costs 1 coin that you already have, once a round, before the first die on one of his two slots; dice fill ordinary slots first.</source>
        <translation>Bruder Franz kostet 1 Münze, die du schon hast, einmal je Runde, vor dem ersten Würfel auf einem seiner zwei Plätze; Würfel füllen zuerst die gewöhnlichen Plätze.</translation>
    </message>
    <message>
        <source>Dice that were taken do not come back within the phase; it ends when nobody has a pick left.</source>
        <translation>Genommene Würfel kommen in der Phase nicht zurück; sie endet, wenn niemand mehr wählen kann.</translation>
    </message>
    <message>
        <source>Upgrades go in reverse order, one purchase a turn; a pass is final for the round, and only a player who could buy nothing at all, even with the Grants in hand, is skipped.</source>
        <translation>Der Ausbau geht in umgekehrter Folge, ein Kauf je Zug; wer passt, ist für die Runde fertig, und übergangen wird nur, wer gar nichts kaufen könnte, Stipendien auf der Hand mitgerechnet.</translation>
    </message>
    <message>
        <source>Assistants are not replaced before the end of the round; a bought marker works from the next round on.</source>
        <translation>Helfer werden erst am Ende der Runde ersetzt; ein gekaufter Marker wirkt von der nächsten Runde an.</translation>
    </message>
    <message>
        <source>After the last breeding phase every complete plant is harvested, then the four sources of points count; cards in hand score nothing.</source>
        <translation>Nach der letzten Züchtungsphase wird jede vollständige Pflanze geerntet, dann zählen die vier Punktequellen; Handkarten bringen nichts.</translation>
    </message>
    <message>
        <source>A tie goes to the player with more completed plants; if that is equal too, the win is shared.</source>
        <translation>Bei Gleichstand entscheiden die vollständigen Pflanzen; sind auch sie gleich, wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>A trait with an overlay has three research goals, one for each genotype: 3 points for two capital letters, 2 for one of each, 3 for two small letters.</source>
        <translation>Ein Merkmal mit Auflage hat drei Forschungsziele, eines für jeden Genotyp: 3 Punkte für zwei große Buchstaben, 2 für einen großen und einen kleinen, 3 für zwei kleine.</translation>
    </message>
    <message>
        <source>“Bottom-most” means the lowest plant and, on it, the lowest row; a completed plant leaves at once with its card, before the next effect.</source>
        <translation>„Am weitesten unten“ heißt: die unterste Pflanze und auf ihr die unterste Zeile; eine vollständige Pflanze geht sofort mit ihrer Karte weg, vor der nächsten Wirkung.</translation>
    </message>
    <message>
        <source>Brother Johann&apos;s action card is redrawn if no letter could make it valid; if only the letter does not fit, just the support card is redrawn. If none of the nine cards is valid, he takes the 2nd Shift.</source>
        <translation>Die Aktionskarte von Bruder Johann wird neu gezogen, wenn kein Buchstabe sie gültig machen könnte; passt nur der Buchstabe nicht, wird allein die Hilfskarte neu gezogen. Ist keine der neun Karten gültig, nimmt er die 2. Schicht.</translation>
    </message>
    <message>
        <source>With an empty garden, Brother Johann&apos;s validations are lost, the University is invalid, and a breeding card brings at most a coin from its mutation row.</source>
        <translation>Ist der Garten von Bruder Johann leer, verfallen seine Nachweise, die Universität ist ungültig, und eine Züchtungskarte bringt höchstens eine Münze durch ihre Mutationszeile.</translation>
    </message>
    <message>
        <source>With four plants in Brother Johann&apos;s garden, each plant he would gain is judged on its own and becomes a validation; in the Nursery, the card he would have taken stays, and the next one to its right is discarded.</source>
        <translation>Hat Bruder Johann vier Pflanzen im Garten, wird jede Pflanze, die er bekäme, einzeln geprüft und zu einem Nachweis; in der Baumschule bleibt die Karte liegen, die er genommen hätte, und die nächste rechts davon wird abgeworfen.</translation>
    </message>
    <message>
        <source>Brother Johann has 3 shifts and 1 more for each Dice Slot, including his picks in the 2nd Shift; further markers there are lost. He draws even if no dice are left.</source>
        <translation>Bruder Johann hat 3 Schichten und für jeden Würfelplatz 1 mehr; was er in der 2. Schicht nimmt, zählt mit, und weitere Marker dort verfallen. Er zieht auch, wenn kein Würfel mehr da ist.</translation>
    </message>
    <message>
        <source>In a standard or hard game, Brother Johann gains his 3 coins in the last round too.</source>
        <translation>In einer normalen oder schweren Partie bekommt Bruder Johann seine 3 Münzen auch in der letzten Runde.</translation>
    </message>
    <message>
        <source>An arrow counts only numeral dice of its exact genotype, the single arrow before the double; a mutation row takes one die without a partner.</source>
        <translation>Ein Pfeil zählt nur Würfel mit Zahl und genau diesem Genotyp, der einfache Pfeil vor dem doppelten; eine Mutationszeile nimmt einen Würfel ohne Partner.</translation>
    </message>
    <message>
        <source>The row of the double arrow names Brother Johann&apos;s upgrade: seed shape a New Plot, flower colour a Dice Slot, pod colour an Action Marker, plant height an Assistant. His purchases alternate with yours, and he begins.</source>
        <translation>Die Zeile des doppelten Pfeils nennt den Ausbau von Bruder Johann: Samenform ein neues Beet, Blütenfarbe ein Würfelplatz, Hülsenfarbe ein Marker, Wuchshöhe ein Helfer. Er kauft abwechselnd mit dir und fängt an.</translation>
    </message>
    <message>
        <source>A game has ten rounds, or another number that you agree on; in each round, every living team has a turn.</source>
        <translation>Ein Spiel hat zehn Runden, in denen jedes lebende Team einmal am Zug ist, oder eine andere vereinbarte Zahl.</translation>
    </message>
    <message>
        <source>Genomes are chosen in secret and shown together; two teams may have the same one.</source>
        <translation>Die Genome werden geheim gewählt und gemeinsam gezeigt; zwei Teams dürfen das gleiche haben.</translation>
    </message>
    <message>
        <source>Who begins: the frequencies of the alleles in each team&apos;s four places are put in order, the rarest first, and compared one after another; alleles that nobody holds do not count; a complete tie is decided at random. Turns go round from there.</source>
        <translation>Wer beginnt: Für jedes Team werden die Häufigkeiten der Allele auf seinen vier Plätzen geordnet, das seltenste zuerst, und nacheinander verglichen; Allele, die niemand hat, zählen nicht; bei Gleichstand bis zum Ende entscheidet das Los. Von dort geht es reihum.</translation>
    </message>
    <message>
        <source>An extinct team has no more turns and does not come back.</source>
        <translation>Ein ausgestorbenes Team ist nicht mehr am Zug und kommt nicht zurück.</translation>
    </message>
    <message>
        <source>In the same turn, the table of natural rolls counts for the acting team and the table of modified rolls for every other living team. On a 3 or 4, nothing happens except the mass extinction.</source>
        <translation>Für das Team am Zug gilt die Tabelle der natürlichen Würfe, für jedes andere lebende Team im selben Zug die Tabelle der veränderten Würfe. Bei einer 3 oder 4 geschieht nichts als das Massenaussterben.</translation>
    </message>
    <message>
        <source>On a natural 2, the others are still judged in the old environment; then a new one is rolled (a 6 is rolled again), and it may be the same.</source>
        <translation>Bei einer natürlichen 2 werden die anderen noch in der alten Umwelt gewertet; dann wird sie neu ausgewürfelt, eine 6 noch einmal, und es darf dieselbe herauskommen.</translation>
    </message>
    <message>
        <source>A modified roll above 12 counts as 12.</source>
        <translation>Ein veränderter Wurf über 12 zählt als 12.</translation>
    </message>
    <message>
        <source>In the environment of an allele the bonus is 3, and 2 more for each further copy. Fast Reproduction gives no bonus anywhere; the other alleles of that genome still do.</source>
        <translation>In der Umwelt eines Allels beträgt der Bonus 3 und für jede weitere Kopie 2 mehr. Schnelle Vermehrung gibt nirgends einen Bonus; die anderen Allele dieses Genoms aber schon.</translation>
    </message>
    <message>
        <source>Fast Reproduction turns a rise of 1 into 2 and, when the acting team rolls a natural 12, a rise of 2 into 3.</source>
        <translation>Schnelle Vermehrung macht aus einem Zuwachs von 1 einen von 2 und bei einer natürlichen 12 des Teams am Zug aus einem von 2 einen von 3.</translation>
    </message>
    <message>
        <source>A mutation on a 7 or 8 replaces one allele with a different one, perhaps one that the genome already has; the genome must stay within its limits.</source>
        <translation>Eine Mutation bei 7 oder 8 ersetzt ein Allel durch ein anderes, vielleicht eines, das das Genom schon hat; das Genom muss dabei in seinen Grenzen bleiben.</translation>
    </message>
    <message>
        <source>The game ends at once when one team is left; if none is left, nobody wins.</source>
        <translation>Das Spiel endet sofort, wenn nur noch ein Team übrig ist; ist keines mehr übrig, gewinnt niemand.</translation>
    </message>
    <message>
        <source>In the second gene pool, each surviving genome counts once, exactly as in the rules; at setup you can choose to count it once for each individual of its population, as a biologist would.</source>
        <translation>Im zweiten Genpool zählt jedes überlebende Genom einmal, genau wie in der Regel; beim Aufbau könnt ihr wählen, dass es für jedes Individuum seiner Population einmal zählt, wie Biologen es tun würden.</translation>
    </message>
    <message>
        <source>The largest population wins; a tie goes to the team with the more frequent allele, then to the next allele; if still tied, the win is shared.</source>
        <translation>Die größte Population gewinnt; bei Gleichstand das Team mit dem häufigeren Allel, dann entscheidet das nächste Allel; bleibt es dabei, wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>The cards of the second place are always called operon; the source also says enhancer, which is something else in a cell.</source>
        <translation>Die Karten des zweiten Platzes heißen hier immer Operon; die Quelle sagt auch Enhancer, was in der Zelle etwas anderes ist.</translation>
    </message>
    <message>
        <source>A card fits if its category follows that of the top card, if it shows the same number, or if it is the same action; the same category alone does not fit. An action card belongs to its category.</source>
        <translation>Eine Karte passt, wenn ihre Kategorie auf die der obersten Karte folgt, wenn sie die gleiche Zahl zeigt oder die gleiche Aktion ist; die gleiche Kategorie allein passt nicht. Eine Aktionskarte gehört zu ihrer Kategorie.</translation>
    </message>
    <message>
        <source>If you hold a card that fits, you must play one; if not, you draw one card and may play it at once if it fits.</source>
        <translation>Wer eine passende Karte hat, muss eine ausspielen; wer keine hat, zieht eine Karte und darf sie gleich ausspielen, wenn sie passt.</translation>
    </message>
    <message>
        <source>Substitution: whoever plays it names two players, who swap their hands.</source>
        <translation>Substitution: Wer sie ausspielt, nennt zwei Personen, die ihre Handkarten tauschen.</translation>
    </message>
    <message>
        <source>Deletion: one more card of any kind except Deletion is played, if one is held, and that card&apos;s own action counts.</source>
        <translation>Deletion: Es wird noch eine beliebige Karte außer Deletion ausgespielt, wenn man eine hat, und deren eigene Aktion gilt.</translation>
    </message>
    <message>
        <source>If the first card turned over is an action: with Translocation or Insertion, the first player loses the turn and, with Insertion, draws two cards; with Substitution, that player names the two who swap and then plays; with Deletion, that player can play any card except Deletion.</source>
        <translation>Wenn die erste aufgedeckte Karte eine Aktion ist: Bei Translokation oder Insertion verliert die erste Person ihren Zug und zieht bei Insertion zwei Karten; bei Substitution nennt sie die beiden, die tauschen, und spielt dann; bei Deletion darf sie jede Karte außer Deletion ausspielen.</translation>
    </message>
    <message>
        <source>A hand ends with the last card: its action no longer counts, except that the two cards of an Insertion are drawn before the points are counted.</source>
        <translation>Eine Runde endet mit der letzten Handkarte: Deren Aktion wird nicht mehr ausgeführt, nur die zwei Karten einer Insertion werden noch gezogen, bevor gezählt wird.</translation>
    </message>
    <message>
        <source>Whoever ends a hand scores the cards of all others: the number on each number card and 20 for each action. The first to reach the agreed number of points wins.</source>
        <translation>Wer eine Runde beendet, bekommt Punkte für die Karten aller anderen: Zahlen nach ihrem Wert, Aktionen je 20. Wer zuerst die vereinbarte Punktzahl erreicht, gewinnt.</translation>
    </message>
    <message>
        <source>A random player begins the first hand; after that, the next player to the left begins each hand.</source>
        <translation>Wer die erste Runde beginnt, entscheidet das Los; jede weitere beginnt der nächste Platz links.</translation>
    </message>
    <message>
        <source>When the draw pile is empty, the discards except the top card are shuffled into a new one. If there are too few cards, you draw as many as there are; if there are none and nothing fits, you pass.</source>
        <translation>Ist der Nachziehstapel leer, werden die abgelegten Karten ohne die oberste zu einem neuen gemischt. Sind es zu wenige, ziehst du, so viele da sind; ist gar keine da und passt nichts, passt du.</translation>
    </message>
    <message>
        <source>Father Omari takes one marker a round; his dice are read with the current squares and may be used in any order or not at all; Rake, Pollen Brush and Sister May work on them, Graft Knife and Sister Maria do not, and they need no slot.</source>
        <translation>Pater Omari nimmt einen Marker je Runde; seine Würfel liest man mit den jetzigen Quadraten, und sie dürfen in beliebiger Folge oder gar nicht benutzt werden; Harke, Pollenpinsel und Schwester May wirken auf sie, Pfropfmesser und Schwester Maria nicht, und sie brauchen keinen Platz.</translation>
    </message>
    <message>
        <source>Brother Johann&apos;s nine cards are our own data: action, letter, pips and arrows; the arrows of University and Research Goal are those of the rulebook&apos;s examples. Only the Research Goal&apos;s card has a mutation row, as in these examples.</source>
        <translation>Die neun Karten von Bruder Johann sind unsere eigenen Daten: Aktion, Buchstabe, Augen und Pfeile; die Pfeile von Universität und Forschungsziel sind die aus den Beispielen der Spielregel. Nur die Karte Forschungsziel hat eine Mutationszeile, wie in diesen Beispielen.</translation>
    </message>
    <message>
        <source>Brother Johann&apos;s assistant in a hard game is not counted among his assistants, which are those that he hires; Sister Elisabeth&apos;s goal at setup is free and uses one of his three markers, and her validation is extra.</source>
        <translation>Der Helfer von Bruder Johann in einer schweren Partie zählt nicht zu seinen Helfern, denn das sind die, die er selbst einstellt; das Ziel von Schwester Elisabeth beim Aufbau kostet nichts und verbraucht einen seiner drei Marker, und ihr Nachweis kommt dazu.</translation>
    </message>
</context>
<context>
    <name>app::RunningStrip</name>
    <message>
        <source>Running share of %1</source>
        <translation>Laufender Anteil von %1</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>Es wurde noch nicht gewürfelt.</translation>
    </message>
    <message>
        <source>Now %1, expected %2</source>
        <translation>Jetzt %1, erwartet %2</translation>
    </message>
    <message>
        <source>rolled so far</source>
        <translation>bisher gewürfelt</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
</context>
<context>
    <name>app::SamplesSheet</name>
    <message>
        <source>Outcome to follow</source>
        <translation>Verfolgtes Ergebnis</translation>
    </message>
    <message>
        <source>Statistic shown</source>
        <translation>Gezeigte Größe</translation>
    </message>
    <message>
        <source>gap (χ²)</source>
        <translation>Abweichung (χ²)</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Repeat 1000 times</source>
        <translation>1000-mal ziehen</translation>
    </message>
    <message>
        <source>Follow: %1</source>
        <translation>Verfolgen: %1</translation>
    </message>
    <message>
        <source>Rolls 1000 samples as large as this one</source>
        <translation>Würfelt 1000 Stichproben, so groß wie diese</translation>
    </message>
    <message>
        <source>Gap χ² of 1000 samples</source>
        <translation>χ² von 1000 Stichproben</translation>
    </message>
    <message>
        <source>Count in 1000 samples</source>
        <translation>Anzahl in 1000 Stichproben</translation>
    </message>
</context>
<context>
    <name>app::SavedGamePanel</name>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>From another version</source>
        <translation>Aus einer anderen Version</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Partien</translation>
    </message>
    <message>
        <source>Every game you start is saved here automatically, move by move. You can resume it later, watch a replay, or take it to another computer with Export and Import.</source>
        <translation>Jede Partie, die du beginnst, wird hier automatisch Zug für Zug gespeichert. Du kannst sie später fortsetzen, nachspielen oder mit „Exportieren“ und „Importieren“ auf einen anderen Rechner mitnehmen.</translation>
    </message>
    <message>
        <source>Last played: %1</source>
        <translation>Zuletzt gespielt: %1</translation>
    </message>
    <message>
        <source>This game is open now.</source>
        <translation>Diese Partie ist gerade offen.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Recover intact moves</source>
        <translation>Heile Züge retten</translation>
    </message>
    <message>
        <source>Creates a new game from all moves before the damage; this file stays as it is.</source>
        <translation>Erstellt aus allen Zügen vor dem Schaden eine neue Partie; diese Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>New name for the game</source>
        <translation>Neuer Name der Partie</translation>
    </message>
    <message>
        <source>Save the name</source>
        <translation>Namen speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>There is no trash for this folder. Delete the game permanently? This cannot be undone.</source>
        <translation>Für diesen Ordner gibt es keinen Papierkorb. Die Partie endgültig löschen? Sie lässt sich nicht zurückholen.</translation>
    </message>
    <message>
        <source>Move this game to the trash?</source>
        <translation>Diese Partie in den Papierkorb legen?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Open edited game</source>
        <translation>Bearbeitete Partie öffnen</translation>
    </message>
    <message>
        <source>Creates a new game from the moves now in the file; this file stays as it is.</source>
        <translation>Erstellt aus den Zügen, die jetzt in der Datei stehen, eine neue Partie; diese Datei bleibt, wie sie ist.</translation>
    </message>
    <message numerus="yes">
        <source>%1. %n moves.</source>
        <translation>
            <numerusform>%1. %n Zug.</numerusform>
            <numerusform>%1. %n Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sealed dice</source>
        <translation>Versiegelte Würfel</translation>
    </message>
</context>
<context>
    <name>app::SceneView</name>
    <message>
        <source>No environment yet</source>
        <translation>Noch keine Umwelt</translation>
    </message>
    <message>
        <source>Environment: %1</source>
        <translation>Umwelt: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>app::ScoreTrack</name>
    <message numerus="yes">
        <source>%1: %n points</source>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Score track: %1</source>
        <translation>Punkteleiste: %1</translation>
    </message>
</context>
<context>
    <name>app::ScoresChart</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Chart of the scores after each hand</source>
        <translation>Diagramm der Punkte nach jeder Runde</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>winning score</source>
        <translation>Punktzahl für den Sieg</translation>
    </message>
</context>
<context>
    <name>app::SealSheet</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Sealed dice</source>
        <translation>Versiegelte Würfel</translation>
    </message>
    <message>
        <source>Nobody can choose these dice or know them in advance, and after the game anyone can check that. The program has already drawn its half of them. Your word becomes the other half.</source>
        <translation>Niemand kann diese Würfel wählen oder im Voraus kennen, und nach dem Spiel kann das jeder nachprüfen. Das Programm hat seine Hälfte schon gezogen. Dein Wort wird die andere Hälfte.</translation>
    </message>
    <message>
        <source>Write this down, or take a picture of it</source>
        <translation>Schreib das auf oder fotografiere es</translation>
    </message>
    <message>
        <source>Commitment: %1</source>
        <translation>Festlegung: %1</translation>
    </message>
    <message>
        <source>This is the commitment. With it, the program can no longer change the setup of the game or its half of the dice without being found out. The first line is enough.</source>
        <translation>Das ist die Festlegung. Mit ihr kann das Programm den Aufbau des Spiels und seine Hälfte der Würfel nicht mehr unbemerkt ändern. Die erste Zeile genügt.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Type a word of your own, and note it too</source>
        <translation>Gib ein eigenes Wort ein und notiere auch das</translation>
    </message>
    <message>
        <source>Your word</source>
        <translation>Dein Wort</translation>
    </message>
    <message>
        <source>Any word will do, as long as nobody could know it before.</source>
        <translation>Jedes Wort ist recht, solange es vorher niemand wissen konnte.</translation>
    </message>
    <message>
        <source>Seal the dice and begin</source>
        <translation>Würfel versiegeln und beginnen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Type a word first.</source>
        <translation>Gib zuerst ein Wort ein.</translation>
    </message>
    <message>
        <source>This word is too long or contains a character that cannot be shown. Please type another.</source>
        <translation>Dieses Wort ist zu lang oder enthält ein Zeichen, das sich nicht darstellen lässt. Bitte gib ein anderes ein.</translation>
    </message>
</context>
<context>
    <name>app::SeatRow</name>
    <message>
        <source>Red, plain</source>
        <translation>Rot, einfarbig</translation>
    </message>
    <message>
        <source>Blue, striped</source>
        <translation>Blau, gestreift</translation>
    </message>
    <message>
        <source>Violet, dotted</source>
        <translation>Violett, gepunktet</translation>
    </message>
    <message>
        <source>Teal, slanting lines</source>
        <translation>Blaugrün, schräg liniert</translation>
    </message>
    <message>
        <source>Grey, with a ring</source>
        <translation>Grau, mit Ring</translation>
    </message>
    <message>
        <source>Seat %1: who plays</source>
        <translation>Platz %1: wer spielt</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Ein Mensch</translation>
    </message>
    <message>
        <source>Seat %1: name</source>
        <translation>Platz %1: Name</translation>
    </message>
    <message>
        <source>Seat %1: colour</source>
        <translation>Platz %1: Farbe</translation>
    </message>
    <message>
        <source>If another seat has this colour, the two seats swap colours.</source>
        <translation>Hat ein anderer Platz diese Farbe, tauschen die beiden ihre Farben.</translation>
    </message>
    <message>
        <source>Olive, with a cross</source>
        <translation>Oliv, mit Kreuz</translation>
    </message>
</context>
<context>
    <name>app::SeatsPanel</name>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>A curtain hides the hands between the turns of two people.</source>
        <translation>Zwischen den Zügen zweier Menschen verdeckt ein Vorhang die Handkarten.</translation>
    </message>
    <message>
        <source>Only bots are playing: you can watch.</source>
        <translation>Es spielen nur Bots: Du kannst zusehen.</translation>
    </message>
</context>
<context>
    <name>app::SeedField</name>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>empty: random</source>
        <translation>leer: zufällig</translation>
    </message>
    <message>
        <source>With the same number, cards and dice fall the same way everywhere.</source>
        <translation>Mit derselben Zahl fallen Karten und Würfel überall gleich.</translation>
    </message>
    <message>
        <source>This number decides how cards and dice fall; the dice of such a game are not added to those of other games.</source>
        <translation>Diese Zahl bestimmt, wie Karten und Würfel fallen; die Würfel einer solchen Partie werden nicht zu denen anderer gezählt.</translation>
    </message>
    <message>
        <source>The seed will come from the program&apos;s secret and your word.</source>
        <translation>Die Startzahl entsteht aus dem Geheimnis des Programms und deinem Wort.</translation>
    </message>
</context>
<context>
    <name>app::SegmentRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>app::SendPart</name>
    <message>
        <source>Send in place of the last ones</source>
        <translation>Statt der letzten schicken</translation>
    </message>
    <message>
        <source>For the same sample after more rolls, so that nothing is counted twice</source>
        <translation>Für dieselbe Stichprobe nach weiteren Würfen, damit nichts doppelt zählt</translation>
    </message>
    <message>
        <source>The class has your counts.</source>
        <translation>Die Klasse hat deine Zählung.</translation>
    </message>
    <message>
        <source>The class could not save your counts. Send them again.</source>
        <translation>Deine Zählung konnte nicht gespeichert werden. Schicke sie noch einmal.</translation>
    </message>
    <message>
        <source>Your counts were not taken (%1).</source>
        <translation>Deine Zählung wurde nicht angenommen (%1).</translation>
    </message>
    <message>
        <source>Your counts are on their way.</source>
        <translation>Deine Zählung ist unterwegs.</translation>
    </message>
    <message>
        <source>Your teacher is not collecting counts of this experiment now.</source>
        <translation>Zu diesem Versuch werden gerade keine Zählungen gesammelt.</translation>
    </message>
    <message>
        <source>Your teacher has paused the collection.</source>
        <translation>Das Sammeln ist angehalten.</translation>
    </message>
    <message>
        <source>Your teacher collects counts of this experiment.</source>
        <translation>Zu diesem Versuch werden Zählungen gesammelt.</translation>
    </message>
    <message>
        <source>You have given n = %1.</source>
        <translation>Du hast n = %1 beigetragen.</translation>
    </message>
    <message>
        <source>Add to what you have given</source>
        <translation>Zusätzlich schicken</translation>
    </message>
    <message>
        <source>Send to the class</source>
        <translation>An die Klasse schicken</translation>
    </message>
</context>
<context>
    <name>app::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Match system</source>
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
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Everything grows with the text. In a small window, pages then scroll.</source>
        <translation>Alles wächst mit der Schrift. In einem kleinen Fenster muss man die Seiten dann scrollen.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>text size</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Dice, markers and plants then appear in place at once.</source>
        <translation>Würfel, Marker und Pflanzen erscheinen dann sofort an ihrem Platz.</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Bewegung verringern</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Words and numbers</source>
        <translation>Wörter und Zahlen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Bot speed</source>
        <translation>Tempo der Bots</translation>
    </message>
    <message>
        <source>How long a bot&apos;s move is shown before the next one.</source>
        <translation>Wie lange der Zug eines Bots zu sehen bleibt, bevor der nächste kommt.</translation>
    </message>
    <message>
        <source>On key press</source>
        <translation>Auf Tastendruck</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Your choices apply until the program ends, but they could not be saved in “%1”. The folder is read-only or missing, or its disk is full.</source>
        <translation>Deine Optionen gelten, bis das Programm endet, konnten aber nicht in „%1“ gespeichert werden. Der Ordner ist schreibgeschützt, der Datenträger ist voll, oder es gibt ihn nicht mehr.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Aims, plans and the answers to all questions, at the end of each lesson. Turn this off on computers for pupils.</source>
        <translation>Ziele, Verlauf und die Antworten auf alle Fragen, am Ende jeder Lektion. Auf Rechnern für Schülerinnen und Schüler ausschalten.</translation>
    </message>
    <message>
        <source>Notes for teachers</source>
        <translation>Hinweise für Lehrkräfte</translation>
    </message>
    <message>
        <source>When there is only one thing to do, and it costs neither a coin nor a tool, it is done after a short pause. Undo goes back to the last real choice.</source>
        <translation>Wenn nur eines möglich ist und weder eine Münze noch ein Werkzeug kostet, geschieht es nach einer kurzen Pause. „Rückgängig“ führt zur letzten echten Entscheidung zurück.</translation>
    </message>
    <message>
        <source>Make forced moves automatically</source>
        <translation>Erzwungene Züge von selbst ausführen</translation>
    </message>
    <message>
        <source>In Genotype: who gained which points, and how the dice compare with what was expected.</source>
        <translation>In Genotype: wer wofür Punkte bekommen hat und was die Würfel im Vergleich zur Erwartung gezeigt haben.</translation>
    </message>
    <message>
        <source>Show a summary after each round</source>
        <translation>Nach jeder Runde zurückblicken</translation>
    </message>
    <message>
        <source>The last sound could not be played: this computer has no sound system that the program knows (PulseAudio or PipeWire).</source>
        <translation>Der letzte Klang ließ sich nicht abspielen: Auf diesem Rechner gibt es kein Klangsystem, das das Programm kennt (PulseAudio oder PipeWire).</translation>
    </message>
    <message>
        <source>Short and quiet: dice, coins, a harvest, your turn. There are none while motion is reduced.</source>
        <translation>Kurz und leise: Würfel, Münzen, eine Ernte, dein Zug. Bei verringerter Bewegung gibt es keine.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>Words in a corner of the board, such as [dice].</source>
        <translation>Worte in einer Ecke des Spielbretts, zum Beispiel [Würfel].</translation>
    </message>
    <message>
        <source>Captions for sounds</source>
        <translation>Untertitel für Klänge</translation>
    </message>
    <message>
        <source>Presenting</source>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>Width of the projected picture</source>
        <translation>Breite des projizierten Bildes</translation>
    </message>
    <message>
        <source>From this follows how large the type must be for the last row (F11).</source>
        <translation>Daraus folgt, wie groß die Schrift für die letzte Reihe sein muss (F11).</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
</context>
<context>
    <name>app::ShelvesView</name>
    <message>
        <source>Individuals on the bench</source>
        <translation>Individuen auf dem Zuchttisch</translation>
    </message>
</context>
<context>
    <name>app::ShopsPanel</name>
    <message>
        <source>Take %1</source>
        <translation>Nimm %1</translation>
    </message>
    <message>
        <source>validate a trait</source>
        <translation>1 Nachweis</translation>
    </message>
    <message>
        <source>mark a goal</source>
        <translation>Ziel belegen</translation>
    </message>
    <message>
        <source>an early pick</source>
        <translation>früh wählen</translation>
    </message>
    <message>
        <source>Nursery</source>
        <translation>Baumschule</translation>
    </message>
    <message>
        <source>Tool Shed</source>
        <translation>Werkzeugschuppen</translation>
    </message>
    <message numerus="yes">
        <source>+%n coins</source>
        <translation>
            <numerusform>+%n Münze</numerusform>
            <numerusform>+%n Münzen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::SideBar</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>app::SourcePanel</name>
    <message>
        <source>Ratio to test against</source>
        <translation>Verhältnis, gegen das getestet wird</translation>
    </message>
</context>
<context>
    <name>app::SpaceButton</name>
    <message>
        <source>%1, taken by %2</source>
        <translation>%1, besetzt von %2</translation>
    </message>
</context>
<context>
    <name>app::StrandView</name>
    <message>
        <source>Order of expression: promoter, operon, transcription factor, expressed gene</source>
        <translation>Reihenfolge der Expression: Promotor, Operon, Transkriptionsfaktor, exprimiertes Gen</translation>
    </message>
    <message>
        <source>On top: %1. %2</source>
        <translation>Oben liegt: %1. %2</translation>
    </message>
    <message>
        <source>on top</source>
        <translation>liegt oben</translation>
    </message>
    <message>
        <source>can follow</source>
        <translation>darf folgen</translation>
    </message>
</context>
<context>
    <name>app::TableChoices</name>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Barbara</source>
        <translation>Barbara</translation>
    </message>
    <message>
        <source>Reginald</source>
        <translation>Reginald</translation>
    </message>
    <message>
        <source>Rosalind</source>
        <translation>Rosalind</translation>
    </message>
    <message>
        <source>Thomas</source>
        <translation>Thomas</translation>
    </message>
    <message>
        <source>Nettie</source>
        <translation>Nettie</translation>
    </message>
    <message>
        <source>Gregor</source>
        <translation>Gregor</translation>
    </message>
    <message>
        <source>Lilian</source>
        <translation>Lilian</translation>
    </message>
    <message>
        <source>Archibald</source>
        <translation>Archibald</translation>
    </message>
    <message>
        <source>Mary</source>
        <translation>Mary</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>Hugo</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Dieser Name ist zu lang.</translation>
    </message>
    <message>
        <source>This name contains a character that cannot be shown. Please type it again.</source>
        <translation>Dieser Name enthält ein Zeichen, das sich nicht zeigen lässt. Bitte gib ihn noch einmal ein.</translation>
    </message>
    <message>
        <source>Two players are called “%1”. Give one of them another name.</source>
        <translation>Zwei Spieler heißen „%1“. Gib einem von ihnen einen anderen Namen.</translation>
    </message>
    <message>
        <source>A seed is a whole number with at most %1 digits.</source>
        <translation>Eine Startzahl ist eine ganze Zahl mit höchstens %1 Stellen.</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Startzahl %1</translation>
    </message>
    <message>
        <source>Bot: Novice</source>
        <translation>Bot: Neuling</translation>
    </message>
    <message>
        <source>Bot: Apprentice</source>
        <translation>Bot: Lehrling</translation>
    </message>
    <message>
        <source>Bot: Researcher</source>
        <translation>Bot: Forscher</translation>
    </message>
    <message>
        <source>Bot: Mendel</source>
        <translation>Bot: Mendel</translation>
    </message>
    <message>
        <source>Bot: %1</source>
        <translation>Bot: %1</translation>
    </message>
</context>
<context>
    <name>app::TableDocument</name>
    <message>
        <source>The game is over and saved, but its sealed dice could not be revealed in its file. %1 To try again, open the game on the Games page.</source>
        <translation>Das Spiel ist zu Ende und gespeichert, aber seine versiegelten Würfel konnten in der Datei nicht offengelegt werden. %1 Öffne das Spiel auf der Seite „Partien“, um es noch einmal zu versuchen.</translation>
    </message>
    <message>
        <source>The only choice: %1</source>
        <translation>Nur das war möglich: %1</translation>
    </message>
</context>
<context>
    <name>app::TablePage</name>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>Noch %n Sekunde</numerusform>
            <numerusform>Noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the class</source>
        <translation>Zurück in die Klasse</translation>
    </message>
    <message>
        <source>You are watching. It is %1&apos;s turn.</source>
        <translation>Du schaust zu. %1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1 does not want to undo.</source>
        <translation>%1 möchte nichts zurücknehmen.</translation>
    </message>
    <message>
        <source>%1 has lost the connection. A bot is playing until they are back.</source>
        <translation>%1 hat die Verbindung verloren. Bis zur Rückkehr spielt ein Bot.</translation>
    </message>
    <message>
        <source>These have lost the connection, and bots are playing for them: %1.</source>
        <translation>Folgende haben die Verbindung verloren; für sie spielen Bots: %1.</translation>
    </message>
    <message>
        <source>The connection was lost. The program is trying to come back.</source>
        <translation>Die Verbindung ist abgebrochen. Das Programm versucht, sie wiederherzustellen.</translation>
    </message>
    <message>
        <source>The connection was lost. A bot is playing for you until you are back.</source>
        <translation>Die Verbindung ist abgebrochen. Bis du zurück bist, spielt ein Bot für dich.</translation>
    </message>
    <message>
        <source>Table %1. The game is over.</source>
        <translation>Tisch %1. Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Your teacher has paused all tables.</source>
        <translation>Deine Lehrkraft hat alle Tische angehalten.</translation>
    </message>
    <message>
        <source>You want to undo the last action. The others are being asked.</source>
        <translation>Du möchtest die letzte Aktion zurücknehmen. Die anderen werden gefragt.</translation>
    </message>
    <message>
        <source>%1 wants to undo the last action.</source>
        <translation>%1 möchte die letzte Aktion zurücknehmen.</translation>
    </message>
    <message>
        <source>Table %1. You are watching.</source>
        <translation>Tisch %1. Du schaust zu.</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
</context>
<context>
    <name>app::TablePreview</name>
    <message>
        <source>A name and a count in each row</source>
        <translation>In jeder Zeile ein Name und eine Anzahl</translation>
    </message>
    <message>
        <source>A row of names above a row of counts</source>
        <translation>Eine Zeile mit Namen über einer Zeile mit Anzahlen</translation>
    </message>
    <message>
        <source>One observation in each row</source>
        <translation>In jeder Zeile eine Beobachtung</translation>
    </message>
    <message>
        <source>How the table is read</source>
        <translation>So wird die Tabelle gelesen</translation>
    </message>
    <message>
        <source>The first rows</source>
        <translation>Die ersten Zeilen</translation>
    </message>
    <message>
        <source>The table has</source>
        <translation>Die Tabelle hat</translation>
    </message>
    <message>
        <source>Between the columns</source>
        <translation>Zwischen den Spalten</translation>
    </message>
    <message>
        <source>Column of the names</source>
        <translation>Spalte der Namen</translation>
    </message>
    <message>
        <source>Column of the counts</source>
        <translation>Spalte der Anzahlen</translation>
    </message>
    <message>
        <source>The first row names the columns</source>
        <translation>Die erste Zeile benennt die Spalten</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>Anzahlen</translation>
    </message>
    <message>
        <source>names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>gezählt</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>nicht gelesen</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>Vertical bar |</source>
        <translation>Senkrechter Strich |</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>If the table means something else, change it here.</source>
        <translation>Bedeutet die Tabelle etwas anderes, ändere es hier.</translation>
    </message>
</context>
<context>
    <name>app::TableRow</name>
    <message>
        <source>The game has not begun.</source>
        <translation>Das Spiel hat noch nicht begonnen.</translation>
    </message>
    <message>
        <source>A game is under way.</source>
        <translation>Das Spiel läuft.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds for each choice.</source>
        <translation>
            <numerusform>%n Sekunde für jede Entscheidung.</numerusform>
            <numerusform>%n Sekunden für jede Entscheidung.</numerusform>
        </translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>%1 (bot)</source>
        <translation>%1 (Bot)</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (du)</translation>
    </message>
    <message>
        <source>%1 (away)</source>
        <translation>%1 (nicht verbunden)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Table %1: %2</source>
        <translation>Tisch %1: %2</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Hinsetzen</translation>
    </message>
    <message>
        <source>Sit down at table %1</source>
        <translation>An Tisch %1 hinsetzen</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Begin the game of table %1</source>
        <translation>Das Spiel von Tisch %1 beginnen</translation>
    </message>
    <message>
        <source>Bots take the free seats.</source>
        <translation>Freie Plätze übernehmen Bots.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>Watch table %1</source>
        <translation>An Tisch %1 zuschauen</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <source>Leave table %1</source>
        <translation>Tisch %1 verlassen</translation>
    </message>
</context>
<context>
    <name>app::TableStrip</name>
    <message>
        <source>At this table</source>
        <translation>An diesem Tisch</translation>
    </message>
    <message>
        <source>Time for this choice</source>
        <translation>Zeit für diese Entscheidung</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zustimmen</translation>
    </message>
    <message>
        <source>Agree to undo the last action</source>
        <translation>Zustimmen, die letzte Aktion zurückzunehmen</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Refuse to undo the last action</source>
        <translation>Ablehnen, die letzte Aktion zurückzunehmen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Show the result of the game</source>
        <translation>Das Ergebnis des Spiels zeigen</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Nicht mehr zuschauen</translation>
    </message>
</context>
<context>
    <name>app::TablesPanel</name>
    <message>
        <source>%1 (away)</source>
        <translation>%1 (nicht da)</translation>
    </message>
    <message numerus="yes">
        <source>%n free</source>
        <translation>
            <numerusform>%n frei</numerusform>
            <numerusform>%n frei</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>spielt</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>Tables of the class</source>
        <translation>Tische der Klasse</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>A new table</source>
        <translation>Ein neuer Tisch</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Bots take the seats that are free. Pupils at the table can begin it too.</source>
        <translation>Bots übernehmen die freien Plätze. Auch wer am Tisch sitzt, kann das Spiel beginnen.</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Tisch schließen</translation>
    </message>
    <message>
        <source>The game stays among the saved games of the class.</source>
        <translation>Das Spiel bleibt bei den gespeicherten Spielen der Klasse.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>wie üblich</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>simple</source>
        <translation>einfach</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>stark</translation>
    </message>
    <message>
        <source>Time for a choice</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Tisch öffnen</translation>
    </message>
    <message>
        <source>%1 cannot be played with so many rounds.</source>
        <translation>%1 lässt sich nicht über so viele Runden spielen.</translation>
    </message>
    <message>
        <source>Table %1 is open: %2.</source>
        <translation>Tisch %1 ist offen: %2.</translation>
    </message>
    <message numerus="yes">
        <source>A class has at most %n tables.</source>
        <translation>
            <numerusform>Eine Klasse hat höchstens %n Tisch.</numerusform>
            <numerusform>Eine Klasse hat höchstens %n Tische.</numerusform>
        </translation>
    </message>
    <message>
        <source>Let all tables go on</source>
        <translation>Alle Tische weiterspielen lassen</translation>
    </message>
    <message>
        <source>Pause all tables</source>
        <translation>Alle Tische anhalten</translation>
    </message>
    <message>
        <source>The game at table %1 is not over. Close the table all the same?</source>
        <translation>Das Spiel an Tisch %1 ist noch nicht zu Ende. Den Tisch trotzdem schließen?</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>Weiterspielen lassen</translation>
    </message>
    <message>
        <source>Begin the game at table %1</source>
        <translation>Spiel an Tisch %1 beginnen</translation>
    </message>
    <message>
        <source>Close table %1</source>
        <translation>Tisch %1 schließen</translation>
    </message>
</context>
<context>
    <name>app::TallyPad</name>
    <message>
        <source>Undo last</source>
        <translation>Letztes zurücknehmen</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>%1, counted: %2</source>
        <translation>%1, gezählt: %2</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Taste %1</translation>
    </message>
    <message>
        <source>Tally pad</source>
        <translation>Strichliste</translation>
    </message>
    <message>
        <source>Restore the counts</source>
        <translation>Zählung wiederherstellen</translation>
    </message>
</context>
<context>
    <name>app::TallyPanel</name>
    <message>
        <source>What is counted</source>
        <translation>Was gezählt wird</translation>
    </message>
    <message>
        <source>Two to nine names, separated by semicolons.</source>
        <translation>Zwei bis neun Namen, durch Semikolons getrennt.</translation>
    </message>
    <message>
        <source>Use the cross</source>
        <translation>Kreuzung übernehmen</translation>
    </message>
    <message>
        <source>Phenotypes and ratio of the simulated cross</source>
        <translation>Phänotypen und Verhältnis der simulierten Kreuzung</translation>
    </message>
    <message>
        <source>For each die, seed or kernel of corn, press its button or its digit. Backspace undoes the last one.</source>
        <translation>Drück für jeden Würfel, Samen oder jedes Maiskorn den Knopf oder die Ziffer. Die Rücktaste nimmt den letzten Druck zurück.</translation>
    </message>
    <message>
        <source>Counted by hand</source>
        <translation>Von Hand gezählt</translation>
    </message>
    <message>
        <source>tally pad</source>
        <translation>Strichliste</translation>
    </message>
    <message>
        <source>Enter two to nine names.</source>
        <translation>Gib zwei bis neun Namen ein.</translation>
    </message>
    <message numerus="yes">
        <source>The pad counts two to nine kinds; the simulated cross has %n.</source>
        <translation>
            <numerusform>Die Strichliste zählt zwei bis neun Arten, die simulierte Kreuzung hat nur eine.</numerusform>
            <numerusform>Die Strichliste zählt zwei bis neun Arten, die simulierte Kreuzung hat %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::TeacherNotes</name>
    <message>
        <source>Aim</source>
        <translation>Ziel</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes in class</source>
        <translation>
            <numerusform>Etwa %n Minute im Unterricht</numerusform>
            <numerusform>Etwa %n Minuten im Unterricht</numerusform>
        </translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Verlauf</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>of a lesson&apos;s step</comment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Tafelbild</translation>
    </message>
    <message>
        <source>For those who need help</source>
        <translation>Für alle, die Hilfe brauchen</translation>
    </message>
    <message>
        <source>For those who want more</source>
        <translation>Für alle, die mehr wollen</translation>
    </message>
    <message>
        <source>Misconceptions addressed</source>
        <translation>Fehlvorstellungen, auf die die Lektion eingeht</translation>
    </message>
    <message>
        <source>Curricula</source>
        <translation>Lehrpläne</translation>
    </message>
    <message>
        <source>NGSS: %1</source>
        <translation>NGSS: %1</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
</context>
<context>
    <name>app::TeacherPanel</name>
    <message>
        <source>For the teacher ›</source>
        <translation>Für die Lehrkraft ›</translation>
    </message>
    <message>
        <source>A lesson of your own</source>
        <translation>Eine eigene Lektion</translation>
    </message>
    <message>
        <source>A copy of this lesson is a text file that you can change. It is shown in the list as the school&apos;s, and read again whenever you save it.</source>
        <translation>Eine Kopie dieser Lektion ist eine Textdatei, die du ändern kannst. Sie steht in der Liste als Lektion der Schule und wird bei jedem Speichern neu gelesen.</translation>
    </message>
    <message>
        <source>This lesson is the school&apos;s, from the file %1. It is read again whenever the file is saved.</source>
        <translation>Diese Lektion ist eine der Schule, aus der Datei %1. Sie wird bei jedem Speichern der Datei neu gelesen.</translation>
    </message>
    <message>
        <source>Copy this lesson</source>
        <translation>Diese Lektion kopieren</translation>
    </message>
    <message>
        <source>The copy could not be saved: the folder of the lessons cannot be written to.</source>
        <translation>Die Kopie konnte nicht gespeichert werden: In den Ordner der Lektionen lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>minutes of a step: what is done</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Auf Papier</translation>
    </message>
    <message>
        <source>Save the plan (PDF)…</source>
        <translation>Plan speichern (PDF) …</translation>
    </message>
    <message>
        <source>Save plan</source>
        <translation>Plan speichern</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>The plan has these notes and all questions with their answers.</source>
        <translation>Der Plan enthält diese Hinweise und alle Fragen mit ihren Antworten.</translation>
    </message>
</context>
<context>
    <name>app::TeamRow</name>
    <message>
        <source>has chosen</source>
        <translation>hat gewählt</translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation>wählt gerade</translation>
    </message>
    <message>
        <source>died out</source>
        <translation>ausgestorben</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>%1: a secret allele</source>
        <translation>%1: ein geheimes Allel</translation>
    </message>
    <message>
        <source>Genomes are shown when every team has chosen.</source>
        <translation>Die Genome werden gezeigt, wenn jedes Team gewählt hat.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, population %2</source>
        <translation>%1, Population %2</translation>
    </message>
    <message>
        <source>%1, population %2, %3</source>
        <translation>%1, Population %2, %3</translation>
    </message>
</context>
<context>
    <name>app::TestForm</name>
    <message>
        <source>The test</source>
        <translation>Der Test</translation>
    </message>
    <message>
        <source>In plain words</source>
        <translation>In einfachen Worten</translation>
    </message>
    <message>
        <source>As in an exam</source>
        <translation>Wie in der Prüfung</translation>
    </message>
</context>
<context>
    <name>app::Tiles</name>
    <message>
        <source>%1 stays in %2 of 4 cells.</source>
        <translation>%1 bleibt in %2 von 4 Feldern.</translation>
    </message>
    <message>
        <source>%1 is in %2 of 4 cells now, then in %3.</source>
        <translation>%1 steht jetzt in %2 von 4 Feldern, dann in %3.</translation>
    </message>
</context>
<context>
    <name>app::ToolCard</name>
    <message>
        <source>Empty place</source>
        <translation>Leerer Platz</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n cards</source>
        <translation>
            <numerusform>%1, %n Karte</numerusform>
            <numerusform>%1, %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::TraitBench</name>
    <message>
        <source>no dice</source>
        <translation>keine Würfel</translation>
    </message>
</context>
<context>
    <name>app::TraitCell</name>
    <message>
        <source>%1, validated</source>
        <translation>%1, nachgewiesen</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1, offen</translation>
    </message>
</context>
<context>
    <name>app::TransportButton</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>app::UpgradeRod</name>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: costs %n coins, %2 left</source>
        <translation>
            <numerusform>%1: kostet %n Münze, noch %2 da</numerusform>
            <numerusform>%1: kostet %n Münzen, noch %2 da</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::VoteCard</name>
    <message>
        <source>Your vote is in. You can change it until the round is over.</source>
        <translation>Deine Stimme ist angekommen. Bis zum Ende der Abstimmung kannst du sie ändern.</translation>
    </message>
    <message>
        <source>Choose by yourself. Nobody else sees what you choose.</source>
        <translation>Entscheide für dich allein. Niemand sonst sieht, was du wählst.</translation>
    </message>
    <message>
        <source>This is how the class has voted. Talk about it in your group; then you vote again.</source>
        <translation>So hat die Klasse abgestimmt. Sprecht in der Gruppe darüber; danach stimmst du noch einmal ab.</translation>
    </message>
    <message>
        <source>Your second vote is in.</source>
        <translation>Deine zweite Stimme ist angekommen.</translation>
    </message>
    <message>
        <source>Vote again. This vote cannot be changed.</source>
        <translation>Stimme noch einmal ab. Diese Stimme lässt sich nicht mehr ändern.</translation>
    </message>
    <message>
        <source>This is how the class has voted before and after talking.</source>
        <translation>So hat die Klasse vor und nach dem Gespräch abgestimmt.</translation>
    </message>
    <message>
        <source>The class has rolled: %1.</source>
        <translation>Die Klasse hat gewürfelt: %1.</translation>
    </message>
</context>
<context>
    <name>app::VoteNotice</name>
    <message>
        <source>Your vote could not be saved. Choose again.</source>
        <translation>Deine Stimme konnte nicht gespeichert werden. Wähle noch einmal.</translation>
    </message>
    <message>
        <source>Your vote came too late for this round.</source>
        <translation>Deine Stimme kam zu spät für diese Abstimmung.</translation>
    </message>
    <message>
        <source>Your teacher asks the class: %1</source>
        <translation>Frage an die Klasse: %1</translation>
    </message>
    <message>
        <source>The class votes again: %1</source>
        <translation>Die Klasse stimmt noch einmal ab: %1</translation>
    </message>
    <message>
        <source>The class has voted: %1</source>
        <translation>Die Klasse hat abgestimmt: %1</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Abstimmen</translation>
    </message>
    <message>
        <source>See the votes</source>
        <translation>Stimmen ansehen</translation>
    </message>
    <message>
        <source>The connection to the class is broken. Choose again when it is back.</source>
        <translation>Die Verbindung zur Klasse ist unterbrochen. Wähle noch einmal, sobald sie wieder besteht.</translation>
    </message>
    <message>
        <source>A question to the class</source>
        <translation>Eine Frage an die Klasse</translation>
    </message>
</context>
<context>
    <name>app::VotePanel</name>
    <message>
        <source>Vote, then roll</source>
        <translation>Abstimmen, dann würfeln</translation>
    </message>
    <message>
        <source>Everyone votes alone, and you see only how many have voted. When you end the round, the spread is shown. The groups talk and vote again; then the class rolls.</source>
        <translation>Alle stimmen für sich allein ab; zu sehen ist nur, wie viele abgestimmt haben. Am Ende der Abstimmung erscheint die Verteilung. Die Gruppen besprechen sie und stimmen noch einmal ab; dann würfelt die Klasse.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>purple; white</source>
        <translation>violett; weiß</translation>
    </message>
    <message>
        <source>Answers, with semicolons between them</source>
        <translation>Antworten, durch Strichpunkte getrennt</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>What the class rolls</source>
        <translation>Was die Klasse würfelt</translation>
    </message>
    <message>
        <source>Ask the class</source>
        <translation>Die Klasse fragen</translation>
    </message>
    <message>
        <source>Plants</source>
        <translation>Pflanzen</translation>
    </message>
    <message>
        <source>Roll for the class</source>
        <translation>Für die Klasse würfeln</translation>
    </message>
    <message>
        <source>Take it off the screens</source>
        <translation>Von den Bildschirmen nehmen</translation>
    </message>
    <message>
        <source>The class has rolled: %1.</source>
        <translation>Die Klasse hat gewürfelt: %1.</translation>
    </message>
    <message>
        <source>End the first vote</source>
        <translation>Erste Abstimmung beenden</translation>
    </message>
    <message>
        <source>Start the second vote</source>
        <translation>Zweite Abstimmung beginnen</translation>
    </message>
    <message>
        <source>End the second vote</source>
        <translation>Zweite Abstimmung beenden</translation>
    </message>
    <message>
        <source>Write a question.</source>
        <translation>Schreibe eine Frage.</translation>
    </message>
    <message>
        <source>The question is too long.</source>
        <translation>Die Frage ist zu lang.</translation>
    </message>
    <message>
        <source>Write two to six answers, with semicolons between them.</source>
        <translation>Schreibe zwei bis sechs Antworten mit Strichpunkten dazwischen.</translation>
    </message>
    <message>
        <source>This answer is too long: %1</source>
        <translation>Diese Antwort ist zu lang: %1</translation>
    </message>
</context>
<context>
    <name>app::VoteSpread</name>
    <message>
        <source>First vote</source>
        <translation>Erste Abstimmung</translation>
    </message>
    <message>
        <source>After talking</source>
        <translation>Nach dem Gespräch</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <comment>a number of votes, one of them yours</comment>
        <translation>%1 (du)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an answer and which vote</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a count and what was counted</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n pupils have voted.</source>
        <translation>
            <numerusform>%1 von %n Person hat abgestimmt.</numerusform>
            <numerusform>%1 von %n Personen haben abgestimmt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::WarsBoard</name>
    <message>
        <source>What the last roll did</source>
        <translation>Was der letzte Wurf bewirkt hat</translation>
    </message>
    <message>
        <source>Populations</source>
        <translation>Populationen</translation>
    </message>
    <message>
        <source>Allele frequencies, as % of all individuals&apos; alleles</source>
        <translation>Allelhäufigkeiten, in % der Allele aller Lebewesen</translation>
    </message>
    <message>
        <source>Evolution: round %1 of %2, environment %3</source>
        <translation>Evolution: Runde %1 von %2, Umwelt %3</translation>
    </message>
    <message>
        <source>The board of Genome Wars</source>
        <translation>Der Spielplan von Genome Wars</translation>
    </message>
    <message>
        <source>Let %1 mutate into another allele.</source>
        <translation>%1 zu einem anderen Allel mutieren lassen.</translation>
    </message>
    <message>
        <source>Last roll: %1 and %2, total %3.</source>
        <translation>Letzter Wurf: %1 und %2, zusammen %3.</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>Es wurde noch nicht gewürfelt.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message numerus="yes">
        <source>The game is over after %n turns</source>
        <translation>
            <numerusform>Das Spiel ist nach %n Zug zu Ende</numerusform>
            <numerusform>Das Spiel ist nach %n Zügen zu Ende</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2: %3)</source>
        <comment>mutation, environment, what it adds to rolls</comment>
        <translation>%1 (%2: %3)</translation>
    </message>
</context>
<context>
    <name>app::WarsChart</name>
    <message>
        <source>Chart of the populations, turn by turn</source>
        <translation>Diagramm der Populationen, Zug für Zug</translation>
    </message>
    <message>
        <source>Chart of the allele frequencies, turn by turn</source>
        <translation>Diagramm der Allelhäufigkeiten, Zug für Zug</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2 %</translation>
    </message>
</context>
<context>
    <name>app::WarsEnd</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>No team survived: nobody wins.</source>
        <translation>Kein Team hat überlebt: Niemand gewinnt.</translation>
    </message>
    <message>
        <source>%1 share the win: equal populations (%2) and equally frequent alleles.</source>
        <translation>%1 teilen sich den Sieg: gleich große Populationen (%2) und gleich häufige Allele.</translation>
    </message>
    <message>
        <source>%1 wins as the last living team, with a population of %2.</source>
        <translation>%1 gewinnt als letztes lebendes Team mit einer Population von %2.</translation>
    </message>
    <message>
        <source>%1 wins: others have a population of %2 too, but %1 has the more frequent alleles.</source>
        <translation>%1 gewinnt: Auch andere haben eine Population von %2, aber %1 hat die häufigeren Allele.</translation>
    </message>
    <message>
        <source>%1 wins with the highest population: %2.</source>
        <translation>%1 gewinnt mit der größten Population: %2.</translation>
    </message>
    <message>
        <source>The teams</source>
        <translation>Die Teams</translation>
    </message>
    <message>
        <source>Population and genome of each team</source>
        <translation>Population und Genom jedes Teams</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Population</translation>
    </message>
    <message>
        <source>Genome</source>
        <translation>Genom</translation>
    </message>
    <message>
        <source>died out</source>
        <translation>ausgestorben</translation>
    </message>
    <message>
        <source>Gene pool 2</source>
        <translation>Genpool 2</translation>
    </message>
    <message>
        <source>Agreed at this table: %1.</source>
        <translation>An diesem Tisch gilt: %1.</translation>
    </message>
    <message>
        <source>Allele frequencies of the survivors</source>
        <translation>Allelhäufigkeiten der Überlebenden</translation>
    </message>
    <message>
        <source>Allele</source>
        <translation>Allel</translation>
    </message>
    <message>
        <source>Populations, turn by turn</source>
        <translation>Populationen, Zug für Zug</translation>
    </message>
    <message>
        <source>Allele frequencies, turn by turn, in %</source>
        <translation>Allelhäufigkeiten, Zug für Zug, in %</translation>
    </message>
    <message>
        <source>The origin of species</source>
        <translation>Die Entstehung der Arten</translation>
    </message>
</context>
<context>
    <name>app::WarsSheet</name>
    <message>
        <source>Red team</source>
        <translation>Rotes Team</translation>
    </message>
    <message>
        <source>Blue team</source>
        <translation>Blaues Team</translation>
    </message>
    <message>
        <source>Violet team</source>
        <translation>Violettes Team</translation>
    </message>
    <message>
        <source>Teal team</source>
        <translation>Türkises Team</translation>
    </message>
    <message>
        <source>Grey team</source>
        <translation>Graues Team</translation>
    </message>
    <message>
        <source>Olive team</source>
        <translation>Olives Team</translation>
    </message>
    <message>
        <source>Bot: Random</source>
        <translation>Bot: Zufall</translation>
    </message>
    <message>
        <source>While a team chooses its genome, a curtain hides it from the other teams at this screen.</source>
        <translation>Während ein Team sein Genom wählt, verdeckt ein Vorhang es vor den anderen Teams an diesem Bildschirm.</translation>
    </message>
    <message>
        <source>Turns per team</source>
        <translation>Züge je Team</translation>
    </message>
    <message>
        <source>Second gene pool</source>
        <translation>Zweiter Genpool</translation>
    </message>
    <message>
        <source>Bot: Naturalist (calculates)</source>
        <translation>Bot: Naturforscher (rechnet)</translation>
    </message>
    <message>
        <source>Bot: Darwin (plays ahead)</source>
        <translation>Bot: Darwin (spielt voraus)</translation>
    </message>
</context>
<context>
    <name>app::WorksheetPanel</name>
    <message>
        <source>Worksheets</source>
        <translation>Arbeitsblätter</translation>
    </message>
    <message>
        <source>Every pupil gets the same kinds of problems, equally hard, with different traits and numbers. The same worksheet ID gives the same sheets again, so the answers match.</source>
        <translation>Alle bekommen dieselben Arten von Aufgaben, gleich schwer, mit anderen Merkmalen und Zahlen. Dieselbe Kennnummer ergibt wieder dieselben Blätter, also passen die Lösungen.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Pupils</source>
        <translation>Anzahl der Blätter</translation>
    </message>
    <message>
        <source>Worksheet ID</source>
        <translation>Kennnummer</translation>
    </message>
    <message>
        <source>Save worksheets (PDF)…</source>
        <translation>Arbeitsblätter speichern (PDF) …</translation>
    </message>
    <message>
        <source>Save answers (PDF)…</source>
        <translation>Lösungen speichern (PDF) …</translation>
    </message>
    <message>
        <source>Choose at least one kind of problem.</source>
        <translation>Wähle mindestens eine Art von Aufgabe.</translation>
    </message>
    <message>
        <source>The worksheet ID is a whole number with at most %1 digits.</source>
        <translation>Die Kennnummer ist eine ganze Zahl mit höchstens %1 Ziffern.</translation>
    </message>
    <message>
        <source>Answers %1</source>
        <translation>Lösungen %1</translation>
    </message>
    <message>
        <source>Worksheets %1</source>
        <translation>Arbeitsblätter %1</translation>
    </message>
    <message>
        <source>Save answers</source>
        <translation>Lösungen speichern</translation>
    </message>
    <message>
        <source>Save worksheets</source>
        <translation>Arbeitsblätter speichern</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Add to each sheet</source>
        <translation>Zu jedem Blatt</translation>
    </message>
    <message>
        <source>Empty Punnett squares</source>
        <translation>Leere Punnett-Quadrate</translation>
    </message>
    <message>
        <source>Chi-square table</source>
        <translation>Chi-Quadrat-Tabelle</translation>
    </message>
    <message>
        <source>Save key (PDF)…</source>
        <translation>Lösungsschlüssel speichern (PDF) …</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Lösungsschlüssel %1</translation>
    </message>
    <message>
        <source>Save key</source>
        <translation>Lösungsschlüssel speichern</translation>
    </message>
</context>
<context>
    <name>app::Worksheets</name>
    <message>
        <source>Answers to worksheet %1</source>
        <translation>Lösungen zu Arbeitsblatt %1</translation>
    </message>
    <message>
        <source>Worksheet %1</source>
        <translation>Arbeitsblatt %1</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>Name: %1</translation>
    </message>
    <message>
        <source>Date: %1</source>
        <translation>Datum: %1</translation>
    </message>
    <message>
        <source>How I worked it out:</source>
        <translation>So habe ich gerechnet:</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Arbeitsblatt</translation>
    </message>
    <message>
        <source>Punnett squares for worksheet %1</source>
        <translation>Punnett-Quadrate zu Arbeitsblatt %1</translation>
    </message>
    <message>
        <source>Write the gametes of one parent above the columns and those of the other beside the rows.</source>
        <translation>Schreibe die Keimzellen des einen Elternteils über die Spalten und die des anderen neben die Zeilen.</translation>
    </message>
    <message>
        <source>Chi-square for worksheet %1</source>
        <translation>Chi-Quadrat zu Arbeitsblatt %1</translation>
    </message>
    <message>
        <source>Null hypothesis: %1</source>
        <translation>Nullhypothese: %1</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>O</source>
        <translation>B</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Degrees of freedom: %1</source>
        <translation>Freiheitsgrade: %1</translation>
    </message>
    <message>
        <source>Critical value: %1</source>
        <translation>Kritischer Wert: %1</translation>
    </message>
    <message>
        <source>Decision:</source>
        <translation>Entscheidung:</translation>
    </message>
    <message>
        <source>Key to worksheets %1</source>
        <translation>Lösungsschlüssel zu den Arbeitsblättern %1</translation>
    </message>
</context>
<context>
    <name>app::pages</name>
    <message>
        <source>Settings</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Genotype</source>
        <translation>Genotype</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>This is a different kind of game.</source>
        <translation>Das ist eine Partie eines anderen Spiels.</translation>
    </message>
    <message>
        <source>This is a different kind of game (%1).</source>
        <translation>Das ist eine Partie eines anderen Spiels (%1).</translation>
    </message>
    <message>
        <source>plot %1</source>
        <translation>Beet %1</translation>
    </message>
    <message>
        <source>seed shape</source>
        <translation>Samenform</translation>
    </message>
    <message>
        <source>flower colour</source>
        <translation>Blütenfarbe</translation>
    </message>
    <message>
        <source>pod colour</source>
        <translation>Hülsenfarbe</translation>
    </message>
    <message>
        <source>plant height</source>
        <translation>Wuchshöhe</translation>
    </message>
    <message>
        <source>Seed shape</source>
        <translation>Samenform</translation>
    </message>
    <message>
        <source>Flower colour</source>
        <translation>Blütenfarbe</translation>
    </message>
    <message>
        <source>Pod colour</source>
        <translation>Hülsenfarbe</translation>
    </message>
    <message>
        <source>Plant height</source>
        <translation>Wuchshöhe</translation>
    </message>
    <message>
        <source>complete dominance</source>
        <translation>vollständige Dominanz</translation>
    </message>
    <message>
        <source>incomplete dominance</source>
        <translation>unvollständige Dominanz</translation>
    </message>
    <message>
        <source>codominance</source>
        <translation>Kodominanz</translation>
    </message>
    <message>
        <source>wrinkled</source>
        <translation>runzlig</translation>
    </message>
    <message>
        <source>round</source>
        <translation>rund</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violett</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>red and white</source>
        <translation>rot und weiß</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittelhoch</translation>
    </message>
    <message>
        <source>short</source>
        <translation>niedrig</translation>
    </message>
    <message>
        <source>tall</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>wrinkled seeds</source>
        <translation>runzlige Samen</translation>
    </message>
    <message>
        <source>round seeds</source>
        <translation>runde Samen</translation>
    </message>
    <message>
        <source>purple flowers</source>
        <translation>violette Blüten</translation>
    </message>
    <message>
        <source>white flowers</source>
        <translation>weiße Blüten</translation>
    </message>
    <message>
        <source>pink flowers</source>
        <translation>rosa Blüten</translation>
    </message>
    <message>
        <source>red and white flowers</source>
        <translation>rot-weiße Blüten</translation>
    </message>
    <message>
        <source>yellow pods</source>
        <translation>gelbe Hülsen</translation>
    </message>
    <message>
        <source>green pods</source>
        <translation>grüne Hülsen</translation>
    </message>
    <message>
        <source>medium height</source>
        <translation>mittlerer Wuchs</translation>
    </message>
    <message>
        <source>short stems</source>
        <translation>niedriger Wuchs</translation>
    </message>
    <message>
        <source>tall stems</source>
        <translation>hoher Wuchs</translation>
    </message>
    <message>
        <source>left parent</source>
        <translation>linker Elternteil</translation>
    </message>
    <message>
        <source>top parent</source>
        <translation>oberer Elternteil</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>II</source>
        <translation>II</translation>
    </message>
    <message>
        <source>III</source>
        <translation>III</translation>
    </message>
    <message>
        <source>IV</source>
        <translation>IV</translation>
    </message>
    <message>
        <source>mutation</source>
        <translation>Mutation</translation>
    </message>
    <message>
        <source>Set Parent Genes</source>
        <translation>Elterngene setzen</translation>
    </message>
    <message>
        <source>1st Shift</source>
        <translation>1. Schicht</translation>
    </message>
    <message>
        <source>2nd Shift</source>
        <translation>2. Schicht</translation>
    </message>
    <message>
        <source>University</source>
        <translation>Universität</translation>
    </message>
    <message>
        <source>Research Goal</source>
        <translation>Forschungsziel</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Schatzkammer</translation>
    </message>
    <message>
        <source>Nursery</source>
        <translation>Baumschule</translation>
    </message>
    <message>
        <source>Tool Shed</source>
        <translation>Werkzeugschuppen</translation>
    </message>
    <message>
        <source>Gardening</source>
        <translation>Gartenarbeit</translation>
    </message>
    <message>
        <source>Temporary Dice Slot</source>
        <translation>Würfelplatz auf Zeit</translation>
    </message>
    <message>
        <source>Set Parent Genes, %1</source>
        <translation>Elterngene setzen, %1</translation>
    </message>
    <message>
        <source>1st Shift, %1</source>
        <translation>1. Schicht, %1</translation>
    </message>
    <message>
        <source>Second Treasury</source>
        <translation>Zweite Schatzkammer</translation>
    </message>
    <message>
        <source>Second Nursery</source>
        <translation>Zweite Baumschule</translation>
    </message>
    <message>
        <source>Second Tool Shed</source>
        <translation>Zweiter Werkzeugschuppen</translation>
    </message>
    <message>
        <source>Place a gene tile on a parent, remove one, or leave the parents as they are. The first marker at this square takes the coin.</source>
        <translation>Lege ein Genplättchen auf einen Elternteil, entferne eines oder lass die Eltern, wie sie sind. Der erste Marker an diesem Quadrat nimmt die Münze.</translation>
    </message>
    <message>
        <source>Be the first to pick a die of this trait in the breeding phase. The first marker at this square takes the coin.</source>
        <translation>Nimm in der Züchtungsphase als Erster einen Würfel dieses Merkmals. Der erste Marker an diesem Quadrat nimmt die Münze.</translation>
    </message>
    <message>
        <source>Pick a die of any trait in the breeding phase, after the 1st Shifts. There is room for any number of markers.</source>
        <translation>Nimm in der Züchtungsphase einen Würfel eines beliebigen Merkmals, nach den 1. Schichten. Hier ist Platz für beliebig viele Marker.</translation>
    </message>
    <message>
        <source>Take a tool into your hand, from the row or the deck.</source>
        <translation>Nimm ein Werkzeug auf die Hand, aus der Auslage oder vom Stapel.</translation>
    </message>
    <message>
        <source>Take a plant or a tool, harvest every complete plant, then sow plants from your hand.</source>
        <translation>Nimm eine Pflanze oder ein Werkzeug, ernte jede vollständige Pflanze, säe dann Pflanzen von deiner Hand.</translation>
    </message>
    <message>
        <source>You have one more dice slot this round.</source>
        <translation>Du hast in dieser Runde einen Würfelplatz mehr.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Working phase</source>
        <translation>Arbeitsphase</translation>
    </message>
    <message>
        <source>Plant breeding phase</source>
        <translation>Züchtungsphase</translation>
    </message>
    <message>
        <source>Research upgrade phase</source>
        <translation>Ausbauphase</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Each player sows one plant, keeps one and discards one.</source>
        <translation>Jeder sät eine Pflanze, behält eine und wirft eine ab.</translation>
    </message>
    <message>
        <source>Players take turns placing one marker at a time until all markers are placed.</source>
        <translation>Reihum setzt jeder einen Marker, bis alle Marker gesetzt sind.</translation>
    </message>
    <message>
        <source>The dice are rolled, and players take turns picking those that match their plants.</source>
        <translation>Die Würfel werden geworfen, und reihum nimmt jeder, was zu seinen Pflanzen passt.</translation>
    </message>
    <message>
        <source>Players take turns buying upgrades, in the opposite direction round the table.</source>
        <translation>Reihum, aber in umgekehrter Richtung, kauft jeder Ausbauten.</translation>
    </message>
    <message>
        <source>Complete plants are harvested and points are counted.</source>
        <translation>Vollständige Pflanzen werden geerntet und Punkte gezählt.</translation>
    </message>
    <message>
        <source>Normal pick</source>
        <translation>Gewöhnliche Wahl</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Completed plants</source>
        <translation>Vollständige Pflanzen</translation>
    </message>
    <message>
        <source>Research goals</source>
        <translation>Forschungsziele</translation>
    </message>
    <message>
        <source>Validated traits on unfinished plants</source>
        <translation>Nachgewiesene Merkmale auf unvollständigen Pflanzen</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Watering Funnel</source>
        <translation>Gießtrichter</translation>
    </message>
    <message>
        <source>Graft Knife</source>
        <translation>Pfropfmesser</translation>
    </message>
    <message>
        <source>Rake</source>
        <translation>Harke</translation>
    </message>
    <message>
        <source>Seed Bag</source>
        <translation>Saatgutbeutel</translation>
    </message>
    <message>
        <source>Dissertation</source>
        <translation>Dissertation</translation>
    </message>
    <message>
        <source>Flower Pot</source>
        <translation>Blumentopf</translation>
    </message>
    <message>
        <source>Pollen Brush</source>
        <translation>Pollenpinsel</translation>
    </message>
    <message>
        <source>Hand Lens</source>
        <translation>Lupe</translation>
    </message>
    <message>
        <source>Pocket Watch</source>
        <translation>Taschenuhr</translation>
    </message>
    <message>
        <source>Garden Line</source>
        <translation>Pflanzschnur</translation>
    </message>
    <message>
        <source>Grant</source>
        <translation>Stipendium</translation>
    </message>
    <message>
        <source>Brother Alipius</source>
        <translation>Bruder Alipius</translation>
    </message>
    <message>
        <source>Sister Elisabeth</source>
        <translation>Schwester Elisabeth</translation>
    </message>
    <message>
        <source>Sister Anna</source>
        <translation>Schwester Anna</translation>
    </message>
    <message>
        <source>Father Omari</source>
        <translation>Pater Omari</translation>
    </message>
    <message>
        <source>Father Anton</source>
        <translation>Pater Anton</translation>
    </message>
    <message>
        <source>Brother Franz</source>
        <translation>Bruder Franz</translation>
    </message>
    <message>
        <source>Sister Maria</source>
        <translation>Schwester Maria</translation>
    </message>
    <message>
        <source>Brother Leopold</source>
        <translation>Bruder Leopold</translation>
    </message>
    <message>
        <source>Sister May</source>
        <translation>Schwester May</translation>
    </message>
    <message>
        <source>Brother Eduard</source>
        <translation>Bruder Eduard</translation>
    </message>
    <message>
        <source>Alipius</source>
        <translation>Alipius</translation>
    </message>
    <message>
        <source>Elisabeth</source>
        <translation>Elisabeth</translation>
    </message>
    <message>
        <source>Anna</source>
        <translation>Anna</translation>
    </message>
    <message>
        <source>Omari</source>
        <translation>Omari</translation>
    </message>
    <message>
        <source>Anton</source>
        <translation>Anton</translation>
    </message>
    <message>
        <source>Franz</source>
        <translation>Franz</translation>
    </message>
    <message>
        <source>Maria</source>
        <translation>Maria</translation>
    </message>
    <message>
        <source>Leopold</source>
        <translation>Leopold</translation>
    </message>
    <message>
        <source>May</source>
        <translation>May</translation>
    </message>
    <message>
        <source>Eduard</source>
        <translation>Eduard</translation>
    </message>
    <message>
        <source>Validate any one trait on one of your plants. Play it as soon as you get it.</source>
        <translation>Weise ein beliebiges Merkmal auf einer deiner Pflanzen nach. Spiele ihn sofort, wenn du ihn bekommst.</translation>
    </message>
    <message>
        <source>One more plot that comes with a plant. Take the plant from the Nursery or the deck when you hire him, and again after each harvest here.</source>
        <translation>Ein weiteres Beet, das seine Pflanze mitbringt: Nimm eine aus der Baumschule oder vom Stapel, wenn du ihn einstellst, und wieder nach jeder Ernte hier.</translation>
    </message>
    <message>
        <source>Take a plant from the Nursery or the deck and put it in the pot. The pot is a plot until the plant is harvested.</source>
        <translation>Nimm eine Pflanze aus der Baumschule oder vom Stapel und setze sie in den Topf. Der Topf ist ein Beet, bis die Pflanze geerntet wird.</translation>
    </message>
    <message>
        <source>When you take a die, take another one right away. It goes on the knife and needs no dice slot.</source>
        <translation>Wenn du einen Würfel nimmst, nimm sofort noch einen. Er liegt auf dem Messer und braucht keinen Würfelplatz.</translation>
    </message>
    <message>
        <source>Once in each breeding phase, when you take a die, validate any one trait of its colour instead of what it shows.</source>
        <translation>Einmal je Züchtungsphase, wenn du einen Würfel nimmst: Weise statt dessen, was er zeigt, ein beliebiges Merkmal seiner Farbe nach.</translation>
    </message>
    <message>
        <source>When you validate a trait, validate every copy of that genotype on your plants.</source>
        <translation>Wenn du ein Merkmal nachweist, weise denselben Genotyp auf allen deinen Pflanzen nach.</translation>
    </message>
    <message>
        <source>Whenever you validate a trait, you may validate every copy of that genotype on your plants.</source>
        <translation>Immer wenn du ein Merkmal nachweist, darfst du denselben Genotyp auf allen deinen Pflanzen nachweisen.</translation>
    </message>
    <message>
        <source>Once in each working phase, validate a trait that counts for one of your research goals.</source>
        <translation>Einmal je Arbeitsphase: Weise ein Merkmal nach, das für eines deiner Forschungsziele zählt.</translation>
    </message>
    <message>
        <source>In each breeding phase, you pick a die before the 2nd Shift begins.</source>
        <translation>In jeder Züchtungsphase nimmst du einen Würfel, bevor die Marker der 2. Schicht an der Reihe sind.</translation>
    </message>
    <message>
        <source>New Plot</source>
        <translation>Neues Beet</translation>
    </message>
    <message>
        <source>Dice Slot</source>
        <translation>Würfelplatz</translation>
    </message>
    <message>
        <source>Action Marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Helfer</translation>
    </message>
    <message>
        <source>One more plot to grow a plant in.</source>
        <translation>Ein weiteres Beet, in dem eine Pflanze wachsen kann.</translation>
    </message>
    <message>
        <source>One more dice slot: you can take one more die in each breeding phase.</source>
        <translation>Ein weiterer Würfelplatz: In jeder Züchtungsphase kannst du einen Würfel mehr nehmen.</translation>
    </message>
    <message>
        <source>Hire one of the face-up assistants, who will help you for the rest of the game.</source>
        <translation>Stelle einen der offen liegenden Helfer ein. Er hilft dir für den Rest der Partie.</translation>
    </message>
    <message>
        <source>%1: place a gene tile, or leave the parents as they are.</source>
        <translation>%1: Lege ein Genplättchen oder lass die Eltern, wie sie sind.</translation>
    </message>
    <message>
        <source>%1: place a gene tile, remove one, or leave the parents as they are.</source>
        <translation>%1: Lege ein Genplättchen, entferne eines oder lass die Eltern, wie sie sind.</translation>
    </message>
    <message>
        <source>%1: remove a gene tile, or leave the parents as they are.</source>
        <translation>%1: Entferne ein Genplättchen oder lass die Eltern, wie sie sind.</translation>
    </message>
    <message>
        <source>%1: choose a trait to validate.</source>
        <translation>%1: Wähle ein Merkmal, das du nachweist.</translation>
    </message>
    <message>
        <source>%1: choose a trait that counts for one of your research goals.</source>
        <translation>%1: Wähle ein Merkmal, das für eines deiner Forschungsziele zählt.</translation>
    </message>
    <message>
        <source>%1: choose any genotype of this trait to validate.</source>
        <translation>%1: Wähle einen beliebigen Genotyp dieses Merkmals, den du nachweist.</translation>
    </message>
    <message>
        <source>Choose the plant on which you validate %1.</source>
        <translation>Wähle die Pflanze, auf der du %1 nachweist.</translation>
    </message>
    <message>
        <source>Validate %1 on your plant.</source>
        <translation>Weise %1 auf deiner Pflanze nach.</translation>
    </message>
    <message>
        <source>Flower Pot: choose a plant for it from the Nursery or the deck.</source>
        <translation>Blumentopf: Wähle eine Pflanze für ihn, aus der Baumschule oder vom Stapel.</translation>
    </message>
    <message>
        <source>Brother Eduard: choose a plant for him from the Nursery or the deck.</source>
        <translation>Bruder Eduard: Wähle eine Pflanze für ihn, aus der Baumschule oder vom Stapel.</translation>
    </message>
    <message>
        <source>Graft Knife: take one more die, or finish.</source>
        <translation>Pfropfmesser: Nimm noch einen Würfel, oder schließe ab.</translation>
    </message>
    <message>
        <source>Your dice slots are full: pay Brother Franz for his, or pass.</source>
        <translation>Deine Würfelplätze sind voll: Bezahle Bruder Franz für seine oder passe.</translation>
    </message>
    <message>
        <source>1st Shift, %1: choose a die.</source>
        <translation>1. Schicht, %1: Wähle einen Würfel.</translation>
    </message>
    <message>
        <source>1st Shift, %1: choose a die, or go without.</source>
        <translation>1. Schicht, %1: Wähle einen Würfel oder verzichte.</translation>
    </message>
    <message>
        <source>Father Anton: choose a die, or go without.</source>
        <translation>Pater Anton: Wähle einen Würfel oder verzichte.</translation>
    </message>
    <message>
        <source>2nd Shift: choose a die.</source>
        <translation>2. Schicht: Wähle einen Würfel.</translation>
    </message>
    <message>
        <source>2nd Shift: choose a die, or go without.</source>
        <translation>2. Schicht: Wähle einen Würfel oder verzichte.</translation>
    </message>
    <message>
        <source>Choose a die.</source>
        <translation>Wähle einen Würfel.</translation>
    </message>
    <message>
        <source>Choose a die, or pass and take no more this round.</source>
        <translation>Wähle einen Würfel, oder passe und nimm in dieser Runde keinen mehr.</translation>
    </message>
    <message>
        <source>Choose one plant to sow and one to keep; the third is discarded.</source>
        <translation>Wähle eine Pflanze zum Säen und eine zum Behalten; die dritte wird abgeworfen.</translation>
    </message>
    <message>
        <source>Place a marker on a glowing space.</source>
        <translation>Setze einen Marker auf ein leuchtendes Feld.</translation>
    </message>
    <message>
        <source>Play your Watering Funnel before your turn ends.</source>
        <translation>Spiele deinen Gießtrichter, bevor dein Zug endet.</translation>
    </message>
    <message>
        <source>Use a glowing tool or assistant, or end your turn.</source>
        <translation>Nutze ein leuchtendes Werkzeug oder einen Helfer, oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>Tool Shed: take a tool from the row or the deck.</source>
        <translation>Werkzeugschuppen: Nimm ein Werkzeug aus der Auslage oder vom Stapel.</translation>
    </message>
    <message>
        <source>Gardening: take a plant or a tool, from its row or its deck.</source>
        <translation>Gartenarbeit: Nimm eine Pflanze oder ein Werkzeug, aus der Auslage oder vom Stapel.</translation>
    </message>
    <message>
        <source>Brother Alipius: take one more plant or tool, or continue.</source>
        <translation>Bruder Alipius: Nimm noch eine Pflanze oder ein Werkzeug, oder mach weiter.</translation>
    </message>
    <message>
        <source>Gardening: harvest your complete plants.</source>
        <translation>Gartenarbeit: Ernte deine vollständigen Pflanzen.</translation>
    </message>
    <message>
        <source>Gardening: use a glowing tool or assistant, or continue to sowing.</source>
        <translation>Gartenarbeit: Nutze ein leuchtendes Werkzeug oder einen Helfer, oder geh zum Säen über.</translation>
    </message>
    <message>
        <source>Gardening: use a glowing tool or assistant, or finish.</source>
        <translation>Gartenarbeit: Nutze ein leuchtendes Werkzeug oder einen Helfer, oder schließe ab.</translation>
    </message>
    <message>
        <source>Gardening: sow plants from your hand into free plots, or finish.</source>
        <translation>Gartenarbeit: Säe Pflanzen von deiner Hand in freie Beete, oder schließe ab.</translation>
    </message>
    <message>
        <source>%1: validate the traits that his dice show, or finish.</source>
        <translation>%1: Weise Merkmale nach, die seine Würfel zeigen, oder schließe ab.</translation>
    </message>
    <message>
        <source>Choose a research goal to mark.</source>
        <translation>Wähle ein Forschungsziel, das du belegst.</translation>
    </message>
    <message>
        <source>Buy an upgrade, or pass.</source>
        <translation>Kaufe einen Ausbau oder passe.</translation>
    </message>
    <message>
        <source>%1 (with %2)</source>
        <translation>%1 (mit %2)</translation>
    </message>
    <message>
        <source>%1 (with %2 × %3)</source>
        <translation>%1 (mit %2 × %3)</translation>
    </message>
    <message>
        <source>Remove the gene tile from the left parent</source>
        <translation>Genplättchen vom linken Elternteil entfernen</translation>
    </message>
    <message>
        <source>Remove the gene tile from the top parent</source>
        <translation>Genplättchen vom oberen Elternteil entfernen</translation>
    </message>
    <message>
        <source>Set the left parent to %1</source>
        <translation>Linken Elternteil auf %1 setzen</translation>
    </message>
    <message>
        <source>Set the top parent to %1</source>
        <translation>Oberen Elternteil auf %1 setzen</translation>
    </message>
    <message>
        <source>Draw a plant from the deck</source>
        <translation>Eine Pflanze vom Stapel ziehen</translation>
    </message>
    <message>
        <source>Take the plant in place %1</source>
        <translation>Die Pflanze von Platz %1 nehmen</translation>
    </message>
    <message>
        <source>Take plant %1 (%2)</source>
        <translation>Pflanze %1 nehmen (%2)</translation>
    </message>
    <message>
        <source>Draw a tool from the deck</source>
        <translation>Ein Werkzeug vom Stapel ziehen</translation>
    </message>
    <message>
        <source>Take the tool in place %1</source>
        <translation>Das Werkzeug von Platz %1 nehmen</translation>
    </message>
    <message>
        <source>Take a tool: %1</source>
        <translation>Ein Werkzeug nehmen: %1</translation>
    </message>
    <message>
        <source>Validate %1: %2</source>
        <translation>%1 nachweisen: %2</translation>
    </message>
    <message>
        <source>Validate %1 on plant %2</source>
        <translation>%1 auf Pflanze %2 nachweisen</translation>
    </message>
    <message>
        <source>Validate every %1 with the Pollen Brush</source>
        <translation>Mit dem Pollenpinsel jedes %1 nachweisen</translation>
    </message>
    <message>
        <source>Validate every %1 with Sister May</source>
        <translation>Mit Schwester May jedes %1 nachweisen</translation>
    </message>
    <message>
        <source>%1 mutation</source>
        <translation>Mutation der %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>Take two mutations as any genotype: %1</source>
        <translation>Zwei Mutationen als beliebigen Genotyp nehmen: %1</translation>
    </message>
    <message>
        <source>Take a mutation and %1 as any genotype</source>
        <translation>Eine Mutation und %1 als beliebigen Genotyp nehmen</translation>
    </message>
    <message>
        <source>Take as any genotype with the Rake: %1</source>
        <translation>Mit der Harke als beliebigen Genotyp nehmen: %1</translation>
    </message>
    <message>
        <source>Take as any genotype with Sister Maria: %1</source>
        <translation>Mit Schwester Maria als beliebigen Genotyp nehmen: %1</translation>
    </message>
    <message>
        <source>Take no more cards</source>
        <translation>Keine Karte mehr nehmen</translation>
    </message>
    <message>
        <source>Finish gardening</source>
        <translation>Gartenarbeit beenden</translation>
    </message>
    <message>
        <source>Stop sowing</source>
        <translation>Nicht mehr säen</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Please wait: %1 is choosing.</source>
        <translation>Bitte warte: Jetzt wählt %1.</translation>
    </message>
    <message>
        <source>Leave the parents as they are</source>
        <translation>Eltern lassen, wie sie sind</translation>
    </message>
    <message>
        <source>Keep plant %1 (%2)</source>
        <translation>Pflanze %1 behalten (%2)</translation>
    </message>
    <message>
        <source>Harvest</source>
        <translation>Ernten</translation>
    </message>
    <message>
        <source>Continue to sowing</source>
        <translation>Weiter zum Säen</translation>
    </message>
    <message>
        <source>Mark the goal: %1</source>
        <translation>Das Ziel belegen: %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>Pay %1 for his dice slots</source>
        <translation>%1 für seine Würfelplätze bezahlen</translation>
    </message>
    <message>
        <source>Ask %1 for help</source>
        <translation>%1 um Hilfe bitten</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Take no die</source>
        <translation>Keinen Würfel nehmen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Punnett square</source>
        <translation>Punnett-Quadrat</translation>
    </message>
    <message>
        <source>mutation die</source>
        <translation>Mutationswürfel</translation>
    </message>
    <message>
        <source>upgrade</source>
        <translation>Ausbau</translation>
    </message>
    <message>
        <source>offspring die</source>
        <translation>Nachkommenwürfel</translation>
    </message>
    <message>
        <source>%1 was dealt the starting cards.</source>
        <translation>%1 bekam die Startkarten.</translation>
    </message>
    <message>
        <source>%1 was dealt plants %2 and a tool: %3.</source>
        <translation>%1 bekam die Pflanzen %2 und ein Werkzeug: %3.</translation>
    </message>
    <message>
        <source>%1 has chosen.</source>
        <translation>%1 hat gewählt.</translation>
    </message>
    <message>
        <source>%1 chose to sow plant %2, keep plant %3 and discard plant %4.</source>
        <translation>%1 will Pflanze %2 säen, Pflanze %3 behalten und Pflanze %4 abwerfen.</translation>
    </message>
    <message>
        <source>%1 sowed plant %2 (%3) and discarded plant %4 (%5).</source>
        <translation>%1 säte Pflanze %2 (%3) und warf Pflanze %4 ab (%5).</translation>
    </message>
    <message>
        <source>Round %1 began. First player: %2.</source>
        <translation>Runde %1 begann. Zuerst am Zug: %2.</translation>
    </message>
    <message>
        <source>The setup began.</source>
        <translation>Der Aufbau begann.</translation>
    </message>
    <message>
        <source>The working phase began.</source>
        <translation>Die Arbeitsphase begann.</translation>
    </message>
    <message>
        <source>The plant breeding phase began.</source>
        <translation>Die Züchtungsphase begann.</translation>
    </message>
    <message>
        <source>The research upgrade phase began.</source>
        <translation>Die Ausbauphase begann.</translation>
    </message>
    <message>
        <source>The game ended.</source>
        <translation>Die Partie ging zu Ende.</translation>
    </message>
    <message>
        <source>%1&apos;s turn began.</source>
        <translation>%1 begann einen Zug.</translation>
    </message>
    <message>
        <source>%1 placed a marker: %2.</source>
        <translation>%1 setzte einen Marker: %2.</translation>
    </message>
    <message>
        <source>%1 placed a gene tile for %2: the left parent is now %3.</source>
        <translation>%1 legte ein Genplättchen (%2): Der linke Elternteil ist jetzt %3.</translation>
    </message>
    <message>
        <source>%1 placed a gene tile for %2: the top parent is now %3.</source>
        <translation>%1 legte ein Genplättchen (%2): Der obere Elternteil ist jetzt %3.</translation>
    </message>
    <message>
        <source>%1 removed a gene tile for %2: the left parent is %3 again.</source>
        <translation>%1 entfernte ein Genplättchen (%2): Der linke Elternteil ist wieder %3.</translation>
    </message>
    <message>
        <source>%1 removed a gene tile for %2: the top parent is %3 again.</source>
        <translation>%1 entfernte ein Genplättchen (%2): Der obere Elternteil ist wieder %3.</translation>
    </message>
    <message>
        <source>%1 left the parents for %2 as they were.</source>
        <translation>%1 ließ die Eltern, wie sie waren (%2).</translation>
    </message>
    <message>
        <source>%1 drew a plant from the deck.</source>
        <translation>%1 zog eine Pflanze vom Stapel.</translation>
    </message>
    <message>
        <source>%1 drew plant %2 (%3) from the deck.</source>
        <translation>%1 zog Pflanze %2 (%3) vom Stapel.</translation>
    </message>
    <message>
        <source>%1 took plant %2 (%3) from the Nursery.</source>
        <translation>%1 nahm Pflanze %2 (%3) aus der Baumschule.</translation>
    </message>
    <message>
        <source>%1 put plant %2 (%3) from the deck into the garden: %4.</source>
        <translation>%1 setzte Pflanze %2 (%3) vom Stapel in den Garten: %4.</translation>
    </message>
    <message>
        <source>%1 put plant %2 (%3) from the Nursery into the garden: %4.</source>
        <translation>%1 setzte Pflanze %2 (%3) aus der Baumschule in den Garten: %4.</translation>
    </message>
    <message>
        <source>%1 drew a tool from the deck.</source>
        <translation>%1 zog ein Werkzeug vom Stapel.</translation>
    </message>
    <message>
        <source>%1 drew a tool from the deck: %2.</source>
        <translation>%1 zog ein Werkzeug vom Stapel: %2.</translation>
    </message>
    <message>
        <source>%1 took a tool from the Tool Shed: %2.</source>
        <translation>%1 nahm ein Werkzeug aus dem Werkzeugschuppen: %2.</translation>
    </message>
    <message>
        <source>%1 played a tool: %2.</source>
        <translation>%1 spielte ein Werkzeug: %2.</translation>
    </message>
    <message>
        <source>%1 asked an assistant for help: %2.</source>
        <translation>%1 bat um Hilfe: %2.</translation>
    </message>
    <message>
        <source>%1 kept a plant.</source>
        <translation>%1 behielt eine Pflanze.</translation>
    </message>
    <message>
        <source>%1 kept plant %2 (%3).</source>
        <translation>%1 behielt Pflanze %2 (%3).</translation>
    </message>
    <message>
        <source>%1 sowed plant %2 (%3) with Brother Eduard.</source>
        <translation>%1 säte Pflanze %2 (%3) bei Bruder Eduard.</translation>
    </message>
    <message>
        <source>%1 sowed plant %2 (%3) in plot %4.</source>
        <translation>%1 säte Pflanze %2 (%3) in Beet %4.</translation>
    </message>
    <message>
        <source>%1 validated %2 on plant %3 (%4).</source>
        <translation>%1 wies %2 auf Pflanze %3 nach (%4).</translation>
    </message>
    <message>
        <source>%1 validated %2 on plant %3 (%4 and Pollen Brush).</source>
        <translation>%1 wies %2 auf Pflanze %3 nach (%4 und Pollenpinsel).</translation>
    </message>
    <message>
        <source>%1 validated %2 on plant %3 (%4 and Sister May).</source>
        <translation>%1 wies %2 auf Pflanze %3 nach (%4 und Schwester May).</translation>
    </message>
    <message>
        <source>%1 had no trait left to validate (%2).</source>
        <translation>%1 hatte kein Merkmal mehr nachzuweisen (%2).</translation>
    </message>
    <message>
        <source>%1 marked a research goal: %2.</source>
        <translation>%1 belegte ein Forschungsziel: %2.</translation>
    </message>
    <message>
        <source>%1 rolled a %2 die for %3: %4, %5.</source>
        <translation>%1 würfelte für %3 (%2): %4, %5.</translation>
    </message>
    <message>
        <source>%1 rolled a %2 die for %3 again after a mutation: %4, %5.</source>
        <translation>%1 würfelte nach einer Mutation für %3 erneut (%2): %4, %5.</translation>
    </message>
    <message>
        <source>A %1 die showed a mutation twice, so the mutation stays.</source>
        <translation>Ein Würfel für %1 zeigte zweimal eine Mutation, also bleibt sie.</translation>
    </message>
    <message>
        <source>A %1 die was rolled: %2, %3.</source>
        <translation>Ein Würfel für %1 fiel: %2, %3.</translation>
    </message>
    <message>
        <source>A %1 die showed a mutation and was rolled again: %2, %3.</source>
        <translation>Ein Würfel für %1 zeigte eine Mutation und fiel noch einmal: %2, %3.</translation>
    </message>
    <message>
        <source>%1 began a 1st Shift pick: %2.</source>
        <translation>%1 begann die Wahl der 1. Schicht: %2.</translation>
    </message>
    <message>
        <source>%1 began Father Anton&apos;s pick.</source>
        <translation>%1 begann die Wahl von Pater Anton.</translation>
    </message>
    <message>
        <source>%1 began a 2nd Shift pick.</source>
        <translation>%1 begann eine Wahl der 2. Schicht.</translation>
    </message>
    <message>
        <source>%1 began a pick.</source>
        <translation>%1 begann eine Würfelwahl.</translation>
    </message>
    <message>
        <source>%1 took a %2 die: %3.</source>
        <translation>%1 nahm einen Würfel für %2: %3.</translation>
    </message>
    <message>
        <source>%1 took a %2 mutation to gain a coin.</source>
        <translation>%1 nahm einen Mutationswürfel für %2 und bekam eine Münze.</translation>
    </message>
    <message>
        <source>%1 took a %2 die for a mutation pair: %3.</source>
        <translation>%1 nahm einen Würfel für %2 in ein Mutationspaar: %3.</translation>
    </message>
    <message>
        <source>%1 took a %2 die with the Rake: %3.</source>
        <translation>%1 nahm einen Würfel für %2 mit der Harke: %3.</translation>
    </message>
    <message>
        <source>%1 took a %2 die with the help of Sister Maria: %3.</source>
        <translation>%1 nahm einen Würfel für %2 mit Hilfe von Schwester Maria: %3.</translation>
    </message>
    <message>
        <source>%1 took no die with the 1st Shift for %2.</source>
        <translation>%1 nahm mit der 1. Schicht für %2 keinen Würfel.</translation>
    </message>
    <message>
        <source>%1 took no die with Father Anton.</source>
        <translation>%1 nahm mit Pater Anton keinen Würfel.</translation>
    </message>
    <message>
        <source>%1 took no die with the 2nd Shift.</source>
        <translation>%1 nahm mit der 2. Schicht keinen Würfel.</translation>
    </message>
    <message>
        <source>%1 could not buy an upgrade and passed.</source>
        <translation>%1 konnte keinen Ausbau kaufen und passte.</translation>
    </message>
    <message>
        <source>%1 passed and will buy no more upgrades this round.</source>
        <translation>%1 passte und kauft in dieser Runde keinen Ausbau mehr.</translation>
    </message>
    <message>
        <source>%1 could not use any die and passed.</source>
        <translation>%1 konnte keinen Würfel brauchen und passte.</translation>
    </message>
    <message>
        <source>%1 passed and will take no more dice this round.</source>
        <translation>%1 passte und nimmt in dieser Runde keine Würfel mehr.</translation>
    </message>
    <message>
        <source>%1 hired an assistant: %2.</source>
        <translation>%1 stellte jemanden ein: %2.</translation>
    </message>
    <message>
        <source>The discarded plants were shuffled into a new deck.</source>
        <translation>Die abgeworfenen Pflanzen wurden zu einem neuen Stapel gemischt.</translation>
    </message>
    <message>
        <source>The discarded tools were shuffled into a new deck.</source>
        <translation>Die abgeworfenen Werkzeuge wurden zu einem neuen Stapel gemischt.</translation>
    </message>
    <message>
        <source>The assistants nobody hired were shuffled into a new deck.</source>
        <translation>Die nicht eingestellten Helfer wurden zu einem neuen Stapel gemischt.</translation>
    </message>
    <message>
        <source>New plants, tools and assistants were laid out.</source>
        <translation>Neue Pflanzen, Werkzeuge und Helfer wurden ausgelegt.</translation>
    </message>
    <message>
        <source>The prices of all upgrades fell by one step.</source>
        <translation>Die Preise aller Ausbauten sanken um eine Stufe.</translation>
    </message>
    <message>
        <source>%1 ended the turn.</source>
        <translation>%1 beendete den Zug.</translation>
    </message>
    <message>
        <source>%1 won the game.</source>
        <translation>%1 gewann die Partie.</translation>
    </message>
    <message>
        <source>%1 shared the win.</source>
        <translation>%1 teilte sich den Sieg.</translation>
    </message>
    <message>
        <source>You may do this now.</source>
        <translation>Das darfst du jetzt tun.</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>Einen solchen Zug gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>You can do this only in another phase of the round.</source>
        <translation>Das geht nur in einer anderen Phase der Runde.</translation>
    </message>
    <message>
        <source>Another choice is still open: finish that one first.</source>
        <translation>Eine andere Wahl ist noch offen: Schließe sie zuerst ab.</translation>
    </message>
    <message>
        <source>You place only one marker in each turn. Place the next one in your next turn.</source>
        <translation>In jedem Zug setzt du nur einen Marker. Den nächsten setzt du in deinem nächsten Zug.</translation>
    </message>
    <message>
        <source>Place a marker before you end your turn.</source>
        <translation>Setze einen Marker, bevor du deinen Zug beendest.</translation>
    </message>
    <message>
        <source>This space is taken. Choose another one; it will be free again next round.</source>
        <translation>Dieses Feld ist besetzt. Wähle ein anderes; in der nächsten Runde ist es wieder frei.</translation>
    </message>
    <message>
        <source>This space is used only with four or five players.</source>
        <translation>Dieses Feld gibt es nur zu viert oder zu fünft.</translation>
    </message>
    <message>
        <source>This assistant does not work for you. You can hire assistants in the research upgrade phase.</source>
        <translation>Dieser Helfer arbeitet nicht für dich. Helfer kannst du in der Ausbauphase einstellen.</translation>
    </message>
    <message>
        <source>You do not have enough coins for this. You can get coins at the Treasury.</source>
        <translation>Dafür hast du nicht genug Münzen. Münzen bekommst du in der Schatzkammer.</translation>
    </message>
    <message>
        <source>Your plants have no trait left that this could validate. Sow another plant first.</source>
        <translation>Deine Pflanzen haben kein Merkmal mehr, das sich damit nachweisen ließe. Säe erst eine andere Pflanze.</translation>
    </message>
    <message>
        <source>All research goals are already marked.</source>
        <translation>Alle Forschungsziele sind schon belegt.</translation>
    </message>
    <message>
        <source>You have used all of your research goal markers, so you cannot mark another goal.</source>
        <translation>Du hast alle deine Marker für Forschungsziele verbraucht und kannst kein weiteres belegen.</translation>
    </message>
    <message>
        <source>This research goal is already marked. Choose a free one.</source>
        <translation>Dieses Forschungsziel ist schon belegt. Wähle ein freies.</translation>
    </message>
    <message>
        <source>This trait has only two research goals in this game. Choose one of them.</source>
        <translation>Dieses Merkmal hat in dieser Partie nur zwei Forschungsziele. Wähle eines davon.</translation>
    </message>
    <message>
        <source>This parent already has a gene tile. You can remove the tile, but you cannot turn it over.</source>
        <translation>Auf diesem Elternteil liegt schon ein Genplättchen. Du kannst es entfernen, aber nicht umdrehen.</translation>
    </message>
    <message>
        <source>There is no gene tile on this parent to remove.</source>
        <translation>Auf diesem Elternteil liegt kein Genplättchen, das du entfernen könntest.</translation>
    </message>
    <message>
        <source>You do not have that many of these tools. Play fewer of them.</source>
        <translation>So viele dieser Werkzeuge hast du nicht. Spiele weniger davon.</translation>
    </message>
    <message>
        <source>No tool can be played with a marker on this space. Place the marker on its own.</source>
        <translation>Zu einem Marker auf diesem Feld lässt sich kein Werkzeug spielen. Setze den Marker allein.</translation>
    </message>
    <message>
        <source>There is no card here now. The rows are refilled at the end of the round.</source>
        <translation>Hier liegt gerade keine Karte. Die Auslagen werden am Ende der Runde wieder gefüllt.</translation>
    </message>
    <message>
        <source>The deck and its discard pile are empty. Choose a card from the row.</source>
        <translation>Der Stapel und seine Ablage sind leer. Wähle eine Karte aus der Auslage.</translation>
    </message>
    <message>
        <source>This plant is not in your hand. Choose one that is.</source>
        <translation>Diese Pflanze hast du nicht auf der Hand. Wähle eine, die du hast.</translation>
    </message>
    <message>
        <source>This plant is not in the Seed Bag. Choose one that is.</source>
        <translation>Diese Pflanze ist nicht im Saatgutbeutel. Wähle eine, die darin ist.</translation>
    </message>
    <message>
        <source>Another plant is growing in this plot. Choose a free one.</source>
        <translation>In diesem Beet wächst schon eine andere Pflanze. Wähle ein freies.</translation>
    </message>
    <message>
        <source>You do not have this plot, or no plant is growing in it.</source>
        <translation>Ein solches Beet hast du nicht, oder dort wächst keine Pflanze.</translation>
    </message>
    <message>
        <source>Plots are filled from the left: choose the first free one.</source>
        <translation>Beete füllen sich von links: Nimm das erste freie.</translation>
    </message>
    <message>
        <source>This plant does not need that trait. Choose one that is on its card.</source>
        <translation>Diese Pflanze braucht dieses Merkmal nicht. Wähle eines, das auf ihr steht.</translation>
    </message>
    <message>
        <source>This trait is already validated. Choose another one.</source>
        <translation>Dieses Merkmal ist schon nachgewiesen. Wähle ein anderes.</translation>
    </message>
    <message>
        <source>None of the plants in your garden needs what this die shows. Choose another one.</source>
        <translation>Keine Pflanze in deinem Garten braucht, was dieser Würfel zeigt. Wähle einen anderen.</translation>
    </message>
    <message>
        <source>Sister Elisabeth validates only traits that count for one of your research goals.</source>
        <translation>Schwester Elisabeth weist nur Merkmale nach, die für eines deiner Forschungsziele zählen.</translation>
    </message>
    <message>
        <source>You have already used this one of Father Omari&apos;s dice. Choose another one, or finish.</source>
        <translation>Diesen Würfel von Pater Omari hast du schon benutzt. Wähle einen anderen, oder schließe ab.</translation>
    </message>
    <message>
        <source>Your plants need this genotype only once, so there is nothing more to validate.</source>
        <translation>Deine Pflanzen brauchen diesen Genotyp nur einmal; mehr ist nicht nachzuweisen.</translation>
    </message>
    <message>
        <source>You do not have this tool. You can get tools at the Tool Shed.</source>
        <translation>Dieses Werkzeug hast du nicht. Werkzeuge bekommst du im Werkzeugschuppen.</translation>
    </message>
    <message>
        <source>This tool is played together with another action, not on its own.</source>
        <translation>Dieses Werkzeug wird zusammen mit einer anderen Handlung gespielt, nicht allein.</translation>
    </message>
    <message>
        <source>This tool would have no effect now. Keep it for later.</source>
        <translation>Dieses Werkzeug würde jetzt nichts bewirken. Heb es für später auf.</translation>
    </message>
    <message>
        <source>This assistant has already helped you this round.</source>
        <translation>Dieser Helfer hat dir in dieser Runde schon geholfen.</translation>
    </message>
    <message>
        <source>This assistant helps without being asked.</source>
        <translation>Dieser Helfer hilft ungefragt.</translation>
    </message>
    <message>
        <source>You must play your Watering Funnel before you end your turn.</source>
        <translation>Du musst deinen Gießtrichter spielen, bevor du deinen Zug beendest.</translation>
    </message>
    <message>
        <source>You can use one of these dice, so you must take one. You may pass only if you can use none.</source>
        <translation>Du kannst einen dieser Würfel brauchen, also musst du einen nehmen. Passen darfst du nur, wenn du keinen brauchen kannst.</translation>
    </message>
    <message>
        <source>Gardening begins with a card: take a plant or a tool first.</source>
        <translation>Die Gartenarbeit beginnt mit einer Karte: Nimm zuerst eine Pflanze oder ein Werkzeug.</translation>
    </message>
    <message>
        <source>There is no such die left in the pool. Choose another one.</source>
        <translation>Ein solcher Würfel ist nicht mehr im Vorrat. Wähle einen anderen.</translation>
    </message>
    <message>
        <source>You do not have enough free dice slots. You can buy more in the research upgrade phase.</source>
        <translation>Du hast nicht genug freie Würfelplätze. Weitere kannst du in der Ausbauphase kaufen.</translation>
    </message>
    <message>
        <source>Here you can choose only one trait: that of your die or your 1st Shift.</source>
        <translation>Hier kannst du nur ein Merkmal wählen: das deines Würfels oder deiner 1. Schicht.</translation>
    </message>
    <message>
        <source>A Graft Knife holds an extra die. The first die needs a dice slot.</source>
        <translation>Ein Pfropfmesser trägt einen weiteren Würfel. Der erste braucht einen Würfelplatz.</translation>
    </message>
    <message>
        <source>You do not have that many Graft Knives.</source>
        <translation>So viele Pfropfmesser hast du nicht.</translation>
    </message>
    <message>
        <source>You have taken your die. To take another one now, you need a Graft Knife.</source>
        <translation>Du hast deinen Würfel genommen. Um jetzt noch einen zu nehmen, brauchst du ein Pfropfmesser.</translation>
    </message>
    <message>
        <source>A mutation die shows no genotype. Take it for a coin, or together with a second die of its colour.</source>
        <translation>Ein Mutationswürfel zeigt keinen Genotyp. Nimm ihn für eine Münze oder zusammen mit einem zweiten Würfel seiner Farbe.</translation>
    </message>
    <message>
        <source>Only a mutation die can be taken for a coin.</source>
        <translation>Nur ein Mutationswürfel lässt sich für eine Münze nehmen.</translation>
    </message>
    <message>
        <source>You do not need Brother Franz&apos;s dice slots yet. Pay him when you do.</source>
        <translation>Die Würfelplätze von Bruder Franz brauchst du noch nicht. Bezahle ihn, wenn du sie brauchst.</translation>
    </message>
    <message>
        <source>None of these upgrades are left. Choose another one.</source>
        <translation>Von diesem Ausbau ist nichts mehr da. Wähle einen anderen.</translation>
    </message>
    <message>
        <source>You do not have that many Grants. Use fewer of them.</source>
        <translation>So viele Stipendien hast du nicht. Verwende weniger davon.</translation>
    </message>
    <message>
        <source>The price is already 0, so another Grant would have no effect.</source>
        <translation>Der Preis ist schon 0; ein weiteres Stipendium würde nichts bewirken.</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation>Das ist jetzt nicht möglich.</translation>
    </message>
    <message>
        <source>This is not a game saved by Genotype Companion.</source>
        <translation>Das ist keine Partie von Genotype Companion.</translation>
    </message>
    <message>
        <source>This game was saved in format %1, but this version of the program reads format %2.</source>
        <translation>Diese Partie wurde im Format %1 gespeichert, diese Version des Programms liest aber Format %2.</translation>
    </message>
    <message>
        <source>This game was played with version %1 of the cards. This program has version %2, so it cannot play the game correctly.</source>
        <translation>Diese Partie wurde mit Version %1 der Karten gespielt. Dieses Programm hat Version %2 und kann die Partie nicht richtig abspielen.</translation>
    </message>
    <message>
        <source>This file is too large to be a game.</source>
        <translation>Diese Datei ist zu groß für eine Partie.</translation>
    </message>
    <message>
        <source>Line %1 is too long.</source>
        <translation>Zeile %1 ist zu lang.</translation>
    </message>
    <message>
        <source>Line %1 should read: %2.</source>
        <translation>Zeile %1 müsste lauten: %2.</translation>
    </message>
    <message>
        <source>The name in line %1 is too long or contains characters that are not allowed in a name.</source>
        <translation>Der Name in Zeile %1 ist zu lang oder enthält Zeichen, die in Namen nicht erlaubt sind.</translation>
    </message>
    <message>
        <source>The file ends at line %1, before the game begins.</source>
        <translation>Die Datei endet in Zeile %1, bevor die Partie beginnt.</translation>
    </message>
    <message>
        <source>Line %1 is not a move: %2</source>
        <translation>Zeile %1 ist kein Zug: %2</translation>
    </message>
    <message>
        <source>Line %1 should be move number %2: a move is missing or has been added.</source>
        <translation>Zeile %1 müsste Zugnummer %2 haben: Ein Zug fehlt oder wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>Line %1 is a move by the wrong player: it should be seat %2.</source>
        <translation>In Zeile %1 zieht der falsche Spieler: Es müsste Platz %2 sein.</translation>
    </message>
    <message>
        <source>Line %1 cannot be played (%2). %3</source>
        <translation>Zeile %1 lässt sich nicht spielen (%2). %3</translation>
    </message>
    <message>
        <source>Line %1 undoes more moves than there are.</source>
        <translation>Zeile %1 nimmt mehr Züge zurück, als es gibt.</translation>
    </message>
    <message>
        <source>Line %1 is cut off: the file does not end with a complete line.</source>
        <translation>Zeile %1 ist abgeschnitten: Die Datei endet nicht mit einer vollständigen Zeile.</translation>
    </message>
    <message>
        <source>gene %1</source>
        <translation>Gen %1</translation>
    </message>
    <message>
        <source>dominant form of %1</source>
        <translation>dominante Form von %1</translation>
    </message>
    <message>
        <source>recessive form of %1</source>
        <translation>rezessive Form von %1</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>dog&apos;s coat</source>
        <translation>Fell bei Hunden</translation>
    </message>
    <message>
        <source>curly</source>
        <translation>lockig</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>glatt</translation>
    </message>
    <message>
        <source>wavy</source>
        <translation>gewellt</translation>
    </message>
    <message>
        <source>blood group</source>
        <translation>Blutgruppe</translation>
    </message>
    <message>
        <source>group A</source>
        <translation>Gruppe A</translation>
    </message>
    <message>
        <source>group B</source>
        <translation>Gruppe B</translation>
    </message>
    <message>
        <source>group AB</source>
        <translation>Gruppe AB</translation>
    </message>
    <message>
        <source>group O</source>
        <translation>Gruppe 0</translation>
    </message>
    <message>
        <source>wing colour</source>
        <translation>Flügelfarbe</translation>
    </message>
    <message>
        <source>blue wings</source>
        <translation>blaue Flügel</translation>
    </message>
    <message>
        <source>yellow wings</source>
        <translation>gelbe Flügel</translation>
    </message>
    <message>
        <source>green wings</source>
        <translation>grüne Flügel</translation>
    </message>
    <message>
        <source>blue and yellow wings</source>
        <translation>blau-gelbe Flügel</translation>
    </message>
    <message>
        <source>shell colour</source>
        <translation>Panzerfarbe</translation>
    </message>
    <message>
        <source>dark shell</source>
        <translation>dunkler Panzer</translation>
    </message>
    <message>
        <source>pale shell</source>
        <translation>heller Panzer</translation>
    </message>
    <message>
        <source>grey shell</source>
        <translation>grauer Panzer</translation>
    </message>
    <message>
        <source>dark and pale shell</source>
        <translation>hell-dunkel gefleckter Panzer</translation>
    </message>
    <message>
        <source>horn length</source>
        <translation>Hornlänge</translation>
    </message>
    <message>
        <source>long horns</source>
        <translation>lange Hörner</translation>
    </message>
    <message>
        <source>short horns</source>
        <translation>kurze Hörner</translation>
    </message>
    <message>
        <source>medium horns</source>
        <translation>mittellange Hörner</translation>
    </message>
    <message>
        <source>one long and one short horn</source>
        <translation>ein langes und ein kurzes Horn</translation>
    </message>
    <message>
        <source>glow at night</source>
        <translation>Leuchten bei Nacht</translation>
    </message>
    <message>
        <source>bright glow</source>
        <translation>helles Leuchten</translation>
    </message>
    <message>
        <source>no glow</source>
        <translation>kein Leuchten</translation>
    </message>
    <message>
        <source>faint glow</source>
        <translation>schwaches Leuchten</translation>
    </message>
    <message>
        <source>glow in stripes</source>
        <translation>Leuchten in Streifen</translation>
    </message>
    <message>
        <source>mane colour</source>
        <translation>Mähnenfarbe</translation>
    </message>
    <message>
        <source>red mane</source>
        <translation>rote Mähne</translation>
    </message>
    <message>
        <source>white mane</source>
        <translation>weiße Mähne</translation>
    </message>
    <message>
        <source>pink mane</source>
        <translation>rosa Mähne</translation>
    </message>
    <message>
        <source>red and white mane</source>
        <translation>rot-weiße Mähne</translation>
    </message>
    <message>
        <source>nose shape</source>
        <translation>Nasenform</translation>
    </message>
    <message>
        <source>pointed nose</source>
        <translation>spitze Nase</translation>
    </message>
    <message>
        <source>flat nose</source>
        <translation>flache Nase</translation>
    </message>
    <message>
        <source>blunt nose</source>
        <translation>stumpfe Nase</translation>
    </message>
    <message>
        <source>scale colour</source>
        <translation>Schuppenfarbe</translation>
    </message>
    <message>
        <source>purple scales</source>
        <translation>violette Schuppen</translation>
    </message>
    <message>
        <source>silver scales</source>
        <translation>silberne Schuppen</translation>
    </message>
    <message>
        <source>lilac scales</source>
        <translation>fliederfarbene Schuppen</translation>
    </message>
    <message>
        <source>purple and silver scales</source>
        <translation>violett-silberne Schuppen</translation>
    </message>
    <message>
        <source>eye colour</source>
        <translation>Augenfarbe</translation>
    </message>
    <message>
        <source>black eyes</source>
        <translation>schwarze Augen</translation>
    </message>
    <message>
        <source>golden eyes</source>
        <translation>goldene Augen</translation>
    </message>
    <message>
        <source>bronze eyes</source>
        <translation>bronzefarbene Augen</translation>
    </message>
    <message>
        <source>black and golden eyes</source>
        <translation>schwarz-goldene Augen</translation>
    </message>
    <message>
        <source>seed colour</source>
        <translation>Samenfarbe</translation>
    </message>
    <message>
        <source>pod shape</source>
        <translation>Hülsenform</translation>
    </message>
    <message>
        <source>inflated</source>
        <translation>gewölbt</translation>
    </message>
    <message>
        <source>constricted</source>
        <translation>eingeschnürt</translation>
    </message>
    <message>
        <source>flower position</source>
        <translation>Blütenstellung</translation>
    </message>
    <message>
        <source>axial</source>
        <translation>achsenständig</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>endständig</translation>
    </message>
    <message>
        <source>A parent needs two alleles of each gene, such as RrGg.</source>
        <translation>Ein Elternteil braucht zwei Allele von jedem Gen, zum Beispiel RrGg.</translation>
    </message>
    <message>
        <source>“%1” is not an allele of any gene in this cross.</source>
        <translation>„%1“ ist kein Allel der Gene dieser Kreuzung.</translation>
    </message>
    <message>
        <source>The allele %1 is on its own: a parent has two alleles of each gene.</source>
        <translation>Das Allel %1 steht allein: Jeder Elternteil hat zwei von jedem Gen.</translation>
    </message>
    <message>
        <source>%1 are alleles of two different genes: write the two alleles of each gene side by side, such as RrGg.</source>
        <translation>%1 sind Allele von zwei verschiedenen Genen: Schreibe die beiden Allele eines Gens nebeneinander, zum Beispiel RrGg.</translation>
    </message>
    <message>
        <source>The gene of the allele %1 is given twice.</source>
        <translation>Das Gen des Allels %1 kommt zweimal vor.</translation>
    </message>
    <message>
        <source>Both parents need the same genes: one has no allele of the gene %1.</source>
        <translation>Beide Eltern brauchen dieselben Gene: Einem fehlen die Allele des Gens %1.</translation>
    </message>
    <message>
        <source>A cross can have at most %1 genes.</source>
        <translation>Eine Kreuzung kann höchstens %1 Gene haben.</translation>
    </message>
    <message>
        <source>A slash separates two chromosomes with one allele of each gene, such as RG/rg.</source>
        <translation>Ein Schrägstrich trennt zwei Chromosomen mit je einem Allel von jedem Gen, zum Beispiel RG/rg.</translation>
    </message>
    <message>
        <source>Two of these genes have an allele written as %1.</source>
        <translation>Zwei dieser Gene haben ein Allel, das als %1 geschrieben wird.</translation>
    </message>
    <message>
        <source>Linked genes need one recombination fraction from 0 to 0.5 between each gene and the next one.</source>
        <translation>Gekoppelte Gene brauchen zwischen je zwei Nachbarn eine Rekombinationshäufigkeit von 0 bis 0,5.</translation>
    </message>
    <message>
        <source>Gametes of %1</source>
        <translation>Keimzellen von %1</translation>
    </message>
    <message>
        <source>allele</source>
        <translation>Allel</translation>
    </message>
    <message>
        <source>One of the variants of a [gene](gene), written as a letter: *R* or *r*. A pea has two alleles of each gene, one from each parent.</source>
        <translation>Eine der Varianten eines [Gens](gene), als Buchstabe geschrieben: *R* oder *r*. Eine Erbse hat von jedem Gen zwei Allele, eins von jedem Elternteil.</translation>
    </message>
    <message>
        <source>chi-square test</source>
        <translation>Chi-Quadrat-Test</translation>
    </message>
    <message>
        <source>Measures how far counts are from what was expected: each gap is squared and divided by the expected count, and all are added up. The test asks how often chance alone gives a sum at least this large.</source>
        <translation>Misst, wie weit Zählungen vom Erwarteten abliegen: Jede Abweichung wird quadriert und durch die erwartete Anzahl geteilt, und alle werden addiert. Der Test fragt, wie oft der Zufall allein eine mindestens so große Summe ergibt.</translation>
    </message>
    <message>
        <source>chromosome</source>
        <translation>Chromosom</translation>
    </message>
    <message>
        <source>A long thread of DNA with many genes in a row. Peas have seven pairs, people 23.</source>
        <translation>Ein langer DNA-Faden mit vielen Genen in einer Reihe. Erbsen haben sieben Paare, Menschen 23.</translation>
    </message>
    <message>
        <source>Both alleles of a [heterozygote](heterozygous) show side by side: red and white petals, blood group AB.</source>
        <translation>Beide Allele eines [Heterozygoten](heterozygous) zeigen sich nebeneinander: rote und weiße Blütenblätter, Blutgruppe AB.</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>Kreuzung</translation>
    </message>
    <message>
        <source>Breeding two chosen plants with each other; also their genotypes written side by side: *Rr* × *rr*.</source>
        <translation>Zwei ausgewählte Pflanzen miteinander fortpflanzen; auch ihre Genotypen nebeneinander geschrieben: *Rr* × *rr*.</translation>
    </message>
    <message>
        <source>de novo mutation</source>
        <translation>Neumutation (de novo)</translation>
    </message>
    <message>
        <source>A change in a gene that neither parent carried in its body cells, and that makes a new [allele](allele).</source>
        <translation>Eine Veränderung eines Gens, die keiner der Eltern in seinen Körperzellen trug und die ein neues [Allel](allele) ergibt.</translation>
    </message>
    <message>
        <source>degrees of freedom</source>
        <translation>Freiheitsgrade</translation>
    </message>
    <message>
        <source>The number of counts that can vary freely when the total is known: three for four outcomes. Abbreviated df.</source>
        <translation>Die Zahl der Anzahlen, die frei schwanken können, wenn die Summe bekannt ist: drei bei vier Ergebnissen. Kurz: df.</translation>
    </message>
    <message>
        <source>dihybrid cross</source>
        <translation>dihybride Kreuzung</translation>
    </message>
    <message>
        <source>A cross of parents that are both [heterozygous](heterozygous) for the same two genes.</source>
        <translation>Eine Kreuzung von Eltern, die beide in denselben zwei Genen [heterozygot](heterozygous) sind.</translation>
    </message>
    <message>
        <source>diploid</source>
        <translation>diploid</translation>
    </message>
    <message>
        <source>With two sets of chromosomes, and so two alleles of each gene.</source>
        <translation>Mit zwei Chromosomensätzen und deshalb zwei Allelen von jedem Gen.</translation>
    </message>
    <message>
        <source>dominant</source>
        <translation>dominant</translation>
    </message>
    <message>
        <source>Said of an allele that shows in the [heterozygote](heterozygous); written with a capital letter. It need not be common, strong or good.</source>
        <translation>So heißt ein Allel, das sich beim [Heterozygoten](heterozygous) zeigt; mit Großbuchstaben geschrieben. Es muss weder häufig noch stark noch gut sein.</translation>
    </message>
    <message>
        <source>expected count</source>
        <translation>erwartete Anzahl</translation>
    </message>
    <message>
        <source>The count that a ratio predicts on average: 320 × 9/16 = 180. Real counts scatter around it.</source>
        <translation>Die Anzahl, die ein Verhältnis im Durchschnitt vorhersagt: 320 × 9/16 = 180. Echte Zählungen streuen darum herum.</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>The first generation of offspring of two different [pure lines](pure-line). All of them look alike.</source>
        <translation>Die erste Generation von Nachkommen zweier verschiedener [reiner Linien](pure-line). Alle sehen gleich aus (Uniformitätsregel).</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>The offspring of the [F1](f1), selfed or crossed with each other. Hidden alleles show again.</source>
        <translation>Die Nachkommen der [F1](f1), durch Selbstbestäubung oder Kreuzung untereinander. Verdeckte Allele zeigen sich wieder.</translation>
    </message>
    <message>
        <source>gamete</source>
        <translation>Keimzelle</translation>
    </message>
    <message>
        <source>gene</source>
        <translation>Gen</translation>
    </message>
    <message>
        <source>A unit of heredity: a stretch of DNA with a function, passed on from parents to offspring.</source>
        <translation>Eine Einheit der Vererbung: ein DNA-Abschnitt mit einer Funktion, der von Eltern an Nachkommen weitergegeben wird.</translation>
    </message>
    <message>
        <source>genotype</source>
        <translation>Genotyp</translation>
    </message>
    <message>
        <source>The alleles that a living thing has, for one gene or more: *Rr*.</source>
        <translation>Die Allele, die ein Lebewesen hat, für ein Gen oder mehrere: *Rr*.</translation>
    </message>
    <message>
        <source>heterozygous</source>
        <translation>heterozygot (mischerbig)</translation>
    </message>
    <message>
        <source>With two different alleles of a gene, for example *Ff*.</source>
        <translation>Mit zwei verschiedenen Allelen eines Gens, zum Beispiel *Ff*.</translation>
    </message>
    <message>
        <source>homozygous</source>
        <translation>homozygot (reinerbig)</translation>
    </message>
    <message>
        <source>With two identical alleles of a gene: *FF* or *ff*.</source>
        <translation>Mit zwei gleichen Allelen eines Gens: *FF* oder *ff*.</translation>
    </message>
    <message>
        <source>The [heterozygote](heterozygous) is in between: pink, from red and white. The alleles themselves do not change.</source>
        <translation>Der [Heterozygote](heterozygous) liegt dazwischen (intermediärer Erbgang): rosa aus Rot und Weiß. Die Allele selbst ändern sich nicht.</translation>
    </message>
    <message>
        <source>independent assortment</source>
        <translation>Unabhängigkeitsregel</translation>
    </message>
    <message>
        <source>Which allele of one gene a gamete gets does not depend on which allele of another gene it gets. This holds for genes that are not [linked](linkage).</source>
        <translation>Welches Allel eines Gens eine Keimzelle bekommt, hängt nicht davon ab, welches sie von einem anderen Gen bekommt (3. Mendelsche Regel). Das gilt für Gene, die nicht [gekoppelt](linkage) sind.</translation>
    </message>
    <message>
        <source>linkage</source>
        <translation>Kopplung</translation>
    </message>
    <message>
        <source>Genes that are close together on one [chromosome](chromosome) are usually inherited together.</source>
        <translation>Gene, die auf einem [Chromosom](chromosome) nahe beieinander liegen, werden meist zusammen vererbt.</translation>
    </message>
    <message>
        <source>meiosis</source>
        <translation>Meiose</translation>
    </message>
    <message>
        <source>The divisions that make gametes: the chromosomes of each pair separate, and each gamete gets one of each pair.</source>
        <translation>Die Teilungen, bei denen Keimzellen entstehen: Die Chromosomen jedes Paars trennen sich, und jede Keimzelle bekommt eins von jedem Paar.</translation>
    </message>
    <message>
        <source>monohybrid cross</source>
        <translation>monohybride Kreuzung</translation>
    </message>
    <message>
        <source>A cross of parents that are both [heterozygous](heterozygous) for the same gene.</source>
        <translation>Eine Kreuzung von Eltern, die beide im selben Gen [heterozygot](heterozygous) sind.</translation>
    </message>
    <message>
        <source>mutagen</source>
        <translation>Mutagen</translation>
    </message>
    <message>
        <source>Something that makes mutations more frequent: UV light, some chemicals, X-rays.</source>
        <translation>Etwas, das Mutationen häufiger macht: UV-Licht, manche Chemikalien, Röntgenstrahlen.</translation>
    </message>
    <message>
        <source>p-value</source>
        <translation>p-Wert</translation>
    </message>
    <message>
        <source>The share of samples in which chance alone gives a gap at least this large, if the ratio (the null hypothesis) holds. A large p means that the counts are consistent with the ratio; it does not prove it.</source>
        <translation>Der Anteil der Stichproben, in denen der Zufall allein eine mindestens so große Abweichung ergibt, wenn das Verhältnis (die Nullhypothese) gilt. Ein großes p heißt, dass die Zählung mit dem Verhältnis vereinbar ist; kein p beweist es.</translation>
    </message>
    <message>
        <source>phenotype</source>
        <translation>Phänotyp</translation>
    </message>
    <message>
        <source>What can be observed of a living thing: its appearance and other traits, shaped by [genotype](genotype) and environment.</source>
        <translation>Was man an einem Lebewesen beobachten kann: Aussehen und andere Merkmale, bestimmt durch [Genotyp](genotype) und Umwelt.</translation>
    </message>
    <message>
        <source>polygenic</source>
        <translation>polygen</translation>
    </message>
    <message>
        <source>Influenced by many genes that each add a little, like human height.</source>
        <translation>Von vielen Genen beeinflusst, von denen jedes ein wenig beiträgt, wie die Körpergröße.</translation>
    </message>
    <message>
        <source>posterior probability</source>
        <translation>A-posteriori-Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>How likely something is once the data are known, calculated from how likely it was before (Bayes&apos; rule).</source>
        <translation>Wie wahrscheinlich etwas ist, nachdem man die Daten kennt, berechnet aus der Wahrscheinlichkeit davor (Satz von Bayes).</translation>
    </message>
    <message>
        <source>product rule</source>
        <translation>Produktregel</translation>
    </message>
    <message>
        <source>The chance that two independent events both happen is the product of their chances: 3/4 × 3/4 = 9/16.</source>
        <translation>Die Wahrscheinlichkeit, dass zwei unabhängige Ereignisse beide eintreten, ist das Produkt ihrer Wahrscheinlichkeiten: 3/4 × 3/4 = 9/16.</translation>
    </message>
    <message>
        <source>A table with the gametes of one parent down the side and those of the other along the top. Each cell is one possible offspring, and all cells are equally likely.</source>
        <translation>Eine Tabelle mit den Keimzellen des einen Elternteils an der Seite und denen des anderen oben (Kombinationsquadrat, Teil eines Kreuzungsschemas). Jedes Feld ist ein möglicher Nachkomme, alle Felder sind gleich wahrscheinlich.</translation>
    </message>
    <message>
        <source>pure line</source>
        <translation>reine Linie</translation>
    </message>
    <message>
        <source>Plants whose offspring, when selfed, are always like them: [homozygous](homozygous) for the trait in question.</source>
        <translation>Pflanzen, deren Nachkommen bei Selbstbestäubung ihnen immer gleichen: [homozygot](homozygous) in dem betrachteten Merkmal.</translation>
    </message>
    <message>
        <source>recessive</source>
        <translation>rezessiv</translation>
    </message>
    <message>
        <source>Said of an allele that is hidden beside a [dominant](dominant) one and may show again in later generations; written with a small letter.</source>
        <translation>So heißt ein Allel, das neben einem [dominanten](dominant) verdeckt ist und sich in späteren Generationen wieder zeigen kann; klein geschrieben.</translation>
    </message>
    <message>
        <source>recombination fraction</source>
        <translation>Rekombinationshäufigkeit</translation>
    </message>
    <message>
        <source>The share of gametes with a new combination of the alleles of two genes: from 0 (always together) to 1/2 (independent).</source>
        <translation>Der Anteil der Keimzellen mit einer neuen Kombination der Allele zweier Gene: von 0 (immer zusammen) bis 1/2 (unabhängig).</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>Stichprobe</translation>
    </message>
    <message>
        <source>The offspring that were counted, out of all that are possible. Its size is written n.</source>
        <translation>Die gezählten Nachkommen aus allen, die möglich sind. Ihre Größe schreibt man n.</translation>
    </message>
    <message>
        <source>segregation</source>
        <translation>Spaltungsregel</translation>
    </message>
    <message>
        <source>The two alleles of a gene separate when gametes are made; each gamete gets one of them at random.</source>
        <translation>Die beiden Allele eines Gens trennen sich, wenn Keimzellen entstehen; jede bekommt zufällig eins davon (2. Mendelsche Regel).</translation>
    </message>
    <message>
        <source>self-pollination</source>
        <translation>Selbstbestäubung</translation>
    </message>
    <message>
        <source>Pollen of a plant fertilises its own egg cells, as happens in peas when nobody interferes.</source>
        <translation>Der Pollen einer Pflanze befruchtet ihre eigenen Eizellen, wie es Erbsen von allein tun.</translation>
    </message>
    <message>
        <source>test cross</source>
        <translation>Testkreuzung (Rückkreuzung)</translation>
    </message>
    <message>
        <source>Crossing a plant of unknown genotype with a [homozygous](homozygous) recessive one: the offspring reveal what it carries.</source>
        <translation>Eine Pflanze mit unbekanntem Genotyp mit einer [homozygot](homozygous) rezessiven kreuzen: Die Nachkommen verraten, was sie trägt.</translation>
    </message>
    <message>
        <source>trait</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>A feature of a living thing that can differ between individuals, such as flower colour.</source>
        <translation>Eine Eigenschaft, in der sich Lebewesen unterscheiden können, etwa die Blütenfarbe.</translation>
    </message>
    <message>
        <source>F2: %1</source>
        <translation>F2: %1</translation>
    </message>
    <message>
        <source>Two genes: seed shape and seed colour</source>
        <translation>Zwei Gene: Samenform und Samenfarbe</translation>
    </message>
    <message>
        <source>Two genes: the genotypes of 529 plants</source>
        <translation>Zwei Gene: die Genotypen von 529 Pflanzen</translation>
    </message>
    <message>
        <source>Three genes: the genotypes of 639 plants</source>
        <translation>Drei Gene: die Genotypen von 639 Pflanzen</translation>
    </message>
    <message>
        <source>Test cross: hybrids with pollen of the recessive parent</source>
        <translation>Testkreuzung: Hybriden mit Pollen des rezessiven Elternteils</translation>
    </message>
    <message>
        <source>Test cross: the recessive parent with pollen of hybrids</source>
        <translation>Testkreuzung: der rezessive Elternteil mit Pollen von Hybriden</translation>
    </message>
    <message>
        <source>G. Mendel, Versuche über Pflanzen-Hybriden, Verhandlungen des naturforschenden Vereines in Brünn 4 (1866), 3–47; English: W. Bateson, Mendel&apos;s Principles of Heredity (1909)</source>
        <translation>G. Mendel, Versuche über Pflanzen-Hybriden, Verhandlungen des naturforschenden Vereines in Brünn 4 (1866), 3–47</translation>
    </message>
    <message>
        <source>This file is not a dice ledger: its first line does not name the columns.</source>
        <translation>Diese Datei ist kein Würfelbuch: Ihre erste Zeile nennt nicht die Spalten.</translation>
    </message>
    <message>
        <source>Line %1 of the dice ledger does not have the right columns.</source>
        <translation>Zeile %1 des Würfelbuchs hat nicht die richtigen Spalten.</translation>
    </message>
    <message>
        <source>Line %1 of the dice ledger cannot be read in the column “%2”.</source>
        <translation>Zeile %1 des Würfelbuchs ist in der Spalte „%2“ nicht lesbar.</translation>
    </message>
    <message>
        <source>Line %1 of the dice ledger describes an impossible roll.</source>
        <translation>Zeile %1 des Würfelbuchs beschreibt einen unmöglichen Wurf.</translation>
    </message>
    <message>
        <source>Line %1 of the dice ledger contradicts an earlier line on the same die.</source>
        <translation>Zeile %1 des Würfelbuchs widerspricht einer früheren Zeile zum selben Würfel.</translation>
    </message>
    <message>
        <source>Line %1, the last of the dice ledger, was cut off while it was being written.</source>
        <translation>Zeile %1, die letzte des Würfelbuchs, wurde beim Schreiben abgeschnitten.</translation>
    </message>
    <message>
        <source>automa phase</source>
        <translation>Automa-Phase</translation>
    </message>
    <message>
        <source>assistant</source>
        <translation>Helfer</translation>
    </message>
    <message>
        <source>full garden</source>
        <translation>voller Garten</translation>
    </message>
    <message>
        <source>%1 put plant %2 (%3) from the deck on top of his garden.</source>
        <translation>%1 legte Pflanze %2 (%3) vom Stapel oben an seinen Garten an.</translation>
    </message>
    <message>
        <source>%1 put plant %2 (%3) from the Nursery on top of his garden.</source>
        <translation>%1 legte Pflanze %2 (%3) aus der Baumschule oben an seinen Garten an.</translation>
    </message>
    <message>
        <source>%1 has no shifts left, so his marker on the 2nd Shift is lost.</source>
        <translation>%1 hat keine Schicht mehr: Sein Marker der 2. Schicht verfällt.</translation>
    </message>
    <message>
        <source>%1 has no shifts left this round.</source>
        <translation>%1 hat in dieser Runde keine Schicht mehr.</translation>
    </message>
    <message>
        <source>%1 hired an assistant and laid the card face down: %2.</source>
        <translation>%1 stellte jemanden ein und legte die Karte verdeckt hin: %2.</translation>
    </message>
    <message>
        <source>The automa cards were shuffled.</source>
        <translation>Die Automa-Karten wurden gemischt.</translation>
    </message>
    <message>
        <source>Brother Johann</source>
        <translation>Bruder Johann</translation>
    </message>
    <message>
        <source>Top parent gene</source>
        <translation>Elterngen oben</translation>
    </message>
    <message>
        <source>Left parent gene</source>
        <translation>Elterngen links</translation>
    </message>
    <message>
        <source>Brother Johann pays for the cheapest free space and validates his bottom-most trait.</source>
        <translation>Bruder Johann bezahlt das billigste freie Feld und weist sein unterstes Merkmal nach.</translation>
    </message>
    <message>
        <source>Brother Johann takes the plant that the pips point to and discards the next one to its right.</source>
        <translation>Bruder Johann nimmt die Pflanze, die die Augen nennen, und wirft die nächste rechts davon ab.</translation>
    </message>
    <message>
        <source>Brother Johann discards the tool that the pips point to and validates his bottom-most trait.</source>
        <translation>Bruder Johann wirft das Werkzeug ab, das die Augen nennen, und weist sein unterstes Merkmal nach.</translation>
    </message>
    <message>
        <source>Brother Johann removes the top gene tile from the square with this letter, or places one with this letter there.</source>
        <translation>Bruder Johann entfernt das Genplättchen oben an dem Quadrat, das der Buchstabe nennt, oder legt eines mit diesem Buchstaben.</translation>
    </message>
    <message>
        <source>Brother Johann removes the left gene tile from the square with this letter, or places one with this letter there.</source>
        <translation>Bruder Johann entfernt das Genplättchen links an dem Quadrat, das der Buchstabe nennt, oder legt eines mit diesem Buchstaben.</translation>
    </message>
    <message>
        <source>Brother Johann takes the 1st Shift of the trait with this letter.</source>
        <translation>Bruder Johann nimmt die 1. Schicht des Merkmals, das der Buchstabe nennt.</translation>
    </message>
    <message>
        <source>Brother Johann pays for the cheapest free space and marks the goal with this letter.</source>
        <translation>Bruder Johann bezahlt das billigste freie Feld und belegt das Ziel, das der Buchstabe nennt.</translation>
    </message>
    <message>
        <source>Without Brother Johann</source>
        <translation>Ohne Bruder Johann</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>The game is for two to five players.</source>
        <translation>Zwei bis fünf Personen spielen mit.</translation>
    </message>
    <message>
        <source>Brother Johann gets no extra coins and buys 1 upgrade in each round.</source>
        <translation>Bruder Johann bekommt keine zusätzlichen Münzen und kauft 1 Ausbau pro Runde.</translation>
    </message>
    <message>
        <source>Brother Johann gains 3 coins in each round and buys up to 2 upgrades.</source>
        <translation>Bruder Johann bekommt in jeder Runde 3 Münzen und kauft bis zu 2 Ausbauten.</translation>
    </message>
    <message>
        <source>Brother Johann gains 3 coins in each round, buys up to 2 upgrades and begins with an assistant.</source>
        <translation>Bruder Johann bekommt in jeder Runde 3 Münzen, kauft bis zu 2 Ausbauten und beginnt mit einem Helfer.</translation>
    </message>
    <message>
        <source>Brother Johann begins with a research goal. In each automa phase, he also validates the bottom-most trait that counts for one of his goals.</source>
        <translation>Bruder Johann beginnt mit einem Forschungsziel. In jeder Automa-Phase weist er außerdem das unterste Merkmal nach, das für eines seiner Ziele zählt.</translation>
    </message>
    <message>
        <source>With his last marker of each round, Brother Johann rolls a die of each colour. Each die validates the bottom-most trait that it matches.</source>
        <translation>Mit seinem letzten Marker jeder Runde wirft Bruder Johann einen Würfel jeder Farbe. Jeder Würfel weist das unterste Merkmal nach, zu dem er passt.</translation>
    </message>
    <message>
        <source>Brother Johann pays 1 coin in each breeding phase for 2 more shifts.</source>
        <translation>Bruder Johann bezahlt in jeder Züchtungsphase 1 Münze für 2 weitere Schichten.</translation>
    </message>
    <message>
        <source>Brother Johann&apos;s arrows validate a trait even when no such die is left.</source>
        <translation>Die Pfeile von Bruder Johann weisen ein Merkmal auch dann nach, wenn kein solcher Würfel mehr da ist.</translation>
    </message>
    <message>
        <source>Brother Johann pays 1 coin less, but never less than 1, and buys up to 3 upgrades in each round.</source>
        <translation>Bruder Johann bezahlt 1 Münze weniger, aber nie weniger als 1, und kauft bis zu 3 Ausbauten pro Runde.</translation>
    </message>
    <message>
        <source>Whenever Brother Johann validates a trait, he also validates every copy of the same genotype in his garden.</source>
        <translation>Immer wenn Bruder Johann ein Merkmal nachweist, weist er auch denselben Genotyp auf allen anderen Pflanzen seines Gartens nach.</translation>
    </message>
    <message>
        <source>Validates a trait in each automa phase and each time he takes the Gardening action.</source>
        <translation>Weist in jeder Automa-Phase und bei jeder Gartenarbeit ein Merkmal nach.</translation>
    </message>
    <message>
        <source>%1 drew an action card: %2.</source>
        <translation>%1 zog eine Aktionskarte: %2.</translation>
    </message>
    <message>
        <source>%1 drew the action card %2: the space is taken, so he draws again.</source>
        <translation>%1 zog die Aktionskarte %2: Das Feld ist besetzt, also zieht er neu.</translation>
    </message>
    <message>
        <source>%1 drew the action card %2: he has too few coins, so he draws again.</source>
        <translation>%1 zog die Aktionskarte %2: Er hat zu wenig Münzen, also zieht er neu.</translation>
    </message>
    <message>
        <source>%1 drew the action card %2: his garden is empty, so he draws again.</source>
        <translation>%1 zog die Aktionskarte %2: Sein Garten ist leer, also zieht er neu.</translation>
    </message>
    <message>
        <source>%1 drew the action card %2: he has no research goal marker left, so he draws again.</source>
        <translation>%1 zog die Aktionskarte %2: Er hat keinen Forschungsmarker mehr, also zieht er neu.</translation>
    </message>
    <message>
        <source>%1 drew the action card %2: no goal is free, so he draws again.</source>
        <translation>%1 zog die Aktionskarte %2: Kein Ziel ist frei, also zieht er neu.</translation>
    </message>
    <message>
        <source>%1 drew the action card %2: it cannot be carried out, so he draws again.</source>
        <translation>%1 zog die Aktionskarte %2: Sie lässt sich nicht ausführen, also zieht er neu.</translation>
    </message>
    <message>
        <source>%1 drew a support card with the letter of the action card: that goal is taken, so he draws again.</source>
        <translation>%1 zog eine Hilfskarte mit dem Buchstaben der Aktionskarte: Dieses Ziel ist besetzt, also zieht er neu.</translation>
    </message>
    <message>
        <source>%1 drew a support card with letter %2: that goal is taken, so he draws again.</source>
        <translation>%1 zog eine Hilfskarte mit dem Buchstaben %2: Dieses Ziel ist besetzt, also zieht er neu.</translation>
    </message>
    <message>
        <source>%1 drew a support card with the letter of the action card: that space is taken, so he draws again.</source>
        <translation>%1 zog eine Hilfskarte mit dem Buchstaben der Aktionskarte: Dieses Feld ist besetzt, also zieht er neu.</translation>
    </message>
    <message>
        <source>%1 drew a support card with letter %2: that space is taken, so he draws again.</source>
        <translation>%1 zog eine Hilfskarte mit dem Buchstaben %2: Dieses Feld ist besetzt, also zieht er neu.</translation>
    </message>
    <message>
        <source>%1 drew a card for an upgrade: %2.</source>
        <translation>%1 zog eine Karte für einen Ausbau: %2.</translation>
    </message>
    <message>
        <source>%1 drew a card for an upgrade, %2: he has too few coins, so he draws again.</source>
        <translation>%1 zog eine Karte für einen Ausbau, %2: Er hat zu wenig Münzen, also zieht er neu.</translation>
    </message>
    <message>
        <source>%1 drew a card for an upgrade, %2: he already has all of them, so he draws again.</source>
        <translation>%1 zog eine Karte für einen Ausbau, %2: Er hat schon alle, also zieht er neu.</translation>
    </message>
    <message>
        <source>%1 drew a card for an upgrade, %2: none is left, so he draws again.</source>
        <translation>%1 zog eine Karte für einen Ausbau, %2: Davon ist nichts mehr da, also zieht er neu.</translation>
    </message>
    <message>
        <source>%1 plays a hard game with the help of %2.</source>
        <translation>%1 spielt eine schwere Partie mit der Hilfe von %2.</translation>
    </message>
    <message>
        <source>%1 plays an easy game.</source>
        <translation>%1 spielt eine leichte Partie.</translation>
    </message>
    <message>
        <source>%1 plays a standard game.</source>
        <translation>%1 spielt eine normale Partie.</translation>
    </message>
    <message>
        <source>%1 drew a card without a letter for his first goal, so he draws again.</source>
        <translation>%1 zog für sein erstes Ziel eine Karte ohne Buchstaben, also zieht er neu.</translation>
    </message>
    <message>
        <source>%1 drew the letter %2 for his first goal, thanks to Sister Elisabeth.</source>
        <translation>%1 zog dank Schwester Elisabeth den Buchstaben %2 für sein erstes Ziel.</translation>
    </message>
    <message>
        <source>%1 drew the automa card %2, but has no plant to lay it beside.</source>
        <translation>%1 zog die Automa-Karte %2, hat aber keine Pflanze, neben die er sie legen kann.</translation>
    </message>
    <message>
        <source>%1 laid the automa card %2 beside plant %3 (%4).</source>
        <translation>%1 legte die Automa-Karte %2 neben Pflanze %3 (%4).</translation>
    </message>
    <message>
        <source>%1 cannot carry out any of the automa cards, so he takes the 2nd Shift.</source>
        <translation>%1 kann keine der Automa-Karten ausführen, also nimmt er die 2. Schicht.</translation>
    </message>
    <message>
        <source>%1 discarded the top tool of the deck: %2.</source>
        <translation>%1 warf das oberste Werkzeug des Stapels ab: %2.</translation>
    </message>
    <message>
        <source>%1 discarded a tool from the Tool Shed: %2.</source>
        <translation>%1 warf ein Werkzeug aus dem Werkzeugschuppen ab: %2.</translation>
    </message>
    <message>
        <source>The automa phase began: %1 tends his garden.</source>
        <translation>Die Automa-Phase begann: %1 pflegt seinen Garten.</translation>
    </message>
    <message>
        <source>%1 moved his marker from the 1st Shift for %2 to the end of the 2nd Shift.</source>
        <translation>%1 schob seinen Marker von der 1. Schicht (%2) ans Ende der 2. Schicht.</translation>
    </message>
    <message>
        <source>The double arrow points to %1, which plant %2 does not need.</source>
        <translation>Der Doppelpfeil zeigt auf ein Merkmal (%1), das Pflanze %2 nicht hat.</translation>
    </message>
    <message>
        <source>The single arrow points to %1, which plant %2 does not need.</source>
        <translation>Der einfache Pfeil zeigt auf ein Merkmal (%1), das Pflanze %2 nicht hat.</translation>
    </message>
    <message>
        <source>The double arrow points to %1, which is already validated on plant %2.</source>
        <translation>Der Doppelpfeil zeigt auf %1, das auf Pflanze %2 schon nachgewiesen ist.</translation>
    </message>
    <message>
        <source>The single arrow points to %1, which is already validated on plant %2.</source>
        <translation>Der einfache Pfeil zeigt auf %1, das auf Pflanze %2 schon nachgewiesen ist.</translation>
    </message>
    <message>
        <source>The double arrow points to %1, but no such die is left.</source>
        <translation>Der Doppelpfeil zeigt auf %1, aber kein solcher Würfel ist mehr da.</translation>
    </message>
    <message>
        <source>The single arrow points to %1, but no such die is left.</source>
        <translation>Der einfache Pfeil zeigt auf %1, aber kein solcher Würfel ist mehr da.</translation>
    </message>
    <message>
        <source>The double arrow points to %1: no such die is left, but Sister Maria helps.</source>
        <translation>Der Doppelpfeil zeigt auf %1: Kein solcher Würfel ist mehr da, aber Schwester Maria hilft.</translation>
    </message>
    <message>
        <source>The single arrow points to %1: no such die is left, but Sister Maria helps.</source>
        <translation>Der einfache Pfeil zeigt auf %1: Kein solcher Würfel ist mehr da, aber Schwester Maria hilft.</translation>
    </message>
    <message>
        <source>The card asks for a %1 mutation, but no such die is left.</source>
        <translation>Die Karte verlangt eine Mutation (%1), aber kein solcher Würfel ist da.</translation>
    </message>
    <message>
        <source>The card asks for a %1 mutation: %2 takes it as any genotype.</source>
        <translation>Die Karte verlangt eine Mutation (%1): %2 nimmt sie als beliebigen Genotyp.</translation>
    </message>
    <message>
        <source>The card asks for a %1 mutation: %2 can only take it for a coin.</source>
        <translation>Die Karte verlangt eine Mutation (%1): %2 kann sie nur für eine Münze nehmen.</translation>
    </message>
    <message>
        <source>There is no data in this file.</source>
        <translation>In dieser Datei stehen keine Daten.</translation>
    </message>
    <message>
        <source>This is not a text file. Save the table as CSV and open the CSV file.</source>
        <translation>Diese Datei ist kein Text. Speichere die Tabelle als CSV und öffne diese.</translation>
    </message>
    <message>
        <source>Line %1: the quotation mark that opens here is never closed.</source>
        <translation>Zeile %1: Das Anführungszeichen, das hier beginnt, wird nie geschlossen.</translation>
    </message>
    <message>
        <source>Line %1: a count is expected here, not “%2”.</source>
        <translation>Zeile %1: Hier wird eine Anzahl erwartet, nicht „%2“.</translation>
    </message>
    <message>
        <source>Line %1: the count %2 is negative.</source>
        <translation>Zeile %1: Die Anzahl %2 ist negativ.</translation>
    </message>
    <message>
        <source>Line %1: the count %2 is not a whole number.</source>
        <translation>Zeile %1: Die Anzahl %2 ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>Line %1: the counts are too large.</source>
        <translation>Zeile %1: Die Anzahlen sind zu groß.</translation>
    </message>
    <message>
        <source>Line %1: this row has too few cells.</source>
        <translation>Zeile %1: Diese Zeile hat zu wenige Zellen.</translation>
    </message>
    <message>
        <source>There is no column %1 in this table.</source>
        <translation>Diese Tabelle hat keine Spalte %1.</translation>
    </message>
    <message>
        <source>There are more than %1 different categories in this column.</source>
        <translation>In dieser Spalte stehen mehr als %1 verschiedene Kategorien.</translation>
    </message>
    <message>
        <source>There is a coin beside this Punnett square.</source>
        <translation>Neben diesem Punnett-Quadrat liegt eine Münze.</translation>
    </message>
    <message>
        <source>It makes no difference to your own plants, but it does to those of other players.</source>
        <translation>Für deine Pflanzen ändert das nichts, aber für die der anderen.</translation>
    </message>
    <message>
        <source>A coin is worth 1 point at the end, and you can spend it before then.</source>
        <translation>Eine Münze ist am Ende 1 Punkt wert, und bis dahin kannst du sie ausgeben.</translation>
    </message>
    <message>
        <source>%1.%2 points</source>
        <translation>%1,%2 Punkte</translation>
    </message>
    <message>
        <source>There is nothing else you can do.</source>
        <translation>Etwas anderes kannst du nicht tun.</translation>
    </message>
    <message>
        <source>half pointed and half flat nose</source>
        <translation>halb spitze und halb flache Nase</translation>
    </message>
    <message>
        <source>What share of the offspring do you expect to show “%1”?</source>
        <translation>Welcher Anteil der Nachkommen zeigt voraussichtlich „%1“?</translation>
    </message>
    <message>
        <source>That is the share of the other phenotype, “%1”.</source>
        <translation>Das ist der Anteil des anderen Phänotyps, „%1“.</translation>
    </message>
    <message>
        <source>1/2 is the share of *%1*. But *%1* and *%2* look the same, so the shares of the phenotypes are different.</source>
        <translation>1/2 ist der Anteil von *%1*. Aber *%1* und *%2* sehen gleich aus, also haben die Phänotypen andere Anteile.</translation>
    </message>
    <message>
        <source>That would be right if both parents were *%1*. Here one parent is *%2* and always passes on *%3*.</source>
        <translation>Das wäre richtig, wenn beide Eltern *%1* wären. Hier ist ein Elternteil *%2* und gibt immer *%3* weiter.</translation>
    </message>
    <message>
        <source>All would show it only if one parent were *%1*. Here each parent can pass on *%2*.</source>
        <translation>Alle zeigen es nur, wenn ein Elternteil *%1* ist. Hier kann jeder Elternteil *%2* weitergeben.</translation>
    </message>
    <message>
        <source>A parent that carries *%1* passes it on to half of the offspring, and one copy is enough to show it.</source>
        <translation>Ein Elternteil mit *%1* gibt es an die Hälfte der Nachkommen weiter, und eine Kopie genügt, damit man es sieht.</translation>
    </message>
    <message>
        <source>Both parents can pass on *%1*, so some offspring get it from both.</source>
        <translation>Beide Eltern können *%1* weitergeben, also bekommen es manche Nachkommen von beiden.</translation>
    </message>
    <message>
        <source>All would show it only if both parents were *%1*.</source>
        <translation>Alle zeigen es nur, wenn beide Eltern *%1* sind.</translation>
    </message>
    <message>
        <source>What share of the offspring do you expect to be *%1*?</source>
        <translation>Welcher Anteil der Nachkommen ist voraussichtlich *%1*?</translation>
    </message>
    <message>
        <source>*%1* is in two cells: the allele *%2* can come from either parent.</source>
        <translation>*%1* steht in zwei Feldern: Das Allel *%2* kann vom einen oder vom anderen Elternteil kommen.</translation>
    </message>
    <message>
        <source>1/2 is the share of *%1*, which is in two cells.</source>
        <translation>1/2 ist der Anteil von *%1*, das in zwei Feldern steht.</translation>
    </message>
    <message>
        <source>3/4 is the share of the phenotype “%1”, which two genotypes have.</source>
        <translation>3/4 ist der Anteil des Phänotyps „%1“, den zwei Genotypen haben.</translation>
    </message>
    <message>
        <source>Two *%1* parents have %2 offspring.</source>
        <translation>Zwei *%1*-Eltern haben %2 Nachkommen.</translation>
    </message>
    <message>
        <source>How many of them do you expect to show “%1”?</source>
        <translation>Wie viele davon zeigen voraussichtlich „%1“?</translation>
    </message>
    <message>
        <source>Right: %1 of %2 is %3. A real count will be close to this, but seldom exactly the same.</source>
        <translation>Richtig: %1 von %2 ist %3. Eine echte Zählung liegt in der Nähe, trifft diese Zahl aber selten genau.</translation>
    </message>
    <message>
        <source>That many show the other phenotype, “%1”.</source>
        <translation>So viele zeigen den anderen Phänotyp, „%1“.</translation>
    </message>
    <message>
        <source>3 : 1 makes four parts, not three: three of one phenotype and one of the other.</source>
        <translation>3 : 1 sind vier Teile, nicht drei: drei mit dem einen Phänotyp und einer mit dem anderen.</translation>
    </message>
    <message>
        <source>Half of them are *%1*, but the question is what you see.</source>
        <translation>Die Hälfte ist *%1*, aber gefragt ist, was man sieht.</translation>
    </message>
    <message>
        <source>In what ratio do you expect the two phenotypes?</source>
        <translation>In welchem Verhältnis treten die beiden Phänotypen auf?</translation>
    </message>
    <message>
        <source>3 : 1 means three of four parts and one of four.</source>
        <translation>3 : 1 heißt: drei von vier Teilen und einer von vier.</translation>
    </message>
    <message>
        <source>3/4 comes from complete dominance. Here the heterozygotes, *%1*, have a phenotype of their own.</source>
        <translation>3/4 gehört zur vollständigen Dominanz. Hier haben die heterozygoten *%1* einen eigenen Phänotyp.</translation>
    </message>
    <message>
        <source>Offspring do not simply look like their parents: a *%1* parent passes on each of its alleles to half of the offspring.</source>
        <translation>Nachkommen sehen nicht einfach aus wie ihre Eltern: Ein *%1*-Elternteil gibt jedes seiner Allele an die Hälfte der Nachkommen weiter.</translation>
    </message>
    <message>
        <source>Blood groups: *%1* and *%2* are codominant, and both are dominant over *%3*.</source>
        <translation>Blutgruppen: *%1* und *%2* sind kodominant, und beide sind dominant über *%3*.</translation>
    </message>
    <message>
        <source>What share of the children do you expect to have “%1”?</source>
        <translation>Welcher Anteil der Kinder hat voraussichtlich „%1“?</translation>
    </message>
    <message>
        <source>Two genotypes have this group: the dominant allele can be paired with *%1* or with a second copy of itself.</source>
        <translation>Zwei Genotypen haben diese Gruppe: Das dominante Allel kann neben *%1* oder neben einer zweiten Kopie von sich stehen.</translation>
    </message>
    <message>
        <source>All four cells are different here: each genotype is in one cell.</source>
        <translation>Alle vier Felder sind hier verschieden: Jeder Genotyp steht in einem Feld.</translation>
    </message>
    <message>
        <source>Share of a phenotype</source>
        <translation>Anteil eines Phänotyps</translation>
    </message>
    <message>
        <source>Share of a genotype</source>
        <translation>Anteil eines Genotyps</translation>
    </message>
    <message>
        <source>Expected number</source>
        <translation>Erwartete Anzahl</translation>
    </message>
    <message>
        <source>Heterozygotes with their own phenotype</source>
        <translation>Heterozygote mit eigenem Phänotyp</translation>
    </message>
    <message>
        <source>Blood groups</source>
        <translation>Blutgruppen</translation>
    </message>
    <message>
        <source>Test cross</source>
        <translation>Testkreuzung</translation>
    </message>
    <message>
        <source>From counts back to the parents</source>
        <translation>Von den Anzahlen zurück zu den Eltern</translation>
    </message>
    <message>
        <source>Kinds of gametes</source>
        <translation>Arten von Keimzellen</translation>
    </message>
    <message>
        <source>Two genes and the product rule</source>
        <translation>Zwei Gene und die Produktregel</translation>
    </message>
    <message>
        <source>Linked genes</source>
        <translation>Gekoppelte Gene</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Gene for %1: *%2* (“%3”) is dominant over *%4* (“%5”).</source>
        <translation>Gen für %1: *%2* („%3“) ist dominant über *%4* („%5“).</translation>
    </message>
    <message>
        <source>Gene for %1: *%2* shows “%3”, *%4* “%5” and *%6* “%7”.</source>
        <translation>Gen für %1: *%2* zeigt „%3“, *%4* „%5“ und *%6* „%7“.</translation>
    </message>
    <message>
        <source>The parents are *%1* and *%2*.</source>
        <translation>Die Eltern sind *%1* und *%2*.</translation>
    </message>
    <message>
        <source>Right: it is one of the four equally likely cells of the square.</source>
        <translation>Richtig: Es ist eines der vier gleich wahrscheinlichen Felder des Quadrats.</translation>
    </message>
    <message>
        <source>Right: it is %1 of the four equally likely cells of the square.</source>
        <translation>Richtig: Es sind %1 der vier gleich wahrscheinlichen Felder des Quadrats.</translation>
    </message>
    <message>
        <source>Write down which gametes each parent makes.</source>
        <translation>Schreibe auf, welche Keimzellen jeder Elternteil bildet.</translation>
    </message>
    <message>
        <source>Draw the Punnett square: its four cells are equally likely.</source>
        <translation>Zeichne das Punnett-Quadrat: Seine vier Felder sind gleich wahrscheinlich.</translation>
    </message>
    <message>
        <source>A plant is *%1*. Its genes are independent of each other.</source>
        <translation>Eine Pflanze ist *%1*. Ihre Gene sind voneinander unabhängig.</translation>
    </message>
    <message>
        <source>How many kinds of gametes does it make?</source>
        <translation>Wie viele Arten von Keimzellen bildet sie?</translation>
    </message>
    <message>
        <source>Right: each of the %1 heterozygous genes doubles the number.</source>
        <translation>Richtig: Jedes der %1 heterozygoten Gene verdoppelt die Anzahl.</translation>
    </message>
    <message>
        <source>A homozygous gene such as *%1* passes on the same allele to every gamete, so it does not double the number of kinds.</source>
        <translation>Ein homozygotes Gen wie *%1* gibt jeder Keimzelle dasselbe Allel und verdoppelt deshalb die Zahl der Arten nicht.</translation>
    </message>
    <message>
        <source>The numbers multiply, they do not add: each allele of one gene can go with each allele of the next.</source>
        <translation>Die Anzahlen werden multipliziert, nicht addiert: Jedes Allel eines Gens kann mit jedem Allel des nächsten zusammenkommen.</translation>
    </message>
    <message>
        <source>3 is the number of genotypes per gene. A gamete has only one allele of each gene, so there are 2 possibilities.</source>
        <translation>3 ist die Zahl der Genotypen je Gen. Eine Keimzelle hat von jedem Gen nur ein Allel, also gibt es 2 Möglichkeiten.</translation>
    </message>
    <message>
        <source>That is the number of genes. A gamete has one allele of each of them.</source>
        <translation>Das ist die Anzahl der Gene. Eine Keimzelle hat von jedem davon ein Allel.</translation>
    </message>
    <message>
        <source>That is the number of alleles that the plant has.</source>
        <translation>Das ist die Anzahl der Allele, die die Pflanze hat.</translation>
    </message>
    <message>
        <source>How many different alleles can each single gene pass on?</source>
        <translation>Wie viele verschiedene Allele kann jedes einzelne Gen weitergeben?</translation>
    </message>
    <message>
        <source>Multiply: 2 for each heterozygous gene, 1 for each homozygous one.</source>
        <translation>Multipliziere: 2 für jedes heterozygote Gen, 1 für jedes homozygote.</translation>
    </message>
    <message>
        <source>The two genes are independent. The parents are *%1* and *%2*.</source>
        <translation>Die beiden Gene sind unabhängig. Die Eltern sind *%1* und *%2*.</translation>
    </message>
    <message>
        <source>What share of the offspring do you expect to show both “%1” and “%2”?</source>
        <translation>Welcher Anteil der Nachkommen zeigt voraussichtlich sowohl „%1“ als auch „%2“?</translation>
    </message>
    <message>
        <source>Right: %1 of the offspring show the first phenotype and %2 the second. The genes are independent, so multiply.</source>
        <translation>Richtig: %1 der Nachkommen zeigen den ersten Phänotyp und %2 den zweiten. Die Gene sind unabhängig, also wird multipliziert.</translation>
    </message>
    <message>
        <source>That is the share of “%1” alone. Only some of these also show “%2”.</source>
        <translation>Das ist der Anteil von „%1“ allein. Nur manche davon zeigen auch „%2“.</translation>
    </message>
    <message>
        <source>That is the share of offspring with “%1” and “%2”.</source>
        <translation>Das ist der Anteil der Nachkommen mit „%1“ und „%2“.</translation>
    </message>
    <message>
        <source>Look at one gene at a time: draw a square for each.</source>
        <translation>Betrachte ein Gen nach dem anderen: Zeichne für jedes ein Quadrat.</translation>
    </message>
    <message>
        <source>For independent genes, multiply the two shares.</source>
        <translation>Bei unabhängigen Genen werden die beiden Anteile multipliziert.</translation>
    </message>
    <message>
        <source>A parent with the chromosomes *%1* and *%2* is crossed with a parent that is *%3*.</source>
        <translation>Ein Elternteil mit den Chromosomen *%1* und *%2* wird mit einem *%3*-Elternteil gekreuzt.</translation>
    </message>
    <message>
        <source>What is the recombination fraction of the two genes?</source>
        <translation>Wie groß ist die Rekombinationshäufigkeit der beiden Gene?</translation>
    </message>
    <message>
        <source>about %1 per cent</source>
        <translation>etwa %1 Prozent</translation>
    </message>
    <message>
        <source>Right: %1 of the %2 offspring have a new combination of alleles from the first parent.</source>
        <translation>Richtig: %1 der %2 Nachkommen haben vom ersten Elternteil eine neue Kombination von Allelen.</translation>
    </message>
    <message>
        <source>These carry a chromosome just as the first parent had it. The recombinants are the two rarer kinds.</source>
        <translation>Diese haben ein Chromosom genau so, wie es der erste Elternteil hatte. Die Rekombinanten sind die beiden selteneren Sorten.</translation>
    </message>
    <message>
        <source>There are two recombinant kinds: add “%1, %2” and “%3, %4”.</source>
        <translation>Es gibt zwei rekombinante Sorten: Zähle „%1, %2“ und „%3, %4“ zusammen.</translation>
    </message>
    <message>
        <source>At 50 per cent, all four kinds would be about equally common; here two are clearly rarer.</source>
        <translation>Bei 50 Prozent wären alle vier Sorten etwa gleich häufig; hier sind zwei deutlich seltener.</translation>
    </message>
    <message>
        <source>Which two kinds carry a chromosome that the first parent did not have?</source>
        <translation>Welche zwei Sorten haben ein Chromosom, das der erste Elternteil nicht hatte?</translation>
    </message>
    <message>
        <source>Add the two rarer kinds and divide by all offspring.</source>
        <translation>Zähle die beiden selteneren Sorten zusammen und teile durch alle Nachkommen.</translation>
    </message>
    <message>
        <source>A parent of unknown genotype that shows “%1” is crossed with a parent that is *%2*.</source>
        <translation>Ein Elternteil mit unbekanntem Genotyp, der „%1“ zeigt, wird mit einem *%2*-Elternteil gekreuzt.</translation>
    </message>
    <message>
        <source>What do these offspring reveal about the unknown parent?</source>
        <translation>Was verraten diese Nachkommen über den unbekannten Elternteil?</translation>
    </message>
    <message>
        <source>It is certainly *%1*.</source>
        <translation>Er ist sicher *%1*.</translation>
    </message>
    <message>
        <source>*%1* is more likely than before, but *%2* is still possible.</source>
        <translation>*%1* ist jetzt wahrscheinlicher als vorher, aber *%2* ist noch möglich.</translation>
    </message>
    <message>
        <source>Nothing: its genotype is as uncertain as before.</source>
        <translation>Nichts: Sein Genotyp ist so ungewiss wie vorher.</translation>
    </message>
    <message>
        <source>Right: an offspring with “%1” is *%2*, with one *%3* from each parent.</source>
        <translation>Richtig: Ein Nachkomme mit „%1“ ist *%2*, mit je einem *%3* von beiden Eltern.</translation>
    </message>
    <message>
        <source>A parent that is *%1* passes on *%2* to all its offspring: none could show “%3”.</source>
        <translation>Ein *%1*-Elternteil gibt *%2* an alle Nachkommen weiter: Keiner könnte „%3“ zeigen.</translation>
    </message>
    <message>
        <source>One offspring with “%1” settles it: it has one *%2* from each parent.</source>
        <translation>Ein einziger Nachkomme mit „%1“ entscheidet es: Er hat je ein *%2* von beiden Eltern.</translation>
    </message>
    <message>
        <source>Look at those with “%1”: where does their second *%2* come from?</source>
        <translation>Sieh dir die mit „%1“ an: Woher kommt ihr zweites *%2*?</translation>
    </message>
    <message>
        <source>Right: a parent that is *%1* would have such offspring in only 1 of %2 cases, but it is possible.</source>
        <translation>Richtig: Ein *%1*-Elternteil hätte nur in 1 von %2 Fällen solche Nachkommen, aber möglich ist es.</translation>
    </message>
    <message>
        <source>Not certain: a parent that is *%1* passes on *%2* to half of its offspring on average, and to all of these in 1 of %3 cases.</source>
        <translation>Nicht sicher: Ein *%1*-Elternteil gibt *%2* im Mittel an die Hälfte seiner Nachkommen weiter, und in 1 von %3 Fällen an alle diese.</translation>
    </message>
    <message>
        <source>Then about half of the offspring should show “%1”, but none does.</source>
        <translation>Dann müsste etwa die Hälfte der Nachkommen „%1“ zeigen, aber keiner tut es.</translation>
    </message>
    <message>
        <source>Each further offspring with “%1” halves the odds of *%2*.</source>
        <translation>Jeder weitere Nachkomme mit „%1“ halbiert das Chancenverhältnis für *%2*.</translation>
    </message>
    <message>
        <source>What offspring would the parent have here if it were *%1*, and what offspring if it were *%2*?</source>
        <translation>Welche Nachkommen hätte hier ein *%1*-Elternteil, und welche ein *%2*-Elternteil?</translation>
    </message>
    <message>
        <source>Look for offspring with “%1”. If there is one, where do its two alleles come from?</source>
        <translation>Suche Nachkommen mit „%1“. Wenn es einen gibt: Woher kommen seine beiden Allele?</translation>
    </message>
    <message>
        <source>The %1 offspring of one pair of parents were counted.</source>
        <translation>Die %1 Nachkommen eines Elternpaars wurden gezählt.</translation>
    </message>
    <message>
        <source>Which parents do these counts point to?</source>
        <translation>Für welche Eltern sprechen diese Anzahlen?</translation>
    </message>
    <message>
        <source>*%1* × *%2*</source>
        <translation>*%1* × *%2*</translation>
    </message>
    <message>
        <source>For two *%1* parents, 3 : 1 is expected: here about %2 and %3.</source>
        <translation>Bei zwei *%1*-Eltern erwartet man 3 : 1, hier etwa %2 und %3.</translation>
    </message>
    <message>
        <source>For *%1* × *%2*, 1 : 1 is expected: here about %3 of each.</source>
        <translation>Bei *%1* × *%2* erwartet man 1 : 1, hier jeweils etwa %3.</translation>
    </message>
    <message>
        <source>Right: the counts are close to 3 : 1.</source>
        <translation>Richtig: Die Anzahlen liegen nahe bei 3 : 1.</translation>
    </message>
    <message>
        <source>Right: the counts are close to 1 : 1.</source>
        <translation>Richtig: Die Anzahlen liegen nahe bei 1 : 1.</translation>
    </message>
    <message>
        <source>A parent that is *%1* passes on *%2* to every offspring, so none would show “%3”; but some do.</source>
        <translation>Ein *%1*-Elternteil gibt *%2* an jeden Nachkommen weiter, also würde keiner „%3“ zeigen; manche tun es aber.</translation>
    </message>
    <message>
        <source>Two *%1* parents have no *%2* to pass on, so none would show “%3”; but many do.</source>
        <translation>Zwei *%1*-Eltern können kein *%2* weitergeben, also würde keiner „%3“ zeigen; viele tun es aber.</translation>
    </message>
    <message>
        <source>Some offspring show “%1”: what must each parent be able to pass on?</source>
        <translation>Manche Nachkommen zeigen „%1“: Was muss jeder Elternteil weitergeben können?</translation>
    </message>
    <message>
        <source>Divide the larger count by the smaller: is the result closer to 1 or to 3?</source>
        <translation>Teile die größere Anzahl durch die kleinere: Liegt das Ergebnis näher bei 1 oder bei 3?</translation>
    </message>
    <message>
        <source>new mutation</source>
        <translation>neue Mutation</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>F2 of %1 genes</source>
        <translation>F2 von %1 Genen</translation>
    </message>
    <message>
        <source>An egg cell or sperm cell; in plants, pollen brings the sperm cells. A gamete has one allele of each gene.</source>
        <translation>Eizelle oder Spermium; bei Pflanzen bringt der Pollen die Spermazellen. Eine Keimzelle (Gamet) hat ein Allel von jedem Gen.</translation>
    </message>
    <message>
        <source>You have no plants in hand to sow next.</source>
        <translation>Du hast keine Pflanze auf der Hand, die du als Nächstes säen kannst.</translation>
    </message>
    <message>
        <source>Sow plant %1 (%2), keep plant %3 (%4)</source>
        <translation>Pflanze %1 (%2) säen, Pflanze %3 (%4) behalten</translation>
    </message>
    <message>
        <source>Genome Wars</source>
        <translation>Genome Wars</translation>
    </message>
    <message>
        <source>Choose four alleles for your genome.</source>
        <translation>Wähle vier Allele für dein Genom.</translation>
    </message>
    <message>
        <source>%1 is choosing four alleles for its genome.</source>
        <translation>%1 wählt vier Allele für das eigene Genom.</translation>
    </message>
    <message>
        <source>Your turn: roll the two dice.</source>
        <translation>Dein Team ist am Zug: Wirf die zwei Würfel.</translation>
    </message>
    <message>
        <source>%1 rolls the two dice.</source>
        <translation>%1 wirft die zwei Würfel.</translation>
    </message>
    <message>
        <source>Mutation: choose one of your alleles and what it becomes.</source>
        <translation>Mutation: Wähle eines deiner Allele und wozu es wird.</translation>
    </message>
    <message>
        <source>Mutation: %1 is choosing one of its alleles and what it becomes.</source>
        <translation>Mutation: %1 wählt ein eigenes Allel und wozu es wird.</translation>
    </message>
    <message>
        <source>Choose the genome %1</source>
        <translation>Das Genom %1 wählen</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 wird zu %2</translation>
    </message>
    <message>
        <source>Team %1</source>
        <translation>Team %1</translation>
    </message>
    <message>
        <source>%1 has chosen a genome.</source>
        <translation>%1 hat ein Genom gewählt.</translation>
    </message>
    <message>
        <source>%1 chose the genome %2.</source>
        <translation>%1 hat das Genom %2 gewählt.</translation>
    </message>
    <message>
        <source>%1 revealed its genome: %2.</source>
        <translation>%1 zeigt das Genom: %2.</translation>
    </message>
    <message>
        <source>The second gene pool is empty: nobody survived.</source>
        <translation>Der zweite Genpool ist leer: Niemand hat überlebt.</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 von %3</translation>
    </message>
    <message>
        <source>Gene pool 1: %1.</source>
        <translation>Genpool 1: %1.</translation>
    </message>
    <message>
        <source>Gene pool 2, weighted by population: %1.</source>
        <translation>Genpool 2, nach Population gewichtet: %1.</translation>
    </message>
    <message>
        <source>Gene pool 2, each surviving genome once: %1.</source>
        <translation>Genpool 2, jedes überlebende Genom einmal: %1.</translation>
    </message>
    <message>
        <source>Several teams have equally rare alleles, so lots were drawn: %1 goes first.</source>
        <translation>Mehrere Teams haben gleich seltene Allele, daher wurde gelost: %1 beginnt.</translation>
    </message>
    <message>
        <source>%1 has the rarest alleles and goes first.</source>
        <translation>%1 hat die seltensten Allele und beginnt.</translation>
    </message>
    <message>
        <source>The environment die shows 6 and is rolled again.</source>
        <translation>Der Umweltwürfel zeigt 6 und wird noch einmal geworfen.</translation>
    </message>
    <message>
        <source>The environment die shows %1.</source>
        <translation>Der Umweltwürfel zeigt %1.</translation>
    </message>
    <message>
        <source>The environment stays the same: %1.</source>
        <translation>Die Umwelt bleibt dieselbe: %1.</translation>
    </message>
    <message>
        <source>The environment is now: %1.</source>
        <translation>Die Umwelt ist jetzt: %1.</translation>
    </message>
    <message>
        <source>Round %1 began.</source>
        <translation>Runde %1 begann.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Am Zug: %1.</translation>
    </message>
    <message>
        <source>%1 rolled %2 and %3: a natural roll of %4.</source>
        <translation>%1 hat %2 und %3 gewürfelt: ein natürlicher Wurf von %4.</translation>
    </message>
    <message>
        <source>%1 died out.</source>
        <translation>%1 ist ausgestorben.</translation>
    </message>
    <message>
        <source>Mutation in %1: %2 became %3.</source>
        <translation>Mutation bei %1: %2 wurde zu %3.</translation>
    </message>
    <message>
        <source>No team survived: nobody wins.</source>
        <translation>Kein Team hat überlebt: Niemand gewinnt.</translation>
    </message>
    <message>
        <source>%1 is the last team alive and wins.</source>
        <translation>%1 ist das letzte lebende Team und gewinnt.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 gewinnt.</translation>
    </message>
    <message>
        <source>These teams share the win: %1.</source>
        <translation>Den Sieg teilen sich %1.</translation>
    </message>
    <message>
        <source>%1: natural roll %2, row %3 (%4). The population stays at %5.</source>
        <translation>%1: natürlicher Wurf %2, Zeile %3 (%4). Die Population bleibt bei %5.</translation>
    </message>
    <message>
        <source>%1: natural roll %2, row %3 (%4). Thanks to %7, the population goes from %5 to %6.</source>
        <translation>%1: natürlicher Wurf %2, Zeile %3 (%4). Durch %7 ändert sich die Population von %5 auf %6.</translation>
    </message>
    <message>
        <source>%1: natural roll %2, row %3 (%4). The population goes from %5 to %6.</source>
        <translation>%1: natürlicher Wurf %2, Zeile %3 (%4). Die Population ändert sich von %5 auf %6.</translation>
    </message>
    <message>
        <source>%1: modified roll %2 + %3 = %4, row %5. The population stays at %6.</source>
        <translation>%1: veränderter Wurf %2 + %3 = %4, Zeile %5. Die Population bleibt bei %6.</translation>
    </message>
    <message>
        <source>%1: modified roll %2 + %3 = %4, row %5. Thanks to %8, the population goes from %6 to %7.</source>
        <translation>%1: veränderter Wurf %2 + %3 = %4, Zeile %5. Durch %8 ändert sich die Population von %6 auf %7.</translation>
    </message>
    <message>
        <source>%1: modified roll %2 + %3 = %4, row %5. The population goes from %6 to %7.</source>
        <translation>%1: veränderter Wurf %2 + %3 = %4, Zeile %5. Die Population ändert sich von %6 auf %7.</translation>
    </message>
    <message>
        <source>When another team rolls and the environment is %1, your team adds %2 to the roll, and %3 more for each extra copy.</source>
        <translation>Würfelt ein anderes Team, zählt dein Team in der Umwelt %1 zum Wurf %2 dazu, und für jede weitere Kopie noch %3.</translation>
    </message>
    <message>
        <source>Whenever your population grows, it grows by %1 more. This allele adds nothing to rolls. You can have only one copy.</source>
        <translation>Wenn deine Population wächst, wächst sie um %1 mehr. Zu Würfen zählt das Allel nichts dazu. Höchstens eine Kopie.</translation>
    </message>
    <message>
        <source>A mass extinction costs your population only %1. You can have only one copy.</source>
        <translation>Ein Massenaussterben kostet deine Population nur %1. Höchstens eine Kopie.</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>Autotrophy</source>
        <translation>Autotrophie</translation>
    </message>
    <message>
        <source>Heterotrophy</source>
        <translation>Heterotrophie</translation>
    </message>
    <message>
        <source>Symbiotic</source>
        <translation>Symbiose</translation>
    </message>
    <message>
        <source>Spore Former</source>
        <translation>Sporenbildung</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Resistenz</translation>
    </message>
    <message>
        <source>Fast Reproduction</source>
        <translation>Schnelle Vermehrung</translation>
    </message>
    <message>
        <source>Adaptability</source>
        <translation>Anpassungsfähigkeit</translation>
    </message>
    <message>
        <source>a secret genome</source>
        <translation>ein geheimes Genom</translation>
    </message>
    <message>
        <source>Surface water</source>
        <translation>Oberflächenwasser</translation>
    </message>
    <message>
        <source>Jungle</source>
        <translation>Dschungel</translation>
    </message>
    <message>
        <source>Desert</source>
        <translation>Wüste</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>Krankenhaus</translation>
    </message>
    <message>
        <source>Coral reef</source>
        <translation>Korallenriff</translation>
    </message>
    <message>
        <source>%1 gives a bonus here.</source>
        <translation>Hier bringt %1 einen Bonus.</translation>
    </message>
    <message>
        <source>Genome construction</source>
        <translation>Bau der Genome</translation>
    </message>
    <message>
        <source>Evolution</source>
        <translation>Evolution</translation>
    </message>
    <message>
        <source>Gene pool 2 and the origin of species</source>
        <translation>Genpool 2 und die Entstehung der Arten</translation>
    </message>
    <message>
        <source>Each team secretly chooses four alleles. Then all the genomes are revealed together.</source>
        <translation>Jedes Team wählt geheim vier Allele. Dann werden alle Genome gemeinsam aufgedeckt.</translation>
    </message>
    <message>
        <source>The teams take turns rolling, and each roll affects every living team.</source>
        <translation>Die Teams würfeln reihum, und jeder Wurf wirkt auf jedes lebende Team.</translation>
    </message>
    <message>
        <source>The gene pool of the survivors is counted, and the largest population wins.</source>
        <translation>Der Genpool der Überlebenden wird gezählt, und die größte Population gewinnt.</translation>
    </message>
    <message>
        <source>Each genome once</source>
        <translation>Jedes Genom einmal</translation>
    </message>
    <message>
        <source>Weighted by population</source>
        <translation>Nach Population gewichtet</translation>
    </message>
    <message>
        <source>The second gene pool counts the genome of each surviving team once, as the rules of the game say.</source>
        <translation>Der zweite Genpool zählt das Genom jedes überlebenden Teams einmal, wie es in den Spielregeln steht.</translation>
    </message>
    <message>
        <source>The second gene pool counts the genome of every individual, as a biologist would.</source>
        <translation>Der zweite Genpool zählt das Genom jedes einzelnen Lebewesens, wie es Biologen tun.</translation>
    </message>
    <message>
        <source>Natural roll</source>
        <translation>Natürlicher Wurf</translation>
    </message>
    <message>
        <source>Modified roll</source>
        <translation>Veränderter Wurf</translation>
    </message>
    <message>
        <source>For the team whose turn it is.</source>
        <translation>Für das Team, das am Zug ist.</translation>
    </message>
    <message>
        <source>For every other living team, with the bonus of its alleles.</source>
        <translation>Für jedes andere lebende Team, mit dem Bonus seiner Allele.</translation>
    </message>
    <message>
        <source>Environment change</source>
        <translation>Wechsel der Umwelt</translation>
    </message>
    <message>
        <source>Mass extinction</source>
        <translation>Massenaussterben</translation>
    </message>
    <message>
        <source>Mutation</source>
        <translation>Mutation</translation>
    </message>
    <message>
        <source>Population %1</source>
        <translation>Population %1</translation>
    </message>
    <message>
        <source>A new environment is rolled. The population of the team whose turn it is does not change.</source>
        <translation>Die Umwelt wird neu ausgewürfelt. Die Population des Teams am Zug ändert sich nicht.</translation>
    </message>
    <message>
        <source>The population of every living team falls by %1, or by less with Adaptability. Nothing else happens.</source>
        <translation>Die Population jedes lebenden Teams sinkt um %1, mit Anpassungsfähigkeit um weniger. Sonst geschieht nichts.</translation>
    </message>
    <message>
        <source>The team whose turn it is replaces one of its alleles with a different one. Its population does not change.</source>
        <translation>Das Team am Zug ersetzt eines seiner Allele durch ein anderes. Seine Population ändert sich nicht.</translation>
    </message>
    <message>
        <source>The population of the team whose turn it is changes by %1.</source>
        <translation>Die Population des Teams am Zug ändert sich um %1.</translation>
    </message>
    <message>
        <source>The population of the team changes by %1.</source>
        <translation>Die Population des Teams ändert sich um %1.</translation>
    </message>
    <message>
        <source>Evolution begins once every team has chosen its genome.</source>
        <translation>Die Evolution beginnt, wenn jedes Team sein Genom gewählt hat.</translation>
    </message>
    <message>
        <source>You choose a genome only once, before evolution begins. After that, only a mutation can change it.</source>
        <translation>Ein Genom wählst du nur einmal, bevor die Evolution beginnt. Danach kann es nur eine Mutation ändern.</translation>
    </message>
    <message>
        <source>A team can mutate only on its own turn, after a natural roll of 7 or 8.</source>
        <translation>Ein Team mutiert nur, wenn es am Zug ist, nach einem natürlichen Wurf von 7 oder 8.</translation>
    </message>
    <message>
        <source>Finish the mutation first: choose an allele and what it becomes.</source>
        <translation>Erst kommt die Mutation: Wähle ein Allel und wozu es wird.</translation>
    </message>
    <message>
        <source>This genome is full: it already has four alleles.</source>
        <translation>Dieses Genom ist voll: Es hat schon vier Allele.</translation>
    </message>
    <message>
        <source>A genome can have only one copy of Fast Reproduction and one of Adaptability. Choose another allele.</source>
        <translation>Ein Genom kann Schnelle Vermehrung und Anpassungsfähigkeit nur je einmal haben. Wähle ein anderes Allel.</translation>
    </message>
    <message>
        <source>This allele is not in the genome. Choose one that is.</source>
        <translation>Dieses Allel ist nicht im Genom. Wähle eines, das darin ist.</translation>
    </message>
    <message>
        <source>A mutation must produce a different allele. Choose another one.</source>
        <translation>Bei einer Mutation muss ein anderes Allel entstehen. Wähle ein anderes.</translation>
    </message>
    <message>
        <source>Gene Expression</source>
        <translation>Genexpression</translation>
    </message>
    <message>
        <source>promoter</source>
        <translation>Promotor</translation>
    </message>
    <message>
        <source>operon</source>
        <translation>Operon</translation>
    </message>
    <message>
        <source>transcription factor</source>
        <translation>Transkriptionsfaktor</translation>
    </message>
    <message>
        <source>expressed gene</source>
        <translation>exprimiertes Gen</translation>
    </message>
    <message>
        <source>Promoter</source>
        <translation>Promotor</translation>
    </message>
    <message>
        <source>Operon</source>
        <translation>Operon</translation>
    </message>
    <message>
        <source>Transcription factor</source>
        <translation>Transkriptionsfaktor</translation>
    </message>
    <message>
        <source>Expressed gene</source>
        <translation>Exprimiertes Gen</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>Substitution</source>
        <translation>Substitution</translation>
    </message>
    <message>
        <source>Translocation</source>
        <translation>Translokation</translation>
    </message>
    <message>
        <source>Deletion</source>
        <translation>Deletion</translation>
    </message>
    <message>
        <source>Insertion</source>
        <translation>Insertion</translation>
    </message>
    <message>
        <source>Promoter: %1</source>
        <translation>Promotor: %1</translation>
    </message>
    <message>
        <source>Operon: %1</source>
        <translation>Operon: %1</translation>
    </message>
    <message>
        <source>Transcription factor: %1</source>
        <translation>Transkriptionsfaktor: %1</translation>
    </message>
    <message>
        <source>Expressed gene: %1</source>
        <translation>Exprimiertes Gen: %1</translation>
    </message>
    <message>
        <source>Promoter %1</source>
        <translation>Promotor %1</translation>
    </message>
    <message>
        <source>Operon %1</source>
        <translation>Operon %1</translation>
    </message>
    <message>
        <source>Transcription factor %1</source>
        <translation>Transkriptionsfaktor %1</translation>
    </message>
    <message>
        <source>Expressed gene %1</source>
        <translation>Exprimiertes Gen %1</translation>
    </message>
    <message>
        <source>Choose two players to swap hands.</source>
        <translation>Wähle zwei Spieler: Sie tauschen ihre Handkarten.</translation>
    </message>
    <message>
        <source>The next player loses a turn.</source>
        <translation>Der nächste Spieler setzt aus.</translation>
    </message>
    <message>
        <source>Play one more card of any kind except another Deletion.</source>
        <translation>Spiele noch eine beliebige Karte, aber keine weitere Deletion.</translation>
    </message>
    <message>
        <source>Can be played on a card of the previous category (%1), or on another %2.</source>
        <translation>Passt auf eine Karte der vorigen Kategorie (%1) oder auf eine andere %2.</translation>
    </message>
    <message>
        <source>Can be played on a card of the previous category (%1), or on any %2.</source>
        <translation>Passt auf eine Karte der vorigen Kategorie (%1) oder auf jede %2.</translation>
    </message>
    <message>
        <source>What fits: any promoter, or another %1.</source>
        <translation>Es passt: jeder Promotor oder eine weitere %1.</translation>
    </message>
    <message>
        <source>What fits: any operon, or another %1.</source>
        <translation>Es passt: jedes Operon oder eine weitere %1.</translation>
    </message>
    <message>
        <source>What fits: any transcription factor, or another %1.</source>
        <translation>Es passt: jeder Transkriptionsfaktor oder eine weitere %1.</translation>
    </message>
    <message>
        <source>What fits: any expressed gene, or another %1.</source>
        <translation>Es passt: jedes exprimierte Gen oder eine weitere %1.</translation>
    </message>
    <message>
        <source>What fits: any promoter, or any %1.</source>
        <translation>Es passt: jeder Promotor oder jede %1.</translation>
    </message>
    <message>
        <source>What fits: any operon, or any %1.</source>
        <translation>Es passt: jedes Operon oder jede %1.</translation>
    </message>
    <message>
        <source>What fits: any transcription factor, or any %1.</source>
        <translation>Es passt: jeder Transkriptionsfaktor oder jede %1.</translation>
    </message>
    <message>
        <source>What fits: any expressed gene, or any %1.</source>
        <translation>Es passt: jedes exprimierte Gen oder jede %1.</translation>
    </message>
    <message>
        <source>This hand is over: deal the next one first.</source>
        <translation>Die Runde ist vorbei: Gib zuerst die Karten für die nächste.</translation>
    </message>
    <message>
        <source>New cards are dealt only when this hand is over.</source>
        <translation>Neu gegeben wird erst, wenn diese Runde vorbei ist.</translation>
    </message>
    <message>
        <source>Nobody is sitting there. Choose one of the players.</source>
        <translation>Dort sitzt niemand. Wähle einen der Spieler.</translation>
    </message>
    <message>
        <source>This card is not in your hand. Choose one that is.</source>
        <translation>Diese Karte hast du nicht auf der Hand. Wähle eine, die du hast.</translation>
    </message>
    <message>
        <source>A card cannot be played on its own category: play the next category in the order of expression, or the same number or action.</source>
        <translation>Auf dieselbe Kategorie passt die Karte nicht: Spiele die nächste in der Reihenfolge der Expression oder dieselbe Zahl oder Aktion.</translation>
    </message>
    <message>
        <source>This card does not fit: play the next category in the order of expression, or the same number or action.</source>
        <translation>Diese Karte passt nicht: Spiele die nächste Kategorie in der Reihenfolge der Expression oder dieselbe Zahl oder Aktion.</translation>
    </message>
    <message>
        <source>You can only play the card you have just drawn, or keep it.</source>
        <translation>Du kannst jetzt nur die Karte spielen, die du eben gezogen hast, oder sie behalten.</translation>
    </message>
    <message>
        <source>After a Deletion you can play any card except another Deletion.</source>
        <translation>Auf eine Deletion folgt eine beliebige Karte, aber keine weitere Deletion.</translation>
    </message>
    <message>
        <source>You have a card that fits, so you cannot draw or pass: play a glowing card.</source>
        <translation>Du hast eine passende Karte, kannst also nicht ziehen oder passen: Spiele eine leuchtende Karte.</translation>
    </message>
    <message>
        <source>You have no card that fits: draw one before your turn ends.</source>
        <translation>Du hast keine passende Karte: Zieh eine, bevor dein Zug endet.</translation>
    </message>
    <message>
        <source>There are no cards left to draw. Play a card, or pass if none fits.</source>
        <translation>Es sind keine Karten zum Ziehen mehr da. Spiele eine Karte, oder passe, wenn keine passt.</translation>
    </message>
    <message>
        <source>Play a glowing card: a promoter, or another %1.</source>
        <translation>Spiele eine leuchtende Karte: einen Promotor oder eine weitere %1.</translation>
    </message>
    <message>
        <source>Play a glowing card: a promoter, or any %1.</source>
        <translation>Spiele eine leuchtende Karte: einen Promotor oder eine %1.</translation>
    </message>
    <message>
        <source>Play a glowing card: an operon, or another %1.</source>
        <translation>Spiele eine leuchtende Karte: ein Operon oder eine weitere %1.</translation>
    </message>
    <message>
        <source>Play a glowing card: an operon, or any %1.</source>
        <translation>Spiele eine leuchtende Karte: ein Operon oder eine %1.</translation>
    </message>
    <message>
        <source>Play a glowing card: a transcription factor, or another %1.</source>
        <translation>Spiele eine leuchtende Karte: einen Transkriptionsfaktor oder eine weitere %1.</translation>
    </message>
    <message>
        <source>Play a glowing card: a transcription factor, or any %1.</source>
        <translation>Spiele eine leuchtende Karte: einen Transkriptionsfaktor oder eine %1.</translation>
    </message>
    <message>
        <source>Play a glowing card: an expressed gene, or another %1.</source>
        <translation>Spiele eine leuchtende Karte: ein exprimiertes Gen oder eine weitere %1.</translation>
    </message>
    <message>
        <source>Play a glowing card: an expressed gene, or any %1.</source>
        <translation>Spiele eine leuchtende Karte: ein exprimiertes Gen oder eine %1.</translation>
    </message>
    <message>
        <source>None of your cards fits: draw one.</source>
        <translation>Keine deiner Karten passt: Zieh eine.</translation>
    </message>
    <message>
        <source>None of your cards fits and there are none left to draw: pass.</source>
        <translation>Keine deiner Karten passt, und es ist keine zum Ziehen da: Passe.</translation>
    </message>
    <message>
        <source>The card you drew fits: play it or keep it.</source>
        <translation>Die gezogene Karte passt: Spiele sie oder behalte sie.</translation>
    </message>
    <message>
        <source>You drew %1, which fits: play it or keep it.</source>
        <translation>Du hast %1 gezogen. Die Karte passt: Spiele sie oder behalte sie.</translation>
    </message>
    <message>
        <source>Substitution: choose two players to swap hands.</source>
        <translation>Substitution: Wähle zwei Spieler, die ihre Handkarten tauschen.</translation>
    </message>
    <message>
        <source>Deletion: play one more card of any kind except another Deletion.</source>
        <translation>Deletion: Spiele noch eine beliebige Karte, aber keine weitere Deletion.</translation>
    </message>
    <message>
        <source>The hand is over: deal the next one.</source>
        <translation>Die Runde ist vorbei: Gib die Karten für die nächste.</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Karte ziehen</translation>
    </message>
    <message>
        <source>Keep the card</source>
        <translation>Karte behalten</translation>
    </message>
    <message>
        <source>Swap the hands of %1 and %2</source>
        <translation>Handkarten von %1 und %2 tauschen</translation>
    </message>
    <message>
        <source>Deal the next hand</source>
        <translation>Nächste Runde geben</translation>
    </message>
    <message>
        <source>Hand %1 began. First player: %2.</source>
        <translation>Runde %1 begann. Startspieler: %2.</translation>
    </message>
    <message>
        <source>%1 was dealt %2.</source>
        <translation>%1 bekam %2.</translation>
    </message>
    <message>
        <source>The first card is %1.</source>
        <translation>Die erste Karte ist %1.</translation>
    </message>
    <message>
        <source>It was %1&apos;s turn.</source>
        <translation>%1 war am Zug.</translation>
    </message>
    <message>
        <source>%1 played %2, the next in the order of expression.</source>
        <translation>%1 spielte %2, die nächste Karte in der Reihenfolge der Expression.</translation>
    </message>
    <message>
        <source>%1 played %2, the same number.</source>
        <translation>%1 spielte %2, dieselbe Zahl.</translation>
    </message>
    <message>
        <source>%1 played %2, the same action.</source>
        <translation>%1 spielte %2, dieselbe Aktion.</translation>
    </message>
    <message>
        <source>%1 played %2 after the Deletion.</source>
        <translation>%1 spielte %2 nach der Deletion.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1 spielte %2.</translation>
    </message>
    <message>
        <source>%1 drew a card because of the Insertion.</source>
        <translation>%1 zog wegen der Insertion eine Karte.</translation>
    </message>
    <message>
        <source>%1 drew %2 because of the Insertion.</source>
        <translation>%1 zog wegen der Insertion %2.</translation>
    </message>
    <message>
        <source>%1 had no card that fit and drew one.</source>
        <translation>%1 hatte keine passende Karte und zog eine.</translation>
    </message>
    <message>
        <source>%1 had no card that fit and drew %2.</source>
        <translation>%1 hatte keine passende Karte und zog %2.</translation>
    </message>
    <message>
        <source>%1 kept the card, although it fit.</source>
        <translation>%1 behielt die Karte, obwohl sie passt.</translation>
    </message>
    <message>
        <source>The card did not fit, so %1 kept it.</source>
        <translation>Die Karte passte nicht: %1 behielt sie.</translation>
    </message>
    <message>
        <source>%1 kept the card.</source>
        <translation>%1 behielt die Karte.</translation>
    </message>
    <message>
        <source>%1 had no card that fit and none to draw, and passed.</source>
        <translation>%1 hatte keine passende Karte, konnte keine ziehen und passte.</translation>
    </message>
    <message>
        <source>%1 swapped hands with %2.</source>
        <translation>%1 tauschte die Handkarten mit %2.</translation>
    </message>
    <message>
        <source>%1 made %2 and %3 swap hands.</source>
        <translation>%1 ließ %2 und %3 ihre Handkarten tauschen.</translation>
    </message>
    <message>
        <source>%1 lost a turn: %2.</source>
        <translation>%1 setzte aus: %2.</translation>
    </message>
    <message>
        <source>%1 had no card to play after the Deletion.</source>
        <translation>%1 hatte nach der Deletion keine Karte zu spielen.</translation>
    </message>
    <message>
        <source>Set position: %1 begins in round %2. In the garden: %3.</source>
        <translation>Vorgegebene Stellung: %1 beginnt in Runde %2. Im Garten: %3.</translation>
    </message>
    <message>
        <source>Set position: %1 begins in round %2. In the garden: %3. In hand: plant %4 and a tool: %5.</source>
        <translation>Vorgegebene Stellung: %1 beginnt in Runde %2. Im Garten: %3. Auf der Hand: Pflanze %4 und ein Werkzeug: %5.</translation>
    </message>
    <message>
        <source>one letter changed at random, all 61 codons</source>
        <translation>ein Buchstabe zufällig ausgetauscht, alle 61 Codons</translation>
    </message>
    <message>
        <source>one letter changed at random, this gene</source>
        <translation>ein Buchstabe zufällig ausgetauscht, dieses Gen</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>stumm</translation>
    </message>
    <message>
        <source>missense</source>
        <translation>Missense</translation>
    </message>
    <message>
        <source>nonsense</source>
        <translation>Nonsense</translation>
    </message>
    <message>
        <source>alanine</source>
        <translation>Alanin</translation>
    </message>
    <message>
        <source>arginine</source>
        <translation>Arginin</translation>
    </message>
    <message>
        <source>asparagine</source>
        <translation>Asparagin</translation>
    </message>
    <message>
        <source>aspartic acid</source>
        <translation>Asparaginsäure</translation>
    </message>
    <message>
        <source>cysteine</source>
        <translation>Cystein</translation>
    </message>
    <message>
        <source>glutamine</source>
        <translation>Glutamin</translation>
    </message>
    <message>
        <source>glutamic acid</source>
        <translation>Glutaminsäure</translation>
    </message>
    <message>
        <source>glycine</source>
        <translation>Glycin</translation>
    </message>
    <message>
        <source>histidine</source>
        <translation>Histidin</translation>
    </message>
    <message>
        <source>isoleucine</source>
        <translation>Isoleucin</translation>
    </message>
    <message>
        <source>leucine</source>
        <translation>Leucin</translation>
    </message>
    <message>
        <source>lysine</source>
        <translation>Lysin</translation>
    </message>
    <message>
        <source>methionine</source>
        <translation>Methionin</translation>
    </message>
    <message>
        <source>phenylalanine</source>
        <translation>Phenylalanin</translation>
    </message>
    <message>
        <source>proline</source>
        <translation>Prolin</translation>
    </message>
    <message>
        <source>serine</source>
        <translation>Serin</translation>
    </message>
    <message>
        <source>threonine</source>
        <translation>Threonin</translation>
    </message>
    <message>
        <source>tryptophan</source>
        <translation>Tryptophan</translation>
    </message>
    <message>
        <source>tyrosine</source>
        <translation>Tyrosin</translation>
    </message>
    <message>
        <source>valine</source>
        <translation>Valin</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>codon</source>
        <translation>Codon</translation>
    </message>
    <message>
        <source>Three letters of DNA or [mRNA](mrna) that stand for one amino acid, or for start or stop.</source>
        <translation>Drei Buchstaben der DNA oder [mRNA](mrna), die für eine Aminosäure stehen oder für Start oder Stopp.</translation>
    </message>
    <message>
        <source>deletion</source>
        <translation>Deletion</translation>
    </message>
    <message>
        <source>A [mutation](de-novo) in which letters of DNA are lost. It shifts the [reading frame](frameshift) unless the number of letters is a multiple of three.</source>
        <translation>Eine [Mutation](de-novo), bei der Buchstaben der DNA verloren gehen. Sie verschiebt das [Leseraster](frameshift), außer die Zahl der Buchstaben ist ein Vielfaches von drei.</translation>
    </message>
    <message>
        <source>enhancer</source>
        <translation>Enhancer</translation>
    </message>
    <message>
        <source>A stretch of DNA, often far from its gene, to which [transcription factors](transcription-factor) bind, so that the gene is read more often. Not the same as an [operon](operon).</source>
        <translation>Ein Stück DNA, oft weit weg von seinem Gen, an das [Transkriptionsfaktoren](transcription-factor) binden, sodass das Gen häufiger abgelesen wird. Nicht dasselbe wie ein [Operon](operon).</translation>
    </message>
    <message>
        <source>expression</source>
        <translation>Expression</translation>
    </message>
    <message>
        <source>A gene is expressed when it is read and its product, usually a protein, is made. Different cells express different genes.</source>
        <translation>Ein Gen ist exprimiert, wenn es abgelesen und sein Produkt hergestellt wird, meist ein Protein. Verschiedene Zellen exprimieren verschiedene Gene.</translation>
    </message>
    <message>
        <source>frameshift</source>
        <translation>Rasterverschiebung</translation>
    </message>
    <message>
        <source>Letters were lost or added and their number is not a multiple of three, so all letters after them are grouped into different triplets.</source>
        <translation>Buchstaben gingen verloren oder kamen dazu, und ihre Zahl ist kein Vielfaches von drei. Deshalb werden alle Buchstaben dahinter in andere Dreiergruppen eingeteilt.</translation>
    </message>
    <message>
        <source>insertion</source>
        <translation>Insertion</translation>
    </message>
    <message>
        <source>A [mutation](de-novo) in which letters of DNA are added. It shifts the [reading frame](frameshift) unless the number of letters is a multiple of three.</source>
        <translation>Eine [Mutation](de-novo), bei der Buchstaben der DNA dazukommen. Sie verschiebt das [Leseraster](frameshift), außer die Zahl der Buchstaben ist ein Vielfaches von drei.</translation>
    </message>
    <message>
        <source>missense mutation</source>
        <translation>Missense-Mutation</translation>
    </message>
    <message>
        <source>A [substitution](substitution) that replaces one amino acid of the protein with another.</source>
        <translation>Eine [Substitution](substitution), durch die eine Aminosäure des Proteins durch eine andere ersetzt wird.</translation>
    </message>
    <message>
        <source>mRNA</source>
        <translation>mRNA</translation>
    </message>
    <message>
        <source>Messenger RNA: the copy of a gene that ribosomes read. It has U where DNA has T.</source>
        <translation>Boten-RNA: die Kopie eines Gens, die von Ribosomen gelesen wird. Wo die DNA T hat, hat sie U.</translation>
    </message>
    <message>
        <source>nonsense mutation</source>
        <translation>Nonsense-Mutation</translation>
    </message>
    <message>
        <source>A mutation that creates a stop [codon](codon) too early in a gene, so the protein is too short.</source>
        <translation>Eine Mutation, durch die ein [Stoppcodon](codon) zu früh kommt; das Protein ist zu kurz.</translation>
    </message>
    <message>
        <source>Several genes behind one [promoter](promoter) that are read together, and the switch they share. Common in bacteria, rare elsewhere.</source>
        <translation>Mehrere Gene hinter einem [Promotor](promoter), die zusammen abgelesen werden, mit ihrem gemeinsamen Schalter. Bei Bakterien häufig, sonst selten.</translation>
    </message>
    <message>
        <source>The stretch of DNA in front of a gene where reading begins.</source>
        <translation>Das Stück DNA vor einem Gen, an dem das Ablesen beginnt.</translation>
    </message>
    <message>
        <source>silent mutation</source>
        <translation>stumme Mutation</translation>
    </message>
    <message>
        <source>A [substitution](substitution) that changes the [codon](codon) but not the amino acid.</source>
        <translation>Eine [Substitution](substitution), die das [Codon](codon) ändert, aber nicht die Aminosäure.</translation>
    </message>
    <message>
        <source>substitution</source>
        <translation>Substitution</translation>
    </message>
    <message>
        <source>A [mutation](de-novo) in which one letter of DNA is replaced by another.</source>
        <translation>Eine [Mutation](de-novo), bei der ein Buchstabe der DNA durch einen anderen ersetzt wird.</translation>
    </message>
    <message>
        <source>A protein that binds to certain places on DNA, so that a gene is read more or less often.</source>
        <translation>Ein Protein, das an bestimmte Stellen der DNA bindet, sodass ein Gen häufiger oder seltener abgelesen wird.</translation>
    </message>
    <message>
        <source>translation</source>
        <translation>Translation</translation>
    </message>
    <message>
        <source>Ribosomes read [mRNA](mrna) three letters at a time and join amino acids into a protein.</source>
        <translation>Ribosomen lesen die [mRNA](mrna), je drei Buchstaben auf einmal, und verbinden Aminosäuren zu einem Protein.</translation>
    </message>
    <message>
        <source>translocation</source>
        <translation>Translokation</translation>
    </message>
    <message>
        <source>A [mutation](de-novo) in which a piece of a chromosome moves to another place, usually on another chromosome.</source>
        <translation>Eine [Mutation](de-novo), bei der ein Stück eines Chromosoms an einen anderen Ort gelangt, meist auf ein anderes Chromosom.</translation>
    </message>
    <message>
        <source>hospital specialist</source>
        <translation>Krankenhaus-Spezialist</translation>
    </message>
    <message>
        <source>desert specialist</source>
        <translation>Wüsten-Spezialist</translation>
    </message>
    <message>
        <source>generalist</source>
        <translation>Generalist</translation>
    </message>
    <message>
        <source>fast generalist</source>
        <translation>schneller Generalist</translation>
    </message>
    <message>
        <source>fast hospital specialist</source>
        <translation>schneller Krankenhaus-Spezialist</translation>
    </message>
    <message>
        <source>first team wins</source>
        <translation>erstes Team gewinnt</translation>
    </message>
    <message>
        <source>second team wins</source>
        <translation>zweites Team gewinnt</translation>
    </message>
    <message>
        <source>shared win</source>
        <translation>geteilter Sieg</translation>
    </message>
    <message>
        <source>nobody survives</source>
        <translation>niemand überlebt</translation>
    </message>
    <message>
        <source>two genomes in the environment %1</source>
        <translation>zwei Genome in der Umwelt %1</translation>
    </message>
    <message>
        <source>the same genome twice, %1 individuals each</source>
        <translation>zweimal dasselbe Genom, je %1 Lebewesen</translation>
    </message>
    <message>
        <source>useful here</source>
        <translation>hier nützlich</translation>
    </message>
    <message>
        <source>without effect here</source>
        <translation>hier ohne Wirkung</translation>
    </message>
    <message>
        <source>harmful here</source>
        <translation>hier schädlich</translation>
    </message>
    <message>
        <source>random mutations in the environment %1</source>
        <translation>zufällige Mutationen in der Umwelt %1</translation>
    </message>
    <message>
        <source>allele frequency</source>
        <translation>Allelhäufigkeit</translation>
    </message>
    <message>
        <source>The share of all copies of a gene in a [population](population) that are this [allele](allele): 3 of 8 copies are 37.5 %.</source>
        <translation>Der Anteil dieses [Allels](allele) an allen Kopien eines Gens in einer [Population](population): 3 von 8 Kopien sind 37,5 %.</translation>
    </message>
    <message>
        <source>environment</source>
        <translation>Umwelt</translation>
    </message>
    <message>
        <source>Everything around a living thing that acts on it: water, heat, food, enemies, medicines.</source>
        <translation>Alles um ein Lebewesen herum, was auf es wirkt: Wasser, Hitze, Nahrung, Feinde, Medikamente.</translation>
    </message>
    <message>
        <source>extinction</source>
        <translation>Aussterben</translation>
    </message>
    <message>
        <source>The death of the last individual of a population or species. In a mass extinction, many species die out at the same time.</source>
        <translation>Der Tod des letzten Lebewesens einer Population oder Art. Bei einem Massenaussterben sterben viele Arten gleichzeitig aus.</translation>
    </message>
    <message>
        <source>fitness</source>
        <translation>Fitness</translation>
    </message>
    <message>
        <source>The number of offspring that a genotype can be expected to leave in a given [environment](environment), compared with others. It has nothing to do with sport.</source>
        <translation>Die Zahl der Nachkommen, die von einem Genotyp in einer bestimmten [Umwelt](environment) zu erwarten sind, verglichen mit anderen. Mit Sport hat das nichts zu tun.</translation>
    </message>
    <message>
        <source>gene pool</source>
        <translation>Genpool</translation>
    </message>
    <message>
        <source>All alleles of all individuals of a [population](population) together.</source>
        <translation>Alle Allele aller Lebewesen einer [Population](population) zusammen.</translation>
    </message>
    <message>
        <source>genetic drift</source>
        <translation>Gendrift</translation>
    </message>
    <message>
        <source>A change of [allele frequencies](allele-frequency) by chance alone; strong in small populations.</source>
        <translation>Eine Änderung von [Allelhäufigkeiten](allele-frequency) allein durch Zufall; stark in kleinen Populationen.</translation>
    </message>
    <message>
        <source>haploid</source>
        <translation>haploid</translation>
    </message>
    <message>
        <source>With one set of chromosomes, and so one allele of each gene: bacteria, gametes.</source>
        <translation>Mit einem einfachen Chromosomensatz und damit einem Allel von jedem Gen: Bakterien, Keimzellen.</translation>
    </message>
    <message>
        <source>Hardy–Weinberg law</source>
        <translation>Hardy-Weinberg-Gesetz</translation>
    </message>
    <message>
        <source>natural selection</source>
        <translation>natürliche Selektion</translation>
    </message>
    <message>
        <source>Because of inherited differences, some individuals leave more offspring than others, so their alleles become more frequent in the next generation.</source>
        <translation>Durch vererbte Unterschiede haben manche Lebewesen mehr Nachkommen als andere, und so werden ihre Allele in der nächsten Generation häufiger.</translation>
    </message>
    <message>
        <source>population</source>
        <translation>Population</translation>
    </message>
    <message>
        <source>Individuals of one species that live in the same place and can have offspring with each other; in bacteria, all that live together.</source>
        <translation>Lebewesen einer Art, die an einem Ort leben und miteinander Nachkommen haben können; bei Bakterien alle, die zusammenleben.</translation>
    </message>
    <message>
        <source>prokaryote</source>
        <translation>Prokaryot</translation>
    </message>
    <message>
        <source>A living thing whose cells have no nucleus: bacteria and archaea. Nearly all of them are [haploid](haploid).</source>
        <translation>Ein Lebewesen, dessen Zellen keinen Zellkern haben: Bakterien und Archaeen. Fast alle sind [haploid](haploid).</translation>
    </message>
    <message>
        <source>Line %1 does not match its checksum: the file was changed after it was saved.</source>
        <translation>Zeile %1 passt nicht zu ihrer Prüfsumme: Die Datei wurde nach dem Speichern geändert.</translation>
    </message>
    <message>
        <source>Line %1 has no count: write 0 where nothing was counted.</source>
        <translation>In Zeile %1 fehlt eine Anzahl: Wo nichts gezählt wurde, schreibe 0.</translation>
    </message>
    <message>
        <source>Line %1: separate the columns with commas, semicolons or tabs, not with “|”.</source>
        <translation>Zeile %1: Trenne die Spalten mit Kommas, Semikolons oder Tabulatoren, nicht mit „|“.</translation>
    </message>
    <message>
        <source>Line %1: separate the columns with commas, semicolons or tabs, not with spaces.</source>
        <translation>Zeile %1: Trenne die Spalten mit Kommas, Semikolons oder Tabulatoren, nicht mit Leerzeichen.</translation>
    </message>
    <message>
        <source>Columns 2 and %1 both hold counts. Keep one column of names and one of counts, or a row of names above a single row of counts.</source>
        <translation>In den Spalten 2 und %1 stehen Anzahlen. Behalte eine Spalte mit Namen und eine mit Anzahlen oder eine Zeile mit Namen über einer einzigen Zeile mit Anzahlen.</translation>
    </message>
    <message>
        <source>Column %1 holds numbers. If they are counts, move them to column 2, beside the names; if not, delete the column.</source>
        <translation>In Spalte %1 stehen Zahlen. Sind es Anzahlen, gehören sie in Spalte 2 neben die Namen; sonst lösche die Spalte.</translation>
    </message>
    <message>
        <source>Column %1 is not the only one that could be counted. Delete every column but the one you want.</source>
        <translation>Spalte %1 ist nicht die einzige, die gezählt werden könnte. Lösche alle Spalten außer der gewünschten.</translation>
    </message>
    <message>
        <source>Line %1: there is a number where a name is expected. Write the name of each category to the left of its count.</source>
        <translation>Zeile %1: Hier steht eine Zahl, wo ein Name erwartet wird. Schreibe links neben jede Anzahl den Namen ihrer Kategorie.</translation>
    </message>
    <message>
        <source>Column %1 numbers the rows. Delete it, and the names in column 1 will be counted.</source>
        <translation>Spalte %1 nummeriert die Zeilen. Lösche sie, dann werden die Namen in Spalte 1 gezählt.</translation>
    </message>
    <message>
        <source>Enter a ratio, such as 9 : 3 : 3 : 1.</source>
        <translation>Gib ein Verhältnis ein, zum Beispiel 9 : 3 : 3 : 1.</translation>
    </message>
    <message>
        <source>“%1” is not a part of a ratio such as 9 : 3 : 3 : 1.</source>
        <translation>„%1“ ist kein Teil eines Verhältnisses wie 9 : 3 : 3 : 1.</translation>
    </message>
    <message>
        <source>The comma in “%1” could mark decimals or thousands: write the number without it.</source>
        <translation>Das Komma in „%1“ kann Dezimalstellen oder Tausender abtrennen: Schreibe die Zahl ohne Komma.</translation>
    </message>
    <message>
        <source>“%1” is too small or too large: a part must be 0 or between 0.000001 and 1000000000.</source>
        <translation>„%1“ ist zu klein oder zu groß: Ein Teil ist 0 oder liegt zwischen 0,000001 und 1000000000.</translation>
    </message>
    <message>
        <source>A ratio has at most %1 parts.</source>
        <translation>Ein Verhältnis hat höchstens %1 Teile.</translation>
    </message>
    <message>
        <source>One part of the ratio must be more than 0.</source>
        <translation>Ein Teil des Verhältnisses muss größer als 0 sein.</translation>
    </message>
    <message>
        <source>Try the switches: when is the gene read, and when not? They are not counted. The prediction is about the letters of a gene: one letter is replaced by another at random. How often does the protein stay the same ([silent](silent)), how often does one amino acid change ([missense](missense)), and how often does the protein end too early ([nonsense](nonsense))?</source>
        <translation>Probiere die Schalter aus: Wann wird das Gen abgelesen, wann nicht? Gezählt wird dabei nichts. Bei der Vorhersage geht es um die Buchstaben eines Gens: Einer wird zufällig gegen einen anderen getauscht. Wie oft bleibt das Protein gleich ([stumm](silent)), wie oft ist eine Aminosäure eine andere ([Missense](missense)), und wie oft endet das Protein zu früh ([Nonsense](nonsense))?</translation>
    </message>
    <message>
        <source>In a camellia, both alleles show at full strength: with one for red and one for white, the flower is red and white ([codominance](codominance)). If two such plants are crossed, what flowers do their offspring have, and in what ratio?</source>
        <translation>Bei einer Kamelie zeigen sich beide Allele in voller Stärke: Mit einem für Rot und einem für Weiß ist die Blüte rot-weiß ([Kodominanz](codominance)). Wenn zwei solche Pflanzen gekreuzt werden, welche Blüten kommen dann, und in welchem Verhältnis?</translation>
    </message>
    <message>
        <source>Here the [heterozygote](heterozygous) is of medium height. If two medium plants are crossed, what heights do their offspring have, and in what ratio?</source>
        <translation>Hier ist die [heterozygote](heterozygous) Pflanze mittelhoch. Wenn zwei mittelhohe gekreuzt werden, welche Höhen kommen dann, und in welchem Verhältnis?</translation>
    </message>
    <message>
        <source>A dog with one allele for curls (*K*) and one for straight hair (*K+*) has a wavy coat. If two wavy dogs have pups, what coats do the pups have, and in what ratio?</source>
        <translation>Ein Hund mit einem Allel für Locken (*K*) und einem für glattes Haar (*K+*) hat ein welliges Fell. Wenn zwei wellige Hunde Welpen haben, welches Fell kommt dann vor, und in welchem Verhältnis?</translation>
    </message>
    <message>
        <source>Choose the genotypes of a mother and a father. *Iᴬ* and *Iᴮ* are both dominant over *i* and codominant with each other. Which blood groups can their children have, and in what ratio?</source>
        <translation>Wähle die Genotypen von Mutter und Vater. *Iᴬ* und *Iᴮ* sind beide dominant über *i* und untereinander kodominant. Welche Blutgruppen können ihre Kinder haben, und in welchem Verhältnis?</translation>
    </message>
    <message>
        <source>Now several genes work on one trait, and each plus allele adds one step. Both parents are heterozygous for all of these genes. How many offspring will be at the two ends, and how many in the middle? Give your answer as parts of a ratio.</source>
        <translation>Jetzt wirken mehrere Gene auf ein Merkmal, und jedes Plus-Allel fügt eine Stufe hinzu. Beide Eltern sind für alle diese Gene heterozygot. Wie viele Nachkommen stehen an den Enden und wie viele in der Mitte? Sag es in Anteilen.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Finished after %n hands</source>
        <translation>
            <numerusform>Beendet nach %n Runde</numerusform>
            <numerusform>Beendet nach %n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand %1, playing to %n points</source>
        <translation>
            <numerusform>Runde %1, gespielt wird bis %n Punkt</numerusform>
            <numerusform>Runde %1, gespielt wird bis %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next player draws %n cards and loses a turn.</source>
        <translation>
            <numerusform>Der nächste Spieler zieht %n Karte und setzt aus.</numerusform>
            <numerusform>Der nächste Spieler zieht %n Karten und setzt aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it is left in a hand, the winner scores %n points for it.</source>
        <translation>
            <numerusform>Bleibt sie auf der Hand, bringt sie dem Sieger %n Punkt.</numerusform>
            <numerusform>Bleibt sie auf der Hand, bringt sie dem Sieger %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was dealt %n cards.</source>
        <translation>
            <numerusform>%1 bekam %n Karte.</numerusform>
            <numerusform>%1 bekam %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The draw pile was empty: %n discards were shuffled to make a new one.</source>
        <translation>
            <numerusform>Der Nachziehstapel war leer: Die eine abgelegte Karte wurde zum neuen.</numerusform>
            <numerusform>Der Nachziehstapel war leer: %n abgelegte Karten wurden zu einem neuen gemischt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was left with %2, worth %n points.</source>
        <translation>
            <numerusform>%1 hatte noch %2: %n Punkt.</numerusform>
            <numerusform>%1 hatte noch %2: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won hand %2 and scored %n points, which makes %3 in total.</source>
        <translation>
            <numerusform>%1 gewann Runde %2 und bekam %n Punkt, das macht zusammen %3.</numerusform>
            <numerusform>%1 gewann Runde %2 und bekam %n Punkte, das macht zusammen %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished after %n rounds</source>
        <translation>
            <numerusform>Beendet nach %n Runde</numerusform>
            <numerusform>Beendet nach %n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gain %n coins. Coins that you do not spend are worth points at the end.</source>
        <translation>
            <numerusform>Du bekommst %n Münze. Was du nicht ausgibst, zählt am Ende als Punkt.</numerusform>
            <numerusform>Du bekommst %n Münzen. Was du nicht ausgibst, zählt am Ende als Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n plants in hand to sow next.</source>
        <translation>
            <numerusform>Du hast 1 Pflanze auf der Hand, die du als Nächstes säen kannst.</numerusform>
            <numerusform>Du hast %n Pflanzen auf der Hand, die du als Nächstes säen kannst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody else needs the genotypes that you need.</source>
        <translation>Die Genotypen, die du brauchst, braucht sonst niemand.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the genotypes that you need are needed by other players too.</source>
        <translation>
            <numerusform>%n Genotyp, den du brauchst, wird auch von anderen gebraucht.</numerusform>
            <numerusform>%n Genotypen, die du brauchst, werden auch von anderen gebraucht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your plants still need %n traits.</source>
        <translation>
            <numerusform>Deinen Pflanzen fehlt noch %n Merkmal.</numerusform>
            <numerusform>Deinen Pflanzen fehlen noch %n Merkmale.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n dice slots.</source>
        <translation>
            <numerusform>Du hast %n Würfelplatz.</numerusform>
            <numerusform>Du hast %n Würfelplätze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your plants are complete. Harvesting them makes room for others.</source>
        <translation>
            <numerusform>%n deiner Pflanzen ist vollständig. Wenn du sie erntest, ist Platz für eine andere.</numerusform>
            <numerusform>%n deiner Pflanzen sind vollständig. Wenn du sie erntest, ist Platz für andere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can sow %n plants from your hand.</source>
        <translation>
            <numerusform>Du kannst %n Pflanze aus deiner Hand säen.</numerusform>
            <numerusform>Du kannst %n Pflanzen aus deiner Hand säen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It needs %n traits.</source>
        <translation>
            <numerusform>Sie braucht %n Merkmal.</numerusform>
            <numerusform>Sie braucht %n Merkmale.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your plants counts for it yet.</source>
        <translation>Noch keine deiner Pflanzen zählt dafür.</translation>
    </message>
    <message numerus="yes">
        <source>%n of your plants count for it.</source>
        <translation>
            <numerusform>%n deiner Pflanzen zählt dafür.</numerusform>
            <numerusform>%n deiner Pflanzen zählen dafür.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each complete plant that counts is worth %n more points.</source>
        <translation>
            <numerusform>Jede vollständige Pflanze, die zählt, bringt %n Punkt mehr.</numerusform>
            <numerusform>Jede vollständige Pflanze, die zählt, bringt %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n such dice are left.</source>
        <translation>
            <numerusform>Nur noch %n solcher Würfel ist da.</numerusform>
            <numerusform>%n solche Würfel sind noch da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other players need one too.</source>
        <translation>
            <numerusform>%n anderer Spieler braucht auch einen.</numerusform>
            <numerusform>%n andere Spieler brauchen auch einen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can use it for %n more rounds.</source>
        <translation>
            <numerusform>Das nützt dir noch 1 Runde lang.</numerusform>
            <numerusform>Das nützt dir noch %n Runden lang.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking ahead, “%1” is about as good.</source>
        <translation>Vorausgedacht ist „%1“ etwa gleich gut.</translation>
    </message>
    <message>
        <source>Looking ahead, this brings you %2 more than “%1”.</source>
        <translation>Vorausgedacht bringt dir das %2 mehr als „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>Pay %n coins to mark a free research goal. You do not need an action space for it.</source>
        <translation>
            <numerusform>Zahle %n Münze und belege ein freies Forschungsziel. Ein Aktionsfeld brauchst du dafür nicht.</numerusform>
            <numerusform>Zahle %n Münzen und belege ein freies Forschungsziel. Ein Aktionsfeld brauchst du dafür nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you place a marker on Set Parent Genes, gain %n coins.</source>
        <translation>
            <numerusform>Wenn du einen Marker auf „Elterngene setzen“ stellst, bekommst du 1 Münze.</numerusform>
            <numerusform>Wenn du einen Marker auf „Elterngene setzen“ stellst, bekommst du %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you place a marker on a 1st Shift, gain %n coins.</source>
        <translation>
            <numerusform>Wenn du einen Marker auf eine 1. Schicht stellst, bekommst du 1 Münze.</numerusform>
            <numerusform>Wenn du einen Marker auf eine 1. Schicht stellst, bekommst du %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you place a marker on the 2nd Shift, gain %n coins.</source>
        <translation>
            <numerusform>Wenn du einen Marker auf die 2. Schicht stellst, bekommst du 1 Münze.</numerusform>
            <numerusform>Wenn du einen Marker auf die 2. Schicht stellst, bekommst du %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you buy an upgrade, pay %n coins less. The price never falls below 0.</source>
        <translation>
            <numerusform>Wenn du einen Ausbau kaufst, zahlst du 1 Münze weniger. Der Preis sinkt nie unter 0.</numerusform>
            <numerusform>Wenn du einen Ausbau kaufst, zahlst du %n Münzen weniger. Der Preis sinkt nie unter 0.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n plants from the deck, keep %1 and discard the rest.</source>
        <translation>
            <numerusform>Ziehe %n Pflanze vom Stapel, behalte %1 und wirf den Rest ab.</numerusform>
            <numerusform>Ziehe %n Pflanzen vom Stapel, behalte %1 und wirf den Rest ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seed Bag: choose %n plants to keep.</source>
        <translation>
            <numerusform>Saatgutbeutel: Wähle eine Pflanze, die du behältst.</numerusform>
            <numerusform>Saatgutbeutel: Wähle %n Pflanzen, die du behältst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you take the Gardening action, you may draw %n more cards.</source>
        <translation>
            <numerusform>Bei der Gartenarbeit darfst du eine Karte mehr ziehen.</numerusform>
            <numerusform>Bei der Gartenarbeit darfst du %n Karten mehr ziehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everything that you pay for costs %n coins less.</source>
        <translation>
            <numerusform>Alles, wofür du bezahlst, kostet %n Münze weniger.</numerusform>
            <numerusform>Alles, wofür du bezahlst, kostet %n Münzen weniger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You always pay at least %n coins.</source>
        <translation>
            <numerusform>Mindestens %n Münze zahlst du immer.</numerusform>
            <numerusform>Mindestens %n Münzen zahlst du immer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each breeding phase you may pay him %n coins.</source>
        <translation>
            <numerusform>In jeder Züchtungsphase darfst du ihm %n Münze zahlen.</numerusform>
            <numerusform>In jeder Züchtungsphase darfst du ihm %n Münzen zahlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You then have %n more dice slots until the end of the round.</source>
        <translation>
            <numerusform>Dann hast du bis zum Ende der Runde %n Würfelplatz mehr.</numerusform>
            <numerusform>Dann hast du bis zum Ende der Runde %n Würfelplätze mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once in each working phase, pay %n coins to validate any one trait.</source>
        <translation>
            <numerusform>Einmal je Arbeitsphase: Zahle 1 Münze und weise ein beliebiges Merkmal nach.</numerusform>
            <numerusform>Einmal je Arbeitsphase: Zahle %n Münzen und weise ein beliebiges Merkmal nach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>University at %n coins</source>
        <translation>
            <numerusform>Universität für 1 Münze</numerusform>
            <numerusform>Universität für %n Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Research Goal at %n coins</source>
        <translation>
            <numerusform>Forschungsziel für 1 Münze</numerusform>
            <numerusform>Forschungsziel für %n Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay %n coins to validate any one trait on one of your plants.</source>
        <translation>
            <numerusform>Zahle 1 Münze und weise ein beliebiges Merkmal auf einer deiner Pflanzen nach.</numerusform>
            <numerusform>Zahle %n Münzen und weise ein beliebiges Merkmal auf einer deiner Pflanzen nach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay %n coins to mark a free research goal.</source>
        <translation>
            <numerusform>Zahle 1 Münze und belege ein freies Forschungsziel.</numerusform>
            <numerusform>Zahle %n Münzen und belege ein freies Forschungsziel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n coins.</source>
        <translation>
            <numerusform>Du bekommst 1 Münze.</numerusform>
            <numerusform>Du bekommst %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n plants into your hand, from the row or the deck.</source>
        <translation>
            <numerusform>Nimm 1 Pflanze auf die Hand, aus der Auslage oder vom Stapel.</numerusform>
            <numerusform>Nimm %n Pflanzen auf die Hand, aus der Auslage oder vom Stapel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points at the end of the game for each of your completed plants with %1.</source>
        <translation>
            <numerusform>Am Ende 1 Punkt für jede deiner vollständigen Pflanzen mit diesem Merkmal: %1.</numerusform>
            <numerusform>Am Ende %n Punkte für jede deiner vollständigen Pflanzen mit diesem Merkmal: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the next round on, you place one more marker in each working phase. You can have %n markers at most.</source>
        <translation>
            <numerusform>Von der nächsten Runde an setzt du in jeder Arbeitsphase einen Marker mehr. Du kannst höchstens %n Marker haben.</numerusform>
            <numerusform>Von der nächsten Runde an setzt du in jeder Arbeitsphase einen Marker mehr. Du kannst höchstens %n Marker haben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Plant %1: %2, %n points</source>
        <translation>
            <numerusform>Pflanze %1: %2, 1 Punkt</numerusform>
            <numerusform>Pflanze %1: %2, %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nursery: take %n plants, one after the other, from the row or the deck.</source>
        <translation>
            <numerusform>Baumschule: Nimm eine Pflanze aus der Auslage oder vom Stapel.</numerusform>
            <numerusform>Baumschule: Nimm %n Pflanzen nacheinander, aus der Auslage oder vom Stapel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n coins</source>
        <translation>
            <numerusform>%1 für 1 Münze</numerusform>
            <numerusform>%1 für %n Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hire for %n coins: %1</source>
        <translation>
            <numerusform>Für 1 Münze einstellen: %1</numerusform>
            <numerusform>Für %n Münzen einstellen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gained %n coins (%2).</source>
        <translation>
            <numerusform>%1 bekam 1 Münze (%2).</numerusform>
            <numerusform>%1 bekam %n Münzen (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 paid %n coins (%2).</source>
        <translation>
            <numerusform>%1 zahlte 1 Münze (%2).</numerusform>
            <numerusform>%1 zahlte %n Münzen (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 looked at %n plants in a Seed Bag.</source>
        <translation>
            <numerusform>%1 sah sich 1 Pflanze in einem Saatgutbeutel an.</numerusform>
            <numerusform>%1 sah sich %n Pflanzen in einem Saatgutbeutel an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 found plants %2 in a Seed Bag.</source>
        <translation>
            <numerusform>%1 fand Pflanze %2 in einem Saatgutbeutel.</numerusform>
            <numerusform>%1 fand die Pflanzen %2 in einem Saatgutbeutel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discarded plants %2.</source>
        <translation>
            <numerusform>%1 warf Pflanze %2 ab.</numerusform>
            <numerusform>%1 warf die Pflanzen %2 ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 harvested plant %2 for %n points.</source>
        <translation>
            <numerusform>%1 erntete Pflanze %2 für 1 Punkt.</numerusform>
            <numerusform>%1 erntete Pflanze %2 für %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bought an upgrade for %n coins: %2.</source>
        <translation>
            <numerusform>%1 kaufte für 1 Münze einen Ausbau: %2.</numerusform>
            <numerusform>%1 kaufte für %n Münzen einen Ausbau: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brother Johann gains %n coins.</source>
        <translation>
            <numerusform>Bruder Johann bekommt 1 Münze.</numerusform>
            <numerusform>Bruder Johann bekommt %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 drew a support card: the letter of the action card, %n pips.</source>
        <translation>
            <numerusform>%1 zog eine Hilfskarte: Buchstabe der Aktionskarte, 1 Auge.</numerusform>
            <numerusform>%1 zog eine Hilfskarte: Buchstabe der Aktionskarte, %n Augen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 drew a support card: letter %2, %n pips.</source>
        <translation>
            <numerusform>%1 zog eine Hilfskarte: Buchstabe %2, 1 Auge.</numerusform>
            <numerusform>%1 zog eine Hilfskarte: Buchstabe %2, %n Augen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 drew a card with %n pips to choose an assistant.</source>
        <translation>
            <numerusform>%1 zog eine Karte mit %n Auge, um einen Helfer zu wählen.</numerusform>
            <numerusform>%1 zog eine Karte mit %n Augen, um einen Helfer zu wählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The single arrow points to %1: %2 takes one die.</source>
        <translation>Der einfache Pfeil zeigt auf %1: %2 nimmt einen Würfel.</translation>
    </message>
    <message numerus="yes">
        <source>The double arrow points to %1: %2 takes %n dice.</source>
        <translation>
            <numerusform>Der Doppelpfeil zeigt auf %1: %2 nimmt %n Würfel.</numerusform>
            <numerusform>Der Doppelpfeil zeigt auf %1: %2 nimmt %n Würfel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n markers, and nobody can have more.</source>
        <translation>
            <numerusform>Du hast %n Marker, und mehr kann niemand haben.</numerusform>
            <numerusform>Du hast %n Marker, und mehr kann niemand haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two plants were crossed, but you do not know their genotypes. Choose two tiles as your first guess. If the guess is right, in what ratio will the offspring appear?</source>
        <translation>Zwei Pflanzen wurden gekreuzt, und niemand verrät dir, welche. Wähle zwei Plättchen als deine erste Vermutung. Wenn sie stimmt: In welchem Verhältnis kommen die Nachkommen?</translation>
    </message>
    <message>
        <source>Round %1 of %2, against Brother Johann</source>
        <translation>Runde %1 von %2, gegen Bruder Johann</translation>
    </message>
    <message>
        <source>Finish this pick</source>
        <translation>Diese Würfelwahl beenden</translation>
    </message>
    <message>
        <source>Sow plant %1 (%2) with Brother Eduard</source>
        <translation>Pflanze %1 (%2) bei Bruder Eduard säen</translation>
    </message>
    <message>
        <source>Sow plant %1 (%2) in plot %3</source>
        <translation>Pflanze %1 (%2) in Beet %3 säen</translation>
    </message>
    <message>
        <source>This file is larger than %1 MB, too large for a table of counts.</source>
        <translation>Diese Datei ist größer als %1 MB: zu groß für eine Tabelle mit Anzahlen.</translation>
    </message>
    <message>
        <source>gene tile (in the game)</source>
        <translation>Genplättchen (im Spiel)</translation>
    </message>
    <message>
        <source>Laid beside a [Punnett square](punnett-square), it makes a parent [homozygous](homozygous) and so changes what the dice can show.</source>
        <translation>Neben ein [Punnett-Quadrat](punnett-square) gelegt, macht es einen Elternteil [homozygot](homozygous) und ändert damit, was die Würfel zeigen können.</translation>
    </message>
    <message>
        <source>research goal (in the game)</source>
        <translation>Forschungsziel (im Spiel)</translation>
    </message>
    <message>
        <source>A [phenotype](phenotype) that brings 2 or 3 extra points for each of your completed plants that shows it, once you have marked it.</source>
        <translation>Ein [Phänotyp](phenotype), der dir 2 oder 3 zusätzliche Punkte für jede vollständige Pflanze bringt, die ihn zeigt, sobald du das Ziel belegt hast.</translation>
    </message>
    <message>
        <source>1st and 2nd Shift (in the game)</source>
        <translation>1. und 2. Schicht (im Spiel)</translation>
    </message>
    <message>
        <source>Spaces for a marker that let you take a die before the others do: in the 1st Shift one of that trait, in the 2nd Shift, after all 1st Shifts, any die.</source>
        <translation>Felder für einen Marker, mit denen du vor den anderen einen Würfel nimmst: in der 1. Schicht einen dieses Merkmals, in der 2. Schicht, nach allen 1. Schichten, einen beliebigen.</translation>
    </message>
    <message>
        <source>validate (in the game)</source>
        <translation>nachweisen (im Spiel)</translation>
    </message>
    <message>
        <source>To cover a trait of a plant in your garden because a die shows the [genotype](genotype) that the plant asks for. When all its traits are validated, the plant is complete, and Gardening harvests it.</source>
        <translation>Ein Merkmal einer Pflanze in deinem Garten abdecken, weil ein Würfel den [Genotyp](genotype) zeigt, den die Pflanze verlangt. Sind alle Merkmale nachgewiesen, ist die Pflanze vollständig und wird mit „Gartenarbeit“ geerntet.</translation>
    </message>
    <message>
        <source>A genotype stands between two asterisks; one of them is missing.</source>
        <translation>Ein Genotyp steht zwischen zwei Sternchen; eines davon fehlt.</translation>
    </message>
    <message>
        <source>The glossary has no entry “%1”.</source>
        <translation>Das Glossar hat keinen Eintrag „%1“.</translation>
    </message>
    <message>
        <source>There is no figure “%1”. There are: %2.</source>
        <translation>Eine Abbildung „%1“ gibt es nicht. Es gibt: %2.</translation>
    </message>
    <message>
        <source>The cross “%1” cannot be read. %2</source>
        <translation>Die Kreuzung „%1“ ist nicht lesbar. %2</translation>
    </message>
    <message>
        <source>There are no practice problems of the kind “%1”.</source>
        <translation>Übungsaufgaben der Art „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Two answers of this question are the same.</source>
        <translation>Zwei Antworten dieser Frage sind gleich.</translation>
    </message>
    <message>
        <source>A question needs from %1 to %2 answers.</source>
        <translation>Eine Frage braucht %1 bis %2 Antworten.</translation>
    </message>
    <message>
        <source>Exactly one answer of a question must be right.</source>
        <translation>Genau eine Antwort einer Frage muss richtig sein.</translation>
    </message>
    <message>
        <source>Two questions have the id “%1”.</source>
        <translation>Zwei Fragen haben die Kennung „%1“.</translation>
    </message>
    <message>
        <source>A lesson needs at least one question.</source>
        <translation>Eine Lektion braucht mindestens eine Frage.</translation>
    </message>
    <message>
        <source>This is too large for a lesson: more than %1 KB.</source>
        <translation>Das ist zu groß für eine Lektion: mehr als %1 KB.</translation>
    </message>
    <message>
        <source>“%1” differs from the English lesson.</source>
        <translation>„%1“ ist anders als in der englischen Lektion.</translation>
    </message>
    <message>
        <source>The English lesson has %1 of “%2”, this one %3.</source>
        <translation>Die englische Lektion hat von „%2“ %1, diese %3.</translation>
    </message>
    <message>
        <source>“%1” links to other words of the glossary than in English.</source>
        <translation>„%1“ verweist auf andere Wörter des Glossars als im Englischen.</translation>
    </message>
    <message>
        <source>Write two parents with “ x ” between them, such as Rr x rr.</source>
        <translation>Schreib zwei Eltern mit „ x “ dazwischen, etwa Rr x rr.</translation>
    </message>
    <message>
        <source>A lesson has no “%1” here.</source>
        <translation>„%1“ gibt es an dieser Stelle einer Lektion nicht.</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>„%1“ fehlt.</translation>
    </message>
    <message>
        <source>“%1” must be a text in quotation marks.</source>
        <translation>„%1“ muss ein Text in Anführungszeichen sein.</translation>
    </message>
    <message>
        <source>“%1” is empty.</source>
        <translation>„%1“ ist leer.</translation>
    </message>
    <message>
        <source>“%1” must be a single paragraph, without an empty line in it.</source>
        <translation>„%1“ muss ein einziger Absatz sein, ohne leere Zeile darin.</translation>
    </message>
    <message>
        <source>Each entry of “%1” must be a text in quotation marks.</source>
        <translation>Jeder Eintrag von „%1“ muss ein Text in Anführungszeichen sein.</translation>
    </message>
    <message>
        <source>“%1” must be a list in square brackets.</source>
        <translation>„%1“ muss eine Liste in eckigen Klammern sein.</translation>
    </message>
    <message>
        <source>“%1” must be a whole number from %2 to %3.</source>
        <translation>„%1“ muss eine ganze Zahl von %2 bis %3 sein.</translation>
    </message>
    <message>
        <source>“%1” must be true or false.</source>
        <translation>„%1“ muss true oder false sein.</translation>
    </message>
    <message>
        <source>“%1” must begin with its name in two pairs of square brackets.</source>
        <translation>„%1“ muss mit seinem Namen in doppelten eckigen Klammern beginnen.</translation>
    </message>
    <message>
        <source>“%1” must begin with its name in square brackets.</source>
        <translation>„%1“ muss mit seinem Namen in eckigen Klammern beginnen.</translation>
    </message>
    <message>
        <source>Null hypothesis: the true ratio is %1, and the observed counts differ from the expected ones by chance only.</source>
        <translation>Nullhypothese: Das wahre Verhältnis ist %1, und die beobachteten Anzahlen weichen nur zufällig von den erwarteten ab.</translation>
    </message>
    <message>
        <source>Degrees of freedom: %1 classes − 1 = %2. Given the total, the last count follows from the others.</source>
        <translation>Freiheitsgrade: %1 Klassen − 1 = %2. Ist die Gesamtzahl bekannt, so ergibt sich die letzte Anzahl aus den übrigen.</translation>
    </message>
    <message>
        <source>χ² = %1 is greater than the critical value %2 (df = %3, %4 %). Reject the null hypothesis: the differences are significant at this level.</source>
        <translation>χ² = %1 ist größer als der kritische Wert %2 (df = %3, %4 %). Die Nullhypothese wird verworfen: Die Abweichungen sind auf diesem Niveau signifikant.</translation>
    </message>
    <message>
        <source>χ² = %1 is not greater than the critical value %2 (df = %3, %4 %). Do not reject the null hypothesis: the differences are not significant at this level. This does not prove it.</source>
        <translation>χ² = %1 ist nicht größer als der kritische Wert %2 (df = %3, %4 %). Die Nullhypothese wird nicht verworfen: Die Abweichungen sind auf diesem Niveau nicht signifikant. Bewiesen ist sie damit nicht.</translation>
    </message>
    <message>
        <source>p = %1 by the chi-square distribution (an approximation, like the table of critical values).</source>
        <translation>p = %1 nach der Chi-Quadrat-Verteilung (eine Näherung wie die Tabelle der kritischen Werte).</translation>
    </message>
    <message>
        <source>p = %1 by the chi-square distribution (an approximation, like the table of critical values); exact p = %2, from all possible outcomes.</source>
        <translation>p = %1 nach der Chi-Quadrat-Verteilung (eine Näherung wie die Tabelle der kritischen Werte); exakter p-Wert %2, aus allen möglichen Ergebnissen.</translation>
    </message>
    <message>
        <source>The two p-values are on different sides of 5 %. In an exam, the table decides; the exact p-value says how often chance alone gives such a gap. The limit itself is a convention.</source>
        <translation>Die beiden p-Werte liegen auf verschiedenen Seiten von 5 %. In einer Prüfung entscheidet die Tabelle; der exakte p-Wert sagt, wie oft der Zufall allein eine solche Abweichung bewirkt. Die Grenze selbst ist eine Vereinbarung.</translation>
    </message>
    <message>
        <source>An expected count is below 5. By the usual rule of thumb, the test needs more offspring or fewer classes.</source>
        <translation>Eine erwartete Anzahl liegt unter 5. Nach der üblichen Faustregel braucht der Test mehr Nachkommen oder weniger Klassen.</translation>
    </message>
    <message>
        <source>Null hypothesis: the expectation is right, and the observed counts differ from the expected ones by chance only.</source>
        <translation>Nullhypothese: Die Erwartung trifft zu, und die beobachteten Anzahlen weichen nur zufällig von den erwarteten ab.</translation>
    </message>
    <message>
        <source>Nothing was counted, or only one class is possible: there is nothing to test.</source>
        <translation>Nichts wurde gezählt, oder nur eine Klasse ist möglich: Es gibt nichts zu testen.</translation>
    </message>
    <message>
        <source>A right answer stands for no misconception.</source>
        <translation>Eine richtige Antwort steht für keine Fehlvorstellung.</translation>
    </message>
    <message>
        <source>The catalogue has no misconception “%1”.</source>
        <translation>Der Katalog hat keine Fehlvorstellung „%1“.</translation>
    </message>
    <message>
        <source>Two entries have the id “%1”.</source>
        <translation>Zwei Einträge haben die Kennung „%1“.</translation>
    </message>
    <message>
        <source>“%1”: there is no “%2”.</source>
        <translation>„%1“: „%2“ gibt es nicht.</translation>
    </message>
    <message>
        <source>“%1” does not belong to the cross “%2”.</source>
        <translation>„%1“ gehört nicht zur Kreuzung „%2“.</translation>
    </message>
    <message>
        <source>“%1” needs a cross of two genes.</source>
        <translation>„%1“ braucht eine Kreuzung mit zwei Genen.</translation>
    </message>
    <message>
        <source>“%1” needs exactly one of %2.</source>
        <translation>„%1“ braucht genau eines von diesen: %2.</translation>
    </message>
    <message>
        <source>two parents that are heterozygous for one of the game&apos;s genes</source>
        <translation>zwei Eltern, die für eines der Gene des Spiels heterozygot sind</translation>
    </message>
    <message>
        <source>one to three genes</source>
        <translation>ein bis drei Gene</translation>
    </message>
    <message>
        <source>one of the game&apos;s genes</source>
        <translation>eines der Gene des Spiels</translation>
    </message>
    <message>
        <source>one of the game&apos;s genes, whose offspring can show both phenotypes</source>
        <translation>eines der Gene des Spiels, dessen Nachkommen beide Phänotypen zeigen können</translation>
    </message>
    <message>
        <source>one of the game&apos;s genes, a heterozygous parent and a recessive one</source>
        <translation>eines der Gene des Spiels, ein heterozygoter und ein rezessiver Elternteil</translation>
    </message>
    <message>
        <source>two to four genes</source>
        <translation>zwei bis vier Gene</translation>
    </message>
    <message>
        <source>R and G, a heterozygous parent and a recessive one</source>
        <translation>R und G, ein heterozygoter und ein rezessiver Elternteil</translation>
    </message>
    <message>
        <source>The figure “%1” begins with no cross.</source>
        <translation>Die Abbildung „%1“ beginnt ohne Kreuzung.</translation>
    </message>
    <message>
        <source>The figure “%1” needs a cross such as %2: %3.</source>
        <translation>Die Abbildung „%1“ braucht eine Kreuzung wie %2: %3.</translation>
    </message>
    <message>
        <source>Classes that test a true ratio</source>
        <translation>Klassen, die ein wahres Verhältnis testen</translation>
    </message>
    <message>
        <source>never above the critical value</source>
        <translation>nie über dem kritischen Wert</translation>
    </message>
    <message>
        <source>above it at some look</source>
        <translation>irgendwann darüber</translation>
    </message>
    <message>
        <source>Cherry eyes, bifid wings, vermilion eyes</source>
        <translation>Kirschrote Augen (cherry), gespaltene Flügeladern (bifid), zinnoberrote Augen (vermilion)</translation>
    </message>
    <message>
        <source>Eosin eyes, vermilion eyes, sable body</source>
        <translation>Eosinfarbene Augen (eosin), zinnoberrote Augen (vermilion), dunkler Körper (sable)</translation>
    </message>
    <message>
        <source>Vermilion eyes, sable body, bar eyes</source>
        <translation>Zinnoberrote Augen (vermilion), dunkler Körper (sable), Bandaugen (bar)</translation>
    </message>
    <message>
        <source>Yellow body, club wings, vermilion eyes</source>
        <translation>Gelber Körper (yellow), keulenförmige Flügel (club), zinnoberrote Augen (vermilion)</translation>
    </message>
    <message>
        <source>T. H. Morgan and C. B. Bridges, Sex-linked Inheritance in Drosophila, Carnegie Institution of Washington, Publication 237 (1916), table %1</source>
        <translation>T. H. Morgan und C. B. Bridges, Sex-linked Inheritance in Drosophila, Carnegie Institution of Washington, Publication 237 (1916), Tabelle %1</translation>
    </message>
    <message>
        <source>Both parents of %1 are affected (%2, %3) and have only the allele for the trait to pass on, but %1 is not affected.</source>
        <translation>Beide Eltern von %1 sind betroffen (%2, %3) und können nur das Allel für das Merkmal weitergeben, aber %1 ist nicht betroffen.</translation>
    </message>
    <message>
        <source>%1 is affected, but neither parent is (%2, %3).</source>
        <translation>%1 ist betroffen, aber keiner der Eltern (%2, %3) ist es.</translation>
    </message>
    <message>
        <source>%1 is affected and has his only X chromosome from his mother %2, but she is not affected.</source>
        <translation>%1 ist betroffen und hat sein einziges X-Chromosom von seiner Mutter %2, aber sie ist nicht betroffen.</translation>
    </message>
    <message>
        <source>%2 is affected, so both her X chromosomes carry the allele and all her sons get it; but her son %1 is not affected.</source>
        <translation>%2 ist betroffen, also tragen ihre beiden X-Chromosomen das Allel und alle ihre Söhne bekommen es; aber ihr Sohn %1 ist nicht betroffen.</translation>
    </message>
    <message>
        <source>%1 is affected, but the mother, %2, is not; mitochondria come from the mother alone.</source>
        <translation>%1 ist betroffen, die Mutter %2 aber nicht; Mitochondrien kommen allein von der Mutter.</translation>
    </message>
    <message>
        <source>%2 is affected and passes her mitochondria on to all her children, but %1 is not affected.</source>
        <translation>%2 ist betroffen und gibt ihre Mitochondrien an alle ihre Kinder weiter, aber %1 ist nicht betroffen.</translation>
    </message>
    <message>
        <source>%2 is affected and passes his only X chromosome on to all his daughters, but his daughter %1 is not affected.</source>
        <translation>%2 ist betroffen und gibt sein einziges X-Chromosom an alle seine Töchter weiter, aber seine Tochter %1 ist nicht betroffen.</translation>
    </message>
    <message>
        <source>%1 is affected, so one of her alleles for the trait is on the X chromosome from her father %2; but he is not affected.</source>
        <translation>%1 ist betroffen, also liegt eines ihrer Allele für das Merkmal auf dem X-Chromosom von ihrem Vater %2; aber er ist nicht betroffen.</translation>
    </message>
    <message>
        <source>%1 is affected and has his Y chromosome from his father %2, but he is not affected.</source>
        <translation>%1 ist betroffen und hat sein Y-Chromosom von seinem Vater %2, aber dieser ist nicht betroffen.</translation>
    </message>
    <message>
        <source>%2 is affected and passes his Y chromosome on to all his sons, but his son %1 is not affected.</source>
        <translation>%2 ist betroffen und gibt sein Y-Chromosom an alle seine Söhne weiter, aber sein Sohn %1 ist nicht betroffen.</translation>
    </message>
    <message>
        <source>%1 is affected, but a woman has no Y chromosome.</source>
        <translation>%1 ist betroffen, aber eine Frau hat kein Y-Chromosom.</translation>
    </message>
    <message>
        <source>No genotypes explain the phenotypes of these people together: %1.</source>
        <translation>Keine Genotypen erklären die Phänotypen dieser Personen zusammen: %1.</translation>
    </message>
    <message>
        <source>male</source>
        <translation>männlich</translation>
    </message>
    <message>
        <source>female</source>
        <translation>weiblich</translation>
    </message>
    <message>
        <source>sex unknown</source>
        <translation>Geschlecht unbekannt</translation>
    </message>
    <message>
        <source>affected</source>
        <translation>betroffen</translation>
    </message>
    <message>
        <source>not affected</source>
        <translation>nicht betroffen</translation>
    </message>
    <message>
        <source>not known whether affected</source>
        <translation>unbekannt, ob betroffen</translation>
    </message>
    <message>
        <source>Parents: %1 and %2. Children: %3.</source>
        <translation>Eltern: %1 und %2. Kinder: %3.</translation>
    </message>
    <message>
        <source>Without relatives here: %1.</source>
        <translation>Ohne Verwandte hier: %1.</translation>
    </message>
    <message>
        <source>autosomal dominant</source>
        <translation>autosomal-dominant</translation>
    </message>
    <message>
        <source>autosomal recessive</source>
        <translation>autosomal-rezessiv</translation>
    </message>
    <message>
        <source>X-linked dominant</source>
        <translation>X-chromosomal-dominant</translation>
    </message>
    <message>
        <source>X-linked recessive</source>
        <translation>X-chromosomal-rezessiv</translation>
    </message>
    <message>
        <source>Y-linked</source>
        <translation>Y-chromosomal</translation>
    </message>
    <message>
        <source>mitochondrial</source>
        <translation>mitochondrial</translation>
    </message>
    <message>
        <source>“%1” is the father of “%2”, so %1 must be male.</source>
        <translation>„%1“ ist der Vater von „%2“, also muss %1 männlich sein.</translation>
    </message>
    <message>
        <source>“%1” is the mother of “%2”, so %1 must be female.</source>
        <translation>„%1“ ist die Mutter von „%2“, also muss %1 weiblich sein.</translation>
    </message>
    <message>
        <source>A family may have at most %1 people.</source>
        <translation>Eine Familie darf höchstens %1 Personen haben.</translation>
    </message>
    <message>
        <source>“%1” cannot be used as an id: write at most %2 letters, digits and hyphens, without spaces, commas and quotation marks.</source>
        <translation>„%1“ ist als Kennung nicht möglich: höchstens %2 Buchstaben, Ziffern und Bindestriche, ohne Leerzeichen, Kommas und Anführungszeichen.</translation>
    </message>
    <message>
        <source>The id “%1” is used twice.</source>
        <translation>Die Kennung „%1“ kommt zweimal vor.</translation>
    </message>
    <message>
        <source>The name of “%1” is too long, or holds characters that cannot be shown.</source>
        <translation>Der Name von „%1“ ist zu lang oder enthält Zeichen, die nicht angezeigt werden können.</translation>
    </message>
    <message>
        <source>“%1” is among their own ancestors.</source>
        <translation>„%1“ gehört zu den eigenen Vorfahren.</translation>
    </message>
    <message>
        <source>A quotation mark is not closed.</source>
        <translation>Ein Anführungszeichen wird nicht geschlossen.</translation>
    </message>
    <message>
        <source>“%1” is not understood here. After the status come “mother” with an id, “father” with an id, and last a name in quotation marks.</source>
        <translation>„%1“ ist hier nicht verständlich. Nach dem Status folgen „mother“ mit einer Kennung, „father“ mit einer Kennung und zuletzt ein Name in Anführungszeichen.</translation>
    </message>
    <message>
        <source>A person needs an id, a sex and a status: “II-1 female affected”.</source>
        <translation>Eine Person braucht Kennung, Geschlecht und Status: „II-1 female affected“.</translation>
    </message>
    <message>
        <source>“%1” is not a sex. Write male, female or unknown.</source>
        <translation>„%1“ ist kein Geschlecht. Schreibe male, female oder unknown.</translation>
    </message>
    <message>
        <source>“%1” is not a status. Write affected, unaffected or unknown.</source>
        <translation>„%1“ ist kein Status. Schreibe affected, unaffected oder unknown.</translation>
    </message>
    <message>
        <source>A line of this file needs six columns, as the first one has: family, person, father, mother, sex and status.</source>
        <translation>Eine Zeile dieser Datei braucht sechs Spalten wie die erste: Familie, Person, Vater, Mutter, Geschlecht und Status.</translation>
    </message>
    <message>
        <source>A file holds one family: here begins “%1”, above it was “%2”.</source>
        <translation>Eine Datei enthält eine Familie: Hier beginnt „%1“, darüber stand „%2“.</translation>
    </message>
    <message>
        <source>“%1” is not a sex: 1 is male, 2 is female, 0 is unknown.</source>
        <translation>„%1“ ist kein Geschlecht: 1 ist männlich, 2 weiblich, 0 unbekannt.</translation>
    </message>
    <message>
        <source>“%1” is not a status: 1 is unaffected, 2 is affected, 0 is unknown.</source>
        <translation>„%1“ ist kein Status: 1 ist nicht betroffen, 2 betroffen, 0 unbekannt.</translation>
    </message>
    <message>
        <source>“%1” has only one parent. Name mother and father, or neither.</source>
        <translation>„%1“ hat nur einen Elternteil. Nenne Mutter und Vater oder keinen von beiden.</translation>
    </message>
    <message>
        <source>“%1”, the mother of “%2”, has no line in this file.</source>
        <translation>„%1“, die Mutter von „%2“, hat keine Zeile in dieser Datei.</translation>
    </message>
    <message>
        <source>“%1”, the father of “%2”, has no line in this file.</source>
        <translation>„%1“, der Vater von „%2“, hat keine Zeile in dieser Datei.</translation>
    </message>
    <message>
        <source>There is nobody in this file.</source>
        <translation>In dieser Datei ist niemand.</translation>
    </message>
    <message>
        <source>The file of a family is at most %1 kB large.</source>
        <translation>Die Datei einer Familie ist höchstens %1 kB groß.</translation>
    </message>
    <message>
        <source>This is not a text file in UTF-8.</source>
        <translation>Das ist keine Textdatei in UTF-8.</translation>
    </message>
    <message>
        <source>Haemophilia B among Queen Victoria&apos;s descendants</source>
        <translation>Hämophilie B unter den Nachkommen der Königin Victoria</translation>
    </message>
    <message>
        <source>Children who died at birth and most descendants without affected children are left out. Whether the two Maurices had haemophilia is not known.</source>
        <translation>Kinder, die bei der Geburt starben, und die meisten Nachkommen ohne betroffene Kinder sind weggelassen. Ob die beiden Maurice Hämophilie hatten, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>R. F. Stevens, The history of haemophilia in the royal families of Europe, British Journal of Haematology 105 (1999), 25–32; E. I. Rogaev et al., Genotype analysis identifies the cause of the “royal disease”, Science 326 (2009), 817</source>
        <translation>R. F. Stevens, The history of haemophilia in the royal families of Europe, British Journal of Haematology 105 (1999), 25–32; E. I. Rogaev et al., Genotype analysis identifies the cause of the ‚royal disease‘, Science 326 (2009), 817</translation>
    </message>
    <message>
        <source>Scott does not say in which order his relatives were born, nor anything about his grandparents and his sister&apos;s husband.</source>
        <translation>Scott sagt nicht, in welcher Reihenfolge seine Verwandten geboren wurden, und nichts über seine Großeltern und den Mann seiner Schwester.</translation>
    </message>
    <message>
        <source>J. Scott, An account of a remarkable imperfection of sight, Philosophical Transactions of the Royal Society 68 (1778), 611–614</source>
        <translation>J. Scott, An account of a remarkable imperfection of sight, Philosophical Transactions of the Royal Society 68 (1778), 611–614</translation>
    </message>
    <message>
        <source>The first family with phenylketonuria, 1934</source>
        <translation>Die erste Familie mit Phenylketonurie, 1934</translation>
    </message>
    <message>
        <source>Only the parents and the two children whom Følling examined.</source>
        <translation>Nur die Eltern und die beiden Kinder, die Følling untersuchte.</translation>
    </message>
    <message>
        <source>A. Følling, Hoppe-Seyler&apos;s Zeitschrift für Physiologische Chemie 227 (1934), 169; S. A. Centerwall and W. R. Centerwall, The discovery of phenylketonuria, Pediatrics 105 (2000), 89–103</source>
        <translation>A. Følling, Hoppe-Seyler&apos;s Zeitschrift für Physiologische Chemie 227 (1934), 169; S. A. Centerwall and W. R. Centerwall, The discovery of phenylketonuria, Pediatrics 105 (2000), 89–103</translation>
    </message>
    <message>
        <source>That was the chance before there were children. Each healthy child makes it less likely that II-2 is a carrier.</source>
        <translation>Das war die Wahrscheinlichkeit, bevor es Kinder gab. Jedes gesunde Kind macht es weniger wahrscheinlich, dass II-2 das Allel trägt.</translation>
    </message>
    <message>
        <source>%1 × %2 is the chance of both: being a carrier and having healthy children. You know that the children are healthy, so divide by the chance of that.</source>
        <translation>%1 × %2 ist die Wahrscheinlichkeit für beides: das Allel zu tragen und gesunde Kinder zu haben. Dass die Kinder gesund sind, weißt du, also teile durch die Wahrscheinlichkeit dafür.</translation>
    </message>
    <message>
        <source>Healthy children do not prove that II-2 is not a carrier: the chance that all these children of a carrier are healthy is still %1.</source>
        <translation>Gesunde Kinder beweisen nicht, dass II-2 das Allel nicht trägt: Auch dann sind alle diese Kinder noch mit der Wahrscheinlichkeit %1 gesund.</translation>
    </message>
    <message>
        <source>That is the chance that II-2 is not a carrier.</source>
        <translation>Das ist die Wahrscheinlichkeit, dass II-2 das Allel nicht trägt.</translation>
    </message>
    <message>
        <source>How likely is it that II-2 is a carrier?</source>
        <translation>Wie wahrscheinlich ist es, dass II-2 das Allel trägt, ohne betroffen zu sein (Konduktorin oder Konduktor)?</translation>
    </message>
    <message>
        <source>How likely is it that the next child of II-2 and II-3 is affected?</source>
        <translation>Wie wahrscheinlich ist es, dass das nächste Kind von II-2 und II-3 betroffen ist?</translation>
    </message>
    <message>
        <source>The next child of II-2 and II-3 will be a son. How likely is it that he is affected?</source>
        <translation>Das nächste Kind von II-2 und II-3 wird ein Sohn. Wie wahrscheinlich ist es, dass er betroffen ist?</translation>
    </message>
    <message>
        <source>Right: compare %1 × %2 (a carrier whose children are all healthy) with %3 (not a carrier). So the chance that II-2 is a carrier is %4.</source>
        <translation>Richtig: Vergleiche %1 × %2 (trägt das Allel, alle Kinder gesund) mit %3 (trägt es nicht). Also trägt II-2 das Allel mit der Wahrscheinlichkeit %4.</translation>
    </message>
    <message>
        <source>Multiply it by %1, the chance if II-2 is a carrier.</source>
        <translation>Multipliziere mit %1, der Wahrscheinlichkeit für den Fall, dass II-2 das Allel trägt.</translation>
    </message>
    <message>
        <source>Leave the children out at first: how likely is it that II-2 is a carrier?</source>
        <translation>Lass die Kinder zunächst weg: Wie wahrscheinlich ist es, dass II-2 das Allel trägt?</translation>
    </message>
    <message>
        <source>Calculate two products: a carrier who has only healthy children, and not a carrier. What share of their sum is the first?</source>
        <translation>Berechne zwei Produkte: II-2 trägt das Allel und hat nur gesunde Kinder, und II-2 trägt es nicht. Welchen Anteil an ihrer Summe hat das erste?</translation>
    </message>
    <message>
        <source>Haemophilia A is inherited as an X-linked recessive trait.</source>
        <translation>Hämophilie A wird X-chromosomal-rezessiv vererbt.</translation>
    </message>
    <message>
        <source>Red–green colour blindness is inherited as an X-linked recessive trait.</source>
        <translation>Die Rot-Grün-Sehschwäche wird X-chromosomal-rezessiv vererbt.</translation>
    </message>
    <message>
        <source>Duchenne muscular dystrophy is inherited as an X-linked recessive trait.</source>
        <translation>Die Muskeldystrophie Duchenne wird X-chromosomal-rezessiv vererbt.</translation>
    </message>
    <message>
        <source>There are no new mutations.</source>
        <translation>Neue Mutationen gibt es nicht.</translation>
    </message>
    <message>
        <source>The daughters do not count: each has a healthy X chromosome from her father, so she is healthy whether II-2 is a carrier or not.</source>
        <translation>Die Töchter zählen nicht: Jede hat von ihrem Vater ein X-Chromosom ohne das Allel und ist deshalb gesund, ob II-2 das Allel trägt oder nicht.</translation>
    </message>
    <message>
        <source>That is the chance for a child of either sex. Here the child is a son.</source>
        <translation>Das ist die Wahrscheinlichkeit für ein Kind, dessen Geschlecht offen ist. Hier ist es ein Sohn.</translation>
    </message>
    <message>
        <source>That is the chance for a son. The next child may be a daughter, who has a healthy X chromosome from her father.</source>
        <translation>Das ist die Wahrscheinlichkeit für einen Sohn. Das nächste Kind kann aber eine Tochter sein, und sie hat von ihrem Vater ein X-Chromosom ohne das Allel.</translation>
    </message>
    <message>
        <source>Phenylketonuria is inherited as an autosomal recessive trait.</source>
        <translation>Phenylketonurie wird autosomal-rezessiv vererbt.</translation>
    </message>
    <message>
        <source>Cystic fibrosis is inherited as an autosomal recessive trait.</source>
        <translation>Mukoviszidose wird autosomal-rezessiv vererbt.</translation>
    </message>
    <message>
        <source>Albinism is inherited as an autosomal recessive trait.</source>
        <translation>Albinismus wird autosomal-rezessiv vererbt.</translation>
    </message>
    <message>
        <source>You began with 1/2. But II-2 is not affected, and of the three other cells of the square of two carriers, two are carriers: begin with 2/3.</source>
        <translation>Du bist von 1/2 ausgegangen. II-2 ist aber nicht betroffen, und von den drei übrigen Feldern des Punnett-Quadrats zweier Heterozygoter sind zwei heterozygot: Beginne mit 2/3.</translation>
    </message>
    <message>
        <source>Of the children of two carriers, 1/4 are affected: the allele must come from both. 1/2 are carriers.</source>
        <translation>Von den Kindern zweier Heterozygoter ist 1/4 betroffen: Das Allel muss von beiden kommen. 1/2 ist heterozygot.</translation>
    </message>
    <message>
        <source>χ² = %1, df = %2: significant at 5 %</source>
        <translation>χ² = %1, df = %2: auf dem 5-%-Niveau signifikant</translation>
    </message>
    <message>
        <source>χ² = %1, df = %2: not significant at 5 %</source>
        <translation>χ² = %1, df = %2: auf dem 5-%-Niveau nicht signifikant</translation>
    </message>
    <message>
        <source>Right: %1 is greater than %2, the critical value for df = %3. The null hypothesis is rejected.</source>
        <translation>Richtig: %1 ist größer als %2, der kritische Wert für df = %3. Die Nullhypothese wird verworfen.</translation>
    </message>
    <message>
        <source>Right: %1 is not greater than %2, the critical value for df = %3. The null hypothesis is not rejected, and not proven either.</source>
        <translation>Richtig: %1 ist nicht größer als %2, der kritische Wert für df = %3. Die Nullhypothese wird nicht verworfen, bewiesen ist sie damit aber nicht.</translation>
    </message>
    <message>
        <source>%1 is greater than the critical value %2 (df = %3). Chance alone gives so large a χ² in fewer than 5 of 100 cases: that is what “significant” means.</source>
        <translation>%1 ist größer als der kritische Wert %2 (df = %3). Der Zufall allein ergibt ein so großes χ² in weniger als 5 von 100 Fällen: Das heißt „signifikant“.</translation>
    </message>
    <message>
        <source>Only a χ² above the critical value is significant: %1 is below %2 (df = %3). Chance alone gives a gap at least this large in more than 5 of 100 cases.</source>
        <translation>Nur ein χ² über dem kritischen Wert ist signifikant: %1 liegt unter %2 (df = %3). Der Zufall allein ergibt in mehr als 5 von 100 Fällen eine mindestens so große Abweichung.</translation>
    </message>
    <message>
        <source>With %1 classes, df is %2: given the total, the last count follows from the others.</source>
        <translation>Bei %1 Klassen ist df = %2: Ist die Summe bekannt, so folgt die letzte Anzahl aus den anderen.</translation>
    </message>
    <message>
        <source>You divided by the observed counts. Each square is divided by the expected count.</source>
        <translation>Du hast durch die beobachteten Anzahlen geteilt. Jedes Quadrat wird durch die erwartete Anzahl geteilt.</translation>
    </message>
    <message>
        <source>Square each difference before you divide it by the expected count.</source>
        <translation>Quadriere jede Differenz, bevor du sie durch die erwartete Anzahl teilst.</translation>
    </message>
    <message>
        <source>For each class, square the difference between counted and expected, divide by the expected count, and add the results.</source>
        <translation>Quadriere für jede Klasse die Differenz von gezählter und erwarteter Anzahl, teile durch die erwartete Anzahl und addiere die Ergebnisse.</translation>
    </message>
    <message>
        <source>χ² is %1, and there are %2 classes. Compare χ² with the critical value for one degree of freedom less.</source>
        <translation>χ² ist %1, und es gibt %2 Klassen. Vergleiche χ² mit dem kritischen Wert für einen Freiheitsgrad weniger.</translation>
    </message>
    <message>
        <source>Null hypothesis: the %1 offspring of a cross fall into the classes below in the ratio %2. Expected: %3.</source>
        <translation>Nullhypothese: Die %1 Nachkommen einer Kreuzung verteilen sich im Verhältnis %2 auf die folgenden Klassen. Erwartet: %3.</translation>
    </message>
    <message>
        <source>Critical values at 5 %: 3.84 for df = 1, 5.99 for df = 2, 7.81 for df = 3.</source>
        <translation>Kritische Werte für 5 %: 3,84 für df = 1, 5,99 für df = 2, 7,81 für df = 3.</translation>
    </message>
    <message>
        <source>What does the chi-square test say about these counts?</source>
        <translation>Was sagt der Chi-Quadrat-Test über diese Zählung?</translation>
    </message>
    <message>
        <source>That is the chance for each single offspring. For all of them together, multiply.</source>
        <translation>Das ist die Wahrscheinlichkeit für jeden einzelnen Nachkommen. Für alle zusammen musst du multiplizieren.</translation>
    </message>
    <message>
        <source>What is the chance that exactly %1 of them show “%2”?</source>
        <translation>Wie groß ist die Wahrscheinlichkeit, dass genau %1 von ihnen „%2“ zeigen?</translation>
    </message>
    <message>
        <source>Right: by the product rule, each order has the chance %1. There are %2 orders, whose chances add up.</source>
        <translation>Richtig: Nach der Produktregel hat jede Reihenfolge die Wahrscheinlichkeit %1. Es gibt %2 Reihenfolgen, deren Wahrscheinlichkeiten sich addieren.</translation>
    </message>
    <message>
        <source>That is the chance of one order, for instance that the first %1 show it. There are %2 orders: add their chances.</source>
        <translation>Das ist die Wahrscheinlichkeit einer Reihenfolge, zum Beispiel dass es die ersten %1 zeigen. Es gibt %2 Reihenfolgen: Addiere ihre Wahrscheinlichkeiten.</translation>
    </message>
    <message>
        <source>That is the chance that %1 particular offspring show it, whatever the others look like. But the others must not show it.</source>
        <translation>Das ist die Wahrscheinlichkeit, dass %1 bestimmte Nachkommen es zeigen, wie auch immer die anderen aussehen. Die anderen dürfen es aber nicht zeigen.</translation>
    </message>
    <message>
        <source>That is the chance that exactly %1 of them show “%2”.</source>
        <translation>Das ist die Wahrscheinlichkeit, dass genau %1 von ihnen „%2“ zeigen.</translation>
    </message>
    <message>
        <source>Take one order first, for instance: the first %1 show it, the others do not. What is its chance?</source>
        <translation>Nimm zuerst eine Reihenfolge, zum Beispiel: Die ersten %1 zeigen es, die anderen nicht. Welche Wahrscheinlichkeit hat sie?</translation>
    </message>
    <message>
        <source>Each order has the chance %1. In how many orders can %2 of %3 offspring show it?</source>
        <translation>Jede Reihenfolge hat die Wahrscheinlichkeit %1. In wie vielen Reihenfolgen können %2 von %3 Nachkommen es zeigen?</translation>
    </message>
    <message>
        <source>What is the chance that at least one of them shows “%1”?</source>
        <translation>Wie groß ist die Wahrscheinlichkeit, dass mindestens einer von ihnen „%1“ zeigt?</translation>
    </message>
    <message>
        <source>Right: the chance that none of them shows it is %1. In all other cases at least one does.</source>
        <translation>Richtig: Die Wahrscheinlichkeit, dass keiner es zeigt, ist %1. In allen anderen Fällen zeigt es mindestens einer.</translation>
    </message>
    <message>
        <source>You added %1 chances. That counts families with several such offspring more than once.</source>
        <translation>Du hast %1 Wahrscheinlichkeiten addiert. Familien mit mehreren solchen Nachkommen zählst du so mehrfach.</translation>
    </message>
    <message>
        <source>That is the chance that none of them shows it. “At least one” is the opposite: subtract from 1.</source>
        <translation>Das ist die Wahrscheinlichkeit, dass keiner es zeigt. „Mindestens einer“ ist das Gegenteil: Ziehe sie von 1 ab.</translation>
    </message>
    <message>
        <source>That is the chance of exactly one. Two or more are also at least one.</source>
        <translation>Das ist die Wahrscheinlichkeit für genau einen. Auch zwei oder mehr sind mindestens einer.</translation>
    </message>
    <message>
        <source>That is the chance that all of them show it.</source>
        <translation>Das ist die Wahrscheinlichkeit, dass alle es zeigen.</translation>
    </message>
    <message>
        <source>What is the opposite of “at least one”?</source>
        <translation>Was ist das Gegenteil von „mindestens einer“?</translation>
    </message>
    <message>
        <source>The chance that none of the %1 shows it is %2. Subtract it from 1.</source>
        <translation>Die Wahrscheinlichkeit, dass keiner der %1 es zeigt, ist %2. Ziehe sie von 1 ab.</translation>
    </message>
    <message>
        <source>They have %1 offspring.</source>
        <translation>Sie haben %1 Nachkommen.</translation>
    </message>
    <message>
        <source>both %1 and %2</source>
        <translation>sowohl %1 als auch %2</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>nur %1</translation>
    </message>
    <message>
        <source>“%1” is ruled out: %2</source>
        <translation>„%1“ ist ausgeschlossen: %2</translation>
    </message>
    <message>
        <source>Right: nobody contradicts this. %1</source>
        <translation>Richtig: Niemand widerspricht dem. %1</translation>
    </message>
    <message>
        <source>“%1” is possible too: nobody here rules it out. A family that fits it always fits “%2” as well, so the two cannot be told apart here.</source>
        <translation>Auch „%1“ ist möglich: Niemand schließt es hier aus. Eine Familie, die dazu passt, passt immer auch zu „%2“; beide lassen sich hier also nicht unterscheiden.</translation>
    </message>
    <message>
        <source>One gene causes a trait. Everybody with the genotype for it is affected, nobody else is, and there are no new mutations.</source>
        <translation>Ein Gen verursacht ein Merkmal. Alle mit dem Genotyp dafür sind betroffen, sonst niemand, und neue Mutationen gibt es nicht.</translation>
    </message>
    <message>
        <source>Which of the four modes are possible for this family: autosomal or X-linked, dominant or recessive?</source>
        <translation>Welche der vier Erbgänge sind für diese Familie möglich: autosomal oder X-chromosomal, dominant oder rezessiv?</translation>
    </message>
    <message>
        <source>Is there an affected child whose parents are both not affected? Or a child that is not affected, although both parents are?</source>
        <translation>Gibt es ein betroffenes Kind, dessen Eltern beide nicht betroffen sind? Oder ein nicht betroffenes, dessen Eltern es beide sind?</translation>
    </message>
    <message>
        <source>For the X chromosome, compare daughters with their fathers and sons with their mothers: a son has his only X chromosome from his mother.</source>
        <translation>Vergleiche für das X-Chromosom Töchter mit ihren Vätern und Söhne mit ihren Müttern: Ein Sohn hat sein einziges X-Chromosom von der Mutter.</translation>
    </message>
    <message>
        <source>In a population of %1 animals in Hardy–Weinberg equilibrium, %2 show “%3”.</source>
        <translation>In einer Population von %1 Tieren im Hardy-Weinberg-Gleichgewicht zeigen %2 „%3“.</translation>
    </message>
    <message>
        <source>How many animals do you expect to be *%1*?</source>
        <translation>Wie viele Tiere mit dem Genotyp *%1* erwartest du?</translation>
    </message>
    <message>
        <source>Right: q² is %1/%2, so q = %3 and p = %4. The heterozygotes are 2pq of all.</source>
        <translation>Richtig: q² ist %1/%2, also ist q = %3 und p = %4. Der Anteil der Heterozygoten ist 2pq.</translation>
    </message>
    <message>
        <source>That is pq of all. *%1* can come from either parent, so the heterozygotes are 2pq.</source>
        <translation>Das ist der Anteil pq. *%1* kann von beiden Eltern kommen, darum ist der Anteil der Heterozygoten 2pq.</translation>
    </message>
    <message>
        <source>These are all that show “%1”. Some of them are *%2*, not *%3*.</source>
        <translation>Das sind alle, die „%1“ zeigen. Einige davon sind *%2* und nicht *%3*.</translation>
    </message>
    <message>
        <source>You took the share of *%1* for q. It is q²: take the square root first.</source>
        <translation>Du hast den Anteil von *%1* für q genommen. Er ist aber q²: Ziehe zuerst die Wurzel.</translation>
    </message>
    <message>
        <source>Half are *%1* among the offspring of two *%1* parents. In a population it depends on the allele frequencies.</source>
        <translation>Die Hälfte ist *%1* unter den Nachkommen zweier *%1*-Eltern. In einer Population hängt es von den Allelhäufigkeiten ab.</translation>
    </message>
    <message>
        <source>The share of *%1* is q². What is q, the frequency of *%2*?</source>
        <translation>Der Anteil von *%1* ist q². Wie groß ist q, die Häufigkeit von *%2*?</translation>
    </message>
    <message>
        <source>q = %1 and p = %2. Multiply 2pq by %3.</source>
        <translation>q = %1 und p = %2. Multipliziere 2pq mit %3.</translation>
    </message>
    <message>
        <source>Yes: p = %1, and %2 heterozygotes are expected.</source>
        <translation>Ja: p = %1, und %2 Heterozygote werden erwartet.</translation>
    </message>
    <message>
        <source>No: p = %1, and %2 heterozygotes are expected.</source>
        <translation>Nein: p = %1, und %2 Heterozygote werden erwartet.</translation>
    </message>
    <message>
        <source>Right: 2pq of %1 is %2, and so many were counted.</source>
        <translation>Richtig: 2pq von %1 sind %2, und so viele wurden gezählt.</translation>
    </message>
    <message>
        <source>Right: 2pq of %1 is %2, but %3 were counted.</source>
        <translation>Richtig: 2pq von %1 sind %2, gezählt wurden aber %3.</translation>
    </message>
    <message>
        <source>The frequencies are right. But compare: %1 heterozygotes are expected and %2 were counted, which is far from it.</source>
        <translation>Die Häufigkeiten stimmen. Aber vergleiche: Erwartet werden %1 Heterozygote, gezählt wurden %2, und das ist weit davon entfernt.</translation>
    </message>
    <message>
        <source>1 : 2 : 1 is the ratio among the offspring of two *%1* parents. In a population, count the alleles: p is %2 here.</source>
        <translation>1 : 2 : 1 ist das Verhältnis unter den Nachkommen zweier *%1*-Eltern. In einer Population zählst du die Allele: Hier ist p = %2.</translation>
    </message>
    <message>
        <source>That is the share of *%1*. For p, count alleles: two *%2* in each *%1*, one in each *%3*.</source>
        <translation>Das ist der Anteil von *%1*. Für p zählst du Allele: zwei *%2* in jedem *%1*, eines in jedem *%3*.</translation>
    </message>
    <message>
        <source>A population of %1 animals was counted. p is the frequency of *%2*.</source>
        <translation>Eine Population von %1 Tieren wurde gezählt. p ist die Häufigkeit von *%2*.</translation>
    </message>
    <message>
        <source>Is it in Hardy–Weinberg equilibrium?</source>
        <translation>Ist sie im Hardy-Weinberg-Gleichgewicht?</translation>
    </message>
    <message>
        <source>Count the alleles first: each *%1* has two *%2*, each *%3* one.</source>
        <translation>Zähle zuerst die Allele: Jedes *%1* hat zwei *%2*, jedes *%3* eines.</translation>
    </message>
    <message>
        <source>p = %1. Compare 2pq of %2 with the %3 heterozygotes that were counted.</source>
        <translation>p = %1. Vergleiche 2pq von %2 mit den %3 Heterozygoten, die gezählt wurden.</translation>
    </message>
    <message>
        <source>Three linked genes</source>
        <translation>Drei gekoppelte Gene</translation>
    </message>
    <message>
        <source>Small families</source>
        <translation>Kleine Familien</translation>
    </message>
    <message>
        <source>Chi-square test</source>
        <translation>Chi-Quadrat-Test</translation>
    </message>
    <message>
        <source>Hardy–Weinberg equilibrium</source>
        <translation>Hardy-Weinberg-Gleichgewicht</translation>
    </message>
    <message>
        <source>Reading a pedigree</source>
        <translation>Stammbaumanalyse</translation>
    </message>
    <message>
        <source>Carriers and the next child</source>
        <translation>Träger des Allels und das nächste Kind</translation>
    </message>
    <message>
        <source>%1.%2</source>
        <translation>%1,%2</translation>
    </message>
    <message>
        <source>*%1* is in the middle, about %2 cM away.</source>
        <translation>*%1* liegt in der Mitte, etwa %2 cM entfernt.</translation>
    </message>
    <message>
        <source>Right: only *%1* is exchanged between the most frequent and the rarest pair. %2 of the %3 offspring have a crossover between *%1* and *%4*; the double crossovers are among them.</source>
        <translation>Richtig: Zwischen dem häufigsten und dem seltensten Paar ist nur *%1* vertauscht. %2 der %3 Nachkommen haben ein Crossing-over zwischen *%1* und *%4*; die Doppel-Crossing-over zählen dazu.</translation>
    </message>
    <message>
        <source>You left out the %1 double crossovers. They have a crossover between *%2* and *%3* too.</source>
        <translation>Du hast die %1 Doppel-Crossing-over ausgelassen. Auch sie haben ein Crossing-over zwischen *%2* und *%3*.</translation>
    </message>
    <message>
        <source>The most frequent pair is *%1* and *%2*, the rarest *%3* and *%4*: only *%5* is exchanged, so it is in the middle. About %6 cM is the distance between the outer genes.</source>
        <translation>Das häufigste Paar ist *%1* und *%2*, das seltenste *%3* und *%4*: Nur *%5* ist vertauscht und liegt darum in der Mitte. Die äußeren Gene liegen etwa %6 cM auseinander.</translation>
    </message>
    <message>
        <source>*%1* is an outer gene, because the rarest pair has exchanged *%2* instead. About %3 cM is the distance between these two.</source>
        <translation>*%1* ist ein äußeres Gen, denn beim seltensten Paar ist stattdessen *%2* vertauscht. Diese beiden liegen etwa %3 cM auseinander.</translation>
    </message>
    <message>
        <source>Look for the most frequent pair of opposite gametes and for the rarest: which single gene has changed places between them?</source>
        <translation>Suche das häufigste Paar entgegengesetzter Keimzellen und das seltenste: Welches eine Gen ist zwischen ihnen vertauscht?</translation>
    </message>
    <message>
        <source>It is *%1*. Add the offspring in which only *%2* has changed places and the double crossovers, and divide by all %3.</source>
        <translation>Es ist *%1*. Addiere die Nachkommen, bei denen nur *%2* vertauscht ist, und die Doppel-Crossing-over, und teile durch alle %3.</translation>
    </message>
    <message>
        <source>The genes *%1*, *%2* and *%3* are linked. A parent that is heterozygous for all three is crossed with a parent that is *%4*.</source>
        <translation>Die Gene *%1*, *%2* und *%3* sind gekoppelt. Ein Elternteil, der für alle drei heterozygot ist, wird mit einem gekreuzt, der *%4* ist.</translation>
    </message>
    <message>
        <source>The %1 offspring are counted by the gamete of the heterozygous parent. 1 cM means that 1 per cent are recombinant.</source>
        <translation>Die %1 Nachkommen werden nach der Keimzelle des heterozygoten Elternteils gezählt. 1 cM bedeutet, dass 1 Prozent rekombinant sind.</translation>
    </message>
    <message>
        <source>Which gene is in the middle, and how far is it from *%1*?</source>
        <translation>Welches Gen liegt in der Mitte, und wie weit ist es von *%1* entfernt?</translation>
    </message>
    <message>
        <source>The most frequent pair of classes, %1 and %2, is parental: no crossover separated the alleles.</source>
        <translation>Das häufigste Klassenpaar, %1 und %2, entspricht den Eltern: Kein Crossing-over hat die Allele getrennt.</translation>
    </message>
    <message>
        <source>The only pair that was never counted, %1 and %2, is that of the double crossovers.</source>
        <translation>Das einzige Paar, das nie gezählt wurde, %1 und %2, ist das der Doppel-Crossing-over.</translation>
    </message>
    <message>
        <source>The rarest pair, %1 and %2, comes from double crossovers.</source>
        <translation>Das seltenste Paar, %1 und %2, stammt aus Doppel-Crossing-over.</translation>
    </message>
    <message>
        <source>Compared with the parental pair, only the alleles of %2 are exchanged in it: %2 is in the middle. The order is %1 – %2 – %3.</source>
        <translation>Verglichen mit dem Elternpaar sind darin nur die Allele von %2 vertauscht: %2 liegt in der Mitte. Die Reihenfolge ist %1 – %2 – %3.</translation>
    </message>
    <message>
        <source>Nothing was counted.</source>
        <translation>Es wurde nichts gezählt.</translation>
    </message>
    <message>
        <source>Two pairs of classes are the most frequent. These counts do not show which pair is parental, so they show no order either.</source>
        <translation>Zwei Klassenpaare sind gleichermaßen am häufigsten. Diese Zählung zeigt nicht, welches Paar den Eltern entspricht, und darum auch keine Reihenfolge.</translation>
    </message>
    <message>
        <source>Two pairs of classes are equally rare. These counts do not show which pair comes from double crossovers, so they show no order either.</source>
        <translation>Zwei Klassenpaare sind gleich selten. Diese Zählung zeigt nicht, welches Paar aus Doppel-Crossing-over stammt, und darum auch keine Reihenfolge.</translation>
    </message>
    <message>
        <source>%1 and %2 were separated in %3 of %4 offspring: %5 %.</source>
        <translation>%1 und %2 wurden bei %3 von %4 Nachkommen getrennt: %5 %.</translation>
    </message>
    <message>
        <source>These counts do not show that %1 and %2 are linked: the interval of their recombination fraction reaches 50 %.</source>
        <translation>Diese Zählung zeigt nicht, dass %1 und %2 gekoppelt sind: Das Intervall ihrer Rekombinationshäufigkeit reicht bis 50 %.</translation>
    </message>
    <message>
        <source>No double crossovers are expected, so the coefficient of coincidence and the interference are undefined.</source>
        <translation>Es werden keine Doppel-Crossing-over erwartet; Koinzidenzkoeffizient und Interferenz sind darum nicht definiert.</translation>
    </message>
    <message>
        <source>If crossovers were independent, %1 double crossovers would be expected; counted were %2. Coefficient of coincidence: %3. Interference: %4.</source>
        <translation>Wären die Crossing-over unabhängig voneinander, so wären %1 Doppel-Crossing-over zu erwarten; gezählt wurden %2. Koinzidenzkoeffizient: %3. Interferenz: %4.</translation>
    </message>
    <message>
        <source>The two intervals add up to %3 %, just as %1 and %2 were separated: there was no double crossover.</source>
        <translation>Die beiden Entfernungen ergeben zusammen %3 %, und ebenso oft wurden %1 und %2 getrennt: Es gab kein Doppel-Crossing-over.</translation>
    </message>
    <message>
        <source>The two intervals add up to %3 %, but %1 and %2 were separated in only %4 %: the second of two crossovers brings them together again.</source>
        <translation>Die beiden Entfernungen ergeben zusammen %3 %, aber %1 und %2 wurden nur bei %4 % getrennt: Das zweite von zwei Crossing-over führt sie wieder zusammen.</translation>
    </message>
    <message>
        <source>The rule below the square says what each group of genotypes shows. Which cells belong together? In what ratio do you expect the phenotypes of the offspring that are born?</source>
        <translation>Die Regel unter dem Quadrat sagt, was jede Gruppe von Genotypen zeigt. Welche Felder gehören zusammen? In welchem Verhältnis erwartest du die Phänotypen der geborenen Nachkommen?</translation>
    </message>
    <message>
        <source>The mother has two X, the father an X and a Y. Which X does a son get, and which two does a daughter get? In what ratio do you expect the phenotypes?</source>
        <translation>Die Mutter hat zwei X, der Vater ein X und ein Y. Welches X bekommt ein Sohn, und welche zwei bekommt eine Tochter? In welchem Verhältnis erwartest du die Phänotypen?</translation>
    </message>
    <message>
        <source>recessive lethal allele</source>
        <translation>rezessiver Letalfaktor</translation>
    </message>
    <message>
        <source>yellow mice</source>
        <translation>gelbe Mäuse</translation>
    </message>
    <message>
        <source>yellow mouse</source>
        <translation>gelbe Maus</translation>
    </message>
    <message>
        <source>wild-coloured mouse</source>
        <translation>wildfarbene Maus</translation>
    </message>
    <message>
        <source>coat of mice</source>
        <translation>Fell der Maus</translation>
    </message>
    <message>
        <source>incomplete penetrance</source>
        <translation>unvollständige Penetranz</translation>
    </message>
    <message>
        <source>heritable retinoblastoma</source>
        <translation>erbliches Retinoblastom</translation>
    </message>
    <message>
        <source>tumour of the retina</source>
        <translation>Tumor der Netzhaut</translation>
    </message>
    <message>
        <source>no tumour</source>
        <translation>kein Tumor</translation>
    </message>
    <message>
        <source>recessive epistasis</source>
        <translation>rezessive Epistasie</translation>
    </message>
    <message>
        <source>coat of Labrador retrievers</source>
        <translation>Fell des Labradors</translation>
    </message>
    <message>
        <source>black dog</source>
        <translation>schwarzer Hund</translation>
    </message>
    <message>
        <source>brown dog</source>
        <translation>brauner Hund</translation>
    </message>
    <message>
        <source>yellow dog</source>
        <translation>gelber Hund</translation>
    </message>
    <message>
        <source>complementary genes</source>
        <translation>komplementäre Gene</translation>
    </message>
    <message>
        <source>flowers of the sweet pea</source>
        <translation>Blüten der Gartenwicke</translation>
    </message>
    <message>
        <source>purple flower</source>
        <translation>violette Blüte</translation>
    </message>
    <message>
        <source>white flower</source>
        <translation>weiße Blüte</translation>
    </message>
    <message>
        <source>dominant epistasis</source>
        <translation>dominante Epistasie</translation>
    </message>
    <message>
        <source>colour of summer squash</source>
        <translation>Farbe des Gartenkürbisses</translation>
    </message>
    <message>
        <source>white fruit</source>
        <translation>weiße Frucht</translation>
    </message>
    <message>
        <source>yellow fruit</source>
        <translation>gelbe Frucht</translation>
    </message>
    <message>
        <source>green fruit</source>
        <translation>grüne Frucht</translation>
    </message>
    <message>
        <source>duplicate genes</source>
        <translation>doppelte Gene</translation>
    </message>
    <message>
        <source>seed pods of shepherd&apos;s purse</source>
        <translation>Schötchen des Hirtentäschels</translation>
    </message>
    <message>
        <source>triangular pods</source>
        <translation>dreieckige Schötchen</translation>
    </message>
    <message>
        <source>oval pods</source>
        <translation>ovale Schötchen</translation>
    </message>
    <message>
        <source>dominant suppression</source>
        <translation>dominante Hemmung</translation>
    </message>
    <message>
        <source>feathers of White Leghorns</source>
        <translation>Gefieder weißer Leghorns</translation>
    </message>
    <message>
        <source>white feathers</source>
        <translation>weiße Federn</translation>
    </message>
    <message>
        <source>coloured feathers</source>
        <translation>farbige Federn</translation>
    </message>
    <message>
        <source>additive genes</source>
        <translation>additive Gene</translation>
    </message>
    <message>
        <source>shape of summer squash</source>
        <translation>Form des Gartenkürbisses</translation>
    </message>
    <message>
        <source>disc-shaped fruit</source>
        <translation>scheibenförmige Frucht</translation>
    </message>
    <message>
        <source>round fruit</source>
        <translation>runde Frucht</translation>
    </message>
    <message>
        <source>long fruit</source>
        <translation>längliche Frucht</translation>
    </message>
    <message>
        <source>Each X needs its allele, such as XR or Xr; only Y has none.</source>
        <translation>Jedes X braucht sein Allel, etwa XR oder Xr; nur Y hat keines.</translation>
    </message>
    <message>
        <source>A parent cannot be YY: every parent has at least one X.</source>
        <translation>Ein Elternteil kann nicht YY sein: Jeder hat mindestens ein X.</translation>
    </message>
    <message>
        <source>One parent needs two X chromosomes, such as XRXr, and the other an X and a Y, such as XrY.</source>
        <translation>Ein Elternteil braucht zwei X-Chromosomen, etwa XRXr, und der andere ein X und ein Y, etwa XrY.</translation>
    </message>
    <message>
        <source>A cross can have only one X-linked gene: two of them would be linked, and would recombine in the mother but not in the father.</source>
        <translation>Eine Kreuzung kann nur ein X-gekoppeltes Gen haben: Zwei wären miteinander gekoppelt und würden in der Mutter rekombinieren, im Vater aber nicht.</translation>
    </message>
    <message>
        <source>An X-linked gene is independent of genes on other chromosomes: its recombination fraction is 0.5.</source>
        <translation>Ein X-gekoppeltes Gen ist von Genen auf anderen Chromosomen unabhängig: Seine Rekombinationshäufigkeit ist 0,5.</translation>
    </message>
    <message>
        <source>X-linked gene %1</source>
        <translation>X-gekoppeltes Gen %1</translation>
    </message>
    <message>
        <source>female, dominant form of %1</source>
        <translation>weiblich, dominante Form von %1</translation>
    </message>
    <message>
        <source>female, recessive form of %1</source>
        <translation>weiblich, rezessive Form von %1</translation>
    </message>
    <message>
        <source>male, dominant form of %1</source>
        <translation>männlich, dominante Form von %1</translation>
    </message>
    <message>
        <source>male, recessive form of %1</source>
        <translation>männlich, rezessive Form von %1</translation>
    </message>
    <message>
        <source>eye colour of the fruit fly</source>
        <translation>Augenfarbe der Taufliege</translation>
    </message>
    <message>
        <source>red-eyed female</source>
        <translation>rotäugiges Weibchen</translation>
    </message>
    <message>
        <source>white-eyed female</source>
        <translation>weißäugiges Weibchen</translation>
    </message>
    <message>
        <source>red-eyed male</source>
        <translation>rotäugiges Männchen</translation>
    </message>
    <message>
        <source>white-eyed male</source>
        <translation>weißäugiges Männchen</translation>
    </message>
    <message>
        <source>red–green colour vision</source>
        <translation>Rot-Grün-Sehen</translation>
    </message>
    <message>
        <source>woman with normal colour vision</source>
        <translation>Frau mit normalem Farbensehen</translation>
    </message>
    <message>
        <source>colour-blind woman</source>
        <translation>Frau mit Rot-Grün-Sehschwäche</translation>
    </message>
    <message>
        <source>man with normal colour vision</source>
        <translation>Mann mit normalem Farbensehen</translation>
    </message>
    <message>
        <source>colour-blind man</source>
        <translation>Mann mit Rot-Grün-Sehschwäche</translation>
    </message>
    <message>
        <source>haemophilia A</source>
        <translation>Hämophilie A</translation>
    </message>
    <message>
        <source>woman without haemophilia</source>
        <translation>Frau ohne Hämophilie</translation>
    </message>
    <message>
        <source>woman with haemophilia</source>
        <translation>Frau mit Hämophilie</translation>
    </message>
    <message>
        <source>man without haemophilia</source>
        <translation>Mann ohne Hämophilie</translation>
    </message>
    <message>
        <source>man with haemophilia</source>
        <translation>Mann mit Hämophilie</translation>
    </message>
    <message>
        <source>orange fur of cats</source>
        <translation>rotes Fell der Katze</translation>
    </message>
    <message>
        <source>orange female cat</source>
        <translation>rote Kätzin</translation>
    </message>
    <message>
        <source>black female cat</source>
        <translation>schwarze Kätzin</translation>
    </message>
    <message>
        <source>orange male cat</source>
        <translation>roter Kater</translation>
    </message>
    <message>
        <source>black male cat</source>
        <translation>schwarzer Kater</translation>
    </message>
    <message>
        <source>tortoiseshell female cat</source>
        <translation>Schildpatt-Kätzin</translation>
    </message>
    <message>
        <source>one X-linked gene</source>
        <translation>ein X-gekoppeltes Gen</translation>
    </message>
    <message>
        <source>For %1, *%2* and *%3* would have to look the same, and the others different.</source>
        <translation>Bei %1 müssten *%2* und *%3* gleich aussehen und die anderen verschieden.</translation>
    </message>
    <message>
        <source>For %1, *%2*, *%3* and *%4* would have to look the same.</source>
        <translation>Bei %1 müssten *%2*, *%3* und *%4* gleich aussehen.</translation>
    </message>
    <message>
        <source>Two independent genes decide one trait together: *%1* shows “%2”, *%3* “%4”, *%5* “%6” and *%7* “%8”.</source>
        <translation>Zwei unabhängige Gene entscheiden gemeinsam über ein Merkmal: *%1* zeigt „%2“, *%3* „%4“, *%5* „%6“ und *%7* „%8“.</translation>
    </message>
    <message>
        <source>In what ratio do you expect “%1”, “%2” and “%3”?</source>
        <translation>In welchem Verhältnis erwartest du „%1“, „%2“ und „%3“?</translation>
    </message>
    <message>
        <source>In what ratio do you expect “%1” and “%2”?</source>
        <translation>In welchem Verhältnis erwartest du „%1“ und „%2“?</translation>
    </message>
    <message>
        <source>Right: the four classes come as 1 : 1 : 1 : 1, and those that look the same are added.</source>
        <translation>Richtig: Die vier Klassen kommen im Verhältnis 1 : 1 : 1 : 1, und die gleich aussehenden werden zusammengezählt.</translation>
    </message>
    <message>
        <source>Right: the four classes come as 9 : 3 : 3 : 1, and those that look the same are added.</source>
        <translation>Richtig: Die vier Klassen kommen im Verhältnis 9 : 3 : 3 : 1, und die gleich aussehenden werden zusammengezählt.</translation>
    </message>
    <message>
        <source>That is the ratio for two *%1* parents. Here one parent is *%2* and passes on recessive alleles only.</source>
        <translation>Das ist das Verhältnis bei zwei *%1*-Eltern. Hier ist ein Elternteil *%2* und gibt nur rezessive Allele weiter.</translation>
    </message>
    <message>
        <source>There are four classes of genotypes, but some of them look the same: add them.</source>
        <translation>Es gibt vier Klassen von Genotypen, aber manche sehen gleich aus: Zähle sie zusammen.</translation>
    </message>
    <message>
        <source>1 : 1 comes from one gene. Here two genes give four equally likely classes.</source>
        <translation>1 : 1 kommt von einem Gen. Hier ergeben zwei Gene vier gleich wahrscheinliche Klassen.</translation>
    </message>
    <message>
        <source>9 : 3 : 3 : 1 needs two *%1* parents and four phenotypes.</source>
        <translation>9 : 3 : 3 : 1 braucht zwei *%1*-Eltern und vier Phänotypen.</translation>
    </message>
    <message>
        <source>Write down the ratio of the four classes *%1*, *%2*, *%3* and *%4* first.</source>
        <translation>Schreib zuerst das Verhältnis der vier Klassen *%1*, *%2*, *%3* und *%4* auf.</translation>
    </message>
    <message>
        <source>Then add the classes that look the same.</source>
        <translation>Zähle dann die Klassen zusammen, die gleich aussehen.</translation>
    </message>
    <message>
        <source>*%1* hides what the gene %2 does</source>
        <translation>*%1* verdeckt, was das Gen %2 bewirkt</translation>
    </message>
    <message>
        <source>one *%1* hides what the gene %2 does</source>
        <translation>ein *%1* verdeckt, was das Gen %2 bewirkt</translation>
    </message>
    <message>
        <source>a *%1* alone and a *%2* alone do the same, both together do more</source>
        <translation>ein *%1* allein und ein *%2* allein bewirken dasselbe, beide zusammen mehr</translation>
    </message>
    <message>
        <source>“%1” needs both a *%2* and a *%3*</source>
        <translation>„%1“ braucht sowohl ein *%2* als auch ein *%3*</translation>
    </message>
    <message>
        <source>one *%1* or one *%2* is enough for “%3”</source>
        <translation>ein *%1* oder ein *%2* reicht für „%3“</translation>
    </message>
    <message>
        <source>*%1* makes “%2”, but only where no *%3* prevents it</source>
        <translation>*%1* bewirkt „%2“, aber nur, wo kein *%3* es verhindert</translation>
    </message>
    <message>
        <source>only the gene %1 matters</source>
        <translation>nur das Gen %1 ist wichtig</translation>
    </message>
    <message>
        <source>Two independent genes decide one trait together. Two *%1* parents have %2 offspring.</source>
        <translation>Zwei unabhängige Gene entscheiden gemeinsam über ein Merkmal. Zwei *%1*-Eltern haben %2 Nachkommen.</translation>
    </message>
    <message>
        <source>Which rule fits these counts?</source>
        <translation>Welche Regel passt zu diesen Anzahlen?</translation>
    </message>
    <message>
        <source>Right: the counts are close to %1.</source>
        <translation>Richtig: Die Anzahlen sind nahe an %1.</translation>
    </message>
    <message>
        <source>Then %1 is expected: here about %2, %3 and %4.</source>
        <translation>Dann wäre %1 zu erwarten: hier etwa %2, %3 und %4.</translation>
    </message>
    <message>
        <source>Then %1 is expected: here about %2 and %3.</source>
        <translation>Dann wäre %1 zu erwarten: hier etwa %2 und %3.</translation>
    </message>
    <message>
        <source>each gene shows by itself</source>
        <translation>jedes Gen zeigt sich für sich</translation>
    </message>
    <message>
        <source>Then there would be four phenotypes, as 9 : 3 : 3 : 1.</source>
        <translation>Dann gäbe es vier Phänotypen, im Verhältnis 9 : 3 : 3 : 1.</translation>
    </message>
    <message>
        <source>Divide the counts by a sixteenth of all offspring, here %1.</source>
        <translation>Teile die Anzahlen durch ein Sechzehntel aller Nachkommen, hier %1.</translation>
    </message>
    <message>
        <source>Which of the classes 9 : 3 : 3 : 1 must be added to get close to the counts?</source>
        <translation>Welche der Klassen 9 : 3 : 3 : 1 muss man zusammenzählen, um den Anzahlen nahe zu kommen?</translation>
    </message>
    <message>
        <source>Genes on the X chromosome</source>
        <translation>Gene auf dem X-Chromosom</translation>
    </message>
    <message>
        <source>Two genes for one trait</source>
        <translation>Zwei Gene für ein Merkmal</translation>
    </message>
    <message>
        <source>The gene for %1 is on the X chromosome; females are XX and males XY. *%2* (“%3”) is dominant over *%4* (“%5”).</source>
        <translation>Das Gen für %1 liegt auf dem X-Chromosom; Weibchen sind XX und Männchen XY. *%2* („%3“) ist dominant über *%4* („%5“).</translation>
    </message>
    <message>
        <source>Which chromosome does a son get from his father, and which one does a daughter get from him?</source>
        <translation>Welches Chromosom bekommt ein Sohn von seinem Vater, und welches eine Tochter?</translation>
    </message>
    <message>
        <source>Draw the square with the mother&apos;s two X on one side and the father&apos;s X and Y on the other: two cells are daughters, two are sons.</source>
        <translation>Zeichne das Quadrat mit den beiden X der Mutter auf der einen und dem X und dem Y des Vaters auf der anderen Seite: Zwei Felder sind Töchter, zwei sind Söhne.</translation>
    </message>
    <message>
        <source>3/4 needs two heterozygous parents. A male has only one X, so the father cannot be heterozygous.</source>
        <translation>3/4 braucht zwei heterozygote Eltern. Ein Männchen hat nur ein X, also kann der Vater nicht heterozygot sein.</translation>
    </message>
    <message>
        <source>What share of the sons do you expect to show “%1”?</source>
        <translation>Welcher Anteil der Söhne zeigt voraussichtlich „%1“?</translation>
    </message>
    <message>
        <source>Right: a son has only the X of his mother, and she is *%1*.</source>
        <translation>Richtig: Ein Sohn hat nur das X seiner Mutter, und sie ist *%1*.</translation>
    </message>
    <message>
        <source>That would be right for a gene on another chromosome. But a father gives his sons a Y: they have no *%1* or *%2* from him.</source>
        <translation>Das wäre richtig bei einem Gen auf einem anderen Chromosom. Aber ein Vater gibt seinen Söhnen ein Y: Von ihm haben sie weder *%1* noch *%2*.</translation>
    </message>
    <message>
        <source>That is the share of all offspring that are sons with “%1”. The question is about the sons alone.</source>
        <translation>Das ist der Anteil der Söhne mit „%1“ an allen Nachkommen. Gefragt ist nach den Söhnen allein.</translation>
    </message>
    <message>
        <source>That is the share of the sons with the other phenotype, “%1”.</source>
        <translation>Das ist der Anteil der Söhne mit dem anderen Phänotyp, „%1“.</translation>
    </message>
    <message>
        <source>None of them would show it if the mother had no *%1* to pass on. But she has.</source>
        <translation>Keiner würde es zeigen, wenn die Mutter kein *%1* weiterzugeben hätte. Das hat sie aber.</translation>
    </message>
    <message>
        <source>All sons would show it only if the mother passed on nothing but *%1*.</source>
        <translation>Alle Söhne würden es nur zeigen, wenn die Mutter nichts als *%1* weitergäbe.</translation>
    </message>
    <message>
        <source>Half of the sons would show it if the mother were *%1*. Here she is *%2*.</source>
        <translation>Die Hälfte der Söhne würde es zeigen, wenn die Mutter *%1* wäre. Hier ist sie *%2*.</translation>
    </message>
    <message>
        <source>What share of the daughters do you expect to show “%1”?</source>
        <translation>Welcher Anteil der Töchter zeigt voraussichtlich „%1“?</translation>
    </message>
    <message>
        <source>Right: every daughter has *%1* from her father, and one X from her mother, who is *%2*.</source>
        <translation>Richtig: Jede Tochter hat *%1* vom Vater und ein X von der Mutter, die *%2* ist.</translation>
    </message>
    <message>
        <source>That is the share among the sons. Every daughter also has her father&apos;s X, with *%1*.</source>
        <translation>Das ist der Anteil unter den Söhnen. Jede Tochter hat auch das X des Vaters, mit *%1*.</translation>
    </message>
    <message>
        <source>That is the share of all offspring that are daughters with “%1”. The question is about the daughters alone.</source>
        <translation>Das ist der Anteil der Töchter mit „%1“ an allen Nachkommen. Gefragt ist nach den Töchtern allein.</translation>
    </message>
    <message>
        <source>That is the share of the daughters with the other phenotype, “%1”.</source>
        <translation>Das ist der Anteil der Töchter mit dem anderen Phänotyp, „%1“.</translation>
    </message>
    <message>
        <source>Half of the daughters would show it if the parents were *%1* and *%2*.</source>
        <translation>Die Hälfte der Töchter würde es zeigen, wenn die Eltern *%1* und *%2* wären.</translation>
    </message>
    <message>
        <source>Half of the daughters get *%1* from their mother, and one is enough to hide *%2*.</source>
        <translation>Die Hälfte der Töchter bekommt *%1* von der Mutter, und eines reicht, um *%2* zu verdecken.</translation>
    </message>
    <message>
        <source>Half of the daughters get *%1* from their mother as well as from their father.</source>
        <translation>Die Hälfte der Töchter bekommt *%1* sowohl von der Mutter als auch vom Vater.</translation>
    </message>
    <message>
        <source>What share of all offspring do you expect to be males with “%1”?</source>
        <translation>Welcher Anteil aller Nachkommen sind voraussichtlich Männchen mit „%1“?</translation>
    </message>
    <message>
        <source>Right: half of the offspring are male, and of the males the share is that of *%1* among the mother&apos;s eggs.</source>
        <translation>Richtig: Die Hälfte der Nachkommen ist männlich, und unter den Männchen ist der Anteil der von *%1* unter den Eizellen der Mutter.</translation>
    </message>
    <message>
        <source>That is the share among the males alone. They are only half of all offspring.</source>
        <translation>Das ist der Anteil unter den Männchen allein. Sie sind nur die Hälfte aller Nachkommen.</translation>
    </message>
    <message>
        <source>That is the share of all offspring with “%1”, females included.</source>
        <translation>Das ist der Anteil aller Nachkommen mit „%1“, die Weibchen mitgezählt.</translation>
    </message>
    <message>
        <source>That is the share of all offspring that are males with “%1”.</source>
        <translation>Das ist der Anteil der Männchen mit „%1“ an allen Nachkommen.</translation>
    </message>
    <message>
        <source>1/4 would be right if the mother were *%1*. Here she is *%2*.</source>
        <translation>1/4 wäre richtig, wenn die Mutter *%1* wäre. Hier ist sie *%2*.</translation>
    </message>
    <message>
        <source>Half of the offspring are male. They would all show it only if the mother passed on nothing but *%1*.</source>
        <translation>Die Hälfte der Nachkommen ist männlich. Alle Männchen würden es nur zeigen, wenn die Mutter nichts als *%1* weitergäbe.</translation>
    </message>
    <message>
        <source>Only half of the offspring are male, so the share cannot be larger than that.</source>
        <translation>Nur die Hälfte der Nachkommen ist männlich, also kann der Anteil nicht größer sein.</translation>
    </message>
    <message>
        <source>What share of the daughters do you expect to be carriers: to have *%1* without showing it?</source>
        <translation>Welcher Anteil der Töchter sind voraussichtlich Überträgerinnen (Konduktorinnen), tragen also *%1*, ohne es zu zeigen?</translation>
    </message>
    <message>
        <source>Right: a carrier is *%1*, with one X from each parent.</source>
        <translation>Richtig: Eine Überträgerin ist *%1*, mit einem X von jedem Elternteil.</translation>
    </message>
    <message>
        <source>That is the share among all offspring. The question is about the daughters alone.</source>
        <translation>Das ist der Anteil an allen Nachkommen. Gefragt ist nach den Töchtern allein.</translation>
    </message>
    <message>
        <source>All daughters have *%1* from their father, but half of them also get it from their mother, and they show it.</source>
        <translation>Alle Töchter haben *%1* vom Vater, aber die Hälfte bekommt es auch von der Mutter, und die zeigt es.</translation>
    </message>
    <message>
        <source>Half of the daughters get *%1* from both parents: they have no *%2*.</source>
        <translation>Die Hälfte der Töchter bekommt *%1* von beiden Eltern: Sie hat kein *%2*.</translation>
    </message>
    <message>
        <source>A father gives his only X, here *%1*, to every daughter.</source>
        <translation>Ein Vater gibt sein einziges X, hier *%1*, an jede Tochter weiter.</translation>
    </message>
    <message>
        <source>A mother passes on *%1* to daughters as well as to sons.</source>
        <translation>Eine Mutter gibt *%1* an Töchter ebenso weiter wie an Söhne.</translation>
    </message>
    <message>
        <source>Pure-breeding females with “%1” were crossed with males with “%2”: all offspring showed “%1”.</source>
        <translation>Reinerbige Weibchen mit „%1“ wurden mit Männchen mit „%2“ gekreuzt: Alle Nachkommen zeigten „%1“.</translation>
    </message>
    <message>
        <source>What do you expect of the reciprocal cross, of females with “%1” and males with “%2”?</source>
        <translation>Was erwartest du von der reziproken Kreuzung, von Weibchen mit „%1“ und Männchen mit „%2“?</translation>
    </message>
    <message>
        <source>daughters “%1”, sons “%2”</source>
        <translation>Töchter „%1“, Söhne „%2“</translation>
    </message>
    <message>
        <source>all “%1”</source>
        <translation>alle „%1“</translation>
    </message>
    <message>
        <source>Right: sons have only the mother&apos;s X, daughters also the father&apos;s, with *%1*.</source>
        <translation>Richtig: Söhne haben nur das X der Mutter, Töchter auch das des Vaters, mit *%1*.</translation>
    </message>
    <message>
        <source>That would be right for a gene on another chromosome. Here the father&apos;s *%1* goes to no son.</source>
        <translation>Das wäre richtig bei einem Gen auf einem anderen Chromosom. Hier geht das *%1* des Vaters an keinen Sohn.</translation>
    </message>
    <message>
        <source>Sons do not take after the father here: they have his Y, and their only X is the mother&apos;s.</source>
        <translation>Söhne kommen hier nicht nach dem Vater: Sie haben sein Y, und ihr einziges X ist das der Mutter.</translation>
    </message>
    <message>
        <source>The daughters also have the father&apos;s X, and its *%1* is dominant.</source>
        <translation>Die Töchter haben auch das X des Vaters, und dessen *%1* ist dominant.</translation>
    </message>
    <message>
        <source>A male shows “%1”; both of his parents show “%2”.</source>
        <translation>Ein Männchen zeigt „%1“; seine beiden Eltern zeigen „%2“.</translation>
    </message>
    <message>
        <source>From whom does he have *%1*?</source>
        <translation>Von wem hat es *%1*?</translation>
    </message>
    <message>
        <source>from his mother, who is *%1*</source>
        <translation>von der Mutter, die *%1* ist</translation>
    </message>
    <message>
        <source>Right: his only X is hers, and she hides *%1* behind *%2*.</source>
        <translation>Richtig: Sein einziges X ist ihres, und sie verdeckt *%1* hinter *%2*.</translation>
    </message>
    <message>
        <source>from his father, who hides it</source>
        <translation>vom Vater, der es verdeckt</translation>
    </message>
    <message>
        <source>The father has only one X: with *%1* on it, he would show “%2”. Besides, he gave his son the Y.</source>
        <translation>Der Vater hat nur ein X: Mit *%1* darauf würde er „%2“ zeigen. Außerdem gab er seinem Sohn das Y.</translation>
    </message>
    <message>
        <source>from both parents</source>
        <translation>von beiden Eltern</translation>
    </message>
    <message>
        <source>A male has only one X, so one *%1* is enough to show “%2”.</source>
        <translation>Ein Männchen hat nur ein X, also reicht ein *%1* für „%2“.</translation>
    </message>
    <message>
        <source>Then she would show “%1” herself.</source>
        <translation>Dann würde sie selbst „%1“ zeigen.</translation>
    </message>
    <message>
        <source>A female shows “%1”.</source>
        <translation>Ein Weibchen zeigt „%1“.</translation>
    </message>
    <message>
        <source>Which of her parents must show “%1” as well?</source>
        <translation>Welcher Elternteil muss ebenfalls „%1“ zeigen?</translation>
    </message>
    <message>
        <source>the father, perhaps also the mother</source>
        <translation>der Vater, vielleicht auch die Mutter</translation>
    </message>
    <message>
        <source>Right: she has *%1* from both, and a father with *%1* on his only X shows it; the mother may be *%2*.</source>
        <translation>Richtig: Es hat *%1* von beiden, und ein Vater mit *%1* auf seinem einzigen X zeigt es; die Mutter kann *%2* sein.</translation>
    </message>
    <message>
        <source>the mother, perhaps also the father</source>
        <translation>die Mutter, vielleicht auch der Vater</translation>
    </message>
    <message>
        <source>The mother can hide *%1* behind *%2*; the father, with one X, cannot hide it.</source>
        <translation>Die Mutter kann *%1* hinter *%2* verdecken; der Vater mit seinem einen X kann es nicht.</translation>
    </message>
    <message>
        <source>both parents</source>
        <translation>beide Eltern</translation>
    </message>
    <message>
        <source>Both have *%1*, but a mother who is *%2* does not show it.</source>
        <translation>Beide haben *%1*, aber eine Mutter, die *%2* ist, zeigt es nicht.</translation>
    </message>
    <message>
        <source>neither of them</source>
        <translation>keiner von beiden</translation>
    </message>
    <message>
        <source>That would be right for a gene on another chromosome. A father with *%1* on his only X shows it.</source>
        <translation>Das wäre richtig bei einem Gen auf einem anderen Chromosom. Ein Vater mit *%1* auf seinem einzigen X zeigt es.</translation>
    </message>
    <message>
        <source>Colour blindness in the family of J. Scott, 1778</source>
        <translation>Farbenblindheit in der Familie von J. Scott, 1778</translation>
    </message>
    <message>
        <source>The steps take %1 minutes together, but the lesson %2.</source>
        <translation>Die Schritte dauern zusammen %1 Minuten, die Lektion aber %2.</translation>
    </message>
    <message>
        <source>Now other branches are crossed. What do the egg cells get from the mother&apos;s branch, and what does the pollen bring? In what ratio do you expect green, variegated and white seedlings?</source>
        <translation>Jetzt werden andere Zweige gekreuzt. Was bekommen die Eizellen vom Zweig der Mutter, und was bringt der Pollen mit? In welchem Verhältnis erwartest du grüne, panaschierte und weiße Keimlinge?</translation>
    </message>
    <message>
        <source>Half of the plastids in the variegated branch are white. An egg cell gets as many as you have chosen, each drawn at random. How likely are they all green, and how likely all white? In what ratio do you expect green, variegated and white seedlings?</source>
        <translation>Die Hälfte der Plastiden im panaschierten Zweig ist weiß. Eine Eizelle bekommt so viele, wie du gewählt hast, jede zufällig gezogen. Wie wahrscheinlich sind alle grün, und wie wahrscheinlich alle weiß? In welchem Verhältnis erwartest du grüne, panaschierte und weiße Keimlinge?</translation>
    </message>
    <message>
        <source>Another number of the last cells become germ cells now. A mutation strikes one of the 31 cells, each with the same chance. Count in the figure: in what ratio do you expect it to end up in body cells only, in germ cells only, and in both?</source>
        <translation>Jetzt ist die Zahl der Keimzellen eine andere. Eine Mutation trifft eine der 31 Zellen, jede mit derselben Wahrscheinlichkeit. Zähle in der Abbildung: In welchem Verhältnis erwartest du sie am Ende nur in Körperzellen, nur in Keimzellen und in beiden?</translation>
    </message>
    <message>
        <source>Now the mutation strikes early: the fertilised egg or one of its two daughter cells. Where does it go from each of the three? In what ratio do you expect it to end up in body cells only, in germ cells only, and in both?</source>
        <translation>Jetzt kommt die Mutation früh: Sie trifft die befruchtete Eizelle oder eine ihrer beiden Tochterzellen. Wohin gelangt sie von jeder der drei aus? In welchem Verhältnis erwartest du sie am Ende nur in Körperzellen, nur in Keimzellen und in beiden?</translation>
    </message>
    <message>
        <source>Now the mutation strikes late: one of the last 16 cells. Can it still reach body cells and germ cells alike? In what ratio do you expect it to end up in body cells only, in germ cells only, and in both?</source>
        <translation>Jetzt kommt die Mutation spät: Sie trifft eine der letzten 16 Zellen. Kann sie noch in Körper- und Keimzellen zugleich gelangen? In welchem Verhältnis erwartest du sie am Ende nur in Körperzellen, nur in Keimzellen und in beiden?</translation>
    </message>
    <message>
        <source>This plant has one pair of chromosomes with a gene that interests us. Which gametes does it make, and in what ratio?</source>
        <translation>Bei dieser Pflanze betrachten wir ein Chromosomenpaar mit einem Gen. Welche Keimzellen bildet sie, und in welchem Verhältnis?</translation>
    </message>
    <message>
        <source>Here both genes are on the same chromosome: *R* with *G*, *r* with *g*. In two of five meioses a crossover falls between them. In what ratio do you expect the four kinds of gametes?</source>
        <translation>Hier liegen beide Gene auf demselben Chromosom: *R* mit *G*, *r* mit *g*. In zwei von fünf Meiosen fällt ein Crossing-over zwischen sie. In welchem Verhältnis erwartest du die vier Arten von Keimzellen?</translation>
    </message>
    <message>
        <source>Three genes on three pairs of chromosomes. In what ratio do you expect the kinds of gametes?</source>
        <translation>Drei Gene auf drei Chromosomenpaaren. In welchem Verhältnis erwartest du die Arten von Keimzellen?</translation>
    </message>
    <message>
        <source>Now the first division goes well. In the second, the two copies of a chromosome stay together in one of the two cells. In what ratio do you expect gametes with two chromosomes of this pair, with one, and with none?</source>
        <translation>Jetzt gelingt die erste Teilung. Bei der zweiten bleiben in einer der beiden Zellen die Chromatiden eines Chromosoms zusammen. In welchem Verhältnis erwartest du Keimzellen mit zwei Chromosomen dieses Paares, mit einem und mit keinem?</translation>
    </message>
    <message>
        <source>A white-eyed female fly (*XʷXʷ*) and a red-eyed male (*X⁺Y*). Her X fail to separate. Which sex chromosomes do her egg cells bring, and which the sperm? Flies with XX or XXY are female, those with XY or X0 male; XXX and Y0 do not survive. In what ratio do you expect them?</source>
        <translation>Ein weißäugiges Fliegenweibchen (*XʷXʷ*) und ein rotäugiges Männchen (*X⁺Y*). Ihre X trennen sich nicht. Welche Geschlechtschromosomen bringen ihre Eizellen mit, welche die Spermien? Fliegen mit XX oder XXY sind weiblich, solche mit XY oder X0 männlich; XXX und Y0 überleben nicht. In welchem Verhältnis erwartest du sie?</translation>
    </message>
    <message>
        <source>The father&apos;s X and Y do not go where they should. Which sex chromosomes do his sperm bring? Each egg cell brings one X. In what ratio do you expect the zygotes?</source>
        <translation>Beim Vater trennen sich die Geschlechtschromosomen nicht. Welche bringen seine Spermien mit? Jede Eizelle bringt ein X mit. In welchem Verhältnis erwartest du die Zygoten?</translation>
    </message>
    <message>
        <source>The mother&apos;s two X do not go where they should. Which sex chromosomes do her egg cells bring? Each sperm brings an X or a Y. In what ratio do you expect the zygotes?</source>
        <translation>Bei der Mutter trennen sich die X nicht. Welche Geschlechtschromosomen bringen ihre Eizellen mit? Jedes Spermium bringt ein X oder ein Y mit. In welchem Verhältnis erwartest du die Zygoten?</translation>
    </message>
    <message>
        <source>Which modes fit this family, and by whom are the others ruled out? Mark them below the drawing. Then think of the couple with the question mark: in what ratio do you expect daughters and sons, affected or not? If an X-linked mode fits, calculate with it, because it explains such a family better.</source>
        <translation>Welche Erbgänge passen zu dieser Familie, und durch wen sind die anderen ausgeschlossen? Markiere sie unter der Zeichnung. Denk dann an das Paar mit dem Fragezeichen: In welchem Verhältnis erwartest du Töchter und Söhne, betroffen oder nicht? Wenn ein X-chromosomaler Erbgang passt, rechne mit ihm, denn er erklärt eine solche Familie besser.</translation>
    </message>
    <message>
        <source>Many meadows begin alike and then go their own ways for 20 generations. Of 100 such meadows, how many are all red, how many have both alleles, and how many are all white?</source>
        <translation>Viele Wiesen beginnen gleich und gehen dann 20 Generationen lang eigene Wege. Wie viele von 100 solchen Wiesen sind am Ende ganz rot, wie viele haben beide Allele und wie viele sind ganz weiß?</translation>
    </message>
    <message>
        <source>The figure says how frequent the two alleles are. If mating is random and nothing else acts, in what ratio do you expect the three genotypes?</source>
        <translation>Die Abbildung sagt, wie häufig die beiden Allele sind. In welchem Verhältnis erwartest du die drei Genotypen, wenn die Paarung zufällig ist und sonst nichts wirkt?</translation>
    </message>
    <message>
        <source>Two teams have the same genome but different neutral alleles: at the start each of the two alleles has a frequency of 1/2. After ten turns each, in how many of 100 games is one of them lost, and in how many is one at 2/3 or more?</source>
        <translation>Zwei Teams haben dasselbe Genom, aber verschiedene neutrale Allele: Am Anfang hat jedes der beiden Allele die Häufigkeit 1/2. In wie vielen von 100 Spielen ist nach je zehn Zügen eines davon verloren, und in wie vielen hat eines 2/3 oder mehr?</translation>
    </message>
    <message>
        <source>One allele of the genome, chosen at random, becomes another. Of 100 such mutations, how many are useful in this environment, how many have no effect, and how many do harm?</source>
        <translation>Ein zufällig gewähltes Allel des Genoms wird zu einem anderen. Wie viele von 100 solchen Mutationen nützen in dieser Umwelt, wie viele bewirken nichts und wie viele schaden?</translation>
    </message>
    <message>
        <source>Now with these parents and families of this size: how often do you expect each kind of family, and how often exactly the ratio of the cross? Enter parts or percentages.</source>
        <translation>Jetzt mit diesen Eltern und Familien dieser Größe: Wie oft erwartest du jede Art von Familie, und wie oft genau das Verhältnis der Kreuzung? Gib Anteile oder Prozente ein.</translation>
    </message>
    <message>
        <source>These flies were counted more than a hundred years ago. Each of them shows which egg cell it came from; a plus sign stands for the allele of wild flies. If the three genes were independent, in what ratio would the eight classes appear?</source>
        <translation>Diese Fliegen wurden vor mehr als hundert Jahren gezählt. Jede zeigt, aus welcher Eizelle sie kam; ein Pluszeichen steht für das Allel der Wildform. Wenn die drei Gene unabhängig wären: In welchem Verhältnis kämen die acht Klassen vor?</translation>
    </message>
    <message>
        <source>one of the game&apos;s genes, a heterozygous parent and one that is heterozygous or recessive</source>
        <translation>ein Gen des Spiels, ein heterozygoter Elternteil und ein heterozygoter oder rezessiver</translation>
    </message>
    <message>
        <source>carrier</source>
        <translation>Träger, Trägerin (eines Allels)</translation>
    </message>
    <message>
        <source>Somebody who has one [recessive](recessive) allele and does not show it, but can pass it on.</source>
        <translation>Jemand, der ein [rezessives](recessive) Allel hat, ohne dass es sich zeigt, und es weitergeben kann. Bei X-gekoppelten Genen: Überträgerin oder Konduktorin.</translation>
    </message>
    <message>
        <source>chromatid</source>
        <translation>Chromatide</translation>
    </message>
    <message>
        <source>One of the two copies of a [chromosome](chromosome) that are joined at the centromere. These sister chromatids are alike until crossing over; once they separate, each is a chromosome of its own.</source>
        <translation>Eine der beiden Kopien eines [Chromosoms](chromosome), die am Centromer zusammenhängen. Diese Schwesterchromatiden sind bis zum Crossing-over gleich; sobald sie sich trennen, ist jede ein eigenes Chromosom.</translation>
    </message>
    <message>
        <source>consanguinity</source>
        <translation>Blutsverwandtschaft (Verwandtenehe)</translation>
    </message>
    <message>
        <source>germ line</source>
        <translation>Keimbahn</translation>
    </message>
    <message>
        <source>The [gametes](gamete) and the cells that they come from. Only their DNA is inherited; all other cells are body (somatic) cells.</source>
        <translation>Die [Keimzellen](gamete) und die Zellen, aus denen sie entstehen. Nur ihre DNA wird vererbt; alle anderen sind Körperzellen (somatische Zellen).</translation>
    </message>
    <message>
        <source>homologous chromosomes</source>
        <translation>homologe Chromosomen</translation>
    </message>
    <message>
        <source>The two [chromosomes](chromosome) of a pair, one from each parent. They carry the same genes in the same order, but often different [alleles](allele).</source>
        <translation>Die beiden [Chromosomen](chromosome) eines Paars, von jedem Elternteil eins. Sie tragen dieselben Gene in derselben Reihenfolge, aber oft verschiedene [Allele](allele).</translation>
    </message>
    <message>
        <source>mitochondrion (plural: mitochondria)</source>
        <translation>Mitochondrium (Mehrzahl: Mitochondrien)</translation>
    </message>
    <message>
        <source>A small body in the cell that makes the energy in food usable. It has DNA of its own, which people have from their mother alone.</source>
        <translation>Ein kleiner Körper in der Zelle, der die Energie aus der Nahrung nutzbar macht. Es hat eigene DNA, und die haben Menschen nur von ihrer Mutter.</translation>
    </message>
    <message>
        <source>mosaic</source>
        <translation>Mosaik</translation>
    </message>
    <message>
        <source>A living thing that came from one fertilised egg and yet has cells with different DNA, because of a [mutation](de-novo) in one of its cells.</source>
        <translation>Ein Lebewesen, das aus einer befruchteten Eizelle entstanden ist und doch Zellen mit verschiedener DNA hat, weil es in einer seiner Zellen eine [Mutation](de-novo) gab.</translation>
    </message>
    <message>
        <source>non-disjunction</source>
        <translation>Nondisjunktion</translation>
    </message>
    <message>
        <source>A pair of chromosomes, or the two copies of one, fails to separate in [meiosis](meiosis): one gamete gets a chromosome too many, another one too few.</source>
        <translation>Ein Chromosomenpaar oder die beiden Chromatiden eines Chromosoms trennen sich in der [Meiose](meiosis) nicht: Eine Keimzelle bekommt ein Chromosom zu viel, eine andere eines zu wenig.</translation>
    </message>
    <message>
        <source>pedigree</source>
        <translation>Stammbaum</translation>
    </message>
    <message>
        <source>A drawing of a family with its generations: squares are male, circles female, and whoever shows the trait is filled.</source>
        <translation>Die Zeichnung einer Familie mit ihren Generationen: Quadrate sind männlich, Kreise weiblich, und wer das Merkmal zeigt, ist ausgefüllt.</translation>
    </message>
    <message>
        <source>penetrance</source>
        <translation>Penetranz</translation>
    </message>
    <message>
        <source>The share of those with a [genotype](genotype) who show the trait that goes with it. Below 100 % it is called incomplete.</source>
        <translation>Der Anteil derer mit einem [Genotyp](genotype), die das Merkmal dazu auch zeigen. Unter 100 % heißt sie unvollständig.</translation>
    </message>
    <message>
        <source>plastid</source>
        <translation>Plastide</translation>
    </message>
    <message>
        <source>A small body in plant cells, with DNA of its own. Those that contain the green chlorophyll are called chloroplasts.</source>
        <translation>Ein kleiner Körper in Pflanzenzellen mit eigener DNA. Diejenigen, die das grüne Chlorophyll enthalten, heißen Chloroplasten.</translation>
    </message>
    <message>
        <source>X-linked</source>
        <translation>X-chromosomal (X-gekoppelt)</translation>
    </message>
    <message>
        <source>Said of a gene on the X [chromosome](chromosome). A male has one copy of it, from his mother, and shows it even if it is [recessive](recessive).</source>
        <translation>Heißt ein Gen auf dem X-[Chromosom](chromosome). Ein männliches Lebewesen hat nur eine Kopie davon, von der Mutter, und auch ein [rezessives](recessive) Allel zeigt sich bei ihm.</translation>
    </message>
    <message>
        <source>one of the two alleles is lost</source>
        <translation>eines der beiden Allele ist verloren</translation>
    </message>
    <message>
        <source>the first allele at 2/3 or more</source>
        <translation>das erste Allel bei 2/3 oder mehr</translation>
    </message>
    <message>
        <source>the second allele at 2/3 or more</source>
        <translation>das zweite Allel bei 2/3 oder mehr</translation>
    </message>
    <message>
        <source>both between 1/3 and 2/3</source>
        <translation>beide zwischen 1/3 und 2/3</translation>
    </message>
    <message>
        <source>cherry eyes</source>
        <translation>kirschrote Augen</translation>
    </message>
    <message>
        <source>bifid wings</source>
        <translation>gespaltene Flügeladern</translation>
    </message>
    <message>
        <source>vermilion eyes</source>
        <translation>zinnoberrote Augen</translation>
    </message>
    <message>
        <source>eosin eyes</source>
        <translation>eosinfarbene Augen</translation>
    </message>
    <message>
        <source>sable body</source>
        <translation>dunkler Körper</translation>
    </message>
    <message>
        <source>bar eyes</source>
        <translation>Bandaugen</translation>
    </message>
    <message>
        <source>yellow body</source>
        <translation>gelber Körper</translation>
    </message>
    <message>
        <source>club wings</source>
        <translation>keulenförmige Flügel</translation>
    </message>
    <message>
        <source>Diploid cell</source>
        <translation>Diploide Zelle</translation>
    </message>
    <message>
        <source>Interphase</source>
        <translation>Interphase</translation>
    </message>
    <message>
        <source>Prophase I</source>
        <translation>Prophase I</translation>
    </message>
    <message>
        <source>Metaphase I</source>
        <translation>Metaphase I</translation>
    </message>
    <message>
        <source>Anaphase I</source>
        <translation>Anaphase I</translation>
    </message>
    <message>
        <source>Telophase I</source>
        <translation>Telophase I</translation>
    </message>
    <message>
        <source>Metaphase II</source>
        <translation>Metaphase II</translation>
    </message>
    <message>
        <source>Anaphase II</source>
        <translation>Anaphase II</translation>
    </message>
    <message>
        <source>Four gametes</source>
        <translation>Vier Keimzellen</translation>
    </message>
    <message>
        <source>Chromosomes come in pairs, one from each parent (plain and striped): the two are homologous.</source>
        <translation>Chromosomen treten paarweise auf, eins von jedem Elternteil (einfarbig und gestreift): Die beiden sind homolog.</translation>
    </message>
    <message>
        <source>Every chromosome is copied. It now has two sister chromatids that are exactly alike, joined at the centromere.</source>
        <translation>Jedes Chromosom wird verdoppelt. Es hat jetzt zwei genau gleiche Schwesterchromatiden, die am Centromer zusammenhängen.</translation>
    </message>
    <message>
        <source>X and Y pair up, but only at their ends: they do not swap the piece with this gene.</source>
        <translation>X und Y paaren sich, aber nur an den Enden: Das Stück mit diesem Gen tauschen sie nicht aus.</translation>
    </message>
    <message>
        <source>Homologous chromosomes pair up, and chromatids that are not sisters swap pieces (×): crossing over.</source>
        <translation>Homologe Chromosomen paaren sich, und Chromatiden, die keine Schwestern sind, tauschen Stücke aus (×): Crossing-over.</translation>
    </message>
    <message>
        <source>The pairs line up in the middle. Which chromosome of a pair faces which side is chance, for every pair anew.</source>
        <translation>Die Paare ordnen sich in der Mitte an. Welches Chromosom eines Paars zu welcher Seite liegt, ist Zufall, bei jedem Paar aufs Neue.</translation>
    </message>
    <message>
        <source>The two chromosomes of each pair separate. Sister chromatids stay together.</source>
        <translation>Die beiden Chromosomen jedes Paars trennen sich. Schwesterchromatiden bleiben zusammen.</translation>
    </message>
    <message>
        <source>The first division is done: two cells, each with one chromosome of every pair.</source>
        <translation>Die erste Teilung ist fertig: zwei Zellen, jede mit einem Chromosom aus jedem Paar.</translation>
    </message>
    <message>
        <source>Nothing is copied again. In both cells the chromosomes line up one by one.</source>
        <translation>Es wird nichts noch einmal verdoppelt. In beiden Zellen ordnen sich die Chromosomen einzeln an.</translation>
    </message>
    <message>
        <source>Now the sister chromatids separate. Each is a chromosome of its own from here on.</source>
        <translation>Jetzt trennen sich die Schwesterchromatiden. Von hier an ist jede ein eigenes Chromosom.</translation>
    </message>
    <message>
        <source>The second division is done: four haploid cells, each with one allele of every gene.</source>
        <translation>Die zweite Teilung ist fertig: vier haploide Zellen, jede mit einem Allel jedes Gens.</translation>
    </message>
    <message>
        <source>%1, child of %2 and %3</source>
        <translation>%1, Kind von %2 und %3</translation>
    </message>
    <message>
        <source>blood group M</source>
        <translation>Blutgruppe M</translation>
    </message>
    <message>
        <source>blood group MN</source>
        <translation>Blutgruppe MN</translation>
    </message>
    <message>
        <source>blood group N</source>
        <translation>Blutgruppe N</translation>
    </message>
    <message>
        <source>haemoglobin A alone</source>
        <translation>nur Hämoglobin A</translation>
    </message>
    <message>
        <source>haemoglobin A and S</source>
        <translation>Hämoglobin A und S</translation>
    </message>
    <message>
        <source>haemoglobin S alone</source>
        <translation>nur Hämoglobin S</translation>
    </message>
    <message>
        <source>blood donors in England</source>
        <translation>Blutspender in England</translation>
    </message>
    <message>
        <source>infants in Tanzania</source>
        <translation>Säuglinge in Tansania</translation>
    </message>
    <message>
        <source>adults in Tanzania</source>
        <translation>Erwachsene in Tansania</translation>
    </message>
    <message>
        <source>From the table of the genetic code (mRNA): %1.</source>
        <translation>Aus der Tabelle des genetischen Codes (mRNA): %1.</translation>
    </message>
    <message>
        <source>The coding strand of a gene begins with %1, from its start codon on.</source>
        <translation>Der codierende Strang eines Gens beginnt, vom Startcodon an, mit %1.</translation>
    </message>
    <message>
        <source>With which three amino acids does its protein begin?</source>
        <translation>Mit welchen drei Aminosäuren beginnt sein Protein?</translation>
    </message>
    <message>
        <source>Right: the mRNA reads %1, and each three letters stand for one amino acid.</source>
        <translation>Richtig: Die mRNA lautet %1, und je drei Buchstaben stehen für eine Aminosäure.</translation>
    </message>
    <message>
        <source>You paired the letters, as if this were the template strand. The coding strand has the letters of the mRNA, with T for U: %1.</source>
        <translation>Du hast die Buchstaben gepaart, als wäre dies der codogene Strang. Der codierende Strang hat die Buchstaben der mRNA, mit T statt U: %1.</translation>
    </message>
    <message>
        <source>You began with the second letter. Reading begins at the start codon, AUG.</source>
        <translation>Du hast beim zweiten Buchstaben angefangen. Gelesen wird vom Startcodon AUG an.</translation>
    </message>
    <message>
        <source>You read from the other end. The ribosome begins at the start codon, AUG, on the left here.</source>
        <translation>Du hast vom anderen Ende her gelesen. Das Ribosom beginnt beim Startcodon AUG, hier links.</translation>
    </message>
    <message>
        <source>Write the mRNA: the same letters as in the coding strand, with U for T.</source>
        <translation>Schreib die mRNA auf: dieselben Buchstaben wie im codierenden Strang, mit U statt T.</translation>
    </message>
    <message>
        <source>Split it into threes: %1. Then look each of them up.</source>
        <translation>Teile sie in Dreiergruppen: %1. Schlag dann jede nach.</translation>
    </message>
    <message>
        <source>The protein stays the same.</source>
        <translation>Das Protein bleibt gleich.</translation>
    </message>
    <message>
        <source>%1 is replaced by %2, the others stay.</source>
        <translation>%1 wird durch %2 ersetzt, die anderen bleiben.</translation>
    </message>
    <message>
        <source>The protein ends early, after %1.</source>
        <translation>Das Protein endet zu früh, nach %1.</translation>
    </message>
    <message>
        <source>From %1 on, all amino acids change.</source>
        <translation>Ab %1 ändern sich alle Aminosäuren.</translation>
    </message>
    <message>
        <source>%1 is missing, the others stay.</source>
        <translation>%1 fehlt, die anderen bleiben.</translation>
    </message>
    <message>
        <source>That happens if a letter is lost or added. Here one is replaced: the other triplets are read as before.</source>
        <translation>Das geschieht, wenn ein Buchstabe verloren geht oder dazukommt. Hier ist einer ersetzt: Die anderen Tripletts werden gelesen wie zuvor.</translation>
    </message>
    <message>
        <source>Only UAA, UAG and UGA mean stop. The new codon is %1.</source>
        <translation>Nur UAA, UAG und UGA bedeuten Stopp. Das neue Codon ist %1.</translation>
    </message>
    <message>
        <source>Right: %1 and %2 both stand for %3.</source>
        <translation>Richtig: %1 und %2 stehen beide für %3.</translation>
    </message>
    <message>
        <source>Look again: %1 stands for %2, but the new codon is %3.</source>
        <translation>Sieh noch einmal hin: %1 steht für %2, aber das neue Codon ist %3.</translation>
    </message>
    <message>
        <source>Right: %1 stands for %2 and %3 for %4. The other codons are as before.</source>
        <translation>Richtig: %1 steht für %2 und %3 für %4. Die anderen Codons sind wie zuvor.</translation>
    </message>
    <message>
        <source>One letter can be enough: %1 stands for %2, but %3 for %4.</source>
        <translation>Ein Buchstabe kann genügen: %1 steht für %2, aber %3 für %4.</translation>
    </message>
    <message>
        <source>Right: %1 stands for %2, but %3 means stop.</source>
        <translation>Richtig: %1 steht für %2, aber %3 bedeutet Stopp.</translation>
    </message>
    <message>
        <source>%1 means stop: nothing that follows it is read. So the amino acids after it are missing as well.</source>
        <translation>%1 bedeutet Stopp: Was danach kommt, wird nicht mehr gelesen. Also fehlen auch die Aminosäuren danach.</translation>
    </message>
    <message>
        <source>Right: a letter is lost, so the triplets are read one letter further on: %1 instead of %2, and so on.</source>
        <translation>Richtig: Ein Buchstabe fehlt, also verschieben sich die Tripletts um einen Buchstaben: %1 statt %2 und so weiter.</translation>
    </message>
    <message>
        <source>That needs a whole codon, three letters. One lost letter shifts all triplets after it.</source>
        <translation>Dafür müsste ein ganzes Codon fehlen, drei Buchstaben. Ein einziger verlorener Buchstabe verschiebt alle Tripletts danach.</translation>
    </message>
    <message>
        <source>Not only this one: the codon after it also takes a letter from its neighbour.</source>
        <translation>Nicht nur diese: Auch das nächste Codon nimmt sich einen Buchstaben von seinem Nachbarn.</translation>
    </message>
    <message>
        <source>One lost letter is enough to shift the reading frame: after %1, every triplet is another one.</source>
        <translation>Ein verlorener Buchstabe genügt, um das Leseraster zu verschieben: Nach %1 ist jedes Triplett ein anderes.</translation>
    </message>
    <message>
        <source>The coding strand of a very short gene reads %1. A mutation makes it %2.</source>
        <translation>Der codierende Strang eines sehr kurzen Gens lautet %1. Durch eine Mutation wird daraus %2.</translation>
    </message>
    <message>
        <source>What happens to the protein?</source>
        <translation>Was geschieht mit dem Protein?</translation>
    </message>
    <message>
        <source>Split both into threes, from the start codon ATG on. Which is the first triplet that differs?</source>
        <translation>Teile beide vom Startcodon ATG an in Dreiergruppen. Welches ist das erste Triplett, das anders ist?</translation>
    </message>
    <message>
        <source>In the mRNA, %1 becomes %2. Look both up, and see whether the triplets after them are the same.</source>
        <translation>In der mRNA wird aus %1 das Codon %2. Schlag beide nach und sieh, ob die Tripletts danach gleich sind.</translation>
    </message>
    <message>
        <source>Pea, %1: pure-breeding plants with “%2” and pure-breeding plants with “%3” are crossed. All of their offspring, the F1, show “%2”.</source>
        <translation>Erbse, %1: Reinerbige Pflanzen mit „%2“ und reinerbige mit „%3“ werden gekreuzt. Alle Nachkommen, die F1, zeigen „%2“.</translation>
    </message>
    <message>
        <source>From another cross Mendel had %1 offspring.</source>
        <translation>Aus einer anderen Kreuzung hatte Mendel %1 Nachkommen.</translation>
    </message>
    <message>
        <source>From another cross a class has %1 offspring.</source>
        <translation>Aus einer anderen Kreuzung hat eine Klasse %1 Nachkommen.</translation>
    </message>
    <message>
        <source>Which cross was it?</source>
        <translation>Welche Kreuzung war das?</translation>
    </message>
    <message>
        <source>F1 × F1</source>
        <translation>F1 × F1</translation>
    </message>
    <message>
        <source>F1 × “%1”</source>
        <translation>F1 × „%1“</translation>
    </message>
    <message>
        <source>Right: this is an F2. About a quarter, here %1 of %2, show “%3”: 3 : 1.</source>
        <translation>Richtig: Das ist eine F2. Etwa ein Viertel, hier %1 von %2, zeigt „%3“: 3 : 1.</translation>
    </message>
    <message>
        <source>In this test cross half of the offspring show “%1”, about %2 of %3. Here it is only a quarter.</source>
        <translation>Bei dieser Testkreuzung zeigt die Hälfte der Nachkommen „%1“, etwa %2 von %3. Hier ist es nur ein Viertel.</translation>
    </message>
    <message>
        <source>Right: this is a test cross. About half, here %1 of %2, show “%3”: 1 : 1.</source>
        <translation>Richtig: Das ist eine Testkreuzung. Etwa die Hälfte, hier %1 von %2, zeigt „%3“: 1 : 1.</translation>
    </message>
    <message>
        <source>That gives an F2, with a quarter that shows “%1”: about %2 of %3. Here it is half.</source>
        <translation>Das gibt eine F2, von der ein Viertel „%1“ zeigt: etwa %2 von %3. Hier ist es die Hälfte.</translation>
    </message>
    <message>
        <source>F1 × pure-breeding “%1”</source>
        <translation>F1 × reinerbig „%1“</translation>
    </message>
    <message>
        <source>A pure-breeding parent passes on the dominant allele to every one: none of the offspring would show “%1”.</source>
        <translation>Ein reinerbiger Elternteil gibt an alle das dominante Allel weiter: Kein Nachkomme würde „%1“ zeigen.</translation>
    </message>
    <message>
        <source>pure-breeding “%1” × “%2”</source>
        <translation>reinerbig „%1“ × „%2“</translation>
    </message>
    <message>
        <source>That is the cross that gave the F1: all of its offspring show “%1”.</source>
        <translation>Das ist die Kreuzung, aus der die F1 kam: Alle ihre Nachkommen zeigen „%1“.</translation>
    </message>
    <message>
        <source>What share of the offspring shows “%1”: a half, a quarter, or none?</source>
        <translation>Welcher Anteil der Nachkommen zeigt „%1“: die Hälfte, ein Viertel oder keiner?</translation>
    </message>
    <message>
        <source>%1 of %2 are about %3. What does each parent pass on in that case?</source>
        <translation>%1 von %2 sind etwa %3. Was gibt in diesem Fall jeder Elternteil weiter?</translation>
    </message>
    <message>
        <source>Pea, %1: in the F2, Mendel counted %2 with “%3” and %4 with “%5”.</source>
        <translation>Erbse, %1: In der F2 zählte Mendel %2 mit „%3“ und %4 mit „%5“.</translation>
    </message>
    <message>
        <source>A class repeats this cross and has an F2 of %1.</source>
        <translation>Eine Klasse wiederholt diese Kreuzung und hat eine F2 von %1.</translation>
    </message>
    <message>
        <source>How many with “%1” do you expect in this F2?</source>
        <translation>Wie viele mit „%1“ erwartest du in dieser F2?</translation>
    </message>
    <message>
        <source>Right: 3 : 1 means one of four. In Mendel&apos;s F2 it was %1 of %2, very nearly one of four.</source>
        <translation>Richtig: 3 : 1 heißt eines von vieren. In Mendels F2 waren es %1 von %2, beinahe genau ein Viertel.</translation>
    </message>
    <message>
        <source>You divided by 3. In the ratio 3 : 1 there are four parts in all, and one of them shows “%1”.</source>
        <translation>Du hast durch 3 geteilt. Das Verhältnis 3 : 1 hat zusammen vier Teile, und einer davon zeigt „%1“.</translation>
    </message>
    <message>
        <source>That is the number to expect with “%1”.</source>
        <translation>So viele sind mit „%1“ zu erwarten.</translation>
    </message>
    <message>
        <source>Half of them would show “%1” in a test cross. Mendel&apos;s counts are far from 1 : 1.</source>
        <translation>In einer Testkreuzung würde die Hälfte „%1“ zeigen. Mendels Zahlen sind weit von 1 : 1 entfernt.</translation>
    </message>
    <message>
        <source>Which simple ratio is close to %1 : %2?</source>
        <translation>Welches einfache Verhältnis liegt nahe bei %1 : %2?</translation>
    </message>
    <message>
        <source>It is 3 : 1. How many parts are there in all?</source>
        <translation>Es ist 3 : 1. Wie viele Teile sind das zusammen?</translation>
    </message>
    <message>
        <source>Pea, %1: Mendel let F2 plants with “%2” pollinate themselves. Some bred true; the others also had offspring with “%3”.</source>
        <translation>Erbse, %1: Mendel ließ F2-Pflanzen mit „%2“ sich selbst bestäuben. Einige waren reinerbig; die anderen hatten auch Nachkommen mit „%3“.</translation>
    </message>
    <message>
        <source>How many of them do you expect to have offspring with “%1”?</source>
        <translation>Wie viele davon haben vermutlich Nachkommen mit „%1“?</translation>
    </message>
    <message>
        <source>Right: of three F2 plants with “%1”, two are heterozygous. Mendel found %2 of %3.</source>
        <translation>Richtig: Von drei F2-Pflanzen mit „%1“ sind zwei heterozygot. Mendel fand %2 von %3.</translation>
    </message>
    <message>
        <source>Half of all F2 plants are heterozygous. But those with “%1” are left out here, so the whole is smaller.</source>
        <translation>Von allen F2-Pflanzen ist die Hälfte heterozygot. Hier fehlen aber die mit „%1“, also ist das Ganze kleiner.</translation>
    </message>
    <message>
        <source>That is how many breed true. The question is about the others.</source>
        <translation>So viele sind reinerbig. Gefragt ist nach den anderen.</translation>
    </message>
    <message>
        <source>3/4 of the F2 show “%1”. All the plants here do: what share of them is heterozygous?</source>
        <translation>3/4 der F2 zeigen „%1“. Hier tun es alle Pflanzen: Welcher Anteil davon ist heterozygot?</translation>
    </message>
    <message>
        <source>Draw the square of the F2. Which cells show “%1”?</source>
        <translation>Zeichne das Punnett-Quadrat der F2. Welche Felder zeigen „%1“?</translation>
    </message>
    <message>
        <source>Three cells show “%1”. Which of these three have a hidden allele for “%2”?</source>
        <translation>Drei Felder zeigen „%1“. Welche dieser drei haben ein verborgenes Allel für „%2“?</translation>
    </message>
    <message>
        <source>A fertilised egg divides into 2 cells, these into 4, and so on up to %1: %2 cells in all, with those that have divided.</source>
        <translation>Eine befruchtete Eizelle teilt sich in 2 Zellen, diese in 4 und so weiter bis %1: zusammen %2 Zellen, die geteilten mitgezählt.</translation>
    </message>
    <message>
        <source>One of the last %1 becomes a germ cell. Only these last cells count as body or germ cells.</source>
        <translation>Eine der letzten %1 wird zur Keimzelle. Nur diese letzten gelten als Körper- oder Keimzellen.</translation>
    </message>
    <message>
        <source>%1 of the last %2 become germ cells; all of these come from one cell, from which no body cell comes. Only the last cells count as body or germ cells.</source>
        <translation>%1 der letzten %2 werden zu Keimzellen; alle stammen von einer Zelle ab, von der keine Körperzelle abstammt. Nur die letzten gelten als Körper- oder Keimzellen.</translation>
    </message>
    <message>
        <source>in body cells only</source>
        <translation>nur in Körperzellen</translation>
    </message>
    <message>
        <source>in germ cells only</source>
        <translation>nur in Keimzellen</translation>
    </message>
    <message>
        <source>in both</source>
        <translation>in beiden</translation>
    </message>
    <message>
        <source>A mutation strikes one of all %1 cells, each with the same chance. How likely is it to end up %2?</source>
        <translation>Eine Mutation trifft eine von allen %1 Zellen, jede mit derselben Wahrscheinlichkeit. Wie wahrscheinlich ist sie am Ende %2?</translation>
    </message>
    <message>
        <source>Right: it is %1 of the %2 cells.</source>
        <translation>Richtig: Es sind %1 der %2 Zellen.</translation>
    </message>
    <message>
        <source>That is how likely it is to end up %1.</source>
        <translation>So wahrscheinlich ist sie am Ende %1.</translation>
    </message>
    <message>
        <source>That is the share of germ cells among the last cells. But the mutation can strike any cell, earlier ones as well.</source>
        <translation>Das ist der Anteil der Keimzellen unter den letzten Zellen. Die Mutation kann aber jede Zelle treffen, auch frühere.</translation>
    </message>
    <message>
        <source>Body, germ line or both: three possibilities, but not equally likely ones.</source>
        <translation>Körper, Keimbahn oder beide: drei Möglichkeiten, aber keine gleich wahrscheinlichen.</translation>
    </message>
    <message>
        <source>Draw the tree of cells, and mark the germ cells in its last row.</source>
        <translation>Zeichne den Baum der Zellen und kennzeichne in der letzten Reihe die Keimzellen.</translation>
    </message>
    <message>
        <source>Write beside each cell what comes of it: body cells, germ cells or both. Then count.</source>
        <translation>Schreib neben jede Zelle, was aus ihr wird: Körperzellen, Keimzellen oder beides. Dann zähle.</translation>
    </message>
    <message>
        <source>When there are %1 cells, a mutation strikes one of them. How likely is it to be in the germ line in the end?</source>
        <translation>Wenn es %1 Zellen sind, trifft eine Mutation eine davon. Wie wahrscheinlich ist sie am Ende in der Keimbahn?</translation>
    </message>
    <message>
        <source>Right: %1 of the %2 cells lead to germ cells.</source>
        <translation>Richtig: %1 von %2 Zellen führen zu Keimzellen.</translation>
    </message>
    <message>
        <source>That is how likely it is to be in body cells only.</source>
        <translation>So wahrscheinlich ist sie nur in Körperzellen.</translation>
    </message>
    <message>
        <source>That would be right for a mutation in one of the last %1 cells.</source>
        <translation>Das wäre richtig bei einer Mutation in einer der letzten %1 Zellen.</translation>
    </message>
    <message>
        <source>You divided by all %1 cells. The mutation strikes when there are %2.</source>
        <translation>Du hast durch alle %1 Zellen geteilt. Die Mutation kommt, wenn es %2 sind.</translation>
    </message>
    <message>
        <source>Only a mutation in the fertilised egg is in every cell.</source>
        <translation>Nur eine Mutation in der befruchteten Eizelle ist in jeder Zelle.</translation>
    </message>
    <message>
        <source>The germ cells come from one of these cells. It can be the one.</source>
        <translation>Die Keimzellen stammen von einer dieser Zellen ab. Sie kann es sein.</translation>
    </message>
    <message>
        <source>From which of the %1 cells do germ cells come?</source>
        <translation>Von welchen der %1 Zellen stammen Keimzellen ab?</translation>
    </message>
    <message>
        <source>All cells of an embryo divide at the same time. When there are %1, a mutation strikes one of them.</source>
        <translation>Alle Zellen eines Embryos teilen sich gleichzeitig. Wenn es %1 sind, trifft eine Mutation eine davon.</translation>
    </message>
    <message>
        <source>How many cells have the mutation when there are %1 cells?</source>
        <translation>Wie viele Zellen haben die Mutation, wenn es %1 Zellen sind?</translation>
    </message>
    <message>
        <source>Right: each of the %1 cells has become %2.</source>
        <translation>Richtig: Aus jeder der %1 Zellen sind %2 geworden.</translation>
    </message>
    <message>
        <source>That was so at first. With every division the mutation is copied, too.</source>
        <translation>So war es am Anfang. Bei jeder Teilung wird auch die Mutation kopiert.</translation>
    </message>
    <message>
        <source>The other %1 cells were not struck, and pass nothing of it on.</source>
        <translation>Die übrigen Zellen (%1) wurden nicht getroffen und geben nichts davon weiter.</translation>
    </message>
    <message>
        <source>Half of the cells would have it if it had struck one of two cells. There were %1.</source>
        <translation>Die Hälfte der Zellen hätte sie, wenn sie eine von zwei Zellen getroffen hätte. Es waren %1.</translation>
    </message>
    <message>
        <source>That is how many cells there were when it struck.</source>
        <translation>So viele Zellen waren es, als sie kam.</translation>
    </message>
    <message>
        <source>Every division doubles their number; it does not add two.</source>
        <translation>Jede Teilung verdoppelt ihre Zahl; es kommen nicht nur zwei dazu.</translation>
    </message>
    <message>
        <source>How often do the cells divide between %1 and %2?</source>
        <translation>Wie oft teilen sich die Zellen zwischen %1 und %2?</translation>
    </message>
    <message>
        <source>%1 times. Each time the one cell and its descendants double.</source>
        <translation>%1-mal. Jedes Mal verdoppeln sich die eine Zelle und ihre Nachkommen.</translation>
    </message>
    <message>
        <source>A male animal looks like all others. But in %1 of the cells that make its sperm, one of the two alleles of a gene has mutated.</source>
        <translation>Ein männliches Tier sieht aus wie alle anderen. Aber in %1 der Zellen, die seine Spermien bilden, ist eines der beiden Allele eines Gens mutiert.</translation>
    </message>
    <message>
        <source>It has %1 young with females that do not have this mutation.</source>
        <translation>Mit Weibchen ohne diese Mutation hat es %1 Junge.</translation>
    </message>
    <message>
        <source>How many of the young do you expect to have the mutation?</source>
        <translation>Wie viele der Jungen haben voraussichtlich die Mutation?</translation>
    </message>
    <message>
        <source>Right: %1 of the sperm come from such cells, and half of those have the mutated allele.</source>
        <translation>Richtig: %1 der Spermien stammen aus solchen Zellen, und davon hat die Hälfte das mutierte Allel.</translation>
    </message>
    <message>
        <source>These cells have an unchanged allele as well. Half of their sperm get that one.</source>
        <translation>Diese Zellen haben auch ein unverändertes Allel. Die Hälfte ihrer Spermien bekommt dieses.</translation>
    </message>
    <message>
        <source>That would be right if all cells that make sperm had the mutation.</source>
        <translation>Das wäre richtig, wenn alle Zellen, die Spermien bilden, die Mutation hätten.</translation>
    </message>
    <message>
        <source>That the father does not show it says nothing about his germ line.</source>
        <translation>Dass der Vater sie nicht zeigt, sagt nichts über seine Keimbahn.</translation>
    </message>
    <message>
        <source>Not all of his germ cells have the mutation, and those that have it got it with one allele of two.</source>
        <translation>Nicht alle seine Zellen der Keimbahn haben die Mutation, und wo sie ist, ist nur eines von zwei Allelen mutiert.</translation>
    </message>
    <message>
        <source>What share of the sperm comes from cells with the mutation?</source>
        <translation>Welcher Anteil der Spermien stammt aus Zellen mit der Mutation?</translation>
    </message>
    <message>
        <source>%1. Such a cell has one mutated allele and one unchanged one: how many of its sperm get which?</source>
        <translation>%1. Eine solche Zelle hat ein mutiertes und ein unverändertes Allel: Wie viele ihrer Spermien bekommen welches?</translation>
    </message>
    <message>
        <source>a mutation in a cell that makes sperm</source>
        <translation>eine Mutation in einer Zelle, die Spermien bildet</translation>
    </message>
    <message>
        <source>Right: sperm come from this cell, so it is in the germ line.</source>
        <translation>Richtig: Aus dieser Zelle entstehen Spermien, also liegt sie in der Keimbahn.</translation>
    </message>
    <message>
        <source>a mutation in an egg cell</source>
        <translation>eine Mutation in einer Eizelle</translation>
    </message>
    <message>
        <source>Right: if this egg cell is fertilised, every cell of the child has it.</source>
        <translation>Richtig: Wird diese Eizelle befruchtet, hat jede Zelle des Jungtiers die Mutation.</translation>
    </message>
    <message>
        <source>a mutation in the fertilised egg</source>
        <translation>eine Mutation in der befruchteten Eizelle</translation>
    </message>
    <message>
        <source>Right: all cells come from this one, germ cells included.</source>
        <translation>Richtig: Alle Zellen stammen von dieser ab, auch die Keimzellen.</translation>
    </message>
    <message>
        <source>a mutation in a skin cell</source>
        <translation>eine Mutation in einer Hautzelle</translation>
    </message>
    <message>
        <source>No egg cell and no sperm comes from a skin cell.</source>
        <translation>Aus einer Hautzelle entsteht keine Eizelle und kein Spermium.</translation>
    </message>
    <message>
        <source>a mutation in a lung cell</source>
        <translation>eine Mutation in einer Lungenzelle</translation>
    </message>
    <message>
        <source>No egg cell and no sperm comes from a lung cell.</source>
        <translation>Aus einer Lungenzelle entsteht keine Eizelle und kein Spermium.</translation>
    </message>
    <message>
        <source>a mutation in the liver</source>
        <translation>eine Mutation in der Leber</translation>
    </message>
    <message>
        <source>No egg cell and no sperm comes from the liver.</source>
        <translation>Aus der Leber kommt keine Eizelle und kein Spermium.</translation>
    </message>
    <message>
        <source>a tan from the sun</source>
        <translation>Bräune von der Sonne</translation>
    </message>
    <message>
        <source>A tan is in the skin. The alleles of egg cells and sperm are as they were.</source>
        <translation>Bräune ist in der Haut. Die Allele von Eizellen und Spermien sind, wie sie waren.</translation>
    </message>
    <message>
        <source>muscles that were trained</source>
        <translation>trainierte Muskeln</translation>
    </message>
    <message>
        <source>Training makes muscles grow. It does not change the DNA of germ cells.</source>
        <translation>Training lässt Muskeln wachsen. Die DNA der Keimzellen ändert es nicht.</translation>
    </message>
    <message>
        <source>a scar</source>
        <translation>eine Narbe</translation>
    </message>
    <message>
        <source>An injury changes the body, not the alleles of the germ cells.</source>
        <translation>Eine Verletzung ändert den Körper, nicht die Allele der Keimzellen.</translation>
    </message>
    <message>
        <source>a song that was learned</source>
        <translation>ein gelernter Gesang</translation>
    </message>
    <message>
        <source>What is learned is stored in the brain and does not get into germ cells.</source>
        <translation>Gelerntes ist im Gehirn gespeichert und gelangt nicht in Keimzellen.</translation>
    </message>
    <message>
        <source>Four animals have changed during their lives, or as embryos. Later they have young.</source>
        <translation>Vier Tiere haben sich im Lauf ihres Lebens oder als Embryonen verändert. Später haben sie Junge.</translation>
    </message>
    <message>
        <source>Which of these changes can their young inherit?</source>
        <translation>Welche dieser Veränderungen können ihre Jungen erben?</translation>
    </message>
    <message>
        <source>From which cells do egg cells and sperm come?</source>
        <translation>Aus welchen Zellen entstehen Eizellen und Spermien?</translation>
    </message>
    <message>
        <source>A change is inherited only if it is in the DNA of these cells.</source>
        <translation>Vererbt wird eine Veränderung nur, wenn sie in der DNA dieser Zellen ist.</translation>
    </message>
    <message>
        <source>Green, white and variegated are three kinds, but not equally likely ones.</source>
        <translation>Grün, weiß und panaschiert sind drei Sorten, aber keine gleich wahrscheinlichen.</translation>
    </message>
    <message>
        <source>What share of the seedlings do you expect to be all white?</source>
        <translation>Welchen Anteil ganz weißer Keimlinge erwartest du?</translation>
    </message>
    <message>
        <source>What share of the seedlings do you expect to be all green?</source>
        <translation>Welchen Anteil ganz grüner Keimlinge erwartest du?</translation>
    </message>
    <message>
        <source>Right: each plastid is of this colour with a chance of %1, and all %2 of them have to be.</source>
        <translation>Richtig: Jede Plastide hat diese Farbe mit der Wahrscheinlichkeit %1, und alle %2 müssen sie haben.</translation>
    </message>
    <message>
        <source>That is the chance of a single plastid. All %1 of them have to be of this colour.</source>
        <translation>Das ist die Wahrscheinlichkeit für eine einzelne Plastide. Alle %1 müssen diese Farbe haben.</translation>
    </message>
    <message>
        <source>That is the share of seedlings with plastids of the other colour alone.</source>
        <translation>Das ist der Anteil der Keimlinge, die nur Plastiden der anderen Farbe haben.</translation>
    </message>
    <message>
        <source>That is the share of variegated seedlings.</source>
        <translation>Das ist der Anteil panaschierter Keimlinge.</translation>
    </message>
    <message>
        <source>That would take a branch whose plastids are all of this colour.</source>
        <translation>Dafür müssten alle Plastiden des Zweigs diese Farbe haben.</translation>
    </message>
    <message>
        <source>What is the chance that a single plastid is of this colour?</source>
        <translation>Wie wahrscheinlich hat eine einzelne Plastide diese Farbe?</translation>
    </message>
    <message>
        <source>It is %1, and the same for each of the %2 plastids. All of them have to be of this colour: multiply.</source>
        <translation>Mit %1, und ebenso jede der %2 Plastiden. Alle müssen diese Farbe haben: multipliziere.</translation>
    </message>
    <message>
        <source>What share of the seedlings do you expect to be variegated?</source>
        <translation>Welchen Anteil panaschierter Keimlinge erwartest du?</translation>
    </message>
    <message>
        <source>Right: %1 are all green, %2 all white, and the rest have both kinds.</source>
        <translation>Richtig: %1 sind ganz grün, %2 ganz weiß, und der Rest hat beide Sorten.</translation>
    </message>
    <message>
        <source>That is the share of seedlings that are all green.</source>
        <translation>Das ist der Anteil ganz grüner Keimlinge.</translation>
    </message>
    <message>
        <source>That is the share of seedlings that are all white.</source>
        <translation>Das ist der Anteil ganz weißer Keimlinge.</translation>
    </message>
    <message>
        <source>That is the share of white plastids in the branch.</source>
        <translation>Das ist der Anteil weißer Plastiden im Zweig.</translation>
    </message>
    <message>
        <source>A variegated branch also has pure egg cells: some draws are all green or all white.</source>
        <translation>Ein panaschierter Zweig hat auch reine Eizellen: Manche Ziehungen sind ganz grün oder ganz weiß.</translation>
    </message>
    <message>
        <source>How likely are all of them green, and how likely all white?</source>
        <translation>Wie wahrscheinlich sind alle grün, und wie wahrscheinlich alle weiß?</translation>
    </message>
    <message>
        <source>%1 and %2. All other seedlings are variegated.</source>
        <translation>%1 und %2. Alle anderen Keimlinge sind panaschiert.</translation>
    </message>
    <message>
        <source>In the variegated branch of an invented plant, the share of white plastids is %1; the others are green.</source>
        <translation>Im panaschierten Zweig einer erfundenen Pflanze ist der Anteil weißer Plastiden %1; die übrigen sind grün.</translation>
    </message>
    <message>
        <source>An egg cell gets %1 plastids of this branch, each drawn at random. The pollen brings none.</source>
        <translation>Eine Eizelle bekommt %1 Plastiden dieses Zweigs, jede zufällig gezogen. Der Pollen bringt keine mit.</translation>
    </message>
    <message>
        <source>Females with “%1” and males with “%2” had only offspring with “%1”.</source>
        <translation>Weibchen mit „%1“ und Männchen mit „%2“ hatten nur Nachkommen mit „%1“.</translation>
    </message>
    <message>
        <source>What explains both results?</source>
        <translation>Was erklärt beide Ergebnisse?</translation>
    </message>
    <message>
        <source>a gene outside the nucleus</source>
        <translation>ein Gen außerhalb des Zellkerns</translation>
    </message>
    <message>
        <source>Right: both times the offspring are like their mother, as with genes that come with the egg cell.</source>
        <translation>Richtig: Beide Male gleichen die Nachkommen der Mutter, wie bei Genen, die mit der Eizelle kommen.</translation>
    </message>
    <message>
        <source>a dominant allele for “%1”</source>
        <translation>ein dominantes Allel für „%1“</translation>
    </message>
    <message>
        <source>Then both crosses would have given “%1”, whoever brought the allele.</source>
        <translation>Dann hätten beide Kreuzungen „%1“ ergeben, wer immer das Allel mitbringt.</translation>
    </message>
    <message>
        <source>a gene on the X chromosome</source>
        <translation>ein Gen auf dem X-Chromosom</translation>
    </message>
    <message>
        <source>Then one of the two crosses would have given daughters that differ from the sons.</source>
        <translation>Dann hätten sich bei einer der beiden Kreuzungen Töchter und Söhne unterschieden.</translation>
    </message>
    <message>
        <source>a gene on the Y chromosome</source>
        <translation>ein Gen auf dem Y-Chromosom</translation>
    </message>
    <message>
        <source>A Y goes from fathers to sons. Here all offspring are like their mother.</source>
        <translation>Ein Y geht vom Vater an die Söhne. Hier gleichen alle Nachkommen der Mutter.</translation>
    </message>
    <message>
        <source>Which parent are the offspring like, in the first cross and in the second?</source>
        <translation>Welchem Elternteil gleichen die Nachkommen, bei der ersten und bei der zweiten Kreuzung?</translation>
    </message>
    <message>
        <source>Both times like the mother. What does an egg cell bring that a sperm does not?</source>
        <translation>Beide Male der Mutter. Was bringt eine Eizelle mit, ein Spermium aber nicht?</translation>
    </message>
    <message>
        <source>For %1 generations, females of the second family are mated with males with “%2”.</source>
        <translation>%1 Generationen lang werden Weibchen der zweiten Familie mit Männchen mit „%2“ gepaart.</translation>
    </message>
    <message>
        <source>What do you expect of the last generation?</source>
        <translation>Was erwartest du in der letzten Generation?</translation>
    </message>
    <message>
        <source>Right: it goes on from mother to daughter, however many fathers with “%1” there were.</source>
        <translation>Richtig: Es geht von der Mutter auf die Tochter über, so viele Väter mit „%1“ es auch waren.</translation>
    </message>
    <message>
        <source>Nearly all genes in the nucleus are those of the fathers by now. But this one comes with the egg cell.</source>
        <translation>Im Kern stammen inzwischen fast alle Gene von den Vätern. Dieses aber kommt mit der Eizelle.</translation>
    </message>
    <message>
        <source>half “%1”, half “%2”</source>
        <translation>zur Hälfte „%1“, zur Hälfte „%2“</translation>
    </message>
    <message>
        <source>That is a ratio for an allele in the nucleus of a heterozygous parent. Here fathers pass on nothing.</source>
        <translation>Dieses Verhältnis gehört zu einem Allel im Kern eines heterozygoten Elternteils. Hier geben die Väter nichts weiter.</translation>
    </message>
    <message>
        <source>3 “%1” to 1 “%2”</source>
        <translation>3 „%1“ zu 1 „%2“</translation>
    </message>
    <message>
        <source>3 : 1 comes from two heterozygous parents and a dominant allele. There is no pair of alleles here.</source>
        <translation>3 : 1 ergibt sich bei zwei heterozygoten Eltern und einem dominanten Allel. Hier gibt es kein Allelpaar.</translation>
    </message>
    <message>
        <source>Which parent are the offspring like in both crosses above?</source>
        <translation>Welchem Elternteil gleichen die Nachkommen bei beiden Kreuzungen?</translation>
    </message>
    <message>
        <source>Follow the mothers back, from the last generation to the first.</source>
        <translation>Geh von Mutter zu Mutter zurück, von der letzten Generation zur ersten.</translation>
    </message>
    <message>
        <source>A woman has a harmless change in all of her mitochondria. Nobody who marries into the family has it.</source>
        <translation>Eine Frau hat in allen ihren Mitochondrien eine harmlose Veränderung. Niemand, der in die Familie einheiratet, hat sie.</translation>
    </message>
    <message>
        <source>She has %1 sons with %2 children each, and %3 daughters with %4 children each.</source>
        <translation>Sie hat %1 Söhne mit je %2 Kindern und %3 Töchter mit je %4 Kindern.</translation>
    </message>
    <message>
        <source>How many of these grandchildren have the change?</source>
        <translation>Wie viele dieser Enkel haben die Veränderung?</translation>
    </message>
    <message>
        <source>Right: all of her children have it, but only the daughters pass it on, to %1 × %2 grandchildren.</source>
        <translation>Richtig: Alle ihre Kinder haben sie, aber nur die Töchter geben sie weiter, an %1 × %2 Enkel.</translation>
    </message>
    <message>
        <source>Those are all grandchildren. Her sons have the change, but pass no mitochondria on.</source>
        <translation>Das sind alle Enkel. Ihre Söhne haben die Veränderung, geben aber keine Mitochondrien weiter.</translation>
    </message>
    <message>
        <source>Those are the children of her sons. Sperm bring no mitochondria to the embryo.</source>
        <translation>Das sind die Kinder ihrer Söhne. Spermien bringen dem Embryo keine Mitochondrien mit.</translation>
    </message>
    <message>
        <source>Half of them would be right for an allele in the nucleus. Mitochondria come from the mother alone.</source>
        <translation>Die Hälfte wäre richtig bei einem Allel im Zellkern. Mitochondrien kommen nur von der Mutter.</translation>
    </message>
    <message>
        <source>That is the number of her daughters. The question is about grandchildren.</source>
        <translation>Das ist die Zahl ihrer Töchter. Gefragt ist nach den Enkeln.</translation>
    </message>
    <message>
        <source>The change is not lost: her daughters pass it on to all of their children.</source>
        <translation>Die Veränderung geht nicht verloren: Die Töchter geben sie an alle ihre Kinder weiter.</translation>
    </message>
    <message>
        <source>Which of her children have the change? All of them.</source>
        <translation>Welche ihrer Kinder haben die Veränderung? Alle.</translation>
    </message>
    <message>
        <source>Which of them pass mitochondria on to their own children?</source>
        <translation>Welche davon geben Mitochondrien an ihre eigenen Kinder weiter?</translation>
    </message>
    <message>
        <source>%1 generations back, a person has %2 ancestors, half of them women, if nobody is counted twice.</source>
        <translation>Vor %1 Generationen hatte ein Mensch %2 Vorfahren, zur Hälfte Frauen, wenn niemand doppelt zählt.</translation>
    </message>
    <message>
        <source>From how many of these does the person have mitochondria?</source>
        <translation>Von wie vielen davon hat dieser Mensch seine Mitochondrien?</translation>
    </message>
    <message>
        <source>Right: from the mother&apos;s mother, and so on, which is one woman in every generation.</source>
        <translation>Richtig: von der Mutter der Mutter und so weiter, also von einer Frau in jeder Generation.</translation>
    </message>
    <message>
        <source>All of them can have passed on genes of the nucleus, but mitochondria come from mothers alone.</source>
        <translation>Gene des Kerns können alle weitergegeben haben, Mitochondrien aber kommen nur von Müttern.</translation>
    </message>
    <message>
        <source>Those are all the women. The line breaks off at every man in between: the father&apos;s mother does not count.</source>
        <translation>Das sind alle Frauen. Die Linie reißt bei jedem Mann dazwischen ab: Die Mutter des Vaters zählt nicht.</translation>
    </message>
    <message>
        <source>That is one woman in each generation, all added up. The question is about one generation.</source>
        <translation>Das ist eine Frau in jeder Generation, alle zusammengezählt. Gefragt ist nach einer Generation.</translation>
    </message>
    <message>
        <source>From which parent does the person have mitochondria?</source>
        <translation>Von welchem Elternteil hat der Mensch seine Mitochondrien?</translation>
    </message>
    <message>
        <source>And from which of her parents does the mother have hers?</source>
        <translation>Und von welchem Elternteil hat die Mutter ihre?</translation>
    </message>
    <message>
        <source>chromosomes: %1, chromatids: %2</source>
        <translation>Chromosomen: %1, Chromatiden: %2</translation>
    </message>
    <message>
        <source>Right: both chromosomes of every pair are there, and each still is a single chromatid.</source>
        <translation>Richtig: Von jedem Paar sind beide Chromosomen da, und jedes ist noch eine einzelne Chromatide.</translation>
    </message>
    <message>
        <source>Right: copying makes two chromatids of each chromosome. It does not make more chromosomes: sisters share a centromere.</source>
        <translation>Richtig: Durch das Verdoppeln hat jedes Chromosom zwei Chromatiden. Mehr Chromosomen werden es nicht, denn Schwestern haben ein gemeinsames Centromer.</translation>
    </message>
    <message>
        <source>Right: the first division has separated the pairs, not the sister chromatids.</source>
        <translation>Richtig: Die erste Teilung hat die Paare getrennt, nicht die Schwesterchromatiden.</translation>
    </message>
    <message>
        <source>Right: one chromosome of every pair, and of that one chromatid.</source>
        <translation>Richtig: ein Chromosom aus jedem Paar, und davon eine Chromatide.</translation>
    </message>
    <message>
        <source>That is a cell before its chromosomes are copied, with single chromatids and both chromosomes of every pair.</source>
        <translation>So ist es in einer Zelle vor dem Verdoppeln: einzelne Chromatiden und beide Chromosomen jedes Paars.</translation>
    </message>
    <message>
        <source>That is a cell after copying and before any division: both chromosomes of every pair, each of two chromatids.</source>
        <translation>So ist es in einer Zelle nach dem Verdoppeln und vor jeder Teilung: beide Chromosomen jedes Paars, jedes aus zwei Chromatiden.</translation>
    </message>
    <message>
        <source>That is a cell between the two divisions: one chromosome of every pair, still of two chromatids.</source>
        <translation>So ist es in einer Zelle zwischen den beiden Teilungen: ein Chromosom aus jedem Paar, noch aus zwei Chromatiden.</translation>
    </message>
    <message>
        <source>That is a gamete, after both divisions: one chromatid of one chromosome of every pair.</source>
        <translation>So ist es in einer Keimzelle, nach beiden Teilungen: aus jedem Paar eine Chromatide eines Chromosoms.</translation>
    </message>
    <message>
        <source>What is in one of its cells before meiosis, when nothing has been copied yet?</source>
        <translation>Was enthält eine seiner Zellen vor der Meiose, wenn noch nichts verdoppelt ist?</translation>
    </message>
    <message>
        <source>What is in one of its cells in prophase I?</source>
        <translation>Was enthält eine seiner Zellen in der Prophase I?</translation>
    </message>
    <message>
        <source>What is in one of its cells in metaphase I?</source>
        <translation>Was enthält eine seiner Zellen in der Metaphase I?</translation>
    </message>
    <message>
        <source>What is in one of the two cells after the first division?</source>
        <translation>Was enthält eine der beiden Zellen nach der ersten Teilung?</translation>
    </message>
    <message>
        <source>What is in one cell in metaphase II?</source>
        <translation>Was enthält eine Zelle in der Metaphase II?</translation>
    </message>
    <message>
        <source>What is in one of its gametes?</source>
        <translation>Was enthält eine seiner Keimzellen?</translation>
    </message>
    <message>
        <source>The body cells of a living thing have %1 chromosomes: 2n = %1.</source>
        <translation>Die Körperzellen eines Lebewesens haben %1 Chromosomen: 2n = %1.</translation>
    </message>
    <message>
        <source>Has this cell copied its chromosomes? Which divisions has it been through?</source>
        <translation>Hat diese Zelle ihre Chromosomen verdoppelt? Welche Teilungen hat sie hinter sich?</translation>
    </message>
    <message>
        <source>Count centromeres for chromosomes. The first division separates pairs, the second one sister chromatids.</source>
        <translation>Für die Chromosomen zählst du die Centromere. Die erste Teilung trennt Paare, die zweite Schwesterchromatiden.</translation>
    </message>
    <message>
        <source>A gamete has one allele of each gene. These would have two, like a body cell.</source>
        <translation>Eine Keimzelle hat von jedem Gen ein Allel. Diese hätten zwei, wie eine Körperzelle.</translation>
    </message>
    <message>
        <source>A plant is *%1*. The two genes are on different chromosomes. In one meiosis nothing is swapped by crossing over.</source>
        <translation>Eine Pflanze ist *%1*. Die zwei Gene liegen auf verschiedenen Chromosomen. In einer Meiose wird nichts durch Crossing-over ausgetauscht.</translation>
    </message>
    <message>
        <source>One of the four gametes of this meiosis is *%1*. Which are all four?</source>
        <translation>Eine der vier Keimzellen dieser Meiose ist *%1*. Welche sind es zusammen?</translation>
    </message>
    <message>
        <source>Right: the sister chromatids are alike, so there are two of each kind, and *%1* leaves the opposite alleles to the other cell.</source>
        <translation>Richtig: Die Schwesterchromatiden sind gleich, also gibt es von jeder Art zwei, und neben *%1* bleiben für die andere Zelle die anderen Allele.</translation>
    </message>
    <message>
        <source>These are the kinds that many meioses make together. In one without crossing over, the pairs stand one way only: that gives two kinds.</source>
        <translation>Diese Arten bilden viele Meiosen zusammen. In einer ohne Crossing-over liegen die Paare nur auf eine Art: Das ergibt zwei Arten.</translation>
    </message>
    <message>
        <source>Each allele goes into two of the four gametes. Here those that are not in *%1* are missing.</source>
        <translation>Jedes Allel kommt in zwei der vier Keimzellen. Hier fehlen die, die nicht in *%1* sind.</translation>
    </message>
    <message>
        <source>That is the other way for the pairs of *%1* and *%2* to stand in metaphase I. Then there is no *%3*.</source>
        <translation>So kommt es, wenn die Paare mit *%1* und *%2* in der Metaphase I andersherum liegen. Dann gibt es kein *%3*.</translation>
    </message>
    <message>
        <source>Draw both pairs in metaphase I. Which chromosomes go to the same side for this gamete?</source>
        <translation>Zeichne beide Paare in der Metaphase I. Welche Chromosomen kommen für diese Keimzelle auf dieselbe Seite?</translation>
    </message>
    <message>
        <source>The second division separates sister chromatids: without crossing over they are alike.</source>
        <translation>Die zweite Teilung trennt Schwesterchromatiden: Ohne Crossing-over sind sie gleich.</translation>
    </message>
    <message>
        <source>A plant has the chromosomes *%1* and *%2*: the two genes are linked.</source>
        <translation>Eine Pflanze hat die Chromosomen *%1* und *%2*: Die zwei Gene sind gekoppelt.</translation>
    </message>
    <message>
        <source>In one meiosis there is one crossover between the two genes. Which are its four gametes?</source>
        <translation>In einer Meiose gibt es ein Crossing-over zwischen den zwei Genen. Welche vier Keimzellen entstehen?</translation>
    </message>
    <message>
        <source>In one meiosis there is no crossover between the two genes. Which are its four gametes?</source>
        <translation>In einer Meiose gibt es kein Crossing-over zwischen den zwei Genen. Welche vier Keimzellen entstehen?</translation>
    </message>
    <message>
        <source>Right: two of the four chromatids swap, so two gametes are new combinations and two are as before.</source>
        <translation>Richtig: Zwei der vier Chromatiden tauschen, also sind zwei Keimzellen neue Kombinationen und zwei wie vorher.</translation>
    </message>
    <message>
        <source>Only two of the four chromatids take part in a crossover: *%1* and *%2* are left as well.</source>
        <translation>An einem Crossing-over sind nur zwei der vier Chromatiden beteiligt: Auch *%1* und *%2* bleiben übrig.</translation>
    </message>
    <message>
        <source>These are the gametes without a crossover between the genes.</source>
        <translation>Das sind die Keimzellen ohne Crossing-over zwischen den Genen.</translation>
    </message>
    <message>
        <source>Right: nothing separates the two genes, so *%1* and *%2* stay as they are.</source>
        <translation>Richtig: Nichts trennt die zwei Gene, also bleiben *%1* und *%2*, wie sie sind.</translation>
    </message>
    <message>
        <source>Two of these are new combinations: that takes a crossover between the two genes.</source>
        <translation>Zwei davon sind neue Kombinationen: Dazu braucht es ein Crossing-over zwischen den zwei Genen.</translation>
    </message>
    <message>
        <source>None of these is on a chromosome of the plant. Even a crossover would change only two of the four.</source>
        <translation>Keine davon liegt auf einem Chromosom der Pflanze. Selbst ein Crossing-over würde nur zwei der vier verändern.</translation>
    </message>
    <message>
        <source>Draw both chromosomes with two chromatids each, and write the letters on all four.</source>
        <translation>Zeichne beide Chromosomen mit je zwei Chromatiden und beschrifte alle vier.</translation>
    </message>
    <message>
        <source>A crossover swaps the ends of one chromatid of each chromosome. The other two keep theirs.</source>
        <translation>Beim Crossing-over tauscht je eine Chromatide jedes Chromosoms ihr Ende. Die anderen zwei behalten ihres.</translation>
    </message>
    <message>
        <source>*%1* and *%2* are linked. In %3 of 100 meioses there is one crossover between the two genes, in the others there is none.</source>
        <translation>*%1* und *%2* sind gekoppelt. In %3 von 100 Meiosen gibt es ein Crossing-over zwischen den zwei Genen, in den anderen keins.</translation>
    </message>
    <message>
        <source>What share of all gametes are new combinations?</source>
        <translation>Welcher Anteil aller Keimzellen ist neu kombiniert?</translation>
    </message>
    <message>
        <source>Right: in each of these meioses two of the four gametes are new, half of %1 %.</source>
        <translation>Richtig: In jeder dieser Meiosen sind zwei der vier Keimzellen neu, also die Hälfte von %1 %.</translation>
    </message>
    <message>
        <source>That is the share of the meioses. In each of them only two of the four gametes are new combinations.</source>
        <translation>Das ist der Anteil der Meiosen. In jeder davon sind nur zwei der vier Keimzellen neue Kombinationen.</translation>
    </message>
    <message>
        <source>That is the share of the meioses without a crossover: they make no new combinations.</source>
        <translation>Das ist der Anteil der Meiosen ohne Crossing-over: Sie ergeben keine neuen Kombinationen.</translation>
    </message>
    <message>
        <source>Half would be new if the genes were independent, or if every meiosis had a crossover between them.</source>
        <translation>Die Hälfte wäre neu, wenn die Gene unabhängig wären oder wenn es in jeder Meiose ein Crossing-over zwischen ihnen gäbe.</translation>
    </message>
    <message>
        <source>How many of the four chromatids take part in one crossover?</source>
        <translation>Wie viele der vier Chromatiden sind an einem Crossing-over beteiligt?</translation>
    </message>
    <message>
        <source>Count the gametes: 100 meioses make 400. How many of them are new?</source>
        <translation>Zähl die Keimzellen: 100 Meiosen ergeben 400. Wie viele davon sind neu?</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>pea plants</source>
        <translation>Erbsenpflanzen</translation>
    </message>
    <message>
        <source>barley plants</source>
        <translation>Gerstenpflanzen</translation>
    </message>
    <message>
        <source>rice plants</source>
        <translation>Reispflanzen</translation>
    </message>
    <message>
        <source>tomato plants</source>
        <translation>Tomatenpflanzen</translation>
    </message>
    <message>
        <source>In a field of treated %1, on average 1 plant in %2 is a new mutant.</source>
        <translation>Auf einem Feld mit behandelten %1 ist im Mittel 1 von %2 Pflanzen eine neue Mutante.</translation>
    </message>
    <message>
        <source>How likely is it that there is at least one mutant among them?</source>
        <translation>Wie wahrscheinlich ist mindestens eine Mutante darunter?</translation>
    </message>
    <message>
        <source>Right: the chance that a plant is not a mutant is %1/%2. The chance that none of %3 is one is about %4 per cent; in all other cases there is at least one.</source>
        <translation>Richtig: Eine Pflanze ist mit der Wahrscheinlichkeit %1/%2 keine Mutante. Dass unter %3 keine ist, hat etwa %4 Prozent; in allen anderen Fällen ist es mindestens eine.</translation>
    </message>
    <message>
        <source>100 per cent</source>
        <translation>100 Prozent</translation>
    </message>
    <message>
        <source>That is the chance that there is no mutant at all. “At least one” is the opposite.</source>
        <translation>Das ist die Wahrscheinlichkeit, dass gar keine Mutante dabei ist. „Mindestens eine“ ist das Gegenteil.</translation>
    </message>
    <message>
        <source>less than 1 per cent</source>
        <translation>weniger als 1 Prozent</translation>
    </message>
    <message>
        <source>What is the opposite of “at least one”? How likely is it that a single plant is not a mutant?</source>
        <translation>Was ist das Gegenteil von „mindestens eine“? Wie wahrscheinlich ist eine einzelne Pflanze keine Mutante?</translation>
    </message>
    <message>
        <source>The chance that none of the %1 is a mutant is (%2/%3) to the power of %1: about %4 per cent.</source>
        <translation>Die Wahrscheinlichkeit, dass unter den %1 keine Mutante ist, ist (%2/%3) hoch %1: etwa %4 Prozent.</translation>
    </message>
    <message>
        <source>How many plants must you examine to find at least one mutant with a chance of %1 per cent?</source>
        <translation>Wie viele Pflanzen musst du untersuchen, um mit einer Wahrscheinlichkeit von %1 Prozent mindestens eine Mutante zu finden?</translation>
    </message>
    <message>
        <source>Right: with so many plants, the chance that none of them is a mutant has fallen to about %1 per cent.</source>
        <translation>Richtig: Bei so vielen Pflanzen ist die Wahrscheinlichkeit, dass keine eine Mutante ist, auf etwa %1 Prozent gesunken.</translation>
    </message>
    <message>
        <source>That is more than one expects to need, but not enough: the chance of at least one is %1 per cent.</source>
        <translation>Das ist mehr, als man zu brauchen meint, aber zu wenig: Mindestens eine ist es mit %1 Prozent.</translation>
    </message>
    <message>
        <source>In one gene of %1, 1 gamete in %2 carries a new mutation.</source>
        <translation>In einem Gen von %1 trägt 1 von %2 Keimzellen eine neue Mutation.</translation>
    </message>
    <message>
        <source>How many new mutations of this gene do you expect among them?</source>
        <translation>Wie viele neue Mutationen dieses Gens erwartest du unter ihnen?</translation>
    </message>
    <message>
        <source>Right: %1 gametes, and 1 in %2 of them. That is an average; another field may have more or fewer.</source>
        <translation>Richtig: %1 Keimzellen, und 1 von %2 davon. Das ist ein Mittelwert; ein anderes Feld kann mehr oder weniger haben.</translation>
    </message>
    <message>
        <source>You counted one gamete for each plant. Each plant grew from two, an egg cell and a sperm cell from pollen: %1 gametes.</source>
        <translation>Du hast für jede Pflanze eine Keimzelle gezählt. Jede entstand aber aus zweien, einer Eizelle und einer Spermazelle aus dem Pollen: %1 Keimzellen.</translation>
    </message>
    <message>
        <source>You counted four alleles for each plant, two of each parent. But each parent passes on only one.</source>
        <translation>Du hast für jede Pflanze vier Allele gezählt, zwei von jedem Elternteil. Jeder gibt aber nur eines weiter.</translation>
    </message>
    <message>
        <source>One is expected in %1 gametes. Here there are %2.</source>
        <translation>Eine ist unter %1 Keimzellen zu erwarten. Hier sind es %2.</translation>
    </message>
    <message>
        <source>For a single plant a mutation is unlikely, but there are %1 gametes: what is rare happens if there are enough tries.</source>
        <translation>Bei einer einzelnen Pflanze ist eine Mutation unwahrscheinlich, aber es sind %1 Keimzellen: Seltenes geschieht, wenn es oft genug versucht wird.</translation>
    </message>
    <message>
        <source>How many gametes have gone into these plants?</source>
        <translation>Aus wie vielen Keimzellen sind diese Pflanzen entstanden?</translation>
    </message>
    <message>
        <source>Divide %1 gametes by %2.</source>
        <translation>Teile %1 Keimzellen durch %2.</translation>
    </message>
    <message>
        <source>The body cells of an invented animal have %1 chromosomes.</source>
        <translation>Die Körperzellen eines erfundenen Tieres haben %1 Chromosomen.</translation>
    </message>
    <message>
        <source>An egg cell with one chromosome too many is fertilised by a normal sperm.</source>
        <translation>Eine Eizelle mit einem Chromosom zu viel wird von einem normalen Spermium befruchtet.</translation>
    </message>
    <message>
        <source>An egg cell that lacks one chromosome is fertilised by a normal sperm.</source>
        <translation>Eine Eizelle, der ein Chromosom fehlt, wird von einem normalen Spermium befruchtet.</translation>
    </message>
    <message>
        <source>How many chromosomes does the embryo have?</source>
        <translation>Wie viele Chromosomen hat der Embryo?</translation>
    </message>
    <message>
        <source>Right: %1 from the egg cell and %2 from the sperm.</source>
        <translation>Richtig: %1 aus der Eizelle und %2 aus dem Spermium.</translation>
    </message>
    <message>
        <source>That is the egg cell alone. The sperm brings %1 more.</source>
        <translation>Das ist die Eizelle allein. Das Spermium bringt %1 dazu.</translation>
    </message>
    <message>
        <source>Only the egg cell is unusual. The sperm has %1.</source>
        <translation>Nur die Eizelle ist ungewöhnlich. Das Spermium hat %1.</translation>
    </message>
    <message>
        <source>That would be a whole set of %1 too many or too few. Here it is one chromosome.</source>
        <translation>Das wäre ein ganzer Satz von %1 zu viel oder zu wenig. Hier ist es ein Chromosom.</translation>
    </message>
    <message>
        <source>How many chromosomes does a normal gamete of this animal have?</source>
        <translation>Wie viele Chromosomen hat eine normale Keimzelle dieses Tieres?</translation>
    </message>
    <message>
        <source>Half of %1, which is %2. And how many does this egg cell have?</source>
        <translation>Die Hälfte von %1, also %2. Und wie viele hat diese Eizelle?</translation>
    </message>
    <message>
        <source>Right: in each of the %1 cells, two sperm get both chromosomes of the pair and two get none.</source>
        <translation>Richtig: Bei jeder der %1 Zellen bekommen zwei Spermien beide Chromosomen des Paares und zwei keines.</translation>
    </message>
    <message>
        <source>Right: in each of the %1 cells, one sperm gets two, one gets none, and two are normal.</source>
        <translation>Richtig: Bei jeder der %1 Zellen bekommt ein Spermium zwei, eines keines, und zwei sind normal.</translation>
    </message>
    <message>
        <source>That would be right if the second division had failed in one of its two cells.</source>
        <translation>Das wäre richtig, wenn die zweite Teilung in einer der beiden Zellen misslungen wäre.</translation>
    </message>
    <message>
        <source>That would be right if the first division had failed.</source>
        <translation>Das wäre richtig, wenn die erste Teilung misslungen wäre.</translation>
    </message>
    <message>
        <source>Those are all sperm of these cells. They are not all alike.</source>
        <translation>Das sind alle Spermien dieser Zellen. Sie sind nicht alle gleich.</translation>
    </message>
    <message>
        <source>3 : 1 is about the offspring of two heterozygous parents. Draw the two divisions of one cell and count its four sperm.</source>
        <translation>3 : 1 betrifft die Nachkommen zweier heterozygoter Eltern. Zeichne die beiden Teilungen einer Zelle und zähle ihre vier Spermien.</translation>
    </message>
    <message>
        <source>That would be one sperm of each cell. Draw the two divisions and count all four.</source>
        <translation>Das wäre ein Spermium je Zelle. Zeichne die beiden Teilungen und zähle alle vier.</translation>
    </message>
    <message>
        <source>In %1 cells of a testis, one pair of chromosomes stays together in the first division of meiosis.</source>
        <translation>In %1 Zellen eines Hodens bleibt bei der ersten Teilung der Meiose ein Chromosomenpaar zusammen.</translation>
    </message>
    <message>
        <source>In %1 cells of a testis, the first division of meiosis goes well. In the second, the two copies of one chromosome stay together in one of the two cells.</source>
        <translation>In %1 Zellen eines Hodens gelingt die erste Teilung der Meiose. Bei der zweiten bleiben in einer der beiden Zellen die Chromatiden eines Chromosoms zusammen.</translation>
    </message>
    <message>
        <source>Each of the %1 cells gives four sperm.</source>
        <translation>Aus jeder der %1 Zellen entstehen vier Spermien.</translation>
    </message>
    <message>
        <source>How many of these sperm have one chromosome too few?</source>
        <translation>Wie viele dieser Spermien haben ein Chromosom zu wenig?</translation>
    </message>
    <message>
        <source>How many of these sperm are normal?</source>
        <translation>Wie viele dieser Spermien sind normal?</translation>
    </message>
    <message>
        <source>How many of these sperm have one chromosome too many?</source>
        <translation>Wie viele dieser Spermien haben ein Chromosom zu viel?</translation>
    </message>
    <message>
        <source>Draw one of the cells with its pair, then the two cells after the first division, then the four sperm.</source>
        <translation>Zeichne eine der Zellen mit ihrem Paar, dann die zwei Zellen nach der ersten Teilung, dann die vier Spermien.</translation>
    </message>
    <message>
        <source>How many of its four sperm are like that? Multiply by %1.</source>
        <translation>Bei wie vielen ihrer vier Spermien ist das so? Multipliziere mit %1.</translation>
    </message>
    <message>
        <source>in the father, first division</source>
        <translation>beim Vater, erste Teilung</translation>
    </message>
    <message>
        <source>in the father, second division</source>
        <translation>beim Vater, zweite Teilung</translation>
    </message>
    <message>
        <source>in the mother, first division</source>
        <translation>bei der Mutter, erste Teilung</translation>
    </message>
    <message>
        <source>in the mother, second division</source>
        <translation>bei der Mutter, zweite Teilung</translation>
    </message>
    <message>
        <source>Then both of the father&apos;s alleles would be there. Only one is.</source>
        <translation>Dann wären beide Allele des Vaters da. Es ist nur eines da.</translation>
    </message>
    <message>
        <source>Then one of the father&apos;s alleles would be there twice. It is there once.</source>
        <translation>Dann wäre ein Allel des Vaters zweimal da. Es ist einmal da.</translation>
    </message>
    <message>
        <source>Then both of the mother&apos;s alleles would be there. Only one is.</source>
        <translation>Dann wären beide Allele der Mutter da. Es ist nur eines da.</translation>
    </message>
    <message>
        <source>Then one of the mother&apos;s alleles would be there twice. It is there once.</source>
        <translation>Dann wäre ein Allel der Mutter zweimal da. Es ist einmal da.</translation>
    </message>
    <message>
        <source>The parent is right. But after the first division both alleles of this parent would be there.</source>
        <translation>Der Elternteil stimmt. Aber nach der ersten Teilung wären seine beiden Allele da.</translation>
    </message>
    <message>
        <source>The parent is right. But after the second division the same allele would be there twice.</source>
        <translation>Der Elternteil stimmt. Aber nach der zweiten Teilung wäre dasselbe Allel zweimal da.</translation>
    </message>
    <message>
        <source>A spot beside the centromere of a chromosome has alleles that are named by numbers. The mother has %1 and %2, the father %3 and %4.</source>
        <translation>Eine Stelle neben dem Centromer eines Chromosoms hat Allele, die mit Zahlen benannt sind. Die Mutter hat %1 und %2, der Vater %3 und %4.</translation>
    </message>
    <message>
        <source>Their offspring has three of this chromosome, with the alleles %1, %2 and %3.</source>
        <translation>Ihr Nachkomme hat dieses Chromosom dreimal, mit den Allelen %1, %2 und %3.</translation>
    </message>
    <message>
        <source>Where did the chromosomes fail to separate?</source>
        <translation>Wo haben sich die Chromosomen nicht getrennt?</translation>
    </message>
    <message>
        <source>Right: both alleles of this parent are there, and it is the first division that separates them.</source>
        <translation>Richtig: Beide Allele dieses Elternteils sind da, und die erste Teilung ist es, die sie trennt.</translation>
    </message>
    <message>
        <source>Right: the same allele of this parent is there twice. It is the second division that separates the two copies.</source>
        <translation>Richtig: Dasselbe Allel dieses Elternteils ist zweimal da. Die zweite Teilung ist es, die die Chromatiden trennt.</translation>
    </message>
    <message>
        <source>From which parent do two of the three alleles come?</source>
        <translation>Von welchem Elternteil stammen zwei der drei Allele?</translation>
    </message>
    <message>
        <source>Two different alleles of one parent, or the same one twice? The first division separates the pair, the second the two copies.</source>
        <translation>Zwei verschiedene Allele eines Elternteils oder dasselbe zweimal? Die erste Teilung trennt das Paar, die zweite die Chromatiden.</translation>
    </message>
    <message>
        <source>after a failure in the father&apos;s first division, a sperm has X and Y or none of them. With the X of an egg cell that makes XXY or X0.</source>
        <translation>Misslingt beim Vater die erste Teilung, hat ein Spermium X und Y oder keines davon. Mit dem X einer Eizelle ergibt das XXY oder X0.</translation>
    </message>
    <message>
        <source>after a failure in the father&apos;s second division, a sperm can have two X, two Y or none. With the X of an egg cell that makes XXX, XYY or X0.</source>
        <translation>Misslingt beim Vater die zweite Teilung, kann ein Spermium zwei X, zwei Y oder keines haben. Mit dem X einer Eizelle ergibt das XXX, XYY oder X0.</translation>
    </message>
    <message>
        <source>after a failure in the mother&apos;s first division, an egg cell has two X or none. With the X or Y of a sperm that makes XXX, XXY, X0 or Y0.</source>
        <translation>Misslingt bei der Mutter die erste Teilung, hat eine Eizelle zwei X oder keines. Mit dem X oder Y eines Spermiums ergibt das XXX, XXY, X0 oder Y0.</translation>
    </message>
    <message>
        <source>after a failure in the mother&apos;s second division, an egg cell can have two X, one or none. With the X or Y of a sperm, two or none make XXX, XXY, X0 or Y0.</source>
        <translation>Misslingt bei der Mutter die zweite Teilung, kann eine Eizelle zwei X, eines oder keines haben. Mit dem X oder Y eines Spermiums ergeben zwei oder keines XXX, XXY, X0 oder Y0.</translation>
    </message>
    <message>
        <source>In people, mothers are XX and fathers are XY. Crossing over can be left out here.</source>
        <translation>Beim Menschen sind Mütter XX und Väter XY. Crossing-over bleibt hier unbeachtet.</translation>
    </message>
    <message>
        <source>Which is the only failure to separate that can give %1?</source>
        <translation>Welche Nichttrennung kann als einzige %1 ergeben?</translation>
    </message>
    <message>
        <source>Which failure to separate cannot give %1?</source>
        <translation>Welche Nichttrennung kann nicht %1 ergeben?</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Richtig: %1</translation>
    </message>
    <message>
        <source>Look again: %1</source>
        <translation>Sieh noch einmal hin: %1</translation>
    </message>
    <message>
        <source>Write down what the failed gamete brings, for each of the four answers.</source>
        <translation>Schreib für jede der vier Antworten auf, was die betroffene Keimzelle mitbringt.</translation>
    </message>
    <message>
        <source>A normal egg cell brings an X, a normal sperm an X or a Y. Add that.</source>
        <translation>Eine normale Eizelle bringt ein X mit, ein normales Spermium ein X oder ein Y. Nimm das dazu.</translation>
    </message>
    <message>
        <source>The frequency of *%1* is %2 on an island and %3 on the mainland. This year, %4 % of the animals that breed on the island have come from the mainland.</source>
        <translation>Die Häufigkeit von *%1* ist %2 auf einer Insel und %3 auf dem Festland. In diesem Jahr sind %4 % der Tiere, die sich auf der Insel fortpflanzen, vom Festland gekommen.</translation>
    </message>
    <message>
        <source>What frequency of *%1* do you expect in the island&apos;s next generation?</source>
        <translation>Welche Häufigkeit von *%1* erwartest du in der nächsten Generation der Insel?</translation>
    </message>
    <message>
        <source>Right: %1 % of the alleles are the island&apos;s and %2 % the mainland&apos;s.</source>
        <translation>Richtig: %1 % der Allele stammen von der Insel und %2 % vom Festland.</translation>
    </message>
    <message>
        <source>The migrants bring alleles along: add %1 of theirs.</source>
        <translation>Die Zugewanderten bringen Allele mit: Rechne ihren Anteil von %1 dazu.</translation>
    </message>
    <message>
        <source>That would be right if half of the animals had come from the mainland.</source>
        <translation>Das wäre richtig, wenn die Hälfte der Tiere vom Festland gekommen wäre.</translation>
    </message>
    <message>
        <source>That would be right if all animals that breed had come from the mainland.</source>
        <translation>Das wäre richtig, wenn alle Tiere, die sich fortpflanzen, vom Festland gekommen wären.</translation>
    </message>
    <message>
        <source>That would be right without migrants, or if their alleles were equally frequent.</source>
        <translation>Das wäre richtig ohne Zugewanderte, oder wenn ihre Allele ebenso häufig wären.</translation>
    </message>
    <message>
        <source>You exchanged the two: most alleles are the island&apos;s.</source>
        <translation>Du hast die beiden vertauscht: Die meisten Allele stammen von der Insel.</translation>
    </message>
    <message>
        <source>Think of 100 alleles. How many come from each place?</source>
        <translation>Denk an 100 Allele. Wie viele kommen woher?</translation>
    </message>
    <message>
        <source>%1 alleles with a frequency of %2, and %3 with a frequency of %4.</source>
        <translation>%1 Allele mit der Häufigkeit %2 und %3 mit der Häufigkeit %4.</translation>
    </message>
    <message>
        <source>On an island live %1 animals: %2 *%3*, %4 *%5* and %6 *%7*. All have the same fitness, their number stays the same, and nobody comes or goes.</source>
        <translation>Auf einer Insel leben %1 Tiere: %2 *%3*, %4 *%5* und %6 *%7*. Alle haben dieselbe Fitness, ihre Zahl bleibt gleich, und keines kommt oder geht.</translation>
    </message>
    <message>
        <source>Some day only one allele will be left. What is the chance that it is *%1*?</source>
        <translation>Eines Tages wird nur ein Allel übrig sein. Mit welcher Wahrscheinlichkeit ist es *%1*?</translation>
    </message>
    <message>
        <source>Right: chance favours no allele. Each of the %1 copies is equally likely to be the ancestor of all, and %2 of them are *%3*.</source>
        <translation>Richtig: Der Zufall bevorzugt kein Allel. Jede der %1 Kopien kann mit gleicher Wahrscheinlichkeit die Vorfahrin aller sein, und %2 davon sind *%3*.</translation>
    </message>
    <message>
        <source>You counted the *%1* animals alone. Each *%2* has a copy of *%3* too.</source>
        <translation>Du hast nur die Tiere mit *%1* gezählt. Auch jedes *%2* hat eine Kopie von *%3*.</translation>
    </message>
    <message>
        <source>You counted animals that have *%1*. Count copies: two in each *%2*, one in each *%3*.</source>
        <translation>Du hast Tiere gezählt, die *%1* haben. Zähle Kopien: zwei in jedem *%2*, eine in jedem *%3*.</translation>
    </message>
    <message>
        <source>Two ends are possible, but they are not equally likely: the rarer allele is lost more often.</source>
        <translation>Zwei Ausgänge sind möglich, aber nicht gleich wahrscheinlich: Das seltenere Allel geht öfter verloren.</translation>
    </message>
    <message>
        <source>The rarer allele is lost more often, but not always: chance can carry it to 100 % too.</source>
        <translation>Das seltenere Allel geht öfter verloren, aber nicht immer: Der Zufall kann auch dieses auf 100 % bringen.</translation>
    </message>
    <message>
        <source>That is p², the chance that two alleles drawn now are both *%1*.</source>
        <translation>Das ist p², die Wahrscheinlichkeit, dass zwei jetzt gezogene Allele beide *%1* sind.</translation>
    </message>
    <message>
        <source>Which of the copies of the gene has the best chance of being the ancestor of all?</source>
        <translation>Welche Kopie des Gens hat die größte Wahrscheinlichkeit, die Vorfahrin aller zu sein?</translation>
    </message>
    <message>
        <source>They are all equally likely. How many of the %1 copies are *%2*?</source>
        <translation>Alle sind gleich wahrscheinlich. Wie viele der %1 Kopien sind *%2*?</translation>
    </message>
    <message>
        <source>A zoo keeps %1 animals of a species that has died out in the wild. They mate at random, and in every generation there are again %1.</source>
        <translation>Ein Zoo hält %1 Tiere einer Art, die in der Natur ausgestorben ist. Sie paaren sich zufällig, und in jeder Generation sind es wieder %1.</translation>
    </message>
    <message>
        <source>What share of its heterozygosity, 2pq, does the population lose in one generation, on average?</source>
        <translation>Welchen Anteil ihrer Heterozygotie, 2pq, verliert die Population im Mittel in einer Generation?</translation>
    </message>
    <message>
        <source>Right: two alleles come from the same copy of the gene with a chance of 1 in %1, and then they are alike.</source>
        <translation>Richtig: Mit der Wahrscheinlichkeit 1/%1 stammen zwei Allele von derselben Kopie des Gens, und dann sind sie gleich.</translation>
    </message>
    <message>
        <source>There are %1 animals but twice as many copies of the gene.</source>
        <translation>Es sind %1 Tiere, aber doppelt so viele Kopien des Gens.</translation>
    </message>
    <message>
        <source>That would be right for an infinite population. In a small one chance loses alleles.</source>
        <translation>Das wäre richtig für eine unendlich große Population. In einer kleinen gehen durch Zufall Allele verloren.</translation>
    </message>
    <message>
        <source>That is what selfing costs. Here most parents of an animal are two different ones.</source>
        <translation>So viel kostet Selbstbefruchtung. Hier hat ein Tier meist zwei verschiedene Eltern.</translation>
    </message>
    <message>
        <source>You divided twice by the number of animals.</source>
        <translation>Du hast zweimal durch die Zahl der Tiere geteilt.</translation>
    </message>
    <message>
        <source>Each animal has two copies of the gene, not four.</source>
        <translation>Jedes Tier hat zwei Kopien des Gens, nicht vier.</translation>
    </message>
    <message>
        <source>How many copies of the gene are there?</source>
        <translation>Wie viele Kopien des Gens gibt es?</translation>
    </message>
    <message>
        <source>What is the chance that two gametes bring the very same one of %1 copies?</source>
        <translation>Mit welcher Wahrscheinlichkeit bringen zwei Keimzellen genau dieselbe von %1 Kopien mit?</translation>
    </message>
    <message>
        <source>New mutations</source>
        <translation>Neumutationen</translation>
    </message>
    <message>
        <source>From codons to a protein</source>
        <translation>Von Codons zum Protein</translation>
    </message>
    <message>
        <source>Mendel&apos;s crosses</source>
        <translation>Mendels Kreuzungen</translation>
    </message>
    <message>
        <source>Genes outside the nucleus</source>
        <translation>Gene außerhalb des Zellkerns</translation>
    </message>
    <message>
        <source>Pairs that fail to separate</source>
        <translation>Paare, die sich nicht trennen</translation>
    </message>
    <message>
        <source>Body cells and germ cells</source>
        <translation>Körperzellen und Keimzellen</translation>
    </message>
    <message>
        <source>One generation of selection</source>
        <translation>Eine Generation Selektion</translation>
    </message>
    <message>
        <source>Migration and drift</source>
        <translation>Migration und Gendrift</translation>
    </message>
    <message>
        <source>Meiosis step by step</source>
        <translation>Meiose Schritt für Schritt</translation>
    </message>
    <message>
        <source>In a population of bacteria, %1 % carry an allele that makes them resistant to a drug. All of these survive the drug; of the others, 1 of %2 survives.</source>
        <translation>In einer Bakterienpopulation tragen %1 % ein Allel, das sie gegen ein Medikament resistent macht. Diese überleben das Medikament alle, von den anderen überlebt 1 von %2.</translation>
    </message>
    <message>
        <source>What share of the survivors is resistant?</source>
        <translation>Welcher Anteil der Überlebenden ist resistent?</translation>
    </message>
    <message>
        <source>Right: of 100 bacteria, all %1 resistant ones are left, but only 1 of %3 of the other %2.</source>
        <translation>Richtig: Von 100 Bakterien bleiben alle %1 resistenten übrig, von den anderen %2 aber nur 1 von %3.</translation>
    </message>
    <message>
        <source>That was their share before. Since then many of the others have died.</source>
        <translation>Das war ihr Anteil vorher. Seitdem ist ein großer Teil der anderen gestorben.</translation>
    </message>
    <message>
        <source>That is the share of the survivors that are not resistant.</source>
        <translation>Das ist der Anteil der Überlebenden, die nicht resistent sind.</translation>
    </message>
    <message>
        <source>That is the share of the others that survive.</source>
        <translation>Das ist der Anteil der anderen, der überlebt.</translation>
    </message>
    <message>
        <source>Think of 100 bacteria. How many of each kind survive?</source>
        <translation>Denk an 100 Bakterien. Wie viele von jeder Art überleben?</translation>
    </message>
    <message>
        <source>%1 resistant ones survive, and %2 divided by %3 of the others.</source>
        <translation>Es überleben %1 resistente und von den anderen %2 geteilt durch %3.</translation>
    </message>
    <message>
        <source>In a large herd in Hardy–Weinberg equilibrium, 1 animal of %1 shows “%2”. From now on, none of these may breed; the others mate at random.</source>
        <translation>In einer großen Herde im Hardy-Weinberg-Gleichgewicht zeigt 1 Tier von %1 „%2“. Von nun an darf sich keines davon fortpflanzen; die anderen paaren sich zufällig.</translation>
    </message>
    <message>
        <source>What share of the next generation do you expect to show “%1”?</source>
        <translation>Welcher Anteil der nächsten Generation zeigt voraussichtlich „%1“?</translation>
    </message>
    <message>
        <source>Right: q was 1/%1. Among the animals that breed it is 1/%2, and the square of that shows.</source>
        <translation>Richtig: q war 1/%1. Bei den Tieren, die sich fortpflanzen, ist es 1/%2, und das Quadrat davon zeigt sich.</translation>
    </message>
    <message>
        <source>Heterozygotes do not show “%1”, but they breed and pass on *%2*.</source>
        <translation>Heterozygote zeigen „%1“ nicht, aber sie pflanzen sich fort und geben *%2* weiter.</translation>
    </message>
    <message>
        <source>It would stay the same if all of them bred. Without the *%1* animals, *%2* becomes rarer.</source>
        <translation>Er bliebe gleich, wenn sich alle fortpflanzten. Ohne die Tiere mit *%1* wird *%2* seltener.</translation>
    </message>
    <message>
        <source>That is q among the animals that breed. An offspring must get *%1* from both parents.</source>
        <translation>Das ist q bei den Tieren, die sich fortpflanzen. Ein Nachkomme muss *%1* von beiden Eltern bekommen.</translation>
    </message>
    <message>
        <source>You squared q². Square the frequency of *%1* among the animals that breed.</source>
        <translation>Du hast q² quadriert. Quadriere die Häufigkeit von *%1* bei den Tieren, die sich fortpflanzen.</translation>
    </message>
    <message>
        <source>1/%1 is q². What are q and p, and how many of the animals that breed are heterozygous?</source>
        <translation>1/%1 ist q². Wie groß sind q und p, und wie viele der Tiere, die sich fortpflanzen, sind heterozygot?</translation>
    </message>
    <message>
        <source>Of those that breed, 2pq/(p² + 2pq) are heterozygous, and half of their alleles are *%1*. Then square.</source>
        <translation>Von denen, die sich fortpflanzen, sind 2pq/(p² + 2pq) heterozygot, und die Hälfte ihrer Allele ist *%1*. Quadriere dann.</translation>
    </message>
    <message>
        <source>Of %1 young animals with “%2”, %3 grow up; of %4 with “%5”, %6. All that grow up have equally many offspring.</source>
        <translation>Von %1 Jungtieren mit „%2“ werden %3 groß, von %4 mit „%5“ %6. Alle, die groß werden, haben gleich viele Nachkommen.</translation>
    </message>
    <message>
        <source>The fitness of “%1” is set to 1. What is the fitness of “%2”?</source>
        <translation>Die Fitness von „%1“ wird 1 gesetzt. Wie groß ist die Fitness von „%2“?</translation>
    </message>
    <message>
        <source>Right: it is the share that grows up, divided by the share of the fitter phenotype, %1.</source>
        <translation>Richtig: Es ist der Anteil, der groß wird, geteilt durch den Anteil des fitteren Phänotyps, %1.</translation>
    </message>
    <message>
        <source>That is the share that grows up. Fitness compares it with the share of the fitter phenotype.</source>
        <translation>Das ist der Anteil, der groß wird. Die Fitness vergleicht ihn mit dem Anteil des fitteren Phänotyps.</translation>
    </message>
    <message>
        <source>You compared numbers of survivors. But there were fewer to begin with: compare shares.</source>
        <translation>Du hast Anzahlen von Überlebenden verglichen. Es waren aber schon anfangs weniger: Vergleiche Anteile.</translation>
    </message>
    <message>
        <source>That is what it lacks to 1, the selection coefficient.</source>
        <translation>Das fehlt ihr zu 1: der Selektionskoeffizient.</translation>
    </message>
    <message>
        <source>You divided the other way round. “%1” is less fit, so its fitness is below 1.</source>
        <translation>Du hast umgekehrt geteilt. „%1“ ist weniger fit, die Fitness liegt also unter 1.</translation>
    </message>
    <message>
        <source>That would mean that equal shares of both grow up.</source>
        <translation>Das hieße, dass von beiden gleich große Anteile groß werden.</translation>
    </message>
    <message>
        <source>What share of each phenotype grows up?</source>
        <translation>Welcher Anteil jedes Phänotyps wird groß?</translation>
    </message>
    <message>
        <source>Divide %1 of %2 by %3 of %4.</source>
        <translation>Teile %1 von %2 durch %3 von %4.</translation>
    </message>
    <message>
        <source>Seedlings of the four o&apos;clock</source>
        <translation>Keimlinge der Wunderblume</translation>
    </message>
    <message>
        <source>green seedling</source>
        <translation>grüner Keimling</translation>
    </message>
    <message>
        <source>variegated seedling</source>
        <translation>panaschierter Keimling</translation>
    </message>
    <message>
        <source>white seedling</source>
        <translation>weißer Keimling</translation>
    </message>
    <message>
        <source>%1, families of %2</source>
        <translation>%1, Familien mit %2 Nachkommen</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4</source>
        <translation>%1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Embryos in which one cell mutates</source>
        <translation>Embryonen, in denen eine Zelle mutiert</translation>
    </message>
    <message>
        <source>mutation in body cells only</source>
        <translation>Mutation nur in Körperzellen</translation>
    </message>
    <message>
        <source>mutation in germ cells only</source>
        <translation>Mutation nur in Keimzellen</translation>
    </message>
    <message>
        <source>mutation in both</source>
        <translation>Mutation in beiden</translation>
    </message>
    <message>
        <source>Test cross of three linked genes</source>
        <translation>Testkreuzung mit drei gekoppelten Genen</translation>
    </message>
    <message>
        <source>the next child of %1 and %2</source>
        <translation>das nächste Kind von %1 und %2</translation>
    </message>
    <message>
        <source>affected daughter</source>
        <translation>betroffene Tochter</translation>
    </message>
    <message>
        <source>affected son</source>
        <translation>betroffener Sohn</translation>
    </message>
    <message>
        <source>unaffected daughter</source>
        <translation>nicht betroffene Tochter</translation>
    </message>
    <message>
        <source>unaffected son</source>
        <translation>nicht betroffener Sohn</translation>
    </message>
    <message>
        <source>gamete with two of them</source>
        <translation>Keimzelle mit zweien</translation>
    </message>
    <message>
        <source>gamete with one</source>
        <translation>Keimzelle mit einem</translation>
    </message>
    <message>
        <source>gamete with none</source>
        <translation>Keimzelle mit keinem</translation>
    </message>
    <message>
        <source>red-eyed daughter</source>
        <translation>rotäugige Tochter</translation>
    </message>
    <message>
        <source>white-eyed son</source>
        <translation>weißäugiger Sohn</translation>
    </message>
    <message>
        <source>white-eyed daughter</source>
        <translation>weißäugige Tochter</translation>
    </message>
    <message>
        <source>red-eyed son</source>
        <translation>rotäugiger Sohn</translation>
    </message>
    <message>
        <source>does not survive</source>
        <translation>überlebt nicht</translation>
    </message>
    <message>
        <source>%1: a girl</source>
        <translation>%1: Mädchen</translation>
    </message>
    <message>
        <source>%1: a boy</source>
        <translation>%1: Junge</translation>
    </message>
    <message>
        <source>%1: does not develop</source>
        <translation>%1: entwickelt sich nicht</translation>
    </message>
    <message>
        <source>Gametes of cells in which one pair fails</source>
        <translation>Keimzellen von Zellen, in denen sich ein Paar nicht trennt</translation>
    </message>
    <message>
        <source>Offspring of gametes in which one pair failed</source>
        <translation>Nachkommen von Keimzellen, in denen sich ein Paar nicht getrennt hat</translation>
    </message>
    <message>
        <source>the next generation of a large population</source>
        <translation>die nächste Generation einer großen Population</translation>
    </message>
    <message>
        <source>a population in equilibrium: %1</source>
        <translation>eine Population im Gleichgewicht: %1</translation>
    </message>
    <message>
        <source>populations of %1 after %2 generations</source>
        <translation>Populationen von %1 nach %2 Generationen</translation>
    </message>
    <message>
        <source>all red: only %1 is left</source>
        <translation>alle rot: Nur %1 ist übrig</translation>
    </message>
    <message>
        <source>both alleles are left</source>
        <translation>beide Allele sind noch da</translation>
    </message>
    <message>
        <source>all white: %1 is lost</source>
        <translation>alle weiß: %1 ist verloren</translation>
    </message>
    <message>
        <source>A class does the same with %1 such peas.</source>
        <translation>Eine Klasse macht dasselbe mit %1 solchen Pflanzen.</translation>
    </message>
    <message>
        <source>You examine %1 seedlings.</source>
        <translation>Du untersuchst %1 Pflanzen.</translation>
    </message>
    <message>
        <source>You added the chances of all %1 seedlings. That counts fields with several mutants more than once.</source>
        <translation>Du hast die Wahrscheinlichkeiten aller %1 Pflanzen addiert. Felder mit mehreren Mutanten zählst du so mehrfach.</translation>
    </message>
    <message>
        <source>%1 seedlings are enough to expect %2 on average, but it is never certain: the chance that there is none is about %3 per cent.</source>
        <translation>Bei %1 Pflanzen sind im Mittel %2 zu erwarten, aber sicher ist es nie: Mit etwa %3 Prozent ist keine dabei.</translation>
    </message>
    <message>
        <source>That is the chance of a single plant. Here each of %1 seedlings can be a mutant.</source>
        <translation>Das gilt für eine einzelne Pflanze. Hier kann jede von %1 Pflanzen eine Mutante sein.</translation>
    </message>
    <message>
        <source>Among %1 seedlings there is one on average, but often there is none: the chance of at least one is only %2 per cent.</source>
        <translation>Unter %1 Pflanzen ist im Mittel eine, aber oft auch keine: Mindestens eine ist es nur mit %2 Prozent.</translation>
    </message>
    <message>
        <source>You took %1 per cent of %2 seedlings. The chance does not grow in step with the number: here it is %3 per cent.</source>
        <translation>Du hast %1 Prozent von %2 Pflanzen genommen. Die Wahrscheinlichkeit wächst aber nicht im gleichen Maß wie die Anzahl: Hier sind es %3 Prozent.</translation>
    </message>
    <message>
        <source>How likely is it that none of %1 seedlings is a mutant? About 37 per cent. And none of twice as many?</source>
        <translation>Wie wahrscheinlich ist unter %1 Pflanzen keine Mutante? Etwa 37 Prozent. Und unter doppelt so vielen keine?</translation>
    </message>
    <message>
        <source>With every further %1 seedlings, only 37 per cent of that chance are left: 37, 14, 5, 2, 1 per cent. You want %2 per cent.</source>
        <translation>Mit je %1 weiteren Pflanzen bleiben davon nur 37 Prozent übrig: 37, 14, 5, 2, 1 Prozent. Du willst auf %2 Prozent kommen.</translation>
    </message>
    <message>
        <source>%1 seedlings are raised. Each grew from two gametes.</source>
        <translation>%1 Pflanzen werden aufgezogen. Jede ist aus zwei Keimzellen entstanden.</translation>
    </message>
    <message>
        <source>cross %1</source>
        <translation>Kreuzung %1</translation>
    </message>
    <message>
        <source>In a [pure line](pure-line) all plants have the same alleles, and yet their seeds differ in mass. Again only the chosen seeds are sown. In what ratio do you expect offspring with heavier and with lighter seeds than the mean of the generation before?</source>
        <translation>In einer [reinen Linie](pure-line) haben alle Pflanzen dieselben Allele, und doch sind ihre Samen verschieden schwer. Wieder werden nur die ausgewählten Samen ausgesät. In welchem Verhältnis erwartest du Nachkommen mit schwereren und mit leichteren Samen als der Mittelwert der Generation davor?</translation>
    </message>
    <message>
        <source>Now all seeds are sown, without any choice. In what ratio do you expect offspring with heavier and with lighter seeds than the mean of the generation before?</source>
        <translation>Nun werden alle Samen ausgesät, ohne Auswahl. In welchem Verhältnis erwartest du Nachkommen mit schwereren und mit leichteren Samen als der Mittelwert der Generation davor?</translation>
    </message>
    <message>
        <source>Now the heavier half of the seeds is sown. In what ratio do you expect offspring with heavier and with lighter seeds than the mean of the generation before?</source>
        <translation>Nun wird die schwerere Hälfte der Samen ausgesät. In welchem Verhältnis erwartest du Nachkommen mit schwereren und mit leichteren Samen als der Mittelwert der Generation davor?</translation>
    </message>
    <message>
        <source>Now up to nine letters are lost at the cut: 1, 2, 3 … 9, each number equally likely. In what ratio do you expect genes whose [reading frame](frameshift) is kept and genes whose reading frame is shifted?</source>
        <translation>Nun gehen am Schnitt bis zu neun Buchstaben verloren: 1, 2, 3 … 9, jede Anzahl mit gleicher Wahrscheinlichkeit. In welchem Verhältnis erwartest du Gene, deren [Leseraster](frameshift) erhalten bleibt, und Gene, deren Leseraster verschoben ist?</translation>
    </message>
    <message>
        <source>Now up to ten letters are lost at the cut: 1, 2, 3 … 10, each number equally likely. In what ratio do you expect genes whose [reading frame](frameshift) is kept and genes whose reading frame is shifted?</source>
        <translation>Nun gehen am Schnitt bis zu zehn Buchstaben verloren: 1, 2, 3 … 10, jede Anzahl mit gleicher Wahrscheinlichkeit. In welchem Verhältnis erwartest du Gene, deren [Leseraster](frameshift) erhalten bleibt, und Gene, deren Leseraster verschoben ist?</translation>
    </message>
    <message>
        <source>There is no such individual.</source>
        <translation>Dieses Individuum gibt es nicht.</translation>
    </message>
    <message>
        <source>This individual has been discarded.</source>
        <translation>Dieses Individuum wurde aussortiert.</translation>
    </message>
    <message>
        <source>A cross needs a female and a male.</source>
        <translation>Für eine Kreuzung braucht es ein Weibchen und ein Männchen.</translation>
    </message>
    <message>
        <source>A cross has between 1 and 1 000 000 offspring.</source>
        <translation>Eine Kreuzung hat 1 bis 1 000 000 Nachkommen.</translation>
    </message>
    <message>
        <source>There are no such offspring.</source>
        <translation>Solche Nachkommen gibt es nicht.</translation>
    </message>
    <message>
        <source>All offspring that look like this have been kept.</source>
        <translation>Alle Nachkommen, die so aussehen, stehen schon im Regal.</translation>
    </message>
    <message>
        <source>This individual is a parent and stays in the pedigree.</source>
        <translation>Dieses Individuum hat Nachkommen und bleibt im Stammbaum.</translation>
    </message>
    <message>
        <source>The starting strains cannot be discarded.</source>
        <translation>Die Ausgangsstämme können nicht aussortiert werden.</translation>
    </message>
    <message>
        <source>This label is too long.</source>
        <translation>Diese Beschriftung ist zu lang.</translation>
    </message>
    <message>
        <source>The bench is full: it holds 200 crosses and 400 individuals.</source>
        <translation>Der Zuchttisch ist voll: Er fasst 200 Kreuzungen und 400 Individuen.</translation>
    </message>
    <message>
        <source>Not excluded: there are too many possible genotypes to try.</source>
        <translation>Nicht ausgeschlossen: Es gibt zu viele mögliche Genotypen, um alle zu prüfen.</translation>
    </message>
    <message>
        <source>Not excluded.</source>
        <translation>Nicht ausgeschlossen.</translation>
    </message>
    <message>
        <source>Excluded: it is about another number of characters.</source>
        <translation>Ausgeschlossen: Es betrifft eine andere Zahl von Merkmalen.</translation>
    </message>
    <message>
        <source>Excluded by the starting strains: they cannot look like this.</source>
        <translation>Durch die Ausgangsstämme ausgeschlossen: Sie könnten nicht so aussehen.</translation>
    </message>
    <message>
        <source>Excluded by %1: its forms cannot be these.</source>
        <translation>Durch %1 ausgeschlossen: Das Modell hat nicht diese Formen.</translation>
    </message>
    <message>
        <source>Excluded by %1: it does not allow offspring like “%2”.</source>
        <translation>Durch %1 ausgeschlossen: Nachkommen wie „%2“ kann es nach dem Modell nicht geben.</translation>
    </message>
    <message>
        <source>Excluded by %1: it does not allow these offspring together.</source>
        <translation>Durch %1 ausgeschlossen: Diese Nachkommen zusammen kann es nach dem Modell nicht geben.</translation>
    </message>
    <message>
        <source>Excluded by the counts, above all of %1.</source>
        <translation>Durch die Zählungen ausgeschlossen, vor allem durch %1.</translation>
    </message>
    <message>
        <source>one gene, complete dominance</source>
        <translation>ein Gen, vollständige Dominanz</translation>
    </message>
    <message>
        <source>Heterozygotes look like one of the two homozygotes.</source>
        <translation>Heterozygote sehen aus wie eine der beiden homozygoten Formen.</translation>
    </message>
    <message>
        <source>one gene, incomplete dominance</source>
        <translation>ein Gen, unvollständige Dominanz</translation>
    </message>
    <message>
        <source>Heterozygotes have a third form of their own, often between the two others.</source>
        <translation>Heterozygote haben eine eigene dritte Form, die oft zwischen den beiden anderen liegt.</translation>
    </message>
    <message>
        <source>one gene, codominance</source>
        <translation>ein Gen, Kodominanz</translation>
    </message>
    <message>
        <source>Heterozygotes show both forms side by side.</source>
        <translation>Heterozygote zeigen beide Formen nebeneinander.</translation>
    </message>
    <message>
        <source>one gene on the X chromosome</source>
        <translation>ein Gen auf dem X-Chromosom</translation>
    </message>
    <message>
        <source>Females have two alleles, with complete dominance; males have one, from their mother.</source>
        <translation>Weibchen haben zwei Allele mit vollständiger Dominanz; Männchen haben eines, das von der Mutter stammt.</translation>
    </message>
    <message>
        <source>one gene, recessive lethal allele</source>
        <translation>ein Gen, rezessiv letales Allel</translation>
    </message>
    <message>
        <source>One allele is dominant for the form that is seen, but two copies of it are lethal.</source>
        <translation>Ein Allel ist für die sichtbare Form dominant; wer es zweimal hat, stirbt aber früh.</translation>
    </message>
    <message>
        <source>two genes, independent</source>
        <translation>zwei Gene, unabhängig</translation>
    </message>
    <message>
        <source>Each character has its own gene with complete dominance, on different chromosomes.</source>
        <translation>Jedes Merkmal hat ein eigenes Gen mit vollständiger Dominanz; die Gene liegen auf verschiedenen Chromosomen.</translation>
    </message>
    <message>
        <source>two genes, linked</source>
        <translation>zwei Gene, gekoppelt</translation>
    </message>
    <message>
        <source>Each character has its own gene with complete dominance, on the same chromosome, with 10 to 30 % recombinants.</source>
        <translation>Jedes Merkmal hat ein eigenes Gen mit vollständiger Dominanz; die Gene liegen auf demselben Chromosom, mit 10 bis 30 % Rekombinanten.</translation>
    </message>
    <message>
        <source>recessive epistasis (9 : 3 : 4)</source>
        <translation>rezessive Epistasie (9 : 3 : 4)</translation>
    </message>
    <message>
        <source>Two genes. The first decides between two forms; two recessive alleles of the second hide this and give the third form.</source>
        <translation>Zwei Gene. Das erste entscheidet zwischen zwei Formen; zwei rezessive Allele des zweiten verdecken das und ergeben die dritte Form.</translation>
    </message>
    <message>
        <source>complementary genes (9 : 7)</source>
        <translation>komplementäre Gene (9 : 7)</translation>
    </message>
    <message>
        <source>Two genes. One form needs a dominant allele of both.</source>
        <translation>Zwei Gene. Für die eine Form braucht es von beiden ein dominantes Allel.</translation>
    </message>
    <message>
        <source>dominant epistasis (12 : 3 : 1)</source>
        <translation>dominante Epistasie (12 : 3 : 1)</translation>
    </message>
    <message>
        <source>Two genes. A dominant allele of the first gives one form, whatever the second is; without it, the second decides between two others.</source>
        <translation>Zwei Gene. Ein dominantes Allel des ersten ergibt eine Form, gleich welche Allele das zweite hat; ohne dieses Allel entscheidet das zweite zwischen zwei anderen Formen.</translation>
    </message>
    <message>
        <source>duplicate genes (15 : 1)</source>
        <translation>doppelte Gene (15 : 1)</translation>
    </message>
    <message>
        <source>Two genes. A dominant allele of either is enough for one form.</source>
        <translation>Zwei Gene. Für die eine Form genügt ein dominantes Allel von einem der beiden.</translation>
    </message>
    <message>
        <source>one gene, three alleles in a series</source>
        <translation>ein Gen, drei Allele in einer Dominanzreihe</translation>
    </message>
    <message>
        <source>The first allele is dominant over the other two, the second over the third.</source>
        <translation>Das erste Allel ist über die beiden anderen dominant, das zweite über das dritte.</translation>
    </message>
    <message>
        <source>one gene, three alleles, two of them codominant</source>
        <translation>ein Gen, drei Allele, zwei davon kodominant</translation>
    </message>
    <message>
        <source>As with the blood groups A, B, AB and O.</source>
        <translation>Wie bei den Blutgruppen A, B, AB und 0.</translation>
    </message>
    <message>
        <source>lethal gene linked to the visible one</source>
        <translation>Letalgen, mit dem sichtbaren Gen gekoppelt</translation>
    </message>
    <message>
        <source>The gene that is seen has three forms, one of them in heterozygotes. A recessive lethal allele of another gene is on the same chromosome, with 10 to 30 % recombinants.</source>
        <translation>Das sichtbare Gen hat drei Formen, eine davon bei Heterozygoten. Auf demselben Chromosom liegt ein rezessiv letales Allel eines anderen Gens, mit 10 bis 30 % Rekombinanten.</translation>
    </message>
    <message>
        <source>dominant form</source>
        <translation>dominante Form</translation>
    </message>
    <message>
        <source>recessive form</source>
        <translation>rezessive Form</translation>
    </message>
    <message>
        <source>heterozygotes</source>
        <translation>Heterozygote</translation>
    </message>
    <message>
        <source>homozygotes that live</source>
        <translation>Homozygote, die leben</translation>
    </message>
    <message>
        <source>homozygotes</source>
        <translation>Homozygote</translation>
    </message>
    <message>
        <source>the other homozygotes</source>
        <translation>die anderen Homozygoten</translation>
    </message>
    <message>
        <source>both dominant</source>
        <translation>beide dominant</translation>
    </message>
    <message>
        <source>first dominant, second recessive</source>
        <translation>erstes dominant, zweites rezessiv</translation>
    </message>
    <message>
        <source>first recessive, second dominant</source>
        <translation>erstes rezessiv, zweites dominant</translation>
    </message>
    <message>
        <source>both recessive</source>
        <translation>beide rezessiv</translation>
    </message>
    <message>
        <source>both dominant (9)</source>
        <translation>beide dominant (9)</translation>
    </message>
    <message>
        <source>first gene recessive (3)</source>
        <translation>erstes Gen rezessiv (3)</translation>
    </message>
    <message>
        <source>second gene recessive (4)</source>
        <translation>zweites Gen rezessiv (4)</translation>
    </message>
    <message>
        <source>all others (7)</source>
        <translation>alle anderen (7)</translation>
    </message>
    <message>
        <source>first gene dominant (12)</source>
        <translation>erstes Gen dominant (12)</translation>
    </message>
    <message>
        <source>only the second gene dominant (3)</source>
        <translation>nur das zweite Gen dominant (3)</translation>
    </message>
    <message>
        <source>both recessive (1)</source>
        <translation>beide rezessiv (1)</translation>
    </message>
    <message>
        <source>any dominant allele (15)</source>
        <translation>mindestens ein dominantes Allel (15)</translation>
    </message>
    <message>
        <source>first allele</source>
        <translation>erstes Allel</translation>
    </message>
    <message>
        <source>second allele</source>
        <translation>zweites Allel</translation>
    </message>
    <message>
        <source>third allele</source>
        <translation>drittes Allel</translation>
    </message>
    <message>
        <source>first and second allele</source>
        <translation>erstes und zweites Allel</translation>
    </message>
    <message>
        <source>a form not seen yet</source>
        <translation>eine noch nicht gesehene Form</translation>
    </message>
    <message>
        <source>female, %1</source>
        <translation>Weibchen, %1</translation>
    </message>
    <message>
        <source>male, %1</source>
        <translation>Männchen, %1</translation>
    </message>
    <message>
        <source>A mystery code has six letters and digits, such as 4K7-TQ2.</source>
        <translation>Ein Rätselcode hat sechs Buchstaben und Ziffern, zum Beispiel 4K7-TQ2.</translation>
    </message>
    <message>
        <source>“%1” does not occur in mystery codes.</source>
        <translation>„%1“ kommt in Rätselcodes nicht vor.</translation>
    </message>
    <message>
        <source>This is not a mystery code: a character is wrong, or two are swapped.</source>
        <translation>Das ist kein Rätselcode: Ein Zeichen ist falsch, oder zwei sind vertauscht.</translation>
    </message>
    <message>
        <source>red flowers</source>
        <translation>rote Blüten</translation>
    </message>
    <message>
        <source>magenta flowers</source>
        <translation>magentafarbene Blüten</translation>
    </message>
    <message>
        <source>lilac flowers</source>
        <translation>lila Blüten</translation>
    </message>
    <message>
        <source>purple and red flowers</source>
        <translation>violett-rote Blüten</translation>
    </message>
    <message>
        <source>purple and white flowers</source>
        <translation>violett-weiße Blüten</translation>
    </message>
    <message>
        <source>red eyes</source>
        <translation>rote Augen</translation>
    </message>
    <message>
        <source>brown eyes</source>
        <translation>braune Augen</translation>
    </message>
    <message>
        <source>white eyes</source>
        <translation>weiße Augen</translation>
    </message>
    <message>
        <source>maroon eyes</source>
        <translation>rotbraune Augen</translation>
    </message>
    <message>
        <source>pink eyes</source>
        <translation>rosa Augen</translation>
    </message>
    <message>
        <source>beige eyes</source>
        <translation>beige Augen</translation>
    </message>
    <message>
        <source>red and brown eyes</source>
        <translation>rot-braun gescheckte Augen</translation>
    </message>
    <message>
        <source>red and white eyes</source>
        <translation>rot-weiß gescheckte Augen</translation>
    </message>
    <message>
        <source>brown and white eyes</source>
        <translation>braun-weiß gescheckte Augen</translation>
    </message>
    <message>
        <source>wing length</source>
        <translation>Flügellänge</translation>
    </message>
    <message>
        <source>long wings</source>
        <translation>lange Flügel</translation>
    </message>
    <message>
        <source>stubby wings</source>
        <translation>Stummelflügel</translation>
    </message>
    <message>
        <source>body colour</source>
        <translation>Körperfarbe</translation>
    </message>
    <message>
        <source>dark body</source>
        <translation>dunkler Körper</translation>
    </message>
    <message>
        <source>fur colour</source>
        <translation>Fellfarbe</translation>
    </message>
    <message>
        <source>blue fur</source>
        <translation>blaues Fell</translation>
    </message>
    <message>
        <source>yellow fur</source>
        <translation>gelbes Fell</translation>
    </message>
    <message>
        <source>red fur</source>
        <translation>rotes Fell</translation>
    </message>
    <message>
        <source>green fur</source>
        <translation>grünes Fell</translation>
    </message>
    <message>
        <source>violet fur</source>
        <translation>violettes Fell</translation>
    </message>
    <message>
        <source>orange fur</source>
        <translation>orangefarbenes Fell</translation>
    </message>
    <message>
        <source>blue and yellow fur</source>
        <translation>blau-gelb geschecktes Fell</translation>
    </message>
    <message>
        <source>blue and red fur</source>
        <translation>blau-rot geschecktes Fell</translation>
    </message>
    <message>
        <source>yellow and red fur</source>
        <translation>gelb-rot geschecktes Fell</translation>
    </message>
    <message>
        <source>ear shape</source>
        <translation>Ohrform</translation>
    </message>
    <message>
        <source>pointed ears</source>
        <translation>spitze Ohren</translation>
    </message>
    <message>
        <source>round ears</source>
        <translation>runde Ohren</translation>
    </message>
    <message>
        <source>tail shape</source>
        <translation>Schwanzform</translation>
    </message>
    <message>
        <source>straight tail</source>
        <translation>gerader Schwanz</translation>
    </message>
    <message>
        <source>curly tail</source>
        <translation>Ringelschwanz</translation>
    </message>
    <message>
        <source>pea plant</source>
        <translation>Erbsenpflanze</translation>
    </message>
    <message>
        <source>fruit fly</source>
        <translation>Taufliege</translation>
    </message>
    <message>
        <source>glimp</source>
        <translation>Glimp</translation>
    </message>
    <message>
        <source>Cas9</source>
        <translation>Cas9</translation>
    </message>
    <message>
        <source>An enzyme of bacteria that cuts DNA where 20 letters match its guide RNA and a PAM follows, in the most common form NGG: any letter and two G.</source>
        <translation>Ein Enzym aus Bakterien, das DNA dort schneidet, wo 20 Buchstaben zu seiner Leit-RNA passen und ein PAM folgt, in der häufigsten Form NGG: ein beliebiger Buchstabe und zwei G.</translation>
    </message>
    <message>
        <source>heritability</source>
        <translation>Heritabilität</translation>
    </message>
    <message>
        <source>The share of a trait&apos;s variance in a population that comes from alleles whose effects add up, written h². It belongs to this population in this [environment](environment), not to a single plant.</source>
        <translation>Der Anteil an der Varianz eines Merkmals in einer Population, der von Allelen kommt, deren Wirkungen sich addieren; geschrieben h². Sie gehört zu dieser Population in dieser [Umwelt](environment), nicht zu einer einzelnen Pflanze.</translation>
    </message>
    <message>
        <source>%1 mg</source>
        <translation>%1 mg</translation>
    </message>
    <message>
        <source>The seeds of a field weigh %1 mg on average. A breeder sows only the heaviest; these weigh %2 mg on average.</source>
        <translation>Die Samen eines Feldes wiegen im Mittel %1 mg. Ausgesät werden nur die schwersten; sie wiegen im Mittel %2 mg.</translation>
    </message>
    <message>
        <source>The heritability of the seeds&apos; mass in this field is h² = %1.</source>
        <translation>Die Heritabilität der Samenmasse auf diesem Feld ist h² = %1.</translation>
    </message>
    <message>
        <source>What mean mass do you expect for their offspring&apos;s seeds?</source>
        <translation>Welche mittlere Masse erwartest du bei den Samen ihrer Nachkommen?</translation>
    </message>
    <message>
        <source>Right: S = %1 mg, R = h² · S = %2 mg, and this is added to the old mean.</source>
        <translation>Richtig: S = %1 mg, R = h² · S = %2 mg, und das kommt zum alten Mittelwert hinzu.</translation>
    </message>
    <message>
        <source>That would need h² = 1. Part of the parents&apos; lead comes from their environment and is not passed on.</source>
        <translation>Dazu müsste h² = 1 sein. Ein Teil des Vorsprungs der Eltern kommt von ihrer Umwelt und wird nicht weitergegeben.</translation>
    </message>
    <message>
        <source>That would need h² = 0. Here part of the differences is inherited.</source>
        <translation>Dazu müsste h² = 0 sein. Hier ist ein Teil der Unterschiede erblich.</translation>
    </message>
    <message>
        <source>You added the response to the mean of the chosen. It counts from the mean of the whole field.</source>
        <translation>Du hast den Selektionserfolg zum Mittelwert der Auswahl addiert. Er zählt vom Mittelwert des ganzen Feldes aus.</translation>
    </message>
    <message>
        <source>By how much are the chosen seeds heavier than the field&apos;s? That is S.</source>
        <translation>Um wie viel sind die ausgewählten Samen schwerer als die des Feldes? Das ist S.</translation>
    </message>
    <message>
        <source>S = %1 mg. The response is R = h² · S; add it to the old mean.</source>
        <translation>S = %1 mg. Der Selektionserfolg ist R = h² · S; addiere ihn zum alten Mittelwert.</translation>
    </message>
    <message>
        <source>Their offspring&apos;s seeds weigh %1 mg on average.</source>
        <translation>Die Samen ihrer Nachkommen wiegen im Mittel %1 mg.</translation>
    </message>
    <message>
        <source>What heritability h² does this show?</source>
        <translation>Welche Heritabilität h² zeigt sich darin?</translation>
    </message>
    <message>
        <source>Right: R = %1 mg of S = %2 mg.</source>
        <translation>Richtig: R = %1 mg von S = %2 mg.</translation>
    </message>
    <message>
        <source>That is the part of S that was lost. h² is the part that is found again in the offspring.</source>
        <translation>Das ist der Teil von S, der verloren ging. h² ist der Teil, der sich bei den Nachkommen wiederfindet.</translation>
    </message>
    <message>
        <source>You divided the two means. Divide the gains over the old mean: R by S.</source>
        <translation>Du hast die beiden Mittelwerte geteilt. Teile die Vorsprünge vor dem alten Mittelwert: R durch S.</translation>
    </message>
    <message>
        <source>You divided S by R. A heritability is never more than 1.</source>
        <translation>Du hast S durch R geteilt. Eine Heritabilität ist nie größer als 1.</translation>
    </message>
    <message>
        <source>Then the offspring would be as heavy as the chosen seeds.</source>
        <translation>Dann wären die Nachkommen so schwer wie die ausgewählten Samen.</translation>
    </message>
    <message>
        <source>How far above the old mean are the chosen seeds (S), and how far their offspring (R)?</source>
        <translation>Wie weit liegen die ausgewählten Samen über dem alten Mittelwert (S), und wie weit ihre Nachkommen (R)?</translation>
    </message>
    <message>
        <source>S = %1 mg and R = %2 mg. h² is R divided by S.</source>
        <translation>S = %1 mg und R = %2 mg. h² ist R geteilt durch S.</translation>
    </message>
    <message>
        <source>The beans of a pure line weigh %1 mg on average. Only the heaviest are sown; these weigh %2 mg on average.</source>
        <translation>Die Bohnen einer reinen Linie wiegen im Mittel %1 mg. Nur die schwersten werden ausgesät; sie wiegen im Mittel %2 mg.</translation>
    </message>
    <message>
        <source>What mean mass do you expect for their offspring&apos;s beans?</source>
        <translation>Welche mittlere Masse erwartest du bei den Bohnen ihrer Nachkommen?</translation>
    </message>
    <message>
        <source>Right: all plants of the line have the same alleles. What differs comes from the environment (Johannsen 1903).</source>
        <translation>Richtig: Alle Pflanzen der Linie haben dieselben Allele. Was sie unterscheidet, kommt von der Umwelt (Johannsen 1903).</translation>
    </message>
    <message>
        <source>The chosen beans are heavier because they grew in better places, and that is not passed on.</source>
        <translation>Die ausgewählten Bohnen sind schwerer, weil sie an besseren Plätzen wuchsen, und das wird nicht weitergegeben.</translation>
    </message>
    <message>
        <source>That would be a response. Without differences between the alleles, h² is 0.</source>
        <translation>Das wäre ein Selektionserfolg. Ohne Unterschiede zwischen den Allelen ist h² gleich 0.</translation>
    </message>
    <message>
        <source>Nothing is paid back: the offspring scatter around the old mean, not below it.</source>
        <translation>Nichts wird ausgeglichen: Die Nachkommen streuen um den alten Mittelwert, nicht darunter.</translation>
    </message>
    <message>
        <source>In which alleles do two plants of a pure line differ?</source>
        <translation>In welchen Allelen unterscheiden sich zwei Pflanzen einer reinen Linie?</translation>
    </message>
    <message>
        <source>Without genetic variance, h² = 0 and R = h² · S = 0.</source>
        <translation>Ohne genetische Varianz ist h² = 0 und R = h² · S = 0.</translation>
    </message>
    <message>
        <source>after letter %1</source>
        <translation>nach Buchstabe %1</translation>
    </message>
    <message>
        <source>SpCas9 needs the letters NGG right after the 20 letters that its guide matches. N is any letter.</source>
        <translation>SpCas9 braucht die Buchstaben NGG gleich nach den 20 Buchstaben, zu denen seine Leit-RNA passt. N ist ein beliebiger Buchstabe.</translation>
    </message>
    <message>
        <source>A piece of a gene, in groups of five letters: %1</source>
        <translation>Ein Stück eines Gens, in Gruppen zu fünf Buchstaben: %1</translation>
    </message>
    <message>
        <source>Its guide matches %1.</source>
        <translation>Die Leit-RNA passt zu %1.</translation>
    </message>
    <message>
        <source>After which letter of the piece are both strands cut?</source>
        <translation>Nach welchem Buchstaben des Stücks werden beide Stränge geschnitten?</translation>
    </message>
    <message>
        <source>Right: the PAM is %1, and the cut is three letters before it.</source>
        <translation>Richtig: Das PAM ist %1, und der Schnitt liegt drei Buchstaben davor.</translation>
    </message>
    <message>
        <source>That is where the PAM begins. The cut is three letters before it.</source>
        <translation>Dort beginnt das PAM. Der Schnitt liegt drei Buchstaben davor.</translation>
    </message>
    <message>
        <source>That is after the PAM. The enzyme cuts within the letters that the guide matches.</source>
        <translation>Das ist nach dem PAM. Das Enzym schneidet innerhalb der Buchstaben, zu denen die Leit-RNA passt.</translation>
    </message>
    <message>
        <source>You counted three letters from the wrong end: count back from the PAM.</source>
        <translation>Du hast die drei Buchstaben vom falschen Ende gezählt: Zähle vom PAM aus zurück.</translation>
    </message>
    <message>
        <source>Find the 20 letters in the piece. Which three letters follow them?</source>
        <translation>Such die 20 Buchstaben im Stück. Welche drei Buchstaben folgen auf sie?</translation>
    </message>
    <message>
        <source>The PAM begins after letter %1. Count three letters back.</source>
        <translation>Das PAM beginnt nach Buchstabe %1. Zähle drei Buchstaben zurück.</translation>
    </message>
    <message>
        <source>A guide of SpCas9 matches these 20 letters: %1.</source>
        <translation>Eine Leit-RNA von SpCas9 passt zu diesen 20 Buchstaben: %1.</translation>
    </message>
    <message>
        <source>The same 20 letters occur at four places in a genome. Different letters follow them at each place.</source>
        <translation>Dieselben 20 Buchstaben kommen in einem Genom an vier Stellen vor. An jeder Stelle folgen andere Buchstaben auf sie.</translation>
    </message>
    <message>
        <source>Which three letters must follow for the place to be cut?</source>
        <translation>Welche drei Buchstaben müssen folgen, damit die Stelle geschnitten wird?</translation>
    </message>
    <message>
        <source>Right: %1 fits NGG. Without a PAM, even a perfect match is not cut.</source>
        <translation>Richtig: %1 passt zu NGG. Ohne PAM wird auch eine völlig passende Stelle nicht geschnitten.</translation>
    </message>
    <message>
        <source>%1 has two G, but in the wrong places: the second and the third letter must be G.</source>
        <translation>%1 hat zwei G, aber an den falschen Stellen: Der zweite und der dritte Buchstabe müssen G sein.</translation>
    </message>
    <message>
        <source>%1 would pair with GG on the other strand. Here the PAM must be on the same strand as the 20 letters.</source>
        <translation>%1 würde mit GG auf dem anderen Strang paaren. Hier muss das PAM auf demselben Strang liegen wie die 20 Buchstaben.</translation>
    </message>
    <message>
        <source>%1 has only one G in the last two places: NGG needs both.</source>
        <translation>%1 hat an den letzten beiden Stellen nur ein G: NGG braucht beide.</translation>
    </message>
    <message>
        <source>Besides the guide&apos;s match, the enzyme needs a PAM. What does it look like?</source>
        <translation>Außer der passenden Stelle braucht das Enzym ein PAM. Wie sieht es aus?</translation>
    </message>
    <message>
        <source>NGG: the first letter can be anything, the second and the third are G.</source>
        <translation>NGG: Der erste Buchstabe ist beliebig, der zweite und der dritte sind G.</translation>
    </message>
    <message numerus="yes">
        <source>Reading frame kept, %n amino acids fewer</source>
        <translation>
            <numerusform>Leseraster erhalten, %n Aminosäure weniger</numerusform>
            <numerusform>Leseraster erhalten, %n Aminosäuren weniger</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading frame shifted: other amino acids from the cut on</source>
        <translation>Leseraster verschoben: vom Schnitt an andere Aminosäuren</translation>
    </message>
    <message>
        <source>A gene is cut in codon %1 and repaired without a template. %2 letters are lost.</source>
        <translation>Ein Gen wird im Codon %1 geschnitten und ohne Vorlage repariert. %2 Buchstaben gehen verloren.</translation>
    </message>
    <message>
        <source>What follows for the protein?</source>
        <translation>Was folgt daraus für das Protein?</translation>
    </message>
    <message>
        <source>Right: %1 is a multiple of three, so the triplets after the cut are read as before.</source>
        <translation>Richtig: %1 ist durch drei teilbar, also werden die Tripletts nach dem Schnitt gelesen wie zuvor.</translation>
    </message>
    <message>
        <source>%1 letters are whole triplets. The letters after them are grouped as before.</source>
        <translation>%1 Buchstaben sind ganze Tripletts. Die Buchstaben danach werden zusammengefasst wie zuvor.</translation>
    </message>
    <message>
        <source>Right: %1 is not a multiple of three, so all letters after the cut are grouped into other triplets.</source>
        <translation>Richtig: %1 ist nicht durch drei teilbar, also werden alle Buchstaben nach dem Schnitt zu anderen Tripletts zusammengefasst.</translation>
    </message>
    <message>
        <source>That needs a multiple of three. %1 letters leave a remainder, and everything after it shifts.</source>
        <translation>Dazu müsste die Zahl durch drei teilbar sein. Bei %1 Buchstaben bleibt ein Rest, und alles danach verschiebt sich.</translation>
    </message>
    <message>
        <source>An amino acid is encoded by three letters, not by one.</source>
        <translation>Eine Aminosäure wird von drei Buchstaben codiert, nicht von einem.</translation>
    </message>
    <message>
        <source>The protein stays as it was: the cell adds what is missing</source>
        <translation>Das Protein bleibt, wie es war: Die Zelle ergänzt, was fehlt</translation>
    </message>
    <message>
        <source>Without a template the cell cannot know which letters were there. It joins the ends.</source>
        <translation>Ohne Vorlage kann die Zelle nicht wissen, welche Buchstaben dort standen. Sie verbindet die Enden.</translation>
    </message>
    <message>
        <source>How many letters encode one amino acid?</source>
        <translation>Wie viele Buchstaben codieren eine Aminosäure?</translation>
    </message>
    <message>
        <source>Divide %1 by three. Is there a remainder?</source>
        <translation>Teile %1 durch drei. Bleibt ein Rest?</translation>
    </message>
    <message>
        <source>Cutting a gene</source>
        <translation>Ein Gen schneiden</translation>
    </message>
    <message>
        <source>Breeding by choice</source>
        <translation>Züchten durch Auswahl</translation>
    </message>
    <message>
        <source>offspring of the chosen parents</source>
        <translation>Nachkommen der ausgewählten Eltern</translation>
    </message>
    <message>
        <source>offspring above the old mean</source>
        <translation>Nachkommen über dem alten Mittel</translation>
    </message>
    <message>
        <source>offspring below the old mean</source>
        <translation>Nachkommen unter dem alten Mittel</translation>
    </message>
    <message>
        <source>genes cut and repaired</source>
        <translation>geschnittene und reparierte Gene</translation>
    </message>
    <message>
        <source>genes with the frame kept</source>
        <translation>Gene mit erhaltenem Leseraster</translation>
    </message>
    <message>
        <source>genes with the frame shifted</source>
        <translation>Gene mit verschobenem Leseraster</translation>
    </message>
    <message>
        <source>%1 cannot be a parent: this genotype dies.</source>
        <translation>%1 kann kein Elternteil sein: Dieser Genotyp ist letal.</translation>
    </message>
    <message>
        <source>coefficient of coincidence</source>
        <translation>Koinzidenzkoeffizient</translation>
    </message>
    <message>
        <source>The double crossovers that were counted, divided by those that the [product rule](product-rule) predicts. 1 minus it is the [interference](interference).</source>
        <translation>Die gezählten Doppel-Crossing-over, geteilt durch die nach der [Produktregel](product-rule) erwarteten. 1 minus diesen Wert ist die [Interferenz](interference).</translation>
    </message>
    <message>
        <source>Having a recent common ancestor. If relatives have children, both may pass on the same rare recessive allele; a [pedigree](pedigree) joins them by a double line.</source>
        <translation>Nahe gemeinsame Vorfahren zu haben. Haben Verwandte miteinander Kinder, können beide dasselbe seltene rezessive Allel weitergeben; im [Stammbaum](pedigree) verbindet sie eine Doppellinie.</translation>
    </message>
    <message>
        <source>epistasis</source>
        <translation>Epistasie</translation>
    </message>
    <message>
        <source>One gene hides what another gene does. A yellow Labrador, for example, does not show whether its pigment would be black or brown.</source>
        <translation>Ein Gen verdeckt, was ein anderes bewirkt. Ein gelber Labrador zeigt zum Beispiel nicht, ob sein Farbstoff schwarz oder braun wäre.</translation>
    </message>
    <message>
        <source>Without selection, drift, mutation and migration, and with random mating, the [allele frequencies](allele-frequency) p and q stay the same, and the genotypes have the ratio p² : 2pq : q².</source>
        <translation>Ohne Selektion, Drift, Mutation und Migration und bei zufälliger Paarung bleiben die [Allelhäufigkeiten](allele-frequency) p und q gleich, und die Genotypen haben das Verhältnis p² : 2pq : q².</translation>
    </message>
    <message>
        <source>interference</source>
        <translation>Interferenz</translation>
    </message>
    <message>
        <source>A crossover makes another one nearby less likely, so there are fewer double crossovers than the [product rule](product-rule) predicts.</source>
        <translation>Ein Crossing-over macht ein zweites in der Nähe weniger wahrscheinlich; es gibt also weniger Doppel-Crossing-over, als die [Produktregel](product-rule) vorhersagt.</translation>
    </message>
    <message>
        <source>lethal allele</source>
        <translation>letales Allel (Letalfaktor)</translation>
    </message>
    <message>
        <source>An allele that kills, usually the embryo; a [recessive](recessive) one only when it is there twice. In yellow mice it turns 3 : 1 into 2 : 1, because the dead are not counted.</source>
        <translation>Ein Allel, das tödlich wirkt, meist schon beim Embryo; ein [rezessives](recessive) nur, wenn es doppelt vorhanden ist. Bei gelben Mäusen wird dadurch aus 3 : 1 ein 2 : 1, denn die Gestorbenen werden nicht gezählt.</translation>
    </message>
    <message>
        <source>sum rule</source>
        <translation>Summenregel</translation>
    </message>
    <message>
        <source>The chance that one or the other of two events happens, if they cannot both happen, is the sum of their chances: 1/4 + 1/4 = 1/2.</source>
        <translation>Können zwei Ereignisse nicht zugleich eintreten, so ist die Wahrscheinlichkeit, dass das eine oder das andere eintritt, die Summe der beiden: 1/4 + 1/4 = 1/2.</translation>
    </message>
    <message>
        <source>A quotation mark is missing at the end of a text.</source>
        <translation>Am Ende eines Textes fehlt ein Anführungszeichen.</translation>
    </message>
    <message>
        <source>In a list, a comma between two entries or the bracket ] at its end is missing.</source>
        <translation>In einer Liste fehlt ein Komma zwischen zwei Einträgen oder die Klammer ] an ihrem Ende.</translation>
    </message>
    <message>
        <source>A heading such as [teacher] or [[question]] needs as many brackets after its name as before it.</source>
        <translation>Eine Überschrift wie [teacher] oder [[question]] braucht hinter ihrem Namen so viele Klammern wie davor.</translation>
    </message>
    <message>
        <source>After the equals sign a value is missing.</source>
        <translation>Hinter dem Gleichheitszeichen fehlt ein Wert.</translation>
    </message>
    <message>
        <source>After the first word of a line an equals sign is missing. Longer texts stand between three quotation marks.</source>
        <translation>Hinter dem ersten Wort einer Zeile fehlt ein Gleichheitszeichen. Längere Texte stehen zwischen je drei Anführungszeichen.</translation>
    </message>
    <message>
        <source>A backslash changes the meaning of what follows it. To write one in a text, write two.</source>
        <translation>Ein umgekehrter Schrägstrich verändert, was auf ihn folgt. Soll er selbst in einem Text stehen, schreibe zwei davon.</translation>
    </message>
    <message>
        <source>A value cannot be read. Texts stand in straight quotation marks (&quot;); true and false are written in small letters.</source>
        <translation>Ein Wert ist nicht lesbar. Texte stehen in geraden Anführungszeichen (&quot;); true und false schreibt man klein.</translation>
    </message>
    <message>
        <source>A number cannot be read: write only digits, and no 0 in front. Texts stand in straight quotation marks (&quot;).</source>
        <translation>Eine Zahl ist nicht lesbar: Schreibe nur Ziffern und keine 0 davor. Texte stehen in geraden Anführungszeichen (&quot;).</translation>
    </message>
    <message>
        <source>The file is not in the encoding UTF-8. Save it in this encoding.</source>
        <translation>Die Datei hat nicht die Kodierung UTF-8. Speichere sie in dieser Kodierung.</translation>
    </message>
    <message>
        <source>In a list, an entry before a comma is missing.</source>
        <translation>In einer Liste fehlt ein Eintrag vor einem Komma.</translation>
    </message>
    <message>
        <source>Between the brackets of a heading a name is missing.</source>
        <translation>Zwischen den Klammern einer Überschrift fehlt ein Name.</translation>
    </message>
    <message>
        <source>After a heading in brackets nothing else may stand in the line.</source>
        <translation>Hinter einer Überschrift in Klammern darf in der Zeile nichts mehr stehen.</translation>
    </message>
    <message>
        <source>A name in front of an equals sign cannot be read: it has only letters from a to z, digits, _ and -.</source>
        <translation>Ein Name vor einem Gleichheitszeichen ist nicht lesbar: Er besteht nur aus Buchstaben von a bis z, Ziffern, _ und -.</translation>
    </message>
    <message>
        <source>Something is left over after the value. A quotation mark inside a text needs a backslash before it: \&quot;</source>
        <translation>Hinter dem Wert bleibt etwas übrig. Vor einem Anführungszeichen in einem Text muss ein umgekehrter Schrägstrich stehen: \&quot;</translation>
    </message>
    <message>
        <source>In curly brackets, a comma, a value or the bracket } at their end is missing.</source>
        <translation>In geschweiften Klammern fehlt ein Komma, ein Wert oder die Klammer } an ihrem Ende.</translation>
    </message>
    <message>
        <source>A line begins with a name and an equals sign, with a heading in brackets, or with # for a remark.</source>
        <translation>Eine Zeile beginnt mit einem Namen und einem Gleichheitszeichen, mit einer Überschrift in Klammern oder mit # für eine Bemerkung.</translation>
    </message>
    <message>
        <source>“%1” stands here for the second time.</source>
        <translation>„%1“ steht hier zum zweiten Mal.</translation>
    </message>
    <message>
        <source>This line cannot be read as TOML.</source>
        <translation>Diese Zeile ist nicht als TOML lesbar.</translation>
    </message>
    <message>
        <source>It was noticed at character %1 of the line.</source>
        <translation>Das fiel bei Zeichen %1 der Zeile auf.</translation>
    </message>
    <message>
        <source>Left parent: %1, %2</source>
        <translation>Linker Elternteil: %1, %2</translation>
    </message>
    <message>
        <source>Top parent: %1, %2</source>
        <translation>Oberer Elternteil: %1, %2</translation>
    </message>
    <message>
        <source>Offspring: %1, %2; rolled by %3 in round %4</source>
        <translation>Nachkomme: %1, %2; von %3 in Runde %4 geworfen</translation>
    </message>
    <message>
        <source>Offspring: %1, %2; rolled in round %3</source>
        <translation>Nachkomme: %1, %2; in Runde %3 geworfen</translation>
    </message>
    <message>
        <source>%1, now in plant %2</source>
        <translation>%1, jetzt in Pflanze %2</translation>
    </message>
    <message>
        <source>%1, now in the plants %2</source>
        <translation>%1, jetzt in den Pflanzen %2</translation>
    </message>
    <message>
        <source>%1 of plant %2 (a die that stood for any genotype)</source>
        <translation>%1 der Pflanze %2 (ein Würfel, der für jeden Genotyp stehen durfte)</translation>
    </message>
    <message>
        <source>%1 of plant %2 (%3)</source>
        <translation>%1 der Pflanze %2 (%3)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Genome Wars: when another team rolls two dice, a population adds its bonus to the sum. From 9 on it grows by 1; up to 5 it shrinks by 1.</source>
        <translation>Genome Wars: Wenn ein anderes Team mit zwei Würfeln würfelt, zählt eine Population ihren Bonus zur Augensumme dazu. Ab 9 wächst sie um 1, bis 5 schrumpft sie um 1.</translation>
    </message>
    <message>
        <source>The first copy of the right allele adds 3, each further copy 2.</source>
        <translation>Die erste Kopie des passenden Allels bringt 3, jede weitere 2.</translation>
    </message>
    <message>
        <source>But if the dice show 3 or 4, there is a mass extinction: nobody grows.</source>
        <translation>Zeigen die Würfel aber 3 oder 4, gibt es ein Massenaussterben: Niemand wächst.</translation>
    </message>
    <message>
        <source>Environment: %1. Copies of its allele, %2, in the genome: %3.</source>
        <translation>Umwelt: %1. Kopien des passenden Allels, %2, im Genom: %3.</translation>
    </message>
    <message>
        <source>At how many of the 36 equally likely results of the two dice does the population grow when another team rolls?</source>
        <translation>Bei wie vielen der 36 gleich wahrscheinlichen Ergebnisse der beiden Würfel wächst die Population, wenn ein anderes Team würfelt?</translation>
    </message>
    <message>
        <source>Right: with a bonus of %1, it takes a roll of at least %2 that is no mass extinction. Added up, that is %3 of the 36 results.</source>
        <translation>Richtig: Mit einem Bonus von %1 braucht es mindestens eine %2, die kein Massenaussterben ist. Zusammengezählt sind das %3 der 36 Ergebnisse.</translation>
    </message>
    <message>
        <source>The eleven sums are not equally likely: 7 comes in six ways, 12 in one. Count the 36 results.</source>
        <translation>Die elf Augensummen sind nicht gleich wahrscheinlich: Die 7 kommt auf sechs Arten zustande, die 12 auf eine. Zähle die 36 Ergebnisse.</translation>
    </message>
    <message>
        <source>A strong genome does not always grow: a mass extinction strikes everybody.</source>
        <translation>Auch eine Population mit starkem Genom wächst nicht immer: Ein Massenaussterben trifft alle.</translation>
    </message>
    <message>
        <source>You counted the rolls 3 and 4 as well. They are a mass extinction.</source>
        <translation>Du hast die Würfe 3 und 4 mitgezählt. Sie sind ein Massenaussterben.</translation>
    </message>
    <message>
        <source>You left out the bonus: %1 is added to every roll.</source>
        <translation>Du hast den Bonus vergessen: Zu jedem Wurf kommt %1 dazu.</translation>
    </message>
    <message>
        <source>How large is the bonus? From which roll on does the sum reach 9?</source>
        <translation>Wie groß ist der Bonus? Ab welchem Wurf erreicht die Summe die 9?</translation>
    </message>
    <message>
        <source>The bonus is %1. Count the ways to each roll: one to 2, two to 3, and so on up to six to 7, and down again to one to 12.</source>
        <translation>Der Bonus ist %1. Zähle, auf wie viele Arten jeder Wurf zustande kommt: die 2 auf eine, die 3 auf zwei und so weiter bis zur 7 auf sechs, dann wieder weniger bis zur 12 auf eine.</translation>
    </message>
    <message>
        <source>Genome Wars: the team that rolls follows the two dice alone. At 5 or 6 its population shrinks by 1, from 9 to 11 it grows by 1, at 12 by 2.</source>
        <translation>Genome Wars: Für das Team, das würfelt, gelten nur die beiden Würfel. Bei 5 oder 6 schrumpft seine Population um 1, von 9 bis 11 wächst sie um 1, bei 12 um 2.</translation>
    </message>
    <message>
        <source>The other team adds its bonus to the sum. From 9 on its population grows by 1; up to 5 it shrinks by 1.</source>
        <translation>Das andere Team zählt seinen Bonus zur Augensumme dazu. Ab 9 wächst seine Population um 1, bis 5 schrumpft sie um 1.</translation>
    </message>
    <message>
        <source>The first team has %1 individuals. It rolls %2.</source>
        <translation>Das erste Team hat %1 Individuen. Es würfelt %2.</translation>
    </message>
    <message>
        <source>The second team has %1 individuals, and its genome has the right allele for this environment (%2) this many times: %3.</source>
        <translation>Das zweite Team hat %1 Individuen, und sein Genom enthält das passende Allel für diese Umwelt (%2) so oft: %3.</translation>
    </message>
    <message>
        <source>What share of all individuals belongs to the first team then?</source>
        <translation>Welcher Anteil aller Individuen gehört danach zum ersten Team?</translation>
    </message>
    <message>
        <source>Right: then it is %1 against %2, so %1 of %3.</source>
        <translation>Richtig: Danach steht es %1 zu %2, also %1 von %3.</translation>
    </message>
    <message>
        <source>You divided by the second team alone. A share is a part of all individuals, its own included.</source>
        <translation>Du hast nur durch das zweite Team geteilt. Ein Anteil bezieht sich auf alle Individuen, die eigenen eingeschlossen.</translation>
    </message>
    <message>
        <source>That was the share before the roll.</source>
        <translation>Das war der Anteil vor dem Wurf.</translation>
    </message>
    <message>
        <source>The second team changes too: with its bonus the sum is %1.</source>
        <translation>Auch das zweite Team ändert sich: Mit seinem Bonus ist die Summe %1.</translation>
    </message>
    <message>
        <source>The first team changes too: it has rolled %1.</source>
        <translation>Auch das erste Team ändert sich: Es hat %1 gewürfelt.</translation>
    </message>
    <message>
        <source>That is the share of the second team.</source>
        <translation>Das ist der Anteil des zweiten Teams.</translation>
    </message>
    <message>
        <source>What does this roll do to the first team, and what to the second one with its bonus?</source>
        <translation>Was bewirkt dieser Wurf beim ersten Team, und was beim zweiten mit seinem Bonus?</translation>
    </message>
    <message>
        <source>Then there are %1 and %2 individuals. How many are that together?</source>
        <translation>Danach sind es %1 und %2 Individuen. Wie viele sind das zusammen?</translation>
    </message>
    <message>
        <source>a mass extinction (the dice show 3 or 4)</source>
        <translation>ein Massenaussterben (die Würfel zeigen 3 oder 4)</translation>
    </message>
    <message>
        <source>a mutation (the dice show 7 or 8)</source>
        <translation>eine Mutation (die Würfel zeigen 7 oder 8)</translation>
    </message>
    <message>
        <source>a new environment (the dice show 2)</source>
        <translation>eine neue Umwelt (die Würfel zeigen 2)</translation>
    </message>
    <message>
        <source>growth of the team that rolls (the dice show 9 or more)</source>
        <translation>Wachstum des Teams, das würfelt (die Würfel zeigen 9 oder mehr)</translation>
    </message>
    <message>
        <source>Genome Wars: in every turn two dice are rolled. One thing that can come of it: %1.</source>
        <translation>Genome Wars: In jedem Zug wird mit zwei Würfeln gewürfelt. Dabei kann unter anderem das herauskommen: %1.</translation>
    </message>
    <message>
        <source>What is the chance that it happens in each of the next %1 turns?</source>
        <translation>Wie wahrscheinlich ist es, dass das in jedem der nächsten %1 Züge geschieht?</translation>
    </message>
    <message>
        <source>Right: %1 in each turn, and the turns do not depend on each other: multiply %2 times.</source>
        <translation>Richtig: %1 in jedem Zug, und die Züge hängen nicht voneinander ab: %2-mal miteinander multiplizieren.</translation>
    </message>
    <message>
        <source>You added the chances. That it happens every time is less likely than that it happens once.</source>
        <translation>Du hast die Wahrscheinlichkeiten addiert. Dass es jedes Mal geschieht, ist weniger wahrscheinlich, als dass es einmal geschieht.</translation>
    </message>
    <message>
        <source>That is the chance in a single turn.</source>
        <translation>Das ist die Wahrscheinlichkeit in einem einzigen Zug.</translation>
    </message>
    <message>
        <source>“It happens or not” are two cases, but not equally likely ones: %1 of the 36 results of two dice are like that.</source>
        <translation>„Es geschieht oder nicht“ sind zwei Fälle, aber keine gleich wahrscheinlichen: Von den 36 Ergebnissen zweier Würfel passen %1.</translation>
    </message>
    <message>
        <source>How many of the 36 results of two dice are like that?</source>
        <translation>Wie viele der 36 Ergebnisse zweier Würfel passen dazu?</translation>
    </message>
    <message>
        <source>%1 of 36. It has to happen %2 times: multiply.</source>
        <translation>%1 von 36. Es muss %2-mal geschehen: multipliziere.</translation>
    </message>
    <message>
        <source>It has come %1 times in a row.</source>
        <translation>Es ist %1-mal hintereinander eingetreten.</translation>
    </message>
    <message>
        <source>It has not come in the last %1 turns.</source>
        <translation>Es ist in den letzten %1 Zügen nicht eingetreten.</translation>
    </message>
    <message>
        <source>How likely is it in the next turn?</source>
        <translation>Wie wahrscheinlich ist es im nächsten Zug?</translation>
    </message>
    <message>
        <source>%1/36, as ever</source>
        <translation>%1/36, wie immer</translation>
    </message>
    <message>
        <source>Right: the dice do not know what was rolled before.</source>
        <translation>Richtig: Die Würfel wissen nicht, was vorher gewürfelt wurde.</translation>
    </message>
    <message>
        <source>less than %1/36</source>
        <translation>weniger als %1/36</translation>
    </message>
    <message>
        <source>more than %1/36</source>
        <translation>mehr als %1/36</translation>
    </message>
    <message>
        <source>Nothing is due and nothing is used up: dice have no memory.</source>
        <translation>Nichts ist fällig, und nichts ist aufgebraucht: Würfel haben kein Gedächtnis.</translation>
    </message>
    <message>
        <source>A run of rolls changes nothing about the dice: it comes about by chance.</source>
        <translation>Eine Serie ändert nichts an den Würfeln: Sie entsteht durch Zufall.</translation>
    </message>
    <message>
        <source>1/2: it comes or not</source>
        <translation>1/2: Es kommt oder nicht</translation>
    </message>
    <message>
        <source>“It comes or not” are two cases, but not equally likely ones: count the 36 results.</source>
        <translation>„Es kommt oder nicht“ sind zwei Fälle, aber keine gleich wahrscheinlichen: Zähle die 36 Ergebnisse.</translation>
    </message>
    <message>
        <source>What has changed about the dice since the last turn?</source>
        <translation>Was hat sich an den Würfeln seit dem letzten Zug geändert?</translation>
    </message>
    <message>
        <source>Count the results of two dice that are like that, out of 36.</source>
        <translation>Zähle, wie viele der 36 Ergebnisse zweier Würfel dazu passen.</translation>
    </message>
    <message>
        <source>Half of the gametes of the *%1* parent carry *%2*, and each of these gives *%3*.</source>
        <translation>Die Hälfte der Keimzellen des *%1*-Elternteils trägt *%2*, und jede davon ergibt *%3*.</translation>
    </message>
    <message>
        <source>3/4 comes from complete dominance and two *%1* parents. Here they are *%1* and *%2*.</source>
        <translation>3/4 gehört zu vollständiger Dominanz und zwei *%1*-Eltern. Hier sind es *%1* und *%2*.</translation>
    </message>
    <message>
        <source>The *%1* parent passes on *%2* as often as *%3*, so half of the offspring are *%4*.</source>
        <translation>Der *%1*-Elternteil gibt *%2* ebenso oft weiter wie *%3*, also ist die Hälfte der Nachkommen *%4*.</translation>
    </message>
    <message>
        <source>All would be *%1* only if one parent were *%2* and the other one *%3*.</source>
        <translation>Alle wären nur dann *%1*, wenn ein Elternteil *%2* und der andere *%3* wäre.</translation>
    </message>
    <message>
        <source>All of them show “%1”, but half of them are *%2*.</source>
        <translation>Alle zeigen „%1“, aber die Hälfte von ihnen ist *%2*.</translation>
    </message>
    <message>
        <source>All would be *%1* only if both parents were *%1*.</source>
        <translation>Alle wären nur dann *%1*, wenn beide Eltern *%1* wären.</translation>
    </message>
    <message>
        <source>Not all of them: *%1* is in the square too, and shows “%2”.</source>
        <translation>Nicht alle: Im Quadrat steht auch *%1* und zeigt „%2“.</translation>
    </message>
    <message>
        <source>Two genotypes have this group, *%1* and *%2*: count the cells of both.</source>
        <translation>Zwei Genotypen haben diese Blutgruppe, *%1* und *%2*: Zähle die Felder von beiden.</translation>
    </message>
    <message>
        <source>That is the share of “%1”.</source>
        <translation>Das ist der Anteil von „%1“.</translation>
    </message>
    <message>
        <source>3/4 comes from two parents such as *%1*, with one dominant allele in common. Here they are *%2* and *%3*.</source>
        <translation>3/4 ergibt sich bei zwei Eltern wie *%1* mit einem gemeinsamen dominanten Allel. Hier sind es *%2* und *%3*.</translation>
    </message>
    <message>
        <source>*%1* is in two of the four cells.</source>
        <translation>*%1* steht in zwei der vier Felder.</translation>
    </message>
    <message>
        <source>How many are affected says nothing about dominance.</source>
        <translation>Wie viele betroffen sind, sagt nichts über Dominanz.</translation>
    </message>
    <message>
        <source>Duels of genomes</source>
        <translation>Genome im Duell</translation>
    </message>
    <message>
        <source>Not all: of the others, 1 of %1 has survived too, without becoming resistant.</source>
        <translation>Nicht alle: Von den anderen hat auch 1 von %1 überlebt, ohne resistent zu werden.</translation>
    </message>
    <message>
        <source>That is the share of “%1” and “%2” if both parents are *%3*. Here the second parent is *%4*.</source>
        <translation>Das ist der Anteil von „%1“ und „%2“, wenn beide Eltern *%3* sind. Hier ist der zweite Elternteil *%4*.</translation>
    </message>
    <message>
        <source>Place a marker here to roll one die of each colour. Dice that show a mutation are rolled again. Each die may then validate one matching trait, or with a Rake any trait of its colour.</source>
        <translation>Setze hier einen Marker und wirf einen Würfel jeder Farbe. Würfel, die eine Mutation zeigen, werden noch einmal geworfen. Dann darf jeder Würfel ein passendes Merkmal nachweisen, mit einer Harke auch ein beliebiges seiner Farbe.</translation>
    </message>
    <message>
        <source>When you take a die or use one of Father Omari&apos;s, validate any one trait of its colour instead of what it shows.</source>
        <translation>Wenn du einen Würfel nimmst oder einen von Pater Omari benutzt, weise statt dessen, was er zeigt, ein beliebiges Merkmal seiner Farbe nach.</translation>
    </message>
    <message>
        <source>Validate %1 on plant %2 with the Rake</source>
        <translation>Mit der Harke %1 auf Pflanze %2 nachweisen</translation>
    </message>
    <message>
        <source>Validate every %1 with the Rake and the Pollen Brush</source>
        <translation>Mit Harke und Pollenpinsel jedes %1 nachweisen</translation>
    </message>
    <message>
        <source>Validate every %1 with the Rake and Sister May</source>
        <translation>Mit Harke und Schwester May jedes %1 nachweisen</translation>
    </message>
    <message>
        <source>Brother Johann validates a trait for each assistant that he hired and draws a plant from the deck.</source>
        <translation>Bruder Johann weist für jeden Helfer, den er eingestellt hat, ein Merkmal nach und zieht eine Pflanze vom Stapel.</translation>
    </message>
    <message>
        <source>“%1” has more than two sentences.</source>
        <translation>„%1“ hat mehr als zwei Sätze.</translation>
    </message>
    <message>
        <source>“%1” does not end like a sentence.</source>
        <translation>„%1“ endet nicht wie ein Satz.</translation>
    </message>
    <message>
        <source>There is no lesson “%1”.</source>
        <translation>Es gibt keine Lektion „%1“.</translation>
    </message>
    <message>
        <source>There is no bot “%1”.</source>
        <translation>Es gibt keinen Bot „%1“.</translation>
    </message>
    <message>
        <source>“%1” differs from the English guide.</source>
        <translation>„%1“ unterscheidet sich von der englischen Anleitung.</translation>
    </message>
    <message>
        <source>The guide does not know “%1”. There are: %2.</source>
        <translation>Die Anleitung kennt „%1“ nicht. Es gibt: %2.</translation>
    </message>
    <message>
        <source>A moment is a phase and the number of a round: “breeding 1”.</source>
        <translation>Ein Zeitpunkt ist eine Phase und die Nummer einer Runde: „breeding 1“.</translation>
    </message>
    <message>
        <source>The dice of this game are sealed until it is over. Until then it can only be played where it was begun.</source>
        <translation>Die Würfel dieses Spiels sind versiegelt, bis es zu Ende ist. Bis dahin lässt es sich nur dort spielen, wo es begonnen wurde.</translation>
    </message>
    <message>
        <source>One die of each trait was rolled, for the player who placed the marker alone.</source>
        <translation>Für jedes Merkmal wurde ein Würfel geworfen, nur für den Spieler, der den Marker gesetzt hatte.</translation>
    </message>
    <message>
        <source>No trait of %1 was open; the dice served the others.</source>
        <translation>%1 hatte kein offenes Merkmal; die Würfel halfen den anderen.</translation>
    </message>
    <message>
        <source>%1 needed %2. %3 gives it to %4 in 9 dice: in %5 of 100 rolls, at least one of the five dice shows it.</source>
        <translation>%1 brauchte %2. %3 ergibt es bei %4 von 9 Würfeln: In %5 von 100 Würfen zeigt es mindestens einer der fünf Würfel.</translation>
    </message>
    <message>
        <source>This time, none of them did.</source>
        <translation>Diesmal war es keiner.</translation>
    </message>
    <message numerus="yes">
        <source>This time, %n of them did.</source>
        <translation>
            <numerusform>Diesmal war es 1 von ihnen.</numerusform>
            <numerusform>Diesmal waren es %n von ihnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A gene tile %1 in place of a parent would have made it %2 in 9 dice, and %3 of 100 rolls.</source>
        <translation>Ein Genplättchen %1 an der Stelle eines Elternteils hätte daraus %2 von 9 Würfeln und %3 von 100 Würfen gemacht.</translation>
    </message>
    <message>
        <source>The best choice found: %1.</source>
        <translation>Die beste gefundene Wahl: %1.</translation>
    </message>
    <message>
        <source>Round %1: %2 chose “%3”</source>
        <translation>Runde %1: %2 wählte „%3“</translation>
    </message>
    <message>
        <source>Round %1: the cards</source>
        <translation>Runde %1: die Karten</translation>
    </message>
    <message>
        <source>Cards came from the decks that other games would not have brought.</source>
        <translation>Von den Stapeln kamen Karten, die andere Spiele nicht gebracht hätten.</translation>
    </message>
    <message>
        <source>Round %1: the dice</source>
        <translation>Runde %1: die Würfel</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Own choices</source>
        <translation>Eigene Entscheidungen</translation>
    </message>
    <message>
        <source>Others&apos; choices</source>
        <translation>Entscheidungen der anderen</translation>
    </message>
    <message>
        <source>Remainder</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>What the dice brought, compared with the mean of other rolls under the same parents.</source>
        <translation>Was die Würfel brachten, verglichen mit dem Mittel anderer Würfe bei denselben Eltern.</translation>
    </message>
    <message>
        <source>What the deal and the cards drawn brought, compared with the mean of other cards.</source>
        <translation>Was das Austeilen und die gezogenen Karten brachten, verglichen mit dem Mittel anderer Karten.</translation>
    </message>
    <message>
        <source>By how much the player&apos;s own choices raised the estimate of the lead.</source>
        <translation>Um wie viel die eigenen Entscheidungen den geschätzten Vorsprung erhöhten.</translation>
    </message>
    <message>
        <source>By how much the choices of the others changed it.</source>
        <translation>Um wie viel die Entscheidungen der anderen ihn veränderten.</translation>
    </message>
    <message>
        <source>What is nobody&apos;s: forced moves, the ends of phases, and what the estimate had missed.</source>
        <translation>Was niemandem gehört: erzwungene Züge, die Enden der Phasen und was die Schätzung übersehen hatte.</translation>
    </message>
    <message>
        <source>no die</source>
        <translation>kein Würfel</translation>
    </message>
    <message>
        <source>about one die in four</source>
        <translation>etwa jeder vierte Würfel</translation>
    </message>
    <message>
        <source>about one die in two</source>
        <translation>etwa jeder zweite Würfel</translation>
    </message>
    <message>
        <source>almost every die</source>
        <translation>fast jeder Würfel</translation>
    </message>
    <message>
        <source>Your plant (%1) needs %2: %3 then shows it, instead of %4.</source>
        <translation>Deine Pflanze (%1) braucht %2: Das zeigt dann %3, bisher %4.</translation>
    </message>
    <message>
        <source>Your plant (%1) needs %2: %3 shows it.</source>
        <translation>Deine Pflanze (%1) braucht %2: Das zeigt %3.</translation>
    </message>
    <message>
        <source>Nobody else needs %1.</source>
        <translation>Sonst braucht niemand %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n other players need %1 too, and you choose first.</source>
        <translation>
            <numerusform>Auch %n andere Person braucht %1, und du wählst zuerst.</numerusform>
            <numerusform>Auch %n andere brauchen %1, und du wählst zuerst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This plant is worth %n points to you.</source>
        <translation>
            <numerusform>Diese Pflanze ist für dich %n Punkt wert.</numerusform>
            <numerusform>Diese Pflanze ist für dich %n Punkte wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The easiest of its genotypes is %1: %2 shows it.</source>
        <translation>Am leichtesten ist %1 zu bekommen: Das zeigt %2.</translation>
    </message>
    <message>
        <source>Without this, you would need a die, and %2 shows %1.</source>
        <translation>Ohne dies bräuchtest du einen Würfel, und %1 zeigt %2.</translation>
    </message>
    <message numerus="yes">
        <source>With %1, your plant (%2) is complete and scores %n points.</source>
        <translation>
            <numerusform>Mit %1 ist deine Pflanze (%2) vollständig und bringt %n Punkt.</numerusform>
            <numerusform>Mit %1 ist deine Pflanze (%2) vollständig und bringt %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1, your plant (%2) needs %n more traits.</source>
        <translation>
            <numerusform>Mit %1 fehlt deiner Pflanze (%2) nur noch %n Merkmal.</numerusform>
            <numerusform>Mit %1 fehlen deiner Pflanze (%2) noch %n Merkmale.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing else would bring you on.</source>
        <translation>Nichts anderes brächte dich weiter.</translation>
    </message>
    <message>
        <source>%1 placed a marker on Set Parent Genes for %2 and took the coin beside the square.</source>
        <translation>%1 setzte einen Marker auf „Elterngene setzen“ für %2 und nahm die Münze neben dem Quadrat.</translation>
    </message>
    <message>
        <source>%1 placed a marker on Set Parent Genes for %2.</source>
        <translation>%1 setzte einen Marker auf „Elterngene setzen“ für %2.</translation>
    </message>
    <message>
        <source>%1 placed a marker on the 1st Shift for %2 and took the coin beside the square.</source>
        <translation>%1 setzte einen Marker auf die 1. Schicht für %2 und nahm die Münze neben dem Quadrat.</translation>
    </message>
    <message>
        <source>%1 placed a marker on the 1st Shift for %2.</source>
        <translation>%1 setzte einen Marker auf die 1. Schicht für %2.</translation>
    </message>
    <message>
        <source>%1 placed a marker on the 2nd Shift.</source>
        <translation>%1 setzte einen Marker auf die 2. Schicht.</translation>
    </message>
    <message numerus="yes">
        <source>%1 placed a marker on the University and paid %n coins.</source>
        <translation>
            <numerusform>%1 setzte einen Marker auf die Universität und zahlte 1 Münze.</numerusform>
            <numerusform>%1 setzte einen Marker auf die Universität und zahlte %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 placed a marker on Research Goal and paid %n coins.</source>
        <translation>
            <numerusform>%1 setzte einen Marker auf das Feld „Forschungsziel“ und zahlte 1 Münze.</numerusform>
            <numerusform>%1 setzte einen Marker auf das Feld „Forschungsziel“ und zahlte %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 placed a marker on the Treasury and took %n coins.</source>
        <translation>
            <numerusform>%1 setzte einen Marker auf die Schatzkammer und nahm 1 Münze.</numerusform>
            <numerusform>%1 setzte einen Marker auf die Schatzkammer und nahm %n Münzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 placed a marker on the Nursery.</source>
        <translation>%1 setzte einen Marker auf die Baumschule.</translation>
    </message>
    <message>
        <source>%1 placed a marker on the Tool Shed.</source>
        <translation>%1 setzte einen Marker auf den Werkzeugschuppen.</translation>
    </message>
    <message>
        <source>%1 placed a marker on Gardening.</source>
        <translation>%1 setzte einen Marker auf das Feld „Gartenarbeit“.</translation>
    </message>
    <message>
        <source>%1 placed a marker on the Temporary Dice Slot.</source>
        <translation>%1 setzte einen Marker auf den Würfelplatz auf Zeit.</translation>
    </message>
    <message>
        <source>%1 placed a marker on Father Omari&apos;s card.</source>
        <translation>%1 setzte einen Marker auf die Karte von Pater Omari.</translation>
    </message>
    <message>
        <source>%1 took a %2 die (%3) with the Rake and validated %4 on plant %5.</source>
        <translation>%1 nahm mit der Harke einen Würfel für %2 (%3) und wies %4 auf Pflanze %5 nach.</translation>
    </message>
    <message>
        <source>%1 took a %2 die (%3) with the help of Sister Maria and validated %4 on plant %5.</source>
        <translation>%1 nahm mit Hilfe von Schwester Maria einen Würfel für %2 (%3) und wies %4 auf Pflanze %5 nach.</translation>
    </message>
    <message>
        <source>%1 took a %2 die (%3) and validated %4 on plant %5.</source>
        <translation>%1 nahm einen Würfel für %2 (%3) und wies %4 auf Pflanze %5 nach.</translation>
    </message>
    <message numerus="yes">
        <source>%1 hired an assistant for %n coins: %2.</source>
        <translation>
            <numerusform>%1 stellte für 1 Münze jemanden ein: %2.</numerusform>
            <numerusform>%1 stellte für %n Münzen jemanden ein: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The offspring dice were rolled.</source>
        <translation>Die Nachkommenwürfel wurden geworfen.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>There is no key “%1”.</source>
        <translation>Es gibt keinen Schlüssel „%1“.</translation>
    </message>
    <message>
        <source>There is no “%1” in the games.</source>
        <translation>In den Spielen gibt es „%1“ nicht.</translation>
    </message>
    <message>
        <source>“%1” names “%2”, which does not exist.</source>
        <translation>„%1“ nennt „%2“, was es nicht gibt.</translation>
    </message>
    <message>
        <source>The English file has no entry “%1”.</source>
        <translation>Die englische Datei hat keinen Eintrag „%1“.</translation>
    </message>
    <message>
        <source>“%1” has a text in one language only.</source>
        <translation>„%1“ hat nur in einer Sprache einen Text.</translation>
    </message>
    <message>
        <source>Take 1 coin for a mutation: %1</source>
        <translation>1 Münze für eine Mutation nehmen: %1</translation>
    </message>
    <message>
        <source>The Rake makes this die %1.</source>
        <translation>Die Harke macht diesen Würfel zu %1.</translation>
    </message>
    <message>
        <source>The Rake makes this die any genotype.</source>
        <translation>Die Harke macht diesen Würfel zu einem beliebigen Genotyp.</translation>
    </message>
    <message>
        <source>Sister Maria makes this die %1.</source>
        <translation>Schwester Maria macht diesen Würfel zu %1.</translation>
    </message>
    <message>
        <source>Sister Maria makes this die any genotype.</source>
        <translation>Schwester Maria macht diesen Würfel zu einem beliebigen Genotyp.</translation>
    </message>
    <message>
        <source>Two mutations together count as %1.</source>
        <translation>Zwei Mutationen zählen zusammen als %1.</translation>
    </message>
    <message>
        <source>Two mutations together count as any genotype.</source>
        <translation>Zwei Mutationen zählen zusammen als ein beliebiger Genotyp.</translation>
    </message>
    <message>
        <source>Together with a mutation, this die counts as %1.</source>
        <translation>Zusammen mit einer Mutation zählt dieser Würfel als %1.</translation>
    </message>
    <message>
        <source>Together with a mutation, this die counts as any genotype.</source>
        <translation>Zusammen mit einer Mutation zählt dieser Würfel als ein beliebiger Genotyp.</translation>
    </message>
    <message>
        <source>That validates %1 on your plant %2.</source>
        <translation>Damit weist du %1 auf deiner Pflanze %2 nach.</translation>
    </message>
    <message numerus="yes">
        <source>Then you choose which of %n traits it validates.</source>
        <translation>
            <numerusform>Dann wählst du, welches Merkmal er nachweist.</numerusform>
            <numerusform>Dann wählst du, welches von %n Merkmalen er nachweist.</numerusform>
        </translation>
    </message>
    <message>
        <source>The left parent gives one of its two letters to each row of the square. A gene tile makes it %1 or %2.</source>
        <translation>Der linke Elternteil gibt jeder Zeile des Quadrats einen seiner beiden Buchstaben. Ein Genplättchen macht ihn zu %1 oder %2.</translation>
    </message>
    <message>
        <source>The top parent gives one of its two letters to each column of the square. A gene tile makes it %1 or %2.</source>
        <translation>Der obere Elternteil gibt jeder Spalte des Quadrats einen seiner beiden Buchstaben. Ein Genplättchen macht ihn zu %1 oder %2.</translation>
    </message>
    <message>
        <source>Dice that have shown a mutation twice. One brings 1 coin, or it validates any genotype of its colour together with a second die of that colour.</source>
        <translation>Würfel, die zweimal eine Mutation gezeigt haben. Einer bringt 1 Münze, oder er weist zusammen mit einem zweiten Würfel seiner Farbe einen beliebigen Genotyp dieser Farbe nach.</translation>
    </message>
    <message>
        <source>Dice that show %1. Take one to validate %1 on one of your plants; it fills one of your dice slots.</source>
        <translation>Würfel, die %1 zeigen. Nimm einen, um %1 auf einer deiner Pflanzen nachzuweisen; er belegt einen deiner Würfelplätze.</translation>
    </message>
    <message>
        <source>A die that shows %1 counts as %2: %3.</source>
        <translation>Ein Würfel, der %1 zeigt, zählt als %2: %3.</translation>
    </message>
    <message>
        <source>The first marker at this square in a round takes the coin.</source>
        <translation>Der erste Marker, der in einer Runde an dieses Quadrat kommt, nimmt die Münze.</translation>
    </message>
    <message>
        <source>Its top card is seen only when it has been drawn.</source>
        <translation>Die oberste Karte sieht man erst, wenn sie gezogen ist.</translation>
    </message>
    <message>
        <source>Its card has been taken. The row is filled again at the end of the round.</source>
        <translation>Die Karte wurde genommen. Am Ende der Runde wird die Auslage wieder aufgefüllt.</translation>
    </message>
    <message>
        <source>Take it into your hand at the Nursery or with Gardening.</source>
        <translation>Nimm sie in der Baumschule oder mit „Gartenarbeit“ auf die Hand.</translation>
    </message>
    <message>
        <source>Sow it in a free plot with Gardening. It brings its points when all its traits are validated.</source>
        <translation>Säe sie mit „Gartenarbeit“ auf einem freien Beet aus. Sie bringt ihre Punkte, wenn alle ihre Merkmale nachgewiesen sind.</translation>
    </message>
    <message>
        <source>Sow a plant from your hand here with Gardening.</source>
        <translation>Hier säst du mit „Gartenarbeit“ eine Pflanze aus deiner Hand aus.</translation>
    </message>
    <message>
        <source>Validate its traits with dice or at the University. When all are validated, harvest it with Gardening to free its plot.</source>
        <translation>Weise ihre Merkmale mit Würfeln oder an der Universität nach. Sind alle nachgewiesen, ernte sie mit „Gartenarbeit“: Dann wird ihr Beet frei.</translation>
    </message>
    <message>
        <source>A die that shows this genotype validates it, or the University does.</source>
        <translation>Ein Würfel, der diesen Genotyp zeigt, weist es nach, oder die Universität.</translation>
    </message>
    <message>
        <source>It is validated and stays so.</source>
        <translation>Es ist nachgewiesen, und dabei bleibt es.</translation>
    </message>
    <message>
        <source>Mark it at a Research Goal space. Only one player can mark a goal.</source>
        <translation>Belege es auf einem Feld „Forschungsziel“. Jedes Ziel kann nur von einer Person belegt werden.</translation>
    </message>
    <message>
        <source>Coins pay for some spaces, for upgrades and for assistants. At the end of the game, each coin is worth 1 point.</source>
        <translation>Mit Münzen bezahlst du manche Felder, Ausbauten und Assistenten. Am Ende des Spiels ist jede Münze 1 Punkt wert.</translation>
    </message>
    <message>
        <source>Each marker takes one space in the working phase and comes back at the end of the round.</source>
        <translation>Jeder Marker belegt in der Arbeitsphase ein Feld und kommt am Ende der Runde zurück.</translation>
    </message>
    <message>
        <source>Each round has a working phase, a plant breeding phase and, except for the last, research upgrades.</source>
        <translation>Jede Runde hat eine Arbeitsphase, eine Züchtungsphase und, außer der letzten, eine Ausbauphase.</translation>
    </message>
    <message>
        <source>Each die that you take fills a slot. In the next round all slots are free again.</source>
        <translation>Jeder Würfel, den du nimmst, belegt einen Platz. In der nächsten Runde sind alle Plätze wieder frei.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>It is your last card: you are out, and win this hand.</source>
        <translation>Es ist deine letzte Karte: Du hast keine mehr und gewinnst diese Runde.</translation>
    </message>
    <message numerus="yes">
        <source>The next player, %1, has %n cards.</source>
        <translation>
            <numerusform>%1 ist als Nächstes dran und hat 1 Karte.</numerusform>
            <numerusform>%1 ist als Nächstes dran und hat %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can take over %1&apos;s hand of %n cards.</source>
        <translation>
            <numerusform>Du kannst von %1 die einzige Handkarte übernehmen.</numerusform>
            <numerusform>Du kannst von %1 die %n Handkarten übernehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has fewer cards than you keep, so let two others swap their hands.</source>
        <translation>Niemand hat weniger Karten, als du behältst: Lass zwei andere ihre Handkarten tauschen.</translation>
    </message>
    <message numerus="yes">
        <source>You take over %1&apos;s hand of %n cards.</source>
        <translation>
            <numerusform>Du übernimmst von %1 die einzige Handkarte.</numerusform>
            <numerusform>Du übernimmst von %1 die %n Handkarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the cards that you keep, you can answer %1 of the cards that you have not seen.</source>
        <translation>Mit den Karten, die du behältst, kannst du auf %1 der Karten antworten, die du nicht gesehen hast.</translation>
    </message>
    <message>
        <source>Of the cards that you have not seen, %1 fit on this one.</source>
        <translation>Von den Karten, die du nicht gesehen hast, passen %1 auf diese.</translation>
    </message>
    <message numerus="yes">
        <source>Somebody is nearly out: you save %n points that your card would bring them.</source>
        <translation>
            <numerusform>Jemand ist fast fertig: Du sparst 1 Punkt, den deine Karte einbringen würde.</numerusform>
            <numerusform>Jemand ist fast fertig: Du sparst %n Punkte, die deine Karte einbringen würde.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you keep the card, you can answer %1 of the cards that you have not seen; without it, %2.</source>
        <translation>Behältst du die Karte, kannst du auf %1 der Karten antworten, die du nicht gesehen hast; ohne sie auf %2.</translation>
    </message>
    <message numerus="yes">
        <source>You keep your own hand of %n cards.</source>
        <translation>
            <numerusform>Du behältst deine eigene Hand mit 1 Karte.</numerusform>
            <numerusform>Du behältst deine eigene Hand mit %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hand over %n cards.</source>
        <translation>
            <numerusform>Du gibst 1 Karte ab.</numerusform>
            <numerusform>Du gibst %n Karten ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They are worth %n points.</source>
        <translation>
            <numerusform>Das ist 1 Punkt.</numerusform>
            <numerusform>Das sind %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n cards.</source>
        <translation>
            <numerusform>%1 hat 1 Karte.</numerusform>
            <numerusform>%1 hat %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>With this hand played out many times, your chance of winning the game is about %1. “%2” is about as good.</source>
        <translation>Oft zu Ende gespielt: Deine Chance, das Spiel zu gewinnen, ist etwa %1. „%2“ ist etwa genauso gut.</translation>
    </message>
    <message>
        <source>With this hand played out many times, your chance of winning the game is about %1; with “%2”, %3.</source>
        <translation>Oft zu Ende gespielt: Deine Chance, das Spiel zu gewinnen, ist etwa %1; mit „%2“ %3.</translation>
    </message>
    <message>
        <source>The first environment is %1. There your genome adds %2 to the rolls of other teams.</source>
        <translation>Die erste Umwelt ist: %1. Dort zählst du mit diesem Genom %2 zu den Würfen der anderen Teams.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody knows yet where the game begins. This genome has a bonus in %n of the %1 environments: %2.</source>
        <translation>
            <numerusform>Noch weiß niemand, wo das Spiel beginnt. Dieses Genom hat in 1 von %1 Umwelten einen Bonus: %2.</numerusform>
            <numerusform>Noch weiß niemand, wo das Spiel beginnt. Dieses Genom hat in %n von %1 Umwelten einen Bonus: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>When another team rolls, your population changes by %1 on average where you have a bonus, and by %2 elsewhere.</source>
        <translation>Wenn ein anderes Team würfelt, ändert sich deine Population im Mittel um %1, wo du einen Bonus hast, und sonst um %2.</translation>
    </message>
    <message numerus="yes">
        <source>Over the rest of the game, %1 brings you about %n individuals more.</source>
        <translation>
            <numerusform>Bis zum Ende des Spiels bringt dir %1 etwa 1 Individuum mehr.</numerusform>
            <numerusform>Bis zum Ende des Spiels bringt dir %1 etwa %n Individuen mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>When another team rolls, your population then changes by %1 on average, instead of %2.</source>
        <translation>Wenn ein anderes Team würfelt, ändert sich deine Population dann im Mittel um %1 statt um %2.</translation>
    </message>
    <message>
        <source>On your own turns, your population then changes by %1 on average, instead of %2.</source>
        <translation>Wenn du selbst würfelst, ändert sich deine Population dann im Mittel um %1 statt um %2.</translation>
    </message>
    <message numerus="yes">
        <source>Other teams will roll %n more times before the game ends.</source>
        <translation>
            <numerusform>Bis zum Ende des Spiels würfeln andere Teams noch 1-mal.</numerusform>
            <numerusform>Bis zum Ende des Spiels würfeln andere Teams noch %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 prepares you for another environment: %2.</source>
        <translation>%1 bereitet dich auf eine andere Umwelt vor: %2.</translation>
    </message>
    <message>
        <source>The environment is %1. With %2 you add %3 to the rolls of other teams, instead of %4.</source>
        <translation>Die Umwelt ist: %1. Mit %2 zählst du %3 zu den Würfen der anderen Teams, statt %4.</translation>
    </message>
    <message>
        <source>%1 adds nothing here: its bonus is for another environment, %2.</source>
        <translation>%1 bringt hier nichts: Der Bonus gilt in einer anderen Umwelt, %2.</translation>
    </message>
    <message>
        <source>You keep %1, which still adds %2 to the rolls of other teams.</source>
        <translation>Du behältst %1 und zählst damit immer noch %2 zu den Würfen der anderen Teams.</translation>
    </message>
    <message>
        <source>Played to the end many times, your team wins about %1 of these games. “%2” is about as good.</source>
        <translation>Oft zu Ende gespielt, gewinnt dein Team etwa %1 dieser Spiele. „%2“ ist etwa genauso gut.</translation>
    </message>
    <message>
        <source>Played to the end many times, your team wins about %1 of these games; with “%2”, %3.</source>
        <translation>Oft zu Ende gespielt, gewinnt dein Team etwa %1 dieser Spiele; mit „%2“ %3.</translation>
    </message>
    <message>
        <source>“%1” is no line of a position, or it is in the wrong place: first “round 4”, then parents such as “Rr x RR”, then “plants 1 7 30”.</source>
        <translation>„%1“ ist keine Zeile einer Stellung oder steht an der falschen Stelle: zuerst „round 4“, dann Eltern wie „Rr x RR“, dann „plants 1 7 30“.</translation>
    </message>
    <message>
        <source>No game can stand like this: a plant is named twice, or a seat does not play.</source>
        <translation>So kann kein Spiel stehen: Eine Pflanze ist zweimal genannt, oder ein Platz spielt nicht mit.</translation>
    </message>
    <message>
        <source>The game is over at this moment.</source>
        <translation>In diesem Moment ist das Spiel vorbei.</translation>
    </message>
    <message>
        <source>There must be either “position” or “record”, and not both.</source>
        <translation>Es muss entweder „position“ oder „record“ dastehen, und nicht beides.</translation>
    </message>
    <message>
        <source>No plant in the garden of seat %1 needs a die.</source>
        <translation>Keine Pflanze im Garten von Platz %1 braucht einen Würfel.</translation>
    </message>
    <message>
        <source>A class code has no “%1”.</source>
        <translation>„%1“ kommt in keinem Klassencode vor.</translation>
    </message>
    <message>
        <source>These are %1 characters; a class code has 12, 16, 20, 24 or 28.</source>
        <translation>Das sind %1 Zeichen; ein Klassencode hat 12, 16, 20, 24 oder 28.</translation>
    </message>
    <message>
        <source>A character is wrong, or two are swapped: the check fails.</source>
        <translation>Ein Zeichen ist falsch, oder zwei sind vertauscht: Die Prüfzeichen passen nicht.</translation>
    </message>
    <message>
        <source>The code is correct, but its experiment is unknown here: a newer version made it.</source>
        <translation>Der Code stimmt, aber sein Versuch ist hier unbekannt: Er stammt aus einer neueren Version.</translation>
    </message>
    <message>
        <source>Own experiment, %1 outcomes</source>
        <translation>Eigener Versuch, %1 Ergebnisse</translation>
    </message>
    <message>
        <source>outcome %1</source>
        <translation>Ergebnis %1</translation>
    </message>
    <message>
        <source>Enter a class code, such as 0AF4-AE32-SG49.</source>
        <translation>Gib einen Klassencode ein, zum Beispiel 0AF4-AE32-SG49.</translation>
    </message>
    <message>
        <source>You can do this only in the working phase and in the plant breeding phase.</source>
        <translation>Das geht nur in der Arbeitsphase und in der Züchtungsphase.</translation>
    </message>
    <message>
        <source>You can do this only in the plant breeding and research upgrade phases.</source>
        <translation>Das geht nur in der Züchtungsphase und in der Ausbauphase.</translation>
    </message>
    <message>
        <source>You can do this only in the working phase.</source>
        <translation>Das geht nur in der Arbeitsphase.</translation>
    </message>
    <message>
        <source>You can do this only in the plant breeding phase.</source>
        <translation>Das geht nur in der Züchtungsphase.</translation>
    </message>
    <message>
        <source>You can do this only in the research upgrade phase.</source>
        <translation>Das geht nur in der Ausbauphase.</translation>
    </message>
    <message>
        <source>You can do this only before the first round.</source>
        <translation>Das geht nur vor der ersten Runde.</translation>
    </message>
    <message>
        <source>Pupil %1</source>
        <translation>Person %1</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>Vorhersagen</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>step done</source>
        <translation>Schritt erledigt</translation>
    </message>
    <message>
        <source>prediction</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>gewürfelt</translation>
    </message>
    <message>
        <source>counts from elsewhere</source>
        <translation>Zählung aus anderer Quelle</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>practice: right in a row</source>
        <translation>Übung: richtig hintereinander</translation>
    </message>
    <message>
        <source>practice: missed at first</source>
        <translation>Übung: beim ersten Versuch falsch</translation>
    </message>
    <message>
        <source>practice: times that a misconception was chosen</source>
        <translation>Übung: so oft wurde eine Fehlvorstellung gewählt</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Wozu</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>Answer in this attempt</source>
        <translation>Antwort in diesem Versuch</translation>
    </message>
    <message>
        <source>Right or wrong</source>
        <translation>Richtig oder falsch</translation>
    </message>
    <message>
        <source>Misconception</source>
        <translation>Fehlvorstellung</translation>
    </message>
    <message>
        <source>Hints read</source>
        <translation>Gelesene Tipps</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Lessons begun</source>
        <translation>Begonnene Lektionen</translation>
    </message>
    <message>
        <source>Lessons done</source>
        <translation>Erledigte Lektionen</translation>
    </message>
    <message>
        <source>Questions answered</source>
        <translation>Beantwortete Fragen</translation>
    </message>
    <message>
        <source>Right at the first try</source>
        <translation>Beim ersten Versuch richtig</translation>
    </message>
    <message>
        <source>Kinds practised</source>
        <translation>Geübte Aufgabenarten</translation>
    </message>
    <message>
        <source>Kinds mastered</source>
        <translation>Gemeisterte Aufgabenarten</translation>
    </message>
    <message>
        <source>Most frequent misconception</source>
        <translation>Häufigste Fehlvorstellung</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>Steps done (0–4): %1</source>
        <translation>Erledigte Schritte (0–4): %1</translation>
    </message>
    <message>
        <source>Pupils who began</source>
        <translation>Begonnen haben</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorhergesagt haben</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Gewürfelt haben</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Verglichen haben</translation>
    </message>
    <message>
        <source>Explained</source>
        <translation>Die Erklärung gelesen haben</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig sind</translation>
    </message>
    <message>
        <source>Questions answered, all pupils</source>
        <translation>Beantwortete Fragen, alle zusammen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Pupils who answered</source>
        <translation>Geantwortet haben</translation>
    </message>
    <message>
        <source>Right in a later form</source>
        <translation>Später in anderer Form richtig</translation>
    </message>
    <message>
        <source>Misconception behind wrong first answers</source>
        <translation>Fehlvorstellung hinter falschen ersten Antworten</translation>
    </message>
    <message>
        <source>Pupils with it</source>
        <translation>Bei wie vielen</translation>
    </message>
    <message>
        <source>wrong for no known reason</source>
        <translation>falsch aus unbekanntem Grund</translation>
    </message>
    <message>
        <source>answered, but the question is unknown here</source>
        <translation>beantwortet, aber die Frage ist hier unbekannt</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>English</source>
        <translation>Deutsch</translation>
    </message>
</context>
<context>
    <name>sounds</name>
    <message>
        <source>[marker]</source>
        <translation>[Marker]</translation>
    </message>
    <message>
        <source>[card]</source>
        <translation>[Karte]</translation>
    </message>
    <message>
        <source>[gene tile]</source>
        <translation>[Genplättchen]</translation>
    </message>
    <message>
        <source>[coins]</source>
        <translation>[Münzen]</translation>
    </message>
    <message>
        <source>[two rising notes: growth]</source>
        <translation>[zwei steigende Töne: Wachstum]</translation>
    </message>
    <message>
        <source>[two low notes: not allowed]</source>
        <translation>[zwei tiefe Töne: nicht erlaubt]</translation>
    </message>
    <message>
        <source>[bell: your turn]</source>
        <translation>[Glocke: du bist am Zug]</translation>
    </message>
    <message>
        <source>[dice]</source>
        <translation>[Würfel]</translation>
    </message>
    <message>
        <source>[rising notes: harvest]</source>
        <translation>[steigende Töne: Ernte]</translation>
    </message>
    <message>
        <source>[falling notes: loss]</source>
        <translation>[fallende Töne: Verlust]</translation>
    </message>
    <message>
        <source>[gong: a new round]</source>
        <translation>[Gong: eine neue Runde]</translation>
    </message>
    <message>
        <source>[chord: the end]</source>
        <translation>[Akkord: das Ende]</translation>
    </message>
</context>
</TS>
