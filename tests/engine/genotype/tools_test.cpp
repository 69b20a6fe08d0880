// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::plant;
using tests::Position;

/// Rulebook, "Tool Cards" and their clarifications; RULINGS.md 1.3 and 1.4.
class ToolsTest : public QObject {
    Q_OBJECT

    static int discarded(const Position& game, Tool tool) {
        return game.state.toolDiscard[static_cast<std::size_t>(tool)];
    }

private slots:
    // ---- Seed Bag
    void drawsFiveKeepsTwoAndDiscardsTheRestOfASeedBag() {
        Position game(2);
        game.tools(0, {Tool::SeedBag})
            .plantsOnTop({"RR Ff -- --", "RR -- Gg --", "Rr ff -- --", "Rr -- GG --", "rr -- -- Tt"});
        PLAY(game, "play seed-bag");
        QCOMPARE(discarded(game, Tool::SeedBag), 1);
        QCOMPARE(game.legal(), QStringList({"keep 1", "keep 2", "keep 3", "keep 4", "keep 5"}));
        PLAY(game, "keep 2");
        REFUSED(game, "keep 2", Refusal::PlantNotInBag);
        REFUSED(game, "keep 50", Refusal::PlantNotInBag);
        PLAY(game, "keep 4");
        QCOMPARE(game.player(0).hand.size(), 2);
        QCOMPARE(game.state.plantDiscard.size(), 3);
        QVERIFY(game.state.plantDiscard.contains(plant("RR Ff -- --")));
        QVERIFY(game.waitsFor(PendingKind::Marker));
    }

    void drawsASeedBagFromTheDeckOnly() {
        Position game(2);
        const auto row = game.state.nursery;
        game.tools(0, {Tool::SeedBag});
        PLAY(game, "play seed-bag; keep 1; keep 2");
        QCOMPARE(game.state.nursery, row);
    }

    void reshufflesForASeedBag() {
        Position game(2);
        game.tools(0, {Tool::SeedBag}).plantDeck(2, true);
        PLAY(game, "play seed-bag");
        QCOMPARE(game.count<event::DeckReshuffled>(), 1);
        QCOMPARE(game.state.bags[0].size(), 5);
    }

    void addsTheRestOfASeedBagToThePileAfterwards() {
        // Seven cards in all: the second bag, opened while the first is open, gets only the two that are
        // left.
        Position game(2);
        game.tools(0, {Tool::SeedBag, Tool::SeedBag}).plantDeck(7, false);
        PLAY(game, "play seed-bag; keep 1; play seed-bag");
        QCOMPARE(game.count<event::DeckReshuffled>(), 0);
        QCOMPARE(game.player(0).hand.size(), 3);
        QVERIFY(game.waitsFor(PendingKind::SeedBag));
        PLAY(game, "keep 2");
        QCOMPARE(game.player(0).hand.size(), 4);
        QCOMPARE(game.state.plantDiscard.size(), 3);
    }

    void keepsAllOfASeedBagWithTwoCards() {
        Position game(2);
        game.tools(0, {Tool::SeedBag}).plantDeck(2, false);
        PLAY(game, "play seed-bag");
        QCOMPARE(game.player(0).hand.size(), 2);
        QVERIFY(game.state.plantDiscard.empty());
    }

    void refusesASeedBagWithNothingToDraw() {
        Position game(2);
        game.tools(0, {Tool::SeedBag}).plantDeck(0, false);
        REFUSED(game, "play seed-bag", Refusal::ToolWouldDoNothing);
    }

    void hidesTheCardsOfASeedBag() {
        Position game(2);
        game.tools(0, {Tool::SeedBag});
        PLAY(game, "play seed-bag; keep 3");
        QVERIFY(observe(game.state, 1).visible.bags[0].empty());
        QCOMPARE(observe(game.state, 0).visible.bags[0].size(), 4);
        for (const Event& one : observeEvents(game.events, 1)) {
            if (const auto* opened = std::get_if<event::SeedBagOpened>(&one)) {
                QVERIFY(opened->plants.empty());
                QCOMPARE(int(opened->count), 5);
            }
            if (const auto* kept = std::get_if<event::PlantKept>(&one))
                QCOMPARE(kept->plant, noPlant);
        }
    }

