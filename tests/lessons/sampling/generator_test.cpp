// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/sampling/generator.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <array>

namespace {

constexpr int seeds = 10'000;

/// Pearson's statistic of 64 classes that are equally likely. A fair generator leaves these bounds once in a
/// million: R's qchisq(c(5e-7, 1 - 5e-7), 63).
bool isFair(const std::array<int, 64>& counts) {
    double sum = 0;
    double total = 0;
    for (const int count : counts)
        total += count;
    for (const int count : counts)
        sum += (count - total / 64) * (count - total / 64) / (total / 64);
    return sum > 22.4 && sum < 133.88;
}

} // namespace

/// Seeds that people count up (0, 1, 2 …) give samples that have nothing to do with each other.
class GeneratorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countedSeedsDrawEveryNumberAlike() {
        // The first and the second number of each, by their upper and their lower bits.
        std::array<std::array<int, 64>, 4> counts{};
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            lessons::Generator generator(seed);
            for (std::size_t draw = 0; draw < 2; ++draw) {
                const std::uint32_t number = generator();
                ++counts[2 * draw][number >> 26];
                ++counts[2 * draw + 1][number & 63];
            }
        }
        for (const auto& one : counts)
            QVERIFY(isFair(one));
    }

    void neighboursAreIndependent() {
        std::array<int, 64> pairs{};
        for (std::uint64_t seed = 0; seed < 2 * seeds; seed += 2) {
            const std::uint32_t first = lessons::Generator(seed)();
            const std::uint32_t second = lessons::Generator(seed + 1)();
            ++pairs[(first >> 29) * 8 + (second >> 29)];
        }
        QVERIFY(isFair(pairs));
    }
};

GENOTYPE_TEST(GeneratorTest)
#include "generator_test.moc"
