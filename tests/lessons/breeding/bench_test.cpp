// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/breeding/bench.h"
#include "lessons/goodness_of_fit.h"
#include "plan.h"
#include "test_registry.h"

#include <QtCore/QElapsedTimer>
#include <QtTest/QTest>

#include <algorithm>
#include <limits>
#include <numeric>
#include <stdexcept>

using namespace lessons::breeding;
using namespace breeding_plan;

namespace {

std::int64_t countedIn(const CrossRecord& record) {
    return std::accumulate(record.outcomes.begin(), record.outcomes.end(), std::int64_t{0},
                           [](std::int64_t sum, const CrossRecord::Outcome& one) { return sum + one.count; });
}

} // namespace

/// Crosses, and individuals that are kept from them.
class BreedingBenchTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void flyStrainsHaveBothSexesAndPeasNone() {
        const Bench flies({1, Organism::Fly, 5}, 1);
        QCOMPARE(flies.specimens().size(), std::size_t{4});
        QVERIFY(flies.specimens()[0].sex == Sex::Female && flies.specimens()[1].sex == Sex::Male);
        QVERIFY(flies.specimens()[0].look == flies.specimens()[1].look);
        const Bench peas({1, Organism::Pea, 5}, 1);
        QCOMPARE(peas.specimens().size(), std::size_t{2});
    }

    void theSameSeedGivesTheSameOffspring() {
        const MysteryCode code{2, Organism::Glimp, 99};
        Bench one(code, 7);
        Bench other(code, 7);
        Bench third(code, 8);
        for (Bench* bench : {&one, &other, &third})
            followPlan(*bench, 200);
        QVERIFY(one.history() == other.history() && one.specimens() == other.specimens());
        QVERIFY(one.evidence().crosses.back().counts.front().count ==
                other.evidence().crosses.back().counts.front().count);
        QVERIFY(one.history() != third.history() || one.specimens() != third.specimens() ||
                one.crosses().back().outcomes.front().count != third.crosses().back().outcomes.front().count);
    }

    void theHistoryGivesTheBenchAgain() {
        const MysteryCode code{3, Organism::Fly, 12};
        Bench bench(code, 3);
        followPlan(bench, 50);
        const std::size_t kept = bench.keep(0, 0);
        bench.setLabel(kept, "Ann");
        bench.setLabel(kept, "Anna");
        bench.discard(kept);
        Bench again(code, 3);
        for (const std::string& line : bench.history())
            QVERIFY2(again.play(line), line.c_str());
        QVERIFY(again.specimens() == bench.specimens());
        QCOMPARE(again.specimens()[kept].label, std::string("Anna"));
        QVERIFY(again.history() == bench.history());
        for (std::size_t i = 0; i < bench.specimens().size(); ++i)
            QCOMPARE(again.genotypeOf(i), bench.genotypeOf(i));
    }

    void linesThatCannotBePlayedChangeNothing() {
        Bench bench({1, Organism::Pea, 1}, 1);
        bench.cross(0, 1, 10);
        const auto before = bench.history();
        for (const char* line :
             {"", "cross", "cross 0", "cross 0 1", "cross 0 1 0", "cross 0 1 1000001", "cross 0 9 10",
              "cross -1 0 10", "cross 0 1 10 5", "keep 0 99", "keep 1 0", "keep 0 0 0", "discard 0",
              "discard 7", "label 9 x", "grow 0 1 2", "cross 0 1 99999999999999999999"})
            QVERIFY2(!bench.play(line), line);
        QVERIFY(bench.history() == before);
    }

    void aPlantCanPollinateItselfAndAFlyCannot() {
        Bench peas({1, Organism::Pea, 1}, 1);
        QVERIFY(!peas.whyNotCross(0, 0, 10));
        const Bench flies({1, Organism::Fly, 1}, 1);
        QVERIFY(flies.whyNotCross(0, 0, 10) == Refusal::SameSex);
        QVERIFY(flies.whyNotCross(0, 2, 10) == Refusal::SameSex);
        QVERIFY(!flies.whyNotCross(3, 0, 10));
    }

    void theFemaleIsTheMotherInWhicheverOrder() {
        Bench bench({1, Organism::Fly, 1}, 1);
        bench.cross(3, 0, 10);
        QCOMPARE(bench.crosses()[0].mother, std::size_t{0});
        QCOMPARE(bench.crosses()[0].father, std::size_t{3});
    }

    void everyOffspringIsCountedAndAMillionTakesNoTime() {
        Bench bench({3, Organism::Fly, 4}, 1);
        QElapsedTimer timer;
        timer.start();
        bench.cross(0, 3, Bench::mostOffspring);
        QVERIFY(timer.elapsed() < 200);
        QCOMPARE(countedIn(bench.crosses()[0]), Bench::mostOffspring);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, bench.cross(0, 3, Bench::mostOffspring + 1));
    }

    void anIndividualThatIsKeptLooksLikeItsClassAndIsTakenOnce() {
        Bench bench(mysteryWith(Mode::Dominant, Organism::Pea, 1), 2);
        const std::size_t first = bench.cross(0, 1, 3);
        for (int i = 0; i < 3; ++i) {
            const Specimen& kept = bench.specimens()[bench.keep(first, 0)];
            QVERIFY(kept.look == bench.crosses()[first].outcomes[0].look && kept.generation == 1);
        }
        QVERIFY(bench.whyNotKeep(first, 0) == Refusal::AllKept);
    }

    void keptOnesHaveGenotypesInTheirProportions() {
        // Of the dominant offspring of two heterozygotes, 1 in 3 is homozygous: all that were counted,
        // taken out one by one, and another bench where only the first of each cross is taken.
        const MysteryCode code = mysteryWith(Mode::Dominant, Organism::Pea, 1);
        std::int64_t homozygous = 0;
        constexpr std::int64_t rounds = 150;
        Bench bench(code, 11);
        const std::size_t child = bench.keep(bench.cross(0, 1, 10), 0);
        const Look dominant = bench.specimens()[child].look;
        for (std::int64_t i = 0; i < rounds; ++i) {
            const std::size_t cross = bench.cross(child, child, 40);
            const auto& outcomes = bench.crosses()[cross].outcomes;
            const auto at = std::ranges::find(outcomes, dominant, &CrossRecord::Outcome::look);
            homozygous += bench.genotypeOf(bench.keep(cross, std::size_t(at - outcomes.begin()))) == "AA";
        }
        const std::vector<std::int64_t> counts{homozygous, rounds - homozygous};
        const std::vector<double> thirds{1 / 3.0, 2 / 3.0};
        QVERIFY(lessons::goodnessOfFit(counts, thirds).pValue > 0.001);
    }

    void offspringFollowTheModel() {
        Bench bench(mysteryWith(Mode::Lethal, Organism::Pea, 2), 5);
        const std::size_t carrier = bench.genotypeOf(0) == "Aa" ? 0 : 1;
        const std::size_t cross = bench.cross(carrier, carrier, 100'000);
        const auto& outcomes = bench.crosses()[cross].outcomes;
        QCOMPARE(outcomes.size(), std::size_t{2});
        const Look shown = bench.specimens()[carrier].look;
        const double share =
            double(std::ranges::find(outcomes, shown, &CrossRecord::Outcome::look)->count) / 100'000;
        QVERIFY(std::abs(share - 2 / 3.0) < 5 * std::sqrt(2 / 9.0 / 100'000));
    }

    void onlyWhoeverIsNoParentCanBeDiscarded() {
        Bench bench({1, Organism::Pea, 1}, 1);
        const std::size_t cross = bench.cross(0, 1, 10);
        const std::size_t one = bench.keep(cross, 0);
        const std::size_t other = bench.keep(cross, 0);
        bench.cross(one, one, 5);
        QVERIFY(bench.whyNotDiscard(0) == Refusal::IsStrain);
        QVERIFY(bench.whyNotDiscard(one) == Refusal::HasOffspring);
        bench.discard(other);
        QVERIFY(bench.whyNotDiscard(other) == Refusal::Discarded);
        QVERIFY(bench.whyNotCross(other, one, 5) == Refusal::Discarded);
    }

    void crossesOfTheSameParentsAreOnePieceOfEvidence() {
        Bench bench({1, Organism::Pea, 1}, 1);
        bench.cross(0, 1, 10);
        bench.cross(0, 0, 7);
        bench.cross(1, 0, 20);
        const Evidence evidence = bench.evidence();
        QCOMPARE(evidence.crosses.size(), std::size_t{2});
        QCOMPARE(evidence.crosses[1].first, std::size_t{1});
        std::int64_t all = 0;
        for (const Evidence::Count& one : evidence.crosses[0].counts)
            all += one.count;
        QCOMPARE(all, std::int64_t{30});
        QCOMPARE(evidence.strains.size(), std::size_t{2});
    }

    void everyRefusalIsASentence() {
        for (int refusal = 0; refusal <= int(Refusal::Full); ++refusal)
            QVERIFY(core::english(phrase(Refusal(refusal))).ends_with('.'));
    }
};

GENOTYPE_TEST(BreedingBenchTest)
#include "bench_test.moc"