    // ---- Watering Funnel
    void playsAFunnelFromTheToolShedAtOnce() {
        Position game(2);
        game.shed({Tool::WateringFunnel}).plot(0, 1, "RR Ff -- --");
        PLAY(game, "place shed; tool 1");
        QCOMPARE(game.legal(), QStringList({"validate 1 R", "validate 1 F"}));
        QCOMPARE(discarded(game, Tool::WateringFunnel), 1);
        PLAY(game, "validate 1 F");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(game.last<event::TraitValidated>().source, ValidationSource::Funnel);
        QCOMPARE(game.actor(), Seat(1));
    }

    void playsAFunnelFromTheToolDeckAtOnce() {
        Position game(2);
        game.toolsOnTop({Tool::WateringFunnel}).plot(0, 1, "RR Ff -- --");
        PLAY(game, "place shed; tool deck; validate 1 R");
        QCOMPARE(game.covered(0, 1), QString("R"));
    }

    void playsAFunnelDrawnWhileGardeningAtOnce() {
        // Before the harvest step: the plant that it completes is harvested in the same action.
        Position game(2);
        game.toolsOnTop({Tool::WateringFunnel}).plot(0, 1, "RR Ff -- --", "F");
        PLAY(game, "place gardening; tool deck");
        QVERIFY(game.player(0).harvested.contains(plant("RR Ff -- --")));
    }

    void playsAFunnelFromBrotherAlipiusAtOnce() {
        Position game(2);
        game.toolsOnTop({Tool::WateringFunnel}).plot(0, 1, "RR Ff -- --").assistants(0, {Assistant::Alipius});
        PLAY(game, "place gardening; tool 1; tool deck; validate 1 R");
        QCOMPARE(game.covered(0, 1), QString("R"));
    }

    void playsAFunnelDealtAtTheStartInTheFirstTurn() {
        Position game(2);
        game.tools(0, {Tool::WateringFunnel}).plot(0, 1, "RR Ff -- --");
        PLAY(game, "place treasury");
        QCOMPARE(game.actor(), Seat(0));
        QCOMPARE(game.legal(), QStringList({"play watering-funnel"}));
        REFUSED(game, "end", Refusal::FunnelFirst);
        PLAY(game, "play watering-funnel; validate 1 R");
        QCOMPARE(game.actor(), Seat(1));
    }

    void playsAFunnelDealtAtTheStartBeforeTheMarker() {
        Position game(2);
        game.tools(0, {Tool::WateringFunnel}).plot(0, 1, "RR Ff -- --");
        PLAY(game, "play watering-funnel; validate 1 R; place treasury");
        QCOMPARE(game.actor(), Seat(1));
    }

    void discardsAFunnelWithNothingToValidate() {
        Position game(2);
        game.shed({Tool::WateringFunnel});
        PLAY(game, "place shed; tool 1");
        QCOMPARE(game.count<event::ValidationLost>(), 1);
        QCOMPARE(discarded(game, Tool::WateringFunnel), 1);
        QCOMPARE(game.actor(), Seat(1));
    }

    // ---- Dissertation
    void setsAGoalByDissertationForOneCoin() {
        Position game(2);
        game.tools(0, {Tool::Dissertation});
        PLAY(game, "play dissertation; goal T 2");
        QCOMPARE(game.coins(0), 0);
        QCOMPARE(game.state.bench(Trait::PlantHeight).goals[1], Seat(0));
        QCOMPARE(int(game.player(0).goalMarkersLeft), 2);
        QCOMPARE(discarded(game, Tool::Dissertation), 1);
        // No space is used and no marker placed.
        QVERIFY(game.waitsFor(PendingKind::Marker));
        QCOMPARE(game.state.owner(Space::GoalTwo), noSeat);
        QCOMPARE(int(game.player(0).markersLeft), 3);
    }

