// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/population/allele_count_chances.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <numeric>
#include <stdexcept>

using namespace lessons;

namespace {

PopulationModel modelOf(std::int64_t size, double start) {
    PopulationModel model;
    model.size = size;
    model.start = start;
    return model;
}

/// Of A, over all populations.
double meanFrequency(const AlleleCountChances& chances) {
    const std::vector<double>& all = chances.chances();
    double copies = 0;
    for (std::size_t i = 0; i < all.size(); ++i)
        copies += all[i] * static_cast<double>(i);
    return copies / static_cast<double>(all.size() - 1);
}

} // namespace

class GenerationsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aGenerationCountsItsAlleles() {
        const Generation generation{{2, 3, 5}};
        QCOMPARE(generation.size(), std::int64_t{10});
        CLOSE(generation.frequency(), 0.35);
        QCOMPARE(fateOf(generation), AlleleFate::Both);
        QCOMPARE(fateOf({{4, 0, 0}}), AlleleFate::Fixed);
        QCOMPARE(fateOf({{0, 0, 4}}), AlleleFate::Lost);
        QCOMPARE(fateOf({{1, 0, 3}}), AlleleFate::Both);
        QCOMPARE(fateOf({{0, 4, 0}}), AlleleFate::Both);
    }

    void everyGenerationHasItsSize() {
        PopulationModel model = modelOf(37, 0.2);
        model.fitness = {1, 1.2, 0.4};
        model.migration = 0.1;
        Generator generator(5);
        const auto history = runPopulation(generator, model, 60);
        QCOMPARE(history.size(), std::size_t{60});
        for (const Generation& one : history)
            QCOMPARE(one.size(), std::int64_t{37});
    }

    void theSameSeedGivesTheSamePopulations() {
        const PopulationModel model = modelOf(20, 0.5);
        const auto few = runPopulations(7, model, 10, 3);
        QVERIFY(few == runPopulations(7, model, 10, 3));
        QVERIFY(few != runPopulations(8, model, 10, 3));
        const auto more = runPopulations(7, model, 25, 5);
        for (std::size_t i = 0; i < few.size(); ++i)
            QVERIFY(std::equal(few[i].begin(), few[i].end(), more[i].begin()));
        QVERIFY(few[0] != few[1]);
    }

    /// Pinned, so that lines printed on a worksheet come out the same on every machine.
    void aSeedGivesTheseGenerations() {
        const auto history = runPopulations(7, modelOf(20, 0.5), 4, 1).front();
        QCOMPARE(history[0], (Generation{{{8, 9, 3}}}));
        QCOMPARE(history[3], (Generation{{{9, 9, 2}}}));
    }

    void whatIsLostStaysLost() {
        for (const auto& history : runPopulations(3, modelOf(4, 0.5), 100, 50)) {
            bool lost = false;
            for (const Generation& one : history) {
                const bool now = fateOf(one) != AlleleFate::Both;
                QVERIFY(now || !lost);
                lost = now;
            }
        }
    }

    void aLethalGenotypeIsNeverAmongTheAdults() {
        PopulationModel model = modelOf(30, 0.5);
        model.fitness = {1, 1, 0};
        for (const auto& history : runPopulations(1, model, 20, 20))
            for (const Generation& one : history)
                QCOMPARE(one.counts[2], std::int64_t{0});
    }

    /// Counts of 4000 populations are within five standard deviations of the exact chances.
    void fatesAreAsFrequentAsTheirChances() {
        PopulationModel model = modelOf(8, 0.4);
        model.fitness = {1, 1, 0.8};
        AlleleCountChances chances(model);
        chances.advance(14);
        constexpr std::size_t n = 4000;
        std::array<double, alleleFateCount> counts{};
        for (const auto& history : runPopulations(11, model, 15, n))
            ++counts[std::size_t(fateOf(history.back()))];
        for (const AlleleFate fate : {AlleleFate::Fixed, AlleleFate::Both, AlleleFate::Lost}) {
            const double chance = chances.of(fate);
            QVERIFY(std::abs(counts[std::size_t(fate)] / n - chance) <
                    5 * std::sqrt(chance * (1 - chance) / n));
        }
    }

    void aLargePopulationFollowsTheCourseWithoutChance() {
        PopulationModel model = modelOf(mostIndividuals, 0.1);
        model.fitness = {1, 0.95, 0.9};
        const auto expected = withoutChance(model, 100);
        const auto history = runPopulations(2, model, 100, 1).front();
        QVERIFY(std::abs(history.back().frequency() - expected.back()) < 0.01);
    }

    void refusesAnInfinitePopulation() {
        PopulationModel model;
        Generator generator(1);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, runPopulation(generator, model, 1));
        model.size = 1;
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, runPopulation(generator, model, 1));
    }
};

GENOTYPE_TEST(GenerationsTest)

class AlleleCountChancesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// By a Markov chain of fractions in Python that goes through all genotype counts of a generation.
    void agreesWithExactFractions_data() {
        QTest::addColumn<int>("size");
        QTest::addColumn<double>("start");
        QTest::addColumn<QList<double>>("fitness");
        QTest::addColumn<QList<double>>("rates"); // migration, source, mutation, back
        QTest::addColumn<int>("generations");
        QTest::addColumn<QList<double>>("expected"); // fixed, both, lost, mean frequency, mean 2pq
        const QList<double> alike{1, 1, 1};
        const QList<double> none{0, 0, 0, 0};
        QTest::newRow("drift alone") << 5 << 0.3 << alike << none << 6
                                     << QList<double>{0.04490457769083559, 0.5953345186808087,
                                                      0.3597609036283557, 0.3, 0.22320522};
        QTest::newRow("a pair") << 2 << 0.5 << alike << none << 5
                                << QList<double>{0.3587478995323181, 0.28250420093536377, 0.3587478995323181,
                                                 0.5, 0.11865234375};
        QTest::newRow("against the recessive")
            << 4 << 0.5 << QList<double>{1, 1, 0.8} << none << 5
            << QList<double>{0.21529977214901436, 0.6994419863718156, 0.08525824147916998, 0.6008006396643453,
                             0.2721197129860985};
        QTest::newRow("heterozygotes at an advantage")
            << 4 << 0.3 << QList<double>{0.9, 1, 0.6} << none << 6
            << QList<double>{0.14843716793598047, 0.7215502526786447, 0.1300125793853748, 0.5507674888044204,
                             0.2882211522995414};
        QTest::newRow("everything at once")
            << 3 << 0.4 << QList<double>{1, 0.9, 0.7} << QList<double>{0.05, 0.2, 0.01, 0.02} << 4
            << QList<double>{0.13200475591316246, 0.7474214177125158, 0.1205738263743217, 0.5215689727099775,
                             0.29603504781792617};
        QTest::newRow("a recessive lethal allele") << 3 << 0.5 << QList<double>{1, 1, 0} << none << 4
                                                   << QList<double>{0.497758537147919, 0.502241462852081, 0,
                                                                    0.8628015769433889, 0.18565211075460683};
    }

    void agreesWithExactFractions() {
        QFETCH(const int, size);
        QFETCH(const double, start);
        QFETCH(const QList<double>, fitness);
        QFETCH(const QList<double>, rates);
        QFETCH(const int, generations);
        QFETCH(const QList<double>, expected);
        PopulationModel model = modelOf(size, start);
        model.fitness = {fitness[0], fitness[1], fitness[2]};
        model.migration = rates[0];
        model.sourceFrequency = rates[1];
        model.mutation = rates[2];
        model.backMutation = rates[3];
        AlleleCountChances chances(model);
        chances.advance(generations - 1);
        CLOSE(chances.of(AlleleFate::Fixed), expected[0]);
        CLOSE(chances.of(AlleleFate::Both), expected[1]);
        CLOSE(chances.of(AlleleFate::Lost), expected[2]);
        CLOSE(meanFrequency(chances), expected[3]);
        CLOSE(chances.meanHeterozygosity(), expected[4]);
        CLOSE(std::accumulate(chances.chances().begin(), chances.chances().end(), 0.0), 1.0);
    }

    void driftTakesHeterozygosityAsWrightSays() {
        for (const std::int64_t size : {2, 10, 60}) {
            AlleleCountChances chances(modelOf(size, 0.3));
            CLOSE(chances.meanHeterozygosity(), heterozygosityLeft(0.3, size, 1));
            chances.advance(39);
            CLOSE(chances.meanHeterozygosity(), heterozygosityLeft(0.3, size, 40));
            CLOSE(meanFrequency(chances), 0.3);
        }
    }

    void aNeutralAlleleIsFixedWithAChanceThatIsItsFrequency() {
        for (const double start : {0.05, 0.3, 0.5}) {
            AlleleCountChances chances(modelOf(10, start));
            chances.advance(1000);
            QVERIFY(std::abs(chances.of(AlleleFate::Fixed) - start) < 1e-9);
            QVERIFY(std::abs(chances.of(AlleleFate::Lost) - (1 - start)) < 1e-9);
        }
    }

    void theLargestPopulationIsStillExact() {
        AlleleCountChances chances(modelOf(AlleleCountChances::mostExact, 0.3));
        chances.advance(9);
        CLOSE(chances.meanHeterozygosity(), heterozygosityLeft(0.3, AlleleCountChances::mostExact, 10));
    }

    void refusesLargeAndInfinitePopulations() {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, AlleleCountChances{modelOf(201, 0.5)});
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, AlleleCountChances{PopulationModel{}});
    }
};

GENOTYPE_TEST(AlleleCountChancesTest)
#include "generations_test.moc"
