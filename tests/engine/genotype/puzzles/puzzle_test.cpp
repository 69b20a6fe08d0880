// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/instinct.h"
#include "engine/genotype/puzzles/puzzle_finder.h"
#include "engine/genotype/puzzles/puzzle_text.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <set>

using namespace genotype;

namespace {

/// A puzzle whose options are behind by these numbers of points, each with this error.
Puzzle puzzleWith(std::initializer_list<double> behind, double error, std::size_t obvious = 0) {
    Puzzle puzzle{.id = "test", .record = {}, .options = {}, .obvious = obvious};
    for (const double points : behind)
        puzzle.options.push_back(
            {act::pass(), {-points, error}, points == 0 ? Estimate{} : Estimate{points, error}});
    return puzzle;
}

/// The file that a fault is looked for in: the first game of the shipped ones.
std::string firstGame() {
    const std::string_view all = shippedPuzzlesText();
    return std::string(all.substr(0, all.find("\ngame\n", all.find("\npuzzle ")) + 1));
}

int faultyLine(const std::string& text) {
    const auto read = readPuzzles(text);
    const auto* fault = std::get_if<PuzzleFault>(&read);
    return fault ? fault->line : 0;
}

} // namespace

class PuzzleTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void clearMeansFarAheadAndCertain() {
        QCOMPARE(kindOf(puzzleWith({0, 2.0, 5}, 0.3)), PuzzleKind::Clear);
        QVERIFY(!kindOf(puzzleWith({0, 1.99, 5}, 0.3)));
        QVERIFY(!kindOf(puzzleWith({0, 2.0, 5}, 0.7)));
    }

    void unobviousMeansThatAnotherLooksBest() {
        QCOMPARE(kindOf(puzzleWith({0, 3, 5}, 0.3, 1)), PuzzleKind::Unobvious);
    }

    void neutralMeansThatNoneIsFarBehind() {
        QCOMPARE(kindOf(puzzleWith({0.5, 0, 0.1}, 0.2)), PuzzleKind::Neutral);
        QVERIFY(!kindOf(puzzleWith({0.51, 0, 0.1}, 0.2)));
        QVERIFY(!kindOf(puzzleWith({0.5, 0, 0.1}, 0.3)));
    }

    void sixtyShipOfEveryKindAndOfMostTopics() {
        std::array<int, puzzleKinds> kinds{};
        std::set<PuzzleTopic> topics;
        std::set<std::string> ids;
        for (const Puzzle& puzzle : shippedPuzzles()) {
            const auto kind = kindOf(puzzle);
            QVERIFY2(kind, puzzle.id.c_str());
            ++kinds[static_cast<std::size_t>(*kind)];
            topics.insert(topicOf(puzzle));
            ids.insert(puzzle.id);
        }
        QCOMPARE(ids.size(), shippedPuzzles().size());
        for (const int count : kinds)
            QVERIFY(count >= 15);
        QVERIFY(shippedPuzzles().size() >= 60);
        QVERIFY(topics.size() >= 4);
    }

    void everyOptionIsLegalAndDiffersFromTheOthers() {
        for (const Puzzle& puzzle : shippedPuzzles()) {
            const State state = replay(puzzle.record).state;
            QVERIFY2(puzzle.options.size() >= fewestOptions, puzzle.id.c_str());
            for (std::size_t i = 0; i < puzzle.options.size(); ++i) {
                QCOMPARE(whyNot(state, puzzle.options[i].action), Refusal::None);
                for (std::size_t k = 0; k < i; ++k)
                    QVERIFY2(!comesToTheSame(state, puzzle.options[i].action, puzzle.options[k].action),
                             puzzle.id.c_str());
            }
        }
    }

    void whatIsWrittenIsReadBack() {
        const auto& all = shippedPuzzles();
        QVERIFY(!all.empty());
        const auto read = readPuzzles(puzzlesText(all, ""));
        QVERIFY(std::get<std::vector<Puzzle>>(read) == all);
    }

    void aFaultIsReportedWithItsLine() {
        QCOMPARE(faultyLine("something else\n"), 1);
        const std::string good = firstGame();
        QCOMPARE(faultyLine(good), 0);
        const auto lineAt = [&good](std::size_t place) {
            return 1 + static_cast<int>(
                           std::count(good.begin(), good.begin() + static_cast<std::ptrdiff_t>(place), '\n'));
        };
        const std::size_t option = good.find("\noption ") + 1;
        std::string bad = good;
        bad.replace(option, 6, "choice");
        QCOMPARE(faultyLine(bad), lineAt(option) - 1); // the puzzle before it then has no options
        bad = good;
        bad.insert(bad.find('\n', option), "x");
        QCOMPARE(faultyLine(bad), lineAt(option));
        const std::size_t action = good.find("\n3 seat-") + 1;
        bad = good;
        bad.replace(action, 1, "4");
        QCOMPARE(faultyLine(bad), lineAt(action));
    }

    void theSameSeedMeasuresTheSame() {
        const Puzzle& puzzle = shippedPuzzles().back();
        const State state = replay(puzzle.record).state;
        std::vector<PuzzleOption> once = puzzle.options;
        std::vector<PuzzleOption> again = puzzle.options;
        QVERIFY(measure(state, once, 4, 7));
        QVERIFY(measure(state, again, 4, 7));
        QVERIFY(once == again);
        QVERIFY(measure(state, again, 4, 8));
        QVERIFY(once != again);
    }

    void stopsWhenAsked() {
        std::stop_source stop;
        stop.request_stop();
        const Puzzle& puzzle = shippedPuzzles().front();
        std::vector<PuzzleOption> options = puzzle.options;
        QVERIFY(!measure(replay(puzzle.record).state, options, 4, 7, stop.get_token()));
        QVERIFY(options == puzzle.options);
        QVERIFY(!puzzleAt(puzzle.record, puzzle.record.actions.size(), {}, stop.get_token()));
    }

    void theObviousOptionIsTheOneThatInstinctLikesBest() {
        for (const Puzzle& puzzle : shippedPuzzles()) {
            const State state = replay(puzzle.record).state;
            const Observation seen = observe(state, state.actor);
            const Instinct instinct(seen.visible, seen.seat);
            const int most = instinct.worth(puzzle.options[puzzle.obvious].action);
            for (const PuzzleOption& option : puzzle.options)
                QVERIFY2(instinct.worth(option.action) <= most, puzzle.id.c_str());
        }
    }
};

GENOTYPE_TEST(PuzzleTest)
#include "puzzle_test.moc"
