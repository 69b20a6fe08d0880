// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/instinct.h"
#include "engine/genotype/puzzles/puzzle_finder.h"
#include "engine/genotype/puzzles/puzzle_text.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
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

/// A measurement of two options by chance, as `measure` makes it: it looks after each tenth of a thousand
/// worlds, and ends when a kind is shown; when `before` has one, only that.
Puzzle measuredByChance(double difference, double scatter, core::Random& random,
                        const Puzzle* before = nullptr) {
    const auto normal = [&random] {
        // The sum of twelve uniform numbers: mean 6, variance 1.
        double sum = -6;
        for (int i = 0; i < 12; ++i)
            sum += (random.below(1'000'000) + 0.5) / 1e6;
        return sum;
    };
    Puzzle seen{.id = "test", .record = {}, .options = {}};
    double sum = 0;
    for (int look = 1; look <= mostLooks; ++look) {
        // The mean of a hundred worlds.
        sum += difference + normal() * scatter / 10;
        const double mean = sum / look;
        const Estimate behind{std::abs(mean), scatter / 10 / std::sqrt(look)};
        seen.options = {{act::pass(), {}, mean < 0 ? behind : Estimate{}},
                        {act::pass(), {}, mean < 0 ? Estimate{} : behind}};
        if (kindOf(seen) && (!before || (kindOf(seen) == kindOf(*before) && keepsItsKind(*before, seen))))
            break;
    }
    return seen;
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
        // 2 − 3.29 × 0.31 is less than 1.
        QVERIFY(!kindOf(puzzleWith({0, 2.0, 5}, 0.31)));
    }

    void unobviousMeansThatAnotherLooksBest() {
        QCOMPARE(kindOf(puzzleWith({0, 3, 5}, 0.3, 1)), PuzzleKind::Unobvious);
    }

    void neutralMeansThatNoneIsFarBehind() {
        // 0.5 + 3.29 × 0.15 is 0.99, and 0.5 + 3.29 × 0.16 is 1.03.
        QCOMPARE(kindOf(puzzleWith({0.5, 0, 0.1}, 0.15)), PuzzleKind::Neutral);
        QVERIFY(!kindOf(puzzleWith({0.51, 0, 0.1}, 0.1)));
        QVERIFY(!kindOf(puzzleWith({0.5, 0, 0.1}, 0.16)));
    }

    void aKindIsKeptByLessThanItTakesToFindIt() {
        const Puzzle clear = puzzleWith({0, 2.5, 5}, 0.3);
        QVERIFY(keepsItsKind(clear, puzzleWith({0, 1.0, 3}, 0.4)));
        QVERIFY(!keepsItsKind(clear, puzzleWith({0, 0.99, 3}, 0.3)));
        QVERIFY(!keepsItsKind(clear, puzzleWith({0, 1.0, 3}, 0.6))); // could be nothing
        QVERIFY(!keepsItsKind(clear, puzzleWith({2, 0, 3}, 0.3)));   // another is best
        const Puzzle neutral = puzzleWith({0.2, 0, 0.1}, 0.1);
        QVERIFY(keepsItsKind(neutral, puzzleWith({0, 1.25, 0.3}, 0.3)));
        QVERIFY(!keepsItsKind(neutral, puzzleWith({0, 1.26, 0.3}, 0.3)));
        QVERIFY(
            !keepsItsKind(puzzleWith({0, 1.5}, 0.1), puzzleWith({0, 1.5}, 0.1))); // in between from the start
    }

    /// Puzzles of two options whose true difference is known, measured in samples drawn from a normal
    /// distribution as `measure` looks at them: what was found keeps its kind in another sample.
    void noKindChangesByNoise() {
        core::Random random(20261127);
        int found = 0;
        int lost = 0;
        for (int trial = 0; trial < 4000; ++trial) {
            // Differences from none to 6 points, in worlds that scatter by 8 points, as they do at the start
            // of a game.
            const double difference = 6.0 * random.below(1000) / 1000;
            const auto first = measuredByChance(difference, 8, random);
            if (!kindOf(first))
                continue;
            ++found;
            lost += !keepsItsKind(first, measuredByChance(difference, 8, random, &first));
        }
        QVERIFY2(found > 1000, qPrintable(QString::number(found)));
        QVERIFY2(500 * lost < found, qPrintable(QStringLiteral("%1 of %2").arg(lost).arg(found)));
    }

    void puzzlesOfEveryKindAndOfMostTopicsShip() {
        std::array<int, puzzleKinds> kinds{};
        std::set<PuzzleTopic> topics;
        std::set<int> players;
        std::set<std::string> ids;
        for (const Puzzle& puzzle : shippedPuzzles()) {
            const auto kind = kindOf(puzzle);
            QVERIFY2(kind, puzzle.id.c_str());
            QVERIFY2(puzzle.worlds >= 100, puzzle.id.c_str());
            ++kinds[static_cast<std::size_t>(*kind)];
            topics.insert(topicOf(puzzle));
            players.insert(puzzle.record.setup.players);
            ids.insert(puzzle.id);
        }
        QCOMPARE(ids.size(), shippedPuzzles().size());
        for (const int count : kinds)
            QVERIFY2(count >= 6, qPrintable(QString::number(count)));
        QVERIFY2(shippedPuzzles().size() >= 24, qPrintable(QString::number(shippedPuzzles().size())));
        QVERIFY(topics.size() >= 4);
        QCOMPARE(players, (std::set<int>{2, 3, 4}));
    }

    /// A pupil of thirteen begins with two players, an early round and few choices.
    void theFirstAreTheEasiest() {
        const auto& all = shippedPuzzles();
        QVERIFY(std::ranges::is_sorted(all, {}, difficultyOf));
        for (const PuzzleKind kind : {PuzzleKind::Clear, PuzzleKind::Unobvious, PuzzleKind::Neutral}) {
            const auto first =
                std::ranges::find_if(all, [kind](const Puzzle& one) { return kindOf(one) == kind; });
            QVERIFY(first != all.end());
            QCOMPARE(first->record.setup.players, 2);
            QVERIFY2(first->options.size() <= 3, first->id.c_str());
            QVERIFY2(first->record.setup.rounds < maxRounds, first->id.c_str());
        }
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
