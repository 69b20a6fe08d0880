// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pool/outcome_rank.h"

namespace lessons {

namespace {

/// n over k, or the limit if that is less.
CodeNumber binomial(std::int64_t n, std::size_t k) {
    const auto limit = codeNumberLimit();
    const auto few = static_cast<std::int64_t>(k);
    if (n < few)
        return 0;
    CodeNumber result = 1;
    for (std::int64_t i = 1; i <= few; ++i) {
        // Each of these is itself a binomial, and they grow: i ≤ n − k + i.
        result = result * static_cast<std::uint64_t>(n - few + i) / static_cast<std::uint64_t>(i);
        if (result >= limit)
            return limit;
    }
    return result;
}

} // namespace

CodeNumber codeNumberLimit() {
    return CodeNumber(1) << 140;
}

std::optional<CodeNumber> rankOfCounts(std::span<const std::int64_t> counts) {
    CodeNumber rank = 0;
    std::int64_t place = -1;
    for (std::size_t j = 0; j < counts.size(); ++j) {
        place += counts[j] + 1;
        rank += binomial(place, j + 1);
    }
    if (rank >= codeNumberLimit())
        return std::nullopt;
    return rank;
}

std::optional<std::vector<std::int64_t>> countsOfRank(const CodeNumber& rank, std::size_t outcomes,
                                                      std::int64_t most) {
    std::vector<std::int64_t> places(outcomes);
    CodeNumber left = rank;
    std::int64_t above = most + static_cast<std::int64_t>(outcomes); // no place reaches this
    if (left >= binomial(above, outcomes))
        return std::nullopt;
    for (std::size_t j = outcomes; j > 0; --j) {
        // The largest place whose binomial is not more than what is left.
        std::int64_t low = static_cast<std::int64_t>(j) - 1;
        while (above - low > 1) {
            const std::int64_t middle = low + (above - low) / 2;
            (binomial(middle, j) <= left ? low : above) = middle;
        }
        left -= binomial(low, j);
        places[j - 1] = low;
        above = low;
    }
    std::vector<std::int64_t> counts(outcomes);
    for (std::size_t j = 0; j < outcomes; ++j)
        counts[j] = j == 0 ? places[0] : places[j] - places[j - 1] - 1;
    return counts;
}

} // namespace lessons
