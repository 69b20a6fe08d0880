// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/game_counts.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace lessons;
using genotype::DieFace;
using genotype::Genotype;
using genotype::Parents;
using genotype::Trait;

namespace {

using Counts = std::vector<std::int64_t>;

constexpr Parents hybrids{Genotype::Heterozygous, Genotype::Heterozygous};
constexpr Parents testCross{Genotype::Heterozygous, Genotype::HomozygousRecessive};

/// Games to which dice are added one by one.
class Dice {
public:
    void roll(const char* game, Trait trait, const Parents& parents, DieFace face, bool preset = false,
              RollRule rule = RollRule::RerolledOnce) {
        LedgerRow row;
        row.game = game;
        row.number = m_next++;
        row.trait = trait;
        row.parents = parents;
        row.first = face;
        row.rerolls = face == DieFace::Mutation ? 1 : 0;
        row.face = face;
        row.rule = rule;
        row.preset = preset;
        row.time = "2026-03-04T09:15:0" + std::to_string(m_next % 10) + "Z";
        ledger.add(row);
    }

    Ledger ledger;

private:
    std::uint16_t m_next = 0;
};

Experiment looks(const char* cross) {
    return offspringByLooks(startCross(cross));
}

} // namespace

class GameCountsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDieIsAnOutcomeOfItsOwnCrossOnly() {
        const Experiment experiment = looks("Rr x rr");
        const auto outcome = [&experiment](Trait trait, const Parents& parents, genotype::PoolArea area,
                                           RollRule rule = RollRule::RerolledOnce) {
            return outcomeOf(experiment, {.trait = trait, .parents = parents, .area = area, .rule = rule});
        };
        using Outcome = std::optional<std::size_t>;
        using genotype::PoolArea;
        constexpr Parents turned{Genotype::HomozygousRecessive, Genotype::Heterozygous};
        QCOMPARE(outcome(Trait::SeedShape, testCross, PoolArea::Heterozygous), Outcome(0));
        QCOMPARE(outcome(Trait::SeedShape, turned, PoolArea::HomozygousRecessive), Outcome(1));
        QCOMPARE(outcome(Trait::SeedShape, testCross, PoolArea::DeNovo), Outcome());
        QCOMPARE(outcome(Trait::SeedShape, hybrids, PoolArea::Heterozygous), Outcome());
        QCOMPARE(outcome(Trait::PodColour, testCross, PoolArea::Heterozygous), Outcome());
        QCOMPARE(outcome(Trait::SeedShape, testCross, PoolArea::Heterozygous, RollRule::RerolledUntilNumeral),
                 Outcome());
    }
    void theDiceOfTheLastGameAreCountedByOutcome() {
        Dice dice;
        dice.roll("one", Trait::SeedShape, hybrids, DieFace::One);
        dice.roll("two", Trait::SeedShape, hybrids, DieFace::One);
        dice.roll("two", Trait::SeedShape, hybrids, DieFace::Four);
        dice.roll("two", Trait::SeedShape, hybrids, DieFace::Two);
        const auto byLooks = lastGameCounts(dice.ledger, looks("Rr x Rr"));
        QVERIFY(byLooks);
        QCOMPARE(byLooks->game, std::string("two"));
        QCOMPARE(byLooks->time, dice.ledger.rows().back().time);
        QCOMPARE(byLooks->counts, (Counts{2, 1}));
        const auto byGenotype = lastGameCounts(dice.ledger, offspringByGenotype(startCross("Rr x Rr")));
        QCOMPARE(byGenotype->counts, (Counts{1, 1, 1}));
    }

    void otherTraitsParentsAndFatherOmarisDiceAreLeftOut() {
        Dice dice;
        dice.roll("one", Trait::SeedShape, hybrids, DieFace::One);
        dice.roll("two", Trait::FlowerColour, hybrids, DieFace::One);
        dice.roll("two", Trait::SeedShape, testCross, DieFace::One);
        dice.roll("two", Trait::SeedShape, hybrids, DieFace::One, false, RollRule::RerolledUntilNumeral);
        const auto counts = lastGameCounts(dice.ledger, looks("Rr x Rr"));
        QCOMPARE(counts->game, std::string("one"));
        QCOMPARE(counts->counts, (Counts{1, 0}));
        // With the parents in either order.
        QCOMPARE(lastGameCounts(dice.ledger, looks("rr x Rr"))->game, std::string("two"));
        QVERIFY(!lastGameCounts(dice.ledger, looks("Tt x Tt")));
    }

    void aGameWhoseDiceCouldBeKnownIsStillSomebodysGame() {
        Dice dice;
        dice.roll("set", Trait::PlantHeight, hybrids, DieFace::Three, true);
        QCOMPARE(lastGameCounts(dice.ledger, looks("Tt x Tt"))->game, std::string("set"));
    }

    void mutationsAreCountedOnlyWhereTheyAreTheQuestion() {
        Dice dice;
        dice.roll("one", Trait::SeedShape, hybrids, DieFace::Mutation);
        QVERIFY(!lastGameCounts(dice.ledger, looks("Rr x Rr")));
        dice.roll("one", Trait::SeedShape, hybrids, DieFace::Two);
        dice.roll("one", Trait::FlowerColour, testCross, DieFace::One);
        QCOMPARE(lastGameCounts(dice.ledger, looks("Rr x Rr"))->counts, (Counts{1, 0}));
        Experiment mutation;
        mutation.outcomes.resize(2);
        mutation.forMutation = true;
        QCOMPARE(lastGameCounts(dice.ledger, mutation)->counts, (Counts{1, 2}));
    }

    void whatNoGameCanRollHasNone() {
        Dice dice;
        dice.roll("one", Trait::SeedShape, hybrids, DieFace::One);
        QVERIFY(!lastGameCounts(dice.ledger, looks("RrGg x RrGg")));
        const Cross cross = startCross("Rr x Rr");
        QVERIFY(!lastGameCounts(dice.ledger, gameteExperiment(cross, cross.first)));
        QVERIFY(!lastGameCounts({}, looks("Rr x Rr")));
    }
};

GENOTYPE_TEST(GameCountsTest)
#include "game_counts_test.moc"
