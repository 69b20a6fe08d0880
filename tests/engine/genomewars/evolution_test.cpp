// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_registry.h"
#include "wars_table.h"

using namespace genomewars;
using tests::wars::genome;
using tests::wars::randomWith;
using tests::wars::Table;

namespace {

/// Two dice with this sum.
std::pair<int, int> facesOf(int sum) {
    const int first = sum > 7 ? 6 : sum - 1;
    return {first, sum - first};
}

} // namespace

/// "Evolution": environments, turns, both tables; RULINGS.md 2.
class WarsEvolutionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rollsTheEnvironmentByItsTable() {
        const Environment order[]{Environment::SurfaceWater, Environment::Jungle, Environment::Desert,
                                  Environment::Hospital, Environment::CoralReef};
        for (int face = 1; face <= 5; ++face) {
            State state = newGame({});
            apply(state, act::chooseGenome(genome("Au Au Au Re")));
            state.random = randomWith({face});
            apply(state, act::chooseGenome(genome("He Sy Sy Fa")));
            QCOMPARE(state.environment, order[face - 1]);
        }
    }

    void rollsASixForTheEnvironmentAgain() {
        State state = newGame({});
        apply(state, act::chooseGenome(genome("Au Au Au Re")));
        state.random = randomWith({6, 6, 3});
        std::vector<Event> events;
        apply(state, act::chooseGenome(genome("He Sy Sy Fa")), &events);
        QCOMPARE(state.environment, Environment::Desert);
        int dice = 0;
        for (const Event& one : events)
            dice += std::holds_alternative<event::EnvironmentRolled>(one);
        QCOMPARE(dice, 3);
    }

    void judgesTheOrangeTeamAsTheExampleTurnDoes() {
        // Autotrophy, spore former, fast reproducer, resistance; hospital; an opposing team rolls a 7.
        Table table({"Au Sp Fa Re", "He Sy Sy Sy"}, Environment::Hospital);
        table.turnOf(1).roll(3, 4);
        const auto orange = table.judged(0);
        QCOMPARE(orange.judgement.table, TableKind::Modified);
        QCOMPARE(int(orange.judgement.modifier), 3);
        QCOMPARE(orange.judgement.total(), 10);
        QCOMPARE(modifiedTable[orange.judgement.row].from, 9);
        QCOMPARE(table.population(0), 5);
        // "7 indicates a mutation, so they switch one of their alleles."
        QCOMPARE(table.judged(1).judgement.table, TableKind::Natural);
        QCOMPARE(table.population(1), 3);
        QCOMPARE(int(table.state().actor), 1);
        QCOMPARE(table.state().now().kind, PendingKind::Mutation);
        table.play("mutate symbiotic to resistance");
        QVERIFY(table.genomeOf(1) == genome("He Sy Sy Re"));
        QCOMPARE(int(table.state().actor), 0);
    }

    void followsTheNaturalTableForTheActingTeam() {
        const int changes[]{0, -2, -2, -1, -1, 0, 0, 1, 1, 1, 2};
        for (int sum = 2; sum <= 12; ++sum) {
            Table table({"Au Au Sp Re", "He He He He"}, Environment::Jungle);
            const auto [first, second] = facesOf(sum);
            table.population(0, 10).roll(first, second);
            QCOMPARE(table.population(0), 10 + changes[sum - 2]);
            QCOMPARE(table.judged(0).judgement.table, TableKind::Natural);
            const NaturalRow& row = naturalTable[table.judged(0).judgement.row];
            QVERIFY(row.from <= sum && sum <= row.to);
        }
    }

    void followsTheModifiedTableForAllOthers() {
        // There is no bonus here, so the modified roll is the roll; 3 and 4 are the extinction.
        const int changes[]{-1, -2, -2, -1, 0, 0, 0, 1, 1, 1, 1};
        for (int sum = 2; sum <= 12; ++sum) {
            Table table({"Au Au Sp Re", "Au Au Sp Re", "He He Sy Sy"}, Environment::Desert);
            const auto [first, second] = facesOf(sum);
            table.population(2, 10).roll(first, second);
            QCOMPARE(table.population(2), 10 + changes[sum - 2]);
        }
    }

    void addsTheBonusInItsEnvironmentOnly() {
        const struct {
            const char* symbols;
            Environment environment;
        } pairs[]{{"Au", Environment::SurfaceWater},
                  {"He", Environment::Jungle},
                  {"Sy", Environment::CoralReef},
                  {"Sp", Environment::Desert},
                  {"Re", Environment::Hospital}};
        for (const auto& one : pairs)
            for (const EnvironmentInfo& info : environments)
                QCOMPARE(modifierOf(genome(one.symbols), info.id), info.id == one.environment ? 3 : 0);
        for (const EnvironmentInfo& info : environments)
            QCOMPARE(modifierOf(genome("Fa Ad"), info.id), 0);
    }

    void addsTwoForEachFurtherCopy() {
        QCOMPARE(modifierOf(genome("Re Au"), Environment::Hospital), 3);
        QCOMPARE(modifierOf(genome("Re Re"), Environment::Hospital), 5);
        QCOMPARE(modifierOf(genome("Re Re Re"), Environment::Hospital), 7);
        QCOMPARE(modifierOf(genome("Re Re Re Re"), Environment::Hospital), 9);
    }

    void givesTheActingTeamNoBonus() {
        Table table({"Re Re Re Re", "He He He He"}, Environment::Hospital);
        table.roll(2, 3);
        QCOMPARE(int(table.judged(0).judgement.modifier), 0);
        QCOMPARE(table.population(0), 2);
    }

    void countsTotalsOverTwelveAsTwelve() {
        Table table({"He He He He", "Re Re Re Re"}, Environment::Hospital);
        table.roll(6, 6);
        QCOMPARE(table.judged(1).judgement.total(), 21);
        QCOMPARE(table.population(1), 4);
    }

    void letsFastReproducersGainOneMore() {
        Table others({"He He He He", "Au Sp Sy Fa"}, Environment::Hospital);
        QCOMPARE(others.roll(5, 5).population(1), 5);
        Table own({"Au Sp Sy Fa", "He He He He"}, Environment::Hospital);
        QCOMPARE(own.roll(5, 5).population(0), 5);
        Table twelve({"Au Sp Sy Fa", "He He He He"}, Environment::Hospital);
        QCOMPARE(twelve.roll(6, 6).population(0), 6);
        Table otherTwelve({"He He He He", "Au Sp Sy Fa"}, Environment::Hospital);
        QCOMPARE(otherTwelve.roll(6, 6).population(1), 5);
        Table fall({"Au Sp Sy Fa", "He He He He"}, Environment::Hospital);
        QCOMPARE(fall.roll(3, 3).population(0), 2);
    }

    void addsTheBonusOfTheOtherAllelesOfAFastReproducer() {
        QCOMPARE(modifierOf(genome("Re Re Fa"), Environment::Hospital), 5);
    }

    void takesTwoFromEveryTeamInAnExtinction() {
        for (const auto& [first, second] : {std::pair{1, 2}, std::pair{2, 2}}) {
            Table table({"Au Au Sp Re", "Re Re Re Re", "He He He He"}, Environment::Hospital);
            table.population(0, 9).population(1, 9).population(2, 9).roll(first, second);
            for (Seat seat = 0; seat < 3; ++seat) {
                QCOMPARE(table.population(seat), 7);
                QCOMPARE(table.judged(seat).judgement.table, TableKind::Natural);
            }
        }
    }

    void takesOnlyOneFromAdaptableTeams() {
        Table table({"Au Au Sp Ad", "Re Re Re Ad", "He He He He"}, Environment::Hospital);
        table.roll(2, 2);
        QCOMPARE(table.population(0), 2);
        QCOMPARE(table.population(1), 2);
        QCOMPARE(table.population(2), 1);
        // Adaptability helps in extinctions only.
        Table fall({"Au Au Sp Ad", "He He He He"}, Environment::Hospital);
        QCOMPARE(fall.roll(3, 3).population(0), 2);
    }

    void changesTheEnvironmentOnANaturalTwo() {
        Table table({"Au Au Sp Re", "Re Re He He"}, Environment::Hospital);
        table.dice({1, 1, 6, 3}).play("roll");
        QCOMPARE(table.population(0), 3);
        // 2 + 5 = 7 in the old environment: no change. In the desert it would have been a 2: one less.
        QCOMPARE(int(table.judged(1).judgement.modifier), 5);
        QCOMPARE(table.population(1), 3);
        QCOMPARE(table.state().environment, Environment::Desert);
        QVERIFY(!table.eventsOf<event::EnvironmentBegan>().front().again);
    }

    void mayRollTheSameEnvironmentAgain() {
        Table table({"Au Au Sp Re", "Re Re He He"}, Environment::Hospital);
        table.dice({1, 1, 4}).play("roll");
        QCOMPARE(table.state().environment, Environment::Hospital);
        QVERIFY(table.eventsOf<event::EnvironmentBegan>().front().again);
    }

    void keepsTheEnvironmentUntilTheNextTwo() {
        for (int sum = 3; sum <= 12; ++sum) {
            Table table({"Au Au Sp Re", "Re Re He He"}, Environment::CoralReef);
            const auto [first, second] = facesOf(sum);
            table.roll(first, second);
            QCOMPARE(table.state().environment, Environment::CoralReef);
        }
    }

    void mutatesOnSevenAndEightOnly() {
        for (int sum = 2; sum <= 12; ++sum) {
            Table table({"Au Au Sp Re", "Re Re He He"}, Environment::CoralReef);
            const auto [first, second] = facesOf(sum);
            table.population(0, 9).population(1, 9).roll(first, second);
            const bool mutation = table.state().now().kind == PendingKind::Mutation;
            QCOMPARE(mutation, sum == 7 || sum == 8);
            QCOMPARE(table.whyNot("roll"), mutation ? Refusal::MutationFirst : Refusal::None);
            if (!mutation)
                QCOMPARE(table.whyNot("mutate resistance to symbiotic"), Refusal::NoMutationNow);
        }
    }

    void mutatesIntoADifferentAlleleThatKeepsTheGenomeLegal() {
        Table table({"Au Sp Fa Ad", "Re Re He He"}, Environment::CoralReef);
        table.roll(3, 4);
        QCOMPARE(table.whyNot("mutate autotrophy to autotrophy"), Refusal::SameAllele);
        QCOMPARE(table.whyNot("mutate symbiotic to resistance"), Refusal::AlleleNotHeld);
        QCOMPARE(table.whyNot("mutate autotrophy to fast-reproduction"), Refusal::CopyLimit);
        QCOMPARE(table.whyNot("mutate fast-reproduction to adaptability"), Refusal::CopyLimit);
        QCOMPARE(table.whyNot("mutate autotrophy to spore-former"), Refusal::None);
        table.play("mutate adaptability to spore-former");
        QVERIFY(table.genomeOf(0) == genome("Au Sp Sp Fa"));
    }

    void judgesTheOthersInATurnOfMutationToo() {
        Table table({"Au Sp Fa Ad", "Re Re He He"}, Environment::Hospital);
        table.roll(3, 5);
        QCOMPARE(table.population(1), 4);
        QCOMPARE(table.population(0), 3);
    }

    void neverFallsBelowZero() {
        Table table({"Au Au Sp Re", "He He He He", "Sy Sy Sy Sy"}, Environment::CoralReef);
        table.population(1, 1).roll(1, 3);
        QCOMPARE(table.population(1), 0);
        QCOMPARE(table.eventsOf<event::TeamDiedOut>().size(), std::size_t(1));
        QCOMPARE(int(table.judged(1).after), 0);
    }

    void goesRoundFromTheFirstTeam() {
        Table table({"Au Au Sp Re", "He He He He", "Sy Sy Sy Sy"}, Environment::Desert);
        table.begins(1).turnOf(1);
        QCOMPARE(int(table.roll(5, 5).state().actor), 2);
        QCOMPARE(int(table.roll(5, 5).state().actor), 0);
        QCOMPARE(int(table.state().round), 1);
        QCOMPARE(int(table.roll(5, 5).state().actor), 1);
        QCOMPARE(int(table.state().round), 2);
    }

    void givesNoTurnToADeadTeam() {
        Table table({"Au Au Sp Re", "He He He He", "Sy Sy Sy Sy"}, Environment::Desert);
        table.population(1, 0).population(0, 9).population(2, 9);
        QCOMPARE(int(table.roll(5, 5).state().actor), 2);
        QCOMPARE(table.population(1), 0);
        for (const auto& judged : table.eventsOf<event::TeamJudged>())
            QVERIFY(judged.seat != 1);
    }

    void goesOnWithTheNextRoundWhenTheFirstTeamIsDead() {
        Table table({"Au Au Sp Re", "He He He He", "Sy Sy Sy Sy"}, Environment::Desert);
        table.begins(0).population(0, 0).turnOf(2).roll(5, 5);
        QCOMPARE(int(table.state().actor), 1);
        QCOMPARE(int(table.state().round), 2);
    }

    void endsAfterTheAgreedTurnsOfEachTeam() {
        for (const int rounds : {1, 4, 10}) {
            Table table({"Au Au Sp Re", "He He He He", "Sy Sy Sy Sy"}, Environment::Desert,
                        {.rounds = rounds});
            int turns = 0;
            while (!table.state().finished() && turns < 100) {
                table.roll(5, 4);
                ++turns;
            }
            QCOMPARE(turns, 3 * rounds);
            QCOMPARE(table.eventsOf<event::GameEnded>().front().reason, EndReason::TurnsOver);
            QCOMPARE(table.whyNot("roll"), Refusal::GameOver);
        }
    }

    void endsAtOnceWithOneTeamLeft() {
        Table table({"Au Au Sp Re", "He He He Ad", "Sy Sy Sy Sy"}, Environment::Desert);
        table.population(0, 1).population(2, 2).roll(1, 2);
        QVERIFY(table.state().finished());
        const auto ended = table.eventsOf<event::GameEnded>().front();
        QCOMPARE(ended.reason, EndReason::OneTeamLeft);
        QCOMPARE(int(ended.winners), 0b10);
        QCOMPARE(table.eventsOf<event::TurnBegan>().size(), std::size_t(0));
    }

    void isWonByNobodyWhenNobodyIsLeft() {
        Table table({"Au Au Sp Re", "He He He He"}, Environment::Desert);
        table.population(0, 2).population(1, 1).roll(1, 2);
        QVERIFY(table.state().finished());
        QCOMPARE(table.eventsOf<event::GameEnded>().front().reason, EndReason::NobodyLeft);
        QCOMPARE(int(winners(table.state())), 0);
        QVERIFY(table.eventsOf<event::GenePoolCounted>().front().closing);
    }

    void beginsInTheEnvironmentOfASetPosition() {
        State state = newGame({.population = 30, .environment = 2, .mutation = false});
        apply(state, act::chooseGenome(genome("Au Au Au Re")));
        apply(state, act::chooseGenome(genome("He Sy Sy Fa")));
        QCOMPARE(state.environment, Environment::Desert);
        QCOMPARE(int(state.team(1).population), 30);
    }

    void doesWithoutMutationInASetPosition() {
        Table table({"Au Sp Fa Ad", "Re Re He He"}, Environment::Hospital, {.mutation = false});
        table.roll(3, 4);
        QCOMPARE(table.state().now().kind, PendingKind::Roll);
        QCOMPARE(int(table.state().actor), 1);
        QCOMPARE(table.population(0), 3);
    }
};

GENOTYPE_TEST(WarsEvolutionTest)
#include "evolution_test.moc"