    void refusesADissertationWithoutCoinMarkerOrGoal() {
        Position game(4);
        game.tools(0, {Tool::Dissertation}).coins(0, 0);
        REFUSED(game, "play dissertation", Refusal::NotEnoughCoins);
        game.coins(0, 1);
        LISTED(game, "play dissertation");
        int given = 0;
        for (const Trait trait : allTraits)
            for (int goal = 0; goal < 2; ++goal)
                game.goal(static_cast<Seat>(1 + given++ / 3), trait, goal);
        REFUSED(game, "play dissertation", Refusal::NoFreeGoal);
        Position other(2);
        other.tools(0, {Tool::Dissertation}).goal(0, Trait::SeedShape, 0).goal(0, Trait::SeedShape, 1);
        other.goal(0, Trait::PodColour, 0);
        REFUSED(other, "play dissertation", Refusal::NoGoalMarkerLeft);
    }

    void refusesADissertationForAMarkerThatIsPromised() {
        // The last marker is about to be set: a Dissertation in between would pay for nothing.
        Position game(2);
        game.tools(0, {Tool::Dissertation})
            .coins(0, 9)
            .goal(0, Trait::SeedShape, 0)
            .goal(0, Trait::SeedShape, 1);
        PLAY(game, "place goal-2");
        REFUSED(game, "play dissertation", Refusal::NoGoalMarkerLeft);
    }

    void refusesADissertationForAGoalThatIsPromised() {
        Position game(4);
        game.tools(0, {Tool::Dissertation, Tool::SeedBag}).coins(0, 9);
        int given = 0;
        for (const Trait trait : allTraits)
            for (int goal = 0; goal < 2; ++goal)
                if (given < 7)
                    game.goal(static_cast<Seat>(1 + given++ / 3), trait, goal);
        PLAY(game, "place goal-2");
        REFUSED(game, "play dissertation", Refusal::NoFreeGoal);
    }

    // ---- Flower Pot
    void growsAPlantInAFlowerPotAsInAPlot() {
        Position game(2);
        game.tools(0, {Tool::FlowerPot}).nursery({"RR Ff -- --", "RR -- Gg --"});
        PLAY(game, "play flower-pot");
        QCOMPARE(game.legal("plant"), QStringList({"plant 1", "plant 2", "plant deck"}));
        PLAY(game, "plant 1");
        QCOMPARE(game.player(0).plots[firstFlowerPot].plant, plant("RR Ff -- --"));
        QCOMPARE(discarded(game, Tool::FlowerPot), 0);
        QCOMPARE(game.tools(0, Tool::FlowerPot), 0);
        PLAY(game, "place university-1; validate pot1 R");
        QCOMPARE(game.covered(0, 8), QString("R"));
    }

    void takesAFlowerPotsPlantFromTheDeckToo() {
        Position game(2);
        game.tools(0, {Tool::FlowerPot}).plantsOnTop({"Rr -- GG --"});
        PLAY(game, "play flower-pot; plant deck");
        QCOMPARE(game.player(0).plots[firstFlowerPot].plant, plant("Rr -- GG --"));
    }

    void neverTakesAFlowerPotsPlantFromTheHand() {
        Position game(2);
        game.tools(0, {Tool::FlowerPot}).hand(0, {"RR Ff -- --"}).nursery({}).plantDeck(0, false);
        REFUSED(game, "play flower-pot", Refusal::ToolWouldDoNothing);
        Position other(2);
        other.tools(0, {Tool::FlowerPot}).hand(0, {"RR Ff -- --"});
        PLAY(other, "play flower-pot");
        REFUSED(other, "sow 1 plot pot1", Refusal::OtherChoiceFirst);
    }

    void discardsAFlowerPotWithItsHarvest() {
        Position game(2);
        game.plot(0, 8, "RR Ff -- --", "RF").hand(0, {"rr -- -- Tt"});
        PLAY(game, "place gardening; tool 1");
        QVERIFY(game.player(0).harvested.contains(plant("RR Ff -- --")));
        QCOMPARE(discarded(game, Tool::FlowerPot), 1);
        // The pot is gone: nothing can be sown there.
        REFUSED(game, "sow 5 plot pot1", Refusal::NoSuchPlot);
    }

    void growsTwoFlowerPots() {
        Position game(2);
        game.tools(0, {Tool::FlowerPot, Tool::FlowerPot});
        PLAY(game, "play flower-pot; play flower-pot; plant 1; plant 2");
        QVERIFY(!game.player(0).plots[7].empty());
        QVERIFY(!game.player(0).plots[8].empty());
    }

