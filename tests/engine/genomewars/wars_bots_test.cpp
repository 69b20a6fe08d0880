// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/bots/evolver_bot.h"
#include "engine/genomewars/bots/roster.h"
#include "engine/genomewars/expectation.h"
#include "test_registry.h"
#include "wars_table.h"

#include <bit>
#include <cmath>

using namespace genomewars;
using tests::wars::genome;
using tests::wars::Table;

namespace {

State played(const Setup& setup, const std::vector<const core::Bot<Game>*>& bots) {
    State state = newGame(setup);
    core::Random random(setup.seed + 1);
    ActionList legal;
    while (!state.finished()) {
        legalActions(state, legal);
        applyLegal(state, bots[state.actor]->chooseAction(observe(state, state.actor), legal, random));
    }
    return state;
}

} // namespace

class WarsBotsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsItsBotsByTheirIds() {
        for (const auto id : Roster::ids())
            QVERIFY(Roster::find(id) != nullptr);
        QVERIFY(Roster::find("mendel") == nullptr);
    }

    void expectsTheMeanOfAllThirtySixRolls() {
        // By hand. Own turns: 1×0, 5×−2, 9×−1, 11×0, 9×+1, 1×+2 of 36: −8; rises are 10, so Fast Reproduction
        // adds 10, and Adaptability saves 5.
        QCOMPARE(changeOf36(genome("Au Au Au Au"), Environment::Desert, true), -8);
        QCOMPARE(changeOf36(genome("Au Au Au Fa"), Environment::Desert, true), 2);
        QCOMPARE(changeOf36(genome("Au Au Au Ad"), Environment::Desert, true), -3);
        // Others' turns without a bonus: 2: −1; 3, 4: 5×−2; 5: 4×−1; 9–12: 10×+1.
        QCOMPARE(changeOf36(genome("Au Au Au Au"), Environment::Desert, false), -5);
        // With +3 (Re once in the hospital): 2 becomes 5: −1; 3, 4: −10; 5: 8, 0; 6 … 12: 26×+1.
        QCOMPARE(changeOf36(genome("Re Au Au Au"), Environment::Hospital, false), 15);
        // With +5 a 2 becomes 7 and a 5 becomes 10: 4 + 26 rises.
        QCOMPARE(changeOf36(genome("Re Re Au Au"), Environment::Hospital, false), 20);
    }

    void foreseesTheTurnsThatAreLeft() {
        const auto sum = [](const std::array<std::int64_t, environmentCount>& turns) {
            std::int64_t all = 0;
            for (const std::int64_t one : turns)
                all += one;
            return static_cast<double>(all) / 1e6;
        };
        Table table({"Au Au Au Re", "He He He He", "Sy Sy Sy Sy"}, Environment::Hospital, {.rounds = 4});
        table.round(3).population(2, 0).turnOf(1);
        // The turn of team 1 now, then one more turn each.
        TurnsAhead ahead = turnsAhead(table.state(), 0);
        QVERIFY(std::abs(sum(ahead.own) - 1) < 1e-4 && std::abs(sum(ahead.others) - 2) < 1e-4);
        // The present environment is certain for the next roll, and 35/36 + 1/180 for the one after it.
        QVERIFY(std::abs(double(ahead.others[3]) / 1e6 - (1 + std::pow(35.0 / 36, 2) * 0.8 + 0.2)) < 1e-4);
        ahead = turnsAhead(newGame({.players = 3, .rounds = 4}), 0);
        QVERIFY(std::abs(sum(ahead.own) - 4) < 1e-4 && std::abs(sum(ahead.others) - 8) < 1e-4);
        QCOMPARE(ahead.own[0], ahead.own[4]);
        // A mutation comes at the end of a turn that no longer counts.
        table.turnOf(0).roll(3, 4);
        ahead = turnsAhead(table.state(), 0);
        QVERIFY(std::abs(sum(ahead.own) - 1) < 1e-4 && std::abs(sum(ahead.others) - 2) < 1e-4);
    }

    void mutatesTowardsThePresentEnvironment() {
        Table table({"Au Au Fa Ad", "He He He He", "Sy Sy Sy Sy"}, Environment::Hospital);
        table.roll(3, 4);
        const Observation seen = observe(table.state(), 0);
        ActionList legal;
        legalActions(table.state(), legal);
        core::Random random;
        const Action chosen = EvolverBot().chooseAction(seen, legal, random);
        for (const Action& action : legal)
            QVERIFY(EvolverBot::worth(seen, action) <= EvolverBot::worth(seen, chosen));
        QCOMPARE(chosen.to(), Allele::Resistance);
        QCOMPARE(chosen.from(), Allele::Autotrophy);
    }

    void prefersAllelesThatOthersHoldAmongEqualOnes() {
        // At the end of the last turn no choice changes a population any more.
        Table table({"Au Au Fa Ad", "He He He He", "He He He Sy"}, Environment::Hospital, {.rounds = 1});
        table.turnOf(2);
        table.roll(3, 4);
        ActionList legal;
        legalActions(table.state(), legal);
        core::Random random;
        const Action chosen = EvolverBot().chooseAction(observe(table.state(), 2), legal, random);
        QVERIFY(chosen == act::mutate(Allele::Symbiotic, Allele::Autotrophy) ||
                chosen == act::mutate(Allele::Heterotrophy, Allele::Autotrophy));
    }

    void choosesAloneByWhatItSees() {
        State state = newGame({.players = 2, .seed = 3});
        State other = state;
        applyLegal(state, act::chooseGenome(genome("Au Au Au Au")));
        applyLegal(other, act::chooseGenome(genome("Re Re Re Re")));
        other.random = core::Random(77);
        QVERIFY(observe(state, 1) == observe(other, 1));
    }

    void leavesRandomPlayersBehind() {
        const auto* random = Roster::find("random");
        const auto* evolver = Roster::find("evolver");
        double wins = 0;
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            std::vector bots{random, random, random, random};
            const auto seat = static_cast<std::size_t>(seed % 4);
            bots[seat] = evolver;
            const unsigned won = winners(played({.players = 4, .seed = seed}, bots));
            wins += (won >> seat) & 1 ? 1.0 / std::popcount(won) : 0;
        }
        QVERIFY2(wins > 200, qPrintable(QString("%1 of 400").arg(wins)));
    }
};

GENOTYPE_TEST(WarsBotsTest)
#include "wars_bots_test.moc"
