// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/puzzles/puzzle_finder.h"
#include "engine/genotype/puzzles/puzzle_text.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <cmath>

using namespace genotype;

/// Measures shipped puzzles again, in other worlds than those of their figures.
class PuzzlesAgainTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void otherWorldsAgreeWithTheFigures() {
        const auto& all = shippedPuzzles();
        for (std::size_t i = 0; i < all.size(); i += 6) {
            const Puzzle& puzzle = all[i];
            Puzzle again = puzzle;
            const auto enough = [](const Puzzle& seen) { return seen.worlds >= 100; };
            QVERIFY(measure(replay(puzzle.record).state, again, 4711, {}, enough));
            // The lead is another mean of the same thing; five errors apart would be a fault.
            for (std::size_t k = 0; k < again.options.size(); ++k) {
                const Estimate& then = puzzle.options[k].lead;
                const Estimate& now = again.options[k].lead;
                const double error = std::hypot(then.error, now.error) + 0.01; // rounding
                QVERIFY2(std::abs(then.mean - now.mean) < 5 * error, puzzle.id.c_str());
            }
        }
    }
};

GENOTYPE_TEST(PuzzlesAgainTest, longest)
#include "puzzles_again_test.moc"
