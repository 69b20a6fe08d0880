// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/bots/roster.h"
#include "engine/genomewars/bots/temperament.h"
#include "engine/genomewars/bots/words_hint.h"
#include "engine/genomewars/expectation.h"
#include "test_registry.h"
#include "wars_table.h"

#include <bit>
#include <set>

using namespace genomewars;
using tests::wars::genome;
using tests::wars::Table;

namespace {

Action choiceBy(const char* bot, const State& state, core::Random& random, int playouts = 300) {
    ActionList legal;
    legalActions(state, legal);
    return Roster::find(bot)->chooseAction(observe(state, state.actor), legal, random,
                                           {.iterations = playouts});
}

/// The genomes that three bots at a table begin with.
std::set<std::string> openings(const char* bot, std::uint64_t seed) {
    State state = newGame({.players = 3, .seed = seed});
    core::Random random(seed);
    std::set<std::string> all;
    for (int team = 0; team < 3; ++team) {
        const Action chosen = choiceBy(bot, state, random, 500);
        all.insert(notation(chosen));
        applyLegal(state, chosen);
    }
    return all;
}

} // namespace

/// The bots of Genome Wars that vary and look ahead, and the hint.
class WarsSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void threeTeamsAtATableSeldomBeginAlike() {
        for (const char* bot : {"naturalist", "darwin"}) {
            std::set<std::string> seen;
            int alike = 0;
            for (std::uint64_t seed = 1; seed <= 12; ++seed) {
                const auto table = openings(bot, seed);
                alike += table.size() == 1;
                seen.insert(table.begin(), table.end());
            }
            QVERIFY2(alike <= 2, qPrintable(QString("%1: %2").arg(bot).arg(alike)));
            QVERIFY2(seen.size() >= 5, qPrintable(QString("%1: %2").arg(bot).arg(seen.size())));
        }
    }

    void aTemperamentCostsNextToNothing() {
        for (int teams = minTeams; teams <= maxTeams; ++teams) {
            const State state = newGame({.players = teams});
            ActionList legal;
            legalActions(state, legal);
            const Observation seen = observe(state, 0);
            const TurnsAhead ahead = turnsAhead(seen.visible, 0);
            std::int64_t best = 0;
            for (const Action& action : legal)
                best = std::max(best, expectedChange(action.genome(), ahead));
            const ActionList good = goodGenomes(seen, legal);
            QVERIFY(good.size() >= 5);
            for (const Action& action : good)
                QVERIFY(expectedChange(action.genome(), ahead) * 30 >= best * 29);
        }
    }

    void choosesTheSameAgainWithTheSameNumbers() {
        const State state = newGame({.players = 4, .seed = 9});
        core::Random one(5);
        core::Random other(5);
        QCOMPARE(notation(choiceBy("darwin", state, one)), notation(choiceBy("darwin", state, other)));
    }

    void seesNoSecretGenome() {
        State state = newGame({.players = 3, .seed = 3});
        State other = state;
        applyLegal(state, act::chooseGenome(genome("Au Au Au Au")));
        applyLegal(other, act::chooseGenome(genome("Re Re Sy Fa")));
        other.random = core::Random(77);
        core::Random one(5);
        core::Random two(5);
        QCOMPARE(notation(choiceBy("darwin", state, one)), notation(choiceBy("darwin", other, two)));
    }

    void anEndedSearchStillAnswers() {
        const State state = newGame({.players = 4, .seed = 9});
        ActionList legal;
        legalActions(state, legal);
        core::Random random(1);
        std::stop_source source;
        source.request_stop();
        const SearchResult found =
            search(observe(state, 0), legal, random, {.iterations = 1'000'000, .stop = source.get_token()});
        QCOMPARE(found.playouts, 0);
        QVERIFY(isLegal(state, found.ranked.front().action));
        QVERIFY(!hint(observe(state, 0), found).figure);
    }

    void adaptsToThePresentEnvironment() {
        Table table({"Au Au Fa Ad", "He He He He", "Sy Sy Sy Sy"}, Environment::Hospital);
        table.roll(3, 4);
        core::Random random(1);
        QCOMPARE(choiceBy("darwin", table.state(), random, 4000).to(), Allele::Resistance);
    }

    void theHintGivesTheNumbersOfTheRules() {
        Table table({"Au Au Fa Ad", "He He He He", "Sy Sy Sy Sy"}, Environment::Hospital);
        table.roll(3, 4);
        const Observation seen = observe(table.state(), 0);
        const Hint made = hint(seen, {{{act::mutate(Allele::Autotrophy, Allele::Resistance), 6012, 100},
                                       {act::mutate(Allele::Autotrophy, Allele::Symbiotic), 4000, 100}},
                                      200});
        QString all;
        for (const core::Phrase& reason : made.reasons)
            all += QString::fromStdString(core::english(reason)) + QLatin1Char('\n');
        // From +0 to +3; with Fast Reproduction and Adaptability 10/36 become 46/36 on other teams' turns.
        QVERIFY2(all.contains("With Resistance you add 3 to the rolls of other teams, instead of 0."),
                 qPrintable(all));
        QVERIFY2(all.contains("changes by +1.3 on average, instead of +0.3."), qPrintable(all));
        QVERIFY2(all.contains("its bonus is for another environment, Surface water."), qPrintable(all));
        QVERIFY(made.figure);
        QCOMPARE(
            QString::fromStdString(core::english(*made.figure)),
            QStringLiteral("Played to the end many times, your team wins about 60 % of these games; with "
                           "“Autotrophy becomes Symbiotic”, 40 %."));
    }

    void everyHintGivesReasonsInWholeSentences() {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            State state = newGame({.players = 3, .rounds = 6, .seed = seed});
            core::Random random(seed);
            while (!state.finished()) {
                ActionList legal;
                legalActions(state, legal);
                if (legal.size() > 1) {
                    const Observation seen = observe(state, state.actor);
                    const Hint made =
                        core::Adviser<Game>::advise(seen, legal, random, {.iterations = 60}, {});
                    QVERIFY(isLegal(state, made.action));
                    QVERIFY(!made.reasons.empty());
                    for (const core::Phrase& reason : made.reasons)
                        QVERIFY(QString::fromStdString(core::english(reason)).endsWith(QLatin1Char('.')));
                }
                applyLegal(state, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
            }
        }
    }
};

GENOTYPE_TEST(WarsSearchTest)
#include "wars_search_test.moc"