    // ---- Hand Lens, Pocket Watch, Garden Line
    void paysTwoCoinsForAHandLens() {
        Position game(2);
        game.tools(0, {Tool::HandLens});
        LISTED(game, "place genes-R");
        PLAY(game, "place genes-R bonus 1; tile leave");
        QCOMPARE(game.coins(0), 1 + 1 + 2);
        QCOMPARE(discarded(game, Tool::HandLens), 1);
    }

    void paysTwoCoinsForAPocketWatch() {
        Position game(2);
        game.tools(0, {Tool::PocketWatch});
        PLAY(game, "place shift-G bonus 1");
        QCOMPARE(game.coins(0), 1 + 1 + 2);
        QCOMPARE(discarded(game, Tool::PocketWatch), 1);
    }

    void paysTwoCoinsForAGardenLine() {
        Position game(2);
        game.tools(0, {Tool::GardenLine});
        PLAY(game, "place second-shift bonus 1");
        QCOMPARE(game.coins(0), 1 + 2);
        QCOMPARE(discarded(game, Tool::GardenLine), 1);
    }

    void playsTwoCopiesWithOneMarker() {
        Position game(2);
        game.tools(0, {Tool::HandLens, Tool::HandLens});
        QCOMPARE(game.legal("place genes-R"),
                 QStringList({"place genes-R", "place genes-R bonus 1", "place genes-R bonus 2"}));
        PLAY(game, "place genes-R bonus 2; tile leave");
        QCOMPARE(game.coins(0), 1 + 1 + 4);
    }

    void playsBonusToolsWithTheirOwnSpacesOnly() {
        Position game(2);
        game.tools(0, {Tool::HandLens});
        REFUSED(game, "place shift-R bonus 1", Refusal::BonusToolNotHeld);
        REFUSED(game, "place second-shift bonus 1", Refusal::BonusToolNotHeld);
        REFUSED(game, "place treasury bonus 1", Refusal::BonusToolOtherSpace);
        REFUSED(game, "place genes-R bonus 2", Refusal::BonusToolNotHeld);
    }

    void playsBonusToolsWithTheMarkerNotLater() {
        Position game(2);
        game.tools(0, {Tool::HandLens, Tool::SeedBag});
        PLAY(game, "place genes-R; tile leave");
        REFUSED(game, "play hand-lens", Refusal::ToolNeedsItsMoment);
        QCOMPARE(game.actor(), Seat(0));
    }

    // ---- Any tool
    void refusesToolsOutOfTheirMoment() {
        Position game(2);
        game.tools(0, {Tool::GraftKnife, Tool::Rake, Tool::PollenBrush, Tool::PocketWatch, Tool::GardenLine,
                       Tool::Grant});
        for (const char* tool : {"play graft-knife", "play rake", "play pollen-brush", "play pocket-watch",
                                 "play garden-line", "play grant"})
            REFUSED(game, tool, Refusal::ToolNeedsItsMoment);
        REFUSED(game, "play seed-bag", Refusal::ToolNotHeld);
    }

    void playsAnyNumberOfToolsInATurn() {
        Position game(2);
        game.tools(0, {Tool::SeedBag, Tool::SeedBag, Tool::FlowerPot, Tool::Dissertation, Tool::GardenLine});
        PLAY(game, "play seed-bag; keep 1; keep 2; play flower-pot; plant 1; play seed-bag; keep 8; keep 9; "
                   "place second-shift bonus 1; play dissertation; goal R 1");
        QCOMPARE(game.player(0).toolTotal(), 0);
        QCOMPARE(game.actor(), Seat(1));
    }

    // ---- Pollen Brush
    void widensTheUniversityByPollenBrush() {
        Position game(2);
        game.tools(0, {Tool::PollenBrush}).plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr Ff -- Tt");
        PLAY(game, "place university-1");
        QCOMPARE(game.legal(),
                 QStringList({"validate 1 R", "validate 1 F", "validate 1 F brush", "validate 2 R",
                              "validate 2 F", "validate 2 F brush", "validate 2 T"}));
        REFUSED(game, "validate 1 R brush", Refusal::NothingToWiden);
        REFUSED(game, "validate 1 F may", Refusal::NotYourAssistant);
        PLAY(game, "validate 1 F brush");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(game.covered(0, 2), QString("F"));
        QCOMPARE(discarded(game, Tool::PollenBrush), 1);
    }

