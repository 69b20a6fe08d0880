// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_registry.h"
#include "wars_table.h"

using namespace genomewars;
using tests::wars::genome;
using tests::wars::Table;

namespace {

/// A finished or unfinished position with these genomes and populations.
State position(std::initializer_list<std::pair<std::string_view, int>> teams,
               Weighting weighting = Weighting::EachGenomeOnce) {
    State state = newGame({.players = static_cast<int>(teams.size()), .weighting = weighting});
    Seat seat = 0;
    for (const auto& [symbols, population] : teams) {
        state.team(seat).genome = genome(symbols);
        state.team(seat).population = static_cast<std::uint16_t>(population);
        ++seat;
    }
    return state;
}

} // namespace

/// "Gene pool round 1", "Gene pool round 2", "The origin of species"; RULINGS.md 2.
class WarsGenePoolTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsCopiesOfAllAlleles() {
        const GenePool pool =
            genePool(position({{"Au Au Re Fa", 3}, {"Au Sy Sy Ad", 3}}), Weighting::EachGenomeOnce);
        QCOMPARE(int(pool.total), 8);
        QCOMPARE(int(pool.of(Allele::Autotrophy)), 3);
        QCOMPARE(int(pool.of(Allele::Symbiotic)), 2);
        QCOMPARE(int(pool.of(Allele::Heterotrophy)), 0);
    }

    void letsTheTeamWithTheRarestAlleleBegin() {
        // Resistance is there once; Autotrophy three times, Symbiotic and Heterotrophy twice each.
        QCOMPARE(int(firstTeams(position({{"Au Au Sy Sy", 3}, {"Au Re He He", 3}}))), 0b10);
    }

    void asksForTheRarestAlleleBeforeAllOthers() {
        // 1 3 3 3 against 2 2 2 2: the commonest alleles do not matter.
        QCOMPARE(int(firstTeams(position({{"Re Au Au Au", 3}, {"Sy Sy He He", 3}}))), 0b01);
    }

    void comparesTheNextRarestAfterATie() {
        // Both have an allele that is there once (Re, Sp); then 1 (He) against 2 (Sy).
        QCOMPARE(int(firstTeams(position({{"Au Re Sy Sy", 3}, {"Au Sp He Fa", 3}}))), 0b10);
    }

    void comparesCopiesAndNotKinds() {
        // Each of a team's own copies counts: 1 2 2 3 against 2 2 3 3 and 1 2 3 3.
        const State state = position({{"Re Sy Sy Au", 3}, {"He He Au Fa", 3}, {"Sp Fa Au Ad", 3}});
        QCOMPARE(int(firstTeams(state)), 0b100);
        QCOMPARE(int(firstTeams(position({{"Re Re Re Re", 3}, {"Sy Sy Sy He", 3}}))), 0b10);
    }

    void drawsAmongTeamsThatTieToTheEnd() {
        QCOMPARE(int(firstTeams(position({{"Au Au Au Au", 3}, {"He He He He", 3}, {"Sy Sy Sp Sp", 3}}))),
                 0b100);
        QCOMPARE(int(firstTeams(position({{"Au Au Au Re", 3}, {"He He He Sy", 3}}))), 0b11);
        std::array<int, 2> began{};
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            State state = newGame({.seed = seed});
            apply(state, act::chooseGenome(genome("Au Au Au Re")));
            std::vector<Event> events;
            apply(state, act::chooseGenome(genome("He He He Sy")), &events);
            ++began[state.first];
            bool drawn = false;
            for (const Event& one : events)
                if (const auto* first = std::get_if<event::FirstTeamFound>(&one))
                    drawn = first->drawn && first->seat == state.first;
            QVERIFY(drawn);
        }
        QVERIFY(began[0] > 150 && began[1] > 150);
    }

    void countsEachSurvivorOnceOrByItsPopulation() {
        const State state = position({{"Au Au Re Fa", 5}, {"Au Sy Sy Ad", 1}, {"He He He He", 0}});
        const GenePool once = genePool(state, Weighting::EachGenomeOnce);
        QCOMPARE(int(once.total), 8);
        QCOMPARE(int(once.of(Allele::Autotrophy)), 3);
        QCOMPARE(int(once.of(Allele::Heterotrophy)), 0);
        const GenePool weighted = genePool(state, Weighting::ByPopulation);
        QCOMPARE(int(weighted.total), 24);
        QCOMPARE(int(weighted.of(Allele::Autotrophy)), 11);
        QCOMPARE(int(weighted.of(Allele::Symbiotic)), 2);
    }

    void givesTheWinToTheHighestPopulation() {
        QCOMPARE(int(winners(position({{"Au Au Au Au", 4}, {"He Sy Sp Re", 5}}))), 0b10);
    }

    void breaksATieByTheMostFrequentAllele() {
        // Autotrophy is the most frequent; only the second team of the two that lead holds it.
        QCOMPARE(int(winners(position({{"He Sy Sp Re", 5}, {"Au Sy Sp Re", 5}, {"Au Au Au Au", 1}}))), 0b10);
        // Both hold it; the next most frequent decides: Re is there three times, Sp twice.
        QCOMPARE(int(winners(position({{"Au Sp He Fa", 5}, {"Au Re Sy Ad", 5}, {"Au Re Re Sp", 1}}))), 0b10);
    }

    void countsKindsAndNotCopiesForTheTie() {
        // Three copies of the most frequent allele are no more than one: the next, He, decides.
        QCOMPARE(int(winners(position({{"Au Au Au Re", 5}, {"Au He He Fa", 5}}))), 0b10);
    }

    void breaksTiesByTheWeightingOfTheTable() {
        const std::initializer_list<std::pair<std::string_view, int>> teams{
            {"Re Re Re Sp", 5}, {"Au Au Fa Ad", 5}, {"Au Au Au Au", 1}, {"Re Re Re Re", 4}};
        // Each genome once: Au 6, Re 7. By population: Au 14, Re 31.
        QCOMPARE(int(winners(position(teams))), 0b1);
        const std::initializer_list<std::pair<std::string_view, int>> others{{"Re Re Re Sp", 5},
                                                                             {"Au Au Au Ad", 5},
                                                                             {"Au Sp Sp Sp", 1},
                                                                             {"Re Re He He", 1},
                                                                             {"Au Au Sy Sy", 1}};
        // Each genome once: Au 6, Re 5. By population: Au 18, Re 17.
        QCOMPARE(int(winners(position(others))), 0b10);
        const std::initializer_list<std::pair<std::string_view, int>> differ{
            {"Re Re Re Sp", 5}, {"Au Au Fa Ad", 5}, {"Au Au Sy Sy", 1}};
        // Each genome once: Au 4, Re 3. By population: Au 12, Re 15.
        QCOMPARE(int(winners(position(differ))), 0b10);
        QCOMPARE(int(winners(position(differ, Weighting::ByPopulation))), 0b1);
    }

    void sharesTheWinAfterATieToTheEnd() {
        QCOMPARE(int(winners(position({{"Au Au He He", 5}, {"Sp Sp Re Re", 5}}))), 0b11);
        QCOMPARE(int(winners(position({{"Au Au He He", 0}, {"Sp Sp Re Re", 0}}))), 0);
    }
};

GENOTYPE_TEST(WarsGenePoolTest)
#include "gene_pool_test.moc"
