// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype/game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::plant;
using tests::Position;

namespace {

Seat ownerOf(const Position& game, Space space) {
    return game.state.owner(space);
}

/// "treasury:action university:support shed:support(space-taken)": every card drawn.
QString drawn(const Position& game) {
    QStringList cards;
    for (const auto& one : game.all<event::AutomaDrawn>()) {
        const QString role = one.role == AutomaRole::Action ? "action" : "support";
        QString text = QString::fromStdString(std::string(automaCard(one.card).notation)) + ':' + role;
        if (one.refusal != Refusal::None)
            text += '(' + tests::refusalText(one.refusal) + ')';
        cards << text;
    }
    return cards.join(' ');
}

} // namespace

/// Rulebook, "Genotype Solo Rules", Working Phase; RULINGS.md 1.7.
class JohannTurnTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void alternatesWithThePlayer() {
        Position game = Position::solo();
        game.automa({Automa::Treasury, Automa::University});
        PLAY(game, "place temporary-slot");
        QCOMPARE(game.actor(), Seat(0));
        QCOMPARE(int(game.player(johannSeat).markersLeft), 2);
        PLAY(game, "place second-shift");
        QCOMPARE(int(game.player(johannSeat).markersLeft), 1);
        QCOMPARE(game.count<event::TurnBegan>(), 4); // Johann, player, Johann, player
    }

    void goesOnUntilBothAreOutOfMarkers() {
        Position game = Position::solo();
        game.markers(0, 1);
        PLAY(game, "place temporary-slot");
        int turns = 0;
        for (const auto& turn : game.all<event::TurnBegan>())
            turns += turn.seat == johannSeat && game.state.round == 1;
        QVERIFY(turns >= 3);
        QCOMPARE(game.count<event::AutomaPhaseBegan>(), 1);
        QVERIFY(game.state.phase != Phase::Working || game.state.round > 1);
    }

    void drawsAnActionAndASupportCard() {
        Position game = Position::solo();
        game.automa({Automa::Treasury, Automa::University}).johannsTurn();
        QCOMPARE(drawn(game), QString("treasury:action university:support"));
        QCOMPARE(int(game.state.johann.deck.size()), 7);
    }

    void gainsTwoCoinsAtTheTreasury() {
        Position game = Position::solo();
        game.automa({Automa::Treasury, Automa::University}).johannsTurn();
        QCOMPARE(game.coins(johannSeat), 3);
        QCOMPARE(ownerOf(game, Space::Treasury), johannSeat);
    }

    void paysTheCheapestUniversity() {
        Position game = Position::solo();
        game.plot(johannSeat, 1, "RR Ff Gg --").automa({Automa::University, Automa::Treasury}).johannsTurn();
        QCOMPARE(game.coins(johannSeat), 0);
        QCOMPARE(ownerOf(game, Space::UniversityOne), johannSeat);
        QCOMPARE(game.covered(johannSeat, 1), QString("G"));

        Position dear = Position::solo();
        dear.plot(johannSeat, 1, "RR Ff Gg --").coins(johannSeat, 2).onSpace(0, Space::UniversityOne);
        dear.automa({Automa::University, Automa::Treasury}).johannsTurn();
        QCOMPARE(dear.coins(johannSeat), 0);
        QCOMPARE(ownerOf(dear, Space::UniversityTwo), johannSeat);
        QCOMPARE(dear.covered(johannSeat, 1), QString("G"));
    }

    void followsTheNurseryExample() {
        // "The Support Card pips indicate which Plant Card Johann takes, then he discards the next Card to
        // the right."
        Position game = Position::solo();
        game.nursery({"RR Ff -- --", "RR -- Gg --", "Rr ff -- --"});
        game.automa({Automa::Nursery, Automa::University}).johannsTurn(); // 2 pips
        QCOMPARE(game.player(johannSeat).plots[0].plant, plant("RR -- Gg --"));
        QVERIFY(game.state.plantDiscard.contains(plant("Rr ff -- --")));
        QCOMPARE(game.state.nursery[0], plant("RR Ff -- --"));
        QCOMPARE(game.state.nursery[1], noPlant);
        QCOMPARE(game.state.nursery[2], noPlant);
        QCOMPARE(ownerOf(game, Space::Nursery), johannSeat);
    }

    void goesRoundToTheLeftInTheNursery() {
        Position game = Position::solo();
        game.nursery({"RR Ff -- --", "RR -- Gg --", "Rr ff -- --"});
        game.automa({Automa::Nursery, Automa::Gardening}).johannsTurn(); // 3 pips
        QCOMPARE(game.player(johannSeat).plots[0].plant, plant("Rr ff -- --"));
        QVERIFY(game.state.plantDiscard.contains(plant("RR Ff -- --")));

        Position gap = Position::solo();
        gap.nursery({"RR Ff -- --", "RR -- Gg --"});
        gap.automa({Automa::Nursery, Automa::Gardening}).johannsTurn();
        QCOMPARE(gap.player(johannSeat).plots[0].plant, plant("RR Ff -- --"));
        QVERIFY(gap.state.plantDiscard.contains(plant("RR -- Gg --")));
    }

    void discardsNothingWithoutASecondPlant() {
        Position game = Position::solo();
        game.nursery({"RR Ff -- --"}).automa({Automa::Nursery, Automa::University}).johannsTurn();
        QCOMPARE(game.player(johannSeat).plots[0].plant, plant("RR Ff -- --"));
        QVERIFY(game.state.plantDiscard.empty());
    }

    void drawsFromTheDeckWhenTheNurseryIsEmpty() {
        Position game = Position::solo();
        game.nursery({}).plantsOnTop({"Rr ff -- --"});
        game.automa({Automa::Nursery, Automa::University}).johannsTurn();
        QCOMPARE(game.player(johannSeat).plots[0].plant, plant("Rr ff -- --"));
        QVERIFY(game.state.plantDiscard.empty());
    }

    void leavesThePlantThatAFullGardenCannotTake() {
        Position game = Position::solo();
        game.plot(johannSeat, 1, "RR Ff -- --")
            .plot(johannSeat, 2, "Rr -- GG --")
            .plot(johannSeat, 3, "rr -- -- Tt");
        game.plot(johannSeat, 4, "-- FF Gg --").nursery({"-- FF gg --", "RR -- Gg --", "Rr ff -- --"});
        game.automa({Automa::Nursery, Automa::University}).johannsTurn();
        QCOMPARE(game.state.nursery[1], plant("RR -- Gg --"));
        QVERIFY(game.state.plantDiscard.contains(plant("Rr ff -- --")));
        QCOMPARE(game.covered(johannSeat, 1), QString("F"));
        QCOMPARE(game.last<event::TraitValidated>().source, ValidationSource::FullGarden);
    }

    void discardsAToolAndValidatesATrait() {
        Position game = Position::solo();
        game.plot(johannSeat, 1, "RR Ff -- --").shed({Tool::Rake, Tool::Grant, Tool::FlowerPot});
        game.automa({Automa::ToolShed, Automa::University}).johannsTurn(); // 2 pips
        QCOMPARE(game.state.toolShed[1], noTool);
        QCOMPARE(int(game.state.toolDiscard[std::size_t(Tool::Grant)]), 1);
        QCOMPARE(game.covered(johannSeat, 1), QString("F"));
        QCOMPARE(game.last<event::TraitValidated>().source, ValidationSource::ToolShed);
        QCOMPARE(ownerOf(game, Space::ToolShed), johannSeat);

        Position gap = Position::solo();
        gap.shed({Tool::Rake}).automa({Automa::ToolShed, Automa::University}).johannsTurn();
        QCOMPARE(int(gap.state.toolDiscard[std::size_t(Tool::Rake)]), 1);
        QCOMPARE(gap.count<event::ValidationLost>(), 1);
    }

    void discardsTheTopToolWhenTheShedIsEmpty() {
        Position game = Position::solo();
        game.shed({}).toolsOnTop({Tool::HandLens}).plot(johannSeat, 1, "RR Ff -- --");
        const auto before = game.state.toolDeck.size();
        game.automa({Automa::ToolShed, Automa::University}).johannsTurn();
        QCOMPARE(int(game.state.toolDiscard[std::size_t(Tool::HandLens)]), 1);
        QCOMPARE(game.state.toolDeck.size(), before - 1);
        QCOMPARE(game.covered(johannSeat, 1), QString("F"));
    }

    void followsTheLeftParentExample() {
        // "Left Parent Gene Action Card and the f Support Card": a tile on the left is removed …
        Position game = Position::solo();
        game.parents(Trait::FlowerColour, Genotype::HomozygousDominant, Genotype::Heterozygous);
        game.automa({Automa::ParentGeneLeft, Automa::ParentGeneTop}).johannsTurn();
        QCOMPARE(game.state.bench(Trait::FlowerColour).parents, (Parents{}));
        QCOMPARE(ownerOf(game, Space::ParentGenesF), johannSeat);
        QCOMPARE(game.coins(johannSeat), 2); // the coin beside the square

        // … and otherwise one is added "on the ff side".
        Position free = Position::solo();
        free.parents(Trait::FlowerColour, Genotype::Heterozygous, Genotype::HomozygousDominant);
        free.automa({Automa::ParentGeneLeft, Automa::ParentGeneTop}).johannsTurn();
        QCOMPARE(free.state.bench(Trait::FlowerColour).parents,
                 (Parents{Genotype::HomozygousRecessive, Genotype::HomozygousDominant}));
    }

    void setsTheTopParentByItsCard() {
        Position game = Position::solo();
        game.automa({Automa::ParentGeneTop, Automa::ParentGeneLeft}).johannsTurn(); // G
        QCOMPARE(game.state.bench(Trait::PodColour).parents,
                 (Parents{Genotype::Heterozygous, Genotype::HomozygousDominant}));
    }

    void takesTheCoinBesideASquareOnlyOnce() {
        Position game = Position::solo();
        game.state.bench(Trait::PodColour).coin = false;
        game.automa({Automa::ParentGeneTop, Automa::ParentGeneLeft}).johannsTurn();
        QCOMPARE(game.coins(johannSeat), 1);
    }

    void claimsTheFirstShiftOfTheLetterWithItsCoin() {
        Position game = Position::solo();
        game.automa({Automa::FirstShift, Automa::ResearchGoal}).johannsTurn(); // R
        QCOMPARE(ownerOf(game, Space::FirstShiftR), johannSeat);
        QCOMPARE(game.coins(johannSeat), 2);
        QVERIFY(!game.state.bench(Trait::SeedShape).coin);
    }

    void setsTheDominantGoalByACapitalLetter() {
        // "F corresponds to the FF/Ff Goal, and f corresponds to the ff Goal."
        Position game = Position::solo();
        game.coins(johannSeat, 3).automa({Automa::ResearchGoal, Automa::Nursery}).johannsTurn();
        QCOMPARE(game.state.bench(Trait::FlowerColour).goals[0], johannSeat);
        QCOMPARE(game.coins(johannSeat), 1);
        QCOMPARE(ownerOf(game, Space::GoalTwo), johannSeat);
        QCOMPARE(int(game.player(johannSeat).goalMarkersLeft), 2);

        Position small = Position::solo();
        small.coins(johannSeat, 3).automa({Automa::ResearchGoal, Automa::ParentGeneTop}).johannsTurn();
        QCOMPARE(small.state.bench(Trait::FlowerColour).goals[1], johannSeat);
    }

    void paysTheDearerGoalSpaceWhenTheCheapIsTaken() {
        Position game = Position::solo();
        game.coins(johannSeat, 3).onSpace(0, Space::GoalTwo);
        game.automa({Automa::ResearchGoal, Automa::Nursery}).johannsTurn();
        QCOMPARE(ownerOf(game, Space::GoalThree), johannSeat);
        QCOMPARE(game.coins(johannSeat), 0);
    }

    void followsTheCopyExample() {
        // "In this example, Johann would set an RR/Rr Phenotype Research Goal": the copy card supports the R
        // of the action card.
        Position game = Position::solo();
        game.coins(johannSeat, 2).automa({Automa::ResearchGoal, Automa::Gardening}).johannsTurn();
        QCOMPARE(game.state.bench(Trait::SeedShape).goals[0], johannSeat);
    }

    void picksHomozygousGoalsUnderAnOverlay() {
        Setup setup{.flowerColour = Inheritance::Codominance, .johann = Difficulty::Standard};
        Position game(1, setup);
        game.coins(johannSeat, 2).automa({Automa::ResearchGoal, Automa::Nursery}).johannsTurn();
        QCOMPARE(game.state.bench(Trait::FlowerColour).goals[0], johannSeat); // FF
        Position small(1, setup);
        small.coins(johannSeat, 2).automa({Automa::ResearchGoal, Automa::ParentGeneTop}).johannsTurn();
        QCOMPARE(small.state.bench(Trait::FlowerColour).goals[2], johannSeat); // ff
    }

    void gardensOnceARound() {
        Position game = Position::solo();
        game.onSpace(johannSeat, Space::Gardening);
        game.automa({Automa::Gardening, Automa::Treasury, Automa::University}).johannsTurn();
        QCOMPARE(drawn(game), QString("gardening:action(space-taken) treasury:action university:support"));
        game.upgrades().coins(0, 0).passAll();
        QVERIFY(!game.player(johannSeat).gardening);
    }

    void redrawsAnActionWhoseSpaceIsTaken() {
        Position game = Position::solo();
        game.onSpace(0, Space::Treasury);
        game.automa({Automa::Treasury, Automa::FirstShift, Automa::Nursery}).johannsTurn();
        QCOMPARE(drawn(game), QString("treasury:action(space-taken) shift:action nursery:support"));
        QCOMPARE(ownerOf(game, Space::FirstShiftF), johannSeat);
        QVERIFY((game.state.johann.discard >> int(Automa::Treasury)) & 1);
    }

    void redrawsAnActionThatHeCannotPay() {
        Position game = Position::solo();
        game.coins(johannSeat, 1)
            .automa({Automa::ResearchGoal, Automa::Treasury, Automa::Nursery})
            .johannsTurn();
        QCOMPARE(drawn(game), QString("goal:action(not-enough-coins) treasury:action nursery:support"));

        Position university = Position::solo();
        university.coins(johannSeat, 0).plot(johannSeat, 1, "RR Ff -- --");
        university.automa({Automa::University, Automa::Treasury, Automa::Nursery}).johannsTurn();
        QCOMPARE(drawn(university),
                 QString("university:action(not-enough-coins) treasury:action nursery:support"));
    }

    void redrawsTheUniversityWithAnEmptyGarden() {
        Position game = Position::solo();
        game.automa({Automa::University, Automa::Treasury, Automa::Nursery}).johannsTurn();
        QCOMPARE(drawn(game),
                 QString("university:action(no-uncovered-trait) treasury:action nursery:support"));
    }

    void redrawsAGoalWithoutAMarker() {
        Position game = Position::solo();
        game.coins(johannSeat, 9).goal(johannSeat, Trait::SeedShape, 0).goal(johannSeat, Trait::SeedShape, 1);
        game.goal(johannSeat, Trait::PodColour, 0);
        game.automa({Automa::ResearchGoal, Automa::Treasury, Automa::Nursery}).johannsTurn();
        QCOMPARE(drawn(game), QString("goal:action(no-goal-marker-left) treasury:action nursery:support"));
    }

    void redrawsAGoalWhenNoLetterNamesAFreeOne() {
        // Under the overlay Ff is free, but no letter names it. The owner does not matter here.
        Position game(1, {.flowerColour = Inheritance::Codominance, .johann = Difficulty::Standard});
        game.coins(johannSeat, 9);
        for (const Trait trait : allTraits)
            for (const int goal : {0, trait == Trait::FlowerColour ? 2 : 1})
                game.state.bench(trait).goals[std::size_t(goal)] = 4;
        game.automa({Automa::ResearchGoal, Automa::Treasury, Automa::Nursery});
        applyLegal(game.state, act::placeMarker(Space::SecondShift), &game.events);
        QCOMPARE(drawn(game), QString("goal:action(no-free-goal) treasury:action nursery:support"));
    }

    void redrawsOnlyTheSupportCardForATakenSpace() {
        Position game = Position::solo();
        game.onSpace(0, Space::FirstShiftF);
        game.automa({Automa::FirstShift, Automa::Nursery, Automa::ParentGeneTop, Automa::ResearchGoal});
        game.johannsTurn();
        QCOMPARE(
            drawn(game),
            QString("shift:action nursery:support(space-taken) genes-top:support(space-taken) goal:support"));
        QCOMPARE(ownerOf(game, Space::FirstShiftR), johannSeat);
    }

    void redrawsOnlyTheSupportCardForATakenGoal() {
        Position game = Position::solo();
        game.coins(johannSeat, 2).goal(0, Trait::FlowerColour, 0);
        game.automa({Automa::ResearchGoal, Automa::Nursery, Automa::ParentGeneTop}).johannsTurn();
        QCOMPARE(drawn(game), QString("goal:action nursery:support(goal-taken) genes-top:support"));
        QCOMPARE(game.state.bench(Trait::FlowerColour).goals[1], johannSeat);
    }

    void redrawsACopiedLetterThatDoesNotDo() {
        Position game = Position::solo();
        game.coins(johannSeat, 2).goal(0, Trait::SeedShape, 0);
        game.automa({Automa::ResearchGoal, Automa::Gardening, Automa::University}).johannsTurn();
        QCOMPARE(drawn(game), QString("goal:action gardening:support(goal-taken) university:support"));
        QCOMPARE(game.state.bench(Trait::SeedShape).goals[1], johannSeat); // r
    }

    void actsWithTheLastSpaceThatALetterNames() {
        Position game = Position::solo();
        for (const Space space : {Space::FirstShiftR, Space::FirstShiftF, Space::FirstShiftG})
            game.state.spaceOwner[std::size_t(space)] = johannSeat;
        game.player(johannSeat).markers = 5;
        game.player(johannSeat).markersLeft = 2;
        game.automa({Automa::FirstShift}).johannsTurn();
        QCOMPARE(ownerOf(game, Space::FirstShiftT), johannSeat);
    }

    void takesTheSecondShiftWhenNoCardFits() {
        Position game = Position::solo();
        game.coins(johannSeat, 0);
        // Who stands on the other spaces does not matter here.
        for (int space = 0; space < boardSpaceCount; ++space)
            if (static_cast<Space>(space) != Space::SecondShift)
                game.state.spaceOwner[std::size_t(space)] = 4;
        game.player(johannSeat).gardening = true;
        applyLegal(game.state, act::placeMarker(Space::SecondShift), &game.events);
        QCOMPARE(game.count<event::NoAutomaFits>(), 1);
        QCOMPARE(game.count<event::AutomaDrawn>(), 0);
        QCOMPARE(int(game.state.secondShift.size()), 2);
        QCOMPARE(game.state.secondShift[1], johannSeat);
        QCOMPARE(int(game.player(johannSeat).markersLeft), 2);
    }

    void leavesCardsInUseOutOfAReshuffle() {
        for (int i = 0; i < 50; ++i) {
            Position game = Position::solo();
            game.automa({Automa::FirstShift});
            game.state.random = core::Random(static_cast<std::uint64_t>(i));
            // Only the action card is left in the deck.
            while (game.state.johann.deck.size() > 1) {
                const Automa top = game.state.johann.deck.pop();
                const Automa next = game.state.johann.deck.pop();
                game.state.johann.deck.push(top);
                game.state.johann.discard =
                    static_cast<std::uint16_t>(game.state.johann.discard | (1u << static_cast<int>(next)));
            }
            game.johannsTurn();
            QCOMPARE(game.count<event::DeckReshuffled>(), 1);
            QCOMPARE(int(game.state.johann.action), int(Automa::FirstShift));
            QVERIFY(game.state.johann.support != game.state.johann.action);
            QCOMPARE(int(game.state.johann.deck.size()), 7);
            QCOMPARE(int(game.state.johann.discard), 0);
        }
    }

    void needsNoLetterForCardsThatDecideNothing() {
        for (const Automa action : {Automa::Treasury, Automa::Gardening}) {
            Position game = Position::solo();
            const Automa support = action == Automa::Gardening ? Automa::FirstShift : Automa::Gardening;
            for (const Space space : {Space::FirstShiftT, Space::ParentGenesT})
                game.state.spaceOwner[std::size_t(space)] = 4;
            game.automa({action, support});
            applyLegal(game.state, act::placeMarker(Space::SecondShift), &game.events);
            QCOMPARE(game.count<event::AutomaDrawn>(), 2);
        }
    }
};

GENOTYPE_TEST(JohannTurnTest)
#include "johann_turn_test.moc"