    void widensToTheSameGenotypeOnly() {
        Position game(2);
        game.player(0).newPlots = 2;
        game.state.plotsLeft = 3;
        game.tools(0, {Tool::PollenBrush}).plot(0, 1, "Rr ff -- --").plot(0, 2, "RR Ff -- --");
        game.plot(0, 3, "Rr -- GG --").plot(0, 4, "rr -- -- Tt");
        PLAY(game, "place university-1; validate 1 R brush");
        QCOMPARE(game.covered(0, 1), QString("R"));
        QCOMPARE(game.covered(0, 2), QString(""));
        QCOMPARE(game.covered(0, 3), QString("R"));
        QCOMPARE(game.covered(0, 4), QString(""));
    }

    void widensOverPotsAndBrotherEduard() {
        Position game(2);
        game.tools(0, {Tool::PollenBrush}).assistants(0, {Assistant::Eduard});
        game.plot(0, 1, "Rr ff -- --").plot(0, 8, "Rr -- GG --").plot(0, 10, "Rr -- gg TT");
        PLAY(game, "place university-1; validate 1 R brush");
        QCOMPARE(game.covered(0, 1), QString("R"));
        QCOMPARE(game.covered(0, 8), QString("R"));
        QCOMPARE(game.covered(0, 10), QString("R"));
    }

    void refusesAPollenBrushForTheLastUncoveredCopy() {
        Position game(2);
        game.tools(0, {Tool::PollenBrush}).plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr Ff -- Tt", "F");
        PLAY(game, "place university-1");
        REFUSED(game, "validate 1 F brush", Refusal::NothingToWiden);
    }

    void widensAFunnelByPollenBrush() {
        Position game(2);
        game.tools(0, {Tool::PollenBrush, Tool::WateringFunnel});
        game.plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr Ff -- Tt");
        PLAY(game, "play watering-funnel; validate 2 F brush");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(game.covered(0, 2), QString("F"));
    }

    void widensSisterAnnaByPollenBrush() {
        Position game(2);
        game.tools(0, {Tool::PollenBrush}).assistants(0, {Assistant::Anna});
        game.plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr Ff -- Tt");
        PLAY(game, "use anna; validate 2 F brush");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(game.covered(0, 2), QString("F"));
    }

    void widensSisterElisabethByPollenBrush() {
        Position game(2);
        game.tools(0, {Tool::PollenBrush}).assistants(0, {Assistant::Elisabeth});
        game.goal(0, Trait::FlowerColour, 0).plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr Ff -- Tt");
        PLAY(game, "use elisabeth; validate 2 F brush");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(game.covered(0, 2), QString("F"));
    }

    void widensADieByPollenBrush() {
        Position game(2);
        game.staysInUpgrades()
            .tools(0, {Tool::PollenBrush})
            .plot(0, 1, "RR Ff -- --")
            .plot(0, 2, "Rr Ff -- Tt");
        game.breeding("Ff");
        PLAY(game, "die Ff match");
        QCOMPARE(game.legal(),
                 QStringList({"validate 1 F", "validate 1 F brush", "validate 2 F", "validate 2 F brush"}));
        PLAY(game, "validate 1 F brush");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(game.covered(0, 2), QString("F"));
        QCOMPARE(int(game.player(0).slotsFilled), 1);
    }

    void widensARakedDieByPollenBrush() {
        // "a player may change an FF Die to Ff using a Rake Card, then play Pollen Brush to Validate multiple
        // Ff Genotypes."
        Position game(2);
        game.tools(0, {Tool::PollenBrush, Tool::Rake}).plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr Ff -- Tt");
        game.breeding("FF");
        PLAY(game, "die FF rake; validate 2 F brush");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(game.covered(0, 2), QString("F"));
        QCOMPARE(discarded(game, Tool::Rake), 1);
        QCOMPARE(discarded(game, Tool::PollenBrush), 1);
    }

