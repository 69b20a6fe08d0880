<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>OddsLens</name>
    <message>
        <source>As it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left parent %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top parent %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left tile off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top tile off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RatioStrip</name>
    <message>
        <source>No dice have been rolled yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These parents allow nothing else, and that is what came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something was counted that these parents cannot have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance alone makes a gap this large in fewer than %1 of %2 games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance alone makes a gap this large in about %1 of %2 games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance alone makes a gap this large in more than %1 of %2 games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No possible roll lies nearer to what is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gap: under %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gap: %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gap: over %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nearest possible</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>de novo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::AssistantCard</name>
    <message>
        <source>Empty place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, used this round</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::BoardView</name>
    <message>
        <source>Chance that at least one of five dice shows %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chances after each change of a gene tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice rolled so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::Curtain</name>
    <message>
        <source>%1, it is your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands are hidden until you sit at the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am %1: show my garden</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::DeckButton</name>
    <message>
        <source>Deck of plants, %1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck of tools, %1 left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::GameDocument</name>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::GameLibrary</name>
    <message>
        <source>The folder “%1” for the games cannot be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Nothing of it can be rescued.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is open. Close it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be moved to the trash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be deleted: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the folder of the saved games. Choose another one for the copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be written. The folder can only be read, its disk is full, or it is gone.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::GameLog</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What has happened so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter shows the board as it was then.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::GardenPanel</name>
    <message>
        <source>Hand (hidden from others)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your three plants: sow one, keep one, discard one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed Bag: choose the plants to keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In hand: %1 plants, %2 tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: your garden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s garden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw, harvest, sow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more die today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll your own dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plots · harvested: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice slots</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::GoalButton</name>
    <message>
        <source>%1, free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, set by %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::Journal</name>
    <message>
        <source>Nothing can be saved in the folder “%1”. It can only be read, its disk is full, or it is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is open in another window of the program. Play it there, or look at it here without playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game seems to be open on another computer (%1). If it is not, you can take it over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its name is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a file “%1” already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file “%1” cannot be made: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file “%1” is not there any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file “%1” cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file “%1” cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file “%1” can only be read. You can look at the game, but not go on with it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file or its folder is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was changed by another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This could not be saved, so it was not done. %1 The game is safe up to here, in “%2”. Try again, or save the game in another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk can only be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file can only be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk did not take it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::NewGamePage</name>
    <message>
        <source>As Mendel saw it: Ff is as purple as FF. Two research goals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ff is pink, halfway between FF and ff. Three research goals, one for each genotype.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ff shows both colours at once, red and white. Three research goals, one for each genotype.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As Mendel saw it: Tt is as tall as TT. Two research goals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tt is of medium height, between TT and tt. Three research goals, one for each genotype.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play now against two bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three seats, five rounds, the plain rules. Everything else is drawn by chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the last game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flower colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete dominance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codominance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incomplete dominance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the next rounds the first turn passes on clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty: drawn by chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between the turns of two people a curtain hides their hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only bots play: you can watch them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shorter game, for a lesson: its last round has no upgrades and ends with the harvest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn by chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number makes cards and dice fall the same way wherever it is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards and dice fall as this number says; the dice of such a game are not pooled with those of others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something above has to be put right first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::OddsLens</name>
    <message>
        <source>Odds lens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %3 → %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in your garden is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice that show it now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one of five dice shows…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::OddsRowButton</name>
    <message>
        <source>%1: %2 dice in the pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dice in the pool show %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: chance of at least one die %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one of five dice shows %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least %1 of them, as your plants need: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in pool</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::ParentButton</name>
    <message>
        <source>Left parent, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top parent, %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::PlantCard</name>
    <message>
        <source>Plant %1: %2; %3 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty place</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::PlayController</name>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose the plant to sow in your garden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: now choose the plant to keep in hand; the third is discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to choose among %1 ways.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::PlayPage</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::PlayerChip</name>
    <message>
        <source>acting now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coins: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points so far: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>markers left: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plants in hand: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tools in hand: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows this garden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::PlotCard</name>
    <message>
        <source>Brother Eduard&apos;s plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flower Pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plot %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, complete: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eduard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::PoolColumn</name>
    <message>
        <source>mutation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice for %1: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice for %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::PromptBar</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back (Ctrl+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do again (Ctrl+Y)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What has happened so far (L)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets the next bot move (N)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since your turn: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the others did since your last turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::PunnettSquare</name>
    <message>
        <source>Punnett square: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A coin lies beside the square.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::RatioStrip</name>
    <message>
        <source>Dice rolled so far: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolled: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no rolls yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::ReadErrorWords</name>
    <message>
        <source>This file is not a game of Genotype Companion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game was saved by another version of the program (file format %1, this one reads %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game was played with other cards (card data %1, this program has %2). It would not play the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is too large to be a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name has characters that cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends before the game begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move number %1 was expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was the turn of player %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move “%1” was not possible then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes back more moves than there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last line is not complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is damaged in line %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::ReplayView</name>
    <message>
        <source>Move %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::RoundTrack</name>
    <message>
        <source>Round %1 of %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant breeding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::SeatRow</name>
    <message>
        <source>Red, plain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue, striped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet, dotted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teal, slanting lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey, with a ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1: who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot: a sensible beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot: moves at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1: name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1: colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If another seat has this colour, the two seats swap.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::SegmentRow</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything grows with the text. In a small window, pages then scroll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>text size</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice, markers and plants are then where they belong at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words and numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long a bot&apos;s move stays on the board before the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At once</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::ShopsPanel</name>
    <message>
        <source>Take %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%1 coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>validate a trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>claim a goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an early pick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nursery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool Shed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::SideBar</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::SpaceButton</name>
    <message>
        <source>%1, costs %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, taken by %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::TableChoices</name>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barbara</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reginald</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rosalind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thomas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nettie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gregor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lilian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archibald</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This name holds a sign that cannot be shown. Please type it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players are called “%1”. Give one of them another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seed is a whole number of at most %1 digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::ToolCard</name>
    <message>
        <source>Empty place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::TraitCell</name>
    <message>
        <source>%1, validated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::UpgradeRod</name>
    <message>
        <source>%1, price %2, %3 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::pages</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plot %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flower colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pod colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plant height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flower colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pod colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete dominance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>incomplete dominance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>codominance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrinkled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red and white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrinkled seeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round seeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>purple flowers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white flowers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pink flowers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red and white flowers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green pods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medium height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short stems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tall stems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>II</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>III</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mutation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set Parent Genes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st Shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd Shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>University</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Research Goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nursery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool Shed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gardening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temporary Dice Slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set Parent Genes, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st Shift, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>University at 1 coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>University at %1 coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Research Goal at 1 coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Research Goal at %1 coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second Treasury</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second Nursery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second Tool Shed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a gene tile on a parent, remove one, or leave the parents as they are. The first marker at this square takes the coin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Be the first to pick a die of this trait in the breeding phase. The first marker at this square takes the coin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a die of any trait in the breeding phase, after the 1st Shifts. There is room for any number of markers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay 1 coin to validate any one trait on one of your plants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay %1 coins to validate any one trait on one of your plants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay 1 coin to mark a free research goal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay %1 coins to mark a free research goal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain 1 coin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain %1 coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take 1 plant into your hand, from the row or from the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1 plants into your hand, from the row or from the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a tool into your hand, from the row or from the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a plant or a tool, harvest every complete plant, then sow plants from your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more dice slot in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant breeding phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Research upgrade phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player sows one plant, keeps one and discards one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players take turns to place one marker each until all markers are placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice are rolled, and players take turns to pick those that match their plants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players take turns to buy upgrades, the other way round the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete plants are harvested and points are counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal pick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point at the end of the game for each of your completed plants with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points at the end of the game for each of your completed plants with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed plants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Research goals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validated traits on unfinished plants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watering Funnel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graft Knife</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed Bag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dissertation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flower Pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pollen Brush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand Lens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pocket Watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garden Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brother Alipius</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sister Elisabeth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sister Anna</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Father Omari</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Father Anton</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brother Franz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sister Maria</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brother Leopold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sister May</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brother Eduard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alipius</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elisabeth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anna</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Omari</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anton</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Franz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maria</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leopold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eduard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw %2 plants from the deck, keep one and discard the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw %2 plants from the deck, keep %1 and discard the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validate any one trait on one of your plants. It is played the moment you get it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay 1 coin and mark a free research goal, without a space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay %1 coins and mark a free research goal, without a space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more plot that brings its own plant: take one from the Nursery or the deck when he is hired, and again after each harvest here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a plant from the Nursery or the deck and put it on the pot. The pot is a plot until the plant is harvested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you take a die, take one more at once. It lies on the knife and needs no dice slot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you take a die, validate any one trait of its colour instead of what it shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once in each breeding phase, when you take a die, validate any one trait of its colour instead of what it shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you validate a trait, validate every copy of that genotype on your plants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whenever you validate a trait, you may validate every copy of that genotype on your plants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you place a marker on Set Parent Genes, gain 1 coin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you place a marker on Set Parent Genes, gain %1 coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you place a marker on a 1st Shift, gain 1 coin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you place a marker on a 1st Shift, gain %1 coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you place a marker on the 2nd Shift, gain 1 coin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you place a marker on the 2nd Shift, gain %1 coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you buy an upgrade, pay 1 coin less. The price never falls below 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you buy an upgrade, pay %1 coins less. The price never falls below 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you take the Gardening action, you may draw one more card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you take the Gardening action, you may draw %1 more cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once in each working phase, validate a trait that one of your research goals counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once in each working phase, pay 1 coin to validate any one trait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once in each working phase, pay %1 coins to validate any one trait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a marker here to roll one die of each colour, again while it shows a mutation. Each die may validate a matching trait at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In each breeding phase you pick a die before all markers of the 2nd Shift.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the breeding phase you may pay 1 coin for %2 more dice slots in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the breeding phase you may pay %1 coins for %2 more dice slots in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that you pay coins for costs %1 less, but never less than %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice Slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action Marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more plot to grow a plant in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more dice slot: you can take one more die in each breeding phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more marker to place in each working phase from the next round on. Nobody has more than %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hire one of the assistants who lie face up. You keep his or her help for the rest of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant %2: %3, 1 point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant %2: %3, %1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: place a gene tile, or leave the parents as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: place a gene tile, remove one, or leave the parents as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: remove a gene tile, or leave the parents as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>University: choose a trait to validate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watering Funnel: choose a trait to validate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sister Anna: choose a trait to validate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sister Elisabeth: choose a trait that one of your research goals counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Father Omari: choose a trait to validate, or finish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose any genotype of this trait to validate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the plant on which you validate %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validate %1 on your plant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flower Pot: choose a plant for it from the Nursery or the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brother Eduard: choose a plant for him from the Nursery or the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graft Knife: take one more die, or finish the pick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your dice slots are full: pay Brother Franz for his, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st Shift, %1: choose a die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st Shift, %1: choose a die, or go without.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Father Anton: choose a die, or go without.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd Shift: choose a die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd Shift: choose a die, or go without.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a die, or pass and take no more in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one plant to sow and one to keep; the third is discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a marker on a glowing space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play your Watering Funnel before your turn ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a glowing tool or assistant, or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nursery: take a plant from the row or from the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nursery: take %1 plants, one after another, from the row or from the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool Shed: take a tool from the row or from the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gardening: take a plant or a tool, from a row or from a deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brother Alipius: take one more plant or tool, or go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gardening: harvest your complete plants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gardening: use a glowing tool or assistant, or go on to sow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gardening: use a glowing tool or assistant, or finish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gardening: sow plants from your hand into free plots, or finish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Father Omari: validate traits that his dice show, or finish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a research goal to mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed Bag: choose a plant to keep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed Bag: choose %1 plants to keep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy an upgrade, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (with %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (with %2 × %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the tile from the left parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the tile from the top parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the left parent to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the top parent to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a plant from the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the plant from place %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take plant %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a tool from the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the tool from place %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a tool: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validate %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validate %1 on plant %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validate every %1 with the Pollen Brush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validate every %1 with Sister May</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mutation of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take for a coin: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take two mutations of %1 for any genotype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a mutation and %1 for any genotype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rake for any genotype: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sister Maria for any genotype: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 for 1 coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 for %1 coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hire for 1 coin: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hire for %1 coins: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take no more card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish gardening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sow no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take no more dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please wait. Now choosing: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sow plant %1, keep plant %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the parents as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep plant %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harvest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on to sow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sow plant %1 with Brother Eduard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sow plant %1 in plot %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark the goal: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay Brother Franz for his dice slots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take no die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Punnett square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mutation die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upgrade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offspring die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was dealt the starting cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was dealt the plants %2 and a tool: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chose to sow plant %2, keep plant %3 and discard plant %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sowed plant %2 (%3) and discarded plant %4 (%5).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1 began. First player: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The setup began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The working phase began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plant breeding phase began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The research upgrade phase began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 began a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 placed a marker: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 gained 1 coin (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 gained %1 coins (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 paid 1 coin (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 paid %1 coins (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 placed a gene tile for %2: the left parent is now %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 placed a gene tile for %2: the top parent is now %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 removed a gene tile for %2: the left parent is %3 again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 removed a gene tile for %2: the top parent is %3 again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left the parents for %2 as they were.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 drew a plant from the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 drew plant %2 (%3) from the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took plant %2 (%3) from the Nursery.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 put plant %2 (%3) from the deck into the garden: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 put plant %2 (%3) from the Nursery into the garden: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 drew a tool from the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 drew a tool from the deck: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took a tool from the Tool Shed: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 played a tool: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asked an assistant for help: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 looked at 1 plant in a Seed Bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 looked at %1 plants in a Seed Bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 found plant %2 in a Seed Bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 found the plants %2 in a Seed Bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kept a plant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kept plant %2 (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 discarded plant %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 discarded the plants %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sowed plant %2 (%3) with Brother Eduard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sowed plant %2 (%3) in plot %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 harvested plant %3 for 1 point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 harvested plant %3 for %1 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 validated %2 on plant %3 (%4).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 validated %2 on plant %3 (%4 and Pollen Brush).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 validated %2 on plant %3 (%4 and Sister May).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 had no trait to validate (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 marked a research goal: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolled %2 for %3: %4, %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolled %2 for %3 again after a mutation: %4, %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die for %1 showed a mutation twice and keeps it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die for %1 was rolled: %2, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die for %1 showed a mutation and was rolled again: %2, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 began a pick of the 1st Shift: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 began the pick of Father Anton.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 began a pick of the 2nd Shift.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 began a pick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took a die for %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took a mutation die for %2 to gain a coin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took a die for %2 into a mutation pair: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took a die for %2 and raked it: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took a die for %2 with the help of Sister Maria: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took no die with the 1st Shift for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took no die with Father Anton.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took no die with the 2nd Shift.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could buy no upgrade and passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passed and buys no more upgrades in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could use no die and passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passed and takes no more dice in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 bought an upgrade for 1 coin: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 bought an upgrade for %1 coins: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hired an assistant: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discarded plants were shuffled into a new deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discarded tools were shuffled into a new deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The assistants who were not hired were shuffled into a new deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New plants, tools and assistants were laid out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prices of all upgrades fell by one step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ended the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 won the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shared the win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may do this now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This belongs to another phase of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another choice is waiting: finish that one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have placed your marker: only one is placed in a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must place a marker before your turn can end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This space is taken: there is room for one marker in each round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This space is used only with four or five players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This assistant does not work for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not have enough coins for this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No plant in your garden has a trait left that this could validate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every research goal is marked already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have used all of your research goal markers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This research goal is marked already, and a goal holds one marker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This trait has only two research goals in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A gene tile lies on this parent already. It can be removed, but it is never turned over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No gene tile lies on this parent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold as many of these tools as you want to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tool can be played together with a marker on this space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card lies at this place. Rows are filled again at the end of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck and its discard pile are empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This plant is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This plant is not in the Seed Bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another plant grows in this plot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no such plot, or no plant grows there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free plots are filled from the left: take the first free one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This plant does not ask for that trait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This trait is validated already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die shows another genotype than your plants need.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sister Elisabeth validates only what one of your research goals counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have used this die of Father Omari already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your plants have only one open copy of this genotype, so there is nothing more to validate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold this tool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tool is played together with another action, not alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tool would do nothing now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This assistant has helped you in this round already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This assistant helps without being asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Watering Funnel must be played before your turn ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can use a die, so you must take one. Only a player who can use none may pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Gardening action begins with a card: take a plant or a tool first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such die is left in the pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not have enough free dice slots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the trait that this choice belongs to can be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Graft Knife holds a further die: the first one needs a dice slot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold that many Graft Knives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have taken your die. A further one in this pick needs a Graft Knife.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mutation die shows no genotype: take it for a coin, or together with a second die of its colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a mutation die can be taken for a coin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brother Franz is paid when you need his dice slots, and you do not need them now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these upgrades are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have %1 markers, and nobody may have more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold that many Grants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price is 0 already, so one more Grant would do nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a game of Genotype Companion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game was saved in format %1, and this version reads format %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game was played with version %1 of the cards, and this program has version %2: it would play wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is too large to be a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1 is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1 should be: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name in line %1 is too long or holds characters that a name cannot have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends in line %1, before the game begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1 is not a move: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1 should have move number %2: a move is missing or was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1 is the move of another player: it should be seat %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1 cannot be played (%2). %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1 takes back more moves than there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1 was cut off: the file does not end with a whole line.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
