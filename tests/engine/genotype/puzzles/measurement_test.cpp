// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/puzzles/measurement.h"

#include "engine/genotype/aftermath/played_game.h"
#include "engine/genotype/bots/search.h"
#include "engine/genotype/puzzles/puzzle_finder.h"
#include "engine/genotype/rules/rules.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <set>

using namespace genotype;
using tests::playedGame;

namespace {

/// The lead over the mean of the others, by the rules' own score, if nobody has a choice any more; no value
/// otherwise.
std::optional<double> certainLead(State state, Seat seat) {
    while (!state.finished()) {
        ActionList legal;
        legalActions(state, legal);
        if (legal.size() > 1)
            return std::nullopt;
        applyLegal(state, legal[0]);
    }
    double others = 0;
    for (Seat other = 0; other < state.seats; ++other)
        if (other != seat)
            others += score(state, other).total();
    return score(state, seat).total() - others / (state.seats - 1);
}

/// The end of a game: a choice after each of which the points are certain, and not all the same.
struct CertainEnd {
    State state;
    std::vector<Action> actions;
    std::vector<double> leads;
};

std::optional<CertainEnd> certainEnd(std::uint64_t seed) {
    const Record record = playedGame(2, 2, seed);
    for (std::size_t step = record.actions.size(); step-- > 0;) {
        CertainEnd end{replay(record, step).state, {}, {}};
        // In other worlds that fit what the seat sees, another could hold a tool that gives it a choice.
        if (end.state.player(end.state.nextSeat(end.state.actor)).toolTotal() > 0)
            return std::nullopt;
        ActionList legal;
        legalActions(end.state, legal);
        for (const Action& action : legal) {
            State next = end.state;
            applyLegal(next, action);
            const auto lead = certainLead(next, end.state.actor);
            if (!lead)
                return std::nullopt;
            end.actions.push_back(action);
            end.leads.push_back(*lead);
        }
        if (std::set<double>(end.leads.begin(), end.leads.end()).size() > 1)
            return end;
    }
    return std::nullopt;
}

/// A moment in the second half of a game with several choices.
State someMoment(std::vector<Action>& actions) {
    const Record record = playedGame(2, 2, 5);
    std::size_t step = record.actions.size() / 2;
    for (;; ++step) {
        const State state = replay(record, step).state;
        ActionList legal;
        legalActions(state, legal);
        actions.assign(legal.begin(), legal.end());
        if (actions.size() > 1)
            return state;
    }
}

Puzzle puzzleOf(const std::vector<Action>& actions) {
    Puzzle puzzle;
    for (const Action& action : actions)
        puzzle.options.push_back({action, {}, {}});
    return puzzle;
}

bool never(const Puzzle&) {
    return false;
}

} // namespace

class MeasurementTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Where the rules decide what each choice comes to, it is measured exactly.
    void whatIsCertainIsMeasuredExactly() {
        int checked = 0;
        for (std::uint64_t seed = 1; seed < 200 && checked < 5; ++seed) {
            const auto end = certainEnd(seed);
            if (!end)
                continue;
            ++checked;
            Puzzle puzzle = puzzleOf(end->actions);
            QVERIFY(measure(end->state, puzzle, 7, {.most = 20}, never));
            const double best = *std::ranges::max_element(end->leads);
            for (std::size_t i = 0; i < end->leads.size(); ++i) {
                QCOMPARE(puzzle.options[i].lead, (Estimate{end->leads[i], 0}));
                QCOMPARE(puzzle.options[i].behind, (Estimate{best - end->leads[i], 0}));
            }
        }
        QCOMPARE(checked, 5);
    }

    void theSameSeedMeasuresTheSame() {
        std::vector<Action> actions;
        const State state = someMoment(actions);
        Puzzle once = puzzleOf(actions);
        Puzzle again = once;
        QVERIFY(measure(state, once, 7, {.most = 4}, never));
        QVERIFY(measure(state, again, 7, {.most = 4}, never));
        QCOMPARE(once.worlds, 4);
        QVERIFY(once == again);
        QVERIFY(measure(state, again, 8, {.most = 4}, never));
        QVERIFY(once != again);
    }

    void looksTenTimesAndEndsWhenItHasSeenEnough() {
        std::vector<Action> actions;
        const State state = someMoment(actions);
        actions.resize(2);
        std::vector<int> looks;
        Puzzle puzzle = puzzleOf(actions);
        QVERIFY(measure(state, puzzle, 7, {.most = 20}, [&looks](const Puzzle& seen) {
            looks.push_back(seen.worlds);
            return false;
        }));
        QCOMPARE(looks, (std::vector<int>{2, 4, 6, 8, 10, 12, 14, 16, 18, 20}));
        QVERIFY(measure(state, puzzle, 7, {.most = 20}, [](const Puzzle& seen) { return seen.worlds >= 6; }));
        QCOMPARE(puzzle.worlds, 6);
    }

    void whenTheTimeIsUpItLooksOnceMore() {
        std::vector<Action> actions;
        const State state = someMoment(actions);
        actions.resize(2);
        Puzzle puzzle = puzzleOf(actions);
        MeasureLimits limits{.most = 1000, .goOn = [](int worlds) { return worlds < 3; }};
        QVERIFY(measure(state, puzzle, 7, limits, never));
        QCOMPARE(puzzle.worlds, 3);
    }

    void stopsWhenAsked() {
        std::vector<Action> actions;
        const State state = someMoment(actions);
        std::stop_source stop;
        stop.request_stop();
        Puzzle puzzle = puzzleOf(actions);
        const Puzzle before = puzzle;
        QVERIFY(!measure(state, puzzle, 7, {.most = 4}, never, stop.get_token()));
        QVERIFY(puzzle == before);
        const Record record = playedGame(2, 2, 5);
        QVERIFY(!puzzleAt(record, record.actions.size() / 2, {}, stop.get_token()));
        QVERIFY(!puzzleOfMistake(record, record.actions.size() / 2, actions.front(), {}, stop.get_token()));
    }

    void theAskedSeatIsAResearcherAndTheOthersAreApprentices() {
        const auto* researcher = Roster::find("researcher");
        const auto* apprentice = Roster::find("apprentice");
        QVERIFY(researcherOptions.iterations >= 60);
        State state = newGame({.players = 4});
        for (state.actor = 0; state.actor < 4; ++state.actor)
            QCOMPARE(&botThatPlaysOn(state, 2), state.actor == 2 ? researcher : apprentice);
    }

    /// Nothing is chosen by the luck of the worlds that it is measured in.
    void optionsAreChosenInOneSampleAndMeasuredInAnother() {
        std::set<std::uint64_t> seeds;
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            const PuzzleEffort effort{.seed = seed};
            QVERIFY(seeds.insert(seedOfComparison(effort)).second);
            QVERIFY(seeds.insert(core::mixedSeed(seedOfComparison(effort))).second);
            QVERIFY(seeds.insert(seedOfMeasurement(effort)).second);
        }
    }

    /// The figures of a puzzle that is found are those of the fresh sample alone.
    void theFiguresAreThoseOfTheFreshSample() {
        const Record record = playedGame(2, 2, 6, "apprentice");
        int found = 0;
        for (std::size_t step = record.actions.size(); step-- > 0 && found < 2;) {
            PuzzleEffort effort{.searched = 24, .compared = 12, .seed = step + 1};
            effort.measured.most = 200;
            const auto puzzle = puzzleAt(record, step, effort);
            if (!puzzle)
                continue;
            ++found;
            std::vector<Action> actions;
            for (const PuzzleOption& option : puzzle->options)
                actions.push_back(option.action);
            Measurement fresh(replay(record, step).state, actions, seedOfMeasurement(effort));
            while (fresh.worlds() < puzzle->worlds)
                fresh.addWorld();
            QVERIFY(fresh.options() == puzzle->options);
        }
        QVERIFY(found > 0);
    }
};

GENOTYPE_TEST(MeasurementTest)
#include "measurement_test.moc"