    void widensSisterMariaByPollenBrush() {
        Position game(2);
        game.tools(0, {Tool::PollenBrush}).assistants(0, {Assistant::Maria});
        game.plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr Ff -- Tt").breeding("ff");
        PLAY(game, "die ff maria; validate 2 F brush");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(game.covered(0, 2), QString("F"));
    }

    void widensAMutationPairByPollenBrush() {
        Position game(2);
        game.tools(0, {Tool::PollenBrush}).plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr Ff -- Tt");
        game.breeding("F* ff");
        PLAY(game, "die F* pair ff; validate 2 F brush");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(game.covered(0, 2), QString("F"));
    }

    void widensFatherOmarisDiceByPollenBrush() {
        Position game(2);
        game.tools(0, {Tool::PollenBrush}).assistants(0, {Assistant::Omari});
        game.parents(Trait::FlowerColour, Genotype::HomozygousDominant, Genotype::HomozygousRecessive);
        game.plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr Ff -- Tt");
        PLAY(game, "place omari; validate 2 F brush");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QVERIFY(game.covered(0, 2).contains("F"));
    }

    // ---- Rake
    void rakesADieIntoAnyGenotypeOfItsColour() {
        Position game(2);
        game.staysInUpgrades().tools(0, {Tool::Rake}).plot(0, 1, "RR Ff -- --").plot(0, 2, "-- ff Gg Tt");
        game.parents(Trait::FlowerColour, Genotype::HomozygousDominant, Genotype::HomozygousDominant);
        game.breeding("FF GG");
        PLAY(game, "die FF rake");
        // Even a genotype that the parents make impossible; never another colour.
        QCOMPARE(game.legal(), QStringList({"validate 1 F", "validate 2 F"}));
        REFUSED(game, "validate 2 G", Refusal::WrongColour);
        PLAY(game, "validate 2 F");
        QCOMPARE(game.covered(0, 2), QString("F"));
        QCOMPARE(int(game.player(0).slotsFilled), 1);
    }

    void rakesAMutationForNoCoin() {
        Position game(2);
        game.staysInUpgrades().tools(0, {Tool::Rake}).plot(0, 1, "RR Ff -- --").breeding("F*");
        QCOMPARE(game.legal(), QStringList({"die F* coin", "die F* rake"}));
        PLAY(game, "die F* rake");
        QCOMPARE(game.coins(0), 1);
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(int(game.player(0).slotsFilled), 1);
    }

    void neverRakesAMutationPair() {
        Position game(2);
        game.tools(0, {Tool::Rake}).plot(0, 1, "RR Ff -- --").breeding("F* FF");
        QCOMPARE(game.legal(), QStringList({"die FF rake", "die F* coin", "die F* rake", "die F* pair FF"}));
    }

    void rakesOneDieWithOneRakeOnly() {
        // Not Rake and Sister Maria on one die: one use is chosen, the other stays unused.
        Position game(2);
        game.tools(0, {Tool::Rake}).assistants(0, {Assistant::Maria}).plot(0, 1, "RR Ff -- --");
        game.breeding("FF");
        PLAY(game, "die FF rake");
        QVERIFY(!game.player(0).hasUsed(Assistant::Maria));
    }

    void refusesARakeWithNothingToValidate() {
        Position game(2);
        game.tools(0, {Tool::Rake}).plot(0, 1, "RR Ff -- --", "F").breeding("FF RR");
        REFUSED(game, "die FF rake", Refusal::NoUncoveredTrait);
        REFUSED(game, "die RR maria", Refusal::NotYourAssistant);
    }

    void rakesOnlyTheColourOfAFirstShift() {
        Position game(2);
        game.tools(0, {Tool::Rake}).plot(0, 1, "RR Ff -- --").onSpace(0, Space::FirstShiftF);
        game.breeding("FF rr");
        QCOMPARE(game.legal(), QStringList({"die FF rake", "pass"}));
        REFUSED(game, "die rr rake", Refusal::WrongColour);
    }

    // ---- Graft Knife
    void takesASecondDieWithAKnife() {
        Position game(2);
        game.staysInUpgrades().tools(0, {Tool::GraftKnife}).plot(0, 1, "RR Ff -- --").breeding("RR Ff");
        PLAY(game, "die RR match");
        QCOMPARE(game.legal(), QStringList({"die Ff match knife", "done"}));
        PLAY(game, "die Ff match knife");
        QCOMPARE(game.covered(0, 1), QString("RF"));
        // It lies on the knife, not in a slot.
        QCOMPARE(int(game.player(0).slotsFilled), 1);
        QCOMPARE(discarded(game, Tool::GraftKnife), 1);
    }

