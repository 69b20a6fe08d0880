// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/genomewars/duel.h"

#include "engine/genomewars/judgement.h"
#include "engine/genomewars/rules.h"
#include "lessons/genomewars/evolution_experiments.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <numeric>

using namespace lessons;
using genomewars::Allele;
using genomewars::Environment;
using genomewars::genomeOf;

namespace {

const genomewars::Genome plain =
    genomeOf({Allele::Autotrophy, Allele::Autotrophy, Allele::Heterotrophy, Allele::Symbiotic});
const genomewars::Genome resistant =
    genomeOf({Allele::Resistance, Allele::Resistance, Allele::Resistance, Allele::Adaptability});

double all(const DuelChances& chances) {
    return chances.sum([](const DuelEnd&) { return true; });
}

/// The expected population of a side: the sum of the chances that it is at least 1, at least 2, and so on.
double meanOf(const DuelChances& chances, int DuelEnd::*side) {
    double mean = 0;
    for (int least = 1;; ++least) {
        const double share = chances.sum([&](const DuelEnd& end) { return end.*side >= least; });
        if (share == 0)
            return mean;
        mean += share;
    }
}

} // namespace

class DuelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void followsASingleRoundByHand() {
        // One turn each, from 3 individuals, in the desert, where neither has a bonus; mutation is off. Who
        // begins is drawn or decided, but with one turn each the order matters only for an extinction that
        // ends the game.
        const DuelChances chances(
            {.first = plain, .second = plain, .environment = Environment::Desert, .rounds = 1});
        QVERIFY(std::abs(all(chances) - 1) < 1e-12);
        // Both die by two extinctions (5/36 each), or by one and a 5 (4/36), which takes one from both,
        // before or after.
        QVERIFY(std::abs(chances.of({0, 0}) - (25.0 + 20 + 20) / 1296) < 1e-12);
        // A 12 in both turns: two as the acting team and one as the other.
        QVERIFY(std::abs(chances.of({6, 6}) - 1.0 / 1296) < 1e-12);
        // A 9 to 11 in both turns: one each in each turn.
        QVERIFY(std::abs(chances.of({5, 5}) - 81.0 / 1296) < 1e-12);
    }

    void isAlikeFromBothSides() {
        const DuelChances one(
            {.first = plain, .second = resistant, .environment = Environment::Hospital, .rounds = 3});
        const DuelChances other(
            {.first = resistant, .second = plain, .environment = Environment::Hospital, .rounds = 3});
        QVERIFY(std::abs(meanOf(one, &DuelEnd::first) - meanOf(other, &DuelEnd::second)) < 1e-12);
        QVERIFY(std::abs(one.of({4, 7}) - other.of({7, 4})) < 1e-12);
        QVERIFY(meanOf(one, &DuelEnd::second) > meanOf(one, &DuelEnd::first) + 1);
    }

    void agreesWithGamesOfTheEngine() {
        const Duel duel{
            .first = plain, .second = resistant, .environment = Environment::Hospital, .rounds = 4};
        const DuelChances chances(duel);
        QVERIFY(std::abs(all(chances) - 1) < 1e-12);
        constexpr int games = 20'000;
        double first = 0;
        double dead = 0;
        for (int game = 0; game < games; ++game) {
            const DuelEnd end = playDuel(duel, std::uint64_t(game) + 17);
            QVERIFY(chances.of(end) > 0);
            first += end.first;
            dead += end.first == 0;
        }
        // Within five standard errors; a population of 4 rounds spreads by less than 4.
        QVERIFY(std::abs(first / games - meanOf(chances, &DuelEnd::first)) <
                5 * 4 / std::sqrt(double(games)));
        const double expected = chances.sum([](const DuelEnd& end) { return end.first == 0; });
        QVERIFY(std::abs(dead / games - expected) < 5 * std::sqrt(expected * (1 - expected) / games));
    }

    void playsTheSameGameForTheSameSeed() {
        const Duel duel{.first = plain, .second = resistant};
        QVERIFY(playDuel(duel, 5) == playDuel(duel, 5));
    }

    void givesATieToTheGenomeWithTheMoreFrequentAlleles() {
        // Both hold Re, the most frequent allele; the next, Au, only the second.
        const Duel duel{
            .first =
                genomeOf({Allele::Resistance, Allele::Symbiotic, Allele::SporeFormer, Allele::Heterotrophy}),
            .second =
                genomeOf({Allele::Resistance, Allele::Autotrophy, Allele::Autotrophy, Allele::Adaptability})};
        QCOMPARE(int(winnersOf(duel, {4, 4})), 2);
        QCOMPARE(int(winnersOf(duel, {5, 4})), 1);
        QCOMPARE(int(winnersOf(duel, {0, 0})), 0);
        QCOMPARE(int(winnersOf({.first = plain, .second = plain}, {4, 4})), 3);
    }
};

