// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/cross/offspring.h"

#include <functional>

namespace lessons {

struct GameteDraw {
    std::vector<std::int64_t> counts; ///< by genotype, as `Offspring` numbers them; they sum to `drawn`
    std::int64_t drawn = 0;
    bool cancelled = false;
};

/// Receives the number drawn so far, about a hundred times in a billion; returns false to stop the draw.
using DrawProgress = std::function<bool(std::int64_t drawn)>;

/// Draws both gametes of every single offspring (0 … `maxOffspring`): one random bit for each chromosome that
/// makes a difference, 64 plants in a machine word. A billion plants of one or two genes take less than a
/// tenth of a second; three genes, with 27 genotypes to count, about an eighth and four, with 81, about a
/// third where the processor counts the bits of whole vectors, else half as long again. Between linked genes
/// a crossover is drawn with their recombination fraction, which takes about a dozen random words instead of
/// one.
///
/// The bits come from xoshiro256++ (Blackman and Vigna 2021), four streams side by side that are seeded by
/// the engine's PCG. The same seed gives the same plants on every machine. Throws std::invalid_argument if
/// `offspring` is out of range.
GameteDraw drawEveryGamete(const Offspring& offspring, std::int64_t count, std::uint64_t seed,
                           const DrawProgress& progress = {});

} // namespace lessons
