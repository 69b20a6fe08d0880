<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>app::AnswersPanel</name>
    <message numerus="yes">
        <source>%n first answers</source>
        <translation>
            <numerusform>%n first answer</numerusform>
            <numerusform>%n first answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right</source>
        <translation>
            <numerusform>%n right</numerusform>
            <numerusform>%n right</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::BestPlant</name>
    <message numerus="yes">
        <source>%n points, round %1</source>
        <translation>
            <numerusform>%n point, round %1</numerusform>
            <numerusform>%n points, round %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::BoardAnnouncements</name>
    <message numerus="yes">
        <source>%n more: press E to read them</source>
        <translation>
            <numerusform>%n more: press E to read it</numerusform>
            <numerusform>%n more: press E to read them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::BoardChoices</name>
    <message numerus="yes">
        <source>Click to choose from %n options.</source>
        <translation>
            <numerusform>Click to choose from %n option.</numerusform>
            <numerusform>Click to choose from %n options.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::BoxCard</name>
    <message numerus="yes">
        <source>%1: a completed plant of %n points</source>
        <translation>
            <numerusform>%1: a completed plant of %n point</numerusform>
            <numerusform>%1: a completed plant of %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::BoxCount</name>
    <message numerus="yes">
        <source>%1, %n points each</source>
        <translation>
            <numerusform>%1, %n point each</numerusform>
            <numerusform>%1, %n points each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::CardsBoard</name>
    <message numerus="yes">
        <source>%n cards. %1 of %2 points.</source>
        <translation>
            <numerusform>%n card. %1 of %2 points.</numerusform>
            <numerusform>%n cards. %1 of %2 points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::CardsEnd</name>
    <message numerus="yes">
        <source>%1 wins with %2 points after %n hands.</source>
        <translation>
            <numerusform>%1 wins with %2 points after %n hand.</numerusform>
            <numerusform>%1 wins with %2 points after %n hands.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::CardsSheet</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::CellTotals</name>
    <message numerus="yes">
        <source>of %n cells look like this</source>
        <translation>
            <numerusform>of %n cell look like this</numerusform>
            <numerusform>of %n cells look like this</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ClassFiles</name>
    <message numerus="yes">
        <source>Rolls of %n pupils were read.</source>
        <translation>
            <numerusform>Rolls of %n pupil were read.</numerusform>
            <numerusform>Rolls of %n pupils were read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files contain no rolls that can be added up.</source>
        <translation>
            <numerusform>%n file contains no rolls that can be added up.</numerusform>
            <numerusform>%n files contain no rolls that can be added up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files are not progress files.</source>
        <translation>
            <numerusform>%n file is not a progress file.</numerusform>
            <numerusform>%n files are not progress files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be added: all groups are taken.</source>
        <translation>
            <numerusform>%n file could not be added: all groups are taken.</numerusform>
            <numerusform>%n files could not be added: all groups are taken.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ClassNetwork</name>
    <message numerus="yes">
        <source>%n tables are left out, because their games cannot be read: %1.</source>
        <translation>
            <numerusform>%n table is left out, because its game cannot be read: %1.</numerusform>
            <numerusform>%n tables are left out, because their games cannot be read: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ClassNumbers</name>
    <message numerus="yes">
        <source>%1 × %2 (%Ln dice)</source>
        <translation>
            <numerusform>%1 × %2 (%Ln die)</numerusform>
            <numerusform>%1 × %2 (%Ln dice)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ClassPage</name>
    <message numerus="yes">
        <source>%n groups</source>
        <translation>
            <numerusform>%n group</numerusform>
            <numerusform>%n groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ClassReading</name>
    <message numerus="yes">
        <source>from %n groups</source>
        <translation>
            <numerusform>from %n group</numerusform>
            <numerusform>from %n groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::CodePanel</name>
    <message numerus="yes">
        <source>%n groups added.</source>
        <translation>
            <numerusform>%n group added.</numerusform>
            <numerusform>%n groups added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n groups brought up to date.</source>
        <translation>
            <numerusform>%n group brought up to date.</numerusform>
            <numerusform>%n groups brought up to date.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n codes were here already.</source>
        <translation>
            <numerusform>%n code was here already.</numerusform>
            <numerusform>%n codes were here already.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::DeckButton</name>
    <message numerus="yes">
        <source>Plant deck, %n cards left</source>
        <translation>
            <numerusform>Plant deck, %n card left</numerusform>
            <numerusform>Plant deck, %n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tool deck, %n cards left</source>
        <translation>
            <numerusform>Tool deck, %n card left</numerusform>
            <numerusform>Tool deck, %n cards left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::DieWay</name>
    <message numerus="yes">
        <source>%n Graft Knives are then used up.</source>
        <translation>
            <numerusform>%n Graft Knife is then used up.</numerusform>
            <numerusform>%n Graft Knives are then used up.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::DoorPanel</name>
    <message numerus="yes">
        <source>%n files could not be erased, the first is %1.</source>
        <translation>
            <numerusform>%n file could not be erased: %1.</numerusform>
            <numerusform>%n files could not be erased, the first is %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::EndBeds</name>
    <message numerus="yes">
        <source>%1: %n points; %2.</source>
        <comment>a player; the sources</comment>
        <translation>
            <numerusform>%1: %n point; %2.</numerusform>
            <numerusform>%1: %n points; %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::Figures</name>
    <message numerus="yes">
        <source>%n of 1000 classes have a gap at least as large, although the ratio is true. Calculated from all possible counts: p = %1.</source>
        <translation>
            <numerusform>%n of 1000 classes has a gap at least as large, although the ratio is true. Calculated from all possible counts: p = %1.</numerusform>
            <numerusform>%n of 1000 classes have a gap at least as large, although the ratio is true. Calculated from all possible counts: p = %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pedigree of %n people</source>
        <translation>
            <numerusform>Pedigree of %n person</numerusform>
            <numerusform>Pedigree of %n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plants</source>
        <translation>
            <numerusform>%n plant</numerusform>
            <numerusform>%n plants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plants in every generation.</source>
        <translation>
            <numerusform>%n plant in every generation.</numerusform>
            <numerusform>%n plants in every generation.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letters are lost.</source>
        <translation>
            <numerusform>%n letter is lost.</numerusform>
            <numerusform>%n letters are lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pedigree of %n plants</source>
        <translation>
            <numerusform>Pedigree of %n plant</numerusform>
            <numerusform>Pedigree of %n plants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n genes, %1 heights</source>
        <translation>
            <numerusform>%n gene, %1 classes</numerusform>
            <numerusform>%n genes, %1 classes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n genes give %1 heights. Each plus allele adds one step.</source>
        <translation>
            <numerusform>%n gene gives %1 classes. Each plus allele adds one step of height.</numerusform>
            <numerusform>%n genes give %1 classes. Each plus allele adds one step of height.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No memory: in %Ln families the first one is %1. %2</source>
        <translation>
            <numerusform>No memory: in %Ln family the first one is %1. %2</numerusform>
            <numerusform>No memory: in %Ln families the first one is %1. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No memory: in %Ln families the first %1 are all %2. %3</source>
        <translation>
            <numerusform>No memory: in %Ln family the first %1 are all %2. %3</numerusform>
            <numerusform>No memory: in %Ln families the first %1 are all %2. %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::FitsCard</name>
    <message numerus="yes">
        <source>You hold %n.</source>
        <translation>
            <numerusform>You hold %n.</numerusform>
            <numerusform>You hold %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::GamesPanel</name>
    <message numerus="yes">
        <source>%1, %Ln dice</source>
        <translation>
            <numerusform>%1, %Ln die</numerusform>
            <numerusform>%1, %Ln dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an older game, %Ln dice</source>
        <translation>
            <numerusform>an older game, %Ln die</numerusform>
            <numerusform>an older game, %Ln dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this game, %Ln dice</source>
        <translation>
            <numerusform>this game, %Ln die</numerusform>
            <numerusform>this game, %Ln dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out because the seed or the position was set: %Ln dice.</source>
        <translation>
            <numerusform>Left out because the seed or the position was set: %Ln die.</numerusform>
            <numerusform>Left out because the seed or the position was set: %Ln dice.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::GardenPanel</name>
    <message numerus="yes">
        <source>%n plants</source>
        <translation>
            <numerusform>%n plant</numerusform>
            <numerusform>%n plants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tools</source>
        <translation>
            <numerusform>%n tool</numerusform>
            <numerusform>%n tools</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::GenotypeEnd</name>
    <message numerus="yes">
        <source>%1 wins with %n points.</source>
        <translation>
            <numerusform>%1 wins with %n point.</numerusform>
            <numerusform>%1 wins with %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::GuideCoach</name>
    <message numerus="yes">
        <source>Every box is ticked: your first plant is complete, and its harvest will bring you %n points!</source>
        <translation>
            <numerusform>Every box is ticked: your first plant is complete, and its harvest will bring you %n point!</numerusform>
            <numerusform>Every box is ticked: your first plant is complete, and its harvest will bring you %n points!</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::HandNotice</name>
    <message numerus="yes">
        <source>%n pupils need help.</source>
        <translation>
            <numerusform>%n pupil needs help.</numerusform>
            <numerusform>%n pupils need help.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::HandOverView</name>
    <message numerus="yes">
        <source>%1: %2, %n points.</source>
        <translation>
            <numerusform>%1: %2, %n point.</numerusform>
            <numerusform>%1: %2, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::HelpPage</name>
    <message numerus="yes">
        <source>%n places found. Press Enter for the next one.</source>
        <translation>
            <numerusform>%n place found.</numerusform>
            <numerusform>%n places found. Press Enter for the next one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules found.</source>
        <translation>
            <numerusform>%n rule found.</numerusform>
            <numerusform>%n rules found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::HerbariumPage</name>
    <message numerus="yes">
        <source>%1 of %n plants</source>
        <translation>
            <numerusform>%1 of %n plant</numerusform>
            <numerusform>%1 of %n plants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n is/are waiting to be grown</source>
        <translation>
            <numerusform>%n is waiting to be grown</numerusform>
            <numerusform>%n are waiting to be grown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::HomePage</name>
    <message numerus="yes">
        <source>%n plant(s) of your own are in the herbarium.</source>
        <translation>
            <numerusform>%n plant of your own is in the herbarium.</numerusform>
            <numerusform>%n plants of your own are in the herbarium.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plants to find</source>
        <translation>
            <numerusform>%n plant to find</numerusform>
            <numerusform>%n plants to find</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n found</source>
        <translation>
            <numerusform>%1 of %n found</numerusform>
            <numerusform>%1 of %n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::HostWords</name>
    <message numerus="yes">
        <source>%n pupils are in the class now.</source>
        <translation>
            <numerusform>%n pupil is in the class now.</numerusform>
            <numerusform>%n pupils are in the class now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are running.</source>
        <translation>
            <numerusform>%n game is running.</numerusform>
            <numerusform>%n games are running.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::JohannLine</name>
    <message numerus="yes">
        <source>+%n points</source>
        <translation>
            <numerusform>+%n point</numerusform>
            <numerusform>+%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(%n more)</source>
        <translation>
            <numerusform>(%n more)</numerusform>
            <numerusform>(%n more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::JoinPage</name>
    <message numerus="yes">
        <source>%n computers with a class were found.</source>
        <translation>
            <numerusform>%n computer with a class was found.</numerusform>
            <numerusform>%n computers with a class were found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::LabPage</name>
    <message numerus="yes">
        <source>%n kinds</source>
        <translation>
            <numerusform>%n kind</numerusform>
            <numerusform>%n kinds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::LockedPage</name>
    <message numerus="yes">
        <source>That was not the password. Try again in %n seconds.</source>
        <translation>
            <numerusform>That was not the password. Try again in one second.</numerusform>
            <numerusform>That was not the password. Try again in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::LuckCard</name>
    <message numerus="yes">
        <source>You won by %n points</source>
        <translation>
            <numerusform>You won by %n point</numerusform>
            <numerusform>You won by %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won by %n points</source>
        <translation>
            <numerusform>%1 won by %n point</numerusform>
            <numerusform>%1 won by %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lost by %n points</source>
        <translation>
            <numerusform>You lost by %n point</numerusform>
            <numerusform>You lost by %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost by %n points</source>
        <translation>
            <numerusform>%1 lost by %n point</numerusform>
            <numerusform>%1 lost by %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the dice gave about %n points</source>
        <translation>
            <numerusform>the dice gave about %n point</numerusform>
            <numerusform>the dice gave about %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the dice cost about %n points</source>
        <translation>
            <numerusform>the dice cost about %n point</numerusform>
            <numerusform>the dice cost about %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your choices gained about %n points</source>
        <translation>
            <numerusform>your choices gained about %n point</numerusform>
            <numerusform>your choices gained about %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your choices cost about %n points</source>
        <translation>
            <numerusform>your choices cost about %n point</numerusform>
            <numerusform>your choices cost about %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the choices gained about %n points</source>
        <translation>
            <numerusform>the choices gained about %n point</numerusform>
            <numerusform>the choices gained about %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the choices cost about %n points</source>
        <translation>
            <numerusform>the choices cost about %n point</numerusform>
            <numerusform>the choices cost about %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::LuckPanel</name>
    <message numerus="yes">
        <source>%1 won with %n points.</source>
        <translation>
            <numerusform>%1 won with %n point.</numerusform>
            <numerusform>%1 won with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shares the win with %n points.</source>
        <translation>
            <numerusform>%1 shares the win with %n point.</numerusform>
            <numerusform>%1 shares the win with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n points, as many as %2, but fewer completed plants.</source>
        <translation>
            <numerusform>%1 had %n point, as many as %2, but fewer completed plants.</numerusform>
            <numerusform>%1 had %n points, as many as %2, but fewer completed plants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n points. The win went to %2, with %3 points.</source>
        <translation>
            <numerusform>%1 had %n point. The win went to %2, with %3 points.</numerusform>
            <numerusform>%1 had %n points. The win went to %2, with %3 points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::MachineConfig</name>
    <message numerus="yes">
        <source>The terminal shows %n more.</source>
        <translation>
            <numerusform>The terminal shows one more.</numerusform>
            <numerusform>The terminal shows %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::MembersPanel</name>
    <message numerus="yes">
        <source>%n members</source>
        <translation>
            <numerusform>%n member</numerusform>
            <numerusform>%n members</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n here</source>
        <translation>
            <numerusform>%n here</numerusform>
            <numerusform>%n here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::NetworkReports</name>
    <message numerus="yes">
        <source>As of %1. %n answers have come since.</source>
        <translation>
            <numerusform>As of %1. %n answer has come since.</numerusform>
            <numerusform>As of %1. %n answers have come since.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::OddsRowButton</name>
    <message numerus="yes">
        <source>%1: %n dice in the pool</source>
        <translation>
            <numerusform>%1: %n die in the pool</numerusform>
            <numerusform>%1: %n dice in the pool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice in the pool show %1.</source>
        <translation>
            <numerusform>%n die in the pool shows %1.</numerusform>
            <numerusform>%n dice in the pool show %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::OwnPuzzleList</name>
    <message numerus="yes">
        <source>%n files in the folder of your puzzles cannot be read; they are left as they are.</source>
        <translation>
            <numerusform>%n file in the folder of your puzzles cannot be read; it is left as it is.</numerusform>
            <numerusform>%n files in the folder of your puzzles cannot be read; they are left as they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PacingPanel</name>
    <message numerus="yes">
        <source>To %n who need help or are stuck</source>
        <translation>
            <numerusform>To %n who needs help or is stuck</numerusform>
            <numerusform>To %n who need help or are stuck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To the %n ticked pupils</source>
        <translation>
            <numerusform>To the %n ticked pupil</numerusform>
            <numerusform>To the %n ticked pupils</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n screens are covered.</source>
        <translation>
            <numerusform>%n screen is covered.</numerusform>
            <numerusform>%n screens are covered.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PileButton</name>
    <message numerus="yes">
        <source>Draw pile, %n cards</source>
        <translation>
            <numerusform>Draw pile, %n card</numerusform>
            <numerusform>Draw pile, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PlantCard</name>
    <message numerus="yes">
        <source>Plant %1: %2; %n points</source>
        <translation>
            <numerusform>Plant %1: %2; %n point</numerusform>
            <numerusform>Plant %1: %2; %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PlayerButton</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PlayerChip</name>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n markers left</source>
        <translation>
            <numerusform>%n marker left</numerusform>
            <numerusform>%n markers left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plants in hand</source>
        <translation>
            <numerusform>%n plant in hand</numerusform>
            <numerusform>%n plants in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tools in hand</source>
        <translation>
            <numerusform>%n tool in hand</numerusform>
            <numerusform>%n tools in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pts</source>
        <translation>
            <numerusform>%n pt</numerusform>
            <numerusform>%n pts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trait markers on plants not harvested</source>
        <translation>
            <numerusform>%n trait marker on plants not harvested</numerusform>
            <numerusform>%n trait markers on plants not harvested</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points of harvested plants and goals</source>
        <translation>
            <numerusform>%n point of harvested plants and goals</numerusform>
            <numerusform>%n points of harvested plants and goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points with coins and trait markers</source>
        <translation>
            <numerusform>%n point with coins and trait markers</numerusform>
            <numerusform>%n points with coins and trait markers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PoolReading</name>
    <message numerus="yes">
        <source>%n pupils have given counts.</source>
        <translation>
            <numerusform>%n pupil has given counts.</numerusform>
            <numerusform>%n pupils have given counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dice of %n tables are counted in.</source>
        <translation>
            <numerusform>The dice of %n table are counted in.</numerusform>
            <numerusform>The dice of %n tables are counted in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n pupils</source>
        <translation>
            <numerusform>from %n pupil</numerusform>
            <numerusform>from %n pupils</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from the dice of %n tables</source>
        <translation>
            <numerusform>from the dice of %n table</numerusform>
            <numerusform>from the dice of %n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and the dice of %n tables</source>
        <comment>from 7 pupils</comment>
        <translation>
            <numerusform>%1 and the dice of %n table</numerusform>
            <numerusform>%1 and the dice of %n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n classes, %1</source>
        <comment>from 23 pupils</comment>
        <translation>
            <numerusform>%n class, %1</numerusform>
            <numerusform>%n classes, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The class sees the sum when %n more pupils have given counts.</source>
        <translation>
            <numerusform>The class sees the sum when %n more pupil has given counts.</numerusform>
            <numerusform>The class sees the sum when %n more pupils have given counts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PupilRows</name>
    <message numerus="yes">
        <source>%n pupils here</source>
        <translation>
            <numerusform>%n pupil here</numerusform>
            <numerusform>%n pupils here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n need help</source>
        <translation>
            <numerusform>%n needs help</numerusform>
            <numerusform>%n need help</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seem to be stuck</source>
        <translation>
            <numerusform>%n seems to be stuck</numerusform>
            <numerusform>%n seem to be stuck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n done</source>
        <translation>
            <numerusform>%n done</numerusform>
            <numerusform>%n done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n away</source>
        <translation>
            <numerusform>%n away</numerusform>
            <numerusform>%n away</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PuzzleOdds</name>
    <message numerus="yes">
        <source>You need %1: %n dice in the pool show it.</source>
        <translation>
            <numerusform>You need %1: %n die in the pool shows it.</numerusform>
            <numerusform>You need %1: %n dice in the pool show it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PuzzlePage</name>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n due</numerusform>
            <numerusform>%n due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes back in %n days.</source>
        <translation>
            <numerusform>It comes back in %n day.</numerusform>
            <numerusform>It comes back in %n days.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PuzzleWords</name>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n markers to place</source>
        <translation>
            <numerusform>%n marker to place</numerusform>
            <numerusform>%n markers to place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plants in hand</source>
        <translation>
            <numerusform>%n plant in hand</numerusform>
            <numerusform>%n plants in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each choice was played on to the end in %n games that fit what the seat can see. ±, the dark line: 95 % interval.</source>
        <translation>
            <numerusform>Each choice was played on to the end in %n game that fits what the seat can see. ±, the dark line: 95 % interval.</numerusform>
            <numerusform>Each choice was played on to the end in %n games that fit what the seat can see. ±, the dark line: 95 % interval.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::RatioStrip</name>
    <message numerus="yes">
        <source>%n dice rolled so far</source>
        <translation>
            <numerusform>%n die rolled so far</numerusform>
            <numerusform>%n dice rolled so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ReasonText</name>
    <message numerus="yes">
        <source>Try again in %n seconds.</source>
        <translation>
            <numerusform>Try again in %n second.</numerusform>
            <numerusform>Try again in %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A class has at most %n tables. Close some first.</source>
        <translation>
            <numerusform>A class has at most %n table. Close it first.</numerusform>
            <numerusform>A class has at most %n tables. Close some first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::Record</name>
    <message numerus="yes">
        <source>%n name(s) of pupils</source>
        <translation>
            <numerusform>%n name of a pupil</numerusform>
            <numerusform>%n names of pupils</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) of counts</source>
        <translation>
            <numerusform>%n setting of counts</numerusform>
            <numerusform>%n settings of counts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contribution(s)</source>
        <translation>
            <numerusform>%n contribution</numerusform>
            <numerusform>%n contributions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) for the class</source>
        <translation>
            <numerusform>%n question for the class</numerusform>
            <numerusform>%n questions for the class</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n vote</numerusform>
            <numerusform>%n votes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) where pupils were</source>
        <translation>
            <numerusform>%n page where a pupil was</numerusform>
            <numerusform>%n pages where pupils were</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) that a teacher has sent</source>
        <translation>
            <numerusform>%n page that a teacher has sent</numerusform>
            <numerusform>%n pages that a teacher has sent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s) for other classes</source>
        <translation>
            <numerusform>%n sum for other classes</numerusform>
            <numerusform>%n sums for other classes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the steps of %n lesson(s)</source>
        <translation>
            <numerusform>the steps of %n lesson</numerusform>
            <numerusform>the steps of %n lessons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n computer(s) of pupils</source>
        <translation>
            <numerusform>%n computer of pupils</numerusform>
            <numerusform>%n computers of pupils</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ReportFiles</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n progress files were read.</source>
        <translation>
            <numerusform>%n progress file was read.</numerusform>
            <numerusform>%n progress files were read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them contained nothing new.</source>
        <translation>
            <numerusform>%n of them contained nothing new.</numerusform>
            <numerusform>%n of them contained nothing new.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files are damaged or hold no progress: %1.</source>
        <translation>
            <numerusform>%n file is damaged or holds no progress: %1.</numerusform>
            <numerusform>%n files are damaged or hold no progress: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files were not read: add them in a second step.</source>
        <translation>
            <numerusform>%n file was not read: add it in a second step.</numerusform>
            <numerusform>%n files were not read: add them in a second step.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files were saved in %1.</source>
        <translation>
            <numerusform>%n file was saved in %1.</numerusform>
            <numerusform>%n files were saved in %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ReportView</name>
    <message numerus="yes">
        <source>%n pupils</source>
        <translation>
            <numerusform>%n pupil</numerusform>
            <numerusform>%n pupils</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have finished it.</source>
        <translation>
            <numerusform>%n has finished it.</numerusform>
            <numerusform>%n have finished it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pupils: “%1”</source>
        <translation>
            <numerusform>%n pupil: “%1”</numerusform>
            <numerusform>%n pupils: “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pupils: wrong, with no known misconception behind it</source>
        <translation>
            <numerusform>%n pupil: wrong, with no known misconception behind it</numerusform>
            <numerusform>%n pupils: wrong, with no known misconception behind it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the pupils who missed it got a similar question right.</source>
        <translation>
            <numerusform>%n of the pupils who missed it got a similar question right.</numerusform>
            <numerusform>%n of the pupils who missed it got a similar question right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers cannot be judged: this computer does not have the lesson, or has another version.</source>
        <translation>
            <numerusform>%n answer cannot be judged: this computer does not have the lesson, or has another version.</numerusform>
            <numerusform>%n answers cannot be judged: this computer does not have the lesson, or has another version.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pupils have begun this lesson.</source>
        <translation>
            <numerusform>%n pupil has begun this lesson.</numerusform>
            <numerusform>%n pupils have begun this lesson.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::RollTables</name>
    <message numerus="yes">
        <source>%1, %n of 36 throws</source>
        <comment>a row of the table of rolls</comment>
        <translation>
            <numerusform>%1, %n of 36 throws</numerusform>
            <numerusform>%1, %n of 36 throws</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::RoundUpPanel</name>
    <message numerus="yes">
        <source>Of the %1 dice, %n showed a genotype that your plants needed; %2 were expected.</source>
        <translation>
            <numerusform>Of the %1 dice, %n showed a genotype that your plants needed; %2 were expected.</numerusform>
            <numerusform>Of the %1 dice, %n showed a genotype that your plants needed; %2 were expected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the %1 dice, %n showed a heterozygous genotype; %2 were expected.</source>
        <translation>
            <numerusform>Of the %1 dice, %n showed a heterozygous genotype; %2 were expected.</numerusform>
            <numerusform>Of the %1 dice, %n showed a heterozygous genotype; %2 were expected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::SavedGamePanel</name>
    <message numerus="yes">
        <source>%1. %n moves.</source>
        <translation>
            <numerusform>%1. %n move.</numerusform>
            <numerusform>%1. %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>of a player</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ScoreTrack</name>
    <message numerus="yes">
        <source>%1: %n points</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::SendPart</name>
    <message numerus="yes">
        <source>%n more pupils have to send counts before the class sees the sum.</source>
        <translation>
            <numerusform>%n more pupil has to send counts before the class sees the sum.</numerusform>
            <numerusform>%n more pupils have to send counts before the class sees the sum.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::SharedSums</name>
    <message numerus="yes">
        <source>%n sum(s) of other classes in the database are damaged and are left out.</source>
        <translation>
            <numerusform>%n sum of another class in the database is damaged and is left out.</numerusform>
            <numerusform>%n sums of other classes in the database are damaged and are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ShopsPanel</name>
    <message numerus="yes">
        <source>+%n coins</source>
        <translation>
            <numerusform>+%n coin</numerusform>
            <numerusform>+%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::TablePage</name>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::TableRow</name>
    <message numerus="yes">
        <source>%n seconds for each choice.</source>
        <translation>
            <numerusform>%n second for each choice.</numerusform>
            <numerusform>%n seconds for each choice.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::TablesPanel</name>
    <message numerus="yes">
        <source>%n free</source>
        <translation>
            <numerusform>%n free</numerusform>
            <numerusform>%n free</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::TallyPanel</name>
    <message numerus="yes">
        <source>The pad counts two to nine kinds; the simulated cross has %n.</source>
        <translation>
            <numerusform>The pad counts two to nine kinds; the simulated cross has one.</numerusform>
            <numerusform>The pad counts two to nine kinds; the simulated cross has %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::TeacherNotes</name>
    <message numerus="yes">
        <source>About %n minutes in class</source>
        <translation>
            <numerusform>About %n minute in class</numerusform>
            <numerusform>About %n minutes in class</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>of a lesson&apos;s step</comment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::TeamRow</name>
    <message numerus="yes">
        <source>%n alive</source>
        <comment>individuals</comment>
        <translation>
            <numerusform>%n alive</numerusform>
            <numerusform>%n alive</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n more</source>
        <comment>the sum of a roll</comment>
        <translation>
            <numerusform>%1: %n more</numerusform>
            <numerusform>%1: %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fewer</source>
        <comment>the sum of a roll</comment>
        <translation>
            <numerusform>%1: %n fewer</numerusform>
            <numerusform>%1: %n fewer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ToolCard</name>
    <message numerus="yes">
        <source>%1, %n cards</source>
        <translation>
            <numerusform>%1, %n card</numerusform>
            <numerusform>%1, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::TurningCards</name>
    <message numerus="yes">
        <source>cost about %n points</source>
        <translation>
            <numerusform>cost about %n point</numerusform>
            <numerusform>cost about %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gave about %n points</source>
        <translation>
            <numerusform>gave about %n point</numerusform>
            <numerusform>gave about %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::UpgradeRod</name>
    <message numerus="yes">
        <source>%1: costs %n coins, %2 left</source>
        <translation>
            <numerusform>%1: costs %n coin, %2 left</numerusform>
            <numerusform>%1: costs %n coins, %2 left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::VoteSpread</name>
    <message numerus="yes">
        <source>%1 of %n pupils have voted.</source>
        <translation>
            <numerusform>%1 of %n pupil has voted.</numerusform>
            <numerusform>%1 of %n pupils have voted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::WarsBoard</name>
    <message numerus="yes">
        <source>The game is over after %n turns</source>
        <translation>
            <numerusform>The game is over after %n turn</numerusform>
            <numerusform>The game is over after %n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::WarsSheet</name>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n teams</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
</context>
</TS>
