// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"
#include "lessons/breeding/organism.h"
#include "lessons/cross/offspring.h"
#include "lessons/documents/start_cross.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lessons {

/// A form of the breeding bench's first character, which differs in colour.
struct BredForm {
    breeding::Organism organism = breeding::Organism::Pea;
    breeding::Form form = 0;

    bool operator==(const BredForm&) const = default;
};

/// How an outcome is coloured: in one of the four traits' colours or, without one, in the neutral one, and
/// how much of it (0–1).
struct Tone {
    std::optional<genotype::Trait> trait;
    double weight = 1;
    /// Flowers that are counted by their looks alone have the colour of their petals instead.
    std::optional<genotype::Phenotype> flowers = {};
    /// Of Genome Wars, from 0: its colour is that of its bacteria.
    std::optional<std::uint8_t> team = {};
    /// Of the breeding bench: petals, eyes or fur.
    std::optional<BredForm> bred = {};

    bool operator==(const Tone&) const = default;
};

/// One kind of offspring (or gamete) that is counted.
struct Outcome {
    core::Phrase name;   ///< "round, green"
    std::string letters; ///< how it is written: "R–G–", or "RgT" where there are many; may be empty
    double chance = 0;   ///< under the hypothesis to be tested, 0…1
    Tone tone;
};

struct PublishedCross;

/// A Punnett square as gene tiles make it.
struct BoardSquare {
    genotype::Trait trait = genotype::Trait::SeedShape;
    genotype::Parents parents;
};

/// What a lesson rolls: its outcomes, their chances, and what else they can be compared with.
struct Experiment {
    std::string key; ///< identifies the experiment
    core::Phrase title;
    std::vector<Outcome> outcomes;
    std::vector<std::int64_t> ratio; ///< the chances in smallest whole numbers; empty if they are not simple
    /// The true chances, where they are hidden from the pupil; empty: the chances of the outcomes.
    std::vector<double> hidden;
    std::size_t followed = 0; ///< the outcome whose running share is drawn
    /// Mendel's counts of this cross; the counts are in the order of the outcomes.
    std::vector<const PublishedCross*> published;
    /// The trait whose dice in a game are the same experiment, and their parents; only if the outcomes are
    /// the genotypes of one gene of the game.
    std::optional<genotype::Trait> gameTrait;
    genotype::Parents gameParents;
    /// The game's Punnett squares that roll this cross, each gene by itself; empty if the game has no such
    /// genes.
    std::vector<BoardSquare> board;
    /// The outcome rolled for is a mutation in the first of these squares, which its parents alone cannot
    /// produce.
    bool forMutation = false;
    /// The companion game in which the same can be seen at work, by its id: "genome-wars". May be empty.
    std::string companion;

    /// Plays `n` games of the engine and counts them, instead of drawing from the chances. The
    /// same seed gives the same counts. May be unset.
    std::function<std::vector<std::int64_t>(std::uint64_t seed, std::int64_t n)> play;
    /// How many are rolled or played by each button, growing.
    std::vector<std::int64_t> portions{1, 16, 320, 10'000, 1'000'000'000};

    std::vector<double> chances() const;
    /// The chances that the rolls follow.
    std::vector<double> rolled() const { return hidden.empty() ? chances() : hidden; }
    /// "9 : 3 : 3 : 1", or without such numbers the chances in per cent: "41.5 : 8.5 : 8.5 : 41.5"; "<0.001"
    /// stands for those that are smaller.
    std::string ratioText() const;
};

/// The colour of these phenotypes, one for each gene (places in `Gene::phenotypes`).
Tone toneOf(const Cross& cross, const std::vector<std::size_t>& looks);

/// Offspring by phenotype, without those that cannot come up.
Experiment offspringByLooks(const Cross& cross);
/// The experiment with Mendel's counts of that cross, if he published them by phenotype.
Experiment withPublished(Experiment experiment, const Cross& cross);
/// Offspring by genotype, without those that cannot come up.
Experiment offspringByGenotype(const Cross& cross);
/// The game's squares of a cross, one for each gene; empty if a gene is not in the game or the genes are
/// linked.
std::vector<BoardSquare> boardSquares(const Cross& cross);
/// The gametes of one parent.
Experiment gameteExperiment(const Cross& cross, const Individual& parent);

/// "RrGg × RrGg".
std::string notation(const Cross& cross);

} // namespace lessons
