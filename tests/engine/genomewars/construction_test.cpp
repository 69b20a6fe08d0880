// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_registry.h"
#include "wars_table.h"

#include <set>

using namespace genomewars;
using tests::wars::genome;
using tests::wars::Table;

namespace {

Action parsed(std::string_view notation) {
    const auto action = parseAction(notation);
    if (!action)
        qFatal("no action: %s", std::string(notation).c_str());
    return *action;
}

} // namespace

/// "Genome construction"; RULINGS.md 2.
class WarsConstructionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesOnlySetupsThatExist() {
        QVERIFY(isValid({}));
        QCOMPARE(Setup{}.rounds, 10);
        for (const int players : {2, 6})
            QVERIFY(isValid({.players = players}));
        for (const int players : {0, 1, 7})
            QVERIFY(!isValid({.players = players}));
        for (const int rounds : {1, maxRounds})
            QVERIFY(isValid({.rounds = rounds}));
        for (const int rounds : {0, maxRounds + 1})
            QVERIFY(!isValid({.rounds = rounds}));
        for (const int population : {0, maxStartPopulation + 1})
            QVERIFY(!isValid({.population = population}));
        QVERIFY(isValid({.environment = 4}));
        QVERIFY(!isValid({.environment = 5}));
    }

    void givesEveryTeamThree() {
        const State state = newGame({.players = 6});
        for (const Team& team : state.teams)
            QCOMPARE(int(team.population), 3);
    }

    void buildsGenomesOfFourAllelesOfSeven() {
        ActionList list;
        legalActions(newGame({}), list);
        // 70 of the five that may be repeated, 35 with each of the two that may not, 15 with both.
        QCOMPARE(list.size(), std::size_t(70 + 35 + 35 + 15));
        std::set<std::array<std::uint8_t, alleleCount>> different;
        for (const Action& action : list) {
            QCOMPARE(action.genome().size(), 4);
            different.insert(action.genome().copies);
        }
        QCOMPARE(different.size(), list.size());
    }

    void allowsFourCopiesOfAnAlleleWithABonus() {
        for (const char* text : {"genome autotrophy autotrophy autotrophy autotrophy",
                                 "genome resistance resistance resistance resistance"})
            QCOMPARE(whyNot(newGame({}), parsed(text)), Refusal::None);
    }

    void allowsOneCopyOfFastReproductionAndOneOfAdaptability() {
        const State state = newGame({});
        QCOMPARE(whyNot(state, parsed("genome symbiotic symbiotic fast-reproduction adaptability")),
                 Refusal::None);
        QCOMPARE(whyNot(state, parsed("genome symbiotic symbiotic fast-reproduction fast-reproduction")),
                 Refusal::CopyLimit);
        QCOMPARE(whyNot(state, parsed("genome symbiotic symbiotic adaptability adaptability")),
                 Refusal::CopyLimit);
        QCOMPARE(addRefusal(genome("Au Fa"), Allele::FastReproduction), Refusal::CopyLimit);
        QCOMPARE(addRefusal(genome("Au Fa"), Allele::Autotrophy), Refusal::None);
        QCOMPARE(addRefusal(genome("Au Au Au Fa"), Allele::Autotrophy), Refusal::GenomeFull);
    }

    void letsTeamsChooseTheSame() {
        const Table table({"Au Au Re Fa", "Au Au Re Fa"});
        QVERIFY(table.genomeOf(0) == table.genomeOf(1));
    }

    void keepsGenomesSecretUntilAllHaveChosen() {
        State state = newGame({.players = 3, .seed = 5});
        std::vector<Event> events;
        apply(state, act::chooseGenome(genome("Au Au Re Fa")), &events);
        QVERIFY(observe(state, 0).visible.team(0).genome == genome("Au Au Re Fa"));
        QCOMPARE(observe(state, 1).visible.team(0).genome.size(), 0);
        QCOMPARE(observe(state, noSeat).visible.team(0).genome.size(), 0);
        QCOMPARE(int(observe(state, 1).visible.chosen), 1);
        const auto seen = observeEvents(events, 1);
        QCOMPARE(std::get<event::GenomeChosen>(seen.front()).genome.size(), 0);
        QCOMPARE(std::get<event::GenomeChosen>(observeEvents(events, 0).front()).genome.size(), 4);

        apply(state, act::chooseGenome(genome("He He He He")));
        events.clear();
        apply(state, act::chooseGenome(genome("Sy Sy Sy Sy")), &events);
        int shown = 0;
        for (const Event& one : events)
            shown += std::holds_alternative<event::GenomeRevealed>(one);
        QCOMPARE(shown, 3);
        QVERIFY(observe(state, 2).visible.team(0).genome == genome("Au Au Re Fa"));
        QVERIFY(observe(state, 2).visible.random == core::Random{});
    }

    void choosesOnceAndBeforeAnyRoll() {
        State state = newGame({});
        QCOMPARE(whyNot(state, act::roll()), Refusal::GenomesFirst);
        QCOMPARE(whyNot(state, act::mutate(Allele::Symbiotic, Allele::Resistance)), Refusal::GenomesFirst);
        const Table table({"Au Au Re Fa", "He He He He"});
        QCOMPARE(table.whyNot("genome autotrophy autotrophy autotrophy autotrophy"), Refusal::GenomesChosen);
    }

    void readsAGenomeInAnyOrder() {
        QVERIFY(parsed("genome resistance autotrophy adaptability autotrophy") ==
                act::chooseGenome(genome("Au Au Re Ad")));
        for (const char* text :
             {"", "genome", "genome autotrophy",
              "genome autotrophy autotrophy autotrophy autotrophy autotrophy", "roll ", "roll 7",
              "mutate autotrophy", "mutate autotrophy to", "mutate autotrophy to vision",
              "mutate autotrophy to resistance ", "genome autotrophy autotrophy autotrophy  autotrophy"})
            QVERIFY2(!parseAction(text), text);
    }
};

GENOTYPE_TEST(WarsConstructionTest)
#include "construction_test.moc"
