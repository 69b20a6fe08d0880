// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_builder.h"
#include "test_registry.h"

using namespace genotype;
using tests::Position;

/// How the dice are rolled and read: rulebook, "Plant Breeding Phase"; RULINGS.md 1.1.
class RollTest : public QObject {
    Q_OBJECT

    /// Places the last marker, so that the dice are rolled; returns the breeding dice.
    static std::vector<event::DieRolled> rollOf(std::uint64_t seed, Parents seedShape = {}) {
        Position game(2);
        game.state.random = core::Random(seed);
        game.state.bench(Trait::SeedShape).parents = seedShape;
        game.markers(0, 1).markers(1, 0);
        if (!game.play("place second-shift"))
            qFatal("%s", qPrintable(game.trouble()));
        return game.all<event::DieRolled>();
    }

private Q_SLOTS:
    // ---- Punnett squares
    void readsNumeralsFromTheSquare() {
        const Parents printed{};
        QCOMPARE(poolAreaOf(printed, DieFace::One), PoolArea::HomozygousDominant);
        QCOMPARE(poolAreaOf(printed, DieFace::Two), PoolArea::Heterozygous);
        QCOMPARE(poolAreaOf(printed, DieFace::Three), PoolArea::Heterozygous);
        QCOMPARE(poolAreaOf(printed, DieFace::Four), PoolArea::HomozygousRecessive);
        QCOMPARE(poolAreaOf(printed, DieFace::Mutation), PoolArea::DeNovo);
    }

    void readsEveryFaceFromItsCellUnderAllParents() {
        for (const Genotype left : allGenotypes)
            for (const Genotype top : allGenotypes) {
                for (int cell = 0; cell < 4; ++cell)
                    QCOMPARE(int(poolAreaOf({left, top}, static_cast<DieFace>(cell))),
                             int(punnettCell({left, top}, cell)));
                QCOMPARE(poolAreaOf({left, top}, DieFace::Mutation), PoolArea::DeNovo);
            }
    }

    void countsRowsFromTheLeftAndColumnsFromTheTop() {
        // II is top right, III bottom left. The left parent gives the row, the top parent the column.
        const Parents left{.left = Genotype::HomozygousRecessive, .top = Genotype::Heterozygous};
        QCOMPARE(punnettCell(left, 0), Genotype::Heterozygous);
        QCOMPARE(punnettCell(left, 1), Genotype::HomozygousRecessive);
        QCOMPARE(punnettCell(left, 2), Genotype::Heterozygous);
        QCOMPARE(punnettCell(left, 3), Genotype::HomozygousRecessive);
        const Parents top{.left = Genotype::Heterozygous, .top = Genotype::HomozygousRecessive};
        QCOMPARE(punnettCell(top, 0), Genotype::Heterozygous);
        QCOMPARE(punnettCell(top, 1), Genotype::Heterozygous);
        QCOMPARE(punnettCell(top, 2), Genotype::HomozygousRecessive);
        QCOMPARE(punnettCell(top, 3), Genotype::HomozygousRecessive);
    }

    void makesCombinationsCertainOrImpossibleByTiles() {
        const auto dominant = Genotype::HomozygousDominant;
        const auto recessive = Genotype::HomozygousRecessive;
        const auto printed = Genotype::Heterozygous;
        using Counts = std::array<int, genotypeCount>;
        QCOMPARE(punnettCounts({dominant, dominant}), (Counts{4, 0, 0}));
        QCOMPARE(punnettCounts({dominant, recessive}), (Counts{0, 4, 0}));
        QCOMPARE(punnettCounts({recessive, recessive}), (Counts{0, 0, 4}));
        QCOMPARE(punnettCounts({dominant, printed}), (Counts{2, 2, 0}));
        QCOMPARE(punnettCounts({printed, recessive}), (Counts{0, 2, 2}));
        QCOMPARE(punnettCounts({printed, printed}), (Counts{1, 2, 1}));
    }

    // ---- The roll
    void rollsFiveDiceOfEachColour() {
        const auto dice = rollOf(1);
        QCOMPARE(dice.size(), std::size_t{20});
        std::array<int, traitCount> colours{};
        for (const auto& die : dice) {
            ++colours[static_cast<std::size_t>(die.trait)];
            QVERIFY(!die.omari);
        }
        for (const int count : colours)
            QCOMPARE(count, 5);
    }

    void rerollsAMutationExactlyOnce() {
        int kept = 0;
        int rerolled = 0;
        for (std::uint64_t seed = 0; seed < 100; ++seed)
            for (const auto& die : rollOf(seed)) {
                QCOMPARE(int(die.rerolls), die.first == DieFace::Mutation ? 1 : 0);
                if (die.rerolls == 0)
                    QCOMPARE(die.face, die.first);
                rerolled += die.rerolls;
                kept += die.face == DieFace::Mutation;
            }
        QVERIFY(rerolled > 0);
        QVERIFY(kept > 0);
        QVERIFY(kept < rerolled);
    }

    void followsAlinasRoll() {
        // "Alina … rolls the 5 blue (Seed Shape) Dice, getting II, II, IV, mutation and mutation. … One of
        // the re-rolled Dice shows a I … The other Die shows a mutation again": found among seeds, in any
        // order.
        bool found = false;
        for (std::uint64_t seed = 0; seed < 40'000 && !found; ++seed) {
            Position game(2);
            game.state.random = core::Random(seed);
            game.markers(0, 1).markers(1, 0).onSpace(1, Space::FirstShiftR).plot(1, 1, "RR Ff -- --");
            PLAY(game, "place second-shift");
            int two = 0;
            int four = 0;
            int thenOne = 0;
            int stayed = 0;
            for (const auto& die : game.all<event::DieRolled>()) {
                if (die.trait != Trait::SeedShape)
                    continue;
                two += die.first == DieFace::Two;
                four += die.first == DieFace::Four;
                thenOne += die.first == DieFace::Mutation && die.face == DieFace::One;
                stayed += die.first == DieFace::Mutation && die.face == DieFace::Mutation;
            }
            found = two == 2 && four == 1 && thenOne == 1 && stayed == 1;
            if (!found)
                continue;
            // "II represents Rr and IV represents rr … I is placed in the RR Area … the De Novo Area."
            QCOMPARE(game.inPool("Rr"), 2);
            QCOMPARE(game.inPool("rr"), 1);
            QCOMPARE(game.inPool("RR"), 1);
            QCOMPARE(game.inPool("R*"), 1);
        }
        QVERIFY(found);
    }

    void sortsTheDiceByTheTilesOnTheSquare() {
        const Parents parents{.left = Genotype::HomozygousDominant, .top = Genotype::HomozygousDominant};
        for (const auto& die : rollOf(4, parents))
            if (die.trait == Trait::SeedShape)
                QCOMPARE(die.parents, parents);
        Position game(2);
        game.parents(Trait::SeedShape, Genotype::HomozygousDominant, Genotype::HomozygousDominant);
        game.markers(0, 1).markers(1, 0).staysInUpgrades();
        PLAY(game, "place second-shift");
        QCOMPARE(game.inPool("Rr") + game.inPool("rr"), 0);
        QCOMPARE(game.inPool("RR") + game.inPool("R*"), 5);
    }
};

GENOTYPE_TEST(RollTest)
#include "roll_test.moc"