GENOTYPE_TEST(DuelTest)

class EvolutionExperimentsTest : public QObject {
    Q_OBJECT

    static void check(const Experiment& experiment) {
        const auto chances = experiment.chances();
        QVERIFY2(std::abs(std::accumulate(chances.begin(), chances.end(), 0.0) - 1) < 1e-9,
                 experiment.key.c_str());
        for (const double chance : chances)
            QVERIFY(chance > 0);
        constexpr std::int64_t n = 2000;
        const auto counts = experiment.play(3, n);
        QCOMPARE(counts.size(), chances.size());
        QCOMPARE(std::accumulate(counts.begin(), counts.end(), std::int64_t{0}), n);
        for (std::size_t i = 0; i < counts.size(); ++i)
            QVERIFY2(std::abs(double(counts[i]) / n - chances[i]) <
                         5 * std::sqrt(chances[i] * (1 - chances[i]) / n) + 1e-9,
                     experiment.key.c_str());
        QVERIFY(counts == experiment.play(3, n));
    }

private Q_SLOTS:
    void everyGenomeOfTheLessonIsLegal() {
        genomewars::ActionList list;
        genomewars::legalActions(genomewars::newGame({}), list);
        for (const NamedGenome& one : lessonGenomes())
            QVERIFY(list.contains(genomewars::act::chooseGenome(one.genome)));
    }

    void playsWhatItExpects() {
        check(selectionExperiment(0, 1, Environment::Hospital));
        check(selectionExperiment(2, 3, Environment::Desert));
        check(selectionExperiment(1, 1, Environment::Jungle));
        check(driftExperiment(3, 3));
        check(driftExperiment(3, 10));
        check(mutationExperiment(0, Environment::Hospital));
        check(mutationExperiment(2, Environment::Desert));
    }

    void lastsFewerTeamsWhenTheyAreSmall() {
        const auto diesOut = [](const Experiment& experiment) { return experiment.outcomes.front().chance; };
        QVERIFY(diesOut(driftExperiment(2, 3)) > 5 * diesOut(driftExperiment(2, 10)));
    }

    /// A neutral allele in each of two teams with the same genome: neither is at an advantage.
    void driftFavoursNeitherAllele() {
        const Experiment experiment = driftExperiment(2, 10);
        QCOMPARE(experiment.outcomes.size(), std::size_t{4});
        QVERIFY(std::abs(experiment.outcomes[1].chance - experiment.outcomes[2].chance) < 1e-9);
        QVERIFY(experiment.outcomes[1].tone.team == std::uint8_t{0});
        QVERIFY(experiment.outcomes[2].tone.team == std::uint8_t{1});
    }

    /// What the lesson says about the hospital: three copies of Re against one, and Fast Reproduction.
    void moreCopiesAreWorthLessThanFastReproduction() {
        const auto risesOf = [](std::size_t which) {
            int ways = 0;
            for (int roll = 2; roll <= 12; ++roll)
                if (genomewars::judge(lessonGenomes()[which].genome, Environment::Hospital, roll, false)
                        .change > 0)
                    ways += genomewars::waysToRoll(roll);
            return ways;
        };
        QCOMPARE(risesOf(0), 31);
        QCOMPARE(risesOf(3), 26);
        QVERIFY(meanChange(lessonGenomes()[3].genome, Environment::Hospital).sum() >
                meanChange(lessonGenomes()[0].genome, Environment::Hospital).sum());
        const auto experiment = selectionExperiment(0, 3, Environment::Hospital);
        QVERIFY(experiment.outcomes[1].chance > experiment.outcomes[0].chance);
    }

    void countsMutationsByWhatTheyChangeHere() {
        const auto genome = lessonGenomes()[2].genome;
        const MeanChange before = meanChange(genome, Environment::Hospital);
        auto mutant = genome;
        mutant.remove(Allele::Autotrophy);
        mutant.add(Allele::Resistance);
        QVERIFY(meanChange(mutant, Environment::Hospital).sum() > before.sum());
        mutant = genome;
        mutant.remove(Allele::Autotrophy);
        mutant.add(Allele::Symbiotic);
        QCOMPARE(meanChange(mutant, Environment::Hospital).sum(), before.sum());
        const Experiment experiment = mutationExperiment(2, Environment::Hospital);
        QCOMPARE(experiment.outcomes.size(), std::size_t(3));
        // Any of four alleles can be lost, and any of six others gained for it.
        QCOMPARE(std::accumulate(experiment.ratio.begin(), experiment.ratio.end(), std::int64_t{0}),
                 std::int64_t{24});
    }
};

GENOTYPE_TEST(EvolutionExperimentsTest)
#include "duel_test.moc"
