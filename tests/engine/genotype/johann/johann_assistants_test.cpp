// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype/game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::plant;
using tests::Position;

namespace {

int shifts(const Position& game) {
    int count = 0;
    for (const auto& one : game.all<event::AutomaDrawn>())
        count += one.role == AutomaRole::Shift;
    return count;
}

int purchases(const Position& game) {
    int count = 0;
    for (const auto& one : game.all<event::UpgradeBought>())
        count += one.seat == johannSeat;
    return count;
}

} // namespace

/// Rulebook, "Hard Mode Assistants"; RULINGS.md 1.7.
class JohannAssistantsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsOnlyAssistantsThatHeHiredAmongHisAssistants() {
        Position game = Position::hard(Assistant::Maria);
        game.plot(johannSeat, 1, "RR Ff Gg tt").automa({Automa::Gardening}).johannsTurn();
        QCOMPARE(game.covered(johannSeat, 1), QString());
        game.forget();
        game.faceDown({Assistant::Anna}).automaPhase();
        int own = 0;
        for (const auto& one : game.all<event::TraitValidated>())
            own += one.source == ValidationSource::Assistants;
        QCOMPARE(own, 1);
    }

    void laysFurtherAssistantsFaceDownInAHardGameToo() {
        Position game = Position::hard(Assistant::Maria);
        game.coins(0, 9).coins(johannSeat, 2).forHire({Assistant::Leopold, Assistant::Anna, Assistant::May});
        game.automa({Automa::University, Automa::Treasury}).upgrades(); // 1 pip
        QCOMPARE(int(game.state.johann.faceDown), 1 << int(Assistant::Leopold));
        QCOMPARE(costFor(game.player(johannSeat), 3), 3);
    }

    void validatesATraitOfHisGoalsWithSisterElisabeth() {
        // The bottom-most trait that a goal counts.
        Position game = Position::hard(Assistant::Elisabeth);
        game.goal(johannSeat, Trait::SeedShape, 0)
            .plot(johannSeat, 1, "-- Ff Gg Tt")
            .plot(johannSeat, 2, "rr FF GG --");
        game.plot(johannSeat, 3, "Rr Ff -- Tt").automaPhase();
        QCOMPARE(game.all<event::TraitValidated>()[0].source, sourceOf(Assistant::Elisabeth));
        QCOMPARE(game.all<event::TraitValidated>()[0].plant, plant("Rr Ff -- Tt"));
        QCOMPARE(game.all<event::TraitValidated>()[0].trait, Trait::SeedShape);
    }

    void losesSisterElisabethsTraitWithoutAMatch() {
        Position game = Position::hard(Assistant::Elisabeth);
        game.goal(johannSeat, Trait::SeedShape, 1).plot(johannSeat, 1, "RR Ff Gg tt").automaPhase();
        QCOMPARE(game.all<event::ValidationLost>()[0].source, sourceOf(Assistant::Elisabeth));
    }

    void sendsTheLastMarkerToFatherOmari() {
        Position game = Position::hard(Assistant::Omari);
        game.automa({Automa::Treasury, Automa::University, Automa::Nursery, Automa::ToolShed});
        PLAY(game, "place second-shift; place second-shift");
        QCOMPARE(game.count<event::AutomaDrawn>(), 4);
        QVERIFY(!game.player(johannSeat).omari);
        game.forget();
        // The player has one more marker, so that the phase is not over.
        game.player(0).markers = 4;
        game.player(0).markersLeft = 2;
        PLAY(game, "place second-shift");
        QCOMPARE(game.count<event::AutomaDrawn>(), 0);
        QVERIFY(game.player(johannSeat).omari);
        QCOMPARE(game.count<event::DieRolled>(), 4);
        QCOMPARE(int(game.player(johannSeat).markersLeft), 0);
    }

    void validatesTheBottomMostMatchOfFatherOmarisDice() {
        int matched = 0;
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            Position game = Position::hard(Assistant::Omari);
            game.markers(johannSeat, 1).plot(johannSeat, 1, "RR Ff Gg tt").plot(johannSeat, 2, "Rr FF GG Tt");
            game.plot(johannSeat, 3, "rr ff -- TT");
            game.state.random = core::Random(seed);
            game.johannsTurn();
            const auto dice = game.all<event::DieRolled>();
            QCOMPARE(static_cast<int>(dice.size()), 4);
            // Each die, in board order, is used for its genotype or lost.
            std::size_t used = 0;
            const auto traits = game.all<event::TraitValidated>();
            for (std::size_t i = 0; i < 4; ++i) {
                QCOMPARE(static_cast<std::size_t>(dice[i].trait), i);
                QVERIFY(dice[i].omari && dice[i].seat == johannSeat && dice[i].face != DieFace::Mutation);
                const Genotype shown = punnettCell(dice[i].parents, static_cast<int>(dice[i].face));
                if (used < traits.size() && traits[used].trait == dice[i].trait) {
                    QCOMPARE(traits[used].genotype, shown);
                    ++used;
                }
            }
            QCOMPARE(used, traits.size());
            QCOMPARE(game.count<event::ValidationLost>() + static_cast<int>(used), 4);
            matched += static_cast<int>(used);
            // R has all three genotypes in the garden, so that its die always matches.
            QVERIFY(!traits.empty() && traits[0].trait == Trait::SeedShape);
        }
        QVERIFY(matched > 60);
    }

    void paysBrotherFranzForTwoShifts() {
        Position game = Position::hard(Assistant::Franz);
        game.coins(0, 9).filled(0, 3).coins(johannSeat, 1).breeding("");
        QCOMPARE(shifts(game), 5);
        QCOMPARE(game.coins(johannSeat), 0);
        QCOMPARE(game.last<event::CoinsPaid>().reason, coinReason(Assistant::Franz));
    }

    void takesNoExtraShiftsWithoutACoin() {
        // A coin from the first shift comes too late: he pays before that shift.
        Position game = Position::hard(Assistant::Franz);
        game.coins(0, 9).filled(0, 3).coins(johannSeat, 0).automa({Automa::ResearchGoal}).breeding("R*");
        QCOMPARE(shifts(game), 3);
        QCOMPARE(game.last<event::CoinsGained>().reason, CoinReason::MutationDie);
    }

    void paysBrotherFranzOnceARoundAndBeforeTheFirstShift() {
        Position game = Position::hard(Assistant::Franz);
        game.coins(0, 9).filled(0, 3).coins(johannSeat, 3).breeding("");
        int paid = 0;
        for (const Event& one : game.events) {
            if (const auto* coins = std::get_if<event::CoinsPaid>(&one);
                coins && coins->reason == coinReason(Assistant::Franz))
                paid += coins->coins;
            if (std::holds_alternative<event::AutomaDrawn>(one))
                QCOMPARE(paid, 1);
            if (std::holds_alternative<event::UpgradeBought>(one))
                break;
        }
        QCOMPARE(paid, 1);
    }

    void validatesWithoutDiceWithSisterMaria() {
        // Treasury: single R, double G.
        Position game = Position::hard(Assistant::Maria);
        game.coins(0, 9).filled(0, 3).coins(johannSeat, 0).plot(johannSeat, 1, "RR Ff Gg tt");
        game.automa({Automa::Treasury, Automa::Nursery, Automa::ParentGeneLeft}).breeding("Rr Gg Gg");
        const auto arrows = game.all<event::ArrowFollowed>();
        QCOMPARE(arrows[0].outcome, ArrowOutcome::Maria);
        QCOMPARE(int(arrows[0].dice), 0);
        QCOMPARE(arrows[1].outcome, ArrowOutcome::Dice);
        QCOMPARE(game.inPool("Rr"), 1);
        QCOMPARE(game.inPool("Gg"), 0);
        QVERIFY(game.covered(johannSeat, 1).startsWith("RG"));
    }

    void needsAnUncoveredTraitForSisterMaria() {
        Position game = Position::hard(Assistant::Maria);
        game.coins(0, 9).filled(0, 3).coins(johannSeat, 0).plot(johannSeat, 1, "RR Ff Gg tt", "RG");
        game.automa({Automa::Treasury}).breeding("");
        QCOMPARE(game.all<event::ArrowFollowed>()[0].outcome, ArrowOutcome::Covered);
    }

    void lowersHisCostsByBrotherLeopold() {
        Position game = Position::hard(Assistant::Leopold);
        game.coins(johannSeat, 2).onSpace(0, Space::GoalTwo);
        game.automa({Automa::ResearchGoal, Automa::Nursery}).johannsTurn();
        QCOMPARE(game.coins(johannSeat), 0); // 3 − 1
        Position cheap = Position::hard(Assistant::Leopold);
        cheap.coins(johannSeat, 2)
            .plot(johannSeat, 1, "RR Ff Gg tt")
            .automa({Automa::University})
            .johannsTurn();
        QCOMPARE(cheap.coins(johannSeat), 1); // never below 1
    }

    void buysThreeUpgradesWithBrotherLeopold() {
        Position game = Position::hard(Assistant::Leopold);
        game.coins(0, 9).coins(johannSeat, 20).upgrades().passAll();
        QCOMPARE(purchases(game), 3);
        Position poor = Position::hard(Assistant::Leopold);
        poor.coins(0, 9).coins(johannSeat, 1).automa({Automa::Nursery}).upgrades().passAll();
        QCOMPARE(purchases(poor), 1); // the price of 1 is not lowered
        QCOMPARE(poor.coins(johannSeat), 0);
    }

    void validatesEveryCopyWithSisterMay() {
        Position game = Position::hard(Assistant::May);
        game.plot(johannSeat, 1, "RR Ff -- --")
            .plot(johannSeat, 2, "-- Ff -- TT")
            .plot(johannSeat, 3, "Rr ff -- --");
        game.automa({Automa::ToolShed}).johannsTurn();
        QCOMPARE(game.covered(johannSeat, 1), QString("F"));
        QCOMPARE(game.covered(johannSeat, 2), QString("F"));
        QCOMPARE(game.covered(johannSeat, 3), QString());
        QCOMPARE(game.last<event::TraitValidated>().widening, Widening::SisterMay);
    }

    void widensBeforeTheHarvest() {
        // The copy completes the upper plant at the same moment as the lower one.
        Position game = Position::hard(Assistant::May);
        game.plot(johannSeat, 1, "RR Ff -- --", "R").plot(johannSeat, 2, "-- Ff -- TT", "T");
        game.automa({Automa::ToolShed}).johannsTurn();
        QCOMPARE(game.player(johannSeat).harvested.size(), 2);
        QVERIFY(game.player(johannSeat).plots[0].empty());
    }

    void widensDiceOfHisArrowsToo() {
        Position game = Position::hard(Assistant::May);
        game.coins(0, 9)
            .filled(0, 3)
            .coins(johannSeat, 0)
            .plot(johannSeat, 1, "Rr -- Gg tt")
            .plot(johannSeat, 2, "RR Ff Gg tt");
        game.automa({Automa::Treasury, Automa::Nursery}).breeding("Gg");
        QVERIFY(game.covered(johannSeat, 1).contains('G'));
        QVERIFY(game.covered(johannSeat, 2).contains('G'));
    }
};

GENOTYPE_TEST(JohannAssistantsTest)
#include "johann_assistants_test.moc"