    void needsADieTakenBeforeAKnife() {
        Position game(2);
        game.tools(0, {Tool::GraftKnife}).plot(0, 1, "RR Ff -- --").breeding("RR Ff");
        REFUSED(game, "die RR match knife", Refusal::KnifeNeedsADie);
        PLAY(game, "die RR match");
        REFUSED(game, "die Ff match", Refusal::PickIsOver);
    }

    void laysTheFirstDieOfAPickOnASlot() {
        Position game(2);
        game.tools(0, {Tool::GraftKnife, Tool::GraftKnife}).plot(0, 1, "Rr ff -- Tt").breeding("F* FF");
        QCOMPARE(game.legal(), QStringList({"die F* coin", "die F* pair FF", "die F* pair FF knife"}));
        REFUSED(game, "die F* pair FF knives", Refusal::KnifeNeedsADie);
    }

    void leavesAKnifeUnplayed() {
        Position game(2);
        game.tools(0, {Tool::GraftKnife}).plot(0, 1, "RR Ff -- --").breeding("RR Ff");
        PLAY(game, "die RR match; done");
        QCOMPARE(game.tools(0, Tool::GraftKnife), 1);
        // The next normal pick is his again: seat 1 has nothing to pick.
        QCOMPARE(game.actor(), Seat(0));
        LISTED(game, "die Ff match");
    }

    void forbidsAKnifeWithEverySlotFull() {
        Position game(2);
        game.tools(0, {Tool::GraftKnife}).plot(0, 1, "RR Ff -- --").filled(0, 3).breeding("RR Ff");
        QVERIFY(game.state.phase != Phase::Breeding);
        QCOMPARE(game.tools(0, Tool::GraftKnife), 1);
    }

    void takesAPairOnOneSlotAndAKnife() {
        Position game(2);
        game.staysInUpgrades()
            .tools(0, {Tool::GraftKnife})
            .plot(0, 1, "Rr ff -- Tt")
            .filled(0, 2)
            .breeding("F* FF");
        QCOMPARE(game.legal(), QStringList({"die F* coin", "die F* pair FF knife"}));
        REFUSED(game, "die F* pair FF", Refusal::NoDiceSlot);
        PLAY(game, "die F* pair FF knife");
        QCOMPARE(game.covered(0, 1), QString("F"));
        QCOMPARE(int(game.player(0).slotsFilled), 3);
        QCOMPARE(discarded(game, Tool::GraftKnife), 1);
    }

    void takesADieAndAPairOnTwoSlotsAndAKnife() {
        Position game(2);
        game.staysInUpgrades()
            .tools(0, {Tool::GraftKnife})
            .plot(0, 1, "Rr ff -- Tt")
            .filled(0, 1)
            .breeding("Rr F* FF");
        PLAY(game, "die Rr match");
        QCOMPARE(game.legal(), QStringList({"die F* coin knife", "die F* pair FF knife", "done"}));
        PLAY(game, "die F* pair FF knife");
        QCOMPARE(game.covered(0, 1), QString("RF"));
        QCOMPARE(int(game.player(0).slotsFilled), 3);
    }

    void takesAPairAndADieOnTwoSlotsAndAKnife() {
        Position game(2);
        game.staysInUpgrades()
            .tools(0, {Tool::GraftKnife})
            .plot(0, 1, "Rr ff -- Tt")
            .filled(0, 1)
            .breeding("Rr F* FF");
        PLAY(game, "die F* pair FF; die Rr match knife");
        QCOMPARE(game.covered(0, 1), QString("RF"));
        QCOMPARE(int(game.player(0).slotsFilled), 3);
    }

