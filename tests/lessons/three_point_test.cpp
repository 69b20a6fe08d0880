// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/cross/offspring.h"
#include "lessons/mapping_data.h"
#include "lessons/sampling/multinomial.h"
#include "lessons/three_point.h"
#include "test_registry.h"

#include <QtCore/QSet>
#include <QtTest/QTest>

#include <algorithm>
#include <numeric>
#include <stdexcept>

using namespace lessons;

namespace {

const MappedGenes letterGenes{{{"A", {"A", "a"}}, {"B", {"B", "b"}}, {"C", {"C", "c"}}}};

/// The counts after the genes were written down in another order: `from[i]` is the old place of gene i.
GameteCounts rewritten(const GameteCounts& counts, const std::array<std::size_t, 3>& from) {
    GameteCounts result{};
    for (std::size_t i = 0; i < counts.size(); ++i) {
        std::size_t to = 0;
        for (const std::size_t gene : from)
            to = 2 * to + (i >> (2 - gene) & 1);
        result[to] = counts[i];
    }
    return result;
}

const GameteCounts& published(const char* id) {
    return findPublishedMapping(id)->counts;
}

} // namespace

class ThreePointTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Computed with 30 digits (mpmath) from the counts gene by gene; the intervals as
    /// R: prop.test(k, n, correct = FALSE)$conf.int.
    void theIntervalsHaveTheirFractionsAndDistances_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("interval");
        QTest::addColumn<int>("recombinants");
        QTest::addColumn<double>("fraction");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<double>("lod");
        QTest::addColumn<double>("haldane");
        QTest::addColumn<double>("kosambi");
        QTest::newRow("v s") << "vermilion-sable-bar" << 0 << 191 << 0.10324324324324324
                             << 0.090190046776479182 << 0.11794072782931908 << 290.04032199152003
                             << 11.564235444895481 << 10.474927858168517;
        QTest::newRow("s B") << "vermilion-sable-bar" << 1 << 267 << 0.14432432432432432
                             << 0.12904746064753074 << 0.16107522285466988 << 225.29458944424067
                             << 17.0294403093554 << 14.854572907499447;
        QTest::newRow("v B") << "vermilion-sable-bar" << 2 << 444 << 0.24 << 0.22109004699699702
                             << 0.25998747696129857 << 114.14319404511093 << 32.696323370333201
                             << 26.149213879567193;
        QTest::newRow("we v") << "eosin-vermilion-sable" << 0 << 300 << 0.34013605442176871
                              << 0.309623829055322 << 0.37203478243547245 << 19.92671757150024
                              << 57.014249253433886 << 41.481018372947965;
        QTest::newRow("wc bi") << "cherry-bifid-vermilion" << 0 << 10 << 0.046511627906976744
                               << 0.025457504422383895 << 0.083486472414420236 << 47.156721702330442
                               << 4.8819234781957998 << 4.664648889510304;
        QTest::newRow("y v") << "yellow-club-vermilion" << 2 << 187 << 0.35619047619047619
                             << 0.31640810266646728 << 0.39806208971079645 << 9.565338551635374
                             << 62.305921288834971 << 44.600079941417399;
    }

    void theIntervalsHaveTheirFractionsAndDistances() {
        QFETCH(const QString, id);
        QFETCH(const int, interval);
        QFETCH(const int, recombinants);
        QFETCH(const double, fraction);
        QFETCH(const double, low);
        QFETCH(const double, high);
        QFETCH(const double, lod);
        QFETCH(const double, haldane);
        QFETCH(const double, kosambi);
        const auto analysis = threePointAnalysis(published(id.toStdString().c_str()));
        QVERIFY(analysis.map);
        const GeneDistance& distance =
            interval == 2 ? analysis.map->outer : analysis.map->intervals[std::size_t(interval)];
        QCOMPARE(distance.recombinants, std::int64_t{recombinants});
        CLOSE(distance.estimate.fraction, fraction);
        CLOSE(distance.estimate.interval.low, low);
        CLOSE(distance.estimate.interval.high, high);
        CLOSE(distance.estimate.lod, lod);
        CLOSE(haldaneCentimorgans(distance.estimate.fraction), haldane);
        CLOSE(kosambiCentimorgans(distance.estimate.fraction), kosambi);
    }

    void interferenceIsThatOfExactFractions_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("middle");
        QTest::addColumn<int>("doubles");
        QTest::addColumn<double>("expected");
        QTest::addColumn<double>("coincidence");
        QTest::addColumn<double>("orderLod");
        QTest::newRow("v s B") << "vermilion-sable-bar" << 1 << 7 << 27.565945945945946 << 12950.0 / 50997
                               << 111.15139539912974;
        QTest::newRow("we v s") << "eosin-vermilion-sable" << 1 << 14 << 35.374149659863946 << 1029.0 / 2600
                                << 15.750762268394922;
        QTest::newRow("wc bi v") << "cherry-bifid-vermilion" << 1 << 1 << 2.0 << 0.5 << 4.4295663972034265;
        QTest::newRow("y cl v") << "yellow-club-vermilion" << 1 << 6 << 18.777142857142857 << 525.0 / 1643
                                << 33.781872224770773;
    }

    void interferenceIsThatOfExactFractions() {
        QFETCH(const QString, id);
        QFETCH(const int, middle);
        QFETCH(const int, doubles);
        QFETCH(const double, expected);
        QFETCH(const double, coincidence);
        QFETCH(const double, orderLod);
        const auto analysis = threePointAnalysis(published(id.toStdString().c_str()));
        QCOMPARE(analysis.map->order[1], std::size_t(middle));
        QCOMPARE(analysis.map->doubleCrossovers, std::int64_t{doubles});
        CLOSE(analysis.map->expectedDoubles, expected);
        CLOSE(*analysis.map->coincidence, coincidence);
        CLOSE(*analysis.map->interference, 1 - coincidence);
        CLOSE(analysis.map->orderLod, orderLod);
    }

    /// The cross-over values that Morgan and Bridges print under their tables, in whole per cent.
    void publishedCountsGiveThePublishedDistances() {
        const auto percents = [](const char* id) {
            const auto analysis = threePointAnalysis(published(id));
            std::vector<long> values;
            for (const GeneDistance& one :
                 {analysis.map->intervals[0], analysis.map->intervals[1], analysis.map->outer})
                values.push_back(std::lround(100 * one.estimate.fraction));
            return values;
        };
        QCOMPARE(percents("vermilion-sable-bar"), (std::vector<long>{10, 14, 24}));
        QCOMPARE(percents("cherry-bifid-vermilion"), (std::vector<long>{5, 20, 24}));
        QCOMPARE(percents("yellow-club-vermilion"), (std::vector<long>{18, 20, 36}));
    }

    void publishedCountsAddUpToTheirTotals() {
        const auto total = [](const char* id) {
            const GameteCounts& counts = published(id);
            return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
        };
        QCOMPARE(total("cherry-bifid-vermilion"), std::int64_t{215});
        QCOMPARE(total("eosin-vermilion-sable"), std::int64_t{882});
        QCOMPARE(total("vermilion-sable-bar"), std::int64_t{1850});
        QCOMPARE(total("yellow-club-vermilion"), std::int64_t{525});
        QSet<QString> ids;
        for (const PublishedMapping& mapping : publishedMappings()) {
            ids << QString::fromStdString(mapping.id);
            QVERIFY(!core::english(mapping.title).empty());
            QVERIFY(core::english(mappingCitation(mapping)).ends_with(std::to_string(mapping.table)));
            // Class 0 is the wild type, and each symbol names its gene.
            QCOMPARE(className(mapping.genes, 0), std::string("+ + +"));
        }
        QCOMPARE(static_cast<std::size_t>(ids.size()), publishedMappings().size());
        QCOMPARE(findPublishedMapping("white"), nullptr);
    }

    void theOrderDoesNotDependOnHowTheGenesAreWrittenDown() {
        const GameteCounts& counts = published("vermilion-sable-bar");
        const auto known = threePointAnalysis(counts);
        std::array<std::size_t, 3> from{0, 1, 2};
        do {
            const auto analysis = threePointAnalysis(rewritten(counts, from));
            QCOMPARE(from[analysis.map->order[1]], std::size_t{1});
            QVERIFY(analysis.map->order[0] < analysis.map->order[2]);
            const std::size_t first = from[analysis.map->order[0]] == 0 ? 0 : 1;
            QCOMPARE(analysis.map->intervals[first].recombinants, known.map->intervals[0].recombinants);
            QCOMPARE(analysis.map->outer.recombinants, known.map->outer.recombinants);
            CLOSE(*analysis.map->coincidence, *known.map->coincidence);
        } while (std::ranges::next_permutation(from).found);
    }

    void complementaryClassesAreExchangeable() {
        GameteCounts mirrored = published("eosin-vermilion-sable");
        std::ranges::reverse(mirrored);
        const auto analysis = threePointAnalysis(mirrored);
        QCOMPARE(analysis.map->order[1], std::size_t{1});
        QCOMPARE(analysis.map->intervals[0].recombinants, std::int64_t{300});
    }

    void theClassesAreThoseOfARolledTestCross() {
        std::vector<Gene> genes = inventedGenes(genotype::Inheritance::CompleteDominance);
        genes.resize(3);
        const Individual hybrid{std::vector<std::array<AlleleIndex, 2>>(3, {0, 1})};
        const Individual tester{std::vector<std::array<AlleleIndex, 2>>(3, {1, 1})};
        const Offspring offspring(Cross{genes, hybrid, tester, {0.1, 0.2}});
        QCOMPARE(offspring.phenotypeCount(), std::size_t{8});
        GameteCounts exact{};
        for (std::size_t i = 0; i < exact.size(); ++i)
            exact[i] = std::llround(1000 * offspring.byPhenotype()[i]);
        const auto analysis = threePointAnalysis(exact);
        QCOMPARE(*analysis.parental, (std::array<std::size_t, 2>{0, 7}));
        QCOMPARE(analysis.map->order, (std::array<std::size_t, 3>{0, 1, 2}));
        CLOSE(analysis.map->intervals[0].estimate.fraction, 0.1);
        CLOSE(analysis.map->intervals[1].estimate.fraction, 0.2);
        CLOSE(analysis.map->outer.estimate.fraction, fractionAcross(0.1, 0.2));
        CLOSE(*analysis.map->coincidence, 1.0); // crossovers of a rolled cross do not interfere
        CLOSE(haldaneCentimorgans(analysis.map->outer.estimate.fraction),
              haldaneCentimorgans(0.1) + haldaneCentimorgans(0.2));

        Generator generator(5);
        GameteCounts rolled{};
        sampleCounts(generator, 10'000, offspring.byPhenotype(), rolled);
        const auto sample = threePointAnalysis(rolled);
        QCOMPARE(sample.map->order[1], std::size_t{1});
        QVERIFY(sample.map->intervals[0].estimate.interval.low < 0.1 &&
                sample.map->intervals[0].estimate.interval.high > 0.1);
    }

    void aTieLeavesTheOrderOpen() {
        const auto rare = threePointAnalysis({40, 3, 9, 2, 2, 9, 3, 40}); // AB separated as seldom as BC
        QVERIFY(rare.map);
        const auto tie = threePointAnalysis({40, 3, 9, 3, 3, 9, 3, 40});
        QCOMPARE(tie.doubt, OrderDoubt::RarestTie);
        QVERIFY(!tie.map && tie.parental);
        // The distances of two genes at a time are known all the same.
        QCOMPARE(tie.pairs->at(0).recombinants, std::int64_t{24}); // A and B
        QCOMPARE(tie.pairs->at(1).recombinants, std::int64_t{12}); // A and C
        QCOMPARE(tie.pairs->at(2).recombinants, std::int64_t{24}); // B and C
        const auto parental = threePointAnalysis({20, 20, 5, 1, 1, 5, 20, 20});
        QCOMPARE(parental.doubt, OrderDoubt::ParentalTie);
        QVERIFY(!parental.map && !parental.parental && !parental.pairs);
        QCOMPARE(threePointAnalysis({}).doubt, OrderDoubt::NoOffspring);
    }

    void twoPairsThatAreMissingAreATieToo() {
        const auto analysis = threePointAnalysis({45, 5, 0, 0, 0, 0, 5, 45});
        QCOMPARE(analysis.doubt, OrderDoubt::RarestTie);
        QCOMPARE(analysis.pairs->at(0).recombinants, std::int64_t{0}); // A and B were never separated
    }

    void onePairThatIsMissingIsThatOfTheDoubleCrossovers() {
        const auto analysis = threePointAnalysis({40, 6, 0, 4, 4, 0, 6, 40});
        QCOMPARE(analysis.map->order[1], std::size_t{1});
        QCOMPARE(analysis.map->doubleCrossovers, std::int64_t{0});
        CLOSE(*analysis.map->coincidence, 0.0);
        CLOSE(*analysis.map->interference, 1.0);
        CLOSE(analysis.map->outer.estimate.fraction, 0.2);
        QVERIFY(core::english(doublesPhrase(*analysis.map, letterGenes)).find("never counted") !=
                std::string::npos);
        QVERIFY(core::english(sumPhrase(*analysis.map, letterGenes, "20", "20")).find("no double") !=
                std::string::npos);
    }

    void theOrderIsTheSurerTheMoreOffspringThereAre() {
        const auto weak = threePointAnalysis({40, 3, 9, 2, 2, 9, 3, 40});
        const auto strong = threePointAnalysis({400, 30, 90, 20, 20, 90, 30, 400});
        CLOSE(weak.map->orderLod, 1.1356359547587574);
        CLOSE(strong.map->orderLod, 10 * weak.map->orderLod);
    }

    /// In R, binom.test gives p 0.44 for the genes b and c, and 0.33 for a and c.
    void aThirdGeneThatIsNotLinkedGivesNoOrder() {
        const auto analysis = threePointAnalysis({292, 287, 79, 79, 84, 88, 281, 310});
        QCOMPARE(analysis.doubt, OrderDoubt::NotLinked);
        QVERIFY(!analysis.showsOrder());
        // What is known stays: two of the genes are linked.
        QVERIFY(!maybeUnlinked(analysis.pairs->at(0)));
        QVERIFY(maybeUnlinked(analysis.pairs->at(1)) && maybeUnlinked(analysis.pairs->at(2)));
    }

    void anOrderThatIsHardlyLikelierThanTheNextIsNotClaimed() {
        const auto weak = threePointAnalysis({40, 3, 9, 2, 2, 9, 3, 40}); // LOD 1.14
        QCOMPARE(weak.doubt, OrderDoubt::WeakOrder);
        QVERIFY(threePointAnalysis({400, 30, 90, 20, 20, 90, 30, 400}).showsOrder());
    }

    void independentGenesAreNotCalledLinked() {
        const auto analysis = threePointAnalysis({14, 12, 13, 12, 11, 12, 13, 14});
        QVERIFY(analysis.pairs);
        for (const GeneDistance& pair : *analysis.pairs)
            QVERIFY(maybeUnlinked(pair));
        QVERIFY(!maybeUnlinked(threePointAnalysis(published("vermilion-sable-bar")).map->outer));
    }

    void refusesWhatCannotHaveBeenCounted() {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, threePointAnalysis({-1, 2, 3}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, threePointAnalysis({1'000'000'000'001}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, threePointAnalysis({1, 2, 3}, 1));
        GameteCounts most;
        most.fill(1'000'000'000'000);
        most[0] += -1;
        QVERIFY(!threePointAnalysis(most).map);
    }

    void theSentencesSayWhatFollows() {
        const PublishedMapping& mapping = *findPublishedMapping("vermilion-sable-bar");
        const auto analysis = threePointAnalysis(mapping.counts);
        const auto& map = *analysis.map;
        QCOMPARE(core::english(parentalPhrase(analysis, mapping.genes)),
                 std::string("The most frequent pair of types, + s B and v + +, is parental: no crossover "
                             "separated the alleles."));
        QCOMPARE(core::english(doublesPhrase(map, mapping.genes)),
                 std::string("The rarest pair, + + B and v s +, comes from double crossovers."));
        QCOMPARE(core::english(orderPhrase(map, mapping.genes)),
                 std::string("Compared with the parental pair, only the alleles of s are exchanged in it: s "
                             "is in the middle. The order is v – s – B."));
        QCOMPARE(core::english(distancePhrase(map.intervals[0], 1850, mapping.genes, "10.3")),
                 std::string("v and s were separated in 191 of 1850 offspring: 10.3 %."));
        QCOMPARE(core::english(interferencePhrase(map, "27.57", "0.254", "0.746")),
                 std::string("If crossovers were independent, 27.57 double crossovers would be expected; "
                             "counted were 7. Coefficient of coincidence: 0.254. Interference: 0.746."));
        QCOMPARE(className(letterGenes, 5), std::string("aBc"));
    }

    void withoutCrossoversInAnIntervalInterferenceIsUndefined() {
        ThreePointMap map;
        QVERIFY(core::english(interferencePhrase(map, "", "", "")).ends_with("undefined."));
        // Both intervals of a known order have crossovers, so its coincidence is defined.
        for (std::int64_t one = 1; one < 5; ++one)
            QVERIFY(threePointAnalysis({40, one, 0, 2, 2, 0, one, 40}).map->coincidence);
    }
};

GENOTYPE_TEST(ThreePointTest)
#include "three_point_test.moc"