    void takesThreeDiceWithTwoKnives() {
        Position game(2);
        game.staysInUpgrades()
            .tools(0, {Tool::GraftKnife, Tool::GraftKnife})
            .plot(0, 1, "Rr ff -- Tt")
            .breeding("Rr ff Tt");
        PLAY(game, "die Rr match; die ff match knife; die Tt match knife");
        QCOMPARE(game.covered(0, 1), QString("RFT"));
        QCOMPARE(int(game.player(0).slotsFilled), 1);
        QCOMPARE(discarded(game, Tool::GraftKnife), 2);
    }

    void holdsAPairOnTwoKnives() {
        Position game(2);
        game.staysInUpgrades()
            .tools(0, {Tool::GraftKnife, Tool::GraftKnife})
            .plot(0, 1, "Rr ff -- Tt")
            .filled(0, 2);
        game.breeding("Rr F* FF");
        PLAY(game, "die Rr match");
        REFUSED(game, "die F* pair FF knife", Refusal::NoDiceSlot);
        PLAY(game, "die F* pair FF knives");
        QCOMPARE(game.covered(0, 1), QString("RF"));
        QCOMPARE(int(game.player(0).slotsFilled), 3);
    }

    void takesAPairAndADieOnOneSlotAndTwoKnives() {
        Position game(2);
        game.tools(0, {Tool::GraftKnife, Tool::GraftKnife}).plot(0, 1, "Rr ff -- Tt").filled(0, 2);
        game.breeding("Rr F* FF");
        PLAY(game, "die F* pair FF knife; die Rr match knife");
        QCOMPARE(game.covered(0, 1), QString("RF"));
        REFUSED(game, "pass", Refusal::WrongPhase);
    }

    void rakesEachDieOfAPick() {
        Position game(2);
        game.tools(0, {Tool::GraftKnife, Tool::Rake, Tool::Rake}).plot(0, 1, "RR Ff -- --");
        game.breeding("rr ff");
        PLAY(game, "die rr rake; die ff rake knife");
        QCOMPARE(game.covered(0, 1), QString("RF"));
        QCOMPARE(discarded(game, Tool::Rake), 2);
    }

    void usesEveryDieOfAPick() {
        // A die that would do nothing cannot be put on a knife.
        Position game(2);
        game.tools(0, {Tool::GraftKnife}).plot(0, 1, "RR Ff -- --").breeding("RR ff gg");
        PLAY(game, "die RR match");
        QVERIFY(game.state.phase != Phase::Breeding);
        QCOMPARE(game.tools(0, Tool::GraftKnife), 1);
    }

    void takesKnifeDiceOfOneColourInAFirstShift() {
        Position game(2);
        game.tools(0, {Tool::GraftKnife}).onSpace(0, Space::FirstShiftR);
        game.plot(0, 1, "RR Ff -- --").plot(0, 2, "Rr ff -- Tt").breeding("RR Rr Ff ff");
        QCOMPARE(game.legal(), QStringList({"die RR match", "die Rr match"}));
        PLAY(game, "die RR match");
        REFUSED(game, "die Ff match knife", Refusal::WrongColour);
        QCOMPARE(game.legal(), QStringList({"die Rr match knife", "done"}));
        PLAY(game, "die Rr match knife");
        QCOMPARE(game.covered(0, 2), QString("R"));
    }

    void takesKnifeDiceOfAnyColourInASecondShift() {
        Position game(2);
        game.tools(0, {Tool::GraftKnife}).onSpace(0, Space::SecondShift).plot(0, 1, "RR Ff -- --");
        game.breeding("RR Ff");
        PLAY(game, "die RR match; die Ff match knife");
        QCOMPARE(game.covered(0, 1), QString("RF"));
    }

    void paysACoinForAMutationOnAKnife() {
        Position game(2);
        game.tools(0, {Tool::GraftKnife}).plot(0, 1, "RR Ff -- --").breeding("RR G*");
        PLAY(game, "die RR match; die G* coin knife");
        QCOMPARE(game.coins(0), 2);
        QCOMPARE(int(game.player(0).slotsFilled), 1);
    }

    void refusesKnivesThatAreNotHeld() {
        Position game(2);
        game.plot(0, 1, "Rr ff -- Tt").filled(0, 2).breeding("F* FF Rr");
        REFUSED(game, "die F* pair FF knife", Refusal::KnifeNotHeld);
    }
};

GENOTYPE_TEST(ToolsTest)
#include "tools_test.moc"
